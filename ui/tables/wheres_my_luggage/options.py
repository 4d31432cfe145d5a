"""The table of Where's My Luggage?: its part of the set-up page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt

from engine.core import Option, Value
from ui.bridge.seats import SeatInfo
from ui.kit.options import ChoiceCard, Field, FlagField, OptionsPage, RowField, is_value
from ui.look.flow import ColumnBox, PictureBox, TextBox
from ui.look.typography import Role
from ui.tables.wheres_my_luggage.art.forms import paint_belt_form, paint_memory_form
from ui.tables.wheres_my_luggage.words import say

_HANDS_ALONE: Final = "hands"
_SHARED_HANDS: Final = "hands-shared"
"""By what name it is remembered what one person alone takes luggage by, and what several do."""
_MAX_WHOLE_LINES: Final = 9
"""How many lines of words are read whole."""
_ALIGN_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class Options(OptionsPage):
    """The form; for the belt its tempo, step mode and hands, and to whom a look shows an owner."""

    _is_shared = False
    """Whether several people share the belt."""
    _other_hands: Value = "gates"
    """What is taken by where as many people do not play as do now: alone anything, else gates, or
    one mouse would be faster than all of them (WL-32)."""

    def field(self, option: Option) -> Field:
        """The forms are cards with pictures."""
        if option.id != "form":
            return super().field(option)
        words = self.words.option(option)
        rows = {form: self._card(form, words.values[form]) for form in words.values}
        return RowField(self.look, rows, words, self)

    def _card(self, form: str, name: str) -> ChoiceCard:
        look, about = self.look, say(f"form-{form}-help")
        paint = partial(_FORM_PAINTERS[form], look=look)

        def content() -> ColumnBox:
            picture = PictureBox(paint, key=("wl-form", form), aspect=None, high=look.px(118))
            strong = TextBox(
                name, Role.STRONG, lines=_MAX_WHOLE_LINES, align=_ALIGN_CENTRE, pad=(4, 0)
            )
            small = TextBox(about, Role.SMALL, "muted", _MAX_WHOLE_LINES, _ALIGN_CENTRE, pad=(4, 0))
            return ColumnBox((picture, strong, small), gap=4, pad=(6, 8))

        return ChoiceCard(look, content, name, self, help_=about)

    def place(self, option: Option, field: Field) -> None:
        """What both forms have stands last."""
        faces = self.fields.get("faces", field)
        self.column.insertWidget(self.column.indexOf(faces), field)

    def offers(self, option: Option) -> bool:
        """From memory there is no belt; and nobody else is shown what one person sees alone."""
        if option.id == "everyone" and self.persons < 2:
            return False
        return option.id == "form" or (self._timed and (option.id != "hands" or self.persons > 0))

    @property
    def _timed(self) -> bool:
        return self.fields["form"].value == "timed"

    def set_players(self, players: Sequence[SeatInfo]) -> None:
        """Propose hands anew where one person has become several, or several one."""
        shared = sum(player.is_person for player in players) > 1
        if shared != self._is_shared:
            hands, self._is_shared = self.fields["hands"], shared
            self._other_hands, chosen = hands.value, self._other_hands
            hands.choose(chosen)
        super().set_players(players)

    def remembered(self) -> dict[str, Value]:
        """Return also what one person alone takes luggage by, and what several do."""
        now, other = self._remembered_hands
        return {**super().remembered(), now: self.fields["hands"].value, other: self._other_hands}

    def recall(self, remembered: Mapping[str, Value]) -> None:
        """Choose hands for as many people as play now, and propose the others to others."""
        now, other = self._remembered_hands
        present = {name: remembered[name] for name in remembered if name not in (now, other)}
        if now in remembered:
            present["hands"] = remembered[now]
        option = next(each for each in self.game.options if each.id == "hands")
        if other in remembered and is_value(option, remembered[other]):
            self._other_hands = remembered[other]
        self.set_values(present)

    @property
    def _remembered_hands(self) -> tuple[str, str]:
        """By what name the hands of the present table are remembered, and the other hands."""
        return (_SHARED_HANDS, _HANDS_ALONE) if self._is_shared else (_HANDS_ALONE, _SHARED_HANDS)

    def renew(self) -> None:
        """Faces are for one person, or for all: two would see each other's (WL-33)."""
        super().renew()
        alone = self.persons < 2
        faces = self.fields["faces"]
        assert isinstance(faces, FlagField)
        faces.allow(alone, say("setup-faces-help" if alone else "setup-faces-shared"))
        faces.setVisible(self._timed and alone)
        form = self.fields["form"]
        if form.value == self.fixed.get("form"):
            # What is practised is seen, and nothing else to choose.
            assert isinstance(form, RowField)
            form.set_help(say("setup-form-practice"))
            form.show()
            for value, card in form.rows.items():
                card.setVisible(value == form.value)


_FORM_PAINTERS: Final[Mapping[str, Callable[..., None]]] = {
    "timed": paint_belt_form,
    "memory": paint_memory_form,
}
