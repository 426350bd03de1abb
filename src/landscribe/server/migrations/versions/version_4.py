"""An entry that ends a turn keeps a digest of it."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Adds the column; turns that were played before have none."""
    op.add_column("log", sa.Column("digest", sa.String(20)))
