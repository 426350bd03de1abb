talk = Say something
talk-about = Everyone at the table sees it for a moment, each in their own language. Nothing of it is kept.
talk-point = Point at a space
talk-point-about = Tap a space: everyone sees the mark for a few seconds.
talk-whose = On whose map
talk-said = { $who }: { $phrase }
talk-marked = { $who } points at { $cell } on { $map }.
talk-marked-you = You point at { $cell } on { $map }.
talk-muted = You do not see what the others say: that is in the settings.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn, whenever you like.
phrase-one-moment = One moment, please.
phrase-back-soon = I’ll be back soon.
phrase-i-am-back = I’m back.
phrase-well-drawn = Well drawn!
phrase-what-a-card = What a card!
phrase-ouch = Ouch!
phrase-sorry = Sorry!
phrase-thank-you = Thank you!
phrase-good-game = Good game!
settings-talk = Phrases and marks of the others
settings-talk-on = Shown
settings-talk-off = Hidden
settings-notify = Notification when it is my turn
settings-notify-on = On
settings-notify-off = Off
settings-notify-denied = This browser forbids notifications of this site: its own settings can allow them.
settings-notify-about = While this page is open in the background. Nothing is sent when it is closed.
timer-gentle = { $time } for each turn; then the others may let a bot play it{ $game ->
    [cartographers] {" "}(an ambush goes by the solo rule)
    [heroes] {" "}(an ambush goes by the solo rule)
   *[other] { "" }
}
timer-strict = { $time } for each turn; then a bot plays it{ $game ->
    [cartographers] {" "}(an ambush goes by the solo rule)
    [heroes] {" "}(an ambush goes by the solo rule)
   *[other] { "" }
}
timer-time = { $unit ->
    [days] { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
    [hours] { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
    [minutes] { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
   *[seconds] { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
}
web-timer = Clock
web-timer-off = No clock
web-timer-off-about = Everyone takes the time they need.
web-timer-gentle = Gentle
web-timer-gentle-about = When the time is up, the others may let a bot play that turn{ $game ->
    [cartographers] {" "}(an ambush goes by the solo rule)
    [heroes] {" "}(an ambush goes by the solo rule)
   *[other] { "" }
}. Nothing happens by itself.
web-timer-strict = Strict
web-timer-strict-about = When the time is up, a bot plays that turn{ $game ->
    [cartographers] {" "}(an ambush goes by the solo rule)
    [heroes] {" "}(an ambush goes by the solo rule)
   *[other] { "" }
}, and you go on with the next one.
web-timer-for-turn = Time for a turn
web-time-left = Time left: { $time }
web-time-up = Time is up
web-time-up-for = { $name } is out of time.
web-time-soon = { $time } left for your turn.
web-step-in = Let this turn be played for { $who }
web-waits-for = Waiting for { $names }
web-until = by { $moment }
