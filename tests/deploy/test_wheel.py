"""A wheel and an sdist hold all that is served and typed, or are not made; one makes the other."""

import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.deploy.building import Built, build
from tests.docs.following import ROOT
from tests.twins import twin

HATCHLING = (sys.executable, "-m", "hatchling", "build")
TREE = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src")
CLIENT = "landscribe/server/static/index.html"
PACK = "landscribe/server/pack/pack.json"
HELD = {CLIENT, PACK, "landscribe/py.typed"}


def tree(folder: Path) -> Path:
    """The parts of the project that a wheel is made of."""
    for name in TREE:
        there, here = ROOT / name, folder / name
        if there.is_dir():
            shutil.copytree(there, here, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(there, here)
    return folder


def texts() -> set[str]:
    folder = ROOT / "src"
    found = (file for kind in ("ftl", "md") for file in (folder / "landscribe/texts").rglob(f"*.{kind}"))
    return {file.relative_to(folder).as_posix() for file in found}


def test_a_wheel_holds_the_client_the_pack_the_texts_the_bots_and_the_mark_of_types(built: Built) -> None:
    names = set(zipfile.ZipFile(built.wheel).namelist())
    assert names >= HELD | texts()
    weights = {file.relative_to(ROOT / "src").as_posix() for file in (ROOT / "src").rglob("*.weights")}
    assert weights
    assert names >= weights
    pack = json.loads(zipfile.ZipFile(built.wheel).read(PACK))
    assert names >= {f"landscribe/server/pack/{pack['folder']}/{name}.xz" for name in pack["files"]}
    assert {name.split("/")[0] for name in names} == {
        "landscribe",
        built.wheel.stem.split("-py3")[0] + ".dist-info",
    }


def test_an_sdist_holds_the_client_the_pack_the_texts_and_the_sources_and_no_more(built: Built) -> None:
    with tarfile.open(built.sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names >= {f"src/{name}" for name in HELD | texts()}
    assert names >= {
        "Makefile",
        "requirements.txt",
        "web/package-lock.json",
        "tests/conftest.py",
        "docs/install.md",
    }
    assert not [name for name in names if "node_modules" in name or name.endswith(".pyc") or ".venv" in name]


def test_an_sdist_alone_makes_the_wheel_that_the_tree_makes(built: Built, tmp_path: Path) -> None:
    subprocess.run([*HATCHLING, "-t", "wheel", "-d", tmp_path], cwd=ROOT, check=True, capture_output=True)
    assert (tmp_path / built.wheel.name).read_bytes() == built.wheel.read_bytes()


@pytest.mark.thorough
def test_a_builder_that_fetches_its_tools_makes_the_same(built: Built, tmp_path: Path) -> None:
    again = build(tmp_path, "--installer", "pip")
    assert again.wheel.read_bytes() == built.wheel.read_bytes()


CURES = {"static": "build the client with 'make web'", "pack": "with 'make pack'"}


@pytest.mark.parametrize(
    ("kind", "part"), [("wheel", "static"), ("sdist", "pack"), twin("wheel", "pack"), twin("sdist", "static")]
)
def test_neither_is_made_without_the_client_and_the_pack(kind: str, part: str, tmp_path: Path) -> None:
    there = tree(tmp_path)
    shutil.rmtree(there / "src" / "landscribe/server" / part)
    made = subprocess.run(
        [*HATCHLING, "-t", kind, "-d", "dist"], cwd=there, check=False, capture_output=True, text=True
    )
    assert made.returncode != 0
    assert f"{CURES[part]} first" in made.stderr
    assert not list(there.glob("dist/*"))
