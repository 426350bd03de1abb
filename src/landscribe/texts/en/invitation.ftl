## The link of a table: what it shows where it is posted, and what opens with it.

preview-invites = { $name } invites you to { $game }
preview-open = { $number ->
    [one] A seat is open.
   *[other] { $number } seats are open.
}
preview-runs = A game of { $game }
preview-over = A finished game of { $game }
preview-picture = The map of this table

web-invites = { $name } invites you
web-invites-nobody = A seat is open
web-invited-to = to a game of { $game }
web-invited-options = The rules of this game
web-invited-plain = By the usual rules.
web-invited-seed = Whoever set this table up chose its seed, and may know which cards come.
web-invited-seats = Who sits here
web-learn-first = Learn it first
web-learn-first-about = two minutes, then back here
web-just-watch = Just watch
web-take-a-seat = A seat is open: sit down
web-to-invitation = To the invitation
web-invite-friends = Invite
web-invite-title = Invite someone
web-invite-open = { $number ->
    [one] One seat is open.
   *[other] { $number } seats are open.
}
web-invite-about = Whoever opens this link can sit down. You can begin meanwhile.
web-lobby-open = Whoever opens this link can sit down; the cards are dealt once every seat is taken.
web-lobby-full = All seats are taken: the cards are dealt as soon as everyone has opened the table.
web-lobby-here = here
web-lobby-you = you
web-lobby-without = Begin without waiting for { $who }
web-lobby-without-about = The cards are then dealt without the number of whoever is away.
web-lobby-bot = A bot takes this seat
web-invite-code = The link as a code to scan
web-copy = Copy

web-seat-link = The link of your seat
web-seat-link-about = This link is your seat: whoever opens it plays in your place. Keep it for your own devices.
