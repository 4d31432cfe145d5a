"""engine.games.pack_the_essentials.bots."""
