"""ui.kit.cards."""
