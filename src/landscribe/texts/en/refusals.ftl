## Words and values. Every refusal is one line of words and values: the rules read this file without Fluent.

refused-game = '{ $name }' is no game here: there is { $known }.
refused-bot = '{ $name }' is no bot for { $game }: there is { $known }.
refused-budget = '{ $text }' is no bot with a budget: only a searcher takes one, of imagined games as in searcher:500 or of seconds as in searcher:0.5s.
refused-weights = { $file } holds no learned weights, or is damaged: write it again with 'landscribe train'.
refused-rules = '{ $game }' has no rules here: there are those of { $known }.
refused-language = '{ $language }' is no language here: there is { $known }.
refused-seats = { $seats } seats are not possible: { $game } takes { $few } to { $many }.
refused-seed = '{ $seed }' is no seed: it takes a number or a line of text, { $most } characters at most, with nothing blank around it.
refused-first-seed = --seed { $seed }: the games of a simulation have the numbers from it on as seeds: it takes a whole number from 0 to { $most }.
refused-option = '{ $name }' is no option of this game: it knows { $known }.
refused-switch = { $name }: '{ $text }' is neither yes nor no.
refused-number = { $name }: '{ $text }' is no whole number.
refused-few-envs = A batch of { $number } games is not possible: it takes 1 or more.
refused-batch-shape = { $name } has the shape { $shape }: a batch takes one for each game, which is the shape ({ $number }).
refused-action-number = Number { $number } means no action here: numbers lie below { $size }, and the mask says which are legal.
refused-none-of = { $name }: '{ $value }' is none of { $known }.
refused-grid = A grid of { $rows }x{ $cols } is not possible: it takes 1 to { $most } cells.
refused-shape = '{ $text }' is no shape: draw rows of equal length with # and ., joined by /.
refused-shape-border = '{ $text }' has an empty row or column at its border: write { $shape }.
refused-space = '{ $name }' is no space: write a column a to { $last } and a row 1 to { $rows }, as in c4.
refused-space-twice = '{ $name }' is named twice: name each space once.
refused-rows = the diagram has { $number } rows: it takes { $rows }.
refused-row = row { $row } '{ $text }' has { $number } spaces: it takes { $cols }.
refused-letter = row { $row }, column { $col }: '{ $letter }' is no space; use { $known }.

## Records

refused-json-depth = this JSON is no record: it is nested too deeply.
refused-json-number = this JSON is no record: it holds a number that is too long.
refused-json = line { $line } is not JSON: column { $col } is unexpected.
refused-json-title = this JSON is no record: it lacks { $title }.
refused-json-value = "{ $key }" is { $value }: it takes { $kind }.
refused-json-option = option "{ $key }" is { $value }: it takes { $kind }.
refused-json-action = action { $number } is { $value }: it takes [seat, text].
refused-json-kind-str = text
refused-json-kind-int = a whole number
refused-json-kind-dict = an object
refused-json-kind-list = a list
refused-record-title = line 1 is '{ $text }': a record begins with '{ $title }'.
refused-record-line = line { $line } is '{ $text }': it takes '{ $form }'.
refused-record-lacks = the line '{ $form }' is missing at the top.
refused-record-action = line { $line } is '{ $text }': it takes '{ $form }', as in '{ $example }'.
refused-record-short = it holds { $number } actions, but announces { $announced }: part of it is missing.
refused-record-altered = it was changed after it was written: its digest is no longer its own.
refused-record-dealt = its seed is not the SHA-256 of the line 'dealt': its cards were not dealt from these numbers.
refused-record-old = it was written before the first lasting version of the rules; this program can no longer play it.
refused-record-twice = '{ $key }' stands in it twice: once is enough.
refused-record-game = this is a record of { $found }, not of { $game }.
refused-record-rules = it is played by rules { $found } of { $game }; this program knows rules 1 to { $rules }: a newer program will read it.
refused-record-step = action { $number }, '{ $text }' of seat { $seat }, cannot be: { $reason }

## Reviews

refused-review-running = this game is not over: only a finished game is reviewed.
refused-review-game = { $game } cannot be reviewed: nothing was learned for it.
refused-review-native = a review needs native code: pip install 'landscribe[fast]'.

## Every game

