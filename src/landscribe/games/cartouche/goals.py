"""What scores in Cartouche, as it is shown: stories, achievements with their spaces, and the final count."""

from collections.abc import Iterator

from landscribe.core.note import Note, note
from landscribe.core.page import Goal, ScoreSheet, Space
from landscribe.core.people import seat_within
from landscribe.core.text import spots
from landscribe.games.cartouche.achievements import unit_of
from landscribe.games.cartouche.conditions import NEVER
from landscribe.games.cartouche.rules import summary_of
from landscribe.games.cartouche.stories import STORIES, Kind, Near
from landscribe.games.cartouche.table import LEVELS, Ladder, Player, Score, Table, is_closed, space_of
from landscribe.games.cartouche.tokens import NOTHING, total
from landscribe.games.cartouche.trays import story_signs
from landscribe.games.cartouche.turn import Phase, Step
from landscribe.games.cartouche.views import Progress, View
from landscribe.games.cartouche.words import achievement_title, listed, some, story_text, story_title, title


def goals(view: View) -> tuple[Goal, ...]:
    """The own open stories and all achievements; those who watch see the achievements only."""
    if view.seat is None:
        return tuple(_achievement(view, ladder, None, None) for ladder in view.table.board)
    player, progress = view.table.players[view.seat], view.progress(view.seat)
    scores = {score.achievement: score for score in player.scores}
    stories = [
        _story(name, near, player.step == Step.SCORE) for name, near in view.missing(view.seat).items()
    ]
    names = [(ladder, ladder.achievement) for ladder in view.table.board]
    return (
        *stories,
        *(_achievement(view, ladder, progress.get(name), scores.get(name)) for ladder, name in names),
    )


def _story(name: str, near: Near, scoring: bool) -> Goal:
    points, asks, lacks = STORIES[name].points, story_text(name), _lacking(name, near)
    now = points if near.missing == 0 else 0
    return Goal(
        "card",
        name,
        story_title(name),
        note("cartouche-goal-story", points=points, text=asks, missing=lacks),
        now,
        spots(near.cells),
        earned=0,
        is_next=scoring and now > 0,
        card=name,
        asks=asks,
        lacks=lacks,
        worth=points,
        signs=story_signs(name),
    )


def _lacking(name: str, near: Near) -> Note:
    """What a story still takes."""
    if near.missing == 0:
        return note("cartouche-fulfilled")
    if STORIES[name].kind == Kind.TOKEN and near.missing != total(near.lacks):
        return note("cartouche-missing-tokens", number=near.missing)
    parts: list[Note] = []
    if near.lacks != NOTHING:
        parts.append(note("cartouche-lacks", icons=some(near.lacks)))
    if near.extra != NOTHING:
        parts.append(note("cartouche-extra", icons=some(near.extra)))
    return listed(parts)


def _achievement(view: View, ladder: Ladder, progress: Progress | None, score: Score | None) -> Goal:
    name = ladder.achievement
    spaces = _spaces(view, ladder)
    asks, lacks = note(f"cartouche-achievement-{name.lower()}-text"), _missing(view, name, progress)
    text = note(
        "cartouche-goal-achievement",
        text=asks,
        rewards=" ".join(f"[{space.points}]" if space.is_next else str(space.points) for space in spaces),
        missing=lacks,
        seats=_holders(view, name),
    )
    worth = next(space.points for space in spaces if space.is_next)
    now = worth if lacks.message == "cartouche-fulfilled" else 0
    cells = score.cells if score is not None else progress.cells if progress is not None else 0
    return Goal(
        "race",
        label_of(name),
        achievement_title(name),
        text,
        now,
        spots(cells),
        earned=score.points if score is not None else 0,
        is_next=now > 0,
        card=name,
        asks=asks,
        lacks=None if view.seat is None else lacks,
        worth=worth,
        spaces=spaces,
    )


