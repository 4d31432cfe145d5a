"""ui.kit.tutorial."""
