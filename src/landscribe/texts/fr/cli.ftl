cli-which-game = Quel jeu ? { $games }
cli-seat = Joueur { $seat } sur { $seats }
cli-help =
    Écrivez les cases à remplir, par exemple c4 c5 d5 (devant, le nom anglais du terrain s’il y a le choix).
    ?            tout ce qui est permis maintenant
    undo         reprendre ce que vous avez fait depuis la dernière carte révélée
    save FICHIER garder une copie de la partie
    quit         arrêter ; la partie est conservée et peut être reprise
cli-legal = { $number ->
    [one] { $number } action permise.
   *[other] { $number } actions permises.
}
cli-confirm = { $action } : Entrée confirme, toute autre réponse annule.
cli-nothing-to-undo = Il n’y a rien à reprendre : la carte qui est là vient d’être révélée.
cli-save-needs-file = Il manque un fichier : écrivez save FICHIER.
cli-save-exists = { $file } existe déjà et reste intact : choisissez un autre nom.
cli-saved = Copie gardée ; elle se reprend avec : landscribe play --resume { $file }
cli-kept = La partie est conservée ; elle se reprend avec : landscribe play --resume { $file }
cli-record = Le fichier de la partie : { $file }

cli-replay-deal = { $game }, graine { $seed }
cli-replay-action = Action { $number }, joueur { $seat } : { $action }
cli-whole = { $file } est intact : { $standing }
cli-unfinished = { $number ->
    [one] { $number } action
   *[other] { $number } actions
} de { $game }, partie inachevée.
cli-finished = { $number ->
    [one] { $number } action
   *[other] { $number } actions
} de { $game }, partie terminée avec { $scores } points.
