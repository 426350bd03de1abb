"""The values of a game of Cartouche: what is agreed, players, the board, the table, and what is hidden."""

from dataclasses import dataclass
from typing import NamedTuple

from landscribe.core.game import Event, Seat
from landscribe.core.grid import Cells
from landscribe.core.note import WrongValue
from landscribe.core.rng import Chance
from landscribe.games.cartouche.achievements import CARDS
from landscribe.games.cartouche.actions import Place
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.mural import Mural, side_named
from landscribe.games.cartouche.stories import DRAFTED, STORIES, Kind, Told
from landscribe.games.cartouche.tiles import PIECES, TILES
from landscribe.games.cartouche.tokens import NO_TOKENS, Tokens
from landscribe.games.cartouche.turn import (
    ANKHS,
    CLOSED,
    SLOTS,
    Phase,
    Step,
    claim_bar,
    space_claimed,
    step_in,
    token_points,
)

CHANGED = 1
"""The version of the rules that last changed a rule; cards and tiles carry their own."""
RULES = max(CHANGED, *(card.since for cards in (CARDS, STORIES, PIECES) for card in cards.values()))
CORNERS = {"any": {}, "one-colour": {"A6": "A6R"}}  # K28: the card played instead of another
LEVELS = {"easy": -8, "normal": 0, "hard": 8, "expert": 16}  # points added to the solo opponent's count


@dataclass(frozen=True)
class Options:
    """What is agreed before the game: the side, the achievement cards and their reading, the solo level."""

    side: str = "A"
    achievements: tuple[
        str, ...
    ] = ()  # three cards, 'starred' for those of a first game, or none to deal them
    corners: str = "any"  # the tiles that connect opposite corners: of any kind, or of one colour
    level: str = "normal"  # alone only
    rules: int = RULES

    def __post_init__(self) -> None:
        """Refuses what cannot be played."""
        side_named(self.side)
        if self.corners not in CORNERS:
            raise WrongValue("refused-cartouche-corners", name=self.corners, known=", ".join(CORNERS))
        if self.level not in LEVELS:
            raise WrongValue("refused-cartouche-level", name=self.level, known=", ".join(LEVELS))
        if self.achievements in ((), ("starred",)):
            return
        for name in self.achievements:
            if name not in cards_of(self.rules):
                known = ", ".join(cards_of(self.rules))
                raise WrongValue("refused-cartouche-card", name=name, known=known)
        if len(self.achievements) != SLOTS or len(set(self.achievements)) != SLOTS:
            raise WrongValue("refused-cartouche-cards", names=", ".join(self.achievements))


def cards_of(rules: int) -> tuple[str, ...]:
    """The achievement cards of a version of the rules, each in its usual reading."""
    return tuple(name for name, card in CARDS.items() if card.since <= rules and not card.instead_of)


def stories_of(rules: int) -> tuple[str, ...]:
    """The stories that are drafted in a version of the rules."""
    return tuple(story.id for story in DRAFTED if story.since <= rules)


def tiles_of(rules: int) -> tuple[str, ...]:
    """The animal tiles in the bag of a version of the rules."""
    return tuple(name for name, tile in TILES.items() if tile.since <= rules)


class Completed(NamedTuple):
    """A completed story, and the cells of the chambers or the river that did it."""

    story: str
    cells: Cells


class Score(NamedTuple):
    """An ankh on the achievement board; the solo opponent's bring no bonus."""

    achievement: str
    space: int
    points: int
    cells: Cells = 0  # what fulfilled it
    ankh: Ankh | None = None
    bonus: Ankh | None = None  # the bonus taken: with the repeat ankh, the one repeated


