"""The table of Pack the Essentials: all of its words, keyed by the engine's ids.

How a text is written and found says `ui/kit/words.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ui.kit.words import Grade, Speech, TableWords, Texts, listed
from ui.kit.words import capital as capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core import Config, Event, Option, Refused, ScoreLine, Sheet, Thought, Value
    from engine.games.pack_the_essentials.components import Components, PositionGift
    from engine.games.pack_the_essentials.view import PackView
    from ui.bridge.outcome import Outcome

# Single words -------------------------------------------------------------------------------------

COLOURS: Final[Texts] = {
    "magenta": "magenta",
    "lavender": "lavender",
    "peach": "peach",
    "mint": "mint",
}
BOARDS: Final[Texts] = {
    "auto": "Whichever is left",
    "common": "Common",
    "star": "Star",
    "heart": "Heart",
    "moon": "Moon",
    "diamond": "Diamond",
}
SIDES: Final[Texts] = {"common": "The same suitcase for all", "own": "Own suitcases"}
GARMENTS: Final[Texts] = {
    "bow-tie": "bow tie",
    "sleep-mask": "sleeping mask",
    "nightcap": "nightcap",
    "ankle-boot": "ankle boot",
    "blanket-roll": "rolled blanket",
    "bum-bag": "belt bag",
    "wellington": "rubber boot",
    "glove": "glove",
    "t-shirt": "T-shirt",
    "sun-hat": "sun hat",
    "shirt": "folded shirt",
    "backpack": "backpack",
    "flip-flops": "pair of flip-flops",
    "bikini": "bikini",
    "belt": "belt",
    "necktie": "necktie",
    "cowboy-boot": "cowboy boot",
    "umbrella": "umbrella",
    "long-glove": "evening glove",
    "hair-dryer": "hair dryer",
    "mitten": "mitten",
    "trainer": "trainer",
    "shorts": "pair of shorts",
    "earmuffs": "pair of earmuffs",
    "scarf": "scarf",
    "jeans": "pair of jeans",
    "coat": "trench coat",
    "dress": "dress",
    "flat-cap": "flat cap",
    "striped-scarf": "striped scarf",
    "cardigan": "cardigan",
    "jester-hat": "jester’s hat",
    "feather-boa": "feather boa",
    "bow": "hair ribbon",
    "neckerchief": "neckerchief",
    "bolero": "short jacket",
    "jumper": "jumper",
    "romper": "romper",
}
DIFFICULTIES: Final[Texts] = {
    "easy": "Easy",
    "medium": "Medium",
    "hard": "Hard",
    "expuurt": "Expuurt",
}
CARDS: Final[Texts] = {
    "weekend-whiskers": "Weekend Whiskers",
    "cat-nap": "Cat Nap",
    "short-paws": "Short Paws",
    "window-seat": "Window Seat",
    "city-kitty": "City Kitty",
    "business-class": "Business Class",
    "litter-ary-tour": "Litter-ary Tour",
    "fur-trip": "Fur Trip",
    "red-eye-tabby": "Red-Eye Tabby",
    "long-hair-flight": "Long-Hair Flight",
    "claw-stomary-check": "Claw-stomary Check",
    "round-the-world": "Round the World in Nine Lives",
    "purr-fect-packer": "Purr-fect Packer",
    "first-class-feline": "First Class Feline",
}

# To Do Lists --------------------------------------------------------------------------------------

LISTS: Final[Texts] = {
    "1A": "Columns",
    "1B": "Rows",
    "1C": "Zip It Up",
    "1D": "Packing Cubes",
    "2A": "Full Litter",
    "2B": "Window Seats",
    "2C": "Sock Drawer",
    "2D": "Warm Laundry",
    "3A": "Best in Show",
    "3B": "Balanced Wardrobe",
    "3C": "Signature Colour",
    "3D": "Mix and Match",
}
COUNTS: Final[Texts] = {
    "columns": "{points} for each full column",
    "rows": "{points} for each full row",
    "edge": "{points} for every {per} full spaces on the edge",
    "blocks": "{points} for each full {size}×{size} section",
    "litters": "{points} for each set of cats in all four colours, kittens too",
    "edge-cats": "{points} for each cat or kitten on the edge",
    "bonus-tiles": "{points} for each sock or underwear tile, either side up",
    "warm-cats": "{points} for each cat or kitten touching {mark} or more clothing tiles",
    "best-groups": "{points} for each colour where your group is largest, {tie} for a tie",
    "best-groups-solo": "{points} for each colour group of more than {mark} tiles, {tie} for "
    "exactly {mark}",
    "smallest-group": "{points} for each tile of your weakest colour’s largest group",
    "largest-group": "{points} for each tile of your largest colour group",
    "mixed-tiles": "{points} for each tile that touches all three other colours",
}
LIST_UNITS: Final[Texts] = {
    "columns": "%n full column(s)",
    "rows": "%n full row(s)",
    "edge": "%n pair(s) on the edge",
    "blocks": "%n full section(s)",
    "litters": "%n set(s)",
    "edge-cats": "%n on the edge",
    "bonus-tiles": "%n packed",
    "warm-cats": "%n warm",
    "best-groups": "%n colour(s)",
    "smallest-group": "%n tile(s)",
    "largest-group": "%n tile(s)",
    "mixed-tiles": "%n tile(s)",
}

# Score sheet --------------------------------------------------------------------------------------

LINES: Final[Texts] = {
    "todo-1": "To Do List 1",
    "todo-2": "To Do List 2",
    "todo-3": "To Do List 3",
    "cats": "Cats and kittens",
    "magenta": "Magenta group",
    "lavender": "Lavender group",
    "peach": "Peach group",
    "mint": "Mint group",
    "rats": "Unused pack rats",
    "upper": "Cats and lists",
    "groups": "Colour group total",
    "total": "Total",
    "goal": "Goal",
}

SHORT_LINES: Final[Texts] = {
    "cats": "Cats, kittens",
    "magenta": "Magenta",
    "lavender": "Lavender",
    "peach": "Peach",
    "mint": "Mint",
    "rats": "Rats left",
    "groups": "Colour groups",
}

# Refusals: by `Refused.key` -----------------------------------------------------------------------

REFUSALS: Final[Texts] = {
    "PE-11/phase": "Positions are not being claimed now.",
    "PE-11/no-position": "There are only positions 1 to 4.",
    "PE-11/taken": "Position {position} is taken by {seat}.",
    "PE-41/blocked": "The card that was turned over keeps position {position} for a Cat Lady this "
    "round.",
    "PE-12/phase": "No bonus colour is being chosen now.",
    "PE-12/none-left": "None is left in {colour}; choose another colour.",
    "PE-13/phase": "First claim a position, then take any tile.",
    "PE-13/no-tile": "Tile space {space} is empty; take another tile.",
    "PE-15/no-rat": "The cat side costs a pack rat, and you have none left.",
    "PE-15/two-rats": "The cat side costs a pack rat, and {most} a turn is the most.",
    "PE-16/outside": "The tile sticks out of the suitcase.",
    "PE-16/overlap": "Another tile lies there ({place}).",
    "PE-16/prefilled": "That space came packed already ({place}).",
    "PE-16/no-form": "The tile cannot be turned that way.",
    "PE-18/fits": "A tile still fits, so none may be discarded.",
    "PE-19/phase": "A bonus tile is placed in your turn of the draft.",
    "PE-19/no-bonus": "You have no bonus tile in hand.",
    "PE-19/already": "Your tile of this turn is placed already; one a turn.",
    "PE-21/phase": "Cat toys are laid after the last round.",
    "PE-21/count": "Lay exactly {wanted} toys; you have laid {given}.",
    "PE-21/covered": "That space is full ({place}); a toy needs an empty one.",
    "PE-21/order": "Each toy goes on a space of its own.",
}
HERE: Final[Texts] = {
    "PE-16/overlap": "Another tile lies there.",
    "PE-16/prefilled": "Something is packed there already.",
}
"""For a tile that is held over the place, which so need not be named."""

# Everything else on the table ---------------------------------------------------------------------

SAY: Final[Texts] = {
    "suitcase-of": "{name}’s suitcase",
    "suitcase": "Suitcase",
    "lists": "To Do Lists",
    "score": "Score",
    "made-of": "Score {points}: {lines}",
    "others": "The others",
    "round": "Round",
    "turn": "Turn",
    "position": "Position {position}",
    "lady": "Cat Lady",
    "blocked": "Kept for a Cat Lady this round",
    "placed": "The small card crosses out the positions kept for the Cat Ladies this round",
    "doomed": "The next Cat Lady takes this tile.",
    "to-go": "{points} to go",
    "reached": "Goal reached",
    "lady-order": "This Cat Lady takes the first that is there of {order}",
    "goal": "Goal {goal}",
    "upper-lists": "With the lists’ {points}",
    "bonus-tile": "Bonus tile",
    "rats-turn": "{paid} of {most} spent this turn",
    "rats-may": "may spend {most} a turn",
    "no-list": "Not drawn yet",
    # buttons
    "places": "All places",
    "rotate": "Rotate",
    "flip": "Flip",
    "back": "Back to {name}",
    "best-toys": "Best places",
    "discard": "Discard",
    "tip-discard": "Let the held tile leave the game, since none fits for free (D)",
    "score-of": "Score of {name}",
    "tip-places": "Mark every place where the held tile fits (L)",
    "tip-tick": "Let it count (Enter, or a double click)",
    "tip-log": "Click a line, or press Enter on it, to see it again",
    "tip-rotate": "Turn the tile (R, Shift+R, wheel)",
    "tip-flip": "Turn the tile over; the cat side costs a pack rat (F)",
    "tip-best-toys": "Lay the toys where they score the most",
    # what now
    "now-claim": "{name}, claim a draft position: early ones choose first, late ones get pack rats "
    "and toys.",
    "now-claim-solo": "Claim a draft position: early ones choose first, late ones get pack rats "
    "and toys.",
    "now-blocked-one": "Claim a draft position; the card keeps {positions} for a Cat Lady.",
    "now-blocked": "Claim a draft position; the card keeps {positions} for Cat Ladies.",
    "now-counts": "Position {position} gives {gift}. It counts in a moment; press another to "
    "change it.",
    "now-counts-colour": "{tile}: it counts in a moment; press another colour to change it.",
    "now-claimed": "Position {position} gives {gift}. Confirm, or try another position.",
    "now-bonus": "{name}, choose the colour of your {bonus}.",
    "now-bonus-taken": "{tile} it is. Confirm, or choose another colour.",
    "now-draft": "{name}, take a tile from the mat and place it in the suitcase.",
    "now-draft-or-confirm": "Now take a tile and place it, or confirm what you have so far.",
    "now-held": "Choose a place for it. R rotates, F turns it cat side up for a rat, Esc puts it "
    "back.",
    "now-places": "Lay the tile’s dot, the biggest, on another. Large: it fits as you hold it. "
    "Small: once it is turned (R).",
    "now-places-cat": "Ring: as a cat (F), for a rat.",
    "now-places-clothing": "Ring: as clothing (F).",
    "now-held-cat": "Cat side up: that will cost a pack rat. Choose a place, or press F for "
    "clothing.",
    "now-held-no-rat": "Choose a place for it. R rotates, Esc puts it back. You have no rat to pay "
    "for a cat.",
    "now-held-two-rats": "Choose a place for it. R rotates, Esc puts it back. No more rats may be "
    "spent this turn.",
    "now-place-bonus": "Now place your {tile} as well; it lies below the suitcase.",
    "now-place-tile": "Now take a tile from the mat and place it as well.",
    "now-confirm": "Laid for now. Confirm or double-click it; a click takes it up again.",
    "now-confirm-cost": "Laid for {rats}. Confirm or double-click it; a click takes it up again.",
    "now-confirm-returned": "Your bonus tile will fit nowhere and goes back to the supply. "
    "Confirm, or try otherwise.",
    "now-discard": "No tile fits clothing side up: choose a tile to discard, or pay a rat for a "
    "cat that fits.",
    "now-discard-only": "No tile on the mat fits any more: choose one to discard.",
    "now-discarded": "Tile {space} will leave the game. Confirm, or choose another.",
    "now-toys": "{name}, lay {toys} on empty spaces; {left} to go.",
    "now-toys-best": "{name}, your toys lie where they score the most. Confirm, or move them.",
    "now-toys-laid": "All toys are laid. Confirm, or move them.",
    "now-looking": "You are looking at {name}’s suitcase. Esc goes back.",
    # refusals that the table finds itself
    "no-place": "It fits nowhere this way up; rotate it or turn it over.",
    "no-place-at-all": "It fits nowhere at all.",
    "toys-all-laid": "All toys are laid; pick one up first.",
    "not-held": "Pick a tile up first.",
    "hint-claim": "Hint: claim position {position}.",
    "hint-bonus": "Hint: take {colour}.",
    "hint-place": "Hint: place tile {space} as shown, {side} up.",
    "hint-place-bonus": "Hint: place the bonus tile as shown, {side} up.",
    "hint-discard": "Hint: discard tile {space}.",
    "hint-toys": "Hint: lay the toys as shown.",
    "hint-tried": "Hint: what you have tried out is good; confirm it, or go on from it.",
    "hint-why": "That brings {lines}.",
    "hint-rat": "a rat now, a cat later (+{points})",
    "hint-paid": "%n pack rat(s) less",
    "choose-first": "Chooses first, among all four tiles.",
    "choose-colour": "A click on a small tile takes its colour at once; a double click goes on.",
    "choose-double": "A double click claims it and goes on.",
    "choose-later": "Chooses among {left} of the four tiles, when the others are gone.",
    "choose-last": "Gets the last tile.",
    "side-cat": "cat side",
    "side-clothing": "clothing side",
    # pieces
    "sock": "sock",
    "underwear": "underwear",
    "piece-clothing": "{colour} clothing of {size} spaces",
    "piece-garment": "{colour} {garment} of {size} spaces",
    "piece-cat": "{colour} cat of {size} spaces",
    "piece-kitten": "{colour} kitten",
    "piece-sock": "{colour} sock",
    "a-sock": "a {colour} sock",
    "piece-underwear": "{colour} underwear",
    "rats": "%n pack rat(s)",
    "toys": "%n cat toy(s)",
    "left": "%n left",
    "free": "%n free space(s)",
    "tip-open": "Look into {name}’s suitcase",
    "rat-and-toy": "rat and toy",
    "any-sock": "a sock in any colour",
    "any-underwear": "underwear in any colour",
    "nothing": "nothing",
    # what each is for
    "rule-pack-rats": "A pack rat turns a tile cat side up, which is {points}; {most} a turn at "
    "most.",
    "rule-upper": "Cats and the three To Do Lists together; in brackets the lists alone.",
    "rule-cat-toys": "After the last round each cat toy fills a free space, for the first To Do "
    "List only.",
    "rule-free": "A free space costs nothing; fewer of them win a tie.",
    "rule-cats": "{points} for each cat and kitten.",
    "rule-rats": "{points} for each pack rat that is left.",
    "line-most": "{line} (max.)",
    "rule-group": "The largest group: ×{count} scores {points}, ×{more} {next}.",
    "rule-group-most": "The largest group: {count} tiles are the most, for {points} points.",
    # for whoever does not see it
    "access-positions": "Draft positions",
    "access-position": "Position {position}: {gift}",
    "access-claimed": "Claimed by {name}",
    "access-open": "Free",
    "access-colours": "Colour of the bonus tile",
    "access-tiles": "Tiles on the mat",
    "access-tile": "Tile {space}: {tile}",
    "access-no-tile": "Tile space {space}: empty",
    "access-take": "Press to take it up.",
    "access-not-now": "It may not be taken now.",
    "access-tried": "Tried out in the suitcase; press to take it up again.",
    "access-gone": "It will leave the game.",
    "access-held-now": "It is in the hand.",
    "access-hand": "{name} has {has}",
    "access-bonus": "Bonus tile: {tile}",
    "access-size": "{wide} wide, {high} high.",
    "access-row": "Row {row}: {columns}.",
    "access-holding": "In the hand: {tile}",
    "access-side-cat": "Cat side up, for a pack rat.",
    "access-side-clothing": "Clothing side up, free.",
    "access-covers": "It covers {places}.",
    "access-fits": "It fits there.",
    "access-fits-not": "It does not fit there. {reason}",
    "access-nearest": "The nearest place is {place}.",
    "access-places": "It fits in %n place(s) this way up.",
    "access-here": "{place}, fits.",
    "access-here-not": "{place}, does not fit. {reason}",
    "access-rotate-back": "Rotate back",
    "access-next": "Next place",
    "access-previous": "Previous place",
    "access-place": "Place",
    "access-put-back": "Put back",
    "access-grid": "{columns} columns by letter, {rows} rows by number",
    "access-cell": "{place}: {what}",
    "access-free": "free",
    "access-packed": "came packed",
    "access-toy": "cat toy",
    # set-up and result
    "title": "Pack the Essentials",
    "tagline": "Fill a suitcase, and lure as many cats into it as will fit.",
    "summary-common": "common side",
    "summary-own": "own side",
    "setup-side-help": "Some spaces come packed: the same ones for all, or others for each.",
    "setup-first": "Who packed a bag last, and begins?",
    "setup-board-help": "No two can have the same.",
    "setup-side": "Side of the suitcases",
    "setup-board": "{name}’s suitcase",
    "setup-victory": "Victory card",
    "setup-goal": "Goal: {goal} points",
    "setup-tries": "Best {best}, played %n time(s)",
    "setup-beaten": "Beaten. {tried}",
    "setup-best": "Best {best} ({tries}×)",
    "setup-reached": "Computers reach it",
    "setup-normal": "Normal: {share} of 100",
    "setup-hard": "Hard: {share} of 100",
    "setup-more": "{n} more Victory cards · Suitcases: {side}",
    "setup-shares": "Each card says in how many of 100 deals computers reach its goal.",
    "setup-reach": "The Normal computer reaches this goal in {normal} of 100 deals, "
    "the Hard one in {hard}.",
    # charts
    "chart-tiles": "What each tile added",
    "chart-tile": "Tile",
    "chart-added": "Points added",
    "chart-suitcase": "Suitcase of",
    "chart-placed": "Round {round}: {tile}, {change}.",
    "chart-bar": "{round} · {tile}",
    "chart-cat": "{colour} cat",
    "chart-clothing": "{colour} clothing",
    "chart-start": "There from the start",
    "chart-toys": "cat toys laid",
    "chart-rats": "Rats left",
    "chart-rest": "The others’ packing",
    "chart-whole": "{what}: {change}.",
    "shared": "{names} share the win.",
    "missing-card": "{points} short of “{card}”. Each of these would have been enough: {ways}.",
    "missing-way": "{line}, {steps} more for {points}",
    "goal-line": "Goal",
    "tie-empty": "Empty spaces",
    "tie-joke": "Still tied? Show each other your cat pictures and vote.",
}

# The guided first round, by lesson ---------------------------------------------------------------

LESSONS: Final[Texts] = {
    "welcome": "Welcome aboard! We pack the first round together, as practice. What came packed "
    "counts already: that is your score. You can leave at any time.",
    "suitcase": "This is your suitcase: each round you pack a tile into it. The brown pieces came "
    "packed; nothing may lie on them.",
    "tiles": "These are the tiles of this round: clothing, with a cat on the back of each.",
    "lists": "These To Do Lists say what scores in this match. Cats score in every match, and in "
    "each colour so does the largest group of tiles that touch.",
    "rat": "This is your pack rat. It pays for a cat: only for a rat may a tile lie cat side up. "
    "A rat that you keep counts one point.",
    "positions": "These are the draft positions: each round you claim one. At a low number you "
    "take a tile before the Cat Ladies, who carry some off. Beside it stands what else it brings.",
    "claim": "Claim position {position}, which brings a sock: click it, or press {position}.",
    "claim-other": "Not that one: position {other} brings {gift}. That is good, too, but this "
    "lesson goes on with position {position}.",
    "colour": "Choose {colour} for the sock, like the lowest tile: click it, or press {key}.",
    "colour-other": "Not that one: this lesson goes on with {colour}. Click it, or press {key}.",
    "others": "Cat Ladies take the positions that are left; each only carries off a tile.",
    "confirm": "So far you have only tried it out. Press Confirm, or the Enter key, and it counts.",
    "token": "The Cat Lady at position 1 was first. Her token said {order}: so she took the first "
    "of these tiles that was there.",
    "take": "Your turn. Take tile {space}: drag it, click it, or press {space}.",
    "take-other": "Not that one: this lesson goes on with tile {space}. Press {space} to take it.",
    "again": "Packed already: that is fine. {missed} Click it to try that, or go on with Next.",
    "turned": "In your hand a tile turns with a right click or R.",
    "met": "Where it is hatched it may not lie.",
    "shown": "All places, or L, shows where it fits.",
    "flipped": "Flip, or F, turns its cat up, for a pack rat.",
    "turn": "Turn it until its long side is on top: with wheel, right click, the R key or Rotate.",
    "illegal": "Now hold it over the brown piece in the frame, with the mouse or the arrow keys.",
    "hatched": "Hatched: not there. The note says why, and the nearest good place is outlined.",
    "places": "Where does it fit? Press All places, or the L key.",
    "flip": "These are all its places; the line at the top says what the dots mean. Now flip it "
    "with the F key or Flip: that mirrors it, costs your pack rat, and scores five points.",
    "lay": "Lay it into the frame, its long side on the edge: drop it there, click, or press Enter "
    "where nothing is hatched.",
    "score": "This is the score sheet: line by line it shows what the tile would change. Click a "
    "line to light up what it counts.",
    "undo": "Not happy with it? Press Undo, or Ctrl+Z. If you are, go on with Next.",
    "redo": "Trying out is free. Lay it again: with Redo, Ctrl+Y, or by hand.",
    "sock": "This is your sock. Pack it, too: drag it, click it, or press B.",
    "sock-held": "Lay it so that it touches the tile of its colour: larger groups score more.",
    "sock-alone": "Lay it where you like. Beside a tile of its colour it would score more.",
    "commit": "All packed. Press Confirm, or the Enter key, to end your turn.",
    "commit-apart": "Beside a tile of its colour it would score more: move it, or press Confirm.",
    "ladies": "The Cat Ladies have taken the rest, and new tiles are here. In every second round "
    "the card in the frame keeps some positions for them.",
    "alone": "Now you play, and I set aims. From now on a claim counts by itself, after a second.",
    "save": "Aim: gather first. Position 4 brings a pack rat and a cat toy, which fills a free "
    "space at the end, but leaves you the last tile.",
    "ladder": "Keep the rat this time, and let the tile touch its own colour: a group of two "
    "scores {two}, of three {three}, of four {four}. Of each colour only the largest counts.",
    "saved": "You have {rats} for later: a rat that is kept counts one point, a cat five.",
    "second": "Aim: one more rat. Position 3 brings it and leaves you two tiles, when the Cat "
    "Ladies before you have theirs.",
    "tokens": "The Cat Ladies’ tokens are turned over: along the arrows, each takes the first tile "
    "that is there. Pack yours, and keep your rats.",
    "rats": "You have {rats}. Two may be spent in one turn, and no more.",
    "two": "Aim: two cats in one turn. You have {rats}; position 2 or 1 brings a second tile.",
    "aim-colour": "Now choose the colour of its tile, in the frame: click it, or press its number.",
    "cats": "A rat pays for a cat: you have {rats}. Kittens score as much as large cats.",
    "reached": "That was the aim!",
    "otherwise": "You went another way.",
    "brought": "The round brought {points}: {lines}.",
    "nothing": "The round itself brought no points.",
    "end": "Play on: the goal by round twelve wins. Or go To the lounge.",
}

# Events -------------------------------------------------------------------------------------------

EVENTS: Final[Texts] = {
    "lists": "The To Do Lists are {lists}.",
    "round": "Round {round}. {name} claims first.",
    "round-solo": "Round {round}.",
    "blocked-one": "A card is turned over: it keeps position {positions} for a Cat Lady.",
    "blocked": "A card is turned over: it keeps positions {positions} for Cat Ladies.",
    "claimed": "{name} claims position {position}.",
    "ladies": "Cat Ladies take {positions}.",
    "bonus": "{name} gets {gift}.",
    "lady": "The Cat Lady at position {position} carries off tile {space}.",
    "placed": "{name} packs tile {space}: {tile}.",
    "placed-rat": "{name} lures tile {space} with {rats}: a {tile}.",
    "bonus-placed": "{name} packs the bonus: {tile}.",
    "bonus-placed-rat": "{name} lures a kitten with {rats}: a {tile}.",
    "discarded": "Nothing fits {name}; tile {space} leaves the game.",
    "bonus-returned": "{name}’s {tile} fits nowhere and goes back.",
    "toys": "{name} lays {toys}.",
    "scored": "The suitcases close: {scores}.",
}


_speech: Final = Speech("pack_the_essentials", SAY, LESSONS)
say: Final = _speech.say
many: Final = _speech.many
named: Final = _speech.named
teach: Final = _speech.teach


class Words(TableWords):
    """Sentences about one match: they know its box and who sits where."""

    box: Components
    speech = _speech
    lines = LINES
    events = EVENTS
    refusals = REFUSALS
    values: ClassVar = {"side": SIDES, "victory": CARDS, "board": BOARDS}
    trip = ("victory", "side")
    begins = frozenset({"claim", "bonus"})

    def colour(self, colour: int) -> str:
        """A tile colour's name."""
        return named(COLOURS, self.box.colours[colour])

    def piece(self, kind: int, *, cat: bool) -> str:
        """A tile in words: `mint cat of 5 spaces`, `mint scarf of 5 spaces`."""
        tile = self.box.kinds[kind]
        colour = self.colour(tile.colour)
        from ui.tables.pack_the_essentials.art.garments import garment

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
        return listed(parts) or say("nothing")

    def card(self, card_id: str) -> str:
        """A solo card's title."""
        return _speech.said(CARDS[card_id]) if card_id in CARDS else self.box.card(card_id).title

    def list_name(self, list_id: str) -> str:
        """A To Do List's name."""
        return named(LISTS, list_id)

    def list_rule(self, list_id: str, seats: int) -> str:
        """What a To Do List scores, with its values from the components."""
        todo = self.box.todos[list_id]
        key = "best-groups-solo" if todo.counts == "best-groups" and seats == 1 else todo.counts
        return _speech.said(
            COUNTS[key],
            points=many("points", todo.points),
            tie=todo.tie,
            mark=todo.mark,
            per=todo.per,
            size=todo.size,
        )

    def list_count(self, list_id: str, count: int) -> str:
        """How many things a To Do List counts now."""
        return _speech.counted(LIST_UNITS[self.box.todos[list_id].counts], count)

    def line(self, line: str, view: Any = None) -> str:
        """A score line's name; a To Do List's own where it is drawn."""
        if view is not None and line.startswith("todo-"):
            place = int(line.removeprefix("todo-")) - 1
            if place < len(view.lists):
                return self.list_name(view.lists[place])
        return super().line(line)

    def short_line(self, line: str, view: PackView | None = None) -> str:
        """A score line's name where there is little room."""
        return named(SHORT_LINES, line) if line in SHORT_LINES else self.line(line, view)

    def line_rule(self, line: str, count: int, view: PackView | None) -> str:
        """What a score line scores, and of a colour what one more tile would."""
        box, groups = self.box, (0, *self.box.groups)
        if line in box.colours:
            if count >= len(self.box.groups):
                return say("rule-group-most", count=len(groups) - 1, points=groups[-1])
            points, further = groups[count : count + 2]
            return say("rule-group", count=count, points=points, more=count + 1, next=further)
        if line.startswith("todo-") and view is not None:
            lists, place = view.lists, int(line.removeprefix("todo-")) - 1
            return self.list_rule(lists[place], len(view.seats)) if place < len(lists) else ""
        worth = {"cats": box.cat_points, "rats": box.rat_points, "upper": 0}
        return say(f"rule-{line}", points=many("points", worth[line])) if line in worth else ""

    def made_of(self, sheet: Sheet, view: PackView) -> str:
        """What gives the points of a sheet, also those that are there before the first move."""
        lines = (each for each in sheet.lines if each.points)
        said = listed([f"{self.line(each.line, view)} {each.points}" for each in lines])
        return say("made-of", points=sheet.total, lines=said or say("nothing"))

    def thing_rules(self, *things: str) -> list[str]:
        """What rats, toys and free spaces are for."""
        points, most = many("points", self.box.cat_points), self.box.rats_a_turn
        return [say(f"rule-{thing}", points=points, most=most) for thing in things]

    def refusal_fields(self, refused: Refused) -> dict[str, object]:
        """Seats and colours of a refusal have names."""
        fields = super().refusal_fields(refused)
        seat, colour = fields.get("seat"), fields.get("colour")
        if isinstance(seat, int):
            fields["seat"] = self.name(seat) if seat >= 0 else say("lady")
        if isinstance(colour, int) and 0 <= colour < len(self.box.colours):
            fields["colour"] = self.colour(colour)
        return fields

    def refusal_here(self, refused: Refused) -> str:
        """Why a tile may not lie where it is being held."""
        here = HERE.get(refused.key)
        return self.refusal(refused) if here is None else _speech.said(here)

    def hint(self, thought: Thought, view: PackView) -> str:
        """What a hint says, with what it expects."""
        act = thought.best
        fields: dict[str, object] = {name: getattr(act, name) for name in act.__struct_fields__}
        if "colour" in fields:
            fields["colour"] = self.colour(getattr(act, "colour", 0))
        if "cat" in fields:
            fields["side"] = say("side-cat" if fields["cat"] else "side-clothing")
        words = say(f"hint-{act.__struct_config__.tag}", **fields)
        lines = self.expected(thought.why, view)
        return f"{words} {say('hint-why', lines=lines)}" if lines else words

    def expected(self, why: Sequence[ScoreLine], view: Any = None) -> str:
        """What an act brings; a rat is what will be made of it."""
        rest = super().expected([one for one in why if one.line != "rats"], view)
        rats = sum(one.points for one in why if one.line == "rats")
        later = say("hint-rat", points=self.box.cat_points)
        rat = later if rats > 0 else many("hint-paid", -rats) if rats else ""
        return listed([words for words in (rest, rat) if words])

    def missing(self, outcome: Outcome, seat: int) -> str:
        """What was missing; which lines of the sheet alone would have made up for it (PE-44)."""
        result, view = outcome.result, outcome.view
        short = 0 if result.goal is None else result.goal - result.scores[seat]
        if short <= 0 or view.victory is None:
            return super().missing(outcome, seat)
        ways: list[tuple[int, str]] = []
        for line in outcome.sheets[seat].lines:
            steps, gain = self._way(line, short, view)
            if gain:
                name, more = self.line(line.line, view), many("points", gain)
                # A whole column, row or section is more than a tile.
                far = steps * (3 if line.line == "todo-1" else 1)
                ways.append((far, say("missing-way", line=name, steps=steps, points=more)))
        if not ways:
            return super().missing(outcome, seat)
        ways.sort(key=lambda way: way[0])
        points, said = many("points", short), "; ".join(words for _, words in ways[:2])
        return say("missing-card", points=points, card=self.card(view.victory), ways=said)

    def _way(self, line: ScoreLine, short: int, view: PackView) -> tuple[int, int]:
        """How many more of what a line counts make up for what was short, and the points that
        these bring: none where no number of them does, or nobody counts them.
        """
        box, groups = self.box, (0, *self.box.groups)
        if line.line in box.colours:
            here = min(line.count, len(groups) - 1)
            more = (points - groups[here] for points in groups[here:])
            return next(((n, gain) for n, gain in enumerate(more) if gain >= short), (0, 0))
        points, most = 0, short
        if line.line == "cats":
            points = box.cat_points
        elif line.line.startswith("todo-"):
            todo = box.todos[view.lists[int(line.line.removeprefix("todo-")) - 1]]
            points, wide, high = todo.points, box.grid.width, box.grid.height
            most = {
                "columns": wide,
                "rows": high,
                "edge": 2 * (wide + high - 2) // todo.per,
                "blocks": (wide // todo.size) * (high // todo.size),
                "best-groups": len(box.colours),
            }.get(todo.counts, line.count + short) - line.count
        # A file may give no points for a thing.
        steps = -(-short // points) if points else short + 1
        return (steps, steps * points) if steps <= most else (0, 0)

    def event_key(self, event: Event) -> str:
        """Some events are said in two ways."""
        from engine.games.pack_the_essentials.events import PositionsBlocked, RoundBegan

        key = super().event_key(event)
        if isinstance(event, RoundBegan) and len(self.names) == 1:
            return f"{key}-solo"
        if isinstance(event, PositionsBlocked) and len(event.positions) == 1:
            return f"{key}-one"
        return f"{key}-rat" if key.endswith("placed") and getattr(event, "rats", False) else key

    def event_fields(self, event: Event) -> dict[str, object]:
        """Numbers, tiles and seats of an event, in words."""
        from engine.games.pack_the_essentials import events

        fields = super().event_fields(event)
        match event:
            case events.ListsDrawn():
                fields["lists"] = listed([self.list_name(name) for name in event.lists])
            case events.RoundBegan():
                fields["name"] = self.name(event.first)
            case events.PositionsBlocked() | events.LadiesSeated():
                fields["positions"] = listed([str(position) for position in event.positions])
            case events.BonusTaken():
                parts = [] if event.kind is None else [self._gifted(event.kind)]
                parts += [many("rats", event.rats)] if event.rats else []
                parts += [many("toys", event.toys)] if event.toys else []
                fields["gift"] = listed(parts) or say("nothing")
            case events.TilePlaced() | events.BonusPlaced():
                fields["tile"] = self.piece(event.kind, cat=event.cat)
                fields["rats"] = many("rats", event.rats)
            case events.BonusReturned():
                fields["tile"] = self.piece(event.kind, cat=False)
            case events.ToysLaid():
                fields["toys"] = many("toys", len(event.cells))
            case events.Scored():
                scores = enumerate(event.scores)
                fields["scores"] = listed([f"{self.name(seat)} {score}" for seat, score in scores])
        return fields

    # Options ------------------------------------------------------------------------------------

    def summary(self, options: Sequence[Option], config: Config) -> str:  # noqa: ARG002
        """The options in a few words."""
        card = config.get("victory")
        parts = [] if card is None else [named(CARDS, str(card))]
        own = config.get("side") == "own"
        # The common side is what nobody asks after, unless there is nothing else to say.
        if own or not parts:
            parts.append(say("summary-own" if own else "summary-common"))
        return capital(", ".join(parts))

    def grade(self, options: Mapping[str, Value]) -> Grade | None:
        """How hard the solo card is (PE-45)."""
        from engine.games.pack_the_essentials.components import DIFFICULTIES as ORDER

        cards = {card.id: card.difficulty for card in self.box.cards}
        grade = cards.get(str(options.get("victory")))
        if grade is None:
            return None
        return Grade(ORDER.index(grade), named(DIFFICULTIES, grade))
