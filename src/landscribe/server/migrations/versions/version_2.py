"""A table is listed by its game, the version of its rules and its options, without reading its record.

What was dealt before rules had versions is kept as rules 0, which nothing plays any more.
"""

import json
from typing import Any, cast

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

AT_ONCE = 1000  # rows
TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("record", sa.Text),
    sa.column("game", sa.String),
    sa.column("rules", sa.Integer),
    sa.column("options", sa.Text),
    sa.column("is_bot_due", sa.Boolean),
)


def upgrade() -> None:
    """Adds the columns, fills them from the records, and lets no bot owe an action in a game that is lost."""
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("game", sa.String(64)))
        table.add_column(sa.Column("rules", sa.Integer))
        table.add_column(sa.Column("options", sa.Text))
    connection = op.get_bind()
    rows = connection.execute(sa.select(TABLES.c.id, TABLES.c.record)).all()
    fill = (
        sa.update(TABLES)
        .where(TABLES.c.id == sa.bindparam("of"))
        .values(rules=0, is_bot_due=False, game=sa.bindparam("game"), options=sa.bindparam("options"))
    )
    for first in range(0, len(rows), AT_ONCE):
        filled = [{"of": row.id, **_listed(row.record)} for row in rows[first : first + AT_ONCE]]
        connection.execute(fill, filled)
    with op.batch_alter_table("tables") as table:
        table.alter_column("game", existing_type=sa.String(64), nullable=False)
        table.alter_column("rules", existing_type=sa.Integer, nullable=False)
        table.alter_column("options", existing_type=sa.Text, nullable=False)


def _listed(record: str) -> dict[str, str]:
    """What a list shows of a record; nothing where it is damaged."""
    try:
        found: Any = json.loads(record)
    except ValueError:
        found = None
    known = cast("dict[str, Any]", found) if isinstance(found, dict) else {}
    return {"game": str(known.get("game", ""))[:64], "options": json.dumps(known.get("options", {}))}
