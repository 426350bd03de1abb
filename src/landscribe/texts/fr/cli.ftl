cli-which-game = Quel jeu ? { $games }
cli-seat = Joueur { $seat } sur { $seats }
cli-help =
    Écrivez les cases à remplir, par exemple c4 c5 d5 (devant, le terrain s’il y a le choix : forêt c4 c5).
    ?              tout ce qui est permis maintenant
    conseil        ce qu’un bon robot pense de ce coup ; encore une fois, il en dit plus
    annuler        annuler ce que vous avez fait depuis la dernière carte révélée
    copier FICHIER garder une copie de la partie
    quitter        arrêter ; la partie est conservée et peut être reprise
    Les mots anglais (forest, hint, undo, save, quit) valent aussi.
cli-legal = { $number ->
    [one] { $number } action permise.
   *[other] { $number } actions permises.
}
cli-hint-where = Regardez entre { $first } et { $last }.
cli-hint-move = Le robot jouerait : { $action }
cli-confirm = { $action } : Entrée confirme, toute autre réponse annule.
cli-nothing-to-undo = Il n’y a rien à annuler : la carte qui est là vient d’être révélée.
cli-save-needs-file = Il manque un fichier : écrivez copier FICHIER.
cli-save-exists = { $file } existe déjà et reste intact : choisissez un autre nom.
cli-saved = Copie gardée ; elle se reprend avec : landscribe play --resume { $file }
cli-kept = La partie est conservée ; elle se reprend avec : landscribe play --resume { $file }
cli-record = Le fichier de la partie : { $file }
cli-training = apprentissage
cli-train-strength = apprentissage ; { $mean } sans recherche
cli-train-stopped = Arrêté après { $games } parties ; la même commande reprend.
cli-trained = { $file } : { $mean } ± { $error } sans recherche, sur 1 000 donnes à partir de la graine 1.

cli-replay-deal = { $game }, graine { $seed }
cli-replay-action = Action { $number }, joueur { $seat } : { $action }
cli-whole = { $file } est intact : { $standing }
cli-dealt-chosen = Une personne a choisi la graine, et connaissait peut-être les cartes à venir.
cli-dealt = La graine est l’empreinte du nombre du serveur et de ceux des joueurs (tour { $round }). À comparer avec ce que la table affichait :
    serveur  { $hash }
cli-dealt-seat = place { $seat }  { $hash }
cli-unfinished = { $number ->
    [one] { $number } action
   *[other] { $number } actions
} de { $game }, partie inachevée.
cli-finished = { $number ->
    [one] { $number } action
   *[other] { $number } actions
} de { $game }, partie terminée ; score : { $scores }.

## À quoi servent les commandes

