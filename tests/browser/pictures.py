"""`make pictures`: the screens that README.md and docs/ show, taken anew."""

import sys
import tempfile
from pathlib import Path
from typing import Any, Literal, NamedTuple

from tests.browser.conftest import DESK, LOW_PHONE
from tests.browser.place import ROOT, browsing, serving
from tests.browser.scenes import calm
from tests.browser.screenshots import MORE

FOLDER = ROOT / "docs" / "pictures"


class Picture(NamedTuple):
    """What is shown, where, and in which language and light."""

    scene: str
    device: dict[str, Any]
    language: str = "en"
    scheme: Literal["light", "dark"] = "light"


PICTURES = {
    "table.png": Picture("midway-cartographers", DESK),
    "table-fr.png": Picture("midway-cartographers", DESK, language="fr"),
    "mural.png": Picture("cartouche-place", DESK),
    "mural-fr.png": Picture("cartouche-place", DESK, language="fr"),
    "phone.png": Picture("midway-heroes", LOW_PHONE, scheme="dark"),
    "phone-fr.png": Picture("midway-heroes", LOW_PHONE, language="fr", scheme="dark"),
}


def take(folder: Path) -> None:
    """Takes every picture into a folder."""
    with (
        tempfile.TemporaryDirectory() as tables,
        serving(Path(tables), is_warmed=True) as address,
        browsing() as browser,
    ):
        for name, picture in PICTURES.items():
            options: dict[str, Any] = {
                **picture.device,
                "locale": picture.language,
                "color_scheme": picture.scheme,
            }
            context = browser.new_context(base_url=address, reduced_motion="reduce", **options)
            page = context.new_page()
            MORE[picture.scene](page, address)
            calm(page)
            page.screenshot(path=folder / name)
            context.close()


def main() -> int:
    """Takes them where they are shown."""
    take(FOLDER)
    print(f"{len(PICTURES)} pictures in {FOLDER.relative_to(ROOT)}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
