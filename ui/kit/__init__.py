"""Kit: what every table needs that knows a match and no game; a table is built of it."""
