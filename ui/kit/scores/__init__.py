"""ui.kit.scores."""
