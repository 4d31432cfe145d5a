"""The table of Carry On: everything of this game that is on the screen."""
