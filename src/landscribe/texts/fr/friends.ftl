talk = Dire quelque chose
talk-about = Toute la table le voit un instant, chacun dans sa langue. Rien n’en est conservé.
talk-point = Montrer une case
talk-point-about = Touchez une case : tout le monde voit la marque quelques secondes.
talk-whose = Chez qui
talk-said = { $who } : { $phrase }
talk-marked = { $who } montre { $cell } { $map }.
talk-marked-you = Vous montrez { $cell } { $map }.
talk-muted = Vous ne voyez pas ce que disent les autres : c’est dans les réglages.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = À vous, quand vous voulez.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-soon = Je reviens bientôt.
phrase-i-am-back = Me revoilà.
phrase-well-drawn = Bien dessiné !
phrase-what-a-card = Quelle carte !
phrase-ouch = Aïe !
phrase-sorry = Pardon !
phrase-thank-you = Merci !
phrase-good-game = Belle partie !
settings-talk = Phrases et marques des autres
settings-talk-on = Montrées
settings-talk-off = Cachées
settings-notify = Notification quand c’est à moi
settings-notify-on = Activée
settings-notify-off = Coupée
settings-notify-denied = Ce navigateur interdit les notifications de ce site : ses propres réglages peuvent les permettre.
settings-notify-about = Tant que cette page reste ouverte en arrière-plan. Rien n’est envoyé quand elle est fermée.
timer-gentle = { $time } par tour ; ensuite, les autres peuvent le laisser jouer par un robot{ $game ->
    [cartographers] {" "}(une Embuscade suit la règle du Mode Solo)
    [heroes] {" "}(une Embuscade suit la règle du Mode Solo)
   *[other] { "" }
}
timer-strict = { $time } par tour ; ensuite, un robot le joue{ $game ->
    [cartographers] {" "}(une Embuscade suit la règle du Mode Solo)
    [heroes] {" "}(une Embuscade suit la règle du Mode Solo)
   *[other] { "" }
}
timer-time = { $unit ->
    [days] { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
    [hours] { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
    [minutes] { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
   *[seconds] { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
}
web-timer = Horloge
web-timer-off = Sans horloge
web-timer-off-about = Chacun prend le temps qu’il lui faut.
web-timer-gentle = Souple
web-timer-gentle-about = Le temps écoulé, les autres peuvent laisser un robot jouer ce tour{ $game ->
    [cartographers] {" "}(une Embuscade suit la règle du Mode Solo)
    [heroes] {" "}(une Embuscade suit la règle du Mode Solo)
   *[other] { "" }
}. Rien ne se fait tout seul.
web-timer-strict = Stricte
web-timer-strict-about = Le temps écoulé, un robot joue ce tour{ $game ->
    [cartographers] {" "}(une Embuscade suit la règle du Mode Solo)
    [heroes] {" "}(une Embuscade suit la règle du Mode Solo)
   *[other] { "" }
}, et vous reprenez au suivant.
web-timer-for-turn = Temps par tour
web-time-left = Temps restant : { $time }
web-time-up = Temps écoulé
web-time-up-for = Le temps est écoulé pour { $name }.
web-time-soon = Encore { $time } pour votre tour.
web-step-in = Faire jouer ce tour pour { $who }
web-waits-for = En attente : { $names }
web-until = jusqu’au { $moment }
