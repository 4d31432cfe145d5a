"""ui.shell.trail."""
