"""Cartouche: ten rounds of drafting tiles and stories, and restoring a queen's mural."""
