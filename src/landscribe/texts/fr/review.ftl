review-forced = pas de choix
review-good = aussi bon
review-thought = à revoir
review-round = manche { $round }
review-no-lesson = Aucun coup n’a rien perdu de sensible.
review-points = { $game ->
    [cartouche] { $points } ± { $bar } points
    [mapmaker] { $points } ± { $bar } points
   *[other] { $points } ± { $bar } Étoiles
}
review-luck-kind = Les cartes ont été généreuses : elles ont apporté { $points } de plus que ce qu’on pouvait attendre.
review-luck-unkind = Les cartes ont été avares : elles ont apporté { $points } de moins que ce qu’on pouvait attendre.
review-luck-even = Les cartes n’ont été ni généreuses ni avares : { $points }, ce n’est pas une différence sensible.
review-skill = Les coups ont laissé échapper { $points }, par rapport au meilleur qu’on ait trouvé.
review-sum = { $start } étaient à attendre au début, { $luck } par les cartes, { $gain } par les coups, comparés à ceux du premier regard : { $final }.

## Dans le navigateur

review-of = Analyse : { $game }
review-button = Analyser
review-practice = Exercice
review-begins = La partie est analysée…
review-thinking = La partie est analysée : { $done } coups sur { $length }
review-curve = Le score final à attendre après chaque coup : { $first } après le premier, { $last } après le dernier
review-move = Coup { $number } sur { $all }
review-move-at = Coup { $number }, { $time }
review-lessons = À revoir
review-lesson = Coup { $number } : perte de { $points }
review-said-forced = Il n’y avait pas de choix.
review-said-good = Aussi bon que le meilleur coup trouvé.
review-said-thought = { $points } ont échappé. Mieux : { $best }.
review-said-other = On pouvait prendre { $points } de plus à { $name }. Mieux : { $best }.
review-played = Joué : { $action }
review-better = Mieux : { $action }
review-expected = Score final à attendre après ce coup : { $points } ± { $bar }
review-try = Essayer à partir d’ici
review-replay = Montrer dans la partie
