"""Every word that a player reads, in Fluent files, a folder a language."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from landscribe.core.note import Say, Unknown

LANGUAGES = tuple(
    sorted(
        (folder.name for folder in files(__name__).iterdir() if (folder / "web.ftl").is_file()),
        key=lambda name: (name != "en", name),
    )
)
"""Every folder of texts, English first."""


@cache
def say_in(language: str) -> Say:
    """The words of a language; LookupError with a sentence where there is none."""
    if language not in LANGUAGES:
        raise Unknown("refused-language", language=language, known=", ".join(LANGUAGES))
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((files(__name__) / language).iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(message: str, /, **values: str | int) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = bundle.format_pattern(pattern, values)
        assert not errors, (message, errors)
        return str(text)

    return say
