"""The table of Cargo Hold: what the owner of a special is asked in a raid (CH-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Action, Seat
from engine.games.cargo_hold.actions import (
    Flee,
    Reinforce,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.aid import losing
from engine.games.cargo_hold.components import GETAWAY, LASSO, LOYALTY, REINFORCEMENT, THIEF
from engine.games.cargo_hold.events import SpecialFired
from engine.games.cargo_hold.view import CargoView, Phase
from engine.parts.cards import distinct
from ui.tables.cargo_hold.choice import AnswerChoice, SeatQuestion
from ui.tables.cargo_hold.words import Words, say

_QUESTION_TEXTS: Final = {
    THIEF: "ask-thief",
    GETAWAY: "ask-getaway",
    LASSO: "ask-lasso",
    REINFORCEMENT: "ask-reinforcement",
    LOYALTY: "ask-loyalty",
}


def question(view: CargoView, words: Words) -> SeatQuestion | None:
    """What is asked now, as far as `view` may tell; None while nothing is."""
    if view.phase is Phase.LOYALTY:
        delivery = view.seats[view.actor].delivery
        shown = () if delivery is None or delivery.shown is None else delivery.shown
        return _several(view.actor, words, [card for card in shown if card < 8])
    raid = view.raid
    if view.phase is not Phase.CHOICE or raid is None:
        return None
    seat, card = raid.chooser, raid.card
    own, other = raid.defence, raid.attack
    if seat == raid.attacker:
        own, other = other, own
    if card == LOYALTY:
        return _several(seat, words, [each for each in own if each < 8])
    if card == GETAWAY:
        choices = [
            AnswerChoice(say("ask-away"), Flee(True)),
            AnswerChoice(say("ask-stay"), Flee(False)),
        ]
        default = 0 if losing(words.box, raid.attack, raid.defence) else 1
        return SeatQuestion(seat, say(_QUESTION_TEXTS[card]), tuple(choices), default)
    attacks = seat == raid.attacker
    of, worth, act = {
        THIEF: (raid.defence, words.box.pays[raid.extended], Steal),
        LASSO: (other, words.box.defence if attacks else words.box.attack, Rope),
        REINFORCEMENT: (
            view.seats[seat].hand,
            words.box.attack if attacks else words.box.defence,
            Reinforce,
        ),
    }[card]
    sort = range(8, 16) if card == THIEF else range(8)
    # What pays most first, or the strongest.
    kinds = sorted((each for each in distinct(of) if each in sort), key=lambda each: -worth[each])
    choices = [AnswerChoice(words.card(each), act(each), words.rule(each)) for each in kinds]
    if card == REINFORCEMENT:
        choices.append(AnswerChoice(say("ask-none"), Reinforce(-1)))
    return SeatQuestion(seat, say(_QUESTION_TEXTS[card]), tuple(choices))


def asked(fired: SpecialFired) -> SeatQuestion:
    """What was asked of somebody who had answered it beforehand."""
    return SeatQuestion(fired.seat, say(_QUESTION_TEXTS[fired.card]))


def _several(seat: int, words: Words, cards: Sequence[int]) -> SeatQuestion:
    """Loyalty: any of the firepower, at first all."""

    def taken(marked: tuple[int, ...]) -> Action:
        return TakeBack(tuple(sorted(cards[number] for number in marked)))

    return SeatQuestion(
        Seat(seat),
        say(_QUESTION_TEXTS[LOYALTY]),
        tuple(AnswerChoice(words.card(card), tip=words.rule(card)) for card in cards),
        several=taken,
        marked=tuple(range(len(cards))),
        done=say("ask-done"),
    )
