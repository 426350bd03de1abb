"""`/metrics`, for those whom the host names; there is no such page for anyone else."""

import asyncio
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException

from landscribe.server import metrics
from landscribe.server.context import Context, context_of

METRICS_PAGE = APIRouter(include_in_schema=False)
SEEN_EVERY = 1.0  # seconds: another process may be asked for what this one has open


@METRICS_PAGE.get("/metrics")
async def metrics_page(request: Request) -> Response:
    """What the server counts of its work."""
    context = context_of(request)
    if not _is_welcome(context, request):
        raise HTTPException(404)
    see(context)
    return Response(metrics.page(), media_type=CONTENT_TYPE_LATEST)


def see(context: Context) -> None:
    """Counts what is open and waits at this moment."""
    metrics.count_process()
    metrics.TABLES.set(context.tables.loaded)
    metrics.CONNECTIONS.set(context.places.taken)
    metrics.WRITES_WAITING.set(context.database.waiting)


async def keep_seeing(context: Context) -> None:
    """Counts it again and again, for as long as this process serves."""
    while True:
        see(context)
        await asyncio.sleep(SEEN_EVERY)


def _is_welcome(context: Context, request: Request) -> bool:
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    return any(address in network for network in context.settings.metrics)
