"""Run by the Python of the browser when the pack is made: compiles what is packed, and finds what is used.

`/from` holds our modules and those that they need. All of it is used once, a little of every game; what was
imported by then is what a device needs of the standard library and of other people's packages.
"""

import asyncio
import compileall
import json
import marshal
import py_compile
import sys
import zipfile
from pathlib import Path
from types import CodeType

SOURCE = Path("/from")
STANDARD = Path(f"/lib/python3{sys.version_info.minor}.zip")
ALWAYS = (
    *("_pyodide/", "pyodide/", "_sysconfigdata", "collections/", "importlib/"),
    *(f"encodings/{name}." for name in ("ascii", "cp437", "idna", "latin_1", "unicode_escape", "utf_8")),
)
"""Parts of the standard library that are imported before anyone can look, or only where something fails."""
TOKEN = "t" * 40
WEIGHTS = ".weights"
"""What bots have learned lies apart: it is compressed in another way."""
HEADER = 16  # bytes before what is compiled
NOWHERE = 15 << 3 | 1 << 7
"""In a table of lines: up to eight steps that come from no line, one less in its last bits."""
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH  # the same bytes whenever they are made


async def use_everything() -> None:
    """A little of every game, with a bot and a hint; rules, cards, and what is played on paper."""
    from landscribe.device.device import Device
    from landscribe.device.kernels import load_kernels
    from landscribe.native import is_handed_in

    await load_kernels(runner)  # noqa: F821 (what runs them is handed in by build.mjs)
    assert is_handed_in(), "bots cannot search"
    device = Device()
    device.start()
    for game in json.loads((await device.request("GET", "/games")).text):
        name = game["name"]
        for path in (f"/rules/{name}?language=fr", f"/games/{name}/cards", f"/games/{name}/drawable"):
            assert (await device.request("GET", path)).status == 200, path
        assert (await device.request("POST", f"/games/{name}/evening", "{}")).status == 200
        for bot in game["bots"] if game["most_seats"] > 1 else [None]:
            await use_table(device, name, bot)
    assert (await device.request("POST", "/score", '{"text": "nothing"}')).status == 422
    assert (await device.request("POST", "/tables", "{")).status == 422
    await device.stop()


async def use_table(device, game, bot) -> None:
    """A table, alone or with a bot, a hint, and what the hint says."""
    token = f"{TOKEN}{game}{bot}"
    bots = [{"kind": "bot", "bot": bot}] if bot else []
    wanted = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, *bots], "token": token}
    seated = json.loads((await device.request("POST", "/tables", json.dumps(wanted))).text)
    heard = asyncio.Queue()
    talk = device.open(seated["table"], "fr", lambda text: heard.put_nowait(json.loads(text)), print)
    talk.hear(json.dumps({"type": "hello", "token": token, "takes_changes": True}))
    table = await heard.get()
    while not table["players"][0]["is_due"]:  # a bot acts first
        await asyncio.sleep(0.05)
        table = json.loads((await device.request("GET", f"/tables/{seated['table']}", "", token)).text)
    hint = await answered(talk, heard, type="hint", id="hint", turn=table["turn"])
    await answered(talk, heard, type="act", id="act", turn=table["turn"], action=hint["action"])
    talk.hear("nonsense")
    await talk.leave()


async def answered(talk, heard, **message):
    """Says something, and waits for the answer."""
    talk.hear(json.dumps(message))
    while (said := await heard.get()).get("answers") != message["id"]:
        pass
    assert said["type"] != "refusal", said
    return said


def compile_in(folder) -> None:
    """Leaves compiled modules in place of sources, without what is said in them about themselves."""
    compileall.compile_dir(
        folder, quiet=1, legacy=True, optimize=2, stripdir=folder, invalidation_mode=UNCHECKED
    )
    for file in folder.rglob("*.py"):
        file.unlink()
    for file in folder.rglob("*.pyc"):
        header, code = file.read_bytes()[:HEADER], file.read_bytes()[HEADER:]
        file.write_bytes(header + marshal.dumps(without_lines(marshal.loads(code))))


def without_lines(code):
    """Compiled code that does not know its lines and columns, which are a third of it when compressed."""
    steps = len(code.co_code) // 2
    last = bytes([NOWHERE | steps % 8 - 1]) if steps % 8 else b""
    inner = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=bytes([NOWHERE | 7]) * (steps // 8) + last, co_consts=tuple(inner))


def contents(folder) -> list[tuple[str, bytes]]:
    """Every file with its name."""
    return [
        (str(file.relative_to(folder)), file.read_bytes()) for file in folder.rglob("*") if file.is_file()
    ]


def packed(files, target) -> None:
    """A zip that is the same whenever it is made; it is compressed later, as a whole."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as zipped:
        for name, content in sorted(files):
            zipped.writestr(zipfile.ZipInfo(name), content)


def used_files() -> set[str]:
    """Every file that a module came from."""
    found = (getattr(module, "__file__", None) for module in list(sys.modules.values()))
    return {file for file in found if file}


def standard_library(used: set[str]) -> list[tuple[str, bytes]]:
    """What is used of the standard library, compiled like our own."""
    folder = Path("/standard")
    with zipfile.ZipFile(STANDARD) as library:
        wanted = [
            name
            for name in library.namelist()
            if f"{STANDARD}/{name}" in used or (name.startswith(ALWAYS) and not name.endswith("/"))
        ]
        library.extractall(folder, wanted)
    compile_in(folder)
    return contents(folder)


def others(used: set[str]) -> list[tuple[str, bytes]]:
    """Our own modules, all of them, and of other packages what is used."""
    return [
        (name, content)
        for name, content in contents(SOURCE)
        if name.startswith("landscribe/") or name.endswith(".dat") or str(SOURCE / name) in used
    ]


async def main() -> None:
    compile_in(SOURCE)
    sys.path.insert(0, str(SOURCE))
    await use_everything()
    used = used_files()
    packed(standard_library(used), "/stdlib.zip")
    files = others(used)
    packed([file for file in files if file[0].endswith(WEIGHTS)], "/learned.zip")
    packed([file for file in files if not file[0].endswith(WEIGHTS)], "/site.zip")


await main()  # noqa: F704
