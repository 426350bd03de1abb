"""The rules of Cartouche: setup, the rounds with their three phases, the final phase, the final count."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from landscribe.core.game import Earned, Event, IllegalAction, Outcome, Seat, Summary
from landscribe.core.note import WrongValue
from landscribe.core.people import seat_first, seat_within
from landscribe.core.rng import Seed, below, shuffled, stream
from landscribe.games.cartouche.achievements import CARDS, FIXED, rewards
from landscribe.games.cartouche.actions import (
    Action,
    Claim,
    Complete,
    Done,
    Drop,
    Keep,
    Place,
    Take,
    TakeAnkh,
    Trade,
)
from landscribe.games.cartouche.ankhs import PIECES_DRAWN
from landscribe.games.cartouche.draft import (
    draft_choices,
    drafted,
    drafter,
    waiting,
    wrong_phase,
)
from landscribe.games.cartouche.mural import side_named
from landscribe.games.cartouche.player import (
    Moved,
    ankh_taken,
    ankhs,
    can_end,
    claimed,
    claims,
    completed,
    completions,
    placed,
    placings,
    traded,
    trades,
)
from landscribe.games.cartouche.solo import opponent_points, opponent_scored
from landscribe.games.cartouche.stories import STARTING
from landscribe.games.cartouche.table import (
    CORNERS,
    Ladder,
    Opponent,
    Options,
    Player,
    State,
    Table,
    announced,
    begun,
    cards_of,
    stories_of,
    tiles_of,
    with_player,
)
from landscribe.games.cartouche.turn import (
    SLOTS,
    Phase,
    Step,
    are_drawn,
    drafter_at,
    first_after,
    has_to_drop,
    phase_after,
    space_after,
    step_after_done,
    step_after_draws,
)

DECK = {1: 20, 2: 30, 3: 40, 4: 50}
DEALT = {1: (2, 3), 2: (3, 4), 3: (4, 5), 4: (5, 6)}  # stories and tiles a round


# Setup


def new(options: Options, seats: int, seed: Seed) -> State:
    """Murals, ankhs and a starting story for each, three achievement cards, the first round dealt."""
    if seats not in DECK:
        raise WrongValue("refused-seats", seats=seats, game="Cartouche", few=min(DECK), many=max(DECK))
    rules = options.rules
    _, deck = shuffled(stream(seed, "stories"), stories_of(rules))
    rng, bag = shuffled(stream(seed, "tiles"), tiles_of(rules))
    _, starts = shuffled(stream(seed, "starting stories"), starting_stories(rules))
    _, first = below(stream(seed, "first player"), seats)  # K32
    dealt = shuffled(stream(seed, "achievements"), cards_of(rules))[1][:SLOTS]
    cards = [CORNERS[options.corners].get(name, name) for name in achievement_cards(options) or dealt]
    board = tuple(Ladder(name, rewards(name, seats)) for name in (*FIXED, *cards))
    table = Table(
        rules=rules,
        side=options.side,
        level=options.level,
        round=0,
        phase=Phase.DRAFT,
        first=first,
        picks=0,
        stories=(),
        tiles=(),
        players=tuple(Player(side_named(options.side), (story,)) for story in starts[:seats]),
        board=board,
        opponent=Opponent() if seats == 1 else None,
        used_stories=(),
        used_tiles=(),
        turn=0,
        news=(),
    )
    return _round_begun(State(table, deck[: DECK[seats]], bag, rng))


def starting_stories(rules: int) -> tuple[str, ...]:
    """The stories that players start with in a version of the rules."""
    return tuple(story.id for story in STARTING if story.since <= rules)


def achievement_cards(options: Options) -> tuple[str, ...]:
    """The three cards agreed on, those of a first game, or none if three of all are dealt."""
    if options.achievements == ("starred",):
        return tuple(name for name in cards_of(options.rules) if CARDS[name].star)[:SLOTS]
    return options.achievements


# The contract


def to_act(state: State) -> frozenset[Seat]:
    """Whose turn it is to take an item; in the other phases everyone who is not done."""
    return waiting(state.table)


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Every small step a seat can take now."""
    return choices(state.table, seat)


def choices(table: Table, seat: Seat) -> Iterator[Action]:
    """Every such step; what is hidden decides none of them."""
    if seat not in waiting(table):
        return
    player = table.players[seat]
    if player.claiming is not None:
        yield from ankhs(player)
    elif table.phase == Phase.DRAFT:
        yield from draft_choices(table, player)
    elif player.step == Step.KEEP:
        yield from map(Keep, player.offers[0])
    else:
        if player.step == Step.PLACE:
            yield from placings(player)
        else:
            yield from completions(player)
            yield from claims(player, table)
        yield from trades(player)
        if can_end(player, table.phase):
            yield Done()


