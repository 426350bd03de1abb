"""Words that readers of a language may type for the English ones: of actions, of commands, of options."""

import re
from collections.abc import Mapping

from landscribe.core.note import Note, Say
from landscribe.core.text import plain
from landscribe.core.vocabulary import Vocabulary

COMMANDS = {word: f"typed-{word}" for word in ("help", "undo", "save", "quit")}


def understood(line: str, vocabulary: Vocabulary, say: Say) -> str:
    """The line in English words; the name of a file is left alone."""
    words = {plain(own): word for word, own in _dictionary({**vocabulary.words, **COMMANDS}, say).items()}
    first, _, rest = line.partition(" ")
    first = words.get(plain(first), first)
    if first == "save":
        return f"{first} {rest}"
    return " ".join([first, *(words.get(plain(word), word) for word in rest.split())])


def in_own_words(text: str, vocabulary: Vocabulary, say: Say) -> str:
    """An action, or several, in the words that can be typed for them."""
    words = _dictionary(vocabulary.words, say)
    return re.sub(r"\b[a-z]+\b", lambda word: words.get(word[0], word[0]), text)


def note_in_own_words(refused: Note, vocabulary: Vocabulary, say: Say) -> Note:
    """A refusal of the game, its actions in the words that can be typed for them."""
    values = {
        name: note_in_own_words(value, vocabulary, say)
        if isinstance(value, Note)
        else in_own_words(value, vocabulary, say)
        if isinstance(value, str)
        else value
        for name, value in refused.values.items()
    }
    return Note(refused.message, values)


def _dictionary(words: Mapping[str, str], say: Say) -> dict[str, str]:
    return {word: say(message).lower() for word, message in words.items()}


def in_english(given: Mapping[str, str], vocabulary: Vocabulary, say: Say) -> dict[str, str]:
    """The options of a game or a diagram, names in the reader's language replaced by those the game knows."""
    return {key: _value_in_english(key, text, vocabulary, say) for key, text in given.items()}


def _value_in_english(key: str, text: str, vocabulary: Vocabulary, say: Say) -> str:
    known = vocabulary.values.get(key.lower().replace("-", "_"))
    if known is None:
        return text
    names = {plain(say(message)): value for value, message in known.items()}
    return ", ".join(names.get(plain(part), part.strip()) for part in text.split(","))
