"""ui.stage.cards."""
