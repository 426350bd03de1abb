cartouche-calendar = Round { $time } of { $length }: { $phase }
cartouche-supply = { $deck ->
    [one] { $deck } story
   *[other] { $deck } stories
}, { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
} to come
cartouche-first = first player: { $who }
cartouche-opponent = opponent ({ $level }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartouche-prompt-take = Take a story or a tile.
cartouche-prompt-drop = Five open stories are too many: discard one.
cartouche-prompt-place = Place your tiles; one may be left in the reserve. End with “done”.
cartouche-prompt-score = Complete stories and score achievements. End with “done”.
cartouche-prompt-final-place = The last placing: put down what you like. End with “done”.
cartouche-prompt-final-score = The last scoring: achievements go to their last space. End with “done”.
cartouche-prompt-keep = Keep one of the tiles you drew.
cartouche-prompt-ankh = Choose an ankh for { $name }.

cartouche-offer = On offer
cartouche-offer-tiles = Tiles: { $tiles }
cartouche-offer-pieces = Drawn: { $tiles }
cartouche-tokens = Tokens: { $tokens }
cartouche-reserve = Reserve: { $pieces }
cartouche-ankhs = Ankhs: { $ankhs }
cartouche-stories = Open stories: { $stories }
cartouche-completed = Completed: { $tokens } token, { $chambers } chamber, { $rivers } river
cartouche-opponent-stories = Opponent's stories: { $stories }
cartouche-opponent-stacks = Opponent's tiles: { $stacks }
cartouche-none = none

cartouche-tray-drawn = Tiles you drew
cartouche-tray-reserve = Reserve
cartouche-tray-tokens = Tokens
cartouche-tray-ankhs = Ankhs
cartouche-tray-stories = Open stories
cartouche-tray-completed = Completed stories
cartouche-tray-trades = Two tokens for
cartouche-tray-opponent-stories = The opponent's stories
cartouche-tray-opponent-tiles = The opponent's tiles above the cards
cartouche-trade-1x1 = two tokens for a 1x1 cartouche
cartouche-trade-scarab = two tokens for a scarab
cartouche-tile = a tile of { $animals }
cartouche-tile-of-two = a tile of { $first } and { $second }
cartouche-blank = a { $size } cartouche

cartouche-goal-story = { $points } points: { $text } ({ $missing })
cartouche-goal-achievement = { $rewards }: { $text } ({ $missing }){ $seats }
cartouche-holders = {" "}— { $seats }
cartouche-no-holders = { "" }
cartouche-holder = { $who } { $points }
cartouche-opponent-holder = opponent { $points }
cartouche-settled = settled
cartouche-closed = closed by the opponent
cartouche-no-ankhs = no ankh left
cartouche-head-stories = stories
cartouche-head-achievements = achievements
cartouche-head-tokens = tokens
cartouche-head-what = for
cartouche-head-points = points
cartouche-tokens-left = { $number ->
    [one] 1 token left, two are a point
   *[other] { $number } tokens left, two are a point
}
cartouche-tie = The most points are shared: the most completed stories, { $stories }, decide.
cartouche-opponent-count = The opponent counts { $spaces } for its spaces, { $stories } for its stories, { $bonus } for the level ({ $level }).
cartouche-won = You beat the opponent, who has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cartouche-lost = The opponent wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

cartouche-choice-take = take { $item }
cartouche-choice-drop = discard { $item }
cartouche-choice-keep = keep { $item }
cartouche-choice-trade-1x1 = a 1x1 cartouche for { $tokens }
cartouche-choice-trade-scarab = a scarab for { $tokens }
cartouche-choice-pay = { $item } for { $tokens }
cartouche-choice-cover = { $item }, black on { $squares }
cartouche-choice-repeat = repeat: { $bonus }
cartouche-choice-done = done

cartouche-phase-draft = draft
cartouche-phase-place = place
cartouche-phase-score = score
cartouche-phase-final = final phase
cartouche-phase-over = the game is over

cartouche-level-easy = easy
cartouche-level-normal = normal
cartouche-level-hard = hard
cartouche-level-expert = expert

cartouche-some-cat = { $number ->
    [one] 1 cat
   *[other] { $number } cats
}
cartouche-some-snake = { $number ->
    [one] 1 snake
   *[other] { $number } snakes
}
cartouche-some-bird = { $number ->
    [one] 1 bird
   *[other] { $number } birds
}
cartouche-some-human = { $number ->
    [one] 1 human
   *[other] { $number } humans
}
cartouche-some-scarab = { $number ->
    [one] 1 scarab
   *[other] { $number } scarabs
}

cartouche-colour-cat = cats
cartouche-colour-snake = snakes
cartouche-colour-bird = birds
cartouche-colour-human = humans
cartouche-colour-any = any one animal
cartouche-colour-cartouche = cartouches

cartouche-named = { $id } { $name }
cartouche-quoted = “{ $name }”
cartouche-story-offer = { $id } { $name }, { $points } points: { $text }
cartouche-token = turn in { $tokens }
cartouche-any-tokens = turn in any { $number } tokens
cartouche-chamber = a chamber with { $icons } and nothing else
cartouche-chamber-pair = a chamber with just { $icons }, another with just { $others }
cartouche-river = a river of { $colour } that touches { $icons }
cartouche-then-black = { $text }; then black covers { $icons }

cartouche-scored-chamber = Chamber with { $icons }: { $squares }
cartouche-scored-river = River of { $colour } that touches { $icons }: { $squares }
cartouche-fulfilled = fulfilled
cartouche-lacks = lacks { $icons }
cartouche-extra = too many: { $icons }
cartouche-missing-never = out of reach
cartouche-missing-squares = { $number ->
    [one] 1 square missing
   *[other] { $number } squares missing
}
cartouche-missing-icons = { $number ->
    [one] 1 icon off
   *[other] { $number } icons off
}
cartouche-missing-chambers = { $number ->
    [one] 1 chamber missing
   *[other] { $number } chambers missing
}
cartouche-missing-tokens = { $number ->
    [one] 1 token short
   *[other] { $number } tokens short
}
cartouche-missing-stories = { $number ->
    [one] 1 story missing
   *[other] { $number } stories missing
}

cartouche-ankh = ankh
cartouche-ankh-1x1 = three 1x1 cartouches
cartouche-ankh-4x1 = a 4x1 cartouche
cartouche-ankh-2x2 = a 2x2 cartouche and a scarab
cartouche-ankh-scarabs = two scarabs
cartouche-ankh-pieces = three pieces
cartouche-ankh-repeat = a bonus once more

cartouche-event-round = Round { $number } begins.
cartouche-event-phase = Now: { $phase }.
cartouche-event-took = { $who } takes { $item }.
cartouche-event-took-you = You take { $item }.
cartouche-event-dropped = { $who } discards { $item }.
cartouche-event-dropped-you = You discard { $item }.
cartouche-event-placed = { $who } places { $item } on { $squares }.
cartouche-event-placed-you = You place { $item } on { $squares }.
cartouche-event-matched = { $who } matches { $squares }: { $number ->
    [one] 1 token
   *[other] { $number } tokens
}.
cartouche-event-matched-you = You match { $squares }: { $number ->
    [one] 1 token
   *[other] { $number } tokens
}.
cartouche-event-traded = { $who } trades { $given } for { $got ->
    [scarab] a scarab
   *[other] a { $got } cartouche
}.
cartouche-event-traded-you = You trade { $given } for { $got ->
    [scarab] a scarab
   *[other] a { $got } cartouche
}.
cartouche-event-completed = { $who } completes { $item } for { $points } points.
cartouche-event-completed-you = You complete { $item } for { $points } points.
cartouche-event-covered = { $who } covers { $squares } with black.
cartouche-event-covered-you = You cover { $squares } with black.
cartouche-event-claimed = { $who } scores { $item } for { $points } points.
cartouche-event-claimed-you = You score { $item } for { $points } points.
cartouche-event-ankh = { $who } takes an ankh: { $bonus }.
cartouche-event-ankh-you = You take an ankh: { $bonus }.
cartouche-event-drew = { $number ->
    [0] { $who } draws nothing: no tile is left.
   *[other] { $who } draws { $pieces } and keeps one.
}
cartouche-event-drew-you = { $number ->
    [0] You draw nothing: no tile is left.
   *[other] You draw { $pieces } and keep one.
}
cartouche-event-kept = { $who } keeps { $item }.
cartouche-event-kept-you = You keep { $item }.
cartouche-event-refilled = The bag is empty: { $number } discarded tiles go back into it.
cartouche-event-points = { $who } counts { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
cartouche-event-points-you = You count { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
cartouche-event-opponent-takes = The opponent collects { $item }.
cartouche-event-opponent-scores = The opponent scores { $item } for { $points } points.
cartouche-event-opponent-points = The opponent counts { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

cartouche-achievement-rivers = Three rivers
cartouche-achievement-rivers-text = complete 3 river stories
cartouche-achievement-chambers = Three chambers
cartouche-achievement-chambers-text = complete 3 chamber stories
cartouche-achievement-tokens = Three offerings
cartouche-achievement-tokens-text = complete 3 token stories
cartouche-achievement-identical = Five of a kind
cartouche-achievement-identical-text = complete 5 stories of one kind
cartouche-achievement-a1 = A row and a column
cartouche-achievement-a1-text = fill a whole row and a whole column
cartouche-achievement-a2 = Two rows or two columns
cartouche-achievement-a2-text = fill two whole rows, or two whole columns
cartouche-achievement-a3 = A chamber of eight
cartouche-achievement-a3-text = a chamber with exactly 8 icons
cartouche-achievement-a4 = A chamber of twins
cartouche-achievement-a4-text = a chamber with 2 icons of one animal and nothing else
cartouche-achievement-a5 = Four alike, each alone
cartouche-achievement-a5-text = 4 chambers with one icon each, all of one animal
cartouche-achievement-a6 = From corner to corner
cartouche-achievement-a6-text = connected tiles of any kind from a corner to the opposite one
cartouche-achievement-a6r = A river from corner to corner
cartouche-achievement-a6r-text = a river from a corner to the opposite one
cartouche-achievement-a7 = From side to side
cartouche-achievement-a7-text = a river that joins two opposite sides
cartouche-achievement-a8 = Six alike
cartouche-achievement-a8-text = turn in 6 tokens of one animal
cartouche-achievement-a9 = Two of each
cartouche-achievement-a9-text = turn in 2 tokens of each animal

cartouche-story-t01 = Bastet's three daughters
cartouche-story-t02 = Three coils of Wadjet
cartouche-story-t03 = Three ibises at dawn
cartouche-story-t04 = Three scribes
cartouche-story-t05 = Feast of Bubastis
cartouche-story-t06 = Four guardians of the gate
cartouche-story-t07 = The falcon flock
cartouche-story-t08 = The royal household
cartouche-story-t09 = Claw and fang
cartouche-story-t10 = Hunters in the marsh
cartouche-story-t11 = Keepers of the granary
cartouche-story-t12 = Serpent and falcon
cartouche-story-t13 = The snake charmers
cartouche-story-t14 = Bearers of the feather
cartouche-story-t15 = A gift for every god
cartouche-story-t16 = Tribute from Punt
cartouche-story-c01 = The cat's shrine
cartouche-story-c02 = The cobra basket
cartouche-story-c03 = The dovecote
cartouche-story-c04 = The hermit's cell
cartouche-story-c05 = Twin shrines
cartouche-story-c06 = Twin baskets
cartouche-story-c07 = Twin nests
cartouche-story-c08 = Twin thrones
cartouche-story-c09 = Quarrel in the courtyard
cartouche-story-c10 = The nest robber
cartouche-story-c11 = The fowler
cartouche-story-c12 = The favourite pet
cartouche-story-c13 = Stalking game
cartouche-story-c14 = The poisoned cup
cartouche-story-c15 = Hall of all beings
cartouche-story-c16 = The locked menagerie
cartouche-story-c17 = The outer chambers
cartouche-story-r01 = Cats beneath the flock
cartouche-story-r02 = Serpents at court
cartouche-story-r03 = Wings over the cats
cartouche-story-r04 = The handlers
cartouche-story-r05 = Procession of cats
cartouche-story-r06 = Procession of serpents
cartouche-story-r07 = Procession of wings
cartouche-story-r08 = Procession of the humans
cartouche-story-r09 = The temple cats
cartouche-story-r10 = Vipers among the cats
cartouche-story-r11 = Storks among the snakes
cartouche-story-r12 = The bird catchers
cartouche-story-r13 = Road of Bastet
cartouche-story-r14 = Road of Wadjet
cartouche-story-r15 = Road of Horus
cartouche-story-r16 = Road of the Queen
cartouche-story-r17 = The long Nile
cartouche-story-st1 = First offering: cats
cartouche-story-st2 = First offering: snakes
cartouche-story-st3 = First offering: birds
cartouche-story-st4 = First offering: humans
cartouche-story-sc1 = First find: a cat
cartouche-story-sc2 = First find: a snake
cartouche-story-sc3 = First find: a bird
cartouche-story-sc4 = First find: a face
cartouche-story-sr1 = First line: cat to snake
cartouche-story-sr2 = First line: snake to bird
cartouche-story-sr3 = First line: bird to human
cartouche-story-sr4 = First line: human to cat
