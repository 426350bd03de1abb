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
INSERT INTO public.alembic_version VALUES ('3');
INSERT INTO public.log VALUES ('cartographers', 1, 'act', 1, 'farm f7 e8 f8 f9', NULL, '1:0', 1794898696.373238);
INSERT INTO public.log VALUES ('cartographers', 2, 'take_back', 1, '', NULL, NULL, 1794898696.532853);
INSERT INTO public.log VALUES ('cartographers', 3, 'act', 1, 'farm f7 e8 f8 f9', NULL, NULL, 1794898696.6090047);
INSERT INTO public.log VALUES ('cartographers', 4, 'act', 0, 'farm e3 d4 e4 f4', NULL, '0:3', 1794898696.7283843);
INSERT INTO public.log VALUES ('cartographers', 5, 'act', 1, 'forest c5 c6 d6 d7', NULL, '1:4', 1794898696.812702);
INSERT INTO public.log VALUES ('cartographers', 6, 'take_back', 1, '', NULL, NULL, 1794898696.9183693);
INSERT INTO public.log VALUES ('cartographers', 7, 'act', 1, 'forest c5 c6 d6 d7', NULL, NULL, 1794898697.0807722);
INSERT INTO public.log VALUES ('cartographers', 8, 'act', 0, 'forest e1 e2 f2 f3', NULL, '0:7', 1794898697.0983346);
INSERT INTO public.log VALUES ('cartographers', 9, 'act', 0, 'water c4 c5 d5 d6 e6', NULL, '0:8', 1794898697.179697);
INSERT INTO public.log VALUES ('cartographers', 10, 'take_back', 0, '', NULL, NULL, 1794898697.241218);
INSERT INTO public.log VALUES ('cartographers', 11, 'act', 0, 'water c4 c5 d5 d6 e6', NULL, NULL, 1794898697.2960315);
INSERT INTO public.log VALUES ('cartographers', 12, 'act', 1, 'water h3 h4 h5', NULL, '1:11', 1794898697.359268);
INSERT INTO public.log VALUES ('cartographers', 13, 'act', 1, 'forest c1', NULL, '1:12', 1794898697.4096618);
INSERT INTO public.log VALUES ('cartographers', 14, 'take_back', 1, '', NULL, NULL, 1794898697.6020238);
INSERT INTO public.log VALUES ('cartographers', 15, 'act', 1, 'forest c1', NULL, NULL, 1794898697.6152246);
INSERT INTO public.log VALUES ('cartographers', 16, 'act', 0, 'water h3', NULL, '0:15', 1794898697.655513);
INSERT INTO public.log VALUES ('cartographers', 17, 'act', 1, 'forest i7 g8 h8 i8 i9', NULL, '1:16', 1794898697.7241428);
INSERT INTO public.log VALUES ('cartographers', 18, 'take_back', 1, '', NULL, NULL, 1794898697.8331432);
INSERT INTO public.log VALUES ('cartographers', 19, 'act', 1, 'forest i7 g8 h8 i8 i9', NULL, NULL, 1794898697.8913803);
INSERT INTO public.log VALUES ('cartographers', 20, 'act', 0, 'water g6 g7 f8 g8 h8', NULL, '0:19', 1794898697.8999019);
INSERT INTO public.log VALUES ('cartographers', 21, 'act', 0, 'village g3 g4 h4', NULL, '0:20', 1794898697.9230177);
INSERT INTO public.log VALUES ('cartographers', 22, 'take_back', 0, '', NULL, NULL, 1794898698.0404055);
INSERT INTO public.log VALUES ('cartographers', 23, 'act', 0, 'village g3 g4 h4', NULL, NULL, 1794898698.09436);
INSERT INTO public.log VALUES ('cartographers', 24, 'act', 1, 'village b6 b7 c7', NULL, '1:23', 1794898698.3033636);
INSERT INTO public.log VALUES ('heroes', 1, 'act', 0, 'farm i9 j10 k10', NULL, '0:0', 1794898698.423452);
INSERT INTO public.log VALUES ('heroes', 2, 'take_back', 0, '', NULL, NULL, 1794898698.592885);
INSERT INTO public.log VALUES ('heroes', 3, 'act', 0, 'farm i9 j10 k10', NULL, NULL, 1794898698.6197078);
INSERT INTO public.log VALUES ('heroes', 4, 'act', 1, 'forest a10 b10 c11', NULL, '1:3', 1794898698.7115846);
INSERT INTO public.log VALUES ('heroes', 5, 'act', 1, 'forest f3 g3 f4', NULL, '1:4', 1794898698.7314057);
INSERT INTO public.log VALUES ('heroes', 6, 'take_back', 1, '', NULL, NULL, 1794898698.7798078);
INSERT INTO public.log VALUES ('heroes', 7, 'act', 1, 'forest f3 g3 f4', NULL, NULL, 1794898699.0113425);
INSERT INTO public.log VALUES ('heroes', 8, 'act', 0, 'forest b9 c9 b11 c11', NULL, '0:7', 1794898699.0521877);
INSERT INTO public.log VALUES ('heroes', 9, 'act', 0, 'raid 2 c3', NULL, '0:8', 1794898699.160809);
INSERT INTO public.log VALUES ('heroes', 10, 'take_back', 0, '', NULL, NULL, 1794898699.2184734);
INSERT INTO public.log VALUES ('heroes', 11, 'act', 0, 'raid 2 c3', NULL, NULL, 1794898699.3124976);
INSERT INTO public.log VALUES ('heroes', 12, 'act', 1, 'raid 1 e2', NULL, '1:11', 1794898699.3392236);
INSERT INTO public.log VALUES ('heroes', 13, 'act', 0, 'hero i8 attacks i9 i10 i11', NULL, '0:12', 1794898699.3514452);
INSERT INTO public.log VALUES ('heroes', 14, 'take_back', 0, '', NULL, NULL, 1794898699.4462178);
INSERT INTO public.log VALUES ('heroes', 15, 'act', 0, 'hero i8 attacks i9 i10 i11', NULL, NULL, 1794898699.4920733);
INSERT INTO public.log VALUES ('heroes', 16, 'act', 1, 'hero c7 attacks a7 b7', NULL, '1:15', 1794898699.6172683);
INSERT INTO public.log VALUES ('heroes', 17, 'act', 1, 'farm f8 g8 f9 g9', NULL, '1:16', 1794898699.6317859);
INSERT INTO public.log VALUES ('heroes', 18, 'take_back', 1, '', NULL, NULL, 1794898699.7467463);
INSERT INTO public.log VALUES ('heroes', 19, 'act', 1, 'farm f8 g8 f9 g9', NULL, NULL, 1794898699.7770066);
INSERT INTO public.log VALUES ('heroes', 20, 'act', 0, 'farm b3 c3 b4 c4', NULL, '0:19', 1794898700.1374116);
INSERT INTO public.log VALUES ('heroes', 21, 'act', 0, 'forest h5 g6 h6 i6 h7', NULL, '0:20', 1794898700.2170255);
INSERT INTO public.log VALUES ('heroes', 22, 'take_back', 0, '', NULL, NULL, 1794898700.3939655);
INSERT INTO public.log VALUES ('heroes', 23, 'act', 0, 'forest h5 g6 h6 i6 h7', NULL, NULL, 1794898700.4325645);
INSERT INTO public.log VALUES ('heroes', 24, 'act', 1, 'village d1 c2 d2 e2 d3', NULL, '1:23', 1794898700.4935834);
INSERT INTO public.log VALUES ('mapmaker', 1, 'act', 0, 'i10 j10 i11 j11', NULL, '0:0', 1794898700.7193594);
INSERT INTO public.log VALUES ('mapmaker', 2, 'act', 0, 'a6 b6 b7 c7', NULL, '0:1', 1794898700.9265928);
INSERT INTO public.log VALUES ('mapmaker', 3, 'act', 0, 'g3 f4 g4 f5', NULL, '0:2', 1794898701.0467305);
INSERT INTO public.log VALUES ('mapmaker', 4, 'act', 0, 'd9 d10 d11 e11 f11', NULL, '0:3', 1794898701.3154728);
INSERT INTO public.log VALUES ('mapmaker', 5, 'act', 0, 'i1 j1 k1 j2', NULL, '0:4', 1794898701.592771);
INSERT INTO public.log VALUES ('mapmaker', 6, 'act', 0, 'd7 e7 f7', NULL, '0:5', 1794898701.6517577);
INSERT INTO public.log VALUES ('mapmaker', 7, 'act', 0, 'a5 b5 c5', NULL, '0:6', 1794898701.8919032);
INSERT INTO public.log VALUES ('mapmaker', 8, 'act', 0, 'g8 h8 g9 h9 g10', NULL, '0:7', 1794898701.9295208);
INSERT INTO public.log VALUES ('mapmaker', 9, 'act', 0, 'd4 e4 e5 e6', NULL, '0:8', 1794898702.0809472);
INSERT INTO public.log VALUES ('mapmaker', 10, 'act', 0, 'j6 i7 j7 k7 j8', NULL, '0:9', 1794898702.1162493);
INSERT INTO public.log VALUES ('mapmaker', 11, 'act', 0, 'h3 h4 g5 h5', NULL, '0:10', 1794898702.1712587);
INSERT INTO public.log VALUES ('mapmaker', 12, 'act', 0, 'd2 e2 e3 f3', NULL, '0:11', 1794898702.3091106);
INSERT INTO public.log VALUES ('cartouche', 1, 'act', 0, 'take MB03', NULL, '0:0', 1794898702.4114861);
INSERT INTO public.log VALUES ('cartouche', 2, 'act', 1, 'take R16', NULL, '1:1', 1794898702.435465);
INSERT INTO public.log VALUES ('cartouche', 3, 'act', 0, 'take R09', NULL, '0:2', 1794898702.55572);
INSERT INTO public.log VALUES ('cartouche', 4, 'act', 1, 'take DCB3', NULL, '1:3', 1794898702.628202);
INSERT INTO public.log VALUES ('cartouche', 5, 'act', 0, 'place MB03 d8 d9 e9', NULL, '0:4', 1794898702.748193);
INSERT INTO public.log VALUES ('cartouche', 6, 'take_back', 0, '', NULL, NULL, 1794898702.8570905);
INSERT INTO public.log VALUES ('cartouche', 7, 'act', 0, 'place MB03 d8 d9 e9', NULL, NULL, 1794898702.9635067);
INSERT INTO public.log VALUES ('cartouche', 8, 'act', 1, 'place DCB3 C a8 b8 B c8 c9', NULL, '1:7', 1794898703.0277703);
INSERT INTO public.log VALUES ('cartouche', 9, 'take_back', 1, '', NULL, NULL, 1794898703.1379664);
INSERT INTO public.log VALUES ('cartouche', 10, 'act', 1, 'place DCB3 C a8 b8 B c8 c9', NULL, NULL, 1794898703.1452112);
INSERT INTO public.log VALUES ('cartouche', 11, 'act', 0, 'done', NULL, '0:10', 1794898703.2217805);
INSERT INTO public.log VALUES ('cartouche', 12, 'take_back', 0, '', NULL, NULL, 1794898703.4233506);
INSERT INTO public.log VALUES ('cartouche', 13, 'act', 0, 'done', NULL, NULL, 1794898703.4532697);
INSERT INTO public.log VALUES ('cartouche', 14, 'act', 1, 'done', NULL, '1:13', 1794898703.5811193);
INSERT INTO public.log VALUES ('cartouche', 15, 'act', 0, 'done', NULL, '0:14', 1794898703.6556325);
INSERT INTO public.log VALUES ('cartouche', 16, 'take_back', 0, '', NULL, NULL, 1794898703.672653);
INSERT INTO public.log VALUES ('cartouche', 17, 'act', 0, 'done', NULL, NULL, 1794898703.7135005);
INSERT INTO public.log VALUES ('cartouche', 18, 'act', 1, 'done', NULL, '1:17', 1794898703.8954654);
INSERT INTO public.log VALUES ('cartouche', 19, 'act', 1, 'take C09', NULL, '1:18', 1794898703.9406476);
INSERT INTO public.log VALUES ('cartouche', 20, 'act', 0, 'take MB01', NULL, '0:19', 1794898704.080985);
INSERT INTO public.log VALUES ('bot-due', 1, 'act', 0, 'forest g7 f8', NULL, '0:0', 1794898704.2275589);
INSERT INTO public.log VALUES ('bot-due', 2, 'take_back', 0, '', NULL, NULL, 1794898704.362315);
INSERT INTO public.log VALUES ('bot-due', 3, 'act', 0, 'forest g7 f8', NULL, NULL, 1794898704.4789445);
INSERT INTO public.log VALUES ('over', 1, 'act', 0, 'e6 e7 e8 f8 g8', NULL, '0:0', 1794898704.6818225);
INSERT INTO public.log VALUES ('over', 2, 'act', 0, 'h1 h2 h3', NULL, '0:1', 1794898704.8194842);
INSERT INTO public.log VALUES ('over', 3, 'act', 0, 'd2 d3 e3 e4', NULL, '0:2', 1794898704.936136);
INSERT INTO public.log VALUES ('over', 4, 'act', 0, 'b9 c9 b10 c10', NULL, '0:3', 1794898705.0753076);
INSERT INTO public.log VALUES ('over', 5, 'act', 0, 'j4 j5 j6 k6', NULL, '0:4', 1794898705.2723384);
INSERT INTO public.log VALUES ('over', 6, 'act', 0, 'i10 h11 i11 j11', NULL, '0:5', 1794898705.4848363);
INSERT INTO public.log VALUES ('over', 7, 'act', 0, 'b4 c4 d4', NULL, '0:6', 1794898705.655458);
INSERT INTO public.log VALUES ('over', 8, 'act', 0, 'i8 j8 h9 i9 h10', NULL, '0:7', 1794898705.751366);
INSERT INTO public.log VALUES ('over', 9, 'act', 0, 'a6 b6 b7 c7', NULL, '0:8', 1794898705.8178642);
INSERT INTO public.log VALUES ('over', 10, 'act', 0, 'h5 h6 g7 h7 i7', NULL, '0:9', 1794898705.8920066);
INSERT INTO public.log VALUES ('over', 11, 'act', 0, 'd7 b8 c8 d8', NULL, '0:10', 1794898705.939033);
INSERT INTO public.log VALUES ('over', 12, 'act', 0, 'f1 e2 f2 g2 f3', NULL, '0:11', 1794898706.1016688);
INSERT INTO public.log VALUES ('over', 13, 'act', 0, 'g4 f5 g5', NULL, '0:12', 1794898706.2554545);
INSERT INTO public.log VALUES ('over', 14, 'act', 0, 'k9 j10 k10 k11', NULL, '0:13', 1794898706.3620076);
INSERT INTO public.log VALUES ('over', 15, 'act', 0, 'j1 i2 j2 i3', NULL, '0:14', 1794898706.4425144);
INSERT INTO public.log VALUES ('over', 16, 'act', 0, 'd10 e10 c11 d11 e11', NULL, '0:15', 1794898706.4519646);
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
INSERT INTO public.tables VALUES ('mapmaker', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "e6298e006fe80dd1c36e04c90b46386d:f5b357f1dcfa169b61ed49f1200de358", "options": {}, "actions": [], "digest": "e28b21f1c9016a1e59e889dd250f821163cac6401a7fd0039616efbade0dc23c"}', 'f5b357f1dcfa169b61ed49f1200de358', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"], [0], false]', false, 1794898702.3091106, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('heroes', '{"landscribe": "landscribe record 1", "game": "heroes", "rules": 1, "seats": 2, "seed": "7a8f93ea0e1d623512c6800f637f3cb0:02845a87c7017dc77613547405bb7b17", "options": {}, "actions": [], "digest": "23baadd73a26f73b92eecd8be9391b4769050ae50520948d22e465dd194b3476"}', '02845a87c7017dc77613547405bb7b17', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794898700.4935834, 'heroes', 1, '{}');
INSERT INTO public.tables VALUES ('bot-due', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "5dca62ff1dc77e12247b8b8ed274bfda:e437f5ffd8812494ef7d73d4e70b00ee", "options": {}, "actions": [], "digest": "290ce77ffd56871d182f2a92f88abaef87afa6ce38cceacbcebca7640a7fc663"}', 'e437f5ffd8812494ef7d73d4e70b00ee', false, '[["Ada", true, null, 0, "", ""], ["", false, "uniform", 0, "", ""]]', 0, '[["Ada", ""], [1], false]', true, 1794898704.4789445, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('cartographers', '{"landscribe": "landscribe record 1", "game": "cartographers", "rules": 1, "seats": 2, "seed": "f7d8880517c5fc1fea8dfb7242ac8462:fa271771911ebbcbe29925b5f2f8cadb", "options": {}, "actions": [], "digest": "fdd5c2b5ddb2f67533b1fcb943f821e1719850e5f6ba681827ff547e9488c8ce"}', 'fa271771911ebbcbe29925b5f2f8cadb', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [0, 1], false]', false, 1794898698.3033636, 'cartographers', 1, '{}');
INSERT INTO public.tables VALUES ('over', '{"landscribe": "landscribe record 1", "game": "mapmaker", "rules": 1, "seats": 1, "seed": "02b154f26ff274b6e0bb1a7dbc383a01:b2fba466fade67cc80d399caa5c90409", "options": {}, "actions": [], "digest": "9fb397cbd133f2b6bb6faa85ee7e05389501a1a0ec82805e510c45f9bffe74c0"}', 'b2fba466fade67cc80d399caa5c90409', false, '[["Ada", true, null, 0, "", ""]]', 0, '[["Ada"], [], true]', false, 1794898706.4519646, 'mapmaker', 1, '{}');
INSERT INTO public.tables VALUES ('cartouche', '{"landscribe": "landscribe record 1", "game": "cartouche", "rules": 1, "seats": 2, "seed": "66dc7b8b1d12ea836aeabf600ec0f3db:0dde9c2033b843017d43b26d68551d6e", "options": {}, "actions": [], "digest": "e2dab6ad3f2b73210513fbfe1de26496558d5cd087fd5d1828bd3442fd4ef0e6"}', '0dde9c2033b843017d43b26d68551d6e', false, '[["Ada", true, null, 0, "", ""], ["", false, null, 0, "", ""]]', 0, '[["Ada", ""], [1], false]', false, 1794898704.080985, 'cartouche', 1, '{}');
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
