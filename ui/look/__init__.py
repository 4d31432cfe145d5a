"""Look: palette, type, brushes and the pixmap cache. Knows no game."""
