"""A server on a free port and a browser to look at it: for the tests and for the screenshots."""

import json
import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
# The shell is Chromium without the windows around a page: it takes two thirds of the time.
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
# As root there is no sandbox; without the others it looks for its maker's hosts at every start.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(folder: Path, port: int | None = None, *, is_warmed: bool = False) -> Generator[str]:
    """The address of a server whose tables are in this folder; unless it is warmed, the weakest bots play."""
    port = port or free_port()
    words = ["tests.server.process", str(port), str(folder / "tables.db"), *(["warmed"] if is_warmed else [])]
    process = subprocess.Popen([sys.executable, "-m", *words], cwd=ROOT)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(10)


def _wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        assert process.poll() is None, "the server ended at once"
        try:
            with urllib.request.urlopen(f"{address}/api/health", timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"no server at {address} within half a minute")


class Files(SimpleHTTPRequestHandler):
    """Files as they lie in a folder."""

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is printed."""


@contextmanager
def serving_files(folder: Path, handler: type[Files] = Files) -> Generator[str]:
    """The address at which the files of this folder are."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


@contextmanager
def browsing() -> Generator[Browser]:
    """Debian's Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def posted(address: str, path: str, body: dict[str, Any], token: str | None = None) -> Any:
    """What the API answers."""
    headers = {"content-type": "application/json", "origin": address}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)
