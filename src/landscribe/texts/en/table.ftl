table-joined = { $name } takes seat { $seat }.
table-left = { $name } leaves seat { $seat }.
table-bot-takes = The bot “{ $bot }” plays seat { $seat } from now on.
table-bot-leaves = No bot plays seat { $seat } any more.
table-took-back = Seat { $seat } takes the last action back.
table-solo-ambush = The owner of the table leaves the ambush of seat { $seat } to the solo rule.
table-hint = Seat { $seat } asks for a hint.
table-rematch = Seat { $seat } deals the game again: the rematch is open.
