"""The shelf: the sounds, and the script that makes them."""
