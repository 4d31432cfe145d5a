"""engine.search: search that knows no game: worlds of a seat, and playing on."""
