"""What stands before every request: limits, the Origin check, and the headers that keep browsers strict."""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landscribe.core.note import note
from landscribe.server.context import Context
from landscribe.server.limits import counted_as
from landscribe.server.metrics import count_refusal
from landscribe.server.problems import TooLarge, problem
from landscribe.table.refusals import LANGUAGE
from landscribe.texts import LANGUAGES

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python runs as WebAssembly where no server is
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD")
COUNTED = ("/api/", "/t/", "/c/")  # what asks more of the server than a file
TAKEN_IN = 1 << 20  # bytes of a body that nobody reads, before its answer


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app = app
        self._origins = context.settings.origins
        self._most_bytes = context.settings.limits.body_bytes
        self._requests = context.requests
        self._pages = context.pages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers why not, in the language that it asks for."""
        if "headers" in scope:
            LANGUAGE.set(language_of(Headers(scope=scope).get("accept-language", "")))
        match scope["type"]:
            case "http":
                await self._guard_http(scope, receive, send)
            case "websocket":
                await self._guard_socket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _guard_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)

        is_head = scope["method"] == "HEAD" and not scope["path"].endswith("/stream")  # which has no end
        if is_head:  # answered as GET is, without what it asks for
            scope = {**scope, "method": "GET"}
        body = Body(receive, int(_length(headers)), self._most_bytes)

        async def strict_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                if scope["method"] not in SAFE:
                    await body.take_in()
                _harden(MutableHeaders(scope=message), scope["path"])
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        bucket = self._requests if scope["path"].startswith(COUNTED) else self._pages
        if not bucket.takes(address_of(scope)):
            await problem(429, note("refused-too-many-requests"))(scope, receive, strict_send)
        elif scope["method"] not in SAFE and not self._is_welcome(headers):
            await problem(403, note("refused-other-site"))(scope, receive, strict_send)
        elif body.length > self._most_bytes:
            await problem(413, note("refused-too-large", most=str(self._most_bytes)))(
                scope, receive, strict_send
            )
        else:
            await self._app(scope, body.receive, strict_send)

    async def _guard_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._requests.takes(address_of(scope)):
            count_refusal(note("refused-too-many-requests"))
            await send({"type": "websocket.close", "code": 1013, "reason": "too many connections"})
        elif self._is_welcome(Headers(scope=scope)):
            await self._app(scope, receive, send)
        else:
            count_refusal(note("refused-other-site"))
            await send({"type": "websocket.close", "code": 1008, "reason": "another site"})

    def _is_welcome(self, headers: Headers) -> bool:
        """Whether the page that asks is ours: it says where it comes from, and that is here."""
        origin = headers.get("origin")
        if origin is None:
            return False
        if origin in self._origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https") or parts.netloc != headers.get("host"):
            return False
        return not self._origins or is_plain_address(parts.hostname or "")


class Body:
    """The body of a request, refused where it turns out to be too long."""

    def __init__(self, receive: Receive, length: int, most: int) -> None:
        self.length = length
        self._receive = receive
        self._most = most
        self._seen = 0
        self._has_ended = False

    async def receive(self) -> Message:
        """What comes next."""
        message = await self._next()
        if self._seen > self._most:
            raise TooLarge(self._most)
        return message

    async def take_in(self) -> None:
        """Reads what nobody read: closed while it still sends, a proxy would lose the answer."""
        while not self._has_ended and max(self._seen, self.length) <= TAKEN_IN:
            await self._next()

    async def _next(self) -> Message:
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        self._has_ended = not message.get("more_body", False)
        return message


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


def is_plain_address(host: str) -> bool:
    """Whether a host is this machine or written as a number, so that no site can have it for its own name."""
    try:
        ip_address(host)
    except ValueError:
        return host == "localhost"
    return True


def address_of(scope: Scope) -> str:
    """The address that a request or connection counts for."""
    client = scope.get("client")
    return counted_as(client[0] if client else None)


def _length(headers: Headers) -> str:
    length = headers.get("content-length", "0")
    return length if length.isdecimal() else "0"


def _harden(headers: MutableHeaders, path: str) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
