"""Contests in the database: they are written with the tables at which they are played."""

from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from landscribe.server.engine import asking
from landscribe.server.schema import CONTESTS, SECRETS, TRIES
from landscribe.table.contest_rows import KeptContest, Try
from landscribe.table.store import Change

Statements: TypeAlias = tuple[tuple[sa.Executable, list[dict[str, Any]]], ...]


class KeptContests:
    """What is read of contests."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def secret(self, name: str) -> str | None:
        """The secret of this name, if there is one."""
        async with asking(self._engine) as connection:
            return (
                await connection.execute(sa.select(SECRETS.c.value).where(SECRETS.c.name == name))
            ).scalar()

    async def contest(self, contest: str) -> KeptContest | None:
        """The contest with this id, if there is one."""
        async with asking(self._engine) as connection:
            row = (await connection.execute(sa.select(CONTESTS).where(CONTESTS.c.id == contest))).first()
        return None if row is None else KeptContest(*row)

    async def try_of(self, browser: str) -> Try | None:
        """The try of a browser, by its hash, if it has one."""
        async with asking(self._engine) as connection:
            row = (await connection.execute(sa.select(TRIES).where(TRIES.c.browser == browser))).first()
        return None if row is None else Try(*row)

    async def finished_among(self, browsers: set[str]) -> set[str]:
        """Those of these browsers, by their hashes, whose games are over."""
        over = sa.select(TRIES.c.browser).where(TRIES.c.browser.in_(browsers), TRIES.c.score.is_not(None))
        async with asking(self._engine) as connection:
            return {row.browser for row in await connection.execute(over)}

    async def tries(self, contest: str) -> list[Try]:
        """All tries of a contest whose games are over, the best first."""
        over = sa.select(TRIES).where(TRIES.c.contest_id == contest, TRIES.c.score.is_not(None))
        async with asking(self._engine) as connection:
            rows = await connection.execute(over.order_by(TRIES.c.score.desc()))
            return [Try(*row) for row in rows]


def contest_statements(change: Change) -> Statements:
    """What writes all that a change says of contests."""
    return (
        (sa.insert(SECRETS), [each._asdict() for each in change.secrets]),
        (
            sa.insert(CONTESTS),
            [dict(zip(CONTESTS.c.keys(), each, strict=True)) for each in change.contests],
        ),
        (sa.insert(TRIES), [dict(zip(TRIES.c.keys(), each, strict=True)) for each in change.tries]),
        (_RESULT, [{"of": table, "score": score, "hints": hints} for table, score, hints in change.results]),
    )


_RESULT = (
    sa.update(TRIES)
    .where(TRIES.c.table_id == sa.bindparam("of"))
    .values(score=sa.bindparam("score"), hints=sa.bindparam("hints"))
)
