"""ui.shell.about."""
