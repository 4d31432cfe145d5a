"""ui.shell.settings."""
