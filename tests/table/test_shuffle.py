"""People shuffle together: numbers are promised, told, and hashed into the deal."""

from hashlib import sha256

import pytest

from landscribe.core.record import check_record, read_record
from landscribe.table.digests import state_after
from landscribe.table.log import Entry
from landscribe.table.refusals import Refused
from landscribe.table.table_state import Chair, TableState, entered, first_state
from tests.table.tables import table_of


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def number(seat: int, of_round: int = 1) -> str:
    return f"{seat}{of_round}".rjust(32, "a")


def after(table: TableState, *entries: Entry) -> TableState:
    for entry in entries:
        table = entered(table, entry)
    return table


def pledges(*seats: int, of_round: int = 1) -> list[Entry]:
    return [Entry("pledge", seat, hashed(number(seat, of_round))) for seat in seats]


def reveals(*seats: int, of_round: int = 1) -> list[Entry]:
    return [Entry("reveal", seat, number(seat, of_round)) for seat in seats]


def lobby(seats: int = 2, is_open: bool = False) -> TableState:
    deal = table_of("cartographers", seats, 5).deal
    record = deal.record._replace(seed=f"{'5' * 32}:{deal.nonce}")
    last = Chair() if is_open else deal.chairs[-1]
    return after(
        first_state(deal._replace(record=record, chairs=(*deal.chairs[:-1], last))), Entry("shuffle", 0)
    )


def test_the_cards_are_dealt_by_a_hash_of_all_numbers_once_the_last_is_told() -> None:
    waiting = after(lobby(), *pledges(0, 1), *reveals(1))
    assert waiting.is_waiting
    assert waiting.due == frozenset()
    begun = after(waiting, *reveals(0))
    dealt = f"{'5' * 32}:nonce 1 1={number(0)} 2={number(1)}"
    assert not begun.is_waiting
    assert (begun.record.dealt, begun.record.seed) == (dealt, hashed(dealt))
    assert begun.due == {0, 1}
    assert begun.deal.seed == "5" * 32
    others = after(lobby(), *pledges(0, 1, of_round=2), *reveals(1, 0, of_round=2))
    assert others.state != begun.state


def test_what_was_told_first_makes_no_difference() -> None:
    one = after(lobby(), *pledges(0, 1), *reveals(1, 0))
    other = after(lobby(), *pledges(1, 0), *reveals(0, 1))
    assert one.state == other.state


def test_nobody_tells_a_number_before_all_are_promised_and_seated() -> None:
    with pytest.raises(Refused) as early:
        after(lobby(), *pledges(0), *reveals(0))
    assert early.value.note.message == "refused-reveal-early"
    with pytest.raises(Refused) as alone:
        after(lobby(is_open=True), *pledges(0), *reveals(0))
    assert alone.value.note.message == "refused-reveal-early"


def test_another_number_than_the_promised_one_is_refused_and_so_is_a_second_promise() -> None:
    promised = after(lobby(), *pledges(0, 1))
    with pytest.raises(Refused) as other:
        after(promised, Entry("reveal", 0, number(7)))
    assert other.value.note.message == "refused-reveal"
    with pytest.raises(Refused) as again:
        after(promised, *pledges(0, of_round=2))
    assert again.value.note.message == "refused-pledge"


def test_who_leaves_after_a_number_was_told_makes_everyone_promise_anew() -> None:
    left = after(lobby(3), *pledges(0, 1, 2), *reveals(0), Entry("leave", 2))
    assert left.shuffle is not None
    assert (left.shuffle.round, dict(left.shuffle.pledges)) == (2, {})
    back = after(left, Entry("join", 2, "Cleo"), *pledges(0, 1, 2, of_round=2))
    begun = after(back, *reveals(0, 1, 2, of_round=2))
    assert begun.record.dealt.split()[1] == "2"
    kept = after(lobby(3), *pledges(0, 1, 2), Entry("leave", 2))
    assert kept.shuffle is not None
    assert set(kept.shuffle.pledges) == {0, 1}


def test_the_deal_can_do_without_one_who_does_not_come_back_until_it_is_dealt() -> None:
    without = after(lobby(), *pledges(0, 1), Entry("without", 1))
    with pytest.raises(Refused):
        after(without, *pledges(1))
    begun = after(without, *reveals(0))
    assert not begun.is_waiting
    assert "2=" not in begun.record.dealt
    nobody = after(lobby(), Entry("without", 0), Entry("without", 1))
    assert not nobody.is_waiting


def test_a_bot_has_no_number() -> None:
    begun = after(lobby(is_open=True), *pledges(0), Entry("replace", 1, "greedy"), *reveals(0))
    assert begun.due == {0, 1}


def test_nothing_is_played_before_the_cards_are_dealt() -> None:
    with pytest.raises(Refused) as refused:
        after(lobby(), Entry("act", 0, "forest c4 c5"))
    assert refused.value.note.message == "refused-not-begun"


def test_a_table_is_the_same_after_its_log_was_read_again() -> None:
    deal = lobby().deal
    log = [Entry("shuffle", 0), *pledges(0, 1), *reveals(0, 1)]
    assert state_after(deal, log) == after(first_state(deal), *log)


@pytest.mark.parametrize("form", ["to_text", "to_json"])
def test_a_record_proves_where_its_seed_comes_from(form: str) -> None:
    record = after(lobby(), *pledges(0, 1), *reveals(0, 1)).record
    assert check_record(getattr(record, form)()) == record
    other = record._replace(dealt=record.dealt.replace("1=", "2="))
    assert read_record(getattr(other, form)()) == other
    with pytest.raises(ValueError, match="not the SHA-256"):
        check_record(getattr(other, form)())
    plain = record._replace(dealt="")
    assert "dealt" not in getattr(plain, form)()
    assert read_record(getattr(plain, form)()) == plain
