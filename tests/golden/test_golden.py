from typing import Any

import pytest

from landscribe.core.record import replayed
from landscribe.games import GAMES
from landscribe.games.mapmaker.elements import ELEMENTS, SEASONS
from landscribe.games.mapmaker.missions import MISSIONS
from tests.golden import FOLDER, GAMES_PLAYED, Golden, kept, page


@pytest.mark.parametrize("golden", GAMES_PLAYED, ids=lambda golden: f"{golden.game}-{golden.file}")
def test_a_golden_game_replays_as_it_was_read(golden: Golden) -> None:
    record, text = kept(golden.path)
    assert (record.game, record.seats, record.seed) == (golden.game, golden.seats, golden.seed)
    assert page(record) == text, "the game plays out otherwise: run `make golden` and review the diff"


def test_every_file_is_a_golden_game() -> None:
    assert sorted(FOLDER.glob("*/*.txt")) == sorted(golden.path for golden in GAMES_PLAYED)


def seen_in(name: str) -> set[str]:
    """Everything that occurs in the golden games of this name, as labels."""
    labels: set[str] = set()
    for golden in GAMES_PLAYED:
        if golden.game == name:
            for state in replayed(GAMES[name], kept(golden.path)[0]):
                labels |= _labels(GAMES[name].view(state, None))
    return labels


def _labels(view: Any) -> set[str]:
    labels = {event.what for event in view.news}
    labels |= {f"{event.what} {event.name}" for event in view.news if event.name}
    labels |= {f"{event.what} #{event.number}" for event in view.news}
    return labels | {f"mission {name}" for name in getattr(view, "missions", ())}


REQUIRED: dict[str, set[str]] = {
    "mapmaker": {
        *(f"mission {name}" for name in MISSIONS),
        *(f"revealed #{number}" for number in range(len(ELEMENTS))),
        *(f"placed {terrain}" for terrain in ("forest", "village", "farm", "water")),
        *(f"season {season}" for season in SEASONS),
        *("mountain", "discarded", "reshuffled", "over"),
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_occur_occurs_in_a_golden_game(name: str) -> None:
    assert REQUIRED[name] - seen_in(name) == set()
