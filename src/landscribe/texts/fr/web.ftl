web-motto = Des cartes dessinées forme après forme.
web-language = Langue
web-home = Accueil
web-menu = Menu
web-close = Fermer
web-back = Retour
web-go-on = Continuer
web-title = { $game } – Landscribe
web-title-due = ● À vous – { $game }
web-your-turn = À vous
web-connecting = Connexion…
web-no-server = Le serveur ne répond pas.
web-try-again = Réessayer
web-offline = Il n’y a pas de réseau.
web-offline-here = En attendant, vous jouez sur cet appareil, en solitaire et avec des robots ; vos autres parties attendent sur le serveur.
web-offline-about = Vos parties attendent sur le serveur, rien n’est perdu. Voici ce qui était connu en dernier ; tout reprend de lui-même dès que la connexion revient.
web-offline-wait = La page s’ouvrira d’elle-même dès que la connexion reviendra.
web-no-table = Cette table n’existe pas.
web-no-seat = Cette place n’est plus la vôtre.
web-watch = Regarder la partie

web-game-mapmaker = The Mapmaker
web-game-cartographers = Cartographers
web-game-heroes = Cartographers Heroes
web-game-cartouche = Cartouche
web-about-mapmaker = Une année en solitaire, une Feuille de onze cases sur onze et quatre missions.
web-about-cartographers = Cartographiez les terres de la Reine selon ses Édits, entre Ruines et Embuscades.
web-about-heroes = De nouvelles Feuilles, des Monstres plus redoutables et des Héros pour les affronter.
web-about-cartouche = Peignez une fresque pour le pharaon, tuile après tuile.
web-seats = { $most ->
    [1] En solitaire
   *[other] De { $fewest } à { $most } joueurs
}
web-new-game = Nouvelle partie
web-my-games = Mes parties
web-unreadable = Injouable
web-finished = Terminée
web-waiting = En attente des autres

web-your-name = Votre nom
web-begin = Commencer
web-players = Joueurs
web-you = Vous
web-anonymous = Anonyme
web-seat = Place { $seat }
web-friend = Un ami
web-bot = Robot : { $bot }
web-add-friend = Ajouter un ami
web-add-bot = Ajouter un robot
web-remove-seat = Retirer la place { $seat }
web-options = Options
web-by-chance = au hasard

web-bot-uniform = insouciant
web-bot-greedy = gourmand
web-bot-planner = réfléchi
web-bot-searcher = prévoyant
web-bot-master = magistral
web-option-map = Feuille Carte
web-option-map-a = A : Région Sauvage
web-option-map-b = B : Terres Désolées
web-option-map-c = C : Région Sauvage, de la boîte Heroes
web-option-map-d = D : Terres Désolées, de la boîte Heroes
web-option-explore = Cartes Exploration
web-option-seasons = Cartes Saison
web-option-ruins = Cartes Ruine
web-option-ruins-none = selon les boîtes
web-option-ambushes = Cartes Embuscade
web-option-heroes = Cartes Héros
web-option-scoring = Cartes Score possibles
web-option-edicts = Édits A à D
web-option-edicts-first = ceux d’une première partie
web-option-edicts-about = Choisissez-en quatre, un de chaque type, dans l’ordre A à D ; ou aucun, pour les tirer au hasard.
web-option-edition = Texte des cartes Score
web-option-edition-rulebook = celui du livret de règles
web-option-edition-retail = celui des cartes imprimées
web-option-ruins-fallback = Si aucune forme ne peut recouvrir de Ruine
web-option-ruins-fallback-any = un carré de 1x1 du terrain de son choix
web-option-ruins-fallback-card = un carré de 1x1 d’un terrain de la carte
web-option-extra = Autres cartes Exploration
web-option-missions = Missions A à D
web-option-missions-about = Choisissez-en quatre dans l’ordre A à D, ou aucune pour les tirer au hasard.
web-option-mixed = Autres missions à tirer
web-option-side = Face des fresques
web-option-side-a = A : à partir des roseaux, en bas
web-option-side-b = B : à partir du centre
web-option-achievements = Cartes Objectif
web-option-achievements-about = Celles d’une première partie, trois au choix, ou aucune pour les tirer.
web-option-achievements-starred = celles d’une première partie (★)
web-option-corners = D’un coin à l’autre (A6)
web-option-corners-any = par des tuiles quelconques
web-option-corners-one-colour = par une rivière d’un seul animal
web-option-level = Niveau de l’adversaire, en solitaire
web-value-base = Cartographers
web-value-heroes = Heroes
web-value-yes = oui
web-value-no = non
web-value-none = –

