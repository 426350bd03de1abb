"""What the build of a wheel or an sdist looks at first: without it a server has no page, or no pack."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {
    "src/landscribe/server/static/index.html": "build the client with 'make web' first",
    "src/landscribe/server/pack/pack.json": "make what browsers keep with 'make pack' first",
}


class BuiltClient(BuildHookInterface[Any]):
    """Refuses to make either before all of it is built; an editable install does without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of a distribution are gathered."""
        del build_data
        for file, cure in BUILT.items():
            if version == "standard" and not (Path(self.root) / file).is_file():
                raise FileNotFoundError(f"{file} is missing: {cure}.")
