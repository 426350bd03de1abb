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
    options text NOT NULL,
    until double precision,
    is_strict boolean DEFAULT false NOT NULL
);
CREATE TABLE public.tries (
    browser character varying(64) NOT NULL,
    contest_id character varying(64) NOT NULL,
    table_id character varying(64),
    seat integer NOT NULL,
    score integer,
    hints integer NOT NULL
);
INSERT INTO public.alembic_version VALUES ('6');
INSERT INTO public.contests VALUES ('challenge', 'mapmaker', 'over', 0, '{}', NULL);
INSERT INTO public.log VALUES ('cartographers', 1, 'act', 1, 'monster e2', NULL, '1:0', 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 2, 'take_back', 1, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 3, 'act', 1, 'monster e2', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 4, 'act', 0, 'monster g5', NULL, '0:3', 0, '1:e879645ba0a241f0');
INSERT INTO public.log VALUES ('cartographers', 5, 'act', 1, 'raid 1 a7 b7 c7 a8 c8', NULL, '1:4', 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 6, 'take_back', 1, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 7, 'act', 1, 'raid 1 a7 b7 c7 a8 c8', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 8, 'act', 0, 'raid 2 d6 e6 e7 d8 e8', NULL, '0:7', 0, '1:71f71adc24cdbaad');
INSERT INTO public.log VALUES ('cartographers', 9, 'act', 0, 'village j3 k3 i4 j4 k4', NULL, '0:8', 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 10, 'take_back', 0, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 11, 'act', 0, 'village j3 k3 i4 j4 k4', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 12, 'act', 1, 'village f9 f10 g10', NULL, '1:11', 0, '1:72b748325de78adf');
INSERT INTO public.log VALUES ('cartographers', 13, 'act', 1, 'farm b8 b9 a10 b10', NULL, '1:12', 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 14, 'take_back', 1, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 15, 'act', 1, 'farm b8 b9 a10 b10', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 16, 'act', 0, 'farm e8 e9 d10 e10', NULL, '0:15', 0, '1:fc07f365f5c0ce72');
INSERT INTO public.log VALUES ('cartographers', 17, 'act', 1, 'farm e3 d4 e4 f4', NULL, '1:16', 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 18, 'take_back', 1, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 19, 'act', 1, 'farm e3 d4 e4 f4', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 20, 'act', 0, 'farm b3 c3 d3 c4', NULL, '0:19', 0, '1:efd632f0654080c8');
INSERT INTO public.log VALUES ('cartographers', 21, 'act', 1, 'water i6 i7 j7 j8 k8', NULL, '1:20', 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 22, 'take_back', 1, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 23, 'act', 1, 'water i6 i7 j7 j8 k8', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartographers', 24, 'act', 0, 'water f1 f2 g2 g3 h3', NULL, '0:23', 0, '1:a94703cb9b6f19d8');
INSERT INTO public.log VALUES ('heroes', 1, 'act', 0, 'water h8 g9 h9 h10', NULL, '0:0', 0, NULL);
INSERT INTO public.log VALUES ('heroes', 2, 'take_back', 0, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 3, 'act', 0, 'water h8 g9 h9 h10', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 4, 'act', 1, 'water f1 g2', NULL, '1:3', 0, '1:94f998dfbbed167c');
INSERT INTO public.log VALUES ('heroes', 5, 'act', 1, 'village h1 i1', NULL, '1:4', 0, NULL);
INSERT INTO public.log VALUES ('heroes', 6, 'take_back', 1, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 7, 'act', 1, 'village h1 i1', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 8, 'act', 0, 'village h6 h7 i7 i8 j8', NULL, '0:7', 0, '1:41e2fd0eaccba486');
INSERT INTO public.log VALUES ('heroes', 9, 'act', 0, 'forest f4 e5 f5 g5 f6', NULL, '0:8', 0, NULL);
INSERT INTO public.log VALUES ('heroes', 10, 'take_back', 0, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 11, 'act', 0, 'forest f4 e5 f5 g5 f6', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 12, 'act', 1, 'forest g3 f4 g4 h4 g5', NULL, '1:11', 0, '1:3f34a118b53a61af');
INSERT INTO public.log VALUES ('heroes', 13, 'act', 0, 'farm b3 c3 d4', NULL, '0:12', 0, NULL);
INSERT INTO public.log VALUES ('heroes', 14, 'take_back', 0, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 15, 'act', 0, 'farm b3 c3 d4', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 16, 'act', 1, 'forest e8 d9 d10', NULL, '1:15', 0, '1:a3e9cbc7a90ca4b6');
INSERT INTO public.log VALUES ('heroes', 17, 'act', 1, 'raid 1 k9 j10 k11', NULL, '1:16', 0, NULL);
INSERT INTO public.log VALUES ('heroes', 18, 'take_back', 1, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 19, 'act', 1, 'raid 1 k9 j10 k11', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 20, 'act', 0, 'raid 2 g6 i6 h7', NULL, '0:19', 0, '1:ce6c3c22bd59eb23');
INSERT INTO public.log VALUES ('heroes', 21, 'act', 0, 'destroy 2 f6', NULL, '0:20', 0, NULL);
INSERT INTO public.log VALUES ('heroes', 22, 'take_back', 0, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 23, 'act', 0, 'destroy 2 f6', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('heroes', 24, 'act', 1, 'destroy 1 k10', NULL, '1:23', 0, '1:4dc49e35a09b8b40');
INSERT INTO public.log VALUES ('mapmaker', 1, 'act', 0, 'f7 g7 h7 f8 g8', NULL, '0:0', 0, '1:3f891fcd16f7854f');
INSERT INTO public.log VALUES ('mapmaker', 2, 'act', 0, 'c9 d9 d10 e10', NULL, '0:1', 0, '1:01453532d998f305');
INSERT INTO public.log VALUES ('mapmaker', 3, 'act', 0, 'g3 g4 f5 g5 h5', NULL, '0:2', 0, '1:c9d1fa18c174c436');
INSERT INTO public.log VALUES ('mapmaker', 4, 'act', 0, 'h9 g10 h10', NULL, '0:3', 0, '1:3977cc80598e0331');
INSERT INTO public.log VALUES ('mapmaker', 5, 'act', 0, 'a3 b3 c3 c4', NULL, '0:4', 0, '1:f6d769a6e18c733a');
INSERT INTO public.log VALUES ('mapmaker', 6, 'act', 0, 'j4 i5 j5 h6 i6', NULL, '0:5', 0, '1:e45ccd9ee5525bbc');
INSERT INTO public.log VALUES ('mapmaker', 7, 'act', 0, 'a5 b5 c5', NULL, '0:6', 0, '1:82084ac81b37241d');
INSERT INTO public.log VALUES ('mapmaker', 8, 'act', 0, 'b10 c10 b11 c11', NULL, '0:7', 0, '1:7d4736c1a2487aec');
INSERT INTO public.log VALUES ('mapmaker', 9, 'act', 0, 'c6 a7 b7 c7', NULL, '0:8', 0, '1:c4ae8997c3f239b9');
INSERT INTO public.log VALUES ('mapmaker', 10, 'act', 0, 'f1 g1 h1 h2 h3', NULL, '0:9', 0, '1:94afea7f64ef6352');
INSERT INTO public.log VALUES ('mapmaker', 11, 'act', 0, 'd7 e7 c8 d8', NULL, '0:10', 0, '1:ff7e1111f8e36a1f');
INSERT INTO public.log VALUES ('mapmaker', 12, 'act', 0, 'd3 e3 f3 e4', NULL, '0:11', 0, '1:a2ea95c9f4e1c57c');
INSERT INTO public.log VALUES ('cartouche', 1, 'act', 0, 'take MH07', NULL, '0:0', 0, '1:b342cad9a16d0244');
INSERT INTO public.log VALUES ('cartouche', 2, 'act', 1, 'take T04', NULL, '1:1', 0, '1:a0d4d8ecca817000');
INSERT INTO public.log VALUES ('cartouche', 3, 'act', 0, 'take R14', NULL, '0:2', 0, '1:c7abcad8a149a981');
INSERT INTO public.log VALUES ('cartouche', 4, 'act', 1, 'take DCB2', NULL, '1:3', 0, '1:17c671978b753539');
INSERT INTO public.log VALUES ('cartouche', 5, 'act', 0, 'place MH07 h7 g8 h8 g9', NULL, '0:4', 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 6, 'take_back', 0, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 7, 'act', 0, 'place MH07 h7 g8 h8 g9', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 8, 'act', 1, 'place DCB2 C a9 B a8 b8', NULL, '1:7', 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 9, 'take_back', 1, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 10, 'act', 1, 'place DCB2 C a9 B a8 b8', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 11, 'act', 0, 'done', NULL, '0:10', 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 12, 'take_back', 0, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 13, 'act', 0, 'done', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 14, 'act', 1, 'done', NULL, '1:13', 0, '1:4fae4fc491ee274d');
INSERT INTO public.log VALUES ('cartouche', 15, 'act', 0, 'done', NULL, '0:14', 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 16, 'take_back', 0, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 17, 'act', 0, 'done', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('cartouche', 18, 'act', 1, 'done', NULL, '1:17', 0, '1:1410c061b8a76f80');
INSERT INTO public.log VALUES ('cartouche', 19, 'act', 1, 'take C07', NULL, '1:18', 0, '1:9f0e165528e45ea1');
INSERT INTO public.log VALUES ('cartouche', 20, 'act', 0, 'take MB02', NULL, '0:19', 0, '1:7724899e753194dc');
INSERT INTO public.log VALUES ('bot-due', 1, 'act', 0, 'raid 2 j1 i2 h3', NULL, '0:0', 0, NULL);
INSERT INTO public.log VALUES ('bot-due', 2, 'take_back', 0, '', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('bot-due', 3, 'act', 0, 'raid 2 j1 i2 h3', NULL, NULL, 0, NULL);
INSERT INTO public.log VALUES ('over', 1, 'act', 0, 'a8 a9 b9 b10', NULL, '0:0', 0, '1:437bd022d17e2f24');
INSERT INTO public.log VALUES ('over', 2, 'act', 0, 'd1 d2 d3', NULL, '0:1', 0, '1:5b8d255b807aa2c1');
INSERT INTO public.log VALUES ('over', 3, 'act', 0, 'h3 h4 h5 i5 j5', NULL, '0:2', 0, '1:9acd2b9ff7eb6c0a');
INSERT INTO public.log VALUES ('over', 4, 'act', 0, 'g4 g5 g6', NULL, '0:3', 0, '1:5b71e51be89009fb');
INSERT INTO public.log VALUES ('over', 5, 'act', 0, 'f7 e8 f8 g8 f9', NULL, '0:4', 0, '1:15236577eba7fa04');
INSERT INTO public.log VALUES ('over', 6, 'act', 0, 'g7 h7 h8 i8', NULL, '0:5', 0, '1:197a64f3c7f7bf44');
INSERT INTO public.log VALUES ('over', 7, 'act', 0, 'j6 i7 j7 j8', NULL, '0:6', 0, '1:46296853f8d5ecc3');
INSERT INTO public.log VALUES ('over', 8, 'act', 0, 'h9 h10 i10 i11 j11', NULL, '0:7', 0, '1:08b882b50862f1c2');
INSERT INTO public.log VALUES ('over', 9, 'act', 0, 'c10 c11 d11', NULL, '0:8', 0, '1:6f3f68edf89d061a');
INSERT INTO public.log VALUES ('over', 10, 'act', 0, 'a5 b5 a6 b6 a7', NULL, '0:9', 0, '1:e9099b4269182473');
INSERT INTO public.log VALUES ('over', 11, 'act', 0, 'i1 i2 j2 j3', NULL, '0:10', 0, '1:b8b96b7263acf07b');
INSERT INTO public.log VALUES ('over', 12, 'act', 0, 'd8 c9 d9 e9', NULL, '0:11', 0, '1:21e2f5debfbe8b3e');
INSERT INTO public.log VALUES ('over', 13, 'act', 0, 'b3 b4 c4 d4', NULL, '0:12', 0, '1:c88b5b3f404c21f3');
INSERT INTO public.log VALUES ('over', 14, 'act', 0, 'c5 c6 b7 c7 d7', NULL, '0:13', 0, '1:e4157066daeb824b');
INSERT INTO public.log VALUES ('over', 15, 'act', 0, 'e5 f5 e6 f6', NULL, '0:14', 0, '1:62ee28605df89c91');
INSERT INTO public.log VALUES ('over', 16, 'act', 0, 'j4 k4 k5 k6', NULL, '0:15', 0, '1:902894afd3d615cb');
INSERT INTO public.log VALUES ('over', 17, 'act', 0, 'g1 f2 g2 g3', NULL, '0:16', 0, '1:0b1279b670f5ad00');
INSERT INTO public.log VALUES ('timed', 1, 'timer', 0, 'gentle 259200', NULL, NULL, 1800000000, '1:28b94c3d32c0e371');
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
INSERT INTO public.seats VALUES ('timed', 0, 'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029');
INSERT INTO public.seats VALUES ('timed', 1, NULL);
INSERT INTO public.secrets VALUES ('contests', 'secret');
INSERT INTO public.tables VALUES ('timed', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "125ba7b67819c547e9ddd25a4b3fca1d:c647bb4dcd5f1c418251c34d8524379d", "options": {}, "actions": [], "digest": "3d6cc3ccc796bf6112b97e5e782de8f59ada10b89d98a04f6ddb34e9b2fa0947"}', 'c647bb4dcd5f1c418251c34d8524379d', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada",""],[0,1],false]', false, 1794931520.9528356, 'cartographers', 1, '{}', 1800259200, false);
INSERT INTO public.tables VALUES ('bot-due', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "c67785b1c3f24c01046fe72230b56f7e:213a0aadb4113b6e9db75677dc6a36ee", "options": {}, "actions": [], "digest": "665218fc83945a092b07a11f8103359d63bfe067eaacd3a96dbd6f3794d52bd8"}', '213a0aadb4113b6e9db75677dc6a36ee', false, '[["Ada", true, null, 0, "", ""], ["", false, "uniform", 0, "", ""]]', 0, '[["Ada",""],[1],false]', true, 1794931520.6917315, 'cartographers', 1, '{}', NULL, false);
INSERT INTO public.tables VALUES ('mapmaker', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "1506eaeb3d3603f99e997378c37d4e52:6f7c7c82f630db5a37c5f1b682630f47", "options": {}, "actions": [], "digest": "80954eea452226eff314f007abf9577f02eef500a0e6fbeb2909934084a02351"}', '6f7c7c82f630db5a37c5f1b682630f47', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"],[0],false]', false, 1794931520.3040931, 'mapmaker', 1, '{}', NULL, false);
INSERT INTO public.tables VALUES ('heroes', '{"landscribe": "landscribe record 1", "game": "heroes", "rules": 1, "seats": 2, "seed": "9905126e4d2ae1045492067df314ba63:76da71af03356c566908ab504ae491d7", "options": {}, "actions": [], "digest": "d6a16342e1aefc78e8bf7675b881a18fddcdf2d1adf5b7b7bce4621efff9de45"}', '76da71af03356c566908ab504ae491d7', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada",""],[0,1],false]', false, 1794931520.1477864, 'heroes', 1, '{}', NULL, false);
INSERT INTO public.tables VALUES ('cartographers', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "5090f213297da1903c0a8a27bbe273b6:df2b1ad2bf11694fc9d4f4956917ce46", "options": {}, "actions": [], "digest": "caa13002eb2dcf90e442ccacb43fa4e85a24f1f991064527aa126142cc71070e"}', 'df2b1ad2bf11694fc9d4f4956917ce46', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada",""],[0,1],false]', false, 1794931519.7524662, 'cartographers', 1, '{}', NULL, false);
INSERT INTO public.tables VALUES ('cartouche', '{"landscribe": "landscribe record 1", "game": "cartouche", "rules": 1, "seats": 2, "seed": "36a2347c1d54a02361b07eb4a171a6f1:c81104a68ea1974c4dd22634f95f9008", "options": {}, "actions": [], "digest": "122471d3f6379d642aedec38bff7b6ad433449f507f80e0aa5e44ebb3adeecf4"}', 'c81104a68ea1974c4dd22634f95f9008', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada",""],[1],false]', false, 1794931520.591584, 'cartouche', 1, '{}', NULL, false);
INSERT INTO public.tables VALUES ('over', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "ab19fe024033f0bd94a5df70bc3b1743:a3b49fa5a0b97ef62b38afa9bc6e722a", "options": {}, "actions": [], "digest": "ba595034eb0f7b8bc2f8dbce61cab82904e39bc711f70e73379f9a05a09f9837"}', 'a3b49fa5a0b97ef62b38afa9bc6e722a', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"],[],true]', false, 1794931520.9236503, 'mapmaker', 1, '{}', NULL, false);
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
CREATE INDEX ix_tables_until ON public.tables USING btree (until);
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
