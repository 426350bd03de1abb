"""Bots that search choose in WebAssembly what they choose natively, and games are the same to the byte."""

import json
import lzma
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import landscribe
from landscribe.bots.bot import is_native
from landscribe.core.record import check_record
from tests.device.choosing import chosen
from tests.server.serving import Served

PACK = Path(landscribe.__file__).parent / "server" / "pack"
HERE = Path(__file__).parent
GAMES = {"mapmaker": (1, 48), "cartographers": (2, 48), "heroes": (2, 48), "cartouche": (2, 24)}
"""With so many seats, and so many imagined games."""
native_only = pytest.mark.skipif(not is_native(), reason="native code needs Numba")

RECORDED = "await recorded('mapmaker')"


def choosing(game: str) -> str:
    return f"chosen({game!r}, *{GAMES[game]})"


USUAL = (*map(choosing, ("mapmaker", "cartographers", "cartouche")), RECORDED)


@cache
def told_in_the_pack(*calls: str) -> dict[str, str]:
    """What calls give where the pack runs."""
    folder = PACK / json.loads((PACK / "pack.json").read_text())["folder"]
    node = Path(sys.executable).with_name("node")
    with TemporaryDirectory() as unpacked:
        for file in folder.glob("*.xz"):
            (Path(unpacked) / file.stem).write_bytes(lzma.decompress(file.read_bytes()))
        command = [node, HERE / "choosing.mjs", unpacked, HERE / "choosing.py", *calls]
        answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return dict(zip(calls, answer.stdout.splitlines(), strict=True))


@native_only
@pytest.mark.parametrize("game", ["mapmaker", "cartographers", "cartouche"])
def test_the_same_moves_and_hints_as_native_code(game: str) -> None:
    assert told_in_the_pack(*USUAL)[choosing(game)] == chosen(game, *GAMES[game])


def test_the_same_record_as_a_servers_byte_for_byte(server: Served) -> None:
    record: str = json.loads(told_in_the_pack(*USUAL)[RECORDED])
    seated = server.table("mapmaker", seed="the same")
    with server.live(seated) as live:
        for _, action in check_record(record).actions:
            live.ask("act", action=action)
    assert server.http.get(f"/api/tables/{seated['table']}/record").content == record.encode()


@native_only
@pytest.mark.thorough
def test_the_same_moves_and_hints_in_heroes() -> None:
    [told] = told_in_the_pack(choosing("heroes")).values()
    assert told == chosen("heroes", *GAMES["heroes"])
