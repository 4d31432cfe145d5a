"""Shell: the places of a trail, in the order in which it leads through them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from engine.core import Grade


def place_names(count: int) -> tuple[str, ...]:
    """Name the places of a trail of so many stops.

    Each trail begins and ends at the same places. A shorter one leaves some out, and one that is
    longer than there are places goes round again.
    """
    places = _places()
    if count > len(places):
        return tuple(places[number % len(places)] for number in range(count))
    last = max(1, count - 1)
    return tuple(places[round(number * (len(places) - 1) / last)] for number in range(count))


def on_trail(number: int, count: int) -> str:
    """Say which stop of a trail a match is, by the name of its place.

    Args:
        number: That of the stop, counted from 0.
        count: How many stops the trail has.

    Returns:
        A few words.
    """
    words = QCoreApplication.translate("places", "Trail, {name}")
    return words.format(name=place_names(count)[number])


def on_to(number: int, count: int) -> str:
    """Return the words of a button that begins a stop, counted from 0, of a trail of so many."""
    name = place_names(count)[number]
    if name == _places()[-1]:
        return QCoreApplication.translate("places", "O&n home")
    return QCoreApplication.translate("places", "O&n to {name}").format(name=name)


def _places() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("places", "Lisbon"),
        QCoreApplication.translate("places", "Porto"),
        QCoreApplication.translate("places", "Madrid"),
        QCoreApplication.translate("places", "Bilbao"),
        QCoreApplication.translate("places", "Paris"),
        QCoreApplication.translate("places", "London"),
        QCoreApplication.translate("places", "Bruges"),
        QCoreApplication.translate("places", "Utrecht"),
        QCoreApplication.translate("places", "Hamburg"),
        QCoreApplication.translate("places", "Oslo"),
        QCoreApplication.translate("places", "Bergen"),
        QCoreApplication.translate("places", "Tromsø"),
        QCoreApplication.translate("places", "Turku"),
        QCoreApplication.translate("places", "Riga"),
        QCoreApplication.translate("places", "Vilnius"),
        QCoreApplication.translate("places", "Krakow"),
        QCoreApplication.translate("places", "Prague"),
        QCoreApplication.translate("places", "Vienna"),
        QCoreApplication.translate("places", "Trieste"),
        QCoreApplication.translate("places", "Venice"),
        QCoreApplication.translate("places", "Florence"),
        QCoreApplication.translate("places", "Rome"),
        QCoreApplication.translate("places", "Naples"),
        QCoreApplication.translate("places", "Bari"),
        QCoreApplication.translate("places", "Corfu"),
        QCoreApplication.translate("places", "Athens"),
        QCoreApplication.translate("places", "Izmir"),
        QCoreApplication.translate("places", "Istanbul"),
        QCoreApplication.translate("places", "Ankara"),
        QCoreApplication.translate("places", "Trabzon"),
        QCoreApplication.translate("places", "Tbilisi"),
        QCoreApplication.translate("places", "Baku"),
        QCoreApplication.translate("places", "Bukhara"),
        QCoreApplication.translate("places", "Almaty"),
        QCoreApplication.translate("places", "Delhi"),
        QCoreApplication.translate("places", "Jaipur"),
        QCoreApplication.translate("places", "Goa"),
        QCoreApplication.translate("places", "Colombo"),
        QCoreApplication.translate("places", "Penang"),
        QCoreApplication.translate("places", "Hanoi"),
        QCoreApplication.translate("places", "Manila"),
        QCoreApplication.translate("places", "Taipei"),
        QCoreApplication.translate("places", "Seoul"),
        QCoreApplication.translate("places", "Kyoto"),
        QCoreApplication.translate("places", "Sapporo"),
        QCoreApplication.translate("places", "Honolulu"),
        QCoreApplication.translate("places", "Suva"),
        QCoreApplication.translate("places", "Auckland"),
        QCoreApplication.translate("places", "Sydney"),
        QCoreApplication.translate("places", "Hobart"),
        QCoreApplication.translate("places", "Lima"),
        QCoreApplication.translate("places", "Cusco"),
        QCoreApplication.translate("places", "Quito"),
        QCoreApplication.translate("places", "Bogotá"),
        QCoreApplication.translate("places", "Havana"),
        QCoreApplication.translate("places", "Miami"),
        QCoreApplication.translate("places", "Boston"),
        QCoreApplication.translate("places", "Halifax"),
        QCoreApplication.translate("places", "Reykjavik"),
        QCoreApplication.translate("places", "Home"),
    )


def needs_no_win(asked: Grade, *, seats: int) -> bool:
    """Tell whether a medal at a table is won by other places than the first.

    Args:
        asked: What it asks.
        seats: How many play there.
    """
    return seats > 1 and asked.place != 1


def enough_words(asked: Grade, amount: Callable[[int], str], *, seats: int) -> str:
    """Say that bronze needs no win, where it needs none; else nothing.

    Args:
        asked: What bronze asks.
        amount: Writes a score.
        seats: How many play there.

    Returns:
        A sentence; empty alone, and where only the first place is enough.
    """
    from ui.kit.medals import asked_words

    if not needs_no_win(asked, seats=seats):
        return ""
    words = QCoreApplication.translate(
        "trail", "You don’t have to win. Enough for bronze: {asked}."
    )
    return words.format(asked=asked_words(asked, amount, seats=seats))
