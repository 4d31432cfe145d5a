"""engine.parts: pure pieces that games share."""
