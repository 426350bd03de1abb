"""What a device tells in a game, and where it is asked for what cannot be: `python -m tests.device.told`."""

import asyncio
import itertools
import json
from unittest.mock import patch

from tests.device.devices import TOKEN, Rows, wanted

ASKED = (
    ("GET", "/games"),
    ("GET", "/keeping"),
    ("GET", "/rules/heroes?language=fr"),
    ("GET", "/games/cartouche/cards"),
    ("GET", "/games/heroes/drawable"),
)
ME = '{"kind":"me","name":"Ada"}'
TABLES = (
    *("", "{", "[]", "null", "{}", '{"game":7}', '{"game":"mapmaker"}', '{"game":"","seats":[]}'),
    *('{"game":"a\\nb","seats":[]}', f'{{"game":"{"g" * 41}","seats":[]}}', '{"game":"mapmaker","seats":7}'),
    '{"game":"mapmaker","seats":[]}',
    f'{{"game":"mapmaker","seats":[{",".join([ME] * 13)}]}}',
    *(
        f'{{"game":"mapmaker","seats":[{seat}]}}'
        for seat in (
            *("7", "{}", '{"kind":"who"}', '{"kind":7}', '{"kind":"me"}', '{"kind":"me","name":7}'),
            *('{"kind":"me","name":"a\\u0000"}', f'{{"kind":"me","name":"{"n" * 41}"}}'),
            '{"kind":"me","name":"Ada","title":"queen"}',
            '{"kind":"me","name":"Ada","title":"scribe\\n"}',
            '{"kind":"me","name":"Ada","crest":7}',
            '{"kind":"me","name":"Ada","crest":{"charge":"cow","tincture":"azure"}}',
            '{"kind":"me","name":"Ada","crest":{"charge":"sun"}}',
            '{"kind":"me","name":"Ada","hat":"red"}',
            '{"kind":"bot","bot":null}',
        )
    ),
    *(
        f'{{"game":"mapmaker","seats":[{ME}],{more}}}'
        for more in (
            *('"rules":"new"', '"options":7', '"options":{"":"x"}', '"options":{"map":7}', '"seed":""'),
            *('"token":"short"', '"is_shuffled":7', '"timer":{"pace":"slow","seconds":60}', '"more":1'),
            '"timer":{"pace":"strict","seconds":59}',
            '"timer":{"pace":"strict","seconds":604801}',
            '"timer":{"pace":"strict","seconds":null}',
        )
    ),
)
MESSAGES = (
    *("", "nothing", "7", "[]", "{}", '{"type":7}', '{"type":"who"}', '{"type":"hello","token":7}'),
    *('{"type":"ping"}', '{"type":"ping","id":""}', '{"type":"ping","id":"ü"}', '{"type":"ping","id":"a"}'),
    *('{"type":"act","id":"a","turn":null,"action":"x"}', '{"type":"act","id":"a","turn":0}'),
    *('{"type":"act","id":"b","turn":0,"action":"x"}', '{"type":"hint","id":"c","turn":0,"seat":1}'),
    *('{"type":"replace","id":"d","seat":100,"bot":null}', '{"type":"replace","id":"e","seat":-1,"bot":""}'),
    *('{"type":"say","id":"f","phrase":"boo"}', '{"type":"say","id":"g","phrase":"hello"}'),
    *('{"type":"pledge","id":"h","round":1,"pledge":"xyz"}', '{"type":"ping","id":"last"}'),
)


async def told() -> list[str]:
    """Every answer, and all that is heard at a table with a bot."""
    device, said = Rows().device(), list[str]()
    for method, path in ASKED:
        said.append((await device.request(method, path)).text)
    for body in TABLES:
        said.append((await device.request("POST", "/tables", body)).text)
    wish = json.dumps(wanted("heroes", "greedy", seed="7", timer={"pace": "gentle", "seconds": 600}))
    seated = json.loads((await device.request("POST", "/tables", wish)).text)
    heard = asyncio.Queue[str]()
    talk = device.open(seated["table"], "fr", heard.put_nowait, lambda code: None)
    talk.hear(json.dumps({"type": "hello", "token": TOKEN, "takes_changes": True}))
    for text in MESSAGES:
        talk.hear(text)
    said.append(text := await heard.get())
    turn, action = json.loads(text)["turn"], ""
    for kind in ("last", "hint", "preview", "act", "take_back"):
        if kind != "last":
            about = {"action": action} if kind in ("preview", "act") else {}
            talk.hear(json.dumps({"type": kind, "id": kind, "turn": turn, **about}))
        while json.loads(text).get("answers") != kind:
            said.append(text := await heard.get())
        action = json.loads(text).get("action", action)
    await talk.leave()
    mine = json.dumps({"seats": [{"table": seated["table"], "token": TOKEN}]})
    said.append((await device.request("POST", "/mine", mine)).text)
    await device.stop()
    return said


def all_told() -> list[str]:
    """The same each time: what would be random is counted."""
    counted = itertools.count(1)

    def token(length: int) -> str:
        return f"{next(counted):0{2 * length}x}"

    with patch("secrets.token_hex", token), patch("secrets.token_urlsafe", token):
        return asyncio.run(told())


if __name__ == "__main__":
    print(json.dumps(all_told()))
