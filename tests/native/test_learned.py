"""What bots have learned: files of weights, signs, values in whole numbers, and learning itself."""

import lzma
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

import numpy as np
import pytest

from landscribe.bots import learned
from landscribe.bots.bot import ALL, Budget, Depth
from landscribe.bots.cartographers import insight
from landscribe.bots.cartographers import lessons as maps
from landscribe.bots.cartographers import value as map_value
from landscribe.bots.cartographers.judge import JUDGE
from landscribe.bots.cartographers.players import master
from landscribe.bots.cartographers.signs import SIGNS
from landscribe.bots.learned import Block
from landscribe.bots.mapmaker import insight as page_insight
from landscribe.bots.mapmaker import lessons as page
from landscribe.bots.mapmaker.signs import SIGNS as PAGE_SIGNS
from landscribe.bots.minds import Source, mind_of
from landscribe.bots.network import FINENESS, GOALS, LEAK, UNIT, Mind, Net, blank_mind
from landscribe.bots.school import Lesson, School, blocks_of
from landscribe.core.rng import seeded
from landscribe.games import GAMES
from landscribe.games.cartographers.actions import Draw
from landscribe.games.cartographers.drawing import move_of
from landscribe.games.cartographers.setup import SCORING
from landscribe.games.mapmaker.missions import MISSIONS
from landscribe.games.mapmaker.rules import Options
from landscribe.lab.course import Course, beginning
from landscribe.native.cartographers.table import RULES, SHEETS
from tests.bots.test_bots import paired
from tests.games.playing import random_game

SCHOOLS = {"cartographers": maps, "mapmaker": page}


# Files


def test_what_was_learned_is_read_as_it_was_written(tmp_path: Path) -> None:
    block = Block((2, 3), np.arange(-3, 3, dtype="<i2").tobytes())
    learned.write(tmp_path / "a.weights", {"seed": 5}, {"one": block})
    header, blocks = learned.read(tmp_path / "a.weights")
    assert (header["seed"], dict(blocks)) == (5, {"one": block})


def test_what_is_spread_is_read_as_it_was_and_compressed_as_a_whole_is_smaller(tmp_path: Path) -> None:
    numbers = np.arange(-(2**15), 2**15, 7, dtype="<i2")[:9360].reshape(30, 4, 78)
    blocks = {"one": Block(numbers.shape, numbers.tobytes()), "two": Block((2,), b"\x80\xff\x7f\x00")}
    (tmp_path / "a.weights").write_bytes(learned.spread({"seed": 5}, blocks))
    header, found = learned.read(tmp_path / "a.weights")
    assert (header["seed"], dict(found)) == (5, blocks)
    file = page.SOURCE.package
    together = lzma.compress(learned.spread(*learned.read(file)))
    assert len(together) < 0.85 * file.stat().st_size


@pytest.mark.parametrize("place", [5, 200, -3])
def test_a_damaged_file_is_refused_with_a_sentence(place: int, tmp_path: Path) -> None:
    whole = bytearray(maps.SOURCE.package.read_bytes())
    whole[place] ^= 0xFF
    (tmp_path / "a.weights").write_bytes(whole)
    with pytest.raises(ValueError, match="holds no learned weights, or is damaged"):
        learned.read(tmp_path / "a.weights")


@pytest.mark.parametrize("game", SCHOOLS)
def test_the_weights_of_the_package_say_how_they_came_about_and_how_strong_they_are(game: str) -> None:
    file = SCHOOLS[game].SOURCE.package
    header, blocks = learned.read(file)
    assert header["command"].startswith(f"landscribe train --game {game} --games ")
    assert header["command"].endswith(f" --seed {header['seed']}")
    assert header["strength"]["deals"] == 1_000
    assert tuple(blocks) == Net._fields
    assert file.stat().st_size < 3_000_000


def test_a_card_that_was_never_seen_has_the_planners_reckoning(tmp_path: Path) -> None:
    school, source = maps.SCHOOL, maps.SOURCE
    header, blocks = learned.read(source.package)
    names = ["a card of old" if name == "greenbough" else name for name in header["goals"]]
    learned.write(tmp_path / "a.weights", {**header, "goals": names}, blocks)
    goals = tuple(
        school.goals.index(name) for name in ("greenbough", "canal_lake", "wildholds", "borderlands")
    )
    new, usual = (mind_of(school, Source(file), goals) for file in (tmp_path / "a.weights", source.package))
    first = slice(school.size.general, school.size.general + school.size.own)
    assert (new.signs[0, first, 1:] == 0).all()
    assert new.signs[0, school.size.general, 0] > 0
    assert (new.signs[:, first.stop :] == usual.signs[:, first.stop :]).all()


# Signs and values


def test_signs_belong_to_goals_that_there_are() -> None:
    assert set(SIGNS) <= {rule for card in SCORING.values() for rule in (card.rulebook, card.retail)}
    assert set(PAGE_SIGNS) <= {mission.rule for mission in MISSIONS.values()}


