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
    at double precision NOT NULL,
    digest character varying(20)
);
CREATE TABLE public.reviews (
    table_id character varying(64) NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL
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
INSERT INTO public.alembic_version VALUES ('4');
INSERT INTO public.log VALUES ('cartographers', 1, 'act', 1, 'farm i9 i10 i11 j11 k11', NULL, '1:0', 1794918976.6108844, NULL);
INSERT INTO public.log VALUES ('cartographers', 2, 'take_back', 1, '', NULL, NULL, 1794918976.6410842, NULL);
INSERT INTO public.log VALUES ('cartographers', 3, 'act', 1, 'farm i9 i10 i11 j11 k11', NULL, NULL, 1794918976.6582532, NULL);
INSERT INTO public.log VALUES ('cartographers', 4, 'act', 0, 'water e3 f3 g3 e4 e5', NULL, '0:3', 1794918976.664236, '1:768048fc4fa374f3');
INSERT INTO public.log VALUES ('cartographers', 5, 'act', 1, 'village g3 h3 g4 h4 h5', NULL, '1:4', 1794918976.6815557, NULL);
INSERT INTO public.log VALUES ('cartographers', 6, 'take_back', 1, '', NULL, NULL, 1794918976.6856327, NULL);
INSERT INTO public.log VALUES ('cartographers', 7, 'act', 1, 'village g3 h3 g4 h4 h5', NULL, NULL, 1794918976.6953702, NULL);
INSERT INTO public.log VALUES ('cartographers', 8, 'act', 0, 'village d8 e8 f8 d9 e9', NULL, '0:7', 1794918976.7129216, '1:6d16b0da81c27e39');
INSERT INTO public.log VALUES ('cartographers', 9, 'act', 0, 'water a7 b7 c7 b8 b9', NULL, '0:8', 1794918976.736526, NULL);
INSERT INTO public.log VALUES ('cartographers', 10, 'take_back', 0, '', NULL, NULL, 1794918976.7561703, NULL);
INSERT INTO public.log VALUES ('cartographers', 11, 'act', 0, 'water a7 b7 c7 b8 b9', NULL, NULL, 1794918976.766854, NULL);
INSERT INTO public.log VALUES ('cartographers', 12, 'act', 1, 'forest d6 d7 e7 f7 d8', NULL, '1:11', 1794918976.7822497, '1:25f914e6bb6fbbd7');
INSERT INTO public.log VALUES ('cartographers', 13, 'act', 1, 'water b1 b2 b3 b4', NULL, '1:12', 1794918976.7996337, NULL);
INSERT INTO public.log VALUES ('cartographers', 14, 'take_back', 1, '', NULL, NULL, 1794918976.8167527, NULL);
INSERT INTO public.log VALUES ('cartographers', 15, 'act', 1, 'water b1 b2 b3 b4', NULL, NULL, 1794918976.8245058, NULL);
INSERT INTO public.log VALUES ('cartographers', 16, 'act', 0, 'water f11 g11 h11 i11', NULL, '0:15', 1794918976.833075, '1:1fdfa0251a1f25ff');
INSERT INTO public.log VALUES ('cartographers', 17, 'act', 1, 'water b6 c6 a7 b7 a8', NULL, '1:16', 1794918976.8497593, NULL);
INSERT INTO public.log VALUES ('cartographers', 18, 'take_back', 1, '', NULL, NULL, 1794918976.8516607, NULL);
INSERT INTO public.log VALUES ('cartographers', 19, 'act', 1, 'water b6 c6 a7 b7 a8', NULL, NULL, 1794918976.8689244, NULL);
INSERT INTO public.log VALUES ('cartographers', 20, 'act', 0, 'water j5 i6 j6 h7 i7', NULL, '0:19', 1794918976.8811467, '1:7dd5cd72deb98d9f');
INSERT INTO public.log VALUES ('cartographers', 21, 'act', 1, 'water h8', NULL, '1:20', 1794918976.8937745, NULL);
INSERT INTO public.log VALUES ('cartographers', 22, 'take_back', 1, '', NULL, NULL, 1794918976.900514, NULL);
INSERT INTO public.log VALUES ('cartographers', 23, 'act', 1, 'water h8', NULL, NULL, 1794918976.9148135, NULL);
INSERT INTO public.log VALUES ('cartographers', 24, 'act', 0, 'water a1', NULL, '0:23', 1794918976.9338233, '1:1c05e21e70ed2c59');
INSERT INTO public.log VALUES ('heroes', 1, 'act', 0, 'farm i9 j10 k10', NULL, '0:0', 1794918976.9770024, NULL);
INSERT INTO public.log VALUES ('heroes', 2, 'take_back', 0, '', NULL, NULL, 1794918976.9963164, NULL);
INSERT INTO public.log VALUES ('heroes', 3, 'act', 0, 'farm i9 j10 k10', NULL, NULL, 1794918977.004441, NULL);
INSERT INTO public.log VALUES ('heroes', 4, 'act', 1, 'forest a10 b10 c11', NULL, '1:3', 1794918977.0086792, '1:5a316bbb060cd88c');
INSERT INTO public.log VALUES ('heroes', 5, 'act', 1, 'farm d7 e7 d8 e8', NULL, '1:4', 1794918977.0324912, NULL);
INSERT INTO public.log VALUES ('heroes', 6, 'take_back', 1, '', NULL, NULL, 1794918977.037388, NULL);
INSERT INTO public.log VALUES ('heroes', 7, 'act', 1, 'farm d7 e7 d8 e8', NULL, NULL, 1794918977.0392003, NULL);
INSERT INTO public.log VALUES ('heroes', 8, 'act', 0, 'water f8 g8 f9 g9', NULL, '0:7', 1794918977.0611029, '1:ba00c9b71acb15bc');
INSERT INTO public.log VALUES ('heroes', 9, 'act', 0, 'village j1 j2 j3 k3', NULL, '0:8', 1794918977.0763922, NULL);
INSERT INTO public.log VALUES ('heroes', 10, 'take_back', 0, '', NULL, NULL, 1794918977.0923936, NULL);
INSERT INTO public.log VALUES ('heroes', 11, 'act', 0, 'village j1 j2 j3 k3', NULL, NULL, 1794918977.097797, NULL);
INSERT INTO public.log VALUES ('heroes', 12, 'act', 1, 'village j8 k8 k9 k10', NULL, '1:11', 1794918977.104358, '1:73efe8a79b06b7d6');
INSERT INTO public.log VALUES ('heroes', 13, 'act', 0, 'raid 2 g6 f7 h7', NULL, '0:12', 1794918977.116368, NULL);
INSERT INTO public.log VALUES ('heroes', 14, 'take_back', 0, '', NULL, NULL, 1794918977.1391563, NULL);
INSERT INTO public.log VALUES ('heroes', 15, 'act', 0, 'raid 2 g6 f7 h7', NULL, NULL, 1794918977.1506426, NULL);
INSERT INTO public.log VALUES ('heroes', 16, 'act', 1, 'raid 1 f1 e2 g2', NULL, '1:15', 1794918977.1775665, '1:b49c9d4fdb5bf6d2');
INSERT INTO public.log VALUES ('heroes', 17, 'act', 1, 'destroy 1 f2', NULL, '1:16', 1794918977.182681, NULL);
INSERT INTO public.log VALUES ('heroes', 18, 'take_back', 1, '', NULL, NULL, 1794918977.1970935, NULL);
INSERT INTO public.log VALUES ('heroes', 19, 'act', 1, 'destroy 1 f2', NULL, NULL, 1794918977.216588, NULL);
INSERT INTO public.log VALUES ('heroes', 20, 'act', 0, 'destroy 2 f6', NULL, '0:19', 1794918977.218706, '1:d0d855ad56f45c04');
INSERT INTO public.log VALUES ('heroes', 21, 'act', 0, 'forest c4 d4 c5', NULL, '0:20', 1794918977.2366025, NULL);
INSERT INTO public.log VALUES ('heroes', 22, 'take_back', 0, '', NULL, NULL, 1794918977.2444603, NULL);
INSERT INTO public.log VALUES ('heroes', 23, 'act', 0, 'forest c4 d4 c5', NULL, NULL, 1794918977.2573628, NULL);
INSERT INTO public.log VALUES ('heroes', 24, 'act', 1, 'forest h6 i6 h8 i8', NULL, '1:23', 1794918977.276864, '1:b9c5ad0953c76ebc');
INSERT INTO public.log VALUES ('mapmaker', 1, 'act', 0, 'e5 e6 c7 d7 e7', NULL, '0:0', 1794918977.3126552, '1:73b9bb9f638f12b9');
INSERT INTO public.log VALUES ('mapmaker', 2, 'act', 0, 'd3 e3 f3 e4', NULL, '0:1', 1794918977.33246, '1:1479df902f196e2b');
INSERT INTO public.log VALUES ('mapmaker', 3, 'act', 0, 'i1 i2 j2 j3 k3', NULL, '0:2', 1794918977.3342996, '1:49318abb318ea410');
INSERT INTO public.log VALUES ('mapmaker', 4, 'act', 0, 'b8 c8 b9 c9 b10', NULL, '0:3', 1794918977.348664, '1:e5fba2d65df1e1f9');
INSERT INTO public.log VALUES ('mapmaker', 5, 'act', 0, 'g3 h3 i3 h4', NULL, '0:4', 1794918977.3623793, '1:37790ac3772434c5');
INSERT INTO public.log VALUES ('mapmaker', 6, 'act', 0, 'c4 d4 d5', NULL, '0:5', 1794918977.3802946, '1:6cca6b3430142c50');
INSERT INTO public.log VALUES ('mapmaker', 7, 'act', 0, 'c5 b6 c6 b7', NULL, '0:6', 1794918977.3906724, '1:8f2fead2b12333b3');
INSERT INTO public.log VALUES ('mapmaker', 8, 'act', 0, 'i5 i6 h7 i7 j7', NULL, '0:7', 1794918977.4034042, '1:3e2e04fe17726b75');
INSERT INTO public.log VALUES ('mapmaker', 9, 'act', 0, 'h8 i8 h9 i9', NULL, '0:8', 1794918977.4097533, '1:b78c0490e36bc516');
INSERT INTO public.log VALUES ('mapmaker', 10, 'act', 0, 'f7 e8 f8 g8 f9', NULL, '0:9', 1794918977.415073, '1:52e7586a2f65a020');
INSERT INTO public.log VALUES ('mapmaker', 11, 'act', 0, 'g1 e2 f2 g2', NULL, '0:10', 1794918977.4323337, '1:f31613c9a852506f');
INSERT INTO public.log VALUES ('mapmaker', 12, 'act', 0, 'd9 d10 c11 d11', NULL, '0:11', 1794918977.4458926, '1:94a00ab25bb9cbde');
INSERT INTO public.log VALUES ('cartouche', 1, 'act', 0, 'take MC09', NULL, '0:0', 1794918977.4653153, '1:c4f424f95e05e909');
INSERT INTO public.log VALUES ('cartouche', 2, 'act', 1, 'take C05', NULL, '1:1', 1794918977.4721766, '1:73489fc2589c63dd');
INSERT INTO public.log VALUES ('cartouche', 3, 'act', 0, 'take C13', NULL, '0:2', 1794918977.490268, '1:4e0e0441bf7b0d58');
INSERT INTO public.log VALUES ('cartouche', 4, 'act', 1, 'take DCB1', NULL, '1:3', 1794918977.4930506, '1:4387c58dbf72e4dd');
INSERT INTO public.log VALUES ('cartouche', 5, 'act', 0, 'place MC09 h6 h7 h8 h9 i9', NULL, '0:4', 1794918977.5131197, NULL);
INSERT INTO public.log VALUES ('cartouche', 6, 'take_back', 0, '', NULL, NULL, 1794918977.5206287, NULL);
INSERT INTO public.log VALUES ('cartouche', 7, 'act', 0, 'place MC09 h6 h7 h8 h9 i9', NULL, NULL, 1794918977.5363288, NULL);
INSERT INTO public.log VALUES ('cartouche', 8, 'act', 1, 'place DCB1 C a9 b9 B c9', NULL, '1:7', 1794918977.5523255, NULL);
INSERT INTO public.log VALUES ('cartouche', 9, 'take_back', 1, '', NULL, NULL, 1794918977.566409, NULL);
INSERT INTO public.log VALUES ('cartouche', 10, 'act', 1, 'place DCB1 C a9 b9 B c9', NULL, NULL, 1794918977.5807445, NULL);
INSERT INTO public.log VALUES ('cartouche', 11, 'act', 0, 'trade cat cat scarab', NULL, '0:10', 1794918977.5941846, NULL);
INSERT INTO public.log VALUES ('cartouche', 12, 'take_back', 0, '', NULL, NULL, 1794918977.6124399, NULL);
INSERT INTO public.log VALUES ('cartouche', 13, 'act', 0, 'trade cat cat scarab', NULL, NULL, 1794918977.633595, NULL);
INSERT INTO public.log VALUES ('cartouche', 14, 'act', 1, 'done', NULL, '1:13', 1794918977.6425045, NULL);
INSERT INTO public.log VALUES ('cartouche', 15, 'take_back', 1, '', NULL, NULL, 1794918977.66024, NULL);
INSERT INTO public.log VALUES ('cartouche', 16, 'act', 1, 'done', NULL, NULL, 1794918977.6723523, NULL);
INSERT INTO public.log VALUES ('cartouche', 17, 'act', 0, 'done', NULL, '0:16', 1794918977.6780753, '1:4fae4fc491ee274d');
INSERT INTO public.log VALUES ('cartouche', 18, 'act', 0, 'done', NULL, '0:17', 1794918977.692341, NULL);
INSERT INTO public.log VALUES ('cartouche', 19, 'take_back', 0, '', NULL, NULL, 1794918977.6969976, NULL);
INSERT INTO public.log VALUES ('cartouche', 20, 'act', 0, 'done', NULL, NULL, 1794918977.7151105, NULL);
INSERT INTO public.log VALUES ('cartouche', 21, 'act', 1, 'done', NULL, '1:20', 1794918977.7247036, '1:1410c061b8a76f80');
INSERT INTO public.log VALUES ('cartouche', 22, 'act', 1, 'take MS07', NULL, '1:21', 1794918977.727488, '1:1020a72989d7bde4');
INSERT INTO public.log VALUES ('bot-due', 1, 'act', 0, 'farm i9 j9', NULL, '0:0', 1794918977.7569392, NULL);
INSERT INTO public.log VALUES ('bot-due', 2, 'take_back', 0, '', NULL, NULL, 1794918977.7752824, NULL);
INSERT INTO public.log VALUES ('bot-due', 3, 'act', 0, 'farm i9 j9', NULL, NULL, 1794918977.796883, NULL);
INSERT INTO public.log VALUES ('over', 1, 'act', 0, 'd7 e7 c8 d8 c9', NULL, '0:0', 1794918977.8207743, '1:52de2dc96b7c6858');
INSERT INTO public.log VALUES ('over', 2, 'act', 0, 'k3 j4 k4 j5', NULL, '0:1', 1794918977.8360696, '1:b00feaf3d8eb67e3');
INSERT INTO public.log VALUES ('over', 3, 'act', 0, 'j10 i11 j11 k11', NULL, '0:2', 1794918977.842387, '1:85f19e328a8d2a26');
INSERT INTO public.log VALUES ('over', 4, 'act', 0, 'f1 f2 g2 g3', NULL, '0:3', 1794918977.860782, '1:af8fc6fcc8208e02');
INSERT INTO public.log VALUES ('over', 5, 'act', 0, 'k5 k6 i7 j7 k7', NULL, '0:4', 1794918977.8689377, '1:3497a14797d255fa');
INSERT INTO public.log VALUES ('over', 6, 'act', 0, 'a4 a5 b5', NULL, '0:5', 1794918977.8826268, '1:fe0aa26623208388');
INSERT INTO public.log VALUES ('over', 7, 'act', 0, 'd9 c10 d10 e10 d11', NULL, '0:6', 1794918977.9020736, '1:7630f590c13a2132');
INSERT INTO public.log VALUES ('over', 8, 'act', 0, 'f7 g7 e8 f8 g8', NULL, '0:7', 1794918977.9055624, '1:c447684357b84dba');
INSERT INTO public.log VALUES ('over', 9, 'act', 0, 'd3 e3 f3', NULL, '0:8', 1794918977.9243462, '1:ebbd3cda53b01611');
INSERT INTO public.log VALUES ('over', 10, 'act', 0, 'a8 a9 a10 b10', NULL, '0:9', 1794918977.9280186, '1:9f9ebb681c91318a');
INSERT INTO public.log VALUES ('over', 11, 'act', 0, 'f4 f5 f6 g6', NULL, '0:10', 1794918977.9422061, '1:b413f8cf0e475a4a');
INSERT INTO public.log VALUES ('over', 12, 'act', 0, 'e4 e5 e6', NULL, '0:11', 1794918977.9563072, '1:d3879a2868f8636b');
INSERT INTO public.log VALUES ('over', 13, 'act', 0, 'c2 a3 b3 c3 c4', NULL, '0:12', 1794918977.9660091, '1:97081b2ae8a9dcc4');
INSERT INTO public.log VALUES ('over', 14, 'act', 0, 'b6 c6 b7 c7', NULL, '0:13', 1794918977.9847329, '1:8b72d5c850859bf3');
INSERT INTO public.log VALUES ('over', 15, 'act', 0, 'i9 h10 i10 h11', NULL, '0:14', 1794918978.0006568, '1:657fdcc21001fd31');
INSERT INTO public.log VALUES ('over', 16, 'act', 0, 'f9 g9 h9 g10', NULL, '0:15', 1794918978.005353, '1:4d8a2732f5ebd126');
INSERT INTO public.log VALUES ('over', 17, 'act', 0, 'i1 j1 i2 i3', NULL, '0:16', 1794918978.0233636, '1:d9a60f4bdfdf29bd');
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
INSERT INTO public.tables VALUES ('cartouche', '{"landscribe": "landscribe record 1", "game": "cartouche", "rules": 1, "seats": 2, "seed": "feca69e673f0b19d21d0ac7d27e70af5:3431617cbdce538dd3d11f124f9e0bc4", "options": {}, "actions": [], "digest": "3ef4da2588f9b905ada1961ba5f326f28d3bd7032b749b76cb3bf7ad0da3ed9b"}', '3431617cbdce538dd3d11f124f9e0bc4', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0], false]', false, 1794918977.727488, 'cartouche', 1, '{}');
INSERT INTO public.tables VALUES ('mapmaker', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "2497bbba08e7a88c475cd07b90f8703c:c159a2325fbdfb4b99f23d5c1486e43e", "options": {}, "actions": [], "digest": "952c37c83bc222d16b880d30b122e8839253c531b21a1160f2cb83da92c2b591"}', 'c159a2325fbdfb4b99f23d5c1486e43e', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"], [0], false]', false, 1794918977.4458926, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('heroes', '{"landscribe": "landscribe record 1", "game": "heroes", "rules": 1, "seats": 2, "seed": "11ceb0b7d69ccbfe35ee10feec745474:1e6a7619324cb6c96cfa2aad1fc9873d", "options": {}, "actions": [], "digest": "7504f857dfcb94f3a0be8c8f59835edae74bf748cbc14ef1ba3f1f5ca3c0a8ec"}', '1e6a7619324cb6c96cfa2aad1fc9873d', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794918977.276864, 'heroes', 1, '{}');
INSERT INTO public.tables VALUES ('cartographers', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "04e27af0c20828a6059aee2da84060da:bd6eb83c78316f30b89000db2a8516fb", "options": {}, "actions": [], "digest": "3786b6255240b1af2f13de94ea09f95689811c29cfa52dde55e5e7565a625e77"}', 'bd6eb83c78316f30b89000db2a8516fb', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794918976.9338233, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('bot-due', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "7e776a5138815e5ad9539b67f88dc085:e47dfded10a6913a076d6c06f4c22abc", "options": {}, "actions": [], "digest": "3367428420625fc57bbe712d4e68ac30b7cf127e990564cf1f3c1bf7b142b79a"}', 'e47dfded10a6913a076d6c06f4c22abc', false, '[["Ada", true, null, 0, "", ""], ["", false, "uniform", 0, "", ""]]', 0, '[["Ada", ""], [1], false]', true, 1794918977.796883, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('over', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "68926d103c05c2ca8eb8cc3a436ecc21:030a23d1a707697f4fc538eb5a0434f8", "options": {}, "actions": [], "digest": "d47bce5a28c09620e140d92ea0ae6b1432d5ebf48e1c6ca75068b782b492a54f"}', '030a23d1a707697f4fc538eb5a0434f8', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"], [], true]', false, 1794918978.0233636, 'mapmaker', 1, '{}');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_tables_is_bot_due ON public.tables USING btree (is_bot_due);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