refused-over-place = The game is over: nothing can be placed any more.
refused-over-draw = The game is over: nothing can be drawn any more.
refused-no-seat = There is no seat { $seat }: there are { $seats }.
refused-seat-range = There is no seat { $seat }: the seats are 1 to { $seats }.
refused-outside-fields = The cells { $cells } lie outside the map of { $rows }x{ $cols } fields.
refused-outside-spaces = The cells { $cells } lie outside the map of { $rows }x{ $cols } spaces.
refused-outside-squares = The cells { $cells } lie outside the mural of { $rows }x{ $cols } squares.
refused-not-the-shape = '{ $action }' is not the shape { $shape }, however it is turned or flipped.

## The Mapmaker

refused-mapmaker-key = '{ $key }' means nothing here: The Mapmaker is scored by 'missions'.
refused-mapmaker-missions = missions: '{ $names }' are not four different missions for A to D.
refused-mapmaker-mission = '{ $name }' is no mission of The Mapmaker: they are { $known }.
refused-mapmaker-seats = { $seats } seats are not possible: The Mapmaker is played alone.
refused-mapmaker-seat = There is no seat { $seat }: The Mapmaker is played alone.
refused-mapmaker-taken = { $fields } cannot be covered: an element takes empty fields only.

## Cartographers

refused-action = '{ $text }' is no action: it takes a terrain and spaces, as in '{ $terrain } c4 c5'.
refused-no-seat-named = '{ $text }' names no seat: write its number, as in '{ $verb } 2 c4'.
refused-no-terrain = '{ $text }' names no terrain: begin with one of { $terrains }.
refused-no-attack = '{ $text }' says not where the hero attacks: write 'hero c4 attacks c3 c5'.
refused-cartographers-key = '{ $key }' means nothing here: Cartographers is scored by 'cards' and 'edition'.
refused-explain = '{ $name }' is no card of { $game }: "landscribe explain { $game }" lists them.
refused-explain-option = '--{ $name }' means nothing here: explain takes a game and a card.
refused-scoring-card = '{ $name }' is no scoring card: they are { $known }.
refused-explore = explore: '{ $value }' is none of { $known } (the two sets are never mixed).
refused-ambushes = ambushes: '{ $names }' are too few: { $number } cards or more are needed.
refused-edicts = edicts: '{ $names }' are not one card each of { $categories }.
refused-first-edicts = edicts: 'first' goes with the explore cards of the Heroes box: for the others no rulebook recommends edicts for a first game.
refused-scoring = scoring: no { $category } card among '{ $names }'; each kind needs one.
refused-ruins = ruins: 'no' is for the Heroes box alone; whatever else is played has the ruins cards.
refused-has-chosen = { $who } has chosen already: wait for the others.
refused-has-chosen-you = You have chosen already: wait for the others.
refused-full-map = Your map is full: pass.
refused-terrain = '{ $terrain }' cannot be chosen now: it takes { $terrains }.
refused-no-ruins = This covers no ruins: one of { $ruins } must be covered.
refused-taken = { $spaces } cannot be drawn on: only empty spaces can.
refused-single-space = '{ $spaces }' is not a single space.
refused-card-shape = '{ $spaces }' is not a shape of the card, however it is turned or flipped.
refused-attack = '{ $action }' is not the attack of { $card }, however it is turned or flipped.
refused-prey = { $spaces } cannot be destroyed: it takes one of { $prey }.
refused-such-as = '{ $action }' is not possible now: it takes an action such as '{ $example }'.

## Cartouche

