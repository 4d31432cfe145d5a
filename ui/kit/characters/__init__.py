"""Kit: the characters that computer players appear as, as tables have them speak."""
