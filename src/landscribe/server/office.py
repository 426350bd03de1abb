"""What every request can reach: the tables, the limits, the settings; and who asks."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from landscribe.core.game import Seat
from landscribe.server.limits import Buckets, Places
from landscribe.server.room import Room
from landscribe.server.rooms import Rooms
from landscribe.server.settings import Settings
from landscribe.server.sitting import Refused


@dataclass(frozen=True)
class Office:
    """One process's tables and limits."""

    settings: Settings
    rooms: Rooms
    places: Places
    messages: Buckets  # of an address
    tables: Buckets  # created by an address

    def seat_in(self, room: Room, request: HTTPConnection) -> Seat:
        """The seat whose token is in the Authorization header; Refused where there is none."""
        token = bearer(request)
        if token is None:
            raise Refused("refused-no-token", header="Authorization: Bearer …")
        return room.seat_of(token)


def office_with(settings: Settings) -> Office:
    """A new process's office."""
    limits = settings.limits
    return Office(
        settings,
        Rooms(settings),
        Places(limits.address_connections, limits.connections),
        Buckets(limits.address_messages),
        Buckets(limits.tables),
    )


def office_of(connection: HTTPConnection) -> Office:
    """The office that this request came to."""
    office = connection.app.state.office
    assert isinstance(office, Office)
    return office


def bearer(connection: HTTPConnection) -> str | None:
    """The token in the Authorization header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None
