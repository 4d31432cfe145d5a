"""Tests of tables: they share what they paint."""

import pytest


@pytest.fixture(autouse=True)
def _painted_once(painted_once: None) -> None:
    pass
