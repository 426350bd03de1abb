"""Words that readers of a language may type for the English ones: of actions, of commands, of options."""

from collections.abc import Mapping

from landscribe.core.game import AnyGame
from landscribe.core.note import Say
from landscribe.core.options import Option
from landscribe.core.text import plain, slug

TERRAINS = ("forest", "village", "farm", "water", "monster", "hero")
COMMANDS = ("help", "undo", "save", "quit")
VERBS = ("pass", "raid", "destroy", "attacks")
STEPS = ("take", "drop", "keep", "place", "trade", "complete", "claim", "done")
TOKENS = ("cat", "snake", "bird", "human", "scarab")

# Options whose values have names, and how the messages of the names begin.
NAMED = {"missions": "mapmaker", "level": "cartouche-level", "heroes": "web-value", "ruins": "web-value"}


def understood(line: str, say: Say) -> str:
    """The line in English words; the name of a file is left alone."""
    words = {plain(own): word for word, own in _dictionary(say).items()}
    first, _, rest = line.partition(" ")
    first = words.get(plain(first), first)
    if first == "save":
        return f"{first} {rest}"
    return " ".join([first, *(words.get(plain(word), word) for word in rest.split())])


def shown_action(action: object, say: Say) -> str:
    """An action in the words that can be typed for it."""
    words = _dictionary(say)
    return " ".join(words.get(word, word) for word in str(action).split())


def _dictionary(say: Say) -> dict[str, str]:
    words = {word: say(f"cli-typed-{word}") for word in (*COMMANDS, *VERBS, *STEPS, *TOKENS)}
    return words | {word: say(f"terrain-{word}").lower() for word in TERRAINS}


def in_english(game: AnyGame, given: Mapping[str, str], say: Say) -> dict[str, str]:
    """The options of a game, names in the reader's language replaced by those that the game knows."""
    return {key: _in_english(key.replace("-", "_"), text, game.offered(), say) for key, text in given.items()}


def _in_english(key: str, text: str, offered: tuple[Option, ...], say: Say) -> str:
    if key not in NAMED:
        return text
    values = [value for option in offered if option.name == key for value in option.values if value]
    names = {plain(say(f"{NAMED[key]}-{slug(value)}")): value for value in values}
    return ", ".join(names.get(plain(part), part.strip()) for part in text.split(","))
