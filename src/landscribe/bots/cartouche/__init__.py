"""Bots of Cartouche."""

from landscribe.bots.bot import Choose
from landscribe.bots.cartouche.greedy import greedy
from landscribe.bots.cartouche.planner import planner
from landscribe.bots.cartouche.search import searcher

BOTS: dict[str, Choose] = {"greedy": greedy, "planner": planner, "searcher": searcher}
