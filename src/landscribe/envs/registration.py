"""The solo games by the ids that Gymnasium knows them by."""

from importlib import import_module
from typing import Any

GAMES = {
    "cartographers": "landscribe/Cartographers-v0",
    "heroes": "landscribe/Heroes-v0",
    "mapmaker": "landscribe/Mapmaker-v0",
    "cartouche": "landscribe/Cartouche-v0",
}


def register() -> None:
    """Registers every solo game, and its batch; nothing of a game is imported before one is made."""
    gymnasium: Any = import_module("gymnasium")  # not all of it is typed

    for game, name in GAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="landscribe.envs.solo:SoloEnv",
                vector_entry_point="landscribe.envs.vector:BatchEnv",
                kwargs={"game": game},
            )
