"""Who has no checkout does what docs/install.md says, with what was just built, and it works."""

import re
import shlex
import subprocess
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pypdfium2  # pyright: ignore[reportMissingTypeStubs]
import pytest

from landscribe.games import GAMES
from tests.browser import hand
from tests.browser.conftest import DESK
from tests.browser.place import browsing
from tests.deploy.building import Built
from tests.deploy.installed import Installed, downloaded, linked
from tests.docs.following import ROOT
from tests.server.serving import PATIENCE, free_port

PAGE = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
Installing = Callable[[Path, str, Path], Installed]

everywhere = pytest.mark.parametrize(
    "install", [linked, pytest.param(downloaded, marks=pytest.mark.thorough)], ids=["linked", "downloaded"]
)
SEED = "2026"


def section(title: str) -> str:
    (text,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return text


def commands(title: str) -> tuple[str, list[list[str]]]:
    """The extras that a section installs, and the words of each command after that."""
    (block,) = re.findall(r"```sh\n(.*?)```", section(title), re.DOTALL)
    pip, *others = [shlex.split(line) for line in block.splitlines()]
    found = re.fullmatch(r"landscribe(?:\[(.*)\])?", pip[-1])
    assert pip[:-1] == ["pip", "install"]
    assert found
    return found[1] or "", others


def fresh(install: Installing, built: Built, title: str, folder: Path) -> tuple[Installed, list[str]]:
    """The environment of a section, and its command if it has one."""
    extras, others = commands(title)
    return install(built.wheel, extras, folder / "fresh"), others[0] if others else []


@everywhere
def test_a_game_is_played_in_the_terminal(install: Installing, built: Built, tmp_path: Path) -> None:
    there, command = fresh(install, built, "In the terminal", tmp_path)
    game, rng = GAMES[command[-1]], Random(1)
    state, typed = game.new(game.options({}, rules=game.rules), 1, SEED), list[str]()
    while game.to_act(state):
        action = rng.choice([*game.legal(state, 0)])
        typed.append(str(action))
        state = game.play(state, 0, action)
    shown = there.run(*command, "--seed", SEED, typed="\n".join(typed) + "\n")
    outcome = game.outcome(state)
    assert outcome
    assert f"{outcome.scores[0]} points" in shown
    assert there.run("python", "-c", "import landscribe; print(landscribe.__file__)").startswith(
        str(tmp_path)
    )


@everywhere
def test_a_plain_install_brings_two_packages_and_says_what_others_are_for(
    install: Installing, built: Built, tmp_path: Path
) -> None:
    there, _ = fresh(install, built, "In the terminal", tmp_path)
    asked = there.run(
        "python", "-c", "from importlib.metadata import requires; print(*requires('landscribe'), sep='\\n')"
    )
    plain = [line for line in asked.splitlines() if "extra ==" not in line]
    assert sorted(re.split(r"[<>=]", line)[0] for line in plain) == ["fluent-runtime", "rich"]
    for command, extra in (("serve", "server"), ("doctor", "server"), ("print mapmaker", "print")):
        with pytest.raises(AssertionError, match=rf"needs .*: pip install 'landscribe\[{extra}\]'\.\n$"):
            there.run("landscribe", *command.split())


@everywhere
def test_a_game_is_served_and_played_in_the_browser(
    install: Installing, built: Built, tmp_path: Path
) -> None:
    there, command = fresh(install, built, "In the browser", tmp_path)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with subprocess.Popen(
        [*command, "--port", str(port)],
        cwd=there.home,
        env=there.surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            wait_for(url, server)
            play_in_a_browser(url) if install is downloaded else begin_a_game(url)
        finally:
            server.terminate()
            said, _ = server.communicate(timeout=PATIENCE)
    assert f":{port}" in said
    assert (there.home / "data" / "landscribe" / "landscribe.db").is_file()


def wait_for(url: str, server: "subprocess.Popen[str]") -> None:
    until = time.monotonic() + 2 * PATIENCE
    while True:
        try:
            if httpx.get(f"{url}/api/health").status_code == 200:
                return
        except httpx.TransportError:
            assert server.poll() is None, server.communicate()
            assert time.monotonic() < until
            time.sleep(0.05)


def begin_a_game(url: str) -> None:
    """Fetches the page with all that it asks for at once, and gets a table."""
    with httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE) as browser:
        page = browser.get("/").text
        parts = re.findall(r'<(?:script|link)[^>]+(?:src|href)="(/[^"]+)"', page)
        assert any(part.endswith(".js") for part in parts)
        for part in parts:
            assert browser.get(part).status_code == 200, part
        wanted = {"game": "mapmaker", "seats": [{"kind": "me", "name": "Ada"}]}
        seated = browser.post("/api/tables", json=wanted).json()
        assert not browser.get(f"/api/tables/{seated['table']}").json()["is_over"]


def play_in_a_browser(url: str) -> None:
    """A game, from the first page to its end."""
    with browsing() as browser:
        page = browser.new_page(base_url=url, reduced_motion="reduce", **DESK)
        hand.start(page, "mapmaker", seed=1)
        rng, moves = Random(1), 0
        while moves < 200 and hand.play(page, hand.by_clicks, rng, hand.close_by_click):
            moves += 1
        assert moves >= 3
        assert page.get_attribute("main.table", "data-over") == "true"


@everywhere
def test_a_pdf_is_printed(install: Installing, built: Built, tmp_path: Path) -> None:
    there, command = fresh(install, built, "On paper", tmp_path)
    there.run(*command)
    (name,) = re.findall(r"called `(.*?)`", section("On paper"))
    with pypdfium2.PdfDocument(there.home / name) as pdf:
        assert len(pdf) > 3


@everywhere
def test_an_environment_is_stepped(install: Installing, built: Built, tmp_path: Path) -> None:
    there, _ = fresh(install, built, "Environments", tmp_path)
    page = there.home / "page.md"
    page.write_text(section("Environments"), encoding="utf-8")
    assert there.run("python", "-m", "doctest", page) == ""


@pytest.mark.thorough
def test_games_are_simulated_natively(built: Built, tmp_path: Path) -> None:
    there, command = fresh(downloaded, built, "Many games", tmp_path)
    shown = there.run(*command)
    assert f"{int(command[-1]):,} games" in shown
    assert any((there.home / "cache" / "landscribe").rglob("*.nb?"))  # compiled code


def test_the_page_names_every_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = re.findall(r"^\| `(\w+)` \|", section("All extras"), re.MULTILINE)
    assert sorted(named) == sorted(project["optional-dependencies"])
