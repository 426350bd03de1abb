web-rules = Règles
web-print = Imprimer
web-flip = Sur papier
web-rules-of = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-hits = { $hits ->
    [0] Rien trouvé.
    [one] { $hits } résultat.
   *[other] { $hits } résultats.
}

explained-stars = { $points ->
    [one] { $points } Étoile
   *[other] { $points } Étoiles
}
explained-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explained-fulfilled = Accompli
explained-coins = { $coins ->
    [one] Une Pièce
   *[other] { $coins } Pièces
}
explained-fills = { $spaces ->
    [one] Remplit une case
   *[other] Remplit { $spaces } cases
}
explained-covers = Ruine recouverte
explained-destroys = { $number ->
    [one] Un Monstre détruit
   *[other] { $number } Monstres détruits
}
explained-explore = Choisissez l’un des terrains et l’une des formes, pivotez-la et retournez-la à votre guise, et dessinez-la sur des cases vides. Sa Valeur de Temps, { $time }, compte pour le Seuil de Temps de la saison.
explained-coin = La forme accompagnée d’une Pièce en rapporte une : une Étoile de Réputation à la fin de cette saison et de chacune des suivantes.
explained-ruins = La prochaine carte Exploration doit recouvrir une case Ruine vide. Si c’est impossible, on dessine une seule case, où l’on veut.
explained-ambush = Chaque Feuille passe au voisin { $way }, et vous dessinez ce Monstre là où il gêne le plus. En Mode Solo, il part du coin { $corner }, tel qu’il est imprimé, et longe le bord jusqu’à la première place où il rentre. Chaque case vide à côté d’un Monstre coûte une Étoile, à chaque saison.
explained-clockwise = dans le sens horaire
explained-counterclockwise = dans le sens antihoraire
explained-top-left = supérieur gauche
explained-top-right = supérieur droit
explained-bottom-left = inférieur gauche
explained-bottom-right = inférieur droit
explained-hero = Dessinez le Héros sur une case vide et tournez son attaque comme vous voulez. Les Monstres attaqués sont détruits, maintenant ou plus tard, et ne coûtent plus rien.
explained-element-name = L’élément
explained-element = Les éléments viennent un par un : une forme d’un seul terrain. Pivotez-le et retournez-le à votre guise, et posez-le sur des cases vides. Son temps s’écoule, et quand les 7 unités d’une saison sont passées, deux missions sont évaluées.
explained-kind-token = Un récit de jetons : on en gagne en posant une tuile à côté d’une icône de son animal.
explained-kind-chamber = Un récit de chambres : une chambre est un groupe de cases vides, et ses icônes doivent être exactement celles-ci.
explained-kind-river = Un récit de rivières : des cases d’un seul animal, et des cartouches, qui se tiennent ; les autres icônes ne gênent pas.
explained-achievement = Le premier reçoit le plus de points. Marquer coûte un de vos ânkhs, dont vous prenez aussitôt le bonus.
explained-ankh = Le bonus d’un ânkh : vous en prenez un chaque fois que vous marquez un objectif.
explained-fulfilled-with = Accompli avec { $stories }
explained-told-with-it = « { $story } » achevé grâce à lui, { $worth }
explained-kept = L’une des tuiles piochées est gardée
explained-again = Déjà pris, et de nouveau : { $bonus }
explained-surrounds = { $fields } cases remplies, et une montagne entourée

web-explain = Expliquer : { $name }
web-example = Exemple
web-example-worth = Exemple : { $worth }
web-example-label = Exemple, { $worth } : { $cells }

web-learn = Apprendre en deux minutes
web-learn-label = Apprendre en deux minutes : { $game }
web-learn-game = Apprendre { $game } en deux minutes
web-welcome = Bienvenue
web-welcome-text = C’est votre première visite ? Une vraie petite partie vous montre tout, en deux minutes.
web-welcome-no = Pas maintenant
web-intro = Initiation
web-intro-next = Suite
web-intro-skip = Passer l’initiation
web-intro-play-on = Continuer la partie
