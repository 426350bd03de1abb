## Mots et valeurs

refused-game = « { $name } » n’est pas un jeu d’ici : il y a { $known }.
refused-bot = « { $name } » n’est pas un robot pour { $game } : il y a { $known }.
refused-budget = « { $text } » n’est pas un robot avec un budget : seul searcher en prend un, en parties imaginées comme searcher:500 ou en secondes comme searcher:0.5s.
refused-weights = { $file } ne contient pas de poids appris, ou est abîmé : le réécrire avec « landscribe train ».
refused-rules = « { $game } » n’a pas de règles ici : il y a celles de { $known }.
refused-language = « { $language } » n’est pas une langue d’ici : il y a { $known }.
refused-seats = { $seats ->
    [one] { $seats } place, ce n’est pas possible
   *[other] { $seats } places, ce n’est pas possible
} : { $game } se joue de { $few } à { $many }.
refused-seed = « { $seed } » n’est pas une graine : il faut un nombre ou une ligne de texte, { $most } caractères au plus, sans blanc autour.
refused-first-seed = --seed { $seed } : les parties d’une simulation ont pour graines les nombres à partir de celui-ci : il faut un nombre entier de 0 à { $most }.
refused-option = « { $name } » n’est pas une option de ce jeu : il connaît { $known }.
refused-switch = { $name } : « { $text } » n’est ni oui ni non.
refused-number = { $name } : « { $text } » n’est pas un nombre entier.
refused-few-envs = Un lot de { $number } parties n’est pas possible : il en faut au moins 1.
refused-batch-shape = { $name } a la forme { $shape } : un lot en prend un par partie, donc la forme ({ $number }).
refused-action-number = Le numéro { $number } ne désigne aucune action ici : les numéros sont inférieurs à { $size }, et le masque dit lesquels sont permis.
refused-none-of = { $name } : « { $value } » n’est pas possible ; choisissez parmi { $known }.
refused-grid = Une grille de { $rows }x{ $cols } n’est pas possible : il faut de 1 à { $most } cases.
refused-shape = « { $text } » n’est pas une forme : dessinez des lignes de même longueur avec # et ., séparées par /.
refused-shape-border = « { $text } » a une ligne ou une colonne vide au bord : écrivez { $shape }.
refused-space = « { $name } » n’est pas une case : écrivez une colonne de a à { $last } et une ligne de 1 à { $rows }, comme c4.
refused-space-twice = « { $name } » est là deux fois : nommez chaque case une seule fois.
refused-rows = le dessin a { $number ->
    [one] { $number } ligne
   *[other] { $number } lignes
} : il en faut { $rows }.
refused-row = la ligne { $row } « { $text } » a { $number ->
    [one] { $number } case
   *[other] { $number } cases
} : il en faut { $cols }.
refused-letter = ligne { $row }, colonne { $col } : « { $letter } » n’est pas une case ; écrivez { $known }.

## Parties enregistrées

refused-json-depth = ce JSON n’est pas une partie : il est trop profondément imbriqué.
refused-json-number = ce JSON n’est pas une partie : il contient un nombre trop long.
refused-json = la ligne { $line } n’est pas du JSON : la colonne { $col } surprend.
refused-json-title = ce JSON n’est pas une partie : il y manque { $title }.
refused-json-value = « { $key } » vaut { $value } : il faut { $kind }.
refused-json-option = l’option « { $key } » vaut { $value } : il faut { $kind }.
refused-json-action = l’action { $number } vaut { $value } : il faut [place, texte].
refused-json-kind-str = un texte
refused-json-kind-int = un nombre entier
refused-json-kind-dict = un objet
refused-json-kind-list = une liste
refused-record-title = la ligne 1 dit « { $text } » : une partie commence par « { $title } ».
refused-record-line = la ligne { $line } dit « { $text } » : il faut « { $form } ».
refused-record-lacks = la ligne « { $form } » manque au début.
refused-record-action = la ligne { $line } dit « { $text } » : il faut « { $form } », comme « { $example } ».
refused-record-short = elle contient { $number ->
    [one] { $number } action
   *[other] { $number } actions
} mais en annonce { $announced } : il en manque une partie.
refused-record-altered = elle a été modifiée après avoir été écrite : son empreinte (digest) n’est plus la sienne.
refused-record-dealt = sa graine n’est pas le SHA-256 de la ligne « dealt » : ses cartes ne viennent pas de ces nombres.
refused-record-old = elle a été écrite avant la première version durable des règles ; ce programme ne sait plus la rejouer.
refused-record-twice = « { $key } » y figure deux fois : une seule suffit.
refused-record-game = c’est une partie de { $found }, pas de { $game }.
refused-record-rules = elle est jouée selon les règles { $found } de { $game } ; ce programme connaît les règles 1 à { $rules } : un programme plus récent la lira.
refused-record-step = l’action { $number }, « { $text } » de la place { $seat }, n’est pas possible : { $reason }

