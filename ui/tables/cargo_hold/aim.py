"""The table of Cargo Hold: what is meant: where the chosen cards go to, or a step without any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core import Action, Seat
from engine.games.cargo_hold.actions import Attack, Deliver, Discard, EndTurn
from engine.games.cargo_hold.view import Phase

TURN_PHASES: Final = (Phase.COLLECT, Phase.DELIVER, Phase.RAID, Phase.END)
"""The steps of a turn."""


@dataclass(frozen=True, slots=True)
class Send:
    """The chosen cards become a delivery, of one turn or of two."""

    longer: bool = False


@dataclass(frozen=True, slots=True)
class Raid:
    """The chosen cards raid the delivery of a seat."""

    seat: Seat


Aim: TypeAlias = Send | Raid | Action | None
"""Where the chosen cards go to, or an act that needs none; None while nothing was said."""


def aim_of(act: Action) -> Aim:
    """Return what is meant with an act that somebody else has tried: a hint, or an undo."""
    match act:
        case Deliver(extended=longer):
            return Send(longer)
        case Attack(target=seat):
            return Raid(seat)
        case EndTurn(draw=draw):
            # The standing answers are those of the panel.
            return EndTurn(draw)
        case _:
            return act


def cards_of(act: Action) -> tuple[int, ...]:
    """Return the cards of the hand that an act puts somewhere."""
    return act.cards if isinstance(act, Deliver | Attack | Discard) else ()


def next_to_send(tried: Action | None) -> Send:
    """Return what sending means while an act is tried: one turn, or two where that is one."""
    return Send(longer=isinstance(tried, Deliver) and not tried.extended)


def next_to_raid(aim: Aim, raids: tuple[Seat, ...]) -> Raid | None:
    """Return what raiding means, after an aim: the first opponent, and meant once more the next."""
    if not raids:
        return None
    at = raids.index(aim.seat) + 1 if isinstance(aim, Raid) and aim.seat in raids else 0
    return Raid(raids[at % len(raids)])
