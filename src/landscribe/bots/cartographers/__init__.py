"""Bots of Cartographers and Cartographers Heroes."""

from landscribe.bots.bot import Choose
from landscribe.bots.cartographers.players import greedy, master, planner, searcher

BOTS: dict[str, Choose] = {
    "greedy": greedy,
    "planner": planner,
    "searcher": searcher,
    "master": master,
}
