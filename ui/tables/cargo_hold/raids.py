"""The table of Cargo Hold: a raid as the steps of a showdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core import Event, Seat
from engine.games.cargo_hold.events import (
    CashedIn,
    Did,
    RaidBegan,
    RaidEnded,
    Source,
    SpecialFired,
    StrengthsCompared,
)
from ui.tables.cargo_hold.items import CardFaces
from ui.tables.cargo_hold.showdown import (
    Close,
    Count,
    Effect,
    Leave,
    Open,
    Ref,
    ShowdownSide,
    Step,
    Up,
)
from ui.tables.cargo_hold.words import many, say

_CARDS_UP_MS: Final = 1400
"""How long the cards stand there once all of them are up."""
_LAST_CARD_WAIT_MS: Final = 600
"""How much longer the last card of a crate stays face down."""
_OUTCOME_TAGS: Final = {
    Did.NOTHING: "tag-free",
    Did.SHIELDED: "tag-free",
    Did.DECLINED: "tag-free",
    Did.GUARDED: "tag-guards",
    Did.STAYED: "tag-stays",
}
"""The word that stays on a special; all others have acted."""


class Raids:
    """The steps of raids, from what their events tell."""

    def __init__(self, faces: CardFaces) -> None:
        self._faces = faces
        self._attacker = Seat(-1)
        """Of the raid whose events were turned into steps last, forth or back."""
        self._paid = 0
        """What its winner was paid for the cargo, in dollars, as all know."""

    def set_faces(self, faces: CardFaces) -> None:
        """Speak of other people, as these faces do."""
        self._faces = faces

    def steps(self, event: Event) -> Sequence[Step]:
        """The steps of an event; none for one that belongs to no raid."""
        words = self._faces.words
        match event:
            case RaidBegan():
                return self._begin(event)
            case SpecialFired(other=other) if other is not None:
                return self._fire(event)
            case StrengthsCompared():
                said = words.event(event) or ""
                return Count((event.attack, event.defence)), Effect(None, said)
            case CashedIn(source=Source.STOLEN):
                return (Effect(None, words.event(event) or ""),)
            case CashedIn(source=source, money=money) if money and source is not Source.COLLECTED:
                self._paid = money
                said, to = words.event(event) or "", ("money", event.seat)
                return (
                    Effect(None, said),
                    Leave(_refs(ShowdownSide.SECOND, event.cards), to, cue="coins"),
                )
            case RaidEnded():
                return (Effect(None, words.ended(event, self._paid)), Close())
            case _:
                return ()

    def _begin(self, event: RaidBegan) -> Sequence[Step]:
        self._attacker, self._paid = event.attacker, 0
        counts, words = (len(event.cards), len(event.delivery)), self._faces.words
        names = {"name": words.name(event.attacker), "other": words.name(event.defender)}
        opened = Open(
            (event.attacker, event.defender),
            (
                _count("show-attacks", names["name"], counts[0]),
                _count("show-defends", names["other"], counts[1]),
            ),
            counts,
            say("show-raid", **names),
            "gallop",
        )
        face = self._faces.face
        ups = [Up(ShowdownSide.FIRST, kind, face(kind)) for kind in event.cards]
        ups += [Up(ShowdownSide.SECOND, kind, face(kind)) for kind in event.delivery]
        ups[-2] = replace(ups[-2], rest=ups[-2].rest + _LAST_CARD_WAIT_MS)
        # Nothing is named before it is seen.
        named = Effect(None, words.event(event) or "", cue="", rest=_CARDS_UP_MS)
        return (opened, *ups, named)

    def _fire(self, event: SpecialFired) -> Sequence[Step]:
        side = ShowdownSide.FIRST if event.seat == self._attacker else ShowdownSide.SECOND
        other = ShowdownSide.SECOND if side is ShowdownSide.FIRST else ShowdownSide.FIRST
        out: tuple[Ref, ...] = ()
        more: list[Step] = []
        match event.did:
            case Did.CLEARED:
                out = _refs(None, event.cards)
            case Did.STOLE | Did.SEIZED:
                out = _refs(ShowdownSide.SECOND, event.cards)
            case Did.ROPED:
                out = _refs(other, event.cards)
            case Did.REINFORCED:
                more = [Up(side, kind, self._faces.face(kind)) for kind in event.cards]
            case Did.FLED | Did.RETURNED:
                more = [Leave(_refs(side, event.cards), ("hand", event.seat))]
            case _:
                pass
        tag = say(_OUTCOME_TAGS.get(event.did, "tag-acts"))
        said = self._faces.words.fired(event)
        return (Effect((side, event.card), said, tag, out), *more)


def _count(key: str, name: str, cards: int) -> str:
    """What a side does with so many cards, below its name."""
    return many(f"{key}@name" if name == say("you") else key, cards)


def _refs(side: ShowdownSide | None, cards: Sequence[int]) -> tuple[Ref, ...]:
    return tuple((side, card) for card in cards)
