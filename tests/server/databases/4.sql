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
    at double precision NOT NULL
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
INSERT INTO public.alembic_version VALUES ('4');
INSERT INTO public.contests VALUES ('challenge', 'mapmaker', 'over', 0, '{}', NULL);
INSERT INTO public.log VALUES ('cartographers', 1, 'act', 1, 'water g2 g3 h3 h4 i4', NULL, '1:0', 1794919350.1292255);
INSERT INTO public.log VALUES ('cartographers', 2, 'take_back', 1, '', NULL, NULL, 1794919350.155985);
INSERT INTO public.log VALUES ('cartographers', 3, 'act', 1, 'water g2 g3 h3 h4 i4', NULL, NULL, 1794919350.1717575);
INSERT INTO public.log VALUES ('cartographers', 4, 'act', 0, 'water b5 b6 c6 c7 d7', NULL, '0:3', 1794919350.1934977);
INSERT INTO public.log VALUES ('cartographers', 5, 'act', 1, 'farm b3 a4 b4 c4 b5', NULL, '1:4', 1794919350.2042513);
INSERT INTO public.log VALUES ('cartographers', 6, 'take_back', 1, '', NULL, NULL, 1794919350.2190402);
INSERT INTO public.log VALUES ('cartographers', 7, 'act', 1, 'farm b3 a4 b4 c4 b5', NULL, NULL, 1794919350.2418473);
INSERT INTO public.log VALUES ('cartographers', 8, 'act', 0, 'farm f10 g10', NULL, '0:7', 1794919350.2519019);
INSERT INTO public.log VALUES ('cartographers', 9, 'act', 0, 'water i6 i7 j7 k7 i8', NULL, '0:8', 1794919350.272294);
INSERT INTO public.log VALUES ('cartographers', 10, 'take_back', 0, '', NULL, NULL, 1794919350.2802274);
INSERT INTO public.log VALUES ('cartographers', 11, 'act', 0, 'water i6 i7 j7 k7 i8', NULL, NULL, 1794919350.2988946);
INSERT INTO public.log VALUES ('cartographers', 12, 'act', 1, 'forest g7 g8 h8 i8 g9', NULL, '1:11', 1794919350.3197215);
INSERT INTO public.log VALUES ('cartographers', 13, 'act', 1, 'village f10 g10 d11 e11 f11', NULL, '1:12', 1794919350.3331254);
INSERT INTO public.log VALUES ('cartographers', 14, 'take_back', 1, '', NULL, NULL, 1794919350.3396802);
INSERT INTO public.log VALUES ('cartographers', 15, 'act', 1, 'village f10 g10 d11 e11 f11', NULL, NULL, 1794919350.3531122);
INSERT INTO public.log VALUES ('cartographers', 16, 'act', 0, 'village g1 h1 i1 i2 j2', NULL, '0:15', 1794919350.3754618);
INSERT INTO public.log VALUES ('cartographers', 17, 'act', 1, 'forest e3 f3 f4 g4', NULL, '1:16', 1794919350.3845491);
INSERT INTO public.log VALUES ('cartographers', 18, 'take_back', 1, '', NULL, NULL, 1794919350.4001052);
INSERT INTO public.log VALUES ('cartographers', 19, 'act', 1, 'forest e3 f3 f4 g4', NULL, NULL, 1794919350.4125333);
INSERT INTO public.log VALUES ('cartographers', 20, 'act', 0, 'forest f1 e2 f2 e3', NULL, '0:19', 1794919350.4328175);
INSERT INTO public.log VALUES ('cartographers', 21, 'act', 0, 'farm f3 g3 h3 f4 f5', NULL, '0:20', 1794919350.4420106);
INSERT INTO public.log VALUES ('cartographers', 22, 'take_back', 0, '', NULL, NULL, 1794919350.456153);
INSERT INTO public.log VALUES ('cartographers', 23, 'act', 0, 'farm f3 g3 h3 f4 f5', NULL, NULL, 1794919350.4694562);
INSERT INTO public.log VALUES ('cartographers', 24, 'act', 1, 'farm i9 j9 k9 i10 i11', NULL, '1:23', 1794919350.4828274);
INSERT INTO public.log VALUES ('heroes', 1, 'act', 0, 'forest k7 j8 k8', NULL, '0:0', 1794919350.5264266);
INSERT INTO public.log VALUES ('heroes', 2, 'take_back', 0, '', NULL, NULL, 1794919350.5344706);
INSERT INTO public.log VALUES ('heroes', 3, 'act', 0, 'forest k7 j8 k8', NULL, NULL, 1794919350.553211);
INSERT INTO public.log VALUES ('heroes', 4, 'act', 1, 'forest c2 d2 c3', NULL, '1:3', 1794919350.568447);
INSERT INTO public.log VALUES ('heroes', 5, 'act', 1, 'forest a7 b7 b8 a9 b9', NULL, '1:4', 1794919350.5819995);
INSERT INTO public.log VALUES ('heroes', 6, 'take_back', 1, '', NULL, NULL, 1794919350.6009548);
INSERT INTO public.log VALUES ('heroes', 7, 'act', 1, 'forest a7 b7 b8 a9 b9', NULL, NULL, 1794919350.6182373);
INSERT INTO public.log VALUES ('heroes', 8, 'act', 0, 'forest f5 h5 f6 g6 h6', NULL, '0:7', 1794919350.6377652);
INSERT INTO public.log VALUES ('heroes', 9, 'act', 0, 'water e3 e4 f4 e5', NULL, '0:8', 1794919350.6508713);
INSERT INTO public.log VALUES ('heroes', 10, 'take_back', 0, '', NULL, NULL, 1794919350.6734998);
INSERT INTO public.log VALUES ('heroes', 11, 'act', 0, 'water e3 e4 f4 e5', NULL, NULL, 1794919350.691893);
INSERT INTO public.log VALUES ('heroes', 12, 'act', 1, 'water g8 f9', NULL, '1:11', 1794919350.7039027);
INSERT INTO public.log VALUES ('heroes', 13, 'act', 0, 'farm g1 g2 h2 i2 g3', NULL, '0:12', 1794919350.7232463);
INSERT INTO public.log VALUES ('heroes', 14, 'take_back', 0, '', NULL, NULL, 1794919350.7382863);
INSERT INTO public.log VALUES ('heroes', 15, 'act', 0, 'farm g1 g2 h2 i2 g3', NULL, NULL, 1794919350.752629);
INSERT INTO public.log VALUES ('heroes', 16, 'act', 1, 'farm d9 b10 c10 d10 d11', NULL, '1:15', 1794919350.7732906);
INSERT INTO public.log VALUES ('heroes', 17, 'act', 1, 'village f1 f2 g2 g3 h3', NULL, '1:16', 1794919350.793154);
INSERT INTO public.log VALUES ('heroes', 18, 'take_back', 1, '', NULL, NULL, 1794919350.8094366);
INSERT INTO public.log VALUES ('heroes', 19, 'act', 1, 'village f1 f2 g2 g3 h3', NULL, NULL, 1794919350.8271708);
INSERT INTO public.log VALUES ('heroes', 20, 'act', 0, 'village e8 e9', NULL, '0:19', 1794919350.830989);
INSERT INTO public.log VALUES ('heroes', 21, 'act', 0, 'farm i3 i5', NULL, '0:20', 1794919350.8489025);
INSERT INTO public.log VALUES ('heroes', 22, 'take_back', 0, '', NULL, NULL, 1794919350.8601372);
INSERT INTO public.log VALUES ('heroes', 23, 'act', 0, 'farm i3 i5', NULL, NULL, 1794919350.8864622);
INSERT INTO public.log VALUES ('heroes', 24, 'act', 1, 'farm e3 f3 d4 e4', NULL, '1:23', 1794919350.8927307);
INSERT INTO public.log VALUES ('mapmaker', 1, 'act', 0, 'i3 j3 k3 j4', NULL, '0:0', 1794919350.9209082);
INSERT INTO public.log VALUES ('mapmaker', 2, 'act', 0, 'j5 i6 j6 i7', NULL, '0:1', 1794919350.9334056);
INSERT INTO public.log VALUES ('mapmaker', 3, 'act', 0, 'h1 g2 h2 g3 h3', NULL, '0:2', 1794919350.9528627);
INSERT INTO public.log VALUES ('mapmaker', 4, 'act', 0, 'e3 c4 d4 e4', NULL, '0:3', 1794919350.9729626);
INSERT INTO public.log VALUES ('mapmaker', 5, 'act', 0, 'g4 g5 h5 i5 g6', NULL, '0:4', 1794919350.9804301);
INSERT INTO public.log VALUES ('mapmaker', 6, 'act', 0, 'a9 b9 c9', NULL, '0:5', 1794919350.9982789);
INSERT INTO public.log VALUES ('mapmaker', 7, 'act', 0, 'e6 e7 f7 f8', NULL, '0:6', 1794919351.0219164);
INSERT INTO public.log VALUES ('mapmaker', 8, 'act', 0, 'e9 f9 g9 e10 e11', NULL, '0:7', 1794919351.0334864);
INSERT INTO public.log VALUES ('mapmaker', 9, 'act', 0, 'i9 i10 j10 i11', NULL, '0:8', 1794919351.0498106);
INSERT INTO public.log VALUES ('mapmaker', 10, 'act', 0, 'e1 c2 d2 e2', NULL, '0:9', 1794919351.0800102);
INSERT INTO public.log VALUES ('mapmaker', 11, 'act', 0, 'b7 c7 c8 d8', NULL, '0:10', 1794919351.1046712);
INSERT INTO public.log VALUES ('mapmaker', 12, 'act', 0, 'j1 k1 j2 k2', NULL, '0:11', 1794919351.1138601);
INSERT INTO public.log VALUES ('cartouche', 1, 'act', 0, 'take MH09', NULL, '0:0', 1794919351.1449504);
INSERT INTO public.log VALUES ('cartouche', 2, 'act', 1, 'take T11', NULL, '1:1', 1794919351.1603117);
INSERT INTO public.log VALUES ('cartouche', 3, 'act', 0, 'take C06', NULL, '0:2', 1794919351.1702518);
INSERT INTO public.log VALUES ('cartouche', 4, 'act', 1, 'take DCS1', NULL, '1:3', 1794919351.1870859);
INSERT INTO public.log VALUES ('cartouche', 5, 'act', 0, 'place MH09 h6 h7 h8 h9 i9', NULL, '0:4', 1794919351.1968777);
INSERT INTO public.log VALUES ('cartouche', 6, 'take_back', 0, '', NULL, NULL, 1794919351.2045069);
INSERT INTO public.log VALUES ('cartouche', 7, 'act', 0, 'place MH09 h6 h7 h8 h9 i9', NULL, NULL, 1794919351.2260482);
INSERT INTO public.log VALUES ('cartouche', 8, 'act', 1, 'place DCS1 C a9 b9 S c9', NULL, '1:7', 1794919351.2323573);
INSERT INTO public.log VALUES ('cartouche', 9, 'take_back', 1, '', NULL, NULL, 1794919351.2463498);
INSERT INTO public.log VALUES ('cartouche', 10, 'act', 1, 'place DCS1 C a9 b9 S c9', NULL, NULL, 1794919351.2607596);
INSERT INTO public.log VALUES ('cartouche', 11, 'act', 0, 'done', NULL, '0:10', 1794919351.2814922);
INSERT INTO public.log VALUES ('cartouche', 12, 'take_back', 0, '', NULL, NULL, 1794919351.299367);
INSERT INTO public.log VALUES ('cartouche', 13, 'act', 0, 'done', NULL, NULL, 1794919351.311657);
INSERT INTO public.log VALUES ('cartouche', 14, 'act', 1, 'done', NULL, '1:13', 1794919351.327252);
INSERT INTO public.log VALUES ('cartouche', 15, 'act', 0, 'done', NULL, '0:14', 1794919351.3392115);
INSERT INTO public.log VALUES ('cartouche', 16, 'take_back', 0, '', NULL, NULL, 1794919351.3482883);
INSERT INTO public.log VALUES ('cartouche', 17, 'act', 0, 'done', NULL, NULL, 1794919351.3639243);
INSERT INTO public.log VALUES ('cartouche', 18, 'act', 1, 'done', NULL, '1:17', 1794919351.375798);
INSERT INTO public.log VALUES ('cartouche', 19, 'act', 1, 'take R15', NULL, '1:18', 1794919351.3884287);
INSERT INTO public.log VALUES ('cartouche', 20, 'act', 0, 'take DCS2', NULL, '0:19', 1794919351.401174);
INSERT INTO public.log VALUES ('bot-due', 1, 'act', 0, 'farm f4 g4 h4 h5', NULL, '0:0', 1794919351.426262);
INSERT INTO public.log VALUES ('bot-due', 2, 'take_back', 0, '', NULL, NULL, 1794919351.443295);
INSERT INTO public.log VALUES ('bot-due', 3, 'act', 0, 'farm f4 g4 h4 h5', NULL, NULL, 1794919351.4553006);
INSERT INTO public.log VALUES ('over', 1, 'act', 0, 'c9 b10 c10 d10 c11', NULL, '0:0', 1794919351.4862618);
INSERT INTO public.log VALUES ('over', 2, 'act', 0, 'f3 e4 f4 e5', NULL, '0:1', 1794919351.5059526);
INSERT INTO public.log VALUES ('over', 3, 'act', 0, 'i1 j1 i2 j2 i3', NULL, '0:2', 1794919351.512379);
INSERT INTO public.log VALUES ('over', 4, 'act', 0, 'k4 k5 k6', NULL, '0:3', 1794919351.526926);
INSERT INTO public.log VALUES ('over', 5, 'act', 0, 'h3 h4 h5', NULL, '0:4', 1794919351.5446665);
INSERT INTO public.log VALUES ('over', 6, 'act', 0, 'd8 e8 e9', NULL, '0:5', 1794919351.5590656);
INSERT INTO public.log VALUES ('over', 7, 'act', 0, 'c2 d2 c3 d3', NULL, '0:6', 1794919351.5630069);
INSERT INTO public.log VALUES ('over', 8, 'act', 0, 'b4 c4 d4 b5', NULL, '0:7', 1794919351.5752206);
INSERT INTO public.log VALUES ('over', 9, 'act', 0, 'f8 g8 g9 h9 h10', NULL, '0:8', 1794919351.5961273);
INSERT INTO public.log VALUES ('over', 10, 'act', 0, 'g5 f6 g6 g7', NULL, '0:9', 1794919351.6110938);
INSERT INTO public.log VALUES ('over', 11, 'act', 0, 'f2 g2 g3 g4', NULL, '0:10', 1794919351.6245975);
INSERT INTO public.log VALUES ('over', 12, 'act', 0, 'i6 i7 j7 j8', NULL, '0:11', 1794919351.6301107);
INSERT INTO public.log VALUES ('over', 13, 'act', 0, 'i10 h11 i11 j11', NULL, '0:12', 1794919351.645897);
INSERT INTO public.log VALUES ('over', 14, 'act', 0, 'b8 a9 b9 a10', NULL, '0:13', 1794919351.6671634);
INSERT INTO public.log VALUES ('over', 15, 'act', 0, 'a6 a7 b7 c7 a8', NULL, '0:14', 1794919351.6749146);
INSERT INTO public.log VALUES ('over', 16, 'act', 0, 'e1 f1 g1 e2 e3', NULL, '0:15', 1794919351.6895258);
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
INSERT INTO public.tables VALUES ('mapmaker', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "4cb0bc9913879ca3f1357d39e58a5f46:a10fe372532bf4aeebba8f3edb3f2b18", "options": {}, "actions": [], "digest": "1ce41ab0440671fc9b551396090e7ad68e0487828228b42a5d02f247afcfdfcf"}', 'a10fe372532bf4aeebba8f3edb3f2b18', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"], [0], false]', false, 1794919351.1138601, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('heroes', '{"landscribe": "landscribe record 1", "game": "heroes", "rules": 1, "seats": 2, "seed": "46cb74dd6452d56e3310da58c9560472:cd78995969611ce392bd5518e7750863", "options": {}, "actions": [], "digest": "355da5e2adf0689a6a4e9224cd09327e02bc72f2a3d13c3fddd49a1ea7ceaea1"}', 'cd78995969611ce392bd5518e7750863', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794919350.8927307, 'heroes', 1, '{}');
INSERT INTO public.tables VALUES ('bot-due', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "b7be843ddc6aa7b98f23c185fab72f12:f3f5bc62de66089ae67b5cd90a4d69f0", "options": {}, "actions": [], "digest": "4e8665e649395863552d9a5d9c0f5c360b47aa4f57e4d9f2e023b67893ea770a"}', 'f3f5bc62de66089ae67b5cd90a4d69f0', false, '[["Ada", true, null, 0, "", ""], ["", false, "uniform", 0, "", ""]]', 0, '[["Ada", ""], [1], false]', true, 1794919351.4553006, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('cartographers', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "8bf4ec37cc169924ee5156f117be209e:f8a2e504de642ff666d308ab563d0cce", "options": {}, "actions": [], "digest": "770d53caf9c0d62d5d946f5ea4265e8eb1bfc77d2946f2065ae75e2c43c9107d"}', 'f8a2e504de642ff666d308ab563d0cce', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794919350.4828274, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('over', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "edf08329660b7072d5ba0474f2fe38a0:459ec65a6c621b8649733f2cc43bd5b4", "options": {}, "actions": [], "digest": "c17de8e5836e0ef507b946018553e6526cb9302fb17e2363d781f686e7e7da0c"}', '459ec65a6c621b8649733f2cc43bd5b4', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"], [], true]', false, 1794919351.6895258, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('cartouche', '{"landscribe": "landscribe record 1", "game": "cartouche", "rules": 1, "seats": 2, "seed": "e23cd924bfbc49cf2e1b10df0d45601c:73257f2e3bfaa76fd44eb871567b825c", "options": {}, "actions": [], "digest": "1540ed5e4cc5268f9a24e4ca60a4289c299719a70590c5a7d2623b69def1ad11"}', '73257f2e3bfaa76fd44eb871567b825c', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [1], false]', false, 1794919351.401174, 'cartouche', 1, '{}');
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