web-map = { $game ->
    [cartouche] Votre fresque
   *[other] Votre Feuille
}
web-map-of = { $game ->
    [cartouche] Fresque
   *[other] Feuille
} { $seat } · { $name }
web-cell = { $cell }, { $what }
web-empty = vide
web-mountain = Montagne
web-wasteland = Terre Désolée
web-ruins = Ruine
web-destroyed = détruite
web-dragon = Dragon
web-zombie = Zombie
web-troll = Troll géant
web-gorgon = Gorgone
web-attacked = attaquée
web-any = terrain au choix
web-other = marquée
web-cat = chat
web-snake = serpent
web-bird = oiseau
web-human = humain
web-icon-cat = chat, encore visible
web-icon-snake = serpent, encore visible
web-icon-bird = oiseau, encore visible
web-icon-human = humain, encore visible
web-cartouche = cartouche
web-scarab = scarabée
web-black = noire
web-start = départ
web-on-ruins = { $what } sur une Ruine
web-layer-attacked = attaquée
web-layer-reeds = au bord des roseaux
web-layer-chosen = choisie par vous

web-card = Carte
web-terrain = Terrain
web-take-shape = Prendre cette forme (S)
web-no-room = Cette forme n’a pas de place
web-hinted = Un robot dessinerait ici.
web-hinted-choice = Un conseil, ce que ferait un robot : { $what }.
web-hint-where = Regardez entre { $from } et { $to }, là où c’est éclairé.
web-hint-where-tray = Regardez ici : { $tray }.
web-hint-now = Maintenant : { $gains }
web-hint-reasons = À la fin { $points } face à un coup moyen : { $reasons }.
web-hint-reasons-rival = À la fin { $points } pour lui face à un coup moyen : { $reasons }.
web-hint-reason = { $name } { $by }
web-hint-thinking = Un robot réfléchit à votre coup…
web-bot-thinks = { $name } réfléchit…
web-bots-think = Les robots réfléchissent…
web-is-away = { $name } n’est plus là.
web-hint-late = Le robot { $bot } était en retard : c’est le conseil du robot { $other }.
web-let-bot = Laisser un robot jouer pour { $who }
web-tap-again = Touchez encore : { $what }.
web-which = { $what } : choisissez.
web-cancel = Choisir autre chose
web-ways-more = Suite ({ $first } à { $last } sur { $of })
web-mine = Mes affaires
web-none = vide
web-stories = Récits
web-no-stories = Aucun récit en cours.
web-completed = Achevés
web-achievements = Objectifs
web-ankhs = Ânkhs
web-stack = { $number ->
    [one] { $number } tuile de l’adversaire au-dessus
   *[other] { $number } tuiles de l’adversaire au-dessus
}
web-opponent = Adversaire
web-tab-act = Jouer
web-tab-stories = Récits
web-tab-ladders = Objectifs
web-tab-people = Les autres
web-goals = Ce qui rapporte
web-goal = { $name } : { $now } maintenant, { $earned ->
    [one] { $earned } déjà marqué
   *[other] { $earned } déjà marqués
}. { $text }
web-rival-gains = { $name } : { $by } cette saison.
web-goal-ahead = Avec ce que vous tenez : { $by }.
web-now = Maintenant
web-earned = Déjà acquis
web-total = Total

web-tools = Outils
web-tool-turn = Tourner
web-tool-flip = Retourner
web-tool-lift = Soulever
web-tool-hint = Conseil
web-tool-hint-where = Où ?
web-tool-hint-move = Le coup
web-tool-busy = Réflexion…
web-tool-take-back = Annuler
web-confirm = Valider
web-advice-aim = { $game ->
    [cartouche] Visez sur la fresque, ou avec les flèches.
   *[other] Visez sur la Feuille, ou avec les flèches.
}
web-advice-tap = { $game ->
    [cartouche] Touchez la fresque, ou glissez-y la tuile.
   *[other] Touchez la Feuille, ou glissez-y la forme.
}
web-advice-put = { $way ->
    [drag] Ça rentre : lâchez pour poser.
    [touch] Ça rentre : touchez-la pour la poser.
   *[mouse] Ça rentre : cliquez, ou Entrée, pour poser.
}
web-advice-clashes = Ça ne rentre pas ici.
web-advice-confirm = Validez, ou déplacez, ou tournez.
web-put-aside = On a joué depuis un autre écran : ce que vous teniez n’a pas été dessiné.
web-advice-sent = C’est fait. Vous pouvez encore annuler.

