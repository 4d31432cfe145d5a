<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Table</name>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
    </context>
    <context>
        <name>cargo_hold</name>
        <message>
            <source>Cargo Hold</source>
            <translation>Cargo Hold</translation>
        </message>
        <message>
            <source>Send cargo west, bluff about what is in the crate, and raid the others.</source>
            <translation>Schick Fracht nach Westen, bluffe mit dem, was in der Kiste ist, und überfall die anderen.</translation>
        </message>
        <message>
            <source>${money}</source>
            <translation>{money} $</translation>
        </message>
        <message>
            <source>Turn {turn}</source>
            <translation>Zug {turn}</translation>
        </message>
        <message>
            <source>R · Raid</source>
            <translation>R · Überfall</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <translation>
                <numerusform>%n Karte auf der Hand</numerusform>
                <numerusform>%n Karten auf der Hand</numerusform>
            </translation>
        </message>
        <message>
            <source>no delivery under way</source>
            <translation>keine Lieferung unterwegs</translation>
        </message>
        <message numerus="yes">
            <source>a delivery of %n card(s)</source>
            <translation>
                <numerusform>eine Lieferung von %n Karte</numerusform>
                <numerusform>eine Lieferung von %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>ready</source>
            <translation>bereit</translation>
        </message>
        <message numerus="yes">
            <source>ready in %n turn(s)</source>
            <translation>
                <numerusform>bereit in %n Zug</numerusform>
                <numerusform>bereit in %n Zügen</numerusform>
            </translation>
        </message>
        <message>
            <source>with the extension card</source>
            <translation>mit der Verlängerungskarte</translation>
        </message>
        <message>
            <source>known in this hand: {cards}</source>
            <translation>bekannt in dieser Hand: {cards}</translation>
        </message>
        <message>
            <source>in the hand or in the delivery: {cards}</source>
            <translation>in der Hand oder in der Lieferung: {cards}</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>Discards</source>
            <translation>Ablage</translation>
        </message>
        <message>
            <source>Send for 1 turn</source>
            <translation>Für 1 Zug losschicken</translation>
        </message>
        <message>
            <source>Send for 2 turns</source>
            <translation>Für 2 Züge losschicken</translation>
        </message>
        <message>
            <source>Raid {name}</source>
            <translation>{name} überfallen</translation>
        </message>
        <message>
            <source>Collect</source>
            <translation>Kassieren</translation>
        </message>
        <message>
            <source>Open your delivery and cash its cargo in (C)</source>
            <translation>Deine Lieferung öffnen und ihre Fracht kassieren (C)</translation>
        </message>
        <message>
            <source>Extend</source>
            <translation>Verlängern</translation>
        </message>
        <message>
            <source>Put your extension card on it: ready next turn, at the 2-turn value (X)</source>
            <translation>Deine Verlängerungskarte darauflegen: bereit im nächsten Zug, zum Wert für 2 Züge (X)</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Losschicken</translation>
        </message>
        <message>
            <source>Put the chosen cards down as a delivery; once more for 2 turns (A)</source>
            <translation>Die gewählten Karten als Lieferung hinlegen; noch einmal: für 2 Züge (A)</translation>
        </message>
        <message>
            <source>Raid</source>
            <translation>Überfall</translation>
        </message>
        <message>
            <source>Raid with the chosen cards; once more for the next opponent (R)</source>
            <translation>Mit den gewählten Karten überfallen; noch einmal: die nächste Person (R)</translation>
        </message>
        <message>
            <source>Draw {cards}</source>
            <translation>{cards} ziehen</translation>
        </message>
        <message>
            <source>Draw and end your turn (D)</source>
            <translation>Ziehen und den Zug beenden (D)</translation>
        </message>
        <message>
            <source>End, no cards</source>
            <translation>Nichts ziehen</translation>
        </message>
        <message>
            <source>End your turn and draw nothing (N)</source>
            <translation>Den Zug beenden und nichts ziehen (N)</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Abwerfen</translation>
        </message>
        <message>
            <source>Do it (Enter)</source>
            <translation>Ausführen (Enter)</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>All cards and what they do (I)</source>
            <translation>Alle Karten und was sie tun (I)</translation>
        </message>
        <message>
            <source>Ledger</source>
            <translation>Kassenbuch</translation>
        </message>
        <message>
            <source>Who owes what, and where the money came from (S)</source>
            <translation>Wer was schuldet, und woher das Geld kam (S)</translation>
        </message>
        <message>
            <source>The way to ${target}</source>
            <translation>Der Weg zu {target} $</translation>
        </message>
        <message>
            <source>Still owes</source>
            <translation>Schuldet noch</translation>
        </message>
        <message>
            <source>All cards</source>
            <translation>Alle Karten</translation>
        </message>
        <message>
            <source>{name} ×{copies}</source>
            <translation>{name} ×{copies}</translation>
        </message>
        <message>
            <source>My order</source>
            <translation>Wie ich will</translation>
        </message>
        <message>
            <source>By kind</source>
            <translation>Nach Sorte</translation>
        </message>
        <message>
            <source>By strength</source>
            <translation>Nach Stärke</translation>
        </message>
        <message>
            <source>As a raid: attack {attack}</source>
            <translation>Als Überfall: Angriff {attack}</translation>
        </message>
        <message>
            <source>As a delivery: defence {defence}</source>
            <translation>Als Lieferung: Verteidigung {defence}</translation>
        </message>
        <message>
            <source>${one} in 1 turn, ${two} in 2</source>
            <translation>{one} $ in 1 Zug, {two} $ in 2</translation>
        </message>
        <message>
            <source>it pays nothing</source>
            <translation>sie bringt nichts</translation>
        </message>
        <message>
            <source>≈ is about: reckoned from what all may know, and what others would send, not from what lies in the crate.</source>
            <translation>≈ heißt ungefähr: gerechnet aus dem, was alle wissen können, und dem, was andere losschicken würden, nicht aus dem, was in der Kiste liegt.</translation>
        </message>
        <message>
            <source>Extension card</source>
            <translation>Verlängerungskarte</translation>
        </message>
        <message>
            <source>One each: the delivery is ready a turn later, and its cargo pays the price for 2 turns from now on. It comes back to you afterwards.</source>
            <translation>Eine für jeden: Die Lieferung ist einen Zug später bereit, und ihre Fracht bringt von da an den Preis für 2 Züge. Danach kommt sie zurück.</translation>
        </message>
        <message>
            <source>Collect: it is opened, and its cargo pays at once. Or leave it: it stays ready.</source>
            <translation>Kassieren: Sie wird geöffnet, und ihre Fracht bringt sofort Geld. Oder lass sie: Sie bleibt bereit.</translation>
        </message>
        <message>
            <source>Send any cards, face down: cargo pays when it is collected, firepower defends it, and what is in it nobody knows.</source>
            <translation>Schick beliebige Karten verdeckt los: Fracht bringt Geld beim Kassieren, Feuerkraft verteidigt sie, und was darin ist, weiß niemand.</translation>
        </message>
        <message>
            <source>Raid one delivery with firepower and specials: the stronger side has its cargo, a draw is the defender’s.</source>
            <translation>Überfall eine Lieferung mit Feuerkraft und Sonderkarten: Die stärkere Seite bekommt ihre Fracht, bei Gleichstand die Verteidigung.</translation>
        </message>
        <message>
            <source>Draw, or end your turn without. More than {limit} cards are discarded then.</source>
            <translation>Zieh, oder beende den Zug ohne. Was mehr als {limit} Karten ist, wird dann abgeworfen.</translation>
        </message>
        <message>
            <source>Who has ${target} first wins.</source>
            <translation>Wer zuerst {target} $ hat, gewinnt.</translation>
        </message>
        <message>
            <source>{name} is ahead, with ${lacks} to go.</source>
            <translation>{name} führt, noch {lacks} $ fehlen.</translation>
        </message>
        <message>
            <source>{name} is ahead with ${most}. {own} has ${lacks} to go.</source>
            <translation>{name} führt mit {most} $. {own} fehlen noch {lacks} $.</translation>
        </message>
        <message>
            <source>Your delivery is ready: collect it, extend it, or leave it.</source>
            <translation>Deine Lieferung ist bereit: kassier sie, verlänger sie, oder lass sie.</translation>
        </message>
        <message>
            <source>Your delivery is ready: collect it, or leave it.</source>
            <translation>Deine Lieferung ist bereit: kassier sie, oder lass sie.</translation>
        </message>
        <message>
            <source>Choose cards for a delivery or a raid, or draw and end your turn.</source>
            <translation>Wähle Karten für eine Lieferung oder einen Überfall, oder zieh und beende den Zug.</translation>
        </message>
        <message>
            <source>Choose cards and an opponent’s crate to raid, or draw and end your turn.</source>
            <translation>Wähle Karten und eine fremde Kiste für einen Überfall, oder zieh und beende den Zug.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) chosen. Where to? Your crate sends them, another’s is raided.</source>
            <translation>
                <numerusform>%n Karte gewählt. Wohin? Deine Kiste schickt sie los, eine fremde wird überfallen.</numerusform>
                <numerusform>%n Karten gewählt. Wohin? Deine Kiste schickt sie los, eine fremde wird überfallen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Send for 1 turn: {cards}. Pays ${money}, defence {defence}.</source>
            <translation>Für 1 Zug losschicken: {cards}. Bringt {money} $, Verteidigung {defence}.</translation>
        </message>
        <message>
            <source>Send with the extension card, for 2 turns: {cards}. Pays ${money}, defence {defence}.</source>
            <translation>Mit der Verlängerungskarte für 2 Züge losschicken: {cards}. Bringt {money} $, Verteidigung {defence}.</translation>
        </message>
        <message numerus="yes">
            <source>Your hand holds {limit} at the end of a turn: choose %n card(s) to discard.</source>
            <translation>
                <numerusform>Deine Hand hält {limit} am Ende eines Zuges: wähle %n Karte zum Abwerfen.</numerusform>
                <numerusform>Deine Hand hält {limit} am Ende eines Zuges: wähle %n Karten zum Abwerfen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Hint: {deed}</source>
            <translation>Tipp: {deed}</translation>
        </message>
        <message>
            <source>Your Thief steals one card of cargo. Which?</source>
            <translation>Dein Dieb stiehlt eine Frachtkarte. Welche?</translation>
        </message>
        <message>
            <source>Use your Getaway? You take all other cards back, and the raid ends without a winner.</source>
            <translation>Die Flucht nutzen? Du nimmst alle anderen Karten zurück, und niemand gewinnt den Überfall.</translation>
        </message>
        <message>
            <source>Your Lasso takes one firepower card off the other side. Which?</source>
            <translation>Dein Lasso nimmt der anderen Seite eine Feuerkraftkarte. Welche?</translation>
        </message>
        <message>
            <source>Reinforcement: add one firepower card of your hand?</source>
            <translation>Verstärkung: eine Feuerkraftkarte aus deiner Hand dazulegen?</translation>
        </message>
        <message>
            <source>Loyalty: which firepower goes back to your hand?</source>
            <translation>Treue: Welche Feuerkraft geht auf deine Hand zurück?</translation>
        </message>
        <message>
            <source>Get away</source>
            <translation>Fliehen</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Bleiben</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>If raided…</source>
            <translation>Antworten …</translation>
        </message>
        <message>
            <source>What is to be answered for you if your delivery is raided (W)</source>
            <translation>Was für dich geantwortet wird, wenn deine Lieferung überfallen wird (W)</translation>
        </message>
        <message>
            <source>If your delivery is raided</source>
            <translation>Wenn deine Lieferung überfallen wird</translation>
        </message>
        <message>
            <source>Getaway</source>
            <translation>Flucht</translation>
        </message>
        <message>
            <source>Lasso</source>
            <translation>Lasso</translation>
        </message>
        <message>
            <source>Reinforcement</source>
            <translation>Verstärkung</translation>
        </message>
        <message>
            <source>Loyalty</source>
            <translation>Treue</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>Frag mich</translation>
        </message>
        <message>
            <source>If I would lose</source>
            <translation>Wenn ich verlöre</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>The strongest</source>
            <translation>Die stärkste</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message numerus="yes">
            <source>attacks with %n card(s)</source>
            <translation>
                <numerusform>greift mit %n Karte an</numerusform>
                <numerusform>greift mit %n Karten an</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>defends %n card(s)</source>
            <translation>
                <numerusform>verteidigt %n Karte</numerusform>
                <numerusform>verteidigt %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} raided you and won, and took nothing.</source>
            <translation>{name} hat dich überfallen, gewonnen und nichts erbeutet.</translation>
        </message>
        <message>
            <source>{name} raided you and won, but the Prison Wagon discarded the cargo.</source>
            <translation>{name} hat dich überfallen und gewonnen, aber der Gefangenenwagen hat die Fracht abgeworfen.</translation>
        </message>
        <message>
            <source>{name} raided you: your delivery held.</source>
            <translation>{name} hat dich überfallen: Deine Lieferung hielt.</translation>
        </message>
        <message>
            <source>{since} A Thief took ${money} first.</source>
            <translation>{since} Vorher nahm ein Dieb {money} $.</translation>
        </message>
        <message>
            <source>Meanwhile: {all}.</source>
            <translation>Inzwischen: {all}.</translation>
        </message>
        <message>
            <source>{name} +${money}</source>
            <translation>{name} +{money} $</translation>
        </message>
        <message>
            <source>{name} sent {cards}</source>
            <translation>{name} schickte {cards}</translation>
        </message>
        <message>
            <source>{name} raided you: your delivery held, and brought ${money}.</source>
            <translation>{name} hat dich überfallen: Deine Lieferung hielt und brachte {money} $.</translation>
        </message>
        <message>
            <source>Before a raid, about how likely it is won and what it brings, by what all may know. The result says that it was used.</source>
            <translation>Vor einem Überfall, wie wahrscheinlich er ungefähr gelingt und was er bringt, nach dem, was alle wissen können. Das Ergebnis sagt, dass sie an waren.</translation>
        </message>
        <message>
            <source>Everybody is dealt {cards} cards. ${target} wins. {name} begins.</source>
            <translation>Alle bekommen {cards} Karten. {target} $ gewinnen. {name} beginnt.</translation>
        </message>
        <message>
            <source>The Thief of {name} brings ${money}; {name} has ${total}.</source>
            <translation>Der Dieb von {name} bringt {money} $; {name} hat {total} $.</translation>
        </message>
        <message>
            <source>Attack {attack} against defence {defence}: {name} wins.</source>
            <translation>Angriff {attack} gegen Verteidigung {defence}: {name} gewinnt.</translation>
        </message>
        <message>
            <source>acts</source>
            <translation>wirkt</translation>
        </message>
        <message>
            <source>guards</source>
            <translation>schützt</translation>
        </message>
        <message>
            <source>stays</source>
            <translation>bleibt</translation>
        </message>
        <message>
            <source>no effect</source>
            <translation>ohne Wirkung</translation>
        </message>
        <message numerus="yes">
            <source>$%n</source>
            <translation>
                <numerusform>%n $</numerusform>
                <numerusform>%n $</numerusform>
            </translation>
        </message>
        <message>
            <source>Best raid. {raid}</source>
            <translation>Bester Überfall. {raid}</translation>
        </message>
        <message>
            <source>Money by turn</source>
            <translation>Geld nach Zügen</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>Geld</translation>
        </message>
        <message>
            <source>{name}, turn {round}: {points}, {change} since the turn before.</source>
            <translation>{name}, Zug {round}: {points}, {change} seit dem Zug davor.</translation>
        </message>
        <message>
            <source>{name}, in the end: {points}, {change} since the turn before.</source>
            <translation>{name}, am Ende: {points}, {change} seit dem Zug davor.</translation>
        </message>
        <message>
            <source>Where the money came from</source>
            <translation>Woher das Geld kam</translation>
        </message>
        <message>
            <source>Money from</source>
            <translation>Geld durch</translation>
        </message>
        <message>
            <source>{name}: {points} from {what}.</source>
            <translation>{name}: {points} durch {what}.</translation>
        </message>
        <message>
            <source>What each raid brought</source>
            <translation>Was jeder Überfall brachte</translation>
        </message>
        <message>
            <source>Raids of</source>
            <translation>Überfälle von</translation>
        </message>
        <message>
            <source>{turn}. {name}</source>
            <translation>{turn}. {name}</translation>
        </message>
        <message>
            <source>Turn {turn}: {name} raids {other} with {cards} and takes ${money}.</source>
            <translation>Zug {turn}: {name} überfällt {other} mit {cards} und bekommt {money} $.</translation>
        </message>
        <message>
            <source>{name}, turn {turn}: {cards}; {fate}.</source>
            <translation>{name}, Zug {turn}: {cards}; {fate}.</translation>
        </message>
        <message>
            <source>no delivery</source>
            <translation>keine Lieferung</translation>
        </message>
        <message>
            <source>Money: {scores}. The target is ${target}.</source>
            <translation>Geld: {scores}. Das Ziel sind {target} $.</translation>
        </message>
        <message>
            <source>In hand: {cards}.</source>
            <translation>Auf der Hand: {cards}.</translation>
        </message>
        <message>
            <source>No cards in hand.</source>
            <translation>Keine Karten auf der Hand.</translation>
        </message>
        <message>
            <source>{names} are level, with ${lacks} to go.</source>
            <translation>{names} liegen gleichauf vorn, noch {lacks} $ fehlen.</translation>
        </message>
        <message>
            <source>C · Collection</source>
            <translation>C · Auszahlung</translation>
        </message>
        <message>
            <source>A · Delivery</source>
            <translation>A · Lieferung</translation>
        </message>
        <message>
            <source>D · Turn’s end</source>
            <translation>D · Zugende</translation>
        </message>
        <message>
            <source>Collection</source>
            <translation>Auszahlung</translation>
        </message>
        <message>
            <source>Extension</source>
            <translation>Verlängerung</translation>
        </message>
        <message>
            <source>Delivery</source>
            <translation>Lieferung</translation>
        </message>
        <message>
            <source>For 1 turn</source>
            <translation>Für 1 Zug</translation>
        </message>
        <message>
            <source>For 2 turns</source>
            <translation>Für 2 Züge</translation>
        </message>
        <message>
            <source>Next crate</source>
            <translation>Nächste Kiste</translation>
        </message>
        <message>
            <source>Turn’s end</source>
            <translation>Zugende</translation>
        </message>
        <message>
            <source>Begin the raid</source>
            <translation>Überfallen</translation>
        </message>
        <message>
            <source>Without cards</source>
            <translation>Ohne Karten</translation>
        </message>
        <message>
            <source>≈ {share} % to win, ≈ ${money}</source>
            <translation>Siegchance ≈ {share} %, ≈ {money} $</translation>
        </message>
        <message>
            <source>Collect: it is opened, and its cargo pays at once. Extend: your extension card goes on it, ready next turn, at the 2-turn value. Or leave it: it stays ready.</source>
            <translation>Kassieren: Sie wird geöffnet, und ihre Fracht bringt sofort Geld. Verlängern: Deine Verlängerungskarte kommt darauf, bereit im nächsten Zug, zum Wert für 2 Züge. Oder lass sie: Sie bleibt bereit.</translation>
        </message>
        <message>
            <source>There is no card left to draw. More than {limit} cards are discarded when you end your turn.</source>
            <translation>Es gibt keine Karte mehr zu ziehen. Was über {limit} Karten ist, wirfst du am Ende deines Zuges ab.</translation>
        </message>
        <message>
            <source>{names} are ahead with ${most}. {own} has ${lacks} to go.</source>
            <translation>{names} führen mit {most} $. {own} fehlen noch {lacks} $.</translation>
        </message>
        <message>
            <source>Choose cards for a delivery, or draw and end your turn.</source>
            <translation>Wähl Karten für eine Lieferung, oder zieh und beende den Zug.</translation>
        </message>
        <message>
            <source>Draw {cards} and end your turn, or end it without.</source>
            <translation>Zieh {cards} und beende den Zug, oder beende ihn ohne.</translation>
        </message>
        <message>
            <source>There is no card left to draw: end your turn.</source>
            <translation>Es gibt keine Karte mehr zu ziehen: Beende deinen Zug.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) chosen. Which crate is raided?</source>
            <translation>
                <numerusform>%n Karte gewählt. Welche Kiste wird überfallen?</numerusform>
                <numerusform>%n Karten gewählt. Welche Kiste wird überfallen?</numerusform>
            </translation>
        </message>
        <message>
            <source>{deed} Enter does it.</source>
            <translation>{deed} Mit Enter.</translation>
        </message>
        <message>
            <source>{deed} Do it by letting go of Space.</source>
            <translation>{deed} Durch Loslassen der Leertaste.</translation>
        </message>
        <message>
            <source>Raid {name} with {cards}, attack {attack}.</source>
            <translation>{name} mit {cards} überfallen, Angriff {attack}.</translation>
        </message>
        <message>
            <source>Collect your delivery.</source>
            <translation>Deine Lieferung kassieren.</translation>
        </message>
        <message>
            <source>Extend your delivery to 2 turns.</source>
            <translation>Deine Lieferung auf 2 Züge verlängern.</translation>
        </message>
        <message>
            <source>Draw {cards} and end your turn.</source>
            <translation>{cards} ziehen und den Zug beenden.</translation>
        </message>
        <message>
            <source>End your turn without drawing.</source>
            <translation>Den Zug beenden, ohne zu ziehen.</translation>
        </message>
        <message>
            <source>Discard {cards}.</source>
            <translation>{cards} abwerfen.</translation>
        </message>
        <message>
            <source>Steal {cards}.</source>
            <translation>{cards} stehlen.</translation>
        </message>
        <message>
            <source>Take {cards} off the other side.</source>
            <translation>Der anderen Seite {cards} nehmen.</translation>
        </message>
        <message>
            <source>Add {cards}.</source>
            <translation>{cards} dazulegen.</translation>
        </message>
        <message>
            <source>Add nothing.</source>
            <translation>Nichts dazulegen.</translation>
        </message>
        <message>
            <source>Take back {cards}.</source>
            <translation>{cards} zurücknehmen.</translation>
        </message>
        <message>
            <source>Take nothing back.</source>
            <translation>Nichts zurücknehmen.</translation>
        </message>
        <message>
            <source>Nobody sees what you leave here. You leave it for all four, whatever lies in the crate.</source>
            <translation>Niemand sieht, was du hier hinterlässt. Du hinterlässt es für alle vier, was auch in der Kiste liegt.</translation>
        </message>
        <message>
            <source>{name} raids {other}.</source>
            <translation>{name} überfällt {other}.</translation>
        </message>
        <message>
            <source>{name} raided you and took ${money}.</source>
            <translation>{name} hat dich überfallen und {money} $ erbeutet.</translation>
        </message>
        <message>
            <source>{name} raided you, and you got away.</source>
            <translation>{name} hat dich überfallen, und du bist geflohen.</translation>
        </message>
        <message>
            <source>{since} V shows it.</source>
            <translation>{since} V zeigt es.</translation>
        </message>
        <message>
            <source>Last raid</source>
            <translation>Letzter Überfall</translation>
        </message>
        <message>
            <source>The last raid once more (V)</source>
            <translation>Der letzte Überfall noch einmal (V)</translation>
        </message>
        <message>
            <source>New in your hand: {cards}. A click or a key goes on.</source>
            <translation>Neu auf deiner Hand: {cards}. Ein Klick oder eine Taste geht weiter.</translation>
        </message>
        <message>
            <source>{name} raids {other}. A click goes on by one step, a key skips all.</source>
            <translation>{name} überfällt {other}. Ein Klick geht einen Schritt weiter, eine Taste überspringt alles.</translation>
        </message>
        <message>
            <source>{sign}${number}</source>
            <translation>{sign}{number} $</translation>
        </message>
        <message>
            <source>Turns {first}–{last}</source>
            <translation>Züge {first}–{last}</translation>
        </message>
        <message>
            <source>Nothing is known of anybody’s hand.</source>
            <translation>Von niemandes Hand ist etwas bekannt.</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Deine Hand</translation>
        </message>
        <message>
            <source>The seats</source>
            <translation>Die Plätze</translation>
        </message>
        <message>
            <source>The raid</source>
            <translation>Der Überfall</translation>
        </message>
        <message>
            <source>Debt target</source>
            <translation>Schuldenziel</translation>
        </message>
        <message>
            <source>Everybody owes so much. Who has it first has won.</source>
            <translation>So viel schulden alle. Wer es zuerst hat, hat gewonnen.</translation>
        </message>
        <message>
            <source>Odds</source>
            <translation>Aussichten</translation>
        </message>
        <message>
            <source>Farmhand</source>
            <translation>Knecht</translation>
        </message>
        <message>
            <source>Outlaw</source>
            <translation>Gesetzlose</translation>
        </message>
        <message>
            <source>Guard</source>
            <translation>Wache</translation>
        </message>
        <message>
            <source>Gunslinger</source>
            <translation>Revolverheld</translation>
        </message>
        <message>
            <source>Dynamite</source>
            <translation>Dynamit</translation>
        </message>
        <message>
            <source>Barricade</source>
            <translation>Barrikade</translation>
        </message>
        <message>
            <source>Bandit Boss</source>
            <translation>Bandenboss</translation>
        </message>
        <message>
            <source>Sheriff</source>
            <translation>Sheriff</translation>
        </message>
        <message>
            <source>Mail</source>
            <translation>Post</translation>
        </message>
        <message>
            <source>Grain</source>
            <translation>Getreide</translation>
        </message>
        <message>
            <source>Lumber</source>
            <translation>Holz</translation>
        </message>
        <message>
            <source>Whiskey</source>
            <translation>Whiskey</translation>
        </message>
        <message>
            <source>Cattle</source>
            <translation>Rinder</translation>
        </message>
        <message>
            <source>Fresh Meat</source>
            <translation>Frischfleisch</translation>
        </message>
        <message>
            <source>Payroll</source>
            <translation>Lohngelder</translation>
        </message>
        <message>
            <source>Gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <source>A Fair Fight</source>
            <translation>Fairer Kampf</translation>
        </message>
        <message>
            <source>Thief</source>
            <translation>Dieb</translation>
        </message>
        <message>
            <source>Prison Wagon</source>
            <translation>Gefangenenwagen</translation>
        </message>
        <message>
            <source>Diversion</source>
            <translation>Ablenkung</translation>
        </message>
        <message>
            <source>Attack {attack}, defence {defence}.</source>
            <translation>Angriff {attack}, Verteidigung {defence}.</translation>
        </message>
        <message>
            <source>Pays ${one} after 1 turn, ${two} after 2.</source>
            <translation>Bringt {one} $ nach 1 Zug, {two} $ nach 2.</translation>
        </message>
        <message>
            <source>First: all special cards of both sides are discarded, this one too.</source>
            <translation>Zuerst: Alle Sonderkarten beider Seiten werden abgeworfen, auch diese.</translation>
        </message>
        <message>
            <source>Second: raiding, cash in one of its cargo at once; in a delivery, keeps thieves off.</source>
            <translation>Als Zweites: beim Angriff gleich eine Fracht daraus kassieren; in einer Lieferung hält er Diebe fern.</translation>
        </message>
        <message>
            <source>Third, in a delivery: discard it, and take all other cards back. Nobody wins.</source>
            <translation>Als Drittes, in einer Lieferung: abwerfen und alle anderen Karten zurücknehmen. Niemand gewinnt.</translation>
        </message>
        <message>
            <source>Fourth: discard one firepower card of the other side.</source>
            <translation>Als Viertes: eine Feuerkraftkarte der anderen Seite abwerfen.</translation>
        </message>
        <message>
            <source>Fifth: add one firepower card of your hand to your side.</source>
            <translation>Als Fünftes: eine Feuerkraftkarte aus der Hand dazulegen.</translation>
        </message>
        <message>
            <source>Sixth: if you lose the battle, all cargo in it is discarded.</source>
            <translation>Als Sechstes: Verlierst du, wird alle Fracht darin abgeworfen.</translation>
        </message>
        <message>
            <source>Seventh, in a delivery: the attacker’s own delivery is discarded.</source>
            <translation>Als Siebtes, in einer Lieferung: Die eigene Lieferung des Angriffs wird abgeworfen.</translation>
        </message>
        <message>
            <source>Eighth: if you win, or collect, your firepower may go back to your hand.</source>
            <translation>Als Achtes: Gewinnst oder kassierst du, darf deine Feuerkraft auf die Hand zurück.</translation>
        </message>
        <message>
            <source>{name}, turn {turn}.</source>
            <translation>{name}, Zug {turn}.</translation>
        </message>
        <message>
            <source>{name} opens the delivery: {cards}.</source>
            <translation>{name} öffnet die Lieferung: {cards}.</translation>
        </message>
        <message>
            <source>{name} cashes in ${money} and has ${total}.</source>
            <translation>{name} kassiert {money} $ und hat {total} $.</translation>
        </message>
        <message>
            <source>{name} keeps the cargo, cashes in ${money} and has ${total}.</source>
            <translation>{name} behält die Fracht, kassiert {money} $ und hat {total} $.</translation>
        </message>
        <message>
            <source>{name} takes the cargo, cashes in ${money} and has ${total}.</source>
            <translation>{name} nimmt die Fracht, kassiert {money} $ und hat {total} $.</translation>
        </message>
        <message>
            <source>{name} extends the delivery: it is ready next turn.</source>
            <translation>{name} verlängert die Lieferung: Sie ist im nächsten Zug bereit.</translation>
        </message>
        <message>
            <source>{name} sends a delivery of {cards}.</source>
            <translation>{name} schickt eine Lieferung los: {cards}.</translation>
        </message>
        <message>
            <source>{name} sends a delivery of {cards}, for 2 turns.</source>
            <translation>{name} schickt eine Lieferung für 2 Züge los: {cards}.</translation>
        </message>
        <message>
            <source>{name} raids {other} with {cards}. In the crate: {delivery}.</source>
            <translation>{name} überfällt {other} mit {cards}. In der Kiste: {delivery}.</translation>
        </message>
        <message>
            <source>{name} wins the raid.</source>
            <translation>{name} gewinnt den Überfall.</translation>
        </message>
        <message>
            <source>The raid ends without a winner.</source>
            <translation>Niemand gewinnt den Überfall.</translation>
        </message>
        <message>
            <source>{name} takes back {cards}.</source>
            <translation>{name} nimmt {cards} zurück.</translation>
        </message>
        <message>
            <source>{name} ends the turn without drawing.</source>
            <translation>{name} beendet den Zug, ohne zu ziehen.</translation>
        </message>
        <message>
            <source>The discards are shuffled into a new deck.</source>
            <translation>Die Ablage wird zu einem neuen Stapel gemischt.</translation>
        </message>
        <message>
            <source>{name} draws {cards}.</source>
            <translation>{name} zieht {cards}.</translation>
        </message>
        <message>
            <source>{name} discards {cards}.</source>
            <translation>{name} wirft {cards} ab.</translation>
        </message>
        <message>
            <source>{names} wins with ${money}.</source>
            <translation>{names} gewinnt mit {money} $.</translation>
        </message>
        <message>
            <source>{names} share the win with ${money}.</source>
            <translation>{names} teilen sich den Sieg mit {money} $.</translation>
        </message>
        <message>
            <source>{card} of {name}: nothing to do.</source>
            <translation>{card} von {name}: nichts zu tun.</translation>
        </message>
        <message>
            <source>A Fair Fight of {name}: all special cards are discarded.</source>
            <translation>Fairer Kampf von {name}: Alle Sonderkarten werden abgeworfen.</translation>
        </message>
        <message>
            <source>The Thief of {name} steals {cards}.</source>
            <translation>Der Dieb von {name} stiehlt {cards}.</translation>
        </message>
        <message>
            <source>The Thief of {name} is kept off by a Thief in the crate.</source>
            <translation>Den Dieb von {name} hält ein Dieb in der Kiste fern.</translation>
        </message>
        <message>
            <source>The Thief of {name} keeps thieves off this delivery.</source>
            <translation>Der Dieb von {name} hält Diebe von dieser Lieferung fern.</translation>
        </message>
        <message>
            <source>Getaway! {name} takes back {cards}.</source>
            <translation>Flucht! {name} nimmt {cards} zurück.</translation>
        </message>
        <message>
            <source>Getaway! There is nothing else for {name} to take back.</source>
            <translation>Flucht! Für {name} gibt es sonst nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>{name} keeps the Getaway unused.</source>
            <translation>{name} nutzt die Flucht nicht.</translation>
        </message>
        <message>
            <source>The Lasso of {name} takes out {cards}.</source>
            <translation>Das Lasso von {name} holt {cards} heraus.</translation>
        </message>
        <message>
            <source>Reinforcement: {name} adds {cards}.</source>
            <translation>Verstärkung: {name} legt {cards} dazu.</translation>
        </message>
        <message>
            <source>{name} adds no Reinforcement.</source>
            <translation>{name} legt keine Verstärkung dazu.</translation>
        </message>
        <message>
            <source>Diversion! The delivery of {other} is discarded: {cards}.</source>
            <translation>Ablenkung! Die Lieferung von {other} wird abgeworfen: {cards}.</translation>
        </message>
        <message>
            <source>The Prison Wagon of {name} discards all cargo: {cards}.</source>
            <translation>Der Gefangenenwagen von {name} wirft alle Fracht ab: {cards}.</translation>
        </message>
        <message>
            <source>Loyalty: {name} takes back {cards}.</source>
            <translation>Treue: {name} nimmt {cards} zurück.</translation>
        </message>
        <message>
            <source>Loyalty: {name} takes nothing back.</source>
            <translation>Treue: {name} nimmt nichts zurück.</translation>
        </message>
        <message>
            <source>collected for ${money}</source>
            <translation>kassiert für {money} $</translation>
        </message>
        <message>
            <source>raided by {raider} and defended for ${money}, ${lost} stolen</source>
            <translation>überfallen von {raider} und verteidigt für {money} $, {lost} $ gestohlen</translation>
        </message>
        <message>
            <source>lost to {raider} for ${lost}</source>
            <translation>verloren an {raider} für {lost} $</translation>
        </message>
        <message>
            <source>got away from {raider}</source>
            <translation>geflohen vor {raider}</translation>
        </message>
        <message>
            <source>discarded by a Diversion</source>
            <translation>durch eine Ablenkung abgeworfen</translation>
        </message>
        <message>
            <source>still on its way</source>
            <translation>noch unterwegs</translation>
        </message>
        <message>
            <source>That step of the turn is over.</source>
            <translation>Dieser Schritt des Zuges ist vorbei.</translation>
        </message>
        <message>
            <source>There is no delivery of yours.</source>
            <translation>Du hast keine Lieferung.</translation>
        </message>
        <message>
            <source>Your delivery is not ready yet.</source>
            <translation>Deine Lieferung ist noch nicht bereit.</translation>
        </message>
        <message>
            <source>The extension card lies on it already.</source>
            <translation>Die Verlängerungskarte liegt schon darauf.</translation>
        </message>
        <message>
            <source>One delivery at a time: yours is still on its way.</source>
            <translation>Eine Lieferung auf einmal: Deine ist noch unterwegs.</translation>
        </message>
        <message>
            <source>A delivery has one card at least.</source>
            <translation>Eine Lieferung hat mindestens eine Karte.</translation>
        </message>
        <message>
            <source>Those cards are not in your hand.</source>
            <translation>Diese Karten sind nicht auf deiner Hand.</translation>
        </message>
        <message>
            <source>One raid a turn.</source>
            <translation>Ein Überfall im Zug.</translation>
        </message>
        <message>
            <source>Raid somebody else.</source>
            <translation>Überfall jemand anderen.</translation>
        </message>
        <message>
            <source>There is no delivery to raid.</source>
            <translation>Da ist keine Lieferung zu überfallen.</translation>
        </message>
        <message>
            <source>A raid has one card at least.</source>
            <translation>Ein Überfall hat mindestens eine Karte.</translation>
        </message>
        <message>
            <source>Cargo cannot raid: take firepower and special cards only.</source>
            <translation>Fracht kann nicht überfallen: nimm nur Feuerkraft und Sonderkarten.</translation>
        </message>
        <message>
            <source>Discard first what is more than your hand may hold.</source>
            <translation>Wirf zuerst ab, was mehr ist, als deine Hand halten darf.</translation>
        </message>
        <message>
            <source>Discard {cards}, no more and no less.</source>
            <translation>Wirf {cards} ab, nicht mehr und nicht weniger.</translation>
        </message>
        <message>
            <source>There is no card left to draw: end your turn without drawing.</source>
            <translation>Es gibt keine Karte mehr zu ziehen: Beende deinen Zug ohne Ziehen.</translation>
        </message>
        <message>
            <source>Nothing is to be discarded now.</source>
            <translation>Jetzt ist nichts abzuwerfen.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Diese Karte ist nicht auf deiner Hand.</translation>
        </message>
        <message>
            <source>That card is not in the raid.</source>
            <translation>Diese Karte ist nicht im Überfall.</translation>
        </message>
        <message>
            <source>Without a delivery there is nothing to be answered.</source>
            <translation>Ohne Lieferung gibt es nichts zu antworten.</translation>
        </message>
        <message>
            <source>Nothing is asked of you now.</source>
            <translation>Du wirst jetzt nichts gefragt.</translation>
        </message>
        <message>
            <source>Something else is asked of you.</source>
            <translation>Du wirst etwas anderes gefragt.</translation>
        </message>
        <message>
            <source>Those cards are not in play any more.</source>
            <translation>Diese Karten sind nicht mehr im Spiel.</translation>
        </message>
        <message>
            <source>Collected</source>
            <translation>Kassiert</translation>
        </message>
        <message>
            <source>Defended</source>
            <translation>Verteidigt</translation>
        </message>
        <message>
            <source>Raided</source>
            <translation>Überfallen</translation>
        </message>
        <message>
            <source>Stolen</source>
            <translation>Gestohlen</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Odds before a raid</source>
            <translation>Aussichten vor einem Überfall</translation>
        </message>
        <message>
            <source>Welcome to the depot! Everybody owes ${target}, and who has it first has won. We play the first turns together; nothing counts yet.</source>
            <translation>Willkommen im Depot! Alle schulden {target} $, und wer sie zuerst hat, gewinnt. Die ersten Züge spielen wir zusammen; noch zählt nichts.</translation>
        </message>
        <message>
            <source>A turn goes C-A-R-D: collect, send a delivery, raid, draw. Leave out what you like, but nothing earlier comes back.</source>
            <translation>Ein Zug geht so: C kassieren, A losschicken, R überfallen, D ziehen. Lass aus, was du willst, aber nichts Früheres kommt wieder.</translation>
        </message>
        <message>
            <source>There is nothing to collect or to raid yet, so send a delivery: {cards}. Click them, or press {keys}.</source>
            <translation>Noch gibt es nichts zu kassieren oder zu überfallen, also schick eine Lieferung los: {cards}. Klick sie an, oder drück {keys}.</translation>
        </message>
        <message>
            <source>Here you read what it pays after 1 turn, and after 2. Firepower pays nothing, but defends the rest.</source>
            <translation>Hier liest du, was sie nach 1 Zug bringt und was nach 2. Feuerkraft bringt nichts, verteidigt aber den Rest.</translation>
        </message>
        <message>
            <source>Press Send, or Enter, to put it down. Until then you may choose otherwise.</source>
            <translation>Drück Losschicken oder Enter, dann liegt sie. Bis dahin darfst du anders wählen.</translation>
        </message>
        <message>
            <source>Nobody may look into that crate again, you neither: remember what it holds. All see how many cards there are, and when it is ready.</source>
            <translation>Niemand darf wieder in diese Kiste sehen, auch du nicht: merk dir, was darin ist. Alle sehen, wie viele Karten es sind und wann sie bereit ist.</translation>
        </message>
        <message>
            <source>Now end your turn: press Turn’s end, or D, then Enter. You draw {cards}, and the others play.</source>
            <translation>Jetzt beende deinen Zug: drück Zugende oder D, dann Enter. Du ziehst {cards}, und die anderen spielen.</translation>
        </message>
        <message>
            <source>Your attack is {attack}. If the crate defends with as much, it holds: a draw is the defender’s. Enter begins it.</source>
            <translation>Dein Angriff ist {attack}. Verteidigt die Kiste mit ebenso viel, hält sie: Gleichstand zählt für sie. Enter beginnt.</translation>
        </message>
        <message>
            <source>Draw once more: press Turn’s end, or D.</source>
            <translation>Zieh noch einmal: drück Zugende oder D.</translation>
        </message>
        <message>
            <source>Your delivery has come through, at the price for 2 turns: press Collection, or C, then Enter.</source>
            <translation>Deine Lieferung ist durchgekommen, zum Preis für 2 Züge: drück Auszahlung oder C, dann Enter.</translation>
        </message>
        <message>
            <source>The others have crates on their way too. In this one may be gold, guards or a trap: find out, and raid it.</source>
            <translation>Auch die anderen haben Kisten unterwegs. In dieser können Gold, Wachen oder eine Falle sein: find es heraus, überfall sie.</translation>
        </message>
        <message>
            <source>Your delivery has held and is ready. Collect it, or put your extension card on it: ready next turn, at the price for 2 turns. Press Extension, or X, then Enter.</source>
            <translation>Deine Lieferung hat gehalten und ist bereit. Kassiere sie, oder leg deine Verlängerungskarte darauf: bereit im nächsten Zug, zum Preis für 2 Züge. Drücke Verlängerung oder X, dann Enter.</translation>
        </message>
        <message>
            <source>Your best attackers are {cards}: click them, or press {keys}. What raids is gone afterwards.</source>
            <translation>Am besten greifen an: {cards}. Klick sie an, oder drück {keys}. Was überfällt, ist danach weg.</translation>
        </message>
        <message>
            <source>Now say whose crate: press Raid, or R, for {name}. Pressed again it names the next one.</source>
            <translation>Jetzt sag, wessen Kiste: drück Überfall oder R für {name}. Noch einmal gedrückt ist es die nächste.</translation>
        </message>
        <message>
            <source>That brought ${money}! Special cards act first, by their numbers; then strengths are compared. V shows it once more.</source>
            <translation>Das brachte {money} $! Zuerst wirken Sonderkarten, nach ihren Zahlen; dann zählen die Stärken. V zeigt es noch einmal.</translation>
        </message>
        <message>
            <source>That brought nothing. Special cards act first, by their numbers; then strengths are compared. V shows it once more.</source>
            <translation>Das brachte nichts. Zuerst wirken Sonderkarten, nach ihren Zahlen; dann zählen die Stärken. V zeigt es noch einmal.</translation>
        </message>
        <message>
            <source>You may be raided too. What special cards of yours would ask you then, you can answer here beforehand. Enter ends the turn.</source>
            <translation>Auch du kannst überfallen werden. Was deine Sonderkarten dich dann fragen würden, kannst du hier vorher beantworten. Enter beendet den Zug.</translation>
        </message>
        <message>
            <source>A hand may hold ten cards when its turn ends. Discard what you need least, such as {cards}: press {keys}, then Enter.</source>
            <translation>Zehn Karten darf eine Hand halten, wenn ihr Zug endet. Wirf ab, was du am wenigsten brauchst, etwa {cards}: drück {keys}, dann Enter.</translation>
        </message>
        <message>
            <source>You have ${money}. The trail shows how far all are; ${target} win at once, in the middle of a turn too.</source>
            <translation>Du hast {money} $. Der Weg zeigt, wie weit alle sind; {target} $ gewinnen sofort, auch mitten in einem Zug.</translation>
        </message>
        <message>
            <source>That is the trade. Cards, or I, tells what each special does. Play this match on, or begin one of your own.</source>
            <translation>So geht das Geschäft. „Karten“ oder I sagt, was jede Sonderkarte tut. Spiel diese Partie weiter, oder beginn eine eigene.</translation>
        </message>
    </context>
</TS>
