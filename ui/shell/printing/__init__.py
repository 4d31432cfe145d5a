"""Shell: the page and the command that print."""
