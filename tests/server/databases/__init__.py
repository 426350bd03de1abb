"""Databases of every version of the schema, as programs of their time left them."""

from pathlib import Path

FOLDER = Path(__file__).parent
NEWEST = 6
HELD = ("cartographers", "heroes", "mapmaker", "cartouche")
"""Games with a table of their name in each; what came later has none there."""
