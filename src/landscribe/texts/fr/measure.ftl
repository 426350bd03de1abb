## landscribe measure

cli-about-measure = mesurer un jeu : durée, choix, avance, hasard, adresse, profondeur, places, cartes
measure-usage-player = ROBOT
measure-option-seats = combien de joueurs (le moins possible)
measure-option-bots = l’échelle, le plus faible d’abord (tous les robots ; ceux qui cherchent imaginent 200 parties par coup)
measure-option-player = qui joue entre égaux (le meilleur de l’échelle qui ne cherche pas)
measure-option-games = combien de parties entre égaux ({ $games })
measure-option-deals = combien de donnes joue toute l’échelle ({ $deals })
measure-option-seconds = s’arrêter plutôt après ce nombre de secondes, environ
measure-option-plot = dessiner la mesure dans un fichier .svg, .png ou .html
measure-playing-followed = parties entre égaux
measure-playing-reveals = ce qui est révélé
measure-playing-doubts = résultats dans des mondes devinés
measure-playing-crossed = donnes de l’échelle
measure-interrupted = interrompu après { $games } parties entre égaux et { $deals } donnes de l’échelle
refused-seconds = { $name } : « { $text } » n’est pas une durée : écrivez un nombre de secondes au-dessus de 0, comme 60.

measure-title = { $game }, { $seats ->
    [one] en solo
   *[other] { $seats } places
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre égaux ({ $player }) depuis la graine { $seed }
measure-title-moments = Au fil de la partie
measure-title-shares = Ce qui explique l’écart des résultats ({ $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} de l’échelle)
measure-title-ladder = L’échelle, et ce qu’apporte chaque degré
measure-title-seats = Les places entre égaux
measure-title-cards = Les cartes qui comptent ({ $shown } sur { $cards })

measure-head-what = une partie
measure-head-mean = moyenne
measure-head-sd = écart type
measure-head-moment = après
measure-head-spread = écart
measure-head-player = joueur
measure-head-seat = place
measure-head-deal = donne
measure-head-rest = le reste
measure-head-bot = robot
measure-head-points = points
measure-head-wins = victoires
measure-head-gain = de plus qu’en dessous
measure-head-ahead = devant celui d’en dessous
measure-head-skill = part du joueur
measure-head-more = de plus que la moyenne
measure-head-card = carte
measure-head-play = en jeu
measure-head-earned = rapporte
measure-head-decides = décide
measure-head-change = change les résultats
measure-head-explains = explique

measure-of-points = des points
measure-of-wins = des victoires

measure-what-turns = tours
measure-what-decisions = décisions
measure-what-choices = décisions où l’on a le choix
measure-what-tree = puissances de dix de toutes les façons de jouer
measure-what-branching = actions au choix
measure-what-span = le moins … le milieu … le plus
measure-what-changes = changements de tête
measure-what-decided = le vainqueur mène pour de bon après
measure-what-shared = victoires partagées
measure-what-reveals = fois où quelque chose est révélé
measure-what-bits = bits révélés

measure-moment-choices = actions au choix
measure-moment-foretold = corrélation du score avec le score final
measure-moment-wins = qui mène gagne
measure-moment-known = écart déjà décidé
measure-moment-left = bits encore cachés

## L’image

measure-plot-choices = Actions au choix
measure-plot-decided = Quand le résultat est décidé
measure-plot-shares = Ce qui explique l’écart
measure-plot-ladder = Ce qu’apporte la réflexion
measure-plot-seats = Victoires par place
measure-plot-hidden = Bits encore cachés
measure-plot-cards = Points de plus avec la carte en jeu
measure-plot-part = part de la partie
measure-plot-all = tous les robots
measure-plot-all-wins = tous les robots, victoires
measure-line-known = part de l’écart déjà décidée
measure-line-foretold = part que le score explique
measure-line-wins = combien souvent qui mène gagne
measure-line-fair = part égale
