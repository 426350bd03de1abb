"""What a game refuses is said in the reader's words at a table, actions included."""

import asyncio
import re

import pytest

from landscribe.core.note import spoken
from landscribe.games import GAMES
from landscribe.table import wire
from landscribe.table.live_table import LiveTable
from landscribe.table.messages import answers_to
from landscribe.table.refusals import LANGUAGE
from landscribe.texts import say_in
from tests.table.tables import MemoryStore, PromptBots, table_of

SPACE = "\u00a0"  # inside '«»'


def refused(game: str, action: str, language: str) -> wire.Refusal:
    """The answer to an action that is not possible when a game begins."""

    async def act() -> wire.Refusal:
        LANGUAGE.set(language)
        table = table_of(game, GAMES[game].seats[0], 4)
        live = LiveTable(table, {}, MemoryStore(), PromptBots())
        message = wire.Act(type="act", id="x", turn=table.turn, action=action)
        answer, _ = await answers_to(live, min(table.due), message)
        assert isinstance(answer, wire.Refusal)
        return answer

    return asyncio.run(act())


@pytest.mark.parametrize(
    ("game", "action", "french"),
    [
        ("cartographers", "pass", r"« passer » n’est pas possible maintenant.* comme « Champs a1 a2 »"),
        ("heroes", "destroy 1 a1", r"« détruire 1 a1 » n’est pas possible maintenant"),
        ("heroes", "raid", r"« embuscade » ne nomme pas de place.* comme « embuscade 2 c4 »"),
        ("cartouche", "claim tokens", r"« marquer jetons » est pour la phase de décompte"),
        ("cartouche", "dance", r"« dance » n’est pas une action : commencez par prendre, défausser, poser, "),
    ],
)  # fmt: skip
def test_a_refused_action_is_repeated_in_the_readers_words(game: str, action: str, french: str) -> None:
    told, plain = refused(game, action, "fr"), refused(game, action, "en")
    assert re.search(french, told.reason.replace(SPACE, " "))
    assert f"'{action}'" in plain.reason
    assert told.note == plain.note
    assert spoken(told.note, say_in("fr")) == told.reason


def test_a_bot_in_ones_seat_is_called_by_its_name_in_french() -> None:
    async def act() -> str:
        LANGUAGE.set("fr")
        table = table_of("mapmaker", 1, 4)
        table = table._replace(chairs=(table.chairs[0]._replace(bot="greedy"),))
        live = LiveTable(table, {}, MemoryStore(), PromptBots())
        answer, _ = await answers_to(live, 0, wire.Act(type="act", id="x", turn=table.turn, action="a1"))
        assert isinstance(answer, wire.Refusal)
        return answer.reason

    assert asyncio.run(act()).replace(SPACE, " ").startswith("Le robot « gourmand » joue cette place")
