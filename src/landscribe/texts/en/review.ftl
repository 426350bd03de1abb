review-forced = no choice
review-good = as good
review-thought = worth a thought
review-round = round { $round }
review-no-lesson = No move lost anything that can be told.
review-points = { $game ->
    [cartouche] { $points } ± { $bar } points
    [mapmaker] { $points } ± { $bar } points
   *[other] { $points } ± { $bar } stars
}
review-luck-kind = The cards were kind: they brought { $points } more than was to be expected.
review-luck-unkind = The cards were unkind: they brought { $points } less than was to be expected.
review-luck-even = The cards were neither kind nor unkind: { $points } make no difference that can be told.
review-skill = The moves left { $points } lying, against the best that could be found.
review-sum = { $start } were to be expected at the start, { $luck } by the cards, { $gain } by the moves against those that one would make at a glance: { $final }.

## In the browser

review-of = Review: { $game }
review-button = Review
review-practice = Practice
review-begins = The game is being thought through …
review-thinking = The game is being thought through: { $done } of { $length } moves
review-curve = The final score to be expected after each move: { $first } after the first, { $last } after the last
review-move = Move { $number } of { $all }
review-move-at = Move { $number }, { $time }
review-lessons = Worth a thought
review-lesson = Move { $number }: { $points } lost
review-said-forced = There was no choice.
review-said-good = As good as the best that was found.
review-said-thought = { $points } were left lying. Better: { $best }.
review-said-other = { $points } more could have been taken from { $name }. Better: { $best }.
review-played = Played: { $action }
review-better = Better: { $action }
review-expected = Expected final score after this move: { $points } ± { $bar }
review-try = Try it from here
review-replay = Show in the replay
