"""Shell: luggage stickers, for what a player achieved."""
