web-rules = Rules
web-rules-of = Rules: { $game }
web-rules-search = Search the rules
web-rules-hits = { $hits ->
    [0] Nothing found.
    [one] Found in one place.
   *[other] Found in { $hits } places.
}
