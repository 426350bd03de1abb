"""Landscribe without a server: the tables of one browser, alone and with bots, in the browser itself."""
