## landscribe balance

cli-about-balance = tell whether a scoring card is too strong or too weak for its pool
balance-option-card = a scoring card (without one, the whole pool in a table)
balance-option-bots = who plays, the last one judging ({ $bots }: from one who knows nothing to a master at a glance)
balance-option-games = how many games of each bot on each map ({ $games })
balance-option-report = write a page with tables and pictures to an .html file
balance-playing = games
balance-following = where it is scored
balance-title = { $game }, { $games } games
balance-title-on-maps = { $game }, { $games } games, maps { $maps }
balance-by-slot = By where it lies (and how often it brings nothing)
balance-by-map = By map (and how often it brings nothing)
balance-whole-slot = By where it lies: points · their standard deviation · how often none
balance-whole-map = By map: points · their standard deviation · how often none
balance-title-pulls = How much more it brings with others ({ $bot })
balance-head-bot = bot
balance-head-earned = earns
balance-head-sd = sd
balance-head-slot = place
balance-head-map = map
balance-head-with = with
balance-head-games = games
balance-head-more = earns more by
balance-head-nothing-all = brings nothing
balance-head-decides-all = decides
balance-head-change-all = changes results
balance-head-nothing = nothing, { $bot }
balance-head-decides = decides, { $bot }
balance-head-change = changes results, { $bot }
balance-head-standing = deviations, { $bot }
balance-head-verdict = verdict
balance-verdict-strong = too strong
balance-verdict-weak = too weak
balance-verdict-even = in line
balance-says-strong = { $card } is too strong: { $mean } points to { $bot } lie { $number } deviations of the pool above what the other cards bring.
balance-says-weak = { $card } is too weak: { $mean } points to { $bot } lie { $number } deviations of the pool below what the other cards bring.
balance-says-even = { $card } is in line with its pool: { $mean } points to { $bot } lie { $number } deviations from what the other cards bring.
balance-says-levels = A beginner gets { $beginner } points from it, a master { $master }.
balance-plot-pool = What each card earns ({ $bot })
balance-plot-points = points
balance-plot-slots = Points by where it lies
balance-plot-heat = Where it is scored ({ $scorings ->
    [one] { $scorings } scoring
   *[other] { $scorings } scorings
})
refused-balance-card = '{ $name }' is not among the scoring cards that are dealt here: name one of { $known }.
refused-balance-pool = The same scoring cards lie in every game here, so that none can be weighed: leave out what names all of them, such as --edicts.
refused-balance-few = fewer than { $number } games had such a card, which tells nothing: play more, with --games.
refused-report-kind = '{ $file }' is no page: the report is written to a file that ends in .html.
