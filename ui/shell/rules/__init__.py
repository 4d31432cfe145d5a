"""ui.shell.rules."""