def in_python(mind: Mind) -> Mind:
    """A mind whose boards plain Python can look at."""
    return mind._replace(boards=mind.boards.astype(object))


def foretold(mind: Mind, season: int) -> float:
    """What the network foretells of what it has in view, in points."""
    units = mind.board.astype(float) @ mind.signs[season].astype(float)
    units += mind.moment.astype(float) @ mind.moments[season].astype(float)
    units[1:] = np.where(units[1:] > 0, units[1:], units[1:] / LEAK)
    return float(units @ mind.out[season].astype(float)) * LEAK / float(mind.point[0])


def composed(school: School, net: Net, goals: tuple[int, ...]) -> Mind:
    """The network for a deal, in floats."""
    size, mind = school.size, blank_mind(school.size, school.alive, school.words, is_whole=False)
    for season in range(len(mind.out)):
        mind.signs[season, : size.general] = net.general[0, season]
        mind.moments[season] = net.moment[0, season]
        for letter in range(GOALS):
            if school.alive[season, letter]:
                at, goal = size.general + letter * size.own, (goals[letter], letter, season)
                mind.signs[season, : size.general] += net.goal_general[goal]
                mind.signs[season, at : at + size.own] = net.goal_own[goal]
                mind.moments[season, : size.moment] += net.goal_moment[goal]
    mind.signs[:] *= school.scales.board[:, None]
    mind.moments[:] *= school.scales.moment[:, None]
    mind.out[:] = net.out[0] * UNIT / LEAK
    return mind._replace(goals=np.array(goals))


def rounded_to(school: School, source: Source) -> Net:
    """Floats of which the weights of the package could be the roundings: each off by up to half a step."""
    size, board, moment = school.size, school.scales.board[:, None], school.scales.moment[:, None]
    scales = (
        board[: size.general],
        moment,
        board[: size.general],
        board[size.general : size.general + size.own],
        moment[: size.moment],
        UNIT / LEAK,
    )
    chance, (_, blocks), found = np.random.default_rng(5), learned.read(source.package), list[Any]()
    for name, scale in zip(Net._fields, scales, strict=True):
        whole = np.frombuffer(blocks[name].numbers, "<i2").reshape(blocks[name].shape)
        found.append((whole + chance.uniform(-0.49, 0.49, whole.shape)) / FINENESS / scale)
    net = Net(*found)
    assert blocks_of(school, net) == blocks
    return net


def net_of(origin: str, school: School, source: Source, folder: Path) -> Net:
    """A network in floats; its roundings are in the folder, those of the package's as they are shipped."""
    if origin == "shipped":
        (folder / source.package.name).write_bytes(source.package.read_bytes())
        return rounded_to(school, source)
    net = beginning(school, 4)
    header = {"goals": school.goals, "cards": school.cards}
    learned.write(folder / source.package.name, header, blocks_of(school, net))
    return net


ORIGINS = ("beginning", "shipped")


@pytest.mark.parametrize("origin", ORIGINS)
def test_whole_numbers_foretell_what_floats_do_within_half_a_star(origin: str, tmp_path: Path) -> None:
    school, chance = maps.SCHOOL, Random(3)
    net = net_of(origin, school, maps.SOURCE, tmp_path)
    _, states = random_game("cartographers", 1, 4)
    for state in chance.sample(states, 8):
        goals = tuple(RULES.index(state.options.rule(name)) for name in state.edicts)
        whole = in_python(mind_of(school, Source(tmp_path / maps.SOURCE.package.name), goals))
        floats = in_python(composed(school, net, goals))
        for mind in (whole, floats):
            mind.boards[:] = SHEETS.packed([state.sheets[0]]).astype(object)
            mind.moment[: school.size.moment] = 1
            map_value.see(state.season, mind)
        assert foretold(whole, state.season) == pytest.approx(foretold(floats, state.season), abs=0.5)


