## The replay, in the browser

replay-speed = Vitesse
replay-times = { $speed } ×
replay-chapters = Aller à
replay-link = Lien vers ce moment
replay-link-about = Qui l’ouvre voit la partie exactement à cette étape.
replay-picture = Image de ce moment
replay-picture-title = { $game }, { $name }, { $when } : { $points }

## The end of the game, in the browser

ending-podium = Podium
ending-certificate = Certificat
ending-share = Partager en image
ending-place = Place { $place } :
ending-rank = { $games ->
    [1] Votre première partie de { $game } en solo.
   *[other] { $place ->
        [1] La meilleure de vos { $games } parties de { $game } en solo !
       *[other] Place { $place } parmi vos { $games } parties de { $game } en solo.
    }
}

## The end of a season, in the browser

season-told = { $parts }. Total : { $total }.
