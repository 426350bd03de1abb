"""Gathers what is packed for a browser and packs it: `python web/pack/pack.py`, or `make pack`."""

import gzip
import hashlib
import json
import lzma
import pickle
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import files
from pathlib import Path

from native import gather_native

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "landscribe"
TARGET = SOURCE / "server" / "pack"
OURS = ("core", "games", "own.py", "texts", "bots", "table", "device", "__init__.py", "native/__init__.py")
UNSAID = ("balance", "cli", "hosting", "measure", "paper", "typed")
"""Words that only the terminal says."""
PURE = ("typing-extensions", "fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz")
INSTEAD = Path(__file__).with_name("instead")
"""Small modules in the place of large ones."""
RUNTIME = ROOT / "web" / "node_modules" / "pyodide"
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
"""What the client brings along, compressed by the server."""
MEMORY = 30 * 1024**2  # bytes that Python remembers of its start
SMALLEST = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 16 * 1024**2}
OTHERWISE = {"learned.zip": {"lc": 0, "pb": 0}}
"""Numbers without a text's habits: neither the byte before nor the place tells anything of the next."""
LOCALES = re.compile(r"babel/(global|locale-data/(root|en|fr))\.dat")
NUMBERS = {
    *("decimal_formats", "default_numbering_system", "locale_id", "number_symbols", "numbering_systems"),
    *("ordinal_form", "parent_exceptions", "plural_form"),
}


def gather(target: Path) -> None:
    """All that a device imports, and more: what is not used is left out later."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.weights", *(f"{name}.ftl" for name in UNSAID))
    for name in OURS:
        source, copy = SOURCE / name, target / "landscribe" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy, ignore=unwanted)
        else:
            shutil.copy(source, copy)
    for name in PURE:
        for file in files(name) or ():
            copy, source = target / file, Path(str(file.locate()))
            copy.parent.mkdir(parents=True, exist_ok=True)
            if file.suffix == ".py":
                shutil.copy(source, copy)
            elif LOCALES.fullmatch(str(file)):
                copy.write_bytes(numbers_in(source.read_bytes()))


def numbers_in(locale: bytes) -> bytes:
    """What a locale says of numbers: months, currencies, countries and the like are left out."""
    return pickle.dumps({name: value for name, value in pickle.loads(locale).items() if name in NUMBERS})


def compressed(name: str, content: bytes) -> bytes:
    """As the decoder in the browser can read it, as small as can be."""
    filters = [SMALLEST | OTHERWISE.get(name, {})]
    return lzma.compress(content, check=lzma.CHECK_CRC32, filters=filters)


def main() -> None:
    """Packs."""
    with tempfile.TemporaryDirectory() as folder:
        gathered, made = Path(folder) / "from", Path(folder) / "made"
        gather(gathered)
        gather_native(gathered)
        ignored = shutil.ignore_patterns("__pycache__")  # compiled by another Python
        shutil.copytree(INSTEAD, gathered, ignore=ignored, dirs_exist_ok=True)
        made.mkdir()
        node = Path(sys.executable).with_name("node")
        subprocess.run([node, Path(__file__).with_name("build.mjs"), gathered, made], check=True)
        write({file.name: file.read_bytes() for file in sorted(made.iterdir())})


def write(contents: dict[str, bytes]) -> None:
    """Writes the pack in place of the last one, and what is in it."""
    shutil.rmtree(TARGET, ignore_errors=True)
    packed = {name: compressed(name, content) for name, content in contents.items()}
    folder = hashlib.sha256(b"".join(packed.values())).hexdigest()[:16]
    (TARGET / folder).mkdir(parents=True)
    for name, content in packed.items():
        (TARGET / folder / f"{name}.xz").write_bytes(content)
    files = {name: len(content) for name, content in packed.items()}
    scripts = sum(len(gzip.compress((RUNTIME / name).read_bytes())) for name in SCRIPTS)
    told = {
        "folder": folder,
        "bytes": sum(files.values()) + scripts,
        "room": sum(map(len, contents.values())) + MEMORY,
        "files": files,
    }
    (TARGET / "pack.json").write_text(json.dumps(told))
    for name, size in {**files, "with its scripts": told["bytes"], "kept": told["room"]}.items():
        print(f"{name:20} {size / 1e6:6.2f} MB")


if __name__ == "__main__":
    main()
