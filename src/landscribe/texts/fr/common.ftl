season-spring = printemps
season-summer = été
season-autumn = automne
season-fall = automne
season-winter = hiver

terrain-forest = Forêt
terrain-village = Village
terrain-farm = Champs
terrain-water = Eau
terrain-monster = Monstre
terrain-hero = Héros

goal = { $label } { $name } : { $now } en ce moment, { $earned } acquis
map-of-seat = Carte { $seat }
totals = Total : { $scores }
listed = { $first }, { $second }
scored = { $name } : { $number }
