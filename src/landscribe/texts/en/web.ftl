web-motto = Maps, drawn one shape at a time.
web-language = Language
web-home = Home
web-menu = Menu
web-close = Close
web-back = Back
web-go-on = Go on
web-title = { $game } – Landscribe
web-title-due = ● Your turn – { $game }
web-your-turn = Your turn
web-connecting = Connecting…
web-no-server = The server cannot be reached.
web-try-again = Try again
web-offline = There is no network.
web-offline-here = Meanwhile you play on this device, alone and with bots; your other games wait on the server.
web-offline-about = Your games wait on the server, and nothing is lost. Here is what was known last; everything goes on by itself as soon as the connection is back.
web-offline-wait = This opens by itself as soon as the connection is back.
web-no-table = There is no such table.
web-no-seat = This seat is no longer yours.
web-watch = Watch instead

web-game-mapmaker = The Mapmaker
web-game-cartographers = Cartographers
web-game-heroes = Cartographers Heroes
web-game-cartouche = Cartouche
web-about-mapmaker = A year alone with a map of eleven by eleven fields and four missions.
web-about-cartographers = Chart the queen’s lands by her edicts, ruins and ambushes included.
web-about-heroes = New maps, worse monsters, and heroes who stand against them.
web-about-cartouche = Paint a mural for the pharaoh, tile by tile.
web-seats = { $most ->
    [1] Alone
   *[other] { $fewest } to { $most } players
}
web-new-game = A new game
web-my-games = My games
web-unreadable = Cannot be played
web-finished = Finished
web-waiting = Waiting for others

web-your-name = Your name
web-begin = Begin
web-players = Players
web-you = You
web-anonymous = Anonymous
web-seat = Seat { $seat }
web-friend = A friend
web-bot = Bot: { $bot }
web-add-friend = Add a friend
web-add-bot = Add a bot
web-remove-seat = Remove seat { $seat }
web-options = Options
web-by-chance = at random

web-bot-uniform = careless
web-bot-greedy = greedy
web-bot-planner = thoughtful
web-bot-searcher = far-sighted
web-bot-master = masterly
web-option-map = Map
web-option-map-a = A: plain
web-option-map-b = B: with wastelands
web-option-map-c = C: plain, of the Heroes box
web-option-map-d = D: with wastelands, of the Heroes box
web-option-explore = Explore cards
web-option-seasons = Season cards
web-option-ruins = Ruins cards
web-option-ruins-none = as the boxes say
web-option-ambushes = Ambush cards
web-option-heroes = Hero cards
web-option-scoring = Scoring cards to draw from
web-option-edicts = Edicts A to D
web-option-edicts-first = those recommended for a first game
web-option-edicts-about = Pick four, one of each kind, in the order A to D; or none, to draw them.
web-option-edition = Wording of the scoring cards
web-option-edition-rulebook = as in the rulebook
web-option-edition-retail = as printed on the cards
web-option-ruins-fallback = When no shape can cover ruins
web-option-ruins-fallback-any = one space of any terrain
web-option-ruins-fallback-card = one space of the card’s terrain
web-option-extra = More explore cards
web-option-missions = Missions A to D
web-option-missions-about = Pick four in the order A to D, or none to draw them.
web-option-mixed = More missions to draw
web-option-side = Side of the murals
web-option-side-a = A: from the reeds below
web-option-side-b = B: from the middle
web-option-achievements = Achievement cards
web-option-achievements-about = The cards of a first game, any three, or none to deal them.
web-option-achievements-starred = those of a first game (★)
web-option-corners = Corner to corner (A6)
web-option-corners-any = by tiles of any kind
web-option-corners-one-colour = by a river of one animal
web-option-level = Level of the opponent, when you play alone
web-value-base = Cartographers
web-value-heroes = Heroes
web-value-yes = yes
web-value-no = no
web-value-none = –

