"""ui.shell.records."""
