"""Writes a folder of static files that plays alone and with bots on any web host: `make site`."""

import re
import shutil
import sys
from pathlib import Path

from landscribe.server.guard import POLICY

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "landscribe" / "server"
UNSAYABLE = "frame-ancestors 'none'"
"""What a page cannot say of itself: who may frame it."""


def write_site(site: Path) -> int:
    """The whole folder anew; how many bytes it has."""
    if site.exists() and not (site / "pack" / "pack.json").exists():
        raise SystemExit(f"{site} is there and is no site: name another folder, or remove it.")
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(SERVER / "static", site)
    shutil.copytree(SERVER / "pack", site / "pack")
    page = site / "index.html"
    text = re.sub("<html ", "<html data-site ", page.read_text(), count=1)
    text = re.sub('(href|src)="/', r'\1="./', text)  # in whatever folder of a host it lies
    policy = "; ".join(part for part in POLICY.split("; ") if part != UNSAYABLE)
    head = f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />'
    page.write_text(text.replace("<head>", head, 1))
    return sum(file.stat().st_size for file in site.rglob("*") if file.is_file())


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"
    print(f"{target}: {write_site(target) / 1e6:.1f} MB")
