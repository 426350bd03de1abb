"""What stands in deploy/ works: proxies with TLS, the unit, the settings, and the container."""

import asyncio
import os
import platform
import re
import shutil
import socket
import ssl
import subprocess
import time
from argparse import Namespace
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from landscribe.cli import serve
from landscribe.cli.parsing import Parser
from landscribe.texts import say_in
from tests.server.raw import is_closed
from tests.server.serving import PATIENCE, Live, Served, bearing, events, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"

Certificate = tuple[Path, Path]
Starting = Callable[[Served, int, Certificate, Path], list[str]]


def tool(name: str) -> str:
    """Where a program is that not every machine has."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is missing: `make test` installs it as root on Debian")
    return found


def run(*command: str | Path, **environment: str) -> str:
    """What a program prints, once it has succeeded."""
    ran = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=ROOT, env={**os.environ, **environment}
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("deploy")
    found = Served(str(folder / "tables.db"), folder / "log.txt")
    yield found
    found.stop()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    """A certificate for this machine, and its key."""
    folder = tmp_path_factory.mktemp("tls")
    files = folder / "cert.pem", folder / "key.pem"
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    name = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    run(tool("openssl"), "req", *kind, *name, "-out", files[0], "-keyout", files[1])
    return files


def nginx(served: Served, port: int, certificate: Certificate, folder: Path) -> list[str]:
    """What starts nginx with our example, put before a server of the tests."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"listen \[::\].*\n", "", text).replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ", f"listen 127.0.0.1:{port} ").replace(":8000", f":{served.port}")
    for name, file in zip(("fullchain", "privkey"), certificate, strict=True):
        text = re.sub(rf"/etc/letsencrypt/\S*{name}\.pem", str(file), text)
    paths = "".join(
        f"{name}_temp_path {folder};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder}/pid; error_log stderr;\nevents {{}}\nhttp {{ {paths}\n{text} }}", "utf-8")
    run(tool("nginx"), "-t", "-c", str(file))
    return [tool("nginx"), "-c", str(file), "-g", "daemon off;"]


