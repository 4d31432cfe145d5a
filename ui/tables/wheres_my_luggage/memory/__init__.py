"""The table of Where's My Luggage?: the form that is played by turns, from memory."""
