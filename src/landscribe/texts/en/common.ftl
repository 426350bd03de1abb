season-spring = spring
season-summer = summer
season-autumn = autumn
season-fall = fall
season-winter = winter

terrain-forest = forest
terrain-village = village
terrain-farm = farm
terrain-water = water
terrain-monster = monster
terrain-hero = hero

goal = { $label } { $name }: { $now } now, { $earned } scored
map-of-seat = Map { $seat }
map-within = map { $seat }
map-named = { $name }'s map
seat-first = Seat { $seat }
seat-within = seat { $seat }
bot-first = The { $bot } bot
bot-within = the { $bot } bot
same-name = { $name } ({ $seat })
wait-for = Wait for { $who }.
wait-for-others = Wait for the others.
watching = You are watching.
totals = Total: { $scores }
listed = { $first }, { $second }
scored = { $name }: { $number }
