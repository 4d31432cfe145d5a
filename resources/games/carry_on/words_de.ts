<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>carry_on</name>
        <message>
            <source>Carry On</source>
            <translation>Carry On</translation>
        </message>
        <message>
            <source>Pack what pays, pass on the rest, and mind the scales.</source>
            <translation>Pack ein, was sich lohnt, gib den Rest weiter und behalt die Waage im Auge.</translation>
        </message>
        <message>
            <source>The weight limit is 23 or 32 kg, but you learn which only when your suitcase is full. Each kilogram above it costs a point.</source>
            <translation>Die Gewichtsgrenze liegt bei 23 oder 32 kg; welche gilt, erfährst du erst, wenn dein Koffer voll ist. Jedes Kilo darüber kostet einen Punkt.</translation>
        </message>
        <message>
            <source>Round {round} of {rounds}</source>
            <translation>Runde {round} von {rounds}</translation>
        </message>
        <message>
            <source>Card {turn} of {turns}</source>
            <translation>Karte {turn} von {turns}</translation>
        </message>
        <message>
            <source>Pack it here</source>
            <translation>Hier hinein</translation>
        </message>
        <message>
            <source>Pack it</source>
            <translation>Einpacken</translation>
        </message>
        <message>
            <source>Pack the chosen card (Enter)</source>
            <translation>Die gewählte Karte einpacken (Enter)</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Show the last round’s scores, line by line (S)</source>
            <translation>Die Wertung der letzten Runde Zeile für Zeile zeigen (S)</translation>
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
            <source>By weight</source>
            <translation>Nach Gewicht</translation>
        </message>
        <message>
            <source>On the scales</source>
            <translation>Auf der Waage</translation>
        </message>
        <message>
            <source>{kg} kg</source>
            <translation>{kg} kg</translation>
        </message>
        <message>
            <source>{kg} → {then} kg</source>
            <translation>{kg} → {then} kg</translation>
        </message>
        <message>
            <source>{limit} kg</source>
            <translation>{limit} kg</translation>
        </message>
        <message>
            <source>{points} → {then}</source>
            <translation>{points} → {then}</translation>
        </message>
        <message>
            <source>Weight</source>
            <translation>Gewicht</translation>
        </message>
        <message>
            <source>Essentials</source>
            <translation>Das Nötigste</translation>
        </message>
        <message>
            <source>Essentials: {types} of 4</source>
            <translation>Das Nötigste: {types} von 4</translation>
        </message>
        <message numerus="yes">
            <source>%n Carry On card(s)</source>
            <translation>
                <numerusform>%n Handgepäckkarte</numerusform>
                <numerusform>%n Handgepäckkarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turned over</source>
            <translation>
                <numerusform>%n umgedreht</numerusform>
                <numerusform>%n umgedreht</numerusform>
            </translation>
        </message>
        <message>
            <source>no Carry On cards left</source>
            <translation>keine Handgepäckkarte mehr</translation>
        </message>
        <message>
            <source>{count} of {of}</source>
            <translation>{count} von {of}</translation>
        </message>
        <message>
            <source>nothing packed yet</source>
            <translation>noch nichts gepackt</translation>
        </message>
        <message>
            <source>packed ({kg} kg): {cards}</source>
            <translation>gepackt ({kg} kg): {cards}</translation>
        </message>
        <message>
            <source>has chosen</source>
            <translation>hat gewählt</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <translation>Ablagestapel</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the deck</source>
            <translation>
                <numerusform>%n Karte im Stapel</numerusform>
                <numerusform>%n Karten im Stapel</numerusform>
            </translation>
        </message>
        <message>
            <source>Suitcase cards left: {small} × 23 kg, {large} × 32 kg</source>
            <translation>Kofferkarten übrig: {small} × 23 kg, {large} × 32 kg</translation>
        </message>
        <message>
            <source>{cards}: {points} at the end, or 32 kg instead of 23 for one round</source>
            <translation>{cards}: am Ende {points} oder für eine Runde 32 statt 23 kg</translation>
        </message>
        <message>
            <source>{cards}: {points} at the end if all are kept; each can raise the limit from 23 to 32 kg for one round</source>
            <translation>{cards}: am Ende {points}, wenn alle behalten werden; jede kann die Grenze für eine Runde von 23 auf 32 kg erhöhen</translation>
        </message>
        <message>
            <source>your hand goes here</source>
            <translation>hierhin geht deine Hand</translation>
        </message>
        <message>
            <source>your next hand comes from here</source>
            <translation>von hier kommt deine nächste Hand</translation>
        </message>
        <message>
            <source>Known to be in this hand: {cards}</source>
            <translation>Bekannt in dieser Hand: {cards}</translation>
        </message>
        <message>
            <source>Taken since then</source>
            <translation>Seither genommen</translation>
        </message>
        <message>
            <source>Taken from this hand since you last held it: {cards}</source>
            <translation>Aus dieser Hand genommen, seit du sie zuletzt hattest: {cards}</translation>
        </message>
        <message>
            <source>≈ {share}% chance that the next hand has what you need</source>
            <translation>≈ {share} % Chance, dass die nächste Hand enthält, was dir fehlt</translation>
        </message>
        <message>
            <source>Choose a card for your suitcase: click it, or press its number.</source>
            <translation>Wähl eine Karte für deinen Koffer: Klick sie an oder drück ihre Nummer.</translation>
        </message>
        <message>
            <source>Card {turn} of 7: what goes into your suitcase?</source>
            <translation>Karte {turn} von 7: Was kommt in deinen Koffer?</translation>
        </message>
        <message>
            <source>Pack one of the three cards; the other two are discarded.</source>
            <translation>Pack eine der drei Karten ein; die anderen beiden werden abgelegt.</translation>
        </message>
        <message>
            <source>You chose {card}. Click it again or press Enter to pack it. Esc puts it back.</source>
            <translation>Du hast {card} gewählt. Klick die Karte noch einmal an oder drück Enter, um sie einzupacken. Mit Esc legst du sie zurück.</translation>
        </message>
        <message>
            <source>Press a card’s number, then release Space to pack it.</source>
            <translation>Um eine Karte einzupacken, drück ihre Nummer und lass dann die Leertaste los.</translation>
        </message>
        <message>
            <source>You chose {card}. You can change your mind until everyone has chosen.</source>
            <translation>Du hast {card} gewählt. Du kannst deine Wahl ändern, bis alle gewählt haben.</translation>
        </message>
        <message>
            <source>Hint: pack {card}.</source>
            <translation>Tipp: Pack {card} ein.</translation>
        </message>
        <message>
            <source>Hint: {use}.</source>
            <translation>Tipp: {use}.</translation>
        </message>
        <message>
            <source>Round {round}: the scores</source>
            <translation>Runde {round}: die Wertung</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message numerus="yes">
            <source>%n souvenir(s) at 5 kg</source>
            <translation>
                <numerusform>%n Souvenir mit 5 kg</numerusform>
                <numerusform>%n Souvenirs mit 5 kg</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n weightless</source>
            <translation>
                <numerusform>%n schwerelos</numerusform>
                <numerusform>%n schwerelos</numerusform>
            </translation>
        </message>
        <message>
            <source>no souvenirs at 5 kg, no upgrade</source>
            <translation>kein Souvenir mit 5 kg, kein Upgrade</translation>
        </message>
        <message>
            <source>Upgrade: no</source>
            <translation>Upgrade: nein</translation>
        </message>
        <message>
            <source>Upgrade: yes</source>
            <translation>Upgrade: ja</translation>
        </message>
        <message>
            <source>Souvenir: {kg} kg</source>
            <translation>Souvenir: {kg} kg</translation>
        </message>
        <message>
            <source>Souvenirs: {kg} kg</source>
            <translation>Souvenirs: {kg} kg</translation>
        </message>
        <message>
            <source>Turn over a Carry On card for a limit of 32 kg this round. It costs {points} at the end.</source>
            <translation>Dreh eine Handgepäckkarte um: 32 kg in dieser Runde, aber am Ende {points} weniger.</translation>
        </message>
        <message>
            <source>nothing to decide</source>
            <translation>nichts zu entscheiden</translation>
        </message>
        <message>
            <source>This scores the most, now and at the end combined.</source>
            <translation>Diese Wahl bringt jetzt und am Ende zusammen am meisten.</translation>
        </message>
        <message numerus="yes">
            <source>Kept for a later round, the card might score about %n point(s) more than those {then}.</source>
            <translation>
                <numerusform>Behältst du die Karte für später, bringt sie vielleicht etwa %n Punkt mehr als ihre {then}.</numerusform>
                <numerusform>Behältst du die Karte für später, bringt sie vielleicht etwa %n Punkte mehr als ihre {then}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>{kg} kg at {limit}:</source>
            <translation>{kg} kg bei {limit}:</translation>
        </message>
        <message>
            <source>Small figures: weight + character + essentials.</source>
            <translation>Kleine Zahlen: Gewicht + Rolle + das Nötigste.</translation>
        </message>
        <message>
            <source>In a tie, the player who still has a Carry On card comes first.</source>
            <translation>Bei Gleichstand liegt vorn, wer noch eine Handgepäckkarte hat.</translation>
        </message>
        <message>
            <source>Suitcases</source>
            <translation>Koffer</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Dealt to</source>
            <translation>Ausgeteilt an</translation>
        </message>
        <message>
            <source>{kg}/{limit} kg</source>
            <translation>{kg}/{limit} kg</translation>
        </message>
        <message>
            <source>{name}, round {round}: {cards}.</source>
            <translation>{name}, Runde {round}: {cards}.</translation>
        </message>
        <message>
            <source>{name} started round {round} with these cards, in the order in which they were taken: {cards}.</source>
            <translation>{name} begann Runde {round} mit diesen Karten, in der Reihenfolge, in der sie genommen wurden: {cards}.</translation>
        </message>
        <message>
            <source>What each card was worth</source>
            <translation>Was jede Karte wert war</translation>
        </message>
        <message>
            <source>Points that the card added</source>
            <translation>Punkte, die die Karte gebracht hat</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>{round}.{turn} · {card}</source>
            <translation>{round}.{turn} · {card}</translation>
        </message>
        <message>
            <source>{round} Souvenirs, upgrade</source>
            <translation>{round} Souvenirs, Upgrade</translation>
        </message>
        <message>
            <source>Round {round}, card {turn}: {card}. Without it, the round would have scored {points}.</source>
            <translation>Runde {round}, Karte {turn}: {card}. Ohne sie hätte die Runde {points} gebracht.</translation>
        </message>
        <message>
            <source>{points} less</source>
            <translation>{points} weniger</translation>
        </message>
        <message>
            <source>{points} more</source>
            <translation>{points} mehr</translation>
        </message>
        <message>
            <source>the same</source>
            <translation>ebenso viel</translation>
        </message>
        <message>
            <source>Packing {card} from the same hand would have scored {points} more.</source>
            <translation>Aus derselben Hand {card} einzupacken, hätte {points} mehr gebracht.</translation>
        </message>
        <message>
            <source>No other card in that hand would have scored more.</source>
            <translation>Keine andere Karte dieser Hand hätte mehr gebracht.</translation>
        </message>
        <message>
            <source>Round {round}: better use of souvenirs and upgrades would have scored {points} more.</source>
            <translation>Runde {round}: Besser genutzte Souvenirs und Upgrades hätten {points} mehr gebracht.</translation>
        </message>
        <message>
            <source>Character</source>
            <translation>Rolle</translation>
        </message>
        <message>
            <source>Never too heavy</source>
            <translation>Nie zu schwer</translation>
        </message>
        <message>
            <source>Ready for anything</source>
            <translation>Für alles gerüstet</translation>
        </message>
        <message>
            <source>Two cards to spare</source>
            <translation>Zwei Karten übrig</translation>
        </message>
        <message>
            <source>Full suitcase</source>
            <translation>Voller Koffer</translation>
        </message>
        <message>
            <source>Souvenir hunter</source>
            <translation>Souvenirjagd</translation>
        </message>
        <message>
            <source>Stay within the weight limit in every round.</source>
            <translation>Bleib in jeder Runde innerhalb der Gewichtsgrenze.</translation>
        </message>
        <message>
            <source>Pack all four types in every round.</source>
            <translation>Pack in jeder Runde alle vier Sorten ein.</translation>
        </message>
        <message>
            <source>Finish a match with two or more unused Carry On cards.</source>
            <translation>Beende eine Partie mit mindestens zwei unbenutzten Handgepäckkarten.</translation>
        </message>
        <message>
            <source>Score 44 points or more in one round.</source>
            <translation>Hol in einer Runde mindestens 44 Punkte.</translation>
        </message>
        <message>
            <source>Pack three souvenirs in one round.</source>
            <translation>Pack in einer Runde drei Souvenirs ein.</translation>
        </message>
        <message>
            <source>Show or hide the last round’s scores</source>
            <translation>Die Wertung der letzten Runde zeigen oder verbergen</translation>
        </message>
        <message>
            <source>Read out what your suitcase would score</source>
            <translation>Vorlesen, was dein Koffer brächte</translation>
        </message>
        <message>
            <source>Read your hand out</source>
            <translation>Deine Hand vorlesen</translation>
        </message>
        <message>
            <source>Change the order of your hand</source>
            <translation>Deine Hand anders sortieren</translation>
        </message>
        <message>
            <source>Choose a card, pack it, and pass the rest of your hand on. Heavy things score the most.</source>
            <translation>Wähl eine Karte, pack sie ein und gib den Rest deiner Hand weiter. Schweres bringt am meisten.</translation>
        </message>
        <message>
            <source>Round {round} of {rounds}, card {turn} of {turns}</source>
            <translation>Runde {round} von {rounds}, Karte {turn} von {turns}</translation>
        </message>
        <message>
            <source>max. {limit} kg</source>
            <translation>max. {limit} kg</translation>
        </message>
        <message>
            <source>+{over} kg: −{over}</source>
            <translation>+{over} kg: −{over}</translation>
        </message>
        <message>
            <source>{kg}/{limit} kg: −{over}</source>
            <translation>{kg}/{limit} kg: −{over}</translation>
        </message>
        <message>
            <source>{thing} ({kg} kg)</source>
            <translation>{thing} ({kg} kg)</translation>
        </message>
        <message>
            <source>{kg}–{more} kg</source>
            <translation>{kg}–{more} kg</translation>
        </message>
        <message>
            <source>→ {kg}–{more} kg</source>
            <translation>→ {kg}–{more} kg</translation>
        </message>
        <message>
            <source>weight limit {limit} kg</source>
            <translation>Gewichtsgrenze {limit} kg</translation>
        </message>
        <message>
            <source>packed {kg} kg</source>
            <translation>{kg} kg gepackt</translation>
        </message>
        <message>
            <source>Essentials: 3 + souvenir</source>
            <translation>Das Nötigste: 3 + Souvenir</translation>
        </message>
        <message>
            <source>{count} × {limit}</source>
            <translation>{count} × {limit}</translation>
        </message>
        <message>
            <source>✓ {limit}</source>
            <translation>✓ {limit}</translation>
        </message>
        <message>
            <source>Your limit this round is {limit} kg.</source>
            <translation>Deine Grenze in dieser Runde: {limit} kg.</translation>
        </message>
        <message>
            <source>knowing the weight limit before the last two cards</source>
            <translation>die Gewichtsgrenze schon vor den letzten zwei Karten</translation>
        </message>
        <message>
            <source>Draw three cards, pack one and discard two.</source>
            <translation>Zieh drei Karten, pack eine ein und leg zwei ab.</translation>
        </message>
        <message>
            <source>Cards that were drawn but not packed. They are out of this round.</source>
            <translation>Hier liegen gezogene Karten, die nicht eingepackt wurden. Sie sind in dieser Runde aus dem Spiel.</translation>
        </message>
        <message>
            <source>Your suitcase takes seven cards a round. Drop a card here to pack it.</source>
            <translation>In deinen Koffer passen sieben Karten je Runde. Lass eine Karte hier los, um sie einzupacken.</translation>
        </message>
        <message>
            <source>Each kilogram up to the limit scores a point, and each one above it costs a point. The limit is 23 or 32 kg; you draw it after packing.</source>
            <translation>Jedes Kilogramm bis zur Grenze bringt einen Punkt, jedes Kilogramm darüber kostet einen. Die Grenze beträgt 23 oder 32 kg; sie wird nach dem Packen ausgelost.</translation>
        </message>
        <message>
            <source>Essentials: {types} of 4 types; all four score 5 points</source>
            <translation>Das Nötigste: {types} von 4 Sorten; alle vier bringen 5 Punkte</translation>
        </message>
        <message>
            <source>Hands go to the left. Yours goes to {left}, and your next one comes from {right}.</source>
            <translation>Die Hände gehen nach links. Deine geht an {left}, deine nächste kommt von {right}.</translation>
        </message>
        <message>
            <source>To pack {card}, release Space.</source>
            <translation>Lass die Leertaste los, um {card} einzupacken.</translation>
        </message>
        <message>
            <source>Decide how to use your souvenirs and whether to upgrade, then press {label:ready}.</source>
            <translation>Entscheide über Souvenirs und Upgrade und drück dann {label:ready}.</translation>
        </message>
        <message>
            <source>Waiting for the others.</source>
            <translation>Die anderen wählen noch.</translation>
        </message>
        <message>
            <source>Pack {card}.</source>
            <translation>Pack {card} ein.</translation>
        </message>
        <message>
            <source>The hint looks at the whole match. {label:suggest} only adds up points now and at the end.</source>
            <translation>Der Tipp betrachtet die ganze Partie. {label:suggest} zählt nur die Punkte jetzt und am Ende zusammen.</translation>
        </message>
        <message>
            <source>Expected points, compared with an average card: {lines}.</source>
            <translation>Erwartete Punkte, verglichen mit einer durchschnittlichen Karte: {lines}.</translation>
        </message>
        <message>
            <source>{points} for weight</source>
            <translation>{points} für das Gewicht</translation>
        </message>
        <message>
            <source>{points} for your character</source>
            <translation>{points} für deine Rolle</translation>
        </message>
        <message>
            <source>{points} for the essentials</source>
            <translation>{points} für das Nötigste</translation>
        </message>
        <message>
            <source>You drew your suitcase card: your limit is {limit} kg.</source>
            <translation>Deine Kofferkarte zeigt {limit} kg: Das ist deine Grenze.</translation>
        </message>
        <message>
            <source>Round {round}: souvenirs and upgrades</source>
            <translation>Runde {round}: Souvenirs und Upgrades</translation>
        </message>
        <message>
            <source>Last round: souvenirs and upgrades. Carry On cards are counted next.</source>
            <translation>Letzte Runde: Souvenirs und Upgrades. Danach zählen die Handgepäckkarten.</translation>
        </message>
        <message>
            <source>So far</source>
            <translation>Bisher</translation>
        </message>
        <message>
            <source>Carry On cards</source>
            <translation>Handgepäck</translation>
        </message>
        <message>
            <source>weight</source>
            <translation>das Gewicht</translation>
        </message>
        <message>
            <source>your character</source>
            <translation>deine Rolle</translation>
        </message>
        <message>
            <source>essentials</source>
            <translation>das Nötigste</translation>
        </message>
        <message>
            <source>unused Carry On cards</source>
            <translation>übrige Handgepäckkarten</translation>
        </message>
        <message>
            <source>the Cabin Crew bonus</source>
            <translation>den Bonus der Flugbegleiterin</translation>
        </message>
        <message>
            <source>Pack the card that scores more for {better}.</source>
            <translation>Pack die Karte, die mehr Punkte für {better} bringt.</translation>
        </message>
        <message>
            <source>Pack the card for {better}, rather than for {tempts}.</source>
            <translation>Pack die Karte für {better} statt für {tempts}.</translation>
        </message>
        <message>
            <source>Use your cards so that they score more for {better}.</source>
            <translation>Nutz deine Karten so, dass sie mehr Punkte für {better} bringen.</translation>
        </message>
        <message>
            <source>Use your cards for {better}, rather than for {tempts}.</source>
            <translation>Nutz deine Karten für {better} statt für {tempts}.</translation>
        </message>
        <message numerus="yes">
            <source>%n weightless souvenir(s)</source>
            <translation>
                <numerusform>%n schwereloses Souvenir</numerusform>
                <numerusform>%n schwerelose Souvenirs</numerusform>
            </translation>
        </message>
        <message>
            <source>upgrade to 32 kg</source>
            <translation>Upgrade auf 32 kg</translation>
        </message>
        <message>
            <source>Click to change this.</source>
            <translation>Klick, um das zu ändern.</translation>
        </message>
        <message>
            <source>is choosing…</source>
            <translation>wählt noch …</translation>
        </message>
        <message>
            <source>{name}: {advice}</source>
            <translation>{name}: {advice}</translation>
        </message>
        <message>
            <source>Fill in the choice that scores the most, and say why</source>
            <translation>Eintragen, was am meisten bringt, und sagen, warum</translation>
        </message>
        <message>
            <source>{kg} kg is within the limit of {limit} kg.</source>
            <translation>{kg} kg liegen innerhalb der Grenze von {limit} kg.</translation>
        </message>
        <message>
            <source>{kg} kg is {over} kg over the limit of {limit} kg, which costs {points}.</source>
            <translation>{kg} kg liegen {over} kg über der Grenze von {limit} kg, das kostet {points}.</translation>
        </message>
        <message>
            <source>A souvenir can stand in for only one type, so a weightless one adds nothing here.</source>
            <translation>Ein Souvenir ersetzt nur eine Sorte; schwerelos bringt es hier also nichts.</translation>
        </message>
        <message numerus="yes">
            <source>At 5 kg, the souvenir adds %n point(s).</source>
            <translation>
                <numerusform>Mit 5 kg bringt das Souvenir %n Punkt mehr.</numerusform>
                <numerusform>Mit 5 kg bringt das Souvenir %n Punkte mehr.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At 5 kg each, the souvenirs add %n point(s).</source>
            <translation>
                <numerusform>Mit je 5 kg bringen die Souvenirs %n Punkt mehr.</numerusform>
                <numerusform>Mit je 5 kg bringen die Souvenirs %n Punkte mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>The upgrade gains {now} now and costs {then} at the end.</source>
            <translation>Das Upgrade bringt jetzt {now} und kostet am Ende {then}.</translation>
        </message>
        <message>
            <source>An upgrade would gain {now} now and cost {then} at the end.</source>
            <translation>Ein Upgrade würde jetzt {now} bringen und am Ende {then} kosten.</translation>
        </message>
        <message>
            <source>An upgrade gains nothing now.</source>
            <translation>Ein Upgrade bringt jetzt nichts.</translation>
        </message>
        <message>
            <source>Score it this way</source>
            <translation>So werten</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Cards: {cards} for Carry On cards + {extra} for the Cabin Crew.</source>
            <translation>Handgepäck: {cards} für Handgepäckkarten + {extra} für die Flugbegleiterin.</translation>
        </message>
        <message>
            <source>Below each card: who took it, and how many points it added.</source>
            <translation>Unter jeder Karte steht, wer sie genommen hat und wie viele Punkte sie gebracht hat.</translation>
        </message>
        <message>
            <source>Below each card: the other two cards, and how many points this one added to the round.</source>
            <translation>Unter jeder Karte stehen die anderen beiden Karten und die Punkte, die sie gebracht hat.</translation>
        </message>
        <message>
            <source>{points} for {name}’s last suitcase</source>
            <translation>{points} für den letzten Koffer von {name}</translation>
        </message>
        <message>
            <source>You started round {round} with these cards, in the order in which they were taken: {cards}.</source>
            <translation>Du hast Runde {round} mit diesen Karten begonnen, in der Reihenfolge, in der sie genommen wurden: {cards}.</translation>
        </message>
        <message>
            <source>Round.Card</source>
            <translation>Runde.Karte</translation>
        </message>
        <message>
            <source>Who is the youngest? They start each round.</source>
            <translation>Wer ist am jüngsten? Diese Person beginnt jede Runde.</translation>
        </message>
        <message>
            <source>Open hands</source>
            <translation>Offene Hände</translation>
        </message>
        <message>
            <source>Everyone can see all hands: ideal for a family sharing a screen. These matches have their own records.</source>
            <translation>Alle sehen alle Handkarten. Das ist ideal, wenn eine Familie an einem Bildschirm spielt. Solche Partien haben eigene Rekorde.</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Gedächtnisstütze</translation>
        </message>
        <message>
            <source>Shows which cards were in the hands that you passed on and which have been taken since then. With odds, it also estimates how likely the next hand is to have what you need. The result says that it was on.</source>
            <translation>Zeigt, welche Karten in den Händen waren, die du weitergegeben hast, und welche seither genommen wurden. Mit Chancen schätzt sie auch, wie wahrscheinlich die nächste Hand enthält, was dir fehlt. Im Ergebnis steht, dass sie an war.</translation>
        </message>
        <message>
            <source>Score – {scores}.</source>
            <translation>Stand – {scores}.</translation>
        </message>
        <message>
            <source>{kg} kg packed. That scores {small} at 23 kg and {large} at 32 kg.</source>
            <translation>{kg} kg gepackt. Das bringt {small} bei 23 kg und {large} bei 32 kg.</translation>
        </message>
        <message>
            <source>In hand: {cards}.</source>
            <translation>Auf der Hand: {cards}.</translation>
        </message>
        <message>
            <source>Weightless, it stands in for one missing type. Or it weighs 5 kg and scores 5 points.</source>
            <translation>Es ersetzt eine fehlende Sorte und wiegt dann nichts, oder es wiegt 5 kg und bringt 5 Punkte.</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Hand</translation>
        </message>
        <message>
            <source>No cards in hand.</source>
            <translation>Keine Karten auf der Hand.</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Deine Hand</translation>
        </message>
        <message>
            <source>The others</source>
            <translation>Die anderen</translation>
        </message>
        <message>
            <source>End of the round</source>
            <translation>Ende der Runde</translation>
        </message>
        <message>
            <source>socks</source>
            <translation>Socken</translation>
        </message>
        <message>
            <source>T-shirt</source>
            <translation>T-Shirt</translation>
        </message>
        <message>
            <source>jeans</source>
            <translation>Jeans</translation>
        </message>
        <message>
            <source>jumper</source>
            <translation>Pullover</translation>
        </message>
        <message>
            <source>boots</source>
            <translation>Stiefel</translation>
        </message>
        <message>
            <source>winter coat</source>
            <translation>Wintermantel</translation>
        </message>
        <message>
            <source>boarding pass</source>
            <translation>Bordkarte</translation>
        </message>
        <message>
            <source>map</source>
            <translation>Landkarte</translation>
        </message>
        <message>
            <source>passport</source>
            <translation>Reisepass</translation>
        </message>
        <message>
            <source>notebook</source>
            <translation>Notizbuch</translation>
        </message>
        <message>
            <source>guidebook</source>
            <translation>Reiseführer</translation>
        </message>
        <message>
            <source>binder</source>
            <translation>Aktenordner</translation>
        </message>
        <message>
            <source>watch</source>
            <translation>Armbanduhr</translation>
        </message>
        <message>
            <source>phone</source>
            <translation>Telefon</translation>
        </message>
        <message>
            <source>headphones</source>
            <translation>Kopfhörer</translation>
        </message>
        <message>
            <source>games console</source>
            <translation>Spielkonsole</translation>
        </message>
        <message>
            <source>camera</source>
            <translation>Kamera</translation>
        </message>
        <message>
            <source>laptop</source>
            <translation>Laptop</translation>
        </message>
        <message>
            <source>toothbrush</source>
            <translation>Zahnbürste</translation>
        </message>
        <message>
            <source>soap</source>
            <translation>Seife</translation>
        </message>
        <message>
            <source>sun cream</source>
            <translation>Sonnencreme</translation>
        </message>
        <message>
            <source>hairbrush</source>
            <translation>Haarbürste</translation>
        </message>
        <message>
            <source>hairdryer</source>
            <translation>Föhn</translation>
        </message>
        <message>
            <source>wash bag</source>
            <translation>Kulturbeutel</translation>
        </message>
        <message>
            <source>souvenir</source>
            <translation>Souvenir</translation>
        </message>
        <message>
            <source>Clothing</source>
            <translation>Kleidung</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Gadgets</source>
            <translation>Geräte</translation>
        </message>
        <message>
            <source>Hygiene</source>
            <translation>Hygiene</translation>
        </message>
        <message>
            <source>Souvenirs</source>
            <translation>Souvenirs</translation>
        </message>
        <message>
            <source>Athlete</source>
            <translation>Sportlerin</translation>
        </message>
        <message>
            <source>Student</source>
            <translation>Student</translation>
        </message>
        <message>
            <source>Influencer</source>
            <translation>Influencerin</translation>
        </message>
        <message>
            <source>Family</source>
            <translation>Familie</translation>
        </message>
        <message>
            <source>Backpacker</source>
            <translation>Rucksackreisender</translation>
        </message>
        <message>
            <source>Tourist</source>
            <translation>Tourist</translation>
        </message>
        <message>
            <source>Cabin Crew</source>
            <translation>Flugbegleiterin</translation>
        </message>
        <message>
            <source>Business</source>
            <translation>Geschäftsreisender</translation>
        </message>
        <message>
            <source>3 clothing cards score 5 points, 4 or more score 8.</source>
            <translation>3 Kleidungskarten bringen 5 Punkte, 4 oder mehr bringen 8.</translation>
        </message>
        <message>
            <source>3 documents score 5 points, 4 or more score 8.</source>
            <translation>3 Dokumente bringen 5 Punkte, 4 oder mehr bringen 8.</translation>
        </message>
        <message>
            <source>3 gadgets score 5 points, 4 or more score 8.</source>
            <translation>3 Geräte bringen 5 Punkte, 4 oder mehr bringen 8.</translation>
        </message>
        <message>
            <source>3 hygiene cards score 5 points, 4 or more score 8.</source>
            <translation>3 Hygienekarten bringen 5 Punkte, 4 oder mehr bringen 8.</translation>
        </message>
        <message>
            <source>2 cards of 2 or 3 kg score 5 points, 3 or more score 8.</source>
            <translation>2 Karten von 2 oder 3 kg bringen 5 Punkte, 3 oder mehr bringen 8.</translation>
        </message>
        <message>
            <source>1 souvenir scores 5 points, 2 or more score 8, however they are used.</source>
            <translation>1 Souvenir bringt 5 Punkte, 2 oder mehr bringen 8, egal wie du sie nutzt.</translation>
        </message>
        <message>
            <source>Each unused Carry On card scores 20 extra points at the end.</source>
            <translation>Jede unbenutzte Handgepäckkarte bringt am Ende 20 Punkte zusätzlich.</translation>
        </message>
        <message>
            <source>Starts with three Carry On cards.</source>
            <translation>Diese Rolle beginnt mit drei Handgepäckkarten.</translation>
        </message>
        <message>
            <source>Characters – {who}.</source>
            <translation>Die Rollen – {who}.</translation>
        </message>
        <message>
            <source>Round {round}. The cards are shuffled and dealt.</source>
            <translation>Runde {round}. Die Karten werden gemischt und ausgeteilt.</translation>
        </message>
        <message>
            <source>Round {round}. All cards are shuffled.</source>
            <translation>Runde {round}. Alle Karten werden gemischt.</translation>
        </message>
        <message>
            <source>{name} draws three cards.</source>
            <translation>{name} zieht drei Karten.</translation>
        </message>
        <message>
            <source>You draw three cards.</source>
            <translation>Du ziehst drei Karten.</translation>
        </message>
        <message>
            <source>Card {turn}: {packs}.</source>
            <translation>Karte {turn}: {packs}.</translation>
        </message>
        <message>
            <source>The last cards are packed automatically: {packs}.</source>
            <translation>Die letzten Karten werden von selbst eingepackt: {packs}.</translation>
        </message>
        <message>
            <source>{name} packs {card}</source>
            <translation>{name} packt {card} ein</translation>
        </message>
        <message>
            <source>you pack {card}</source>
            <translation>du packst {card} ein</translation>
        </message>
        <message>
            <source>Carry on! All hands go to the left.</source>
            <translation>Weiter! Alle Hände gehen nach links.</translation>
        </message>
        <message>
            <source>{name} packs {card} and discards {others}.</source>
            <translation>{name} packt {card} ein und legt {others} ab.</translation>
        </message>
        <message>
            <source>You pack {card} and discard {others}.</source>
            <translation>Du packst {card} ein und legst {others} ab.</translation>
        </message>
        <message>
            <source>{names} takes a suitcase card early.</source>
            <translation>{names} zieht die Kofferkarte schon jetzt.</translation>
        </message>
        <message>
            <source>You take your suitcase card early.</source>
            <translation>Du ziehst deine Kofferkarte schon jetzt.</translation>
        </message>
        <message>
            <source>{names} take their suitcase cards early.</source>
            <translation>{names} ziehen ihre Kofferkarten schon jetzt.</translation>
        </message>
        <message>
            <source>{name} drew {limit} kg.</source>
            <translation>{name} hat {limit} kg gezogen.</translation>
        </message>
        <message>
            <source>You drew {limit} kg.</source>
            <translation>Du hast {limit} kg gezogen.</translation>
        </message>
        <message>
            <source>The suitcase cards are drawn – {limits}.</source>
            <translation>Die Kofferkarten werden gezogen – {limits}.</translation>
        </message>
        <message>
            <source>{name}: {limit} kg</source>
            <translation>{name}: {limit} kg</translation>
        </message>
        <message>
            <source>you: {limit} kg</source>
            <translation>du: {limit} kg</translation>
        </message>
        <message>
            <source>{names} can decide on souvenirs and upgrades.</source>
            <translation>Über Souvenirs und Upgrades entscheiden: {names}.</translation>
        </message>
        <message>
            <source>{name} chooses: {use}.</source>
            <translation>{name} wählt: {use}.</translation>
        </message>
        <message>
            <source>You choose: {use}.</source>
            <translation>Du wählst: {use}.</translation>
        </message>
        <message>
            <source>{name} changes to: {use}.</source>
            <translation>{name} wechselt zu: {use}.</translation>
        </message>
        <message>
            <source>You change to: {use}.</source>
            <translation>Du wechselst zu: {use}.</translation>
        </message>
        <message>
            <source>{name} turns over a Carry On card: 32 kg.</source>
            <translation>{name} dreht eine Handgepäckkarte um: 32 kg.</translation>
        </message>
        <message>
            <source>You turn over a Carry On card: 32 kg.</source>
            <translation>Du drehst eine Handgepäckkarte um: 32 kg.</translation>
        </message>
        <message>
            <source>Round {round} – {scores}.</source>
            <translation>Runde {round} – {scores}.</translation>
        </message>
        <message>
            <source>Round {round}, without Carry On cards – {scores}.</source>
            <translation>Runde {round}, ohne Handgepäckkarten – {scores}.</translation>
        </message>
        <message>
            <source>{name}: {points}</source>
            <translation>{name}: {points}</translation>
        </message>
        <message>
            <source>you: {points}</source>
            <translation>du: {points}</translation>
        </message>
        <message>
            <source>{names} wins with {points}.</source>
            <translation>{names} gewinnt: {points}.</translation>
        </message>
        <message>
            <source>You win with {points}. Cleared for take-off!</source>
            <translation>Du gewinnst: {points}. Guten Flug!</translation>
        </message>
        <message>
            <source>{names} share the win with {points} each.</source>
            <translation>Geteilter Sieg: {names} (je {points}).</translation>
        </message>
        <message>
            <source>You cannot pack a card now.</source>
            <translation>Jetzt kannst du keine Karte einpacken.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Diese Karte hast du nicht auf der Hand.</translation>
        </message>
        <message>
            <source>That card is not one of the three.</source>
            <translation>Das ist keine der drei Karten.</translation>
        </message>
        <message>
            <source>You have not packed that many souvenirs.</source>
            <translation>So viele Souvenirs hast du nicht gepackt.</translation>
        </message>
        <message>
            <source>An upgrade has no effect at 32 kg.</source>
            <translation>Ein Upgrade bewirkt bei 32 kg nichts.</translation>
        </message>
        <message>
            <source>You have no Carry On card left to turn over.</source>
            <translation>Du kannst keine Handgepäckkarte mehr umdrehen.</translation>
        </message>
        <message>
            <source>{kg} kg is within the limit, so you cannot upgrade.</source>
            <translation>{kg} kg liegen noch innerhalb deiner Grenze, also kannst du kein Upgrade nehmen.</translation>
        </message>
        <message>
            <source>You have no souvenir decisions to make now.</source>
            <translation>Über Souvenirs gibt es jetzt nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>Weight in round 1</source>
            <translation>Gewicht in Runde 1</translation>
        </message>
        <message>
            <source>Character in round 1</source>
            <translation>Rolle in Runde 1</translation>
        </message>
        <message>
            <source>Essentials in round 1</source>
            <translation>Das Nötigste in Runde 1</translation>
        </message>
        <message>
            <source>Weight in round 2</source>
            <translation>Gewicht in Runde 2</translation>
        </message>
        <message>
            <source>Character in round 2</source>
            <translation>Rolle in Runde 2</translation>
        </message>
        <message>
            <source>Essentials in round 2</source>
            <translation>Das Nötigste in Runde 2</translation>
        </message>
        <message>
            <source>Weight in round 3</source>
            <translation>Gewicht in Runde 3</translation>
        </message>
        <message>
            <source>Character in round 3</source>
            <translation>Rolle in Runde 3</translation>
        </message>
        <message>
            <source>Essentials in round 3</source>
            <translation>Das Nötigste in Runde 3</translation>
        </message>
        <message>
            <source>Round 1</source>
            <translation>Runde 1</translation>
        </message>
        <message>
            <source>Round 2</source>
            <translation>Runde 2</translation>
        </message>
        <message>
            <source>Round 3</source>
            <translation>Runde 3</translation>
        </message>
        <message>
            <source>Carry On cards</source>
            <translation>Handgepäckkarten</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Cards you have seen</source>
            <translation>Gesehene Karten</translation>
        </message>
        <message>
            <source>Cards you have seen, with odds</source>
            <translation>Gesehene Karten, mit Chancen</translation>
        </message>
        <message>
            <source>Welcome to check-in! We’ll pack the first round together. Nothing counts yet, and you can leave at any time.</source>
            <translation>Willkommen am Schalter! Die erste Runde packen wir zusammen. Es zählt noch nichts, und du kannst jederzeit gehen.</translation>
        </message>
        <message>
            <source>You are the {character}. {about} Clothing, documents, gadgets, hygiene: one card of each type scores another 5 points.</source>
            <translation>Deine Rolle: {character}. {about} Kleidung, Dokumente, Geräte, Hygiene: Je eine Karte jeder Sorte bringt noch einmal 5 Punkte.</translation>
        </message>
        <message>
            <source>Each kilogram scores a point, up to a limit of 23 or 32 kilograms. Each kilogram above the limit costs a point. You only learn your limit after packing.</source>
            <translation>Jedes Kilogramm bringt einen Punkt, bis zu deiner Grenze von 23 oder 32 Kilogramm. Jedes Kilogramm darüber kostet einen Punkt. Deine Grenze erfährst du erst nach dem Packen.</translation>
        </message>
        <message>
            <source>You have seven cards and pack one of them. Try {card}: click it, or press {key}.</source>
            <translation>Du hast sieben Karten und packst eine davon ein. Nimm zum Beispiel {card}: Klick die Karte an oder drück {key}.</translation>
        </message>
        <message>
            <source>The scales show what the card would score. Press {label:pack} or Enter.</source>
            <translation>Die Waage zeigt, was die Karte brächte. Drück {label:pack} oder Enter.</translation>
        </message>
        <message>
            <source>You all revealed a card at once. Your hand went to {left}, and your new one comes from {right}.</source>
            <translation>Alle haben zugleich aufgedeckt. Deine Hand ging an {left}, deine neue kommt von {right}.</translation>
        </message>
        <message>
            <source>All four types together score 5 points, and {card} would be a new type. Press {key}, then Enter, or click it twice.</source>
            <translation>Alle vier Sorten zusammen bringen 5 Punkte. Nimm {card}: Das wäre eine neue. Drück {key} und dann Enter, oder klick die Karte zweimal an.</translation>
        </message>
        <message>
            <source>Only one souvenir can stand in for a missing type. A second one scores 5 points at most. And no souvenir counts as a card for your character.</source>
            <translation>Nur ein Souvenir kann eine fehlende Sorte ersetzen; ein zweites bringt höchstens 5 Punkte. Und für deine Rolle zählt keines.</translation>
        </message>
        <message>
            <source>Which limit will you get? Below the scales are the suitcase cards that are left: 4 × 23 kg and 4 × 32 kg. So both limits are equally likely.</source>
            <translation>Welche Grenze wirst du ziehen? Unter der Waage stehen die Kofferkarten, die noch da sind: 4 × 23 kg und 4 × 32 kg. Beide Grenzen sind also gleich wahrscheinlich.</translation>
        </message>
        <message>
            <source>If several of you share a screen, a cover hides your hand before the next player’s turn. Press “Next” to see the cover. Then show your hand, or hold Space to see it for a moment.</source>
            <translation>Spielt ihr zu mehreren an einem Bildschirm, verdeckt eine Abdeckung deine Hand, bevor der Nächste dran ist. Drück auf „Weiter“, um die Abdeckung zu sehen. Deck dann deine Hand auf, oder halt die Leertaste gedrückt, um sie nur kurz zu sehen.</translation>
        </message>
        <message>
            <source>That was the cover, and your hand is back. In a hurry? Hold Space at the cover, press a card’s number and release Space. The card is chosen, and your hand is covered again.</source>
            <translation>Das war die Abdeckung, und deine Hand ist wieder da. Schneller geht es so: Halt die Leertaste gedrückt, drück die Nummer einer Karte und lass die Leertaste los. Dann ist die Karte gewählt und deine Hand wieder verdeckt.</translation>
        </message>
        <message>
            <source>A Carry On card raises your limit to 32 kg for this round. If you keep it, it scores 7 points at the end. Click to compare.</source>
            <translation>Eine Handgepäckkarte hebt deine Grenze diese Runde auf 32 kg. Ungenutzt bringt sie am Ende 7 Punkte. Klick zum Vergleichen.</translation>
        </message>
        <message>
            <source>Not sure? Press {label:suggest}. It fills in the choice that scores the most and says why. It only adds up what everyone can see.</source>
            <translation>Unsicher? Drück {label:suggest}. Dann wird eingetragen, was am meisten bringt, und du erfährst, warum. Gezählt wird nur, was alle sehen können.</translation>
        </message>
        <message>
            <source>A Carry On card raises your limit to 32 kg for this round. If you keep it, it scores 7 points at the end. To compare, make your souvenir weigh 5 kg first.</source>
            <translation>Eine Handgepäckkarte hebt deine Grenze in dieser Runde auf 32 kg. Behältst du sie, bringt sie am Ende 7 Punkte. Lass dein Souvenir zum Vergleichen erst 5 kg wiegen.</translation>
        </message>
        <message>
            <source>These are everyone’s points for the round: weight, character and essentials. Press {label:go-on}.</source>
            <translation>Das sind die Punkte dieser Runde für alle: Gewicht, Rolle und das Nötigste. Drück auf {label:go-on}.</translation>
        </message>
        <message>
            <source>A souvenir! It can weigh nothing and stand in for a missing type. Or it weighs 5 kg and scores like any other card. Pack it: press {key}, then Enter, or click it twice.</source>
            <translation>Ein Souvenir! Es kann schwerelos sein und eine fehlende Sorte ersetzen. Oder es wiegt 5 kg und zählt wie jede andere Karte. Pack es ein: Drück {key} und dann Enter, oder klick es zweimal an.</translation>
        </message>
        <message>
            <source>Pack a third card, such as {card}. Press {key}, then Enter, or click it twice.</source>
            <translation>Pack eine dritte Karte ein, etwa {card}. Drück {key} und dann Enter, oder klick sie zweimal an.</translation>
        </message>
        <message>
            <source>Your first hand is back! The missing cards are in the others’ suitcases. Remember hands, and you’ll know what is still to come.</source>
            <translation>Deine erste Hand ist zurück! Was fehlt, liegt in den Koffern der anderen. Merk dir jede Hand, dann weißt du, was noch kommt.</translation>
        </message>
        <message>
            <source>You have packed {kg} kg. A heavy card now pays if your limit is 32 kg, but may cost you at 23 kg. Watch the scales, and keep packing.</source>
            <translation>Du hast {kg} kg gepackt. Eine schwere Karte lohnt sich jetzt bei einer Grenze von 32 kg, kann bei 23 kg aber Punkte kosten. Behalt die Waage im Blick und pack weiter.</translation>
        </message>
        <message>
            <source>Two cards are left. Pack one. The last card you are passed will be packed for you.</source>
            <translation>Zwei Karten sind übrig. Pack eine ein; die letzte, die du bekommst, wird von selbst eingepackt.</translation>
        </message>
        <message>
            <source>Your suitcase card sets your limit: {limit} kg. You packed {kg} kg. Now decide how your souvenirs count and whether to upgrade.</source>
            <translation>Deine Kofferkarte bestimmt deine Grenze: {limit} kg. Du hast {kg} kg gepackt. Entscheide jetzt, wie deine Souvenirs zählen und ob du ein Upgrade nimmst.</translation>
        </message>
        <message>
            <source>This button is for your souvenirs. Click it to make them weigh 5 kg or nothing, and watch your row change.</source>
            <translation>Dieser Knopf ist für deine Souvenirs. Klick ihn an, um zwischen 5 kg und schwerelos zu wechseln: Deine Zeile ändert sich sofort.</translation>
        </message>
        <message>
            <source>Choose what you like, then press {label:ready}.</source>
            <translation>Wähl, was du magst, und drück dann {label:ready}.</translation>
        </message>
        <message>
            <source>You scored {points}, and the next round has been dealt. Press {label:scores} or S to see the scores line by line.</source>
            <translation>Du hast {points} geholt, und die nächste Runde ist ausgeteilt. Drück {label:scores} oder S, um die Wertung Zeile für Zeile zu sehen.</translation>
        </message>
        <message>
            <source>You scored {points}, and the next round has been dealt. Press S to see the scores line by line.</source>
            <translation>Du hast {points} geholt, und die nächste Runde ist ausgeteilt. Drück S, um die Wertung Zeile für Zeile zu sehen.</translation>
        </message>
        <message>
            <source>That was one of three rounds. The player with the most points after the third wins. Now choose “Keep playing” or “To the lounge”.</source>
            <translation>Das war eine von drei Runden. Nach der dritten gewinnt, wer die meisten Punkte hat. Wähl jetzt „Weiterspielen“ oder „Zur Lounge“.</translation>
        </message>
        <message>
            <source>Suggest</source>
            <translation>Vorschlag</translation>
        </message>
        <message>
            <source>Exactly on the limit</source>
            <translation>Aufs Kilogramm genau</translation>
        </message>
        <message>
            <source>Pack a suitcase that reaches its weight limit exactly.</source>
            <translation>Pack einen Koffer, der genau die Gewichtsgrenze erreicht.</translation>
        </message>
        <message>
            <source>This scores the most.</source>
            <translation>Das bringt am meisten.</translation>
        </message>
        <message>
            <source>A weightless souvenir stands in for the missing type: +{points}.</source>
            <translation>Ein schwereloses Souvenir ersetzt die fehlende Sorte: +{points}.</translation>
        </message>
        <message>
            <source>No type is missing, so a weightless souvenir adds nothing.</source>
            <translation>Keine Sorte fehlt, also bringt ein schwereloses Souvenir nichts.</translation>
        </message>
        <message>
            <source>Another 5 kg would cost points.</source>
            <translation>Weitere 5 kg würden Punkte kosten.</translation>
        </message>
        <message>
            <source>{points} for your last suitcase, {total} in all: place {place} of {seats}</source>
            <translation>{points} für deinen letzten Koffer, {total} insgesamt: Platz {place} von {seats}</translation>
        </message>
        <message>
            <source>the socks</source>
            <translation>die Socken</translation>
        </message>
        <message>
            <source>the T-shirt</source>
            <translation>das T-Shirt</translation>
        </message>
        <message>
            <source>the jeans</source>
            <translation>die Jeans</translation>
        </message>
        <message>
            <source>the jumper</source>
            <translation>den Pullover</translation>
        </message>
        <message>
            <source>the boots</source>
            <translation>die Stiefel</translation>
        </message>
        <message>
            <source>the winter coat</source>
            <translation>den Wintermantel</translation>
        </message>
        <message>
            <source>the boarding pass</source>
            <translation>die Bordkarte</translation>
        </message>
        <message>
            <source>the map</source>
            <translation>die Landkarte</translation>
        </message>
        <message>
            <source>the passport</source>
            <translation>den Reisepass</translation>
        </message>
        <message>
            <source>the notebook</source>
            <translation>das Notizbuch</translation>
        </message>
        <message>
            <source>the guidebook</source>
            <translation>den Reiseführer</translation>
        </message>
        <message>
            <source>the binder</source>
            <translation>den Aktenordner</translation>
        </message>
        <message>
            <source>the watch</source>
            <translation>die Armbanduhr</translation>
        </message>
        <message>
            <source>the phone</source>
            <translation>das Telefon</translation>
        </message>
        <message>
            <source>the headphones</source>
            <translation>die Kopfhörer</translation>
        </message>
        <message>
            <source>the games console</source>
            <translation>die Spielkonsole</translation>
        </message>
        <message>
            <source>the camera</source>
            <translation>die Kamera</translation>
        </message>
        <message>
            <source>the laptop</source>
            <translation>den Laptop</translation>
        </message>
        <message>
            <source>the toothbrush</source>
            <translation>die Zahnbürste</translation>
        </message>
        <message>
            <source>the soap</source>
            <translation>die Seife</translation>
        </message>
        <message>
            <source>the sun cream</source>
            <translation>die Sonnencreme</translation>
        </message>
        <message>
            <source>the hairbrush</source>
            <translation>die Haarbürste</translation>
        </message>
        <message>
            <source>the hairdryer</source>
            <translation>den Föhn</translation>
        </message>
        <message>
            <source>the wash bag</source>
            <translation>den Kulturbeutel</translation>
        </message>
        <message>
            <source>the souvenir</source>
            <translation>das Souvenir</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Handgepäck</translation>
        </message>
    </context>
</TS>
