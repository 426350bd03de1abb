"""What crosses the wire between server and browser; `web/src/wire.ts` is generated from these types."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

from landscribe.core.explained import Explained
from landscribe.core.note import Note, Value
from landscribe.core.page import (
    Card,
    Chart,
    Choice,
    Clock,
    Goal,
    Page,
    PageKind,
    Placing,
    ScoreSheet,
    Status,
    Target,
    Task,
    Tray,
    TrayName,
)
from landscribe.core.rng import LONGEST_SEED
from landscribe.core.text import Spots
from landscribe.table.person import CHARGES, TINCTURES, TITLES, Charge, Tincture, seen_name

Name = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
GivenName = Annotated[
    str, Field(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$"), AfterValidator(seen_name)
]  # empty where none is
Title = Annotated[str, Field(pattern=f"^({'|'.join(TITLES)})?$")]
OptionText = Annotated[str, Field(max_length=2000)]  # room to name every card of a game
ActionText = Annotated[str, Field(min_length=1, max_length=400)]
MessageId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]*$")]
TableId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w-]*$")]
Token = Annotated[str, Field(min_length=1, max_length=128)]

OwnToken = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,128}$")]
"""A token that a browser made: who asks again with it, since the answer was lost, is answered the same."""
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Nonce = Annotated[str, Field(pattern=r"^[0-9a-f]{32,64}$")]

SeatNumber = Annotated[int, Field(ge=0, lt=100)]

MOST_SEATS = 12  # offered in a browser, whatever the rules allow


class Model(BaseModel):
    """A message: unknown fields are refused, values do not change."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def __eq__(self, other: object) -> bool:
        """Whether the fields are the same, without what else pydantic compares."""
        return isinstance(other, Model) and type(self) is type(other) and vars(self) == vars(other)


# HTTP


class OptionValue(Model):
    """A value of an option as it is written, what it is called, and the group to which it belongs."""

    value: str
    name: Note | None  # without one it is shown as it is written
    group: Note | None


class OptionInfo(Model):
    """An option of a game: pick one value, pick some, or a yes/no switch; the default as text."""

    name: str
    title: Note
    about: Note | None
    kind: Literal["one", "some", "switch"]
    values: tuple[OptionValue, ...]
    presets: tuple[OptionValue, ...]  # each stands for several values, and nothing is picked beside it
    default: str


class Agreed(Model):
    """An option by which a table is played, where it is not the usual: what it is called, and its values."""

    title: Note
    values: tuple[Value, ...]


class GameInfo(Model):
    """A game that can be played here."""

    name: str
    fewest_seats: int
    most_seats: int  # at a table here
    most_by_rules: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]  # the weakest first
    usual_bot: str  # who is offered first
    strongest_bot: str


class Crest(Model):
    """The crest of a family: a charge on a tincture."""

    charge: Charge
    tincture: Tincture

    def __str__(self) -> str:
        return f"{self.charge}-{self.tincture}"


CRESTS = {
    str(crest): crest for crest in (Crest(charge=on, tincture=of) for on in CHARGES for of in TINCTURES)
}
"""Every crest, by the text with which it is kept."""


class Me(Model):
    """A seat for whoever creates the table."""

    kind: Literal["me"]
    name: GivenName
    title: Title = ""
    crest: Crest | None = None


class Open(Model):
    """A seat that waits for someone with the link."""

    kind: Literal["open"]


class Bot(Model):
    """A seat played by a bot."""

    kind: Literal["bot"]
    bot: Name


SeatRequest = Annotated[Me | Open | Bot, Field(discriminator="kind")]


class NewTable(Model):
    """POST /api/tables; the newest rules where none are named."""

    game: Name
    rules: int | None = None
    options: dict[Name, OptionText] = {}
    seats: Annotated[tuple[SeatRequest, ...], Field(min_length=1, max_length=MOST_SEATS)]
    seed: Annotated[str, Field(min_length=1, max_length=LONGEST_SEED)] | None = None
    token: OwnToken | None = None
    is_shuffled: bool = False  # by everyone together: the cards are dealt once all have told their numbers


class JoinTable(Model):
    """POST /api/tables/{table}/join: takes an open seat, the first one where none is named."""

    name: GivenName
    title: Title = ""
    crest: Crest | None = None
    seat: SeatNumber | None = None
    token: OwnToken | None = None


class Seated(Model):
    """The answer to both: the token is the seat, and is told only here."""

    table: str
    seat: int
    token: str


