"""Cartographers and Cartographers Heroes, alone or mixed: one rulebook, two boxes."""
