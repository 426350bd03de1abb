web-rules = Rules
web-print = Print
web-flip = On paper
web-rules-of = Rules: { $game }
web-rules-search = Search the rules
web-rules-hits = { $hits ->
    [0] Nothing found.
    [one] Found in one place.
   *[other] Found in { $hits } places.
}

explained-stars = { $points ->
    [one] { $points } star
   *[other] { $points } stars
}
explained-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explained-fulfilled = Fulfilled
explained-coins = { $coins ->
    [one] One coin
   *[other] { $coins } coins
}
explained-fills = { $spaces ->
    [one] Fills one space
   *[other] Fills { $spaces } spaces
}
explained-covers = Ruins covered
explained-destroys = { $number ->
    [one] One monster destroyed
   *[other] { $number } monsters destroyed
}
explained-explore = Choose one of the terrains and one of the shapes, turn and flip it at will, and draw it on empty spaces. The card takes { $time } of the season's time.
explained-coin = The shape with the coin brings one: a star at the end of this season and of each that follows.
explained-ruins = The next explore card must be drawn over an empty ruins space. If that cannot be, a single space is drawn anywhere instead.
explained-ambush = Every map is passed { $way }, and you draw this monster where it hurts most. Alone, it starts in the { $corner } corner as printed and slides along the border to the first place where it fits. Each empty space next to a monster costs a star, every season.
explained-clockwise = clockwise
explained-counterclockwise = counterclockwise
explained-top-left = top left
explained-top-right = top right
explained-bottom-left = bottom left
explained-bottom-right = bottom right
explained-hero = Draw the hero on an empty space and turn its attack as you like. Monsters under attack are destroyed, now and later, and cost nothing any more.
explained-element-name = The element
explained-element = One element comes at a time: a shape of one terrain. Turn and flip it at will, and lay it on empty fields. Its time runs, and when a season's 7 units are over, two missions score.
explained-kind-token = A token story: tokens come from tiles laid beside an icon of their own animal.
explained-kind-chamber = A chamber story: a chamber is a group of empty squares, and its icons must be exactly these.
explained-kind-river = A river story: squares of one animal, and cartouches, that hang together; icons besides do not matter.
explained-achievement = Whoever is first gets the most points. It costs one of your ankhs, whose bonus you take at once.
explained-ankh = The bonus of an ankh: you take one whenever you claim an achievement.
explained-fulfilled-with = Fulfilled with { $stories }
explained-told-with-it = “{ $story }” told with it, { $worth }
explained-kept = One of the tiles drawn is kept
explained-again = Taken before, and now again: { $bonus }
explained-surrounds = { $fields } fields filled, and a mountain surrounded

web-explain = Explain: { $name }
web-example = Example
web-example-worth = Example: { $worth }
web-example-label = Example, { $worth }: { $cells }

web-learn = Learn in two minutes
web-learn-label = Learn in two minutes: { $game }
web-learn-game = Learn { $game } in two minutes
web-welcome = Welcome
web-welcome-text = Your first time here? A real little game shows you everything, in two minutes.
web-welcome-no = Not now
web-intro = Introduction
web-intro-next = Next
web-intro-skip = Skip the introduction
web-intro-play-on = Play on
