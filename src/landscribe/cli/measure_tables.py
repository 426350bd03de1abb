"""The measure of a game as tables for a terminal."""

from collections.abc import Iterator, Sequence

from rich.table import Table

from landscribe.core.note import Say, spoken
from landscribe.lab.cards import Card
from landscribe.lab.ladder import Ladder, Rung
from landscribe.lab.measure import Measure, Seated
from landscribe.lab.pace import TENTHS, Pace
from landscribe.lab.statistics import Spread
from landscribe.lab.unknown import FIFTHS, Hidden
from landscribe.lab.variance import Share

CARDS_SHOWN = 15
NOTHING = "–"


def tables_of(measure: Measure, say: Say) -> Iterator[Table]:
    """All tables for which there is something to tell, the general first."""
    if measure.pace:
        yield _in_short(measure, measure.pace, say)
        yield _by_moment(measure, measure.pace, say)
    if measure.ladder:
        if measure.ladder.points:
            yield _shares(measure.ladder, say)
        yield _rungs(measure.ladder, say)
    if measure.first:
        yield _seats(measure.first, say)
    if measure.cards:
        yield _cards(measure.cards, say)


def measure_title(measure: Measure, say: Say) -> str:
    """What was measured."""
    games = measure.pace.games if measure.pace else 0
    return say(
        "measure-title",
        game=measure.game,
        seats=measure.seats,
        games=games,
        player=measure.player,
        seed=str(measure.seed),
    )


def _in_short(measure: Measure, pace: Pace, say: Say) -> Table:
    heads = (say(f"measure-head-{name}") for name in ("what", "mean", "sd"))
    table = Table(*heads, title=measure_title(measure, say))
    rows = list[tuple[str, Spread, str, str]]()
    rows += [(name, value, ".1f", "") for name, value in pace.length._asdict().items()]
    rows.append(("branching", pace.branching.mean, ".1f", ""))
    if lead := pace.lead:
        rows.append(("changes", lead.changes, ".2f", ""))
        if lead.decided:
            rows.append(("decided", lead.decided, ".0%", ""))
    if hidden := measure.hidden:
        rows += [("reveals", hidden.reveals, ".1f", ""), ("bits", hidden.bits, ".1f", "≥ " * hidden.is_least)]
    for name, value, form, sign in rows:
        table.add_row(say(f"measure-what-{name}"), sign + _with_error(value, form), f"{value.sd:{form}}")
    span = f"{pace.branching.least} … {pace.branching.middle} … {pace.branching.most}"
    table.add_row(say("measure-what-span"), span, f"{pace.branching.sd:.1f}")
    if lead := pace.lead:
        table.add_row(say("measure-what-shared"), f"{lead.shared:.0%}", "")
    return table


def _by_moment(measure: Measure, pace: Pace, say: Say) -> Table:
    step = TENTHS // FIFTHS
    moments = [f"{fifth / FIFTHS:.0%}" for fifth in range(FIFTHS + 1)]
    table = Table(say("measure-head-moment"), *moments, title=say("measure-title-moments"))
    branching = [f"{one.mean:.0f}" for one in pace.branching.tenths[::step]]
    table.add_row(say("measure-moment-choices"), *branching, "")
    foretold = [f"{one.mean:.2f}" if one else NOTHING for one in pace.foretold[::step]]
    table.add_row(say("measure-moment-foretold"), *foretold)
    if pace.lead:
        wins = [f"{one.mean:.0%}" if one else NOTHING for one in pace.lead.wins[::step]]
        table.add_row(say("measure-moment-wins"), *wins)
    if measure.decided:
        table.add_row(say("measure-moment-known"), *map(_share, measure.decided))
    if hidden := measure.hidden:
        table.add_row(say("measure-moment-left"), *_left(hidden))
    return table


def _left(hidden: Hidden) -> list[str]:
    return [f"{'≥ ' * (hidden.is_least and one.mean > 0)}{one.mean:.1f}" for one in hidden.left]


def _shares(ladder: Ladder, say: Say) -> Table:
    several = ladder.wins is not None
    kinds = ("player", *(("seat",) if several else ()), "deal", "rest")
    heads = (say(f"measure-head-{name}") for name in ("spread", *kinds))
    table = Table(*heads, title=say("measure-title-shares", deals=ladder.deals))
    for name, shares in (("points", ladder.points), ("wins", ladder.wins)):
        if shares:
            table.add_row(say(f"measure-of-{name}"), *(_share(getattr(shares, kind)) for kind in kinds))
    return table


def _rungs(ladder: Ladder, say: Say) -> Table:
    several = ladder.rungs[0].wins is not None
    names = ("bot", "points", *(("wins",) if several else ()), "gain", "ahead", "skill")
    table = Table(*(say(f"measure-head-{name}") for name in names), title=say("measure-title-ladder"))
    for rung in ladder.rungs:
        wins = [_with_error(rung.wins, ".0%")] if rung.wins else []
        table.add_row(rung.bot, _with_error(rung.points), *wins, *_step(rung))
    return table


def _step(rung: Rung) -> tuple[str, str, str]:
    return (
        _with_error(rung.gain, "+.1f") if rung.gain else "",
        _with_error(rung.ahead, ".0%") if rung.ahead else "",
        _share(rung.shares.player) if rung.shares else "",
    )


def _seats(seats: Sequence[Seated], say: Say) -> Table:
    heads = (say(f"measure-head-{name}") for name in ("seat", "more", "wins"))
    table = Table(*heads, title=say("measure-title-seats"))
    for number, seat in enumerate(seats, 1):
        table.add_row(str(number), _with_error(seat.points, "+.1f"), _with_error(seat.wins, ".1%"))
    return table


def _cards(cards: Sequence[Card], say: Say) -> Table:
    heads = (
        say(f"measure-head-{name}") for name in ("card", "play", "earned", "decides", "change", "explains")
    )
    shown = min(len(cards), CARDS_SHOWN)
    table = Table(*heads, title=say("measure-title-cards", shown=shown, cards=len(cards)))
    for card in cards[:shown]:
        change = card.change
        table.add_row(
            spoken(card.name, say),
            f"{card.share:.0%}",
            _with_error(card.earned) if card.earned else "",
            _with_error(card.decides, ".0%") if card.decides else "",
            f"{change.points:+.1f} ± {change.error:.1f}" if change else "",
            f"{change.explains:.0%}" if change else "",
        )
    return table


def _share(share: Share) -> str:
    return f"{max(0.0, share.share):.0%}" + (f" ± {share.error:.0%}" if share.error else "")


def _with_error(found: Spread, form: str = ".1f") -> str:
    return f"{found.mean:{form}} ± {found.error:{form.removeprefix('+')}}"