## Analyses

refused-review-running = cette partie n’est pas terminée : seule une partie terminée est analysée.
refused-review-game = { $game } ne peut pas être analysé : rien n’a été appris pour ce jeu.
refused-review-native = une analyse a besoin du code natif : pip install 'landscribe[fast]'.

## Tous les jeux

refused-over-place = La partie est terminée : on ne pose plus rien.
refused-over-draw = La partie est terminée : on ne dessine plus rien.
refused-no-seat = Il n’y a pas de place { $seat } : il y en a { $seats }.
refused-seat-range = Il n’y a pas de place { $seat } : les places vont de 1 à { $seats }.
refused-outside-fields = Les cases { $cells } sont hors de la Feuille de { $rows }x{ $cols } cases.
refused-outside-spaces = Les cases { $cells } sont hors de la Feuille de { $rows }x{ $cols } cases.
refused-outside-squares = Les cases { $cells } sont hors de la fresque de { $rows }x{ $cols } cases.
refused-not-the-shape = « { $action } » n’est pas la forme { $shape }, même tournée ou retournée.

## The Mapmaker

refused-mapmaker-key = « { $key } » ne veut rien dire ici : The Mapmaker se compte avec « missions ».
refused-mapmaker-missions = missions : « { $names } » ne sont pas quatre missions différentes pour A à D.
refused-mapmaker-mission = « { $name } » n’est pas une mission de The Mapmaker : il y a { $known }.
refused-mapmaker-seats = { $seats ->
    [one] { $seats } place, ce n’est pas possible
   *[other] { $seats } places, ce n’est pas possible
} : The Mapmaker se joue en solitaire.
refused-mapmaker-seat = Il n’y a pas de place { $seat } : The Mapmaker se joue en solitaire.
refused-mapmaker-taken = { $fields } ne peut pas être recouvert : un élément se pose sur des cases vides.

## Cartographers

