"""Landscribe plays the games of filling a map with shapes."""

__version__ = "0.1.0"
