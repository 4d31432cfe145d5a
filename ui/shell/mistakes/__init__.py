"""ui.shell.mistakes."""
