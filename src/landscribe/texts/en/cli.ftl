cli-which-game = Which game? { $games }
cli-seat = Seat { $seat } of { $seats }
cli-help =
    Type the spaces to draw on, for example c4 c5 d5 (a terrain in front where there is a choice).
    ?          everything that is legal now
    hint       what a strong bot thinks of this move; again, it says more
    undo       take back what you did since the last card was revealed
    save FILE  keep a copy of the game
    quit       stop; the game is kept and can be resumed
cli-legal = { $number ->
    [one] 1 legal action.
   *[other] { $number } legal actions.
}
cli-hint-where = Look between { $first } and { $last }.
cli-hint-move = The bot would play: { $action }
cli-confirm = { $action }: Enter keeps it, anything else takes it back.
cli-nothing-to-undo = There is nothing to take back: the card that lies there was revealed last.
cli-save-needs-file = save needs a file: write save FILE.
cli-save-exists = { $file } exists already and is left alone: choose another name.
cli-saved = Saved; it goes on with: landscribe play --resume { $file }
cli-kept = The game is kept; it goes on with: landscribe play --resume { $file }
cli-record = The record of the game: { $file }
cli-training = learning
cli-train-strength = learning; { $mean } without search
cli-train-stopped = Stopped after { $games } games; the same command goes on.
cli-trained = { $file }: { $mean } ± { $error } without search, on 1,000 deals from seed 1 on.

cli-replay-deal = { $game }, seed { $seed }
cli-replay-action = Action { $number }, seat { $seat }: { $action }
cli-whole = { $file } is whole: { $standing }
cli-dealt-chosen = A person chose the seed, and may have known which cards come.
cli-dealt = The seed is the hash of the server’s number and of the people’s (round { $round }). Compare with what the table showed:
    server  { $hash }
cli-dealt-seat = seat { $seat }  { $hash }
cli-unfinished = { $number ->
    [one] 1 action
   *[other] { $number } actions
} of { $game }, not finished.
cli-finished = { $number ->
    [one] 1 action
   *[other] { $number } actions
} of { $game }, finished; final score { $scores }.

## What the commands are for

cli-about = Landscribe plays the games of filling a map with shapes.
cli-about-play = play in the terminal
cli-about-serve = let people play in the browser
cli-about-score = score drawn maps
cli-about-replay = show a recorded game turn by turn
cli-about-review = think a finished game through again, move by move
cli-about-simulate = play many games of bots and tell what they say
cli-about-arena = let bots compete and measure their strength
cli-about-train = teach the strongest bot by games against itself
cli-about-options = Options of the game follow as --NAME VALUE, for example --missions 'Tree line, Borderlands'.
cli-usage = usage:
cli-usage-command = COMMAND
cli-usage-seed = SEED
cli-usage-file = FILE
cli-usage-game = GAME
cli-usage-language = LANGUAGE
cli-usage-bots = BOT,…
cli-usage-engine = ENGINE
cli-usage-address = HOST:PORT
cli-usage-addresses = ADDRESSES
cli-usage-limit = NAME=NUMBER
cli-usage-origin = ORIGIN
cli-usage-host = HOST
cli-arguments = positional arguments
cli-options = options
cli-option-help = show this help message and exit
cli-option-version = show program's version number and exit
cli-option-language = one of { $languages }
cli-option-game = one of { $games }
cli-option-score-game = one of { $games }; a line '{ $line }' says the same
cli-option-seats = how many play at this terminal (1)
cli-option-play-seed = deal the same cards again
cli-option-resume = go on with a saved game
cli-option-at = go on before this move of the saved game, as a new game
cli-option-record = a record, or - for standard input
cli-option-check = only say whether the record is whole
cli-option-review-seat = whose game (1)
cli-option-review-seed = the same seed imagines the same games (1)
cli-option-review-plot = draw the curve to a .svg, .png or .html file
cli-option-diagrams = a file with diagrams, or - for standard input
cli-option-score-json = print one line of JSON per diagram
cli-option-json = print one line of JSON
cli-option-bot-seats = how many play (1)
cli-option-plot = draw the distributions to a .svg, .png or .html file
cli-option-alone = each plays alone, even where a table has room for all
cli-option-plot-arena = draw strength against thinking time to a .svg, .png or .html file
cli-option-bots = one for all seats, or one each; searcher:500 imagines 500 games a move, searcher:0.5s half a second
cli-option-games = how many games (100)
cli-option-seed = where the deals start (1)
cli-option-jobs = how many cores of this machine (all)
cli-option-engine = where: { $engines } (local: this machine; ray: a cluster of many)
cli-option-address = the head of the Ray cluster (the one of this machine)
cli-option-train-games = how many games it learns from (300000)
cli-option-train-seed = the same seed learns the same (1)
cli-option-out = where the weights go (GAME.weights)
cli-option-host = the address to listen on (127.0.0.1)
cli-option-port = the port to listen on ({ $port })
cli-option-database = sqlite:///FILE or postgresql://… (a file)
cli-option-origin = another site whose page may connect
cli-option-trust = proxies to be believed
cli-option-thinkers = processes in which bots think (1)
cli-option-workers = processes that serve, each with its own for bots; more than one needs PostgreSQL (1)
cli-option-limit = another limit, as in messages=50/200; docs/hosting.md names them
cli-option-no-limits = no limits on messages and connections
cli-option-open = print addresses and a code, open a browser

