"""Campaign: forged matches: a line says what cannot be, and all hashes are right.

Only one thing is wrong with such a file, and often nothing comes behind it: so whatever does not
look at that one thing believes it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.tools.campaign import mutate

Line = dict[str, Any]


def forged(rng: Random, data: bytes) -> bytes:
    """The match with one line that says something else, cut off behind it more often than not."""
    lines: list[Line] = [json.loads(line) for line in data.splitlines()]
    there = {kind: [] for kind in KINDS}  # type: ignore[var-annotated]
    for at, line in enumerate(lines):
        if line["line"] in there:
            there[line["line"]].append(at)
    kind = rng.choice([kind for kind, places in there.items() if places])
    at = rng.choice(there[kind])
    KINDS[kind](rng, lines[at], lines)
    if rng.random() < 0.7:
        # A header alone says nothing.
        del lines[max(at + 1, 2 + rng.randrange(9) if at == 0 else 0) :]
    return mutate.chained([_written(line) for line in lines])


def _written(line: Line) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _act(rng: Random, line: Line, lines: list[Line]) -> None:
    """Another act, another seat, or an act that was done elsewhere."""
    roll = rng.random()
    if roll < 0.15:
        line["seat"] = rng.choice((-1, 0, 1, 2, 3, 16))
    elif roll < 0.4:
        others = [each["action"] for each in lines if each["line"] == "act"]
        line["action"] = rng.choice(others)
    else:
        line["action"] = other(rng, line["action"])


def other(rng: Random, value: Any) -> Any:
    """Something of the same shape, with one thing in it changed, deep inside."""
    match value:
        case bool():
            return not value
        case int():
            return rng.choice((value - 1, value + 1, rng.randrange(25), rng.randrange(4)))
        case list() if value:
            at = rng.randrange(len(value))
            return [other(rng, each) if n == at else each for n, each in enumerate(value)]
        case dict() if value:
            # Its type is not what is looked at.
            names = [name for name in value if name != "type"] or list(value)
            at = rng.choice(names)
            return {name: other(rng, it) if name == at else it for name, it in value.items()}
        case str():
            return rng.choice((value + "x", value[:-1], "slip", "blunder", ""))
        case _:
            return value


def _chance(rng: Random, line: Line, lines: list[Line]) -> None:
    """What chance could have given, and has not."""
    drawn: list[int] = line["drawn"]
    different = [n for n, each in enumerate(drawn) if each != drawn[0]]
    if different:
        at = rng.choice(different)
        drawn[0], drawn[at] = drawn[at], drawn[0]
        return
    others = [each["drawn"] for each in lines if each["line"] == "chance"]
    line["drawn"] = rng.choice([each for each in others if len(each) == len(drawn)])


def _check(rng: Random, line: Line, _lines: list[Line]) -> None:
    said: str = line["hash"]
    at = rng.randrange(len(said))
    line["hash"] = said[:at] + rng.choice("0123456789abcdef".replace(said[at], "")) + said[at + 1 :]


def _result(rng: Random, line: Line, _lines: list[Line]) -> None:
    """Somebody else has won, or by other points."""
    result = line["result"]
    roll, scores = rng.random(), result["scores"]
    if roll < 0.5:
        scores[rng.randrange(len(scores))] += rng.choice((-1, 1, 10))
    elif roll < 0.8 and len(result["ranking"]) > 1:
        result["ranking"].reverse()
    elif result.get("won") is not None:
        result["won"] = not result["won"]
    else:
        result["goal"] = (result.get("goal") or 0) + 1


def _header(rng: Random, line: Line, _lines: list[Line]) -> None:
    """Another deal."""
    line["seed"] += rng.choice(" 1x")


KINDS: Final[dict[str, Callable[[Random, Line, list[Line]], None]]] = {
    "act": _act,
    "chance": _chance,
    "check": _check,
    "result": _result,
    "header": _header,
}
