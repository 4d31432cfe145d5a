"""ui.shell.saved."""
