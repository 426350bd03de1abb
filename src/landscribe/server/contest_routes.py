"""Contests over HTTP: challenges are made, taken and compared; today's maps are played and told."""

from contextlib import suppress

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from landscribe.core.note import Unknown, note
from landscribe.server.context import context_of, token_in
from landscribe.server.daily import deals_shown, play_deal, refuse_untold, results_of
from landscribe.server.invitations import called, meta_tags, public_address
from landscribe.server.routes import count_creation, state_of
from landscribe.server.static_files import static_file, whole_page
from landscribe.table import wire
from landscribe.table.challenge import challenge_shown, make_challenge, rival_of, take_challenge
from landscribe.table.refusals import sentence
from landscribe.table.unreadable import Unreadable
from landscribe.table.wire import (
    Asking,
    Challenge,
    Challenger,
    DealResults,
    MakeChallenge,
    PlayDeal,
    Rival,
    SharedDeals,
    TakeChallenge,
)

CONTEST_ROUTES = APIRouter()


@CONTEST_ROUTES.post("/api/tables/{table}/challenge")
async def challenge(table: str, wanted: MakeChallenge, request: Request) -> Challenge:
    """The challenge to do better than the seat in the Authorization header, the same whenever one asks."""
    context = context_of(request)
    async with context.tables.use(table) as live:
        seat, state = await live.seat_of(token_in(request)), live.table
    refuse_untold(state, context.contests.clock())
    return await make_challenge(context.contests, state, seat, wanted.key)


@CONTEST_ROUTES.post("/api/challenges/{challenge}")
async def look_at_challenge(challenge: str, who: Challenger, request: Request) -> Challenge:
    """What is to be known before it is taken, and whether a try would count."""
    return await challenge_shown(context_of(request).contests, challenge, who)


@CONTEST_ROUTES.post("/api/challenges/{challenge}/play")
async def play_challenge(challenge: str, wanted: TakeChallenge, request: Request) -> wire.Seated:
    """A table at which the same cards come."""
    count_creation(request)
    return await take_challenge(context_of(request).contests, challenge, wanted)


@CONTEST_ROUTES.get("/api/tables/{table}/rival")
async def rival(table: str, request: Request) -> Rival:
    """The game that was to be beaten at a table, once the game there is over."""
    return await rival_of(context_of(request).contests, await state_of(table, request))


@CONTEST_ROUTES.post("/api/deals")
async def deals(who: Asking, request: Request) -> SharedDeals:
    """The deals of today and of this week, and how the browser that asks has done."""
    return await deals_shown(context_of(request).contests, who)


@CONTEST_ROUTES.post("/api/deals/{contest}/play")
async def play(contest: str, wanted: PlayDeal, request: Request) -> wire.Seated:
    """A table with the deal of today or of this week; the first try of a browser counts."""
    count_creation(request)
    return await play_deal(context_of(request).contests, contest, wanted)


@CONTEST_ROUTES.post("/api/deals/{contest}/results")
async def results(contest: str, who: Asking, request: Request) -> DealResults:
    """How everyone has done, for who has finished theirs, or for all when it is over."""
    return await results_of(context_of(request).contests, contest, who)


@CONTEST_ROUTES.get("/c/{challenge}", include_in_schema=False)
async def challenge_page(challenge: str, request: Request) -> Response:
    """The client, and in its head what those who show links want to know, without a picture."""
    page = whole_page()
    if page is None:
        return await static_file("", request)
    with suppress(Unknown, Unreadable):  # the client says why
        page = page.replace("</head>", f"{await _tags(challenge, request)}</head>")
    return HTMLResponse(page, headers={"cache-control": "no-cache"})


async def _tags(challenge: str, request: Request) -> str:
    nobody = Challenger(key="-" * 32)
    shown = await challenge_shown(context_of(request).contests, challenge, nobody)
    game = sentence(note(f"web-game-{shown.game}"))
    title = sentence(note("preview-challenge", name=called(shown.by), score=shown.score, game=game))
    about = sentence(note("preview-challenge-about"))
    told = {
        "og:type": "website",
        "og:site_name": "Landscribe",
        "og:title": title,
        "og:description": about,
        "og:url": public_address(request, f"/c/{shown.challenge}"),
        "twitter:card": "summary",
        "twitter:title": title,
        "twitter:description": about,
        "description": about,
    }
    return meta_tags(told)
