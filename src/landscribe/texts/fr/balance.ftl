## landscribe balance

cli-about-balance = dire si une carte de décompte est trop forte ou trop faible parmi les autres
balance-option-card = une carte de décompte (sans elle, toutes dans un tableau)
balance-option-bots = qui joue, le dernier servant de juge ({ $bots } : de celui qui ne sait rien au maître d’un coup d’œil)
balance-option-games = combien de parties par robot et par feuille ({ $games })
balance-option-report = écrire une page avec tableaux et images dans un fichier .html
balance-playing = parties
balance-following = où elle rapporte
balance-title = { $game }, { $games } parties
balance-title-on-maps = { $game }, { $games } parties, feuilles { $maps }
balance-by-slot = Selon sa place (et combien de fois elle ne rapporte rien)
balance-by-map = Selon la feuille (et combien de fois elle ne rapporte rien)
balance-whole-slot = Selon sa place : points · leur écart type · combien de fois aucun
balance-whole-map = Selon la feuille : points · leur écart type · combien de fois aucun
balance-title-pulls = Ce qu’elle rapporte de plus avec d’autres ({ $bot })
balance-head-bot = robot
balance-head-earned = rapporte
balance-head-sd = écart type
balance-head-slot = place
balance-head-map = feuille
balance-head-with = avec
balance-head-games = parties
balance-head-more = rapporte en plus
balance-head-nothing-all = ne rapporte rien
balance-head-decides-all = décide
balance-head-change-all = change le résultat
balance-head-nothing = rien, { $bot }
balance-head-decides = décide, { $bot }
balance-head-change = change le résultat, { $bot }
balance-head-standing = écarts, { $bot }
balance-head-verdict = verdict
balance-verdict-strong = trop forte
balance-verdict-weak = trop faible
balance-verdict-even = dans la norme
balance-says-strong = { $card } est trop forte : ses { $mean } points pour { $bot } sont { $number } écarts types au-dessus de ce que rapportent les autres cartes.
balance-says-weak = { $card } est trop faible : ses { $mean } points pour { $bot } sont { $number } écarts types au-dessous de ce que rapportent les autres cartes.
balance-says-even = { $card } est dans la norme : ses { $mean } points pour { $bot } sont à { $number } écart type de ce que rapportent les autres cartes.
balance-says-levels = Un débutant en tire { $beginner } points, un maître { $master }.
balance-plot-pool = Ce que rapporte chaque carte ({ $bot })
balance-plot-points = points
balance-plot-slots = Points selon sa place
balance-plot-heat = Où elle rapporte ({ $scorings ->
    [one] { $scorings } décompte
   *[other] { $scorings } décomptes
})
refused-balance-card = « { $name } » n’est pas parmi les cartes de décompte distribuées ici : nommez-en une parmi { $known }.
refused-balance-pool = Les mêmes cartes de décompte sont en jeu à chaque partie, si bien qu’aucune ne peut être pesée : retirez ce qui les nomme toutes, comme --edicts.
refused-balance-few = moins de { $number } parties avaient une telle carte, ce qui n’apprend rien : jouez-en plus, avec --games.
refused-report-kind = « { $file } » n’est pas une page : le rapport s’écrit dans un fichier qui finit par .html.
