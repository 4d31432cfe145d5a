"""Bridge: the only door from the screen to a match. Knows no game and draws nothing."""
