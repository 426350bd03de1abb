"""Bots that search choose in WebAssembly what they choose natively."""

import json
import lzma
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile

import pytest

import landscribe
from tests.device.choosing import chosen

PACK = Path(landscribe.__file__).parent / "server" / "pack"
HERE = Path(__file__).parent
GAMES = {"mapmaker": (1, 48), "cartographers": (2, 48), "heroes": (2, 48), "cartouche": (2, 24)}
"""With so many seats, and so many imagined games."""


@cache
def chosen_in_the_pack(*games: str) -> dict[str, str]:
    """What is chosen where the pack runs."""
    folder = PACK / json.loads((PACK / "pack.json").read_text())["folder"]
    calls = [f"chosen({game!r}, *{GAMES[game]})" for game in games]
    node = Path(sys.executable).with_name("node")
    with NamedTemporaryFile(suffix=".zip") as site:
        site.write(lzma.decompress((folder / "site.zip.xz").read_bytes()))
        site.flush()
        command = [node, HERE / "choosing.mjs", site.name, HERE / "choosing.py", *calls]
        answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return dict(zip(games, answer.stdout.splitlines(), strict=True))


@pytest.mark.parametrize("game", ["mapmaker", "cartographers", "cartouche"])
def test_the_same_moves_and_hints_as_native_code(game: str) -> None:
    assert chosen_in_the_pack("mapmaker", "cartographers", "cartouche")[game] == chosen(game, *GAMES[game])


@pytest.mark.thorough
def test_the_same_moves_and_hints_in_heroes() -> None:
    assert chosen_in_the_pack("heroes")["heroes"] == chosen("heroes", *GAMES["heroes"])
