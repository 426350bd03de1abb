"""Maps drawn by hand over HTTP: they are worth what `landscribe score` says, and a game can begin on them."""

import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from landscribe.cli import main
from landscribe.core.drawable import Blank
from landscribe.core.grid import grid_of
from landscribe.core.record import check_record
from landscribe.core.text import cell_names
from landscribe.games import GAMES, game_named
from landscribe.texts import LANGUAGES, say_in
from tests.server.serving import Served
from tests.server.test_review import play_on


def drawing(game: str, blank: Blank, rng: Random) -> str:
    """A map of a game drawn on at random, under some of its cards."""
    kit, (grid, letters) = game_named(game).drawable(), blank.board
    few = rng.sample(kit.crayons, rng.randint(1, len(kit.crayons)))
    marks = "".join(_mark(printed, [crayon.on for crayon in few], rng) for printed in letters)
    head = {"game": game, **blank.given}
    for option in kit.options:
        many = rng.randint(0, 4) if option.kind == "some" else rng.randint(0, 1)
        if many:
            head[option.name] = ", ".join(rng.sample(option.values, many))
    rows = [marks[start : start + grid.cols] for start in range(0, len(marks), grid.cols)]
    return "\n".join([*(f"{key}: {value}" for key, value in head.items()), "", *rows, ""])


def _mark(printed: str, crayons: list[Any], rng: Random) -> str:
    left = [on[printed] for on in crayons if printed in on]
    return rng.choice(left) if left and rng.random() < 0.6 else printed


def in_terminal(text: str, folder: Path) -> dict[str, Any]:
    """What `landscribe score --json` says of a text."""
    file = folder / "map.txt"
    file.write_text(text, encoding="utf-8")
    with redirect_stdout(io.StringIO()) as out:
        assert main(["score", "--json", str(file)]) == 0
    return json.loads(out.getvalue())


def rows_of(text: str) -> list[str]:
    return text.rstrip("\n").rsplit("\n\n", 1)[1].split("\n")


SIDES = [(name, blank) for name in GAMES for blank in game_named(name).drawable().blanks]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(SIDES), st.randoms(use_true_random=False))
def test_a_map_is_worth_here_what_it_is_worth_in_the_terminal(
    server: Served, tmp_path: Path, side: tuple[str, Blank], rng: Random
) -> None:
    game, blank = side
    text = drawing(game, blank, rng)
    here, there = server.post("/api/score", {"text": text}), in_terminal(text, tmp_path)
    rows = rows_of(text)
    grid = grid_of(len(rows), len(rows[0]))
    goals = [*here["goals"], *here["others"]]
    assert here["game"] == there["game"] == game
    assert here["letters"] == "".join(rows)
    assert {goal["goal"]: goal["points"] for goal in here["goals"]} == there["stars"]
    assert {goal["goal"]: goal["points"] for goal in here["others"]}.items() <= there.items()
    cells = {goal["goal"]: cell_names(grid, int(goal["cells"], 16)).split() for goal in goals}
    assert cells == there["cells"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_its_maps_are_drawn_with(server: Served, game: str) -> None:
    found, kit = server.get(f"/api/games/{game}/drawable"), game_named(game).drawable()
    assert [each["side"] for each in found["blanks"]] == [blank.side for blank in kit.blanks]
    assert [each["chart"]["letters"] for each in found["blanks"]] == [
        blank[2].letters for blank in kit.blanks
    ]
    assert [each["on"] for each in found["crayons"]] == [dict(crayon.on) for crayon in kit.crayons]
    said = [option["title"]["message"] for option in found["options"]]
    said += [each["name"]["message"] for each in (*found["blanks"], *found["crayons"])]
    said += [
        value["group"]["message"]
        for option in found["options"]
        for value in option["values"]
        if value["group"]
    ]
    for language in LANGUAGES:
        assert all(say_in(language)(message) != message for message in said)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_is_scored_can_be_explained(server: Served, game: str) -> None:
    blank = game_named(game).drawable().blanks[0]
    text = drawing(game, blank, Random(1))
    text = "\n".join(
        line for line in text.split("\n") if not line.startswith(("cards", "missions", "stories"))
    )
    scored = server.post("/api/score", {"text": text})
    known = {card["id"] for card in server.get(f"/api/games/{game}/cards")["cards"]}
    goals = [*scored["goals"], *scored["others"]]
    assert {goal["card"] for goal in goals} <= known
    assert None not in [goal["text"] for goal in goals]


EMPTY = "\n".join(["..........."] * 11)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no map here: draw one"),
        (f"{EMPTY}\n\n{EMPTY}", "There are 2 maps here"),
        ("game: chess\n\n...", "'chess' is no game here"),
        ("cards: Atlantis\n" + EMPTY, "'Atlantis' is no scoring card"),
        ("game: heroes\ncoins: 3\n" + EMPTY, "'coins' means nothing here"),
        ("game: mapmaker\n\n" + EMPTY.replace(".", "Q", 1), "Line 3: row 1, column 1: 'Q' is no space"),
        ("\n\n" + EMPTY[:-1] + "?", "Line 13: row 11, column 11: '?' is no space"),
        ("game: heroes\n" + EMPTY[:-1], "Line 12: row 11 '..........' has 10 spaces: it takes 11."),
        ("..\n..", "the diagram has 2 rows: it takes 11."),
        ("." * 7000, "it takes at most 6,000 characters"),
    ],
)
def test_what_is_no_map_is_refused_with_its_line_and_its_character(
    server: Served, text: str, said: str
) -> None:
    answer = server.http.post("/api/score", json={"text": text})
    assert answer.status_code == 422
    assert said in answer.json()["reason"]