refused-cartouche-key = '{ $key }' means nothing here: a mural has 'side', 'tokens', 'stories', 'achievements'.
refused-cartouche-action = '{ $text }' is no action: begin with { $verbs }, as in 'take R05'.
refused-cartouche-name = '{ $text }' is no { $what }: they are { $known }.
refused-cartouche-name-item = story or tile
refused-cartouche-name-story = story
refused-cartouche-name-tile = tile
refused-cartouche-name-piece = tile or cartouche
refused-cartouche-name-goods = thing to trade for
refused-cartouche-name-achievement = achievement
refused-cartouche-name-ankh = ankh
refused-cartouche-name-card = achievement card
refused-cartouche-animal = '{ $text }' belongs to no animal: letters come first, as in '{ $example }'.
refused-cartouche-token = '{ $name }' is no token: they are { $known }.
refused-cartouche-side = side: '{ $name }' is no side of a mural: it takes { $first } or { $second }.
refused-cartouche-corners = corners: '{ $name }' is not possible: choose { $known }.
refused-cartouche-level = level: '{ $name }' is no level: they are { $known }.
refused-cartouche-card = achievements: '{ $name }' is no card: they are { $known }, or starred.
refused-cartouche-cards = achievements: '{ $names }' are not three different cards.
refused-mural-start = row { $row }, column { $col }: '{ $letter }' cannot be there; side { $side } prints its start square, which stays '{ $printed }'.
refused-mural-icon = row { $row }, column { $col }: '{ $letter }' cannot be there; side { $side } prints '{ $printed }', so write '{ $printed }' or the tile that covers it.
refused-mural-black = row { $row }, column { $col }: '{ $letter }' cannot be there; side { $side } prints no icon there, and a black tile covers an icon.
refused-after-the-end = '{ $action }' comes too late: the game is over.
refused-not-drafter = { $who } has to wait with '{ $action }': { $drafter } drafts.
refused-not-drafter-you = You have to wait with '{ $action }': { $drafter } drafts.
refused-is-done = { $who } is done, and the others are not: '{ $action }' has to wait.
refused-is-done-you = You are done, and the others are not: '{ $action }' has to wait.
refused-ankh-first = '{ $action }' has to wait: choose an ankh for { $achievement } first.
refused-keep-first = '{ $action }' has to wait: keep one of { $tiles } first.
refused-drop-first = '{ $action }' has to wait: drop one of { $stories } first.
refused-phase = '{ $action }' is for the { $wanted } phase: this is the { $now } phase.
refused-phase-draft = draft
refused-phase-place = place
refused-phase-score = score
refused-phase-final = final
refused-done-choose = 'done' is not possible yet: something has to be chosen first.
refused-done-reserve = 'done' is not possible yet: no more than one tile may be left while any of them can be placed.
refused-keep-nothing = '{ $action }' is not possible: no tiles were drawn.
refused-keep = '{ $tile }' cannot be kept: { $tiles } were drawn.
refused-drop-none = '{ $action }' is not possible: only a fifth story makes one drop another.
refused-drop = '{ $action }' is not possible: drop one of { $stories }.
refused-take = '{ $item }' is not on offer: { $items } are.
refused-reserve = '{ $piece }' is not in the reserve: { $pieces } is.
refused-reserve-empty = nothing
refused-mural-taken = { $squares } cannot be covered: a tile takes empty squares only.
refused-mural-apart = { $squares } touch nothing: a tile lies beside a reed or a tile, not corner to corner.
refused-trade-for = '{ $got }' cannot be traded for: two tokens bring a 1x1 or a scarab.
refused-trade = '{ $given }' cannot be turned in: a trade takes two tokens of { $tokens }.
refused-complete = '{ $story }' is no story to complete here: the open ones are { $stories }.
refused-complete-payment = '{ $action }' does not pay for { $story }: '{ $example }' would.
refused-complete-icons = '{ $action }' covers the wrong icons for { $story }: possible are { $actions }.
refused-complete-token = { $id } '{ $name }' is not fulfilled (tokens short: { $number }).
refused-complete-chamber = { $id } '{ $name }' is not fulfilled (icons lacking or too many in the nearest chamber: { $number }).
refused-complete-river = { $id } '{ $name }' is not fulfilled (icons lacking at the nearest river: { $number }).
refused-claim = '{ $name }' is no achievement of this game: they are { $known }.
refused-claim-ankhs = '{ $name }' cannot be scored: all six ankhs are used.
refused-claim-again = '{ $name }' cannot be scored: each is scored once only.
refused-claim-closed = '{ $name }' cannot be scored: the opponent scored it twice and closed it.
refused-claim-never = '{ $name }' is not fulfilled (out of reach).
refused-claim-squares = '{ $name }' is not fulfilled (squares missing: { $number }).
refused-claim-icons = '{ $name }' is not fulfilled (icons missing: { $number }).
refused-claim-chambers = '{ $name }' is not fulfilled (chambers missing: { $number }).
refused-claim-tokens = '{ $name }' is not fulfilled (tokens missing: { $number }).
refused-claim-stories = '{ $name }' is not fulfilled (stories missing: { $number }).
refused-claim-payment = '{ $action }' does not pay for { $name }: '{ $example }' would.
refused-ankh-early = '{ $action }' comes after an achievement: claim one first.
refused-ankh = '{ $action }' is not possible: choose { $actions }.
refused-own-missing = This was played with the cards of '{ $name }', which are not here: give their file, { $known }.
refused-own-changed = The file of '{ $name }' is not the one this was played with any more: bring it back as it was.
