"""Every game, by name."""

from landscribe.core.game import AnyGame
from landscribe.core.note import Unknown
from landscribe.games.cartographers import CARTOGRAPHERS, HEROES
from landscribe.games.cartouche import Cartouche
from landscribe.games.mapmaker import Mapmaker

GAMES: dict[str, AnyGame] = {game.name: game for game in (CARTOGRAPHERS, HEROES, Mapmaker(), Cartouche())}


def game_named(name: str) -> AnyGame:
    """The game with this name; LookupError with a sentence where there is none."""
    if name not in GAMES:
        raise Unknown("refused-game", name=name, known=", ".join(GAMES))
    return GAMES[name]
