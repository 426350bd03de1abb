"""Bots of The Mapmaker."""

from landscribe.bots.bot import Choose
from landscribe.bots.mapmaker.players import greedy, master, planner, searcher

BOTS: dict[str, Choose] = {
    "greedy": greedy,
    "planner": planner,
    "searcher": searcher,
    "master": master,
}
