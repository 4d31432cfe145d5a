"""The games: one folder each; `engine.catalog` finds them, nobody keeps a list."""
