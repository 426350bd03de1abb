"""What bots choose in some positions of a game: read by the tests here, and by Python in WebAssembly."""

import json

from landscribe.bots import advised, thought
from landscribe.core.rng import below, seeded
from landscribe.games import game_named

MOVES, EVERY = 3, 5


def chosen(game: str, seats: int, games: int) -> str:
    """What those who search choose in every fifth position of a game at random, and a hint, as JSON."""
    rules = game_named(game)
    state, chance, found = rules.new(rules.options({}), seats, 5), seeded(5), list[object]()
    for number in range(MOVES * EVERY):
        seat = min(rules.to_act(state))
        legal, view = list(rules.legal(state, seat)), rules.view(state, seat)
        if number % EVERY == 0:
            found += [thought(game, f"{bot}:{games}", view, number) for bot in ("searcher", "master")]
        if number == EVERY:
            found.append(repr(advised(game, "master:1", view, number)))
        chance, choice = below(chance, len(legal))
        state = rules.play(state, seat, legal[choice])
    return json.dumps(found)
