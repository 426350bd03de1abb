"""The environments are what Gymnasium and PettingZoo ask for: their own checks pass for every game."""

import subprocess
import sys
from importlib import import_module
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from landscribe.envs.registration import GAMES
from landscribe.envs.several import env, parallel_env
from landscribe.envs.vector import BatchEnv
from landscribe.games import game_named

pettingzoo: Any = import_module("pettingzoo.test")  # it is not typed

TABLES = [(name, seats) for name in GAMES for seats in (2, 3, 4) if seats in game_named(name).seats]
BOXES = ["base", "heroes"]
MIXED: dict[str, Any] = {"map": "D", "ambushes": BOXES, "heroes": True, "scoring": BOXES, "mask": "packed"}


@pytest.mark.parametrize("observation", ["planes", "packed", "flat", "dict"])
@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_every_solo_game(name: str, observation: str) -> None:
    made = gymnasium.make(GAMES[name], observation=observation, render_mode="ansi")
    check_env(made.unwrapped)


def test_gymnasium_accepts_a_mix_of_both_boxes() -> None:
    check_env(gymnasium.make("landscribe/Cartographers-v0", actions="compact", **MIXED).unwrapped)


def test_gymnasium_knows_the_games_once_the_package_is_imported() -> None:
    assert set(GAMES.values()) <= set(gymnasium.registry)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_makes_a_batch_of_every_game(name: str) -> None:
    batch = gymnasium.make_vec(GAMES[name], num_envs=2, vectorization_mode="vector_entry_point")
    assert (type(batch.unwrapped), batch.num_envs) == (BatchEnv, 2)


def test_gymnasium_imports_the_package_where_it_is_named() -> None:
    ids = [f"landscribe.envs:{name}" for name in GAMES.values()]
    words = f"import gymnasium; print(*(gymnasium.make(id).unwrapped.setting.game.name for id in {ids}))"
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert told.stdout.split() == list(GAMES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_every_game_of_several_seats(name: str, seats: int) -> None:
    pettingzoo.api_test(env(name, seats, observation="flat"), num_cycles=30)
    pettingzoo.parallel_api_test(parallel_env(name, seats, actions="compact"), num_cycles=8)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_equal_games_for_equal_seeds(name: str, seats: int) -> None:
    pettingzoo.seed_test(lambda: env(name, seats, observation="flat"), num_cycles=5)
    pettingzoo.parallel_seed_test(lambda: parallel_env(name, seats, actions="compact"), num_cycles=5)
