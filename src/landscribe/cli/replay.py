"""`landscribe replay`: a recorded game turn by turn."""

from collections.abc import Iterator

from landscribe.cli.screen import console, painted, read_file, refusing
from landscribe.core.game import Outcome
from landscribe.core.record import Record, read_record, replayed
from landscribe.games import game_named
from landscribe.texts import say_in


def run(name: str, check: bool) -> int:
    """Shows the game, or only says whether its record is whole."""
    out = console()
    with refusing(name):
        record = read_record(read_file(name))
        game = game_named(record.game)
        *_, last = replayed(game, record)
    if check:
        out.print(f"{name} is whole: {_standing(record, game.outcome(last))}")
    else:
        for page in transcript(record):
            out.print(painted(page) + "\n")
    return 0


def transcript(record: Record) -> Iterator[str]:
    """The game as text: a page for the deal, a page for each action, and how it stands at the end."""
    game, say = game_named(record.game), say_in("en")
    state = None
    for number, state in enumerate(replayed(game, record)):
        view = game.view(state, None)
        seat, action = record.actions[number - 1] if number else (0, "")
        head = (
            f"Action {number}, seat {seat + 1}: {action}" if number else f"{record.game}, seed {record.seed}"
        )
        news = [game.told(event, say) for event in view.news]
        yield "\n".join([head, *news, "", game.show(view, say)])
    yield _standing(record, game.outcome(state))


def _standing(record: Record, outcome: Outcome | None) -> str:
    length = f"{len(record.actions)} actions of {record.game}"
    if outcome is None:
        return f"{length}, not finished."
    return f"{length}, finished with {', '.join(map(str, outcome.scores))} points."
