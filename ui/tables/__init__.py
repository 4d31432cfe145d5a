"""Tables: one room a game, named as in `engine/games`; each exports its `TABLE`."""
