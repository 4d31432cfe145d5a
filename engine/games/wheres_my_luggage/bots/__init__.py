"""engine.games.wheres_my_luggage.bots."""
