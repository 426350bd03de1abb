## Le compagnon de papier, qui retourne les cartes

companion-title = { $game } sur papier
companion-about = Les cartes, pour qui joue sur papier : posez cet appareil au milieu, dessinez ce qu’il montre, et notez ici vos points.
companion-sealed = Toutes les cartes de la soirée sont maintenant dans cet appareil, dans leur ordre : plus rien n’est chargé, et la soirée reprend où vous en êtes.
companion-start = Distribuer
companion-players = Combien jouent
companion-names = Noms (facultatif)
companion-player = Joueur { $seat }
companion-next = Carte suivante
companion-on = Continuer
companion-undo = Annuler
companion-goals = Ce qui rapporte
companion-sheet = Feuille de score
companion-total = Total
companion-new = Autre soirée
companion-end = Finir cette soirée
companion-end-sure = Ses cartes, et les points que vous avez notés ici, seront oubliés.
companion-end-anew = Finir et redistribuer
companion-keep-playing = Continuer à jouer
companion-again = Les mêmes cartes encore une fois
companion-seed = Graine { $seed } : avec elle, « landscribe flip » dans un terminal redonne les mêmes cartes.
companion-step = { $at } sur { $length }

companion-map = Chacun prend une Feuille, côté { $side }.
companion-map-of-all = Chacun prend une Feuille.
companion-side-by-side = Chacun joue sa propre année avec les mêmes éléments ; le plus de points l’emporte.
companion-mural = Chacun prend une fresque, côté { $side }.
companion-season = La saison dure { $length } Temps ; on y compte { $edicts }.
companion-season-missions = La saison dure { $length } temps ; on y compte { $missions }.
companion-joined = La pioche est mélangée ; une Embuscade s’y ajoute.
companion-joined-hero = La pioche est mélangée ; une Embuscade et un Héros s’y ajoutent.
companion-ruins = À retenir : la prochaine forme doit recouvrir une Ruine.
companion-last = { $season } : la saison finit avec cette carte.
companion-no-room = S’il n’entre nulle part, laissez-le : son temps passe quand même.
companion-pass = { $where ->
    [left] Passez votre Feuille à gauche
   *[right] Passez votre Feuille à droite
}, dessinez le Monstre sur celle que vous recevez, puis rendez-la. Si sa forme n’entre pas, dessinez une seule case.
companion-lurk = Le Monstre vient tout seul : tel qu’il est imprimé, depuis le coin { $corner ->
    [top_left] en haut à gauche
    [top_right] en haut à droite
    [bottom_left] en bas à gauche
   *[bottom_right] en bas à droite
}, le long du bord dans le sens { $way ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
}, jusqu’à la première place où il entre ; s’il n’y en a pas, un cercle plus à l’intérieur, et ainsi de suite ; s’il n’entre nulle part, il ne vient pas.
companion-gaze = La Gorgone regarde, avant que la Feuille ne soit rendue : détruisez une case à côté d’elle, remplie ou non.
companion-ravage = Le Troll géant fait des ravages : chacun détruit une case vide à côté du sien, s’il y en a une.
companion-plague = Les Zombies gagnent du terrain : toute case vide à côté d’un Zombie en devient un.
companion-score = La saison est finie : notez ce qu’elle a rapporté.
companion-lost = points perdus
companion-sum = Somme
companion-unwritten = Rien n’a été noté : qui a le plus de points sur le papier l’emporte.
companion-unwritten-alone = Rien n’a été noté : revenez au décompte pour voir ici ce qu’il vaut.
companion-winner = Victoire : { $who }.
companion-winners = Victoire partagée : { $who }.
companion-rated = Score final { $rating } : { $title }

companion-hands = Le début
companion-hands-text = Chacun commence avec un récit.
companion-draft = À tour de rôle, prenez un récit ou une tuile.
companion-take-alone = Prenez un récit ou une tuile.
companion-rest = Ce qui reste est défaussé.
companion-draft-alone = Ce qui reste va à l’adversaire.
companion-takes = À { $name } de choisir
companion-keeps = Gardez-en une
companion-place = Chacun dessine ses tuiles sur sa fresque ; une seule peut attendre.
companion-place-alone = Dessinez vos tuiles sur votre fresque ; une seule peut attendre.
companion-claim = Chacun achève des récits et marque des objectifs : dites ici qui marque lequel.
companion-claim-alone = Achevez des récits et marquez des objectifs : dites ici lesquels.
companion-final = Encore une fois : posez ce que vous avez, achevez des récits, marquez des objectifs sur leur dernière case.
companion-final-again = Qui a pioché des tuiles les pose, achève des récits et marque des objectifs encore une fois.
companion-pieces-last = Les trois tuiles se piochent quand tous ont fini, dans l’ordre où l’on a choisi.
companion-count = Le décompte
companion-count-text = Les points des récits et des objectifs, un point pour deux jetons restants, et combien de récits sont achevés.
companion-told = récits achevés
companion-pieces = Piocher trois tuiles
companion-rival-holds = Ses récits et ses tuiles, combien de chaque sorte :
companion-heap-tiles = tuiles
companion-heap-token = Récits de jetons
companion-heap-chamber = Récits de chambres
companion-heap-river = Récits de rivières
companion-rival = L’adversaire ({ $level })
companion-rival-has = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
companion-beaten = L’adversaire a { $points } : vous gagnez.
companion-not-beaten = L’adversaire a { $points } : il gagne.
companion-claim-it = Marquer
companion-who-claims = Qui marque « { $name } » ?
companion-space = { $who } : { $points }
companion-stories = Récits pris jusqu’ici

## La commande

cli-about-flip = retourner les cartes pour qui joue sur papier
cli-option-flip-seats = combien jouent sur papier (1)
cli-flip-help = Entrée continue, « annuler » revient en arrière, « scores » montre la feuille de score, « quitter » arrête.
cli-flip-help-draft = Tapez le code de ce qui est pris, par exemple { $code }.
cli-flip-help-claim = Tapez « marquer », le signe d’un objectif et le numéro d’un joueur, par exemple « marquer { $label } 1 » ; « tuiles » en pioche trois.
cli-flip-asks = { $who }, { $what } :
cli-flip-begins = Graine { $seed } : elle redonne la même soirée.
cli-flip-goal = { $label } { $name } : { $text }
cli-flip-spaces = { $goal } ({ $spaces })
cli-flip-item = { $code } : { $name }, { $points } ({ $text })
cli-flip-piece = { $code } : { $name }
cli-flip-has = { $who } : { $items }
refused-flip-number = « { $text } » n’est pas un nombre entier de 0 à 999.

refused-companion = « { $move } » n’est pas possible maintenant.
refused-companion-seats = { $seats } ne peuvent pas jouer sur papier : de { $few } à { $many } le peuvent.
