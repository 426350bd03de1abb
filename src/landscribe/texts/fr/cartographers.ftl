cartographers-calendar = { $season } · { $time } sur { $length } · Édits { $edicts }
cartographers-ruins-pending = Une Ruine doit être recouverte.
cartographers-ruins-pending-short = Ruine à couvrir
cartographers-coins = Pièces : { $coins } sur { $track }
cartographers-card = { $card }
cartographers-explore = { $card } (Temps { $time }) : { $terrains }
cartographers-draw = Dessinez une forme de la carte.
cartographers-pass = Passer : il n’y a rien à dessiner.
cartographers-square-shape = Aucune de ces formes n’entre sur votre Feuille : dessinez un carré de 1x1.
cartographers-square-ruins = Aucune de ces formes ne peut recouvrir une Ruine chez vous : dessinez un carré de 1x1, où vous voulez.
cartographers-ambush = Dessinez le Monstre { $map }.
cartographers-hero = Dessinez un Héros et choisissez où il attaque.
cartographers-hero-text = Détruit tout Monstre attaqué, maintenant ou plus tard.
cartographers-gaze = Regard de la Gorgone : choisissez la case adjacente qui sera détruite.
cartographers-ravage = Ravages du Troll géant : choisissez la case vide adjacente qui sera détruite.
cartographers-destroyed = détruite
cartographers-monsters = Monstres
cartographers-monsters-text = -1 par case vide adjacente à un Monstre, à chaque saison.
cartographers-scored = { $place } { $stars }
cartographers-head-season = { "" }
cartographers-head-first = Édit
cartographers-head-second = Édit
cartographers-head-coins = Pièces
cartographers-head-monsters = Monstres
cartographers-head-sum = =
cartographers-rating = Score final { $rating } : { $title }

ambush-goblin-attack-text = Monstres.
ambush-bugbear-assault-text = Monstres.
ambush-kobold-onslaught-text = Monstres.
ambush-gnoll-raid-text = Monstres.
ambush-dragon-inferno-text = Le Dragon laisse 3 Pièces dès que chacune de ses cases est détruite ou sans case vide à côté.
ambush-zombie-plague-text = Après chaque saison, toute case vide à côté d’un Zombie devient un Zombie.
ambush-giant-troll-ravage-text = Après chaque saison, une case vide à côté du Troll géant est détruite.
ambush-gorgon-gaze-text = Dès qu’elle est dessinée, une case à côté de la Gorgone est détruite, remplie ou non.

hero-dobrik-of-lorkheim-text = les quatre voisines
hero-wren-the-lioness-text = trois cases en ligne, à deux pas
hero-freyla-the-true-text = les trois cases suivantes dans une direction
hero-dal-of-jolev-text = les quatre cases aux coins

cartographers-event-revealed = Carte révélée : { $card }.
cartographers-event-drawn = { $who } remplit { $spaces } : { $terrain }.
cartographers-event-drawn-you = Vous remplissez { $spaces } : { $terrain }.
cartographers-event-fallback-shape = Aucune forme n’entre { $map } : un carré de 1x1 est dessiné.
cartographers-event-fallback-ruins = Aucune forme ne peut recouvrir une Ruine { $map } : un carré de 1x1 est dessiné.
cartographers-event-passed = { $who } n’a plus de case libre et passe.
cartographers-event-passed-you = Vous n’avez plus de case libre et passez.
cartographers-event-ambushed = { $card } frappe { $map } en { $spaces }.
cartographers-event-squeezed = { $card } n’entre pas { $map } : un Monstre isolé apparaît en { $spaces }.
cartographers-event-disregarded = { $card } ne trouve pas de place { $map } et reste sans effet.
cartographers-event-hero = { $card } monte la garde { $map } en { $spaces }.
cartographers-event-gaze = La Gorgone détruit { $spaces } { $map }.
cartographers-event-ravage = Le Troll géant détruit { $spaces } { $map }.
cartographers-event-zombies = Les Zombies gagnent { $spaces } { $map }.
cartographers-event-burnt = Des Héros détruisent des Monstres { $map } en { $spaces }.
cartographers-event-mountain = La Montagne { $spaces } est entourée { $map }.
cartographers-event-dragon = Le Dragon est vaincu { $map } et laisse { $number ->
    [one] { $number } Pièce
   *[other] { $number } Pièces
}.
cartographers-event-coins = { $who } gagne { $number ->
    [one] { $number } Pièce
   *[other] { $number } Pièces
}.
cartographers-event-coins-you = Vous gagnez { $number ->
    [one] { $number } Pièce
   *[other] { $number } Pièces
}.
cartographers-event-season = { $season } terminé : { $stars ->
    [one] { $stars } Étoile de Réputation
   *[other] { $stars } Étoiles de Réputation
} pour { $who }.
cartographers-event-over = L’année est terminée.

title-legendary-cartographer = Cartographe Légendaire
title-master-mapsmith = Maître des Cartes
title-journeyman-topographer = Topographe Voyageur
title-apprentice-surveyor = Apprenti Géomètre
title-amateur-assessor = Conseiller Amateur
title-inept-assistant = Assistant Inapte
title-dimwitted-doodler = Mauvais Gribouilleur
title-oblivious-inkdrinker = Buveur d’Encre Inconscient
