"""ui.bridge.jobs."""
