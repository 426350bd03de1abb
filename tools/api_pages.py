"""The pages of the API: every module of the packages that a library has, from its docstrings."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PACKAGES = {
    "core": "what every game shares: cells, shapes, chance, the contract, pages and records",
    "games": "the four games, as functions from values to values",
    "own": "files of cards of one's own, found and read",
    "bots": "those who think, and what they think with",
    "lab": "many games: simulation, contests, the measure of a game and the balance of cards",
    "envs": "environments for those who train players",
    "texts": "every word that a player reads",
    "paper": "PDFs to play with a pencil",
    "table": "a table without a web server or a database",
}


def api_pages() -> list[tuple[str, str]]:
    """The pages of the library, with their titles."""
    return [("About", "api/index.md"), *((f"landscribe.{name}", f"api/{name}.md") for name in PACKAGES)]


def write_api(folder: Path) -> None:
    """Writes `api/`."""
    (folder / "api").mkdir(parents=True)
    lines = [f"- [`landscribe.{name}`]({name}.md): {about}" for name, about in PACKAGES.items()]
    about = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    (folder / "api" / "index.md").write_text("\n".join([about, *lines, ""]), encoding="utf-8")
    for name, about in PACKAGES.items():
        said = f"# landscribe.{name}\n\n{about[0].upper()}{about[1:]}.\n"
        named = "".join(f"\n::: {module}\n" for module in _modules(name))
        (folder / "api" / f"{name}.md").write_text(said + named, encoding="utf-8")


def _modules(package: str) -> Iterator[str]:
    """The modules of a package by their names, the package itself first."""
    folder = SOURCE / "landscribe" / package
    files = folder.rglob("*.py") if folder.is_dir() else [folder.with_suffix(".py")]
    for file in sorted(files, key=lambda file: (file.parent, file.name)):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
