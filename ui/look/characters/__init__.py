"""Look: portraits of the six characters that computer players may appear as."""
