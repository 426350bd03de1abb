CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.log (
    table_id character varying(64) NOT NULL,
    number integer NOT NULL,
    kind character varying(16) NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    by character varying(64),
    message character varying(80),
    at double precision NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(64) NOT NULL,
    seat integer NOT NULL,
    token_hash character varying(64)
);
CREATE TABLE public.tables (
    id character varying(64) NOT NULL,
    record text NOT NULL,
    nonce character varying(64) NOT NULL,
    is_seed_chosen boolean NOT NULL,
    chairs text NOT NULL,
    owner integer NOT NULL,
    summary text NOT NULL,
    is_bot_due boolean NOT NULL,
    changed double precision NOT NULL,
    game character varying(64) NOT NULL,
    rules integer NOT NULL,
    options text NOT NULL
);
INSERT INTO public.alembic_version VALUES ('2');
INSERT INTO public.log VALUES ('cartographers', 1, 'act', 1, 'forest d8 d9 e9 e10', NULL, '1:0', 1794850486.50805);
INSERT INTO public.log VALUES ('cartographers', 2, 'take_back', 1, '', NULL, NULL, 1794850486.5166047);
INSERT INTO public.log VALUES ('cartographers', 3, 'act', 1, 'forest d8 d9 e9 e10', NULL, NULL, 1794850486.523343);
INSERT INTO public.log VALUES ('cartographers', 4, 'act', 0, 'forest h1 i1 g2 h2', NULL, '0:3', 1794850486.5276258);
INSERT INTO public.log VALUES ('cartographers', 5, 'act', 1, 'water c2 c3 c4 c5', NULL, '1:4', 1794850486.5298748);
INSERT INTO public.log VALUES ('cartographers', 6, 'take_back', 1, '', NULL, NULL, 1794850486.5518224);
INSERT INTO public.log VALUES ('cartographers', 7, 'act', 1, 'water c2 c3 c4 c5', NULL, NULL, 1794850486.5562809);
INSERT INTO public.log VALUES ('cartographers', 8, 'act', 0, 'water a8 b8 c8 d8', NULL, '0:7', 1794850486.560642);
INSERT INTO public.log VALUES ('cartographers', 9, 'act', 0, 'raid 2 a2 b2 b3 a4 b4', NULL, '0:8', 1794850486.570185);
INSERT INTO public.log VALUES ('cartographers', 10, 'take_back', 0, '', NULL, NULL, 1794850486.5756998);
INSERT INTO public.log VALUES ('cartographers', 11, 'act', 0, 'raid 2 a2 b2 b3 a4 b4', NULL, NULL, 1794850486.579227);
INSERT INTO public.log VALUES ('cartographers', 12, 'act', 1, 'raid 1 c3 d3 c4 c5 d5', NULL, '1:11', 1794850486.5844688);
INSERT INTO public.log VALUES ('cartographers', 13, 'act', 1, 'village f1 e2 f2 e3 e4', NULL, '1:12', 1794850486.5937529);
INSERT INTO public.log VALUES ('cartographers', 14, 'take_back', 1, '', NULL, NULL, 1794850486.5961916);
INSERT INTO public.log VALUES ('cartographers', 15, 'act', 1, 'village f1 e2 f2 e3 e4', NULL, NULL, 1794850486.599962);
INSERT INTO public.log VALUES ('cartographers', 16, 'act', 0, 'village f8 g8 h8 h9 i9', NULL, '0:15', 1794850486.6040518);
INSERT INTO public.log VALUES ('cartographers', 17, 'act', 1, 'water a9 a10 b10 b11 c11', NULL, '1:16', 1794850486.6074135);
INSERT INTO public.log VALUES ('cartographers', 18, 'take_back', 1, '', NULL, NULL, 1794850486.6091998);
INSERT INTO public.log VALUES ('cartographers', 19, 'act', 1, 'water a9 a10 b10 b11 c11', NULL, NULL, 1794850486.6126633);
INSERT INTO public.log VALUES ('cartographers', 20, 'act', 0, 'water e8 d9 e9 c10 d10', NULL, '0:19', 1794850486.6158864);
INSERT INTO public.log VALUES ('cartographers', 21, 'act', 1, 'farm b7 a8 b8 c8 b9', NULL, '1:20', 1794850486.6194763);
INSERT INTO public.log VALUES ('cartographers', 22, 'take_back', 1, '', NULL, NULL, 1794850486.623376);
INSERT INTO public.log VALUES ('cartographers', 23, 'act', 1, 'farm b7 a8 b8 c8 b9', NULL, NULL, 1794850486.6249454);
INSERT INTO public.log VALUES ('cartographers', 24, 'act', 0, 'farm f1 f2', NULL, '0:23', 1794850486.6301014);
INSERT INTO public.log VALUES ('heroes', 1, 'act', 0, 'water c7 d7 c8 c9', NULL, '0:0', 1794850486.6439786);
INSERT INTO public.log VALUES ('heroes', 2, 'take_back', 0, '', NULL, NULL, 1794850486.6553085);
INSERT INTO public.log VALUES ('heroes', 3, 'act', 0, 'water c7 d7 c8 c9', NULL, NULL, 1794850486.6587853);
INSERT INTO public.log VALUES ('heroes', 4, 'act', 1, 'village g2 g3 f4 g4', NULL, '1:3', 1794850486.6746361);
INSERT INTO public.log VALUES ('heroes', 5, 'act', 1, 'forest h1 i2 j2', NULL, '1:4', 1794850486.6875);
INSERT INTO public.log VALUES ('heroes', 6, 'take_back', 1, '', NULL, NULL, 1794850486.6898339);
INSERT INTO public.log VALUES ('heroes', 7, 'act', 1, 'forest h1 i2 j2', NULL, NULL, 1794850486.6952589);
INSERT INTO public.log VALUES ('heroes', 8, 'act', 0, 'forest i7 j7 k8', NULL, '0:7', 1794850486.7022698);
INSERT INTO public.log VALUES ('heroes', 9, 'act', 0, 'forest g1 h1 g3 h3', NULL, '0:8', 1794850486.7122383);
INSERT INTO public.log VALUES ('heroes', 10, 'take_back', 0, '', NULL, NULL, 1794850486.7201397);
INSERT INTO public.log VALUES ('heroes', 11, 'act', 0, 'forest g1 h1 g3 h3', NULL, NULL, 1794850486.7269294);
INSERT INTO public.log VALUES ('heroes', 12, 'act', 1, 'forest d9 d10 e10', NULL, '1:11', 1794850486.735487);
INSERT INTO public.log VALUES ('heroes', 13, 'act', 0, 'water f5 g5 f6 f7 g7', NULL, '0:12', 1794850486.7373528);
INSERT INTO public.log VALUES ('heroes', 14, 'take_back', 0, '', NULL, NULL, 1794850486.739204);
INSERT INTO public.log VALUES ('heroes', 15, 'act', 0, 'water f5 g5 f6 f7 g7', NULL, NULL, 1794850486.7516236);
INSERT INTO public.log VALUES ('heroes', 16, 'act', 1, 'water d3 e3 e4 d5 e5', NULL, '1:15', 1794850486.7559118);
INSERT INTO public.log VALUES ('heroes', 17, 'act', 1, 'hero j6 attacks j3 j4 j5', NULL, '1:16', 1794850486.7642915);
INSERT INTO public.log VALUES ('heroes', 18, 'take_back', 1, '', NULL, NULL, 1794850486.766282);
INSERT INTO public.log VALUES ('heroes', 19, 'act', 1, 'hero j6 attacks j3 j4 j5', NULL, NULL, 1794850486.772103);
INSERT INTO public.log VALUES ('heroes', 20, 'act', 0, 'hero f2 attacks c2 d2 e2', NULL, '0:19', 1794850486.7835915);
INSERT INTO public.log VALUES ('heroes', 21, 'act', 0, 'farm b4 b5 c5 d5 b6', NULL, '0:20', 1794850486.794949);
INSERT INTO public.log VALUES ('heroes', 22, 'take_back', 0, '', NULL, NULL, 1794850486.8058314);
INSERT INTO public.log VALUES ('heroes', 23, 'act', 0, 'farm b4 b5 c5 d5 b6', NULL, NULL, 1794850486.809641);
INSERT INTO public.log VALUES ('heroes', 24, 'act', 1, 'village g5 e6 f6 g6 g7', NULL, '1:23', 1794850486.8113706);
INSERT INTO public.log VALUES ('mapmaker', 1, 'act', 0, 'c8 c9 c10', NULL, '0:0', 1794850486.8192608);
INSERT INTO public.log VALUES ('mapmaker', 2, 'act', 0, 'd3 e3 f3 e4', NULL, '0:1', 1794850486.8228843);
INSERT INTO public.log VALUES ('mapmaker', 3, 'act', 0, 'j5 i6 j6 k6 j7', NULL, '0:2', 1794850486.8270922);
INSERT INTO public.log VALUES ('mapmaker', 4, 'act', 0, 'j1 j2 j3 k3', NULL, '0:3', 1794850486.8290846);
INSERT INTO public.log VALUES ('mapmaker', 5, 'act', 0, 'f2 g2 g3 h3 h4', NULL, '0:4', 1794850486.83446);
INSERT INTO public.log VALUES ('mapmaker', 6, 'act', 0, 'g8 h8 i8', NULL, '0:5', 1794850486.835999);
INSERT INTO public.log VALUES ('mapmaker', 7, 'act', 0, 'a9 b9 a10 b10 b11', NULL, '0:6', 1794850486.8412707);
INSERT INTO public.log VALUES ('mapmaker', 8, 'act', 0, 'e7 e8 d9 e9 f9', NULL, '0:7', 1794850486.8445578);
INSERT INTO public.log VALUES ('mapmaker', 9, 'act', 0, 'b4 b5 b6 c6', NULL, '0:8', 1794850486.8489628);
INSERT INTO public.log VALUES ('mapmaker', 10, 'act', 0, 'f6 g6 f7 g7', NULL, '0:9', 1794850486.8573499);
INSERT INTO public.log VALUES ('mapmaker', 11, 'act', 0, 'i9 i10 j10 i11', NULL, '0:10', 1794850486.8615236);
INSERT INTO public.log VALUES ('mapmaker', 12, 'act', 0, 'b3 c3 c4 d4', NULL, '0:11', 1794850486.8664794);
INSERT INTO public.log VALUES ('cartouche', 1, 'act', 1, 'take DSB2', NULL, '1:0', 1794850486.878861);
INSERT INTO public.log VALUES ('cartouche', 2, 'act', 0, 'take C13', NULL, '0:1', 1794850486.8809834);
INSERT INTO public.log VALUES ('cartouche', 3, 'act', 1, 'take C09', NULL, '1:2', 1794850486.8824878);
INSERT INTO public.log VALUES ('cartouche', 4, 'act', 0, 'take DCB2', NULL, '0:3', 1794850486.8878288);
INSERT INTO public.log VALUES ('cartouche', 5, 'act', 0, 'place DCB2 C h8 B h9 i9', NULL, '0:4', 1794850486.89018);
INSERT INTO public.log VALUES ('cartouche', 6, 'take_back', 0, '', NULL, NULL, 1794850486.893702);
INSERT INTO public.log VALUES ('cartouche', 7, 'act', 0, 'place DCB2 C h8 B h9 i9', NULL, NULL, 1794850486.8970997);
INSERT INTO public.log VALUES ('cartouche', 8, 'act', 1, 'place DSB2 S a9 B a8 b8', NULL, '1:7', 1794850486.8988428);
INSERT INTO public.log VALUES ('cartouche', 9, 'take_back', 1, '', NULL, NULL, 1794850486.9027724);
INSERT INTO public.log VALUES ('cartouche', 10, 'act', 1, 'place DSB2 S a9 B a8 b8', NULL, NULL, 1794850486.905994);
INSERT INTO public.log VALUES ('cartouche', 11, 'act', 0, 'done', NULL, '0:10', 1794850486.915919);
INSERT INTO public.log VALUES ('cartouche', 12, 'take_back', 0, '', NULL, NULL, 1794850486.9176862);
INSERT INTO public.log VALUES ('cartouche', 13, 'act', 0, 'done', NULL, NULL, 1794850486.9233923);
INSERT INTO public.log VALUES ('cartouche', 14, 'act', 1, 'done', NULL, '1:13', 1794850486.9300892);
INSERT INTO public.log VALUES ('cartouche', 15, 'act', 0, 'done', NULL, '0:14', 1794850486.933655);
INSERT INTO public.log VALUES ('cartouche', 16, 'take_back', 0, '', NULL, NULL, 1794850486.9368436);
INSERT INTO public.log VALUES ('cartouche', 17, 'act', 0, 'done', NULL, NULL, 1794850486.9432495);
INSERT INTO public.log VALUES ('cartouche', 18, 'act', 1, 'done', NULL, '1:17', 1794850486.9485793);
INSERT INTO public.log VALUES ('cartouche', 19, 'act', 0, 'take T13', NULL, '0:18', 1794850486.9540472);
INSERT INTO public.log VALUES ('cartouche', 20, 'act', 1, 'take MB07', NULL, '1:19', 1794850486.9600189);
INSERT INTO public.log VALUES ('bot-due', 1, 'act', 0, 'farm a3 a4 b4 a5', NULL, '0:0', 1794850486.9721174);
INSERT INTO public.log VALUES ('bot-due', 2, 'take_back', 0, '', NULL, NULL, 1794850486.9874194);
INSERT INTO public.log VALUES ('bot-due', 3, 'act', 0, 'farm a3 a4 b4 a5', NULL, NULL, 1794850486.9903512);
INSERT INTO public.log VALUES ('over', 1, 'act', 0, 'h5 h6 h7 i7', NULL, '0:0', 1794850487.0173872);
INSERT INTO public.log VALUES ('over', 2, 'act', 0, 'j6 k6 j7 k7', NULL, '0:1', 1794850487.0302887);
INSERT INTO public.log VALUES ('over', 3, 'act', 0, 'b10 c10 a11 b11', NULL, '0:2', 1794850487.036408);
INSERT INTO public.log VALUES ('over', 4, 'act', 0, 'j1 j2 k2 k3', NULL, '0:3', 1794850487.0380142);
INSERT INTO public.log VALUES ('over', 5, 'act', 0, 'j10 i11 j11 k11', NULL, '0:4', 1794850487.040268);
INSERT INTO public.log VALUES ('over', 6, 'act', 0, 'd3 b4 c4 d4 d5', NULL, '0:5', 1794850487.041766);
INSERT INTO public.log VALUES ('over', 7, 'act', 0, 'd7 e7 e8 f8', NULL, '0:6', 1794850487.04331);
INSERT INTO public.log VALUES ('over', 8, 'act', 0, 'e3 f3 g3 e4', NULL, '0:7', 1794850487.0447004);
INSERT INTO public.log VALUES ('over', 9, 'act', 0, 'f4 e5 f5 g5 f6', NULL, '0:8', 1794850487.0461435);
INSERT INTO public.log VALUES ('over', 10, 'act', 0, 'i8 j8 k8', NULL, '0:9', 1794850487.0480225);
INSERT INTO public.log VALUES ('over', 11, 'act', 0, 'j4 k4 i5 j5 i6', NULL, '0:10', 1794850487.0512857);
INSERT INTO public.log VALUES ('over', 12, 'act', 0, 'a4 a5 a6', NULL, '0:11', 1794850487.0526643);
INSERT INTO public.log VALUES ('over', 13, 'act', 0, 'a7 b7 a8 b8 c8', NULL, '0:12', 1794850487.056837);
INSERT INTO public.log VALUES ('over', 14, 'act', 0, 'h8 h9 i9 h10', NULL, '0:13', 1794850487.058368);
INSERT INTO public.log VALUES ('over', 15, 'act', 0, 'f2 g2 h2 h3 h4', NULL, '0:14', 1794850487.061184);
INSERT INTO public.log VALUES ('over', 16, 'act', 0, 'd10 c11 d11', NULL, '0:15', 1794850487.0643685);
INSERT INTO public.log VALUES ('over', 17, 'act', 0, 'e11 f11 g11', NULL, '0:16', 1794850487.0681756);
INSERT INTO public.seats VALUES ('cartographers', 0, 'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029');
INSERT INTO public.seats VALUES ('cartographers', 1, NULL);
INSERT INTO public.seats VALUES ('heroes', 0, 'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029');
INSERT INTO public.seats VALUES ('heroes', 1, NULL);
INSERT INTO public.seats VALUES ('mapmaker', 0, 'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029');
INSERT INTO public.seats VALUES ('cartouche', 0, 'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029');
INSERT INTO public.seats VALUES ('cartouche', 1, NULL);
INSERT INTO public.seats VALUES ('bot-due', 0, 'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029');
INSERT INTO public.seats VALUES ('bot-due', 1, NULL);
INSERT INTO public.seats VALUES ('over', 0, 'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029');
INSERT INTO public.tables VALUES ('bot-due', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "a3b3f87d523f01e4d0e20c4135628aab:037dd8cad387a3b0fa886a56598d0074", "options": {}, "actions": [], "digest": "71c7034d37d3c1980c1862a411d7cd5ce7e4a41d27c83a05c84a920a917b7f3d"}', '037dd8cad387a3b0fa886a56598d0074', false, '[["Ada", true, null, 0], ["", false, "uniform", 0]]', 0, '[["Ada", ""], [1], false]', true, 1794850486.9903512, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('mapmaker', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "06b4a448a154b5c8bc6a9a17049443b6:314eacc5c6f01f85aacea9eb934f314c", "options": {}, "actions": [], "digest": "ea071d014798a0102de5a803592874d66a3afb744d756091d81a5f0e216d621f"}', '314eacc5c6f01f85aacea9eb934f314c', false, '[["Ada", true, null, 0]]', 0, '[["Ada"], [0], false]', false, 1794850486.8664794, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('heroes', '{"landscribe": "landscribe record 1", "game": "heroes", "rules": 1, "seats": 2, "seed": "243961e082b5b2ac8657b55b61aa03dd:4f03a3f6ad35186784d45dd1f3e117f9", "options": {}, "actions": [], "digest": "84e737aa80e6644a8dfcd7dc84fb2c2bd2b434cb7124853919f3c518305cdfcb"}', '4f03a3f6ad35186784d45dd1f3e117f9', false, '[["Ada", true, null, 0], ["", false, null, 0]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794850486.8113706, 'heroes', 1, '{}');
INSERT INTO public.tables VALUES ('cartographers', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "da5bf968fb7dc0edd9cac1e34be4a684:491822eee1da4b9687b000c750bb2ce5", "options": {}, "actions": [], "digest": "f791d7f254d1f29257c2651ceb094065bee1e89aff74d3e304768a03c452fd1c"}', '491822eee1da4b9687b000c750bb2ce5', false, '[["Ada", true, null, 0], ["", false, null, 0]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794850486.6301014, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('cartouche', '{"landscribe": "landscribe record 1", "game": "cartouche", "rules": 1, "seats": 2, "seed": "f8b17f0fb962d404eb78f4b2bc3aa838:714750d7474f6c56fd446a6c7d89430f", "options": {}, "actions": [], "digest": "3ab9984ddf07ba9a95c4d0226a786defa2f6d8eb59cba62fc8554ef6f21365ea"}', '714750d7474f6c56fd446a6c7d89430f', false, '[["Ada", true, null, 0], ["", false, null, 0]]', 0, '[["Ada", ""], [0], false]', false, 1794850486.9600189, 'cartouche', 1, '{}');
INSERT INTO public.tables VALUES ('over', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "432e33078ecdabfe5445f7d20d4e8fd2:764ca92533463caa163cd3ae18f0b3b5", "options": {}, "actions": [], "digest": "f39b7fb99036ccf541526db88fd3df0fa046ba70159c80a699d463172ec60a9a"}', '764ca92533463caa163cd3ae18f0b3b5', false, '[["Ada", true, null, 0]]', 0, '[["Ada"], [], true]', false, 1794850487.0681756, 'mapmaker', 1, '{}');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_tables_is_bot_due ON public.tables USING btree (is_bot_due);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
