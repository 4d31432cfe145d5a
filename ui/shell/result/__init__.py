"""ui.shell.result."""
