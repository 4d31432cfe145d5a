"""Shell: the window and its pages. Knows no game but by its spec."""
