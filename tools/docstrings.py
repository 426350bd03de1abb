"""What mkdocstrings is told of docstrings here: an example at a prompt is a block of code."""

# pyright: basic, reportMissingImports=false
# griffe comes with requirements-docs.txt, which an editor may do without.

import re
from typing import Any

from griffe import Docstring, Extension, Object

PROMPTS = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


class Examples(Extension):
    """Puts what doctest runs between fences, where Markdown would see quotations."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Called for each module, class, function and attribute."""
        if obj.docstring:
            fenced = PROMPTS.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
            obj.docstring = Docstring(fenced, lineno=obj.docstring.lineno, parent=obj)
