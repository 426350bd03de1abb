import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import landscribe
from landscribe.core.record import replayed
from landscribe.games import GAMES
from landscribe.games.cartographers.setup import BOXES
from landscribe.games.cartographers.sheet import FARM, FOREST, MONSTER, TERRAINS, VILLAGE, WATER
from landscribe.games.cartographers.state import Phase
from landscribe.games.cartographers.turn import SEASONS as YEAR
from landscribe.games.cartouche.achievements import CARDS as ACHIEVEMENTS
from landscribe.games.cartouche.achievements import FIXED
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.mapmaker.elements import ELEMENTS, SEASONS
from landscribe.games.mapmaker.missions import MISSIONS
from tests.golden import FOLDER, GAMES_PLAYED, Golden, kept, page

WORDS = Path(landscribe.__file__).parent / "texts" / "en" / "cartographers.ftl"


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
            record, _ = kept(golden.path)
            labels |= {" ".join(action.split()[:2]) for _, action in record.actions}
            for state in replayed(GAMES[name], record):
                labels |= _labels(GAMES[name].view(state, None))
                if outcome := GAMES[name].outcome(state):
                    labels.add(f"{record.seats} seats, {len(outcome.winners)} winners")
    return labels


def _labels(view: Any) -> set[str]:
    labels = {event.what for event in view.news}
    labels |= {f"{event.what} {event.name}" for event in view.news if event.name}
    labels |= {f"{event.what} #{event.number}" for event in view.news}
    labels |= {f"edict {name}" for name in getattr(view, "edicts", ())}
    if getattr(view, "edicts", ()) and view.options.edition == "retail":
        labels |= {f"retail {name}" for name in view.edicts}
    if opponent := getattr(getattr(view, "table", None), "opponent", None):
        scored = Counter(score.achievement for score in opponent.scores)
        labels |= {f"opponent closes {name}" for name, times in scored.items() if times == 2}
        labels.add(f"opponent has scored {scored.total()}")
    if hasattr(view, "phase"):
        labels.add(f"phase {view.phase.value}")
    return labels | {f"mission {name}" for name in getattr(view, "missions", ())}


def _box(name: str) -> set[str]:
    """Every card of a box of Cartographers, and what follows from it."""
    box = BOXES[name]
    return {
        *(f"revealed {card.name}" for card in (*box.explore, *box.ruins, *box.ambushes, *box.heroes)),
        *(f"ambushed {card.name}" for card in box.ambushes),
        *(f"hero {card.name}" for card in box.heroes),
        *(f"edict {card.name}" for card in box.scoring),
        *(f"retail {card.name}" for card in box.scoring if card.retail is not card.rulebook),
        *(f"drawn {TERRAINS[terrain]}" for terrain in (FOREST, VILLAGE, FARM, WATER, MONSTER)),
        *(f"season {season}" for season in YEAR),
        *("phase draw", "phase ambush", "phase over", "ready", "coins", "mountain", "over"),
    }


REQUIRED: dict[str, set[str]] = {
    "mapmaker": {
        *(f"mission {name}" for name in MISSIONS),
        *(f"revealed #{number}" for number in range(len(ELEMENTS))),
        *(f"placed {terrain}" for terrain in ("forest", "village", "farm", "water")),
        *(f"season {season}" for season in SEASONS),
        *("mountain", "discarded", "reshuffled", "over"),
    },
    "cartographers": {
        *_box("base"),
        *("fallback shape", "fallback ruins", "passed", "squeezed", "disregarded"),
    },
    "heroes": {
        *_box("heroes"),
        *(f"revealed {card.name}" for card in BOXES["base"].ruins),
        *("fallback shape", "fallback ruins", "drawn hero", "squeezed", "disregarded"),
        *("phase gaze", "phase hero", "phase ravage"),
        *("gaze", "ravage", "zombies", "burnt", "dragon"),
    },
    "cartouche": {
        *(f"completed {story}" for story in STORIES),
        *(f"claimed {name}" for name in (*ACHIEVEMENTS, *FIXED)),
        *(f"ankh {ankh}" for ankh in Ankh),
        *(f"opponent-scores {name}" for name in FIXED),
        *("opponent closes A5", "opponent has scored 6"),  # K37, K36
        *("1 seats, 0 winners", "1 seats, 1 winners", "4 seats, 1 winners"),
        *(f"phase {phase}" for phase in ("place", "score", "final")),
        *("round", "took", "dropped", "placed", "matched", "traded", "covered", "drew", "kept", "refilled"),
        *("points", "opponent-takes", "opponent-points"),
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_occur_occurs_in_a_golden_game(name: str) -> None:
    assert REQUIRED[name] - seen_in(name) == set()


def test_every_phase_and_event_of_cartographers_is_required() -> None:
    required = REQUIRED["cartographers"] | REQUIRED["heroes"]
    told = re.findall(r"^cartographers-event-([a-z]+)", WORDS.read_text(encoding="utf-8"), re.MULTILINE)
    kinds = {label.split()[0] for label in required}
    assert sorted(set(told) - kinds) == []
    assert {f"phase {phase.value}" for phase in Phase} <= required
