"""What the server says: a note for who has the words, and the sentence in the language that was asked for."""

import re
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any

from fastapi.responses import JSONResponse

from landscribe.core.note import Note, note, spoken
from landscribe.server import wire
from landscribe.texts import LANGUAGES, say_in

LANGUAGE = ContextVar("LANGUAGE", default="en")  # of the request or connection that is answered


def language_of(accepted: str) -> str:
    """The language that an Accept-Language header likes best, among those there are.

    >>> language_of("de-CH, en;q=0.7, fr-CH;q=0.9")
    'fr'
    """
    likings: dict[str, float] = {}
    for part in accepted.lower().split(","):
        found = re.fullmatch(r"\s*([a-z]{2})(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", part)
        if found and found[1] in LANGUAGES:
            likings[found[1]] = max(likings.get(found[1], 0), float(found[2] or 1))
    return max(likings, key=likings.__getitem__, default="en")


def said(what: Note) -> str:
    """The note in the language that was asked for."""
    return spoken(what, say_in(LANGUAGE.get()))


def refusal(answers: str | None, why: Note) -> wire.Refusal:
    """The answer to a message that changes nothing."""
    return wire.Refusal(answers=answers, reason=said(why), note=why)


def problem(status: int, why: Note) -> JSONResponse:
    """The answer to a request that was wrong."""
    return JSONResponse(wire.Problem(reason=said(why), note=why).model_dump(), status)


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
