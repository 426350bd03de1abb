## What one has played, as this device remembers it.

web-year = My games
web-year-about = From this device alone: no server has put it together.
web-year-year = Year
web-year-game = Game
web-year-every-year = Every year
web-year-every-game = Every game
web-year-none = Nothing yet: a game that you finish on this device is remembered here.
web-year-games = { $games ->
    [one] One game
   *[other] { $games } games
}{ $practice ->
    [0] .
    [one] { "" }, and one for practice.
   *[other] { "" }, and { $practice } for practice.
}
web-year-won = Won { $won } of { $games } with others.
web-year-by-game = Games
web-year-by-map = Maps
web-year-by-edict = What scored
web-year-board = { $game }, { $board }
web-year-times = times
web-year-mean = mean
web-year-best = best
web-year-titles = Titles
web-year-curve = { $game }: from { $first } in the first game to { $last } in the last.
web-record-file = A game from a file
web-record-about = A game that was saved as a record, by a page without a server or in the terminal, is shown here with its score, and can be replayed.
web-record-open = Open a record
web-moving = Another device
web-moving-about = One file holds your seats on servers, the games you have finished and your settings; games played without a server stay on this device. Whoever has it can play in your place: keep it to yourself.
web-moving-export = Save the file
web-moving-import = Open a file
web-moving-done = What the file holds is here now.
web-moving-wrong = This is no file of Landscribe, or it is not whole: take the one that was saved on the other device.
