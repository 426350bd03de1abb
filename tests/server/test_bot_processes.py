"""Bots think in processes of their own, in time, and end with the server."""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from landscribe.bots import Hint, bots_of, thought, thought_plainly, understudy
from landscribe.bots.bot import Budget
from landscribe.bots.cartographers import BOTS
from landscribe.bots.judge import judge_of
from landscribe.core.rng import Chance
from landscribe.games import FOLDERS, GAMES
from landscribe.server import bot_processes
from landscribe.server.bot_processes import BotProcesses
from landscribe.table.bot_pool import Advised
from tests.server.serving import PATIENCE, Served

GAME = "cartographers"


def asked(
    use: Callable[[BotProcesses, Any], Awaitable[None]], prepare: Callable[[], None] | None = None
) -> None:
    """Uses processes in an event loop of its own."""
    game = GAMES[GAME]
    view = game.view(game.new(game.options({}), 2, 5), 1)

    async def run() -> None:
        found = BotProcesses(1, prepare)
        found.start()
        try:
            await use(found, view)
        finally:
            found.stop()

    asyncio.run(run())


def test_a_bot_thinks_the_same_in_another_process_that_was_prepared(tmp_path: Path) -> None:
    async def use(found: BotProcesses, view: Any) -> None:
        assert await found.choose(GAME, "uniform", view, 3) == (thought(GAME, "uniform", view, 3), "uniform")

    asked(use, partial(Path.touch, tmp_path / "prepared"))
    assert (tmp_path / "prepared").exists()


def test_a_bot_waits_for_one_hint_at_most_however_many_are_asked_for() -> None:
    async def use(found: BotProcesses, view: Any) -> None:
        order: list[str] = []

        async def think(kind: str, thinking: Awaitable[object]) -> None:
            await thinking
            order.append(kind)

        hints = [think("hint", found.advise(GAME, "uniform", view, seed)) for seed in range(6)]
        await asyncio.gather(*hints, think("move", found.choose(GAME, "uniform", view, 3)))
        assert order.index("move") <= 1

    asked(use)


def test_a_review_waits_until_what_it_thinks_with_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = asyncio.Event()

    async def warm(*_: object) -> None:
        await compiled.wait()

    async def use(found: BotProcesses, view: Any) -> None:
        monkeypatch.setattr(found, "warm", warm)
        found.warm_up()
        await found.started()
        review = asyncio.create_task(found.work(int, "7"))
        await asyncio.sleep(0)
        await found.choose(GAME, "uniform", view, 3)  # what the one process is given later, it does later
        assert not review.done()
        compiled.set()
        assert await review == 7

    asked(use)


def known_here() -> set[str]:
    """The games whose own bots this process has imported."""
    return {name for name, folder in FOLDERS.items() if f"landscribe.bots.{folder}" in sys.modules}


def test_who_has_started_knows_the_bots_of_every_game() -> None:
    async def use(found: BotProcesses, _: Any) -> None:
        await found.started()
        assert await found.work(known_here) == {name for name in GAMES if len(bots_of(name)) > 1}

    asked(use)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_weaker_than_the_planner_plays_for_another(name: str) -> None:
    bots = list(bots_of(name))
    assert bots[:4] == ["uniform", "greedy", "planner", "searcher"][: len(bots)]
    assert [understudy(name, bot) for bot in bots[:3]] == bots[:3]
    assert {understudy(name, bot) for bot in bots[3:]} <= {"planner"}


def test_until_a_bot_is_warm_it_thinks_in_plain_python_and_the_planner_plays_for_the_searcher() -> None:
    async def use(found: BotProcesses, view: Any) -> None:
        for bot, other in (("greedy", "greedy"), ("planner", "planner"), ("searcher", "planner")):
            planned = thought_plainly(GAME, other, view, 3)
            assert await found.choose(GAME, bot, view, 3) == (planned, other)
            assert await found.advise(GAME, bot, view, 3) == Advised(Hint(planned), other)

    asked(use)


def test_nobody_waits_for_a_process_that_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: object) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(bot_processes, "_wait_started", never)
    monkeypatch.setattr(bot_processes, "DEADLINE", 0.2)

    async def use(found: BotProcesses, view: Any) -> None:
        planned = thought_plainly(GAME, "planner", view, 3)
        async with asyncio.timeout(PATIENCE):
            assert await found.choose(GAME, "searcher", view, 3) == (planned, "planner")
            assert await found.advise(GAME, "searcher", view, 3) == Advised(Hint(planned), "planner")

    asked(use)


