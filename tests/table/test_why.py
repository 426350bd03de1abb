"""Why something cannot be placed, what a hint would bring, and who played for a bot that was late."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from landscribe.bots import Hint, bots_of, thought_plainly, understudy
from landscribe.bots.hint import Reason, Region
from landscribe.core.game import Seen
from landscribe.core.lays import Lay
from landscribe.core.note import Note, note, spoken
from landscribe.core.page import Page, Placing
from landscribe.core.text import cell_names, grid_of
from landscribe.games import GAMES
from landscribe.table import wire
from landscribe.table.bot_pool import Advised, Chosen
from landscribe.table.live_table import LiveTable
from landscribe.table.log import Entry
from landscribe.table.messages import Answers, answers_to
from landscribe.table.shown import TableAnswer
from landscribe.table.store import creating
from landscribe.table.table_state import TableState, entered, first_state
from landscribe.texts import say_in
from tests.table.tables import MemoryStore, PromptBots, table_of


def answers(table: TableState, seat: int, action: str) -> Answers:
    """What is answered to the preview of an action."""
    return asyncio.run(_answers(table, seat, action))


async def _answers(table: TableState, seat: int, action: str) -> Answers:
    live = LiveTable(table, {}, MemoryStore(), PromptBots())
    return await answers_to(live, seat, wire.Preview(type="preview", id="x", turn=table.turn, action=action))


def misfits(shown: Page) -> Iterator[tuple[str, int]]:
    """Every aim on the board that is not offered: its action, and the cells that it draws."""
    for placing in shown.placings:
        chart = shown.charts[placing.seat]
        for lay in placing.lays:
            for anchor in range(chart.rows * chart.cols):
                found = _aim(placing, lay, divmod(anchor, chart.cols), (chart.rows, chart.cols))
                if found is not None and not int(lay.anchors, 16) >> anchor & 1:
                    yield found


def _aim(
    placing: Placing, lay: Lay, anchor: tuple[int, int], size: tuple[int, int]
) -> tuple[str, int] | None:
    grid, parts = grid_of(*size), [0, 0]
    for square in lay.squares:
        row, col = anchor[0] + square.row, anchor[1] + square.col
        if 0 <= row < grid.rows and 0 <= col < grid.cols:
            parts[square.part] |= grid.at(row, col)
        elif square.part == 0 or placing.item:
            return None
    brush = placing.brushes[0]
    is_piece = brush.also == "drawn"
    text = brush.action.replace("{0}", cell_names(grid, parts[0])).replace("{1}", cell_names(grid, parts[1]))
    return text.strip(), parts[0] | parts[1] if is_piece else parts[0]


def played_on(table: TableState, steps: int) -> Iterator[TableState]:
    """The table after each of so many actions, of whoever is due."""
    for step in range(steps):
        game: Any = table.game
        if not table.due:
            return
        seat = min(table.due)
        legal = list(game.legal(table.state, seat))
        table = entered(table, Entry("act", seat, str(legal[7 * step % len(legal)])))
        yield table


@pytest.mark.parametrize("name", GAMES)
def test_every_misfit_in_every_game_names_its_reason_and_the_cells(name: str) -> None:
    reasons: set[str] = set()
    for table in played_on(table_of(name, min(2, GAMES[name].seats[-1]), 8), 60):
        for seat in table.due:
            shown = table.game.page(table.game.view(table.state, seat))
            for action, cells in list(misfits(shown))[::40]:
                (answer,) = answers(table, seat, action)
                assert isinstance(answer, wire.Refusal), (action, answer)
                culprits, missing = int(answer.culprits, 16), int(answer.missing, 16)
                assert culprits | missing, answer
                assert culprits & ~cells == 0
                assert missing & cells == 0
                reasons.add(answer.note.message)
    assert len(reasons) == {"cartographers": 2, "heroes": 2, "cartouche": 2}.get(name, 1), reasons


def test_only_the_ruins_rule_is_named_where_only_it_is_broken() -> None:
    for table in played_on(table_of("cartographers", 1, 3), 40):
        view = table.game.view(table.state, 0)
        if not view.ruins:
            continue
        found = (answers(table, 0, action)[0] for action, _ in misfits(table.game.page(view)))
        why = next(answer for answer in found if isinstance(answer, wire.Refusal) and answer.missing != "0")
        assert why.note.message == "refused-no-ruins"
        assert why.culprits == "0"
        assert int(why.missing, 16) == view.sheets[0].ruins & free(view)
        return
    raise AssertionError("no ruins within forty turns")


def free(view: Any) -> int:
    """The empty spaces of the first map."""
    letters = GAMES["cartographers"].page(view).charts[0].letters
    return sum(1 << at for at, letter in enumerate(letters) if letter in ".r")


class LateBots(PromptBots):
    """A pool in which the searcher is always late."""

    async def choose(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        """What its understudy does."""
        await asyncio.sleep(0)
        other = understudy(game, bot)
        return Chosen(thought_plainly(game, other, view, seed), other)

    async def advise(self, game: str, bot: str, view: Seen, seed: int) -> Advised:
        """What its understudy would do."""
        action, other = await self.choose(game, bot, view, seed)
        return Advised(Hint(action), other)


def test_the_table_says_when_another_bot_played_for_a_late_one() -> None:
    async def play() -> tuple[Note, ...]:
        store, table = MemoryStore(), table_of("cartographers", 2, 4)
        chairs = (table.chairs[0], table.chairs[1]._replace(bot="searcher", name=""))
        table = first_state(table.deal._replace(chairs=chairs))
        await store.write(creating(table, {0: None, 1: None}))
        live = LiveTable(table, {}, store, LateBots())
        live.wake_bots()
        while 1 in live.table.due:
            await asyncio.sleep(0)
        assert store.tables["table"].log[-1].by == "planner"
        return live.seen_by(0).news

    news = asyncio.run(play())
    told = "The far-sighted bot was late: the thoughtful one played for seat 2."
    assert spoken(news[0], say_in("en")) == told
    assert "en retard" in spoken(news[0], say_in("fr"))


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_says_who_thought_and_what_it_would_bring(name: str) -> None:
    async def ask() -> None:
        store, table = MemoryStore(), table_of(name, 1, 4)
        await store.write(creating(table, {0: None}))
        live = LiveTable(table, {}, store, LateBots())
        hinted, after = await answers_to(live, 0, wire.Hint(type="hint", id="hint", turn=table.turn))
        assert isinstance(hinted, wire.Hinted), hinted
        assert isinstance(after, TableAnswer)
        strongest = list(bots_of(name))[-1]
        assert hinted.bot == understudy(name, strongest)
        assert hinted.late == (None if hinted.bot == strongest else strongest)
        (seen,) = await _answers(live.table, 0, hinted.action)
        assert isinstance(seen, wire.Previewed)
        assert (hinted.goals, hinted.trays) == (seen.goals, seen.trays)

    asyncio.run(ask())


class ReasonedBots(LateBots):
    """A pool that gives the first action as its hint, and says why."""

    async def advise(self, game: str, bot: str, view: Seen, seed: int) -> Advised:
        """The action and all that can be said of it."""
        action, _ = await self.choose(game, bot, view, seed)
        reasons = Reason(note("hint-subject-room"), 5), Reason(note("hint-subject-rest"), -1)
        return Advised(Hint(action, note("hint-matter-little"), Region(0, "1f"), reasons, 4), bot)


def test_a_hint_crosses_with_what_matters_where_and_why_and_is_counted_once() -> None:
    async def ask() -> None:
        store, table = MemoryStore(), table_of("mapmaker", 1, 4)
        await store.write(creating(table, {0: None}))
        live = LiveTable(table, {}, store, ReasonedBots())
        hinted, after = await answers_to(live, 0, wire.Hint(type="hint", id="hint", turn=table.turn))
        assert isinstance(hinted, wire.Hinted), hinted
        assert hinted.matter == note("hint-matter-little")
        assert hinted.region == wire.Region(seat=0, cells="1f", tray=None)
        assert sum(reason.points for reason in hinted.reasons) == hinted.points == 4
        assert hinted.late is None
        assert isinstance(after, TableAnswer)
        assert after.shown.whole().players[0].hints == 1

    asyncio.run(ask())


class PlainBots(PromptBots):
    """The planner, in plain Python."""

    async def advise(self, game: str, bot: str, view: Seen, seed: int) -> Advised:
        """What it would do."""
        await asyncio.sleep(0)
        return Advised(Hint(thought_plainly(game, "planner", view, seed)), bot)


def test_one_hint_at_a_time_is_thought_of_however_it_is_asked_for() -> None:
    async def ask_twice() -> list[Answers]:
        table, store = table_of("mapmaker", 1, 3), MemoryStore()
        await store.write(creating(table, {0: None}))
        live = LiveTable(table, {}, store, PlainBots())
        asked = (wire.Hint(type="hint", id=name, turn=table.turn) for name in "ab")
        found = list(await asyncio.gather(*(answers_to(live, 0, message) for message in asked)))
        return [*found, await answers_to(live, 0, wire.Hint(type="hint", id="c", turn=table.turn))]

    first, second, later = asyncio.run(ask_twice())
    assert isinstance(first[0], wire.Hinted)
    assert isinstance(second[0], wire.Refusal)
    assert second[0].note.message == "refused-hint-coming"
    assert isinstance(later[0], wire.Hinted)
