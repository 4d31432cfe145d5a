"""Shell: the people who play at this computer."""
