"""`make golden` and `make redeal`: golden games written again, added or played anew."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from landscribe.core.note import Refusal
from landscribe.core.record import Record
from landscribe.core.text import slug
from tests.golden import BY_HAND, FOLDER, Golden, kept, paths, played
from tests.golden.coverage import REQUIRED, card_of, given_for, labels_of, shown_with

PLAYER = {"cartouche": "planning"}  # who else seldom completes anything
TRIES = 200


def rewrite() -> int:
    """Writes every transcript anew; a game that cannot be replayed is named and left as it is."""
    failed = 0
    for path in paths():
        try:
            golden, _ = kept(path)
            _write(path, golden)
        except Refusal as refusal:
            print(f"{_name(path)} is left as it is: {refusal}", file=sys.stderr)
            failed = 1
    return failed


def add(card: str, tries: int = TRIES) -> int:
    """Adds golden games that show the card, wherever none does, and that score for it where that can be."""
    wanted = {(game, label) for game in REQUIRED for label in REQUIRED[game] if card_of(label) == card}
    if not wanted:
        print(f"No golden game has to show '{card}': see tests/golden/coverage.py.", file=sys.stderr)
        return 1
    for game, label in sorted(wanted):
        if label in seen_in(game):
            print(f"A golden game of {game} shows '{label}'.")
            continue
        player = PLAYER.get(game, "careless")
        found = _dealt(game, 1, "1", given_for(game, label), player, shown_with(label), tries)
        if label not in labels_of(found.record):
            print(f"'{label}' occurs in none of {tries} games of {game}.", file=sys.stderr)
            return 1
        edition = "-retail" if label.startswith("retail ") else ""
        _write(FOLDER / game / f"{slug(card)}{edition}.txt", found)
    return 0


def begin(name: str, tries: int = TRIES) -> int:
    """Adds a golden game of one player, such as hedges/alone, that shows as much as one can."""
    path = FOLDER / f"{name}.txt"
    game = path.parent.name
    if path.exists() or game not in REQUIRED:
        known = ", ".join(REQUIRED)
        print(f"'{name}' is no new golden game: name it GAME/FILE, of {known}.", file=sys.stderr)
        return 1
    missing = REQUIRED[game] - seen_in(game)
    _write(path, _dealt(game, 1, "1", {}, PLAYER.get(game, "careless"), missing, tries))
    return 0


def redeal(names: list[str], tries: int = TRIES) -> int:
    """Plays golden games anew by the newest rules, so dealt that nothing that was seen goes unseen."""
    chosen = paths() if names == ["all"] else [FOLDER / f"{name}.txt" for name in names]
    unknown = [_name(path) for path in chosen if not path.exists()]
    if unknown or not chosen:
        known = ", ".join(map(_name, paths()))
        print(f"{', '.join(unknown) or 'Nothing'} is no golden game; there are {known}.", file=sys.stderr)
        return 1
    for path in chosen:
        (player, record), _ = kept(path)
        if player == BY_HAND:
            print(f"{_name(path)} was played by hand and is left as it is.", file=sys.stderr)
            continue
        missing = REQUIRED[record.game] - seen_in(record.game, besides=path)
        _write(path, _dealt(record.game, record.seats, record.seed, record.options, player, missing, tries))
    return 0


def seen_in(game: str, besides: Path | None = None) -> set[str]:
    """Everything that occurs in the golden games of a game, one of them perhaps left out."""
    others = [path for path in paths() if path.parent.name == game and path != besides]
    return {label for path in others for label in _seen(path)}


def _seen(path: Path) -> set[str]:
    """What occurs in a golden game; nothing where it cannot be replayed."""
    try:
        return labels_of(kept(path)[0].record)
    except Refusal:
        return set()


def _dealt(
    game: str, seats: int, seed: str, given: dict[str, str], player: str, missing: set[str], tries: int
) -> Golden:
    """A game from this seed or one soon after it: the first that shows all that is missing, or the most."""
    best: Record | None = None
    most = -1
    for number in range(tries):
        record = played(game, seats, str(int(seed) + number), given, player)
        shown = len(missing & labels_of(record))
        if shown > most:
            best, most = record, shown
        if most == len(missing):
            break
    assert best is not None
    return Golden(player, best)


def _write(path: Path, golden: Golden) -> None:
    text = golden.to_text()
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(
        _name(path),
        f"rules {golden.record.rules}, seed {golden.record.seed}, {len(golden.record.actions)} actions",
    )


def _name(path: Path) -> str:
    return str(path.relative_to(FOLDER).with_suffix(""))


def main() -> int:
    """What `make` asks for."""
    parser = ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--card", help="add a game that shows this card")
    parser.add_argument("--game", help="add a game, such as mapmaker/alone")
    parser.add_argument(
        "--redeal", nargs="+", metavar="GAME", help="play these anew, such as mapmaker/tidy, or all"
    )
    parser.add_argument("--tries", type=int, default=TRIES, help="so many deals are looked at")
    asked = parser.parse_args()
    if asked.card:
        return add(asked.card, asked.tries)
    if asked.game:
        return begin(asked.game, asked.tries)
    return redeal(asked.redeal, asked.tries) if asked.redeal else rewrite()


if __name__ == "__main__":
    sys.exit(main())