## What is wrong with what was typed; one line of words and values each.

refused-at = { $place }: { $reason }
refused-diagram = { $file }, diagram { $number } from line { $line }
refused-typed = { $reason }; '{ $command } --help' shows what is possible.
refused-typed-command = argument { $name }: invalid choice: '{ $value }' (choose from { $known })
refused-typed-required = the following arguments are required: { $names }
refused-typed-unrecognized = unrecognized arguments: { $words }
refused-typed-value = argument { $name }: expected one argument
refused-typed-switch = argument { $name }: ignored explicit argument '{ $value }'
refused-typed-otherwise = { $message }
refused-needs-value = { $name } needs a value: write { $name } VALUE.
refused-game-or-file = { $reason } A saved game goes on with --resume { $name }.
refused-resume = --resume goes alone: the saved game says which game it is and how it was dealt.
refused-at-move = --at { $move }: the game has moves 1 to { $moves }.
refused-at-alone = --at goes with --resume: it says from which move a saved game is played again.
refused-replay-option = replay has no option --{ $name }: the record says how it was played.
refused-review-option = review has no option --{ $name }: the record says how it was played.
refused-train-option = train has no option --{ $name }: a course goes through all kinds of its game.
refused-train-game = train does not teach { $game }: it teaches { $known }.
refused-train-native = train needs native code: pip install 'landscribe[fast]'.
refused-course = { $file } holds a course with --seed { $seed } and --games { $games }: go on with these, or remove it.
refused-course-file = { $file } holds no course of this game with its cards, or is damaged: remove it, or name another file with --out.
refused-serve-option = serve has no option --{ $name }: each table has options of its own.
refused-serve-package = serve needs the package { $package }: pip install 'landscribe[server]'.
refused-port = { $name }: { $port } is no port: it takes a number from 0 to { $last }.
refused-ports = the ports { $first } to { $last } are all taken: name one with --port.
refused-no-diagram = { $file } holds no diagram: draw a map, one character a space, a line a row.
refused-read = { $file } cannot be read: { $why }.
refused-write = { $file } cannot be written: { $why }.
refused-folder = { $folder } cannot be made to keep the game in: { $why }.
refused-not-text = it is not text in UTF-8
refused-no-folder = name a file in a folder that is there
refused-os-enoent = no such file or directory
refused-os-eacces = permission denied
refused-os-eisdir = is a directory
refused-os-enotdir = not a directory
refused-os-enospc = no space left on device
refused-os-erofs = read-only file system
refused-os-einval = no file can be called so
refused-os-enametoolong = file name too long
refused-too-few = { $name }: { $number } is too few: it takes 1 or more.
refused-different-bots = --bots: '{ $bots }' are not two or more different bots.
refused-bots-for-seats = --bots: '{ $bots }' are { $number } names for { $seats } seats: give one for all or one each.
refused-plot-kind = --plot: '{ $file }' ends in none of { $kinds }.
refused-plot-package = --plot needs matplotlib: install landscribe[plot].
refused-engine = --engine: '{ $name }' is none of { $known }.
refused-address-local = --address: '{ $address }' names a cluster, which takes --engine ray.
refused-jobs-ray = --jobs: { $jobs } is about this machine: a Ray cluster uses all the cores that its machines offer.
refused-ray-package = --engine ray needs Ray: install landscribe[cluster].
refused-address = --address: '{ $address }' is no HOST:PORT, such as 10.0.0.1:6379.
refused-cluster = --address: no Ray cluster answers at { $address }: it takes a head there (ray start --head), this machine in its cluster (ray start --address={ $address }), and the same RAY_AUTH_TOKEN on both.
refused-no-cluster = --engine ray: no Ray cluster answers on this machine: start one (ray start --head), or name its head with --address HOST:PORT.
refused-cluster-version = a machine of the cluster has landscribe { $there }, this one has { $here }: install the same on all.
refused-workers-lost = those who play died { $times } times over the same games: is there too little memory?
refused-no-game-played = interrupted before the first game was over: nothing to report.
refused-no-deal-played = interrupted before the first deal was over: nothing to report.

