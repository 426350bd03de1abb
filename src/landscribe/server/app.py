"""The application: routes, the guard before them, and what starts and ends with the process."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse

from landscribe import __version__
from landscribe.core.note import Refusal
from landscribe.server import wire
from landscribe.server.guard import Guard
from landscribe.server.live import LIVE
from landscribe.server.office import office_with
from landscribe.server.pages import PAGES, docs_page
from landscribe.server.rooms import NoTable
from landscribe.server.routes import ROUTES
from landscribe.server.settings import Settings
from landscribe.server.sitting import Refused
from landscribe.server.words import complaint, problem


def application(settings: Settings) -> FastAPI:
    """The whole server, to be run by uvicorn; WrongValue where the settings are wrong."""
    office = office_with(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncGenerator[None]:
        await office.rooms.open()
        yield
        await office.rooms.close()

    app = FastAPI(
        title="Landscribe",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={"4XX": {"model": wire.Problem}},
    )
    app.state.office = office
    app.add_middleware(Guard, settings=settings)
    app.include_router(ROUTES)
    app.include_router(LIVE)

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return docs_page(app.openapi())

    app.include_router(PAGES)
    _explain(app)
    return app


def _explain(app: FastAPI) -> None:
    """Every error becomes a Problem with a sentence."""

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> JSONResponse:
        return problem(422, complaint(error.errors()[0]))

    @app.exception_handler(NoTable)
    async def missing(_: Request, error: NoTable) -> JSONResponse:
        return problem(404, error.note)

    @app.exception_handler(Refused)
    async def not_now(_: Request, error: Refused) -> JSONResponse:
        return problem(error.status, error.note)

    @app.exception_handler(Refusal)
    async def impossible(_: Request, error: Refusal) -> JSONResponse:
        return problem(422, error.note)

    del malformed, missing, not_now, impossible  # they are registered
