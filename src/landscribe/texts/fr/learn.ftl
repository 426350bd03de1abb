web-rules = Règles
web-rules-of = Règles : { $game }
web-rules-search = Chercher dans les règles
web-rules-hits = { $hits ->
    [0] Rien trouvé.
    [one] Trouvé à un endroit.
   *[other] Trouvé à { $hits } endroits.
}
