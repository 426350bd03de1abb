"""What the link of a table shows before anyone sits down: the page with its preview, a picture, a code."""

import io
from html import escape
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from landscribe.core.note import note
from landscribe.server.context import context_of
from landscribe.server.picture import HEIGHT, WIDTH, picture_of
from landscribe.server.static_files import static_file, whole_page
from landscribe.table import wire
from landscribe.table.live_tables import NoTable
from landscribe.table.refusals import sentence
from landscribe.table.serialize import table_for
from landscribe.table.unreadable import Unreadable

INVITATIONS = APIRouter()
LOOPBACK = ("localhost", "127.0.0.1", "::1")
SHOWN_ELSEWHERE = {"cross-origin-resource-policy": "cross-origin", "cache-control": "public, max-age=60"}


@INVITATIONS.get("/t/{table}", include_in_schema=False)
async def invitation(table: str, request: Request) -> Response:
    """The client, and in its head what those who show links want to know of the table."""
    page = whole_page()
    if page is None:
        return await static_file("", request)
    try:
        async with context_of(request).tables.use(table) as live:
            page = page.replace("</head>", f"{_tags(table_for(live.views, None, ()), request)}</head>")
    except (NoTable, Unreadable):
        pass  # the client says why
    return HTMLResponse(page, headers={"cache-control": "no-cache"})


@INVITATIONS.get("/api/tables/{table}/picture.png", response_class=Response)
async def picture(table: str, request: Request) -> Response:
    """The maps of a table as everyone may see them, as a picture."""
    async with context_of(request).tables.use(table) as live:
        seen = table_for(live.views, None, ())
    drawn = picture_of(seen.page.kind, seen.page.charts)
    return Response(drawn, headers=SHOWN_ELSEWHERE, media_type="image/png")


@INVITATIONS.get("/api/tables/{table}/code.svg", response_class=Response)
async def code(table: str, request: Request) -> Response:
    """The link of a table as a QR code."""
    import segno

    drawn = io.BytesIO()
    made = segno.make(public_address(request, f"/t/{quote(table)}"), error="m", micro=False)
    made.save(drawn, kind="svg", scale=4, border=3, light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@INVITATIONS.get("/api/address")
async def address(request: Request) -> wire.Address:
    """Where a link that is sent to others leads."""
    return wire.Address(address=public_address(request, ""))


def public_address(request: Request, path: str) -> str:
    """Where others reach this path of the server."""
    network = context_of(request).settings.network
    here = network if network and request.url.hostname in LOOPBACK else str(request.base_url)
    return here.rstrip("/") + path


def _tags(seen: wire.Table, request: Request) -> str:
    """The tags of the Open Graph, which every messenger reads, and those of Twitter."""
    title, about = _words(seen)
    image = public_address(request, f"/api/tables/{seen.table}/picture.png")
    told = {
        "og:type": "website",
        "og:site_name": "Landscribe",
        "og:title": title,
        "og:description": about,
        "og:url": public_address(request, f"/t/{seen.table}"),
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": sentence(note("preview-picture")),
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": about,
        "twitter:image": image,
        "description": about,
    }
    return meta_tags(told)


def meta_tags(told: dict[str, str]) -> str:
    """What is told about a page in its head."""
    return "".join(
        f'<meta {"property" if name.startswith("og:") else "name"}="{name}" content="{escape(value)}" />'
        for name, value in told.items()
    )


def _words(seen: wire.Table) -> tuple[str, str]:
    """The title and the description of a table: who plays what, and whether a seat is open."""
    game = sentence(note(f"web-game-{seen.game}"))
    people = [called(player) for player in seen.players if player.kind == "human"]
    number = sum(player.kind == "open" for player in seen.players)
    if seen.is_over:
        totals = zip(map(called, seen.players), (sheet.total for sheet in seen.page.sheets), strict=True)
        return sentence(note("preview-over", game=game)), ", ".join(
            f"{name} {total}" for name, total in totals
        )
    about = sentence(note(f"web-about-{seen.game}"))
    if number and people:
        title = sentence(note("preview-invites", name=people[0], game=game))
        return title, f"{sentence(note('preview-open', number=number))} {about}"
    return sentence(note("preview-runs", game=game)), ", ".join(map(called, seen.players))


def called(player: wire.Player) -> str:
    """The name of a player, or what stands for one that was not given."""
    if player.kind == "bot":
        return player.name or sentence(note("web-bot", bot=sentence(note(f"web-bot-{player.bot}"))))
    return player.name or sentence(note("web-open-seat" if player.kind == "open" else "web-anonymous"))
