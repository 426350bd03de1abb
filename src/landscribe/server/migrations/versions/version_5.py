"""Contests are kept: the same deal for many, the tries that count, and what only the server knows."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Adds the tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.create_table(
        "contests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("pinned", sa.Text, nullable=False),
        sa.Column("ends", sa.Float),
    )
    op.create_table(
        "tries",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("contest_id", sa.String(64), sa.ForeignKey("contests.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("hints", sa.Integer, nullable=False),
    )
