"""How an evening on paper goes on: what people say changes what lies there, and can be taken back.

`web/src/screens/flip/unfolding.ts` does the same in a browser; both only deal, lay aside and look up.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import NamedTuple

from landscribe.core.evening import Dealt, Evening, Flip, Opponent
from landscribe.core.note import WrongValue
from landscribe.core.page import Item

RIVAL = -1
"""Whose ankh it is, where it is no player's."""


class Claim(NamedTuple):
    """A space of a goal, and who stands on it."""

    aim: int
    space: int
    who: int
    at: int  # the flip in which it was claimed


class Taken(NamedTuple):
    """An item that was taken, by whom, and in which flip."""

    item: Item
    who: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Moment:
    """Where an evening stands."""

    at: int = 0
    dealt: tuple[int, ...] = ()  # of each pile, how many are gone
    row: tuple[Item, ...] = ()  # what lies open
    takers: tuple[int | None, ...] = ()  # who takes of it, in order; None is whoever drew
    taken: tuple[Taken, ...] = ()
    aside: tuple[Item, ...] = ()  # what is discarded when the flip is over
    discarded: tuple[Item, ...] = ()
    again: tuple[Item, ...] = ()  # what was discarded and is dealt once more, the next first
    chances: int = 0  # how many of the evening's are used up
    next: tuple[int, ...] = ()  # the space of each goal that is claimed now
    claims: tuple[Claim, ...] = ()
    heaps: tuple[tuple[Item, ...], ...] = ()  # the rival's


def begun(evening: Evening) -> Moment:
    """The beginning."""
    heaps = evening.rival.heaps if evening.rival else ()
    return Moment(dealt=(0,) * len(evening.piles), next=(0,) * len(evening.aims), heaps=((),) * len(heaps))


def unfolded(evening: Evening, moves: Iterable[str]) -> Moment:
    """Where it stands after all that was said; WrongValue where something of it cannot be."""
    return reduce(lambda moment, move: moved(evening, moment, move), moves, begun(evening))


def moved(evening: Evening, moment: Moment, move: str) -> Moment:
    """The moment after `next`, `take ITEM`, `extra` or `claim GOAL PLAYER`, players counted from 1."""
    flip = evening.flips[moment.at]
    match move.split():
        case ["next"] if not moment.takers and moment.at + 1 < len(evening.flips):
            return _entered(evening, _left(evening, moment), _following(evening, moment))
        case ["take", key] if moment.takers and any(item.key == key for item in moment.row):
            return _taken(evening, moment, key)
        case ["extra"] if evening.extra and flip.has_extra and not moment.takers:
            moment = _drawn(evening, moment, evening.extra.deals)
            return replace(moment, takers=(None,) if moment.row else ())
        case ["claim", label, who] if flip.kind == "claim" and who.isdecimal():
            return _claimed(evening, moment, label, int(who) - 1)
        case _:
            raise WrongValue("refused-companion", move=move)


def _taken(evening: Evening, moment: Moment, key: str) -> Moment:
    """An item taken; what nobody takes is the rival's after a draft, and else discarded."""
    (item,) = (item for item in moment.row if item.key == key)
    row = tuple(item for item in moment.row if item.key != key)
    who, *others = moment.takers
    moment = replace(
        moment, row=row, takers=tuple(others), taken=(*moment.taken, Taken(item, who, moment.at))
    )
    if others:
        return moment
    moment = replace(moment, row=())
    if evening.rival is not None and who is not None:
        return reduce(lambda so_far, left: _heaped(evening.rival, so_far, left), row, moment)
    if evening.extra is not None and evening.extra.is_at_end and who is None:
        return replace(moment, aside=(*moment.aside, *row))
    return replace(moment, discarded=(*moment.discarded, *row))


def _drawn(evening: Evening, moment: Moment, deals: Dealt) -> Moment:
    """Items of a pile in the row; when it is empty, what was discarded of it is the pile."""
    pile, gone = evening.piles[deals.pile], moment.dealt[deals.pile]
    items = pile[gone : gone + deals.number]
    dealt = tuple(n + (len(items) if p == deals.pile else 0) for p, n in enumerate(moment.dealt))
    moment = replace(moment, dealt=dealt, row=(*moment.row, *items))
    for _ in range(deals.number - len(items)):
        moment = _drawn_again(evening, pile, moment)
    return moment


def _drawn_again(evening: Evening, pile: tuple[Item, ...], moment: Moment) -> Moment:
    """One more item, of those that went back into the pile."""
    if not moment.again:
        moment = _shuffled_again(evening, pile, moment)
    return replace(moment, row=(*moment.row, *moment.again[:1]), again=moment.again[1:])


def _shuffled_again(evening: Evening, pile: tuple[Item, ...], moment: Moment) -> Moment:
    """What was discarded of the pile, shuffled as the rules do: from the end, by the next chances."""
    order = sorted((item for item in moment.discarded if item in pile), key=lambda item: item.key)
    rest = tuple(item for item in moment.discarded if item not in pile)
    chances = moment.chances
    for last in range(len(order) - 1, 0, -1):
        other = evening.refill[chances % len(evening.refill)] * (last + 1) >> 32
        order[last], order[other] = order[other], order[last]
        chances += 1
    return replace(moment, again=tuple(order), discarded=rest, chances=chances)


def _entered(evening: Evening, moment: Moment, at: int) -> Moment:
    """The next flip: its items dealt, and what the rival does first."""
    flip = evening.flips[at]
    moment = replace(moment, at=at, row=(), takers=flip.takers)
    moment = reduce(lambda so_far, deals: _drawn(evening, so_far, deals), flip.deals, moment)
    if evening.rival is not None and flip.has_rival:
        moment = _rival_moved(evening, evening.rival, moment)
    return moment


