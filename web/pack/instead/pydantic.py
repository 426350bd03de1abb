"""What our messages use of pydantic, in plain Python: in the pack it stands in pydantic's place.

pydantic would be most of what a browser fetches beside Python itself. The messages are the same, and so is
what they read and write: `tests/device/test_instead.py` holds both side by side. What the program itself puts
into a message is taken as it is; what is read is checked, and a text is no number here.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, partial
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

Loc = tuple[str | int, ...]
Read = Callable[[Any, Loc], Any]
"""Reads a value at a place; ValidationError where it is none."""

REQUIRED = object()
SIMPLE = {str: "string_type", int: "int_type", bool: "bool_type"}
ConfigDict = dict


class ValidationError(ValueError):
    """What is wrong, and where: the first that was found."""

    def __init__(self, kind: str, loc: Loc = (), **ctx: object) -> None:
        super().__init__(kind, loc)
        self._error = {"type": kind, "loc": loc, "ctx": ctx}

    def errors(self, **_: bool) -> list[dict[str, Any]]:
        """The one that was found."""
        return [self._error]


class Field:
    """What a value has to be like, in an annotation; or the value of what is left out."""

    def __init__(self, default_factory: Callable[[], object] | None = None, **limits: Any) -> None:
        self.default_factory = default_factory
        self.limits = limits


class AfterValidator:
    """What becomes of a value that was read."""

    def __init__(self, change: Callable[[Any], Any]) -> None:
        self.change = change


class BaseModel:
    """A message: its fields are its annotations, those of its bases first."""

    __pydantic_serializer__: ClassVar["TypeAdapter"]

    def __init__(self, **given: Any) -> None:
        known = _defaults(type(self))
        if wrong := given.keys() - known.keys():
            raise TypeError(f"{type(self).__name__} has no {', '.join(sorted(wrong))}.")
        for name, default in known.items():
            self.__dict__[name] = given[name] if name in given else _made(type(self), name, default)

    @classmethod
    def model_validate_json(cls, text: str | bytes) -> Any:
        """The message written here."""
        return TypeAdapter(cls).validate_json(text)

    def model_copy(self, update: Mapping[str, Any]) -> Any:
        """The same with other values."""
        return type(self)(**{**vars(self), **update})

    def model_dump(self) -> dict[str, Any]:
        """The fields."""
        return dict(vars(self))

    def model_dump_json(self) -> str:
        """As it crosses the wire."""
        return to_json(self).decode()

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))


class TypeAdapter:
    """Reads and writes what is of a type."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.validator = self.serializer = self

    def __class_getitem__(cls, _: object) -> type["TypeAdapter"]:
        return cls

    def validate_json(self, text: str | bytes) -> Any:
        """What is written here."""
        try:
            told = json.loads(text)
        except (ValueError, RecursionError):
            raise ValidationError("json_invalid") from None
        return _reader(self.kind)(told, ())

    def to_json(self, value: object) -> bytes:
        """As it crosses the wire."""
        return to_json(value)

    dump_json = to_json


BaseModel.__pydantic_serializer__ = TypeAdapter(BaseModel)


# Writing


def to_json(value: object) -> bytes:
    """Anything that a message holds, as it crosses the wire."""
    return _ENCODER.encode(value).encode()


def _plain(value: Any) -> dict[str, Any]:
    if isinstance(value, BaseModel):
        return vars(value)
    if is_dataclass(value):
        return {name: getattr(value, name) for name in _names(type(value))}
    raise TypeError(f"{type(value).__name__} does not cross the wire.")


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain, check_circular=False)


# Fields


@cache
def _defaults(model: type[BaseModel]) -> dict[str, object]:
    """The fields in their order, and what they are where they are left out."""
    bases = model.__mro__[: model.__mro__.index(BaseModel)]
    names = (name for base in reversed(bases) for name in base.__annotations__)
    return {name: getattr(model, name, REQUIRED) for name in names}


@cache
def _kinds(model: type[BaseModel]) -> dict[str, Any]:
    hints = get_type_hints(model, include_extras=True)
    return {name: hints[name] for name in _defaults(model)}


def _made(model: type[BaseModel], name: str, default: object) -> object:
    if default is REQUIRED:
        raise TypeError(f"{model.__name__} wants {name}.")
    return default.default_factory() if isinstance(default, Field) and default.default_factory else default


# Reading


@cache
def _reader(kind: Any) -> Read:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(inner[0], inner[1:])
    if origin in (Union, UnionType):
        return _nullable(inner)
    if origin is Literal:
        return partial(_choice, inner)
    if origin is tuple:
        return partial(_tuple, _reader(inner[0]), {})
    if origin is dict:
        return partial(_dict, _reader(inner[0]), _reader(inner[1]))
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return partial(_model, kind)
    return partial(_of, kind, SIMPLE[kind])


