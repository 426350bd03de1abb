cartouche-calendar = Manche { $time } sur { $length } : { $phase }
cartouche-supply = encore { $deck ->
    [one] { $deck } récit
   *[other] { $deck } récits
}, { $bag ->
    [one] { $bag } tuile
   *[other] { $bag } tuiles
}
cartouche-first = premier joueur : { $who }
cartouche-opponent = adversaire ({ $level }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartouche-prompt-take = Prenez un récit ou une tuile.
cartouche-prompt-drop = Cinq récits en cours, c’est un de trop : défaussez-en un.
cartouche-prompt-place = Posez vos tuiles ; une seule peut rester en réserve. Finissez par « terminer ».
cartouche-prompt-score = Achevez des récits et marquez des objectifs. Finissez par « terminer ».
cartouche-prompt-final-place = Dernière pose : posez ce que vous voulez. Finissez par « terminer ».
cartouche-prompt-final-score = Dernier décompte : les objectifs vont sur leur dernière case. Finissez par « terminer ».
cartouche-prompt-keep = Gardez une des tuiles piochées.
cartouche-prompt-ankh = Choisissez un ânkh pour « { $name } ».

cartouche-offer = À prendre
cartouche-offer-tiles = Tuiles : { $tiles }
cartouche-offer-pieces = Tuiles piochées : { $tiles }
cartouche-tokens = Jetons : { $tokens }
cartouche-reserve = Réserve : { $pieces }
cartouche-ankhs = Ânkhs : { $ankhs }
cartouche-stories = Récits en cours : { $stories }
cartouche-completed = Récits achevés : { $tokens } de jetons, { $chambers } de chambres, { $rivers } de rivières
cartouche-opponent-stories = Récits de l’adversaire : { $stories }
cartouche-opponent-stacks = Tuiles de l’adversaire : { $stacks }
cartouche-none = rien

cartouche-tray-drawn = Tuiles piochées
cartouche-tray-reserve = Réserve
cartouche-tray-tokens = Jetons
cartouche-tray-ankhs = Ânkhs
cartouche-tray-stories = Récits en cours
cartouche-tray-completed = Récits achevés
cartouche-tray-trades = Deux jetons contre
cartouche-tray-opponent-stories = Récits de l’adversaire
cartouche-tray-opponent-tiles = Tuiles de l’adversaire au-dessus des cartes
cartouche-trade-1x1 = deux jetons contre un cartouche 1x1
cartouche-trade-scarab = deux jetons contre un scarabée
cartouche-tile = une tuile de { $animals }
cartouche-tile-of-two = une tuile de { $first } et { $second }
cartouche-blank = un cartouche { $size }

cartouche-goal-story = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $text } ({ $missing })
cartouche-goal-achievement = { $rewards } : { $text } ({ $missing }){ $seats }
cartouche-holders = {" "}— { $seats }
cartouche-no-holders = { "" }
cartouche-holder = { $who } ({ $points })
cartouche-opponent-holder = adversaire ({ $points })
cartouche-settled = réglé
cartouche-closed = fermé par l’adversaire
cartouche-no-ankhs = plus d’ânkh
cartouche-head-stories = récits
cartouche-head-achievements = objectifs
cartouche-head-tokens = jetons
cartouche-head-what = pour
cartouche-head-points = points
cartouche-tokens-left = { $number ->
    [one] { $number } jeton restant, un point pour deux
   *[other] { $number } jetons restants, un point pour deux
}
cartouche-tie = Égalité aux points : le plus de récits achevés ({ $stories }) l’emporte.
cartouche-opponent-count = L’adversaire compte { $spaces } pour ses cases, { $stories } pour ses récits, { $bonus } pour le niveau ({ $level }).
cartouche-won = Vous battez l’adversaire, qui a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cartouche-lost = L’adversaire l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

cartouche-choice-take = prendre { $item }
cartouche-choice-drop = défausser { $item }
cartouche-choice-keep = garder { $item }
cartouche-choice-trade-1x1 = un cartouche 1x1 contre { $tokens }
cartouche-choice-trade-scarab = un scarabée contre { $tokens }
cartouche-choice-pay = { $item } contre { $tokens }
cartouche-choice-cover = { $item }, noir sur { $squares }
cartouche-choice-repeat = répéter : { $bonus }
cartouche-choice-done = terminer

cartouche-phase-draft = choix
cartouche-phase-place = pose
cartouche-phase-score = décompte
cartouche-phase-final = phase finale
cartouche-phase-over = la partie est terminée

cartouche-level-easy = facile
cartouche-level-normal = normal
cartouche-level-hard = difficile
cartouche-level-expert = expert

cartouche-some-cat = { $number ->
    [one] { $number } chat
   *[other] { $number } chats
}
cartouche-some-snake = { $number ->
    [one] { $number } serpent
   *[other] { $number } serpents
}
cartouche-some-bird = { $number ->
    [one] { $number } oiseau
   *[other] { $number } oiseaux
}
cartouche-some-human = { $number ->
    [one] { $number } humain
   *[other] { $number } humains
}
cartouche-some-scarab = { $number ->
    [one] { $number } scarabée
   *[other] { $number } scarabées
}

