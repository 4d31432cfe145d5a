"""ui.shell.widgets."""
