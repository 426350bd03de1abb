"""A real Chromium plays against the real server."""
