## On sheets to print

paper-note = Unofficial: a fan's work, printed by Landscribe, without any connection to the authors and publishers and with none of their texts or artwork.
paper-box-cartographers = If you enjoy the game, buy the box: Cartographers by Jordy Adan, published by Thunderworks Games.
paper-box-heroes = If you enjoy the game, buy the box: Cartographers Heroes by John Brieger and Jordy Adan, published by Thunderworks Games.
paper-box-mapmaker = The Mapmaker follows Cartographers by Jordy Adan, published by Thunderworks Games: if you enjoy it, buy that box.
paper-box-cartouche = If you enjoy the game, buy the box: Cartouche by Jeff Fraser and Peter C. Hayward. The murals, tiles and stories here are our own.

paper-side = { $game }, side { $side }
paper-solo-of = { $game }, alone
paper-tiles-of = { $game }: tiles
paper-cards-of = { $game }: cards
paper-name = Name
paper-stars = Stars
paper-total = Total
paper-points = points
paper-rating = Rating
paper-log-date = Date
paper-log-side = Side
paper-log-level = Level
paper-log-opponent = Opponent
paper-log-numbers = Numbers
paper-log-title = Title
paper-element-name = { $terrain }, time { $time }
paper-mission = mission
paper-element = element
paper-achievement = achievement
paper-achievement-first = achievement (for a first game)
paper-ticks = time
paper-story-token = token story
paper-story-chamber = chamber story
paper-story-river = river story
paper-cut = Print on stiff paper at 100 % and cut along the lines.
paper-cut-tiles = Print on stiff paper at 100 %: tiles and murals have the same squares. A tile may be flipped: draw its animals on the back, too. Black squares are the black tiles; who needs more cartouches draws them.

paper-least = { $least } and more
paper-span = { $least } to { $most }
paper-below = below { $least }
paper-solo-rating = At the end take the numbers of the four scoring cards off your stars: the rest is your rating, and it has a title.
paper-solo-ambush = An ambush needs no player: the monster starts in its corner, as it is drawn here, and walks along the border as the arrow says, all the way round, to the first place where it fits; if there is none, along the ring one space further in, and so on.

paper-opponent = What you leave of two stories and three tiles goes to the opponent: a tick for each story in the first line of its kind that it has not scored, a tick for each tile in the line of its card. Before you score, it does, from the top down, as soon as a line is full: write down the points of the next free space, strike out an ankh, and rub out the ticks that it scored with. A card can be scored twice, unless you have scored it; five of a kind only once.
paper-opponent-order = It scores in this order
paper-opponent-ankhs = Its ankhs
paper-scoring = { $title } ({ $kind })
paper-slot-1 = First card: tiles of cats or of snakes alone
paper-slot-2 = Second card: tiles of birds or of humans alone
paper-slot-3 = Third card: tiles of two animals
paper-count-spaces = Its spaces
paper-count-stories = + its stories
paper-count-level = + its level
paper-count-opponent = = the opponent
paper-count-you = You

## To choose what is printed

paper-about = PDFs in black and white, to be filled in with a pencil.
paper-about-tiles = PDFs in black and white, to be filled in with a pencil; print them at 100%, so that tiles fit on murals.
paper-kind-all = Everything
paper-kind-maps = Map sheets
paper-kind-murals = Murals
paper-kind-tiles = Tiles to cut out
paper-kind-cards = Cards to cut out
paper-kind-solo = The sheet for a game alone
paper-kind-rules = The rules

## The command

cli-about-print = make PDFs: map sheets, murals, tiles, cards, rules
cli-option-what = one of { $kinds } (all that the game has)
cli-option-side = a side of its maps or murals (those of its box)
cli-option-paper = { $papers } (a4)
cli-option-output = the file, or - for standard output (named after what it holds)
cli-usage-what = WHAT
cli-usage-side = SIDE
cli-usage-paper = PAPER
cli-printed = { $file }: { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}.

refused-print-side = side: the sheets '{ $what }' of { $game } have no sides: leave it out.
refused-print-package = print needs reportlab: pip install 'landscribe[print]'.
refused-exists = { $file } exists already and is left alone: name another with --output.
