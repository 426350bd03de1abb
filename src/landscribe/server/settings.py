"""What a host can set, with the figures that hold where nothing is said."""

from dataclasses import dataclass, field
from typing import NamedTuple


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: int


MESSAGES = Rate(20, 60)
ADDRESS_MESSAGES = Rate(200, 600)
REQUESTS = Rate(20, 120)
TABLES = Rate(0.1, 20)
ENDLESS = Rate(1e9, 1_000_000_000)


@dataclass(frozen=True)
class Limits:
    """How much one connection and one address may ask for; `docs/hosting.md` has the same figures."""

    message_bytes: int = 8 * 1024
    body_bytes: int = 32 * 1024
    messages: Rate = MESSAGES  # of a connection
    address_messages: Rate = ADDRESS_MESSAGES
    requests: Rate = REQUESTS  # of an address, over HTTP
    tables: Rate = TABLES  # created by an address
    address_connections: int = 60  # open at a time
    connections: int = 10_000  # open at a time, of all addresses
    strikes: int = 100  # messages over the limit until the connection is closed


UNLIMITED = Limits(
    messages=ENDLESS,
    address_messages=ENDLESS,
    requests=ENDLESS,
    tables=ENDLESS,
    address_connections=1_000_000,
    connections=1_000_000,
)


@dataclass(frozen=True)
class Settings:
    """How one process serves."""

    database: str
    origins: tuple[str, ...] = ()  # besides the address of the page itself
    limits: Limits = field(default_factory=Limits)
    thinkers: int = 1  # processes in which bots think
    is_warmed: bool = True  # whether they think once about everything when they start
    idle: float = 300  # seconds until a table that nobody watches leaves the memory
