## Landscribe on this device: kept, played without a server, handed over.

refused-needs-server = This needs a server: on this device alone you play by yourself and with bots.
refused-friends-need-server = Friends sit down over a server: alone and with bots you can play on this device.
refused-not-kept-here = This could not be kept, so it did not happen: this device has no room left, or this browser lets nothing be kept. What was there is untouched.
refused-handed-running = Only a game that is over can be handed over.
refused-handed-seats = { $number } players are named, but { $seats } have played.

device = On this device
device-about = Kept here, Landscribe opens without a server and without a network: all four games, alone and with bots, with rules, introductions, hints and replays. Your games stay on this device.
device-bots = All bots play here; the strongest weigh fewer possibilities than on a server.
device-bots-about = All bots play here, if this browser can start them; the strongest weigh fewer possibilities than on a server.
device-bots-plain = Here the { $bot } bot is the strongest: those that search could not be started in this browser.
device-keep = Keep Landscribe on this device ({ $size } MB to fetch, { $room } MB kept)
device-fetching = { $done } of { $size } MB
device-kept = Landscribe is kept on this device ({ $room } MB).
device-remove = Remove it
device-remove-about = Games played here stay, and can be opened again once it is back.
device-full = There is not enough room on this device: { $room } MB are needed. What was there is untouched.
device-broken = Not everything came: it goes on where it stopped when you try again.
device-blocked = This browser lets nothing be kept here: a private window does not, nor does an address without https.
device-missing = This server has nothing to keep: whoever hosts it can add it with “make pack”.
device-table = This game is played on this device, without a server.
device-hand-over = Hand it to the server
device-hand-over-about = The game goes to the server as its record, and its link can be shown to others.
device-failed = Landscribe could not be started on this device: reload the page, or remove it and keep it anew.
device-lost = This game was kept on this device, and is no longer there: the browser’s storage was cleared.
