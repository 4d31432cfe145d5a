"""engine.search: search that knows no game: many worlds at once, and the best of some plans."""
