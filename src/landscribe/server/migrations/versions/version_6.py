"""A turn may have its time: when it is up, and whether a bot acts then."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Adds the columns; at tables that were there before, no time is counted."""
    op.add_column("tables", sa.Column("until", sa.Float))
    op.add_column("tables", sa.Column("is_strict", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_until", "tables", ["until"])
