CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.contests (
    id character varying(64) NOT NULL,
    game character varying(64) NOT NULL,
    table_id character varying(64),
    seat integer NOT NULL,
    pinned text NOT NULL,
    ends double precision
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
CREATE TABLE public.secrets (
    name character varying(16) NOT NULL,
    value character varying(64) NOT NULL
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
CREATE TABLE public.tries (
    browser character varying(64) NOT NULL,
    contest_id character varying(64) NOT NULL,
    table_id character varying(64),
    seat integer NOT NULL,
    score integer,
    hints integer NOT NULL
);
INSERT INTO public.alembic_version VALUES ('5');
INSERT INTO public.contests VALUES ('challenge', 'mapmaker', 'over', 0, '{}', NULL);
INSERT INTO public.log VALUES ('cartographers', 1, 'act', 1, 'farm j6 i7 j7 k7 j8', NULL, '1:0', 1794923803.2469976, NULL);
INSERT INTO public.log VALUES ('cartographers', 2, 'take_back', 1, '', NULL, NULL, 1794923803.3900168, NULL);
INSERT INTO public.log VALUES ('cartographers', 3, 'act', 1, 'farm j6 i7 j7 k7 j8', NULL, NULL, 1794923803.4531128, NULL);
INSERT INTO public.log VALUES ('cartographers', 4, 'act', 0, 'farm f9 e10 f10 g10 f11', NULL, '0:3', 1794923803.5323281, '1:f77bcead4f1c4456');
INSERT INTO public.log VALUES ('cartographers', 5, 'act', 1, 'water f7', NULL, '1:4', 1794923803.6234117, NULL);
INSERT INTO public.log VALUES ('cartographers', 6, 'take_back', 1, '', NULL, NULL, 1794923803.748211, NULL);
INSERT INTO public.log VALUES ('cartographers', 7, 'act', 1, 'water f7', NULL, NULL, 1794923803.8375416, NULL);
INSERT INTO public.log VALUES ('cartographers', 8, 'act', 0, 'water f1', NULL, '0:7', 1794923803.9163642, '1:f14c80eb3901c9b2');
INSERT INTO public.log VALUES ('cartographers', 9, 'act', 0, 'village b3 b4 b5 c5 c6', NULL, '0:8', 1794923803.9962966, NULL);
INSERT INTO public.log VALUES ('cartographers', 10, 'take_back', 0, '', NULL, NULL, 1794923804.0723155, NULL);
INSERT INTO public.log VALUES ('cartographers', 11, 'act', 0, 'village b3 b4 b5 c5 c6', NULL, NULL, 1794923804.141141, NULL);
INSERT INTO public.log VALUES ('cartographers', 12, 'act', 1, 'forest j1 j2 j3 k3 k4', NULL, '1:11', 1794923804.2163553, '1:bee4728cfbfd2803');
INSERT INTO public.log VALUES ('cartographers', 13, 'act', 1, 'water e9 f9 g9 f10 f11', NULL, '1:12', 1794923804.298758, NULL);
INSERT INTO public.log VALUES ('cartographers', 14, 'take_back', 1, '', NULL, NULL, 1794923804.359197, NULL);
INSERT INTO public.log VALUES ('cartographers', 15, 'act', 1, 'water e9 f9 g9 f10 f11', NULL, NULL, 1794923804.4811866, NULL);
INSERT INTO public.log VALUES ('cartographers', 16, 'act', 0, 'water k8 i9 j9 k9 k10', NULL, '0:15', 1794923804.56844, '1:678134d1a7884417');
INSERT INTO public.log VALUES ('cartographers', 17, 'act', 1, 'forest d5 d6 e6 e7', NULL, '1:16', 1794923804.7083025, NULL);
INSERT INTO public.log VALUES ('cartographers', 18, 'take_back', 1, '', NULL, NULL, 1794923804.8076298, NULL);
INSERT INTO public.log VALUES ('cartographers', 19, 'act', 1, 'forest d5 d6 e6 e7', NULL, NULL, 1794923804.9318578, NULL);
INSERT INTO public.log VALUES ('cartographers', 20, 'act', 0, 'forest j5 j6 k6 k7', NULL, '0:19', 1794923805.069129, '1:a71f3cc90c312944');
INSERT INTO public.log VALUES ('cartographers', 21, 'act', 1, 'water h9 i9 j9 k9', NULL, '1:20', 1794923805.198335, NULL);
INSERT INTO public.log VALUES ('cartographers', 22, 'take_back', 1, '', NULL, NULL, 1794923805.3202846, NULL);
INSERT INTO public.log VALUES ('cartographers', 23, 'act', 1, 'water h9 i9 j9 k9', NULL, NULL, 1794923805.4001417, NULL);
INSERT INTO public.log VALUES ('cartographers', 24, 'act', 0, 'village e2 f2 g2 h2', NULL, '0:23', 1794923805.4963734, '1:9fd74a373d7481b1');
INSERT INTO public.log VALUES ('heroes', 1, 'act', 0, 'farm i9 j10 k10', NULL, '0:0', 1794923805.6683943, NULL);
INSERT INTO public.log VALUES ('heroes', 2, 'take_back', 0, '', NULL, NULL, 1794923805.6828938, NULL);
INSERT INTO public.log VALUES ('heroes', 3, 'act', 0, 'farm i9 j10 k10', NULL, NULL, 1794923805.6981726, NULL);
INSERT INTO public.log VALUES ('heroes', 4, 'act', 1, 'forest a10 b10 c11', NULL, '1:3', 1794923805.7076995, '1:95699689fae94992');
INSERT INTO public.log VALUES ('heroes', 5, 'act', 1, 'water i2 j3', NULL, '1:4', 1794923805.856561, NULL);
INSERT INTO public.log VALUES ('heroes', 6, 'take_back', 1, '', NULL, NULL, 1794923805.9607816, NULL);
INSERT INTO public.log VALUES ('heroes', 7, 'act', 1, 'water i2 j3', NULL, NULL, 1794923806.0662425, NULL);
INSERT INTO public.log VALUES ('heroes', 8, 'act', 0, 'water j5 i6 j6 j7', NULL, '0:7', 1794923806.090267, '1:76f6330c8b947e36');
INSERT INTO public.log VALUES ('heroes', 9, 'act', 0, 'farm d2 d4', NULL, '0:8', 1794923806.2538333, NULL);
INSERT INTO public.log VALUES ('heroes', 10, 'take_back', 0, '', NULL, NULL, 1794923806.3088698, NULL);
INSERT INTO public.log VALUES ('heroes', 11, 'act', 0, 'farm d2 d4', NULL, NULL, 1794923806.3829193, NULL);
INSERT INTO public.log VALUES ('heroes', 12, 'act', 1, 'farm d8 f8', NULL, '1:11', 1794923806.5482037, '1:8fb92581a2349942');
INSERT INTO public.log VALUES ('heroes', 13, 'act', 0, 'water e5 g5 e6 f6 g6', NULL, '0:12', 1794923806.663175, NULL);
INSERT INTO public.log VALUES ('heroes', 14, 'take_back', 0, '', NULL, NULL, 1794923806.7684393, NULL);
INSERT INTO public.log VALUES ('heroes', 15, 'act', 0, 'water e5 g5 e6 f6 g6', NULL, NULL, 1794923806.968256, NULL);
INSERT INTO public.log VALUES ('heroes', 16, 'act', 1, 'water e7 f7 g7 e8 g8', NULL, '1:15', 1794923807.1188207, '1:df164370a941658e');
INSERT INTO public.log VALUES ('heroes', 17, 'act', 1, 'raid 1 i8 h9 i10', NULL, '1:16', 1794923807.235997, NULL);
INSERT INTO public.log VALUES ('heroes', 18, 'take_back', 1, '', NULL, NULL, 1794923807.3463998, NULL);
INSERT INTO public.log VALUES ('heroes', 19, 'act', 1, 'raid 1 i8 h9 i10', NULL, NULL, 1794923807.4352102, NULL);
INSERT INTO public.log VALUES ('heroes', 20, 'act', 0, 'raid 2 f4 h4 g5', NULL, '0:19', 1794923807.516183, '1:3e788ec962d68a22');
INSERT INTO public.log VALUES ('heroes', 21, 'act', 0, 'destroy 2 h5', NULL, '0:20', 1794923807.6322448, NULL);
INSERT INTO public.log VALUES ('heroes', 22, 'take_back', 0, '', NULL, NULL, 1794923807.7672014, NULL);
INSERT INTO public.log VALUES ('heroes', 23, 'act', 0, 'destroy 2 h5', NULL, NULL, 1794923807.879038, NULL);
INSERT INTO public.log VALUES ('heroes', 24, 'act', 1, 'destroy 1 j8', NULL, '1:23', 1794923807.967989, '1:6d0ffb378f01a145');
INSERT INTO public.log VALUES ('mapmaker', 1, 'act', 0, 'i3 j3 k3 j4', NULL, '0:0', 1794923808.129346, '1:3030f809484685b6');
INSERT INTO public.log VALUES ('mapmaker', 2, 'act', 0, 'e10 e11 f11 g11', NULL, '0:1', 1794923808.2197163, '1:dda75baa89c4b948');
INSERT INTO public.log VALUES ('mapmaker', 3, 'act', 0, 'i10 j10 i11 j11', NULL, '0:2', 1794923808.2948892, '1:54116012baf61a06');
INSERT INTO public.log VALUES ('mapmaker', 4, 'act', 0, 'c3 d3 b4 c4 b5', NULL, '0:3', 1794923808.4298723, '1:a6f1322a4e352967');
INSERT INTO public.log VALUES ('mapmaker', 5, 'act', 0, 'i1 j1 j2 k2', NULL, '0:4', 1794923808.5405154, '1:8b1819c64d032895');
INSERT INTO public.log VALUES ('mapmaker', 6, 'act', 0, 'h6 h7 i7 j7', NULL, '0:5', 1794923808.6433096, '1:7d988190a950a118');
INSERT INTO public.log VALUES ('mapmaker', 7, 'act', 0, 'g8 f9 g9 h9 g10', NULL, '0:6', 1794923808.7747548, '1:8a4673dc3c96708e');
INSERT INTO public.log VALUES ('mapmaker', 8, 'act', 0, 'b8 c8 d8 c9', NULL, '0:7', 1794923808.9053676, '1:ab6d0956f578c5d7');
INSERT INTO public.log VALUES ('mapmaker', 9, 'act', 0, 'e2 e3 f3', NULL, '0:8', 1794923809.0602808, '1:f865bc4e94787fe9');
INSERT INTO public.log VALUES ('mapmaker', 10, 'act', 0, 'e5 f5 g5', NULL, '0:9', 1794923809.1922803, '1:67989bdd0f63d270');
INSERT INTO public.log VALUES ('mapmaker', 11, 'act', 0, 'e6 e7 f7 g7 e8', NULL, '0:10', 1794923809.2900107, '1:6ca5194e9f63fe0f');
INSERT INTO public.log VALUES ('mapmaker', 12, 'act', 0, 'b6 c6 a7 b7', NULL, '0:11', 1794923809.3528283, '1:2ad52085ccc0627b');
INSERT INTO public.log VALUES ('cartouche', 1, 'act', 0, 'take DBH4', NULL, '0:0', 1794923809.5421643, '1:5437824d9f235406');
INSERT INTO public.log VALUES ('cartouche', 2, 'act', 1, 'take R16', NULL, '1:1', 1794923809.648667, '1:db8297246e6cb0c1');
INSERT INTO public.log VALUES ('cartouche', 3, 'act', 0, 'take T03', NULL, '0:2', 1794923809.8132384, '1:65a0e411d57f498a');
INSERT INTO public.log VALUES ('cartouche', 4, 'act', 1, 'take MS01', NULL, '1:3', 1794923809.9720023, '1:a4d4561e15ce3e42');
INSERT INTO public.log VALUES ('cartouche', 5, 'act', 0, 'place DBH4 B f8 f9 H g7 g8', NULL, '0:4', 1794923810.0929568, NULL);
INSERT INTO public.log VALUES ('cartouche', 6, 'take_back', 0, '', NULL, NULL, 1794923810.1744208, NULL);
INSERT INTO public.log VALUES ('cartouche', 7, 'act', 0, 'place DBH4 B f8 f9 H g7 g8', NULL, NULL, 1794923810.2614498, NULL);
INSERT INTO public.log VALUES ('cartouche', 8, 'act', 1, 'place MS01 a9 b9', NULL, '1:7', 1794923810.3588653, NULL);
INSERT INTO public.log VALUES ('cartouche', 9, 'take_back', 1, '', NULL, NULL, 1794923810.4143918, NULL);
INSERT INTO public.log VALUES ('cartouche', 10, 'act', 1, 'place MS01 a9 b9', NULL, NULL, 1794923810.4763365, NULL);
INSERT INTO public.log VALUES ('cartouche', 11, 'act', 0, 'done', NULL, '0:10', 1794923810.6168823, NULL);
INSERT INTO public.log VALUES ('cartouche', 12, 'take_back', 0, '', NULL, NULL, 1794923810.7242372, NULL);
INSERT INTO public.log VALUES ('cartouche', 13, 'act', 0, 'done', NULL, NULL, 1794923810.8144147, NULL);
INSERT INTO public.log VALUES ('cartouche', 14, 'act', 1, 'done', NULL, '1:13', 1794923810.9683976, '1:4fae4fc491ee274d');
INSERT INTO public.log VALUES ('cartouche', 15, 'act', 0, 'done', NULL, '0:14', 1794923811.1260886, NULL);
INSERT INTO public.log VALUES ('cartouche', 16, 'take_back', 0, '', NULL, NULL, 1794923811.2231832, NULL);
INSERT INTO public.log VALUES ('cartouche', 17, 'act', 0, 'done', NULL, NULL, 1794923811.3842878, NULL);
INSERT INTO public.log VALUES ('cartouche', 18, 'act', 1, 'done', NULL, '1:17', 1794923811.4843667, '1:1410c061b8a76f80');
INSERT INTO public.log VALUES ('cartouche', 19, 'act', 1, 'take T01', NULL, '1:18', 1794923811.576304, '1:d5624b9743c1487b');
INSERT INTO public.log VALUES ('cartouche', 20, 'act', 0, 'take MS10', NULL, '0:19', 1794923811.7483091, '1:10eafc3502884177');
INSERT INTO public.log VALUES ('bot-due', 1, 'act', 0, 'forest k5 i6 j6 k6 k7', NULL, '0:0', 1794923812.157995, NULL);
INSERT INTO public.log VALUES ('bot-due', 2, 'take_back', 0, '', NULL, NULL, 1794923812.3284025, NULL);
INSERT INTO public.log VALUES ('bot-due', 3, 'act', 0, 'forest k5 i6 j6 k6 k7', NULL, NULL, 1794923812.4563098, NULL);
INSERT INTO public.log VALUES ('over', 1, 'act', 0, 'h5 h6 h7 i7', NULL, '0:0', 1794923812.7161093, '1:9d47476de4b2bcb4');
INSERT INTO public.log VALUES ('over', 2, 'act', 0, 'h3 g4 h4 g5', NULL, '0:1', 1794923812.8658323, '1:7b0202f7eb3bfa3d');
INSERT INTO public.log VALUES ('over', 3, 'act', 0, 'd9 d10 d11 e11 f11', NULL, '0:2', 1794923813.0114655, '1:445174c426ff0149');
INSERT INTO public.log VALUES ('over', 4, 'act', 0, 'j7 k7 j8 k8', NULL, '0:3', 1794923813.1243448, '1:fcbc18a82c5ed8a5');
INSERT INTO public.log VALUES ('over', 5, 'act', 0, 'k4 i5 j5 k5 k6', NULL, '0:4', 1794923813.3364253, '1:b94344f401d79928');
INSERT INTO public.log VALUES ('over', 6, 'act', 0, 'c3 c4 d4 d5', NULL, '0:5', 1794923813.4683588, '1:6760ae7cef7d6c74');
INSERT INTO public.log VALUES ('over', 7, 'act', 0, 'd7 e7 f7 e8', NULL, '0:6', 1794923813.6067884, '1:da2fd8d6e96c7008');
INSERT INTO public.log VALUES ('over', 8, 'act', 0, 'c6 c7 c8', NULL, '0:7', 1794923813.7249546, '1:71eddb525bc9c6d9');
INSERT INTO public.log VALUES ('over', 9, 'act', 0, 'g1 f2 g2 h2 g3', NULL, '0:8', 1794923813.808316, '1:69814bbcc3bb21b7');
INSERT INTO public.log VALUES ('over', 10, 'act', 0, 'i9 i10 j10 i11', NULL, '0:9', 1794923813.940333, '1:a033c582e5e0c0ae');
INSERT INTO public.log VALUES ('over', 11, 'act', 0, 'g9 h9 h10 h11', NULL, '0:10', 1794923814.0203068, '1:7051b9b3b670cd8d');
INSERT INTO public.log VALUES ('over', 12, 'act', 0, 'g6 g7 g8', NULL, '0:11', 1794923814.1044347, '1:5dba48fb56e82be2');
INSERT INTO public.log VALUES ('over', 13, 'act', 0, 'a9 a10 b10 b11 c11', NULL, '0:12', 1794923814.216478, '1:208f1cbf3251756e');
INSERT INTO public.log VALUES ('over', 14, 'act', 0, 'a7 a8 b8 b9', NULL, '0:13', 1794923814.3160276, '1:8ac41d899c0472e5');
INSERT INTO public.log VALUES ('over', 15, 'act', 0, 'i3 j3 j4', NULL, '0:14', 1794923814.4704814, '1:094b5c5e30a585ac');
INSERT INTO public.log VALUES ('over', 16, 'act', 0, 'b3 a4 b4 a5 b5', NULL, '0:15', 1794923814.6078563, '1:e5a4bac9b63c4658');
INSERT INTO public.log VALUES ('over', 17, 'act', 0, 'e3 e4 e5', NULL, '0:16', 1794923814.707116, '1:c6504cd19c00d277');
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
INSERT INTO public.secrets VALUES ('contests', 'secret');
INSERT INTO public.tables VALUES ('mapmaker', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "eab6555dffc576427398c61a79eb8eaf:b46519b2f55f0ac41f31eae5ff20190a", "options": {}, "actions": [], "digest": "9f5232f25f54e92bbe63244fe82f7b8fc0062b55e1b4bb927fba2b9dd5f26050"}', 'b46519b2f55f0ac41f31eae5ff20190a', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"],[0],false]', false, 1794923809.3528283, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('heroes', '{"landscribe": "landscribe record 1", "game": "heroes", "rules": 1, "seats": 2, "seed": "b6b2185846ba5d5a198aa635617ef683:88316eed8e9e5da3f741cf3bc924ab67", "options": {}, "actions": [], "digest": "b899ada9465f2472fe28a58b4c63ec938c879aede6afc8f736fde849f2101439"}', '88316eed8e9e5da3f741cf3bc924ab67', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada",""],[0,1],false]', false, 1794923807.967989, 'heroes', 1, '{}');
INSERT INTO public.tables VALUES ('bot-due', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "7a6d87551d3a35f7694af7aa54d89ccc:c28abe64325d36185483a50c8f4df58d", "options": {}, "actions": [], "digest": "0ba1b3138dc72db5ae8c7b32096b4b6b22254dca10e6c98d04968a23577660ed"}', 'c28abe64325d36185483a50c8f4df58d', false, '[["Ada", true, null, 0, "", ""], ["", false, "uniform", 0, "", ""]]', 0, '[["Ada",""],[1],false]', true, 1794923812.4563098, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('cartographers', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "0461018d4ee8b1c1f0ebe76dd5f3b5d9:0ae82901dd721be49c24496c82292eea", "options": {}, "actions": [], "digest": "a84e52f3685c9466f2d3f9d01417751388daae45854bd97495a735b60ccae9f8"}', '0ae82901dd721be49c24496c82292eea', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada",""],[0,1],false]', false, 1794923805.4963734, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('over', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "928ca981c607cc2af9eeb9f6d59e5262:389ec300cdd3293d7c20d12cea5e61b4", "options": {}, "actions": [], "digest": "0e8a03cd89323c7dc9a6fcec6af26e59c5bea76cc31cb3bf7ef60f16e934e1a3"}', '389ec300cdd3293d7c20d12cea5e61b4', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"],[],true]', false, 1794923814.707116, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('cartouche', '{"landscribe": "landscribe record 1", "game": "cartouche", "rules": 1, "seats": 2, "seed": "9e4e1fd0e2be30b5ef19ad749c57616a:4e90a05e1fb511b24a41d6f54673d25f", "options": {}, "actions": [], "digest": "886a07afaeb2fa2a6bdb931af48b6c4c180c65f4bb223a317397615dd88e8dd1"}', '4e90a05e1fb511b24a41d6f54673d25f', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada",""],[1],false]', false, 1794923811.7483091, 'cartouche', 1, '{}');
INSERT INTO public.tries VALUES ('browser', 'challenge', 'over', 0, 20, 0);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.contests
    ADD CONSTRAINT contests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_pkey PRIMARY KEY (browser);
CREATE INDEX ix_contests_table_id ON public.contests USING btree (table_id);
CREATE INDEX ix_tables_is_bot_due ON public.tables USING btree (is_bot_due);
CREATE INDEX ix_tries_contest_id ON public.tries USING btree (contest_id);
CREATE INDEX ix_tries_table_id ON public.tries USING btree (table_id);
ALTER TABLE ONLY public.contests
    ADD CONSTRAINT contests_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_contest_id_fkey FOREIGN KEY (contest_id) REFERENCES public.contests(id);
ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