refused-action = « { $text } » n’est pas une action : il faut un terrain et des cases, comme « { $terrain } c4 c5 ».
refused-no-seat-named = « { $text } » ne nomme pas de place : écrivez son numéro, comme « { $verb } 2 c4 ».
refused-no-terrain = « { $text } » ne nomme pas de terrain : commencez par { $terrains }.
refused-no-attack = « { $text } » ne dit pas où le Héros attaque : écrivez « héros c4 attaque c3 c5 ».
refused-cartographers-key = « { $key } » ne veut rien dire ici : Cartographers se compte avec « cards » et « edition ».
refused-explain = « { $name } » n’est pas une carte de { $game } : « landscribe explain { $game } » les énumère.
refused-explain-option = « --{ $name } » ne veut rien dire ici : explain prend un jeu et une carte.
refused-scoring-card = « { $name } » n’est pas une carte Score : il y a { $known }.
refused-explore = explore : « { $value } » n’est pas possible ; choisissez parmi { $known } (les deux jeux de cartes ne se mélangent jamais).
refused-ambushes = ambushes : « { $names } », c’est trop peu : il faut au moins { $number } cartes.
refused-edicts = edicts : « { $names } », ce n’est pas une carte de chaque type ({ $categories }).
refused-first-edicts = edicts : « première » va avec les cartes Exploration de la boîte Heroes : pour les autres, aucun livret ne recommande d’Édits pour une première partie.
refused-scoring = scoring : aucune carte { $category } parmi « { $names } » ; il en faut une de chaque type.
refused-ruins = ruins : « non » ne vaut que pour la boîte Heroes seule ; avec tout autre matériel, les cartes Ruine sont là.
refused-has-chosen = { $who } a déjà choisi : attendez les autres joueurs.
refused-has-chosen-you = Vous avez déjà choisi : attendez les autres joueurs.
refused-full-map = Votre Feuille est pleine : il ne reste qu’à passer.
refused-terrain = « { $terrain } » ne peut pas être choisi maintenant : il faut { $terrains }.
refused-no-ruins = Cela ne recouvre aucune Ruine : il faut recouvrir une case parmi { $ruins }.
refused-taken = On ne peut pas dessiner sur { $spaces } : seules les cases vides conviennent.
refused-single-space = « { $spaces } » n’est pas une seule case.
refused-card-shape = « { $spaces } » n’est pas une forme de la carte, même tournée ou retournée.
refused-attack = « { $action } » n’est pas l’attaque de { $card }, même tournée ou retournée.
refused-prey = On ne peut pas détruire { $spaces } : il faut une case parmi { $prey }.
refused-such-as = « { $action } » n’est pas possible maintenant : il faut une action comme « { $example } ».

## Cartouche

