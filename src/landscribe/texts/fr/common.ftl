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
map-within = chez le joueur { $seat }
map-named = chez { $name }
seat-first = Le joueur { $seat }
seat-within = le joueur { $seat }
bot-first = Le robot { $bot }
bot-within = le robot { $bot }
same-name = { $name } ({ $seat })
wait-for = En attente : { $who }.
wait-for-others = Attendez les autres joueurs.
watching = Vous regardez la partie.
totals = Total : { $scores }
listed = { $first }, { $second }
scored = { $name } : { $number }
