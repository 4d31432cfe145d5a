"""The table of Cargo Hold: a raid as the steps of a showdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF

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
from ui.bridge.base import Stepped, TableBridge
from ui.look.flow import Box, PictureBox
from ui.look.style import Look
from ui.tables.cargo_hold import art
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
from ui.tables.cargo_hold.words import Words, many, say

_CARDS_UP_MS: Final = 1400
"""How long the cards stand there once all of them are up."""
_LAST_CARD_WAIT_MS: Final = 600
"""How much longer the last card of a crate stays face down."""
_ADDS_MS: Final = 500
"""How long a Reinforcement acts before the card comes up."""
_ADDED_MS: Final = 1400
"""And how long that stands."""
_UP_MS: Final = 250
"""How long a card stands before the next one comes up."""
_OUTCOME_TAGS: Final = {
    Did.NOTHING: "tag-free",
    Did.SHIELDED: "tag-free",
    Did.DECLINED: "tag-free",
    Did.GUARDED: "tag-guards",
    Did.STAYED: "tag-stays",
}
"""The word that stays on a special; all others have acted."""
_BANNERS: Final = {Did.DIVERTED: "banner-trap", Did.FLED: "banner-getaway"}


def strength_box(look: Look, side: ShowdownSide, words: str, room: QRectF) -> Box:
    """Return the strength of a side on its mark: a burst for attack, a shield for defence."""
    kind: art.Strength = "attack" if side is ShowdownSide.FIRST else "defence"
    paint = partial(art.paint_strength, side=kind, points=int(words), look=look)
    key = ("ch-strength", kind, words)
    return PictureBox(paint, key, wide=room.width(), high=room.height(), name="figure")


def raid_line(event: Event, words: Words, told: Sequence[Event], target: int) -> str | None:
    """Return the log's line of an event; of a raid that wins the match, with which payment.

    Args:
        event: What happened.
        words: The sentences of the match.
        told: All events up to now.
        target: With how many dollars a match is won.
    """
    if not isinstance(event, RaidEnded):
        return words.event(event)
    last = None
    for each in reversed(told):
        if isinstance(each, RaidBegan):
            break
        if isinstance(each, CashedIn) and each.total >= target:
            last = each
    return words.ended(event, 0, last)


class Raids:
    """The steps of raids, from what their events tell."""

    def __init__(self, faces: CardFaces, target: int) -> None:
        """Take what shows cards, and with how many dollars a match is won."""
        self._faces, self.target = faces, target
        self._attacker = Seat(-1)
        """Of the raid whose events were turned into steps last, forth or back."""
        self._paid = 0
        """What its winner was paid for the cargo, in dollars, as all know."""
        self._wins: CashedIn | None = None
        """The payment in it that has reached the target, and so won the match."""

    def set_faces(self, faces: CardFaces) -> None:
        """Speak of other people, as these faces do."""
        self._faces = faces

    def steps(self, event: Event) -> Sequence[Step]:
        """The steps of an event; none for one that belongs to no raid."""
        words = self._faces.words
        if isinstance(event, CashedIn) and event.total >= self.target:
            self._wins = event
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
                    Leave(_refs(ShowdownSide.SECOND, event.cards), to, cue="coins", arrives=True),
                )
            case RaidEnded():
                held = event.winner == event.defender
                banner = say("banner-held") if held else ""
                said = words.ended(event, self._paid, self._wins)
                return (Effect(None, said, banner=banner), Close())
            case _:
                return ()

    def _begin(self, event: RaidBegan) -> Sequence[Step]:
        self._attacker, self._paid, self._wins = event.attacker, 0, None
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
        ups = [self._up(ShowdownSide.FIRST, kind) for kind in event.cards]
        ups += [self._up(ShowdownSide.SECOND, kind) for kind in event.delivery]
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
            case Did.FLED | Did.RETURNED:
                more = [Leave(_refs(side, event.cards), ("hand", event.seat))]
            case _:
                pass
        tag = say(_OUTCOME_TAGS.get(event.did, "tag-acts"))
        said = self._faces.words.fired(event)
        banner = say(_BANNERS[event.did]) if event.did in _BANNERS else ""
        if event.did is Did.REINFORCED:
            # The card is named once it comes up.
            adds = say("show-adds", name=self._faces.words.name(event.seat))
            ups = [self._up(side, kind, said=said, rest=_ADDED_MS) for kind in event.cards]
            return (Effect((side, event.card), adds, tag, rest=_ADDS_MS), *ups)
        return (Effect((side, event.card), said, tag, out, banner=banner), *more)

    def _up(self, side: ShowdownSide, kind: int, *, said: str = "", rest: int = _UP_MS) -> Up:
        """A card comes up, with its strength on that side."""
        box = self._faces.box
        worth = (box.attack if side is ShowdownSide.FIRST else box.defence)[kind]
        return Up(side, kind, self._faces.face(kind), said, rest=rest, worth=worth)


def steps_of(bridge: TableBridge, told: Sequence[Event], number: int) -> Sequence[Stepped]:
    """Return the steps of a raid of a match, as everyone saw it, to be shown again.

    Args:
        bridge: The match.
        told: All events that the screen has come to.
        number: How many raids were before it.
    """
    back = sum(isinstance(event, RaidBegan) for event in told) - number

    def begun(events: Iterable[Event]) -> int:
        return sum(isinstance(event, RaidBegan) for event in events)

    steps = bridge.recent(lambda events: begun(events) < back)
    found: list[Stepped] = []
    left = sum(begun(step.events) for step in steps) - back
    for step in steps:
        left -= begun(step.events)
        if left == -1 and not any(isinstance(e, RaidEnded) for each in found for e in each.events):
            found.append(step)
    return found


def _count(key: str, name: str, cards: int) -> str:
    """What a side does with so many cards, below its name."""
    return many(f"{key}@name" if name == say("you") else key, cards)


def _refs(side: ShowdownSide | None, cards: Sequence[int]) -> tuple[Ref, ...]:
    return tuple((side, card) for card in cards)
