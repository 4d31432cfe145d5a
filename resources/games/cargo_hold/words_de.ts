<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Table</name>
        <message>
            <source>Confirm</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>cargo_hold</name>
        <message>
            <source>Cargo Hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Send cargo west, bluff about what is in the crate, and raid the others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>${money}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn {turn}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Target ${money}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>C · Collect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A · Send</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>R · Raid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>D · Draw</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>no delivery under way</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>a delivery of %n card(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>ready</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>ready in %n turn(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>with the extension card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>known in this hand: {cards}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in the hand or in the delivery: {cards}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Send for 1 turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Send for 2 turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raid {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open your delivery and cash its cargo in (C)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put your extension card on it: ready next turn, at the 2-turn value (X)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Send</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Send, 2 turns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the chosen cards down as a delivery; once more for 2 turns (A)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raid with the chosen cards; once more for the next opponent (R)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw {cards}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw and end your turn (D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End, no cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End your turn and draw nothing (N)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do it (Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last raid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the last raid once more (V)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All cards and what they do (I)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ledger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who owes what, and where the money came from (S)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The way to ${target}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still owes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} ×{copies}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What has happened (L)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My order</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By strength</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chosen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As a raid: attack {attack}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As a delivery: defence {defence}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>${one} in 1 turn, ${two} in 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it pays nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>≈ {share} % to win, ≈ ${money}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collect, send a delivery, raid, draw: each step is free, their order is not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your delivery is ready: collect it, extend it, or leave it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose cards for a delivery or a raid, or draw and end your turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose cards and an opponent’s crate to raid, or draw and end your turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The raid is over: draw {cards} and end your turn, or end it without.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n card(s) chosen. Where to? Your crate sends them, another’s is raided.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Send %n card(s) for 1 turn: Enter puts them down. Nobody may look at them again, you neither.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Send %n card(s) with the extension card, for 2 turns: Enter puts them down.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Raid {name} with {cards}: Enter begins it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collect your delivery: Enter opens it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Extend your delivery to 2 turns: Enter puts the extension card on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw {cards} and end your turn: Enter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>End your turn without drawing: Enter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard {cards}: Enter.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Your hand holds {limit} at the end of a turn: choose %n card(s) to discard.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Decide about {card}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint: {deed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your Thief steals one card of cargo. Which?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use your Getaway? You take all other cards back, and the raid ends without a winner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your Lasso takes one firepower card off the other side. Which?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reinforcement: add one firepower card of your hand?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loyalty: which firepower goes back to your hand?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Get away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If raided…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is to be answered for you if your delivery is raided (W)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If your delivery is raided</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody sees what you leave here, and it takes as long as an answer of yours. You leave it for all four, whatever lies in the crate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Getaway</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lasso</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reinforcement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loyalty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask me</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If I would lose</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Always</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Never</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The strongest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>attacks with %n card(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>defends %n card(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Attack {attack} against defence {defence}: {name} wins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>acts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>guards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no effect</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>$%n</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Money by turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Money</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, turn {round}: {points}, {change} since the turn before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, in the end: {points}, {change} since the turn before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where the money came from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Money from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {points} from {what}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What each raid brought</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raids of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{turn}. {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn {turn}: {name} raids {other} with {cards} and takes ${money}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, turn {turn}: {cards}; {fate}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deliveries of turns {first} to {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no delivery</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Money: {scores}. The target is ${target}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In hand: {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No cards in hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is known of anybody’s hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The seats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The raid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Debt target</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who reaches so many dollars first wins at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before a raid, how likely it is to win and what it brings, as computers reckon. The result says that it was used.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Farmhand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Outlaw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Guard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gunslinger</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dynamite</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Barricade</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bandit Boss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sheriff</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mail</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lumber</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whiskey</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cattle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fresh Meat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Payroll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Fair Fight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thief</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Prison Wagon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Diversion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Attack {attack}, defence {defence}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pays ${one} after 1 turn, ${two} after 2.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First: all special cards of both sides are discarded, this one too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second: raiding, cash in one of its cargo at once; in a delivery, keeps thieves off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Third, in a delivery: discard it, and take all other cards back. Nobody wins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fourth: discard one firepower card of the other side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fifth: add one firepower card of your hand to your side.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sixth: if you lose the battle, all cargo in it is discarded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seventh, in a delivery: the attacker’s own delivery is discarded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Eighth: if you win, or collect, your firepower may go back to your hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody is dealt {cards} cards. ${target} wins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, turn {turn}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} opens the delivery: {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} cashes in ${money} and has ${total}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} keeps the cargo, cashes in ${money} and has ${total}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes the cargo, cashes in ${money} and has ${total}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Thief of {name} brings ${money}: ${total}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} extends the delivery: it is ready next turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} sends a delivery of {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} sends a delivery of {cards}, for 2 turns.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} raids {other} with {cards}. In the crate: {delivery}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} wins the raid.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The raid ends without a winner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} takes back {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} ends the turn without drawing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The discards are shuffled into a new deck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} draws {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} discards {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} wins with ${money}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} share the win with ${money}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card} of {name}: nothing to do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A Fair Fight of {name}: all special cards are discarded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Thief of {name} steals {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Thief of {name} is kept off by a Thief in the crate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Thief of {name} keeps thieves off this delivery.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Getaway! {name} takes back {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} keeps the Getaway unused.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Lasso of {name} takes out {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reinforcement: {name} adds {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} adds no Reinforcement.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Diversion! The delivery of {other} is discarded: {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Prison Wagon of {name} discards all cargo: {cards}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loyalty: {cards} go back to {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>collected for ${money}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>raided by {raider} and defended for ${money}, ${lost} stolen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lost to {raider} for ${lost}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>got away from {raider}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>discarded by a Diversion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>still on its way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That step of the turn is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no delivery of yours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your delivery is not ready yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The extension card lies on it already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One delivery at a time: yours is still on its way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A delivery has one card at least.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Those cards are not in your hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One raid a turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raid somebody else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no delivery to raid.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A raid has one card at least.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cargo cannot raid: take firepower and special cards only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard first what is more than your hand may hold.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard {cards}, no more and no less.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is to be discarded now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That card is not in the raid.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without a delivery there is nothing to be answered.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is asked of you now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something else is asked of you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Those cards are not in play any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Defended</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raided</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stolen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Odds before a raid</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
