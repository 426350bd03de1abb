"""`landscribe replay`: a recorded game turn by turn."""

from argparse import Namespace
from collections.abc import Iterator
from hashlib import sha256

from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, keep_odd_bytes, read_file, refusing, show
from landscribe.cli.terminal import page_text
from landscribe.cli.typed import in_own_words
from landscribe.core.game import Event, Outcome
from landscribe.core.news import told_before, untold
from landscribe.core.note import Say, spoken
from landscribe.core.people import sole_reader, to_reader
from landscribe.core.record import CHOSEN, Record, check_record, read_record, replayed
from landscribe.games import game_named


def declare(command: Parser) -> None:
    """What can follow `landscribe replay`."""
    say = command.say
    command.add_argument("file", metavar=say("cli-usage-file"), help=say("cli-option-record"))
    command.add_argument("--check", action="store_true", help=say("cli-option-check"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Shows the game, or only says whether its record is whole."""
    keep_odd_bytes()
    if given:
        raise Refused("refused-replay-option", name=next(iter(given)))
    say, name = asked.say, asked.file
    with refusing(name):
        record = (check_record if asked.check else read_record)(read_file(name))
        game = game_named(record.game)
        *_, last = replayed(game, record)
    if asked.check:
        show(say("cli-whole", file=name, standing=_standing(record, game.outcome(last), say)))
        for line in _dealing(record, say):
            show(line)
    else:
        for page in transcript(record, say):
            show(page + "\n")
    return 0


def _dealing(record: Record, say: Say) -> Iterator[str]:
    """Where the seed comes from, as everyone at the table could see it before the cards were dealt."""
    if record.dealt == CHOSEN:
        yield say("cli-dealt-chosen")
    elif record.dealt:
        committed, number, *told = record.dealt.split()
        yield say("cli-dealt", hash=_hash(committed), round=number)
        for seat, _, nonce in (each.partition("=") for each in told):
            yield say("cli-dealt-seat", seat=seat, hash=_hash(nonce))


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def transcript(record: Record, say: Say) -> Iterator[str]:
    """The game as text: what each action brings, the whole page when something is revealed, and the end."""
    game, reader = game_named(record.game), sole_reader(record.seats)
    state, turn, told = None, -1, frozenset[Event]()
    for number, state in enumerate(replayed(game, record)):
        view = game.view(state, None)
        seat, written = record.actions[number - 1] if number else (0, "")
        action = in_own_words(written, game.vocabulary, say)
        deal = say("cli-replay-deal", game=record.game, seed=record.seed)
        head = say("cli-replay-action", number=number, seat=seat + 1, action=action) if number else deal
        news = [spoken(to_reader(game.tell(event), reader), say) for event in untold(view, told)]
        page = ["", page_text(game.page(view), say)] if view.turn > turn else []
        yield "\n".join([head, *news, *page])
        turn = view.turn
        if number < len(record.actions):
            told = told_before(view, record.actions[number][0])
    yield _standing(record, game.outcome(state), say)


def _standing(record: Record, outcome: Outcome | None, say: Say) -> str:
    number, game = len(record.actions), record.game
    if outcome is None:
        return say("cli-unfinished", number=number, game=game)
    return say("cli-finished", number=number, game=game, scores=", ".join(map(str, outcome.scores)))
