"""Gallery: finds words that do not fit, on whatever the window shows."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QGraphicsItem,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionSpinBox,
    QTableView,
    QTextBrowser,
    QToolButton,
    QWidget,
)

from ui.charts.panel import ChartPanel
from ui.look import text
from ui.look.flow_widget import FlowWidget
from ui.look.style import Look
from ui.look.text import Fitted
from ui.look.widgets import FittedLabel, TagButton

_SLACK = 1.0
_EDGE = 2
"""How many pixels of a scene may be lost at an edge, where its size is rounded."""
_CELL = 8
"""What edges take of the width of a table's cell at least."""
_LETTERS = 3
"""How many letters at least are left of words that are cut."""
_INVISIBLE = "ui.access"
"""What is never painted has no room to keep to."""


def troubles(window: QWidget, look: Look) -> list[str]:
    """What is clipped, elided without a tip, or sticks out, in words; one for each text."""
    look.pixmaps.clear()
    # A window lays itself out before it is painted.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    with text.recording() as painted:
        window.grab()
    found = []
    tips = "\n".join(_tips(window))
    for words in painted:
        if words.cut and words.text.strip() and (words.text not in tips or _is_bare(words)):
            found.append(f"painted {words.text!r} is cut: {' / '.join(words.lines)!r}")
        elif not words.cut and words.height > words.room.height() * 1.35 + 2:
            found.append(f"painted {words.text!r} is too high for its room")
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisibleTo(window) and not type(widget).__module__.startswith(_INVISIBLE):
            problems = _widget(widget)
            if _says_something(widget):
                problems += _sticks_out(widget, window)
            called = f"{type(widget).__name__} {_name(widget)!r}"
            found += [f"{called} {problem}" for problem in problems]
    return list(dict.fromkeys(found))


def _is_bare(words: Fitted) -> bool:
    """Whether so little is left of cut words that they tell nothing, whatever their tip says."""
    left = "".join(words.lines).rstrip("…").strip()
    return len(left) < min(_LETTERS, len(words.text))


def _name(widget: QWidget) -> str:
    said = getattr(widget, "text", None)
    words = str(said()) if callable(said) else ""
    return (words or widget.accessibleName() or widget.objectName())[:60]


def _tips(window: QWidget) -> Iterator[str]:
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisibleTo(window):
            yield widget.toolTip()
            if isinstance(widget, QGraphicsView) and widget.scene() is not None:
                yield from (item.toolTip() for item in widget.scene().items() if item.isVisible())


def _says_something(widget: QWidget) -> bool:
    if isinstance(widget, QLabel | QAbstractButton):
        return bool(widget.text())
    return isinstance(widget, QComboBox | QLineEdit)


def _sticks_out(widget: QWidget, window: QWidget) -> list[str]:
    """Whether a part of a widget lies where it cannot be seen, even by scrolling."""
    walk = widget.parentWidget()
    while walk is not None:
        box = QRect(widget.mapTo(walk, QPoint()), widget.size())
        area = walk.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is walk:
            out = box.left() < -1 or box.right() > walk.width()
            return ["sticks out at the side of what scrolls up and down"] if out else []
        if not walk.rect().adjusted(-1, -1, 1, 1).contains(box):
            # A content that scrolls is placed by its scroll area.
            holder = walk.parentWidget()
            if not (holder is not None and isinstance(holder, QAbstractScrollArea)):
                return [f"sticks out of its {type(walk).__name__}"]
        if walk is window:
            break
        walk = walk.parentWidget()
    return []


