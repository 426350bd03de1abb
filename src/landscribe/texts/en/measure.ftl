## landscribe measure

cli-about-measure = measure a game: length, choices, lead, luck, skill, depth, seats, cards
measure-usage-player = BOT
measure-option-seats = how many play (as few as can)
measure-option-bots = the ladder, the weakest first (all bots; those that search imagine 200 games a move)
measure-option-player = who plays among equals (the best of the ladder that does not search)
measure-option-games = how many games among equals ({ $games })
measure-option-deals = how many deals the whole ladder plays ({ $deals })
measure-option-seconds = stop after about so many seconds, instead
measure-option-plot = draw the measure to a .svg, .png or .html file
measure-playing-followed = games among equals
measure-playing-reveals = what is revealed
measure-playing-doubts = results in guessed worlds
measure-playing-crossed = deals of the ladder
measure-interrupted = interrupted after { $games } games among equals and { $deals } deals of the ladder
refused-seconds = { $name }: '{ $text }' is no time: write a number of seconds above 0, such as 60.

measure-title = { $game }, { $seats ->
    [one] alone
   *[other] { $seats } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $player } from seed { $seed }
measure-title-moments = As the game goes on
measure-title-shares = What explains the spread of results ({ $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} of the ladder)
measure-title-ladder = The ladder, and what each step brings
measure-title-seats = Seats among equals
measure-title-cards = Cards that matter ({ $shown } of { $cards })

measure-head-what = a game
measure-head-mean = mean
measure-head-sd = sd
measure-head-moment = after
measure-head-spread = spread of
measure-head-player = player
measure-head-seat = seat
measure-head-deal = deal
measure-head-rest = the rest
measure-head-bot = bot
measure-head-points = points
measure-head-wins = wins
measure-head-gain = more than below
measure-head-ahead = ahead of below
measure-head-skill = player explains
measure-head-more = more than the mean
measure-head-card = card
measure-head-play = in play
measure-head-earned = earns
measure-head-decides = decides
measure-head-change = changes results
measure-head-explains = explains

measure-of-points = points
measure-of-wins = wins

measure-what-turns = turns
measure-what-decisions = decisions
measure-what-choices = decisions with a choice
measure-what-tree = powers of ten of all ways to play
measure-what-branching = actions to choose from
measure-what-span = least … middle … most
measure-what-changes = changes of the lead
measure-what-decided = the winner leads for good after
measure-what-shared = wins that are shared
measure-what-reveals = times that something is revealed
measure-what-bits = bits revealed

measure-moment-choices = actions to choose from
measure-moment-foretold = correlation of score and final score
measure-moment-wins = who leads wins
measure-moment-known = spread that is decided
measure-moment-left = bits still hidden

## The picture

measure-plot-choices = Actions to choose from
measure-plot-decided = When the result is decided
measure-plot-shares = What explains the spread
measure-plot-ladder = What thinking brings
measure-plot-seats = Wins by seat
measure-plot-hidden = Bits still hidden
measure-plot-cards = Points more with the card in play
measure-plot-part = part of the game
measure-plot-all = all bots
measure-plot-all-wins = all bots, wins
measure-line-known = part of the spread that is decided
measure-line-foretold = part that the score so far explains
measure-line-wins = how often who leads wins
measure-line-fair = equal share
