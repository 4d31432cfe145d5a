"""ui.shell.guess."""
