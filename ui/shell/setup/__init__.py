"""ui.shell.setup."""
