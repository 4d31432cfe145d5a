<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>ChoicePanel</name>
        <message>
            <source>Choose the answer with this number</source>
            <translation>Die Antwort mit dieser Nummer wählen</translation>
        </message>
        <message>
            <source>Go to the previous or next answer</source>
            <translation>Zur vorigen oder nächsten Antwort gehen</translation>
        </message>
        <message>
            <source>{name} is choosing…</source>
            <translation>{name} wählt …</translation>
        </message>
        <message>
            <source>You are choosing…</source>
            <translation>Du wählst …</translation>
        </message>
    </context>
    <context>
        <name>cargo_hold</name>
        <message>
            <source>Cargo Hold</source>
            <translation>Cargo Hold</translation>
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
            <translation>R · Überfallen</translation>
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
            <source>no delivery on the way</source>
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
            <source>known to be in this hand: {cards}</source>
            <translation>auf der Hand bekannt: {cards}</translation>
        </message>
        <message>
            <source>in hand or in the delivery: {cards}</source>
            <translation>auf der Hand oder in der Lieferung: {cards}</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Abwerfen</translation>
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
            <source>Open your delivery and collect the money (C)</source>
            <translation>Deine Lieferung öffnen und kassieren (C)</translation>
        </message>
        <message>
            <source>Extend</source>
            <translation>Verlängern</translation>
        </message>
        <message>
            <source>Add your extension card: ready next turn, at the 2-turn price (X)</source>
            <translation>Deine Verlängerungskarte dazulegen, um im nächsten Zug den Preis für 2 Züge zu bekommen (X)</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Losschicken</translation>
        </message>
        <message>
            <source>Send the chosen cards as a delivery; press again for 2 turns (A)</source>
            <translation>Die gewählten Karten als Lieferung losschicken; noch einmal drücken für 2 Züge (A)</translation>
        </message>
        <message>
            <source>Raid</source>
            <translation>Überfallen</translation>
        </message>
        <message>
            <source>Raid with the chosen cards; press again for the next player (R)</source>
            <translation>Mit den gewählten Karten überfallen; noch einmal drücken für den nächsten Spieler (R)</translation>
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
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Win a raid with an attack of only 1.</source>
            <translation>Gewinne einen Überfall mit einem Angriff von nur 1.</translation>
        </message>
        <message>
            <source>Fend off three raids in one match.</source>
            <translation>Wehre in einer Partie drei Überfälle ab.</translation>
        </message>
        <message>
            <source>Earn $600 or more in one go.</source>
            <translation>Verdiene mindestens 600 $ auf einmal.</translation>
        </message>
        <message>
            <source>Collect the money of your delivery</source>
            <translation>Das Geld für deine Lieferung kassieren</translation>
        </message>
        <message>
            <source>Add your extension card</source>
            <translation>Deine Verlängerungskarte dazulegen</translation>
        </message>
        <message>
            <source>Send the chosen cards as a delivery</source>
            <translation>Die gewählten Karten als Lieferung losschicken</translation>
        </message>
        <message>
            <source>Raid with the chosen cards</source>
            <translation>Mit den gewählten Karten überfallen</translation>
        </message>
        <message>
            <source>Draw and end your turn</source>
            <translation>Ziehen und den Zug beenden</translation>
        </message>
        <message>
            <source>End your turn without drawing</source>
            <translation>Den Zug beenden, ohne zu ziehen</translation>
        </message>
        <message>
            <source>Decide in advance what your specials do</source>
            <translation>Vorher festlegen, was deine Sonderkarten tun</translation>
        </message>
        <message>
            <source>Show or hide the ledger</source>
            <translation>Das Kassenbuch zeigen oder verbergen</translation>
        </message>
        <message>
            <source>Show or hide the list of all cards</source>
            <translation>Die Liste aller Karten zeigen oder verbergen</translation>
        </message>
        <message>
            <source>Read your hand out</source>
            <translation>Deine Hand vorlesen</translation>
        </message>
        <message>
            <source>Read out what everyone knows of the other hands</source>
            <translation>Vorlesen, was alle von den anderen Händen wissen</translation>
        </message>
        <message>
            <source>Change the order of your hand</source>
            <translation>Deine Hand anders sortieren</translation>
        </message>
        <message>
            <source>Change to 1 turn</source>
            <translation>Auf 1 Zug ändern</translation>
        </message>
        <message>
            <source>Change to 2 turns</source>
            <translation>Auf 2 Züge ändern</translation>
        </message>
        <message>
            <source>Switch crate</source>
            <translation>Kiste wechseln</translation>
        </message>
        <message>
            <source>Skip drawing</source>
            <translation>Nicht ziehen</translation>
        </message>
        <message>
            <source>End your turn without drawing (N)</source>
            <translation>Den Zug beenden, ohne zu ziehen (N)</translation>
        </message>
        <message>
            <source>Confirm (Enter)</source>
            <translation>Bestätigen (Enter)</translation>
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
            <source>What each player still owes, and where the money came from (S)</source>
            <translation>Wer noch wie viel schuldet und woher das Geld kam (S)</translation>
        </message>
        <message>
            <source>The road to ${target}</source>
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
            <source>My own order</source>
            <translation>Eigene Ordnung</translation>
        </message>
        <message>
            <source>By type</source>
            <translation>Nach Sorte</translation>
        </message>
        <message>
            <source>By strength</source>
            <translation>Nach Stärke</translation>
        </message>
        <message>
            <source>As a raid: attack {attack}</source>
            <translation>Als Überfall: Angriff {attack}</translation>
        </message>
        <message>
            <source>As a delivery: defence {defence}</source>
            <translation>Als Lieferung: Verteidigung {defence}</translation>
        </message>
        <message>
            <source>pays nothing</source>
            <translation>bringt nichts</translation>
        </message>
        <message>
            <source>≈ means “about”. The odds are estimated from what everyone knows and what players usually send, not from what is really in the crate.</source>
            <translation>≈ heißt ungefähr. Geschätzt wird nach dem, was alle wissen, und dem, was Spieler meistens losschicken, nicht nach dem Inhalt der Kiste.</translation>
        </message>
        <message>
            <source>Extension card</source>
            <translation>Verlängerungskarte</translation>
        </message>
        <message>
            <source>Each player has one. With it, a delivery is ready one turn later, and its cargo pays the 2-turn price from then on. Afterwards you get the card back.</source>
            <translation>Alle haben eine solche Karte. Mit ihr ist eine Lieferung einen Zug später bereit und bringt von da an den Preis für 2 Züge. Danach bekommst du die Karte zurück.</translation>
        </message>
        <message>
            <source>Collect: open the crate and get paid at once. Or leave the delivery ready for later.</source>
            <translation>Kassieren: Öffne die Kiste und nimm sofort das Geld. Oder lass die Lieferung einfach stehen.</translation>
        </message>
        <message>
            <source>Send any cards face down. Cargo pays when you collect it, firepower defends it, and no one knows what is inside.</source>
            <translation>Schick beliebige Karten verdeckt los. Fracht bringt Geld, wenn du kassierst, Feuerkraft verteidigt die Fracht, und niemand weiß, was in der Kiste ist.</translation>
        </message>
        <message>
            <source>Raid a delivery with firepower and specials. The stronger side gets the cargo; a tie goes to the defender.</source>
            <translation>Überfalle mit Feuerkraft und Sonderkarten eine Lieferung. Die stärkere Seite bekommt die Fracht; bei Gleichstand gewinnt der Verteidiger.</translation>
        </message>
        <message>
            <source>Draw cards, or end your turn without drawing. If you then have more than {limit} cards, discard down to {limit}.</source>
            <translation>Zieh Karten oder beende den Zug, ohne zu ziehen. Hast du dann mehr als {limit} Karten, wirfst du welche ab, bis du {limit} hast.</translation>
        </message>
        <message>
            <source>The first player to reach ${target} wins.</source>
            <translation>Wer zuerst {target} $ hat, gewinnt.</translation>
        </message>
        <message>
            <source>{name} is ahead, with ${lacks} to go.</source>
            <translation>{name} führt; es fehlen noch {lacks} $.</translation>
        </message>
        <message>
            <source>{name} leads with ${most}. {own} needs ${lacks} more.</source>
            <translation>{name} führt mit {most} $. {own} braucht noch {lacks} $ zum Sieg.</translation>
        </message>
        <message>
            <source>Your delivery is ready. Collect it, extend it or leave it.</source>
            <translation>Deine Lieferung ist bereit. Kassiere jetzt, verlängere sie oder lass sie stehen.</translation>
        </message>
        <message>
            <source>Your delivery is ready. Collect it or leave it.</source>
            <translation>Deine Lieferung ist bereit. Kassiere jetzt oder lass sie stehen.</translation>
        </message>
        <message>
            <source>Choose cards for a delivery or a raid, or draw and end your turn.</source>
            <translation>Wähl Karten für eine Lieferung oder einen Überfall, oder zieh und beende den Zug.</translation>
        </message>
        <message>
            <source>Choose cards and another player’s crate to raid, or draw and end your turn.</source>
            <translation>Wähl Karten und eine fremde Kiste für einen Überfall, oder zieh und beende den Zug.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) chosen. Click your own crate to send a delivery, or another player’s crate to raid it.</source>
            <translation>
                <numerusform>Du hast %n Karte gewählt. Klick deine Kiste an, um sie loszuschicken, oder eine fremde, um sie zu überfallen.</numerusform>
                <numerusform>Du hast %n Karten gewählt. Klick deine Kiste an, um sie loszuschicken, oder eine fremde, um sie zu überfallen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can keep {limit} cards. Choose %n card(s) to discard.</source>
            <translation>
                <numerusform>Du darfst {limit} Karten behalten. Wähl %n Karte, die du abwirfst.</numerusform>
                <numerusform>Du darfst {limit} Karten behalten. Wähl %n Karten, die du abwirfst.</numerusform>
            </translation>
        </message>
        <message>
            <source>Hint: {deed}</source>
            <translation>Tipp: {deed}</translation>
        </message>
        <message>
            <source>You can collect it next turn. If you extend it then, it pays ${money} more.</source>
            <translation>Im nächsten Zug kannst du sie kassieren. Verlängerst du sie dann, bringt sie {money} $ mehr.</translation>
        </message>
        <message>
            <source>That is ${money} more than for 1 turn.</source>
            <translation>Das sind {money} $ mehr als für 1 Zug.</translation>
        </message>
        <message>
            <source>The risk: for one more turn, attack {attack} is enough to beat its defence.</source>
            <translation>Das Risiko: Noch einen Zug länger reicht Angriff {attack}, um ihre Verteidigung zu schlagen.</translation>
        </message>
        <message>
            <source>The risk: for one more turn, any attack beats it.</source>
            <translation>Das Risiko: Noch einen Zug länger reicht jeder Angriff.</translation>
        </message>
        <message>
            <source>This is bait: it pays nothing, but a raider who has a delivery loses it to your Diversion.</source>
            <translation>Das ist ein Köder: Sie bringt nichts, aber wer sie überfällt, verliert durch deine Ablenkung die eigene Lieferung, falls er eine hat.</translation>
        </message>
        <message>
            <source>Win or lose, your cards are gone afterwards.</source>
            <translation>Ob du gewinnst oder nicht: Deine Karten sind danach weg.</translation>
        </message>
        <message>
            <source>Which cargo card should your Thief steal?</source>
            <translation>Welche Frachtkarte soll dein Dieb stehlen?</translation>
        </message>
        <message>
            <source>Use your Getaway? You take back all your other cards, and no one wins the raid.</source>
            <translation>Nutzt du die Flucht? Du nimmst dann alle deine anderen Karten zurück, und niemand gewinnt den Überfall.</translation>
        </message>
        <message>
            <source>Which of the other side’s firepower cards should your Lasso remove?</source>
            <translation>Welche Feuerkraft der anderen Seite soll dein Lasso herausnehmen?</translation>
        </message>
        <message>
            <source>Reinforcement: add a firepower card from your hand?</source>
            <translation>Verstärkung: Legst du eine Feuerkraftkarte aus der Hand dazu?</translation>
        </message>
        <message>
            <source>Loyalty: which firepower cards will you take back?</source>
            <translation>Treue: Welche Feuerkraft nimmst du zurück?</translation>
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
            <source>Decide in advance what your specials do if your delivery is raided (W)</source>
            <translation>Leg vorher fest, was deine Sonderkarten tun, wenn deine Lieferung überfallen wird (W)</translation>
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
        <message>
            <source>{name} raided you and won, but took nothing.</source>
            <translation>{name} hat dich überfallen und gewonnen, aber nichts erbeutet.</translation>
        </message>
        <message>
            <source>{name} raided you and won, but the Prison Wagon discarded the cargo.</source>
            <translation>{name} hat dich überfallen und gewonnen, aber durch den Gefangenenwagen wurde die Fracht abgeworfen.</translation>
        </message>
        <message>
            <source>{name} raided you, but your delivery held.</source>
            <translation>{name} hat dich überfallen, aber deine Lieferung hat standgehalten.</translation>
        </message>
        <message>
            <source>{since} A Thief stole ${money} first.</source>
            <translation>{since} Vorher hat ein Dieb {money} $ gestohlen.</translation>
        </message>
        <message>
            <source>{name} +${money}</source>
            <translation>{name} +{money} $</translation>
        </message>
        <message>
            <source>{name} sent {cards}</source>
            <translation>{name} hat {cards} losgeschickt</translation>
        </message>
        <message>
            <source>{name} raided you, but your delivery held and paid ${money}.</source>
            <translation>{name} hat dich überfallen, aber deine Lieferung hat standgehalten und {money} $ gebracht.</translation>
        </message>
        <message>
            <source>{since} Press {key} to watch it.</source>
            <translation>{since} Drück {key}, um es anzusehen.</translation>
        </message>
        <message>
            <source>Before a raid, shows roughly how likely you are to win and what you would earn, based on what everyone knows. The result says that this was on.</source>
            <translation>Du siehst vor einem Überfall ungefähr, wie wahrscheinlich du gewinnst und was er bringt, geschätzt anhand dessen, was alle wissen. Im Ergebnis steht, dass das an war.</translation>
        </message>
        <message>
            <source>Everyone is dealt {cards} cards. The first to ${target} wins. {name} starts.</source>
            <translation>Alle bekommen {cards} Karten. Wer zuerst {target} $ hat, gewinnt. {name} beginnt.</translation>
        </message>
        <message>
            <source>{name}’s Thief earns ${money}; {name} now has ${total}.</source>
            <translation>Der Dieb von {name} bringt {money} $; {name} hat jetzt {total} $.</translation>
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
            <source>{name}, turn {round}: {points} ({change} since the previous turn).</source>
            <translation>{name}, Zug {round}: {points} ({change} seit dem Zug davor).</translation>
        </message>
        <message>
            <source>{name}, at the end: {points} ({change} since the previous turn).</source>
            <translation>{name}, am Ende: {points} ({change} seit dem Zug davor).</translation>
        </message>
        <message>
            <source>Where the money came from</source>
            <translation>Woher das Geld kam</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>Raids by</source>
            <translation>Überfälle von</translation>
        </message>
        <message>
            <source>{turn} · {name}</source>
            <translation>{turn} · {name}</translation>
        </message>
        <message>
            <source>Turn {turn}: {name} raids {other} with {cards} and takes ${money}.</source>
            <translation>Zug {turn}: {name} überfällt {other} und bekommt {money} $. Ausgespielt: {cards}.</translation>
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
            <translation>Geld: {scores}. Der Zielbetrag ist {target} $.</translation>
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
            <source>{names} are tied for the lead, with ${lacks} to go.</source>
            <translation>{names} liegen gleichauf vorn; es fehlen noch {lacks} $.</translation>
        </message>
        <message>
            <source>Just enough</source>
            <translation>Gerade genug</translation>
        </message>
        <message>
            <source>Gang leader</source>
            <translation>Bandenchef</translation>
        </message>
        <message>
            <source>Well guarded</source>
            <translation>Gut bewacht</translation>
        </message>
        <message>
            <source>Jackpot</source>
            <translation>Volltreffer</translation>
        </message>
        <message>
            <source>Light fingers</source>
            <translation>Lange Finger</translation>
        </message>
        <message>
            <source>Peaceful trader</source>
            <translation>Friedlicher Handel</translation>
        </message>
        <message>
            <source>Win four raids in one match.</source>
            <translation>Gewinne in einer Partie vier Überfälle.</translation>
        </message>
        <message>
            <source>Steal cargo with a Thief.</source>
            <translation>Stiehl mit einem Dieb Fracht.</translation>
        </message>
        <message>
            <source>Win a match without raiding anyone.</source>
            <translation>Gewinne eine Partie, ohne jemanden zu überfallen.</translation>
        </message>
        <message>
            <source>Send cards in closed crates, collect the money later, and raid the other players’ crates.</source>
            <translation>Schick Karten in geschlossenen Kisten los, kassiere später das Geld und überfalle die Kisten der anderen.</translation>
        </message>
        <message>
            <source>Inside may be gold, or a trap. The first player to reach the debt target wins.</source>
            <translation>Darin ist vielleicht Gold, vielleicht eine Falle. Wer zuerst den Zielbetrag hat, gewinnt.</translation>
        </message>
        <message>
            <source>deliveries</source>
            <translation>Lieferungen</translation>
        </message>
        <message>
            <source>defending a crate</source>
            <translation>verteidigte Kisten</translation>
        </message>
        <message>
            <source>raids</source>
            <translation>Überfälle</translation>
        </message>
        <message>
            <source>the Thief</source>
            <translation>Diebe</translation>
        </message>
        <message>
            <source>Play for more money from {better}.</source>
            <translation>Setz auf mehr Geld durch {better}.</translation>
        </message>
        <message>
            <source>Play for money from {better}, rather than from {tempts}.</source>
            <translation>Setz auf Geld durch {better} statt durch {tempts}.</translation>
        </message>
        <message>
            <source>Target of ${money} reached</source>
            <translation>Zielbetrag von {money} $ erreicht</translation>
        </message>
        <message>
            <source>The most money at the end: ${money}</source>
            <translation>Das meiste Geld am Ende: {money} $</translation>
        </message>
        <message>
            <source>C · Collect</source>
            <translation>C · Kassieren</translation>
        </message>
        <message>
            <source>A · Send</source>
            <translation>A · Losschicken</translation>
        </message>
        <message>
            <source>D · End turn</source>
            <translation>D · Zug beenden</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Ablagestapel</translation>
        </message>
        <message>
            <source>1 turn</source>
            <translation>1 Zug</translation>
        </message>
        <message>
            <source>2 turns</source>
            <translation>2 Züge</translation>
        </message>
        <message>
            <source>Click again to raid</source>
            <translation>Noch mal klicken: überfallen</translation>
        </message>
        <message>
            <source>Raid!</source>
            <translation>Überfall!</translation>
        </message>
        <message>
            <source>Click again to send</source>
            <translation>Noch mal klicken: losschicken</translation>
        </message>
        <message>
            <source>Send!</source>
            <translation>Los!</translation>
        </message>
        <message>
            <source>{label}: press again to confirm</source>
            <translation>{label}: zum Bestätigen noch einmal drücken</translation>
        </message>
        <message>
            <source>Start the raid</source>
            <translation>Überfall starten</translation>
        </message>
        <message>
            <source>one more card each turn</source>
            <translation>jeden Zug eine Karte mehr</translation>
        </message>
        <message>
            <source>Play the computer’s best move so far, or hold to skip to your next turn</source>
            <translation>Den bisher besten Zug des Computers spielen; gedrückt halten: bis zu deinem nächsten Zug</translation>
        </message>
        <message>
            <source>${one} in 1 turn, ${two} in 2</source>
            <translation>{one} $ in 1 Zug, {two} $ in 2</translation>
        </message>
        <message>
            <source>≈ {share}% win chance, ≈ ${money}</source>
            <translation>≈ {share} % Gewinnchance, ≈ {money} $</translation>
        </message>
        <message>
            <source>No effect in this raid: {cards}.</source>
            <translation>Ohne Wirkung in diesem Überfall: {cards}.</translation>
        </message>
        <message>
            <source>No effect in this delivery: {cards}.</source>
            <translation>Ohne Wirkung in dieser Lieferung: {cards}.</translation>
        </message>
        <message>
            <source>Collect: open the crate and get paid at once. Extend: add your extension card to get the 2-turn price next turn. Or leave the delivery ready for later.</source>
            <translation>Kassieren: Öffne die Kiste und nimm sofort das Geld. Verlängern: Leg deine Verlängerungskarte dazu, dann bekommst du im nächsten Zug den Preis für 2 Züge. Oder lass die Lieferung einfach stehen.</translation>
        </message>
        <message>
            <source>You have more than {limit} cards. Discard down to {limit} to end your turn.</source>
            <translation>Du hast mehr als {limit} Karten. Wirf Karten ab, bis du nur noch {limit} hast. Dann kannst du den Zug beenden.</translation>
        </message>
        <message>
            <source>No cards are left to draw. If you have more than {limit} cards when you end your turn, discard down to {limit}.</source>
            <translation>Du kannst keine Karten mehr ziehen. Hast du am Ende deines Zuges mehr als {limit} Karten, wirfst du welche ab, bis du {limit} hast.</translation>
        </message>
        <message>
            <source>You are ahead, with ${lacks} to go.</source>
            <translation>Du führst; dir fehlen noch {lacks} $.</translation>
        </message>
        <message>
            <source>{name} leads with ${most}. You need ${lacks} more.</source>
            <translation>{name} führt mit {most} $. Dir fehlen noch {lacks} $ zum Sieg.</translation>
        </message>
        <message>
            <source>{names} lead with ${most}. {own} needs ${lacks} more.</source>
            <translation>{names} führen mit {most} $. {own} braucht noch {lacks} $ zum Sieg.</translation>
        </message>
        <message>
            <source>{names} lead with ${most}. You need ${lacks} more.</source>
            <translation>{names} führen mit {most} $. Dir fehlen noch {lacks} $ zum Sieg.</translation>
        </message>
        <message>
            <source>Choose cards for a delivery, or draw and end your turn.</source>
            <translation>Wähl Karten für eine Lieferung, oder zieh und beende den Zug.</translation>
        </message>
        <message>
            <source>Draw {cards} and end your turn, or end it without drawing.</source>
            <translation>Zieh {cards} und beende den Zug, oder beende ihn, ohne zu ziehen.</translation>
        </message>
        <message>
            <source>No cards are left to draw. End your turn.</source>
            <translation>Du kannst keine Karten mehr ziehen. Beende deinen Zug.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) chosen. Whose crate will you raid?</source>
            <translation>
                <numerusform>Du hast %n Karte gewählt. Wessen Kiste überfällst du?</numerusform>
                <numerusform>Du hast %n Karten gewählt. Wessen Kiste überfällst du?</numerusform>
            </translation>
        </message>
        <message>
            <source>{deed} Press Enter to confirm.</source>
            <translation>{deed} Bestätige das mit Enter.</translation>
        </message>
        <message>
            <source>{deed} Release Space to confirm.</source>
            <translation>{deed} Lass die Leertaste los, um es zu bestätigen.</translation>
        </message>
        <message>
            <source>Collect your delivery.</source>
            <translation>Kassiere deine Lieferung.</translation>
        </message>
        <message>
            <source>Extend your delivery to 2 turns.</source>
            <translation>Verlängere deine Lieferung auf 2 Züge.</translation>
        </message>
        <message>
            <source>Draw {cards} and end your turn.</source>
            <translation>Zieh {cards} und beende den Zug.</translation>
        </message>
        <message>
            <source>End your turn without drawing.</source>
            <translation>Beende den Zug, ohne zu ziehen.</translation>
        </message>
        <message numerus="yes">
            <source>You keep your %n chosen card(s) in your hand.</source>
            <translation>
                <numerusform>Du behältst %n gewählte Karte auf der Hand.</numerusform>
                <numerusform>Du behältst %n gewählte Karten auf der Hand.</numerusform>
            </translation>
        </message>
        <message>
            <source>Discard {cards}.</source>
            <translation>Wirf {cards} ab.</translation>
        </message>
        <message>
            <source>Use your Getaway.</source>
            <translation>Nutz deine Flucht.</translation>
        </message>
        <message>
            <source>Do not use your Getaway.</source>
            <translation>Nutz deine Flucht nicht.</translation>
        </message>
        <message>
            <source>Steal {cards}.</source>
            <translation>Stiehl die Karte {cards}.</translation>
        </message>
        <message>
            <source>Remove {cards} from the other side.</source>
            <translation>Nimm der anderen Seite die Karte {cards} weg.</translation>
        </message>
        <message>
            <source>Add {cards}.</source>
            <translation>Leg die Karte {cards} dazu.</translation>
        </message>
        <message>
            <source>Add nothing.</source>
            <translation>Leg nichts dazu.</translation>
        </message>
        <message>
            <source>Take back {cards}.</source>
            <translation>Nimm {cards} zurück.</translation>
        </message>
        <message>
            <source>Take nothing back.</source>
            <translation>Nimm nichts zurück.</translation>
        </message>
        <message>
            <source>2 turns would pay ${money} less.</source>
            <translation>2 Züge brächten {money} $ weniger.</translation>
        </message>
        <message>
            <source>2 turns would pay no more.</source>
            <translation>2 Züge brächten nicht mehr.</translation>
        </message>
        <message>
            <source>The risk: attack {attack} is enough to beat its defence.</source>
            <translation>Das Risiko: Angriff {attack} reicht, um ihre Verteidigung zu schlagen.</translation>
        </message>
        <message>
            <source>The risk: it has no defence, so any attack beats it.</source>
            <translation>Das Risiko: Sie ist unbewacht, jeder Angriff reicht.</translation>
        </message>
        <message>
            <source>This is a bluff: there is nothing to take, and a raid on it costs the others cards.</source>
            <translation>Das ist ein Bluff: Es gibt nichts zu holen, und ein Überfall kostet die anderen Karten.</translation>
        </message>
        <message>
            <source>You win about {share}% of such raids, and get about ${money} on average.</source>
            <translation>Etwa {share} % solcher Überfälle gewinnst du, und im Schnitt bekommst du etwa {money} $.</translation>
        </message>
        <message>
            <source>Even if you lose, your Thief may steal a cargo card.</source>
            <translation>Auch wenn du verlierst, kann dein Dieb eine Frachtkarte stehlen.</translation>
        </message>
        <message>
            <source>The risk: a Diversion in that crate would cost you your own delivery.</source>
            <translation>Das Risiko: Eine Ablenkung in dieser Kiste würde dich deine eigene Lieferung kosten.</translation>
        </message>
        <message>
            <source>Money that you have collected is safe. A crate that stays can be raided.</source>
            <translation>Kassiertes Geld ist sicher. Eine Kiste, die stehen bleibt, kann überfallen werden.</translation>
        </message>
        <message>
            <source>Its cargo will pay the 2-turn price, but the crate can be raided until then.</source>
            <translation>Die Fracht bringt dann den Preis für 2 Züge, aber bis dahin kann die Kiste überfallen werden.</translation>
        </message>
        <message>
            <source>Your cards look more useful in your hand than in a delivery or raid now.</source>
            <translation>Deine Karten scheinen dir auf der Hand mehr zu nützen als jetzt in einer Lieferung oder einem Überfall.</translation>
        </message>
        <message>
            <source>Your cards look more useful in your hand than in a delivery now.</source>
            <translation>Deine Karten scheinen dir auf der Hand mehr zu nützen als jetzt in einer Lieferung.</translation>
        </message>
        <message>
            <source>A raid would cost cards that look more useful in your hand.</source>
            <translation>Ein Überfall würde Karten kosten, die dir auf der Hand mehr zu nützen scheinen.</translation>
        </message>
        <message>
            <source>There is nothing more to send or raid this turn.</source>
            <translation>In diesem Zug kannst du nichts mehr losschicken und niemanden mehr überfallen.</translation>
        </message>
        <message>
            <source>Your delivery stays ready, but it can still be raided.</source>
            <translation>Deine Lieferung bleibt bereit, kann aber noch überfallen werden.</translation>
        </message>
        <message>
            <source>The cards that you keep look more useful.</source>
            <translation>Die Karten, die du behältst, scheinen nützlicher zu sein.</translation>
        </message>
        <message>
            <source>It pays ${money} at once.</source>
            <translation>Sie bringt sofort {money} $.</translation>
        </message>
        <message>
            <source>You can use that firepower again.</source>
            <translation>Diese Feuerkraft kannst du noch einmal einsetzen.</translation>
        </message>
        <message>
            <source>{attacker} raids {defender}. {name} is asked about {card}.</source>
            <translation>{attacker} überfällt {defender}. {name} entscheidet über {card}.</translation>
        </message>
        <message>
            <source>pays ${number}</source>
            <translation>bringt {number} $</translation>
        </message>
        <message>
            <source>attack {number}</source>
            <translation>Angriff {number}</translation>
        </message>
        <message>
            <source>defence {number}</source>
            <translation>Verteidigung {number}</translation>
        </message>
        <message>
            <source>Answers in advance for raids on your delivery</source>
            <translation>Antworten im Voraus für Überfälle auf deine Lieferung</translation>
        </message>
        <message>
            <source>No one else sees your answers. You set all four, so they give nothing away about your crate.</source>
            <translation>Niemand sonst sieht deine Antworten. Du gibst immer alle vier, damit sie nichts über deine Kiste verraten.</translation>
        </message>
        <message>
            <source>{name} raids {other}.</source>
            <translation>{name} überfällt {other}.</translation>
        </message>
        <message>
            <source>You raid {other}.</source>
            <translation>Du überfällst {other}.</translation>
        </message>
        <message>
            <source>{name} raids you.</source>
            <translation>{name} überfällt dich.</translation>
        </message>
        <message>
            <source>{name} raided {other} and took ${money}.</source>
            <translation>{name} hat {other} überfallen und {money} $ erbeutet.</translation>
        </message>
        <message>
            <source>You raided {other} and took ${money}.</source>
            <translation>Du hast {other} überfallen und {money} $ erbeutet.</translation>
        </message>
        <message>
            <source>{name} raided you and took ${money}.</source>
            <translation>{name} hat dich überfallen und {money} $ erbeutet.</translation>
        </message>
        <message>
            <source>{name} raided {other} and won, but took nothing.</source>
            <translation>{name} hat {other} überfallen und gewonnen, aber nichts erbeutet.</translation>
        </message>
        <message>
            <source>You raided {other} and won, but took nothing.</source>
            <translation>Du hast {other} überfallen und gewonnen, aber nichts erbeutet.</translation>
        </message>
        <message>
            <source>{name} raided {other}, but the delivery held.</source>
            <translation>{name} hat {other} überfallen, aber die Lieferung hat standgehalten.</translation>
        </message>
        <message>
            <source>You raided {other}, but the delivery held.</source>
            <translation>Du hast {other} überfallen, aber die Lieferung hat standgehalten.</translation>
        </message>
        <message>
            <source>{name} raided {other}, but the delivery held and paid {other} ${money}.</source>
            <translation>{name} hat {other} überfallen, aber die Lieferung hat standgehalten und {money} $ für {other} gebracht.</translation>
        </message>
        <message>
            <source>You raided {other}, but the delivery held and paid {other} ${money}.</source>
            <translation>Du hast {other} überfallen, aber die Lieferung hat standgehalten und {money} $ für {other} gebracht.</translation>
        </message>
        <message>
            <source>{name} raided {other}, but {other} got away.</source>
            <translation>{name} hat {other} überfallen, aber {other} ist geflohen.</translation>
        </message>
        <message>
            <source>You raided {other}, but {other} got away.</source>
            <translation>Du hast {other} überfallen, aber {other} ist geflohen.</translation>
        </message>
        <message>
            <source>{name} raided you, but you got away.</source>
            <translation>{name} hat dich überfallen, aber du bist geflohen.</translation>
        </message>
        <message>
            <source>A Diversion cost {name} their own delivery.</source>
            <translation>Eine Ablenkung hat {name} die eigene Lieferung gekostet.</translation>
        </message>
        <message>
            <source>A Diversion cost you your own delivery.</source>
            <translation>Eine Ablenkung hat dich deine eigene Lieferung gekostet.</translation>
        </message>
        <message>
            <source>A Thief stole ${money} first.</source>
            <translation>Vorher hat ein Dieb {money} $ gestohlen.</translation>
        </message>
        <message>
            <source>{raid}