def play(state: State, seat: Seat, action: Action) -> State:
    """The state after one small step, and all that follows from it."""
    table = state.table
    if not 0 <= seat < len(table.players):
        raise IllegalAction("refused-no-seat", seat=seat + 1, seats=len(table.players))
    if seat not in to_act(state):
        raise _why_not_now(table, seat, action)
    table = with_player(table, seat, table.players[seat]._replace(news=()))._replace(news=())
    state = state._replace(table=table)
    match action:
        case Take() | Drop():
            return state._replace(table=drafted(table, seat, action))
        case Keep():
            return _kept(state, seat, action)
        case Done():
            return _done(state, seat)
        case _:
            player, events = _moved(table, seat, action)
            state = state._replace(table=with_player(table, seat, player._replace(news=events)))
            is_now = are_drawn(player.draws, table.opponent is not None, is_over=False)
            return _pieces_drawn(state) if is_now else state


def _moved(table: Table, seat: Seat, action: Place | Trade | Complete | Claim | TakeAnkh) -> Moved:
    """What a player does alone, where the phase allows it."""
    player = table.players[seat]
    if player.claiming is not None and not isinstance(action, TakeAnkh):
        raise IllegalAction("refused-ankh-first", action=str(action), achievement=player.claiming.achievement)
    if player.step == Step.KEEP:
        raise IllegalAction("refused-keep-first", action=str(action), tiles=", ".join(player.offers[0]))
    match action:
        case Trade():
            if has_to_drop(len(player.stories)):
                raise IllegalAction(
                    "refused-drop-first", action=str(action), stories=", ".join(player.stories)
                )
            return traded(player, seat, action)
        case Place():
            _check_step(table, player, action, Step.PLACE)
            return placed(player, seat, action)
        case Complete():
            _check_step(table, player, action, Step.SCORE)  # K3
            return completed(player, seat, action)
        case Claim():
            _check_step(table, player, action, Step.SCORE)
            return claimed(player, seat, table, action)
        case TakeAnkh():
            return ankh_taken(player, seat, action)
        case _:
            assert_never(action)


def _check_step(table: Table, player: Player, action: Action, step: Step) -> None:
    if player.step != step:
        raise wrong_phase(action, step, table.phase if player.step == Step.IDLE else player.step)


def _why_not_now(table: Table, seat: Seat, action: Action) -> IllegalAction:
    if table.phase == Phase.OVER:
        return IllegalAction("refused-after-the-end", action=str(action))
    if table.phase == Phase.DRAFT:
        now = seat_within(drafter(table))
        return IllegalAction("refused-not-drafter", action=str(action), who=seat_first(seat), drafter=now)
    return IllegalAction("refused-is-done", action=str(action), who=seat_first(seat))


# A round


def _round_begun(state: State) -> State:
    """Stories and tiles dealt for the next round."""
    table = state.table
    cards, tiles = DEALT[len(table.players)]
    state, dealt = _from_bag(state, tiles)
    table = state.table._replace(
        round=table.round + 1,
        phase=Phase.DRAFT,
        picks=0,
        stories=state.deck[:cards],
        tiles=dealt,
        turn=table.turn + 1,
    )
    return state._replace(table=announced(table, Event("round", number=table.round)), deck=state.deck[cards:])


def _from_bag(state: State, number: int) -> tuple[State, tuple[str, ...]]:
    """The tiles drawn, and the bag without them; when it is empty, the discarded tiles go back (K25)."""
    tiles, bag = state.bag[:number], state.bag[number:]
    state = state._replace(bag=bag)
    lacking = number - len(tiles)
    if not lacking or not state.table.used_tiles:
        return state, tiles
    rng, bag = shuffled(state.rng, state.table.used_tiles)
    table = announced(state.table._replace(used_tiles=()), Event("refilled", number=len(bag)))
    return State(table, state.deck, bag[lacking:], rng), (*tiles, *bag[:lacking])


# 2. Place, 3. Score, and the final phase: all at once


def _done(state: State, seat: Seat) -> State:
    """A player's phase ended; in the final phase scoring follows placing, and placing any gain (K27)."""
    table, player = state.table, state.table.players[seat]
    if table.phase == Phase.DRAFT or player.claiming is not None or player.step == Step.KEEP:
        raise IllegalAction("refused-done-choose")
    if not can_end(player, table.phase):
        raise IllegalAction("refused-done-reserve")
    step = step_after_done(table.phase, player.step, player.has_gained, player.draws)
    player = player._replace(step=step, has_gained=player.has_gained and step == Step.IDLE)
    return _settled(state._replace(table=with_player(table, seat, player)))


def _settled(state: State) -> State:
    """What follows when nobody is left to act."""
    table = state.table
    if any(player.step != Step.IDLE for player in table.players):
        return state
    news = tuple(event for player in table.players for event in player.news)
    players = tuple(player._replace(news=()) for player in table.players)
    table = table._replace(players=players, news=(*news, *table.news))
    state = state._replace(table=table)
    if any(are_drawn(player.draws, table.opponent is not None, is_over=True) for player in table.players):
        return _pieces_drawn(state)
    if table.phase == Phase.PLACE and table.opponent is not None:
        table = opponent_scored(table)  # K35: before the player
    if table.phase == Phase.SCORE:
        table = table._replace(board=tuple(_advanced(table, ladder) for ladder in table.board))
    match phase_after(table.phase, table.round):
        case Phase.DRAFT:
            first = first_after(table.first, len(table.players))
            return _round_begun(state._replace(table=table._replace(first=first)))
        case Phase.OVER:
            return state._replace(table=_counted(_turned(table)))
        case phase:
            return state._replace(table=begun(_turned(table), phase))