def caddy(served: Served, port: int, certificate: Certificate, folder: Path) -> list[str]:
    """What starts Caddy with our example, put before a server of the tests."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("{\n\tservers", "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers", 1)
    site = f"https://127.0.0.1:{port} {{\n\ttls {certificate[0]} {certificate[1]}\n"
    text = text.replace("play.example.org {\n", site).replace("127.0.0.1:8000", f"127.0.0.1:{served.port}")
    file = folder / "Caddyfile"
    file.write_text(text, "utf-8")
    run(tool("caddy"), "validate", "--adapter", "caddyfile", "--config", str(file), HOME=str(folder))
    return [tool("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


@contextmanager
def standing(command: list[str], url: str, trusting: ssl.SSLContext, folder: Path) -> Generator[httpx.Client]:
    """A proxy for as long as it is needed, and a browser that goes through it."""
    with (folder / "proxy.txt").open("wb") as log:
        proxy = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)})
    try:
        with httpx.Client(
            base_url=url, headers={"origin": url}, verify=trusting, timeout=PATIENCE
        ) as browser:
            until = time.monotonic() + PATIENCE
            while not is_there(browser):
                assert proxy.poll() is None, (folder / "proxy.txt").read_text()
                assert time.monotonic() < until
                time.sleep(0.05)
            yield browser
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE)


class Secured:
    """A WebSocket with TLS that one thread reads and writes.

    The synchronous client of `websockets` reads in another: both change one state of OpenSSL, which is not
    made for that, and of a thousand connections three fail.
    """

    def __init__(self, runner: asyncio.Runner, wire: ClientConnection) -> None:
        self._runner = runner
        self._wire = wire

    def send(self, message: str | bytes) -> None:
        self._runner.run(self._wire.send(message))

    def recv(self, timeout: float) -> str | bytes:
        return self._runner.run(asyncio.wait_for(self._wire.recv(), timeout))


@contextmanager
def secured(address: str, origin: str, trusting: ssl.SSLContext) -> Generator[Secured]:
    async def opened() -> ClientConnection:
        return await connect(address, origin=Origin(origin), ssl=trusting, open_timeout=PATIENCE)

    with asyncio.Runner() as runner:
        wire = runner.run(opened())
        yield Secured(runner, wire)
        runner.run(wire.close())


def is_there(browser: httpx.Client) -> bool:
    try:
        return browser.get("/api/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_game_is_played_through_the_proxy(
    proxy: Starting, served: Served, certificate: Certificate, tmp_path: Path
) -> None:
    port = free_port()
    url = f"https://127.0.0.1:{port}"
    trusting = ssl.create_default_context(cafile=str(certificate[0]))
    command = proxy(served, port, certificate, tmp_path)
    with standing(command, url, trusting, tmp_path) as browser:
        wanted = {"game": "mapmaker", "seats": [{"kind": "me", "name": "Ada"}]}
        seated = browser.post("/api/tables", json=wanted).json()
        path = f"/api/tables/{seated['table']}"
        with secured(f"wss://127.0.0.1:{port}{path}/live", url, trusting) as wire:
            live = Live(wire)
            live.say(type="hello", token=seated["token"])
            live.table()
            assert live.act(Random(1))["version"] == 1
            with browser.stream("GET", f"{path}/stream", headers=bearing(seated["token"])) as stream:
                seen = events(stream)
                assert next(seen)["version"] == 1
                live.act(Random(2))
                assert any(message.get("version") == 2 for message in seen)
        assert browser.get("/").headers["strict-transport-security"] == "max-age=31536000"
        assert (browser.get("/metrics").status_code, served.http.get("/metrics").status_code) == (404, 200)
        assert browser.post("/api/tables", content=b"x" * 40_000).status_code == 413


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_who_dawdles_is_let_go_by_the_proxy(
    proxy: Starting, served: Served, certificate: Certificate, tmp_path: Path
) -> None:
    port = free_port()
    trusting = ssl.create_default_context(cafile=str(certificate[0]))
    command = proxy(served, port, certificate, tmp_path)
    file = tmp_path / Path(command[-1 if proxy is caddy else 2]).name
    text = file.read_text("utf-8")
    assert "10s" in text
    file.write_text(text.replace("10s", "1s"), "utf-8")  # so that the test need not wait as long
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: x\r\nContent-Length: 9\r\n\r\n{"
    with standing(command, f"https://127.0.0.1:{port}", trusting, tmp_path), ExitStack() as stack:
        wires: list[ssl.SSLSocket] = []
        for begun in (b"GET / HTTP/1.1\r\nHo", body):
            plain = stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            wire = stack.enter_context(trusting.wrap_socket(plain, server_hostname="127.0.0.1"))
            wire.sendall(begun)
            wires.append(wire)
        assert all(is_closed(wire) for wire in wires)


def test_the_unit_is_one_that_systemd_takes_and_that_may_do_little(tmp_path: Path) -> None:
    analyze = tool("systemd-analyze")
    unit = tmp_path / "landscribe.service"
    text = (DEPLOY / "landscribe.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/landscribe/bin/landscribe serve --config" in text
    assert "StartLimitIntervalSec=0" in text
    unit.write_text(text.replace("/opt/landscribe/bin/landscribe", "/bin/true"), encoding="utf-8")
    assert run(analyze, "verify", unit) == ""
    told = run(analyze, "security", "--offline=yes", "--no-pager", unit)
    exposure = re.search(r"Overall exposure level for \S+ (\d+\.\d+) OK", told)
    assert exposure is not None, told
    assert float(exposure[1]) <= 2


def test_the_settings_are_those_that_serve_knows() -> None:
    command = Parser(say_in("en"))
    serve.declare(command)
    asked = command.parse_args(["--config", str(DEPLOY / "landscribe.toml")])
    asked.options.settle(asked)
    assert isinstance(asked, Namespace)
    assert (asked.port, asked.keep_finished, asked.log_format) == ("8000", "365", "json")
    assert asked.database == "sqlite:////var/lib/landscribe/landscribe.db"  # where the unit lets it write


def test_the_container_names_no_registry_and_no_more_than_a_user_of_its_own() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert re.findall(r"^ARG BASE=(.*)$", text, re.MULTILINE) == ["python:3.13-slim"]
    assert re.findall(r"^(?:FROM|USER) (.*)$", text, re.MULTILINE) == ["${BASE}", "landscribe"]


ISOLATED = ("--isolation=chroot", "--network=host")
TRUSTED = "--volume=/etc/ssl/certs:/etc/ssl/certs:ro"  # whom this machine trusts, the build trusts too


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """An image with Python: that of BASE_IMAGE, or one of Debian's packages, which root can make."""
    if named := os.environ.get("BASE_IMAGE"):
        yield named
        return
    if os.getuid() != 0:
        pytest.skip("only root makes an image of Debian's packages: name one with Python by BASE_IMAGE")
    buildah, suite = tool("buildah"), platform.freedesktop_os_release()["VERSION_CODENAME"]
    packages = "--include=python3,python3-venv,ca-certificates"
    run(tool("debootstrap"), "--variant=minbase", packages, suite, tmp_path / "base")
    name = run(buildah, "from", "scratch").strip()
    run(buildah, "add", name, tmp_path / "base", "/")
    run(buildah, "commit", "--rm", name, "landscribe-base")
    yield "localhost/landscribe-base"
    run(buildah, "rmi", "landscribe-base")


@pytest.mark.thorough
def test_the_container_is_built_and_serves(base: str) -> None:
    buildah, options = tool("buildah"), os.environ.get("BUILD_OPTIONS", "").split()
    run("make", "wheel")
    file = ["--build-arg", f"BASE={base}", "--tag", "landscribe-test", "--file", DEPLOY / "Containerfile"]
    run(buildah, "build", *file, *ISOLATED, TRUSTED, *options, ROOT)
    name = run(buildah, "from", "--pull-never", "landscribe-test").strip()
    assert run(buildah, "run", *ISOLATED, name, "--", "id", "--user", "--name").strip() == "landscribe"
    port = str(free_port())
    inside = [
        buildah,
        "run",
        *ISOLATED,
        "--env",
        f"LANDSCRIBE_PORT={port}",
        name,
        "--",
        "landscribe",
        "serve",
    ]
    with subprocess.Popen(inside) as running:
        try:
            until = time.monotonic() + Served.patience
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as browser:
                while not is_there(browser):
                    assert running.poll() is None
                    assert time.monotonic() < until
                    time.sleep(0.1)
                assert "<title>Landscribe</title>" in browser.get("/").text
        finally:
            running.terminate()
            running.wait(PATIENCE)
            run(buildah, "rm", name)
            run(buildah, "rmi", "landscribe-test")