Click to watch it.</source>
            <translation>{raid}
Klick, um den Überfall anzusehen.</translation>
        </message>
        <message>
            <source>Watch it again</source>
            <translation>Noch einmal ansehen</translation>
        </message>
        <message>
            <source>Reinforcement: {name} adds a card.</source>
            <translation>Verstärkung: {name} legt eine Karte dazu.</translation>
        </message>
        <message>
            <source>Reinforcement: you add a card.</source>
            <translation>Verstärkung: Du legst eine Karte dazu.</translation>
        </message>
        <message>
            <source>Skipping to your next turn…</source>
            <translation>Weiter bis zu deinem nächsten Zug …</translation>
        </message>
        <message>
            <source>New in your hand: {cards}. Click or press any key to continue.</source>
            <translation>Neu auf deiner Hand: {cards}. Klick oder drück eine Taste.</translation>
        </message>
        <message>
            <source>{name} raids {other}. Click for the next step, or press a key to skip.</source>
            <translation>{name} überfällt {other}. Klick für den nächsten Schritt, oder überspring den Rest mit einer Taste.</translation>
        </message>
        <message>
            <source>You raid {other}. Click for the next step, or press a key to skip.</source>
            <translation>Du überfällst {other}. Klick für den nächsten Schritt, oder überspring den Rest mit einer Taste.</translation>
        </message>
        <message>
            <source>{name} raids you. Click for the next step, or press a key to skip.</source>
            <translation>{name} überfällt dich. Klick für den nächsten Schritt, oder überspring den Rest mit einer Taste.</translation>
        </message>
        <message>
            <source>TRAP!</source>
            <translation>FALLE!</translation>
        </message>
        <message>
            <source>HELD!</source>
            <translation>GEHALTEN!</translation>
        </message>
        <message>
            <source>GETAWAY!</source>
            <translation>FLUCHT!</translation>
        </message>
        <message>
            <source>{sign}${number}</source>
            <translation>{sign}{number} $</translation>
        </message>
        <message>
            <source>Best raid, turn {turn}: {name} raids {other} with {cards} and takes ${money}.</source>
            <translation>Bester Überfall, Zug {turn}: {name} überfällt {other} und bekommt {money} $. Ausgespielt: {cards}.</translation>
        </message>
        <message>
            <source>Best raid, turn {turn}: you raid {other} with {cards} and take ${money}.</source>
            <translation>Bester Überfall, Zug {turn}: Du überfällst {other} und bekommst {money} $. Ausgespielt: {cards}.</translation>
        </message>
        <message>
            <source>Best raid, turn {turn}: {name} raids you with {cards} and takes ${money}.</source>
            <translation>Bester Überfall, Zug {turn}: {name} überfällt dich und bekommt {money} $. Ausgespielt: {cards}.</translation>
        </message>
        <message>
            <source>{points} behind {name}. What made the difference: {name} collected {theirs} from deliveries, and {own} {mine}.</source>
            <translation>Rückstand auf {name}: {points}. Das machte den Unterschied: {name} hat {theirs} für Lieferungen kassiert, {own} {mine}.</translation>
        </message>
        <message>
            <source>{points} behind {name}. What made the difference: {name} collected {theirs} from deliveries, and you {mine}.</source>
            <translation>Rückstand auf {name}: {points}. Das machte den Unterschied: {name} hat {theirs} für Lieferungen kassiert, du {mine}.</translation>
        </message>
        <message>
            <source>{points} behind {name}. What made the difference: {name} was paid {theirs} for deliveries that held off raids, and {own} {mine}.</source>
            <translation>Rückstand auf {name}: {points}. Das machte den Unterschied: {name} hat {theirs} für Lieferungen bekommen, die einem Überfall standgehalten haben, {own} {mine}.</translation>
        </message>
        <message>
            <source>{points} behind {name}. What made the difference: {name} was paid {theirs} for deliveries that held off raids, and you {mine}.</source>
            <translation>Rückstand auf {name}: {points}. Das machte den Unterschied: {name} hat {theirs} für Lieferungen bekommen, die einem Überfall standgehalten haben, du {mine}.</translation>
        </message>
        <message>
            <source>{points} behind {name}. What made the difference: {name} took {theirs} in raids, and {own} {mine}.</source>
            <translation>Rückstand auf {name}: {points}. Das machte den Unterschied: {name} hat bei Überfällen {theirs} erbeutet, {own} {mine}.</translation>
        </message>
        <message>
            <source>{points} behind {name}. What made the difference: {name} took {theirs} in raids, and you {mine}.</source>
            <translation>Rückstand auf {name}: {points}. Das machte den Unterschied: {name} hat bei Überfällen {theirs} erbeutet, du {mine}.</translation>
        </message>
        <message>
            <source>{points} behind {name}. What made the difference: {name} earned {theirs} with Thieves, and {own} {mine}.</source>
            <translation>Rückstand auf {name}: {points}. Das machte den Unterschied: {name} hat mit Dieben {theirs} verdient, {own} {mine}.</translation>
        </message>
        <message>
            <source>{points} behind {name}. What made the difference: {name} earned {theirs} with Thieves, and you {mine}.</source>
            <translation>Rückstand auf {name}: {points}. Das machte den Unterschied: {name} hat mit Dieben {theirs} verdient, du {mine}.</translation>
        </message>
        <message>
            <source>{name} – {what}: {points}.</source>
            <translation>{name} – {what}: {points}.</translation>
        </message>
        <message>
            <source>What each raid earned</source>
            <translation>Was jeder Überfall brachte</translation>
        </message>
        <message>
            <source>Turn {turn}: you raid {other} with {cards} and take ${money}.</source>
            <translation>Zug {turn}: Du überfällst {other} und bekommst {money} $. Ausgespielt: {cards}.</translation>
        </message>
        <message>
            <source>Turn {turn}: {name} raids you with {cards} and takes ${money}.</source>
            <translation>Zug {turn}: {name} überfällt dich und bekommt {money} $. Ausgespielt: {cards}.</translation>
        </message>
        <message>
            <source>Turn {turn}: {name} raids {other} with {cards}, but takes nothing.</source>
            <translation>Zug {turn}: {name} überfällt {other}, bekommt aber nichts. Ausgespielt: {cards}.</translation>
        </message>
        <message>
            <source>Turn {turn}: you raid {other} with {cards}, but take nothing.</source>
            <translation>Zug {turn}: Du überfällst {other}, bekommst aber nichts. Ausgespielt: {cards}.</translation>
        </message>
        <message>
            <source>Turn {turn}: {name} raids you with {cards}, but takes nothing.</source>
            <translation>Zug {turn}: {name} überfällt dich, bekommt aber nichts. Ausgespielt: {cards}.</translation>
        </message>
        <message>
            <source>Turns {first}–{last}</source>
            <translation>Züge {first}–{last}</translation>
        </message>
        <message>
            <source>on the way</source>
            <translation>unterwegs</translation>
        </message>
        <message>
            <source>You know nothing about anyone’s hand.</source>
            <translation>Du weißt nichts über die Karten der anderen.</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Deine Hand</translation>
        </message>
        <message>
            <source>The players</source>
            <translation>Die Spieler</translation>
        </message>
        <message>
            <source>The raid</source>
            <translation>Der Überfall</translation>
        </message>
        <message>
            <source>Since your last turn</source>
            <translation>Seit deinem letzten Zug</translation>
        </message>
        <message>
            <source>Debt target</source>
            <translation>Zielbetrag</translation>
        </message>
        <message>
            <source>Everyone owes this much. The first player to earn it wins.</source>
            <translation>Alle schulden so viel Geld. Wer es zuerst verdient hat, gewinnt.</translation>
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
            <source>Acts first: discards all specials on both sides, including this one.</source>
            <translation>Erster Schritt: Alle Sonderkarten beider Seiten werden abgeworfen, auch diese.</translation>
        </message>
        <message>
            <source>Acts second: in a raid, steals one cargo card and pays you for it at once; in a delivery, stops Thieves.</source>
            <translation>Zweiter Schritt: Im Überfall stiehlt der Dieb eine Frachtkarte, die dir sofort Geld bringt; in einer Lieferung wehrt er Diebe ab.</translation>
        </message>
        <message>
            <source>Acts third, in a delivery: you may discard it and take back all your other cards. No one wins.</source>
            <translation>Dritter Schritt, in einer Lieferung: Du darfst die Flucht abwerfen und alle deine anderen Karten zurücknehmen. Niemand gewinnt.</translation>
        </message>
        <message>
            <source>Acts fourth: discards one of the other side’s firepower cards.</source>
            <translation>Vierter Schritt: Eine Feuerkraftkarte der anderen Seite wird abgeworfen.</translation>
        </message>
        <message>
            <source>Acts fifth: adds one firepower card from your hand to your side.</source>
            <translation>Fünfter Schritt: Leg eine Feuerkraftkarte aus der Hand dazu.</translation>
        </message>
        <message>
            <source>Acts sixth: if you lose the raid, all the cargo is discarded.</source>
            <translation>Sechster Schritt: Verlierst du den Überfall, wird die ganze Fracht abgeworfen.</translation>
        </message>
        <message>
            <source>Acts seventh, in a delivery: the attacker’s own delivery is discarded.</source>
            <translation>Siebter Schritt, in einer Lieferung: Hat der Angreifer selbst eine Lieferung, wird sie abgeworfen.</translation>
        </message>
        <message>
            <source>Acts eighth: if you win the raid or collect, you may take back your firepower.</source>
            <translation>Achter Schritt: Gewinnst oder kassierst du, darfst du deine Feuerkraft zurücknehmen.</translation>
        </message>
        <message>
            <source>Discards all specials.</source>
            <translation>Wirft alle Sonderkarten ab.</translation>
        </message>
        <message>
            <source>Steals one cargo card.</source>
            <translation>Stiehlt eine Frachtkarte.</translation>
        </message>
        <message>
            <source>Saves your other cards.</source>
            <translation>Rettet deine anderen Karten.</translation>
        </message>
        <message>
            <source>Removes one firepower card.</source>
            <translation>Entfernt eine Feuerkraft.</translation>
        </message>
        <message>
            <source>Adds firepower from your hand.</source>
            <translation>Feuerkraft aus der Hand dazu.</translation>
        </message>
        <message>
            <source>If you lose, no one gets cargo.</source>
            <translation>Verlierst du, ist die Fracht weg.</translation>
        </message>
        <message>
            <source>The raid is over.</source>
            <translation>Der Überfall ist vorbei.</translation>
        </message>
        <message>
            <source>{name} has ${total}: the debt is paid.</source>
            <translation>{name} hat {total} $: Die Schulden sind bezahlt.</translation>
        </message>
        <message>
            <source>You have ${total}: the debt is paid.</source>
            <translation>Du hast {total} $: Die Schulden sind bezahlt.</translation>
        </message>
        <message>
            <source>raided by {raider}, but held and paid ${money}</source>
            <translation>von {raider} überfallen, hat standgehalten und {money} $ gebracht</translation>
        </message>
        <message>
            <source>raided by you, but held and paid ${money}</source>
            <translation>von dir überfallen, hat standgehalten und {money} $ gebracht</translation>
        </message>
        <message>
            <source>raided by {raider}, but held; a Prison Wagon discarded the cargo</source>
            <translation>von {raider} überfallen, hat standgehalten; ein Gefangenenwagen hat die Fracht abgeworfen</translation>
        </message>
        <message>
            <source>raided by you, but held; a Prison Wagon discarded the cargo</source>
            <translation>von dir überfallen, hat standgehalten; ein Gefangenenwagen hat die Fracht abgeworfen</translation>
        </message>
        <message>
            <source>lost to {raider}, who took ${lost}</source>
            <translation>an {raider} verloren ({lost} $ Beute)</translation>
        </message>
        <message>
            <source>lost to you: you took ${lost}</source>
            <translation>an dich verloren ({lost} $ Beute)</translation>
        </message>
        <message>
            <source>lost to {raider}, who took nothing</source>
            <translation>an {raider} verloren, ohne Beute</translation>
        </message>
        <message>
            <source>lost to you, but you took nothing</source>
            <translation>an dich verloren, ohne Beute</translation>
        </message>
        <message>
            <source>lost to {raider}, but a Prison Wagon discarded the cargo</source>
            <translation>an {raider} verloren, aber ein Gefangenenwagen hat die Fracht abgeworfen</translation>
        </message>
        <message>
            <source>lost to you, but a Prison Wagon discarded the cargo</source>
            <translation>an dich verloren, aber ein Gefangenenwagen hat die Fracht abgeworfen</translation>
        </message>
        <message>
            <source>By raid</source>
            <translation>Überfälle</translation>
        </message>
        <message>
            <source>By Thief</source>
            <translation>Diebe</translation>
        </message>
        <message>
            <source>Now let them come! Send a crate that can withstand a raid: {cards}. Click them, or press {keys}.</source>
            <translation>Jetzt dürfen sie kommen! Schick eine Kiste los, die einen Überfall aushält: {cards}. Klick sie an oder drück {keys}.</translation>
        </message>
        <message>
            <source>Your crate’s defence is {defence}. Press {label:send} or Enter to send it.</source>
            <translation>Deine Kiste verteidigt mit {defence}. Drück {label:send} oder Enter, um sie loszuschicken.</translation>
        </message>
        <message>
            <source>{name} raided you, but your crate held, and it paid you ${money} at once, before your turn came! A failed raid pays the defender. Click the small picture to watch the raid.</source>
            <translation>{name} hat dich überfallen, aber deine Kiste hat standgehalten und dir sofort {money} $ gebracht, noch vor deinem Zug! Ein Überfall, der scheitert, zahlt sich für den Verteidiger aus. Klick auf das kleine Bild, um den Überfall anzusehen.</translation>
        </message>
        <message>
            <source>{name} raided you, but your crate held. A crate that holds pays its owner at once, before their turn. Click the small picture to watch the raid.</source>
            <translation>{name} hat dich überfallen, aber deine Kiste hat standgehalten. Hält eine Kiste stand, bringt sie ihrem Besitzer sofort Geld, noch vor seinem Zug. Klick auf das kleine Bild, um den Überfall anzusehen.</translation>
        </message>
        <message>
            <source>Press {label:send} or Enter. The others only see a crate with one card.</source>
            <translation>Drück {label:send} oder Enter. Die anderen sehen nur eine Kiste mit einer Karte.</translation>
        </message>
        <message>
            <source>It worked! {name} raided your crate and lost their own delivery to your Diversion.</source>
            <translation>Es hat geklappt! {name} hat deine Kiste überfallen und durch deine Ablenkung die eigene Lieferung verloren.</translation>
        </message>
        <message>
            <source>{name} raided your crate, but lost no delivery. A trap works best when the others have crates on the way.</source>
            <translation>{name} hat deine Kiste überfallen, aber keine Lieferung verloren. Eine Falle lohnt sich, wenn die anderen Kisten unterwegs haben.</translation>
        </message>
        <message>
            <source>If you win, firepower returns.</source>
            <translation>Gewinnst du, kommt Feuerkraft zurück.</translation>
        </message>
        <message>
            <source>Everyone is dealt {cards} cards. The first to ${target} wins. You start.</source>
            <translation>Alle bekommen {cards} Karten. Wer zuerst {target} $ hat, gewinnt. Du beginnst.</translation>
        </message>
        <message>
            <source>Turn {turn}: {name}.</source>
            <translation>Zug {turn}: {name}.</translation>
        </message>
        <message>
            <source>Turn {turn}: you.</source>
            <translation>Zug {turn}: du.</translation>
        </message>
        <message>
            <source>{name} opens the delivery: {cards}.</source>
            <translation>{name} öffnet die Lieferung: {cards}.</translation>
        </message>
        <message>
            <source>You open your delivery: {cards}.</source>
            <translation>Du öffnest deine Lieferung: {cards}.</translation>
        </message>
        <message>
            <source>{name} collects ${money} and now has ${total}.</source>
            <translation>{name} kassiert {money} $ und hat jetzt {total} $.</translation>
        </message>
        <message>
            <source>You collect ${money} and now have ${total}.</source>
            <translation>Du kassierst {money} $ und hast jetzt {total} $.</translation>
        </message>
        <message>
            <source>{name} keeps the cargo, is paid ${money} and now has ${total}.</source>
            <translation>{name} behält die Fracht, kassiert {money} $ und hat jetzt {total} $.</translation>
        </message>
        <message>
            <source>You keep the cargo, are paid ${money} and now have ${total}.</source>
            <translation>Du behältst die Fracht, kassierst {money} $ und hast jetzt {total} $.</translation>
        </message>
        <message>
            <source>{name} takes the cargo, is paid ${money} and now has ${total}.</source>
            <translation>{name} nimmt die Fracht, kassiert {money} $ und hat jetzt {total} $.</translation>
        </message>
        <message>
            <source>You take the cargo, are paid ${money} and now have ${total}.</source>
            <translation>Du nimmst die Fracht, kassierst {money} $ und hast jetzt {total} $.</translation>
        </message>
        <message>
            <source>Your Thief earns ${money}; you now have ${total}.</source>
            <translation>Dein Dieb bringt {money} $; du hast jetzt {total} $.</translation>
        </message>
        <message>
            <source>{name} extends the delivery. It will be ready next turn.</source>
            <translation>{name} verlängert die Lieferung: Sie ist im nächsten Zug bereit.</translation>
        </message>
        <message>
            <source>You extend your delivery. It will be ready next turn.</source>
            <translation>Du verlängerst deine Lieferung: Sie ist im nächsten Zug bereit.</translation>
        </message>
        <message>
            <source>{name} sends a delivery of {cards}.</source>
            <translation>{name} schickt eine Lieferung los: {cards}.</translation>
        </message>
        <message>
            <source>You send a delivery of {cards}.</source>
            <translation>Du schickst eine Lieferung los: {cards}.</translation>
        </message>
        <message>
            <source>{name} sends a delivery of {cards} for 2 turns.</source>
            <translation>{name} schickt eine Lieferung für 2 Züge los: {cards}.</translation>
        </message>
        <message>
            <source>You send a delivery of {cards} for 2 turns.</source>
            <translation>Du schickst eine Lieferung für 2 Züge los: {cards}.</translation>
        </message>
        <message>
            <source>{name} raids {other} with {cards}. In the crate: {delivery}.</source>
            <translation>{name} überfällt {other}. Ausgespielt: {cards}. In der Kiste: {delivery}.</translation>
        </message>
        <message>
            <source>You raid {other} with {cards}. In the crate: {delivery}.</source>
            <translation>Du überfällst {other}. Ausgespielt: {cards}. In der Kiste: {delivery}.</translation>
        </message>
        <message>
            <source>{name} raids you with {cards}. In your crate: {delivery}.</source>
            <translation>{name} überfällt dich. Ausgespielt: {cards}. In deiner Kiste: {delivery}.</translation>
        </message>
        <message>
            <source>You also have one extension card: a delivery then takes 2 turns and pays the 2-turn price. To add it now, send your delivery from here. You can also add it once the delivery is ready. You get it back.</source>
            <translation>Du hast auch eine Verlängerungskarte: Damit braucht eine Lieferung 2 Züge und bringt den Preis für 2 Züge. Hier kannst du sie gleich beim Losschicken dazulegen, oder erst dann, wenn die Lieferung bereit ist. Du bekommst sie zurück.</translation>
        </message>
        <message>
            <source>Press {label:draw} or Enter to end your turn.</source>
            <translation>Drück {label:draw} oder Enter, um deinen Zug zu beenden.</translation>
        </message>
        <message>
            <source>Press {label:no-draw} or Enter to end your turn.</source>
            <translation>Drück {label:no-draw} oder Enter, um deinen Zug zu beenden.</translation>
        </message>
        <message>
            <source>You can keep ten cards at the end of your turn. Discard what you need least, such as {cards}: click them, or press {keys}. Then press {label:discard} or Enter.</source>
            <translation>Am Ende deines Zuges darfst du zehn Karten behalten. Wirf ab, was du am wenigsten brauchst, etwa {cards}: Klick sie an oder drück {keys}. Drück dann {label:discard} oder Enter.</translation>
        </message>
        <message>
            <source>End your turn: press {label:step-of-draw} or D, then Enter. Let’s see who dares to raid you.</source>
            <translation>Beende den Zug: Drück {label:step-of-draw} oder D, dann Enter. Mal sehen, wer sich an dich herantraut.</translation>
        </message>
        <message>
            <source>{name} raided you and won this time. If a crate holds, it pays its owner at once, before their turn comes. Click the small picture to watch the raid.</source>
            <translation>{name} hat dich überfallen und diesmal gewonnen. Hält eine Kiste stand, bringt sie ihrem Besitzer sofort Geld, noch vor seinem Zug. Klick auf das kleine Bild, um den Überfall anzusehen.</translation>
        </message>
        <message>
            <source>No one dared to raid you. If a crate is raided and holds, it pays its owner at once, before their turn comes.</source>
            <translation>Niemand hat sich an dich herangetraut. Wird eine Kiste überfallen und hält stand, bringt sie ihrem Besitzer sofort Geld, noch vor seinem Zug.</translation>
        </message>
        <message>
            <source>Now the bluff: a crate with only your {cards} looks like any other, but a player who raids it loses their own delivery. Click the card, or press {keys}.</source>
            <translation>Jetzt der Bluff: Schick nur diese Karte los: {cards}. Die Kiste sieht aus wie jede andere, doch wer sie überfällt, verliert die eigene Lieferung. Klick die Karte an oder drück {keys}.</translation>
        </message>
        <message>
            <source>Press {label:step-of-send} or A, then Enter. The others only see a crate with one card.</source>
            <translation>Drück {label:step-of-send} oder A, dann Enter. Die anderen sehen nur eine Kiste mit einer Karte.</translation>
        </message>
        <message>
            <source>You can still raid this turn. Choose {cards}: click them, or press {keys}.</source>
            <translation>In diesem Zug darfst du noch überfallen. Wähl {cards}: Klick sie an oder drück {keys}.</translation>
        </message>
        <message>
            <source>Press {label:raid} or Enter to raid {name}.</source>
            <translation>Drück {label:raid} oder Enter, um {name} zu überfallen.</translation>
        </message>
        <message>
            <source>End your turn: press {label:step-of-draw} or D, then Enter. Will anyone take the bait?</source>
            <translation>Beende den Zug: Drück {label:step-of-draw} oder D, dann Enter. Ob jemand in die Falle geht?</translation>
        </message>
        <message>
            <source>No one took the bait this time. That helps you too: a crate of gold would have been just as safe.</source>
            <translation>Diesmal ist niemand in die Falle gegangen. Auch das hilft dir: Eine Kiste voll Gold wäre genauso sicher gewesen.</translation>
        </message>
        <message>
            <source>That’s all there is to it: trade, raid and bluff. {label:cards-list} or I shows what each special does. Now choose “Keep playing” or “To the lounge”.</source>
            <translation>Mehr ist es nicht: handeln, überfallen und bluffen. {label:cards-list} oder I zeigt, was jede Sonderkarte tut. Wähl jetzt „Weiterspielen“ oder „Zur Lounge“.</translation>
        </message>
        <message>
            <source>Send {cards} for 1 turn. Pays ${money}, defence {defence}.</source>
            <translation>Schick eine Lieferung für 1 Zug los ({cards}). Sie bringt {money} $ und verteidigt mit {defence}.</translation>
        </message>
        <message>
            <source>Send your cargo west, bluff, and raid the other crates.</source>
            <translation>Schick Fracht nach Westen, bluffe und überfall fremde Kisten.</translation>
        </message>
        <message>
            <source>Skip this, or hold to skip to your next turn</source>
            <translation>Das überspringen; gedrückt halten: bis zu deinem nächsten Zug</translation>
        </message>
        <message>
            <source>Send {cards} for 2 turns, with the extension card. Pays ${money}, defence {defence}.</source>
            <translation>Schick eine Lieferung mit der Verlängerungskarte für 2 Züge los ({cards}). Sie bringt {money} $ und verteidigt mit {defence}.</translation>
        </message>
        <message>
            <source>Raid {name} with {cards} (attack {attack}).</source>
            <translation>Überfalle {name} mit Angriff {attack} ({cards}).</translation>
        </message>
        <message numerus="yes">
            <source>You can keep {limit} cards. Choose %n more card(s) to discard.</source>
            <translation>
                <numerusform>Du darfst {limit} Karten behalten. Wähl noch %n Karte, die du abwirfst.</numerusform>
                <numerusform>Du darfst {limit} Karten behalten. Wähl noch %n Karten, die du abwirfst.</numerusform>
            </translation>
        </message>
        <message>
            <source>If no raid takes it, you reach ${target}.</source>
            <translation>Wenn kein Überfall sie dir nimmt, erreichst du {target} $.</translation>
        </message>
        <message>
            <source>As things stand, your crate would be lost.</source>
            <translation>So wie es steht, wäre deine Kiste verloren.</translation>
        </message>
        <message>
            <source>As things stand, your crate would hold.</source>
            <translation>So wie es steht, hält deine Kiste stand.</translation>
        </message>
        <message>
            <source>As it stands: attack {attack} against defence {defence}.</source>
            <translation>So steht es: Angriff {attack} gegen Verteidigung {defence}.</translation>
        </message>
        <message>
            <source>Then it is attack {attack} against defence {defence}.</source>
            <translation>Dann steht es: Angriff {attack} gegen Verteidigung {defence}.</translation>
        </message>
        <message>
            <source>Answers</source>
            <translation>Antworten</translation>
        </message>
        <message numerus="yes">
            <source>attacks with %n card(s)</source>
            <translation>
                <numerusform>greift mit %n Karte an</numerusform>
                <numerusform>greift mit %n Karten an</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>attack with %n card(s)</source>
            <translation>
                <numerusform>greifst mit %n Karte an</numerusform>
                <numerusform>greifst mit %n Karten an</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>defends %n card(s)</source>
            <translation>
                <numerusform>verteidigt %n Karte</numerusform>
                <numerusform>verteidigt %n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>defend %n card(s)</source>
            <translation>
                <numerusform>verteidigst %n Karte</numerusform>
                <numerusform>verteidigst %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} raids {other}. Click the raid or press Esc to go on.</source>
            <translation>{name} überfällt {other}. Klick den Überfall an oder drück Esc, dann geht es weiter.</translation>
        </message>
        <message>
            <source>lost ${money}</source>
            <translation>{money} $ weg</translation>
        </message>
        <message>
            <source>Discards the attacker’s delivery.</source>
            <translation>Lieferung des Angreifers weg.</translation>
        </message>
        <message>
            <source>Attack {attack} against defence {defence}: {name} wins.</source>
            <translation>Angriff {attack} gegen Verteidigung {defence}: {name} gewinnt.</translation>
        </message>
        <message>
            <source>Attack {attack} against defence {defence}: you win.</source>
            <translation>Angriff {attack} gegen Verteidigung {defence}: Du gewinnst.</translation>
        </message>
        <message>
            <source>{name} wins the raid.</source>
            <translation>{name} gewinnt den Überfall.</translation>
        </message>
        <message>
            <source>You win the raid.</source>
            <translation>Du gewinnst den Überfall.</translation>
        </message>
        <message>
            <source>{name} wins the raid and is paid ${money}.</source>
            <translation>{name} gewinnt den Überfall und bekommt {money} $.</translation>
        </message>
        <message>
            <source>You win the raid and are paid ${money}.</source>
            <translation>Du gewinnst den Überfall und bekommst {money} $.</translation>
        </message>
        <message>
            <source>{name} takes back {cards}.</source>
            <translation>{name} nimmt zurück: {cards}.</translation>
        </message>
        <message>
            <source>You take back {cards}.</source>
            <translation>Du nimmst zurück: {cards}.</translation>
        </message>
        <message>
            <source>{name} ends the turn without drawing.</source>
            <translation>{name} beendet den Zug, ohne zu ziehen.</translation>
        </message>
        <message>
            <source>You end your turn without drawing.</source>
            <translation>Du beendest deinen Zug, ohne zu ziehen.</translation>
        </message>
        <message>
            <source>The discard pile is shuffled into a new deck.</source>
            <translation>Der Ablagestapel wird zu einem neuen Stapel gemischt.</translation>
        </message>
        <message>
            <source>{name} draws {cards}.</source>
            <translation>{name} zieht {cards}.</translation>
        </message>
        <message>
            <source>You draw {cards}.</source>
            <translation>Du ziehst {cards}.</translation>
        </message>
        <message>
            <source>{name} discards {cards}.</source>
            <translation>{name} wirft {cards} ab.</translation>
        </message>
        <message>
            <source>You discard {cards}.</source>
            <translation>Du wirfst {cards} ab.</translation>
        </message>
        <message>
            <source>{names} wins with ${money}.</source>
            <translation>{names} gewinnt mit {money} $.</translation>
        </message>
        <message>
            <source>You win with ${money}. The debt is paid!</source>
            <translation>Du gewinnst mit {money} $. Die Schulden sind bezahlt!</translation>
        </message>
        <message>
            <source>{names} share the win with ${money}.</source>
            <translation>Geteilter Sieg mit {money} $: {names}.</translation>
        </message>
        <message>
            <source>{name}’s {card} has no effect.</source>
            <translation>{card} von {name} bleibt ohne Wirkung.</translation>
        </message>
        <message>
            <source>Your {card} has no effect.</source>
            <translation>Deine Karte {card} bleibt ohne Wirkung.</translation>
        </message>
        <message>
            <source>{name}’s Fair Fight discards all specials.</source>
            <translation>Fairer Kampf von {name}: Alle Sonderkarten werden abgeworfen.</translation>
        </message>
        <message>
            <source>Your Fair Fight discards all specials.</source>
            <translation>Dein Fairer Kampf: Alle Sonderkarten werden abgeworfen.</translation>
        </message>
        <message>
            <source>{name}’s Thief steals {cards}.</source>
            <translation>Der Dieb von {name} stiehlt die Karte {cards}.</translation>
        </message>
        <message>
            <source>Your Thief steals {cards}.</source>
            <translation>Dein Dieb stiehlt die Karte {cards}.</translation>
        </message>
        <message>
            <source>A Thief in the crate stops {name}’s Thief.</source>
            <translation>Ein Dieb in der Kiste wehrt den Dieb von {name} ab.</translation>
        </message>
        <message>
            <source>A Thief in the crate stops your Thief.</source>
            <translation>Ein Dieb in der Kiste wehrt deinen Dieb ab.</translation>
        </message>
        <message>
            <source>{name}’s Thief keeps other Thieves out.</source>
            <translation>Der Dieb von {name} wehrt andere Diebe ab.</translation>
        </message>
        <message>
            <source>Your Thief keeps other Thieves out.</source>
            <translation>Dein Dieb wehrt andere Diebe ab.</translation>
        </message>
        <message>
            <source>Getaway! {name} takes back {cards}.</source>
            <translation>Flucht! {name} nimmt zurück: {cards}.</translation>
        </message>
        <message>
            <source>Getaway! You take back {cards}.</source>
            <translation>Flucht! Du nimmst zurück: {cards}.</translation>
        </message>
        <message>
            <source>Getaway! {name} has nothing else to take back.</source>
            <translation>Flucht! {name} hat keine anderen Karten zum Zurücknehmen.</translation>
        </message>
        <message>
            <source>Getaway! You have nothing else to take back.</source>
            <translation>Flucht! Du hast keine anderen Karten, die du zurücknehmen könntest.</translation>
        </message>
        <message>
            <source>{name} does not use the Getaway.</source>
            <translation>{name} nutzt die Flucht nicht.</translation>
        </message>
        <message>
            <source>You do not use your Getaway.</source>
            <translation>Du nutzt deine Flucht nicht.</translation>
        </message>
        <message>
            <source>{name}’s Lasso removes {cards}.</source>
            <translation>Das Lasso von {name} nimmt die Karte {cards} heraus.</translation>
        </message>
        <message>
            <source>Your Lasso removes {cards}.</source>
            <translation>Dein Lasso nimmt die Karte {cards} heraus.</translation>
        </message>
        <message>
            <source>Reinforcement: {name} adds {cards}.</source>
            <translation>Verstärkung: {name} legt die Karte {cards} dazu.</translation>
        </message>
        <message>
            <source>Reinforcement: you add {cards}.</source>
            <translation>Verstärkung: Du legst die Karte {cards} dazu.</translation>
        </message>
        <message>
            <source>{name} does not use the Reinforcement.</source>
            <translation>{name} nutzt die Verstärkung nicht.</translation>
        </message>
        <message>
            <source>You do not use your Reinforcement.</source>
            <translation>Du nutzt deine Verstärkung nicht.</translation>
        </message>
        <message>
            <source>Diversion! {other}’s delivery is discarded: {cards}.</source>
            <translation>Ablenkung! Die Lieferung von {other} wird abgeworfen: {cards}.</translation>
        </message>
        <message>
            <source>Diversion! Your delivery is discarded: {cards}.</source>
            <translation>Ablenkung! Deine Lieferung wird abgeworfen: {cards}.</translation>
        </message>
        <message>
            <source>{name}’s Prison Wagon discards all cargo: {cards}.</source>
            <translation>Der Gefangenenwagen von {name} wirft alle Fracht ab: {cards}.</translation>
        </message>
        <message>
            <source>Your Prison Wagon discards all cargo: {cards}.</source>
            <translation>Dein Gefangenenwagen wirft alle Fracht ab: {cards}.</translation>
        </message>
        <message>
            <source>Loyalty: {name} takes back {cards}.</source>
            <translation>Treue! {name} nimmt zurück: {cards}.</translation>
        </message>
        <message>
            <source>Loyalty: you take back {cards}.</source>
            <translation>Treue! Du nimmst zurück: {cards}.</translation>
        </message>
        <message>
            <source>Loyalty: {name} takes nothing back.</source>
            <translation>Treue! {name} nimmt nichts zurück.</translation>
        </message>
        <message>
            <source>Loyalty: you take nothing back.</source>
            <translation>Treue! Du nimmst nichts zurück.</translation>
        </message>
        <message>
            <source>collected for ${money}</source>
            <translation>kassiert für {money} $</translation>
        </message>
        <message>
            <source>raided by {raider} and robbed of ${lost} by a Thief, but held and paid ${money}</source>
            <translation>von {raider} überfallen und von einem Dieb um {lost} $ bestohlen, hat aber standgehalten und {money} $ gebracht</translation>
        </message>
        <message>
            <source>raided by you and robbed of ${lost} by your Thief, but held and paid ${money}</source>
            <translation>von dir überfallen und von deinem Dieb um {lost} $ bestohlen, hat aber standgehalten und {money} $ gebracht</translation>
        </message>
        <message>
            <source>raided by {raider}, but held, with no cargo inside</source>
            <translation>von {raider} überfallen, hat standgehalten, enthielt aber keine Fracht</translation>
        </message>
        <message>
            <source>raided by you, but held, with no cargo inside</source>
            <translation>von dir überfallen, hat standgehalten, enthielt aber keine Fracht</translation>
        </message>
        <message>
            <source>got away from {raider}</source>
            <translation>vor {raider} geflohen</translation>
        </message>
        <message>
            <source>got away from you</source>
            <translation>vor dir geflohen</translation>
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
            <source>That step of your turn is over.</source>
            <translation>Dieser Schritt deines Zuges ist vorbei.</translation>
        </message>
        <message>
            <source>You have no delivery.</source>
            <translation>Du hast keine Lieferung.</translation>
        </message>
        <message>
            <source>Your delivery is not ready yet.</source>
            <translation>Deine Lieferung ist noch nicht bereit.</translation>
        </message>
        <message>
            <source>Your delivery already has the extension card.</source>
            <translation>Deine Lieferung hat die Verlängerungskarte schon.</translation>
        </message>
        <message>
            <source>You can have only one delivery at a time.</source>
            <translation>Du kannst nur eine Lieferung auf einmal haben.</translation>
        </message>
        <message>
            <source>A delivery needs at least one card.</source>
            <translation>Eine Lieferung braucht mindestens eine Karte.</translation>
        </message>
        <message>
            <source>Those cards are not in your hand.</source>
            <translation>Diese Karten hast du nicht auf der Hand.</translation>
        </message>
        <message>
            <source>You can raid only once per turn.</source>
            <translation>Du kannst in jedem Zug nur einmal überfallen.</translation>
        </message>
        <message>
            <source>You cannot raid yourself.</source>
            <translation>Du kannst dich nicht selbst überfallen.</translation>
        </message>
        <message>
            <source>There is no delivery to raid.</source>
            <translation>Dort kannst du keine Lieferung überfallen.</translation>
        </message>
        <message>
            <source>A raid needs at least one card.</source>
            <translation>Ein Überfall braucht mindestens eine Karte.</translation>
        </message>
        <message>
            <source>You cannot raid with cargo. Choose only firepower and specials.</source>
            <translation>Mit Fracht kannst du nicht überfallen. Wähl nur Feuerkraft und Sonderkarten.</translation>
        </message>
        <message>
            <source>First discard down to your hand limit.</source>
            <translation>Wirf zuerst Karten ab, bis du nur noch so viele hast wie erlaubt.</translation>
        </message>
        <message>
            <source>Discard exactly {cards}.</source>
            <translation>Wirf genau {cards} ab.</translation>
        </message>
        <message>
            <source>No cards are left to draw. End your turn without drawing.</source>
            <translation>Du kannst keine Karten mehr ziehen. Beende deinen Zug, ohne zu ziehen.</translation>
        </message>
        <message>
            <source>You have nothing to discard now.</source>
            <translation>Du musst jetzt nichts abwerfen.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Diese Karte hast du nicht auf der Hand.</translation>
        </message>
        <message>
            <source>That card is not in the raid.</source>
            <translation>Diese Karte gehört nicht zum Überfall.</translation>
        </message>
        <message>
            <source>Without a delivery there is nothing to decide in advance.</source>
            <translation>Ohne Lieferung gibt es nichts festzulegen.</translation>
        </message>
        <message>
            <source>There is no question for you to answer now.</source>
            <translation>Jetzt stellt dir niemand eine Frage.</translation>
        </message>
        <message>
            <source>Answer the current question first.</source>
            <translation>Beantworte zuerst die aktuelle Frage.</translation>
        </message>
        <message>
            <source>Those cards are no longer in play.</source>
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
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Odds before a raid</source>
            <translation>Aussichten vor einem Überfall</translation>
        </message>
        <message>
            <source>Welcome to the depot! Everyone owes ${target}, and the first to earn it wins. We’ll play the first turns together. Nothing counts yet.</source>
            <translation>Willkommen im Depot! Alle schulden {target} $, und wer sie zuerst verdient, gewinnt. Die ersten Züge spielen wir zusammen. Es zählt noch nichts.</translation>
        </message>
        <message>
            <source>Your turn has four steps: collect, send a delivery, raid, and draw to end your turn. Their keys spell C-A-R-D. You can skip a step, but you can’t go back.</source>
            <translation>Dein Zug hat vier Schritte: kassieren, losschicken, überfallen und zum Schluss ziehen. Die Tasten dafür sind C, A, R und D. Du kannst jeden Schritt auslassen, aber nicht zurückgehen.</translation>
        </message>
        <message>
            <source>There is nothing to collect or raid yet. So fill your crate for a delivery: {cards}. Click the cards, or press {keys}.</source>
            <translation>Noch gibt es nichts zu kassieren oder zu überfallen. Pack also eine Lieferung in deine Kiste: {cards}. Klick die Karten an oder drück {keys}.</translation>
        </message>
        <message>
            <source>This shows what your delivery pays after 1 turn and after 2. Only cargo pays. Firepower, such as a Guard, defends it.</source>
            <translation>Hier siehst du, was deine Lieferung nach 1 Zug bringt und was nach 2. Nur Fracht bringt Geld. Feuerkraft, etwa eine Wache, verteidigt sie.</translation>
        </message>
        <message>
            <source>Press {label:send} or Enter to send your delivery. Until then, you can change your mind.</source>
            <translation>Drück {label:send} oder Enter, um die Lieferung loszuschicken. Bis dahin kannst du es dir anders überlegen.</translation>
        </message>
        <message>
            <source>From now on, no one can look into your crate, not even you. Remember what you sent! Everyone sees only the number of cards and the turns left.</source>
            <translation>Ab jetzt kann niemand in deine Kiste schauen, auch du nicht. Merk dir, was du geschickt hast! Alle sehen nur, wie viele Karten darin sind und wann sie bereit ist.</translation>
        </message>
        <message>
            <source>Now end your turn: press {label:step-of-draw} or D, then Enter. You draw {cards}, and then the others play.</source>
            <translation>Jetzt beende deinen Zug: Drück {label:step-of-draw} oder D, dann Enter. Du ziehst {cards}, und dann spielen die anderen.</translation>
        </message>
        <message>
            <source>Your delivery is ready to collect. Add your extension card instead, and it pays the 2-turn price next turn. Press {label:extend} or X, then Enter.</source>
            <translation>Deine Lieferung ist bereit zum Kassieren. Leg stattdessen deine Verlängerungskarte dazu, dann bringt sie im nächsten Zug den Preis für 2 Züge. Drück {label:extend} oder X, dann Enter.</translation>
        </message>
        <message>
            <source>Attack with your strongest cards: {cards}. Click them, or press {keys}. Cards that you raid with are gone afterwards.</source>
            <translation>Am besten greifst du damit an: {cards}. Klick sie an oder drück {keys}. Karten, mit denen du überfällst, sind danach weg.</translation>
        </message>
        <message>
            <source>Your attack is {attack}. You win if the crate’s defence is lower; a tie goes to the defender. Press {label:raid} or Enter.</source>
            <translation>Dein Angriff ist {attack}. Du gewinnst, wenn die Verteidigung der Kiste niedriger ist; bei Gleichstand gewinnt der Verteidiger. Drück {label:raid} oder Enter.</translation>
        </message>
        <message>
            <source>That brought you ${money}! Specials are cards with an effect: they act first, in the order of their numbers. Then attack and defence are compared. Press F4 to watch the raid again.</source>
            <translation>Das hat dir {money} $ gebracht! Zuerst wirken die Sonderkarten, in der Reihenfolge ihrer Zahlen. Dann werden Angriff und Verteidigung verglichen. F4 zeigt den Überfall noch einmal.</translation>
        </message>
        <message>
            <source>Nothing worth a bullet: no money this time. Specials are cards with an effect: they act first, in the order of their numbers. Then attack and defence are compared. Press F4 to watch the raid again.</source>
            <translation>Nichts, was eine Kugel wert wäre: diesmal kein Geld. Zuerst wirken die Sonderkarten, in der Reihenfolge ihrer Zahlen. Dann werden Angriff und Verteidigung verglichen. F4 zeigt den Überfall noch einmal.</translation>
        </message>
        <message>
            <source>Now end your turn and draw again: press {label:step-of-draw} or D.</source>
            <translation>Beende den Zug und zieh noch einmal: Drück {label:step-of-draw} oder D.</translation>
        </message>
        <message>
            <source>When you are raided, the game asks how to use a special such as Getaway. If you like, {label:answers} or W lets you decide now.</source>
            <translation>Bei einem Überfall wirst du gefragt, ob du etwa eine Flucht nutzt. Wenn du magst, legst du das mit {label:answers} oder W schon jetzt fest.</translation>
        </message>
        <message>
            <source>You can keep ten cards at the end of your turn. Click what you need least, such as {cards}. Then press {label:discard} or Enter.</source>
            <translation>Am Ende deines Zuges darfst du zehn Karten behalten. Klick an, was du am wenigsten brauchst, etwa {cards}. Drück dann {label:discard} oder Enter.</translation>
        </message>
        <message>
            <source>Your delivery made it, and it pays the 2-turn price! Press {label:collect} or C, then Enter.</source>
            <translation>Deine Lieferung ist durchgekommen und bringt den Preis für 2 Züge! Drück {label:collect} oder C, dann Enter.</translation>
        </message>
        <message>
            <source>The others have crates on the way too. This one may hold gold, guards or a trap. Let’s raid it and find out!</source>
            <translation>Auch die anderen haben Kisten unterwegs. In dieser können Gold, Wachen oder eine Falle sein. Wir überfallen sie und sehen nach!</translation>
        </message>
        <message>
            <source>Now choose whom to raid. Press {label:step-of-raid} or R for {name}; another press picks the next player.</source>
            <translation>Wähl jetzt, wen du überfällst. Drück {label:step-of-raid} oder R für {name}. Drückst du noch einmal, kommt der nächste Spieler.</translation>
        </message>
        <message>
            <source>You have ${money}. The road shows how far everyone has come. The first to reach ${target} wins at once, even in the middle of a turn.</source>
            <translation>Du hast {money} $. Der Weg zeigt, wie weit alle sind. Wer {target} $ erreicht, gewinnt sofort, auch mitten in einem Zug.</translation>
        </message>
    </context>
</TS>
