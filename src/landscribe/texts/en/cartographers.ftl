cartographers-calendar = { $season } · { $time } of { $length } · scoring { $edicts }
cartographers-ruins-pending = Ruins must be covered next.
cartographers-ruins-pending-short = Cover ruins
cartographers-coins = Coins: { $coins } of { $track }
cartographers-card = { $card }
cartographers-explore = { $card } (time { $time }): { $terrains }
cartographers-draw = Draw a shape of the card.
cartographers-pass = Pass: nothing can be drawn.
cartographers-square-shape = No shape of the card fits on your map: draw a single space.
cartographers-square-ruins = No shape of the card can cover your ruins: draw a single space anywhere.
cartographers-ambush = Draw the monster on { $map }.
cartographers-hero = Draw a hero, and choose where it attacks.
cartographers-hero-text = Destroys every monster under attack, now and later.
cartographers-gaze = The Gorgon's gaze: choose a space next to it to be destroyed.
cartographers-ravage = The Giant Troll ravages: choose an empty space next to it to be destroyed.
cartographers-destroyed = destroyed
cartographers-monsters = Monsters
cartographers-monsters-text = -1 for every empty space next to a monster, every season.
cartographers-scored = { $place } { $stars }
cartographers-head-season = { "" }
cartographers-head-first = edict
cartographers-head-second = edict
cartographers-head-coins = coins
cartographers-head-monsters = monsters
cartographers-head-sum = =
cartographers-rating = Rating { $rating }: { $title }

ambush-goblin-attack-text = Monsters.
ambush-bugbear-assault-text = Monsters.
ambush-kobold-onslaught-text = Monsters.
ambush-gnoll-raid-text = Monsters.
ambush-dragon-inferno-text = The Dragon leaves 3 coins once each of its spaces is destroyed or has no empty space beside it.
ambush-zombie-plague-text = After every season each empty space beside a Zombie becomes a Zombie.
ambush-giant-troll-ravage-text = After every season an empty space beside the Giant Troll is destroyed.
ambush-gorgon-gaze-text = As soon as it is drawn, a space beside the Gorgon is destroyed, filled or not.

hero-dobrik-of-lorkheim-text = the four neighbours
hero-wren-the-lioness-text = three spaces in a row, two steps away
hero-freyla-the-true-text = the next three spaces in one direction
hero-dal-of-jolev-text = the four spaces at the corners

cartographers-event-revealed = { $card } is revealed.
cartographers-event-drawn = { $who } draws { $terrain } on { $spaces }.
cartographers-event-drawn-you = You draw { $terrain } on { $spaces }.
cartographers-event-fallback-shape = No shape fits on { $map }: a single space is drawn.
cartographers-event-fallback-ruins = No shape can cover ruins on { $map }: a single space is drawn.
cartographers-event-passed = { $who } has no space left and passes.
cartographers-event-passed-you = You have no space left and pass.
cartographers-event-ambushed = { $card } strikes { $map } on { $spaces }.
cartographers-event-squeezed = { $card } does not fit on { $map }: a lone monster appears on { $spaces }.
cartographers-event-disregarded = { $card } finds no place on { $map } and is disregarded.
cartographers-event-hero = { $card } defends { $map } from { $spaces }.
cartographers-event-gaze = The Gorgon destroys { $spaces } on { $map }.
cartographers-event-ravage = The Giant Troll destroys { $spaces } on { $map }.
cartographers-event-zombies = Zombies spread on { $map } to { $spaces }.
cartographers-event-burnt = Heroes destroy monsters on { $map } at { $spaces }.
cartographers-event-mountain = The mountain { $spaces } on { $map } is surrounded.
cartographers-event-dragon = The Dragon on { $map } is beaten and leaves { $number } coins.
cartographers-event-coins = { $who } gains { $number ->
    [one] 1 coin
   *[other] { $number } coins
}.
cartographers-event-coins-you = You gain { $number ->
    [one] 1 coin
   *[other] { $number } coins
}.
cartographers-event-season = { $season } is over: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} for { $who }.
cartographers-event-over = The year is over.

title-legendary-cartographer = Legendary Cartographer
title-master-mapsmith = Master Mapsmith
title-journeyman-topographer = Journeyman Topographer
title-apprentice-surveyor = Apprentice Surveyor
title-amateur-assessor = Amateur Assessor
title-inept-assistant = Inept Assistant
title-dimwitted-doodler = Dimwitted Doodler
title-oblivious-inkdrinker = Oblivious Inkdrinker
