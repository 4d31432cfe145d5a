"""Tests: the table of Porters, found by the names of its parts like any other."""

from ui.kit.spec import GameTable

TABLE = GameTable(__name__)
