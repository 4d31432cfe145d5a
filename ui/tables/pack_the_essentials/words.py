"""The table of Pack the Essentials: all of its words, keyed by the engine's ids.

Every text is a literal that lupdate finds, in the context `pack_the_essentials`. Fields in braces
are filled in after translation; `%n` is a number whose plural Qt knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.core import Seat
from ui.access.places import place_name
from ui.bridge.phrases import Phrases, Texts
from ui.bridge.phrases import capital as capital

if TYPE_CHECKING:
    from engine.core import Event, Refused
    from engine.games.pack_the_essentials.components import Components, PositionGift

CONTEXT: Final = "pack_the_essentials"

# Single words -------------------------------------------------------------------------------------

COLOURS: Final[Texts] = {
    "magenta": QT_TRANSLATE_NOOP("pack_the_essentials", "magenta"),
    "lavender": QT_TRANSLATE_NOOP("pack_the_essentials", "lavender"),
    "peach": QT_TRANSLATE_NOOP("pack_the_essentials", "peach"),
    "mint": QT_TRANSLATE_NOOP("pack_the_essentials", "mint"),
}
BOARDS: Final[Texts] = {
    "auto": QT_TRANSLATE_NOOP("pack_the_essentials", "Whichever is left"),
    "common": QT_TRANSLATE_NOOP("pack_the_essentials", "Common"),
    "star": QT_TRANSLATE_NOOP("pack_the_essentials", "Star"),
    "heart": QT_TRANSLATE_NOOP("pack_the_essentials", "Heart"),
    "moon": QT_TRANSLATE_NOOP("pack_the_essentials", "Moon"),
    "diamond": QT_TRANSLATE_NOOP("pack_the_essentials", "Diamond"),
}
SIDES: Final[Texts] = {
    "common": QT_TRANSLATE_NOOP("pack_the_essentials", "The same suitcase for all"),
    "own": QT_TRANSLATE_NOOP("pack_the_essentials", "A suitcase of one’s own"),
}
GARMENTS: Final[Texts] = {
    "bow-tie": QT_TRANSLATE_NOOP("pack_the_essentials", "bow tie"),
    "sleep-mask": QT_TRANSLATE_NOOP("pack_the_essentials", "sleeping mask"),
    "nightcap": QT_TRANSLATE_NOOP("pack_the_essentials", "nightcap"),
    "ankle-boot": QT_TRANSLATE_NOOP("pack_the_essentials", "ankle boot"),
    "blanket-roll": QT_TRANSLATE_NOOP("pack_the_essentials", "rolled blanket"),
    "bum-bag": QT_TRANSLATE_NOOP("pack_the_essentials", "belt bag"),
    "wellington": QT_TRANSLATE_NOOP("pack_the_essentials", "rubber boot"),
    "glove": QT_TRANSLATE_NOOP("pack_the_essentials", "glove"),
    "t-shirt": QT_TRANSLATE_NOOP("pack_the_essentials", "T-shirt"),
    "sun-hat": QT_TRANSLATE_NOOP("pack_the_essentials", "sun hat"),
    "shirt": QT_TRANSLATE_NOOP("pack_the_essentials", "folded shirt"),
    "backpack": QT_TRANSLATE_NOOP("pack_the_essentials", "backpack"),
    "flip-flops": QT_TRANSLATE_NOOP("pack_the_essentials", "pair of flip-flops"),
    "bikini": QT_TRANSLATE_NOOP("pack_the_essentials", "bikini"),
    "belt": QT_TRANSLATE_NOOP("pack_the_essentials", "belt"),
    "necktie": QT_TRANSLATE_NOOP("pack_the_essentials", "necktie"),
    "cowboy-boot": QT_TRANSLATE_NOOP("pack_the_essentials", "cowboy boot"),
    "umbrella": QT_TRANSLATE_NOOP("pack_the_essentials", "umbrella"),
    "long-glove": QT_TRANSLATE_NOOP("pack_the_essentials", "evening glove"),
    "hair-dryer": QT_TRANSLATE_NOOP("pack_the_essentials", "hair dryer"),
    "mitten": QT_TRANSLATE_NOOP("pack_the_essentials", "mitten"),
    "trainer": QT_TRANSLATE_NOOP("pack_the_essentials", "trainer"),
    "shorts": QT_TRANSLATE_NOOP("pack_the_essentials", "pair of shorts"),
    "earmuffs": QT_TRANSLATE_NOOP("pack_the_essentials", "pair of earmuffs"),
    "scarf": QT_TRANSLATE_NOOP("pack_the_essentials", "scarf"),
    "jeans": QT_TRANSLATE_NOOP("pack_the_essentials", "pair of jeans"),
    "coat": QT_TRANSLATE_NOOP("pack_the_essentials", "trench coat"),
    "dress": QT_TRANSLATE_NOOP("pack_the_essentials", "dress"),
    "flat-cap": QT_TRANSLATE_NOOP("pack_the_essentials", "flat cap"),
    "striped-scarf": QT_TRANSLATE_NOOP("pack_the_essentials", "striped scarf"),
    "cardigan": QT_TRANSLATE_NOOP("pack_the_essentials", "cardigan"),
    "jester-hat": QT_TRANSLATE_NOOP("pack_the_essentials", "jester’s hat"),
    "feather-boa": QT_TRANSLATE_NOOP("pack_the_essentials", "feather boa"),
    "bow": QT_TRANSLATE_NOOP("pack_the_essentials", "hair ribbon"),
    "neckerchief": QT_TRANSLATE_NOOP("pack_the_essentials", "neckerchief"),
    "bolero": QT_TRANSLATE_NOOP("pack_the_essentials", "short jacket"),
    "jumper": QT_TRANSLATE_NOOP("pack_the_essentials", "jumper"),
    "romper": QT_TRANSLATE_NOOP("pack_the_essentials", "romper"),
}
DIFFICULTIES: Final[Texts] = {
    "easy": QT_TRANSLATE_NOOP("pack_the_essentials", "Easy"),
    "medium": QT_TRANSLATE_NOOP("pack_the_essentials", "Medium"),
    "hard": QT_TRANSLATE_NOOP("pack_the_essentials", "Hard"),
    "expuurt": QT_TRANSLATE_NOOP("pack_the_essentials", "Expuurt"),
}
CARDS: Final[Texts] = {
    "weekend-whiskers": QT_TRANSLATE_NOOP("pack_the_essentials", "Weekend Whiskers"),
    "cat-nap": QT_TRANSLATE_NOOP("pack_the_essentials", "Cat Nap"),
    "short-paws": QT_TRANSLATE_NOOP("pack_the_essentials", "Short Paws"),
    "window-seat": QT_TRANSLATE_NOOP("pack_the_essentials", "Window Seat"),
    "city-kitty": QT_TRANSLATE_NOOP("pack_the_essentials", "City Kitty"),
    "business-class": QT_TRANSLATE_NOOP("pack_the_essentials", "Business Class"),
    "litter-ary-tour": QT_TRANSLATE_NOOP("pack_the_essentials", "Litter-ary Tour"),
    "fur-trip": QT_TRANSLATE_NOOP("pack_the_essentials", "Fur Trip"),
    "red-eye-tabby": QT_TRANSLATE_NOOP("pack_the_essentials", "Red-Eye Tabby"),
    "long-hair-flight": QT_TRANSLATE_NOOP("pack_the_essentials", "Long-Hair Flight"),
    "claw-stomary-check": QT_TRANSLATE_NOOP("pack_the_essentials", "Claw-stomary Check"),
    "round-the-world": QT_TRANSLATE_NOOP("pack_the_essentials", "Round the World in Nine Lives"),
    "purr-fect-packer": QT_TRANSLATE_NOOP("pack_the_essentials", "Purr-fect Packer"),
    "first-class-feline": QT_TRANSLATE_NOOP("pack_the_essentials", "First Class Feline"),
}

# To Do Lists --------------------------------------------------------------------------------------

LISTS: Final[Texts] = {
    "1A": QT_TRANSLATE_NOOP("pack_the_essentials", "Columns"),
    "1B": QT_TRANSLATE_NOOP("pack_the_essentials", "Rows"),
    "1C": QT_TRANSLATE_NOOP("pack_the_essentials", "Zip It Up"),
    "1D": QT_TRANSLATE_NOOP("pack_the_essentials", "Packing Cubes"),
    "2A": QT_TRANSLATE_NOOP("pack_the_essentials", "Full Litter"),
    "2B": QT_TRANSLATE_NOOP("pack_the_essentials", "Window Seats"),
    "2C": QT_TRANSLATE_NOOP("pack_the_essentials", "Sock Drawer"),
    "2D": QT_TRANSLATE_NOOP("pack_the_essentials", "Warm Laundry"),
    "3A": QT_TRANSLATE_NOOP("pack_the_essentials", "Best in Show"),
    "3B": QT_TRANSLATE_NOOP("pack_the_essentials", "Balanced Wardrobe"),
    "3C": QT_TRANSLATE_NOOP("pack_the_essentials", "Signature Colour"),
    "3D": QT_TRANSLATE_NOOP("pack_the_essentials", "Mix and Match"),
}
COUNTS: Final[Texts] = {
    "columns": QT_TRANSLATE_NOOP("pack_the_essentials", "{points} for each full column"),
    "rows": QT_TRANSLATE_NOOP("pack_the_essentials", "{points} for each full row"),
    "edge": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{points} for every {per} full spaces on the edge"
    ),
    "blocks": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{points} for each full {size}×{size} section"
    ),
    "litters": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{points} for each set of cats in all four colours, kittens too"
    ),
    "edge-cats": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{points} for each cat or kitten on the edge"
    ),
    "bonus-tiles": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{points} for each sock or underwear tile, either side up"
    ),
    "warm-cats": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "{points} for each cat or kitten that touches {mark} or more pieces of clothing",
    ),
    "best-groups": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "{points} for each colour in which your group is the largest of all, {tie} for a tie",
    ),
    "best-groups-solo": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "{points} for each colour group of more than {mark} tiles, {tie} for exactly {mark}",
    ),
    "smallest-group": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{points} for each tile of your weakest colour’s largest group"
    ),
    "largest-group": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{points} for each tile of your largest colour group"
    ),
    "mixed-tiles": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{points} for each tile that touches all three other colours"
    ),
}
LIST_UNITS: Final[Texts] = {
    "columns": QT_TRANSLATE_NOOP("pack_the_essentials", "%n full column(s)"),
    "rows": QT_TRANSLATE_NOOP("pack_the_essentials", "%n full row(s)"),
    "edge": QT_TRANSLATE_NOOP("pack_the_essentials", "%n pair(s) on the edge"),
    "blocks": QT_TRANSLATE_NOOP("pack_the_essentials", "%n full section(s)"),
    "litters": QT_TRANSLATE_NOOP("pack_the_essentials", "%n set(s)"),
    "edge-cats": QT_TRANSLATE_NOOP("pack_the_essentials", "%n on the edge"),
    "bonus-tiles": QT_TRANSLATE_NOOP("pack_the_essentials", "%n packed"),
    "warm-cats": QT_TRANSLATE_NOOP("pack_the_essentials", "%n warm"),
    "best-groups": QT_TRANSLATE_NOOP("pack_the_essentials", "%n colour(s)"),
    "smallest-group": QT_TRANSLATE_NOOP("pack_the_essentials", "%n tile(s)"),
    "largest-group": QT_TRANSLATE_NOOP("pack_the_essentials", "%n tile(s)"),
    "mixed-tiles": QT_TRANSLATE_NOOP("pack_the_essentials", "%n tile(s)"),
}

# Score sheet --------------------------------------------------------------------------------------

LINES: Final[Texts] = {
    "todo-1": QT_TRANSLATE_NOOP("pack_the_essentials", "To Do List 1"),
    "todo-2": QT_TRANSLATE_NOOP("pack_the_essentials", "To Do List 2"),
    "todo-3": QT_TRANSLATE_NOOP("pack_the_essentials", "To Do List 3"),
    "cats": QT_TRANSLATE_NOOP("pack_the_essentials", "Cats and kittens"),
    "magenta": QT_TRANSLATE_NOOP("pack_the_essentials", "Magenta group"),
    "lavender": QT_TRANSLATE_NOOP("pack_the_essentials", "Lavender group"),
    "peach": QT_TRANSLATE_NOOP("pack_the_essentials", "Peach group"),
    "mint": QT_TRANSLATE_NOOP("pack_the_essentials", "Mint group"),
    "rats": QT_TRANSLATE_NOOP("pack_the_essentials", "Unused pack rats"),
    "upper": QT_TRANSLATE_NOOP("pack_the_essentials", "Upper total"),
    "groups": QT_TRANSLATE_NOOP("pack_the_essentials", "Colour group total"),
    "total": QT_TRANSLATE_NOOP("pack_the_essentials", "Total"),
    "goal": QT_TRANSLATE_NOOP("pack_the_essentials", "Goal"),
}

SHORT_LINES: Final[Texts] = {
    "cats": QT_TRANSLATE_NOOP("pack_the_essentials", "Cats, kittens"),
    "magenta": QT_TRANSLATE_NOOP("pack_the_essentials", "Magenta"),
    "lavender": QT_TRANSLATE_NOOP("pack_the_essentials", "Lavender"),
    "peach": QT_TRANSLATE_NOOP("pack_the_essentials", "Peach"),
    "mint": QT_TRANSLATE_NOOP("pack_the_essentials", "Mint"),
    "rats": QT_TRANSLATE_NOOP("pack_the_essentials", "Rats left"),
    "groups": QT_TRANSLATE_NOOP("pack_the_essentials", "Colour groups"),
}

# Refusals: by `Refused.key` -----------------------------------------------------------------------

REFUSALS: Final[Texts] = {
    "PE-11/phase": QT_TRANSLATE_NOOP("pack_the_essentials", "Positions are not being claimed now."),
    "PE-11/no-position": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "There are only positions 1 to 4."
    ),
    "PE-11/taken": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Position {position} is taken by {seat}."
    ),
    "PE-41/blocked": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "The card that was turned over keeps position {position} for a Cat Lady this round.",
    ),
    "PE-12/phase": QT_TRANSLATE_NOOP("pack_the_essentials", "No bonus colour is being chosen now."),
    "PE-12/none-left": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "None is left in {colour}; choose another colour."
    ),
    "PE-13/phase": QT_TRANSLATE_NOOP("pack_the_essentials", "Tiles are not being drafted now."),
    "PE-13/no-tile": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Tile space {space} is empty; take another tile."
    ),
    "PE-15/no-rat": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "The cat side costs a pack rat, and you have none left."
    ),
    "PE-15/two-rats": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "The cat side costs a pack rat, and {most} a turn is the most."
    ),
    "PE-16/outside": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "The tile sticks out of the suitcase."
    ),
    "PE-16/overlap": QT_TRANSLATE_NOOP("pack_the_essentials", "Another tile lies there ({place})."),
    "PE-16/prefilled": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "That space came packed already ({place})."
    ),
    "PE-16/no-form": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "The tile cannot be turned that way."
    ),
    "PE-18/fits": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "A tile still fits, so none may be discarded."
    ),
    "PE-19/phase": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "A bonus tile is placed in your turn of the draft."
    ),
    "PE-19/no-bonus": QT_TRANSLATE_NOOP("pack_the_essentials", "You have no bonus tile in hand."),
    "PE-19/already": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Your tile of this turn is placed already; one a turn."
    ),
    "PE-21/phase": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Cat toys are laid after the last round."
    ),
    "PE-21/count": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Lay exactly {wanted} toys; you have laid {given}."
    ),
    "PE-21/covered": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "That space is full ({place}); a toy needs an empty one.",
    ),
    "PE-21/order": QT_TRANSLATE_NOOP("pack_the_essentials", "Each toy goes on a space of its own."),
    "TURN": QT_TRANSLATE_NOOP("pack_the_essentials", "It is not your turn."),
    "OVER": QT_TRANSLATE_NOOP("pack_the_essentials", "The match is over."),
    "LATE": QT_TRANSLATE_NOOP("pack_the_essentials", "That was decided already."),
}
HERE: Final[Texts] = {
    "PE-16/overlap": QT_TRANSLATE_NOOP("pack_the_essentials", "Another tile lies there."),
    "PE-16/prefilled": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Something is packed there already."
    ),
}
"""For a tile that is held over the place, which so need not be named."""
FALLBACK: Final = QT_TRANSLATE_NOOP(
    "pack_the_essentials", "That is not possible now (rule {rule})."
)

# Undo: by the fence's name ------------------------------------------------------------------------

FENCES: Final[Texts] = {
    "revealed": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Before that, something hidden was turned over."
    ),
    "hidden": QT_TRANSLATE_NOOP("pack_the_essentials", "Before that, something was hidden."),
    "other seat": QT_TRANSLATE_NOOP("pack_the_essentials", "Before that, somebody else acted."),
    "over": QT_TRANSLATE_NOOP("pack_the_essentials", "The match is over."),
    "time": QT_TRANSLATE_NOOP("pack_the_essentials", "Time has passed since."),
    "start": QT_TRANSLATE_NOOP("pack_the_essentials", "That is where the match began."),
}

# Everything else on the table ---------------------------------------------------------------------

SAY: Final[Texts] = {
    "suitcase-of": QT_TRANSLATE_NOOP("pack_the_essentials", "{name}’s suitcase"),
    "suitcase": QT_TRANSLATE_NOOP("pack_the_essentials", "Suitcase"),
    "mat": QT_TRANSLATE_NOOP("pack_the_essentials", "Game mat"),
    "lists": QT_TRANSLATE_NOOP("pack_the_essentials", "To Do Lists"),
    "score": QT_TRANSLATE_NOOP("pack_the_essentials", "Score"),
    "log": QT_TRANSLATE_NOOP("pack_the_essentials", "Log"),
    "others": QT_TRANSLATE_NOOP("pack_the_essentials", "The others"),
    "round": QT_TRANSLATE_NOOP("pack_the_essentials", "Round"),
    "round-of": QT_TRANSLATE_NOOP("pack_the_essentials", "Round {round} of {rounds}"),
    "turn": QT_TRANSLATE_NOOP("pack_the_essentials", "Turn"),
    "position": QT_TRANSLATE_NOOP("pack_the_essentials", "Position {position}"),
    "tile-space": QT_TRANSLATE_NOOP("pack_the_essentials", "Tile {space}"),
    "seat": QT_TRANSLATE_NOOP("pack_the_essentials", "Player {number}"),
    "lady": QT_TRANSLATE_NOOP("pack_the_essentials", "Cat Lady"),
    "blocked": QT_TRANSLATE_NOOP("pack_the_essentials", "Blocked this round"),
    "lady-order": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "This Cat Lady takes the first that is there of {order}"
    ),
    "first-player": QT_TRANSLATE_NOOP("pack_the_essentials", "{name} claims first this round"),
    "goal": QT_TRANSLATE_NOOP("pack_the_essentials", "Goal {goal}"),
    "in-hand": QT_TRANSLATE_NOOP("pack_the_essentials", "In hand"),
    "bonus-tile": QT_TRANSLATE_NOOP("pack_the_essentials", "Bonus tile"),
    "rats-turn": QT_TRANSLATE_NOOP("pack_the_essentials", "{paid} of {most} spent this turn"),
    "solo-card": QT_TRANSLATE_NOOP("pack_the_essentials", "Turned card"),
    "no-list": QT_TRANSLATE_NOOP("pack_the_essentials", "Not drawn yet"),
    # buttons
    "undo": QT_TRANSLATE_NOOP("pack_the_essentials", "Undo"),
    "undo-to": QT_TRANSLATE_NOOP("pack_the_essentials", "Undo ({acts})"),
    "redo": QT_TRANSLATE_NOOP("pack_the_essentials", "Redo"),
    "hint": QT_TRANSLATE_NOOP("pack_the_essentials", "Hint"),
    "show-me": QT_TRANSLATE_NOOP("pack_the_essentials", "Show me"),
    "stop-hint": QT_TRANSLATE_NOOP("pack_the_essentials", "Stop"),
    "confirm": QT_TRANSLATE_NOOP("pack_the_essentials", "Confirm"),
    "skip": QT_TRANSLATE_NOOP("pack_the_essentials", "Skip"),
    "places": QT_TRANSLATE_NOOP("pack_the_essentials", "All places"),
    "rotate": QT_TRANSLATE_NOOP("pack_the_essentials", "Rotate"),
    "flip": QT_TRANSLATE_NOOP("pack_the_essentials", "Flip"),
    "why": QT_TRANSLATE_NOOP("pack_the_essentials", "Rule {rule}"),
    "back": QT_TRANSLATE_NOOP("pack_the_essentials", "Back to {name}"),
    "best-toys": QT_TRANSLATE_NOOP("pack_the_essentials", "Best places"),
    "discard": QT_TRANSLATE_NOOP("pack_the_essentials", "Discard"),
    "tip-discard": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Let the held tile leave the game, since none fits for free (D)"
    ),
    "score-of": QT_TRANSLATE_NOOP("pack_the_essentials", "Score of {name}"),
    "tip-confirm": QT_TRANSLATE_NOOP("pack_the_essentials", "Commit what is tried out (Enter)"),
    "tip-redo": QT_TRANSLATE_NOOP("pack_the_essentials", "Do again what was undone (Ctrl+Shift+Z)"),
    "tip-hint": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "What the strongest computer player would do (H)"
    ),
    "tip-show-me": QT_TRANSLATE_NOOP("pack_the_essentials", "Try the hint out (H)"),
    "tip-stop-hint": QT_TRANSLATE_NOOP("pack_the_essentials", "Look for no hint any more (H)"),
    "tip-skip": QT_TRANSLATE_NOOP("pack_the_essentials", "Take the computer’s best so far"),
    "tip-places": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Show every place where the held tile fits (L)"
    ),
    "tip-log": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Click a line, or press Enter on it, to see it again"
    ),
    "tip-rotate": QT_TRANSLATE_NOOP("pack_the_essentials", "Turn the tile (R, Shift+R, wheel)"),
    "tip-flip": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Turn the tile over; the cat side costs a pack rat (F)"
    ),
    "tip-why": QT_TRANSLATE_NOOP("pack_the_essentials", "Read the rule (?)"),
    "tip-best-toys": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Lay the toys where they score the most"
    ),
    "undo-none": QT_TRANSLATE_NOOP("pack_the_essentials", "Nothing to undo. {why}"),
    "undo-far": QT_TRANSLATE_NOOP("pack_the_essentials", "Undo reaches back {steps}. {why}"),
    "undo-try": QT_TRANSLATE_NOOP("pack_the_essentials", "Take back what is tried out."),
    # what now
    "now-claim": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "{name}, claim a draft position: early ones choose first, late ones get pack rats and "
        "toys.",
    ),
    "now-claim-solo": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Claim a draft position: early ones choose first, late ones get pack rats and toys.",
    ),
    "now-claimed": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Position {position} gives {gift}. Confirm, or try another position.",
    ),
    "now-bonus": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{name}, choose the colour of your {bonus}."
    ),
    "now-bonus-taken": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{tile} it is. Confirm, or choose another colour."
    ),
    "now-draft": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{name}, take a tile from the mat and place it in the suitcase."
    ),
    "now-draft-or-confirm": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Now take a tile and place it, or confirm what you have so far."
    ),
    "now-held": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Choose a place for it. R rotates, F turns it cat side up for a rat, Esc puts it back.",
    ),
    "now-held-cat": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Cat side up: that will cost a pack rat. Choose a place, or press F for clothing.",
    ),
    "now-held-no-rat": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Choose a place for it. R rotates, Esc puts it back. You have no rat to pay for a cat.",
    ),
    "now-held-two-rats": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Choose a place for it. R rotates, Esc puts it back. No more rats may be spent this turn.",
    ),
    "now-place-bonus": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Now place your {tile} as well; it lies beside the suitcase."
    ),
    "now-place-tile": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Now take a tile from the mat and place it as well."
    ),
    "now-confirm": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Tried out. Confirm, or pick the tile up again."
    ),
    "now-confirm-cost": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Tried out for {rats}. Confirm, or pick the tile up again."
    ),
    "now-confirm-returned": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Your bonus tile will fit nowhere and goes back to the supply. Confirm, or try otherwise.",
    ),
    "now-discard": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "No tile fits clothing side up: choose a tile to discard, or pay a rat for a cat that "
        "fits.",
    ),
    "now-discard-only": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "No tile on the mat fits any more: choose one to discard."
    ),
    "now-discarded": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Tile {space} will leave the game. Confirm, or choose another."
    ),
    "now-toys": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{name}, lay {toys} on empty spaces; {left} to go."
    ),
    "now-toys-best": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "{name}, your toys lie where they score the most. Confirm, or move them.",
    ),
    "now-toys-laid": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "All toys are laid. Confirm, or move them."
    ),
    "now-thinking": QT_TRANSLATE_NOOP("pack_the_essentials", "{name} is thinking…"),
    "now-over": QT_TRANSLATE_NOOP("pack_the_essentials", "The match is over."),
    "now-wait": QT_TRANSLATE_NOOP("pack_the_essentials", "One moment…"),
    "now-looking": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "You are looking at {name}’s suitcase. Esc goes back."
    ),
    # refusals that the table finds itself
    "no-place": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "It fits nowhere this way up; rotate it or turn it over."
    ),
    "no-place-at-all": QT_TRANSLATE_NOOP("pack_the_essentials", "It fits nowhere at all."),
    "toys-all-laid": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "All toys are laid; pick one up first."
    ),
    "not-held": QT_TRANSLATE_NOOP("pack_the_essentials", "Pick a tile up first."),
    "stays": QT_TRANSLATE_NOOP("pack_the_essentials", "A tile that is placed stays where it is."),
    "hint-claim": QT_TRANSLATE_NOOP("pack_the_essentials", "Hint: claim position {position}."),
    "hint-bonus": QT_TRANSLATE_NOOP("pack_the_essentials", "Hint: take {colour}."),
    "hint-place": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Hint: place tile {space} as shown, {side} up."
    ),
    "hint-place-bonus": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Hint: place the bonus tile as shown, {side} up."
    ),
    "hint-discard": QT_TRANSLATE_NOOP("pack_the_essentials", "Hint: discard tile {space}."),
    "hint-toys": QT_TRANSLATE_NOOP("pack_the_essentials", "Hint: lay the toys as shown."),
    "hint-tried": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Hint: what you have tried out is good so far; go on from it."
    ),
    "hint-why": QT_TRANSLATE_NOOP("pack_the_essentials", "It expects {lines}."),
    "side-cat": QT_TRANSLATE_NOOP("pack_the_essentials", "cat side"),
    "side-clothing": QT_TRANSLATE_NOOP("pack_the_essentials", "clothing side"),
    # pieces
    "sock": QT_TRANSLATE_NOOP("pack_the_essentials", "sock"),
    "underwear": QT_TRANSLATE_NOOP("pack_the_essentials", "underwear"),
    "piece-clothing": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{colour} clothing of {size} spaces"
    ),
    "piece-garment": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{colour} {garment} of {size} spaces"
    ),
    "piece-cat": QT_TRANSLATE_NOOP("pack_the_essentials", "{colour} cat of {size} spaces"),
    "piece-kitten": QT_TRANSLATE_NOOP("pack_the_essentials", "{colour} kitten"),
    "piece-sock": QT_TRANSLATE_NOOP("pack_the_essentials", "{colour} sock"),
    "a-sock": QT_TRANSLATE_NOOP("pack_the_essentials", "a {colour} sock"),
    "piece-underwear": QT_TRANSLATE_NOOP("pack_the_essentials", "{colour} underwear"),
    "rats": QT_TRANSLATE_NOOP("pack_the_essentials", "%n pack rat(s)"),
    "toys": QT_TRANSLATE_NOOP("pack_the_essentials", "%n cat toy(s)"),
    "steps": QT_TRANSLATE_NOOP("pack_the_essentials", "%n step(s)"),
    "points": QT_TRANSLATE_NOOP("pack_the_essentials", "%n point(s)"),
    "left": QT_TRANSLATE_NOOP("pack_the_essentials", "%n left"),
    "free": QT_TRANSLATE_NOOP("pack_the_essentials", "%n free space(s)"),
    "tip-open": QT_TRANSLATE_NOOP("pack_the_essentials", "Look into {name}’s suitcase"),
    "rat-and-toy": QT_TRANSLATE_NOOP("pack_the_essentials", "rat and toy"),
    "any-sock": QT_TRANSLATE_NOOP("pack_the_essentials", "a sock in any colour"),
    "any-underwear": QT_TRANSLATE_NOOP("pack_the_essentials", "underwear in any colour"),
    "nothing": QT_TRANSLATE_NOOP("pack_the_essentials", "nothing"),
    "and": QT_TRANSLATE_NOOP("pack_the_essentials", "{one} and {other}"),
    "comma": QT_TRANSLATE_NOOP("pack_the_essentials", "{one}, {other}"),
    # for whoever does not see it
    "access-positions": QT_TRANSLATE_NOOP("pack_the_essentials", "Draft positions"),
    "access-position": QT_TRANSLATE_NOOP("pack_the_essentials", "Position {position}: {gift}"),
    "access-claimed": QT_TRANSLATE_NOOP("pack_the_essentials", "Claimed by {name}"),
    "access-open": QT_TRANSLATE_NOOP("pack_the_essentials", "Free"),
    "access-colours": QT_TRANSLATE_NOOP("pack_the_essentials", "Colour of the bonus tile"),
    "access-tiles": QT_TRANSLATE_NOOP("pack_the_essentials", "Tiles on the mat"),
    "access-tile": QT_TRANSLATE_NOOP("pack_the_essentials", "Tile {space}: {tile}"),
    "access-no-tile": QT_TRANSLATE_NOOP("pack_the_essentials", "Tile space {space}: empty"),
    "access-take": QT_TRANSLATE_NOOP("pack_the_essentials", "Press to take it up."),
    "access-not-now": QT_TRANSLATE_NOOP("pack_the_essentials", "It may not be taken now."),
    "access-tried": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Tried out in the suitcase; press to take it up again."
    ),
    "access-gone": QT_TRANSLATE_NOOP("pack_the_essentials", "It will leave the game."),
    "access-held-now": QT_TRANSLATE_NOOP("pack_the_essentials", "It is in the hand."),
    "access-hand": QT_TRANSLATE_NOOP("pack_the_essentials", "{name} has {has}"),
    "access-bonus": QT_TRANSLATE_NOOP("pack_the_essentials", "Bonus tile: {tile}"),
    "access-size": QT_TRANSLATE_NOOP("pack_the_essentials", "{wide} wide, {high} high."),
    "access-row": QT_TRANSLATE_NOOP("pack_the_essentials", "Row {row}: {columns}."),
    "access-holding": QT_TRANSLATE_NOOP("pack_the_essentials", "In the hand: {tile}"),
    "access-side-cat": QT_TRANSLATE_NOOP("pack_the_essentials", "Cat side up, for a pack rat."),
    "access-side-clothing": QT_TRANSLATE_NOOP("pack_the_essentials", "Clothing side up, free."),
    "access-covers": QT_TRANSLATE_NOOP("pack_the_essentials", "It covers {places}."),
    "access-fits": QT_TRANSLATE_NOOP("pack_the_essentials", "It fits there."),
    "access-fits-not": QT_TRANSLATE_NOOP("pack_the_essentials", "It does not fit there. {reason}"),
    "access-nearest": QT_TRANSLATE_NOOP("pack_the_essentials", "The nearest place is {place}."),
    "access-places": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "It fits in %n place(s) this way up."
    ),
    "access-here": QT_TRANSLATE_NOOP("pack_the_essentials", "{place}, fits."),
    "access-here-not": QT_TRANSLATE_NOOP("pack_the_essentials", "{place}, does not fit. {reason}"),
    "access-rotate-back": QT_TRANSLATE_NOOP("pack_the_essentials", "Rotate back"),
    "access-next": QT_TRANSLATE_NOOP("pack_the_essentials", "Next place"),
    "access-previous": QT_TRANSLATE_NOOP("pack_the_essentials", "Previous place"),
    "access-place": QT_TRANSLATE_NOOP("pack_the_essentials", "Place"),
    "access-put-back": QT_TRANSLATE_NOOP("pack_the_essentials", "Put back"),
    "access-grid": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{columns} columns by letter, {rows} rows by number"
    ),
    "access-cell": QT_TRANSLATE_NOOP("pack_the_essentials", "{place}: {what}"),
    "access-free": QT_TRANSLATE_NOOP("pack_the_essentials", "free"),
    "access-packed": QT_TRANSLATE_NOOP("pack_the_essentials", "came packed"),
    "access-toy": QT_TRANSLATE_NOOP("pack_the_essentials", "cat toy"),
    # set-up and result
    "title": QT_TRANSLATE_NOOP("pack_the_essentials", "Pack the Essentials"),
    "tagline": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Fill a suitcase, and lure as many cats into it as will fit."
    ),
    "summary-common": QT_TRANSLATE_NOOP("pack_the_essentials", "common side"),
    "summary-own": QT_TRANSLATE_NOOP("pack_the_essentials", "own side"),
    "setup-side-help": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Some spaces come packed: the same ones for all, or others for each."
    ),
    "setup-victory-help": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "It names your three To Do Lists and the points to reach."
    ),
    "setup-board-help": QT_TRANSLATE_NOOP("pack_the_essentials", "No two can have the same."),
    "setup-side": QT_TRANSLATE_NOOP("pack_the_essentials", "Side of the suitcases"),
    "setup-board": QT_TRANSLATE_NOOP("pack_the_essentials", "{name}’s suitcase"),
    "setup-victory": QT_TRANSLATE_NOOP("pack_the_essentials", "Victory card"),
    "setup-goal": QT_TRANSLATE_NOOP("pack_the_essentials", "Goal: {goal} points"),
    # charts
    "chart-rounds": QT_TRANSLATE_NOOP("pack_the_essentials", "Score by round"),
    "chart-tiles": QT_TRANSLATE_NOOP("pack_the_essentials", "What each tile added"),
    "chart-tile": QT_TRANSLATE_NOOP("pack_the_essentials", "Tile"),
    "chart-points": QT_TRANSLATE_NOOP("pack_the_essentials", "Points"),
    "chart-added": QT_TRANSLATE_NOOP("pack_the_essentials", "Points added"),
    "chart-suitcase": QT_TRANSLATE_NOOP("pack_the_essentials", "Suitcase of"),
    "chart-round": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{name} after round {round}: {points} ({change} in this round)."
    ),
    "chart-placed": QT_TRANSLATE_NOOP("pack_the_essentials", "Round {round}: {tile}, {change}."),
    "chart-bar": QT_TRANSLATE_NOOP("pack_the_essentials", "{round} · {tile}"),
    "chart-cat": QT_TRANSLATE_NOOP("pack_the_essentials", "{colour} cat"),
    "chart-clothing": QT_TRANSLATE_NOOP("pack_the_essentials", "{colour} clothing"),
    "chart-start": QT_TRANSLATE_NOOP("pack_the_essentials", "There from the start"),
    "chart-toys": QT_TRANSLATE_NOOP("pack_the_essentials", "cat toys laid"),
    "chart-rest": QT_TRANSLATE_NOOP("pack_the_essentials", "Rats, and the others’ packing"),
    "chart-rest-solo": QT_TRANSLATE_NOOP("pack_the_essentials", "Rats"),
    "chart-whole": QT_TRANSLATE_NOOP("pack_the_essentials", "{what}: {change}."),
    "shared": QT_TRANSLATE_NOOP("pack_the_essentials", "{names} share the win."),
    "goal-line": QT_TRANSLATE_NOOP("pack_the_essentials", "Goal"),
    "tie-empty": QT_TRANSLATE_NOOP("pack_the_essentials", "Empty spaces"),
    "tie-joke": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Still tied? Show each other your cat pictures and vote."
    ),
}

# The guided first round, by lesson ---------------------------------------------------------------

LESSONS: Final[Texts] = {
    "welcome": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Welcome aboard! We pack the first round together; nothing counts yet, and you can leave "
        "at any time.",
    ),
    "suitcase": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "This is your suitcase. Each round adds a tile; cats, groups of one colour and the To Do "
        "Lists score.",
    ),
    "claim": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "First claim a draft position. Take position {position}, which brings a sock: click it, "
        "or press {position}.",
    ),
    "claim-other": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Position {other} brings {gift}. That is a good choice too, but this lesson goes on with "
        "position {position}.",
    ),
    "colour": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Choose {colour} for the sock, to match a tile on the mat: click it, or press {key}.",
    ),
    "confirm": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "So far you have only tried it out. Press Confirm, or the Enter key, and it counts.",
    ),
    "take": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "The Cat Lady at position 1 has carried off a tile. Take tile {space}: drag it, click it, "
        "or press {space}.",
    ),
    "take-first": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "You choose first. Take tile {space}: drag it, click it, or press {space}.",
    ),
    "again": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Take the tile up again first: click it, or press its number."
    ),
    "turn": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "You hold it. Turn it with the wheel, a right click, the R key or Rotate.",
    ),
    "illegal": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Now hold it over the spaces that came packed, with the mouse or the arrow keys.",
    ),
    "illegal-seen": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Hatched: it may not lie there. The note says why, the ? key opens the rule, and the "
        "nearest place is outlined.",
    ),
    "places": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Where does it fit? Press All places, or the L key."
    ),
    "flip": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Flip it with the F key or Flip. Cat side up it costs your pack rat, and scores five "
        "points.",
    ),
    "lay": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Lay the tile on the edge: drop it, click, or press Enter where it is solid.",
    ),
    "score": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "The sheet shows what this would change, line by line. Click a line to light up what it "
        "counts.",
    ),
    "undo": QT_TRANSLATE_NOOP("pack_the_essentials", "Not happy with it? Press Undo, or Ctrl+Z."),
    "redo": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Trying out is free. Lay it again with Redo, or Ctrl+Y."
    ),
    "sock": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Your sock lies beside the suitcase. Take it: click it, or press B."
    ),
    "sock-held": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Lay it so that it touches the tile of its colour: larger groups score more.",
    ),
    "sock-alone": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "Lay it where you like. Beside a tile of its colour it would score more.",
    ),
    "commit": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "All packed. Press Confirm, or the Enter key, to end your turn."
    ),
    "ladies": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "The Cat Ladies have taken the rest, and new tiles are here. In every second round a card "
        "blocks some positions.",
    ),
    "end": QT_TRANSLATE_NOOP(
        "pack_the_essentials",
        "That was a round; a match has twelve, and your card asks for {goal}. Play this match on, "
        "or begin one of your own.",
    ),
}

# Events -------------------------------------------------------------------------------------------

EVENTS: Final[Texts] = {
    "lists": QT_TRANSLATE_NOOP("pack_the_essentials", "The To Do Lists are {lists}."),
    "round": QT_TRANSLATE_NOOP("pack_the_essentials", "Round {round}. {name} claims first."),
    "round-solo": QT_TRANSLATE_NOOP("pack_the_essentials", "Round {round}."),
    "blocked-one": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "A card is turned over: position {positions} is blocked."
    ),
    "blocked": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "A card is turned over: positions {positions} are blocked."
    ),
    "claimed": QT_TRANSLATE_NOOP("pack_the_essentials", "{name} claims position {position}."),
    "ladies": QT_TRANSLATE_NOOP("pack_the_essentials", "Cat Ladies take {positions}."),
    "bonus": QT_TRANSLATE_NOOP("pack_the_essentials", "{name} gets {gift}."),
    "lady": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "The Cat Lady at position {position} carries off tile {space}."
    ),
    "placed": QT_TRANSLATE_NOOP("pack_the_essentials", "{name} packs tile {space}: {tile}."),
    "placed-rat": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{name} lures tile {space} with {rats}: a {tile}."
    ),
    "bonus-placed": QT_TRANSLATE_NOOP("pack_the_essentials", "{name} packs the bonus: {tile}."),
    "bonus-placed-rat": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{name} lures a kitten with {rats}: a {tile}."
    ),
    "discarded": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "Nothing fits {name}; tile {space} leaves the game."
    ),
    "bonus-returned": QT_TRANSLATE_NOOP(
        "pack_the_essentials", "{name}’s {tile} fits nowhere and goes back."
    ),
    "toys": QT_TRANSLATE_NOOP("pack_the_essentials", "{name} lays {toys}."),
    "scored": QT_TRANSLATE_NOOP("pack_the_essentials", "The suitcases close: {scores}."),
}


_phrases: Final = Phrases(CONTEXT)
_translated: Final = _phrases.said
counted: Final = _phrases.counted
named: Final = _phrases.named


def say(key: str, **fields: object) -> str:
    """One of the table's texts with its fields filled in. Raises KeyError."""
    return _translated(SAY[key]).format(**fields)


