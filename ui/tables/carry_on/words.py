"""The table of Carry On: its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from ui.kit.words import Speech, TableWords, Texts, capital, in_round, listed, signed

if TYPE_CHECKING:
    from engine.core import Action, BotProgress, Event, Refused, ScoreLine, Seat
    from engine.games.carry_on.components import Components
    from engine.games.carry_on.events import RoundScored, Scored, Settled
    from engine.games.carry_on.view import CarryView, Use

SAY: Final[Texts] = {
    "shortcut-scores": "Show or hide the last round’s scores",
    "shortcut-limits": "Read out what your suitcase would score",
    "shortcut-hand": "Read your hand out",
    "shortcut-order": "Change the order of your hand",
    "title": "Carry On",
    "tagline": "Pack what pays, pass on the rest, and mind the scales.",
    "intro-play": (
        "Choose a card, pack it, and pass the rest of your hand on. Heavy things score the most."
    ),
    "intro-win": (
        "The weight limit is 23 or 32 kg, but you learn which only when your suitcase is full. "
        "Each kilogram above it costs a point."
    ),
    # the table
    "round-of": "Round {round} of {rounds}",
    "where": "Round {round} of {rounds}, card {turn} of {turns}",
    "card-of": "Card {turn} of {turns}",
    "pack-here": "Pack it here",
    "pack": "Pack it",
    "tip-pack": "Pack the chosen card (Enter)",
    "scores": "Scores",
    "tip-scores": "Show the last round’s scores, line by line (S)",
    "order-own": "My own order",
    "order-kind": "By type",
    "order-weight": "By weight",
    "scales": "On the scales",
    "kg": "{kg} kg",
    "kg-most": "max.\u00a0{limit}\u00a0kg",
    "kg-over": "+{over}\u00a0kg: −{over}",
    "kg-of": "{kg}/{limit} kg",
    "kg-of-over": "{kg}/{limit}\u00a0kg: −{over}",
    "card-kg": "{thing} ({kg} kg)",
    "kg-more": "{kg}–{more} kg",
    "kg-then": "{kg} → {then} kg",
    "kg-then-more": "→ {kg}–{more} kg",
    "limit": "{limit} kg",
    "limit-said": "weight limit {limit}\u00a0kg",
    "packed-kg": "packed {kg}\u00a0kg",
    "points-then": "{points} → {then}",
    "weight": "Weight",
    "character": "Character",
    "essentials": "Essentials",
    "essentials-there": "Essentials: {types}\u00a0of\u00a04",
    "essentials-wild": "Essentials: 3\u00a0+\u00a0souvenir",
    "unused": "%n Carry On card(s)",
    "turned": "%n turned over",
    "no-cards": "no Carry On cards left",
    "count-of": "{count} of {of}",
    "packed-none": "nothing packed yet",
    "packed-list": "packed ({kg} kg): {cards}",
    "has-picked": "has chosen",
    "discards": "Discard pile",
    "deck": "%n card(s) in the deck",
    "limit-cards": "{count} × {limit}",
    "limit-sure": "✓ {limit}",
    "early-limit": "Your limit this round is {limit} kg.",
    "advantage": "knowing the weight limit before the last two cards",
    "luggage-left": "Suitcase cards left: {small} × 23 kg, {large} × 32 kg",
    "tip-deck": "Draw three cards, pack one and discard two.",
    "tip-discards": "Cards that were drawn but not packed. They are out of this round.",
    "tip-case": "Your suitcase takes seven cards a round. Drop a card here to pack it.",
    "tip-round": "Each kilogram up to the limit scores a point, and each one above it costs a "
    "point. The limit is 23 or 32 kg; you draw it after packing.",
    "tip-essentials": "Essentials: {types} of 4 types; all four score 5 points",
    "tip-card": "{cards}: {points} at the end, or 32 kg instead of 23 for one round",
    "tip-cards": (
        "{cards}: {points} at the end if all are kept; each can raise the limit from 23 to 32 kg "
        "for one round"
    ),
    "tip-passing": (
        "Hands go to the left. Yours goes to {left}, and your next one comes from {right}."
    ),
    "gets-hand": "your hand goes here",
    "gives-hand": "your next hand comes from here",
    "known-hand": "Known to be in this hand: {cards}",
    "since-short": "Taken since then",
    "since": "Taken from this hand since you last held it: {cards}",
    "odds": "≈\u00a0{share}% chance that the next hand has what you need",
    # what now
    "now-first": "Choose a card for your suitcase: click it, or press its number.",
    "now-pick": "Card {turn} of 7: what goes into your suitcase?",
    "now-two": "Pack one of the three cards; the other two are discarded.",
    "now-chosen": "You chose {card}. Click it again or press Enter to pack it. Esc puts it back.",
    "now-held": "To pack {card}, release Space.",
    "now-look": "Press a card’s number, then release Space to pack it.",
    "now-picked": "You chose {card}. You can change your mind until everyone has chosen.",
    "now-settle": (
        "Decide how to use your souvenirs and whether to upgrade, then press {label:ready}."
    ),
    "now-settled": "Waiting for the others.",
    "hint-pick": "Hint: pack {card}.",
    "deed-pick": "Pack {card}.",
    "hint-settle": "Hint: {use}.",
    "hint-match": (
        "The hint looks at the whole match. {label:suggest} only adds up points now and at the end."
    ),
    "hint-why": "Expected points, compared with an average card: {lines}.",
    "hint-weight": "{points} for weight",
    "hint-character": "{points} for your character",
    "hint-essential": "{points} for the essentials",
    # the round's end
    "drawn-limit": "You drew your suitcase card: your limit is {limit} kg.",
    "page-settle": "Round {round}: souvenirs and upgrades",
    "page-settle-last": "Last round: souvenirs and upgrades. Carry On cards are counted next.",
    "page-scored": "Round {round}: the scores",
    "page-total": "Total",
    "page-so-far": "So far",
    "page-round": "Round",
    "page-cards": "Carry\u00a0On cards",
    # what a decision teaches, in one sentence
    "aim-weight": "weight",
    "aim-character": "your character",
    "aim-essential": "essentials",
    "aim-carry": "unused Carry On cards",
    "aim-extra": "the Cabin Crew bonus",
    "advice-pick": "Pack the card that scores more for {better}.",
    "advice-pick-than": "Pack the card for {better}, rather than for {tempts}.",
    "advice-other": "Use your cards so that they score more for {better}.",
    "advice-other-than": "Use your cards for {better}, rather than for {tempts}.",
    "as-weight": "%n souvenir(s) at 5 kg",
    "weightless": "%n weightless",
    "souvenirs-weightless": "%n weightless souvenir(s)",
    "all-weightless": "no souvenirs at 5 kg, no upgrade",
    "upgrade": "upgrade to 32 kg",
    "upgrade-no": "Upgrade: no",
    "upgrade-yes": "Upgrade: yes",
    "souvenir-use": "Souvenir: {kg} kg",
    "souvenirs-use": "Souvenirs: {kg} kg",
    "tip-upgrade": (
        "Turn over a Carry On card for a limit of 32 kg this round. It costs {points} at the end."
    ),
    "tip-turn": "Click to change this.",
    "chooses": "is choosing…",
    "no-choice": "nothing to decide",
    "advice": "{name}: {advice}",
    "suggest": "Suggest",
    "tip-suggest": "Fill in the choice that scores the most, and say why",
    "best": "This scores the most.",
    "best-counted": "This scores the most, now and at the end combined.",
    "told-within": "{kg}\u00a0kg is within the limit of {limit}\u00a0kg.",
    "told-over": (
        "{kg}\u00a0kg is {over}\u00a0kg over the limit of {limit}\u00a0kg, which costs {points}."
    ),
    "told-wild": "A weightless souvenir stands in for the missing type: +{points}.",
    "told-complete": "No type is missing, so a weightless souvenir adds nothing.",
    "told-short": (
        "A souvenir can stand in for only one type, so a weightless one adds nothing here."
    ),
    "suggest-light": "Another 5\u00a0kg would cost points.",
    "suggest-weight": "At 5\u00a0kg, the souvenir adds %n point(s).",
    "suggest-weights": "At 5\u00a0kg each, the souvenirs add %n point(s).",
    "trade": "The upgrade gains {now} now and costs {then} at the end.",
    "no-trade": "An upgrade would gain {now} now and cost {then} at the end.",
    "no-gain": "An upgrade gains nothing now.",
    "keeping": (
        "Kept for a later round, the card might score about\u00a0%n point(s) more than those "
        "{then}."
    ),
    "ready": "Ready",
    "tip-ready": "Score it this way",
    "go-on": "Continue",
    # the result
    "pad-cards": "Cards",
    "pad-weight": "{kg} kg at {limit}:",
    "pad-small": "Small figures: weight + character + essentials.",
    "pad-crew": "Cards: {cards} for Carry On cards + {extra} for the Cabin Crew.",
    "pad-tie": "In a tie, the player who still has a Carry On card comes first.",
    "pictures-cases": "Suitcases",
    "pictures-hands": "Round {round}",
    "pictures-began": "Dealt to",
    "pictures-note": ("Below each card: who took it, and how many points it added."),
    "pictures-note-two": (
        "Below each card: the other two cards, and how many points this one added to the round."
    ),
    "end-case": "{points} for {name}’s last suitcase",
    "end-case@name": "{points} for your last suitcase, {total} in all: place {place} of {seats}",
    "pictures-kg": "{kg}/{limit} kg",
    "pictures-case-said": "{name}, round {round}: {cards}.",
    "pictures-hand-said": "{name} started round {round} with these cards, in the order in which "
    "they were taken: {cards}.",
    "pictures-hand-said@name": "You started round {round} with these cards, in the order in which "
    "they were taken: {cards}.",
    # charts
    "chart-picks": "What each card was worth",
    "chart-pick": "Round.Card",
    "chart-worth": "Points that the card added",
    "chart-packed": "Player",
    "chart-bar": "{round}.{turn} · {card}",
    "chart-use": "{round} Souvenirs, upgrade",
    "chart-worth-said": (
        "Round {round}, card {turn}: {card}. Without it, the round would have scored {points}."
    ),
    "chart-less": "{points} less",
    "chart-more": "{points} more",
    "chart-same": "the same",
    "chart-other": "Packing {card} from the same hand would have scored {points} more.",
    "chart-none": "No other card in that hand would have scored more.",
    "chart-use-said": (
        "Round {round}: better use of souvenirs and upgrades would have scored {points} more."
    ),
    "setup-first": "Who is the youngest? They start each round.",
    "setup-open-hands": "Open hands",
    "setup-open-hands-help": (
        "Everyone can see all hands: ideal for a family sharing a screen. These matches have "
        "their own records."
    ),
    "setup-aid": "Memory aid",
    "setup-aid-help": (
        "Shows which cards were in the hands that you passed on and which have been taken since "
        "then. With odds, it also estimates how likely the next hand is to have what you need. The "
        "result says that it was on."
    ),
    "key-score": "Score – {scores}.",
    "key-limits": "{kg} kg packed. That scores {small} at 23 kg and {large} at 32 kg.",
    "key-hand": "In hand: {cards}.",
    "souvenir-rule": "Weightless, it stands in for one missing type. Or it weighs 5 kg and scores "
    "5 points.",
    "known-short": "Hand",
    "key-hand-none": "No cards in hand.",
    "access-hand": "Your hand",
    "access-seats": "The others",
    "access-page": "End of the round",
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

THE_THINGS: Final[Texts] = {
    "socks": "the socks",
    "t_shirt": "the T-shirt",
    "jeans": "the jeans",
    "jumper": "the jumper",
    "boots": "the boots",
    "winter_coat": "the winter coat",
    "ticket": "the boarding pass",
    "folded_map": "the map",
    "passport": "the passport",
    "notebook": "the notebook",
    "guidebook": "the guidebook",
    "binder": "the binder",
    "watch": "the watch",
    "phone": "the phone",
    "headphones": "the headphones",
    "console": "the games console",
    "camera": "the camera",
    "laptop": "the laptop",
    "toothbrush": "the toothbrush",
    "soap": "the soap",
    "sun_cream": "the sun cream",
    "hairbrush": "the hairbrush",
    "hairdryer": "the hairdryer",
    "wash_bag": "the wash bag",
    "snow_globe": "the souvenir",
}
"""The same as the object of a sentence: *Pack the socks.* German has it in the accusative."""

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
    "athlete": "3 clothing cards score 5\u00a0points, 4 or more score 8.",
    "student": "3 documents score 5\u00a0points, 4 or more score 8.",
    "influencer": "3 gadgets score 5\u00a0points, 4 or more score 8.",
    "family": "3 hygiene cards score 5\u00a0points, 4 or more score 8.",
    "backpacker": "2 cards of 2 or 3 kg score 5\u00a0points, 3 or more score 8.",
    "tourist": "1 souvenir scores 5\u00a0points, 2 or more score 8, however they are used.",
    "crew": "Each unused Carry On card scores 20 extra points at the end.",
    "business": "Starts with three Carry On cards.",
}

EVENTS: Final[Texts] = {
    "characters": "Characters – {who}.",
    "round": "Round {round}. The cards are shuffled and dealt.",
    "round-two": "Round {round}. All cards are shuffled.",
    "drew": "{name} draws three cards.",
    "drew@name": "You draw three cards.",
    "revealed": "Card {turn}: {packs}.",
    "revealed-last": "The last cards are packed automatically: {packs}.",
    "packs": "{name} packs {card}",
    "packs@name": "you pack {card}",
    "passed": "Carry on! All hands go to the left.",
    "packed": "{name} packs {card} and discards {others}.",
    "packed@name": "You pack {card} and discard {others}.",
    "luggage-taken": "{names} takes a suitcase card early.",
    "luggage-taken@names": "You take your suitcase card early.",
    "luggage-taken-all": "{names} take their suitcase cards early.",
    "luggage-looked": "{name} drew {limit} kg.",
    "luggage-looked@name": "You drew {limit} kg.",
    "luggage": "The suitcase cards are drawn – {limits}.",
    "has-limit": "{name}: {limit} kg",
    "has-limit@name": "you: {limit} kg",
    "settling": "{names} can decide on souvenirs and upgrades.",
    "settling@names": "{names} can decide on souvenirs and upgrades.",
    "settled": "{name} chooses: {use}.",
    "settled@name": "You choose: {use}.",
    "settled-again": "{name} changes to: {use}.",
    "settled-again@name": "You change to: {use}.",
    "turned": "{name} turns over a Carry On card: 32 kg.",
    "turned@name": "You turn over a Carry On card: 32 kg.",
    "scored-round": "Round {round} – {scores}.",
    "scored-last": "Round {round}, without Carry\u00a0On cards – {scores}.",
    "has-points": "{name}: {points}",
    "has-points@name": "you: {points}",
    "scored": "{names} wins with {points}.",
    "scored@names": "You win with {points}. Cleared for take-off!",
    "scored-tied": "{names} share the win with {points} each.",
    "scored-tied@names": "{names} share the win with {points} each.",
}

REFUSALS: Final[Texts] = {
    "CO-11/phase": "You cannot pack a card now.",
    "CO-11/not-in-hand": "That card is not in your hand.",
    "CO-30/phase": "You cannot pack a card now.",
    "CO-30/not-in-hand": "That card is not one of the three.",
    "CO-13/souvenirs": "You have not packed that many souvenirs.",
    "CO-14/large": "An upgrade has no effect at 32 kg.",
    "CO-14/no-card": "You have no Carry On card left to turn over.",
    "CO-14/not-over": "{kg} kg is within the limit, so you cannot upgrade.",
    "CO-15/phase": "You have no souvenir decisions to make now.",
}

LINES: Final[Texts] = {
    "weight-1": "Weight in round\u00a01",
    "character-1": "Character in round\u00a01",
    "essential-1": "Essentials in round\u00a01",
    "weight-2": "Weight in round\u00a02",
    "character-2": "Character in round\u00a02",
    "essential-2": "Essentials in round\u00a02",
    "weight-3": "Weight in round\u00a03",
    "character-3": "Character in round\u00a03",
    "essential-3": "Essentials in round\u00a03",
    "round-1": "Round 1",
    "round-2": "Round 2",
    "round-3": "Round 3",
    "carry-on": "Carry On cards",
    "extra": "Cabin Crew",
}

AIDS: Final[Texts] = {
    "off": "Off",
    "seen": "Cards you have seen",
    "odds": "Cards you have seen, with odds",
}

# tutorial

LESSONS: Final[Texts] = {
    "welcome": "Welcome to check-in! We’ll pack the first round together. Nothing counts yet, and "
    "you can leave at any time.",
    "character": (
        "You are the {character}. {about} Clothing, documents, gadgets, hygiene: one card of "
        "each type scores another 5 points."
    ),
    "scales": (
        "Each kilogram scores a point, up to a limit of 23 or 32 kilograms. Each kilogram above "
        "the limit costs a point. You only learn your limit after packing."
    ),
    "choose": "You have seven cards and pack one of them. Try {card}: click it, or press {key}.",
    "pack": ("The scales show what the card would score. Press {label:pack} or Enter."),
    "passed": (
        "You all revealed a card at once. Your hand went to {left}, and your new one comes "
        "from {right}."
    ),
    "missing": "All four types together score 5 points, and {card} would be a new type. Press "
    "{key}, then Enter, or click it twice.",
    "souvenir": (
        "A souvenir! It can weigh nothing and stand in for a missing type. Or it weighs 5 kg "
        "and scores like any other card. Pack it: press {key}, then Enter, or click it "
        "twice."
    ),
    "third": "Pack a third card, such as {card}. Press {key}, then Enter, or click it twice.",
    "wild": (
        "Only one souvenir can stand in for a missing type. A second one scores 5\u00a0points at "
        "most. And no souvenir counts as a card for your character."
    ),
    "again": "Your first hand is back! The missing cards are in the others’ suitcases. Remember "
    "hands, and you’ll know what is still to come.",
    "odds": (
        "Which limit will you get? Below the scales are the suitcase cards that are left: 4 × "
        "23\u00a0kg and 4 × 32\u00a0kg. So both limits are equally likely."
    ),
    "heavy": (
        "You have packed {kg} kg. A heavy card now pays if your limit is 32 kg, but may cost you "
        "at 23 kg. Watch the scales, and keep packing."
    ),
    "handover": (
        "If several of you share a screen, a cover hides your hand before the next player’s turn. "
        "Press “Next” to see the cover. Then show your hand, or hold Space to see it for a moment."
    ),
    "covered": (
        "That was the cover, and your hand is back. In a hurry? Hold Space at the cover, press a "
        "card’s number and release Space. The card is chosen, and your hand is covered again."
    ),
    "last": "Two cards are left. Pack one. The last card you are passed will be packed for you.",
    "luggage": (
        "Your suitcase card sets your limit: {limit}\u00a0kg. You packed {kg}\u00a0kg. Now decide "
        "how your souvenirs count and whether to upgrade."
    ),
    "use": (
        "This button is for your souvenirs. Click it to make them weigh 5 kg or nothing, and "
        "watch your row change."
    ),
    "upgrade": (
        "A Carry On card raises your limit to 32\u00a0kg for this round. If you keep it, it scores "
        "7 points at the end. Click to compare."
    ),
    "suggest": (
        "Not sure? Press {label:suggest}. It fills in the choice that scores the most and says "
        "why. It only adds up what everyone can see."
    ),
    "upgrade-light": (
        "A Carry On card raises your limit to 32\u00a0kg for this round. If you keep it, it scores "
        "7 points at the end. To compare, make your souvenir weigh 5\u00a0kg first."
    ),
    "ready": "Choose what you like, then press {label:ready}.",
    "scored": (
        "These are everyone’s points for the round: weight, character and essentials. Press "
        "{label:go-on}."
    ),
    "counted": (
        "You scored {points}, and the next round has been dealt. Press {label:scores} or S to "
        "see the scores line by line."
    ),
    "counted-key": (
        "You scored {points}, and the next round has been dealt. Press S to see the scores "
        "line by line."
    ),
    "end": (
        "That was one of three rounds. The player with the most points after the third wins. Now "
        "choose “Keep playing” or “To the lounge”."
    ),
}

_KEYS: Final = tuple(THINGS)
_SOUVENIR: Final = len(_KEYS) - 1
_A_TYPE: Final = _SOUVENIR // 4
_LIGHTEST: Final = 2


speech: Final = Speech("carry_on", SAY, LESSONS)
say: Final = speech.say
many: Final = speech.many
teach: Final = speech.teach


class Words(TableWords["Components", "CarryView"]):
    """Sentences about one match."""

    speech: ClassVar[Speech] = speech
    lines: ClassVar[Texts] = LINES
    heads = frozenset({"round"})
    refusals: ClassVar[Texts] = REFUSALS
    values: ClassVar = {"aid": AIDS}

    def where(self, view: CarryView) -> str:
        """The round of the match."""
        from engine.games.carry_on.components import ROUNDS

        return in_round(view.round, ROUNDS)

    def term(self, line: str, view: CarryView | None = None) -> str:
        """A line's name in a sentence that has a colon of its own."""
        return self.line(line, view).replace(": ", ", ")

    def source(self, line: str) -> str:
        """What a line's points are for, in whichever round."""
        part = line.partition("-")[0]
        parts = {"weight": "weight", "character": "character", "essential": "essentials"}
        return self.speech.say(parts[part]) if part in parts else self.line(line)

    def thing(self, card: int) -> str:
        """What a card shows."""
        return speech.said(THINGS[_KEYS[card]])

    def card(self, card: int) -> str:
        """A card in words: `laptop (7 kg)`."""
        return self._with_weight(card, self.thing(card))

    def the_card(self, card: int) -> str:
        """A card as the object of a sentence: `the laptop (7 kg)`."""
        return self._with_weight(card, self._the_thing(card))

    @staticmethod
    def _the_thing(card: int) -> str:
        return speech.said(THE_THINGS[_KEYS[card]])

    @staticmethod
    def _with_weight(card: int, thing: str) -> str:
        """A thing with what it weighs; a souvenir may weigh nothing."""
        if card == _SOUVENIR:
            return thing
        return say("card-kg", thing=thing, kg=card % _A_TYPE + _LIGHTEST)

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
        return speech.named(CHARACTERS, self.box.characters[number].id)

    def about(self, number: int) -> str:
        """What a character is for."""
        return "" if number < 0 else speech.named(ABOUT, self.box.characters[number].id)

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
        return ", ".join(parts)

    def expected(self, why: Sequence[ScoreLine], view: CarryView | None = None) -> str:
        """What a card may bring: `+3 for weight and +5 for your character`."""
        parts = [(one.line.rpartition("-")[0], one.points) for one in why if one.points]
        return listed([say(f"hint-{line}", points=signed(points)) for line, points in parts])

    def hint(self, thought: BotProgress, souvenirs: int) -> str:
        """What a hint says."""
        from engine.games.carry_on.actions import Pick, Settle
        from engine.games.carry_on.view import Use

        match thought.best:
            case Settle(weight=weight, upgrade=upgrade):
                return say("hint-settle", use=self.use(Use(weight, upgrade), souvenirs))
            case Pick(card=card):
                words = say("hint-pick", card=self.the_card(card))
            case other:
                raise TypeError(f"{other!r} is no action of Carry On")
        why = self.expected(thought.why)
        return f"{words} {say('hint-why', lines=why)}" if why else words

    def describe_move(self, act: Action | None) -> str:
        """What a card that is picked is, or how what was packed is to count."""
        from engine.games.carry_on.actions import Pick, Settle

        match act:
            case Settle():
                weight = [many("as-weight", act.weight)] * bool(act.weight)
                upgrade = [say("upgrade")] * bool(act.upgrade)
                return capital(", ".join([*weight, *upgrade]) or say("all-weightless")) + "."
            case Pick(card=card):
                return say("deed-pick", card=self.the_card(card))
            case _:
                return ""

    def refusal_fields(self, refused: Refused) -> dict[str, object]:
        """Names instead of numbers."""
        fields = super().refusal_fields(refused)
        card = fields.get("card")
        return fields | {"card": self.the_card(card)} if isinstance(card, int) else fields

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence; None for what is not worth one."""
        from engine.games.carry_on.events import (
            CardTurned,
            CharactersDealt,
            Drew,
            HandsPassed,
            LuggageDrawn,
            LuggageLooked,
            LuggageTaken,
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
                    self._said("packs", name=self.name(seat), card=self.the_card(card))
                    for seat, card in enumerate(cards)
                ]
                return self._said(
                    "revealed-last" if last else "revealed", turn=turn, packs="; ".join(packs)
                )
            case HandsPassed():
                return self._said("passed")
            case Packed(seat=seat, card=card, discarded=others):
                thing, rest = self.the_card(card), listed(list(map(self._the_thing, others)))
                return self._said("packed", name=self.name(seat), card=thing, others=rest)
            case LuggageTaken(seats=seats):
                key = "luggage-taken" if len(seats) == 1 else "luggage-taken-all"
                return self._said(key, names=self.people(seats))
            case LuggageLooked(seat=seat, limit=limit):
                return self._said("luggage-looked", name=self.name(seat), limit=limit)
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
        return listed([f"{self.name(seat)}: {each}" for seat, each in enumerate(what)])

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
        from engine.games.carry_on.components import ROUNDS

        # Carry On cards are counted behind the last round (CO-24).
        key = "scored-last" if event.round == ROUNDS else "scored-round"
        return self._said(key, round=event.round, scores=listed(scores))

    def _over(self, event: Scored) -> str:
        best = event.ranking[0]
        return self._said(
            "scored" if len(best) == 1 else "scored-tied",
            names=self.people(best),
            points=many("points", event.scores[best[0]]),
        )

    def _said(self, key: str, **fields: object) -> str:
        return speech.tell(EVENTS, key, **fields)
