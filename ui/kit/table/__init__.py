"""ui.kit.table."""
