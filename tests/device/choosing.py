"""What bots choose, and a whole game: read by the tests here, and by Python in WebAssembly."""

import asyncio
import json

from landscribe.bots import advised, thought, thought_plainly
from landscribe.core.rng import below, seeded
from landscribe.device.device import Device
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


async def recorded(game: str) -> str:
    """The record of a game that is played alone on a device, from a chosen seed, as JSON."""
    device, token = Device(), "r" * 40
    wish = {"game": game, "seats": [{"kind": "me", "name": "Ada"}], "token": token, "seed": "the same"}
    table = json.loads((await device.request("POST", "/tables", json.dumps(wish))).text)["table"]
    heard = asyncio.Queue[str]()
    talk = device.open(table, "en", heard.put_nowait, lambda code: None)
    talk.hear(json.dumps({"type": "hello", "token": token}))
    while not (told := json.loads(await heard.get()))["is_over"]:
        async with device.tables.use(table) as live:
            action = thought_plainly(game, "greedy", live.views.of(0), 1)
        turn = told["turn"]
        talk.hear(json.dumps({"type": "act", "id": f"m{turn}", "turn": turn, "action": action}))
    await talk.leave()
    return json.dumps((await device.request("GET", f"/tables/{table}/record")).text)
