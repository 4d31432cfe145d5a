"""ui.stage.items."""
