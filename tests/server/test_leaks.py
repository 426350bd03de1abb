"""What leaves the server for a viewer is the same for games that differ only in what is hidden from them."""

from random import Random
from typing import Any

import pytest

from landscribe.core.game import IllegalAction, Seat
from landscribe.core.record import started
from landscribe.games import GAMES
from landscribe.server.shown import previewed, table_for
from landscribe.server.sitting import Chair, Deal, Entry, Refused, Sitting, entered, opened
from tests.games.playing import any_legal

CASES = [(name, seats) for name, game in GAMES.items() for seats in (1, 2, 3) if seats in game.seats]
MOST_STEPS = 40


def sitting_of(name: str, seats: int, seed: int) -> Sitting:
    record, _ = started(GAMES[name], seats, seed, {})
    chairs = tuple(Chair(f"Player {seat}", is_taken=True) for seat in range(seats))
    return opened(Deal("table", record, "nonce", False, chairs, 0))


def twins(sitting: Sitting, seat: Seat | None) -> tuple[Sitting, Sitting]:
    """The table with two different guesses in the place of what this viewer may not know."""
    game = sitting.game
    view = game.view(sitting.state, seat)
    first, second = (sitting._replace(state=game.guess(view, number)) for number in (1, 2))
    return first, second


def told(sitting: Sitting, seat: Seat | None, actions: list[str]) -> list[bytes]:
    """Every kind of answer that a viewer can get now, as bytes."""
    answers: list[Any] = [table_for(sitting, seat, {0}, "id")]
    reasons: list[str] = []
    for action in actions if seat is not None else ():
        assert seat is not None
        try:
            answers.append(previewed(sitting, seat, action, "id"))
        except (IllegalAction, ValueError, LookupError) as error:
            reasons.append(str(error))
        for kind in ("act", "take_back"):
            try:
                entered(sitting, Entry(kind, seat, action))
            except (IllegalAction, ValueError, LookupError, Refused) as error:
                reasons.append(str(error))
    return [answer.model_dump_json().encode() for answer in answers] + [text.encode() for text in reasons]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_bytes_of_a_viewer_do_not_depend_on_what_is_hidden(name: str, seats: int) -> None:
    rng, sitting, differ = Random(1), sitting_of(name, seats, 5), False
    steps = 0
    while not sitting.is_over and steps < MOST_STEPS:
        seat = rng.choice(sorted(sitting.due))
        action = str(any_legal(sitting.game, sitting.state, seat, rng))
        for viewer in (*range(seats), None):
            one, two = twins(sitting, viewer)
            differ |= one.state != two.state
            tried = [action, "pass", "a1", "nonsense"]
            assert told(one, viewer, tried) == told(two, viewer, tried) == told(sitting, viewer, tried)
        sitting, steps = entered(sitting, Entry("act", seat, action)), steps + 1
    assert differ


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_seed_and_nonce_are_in_no_bytes_before_the_end(name: str, seats: int) -> None:
    sitting = sitting_of(name, seats, 982451653)
    for viewer in (*range(seats), None):
        text = table_for(sitting, viewer, ()).model_dump_json()
        assert "982451653" not in text
        assert '"nonce":null' in text


def test_tokens_are_in_no_log_and_in_no_bytes(server: Any) -> None:
    ada = server.table("cartographers", "open")
    bob = server.join(ada["table"])
    with server.live(ada) as one, server.live(bob) as two:
        one.act(Random(1))
        two.act(Random(1))
        heard = "".join(one.raw + two.raw)
    server.http.get(f"/api/tables/{ada['table']}", headers={"authorization": "Bearer wrong"})
    for token in (ada["token"], bob["token"]):
        assert len(token) >= 22  # 128 bits and more in base 64
        assert token not in heard
        assert token not in server.log.read_text()