class SeatOfMine(Model):
    """A seat that a device remembers."""

    table: TableId
    token: Token


class Mine(Model):
    """POST /api/mine: the seats this device remembers."""

    seats: Annotated[tuple[SeatOfMine, ...], Field(max_length=100)]


class MyTable(Model):
    """A table of mine, as a list shows it; `since` is when it last changed, in seconds since 1970."""

    table: str
    game: str
    options: dict[str, str]
    seat: int
    names: tuple[str, ...]
    is_due: bool
    is_over: bool
    since: int
    note: Note | None  # why it cannot be played on, where it can only be shown


class Player(Model):
    """Who sits where, and whether they are here and owe an action."""

    seat: int
    name: str  # empty where nobody gave one
    kind: Literal["human", "open", "bot"]
    bot: str | None = None
    is_here: bool
    is_due: bool
    hints: int = 0
    title: str = ""
    crest: Crest | None = None


class Step(Model):
    """An action of a finished game, by the seat itself, by a bot or by a rule in its stead."""

    seat: int
    action: str
    by: Literal["seat", "bot", "rule"]
    bot: str | None  # its name, where a bot acted


class Replay(Model):
    """GET /api/tables/{table}/replay: what was done, once the game is over."""

    table: str
    game: str
    options: dict[str, str]
    players: tuple[Player, ...]
    steps: tuple[Step, ...]


class Replayed(Model):
    """GET /api/tables/{table}/replay/{step}: the page after that many steps, of a seat or a spectator."""

    step: int
    page: Page
    news: tuple[Note, ...]


class Estimate(Model):
    """Points, and how far they may be off in 95 of 100 cases."""

    points: float
    bar: float


class Judged(Model):
    """A decision: what was played, and what would have been best.

    `whose` is the seat by whose score it is judged; another's is better the lower it is.
    """

    step: int  # the page before it is that of this step
    clock: Clock | None
    whose: int
    verdict: Literal["forced", "good", "thought"]
    played: Value  # in words
    best: Value
    drawn: str  # the letters of the board of `whose`, after what was played
    better: str  # the same after the best
    expected: Estimate  # the final score, after what was played
    regret: Estimate


class Review(Model):
    """A finished game of a seat thought through again; start, luck and gain make the final score."""

    seat: int
    final: int
    start: float
    luck: Estimate
    gain: Estimate  # of the moves over those that promise most at a glance
    regret: Estimate
    decisions: tuple[Judged, ...]
    lessons: tuple[int, ...]  # the decisions most worth a thought, the largest certain loss first


class Reviewed(Model):
    """POST /api/tables/{table}/review: the review of a seat's game once it is there, and how far it is."""

    done: int
    length: int  # 0 until it is known
    review: Review | None


class ReviewOf(Model):
    """Whose game is to be reviewed."""

    seat: Annotated[int, Field(ge=0)]


class Practice(Model):
    """POST /api/tables/{table}/practice: a table at which a seat goes on from a step of a finished game."""

    seat: Annotated[int, Field(ge=0)]
    step: Annotated[int, Field(ge=0)]
    name: GivenName
    title: Title = ""
    crest: Crest | None = None


class RuleSpan(Model):
    """Words and how they are set; a ruling is where it is answered, a citation leads there."""

    style: Literal["plain", "bold", "slanted", "typed", "citation", "ruling"]
    text: str


class RuleBlock(Model):
    """A paragraph (one row of one cell), a list (a row an item) or a table (its head is the first row)."""

    kind: Literal["text", "list", "table"]
    rows: tuple[tuple[tuple[RuleSpan, ...], ...], ...]


class RuleSection(Model):
    """A part of the rules: its heading, how deep it stands, and what it says."""

    title: str
    depth: int
    blocks: tuple[RuleBlock, ...]


class Rules(Model):
    """GET /api/rules/{game}?language=fr: the rules of a game and its rulings."""

    game: str
    language: str
    sections: tuple[RuleSection, ...]


class Cards(Model):
    """GET /api/games/{game}/cards: every card with its explanation and an example."""

    cards: tuple[Explained, ...]


class Problem(Model):
    """The body of every HTTP answer that is not 200: a sentence as Accept-Language wants it, and its note."""

    reason: str
    note: Note


class Address(Model):
    """GET /api/address: where others reach this server; on its own machine, that of the network around it."""

    address: str


class Health(Model):
    """GET /api/health."""

    version: str
    processes: int  # that serve the same tables
    tables: int  # in their memory
    viewers: int


