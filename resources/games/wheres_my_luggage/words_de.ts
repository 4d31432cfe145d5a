<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>wheres_my_luggage</name>
        <message>
            <source>black roller</source>
            <translation>schwarzer Rollkoffer</translation>
        </message>
        <message>
            <source>brown trunk</source>
            <translation>brauner Überseekoffer</translation>
        </message>
        <message>
            <source>silver case</source>
            <translation>silberner Koffer</translation>
        </message>
        <message>
            <source>tartan carpet-bag</source>
            <translation>karierte Reisetasche</translation>
        </message>
        <message>
            <source>blue duffel</source>
            <translation>blaue Sporttasche</translation>
        </message>
        <message>
            <source>green backpack</source>
            <translation>grüner Rucksack</translation>
        </message>
        <message>
            <source>a black roller</source>
            <translation>einen schwarzen Rollkoffer</translation>
        </message>
        <message>
            <source>a brown trunk</source>
            <translation>einen braunen Überseekoffer</translation>
        </message>
        <message>
            <source>a silver case</source>
            <translation>einen silbernen Koffer</translation>
        </message>
        <message>
            <source>a tartan carpet-bag</source>
            <translation>eine karierte Reisetasche</translation>
        </message>
        <message>
            <source>a blue duffel</source>
            <translation>eine blaue Sporttasche</translation>
        </message>
        <message>
            <source>a green backpack</source>
            <translation>einen grünen Rucksack</translation>
        </message>
        <message>
            <source>Pirate</source>
            <translation>Pirat</translation>
        </message>
        <message>
            <source>Ninja</source>
            <translation>Ninja</translation>
        </message>
        <message>
            <source>Vampire</source>
            <translation>Vampir</translation>
        </message>
        <message>
            <source>Secret Agent</source>
            <translation>Geheimagent</translation>
        </message>
        <message>
            <source>Magician</source>
            <translation>Zauberkünstler</translation>
        </message>
        <message>
            <source>Viking</source>
            <translation>Wikinger</translation>
        </message>
        <message>
            <source>Knight</source>
            <translation>Ritter</translation>
        </message>
        <message>
            <source>Archaeologist</source>
            <translation>Archäologin</translation>
        </message>
        <message>
            <source>Detective</source>
            <translation>Detektiv</translation>
        </message>
        <message>
            <source>Cowboy</source>
            <translation>Cowboy</translation>
        </message>
        <message>
            <source>Astronaut</source>
            <translation>Astronautin</translation>
        </message>
        <message>
            <source>Robot</source>
            <translation>Roboter</translation>
        </message>
        <message>
            <source>Alien</source>
            <translation>Alien</translation>
        </message>
        <message>
            <source>Time Traveller</source>
            <translation>Zeitreisender</translation>
        </message>
        <message>
            <source>Mad Scientist</source>
            <translation>Irrer Professor</translation>
        </message>
        <message>
            <source>Nanny</source>
            <translation>Kinderfrau</translation>
        </message>
        <message>
            <source>Highlander</source>
            <translation>Highlander</translation>
        </message>
        <message>
            <source>Lumberjack</source>
            <translation>Holzfäller</translation>
        </message>
        <message>
            <source>Grandma</source>
            <translation>Oma</translation>
        </message>
        <message>
            <source>Wizard</source>
            <translation>Zauberer</translation>
        </message>
        <message>
            <source>Mermaid</source>
            <translation>Meerjungfrau</translation>
        </message>
        <message>
            <source>Superhero</source>
            <translation>Superheld</translation>
        </message>
        <message>
            <source>Surfer</source>
            <translation>Surfer</translation>
        </message>
        <message>
            <source>Sumo Wrestler</source>
            <translation>Sumoringer</translation>
        </message>
        <message>
            <source>Diver</source>
            <translation>Taucherin</translation>
        </message>
        <message>
            <source>Caveman</source>
            <translation>Höhlenmensch</translation>
        </message>
        <message>
            <source>Elf</source>
            <translation>Wichtel</translation>
        </message>
        <message>
            <source>Outlaw Archer</source>
            <translation>Bogenschütze</translation>
        </message>
        <message>
            <source>Dinosaur</source>
            <translation>Dinosaurier</translation>
        </message>
        <message>
            <source>Leprechaun</source>
            <translation>Kobold</translation>
        </message>
        <message>
            <source>A match!</source>
            <translation>Passt!</translation>
        </message>
        <message>
            <source>At a stroll</source>
            <translation>Bummeltempo</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Unhurried</source>
            <translation>Gemütlich</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Flott</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Very fast</source>
            <translation>Sehr schnell</translation>
        </message>
        <message>
            <source>Rush hour</source>
            <translation>Stoßzeit</translation>
        </message>
        <message>
            <source>Suitcases are taken while the belt turns.</source>
            <translation>Gegriffen wird, solange sich das Band dreht.</translation>
        </message>
        <message>
            <source>“Ready” counts only between two rounds.</source>
            <translation>„Bereit“ zählt nur zwischen zwei Runden.</translation>
        </message>
        <message>
            <source>{name}: the waiting ones come again.</source>
            <translation>{name}: Wer wartet, ist wieder dran.</translation>
        </message>
        <message>
            <source>{name} takes {type}.</source>
            <translation>{name} greift {type}.</translation>
        </message>
        <message>
            <source>{points} for {name}</source>
            <translation>{points} für {name}</translation>
        </message>
        <message>
            <source>You have seven passengers, one after the other. Their luggage goes round on the belt; in this lesson only while you wish.</source>
            <translation>Du hast sieben Passagiere, einen nach dem anderen. Ihr Gepäck dreht auf dem Band seine Runden, hier nur, solange du willst.</translation>
        </message>
        <message>
            <source>Your first passenger: {passenger}, who has lost {type}.</source>
            <translation>Dein erster Passagier, {passenger}, vermisst {type}.</translation>
        </message>
        <message>
            <source>Six of that kind are on the belt: one is the right one, four are other passengers’ and go back, and one is lost luggage, nobody’s. Only a look at its label tells.</source>
            <translation>Sechs dieser Art sind auf dem Band: Eines ist das richtige, vier gehören anderen Passagieren und gehen zurück, und eines ist verloren und gehört niemandem. Welches, zeigt erst ein Blick auf das Schild.</translation>
        </message>
        <message>
            <source>Here the belt moves while you hold Space, or this button. Let it run a little.</source>
            <translation>Hier läuft das Band, solange du die Leertaste oder diesen Knopf hältst. Lass es ein wenig laufen.</translation>
        </message>
        <message>
            <source>Take this one, to look at its label: click it, wherever it is.</source>
            <translation>Nimm dieses Stück und sieh auf sein Schild: Klick es an, wo es auch ist.</translation>
        </message>
        <message>
            <source>Here lie the passengers still to come, and beside them those who wait. When nobody is to come any more, those who wait are called again.</source>
            <translation>Hier liegen die Passagiere, die noch kommen, und daneben die, die warten. Kommt niemand mehr, sind die Wartenden noch einmal an der Reihe.</translation>
        </message>
        <message>
            <source>Find {type} for {passenger}.</source>
            <translation>{passenger} sucht {type}.</translation>
        </message>
        <message>
            <source>{name}: turn over {type} for {passenger}.</source>
            <translation>{name}: {passenger} sucht {type}. Dreh ein Plättchen um.</translation>
        </message>
        <message>
            <source>The belt is not running yet.</source>
            <translation>Das Band läuft noch nicht.</translation>
        </message>
        <message>
            <source>The belt turns and everybody grabs. Whoever finds all their luggage first calls “Done!”.</source>
            <translation>Das Band dreht sich, und alle greifen zu. Wer zuerst alles Gepäck gefunden hat, ruft „Fertig!“.</translation>
        </message>
        <message>
            <source>18 tiles lie on the table, and there is no hurry. Turn one over; all see whose it is.</source>
            <translation>18 Plättchen liegen auf dem Tisch, und nichts eilt. Dreh eines um; alle sehen, wem es gehört.</translation>
        </message>
        <message>
            <source>{percent}% – {words}</source>
            <translation>{percent} % – {words}</translation>
        </message>
        <message>
            <source>Time stands still while you look for a suitcase, and runs while you hold a key.</source>
            <translation>Die Zeit steht, während du einen Koffer suchst, und läuft, solange du eine Taste hältst.</translation>
        </message>
        <message>
            <source>{percent}%</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>Too late: somebody has it already.</source>
            <translation>Zu spät: Jemand war schneller.</translation>
        </message>
        <message>
            <source>Your passenger is looking for another kind of luggage.</source>
            <translation>Dein Passagier sucht anderes Gepäck.</translation>
        </message>
        <message>
            <source>Tiles are turned over in the memory form only.</source>
            <translation>Umgedreht wird nur im Gedächtnisspiel.</translation>
        </message>
        <message>
            <source>There is nothing to take.</source>
            <translation>Hier gibt es nichts zu greifen.</translation>
        </message>
        <message>
            <source>Too late: the round is over.</source>
            <translation>Zu spät: Die Runde ist vorbei.</translation>
        </message>
        <message>
            <source>Round {round}: the luggage is on the belt.</source>
            <translation>Runde {round}: Das Gepäck ist auf dem Band.</translation>
        </message>
        <message>
            <source>Round {round}. {name} begins.</source>
            <translation>Runde {round}. {name} beginnt.</translation>
        </message>
        <message>
            <source>{name}: {passenger} ({type}).</source>
            <translation>{name}: {passenger} ({type}).</translation>
        </message>
        <message>
            <source>{name}: {passenger} has the luggage.</source>
            <translation>{name}: {passenger} hat das Gepäck.</translation>
        </message>
        <message>
            <source>{name}: not {passenger}’s. It goes back.</source>
            <translation>{name}: Nicht für {passenger}. Es geht zurück.</translation>
        </message>
        <message>
            <source>{name}: {passenger} got lost luggage.</source>
            <translation>{name}: Verlorenes Gepäck für {passenger}.</translation>
        </message>
        <message>
            <source>Done! {names}</source>
            <translation>Fertig! {names}</translation>
        </message>
        <message>
            <source>The round is checked: {points}.</source>
            <translation>Die Runde ist geprüft: {points}.</translation>
        </message>
        <message>
            <source>{name} is ready.</source>
            <translation>{name} ist bereit.</translation>
        </message>
        <message>
            <source>The match is over: {points}.</source>
            <translation>Die Partie ist zu Ende: {points}.</translation>
        </message>
        <message>
            <source>Not theirs. It has gone back to its place, and {passenger} waits in the deck beside.</source>
            <translation>Das war es nicht. Es ist zurück an seinem Platz, und {passenger} wartet auf dem Stapel daneben.</translation>
        </message>
        <message>
            <source>A match! Passenger and suitcase are set aside: a point for you.</source>
            <translation>Passt! Passagier und Koffer kommen zur Seite: ein Punkt für dich.</translation>
        </message>
        <message>
            <source>For {passenger} try this one: {type}. Let the belt run if it is hidden.</source>
            <translation>Für {passenger} probier dieses Stück: {type}. Ist es verdeckt, lass das Band laufen.</translation>
        </message>
        <message>
            <source>Where’s My Luggage?</source>
            <translation>Where’s My Luggage?</translation>
        </message>
        <message>
            <source>Find your passengers’ luggage on a belt that never stops.</source>
            <translation>Finde das Gepäck deiner Passagiere auf einem Band, das nie anhält.</translation>
        </message>
        <message>
            <source>Round {round}/{rounds}</source>
            <translation>Runde {round}/{rounds}</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Gate left</source>
            <translation>Tor links</translation>
        </message>
        <message>
            <source>Grab</source>
            <translation>Greifen</translation>
        </message>
        <message>
            <source>Gate right</source>
            <translation>Tor rechts</translation>
        </message>
        <message>
            <source>Space stays free: it lets time run in step mode.</source>
            <translation>Die Leertaste bleibt frei: Sie lässt im Schrittmodus die Zeit laufen.</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Nächste</translation>
        </message>
        <message>
            <source>Waiting</source>
            <translation>Warten</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Gefunden</translation>
        </message>
        <message>
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>Not ready yet</source>
            <translation>Noch nicht bereit</translation>
        </message>
        <message>
            <source>Done!</source>
            <translation>Fertig!</translation>
        </message>
        <message>
            <source>That is {type}. {passenger} is looking for {wanted}.</source>
            <translation>{passenger} sucht {wanted}, nicht {type}.</translation>
        </message>
        <message>
            <source>One at a time: you are still looking at {type}.</source>
            <translation>Einer nach dem anderen: Du schaust noch {type} an.</translation>
        </message>
        <message>
            <source>Looks for each pair</source>
            <translation>Blicke je Paar</translation>
        </message>
        <message>
            <source>{passenger}’s</source>
            <translation>Für {passenger}</translation>
        </message>
        <message>
            <source>Whose is it?</source>
            <translation>Wem gehört das?</translation>
        </message>
        <message>
            <source>Now {passenger}: take {type}. Click one, or by {left} and {right} bring your gate to it and press {key}.</source>
            <translation>Jetzt {passenger}: Nimm {type}. Klick eines an, oder bring dein Tor mit {left} und {right} hin und drück {key}.</translation>
        </message>
        <message>
            <source>No {type} is on the belt just now; one comes back soon.</source>
            <translation>Gerade nicht auf dem Band: {type}. Das ändert sich gleich.</translation>
        </message>
        <message>
            <source>The computers play.</source>
            <translation>Die Computer spielen.</translation>
        </message>
        <message>
            <source>Paused.</source>
            <translation>Pause.</translation>
        </message>
        <message>
            <source>The pairs are checked.</source>
            <translation>Die Paare werden geprüft.</translation>
        </message>
        <message>
            <source>Ready for the next round?</source>
            <translation>Bereit für die nächste Runde?</translation>
        </message>
        <message>
            <source>The others are not ready yet.</source>
            <translation>Die anderen sind noch nicht bereit.</translation>
        </message>
        <message>
            <source>{name} is choosing a tile.</source>
            <translation>{name} wählt ein Plättchen.</translation>
        </message>
        <message>
            <source>Nothing is in the gate.</source>
            <translation>Im Tor ist nichts.</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>W&amp;eiter</translation>
        </message>
        <message>
            <source>Count down and go on (Enter)</source>
            <translation>Herunterzählen und weiterspielen (Enter)</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>Pa&amp;use</translation>
        </message>
        <message>
            <source>Stop time and cover the belt (P)</source>
            <translation>Die Zeit anhalten und das Band zudecken (P)</translation>
        </message>
        <message>
            <source>&amp;Hold: time runs</source>
            <translation>&amp;Halten: Zeit läuft</translation>
        </message>
        <message>
            <source>Read&amp;y</source>
            <translation>&amp;Bereit</translation>
        </message>
        <message>
            <source>Ready: {name}</source>
            <translation>Bereit: {name}</translation>
        </message>
        <message>
            <source>{name} is ready for the next round</source>
            <translation>{name} ist bereit für die nächste Runde</translation>
        </message>
        <message>
            <source>Round {round}: the check</source>
            <translation>Runde {round}: geprüft</translation>
        </message>
        <message>
            <source>Nothing set aside</source>
            <translation>Nichts beiseitegelegt</translation>
        </message>
        <message>
            <source>+{points}</source>
            <translation>+{points}</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Spielform</translation>
        </message>
        <message>
            <source>All at once, at the belt</source>
            <translation>Alle zugleich, am Band</translation>
        </message>
        <message>
            <source>Not the right one</source>
            <translation>Nicht das richtige</translation>
        </message>
        <message>
            <source>Lost: no point</source>
            <translation>Verloren: kein Punkt</translation>
        </message>
        <message>
            <source>By turns, from memory</source>
            <translation>Reihum, aus dem Gedächtnis</translation>
        </message>
        <message>
            <source>Not that one</source>
            <translation>Nicht dieser</translation>
        </message>
        <message>
            <source>One at a time</source>
            <translation>Einer nach dem anderen</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <source>Another kind</source>
            <translation>Andere Sorte</translation>
        </message>
        <message>
            <source>Too late</source>
            <translation>Zu spät</translation>
        </message>
        <message>
            <source>Slowly</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>This is your gate, to play by keys: {left}, {right} move it, {key} takes what stands in it.</source>
            <translation>Das ist dein Tor, falls du mit Tasten spielst: {left}, {right} bewegen es, {key} nimmt, was darin steht.</translation>
        </message>
        <message>
            <source>Not the luggage of {passenger}; it is back in its place. {owner} is next, and this is theirs: remember it.</source>
            <translation>Nicht für {passenger}: Es ist zurück an seinem Platz. Aber es gehört {owner}, als Nächstes dran: Merk es dir!</translation>
        </message>
        <message>
            <source>Lost luggage: nobody’s. It is set aside with the passenger, for no point.</source>
            <translation>Verlorenes Gepäck: Es gehört niemandem. Es kommt mit dem Passagier beiseite, ohne Punkt.</translation>
        </message>
        <message>
            <source>The luggage of {passenger} has kept its place. Click it, or by {left}, {right} bring your gate to it and press {key}.</source>
            <translation>Das für {passenger} blieb, wo es war. Klick es an, oder bring dein Tor mit {left}, {right} hin und drück {key}.</translation>
        </message>
        <message>
            <source>Whoever has no passengers left first calls “Done!” and ends the round for all. Each point is a step below: at most 7 a round, 14 in two, 21 in three. “Play on” stays here; “To the lounge” leads to other games.</source>
            <translation>Wer zuerst keine Passagiere mehr hat, ruft „Fertig!“ und beendet die Runde für alle. Jeder Punkt ist ein Schritt unten: höchstens 7 je Runde, 14 in zweien, 21 in dreien. „Weiterspielen“ bleibt hier, „Zur Lounge“ führt zu anderen Spielen.</translation>
        </message>
        <message>
            <source>It belongs to {passenger}</source>
            <translation>Das gehört: {passenger}</translation>
        </message>
        <message>
            <source>One suitcase of each kind is lost luggage, nobody’s: whoever takes it sets it aside with the passenger, for no point.</source>
            <translation>Ein Gepäckstück jeder Sorte ist verloren und gehört niemandem: Wer es nimmt, legt es mit dem Passagier beiseite, ohne Punkt.</translation>
        </message>
        <message>
            <source>All at once: each at your own gate; a click is for whoever seeks that kind.</source>
            <translation>Alle greifen zugleich, am eigenen Tor; ein Klick gilt für die Person, die diese Art sucht.</translation>
        </message>
        <message>
            <source>Get ready… One of each kind is lost luggage: taken, it costs the passenger’s point.</source>
            <translation>Gleich geht es los … Ein Stück jeder Sorte ist verloren: Wer es nimmt, verliert den Punkt für den Passagier.</translation>
        </message>
        <message>
            <source>Time stands still: hold Space to run the belt.</source>
            <translation>Die Zeit steht: halte die Leertaste, damit das Band läuft.</translation>
        </message>
        <message>
            <source>A sad face got lost luggage, for no point.</source>
            <translation>Wer traurig ist, bekam verlorenes Gepäck: kein Punkt.</translation>
        </message>
        <message>
            <source>Click one, or go there by arrows and press Enter.</source>
            <translation>Klick eines an, oder geh mit den Pfeilen hin und drück Enter.</translation>
        </message>
        <message>
            <source>{name} has turned over: {passenger}.</source>
            <translation>{name} hat aufgedeckt: {passenger}.</translation>
        </message>
        <message>
            <source>Remember it; any key goes on.</source>
            <translation>Merk es dir; weiter mit jeder Taste.</translation>
        </message>
        <message>
            <source>One at a time: hold Space until you have looked at {type}.</source>
            <translation>Einer nach dem anderen: Halte die Leertaste, bis du {type} angeschaut hast.</translation>
        </message>
        <message>
            <source>Slowly: after a wrong grab your hand rests a moment.</source>
            <translation>Langsam: Nach einem Fehlgriff ruht deine Hand einen Moment.</translation>
        </message>
        <message>
            <source>That is {type}. Looked for: {wanted}.</source>
            <translation>Das ist {type}. Gesucht: {wanted}.</translation>
        </message>
        <message>
            <source>The belt is covered, so that nobody gains by it. Enter or Esc goes on.</source>
            <translation>Zugedeckt, damit niemand spickt. Mit Enter oder Esc geht es weiter.</translation>
        </message>
        <message>
            <source>You went to another window, so the belt has stopped. Enter or Esc goes on.</source>
            <translation>Du warst in einem anderen Fenster, darum steht das Band. Mit Enter oder Esc geht es weiter.</translation>
        </message>
        <message>
            <source>Time runs: stop</source>
            <translation>Zeit läuft: anhalten</translation>
        </message>
        <message>
            <source>The belt runs as long as this is held down (Space), or pressed twice: until it is pressed again</source>
            <translation>Das Band läuft, solange das gehalten wird (Leertaste), oder zweimal gedrückt: bis es wieder gedrückt wird</translation>
        </message>
        <message>
            <source>Show whose it is</source>
            <translation>Gesichter zeigen</translation>
        </message>
        <message>
            <source>A look shows the owner’s face, not only whether it matches.</source>
            <translation>Ein Blick zeigt, wem es gehört, nicht nur, ob es passt.</translation>
        </message>
        <message>
            <source>For one person only: at a shared screen the others would see it too.</source>
            <translation>Nur für eine Person: Am gemeinsamen Bildschirm sähen es auch die anderen.</translation>
        </message>
        <message>
            <source>Tempo</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>How fast the belt, the looks and the computers are.</source>
            <translation>Wie schnell Band, Blicke und Computer sind.</translation>
        </message>
        <message>
            <source>Step mode</source>
            <translation>Schrittmodus</translation>
        </message>
        <message>
            <source>At the belt</source>
            <translation>Am Band</translation>
        </message>
        <message>
            <source>From memory</source>
            <translation>Gedächtnisspiel</translation>
        </message>
        <message>
            <source>step mode</source>
            <translation>Schrittmodus</translation>
        </message>
        <message>
            <source>Tiles on the table</source>
            <translation>Plättchen auf dem Tisch</translation>
        </message>
        <message>
            <source>Row {row}, column {column}: {type}</source>
            <translation>Reihe {row}, Spalte {column}: {type}</translation>
        </message>
        <message>
            <source>Row {row}, column {column}: empty</source>
            <translation>Reihe {row}, Spalte {column}: leer</translation>
        </message>
        <message>
            <source>{name}’s gate: {type}</source>
            <translation>Tor von {name}: {type}</translation>
        </message>
        <message>
            <source>{name}’s gate: nothing</source>
            <translation>Tor von {name}: nichts</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Points, round by round</source>
            <translation>Punkte, Runde für Runde</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>{name}, round {round}: {points} in all, {added} of them new.</source>
            <translation>{name}, Runde {round}: insgesamt {points}, davon {added} neu.</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Blicke</translation>
        </message>
        <message>
            <source>{name}, round {round}: {looks} for {matches}.</source>
            <translation>{name}, Runde {round}: {looks} für {matches}.</translation>
        </message>
        <message>
            <source>What was remembered</source>
            <translation>Was im Gedächtnis blieb</translation>
        </message>
        <message>
            <source>Who, and what</source>
            <translation>Wer, und was</translation>
        </message>
        <message>
            <source>{name}: straight to it</source>
            <translation>{name}: sofort richtig</translation>
        </message>
        <message>
            <source>{name}: again in vain</source>
            <translation>{name}: wieder umsonst</translation>
        </message>
        <message>
            <source>{part} of {all}</source>
            <translation>{part} von {all}</translation>
        </message>
        <message>
            <source>{name} had seen the right tile before {looks}, and went straight to it in {part}.</source>
            <translation>{name} kannte das richtige Plättchen schon ({looks}) und griff es {part}-mal sofort.</translation>
        </message>
        <message>
            <source>{name}: {looks} at a tile that was known to be wrong.</source>
            <translation>{name}: {looks} auf ein Plättchen, das als falsch bekannt war.</translation>
        </message>
        <message>
            <source>Time for each passenger</source>
            <translation>Zeit je Passagier</translation>
        </message>
        <message>
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <source>Turns for each passenger</source>
            <translation>Züge je Passagier</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Passenger</source>
            <translation>Passagier</translation>
        </message>
        <message>
            <source>Whose passengers</source>
            <translation>Passagiere von</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>{number} s</source>
            <translation>{number} s</translation>
        </message>
        <message>
            <source>{round}: {passenger}</source>
            <translation>{round}: {passenger}</translation>
        </message>
        <message>
            <source>{round}: {passenger}, lost</source>
            <translation>{round}: {passenger}, verloren</translation>
        </message>
        <message>
            <source>Round {round}: {passenger}, found with {looks}.</source>
            <translation>Runde {round}: {passenger}, gefunden ({looks}).</translation>
        </message>
        <message>
            <source>Round {round}: {passenger}, found with {looks} in {time}.</source>
            <translation>Runde {round}: {passenger}, gefunden in {time} ({looks}).</translation>
        </message>
        <message>
            <source>Round {round}: {passenger}, lost luggage with {looks}.</source>
            <translation>Runde {round}: {passenger}, verlorenes Gepäck ({looks}).</translation>
        </message>
        <message>
            <source>Round {round}: {passenger}, lost luggage with {looks} in {time}.</source>
            <translation>Runde {round}: {passenger}, verlorenes Gepäck in {time} ({looks}).</translation>
        </message>
        <message>
            <source>{round}: nothing set aside</source>
            <translation>{round}: nichts beiseitegelegt</translation>
        </message>
        <message>
            <source>{round}: {pairs}.</source>
            <translation>{round}: {pairs}.</translation>
        </message>
        <message>
            <source>{name}: {words}</source>
            <translation>{name}: {words}</translation>
        </message>
        <message>
            <source>lost luggage</source>
            <translation>verlorenes Gepäck</translation>
        </message>
        <message>
            <source>Whose it is: {whose}.</source>
            <translation>Wem es gehört: {whose}.</translation>
        </message>
        <message>
            <source>{name} turns over row {row}, column {column}: {whose}.</source>
            <translation>{name} dreht Reihe {row}, Spalte {column} um: {whose}.</translation>
        </message>
        <message>
            <source>{type} {number}</source>
            <translation>{type} {number}</translation>
        </message>
        <message>
            <source>{luggage}, in the gate</source>
            <translation>{luggage}, im Tor</translation>
        </message>
        <message>
            <source>In the gate: {luggage}.</source>
            <translation>Im Tor: {luggage}.</translation>
        </message>
        <message>
            <source>In the gate, and right: {luggage}.</source>
            <translation>Im Tor, und richtig: {luggage}.</translation>
        </message>
        <message>
            <source>The right type. Press to take it.</source>
            <translation>Die richtige Sorte. Drücken greift es.</translation>
        </message>
        <message>
            <source>What comes to {name}’s gate</source>
            <translation>Was zum Tor von {name} kommt</translation>
        </message>
        <message>
            <source>Let time run</source>
            <translation>Zeit laufen lassen</translation>
        </message>
        <message>
            <source>Let time run for a second</source>
            <translation>Die Zeit eine Sekunde laufen lassen</translation>
        </message>
        <message>
            <source>Let time run until a {type} is in {name}’s gate</source>
            <translation>Die Zeit laufen lassen, bis im Tor von {name} ist: {type}</translation>
        </message>
        <message>
            <source>{rows} rows of {columns} tiles. Press a tile to turn it over.</source>
            <translation>{rows} Reihen mit {columns} Plättchen. Drücken dreht eines um.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Face up: {passenger}, {type}.</source>
            <translation>Offen: {passenger}, {type}.</translation>
        </message>
        <message>
            <source>It is their turn.</source>
            <translation>An der Reihe.</translation>
        </message>
        <message>
            <source>Cards: {what}.</source>
            <translation>Karten: {what}.</translation>
        </message>
        <message>
            <source>In hand: {type}.</source>
            <translation>In der Hand: {type}.</translation>
        </message>
        <message>
            <source>The last look: {mark}</source>
            <translation>Der letzte Blick: {mark}</translation>
        </message>
        <message>
            <source>Ready for the next round.</source>
            <translation>Bereit für die nächste Runde.</translation>
        </message>
        <message>
            <source>Not ready yet for the next round.</source>
            <translation>Noch nicht bereit für die nächste Runde.</translation>
        </message>
        <message>
            <source>{name}, {points}</source>
            <translation>{name}, {points}</translation>
        </message>
        <message>
            <source>{name} in this round: {points}</source>
            <translation>{name} in dieser Runde: {points}</translation>
        </message>
        <message>
            <source>Set aside: {pairs}.</source>
            <translation>Beiseitegelegt: {pairs}.</translation>
        </message>
        <message>
            <source>{passenger} with their own luggage</source>
            <translation>{passenger} mit eigenem Gepäck</translation>
        </message>
        <message>
            <source>{passenger} with lost luggage</source>
            <translation>{passenger} mit verlorenem Gepäck</translation>
        </message>
        <message numerus="yes">
            <source>%n look(s)</source>
            <translation>
                <numerusform>%n Blick</numerusform>
                <numerusform>%n Blicke</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n suitcase(s)</source>
            <translation>
                <numerusform>%n Koffer</numerusform>
                <numerusform>%n Koffer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{luggage}, in %n second(s)</source>
            <translation>
                <numerusform>{luggage}, in %n Sekunde</numerusform>
                <numerusform>{luggage}, in %n Sekunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Next: {luggage}, in %n second(s).</source>
            <translation>
                <numerusform>Als Nächstes: {luggage}, in %n Sekunde.</numerusform>
                <numerusform>Als Nächstes: {luggage}, in %n Sekunden.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n to come</source>
            <translation>
                <numerusform>%n als Nächste</numerusform>
                <numerusform>%n als Nächste</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n waiting</source>
            <translation>
                <numerusform>%n wartet</numerusform>
                <numerusform>%n warten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n found</source>
            <translation>
                <numerusform>%n gefunden</numerusform>
                <numerusform>%n gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lost</source>
            <translation>
                <numerusform>%n verloren</numerusform>
                <numerusform>%n verloren</numerusform>
            </translation>
        </message>
    </context>
</TS>
