"""The types of the wire as TypeScript: `python -m landscribe.server.typescript` writes `web/src/wire.ts`."""

import re
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from landscribe.table import wire

FILE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
HEAD = "// Generated from table/wire/ by `make wire`: not to be edited.\n"

SAID: tuple[type[BaseModel], ...] = (
    wire.NewTable,
    wire.JoinTable,
    wire.NewEvening,
    wire.HandedGame,
    wire.Mine,
    wire.ReviewOf,
    wire.Practice,
    wire.MakeChallenge,
    wire.Challenger,
    wire.TakeChallenge,
    wire.Asking,
    wire.PlayDeal,
    wire.DrawnMap,
)
HEARD: tuple[type[BaseModel], ...] = (
    wire.GameInfo,
    wire.Seated,
    wire.MyTable,
    wire.Replay,
    wire.Replayed,
    wire.Reviewed,
    wire.Rules,
    wire.Cards,
    wire.Printing,
    wire.PaperEvening,
    wire.Problem,
    wire.Address,
    wire.Health,
    wire.Keeping,
    wire.Deleted,
    wire.Challenge,
    wire.Rival,
    wire.SharedDeals,
    wire.DealResults,
    wire.Drawable,
    wire.ScoredMap,
)
UNIONS = {"SeatRequest": wire.SeatRequest, "ClientMessage": wire.ClientMessage}
ANSWERS = {"ServerMessage": wire.ServerMessage}
PARTS = (wire.TableChanges.__name__, wire.PageChanges.__name__)

Schema = dict[str, Any]


def typescript() -> str:
    """The whole file: what a browser says, then what it hears."""
    blocks = _blocks(SAID, UNIONS, "validation")
    blocks |= _blocks(HEARD, ANSWERS, "serialization")
    return HEAD + "".join(f"\n{block}" for block in blocks.values())


def _blocks(models: tuple[type[BaseModel], ...], unions: dict[str, Any], mode: JsonSchemaMode) -> Schema:
    """A declaration for each name."""
    _, found = models_json_schema([(model, mode) for model in models])
    schemas: Schema = dict(found["$defs"])
    for name, union in unions.items():
        schema = TypeAdapter[Any](union).json_schema(mode=mode)
        schemas |= schema.pop("$defs")
        schemas[name] = schema
    return {name: _declared(name, schema, mode) for name, schema in sorted(schemas.items())}


def _declared(name: str, schema: Schema, mode: JsonSchemaMode) -> str:
    """What is heard is complete but for parts of a whole; what is said may leave out what has a default."""
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    is_complete = mode == "serialization" and name not in PARTS
    required = schema["properties"] if is_complete else schema.get("required", ())
    lines = (
        f"  readonly {key}{'' if key in required else '?'}: {_type(value)};\n"
        for key, value in schema["properties"].items()
    )
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: Schema) -> str:
    match schema:
        case {"$ref": reference}:
            return reference.rsplit("/", 1)[1]
        case {"const": value}:
            return f'"{value}"'
        case {"enum": values}:
            return " | ".join(f'"{value}"' for value in values)
        case {"anyOf": parts} | {"oneOf": parts}:
            return " | ".join(dict.fromkeys(_type(part) for part in parts))
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"readonly ({inner})[]" if re.search(r"[^\w]", inner) else f"readonly {inner}[]"
        case {"type": "object", "additionalProperties": values}:
            return f"Readonly<Record<string, {_type(values)}>>"
        case {"type": "integer"}:
            return "number"
        case {"type": str(kind)}:
            return kind
        case _:
            raise ValueError(f"{schema} has no TypeScript here: teach it to this file.")


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
