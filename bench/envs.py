"""Environments: steps a second on one core, beside OpenSpiel, PettingZoo and Gymnasium in the same run."""

import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib import import_module
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any

import numpy as np

from landscribe.envs.batches import batch_of
from landscribe.envs.solo import SoloEnv
from landscribe.envs.vector import BatchEnv
from landscribe.native.stepping import ONE
from landscribe.native.toolchain import numba

SIZES = (1, 64, 1_024, 8_192)
ROUNDS = 3
SECONDS = 0.6
GAMES = ("cartographers", "heroes", "mapmaker", "cartouche")
KINDS: dict[str, dict[str, Any]] = {
    "bare": {"observation": "none", "mask": "none"},
    "mask": {"observation": "none"},
    "packed, mask": {"observation": "packed"},
    "planes, mask": {"observation": "planes"},
    "planes, mask, new arrays": {"observation": "planes", "copy": True},
}


def report() -> None:
    """Measures on one core and prints ratios."""
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    if cores:
        os.sched_setaffinity(0, {max(cores)})
    try:
        _report_batches()
        _report_others()
        _report_memory()
    finally:
        if cores:
            os.sched_setaffinity(0, cores)


@numba.njit(nogil=True)
def _any_legal(masks: Any, chances: Any, actions: Any) -> None:
    """A legal action of each mask by chance: from a random word on, the next that has a bit."""
    for row in range(len(masks)):
        mask = masks[row]
        chances[row] ^= chances[row] << np.uint64(13)
        chances[row] ^= chances[row] >> np.uint64(7)
        chances[row] ^= chances[row] << np.uint64(17)
        word = np.int64(chances[row] % np.uint64(len(mask)))
        while not mask[word]:
            word = (word + 1) % len(mask)
        bits, place = mask[word], np.int64((chances[row] >> np.uint64(32)) % np.uint64(64))
        while not bits >> np.uint64(place) & ONE:
            place = (place + 1) % 64
        actions[row] = word * 64 + place


def _steps_a_second(env: BatchEnv) -> float:
    """Of games played at random; choosing is not counted."""
    picker = BatchEnv(env.setting.game.name, env.num_envs, observation="none", copy=False)
    _, info = picker.reset(seed=1)
    env.reset(seed=1)
    chances, actions = np.arange(1, env.num_envs + 1, dtype=np.uint64), np.zeros(env.num_envs, np.int64)
    spent, steps, begun = 0.0, 0, process_time()
    while process_time() - begun < SECONDS or steps == 0:
        _any_legal(info["action_mask"].view(np.uint64), chances, actions)
        *_, info = picker.step(actions)
        start = process_time()
        env.step(actions)
        spent += process_time() - start
        steps += env.num_envs
    return steps / spent


def _report_batches() -> None:
    for game in GAMES:
        for kind, given in KINDS.items():
            rates: list[str] = []
            for size in SIZES:
                settings: Any = {"copy": False, **given}
                env = BatchEnv(game, size, **settings)
                rate = median(_steps_a_second(env) for _ in range(ROUNDS))
                rates.append(f"{size:,}: {rate / 1e6:.2f} M")
            print(f"envs, {game}, {kind}: steps/s in batches of {', '.join(rates)}")


def _report_others() -> None:
    ours = median(_steps_a_second(BatchEnv("cartographers", 1_024, copy=False)) for _ in range(ROUNDS))
    print(f"envs: {ours / 1e6:.2f} M steps/s with planes and packed mask, 1,024 games; in the same run")
    others: dict[str, Callable[[], float]] = {
        "OpenSpiel's connect_four with tensor and mask as arrays": _openspiel,
        "PettingZoo's own connect_four": _pettingzoo,
        "Gymnasium's CartPole": _cartpole,
        "the same game over the rules": _interpreted,
    }
    for name, measure in others.items():
        try:
            rate = median(measure() for _ in range(ROUNDS))
        except ModuleNotFoundError as absent:
            print(f"envs: {name} is not measured: it needs {absent.name}, which is not installed")
            continue
        print(f"envs: {ours / rate:7.1f} times {name} ({rate / 1e3:.1f} k)")


def _timed(play: Callable[[], int]) -> float:
    steps, begun = 0, process_time()
    while process_time() - begun < SECONDS:
        steps += play()
    return steps / (process_time() - begun)


def _openspiel() -> float:
    game: Any = import_module("pyspiel").load_game("connect_four")
    rng = np.random.default_rng(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            np.array(state.observation_tensor(), np.float32)
            legal = np.flatnonzero(state.legal_actions_mask())
            state.apply_action(int(legal[int(rng.integers(len(legal)))]))
            steps += 1
        return steps

    return _timed(play)


def _pettingzoo() -> float:
    with _without_drawing():
        env: Any = import_module("pettingzoo.classic.connect_four_v3").env()
    rng = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"])
            env.step(None if is_over or is_cut else int(legal[int(rng.integers(len(legal)))]))
            steps += 1
        return steps

    return _timed(play)


@contextmanager
def _without_drawing() -> Generator[None]:
    """Its games import pygame, which we do not have, though only what is rendered needs it."""
    sys.modules.setdefault("pygame", drawing := ModuleType("pygame"))
    try:
        yield
    finally:
        if sys.modules["pygame"] is drawing:
            del sys.modules["pygame"]


def _cartpole() -> float:
    gymnasium: Any = import_module("gymnasium")
    env = gymnasium.make("CartPole-v1")

    def play() -> int:
        env.reset(seed=1)
        steps, is_over = 0, False
        while not is_over:
            _, _, is_over, _, _ = env.step(steps % 2)
            steps += 1
        return steps

    return _timed(play)


def _interpreted() -> float:
    env = SoloEnv("cartographers")
    rng = np.random.default_rng(1)

    def play() -> int:
        _, info = env.reset(seed=1)
        steps, is_over = 0, False
        while not is_over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, is_over, _, info = env.step(int(legal[int(rng.integers(len(legal)))]))
            steps += 1
        return steps

    return _timed(play)


def _report_memory() -> None:
    for game in GAMES:
        env = BatchEnv(game, 1)
        one: Any = batch_of(env.setting, 1)
        print(f"envs, {game}: {one.bytes_a_game:,} bytes a game, besides what is observed")


if __name__ == "__main__":
    report()
