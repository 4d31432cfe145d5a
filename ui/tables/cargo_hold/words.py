"""The table of Cargo Hold: its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from ui.kit.words import OptionWords, Speech, TableWords, Texts, listed

if TYPE_CHECKING:
    from engine.core import Action, Event, Option, Refused, Seat
    from engine.games.cargo_hold.components import Components
    from engine.games.cargo_hold.events import CashedIn, RaidEnded, SpecialFired
    from engine.games.cargo_hold.view import CargoView, DeliveryView

SAY: Final[Texts] = {
    "shortcut-collect": "Collect the money of your delivery",
    "shortcut-extend": "Add your extension card",
    "shortcut-send": "Send the chosen cards as a delivery",
    "shortcut-raid": "Raid with the chosen cards",
    "shortcut-draw": "Draw and end your turn",
    "shortcut-no-draw": "End your turn without drawing",
    "shortcut-answers": "Decide in advance what your specials do",
    "shortcut-ledger": "Show or hide the ledger",
    "shortcut-cards": "Show or hide the list of all cards",
    "shortcut-hand": "Read your hand out",
    "shortcut-known": "Read out what everyone knows of the other hands",
    "shortcut-order": "Change the order of your hand",
    "title": "Cargo Hold",
    "tagline": "Send your cargo west, bluff, and raid the other crates.",
    "intro-play": (
        "Send cards in closed crates, collect the money later, and raid the other players’ crates."
    ),
    "intro-win": ("Inside may be gold, or a trap. The first player to reach the debt target wins."),
    # what a decision teaches, in one sentence
    "aim-collected": "deliveries",
    "aim-defended": "defending a crate",
    "aim-raided": "raids",
    "aim-stolen": "the Thief",
    "advice-other": "Play for more money from {better}.",
    "advice-other-than": "Play for money from {better}, rather than from {tempts}.",
    # the table
    "dollars": "${money}",
    "turn-of": "Turn {turn}",
    "end-target": "Target of ${money} reached",
    "end-most": "The most money at the end: ${money}",
    "step-collect": "C · Collect",
    "step-deliver": "A · Send",
    "step-raid": "R · Raid",
    "step-draw": "D · End turn",
    "cards": "%n card(s)",
    "in-hand": "%n card(s) in hand",
    "crate-none": "no delivery on the way",
    "crate-cards": "a delivery of %n card(s)",
    "crate-ready": "ready",
    "crate-left": "ready in %n turn(s)",
    "crate-extended": "with the extension card",
    "known-hand": "known to be in this hand: {cards}",
    "known-either": "in hand or in the delivery: {cards}",
    "deck": "Deck",
    "discards": "Discard pile",
    "send-one": "Send for 1 turn",
    "send-two": "Send for 2 turns",
    "send-one-short": "1 turn",
    "send-two-short": "2 turns",
    "raid-zone": "Raid {name}",
    "again-raid": "Click again to raid",
    "again-raid-short": "Raid!",
    "again-send": "Click again to send",
    "again-send-short": "Send!",
    "again-label": "{label}: press again to confirm",
    "step-of-collect": "Collect",
    "step-of-extend": "Extend",
    "step-of-send": "Send",
    "for-one": "Change to 1 turn",
    "for-two": "Change to 2 turns",
    "step-of-raid": "Raid",
    "raid-next": "Switch crate",
    "step-of-draw": "End turn",
    "collect": "Collect",
    "tip-collect": "Open your delivery and collect the money (C)",
    "extend": "Extend",
    "tip-extend": "Add your extension card: ready next turn, at the 2-turn price (X)",
    "send": "Send",
    "tip-send": "Send the chosen cards as a delivery; press again for 2 turns (A)",
    "raid": "Start the raid",
    "tip-raid": "Raid with the chosen cards; press again for the next player (R)",
    "draw": "Draw {cards}",
    "advantage": "one more card each turn",
    "tip-draw": "Draw and end your turn (D)",
    "step-of-no-draw": "Skip drawing",
    "no-draw": "End turn",
    "tip-no-draw": "End your turn without drawing (N)",
    "discard": "Discard",
    "tip-skip": "Skip this, or hold to skip to your next turn",
    "tip-skip-thinking": "Play the computer’s best move so far, or hold to skip to your next turn",
    "tip-confirm": "Confirm (Enter)",
    "cards-list": "Cards",
    "tip-cards-list": "All cards and what they do (I)",
    "ledger": "Ledger",
    "tip-ledger": "What each player still owes, and where the money came from (S)",
    "ledger-title": "The road to ${target}",
    "ledger-debt": "Still owes",
    "cards-title": "All cards",
    "card-copies": "{name} ×{copies}",
    "order-own": "My own order",
    "order-kind": "By type",
    "order-weight": "By strength",
    # what is known before a decision
    "as-raid": "As a raid: attack {attack}",
    "as-delivery": "As a delivery: defence {defence}",
    "pays": "${one} in 1\u00a0turn, ${two} in\u00a02",
    "pays-nothing": "pays nothing",
    "odds": "≈ {share}% win chance, ≈ ${money}",
    "tip-odds": "≈ means “about”. The odds are estimated from what everyone knows and what players "
    "usually send, not from what is really in the crate.",
    "idle-raid": "No effect in this raid: {cards}.",
    "idle-delivery": "No effect in this delivery: {cards}.",
    "extension": "Extension card",
    "extension-rule": (
        "Each player has one. With it, a delivery is ready one turn later, and its cargo pays "
        "the 2-turn price from then on. Afterwards you get the card back."
    ),
    "help-collect": (
        "Collect: open the crate and get paid at once. Extend: add your extension card to get "
        "the 2-turn price next turn. Or leave the delivery ready for later."
    ),
    "help-extended": (
        "Collect: open the crate and get paid at once. Or leave the delivery ready for later."
    ),
    "help-deliver": "Send any cards face down. Cargo pays when you collect it, firepower defends "
    "it, and no one knows what is inside.",
    "help-raid": "Raid a delivery with firepower and specials. The stronger side gets the cargo; a "
    "tie goes to the defender.",
    "help-draw": "Draw cards, or end your turn without drawing. If you then have more than {limit} "
    "cards, discard down to {limit}.",
    "help-discard": "You have more than {limit} cards. Discard down to {limit} to end your turn.",
    "help-dry": "No cards are left to draw. If you have more than {limit} cards when you end your "
    "turn, discard down to {limit}.",
    "race-start": "The first player to reach ${target} wins.",
    "race-ahead": "{name} is ahead, with ${lacks} to go.",
    "race-ahead@name": "You are ahead, with ${lacks} to go.",
    "race-behind": "{name} leads with ${most}. {own} needs ${lacks} more.",
    "race-behind@own": "{name} leads with ${most}. You need ${lacks} more.",
    "race-level": "{names} are tied for the lead, with ${lacks} to go.",
    "race-level@names": "{names} are tied for the lead, with ${lacks} to go.",
    "race-behind-level": "{names} lead with ${most}. {own} needs ${lacks} more.",
    "race-behind-level@own": "{names} lead with ${most}. You need ${lacks} more.",
    # what now
    "now-ready": "Your delivery is ready. Collect it, extend it or leave it.",
    "now-extended": "Your delivery is ready. Collect it or leave it.",
    "now-deliver": "Choose cards for a delivery or a raid, or draw and end your turn.",
    "now-raid": "Choose cards and another player’s crate to raid, or draw and end your turn.",
    "now-send": "Choose cards for a delivery, or draw and end your turn.",
    "now-end": "Draw {cards} and end your turn, or end it without drawing.",
    "now-end-dry": "No cards are left to draw. End your turn.",
    "now-where": (
        "%n card(s) chosen. Click your own crate to send a delivery, or another player’s crate "
        "to raid it."
    ),
    "now-whom": "%n card(s) chosen. Whose crate will you raid?",
    "now-enter": "{deed} Press Enter to confirm.",
    "now-let-go": "{deed} Release Space to confirm.",
    "now-send-one": "Send {cards} for 1\u00a0turn. Pays ${money}, defence\u00a0{defence}.",
    "now-send-two": (
        "Send {cards} for 2\u00a0turns, with the extension card. Pays ${money}, "
        "defence\u00a0{defence}."
    ),
    "now-raid-on": "Raid {name} with {cards} (attack\u00a0{attack}).",
    "now-collect": "Collect your delivery.",
    "now-extend": "Extend your delivery to 2 turns.",
    "now-draw": "Draw {cards} and end your turn.",
    "now-no-draw": "End your turn without drawing.",
    "now-kept": "You keep your %n chosen card(s) in your hand.",
    "now-discarding": "Discard {cards}.",
    "now-discard": "You can keep {limit} cards. Choose %n card(s) to discard.",
    "now-discard-more": "You can keep {limit} cards. Choose %n more card(s) to discard.",
    "now-away": "Use your Getaway.",
    "now-stay": "Do not use your Getaway.",
    "now-steal": "Steal {cards}.",
    "now-rope": "Remove {cards} from the other side.",
    "now-add": "Add {cards}.",
    "now-add-none": "Add nothing.",
    "now-take-back": "Take back {cards}.",
    "now-take-back-none": "Take nothing back.",
    "hint": "Hint: {deed}",
    "why-one": "You can collect it next turn. If you extend it then, it pays ${money} more.",
    "why-one-less": "2\u00a0turns would pay ${money} less.",
    "why-one-same": "2\u00a0turns would pay no more.",
    "why-two": "That is ${money} more than for 1\u00a0turn.",
    "why-target": "If no raid takes it, you reach ${target}.",
    "why-guarded": "The risk: attack\u00a0{attack} is enough to beat its defence.",
    "why-guarded-longer": "The risk: for one more turn, attack\u00a0{attack} is enough to beat its "
    "defence.",
    "why-unguarded": "The risk: it has no defence, so any attack beats it.",
    "why-unguarded-longer": "The risk: for one more turn, any attack beats it.",
    "why-trap": "This is bait: it pays nothing, but a raider who has a delivery loses it to your "
    "Diversion.",
    "why-bluff": "This is a bluff: there is nothing to take, and a raid on it costs the others "
    "cards.",
    "why-odds": "You win about {share}% of such raids, and get about ${money} on average.",
    "why-thief": "Even if you lose, your Thief may steal a cargo card.",
    "why-raid-costs": "Win or lose, your cards are gone afterwards.",
    "why-diversion": "The risk: a Diversion in that crate would cost you your own delivery.",
    "why-collect": "Money that you have collected is safe. A crate that stays can be raided.",
    "why-extend": "Its cargo will pay the 2-turn price, but the crate can be raided until then.",
    "why-end-all": "Your cards look more useful in your hand than in a delivery or raid now.",
    "why-end-send": "Your cards look more useful in your hand than in a delivery now.",
    "why-end-raid": "A raid would cost cards that look more useful in your hand.",
    "why-end-nothing": "There is nothing more to send or raid this turn.",
    "why-end-ready": "Your delivery stays ready, but it can still be raided.",
    "why-discard": "The cards that you keep look more useful.",
    "why-steal": "It pays ${money} at once.",
    "why-take-back": "You can use that firepower again.",
    "why-losing": "As things stand, your crate would be lost.",
    "why-holding": "As things stand, your crate would hold.",
    "why-stands": "As it stands: attack\u00a0{attack} against defence\u00a0{defence}.",
    "why-then": "Then it is attack\u00a0{attack} against defence\u00a0{defence}.",
    # choices in a raid
    "cover-asked": "{attacker} raids {defender}. {name} is asked about {card}.",
    "ask-thief": "Which cargo card should your Thief steal?",
    "ask-getaway": "Use your Getaway? You take back all your other cards, and no one wins the "
    "raid.",
    "ask-lasso": "Which of the other side’s firepower cards should your Lasso remove?",
    "ask-reinforcement": "Reinforcement: add a firepower card from your hand?",
    "ask-loyalty": "Loyalty: which firepower cards will you take back?",
    "ask-pays": "pays ${number}",
    "ask-attack": "attack {number}",
    "ask-defence": "defence {number}",
    "ask-away": "Get away",
    "ask-stay": "Stay",
    "ask-none": "None",
    "ask-done": "Take back",
    # standing answers
    "answers": "Answers",
    "tip-answers": "Decide in advance what your specials do if your delivery is raided (W)",
    "answers-title": "Answers in advance for raids on your delivery",
    "answers-help": (
        "No one else sees your answers. You set all four, so they give nothing away about your "
        "crate."
    ),
    "answer-getaway": "Getaway",
    "answer-lasso": "Lasso",
    "answer-reinforcement": "Reinforcement",
    "answer-loyalty": "Loyalty",
    "answer-ask": "Ask me",
    "answer-losing": "If I would lose",
    "answer-always": "Always",
    "answer-never": "Never",
    "answer-strongest": "The strongest",
    "answer-none": "None",
    "answer-all": "All of it",
    "answers-close": "Close",
    # a showdown
    "show-attacks": "attacks with %n\u00a0card(s)",
    "show-attacks@name": "attack with %n\u00a0card(s)",
    "show-defends": "defends %n\u00a0card(s)",
    "show-defends@name": "defend %n\u00a0card(s)",
    "show-raid": "{name} raids {other}.",
    "show-raid@name": "You raid {other}.",
    "show-raid@other": "{name} raids you.",
    "since-raided-none": "{name} raided you and won, but took nothing.",
    "since-raided-seized": "{name} raided you and won, but the Prison Wagon discarded the cargo.",
    "since-defended-none": "{name} raided you, but your delivery held.",
    "since-stolen": "{since} A Thief stole ${money} first.",
    "news-lost": "{name} raided {other} and took ${money}.",
    "news-lost@name": "You raided {other} and took ${money}.",
    "news-lost@other": "{name} raided you and took ${money}.",
    "news-lost-none": "{name} raided {other} and won, but took nothing.",
    "news-lost-none@name": "You raided {other} and won, but took nothing.",
    "news-lost-none@other": "{name} raided you and won, but took nothing.",
    "news-held-none": "{name} raided {other}, but the delivery held.",
    "news-held-none@name": "You raided {other}, but the delivery held.",
    "news-held-none@other": "{name} raided you, but your delivery held.",
    "news-held": "{name} raided {other}, but the delivery held and paid {other} ${money}.",
    "news-held@name": "You raided {other}, but the delivery held and paid {other} ${money}.",
    "news-held@other": "{name} raided you, but your delivery held and paid ${money}.",
    "news-fled": "{name} raided {other}, but {other} got away.",
    "news-fled@name": "You raided {other}, but {other} got away.",
    "news-fled@other": "{name} raided you, but you got away.",
    "news-trap": "A Diversion cost {name} their own delivery.",
    "news-trap@name": "A Diversion cost you your own delivery.",
    "news-stolen": "A Thief stole ${money} first.",
    "news-tip": "{raid}\nClick to watch it.",
    "news-again": "Watch it again",
    "since-gained": "{name} +${money}",
    "since-sent": "{name} sent {cards}",
    "since-raided": "{name} raided you and took ${money}.",
    "since-defended": "{name} raided you, but your delivery held and paid ${money}.",
    "since-fled": "{name} raided you, but you got away.",
    "since-again": "{since} Press {key} to watch it.",
    "show-adds": "Reinforcement: {name} adds a card.",
    "show-adds@name": "Reinforcement: you add a card.",
    "show-rushing": "Skipping to your next turn…",
    "show-stays": "{name} raids {other}. Click the raid or press Esc to go on.",
    "show-drawn": "New in your hand: {cards}. Click or press any key to continue.",
    "show-going": "{name} raids {other}. Click for the next step, or press a key to skip.",
    "show-going@name": "You raid {other}. Click for the next step, or press a key to skip.",
    "show-going@other": "{name} raids you. Click for the next step, or press a key to skip.",
    "banner-trap": "TRAP!",
    "banner-held": "HELD!",
    "banner-getaway": "GETAWAY!",
    "tag-acts": "acts",
    "tag-guards": "guards",
    "tag-stays": "stays",
    "tag-free": "no effect",
    # the result
    "points": "$%n",
    "history-score": "$%n",
    "history-unit": "Money",
    "gain": "{sign}${number}",
    "pad-best": "Best raid, turn {turn}: {name} raids {other} with {cards} and takes ${money}.",
    "pad-best@name": "Best raid, turn {turn}: you raid {other} with {cards} and take ${money}.",
    "pad-best@other": "Best raid, turn {turn}: {name} raids you with {cards} and takes ${money}.",
    "missing-collected": "{points} behind {name}. What made the difference: {name} collected "
    "{theirs} from deliveries, and {own} {mine}.",
    "missing-collected@own": "{points} behind {name}. What made the difference: {name} collected "
    "{theirs} from deliveries, and you {mine}.",
    "missing-defended": "{points} behind {name}. What made the difference: {name} was paid "
    "{theirs} for deliveries that held off raids, and {own} {mine}.",
    "missing-defended@own": "{points} behind {name}. What made the difference: {name} was paid "
    "{theirs} for deliveries that held off raids, and you {mine}.",
    "missing-raided": "{points} behind {name}. What made the difference: {name} took {theirs} "
    "in raids, and {own} {mine}.",
    "missing-raided@own": "{points} behind {name}. What made the difference: {name} took {theirs} "
    "in raids, and you {mine}.",
    "missing-stolen": "{points} behind {name}. What made the difference: {name} earned "
    "{theirs} with Thieves, and {own} {mine}.",
    "missing-stolen@own": "{points} behind {name}. What made the difference: {name} earned "
    "{theirs} with Thieves, and you {mine}.",
    "chart-totals": "Money by turn",
    "chart-round": "Turn",
    "chart-points": "Money",
    "chart-total-said": "{name}, turn {round}: {points} ({change} since the previous turn).",
    "chart-end-said": "{name}, at the end: {points} ({change} since the previous turn).",
    "chart-sources": "Where the money came from",
    "chart-source": "Source",
    "chart-source-said": "{name} – {what}: {points}.",
    "chart-raids": "What each raid earned",
    "chart-raid": "Raid",
    "chart-raids-of": "Raids by",
    "chart-bar": "{turn} · {name}",
    "raid-said": "Turn {turn}: {name} raids {other} with {cards} and takes ${money}.",
    "raid-said@name": "Turn {turn}: you raid {other} with {cards} and take ${money}.",
    "raid-said@other": "Turn {turn}: {name} raids you with {cards} and takes ${money}.",
    "raid-none": "Turn {turn}: {name} raids {other} with {cards}, but takes nothing.",
    "raid-none@name": "Turn {turn}: you raid {other} with {cards}, but take nothing.",
    "raid-none@other": "Turn {turn}: {name} raids you with {cards}, but takes nothing.",
    "sent-said": "{name}, turn {turn}: {cards}; {fate}.",
    "pictures-turns": "Turns {first}–{last}",
    "pictures-none": "no delivery",
    "pictures-lost": "lost ${money}",
    "pictures-open": "on the way",
    # keys
    "key-score": "Money: {scores}. The target is ${target}.",
    "key-hand": "In hand: {cards}.",
    "key-hand-none": "No cards in hand.",
    "key-known-none": "You know nothing about anyone’s hand.",
    "access-hand": "Your hand",
    "access-seats": "The players",
    "access-raid": "The raid",
    "access-news": "Since your last turn",
    "setup-target": "Debt target",
    "setup-target-help": "Everyone owes this much. The first player to earn it wins.",
    "setup-aid": "Odds",
    "setup-aid-help": (
        "Before a raid, shows roughly how likely you are to win and what you would earn, based "
        "on what everyone knows. The result says that this was on."
    ),
}

CARDS: Final[Texts] = {
    "farmhand": "Farmhand",
    "outlaw": "Outlaw",
    "guard": "Guard",
    "gunslinger": "Gunslinger",
    "dynamite": "Dynamite",
    "barricade": "Barricade",
    "bandit_boss": "Bandit Boss",
    "sheriff": "Sheriff",
    "mail": "Mail",
    "grain": "Grain",
    "lumber": "Lumber",
    "whiskey": "Whiskey",
    "cattle": "Cattle",
    "fresh_meat": "Fresh Meat",
    "payroll": "Payroll",
    "gold": "Gold",
    "fair_fight": "A Fair Fight",
    "thief": "Thief",
    "getaway": "Getaway",
    "lasso": "Lasso",
    "reinforcement": "Reinforcement",
    "prison_wagon": "Prison Wagon",
    "diversion": "Diversion",
    "loyalty": "Loyalty",
}

RULES: Final[Texts] = {
    "firepower": "Attack {attack}, defence {defence}.",
    "cargo": "Pays ${one} after 1 turn, ${two} after 2.",
    "fair_fight": "Acts first: discards all specials on both sides, including this one.",
    "thief": "Acts second: in a raid, steals one cargo card and pays you for it at once; in a "
    "delivery, stops Thieves.",
    "getaway": (
        "Acts third, in a delivery: you may discard it and take back all your other cards. No "
        "one wins."
    ),
    "lasso": "Acts fourth: discards one of the other side’s firepower cards.",
    "reinforcement": "Acts fifth: adds one firepower card from your hand to your side.",
    "prison_wagon": "Acts sixth: if you lose the raid, all the cargo is discarded.",
    "diversion": "Acts seventh, in a delivery: the attacker’s own delivery is discarded.",
    "loyalty": "Acts eighth: if you win the raid or collect, you may take back your firepower.",
}
"""What a card does, in a line: firepower and cargo alike, specials by their id."""

BRIEF: Final[Texts] = {
    "fair_fight": "Discards all specials.",
    "thief": "Steals one cargo card.",
    "getaway": "Saves your other cards.",
    "lasso": "Removes one firepower card.",
    "reinforcement": "Adds firepower from your hand.",
    "prison_wagon": "If you lose, no one gets cargo.",
    "diversion": "Discards the attacker’s delivery.",
    "loyalty": "If you win, firepower returns.",
}
"""What a special does, as briefly as it stands on a small card."""

EVENTS: Final[Texts] = {
    "dealt": "Everyone is dealt {cards} cards. The first to ${target} wins. {name} starts.",
    "dealt@name": "Everyone is dealt {cards} cards. The first to ${target} wins. You start.",
    "turn": "Turn {turn}: {name}.",
    "turn@name": "Turn {turn}: you.",
    "collected": "{name} opens the delivery: {cards}.",
    "collected@name": "You open your delivery: {cards}.",
    "cashed-collected": "{name} collects ${money} and now has ${total}.",
    "cashed-collected@name": "You collect ${money} and now have ${total}.",
    "cashed-defended": "{name} keeps the cargo, is paid ${money} and now has ${total}.",
    "cashed-defended@name": "You keep the cargo, are paid ${money} and now have ${total}.",
    "cashed-raided": "{name} takes the cargo, is paid ${money} and now has ${total}.",
    "cashed-raided@name": "You take the cargo, are paid ${money} and now have ${total}.",
    "cashed-stolen": "{name}’s Thief earns ${money}; {name} now has ${total}.",
    "cashed-stolen@name": "Your Thief earns ${money}; you now have ${total}.",
    "extended": "{name} extends the delivery. It will be ready next turn.",
    "extended@name": "You extend your delivery. It will be ready next turn.",
    "delivered": "{name} sends a delivery of {cards}.",
    "delivered@name": "You send a delivery of {cards}.",
    "delivered-two": "{name} sends a delivery of {cards} for 2 turns.",
    "delivered-two@name": "You send a delivery of {cards} for 2 turns.",
    "raid": "{name} raids {other} with {cards}. In the crate: {delivery}.",
    "raid@name": "You raid {other} with {cards}. In the crate: {delivery}.",
    "raid@other": "{name} raids you with {cards}. In your crate: {delivery}.",
    "strengths": "Attack\u00a0{attack} against defence\u00a0{defence}: {name} wins.",
    "strengths@name": "Attack\u00a0{attack} against defence\u00a0{defence}: you win.",
    "raid-ended": "{name} wins the raid.",
    "raid-ended@name": "You win the raid.",
    "raid-ended-paid": "{name} wins the raid and is paid ${money}.",
    "raid-ended-paid@name": "You win the raid and are paid ${money}.",
    "raid-ended-none": "The raid is over.",
    "raid-ended-target": "{name} has ${total}: the debt is paid.",
    "raid-ended-target@name": "You have ${total}: the debt is paid.",
    "back": "{name} takes back {cards}.",
    "back@name": "You take back {cards}.",
    "ending": "{name} ends the turn without drawing.",
    "ending@name": "You end your turn without drawing.",
    "deck": "The discard pile is shuffled into a new deck.",
    "drew": "{name} draws {cards}.",
    "drew@name": "You draw {cards}.",
    "discarded": "{name} discards {cards}.",
    "discarded@name": "You discard {cards}.",
    "scored": "{names} wins with ${money}.",
    "scored@names": "You win with ${money}. The debt is paid!",
    "scored-tied": "{names} share the win with ${money}.",
    "scored-tied@names": "{names} share the win with ${money}.",
}

FIRED: Final[Texts] = {
    "nothing": "{name}’s {card} has no effect.",
    "nothing@name": "Your {card} has no effect.",
    "cleared": "{name}’s Fair Fight discards all specials.",
    "cleared@name": "Your Fair Fight discards all specials.",
    "stole": "{name}’s Thief steals {cards}.",
    "stole@name": "Your Thief steals {cards}.",
    "shielded": "A Thief in the crate stops {name}’s Thief.",
    "shielded@name": "A Thief in the crate stops your Thief.",
    "guarded": "{name}’s Thief keeps other Thieves out.",
    "guarded@name": "Your Thief keeps other Thieves out.",
    "fled": "Getaway! {name} takes back {cards}.",
    "fled@name": "Getaway! You take back {cards}.",
    "fled-none": "Getaway! {name} has nothing else to take back.",
    "fled-none@name": "Getaway! You have nothing else to take back.",
    "stayed": "{name} does not use the Getaway.",
    "stayed@name": "You do not use your Getaway.",
    "roped": "{name}’s Lasso removes {cards}.",
    "roped@name": "Your Lasso removes {cards}.",
    "reinforced": "Reinforcement: {name} adds {cards}.",
    "reinforced@name": "Reinforcement: you add {cards}.",
    "declined": "{name} does not use the Reinforcement.",
    "declined@name": "You do not use your Reinforcement.",
    "diverted": "Diversion! {other}’s delivery is discarded: {cards}.",
    "diverted@other": "Diversion! Your delivery is discarded: {cards}.",
    "seized": "{name}’s Prison Wagon discards all cargo: {cards}.",
    "seized@name": "Your Prison Wagon discards all cargo: {cards}.",
    "returned": "Loyalty: {name} takes back {cards}.",
    "returned@name": "Loyalty: you take back {cards}.",
    "returned-none": "Loyalty: {name} takes nothing back.",
    "returned-none@name": "Loyalty: you take nothing back.",
}
"""What a special did, by `events.Did`; with `none`, where it did that to no card."""

FATES: Final[Texts] = {
    "collected": "collected for ${money}",
    "defended": "raided by {raider}, but held and paid ${money}",
    "defended@raider": "raided by you, but held and paid ${money}",
    "defended-stolen": "raided by {raider} and robbed of ${lost} by a Thief, but "
    "held and paid ${money}",
    "defended-stolen@raider": "raided by you and robbed of ${lost} by your Thief, but "
    "held and paid ${money}",
    "defended-none": "raided by {raider}, but held, with no cargo inside",
    "defended-none@raider": "raided by you, but held, with no cargo inside",
    "defended-seized": "raided by {raider}, but held; a Prison Wagon discarded the cargo",
    "defended-seized@raider": "raided by you, but held; a Prison Wagon discarded the cargo",
    "raided": "lost to {raider}, who took ${lost}",
    "raided@raider": "lost to you: you took ${lost}",
    "raided-none": "lost to {raider}, who took nothing",
    "raided-none@raider": "lost to you, but you took nothing",
    "raided-seized": "lost to {raider}, but a Prison Wagon discarded the cargo",
    "raided-seized@raider": "lost to you, but a Prison Wagon discarded the cargo",
    "fled": "got away from {raider}",
    "fled@raider": "got away from you",
    "diverted": "discarded by a Diversion",
    "open": "still on its way",
}
"""What became of a delivery."""

REFUSALS: Final[Texts] = {
    "CH-11/order": "That step of your turn is over.",
    "CH-12/no-delivery": "You have no delivery.",
    "CH-12/not-ready": "Your delivery is not ready yet.",
    "CH-12/extended": "Your delivery already has the extension card.",
    "CH-13/one": "You can have only one delivery at a time.",
    "CH-13/empty": "A delivery needs at least one card.",
    "CH-13/not-in-hand": "Those cards are not in your hand.",
    "CH-15/one": "You can raid only once per turn.",
    "CH-15/opponent": "You cannot raid yourself.",
    "CH-15/no-delivery": "There is no delivery to raid.",
    "CH-15/empty": "A raid needs at least one card.",
    "CH-15/cargo": "You cannot raid with cargo. Choose only firepower and specials.",
    "CH-15/not-in-hand": "Those cards are not in your hand.",
    "CH-16/discard": "First discard down to your hand limit.",
    "CH-16/number": "Discard exactly {cards}.",
    "CH-16/not-in-hand": "Those cards are not in your hand.",
    "CH-16/no-cards": "No cards are left to draw. End your turn without drawing.",
    "CH-16/not-now": "You have nothing to discard now.",
    "CH-18/not-in-hand": "That card is not in your hand.",
    "CH-18/not-in-play": "That card is not in the raid.",
    "CH-24/no-delivery": "Without a delivery there is nothing to decide in advance.",
    "CH-24/not-asked": "There is no question for you to answer now.",
    "CH-24/other": "Answer the current question first.",
    "CH-25/not-in-play": "Those cards are no longer in play.",
}

LINES: Final[Texts] = {
    "collected": "Collected",
    "defended": "Defended",
    "raided": "By raid",
    "stolen": "By Thief",
}

AIDS: Final[Texts] = {"off": "Off", "odds": "Odds before a raid"}

LESSONS: Final[Texts] = {
    "welcome": "Welcome to the depot! Everyone owes ${target}, and the first to earn it wins. "
    "We’ll play the first turns together. Nothing counts yet.",
    "steps": (
        "Your turn has four steps: collect, send a delivery, raid, and draw to end your turn. "
        "Their keys spell C-A-R-D. You can skip a step, but you can’t go back."
    ),
    "choose": (
        "There is nothing to collect or raid yet. So fill your crate for a delivery: {cards}. "
        "Click the cards, or press {keys}."
    ),
    "pays": "This shows what your delivery pays after 1 turn and after 2. Only cargo pays. "
    "Firepower, such as a Guard, defends it.",
    "extension": "You also have one extension card: a delivery then takes 2\u00a0turns and pays "
    "the 2-turn price. To add it now, send your delivery from here. You can also add it once the "
    "delivery is ready. You get it back.",
    "send": (
        "Press {label:send} or Enter to send your delivery. Until then, you can change your mind."
    ),
    "hidden": "From now on, no one can look into your crate, not even you. Remember what you sent! "
    "Everyone sees only the number of cards and the turns left.",
    "draw": "Now end your turn: press {label:step-of-draw} or D, then Enter. You draw {cards}, and "
    "then the others play.",
    "extend": (
        "Your delivery is ready to collect. Add your extension card instead, and it pays the "
        "2-turn price next turn. Press {label:extend} or X, then Enter."
    ),
    "others": (
        "The others have crates on the way too. This one may hold gold, guards or a trap. Let’s "
        "raid it and find out!"
    ),
    "attackers": "Attack with your strongest cards: {cards}. Click them, or press {keys}. Cards "
    "that you raid with are gone afterwards.",
    "whom": (
        "Now choose whom to raid. Press {label:step-of-raid} or R for {name}; another press "
        "picks the next player."
    ),
    "raid": "Your attack is {attack}. You win if the crate’s defence is lower; a tie goes to the "
    "defender. Press {label:raid} or Enter.",
    "raided": (
        "That brought you ${money}! Specials are cards with an effect: they act first, in "
        "the order of their numbers. Then attack and defence are compared. Press F4 to watch "
        "the raid again."
    ),
    "beaten": (
        "Nothing worth a bullet: no money this time. Specials are cards with an effect: they act "
        "first, in the order of their numbers. Then attack and defence are compared. Press F4 to "
        "watch the raid again."
    ),
    "again": "Now end your turn and draw again: press {label:step-of-draw} or D.",
    "answers": "When you are raided, the game asks how to use a special such as Getaway. If you "
    "like, {label:answers} or W lets you decide now.",
    "finish": "Press {label:draw} or Enter to end your turn.",
    "finish-no-draw": "Press {label:no-draw} or Enter to end your turn.",
    "limit": "You can keep ten cards at the end of your turn. Discard what you need least, such as "
    "{cards}: click them, or press {keys}. Then press {label:discard} or Enter.",
    "limit-click": "You can keep ten cards at the end of your turn. Click what you need least, "
    "such as {cards}. Then press {label:discard} or Enter.",
    "collect": "Your delivery made it, and it pays the 2-turn price! Press {label:collect} or C, "
    "then Enter.",
    "target": "You have ${money}. The road shows how far everyone has come. The first to reach "
    "${target} wins at once, even in the middle of a turn.",
    "guard": (
        "Now let them come! Send a crate that can withstand a raid: {cards}. Click them, or press "
        "{keys}."
    ),
    "fort": "Your crate’s defence is {defence}. Press {label:send} or Enter to send it.",
    "rest": "End your turn: press {label:step-of-draw} or D, then Enter. Let’s see who dares to "
    "raid you.",
    "held": (
        "{name} raided you, but your crate held, and it paid you ${money} at once, before your "
        "turn came! A failed raid pays the defender. Click the small picture to watch the raid."
    ),
    "held-unpaid": (
        "{name} raided you, but your crate held. A crate that holds pays its owner at once, before "
        "their turn. Click the small picture to watch the raid."
    ),
    "lost": "{name} raided you and won this time. If a crate holds, it pays its owner at once, "
    "before their turn comes. Click the small picture to watch the raid.",
    "spared": "No one dared to raid you. If a crate is raided and holds, it pays its owner at "
    "once, before their turn comes.",
    "bait": "Now the bluff: a crate with only your {cards} looks like any other, but a player who "
    "raids it loses their own delivery. Click the card, or press {keys}.",
    "lure": "Press {label:step-of-send} or A, then Enter. The others only see a crate with one "
    "card.",
    "lure-tried": "Press {label:send} or Enter. The others only see a crate with one card.",
    "strike": "You can still raid this turn. Choose {cards}: click them, or press {keys}.",
    "charge": "Press {label:raid} or Enter to raid {name}.",
    "close": "End your turn: press {label:step-of-draw} or D, then Enter. Will anyone take the "
    "bait?",
    "trap": "It worked! {name} raided your crate and lost their own delivery to your Diversion.",
    "opened": (
        "{name} raided your crate, but lost no delivery. A trap works best when the others have "
        "crates on the way."
    ),
    "ignored": "No one took the bait this time. That helps you too: a crate of gold would have "
    "been just as safe.",
    "end": "That’s all there is to it: trade, raid and bluff. {label:cards-list} or I shows what "
    "each special does. Now choose “Keep playing” or “To the lounge”.",
}
"""The guided first turns."""

_KEYS: Final = tuple(CARDS)
_CARGO: Final = 8
_SPECIALS: Final = 16

speech: Final = Speech("cargo_hold", SAY, LESSONS)
say: Final = speech.say
many: Final = speech.many
teach: Final = speech.teach


class Words(TableWords["Components", "CargoView"]):
    """Sentences about one match."""

    speech: ClassVar[Speech] = speech
    lines: ClassVar[Texts] = LINES
    events: ClassVar[Texts] = EVENTS
    heads = frozenset({"turn"})
    refusals: ClassVar[Texts] = REFUSALS
    values: ClassVar = {"aid": AIDS}

    @property
    def draws(self) -> int:
        """How many cards the person who reads draws in a turn (CH-16, CH-30)."""
        own = self.you is not None and self.has_advantage(self.you)
        return self.box.draws(0, (0,) if own else ())

    def card(self, card: int) -> str:
        """A card's name."""
        return speech.said(CARDS[_KEYS[card]])

    def cards(self, cards: Iterable[int]) -> str:
        """Several cards, equal ones counted: `2 × Farmhand, Gold`."""
        found: dict[int, int] = {}
        for card in cards:
            found[card] = found.get(card, 0) + 1
        return ", ".join(
            f"{number} × {self.card(card)}" if number > 1 else self.card(card)
            for card, number in found.items()
        )

    def rule(self, card: int) -> str:
        """What a card does, in a line."""
        box = self.box
        if card >= _SPECIALS:
            return speech.said(RULES[_KEYS[card]])
        if card >= _CARGO:
            one, two = (pays[card] for pays in box.pays)
            return speech.said(RULES["cargo"], one=one, two=two)
        strengths = {"attack": box.attack[card], "defence": box.defence[card]}
        return speech.said(RULES["firepower"], **strengths)

    def brief(self, card: int) -> str:
        """What a special does, in a few words; empty for other cards."""
        return speech.said(BRIEF[_KEYS[card]]) if card >= _SPECIALS else ""

    def crate(self, delivery: DeliveryView | None, *, brief: bool = False) -> str:
        """What all see of a delivery; in brief without the extension card, which is seen on it."""
        if delivery is None:
            return say("crate-none")
        parts = [many("crate-cards", delivery.cards)]
        parts.append(many("crate-left", delivery.left) if delivery.left else say("crate-ready"))
        if delivery.extended and not brief:
            parts.append(say("crate-extended"))
        return ", ".join(parts)

    def where(self, view: CargoView) -> str:
        """The turn of the match: it has no rounds."""
        return say("turn-of", turn=view.turn)

    def asked(self, view: CargoView, seat: Seat) -> str:
        """In a raid, which lies open to all: for which special of whom the others wait (CH-24)."""
        raid = view.raid
        if raid is None or raid.chooser != seat:
            return ""
        return say(
            "cover-asked",
            attacker=self.name(raid.attacker),
            defender=self.name(raid.defender),
            name=self.name(seat),
            card=self.card(raid.card),
        )

    def gap(self, line: str) -> str:
        """Each source of money has a sentence of its own."""
        return f"missing-{line}"

    def amount(self, points: int) -> str:
        """Return an amount of money; a negative one is what somebody is behind."""
        return many("points", points)

    def option(self, option: Option) -> OptionWords:
        """The target in dollars."""
        from engine.core import NumberOption

        words = super().option(option)
        if isinstance(option, NumberOption):
            steps = range(option.low, option.high + 1, option.step)
            words = replace(words, values={str(each): self.amount(each) for each in steps})
        return words

    def describe_move(self, act: Action | None) -> str:
        """What an act does, in one sentence."""
        from engine.games.cargo_hold import actions

        match act:
            case actions.Deliver(cards=cards, extended=extended):
                money = sum(self.box.pays[extended][card] for card in cards)
                defence = sum(self.box.defence[card] for card in cards)
                key, named = "now-send-two" if extended else "now-send-one", self.cards(cards)
                return say(key, cards=named, money=money, defence=defence)
            case actions.Attack(target=seat, cards=cards):
                attack, named = sum(self.box.attack[card] for card in cards), self.cards(cards)
                return say("now-raid-on", name=self.name(seat), cards=named, attack=attack)
            case actions.Collect():
                return say("now-collect")
            case actions.Extend():
                return say("now-extend")
            case actions.EndTurn(draw=draws):
                drawn = many("cards", self.draws)
                return say("now-draw" if draws else "now-no-draw", cards=drawn)
            case actions.Discard(cards=cards):
                return say("now-discarding", cards=self.cards(cards))
            case actions.Flee(go=go):
                return say("now-away" if go else "now-stay")
            case actions.Steal(card=card):
                return say("now-steal", cards=self.card(card))
            case actions.Rope(card=card):
                return say("now-rope", cards=self.card(card))
            case actions.Reinforce(card=card):
                return say("now-add-none") if card < 0 else say("now-add", cards=self.card(card))
            case actions.TakeBack(cards=cards):
                none = say("now-take-back-none")
                return say("now-take-back", cards=self.cards(cards)) if cards else none
            case _:
                return ""

    def refusal_fields(self, refused: Refused) -> dict[str, object]:
        """Words instead of numbers."""
        fields = super().refusal_fields(refused)
        cards = fields.get("cards")
        return fields | {"cards": many("cards", cards)} if isinstance(cards, int) else fields

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence; None for what is not worth one."""
        from engine.games.cargo_hold import events

        match event:
            case events.SpecialFired():
                return self.fired(event)
            case events.CashedIn(money=0) | events.TurnEnding(draws=True):
                return None
            case events.CashedIn():
                return self._cashed(event)
            case events.RaidEnded():
                return self.ended(event)
            case events.Scored():
                return self.won(event.ranking[0], max(event.scores))
            case _:
                return super().event(event)

    def doer(self, event: Event) -> Seat | None:
        """Return who does what an event tells of; a raid is its attacker's."""
        from engine.games.cargo_hold import events

        match event:
            case events.RaidBegan() | events.StrengthsCompared() | events.RaidEnded():
                return event.attacker
            case _:
                return super().doer(event)

    def event_key(self, event: Event) -> str:
        """By which text: a delivery for two turns has one of its own."""
        from engine.games.cargo_hold import events

        key = super().event_key(event)
        return f"{key}-two" if isinstance(event, events.Delivered) and event.extended else key

    def event_fields(self, event: Event) -> dict[str, object]:
        """Names instead of numbers."""
        from engine.games.cargo_hold import events

        fields = super().event_fields(event)
        match event:
            case events.HandsDealt():
                fields["name"] = self.name(0)
            case events.Delivered() | events.Drew():
                fields["cards"] = many("cards", event.cards)
            case events.RaidBegan():
                fields["name"], fields["other"] = (
                    self.name(event.attacker),
                    self.name(event.defender),
                )
                fields["cards"] = self.cards(event.cards)
                fields["delivery"] = self.cards(event.delivery)
            case events.StrengthsCompared():
                fields["name"] = self.name(event.winner)
            case events.Collected() | events.Discarded():
                fields["cards"] = self.cards(event.cards)
        return fields

    def fired(self, event: SpecialFired) -> str:
        """What a special did."""
        other = "" if event.other is None else self.name(event.other)
        none = f"{event.did}-none"
        return speech.tell(
            FIRED,
            none if none in FIRED and not event.cards else event.did,
            card=self.card(event.card),
            name=self.name(event.seat),
            other=other,
            cards=self.cards(event.cards),
        )

    def _cashed(self, event: CashedIn) -> str:
        return speech.tell(
            EVENTS,
            f"cashed-{event.source}",
            name=self.name(event.seat),
            money=event.money,
            total=event.total,
        )

    def ended(self, event: RaidEnded, paid: int = 0, last: CashedIn | None = None) -> str:
        """Who has won a raid, and the dollars that were `paid` for it; what was taken back. Where
        it has won the match, with which payment that was, the `last` one.
        """
        if last is not None:
            name, total = self.name(last.seat), last.total
            said = [speech.tell(EVENTS, "raid-ended-target", name=name, total=total)]
        elif event.winner is None:
            said = [speech.said(EVENTS["raid-ended-none"])]
        else:
            key, name = "raid-ended-paid" if paid else "raid-ended", self.name(event.winner)
            said = [speech.tell(EVENTS, key, name=name, money=paid)]
        for seat, cards in (
            (event.attacker, event.attacker_back),
            (event.defender, event.defender_back),
        ):
            if cards:
                back = {"name": self.name(seat), "cards": self.cards(cards)}
                said.append(speech.tell(EVENTS, "back", **back))
        return " ".join(said)

    def won(self, best: Sequence[Seat], money: int) -> str:
        """Who has won, or shares the win, with how much money."""
        names = listed([self.name(seat) for seat in best])
        key = "scored-tied" if len(best) > 1 else "scored"
        return speech.tell(EVENTS, key, names=names, money=money)
