"""ui.shell.moving."""
