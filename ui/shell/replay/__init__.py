"""ui.shell.replay."""
