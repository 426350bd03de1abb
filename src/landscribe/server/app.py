"""The application: routes, the guard before them, and what starts and ends with the process."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException

from landscribe import __version__
from landscribe.core.note import Refusal, note
from landscribe.server.api_page import api_page
from landscribe.server.contest_routes import CONTEST_ROUTES
from landscribe.server.context import context_with
from landscribe.server.evening_routes import EVENING_ROUTES
from landscribe.server.garbage import keep_clean
from landscribe.server.guard import Guard
from landscribe.server.invitations import INVITATIONS
from landscribe.server.live import LIVE
from landscribe.server.metrics_page import METRICS_PAGE, keep_seeing
from landscribe.server.own_words import OWN_WORDS
from landscribe.server.print_routes import PRINT_ROUTES
from landscribe.server.problems import problem, status_of, why_not
from landscribe.server.retention import Retention
from landscribe.server.routes import ROUTES
from landscribe.server.score_routes import SCORE_ROUTES
from landscribe.server.settings import Settings
from landscribe.server.static_files import STATIC_FILES
from landscribe.table import wire
from landscribe.table.peers import ALONE
from landscribe.table.refusals import complaint

LOG = logging.getLogger("landscribe")


def application(settings: Settings) -> FastAPI:
    """The whole server, to be run by uvicorn; WrongValue where the settings are wrong."""
    context = context_with(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncGenerator[None]:
        await context.open()
        LOG.info("the server begins", extra={"version": __version__})
        retention = Retention(
            settings.keeping, context.database, context.tables, peers=context.peers or ALONE
        )
        tasks = [asyncio.create_task(each) for each in (keep_seeing(context), retention.run(), keep_clean())]
        yield
        for task in tasks:
            task.cancel()
        await context.close()
        LOG.info("the server has ended")

    app = FastAPI(
        title="Landscribe",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={"4XX": {"model": wire.Problem}},
    )
    app.state.context = context
    app.add_middleware(Guard, context=context)
    app.include_router(ROUTES)
    app.include_router(LIVE)
    app.include_router(INVITATIONS)
    app.include_router(CONTEST_ROUTES)
    app.include_router(PRINT_ROUTES)
    app.include_router(SCORE_ROUTES)
    app.include_router(EVENING_ROUTES)
    app.include_router(METRICS_PAGE)
    app.include_router(OWN_WORDS)

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return api_page(app.openapi())

    app.include_router(STATIC_FILES)
    _explain(app)
    return app


def _explain(app: FastAPI) -> None:
    """Every error becomes a Problem with a sentence."""

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        return problem(422, complaint(error.errors()[0]))

    @app.exception_handler(Refusal)
    async def refused(_: Request, error: Refusal) -> JSONResponse:
        return problem(status_of(error), error.note)

    @app.exception_handler(HTTPException)
    async def impossible(_: Request, error: HTTPException) -> JSONResponse:
        answer = problem(error.status_code, why_not(error))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def failed(_: Request, error: Exception) -> JSONResponse:
        del error  # who serves logs it
        return problem(500, note("refused-failure"))

    del malformed, refused, impossible, failed  # they are registered
