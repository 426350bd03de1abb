## The replay, in the browser

replay-speed = Speed
replay-times = { $speed } ×
replay-chapters = Jump to
replay-link = Link to this moment
replay-link-about = Whoever opens it sees the game at this very step.
replay-picture = Picture of this moment
replay-picture-title = { $game }, { $name }, { $when }: { $points }

## The end of the game, in the browser

ending-podium = Podium
ending-certificate = Certificate
ending-share = Share as a picture
ending-place = Place { $place }:
ending-rank = { $games ->
    [1] Your first game of { $game } alone.
   *[other] { $place ->
        [1] The best of your { $games } games of { $game } alone!
       *[other] Place { $place } among your { $games } games of { $game } alone.
    }
}

## The end of a season, in the browser

season-told = { $parts }. Total { $total }.
