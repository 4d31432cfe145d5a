"""The table of Pack the Essentials, its art: the wardrobe, a drawing for each garment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ui.tables.pack_the_essentials.art.wardrobe import bags, feet, heads, necks, tops
from ui.tables.pack_the_essentials.art.wardrobe.kit import Tailor

WARDROBE: Final[dict[str, Callable[[Tailor], None]]] = {
    "bow-tie": necks.bow_tie,
    "sleep-mask": heads.sleep_mask,
    "nightcap": heads.nightcap,
    "ankle-boot": feet.ankle_boot,
    "blanket-roll": bags.blanket_roll,
    "bum-bag": bags.bum_bag,
    "wellington": feet.wellington,
    "glove": necks.glove,
    "t-shirt": tops.t_shirt,
    "sun-hat": heads.sun_hat,
    "shirt": tops.shirt,
    "backpack": bags.backpack,
    "flip-flops": feet.flip_flops,
    "bikini": bags.bikini,
    "belt": bags.belt,
    "necktie": necks.necktie,
    "cowboy-boot": feet.cowboy_boot,
    "umbrella": bags.umbrella,
    "long-glove": necks.long_glove,
    "hair-dryer": bags.hair_dryer,
    "mitten": necks.mitten,
    "trainer": feet.trainer,
    "shorts": feet.shorts,
    "earmuffs": heads.earmuffs,
    "scarf": necks.scarf,
    "jeans": feet.jeans,
    "coat": tops.coat,
    "dress": tops.dress,
    "flat-cap": heads.flat_cap,
    "striped-scarf": necks.striped_scarf,
    "cardigan": tops.cardigan,
    "jester-hat": heads.jester_hat,
    "feather-boa": necks.boa,
    "bow": necks.ribbon_bow,
    "neckerchief": necks.kerchief,
    "bolero": tops.bolero,
    "jumper": tops.jumper,
    "romper": tops.romper,
}
"""What draws each garment, upright, on cells of side 1."""

__all__ = ["WARDROBE", "Tailor"]
