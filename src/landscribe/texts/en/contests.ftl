## Challenges: to do better than a finished game on the same deal.

preview-challenge = { $name } scored { $score } at { $game }: can you beat it?
preview-challenge-about = The same cards and the same goals, which nobody sees before you have played.
web-challenge = Challenge
web-challenge-make = Challenge a friend
web-challenge-send = Beat my { $score } on this deal
web-challenge-link = Link of the challenge
web-challenge-about = Whoever opens this link plays the same cards and goals, in the same seat, with bots where others sat. They see nothing of your map before their own game is over.
web-challenge-title = { $name } scored { $score }. Can you beat it?
web-challenge-same = The same cards and the same goals come, in the same order. You see { $name }’s map beside yours when your game is over.
web-challenge-play = Take the challenge
web-challenge-practise = Play it for practice
web-challenge-known = You know these cards already: this try does not count.
web-challenge-seed = Whoever made this game named its seed, so the cards may be known to some.
web-challenge-tries = { $tries ->
    [0] Nobody has tried yet.
    [one] One person has tried; { $beaten ->
        [0] they did not beat it.
       *[other] they beat it.
    }
   *[other] { $tries } have tried; { $beaten ->
        [0] nobody has beaten it.
        [one] one has beaten it.
       *[other] { $beaten } have beaten it.
    }
}
web-challenge-compare = Compare both maps
web-compare = { $game }: two games on one deal
web-compare-won = { $own } to { $score }: you beat { $name } by { $more ->
    [one] one point.
   *[other] { $more } points.
}
web-compare-lost = { $own } to { $score }: { $name } stays ahead by { $more ->
    [one] one point.
   *[other] { $more } points.
}
web-compare-even = { $own } each: nobody is ahead.
web-compare-you = Your map
web-fair-contest = Others play this deal too. Its seed is told when your game is over.
