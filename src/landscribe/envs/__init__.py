"""Environments for those who train players: Gymnasium, PettingZoo, OpenSpiel, and many games in one call."""