class Keeping(Model):
    """GET /api/keeping: the days after the last thing happened at a table; null is for ever."""

    finished: int | None
    forgotten: int | None  # whose game is not over
    contact: str  # whom people can ask about what is kept of them, if the host says so


class Deleted(Model):
    """POST /api/tables/T/delete: the table is gone."""

    table: str


# The live connection: a browser says Hello first; the server answers every message that changes or shows
# something with a fresh Table for everyone, and a refused message with a Refusal for its sender.


class Hello(Model):
    """Opens the connection; without a token one watches. Said again, it asks for the whole table.

    Who takes changes is sent Changed instead of Table where they can put the table together by it.
    """

    type: Literal["hello"]
    token: Token | None = None
    takes_changes: bool = False


class Act(Model):
    """An action as text, for the turn the sender has seen; the same id twice changes nothing."""

    type: Literal["act"]
    id: MessageId
    turn: int
    action: ActionText


class TakeBack(Model):
    """Takes back the seat's last action, as long as nothing has been revealed since."""

    type: Literal["take_back"]
    id: MessageId
    turn: int


class Preview(Model):
    """Asks what an action would do; changes nothing."""

    type: Literal["preview"]
    id: MessageId
    turn: int
    action: ActionText


class Hint(Model):
    """Asks a bot for an action; the table remembers that hints were used."""

    type: Literal["hint"]
    id: MessageId
    turn: int


class Replace(Model):
    """The owner lets a bot take the seat of someone who is away, or gives the seat back to its link."""

    type: Literal["replace"]
    id: MessageId
    seat: SeatNumber
    bot: Name | None


class SoloAmbush(Model):
    """The owner lets the solo rule draw the ambush of a seat that is away."""

    type: Literal["solo_ambush"]
    id: MessageId
    turn: int
    seat: SeatNumber


class Pledge(Model):
    """Promises a number for the deal by its SHA-256, in this round; see Shuffled."""

    type: Literal["pledge"]
    id: MessageId
    round: int
    pledge: Hash


class Reveal(Model):
    """Tells the number, once everyone sits and has promised one."""

    type: Literal["reveal"]
    id: MessageId
    round: int
    nonce: Nonce


class Without(Model):
    """Lets the deal do without the number of a seat that is away, or of one's own."""

    type: Literal["without"]
    id: MessageId
    seat: SeatNumber


class Remove(Model):
    """The owner takes a seat from whoever sits there; it is open then."""

    type: Literal["remove"]
    id: MessageId
    seat: SeatNumber


class Ping(Model):
    """Asks whether the server is there; it answers Pong."""

    type: Literal["ping"]
    id: MessageId


ClientMessage = Annotated[
    Hello
    | Act
    | TakeBack
    | Preview
    | Hint
    | Replace
    | SoloAmbush
    | Remove
    | Pledge
    | Reveal
    | Without
    | Ping,
    Field(discriminator="type"),
]


class Pledged(Model):
    """What a seat adds to the deal: the SHA-256 of its number, and the number once it is told."""

    seat: int
    pledge: str
    nonce: str | None


class Shuffled(Model):
    """The numbers of people in the deal; `round` grows where somebody leaves after a number was told."""

    round: int
    numbers: tuple[Pledged, ...]


class Lobby(Model):
    """A table whose cards are not dealt yet, since someone has to sit down or to tell a number."""

    type: Literal["lobby"] = "lobby"
    table: str
    game: str
    options: dict[str, str]
    agreed: tuple[Agreed, ...]
    version: int
    seat: int | None
    is_owner: bool
    players: tuple[Player, ...]
    chart: Chart  # a map as it is before anything is drawn
    news: tuple[Note, ...]
    commitment: str  # of the server, from before anyone sat down
    shuffle: Shuffled
    awaited: tuple[int, ...]  # the seats whose numbers belong into the deal
    is_full: bool
    answers: MessageId | None = None


class Contest(Model):
    """What is played with the same deal at other tables too."""

    contest: str
    kind: Literal["challenge", "day", "week"]