web-map = { $game ->
    [cartouche] Your mural
   *[other] Your map
}
web-map-of = { $game ->
    [cartouche] Mural
   *[other] Map
} { $seat } · { $name }
web-cell = { $cell }, { $what }
web-empty = empty
web-mountain = mountain
web-wasteland = wasteland
web-ruins = ruins
web-destroyed = destroyed
web-dragon = dragon
web-zombie = zombie
web-troll = giant troll
web-gorgon = gorgon
web-attacked = under attack
web-any = any terrain
web-other = marked
web-cat = cat
web-snake = snake
web-bird = bird
web-human = human
web-icon-cat = cat, still uncovered
web-icon-snake = snake, still uncovered
web-icon-bird = bird, still uncovered
web-icon-human = human, still uncovered
web-cartouche = cartouche
web-scarab = scarab
web-black = black
web-start = start
web-on-ruins = { $what } on ruins
web-layer-attacked = under attack
web-layer-reeds = beside the reeds
web-layer-chosen = chosen by you

web-card = Card
web-terrain = Terrain
web-take-shape = Take this shape (S)
web-no-room = This shape has no room
web-hinted = A bot would draw here.
web-hinted-choice = A hint, what a bot would do: { $what }.
web-hint-where = Look between { $from } and { $to }, where it is lit.
web-hint-where-tray = Look here: { $tray }.
web-hint-now = Now: { $gains }
web-hint-reasons = By the end { $points } against a middling move: { $reasons }.
web-hint-reasons-rival = By the end { $points } for them against a middling move: { $reasons }.
web-hint-reason = { $name } { $by }
web-hint-thinking = A bot is thinking about your move…
web-bot-thinks = { $name } is thinking…
web-bots-think = The bots are thinking…
web-is-away = { $name } is away.
web-hint-late = The { $bot } bot was late: this is the advice of the { $other } one.
web-let-bot = Let a bot play for { $who }
web-tap-again = Tap again: { $what }.
web-which = { $what }: choose one of these.
web-cancel = Choose something else
web-ways-more = More ({ $first } to { $last } of { $of })
web-mine = My things
web-none = empty
web-stories = Stories
web-no-stories = No open story.
web-completed = Completed
web-achievements = Achievements
web-ankhs = Ankhs
web-stack = { $number ->
    [one] 1 tile of the opponent above it
   *[other] { $number } tiles of the opponent above it
}
web-opponent = Opponent
web-tab-act = Now
web-tab-stories = Stories
web-tab-ladders = Achievements
web-tab-people = Others
web-goals = What scores
web-goal = { $name }: { $now } now, { $earned } scored so far. { $text }
web-rival-gains = { $name }: { $by } this season.
web-goal-ahead = With what you hold: { $by }.
web-now = Now
web-earned = Scored so far
web-total = Total

web-tools = Tools
web-tool-turn = Turn
web-tool-flip = Flip
web-tool-lift = Lift
web-tool-hint = Hint
web-tool-hint-where = Where?
web-tool-hint-move = The move
web-tool-busy = Thinking…
web-tool-take-back = Take back
web-confirm = Confirm
web-advice-aim = { $game ->
    [cartouche] Point at the mural to aim, or use the arrow keys.
   *[other] Point at the map to aim, or use the arrow keys.
}
web-advice-tap = { $game ->
    [cartouche] Tap the mural, or drag the tile there.
   *[other] Tap the map, or drag the shape there.
}
web-advice-put = { $way ->
    [drag] It fits: let go to put it down.
    [touch] It fits: tap it to put it down.
   *[mouse] It fits: click, or press Enter, to put it down.
}
web-advice-clashes = It does not fit here.
web-advice-confirm = Confirm it, or move or turn it.
web-put-aside = Something was played from elsewhere: what you held was not drawn.
web-advice-sent = Done. You can still take it back.

