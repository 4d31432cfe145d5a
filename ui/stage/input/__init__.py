"""ui.stage.input."""
