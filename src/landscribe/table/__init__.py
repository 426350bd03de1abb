"""A table: its state folded from its log, messages and their answers, pages for a viewer, and bots' turns.

What it stands on is handed in (a store, bots, a clock), so that the same code serves a web server, or a
page without one.
"""