refused-cartouche-key = « { $key } » ne veut rien dire ici : une fresque a « side », « tokens », « stories » et « achievements ».
refused-cartouche-action = « { $text } » n’est pas une action : commencez par { $verbs }, comme « prendre R05 ».
refused-cartouche-name = « { $text } » n’est pas { $what } : il y a { $known }.
refused-cartouche-name-item = un récit ni une tuile
refused-cartouche-name-story = un récit
refused-cartouche-name-tile = une tuile
refused-cartouche-name-piece = une tuile ni un cartouche
refused-cartouche-name-goods = à obtenir par échange
refused-cartouche-name-achievement = un objectif
refused-cartouche-name-ankh = un ânkh
refused-cartouche-name-card = une carte Objectif
refused-cartouche-animal = « { $text } » n’appartient à aucun animal : les lettres viennent d’abord, comme « { $example } ».
refused-cartouche-token = « { $name } » n’est pas un jeton : il y a { $known }.
refused-cartouche-side = side : « { $name } » n’est pas une face de fresque : il faut { $first } ou { $second }.
refused-cartouche-corners = corners : « { $name } » n’est pas possible : choisissez { $known }.
refused-cartouche-level = level : « { $name } » n’est pas un niveau : il y a { $known }.
refused-cartouche-card = achievements : « { $name } » n’est pas une carte : il y a { $known }, ou étoilés.
refused-cartouche-cards = achievements : « { $names } » ne sont pas trois cartes différentes.
refused-mural-start = ligne { $row }, colonne { $col } : « { $letter } » ne peut pas être là ; c’est la case de départ de la face { $side }, qui reste « { $printed } ».
refused-mural-icon = ligne { $row }, colonne { $col } : « { $letter } » ne peut pas être là ; la face { $side } y montre « { $printed } » : écrivez « { $printed } » ou la tuile qui le recouvre.
refused-mural-black = ligne { $row }, colonne { $col } : « { $letter } » ne peut pas être là ; la face { $side } n’y montre aucune icône, et une tuile noire recouvre une icône.
refused-after-the-end = « { $action } » vient trop tard : la partie est terminée.
refused-not-drafter = { $who } doit attendre avec « { $action } » : { $drafter } choisit.
refused-not-drafter-you = Vous devez attendre avec « { $action } » : { $drafter } choisit.
refused-is-done = { $who } a terminé, les autres non : « { $action } » doit attendre.
refused-is-done-you = Vous avez terminé, les autres non : « { $action } » doit attendre.
refused-ankh-first = « { $action } » doit attendre : choisissez d’abord un ânkh pour { $achievement }.
refused-keep-first = « { $action } » doit attendre : gardez d’abord une tuile parmi { $tiles }.
refused-drop-first = « { $action } » doit attendre : défaussez d’abord un récit parmi { $stories }.
refused-phase = « { $action } » est pour la phase { $wanted } : c’est la phase { $now }.
refused-phase-draft = de choix
refused-phase-place = de pose
refused-phase-score = de décompte
refused-phase-final = finale
refused-done-choose = « terminer » n’est pas encore possible : il reste quelque chose à choisir.
refused-done-reserve = « terminer » n’est pas encore possible : il ne peut rester plus d’une tuile tant qu’on peut en poser une.
refused-keep-nothing = « { $action } » n’est pas possible : aucune tuile n’a été piochée.
refused-keep = « { $tile } » ne peut pas être gardée : les tuiles piochées sont { $tiles }.
refused-drop-none = « { $action } » n’est pas possible : on ne défausse un récit que pour un cinquième.
refused-drop = « { $action } » n’est pas possible : défaussez un récit parmi { $stories }.
refused-take = « { $item } » n’est pas à prendre : il y a { $items }.
refused-reserve = « { $piece } » n’est pas dans la réserve : il y a { $pieces }.
refused-reserve-empty = rien
refused-mural-taken = { $squares } ne peut pas être recouvert : une tuile se pose sur des cases vides.
refused-mural-apart = { $squares } ne touche rien : une tuile se pose contre un roseau ou une tuile, pas coin contre coin.
refused-trade-for = « { $got } » ne s’obtient pas par échange : deux jetons donnent un 1x1 ou un scarabée.
refused-trade = « { $given } » ne peut pas être rendu : un échange prend deux jetons parmi { $tokens }.
refused-complete = « { $story } » n’est pas un récit à achever ici : les récits en cours sont { $stories }.
refused-complete-payment = « { $action } » ne paie pas { $story } : « { $example } » le ferait.
refused-complete-icons = « { $action } » ne recouvre pas les bonnes icônes pour { $story } : on peut { $actions }.
refused-complete-token = { $id } « { $name } » n’est pas accompli (jetons manquants : { $number }).
refused-complete-chamber = { $id } « { $name } » n’est pas accompli (icônes manquantes ou en trop dans la chambre la plus proche : { $number }).
refused-complete-river = { $id } « { $name } » n’est pas accompli (icônes manquantes à la rivière la plus proche : { $number }).
refused-claim = « { $name } » n’est pas un objectif de cette partie : il y a { $known }.
refused-claim-ankhs = « { $name } » ne peut pas être marqué : les six ânkhs sont utilisés.
refused-claim-again = « { $name } » ne peut pas être marqué : chaque objectif ne se marque qu’une fois.
refused-claim-closed = « { $name } » ne peut pas être marqué : l’adversaire l’a marqué deux fois et l’a fermé.
refused-claim-never = « { $name } » n’est pas accompli (hors d’atteinte).
refused-claim-squares = « { $name } » n’est pas accompli (cases manquantes : { $number }).
refused-claim-icons = « { $name } » n’est pas accompli (icônes manquantes : { $number }).
refused-claim-chambers = « { $name } » n’est pas accompli (chambres manquantes : { $number }).
refused-claim-tokens = « { $name } » n’est pas accompli (jetons manquants : { $number }).
refused-claim-stories = « { $name } » n’est pas accompli (récits manquants : { $number }).
refused-claim-payment = « { $action } » ne paie pas { $name } : « { $example } » le ferait.
refused-ankh-early = « { $action } » vient après un objectif : marquez-en un d’abord.
refused-ankh = « { $action } » n’est pas possible : choisissez { $actions }.
refused-own-missing = Cette partie s’est jouée avec les cartes de « { $name } », qui ne sont pas ici : donnez leur fichier, { $known }.
refused-own-changed = Le fichier de « { $name } » n’est plus celui de cette partie : remettez-le comme il était.
