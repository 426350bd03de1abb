"""People at a table shuffle together, over the wire, and prove it afterwards with a shell."""

import re
import shutil
import subprocess
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landscribe.cli import main
from tests.server.serving import Live, Served

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def lobby(server: Served, game: str = "cartographers") -> tuple[Any, Any]:
    """Ada's table, and Bob who sits down at it."""
    ada = server.table(game, "open", is_shuffled=True)
    return ada, server.join(ada["table"])


def promise(live: Live, number: str) -> Any:
    return live.ask("pledge", round=live.latest["shuffle"]["round"], pledge=hashed(number))


def tell(live: Live, number: str) -> Any:
    return live.ask("reveal", round=live.latest["shuffle"]["round"], nonce=number)


def play(lives: tuple[Live, Live]) -> Any:
    """The table at the end of the game."""
    rng, (ada, bob) = Random(3), lives
    while not ada.latest["is_over"]:
        for seat, live in enumerate(lives):
            if live.latest["players"][seat]["is_due"]:
                version = live.act(rng)["version"]
                for each in (ada, bob):
                    each.until(lambda t, version=version: t["version"] >= version)
    return ada.latest


def test_a_game_is_dealt_by_everyone_and_a_shell_can_prove_it(
    server: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bob = lobby(server)
    numbers = "a" * 32, "b" * 64
    with server.live(ada) as first, server.live(bob) as second:
        seen = first.until(lambda t: t["is_full"])
        assert "page" not in seen
        assert seen["awaited"] == [0, 1]
        assert first.ask("act", action="forest c4", turn=0)["note"]["message"] == "refused-not-begun"
        promise(first, numbers[0])
        assert tell(first, numbers[0])["note"]["message"] == "refused-reveal-early"
        promise(second, numbers[1])
        assert tell(second, numbers[0])["note"]["message"] == "refused-reveal"
        tell(second, numbers[1])
        begun = tell(first, numbers[0])
        assert begun["type"] == "table"
        second.until(lambda t: t["type"] == "table")
        assert [each["nonce"] for each in begun["shuffle"]["numbers"]] == list(numbers)
        over = play((first, second))
    file = tmp_path / "game.txt"
    file.write_text(server.http.get(f"/api/tables/{ada['table']}/record").text)
    assert main(["replay", str(file), "--check"]) == 0
    pledges = [each["pledge"] for each in seen["shuffle"]["numbers"]] or list(map(hashed, numbers))
    told = capsys.readouterr().out
    assert over["commitment"] == seen["commitment"]
    assert all(each in told for each in (seen["commitment"], *pledges))
    seeds = re.findall("^seed: (.*)", file.read_text(), re.MULTILINE)
    assert shell_says(file) == [*seeds, seen["commitment"], *pledges]


def shell_says(file: Path) -> list[str]:
    """What the lines in the docs print for this record."""
    lines = re.search(r"\n((?:    .*\n)+)", DOCS.read_text().partition("with a shell")[2])
    assert lines is not None
    script = lines[1].replace("game.txt", str(file))
    bash = shutil.which("sh")
    assert bash is not None
    said = subprocess.run([bash, "-c", script], capture_output=True, text=True, check=True).stdout
    return [line.split()[0] for line in said.splitlines()]


def test_the_cards_wait_for_one_who_is_away_until_somebody_begins_without(server: Served) -> None:
    ada, bob = lobby(server)
    with server.live(bob) as live:
        promise(live, "b" * 32)
        assert tell(live, "b" * 32)["note"]["message"] == "refused-reveal-early"
        assert live.ask("without", seat=0)["type"] == "lobby"
        begun = tell(live, "b" * 32)
    assert [each["seat"] for each in begun["shuffle"]["numbers"]] == [1]
    assert server.get(f"/api/tables/{ada['table']}", ada["token"])["seat"] == 0


def test_nobody_begins_without_one_who_is_here(server: Served) -> None:
    ada, bob = lobby(server)
    with server.live(ada), server.live(bob) as live:
        live.until(lambda t: t["players"][0]["is_here"])
        assert live.ask("without", seat=0)["note"]["message"] == "refused-is-here"
        assert live.ask("without", seat=50)["note"]["message"] == "refused-no-seat"
        assert live.ask("without", seat=1)["awaited"] == [0]


def test_a_lobby_is_the_same_after_the_server_was_killed(tmp_path: Path) -> None:
    served = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt")
    try:
        ada, bob = lobby(served)
        with served.live(ada) as first:
            promise(first, "a" * 32)
        served.kill()
        served.start()
        with served.live(bob) as second:
            assert second.latest["shuffle"]["numbers"][0]["pledge"] == hashed("a" * 32)
            promise(second, "b" * 32)
            with served.live(ada) as first:
                tell(first, "a" * 32)
                assert tell(second, "b" * 32)["type"] == "table"
    finally:
        served.stop()


def test_bots_play_once_the_cards_are_dealt_and_a_rematch_is_shuffled_again(server: Served) -> None:
    ada = server.table("cartographers", "open", "uniform", is_shuffled=True)
    with server.live(ada) as live:
        live.ask("replace", seat=1, bot="uniform")
        promise(live, "a" * 32)
        tell(live, "a" * 32)
        rng = Random(5)
        while not live.until(lambda t: t["is_over"] or t["players"][0]["is_due"])["is_over"]:
            live.act(rng)
    again = server.post(f"/api/tables/{ada['table']}/rematch", {}, ada["token"])
    assert server.get(f"/api/tables/{again['table']}")["type"] == "lobby"


def test_a_chosen_seed_stands_in_the_record_and_cannot_be_shuffled(server: Served) -> None:
    chosen = server.table("mapmaker", seed="7")
    with server.live(chosen) as live:
        rng = Random(1)
        while not live.latest["is_over"]:
            live.act(rng)
    assert "\ndealt: chosen\n" in server.http.get(f"/api/tables/{chosen['table']}/record").text
    refused = server.http.post(
        "/api/tables",
        json={
            "game": "mapmaker",
            "seed": "7",
            "is_shuffled": True,
            "seats": [{"kind": "me", "name": "Ada"}],
        },
    )
    assert refused.status_code == 422
    assert refused.json()["note"]["message"] == "refused-shuffled-seed"


@pytest.mark.parametrize("game", ["heroes", "cartouche"])
def test_every_game_for_several_people_is_shuffled_together(server: Served, game: str) -> None:
    with ExitStack() as stack:
        lives = [stack.enter_context(server.live(seated)) for seated in lobby(server, game)]
        for number, live in enumerate(lives):
            promise(live, f"{number}" * 32)
        for number, live in enumerate(lives):
            live.until(lambda t: len(t["shuffle"]["numbers"]) == 2)
            tell(live, f"{number}" * 32)
        for live in lives:
            live.until(lambda t: t["type"] == "table")
