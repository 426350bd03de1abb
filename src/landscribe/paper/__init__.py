"""Sheets to print: maps, murals, tiles, cards and rules as PDF, in black and white, for A4 and Letter."""
