"""What an environment hands to a seat is the same for games that differ only in what is hidden from it."""

from random import Random
from typing import Any

import pytest

from landscribe.envs.episode import Episode, refusal_info
from tests.envs.playing import any_number, dealt

CASES = [
    ("cartographers", 1),
    ("cartographers", 3),
    ("heroes", 1),
    ("heroes", 2),
    ("mapmaker", 1),
    ("cartouche", 1),
    ("cartouche", 2),
]


def told(episode: Episode, state: Any, seat: int, number: int) -> list[Any]:
    """All that leaves for a seat: what it observes, its mask, and why a number is refused."""
    twin = Episode(episode.setting, 0)
    twin.state = state
    seen = twin.observation(seat)
    answer = twin.play(seat, number)
    why = refusal_info(answer.refused) if answer.refused is not None else {}
    twin.state = state
    parts = {name: part if isinstance(part, str) else part.tolist() for name, part in seen.items()}
    return [parts, twin.mask(seat).tolist(), why]


@pytest.mark.parametrize("observation", ["planes", "dict"])
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_an_observation_does_not_depend_on_what_is_hidden(name: str, seats: int, observation: str) -> None:
    rng, episode, differ = Random(1), dealt(name, seats, 21, observation=observation), False
    game, step = episode.game, 0
    while waiting := episode.to_act:
        seat = step % seats
        if step % (9 if name == "cartouche" else 4) == 0:
            view = game.view(episode.state, seat)
            one, two = game.guess(view, 1), game.guess(view, 2)
            differ |= one != two
            wrong = rng.randrange(episode.setting.encoding.size)
            if episode.mask(seat)[wrong]:
                wrong = -1
            real = told(episode, episode.state, seat, wrong)
            assert real == told(episode, one, seat, wrong) == told(episode, two, seat, wrong)
        step += 1
        acting = rng.choice(sorted(waiting))
        episode.play(acting, any_number(episode, acting, rng))
    assert differ
