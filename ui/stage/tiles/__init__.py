"""ui.stage.tiles."""
