"""The solo game's end: a rating against the scoring cards, and a title."""

from landscribe.games.cartographers.setup import SCORING

TITLES = (
    (30, "Legendary Cartographer"),
    (20, "Master Mapsmith"),
    (10, "Journeyman Topographer"),
    (0, "Apprentice Surveyor"),
    (-5, "Amateur Assessor"),
    (-10, "Inept Assistant"),
    (-20, "Dimwitted Doodler"),
)
LOWEST_TITLE = "Oblivious Inkdrinker"


def rating_of(score: int, edicts: tuple[str, ...]) -> int:
    """The score less the numbers of the four scoring cards."""
    return score - sum(SCORING[name].solo for name in edicts)


def title_of(rating: int) -> str:
    """The title of the highest rating met or surpassed; below all of them the lowest (C18)."""
    return next((title for least, title in TITLES if rating >= least), LOWEST_TITLE)
