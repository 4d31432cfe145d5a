"""The table of Pack the Essentials: all of its words, keyed by the engine's ids.

How a text is written and found says `ui/kit/words.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from ui.access.places import place_name
from ui.kit.words import Difficulty, Speech, TableWords, Texts, in_round, listed, tied
from ui.kit.words import capital as capital
from ui.tables.pack_the_essentials import lists

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core import BotProgress, Config, Event, Option, Refused, ScoreLine, Sheet, Value
    from engine.core.review import BoardReason, ReviewLesson
    from engine.games.pack_the_essentials.components import Components, PositionGift
    from engine.games.pack_the_essentials.events import BonusPlaced, TilePlaced
    from engine.games.pack_the_essentials.view import PackView, SeatView
    from ui.bridge.outcome import Outcome

# Single words -------------------------------------------------------------------------------------

COLOURS: Final[Texts] = {
    "magenta": "magenta",
    "lavender": "lavender",
    "peach": "peach",
    "mint": "mint",
}
BOARDS: Final[Texts] = {
    "auto": "Whatever is left",
    "common": "Common suitcase",
    "star": "Star",
    "heart": "Heart",
    "moon": "Moon",
    "diamond": "Diamond",
}
SIDES: Final[Texts] = {"common": "Common suitcases", "own": "Individual suitcases"}
GARMENTS: Final[Texts] = {
    "bow-tie": "bow tie",
    "sleep-mask": "sleep mask",
    "nightcap": "nightcap",
    "ankle-boot": "ankle boot",
    "blanket-roll": "rolled blanket",
    "bum-bag": "bum bag",
    "wellington": "wellington",
    "glove": "glove",
    "t-shirt": "T-shirt",
    "sun-hat": "sun hat",
    "shirt": "folded shirt",
    "backpack": "backpack",
    "flip-flops": "flip-flops",
    "bikini": "bikini",
    "belt": "belt",
    "necktie": "necktie",
    "cowboy-boot": "cowboy boot",
    "umbrella": "umbrella",
    "long-glove": "evening glove",
    "hair-dryer": "hairdryer",
    "mitten": "mitten",
    "trainer": "trainer",
    "shorts": "shorts",
    "earmuffs": "earmuffs",
    "scarf": "scarf",
    "jeans": "jeans",
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
    "cats": "Cats",
    "magenta": "Magenta",
    "lavender": "Lavender",
    "peach": "Peach",
    "mint": "Mint",
    "rats": "Rats left",
    "groups": "Colour groups",
    "lists": "To Do Lists",
}

# Refusals: by `Refused.key` -----------------------------------------------------------------------

REFUSALS: Final[Texts] = {
    "PE-11/phase": "You cannot claim a position now.",
    "PE-11/no-position": "There are only positions 1 to 4.",
    "PE-11/taken": "Position {position} is already taken ({seat}).",
    "PE-41/blocked": "This round’s card reserves position {position} for a Cat Lady.",
    "PE-12/phase": "You cannot choose a bonus colour now.",
    "PE-12/none-left": "There are none left in {colour}; choose another colour.",
    "PE-13/phase": "Claim a position first, then take any tile.",
    "PE-13/no-tile": "Tile slot {space} is empty; take another tile.",
    "PE-15/no-rat": "The cat side costs a pack rat, and you have none left.",
    "PE-15/two-rats": "The cat side costs a pack rat, and you can spend at most {most} a turn.",
    "PE-16/outside": "The tile sticks out of the suitcase.",
    "PE-16/overlap": "Another tile is already there ({place}).",
    "PE-16/prefilled": "That space was packed from the start ({place}).",
    "PE-16/no-form": "The tile cannot be rotated that way.",
    "PE-18/fits": "A tile still fits, so you cannot discard one.",
    "PE-19/phase": "You can only place your bonus tile when you take a tile.",
    "PE-19/no-bonus": "You have no bonus tile.",
    "PE-19/already": "You have already placed your tile for this turn.",
    "PE-21/phase": "Cat toys are placed after the last round.",
    "PE-21/count": "Place exactly {toys}; you have placed {given}.",
    "PE-21/covered": "That space is full ({place}); a toy needs an empty one.",
    "PE-21/order": "Each toy needs a space of its own.",
}
HERE: Final[Texts] = {
    "PE-16/overlap": "Another tile is already there.",
    "PE-16/prefilled": "Something is already packed there.",
}
"""For a tile that is held over the place, which so need not be named."""

# Everything else on the table ---------------------------------------------------------------------

SAY: Final[Texts] = {
    "shortcut-number": "Choose the position, colour or tile with this number",
    "shortcut-bonus": "Take the bonus tile",
    "shortcut-discard": "Discard the tile",
    "shortcut-rotate": "Rotate the placed tile",
    "shortcut-rotate-back": "Rotate the placed tile anticlockwise",
    "shortcut-flip": "Flip the placed tile",
    "shortcuts-held": "While you hold a tile",
    "suitcase-of": "{name}’s suitcase",
    "suitcase-of@name": "Your suitcase",
    "suitcase": "Suitcase",
    "lists": "To Do Lists",
    "score": "Score",
    "made-of": "Score {points}: {lines}",
    "others": "The others",
    "round": "Round",
    "turn": "Turn",
    "position": "Position {position}",
    "lady": "Cat Lady",
    "blocked": "Reserved for a Cat Lady this round",
    "placed": "Positions reserved for Cat Ladies this round",
    "doomed": "The next Cat Lady takes this tile.",
    "to-go": "{points} to go",
    "short": "{points} short",
    "reached": "Goal reached",
    "enough": "Enough for {medal}",
    "end-exact": "Exactly {points}!",
    "end-over": "{points}, {more} more than needed",
    "end-short": "{points}, {short} short",
    "lady-order": "This Cat Lady takes the first tile still there, in this order: {order}",
    "goal": "Goal {goal}",
    "goal-medal": "For {medal}: {goal}",
    "bonus-tile": "Bonus tile",
    "rats-turn": "{paid} of {most} spent this turn",
    "rats-spent": "{paid} of {most} spent",
    "rats-last": "{paid} spent; up to {most} a turn",
    "rats-paid": "{paid} spent",
    "rats-may-one": "pays for one cat",
    "rats-may": "spend up to {most} a turn",
    "rats-most": "up to {most} a turn",
    "no-list": "Not drawn yet",
    # buttons
    "places": "Show all",
    "rotate": "Rotate",
    "flip": "Flip",
    "advantage": "one more pack rat at the start",
    "back": "Back to {name}",
    "back@name": "Back to your suitcase",
    "best-toys": "Use best",
    "discard": "Discard",
    "tip-discard": "Discard this tile, since none fits clothing side up (D)",
    "score-of": "{name}’s score",
    "score-of@name": "Your score",
    "tip-places": "Show every spot where the tile fits (L)",
    "tip-tick": "Confirm (Enter)",
    "tip-log": "Click a line, or press Enter on it, to see that move again",
    "tip-rotate": "Rotate the tile (R, Shift+R, wheel)",
    "tip-flip": "Flip the tile; the cat side costs a pack rat (F)",
    "tip-best-toys": "Place the toys where they score most",
    # what now
    "now-claim": "{name}, claim a position. Low numbers choose a tile first; high numbers "
    "give pack rats and toys.",
    "now-claim@name": "Claim a position. Low numbers choose a tile first; high numbers give "
    "pack rats and toys.",
    "now-claim-solo": "Claim a position. Low numbers choose a tile first; high numbers give "
    "pack rats and toys.",
    "now-blocked-one": "Claim a position; this round’s card reserves {positions} for a Cat Lady.",
    "now-blocked": "Claim a position; this round’s card reserves {positions} for Cat Ladies.",
    "now-counts": (
        "Position {position} gives {gift}. Your claim will be confirmed in a moment; choose "
        "another position to change it."
    ),
    "now-counts-colour": (
        "{tile} it is. This will be confirmed in a moment; choose another colour to change it."
    ),
    "now-forced": (
        "Only position {position} is free, so you get {gift}. This claim will be confirmed in a "
        "moment."
    ),
    "now-forced-bonus": (
        "Only position {position} is free, so you get it. Choose the colour of your {bonus}."
    ),
    "now-claimed": "Position {position} gives {gift}. Confirm, or try another position.",
    "now-bonus": "{name}, choose the colour of your {bonus}.",
    "now-bonus@name": "Choose the colour of your {bonus}.",
    "now-bonus-taken": "{tile} it is. Confirm, or choose another colour.",
    "now-draft": "{name}, take a tile from the mat and place it in your suitcase.",
    "now-draft@name": "Take a tile from the mat and place it in your suitcase.",
    "now-draft-or-confirm": "Now take a tile and place it, or confirm what you have so far.",
    "now-held": (
        "Choose a spot. R rotates the tile, F flips it cat side up for a rat, Esc puts it back."
    ),
    "now-places": "Move the ringed dot onto any dot. Large dots fit now; small dots fit after "
    "rotating (R).",
    "now-places-cat": "Hollow dots fit cat side up (F), for a rat.",
    "now-places-clothing": "Hollow dots fit clothing side up (F).",
    "now-held-cat": (
        "The cat side costs a pack rat. Choose a spot, or press F for the clothing side."
    ),
    "now-held-no-rat": (
        "Choose a spot. R rotates the tile, Esc puts it back. You have no rat for the cat side."
    ),
    "now-held-two-rats": (
        "Choose a spot. R rotates the tile, Esc puts it back. You cannot spend more rats this turn."
    ),
    "now-place-bonus": "Now place your {tile} too; it is below the suitcase.",
    "now-place-tile": "Now take a tile from the mat and place it too.",
    "now-confirm": (
        "Not confirmed yet. Confirm, rotate (R) or flip (F) a tile where it is, or click one to "
        "pick it up."
    ),
    "now-confirm-cost": (
        "Placed for {rats}. Confirm, rotate (R) or flip (F) a tile where it is, or click one to "
        "pick it up."
    ),
    "now-lure": (
        "You can still spend a pack rat on a cat (F). If you are done, press {label:confirm} or "
        "Enter."
    ),
    "now-confirm-returned": "Your bonus tile won’t fit anywhere and will go back to the supply. "
    "Confirm, or try something else.",
    "now-discard": "No tile fits clothing side up. Choose one to discard, or spend a rat on a cat "
    "that fits.",
    "now-discard-only": "No tile on the mat fits any more. Choose one to discard.",
    "now-discard-last": "The last tile does not fit. Press {label:discard} or D to discard it.",
    "now-discarded": "Tile {space} will be discarded. Confirm, or choose another.",
    "now-discarded-last": "Tile {space} will be discarded. Confirm to go on.",
    "now-toys": "{name}, place {toys} on empty spaces; {left} to go.",
    "now-toys@name": "Place {toys} on empty spaces; {left} to go.",
    "now-toys-best": "{name}, your toys are where they score most. Confirm, or move them.",
    "now-toys-best@name": "Your toys are where they score most. Confirm, or move them.",
    "now-toy-best": "{name}, your toy is where it scores most. Confirm, or move it.",
    "now-toy-best@name": "Your toy is where it scores most. Confirm, or move it.",
    "now-toys-laid": "All toys are placed. Confirm, or move them.",
    "now-looking": "You are looking at {name}’s suitcase. Press Esc to go back.",
    # refusals that the table finds itself
    "no-place": "The tile does not fit anywhere this way up. Rotate or flip it.",
    "no-place-at-all": "The tile does not fit anywhere.",
    "toys-all-laid": "All toys are placed; pick one up first.",
    "not-held": "Pick up a tile first.",
    "laid-no-turn": "Rotated, the tile does not fit here. Click it to pick it up.",
    "laid-no-flip": "Flipped, the tile does not fit here. Click it to pick it up.",
    "hint-claim": "Hint: claim position {position}.",
    "hint-bonus": "Hint: choose {colour}.",
    "hint-place": "Hint: place tile {space} as shown, {side} up.",
    "hint-place-bonus": "Hint: place the bonus tile as shown, {side} up.",
    "hint-discard": "Hint: discard tile {space}.",
    "hint-toys": "Hint: place the toys as shown.",
    "hint-tried": "Hint: your move so far is good. Confirm it, or continue from there.",
    "hint-why": "That gives {lines}.",
    "hint-rat": "a rat now, a cat later (+{points})",
    "hint-paid": "%n fewer pack rat(s)",
    "choose-first": "Chooses first, from all four tiles.",
    "choose-colour": "Click a small tile to choose its colour as well; double-click to confirm.",
    "choose-double": "Double-click to claim and confirm it.",
    "choose-later": "Chooses from the {left} tiles that are left.",
    "choose-last": "Gets the last tile.",
    "side-cat": "cat side",
    "side-clothing": "clothing side",
    # pieces
    "sock": "sock",
    "underwear": "underwear",
    "piece-clothing": "{colour} clothing ({size}\u00a0spaces)",
    "piece-garment": "{colour} {garment} ({size}\u00a0spaces)",
    "piece-cat": "{colour} cat ({size}\u00a0spaces)",
    "piece-kitten": "{colour} kitten",
    "piece-sock": "{colour} sock",
    "a-sock": "a {colour} sock",
    "spot-rotated": "{place}, rotated {degrees}°",
    "piece-underwear": "{colour} underwear",
    "rats": "%n pack rat(s)",
    "toys": "%n cat toy(s)",
    "left": "%n left",
    "free": "%n empty space(s)",
    "tip-open": "Look into {name}’s suitcase",
    "tip-open@name": "Look into your suitcase",
    "rat-and-toy": "rat and toy",
    "any-sock": "a sock in any colour",
    "any-underwear": "underwear in any colour",
    "nothing": "nothing",
    # what each is for
    "rule-pack-rats": (
        "Spend a pack rat to place a tile cat side up for {points}, at most {most} a turn."
    ),
    "rule-upper": "Cats and the three To Do Lists together.",
    "rule-lists": "All three To Do Lists together.",
    "rule-cat-toys": (
        "After the last round, each cat toy fills an empty space for the first To Do List and "
        "for breaking ties."
    ),
    "rule-free": "Empty spaces cost nothing, but in a tie the player with the fewest wins.",
    "rule-cats": "{points} for each cat or kitten.",
    "rule-rats": "{points} for each unused pack rat.",
    "line-most": "{line} (max.)",
    "rule-group": "Largest group: size {count} scores {points}, size {more} scores {next}.",
    "rule-ladder": "Groups of 1, 2, 3 and more tiles score {values}.",
    "rule-group-most": "Largest group: {count} or more tiles score the maximum, {points} points.",
    # for a review
    "reason-closed": (
        "It leaves fewer spaces that only bonus tiles can fill: {better} instead of {own}."
    ),
    "reason-room": (
        "It leaves the {colour} group more room to grow: tiles, not counting bonus tiles, still "
        "fit on {better} spaces beside it instead of {own}."
    ),
    # what a question is about, without the answer
    "lesson": "{what} ({about})",
    "lesson-claim": "which position to take",
    "lesson-bonus": "which colour to choose",
    "lesson-tile": "which tile to take",
    "lesson-place": "where to place a tile",
    "lesson-place-bonus": "where to place the bonus tile",
    "lesson-other": "what to do",
    "lesson-closed": "spaces closed off",
    "lesson-room": "room to grow",
    # what a decision teaches, in one sentence
    "aim-groups": "your colour groups",
    "aim-cats": "cats",
    "aim-rats": "unused pack rats",
    "aim-list": "“{title}”",
    "advice-claim": "Take the position that does more for {better}.",
    "advice-claim-than": "Take the position for {better}, rather than for {tempts}.",
    "advice-bonus": "Choose the colour that does more for {better}.",
    "advice-bonus-than": "Choose the colour for {better}, rather than for {tempts}.",
    "advice-tile": "Take the tile that does more for {better}.",
    "advice-tile-than": "Take the tile for {better}, rather than for {tempts}.",
    "advice-tile-closed": "Take the tile that closes off fewer spaces.",
    "advice-tile-closed-than": "Close off fewer spaces, rather than take a tile for {tempts}.",
    "advice-tile-room": "Take the tile that leaves a colour more room to grow.",
    "advice-tile-room-than": "Leave a colour more room, rather than take a tile for {tempts}.",
    "advice-place": "Place the tile so that it does more for {better}.",
    "advice-place-than": "Place the tile for {better}, rather than for {tempts}.",
    "advice-place-closed": "Place the tile so that it closes off fewer spaces.",
    "advice-place-closed-than": "Close off fewer spaces, rather than place the tile for {tempts}.",
    "advice-place-room": "Place the tile so that a colour has more room to grow.",
    "advice-place-room-than": (
        "Leave a colour more room, rather than place the tile for {tempts}."
    ),
    "advice-place-bonus": "Place the bonus tile so that it does more for {better}.",
    "advice-place-bonus-than": "Place the bonus tile for {better}, rather than for {tempts}.",
    "advice-place-bonus-closed": "Place the bonus tile so that fewer spaces are closed off.",
    "advice-place-bonus-closed-than": (
        "Close off fewer spaces, rather than place the bonus tile for {tempts}."
    ),
    "advice-place-bonus-room": "Place the bonus tile so that a colour has more room to grow.",
    "advice-place-bonus-room-than": (
        "Leave a colour more room, rather than use the bonus tile for {tempts}."
    ),
    "advice-other": "Choose what does more for {better}.",
    "advice-other-than": "Play for {better}, rather than for {tempts}.",
    "advice-other-closed": "Choose what closes off fewer spaces.",
    "advice-other-closed-than": "Close off fewer spaces, rather than play for {tempts}.",
    "advice-other-room": "Choose what leaves a colour more room to grow.",
    "advice-other-room-than": "Leave a colour more room, rather than play for {tempts}.",
    # for whoever does not see it
    "access-positions": "Draft positions",
    "access-position": "Position {position}: {gift}",
    "access-claimed": "Claimed by {name}",
    "access-claimed@name": "Claimed by you",
    "access-open": "Free",
    "access-colours": "Colour of the bonus tile",
    "access-tiles": "Tiles on the mat",
    "access-tile": "Tile {space}: {tile}",
    "access-no-tile": "Tile slot {space}: empty",
    "access-take": "Press to pick it up.",
    "access-not-now": "You cannot take it now.",
    "access-tried": "Not confirmed yet; press to pick it up again.",
    "access-gone": "It will be discarded.",
    "access-held-now": "You are holding it.",
    "access-hand": "{name} has {has}",
    "access-hand@name": "You have {has}",
    "access-bonus": "Bonus tile: {tile}",
    "access-size": "{wide} wide, {high} high.",
    "access-row": "Row {row}: {columns}.",
    "access-holding": "In your hand: {tile}",
    "access-side-cat": "Cat side up, for a pack rat.",
    "access-side-clothing": "Clothing side up, free.",
    "access-covers": "It covers {places}.",
    "access-fits": "It fits there.",
    "access-fits-not": "It does not fit there. {reason}",
    "access-nearest": "The nearest spot is {place}.",
    "access-places": "It fits in %n spot(s) this way up.",
    "access-here": "{place}: fits.",
    "access-here-not": "{place}: does not fit. {reason}",
    "access-goes": "Placed here, it goes to {place}.",
    "access-rotate-back": "Rotate anticlockwise",
    "access-next": "Next spot",
    "access-previous": "Previous spot",
    "access-place": "Place",
    "access-put-back": "Put back",
    "access-grid": "{columns} lettered columns, {rows} numbered rows",
    "access-cell": "{place}: {what}",
    "access-free": "empty",
    "access-packed": "packed from the start",
    "access-toy": "cat toy",
    # set-up and result
    "title": "Pack the Essentials",
    "tagline": "Fill a suitcase and lure in as many cats as will fit.",
    "intro-play": "Each round, take a tile and fit it into your suitcase. Pack rats lure in cats.",
    "intro-win": (
        "Cats, colour groups and To Do Lists score. After twelve rounds, the best-packed suitcase "
        "wins."
    ),
    "intro-win-alone": (
        "Cats, colour groups and To Do Lists score. You win if you reach your Victory card’s goal "
        "in twelve rounds."
    ),
    "summary-common": "common suitcases",
    "summary-own": "individual suitcases",
    "setup-side-help": (
        "Some spaces are packed from the start, either the same for everyone or different for "
        "each player."
    ),
    "setup-first": "Who packed a bag most recently? They start.",
    "setup-board-help": "There is only one of each.",
    "setup-side": "Suitcases",
    "setup-board": "{name}’s suitcase",
    "setup-board@name": "Your suitcase",
    "setup-victory": "Victory card",
    "setup-goal": "Goal: {goal} points",
    "setup-tries": "Best {best}, %n attempt(s)",
    "setup-beaten": "Goal reached. {tried}",
    "setup-best": "Best {best} (%n attempt(s))",
    "setup-computers": "Computers reach it: Normal\u00a0{normal}%, Hard\u00a0{hard}%",
    "setup-more": "{n} other Victory cards · {side}",
    "setup-shares": "Each card shows in how many of 100 deals computer players reach its goal.",
    "setup-reach": (
        "Normal computer players reach this goal in {normal} of 100 deals, Hard ones in {hard}."
    ),
    # charts
    "chart-goal": "Victory card {goal}",
    "chart-tiles": "What each tile added",
    "chart-tile": "Tile",
    "chart-added": "Points added",
    "chart-suitcase": "Player",
    "chart-placed": "Round {round}: {tile}, {change}.",
    "chart-bar": "{round} · {tile}",
    "chart-cat": "{colour} cat",
    "chart-clothing": "{colour} clothing",
    "chart-start": "Packed from the start",
    "chart-toys": "cat toys placed",
    "chart-rats": "Rats left",
    "chart-rest": "Other players’ moves",
    "chart-whole": "{what}: {change}.",
    "shared": "{names} share the win.",
    "shared@names": "{names} share the win.",
    "missing-card": "{points} short of “{card}”. Any one of these would have been enough: {ways}.",
    "missing-way": "{steps} more for “{line}” ({points})",
    "goal-line": "Goal",
    "goal-card": "Victory card",
    "tie-empty": "Empty spaces",
    "print-name": "Name",
    "print-started": "Started",
    "print-best": "Best",
    "print-stamps": "When you reach a card’s goal, stamp the circle of the suitcase you used.",
    "tie-rule": (
        "In a tie, the player with fewer empty spaces comes first, then the one with more pack "
        "rats left."
    ),
    "tie-joke": "Still tied? Show each other your cat pictures and vote.",
}

# The guided first round, by lesson ---------------------------------------------------------------

LESSONS: Final[Texts] = {
    "welcome": (
        "Welcome aboard! This is your suitcase, and each round you pack a tile into it. The brown "
        "spaces were packed from the start. They count as full, but you can’t place anything on "
        "them."
    ),
    "tiles": (
        "These are this round’s tiles: clothing on one side, a cat on the other. A pack rat pays "
        "for the cat side. You have one, and each rat you keep scores 1 point."
    ),
    "lists": (
        "These To Do Lists score in this match. Two things score in every match: cats, and "
        "your largest group in each colour. Touching tiles of one colour form a group."
    ),
    "positions": (
        "Each round, you claim one of these positions. With a low number you choose your tile "
        "early; a high number brings a better gift. Cat Ladies take the other positions, and each "
        "of them carries off one tile."
    ),
    "claim": "Claim position {position}: click it, or press {position}. It gives you a sock.",
    "claim-other": (
        "Position {other} gives {gift}. That’s good too, but here we’ll use position "
        "{position}: click it, or press {position}."
    ),
    "colour": (
        "Choose {colour} for the sock: click the colour, or press {key}. The bottom tile is "
        "that colour too."
    ),
    "colour-other": "Not that one. Here we’ll use {colour}: click it, or press {key}.",
    "confirm": (
        "So far, your choice is only a preview. Press {label:confirm} or Enter to make it final."
    ),
    "take": "Your turn. Take tile {space}: drag it, click it, or press {space}.",
    "take-token": (
        "The Cat Lady at position 1 took tile {taken}. Her token gives the order, {order}, and she "
        "takes the first tile that is still there. Now take tile {space}: drag it, click it, or "
        "press {space}."
    ),
    "take-other": "Not that one. Here we’ll take tile {space}. Press {space} to take it.",
    "turn": (
        "Rotate the tile until its long side is on top: use the mouse wheel, a right-click, R or "
        "the {label:rotate} button."
    ),
    "places": (
        "Where does the tile fit? Press {label:places} or L, and dots show you. Where the tile is "
        "hatched, it can’t go."
    ),
    "flip": (
        "Now flip the tile: press {label:flip} or F. The cat side has the mirrored shape. It costs "
        "a pack rat and scores 5\u00a0points."
    ),
    "lay": "Place the tile in the highlighted area, with its long side along the edge. Drop it "
    "there, click, or press Enter.",
    "score": "This is your score sheet. Line by line, it shows what the tile would change. Click a "
    "line to highlight what it counts.",
    "undo": (
        "Until you confirm, you can change everything. {label:undo} puts the tile back, R and F "
        "rotate and flip it where it is, and a click picks it up."
    ),
    "redo": (
        "Changing your mind costs nothing. Place the tile again with the highlighted {label:redo} "
        "button or Ctrl+Y, or by hand."
    ),
    "sock": (
        "Your sock is still here. Place it so that it touches the tile of its colour: drag it, "
        "click it, or press B. Larger groups score more."
    ),
    "sock-held": "Place the sock so that it touches the tile of its colour.",
    "sock-alone": (
        "Your sock is still here. Place it where you like: drag it, click it, or press B. It would "
        "score more next to a tile of its colour."
    ),
    "sock-alone-held": (
        "Place the sock where you like. It would score more next to a tile of its colour."
    ),
    "commit": "All packed. Press {label:confirm} or Enter to end your turn.",
    "commit-apart": "The sock would score more next to a tile of its colour. Move it, or press "
    "{label:confirm}.",
    "ladies": (
        "A new round! Every second round, a Placement card like this reserves positions for Cat "
        "Ladies. Now you play, and I’ll set you challenges."
    ),
    "claims": "From now on, your claims are confirmed automatically after a moment.",
    "save": (
        "Challenge: save up. Claim position\u00a04 for a pack rat and a cat toy, though you get "
        "the last tile. After the last round, the toy fills an empty space."
    ),
    "ladder": (
        "Keep your rat this time, and place the tile next to its own colour. A group of two "
        "tiles scores {two} points, three tiles score {three}, and four tiles score {four}."
    ),
    "second": "Next, get one more rat from position\u00a03.",
    "tokens": "The Cat Ladies’ tokens are turned over: follow the arrows. Each Cat Lady takes the "
    "first tile that is still there. Pack your tile, and keep your rats.",
    "two": ("Last challenge: two cats in one turn. Position 1 or 2 gives you a second tile."),
    "aim-colour": "Now choose the colour of your bonus tile: click it, or press its number.",
    "cats": (
        "Each cat costs a pack rat, and you have {rats}. A bonus tile has a kitten on its other "
        "side, which scores like a cat."
    ),
    "reached": "Challenge met!",
    "otherwise-2": "Not this time: you needed another rat and a larger group.",
    "otherwise-3": "Not this time: you needed another rat.",
    "otherwise-4": "Not this time: you needed two cats in one turn.",
    "brought": "{points} this round: {lines}.",
    "nothing": "You scored no points this round.",
    "end": "To win, reach your Victory card’s goal by the end of round 12.",
}

# Events -------------------------------------------------------------------------------------------

EVENTS: Final[Texts] = {
    "lists": "The To Do Lists are {lists}.",
    "round": "Round {round}. {name} claims first.",
    "round@name": "Round {round}. You claim first.",
    "round-solo": "Round {round}.",
    "blocked-one": "A Placement card reserves position {positions} for a Cat Lady.",
    "blocked": "A Placement card reserves positions {positions} for Cat Ladies.",
    "claimed": "{name} claims position {position}.",
    "claimed@name": "You claim position {position}.",
    "ladies": "Cat Ladies take the rest: {positions}.",
    "bonus": "{name} gets {gift}.",
    "bonus@name": "You get {gift}.",
    "lady": "The Cat Lady at position {position} carries off tile {space}.",
    "placed": "{name} packs tile {space}: {tile}.",
    "placed@name": "You pack tile {space}: {tile}.",
    "placed-rat": "{name} lures tile {space} with {rats}: a {tile}.",
    "placed-rat@name": "You lure tile {space} with {rats}: a {tile}.",
    "bonus-placed": "{name} packs the bonus tile: {tile}.",
    "bonus-placed@name": "You pack the bonus tile: {tile}.",
    "bonus-placed-rat": "{name} lures a {tile} with {rats}.",
    "bonus-placed-rat@name": "You lure a {tile} with {rats}.",
    "discarded": "No tile fits clothing side up, so {name} discards tile {space}.",
    "discarded@name": "No tile fits clothing side up, so you discard tile {space}.",
    "bonus-returned": "{name}’s {tile} fits nowhere and goes back.",
    "bonus-returned@name": "Your {tile} fits nowhere and goes back.",
    "toys": "{name} places {toys}.",
    "toys@name": "You place {toys}.",
    "scored": "The suitcases close: {scores}.",
    "scored-solo": "The suitcase closes: {points}.",
}


_speech: Final = Speech("pack_the_essentials", SAY, LESSONS)
say: Final = _speech.say
many: Final = _speech.many
named: Final = _speech.named
teach: Final = _speech.teach


def goal_words(goal: int, medal: int) -> str:
    """The goal of a Victory card in words, or if `medal` is not 0, what that medal asks for."""
    from ui.kit.medals import medal_name

    return (
        say("goal-medal", medal=medal_name(medal), goal=goal) if medal else say("goal", goal=goal)
    )


class Words(TableWords["Components", "PackView"]):
    """Sentences about one match: they know its box and who sits where."""

    speech = _speech
    lines = LINES
    events = EVENTS
    heads = frozenset({"round"})
    refusals = REFUSALS
    values: ClassVar = {"side": SIDES, "victory": CARDS, "board": BOARDS}
    trip = ("victory", "side")
    begins = frozenset({"claim", "bonus"})
    lights_lines = True

    def colour(self, colour: int) -> str:
        """A tile colour's name."""
        return named(COLOURS, self.box.colours[colour])

    def piece(self, kind: int, *, cat: bool) -> str:
        """A tile in words: `mint cat (5 spaces)`, `mint scarf (5 spaces)`."""
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
        return named(lists.names(), list_id)

    def list_rule(self, list_id: str, seats: int) -> str:
        """What a To Do List scores, with its values from the components."""
        from msgspec.structs import asdict

        todo = self.box.todos[list_id]
        # `points` is a field of the list too, and is said in words.
        numbers = asdict(todo)
        numbers["points"] = many("points", todo.points)
        return _speech.said(lists.kinds()[todo.counts].rule(seats), **numbers)

    def list_count(self, list_id: str, count: int) -> str:
        """How many things a To Do List counts now."""
        kind = lists.kinds()[self.box.todos[list_id].counts]
        return _speech.counted(kind.texts["unit"], count)

    def line(self, line: str, view: PackView | None = None) -> str:
        """A score line's name; a To Do List's own where it is drawn."""
        if view is not None and line.startswith("todo-"):
            place = int(line.removeprefix("todo-")) - 1
            if place < len(view.lists):
                return self.list_name(view.lists[place])
        return super().line(line)

    def term(self, line: str, view: PackView | None = None) -> str:
        """A score line's name in a sentence; cats and kittens would read as two."""
        return self.short_line(line, view) if line in ("cats", "groups") else self.line(line, view)

    def lesson(self, lesson: ReviewLesson) -> str:
        """Name a lesson: what is decided, and between what; in an order that tells nothing."""
        about = (lesson.better, lesson.tempts)
        if lesson.board:
            named = say(f"lesson-{lesson.board}")
        else:
            named = listed(sorted(self._subject(one) for one in about if one))
        key = f"lesson-{lesson.decision}"
        return say("lesson", what=say(key if key in SAY else "lesson-other"), about=named)

    def aim(self, subject: str) -> str:
        """What a choice is for; a To Do List by its title."""
        if subject in self.box.todos:
            return say("aim-list", title=self.list_name(subject))
        return super().aim(subject)

    def _subject(self, subject: str) -> str:
        """What a lesson is about: a To Do List by its id, or score lines."""
        return self.list_name(subject) if subject in self.box.todos else self.term(subject)

    def board_reason(self, reason: BoardReason | None) -> str:
        """Say that a placement closes off fewer spaces, or where it leaves a colour more room."""
        if reason is None:
            return ""
        colour = named(COLOURS, reason.line) if reason.line else ""
        key = f"reason-{reason.kind}"
        return say(key, own=reason.own, better=reason.better, colour=colour)

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
            drawn, place = view.lists, int(line.removeprefix("todo-")) - 1
            return self.list_rule(drawn[place], len(view.seats)) if place < len(drawn) else ""
        worth = {"cats": box.cat_points, "rats": box.rat_points, "upper": 0, "lists": 0}
        return say(f"rule-{line}", points=many("points", worth[line])) if line in worth else ""

    def made_of(self, sheet: Sheet, view: PackView) -> str:
        """What gives the points of a sheet, also those that are there before the first move."""
        lines = (each for each in sheet.lines if each.points)
        said = listed([f"{self.term(each.line, view)} {each.points}" for each in lines])
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
        wanted = fields.get("wanted")
        if isinstance(wanted, int):
            fields["toys"] = many("toys", wanted)
        return fields

    def refusal_here(self, refused: Refused) -> str:
        """Why a tile may not lie where it is being held."""
        here = HERE.get(refused.key)
        return self.refusal(refused) if here is None else _speech.said(here)

    def hint(self, thought: BotProgress, view: PackView) -> str:
        """What a hint says, with what it expects."""
        from msgspec.structs import asdict

        act = thought.best
        fields: dict[str, object] = asdict(act)
        colour = fields.get("colour")
        if isinstance(colour, int):
            fields["colour"] = self.colour(colour)
        if "cat" in fields:
            fields["side"] = say("side-cat" if fields["cat"] else "side-clothing")
        words = say(f"hint-{act.__struct_config__.tag}", **fields)
        lines = self.expected(thought.why, view)
        return f"{words} {say('hint-why', lines=lines)}" if lines else words

    def expected(self, why: Sequence[ScoreLine], view: PackView | None = None) -> str:
        """What an act brings; a rat is what will be made of it."""
        rest = super().expected([one for one in why if one.line != "rats"], view)
        rats = sum(one.points for one in why if one.line == "rats")
        rat = ""
        if rats > 0:
            rat = say("hint-rat", points=self.box.cat_points)
        elif rats < 0:
            rat = many("hint-paid", -rats)
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
            if gain and steps <= self._could_have(line, view, view.seats[seat]):
                name, more = self.line(line.line, view), tied(many("points", gain))
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
            points, whole = todo.points, todo.most(box)
            most = short if whole is None else whole - line.count
        # A file may give no points for a thing.
        steps = -(-short // points) if points else short + 1
        return (steps, steps * points) if steps <= most else (0, 0)

    def _could_have(self, line: ScoreLine, view: PackView, own: SeatView) -> int:
        """How many more of what a line counts there could be at most with the tiles that are
        packed: more cats take rats that were to be had, and more full areas as many spaces.
        """
        box, tiles = self.box, len(own.placed)
        if line.line == "cats":
            rats = box.start_rats + box.rounds * max(gift.rats for gift in box.positions)
            return min(tiles, rats) - line.count
        if line.line.startswith("todo-"):
            todo = box.todos[view.lists[int(line.line.removeprefix("todo-")) - 1]]
            covered = (own.taken | own.prefilled | own.laid).bit_count()
            return todo.most_within(box, covered, tiles) - line.count
        return tiles - line.count

    def where(self, view: PackView) -> str:
        """The round of the match."""
        return in_round(view.round, self.box.rounds)

    def event_key(self, event: Event) -> str:
        """Some events are said in two ways."""
        from engine.games.pack_the_essentials.events import (
            BonusPlaced,
            PositionsBlocked,
            RoundBegan,
            Scored,
            TilePlaced,
        )

        key = super().event_key(event)
        if isinstance(event, RoundBegan | Scored) and len(self.names) == 1:
            return f"{key}-solo"
        if isinstance(event, PositionsBlocked) and len(event.positions) == 1:
            return f"{key}-one"
        paid = isinstance(event, TilePlaced | BonusPlaced) and event.rats
        return f"{key}-rat" if paid else key

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
                fields["points"] = many("points", sum(event.scores))
        return fields

    def spot(self, event: Event) -> str:
        """Where things came to lie, so that no two ways to place the same things read alike."""
        from engine.games.pack_the_essentials.events import BonusPlaced, TilePlaced, ToysLaid

        match event:
            case ToysLaid():
                return listed([place_name(self.box.grid.place(cell)) for cell in event.cells])
            case TilePlaced() | BonusPlaced():
                place, turns = place_name(event.covered(self.box)), self._turns(event)
                return say("spot-rotated", place=place, degrees=90 * turns) if turns else place
            case _:
                return super().spot(event)

    def _turns(self, event: TilePlaced | BonusPlaced) -> int:
        """How many quarter turns clockwise a tile was rotated from how it lay on the mat; after it
        was flipped there, if it was.
        """
        from ui.tables.pack_the_essentials.art import lying_turn

        before = lying_turn(self.box, event.kind)
        forms = self.box.kinds[event.kind].forms(event.cat)
        return (event.turn + before if event.cat else event.turn - before) % len(forms)

    # Options ------------------------------------------------------------------------------------

    def summary(self, options: Sequence[Option], config: Config) -> str:
        """The options in a few words."""
        card = config.get("victory")
        parts = [] if card is None else [named(CARDS, str(card))]
        own = config.get("side") == "own"
        # The common side is what nobody asks after, unless there is nothing else to say.
        if own or not parts:
            parts.append(say("summary-own" if own else "summary-common"))
        return capital(", ".join(parts))

    def grade(self, options: Mapping[str, Value]) -> Difficulty | None:
        """How hard the solo card is (PE-45)."""
        from engine.games.pack_the_essentials.components import DIFFICULTIES as ORDER

        cards = {card.id: card.difficulty for card in self.box.cards}
        grade = cards.get(str(options.get("victory")))
        if grade is None:
            return None
        return Difficulty(ORDER.index(grade), named(DIFFICULTIES, grade))