def test_cards_may_be_named_as_the_reader_says_them(server: Served) -> None:
    card = say_in("fr")("scoring-great-city")
    answer = server.http.post(
        "/api/score", json={"text": f"cards: {card}\n{EMPTY}"}, headers={"accept-language": "fr"}
    )
    assert answer.json()["given"] == {"cards": "Great City"}


@pytest.mark.parametrize("game", ["cartographers", "heroes", "mapmaker"])
def test_a_practice_game_begins_on_a_drawn_map_and_its_record_replays(server: Served, game: str) -> None:
    kit = game_named(game).drawable()
    assert kit.begins
    text = drawing(game, kit.blanks[-1], Random(7))
    start = server.post("/api/score", {"text": text})["start"]
    options = {**start, "begins": kit.begins.values[2]}
    seated = server.table(game, options=options, seed="whose first card fits")
    table = server.get(f"/api/tables/{seated['table']}", seated["token"])
    assert table["is_practice"]
    assert table["options"]["drawn"] == "/".join(rows_of(text))
    (chart,) = table["page"]["charts"]
    assert chart["letters"] == "".join(rows_of(text))
    assert len(table["page"]["sheets"][0]["lines"]) == 2  # the seasons before
    with server.live(seated) as live:
        play_on(live)
    record = check_record(server.http.get(f"/api/tables/{seated['table']}/record").text)
    assert record.options["drawn"] == "/".join(rows_of(text))


def test_the_cards_that_were_chosen_are_those_of_the_game(server: Served) -> None:
    cards = "Great City, Canal Lake, Borderlands, Greenbough"
    start = server.post("/api/score", {"text": f"cards: {cards}\n{EMPTY}"})["start"]
    assert start["edicts"] == cards
    seated = server.table("cartographers", options=start)
    goals = server.get(f"/api/tables/{seated['table']}", seated["token"])["page"]["goals"]
    assert [goal["name"]["message"] for goal in goals][:4] == [
        "scoring-great-city",
        "scoring-canal-lake",
        "scoring-borderlands",
        "scoring-greenbough",
    ]


def test_a_mural_is_scored_but_no_game_begins_on_it(server: Served) -> None:
    text = drawing("cartouche", game_named("cartouche").drawable().blanks[1], Random(3))
    assert server.post("/api/score", {"text": text})["start"] is None
