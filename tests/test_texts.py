"""Every message that code asks for exists, and every message that exists is asked for."""

import re
from pathlib import Path

import pytest

import landscribe
from landscribe.games.mapmaker.missions import MISSIONS
from landscribe.texts import LANGUAGES, say_in

SOURCE = Path(landscribe.__file__).parent


def messages(language: str) -> set[str]:
    text = "\n".join(
        file.read_text(encoding="utf-8") for file in sorted((SOURCE / "texts" / language).glob("*.ftl"))
    )
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used_somewhere(language: str) -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py")))
    patterns = {re.escape(found) for found in re.findall(r'say\(\s*f?"([^"]+)"', code)}
    patterns |= {re.escape(found) for found in re.findall(r'message = f"([^"]+)"', code)}
    used = re.compile("|".join(re.sub(r"\\\{.*?\\\}", "[a-z0-9-]+", pattern) for pattern in patterns))
    assert [message for message in sorted(messages(language)) if not used.fullmatch(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_explanation(language: str) -> None:
    from landscribe.core.text import slug

    for name in MISSIONS:
        assert {f"mapmaker-{slug(name)}", f"mapmaker-{slug(name)}-text"} <= messages(language)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="'xx' is no language here"):
        say_in("xx")
