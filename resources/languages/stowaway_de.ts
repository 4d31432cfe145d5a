<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutPage</name>
        <message>
            <source>About Stowaway</source>
            <translation>Über Stowaway</translation>
        </message>
        <message>
            <source>A tabletop for luggage games.</source>
            <translation>Ein Spieltisch für Gepäckspiele.</translation>
        </message>
        <message>
            <source>Everything stays on this computer: no account, no network. A match is saved at every move.</source>
            <translation>Alles bleibt auf diesem Computer: kein Konto, kein Netz. Eine Partie wird bei jedem Zug gespeichert.</translation>
        </message>
        <message>
            <source>Stowaway is free under the MIT licence. It uses Qt and PySide6 under the LGPL version 3, and the typefaces Inter and Bebas Neue under the SIL Open Font License. The games’ titles belong to their publishers; the words, pictures and rules pages here are our own.</source>
            <translation>Stowaway ist frei unter der MIT-Lizenz. Es verwendet Qt und PySide6 unter der LGPL Version 3 und die Schriften Inter und Bebas Neue unter der SIL Open Font License. Die Titel der Spiele gehören ihren Verlagen; Texte, Bilder und Regelseiten sind unsere eigenen.</translation>
        </message>
        <message>
            <source>&amp;Third-party notices</source>
            <translation>&amp;Lizenzhinweise</translation>
        </message>
        <message>
            <source>Whose works Stowaway is made with, and their licences in full</source>
            <translation>Aus wessen Werken Stowaway gemacht ist, und deren Lizenzen im Wortlaut</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>Versionen</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
    </context>
    <context>
        <name>App</name>
        <message>
            <source>Something went wrong</source>
            <translation>Etwas ist schiefgegangen</translation>
        </message>
        <message>
            <source>Add the names and all hands to the report</source>
            <translation>Namen und alle Handkarten in den Bericht aufnehmen</translation>
        </message>
    </context>
    <context>
        <name>BoardPage</name>
        <message>
            <source>Show it on the board (Space changes to the next)</source>
            <translation>Zeig es auf dem Brett (die Leertaste wechselt zum nächsten)</translation>
        </message>
        <message>
            <source>slip</source>
            <translation>Ausrutscher</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>Patzer</translation>
        </message>
        <message>
            <source>{number} % of the chance to win</source>
            <translation>{number} % der Siegchance</translation>
        </message>
        <message>
            <source>{number} points</source>
            <translation>{number} Punkte</translation>
        </message>
        <message>
            <source>On average it brings {lines}.</source>
            <translation>Im Schnitt bringt es {lines}.</translation>
        </message>
        <message>
            <source>On average it brings {lines}: together {whole}.</source>
            <translation>Im Schnitt bringt es {lines}: zusammen {whole}.</translation>
        </message>
        <message>
            <source>The chance to win follows from all scores.</source>
            <translation>Die Siegchance folgt aus den Punkten aller.</translation>
        </message>
        <message>
            <source>playing on like the computer would end at about {own} points on average instead of {best}</source>
            <translation>wie der Computer weitergespielt, im Schnitt etwa {own} statt {best} Punkte</translation>
        </message>
        <message>
            <source>playing on like the computer would win about {own} % of matches instead of {best} %</source>
            <translation>wie der Computer weitergespielt, etwa {own} % statt {best} % der Partien gewonnen</translation>
        </message>
        <message>
            <source>About {loss} lost, {half}: {ends}.</source>
            <translation>Etwa {loss} verloren, {half}: {ends}.</translation>
        </message>
        <message>
            <source>The computer has found nothing better.</source>
            <translation>Der Computer hat nichts Besseres gefunden.</translation>
        </message>
        <message>
            <source>Equally good: the computer has found nothing better.</source>
            <translation>Gleich gut: Der Computer hat nichts Besseres gefunden.</translation>
        </message>
        <message>
            <source>Equally good: the computer’s choice is about {loss} better, {half}, which may be chance.</source>
            <translation>Gleich gut: Die Wahl des Computers ist um etwa {loss} besser, {half}. Das kann Zufall sein.</translation>
        </message>
        <message>
            <source>The best that was found is about {loss} better, {half}.</source>
            <translation>Das Beste, was gefunden wurde, ist um etwa {loss} besser, {half}.</translation>
        </message>
        <message>
            <source>Better: {deeds}</source>
            <translation>Besser: {deeds}</translation>
        </message>
        <message>
            <source>Equally good: {deeds}</source>
            <translation>Gleich gut: {deeds}</translation>
        </message>
        <message>
            <source>Computer’s choice: {deeds}</source>
            <translation>Wahl des Computers: {deeds}</translation>
        </message>
        <message>
            <source>Then whatever follows: the rest of the turn is judged as a decision of its own.</source>
            <translation>Dann, was immer folgt: Der Rest des Zuges wird als eigene Entscheidung beurteilt.</translation>
        </message>
    </context>
    <context>
        <name>Cap</name>
        <message>
            <source>Change this key</source>
            <translation>Diese Taste ändern</translation>
        </message>
    </context>
    <context>
        <name>Carousel</name>
        <message>
            <source>Baggage carousel</source>
            <translation>Gepäckband</translation>
        </message>
        <message>
            <source>{game}, suitcase {number} of {count}</source>
            <translation>{game}, Koffer {number} von {count}</translation>
        </message>
        <message>
            <source>{tagline} Left and Right choose a suitcase, Enter opens it.</source>
            <translation>{tagline} Links und Rechts wählen einen Koffer, Enter öffnet ihn.</translation>
        </message>
        <message>
            <source>STOWAWAY</source>
            <translation>STOWAWAY</translation>
        </message>
        <message>
            <source>Pick a suitcase. Everything else is packed.</source>
            <translation>Nimm dir einen Koffer. Der Rest ist schon gepackt.</translation>
        </message>
        <message>
            <source>{game} – {tagline}</source>
            <translation>{game} – {tagline}</translation>
        </message>
    </context>
    <context>
        <name>ChartPanel</name>
        <message>
            <source>As a table</source>
            <translation>Als Tabelle</translation>
        </message>
        <message>
            <source>The chart cannot be drawn here; its numbers are in the table.</source>
            <translation>Das Diagramm lässt sich hier nicht zeichnen; seine Zahlen stehen in der Tabelle.</translation>
        </message>
        <message>
            <source>Nothing to show yet.</source>
            <translation>Noch nichts zu zeigen.</translation>
        </message>
        <message>
            <source>As a chart</source>
            <translation>Als Diagramm</translation>
        </message>
        <message>
            <source>{chart}, as a table</source>
            <translation>{chart}, als Tabelle</translation>
        </message>
        <message>
            <source>Point at the chart, or use the arrow keys.</source>
            <translation>Zeig auf das Diagramm oder nimm die Pfeiltasten.</translation>
        </message>
    </context>
    <context>
        <name>ChoicePanel</name>
        <message>
            <source>{name} is choosing…</source>
            <translation>{name} wählt …</translation>
        </message>
    </context>
    <context>
        <name>Coach</name>
        <message>
            <source>Watch what happens now…</source>
            <translation>Sieh, was jetzt geschieht …</translation>
        </message>
        <message>
            <source>Take your time to read; Next goes on.</source>
            <translation>Lies in Ruhe; mit Weiter geht es weiter.</translation>
        </message>
    </context>
    <context>
        <name>DayCard</name>
        <message>
            <source>The last weeks</source>
            <translation>Die letzten Wochen</translation>
        </message>
        <message>
            <source>&amp;Copy postcard</source>
            <translation>Postkarte &amp;kopieren</translation>
        </message>
        <message>
            <source>A picture of your best suitcase of this day</source>
            <translation>Ein Bild deines besten Koffers von diesem Tag</translation>
        </message>
        <message>
            <source>&amp;Save postcard…</source>
            <translation>Postkarte &amp;speichern …</translation>
        </message>
        <message>
            <source>played</source>
            <translation>gespielt</translation>
        </message>
        <message>
            <source>today</source>
            <translation>heute</translation>
        </message>
        <message>
            <source>{day}: {result}</source>
            <translation>{day}: {result}</translation>
        </message>
        <message>
            <source>Today’s suitcase</source>
            <translation>Der Koffer von heute</translation>
        </message>
        <message>
            <source>The suitcase of {day}</source>
            <translation>Der Koffer von {day}</translation>
        </message>
        <message>
            <source>{played}
Deal code {code}</source>
            <translation>{played}
