spoken-aim = { $what } sur { $cells } : { $fits ->
    [yes] ça rentre
   *[no] ça ne rentre pas
}.
spoken-place = Emplacement { $number } sur { $count }.
spoken-also = Cases visées aussi : { $cells }.
spoken-held = { $what }, { $form } : { $places ->
    [0] ne rentre nulle part
    [one] rentre à un endroit
   *[other] rentre à { $places } endroits
}.
spoken-down = Posé. Entrée valide, Échap soulève.
spoken-lifted = Soulevé.
spoken-let-go = Lâché.
spoken-fits-here = Ça rentre ici.
spoken-gain = { $name } { $by }.
spoken-no-gain = Aucun score ne change pour l’instant.
spoken-ambush = Embuscade : { $name }.
spoken-ambush-cost = Embuscade : { $name }. La saison rapporte maintenant { $by } étoiles.
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
