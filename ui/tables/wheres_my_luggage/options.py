"""The table of Where's My Luggage?: its part of the set-up page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt

from engine.core import Option
from ui.kit.options import ChoiceCard, Field, FlagField, OptionsPage, RowField
from ui.look.flow import ColumnBox, PictureBox, TextBox
from ui.look.typography import Role
from ui.tables.wheres_my_luggage.art.forms import paint_belt_form, paint_memory_form
from ui.tables.wheres_my_luggage.words import say

_MAX_WHOLE_LINES: Final = 9
"""How many lines of words are read whole."""
_ALIGN_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class Options(OptionsPage):
    """The form; for the belt its tempo and step mode; and whether a look shows whose tile it is."""

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
        """From memory there is no belt."""
        return option.id == "form" or self._timed

    @property
    def _timed(self) -> bool:
        return self.fields["form"].value == "timed"

    def renew(self) -> None:
        """Faces are for one person: two would see each other's (WL-33)."""
        super().renew()
        alone = self.persons < 2
        faces = self.fields["faces"]
        assert isinstance(faces, FlagField)
        faces.allow(alone, say("setup-faces-help" if alone else "setup-faces-shared"))


_FORM_PAINTERS: Final[Mapping[str, Callable[..., None]]] = {
    "timed": paint_belt_form,
    "memory": paint_memory_form,
}
