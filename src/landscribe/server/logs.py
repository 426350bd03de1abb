"""The log: one line an event, with its time and level, as logfmt or JSON, and without secrets."""

import logging
import re
import sys
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

import structlog
from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocketDisconnect
from structlog.types import EventDict, Processor

Form: TypeAlias = Literal["logfmt", "json"]
Level: TypeAlias = Literal["debug", "info", "warning", "error"]
FORMS: tuple[Form, ...] = get_args(Form)
LEVELS: tuple[Level, ...] = get_args(Level)

ORDER = ["time", "level", "event"]
COLOURED = "color_message"  # uvicorn says it again, for terminals
SECRETS = (
    (re.compile(r"[A-Za-z0-9_-]{32,}"), "…"),  # tokens, hashes, seeds and nonces; ids of tables are shorter
    (re.compile(r"(://[^:/@\s]*):[^@/\s]+@"), r"\1:…@"),  # the password in the address of a database
)


@dataclass(frozen=True)
class Logs:
    """How a process writes its log."""

    form: Form = "logfmt"
    level: Level = "warning"


def write_log(logs: Logs) -> None:
    """Lets all that is logged in this process go to standard error, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(is_worth_a_line)
    handler.setFormatter(formatter(logs.form))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("landscribe").setLevel(logs.level.upper())  # uvicorn would write down who connects


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whether something happened here: not where only a peer has left."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, WebSocketDisconnect | ClientDisconnect):
        return False
    return not (record.name == "asyncio" and record.getMessage().startswith("socket.send() raised"))


def formatter(form: Form) -> logging.Formatter:
    """What makes a line of an event, whoever logs it."""
    stdlib, processors = structlog.stdlib, structlog.processors
    told: list[Processor] = [
        stdlib.add_log_level,
        stdlib.add_logger_name,
        stdlib.ExtraAdder(),
        processors.TimeStamper(fmt="iso", key="time"),
        processors.format_exc_info,
    ]
    ending: dict[Form, Processor] = {
        "logfmt": processors.LogfmtRenderer(key_order=ORDER, bool_as_flag=False),
        "json": processors.JSONRenderer(ensure_ascii=False),
    }
    return stdlib.ProcessorFormatter(
        foreign_pre_chain=told,
        processors=[stdlib.ProcessorFormatter.remove_processors_meta, _in_order, ending[form]],
    )


def _in_order(_: object, __: str, event: EventDict) -> EventDict:
    """The event with its time, level and sentence first, without secrets or what breaks the line."""
    names = [*ORDER, *(name for name in event if name not in (*ORDER, COLOURED))]
    return {name: _without_secrets(event[name]) for name in names}


def _without_secrets(value: object) -> object:
    if not isinstance(value, str):
        return value
    for secret, instead in SECRETS:
        value = secret.sub(instead, value)
    return value.strip().replace("\r", "\\r")
