"""The table of Where's My Luggage?: the form by the clock, at the belt."""
