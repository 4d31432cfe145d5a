"""The table of Cargo Hold: its guided first turns, against two computers.

The deal is made for it: cargo that pays more after two turns, a guard, others with crates on their
way, a raid that wins though specials are in the crate, a hand above ten, and a delivery that
arrives. Then a second part: a guarded crate that is raided and holds, and a Diversion that a raider
falls for. Whoever does something else plays on as they like: no lesson forces anything, and what
did not happen is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from engine.core import Action, Event, Seat
from engine.games.cargo_hold.actions import Attack, Collect, Deliver, EndTurn, Extend
from engine.games.cargo_hold.components import DIVERSION, SPECIALS, Components
from engine.games.cargo_hold.history import Fate, RaidNews, raids_lately
from engine.games.cargo_hold.view import CargoView, Phase
from engine.parts.cards import distinct
from ui.kit.cards.script import CardTutorialScript
from ui.kit.tutorial.runner import KEEP_CLEAR_WEIGHT, Clear, Lesson, TutorialRunner
from ui.kit.tutorial.script import ALWAYS
from ui.kit.words import listed
from ui.stage.cards.hand_model import key_of
from ui.tables.cargo_hold.aim import TURN_PHASES, Raid
from ui.tables.cargo_hold.items import CARGO, FIREPOWER, sort_of
from ui.tables.cargo_hold.parts import CargoParts
from ui.tables.cargo_hold.state import CargoTableState
from ui.tables.cargo_hold.words import many, teach

GUARD_TURN: Final = 3
BAIT_TURN: Final = 4
"""The turns in which one sends a guarded crate, and a Diversion as bait."""


_LETTERS_AIR: Final = 8.0
"""What is free at both sides of what a raid tells."""
WISHED: Final = ("choose", "attackers", "limit", "guard", "spare", "bait", "strike", "drop")
"""The lessons that speak of cards of the hand."""


def wish(state: CargoTableState, box: Components) -> tuple[int, ...]:
    """The cards that a lesson speaks of, as indices in the hand; () where there are none.

    In the first turn the cargo to which a second turn adds most, and who defends it best; then the
    best attackers; then the cargo that pays most at once, and the two who defend it best; then a
    Diversion as bait, and the best attackers once more. At the limit what is worth least.
    """
    view, hand = state.view, state.hand
    indices = range(len(hand))
    one, two = box.pays
    fire = [index for index in indices if sort_of(hand[index]) == FIREPOWER]
    if view.phase is Phase.DISCARD:

        def worth(index: int) -> int:
            card = hand[index]
            return two[card] or 50 * (box.attack[card] + box.defence[card]) or 200

        return tuple(sorted(indices, key=worth)[: len(hand) - box.limit])
    attackers = tuple(sorted(fire, key=lambda index: -box.attack[hand[index]])[:2])
    if view.turn == 2:
        return attackers
    if view.turn == BAIT_TURN:
        sent = view.seats[view.actor].delivery is not None
        bait = tuple(index for index in indices if hand[index] == DIVERSION)[:1]
        return attackers if sent else bait
    cargo = [index for index in indices if sort_of(hand[index]) == CARGO]

    def gain(index: int) -> tuple[int, int]:
        card = hand[index]
        return two[card] - one[card], two[card]

    def guard(index: int) -> tuple[int, int]:
        card = hand[index]
        return box.defence[card], -box.attack[card]

    if view.turn > 1:
        best = sorted(cargo, key=lambda index: -one[hand[index]])[:1]
        return (*best, *sorted(fire, key=guard, reverse=True)[:2])
    wanted = []
    if cargo:
        wanted.append(max(cargo, key=gain))
    if fire:
        wanted.append(max(fire, key=guard))
    return tuple(wanted)


class TutorialScript(CardTutorialScript):
    """Watches one table and knows what has been done there so far."""

    def __init__(self, parts: CargoParts) -> None:
        self._parts, self._scene, self._steps = parts, parts.scene, parts.steps
        self._shared_buttons = parts.shared.action_buttons
        self._box: Components = parts.shared.bridge.game.box
        self._target = Seat(0)
        """Whose crate is raided in the second part."""
        self._attack = self._defence = 0
        """Of the cards that were chosen last for a raid, and for a guarded crate."""
        self._draws = True
        """Whether cards are drawn with the end of the turn that was tried last."""
        self._seat, log = parts.state().common.seat, parts.shared.log
        self._told: Callable[[], Sequence[Event]] = lambda: log.told
        fan = parts.scene.fan
        super().__init__(parts.widget, parts.shared, parts.scene.view, fan, parts.bar.buttons)
        parts.scene.page.visibleChanged.connect(self.guide.look_soon)

    @property
    def _state(self) -> CargoTableState:
        return self._parts.state()

    @property
    def _view(self) -> CargoView:
        return self._parts.state().view

    def _wish(self) -> tuple[int, ...]:
        return wish(self._state, self._box)

    # What has happened --------------------------------------------------------------------------

    def ready(self) -> bool:
        """Nothing is judged while something moves, in others' turns, or while a raid asks."""
        view = self._view
        mine = view.actor == self._seat and view.phase in (*TURN_PHASES, Phase.DISCARD)
        return (mine or view.phase is Phase.OVER) and not self._motion.busy

    def aside(self) -> bool:
        """While a page is open: it has words all over."""
        return bool(self._state.page)

    def _past(self, turn: int) -> bool:
        """Whether a turn of one's own is over."""
        view = self._view
        return view.phase is Phase.OVER or (view.turn, view.actor != self._seat) > (turn, False)

    def _ended(self, turn: int) -> bool:
        """Whether one is over, but for cards that are too many."""
        view = self._view
        return self._past(turn) or (view.turn == turn and view.phase is Phase.DISCARD)

    def _sent(self, turn: int = 1) -> bool:
        """Whether something was sent in a turn of one's own, or that is over."""
        view = self._view
        now = view.turn == turn and view.seats[self._seat].delivery is not None
        return self._ended(turn) or now

    def _chosen(self, turn: int = 1) -> bool:
        """Whether what the lesson speaks of is chosen, or something else was sent."""
        return self._sent(turn) or set(self._wish()) <= set(self._fan.reserved)

    def _raid_on_me(self) -> RaidNews | None:
        """The last raid on one's crate since one's last turn; None where none was."""
        told = raids_lately(self._told(), self._seat)
        return next((raid for raid in reversed(told) if raid.defender == self._seat), None)

    def _treated(self) -> bool:
        """Whether the second turn's delivery was collected or extended, or is gone."""
        mine = self._view.seats[self._seat].delivery
        ready = mine is not None and not mine.left and self._view.phase is Phase.COLLECT
        return self._past(2) or (self._view.turn == 2 and not ready)

    def _raided(self, turn: int = 2) -> bool:
        """Whether the raid of a turn is over, or there is nobody to raid."""
        view = self._view
        others = (one for seat, one in enumerate(view.seats) if seat != self._seat)
        nobody = all(one.delivery is None for one in others)
        over = nobody or view.phase in (Phase.END, Phase.DISCARD)
        return self._past(turn) or (view.turn == turn and over)

    def _armed(self, turn: int = 2) -> bool:
        return self._marked(turn) or set(self._wish()) <= set(self._fan.reserved)

    def _marked(self, turn: int = 2) -> bool:
        return self._raided(turn) or isinstance(self._state.tried, Attack)

    def _ending(self) -> bool:
        return self._ended(2) or isinstance(self._state.tried, EndTurn)

    def _unasked(self) -> bool:
        """Whether no special of one's own may ask for anything before one's next turn."""
        return self._ended(2) or not self._state.may_answer

    def _arrived(self) -> bool:
        mine = self._view.seats[self._seat].delivery
        gone = self._view.turn == 3 and (mine is None or bool(mine.left))
        return self._past(3) or gone

    # Lessons ------------------------------------------------------------------------------------

    def lessons(self) -> list[Lesson]:
        """The lessons, in order."""
        scene, of, at, steps = self._scene, self.of, self.at, self._steps
        info, mine = partial(at, scene.info), partial(at, scene.mine)
        answers, confirm = (
            partial(of, steps.answers),
            partial(of, self._shared_buttons.confirm_button),
        )
        draw = self._at_step(EndTurn, steps.draw)
        extend = self._at_step(Extend, steps.extend)
        collect = self._at_step(Collect, steps.collect)
        send = self._at_step(Deliver, steps.send)
        first, drawn = (partial(self._ended, turn) for turn in (1, 2))
        baited, guarded = partial(self._sent, BAIT_TURN), partial(self._sent, GUARD_TURN)
        over, limit = partial(self._ended, BAIT_TURN + 1), self._wish_words("limit")
        sent, raided, wished = self._sent, self._raided, self._at_wish
        return [
            Lesson(
                "welcome", partial(teach, "welcome", target=self._view.target), QRect, sent, ALWAYS
            ),
            Lesson("steps", partial(teach, "steps"), info, sent, ALWAYS),
            Lesson("choose", self._wish_words("choose"), wished, self._chosen),
            Lesson("pays", partial(teach, "pays"), info, sent, ALWAYS),
            Lesson(
                "extension", partial(teach, "extension"), partial(at, scene.sends[1]), sent, ALWAYS
            ),
            Lesson("send", partial(teach, "send"), confirm, sent),
            Lesson("hidden", partial(teach, "hidden"), mine, first, ALWAYS),
            Lesson("draw", self._draw_words("draw"), draw, partial(self._past, 1)),
            Lesson("extend", partial(teach, "extend"), extend, self._treated),
            Lesson("others", partial(teach, "others"), self._at_other, raided, ALWAYS),
            Lesson("attackers", self._wish_words("attackers"), wished, self._armed),
            Lesson("whom", self._whom_words, partial(of, steps.raid), self._marked),
            Lesson("raid", self._raid_words, confirm, raided),
            Lesson("raided", self._raided_words, QRect, drawn, ALWAYS),
            Lesson("again", self._draw_words("again"), draw, self._ending),
            Lesson("answers", partial(teach, "answers"), answers, self._unasked, ALWAYS),
            Lesson("finish", self._finish_words, draw, drawn),
            Lesson("limit", limit, wished, partial(self._past, 2)),
            Lesson("collect", partial(teach, "collect"), collect, self._arrived),
            Lesson("target", self._target_words, partial(at, scene.track), guarded, ALWAYS),
            Lesson("guard", self._wish_words("guard"), wished, partial(self._chosen, GUARD_TURN)),
            Lesson("fort", self._fort_words, confirm, guarded),
            Lesson("rest", self._draw_words("rest"), draw, partial(self._ended, GUARD_TURN)),
            Lesson("spare", limit, wished, partial(self._past, GUARD_TURN)),
            Lesson("held", self._held_words, self._at_news, baited, ALWAYS),
            Lesson(
                "bait",
                self._wish_words("bait"),
                wished,
                partial(self._chosen, BAIT_TURN),
                begin=self._uncover,
            ),
            Lesson("lure", self._lure_words, send, baited),
            Lesson("strike", self._wish_words("strike"), wished, partial(self._armed, BAIT_TURN)),
            Lesson("charge", self._charge_words, self._at_charge, partial(self._raided, BAIT_TURN)),
            Lesson("close", self._draw_words("close"), draw, partial(self._ended, BAIT_TURN)),
            Lesson("drop", limit, wished, partial(self._past, BAIT_TURN)),
            Lesson("trap", self._trap_words, self._at_news, over, ALWAYS),
            Lesson("end", partial(teach, "end"), QRect, over),
        ]

    def _wish_words(self, lesson: str) -> Callable[[], str]:
        def said() -> str:
            places, words = self._fan.places, self._scene.words
            hand, wanted = self._state.hand, self._wish()
            if not wanted or any(index not in places for index in wanted):
                return ""
            if lesson == "limit" and self._view.phase is not Phase.DISCARD:
                # The cards were drawn, and the limit is not asked about yet.
                return ""
            keys = [key_of(places.index(index)) for index in wanted]
            kinds = distinct(tuple(hand[index] for index in wanted))
            cards = [words.cards([hand[n] for n in wanted if hand[n] == k]) for k in kinds]
            # Of eleven cards or more, those beyond the tenth have no key.
            key = lesson if all(keys) else f"{lesson}-click"
            return teach(key, cards=listed(cards), keys=listed(keys))

        return said

    def _draw_words(self, lesson: str) -> Callable[[], str]:
        drawn, limit = many("cards", self._box.drawn), self._wish_words("limit")
        return lambda: teach(lesson, cards=drawn) if self._view.phase in TURN_PHASES else limit()

    def _finish_words(self) -> str:
        """What the button says that ends the turn; what tries that, where it was undone."""
        tried = self._state.tried
        if isinstance(tried, EndTurn):
            # When it is confirmed nothing is tried any more, and this is still to be read.
            self._draws = tried.draw
        undone = self._state.common.live and not isinstance(tried, EndTurn)
        if undone or self._view.phase not in TURN_PHASES:
            return self._draw_words("again")()
        if not self._draws:
            return teach("finish-no-draw")
        # The button's words have a field of their own.
        return teach("finish").format(cards=many("cards", self._box.drawn))

    def _whom_words(self) -> str:
        targets = self._state.raids
        return teach("whom", name=self._scene.words.name(targets[0])) if targets else ""

    def _raid_words(self) -> str:
        # When the raid begins nothing is chosen any more, and this is still to be read.
        if self._state.chosen:
            self._attack = sum(self._box.attack[card] for card in self._state.chosen)
        return teach("raid", attack=self._attack)

    def _raided_words(self) -> str:
        money = sum(self._view.seats[self._seat].money[2:])
        return teach("raided" if money else "beaten", money=money)

    def _trap_words(self) -> str:
        """What became of the bait."""
        raid = self._raid_on_me()
        if raid is None:
            return teach("ignored")
        name = self._scene.words.name(raid.attacker)
        return teach("trap" if raid.trap else "opened", name=name)

    def _unaimed(self) -> bool:
        """Whether one has to say first whom to raid: of several crates, none is meant yet."""
        return len(self._state.raids) > 1 and not isinstance(self._state.aimed, Raid)

    def _charge_words(self) -> str:
        if self._unaimed():
            return self._whom_words()
        aim = self._state.aimed
        if isinstance(aim, Raid):
            # When the raid begins nothing is aimed at any more, and this is still to be read.
            self._target = aim.seat
        return teach("charge", name=self._scene.words.name(self._target))

    def _fort_words(self) -> str:
        if self._state.chosen:
            self._defence = sum(self._box.defence[card] for card in self._state.chosen)
        return teach("fort", defence=self._defence)

    def _lure_words(self) -> str:
        # Where no other crate is on its way one turn is tried by itself, and A changes that to two.
        return teach("lure-tried" if isinstance(self._state.tried, Deliver) else "lure")

    def _held_words(self) -> str:
        """What became of the guarded crate."""
        raid = self._raid_on_me()
        if raid is None:
            return teach("spared")
        name = self._scene.words.name(raid.attacker)
        if raid.fate is not Fate.DEFENDED:
            return teach("lost", name=name)
        # A crate can hold and still pay nothing, as when a Thief was first.
        return teach("held" if raid.money else "held-unpaid", name=name, money=raid.money)

    def _target_words(self) -> str:
        view = self._view
        return teach("target", money=view.seats[self._seat].total, target=view.target)

    # Where to look ------------------------------------------------------------------------------

    def _at_wish(self) -> QRect:
        """The next card of them."""
        chosen, wanted = self._fan.reserved, self._wish()
        return self.at_cards([index for index in wanted if index not in chosen][:1] or wanted)

    def _at_step(self, act: type[Action], button: QWidget) -> Callable[[], QRect]:
        """A step's button; once the step is meant, the one that does it."""
        confirm = self._shared_buttons.confirm_button

        def there() -> QRect:
            return self.of(confirm if type(self._state.tried) is act else button)

        return there

    def _at_charge(self) -> QRect:
        """What begins the raid, or before that what says whom to raid."""
        button = self._steps.raid if self._unaimed() else self._shared_buttons.confirm_button
        return self.of(button)

    def _at_other(self) -> QRect:
        """The crate that is to be raided."""
        targets = self._state.raids
        return self.at(self._scene.crates[targets[0]]) if targets else QRect()

    def _at_news(self) -> QRect:
        """The picture of the raid that is told of."""
        raid, shown = self._raid_on_me(), self._state.raids_told
        number = shown.index(raid) if raid in shown else -1
        spots = self._scene.news.spots
        return self.at(spots[number]) if 0 <= number < len(spots) else QRect()

    def _uncover(self) -> None:
        """Have nothing lie over the hand, as what stays without movement does."""
        if self._parts.showdown.is_open:
            self._parts.commands.put_away()

    def _spoken_of(self) -> Sequence[QRect]:
        """What the lesson speaks of besides what it points at."""
        scene, key = self._scene, self.guide.lesson.key
        found: list[QRect] = []
        if key in WISHED:
            found += [self.at_cards([index]) for index in self._wish()]
        if key in ("whom", "raid", "charge"):
            found += [self.at(scene.strips[seat]) for seat in self._state.raids]
        if key in ("raid", "charge"):
            found.append(self.at(scene.info))
        again = self._shared_buttons.again_button
        if key == "raided" and again.behind is None:
            # In a menu it is not seen, and the key is told.
            found.append(self.of(again))
        if self._state.page == "cards":
            # The special cards, which the lesson has looked up.
            rooms = (self._scene.page.room(f"card-{card}") for card in SPECIALS)
            found += [self.seen(room) for room in rooms if not room.isEmpty()]
        told = self._parts.showdown.item
        if self._parts.showdown.is_open and told.standing is not None:
            found += map(self.at, told.figures)
            found.append(self.seen(told.letters.adjusted(-_LETTERS_AIR, 0, _LETTERS_AIR, 0)))
            # Of the cards those that did something.
            pairs = zip(told.cards, told.standing.cards, strict=True)
            found += [self.at(item) for item, card in pairs if card.tag]
        return found

    def clear(self) -> Sequence[Clear]:
        """What the tag should rather not cover."""
        parts, scene, action_buttons = self._parts, self._scene, self._shared_buttons
        found = [
            *(Clear(rect, KEEP_CLEAR_WEIGHT) for rect in self._spoken_of()),
            Clear(self.of(parts.shared.prompt.now), 80.0, 80.0),
            Clear(self.of(action_buttons.confirm_button), 20.0, 20.0),
        ]
        others = (self._steps.answers, parts.ledger_button, parts.cards_button)
        buttons = (*others, parts.shared.drawer.button, *action_buttons.buttons[:3])
        found += [Clear(self.of(button), 4.0, 6.0) for button in buttons]
        for item, weight in ((scene.mine, 5.0), (scene.info, 6.0), (scene.track, 1.0)):
            found.append(Clear(self.at(item), weight, 40.0))
        found += [Clear(self.at(strip), 2.0, 20.0) for strip in scene.strips.values()]
        found += [Clear(self.at(crate), 20.0, 60.0) for crate in scene.crates.values()]
        found.append(Clear(self.at(scene.fan.pill), 4.0, 8.0))
        if parts.showdown.is_open:
            # What is under it is not seen.
            told = parts.showdown.item
            shown = ((told.words, 10.0, 40.0), *((card, 5.0, 5.0) for card in told.cards))
            return found + [Clear(self.at(item), weight, torn) for item, weight, torn in shown]
        return found + [Clear(self.at(scene.fan.item(n)), 4.0, 5.0) for n in scene.fan.places]


def guide(parts: CargoParts) -> TutorialRunner:
    """Who leads through the first turns at a table."""
    return TutorialScript(parts).guide
