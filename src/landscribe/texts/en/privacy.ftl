## What is kept about people, and how to have it deleted.

web-privacy = What is kept about you
web-privacy-short = No account, no cookie, no advertising, and nothing is told to anyone else.
web-privacy-server = On this server
web-privacy-seat = At each table you sit at: the name, the title and the crest that you gave, and what is done there, with the time. Nothing else about you.
web-privacy-token = The link of your seat is its key. The server keeps only its fingerprint, from which the link cannot be found.
web-privacy-address = Your network address is known while you are connected, so that nobody can flood the server. It is not written down; what stands in front of the server may keep logs of its own.
web-privacy-contests = When you take a challenge or play today’s map: your score, and a fingerprint by which your browser is known again there and nowhere else, so that one try counts.
web-privacy-seen = Whoever has the link of a table sees its names and maps, and every move once the game is over.
web-privacy-device = On this device
web-privacy-browser = Your browser remembers your name, your settings, your seats and how your games ended, also after their tables are deleted. “My games” saves all of it as a file. Drawn maps, evenings on paper and games played on this device stay here, too. If you clear the data of this site, your seats are gone as well, unless you have their links.
web-privacy-time = For how long
web-privacy-finished = { $days ->
    [0] Finished games are kept until somebody deletes them.
    [one] Finished games are deleted one day after the last thing happened there.
   *[other] Finished games are deleted { $days } days after the last thing happened there.
}
web-privacy-forgotten = { $days ->
    [0] Games that go on are kept as well.
    [one] Games that go on are deleted when nothing has happened there for one day.
   *[other] Games that go on are deleted when nothing has happened there for { $days } days.
}
web-privacy-backups = Backups made before keep it until they are deleted, too.
web-privacy-delete = To have it deleted
web-privacy-how = Hide the game on the first page. Under “Hidden games” you can then delete your seat, with your name in all that is kept, or the whole table if it is yours.
web-privacy-contact = Who runs this server
web-privacy-licences = Licences of what this page is made of

web-delete = Delete…
web-delete-of = Delete: { $game }
web-delete-really = Delete for good?
web-delete-seat-about = Your name and the link of your seat are gone then, and cannot be brought back. What you did stays, without your name.
web-delete-seat = Delete my seat
web-delete-table-about = This table is yours. You can also delete it for everyone, with all that happened there.
web-delete-table = Delete the table for everyone
web-deleted-now = { $game } is deleted.

refused-owner-delete = Only the owner of the table can delete it; you can give up your seat.
refused-deleted = This table was deleted.