web-link-live = Connected
web-link-connecting = Connecting…
web-link-lost = No connection, trying again…
web-notify = Tell me when it is my turn
web-share = Share the link
web-copied = Copied
web-link = Link to this table
web-other-device = Go on with another device (keep this link to yourself)
web-leave = Leave the table
web-leave-really = Leave the table? Someone else can then take your seat.
web-join = Sit down
web-news = What happened
web-keys = Keys
web-key-aim = aim
web-key-next = to the next place where it fits; with Shift, to the one before
web-key-turn = turn
web-key-flip = flip
web-key-shape = the next shape
web-key-terrain = the next terrain
web-key-enter = put down, and once more: confirm
web-key-escape = lift, then let go
web-key-back = take back
web-key-look = look at the map without moving anything
web-key-map = read the whole map out
web-key-hint = a hint, and each time more of it
web-key-keys = this list
web-key-offer = take what is on offer
web-key-done = done
web-mouse-text = With the mouse: the wheel or a right click turns what you hold, Shift and wheel or a middle click flips it{ $game ->
    [cartouche] {""}, and a tile can be dragged from the reserve onto the mural.
   *[other] {""}, and a shape can be dragged from its card onto the map.
}
web-touch = By touch
web-touch-text = { $game ->
    [cartouche] Tap the mural to put the tile there, or drag it from the reserve. Tap the tile to turn it, drag it to move it. Nothing is placed before you confirm.
   *[other] Tap the map to put the shape there, or drag it from its card. Tap the shape to turn it, drag it to move it. Nothing is drawn before you confirm.
}

web-open-seat = open
web-waiting-for-friend = to come
web-away = away
web-thinking = { $game ->
    [cartouche] playing
   *[other] drawing
}
web-ready = ready
web-won = won
web-hints-used = { $hints ->
    [one] Has used one hint.
   *[other] Has used { $hints } hints.
}
web-solo-ambush = Draw the ambush by the solo rule
web-replace-by = Let a bot play: { $bot }
web-remove-person = Remove from this seat
web-remove-person-really = Remove { $who } from seat { $seat }? The seat is open then: someone with the link can take it, or you give it to a bot.
web-seat-of-mine = You sit in seat { $seat }.
web-give-back = Give the seat back to its player

web-season-over = { $season } is over
web-result = Result
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-score = { $game ->
    [cartouche] { $score ->
        [one] 1 point
       *[other] { $score } points
    }
    [mapmaker] { $score ->
        [one] 1 point
       *[other] { $score } points
    }
   *[other] { $score ->
        [one] 1 star
       *[other] { $score } stars
    }
}
web-winners = { $count ->
    [1] { $names } wins
   *[other] { $names } share the win
}
web-winners-you = { $count ->
    [1] You win
   *[other] You share the win with { $names }
}
web-nobody-won = Nobody wins
web-sheets = Score sheets
web-rematch = Play again
web-rematch-go = To the rematch
web-replay = Replay
web-replay-of = Replay: { $game }
web-record = Record
web-picture = Picture ({ $kind })
web-picture-title = { $game }, { $name }: { $points }
web-fairness-before = How the cards are shuffled
web-fairness = Was it dealt fairly?
web-commitment = The cards were shuffled before the first move; this hash proves it at the end: { $hash }
web-seed = Seed { $seed }, nonce { $nonce }; the SHA-256 of “seed:nonce” was shown from the start: { $hash }
web-fair-chosen = Whoever set this table up chose its seed, and may have known which cards come.
web-fair-people = Nobody can choose these cards or know them before they are dealt, not even whoever runs the server. The server promised its number before anyone sat down, and every device adds one of its own; each is promised by its hash before any is told.
web-fair-server = Server
web-fair-in = Your number is in the deal.
web-fair-out = Your number is not in the deal.
web-fair-rounds = Someone left when numbers had been told. All began again with new ones: this was round { $round }.
web-fair-agrees = This page has checked the hashes: they agree.
web-fair-differs = These hashes do not agree: the cards are not what was promised.
web-step = Step { $step } of { $last }
web-step-first = To the beginning
web-step-previous = One step back
web-step-play = Play
web-step-pause = Pause
web-step-next = One step on
web-step-last = To the end
