"""What the golden games must show between them: every card, phase, fallback and way to end."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import landscribe
from landscribe.core.record import Record, replayed
from landscribe.core.text import slug
from landscribe.games import GAMES
from landscribe.games.cartographers.box import CATEGORIES
from landscribe.games.cartographers.setup import AMBUSHES, BOXES
from landscribe.games.cartographers.sheet import FARM, FOREST, MONSTER, TERRAINS, VILLAGE, WATER
from landscribe.games.cartographers.turn import SEASONS as YEAR
from landscribe.games.cartouche.achievements import CARDS as ACHIEVEMENTS
from landscribe.games.cartouche.achievements import FIXED
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.table import RULES, SLOTS, cards_of
from landscribe.games.mapmaker.elements import ELEMENTS, SEASONS
from landscribe.games.mapmaker.missions import MISSIONS

TEXTS = Path(landscribe.__file__).parent / "texts" / "en"


def labels_of(record: Record) -> set[str]:
    """Everything that occurs in a game."""
    game = GAMES[record.game]
    labels = {" ".join(action.split()[:2]) for _, action in record.actions}
    for state in replayed(game, record):
        labels |= _labels(game.view(state, None))
        if outcome := game.outcome(state):
            labels.add(f"{record.seats} seats, {len(outcome.winners)} winners")
            earned = [each for summary in game.summary(state) for each in summary.earned if each.total > 0]
            labels |= {f"earned {each.goal.partition('-')[2]}" for each in earned}
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
        *("phase draw", "phase ambush", "phase over", "coins", "mountain", "over"),
    }


def _told(name: str) -> set[str]:
    """Every event that a game's texts tell."""
    messages = (TEXTS / f"{GAMES[name].folder}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{GAMES[name].folder}-event-([a-z-]+) ", messages, re.MULTILINE))


BESIDES: dict[str, set[str]] = {
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

REQUIRED = {name: BESIDES[name] if name in BESIDES else _told(name) for name in GAMES}
"""What must occur in the golden games of each game: where nothing else is said, all that it tells."""


def card_of(label: str) -> str:
    """The card that a label is about, or nothing."""
    what, _, name = label.partition(" ")
    kinds = ("mission", "edict", "retail", "revealed", "ambushed", "hero", "completed", "claimed")
    return name if what in kinds else ""


def shown_with(label: str) -> set[str]:
    """What a game added for a label should show: a scoring card should score."""
    is_scoring = label.startswith(("mission ", "edict ", "retail "))
    return {label, f"earned {slug(card_of(label))}"} if is_scoring else {label}


def given_for(game: str, label: str) -> dict[str, str]:
    """Options under which the card of a label is sure to lie on the table, or may be drawn."""
    card = card_of(label)
    match game:
        case "mapmaker" if card in MISSIONS:
            return {"missions": _with(card, MISSIONS, 4)}
        case "cartouche" if card in ACHIEVEMENTS:
            usual = ACHIEVEMENTS[card].instead_of
            read_so = {"corners": "one-colour"} if usual else {}  # K28
            return {"achievements": _with(usual or card, cards_of(RULES), SLOTS), **read_so}
        case "cartographers" | "heroes":
            box = BOXES["base" if game == "cartographers" else "heroes"]
            if card in {each.name for each in box.ambushes}:
                return {"ambushes": _with(card, (each.name for each in box.ambushes), AMBUSHES)}
            kinds = {each.name: each.category for each in box.scoring}
            if card in kinds:
                others = [next(name for name in kinds if kinds[name] == kind) for kind in CATEGORIES]
                edicts = [card if kinds[card] == kinds[other] else other for other in others]
                edition = {"edition": "retail"} if label.startswith("retail ") else {}
                return {"edicts": ", ".join(edicts), **edition}
        case _:
            pass
    return {}


def _with(card: str, cards: Iterable[str], number: int) -> str:
    """The card and the first others, so many in all."""
    return ", ".join([card, *(other for other in cards if other != card)][:number])
