"""People and maps in sentences: by number where nobody knows their names."""

import pytest

from landscribe.core.note import note, spoken
from landscribe.core.people import map_within, seat_first, seat_within, wait_for
from landscribe.texts import say_in


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Seat 2", "seat 2", "map 2")),
        ("fr", ("Le joueur 2", "le joueur 2", "chez le joueur 2")),
    ],
)
def test_seats_and_maps_have_numbers(language: str, words: tuple[str, ...]) -> None:
    notes = (seat_first(1), seat_within(1), map_within(1))
    assert tuple(spoken(each, say_in(language)) for each in notes) == words


def test_a_name_takes_the_place_of_a_seat() -> None:
    told = note("cartographers-event-season", who="Ada", season=note("season-winter"), stars=23)
    assert spoken(told, say_in("en")) == "The winter gives Ada 23 stars."


def test_those_one_waits_for_are_named_while_they_are_few() -> None:
    say = say_in("en")
    assert spoken(wait_for({1}), say) == "Wait for seat 2."
    assert spoken(wait_for({2, 0, 1}), say) == "Wait for seat 1, seat 2, seat 3."
    assert spoken(wait_for(range(4)), say) == "Wait for the others."
