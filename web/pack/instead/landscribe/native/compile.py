"""What makes Python native where everything is compiled already: entry points are run by their names."""

from functools import wraps

from landscribe.native import run
from landscribe.native.crossing import crossings


def part(function):
    """A part is in the entry points that call it."""
    return function


inlined = separate = part


def compiled(what):
    """Has an entry point run."""
    del what

    def declare(function):
        name = f"{function.__module__}.{function.__qualname__}"

        @wraps(function)
        def call(*values):
            ways = crossings(function)
            return run(name, [way(value) for way, value in zip(ways, values, strict=True)])

        return call

    return declare
