"""ui.shell.smoke."""
