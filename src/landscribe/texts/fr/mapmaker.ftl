mapmaker-calendar = { $season } · { $time } sur { $length } · missions { $missions } · encore { $left } cette année
mapmaker-element = Élément à placer : { $terrain }, temps { $time }
mapmaker-prompt = Placez-le sur des cases vides, tourné et retourné à votre guise.
mapmaker-over = L’année est terminée.
mapmaker-mountains = Montagnes entourées
mapmaker-mountains-text = 1 par Montagne dont les quatre côtés sont remplis, à chaque saison.
mapmaker-scored = { $place } { $points }
mapmaker-head-season = { "" }
mapmaker-head-first = mission
mapmaker-head-second = mission
mapmaker-head-mountains = montagnes
mapmaker-head-sum = =

mapmaker-event-placed = Vous remplissez { $fields } : { $terrain }.
mapmaker-event-mountain = La Montagne { $field } est entourée.
mapmaker-event-revealed = À placer : { $terrain } sur { $fields } cases, temps { $time }.
mapmaker-event-discarded = { $terrain } sur { $fields } cases n’entre nulle part : l’élément est écarté et son temps { $time } s’écoule.
mapmaker-event-reshuffled = Les seize éléments sont de nouveau mélangés.
mapmaker-event-season = { $season } terminé : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mapmaker-event-over = L’année est terminée : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.

mapmaker-edge-of-the-forest = Lisière de la forêt
mapmaker-edge-of-the-forest-text = 1 par case Forêt au bord de la Feuille.
mapmaker-sleepy-valley = Vallée endormie
mapmaker-sleepy-valley-text = 4 par ligne qui compte exactement trois cases Forêt.
mapmaker-watering-potatoes = Arrosage des pommes de terre
mapmaker-watering-potatoes-text = 2 par case Eau adjacente à des Champs.
mapmaker-borderlands = Confins
mapmaker-borderlands-text = 6 par ligne et par colonne sans case vide.
mapmaker-tree-line = Alignement d’arbres
mapmaker-tree-line-text = 2 par case de votre plus longue colonne ininterrompue de Forêt ; à égalité, une seule compte.
mapmaker-wealthy-town = Bourg prospère
mapmaker-wealthy-town-text = 3 par case Village dont les voisines montrent au moins trois terrains.
mapmaker-watering-canal = Canal d’irrigation
mapmaker-watering-canal-text = 4 par colonne avec autant de cases Champs que de cases Eau, et au moins une de chaque.
mapmaker-magicians-valley = Vallée des magiciens
mapmaker-magicians-valley-text = 3 par case Eau adjacente à une Montagne.
mapmaker-empty-site = Terrain à bâtir
mapmaker-empty-site-text = 2 par case vide adjacente à un Village.
mapmaker-row-of-houses = Rangée de maisons
mapmaker-row-of-houses-text = 2 par case de votre plus longue ligne ininterrompue de Villages ; à égalité, toutes comptent.
mapmaker-odd-numbered-silos = Silos impairs
mapmaker-odd-numbered-silos-text = 10 par colonne a, c, e, g, i ou k sans case vide.
mapmaker-rich-countryside = Riche campagne
mapmaker-rich-countryside-text = 4 par ligne qui réunit Forêt, Village, Champs, Eau et Montagne.
