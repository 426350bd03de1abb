"""Batches play the very games of the rules: masks, observations, rewards and states, step by step."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from landscribe.envs.episode import Episode, next_seed, packed, setting
from landscribe.envs.registration import GAMES
from landscribe.envs.solo import SoloEnv
from landscribe.envs.vector import BatchEnv
from landscribe.native import is_available
from tests.envs.playing import MIXED, SOLO

WRONG = (-1, -(1 << 63), (1 << 63) - 1)
cases = pytest.mark.parametrize(("name", "given"), SOLO)


def chosen(masks: np.ndarray[Any, Any], rng: Random) -> list[int]:
    return [int(rng.choice(np.flatnonzero(mask).tolist())) for mask in masks]


def compared(state: Any) -> Any:
    """A state without what only screens want."""
    told = {"turn": 0, "news": (), "scored": None, "posts": ()}
    return (
        state
        if hasattr(state, "table")
        else state._replace(**{k: told[k] for k in told if k in state._fields})
    )


def follow(name: str, given: dict[str, Any], seed: int, games: int, actions: str, observation: str) -> int:
    """Steps a batch and the rules side by side until every game has ended once."""
    rng = Random(seed)
    env = BatchEnv(name, games, actions=actions, observation=observation, autoreset_mode="Disabled", **given)
    agreed = setting(name, 1, actions=actions, observation=observation, **given)  # pyright: ignore[reportArgumentType]
    twins = [Episode(agreed, seed + row) for row in range(games)]
    seen, info = env.reset(seed=seed)
    steps = 0
    while any(twin.to_act for twin in twins):
        for row, twin in enumerate(twins):
            check(twin, seen, info, row)
        masks = np.unpackbits(info["action_mask"], axis=1, count=agreed.encoding.size, bitorder="little")
        numbers = chosen(masks, rng)
        wrong = rng.randrange(games)
        numbers[wrong] = rng.choice([*WRONG, agreed.encoding.size, rng.randrange(agreed.encoding.size)])
        is_live = [bool(twin.to_act) for twin in twins]
        seen, rewards, is_over, _, info = env.step(np.array(numbers))
        for row, twin in enumerate(twins):
            if is_live[row]:
                played = twin.play(0, numbers[row])
                steps += 1
                assert played.rewards[0] == rewards[row]
                assert (played.refused is None) == (not info.get("refused", [""] * games)[row])
                if played.refused is not None:
                    assert info["refused"][row] == played.refused.note.message
                    assert info["why"][row] == str(played.refused)
            assert is_over[row] == (not twin.to_act)
            assert compared(env.state(row)) == compared(twin.state)
    for row, twin in enumerate(twins):
        check(twin, seen, info, row)
    return steps


def check(twin: Episode, seen: Any, info: dict[str, Any], row: int) -> None:
    wanted = twin.observation(0)
    if twin.setting.observation == "flat":
        assert (seen[row] == wanted).all()
    else:
        for part, array in wanted.items():
            assert (seen[part][row] == array).all(), part
    assert (info["action_mask"][row] == packed(twin.mask(0))).all()


@pytest.mark.parametrize(("actions", "observation"), [("planes", "planes"), ("compact", "packed")])
@cases
def test_a_batch_plays_the_games_of_the_rules(
    name: str, given: dict[str, Any], actions: str, observation: str
) -> None:
    assert follow(name, given, 31, 3, actions, observation) > 30


@pytest.mark.parametrize(
    "terms", [{"reward": "rating", "cost": 3}, {"reward": "win"}, {"illegal": "end", "cost": 2}]
)
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_rewards_and_punishes_as_the_rules_do(name: str, terms: dict[str, Any]) -> None:
    assert follow(name, terms, 77, 3, "compact", "packed") >= 3


@pytest.mark.parametrize("actions", [[0, 0], [0] * 4, [[0], [0], [0]], 0])
def test_a_batch_takes_one_action_for_each_game(actions: Any) -> None:
    env = BatchEnv("mapmaker", 3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions has the shape \(.*\): .* the shape \(3\)"):
        env.step(actions)
    with pytest.raises(ValueError, match=r"reset_mask has the shape \(2\)"):
        env.reset(options={"reset_mask": [True, False]})
    with pytest.raises(ValueError, match=r"seed has the shape \(1\)"):
        env.reset(seed=[4])


@pytest.mark.parametrize("name", ["mapmaker", "cartouche"])
def test_a_game_that_is_not_dealt_again_keeps_its_seed(name: str) -> None:
    env, plain = (BatchEnv(name, 2, illegal="end") for _ in range(2))
    for each in (env, plain):
        each.reset(seed=5)
    env.reset(seed=[90, 91], options={"reset_mask": [True, False]})
    assert compared(env.state(1)) == compared(plain.state(1))
    for each in (env, plain):
        each.step([-1, -1])
        each.step([0, 0])
    assert compared(env.state(1)) == compared(plain.state(1))
    assert compared(env.state(0)) != compared(plain.state(0))


def test_ambushes_and_heroes_are_known_that_come_before_the_first_question_of_a_season() -> None:
    seed = 1186  # whose last season begins with as many cards as the one before had shown
    assert follow("cartographers", MIXED, seed, 2, "planes", "flat") > 30


@pytest.mark.thorough
@pytest.mark.parametrize("actions", ["planes", "compact"])
@cases
def test_batches_play_thousands_of_games_of_the_rules(name: str, given: dict[str, Any], actions: str) -> None:
    for seed in range(0, 100, 20):
        follow(name, given, 1000 + seed, 20, actions, "flat" if seed % 40 else "planes")


@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
@pytest.mark.parametrize("name", GAMES)
def test_games_are_stepped_natively(name: str) -> None:
    assert BatchEnv(name, 1).is_native


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_the_same_in_a_batch_of_any_size(name: str) -> None:
    many, one = BatchEnv(name, 40, mask="bytes"), BatchEnv(name, 1, mask="bytes")
    plain = SoloEnv(name)
    seen, info = many.reset(seed=50)
    single, told = one.reset(seed=50 + 17)
    plain_seen, plain_told = plain.reset(seed=50 + 17)
    rng, episodes = Random(1), 0
    while episodes < 3:
        assert (seen["planes"][17] == single["planes"][0]).all()
        assert (seen["facts"][17] == single["facts"][0]).all()
        assert (single["facts"][0] == plain_seen["facts"]).all()
        assert (info["action_mask"][17] == told["action_mask"][0]).all()
        assert (told["action_mask"][0] == plain_told["action_mask"]).all()
        numbers = chosen(info["action_mask"], rng)
        seen, rewards, is_over, _, info = many.step(numbers)
        single, reward, over, _, told = one.step(numbers[17:18])
        assert (rewards[17], is_over[17]) == (reward[0], over[0])
        plain_seen, _, plain_over, _, plain_told = plain.step(numbers[17])
        assert plain_over == over[0]
        if over[0]:
            episodes += 1
            seen, _, _, _, info = many.step(np.zeros(40, np.int64))
            single, reward, over, _, told = one.step([0])
            assert (reward[0], over[0]) == (0, False)
            plain_seen, plain_told = plain.reset()


def digest(name: str, games: int) -> str:
    """Of all that the first games of a batch hand out in some steps."""
    env, rng, found = BatchEnv(name, games, mask="bytes"), Random(4), sha256()
    seen, info = env.reset(seed=9)
    for _ in range(60):
        parts = (seen["planes"], seen["facts"], info["action_mask"])
        for part in parts:
            found.update(np.ascontiguousarray(part[:6]).tobytes())
        numbers = chosen(info["action_mask"][:6], rng) + info["action_mask"][6:].argmax(axis=1).tolist()
        seen, rewards, *_, info = env.step(np.array(numbers))
        found.update(rewards[:6].tobytes())
    return found.hexdigest()


def test_batches_are_the_same_in_every_process() -> None:
    words = (
        f"from tests.envs.test_batches import digest; print(*(digest(name, 30) for name in {list(GAMES)}))"
    )
    for salt in ("1", "2"):
        command, environment = [sys.executable, "-c", words], {**os.environ, "PYTHONHASHSEED": salt}
        told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert told.stdout.split() == [digest(name, 6) for name in GAMES]


def test_what_is_over_is_dealt_again_as_the_mode_says() -> None:
    rng = Random(2)
    same = BatchEnv("cartographers", 4, autoreset_mode=AutoresetMode.SAME_STEP, mask="bytes")
    off = BatchEnv("cartographers", 4, autoreset_mode=AutoresetMode.DISABLED, mask="bytes")
    same.reset(seed=7)
    _, info = off.reset(seed=7)
    seeds, ended = [7, 8, 9, 10], 0
    while ended < 8:
        numbers = chosen(info["action_mask"], rng)
        seen, rewards, is_over, _, told = same.step(numbers)
        last, others, over, _, info = off.step(numbers)
        assert (rewards == others).all()
        assert (is_over == over).all()
        if is_over.any():
            ended += int(is_over.sum())
            assert (told["_final_obs"] == is_over).all()
            for row in np.flatnonzero(is_over):
                seeds[row] = next_seed(seeds[row])
                assert (told["final_obs"]["facts"][row] == last["facts"][row]).all()
            last, info = off.reset(seed=seeds, options={"reset_mask": is_over})
        assert all((seen[part] == last[part]).all() for part in seen)
        assert (told["action_mask"] == info["action_mask"]).all()


def test_arrays_are_the_callers_to_keep() -> None:
    rng, env = Random(3), BatchEnv("mapmaker", 8, mask="bytes")
    seen, info = env.reset(seed=1)
    kept = [(seen, {part: array.copy() for part, array in seen.items()})]
    for _ in range(5):
        seen, *_, info = env.step(chosen(info["action_mask"], rng))
        kept.append((seen, {part: array.copy() for part, array in seen.items()}))
    for arrays, copies in kept:
        assert all((arrays[part] == copies[part]).all() for part in arrays)
    reused = BatchEnv("mapmaker", 8, copy=False)
    first, info = reused.reset(seed=1)
    second, *_ = reused.step(reused.action_masks().argmax(axis=1))
    assert np.shares_memory(first["planes"], second["planes"])


def test_an_illegal_action_ends_a_game_of_a_batch_where_that_is_set() -> None:
    env = BatchEnv("heroes", 3, illegal="end", cost=2, mask="bytes")
    _, info = env.reset(seed=1)
    numbers = info["action_mask"].argmax(axis=1)
    numbers[1] = info["action_mask"][1].argmin()
    _, rewards, is_over, _, told = env.step(numbers)
    assert is_over.tolist() == [False, True, False]
    assert rewards[1] == -2
    assert told["_refused"].tolist() == [False, True, False]
    assert told["action_mask"][1].sum() == 1


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_memory_stays_flat_over_ten_million_steps(name: str) -> None:
    env, steps = BatchEnv(name, 1_024, actions="compact"), 0
    _, info = env.reset(seed=1)
    after_first = 0
    while steps < 10_000_000:
        numbers = np.asarray(first_legal(info["action_mask"]))
        *_, info = env.step(numbers)
        steps += env.num_envs
        if steps == 200 * env.num_envs:
            after_first = resident()
    assert resident() - after_first < 8_000  # KB


def resident() -> int:
    """The KB of memory that this process has now; what it had at most would hide the games of other tests."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def first_legal(bits: Any) -> Any:
    """The first legal action of each mask."""
    at = (bits != 0).argmax(axis=1)
    lowest = np.take_along_axis(bits, at[:, None], 1)[:, 0].astype(np.int64)
    return at * 8 + np.log2(lowest & -lowest).astype(np.int64)


def test_what_native_code_does_not_know_is_played_by_the_rules() -> None:
    drawn = "/".join(["FFF........", *["..........."] * 10])
    env = BatchEnv("mapmaker", 1, drawn=drawn)
    assert not env.is_native
    env.reset(seed=5)
    assert env.state(0).sheet.forest.bit_count() == 3