class Player(NamedTuple):
    """A player: the mural and all that lies around it."""

    mural: Mural
    stories: tuple[str, ...]  # those not completed
    tiles: tuple[str, ...] = ()  # the animal tiles of the reserve, by name
    cartouches: tuple[str, ...] = ()  # those of the reserve, by name
    placed: tuple[Place, ...] = ()  # tiles and cartouches on the mural, as they were placed
    tokens: Tokens = NO_TOKENS
    completed: tuple[Completed, ...] = ()
    ankhs: tuple[Ankh, ...] = tuple(Ankh)  # those still on the mural board
    scores: tuple[Score, ...] = ()
    claiming: Score | None = None  # an achievement whose ankh is not chosen yet
    step: Step = Step.IDLE
    has_gained: bool = False  # a piece came in since the last placing
    draws: int = 0  # draws for *3 pieces* that are owed
    offers: tuple[tuple[str, ...], ...] = ()  # the tiles drawn, one of each draw to be kept
    news: tuple[Event, ...] = ()  # what this player's last action of the phase brought about

    @property
    def kinds(self) -> Told:
        """How many stories are completed of each kind."""
        told = [STORIES[completed.story].kind for completed in self.completed]
        return Told(*map(told.count, Kind))

    @property
    def story_points(self) -> int:
        """The points of the completed stories."""
        return sum(STORIES[completed.story].points for completed in self.completed)

    @property
    def achievement_points(self) -> int:
        """The points of the spaces with this player's ankhs."""
        return sum(score.points for score in self.scores)

    @property
    def token_points(self) -> int:
        """A point for every two tokens left, scarabs too (K5)."""
        return token_points(self.tokens)

    @property
    def points(self) -> int:
        """All points, as if the game ended now."""
        return self.story_points + self.achievement_points + self.token_points


class Ladder(NamedTuple):
    """An achievement on the board, its reward spaces, and the space that the next ankh takes."""

    achievement: str
    rewards: tuple[int, ...]
    next: int = 0


class Opponent(NamedTuple):
    """The solo opponent: its completed area, the stacks above the three cards, its ankhs on the board."""

    stories: tuple[str, ...] = ()
    stacks: tuple[tuple[str, ...], ...] = ((), (), ())
    scores: tuple[Score, ...] = ()


class Table(NamedTuple):
    """All that everyone may see."""

    rules: int  # the version it is played by
    side: str
    level: str
    round: int
    phase: Phase
    first: Seat  # who holds the first player marker
    picks: int  # items taken this round
    stories: tuple[str, ...]  # on offer
    tiles: tuple[str, ...]  # on offer
    players: tuple[Player, ...]
    board: tuple[Ladder, ...]  # the four fixed achievements, then the three cards
    opponent: Opponent | None
    used_stories: tuple[str, ...]  # discarded
    used_tiles: tuple[str, ...]  # discarded
    turn: int
    news: tuple[Event, ...]  # what came of the last action for all, as when a phase begins


class State(NamedTuple):
    """The whole game: the table that everyone sees, and what is hidden."""

    table: Table
    deck: tuple[str, ...]  # hidden: the stories to come, the next one first
    bag: tuple[str, ...]  # hidden: the tiles in the order they will be drawn
    rng: Chance  # hidden: of the bags to come


def with_player(table: Table, seat: Seat, player: Player) -> Table:
    """The table with this player's things changed."""
    return table._replace(players=(*table.players[:seat], player, *table.players[seat + 1 :]))


def announced(table: Table, *events: Event) -> Table:
    """The table with more news."""
    return table._replace(news=(*table.news, *events))


def begun(table: Table, phase: Phase) -> Table:
    """The table at the start of a phase in which everyone acts at once."""
    players = tuple(player._replace(step=step_in(phase), has_gained=False) for player in table.players)
    return announced(table._replace(phase=phase, players=players), Event("phase", name=phase.word))


def space_of(table: Table, ladder: Ladder) -> int:
    """The reward space that an ankh takes now."""
    return space_claimed(table.phase, ladder.next, len(ladder.rewards))


def rivals_on(table: Table, achievement: str) -> int:
    """How many ankhs of the solo opponent stand on this achievement; two close it (K37)."""
    scores = table.opponent.scores if table.opponent is not None else ()
    return sum(score.achievement == achievement for score in scores)


def is_closed(table: Table, achievement: str) -> bool:
    """Whether the solo opponent has closed this achievement to all."""
    return claim_bar(ANKHS, False, rivals_on(table, achievement)) == CLOSED
