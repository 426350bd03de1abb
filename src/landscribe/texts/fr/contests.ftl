## Les défis, où l’on tâche de faire mieux avec la même donne.

preview-challenge = { $name } a marqué { $score } à { $game } : ferez-vous mieux ?
preview-challenge-about = Les mêmes cartes et les mêmes objectifs, que personne ne voit avant d’avoir joué.
web-challenge = Défi
web-challenge-make = Défier un ami
web-challenge-send = Battez mes { $score } points avec cette donne
web-challenge-link = Lien du défi
web-challenge-about = Qui ouvre ce lien joue les mêmes cartes et objectifs, à la même place, avec des robots là où d’autres étaient assis. Rien de votre carte ne se voit avant la fin de sa partie.
web-challenge-title = { $name } a marqué { $score }. Ferez-vous mieux ?
web-challenge-same = Les mêmes cartes et les mêmes objectifs viennent, dans le même ordre. Quand votre partie sera terminée, les deux cartes seront côte à côte : celle-ci, et la vôtre.
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
web-challenge-compare = Comparer les deux cartes
web-compare = { $game } : deux parties, une donne
web-compare-won = { $own } contre { $score } : vous devancez { $name } de { $more ->
    [one] un point.
   *[other] { $more } points.
}
web-compare-lost = { $own } contre { $score } : { $name } reste devant de { $more ->
    [one] un point.
   *[other] { $more } points.
}
web-compare-even = { $own } partout : personne n’est devant.
web-compare-you = Votre carte
web-fair-contest = D’autres jouent aussi cette donne. Sa graine est dite quand votre partie est terminée.