cli-about = Landscribe joue aux jeux où l’on remplit une Feuille de formes.
cli-about-play = jouer dans le terminal
cli-about-serve = faire jouer dans le navigateur
cli-about-score = compter ce que valent des Feuilles dessinées
cli-about-replay = montrer une partie enregistrée, tour par tour
cli-about-review = repenser une partie terminée, coup par coup
cli-about-simulate = faire jouer beaucoup de parties à des robots et dire ce qu’elles montrent
cli-about-arena = faire concourir des robots et mesurer leur force
cli-about-train = instruire le meilleur robot par des parties contre lui-même
cli-about-options = Les options du jeu suivent sous la forme --NOM VALEUR, par exemple --missions "Alignement d’arbres, Confins".
cli-usage = utilisation :
cli-usage-command = COMMANDE
cli-usage-seed = GRAINE
cli-usage-file = FICHIER
cli-usage-game = JEU
cli-usage-language = LANGUE
cli-usage-bots = ROBOT,…
cli-usage-engine = MOTEUR
cli-usage-address = HÔTE:PORT
cli-usage-addresses = ADRESSES
cli-usage-limit = NOM=NOMBRE
cli-usage-origin = ORIGINE
cli-usage-host = ADRESSE
cli-arguments = arguments{ "\u00A0" }
cli-options = options{ "\u00A0" }
cli-option-help = montrer cette aide
cli-option-version = montrer le numéro de version
cli-option-language = au choix { $languages }
cli-option-game = au choix { $games }
cli-option-score-game = au choix { $games } ; une ligne « { $line } » dit la même chose
cli-option-seats = combien de joueurs à ce terminal (1)
cli-option-play-seed = distribuer de nouveau les mêmes cartes
cli-option-resume = reprendre une partie conservée
cli-option-at = reprendre la partie conservée avant ce coup, comme une nouvelle partie
cli-option-record = une partie enregistrée, ou - pour l’entrée standard
cli-option-check = dire seulement si l’enregistrement est intact
cli-option-review-seat = la partie de qui (1)
cli-option-review-seed = la même graine imagine les mêmes parties (1)
cli-option-review-plot = dessiner la courbe dans un fichier .svg, .png ou .html
cli-option-diagrams = un fichier de dessins, ou - pour l’entrée standard
cli-option-score-json = écrire une ligne de JSON par dessin
cli-option-json = écrire une ligne de JSON
cli-option-bot-seats = combien de joueurs (1)
cli-option-plot = dessiner les répartitions dans un fichier .svg, .png ou .html
cli-option-alone = chacun joue seul, même si le jeu a de la place pour tous
cli-option-plot-arena = dessiner la force selon le temps de réflexion dans un fichier .svg, .png ou .html
cli-option-bots = un pour toutes les places, ou un pour chacune ; searcher:500 imagine 500 parties par coup, searcher:0.5s une demi-seconde
cli-option-games = combien de parties (100)
cli-option-seed = où commencent les donnes (1)
cli-option-jobs = combien de cœurs de cette machine (tous)
cli-option-engine = où : { $engines } (local : cette machine ; ray : une grappe de machines)
cli-option-address = la tête de la grappe Ray (celle de cette machine)
cli-option-train-games = de combien de parties il apprend (300000)
cli-option-train-seed = la même graine apprend la même chose (1)
cli-option-out = où vont les poids (JEU.weights)
cli-option-host = l’adresse à écouter (127.0.0.1)
cli-option-port = le port à écouter ({ $port })
cli-option-database = sqlite:///FICHIER ou postgresql://… (un fichier)
cli-option-origin = un autre site dont la page peut se connecter
cli-option-trust = les mandataires à croire
cli-option-thinkers = combien de processus où pensent les robots (1)
cli-option-workers = combien de processus servent, chacun avec les siens pour les robots ; plus d’un demande PostgreSQL (1)
cli-option-limit = une autre limite, comme messages=50/200 ; docs/hosting.md les nomme
cli-option-no-limits = sans limite de messages ni de connexions
cli-option-open = afficher les adresses et un code, ouvrir un navigateur

## Ce qui ne va pas dans ce qui est écrit

