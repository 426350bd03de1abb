"""Tables in the browser: the log, the live connections, the bots at work."""
