"""Code as Python reads it; tests that look at all modules share it, so each is parsed once.

It is not changed, since the next test gets the same.
"""

from __future__ import annotations

import ast
import gc
from functools import cache


def parse(source: str) -> ast.Module:
    """Parse code; Python looks for no garbage meanwhile, which would take longer than parsing."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(source)
    finally:
        if was_enabled:
            gc.enable()


@cache
def module(source: str) -> ast.Module:
    """Return the code of a source text, and the same object when it is asked again."""
    return parse(source)


@cache
def walk(code: ast.Module) -> tuple[ast.AST, ...]:
    """Return all nodes of a module, in the order of `ast.walk`, and keep them."""
    return tuple(ast.walk(code))
