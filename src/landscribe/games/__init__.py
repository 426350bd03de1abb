"""Every game, by name."""

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from importlib.util import find_spec

from landscribe.core.game import AnyGame
from landscribe.core.note import Unknown

FOLDERS = {
    "cartographers": "cartographers",
    "heroes": "cartographers",
    "mapmaker": "mapmaker",
    "cartouche": "cartouche",
}
"""The folder of each game, the game that is played unless one is named first."""


class Games(MutableMapping[str, AnyGame]):
    """Games by name; each is imported when it is first asked for, and no other with it."""

    def __init__(self, folders: Mapping[str, str]) -> None:
        self._found: dict[str, AnyGame | str] = dict(folders)

    def __getitem__(self, name: str) -> AnyGame:
        found = self._found[name]
        if isinstance(found, str):
            games: tuple[AnyGame, ...] = import_module(f"{__name__}.{found}.game").GAMES
            found = self._found[name] = next(game for game in games if game.name == name)
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._found

    def __setitem__(self, name: str, game: AnyGame) -> None:
        self._found[name] = game

    def __delitem__(self, name: str) -> None:
        del self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


GAMES = Games(FOLDERS)


def game_named(name: str) -> AnyGame:
    """The game with this name; LookupError with a sentence where there is none."""
    try:
        return GAMES[name]
    except KeyError:
        raise Unknown("refused-game", name=name, known=", ".join(GAMES)) from None


def module_for(game: str, pattern: str) -> str | None:
    """The module of a layer for a game's folder, as in `landscribe.bots.{}.judge`, if there is one."""
    name = pattern.format(game_named(game).folder)
    try:
        return name if find_spec(name) else None
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(f"{missing.name}."):
            raise
        return None  # the layer has nothing at all for this game
