"""ui.stage.belt."""
