"""Shell: the about page: what this is, its version, and what it is made with."""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from importlib import metadata

from PySide6.QtCore import QSize, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.store import build_info
from ui.look.spacing import with_spacing
from ui.look.style import ICON_FOLDER, Look
from ui.look.typography import Role
from ui.shell.widgets.basic import Columns, Label, Page, PaperCard, button


def versions() -> str:
    """One line a component, for the page and for reports."""
    lines = [
        f"Stowaway {build_info.version()}",
        build_info.of_this().words.capitalize(),
        f"Python {platform.python_version()}",
        f"Qt {qVersion()} ({QGuiApplication.platformName()})",
        f"{platform.system()} {platform.release()}",
    ]
    for name in ("PySide6-Essentials", "msgspec", "pyqtgraph", "miniaudio"):
        try:
            lines.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            lines.append(f"{name} (bundled)")
    return "\n".join(lines)


class AboutPage(Page):
    """Versions and licences."""

    notices_wanted = Signal()
    """Show whose works this is made with."""
    age: Label | None = None
    """Says that this version is old, if it is."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, widest=1160)
        self.set_title(self.tr("About Stowaway"))
        cards = Columns(look, 420, flush=True)
        card = PaperCard(look)
        self._picture = QLabel()
        self._paint()
        look.changed.connect(self._paint)
        head, names = QHBoxLayout(), QVBoxLayout()
        with_spacing(look, head, gap=20)
        head.addWidget(self._picture)
        head.addLayout(names, 1)
        names.addStretch(1)
        names.addWidget(Label(look, f"Stowaway {build_info.version()}", face=Role.TITLE, wrap=True))
        names.addWidget(
            Label(
                look,
                self.tr("Four board games about luggage, on your own computer."),
                face=Role.STRONG,
                wrap=True,
            )
        )
        names.addStretch(1)
        card.column.addLayout(head)
        card.column.addWidget(
            Label(
                look,
                self.tr(
                    "Everything stays on this computer: no account, no network. Every move is "
                    "saved at once."
                ),
                wrap=True,
            )
        )
        card.column.addWidget(
            Label(
                look,
                self.tr(
                    "Stowaway is free software under the MIT licence. It uses Qt and PySide6 (LGPL "
                    "version 3) and the typefaces Inter and Bebas Neue (SIL Open Font License). "
                    "The titles of the games belong to their publishers; all text, art and rules "
                    "pages are our own."
                ),
                wrap=True,
            )
        )
        self.notices_button = button(
            self.tr("&Third-party notices"),
            self.notices_wanted.emit,
            hint=self.tr("Licences for the software and fonts that Stowaway uses"),
        )
        card.column.addWidget(self.notices_button, 0, Qt.AlignmentFlag.AlignLeft)
        card.column.addStretch(1)
        cards.add(card)
        details = PaperCard(look, self.tr("Versions"))
        if build_info.of_package().is_old(datetime.now(UTC).date()):
            self.age = Label(
                look,
                self.tr(
                    "This version is more than a year old. A newer one may be available where "
                    "you got this one. Stowaway itself never looks for one."
                ),
                wrap=True,
            )
            details.column.addWidget(self.age)
        self.versions = Label(look, versions(), face=Role.BODY, role="muted")
        self.versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        details.column.addWidget(self.versions)
        self.copy_button = button(self.tr("&Copy"), self._copy)
        details.column.addStretch(1)
        details.column.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignLeft)
        cards.add(details)
        self.column.addWidget(cards)
        self.end()

    def enter(self) -> None:
        """There is one thing to do here."""
        self.copy_button.setFocus()

    def _paint(self) -> None:
        side = self.look.px(160)
        drawn = QIcon(str(ICON_FOLDER / "stowaway.svg"))
        whole = drawn.pixmap(QSize(side, side), self.devicePixelRatioF())
        # An icon has air around it, which would set it off from the words below.
        air = whole.width() // 32
        self._picture.setPixmap(whole.copy(whole.rect().adjusted(air, air, -air, -air)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.versions.text())
