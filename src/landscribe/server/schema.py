"""The tables of the database, as the newest migration leaves them."""

import sqlalchemy as sa

META = sa.MetaData()

TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # that the record pins; 0 before they had versions
    sa.Column("options", sa.Text, nullable=False),  # as JSON
    sa.Column("record", sa.Text, nullable=False),  # without actions, as JSON
    sa.Column("nonce", sa.String(64), nullable=False),
    sa.Column("is_seed_chosen", sa.Boolean, nullable=False),
    sa.Column("chairs", sa.Text, nullable=False),  # as dealt, as JSON
    sa.Column("owner", sa.Integer, nullable=False),  # as dealt
    sa.Column("summary", sa.Text, nullable=False),  # how it stands, as JSON
    sa.Column("is_bot_due", sa.Boolean, nullable=False, index=True),
    sa.Column("changed", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("until", sa.Float, index=True),  # when the time of a turn is up, where it is counted
    sa.Column("is_strict", sa.Boolean, nullable=False, server_default=sa.false()),  # whether a bot acts then
)
LOG = sa.Table(
    "log",
    META,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("by", sa.String(64)),
    sa.Column("message", sa.String(80)),
    sa.Column("digest", sa.String(20)),  # of a turn, where this entry ends one
    sa.Column("at", sa.Float, nullable=False),
)
REVIEWS = sa.Table(
    "reviews",
    META,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),  # as JSON
)
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("token_hash", sa.String(64)),
)
SECRETS = sa.Table(
    "secrets",
    META,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.String(64), nullable=False),
)
CONTESTS = sa.Table(
    "contests",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column(
        "table_id", sa.String(64), sa.ForeignKey("tables.id"), index=True
    ),  # whose deal it is, if one's
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("pinned", sa.Text, nullable=False),  # by what else it is dealt, as JSON
    sa.Column("ends", sa.Float),  # seconds since 1970, where it does
)
TRIES = sa.Table(
    "tries",
    META,
    sa.Column("browser", sa.String(64), primary_key=True),  # its key, hashed with the contest
    sa.Column("contest_id", sa.String(64), sa.ForeignKey("contests.id"), nullable=False, index=True),
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), index=True),  # until it is deleted
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer),  # once the game is over
    sa.Column("hints", sa.Integer, nullable=False),
)