Reisecode {code}</translation>
        </message>
        <message>
            <source>Start &amp;over (uses attempt {number} of {all})</source>
            <translation>&amp;Neu beginnen (verbraucht Versuch {number} von {all})</translation>
        </message>
        <message>
            <source>Three attempts, of which the best one counts.</source>
            <translation>Drei Versuche, von denen der beste zählt.</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s)</source>
            <translation>
                <numerusform>%n Versuch</numerusform>
                <numerusform>%n Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>Your best: {result}, in {tries}.</source>
            <translation>Dein Bestes: {result}, bei {tries}.</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s), not finished yet.</source>
            <translation>
                <numerusform>%n Versuch, noch nicht beendet.</numerusform>
                <numerusform>%n Versuche, noch nicht beendet.</numerusform>
            </translation>
        </message>
        <message>
            <source>{used} of {all} attempts were used on this computer. A player who enters a name has three.</source>
            <translation>{used} von {all} Versuchen sind auf diesem Computer verbraucht. Wer einen eigenen Namen eingibt, hat drei.</translation>
        </message>
        <message>
            <source>Continue &amp;attempt {number}</source>
            <translation>&amp;Versuch {number} fortsetzen</translation>
        </message>
        <message>
            <source>Continue &amp;attempt {number}, {place}</source>
            <translation>&amp;Versuch {number} fortsetzen, {place}</translation>
        </message>
        <message>
            <source>Play, &amp;attempt {number} of {all}</source>
            <translation>Spielen, &amp;Versuch {number} von {all}</translation>
        </message>
        <message>
            <source>All &amp;attempts are played</source>
            <translation>Alle &amp;Versuche sind gespielt</translation>
        </message>
        <message numerus="yes">
            <source>In %n attempt(s)</source>
            <translation>
                <numerusform>In %n Versuch</numerusform>
                <numerusform>In %n Versuchen</numerusform>
            </translation>
        </message>
        <message>
            <source>The postcard can be pasted now.</source>
            <translation>Die Postkarte kann jetzt eingefügt werden.</translation>
        </message>
        <message>
            <source>The postcard is saved.</source>
            <translation>Die Postkarte ist gespeichert.</translation>
        </message>
        <message>
            <source>The postcard cannot be written to {file}; try another folder.</source>
            <translation>Die Postkarte lässt sich nicht nach {file} schreiben; versuche einen anderen Ordner.</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Deal code</source>
            <translation>Reisecode</translation>
        </message>
        <message>
            <source>&amp;New code</source>
            <translation>&amp;Neuer Code</translation>
        </message>
        <message>
            <source>Another deal by chance</source>
            <translation>Eine andere, zufällige Reise</translation>
        </message>
        <message>
            <source>The same code gives the same deal to everybody who types it in.</source>
            <translation>Wer denselben Code eingibt, spielt dieselbe Reise.</translation>
        </message>
        <message>
            <source>By chance</source>
            <translation>Zufällig</translation>
        </message>
    </context>
    <context>
        <name>Deeds</name>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Do again what was undone (Ctrl+Shift+Z)</source>
            <translation>Zurückgenommenes wieder tun (Strg+Umschalt+Z)</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Take the computer’s best so far</source>
            <translation>Das bisher Beste des Computers nehmen</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>Commit what is tried out (Enter)</source>
            <translation>Das Ausprobierte gelten lassen (Enter)</translation>
        </message>
        <message>
            <source>The best move that the computer finds ({key})</source>
            <translation>Der beste Zug, den der Computer findet ({key})</translation>
        </message>
        <message>
            <source>Undo ({acts})</source>
            <translation>Rückgängig ({acts})</translation>
        </message>
        <message>
            <source>Take back what is tried out.</source>
            <translation>Das Ausprobierte zurücknehmen.</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Halt</translation>
        </message>
        <message>
            <source>Look for no hint any more ({key})</source>
            <translation>Nicht weiter nach einem Tipp suchen ({key})</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Zeig es</translation>
        </message>
        <message>
            <source>Still thinking: this may change.</source>
            <translation>Der Computer denkt noch nach: Das kann sich noch ändern.</translation>
        </message>
        <message>
            <source>What you have tried is equally good.</source>
            <translation>Was du ausprobiert hast, ist gleich gut.</translation>
        </message>
        <message>
            <source>Equally good: {deeds}</source>
            <translation>Gleich gut: {deeds}</translation>
        </message>
        <message>
            <source>The guide leads here. Hints come once you play on.</source>
            <translation>Hier führt die Anleitung. Tipps gibt es, sobald du allein weiterspielst.</translation>
        </message>
        <message>
            <source>Hints are for practice: choose Practise in the lounge.</source>
            <translation>Tipps gibt es beim Üben: Wähle „Üben“ in der Lounge.</translation>
        </message>
        <message>
            <source>Try the hint out ({key})</source>
            <translation>Den Tipp ausprobieren ({key})</translation>
        </message>
    </context>
    <context>
        <name>Desk</name>
        <message>
            <source>This guided round is not saved. If you leave it, you lose what you did in it since it was last saved.</source>
            <translation>Diese geführte Runde ist nicht gespeichert. Wenn du sie verlässt, verlierst du, was du seit dem letzten Speichern darin getan hast.</translation>
        </message>
    </context>
    <context>
        <name>Empty</name>
        <message>
            <source>&amp;Play alone</source>
            <translation>&amp;Allein spielen</translation>
        </message>
        <message>
            <source>Your logbook is still empty</source>
            <translation>Dein Logbuch ist noch leer</translation>
        </message>
        <message>
            <source>No match alone or against computers is finished yet. Each one will stand here under its player’s name, won or not, with its score and how you get better.</source>
            <translation>Noch ist keine Partie allein oder gegen Computer beendet. Jede wird hier unter dem Namen am Platz stehen, gewonnen oder nicht: mit Punkten und mit deinen Fortschritten.</translation>
        </message>
    </context>
    <context>
        <name>Figure</name>
        <message>
            <source>{name}: {figure}</source>
            <translation>{name}: {figure}</translation>
        </message>
    </context>
    <context>
        <name>Figures</name>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Goals reached</source>
            <translation>Ziele erreicht</translation>
        </message>
        <message>
            <source>Matches won</source>
            <translation>Partien gewonnen</translation>
        </message>
        <message>
            <source>Best score</source>
            <translation>Beste Wertung</translation>
        </message>
        <message>
            <source>On average</source>
            <translation>Im Schnitt</translation>
        </message>
    </context>
    <context>
        <name>Hand</name>
        <message>
            <source>Turned over (F), it fits as outlined.</source>
            <translation>Gewendet (F) passt es wie umrandet.</translation>
        </message>
        <message>
            <source>Turned (R), it fits as outlined.</source>
            <translation>Gedreht (R) passt es wie umrandet.</translation>
        </message>
    </context>
    <context>
        <name>Handover</name>
        <message>
            <source>Over to {name}</source>
            <translation>{name} ist dran</translation>
        </message>
        <message>
            <source>This hides all hands. It lifts for {name} alone.</source>
            <translation>Das verdeckt alle Handkarten. Es öffnet sich nur für {name}.</translation>
        </message>
        <message>
            <source>I am {name}</source>
            <translation>Ich bin {name}</translation>
        </message>
        <message>
            <source>Quicker: hold Space, and the hand is there. A number key picks a card, and letting go plays it; with nothing picked it only hides again.</source>
            <translation>Schneller: Leertaste halten, und die Handkarten sind da. Eine Zifferntaste wählt eine Karte, und Loslassen spielt sie; ist nichts gewählt, wird nur wieder verdeckt.</translation>
        </message>
        <message>
            <source>{name} chooses again</source>
            <translation>{name} wählt neu</translation>
        </message>
        <message>
            <source>‹ Back to {name}</source>
            <translation>‹ Zurück zu {name}</translation>
        </message>
        <message>
            <source>Somebody chooses again</source>
            <translation>Jemand wählt neu</translation>
        </message>
    </context>
    <context>
        <name>Judging</name>
        <message>
            <source>Your answer could not be judged: what judges it has failed. It does not count, and the question stays due.</source>
            <translation>Deine Antwort konnte nicht beurteilt werden: Was sie beurteilt, ist gescheitert. Sie zählt nicht, und die Frage bleibt fällig.</translation>
        </message>
    </context>
    <context>
        <name>Keyboard</name>
        <message>
            <source>Picture of the keyboard</source>
            <translation>Bild der Tastatur</translation>
        </message>
    </context>
    <context>
        <name>KeysEditor</name>
        <message>
            <source>Many keyboards cannot report three keys at once that lie in one block. To try it, click into the picture beside its keys, then hold all that you need together.</source>
            <translation>Viele Tastaturen können drei Tasten aus einem Block nicht zugleich melden. Zum Probieren klick im Bild neben die Tasten und halt dann alle, die ihr zugleich braucht.</translation>
        </message>
        <message>
            <source>Usual ke&amp;ys</source>
            <translation>&amp;Übliche Tasten</translation>
        </message>
        <message>
            <source>Give everybody the keys back that they had at first</source>
            <translation>Allen die Tasten zurückgeben, die sie am Anfang hatten</translation>
        </message>
        <message>
            <source>{deed} also: {keys}.</source>
            <translation>{deed} auch: {keys}.</translation>
        </message>
        <message>
            <source>{name}, {deed}: {key}</source>
            <translation>{name}, {deed}: {key}</translation>
        </message>
        <message>
            <source>Shift, Ctrl, Alt and the locks do nothing by themselves.</source>
            <translation>Umschalt, Strg, Alt und die Feststelltasten tun für sich allein nichts.</translation>
        </message>
        <message>
            <source>Esc, Tab and the F keys belong to the window.</source>
            <translation>Esc, Tab und die F-Tasten gehören dem Fenster.</translation>
        </message>
        <message>
            <source>{key} is taken: {name}, {deed}.</source>
            <translation>{key} ist schon vergeben: {name}, {deed}.</translation>
        </message>
        <message>
            <source>{why} Press another one, or Esc.</source>
            <translation>{why} Drück eine andere oder Esc.</translation>
        </message>
        <message>
            <source>{name}, {deed}: press the new key, or click it in the picture.</source>
            <translation>{name}, {deed}: Drück die neue Taste oder klick sie im Bild an.</translation>
        </message>
        <message>
            <source>Arriving: {keys}. At most at once so far: {most}.</source>
            <translation>Es kommen an: {keys}. Bisher höchstens zugleich: {most}.</translation>
        </message>
        <message>
            <source>To change a key, click it, then press the new one.</source>
            <translation>Um eine Taste zu ändern, klick sie an und drück die neue.</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Gegen</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Goal</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Sieg</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Reise</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
    </context>
    <context>
        <name>LogDrawer</name>
        <message>
            <source>Show or hide what has happened ({key})</source>
            <translation>Zeigen oder verbergen, was geschehen ist ({key})</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>The guide leads here. The log comes once you play on.</source>
            <translation>Hier führt die Anleitung. Das Protokoll gibt es, sobald du allein weiterspielst.</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message numerus="yes">
            <source>%n step(s), unfolded</source>
            <translation>
                <numerusform>%n Schritt, ausgeklappt</numerusform>
                <numerusform>%n Schritte, ausgeklappt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s), folded</source>
            <translation>
                <numerusform>%n Schritt, eingeklappt</numerusform>
                <numerusform>%n Schritte, eingeklappt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Lounge</name>
        <message>
            <source>Lounge</source>
            <translation>Lounge</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>Weiter&amp;spielen</translation>
        </message>
        <message>
            <source>&amp;Learn by playing</source>
            <translation>Spielend &amp;lernen</translation>
        </message>
        <message>
            <source>Costly decisions of yours, asked once more</source>
            <translation>Teure Entscheidungen von dir, noch einmal gefragt</translation>
        </message>
        <message>
            <source>&amp;New match</source>
            <translation>&amp;Neue Partie</translation>
        </message>
        <message>
            <source>&amp;Practise</source>
            <translation>Ü&amp;ben</translation>
        </message>
        <message>
            <source>Free undo, hints, the same deal again</source>
            <translation>Freies Zurücknehmen, Tipps, dieselbe Reise noch einmal</translation>
        </message>
        <message>
            <source>&amp;Trail</source>
            <translation>Reiserou&amp;te</translation>
        </message>
        <message>
            <source>Deals with medals, and one for each day</source>
            <translation>Reisen mit Medaillen, und eine für jeden Tag</translation>
        </message>
        <message>
            <source>Saved &amp;matches</source>
            <translation>&amp;Gespeicherte Partien</translation>
        </message>
        <message>
            <source>Unfinished matches, and files</source>
            <translation>Offene Partien und Dateien</translation>
        </message>
        <message>
            <source>R&amp;ecords</source>
            <translation>&amp;Rekorde</translation>
        </message>
        <message>
            <source>Your log of finished matches</source>
            <translation>Dein Logbuch beendeter Partien</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>R&amp;egeln</translation>
        </message>
        <message>
            <source>How the game is played</source>
            <translation>Wie das Spiel geht</translation>
        </message>
        <message>
            <source>&amp;Settings</source>
            <translation>E&amp;instellungen</translation>
        </message>
        <message>
            <source>Theme, text, speed, names</source>
            <translation>Design, Schrift, Tempo, Namen</translation>
        </message>
        <message>
            <source>&amp;About</source>
            <translation>Inf&amp;o</translation>
        </message>
        <message>
            <source>Versions and licences</source>
            <translation>Versionen und Lizenzen</translation>
        </message>
        <message>
            <source>On your way</source>
            <translation>Unterwegs</translation>
        </message>
        <message>
            <source>Welcome aboard</source>
            <translation>Willkommen an Bord</translation>
        </message>
        <message>
            <source>New here? The conductor leads you through a first round of {game}.</source>
            <translation>Neu hier? Der Schaffner führt dich durch eine erste Runde von {game}.</translation>
        </message>
        <message>
            <source>Your guided round of {game}: step {step} of {steps}.</source>
            <translation>Deine geführte Runde {game}: Schritt {step} von {steps}.</translation>
        </message>
        <message>
            <source>Practise: free undo and hints. Trail: deals with medals.</source>
            <translation>Üben: freies Zurücknehmen und Tipps. Reiseroute: Reisen mit Medaillen.</translation>
        </message>
        <message>
            <source>No match is under way. Pick a suitcase to begin one.</source>
            <translation>Gerade läuft keine Partie. Nimm dir einen Koffer und fang eine an.</translation>
        </message>
        <message>
            <source>Go on with the guided round</source>
            <translation>Die geführte Runde fortsetzen</translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s) due toda&amp;y</source>
            <translation>
                <numerusform>%n &amp;Fehler heute fällig</numerusform>
                <numerusform>%n &amp;Fehler heute fällig</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Your mistakes: asked again on {day}</source>
            <translation>Deine &amp;Fehler: wieder gefragt am {day}</translation>
        </message>
        <message>
            <source>only {game}</source>
            <translation>nur {game}</translation>
        </message>
        <message>
            <source>Not in {chosen}, but in {game}: {hint}</source>
            <translation>Nicht in {chosen}, aber in {game}: {hint}</translation>
        </message>
        <message>
            <source>Only in {game}, not in {chosen}: {hint}</source>
            <translation>Nur in {game}, nicht in {chosen}: {hint}</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>No game here can be practised alone.</source>
            <translation>Hier gibt es kein Spiel, das sich allein üben lässt.</translation>
        </message>
        <message>
            <source>No game here has a trail.</source>
            <translation>Kein Spiel hat hier eine Reiseroute.</translation>
        </message>
        <message>
            <source>Opening the match…</source>
            <translation>Die Partie wird geöffnet …</translation>
        </message>
        <message>
            <source>There is no table for the game of this match.</source>
            <translation>Für das Spiel dieser Partie gibt es keinen Tisch.</translation>
        </message>
        <message>
            <source>{game} cannot be played: {reason}</source>
            <translation>{game} kann nicht gespielt werden: {reason}</translation>
        </message>
        <message>
            <source>{page} – Stowaway</source>
            <translation>{page} – Stowaway</translation>
        </message>
        <message>
            <source>Stowaway</source>
            <translation>Stowaway</translation>
        </message>
    </context>
    <context>
        <name>MatchTable</name>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>Press any key, or click, to go on.</source>
            <translation>Weiter mit jeder Taste oder einem Klick.</translation>
        </message>
        <message>
            <source>{name} is thinking…</source>
            <translation>{name} denkt nach …</translation>
        </message>
        <message>
            <source>One moment…</source>
            <translation>Einen Moment …</translation>
        </message>
    </context>
    <context>
        <name>MistakesPage</name>
        <message>
            <source>Now</source>
            <translation>Jetzt</translation>
        </message>
        <message>
            <source>Then</source>
            <translation>Damals</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Besser</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <source>Leave it unjudged; the question stays due</source>
            <translation>Nicht beurteilen; die Frage bleibt fällig</translation>
        </message>
        <message>
            <source>&amp;Ask me</source>
            <translation>F&amp;rag mich</translation>
        </message>
        <message>
            <source>Costly decisions that a review has marked come back after {days} days.</source>
            <translation>Teure Entscheidungen, die ein Rückblick markiert hat, kommen nach {days} Tagen wieder.</translation>
        </message>
        <message>
            <source>A wrong answer begins again; what is right to the end is learned.</source>
            <translation>Eine falsche Antwort beginnt von vorn; was bis zum Ende richtig ist, ist gelernt.</translation>
        </message>
        <message numerus="yes">
            <source>At most %n of them are asked on a day.</source>
            <translation>
                <numerusform>Höchstens %n davon wird an einem Tag gefragt.</numerusform>
                <numerusform>Höchstens %n davon werden an einem Tag gefragt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Opening the match…</source>
            <translation>Die Partie wird geöffnet …</translation>
        </message>
        <message>
            <source>{question}: what would you do now?</source>
            <translation>{question}: Was tust du?</translation>
        </message>
        <message>
            <source>d MMMM</source>
            <translation>d. MMMM</translation>
        </message>
        <message>
            <source>A question could not be asked any more and was left out.</source>
            <translation>Eine Frage konnte nicht mehr gestellt werden und wurde ausgelassen.</translation>
        </message>
        <message>
            <source>My mistakes: {title}</source>
            <translation>Meine Fehler: {title}</translation>
        </message>
        <message>
            <source>A question could not be asked now and stays due.</source>
            <translation>Eine Frage konnte jetzt nicht gestellt werden und bleibt fällig.</translation>
        </message>
        <message>
            <source>Question {number} of {all}</source>
            <translation>Frage {number} von {all}</translation>
        </message>
        <message>
            <source>Playing on… about {loss} so far</source>
            <translation>Es wird weitergespielt … bisher etwa {loss}</translation>
        </message>
        <message>
            <source>&amp;Next question</source>
            <translation>&amp;Nächste Frage</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>&amp;Fertig</translation>
        </message>
        <message>
            <source>Not judged</source>
            <translation>Nicht beurteilt</translation>
        </message>
        <message>
            <source>It does not count, and the question stays due.</source>
            <translation>Es zählt nicht, und die Frage bleibt fällig.</translation>
        </message>
        <message>
            <source>Well decided</source>
            <translation>Gut entschieden</translation>
        </message>
        <message>
            <source>Equally good</source>
            <translation>Gleich gut</translation>
        </message>
        <message>
            <source>Then ({loss} lost): {deeds}</source>
            <translation>Damals ({loss} verloren): {deeds}</translation>
        </message>
        <message>
            <source>Then: {deeds}</source>
            <translation>Damals: {deeds}</translation>
        </message>
        <message>
            <source>Now, as then: {deeds}</source>
            <translation>Jetzt wie damals: {deeds}</translation>
        </message>
        <message>
            <source>Now: {deeds}</source>
            <translation>Jetzt: {deeds}</translation>
        </message>
        <message>
            <source>What the computer would do, compared with what you did now: {why}</source>
            <translation>Was der Computer täte, verglichen mit dem, was du jetzt getan hast: {why}</translation>
        </message>
        <message>
            <source>What the computer would do, compared with what you did then: {why}</source>
            <translation>Was der Computer täte, verglichen mit dem, was du damals getan hast: {why}</translation>
        </message>
        <message>
            <source>An answer is right where it loses no more than {bound}, judged only from what you knew then.</source>
            <translation>Eine Antwort ist richtig, wenn sie höchstens {bound} verliert, beurteilt nur nach dem, was du damals wusstest.</translation>
        </message>
        <message>
            <source>Computer’s choice</source>
            <translation>Wahl des Computers</translation>
        </message>
        <message>
            <source>By today’s review what you did then was no mistake: it is not asked any more.</source>
            <translation>Nach dem heutigen Rückblick war die Entscheidung von damals kein Fehler: Sie wird nicht mehr gefragt.</translation>
        </message>
        <message>
            <source>It does not count: your list of mistakes does not have it now.</source>
            <translation>Es zählt nicht: In der Liste deiner Fehler steht die Frage jetzt nicht.</translation>
        </message>
        <message>
            <source>Learned: it does not come back.</source>
            <translation>Gelernt: Sie kommt nicht wieder.</translation>
        </message>
        <message numerus="yes">
            <source>It comes back in %n day(s).</source>
            <translation>
                <numerusform>Sie kommt in %n Tag wieder.</numerusform>
                <numerusform>Sie kommt in %n Tagen wieder.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your answer is being judged…</source>
            <translation>Deine Antwort wird beurteilt …</translation>
        </message>
        <message>
            <source>My mistakes</source>
            <translation>Meine Fehler</translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s) due today</source>
            <translation>
                <numerusform>%n Fehler heute fällig</numerusform>
                <numerusform>%n Fehler heute fällig</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing more for today</source>
            <translation>Für heute nichts mehr</translation>
        </message>
        <message>
            <source>{day}: {questions}</source>
            <translation>{day}: {questions}</translation>
        </message>
        <message numerus="yes">
            <source>%n question(s)</source>
            <translation>
                <numerusform>%n Frage</numerusform>
                <numerusform>%n Fragen</numerusform>
            </translation>
        </message>
        <message>
            <source>No question waits. Reviews of your matches bring new ones.</source>
            <translation>Keine Frage wartet. Rückblicke auf deine Partien bringen neue.</translation>
        </message>
        <message numerus="yes">
            <source>%n learned.</source>
            <translation>
                <numerusform>%n gelernt.</numerusform>
                <numerusform>%n gelernt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Notice</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>Put a&amp;way</source>
            <translation>&amp;Weglegen</translation>
        </message>
    </context>
    <context>
        <name>NoticesPage</name>
        <message>
            <source>Third-party notices</source>
            <translation>Lizenzhinweise</translation>
        </message>
        <message>
            <source>Search in all notices</source>
            <translation>In allen Hinweisen suchen</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>We&amp;iter</translation>
        </message>
        <message>
            <source>The next place (F3)</source>
            <translation>Die nächste Stelle (F3)</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Nicht gefunden</translation>
        </message>
    </context>
    <context>
        <name>Page</name>
        <message>
            <source>‹ &amp;Back</source>
            <translation>‹ &amp;Zurück</translation>
        </message>
        <message>
            <source>Back (Esc)</source>
            <translation>Zurück (Esc)</translation>
        </message>
    </context>
    <context>
        <name>Pager</name>
        <message>
            <source>Pre&amp;vious</source>
            <translation>&amp;Vorige</translation>
        </message>
        <message>
            <source>Ne&amp;xt</source>
            <translation>&amp;Nächste</translation>
        </message>
        <message>
            <source>{first} to {last} of {all}</source>
            <translation>{first} bis {last} von {all}</translation>
        </message>
    </context>
    <context>
        <name>Percent</name>
        <message>
            <source>{percent}%</source>
            <translation>{percent} %</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Esc once more leads to the lounge; the match stays.</source>
            <translation>Noch einmal Esc führt in die Lounge; die Partie bleibt.</translation>
        </message>
        <message>
            <source>Read rule {rule} (?)</source>
            <translation>Regel {rule} lesen (?)</translation>
        </message>
    </context>
    <context>
        <name>Rank</name>
        <message>
            <source>{rank}.</source>
            <translation>{rank}.</translation>
        </message>
        <message>
            <source>{rank}. {name}, {points}</source>
            <translation>{rank}. {name}, {points}</translation>
        </message>
    </context>
    <context>
        <name>Reach</name>
        <message>
            <source>{score} of {goal} points</source>
            <translation>{score} von {goal} Punkten</translation>
        </message>
        <message>
            <source>Goal {goal}</source>
            <translation>Ziel {goal}</translation>
        </message>
    </context>
    <context>
        <name>RecordsPage</name>
        <message>
            <source>Records</source>
            <translation>Rekorde</translation>
        </message>
        <message>
            <source>Wat&amp;ch</source>
            <translation>&amp;Abspielen</translation>
        </message>
        <message>
            <source>Watch the match that is chosen in the list (Enter)</source>
            <translation>Die Partie abspielen, die in der Liste gewählt ist (Enter)</translation>
        </message>
        <message>
            <source>A row for each: tries, goals reached and best</source>
            <translation>Je eine Zeile: Versuche, erreichte Ziele und Bestwert</translation>
        </message>
        <message>
            <source>Log of finished matches</source>
            <translation>Logbuch beendeter Partien</translation>
        </message>
        <message>
            <source>Agai&amp;nst</source>
            <translation>Ge&amp;gen</translation>
        </message>
        <message>
            <source>Anybody</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Everybody</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Whose a match is, its player’s name says; first you see your own.</source>
            <translation>Wem eine Partie gehört, sagt der Name am Platz; zuerst siehst du deine eigenen.</translation>
        </message>
        <message>
            <source>S&amp;ort by</source>
            <translation>S&amp;ortieren nach</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>By {option}</source>
            <translation>Nach {option}</translation>
        </message>
        <message>
            <source>{played}, against {opponents}</source>
            <translation>{played}, gegen {opponents}</translation>
        </message>
        <message>
            <source>Against {level}</source>
            <translation>Gegen {level}</translation>
        </message>
        <message numerus="yes">
            <source>Finished matches are being read: %n file(s) to go.</source>
            <translation>
                <numerusform>Beendete Partien werden gelesen: noch %n Datei.</numerusform>
                <numerusform>Beendete Partien werden gelesen: noch %n Dateien.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Niemanden</translation>
        </message>
        <message>
            <source>&amp;Player</source>
            <translation>&amp;Person</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>Re&amp;view</source>
            <translation>Rück&amp;blick</translation>
        </message>
        <message>
            <source>What each decision cost</source>
            <translation>Was jede Entscheidung gekostet hat</translation>
        </message>
        <message>
            <source>Seen by</source>
            <translation>Gesehen von</translation>
        </message>
        <message>
            <source>Whose hand is shown</source>
            <translation>Wessen Handkarten gezeigt werden</translation>
        </message>
        <message>
            <source>Watching</source>
            <translation>Wiedergabe</translation>
        </message>
        <message>
            <source>Back to the event before</source>
            <translation>Zurück zum vorigen Ereignis</translation>
        </message>
        <message>
            <source>On to the next event</source>
            <translation>Weiter zum nächsten Ereignis</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Speed (+ and -)</source>
            <translation>Tempo (+ und -)</translation>
        </message>
        <message>
            <source>What all saw</source>
            <translation>Was alle sahen</translation>
        </message>
        <message>
            <source>All hands</source>
            <translation>Alle Handkarten</translation>
        </message>
        <message>
            <source>Replay: {title}</source>
            <translation>Wiedergabe: {title}</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
    </context>
    <context>
        <name>ResultPage</name>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>&amp;Same deal again</source>
            <translation>&amp;Dieselbe Reise noch einmal</translation>
        </message>
        <message>
            <source>What everybody made</source>
            <translation>Was alle gemacht haben</translation>
        </message>
        <message>
            <source>The same people and the same deal from the start</source>
            <translation>Dieselben Leute und dieselbe Reise, von vorn</translation>
        </message>
        <message>
            <source>&amp;Next deal</source>
            <translation>&amp;Nächste Reise</translation>
        </message>
        <message>
            <source>The same people and options, another deal; each moves on by a seat</source>
            <translation>Dieselben Leute und Optionen, eine andere Reise; alle rücken einen Platz weiter</translation>
        </message>
        <message>
            <source>Look at the &amp;table</source>
            <translation>&amp;Tisch ansehen</translation>
        </message>
        <message>
            <source>Watch the mat&amp;ch</source>
            <translation>Partie &amp;abspielen</translation>
        </message>
        <message>
            <source>The whole match from its start, at any speed</source>
            <translation>Die ganze Partie von Anfang an, in jedem Tempo</translation>
        </message>
        <message>
            <source>Re&amp;view</source>
            <translation>Rück&amp;blick</translation>
        </message>
        <message>
            <source>What each of your decisions cost, beginning with the weakest round</source>
            <translation>Was jede deiner Entscheidungen gekostet hat, angefangen bei der schwächsten Runde</translation>
        </message>
        <message>
            <source>To the &amp;lounge</source>
            <translation>Zur &amp;Lounge</translation>
        </message>
        <message>
            <source>Result: {game}</source>
            <translation>Ergebnis: {game}</translation>
        </message>
        <message>
            <source>{summary}
