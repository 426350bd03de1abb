"""Words that readers of a language may type for the English ones: of actions, of commands, of options."""

from landscribe.core.note import Say, spoken
from landscribe.core.text import plain
from landscribe.core.vocabulary import Vocabulary, phrase

COMMANDS = {word: f"typed-{word}" for word in ("help", "hint", "undo", "save", "quit")}


def understood(line: str, vocabulary: Vocabulary, say: Say) -> str:
    """The line in English words; the name of a file is left alone."""
    words = {plain(say(message)): word for word, message in {**vocabulary.words, **COMMANDS}.items()}
    first, _, rest = line.partition(" ")
    first = words.get(plain(first), first)
    if first == "save":
        return f"{first} {rest}"
    return " ".join([first, *(words.get(plain(word), word) for word in rest.split())])


def in_own_words(text: str, vocabulary: Vocabulary, say: Say) -> str:
    """An action in the words that can be typed for it."""
    return spoken(phrase(text, vocabulary.words), say)
