"""engine.games.cargo_hold.bots."""
