## The first page: games that go on, games that are over, games put out of sight.

web-seats-here = { $fewest } to { $most } players here, up to { $rules } by the rules
web-seats-limit = { $most } can sit at a table here; the rules allow up to { $rules }.
web-hide = Hide
web-hide-game = Hide: { $game }
web-remove-game = Remove from this list: { $game }
web-remove-really = Remove a game that goes on?
web-remove-about = Nobody is told, and your seat stays yours: the game waits for you. You can bring it back under “Hidden games”.
web-remove = Remove
web-keep-game = Keep it
web-hidden-now = { $game } is hidden.
web-undo = Undo
web-hidden-games = Hidden games ({ $number })
web-bring-back = Bring back
web-seat-link-of = The link of your seat: { $game }
web-your-person = You
web-device = Play without a network
web-starting = Getting ready…
