"""engine.games.carry_on.bots."""