def _of(kind: type, error: str, value: Any, loc: Loc) -> Any:
    """A value of this very kind."""
    if type(value) is not kind:
        raise ValidationError(error, loc)
    return value


def _limited(kind: Any, said: Sequence[Any]) -> Read:
    """Reads a value and holds it against what is said of it."""
    limits = {name: limit for each in said if isinstance(each, Field) for name, limit in each.limits.items()}
    if tag := limits.get("discriminator"):
        return _tagged(tag, get_args(kind))
    if get_origin(kind) is tuple:
        return partial(_tuple, _reader(get_args(kind)[0]), limits)
    checks: list[Read] = [_reader(kind)]
    if kind is str:
        checks.append(partial(_text_within, limits, _pattern(limits.get("pattern", ""))))
    if kind is int:
        checks.append(partial(_number_within, limits))
    checks += [_changing(each.change) for each in said if isinstance(each, AfterValidator)]

    def read(value: Any, loc: Loc) -> Any:
        for check in checks:
            value = check(value, loc)
        return value

    return read


def _changing(change: Callable[[Any], Any]) -> Read:
    return lambda value, _: change(value)


def _pattern(text: str) -> re.Pattern[str]:
    """In pydantic `$` is the end, in Python also the line before it."""
    return re.compile(re.sub(r"\$$", r"\\Z", text))


def _nullable(kinds: Sequence[Any]) -> Read:
    (kind,) = (kind for kind in kinds if kind is not NoneType)
    read = _reader(kind)
    return lambda value, loc: None if value is None else read(value, loc)


def _tagged(tag: str, models: Sequence[type[BaseModel]]) -> Read:
    """One of several messages: a field says which."""
    known = {name: model for model in models for name in get_args(_kinds(model)[tag])}

    def read(value: Any, loc: Loc) -> Any:
        if tag not in _of(dict, "model_attributes_type", value, loc):
            raise ValidationError("union_tag_not_found", loc)
        named: Any = value[tag]
        if not isinstance(named, str) or named not in known:
            raise ValidationError("union_tag_invalid", loc, expected_tags=", ".join(map(repr, known)))
        return _model(known[named], value, (*loc, named))

    return read


def _model(model: type[BaseModel], value: Any, loc: Loc) -> BaseModel:
    _of(dict, "model_type", value, loc)
    kinds, defaults, found = _kinds(model), _defaults(model), dict[str, Any]()
    for name, kind in kinds.items():
        if name in value:
            found[name] = _reader(kind)(value[name], (*loc, name))
        elif defaults[name] is REQUIRED:
            raise ValidationError("missing", (*loc, name))
    for name in value:
        if name not in kinds:
            raise ValidationError("extra_forbidden", (*loc, name))
    return model(**found)


def _choice(choices: Sequence[str], value: Any, loc: Loc) -> Any:
    if not isinstance(value, str) or value not in choices:
        *first, last = map(repr, choices)
        expected = f"{', '.join(first)} or {last}" if first else last
        raise ValidationError("literal_error", loc, expected=expected)
    return value


def _tuple(read: Read, limits: Mapping[str, int], value: Any, loc: Loc) -> tuple[Any, ...]:
    _of(list, "tuple_type", value, loc)
    if len(value) > limits.get("max_length", len(value)):
        raise ValidationError("too_long", loc, max_length=limits["max_length"])
    found = tuple(read(each, (*loc, number)) for number, each in enumerate(value))
    if len(found) < limits.get("min_length", 0):
        raise ValidationError("too_short", loc, min_length=limits["min_length"])
    return found


def _dict(read_key: Read, read: Read, value: Any, loc: Loc) -> dict[Any, Any]:
    told = _of(dict, "dict_type", value, loc).items()
    return {read_key(key, (*loc, key, "[key]")): read(each, (*loc, key)) for key, each in told}


def _text_within(limits: Mapping[str, Any], pattern: re.Pattern[str], value: str, loc: Loc) -> str:
    if len(value) < limits.get("min_length", 0):
        raise ValidationError("string_too_short", loc, min_length=limits["min_length"])
    if len(value) > limits.get("max_length", len(value)):
        raise ValidationError("string_too_long", loc, max_length=limits["max_length"])
    if not pattern.search(value):
        raise ValidationError("string_pattern_mismatch", loc, pattern=limits["pattern"])
    return value


def _number_within(limits: Mapping[str, int], value: int, loc: Loc) -> int:
    if value < limits.get("ge", value):
        raise ValidationError("greater_than_equal", loc, ge=limits["ge"])
    if value >= limits.get("lt", value + 1):
        raise ValidationError("less_than", loc, lt=limits["lt"])
    return value
