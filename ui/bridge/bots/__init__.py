"""ui.bridge.bots."""
