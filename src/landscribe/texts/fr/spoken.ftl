spoken-aim = { $what } sur { $cells } : { $fits ->
    [yes] cela tient
   *[no] cela ne tient pas
}.
spoken-place = Emplacement { $number } sur { $count }.
spoken-also = Cases visées aussi : { $cells }.
spoken-held = { $what }, { $form } : { $places ->
    [0] ne tient nulle part
    [one] tient à un endroit
   *[other] tient à { $places } endroits
}.
spoken-down = Posé. Entrée valide, Échap reprend.
spoken-lifted = Repris.
spoken-let-go = Lâché.
spoken-fits-here = Cela tient ici.
spoken-gain = { $name } { $by }.
spoken-no-gain = Aucun point ne change pour l’instant.
spoken-on-map = Sur : { $map }.
spoken-shapes = Formes : { $shapes }.
spoken-shape = { $form }{ $coins ->
    [0] {""}
   *[other] , avec une pièce
}{ $room ->
    [yes] {""}
   *[no] , sans place
}
spoken-form = { $squares ->
    [one] une case
   *[other] { $squares } cases { $cells }
}
spoken-kind = { $what } : { $cells }.
spoken-empty = Cases vides : { $count }.
