## The paper companion: cards turned over for people with maps of their own

companion-title = { $game } on paper
companion-about = Cards for people with pencils and paper: lay this device in the middle, draw what it shows, and write your points down here.
companion-sealed = All cards of the evening are in this device now, in their order: nothing more is fetched, and a reload goes on where you are.
companion-start = Deal
companion-players = How many play
companion-names = Names (if you like)
companion-player = Player { $seat }
companion-next = Next card
companion-on = Go on
companion-undo = Take back
companion-goals = What scores
companion-sheet = Score sheet
companion-total = Total
companion-new = Another evening
companion-end = End this evening
companion-end-sure = Its cards, and the points that you wrote down here, are forgotten.
companion-end-anew = End and deal anew
companion-keep-playing = Keep playing
companion-again = The same cards again
companion-seed = Seed { $seed }: with it, “landscribe flip” in a terminal deals the same cards again.
companion-step = { $at } of { $length }

companion-map = Everyone takes a map sheet, side { $side }.
companion-map-of-all = Everyone takes a map sheet.
companion-side-by-side = Everyone plays a year of their own with the same elements; the most points win.
companion-mural = Everyone takes a mural, side { $side }.
companion-season = The season ends when { $length } time has passed; then { $edicts } score.
companion-season-missions = The season ends when { $length } time has passed; then { $missions } score.
companion-joined = The deck is shuffled anew; an ambush has joined it.
companion-joined-hero = The deck is shuffled anew; an ambush and a hero have joined it.
companion-ruins = Keep it in mind: the next shape must cover ruins.
companion-last = { $season } ends with this card.
companion-no-room = If it fits nowhere, leave it out: its time passes all the same.
companion-pass = { $where ->
    [left] Pass your map to the left
   *[right] Pass your map to the right
}, draw the monster on the one you get, and hand it back. If its shape does not fit, a single space is drawn.
companion-lurk = The monster comes by itself: as it is printed, from the { $corner ->
    [top_left] top left
    [top_right] top right
    [bottom_left] bottom left
   *[bottom_right] bottom right
} corner { $way ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
} along the border to the first place where it fits; if there is none, one ring further in, and so on; where it fits nowhere, it stays away.
companion-gaze = The Gorgon looks, before you hand the map back: destroy a space beside it, filled or not.
companion-ravage = The Giant Troll ravages: each destroys an empty space beside theirs, if there is one.
companion-plague = The Zombies spread: each empty space beside one becomes a Zombie.
companion-score = The season is over: write down what it brought.
companion-lost = points lost
companion-sum = Sum
companion-unwritten = Nothing was written down: whoever has most on paper has won.
companion-unwritten-alone = Nothing was written down: go back to the count, and see here what it is worth.
companion-winner = The winner: { $who }.
companion-winners = They share the victory: { $who }.
companion-rated = Rating { $rating }: { $title }

companion-hands = The beginning
companion-hands-text = Everyone has a story to begin with.
companion-draft = In turn, take a story or a tile.
companion-take-alone = Take a story or a tile.
companion-rest = What is left is discarded.
companion-draft-alone = What is left is the opponent's.
companion-takes = { $name } takes
companion-keeps = Keep one
companion-place = Everyone draws their tiles on their mural; one may wait.
companion-place-alone = Draw your tiles on your mural; one may wait.
companion-claim = Everyone completes stories and scores achievements: say here who scores which.
companion-claim-alone = Complete stories and score achievements: say here which you score.
companion-final = Once more: place what you have, complete stories, score achievements on their last space.
companion-final-again = Whoever drew pieces: place them, complete stories and score achievements once more.
companion-pieces-last = Three pieces are drawn when all are done, in the order of the draft.
companion-count = The count
companion-count-text = Points of stories and achievements, a point for every two tokens left, and how many stories are told.
companion-told = stories told
companion-pieces = Draw three pieces
companion-rival-holds = How many stories and tiles it holds:
companion-heap-tiles = tiles
companion-heap-token = Token stories
companion-heap-chamber = Chamber stories
companion-heap-river = River stories
companion-rival = The opponent ({ $level })
companion-rival-has = { $points ->
    [one] 1 point
   *[other] { $points } points
}
companion-beaten = The opponent has { $points }: you win.
companion-not-beaten = The opponent has { $points }: it wins.
companion-claim-it = Score
companion-who-claims = Who scores { $name }?
companion-space = { $who }: { $points }
companion-stories = Stories taken so far

## The command

cli-about-flip = turn the cards over for people with paper maps
cli-option-flip-seats = how many play on paper (1)
cli-flip-help = Enter goes on, “undo” takes back, “scores” shows the sheet, “quit” leaves.
cli-flip-help-draft = Type the code of what is taken, such as { $code }.
cli-flip-help-claim = Type “claim”, the label of a goal and the number of a player, such as “claim { $label } 1”; “pieces” draws three.
cli-flip-asks = { $who }, { $what }:
cli-flip-begins = Seed { $seed }: with it the same evening can be dealt again.
cli-flip-goal = { $label } { $name }: { $text }
cli-flip-spaces = { $goal } ({ $spaces })
cli-flip-item = { $code }: { $name }, { $points } ({ $text })
cli-flip-piece = { $code }: { $name }
cli-flip-has = { $who }: { $items }
refused-flip-number = '{ $text }' is no whole number from 0 to 999.

refused-companion = '{ $move }' is not possible now.
refused-companion-seats = { $seats } cannot play on paper: from { $few } to { $many } can.
