"""Tests: the words of Porters; what it does not say, the kit says."""

from __future__ import annotations

from typing import ClassVar

from engine.core import Action, Event, Refused
from tests.toys.games.porters import Pick, Put, Revealed, Send, View
from ui.kit.words import Speech, TableWords, Texts, in_round, listed

SPEECH = Speech(
    "porters",
    {
        "title": "Porters",
        "tagline": "Hands, and crates that nobody looks into.",
        "setup-rounds": "Rounds",
        "setup-open": "Open hands",
    },
)


def deed(action: Action) -> str:
    """What a button says."""
    if isinstance(action, Put):
        return f"Space {action.space + 1}"
    assert isinstance(action, Pick | Send)
    return f"{type(action).__name__} card {action.card}" if action.card else "Keep it"


class Words(TableWords[None, View]):
    speech = SPEECH
    lines: ClassVar[Texts] = {"picks": "Picks", "crates": "Crates"}
    events: ClassVar[Texts] = {
        "hidden": "{name} draws {count} cards.",
        "dealt": "{name} draws {count} cards.",
        "picked": "{name} has picked.",
        "revealed": "Revealed: {cards}.",
        "passed": "All hand their cards on.",
        "put_down": "{name} takes space {space}.",
        "sent": "{name} has filled a crate.",
        "private": "{name} {deed} card {card}.",
    }

    def event_fields(self, event: Event) -> dict[str, object]:
        fields = super().event_fields(event)
        if isinstance(event, Revealed):
            fields["cards"] = listed([f"card {card}" for card in event.picks])
        return fields | {"count": len(getattr(event, "cards", ())) or fields.get("count")}

    def where(self, view: View) -> str:
        return in_round(view.round, view.rounds)

    def refusal(self, refused: Refused) -> str:
        return f"{super().refusal(refused)} ({refused.key})"
