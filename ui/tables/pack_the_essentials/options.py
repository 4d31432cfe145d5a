"""The table of Pack the Essentials: its part of the set-up page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QWidget

from engine.core import AnyGame, ChoiceOption, Option, Value
from engine.games.pack_the_essentials.components import DIFFICULTIES, Components, SoloCard
from ui.bridge.seats import SeatInfo
from ui.kit.options import BoxField, ChoiceCard, Field, GradesField, OptionsPage, RowField
from ui.kit.trip_stamps import StampStop, Trip
from ui.kit.words import OptionWords, Who
from ui.look import flow, text
from ui.look.flow_widget import FlowWidget
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import RoleLabel
from ui.tables.pack_the_essentials import art, words
from ui.tables.pack_the_essentials.art import postcards
from ui.tables.pack_the_essentials.words import Words, many, say

_AUTO_BOARD: Final = "auto"


class SideChoice(ChoiceCard):
    """One side of the suitcases to choose, with pictures of its boards."""

    def __init__(
        self, look: Look, box: Components, side: str, name: str, parent: QWidget | None = None
    ) -> None:
        self._box = box
        self._boards = (box.common,) if side == "common" else box.own
        self._large = False
        self._name = name
        super().__init__(look, self._boxes, name, parent)

    def set_large(self, large: bool) -> None:
        """Have large pictures, where nothing else is to be chosen."""
        self._large = large
        self._renew()

    def _boxes(self) -> flow.Box:
        look = self._look
        boards = tuple(art.empty_case(look, self._box, board) for board in self._boards)
        high = look.px(180 if self._large else 100) - 20
        grid = self._box.grid
        aspect = (grid.width + art.AROUND[0]) / (grid.height + art.AROUND[1])
        return flow.ColumnBox(
            (
                flow.PictureGridBox(boards, aspect=aspect, gap=6, high=high),
                flow.TextBox(self._name, Role.STRONG, align=Qt.AlignmentFlag.AlignCenter),
            ),
            gap=3,
            pad=(8, 6),
        )

    def minimumSizeHint(self) -> QSize:
        """The words are read whole, if need be in somewhat smaller letters."""
        font = self._look.font(Role.STRONG)
        share = max(0.8, min(1.0, text.MIN_FONT_PX / font.pixelSize()))
        wide = QFontMetricsF(font).horizontalAdvance(self.text()) * share
        return QSize(int(wide + 32), self.sizeHint().height())


class CardChoice(ChoiceCard):
    """A Victory card to choose: a postcard with its title, lists, and its side's goal (PE-46)."""

    def __init__(
        self, look: Look, speech: Words, card: SoloCard, parent: QWidget | None = None
    ) -> None:
        self._card, self._goal, self._past = card, card.goals.common, StampStop()
        self._words = speech
        lists = [f"{speech.list_name(name)}: {speech.list_rule(name, 1)}" for name in card.lists]
        super().__init__(look, self._boxes, speech.card(card.id), parent)
        self._lists = lists
        self.show_side("common")

    def show_side(self, side: str) -> None:
        """Have the goal of one side of the suitcases."""
        self._side, self._goal = side, self._card.goal(side)
        goal = say("setup-goal", goal=self._goal.points)
        past = f" {self._tried()}." if self._past.tries else ""
        lists = "; ".join(self._lists)
        self.setAccessibleName(f"{self.text()}. {goal}.{past} {self.reach()} {lists}")
        self.setToolTip("\n".join((*self._lists, self.reach())))
        self._renew()

    def show_past(self, past: StampStop) -> None:
        """Have what was made of it so far, its stamp cancelled once it is beaten."""
        if past != self._past:
            self._past = past
            self.show_side(self._side)

    def _tried(self) -> str:
        past = self._past
        words = many("setup-tries", past.tries).format(best=past.best)
        return say("setup-beaten", tried=words) if past.stamped else words

    def reach(self) -> str:
        """How often computers reach the goal."""
        return say("setup-reach", normal=self._goal.normal, hard=self._goal.hard)

    def _boxes(self) -> flow.Box:
        look, paws = self._look, DIFFICULTIES.index(self._card.difficulty) + 1
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        picture = flow.PictureBox(
            partial(
                postcards.victory,
                theme=look.theme,
                card=self._card.id,
                paws=paws,
                cancelled=self._past.stamped,
            ),
            key=("pe-postcard", self._card.id, self._past.stamped),
            aspect=None,
            high=look.px(62),
        )
        title = QFontMetricsF(look.font(Role.STRONG)).height() * 2
        quiet = partial(flow.TextBox, role=Role.SMALL, ink="muted", pad=(5, 0, 0, 0))
        lists = (quiet(self._words.list_name(name)) for name in self._card.lists)
        goal, past = self._goal, self._past
        tried = [many("setup-best", past.tries).format(best=past.best)] if past.tries else []
        reached = say("setup-computers", normal=goal.normal, hard=goal.hard)
        return flow.ColumnBox(
            (
                picture,
                flow.TextBox(
                    self._words.card(self._card.id),
                    Role.STRONG,
                    lines=2,
                    align=left,
                    high=title + 5,
                    pad=(5, 3, 0, 2),
                ),
                *lists,
                flow.TextBox(say("goal", goal=goal.points), Role.SMALL, "link", pad=(5, 3, 0, 0)),
                quiet(reached, lines=4),
                *(flow.TextBox(each, Role.SMALL, pad=(5, 3, 0, 0)) for each in tried),
            ),
            pad=(5, 5, 5, 8),
        )

    def sizeHint(self) -> QSize:
        return QSize(190, self.heightForWidth(max(190, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Narrow where letters are large: titles break, and names get smaller."""
        return QSize(100, self._look.px(60))

    def title_line(self) -> int:
        """Where the line of a title of one line begins below the upper edge, in pixels."""
        title = QFontMetricsF(self._look.font(Role.STRONG)).height()
        return round(self._look.px(62) + 11 + title / 2)


class CardsField(GradesField):
    """The Victory cards, a row a grade, with what the chosen one scores."""

    def __init__(self, look: Look, speech: Words, parent: QWidget | None = None) -> None:
        box = speech.box
        self.cards = {card.id: CardChoice(look, speech, card) for card in box.cards}
        grades: dict[str, dict[str, ChoiceCard]] = {}
        for grade in DIFFICULTIES:
            of = {card.id: self.cards[card.id] for card in box.cards if card.difficulty == grade}
            grades[words.named(words.DIFFICULTIES, grade)] = {**of}
        super().__init__(look, grades, OptionWords(""), parent)
        self._speech = speech
        self.column.insertWidget(0, RoleLabel(look, Role.STRONG, say("setup-victory"), self))
        self.shares = RoleLabel(look, Role.SMALL, say("setup-shares"), self)
        self.shares.setWordWrap(True)
        self.column.insertWidget(2, self.shares)
        self.changed.connect(self._say)

    def fold(self, folded: bool) -> None:
        """What the cards say in few words is said above all of them."""
        super().fold(folded)
        self.shares.setVisible(not folded)

    def show_side(self, side: str) -> None:
        """Have the goals of one side of the suitcases."""
        for card in self.cards.values():
            card.show_side(side)
        self._say()

    def _say(self) -> None:
        card = self._speech.box.card(str(self.value))
        rules = (
            f"{self._speech.list_name(name)}: {self._speech.list_rule(name, 1)}."
            for name in card.lists
        )
        # How often computers reach the goal stands on the card.
        self.rules.setText("\n".join(rules))


class BoardField(BoxField):
    """A seat's own suitcase, by its name and in a picture, below whose it is."""

    def __init__(
        self, look: Look, option: ChoiceOption, speech: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, option, speech.option(option), parent, above=True)
        self._box, self.picture = speech.box, FlowWidget(look, self)
        self.picture.setFixedSize(118, 84)
        self.column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)

    def show_board(self, board: str) -> None:
        """Show which suitcase it comes to."""
        self.picture.setAccessibleName(words.named(words.BOARDS, board))
        self.picture.show_box(art.empty_case(self.picture.look, self._box, board))


class Options(OptionsPage):
    """Board side; alone the Victory card; with others each seat's own board."""

    words: Words

    def __init__(
        self, look: Look, game: AnyGame, words: Words, parent: QWidget | None = None
    ) -> None:
        self.boards: list[BoardField] = []
        self._folded = False
        self._grid = QGridLayout()
        super().__init__(look, game, words, parent)

    def field(self, option: Option) -> Field:
        """Sides and cards have pictures, boards have theirs beside one another."""
        assert isinstance(option, ChoiceOption)
        if option.id == "victory":
            self._cards = CardsField(self.look, self.words, self)
            return self._cards
        if option.id == "side":
            names = self.words.option(option)
            self._choices = [
                SideChoice(self.look, self.words.box, side, name, self)
                for side, name in names.values.items()
            ]
            sides = dict(zip(names.values, self._choices, strict=True))
            field = self._sides = RowField(self.look, sides, names, self)
            field.column.insertWidget(0, RoleLabel(self.look, Role.STRONG, names.name, field))
            return field
        board = BoardField(self.look, option, self.words, self)
        board.changed.connect(partial(self._on_board, board))
        self.boards.append(board)
        return board

    def place(self, option: Option, field: Field) -> None:
        """Boards stand two by two, before the cards."""
        if not isinstance(field, BoardField):
            super().place(option, field)
            return
        if not self._grid.count():
            self.column.insertLayout(1, self._grid)
        self._grid.addWidget(field, *divmod(self._grid.count(), 2))

    def set_players(self, players: Sequence[SeatInfo]) -> None:
        """Each suitcase is called after who is to have it."""
        for field, player in zip(self.boards, players, strict=False):
            field.call(say("setup-board", name=Who(player.name, is_you=player.is_you)))
        super().set_players(players)

    def offers(self, option: Option) -> bool:
        """Boards are chosen where everybody has their own."""
        own = self.fields["side"].value == "own"
        return self.exists(option) and (own or option.id in ("side", "victory"))

    def show_trip(self, trip: Trip) -> None:
        """Each card remembers how it was played."""
        for card, past in trip.stops.items():
            self._cards.cards[card].show_past(past)

    def rest(self) -> str:
        """Alone, how many cards there are besides, and the side of the suitcases."""
        side, more = self.fields["side"], len(self.words.box.cards) - 1 if self.seats == 1 else 0
        return say("setup-more", n=more, side=side.words.values[str(side.value)]) if more else ""

    def fold(self, folded: bool) -> None:
        """The proposed card with what it scores, or sides and all cards."""
        self._folded = folded
        self._cards.fold(folded)
        self.renew()

    def values(self) -> dict[str, Value]:
        """What is chosen; where all have the same suitcase nothing is said of boards."""
        offered = {option.id for option in self.asked if self.offers(option)}
        return {name: value for name, value in super().values().items() if name in offered}

    def _on_board(self, changed: BoardField) -> None:
        """A board can be had once: whoever had it before gets whichever is left."""
        for field in self.boards:
            if field is not changed and field.value == changed.value:
                field.choose(_AUTO_BOARD)

    def resolved(self) -> list[str]:
        """The board of each seat, as the rules deal out what is left."""
        named = [str(field.value) for field in self.boards[: self.seats]]
        left = [board for board in self.words.box.own if board not in named]
        return [board if board != _AUTO_BOARD else left.pop(0) for board in named]

    def renew(self) -> None:
        """Show what is offered now, larger where it is little."""
        super().renew()
        for field, board in zip(self.boards, self.resolved(), strict=False):
            field.show_board(board)
        alone, sides = self.seats == 1, self._sides
        self._cards.show_side(str(sides.value))
        for index, share in enumerate((2, 5) if alone else (1, 1)):
            sides.line.setStretch(index, share)
        for each in (sides, *self.boards) if self._folded else ():
            each.hide()
        for side in self._choices:
            side.set_large(not alone)
