"""ui.shell.match."""
