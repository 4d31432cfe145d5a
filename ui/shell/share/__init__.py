"""Shell: finished matches are shared: for BG Stats, as a table, and as text."""
