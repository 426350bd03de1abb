## La première page : parties en cours, parties terminées, parties masquées.

web-seats-here = De { $fewest } à { $most } joueurs ici, jusqu’à { $rules } selon les règles
web-seats-limit = Une table réunit ici jusqu’à { $most } personnes ; les règles en admettent { $rules }.
web-hide = Masquer
web-hide-game = Masquer : { $game }
web-remove-game = Retirer de cette liste : { $game }
web-remove-really = Retirer une partie en cours ?
web-remove-about = Personne n’est prévenu et votre place reste à vous : la partie vous attend. Vous la retrouverez sous « Parties masquées ».
web-remove = Retirer
web-keep-game = La garder
web-hidden-now = { $game } est masqué.
web-undo = Annuler
web-hidden-games = Parties masquées ({ $number })
web-bring-back = Remettre
web-seat-link-of = Le lien de votre place : { $game }
web-your-person = Vous
web-device = Jouer sans réseau
web-starting = Préparation…
