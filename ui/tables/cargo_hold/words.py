"""The table of Cargo Hold: its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final, cast

from ui.kit.words import OptionWords, Speech, TableWords, Texts, listed

if TYPE_CHECKING:
    from engine.core import Action, Event, Option, Refused, Seat, Thought
    from engine.games.cargo_hold.components import Components
    from engine.games.cargo_hold.events import CashedIn, RaidEnded, SpecialFired
    from engine.games.cargo_hold.view import CargoView, DeliveryView

SAY: Final[Texts] = {
    "title": "Cargo Hold",
    "tagline": "Send cargo west, bluff about what is in the crate, and raid the others.",
    # the table
    "dollars": "${money}",
    "turn-of": "Turn {turn}",
    "step-collect": "C · Collection",
    "step-deliver": "A · Delivery",
    "step-raid": "R · Raid",
    "step-draw": "D · Turn’s end",
    "cards": "%n card(s)",
    "in-hand": "%n card(s) in hand",
    "crate-none": "no delivery under way",
    "crate-cards": "a delivery of %n card(s)",
    "crate-ready": "ready",
    "crate-left": "ready in %n turn(s)",
    "crate-extended": "with the extension card",
    "known-hand": "known in this hand: {cards}",
    "known-either": "in the hand or in the delivery: {cards}",
    "deck": "Deck",
    "discards": "Discards",
    "send-one": "Send for 1 turn",
    "send-two": "Send for 2 turns",
    "raid-zone": "Raid {name}",
    "step-of-collect": "Collection",
    "step-of-extend": "Extension",
    "step-of-send": "Delivery",
    "for-one": "For 1 turn",
    "for-two": "For 2 turns",
    "step-of-raid": "Raid",
    "raid-next": "Next crate",
    "step-of-draw": "Turn’s end",
    "collect": "Collect",
    "tip-collect": "Open your delivery and cash its cargo in (C)",
    "extend": "Extend",
    "tip-extend": "Put your extension card on it: ready next turn, at the 2-turn value (X)",
    "send": "Send",
    "tip-send": "Put the chosen cards down as a delivery; once more for 2 turns (A)",
    "raid": "Begin the raid",
    "tip-raid": "Raid with the chosen cards; once more for the next opponent (R)",
    "draw": "Draw {cards}",
    "tip-draw": "Draw and end your turn (D)",
    "step-of-no-draw": "Without cards",
    "no-draw": "End, no cards",
    "tip-no-draw": "End your turn and draw nothing (N)",
    "discard": "Discard",
    "tip-confirm": "Do it (Enter)",
    "cards-list": "Cards",
    "tip-cards-list": "All cards and what they do (I)",
    "ledger": "Ledger",
    "tip-ledger": "Who owes what, and where the money came from (S)",
    "ledger-title": "The way to ${target}",
    "ledger-debt": "Still owes",
    "cards-title": "All cards",
    "card-copies": "{name} ×{copies}",
    "order-own": "My order",
    "order-kind": "By kind",
    "order-weight": "By strength",
    # what is known before a decision
    "as-raid": "As a raid: attack {attack}",
    "as-delivery": "As a delivery: defence {defence}",
    "pays": "${one} in 1 turn, ${two} in 2",
    "pays-nothing": "it pays nothing",
    "odds": "≈\u00a0{share}\u00a0% to win, ≈\u00a0${money}",
    "tip-odds": "≈ is about: reckoned from what all may know, and what others would send, not from "
    "what lies in the crate.",
    "extension": "Extension card",
    "extension-rule": "One each: the delivery is ready a turn later, and its cargo pays the price "
    "for 2 turns from now on. It comes back to you afterwards.",
    "help-collect": "Collect: it is opened, and its cargo pays at once. Extend: your extension "
    "card goes on it, ready next turn, at the 2-turn value. Or leave it: it stays ready.",
    "help-extended": "Collect: it is opened, and its cargo pays at once. Or leave it: it stays "
    "ready.",
    "help-deliver": "Send any cards, face down: cargo pays when it is collected, firepower defends "
    "it, and what is in it nobody knows.",
    "help-raid": "Raid one delivery with firepower and specials: the stronger side has its cargo, "
    "a draw is the defender’s.",
    "help-draw": "Draw, or end your turn without. More than {limit} cards are discarded then.",
    "help-dry": "There is no card left to draw. More than {limit} cards are discarded when you end "
    "your turn.",
    "race-start": "Who has ${target} first wins.",
    "race-ahead": "{name} is ahead, with ${lacks} to go.",
    "race-behind": "{name} is ahead with ${most}. {own} has ${lacks} to go.",
    "race-level": "{names} are level, with ${lacks} to go.",
    "race-behind-level": "{names} are ahead with ${most}. {own} has ${lacks} to go.",
    # what now
    "now-ready": "Your delivery is ready: collect it, extend it, or leave it.",
    "now-extended": "Your delivery is ready: collect it, or leave it.",
    "now-deliver": "Choose cards for a delivery or a raid, or draw and end your turn.",
    "now-raid": "Choose cards and an opponent’s crate to raid, or draw and end your turn.",
    "now-send": "Choose cards for a delivery, or draw and end your turn.",
    "now-end": "Draw {cards} and end your turn, or end it without.",
    "now-end-dry": "There is no card left to draw: end your turn.",
    "now-where": "%n card(s) chosen. Where to? Your crate sends them, another’s is raided.",
    "now-whom": "%n card(s) chosen. Which crate is raided?",
    "now-enter": "{deed} Enter does it.",
    "now-let-go": "{deed} Do it by letting go of Space.",
    "now-send-one": "Send for 1 turn: {cards}. Pays ${money}, defence {defence}.",
    "now-send-two": "Send with the extension card, for 2 turns: {cards}. Pays ${money}, defence "
    "{defence}.",
    "now-raid-on": "Raid {name} with {cards}, attack {attack}.",
    "now-collect": "Collect your delivery.",
    "now-extend": "Extend your delivery to 2 turns.",
    "now-draw": "Draw {cards} and end your turn.",
    "now-no-draw": "End your turn without drawing.",
    "now-discarding": "Discard {cards}.",
    "now-discard": "Your hand holds {limit} at the end of a turn: choose %n card(s) to discard.",
    "now-steal": "Steal {cards}.",
    "now-rope": "Take {cards} off the other side.",
    "now-add": "Add {cards}.",
    "now-add-none": "Add nothing.",
    "now-take-back": "Take back {cards}.",
    "now-take-back-none": "Take nothing back.",
    "hint": "Hint: {deed}",
    # choices in a raid
    "ask-thief": "Your Thief steals one card of cargo. Which?",
    "ask-getaway": "Use your Getaway? You take all other cards back, and the raid ends without a "
    "winner.",
    "ask-lasso": "Your Lasso takes one firepower card off the other side. Which?",
    "ask-reinforcement": "Reinforcement: add one firepower card of your hand?",
    "ask-loyalty": "Loyalty: which firepower goes back to your hand?",
    "ask-away": "Get away",
    "ask-stay": "Stay",
    "ask-none": "None",
    "ask-done": "Take back",
    # standing answers
    "answers": "If raided…",
    "tip-answers": "What is to be answered for you if your delivery is raided (W)",
    "answers-title": "If your delivery is raided",
    "answers-help": "Nobody sees what you leave here. "
    "You leave it for all four, whatever lies in the crate.",
    "answer-getaway": "Getaway",
    "answer-lasso": "Lasso",
    "answer-reinforcement": "Reinforcement",
    "answer-loyalty": "Loyalty",
    "answer-ask": "Ask me",
    "answer-losing": "If I would lose",
    "answer-always": "Always",
    "answer-never": "Never",
    "answer-strongest": "The strongest",
    "answer-none": "None",
    "answer-all": "All of it",
    "answers-close": "Close",
    # a showdown
    "show-attacks": "attacks with %n card(s)",
    "show-defends": "defends %n card(s)",
    "show-raid": "{name} raids {other}.",
    "since-raided-none": "{name} raided you and won, and took nothing.",
    "since-raided-seized": "{name} raided you and won, but the Prison Wagon discarded the cargo.",
    "since-defended-none": "{name} raided you: your delivery held.",
    "since-stolen": "{since} A Thief took ${money} first.",
    "since-meanwhile": "Meanwhile: {all}.",
    "since-gained": "{name} +${money}",
    "since-sent": "{name} sent {cards}",
    "since-raided": "{name} raided you and took ${money}.",
    "since-defended": "{name} raided you: your delivery held, and brought ${money}.",
    "since-fled": "{name} raided you, and you got away.",
    "since-again": "{since} V shows it.",
    "again": "Last raid",
    "tip-again": "The last raid once more (V)",
    "show-drawn": "New in your hand: {cards}. A click or a key goes on.",
    "show-going": "{name} raids {other}. A click goes on by one step, a key skips all.",
    "tag-acts": "acts",
    "tag-guards": "guards",
    "tag-stays": "stays",
    "tag-free": "no effect",
    # the result
    "points": "$%n",
    "gain": "{sign}${number}",
    "pad-best": "Best raid. {raid}",
    "chart-totals": "Money by turn",
    "chart-round": "Turn",
    "chart-points": "Money",
    "chart-total-said": "{name}, turn {round}: {points}, {change} since the turn before.",
    "chart-end-said": "{name}, in the end: {points}, {change} since the turn before.",
    "chart-sources": "Where the money came from",
    "chart-source": "Money from",
    "chart-source-said": "{name}: {points} from {what}.",
    "chart-raids": "What each raid brought",
    "chart-raid": "Raid",
    "chart-raids-of": "Raids of",
    "chart-bar": "{turn}. {name}",
    "raid-said": "Turn {turn}: {name} raids {other} with {cards} and takes ${money}.",
    "sent-said": "{name}, turn {turn}: {cards}; {fate}.",
    "pictures-turns": "Turns {first}–{last}",
    "pictures-none": "no delivery",
    # keys
    "key-score": "Money: {scores}. The target is ${target}.",
    "key-hand": "In hand: {cards}.",
    "key-hand-none": "No cards in hand.",
    "key-known-none": "Nothing is known of anybody’s hand.",
    "access-hand": "Your hand",
    "access-seats": "The seats",
    "access-raid": "The raid",
    "setup-target": "Debt target",
    "setup-target-help": "Everybody owes so much. Who has it first has won.",
    "setup-aid": "Odds",
    "setup-aid-help": "Before a raid, about how likely it is won and what it brings, by what all "
    "may know. The result says that it was used.",
}

CARDS: Final[Texts] = {
    "farmhand": "Farmhand",
    "outlaw": "Outlaw",
    "guard": "Guard",
    "gunslinger": "Gunslinger",
    "dynamite": "Dynamite",
    "barricade": "Barricade",
    "bandit_boss": "Bandit Boss",
    "sheriff": "Sheriff",
    "mail": "Mail",
    "grain": "Grain",
    "lumber": "Lumber",
    "whiskey": "Whiskey",
    "cattle": "Cattle",
    "fresh_meat": "Fresh Meat",
    "payroll": "Payroll",
    "gold": "Gold",
    "fair_fight": "A Fair Fight",
    "thief": "Thief",
    "getaway": "Getaway",
    "lasso": "Lasso",
    "reinforcement": "Reinforcement",
    "prison_wagon": "Prison Wagon",
    "diversion": "Diversion",
    "loyalty": "Loyalty",
}

RULES: Final[Texts] = {
    "firepower": "Attack {attack}, defence {defence}.",
    "cargo": "Pays ${one} after 1 turn, ${two} after 2.",
    "fair_fight": "First: all special cards of both sides are discarded, this one too.",
    "thief": "Second: raiding, cash in one of its cargo at once; in a delivery, keeps thieves off.",
    "getaway": "Third, in a delivery: discard it, and take all other cards back. Nobody wins.",
    "lasso": "Fourth: discard one firepower card of the other side.",
    "reinforcement": "Fifth: add one firepower card of your hand to your side.",
    "prison_wagon": "Sixth: if you lose the battle, all cargo in it is discarded.",
    "diversion": "Seventh, in a delivery: the attacker’s own delivery is discarded.",
    "loyalty": "Eighth: if you win, or collect, your firepower may go back to your hand.",
}
"""What a card does, in a line: firepower and cargo alike, specials by their id."""

EVENTS: Final[Texts] = {
    "dealt": "Everybody is dealt {cards} cards. ${target} wins. {name} begins.",
    "turn": "{name}, turn {turn}.",
    "collected": "{name} opens the delivery: {cards}.",
    "cashed-collected": "{name} cashes in ${money} and has ${total}.",
    "cashed-defended": "{name} keeps the cargo, cashes in ${money} and has ${total}.",
    "cashed-raided": "{name} takes the cargo, cashes in ${money} and has ${total}.",
    "cashed-stolen": "The Thief of {name} brings ${money}; {name} has ${total}.",
    "extended": "{name} extends the delivery: it is ready next turn.",
    "delivered": "{name} sends a delivery of {cards}.",
    "delivered-two": "{name} sends a delivery of {cards}, for 2 turns.",
    "raid": "{name} raids {other} with {cards}. In the crate: {delivery}.",
    "strengths": "Attack {attack} against defence {defence}: {name} wins.",
    "raid-ended": "{name} wins the raid.",
    "raid-ended-none": "The raid ends without a winner.",
    "back": "{name} takes back {cards}.",
    "ending": "{name} ends the turn without drawing.",
    "deck": "The discards are shuffled into a new deck.",
    "drew": "{name} draws {cards}.",
    "discarded": "{name} discards {cards}.",
    "scored": "{names} wins with ${money}.",
    "scored-tied": "{names} share the win with ${money}.",
}

FIRED: Final[Texts] = {
    "nothing": "{card} of {name}: nothing to do.",
    "cleared": "A Fair Fight of {name}: all special cards are discarded.",
    "stole": "The Thief of {name} steals {cards}.",
    "shielded": "The Thief of {name} is kept off by a Thief in the crate.",
    "guarded": "The Thief of {name} keeps thieves off this delivery.",
    "fled": "Getaway! {name} takes back {cards}.",
    "fled-none": "Getaway! There is nothing else for {name} to take back.",
    "stayed": "{name} keeps the Getaway unused.",
    "roped": "The Lasso of {name} takes out {cards}.",
    "reinforced": "Reinforcement: {name} adds {cards}.",
    "declined": "{name} adds no Reinforcement.",
    "diverted": "Diversion! The delivery of {other} is discarded: {cards}.",
    "seized": "The Prison Wagon of {name} discards all cargo: {cards}.",
    "returned": "Loyalty: {name} takes back {cards}.",
    "returned-none": "Loyalty: {name} takes nothing back.",
}
"""What a special did, by `events.Did`; with `none`, where it did that to no card."""

FATES: Final[Texts] = {
    "collected": "collected for ${money}",
    "defended": "raided by {raider} and defended for ${money}, ${lost} stolen",
    "raided": "lost to {raider} for ${lost}",
    "fled": "got away from {raider}",
    "diverted": "discarded by a Diversion",
    "open": "still on its way",
}
"""What became of a delivery."""

REFUSALS: Final[Texts] = {
    "CH-11/order": "That step of the turn is over.",
    "CH-12/no-delivery": "There is no delivery of yours.",
    "CH-12/not-ready": "Your delivery is not ready yet.",
    "CH-12/extended": "The extension card lies on it already.",
    "CH-13/one": "One delivery at a time: yours is still on its way.",
    "CH-13/empty": "A delivery has one card at least.",
    "CH-13/not-in-hand": "Those cards are not in your hand.",
    "CH-15/one": "One raid a turn.",
    "CH-15/opponent": "Raid somebody else.",
    "CH-15/no-delivery": "There is no delivery to raid.",
    "CH-15/empty": "A raid has one card at least.",
    "CH-15/cargo": "Cargo cannot raid: take firepower and special cards only.",
    "CH-15/not-in-hand": "Those cards are not in your hand.",
    "CH-16/discard": "Discard first what is more than your hand may hold.",
    "CH-16/number": "Discard {cards}, no more and no less.",
    "CH-16/not-in-hand": "Those cards are not in your hand.",
    "CH-16/no-cards": "There is no card left to draw: end your turn without drawing.",
    "CH-16/not-now": "Nothing is to be discarded now.",
    "CH-18/not-in-hand": "That card is not in your hand.",
    "CH-18/not-in-play": "That card is not in the raid.",
    "CH-24/no-delivery": "Without a delivery there is nothing to be answered.",
    "CH-24/not-asked": "Nothing is asked of you now.",
    "CH-24/other": "Something else is asked of you.",
    "CH-25/not-in-play": "Those cards are not in play any more.",
}

LINES: Final[Texts] = {
    "collected": "Collected",
    "defended": "Defended",
    "raided": "Raided",
    "stolen": "Stolen",
}

AIDS: Final[Texts] = {"off": "Off", "odds": "Odds before a raid"}

LESSONS: Final[Texts] = {
    "welcome": "Welcome to the depot! Everybody owes ${target}, and who has it first has won. We "
    "play the first turns together; nothing counts yet.",
    "steps": "A turn goes C-A-R-D: collect, send a delivery, raid, draw. Leave out what you like, "
    "but nothing earlier comes back.",
    "choose": "There is nothing to collect or to raid yet, so send a delivery: {cards}. Click "
    "them, or press {keys}.",
    "pays": "Here you read what it pays after 1 turn, and after 2. Firepower pays nothing, but "
    "defends the rest.",
    "send": "Press Send, or Enter, to put it down. Until then you may choose otherwise.",
    "hidden": "Nobody may look into that crate again, you neither: remember what it holds. All see "
    "how many cards there are, and when it is ready.",
    "draw": "Now end your turn: press Turn’s end, or D, then Enter. You draw {cards}, and the "
    "others play.",
    "extend": "Your delivery has held and is ready. Collect it, or put your extension card "
    "on it: ready next turn, at the price for 2 turns. Press Extension, or X, then Enter.",
    "others": "The others have crates on their way too. In this one may be gold, guards or a trap: "
    "find out, and raid it.",
    "attackers": "Your best attackers are {cards}: click them, or press {keys}. What raids is gone "
    "afterwards.",
    "whom": "Now say whose crate: press Raid, or R, for {name}. Pressed again it names the next "
    "one.",
    "raid": "Your attack is {attack}. If the crate defends with as much, it holds: a draw is the "
    "defender’s. Enter begins it.",
    "raided": "That brought ${money}! Special cards act first, by their numbers; then strengths "
    "are compared. V shows it once more.",
    "beaten": "That brought nothing. Special cards act first, by their numbers; then strengths are "
    "compared. V shows it once more.",
    "again": "Draw once more: press Turn’s end, or D.",
    "answers": "You may be raided too. What special cards of yours would ask you then, you can "
    "answer here beforehand. Enter ends the turn.",
    "limit": "A hand may hold ten cards when its turn ends. Discard what you need least, such as "
    "{cards}: press {keys}, then Enter.",
    "collect": "Your delivery has come through, at the price for 2 turns: press Collection, or "
    "C, then Enter.",
    "target": "You have ${money}. The trail shows how far all are; ${target} win at once, in the "
    "middle of a turn too.",
    "end": "That is the trade. Cards, or I, tells what each special does. Play this match on, or "
    "begin one of your own.",
}
"""The guided first turns."""

_KEYS: Final = tuple(CARDS)
_CARGO: Final = 8
_SPECIALS: Final = 16

speech: Final = Speech("cargo_hold", SAY, LESSONS)
say: Final = speech.say
many: Final = speech.many
teach: Final = speech.teach


class Words(TableWords):
    """Sentences about one match."""

    speech: ClassVar[Speech] = speech
    lines: ClassVar[Texts] = LINES
    events: ClassVar[Texts] = EVENTS
    refusals: ClassVar[Texts] = REFUSALS
    values: ClassVar = {"aid": AIDS}

    @property
    def _box(self) -> Components:
        return cast("Components", self.box)

    def card(self, card: int) -> str:
        """A card's name."""
        return speech.said(CARDS[_KEYS[card]])

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards, equal ones counted: `2 × Farmhand, Gold`."""
        found: dict[int, int] = {}
        for card in cards:
            found[card] = found.get(card, 0) + 1
        return ", ".join(
            f"{number} × {self.card(card)}" if number > 1 else self.card(card)
            for card, number in found.items()
        )

    def rule(self, card: int) -> str:
        """What a card does, in a line."""
        box = self._box
        if card >= _SPECIALS:
            return speech.said(RULES[_KEYS[card]])
        if card >= _CARGO:
            one, two = (pays[card] for pays in box.pays)
            return speech.said(RULES["cargo"], one=one, two=two)
        strengths = {"attack": box.attack[card], "defence": box.defence[card]}
        return speech.said(RULES["firepower"], **strengths)

    def crate(self, delivery: DeliveryView | None, *, brief: bool = False) -> str:
        """What all see of a delivery; in brief without the extension card, which is seen on it."""
        if delivery is None:
            return say("crate-none")
        parts = [many("crate-cards", delivery.cards)]
        parts.append(many("crate-left", delivery.left) if delivery.left else say("crate-ready"))
        if delivery.extended and not brief:
            parts.append(say("crate-extended"))
        return ", ".join(parts)

    def where(self, view: CargoView) -> str:
        """The turn of the match: it has no rounds."""
        return say("turn-of", turn=view.turn)

    def amount(self, points: int) -> str:
        """Money."""
        return many("points", points)

    def option(self, option: Option) -> OptionWords:
        """The target in dollars."""
        from engine.core import Number

        words = super().option(option)
        if isinstance(option, Number):
            steps = range(option.low, option.high + 1, option.step)
            words = replace(words, values={str(each): self.amount(each) for each in steps})
        return words

    def hint(self, thought: Thought) -> str:
        """What a hint says."""
        return say("hint", deed=self.deed(thought.best))

    def deed(self, act: Action | None) -> str:
        """What an act does, in one sentence."""
        from engine.games.cargo_hold import actions

        match act:
            case actions.Deliver(cards=cards, extended=extended):
                money = sum(self._box.pays[extended][card] for card in cards)
                defence = sum(self._box.defence[card] for card in cards)
                key, named = "now-send-two" if extended else "now-send-one", self.cards(cards)
                return say(key, cards=named, money=money, defence=defence)
            case actions.Attack(target=seat, cards=cards):
                attack, named = sum(self._box.attack[card] for card in cards), self.cards(cards)
                return say("now-raid-on", name=self.name(seat), cards=named, attack=attack)
            case actions.Collect():
                return say("now-collect")
            case actions.Extend():
                return say("now-extend")
            case actions.EndTurn(draw=draws):
                drawn = many("cards", self._box.drawn)
                return say("now-draw" if draws else "now-no-draw", cards=drawn)
            case actions.Discard(cards=cards):
                return say("now-discarding", cards=self.cards(cards))
            case actions.Flee(go=go):
                return say("ask-away" if go else "ask-stay")
            case actions.Steal(card=card):
                return say("now-steal", cards=self.card(card))
            case actions.Rope(card=card):
                return say("now-rope", cards=self.card(card))
            case actions.Reinforce(card=card):
                return say("now-add-none") if card < 0 else say("now-add", cards=self.card(card))
            case actions.TakeBack(cards=cards):
                none = say("now-take-back-none")
                return say("now-take-back", cards=self.cards(cards)) if cards else none
            case _:
                return ""

    def refusal_fields(self, refused: Refused) -> dict[str, object]:
        """Words instead of numbers."""
        fields = super().refusal_fields(refused)
        cards = fields.get("cards")
        return fields | {"cards": many("cards", cards)} if isinstance(cards, int) else fields

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence; None for what is not worth one."""
        from engine.games.cargo_hold import events

        match event:
            case events.SpecialFired():
                return self.fired(event)
            case events.CashedIn(money=0) | events.TurnEnding(draws=True):
                return None
            case events.CashedIn():
                return self._cashed(event)
            case events.RaidEnded():
                return self._ended(event)
            case events.Scored():
                return self.won(event.ranking[0], max(event.scores))
            case _:
                return super().event(event)

    def event_key(self, event: Event) -> str:
        """By which text: a delivery for two turns has one of its own."""
        key = super().event_key(event)
        return f"{key}-two" if key == "delivered" and getattr(event, "extended", False) else key

    def event_fields(self, event: Event) -> dict[str, object]:
        """Names instead of numbers."""
        fields = super().event_fields(event)
        cards = fields.get("cards")
        if isinstance(cards, tuple):
            fields["cards"] = self.cards(cards)
        elif isinstance(cards, int) and "seat" in fields:
            fields["cards"] = many("cards", cards)
        if "target" in fields:
            fields["name"] = self.name(cast("Seat", 0))
        if "attacker" in fields:
            key = "attacker" if "winner" not in fields else "winner"
            fields["name"] = self.name(cast("Seat", fields[key]))
            fields["other"] = self.name(cast("Seat", fields["defender"]))
        if "delivery" in fields:
            fields["delivery"] = self.cards(cast("Sequence[int]", fields["delivery"]))
        return fields

    def fired(self, event: SpecialFired) -> str:
        """What a special did."""
        other = "" if event.other is None else self.name(event.other)
        fields = {"card": self.card(event.card), "name": self.name(event.seat), "other": other}
        none = FIRED.get(f"{event.did}-none") if not event.cards else None
        return speech.said(none or FIRED[event.did], cards=self.cards(event.cards), **fields)

    def _cashed(self, event: CashedIn) -> str:
        source = EVENTS[f"cashed-{event.source}"]
        return speech.said(source, name=self.name(event.seat), money=event.money, total=event.total)

    def _ended(self, event: RaidEnded) -> str:
        if event.winner is None:
            said = [speech.said(EVENTS["raid-ended-none"])]
        else:
            said = [speech.said(EVENTS["raid-ended"], name=self.name(event.winner))]
        for seat, cards in (
            (event.attacker, event.attacker_back),
            (event.defender, event.defender_back),
        ):
            if cards:
                back = {"name": self.name(seat), "cards": self.cards(cards)}
                said.append(speech.said(EVENTS["back"], **back))
        return " ".join(said)

    def won(self, best: Sequence[Seat], money: int) -> str:
        """Who has won, or shares the win, with how much money."""
        names = listed([self.name(seat) for seat in best])
        key = "scored-tied" if len(best) > 1 else "scored"
        return speech.said(EVENTS[key], names=names, money=money)
