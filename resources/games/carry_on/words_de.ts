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
            <source>Pass the hands on, pack what pays, and mind the scales.</source>
            <translation>Reich die Hände weiter, pack, was sich lohnt, und achte auf die Waage.</translation>
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
            <source>Pack the card that you have chosen (Enter)</source>
            <translation>Die gewählte Karte einpacken (Enter)</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>The last round, line by line (S)</source>
            <translation>Die letzte Runde, Zeile für Zeile (S)</translation>
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
            <source>Essentials: {types} of 4</source>
            <translation>Das Nötigste: {types} von 4</translation>
        </message>
        <message>
            <source>This round</source>
            <translation>Diese Runde</translation>
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
            <source>no Carry On card left</source>
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
            <source>packed: {cards}</source>
            <translation>gepackt: {cards}</translation>
        </message>
        <message>
            <source>has picked</source>
            <translation>hat gewählt</translation>
        </message>
        <message>
            <source>Discards</source>
            <translation>Abgelegt</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the deck</source>
            <translation>
                <numerusform>%n Karte im Stapel</numerusform>
                <numerusform>%n Karten im Stapel</numerusform>
            </translation>
        </message>
        <message>
            <source>Luggage left: {small} of 23 kg, {large} of 32 kg</source>
            <translation>Koffer übrig: {small} mit 23 kg, {large} mit 32 kg</translation>
        </message>
        <message>
            <source>{cards}: {points} at the end, or 32 kg instead of 23 in one round</source>
            <translation>{cards}: am Ende {points} oder in einer Runde 32 statt 23 kg</translation>
        </message>
        <message>
            <source>{cards}: {points} at the end if you keep them all; each can raise the limit from 23 to 32 kg in one round</source>
            <translation>{cards}: am Ende {points}, wenn du alle behältst; jede kann die Grenze in einer Runde von 23 auf 32 kg heben</translation>
        </message>
        <message>
            <source>In this hand, as far as you know: {cards}</source>
            <translation>In dieser Hand, soweit du weißt: {cards}</translation>
        </message>
        <message>
            <source>Taken since</source>
            <translation>Seither entnommen</translation>
        </message>
        <message>
            <source>Taken out of this hand since you last held it: {cards}</source>
            <translation>Aus dieser Hand genommen, seit du sie zuletzt hattest: {cards}</translation>
        </message>
        <message>
            <source>≈ {share} % that the next hand has what you lack</source>
            <translation>≈ {share} %, dass die nächste Hand hat, was dir fehlt</translation>
        </message>
        <message>
            <source>Pick a card for your suitcase: click it, or press its number.</source>
            <translation>Wähle eine Karte für deinen Koffer: klick sie an oder drück ihre Zahl.</translation>
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
            <source>{card}: once more, Enter or the suitcase packs it; Esc takes it back.</source>
            <translation>{card}: noch einmal, Enter oder der Koffer packt sie ein; Esc nimmt sie zurück.</translation>
        </message>
        <message>
            <source>Press the number of a card, then let go of Space to pack it.</source>
            <translation>Nummer einer Karte drücken, dann die Leertaste loslassen: so ist sie eingepackt.</translation>
        </message>
        <message>
            <source>{card} is chosen. Until all have picked you may pick another.</source>
            <translation>{card} ist gewählt. Bis alle gewählt haben, darfst du eine andere nehmen.</translation>
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
            <source>It considers the whole match; “best” below counts only points now and at the end.</source>
            <translation>Er bedenkt die ganze Partie; „am besten“ unten zählt nur die Punkte jetzt und am Ende.</translation>
        </message>
        <message>
            <source>Points to expect from it: {lines}.</source>
            <translation>Das sollte Punkte bringen: {lines}.</translation>
        </message>
        <message>
            <source>Round {round} is scored</source>
            <translation>Runde {round} wird gewertet</translation>
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
            <source>%n souvenir(s) as 5 kg</source>
            <translation>
                <numerusform>%n Souvenir als 5 kg</numerusform>
                <numerusform>%n Souvenirs als 5 kg</numerusform>
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
            <source>no souvenir as weight, no upgrade</source>
            <translation>kein Souvenir als Gewicht, kein Upgrade</translation>
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
            <source>{weight} of {of} as 5 kg</source>
            <translation>{weight} von {of} als 5 kg</translation>
        </message>
        <message>
            <source>Turn over a Carry On card: 32 kg in this round, but {points} less at the end.</source>
            <translation>Eine Handgepäckkarte umdrehen: 32 kg in dieser Runde, dafür am Ende {points} weniger.</translation>
        </message>
        <message>
            <source>This is the best choice by points now and at the end.</source>
            <translation>Nach Punkten jetzt und am Ende ist es so am besten.</translation>
        </message>
        <message numerus="yes">
            <source>Not counted: kept, the card may bring ≈ %n point(s) more in a later round.</source>
            <translation>
                <numerusform>Nicht mitgerechnet: Behalten bringt die Karte in einer späteren Runde vielleicht ≈ %n Punkt mehr.</numerusform>
                <numerusform>Nicht mitgerechnet: Behalten bringt die Karte in einer späteren Runde vielleicht ≈ %n Punkte mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>This is how it counts (Enter)</source>
            <translation>So zählt es (Enter)</translation>
        </message>
        <message>
            <source>ready</source>
            <translation>bereit</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>{kg} kg at {limit}:</source>
            <translation>{kg} kg bei {limit}:</translation>
        </message>
        <message>
            <source>In small: weight + character + essentials.</source>
            <translation>Klein: Gewicht + Rolle + das Nötigste.</translation>
        </message>
        <message>
            <source>Of equals, whoever still has a Carry On card comes first.</source>
            <translation>Bei Gleichstand liegt vorn, wer noch eine Handgepäckkarte hat.</translation>
        </message>
        <message>
            <source>Suitcases</source>
            <translation>Koffer</translation>
        </message>
        <message>
            <source>Hands {round}</source>
            <translation>Hände {round}</translation>
        </message>
        <message>
            <source>First held by</source>
            <translation>Zuerst bei</translation>
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
            <source>{name} began round {round} with, as it was taken: {cards}.</source>
            <translation>{name} begann Runde {round} mit, wie es genommen wurde: {cards}.</translation>
        </message>
        <message>
            <source>What each pick was worth</source>
            <translation>Was jede Wahl wert war</translation>
        </message>
        <message>
            <source>Points that the round would lack without it</source>
            <translation>Punkte, die der Runde ohne sie fehlten</translation>
        </message>
        <message>
            <source>Picks of</source>
            <translation>Gewählt von</translation>
        </message>
        <message>
            <source>{round}.{turn} {card}</source>
            <translation>{round}.{turn} {card}</translation>
        </message>
        <message>
            <source>{round} Use at the end</source>
            <translation>{round} Nutzung am Ende</translation>
        </message>
        <message>
            <source>Round {round}, card {turn}: {card}. Without it the round would have brought {points}.</source>
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
            <source>as much</source>
            <translation>ebenso viel</translation>
        </message>
        <message>
            <source>With {card} from the same hand it would have been {points} more.</source>
            <translation>Mit {card} aus derselben Hand wären es {points} mehr gewesen.</translation>
        </message>
        <message>
            <source>No card of that hand would have brought more.</source>
            <translation>Keine Karte dieser Hand hätte mehr gebracht.</translation>
        </message>
        <message>
            <source>Round {round}: souvenirs and upgrade, used otherwise, would have brought {points} more.</source>
            <translation>Runde {round}: Souvenirs und Upgrade, anders genutzt, hätten {points} mehr gebracht.</translation>
        </message>
        <message>
            <source>Character</source>
            <translation>Rolle</translation>
        </message>
        <message>
            <source>Round {round} of {rounds}, card {turn} of {turns}</source>
            <translation>Runde {round} von {rounds}, Karte {turn} von {turns}</translation>
        </message>
        <message>
            <source>{kg}–{more} kg</source>
            <translation>{kg}–{more} kg</translation>
        </message>
        <message>
            <source>Essentials: 3 + souvenir</source>
            <translation>Nötigstes: 3 + Souvenir</translation>
        </message>
        <message>
            <source>Three are drawn: one of them is packed, two are discarded.</source>
            <translation>Drei werden gezogen: Eine wird eingepackt, zwei werden abgelegt.</translation>
        </message>
        <message>
            <source>What was drawn and not packed: out of this round.</source>
            <translation>Was gezogen und nicht eingepackt wurde: aus dieser Runde heraus.</translation>
        </message>
        <message>
            <source>The suitcase: seven cards a round. A card that is let go here is packed.</source>
            <translation>Der Koffer: sieben Karten je Runde. Eine Karte, die du hier loslässt, wird eingepackt.</translation>
        </message>
        <message>
            <source>A point for each kilogram up to the limit, and one less for each above it. It is 23 or 32 kg, drawn once all is packed.</source>
            <translation>Ein Punkt für jedes Kilogramm bis zur Grenze, einer weniger für jedes darüber. Sie beträgt 23 oder 32 kg und wird gezogen, wenn alles gepackt ist.</translation>
        </message>
        <message>
            <source>Essentials: {types} of 4 types; all four give 5 points</source>
            <translation>Das Nötigste: {types} von 4 Sorten; alle vier geben 5 Punkte</translation>
        </message>
        <message>
            <source>{card}: let go of Space to pack it.</source>
            <translation>{card}: Leertaste loslassen packt sie ein.</translation>
        </message>
        <message>
            <source>Choose how your souvenirs and upgrade count, then press Ready.</source>
            <translation>Wähle, wie Souvenirs und Upgrade zählen, dann drücke Bereit.</translation>
        </message>
        <message>
            <source>Others still choose.</source>
            <translation>Andere wählen noch.</translation>
        </message>
        <message>
            <source>Pack {card}.</source>
            <translation>{card} einpacken.</translation>
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
            <source>You have drawn your luggage: it carries {limit} kg.</source>
            <translation>Dein Gepäck ist gezogen: Es trägt {limit} kg.</translation>
        </message>
        <message>
            <source>Round {round}: choose how souvenirs and upgrades count</source>
            <translation>Runde {round}: Wähle, wie Souvenirs und Upgrades zählen</translation>
        </message>
        <message numerus="yes">
            <source>%n souvenir(s) weightless</source>
            <translation>
                <numerusform>%n Souvenir schwerelos</numerusform>
                <numerusform>%n Souvenirs schwerelos</numerusform>
            </translation>
        </message>
        <message>
            <source>upgrade to 32 kg</source>
            <translation>Upgrade auf 32 kg</translation>
        </message>
        <message>
            <source>Press to let it count otherwise.</source>
            <translation>Drücken, damit es anders zählt.</translation>
        </message>
        <message>
            <source>chooses…</source>
            <translation>wählt noch …</translation>
        </message>
        <message>
            <source>{name}: {advice}</source>
            <translation>{name}: {advice}</translation>
        </message>
        <message>
            <source>This is the best choice.</source>
            <translation>So ist es am besten.</translation>
        </message>
        <message numerus="yes">
            <source>Another choice is worth %n point(s) more.</source>
            <translation>
                <numerusform>Eine andere Wahl wäre %n Punkt mehr wert.</numerusform>
                <numerusform>Eine andere Wahl wäre %n Punkte mehr wert.</numerusform>
            </translation>
        </message>
        <message>
            <source>The upgrade brings {now} now and takes {then} at the end.</source>
            <translation>Das Upgrade bringt jetzt {now} und kostet am Ende {then}.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Below each card: who took it, and how many points their round would lack without it.</source>
            <translation>Unter jeder Karte: wer sie nahm, und wie viele Punkte der Runde ohne sie fehlten.</translation>
        </message>
        <message>
            <source>Below each card: what else there was, and how many points the round would lack without it.</source>
            <translation>Unter jeder Karte: was es sonst gab, und wie viele Punkte der Runde ohne sie fehlten.</translation>
        </message>
        <message>
            <source>Round.Card</source>
            <translation>Runde.Karte</translation>
        </message>
        <message>
            <source>Who is the youngest, and begins each round?</source>
            <translation>Wer ist am jüngsten und beginnt jede Runde?</translation>
        </message>
        <message>
            <source>Open hands</source>
            <translation>Offene Hände</translation>
        </message>
        <message>
            <source>All hands lie open and nobody hides anything: for a family at one screen. Records keep such matches apart.</source>
            <translation>Alle Hände liegen offen, und niemand verbirgt etwas: für eine Familie an einem Bildschirm. Für solche Partien gibt es eigene Rekorde.</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Gedächtnisstütze</translation>
        </message>
        <message>
            <source>Shows what was in the hands that you passed on. The result tells whether it was on.</source>
            <translation>Zeigt, was in den Händen war, die du weitergegeben hast. Beim Ergebnis steht, ob sie an war.</translation>
        </message>
        <message>
            <source>Score: {scores}.</source>
            <translation>Stand: {scores}.</translation>
        </message>
        <message>
            <source>{kg} kg are packed. At 23 kg that is {small}, at 32 kg {large}.</source>
            <translation>{kg} kg sind gepackt. Bei 23 kg sind das {small}, bei 32 kg {large}.</translation>
        </message>
        <message>
            <source>In hand: {cards}.</source>
            <translation>Auf der Hand: {cards}.</translation>
        </message>
        <message>
            <source>Weightless, and for one missing type; or 5 kg for 5 points.</source>
            <translation>Schwerelos und für eine fehlende Sorte; oder 5 kg für 5 Punkte.</translation>
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
            <source>The end of the round</source>
            <translation>Das Ende der Runde</translation>
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
            <translation>Geschäftsreisende</translation>
        </message>
        <message>
            <source>3 Clothing give 5 points, 4 give 8.</source>
            <translation>3-mal Kleidung gibt 5 Punkte, 4-mal 8.</translation>
        </message>
        <message>
            <source>3 Documents give 5 points, 4 give 8.</source>
            <translation>3 Dokumente geben 5 Punkte, 4 geben 8.</translation>
        </message>
        <message>
            <source>3 Gadgets give 5 points, 4 give 8.</source>
            <translation>3 Geräte geben 5 Punkte, 4 geben 8.</translation>
        </message>
        <message>
            <source>3 Hygiene cards give 5 points, 4 give 8.</source>
            <translation>3-mal Hygiene gibt 5 Punkte, 4-mal 8.</translation>
        </message>
        <message>
            <source>2 cards of 2 or 3 kg give 5 points, 3 give 8.</source>
            <translation>2 Karten von 2 oder 3 kg geben 5 Punkte, 3 geben 8.</translation>
        </message>
        <message>
            <source>A souvenir gives 5 points, two give 8, however they are used.</source>
            <translation>Ein Souvenir gibt 5 Punkte, zwei geben 8, egal wie sie genutzt werden.</translation>
        </message>
        <message>
            <source>An unused Carry On card gives 20 more at the end.</source>
            <translation>Eine aufgehobene Handgepäckkarte gibt am Ende 20 mehr.</translation>
        </message>
        <message>
            <source>Begins with three Carry On cards.</source>
            <translation>Beginnt mit drei Handgepäckkarten.</translation>
        </message>
        <message>
            <source>The characters: {who}.</source>
            <translation>Die Rollen: {who}.</translation>
        </message>
        <message>
            <source>Round {round}. All cards are shuffled and dealt.</source>
            <translation>Runde {round}. Alle Karten werden gemischt und ausgeteilt.</translation>
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
            <source>Card {turn}: {packs}.</source>
            <translation>Karte {turn}: {packs}.</translation>
        </message>
        <message>
            <source>The last cards pack themselves: {packs}.</source>
            <translation>Die letzten Karten packen sich von selbst: {packs}.</translation>
        </message>
        <message>
            <source>{name} packs {card}</source>
            <translation>{name} packt {card}</translation>
        </message>
        <message>
            <source>Carry on! All hands go to the left.</source>
            <translation>Weiter! Alle Hände gehen nach links.</translation>
        </message>
        <message>
            <source>{name} packs {card} and discards {others}.</source>
            <translation>{name} packt {card} und legt {others} ab.</translation>
        </message>
        <message>
            <source>Luggage is drawn: {limits}.</source>
            <translation>Die Koffer werden gezogen: {limits}.</translation>
        </message>
        <message>
            <source>{name} {limit} kg</source>
            <translation>{name} {limit} kg</translation>
        </message>
        <message>
            <source>{names} may choose how souvenirs and upgrades count.</source>
            <translation>Souvenirs und Upgrades: Zu wählen haben {names}.</translation>
        </message>
        <message>
            <source>{name} chooses: {use}.</source>
            <translation>{name} wählt: {use}.</translation>
        </message>
        <message>
            <source>{name} chooses anew: {use}.</source>
            <translation>{name} wählt neu: {use}.</translation>
        </message>
        <message>
            <source>{name} turns a Carry On card over: 32 kg.</source>
            <translation>{name} dreht eine Handgepäckkarte um: 32 kg.</translation>
        </message>
        <message>
            <source>Round {round}: {scores}.</source>
            <translation>Runde {round}: {scores}.</translation>
        </message>
        <message>
            <source>{name} {points}</source>
            <translation>{name} {points}</translation>
        </message>
        <message>
            <source>{names} wins with {points}.</source>
            <translation>{names} gewinnt mit {points}.</translation>
        </message>
        <message>
            <source>{names} share the win with {points}.</source>
            <translation>{names} teilen sich den Sieg mit {points}.</translation>
        </message>
        <message>
            <source>Nothing is packed now.</source>
            <translation>Jetzt wird nichts gepackt.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>Diese Karte ist nicht auf deiner Hand.</translation>
        </message>
        <message>
            <source>That card is not among the three.</source>
            <translation>Diese Karte ist nicht unter den dreien.</translation>
        </message>
        <message>
            <source>So many souvenirs are not packed.</source>
            <translation>So viele Souvenirs sind nicht gepackt.</translation>
        </message>
        <message>
            <source>An upgrade does nothing on 32 kg.</source>
            <translation>Ein Upgrade bewirkt bei 32 kg nichts.</translation>
        </message>
        <message>
            <source>There is no Carry On card left to be turned over.</source>
            <translation>Es gibt keine Handgepäckkarte mehr, die sich umdrehen ließe.</translation>
        </message>
        <message>
            <source>{kg} kg are within the limit: there is nothing to upgrade.</source>
            <translation>{kg} kg liegen unter der Grenze: Es gibt nichts zu erhöhen.</translation>
        </message>
        <message>
            <source>Nothing is to be decided about souvenirs now.</source>
            <translation>Über Souvenirs ist jetzt nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>Round 1: weight</source>
            <translation>Runde 1: Gewicht</translation>
        </message>
        <message>
            <source>Round 1: character</source>
            <translation>Runde 1: Rolle</translation>
        </message>
        <message>
            <source>Round 1: essentials</source>
            <translation>Runde 1: Nötigstes</translation>
        </message>
        <message>
            <source>Round 2: weight</source>
            <translation>Runde 2: Gewicht</translation>
        </message>
        <message>
            <source>Round 2: character</source>
            <translation>Runde 2: Rolle</translation>
        </message>
        <message>
            <source>Round 2: essentials</source>
            <translation>Runde 2: Nötigstes</translation>
        </message>
        <message>
            <source>Round 3: weight</source>
            <translation>Runde 3: Gewicht</translation>
        </message>
        <message>
            <source>Round 3: character</source>
            <translation>Runde 3: Rolle</translation>
        </message>
        <message>
            <source>Round 3: essentials</source>
            <translation>Runde 3: Nötigstes</translation>
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
            <source>What you have seen</source>
            <translation>Was du gesehen hast</translation>
        </message>
        <message>
            <source>What you have seen, and odds</source>
            <translation>Was du gesehen hast, und Chancen</translation>
        </message>
        <message>
            <source>Welcome to the check-in! We pack the first round together; nothing counts yet, and you can leave at any time.</source>
            <translation>Willkommen am Schalter! Die erste Runde packen wir zusammen; noch zählt nichts, und du kannst jederzeit gehen.</translation>
        </message>
        <message>
            <source>Your character: {character}. {about} And one of each of the four types gives 5 points more.</source>
            <translation>Deine Rolle: {character}. {about} Und je eine der vier Sorten gibt noch 5 Punkte.</translation>
        </message>
        <message>
            <source>What you pack scores its kilograms, up to a limit of 23 or 32; each one above it takes a point away. Which limit is yours is drawn after packing.</source>
            <translation>Was du packst, zählt seine Kilogramm, bis zur Grenze von 23 oder 32; jedes darüber kostet einen Punkt. Welche Grenze du hast, wird erst nach dem Packen gezogen.</translation>
        </message>
        <message>
            <source>Seven cards are yours, and you pack one of them. Try {card}: click it, or press {key}.</source>
            <translation>Du hast sieben Karten und packst eine davon. Versuch es mit {card}: anklicken oder {key} drücken.</translation>
        </message>
        <message>
            <source>The scales show what it would bring. Click it once more, or press Pack it or Enter. Esc takes it back.</source>
            <translation>Die Waage zeigt, was das brächte. Noch ein Klick, „Einpacken“ oder die Eingabetaste packt die Karte. Esc nimmt sie zurück.</translation>
        </message>
        <message>
            <source>All picks were turned over at once. Your hand went on to {left}; this one comes from {right}.</source>
            <translation>Alle Karten wurden zugleich aufgedeckt. Deine Hand ging an {left}; diese kommt von {right}.</translation>
        </message>
        <message>
            <source>You need all four types. {card} would be a new one: press {key}, then Enter, or click it twice.</source>
            <translation>Du brauchst alle vier Sorten. Neu wäre {card}: {key} und die Eingabetaste drücken oder zweimal klicken.</translation>
        </message>
        <message>
            <source>A souvenir! Weightless it stands for one type that you lack; or it weighs 5 kg, which score like all others. Pack it: press {key}, then Enter.</source>
            <translation>Ein Souvenir! Gewichtslos steht es für eine Sorte, die dir fehlt; oder es wiegt 5 kg, die zählen wie alle anderen. Pack es ein: {key}, dann die Eingabetaste.</translation>
        </message>
        <message>
            <source>Pack a third card, such as {card}: press {key}, then Enter, or click it twice.</source>
            <translation>Pack eine dritte Karte, etwa {card}: {key} und die Eingabetaste drücken oder zweimal klicken.</translation>
        </message>
        <message>
            <source>Your first hand is back. What is missing in it the others have packed: who remembers hands knows what is still to come.</source>
            <translation>Deine ersten Handkarten sind zurück. Was darin fehlt, haben die anderen gepackt: Wer sich Karten merkt, weiß, was noch kommt.</translation>
        </message>
        <message>
            <source>{kg} kg are packed. Now each heavy card is a bet: at 32 kg it pays, at 23 kg it may cost. Pack what you dare, and watch both columns.</source>
            <translation>{kg} kg sind gepackt. Jetzt ist jede schwere Karte eine Wette: Bei 32 kg lohnt sie sich, bei 23 kg kann sie kosten. Pack, was du wagst, und sieh auf beide Spalten.</translation>
        </message>
        <message>
            <source>Two cards are left. Pack one of them; the last card that comes to you packs itself.</source>
            <translation>Zwei Karten bleiben. Pack eine davon; die letzte, die zu dir kommt, packt sich von selbst.</translation>
        </message>
        <message>
            <source>The luggage is drawn: yours carries {limit} kg, and {kg} kg are packed. On this page you say what counts how; the best is filled in.</source>
            <translation>Das Gepäck ist gezogen: Deines trägt {limit} kg, und gepackt sind {kg} kg. Auf dieser Seite sagst du, was wie zählt; das Beste steht schon da.</translation>
        </message>
        <message>
            <source>Your souvenirs: press to let them weigh 5 kg, or nothing. The numbers in your row follow at once.</source>
            <translation>Deine Souvenirs: Ein Druck lässt sie 5 kg wiegen oder nichts. Die Zahlen in deiner Zeile folgen sofort.</translation>
        </message>
        <message>
            <source>A Carry On card raises 23 kg to 32 for this round. Kept to the end it gives 7 points. Press to compare.</source>
            <translation>Eine Handgepäckkarte hebt 23 kg für diese Runde auf 32. Bis zum Ende behalten gibt sie 7 Punkte. Drück und vergleich.</translation>
        </message>
        <message>
            <source>Choose what you like, then press Ready.</source>
            <translation>Wähl, was du magst, und drück dann „Bereit“.</translation>
        </message>
        <message>
            <source>The round brought you {points}, and the next one is dealt. Scores, or S, shows all lines once more.</source>
            <translation>Die Runde brachte dir {points}, und die nächste ist ausgeteilt. „Wertung“ oder S zeigt alle Zeilen noch einmal.</translation>
        </message>
        <message>
            <source>The round brought you {points}, and the next one is dealt. The key S shows all lines once more.</source>
            <translation>Die Runde brachte dir {points}, und die nächste ist ausgeteilt. Die Taste S zeigt alle Zeilen noch einmal.</translation>
        </message>
        <message>
            <source>That was a round; a match has three. At its end each Carry On card that you kept gives 7 points. Play this match on, or begin one of your own.</source>
            <translation>Das war eine Runde; eine Partie hat drei. Am Ende gibt jede behaltene Handgepäckkarte 7 Punkte. Spiel diese Partie weiter, oder beginn eine eigene.</translation>
        </message>
    </context>
</TS>
