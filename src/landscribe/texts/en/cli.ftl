cli-which-game = Which game? { $games }
cli-seat = Seat { $seat } of { $seats }
cli-help =
    Type the spaces to draw on, for example c4 c5 d5 (a terrain in front where there is a choice).
    ?          everything that is legal now
    undo       take back what you did since the last card was revealed
    save FILE  keep a copy of the game
    quit       stop; the game is kept and can be resumed
cli-legal = { $number ->
    [one] 1 legal action.
   *[other] { $number } legal actions.
}
cli-confirm = { $action }: Enter keeps it, anything else takes it back.
cli-nothing-to-undo = There is nothing to take back: the card that lies there was revealed last.
cli-save-needs-file = save needs a file: write save FILE.
cli-save-exists = { $file } exists already and is left alone: choose another name.
cli-saved = Saved; it goes on with: landscribe play --resume { $file }
cli-kept = The game is kept; it goes on with: landscribe play --resume { $file }
cli-record = The record of the game: { $file }

cli-replay-deal = { $game }, seed { $seed }
cli-replay-action = Action { $number }, seat { $seat }: { $action }
cli-whole = { $file } is whole: { $standing }
cli-unfinished = { $number ->
    [one] 1 action
   *[other] { $number } actions
} of { $game }, not finished.
cli-finished = { $number ->
    [one] 1 action
   *[other] { $number } actions
} of { $game }, finished with { $scores } points.
