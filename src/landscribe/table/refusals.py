"""Refusals: why something asked of a table changes nothing, said in the language of who asked."""

from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any

from landscribe.core.game import IllegalAction
from landscribe.core.note import Note, Refusal, note, spoken
from landscribe.core.text import spots
from landscribe.core.vocabulary import Vocabulary, worded
from landscribe.table import wire
from landscribe.texts import say_in

LANGUAGE = ContextVar("LANGUAGE", default="en")  # of the request or connection that is answered


class Refused(Refusal):
    """Why something asked of a table changes nothing, as things stand."""


class NotKept(Refused):
    """What could not be written down, so that it did not happen."""


class NoSeat(Refused):
    """A token that is nobody's at this table."""


class Hidden(Refused):
    """What nobody may see yet."""


class Malformed(Refused):
    """What cannot be read."""


def sentence(what: Note) -> str:
    """The note in the language that was asked for."""
    return spoken(what, say_in(LANGUAGE.get()))


def refusal(answers: str | None, why: Note) -> wire.Refusal:
    """The answer to a message that changes nothing."""
    return wire.Refusal(answers=answers, reason=sentence(why), note=why)


def forbidden(answers: str, error: Refusal, vocabulary: Vocabulary) -> wire.Refusal:
    """The answer to an action that the game refuses; games write actions in English."""
    answer = refusal(answers, worded(error.note, vocabulary.words))
    if not isinstance(error, IllegalAction):
        return answer
    return answer.model_copy(update={"culprits": spots(error.culprits), "missing": spots(error.missing)})


def complaint(error: Mapping[str, Any]) -> Note:
    """An error of pydantic: what is wrong, and where; the value itself is not repeated."""
    place = ".".join(str(part) for part in error["loc"])
    what = _what(error["type"], error.get("ctx", {}))
    return (
        note("refused-malformed", place=place, what=what)
        if place
        else note("refused-malformed-whole", what=what)
    )


def _what(kind: str, told: Mapping[str, Any]) -> Note:
    match kind:
        case "missing" | "union_tag_not_found":
            return note("malformed-missing")
        case "extra_forbidden":
            return note("malformed-extra")
        case "json_invalid":
            return note("malformed-json")
        case "union_tag_invalid" | "literal_error":
            return note("malformed-choice", expected=told.get("expected_tags") or told["expected"])
        case "string_type":
            return note("malformed-text")
        case "int_type" | "int_parsing" | "int_parsing_size" | "int_from_float":
            return note("malformed-number")
        case "string_pattern_mismatch":
            return note("malformed-pattern", pattern=told["pattern"])
        case "string_too_short":
            return note("malformed-short", least=told["min_length"])
        case "string_too_long":
            return note("malformed-long", most=told["max_length"])
        case "too_short":
            return note("malformed-few", least=told["min_length"])
        case "too_long":
            return note("malformed-many", most=told["max_length"])
        case "greater_than_equal":
            return note("malformed-small", least=str(told["ge"]))
        case "less_than":
            return note("malformed-large", most=str(told["lt"]))
        case _:
            return note("malformed-kind")
