"""Stage: scene items and gestures that know no game. Imports only the look."""
