"""The table of Carry On: its guided first round, against two computers.

The deal is made for it: a card that the character counts, a type that is missing, a souvenir, the
first hand that comes back, more kilograms than 23, and luggage that carries no more. Once the
screen is covered as between two people. Whoever packs something else plays on as they like: no
lesson forces anything.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QTimer

from engine.games.carry_on import scoring
from engine.games.carry_on.components import HAND_SIZE, SOUVENIR, Components
from engine.games.carry_on.view import NOTHING, CarryView, Phase
from ui.bridge.match import MatchBridge
from ui.kit.cards.script import CardTutorialScript
from ui.kit.tutorial.runner import KEEP_CLEAR_WEIGHT, Clear, Lesson, TutorialRunner
from ui.kit.tutorial.script import ALWAYS
from ui.tables.carry_on.panels import weight_range
from ui.tables.carry_on.parts import CarryParts
from ui.tables.carry_on.state import CarryTableState
from ui.tables.carry_on.words import many, teach

LAST_SCALES_TURN: Final = 5
"""The turn up to which one is told to mind the scales."""
HANDOVER_TURN: Final = 6
"""The turn in which one is shown how the screen is handed from one person to the next."""


def wish(state: CarryTableState, box: Components) -> int:
    """The card that a lesson speaks of: its index in the hand; NOTHING where there is none.

    One that the character counts; in the second turn one of a type that is missing, in the third a
    souvenir. Of such the heaviest.
    """
    view, hand = state.view, state.hand
    mine = view.seats[state.common.seat]
    if not hand or mine.character == NOTHING:
        return NOTHING
    counts, types = box.characters[mine.character].counts, scoring.types_of(mine.packed)

    def worth(index: int) -> tuple[bool, int]:
        card = hand[index]
        if view.turn == 2:
            wanted = not scoring.types_of((card,)) <= types
        else:
            wanted = card == SOUVENIR if view.turn == 3 else counts[card]
        return wanted, box.weights[card]

    return max(range(len(hand)), key=worth)


class TutorialScript(CardTutorialScript):
    """Watches one table and knows what has been done there so far."""

    def __init__(self, parts: CarryParts) -> None:
        self._parts, self._scene, self._page = parts, parts.scene, parts.page
        self._box: Components = parts.shared.bridge.game.box
        self._seat = parts.state().common.seat
        fan = parts.scene.fan
        super().__init__(parts.widget, parts.shared, parts.scene.view, fan, parts.bar.buttons)
        fan.hovered.connect(lambda _: self.guide.look_soon())
        suggest = self._page.rows[self._seat].suggest
        suggest.clicked.connect(lambda _=False: self.guide.look_soon())
        # Scores that stand until somebody goes on are spoken of then.
        self._page.on_button.installEventFilter(self)

    @property
    def _view(self) -> CarryView:
        return self._parts.state().view

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again when there is a button to go on with."""
        if watched is self._page.on_button:
            if event.type() == QEvent.Type.Show:
                self.guide.look_soon()
            return False
        return super().eventFilter(watched, event)

    # What has happened --------------------------------------------------------------------------

    def ready(self) -> bool:
        """Nothing is judged while something moves, or others still choose; scores may stand."""
        view = self._view
        waits = view.phase is Phase.PICK and view.pick != NOTHING
        waits = waits or (view.phase is Phase.SETTLE and self._seat not in view.due)
        covered = self._parts.shared.bridge.viewer() is None
        return self._stands() or not (waits or covered or self._motion.busy)

    def _stands(self) -> bool:
        """Whether the scores of a round stand there until somebody goes on."""
        return self._motion.waits and self._page.on_button.isVisible()

    def aside(self) -> bool:
        """While the scores of the last round are looked at again."""
        return self._parts.state().reviews

    def _past(self) -> bool:
        """Whether the first round is over."""
        return self._view.round > 1

    def _picking(self) -> bool:
        return not self._past() and self._view.phase is Phase.PICK

    def _packed(self, turn: int) -> Callable[[], bool]:
        """Whether the card of a turn is packed."""
        return lambda: self._view.turn > turn or not self._picking()

    def _chosen(self) -> bool:
        return self._parts.state().tried != NOTHING or self._packed(1)()

    def _settled(self) -> bool:
        """Whether there is nothing more to be said about what counts how."""
        used = self._view.seats[self._seat].use is not None
        return self._past() or used or self._stands()

    def _has(self, *, upgrade: bool) -> Callable[[], bool]:
        """Whether the round's end is not, or no more, about the upgrade, or else souvenirs."""

        def nothing() -> bool:
            uses = [one.use for one in self._page.rows[self._seat].options]
            asked = any(one.upgrade if upgrade else one.weight for one in uses)
            return self._settled() or not asked

        return nothing

    def _seen_scores(self) -> bool:
        return self._past() and not self._stands()

    def _went_on(self) -> bool:
        return self._past() and (self._view.turn > 1 or self._view.round > 2)

    # Lessons ------------------------------------------------------------------------------------

    def lessons(self) -> list[Lesson]:
        """The lessons, in order."""
        packed, settled = self._packed, self._settled
        row, at, of = self._page.rows[self._seat], self.at, self.of
        mine, sheet = partial(at, self._scene.mine), partial(at, self._scene.sheet)
        buttons = self._parts.shared.action_buttons
        pack, chosen = partial(of, buttons.confirm_button), self._chosen
        went_on, seen = self._went_on, self._seen_scores
        wished, light, heavy = self._at_wish, self._has(upgrade=False), self._has(upgrade=True)
        return [
            Lesson("welcome", partial(teach, "welcome"), QRect, chosen, ALWAYS),
            Lesson("character", self._character_words, mine, chosen, ALWAYS),
            Lesson("scales", partial(teach, "scales"), sheet, chosen, ALWAYS),
            Lesson("choose", self._wish_words("choose"), wished, chosen),
            Lesson("pack", partial(teach, "pack"), pack, packed(1)),
            Lesson("passed", self._passed_words, self._at_right, packed(2), ALWAYS),
            Lesson("missing", self._wish_words("missing"), wished, packed(2)),
            Lesson("souvenir", self._souvenir_words, wished, packed(3)),
            Lesson("wild", partial(teach, "wild"), mine, packed(4), ALWAYS),
            Lesson("again", partial(teach, "again"), self._at_hand, packed(4), ALWAYS),
            Lesson("odds", partial(teach, "odds"), sheet, packed(4), ALWAYS),
            Lesson("heavy", self._heavy_words, sheet, packed(LAST_SCALES_TURN)),
            Lesson(
                "handover",
                partial(teach, "handover"),
                self._at_hand,
                packed(HANDOVER_TURN),
                ALWAYS,
            ),
            Lesson(
                "covered",
                partial(teach, "covered"),
                self._at_hand,
                packed(HANDOVER_TURN),
                ALWAYS,
                self._cover,
            ),
            Lesson("last", partial(teach, "last"), self._at_hand, packed(HAND_SIZE)),
            Lesson("luggage", self._luggage_words, self._at_packed, settled, ALWAYS),
            Lesson("use", partial(teach, "use"), partial(of, row.souvenirs), light, ALWAYS),
            Lesson("upgrade", self._upgrade_words, partial(of, row.upgrade), heavy, ALWAYS),
            Lesson(
                "suggest",
                partial(teach, "suggest"),
                partial(of, row.suggest),
                lambda: row.explains or settled(),
                begin=partial(self._page.ask_for, row.suggest),
                once=True,
            ),
            Lesson(
                "ready",
                partial(teach, "ready"),
                partial(of, row.ready),
                settled,
                begin=partial(self._page.ask_for, row.ready),
            ),
            Lesson("scored", partial(teach, "scored"), partial(of, self._page.on_button), seen),
            Lesson("counted", self._counted_words, self._at_scores, went_on, ALWAYS),
            Lesson("end", partial(teach, "end"), QRect, went_on),
        ]

    def _wish_words(self, lesson: str) -> Callable[[], str]:
        def said() -> str:
            state, places = self._parts.state(), self._fan.places
            index = wish(state, self._box)
            if index not in places:
                return ""
            card = self._scene.words.the_card(state.hand[index])
            return teach(lesson, card=card, key=places.index(index) + 1)

        return said

    def _souvenir_words(self) -> str:
        there = SOUVENIR in self._parts.state().hand
        return self._wish_words("souvenir" if there else "third")()

    def _character_words(self) -> str:
        words, character = self._scene.words, self._view.seats[self._seat].character
        return teach(
            "character", character=words.character(character), about=words.about(character)
        )

    def _passed_words(self) -> str:
        around, words = self._scene.around, self._scene.words
        return teach("passed", left=words.name(around[0]), right=words.name(around[-1]))

    def _upgrade_words(self) -> str:
        # Where only a heavy souvenir makes the suitcase too heavy, there is nothing to press yet.
        fits = self._page.rows[self._seat].upgrade.isEnabled()
        return teach("upgrade" if fits else "upgrade-light")

    def _cover(self) -> None:
        """Cover the screen once the event is over that has led here, and gives the keyboard on."""
        bridge = self._parts.shared.bridge
        if isinstance(bridge, MatchBridge):
            QTimer.singleShot(0, self, bridge.screen.rehearse)

    def _heavy_words(self) -> str:
        return teach("heavy", kg=self._kg())

    def _luggage_words(self) -> str:
        # As the row has it, in which souvenirs weigh at first.
        mine = self._view.seats[self._seat]
        _, kg = weight_range(self._box, mine.packed)
        return teach("luggage", kg=kg, limit=mine.luggage)

    def _counted_words(self) -> str:
        rounds = self._view.seats[self._seat].rounds
        points = rounds[0].points if rounds else 0
        shown = self._parts.scores_button.isVisible()
        return teach("counted" if shown else "counted-key", points=many("points", points))

    def _kg(self) -> int:
        return scoring.item_weight(self._box, self._view.seats[self._seat].packed)

    # Where to look ------------------------------------------------------------------------------

    def _at_scores(self) -> QRect:
        """The button, or where there is no room for it who has the points."""
        button = self.of(self._parts.scores_button)
        return self.at(self._scene.mine) if button.isEmpty() else button

    def _at_packed(self) -> QRect:
        """What is packed, on the page, without the room around it that a high row has."""
        cards = self._page.rows[self._seat].cards
        drawn = QRectF()
        for _, room in cards.flow.lay(QRectF(cards.rect())).pieces:
            drawn |= room
        shown = self.of(cards)
        return drawn.toAlignedRect().translated(cards.mapTo(self._widget, QPoint())) & shown

    def _at_wish(self) -> QRect:
        return self.at_cards((wish(self._parts.state(), self._box),))

    def _at_hand(self) -> QRect:
        return self.at_cards(self._fan.places)

    def _at_right(self) -> QRect:
        """Who passed the hand on."""
        scene = self._scene
        return self.at(scene.strips[scene.around[-1]])

    def clear(self) -> list[Clear]:
        """What the tag should rather not cover."""
        parts, scene, page = self._parts, self._scene, self._page
        shared, action_buttons = parts.shared, parts.shared.action_buttons
        # While *Next* comes in its place, the button to pack still stands there for a moment.
        packs = QRect() if self.guide.can_pass() else self.of(action_buttons.confirm_button)
        found = [
            Clear(self.of(shared.prompt.now), 80.0, 80.0),
            Clear(packs, 20.0, 20.0),
            *(Clear(self.of(flaps), 2.0, 8.0) for flaps in parts.flaps),
            Clear(self.of(shared.log), 0.5, 60.0),
        ]
        further = (parts.scores_button, shared.drawer.button)
        buttons = (*action_buttons.buttons[:3], *further)
        found += [Clear(self.of(button), 6.0, 10.0) for button in buttons]
        if page.isVisible():
            for seat, row in page.rows.items():
                weight, torn = (30.0, 80.0) if seat == self._seat else (1.0, 8.0)
                found += [Clear(self.of(each), weight, torn) for each in row.widgets]
            # The advice compares what a lesson asks one to try.
            weight = KEEP_CLEAR_WEIGHT if self.guide.lesson.key == "upgrade" else 20.0
            found.append(Clear(self.of(page.note), weight, 60.0))
            return [*found, Clear(self.of(page.title), 4.0, 20.0)]
        found += [
            Clear(self.at(scene.mine), 5.0, 60.0),
            Clear(self.at(scene.sheet), 8.0, 90.0),
            # The suitcase has room for a tag, and a string may cross it.
            Clear(self.at(scene.case), 0.9),
            Clear(self.at(scene.fan.pill), 10.0, 60.0),
            Clear(self.at(scene.passing), 3.0),
        ]
        found += [Clear(self.at(strip), 3.0, 60.0) for strip in scene.strips.values()]
        things = range(len(self._view.seats[self._seat].packed))
        found += [Clear(self.seen(scene.case.spot(at)), 6.0, 30.0) for at in things]
        cards = [scene.fan.item(index) for index in scene.fan.places]
        return found + [Clear(self.at(card), 30.0, 200.0) for card in cards]


def guide(parts: CarryParts) -> TutorialRunner:
    """Who leads through the first round at a table."""
    return TutorialScript(parts).guide
