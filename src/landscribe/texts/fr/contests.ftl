## Les défis, où l’on tâche de faire mieux avec la même donne.

preview-challenge = { $name } a marqué { $score } à { $game } : ferez-vous mieux ?
preview-challenge-about = Les mêmes cartes et les mêmes objectifs, que personne ne voit avant d’avoir joué.
web-challenge = Défi
web-challenge-make = Défier un ami
web-challenge-send = Faites mieux que { $score } avec cette donne
web-challenge-link = Lien du défi
web-challenge-about = Qui ouvre ce lien joue les mêmes cartes et objectifs, à la même place, avec des robots là où d’autres étaient assis. Rien de votre { $game ->
    [cartouche] fresque
   *[other] Feuille
} ne se voit avant la fin de sa partie.
web-challenge-title = { $name } a marqué { $score }. Ferez-vous mieux ?
web-challenge-same = Les mêmes cartes et les mêmes objectifs viennent, dans le même ordre. Quand votre partie sera terminée, vous verrez votre { $game ->
    [cartouche] fresque
   *[other] Feuille
} à côté de l’autre, signée { $name }.
web-challenge-play = Relever le défi
web-challenge-practise = Jouer pour s’entraîner
web-challenge-known = Vous connaissez déjà ces cartes : cet essai ne compte pas.
web-challenge-seed = La graine de cette partie a été choisie : certains connaissent peut-être les cartes.
web-challenge-tries = { $tries ->
    [0] Personne n’a encore essayé.
    [one] Une personne a essayé ; { $beaten ->
        [0] elle n’a pas fait mieux.
       *[other] elle a fait mieux.
    }
   *[other] { $tries } ont essayé ; { $beaten ->
        [0] personne n’a fait mieux.
        [one] une personne a fait mieux.
       *[other] { $beaten } ont fait mieux.
    }
}
web-challenge-compare = Comparer les deux { $game ->
    [cartouche] fresques
   *[other] Feuilles
}
web-compare = { $game } : deux parties, une donne
web-compare-won = { $own } contre { $score } : vous devancez { $name } de { $more }.
web-compare-lost = { $own } contre { $score } : { $name } reste devant de { $more }.
web-compare-even = { $own } partout : personne n’est devant.
web-fair-challenge = D’autres jouent aussi cette donne. Sa graine est dite quand votre partie est terminée.
web-fair-day = Tout le monde joue cette donne aujourd’hui. Sa graine est dite avec les résultats, quand le jour est passé.
web-fair-week = Tout le monde joue cette donne cette semaine. Sa graine est dite avec les résultats, quand la semaine est passée.

## La donne du jour, la même pour tout le monde sur un serveur, et celle de la semaine.

web-day = Donne du jour
web-week = Donne de la semaine
web-today = Donne du jour
web-agreed = { $title } : { $values }
web-score-map = Compter ma Feuille
web-today-about = Tout le monde sur ce serveur reçoit les mêmes cartes. Votre premier essai compte ; ensuite vous pouvez vous entraîner. Les conseils sont permis, mais qui en prend n’est pas classé.
web-today-streak = { $days ->
    [one] Vous avez joué un jour de suite.
   *[other] Vous avez joué { $days } jours de suite.
}
web-today-day = Aujourd’hui
web-today-week = Cette semaine
web-today-until = Jusqu’au { $moment }
web-today-tries = { $tries ->
    [0] Personne n’a encore terminé.
    [one] Une personne a terminé.
   *[other] { $tries } ont terminé.
}
web-today-play = Jouer
web-today-go-on = Continuer
web-today-scored = Vous avez marqué { $score } : et les autres ?
web-today-practise = S’entraîner
web-today-results = Les résultats des autres
web-today-last-day = Les résultats d’hier
web-today-last-week = Les résultats de la semaine passée
web-today-promise = La graine de cette donne est dite quand elle est close. Elle se cache derrière { $hash }, celle de la suivante derrière { $next }.
web-results-day = { $game }, { $date }
web-results-week = { $game }, semaine du { $date }
web-results-place = Vous avez marqué { $score } : place { $place } sur { $of }.
web-results-helped = Vous avez marqué { $score } avec { $hints ->
    [one] un conseil, donc sans classement.
   *[other] { $hints } conseils, donc sans classement.
}
web-results-spread = Tous les résultats
web-results-number = { $number ->
    [one] une personne
   *[other] { $number } personnes
}
web-results-best = Les meilleures { $game ->
    [cartouche] fresques
   *[other] Feuilles
}
web-results-promised = La graine est dite quand cette donne est close. Elle se cache derrière { $hash }.
