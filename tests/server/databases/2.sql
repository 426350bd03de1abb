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
INSERT INTO public.log VALUES ('cartographers', 1, 'act', 1, 'farm j6 i7 j7 k7 j8', NULL, '1:0', 1794856736.0564282);
INSERT INTO public.log VALUES ('cartographers', 2, 'take_back', 1, '', NULL, NULL, 1794856736.0642943);
INSERT INTO public.log VALUES ('cartographers', 3, 'act', 1, 'farm j6 i7 j7 k7 j8', NULL, NULL, 1794856736.0717802);
INSERT INTO public.log VALUES ('cartographers', 4, 'act', 0, 'farm f9 e10 f10 g10 f11', NULL, '0:3', 1794856736.0766637);
INSERT INTO public.log VALUES ('cartographers', 5, 'act', 1, 'village e3 d4 e4 f4', NULL, '1:4', 1794856736.080736);
INSERT INTO public.log VALUES ('cartographers', 6, 'take_back', 1, '', NULL, NULL, 1794856736.0852678);
INSERT INTO public.log VALUES ('cartographers', 7, 'act', 1, 'village e3 d4 e4 f4', NULL, NULL, 1794856736.0957417);
INSERT INTO public.log VALUES ('cartographers', 8, 'act', 0, 'village c6 b7 c7 c8', NULL, '0:7', 1794856736.099643);
INSERT INTO public.log VALUES ('cartographers', 9, 'act', 0, 'water g6 h6 i6 g7 g8', NULL, '0:8', 1794856736.105372);
INSERT INTO public.log VALUES ('cartographers', 10, 'take_back', 0, '', NULL, NULL, 1794856736.1121519);
INSERT INTO public.log VALUES ('cartographers', 11, 'act', 0, 'water g6 h6 i6 g7 g8', NULL, NULL, 1794856736.1147957);
INSERT INTO public.log VALUES ('cartographers', 12, 'act', 1, 'farm c6 d6 e6 c7 c8', NULL, '1:11', 1794856736.1248062);
INSERT INTO public.log VALUES ('cartographers', 13, 'act', 1, 'farm j1 k1 j2 j3', NULL, '1:12', 1794856736.1290872);
INSERT INTO public.log VALUES ('cartographers', 14, 'take_back', 1, '', NULL, NULL, 1794856736.1358476);
INSERT INTO public.log VALUES ('cartographers', 15, 'act', 1, 'farm j1 k1 j2 j3', NULL, NULL, 1794856736.1455476);
INSERT INTO public.log VALUES ('cartographers', 16, 'act', 0, 'farm j3 k3 j4 j5', NULL, '0:15', 1794856736.1516864);
INSERT INTO public.log VALUES ('cartographers', 17, 'act', 1, 'water b9', NULL, '1:16', 1794856736.153999);
INSERT INTO public.log VALUES ('cartographers', 18, 'take_back', 1, '', NULL, NULL, 1794856736.1602068);
INSERT INTO public.log VALUES ('cartographers', 19, 'act', 1, 'water b9', NULL, NULL, 1794856736.1625202);
INSERT INTO public.log VALUES ('cartographers', 20, 'act', 0, 'farm e6', NULL, '0:19', 1794856736.1688683);
INSERT INTO public.log VALUES ('cartographers', 21, 'act', 1, 'forest c4 b5 c5 b6', NULL, '1:20', 1794856736.1753764);
INSERT INTO public.log VALUES ('cartographers', 22, 'take_back', 1, '', NULL, NULL, 1794856736.1793253);
INSERT INTO public.log VALUES ('cartographers', 23, 'act', 1, 'forest c4 b5 c5 b6', NULL, NULL, 1794856736.1834426);
INSERT INTO public.log VALUES ('cartographers', 24, 'act', 0, 'forest c2 d3', NULL, '0:23', 1794856736.187422);
INSERT INTO public.log VALUES ('heroes', 1, 'act', 0, 'farm i9 j10 k10', NULL, '0:0', 1794856736.2001648);
INSERT INTO public.log VALUES ('heroes', 2, 'take_back', 0, '', NULL, NULL, 1794856736.2032852);
INSERT INTO public.log VALUES ('heroes', 3, 'act', 0, 'farm i9 j10 k10', NULL, NULL, 1794856736.212681);
INSERT INTO public.log VALUES ('heroes', 4, 'act', 1, 'forest a10 b10 c11', NULL, '1:3', 1794856736.2205188);
INSERT INTO public.log VALUES ('heroes', 5, 'act', 1, 'water i2 j3', NULL, '1:4', 1794856736.2232146);
INSERT INTO public.log VALUES ('heroes', 6, 'take_back', 1, '', NULL, NULL, 1794856736.227995);
INSERT INTO public.log VALUES ('heroes', 7, 'act', 1, 'water i2 j3', NULL, NULL, 1794856736.235896);
INSERT INTO public.log VALUES ('heroes', 8, 'act', 0, 'water j5 i6 j6 j7', NULL, '0:7', 1794856736.241432);
INSERT INTO public.log VALUES ('heroes', 9, 'act', 0, 'village a2 a3 a4 b4', NULL, '0:8', 1794856736.248772);
INSERT INTO public.log VALUES ('heroes', 10, 'take_back', 0, '', NULL, NULL, 1794856736.2557597);
INSERT INTO public.log VALUES ('heroes', 11, 'act', 0, 'village a2 a3 a4 b4', NULL, NULL, 1794856736.2582753);
INSERT INTO public.log VALUES ('heroes', 12, 'act', 1, 'village c8 d8 d9 d10', NULL, '1:11', 1794856736.2615755);
INSERT INTO public.log VALUES ('heroes', 13, 'act', 0, 'farm e2', NULL, '0:12', 1794856736.2718704);
INSERT INTO public.log VALUES ('heroes', 14, 'take_back', 0, '', NULL, NULL, 1794856736.2742133);
INSERT INTO public.log VALUES ('heroes', 15, 'act', 0, 'farm e2', NULL, NULL, 1794856736.2788982);
INSERT INTO public.log VALUES ('heroes', 16, 'act', 1, 'monster i3', NULL, '1:15', 1794856736.2832592);
INSERT INTO public.log VALUES ('heroes', 17, 'act', 1, 'hero i9 attacks h8 j8 h10 j10', NULL, '1:16', 1794856736.290286);
INSERT INTO public.log VALUES ('heroes', 18, 'take_back', 1, '', NULL, NULL, 1794856736.295456);
INSERT INTO public.log VALUES ('heroes', 19, 'act', 1, 'hero i9 attacks h8 j8 h10 j10', NULL, NULL, 1794856736.2997122);
INSERT INTO public.log VALUES ('heroes', 20, 'act', 0, 'hero f2 attacks e1 g1 e3 g3', NULL, '0:19', 1794856736.3080194);
INSERT INTO public.log VALUES ('heroes', 21, 'act', 0, 'forest f3 g3 f4', NULL, '0:20', 1794856736.3128514);
INSERT INTO public.log VALUES ('heroes', 22, 'take_back', 0, '', NULL, NULL, 1794856736.3193262);
INSERT INTO public.log VALUES ('heroes', 23, 'act', 0, 'forest f3 g3 f4', NULL, NULL, 1794856736.3232298);
INSERT INTO public.log VALUES ('heroes', 24, 'act', 1, 'forest f9 g9 f11 g11', NULL, '1:23', 1794856736.3277953);
INSERT INTO public.log VALUES ('mapmaker', 1, 'act', 0, 'c8 c9 c10', NULL, '0:0', 1794856736.339751);
INSERT INTO public.log VALUES ('mapmaker', 2, 'act', 0, 'c3 d3 e3', NULL, '0:1', 1794856736.343103);
INSERT INTO public.log VALUES ('mapmaker', 3, 'act', 0, 'h5 g6 h6 h7', NULL, '0:2', 1794856736.3528674);
INSERT INTO public.log VALUES ('mapmaker', 4, 'act', 0, 'f6 e7 f7 g7 f8', NULL, '0:3', 1794856736.360464);
INSERT INTO public.log VALUES ('mapmaker', 5, 'act', 0, 'i1 j1 j2 k2', NULL, '0:4', 1794856736.3621173);
INSERT INTO public.log VALUES ('mapmaker', 6, 'act', 0, 'b9 a10 b10 b11', NULL, '0:5', 1794856736.363566);
INSERT INTO public.log VALUES ('mapmaker', 7, 'act', 0, 'j6 k6 j7 k7 j8', NULL, '0:6', 1794856736.3684726);
INSERT INTO public.log VALUES ('mapmaker', 8, 'act', 0, 'a4 b4 b5 c5', NULL, '0:7', 1794856736.3735023);
INSERT INTO public.log VALUES ('mapmaker', 9, 'act', 0, 'i7 g8 h8 i8', NULL, '0:8', 1794856736.381697);
INSERT INTO public.log VALUES ('mapmaker', 10, 'act', 0, 'g1 h1 g2 g3', NULL, '0:9', 1794856736.3841126);
INSERT INTO public.log VALUES ('mapmaker', 11, 'act', 0, 'f1 d2 e2 f2 f3', NULL, '0:10', 1794856736.3913074);
INSERT INTO public.log VALUES ('mapmaker', 12, 'act', 0, 'b6 c6 c7 d7 d8', NULL, '0:11', 1794856736.3935306);
INSERT INTO public.log VALUES ('cartouche', 1, 'act', 1, 'take MH08', NULL, '1:0', 1794856736.40431);
INSERT INTO public.log VALUES ('cartouche', 2, 'act', 0, 'take C05', NULL, '0:1', 1794856736.4086223);
INSERT INTO public.log VALUES ('cartouche', 3, 'act', 1, 'take T10', NULL, '1:2', 1794856736.4123294);
INSERT INTO public.log VALUES ('cartouche', 4, 'act', 0, 'take MH04', NULL, '0:3', 1794856736.4195523);
INSERT INTO public.log VALUES ('cartouche', 5, 'act', 0, 'place MH04 h6 h7 h8 h9', NULL, '0:4', 1794856736.4214413);
INSERT INTO public.log VALUES ('cartouche', 6, 'take_back', 0, '', NULL, NULL, 1794856736.4288957);
INSERT INTO public.log VALUES ('cartouche', 7, 'act', 0, 'place MH04 h6 h7 h8 h9', NULL, NULL, 1794856736.4304159);
INSERT INTO public.log VALUES ('cartouche', 8, 'act', 1, 'place MH08 a8 b8 a9 b9', NULL, '1:7', 1794856736.4319494);
INSERT INTO public.log VALUES ('cartouche', 9, 'take_back', 1, '', NULL, NULL, 1794856736.435381);
INSERT INTO public.log VALUES ('cartouche', 10, 'act', 1, 'place MH08 a8 b8 a9 b9', NULL, NULL, 1794856736.436954);
INSERT INTO public.log VALUES ('cartouche', 11, 'act', 0, 'done', NULL, '0:10', 1794856736.440294);
INSERT INTO public.log VALUES ('cartouche', 12, 'take_back', 0, '', NULL, NULL, 1794856736.4434783);
INSERT INTO public.log VALUES ('cartouche', 13, 'act', 0, 'done', NULL, NULL, 1794856736.4480128);
INSERT INTO public.log VALUES ('cartouche', 14, 'act', 1, 'done', NULL, '1:13', 1794856736.4495826);
INSERT INTO public.log VALUES ('cartouche', 15, 'act', 0, 'done', NULL, '0:14', 1794856736.4559963);
INSERT INTO public.log VALUES ('cartouche', 16, 'take_back', 0, '', NULL, NULL, 1794856736.4577432);
INSERT INTO public.log VALUES ('cartouche', 17, 'act', 0, 'done', NULL, NULL, 1794856736.4591825);
INSERT INTO public.log VALUES ('cartouche', 18, 'act', 1, 'done', NULL, '1:17', 1794856736.4634805);
INSERT INTO public.log VALUES ('cartouche', 19, 'act', 0, 'take R06', NULL, '0:18', 1794856736.4665082);
INSERT INTO public.log VALUES ('cartouche', 20, 'act', 1, 'take MH07', NULL, '1:19', 1794856736.4681063);
INSERT INTO public.log VALUES ('bot-due', 1, 'act', 0, 'forest k5 i6 j6 k6 k7', NULL, '0:0', 1794856736.471111);
INSERT INTO public.log VALUES ('bot-due', 2, 'take_back', 0, '', NULL, NULL, 1794856736.4724133);
INSERT INTO public.log VALUES ('bot-due', 3, 'act', 0, 'forest k5 i6 j6 k6 k7', NULL, NULL, 1794856736.473671);
INSERT INTO public.log VALUES ('over', 1, 'act', 0, 'e6 e7 e8 f8 g8', NULL, '0:0', 1794856736.4766438);
INSERT INTO public.log VALUES ('over', 2, 'act', 0, 'h3 g4 h4 h5', NULL, '0:1', 1794856736.478079);
INSERT INTO public.log VALUES ('over', 3, 'act', 0, 'a3 a4 b4 b5', NULL, '0:2', 1794856736.4795668);
INSERT INTO public.log VALUES ('over', 4, 'act', 0, 'i3 j3 k3 j4 k4', NULL, '0:3', 1794856736.4812121);
INSERT INTO public.log VALUES ('over', 5, 'act', 0, 'd9 c10 d10 e10 d11', NULL, '0:4', 1794856736.4825797);
INSERT INTO public.log VALUES ('over', 6, 'act', 0, 'h6 i6 i7 i8', NULL, '0:5', 1794856736.483967);
INSERT INTO public.log VALUES ('over', 7, 'act', 0, 'd2 c3 d3 c4', NULL, '0:6', 1794856736.485306);
INSERT INTO public.log VALUES ('over', 8, 'act', 0, 'b6 b7 c7 d7 b8', NULL, '0:7', 1794856736.486689);
INSERT INTO public.log VALUES ('over', 9, 'act', 0, 'c8 d8 b9 c9 b10', NULL, '0:8', 1794856736.4881632);
INSERT INTO public.log VALUES ('over', 10, 'act', 0, 'a5 a6 a7', NULL, '0:9', 1794856736.4895651);
INSERT INTO public.log VALUES ('over', 11, 'act', 0, 'h9 g10 h10', NULL, '0:10', 1794856736.4908698);
INSERT INTO public.log VALUES ('over', 12, 'act', 0, 'h1 f2 g2 h2', NULL, '0:11', 1794856736.4923139);
INSERT INTO public.log VALUES ('over', 13, 'act', 0, 'e4 f4 d5 e5', NULL, '0:12', 1794856736.4936886);
INSERT INTO public.log VALUES ('over', 14, 'act', 0, 'k9 j10 k10 k11', NULL, '0:13', 1794856736.4949677);
INSERT INTO public.log VALUES ('over', 15, 'act', 0, 'e3 f3 g3', NULL, '0:14', 1794856736.496355);
INSERT INTO public.log VALUES ('over', 16, 'act', 0, 'f5 g5 f6 g6', NULL, '0:15', 1794856736.4979608);
INSERT INTO public.log VALUES ('over', 17, 'act', 0, 'i1 j1 j2 k2', NULL, '0:16', 1794856736.4993224);
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
INSERT INTO public.tables VALUES ('mapmaker', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "2c7a443c556ad1db69f1061ef6362d3c:e98da1b4fb1639ff666a975d532d041c", "options": {}, "actions": [], "digest": "58409a356fe8ba835a4209a8feb4b66ee6e85bc00e0d37137decd47bda5c693c"}', 'e98da1b4fb1639ff666a975d532d041c', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"], [0], false]', false, 1794856736.3935306, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('heroes', '{"landscribe": "landscribe record 1", "game": "heroes", "rules": 1, "seats": 2, "seed": "4f7038d4913dd36c8cc2493d61fd0a6d:c350d8ef1e6332809b63475585d0b948", "options": {}, "actions": [], "digest": "5f8ffa8b3c080a52fccb96aea6af0367b9fe607f519ced99c1d9b6dc56ea432d"}', 'c350d8ef1e6332809b63475585d0b948', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794856736.3277953, 'heroes', 1, '{}');
INSERT INTO public.tables VALUES ('bot-due', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "06592dc8b2cd4c253e254e2526557b10:282e76a2d8e403a3e131c779388657a3", "options": {}, "actions": [], "digest": "6f79a86f0c399007085af34c67b258489645fc63681d7e737d2bab886e1a63d5"}', '282e76a2d8e403a3e131c779388657a3', false, '[["Ada", true, null, 0, "", ""], ["", false, "uniform", 0, "", ""]]', 0, '[["Ada", ""], [1], false]', true, 1794856736.473671, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('cartographers', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "c90d96d150785f7a353a9b78b1272f7b:312cb774291ae731865d7dadb1e63c38", "options": {}, "actions": [], "digest": "deb6936f12161d89459190aa930e6a23552421a9d8cae7ed0e9846cd4c80f01f"}', '312cb774291ae731865d7dadb1e63c38', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794856736.187422, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('over', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "5a26e40741c4d07c825ef6795e2db01a:7b189b5165bfe7a4ca38805c0680f3ca", "options": {}, "actions": [], "digest": "de19790cbeb246ae662a29b14a61542b76b342f34780e3416153c44464044dd9"}', '7b189b5165bfe7a4ca38805c0680f3ca', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"], [], true]', false, 1794856736.4993224, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('cartouche', '{"landscribe": "landscribe record 1", "game": "cartouche", "rules": 1, "seats": 2, "seed": "accf3e489a653b9bd42bee3360ddd1ec:77384b6971993abcea9f832539844e3b", "options": {}, "actions": [], "digest": "5749ee316f814bffcde7f71378094f4d596db677b2ed8a771e2537b8df6b7036"}', '77384b6971993abcea9f832539844e3b', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0], false]', false, 1794856736.4681063, 'cartouche', 1, '{}');
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
