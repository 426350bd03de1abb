"""Numba and LLVM where there are none: whatever they are told about compiling has been done already."""


class Telling(type):
    """Whatever is looked for in such a class is the class again."""

    def __getattr__(cls, name):
        return Told

    def __contains__(cls, item):
        return False


class Told(metaclass=Telling):
    """Takes what it is told, as a module, a class or a function, and does nothing."""

    def __init__(self, *_values, **_named):
        pass

    def __getattr__(self, name):
        return Told

    def __call__(self, *_values, **_named):
        return self

    def __bool__(self):
        return False


numba = caching = cgutils = extending = imputils = registry = templates = types = ir = llvm = Told
