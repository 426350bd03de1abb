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
totals = Total: { $scores }
listed = { $first }, { $second }
scored = { $name }: { $number }