cartouche-colour-cat = de chats
cartouche-colour-snake = de serpents
cartouche-colour-bird = d’oiseaux
cartouche-colour-human = d’humains
cartouche-colour-any = d’un seul animal au choix
cartouche-colour-cartouche = de cartouches

cartouche-named = { $id } { $name }
cartouche-quoted = « { $name } »
cartouche-story-offer = { $id } { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $text }
cartouche-token = rendre { $tokens }
cartouche-any-tokens = rendre { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
} au choix
cartouche-chamber = une chambre avec { $icons } et rien d’autre
cartouche-chamber-pair = une chambre avec seulement { $icons }, une autre avec seulement { $others }
cartouche-river = une rivière { $colour } qui touche { $icons }
cartouche-then-black = { $text } ; puis le noir recouvre { $icons }

cartouche-scored-chamber = Chambre avec { $icons } : { $squares }
cartouche-scored-river = Rivière { $colour } qui touche { $icons } : { $squares }
cartouche-fulfilled = accompli
cartouche-lacks = manque { $icons }
cartouche-extra = en trop : { $icons }
cartouche-missing-never = hors d’atteinte
cartouche-missing-squares = { $number ->
    [one] manque { $number } case
   *[other] manquent { $number } cases
}
cartouche-missing-icons = { $number ->
    [one] { $number } icône d’écart
   *[other] { $number } icônes d’écart
}
cartouche-missing-chambers = { $number ->
    [one] manque { $number } chambre
   *[other] manquent { $number } chambres
}
cartouche-missing-tokens = { $number ->
    [one] manque { $number } jeton
   *[other] manquent { $number } jetons
}
cartouche-missing-stories = { $number ->
    [one] manque { $number } récit
   *[other] manquent { $number } récits
}

cartouche-ankh = ânkh
cartouche-ankh-1x1 = trois cartouches 1x1
cartouche-ankh-4x1 = un cartouche 4x1
cartouche-ankh-2x2 = un cartouche 2x2 et un scarabée
cartouche-ankh-scarabs = deux scarabées
cartouche-ankh-pieces = trois tuiles du sac
cartouche-ankh-repeat = un bonus déjà pris, encore une fois

