"""`landscribe flip`: turns the cards over for people with paper maps, and keeps their score sheet."""

import secrets
from argparse import Namespace
from dataclasses import dataclass, field

from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, keep_odd_bytes, show
from landscribe.cli.terminal import card_lines
from landscribe.cli.typed import understood
from landscribe.core.companion import (
    RIVAL,
    Moment,
    Numbers,
    claimed_points,
    moved,
    rival_points,
    space_of,
    totals,
    unfolded,
    winners,
)
from landscribe.core.evening import Asked, Evening, Flip
from landscribe.core.game import AnyGame, evening_of
from landscribe.core.note import Note, Refusal, Say, note, spoken
from landscribe.core.options import whole_number
from landscribe.core.page import Item
from landscribe.core.vocabulary import in_english
from landscribe.games import GAMES, game_named

MOST = 999
WORDS = {"pieces": "extra"}
"""What is typed, where a move is called otherwise."""


def declare(command: Parser) -> None:
    """What can follow `landscribe flip`."""
    say, add = command.say, command.add_argument
    command.epilog = say("cli-about-options")
    games, usual = say("cli-option-game", games=", ".join(GAMES)), next(iter(GAMES))
    add("game", nargs="?", default=usual, metavar=say("cli-usage-game"), help=games)
    add("--seats", default="1", metavar="N", help=say("cli-option-flip-seats"))
    add("--seed", metavar=say("cli-usage-seed"), help=say("cli-option-play-seed"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Turns one evening over, until it is over or someone leaves."""
    keep_odd_bytes()
    game, seats, say = game_named(asked.game), whole_number("--seats", asked.seats), asked.say
    seed = secrets.token_hex(8) if asked.seed is None else asked.seed
    options = game.options(in_english(given, game.vocabulary, say))
    sitting = Sitting(game, evening_of(game, options, seats, seed), seats, say)
    show(say("cli-flip-begins", seed=seed))
    sitting.run()
    return 0


@dataclass
class Sitting:
    """An evening in a terminal: what was said so far, and the numbers on the score sheet."""

    game: AnyGame
    evening: Evening
    seats: int
    say: Say
    moves: list[str] = field(default_factory=list[str])
    numbers: Numbers = field(default_factory=Numbers)

    def run(self) -> None:
        """Shows, asks and obeys."""
        show("\n".join(self._goals()))
        while True:
            moment = unfolded(self.evening, self.moves)
            flip = self.evening.flips[moment.at]
            show("\n" + "\n".join(self._shown(flip, moment)))
            if flip.kind == "over":
                show("\n".join(self._result(moment)))
                return
            if not (self._has_asked(flip, moment) and self._has_obeyed(flip, moment)):
                return

    def _has_obeyed(self, flip: Flip, moment: Moment) -> bool:
        """Something said that changes the moment; False where someone leaves."""
        while True:
            line = self._typed("> ", moment)
            try:
                match line:
                    case "quit":
                        return False
                    case "scores":
                        show("\n".join(self._sheet()))
                    case "undo" if self.moves:
                        self.moves.pop()
                        at = unfolded(self.evening, self.moves).at
                        self.numbers = {each: said for each, said in self.numbers.items() if each < at}
                        return True
                    case _:
                        moved(self.evening, moment, line)
                        self.moves.append(line)
                        return True
            except Refusal as refusal:
                show(spoken(refusal.note, self.say))
                show("\n".join(self._help(flip, moment)))

    def _typed(self, prompt: str, moment: Moment) -> str:
        """A line in English words; only what is taken need be typed, and Enter goes on."""
        try:
            line = understood(input(prompt).strip(), self.game.vocabulary, self.say)
        except (EOFError, KeyboardInterrupt):
            return "quit"
        if moment.takers and any(item.key == line.upper() for item in moment.row):
            return f"take {line.upper()}"
        return WORDS.get(line, line) or "next"

    # Numbers

    def _has_asked(self, flip: Flip, moment: Moment) -> bool:
        """Whether everyone's numbers are there; they are asked for where they are not."""
        if not flip.asked or moment.at in self.numbers:
            return True
        found: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            line = [self._number(seat, asked, moment) for asked in flip.asked]
            if None in line:
                return False
            found.append(tuple(number or 0 for number in line))
        self.numbers[moment.at] = tuple(found)
        show("\n".join(self._sheet()))
        return True

    def _number(self, seat: int, asked: Asked, moment: Moment) -> int | None:
        """A number that is typed, 0 for nothing, or known already; None where someone leaves."""
        if asked.is_claimed:
            return claimed_points(self.evening, moment, seat)
        what = f"{asked.label} {spoken(asked.name, self.say)}".strip()
        if asked.worth < 0:
            what = f"{what} ({self.say('companion-lost')})"
        while True:
            try:
                text = input(self.say("cli-flip-asks", who=self._name(seat), what=what) + " ").strip()
            except (EOFError, KeyboardInterrupt):
                return None
            if not text or (text.isdecimal() and int(text) <= MOST):
                return int(text or 0)
            show(spoken(Refused("refused-flip-number", text=text).note, self.say))

    # Words

    def _name(self, seat: int) -> str:
        return self.say("companion-player", seat=seat + 1)

    def _spoken(self, words: Note) -> str:
        return spoken(words, self.say)

    def _goals(self) -> list[str]:
        return [
            self.say(
                "cli-flip-goal", label=aim.label, name=self._spoken(aim.name), text=self._spoken(aim.text)
            ).strip()
            for aim in self.evening.aims
        ]

    def _shown(self, flip: Flip, moment: Moment) -> list[str]:
        """What lies there and what is done with it."""
        lines = ["   ".join(self._spoken(status.text) for status in flip.status)] if flip.status else []
        lines += card_lines(flip.card, self.say) if flip.card else [self._spoken(flip.name)]
        lines += map(self._spoken, flip.texts)
        if flip.kind == "begin":
            lines += [self._has(seat, hand) for seat, hand in enumerate(self.evening.hands)]
        if flip.kind == "claim":
            lines += self._board(moment)
        if self.evening.rival is not None and flip.kind in ("draft", "claim"):
            lines += self._rival(moment)
        if moment.row:
            lines += self._row(moment)
        return [
            *lines,
            *(self._help(flip, moment) if moment.at == 0 or moment.takers or flip.kind == "claim" else []),
        ]

    def _has(self, seat: int, items: tuple[Item, ...]) -> str:
        said = "; ".join(self._item(item) for item in items)
        return self.say("cli-flip-has", who=self._name(seat), items=said)

    def _item(self, item: Item) -> str:
        name = self._spoken(item.name)
        if item.text is None:
            return self.say("cli-flip-piece", code=item.key, name=name)
        return self.say(
            "cli-flip-item", code=item.key, name=name, points=item.worth, text=self._spoken(item.text)
        )

    def _row(self, moment: Moment) -> list[str]:
        """What can be taken, tiles with their drawing, and by whom."""
        lines: list[str] = []
        for item in moment.row:
            drawn = [sign.letters.split("/") for sign in item.signs if sign.kind == "piece"]
            lines += [self._item(item), *("    " + row for rows in drawn for row in rows)]
        if not moment.takers:
            return lines
        who = moment.takers[0]
        taking = self.say("companion-keeps" if who is None else "companion-takes", name=self._name(who or 0))
        return [*lines, taking]

    def _board(self, moment: Moment) -> list[str]:
        """The spaces of every goal, the next in brackets, and who stands on one."""
        lines: list[str] = []
        for place, aim in enumerate(self.evening.aims):
            coming = space_of(self.evening, moment, place)
            spaces = [f"[{points}]" if n == coming else str(points) for n, points in enumerate(aim.spaces)]
            goal = f"{aim.label} {self._spoken(aim.name)}"
            held = [
                self.say("companion-space", points=aim.spaces[claim.space], who=self._holder(claim.who))
                for claim in moment.claims
                if claim.aim == place
            ]
            line = self.say("cli-flip-spaces", goal=goal, spaces=" ".join(spaces))
            lines.append(", ".join([line, *held]))
        return lines

    def _holder(self, who: int) -> str:
        rival = self.evening.rival
        return self._spoken(rival.name) if who == RIVAL and rival else self._name(who)

    def _rival(self, moment: Moment) -> list[str]:
        rival = self.evening.rival
        assert rival is not None
        has = [
            f"{self._spoken(heap.name)} {len(items)}"
            for heap, items in zip(rival.heaps, moment.heaps, strict=True)
        ]
        points = self.say("companion-rival-has", points=rival_points(self.evening, moment))
        return [self.say("cli-flip-has", who=self._spoken(rival.name), items=", ".join([points, *has]))]

    def _help(self, flip: Flip, moment: Moment) -> list[str]:
        lines = [self.say("cli-flip-help")]
        if moment.takers:
            lines.append(self.say("cli-flip-help-draft", code=moment.row[0].key))
        elif flip.kind == "claim":
            lines.append(self.say("cli-flip-help-claim", label=self.evening.aims[0].label))
        return lines

    def _sheet(self) -> list[str]:
        """Each player's lines, and the totals."""
        lines: list[str] = []
        for seat, total in enumerate(totals(self.evening, self.numbers, self.seats)):
            said = [" ".join(map(str, lines[seat])) for lines in self.numbers.values()]
            items = " | ".join([*said, f"{self.say('companion-total')} {total}"])
            lines.append(self.say("cli-flip-has", who=self._name(seat), items=items))
        return lines

    def _result(self, moment: Moment) -> list[str]:
        """The sheet; who wins, or alone the rating, or whether the opponent is beaten."""
        lines, points = self._sheet(), totals(self.evening, self.numbers, self.seats)
        if self.evening.rival is not None:
            theirs = rival_points(self.evening, moment)
            message = "companion-beaten" if points[0] > theirs else "companion-not-beaten"
            return [*lines, self.say(message, points=theirs)]
        if rating := self.evening.rating:
            reached = points[0] - rating.less
            title = next((t.name for t in rating.titles if reached >= t.least), rating.lowest)
            return [*lines, self._spoken(note("companion-rated", rating=reached, title=title))]
        if self.seats == 1:
            return lines
        best = [self._name(seat) for seat in winners(self.evening, self.numbers, self.seats)]
        return [
            *lines,
            self.say("companion-winner" if len(best) == 1 else "companion-winners", who=", ".join(best)),
        ]
