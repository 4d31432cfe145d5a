"""ui.shell.review."""
