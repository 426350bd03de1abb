"""Every word that a player reads, in Fluent files, a folder a language."""

from collections.abc import Mapping
from functools import cache, partial
from typing import TYPE_CHECKING

from landscribe.core.note import Say, Unknown, shortened
from landscribe.texts.plain import FOLDER, filled_in, sources

if TYPE_CHECKING:  # it is slow to import, and most sentences do without
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES = tuple(
    sorted((file.parent.name for file in FOLDER.glob("*/web.ftl")), key=lambda name: (name != "en", name))
)
"""Every folder of texts, English first."""

LONGEST = 2_000
"""All values of a sentence together; Fluent stops at 2,500 characters."""


def say_in(language: str) -> Say:
    """The words of a language; LookupError with a sentence where there is none."""
    if language not in LANGUAGES:
        raise Unknown("refused-language", language=language, known=", ".join(LANGUAGES))
    return partial(_sentence, language)


def _sentence(language: str, message: str, /, **values: str | int) -> str:
    text = filled_in(sources(language)[message], values)
    return _by_fluent(language, message, values) if text is None else text


def _by_fluent(language: str, message: str, values: Mapping[str, str | int]) -> str:
    """What Fluent makes of a message that chooses by its values, or holds long numbers."""
    most = LONGEST // max(len(values), 1)
    short = {n: shortened(v, most) if isinstance(v, str) else v for n, v in values.items()}
    text, errors = _bundle(language).format_pattern(_pattern(language, message), short)
    assert not errors, (message, errors)
    return str(text)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


@cache
def _pattern(language: str, message: str) -> "Pattern":
    """A message made ready when it is first said: to parse all of them takes long."""
    from fluent.runtime import FluentResource

    bundle = _bundle(language)
    bundle.add_resource(FluentResource(f"{message} ={sources(language)[message]}\n"))
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    return pattern
