## Ce qu’on a joué, tel que cet appareil s’en souvient.

web-year = Mes parties
web-year-about = De cet appareil seul : aucun serveur ne l’a rassemblé.
web-year-year = Année
web-year-game = Jeu
web-year-every-year = Toutes les années
web-year-every-game = Tous les jeux
web-year-none = Rien encore : une partie terminée sur cet appareil restera ici.
web-year-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $practice ->
    [0] .
    [one] { "" }, et une pour s’entraîner.
   *[other] { "" }, et { $practice } pour s’entraîner.
}
web-year-won = { $won } gagnées sur { $games } à plusieurs.
web-year-by-game = Jeux
web-year-by-map = Feuilles
web-year-by-edict = Ce qui a rapporté
web-year-board = { $game }, { $board }
web-year-times = fois
web-year-mean = moyenne
web-year-best = record
web-year-titles = Titres
web-year-curve = { $game } : de { $first } à la première partie à { $last } à la dernière.
web-record-file = Une partie d’un fichier
web-record-about = Une partie gardée comme transcription, par une page sans serveur ou dans le terminal, est montrée ici avec son décompte, et peut être rejouée.
web-record-open = Ouvrir une transcription
web-moving = Un autre appareil
web-moving-about = Un fichier contient vos places sur les serveurs, vos parties terminées et vos réglages ; les tables jouées sans serveur restent sur cet appareil. Qui l’a s’assied à vos places : gardez-le pour vous.
web-moving-export = Enregistrer le fichier
web-moving-import = Reprendre un fichier
web-moving-done = Ce que contient le fichier est là maintenant.
web-moving-wrong = Ce n’est pas un fichier de Landscribe, ou il n’est pas entier : prenez celui qui a été enregistré sur l’autre appareil.
