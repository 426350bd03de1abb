import json
from typing import Any

import pytest

from landscribe.core.record import Record, read_record, replayed
from landscribe.games import GAMES

MAPMAKER = GAMES["mapmaker"]
RECORD = Record(
    "mapmaker", 1, 1, 3, {"missions": "Tree line, Borderlands, Empty site, Row of houses"}, ((0, "a1 b2"),)
)


def test_a_record_reads_back_in_both_forms() -> None:
    assert read_record(RECORD.to_text()) == RECORD
    assert read_record(RECORD.to_json()) == RECORD


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1 is '': a record begins with 'landscribe record'"),
        ("[1]", "a record begins with"),
        ("landscribe record\nseed 3", "line 2 is 'seed 3': it takes 'key: value'"),
        ("landscribe record\ngame: mapmaker", "the line 'rules: …' is missing"),
        (RECORD.to_text().replace("seed: 3", "seed: three"), "seed: 'three' is no whole number"),
        (RECORD.to_text().replace("1: a1", "x: a1"), "line 9 is 'x: a1 b2': it takes 'seat: action'"),
        (RECORD.to_text().replace("1: a1 b2\n", ""), "it holds 0 actions, but announces 1"),
        ("{", "line 1 is not JSON"),
        ("{}", "this JSON is no record"),
        ('{"a":' * 100_000, "is no record|not JSON"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_record(text)


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("seed", "3", '"seed" is "3": it takes a whole number'),
        ("seats", True, '"seats" is true: it takes a whole number'),
        ("options", {"missions": 4}, 'option "missions" is 4: it takes text'),
        ("actions", [["c4", 0]], r'action 1 is \["c4", 0\]: it takes \[seat, text\]'),
        ("game", None, '"game" is null: it takes text'),
    ],
)
def test_damaged_json_is_refused_with_the_place(key: str, value: Any, complaint: str) -> None:
    data = {**json.loads(RECORD.to_json()), key: value}
    with pytest.raises(ValueError, match=complaint):
        read_record(json.dumps(data))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "go"}, "this is a record of go, not of mapmaker"),
        ({"rules": 99}, "it was played by rules 99 of mapmaker"),
        ({"seats": 2}, "2 seats are not possible: mapmaker takes 1 to 1"),
        ({"seed": -4}, "-4 is no seed"),
        ({"options": {"missions": "Gold"}}, "'Gold' is no mission"),
        ({"actions": ((0, "a1"),)}, "action 1, 'a1' of seat 1, cannot be: 'a1' is not the shape"),
        ({"actions": ((4, "a1 b1 c1"),)}, "There is no seat 5"),
        ({"actions": ((0, "z9"),)}, "action 1, 'z9' of seat 1, cannot be: 'z9' is no space"),
    ],
)
def test_a_record_that_cannot_have_happened_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        list(replayed(MAPMAKER, RECORD._replace(actions=())._replace(**change)))