class Table(Model):
    """The table as this viewer sees it; `version` grows with every change, `turn` with what is revealed."""

    type: Literal["table"] = "table"
    table: str
    game: str
    options: dict[str, str]
    agreed: tuple[Agreed, ...]  # the same in words
    version: int
    turn: int
    seat: int | None
    is_owner: bool
    players: tuple[Player, ...]
    page: Page
    news: tuple[Note, ...]
    can_take_back: bool
    is_over: bool
    winners: tuple[int, ...]
    commitment: str
    seed: str | None  # told when the game is over, but that of a day's deal only with its results
    nonce: str | None  # told with it: the commitment is the SHA-256 of "seed:nonce"
    is_seed_chosen: bool  # whoever created the table named the seed, and may know what comes
    shuffle: Shuffled | None  # where the numbers of people are in the deal: all of them, as they were told
    stand_ins: tuple[int, ...]  # the seats whose ambush the owner may leave to the solo rule now
    rematch: str | None  # the table of the rematch, once there is one
    is_practice: bool  # what comes may be known: it goes on from a moment of another game, or is tried again
    contest: Contest | None  # where others play the same deal
    answers: MessageId | None = None


class TableChanges(TypedDict, total=False):
    """The fields of a table that can change, those that have."""

    version: int
    turn: int
    is_owner: bool
    players: tuple[Player, ...]
    news: tuple[Note, ...]
    can_take_back: bool
    is_over: bool
    winners: tuple[int, ...]
    seed: str | None
    nonce: str | None
    stand_ins: tuple[int, ...]
    rematch: str | None
    is_practice: bool
    contest: Contest | None


class PageChanges(TypedDict, total=False):
    """The fields of a page that have changed, each as a whole."""

    seat: int | None
    status: tuple[Status, ...]
    prompt: Note
    charts: tuple[Chart, ...]
    card: Card | None
    goals: tuple[Goal, ...]
    placings: tuple[Placing, ...]
    choices: tuple[Choice, ...]
    sheets: tuple[ScoreSheet, ...]
    result: tuple[Note, ...]
    trays: tuple[Tray, ...]
    kind: PageKind
    target: Target | None
    task: Task | None


class Changed(Model):
    """What has changed at a table, for one who asked for it in Hello and saw the table of version `since`.

    The table that one has, with these fields of it and of its page in place of the old ones, is the new one.
    """

    type: Literal["changed"] = "changed"
    since: int
    table: TableChanges
    page: PageChanges
    answers: MessageId | None = None


class Previewed(Model):
    """The answer to Preview: what every goal would stand at, the boards' letters, and the own trays.

    The goals are those of the page's target where it has one, else those of the page.
    """

    type: Literal["previewed"] = "previewed"
    answers: MessageId
    goals: tuple[Goal, ...]
    letters: tuple[str, ...]
    trays: tuple[Tray, ...]


class Reason(Model):
    """What a move does, and how many points more than by a middling move that brings by the end."""

    subject: Note
    points: int


class Region(Model):
    """Where a move is: some cells around it on a seat's board, or the tray of what is taken."""

    seat: int
    cells: Spots
    tray: TrayName | None


class Hinted(Model):
    """The answer to Hint: what the bot would do, and what that would bring, as Previewed says it.

    It is unfolded in three grades: what matters now, where, and the action with its reasons; where nothing is
    known of what matters, it has but one.
    """

    type: Literal["hinted"] = "hinted"
    answers: MessageId
    action: ActionText
    bot: str  # who thought
    late: str | None  # the strongest, where it was late and another thought instead
    goals: tuple[Goal, ...]
    trays: tuple[Tray, ...]
    matter: Note | None
    region: Region | None
    reasons: tuple[Reason, ...]  # they add up to the points
    points: int  # more than by a middling move


class Refusal(Model):
    """Why a message changed nothing, as a sentence and as the note it says.

    A fresh Table follows, but not where Preview asked for what the rules forbid.
    """

    type: Literal["refusal"] = "refusal"
    answers: MessageId | None
    reason: str
    note: Note
    culprits: Spots = "0"  # the cells of the action that are to blame, if some are
    missing: Spots = "0"  # the cells one of which it should have had, if that is why


class Pong(Model):
    """The answer to Ping."""

    type: Literal["pong"] = "pong"
    answers: MessageId


class Unreadable(Model):
    """A table that cannot be played on: what is known of it, and why; the connection is closed after it."""

    type: Literal["unreadable"] = "unreadable"
    table: str
    game: str
    options: dict[str, str]
    names: tuple[str, ...]  # of the people, as they sat last; empty where nobody did
    since: int  # when it last changed, in seconds since 1970
    reason: str
    note: Note


ServerMessage = Annotated[
    Table | Lobby | Changed | Previewed | Hinted | Refusal | Pong | Unreadable, Field(discriminator="type")
]
