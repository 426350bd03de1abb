"""Tables, their logs and the tokens of their seats."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Makes the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("is_seed_chosen", sa.Boolean, nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("owner", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("is_bot_due", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_is_bot_due", "tables", ["is_bot_due"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.String(64)),
        sa.Column("message", sa.String(80)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.String(64)),
    )