def teach(lesson: str, **fields: object) -> str:
    """What the guided first round says in a lesson. Raises KeyError."""
    return _translated(LESSONS[lesson]).format(**fields)


def many(key: str, number: int) -> str:
    """One of the table's texts with a number in it. Raises KeyError."""
    return counted(SAY[key], number)


def listed(parts: Sequence[str]) -> str:
    """`a, b and c`."""
    if not parts:
        return say("nothing")
    text = parts[0]
    for part in parts[1:-1]:
        text = say("comma", one=text, other=part)
    return say("and", one=text, other=parts[-1]) if len(parts) > 1 else text


class Words:
    """Sentences about one match: they know its box and who sits where."""

    def __init__(self, box: Components, names: Sequence[str]) -> None:
        """Take the components and the names by seat; an empty name becomes `Player 2`."""
        self.box = box
        self.names = [name or say("seat", number=seat + 1) for seat, name in enumerate(names)]

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]

    def colour(self, colour: int) -> str:
        """A tile colour's name."""
        return named(COLOURS, self.box.colours[colour])

    def piece(self, kind: int, *, cat: bool) -> str:
        """A tile in words: `mint cat of 5 spaces`, `mint scarf of 5 spaces`."""
        tile = self.box.kinds[kind]
        colour = self.colour(tile.colour)
        from ui.tables.pack_the_essentials.garments import garment

        worn = garment(tile)
        if worn and not cat:
            name = named(GARMENTS, worn)
            return say("piece-garment", colour=colour, garment=name, size=tile.size)
        if not tile.bonus:
            return say("piece-cat" if cat else "piece-clothing", colour=colour, size=tile.size)
        if cat:
            return say("piece-kitten", colour=colour)
        return say("piece-underwear" if tile.bonus == 1 else "piece-sock", colour=colour)

    def _gifted(self, kind: int) -> str:
        tile = self.box.kinds[kind]
        sock = tile.bonus and tile.bonus != 1
        return (
            say("a-sock", colour=self.colour(tile.colour)) if sock else self.piece(kind, cat=False)
        )

    def gift(self, gift: PositionGift) -> str:
        """What a draft position gives, in words."""
        parts = []
        if gift.bonus:
            parts.append(say(f"any-{gift.bonus}"))
        if gift.rats:
            parts.append(many("rats", gift.rats))
        if gift.toys:
            parts.append(many("toys", gift.toys))
        return listed(parts)

    def card(self, card_id: str) -> str:
        """A solo card's title."""
        return _translated(CARDS[card_id]) if card_id in CARDS else self.box.card(card_id).title

    def list_name(self, list_id: str) -> str:
        """A To Do List's name."""
        return named(LISTS, list_id)

    def list_rule(self, list_id: str, seats: int) -> str:
        """What a To Do List scores, with its values from the components."""
        todo = self.box.todos[list_id]
        key = "best-groups-solo" if todo.counts == "best-groups" and seats == 1 else todo.counts
        return _translated(COUNTS[key]).format(
            points=many("points", todo.points),
            tie=todo.tie,
            mark=todo.mark,
            per=todo.per,
            size=todo.size,
        )

    def list_count(self, list_id: str, count: int) -> str:
        """How many things a To Do List counts now."""
        return counted(LIST_UNITS[self.box.todos[list_id].counts], count)

    def line(self, line: str, lists: Sequence[str] = ()) -> str:
        """A score line's name; a To Do List's own where it is drawn."""
        if line.startswith("todo-"):
            place = int(line.removeprefix("todo-")) - 1
            if place < len(lists):
                return self.list_name(lists[place])
        return named(LINES, line)

    def short_line(self, line: str) -> str:
        """A score line's name where there is little room."""
        return named(SHORT_LINES, line) if line in SHORT_LINES else self.line(line)

    def refusal(self, refused: Refused) -> str:
        """Why something is not possible, in one sentence."""
        detail: dict[str, object] = dict(refused.detail)
        if refused.cell is not None:
            detail["place"] = place_name(refused.cell)
        if isinstance(detail.get("seat"), int):
            owner = int(str(detail["seat"]))
            detail["seat"] = self.name(owner) if owner >= 0 else say("lady")
        if isinstance(detail.get("colour"), int):
            colour = int(str(detail["colour"]))
            in_box = 0 <= colour < len(self.box.colours)
            detail["colour"] = self.colour(colour) if in_box else colour
        source = REFUSALS.get(refused.key)
        if source is not None:
            try:
                return _translated(source).format(**detail)
            except KeyError:
                pass
        return _translated(FALLBACK).format(rule=refused.rule)

    def refusal_here(self, refused: Refused) -> str:
        """Why a tile may not lie where it is being held."""
        here = HERE.get(refused.key)
        return self.refusal(refused) if here is None else _translated(here)

    def fence(self, why: str) -> str:
        """Why undo stops."""
        return named(FENCES, why)

    def undo(self, presses: int, why: str) -> str:
        """How far undo goes and why it stops there."""
        reason = self.fence(why)
        if not presses:
            return say("undo-none", why=reason)
        return say("undo-far", steps=many("steps", presses), why=reason)

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence; None for what is not worth one."""
        from engine.games.pack_the_essentials.events import (
            BonusPlaced,
            BonusReturned,
            BonusTaken,
            Claimed,
            LadiesSeated,
            LadyTook,
            ListsDrawn,
            PositionsBlocked,
            RoundBegan,
            Scored,
            TileDiscarded,
            TilePlaced,
            ToysLaid,
        )

        match event:
            case ListsDrawn():
                return self._event("lists", lists=listed([self.list_name(i) for i in event.lists]))
            case RoundBegan():
                if len(self.names) == 1:
                    return self._event("round-solo", round=event.round)
                return self._event("round", round=event.round, name=self.name(event.first))
            case PositionsBlocked():
                positions = listed([str(position) for position in event.positions])
                key = "blocked-one" if len(event.positions) == 1 else "blocked"
                return self._event(key, positions=positions)
            case Claimed():
                return self._event("claimed", name=self.name(event.seat), position=event.position)
            case LadiesSeated():
                return self._event(
                    "ladies", positions=listed([str(position) for position in event.positions])
                )
            case BonusTaken():
                parts = [] if event.kind is None else [self._gifted(event.kind)]
                parts += [many("rats", event.rats)] if event.rats else []
                parts += [many("toys", event.toys)] if event.toys else []
                return self._event("bonus", name=self.name(event.seat), gift=listed(parts))
            case LadyTook():
                return self._event("lady", position=event.position, space=event.space)
            case TilePlaced():
                return self._event(
                    "placed-rat" if event.rats else "placed",
                    name=self.name(event.seat),
                    space=event.space,
                    tile=self.piece(event.kind, cat=event.cat),
                    rats=many("rats", event.rats),
                )
            case BonusPlaced():
                return self._event(
                    "bonus-placed-rat" if event.rats else "bonus-placed",
                    name=self.name(event.seat),
                    tile=self.piece(event.kind, cat=event.cat),
                    rats=many("rats", event.rats),
                )
            case TileDiscarded():
                return self._event("discarded", name=self.name(event.seat), space=event.space)
            case BonusReturned():
                tile = self.piece(event.kind, cat=False)
                return self._event("bonus-returned", name=self.name(event.seat), tile=tile)
            case ToysLaid():
                toys = many("toys", len(event.cells))
                return self._event("toys", name=self.name(event.seat), toys=toys)
            case Scored():
                scores = [
                    f"{self.name(Seat(seat))} {score}" for seat, score in enumerate(event.scores)
                ]
                return self._event("scored", scores=listed(scores))
            case _:
                return None

    def _event(self, key: str, **fields: object) -> str:
        return _translated(EVENTS[key]).format(**fields)
