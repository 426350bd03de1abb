"""The review of a finished game is kept, for each seat that was reviewed."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
