"""Tables: Pack the Essentials. Exports `TABLE`; the rest is imported when it is asked for."""

from ui.tables.pack_the_essentials.spec import TABLE

__all__ = ["TABLE"]
