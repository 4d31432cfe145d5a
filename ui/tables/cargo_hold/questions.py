"""The table of Cargo Hold: what the owner of a special is asked in a raid (CH-24)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from ui.stage.cards.face import Face
from ui.tables.cargo_hold.choice import AnswerChoice, SeatQuestion
from ui.tables.cargo_hold.showdown import Offer, ShowdownSide, ShowdownState
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
        return _several(view.actor, words, [card for card in shown if card < 8], 1)
    raid = view.raid
    if view.phase is not Phase.CHOICE or raid is None:
        return None
    seat, card = raid.chooser, raid.card
    own, other = raid.defence, raid.attack
    if seat == raid.attacker:
        own, other = other, own
    if card == LOYALTY:
        side = 0 if seat == raid.attacker else 1
        return _several(seat, words, [each for each in own if each < 8], side)
    if card == GETAWAY:
        choices = [
            AnswerChoice(say("ask-away"), Flee(True), card=GETAWAY),
            AnswerChoice(say("ask-stay"), Flee(False)),
        ]
        default = 0 if losing(words.box, raid.attack, raid.defence) else 1
        return SeatQuestion(seat, say(_QUESTION_TEXTS[card]), tuple(choices), default, side=1)
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
    # Of the card that is removed its owner's strength counts.
    key = (
        "ask-pays"
        if card == THIEF
        else "ask-defence"
        if attacks == (card == LASSO)
        else "ask-attack"
    )
    choices = [
        AnswerChoice(
            words.card(each),
            act(each),
            words.rule(each),
            under=say(key, number=worth[each]),
            card=each,
        )
        for each in kinds
    ]
    adds = card == REINFORCEMENT
    if adds:
        choices.append(AnswerChoice(say("ask-none"), Reinforce(-1)))
    side = int(attacks is not adds)
    asks = say(_QUESTION_TEXTS[card])
    return SeatQuestion(seat, asks, tuple(choices), side=side, from_hand=adds)


def asked(fired: SpecialFired) -> SeatQuestion:
    """What was asked of somebody who had answered it beforehand."""
    return SeatQuestion(fired.seat, say(_QUESTION_TEXTS[fired.card]))


def offered(
    question: SeatQuestion | None,
    standing: ShowdownState | None,
    marked: Sequence[int],
    face: Callable[[int], Face],
) -> Offer:
    """Return the cards of a raid that are pressed to answer a question.

    Args:
        question: What a person here is asked; None for nothing.
        standing: How the raid stands; None while none is open.
        marked: Of several choices, the numbers of those that are marked.
        face: Makes a card that lies there only to be pressed.
    """
    if question is None or standing is None:
        return Offer()
    side, choices = ShowdownSide(question.side), list(enumerate(question.choices))
    if question.from_hand:
        further = tuple((face(each.card), n) for n, each in choices if each.card >= 0)
        return Offer(side=side, further=further)
    numbers: dict[int, int] = {}
    for number, choice in choices:
        places = [
            place
            for place, card in enumerate(standing.cards)
            if card.side is side and card.key == choice.card and not card.out
        ]
        if question.several is not None:
            # Each of equal cards is a choice of its own.
            places = [place for place in places if place not in numbers][:1]
        numbers.update(dict.fromkeys(places, number))
    return Offer(tuple(numbers.items()), side, marked=tuple(marked))


def _several(seat: int, words: Words, cards: Sequence[int], side: int) -> SeatQuestion:
    """Loyalty: any of the firepower, at first all."""

    def taken(marked: tuple[int, ...]) -> Action:
        return TakeBack(tuple(sorted(cards[number] for number in marked)))

    return SeatQuestion(
        Seat(seat),
        say(_QUESTION_TEXTS[LOYALTY]),
        tuple(AnswerChoice(words.card(card), tip=words.rule(card), card=card) for card in cards),
        several=taken,
        marked=tuple(range(len(cards))),
        done=say("ask-done"),
        side=side,
    )
