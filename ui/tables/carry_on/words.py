"""The table of Carry On: its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from ui.kit.words import Speech, TableWords, Texts, capital, listed

if TYPE_CHECKING:
    from engine.core import Action, Event, Refused, ScoreLine, Seat, Thought
    from engine.games.carry_on.components import Components
    from engine.games.carry_on.events import RoundScored, Scored, Settled
    from engine.games.carry_on.view import Use

SAY: Final[Texts] = {
    "title": "Carry On",
    "tagline": "Pass the hands on, pack what pays, and mind the scales.",
    # the table
    "round-of": "Round {round} of {rounds}",
    "where": "Round {round} of {rounds}, card {turn} of {turns}",
    "card-of": "Card {turn} of {turns}",
    "pack-here": "Pack it here",
    "pack": "Pack it",
    "tip-pack": "Pack the card that you have chosen (Enter)",
    "scores": "Scores",
    "tip-scores": "The last round, line by line (S)",
    "order-own": "My order",
    "order-kind": "By kind",
    "order-weight": "By weight",
    "scales": "On the scales",
    "kg": "{kg} kg",
    "kg-more": "{kg}–{more} kg",
    "kg-then": "{kg} → {then} kg",
    "limit": "{limit} kg",
    "points-then": "{points} → {then}",
    "weight": "Weight",
    "character": "Character",
    "essentials": "Essentials",
    "essentials-there": "Essentials: {types} of 4",
    "essentials-wild": "Essentials: 3 + souvenir",
    "round-total": "This round",
    "unused": "%n Carry On card(s)",
    "turned": "%n turned over",
    "no-cards": "no Carry On card left",
    "count-of": "{count} of {of}",
    "packed-none": "nothing packed yet",
    "packed-list": "packed: {cards}",
    "has-picked": "has picked",
    "discards": "Discards",
    "deck": "%n card(s) in the deck",
    "luggage-left": "Luggage left: {small} of 23 kg, {large} of 32 kg",
    "tip-deck": "Three are drawn: one of them is packed, two are discarded.",
    "tip-discards": "What was drawn and not packed: out of this round.",
    "tip-case": "The suitcase: seven cards a round. A card that is let go here is packed.",
    "tip-round": "A point for each kilogram up to the limit, and one less for each above it. It is "
    "23 or 32 kg, drawn once all is packed.",
    "tip-essentials": "Essentials: {types} of 4 types; all four give 5 points",
    "tip-card": "{cards}: {points} at the end, or 32 kg instead of 23 in one round",
    "tip-cards": "{cards}: {points} at the end if you keep them all; each can raise the limit from "
    "23 to 32 kg in one round",
    "known-hand": "In this hand, as far as you know: {cards}",
    "since-short": "Taken since",
    "since": "Taken out of this hand since you last held it: {cards}",
    "odds": "≈ {share} % that the next hand has what you lack",
    # what now
    "now-first": "Pick a card for your suitcase: click it, or press its number.",
    "now-pick": "Card {turn} of 7: what goes into your suitcase?",
    "now-two": "Pack one of the three cards; the other two are discarded.",
    "now-chosen": "{card}: once more, Enter or the suitcase packs it; Esc takes it back.",
    "now-held": "{card}: let go of Space to pack it.",
    "now-look": "Press the number of a card, then let go of Space to pack it.",
    "now-picked": "{card} is chosen. Until all have picked you may pick another.",
    "now-settle": "Choose how your souvenirs and upgrade count, then press Ready.",
    "now-settled": "Others still choose.",
    "hint-pick": "Hint: pack {card}.",
    "deed-pick": "Pack {card}.",
    "hint-settle": "Hint: {use}.",
    "hint-match": "It considers the whole match; “best” below counts only points now and at the "
    "end.",
    "hint-why": "Points to expect from it: {lines}.",
    "hint-weight": "{points} for weight",
    "hint-character": "{points} for your character",
    "hint-essential": "{points} for the essentials",
    # the round's end
    "drawn-limit": "You have drawn your luggage: it carries {limit} kg.",
    "page-settle": "Round {round}: choose how souvenirs and upgrades count",
    "page-scored": "Round {round} is scored",
    "page-total": "Total",
    "page-round": "Round",
    "as-weight": "%n souvenir(s) as 5 kg",
    "weightless": "%n weightless",
    "souvenirs-weightless": "%n souvenir(s) weightless",
    "all-weightless": "no souvenir as weight, no upgrade",
    "upgrade": "upgrade to 32 kg",
    "upgrade-no": "Upgrade: no",
    "upgrade-yes": "Upgrade: yes",
    "souvenir-use": "Souvenir: {kg} kg",
    "souvenirs-use": "{weight} of {of} as 5 kg",
    "tip-upgrade": "Turn over a Carry On card: 32 kg in this round, but {points} less at the end.",
    "tip-turn": "Press to let it count otherwise.",
    "chooses": "chooses…",
    "advice": "{name}: {advice}",
    "best": "This is the best choice.",
    "best-counted": "This is the best choice by points now and at the end.",
    "less": "Another choice is worth %n point(s) more.",
    "trade": "The upgrade brings {now} now and takes {then} at the end.",
    "keeping": "Not counted: kept, the card may bring ≈ %n point(s) more in a later round.",
    "ready": "Ready",
    "tip-ready": "This is how it counts (Enter)",
    "go-on": "Continue",
    "is-ready": "ready",
    # the result
    "pad-cards": "Cards",
    "pad-weight": "{kg} kg at {limit}:",
    "pad-small": "In small: weight + character + essentials.",
    "pad-tie": "Of equals, whoever still has a Carry On card comes first.",
    "pictures-cases": "Suitcases",
    "pictures-hands": "Hands {round}",
    "pictures-began": "First held by",
    "pictures-note": "Below each card: who took it, and how many points their round would lack "
    "without it.",
    "pictures-note-two": "Below each card: what else there was, and how many points the round "
    "would lack without it.",
    "pictures-kg": "{kg}/{limit} kg",
    "pictures-case-said": "{name}, round {round}: {cards}.",
    "pictures-hand-said": "{name} began round {round} with, as it was taken: {cards}.",
    # charts
    "chart-picks": "What each pick was worth",
    "chart-pick": "Round.Card",
    "chart-worth": "Points that the round would lack without it",
    "chart-packed": "Picks of",
    "chart-bar": "{round}.{turn} {card}",
    "chart-use": "{round} Use at the end",
    "chart-worth-said": "Round {round}, card {turn}: {card}. Without it the round would have "
    "brought {points}.",
    "chart-less": "{points} less",
    "chart-more": "{points} more",
    "chart-same": "as much",
    "chart-other": "With {card} from the same hand it would have been {points} more.",
    "chart-none": "No card of that hand would have brought more.",
    "chart-use-said": "Round {round}: souvenirs and upgrade, used otherwise, would have brought "
    "{points} more.",
    "setup-first": "Who is the youngest, and begins each round?",
    "setup-open-hands": "Open hands",
    "setup-open-hands-help": "All hands lie open and nobody hides anything: for a family at one "
    "screen. Records keep such matches apart.",
    "setup-aid": "Memory aid",
    "setup-aid-help": "Shows what was in the hands that you passed on. The result tells "
    "whether it was on.",
    "key-score": "Score: {scores}.",
    "key-limits": "{kg} kg are packed. At 23 kg that is {small}, at 32 kg {large}.",
    "key-hand": "In hand: {cards}.",
    "souvenir-rule": "Weightless, and for one missing type; or 5 kg for 5 points.",
    "known-short": "Hand",
    "key-hand-none": "No cards in hand.",
    "access-hand": "Your hand",
    "access-seats": "The others",
    "access-page": "The end of the round",
}

THINGS: Final[Texts] = {
    "socks": "socks",
    "t_shirt": "T-shirt",
    "jeans": "jeans",
    "jumper": "jumper",
    "boots": "boots",
    "winter_coat": "winter coat",
    "ticket": "boarding pass",
    "folded_map": "map",
    "passport": "passport",
    "notebook": "notebook",
    "guidebook": "guidebook",
    "binder": "binder",
    "watch": "watch",
    "phone": "phone",
    "headphones": "headphones",
    "console": "games console",
    "camera": "camera",
    "laptop": "laptop",
    "toothbrush": "toothbrush",
    "soap": "soap",
    "sun_cream": "sun cream",
    "hairbrush": "hairbrush",
    "hairdryer": "hairdryer",
    "wash_bag": "wash bag",
    "snow_globe": "souvenir",
}
"""What the cards show, in the order of the cards."""

TYPES: Final[Texts] = {
    "clothing": "Clothing",
    "document": "Documents",
    "gadget": "Gadgets",
    "hygiene": "Hygiene",
    "souvenir": "Souvenirs",
}

CHARACTERS: Final[Texts] = {
    "athlete": "Athlete",
    "student": "Student",
    "influencer": "Influencer",
    "family": "Family",
    "backpacker": "Backpacker",
    "tourist": "Tourist",
    "crew": "Cabin Crew",
    "business": "Business",
}

ABOUT: Final[Texts] = {
    "athlete": "3 Clothing give 5 points, 4 give 8.",
    "student": "3 Documents give 5 points, 4 give 8.",
    "influencer": "3 Gadgets give 5 points, 4 give 8.",
    "family": "3 Hygiene cards give 5 points, 4 give 8.",
    "backpacker": "2 cards of 2 or 3 kg give 5 points, 3 give 8.",
    "tourist": "A souvenir gives 5 points, two give 8, however they are used.",
    "crew": "An unused Carry On card gives 20 more at the end.",
    "business": "Begins with three Carry On cards.",
}

EVENTS: Final[Texts] = {
    "characters": "The characters: {who}.",
    "round": "Round {round}. All cards are shuffled and dealt.",
    "round-two": "Round {round}. All cards are shuffled.",
    "drew": "{name} draws three cards.",
    "revealed": "Card {turn}: {packs}.",
    "revealed-last": "The last cards pack themselves: {packs}.",
    "packs": "{name} packs {card}",
    "passed": "Carry on! All hands go to the left.",
    "packed": "{name} packs {card} and discards {others}.",
    "luggage": "Luggage is drawn: {limits}.",
    "has-limit": "{name} {limit} kg",
    "settling": "{names} may choose how souvenirs and upgrades count.",
    "settled": "{name} chooses: {use}.",
    "settled-again": "{name} chooses anew: {use}.",
    "turned": "{name} turns a Carry On card over: 32 kg.",
    "scored-round": "Round {round}: {scores}.",
    "has-points": "{name} {points}",
    "scored": "{names} wins with {points}.",
    "scored-tied": "{names} share the win with {points}.",
}

REFUSALS: Final[Texts] = {
    "CO-11/phase": "Nothing is packed now.",
    "CO-11/not-in-hand": "That card is not in your hand.",
    "CO-30/phase": "Nothing is packed now.",
    "CO-30/not-in-hand": "That card is not among the three.",
    "CO-13/souvenirs": "So many souvenirs are not packed.",
    "CO-14/large": "An upgrade does nothing on 32 kg.",
    "CO-14/no-card": "There is no Carry On card left to be turned over.",
    "CO-14/not-over": "{kg} kg are within the limit: there is nothing to upgrade.",
    "CO-15/phase": "Nothing is to be decided about souvenirs now.",
}

LINES: Final[Texts] = {
    "weight-1": "Round 1: weight",
    "character-1": "Round 1: character",
    "essential-1": "Round 1: essentials",
    "weight-2": "Round 2: weight",
    "character-2": "Round 2: character",
    "essential-2": "Round 2: essentials",
    "weight-3": "Round 3: weight",
    "character-3": "Round 3: character",
    "essential-3": "Round 3: essentials",
    "round-1": "Round 1",
    "round-2": "Round 2",
    "round-3": "Round 3",
    "carry-on": "Carry On cards",
    "extra": "Cabin Crew",
}

AIDS: Final[Texts] = {
    "off": "Off",
    "seen": "What you have seen",
    "odds": "What you have seen, and odds",
}

# tutorial

LESSONS: Final[Texts] = {
    "welcome": "Welcome to the check-in! We pack the first round together; nothing counts yet, and "
    "you can leave at any time.",
    "character": "Your character: {character}. {about} And one of each of the four types gives 5 "
    "points more.",
    "scales": "What you pack scores its kilograms, up to a limit of 23 or 32; each one above it "
    "takes a point away. Which limit is yours is drawn after packing.",
    "choose": "Seven cards are yours, and you pack one of them. Try {card}: click it, or press "
    "{key}.",
    "pack": "The scales show what it would bring. Click it once more, or press Pack it or Enter. "
    "Esc takes it back.",
    "passed": "All picks were turned over at once. Your hand went on to {left}; this one comes "
    "from {right}.",
    "missing": "You need all four types. {card} would be a new one: press {key}, then Enter, or "
    "click it twice.",
    "souvenir": "A souvenir! Weightless it stands for one type that you lack; or it weighs 5 kg, "
    "which score like all others. Pack it: press {key}, then Enter.",
    "third": "Pack a third card, such as {card}: press {key}, then Enter, or click it twice.",
    "again": "Your first hand is back. What is missing in it the others have packed: who remembers "
    "hands knows what is still to come.",
    "heavy": "{kg} kg are packed. Now each heavy card is a bet: at 32 kg it pays, at 23 kg it may "
    "cost. Pack what you dare, and watch both columns.",
    "last": "Two cards are left. Pack one of them; the last card that comes to you packs itself.",
    "luggage": "The luggage is drawn: yours carries {limit} kg, and {kg} kg are packed. On this "
    "page you say what counts how; the best is filled in.",
    "use": "Your souvenirs: press to let them weigh 5 kg, or nothing. The numbers in your row "
    "follow at once.",
    "upgrade": "A Carry On card raises 23 kg to 32 for this round. Kept to the end it gives 7 "
    "points. Press to compare.",
    "ready": "Choose what you like, then press Ready.",
    "counted": "The round brought you {points}, and the next one is dealt. Scores, or S, shows all "
    "lines once more.",
    "counted-key": "The round brought you {points}, and the next one is dealt. The key S shows all "
    "lines once more.",
    "end": "That was a round; a match has three. At its end each Carry On card that you kept gives "
    "7 points. Play this match on, or begin one of your own.",
}

_KEYS: Final = tuple(THINGS)
_SOUVENIR: Final = len(_KEYS) - 1
_A_TYPE: Final = _SOUVENIR // 4
_LIGHTEST: Final = 2


speech: Final = Speech("carry_on", SAY, LESSONS)
say: Final = speech.say
many: Final = speech.many
teach: Final = speech.teach


class Words(TableWords):
    """Sentences about one match."""

    speech: ClassVar[Speech] = speech
    lines: ClassVar[Texts] = LINES
    rounds: ClassVar[int] = 3
    refusals: ClassVar[Texts] = REFUSALS
    values: ClassVar = {"aid": AIDS}

    @property
    def _box(self) -> Components:
        return cast("Components", self.box)

    def source(self, line: str) -> str:
        """What a line's points are for, in whichever round."""
        part = line.partition("-")[0]
        parts = {"weight": "weight", "character": "character", "essential": "essentials"}
        return self.speech.say(parts[part]) if part in parts else self.line(line)

    def thing(self, card: int) -> str:
        """What a card shows."""
        return speech.said(THINGS[_KEYS[card]])

    def card(self, card: int) -> str:
        """A card in words: `laptop, 7 kg`."""
        if card == _SOUVENIR:
            return self.thing(card)
        kg = say("kg", kg=card % _A_TYPE + _LIGHTEST)
        return speech.say("comma", one=self.thing(card), other=kg)

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards in words."""
        return "; ".join(self.card(card) for card in cards)

    def type(self, number: int) -> str:
        """A type of cards, 0 to 3, or 4 for souvenirs."""
        return speech.said(TYPES[tuple(TYPES)[number]])

    def character(self, number: int) -> str:
        """A character's name; empty before they are dealt."""
        if number < 0:
            return ""
        return speech.named(CHARACTERS, self._box.characters[number].id)

    def about(self, number: int) -> str:
        """What a character is for."""
        return "" if number < 0 else speech.named(ABOUT, self._box.characters[number].id)

    def use(self, use: Use, souvenirs: int) -> str:
        """A use of souvenirs and upgrade."""
        parts = []
        if use.weight:
            parts.append(many("as-weight", use.weight))
        if souvenirs - use.weight:
            key = "weightless" if use.weight else "souvenirs-weightless"
            parts.append(many(key, souvenirs - use.weight))
        if use.upgrade:
            parts.append(say("upgrade"))
        return listed(parts)

    def expected(self, why: Sequence[ScoreLine], view: Any = None) -> str:  # noqa: ARG002
        """What a card may bring: `+3 for weight and +5 for your character`."""
        parts = [(one.line.rpartition("-")[0], one.points) for one in why if one.points]
        return listed([say(f"hint-{line}", points=f"{points:+}") for line, points in parts])

    def hint(self, thought: Thought, souvenirs: int) -> str:
        """What a hint says."""
        from engine.games.carry_on.actions import Settle
        from engine.games.carry_on.view import Use

        act = thought.best
        if isinstance(act, Settle):
            return say("hint-settle", use=self.use(Use(act.weight, act.upgrade), souvenirs))
        words = say("hint-pick", card=self.card(getattr(act, "card", _SOUVENIR)))
        why = self.expected(thought.why)
        return f"{words} {say('hint-why', lines=why)}" if why else words

    def deed(self, act: Action | None) -> str:
        """What a card that is picked is, or how what was packed is to count."""
        from engine.games.carry_on.actions import Settle

        if isinstance(act, Settle):
            weight = [many("as-weight", act.weight)] * bool(act.weight)
            upgrade = [say("upgrade")] * bool(act.upgrade)
            return capital(listed([*weight, *upgrade]) or say("all-weightless")) + "."
        card = getattr(act, "card", None)
        return "" if card is None else say("deed-pick", card=self.card(card))

    def refusal_fields(self, refused: Refused) -> dict[str, object]:
        """Names instead of numbers."""
        fields = super().refusal_fields(refused)
        card = fields.get("card")
        return fields | {"card": self.card(card)} if isinstance(card, int) else fields

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence; None for what is not worth one."""
        from engine.games.carry_on.events import (
            CardTurned,
            CharactersDealt,
            Drew,
            HandsPassed,
            LuggageDrawn,
            Packed,
            Revealed,
            RoundBegan,
            RoundScored,
            Scored,
            Settled,
            SettlingBegan,
        )

        match event:
            case CharactersDealt(characters=characters):
                return self._said("characters", who=self._each(map(self.character, characters)))
            case RoundBegan(round=number, cards=cards):
                return self._said("round" if cards else "round-two", round=number)
            case Drew(seat=seat):
                return self._said("drew", name=self.name(seat))
            case Revealed(turn=turn, cards=cards, automatic=last):
                packs = [
                    self._said("packs", name=self.name(seat), card=self.card(card))
                    for seat, card in enumerate(cards)
                ]
                return self._said(
                    "revealed-last" if last else "revealed", turn=turn, packs="; ".join(packs)
                )
            case HandsPassed():
                return self._said("passed")
            case Packed(seat=seat, card=card, discarded=others):
                thing, rest = self.card(card), listed([self.thing(one) for one in others])
                return self._said("packed", name=self.name(seat), card=thing, others=rest)
            case LuggageDrawn(limits=limits):
                drawn = [
                    self._said("has-limit", name=self.name(seat), limit=limit)
                    for seat, limit in enumerate(limits)
                ]
                return self._said("luggage", limits=listed(drawn))
            case SettlingBegan(seats=seats):
                return self._said("settling", names=self.people(seats))
            case Settled():
                return self._settled(event)
            case CardTurned(seat=seat):
                return self._said("turned", name=self.name(seat))
            case RoundScored():
                return self._scored(event)
            case Scored():
                return self._over(event)
            case _:
                return None

    def people(self, seats: Sequence[Seat]) -> str:
        """Several seats by name."""
        return listed([self.name(seat) for seat in seats])

    def _each(self, what: Iterable[object]) -> str:
        return listed([f"{self.name(seat)} {each}" for seat, each in enumerate(what)])

    def _settled(self, event: Settled) -> str:
        from engine.games.carry_on.view import Use

        # How many are weightless is not told of: those that are left.
        plain = event.weight == 0 and not event.upgrade
        use = Use(event.weight, event.upgrade)
        said = say("all-weightless") if plain else self.use(use, event.weight)
        return self._said(
            "settled-again" if event.again else "settled", name=self.name(event.seat), use=said
        )

    def _scored(self, event: RoundScored) -> str:
        scores = [
            self._said("has-points", name=self.name(seat), points=one.points)
            for seat, one in enumerate(event.scores)
        ]
        return self._said("scored-round", round=event.round, scores=listed(scores))

    def _over(self, event: Scored) -> str:
        best = event.ranking[0]
        return self._said(
            "scored" if len(best) == 1 else "scored-tied",
            names=self.people(best),
            points=many("points", event.scores[best[0]]),
        )

    def _said(self, key: str, **fields: object) -> str:
        return speech.said(EVENTS[key], **fields)
