"""The table of Where's My Luggage?, its art: the thirty passengers, a file per luggage type."""
