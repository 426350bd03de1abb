"""Bots of Cartouche."""

from landscribe.bots.bot import Choose
from landscribe.bots.cartouche.greed import greedy
from landscribe.bots.cartouche.mastery import master
from landscribe.bots.cartouche.planning import planner
from landscribe.bots.cartouche.search import searcher

BOTS: dict[str, Choose] = {
    "greedy": greedy,
    "planner": planner,
    "searcher": searcher,
    "master": master,
}