def _spaces(view: View, ladder: Ladder) -> tuple[Space, ...]:
    """The reward spaces with everyone's ankhs; in the final phase all claim the last one (K27)."""
    name, table = ladder.achievement, view.table
    next_claimed = space_of(table, ladder)
    held = [_places(player.scores) for player in table.players]
    rivals = () if table.opponent is None else table.opponent.scores
    return tuple(
        Space(
            points,
            tuple(seat for seat, places in enumerate(held) if (name, place) in places),
            _places(rivals).count((name, place)),
            is_next=place == next_claimed,
        )
        for place, points in enumerate(ladder.rewards)
    )


def _places(scores: tuple[Score, ...]) -> list[tuple[str, int]]:
    return [(score.achievement, score.space) for score in scores]


def label_of(achievement: str) -> str:
    """The short label of an achievement."""
    return _LABELS.get(achievement, achievement)


_LABELS = {"rivers": "3R", "chambers": "3C", "tokens": "3T", "identical": "5="}


def _missing(view: View, name: str, progress: Progress | None) -> Note:
    """What an achievement still takes, or why it cannot be scored."""
    if progress is None or view.seat is None:
        return note("cartouche-settled")
    if is_closed(view.table, name):
        return note("cartouche-closed")
    if not view.table.players[view.seat].ankhs:
        return note("cartouche-no-ankhs")
    if progress.missing == 0:
        return note("cartouche-fulfilled")
    if progress.missing >= NEVER:
        return note("cartouche-missing-never")
    return note(f"cartouche-missing-{unit_of(name)}", number=progress.missing)


def _holders(view: View, name: str) -> Note:
    """Who has scored an achievement, and for how many points."""
    found = [
        note("cartouche-holder", who=seat_within(seat), points=score.points)
        for seat, player in enumerate(view.table.players)
        for score in player.scores
        if score.achievement == name
    ]
    if view.table.opponent is not None:
        scores = view.table.opponent.scores
        found += [note("cartouche-opponent-holder", points=s.points) for s in scores if s.achievement == name]
    return note("cartouche-holders", seats=listed(found)) if found else note("cartouche-no-holders")


def score_sheet(view: View, player: Player) -> ScoreSheet:
    """The three sums; at the end every story, space and token that makes them up."""
    summary = summary_of(view.table, player)
    if view.table.phase == Phase.OVER:
        head = (note("cartouche-head-what"), note("cartouche-head-points"))
        return ScoreSheet(head, tuple(_counted(player)), summary.total)
    head = tuple(note(f"cartouche-head-{name}") for name in ("stories", "achievements", "tokens"))
    stories, *achievements, tokens = (earned.total for earned in summary.earned)
    return ScoreSheet(head, ((stories, sum(achievements), tokens),), summary.total)


def _counted(player: Player) -> Iterator[tuple[Note, int]]:
    """Everything that counts in the end, with its points."""
    for done in player.completed:
        yield title(done.story), STORIES[done.story].points
    for score in player.scores:
        yield title(score.achievement), score.points
    yield note("cartouche-tokens-left", number=sum(player.tokens)), player.token_points


def result(view: View) -> tuple[Note, ...]:
    """Alone, whether the opponent is beaten and what it counts; else what broke a tie (K31)."""
    table = view.table
    if table.opponent is None:
        best = [len(player.completed) for player in table.players if player.points == _most(table)]
        return (note("cartouche-tie", stories=max(best)),) if len(best) > 1 else ()
    theirs, spaces = view.opponent_points or 0, sum(score.points for score in table.opponent.scores)
    bonus = LEVELS[table.level]
    count = note(
        "cartouche-opponent-count",
        spaces=spaces,
        stories=theirs - spaces - bonus,
        level=note(f"cartouche-level-{table.level}"),
        bonus=f"{bonus:+d}" if bonus else "0",
    )
    verdict = "won" if table.players[0].points > theirs else "lost"
    return (note(f"cartouche-{verdict}", points=theirs), count)


def _most(table: Table) -> int:
    return max(player.points for player in table.players)