Deal code {code}</source>
            <translation>{summary}
Reisecode {code}</translation>
        </message>
        <message>
            <source>Computers are playing this deal…</source>
            <translation>Computer spielen diese Reise …</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Goal reached</source>
            <translation>Ziel erreicht</translation>
        </message>
        <message>
            <source>Not this time</source>
            <translation>Diesmal nicht</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>{0} and {1} share the win</source>
            <translation>{0} und {1} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{0}, {1} and {2} share the win</source>
            <translation>{0}, {1} und {2} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{0}, {1}, {2} and {3} share the win</source>
            <translation>{0}, {1}, {2} und {3} teilen sich den Sieg</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) share the win</source>
            <translation>
                <numerusform>%n Person teilt sich den Sieg</numerusform>
                <numerusform>%n Personen teilen sich den Sieg</numerusform>
            </translation>
        </message>
        <message>
            <source>{score} points, {goal} needed.</source>
            <translation>{score} Punkte, {goal} nötig.</translation>
        </message>
        <message>
            <source>A tie in points.</source>
            <translation>Gleich viele Punkte.</translation>
        </message>
        <message>
            <source>{points} ahead.</source>
            <translation>{points} voraus.</translation>
        </message>
        <message>
            <source>{done} of {all} stamped on your trip.</source>
            <translation>{done} von {all} auf deiner Rundreise gestempelt.</translation>
        </message>
        <message>
            <source>Next stop of your tri&amp;p: {name}</source>
            <translation>Nächster &amp;Halt: {name}</translation>
        </message>
        <message>
            <source>{level} {score}</source>
            <translation>{level} {score}</translation>
        </message>
        <message>
            <source>Computers on this deal: {made}.</source>
            <translation>Computer auf dieser Reise: {made}.</translation>
        </message>
        <message>
            <source>Next deal, against {level}</source>
            <translation>Nächste Reise, gegen {level}</translation>
        </message>
        <message>
            <source>Practise this deal, with hints</source>
            <translation>Diese Reise üben, mit Tipps</translation>
        </message>
        <message>
            <source>The guided first round</source>
            <translation>Die geführte erste Runde</translation>
        </message>
        <message>
            <source>A player took over {name}’s seat and saw its hidden cards.</source>
            <translation>Jemand hat den Platz von {name} übernommen und die verdeckten Karten dort gesehen.</translation>
        </message>
        <message>
            <source>A player took over the seats of {names} and saw their hidden cards.</source>
            <translation>Jemand hat die Plätze von {names} übernommen und die verdeckten Karten dort gesehen.</translation>
        </message>
        <message>
            <source>A practice match: it is not in your records.</source>
            <translation>Eine Übungspartie: Sie steht nicht in deinen Rekorden.</translation>
        </message>
        <message>
            <source>Best on this deal so far: {score}.</source>
            <translation>Bisher bestes Ergebnis auf dieser Reise: {score}.</translation>
        </message>
        <message>
            <source>This match does not count for your best.</source>
            <translation>Diese Partie zählt nicht als Bestleistung.</translation>
        </message>
        <message>
            <source>A computer had your seat for a while: this is no best of your own.</source>
            <translation>Ein Computer hatte zeitweise deinen Platz: Das ist keine eigene Bestleistung.</translation>
        </message>
        <message>
            <source>Your first result with these options.</source>
            <translation>Dein erstes Ergebnis mit diesen Optionen.</translation>
        </message>
        <message>
            <source>A personal best with these options; it was {score}.</source>
            <translation>Dein bestes Ergebnis mit diesen Optionen; bisher waren es {score}.</translation>
        </message>
        <message>
            <source>Your best with these options is {score}.</source>
            <translation>Dein bestes Ergebnis mit diesen Optionen ist {score}.</translation>
        </message>
        <message>
            <source>{now}, as in the match that it was played on from.</source>
            <translation>{now}, wie in der Partie, von der aus weitergespielt wurde.</translation>
        </message>
        <message>
            <source>{now} instead of {then}: {less} less than the match that it was played on from.</source>
            <translation>{now} statt {then}: {less} weniger als in der Partie, von der aus weitergespielt wurde.</translation>
        </message>
        <message>
            <source>{now} instead of {then}: {more} more than the match that it was played on from.</source>
            <translation>{now} statt {then}: {more} mehr als in der Partie, von der aus weitergespielt wurde.</translation>
        </message>
        <message>
            <source>{name} {now} instead of {then}, place {place} instead of {before}</source>
            <translation>{name} {now} statt {then}, Platz {place} statt {before}</translation>
        </message>
        <message>
            <source>Beside the match that it was played on from: {people}.</source>
            <translation>Neben der Partie, von der aus weitergespielt wurde: {people}.</translation>
        </message>
        <message>
            <source>Your first result against these opponents.</source>
            <translation>Dein erstes Ergebnis gegen diese Gegner.</translation>
        </message>
        <message>
            <source>A personal best against these opponents; it was {score}.</source>
            <translation>Dein bestes Ergebnis gegen diese Gegner; bisher waren es {score}.</translation>
        </message>
        <message>
            <source>Your best against these opponents is {score}.</source>
            <translation>Dein bestes Ergebnis gegen diese Gegner ist {score}.</translation>
        </message>
    </context>
    <context>
        <name>ReviewPage</name>
        <message>
            <source>Whose decisions</source>
            <translation>Wessen Entscheidungen</translation>
        </message>
        <message>
            <source>&amp;Decisions</source>
            <translation>&amp;Entscheidungen</translation>
        </message>
        <message>
            <source>&amp;Luck and skill</source>
            <translation>&amp;Glück und Können</translation>
        </message>
        <message>
            <source>Better &amp;packed</source>
            <translation>Besser ge&amp;packt</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <source>The better choice</source>
            <translation>Die bessere Wahl</translation>
        </message>
        <message>
            <source>What was done</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>Equally good</source>
            <translation>Gleich gut</translation>
        </message>
        <message>
            <source>Luck and skill</source>
            <translation>Glück und Können</translation>
        </message>
        <message>
            <source>The same tiles, better packed</source>
            <translation>Dieselben Teile, besser gepackt</translation>
        </message>
        <message>
            <source>Review: {title}</source>
            <translation>Rückblick: {title}</translation>
        </message>
        <message>
            <source>{done} of {all} judged</source>
            <translation>{done} von {all} beurteilt</translation>
        </message>
        <message numerus="yes">
            <source>Nothing costly among %n decision(s).</source>
            <translation>
                <numerusform>Nichts Teures unter %n Entscheidung.</numerusform>
                <numerusform>Nichts Teures unter %n Entscheidungen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{marked} of {judged} decisions were costly.</source>
            <translation>{marked} von {judged} Entscheidungen waren teuer.</translation>
        </message>
        <message>
            <source>Decision {number}</source>
            <translation>Entscheidung {number}</translation>
        </message>
        <message>
            <source>{own} points on average instead of {best}</source>
            <translation>im Schnitt {own} statt {best} Punkte</translation>
        </message>
        <message>
            <source>{own} % of matches won instead of {best} %</source>
            <translation>{own} % statt {best} % der Partien gewonnen</translation>
        </message>
        <message>
            <source>The match ended at {points}.</source>
            <translation>Endstand: {points}.</translation>
        </message>
        <message>
            <source>Decision {number} of {all}: not judged yet</source>
            <translation>Entscheidung {number} von {all}: noch nicht beurteilt</translation>
        </message>
        <message>
            <source>Decision {number} of {all}</source>
            <translation>Entscheidung {number} von {all}</translation>
        </message>
        <message>
            <source>nothing costly</source>
            <translation>nichts Teures</translation>
        </message>
        <message>
            <source>{mark}, {loss} lost</source>
            <translation>{mark}, {loss} verloren</translation>
        </message>
        <message>
            <source>{mark}: over {loss}</source>
            <translation>{mark}: über {loss}</translation>
        </message>
        <message>
            <source>{points} the same in both</source>
            <translation>{points} in beiden gleich</translation>
        </message>
        <message>
            <source>This is the best that there is: proven.</source>
            <translation>Besser geht es nicht: bewiesen.</translation>
        </message>
        <message>
            <source>So packed, these tiles reach the goal.</source>
            <translation>So gepackt erreichen diese Teile das Ziel.</translation>
        </message>
        <message>
            <source>Even the best packing of these tiles misses the goal by {points}.</source>
            <translation>Selbst am besten gepackt verfehlen diese Teile das Ziel um {points}.</translation>
        </message>
        <message>
            <source>What the quick computer player makes of such a match on average</source>
            <translation>Was der schnelle Computerspieler aus so einer Partie im Schnitt macht</translation>
        </message>
        <message>
            <source>The result</source>
            <translation>Das Ergebnis</translation>
        </message>
        <message>
            <source>Luck gave {luck}.</source>
            <translation>Das Glück hat {luck} gebracht.</translation>
        </message>
        <message>
            <source>The decisions lost {lost} against the best ones.</source>
            <translation>Die Entscheidungen haben gegenüber den besten {lost} verloren.</translation>
        </message>
        <message>
            <source>All of it adds up to exactly the result, {total}. The average is what comes of many deals if a quick computer player of this program plays for everybody; the best choice of a decision is the one after which it does best.</source>
            <translation>Alles zusammen ergibt genau das Ergebnis, {total}. Der Schnitt ist, was bei vielen Reisen herauskommt, wenn ein schneller Computerspieler dieses Programms für alle spielt; die beste Entscheidung ist die, nach der er am besten abschneidet.</translation>
        </message>
        <message>
            <source>nothing costly here</source>
            <translation>hier war nichts teuer</translation>
        </message>
        <message>
            <source>{mark}: it cost most</source>
            <translation>{mark}: am teuersten</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Luck took {luck}.</source>
            <translation>Das Glück hat {luck} gekostet.</translation>
        </message>
        <message>
            <source>{points} (goal {goal})</source>
            <translation>{points} (Ziel {goal})</translation>
        </message>
        <message>
            <source>As packed: {made}</source>
            <translation>Wie gepackt: {made}</translation>
        </message>
        <message>
            <source>The same tiles, laid as they came, turned as one likes and on either side, with the pack rats that were there by then.</source>
            <translation>Dieselben Teile, gelegt, wie sie kamen, beliebig gedreht und auf jeder Seite, mit den Packratten, die bis dahin da waren.</translation>
        </message>
        <message>
            <source>No better packing was found.</source>
            <translation>Eine bessere Packung wurde nicht gefunden.</translation>
        </message>
        <message>
            <source>Done: {deeds}</source>
            <translation>Getan: {deeds}</translation>
        </message>
        <message>
            <source>Marked decisions come back as questions in the lounge, after {days} and {last} days.</source>
            <translation>Markierte Entscheidungen kommen in der Lounge als Fragen wieder, nach {days} und {last} Tagen.</translation>
        </message>
        <message>
            <source>Beginning…</source>
            <translation>Beginnt …</translation>
        </message>
        <message>
            <source>Computer’s choice</source>
            <translation>Wahl des Computers</translation>
        </message>
        <message>
            <source>The decisions are being judged, the latest first.</source>
            <translation>Die Entscheidungen werden beurteilt, die letzte zuerst.</translation>
        </message>
        <message>
            <source>Packing anew…</source>
            <translation>Neu gepackt …</translation>
        </message>
        <message>
            <source>Luck and skill…</source>
            <translation>Glück, Können …</translation>
        </message>
        <message>
            <source>{decision} cost most: {ends}.</source>
            <translation>{decision} war am teuersten: {ends}.</translation>
        </message>
        <message>
            <source>{decision} cost most so far: {ends}.</source>
            <translation>{decision} war bisher am teuersten: {ends}.</translation>
        </message>
        <message>
            <source>Judged only from what was known at the seat then: from each choice a quick computer player of this program plays the match to its end many times. The line on a bar is the range in which the loss lies with 95 % certainty; only where it is clear of 0 is a decision marked. Page Down and Page Up lead to the next and the previous marked one in the order of the match, Space changes the choice on the board.</source>
            <translation>Beurteilt nur nach dem, was am Platz damals bekannt war: Von jeder Entscheidung aus spielt ein schneller Computerspieler dieses Programms die Partie viele Male zu Ende. Der Strich am Balken ist der Bereich, in dem der Verlust mit 95 % Sicherheit liegt; nur wo er die 0 nicht berührt, wird eine Entscheidung markiert. Bild ab und Bild auf führen zur nächsten und zur vorigen markierten in der Reihenfolge der Partie, die Leertaste wechselt die Wahl auf dem Brett.</translation>
        </message>
        <message>
            <source>equally good</source>
            <translation>gleich gut</translation>
        </message>
        <message>
            <source>Luck: what the deals gave</source>
            <translation>Glück: was die Auslagen brachten</translation>
        </message>
        <message>
            <source>What the others did</source>
            <translation>Was die anderen taten</translation>
        </message>
        <message>
            <source>The best choice each time, instead of the computer’s</source>
            <translation>Jedes Mal die beste Wahl statt der des Computers</translation>
        </message>
        <message>
            <source>The choices that were made, instead of the best ones</source>
            <translation>Die getroffenen Entscheidungen statt der besten</translation>
        </message>
        <message>
            <source>All of it adds up to exactly the result, {total}. The average is what a quick computer player of this program makes of many deals; the best choice of a decision is the one after which it does best.</source>
            <translation>Alles zusammen ergibt genau das Ergebnis, {total}. Der Schnitt ist, was ein schneller Computerspieler dieses Programms aus vielen Reisen macht; die beste Entscheidung ist die, nach der er am besten abschneidet.</translation>
        </message>
        <message>
            <source>Best found: {found}</source>
            <translation>Bestes gefunden: {found}</translation>
        </message>
        <message>
            <source>Best found: {found}, proven: no packing beats it</source>
            <translation>Bestes gefunden: {found}, bewiesen: Keine Packung schlägt es</translation>
        </message>
        <message>
            <source>Best found: {found}; at most {more} more would be possible</source>
            <translation>Bestes gefunden: {found}; höchstens {more} mehr wären möglich</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) more in them.</source>
            <translation>
                <numerusform>%n Punkt mehr steckt darin.</numerusform>
                <numerusform>%n Punkte mehr stecken darin.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reviewing</name>
        <message>
            <source>The review could not go on: what makes it has failed. The match is safe; open the review again to try once more.</source>
            <translation>Der Rückblick kam nicht weiter: Was ihn macht, ist ausgefallen. Die Partie ist sicher; öffne den Rückblick noch einmal, um es neu zu versuchen.</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Rules: {game}</source>
            <translation>Regeln: {game}</translation>
        </message>
        <message>
            <source>&amp;Play the guided first round</source>
            <translation>&amp;Geführte erste Runde spielen</translation>
        </message>
        <message>
            <source>Learn by playing: a conductor leads through one round</source>
            <translation>Spielend lernen: Ein Schaffner führt durch eine Runde</translation>
        </message>
        <message>
            <source>Back to the &amp;match</source>
            <translation>Zurück zur &amp;Partie</translation>
        </message>
        <message>
            <source>Rules of which game?</source>
            <translation>Regeln welches Spiels?</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Text of the rules</source>
            <translation>Text der Regeln</translation>
        </message>
    </context>
    <context>
        <name>Scrubber</name>
        <message>
            <source>Place in the match</source>
            <translation>Stelle in der Partie</translation>
        </message>
        <message>
            <source>{now} of {whole}</source>
            <translation>{now} von {whole}</translation>
        </message>
        <message>
            <source>The start</source>
            <translation>Der Anfang</translation>
        </message>
        <message>
            <source>Move {number} of {all}</source>
            <translation>Zug {number} von {all}</translation>
        </message>
        <message>
            <source>Move {number} of {all}: {name}</source>
            <translation>Zug {number} von {all}: {name}</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer: {level}</source>
            <translation>Computer: {level}</translation>
        </message>
        <message>
            <source>Move up: earlier in turn order</source>
            <translation>Nach oben: früher an der Reihe</translation>
        </message>
        <message>
            <source>Move down: later in turn order</source>
            <translation>Nach unten: später an der Reihe</translation>
        </message>
        <message>
            <source>Remove this seat</source>
            <translation>Diesen Platz entfernen</translation>
        </message>
        <message>
            <source>{number}.</source>
            <translation>{number}.</translation>
        </message>
        <message>
            <source>Seat {number}</source>
            <translation>Platz {number}</translation>
        </message>
        <message>
            <source>Colour of seat {number}</source>
            <translation>Farbe von Platz {number}</translation>
        </message>
        <message>
            <source>Name of seat {number}</source>
            <translation>Name von Platz {number}</translation>
        </message>
        <message>
            <source>Who plays seat {number}</source>
            <translation>Wer auf Platz {number} spielt</translation>
        </message>
    </context>
    <context>
        <name>Seating</name>
        <message>
            <source>Add a sea&amp;t</source>
            <translation>&amp;Platz hinzufügen</translation>
        </message>
        <message>
            <source>One more player</source>
            <translation>Noch jemand spielt mit</translation>
        </message>
        <message>
            <source>Draw &amp;lots</source>
            <translation>Aus&amp;losen</translation>
        </message>
        <message>
            <source>Let chance say who begins; the order around the table stays</source>
            <translation>Der Zufall sagt, wer beginnt; die Reihenfolge am Tisch bleibt</translation>
        </message>
        <message>
            <source>{name} begins.</source>
            <translation>{name} beginnt.</translation>
        </message>
        <message>
            <source>Lots are drawn at the start.</source>
            <translation>Am Anfang wird gelost.</translation>
        </message>
        <message>
            <source>The first seat begins.</source>
            <translation>Der erste Platz beginnt.</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Where everything is kept</source>
            <translation>Wo alles liegt</translation>
        </message>
        <message>
            <source>Open the &amp;folder</source>
            <translation>&amp;Ordner öffnen</translation>
        </message>
        <message>
            <source>&amp;Reset all settings</source>
            <translation>Alle &amp;Einstellungen zurücksetzen</translation>
        </message>
        <message>
            <source>Back to what they were at first; matches and records stay</source>
            <translation>Zurück auf den Anfang; Partien und Rekorde bleiben</translation>
        </message>
        <message>
            <source>Keys: {game}</source>
            <translation>Tasten: {game}</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message>
            <source>Practise: {game}</source>
            <translation>Üben: {game}</translation>
        </message>
        <message>
            <source>{game}</source>
            <translation>{game}</translation>
        </message>
        <message>
            <source>Undo is free, hints are on, and nothing goes into your records.</source>
            <translation>Zurücknehmen ist frei, es gibt Tipps, und nichts kommt in deine Rekorde.</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>Wer spielt?</translation>
        </message>
        <message>
            <source>Best totals on this deal</source>
            <translation>Beste Ergebnisse auf dieser Reise</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>&amp;Start practising</source>
            <translation>Üben &amp;starten</translation>
        </message>
        <message>
            <source>&amp;Start</source>
            <translation>&amp;Start</translation>
        </message>
        <message>
            <source>Learn by &amp;playing</source>
            <translation>Spielend l&amp;ernen</translation>
        </message>
        <message>
            <source>New here? The conductor leads you through a first round.</source>
            <translation>Neu hier? Der Schaffner führt dich durch eine erste Runde.</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Go on with the guided round</source>
            <translation>Die geführte Runde fortsetzen</translation>
        </message>
        <message>
            <source>Play the guided first round</source>
            <translation>Die geführte erste Runde spielen</translation>
        </message>
        <message>
            <source>Lots were drawn: {name} begins.</source>
            <translation>Das Los ist gefallen: {name} beginnt.</translation>
        </message>
        <message>
            <source>This is a daily suitcase: the match is attempt {number} of {all}.</source>
            <translation>Das ist der Koffer eines Tages: Die Partie ist Versuch {number} von {all}.</translation>
        </message>
        <message>
            <source>Deal: by chance</source>
            <translation>Reisecode: zufällig</translation>
        </message>
        <message>
            <source>&amp;More options</source>
            <translation>&amp;Mehr Optionen</translation>
        </message>
        <message>
            <source>&amp;Fewer options</source>
            <translation>&amp;Weniger Optionen</translation>
        </message>
        <message>
            <source>Nobody has finished this deal with these options yet.</source>
            <translation>Diese Reise hat mit diesen Optionen noch niemand beendet.</translation>
        </message>
        <message>
            <source>{score}  {name}, {date}</source>
            <translation>{score}  {name}, {date}</translation>
        </message>
        <message>
            <source>{total} (practice)</source>
            <translation>{total} (Übung)</translation>
        </message>
    </context>
    <context>
        <name>ShelfPage</name>
        <message>
            <source>Saved matches</source>
            <translation>Gespeicherte Partien</translation>
        </message>
        <message>
            <source>&amp;Open a file…</source>
            <translation>Datei ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>A match from anywhere (Ctrl+O)</source>
            <translation>Eine Partie von irgendwo (Strg+O)</translation>
        </message>
        <message>
            <source>&amp;Undo delete</source>
            <translation>&amp;Löschen rückgängig</translation>
        </message>
        <message>
            <source>The file of a match in progress contains all hands.</source>
            <translation>Die Datei einer laufenden Partie enthält alle Handkarten.</translation>
        </message>
        <message>
            <source>&amp;Show more</source>
            <translation>&amp;Mehr zeigen</translation>
        </message>
        <message>
            <source>Nothing is saved yet. A match is saved from its first move on.</source>
            <translation>Noch ist nichts gespeichert. Eine Partie wird vom ersten Zug an gespeichert.</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Under way</source>
            <translation>Unterwegs</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>Watch the match from which this one was played on</source>
            <translation>Die Partie ansehen, von der aus diese weitergespielt wurde</translation>
        </message>
        <message>
            <source>Origin</source>
            <translation>Ursprung</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren …</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Export a match</source>
            <translation>Partie exportieren</translation>
        </message>
        <message>
            <source>Matches of Stowaway (*{extension})</source>
            <translation>Partien von Stowaway (*{extension})</translation>
        </message>
        <message>
            <source>Exported to {file}.</source>
            <translation>Exportiert nach {file}.</translation>
        </message>
        <message>
            <source>It can be brought back.</source>
            <translation>Sie lässt sich zurückholen.</translation>
        </message>
        <message>
            <source>It is in the system’s trash.</source>
            <translation>Sie liegt im Papierkorb des Systems.</translation>
        </message>
        <message>
            <source>{file} is deleted. {where}</source>
            <translation>{file} ist gelöscht. {where}</translation>
        </message>
        <message>
            <source>It is back.</source>
            <translation>Sie ist wieder da.</translation>
        </message>
    </context>
    <context>
        <name>SignButton</name>
        <message>
            <source>{name} ({key})</source>
            <translation>{name} ({key})</translation>
        </message>
    </context>
    <context>
        <name>Stamps</name>
        <message>
            <source>{done} of {all} stamped</source>
            <translation>{done} von {all} gestempelt</translation>
        </message>
    </context>
    <context>
        <name>StopCard</name>
        <message>
            <source>No trail yet</source>
            <translation>Noch keine Reiseroute</translation>
        </message>
        <message>
            <source>Deal code {code}</source>
            <translation>Reisecode {code}</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s)</source>
            <translation>
                <numerusform>%n Versuch</numerusform>
                <numerusform>%n Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue s&amp;top {number}</source>
            <translation>Station {number} fo&amp;rtsetzen</translation>
        </message>
        <message>
            <source>Continue s&amp;top {number}, {place}</source>
            <translation>Station {number} fo&amp;rtsetzen, {place}</translation>
        </message>
        <message>
            <source>Start o&amp;ver (counts as attempt {number})</source>
            <translation>Ne&amp;u beginnen (zählt als Versuch {number})</translation>
        </message>
        <message>
            <source>It opens with bronze at the stop before it.</source>
            <translation>Sie öffnet sich mit Bronze auf der Station davor.</translation>
        </message>
        <message>
            <source>Your best: {result}, in {tries}.</source>
            <translation>Dein Bestes: {result}, bei {tries}.</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s), not finished yet.</source>
            <translation>
                <numerusform>%n Versuch, noch nicht beendet.</numerusform>
                <numerusform>%n Versuche, noch nicht beendet.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Play stop {number}</source>
            <translation>Station {number} s&amp;pielen</translation>
        </message>
        <message>
            <source>{medal}: {asked}</source>
            <translation>{medal}: {asked}</translation>
        </message>
        <message>
            <source>{medal}, won</source>
            <translation>{medal}, gewonnen</translation>
        </message>
    </context>
    <context>
        <name>Strip</name>
        <message>
            <source>Decisions</source>
            <translation>Entscheidungen</translation>
        </message>
        <message>
            <source>Loss, %</source>
            <translation>Verlust, %</translation>
        </message>
        <message>
            <source>Points lost</source>
            <translation>Punktverlust</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>‹ &amp;Lounge</source>
            <translation>‹ &amp;Lounge</translation>
        </message>
        <message>
            <source>Resul&amp;t</source>
            <translation>Ergebni&amp;s</translation>
        </message>
        <message>
            <source>Watch the match from its start</source>
            <translation>Die Partie von Anfang an abspielen</translation>
        </message>
        <message>
            <source>S&amp;eats</source>
            <translation>&amp;Plätze</translation>
        </message>
        <message>
            <source>Let the computer take a seat over, or give it back</source>
            <translation>Den Computer einen Platz übernehmen oder zurückgeben lassen</translation>
        </message>
        <message>
            <source>The deal code; press to copy it</source>
            <translation>Der Reisecode; drücken kopiert ihn</translation>
        </message>
        <message>
            <source>&amp;Hide</source>
            <translation>&amp;Verdecken</translation>
        </message>
        <message>
            <source>Hide your hand, so that somebody else can come to the screen</source>
            <translation>Die eigene Hand verdecken, damit jemand anderes an den Bildschirm kann</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>Guided first round: {title}</source>
            <translation>Geführte erste Runde: {title}</translation>
        </message>
        <message>
            <source>Practice: {title}</source>
            <translation>Übung: {title}</translation>
        </message>
        <message>
            <source>To the lounge; the match can go on from there</source>
            <translation>Zur Lounge; von dort kann die Partie weitergehen</translation>
        </message>
        <message>
            <source>To the lounge; you are asked whether to keep this match</source>
            <translation>Zur Lounge; du wirst gefragt, ob du diese Partie behalten willst</translation>
        </message>
        <message>
            <source>To the lounge; you can go on with this round from there</source>
            <translation>Zur Lounge; von dort kannst du mit dieser Runde weitermachen</translation>
        </message>
        <message>
            <source>Deal code {code}</source>
            <translation>Reisecode {code}</translation>
        </message>
        <message>
            <source>To the lounge; the match can go on from there (Esc)</source>
            <translation>Zur Lounge; von dort kann die Partie weitergehen (Esc)</translation>
        </message>
        <message>
            <source>Wat&amp;ch</source>
            <translation>&amp;Abspielen</translation>
        </message>
        <message>
            <source>Played from here ({place}): {title}</source>
            <translation>Von hier gespielt ({place}): {title}</translation>
        </message>
        <message>
            <source>‹ &amp;Back</source>
            <translation>‹ &amp;Zurück</translation>
        </message>
        <message>
            <source>To where it was played on from; it can go on from the lounge (Esc)</source>
            <translation>Dorthin, von wo aus weitergespielt wurde; von der Lounge aus geht es weiter (Esc)</translation>
        </message>
        <message>
            <source>Seats are locked in trail and daily matches.</source>
            <translation>Auf der Reiseroute und beim Koffer des Tages sind die Plätze gesperrt.</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer: {level}</source>
            <translation>Computer: {level}</translation>
        </message>
    </context>
    <context>
        <name>Tag</name>
        <message>
            <source>To the lounge; you can go on with this round from there</source>
            <translation>Zur Lounge; von dort kannst du mit dieser Runde weitermachen</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Go on with this match, as practice; from now on it is saved</source>
            <translation>Diese Partie als Übung weiterspielen; ab jetzt wird sie gespeichert</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>Schritt {number} von {count}</translation>
        </message>
        <message>
            <source>To the lounge; you are asked whether to keep this match</source>
            <translation>Zur Lounge; du wirst gefragt, ob du diese Partie behalten willst</translation>
        </message>
        <message>
            <source>Play on alone</source>
            <translation>Allein weiterspielen</translation>
        </message>
        <message>
            <source>To the lounge</source>
            <translation>Zur Lounge</translation>
        </message>
    </context>
    <context>
        <name>TakeOver</name>
        <message>
            <source>Hidden cards</source>
            <translation>Verdeckte Karten</translation>
        </message>
        <message>
            <source>If you take over {name}’s seat, you see its hidden cards.</source>
            <translation>Wenn du den Platz von {name} übernimmst, siehst du die verdeckten Karten dort.</translation>
        </message>
        <message>
            <source>The match will be marked as one in which hidden cards were seen, and will not count for your best.</source>
            <translation>Bei der Partie wird vermerkt, dass verdeckte Karten gesehen wurden, und sie zählt nicht als Bestleistung.</translation>
        </message>
        <message>
            <source>&amp;Take over the seat</source>
            <translation>Platz &amp;übernehmen</translation>
        </message>
        <message>
            <source>&amp;Leave it to the computer</source>
            <translation>Dem &amp;Computer lassen</translation>
        </message>
    </context>
    <context>
        <name>TrailPage</name>
        <message>
            <source>Trail: {game}</source>
            <translation>Reiseroute: {game}</translation>
        </message>
        <message>
            <source>Trail of {game}</source>
            <translation>Reiseroute von {game}</translation>
        </message>
        <message>
            <source>Each stop is a deal that asks for medals, and opens the next one with bronze. The suitcase of a day is the same for everybody.</source>
            <translation>Jede Station ist eine Reise, auf der es Medaillen gibt; mit Bronze öffnet sich die nächste. Der Koffer des Tages ist für alle derselbe.</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>Stationen</translation>
        </message>
        <message>
            <source>The trail</source>
            <translation>Die Reiseroute</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>next</source>
            <translation>als Nächstes</translation>
        </message>
        <message>
            <source>{gold} gold, {silver} silver and {bronze} bronze on {all} stops</source>
            <translation>{gold}-mal Gold, {silver}-mal Silber und {bronze}-mal Bronze auf {all} Stationen</translation>
        </message>
        <message>
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>not open yet</source>
            <translation>noch nicht offen</translation>
        </message>
        <message>
            <source>{stop}: {state}</source>
            <translation>{stop}: {state}</translation>
        </message>
        <message>
            <source>Stop {number}, {played}</source>
            <translation>Station {number}, {played}</translation>
        </message>
        <message>
            <source>Stop {number}</source>
            <translation>Station {number}</translation>
        </message>
    </context>
    <context>
        <name>TripCard</name>
        <message>
            <source>Your trip</source>
            <translation>Deine Rundreise</translation>
        </message>
        <message numerus="yes">
            <source>All %n stamped: the trip is done.</source>
            <translation>
                <numerusform>%n gestempelt: Die Rundreise ist geschafft.</numerusform>
                <numerusform>Alle %n gestempelt: Die Rundreise ist geschafft.</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {all} stamped: reach the goal of each, in any order.</source>
            <translation>{done} von {all} gestempelt: Erreiche das Ziel einer jeden, in beliebiger Reihenfolge.</translation>
        </message>
        <message>
            <source>Next stop: {name}</source>
            <translation>Nächster Halt: {name}</translation>
        </message>
    </context>
    <context>
        <name>ValuesView</name>
        <message>
            <source>Grade</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>Tries</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <source>Reached</source>
            <translation>Erreicht</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestwert</translation>
        </message>
    </context>
    <context>
        <name>Waiting</name>
        <message>
            <source>The chart is being drawn.</source>
            <translation>Das Diagramm wird gezeichnet.</translation>
        </message>
    </context>
    <context>
        <name>WaitingCard</name>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>branch</name>
        <message>
            <source>Play &amp;from here</source>
            <translation>Von &amp;hier spielen</translation>
        </message>
        <message>
            <source>Go on from this place, in practice; this match stays as it is</source>
            <translation>Von dieser Stelle an üben; diese Partie bleibt, wie sie ist</translation>
        </message>
        <message>
            <source>Decide again, and the &amp;same is drawn as then</source>
            <translation>Neu entscheiden, und es kommt dasselbe wie da&amp;mals</translation>
        </message>
        <message>
            <source>Begins before this decision; all comes in the order in which it came</source>
            <translation>Beginnt vor dieser Entscheidung; alles kommt in der Reihenfolge, in der es kam</translation>
        </message>
        <message>
            <source>Decide again, and all is drawn &amp;anew</source>
            <translation>&amp;Neu entscheiden, und alles wird neu gezogen</translation>
        </message>
        <message>
            <source>Begins before this decision; what comes after it may be anything</source>
            <translation>Beginnt vor dieser Entscheidung; was danach kommt, kann alles sein</translation>
        </message>
    </context>
    <context>
        <name>crash</name>
        <message>
            <source>A report is in {file}.</source>
            <translation>Ein Bericht liegt in {file}.</translation>
        </message>
        <message>
            <source>No report could be written.</source>
            <translation>Ein Bericht konnte nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>Something in Stowaway went wrong. Your match is saved up to its last move; if the table looks odd, go to the lounge and continue. {where}</source>
            <translation>In Stowaway ist etwas schiefgegangen. Deine Partie ist bis zum letzten Zug gespeichert; sieht der Tisch seltsam aus, geh in die Lounge und spiel weiter. {where}</translation>
        </message>
        <message>
            <source>Something in Stowaway went wrong. If the table looks odd, go to the lounge and continue. {where}</source>
            <translation>In Stowaway ist etwas schiefgegangen. Sieht der Tisch seltsam aus, geh in die Lounge und spiel weiter. {where}</translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message>
            <source>such a huge number</source>
            <translation>eine so riesige Zahl</translation>
        </message>
        <message>
            <source>{settings} and others</source>
            <translation>{settings} und andere</translation>
        </message>
        <message>
            <source>There is no game {game}; there are: {games}.</source>
            <translation>Es gibt kein Spiel {game}; es gibt: {games}.</translation>
        </message>
        <message>
            <source>There is no level {level}; there are: {levels}.</source>
            <translation>Es gibt keine Stufe {level}; es gibt: {levels}.</translation>
        </message>
        <message>
            <source>{file} is larger than any match; it was not copied.</source>
            <translation>{file} ist größer als jede Partie und wurde nicht kopiert.</translation>
        </message>
        <message>
            <source>There are {low} to {high} seats, not {seats}.</source>
            <translation>Es gibt {low} bis {high} Plätze, nicht {seats}.</translation>
        </message>
        <message>
            <source>There is no option {option}.</source>
            <translation>Es gibt keine Option {option}.</translation>
        </message>
        <message numerus="yes">
            <source>There is no {option} with %n seat(s).</source>
            <translation>
                <numerusform>Bei %n am Tisch gibt es {option} nicht.</numerusform>
                <numerusform>Bei %n am Tisch gibt es {option} nicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>{option} is one of {values}, not {given}.</source>
            <translation>{option} ist eines von {values}, nicht {given}.</translation>
        </message>
        <message>
            <source>{option} is a whole number, not {given}.</source>
            <translation>{option} ist eine ganze Zahl, nicht {given}.</translation>
        </message>
        <message>
            <source>{option} is {low} to {high} in steps of {step}, not {given}.</source>
            <translation>{option} ist {low} bis {high} in Schritten von {step}, nicht {given}.</translation>
        </message>
        <message>
            <source>{option} is yes or no, not {given}.</source>
            <translation>{option} ist ja oder nein, nicht {given}.</translation>
        </message>
        <message>
            <source>A deal code is shorter than that.</source>
            <translation>Ein Reisecode ist kürzer.</translation>
        </message>
        <message>
            <source>A deal code is two letters and eight characters, like {example}.</source>
            <translation>Ein Reisecode besteht aus zwei Buchstaben und acht Zeichen, wie {example}.</translation>
        </message>
        <message>
            <source>A deal code begins with the two letters of its game.</source>
            <translation>Ein Reisecode beginnt mit den zwei Buchstaben seines Spiels.</translation>
        </message>
        <message>
            <source>There is no {character} in a deal code.</source>
            <translation>In einem Reisecode kommt {character} nicht vor.</translation>
        </message>
        <message>
            <source>This deal code has a typing error: its last character does not fit.</source>
            <translation>Dieser Reisecode hat einen Tippfehler: Das letzte Zeichen passt nicht.</translation>
        </message>
        <message>
            <source>This deal code belongs to another game.</source>
            <translation>Dieser Reisecode gehört zu einem anderen Spiel.</translation>
        </message>
        <message>
            <source>This file cannot be opened as a match.</source>
            <translation>Diese Datei lässt sich nicht als Partie öffnen.</translation>
        </message>
        <message>
            <source>This file cannot be opened as a match: {reason}.</source>
            <translation>Diese Datei lässt sich nicht als Partie öffnen: {reason}.</translation>
        </message>
        <message>
            <source>This match was played {how} and can be looked at, but not go on; it opens where they part ({problem}).</source>
            <translation>Diese Partie wurde {how} gespielt und lässt sich ansehen, aber nicht fortsetzen; sie öffnet dort, wo sich beides trennt ({problem}).</translation>
        </message>
        <message>
            <source>under other rules</source>
            <translation>nach anderen Regeln</translation>
        </message>
        <message>
            <source>with other components</source>
            <translation>mit anderem Spielmaterial</translation>
        </message>
        <message>
            <source>under other rules and with other components</source>
            <translation>nach anderen Regeln und mit anderem Spielmaterial</translation>
        </message>
        <message>
            <source>What chance dealt in this match was typed in: it can be looked at, but not go on, and it is no record.</source>
            <translation>Was der Zufall in dieser Partie gab, ist von Hand eingegeben: Sie lässt sich ansehen, aber nicht fortsetzen, und ist kein Rekord.</translation>
        </message>
        <message>
            <source>This match was begun with other components than this Stowaway has; nothing that can be checked differs.</source>
            <translation>Diese Partie wurde mit anderem Spielmaterial begonnen, als dieses Stowaway hat; nichts, was sich prüfen lässt, weicht ab.</translation>
        </message>
        <message>
            <source>This match is damaged from line {line} on ({reason}); it opens at the last good line, and all up to there is safe.</source>
            <translation>Diese Partie ist ab Zeile {line} beschädigt ({reason}); sie öffnet bei der letzten guten Zeile, und alles bis dahin ist sicher.</translation>
        </message>
        <message>
            <source>The damaged file is kept as {file}.</source>
            <translation>Die beschädigte Datei bleibt als {file} erhalten.</translation>
        </message>
        <message>
            <source>line {line}: {reason}</source>
            <translation>Zeile {line}: {reason}</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>die Datei ist leer</translation>
        </message>
        <message>
            <source>it is no match of Stowaway</source>
            <translation>sie ist keine Partie von Stowaway</translation>
        </message>
        <message>
            <source>there are more lines than any match has</source>
            <translation>sie hat mehr Zeilen als jede Partie</translation>
        </message>
        <message>
            <source>the file is larger than any match</source>
            <translation>die Datei ist größer als jede Partie</translation>
        </message>
        <message>
            <source>its game is not written the way that Stowaway writes</source>
            <translation>ihr Spiel ist nicht so geschrieben, wie Stowaway schreibt</translation>
        </message>
        <message>
            <source>it was played under newer rules ({rules}) than this Stowaway knows ({known})</source>
            <translation>sie wurde nach neueren Regeln ({rules}) gespielt, als dieses Stowaway kennt ({known})</translation>
        </message>
        <message>
            <source>it was played with components of its own, which cannot be used yet</source>
            <translation>sie wurde mit eigenem Spielmaterial gespielt, das noch nicht verwendet werden kann</translation>
        </message>
        <message>
            <source>its options are not complete</source>
            <translation>ihre Optionen sind nicht vollständig</translation>
        </message>
        <message>
            <source>the game cannot make sense of this act</source>
            <translation>das Spiel versteht diesen Zug nicht</translation>
        </message>
        <message>
            <source>the game cannot make sense of this entry</source>
            <translation>das Spiel versteht diesen Eintrag nicht</translation>
        </message>
        <message>
            <source>this act was refused, {refusal}</source>
            <translation>dieser Zug wurde abgelehnt, {refusal}</translation>
        </message>
        <message>
            <source>it was written by a newer Stowaway</source>
            <translation>sie stammt von einem neueren Stowaway</translation>
        </message>
        <message>
            <source>it is not written the way that Stowaway writes</source>
            <translation>sie ist nicht so geschrieben, wie Stowaway schreibt</translation>
        </message>
        <message>
            <source>it is too long</source>
            <translation>sie ist zu lang</translation>
        </message>
        <message>
            <source>it is cut off</source>
            <translation>sie ist abgeschnitten</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>sie ist beschädigt</translation>
        </message>
        <message>
            <source>what stands before it was changed</source>
            <translation>was davor steht, wurde verändert</translation>
        </message>
        <message>
            <source>its time cannot be</source>
            <translation>ihre Zeit kann nicht sein</translation>
        </message>
        <message>
            <source>its act is none of this game</source>
            <translation>ihr Zug gehört nicht zu diesem Spiel</translation>
        </message>
        <message>
            <source>A person plays at no level.</source>
            <translation>Ein Mensch spielt auf keiner Stufe.</translation>
        </message>
        <message>
            <source>There is no computer player of level {level}.</source>
            <translation>Es gibt keinen Computerspieler der Stufe {level}.</translation>
        </message>
        <message>
            <source>A name is up to {most} characters that can be printed.</source>
            <translation>Ein Name hat bis zu {most} druckbare Zeichen.</translation>
        </message>
        <message>
            <source>A colour is a short word or a code such as #a0b1c2.</source>
            <translation>Eine Farbe ist ein kurzes Wort oder ein Code wie #a0b1c2.</translation>
        </message>
        <message>
            <source>{seats} seats need as many players, not {players}.</source>
            <translation>{seats} Plätze brauchen ebenso viele Spielende, nicht {players}.</translation>
        </message>
        <message>
            <source>A seed is any text of up to {most} characters.</source>
            <translation>Ein Startwert ist ein Text von bis zu {most} Zeichen.</translation>
        </message>
        <message>
            <source>An act lies before one that stands earlier in the journal.</source>
            <translation>Ein Zug liegt vor einem, der früher im Protokoll steht.</translation>
        </message>
        <message>
            <source>Chance was not asked here.</source>
            <translation>Hier wurde der Zufall nicht gefragt.</translation>
        </message>
        <message>
            <source>Chance cannot answer so here.</source>
            <translation>So kann der Zufall hier nicht antworten.</translation>
        </message>
        <message>
            <source>Chance answers otherwise under this seed.</source>
            <translation>Bei diesem Startwert antwortet der Zufall anders.</translation>
        </message>
        <message>
            <source>Time cannot be marked here.</source>
            <translation>Hier lässt sich keine Zeit vermerken.</translation>
        </message>
        <message>
            <source>This cannot be taken back.</source>
            <translation>Das lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>There is nothing to do again here.</source>
            <translation>Hier gibt es nichts zu wiederholen.</translation>
        </message>
        <message>
            <source>There is no such seat.</source>
            <translation>Diesen Platz gibt es nicht.</translation>
        </message>
        <message>
            <source>Only a match that is over can be played on from one of its places.</source>
            <translation>Nur eine beendete Partie kann von einer ihrer Stellen aus weitergespielt werden.</translation>
        </message>
        <message>
            <source>Nothing follows there.</source>
            <translation>Dort folgt nichts mehr.</translation>
        </message>
        <message>
            <source>It does not say which match it leaves where.</source>
            <translation>Es steht nicht darin, welche Partie wo verlassen wird.</translation>
        </message>
        <message>
            <source>No match has more than {most} futures.</source>
            <translation>Keine Partie hat mehr als {most} Fortgänge.</translation>
        </message>
        <message>
            <source>Only practice leaves another match.</source>
            <translation>Nur eine Übung geht von einer anderen Partie aus.</translation>
        </message>
        <message>
            <source>The match is not over, and only what is over is reviewed.</source>
            <translation>Die Partie ist nicht zu Ende, und einen Rückblick gibt es nur auf eine beendete.</translation>
        </message>
        <message>
            <source>What chance dealt in this match was typed in, so it is not reviewed.</source>
            <translation>Was der Zufall in dieser Partie gab, wurde eingetippt; darum gibt es keinen Rückblick.</translation>
        </message>
        <message>
            <source>Matches of {game} are not reviewed.</source>
            <translation>Auf Partien von {game} gibt es keinen Rückblick.</translation>
        </message>
        <message>
            <source>This match is too long to be reviewed.</source>
            <translation>Diese Partie ist zu lang für einen Rückblick.</translation>
        </message>
        <message>
            <source>This is no match of Stowaway.</source>
            <translation>Das ist keine Partie von Stowaway.</translation>
        </message>
        <message>
            <source>This attempt is over: all three are used, and its deal can be looked at by now.</source>
            <translation>Dieser Versuch ist vorbei: Alle drei sind verbraucht, und die Reise ist inzwischen zu sehen.</translation>
        </message>
        <message>
            <source>This match was not deleted, because its attempt could not be noted as used.</source>
            <translation>Diese Partie wurde nicht gelöscht, weil ihr Versuch nicht als verbraucht notiert werden konnte.</translation>
        </message>
        <message>
            <source>once you have used all three attempts, or tomorrow</source>
            <translation>sobald du alle drei Versuche verbraucht hast, oder morgen</translation>
        </message>
        <message>
            <source>after {day}</source>
            <translation>nach dem {day}</translation>
        </message>
        <message>
            <source>once the attempts under way are finished, or tomorrow</source>
            <translation>sobald die laufenden Versuche beendet sind, oder morgen</translation>
        </message>
        <message>
            <source>once {name} has used all three attempts, or tomorrow</source>
            <translation>sobald {name} alle drei Versuche verbraucht hat, oder morgen</translation>
        </message>
        <message>
            <source>You can watch this match again {when}.</source>
            <translation>Du kannst diese Partie noch einmal ansehen, {when}.</translation>
        </message>
        <message>
            <source>You can watch your attempts and send a postcard {when}.</source>
            <translation>Du kannst deine Versuche ansehen und eine Postkarte verschicken, {when}.</translation>
        </message>
        <message>
            <source>You can review this match {when}.</source>
            <translation>Du kannst zu dieser Partie den Rückblick öffnen, {when}.</translation>
        </message>
        <message>
            <source>You can be asked about this match {when}.</source>
            <translation>Nach dieser Partie kann dich das Programm fragen, {when}.</translation>
        </message>
        <message>
            <source>This is the deal of a daily suitcase. You can play it in other ways {when}.</source>
            <translation>Diese Reise ist der Koffer eines Tages. Du kannst sie auf andere Weise spielen, {when}.</translation>
        </message>
        <message>
            <source>All three attempts at this daily suitcase are used. You can play it again {when}.</source>
            <translation>Alle drei Versuche an diesem Koffer des Tages sind verbraucht. Du kannst ihn wieder spielen, {when}.</translation>
        </message>
        <message>
            <source>This is the deal of a daily suitcase. The computer can play it {when}.</source>
            <translation>Diese Reise ist der Koffer eines Tages. Der Computer kann sie spielen, {when}.</translation>
        </message>
        <message>
            <source>There is no such decision in this match.</source>
            <translation>Eine solche Entscheidung gibt es in dieser Partie nicht.</translation>
        </message>
        <message>
            <source>This review is larger than any is.</source>
            <translation>Dieser Rückblick ist größer, als einer sein kann.</translation>
        </message>
        <message>
            <source>This review is not written the way that Stowaway writes.</source>
            <translation>Dieser Rückblick ist nicht so geschrieben, wie Stowaway schreibt.</translation>
        </message>
        <message>
            <source>This review is of another match, or of another Stowaway.</source>
            <translation>Dieser Rückblick gehört zu einer anderen Partie oder zu einem anderen Stowaway.</translation>
        </message>
        <message>
            <source>This review does not fit its match.</source>
            <translation>Dieser Rückblick passt nicht zu seiner Partie.</translation>
        </message>
        <message>
            <source>This review is damaged.</source>
            <translation>Dieser Rückblick ist beschädigt.</translation>
        </message>
        <message>
            <source>It is made anew.</source>
            <translation>Er wird neu gemacht.</translation>
        </message>
        <message>
            <source>Seats are locked in trail and daily matches.</source>
            <translation>Auf der Reiseroute und beim Koffer des Tages sind die Plätze gesperrt.</translation>
        </message>
        <message>
            <source>The match is over, and nobody sits down any more.</source>
            <translation>Die Partie ist zu Ende, niemand setzt sich mehr dazu.</translation>
        </message>
        <message>
            <source>Too little has happened since the last check.</source>
            <translation>Seit der letzten Prüfung ist zu wenig geschehen.</translation>
        </message>
        <message>
            <source>The score sheets are not what they were when this was written.</source>
            <translation>Die Wertung stimmt nicht mehr mit der überein, die hier festgehalten ist.</translation>
        </message>
        <message>
            <source>The match does not end here.</source>
            <translation>Die Partie endet hier nicht.</translation>
        </message>
        <message>
            <source>The result is not what it was when this was written.</source>
            <translation>Das Ergebnis stimmt nicht mehr mit dem überein, das hier festgehalten ist.</translation>
        </message>
        <message>
            <source>it is not a file</source>
            <translation>das ist keine Datei</translation>
        </message>
        <message>
            <source>The list of attempts was damaged and starts again; it is kept as {file}. Attempts whose matches are still there count as before.</source>
            <translation>Die Liste der Versuche war beschädigt und beginnt neu; sie ist als {file} aufgehoben. Versuche, deren Partien noch da sind, zählen wie bisher.</translation>
        </message>
        <message>
            <source>The list of attempts cannot be used: {reason}.</source>
            <translation>Die Liste der Versuche ist nicht zu gebrauchen: {reason}.</translation>
        </message>
        <message>
            <source>The list of attempts was written by a later Stowaway and is left as it is.</source>
            <translation>Die Liste der Versuche stammt von einem neueren Stowaway und bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>A file cannot have such a name.</source>
            <translation>So kann eine Datei nicht heißen.</translation>
        </message>
        <message>
            <source>Another window is writing {file}.</source>
            <translation>Ein anderes Fenster schreibt gerade {file}.</translation>
        </message>
        <message>
            <source>{file} is no name of a game.</source>
            <translation>{file} ist kein Name eines Spiels.</translation>
        </message>
        <message>
            <source>The list of your mistakes was damaged and begins anew; it is kept as {file}. Reviews that are opened again fill it.</source>
            <translation>Die Liste deiner Fehler war beschädigt und beginnt von vorn; sie ist als {file} aufgehoben. Rückblicke, die wieder geöffnet werden, füllen sie.</translation>
        </message>
        <message>
            <source>Your mistakes cannot be asked: {reason}.</source>
            <translation>Deine Fehler können nicht gefragt werden: {reason}.</translation>
        </message>
        <message>
            <source>Your mistakes were written by a later Stowaway, and are left as they are.</source>
            <translation>Deine Fehler hat ein späteres Stowaway geschrieben; sie bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>{file} cannot be used: there is no such home.</source>
            <translation>{file} ist nicht zu gebrauchen: Ein solches Benutzerverzeichnis gibt es nicht.</translation>
        </message>
        <message>
            <source>{file} is not a file.</source>
            <translation>{file} ist keine Datei.</translation>
        </message>
        <message>
            <source>{file} cannot be read: {reason}.</source>
            <translation>{file} lässt sich nicht lesen: {reason}.</translation>
        </message>
        <message>
            <source>{file} cannot be written: {reason}.</source>
            <translation>{file} lässt sich nicht schreiben: {reason}.</translation>
        </message>
        <message>
            <source>{file} cannot be moved: {reason}.</source>
            <translation>{file} lässt sich nicht verschieben: {reason}.</translation>
        </message>
        <message>
            <source>{file} cannot be renamed: {reason}.</source>
            <translation>{file} lässt sich nicht umbenennen: {reason}.</translation>
        </message>
        <message>
            <source>{file} cannot be deleted: {reason}.</source>
            <translation>{file} lässt sich nicht löschen: {reason}.</translation>
        </message>
        <message>
            <source>{file} cannot be restored: {reason}.</source>
            <translation>{file} lässt sich nicht wiederherstellen: {reason}.</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <translation>der Datenträger ist voll</translation>
        </message>
        <message>
            <source>writing or reading there is not allowed</source>
            <translation>dort darf nicht gelesen oder geschrieben werden</translation>
        </message>
        <message>
            <source>there is no such file or folder</source>
            <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
        </message>
        <message>
            <source>This match is not being saved: {reason} ({file}). It goes on in memory, and saving is tried again at every input.</source>
            <translation>Diese Partie wird nicht gespeichert: {reason} ({file}). Sie geht im Speicher weiter, und bei jeder Eingabe wird es erneut versucht.</translation>
        </message>
        <message>
            <source>This match has become so long that little more of it can be saved: there is room to finish it, and not for much else.</source>
            <translation>Diese Partie ist so lang geworden, dass nur noch wenig von ihr gespeichert werden kann: Es ist Platz, sie zu Ende zu spielen, und für nicht viel mehr.</translation>
        </message>
        <message>
            <source>This match has become too long to be saved further: what came before is kept, and what is done now is in memory alone.</source>
            <translation>Diese Partie ist zu lang geworden, um weiter gespeichert zu werden: Was bisher geschah, ist gesichert; was jetzt geschieht, steht nur im Arbeitsspeicher.</translation>
        </message>
        <message>
            <source>This match is too long for a file; it can only be played on.</source>
            <translation>Diese Partie ist zu lang für eine Datei; sie kann nur weitergespielt werden.</translation>
        </message>
        <message>
            <source>This match is open in another window of Stowaway; here it can be looked at, but not go on.</source>
            <translation>Diese Partie ist in einem anderen Fenster von Stowaway offen; hier kann sie angesehen werden, aber nicht weitergehen.</translation>
        </message>
        <message>
            <source>{file} is open in another window of Stowaway.</source>
            <translation>{file} ist in einem anderen Fenster von Stowaway offen.</translation>
        </message>
        <message>
            <source>The records cannot be used: {reason} ({file}). Matches go on without them.</source>
            <translation>Die Rekorde sind nicht benutzbar: {reason} ({file}). Partien gehen ohne sie weiter.</translation>
        </message>
        <message>
            <source>The records were made by a newer Stowaway; they are left as they are, and this one cannot add to them.</source>
            <translation>Die Rekorde stammen von einem neueren Stowaway; sie bleiben, wie sie sind, und dieses kann nichts hinzufügen.</translation>
        </message>
        <message>
            <source>The records were damaged and are made anew from what is left of them and from your matches, which are safe; the damaged file is kept as {file}.</source>
            <translation>Die Rekorde waren beschädigt und werden aus dem, was von ihnen übrig ist, und aus deinen Partien, die sicher sind, neu angelegt; die beschädigte Datei bleibt als {file} erhalten.</translation>
        </message>
        <message>
            <source>The records were damaged and are made anew from your matches, which are safe.</source>
            <translation>Die Rekorde waren beschädigt und werden aus deinen Partien, die sicher sind, neu angelegt.</translation>
        </message>
        <message>
            <source>This match is not in the records any more.</source>
            <translation>Diese Partie steht nicht mehr in den Rekorden.</translation>
        </message>
        <message>
            <source>The settings are as they were at first: {reason}.</source>
            <translation>Die Einstellungen sind wie am Anfang: {reason}.</translation>
        </message>
        <message>
            <source>The settings {trouble}.</source>
            <translation>Die Einstellungen {trouble}.</translation>
        </message>
        <message>
            <source>The settings {trouble}; the file is kept as {file}.</source>
            <translation>Die Einstellungen {trouble}; die Datei bleibt als {file} erhalten.</translation>
        </message>
        <message>
            <source>could not be understood and are as they were at first</source>
            <translation>waren nicht zu verstehen und sind wie am Anfang</translation>
        </message>
        <message>
            <source>take too long to read and are as they were at first</source>
            <translation>brauchen zu lange zum Lesen und sind wie am Anfang</translation>
        </message>
        <message>
            <source>held what cannot be for {settings}, which are as they were at first</source>
            <translation>enthielten Unmögliches für {settings}; diese sind wie am Anfang</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>Num {key}</source>
            <translation>Num {key}</translation>
        </message>
    </context>
    <context>
        <name>kit</name>
        <message>
            <source>{one} and {other}</source>
            <translation>{one} und {other}</translation>
        </message>
        <message>
            <source>{one}, {other}</source>
            <translation>{one}, {other}</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>Round {round} of {rounds}</source>
            <translation>Runde {round} von {rounds}</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n Schritt</numerusform>
                <numerusform>%n Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>{what}: {points}</source>
            <translation>{what}: {points}</translation>
        </message>
        <message>
            <source>{what}: {points} ({parts})</source>
            <translation>{what}: {points} ({parts})</translation>
        </message>
        <message>
            <source>Points by round</source>
            <translation>Punkte nach Runden</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>{name}, round {round}: {points}, {change} in it.</source>
            <translation>{name}, Runde {round}: {points}, davon {change} in dieser Runde.</translation>
        </message>
        <message>
            <source>{name}, in the end: {points}, {change} after the last round.</source>
            <translation>{name}, am Ende: {points}, davon {change} nach der letzten Runde.</translation>
        </message>
        <message>
            <source>Where the points came from</source>
            <translation>Woher die Punkte kamen</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Wer</translation>
        </message>
        <message>
            <source>Points for</source>
            <translation>Punkte für</translation>
        </message>
        <message>
            <source>{name}: {points} for {what} ({numbers}).</source>
            <translation>{name}: {points} für {what} ({numbers}).</translation>
        </message>
        <message numerus="yes">
            <source>%n more point(s) would have done.</source>
            <translation>
                <numerusform>%n Punkt mehr hätte gereicht.</numerusform>
                <numerusform>%n Punkte mehr hätten gereicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} behind {name}. The widest gap is in “{what}”: {mine} against {theirs}.</source>
            <translation>{points} hinter {name}. Der größte Abstand liegt bei „{what}“: {mine} gegen {theirs}.</translation>
        </message>
        <message>
            <source>next</source>
            <translation>folgt</translation>
        </message>
        <message>
            <source>How the hand is sorted; press for another order</source>
            <translation>Wie die Hand sortiert ist; drücken für eine andere Ordnung</translation>
        </message>
        <message>
            <source>the rest</source>
            <translation>der Rest</translation>
        </message>
        <message>
            <source>{sign}{number}</source>
            <translation>{sign}{number}</translation>
        </message>
        <message>
            <source>Nothing to undo. {why}</source>
            <translation>Nichts zurückzunehmen. {why}</translation>
        </message>
        <message>
            <source>Undo reaches back {steps}. {why}</source>
            <translation>Rückgängig reicht {steps} weit. {why}</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht an der Reihe.</translation>
        </message>
        <message>
            <source>That was decided already.</source>
            <translation>Das ist schon entschieden.</translation>
        </message>
        <message>
            <source>That is not possible now (rule {rule}).</source>
            <translation>Das geht jetzt nicht (Regel {rule}).</translation>
        </message>
        <message>
            <source>Before that, something hidden was turned over.</source>
            <translation>Davor wurde etwas Verdecktes aufgedeckt.</translation>
        </message>
        <message>
            <source>Before that, something was hidden.</source>
            <translation>Davor wurde etwas verdeckt.</translation>
        </message>
        <message>
            <source>Before that, somebody else acted.</source>
            <translation>Davor hat jemand anders gehandelt.</translation>
        </message>
        <message>
            <source>Time has passed since.</source>
            <translation>Seither ist Zeit vergangen.</translation>
        </message>
        <message>
            <source>That is where the match began.</source>
            <translation>Dort begann die Partie.</translation>
        </message>
    </context>
    <context>
        <name>match</name>
        <message>
            <source>No hint could be found; the match goes on. ({details})</source>
            <translation>Es war kein Tipp zu finden; die Partie geht weiter. ({details})</translation>
        </message>
        <message>
            <source>The computer player failed and made any legal move; the match goes on. ({details})</source>
            <translation>Der Computerspieler ist gescheitert und hat irgendeinen erlaubten Zug gemacht; die Partie geht weiter. ({details})</translation>
        </message>
    </context>
    <context>
        <name>onward</name>
        <message>
            <source>Trail, stop {number}</source>
            <translation>Reiseroute, Station {number}</translation>
        </message>
        <message>
            <source>Daily suitcase</source>
            <translation>Koffer des Tages</translation>
        </message>
        <message>
            <source>Daily suitcase, attempt {number} of {all}</source>
            <translation>Koffer des Tages, Versuch {number} von {all}</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s) left.</source>
            <translation>
                <numerusform>Noch %n Versuch.</numerusform>
                <numerusform>Noch %n Versuche.</numerusform>
            </translation>
        </message>
        <message>
            <source>The suitcase of a day: {left}</source>
            <translation>Der Koffer des Tages: {left}</translation>
        </message>
        <message>
            <source>The suitcase of a day: all attempts are played.</source>
            <translation>Der Koffer des Tages: Alle Versuche sind gespielt.</translation>
        </message>
        <message>
            <source>&amp;Again</source>
            <translation>Noch &amp;einmal</translation>
        </message>
        <message>
            <source>Stop {number}: {medal}.</source>
            <translation>Station {number}: {medal}.</translation>
        </message>
        <message>
            <source>&amp;Again, attempt {number} of {all}</source>
            <translation>Noch &amp;einmal, Versuch {number} von {all}</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s) so far.</source>
            <translation>
                <numerusform>Bisher %n Versuch.</numerusform>
                <numerusform>Bisher %n Versuche.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Next stop</source>
            <translation>&amp;Nächste Station</translation>
        </message>
        <message>
            <source>To the t&amp;rail</source>
            <translation>Zur Reise&amp;route</translation>
        </message>
    </context>
    <context>
        <name>postcard</name>
        <message>
            <source>Save the postcard</source>
            <translation>Postkarte speichern</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Bilder (*.png)</translation>
        </message>
    </context>
    <context>
        <name>records</name>
        <message>
            <source>{number}%</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>Results over time</source>
            <translation>Ergebnisse im Lauf der Zeit</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>Goal {goal}</source>
            <translation>Ziel {goal}</translation>
        </message>
        <message>
            <source>{name}, {date}: {score} points.</source>
            <translation>{name}, {date}: {score} Punkte.</translation>
        </message>
        <message>
            <source>{name}, {date}: {score} points, goal {goal} reached.</source>
            <translation>{name}, {date}: {score} Punkte, Ziel {goal} erreicht.</translation>
        </message>
        <message>
            <source>{name}, {date}: {score} points, goal {goal} missed.</source>
            <translation>{name}, {date}: {score} Punkte, Ziel {goal} verfehlt.</translation>
        </message>
        <message>
            <source>{grade}: {won} of {all} goals reached ({share}).</source>
            <translation>{grade}: {won} von {all} Zielen erreicht ({share}).</translation>
        </message>
        <message>
            <source>Goals reached by difficulty</source>
            <translation>Erreichte Ziele nach Schwierigkeit</translation>
        </message>
        <message>
            <source>Matches won by difficulty</source>
            <translation>Gewonnene Partien nach Schwierigkeit</translation>
        </message>
        <message>
            <source>Matches won</source>
            <translation>Partien gewonnen</translation>
        </message>
        <message>
            <source>{grade}: {won} of {all} matches won ({share}).</source>
            <translation>{grade}: {won} von {all} Partien gewonnen ({share}).</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <source>Goals reached</source>
            <translation>Ziele erreicht</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n Person</numerusform>
                <numerusform>%n Personen</numerusform>
            </translation>
        </message>
        <message>
            <source>{played}, hidden cards seen</source>
            <translation>{played}, verdeckte Karten gesehen</translation>
        </message>
        <message>
            <source>{played}, with help ({levels})</source>
            <translation>{played}, mit Hilfe ({levels})</translation>
        </message>
        <message>
            <source>{first}, then {later}</source>
            <translation>{first}, dann {later}</translation>
        </message>
        <message>
            <source>{count} × {level}</source>
            <translation>{count} × {level}</translation>
        </message>
    </context>
    <context>
        <name>seats</name>
        <message>
            <source>Brick red</source>
            <translation>Ziegelrot</translation>
        </message>
        <message>
            <source>Ocean blue</source>
            <translation>Meerblau</translation>
        </message>
        <message>
            <source>Plum</source>
            <translation>Pflaume</translation>
        </message>
        <message>
            <source>Moss green</source>
            <translation>Moosgrün</translation>
        </message>
        <message>
            <source>Amber</source>
            <translation>Bernstein</translation>
        </message>
        <message>
            <source>Slate grey</source>
            <translation>Schiefergrau</translation>
        </message>
        <message>
            <source>Teal</source>
            <translation>Petrol</translation>
        </message>
        <message>
            <source>Berry</source>
            <translation>Beere</translation>
        </message>
        <message>
            <source>aeroplane</source>
            <translation>Flugzeug</translation>
        </message>
        <message>
            <source>anchor</source>
            <translation>Anker</translation>
        </message>
        <message>
            <source>umbrella</source>
            <translation>Regenschirm</translation>
        </message>
        <message>
            <source>fir tree</source>
            <translation>Tanne</translation>
        </message>
        <message>
            <source>sun</source>
            <translation>Sonne</translation>
        </message>
        <message>
            <source>train</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>sailing boat</source>
            <translation>Segelboot</translation>
        </message>
        <message>
            <source>moon</source>
            <translation>Mond</translation>
        </message>
        <message>
            <source>{colour}, {emblem}</source>
            <translation>{colour}, {emblem}</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experte</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>Computer {number}</source>
            <translation>Computer {number}</translation>
        </message>
    </context>
    <context>
        <name>settings</name>
        <message>
            <source>Look</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Design</translation>
        </message>
        <message>
            <source>Like the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Day departure (light)</source>
            <translation>Tagabfahrt (hell)</translation>
        </message>
        <message>
            <source>Night train (dark)</source>
            <translation>Nachtzug (dunkel)</translation>
        </message>
        <message>
            <source>Te&amp;xt size</source>
            <translation>&amp;Textgröße</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Sprache</translation>
        </message>
        <message>
            <source>Movement</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>&amp;Animation speed</source>
            <translation>&amp;Animationstempo</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Re&amp;duce movement</source>
            <translation>Bewegung &amp;verringern</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Ton</translation>
        </message>
        <message>
            <source>&amp;Play sounds</source>
            <translation>Tö&amp;ne abspielen</translation>
        </message>
        <message>
            <source>&amp;Volume</source>
            <translation>&amp;Lautstärke</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>Lists and score on th&amp;e left</source>
            <translation>Listen und Wertung lin&amp;ks</translation>
        </message>
        <message>
            <source>&amp;Show all places of a held tile</source>
            <translation>Alle &amp;Plätze des gehaltenen Teils zeigen</translation>
        </message>
        <message>
            <source>Show w&amp;hat a tile would change</source>
            <translation>Zei&amp;gen, was ein Teil ändern würde</translation>
        </message>
    </context>
    <context>
        <name>shelf</name>
        <message>
            <source>Matches of Stowaway (*{extension});;All files (*)</source>
            <translation>Partien von Stowaway (*{extension});;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Partie öffnen</translation>
        </message>
        <message>
            <source>This Stowaway does not have its game.</source>
            <translation>Dieses Stowaway hat ihr Spiel nicht.</translation>
        </message>
        <message>
            <source>{name}: {points}</source>
            <translation>{name}: {points}</translation>
        </message>
        <message>
            <source>{match} (practice)</source>
            <translation>{match} (Übung)</translation>
        </message>
        <message>
            <source>↳ {match} (played from here)</source>
            <translation>↳ {match} (von hier gespielt)</translation>
        </message>
        <message>
            <source>↳ {match} (played from here, under way)</source>
            <translation>↳ {match} (von hier gespielt, unterwegs)</translation>
        </message>
        <message>
            <source>{match} (chance typed in)</source>
            <translation>{match} (Zufall eingegeben)</translation>
        </message>
        <message>
            <source>From here: {place}</source>
            <translation>Ab hier: {place}</translation>
        </message>
    </context>
    <context>
        <name>taught</name>
        <message>
            <source>Guided round</source>
            <translation>Geführte Runde</translation>
        </message>
        <message>
            <source>The guided round is over. Keep this match?</source>
            <translation>Die geführte Runde ist zu Ende. Möchtest du diese Partie behalten?</translation>
        </message>
        <message>
            <source>If you keep it, it is saved as a practice match, and you can continue it at any time. If you discard it, it is lost.</source>
            <translation>Wenn du sie behältst, wird sie als Übungspartie gespeichert, und du kannst sie jederzeit fortsetzen. Wenn du sie verwirfst, geht sie verloren.</translation>
        </message>
        <message>
            <source>&amp;Keep</source>
            <translation>&amp;Behalten</translation>
        </message>
        <message>
            <source>&amp;Discard</source>
            <translation>&amp;Verwerfen</translation>
        </message>
        <message>
            <source>&amp;Stay</source>
            <translation>B&amp;leiben</translation>
        </message>
    </context>
    <context>
        <name>trail</name>
        <message>
            <source>no medal</source>
            <translation>keine Medaille</translation>
        </message>
        <message>
            <source>bronze</source>
            <translation>Bronze</translation>
        </message>
        <message>
            <source>silver</source>
            <translation>Silber</translation>
        </message>
        <message>
            <source>gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <source>place {place}, level with the best other</source>
            <translation>Platz {place}, gleichauf mit dem Besten der anderen</translation>
        </message>
        <message>
            <source>place {place}, {points} ahead</source>
            <translation>Platz {place}, {points} voraus</translation>
        </message>
        <message>
            <source>place {place}, {points} behind</source>
            <translation>Platz {place}, {points} zurück</translation>
        </message>
        <message numerus="yes">
            <source>%n more point(s) for {medal}.</source>
            <translation>
                <numerusform>Noch %n Punkt bis {medal}.</numerusform>
                <numerusform>Noch %n Punkte bis {medal}.</numerusform>
            </translation>
        </message>
        <message>
            <source>For {medal}: {asked}.</source>
            <translation>Für {medal}: {asked}.</translation>
        </message>
    </context>
    <context>
        <name>unsaved</name>
        <message>
            <source>Not saved</source>
            <translation>Nicht gespeichert</translation>
        </message>
        <message>
            <source>If it is closed now, what could not be saved is lost.</source>
            <translation>Wird sie jetzt geschlossen, geht verloren, was nicht gespeichert werden konnte.</translation>
        </message>
        <message>
            <source>Save &amp;elsewhere…</source>
            <translation>Woanders &amp;speichern …</translation>
        </message>
        <message>
            <source>&amp;Close without saving</source>
            <translation>&amp;Ohne Speichern schließen</translation>
        </message>
        <message>
            <source>&amp;Stay</source>
            <translation>&amp;Bleiben</translation>
        </message>
        <message>
            <source>Save the match elsewhere</source>
            <translation>Partie woanders speichern</translation>
        </message>
        <message>
            <source>Matches of Stowaway (*{extension})</source>
            <translation>Partien von Stowaway (*{extension})</translation>
        </message>
    </context>
    <context>
        <name>worker</name>
        <message>
            <source>it ended by itself</source>
            <translation>er hat sich selbst beendet</translation>
        </message>
        <message>
            <source>it could not be started, or the pipe to it broke</source>
            <translation>er ließ sich nicht starten, oder die Leitung zu ihm brach ab</translation>
        </message>
        <message>
            <source>it said nothing for {seconds} s</source>
            <translation>er sagte {seconds} s lang nichts</translation>
        </message>
        <message>
            <source>The process of the computer players failed: {why}.</source>
            <translation>Der Prozess der Computerspieler ist ausgefallen: {why}.</translation>
        </message>
    </context>
</TS>