## What the commands print

cli-diagram = Diagram { $number }, { $game }
cli-serves = Landscribe serves at { $address }
cli-play-here = Play here:            { $address }
cli-play-there = On phones around you: { $address }
cli-serve-end = Ctrl-C ends it; every game is kept.
native-worth = how bots value a board of { $game }
native-search = the search of { $game }'s strongest bot
native-insight = the learned value of { $game }
native-train = the training of { $game }'s strongest bot
native-play = random games of { $game }
native-bots = whole games of { $game }'s bots
native-steps = games of { $game } step by step
native-compiling = Compiling { $what }, once for this computer …
native-compiled = { $seconds } s
cli-interrupted = interrupted after { $number } of { $games } games
cli-simulated = { $game }, { $games } games from seed { $seed }
cli-competed = { $game }, { $deals } deals
cli-differences = Differences on the same deals, ± 95 %
cli-range = { $low } to { $high }
cli-ratings = mean rating { $rating }: { $titles }
cli-plot-seat = seat { $seat }, { $bot }: { $mean } ± { $sd }
cli-head-seat = seat
cli-head-of-seat = seat { $seat }
cli-head-bot = bot
cli-head-mean = mean
cli-head-interval = 95 %
cli-head-sd = sd
cli-head-least = least
cli-head-most = most
cli-head-wins = wins
cli-head-seasons = by season
cli-head-goal = goal
cli-head-games = games
cli-head-points = score
cli-head-rating = strength
cli-head-step = move
cli-head-time = when
cli-head-action = played
cli-head-expected = expected score
cli-head-regret = lost
cli-head-verdict = verdict
cli-reviewing = thinking it through
cli-reviewed = { $game }, seat { $seat }: { $final }
cli-review-of-seat = against seat { $seat }
cli-review-lesson = Move { $step } ({ $time }): { $played }. Better: { $best }, { $points } more.
cli-review-lesson-other = Move { $step } ({ $time }): { $played }. Better: { $best }, { $points } less for seat { $seat }.
cli-review-played = Played
cli-review-better = Better
cli-review-try = Try it from there: landscribe play --resume { $file } --at { $step }
cli-head-milliseconds = CPU ms a move
cli-head-more = more than
cli-about-explain = say what a card means, with an example
cli-usage-card = CARD
cli-option-card = the name of a card; without it, all names
cli-option-with = a file of cards of one's own, or several; those in the folder 'cards' beside the tables are always there
refused-own-late = Cards of one's own are read before any game is, from files that are named for it: landscribe … --with FILE.
refused-own-file = Cannot read the cards in { $file }: { $why }.
refused-own-line = { $file }, line { $line }
refused-own-empty = no card and no map is declared here: use what landscribe.games.cartographers.own and landscribe.games.mapmaker.own offer.
refused-own-twice = there is another file of cards called '{ $name }': give one of them another name.
refused-own-name = '{ $name }' is taken, or no name: a card, a map or a box is called so already.
refused-own-text = '{ $name }' does not say what it does: add en="…", and fr=("…", "…") for its name and text in French.
refused-own-example = The example of '{ $name }' gives { $value }: a rule returns a Tally, and its example shows points.
refused-own-tally = '{ $name }' gives { $value } on some map: a rule returns a Tally of a whole number of points and spaces of that map, whatever is drawn.
refused-own-native = this cannot be compiled: keep to what the kernels of landscribe/core/cells.py use (ints, tuples, simple loops), or play by the rules in Python with LANDSCRIBE_NATIVE=no.
refused-own-number = '{ $name }' is { $value }: it must be a whole number from 0 on.
refused-own-explore = '{ $name }' needs at least one terrain and one shape.
refused-own-shape = '{ $name }' has a shape that is larger than the map: { $shape }.
refused-own-letter = The map '{ $name }' has a '{ $letter }': it is drawn with { $known }.
refused-own-square = the square of '{ $name }' has a coin: a shape of one square has no coin, as it could not be told from the one drawn where nothing fits.