def _widget(widget: QWidget) -> list[str]:
    if isinstance(widget, FittedLabel | TagButton):
        return []  # it records what it paints
    if isinstance(widget, QLabel):
        return _label(widget)
    if isinstance(widget, QPushButton | QToolButton):
        return _button(widget)
    if isinstance(widget, QAbstractButton):
        return _least(widget) if type(widget).__module__.startswith("PySide6") else []
    if isinstance(widget, QComboBox):
        return _combo(widget)
    if isinstance(widget, QSpinBox):
        return _spin(widget)
    if isinstance(widget, QLineEdit):
        return _edit(widget)
    if isinstance(widget, QGraphicsView):
        return _stage(widget)
    if isinstance(widget, QTableView):
        return _table(widget)
    if isinstance(widget, QListWidget):
        return _list(widget)
    if isinstance(widget, QTextBrowser):
        over = widget.horizontalScrollBar().maximum() > 0
        return ["is wider than its room"] if over else []
    if isinstance(widget, FlowWidget):
        return _least(widget)
    return _chart(widget) if isinstance(widget, ChartPanel) else []


def _wide(widget: QWidget, words: str) -> float:
    plain = re.sub(r"&(.)", r"\1", words)
    metrics = QFontMetricsF(widget.font())
    return max(metrics.horizontalAdvance(line) for line in plain.split("\n"))


def _label(label: QLabel) -> list[str]:
    if not label.text():
        return []
    label.ensurePolished()
    room = label.contentsRect().width() - 2 * label.margin()
    if not label.wordWrap():
        return _least(label) if label.width() < label.sizeHint().width() - _SLACK else []
    found = []
    if label.heightForWidth(label.width()) > label.height() + _SLACK:
        found.append("is too low for its lines")
    if label.textFormat() == Qt.TextFormat.RichText or re.search(r"<\w+>", label.text()):
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setHtml(label.text())
        words = document.toPlainText()
    else:
        words = QLabel.text(label)
    if text.unbroken_units(shown := QLabel.text(label)) != shown and not _copied(label):
        found.append("may end a line between a number and its unit")
    unbroken = text.unbroken_units(words).replace("\n", " ").split(" ")
    widest = max((_wide(label, word) for word in unbroken), default=0.0)
    if widest > room + _SLACK:
        found.append("has a word wider than its room")
    return found


def _copied(label: QLabel) -> bool:
    """Whether somebody may copy what a label says, so that it stays as it is."""
    return bool(label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse)


def _least(widget: QWidget) -> list[str]:
    needed, size = widget.sizeHint(), widget.size()
    if isinstance(widget, QAbstractButton | FlowWidget):
        needed = widget.minimumSizeHint()
    if size.width() < needed.width() - _SLACK or size.height() < needed.height() - _SLACK:
        return [f"is {_said(size)}, and needs {_said(needed)}"]
    return []


def _said(size: QSize) -> str:
    return f"{size.width()} × {size.height()}"


def _button(button: QPushButton | QToolButton) -> list[str]:
    if not button.text() or button.text() in ("", "…"):
        return []
    found = _least(button)
    if isinstance(button, QPushButton) and type(button).__module__.startswith("PySide6"):
        option = QStyleOptionButton()
        button.initStyleOption(option)
        room = button.style().subElementRect(
            QStyle.SubElement.SE_PushButtonContents, option, button
        )
        if _wide(button, button.text()) > room.width() + _SLACK:
            found.append("has words wider than its room")
    return found


def _combo(combo: QComboBox) -> list[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    room = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        combo,
    )
    icon = 0 if combo.itemIcon(combo.currentIndex()).isNull() else combo.iconSize().width() + 4
    wide = _wide(combo, combo.currentText().replace("&", "&&"))
    if wide + icon > room.width() + _SLACK and not combo.toolTip():
        return [f"says {combo.currentText()!r}, wider than its room"]
    return []


def _spin(spin: QSpinBox) -> list[str]:
    option = QStyleOptionSpinBox()
    spin.initStyleOption(option)
    room = spin.style().subControlRect(
        QStyle.ComplexControl.CC_SpinBox, option, QStyle.SubControl.SC_SpinBoxEditField, spin
    )
    return ["is too narrow"] if _wide(spin, spin.text()) > room.width() + _SLACK else []


def _edit(edit: QLineEdit) -> list[str]:
    """What a person typed may be longer than the line; what the line says may not."""
    if isinstance(edit.parentWidget(), QSpinBox):
        return []
    option = QStyleOptionFrame()
    edit.initStyleOption(option)
    room = edit.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, edit)
    words = edit.text() if edit.isReadOnly() else edit.placeholderText()
    if words and _wide(edit, words) > room.width() - 2 * edit.textMargins().left() + _SLACK:
        return [f"says {words!r}, wider than its room"]
    return []


