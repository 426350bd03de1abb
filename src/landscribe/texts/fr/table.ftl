table-joined = { $name } prend la place { $seat }.
table-left = { $name } quitte la place { $seat }.
table-bot-takes = Le robot « { $bot } » joue désormais la place { $seat }.
table-bot-leaves = Plus aucun robot ne joue la place { $seat }.
table-took-back = La place { $seat } reprend sa dernière action.
table-solo-ambush = L’hôte de la table laisse la règle solo placer l’embuscade de la place { $seat }.
table-hint = La place { $seat } demande un conseil.
table-rematch = La place { $seat } redistribue : la revanche est ouverte.