cartouche-event-round = La manche { $number } commence.
cartouche-event-phase = À présent : { $phase }.
cartouche-event-took = { $who } prend { $item }.
cartouche-event-took-you = Vous prenez { $item }.
cartouche-event-dropped = { $who } défausse { $item }.
cartouche-event-dropped-you = Vous défaussez { $item }.
cartouche-event-placed = { $who } pose { $item } en { $squares }.
cartouche-event-placed-you = Vous posez { $item } en { $squares }.
cartouche-event-matched-you = Vous touchez { $squares } : { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}.
cartouche-event-matched = { $who } touche { $squares } : { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}.
cartouche-event-traded = { $who } échange { $given } contre { $got ->
    [scarab] un scarabée
   *[other] un cartouche { $got }
}.
cartouche-event-traded-you = Vous échangez { $given } contre { $got ->
    [scarab] un scarabée
   *[other] un cartouche { $got }
}.
cartouche-event-completed = { $who } achève { $item } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cartouche-event-completed-you = Vous achevez { $item } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cartouche-event-covered = { $who } recouvre { $squares } de noir.
cartouche-event-covered-you = Vous recouvrez { $squares } de noir.
cartouche-event-claimed = { $who } marque { $item } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cartouche-event-claimed-you = Vous marquez { $item } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cartouche-event-ankh = { $who } prend un ânkh : { $bonus }.
cartouche-event-ankh-you = Vous prenez un ânkh : { $bonus }.
cartouche-event-drew = { $number ->
    [0] { $who } ne pioche rien : il ne reste aucune tuile.
   *[other] { $who } pioche { $pieces } et en garde une.
}
cartouche-event-drew-you = { $number ->
    [0] Vous ne piochez rien : il ne reste aucune tuile.
   *[other] Vous piochez { $pieces } et en gardez une.
}
cartouche-event-kept = { $who } garde { $item }.
cartouche-event-kept-you = Vous gardez { $item }.
cartouche-event-refilled = Le sac est vide : { $number ->
    [one] { $number } tuile défaussée y retourne
   *[other] { $number } tuiles défaussées y retournent
}.
cartouche-event-points = { $who } compte { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
cartouche-event-points-you = Vous comptez { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
cartouche-event-opponent-takes = L’adversaire prend { $item }.
cartouche-event-opponent-scores = L’adversaire marque { $item } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cartouche-event-opponent-points = L’adversaire compte { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

cartouche-achievement-rivers = Trois rivières
cartouche-achievement-rivers-text = achever 3 récits de rivières
cartouche-achievement-chambers = Trois chambres
cartouche-achievement-chambers-text = achever 3 récits de chambres
cartouche-achievement-tokens = Trois offrandes
cartouche-achievement-tokens-text = achever 3 récits de jetons
cartouche-achievement-identical = Cinq semblables
cartouche-achievement-identical-text = achever 5 récits d’une même sorte
cartouche-achievement-a1 = Une ligne et une colonne
cartouche-achievement-a1-text = remplir une ligne entière et une colonne entière
cartouche-achievement-a2 = Deux lignes ou deux colonnes
cartouche-achievement-a2-text = remplir deux lignes entières, ou deux colonnes entières
cartouche-achievement-a3 = Chambre pour huit
cartouche-achievement-a3-text = une chambre avec exactement 8 icônes
cartouche-achievement-a4 = Chambre des jumeaux
cartouche-achievement-a4-text = une chambre avec 2 icônes d’un même animal et rien d’autre
cartouche-achievement-a5 = Quatre semblables, chacun chez soi
cartouche-achievement-a5-text = 4 chambres d’une seule icône, toutes du même animal
cartouche-achievement-a6 = D’un coin à l’autre
cartouche-achievement-a6-text = des tuiles quelconques qui relient deux coins opposés
cartouche-achievement-a6r = Une rivière d’un coin à l’autre
cartouche-achievement-a6r-text = une rivière qui relie deux coins opposés
cartouche-achievement-a7 = De part en part
cartouche-achievement-a7-text = une rivière qui relie deux côtés opposés
cartouche-achievement-a8 = Six semblables
cartouche-achievement-a8-text = rendre 6 jetons d’un même animal
cartouche-achievement-a9 = Deux de chaque
cartouche-achievement-a9-text = rendre 2 jetons de chaque animal

cartouche-story-t01 = Les trois filles de Bastet
cartouche-story-t02 = Trois anneaux d’Ouadjet
cartouche-story-t03 = Trois ibis à l’aube
cartouche-story-t04 = Trois scribes
cartouche-story-t05 = La fête de Boubastis
cartouche-story-t06 = Quatre gardiens de la porte
cartouche-story-t07 = Le vol de faucons
cartouche-story-t08 = La maison royale
cartouche-story-t09 = Griffe et croc
cartouche-story-t10 = Chasseurs dans les marais
cartouche-story-t11 = Les gardiens du grenier
cartouche-story-t12 = Serpent et faucon
cartouche-story-t13 = Les charmeurs de serpents
cartouche-story-t14 = Les porteurs de la plume
cartouche-story-t15 = Un don pour chaque dieu
cartouche-story-t16 = Le tribut de Pount
cartouche-story-c01 = La chapelle du chat
cartouche-story-c02 = Le panier du cobra
cartouche-story-c03 = Le colombier
cartouche-story-c04 = La cellule de l’ermite
cartouche-story-c05 = Chapelles jumelles
cartouche-story-c06 = Paniers jumeaux
cartouche-story-c07 = Nids jumeaux
cartouche-story-c08 = Trônes jumeaux
cartouche-story-c09 = Querelle dans la cour
cartouche-story-c10 = Le pilleur de nids
cartouche-story-c11 = L’oiseleur
cartouche-story-c12 = L’animal favori
cartouche-story-c13 = À l’affût
cartouche-story-c14 = La coupe empoisonnée
cartouche-story-c15 = La salle de tous les êtres
cartouche-story-c16 = La ménagerie close
cartouche-story-c17 = Les chambres extérieures
cartouche-story-r01 = Des chats sous les ailes
cartouche-story-r02 = Serpents à la cour
cartouche-story-r03 = Des ailes au-dessus des chats
cartouche-story-r04 = Les dresseurs
cartouche-story-r05 = Procession des chats
cartouche-story-r06 = Procession des serpents
cartouche-story-r07 = Procession des ailes
cartouche-story-r08 = Procession du peuple
cartouche-story-r09 = Les chats du temple
cartouche-story-r10 = Vipères parmi les chats
cartouche-story-r11 = Cigognes parmi les serpents
cartouche-story-r12 = Les preneurs d’oiseaux
cartouche-story-r13 = Le chemin de Bastet
cartouche-story-r14 = Le chemin d’Ouadjet
cartouche-story-r15 = Le chemin d’Horus
cartouche-story-r16 = Le chemin de la Reine
cartouche-story-r17 = Le long Nil
cartouche-story-st1 = Première offrande (chats)
cartouche-story-st2 = Première offrande (serpents)
cartouche-story-st3 = Première offrande (oiseaux)
cartouche-story-st4 = Première offrande (humains)
cartouche-story-sc1 = Première trouvaille (un chat)
cartouche-story-sc2 = Première trouvaille (un serpent)
cartouche-story-sc3 = Première trouvaille (un oiseau)
cartouche-story-sc4 = Première trouvaille (un visage)
cartouche-story-sr1 = Première ligne (du chat au serpent)
cartouche-story-sr2 = Première ligne (du serpent à l’oiseau)
cartouche-story-sr3 = Première ligne (de l’oiseau à l’humain)
cartouche-story-sr4 = Première ligne (de l’humain au chat)