def _table(table: QTableView) -> list[str]:
    over = table.horizontalScrollBar().maximum() > 0
    found = ["scrolls sideways, so that its last columns are not seen"] if over else []
    model = table.model()
    header = table.horizontalHeader()
    for column in range(model.columnCount()):
        if table.isColumnHidden(column):
            continue
        wide = table.columnWidth(column)
        needed = header.sectionSizeFromContents(column).width() if header.isVisible() else 0
        title = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        if needed > wide + _SLACK and not _header_tip(header, column):
            found.append(f"has a heading {title!r} of {needed} in {wide}")
        for row in range(min(30, model.rowCount())):
            index = model.index(row, column)
            if not _cell_fits(table, str(index.data() or ""), wide, table.rowHeight(row)):
                found.append(f"has a cell {index.data()!r} that does not fit {wide}")
    return found


def _cell_fits(table: QTableView, words: str, wide: int, high: int) -> bool:
    metrics = QFontMetricsF(table.font())
    room = wide - _CELL
    if not table.wordWrap():
        return metrics.horizontalAdvance(words) <= room
    lines = text.wrapped(words, table.font(), room)
    fits = max((metrics.horizontalAdvance(line) for line in lines), default=0.0) <= room + _SLACK
    return fits and len(lines) * metrics.height() <= high + _SLACK


def _header_tip(header: QHeaderView, column: int) -> bool:
    tip = header.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    return bool(tip)


def _list(items: QListWidget) -> list[str]:
    found = []
    room = items.viewport().width()
    for row in range(items.count()):
        item = items.item(row)
        if item.isHidden():
            continue
        box = items.visualItemRect(item)
        words = item.text().split() if items.wordWrap() else [item.text()]
        widest = max((_wide(items, word) for word in words), default=0.0)
        if widest > room and not item.toolTip():
            found.append(f"has {item.text()!r}, wider than its room")
        font = item.data(Qt.ItemDataRole.FontRole) or items.font()
        lines = text.wrapped(item.text(), font, room) if items.wordWrap() else [item.text()]
        if box.height() < QFontMetricsF(font).height() * 0.9 * len(lines):
            found.append(f"has {item.text()!r}, higher than its line")
    return found


def _stage(view: QGraphicsView) -> list[str]:
    """What can be pressed lies where it is seen, or where scrolling leads."""
    if view.scene() is None:
        return []
    port = view.viewport().rect()
    bars = view.horizontalScrollBar(), view.verticalScrollBar()
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    fixed = off in (view.horizontalScrollBarPolicy(), view.verticalScrollBarPolicy())
    found = ["scrolls, and has no bar"] if fixed and any(bar.maximum() for bar in bars) else []
    if all(bar.maximum() > bar.minimum() for bar in bars):
        found.append("scrolls both ways")
    # What the bars can bring into the viewport, in the viewport's own pixels of now.
    reach = port.adjusted(
        bars[0].minimum() - bars[0].value(),
        bars[1].minimum() - bars[1].value(),
        bars[0].maximum() - bars[0].value(),
        bars[1].maximum() - bars[1].value(),
    )
    whole = view.mapFromScene(view.sceneRect()).boundingRect()
    if not reach.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE).contains(whole):
        found.append(f"shows {whole.getRect()} of its scene in {reach.getRect()}")
    for item in view.scene().items():
        if item.isVisible() and item.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable:
            box = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            if not reach.contains(box.center()):
                found.append(f"has a {type(item).__name__} at {box.center()}, out of reach")
    return found


def _chart(panel: ChartPanel) -> list[str]:
    plot = panel.plot
    if plot is None:
        return []
    return [
        f"has {full!r} cut in the chart: {label.text()!r}"
        for label, full in plot._labels
        if full not in (label.text(), label.toolTip())
    ]
