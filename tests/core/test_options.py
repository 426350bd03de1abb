from dataclasses import dataclass

import pytest

from landscribe.core.options import Option, read_options, written_options


@dataclass(frozen=True)
class Agreed:
    side: str = "A"
    rounds: int = 10
    heroes: bool = False
    cards: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()


def test_options_read_back_and_defaults_are_left_out() -> None:
    assert written_options(Agreed()) == {}
    agreed = Agreed("B", 3, True, ("Tree line", "Silos"))
    text = {"side": "B", "rounds": "3", "heroes": "yes", "cards": "Tree line, Silos"}
    assert written_options(agreed) == text
    assert read_options(Agreed, text) == agreed


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"colour": "red"}, "'colour' is no option of this game: it knows cards, heroes, rounds, side"),
        ({"rounds": "many"}, "rounds: 'many' is no whole number"),
        ({"heroes": "perhaps"}, "heroes: 'perhaps' is neither yes nor no"),
    ],
)
def test_wrong_options_are_refused(given: dict[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_options(Agreed, given)


def test_what_names_cards_of_ones_own_alone_is_told_where_there_are_such() -> None:
    with pytest.raises(ValueError, match="it knows cards, extra, heroes, rounds, side"):
        read_options(Agreed, {"colour": "red"}, offered=[Option("extra", "some", ("Windmill",))])
    assert read_options(Agreed, {"extra": "Windmill"}).extra == ("Windmill",)
