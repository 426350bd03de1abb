"""The words of cards of one's own, which the built client cannot have."""

from hashlib import sha256

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from landscribe.core import own
from landscribe.core.note import Unknown
from landscribe.texts import LANGUAGES

OWN_WORDS = APIRouter()


@OWN_WORDS.get("/api/words/{language}", response_class=PlainTextResponse)
async def own_words(language: str) -> str:
    """What cards of one's own say in a language, as a Fluent file; nothing where there are none."""
    if language not in LANGUAGES:
        raise Unknown("refused-language", language=language, known=", ".join(LANGUAGES))
    return "".join(f"{message} ={words}\n" for message, words in own.texts(language).items())


def with_own_words(page: bytes) -> bytes:
    """The client's page, which asks for such words where there are any."""
    sets = own.sets()
    version = sha256(" ".join(one.pin for one in sets).encode()).hexdigest()[:8]
    return page.replace(b"<html ", f'<html data-own="{version}" '.encode(), 1) if sets else page
