"""Packaging: the Mac's disk image as dmgbuild makes it; `packaging/macos/build.py` defines paths.

dmgbuild runs this file with `defines` and takes what it names: `app`, the bundle; `pictures`, a
folder with the ground of the window at both densities and with the icon of the volume.
"""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    defines: dict[str, str] = {}

_app = Path(defines["app"])
_pictures = Path(defines["pictures"])

# Read by every macOS that the app runs on, and the smallest.
format = "ULMO"  # noqa: A001
filesystem = "HFS+"
files = [str(_app)]
symlinks = {"Applications": "/Applications"}
icon = str(_pictures / "stowaway.icns")
# The denser one beside it, `@2x`, is found by its name.
background = str(_pictures / "background.png")

default_view = "icon-view"
include_icon_view_settings = True
window_rect = ((200, 160), (640, 420))
icon_size = 128
text_size = 14
label_pos = "bottom"
arrange_by = None
show_status_bar = False
show_tab_view = False
show_toolbar = False
show_pathbar = False
show_sidebar = False
hide_extensions = [_app.name]
# On the trays that packaging/posters.py paints.
icon_locations = {_app.name: (160, 236), "Applications": (480, 236)}
