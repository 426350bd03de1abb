"""`landscribe serve`: the games in the browser, for this machine, the network around it, or the world."""

import io
import os
import socket
import sys
import webbrowser
from argparse import Namespace
from functools import partial
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

from landscribe import own
from landscribe.cli.cards import declare_cards
from landscribe.cli.configuration import Options, blaming, chosen
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused
from landscribe.core.note import Say, WrongValue
from landscribe.core.options import whole_number
from landscribe.core.own import sets
from landscribe.native.announce import announce_in

if TYPE_CHECKING:
    from landscribe.server.settings import Settings

PORT = 8000
PORTS_TRIED = 20
LAST_PORT = 65_535


def declare(command: Parser) -> None:
    """What can follow `landscribe serve`."""
    say, add = command.say, command.add_argument
    add("--host", default="127.0.0.1", metavar=say("cli-usage-host"), help=say("cli-option-host"))
    add("--port", metavar="N", help=say("cli-option-port", port=str(PORT)))
    add("--database", metavar="URL", help=say("cli-option-database"))
    origin = say("cli-usage-origin")
    add("--origin", action="append", default=[], metavar=origin, help=say("cli-option-origin"))
    add("--trust", default="127.0.0.1", metavar=say("cli-usage-addresses"), help=say("cli-option-trust"))
    add("--thinkers", default="1", metavar="N", help=say("cli-option-thinkers"))
    add("--workers", default="1", metavar="N", help=say("cli-option-workers"))
    limit = say("cli-usage-limit")
    add("--limit", action="append", default=[], metavar=limit, help=say("cli-option-limit"))
    add("--no-limits", action="store_true", help=say("cli-option-no-limits"))
    days = say("cli-usage-days")
    add("--keep-finished", default="0", metavar=days, help=say("cli-option-keep-finished"))
    add("--keep-forgotten", default="0", metavar=days, help=say("cli-option-keep-forgotten"))
    add("--contact", default="", metavar=say("cli-usage-contact"), help=say("cli-option-contact"))
    add("--metrics", default="", metavar=say("cli-usage-addresses"), help=say("cli-option-metrics"))
    add("--log-format", default="logfmt", metavar="logfmt|json", help=say("cli-option-log-format"))
    levels = "debug|info|warning|error"
    add("--log-level", metavar=levels, help=say("cli-option-log-level"))
    add("--open", action="store_true", help=say("cli-option-open"))
    declare_cards(command)
    command.set_defaults(run=run, options=Options(command))


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Serves until it is interrupted."""
    asked.options.settle(asked)
    own.use(asked.cards)
    sets()  # a mistake in a file of cards is told before anything is served
    if given:
        raise Refused("refused-serve-option", name=next(iter(given)))
    try:
        from landscribe.server.run import serve, server_for
        from landscribe.server.workers import Workers
    except ImportError as error:
        raise Refused("refused-serve-package", package=error.name or str(error)) from None
    port = PORT if asked.port is None else _port(asked)
    if asked.open and asked.port is None:
        port = free_port(asked.host, port)
    settings = _settings(asked, port)
    workers = max(1, whole_number(asked.places["workers"], asked.workers))
    with blaming(asked, "database"):
        server = (
            server_for(settings, asked.host, port, asked.trust)
            if workers == 1
            else Workers(workers, settings, asked.host, port, asked.trust)
        )
    if asked.open:
        invite(asked.host, port, asked.say)
    else:
        print(asked.say("cli-serves", address=f"http://{_named(asked.host)}:{port}/"), flush=True)
    return server.serve() if isinstance(server, Workers) else serve(server)


def _settings(asked: Namespace, port: int) -> "Settings":
    """What is asked for; Refused, with its place, where it cannot be."""
    from landscribe.server.logs import FORMS, LEVELS, Logs
    from landscribe.server.settings import UNLIMITED, Keeping, Settings, limits_from, networks_from

    with blaming(asked, "limit"):
        limits = UNLIMITED if asked.no_limits else limits_from(asked.limit)
    with blaming(asked, "metrics"):
        metrics = networks_from(asked.metrics)
    asked.log_level = asked.log_level or ("error" if asked.open else "warning")
    return Settings(
        database=asked.database or str(data_file()),
        origins=tuple(asked.origin),
        network=_around(asked.host, port) or "",
        limits=limits,
        thinkers=max(1, whole_number(asked.places["thinkers"], asked.thinkers)),
        prepare=partial(announce_in, asked.say),
        keeping=Keeping(_days(asked, "keep_finished"), _days(asked, "keep_forgotten")),
        contact=asked.contact,
        metrics=metrics,
        logs=Logs(chosen(asked, "log_format", FORMS), chosen(asked, "log_level", LEVELS)),
    )


def _port(asked: Namespace) -> int:
    place = asked.places["port"]
    port = whole_number(place, asked.port)
    if not 0 <= port <= LAST_PORT:
        raise WrongValue("refused-port", name=place, port=str(port), last=str(LAST_PORT))
    return port


def _days(asked: Namespace, option: str) -> int | None:
    """For how many days something is kept; None is for ever."""
    place, text = asked.places[option], getattr(asked, option)
    days = whole_number(place, text)
    if days < 0:
        raise WrongValue("refused-days", name=place, days=text)
    return days or None


def data_file() -> Path:
    """Where tables are kept unless someone says otherwise."""
    return own.data_folder() / "landscribe.db"


def free_port(host: str, first: int) -> int:
    """The first port from here on that nobody listens on."""
    for port in range(first, first + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise Refused("refused-ports", first=str(first), last=str(first + PORTS_TRIED - 1))


def invite(host: str, port: int, say: Say) -> None:
    """Prints the addresses, a code for phones, and opens a browser where there is a desktop."""
    here = f"http://localhost:{port}/"
    print(f"\n  {say('cli-play-here', address=here)}")
    there = _around(host, port)
    if there:
        print(f"  {say('cli-play-there', address=there)}\n")
        print(_code(there))
    print(f"  {say('cli-serve-end')}\n", flush=True)
    if has_desktop():
        opening = Timer(1.5, webbrowser.open, (here,))
        opening.daemon = True
        opening.start()


def _around(host: str, port: int) -> str | None:
    """Where the phones around reach this machine, if it listens to them."""
    address = network_address() if host in ("0.0.0.0", "::") else None
    return f"http://{address}:{port}/" if address else None


def network_address() -> str | None:
    """This machine's address in the network around it, if there is one; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for examples: nobody is there
            address = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address


def has_desktop() -> bool:
    """Whether a browser could show itself."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _code(address: str) -> str:
    """The address as a QR code of block characters."""
    import segno

    text = io.StringIO()
    segno.make(address, error="l").terminal(text, compact=True, border=2)
    return text.getvalue()


def _named(host: str) -> str:
    return f"[{host}]" if ":" in host else host
