"""Databases of every version of the schema, as programs of their time left them."""

from pathlib import Path

FOLDER = Path(__file__).parent
NEWEST = 6
