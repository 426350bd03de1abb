spoken-aim = { $what } on { $cells }: { $fits ->
    [yes] fits
   *[no] does not fit
}.
spoken-place = Place { $number } of { $count }.
spoken-also = Also marked: { $cells }.
spoken-held = { $what }, { $form }: { $places ->
    [0] fits nowhere
    [one] fits in one place
   *[other] fits in { $places } places
}.
spoken-down = Put down. Enter confirms, Escape lifts it again.
spoken-lifted = Lifted.
spoken-let-go = Let go.
spoken-fits-here = Fits here.
spoken-gain = { $name } { $by }.
spoken-no-gain = It changes no score now.
spoken-ambush = Ambush: { $name }.
spoken-ambush-cost = Ambush: { $name }. The season now brings { $by } stars.
spoken-on-map = On { $map }.
spoken-shapes = Shapes: { $shapes }.
spoken-shape = { $form }{ $coins ->
    [0] {""}
   *[other] , with a coin
}{ $room ->
    [yes] {""}
   *[no] , no room
}
spoken-form = { $squares ->
    [one] one square
   *[other] { $squares } squares { $cells }
}
spoken-kind = { $what }: { $cells }.
spoken-empty = Empty spaces: { $count }.