web-link-live = Connecté
web-link-connecting = Connexion…
web-link-lost = Pas de connexion, nouvel essai…
web-notify = Me prévenir quand c’est à moi
web-share = Partager le lien
web-copied = Copié
web-link = Lien vers cette table
web-other-device = Continuer sur un autre appareil (gardez ce lien pour vous)
web-leave = Quitter la table
web-leave-really = Quitter la table ? Quelqu’un d’autre pourra alors prendre votre place.
web-join = S’asseoir
web-news = Ce qui s’est passé
web-keys = Touches
web-key-aim = viser
web-key-next = vers le prochain endroit où ça rentre ; avec Majuscule, vers le précédent
web-key-turn = tourner
web-key-flip = retourner
web-key-shape = la forme suivante
web-key-terrain = le terrain suivant
web-key-enter = poser, puis valider
web-key-escape = soulever, puis lâcher
web-key-back = annuler
web-key-look = regarder la Feuille sans rien déplacer
web-key-map = lire toute la Feuille à voix haute
web-key-hint = un conseil, chaque fois plus précis
web-key-keys = cette liste
web-key-offer = prendre ce qui est proposé
web-key-done = terminer
web-mouse-text = À la souris : la molette ou un clic droit tourne ce que vous tenez, Majuscule et molette ou un clic du milieu le retourne{ $game ->
    [cartouche] {""}, et une tuile se glisse de la réserve jusque sur la fresque.
   *[other] {""}, et une forme se glisse de sa carte jusque sur la Feuille.
}
web-touch = Au toucher
web-touch-text = { $game ->
    [cartouche] Touchez la fresque pour y poser la tuile, ou glissez-la depuis la réserve. Touchez la tuile pour la tourner, glissez-la pour la déplacer. Rien n’est posé avant de valider.
   *[other] Touchez la Feuille pour y poser la forme, ou glissez-la depuis sa carte. Touchez la forme pour la tourner, glissez-la pour la déplacer. Rien n’est dessiné avant de valider.
}

web-open-seat = libre
web-waiting-for-friend = à venir
web-away = absent
web-thinking = { $game ->
    [cartouche] joue
   *[other] dessine
}
web-ready = prêt
web-won = a gagné
web-hints-used = { $hints ->
    [one] A demandé un conseil.
   *[other] A demandé { $hints } conseils.
}
web-solo-ambush = Dessiner l’Embuscade selon la règle du Mode Solo
web-replace-by = Laisser jouer un robot : { $bot }
web-remove-person = Libérer cette place
web-remove-person-really = Retirer { $who } de la place { $seat } ? La place est alors libre : quelqu’un qui a le lien peut la prendre, ou vous la donnez à un robot.
web-seat-of-mine = Vous occupez la place { $seat }.
web-give-back = Rendre la place à son joueur

web-season-over = { $season } terminé
web-result = Résultat
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-score = { $game ->
    [cartouche] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
    [mapmaker] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
   *[other] { $score ->
        [one] { $score } Étoile
       *[other] { $score } Étoiles
    }
}
web-winners = { $count ->
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-winners-you = { $count ->
    [1] Vous gagnez
   *[other] Vous partagez la victoire avec { $names }
}
web-nobody-won = Personne ne gagne
web-sheets = Scores
web-rematch = Rejouer
web-rematch-go = Vers la revanche
web-replay = Revoir
web-replay-of = Partie : { $game }
web-record = Transcription
web-picture = Image ({ $kind })
web-picture-title = { $game }, { $name } : { $points }
web-fairness-before = Comment les cartes sont mélangées
web-fairness = Le mélange était-il honnête ?
web-commitment = Les cartes ont été mélangées avant le premier coup ; cette empreinte le prouvera à la fin : { $hash }
web-seed = Graine { $seed }, nonce { $nonce } ; le SHA-256 de « graine:nonce » était affiché depuis le début : { $hash }
web-fair-chosen = La graine de cette table a été choisie : la personne qui l’a ouverte connaissait peut-être les cartes.
web-fair-people = Personne ne peut choisir ces cartes ni les connaître avant la donne, pas même qui tient le serveur. Le serveur a promis son nombre avant que quiconque s’assoie, et chaque appareil ajoute le sien ; chacun est promis par son empreinte avant qu’aucun ne soit dit.
web-fair-server = Serveur
web-fair-in = Votre nombre est dans la donne.
web-fair-out = Votre nombre n’est pas dans la donne.
web-fair-rounds = Quelqu’un est parti alors que des nombres avaient été dits. Tout le monde a recommencé avec d’autres : c’était le tour { $round }.
web-fair-agrees = Cette page a vérifié les empreintes : elles concordent.
web-fair-differs = Ces empreintes ne concordent pas : les cartes ne sont pas celles qui étaient promises.
web-step = Étape { $step } sur { $last }
web-step-first = Au début
web-step-previous = Une étape en arrière
web-step-play = Lire
web-step-pause = Pause
web-step-next = Une étape en avant
web-step-last = À la fin
