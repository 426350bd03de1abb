## Challenges: to do better than a finished game on the same deal.

preview-challenge = { $name } scored { $score } at { $game }: can you beat it?
preview-challenge-about = The same cards and the same goals, which nobody sees before you have played.
web-challenge = Challenge
web-challenge-make = Challenge a friend
web-challenge-send = Beat my { $score } on this deal
web-challenge-link = Link of the challenge
web-challenge-about = Whoever opens this link plays the same cards and goals, in the same seat, with bots where others sat. They see nothing of your { $game ->
    [cartouche] mural
   *[other] map
} before their own game is over.
web-challenge-title = { $name } scored { $score }. Can you beat it?
web-challenge-same = The same cards and the same goals come, in the same order. You see { $name }’s { $game ->
    [cartouche] mural
   *[other] map
} beside yours when your game is over.
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
web-challenge-compare = Compare both { $game ->
    [cartouche] murals
   *[other] maps
}
web-compare = { $game }: two games on one deal
web-compare-won = { $own } to { $score }: you beat { $name } by { $more }.
web-compare-lost = { $own } to { $score }: { $name } stays ahead by { $more }.
web-compare-even = { $own } each: nobody is ahead.
web-fair-challenge = Others play this deal too. Its seed is told when your game is over.
web-fair-day = Everyone plays this deal today. Its seed is told with the results, when the day is over.
web-fair-week = Everyone plays this deal this week. Its seed is told with the results, when the week is over.

## Today’s map: one deal a day and one a week, the same for everyone on a server.

web-day = Today’s map
web-week = This week’s map
web-today = Today’s map
web-agreed = { $title }: { $values }
web-score-map = Score my map
web-today-about = Everyone on this server gets the same cards. Your first try counts; after it you can practise. Hints are allowed, but who takes one is not ranked.
web-today-streak = { $days ->
    [one] You have played one day in a row.
   *[other] You have played { $days } days in a row.
}
web-today-day = Today
web-today-week = This week
web-today-until = Until { $moment }
web-today-tries = { $tries ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $tries } have finished it.
}
web-today-play = Play
web-today-go-on = Go on
web-today-scored = You scored { $score }: how did the others do?
web-today-practise = Practise
web-today-results = How the others did
web-today-last-day = Yesterday’s results
web-today-last-week = Last week’s results
web-today-promise = The seed of this deal is told when it is over. It hides behind { $hash }, that of the next one behind { $next }.
web-results-day = { $game }, { $date }
web-results-week = { $game }, week of { $date }
web-results-place = You scored { $score }: place { $place } of { $of }.
web-results-helped = You scored { $score } with { $hints ->
    [one] one hint, so you are not ranked.
   *[other] { $hints } hints, so you are not ranked.
}
web-results-spread = All results
web-results-number = { $number ->
    [one] one person
   *[other] { $number } people
}
web-results-best = The best { $game ->
    [cartouche] murals
   *[other] maps
}
web-results-promised = The seed is told when this deal is over. It hides behind { $hash }.
