import json
from typing import Any

import pytest

from landscribe.core.record import Record, check_record, read_record, replayed, started
from landscribe.games import GAMES

MAPMAKER = GAMES["mapmaker"]
RECORD = Record(
    "mapmaker", 1, 1, "3", {"missions": "Tree line, Borderlands, Empty site, Row of houses"}, ((0, "a1 b2"),)
)


def test_a_record_reads_back_in_both_forms() -> None:
    assert read_record(RECORD.to_text()) == RECORD
    assert read_record(RECORD.to_json()) == RECORD


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1 is '': a record begins with 'landscribe record 1'"),
        ("[1]", "a record begins with"),
        ("landscribe record\ngame: mapmaker", "written before the first lasting version of the rules"),
        ("landscribe record 1\nseed 3", "line 2 is 'seed 3': it takes 'key: value'"),
        ("landscribe record 1\ngame: mapmaker", "the line 'rules: …' is missing"),
        (RECORD.to_text().replace("rules: 1", "rules: one"), "rules: 'one' is no whole number"),
        (RECORD.to_text().replace("seed: 3", "seed: 3\nseed: 4"), "'seed' stands in it twice"),
        (RECORD.to_json().replace('"seats"', '"seed": "4", "seats"'), "'seed' stands in it twice"),
        (RECORD.to_text().replace("1: a1", "x: a1"), "line 10 is 'x: a1 b2': it takes 'seat: action'"),
        (RECORD.to_text().replace("1: a1 b2", "1: a1 b3"), "it was changed after it was written"),
        (RECORD.to_json().replace("a1 b2", "a1 b3"), "it was changed after it was written"),
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
        ("seed", 3, '"seed" is 3: it takes text'),
        ("seats", True, '"seats" is true: it takes a whole number'),
        ("options", {"missions": 4}, 'option "missions" is 4: it takes text'),
        ("actions", [["c4", 0]], r'action 1 is \["c4", 0\]: it takes \[seat, text\]'),
        ("game", None, '"game" is null: it takes text'),
    ],
)
def test_damaged_json_is_refused_with_the_place(key: str, value: Any, complaint: str) -> None:
    data = {**json.loads(RECORD.to_json()), key: value}
    del data["digest"]
    with pytest.raises(ValueError, match=complaint):
        read_record(json.dumps(data))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "go"}, "this is a record of go, not of mapmaker"),
        ({"rules": 99}, "it is played by rules 99 of mapmaker; this program knows rules 1 to"),
        ({"rules": 0}, "it is played by rules 0 of mapmaker"),
        ({"seats": 2}, "2 seats are not possible: mapmaker takes 1 to 1"),
        ({"seed": ""}, "'' is no seed"),
        ({"options": {"missions": "Gold"}}, "'Gold' is no mission"),
        ({"actions": ((0, "a1"),)}, "action 1, 'a1' of seat 1, cannot be: 'a1' is not the shape"),
        ({"actions": ((4, "a1 b1 c1"),)}, "There is no seat 5"),
        ({"actions": ((0, "z9"),)}, "action 1, 'z9' of seat 1, cannot be: 'z9' is no space"),
    ],
)
def test_a_record_that_cannot_have_happened_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        list(replayed(MAPMAKER, RECORD._replace(actions=())._replace(**change)))


@pytest.mark.parametrize("written", [Record.to_text, Record.to_json])
def test_any_byte_that_changed_is_found(written: Any) -> None:
    text = written(RECORD)
    assert check_record(text) == read_record("\ufeff" + text) == RECORD
    for place, letter in enumerate(text[:-1]):
        changed = text[:place] + ("1" if letter != "1" else "2") + text[place + 1 :]
        with pytest.raises(ValueError, match=r"\.$"):
            check_record(changed)


def test_a_record_without_its_digest_is_played_but_does_not_pass_for_whole() -> None:
    text = "".join(line for line in RECORD.to_text().splitlines(True) if not line.startswith("digest"))
    assert read_record(text) == RECORD
    with pytest.raises(ValueError, match="the line 'digest: …' is missing"):
        check_record(text)


def test_a_record_without_a_version_takes_the_newest_and_keeps_it() -> None:
    record, _ = started(MAPMAKER, 1, 5, {})
    assert (record.rules, record.seed) == (MAPMAKER.rules, "5")
    assert read_record(record.to_text()) == record
