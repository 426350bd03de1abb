"""`landscribe explain`: cards in the terminal."""

from tests.cli.test_cli import landscribe


def test_a_card_is_explained_with_its_example() -> None:
    ran = landscribe("explain", "cartographers", "great city")
    assert ran.code == 0
    assert "Example: 3 stars" in ran.out
    assert " 4   V  V  . [V][V]" in ran.out


def test_both_editions_of_a_card_are_explained() -> None:
    out = landscribe("explain", "heroes", "Craylund").out
    assert "Example: 6 stars" in out
    assert "Example: 7 stars" in out


def test_a_card_is_explained_in_french_by_its_french_name() -> None:
    assert (
        "Exemple\u00a0: 8 points"
        in landscribe("explain", "mapmaker", "vallée endormie", "--language", "fr").out
    )


def test_all_cards_are_listed() -> None:
    names = landscribe("explain", "heroes").out.splitlines()
    assert {"Great City", "Silos", "Freyla the True", "Gorgon Gaze", "Temple Ruins"} <= set(names)
    assert len(set(names)) == len(names)


def test_what_is_no_card_is_told() -> None:
    ran = landscribe("explain", "mapmaker", "Queen of hearts")
    assert ran.code == 2
    assert ran.err == (
        "landscribe: 'Queen of hearts' is no card of mapmaker: \"landscribe explain mapmaker\" lists them.\n"
    )
    assert landscribe("explain", "mapmaker", "--map", "B").code == 2