refused-at = { $place } : { $reason }
refused-diagram = { $file }, dessin { $number } à partir de la ligne { $line }
refused-typed = { $reason } ; « { $command } --help » montre ce qui est possible.
refused-typed-command = argument { $name } : « { $value } » n’existe pas (choisissez parmi { $known })
refused-typed-required = il manque { $names }
refused-typed-unrecognized = de trop : { $words }
refused-typed-value = argument { $name } : il manque une valeur
refused-typed-switch = argument { $name } : il ne prend pas de valeur, pas même « { $value } »
refused-typed-otherwise = { $message }
refused-needs-value = { $name } demande une valeur : écrivez { $name } VALEUR.
refused-game-or-file = { $reason } Une partie conservée se reprend avec --resume { $name }.
refused-resume = --resume va seul : la partie conservée dit de quel jeu il s’agit et comment il a été distribué.
refused-at-move = --at { $move } : la partie a les coups 1 à { $moves }.
refused-at-alone = --at va avec --resume : il dit à partir de quel coup une partie conservée est rejouée.
refused-replay-option = replay n’a pas d’option --{ $name } : l’enregistrement dit comment la partie a été jouée.
refused-review-option = review n’a pas d’option --{ $name } : l’enregistrement dit comment la partie a été jouée.
refused-train-option = train n’a pas d’option --{ $name } : un cours passe par toutes les formes de son jeu.
refused-train-game = train n’enseigne pas { $game } : il enseigne { $known }.
refused-train-native = train a besoin du code natif : pip install 'landscribe[fast]'.
refused-course = { $file } contient un cours avec --seed { $seed } et --games { $games } : reprendre avec ceux-ci, ou le supprimer.
refused-course-file = { $file } ne contient pas de cours de ce jeu avec ses cartes, ou est abîmé : le supprimer, ou nommer un autre fichier avec --out.
refused-serve-option = serve n’a pas d’option --{ $name } : chaque table a les siennes.
refused-serve-package = serve a besoin du paquet { $package } : pip install 'landscribe[server]'.
refused-port = { $name } : { $port } n’est pas un port : il faut un nombre de 0 à { $last }.
refused-ports = les ports { $first } à { $last } sont tous pris : donnez-en un avec --port.
refused-no-diagram = { $file } ne contient aucun dessin : dessinez une Feuille, un caractère par case, une ligne par rangée.
refused-read = { $file } ne peut pas être lu : { $why }.
refused-write = { $file } ne peut pas être écrit : { $why }.
refused-folder = { $folder } ne peut pas être créé pour y conserver la partie : { $why }.
refused-not-text = ce n’est pas du texte en UTF-8
refused-no-folder = nommez un fichier dans un dossier qui existe
refused-os-enoent = fichier ou dossier introuvable
refused-os-eacces = permission refusée
refused-os-eisdir = c’est un dossier
refused-os-enotdir = ce n’est pas un dossier
refused-os-enospc = le disque est plein
refused-os-erofs = le disque est en lecture seule
refused-os-einval = aucun fichier ne peut s’appeler ainsi
refused-os-enametoolong = le nom est trop long
refused-too-few = { $name } : { $number }, c’est trop peu : il faut 1 ou plus.
refused-different-bots = --bots : « { $bots } », ce ne sont pas deux robots différents ou plus.
refused-bots-for-seats = --bots : « { $bots } » : { $number ->
    [one] { $number } nom
   *[other] { $number } noms
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ; donnez-en un pour toutes ou un pour chacune.
refused-plot-kind = --plot : « { $file } » ne finit par aucun de { $kinds }.
refused-plot-package = --plot a besoin de matplotlib : installez landscribe[plot].
refused-engine = --engine : « { $name } » ne figure pas parmi { $known }.
refused-address-local = --address : « { $address } » désigne une grappe, ce qui demande --engine ray.
refused-jobs-ray = --jobs : { $jobs } concerne cette machine : une grappe Ray emploie tous les cœurs que ses machines offrent.
refused-ray-package = --engine ray a besoin de Ray : installez landscribe[cluster].
refused-address = --address : « { $address } » n’est pas de la forme HÔTE:PORT, comme 10.0.0.1:6379.
refused-cluster = --address : aucune grappe Ray ne répond à { $address } : il faut une tête là-bas (ray start --head), cette machine dans sa grappe (ray start --address={ $address }), et le même RAY_AUTH_TOKEN des deux côtés.
refused-no-cluster = --engine ray : aucune grappe Ray ne répond sur cette machine : démarrez-en une (ray start --head), ou nommez sa tête par --address HÔTE:PORT.
refused-cluster-version = une machine de la grappe a landscribe { $there }, celle-ci { $here } : installez le même partout.
refused-workers-lost = ceux qui jouent sont morts { $times } fois pendant les mêmes parties : manque-t-il de la mémoire ?
refused-no-game-played = interrompu avant la fin de la première partie : rien à montrer.
refused-no-deal-played = interrompu avant la fin de la première donne : rien à montrer.

## Ce que les commandes écrivent

cli-diagram = Dessin { $number }, { $game }
cli-serves = Landscribe est servi à l’adresse { $address }
cli-play-here = Jouez ici :                         { $address }
cli-play-there = Sur les téléphones autour de vous : { $address }
cli-serve-end = Ctrl-C arrête tout ; chaque partie est conservée.
native-worth = l’estimation des robots pour { $game }
native-search = la recherche du meilleur robot de { $game }
native-insight = la valeur apprise de { $game }
native-train = l’apprentissage du meilleur robot de { $game }
native-play = les parties au hasard de { $game }
native-bots = les parties entières des robots de { $game }
native-steps = les parties de { $game } pas à pas
native-compiling = Compilation unique pour cet ordinateur : { $what } …
native-compiled = { $seconds } s
cli-interrupted = { $number ->
    [one] interrompu après { $number } partie
   *[other] interrompu après { $number } parties
} sur { $games }
cli-simulated = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à partir de la graine { $seed }
cli-competed = { $game }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
cli-differences = Écarts sur les mêmes donnes, ± 95 %
cli-range = { $low } à { $high }
cli-ratings = score final moyen { $rating } : { $titles }
cli-plot-seat = place { $seat }, { $bot } : { $mean } ± { $sd }
cli-head-seat = place
cli-head-of-seat = place { $seat }
cli-head-bot = robot
cli-head-mean = moyenne
cli-head-interval = 95 %
cli-head-sd = écart type
cli-head-least = moins
cli-head-most = plus
cli-head-wins = gagnées
cli-head-seasons = par saison
cli-head-goal = objectif
cli-head-games = parties
cli-head-points = score
cli-head-rating = force
cli-head-step = coup
cli-head-time = quand
cli-head-action = joué
cli-head-expected = score attendu
cli-head-regret = perdu
cli-head-verdict = avis
cli-reviewing = réflexion
cli-reviewed = { $game }, place { $seat } : { $final }
cli-review-of-seat = contre la place { $seat }
cli-review-lesson = Coup { $step } ({ $time }) : { $played }. Mieux : { $best }, { $points } de plus.
cli-review-lesson-other = Coup { $step } ({ $time }) : { $played }. Mieux : { $best }, { $points } de moins pour la place { $seat }.
cli-review-played = Joué
cli-review-better = Mieux
cli-review-try = Essayer à partir de là : landscribe play --resume { $file } --at { $step }
cli-head-milliseconds = ms de calcul par coup
cli-head-more = de plus que
cli-about-explain = dire ce que veut une carte, avec un exemple
cli-usage-card = CARTE
cli-option-card = le nom d’une carte ; sans lui, tous les noms
cli-option-with = un fichier de cartes à soi, ou plusieurs ; ceux du dossier « cards » à côté des tables sont toujours lus
refused-own-late = Les cartes à soi se lisent avant tout jeu, dans des fichiers nommés pour cela : landscribe … --with FICHIER.
refused-own-file = Impossible de lire les cartes de { $file } : { $why }.
refused-own-line = { $file }, ligne { $line }
refused-own-empty = rien n’est déclaré ici, ni carte ni feuille : utilisez ce qu’offrent landscribe.games.cartographers.own et landscribe.games.mapmaker.own.
refused-own-twice = un autre fichier de cartes s’appelle déjà « { $name } » : renommez l’un des deux.
refused-own-name = « { $name } » est pris, ou n’est pas un nom : une carte, une feuille ou une boîte s’appelle déjà ainsi.
refused-own-text = « { $name } » ne dit pas ce qu’elle fait : ajoutez en="…", et fr=("…", "…") pour son nom et son texte en français.
refused-own-example = L’exemple de « { $name } » donne { $value } : une règle rend un Tally, et son exemple montre des points.
refused-own-tally = « { $name } » donne { $value } sur certaines Feuilles : quoi qu’on y ait tracé, une règle rend un Tally, un nombre entier de points et des cases de la Feuille.
refused-own-native = impossible de compiler ceci : tenez-vous à ce qu’utilisent les fonctions de landscribe/core/cells.py (entiers, tuples, boucles simples), ou jouez avec les règles en Python, par LANDSCRIBE_NATIVE=no.
refused-own-number = « { $name } » vaut { $value } : il faut un nombre entier à partir de 0.
refused-own-explore = Il faut à « { $name } » au moins un terrain et une forme.
refused-own-shape = « { $name } » a une forme plus grande que la Feuille : { $shape }.
refused-own-letter = La Feuille « { $name } » contient « { $letter } » : elle se dessine avec { $known }.
refused-own-square = le carré de « { $name } » porte une pièce : une forme d’une seule case n’en a pas, car rien ne la distinguerait de celle qu’on dessine quand rien n’entre.