def _turned(table: Table) -> Table:
    return table._replace(turn=table.turn + 1)


def _pieces_drawn(state: State) -> State:
    """The draws owed for *3 pieces*: alone at once, else in turn order when all ended the phase (K24)."""
    seats = len(state.table.players)
    for seat in (drafter_at(state.table.first, place, seats) for place in range(seats)):
        if not state.table.players[seat].draws:
            continue
        offers: list[tuple[str, ...]] = []
        for _ in range(state.table.players[seat].draws):
            state, tiles = _from_bag(state, PIECES_DRAWN)
            state = state._replace(
                table=announced(state.table, Event("drew", seat, " ".join(tiles), len(tiles)))
            )
            if tiles:
                offers.append(tuple(sorted(tiles)))
        player = state.table.players[seat]._replace(draws=0, offers=tuple(offers))
        player = player._replace(step=Step.KEEP if offers else _step_after_draws(state.table, player))
        state = state._replace(table=with_player(state.table, seat, player))
    return _settled(state._replace(table=_turned(state.table)))


def _step_after_draws(table: Table, player: Player) -> Step:
    return step_after_draws(table.phase, player.has_gained, table.opponent is not None)


def _kept(state: State, seat: Seat, action: Keep) -> State:
    """One of the tiles drawn goes to the reserve, the others are discarded."""
    table, player = state.table, state.table.players[seat]
    if player.step != Step.KEEP:
        raise IllegalAction("refused-keep-nothing", action=str(action))
    offer = player.offers[0]
    if action.tile not in offer:
        raise IllegalAction("refused-keep", tile=action.tile, tiles=", ".join(offer))
    others = [tile for tile in offer if tile != action.tile]
    player = player._replace(
        tiles=tuple(sorted((*player.tiles, action.tile))), offers=player.offers[1:], has_gained=True
    )
    if not player.offers:
        step = _step_after_draws(table, player)
        player = player._replace(step=step, has_gained=step != Step.PLACE)
    table = table._replace(used_tiles=tuple(sorted((*table.used_tiles, *others))))
    player = player._replace(news=(Event("kept", seat, action.tile),))
    return _settled(state._replace(table=with_player(table, seat, player)))


def _advanced(table: Table, ladder: Ladder) -> Ladder:
    """The ladder with its next space, when someone stands on this one (K21)."""
    taken = {(score.achievement, score.space) for player in table.players for score in player.scores}
    is_taken = (ladder.achievement, ladder.next) in taken
    return ladder._replace(next=space_after(ladder.next, len(ladder.rewards))) if is_taken else ladder


# The final count


def _counted(table: Table) -> Table:
    events = [Event("points", seat, number=player.points) for seat, player in enumerate(table.players)]
    if table.opponent is not None:
        events.append(Event("opponent-points", number=opponent_points(table)))
    return announced(table._replace(phase=Phase.OVER), *events)


def outcome(state: State) -> Outcome | None:
    """The points of stories, achievements and tokens; most stories break a tie, else it is shared (K31)."""
    table = state.table
    if table.phase != Phase.OVER:
        return None
    points = tuple(player.points for player in table.players)
    stories = [len(player.completed) for player in table.players]
    return ranked(points, stories, None if table.opponent is None else opponent_points(table))


def ranked(points: tuple[int, ...], stories: Sequence[int], rival: int | None) -> Outcome:
    """Who wins with these points and so many stories each; alone, against the opponent's points."""
    if rival is not None:
        return Outcome(points, frozenset({0} if points[0] > rival else ()))
    ranks = list(zip(points, stories, strict=True))
    return Outcome(points, frozenset(seat for seat, rank in enumerate(ranks) if rank == max(ranks)))


def summary(state: State) -> tuple[Summary, ...]:
    """What stories, each achievement and tokens bring every player, as if the game ended now."""
    return tuple(summary_of(state.table, player) for player in state.table.players)


def summary_of(table: Table, player: Player) -> Summary:
    """What they bring one player."""
    points = {score.achievement: score.points for score in player.scores}
    names = [ladder.achievement for ladder in table.board]
    return summed(names, player.story_points, [points.get(name, 0) for name in names], player.token_points)


def summed(names: Sequence[str], stories: int, achievements: Sequence[int], tokens: int) -> Summary:
    """The points of stories, of the achievements with these names, and of tokens."""
    earned = zip(names, achievements, strict=True)
    return Summary(
        (
            Earned("cartouche-head-stories", (stories,)),
            *(Earned(f"cartouche-achievement-{name.lower()}", (points,)) for name, points in earned),
            Earned("cartouche-head-tokens", (tokens,)),
        )
    )
