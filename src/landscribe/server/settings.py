"""What a host can set, with the figures that hold where nothing is said."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields, replace
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import NamedTuple, TypeAlias

from landscribe.core.note import WrongValue
from landscribe.server.logs import Logs

Network: TypeAlias = IPv4Network | IPv6Network


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: int


MESSAGES = Rate(20, 60)
ADDRESS_MESSAGES = Rate(200, 600)
HINTS = Rate(0.5, 60)
REQUESTS = Rate(20, 120)
PAGES = Rate(100, 600)
TABLES = Rate(0.1, 20)
STRIKES = Rate(1, 100)
ENDLESS = Rate(1e9, 1_000_000_000)


@dataclass(frozen=True)
class Limits:
    """How much one connection and one address may ask for; `docs/hosting.md` has the same figures."""

    message_bytes: int = 8 * 1024
    body_bytes: int = 32 * 1024
    messages: Rate = MESSAGES  # of a connection
    address_messages: Rate = ADDRESS_MESSAGES
    hints: Rate = HINTS  # of an address: each is thought about
    requests: Rate = REQUESTS  # of an address: to the API, invitations, and to open live connections
    pages: Rate = PAGES  # of an address: the client's own files
    tables: Rate = TABLES  # created by an address
    address_connections: int = 60  # open at a time
    connections: int = 10_000  # open at a time, of all addresses
    strikes: Rate = STRIKES  # messages over the limit; one more, and the connection is closed


UNLIMITED = Limits(
    messages=ENDLESS,
    address_messages=ENDLESS,
    hints=ENDLESS,
    requests=ENDLESS,
    pages=ENDLESS,
    tables=ENDLESS,
    address_connections=1_000_000,
    connections=1_000_000,
)


def limits_from(given: Iterable[str]) -> Limits:
    """The limits with those written here in the place of the usual ones.

    >>> limits_from(["messages=50/200", "address-connections=500"]).messages
    Rate(a_second=50.0, at_once=200)
    """
    limits = Limits()
    usual = {found.name: found.default for found in fields(Limits)}
    for text in given:
        found = re.fullmatch(r"([a-z-]+)=([0-9]+(?:[.][0-9]+)?)(?:/([0-9]+))?", text)
        name = found[1].replace("-", "_") if found else ""
        if found is None or name not in usual or isinstance(usual[name], Rate) != (found[3] is not None):
            forms = (
                f"{name.replace('_', '-')}={'N/N' if isinstance(value, Rate) else 'N'}"
                for name, value in usual.items()
            )
            raise WrongValue("refused-limit", text=text, known=", ".join(forms))
        value = int(float(found[2])) if found[3] is None else Rate(float(found[2]), int(found[3]))
        limits = replace(limits, **{name: value})
    return limits


def networks_from(text: str) -> tuple[Network, ...]:
    """The networks written here, with commas or spaces in between; an address is one, too.

    >>> networks_from("127.0.0.1, fd00::/8")
    (IPv4Network('127.0.0.1/32'), IPv6Network('fd00::/8'))
    """
    networks: list[Network] = []
    for word in text.replace(",", " ").split():
        try:
            networks.append(ip_network(word))
        except ValueError:
            raise WrongValue("refused-network", text=word) from None
    return tuple(networks)


@dataclass(frozen=True)
class Keeping:
    """For how many days tables are kept after the last thing happened there; None is for ever."""

    finished: int | None = None
    forgotten: int | None = None  # whose game is not over


@dataclass(frozen=True)
class Settings:
    """How one process serves."""

    database: str
    origins: tuple[str, ...] = ()  # besides the address of the page itself
    network: str = ""  # where the network around reaches this machine, for links made on it
    limits: Limits = field(default_factory=Limits)
    thinkers: int = 1  # processes in which bots think
    prepare: Callable[[], None] | None = None  # what each of them does first
    is_warmed: bool = True  # whether they think once about everything when they start
    keeping: Keeping = field(default_factory=Keeping)
    contact: str = ""  # whom people can ask about what is kept of them
    metrics: tuple[Network, ...] = ()  # who may read what is counted
    logs: Logs | None = (
        None  # in which form they are written; as the process does it anyway where none is named
    )
    idle: float = 300  # seconds until a table that nobody watches leaves the memory
