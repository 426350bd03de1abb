"""Every message that code asks for exists in every language, and every message that exists is asked for."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import landscribe
from landscribe.bots import bots_of
from landscribe.core.text import slug
from landscribe.games import GAMES
from landscribe.games.cartographers.box import Ambush
from landscribe.games.cartographers.setup import CARDS, SCORING
from landscribe.games.cartographers.solo import LOWEST_TITLE, TITLES
from landscribe.games.cartouche.achievements import CARDS as ACHIEVEMENTS
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.mapmaker.missions import MISSIONS
from landscribe.table.serialize import games_offered
from landscribe.texts import LANGUAGES, say_in

SOURCE = Path(landscribe.__file__).parent
WEB = SOURCE.parents[1] / "web" / "src"

# A message in code: words joined by '-', some of them computed (f"season-{name}", `web-${name}`).
MESSAGE = r"[a-z][a-z0-9]*(?:-(?:[a-z0-9]+|\$?\{[^{}\n]*\}))*"
HOLE = r"\$?\{[^{}\n]*\}"


def messages(language: str, name: str = "*") -> dict[str, str]:
    """The messages of a language with what they say, as it is written."""
    files = sorted((SOURCE / "texts" / language).glob(f"{name}.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    _, *parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)
    names, bodies = parts[::2], parts[1::2]
    assert len(set(names)) == len(names), "a message is there twice"
    return dict(zip(names, bodies, strict=True))


def variables(body: str) -> set[str]:
    """The values that a message takes."""
    return set(re.findall(r"\$([A-Za-z][\w-]*)", body))


def code() -> str:
    """All code that can ask for messages."""
    files = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.tsx")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def pattern(message: str) -> str:
    """What a message of the code may become: a computed part may be anything."""
    return "[a-z0-9-]+".join(re.escape(part) for part in re.split(HOLE, message))


def test_a_language_is_a_folder_and_english_comes_first() -> None:
    folders = {file.parent.name for file in (SOURCE / "texts").glob("*/*.ftl")}
    assert ("en", *sorted(folders - {"en"})) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    def files(language: str) -> list[str]:
        folder = SOURCE / "texts" / language
        return sorted(str(file.relative_to(folder)) for file in folder.rglob("*.*"))

    assert files(language) == files("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_code_asks_for_exists(language: str) -> None:
    there = messages(language)
    asked = set(re.findall(rf"""\b(?:say|note)\(\s*f?["'`]({MESSAGE})["'`]""", code()))
    asked |= set(re.findall(rf"""["'`](refused-{MESSAGE})["'`]""", code()))
    computed = [re.compile(pattern(ask)) for ask in sorted(asked - there.keys())]
    assert [ask.pattern for ask in computed if not any(map(ask.fullmatch, there))] == []


def test_every_message_is_used_somewhere() -> None:
    found = set(re.findall(rf"""["'`]({MESSAGE})["'`]""", code()))
    used = re.compile("|".join(map(pattern, sorted(found))))
    there = {name for language in LANGUAGES for name in messages(language)}
    forms = {name: (name, name.removesuffix("-you")) for name in there}
    assert [name for name in sorted(there) if not any(map(used.fullmatch, forms[name]))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_values(language: str) -> None:
    ours, theirs = messages(language), messages("en")
    assert sorted(ours.keys() ^ theirs.keys()) == []
    assert {name: variables(body) for name, body in ours.items()} == {
        name: variables(body) for name, body in theirs.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_what_someone_does_has_a_form_for_you(language: str) -> None:
    there = messages(language)
    done = {name for name, body in there.items() if re.search(r"(?:^ |\] )\{ \$who \} \w", body)}
    to_you = {name.removesuffix("-you") for name in there if name.endswith("-you")}
    assert done <= to_you
    assert [name for name in sorted(done) if "$who" in there[f"{name}-you"]] == []


def test_a_refusal_says_the_number_of_a_seat_only_where_nobody_sits_or_a_record_is_read() -> None:
    numbered = {name for name, body in messages("en").items() if name[:8] == "refused-" and "$seat }" in body}
    empty = {
        f"refused-{name}" for name in ("no-seat", "seat-range", "mapmaker-seat", "nobody-there", "seat-taken")
    }
    assert numbered == {*empty, "refused-record-step"}


@pytest.mark.parametrize("name", ["contests", "review", "cli"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_any_game_counts_points_only_where_it_asks_for_the_game(
    language: str, name: str
) -> None:
    counted = re.compile(r"(?:\}|\] une?|\] one) points?\b")
    said = {message: body for message, body in messages(language, name).items() if "$game" not in body}
    assert [message for message, body in said.items() if counted.search(body)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    say = say_in(language)
    for name, body in messages(language).items():
        for number in (0, 1, 2):
            say(name, **dict.fromkeys(variables(body), number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    bundle, say = FluentBundle([language], use_isolating=False), say_in(language)
    for file in (SOURCE / "texts" / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for name, body in messages(language).items():
        for value in (0, 1, -4, 999, -1000, 1234567, "", "'forest' {c4} [/b]"):
            pattern, values = bundle.get_message(name).value, dict.fromkeys(variables(body), value)
            assert pattern is not None
            assert (say(name, **values), []) == bundle.format_pattern(pattern, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_explanation(language: str) -> None:
    named = [f"mapmaker-{slug(name)}" for name in MISSIONS]
    named += [f"scoring-{slug(name)}" for name in SCORING]
    named += [f"cartouche-achievement-{slug(name)}" for name in ACHIEVEMENTS]
    wanted = {*named, *(f"{name}-text" for name in named)}
    wanted |= {f"scoring-{slug(n)}-retail" for n, card in SCORING.items() if card.retail is not card.rulebook}
    wanted |= {f"ambush-{slug(name)}-text" for name, card in CARDS.items() if isinstance(card, Ambush)}
    wanted |= {f"cartouche-story-{slug(name)}" for name in STORIES}
    wanted |= {f"title-{slug(title)}" for title in (LOWEST_TITLE, *(title for _, title in TITLES))}
    assert sorted(wanted - messages(language).keys()) == []


def test_french_keeps_its_signs_on_the_line_of_their_word() -> None:
    loose = re.compile(r"[\w)}] ?[:;!?»](?![\w/])|«[ \w{]")  # instead of a no-break space
    assert {name: body for name, body in messages("fr").items() if loose.search(body)} == {}


def test_french_has_no_word_before_a_name_that_would_lose_its_vowel() -> None:
    elided = re.compile(r"\b(?:de|que|le|la|je|ne|se|jusque) \{ \$(?:who|name|map) \}", re.IGNORECASE)
    assert {name: body for name, body in messages("fr").items() if elided.search(body)} == {}


def test_french_calls_a_bot_a_robot() -> None:
    spoken = {name: re.sub(r"\{[^{}]*\}", "", body) for name, body in messages("fr").items()}
    assert {name: body for name, body in spoken.items() if re.search(r"(?<!-)\b[Bb]ots?\b", body)} == {}


def test_french_calls_a_map_a_sheet_since_its_word_for_map_is_that_for_card() -> None:
    other = re.compile(
        r"\b(?:de|[Ll]a|[Mm]a|[Vv]otre|[Cc]ette) Carte\b|\b(?:[Ll]es|\}) Cartes\b|\bplateaux?\b"
    )
    assert {name: body for name, body in messages("fr").items() if other.search(body)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_options_as_a_set_up_does_and_as_they_are_typed_only_beside_that(
    language: str,
) -> None:
    say = say_in(language)
    called = {
        option.name: say(f"web-option-{slug(option.name)}") for g in games_offered() for option in g.options
    }
    assert "ruins_fallback" in called
    lines = [
        line
        for file in sorted((SOURCE / "texts" / language / "rules").glob("*.md"))
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    typed = [line for line in lines if re.search(rf"`(?:{'|'.join(called)})`", line)]
    listed = [match for line in typed if (match := re.fullmatch(r"\| (.+?) \|.*\| `(\w+)`[^|]*\|", line))]
    assert len(listed) == len(typed)
    assert [(match[2], match[1]) for match in listed] == [(match[2], called[match[2]]) for match in listed]
    assert {match[2] for match in listed} == {option.name for option in games_offered()[0].options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    wanted = {f"web-bot-{slug(bot)}" for game in GAMES for bot in bots_of(game)}
    assert sorted(wanted - messages(language).keys()) == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="'xx' is no language here"):
        say_in("xx")
