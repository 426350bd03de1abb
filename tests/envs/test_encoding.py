"""Every legal action has a number of its own, and every number that is not legal is refused by a rule."""

from itertools import count
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from landscribe.core.game import IllegalAction
from landscribe.envs.encoding import encoding_of
from landscribe.envs.episode import packed
from landscribe.envs.observations import bits_of, flat_names
from landscribe.envs.shaping import Shaped, goals_now
from landscribe.envs.solo import SoloEnv
from landscribe.envs.spaces import observation_space
from landscribe.games import game_named
from landscribe.texts import say_in
from tests.envs.playing import SEVERAL, any_number, dealt

cases = pytest.mark.parametrize(("name", "seats", "given"), SEVERAL)
both = pytest.mark.parametrize("actions", ["planes", "compact"])


def test_the_spaces_have_the_sizes_that_are_told() -> None:
    game = game_named("cartographers")
    assert encoding_of(game, game.options({}), 1, "planes").size == 11_133
    assert encoding_of(game, game.options({}), 1, "compact").size == 1_937


@both
@cases
def test_numbers_and_legal_actions_are_one_to_one(name: str, seats: int, given: Any, actions: str) -> None:
    rng, episode = Random(1), dealt(name, seats, 11, actions=actions, **given)
    game, encoding = episode.game, episode.setting.encoding
    for step in count():
        if not (waiting := episode.to_act):
            break
        seat = rng.choice(sorted(waiting))
        if step % 5:
            episode.play(seat, any_number(episode, seat, rng))
            continue
        view, legal = episode.view(seat), list(game.legal(episode.state, seat))
        numbers = [encoding.number(view, action) for action in legal]
        assert len(set(numbers)) == len(legal)
        for number, action in zip(numbers, legal, strict=True):
            assert number is not None
            assert encoding.action(view, number) == action
        assert np.flatnonzero(episode.mask(seat)).tolist() == sorted(n for n in numbers if n is not None)
        for number in [*rng.sample(range(encoding.size), 20), encoding.idle, -1, encoding.size]:
            if number not in numbers:
                with pytest.raises(IllegalAction):
                    game.play(episode.state, seat, encoding.action(view, number))
        assert episode.play(seat, any_number(episode, seat, rng)).refused is None


@cases
def test_stars_as_they_fall_add_up_to_the_score(name: str, seats: int, given: Any) -> None:
    rng, episode = Random(2), dealt(name, seats, 12, **given)
    sums = np.zeros(seats)
    while waiting := episode.to_act:
        seat = min(waiting)
        sums += episode.play(seat, any_number(episode, seat, rng)).rewards
    outcome = episode.game.outcome(episode.state)
    assert outcome is not None
    assert tuple(sums) == outcome.scores
    for seat in range(seats):
        assert np.flatnonzero(episode.mask(seat)).tolist() == [episode.setting.encoding.idle]


@cases
def test_observations_say_what_the_view_has(name: str, seats: int, given: Any) -> None:
    rng, episode = Random(3), dealt(name, seats, 13, **given)
    encoding = episode.setting.encoding
    space = observation_space(encoding, "planes")
    for step in count():
        if not (waiting := episode.to_act):
            break
        for seat in range(seats) if step % 5 == 0 else ():
            seen, view = episode.observation(seat), episode.view(seat)
            assert space.contains(seen)
            for plane, cells in zip(seen["planes"], encoding.cells(view), strict=True):
                assert (plane == bits_of(encoding, cells)).all()
        seat = min(waiting)
        episode.play(seat, any_number(episode, seat, rng))
    assert space.contains(episode.observation(0))
    assert len(set(flat_names(encoding))) == len(flat_names(encoding))


def test_an_illegal_action_is_refused_by_the_name_of_the_rule() -> None:
    env = SoloEnv("cartographers", cost=0.5)
    seen, info = env.reset(seed=4)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, is_over, is_cut, told = env.step(illegal)
    assert (reward, is_over, is_cut) == (-0.5, False, False)
    assert told["refused"] in ("refused-terrain", "refused-card-shape", "refused-outside-spaces")
    assert told["why"].endswith(".")
    assert all((seen[part] == again[part]).all() for part in seen)
    assert (told["action_mask"] == info["action_mask"]).all()


def test_an_illegal_action_ends_the_episode_where_that_is_set() -> None:
    env = SoloEnv("mapmaker", illegal="end", cost=3, actions="compact")
    _, info = env.reset(seed=4)
    _, reward, is_over, _, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over) == (-3, True)
    assert told["action_mask"].sum() == 1


def test_the_rating_falls_at_the_end() -> None:
    rng, episode, rewards = Random(5), dealt("cartographers", 1, 5, reward="rating"), list[float]()
    while episode.to_act:
        rewards += episode.play(0, any_number(episode, 0, rng)).rewards
    assert not any(rewards[:-1])
    assert rewards[-1] == episode.game.summary(episode.state)[0].rating


def test_winners_share_what_is_won() -> None:
    rng, episode, sums = Random(6), dealt("heroes", 3, 6, reward="win"), np.zeros(3)
    while waiting := episode.to_act:
        seat = min(waiting)
        sums += episode.play(seat, any_number(episode, seat, rng)).rewards
    outcome = episode.game.outcome(episode.state)
    assert outcome is not None
    assert set(np.flatnonzero(sums)) == outcome.winners
    assert sums.sum() == pytest.approx(1)


def test_masks_are_packed_and_unpacked() -> None:
    episode = dealt("cartographers", 1, 7, mask="packed")
    mask, bits = episode.mask(0), episode.given_mask(0)
    assert bits.tolist() == packed(mask).tolist()
    assert (np.unpackbits(bits, count=len(mask), bitorder="little") == mask).all()


def test_a_seed_deals_the_game_of_the_rules_and_episodes_go_on_from_it() -> None:
    one, two = SoloEnv("heroes"), SoloEnv("heroes")
    game = game_named("heroes")
    for env in (one, two):
        env.reset(seed=99)
        assert env.episode.state == game.new(game.options({}), 1, 99)
    for _ in range(3):
        one.reset()
        two.reset()
        assert one.episode.state == two.episode.state


def test_shaping_moves_rewards_and_leaves_their_sum() -> None:
    rng, env = Random(8), Shaped(gymnasium.make("landscribe/Cartographers-v0"))
    env.reset(seed=8)
    inner: Any = env.unwrapped
    start, total, is_over = goals_now(inner.setting.game, inner.episode.view(0)), 0.0, False
    while not is_over:
        _, reward, is_over, _, _ = env.step(any_number(inner.episode, 0, rng))
        total += reward
    assert total == pytest.approx(_score(inner) - start)


def _score(env: SoloEnv) -> int:
    outcome = env.episode.game.outcome(env.episode.state)
    assert outcome is not None
    return outcome.scores[0]


def test_what_a_language_model_reads_is_english_and_says_the_goals() -> None:
    env = SoloEnv("cartographers", observation="dict")
    seen, _ = env.reset(seed=1)
    view = env.episode.view(0)
    assert seen["boards"].count("\n") >= 10
    for name in view.edicts:
        assert say_in("en")(f"scoring-{name.lower().replace(' ', '-')}") in seen["goals"]


@pytest.mark.parametrize(
    "wrong", ["actions", "observation", "reward", "mask", "illegal", "map", "edicts", "sun"]
)
def test_what_cannot_be_set_is_refused_with_a_sentence(wrong: str) -> None:
    given: Any = {wrong: "none such"}
    with pytest.raises(ValueError, match=r"\.$"):
        SoloEnv("cartographers", **given)
