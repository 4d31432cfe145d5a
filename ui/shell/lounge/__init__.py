"""ui.shell.lounge."""
