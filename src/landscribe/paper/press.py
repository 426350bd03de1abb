"""What all sheets share: paper, language, a heading, and the note that sends people to the boxes."""

from landscribe.core.game import AnyGame
from landscribe.core.note import Say, Value, spoken
from landscribe.paper.pen import LEADING, POINT, THIN, Pen, lines_of
from landscribe.paper.wishes import PAPERS
from landscribe.texts import say_in
from landscribe.texts.plain import sources

MARGIN = 12
"""What is left free on all sides: more than any printer needs."""

HEAD = 11
"""The height of a heading."""

NOTE_SIZE = 6.5


class Press:
    """Prints the sheets of a game on a paper in a language."""

    def __init__(self, game: AnyGame, paper: str, language: str) -> None:
        self.game = game
        self.say: Say = say_in(language)
        self.language = language
        self.name = self.say(f"web-game-{game.name}")
        self.pen = Pen(PAPERS[paper], self.name, language)
        self._note = lines_of(self._boxes(), self.width, NOTE_SIZE)
        self.pages = 0

    @property
    def left(self) -> float:
        """Where lines begin."""
        return MARGIN

    @property
    def right(self) -> float:
        """Where lines end."""
        return self.pen.size.width - MARGIN

    @property
    def width(self) -> float:
        """How wide the printed part of a sheet is."""
        return self.right - self.left

    @property
    def bottom(self) -> float:
        """Where the printed part ends, above the note."""
        return self.pen.size.height - MARGIN - len(self._note) * NOTE_SIZE * LEADING * POINT - 2.5

    def spoken(self, value: Value) -> str:
        """A note in the language of the sheets."""
        return spoken(value, self.say)

    def sheet(self, title: str, blank: str = "") -> float:
        """Begins a sheet with its heading and a line to write on; and where the rest can begin."""
        if self.pages:
            self.pen.turn_page()
        self.pages += 1
        pen, line = self.pen, MARGIN + HEAD - 4
        written = 62 if blank else 0
        pen.text(self.left, line, title, 19, "title", room=self.width - written - 4)
        if blank:
            pen.text(self.right - written, line, blank, 8.5)
            start = self.right - written + 14
            pen.lines([(start, line + 0.6, self.right, line + 0.6)], THIN)
        self._write_note()
        return MARGIN + HEAD

    def _write_note(self) -> None:
        step = NOTE_SIZE * LEADING * POINT
        end = self.pen.size.height - MARGIN - 0.25 * NOTE_SIZE * POINT
        for number, line in enumerate(self._note):
            self.pen.text(self.left, end - (len(self._note) - 1 - number) * step, line, NOTE_SIZE)
        self.pen.lines([(self.left, self.bottom + 1.5, self.right, self.bottom + 1.5)], THIN)

    def _boxes(self) -> str:
        """What the sheets are, and whose games they are for."""
        box = f"paper-box-{self.game.name}"
        known = (self.say(box),) if box in sources(self.language) else ()
        return " ".join((self.say("paper-note"), *known))
