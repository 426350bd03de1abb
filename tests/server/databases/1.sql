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
    changed double precision NOT NULL
);
INSERT INTO public.log VALUES ('cartographers', 1, 'act', 1, 'farm i9 i10 i11 j11 k11', NULL, '1:x', 1794850190.569255);
INSERT INTO public.log VALUES ('cartographers', 2, 'take_back', 1, '', NULL, NULL, 1794850190.5693512);
INSERT INTO public.log VALUES ('cartographers', 3, 'act', 1, 'farm i9 i10 i11 j11 k11', NULL, NULL, 1794850190.569509);
INSERT INTO public.log VALUES ('cartographers', 4, 'act', 0, 'water e3 f3 g3 e4 e5', NULL, '0:x', 1794850190.5751746);
INSERT INTO public.log VALUES ('cartographers', 5, 'act', 1, 'forest i4 i5 j5 j6', NULL, '1:x', 1794850190.576974);
INSERT INTO public.log VALUES ('cartographers', 6, 'take_back', 1, '', NULL, NULL, 1794850190.577161);
INSERT INTO public.log VALUES ('cartographers', 7, 'act', 1, 'forest i4 i5 j5 j6', NULL, NULL, 1794850190.5773292);
INSERT INTO public.log VALUES ('cartographers', 8, 'act', 0, 'forest b2 b3 c3 c4', NULL, '0:x', 1794850190.5788379);
INSERT INTO public.log VALUES ('cartographers', 9, 'act', 0, 'village h6 h7 h8 i8 i9', NULL, '0:x', 1794850190.5850813);
INSERT INTO public.log VALUES ('cartographers', 10, 'take_back', 0, '', NULL, NULL, 1794850190.5852008);
INSERT INTO public.log VALUES ('cartographers', 11, 'act', 0, 'village h6 h7 h8 i8 i9', NULL, NULL, 1794850190.585357);
INSERT INTO public.log VALUES ('cartographers', 12, 'act', 1, 'forest f1 f2 f3 g3 g4', NULL, '1:x', 1794850190.594023);
INSERT INTO public.log VALUES ('cartographers', 13, 'act', 1, 'water f8 g8 h8 i8', NULL, '1:x', 1794850190.594877);
INSERT INTO public.log VALUES ('cartographers', 14, 'take_back', 1, '', NULL, NULL, 1794850190.5949624);
INSERT INTO public.log VALUES ('cartographers', 15, 'act', 1, 'water f8 g8 h8 i8', NULL, NULL, 1794850190.599251);
INSERT INTO public.log VALUES ('cartographers', 16, 'act', 0, 'water a1 a2 a3 a4', NULL, '0:x', 1794850190.60019);
INSERT INTO public.log VALUES ('cartographers', 17, 'act', 1, 'farm i1 j1', NULL, '1:x', 1794850190.6038494);
INSERT INTO public.log VALUES ('cartographers', 18, 'take_back', 1, '', NULL, NULL, 1794850190.603941);
INSERT INTO public.log VALUES ('cartographers', 19, 'act', 1, 'farm i1 j1', NULL, NULL, 1794850190.6040664);
INSERT INTO public.log VALUES ('cartographers', 20, 'act', 0, 'farm h1 i1', NULL, '0:x', 1794850190.6053734);
INSERT INTO public.log VALUES ('cartographers', 21, 'act', 1, 'water h3 h4 h5 h6', NULL, '1:x', 1794850190.6059518);
INSERT INTO public.log VALUES ('cartographers', 22, 'take_back', 1, '', NULL, NULL, 1794850190.6060205);
INSERT INTO public.log VALUES ('cartographers', 23, 'act', 1, 'water h3 h4 h5 h6', NULL, NULL, 1794850190.6061442);
INSERT INTO public.log VALUES ('cartographers', 24, 'act', 0, 'village g2 h2 i2 j2', NULL, '0:x', 1794850190.6069195);
INSERT INTO public.log VALUES ('heroes', 1, 'act', 0, 'forest k7 j8 k8', NULL, '0:x', 1794850190.6145902);
INSERT INTO public.log VALUES ('heroes', 2, 'take_back', 0, '', NULL, NULL, 1794850190.6146762);
INSERT INTO public.log VALUES ('heroes', 3, 'act', 0, 'forest k7 j8 k8', NULL, NULL, 1794850190.614807);
INSERT INTO public.log VALUES ('heroes', 4, 'act', 1, 'forest c2 d2 c3', NULL, '1:x', 1794850190.6206722);
INSERT INTO public.log VALUES ('heroes', 5, 'act', 1, 'raid 1 c4 b5 c6', NULL, '1:x', 1794850190.6219478);
INSERT INTO public.log VALUES ('heroes', 6, 'take_back', 1, '', NULL, NULL, 1794850190.6220365);
INSERT INTO public.log VALUES ('heroes', 7, 'act', 1, 'raid 1 c4 b5 c6', NULL, NULL, 1794850190.6221645);
INSERT INTO public.log VALUES ('heroes', 8, 'act', 0, 'raid 2 b9 c10 b11', NULL, '0:x', 1794850190.6275427);
INSERT INTO public.log VALUES ('heroes', 9, 'take_back', 0, '', NULL, NULL, 1794850190.6277027);
INSERT INTO public.log VALUES ('heroes', 10, 'act', 0, 'raid 2 b9 c10 b11', NULL, NULL, 1794850190.6279795);
INSERT INTO public.log VALUES ('heroes', 11, 'act', 0, 'destroy 2 a9', NULL, '0:x', 1794850190.628338);
INSERT INTO public.log VALUES ('heroes', 12, 'take_back', 0, '', NULL, NULL, 1794850190.628612);
INSERT INTO public.log VALUES ('heroes', 13, 'act', 0, 'destroy 2 a9', NULL, NULL, 1794850190.6287556);
INSERT INTO public.log VALUES ('heroes', 14, 'act', 1, 'destroy 1 c3', NULL, '1:x', 1794850190.629153);
INSERT INTO public.log VALUES ('heroes', 15, 'act', 0, 'monster e11', NULL, '0:x', 1794850190.6301992);
INSERT INTO public.log VALUES ('heroes', 16, 'take_back', 0, '', NULL, NULL, 1794850190.630279);
INSERT INTO public.log VALUES ('heroes', 17, 'act', 0, 'monster e11', NULL, NULL, 1794850190.6303942);
INSERT INTO public.log VALUES ('heroes', 18, 'act', 1, 'monster c6', NULL, '1:x', 1794850190.635783);
INSERT INTO public.log VALUES ('heroes', 19, 'act', 1, 'village f5 e6 f6 d7 e7', NULL, '1:x', 1794850190.6372025);
INSERT INTO public.log VALUES ('heroes', 20, 'take_back', 1, '', NULL, NULL, 1794850190.6372795);
INSERT INTO public.log VALUES ('heroes', 21, 'act', 1, 'village f5 e6 f6 d7 e7', NULL, NULL, 1794850190.6374085);
INSERT INTO public.log VALUES ('heroes', 22, 'act', 0, 'village a7 a8', NULL, '0:x', 1794850190.638774);
INSERT INTO public.log VALUES ('heroes', 23, 'act', 0, 'farm d7 e7 d8 e8', NULL, '0:x', 1794850190.6436188);
INSERT INTO public.log VALUES ('heroes', 24, 'take_back', 0, '', NULL, NULL, 1794850190.6437159);
INSERT INTO public.log VALUES ('heroes', 25, 'act', 0, 'farm d7 e7 d8 e8', NULL, NULL, 1794850190.6438513);
INSERT INTO public.log VALUES ('heroes', 26, 'act', 1, 'water f7 g7 f8 g8', NULL, '1:x', 1794850190.6445975);
INSERT INTO public.log VALUES ('mapmaker', 1, 'act', 0, 'a4 b4 b5 c5', NULL, '0:x', 1794850190.6464193);
INSERT INTO public.log VALUES ('mapmaker', 2, 'act', 0, 'h2 g3 h3 i3 h4', NULL, '0:x', 1794850190.6508908);
INSERT INTO public.log VALUES ('mapmaker', 3, 'act', 0, 'i6 h7 i7 j7', NULL, '0:x', 1794850190.6520066);
INSERT INTO public.log VALUES ('mapmaker', 4, 'act', 0, 'd7 d8 e8 f8 d9', NULL, '0:x', 1794850190.652711);
INSERT INTO public.log VALUES ('mapmaker', 5, 'act', 0, 'd2 e2 e3 f3', NULL, '0:x', 1794850190.6532822);
INSERT INTO public.log VALUES ('mapmaker', 6, 'act', 0, 'a7 b7 a8 b8', NULL, '0:x', 1794850190.6537206);
INSERT INTO public.log VALUES ('mapmaker', 7, 'act', 0, 'g9 h9 g10', NULL, '0:x', 1794850190.6544526);
INSERT INTO public.log VALUES ('mapmaker', 8, 'act', 0, 'k9 k10 k11', NULL, '0:x', 1794850190.659387);
INSERT INTO public.log VALUES ('mapmaker', 9, 'act', 0, 'j2 k2 j3 j4', NULL, '0:x', 1794850190.6601944);
INSERT INTO public.log VALUES ('mapmaker', 10, 'act', 0, 'e5 e6 e7 f7 g7', NULL, '0:x', 1794850190.6607132);
INSERT INTO public.log VALUES ('mapmaker', 11, 'act', 0, 'i5 j5 j6 k6 k7', NULL, '0:x', 1794850190.6610427);
INSERT INTO public.log VALUES ('mapmaker', 12, 'act', 0, 'i9 h10 i10 j10', NULL, '0:x', 1794850190.6619103);
INSERT INTO public.log VALUES ('cartouche', 1, 'act', 1, 'take MB05', NULL, '1:x', 1794850190.667708);
INSERT INTO public.log VALUES ('cartouche', 2, 'act', 0, 'take T01', NULL, '0:x', 1794850190.66791);
INSERT INTO public.log VALUES ('cartouche', 3, 'act', 1, 'take R12', NULL, '1:x', 1794850190.6680934);
INSERT INTO public.log VALUES ('cartouche', 4, 'act', 0, 'take MB06', NULL, '0:x', 1794850190.6683211);
INSERT INTO public.log VALUES ('cartouche', 5, 'act', 0, 'place MB06 h7 g8 h8 h9', NULL, '0:x', 1794850190.6689317);
INSERT INTO public.log VALUES ('cartouche', 6, 'take_back', 0, '', NULL, NULL, 1794850190.6689749);
INSERT INTO public.log VALUES ('cartouche', 7, 'act', 0, 'place MB06 h7 g8 h8 h9', NULL, NULL, 1794850190.6690927);
INSERT INTO public.log VALUES ('cartouche', 8, 'act', 1, 'place MB05 a8 b8 c8 a9', NULL, '1:x', 1794850190.6696625);
INSERT INTO public.log VALUES ('cartouche', 9, 'take_back', 1, '', NULL, NULL, 1794850190.6697524);
INSERT INTO public.log VALUES ('cartouche', 10, 'act', 1, 'place MB05 a8 b8 c8 a9', NULL, NULL, 1794850190.6698592);
INSERT INTO public.log VALUES ('cartouche', 11, 'act', 0, 'done', NULL, '0:x', 1794850190.6700182);
INSERT INTO public.log VALUES ('cartouche', 12, 'take_back', 0, '', NULL, NULL, 1794850190.6701658);
INSERT INTO public.log VALUES ('cartouche', 13, 'act', 0, 'done', NULL, NULL, 1794850190.6702468);
INSERT INTO public.log VALUES ('cartouche', 14, 'act', 1, 'done', NULL, '1:x', 1794850190.670451);
INSERT INTO public.log VALUES ('cartouche', 15, 'act', 0, 'done', NULL, '0:x', 1794850190.670902);
INSERT INTO public.log VALUES ('cartouche', 16, 'take_back', 0, '', NULL, NULL, 1794850190.6709354);
INSERT INTO public.log VALUES ('cartouche', 17, 'act', 0, 'done', NULL, NULL, 1794850190.6750946);
INSERT INTO public.log VALUES ('cartouche', 18, 'act', 1, 'done', NULL, '1:x', 1794850190.6756535);
INSERT INTO public.log VALUES ('cartouche', 19, 'act', 0, 'take R09', NULL, '0:x', 1794850190.675888);
INSERT INTO public.log VALUES ('cartouche', 20, 'act', 1, 'take MB03', NULL, '1:x', 1794850190.6760926);
INSERT INTO public.log VALUES ('bot-due', 1, 'act', 0, 'water f1 g1 h1 i1', NULL, '0:x', 1794850190.6780555);
INSERT INTO public.log VALUES ('bot-due', 2, 'take_back', 0, '', NULL, NULL, 1794850190.6781213);
INSERT INTO public.log VALUES ('bot-due', 3, 'act', 0, 'water f1 g1 h1 i1', NULL, NULL, 1794850190.6782262);
INSERT INTO public.log VALUES ('over', 1, 'act', 0, 'c9 b10 c10 d10 c11', NULL, '0:x', 1794850190.6789906);
INSERT INTO public.log VALUES ('over', 2, 'act', 0, 'f3 e4 f4 e5', NULL, '0:x', 1794850190.683539);
INSERT INTO public.log VALUES ('over', 3, 'act', 0, 'd3 b4 c4 d4', NULL, '0:x', 1794850190.6842246);
INSERT INTO public.log VALUES ('over', 4, 'act', 0, 'a6 b6 c6 b7 c7', NULL, '0:x', 1794850190.684691);
INSERT INTO public.log VALUES ('over', 5, 'act', 0, 'j6 k6 i7 j7 i8', NULL, '0:x', 1794850190.6850684);
INSERT INTO public.log VALUES ('over', 6, 'act', 0, 'e9 e10 e11', NULL, '0:x', 1794850190.6853237);
INSERT INTO public.log VALUES ('over', 7, 'act', 0, 'j10 h11 i11 j11', NULL, '0:x', 1794850190.685661);
INSERT INTO public.log VALUES ('over', 8, 'act', 0, 'h2 i2 h3 i3', NULL, '0:x', 1794850190.6858034);
INSERT INTO public.log VALUES ('over', 9, 'act', 0, 'a3 b3 c3', NULL, '0:x', 1794850190.6861293);
INSERT INTO public.log VALUES ('over', 10, 'act', 0, 'e7 e8 f8 f9', NULL, '0:x', 1794850190.686339);
INSERT INTO public.log VALUES ('over', 11, 'act', 0, 'g6 f7 g7 h7', NULL, '0:x', 1794850190.686556);
INSERT INTO public.log VALUES ('over', 12, 'act', 0, 'g1 e2 f2 g2 g3', NULL, '0:x', 1794850190.686814);
INSERT INTO public.log VALUES ('over', 13, 'act', 0, 'j3 j4 h5 i5 j5', NULL, '0:x', 1794850190.6869586);
INSERT INTO public.log VALUES ('over', 14, 'act', 0, 'a4 a5 b5', NULL, '0:x', 1794850190.6915433);
INSERT INTO public.log VALUES ('over', 15, 'act', 0, 'h8 g9 h9 i9', NULL, '0:x', 1794850190.6917512);
INSERT INTO public.log VALUES ('over', 16, 'act', 0, 'b8 a9 b9 a10', NULL, '0:x', 1794850190.69209);
INSERT INTO public.log VALUES ('over', 17, 'act', 0, 'i1 j1 j2', NULL, '0:x', 1794850190.6923952);
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
INSERT INTO public.tables VALUES ('heroes', '{"landscribe": "record", "game": "heroes", "rules": 1, "seats": 2, "seed": 3054752398108661, "options": {}, "actions": []}', '9ed02fc02e3a10819dd534208887967f', false, '[["Ada", true, null, 0], ["", false, null, 0]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794850190.6446311);
INSERT INTO public.tables VALUES ('cartouche', '{"landscribe": "record", "game": "cartouche", "rules": 1, "seats": 2, "seed": 2920692799116959, "options": {}, "actions": []}', 'e8d6f113f6d281897b2e924c3b445921', false, '[["Ada", true, null, 0], ["", false, null, 0]]', 0, '[["Ada", ""], [0], false]', false, 1794850190.6761062);
INSERT INTO public.tables VALUES ('mapmaker', '{"landscribe": "record", "game": "mapmaker", "rules": 1, "seats": 1, "seed": 1537678397225710, "options": {}, "actions": []}', 'fef36caacb034b50de9759bd8ed05e5b', false, '[["Ada", true, null, 0]]', 0, '[["Ada"], [0], false]', false, 1794850190.6619403);
INSERT INTO public.tables VALUES ('over', '{"landscribe": "record", "game": "mapmaker", "rules": 1, "seats": 1, "seed": 3320383236039709, "options": {}, "actions": []}', '905ad03682418bab414aec8e86f1e1e6', false, '[["Ada", true, null, 0]]', 0, '[["Ada"], [], true]', false, 1794850190.692415);
INSERT INTO public.tables VALUES ('bot-due', '{"landscribe": "record", "game": "cartographers", "rules": 1, "seats": 2, "seed": 5769051481918477, "options": {}, "actions": []}', 'f01704426d55f46b44b7403288dca337', false, '[["Ada", true, null, 0], ["", false, "uniform", 0]]', 0, '[["Ada", ""], [1], false]', true, 1794850190.6782498);
INSERT INTO public.tables VALUES ('cartographers', '{"landscribe": "record", "game": "cartographers", "rules": 1, "seats": 2, "seed": 7132368896380780, "options": {}, "actions": []}', 'd4beb834e56a5855c081a9ca147d2220', false, '[["Ada", true, null, 0], ["", false, null, 0]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794850190.606951);
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
