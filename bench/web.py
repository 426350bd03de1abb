"""What a browser loads before one can play, compressed."""

import gzip
from pathlib import Path

import landscribe

STATIC = Path(landscribe.__file__).parent / "server" / "static"
MOST = 150_000


def report() -> None:
    """Prints the size of every file of the client, and of all."""
    files = sorted(file for file in STATIC.rglob("*") if file.is_file())
    if not files:
        print("client: not built yet, run `make web`")
        return
    total = 0
    for file in files:
        size = len(gzip.compress(file.read_bytes(), 9, mtime=0))
        total += size
        print(f"  {size / 1000:6.1f} KB  {file.relative_to(STATIC)}")
    print(f"client: {total / 1000:.1f} KB compressed, all included (at most {MOST // 1000})")
    assert total <= MOST, total


if __name__ == "__main__":
    report()