def _left(evening: Evening, moment: Moment) -> Moment:
    """A flip ended: goals whose space was claimed in it have another, and what waited is discarded."""
    claimed = {(claim.aim, claim.space) for claim in moment.claims if claim.who != RIVAL}
    following = tuple(
        aim.following[space] if (place, space) in claimed else space
        for place, (aim, space) in enumerate(zip(evening.aims, moment.next, strict=True))
    )
    return replace(moment, next=following, discarded=(*moment.discarded, *moment.aside), aside=())


def _following(evening: Evening, moment: Moment) -> int:
    """The number of the flip that comes next."""
    at = moment.at + 1
    has_drawn = any(taken.who is None and taken.at == moment.at for taken in moment.taken)
    return at + 1 if evening.flips[at].is_after_extra and not has_drawn else at


# Goals


def space_of(evening: Evening, moment: Moment, aim: int) -> int:
    """The space of a goal that is claimed now."""
    is_last = evening.flips[moment.at].is_last
    return len(evening.aims[aim].spaces) - 1 if is_last else moment.next[aim]


def can_claim(evening: Evening, moment: Moment, aim: int, who: int) -> bool:
    """Whether a player may claim it, as far as the board knows: not twice, not what the rival has closed."""
    own = [claim.aim for claim in moment.claims if claim.who == who]
    rivals = _stands(moment, aim, RIVAL)
    is_closed = evening.rival is not None and rivals >= evening.rival.most_each
    return aim not in own and len(own) < evening.most_claims and not is_closed


def _claimed(evening: Evening, moment: Moment, label: str, who: int) -> Moment:
    aim = next((place for place, aim in enumerate(evening.aims) if aim.label.lower() == label.lower()), None)
    if aim is None or not 0 <= who < len(evening.hands) or not can_claim(evening, moment, aim, who):
        raise WrongValue("refused-companion", move=f"claim {label} {who + 1}")
    claim = Claim(aim, space_of(evening, moment, aim), who, moment.at)
    return replace(moment, claims=(*moment.claims, claim))


def _stands(moment: Moment, aim: int, who: int) -> int:
    return sum(claim.aim == aim and claim.who == who for claim in moment.claims)


def claimed_points(evening: Evening, moment: Moment, who: int) -> int:
    """What the spaces of a player, or of the rival, are worth."""
    return sum(evening.aims[claim.aim].spaces[claim.space] for claim in moment.claims if claim.who == who)


# The rival


def _heaped(rival: Opponent | None, moment: Moment, item: Item) -> Moment:
    """What was left, on its heap; discarded where the goal below is closed."""
    assert rival is not None
    heap = rival.lies[item.key]
    aim = rival.heaps[heap].aim
    if aim is not None and _stands(moment, aim, RIVAL) >= rival.most_each:
        return replace(moment, discarded=(*moment.discarded, item))
    return replace(moment, heaps=_with(moment.heaps, heap, (*moment.heaps[heap], item)))


def _rival_moved(evening: Evening, rival: Opponent, moment: Moment) -> Moment:
    """All that it does, one after the other, as its cases say."""
    for move in rival.moves:
        held = moment.heaps[move.heap]
        used = sum(claim.who == RIVAL for claim in moment.claims)
        each, before = (_stands(moment, aim, RIVAL) for aim in (move.aim, move.before))
        is_taken = _stands(moment, move.aim, 0) > 0
        most = rival.most_each + 1
        case = move.cases[((used * most + each) * most + before) * 2 + is_taken]
        if len(held) >= move.number and case == "1":
            space = moment.next[move.aim]
            following = evening.aims[move.aim].following[space]
            moment = replace(
                moment,
                heaps=_with(moment.heaps, move.heap, held[move.number :]),
                discarded=(*moment.discarded, *held[: move.number]),
                claims=(*moment.claims, Claim(move.aim, space, RIVAL, moment.at)),
                next=tuple(following if p == move.aim else n for p, n in enumerate(moment.next)),
            )
    return moment


def _with(
    heaps: tuple[tuple[Item, ...], ...], place: int, heap: tuple[Item, ...]
) -> tuple[tuple[Item, ...], ...]:
    return (*heaps[:place], heap, *heaps[place + 1 :])


def rival_points(evening: Evening, moment: Moment) -> int:
    """Its spaces, what it still has, and what it begins with."""
    assert evening.rival is not None
    left = sum(item.worth for heap in moment.heaps for item in heap)
    return claimed_points(evening, moment, RIVAL) + left + evening.rival.bonus


# The score sheet


Numbers = dict[int, tuple[tuple[int, ...], ...]]
"""What people said: by the flip that asked, of each player, a number for each thing asked."""


def totals(evening: Evening, numbers: Numbers, seats: int) -> list[int]:
    """The points of each player so far."""
    return [sum(_sums(evening, numbers, seat, "worth")) for seat in range(seats)]


def winners(evening: Evening, numbers: Numbers, seats: int) -> list[int]:
    """Who has the most points; of those, who is first in what breaks ties; else they share it."""
    points = totals(evening, numbers, seats)
    ranks = [(points[seat], sum(_sums(evening, numbers, seat, "breaks"))) for seat in range(seats)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def _sums(evening: Evening, numbers: Numbers, seat: int, by: str) -> Iterable[int]:
    for at, lines in numbers.items():
        flip: Flip = evening.flips[at]
        yield from (number * getattr(each, by) for number, each in zip(lines[seat], flip.asked, strict=True))
