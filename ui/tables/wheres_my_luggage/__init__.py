"""Tables: Where's My Luggage? Exports `TABLE`; the rest is imported when it is asked for."""

from ui.tables.wheres_my_luggage.spec import TABLE

__all__ = ["TABLE"]
