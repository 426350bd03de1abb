"""When garbage is looked for: while there is little to do, or where much has come together.

Everyone waits meanwhile, the longer the more tables there are, and Python alone would begin in the middle of
the busiest second. A move leaves no garbage of the kind that has to be looked for; a connection leaves a
little when it ends.
"""

import asyncio
import gc
import time

SOME, MUCH = 10_000, 500_000  # objects that came since it was looked for last and have not gone
QUIET = 0.1  # of a core
EVERY = 1.0  # seconds


def look_for_garbage_in_time() -> None:
    """From now on garbage is looked for by `keep_clean` alone, and not among what is there already."""
    gc.freeze()
    gc.disable()


async def keep_clean(every: float = EVERY) -> None:
    """Looks for garbage again and again, when it is time."""
    while True:
        before = time.process_time()
        await asyncio.sleep(every)
        if is_time(gc.get_count()[0], (time.process_time() - before) / every):
            gc.collect()


def is_time(objects: int, busy: float) -> bool:
    """Whether to look for garbage, with so many new objects and so much of a core taken."""
    return objects > MUCH or (objects > SOME and busy < QUIET)
