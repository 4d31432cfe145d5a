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
            <source>the Pirate</source>
            <translation>der Pirat</translation>
        </message>
        <message>
            <source>the Ninja</source>
            <translation>der Ninja</translation>
        </message>
        <message>
            <source>the Vampire</source>
            <translation>der Vampir</translation>
        </message>
        <message>
            <source>the Secret Agent</source>
            <translation>der Geheimagent</translation>
        </message>
        <message>
            <source>the Magician</source>
            <translation>der Zauberkünstler</translation>
        </message>
        <message>
            <source>the Viking</source>
            <translation>der Wikinger</translation>
        </message>
        <message>
            <source>the Knight</source>
            <translation>der Ritter</translation>
        </message>
        <message>
            <source>the Archaeologist</source>
            <translation>die Archäologin</translation>
        </message>
        <message>
            <source>the Detective</source>
            <translation>der Detektiv</translation>
        </message>
        <message>
            <source>the Cowboy</source>
            <translation>der Cowboy</translation>
        </message>
        <message>
            <source>the Astronaut</source>
            <translation>die Astronautin</translation>
        </message>
        <message>
            <source>the Robot</source>
            <translation>der Roboter</translation>
        </message>
        <message>
            <source>the Alien</source>
            <translation>das Alien</translation>
        </message>
        <message>
            <source>the Time Traveller</source>
            <translation>der Zeitreisende</translation>
        </message>
        <message>
            <source>the Mad Scientist</source>
            <translation>der irre Professor</translation>
        </message>
        <message>
            <source>the Nanny</source>
            <translation>die Kinderfrau</translation>
        </message>
        <message>
            <source>the Highlander</source>
            <translation>der Highlander</translation>
        </message>
        <message>
            <source>the Lumberjack</source>
            <translation>der Holzfäller</translation>
        </message>
        <message>
            <source>the Wizard</source>
            <translation>der Zauberer</translation>
        </message>
        <message>
            <source>the Mermaid</source>
            <translation>die Meerjungfrau</translation>
        </message>
        <message>
            <source>the Superhero</source>
            <translation>der Superheld</translation>
        </message>
        <message>
            <source>the Surfer</source>
            <translation>der Surfer</translation>
        </message>
        <message>
            <source>the Sumo Wrestler</source>
            <translation>der Sumoringer</translation>
        </message>
        <message>
            <source>the Diver</source>
            <translation>die Taucherin</translation>
        </message>
        <message>
            <source>the Caveman</source>
            <translation>der Höhlenmensch</translation>
        </message>
        <message>
            <source>the Elf</source>
            <translation>der Wichtel</translation>
        </message>
        <message>
            <source>the Outlaw Archer</source>
            <translation>der Bogenschütze</translation>
        </message>
        <message>
            <source>the Dinosaur</source>
            <translation>der Dinosaurier</translation>
        </message>
        <message>
            <source>the Leprechaun</source>
            <translation>der Kobold</translation>
        </message>
        <message>
            <source>Found it!</source>
            <translation>Gefunden!</translation>
        </message>
        <message>
            <source>Gates and mouse</source>
            <translation>Tore und Maus</translation>
        </message>
        <message>
            <source>Gates only</source>
            <translation>Nur Tore</translation>
        </message>
        <message>
            <source>Mouse only</source>
            <translation>Nur Maus</translation>
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
            <source>You can only grab suitcases during a round.</source>
            <translation>Greifen kannst du nur während einer Runde.</translation>
        </message>
        <message>
            <source>{name}’s waiting passengers come up again.</source>
            <translation>Die wartenden Passagiere von {name} sind wieder dran.</translation>
        </message>
        <message>
            <source>{name} takes {type}.</source>
            <translation>{name} nimmt {type}.</translation>
        </message>
        <message>
            <source>{name} found {passenger}’s luggage.</source>
            <translation>{name}: Gefunden! Jetzt hat {passenger} das Gepäck wieder.</translation>
        </message>
        <message>
            <source>You found {passenger}’s luggage!</source>
            <translation>Gefunden! Jetzt hat {passenger} das Gepäck wieder.</translation>
        </message>
        <message>
            <source>{name}: not {passenger}’s. It goes back.</source>
            <translation>{name}: Das sucht {passenger} nicht. Es geht zurück.</translation>
        </message>
        <message>
            <source>Not {passenger}’s. It goes back.</source>
            <translation>Das sucht {passenger} nicht. Es geht zurück.</translation>
        </message>
        <message>
            <source>{name}: lost luggage for {passenger}.</source>
            <translation>{name}: Verlorenes Gepäck – {passenger} geht leer aus.</translation>
        </message>
        <message>
            <source>Lost luggage for {passenger}.</source>
            <translation>Verlorenes Gepäck – {passenger} geht leer aus.</translation>
        </message>
        <message>
            <source>{names}: “Done!”</source>
            <translation>{names}: „Fertig!“</translation>
        </message>
        <message>
            <source>{points} for {name}</source>
            <translation>{points} für {name}</translation>
        </message>
        <message>
            <source>Help seven passengers find their luggage on the belt, one at a time. Each suitcase that you find is worth a point. In this guided round, the belt moves only while you hold Space or look at a label.</source>
            <translation>Hilf sieben Passagieren, ihr Gepäck auf dem Band zu finden, einem nach dem anderen. Jedes Stück, das du findest, bringt einen Punkt. In dieser geführten Runde läuft das Band nur, solange du die Leertaste hältst oder ein Schild ansiehst.</translation>
        </message>
        <message>
            <source>Click this suitcase, or move your gate to it with {left} and {right} and press {key}. You will see its label for a moment.</source>
            <translation>Klick dieses Stück an, oder beweg dein Tor mit {left} und {right} hin und drück {key}. Du siehst dann kurz sein Schild.</translation>
        </message>
        <message>
            <source>Not this one: {passenger} must wait. But remember it: it belongs to {owner}, your new passenger!</source>
            <translation>Das war das falsche Gepäck, also muss {passenger} warten. Aber merk dir, wo es steht: Dein neuer Passagier sucht es, {owner}!</translation>
        </message>
        <message>
            <source>Not the right one. The suitcase is back in its place, and {passenger} moves to your “Waiting” pile.</source>
            <translation>Falsches Gepäck. Es ist zurück an seinem Platz, und {passenger} kommt auf deinen Stapel „Warten“.</translation>
        </message>
        <message>
            <source>One of each kind is lost luggage. If you look at it, you must keep it: that passenger is done, without a point.</source>
            <translation>Von jeder Sorte ist ein Stück verlorenes Gepäck. Siehst du es dir an, musst du es behalten: Dieser Passagier ist erledigt, ohne Punkt.</translation>
        </message>
        <message>
            <source>Grab what is in the gate; between rounds: Ready</source>
            <translation>Nehmen, was im Tor ist; zwischen den Runden: Bereit</translation>
        </message>
        <message>
            <source>Continue while the belt is paused</source>
            <translation>Weiterspielen, wenn das Band angehalten ist</translation>
        </message>
        <message>
            <source>Find your passengers’ luggage, at a belt or from memory.</source>
            <translation>Finde Gepäck am Band oder aus dem Gedächtnis.</translation>
        </message>
        <message>
            <source>Space runs the belt.</source>
            <translation>Die Leertaste lässt das Band laufen.</translation>
        </message>
        <message>
            <source>{names} are done!</source>
            <translation>Fertig: {names}!</translation>
        </message>
        <message>
            <source>{name} is done!</source>
            <translation>{name} ist fertig!</translation>
        </message>
        <message>
            <source>Everyone plays at once, each at their own gate. A click counts for a player who needs that kind of suitcase.</source>
            <translation>Alle spielen zugleich, jeder an seinem Tor. Ein Klick zählt für einen Spieler, der diese Sorte sucht.</translation>
        </message>
        <message>
            <source>a second try after the first wrong tile of each round</source>
            <translation>ein zweiter Versuch nach dem ersten falschen Plättchen jeder Runde</translation>
        </message>
        <message>
            <source>Last look: “{mark}”.</source>
            <translation>Letzter Blick: „{mark}“.</translation>
        </message>
        <message>
            <source>This is lost luggage and belongs to no one. You keep it: that passenger is done, and you score nothing.</source>
            <translation>Das ist verlorenes Gepäck und gehört niemandem. Du behältst es: Dieser Passagier ist erledigt, und du bekommst keinen Punkt.</translation>
        </message>
        <message>
            <source>You have seen {passenger}’s luggage, and it is still there. Click it. Or move your gate to it with {left} and {right}, then press {key}.</source>
            <translation>Was {passenger} sucht, hast du schon gesehen. Klick es an. Oder beweg dein Tor mit {left} und {right} hin und drück {key}.</translation>
        </message>
        <message>
            <source>Now for {passenger}: find {type}. Click one. Or move your gate to one with {left} and {right}, then press {key}.</source>
            <translation>Jetzt ist {passenger} an der Reihe: Nimm {type}. Klick ein Stück an. Oder beweg dein Tor mit {left} und {right} dorthin und drück dann {key}.</translation>
        </message>
        <message>
            <source>Now {passenger} needs {type}. Try this one. If it is hidden, let the belt run.</source>
            <translation>Jetzt sucht {passenger} {type}. Probier dieses Stück. Ist es verdeckt, lass das Band laufen.</translation>
        </message>
        <message>
            <source>You can pause at any time with {label:pause} or P. The belt is then covered, so no one can cheat. Enter ends the pause.</source>
            <translation>Du kannst jederzeit anhalten: mit {label:pause} oder P. Dann ist das Band zugedeckt, damit niemand spickt. Mit Enter geht es weiter.</translation>
        </message>
        <message>
            <source>Set aside</source>
            <translation>Zur Seite</translation>
        </message>
        <message>
            <source>It’s {passenger}’s</source>
            <translation>Das sucht {passenger}</translation>
        </message>
        <message>
            <source>The belt is not running yet.</source>
            <translation>Das Band läuft noch nicht.</translation>
        </message>
        <message>
            <source>The belt moves, and everyone grabs at once. The first player with no passengers left calls “Done!”.</source>
            <translation>Das Band dreht sich, und alle greifen zugleich. Wer zuerst keine Passagiere mehr hat, ruft „Fertig!“.</translation>
        </message>
        <message>
            <source>There are 18 tiles on the table, and there is no rush. Turn one over, and everyone sees whose it is.</source>
            <translation>18 Plättchen liegen auf dem Tisch, und niemand hat es eilig. Dreh eines um, und alle sehen, wem es gehört.</translation>
        </message>
        <message>
            <source>{percent}% – {words}</source>
            <translation>{percent} % – {words}</translation>
        </message>
        <message>
            <source>Time stops while you look for a suitcase and runs while you hold Space.</source>
            <translation>Die Zeit steht, während du einen Koffer suchst, und läuft, solange du die Leertaste gedrückt hältst.</translation>
        </message>
        <message>
            <source>{percent}%</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>Too late: someone else took it.</source>
            <translation>Zu spät: Jemand anderes war schneller.</translation>
        </message>
        <message>
            <source>On a running belt, find a passenger’s luggage within three seconds.</source>
            <translation>Finde bei laufendem Band das Gepäck eines Passagiers innerhalb von drei Sekunden.</translation>
        </message>
        <message>
            <source>Find five pairs in a round with at most three wrong suitcases.</source>
            <translation>Finde in einer Runde fünf Paare mit höchstens drei falschen Koffern.</translation>
        </message>
        <message>
            <source>At the belt, find five pairs in a round without getting any lost luggage.</source>
            <translation>Finde am Band in einer Runde fünf Paare, ohne verlorenes Gepäck zu erwischen.</translation>
        </message>
        <message>
            <source>Your passenger is looking for a different kind of luggage.</source>
            <translation>Dein Passagier sucht eine andere Sorte Gepäck.</translation>
        </message>
        <message>
            <source>You can only turn tiles over when you play from memory.</source>
            <translation>Plättchen kannst du nur im Gedächtnisspiel umdrehen.</translation>
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
            <source>Round {round}. {name} starts.</source>
            <translation>Runde {round}. {name} beginnt.</translation>
        </message>
        <message>
            <source>{name}’s passenger: {passenger} ({type}).</source>
            <translation>Passagier von {name}: {passenger} ({type}).</translation>
        </message>
        <message>
            <source>The round is over: {points}.</source>
            <translation>Die Runde ist zu Ende: {points}.</translation>
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
            <source>This is your gate, for playing with the keyboard. {left} and {right} move it, and {key} grabs the suitcase in it.</source>
            <translation>Das ist dein Tor, wenn du mit Tasten spielst. Mit {left} und {right} bewegst du es, und mit {key} greifst du dir das Stück darin.</translation>
        </message>
        <message>
            <source>If you grab the wrong kind while the belt is moving, you must wait a moment. A small clock at your gate, or where you clicked, shows how long. The wait ends by itself.</source>
            <translation>Greifst du die falsche Sorte, während das Band läuft, musst du kurz warten. Wie lange, zeigt eine kleine Uhr an deinem Tor oder dort, wo du geklickt hast. Die Wartezeit endet von selbst.</translation>
        </message>
        <message>
            <source>Found it! Passenger and suitcase are set aside: one point for you.</source>
            <translation>Gefunden! Du legst Passagier und Koffer zur Seite und bekommst einen Punkt.</translation>
        </message>
        <message>
            <source>Where’s My Luggage?</source>
            <translation>Where’s My Luggage?</translation>
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
            <source>Move left</source>
            <translation>Links</translation>
        </message>
        <message>
            <source>Grab</source>
            <translation>Greifen</translation>
        </message>
        <message>
            <source>Move right</source>
            <translation>Rechts</translation>
        </message>
        <message>
            <source>Space is reserved: it runs the belt in step mode.</source>
            <translation>Die Leertaste ist reserviert: Sie lässt im Schrittmodus das Band laufen.</translation>
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
            <source>Ready</source>
            <translation>Bereit</translation>
        </message>
        <message>
            <source>Not ready yet</source>
            <translation>Noch nicht bereit</translation>
        </message>
        <message>
            <source>One at a time: you are still looking at {type}.</source>
            <translation>Eins nach dem anderen. Du siehst dir noch {type} an.</translation>
        </message>
        <message>
            <source>You play with gates only, so clicking does nothing.</source>
            <translation>Hier spielst du nur mit Toren. Ein Klick bewirkt nichts.</translation>
        </message>
        <message>
            <source>You practise from memory, turn by turn. At the belt there is nothing to undo.</source>
            <translation>Du übst reihum, aus dem Gedächtnis. Am Band gibt es nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>Every look shows the owner’s face to all players, so everyone can remember it.</source>
            <translation>Jeder Blick zeigt allen das Gesicht des Besitzers, also können es sich alle merken.</translation>
        </message>
        <message>
            <source>Pairs in total, by round</source>
            <translation>Paare insgesamt nach jeder Runde</translation>
        </message>
        <message>
            <source>Looks per pair</source>
            <translation>Blicke je Paar</translation>
        </message>
        <message>
            <source>Whose is it?</source>
            <translation>Wem gehört das?</translation>
        </message>
        <message>
            <source>There is no {type} on the belt right now. One will be back soon.</source>
            <translation>Gerade nicht auf dem Band: {type}. Gleich kommt ein Stück zurück.</translation>
        </message>
        <message>
            <source>The computers are playing.</source>
            <translation>Die Computer spielen.</translation>
        </message>
        <message>
            <source>Get ready… One suitcase of each kind is lost luggage. If you take it, you keep it: that passenger is done, without a point.</source>
            <translation>Gleich geht es los … Ein Stück jeder Sorte gehört niemandem. Nimmst du es, behältst du es: Dieser Passagier ist erledigt, ohne Punkt.</translation>
        </message>
        <message>
            <source>Paused.</source>
            <translation>Pause.</translation>
        </message>
        <message>
            <source>The pairs are being checked.</source>
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
            <source>{name}: turn over {type} for {passenger}.</source>
            <translation>{name}, dreh ein Plättchen um: Jetzt sucht {passenger} {type}.</translation>
        </message>
        <message>
            <source>Turn over {type} for {passenger}.</source>
            <translation>Dreh ein Plättchen um: Jetzt sucht {passenger} {type}.</translation>
        </message>
        <message>
            <source>{name} is choosing a tile.</source>
            <translation>{name} wählt ein Plättchen.</translation>
        </message>
        <message>
            <source>{name} turned over {passenger}’s luggage.</source>
            <translation>{name} hat aufgedeckt, was {passenger} sucht.</translation>
        </message>
        <message>
            <source>You turned over {passenger}’s luggage.</source>
            <translation>Du hast aufgedeckt, was {passenger} sucht.</translation>
        </message>
        <message>
            <source>Remember it. Press any key or click to continue.</source>
            <translation>Merk es dir. Mit jeder Taste oder einem Klick geht es weiter.</translation>
        </message>
        <message>
            <source>Press any key or click to continue.</source>
            <translation>Mit jeder Taste oder einem Klick geht es weiter.</translation>
        </message>
        <message>
            <source>The gate is empty.</source>
            <translation>Das Tor ist leer.</translation>
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
            <source>Count down and continue (Enter)</source>
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
            <source>&amp;Hold to run the belt</source>
            <translation>&amp;Gedrückt halten: Band läuft</translation>
        </message>
        <message>
            <source>Read&amp;y</source>
            <translation>&amp;Bereit</translation>
        </message>
        <message>
            <source>{name} is ready for the next round</source>
            <translation>{name} ist bereit für die nächste Runde</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Nichts gefunden</translation>
        </message>
        <message>
            <source>+{points}</source>
            <translation>+{points}</translation>
        </message>
        <message>
            <source>Game mode</source>
            <translation>Spielform</translation>
        </message>
        <message>
            <source>Everyone at once, at the belt</source>
            <translation>Alle zugleich, am Band</translation>
        </message>
        <message>
            <source>All seven</source>
            <translation>Alle sieben</translation>
        </message>
        <message>
            <source>Four in a row</source>
            <translation>Vier in Folge</translation>
        </message>
        <message>
            <source>Quick hands</source>
            <translation>Schnelle Hände</translation>
        </message>
        <message>
            <source>Keen eye</source>
            <translation>Scharfes Auge</translation>
        </message>
        <message>
            <source>Nothing lost</source>
            <translation>Nichts verloren</translation>
        </message>
        <message>
            <source>Clean sweep</source>
            <translation>Auf ganzer Linie</translation>
        </message>
        <message>
            <source>Find all seven pairs in one round.</source>
            <translation>Finde in einer Runde alle sieben Paare.</translation>
        </message>
        <message>
            <source>Take the right suitcase four times in a row.</source>
            <translation>Nimm viermal hintereinander den richtigen Koffer.</translation>
        </message>
        <message>
            <source>Be ahead of everyone in every round.</source>
            <translation>Sei in jeder Runde vor allen anderen.</translation>
        </message>
        <message>
            <source>the black roller</source>
            <translation>den schwarzen Rollkoffer</translation>
        </message>
        <message>
            <source>the brown trunk</source>
            <translation>den braunen Überseekoffer</translation>
        </message>
        <message>
            <source>the silver case</source>
            <translation>den silbernen Koffer</translation>
        </message>
        <message>
            <source>the tartan carpet-bag</source>
            <translation>die karierte Reisetasche</translation>
        </message>
        <message>
            <source>the blue duffel</source>
            <translation>die blaue Sporttasche</translation>
        </message>
        <message>
            <source>the green backpack</source>
            <translation>den grünen Rucksack</translation>
        </message>
        <message>
            <source>Not the right one</source>
            <translation>Falsches Gepäck</translation>
        </message>
        <message>
            <source>Lost: no point</source>
            <translation>Verloren: kein Punkt</translation>
        </message>
        <message>
            <source>Turn by turn, from memory</source>
            <translation>Reihum, aus dem Gedächtnis</translation>
        </message>
        <message>
            <source>You can only press “Ready” between rounds.</source>
            <translation>Du kannst „Bereit“ nur zwischen zwei Runden drücken.</translation>
        </message>
        <message>
            <source>Not that one</source>
            <translation>Nicht dieser</translation>
        </message>
        <message>
            <source>One at a time</source>
            <translation>Eins nach dem anderen</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <source>Wrong kind</source>
            <translation>Falsche Sorte</translation>
        </message>
        <message>
            <source>Too late</source>
            <translation>Zu spät</translation>
        </message>
        <message>
            <source>Slow down</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Round {round}. You start.</source>
            <translation>Runde {round}. Du beginnst.</translation>
        </message>
        <message>
            <source>Your passenger: {passenger} ({type}).</source>
            <translation>Dein Passagier: {passenger} ({type}).</translation>
        </message>
        <message>
            <source>Your waiting passengers come up again.</source>
            <translation>Deine wartenden Passagiere sind wieder dran.</translation>
        </message>
        <message>
            <source>You take {type}.</source>
            <translation>Du nimmst {type}.</translation>
        </message>
        <message>
            <source>{name} may look again for {passenger}.</source>
            <translation>{name} darf noch einmal umdrehen: {passenger} sucht weiter.</translation>
        </message>
        <message>
            <source>You may look again for {passenger}.</source>
            <translation>Du darfst noch einmal umdrehen: {passenger} sucht weiter.</translation>
        </message>
        <message>
            <source>{points} for you</source>
            <translation>{points} für dich</translation>
        </message>
        <message>
            <source>You are ready.</source>
            <translation>Du bist bereit.</translation>
        </message>
        <message>
            <source>Your first passenger is {passenger}, who is looking for {type}.</source>
            <translation>Dein erster Passagier, {passenger}, sucht {type}.</translation>
        </message>
        <message>
            <source>There are six suitcases of this kind. One is your passenger’s, four belong to other passengers, and one is lost luggage: it belongs to no one. Only the label shows which is which.</source>
            <translation>Von dieser Sorte gibt es sechs Stücke: Eines gehört deinem Passagier, vier gehören anderen, und eines ist verlorenes Gepäck, das niemandem gehört. Erst das Schild verrät es.</translation>
        </message>
        <message>
            <source>The belt moves while you hold Space, or the button {label:hold}. Let it run for a moment.</source>
            <translation>Das Band läuft, solange du die Leertaste oder den Knopf {label:hold} gedrückt hältst. Lass es ein wenig laufen.</translation>
        </message>
        <message>
            <source>These are your “Next” and “Waiting” piles. When the first is empty, the waiting passengers come up again.</source>
            <translation>Das sind deine Stapel „Nächste“ und „Warten“. Ist der erste leer, sind die wartenden Passagiere wieder dran.</translation>
        </message>
        <message>
            <source>You can score at most 7 in a round, so 21 in a match. The first player with no passengers left calls “Done!” and ends the round for everyone. In a normal match, the belt never stops.</source>
            <translation>Mehr als 7 Punkte gibt es in einer Runde nicht, also höchstens 21 in einer Partie. Wer zuerst keine Passagiere mehr hat, ruft „Fertig!“ und beendet die Runde für alle. In einer normalen Partie hält das Band nie an.</translation>
        </message>
        <message>
            <source>Your gate</source>
            <translation>Dein Tor</translation>
        </message>
        <message>
            <source>{name}’s gate</source>
            <translation>Tor von {name}</translation>
        </message>
        <message>
            <source>Move the gate left</source>
            <translation>Das Tor nach links bewegen</translation>
        </message>
        <message>
            <source>Move the gate right</source>
            <translation>Das Tor nach rechts bewegen</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Run the belt while you hold the key</source>
            <translation>Das Band laufen lassen, solange du die Taste hältst</translation>
        </message>
        <message>
            <source>Pause or continue</source>
            <translation>Anhalten oder weiterspielen</translation>
        </message>
        <message>
            <source>Take a suitcase of the kind that your passenger is looking for, and read its label.</source>
            <translation>Nimm einen Koffer der Sorte, die dein Passagier sucht, und lies sein Schild.</translation>
        </message>
        <message>
            <source>Turn over a tile of the kind that your passenger is looking for, and remember whose it is.</source>
            <translation>Dreh ein Plättchen der Art um, die dein Passagier sucht, und merk dir, wem es gehört.</translation>
        </message>
        <message>
            <source>If it is theirs, you score a point. The most points after three rounds win.</source>
            <translation>Gehört er ihm, bekommst du einen Punkt. Wer nach drei Runden die meisten hat, gewinnt.</translation>
        </message>
        <message>
            <source>You’re done!</source>
            <translation>Du bist fertig!</translation>
        </message>
        <message>
            <source>One suitcase of each kind is lost luggage and belongs to no one. If you take it, it is set aside with your passenger and scores nothing.</source>
            <translation>Ein Gepäckstück jeder Sorte ist verlorenes Gepäck und gehört niemandem. Nimmst du es, legst du es mit deinem Passagier zur Seite und bekommst keinen Punkt.</translation>
        </message>
        <message>
            <source>Find {type} for {passenger}.</source>
            <translation>Jetzt sucht {passenger} {type}.</translation>
        </message>
        <message>
            <source>Everyone plays at once, each at their own gate.</source>
            <translation>Alle spielen zugleich, jeder an seinem Tor.</translation>
        </message>
        <message>
            <source>Everyone plays at once. A click counts for a player who needs that kind of suitcase.</source>
            <translation>Alle spielen zugleich. Ein Klick zählt für einen Spieler, der diese Sorte sucht.</translation>
        </message>
        <message>
            <source>Time is stopped. Hold Space to run the belt.</source>
            <translation>Die Zeit steht. Halt die Leertaste gedrückt, damit das Band läuft.</translation>
        </message>
        <message>
            <source>A sad face means lost luggage and no point.</source>
            <translation>Ein trauriges Gesicht steht für verlorenes Gepäck ohne Punkt.</translation>
        </message>
        <message>
            <source>That was the last round. Go on to the result.</source>
            <translation>Das war die letzte Runde. Weiter geht’s zum Ergebnis.</translation>
        </message>
        <message>
            <source>The match is over. {name} wins.</source>
            <translation>Die Partie ist zu Ende. {name} gewinnt.</translation>
        </message>
        <message>
            <source>The match is over. You win!</source>
            <translation>Die Partie ist zu Ende. Du gewinnst!</translation>
        </message>
        <message>
            <source>The match is over. {names} share the win.</source>
            <translation>Die Partie ist zu Ende. Geteilter Sieg: {names}.</translation>
        </message>
        <message>
            <source>The players are getting ready for the next round.</source>
            <translation>Die Spieler machen sich für die nächste Runde bereit.</translation>
        </message>
        <message>
            <source>{name} may look again: turn over {type} for {passenger}.</source>
            <translation>{name}, noch ein Blick! Dreh ein Plättchen um: {passenger} sucht {type}.</translation>
        </message>
        <message>
            <source>Look again: turn over {type} for {passenger}.</source>
            <translation>Noch ein Blick! Dreh ein Plättchen um: {passenger} sucht {type}.</translation>
        </message>
        <message>
            <source>shorter looks and slower computers</source>
            <translation>kürzere Blicke und langsamere Computer</translation>
        </message>
        <message>
            <source>Click one, or use the arrow keys and press Enter.</source>
            <translation>Klick eines an, oder wähl es mit den Pfeiltasten und drück Enter.</translation>
        </message>
        <message>
            <source>Row {row}, column {column}: {passenger}’s luggage is there.</source>
            <translation>Reihe {row}, Spalte {column}: Dort liegt, was {passenger} sucht.</translation>
        </message>
        <message>
            <source>Try row {row}, column {column}: it may be {passenger}’s luggage.</source>
            <translation>Versuch Reihe {row}, Spalte {column}: Vielleicht liegt dort, was {passenger} sucht.</translation>
        </message>
        <message>
            <source>That is {type}, but {passenger} is looking for {wanted}.</source>
            <translation>Du hast {type} gewählt, aber {passenger} sucht {wanted}.</translation>
        </message>
        <message>
            <source>One at a time: hold Space until you have looked at {type}.</source>
            <translation>Eins nach dem anderen: Halt die Leertaste gedrückt, bis du {type} angesehen hast.</translation>
        </message>
        <message>
            <source>Slow down! After a failed grab you must wait a moment.</source>
            <translation>Langsam: Nach einem Fehlgriff musst du einen Moment warten.</translation>
        </message>
        <message>
            <source>No one needs {type}. You need {wanted}.</source>
            <translation>Niemand sucht {type}. Ihr sucht {wanted}.</translation>
        </message>
        <message>
            <source>The belt is covered so that no one can peek. Press Enter or Esc to continue.</source>
            <translation>Das Band ist zugedeckt, damit niemand spickt. Drück Enter oder Esc, um weiterzuspielen.</translation>
        </message>
        <message>
            <source>You switched to another window, so the belt stopped. Press Enter or Esc to continue.</source>
            <translation>Du warst in einem anderen Fenster, darum steht das Band. Drück Enter oder Esc, um weiterzuspielen.</translation>
        </message>
        <message>
            <source>Stop the belt</source>
            <translation>Band anhalten</translation>
        </message>
        <message>
            <source>Hold to run the belt (Space), or press twice to keep it running until you press again</source>
            <translation>Gedrückt halten (Leertaste), damit das Band läuft. Zweimal drücken, damit es weiterläuft, bis du wieder drückst</translation>
        </message>
        <message>
            <source>Belt in steps</source>
            <translation>Band in Schritten</translation>
        </message>
        <message>
            <source>Let the belt jump from place to place instead of gliding</source>
            <translation>Das Band von Platz zu Platz springen statt gleiten lassen</translation>
        </message>
        <message>
            <source>Belt glides</source>
            <translation>Band gleitet</translation>
        </message>
        <message>
            <source>Let the belt glide instead of jumping from place to place</source>
            <translation>Das Band gleiten statt von Platz zu Platz springen lassen</translation>
        </message>
        <message>
            <source>Ready ({name})</source>
            <translation>Bereit ({name})</translation>
        </message>
        <message>
            <source>You are ready for the next round</source>
            <translation>Du bist bereit für die nächste Runde</translation>
        </message>
        <message>
            <source>To the result</source>
            <translation>Zum Ergebnis</translation>
        </message>
        <message>
            <source>Everyone has seen the last pairs: go on to the result</source>
            <translation>Alle haben die letzten Paare gesehen: weiter zum Ergebnis</translation>
        </message>
        <message>
            <source>Round {round}: what everyone took</source>
            <translation>Runde {round}: wer was genommen hat</translation>
        </message>
        <message>
            <source>Show owners</source>
            <translation>Besitzer zeigen</translation>
        </message>
        <message>
            <source>A look shows you the owner’s face, not just a mark for right or wrong.</source>
            <translation>Ein Blick zeigt dir den Besitzer, nicht nur, ob das Gepäck passt.</translation>
        </message>
        <message>
            <source>Only for one human player: on a shared screen, everyone would see it.</source>
            <translation>Das geht nur, wenn du allein am Bildschirm spielst: Sonst sähen es auch die anderen.</translation>
        </message>
        <message>
            <source>Show owners to everyone</source>
            <translation>Besitzer allen zeigen</translation>
        </message>
        <message>
            <source>Hands</source>
            <translation>Hände</translation>
        </message>
        <message>
            <source>What you play with. A mouse is faster than any gate, so “Gates only” is fairer for several players.</source>
            <translation>Womit ihr spielt. Eine Maus ist schneller als jedes Tor, also ist „Nur Tore“ zu mehreren gerechter.</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>How fast the belt moves, how long a look takes and how quickly the computer players act.</source>
            <translation>Wie schnell das Band läuft, wie lange ein Blick dauert und wie schnell die Computer zugreifen.</translation>
        </message>
        <message>
            <source>Step mode</source>
            <translation>Schrittmodus</translation>
        </message>
        <message>
            <source>&amp;Beat {level} at the belt</source>
            <translation>Gegen {level} am Band ge&amp;winnen</translation>
        </message>
        <message>
            <source>&amp;Beat {level} from memory</source>
            <translation>Aus dem Gedächtnis gegen {level} ge&amp;winnen</translation>
        </message>
        <message>
            <source>&amp;Beat your best at the belt</source>
            <translation>Bestwert am Band sc&amp;hlagen</translation>
        </message>
        <message>
            <source>&amp;Beat your best from memory</source>
            <translation>Bestwert aus dem Gedächtnis sc&amp;hlagen</translation>
        </message>
        <message>
            <source>Try the runn&amp;ing belt</source>
            <translation>Das laufende Band aus&amp;probieren</translation>
        </message>
        <message>
            <source>Try &amp;it at the belt</source>
            <translation>Am Band aus&amp;probieren</translation>
        </message>
        <message>
            <source>Try &amp;it from memory</source>
            <translation>Aus dem Gedächtnis aus&amp;probieren</translation>
        </message>
        <message>
            <source>At the belt</source>
            <translation>Am Band</translation>
        </message>
        <message>
            <source>From memory</source>
            <translation>Aus dem Gedächtnis</translation>
        </message>
        <message>
            <source>step mode</source>
            <translation>Schrittmodus</translation>
        </message>
        <message>
            <source>gates only</source>
            <translation>nur Tore</translation>
        </message>
        <message>
            <source>mouse only</source>
            <translation>nur Maus</translation>
        </message>
        <message>
            <source>owners shown to everyone</source>
            <translation>Besitzer für alle sichtbar</translation>
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
            <source>Your gate: {type}</source>
            <translation>Dein Tor: {type}</translation>
        </message>
        <message>
            <source>{name}’s gate: empty</source>
            <translation>Tor von {name}: leer</translation>
        </message>
        <message>
            <source>Your gate: empty</source>
            <translation>Dein Tor: leer</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>{name}, round {round}: {points} in total, {added} in this round.</source>
            <translation>{name}, Runde {round}: {points} insgesamt, {added} in dieser Runde.</translation>
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
            <source>What players remembered</source>
            <translation>Was im Gedächtnis blieb</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Share of looks in percent</source>
            <translation>Anteil der Blicke in Prozent</translation>
        </message>
        <message>
            <source>{name}: same mistake again</source>
            <translation>{name}: derselbe Fehler</translation>
        </message>
        <message>
            <source>{part} of {all}</source>
            <translation>{part} von {all}</translation>
        </message>
        <message>
            <source>{name}: {looks} after the right tile had already been seen, {part} of them successful.</source>
            <translation>{name}: {looks}, als das richtige Plättchen schon bekannt war, davon {part} richtig.</translation>
        </message>
        <message>
            <source>You: {looks} after the right tile had already been seen, {part} of them successful.</source>
            <translation>Du: {looks}, als das richtige Plättchen schon bekannt war, davon {part} richtig.</translation>
        </message>
        <message>
            <source>{name}: {looks} after the right suitcase had already been seen, {part} of them successful.</source>
            <translation>{name}: {looks}, als der richtige Koffer schon bekannt war, davon {part} richtig.</translation>
        </message>
        <message>
            <source>You: {looks} after the right suitcase had already been seen, {part} of them successful.</source>
            <translation>Du: {looks}, als der richtige Koffer schon bekannt war, davon {part} richtig.</translation>
        </message>
        <message>
            <source>{name}: {looks} at a tile already known to be wrong.</source>
            <translation>{name}: {looks} auf ein Plättchen, das schon als falsch bekannt war.</translation>
        </message>
        <message>
            <source>{name}: {looks} at a suitcase already known to be wrong.</source>
            <translation>{name}: {looks} auf einen Koffer, der schon als falsch bekannt war.</translation>
        </message>
        <message>
            <source>Time per passenger</source>
            <translation>Zeit je Passagier</translation>
        </message>
        <message>
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <source>Turns per passenger</source>
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
            <source>Round {round}: {passenger}, found after {looks}.</source>
            <translation>Runde {round}: {passenger}, gefunden ({looks}).</translation>
        </message>
        <message>
            <source>Round {round}: {passenger}, found after {looks}, in {time}.</source>
            <translation>Runde {round}: {passenger}, gefunden in {time} ({looks}).</translation>
        </message>
        <message>
            <source>Round {round}: {passenger}, lost luggage after {looks}.</source>
            <translation>Runde {round}: {passenger}, verlorenes Gepäck ({looks}).</translation>
        </message>
        <message>
            <source>Round {round}: {passenger}, lost luggage after {looks}, in {time}.</source>
            <translation>Runde {round}: {passenger}, verlorenes Gepäck in {time} ({looks}).</translation>
        </message>
        <message>
            <source>{round}: nothing found</source>
            <translation>{round}: nichts gefunden</translation>
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
            <source>{passenger}’s luggage</source>
            <translation>{passenger}</translation>
        </message>
        <message>
            <source>lost luggage</source>
            <translation>verlorenes Gepäck</translation>
        </message>
        <message>
            <source>It is {whose}.</source>
            <translation>Auf dem Schild: {whose}.</translation>
        </message>
        <message>
            <source>{name} turns over row {row}, column {column}: {whose}.</source>
            <translation>{name} dreht Reihe {row}, Spalte {column} um: {whose}.</translation>
        </message>
        <message>
            <source>You turn over row {row}, column {column}: {whose}.</source>
            <translation>Du drehst Reihe {row}, Spalte {column} um: {whose}.</translation>
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
            <source>In the gate, and the right kind: {luggage}.</source>
            <translation>Im Tor, und die richtige Sorte: {luggage}.</translation>
        </message>
        <message>
            <source>The right kind. Press to take it.</source>
            <translation>Das ist die richtige Sorte. Drück, um zu greifen.</translation>
        </message>
        <message>
            <source>Coming up at {name}’s gate</source>
            <translation>Als Nächstes am Tor von {name}</translation>
        </message>
        <message>
            <source>Coming up at your gate</source>
            <translation>Als Nächstes an deinem Tor</translation>
        </message>
        <message>
            <source>Coming past {name}</source>
            <translation>Kommt bei {name} vorbei</translation>
        </message>
        <message>
            <source>Coming past you</source>
            <translation>Kommt bei dir vorbei</translation>
        </message>
        <message>
            <source>{luggage}, right here</source>
            <translation>{luggage}, direkt hier</translation>
        </message>
        <message>
            <source>Run the belt</source>
            <translation>Das Band laufen lassen</translation>
        </message>
        <message>
            <source>Run the belt for one second</source>
            <translation>Das Band eine Sekunde laufen lassen</translation>
        </message>
        <message>
            <source>Run the belt until a {type} is in {name}’s gate</source>
            <translation>Das Band laufen lassen, bis dieses Stück im Tor von {name} ist: {type}</translation>
        </message>
        <message>
            <source>Run the belt until a {type} is in your gate</source>
            <translation>Das Band laufen lassen, bis dieses Stück in deinem Tor ist: {type}</translation>
        </message>
        <message>
            <source>{rows} rows of {columns} tiles. Press a tile to turn it over.</source>
            <translation>{rows} Reihen mit je {columns} Plättchen. Klick ein Plättchen an, um es umzudrehen.</translation>
        </message>
        <message>
            <source>Continue</source>
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
            <source>Passengers: {what}.</source>
            <translation>Passagiere: {what}.</translation>
        </message>
        <message>
            <source>In hand: {type}.</source>
            <translation>In der Hand: {type}.</translation>
        </message>
        <message>
            <source>Ready for the next round.</source>
            <translation>Bereit für die nächste Runde.</translation>
        </message>
        <message>
            <source>Not ready for the next round yet.</source>
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
            <source>Place {place} of {count}.</source>
            <translation>Platz {place} von {count}.</translation>
        </message>
        <message>
            <source>Place {place} of {count}, shared.</source>
            <translation>Platz {place} von {count}, geteilt.</translation>
        </message>
        <message>
            <source>{passenger} has {luggage} back: {name}’s last pair.</source>
            <translation>{passenger} hat {luggage} zurück: das letzte Paar von {name}.</translation>
        </message>
        <message>
            <source>{passenger} has {luggage} back: your last pair.</source>
            <translation>{passenger} hat {luggage} zurück: dein letztes Paar.</translation>
        </message>
        <message>
            <source>{passenger} with their own luggage</source>
            <translation>{passenger} mit eigenem Gepäck</translation>
        </message>
        <message>
            <source>{passenger} with lost luggage</source>
            <translation>{passenger} mit verlorenem Gepäck</translation>
        </message>
        <message>
            <source>{points} behind {name}. {own} remembered {right} of {known}, but {name} was luckier by {luck}.</source>
            <translation>Rückstand auf {name}: {points}. {own} hat sich {right} von {known} gemerkt, aber {name} hatte mehr Glück: {luck} mehr.</translation>
        </message>
        <message>
            <source>{points} behind {name}. You remembered {right} of {known}, but {name} was luckier by {luck}.</source>
            <translation>Rückstand auf {name}: {points}. Du hast dir {right} von {known} gemerkt, aber {name} hatte mehr Glück: {luck} mehr.</translation>
        </message>
        <message numerus="yes">
            <source>%n look(s)</source>
            <translation>
                <numerusform>%n Blick</numerusform>
                <numerusform>%n Blicke</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s)</source>
            <translation>
                <numerusform>%n Paar</numerusform>
                <numerusform>%n Paare</numerusform>
            </translation>
        </message>
        <message>
            <source>Pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>{name}: remembered</source>
            <translation>{name}: gemerkt</translation>
        </message>
        <message>
            <source>{name}: {pairs}</source>
            <translation>{name}: {pairs}</translation>
        </message>
        <message>
            <source>{name}: pair {number}</source>
            <translation>{name}: Paar {number}</translation>
        </message>
        <message>
            <source>Your pair {number}</source>
            <translation>Dein Paar {number}</translation>
        </message>
        <message>
            <source>{score} No one found the right luggage.</source>
            <translation>{score} Niemand hat das richtige Gepäck gefunden.</translation>
        </message>
        <message>
            <source>{points} behind {name}. {own} remembered {right} of {known}, {name} {theirs} of {all}.</source>
            <translation>Rückstand auf {name}: {points}. {own} hat sich {right} von {known} gemerkt, {name} {theirs} von {all}.</translation>
        </message>
        <message>
            <source>{points} behind {name}. You remembered {right} of {known}, {name} {theirs} of {all}.</source>
            <translation>Rückstand auf {name}: {points}. Du hast dir {right} von {known} gemerkt, {name} {theirs} von {all}.</translation>
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
                <numerusform>noch %n</numerusform>
                <numerusform>noch %n</numerusform>
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
