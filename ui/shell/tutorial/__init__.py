"""ui.shell.tutorial."""