@pytest.mark.thorough
@pytest.mark.alone
@pytest.mark.parametrize("name", GAMES)
def test_a_strong_bot_answers_itself_and_in_time_once_it_is_warm(name: str) -> None:
    game, strongest = GAMES[name], list(bots_of(name))[-1]
    view = game.view(game.new(game.options({}), game.seats[0], 5), 0)
    legal = {str(action) for action in game.legal(game.guess(view, 1), 0)}
    slack = 0.5  # seconds, for the way there and back

    async def use(found: BotProcesses, _: Any) -> None:
        action, bot = await found.choose(name, strongest, view, 3)
        assert action in legal
        assert bot == "planner"
        await found.warm([name])
        begun = time.monotonic()
        action, bot = await found.choose(name, strongest, view, 3)
        assert action in legal
        assert bot == strongest
        assert time.monotonic() - begun < bot_processes.DEADLINE + slack
        begun = time.monotonic()
        hint, bot, _ = await found.advise(name, strongest, view, 3)
        assert hint.action in legal
        assert bot == strongest
        assert time.monotonic() - begun < bot_processes.DEADLINE + slack
        assert (hint.matter is None) == (judge_of(name) is None)

    asked(use)


def never_done(view: Any, legal: Any, rng: Chance, budget: Budget = Budget(1)) -> Any:  # noqa: B008
    """A bot that searches for ever."""
    del view, legal, rng, budget
    time.sleep(3600)


def with_endless_search() -> None:
    """In the process where it is called the searcher is such a bot."""
    BOTS["searcher"] = never_done


def test_the_planner_plays_for_a_late_searcher_whose_process_is_free_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_processes, "DEADLINE", 0.5)

    async def use(found: BotProcesses, view: Any) -> None:
        monkeypatch.setattr(found, "_warm", {(GAME, "searcher")})
        planned = thought_plainly(GAME, "planner", view, 3)
        assert await found.choose(GAME, "uniform", view, 3) == (thought(GAME, "uniform", view, 3), "uniform")
        async with asyncio.timeout(PATIENCE):  # there is but one process
            assert await found.choose(GAME, "searcher", view, 3) == (planned, "planner")

    asked(use, with_endless_search)


def soon_done(view: Any, legal: Any, rng: Chance, budget: Budget = Budget(1)) -> Any:  # noqa: B008
    """A bot that searches no further than the first action."""
    del view, rng, budget
    return next(iter(legal))


def with_short_search() -> None:
    """In the process where it is called the searcher is such a bot."""
    BOTS["searcher"] = soon_done


@pytest.mark.parametrize("years", [10, -10])
def test_a_clock_that_is_set_makes_no_bot_late(monkeypatch: pytest.MonkeyPatch, years: int) -> None:
    monkeypatch.setattr(bot_processes, "DEADLINE", PATIENCE)

    async def use(found: BotProcesses, view: Any) -> None:
        monkeypatch.setattr(found, "_warm", {(GAME, "searcher")})
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + years * 365 * 24 * 3600)
        assert (await found.choose(GAME, "searcher", view, 3)).bot == "searcher"

    asked(use, with_short_search)


def test_a_planner_is_waited_for_however_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_processes, "DEADLINE", 0)

    async def use(found: BotProcesses, view: Any) -> None:
        planned = thought_plainly(GAME, "planner", view, 3)
        for bot in ("planner", "searcher"):
            assert await found.choose(GAME, bot, view, 3) == (planned, "planner")

    asked(use)


def test_a_lost_process_is_answered_for_and_started_again() -> None:
    async def use(found: BotProcesses, view: Any) -> None:
        expected = [thought(GAME, "uniform", view, seed) for seed in range(3)]
        assert await found.choose(GAME, "uniform", view, 0) == (expected[0], "uniform")
        for child in multiprocessing.active_children():
            child.kill()
            child.join()
        assert await found.choose(GAME, "uniform", view, 1) == (expected[1], "uniform")
        assert await found.choose(GAME, "uniform", view, 2) == (expected[2], "uniform")

    asked(use)


def test_the_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    served = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt")
    with served.live(served.table(GAME, "uniform")) as live:
        live.until(lambda table: not table["players"][1]["is_due"])
    children = list(children_of(served.process.pid))
    assert children
    served.kill()
    served.http.close()
    until = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < until, "a process outlived its server"
        time.sleep(0.05)


def children_of(process: int) -> Iterator[int]:
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process:
            yield int(stat.parent.name)


def stopped_once(file: Path) -> None:
    """The first process that thinks is stopped for good; the next ones think."""
    if not file.exists():
        file.touch()
        threading.Timer(0.5, partial(os.kill, os.getpid(), signal.SIGSTOP)).start()


def test_a_process_that_hangs_is_killed_and_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bot_processes, "HUNG", 2.0)

    async def use(found: BotProcesses, view: Any) -> None:
        process = await found.work(os.getpid)
        wanted = thought(GAME, "uniform", view, 3)
        until = time.monotonic() + PATIENCE
        while await found.work(os.getpid) == process:
            assert time.monotonic() < until, "the first process never hung"
        assert await found.choose(GAME, "uniform", view, 3) == (wanted, "uniform")

    asked(use, partial(stopped_once, tmp_path / "stopped"))
