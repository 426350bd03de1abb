"""People and maps in sentences: by number where nobody knows their names."""

import pytest

from landscribe.core.note import note, spoken
from landscribe.core.people import map_within, seat_first, seat_within, to_reader, wait_for
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
    assert spoken(told, say_in("en")) == "Winter is over: 23 stars for Ada."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("You gain 2 coins.", "Winter is over: 23 stars for you.", "The Gorgon destroys c4 on your map."),
        ),
        (
            "fr",
            (
                "Vous gagnez 2 Pièces.",
                "Hiver terminé\N{NO-BREAK SPACE}: 23 Étoiles de Réputation pour vous.",
                "La Gorgone détruit c4 chez vous.",
            ),
        ),
    ],
)
def test_whoever_reads_of_themselves_is_you(language: str, words: tuple[str, ...]) -> None:
    told = (
        note("cartographers-event-coins", who=seat_first(1), number=2),
        note("cartographers-event-season", who=seat_within(1), season=note("season-winter"), stars=23),
        note("cartographers-event-gaze", map=map_within(1), spaces="c4"),
    )
    assert tuple(spoken(to_reader(each, 1), say_in(language)) for each in told) == words
    assert [to_reader(each, 0) for each in told] == [to_reader(each, None) for each in told] == list(told)


def test_those_one_waits_for_are_named_while_they_are_few() -> None:
    say = say_in("en")
    assert spoken(wait_for({1}), say) == "Wait for seat 2."
    assert spoken(wait_for({2, 0, 1}), say) == "Wait for seat 1, seat 2, seat 3."
    assert spoken(wait_for(range(4)), say) == "Wait for the others."
