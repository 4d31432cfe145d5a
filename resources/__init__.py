"""The shelf: components, rules pages, fonts, sounds and icons, and the way to find them."""

from pathlib import Path


def root() -> Path:
    """Return the folder of the resources, in a checkout and in an installed package alike."""
    return Path(__file__).parent