@pytest.mark.parametrize("origin", ORIGINS)
def test_whole_numbers_foretell_of_a_page_what_floats_do_within_half_a_point(
    origin: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    school, rules = page.SCHOOL, GAMES["mapmaker"]
    net = net_of(origin, school, page.SOURCE, tmp_path)
    monkeypatch.setenv("LANDSCRIBE_WEIGHTS", str(tmp_path))
    checked = 0
    for state in random_game("mapmaker", 1, 4)[1]:
        if rules.to_act(state):
            seen = page_insight.glance(rules.view(state, 0), list(rules.legal(state, 0))[:1], signs=1)
            season, whole = seen.outlook.season, seen.mind
            if not seen.outlook.ends:
                floats = composed(school, net, tuple(map(int, whole.goals)))
                for mind in (whole, floats):
                    mind.board[:], mind.moment[:] = seen.signs[0], whole.moment
                assert foretold(floats, season) == pytest.approx(foretold(whole, season), abs=0.5)
                assert seen.values[0] == pytest.approx(foretold(whole, season), abs=1e-6)
                checked += 1
    assert checked >= 12


class Deciding(NamedTuple):
    """A view of a solo game, with the legal actions."""

    view: Any
    legal: list[Any]


def decisions(game: str, seed: int, most: int) -> list[Deciding]:
    """Some moments of a random solo game at which something is to be drawn."""
    rules, (_, states) = GAMES[game], random_game(game, 1, seed)
    moments = [state for state in states if rules.to_act(state)]
    chosen = Random(seed).sample(moments, min(most, len(moments)))
    found = [Deciding(rules.view(state, 0), list(rules.legal(state, 0))) for state in chosen]
    return [each for each in found if isinstance(each.legal[0], Draw)]


def test_the_last_card_of_winter_is_valued_by_what_it_scores() -> None:
    rules = GAMES["cartographers"]
    _, states = random_game("cartographers", 1, 6)
    last = [state for state in states if rules.to_act(state)][-1]
    view, legal = rules.view(last, 0), list(rules.legal(last, 0))
    values = insight.glance(view, view.sheets[0], [move_of(view.card, action) for action in legal]).values
    for action, value in zip(legal, values, strict=True):
        ended = rules.play(last, 0, action)
        assert value == sum(ended.seasons[0][-1])


def test_an_imagined_game_that_goes_to_its_end_brings_what_its_seasons_score() -> None:
    view, legal = decisions("cartographers", 7, 6)[0]
    moves = [move_of(view.card, action) for action in legal[:3]]
    sheet, depth = view.sheets[0], Depth(looks=4, moves=1_000)
    totals = insight.futures(view, sheet, moves, seeded(2), 5, depth)
    assert all(total == int(total) for row in totals for total in row)
    assert totals == insight.futures(view, sheet, moves, seeded(2), 5, depth)


def test_who_looks_at_all_choices_plays_better_in_imagined_games() -> None:
    rules, (_, states) = GAMES["mapmaker"], random_game("mapmaker", 1, 8)
    more: list[float] = []
    for state in [state for state in states if rules.to_act(state)][:8:2]:
        view, legal = rules.view(state, 0), list(rules.legal(state, 0))
        few, all_of_them = (
            page_insight.futures(view, legal[:1], seeded(1), 40, Depth(looks, 1_000))[0]
            for looks in (24, ALL)
        )
        more += (b - a for a, b in zip(few, all_of_them, strict=True))
    assert mean(more) > 3 * stdev(more) / len(more) ** 0.5


# Strength


@pytest.mark.parametrize("game", ["cartographers", "heroes", "mapmaker"])
def test_what_was_learned_beats_the_planner_without_any_search(game: str) -> None:
    more = paired(game, "planner", "master:1", range(100, 140))
    assert mean(more) > 2 * stdev(more) / len(more) ** 0.5


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["cartographers", "heroes", "mapmaker"])
def test_a_master_beats_a_searcher_far_outside_the_noise(game: str) -> None:
    more = paired(game, "searcher:200", "master:200", range(100, 260))
    assert mean(more) > 3 * stdev(more) / len(more) ** 0.5


def test_a_budget_of_one_game_is_no_search() -> None:
    for view, legal in decisions("cartographers", 3, 4):
        values = JUDGE.promises(view, legal)
        assert master(view, legal, seeded(1), Budget(1)) == legal[list(values).index(max(values))]


def test_learning_a_little_improves_play_by_more_than_its_error() -> None:
    few = Options(missions=("Tree line", "Borderlands", "Wealthy town", "Watering canal"))
    course = Course(replace(page.SCHOOL, lessons=(Lesson(few, 1, 1),)), 3, 2_000)
    scores = [float(score) for _ in range(8) for score in course.step().scores]
    before, after = scores[:500], scores[-500:]
    error = (stdev(before) ** 2 / len(before) + stdev(after) ** 2 / len(after)) ** 0.5
    assert mean(after) - mean(before) > 3 * error


@pytest.mark.thorough
def test_the_course_of_cartographers_improves_play_in_every_kind_of_game() -> None:
    course = Course(maps.SCHOOL, 5, 20_000)
    scores = [
        float(score) for _ in range(80) if (parcel := course.step()).is_measured for score in parcel.scores
    ]
    half = len(scores) // 2
    error = (stdev(scores) ** 2 * 2 / half) ** 0.5
    assert mean(scores[half:]) - mean(scores[:half]) > 2 * error


def test_a_course_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, stopped = (Course(page.SCHOOL, 8, 500) for _ in range(2))
    stopped.step()
    stopped.save(tmp_path / "a.course")
    stopped = Course.kept(page.SCHOOL, tmp_path / "a.course")
    for course in (whole, stopped):
        while course.done < course.games:
            course.step()
    assert blocks_of(page.SCHOOL, whole.net) == blocks_of(page.SCHOOL, stopped.net)
