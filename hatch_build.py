"""What the build of a wheel or an sdist looks at first: without the client they would serve no page."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/landscribe/server/static/index.html")


class BuiltClient(BuildHookInterface[Any]):
    """Refuses to make either before the client is built; an editable install does without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of a distribution are gathered."""
        del build_data
        if version == "standard" and not (Path(self.root) / CLIENT).is_file():
            raise FileNotFoundError(f"{CLIENT} is missing: build the client with 'make web' first.")
