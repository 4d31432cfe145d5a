<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutPage</name>
        <message>
            <source>About Stowaway</source>
            <translation>Info zu Stowaway</translation>
        </message>
        <message>
            <source>Four board games about luggage, on your own computer.</source>
            <translation>Vier Brettspiele rund ums Gepäck für deinen Computer.</translation>
        </message>
        <message>
            <source>Everything stays on this computer: no account, no network. Every move is saved at once.</source>
            <translation>Alles bleibt auf diesem Computer, ohne Konto und ohne Netz. Jeder Zug wird sofort gespeichert.</translation>
        </message>
        <message>
            <source>Stowaway is free software under the MIT licence. It uses Qt and PySide6 (LGPL version 3) and the typefaces Inter and Bebas Neue (SIL Open Font License). The titles of the games belong to their publishers; all text, art and rules pages are our own.</source>
            <translation>Stowaway ist freie Software unter der MIT-Lizenz. Sie verwendet Qt und PySide6 (LGPL Version 3) und die Schriften Inter und Bebas Neue (SIL Open Font License). Die Titel der Spiele gehören ihren Verlagen; Texte, Bilder und Regelseiten stammen von uns.</translation>
        </message>
        <message>
            <source>&amp;Third-party notices</source>
            <translation>&amp;Lizenzhinweise</translation>
        </message>
        <message>
            <source>Licences for the software and fonts that Stowaway uses</source>
            <translation>Lizenzen der Software und der Schriften, die Stowaway verwendet</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>Versionen</translation>
        </message>
        <message>
            <source>This version is more than a year old. A newer one may be available where you got this one. Stowaway itself never looks for one.</source>
            <translation>Diese Version ist mehr als ein Jahr alt. Wo du sie herhast, gibt es vielleicht eine neuere. Stowaway selbst sucht nie danach.</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
    </context>
    <context>
        <name>ActionButtons</name>
        <message>
            <source>Redo (Ctrl+Shift+Z)</source>
            <translation>Wiederholen (Strg+Umschalt+Z)</translation>
        </message>
        <message>
            <source>Play the computer’s best move so far</source>
            <translation>Den bisher besten Zug des Computers spielen</translation>
        </message>
        <message>
            <source>Confirm your move (Enter)</source>
            <translation>Deinen Zug bestätigen (Enter)</translation>
        </message>
        <message>
            <source>Open the menu ({key})</source>
            <translation>Das Menü öffnen ({key})</translation>
        </message>
        <message>
            <source>Hints are only available in practice. Choose “Practise” in the lounge.</source>
            <translation>Tipps gibt es nur beim Üben. Wähl „Üben“ in der Lounge.</translation>
        </message>
        <message>
            <source>Show the best move the computer can find ({key})</source>
            <translation>Den besten Zug zeigen, den der Computer findet ({key})</translation>
        </message>
        <message>
            <source>Undo ({acts})</source>
            <translation>Rückgängig ({acts})</translation>
        </message>
        <message>
            <source>Undo the last change.</source>
            <translation>Die letzte Änderung zurücknehmen.</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stopp</translation>
        </message>
        <message>
            <source>Stop looking for a hint ({key})</source>
            <translation>Die Suche nach einem Tipp abbrechen ({key})</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Zeig es</translation>
        </message>
        <message>
            <source>Show again what just happened ({key})</source>
            <translation>Noch einmal zeigen, was gerade passiert ist ({key})</translation>
        </message>
        <message>
            <source>Hints are available once the guided round is over.</source>
            <translation>Tipps gibt es erst nach der geführten Runde.</translation>
        </message>
        <message>
            <source>Try the hint ({key})</source>
            <translation>Den Tipp ausprobieren ({key})</translation>
        </message>
    </context>
    <context>
        <name>App</name>
        <message>
            <source>This version of Stowaway is more than a year old. A newer one may be available where you got this one.</source>
            <translation>Diese Version von Stowaway ist mehr als ein Jahr alt. Wo du sie herhast, gibt es vielleicht eine neuere.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Etwas ist schiefgegangen</translation>
        </message>
        <message>
            <source>Include player names and all hands in the report</source>
            <translation>Namen und alle Handkarten in den Bericht aufnehmen</translation>
        </message>
    </context>
    <context>
        <name>AppController</name>
        <message>
            <source>This guided round has unsaved changes. If you leave now, you will lose everything since the last save.</source>
            <translation>Diese geführte Runde ist nicht ganz gespeichert. Wenn du sie jetzt verlässt, geht alles verloren, was du seit dem letzten Speichern getan hast.</translation>
        </message>
    </context>
    <context>
        <name>BackupsPage</name>
        <message>
            <source>Backups</source>
            <translation>Sicherungen</translation>
        </message>
        <message>
            <source>Records, mistakes, progress, settings and names are backed up when they change, at most every half hour. All backups from the last two days are kept, then one a day for 12 days, one a week for 10 weeks and one a month for 9 months. Matches are not included: each one is a file of its own.</source>
            <translation>Rekorde, Fehler, Fortschritt, Einstellungen und Namen werden gesichert, wenn sie sich ändern, höchstens alle 30 Minuten. Alle Sicherungen der letzten zwei Tage bleiben erhalten, danach eine pro Tag für 12 Tage, eine pro Woche für 10 Wochen und eine pro Monat für 9 Monate. Partien sind nicht dabei: Jede ist eine eigene Datei.</translation>
        </message>
        <message>
            <source>Back &amp;up now</source>
            <translation>&amp;Jetzt sichern</translation>
        </message>
        <message>
            <source>&amp;Show more</source>
            <translation>&amp;Mehr zeigen</translation>
        </message>
        <message>
            <source>The last backup could not be made: {reason}</source>
            <translation>Die letzte Sicherung ist nicht gelungen: {reason}</translation>
        </message>
        <message>
            <source>There are no backups yet.</source>
            <translation>Es gibt noch keine Sicherungen.</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Restores the backup from {time}, after backing up what is here now</source>
            <translation>Stellt die Sicherung vom {time} wieder her; vorher wird der jetzige Stand gesichert</translation>
        </message>
        <message>
            <source>Records: {count}</source>
            <translation>Rekorde: {count}</translation>
        </message>
        <message>
            <source>Mistakes: {count}</source>
            <translation>Fehler: {count}</translation>
        </message>
        <message>
            <source>Stickers: {count}</source>
            <translation>Aufkleber: {count}</translation>
        </message>
        <message>
            <source>Guesses: {count}</source>
            <translation>Geraten: {count}</translation>
        </message>
        <message>
            <source>Older records that did not fit: {count}</source>
            <translation>Ältere Rekorde, die nicht hineinpassten: {count}</translation>
        </message>
        <message>
            <source>Settings only</source>
            <translation>Nur Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>BoardItem</name>
        <message>
            <source>Move the cursor</source>
            <translation>Den Cursor bewegen</translation>
        </message>
        <message>
            <source>Use the space under the cursor</source>
            <translation>Das Feld unter dem Cursor benutzen</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Auf dem Brett</translation>
        </message>
    </context>
    <context>
        <name>BoardPage</name>
        <message>
            <source>Show on the board (Space: next choice)</source>
            <translation>Auf dem Brett zeigen (Leertaste: nächste Wahl)</translation>
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
            <source>{number}% win chance</source>
            <translation>{number} % Gewinnchance</translation>
        </message>
        <message>
            <source>{number} points</source>
            <translation>{number} Punkte</translation>
        </message>
        <message>
            <source>Many players would choose this.</source>
            <translation>Viele würden sich so entscheiden.</translation>
        </message>
        <message>
            <source>Most players would choose this.</source>
            <translation>Die meisten würden sich so entscheiden.</translation>
        </message>
        <message>
            <source>Well spotted! Most players would lose about {loss} here: {deeds}</source>
            <translation>Gut gesehen! Die meisten würden hier etwa {loss} verlieren: {deeds}</translation>
        </message>
        <message>
            <source>Only what costs more than {bound} is marked.</source>
            <translation>Markiert wird nur, was mehr als {bound} kostet.</translation>
        </message>
        <message>
            <source>The average difference: {lines}.</source>
            <translation>Der Unterschied im Schnitt: {lines}.</translation>
        </message>
        <message>
            <source>Your own decision</source>
            <translation>Deine eigene Entscheidung</translation>
        </message>
        <message>
            <source>The average difference: {lines}, {whole} in total.</source>
            <translation>Der Unterschied im Schnitt: {lines}, zusammen {whole}.</translation>
        </message>
        <message>
            <source>Win chance also depends on how the other players do.</source>
            <translation>Die Gewinnchance hängt auch davon ab, wie die anderen abschneiden.</translation>
        </message>
        <message>
            <source>from here, a computer in your seat would get about {own} instead of {best}</source>
            <translation>An deiner Stelle käme ein Computer von hier aus auf etwa {own} statt {best}</translation>
        </message>
        <message>
            <source>from here, a computer in your seat would win about {own}% of matches instead of {best}%</source>
            <translation>An deiner Stelle würde ein Computer von hier aus etwa {own} % statt {best} % der Partien gewinnen</translation>
        </message>
        <message>
            <source>This may have cost about {loss}: {ends}.</source>
            <translation>Das hat vielleicht etwa {loss} gekostet: {ends}.</translation>
        </message>
        <message>
            <source>This would cost about {loss}: {ends}.</source>
            <translation>Das würde etwa {loss} kosten: {ends}.</translation>
        </message>
        <message>
            <source>This cost about {loss}: {ends}.</source>
            <translation>Das hat etwa {loss} gekostet: {ends}.</translation>
        </message>
        <message>
            <source>Equally good: the computer’s choice gains about {loss}, which may be luck.</source>
            <translation>Gleich gut: Die Wahl des Computers bringt nur etwa {loss} mehr, und das kann Zufall sein.</translation>
        </message>
        <message>
            <source>The best choice found gains about {loss}.</source>
            <translation>Die beste gefundene Wahl bringt etwa {loss} mehr.</translation>
        </message>
        <message>
            <source>What counts is your win chance, not your score.</source>
            <translation>Es zählt deine Gewinnchance, nicht dein Endstand.</translation>
        </message>
        <message>
            <source>This is an estimate: for each choice, a fast computer player played the match to the end many times.</source>
            <translation>Das ist eine Schätzung: Für jede Wahl hat ein schneller Computer die Partie viele Male zu Ende gespielt.</translation>
        </message>
        <message>
            <source>With 95% certainty, the loss is between {low} and {high}.</source>
            <translation>Mit 95 % Sicherheit liegt der Verlust zwischen {low} und {high}.</translation>
        </message>
        <message>
            <source>already decided</source>
            <translation>schon entschieden</translation>
        </message>
        <message>
            <source>nothing better found</source>
            <translation>nichts Besseres gefunden</translation>
        </message>
        <message>
            <source>equally good</source>
            <translation>gleich gut</translation>
        </message>
        <message>
            <source>at most {loss} lost</source>
            <translation>höchstens {loss} verloren</translation>
        </message>
        <message>
            <source>The match was as good as decided by then, so nothing is marked.</source>
            <translation>Die Partie war da schon so gut wie entschieden, deshalb ist nichts markiert.</translation>
        </message>
        <message>
            <source>Nothing is marked, since the computer found nothing better.</source>
            <translation>Nichts ist markiert, weil der Computer nichts Besseres gefunden hat.</translation>
        </message>
        <message>
            <source>That range includes 0, so the choices count as equally good.</source>
            <translation>Die 0 liegt in diesem Bereich; beide Möglichkeiten gelten als gleich gut.</translation>
        </message>
        <message>
            <source>The computer found nothing better.</source>
            <translation>Der Computer hat nichts Besseres gefunden.</translation>
        </message>
        <message>
            <source>Equally good: the other choice may change your score, but not your win chance.</source>
            <translation>Gleich gut: Die andere Wahl kann deinen Endstand ändern, aber nicht deine Gewinnchance.</translation>
        </message>
        <message>
            <source>Equally good: the computer found nothing better.</source>
            <translation>Gleich gut: Der Computer hat nichts Besseres gefunden.</translation>
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
            <source>The rest of the turn is judged separately.</source>
            <translation>Der Rest des Zuges wird getrennt beurteilt.</translation>
        </message>
    </context>
    <context>
        <name>CardTable</name>
        <message>
            <source>Your hand</source>
            <translation>Deine Hand</translation>
        </message>
    </context>
    <context>
        <name>ChartPanel</name>
        <message>
            <source>Show table</source>
            <translation>Tabelle zeigen</translation>
        </message>
        <message>
            <source>This chart could not be drawn. Its figures are in the table.</source>
            <translation>Das Diagramm ließ sich nicht zeichnen. Seine Zahlen stehen in der Tabelle.</translation>
        </message>
        <message>
            <source>Nothing to show yet.</source>
            <translation>Noch gibt es nichts zu zeigen.</translation>
        </message>
        <message>
            <source>Show chart</source>
            <translation>Diagramm zeigen</translation>
        </message>
        <message>
            <source>{chart} (table)</source>
            <translation>{chart} (Tabelle)</translation>
        </message>
        <message>
            <source>Hover or use the arrow keys to see values.</source>
            <translation>Zeig auf das Diagramm oder nimm die Pfeiltasten, um die Werte zu sehen.</translation>
        </message>
        <message>
            <source>Hover or use the arrow keys to see more.</source>
            <translation>Zeig auf das Diagramm oder nimm die Pfeiltasten, um mehr zu sehen.</translation>
        </message>
    </context>
    <context>
        <name>ChartPlaceholder</name>
        <message>
            <source>Drawing the chart…</source>
            <translation>Das Diagramm wird gezeichnet …</translation>
        </message>
    </context>
    <context>
        <name>ChoiceItem</name>
        <message>
            <source>Choose the selected item</source>
            <translation>Das Ausgewählte nehmen</translation>
        </message>
    </context>
    <context>
        <name>DailyPage</name>
        <message>
            <source>Daily suitcase: {game}</source>
            <translation>Koffer des Tages: {game}</translation>
        </message>
        <message>
            <source>Every day has its own deal, the same for everyone.</source>
            <translation>Jeder Tag hat seine eigene Mischung, für alle die gleiche.</translation>
        </message>
        <message>
            <source>T&amp;rail</source>
            <translation>&amp;Reiseroute</translation>
        </message>
    </context>
    <context>
        <name>DayCard</name>
        <message>
            <source>&amp;Copy postcard</source>
            <translation>Postkarte &amp;kopieren</translation>
        </message>
        <message>
            <source>&amp;Save postcard…</source>
            <translation>Postkarte &amp;speichern …</translation>
        </message>
        <message>
            <source>Previous month</source>
            <translation>Vorheriger Monat</translation>
        </message>
        <message>
            <source>Next month</source>
            <translation>Nächster Monat</translation>
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
            <source>{day}, {medal}</source>
            <translation>{day}, {medal}</translation>
        </message>
        <message>
            <source>Daily suitcase</source>
            <translation>Koffer des Tages</translation>
        </message>
        <message>
            <source>Daily suitcase, {day}</source>
            <translation>Koffer des Tages, {day}</translation>
        </message>
        <message>
            <source>{played}
Deal code {code}</source>
            <translation>{played}
Mischungscode {code}</translation>
        </message>
        <message>
            <source>Start &amp;over (uses attempt {number} of {all})</source>
            <translation>&amp;Neu beginnen (verbraucht Versuch {number} von {all})</translation>
        </message>
        <message>
            <source>You have three attempts; the best one counts.</source>
            <translation>Du hast drei Versuche; der beste zählt.</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s)</source>
            <translation>
                <numerusform>%n Versuch</numerusform>
                <numerusform>%n Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>Your best: {result}. So far {tries}.</source>
            <translation>Dein bestes Ergebnis: {result}. Bisher {tries}.</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s), not finished yet.</source>
            <translation>
                <numerusform>%n Versuch, noch nicht beendet.</numerusform>
                <numerusform>%n Versuche, noch keiner beendet.</numerusform>
            </translation>
        </message>
        <message>
            <source>Attempts used on this computer: {used} of {all}. Play under your own name to get three.</source>
            <translation>Auf diesem Computer verbrauchte Versuche: {used} von {all}. Wenn du unter eigenem Namen spielst, hast du drei.</translation>
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
            <source>Play &amp;attempt {number} of {all}</source>
            <translation>&amp;Versuch {number} von {all} spielen</translation>
        </message>
        <message>
            <source>All &amp;attempts used</source>
            <translation>Alle &amp;Versuche verbraucht</translation>
        </message>
        <message numerus="yes">
            <source>In %n attempt(s)</source>
            <translation>
                <numerusform>In %n Versuch</numerusform>
                <numerusform>In %n Versuchen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DayTag</name>
        <message>
            <source>d MMM</source>
            <translation>d. MMM</translation>
        </message>
        <message>
            <source>d MMMM</source>
            <translation>d. MMMM</translation>
        </message>
    </context>
    <context>
        <name>DealCard</name>
        <message>
            <source>Deal code</source>
            <translation>Mischungscode</translation>
        </message>
        <message>
            <source>&amp;New code</source>
            <translation>&amp;Neuer Code</translation>
        </message>
        <message>
            <source>Shuffle a new deal</source>
            <translation>Neu mischen</translation>
        </message>
        <message>
            <source>Anyone who enters the same code gets the same deal.</source>
            <translation>Wer denselben Code eingibt, bekommt dieselbe Mischung.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Zufällig</translation>
        </message>
    </context>
    <context>
        <name>DecisionStrip</name>
        <message>
            <source>Decisions</source>
            <translation>Entscheidungen</translation>
        </message>
        <message>
            <source>Loss (%)</source>
            <translation>Verlust (%)</translation>
        </message>
        <message>
            <source>Points lost</source>
            <translation>Punktverlust</translation>
        </message>
    </context>
    <context>
        <name>DragController</name>
        <message>
            <source>Put it back</source>
            <translation>Zurücklegen</translation>
        </message>
        <message>
            <source>Move between items</source>
            <translation>Zwischen Einträgen wechseln</translation>
        </message>
        <message>
            <source>Choose the selected item</source>
            <translation>Das Ausgewählte nehmen</translation>
        </message>
        <message>
            <source>Read the rule</source>
            <translation>Die Regel lesen</translation>
        </message>
    </context>
    <context>
        <name>DrillJudge</name>
        <message>
            <source>Your answer could not be checked because of an error. It does not count, and the question will come back.</source>
            <translation>Deine Antwort konnte wegen eines Fehlers nicht beurteilt werden. Sie zählt nicht, und die Frage kommt wieder.</translation>
        </message>
    </context>
    <context>
        <name>Empty</name>
        <message>
            <source>&amp;Play alone</source>
            <translation>&amp;Allein spielen</translation>
        </message>
        <message>
            <source>Your match history is empty</source>
            <translation>Noch keine gespielten Partien</translation>
        </message>
        <message>
            <source>Matches you finish appear here, won or lost, with the name and score of each player. You can also see how you are improving.</source>
            <translation>Hier erscheint jede Partie, die du beendest, gewonnen oder nicht, mit Namen und Ergebnis aller Mitspieler. Außerdem siehst du, wie du besser wirst.</translation>
        </message>
    </context>
    <context>
        <name>EventPlayer</name>
        <message>
            <source>Again: {line}</source>
            <translation>Noch einmal: {line}</translation>
        </message>
    </context>
    <context>
        <name>FigureCard</name>
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
            <source>Matches won or shared</source>
            <translation>Partien gewonnen oder geteilt</translation>
        </message>
        <message>
            <source>Goals reached or medals won</source>
            <translation>Ziel erreicht oder Medaille gewonnen</translation>
        </message>
        <message>
            <source>Shared wins count.</source>
            <translation>Geteilte Siege zählen mit.</translation>
        </message>
        <message>
            <source>Best score</source>
            <translation>Bestes Ergebnis</translation>
        </message>
        <message>
            <source>Average score</source>
            <translation>Durchschnitt</translation>
        </message>
    </context>
    <context>
        <name>FinalScene</name>
        <message>
            <source>Press any key or click to continue.</source>
            <translation>Mit jeder Taste oder einem Klick geht es weiter.</translation>
        </message>
        <message>
            <source>Next: {step}.</source>
            <translation>Als Nächstes: {step}.</translation>
        </message>
    </context>
    <context>
        <name>GamePicker</name>
        <message>
            <source>Choose a suitcase</source>
            <translation>Einen Koffer wählen</translation>
        </message>
        <message>
            <source>On the carousel</source>
            <translation>Auf dem Gepäckband</translation>
        </message>
        <message>
            <source>Open the suitcase</source>
            <translation>Den Koffer öffnen</translation>
        </message>
        <message>
            <source>Baggage carousel</source>
            <translation>Gepäckband</translation>
        </message>
        <message>
            <source>{game}, suitcase {number} of {count}</source>
            <translation>{game}, Koffer {number} von {count}</translation>
        </message>
        <message>
            <source>{tagline} Press Left or Right to choose a suitcase and Enter to open it.</source>
            <translation>{tagline} Wähl mit den Pfeiltasten einen Koffer und öffne ihn mit Enter.</translation>
        </message>
        <message>
            <source>STOWAWAY</source>
            <translation>STOWAWAY</translation>
        </message>
        <message>
            <source>{game} – {tagline}</source>
            <translation>{game} – {tagline}</translation>
        </message>
    </context>
    <context>
        <name>GoalStrap</name>
        <message>
            <source>Goal {goal}</source>
            <translation>Ziel {goal}</translation>
        </message>
        <message>
            <source>Score {score}, goal {goal}</source>
            <translation>Ergebnis {score}, Ziel {goal}</translation>
        </message>
        <message>
            <source>{medal} {points}</source>
            <translation>{medal} {points}</translation>
        </message>
        <message>
            <source>Score {score}: {medals}</source>
            <translation>Ergebnis {score}: {medals}</translation>
        </message>
    </context>
    <context>
        <name>GuessPage</name>
        <message>
            <source>Before</source>
            <translation>Vorher</translation>
        </message>
        <message>
            <source>Show the decision from your own match in its review. Back returns to “My mistakes”</source>
            <translation>Die Entscheidung aus deiner eigenen Partie im Rückblick zeigen. Zurück führt zu „Meine Fehler“</translation>
        </message>
        <message>
            <source>Guess first: {title}</source>
            <translation>Erst raten: {title}</translation>
        </message>
        <message>
            <source>Looking for choices…</source>
            <translation>Die Möglichkeiten werden gesucht …</translation>
        </message>
        <message>
            <source>Decision {number} of {all}</source>
            <translation>Entscheidung {number} von {all}</translation>
        </message>
        <message>
            <source>Which choice is best?</source>
            <translation>Welche Wahl ist die beste?</translation>
        </message>
        <message>
            <source>Look at each choice on the board, then guess. The numbers come afterwards.</source>
            <translation>Sieh dir jede Wahl auf dem Brett an und rate dann. Die Zahlen kommen danach.</translation>
        </message>
        <message>
            <source>Your final score, if the computer plays on from there (optional):</source>
            <translation>Dein Endstand, wenn der Computer von da an weiterspielt (freiwillig):</translation>
        </message>
        <message>
            <source>Your win chance, if the computer plays on from there (optional):</source>
            <translation>Deine Gewinnchance, wenn der Computer von da an weiterspielt (freiwillig):</translation>
        </message>
        <message>
            <source>no number</source>
            <translation>keine Zahl</translation>
        </message>
        <message>
            <source>&amp;Guess {letter}</source>
            <translation>{letter} &amp;raten</translation>
        </message>
        <message>
            <source>&amp;Guess</source>
            <translation>&amp;Raten</translation>
        </message>
        <message>
            <source>Comparing the choices…</source>
            <translation>Die Möglichkeiten werden verglichen …</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Richtig</translation>
        </message>
        <message>
            <source>Not the best choice</source>
            <translation>Nicht die beste Wahl</translation>
        </message>
        <message>
            <source>Right: equally good</source>
            <translation>Richtig: gleich gut</translation>
        </message>
        <message>
            <source>A guess is right if nothing shows that its choice is worse than the best.</source>
            <translation>Richtig geraten ist eine Wahl, die nicht nachweislich schlechter ist als die beste.</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>&amp;Fertig</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>About {value}, {loss} less than the best.</source>
            <translation>Etwa {value}, {loss} weniger als die beste Wahl.</translation>
        </message>
        <message>
            <source>The best: about {value}.</source>
            <translation>Die beste Wahl: etwa {value}.</translation>
        </message>
        <message>
            <source>About {value}: equally good, since a difference of {loss} may be chance.</source>
            <translation>Etwa {value}: gleich gut, denn der Abstand zur besten ({loss}) kann Zufall sein.</translation>
        </message>
        <message>
            <source>About {value}: equally good.</source>
            <translation>Etwa {value}: gleich gut.</translation>
        </message>
        <message>
            <source>About {value}, a little less than the best.</source>
            <translation>Etwa {value}, ein wenig schlechter als die beste Wahl.</translation>
        </message>
        <message>
            <source>About {value}; the best has {best}.</source>
            <translation>Etwa {value}; die beste Wahl hat {best}.</translation>
        </message>
        <message>
            <source>This was played.</source>
            <translation>So wurde gespielt.</translation>
        </message>
        <message>
            <source>This is the tempting choice.</source>
            <translation>Das ist die verlockende Wahl.</translation>
        </message>
        <message>
            <source>You said {told}. The computer expects about {value}, so you were {off} off.</source>
            <translation>Du hast {told} gesagt, der Computer erwartet etwa {value}: Du lagst um {off} daneben.</translation>
        </message>
        <message>
            <source>You said {told}. The computer expects about {value}.</source>
            <translation>Du hast {told} gesagt, der Computer erwartet etwa {value}.</translation>
        </message>
        <message>
            <source>You said {told}, exactly what the computer expects.</source>
            <translation>Du hast {told} gesagt, und genau das erwartet der Computer.</translation>
        </message>
        <message>
            <source>The reasons are about the choice that was played.</source>
            <translation>Die Gründe beziehen sich auf die gespielte Wahl.</translation>
        </message>
        <message>
            <source>The reasons are about the tempting choice.</source>
            <translation>Die Gründe beziehen sich auf die verlockende Wahl.</translation>
        </message>
        <message>
            <source>That was all</source>
            <translation>Das war alles</translation>
        </message>
        <message>
            <source>You got {right} of {all} right.</source>
            <translation>Richtig geraten: {right} von {all}.</translation>
        </message>
        <message>
            <source>There was nothing to guess.</source>
            <translation>Es gab nichts zu raten.</translation>
        </message>
        <message>
            <source>More to guess</source>
            <translation>Es gibt noch mehr zu raten</translation>
        </message>
        <message numerus="yes">
            <source>The review has marked %n more decision(s).</source>
            <translation>
                <numerusform>Der Rückblick hat %n weitere Entscheidung markiert.</numerusform>
                <numerusform>Der Rückblick hat %n weitere Entscheidungen markiert.</numerusform>
            </translation>
        </message>
        <message>
            <source>That’s all so far</source>
            <translation>Das ist bisher alles</translation>
        </message>
        <message>
            <source>The review is still running. If it marks more decisions, you can guess them here.</source>
            <translation>Der Rückblick läuft noch. Markiert er weitere Entscheidungen, kannst du sie hier raten.</translation>
        </message>
        <message>
            <source>You have stopped the review. It may mark more if you continue it.</source>
            <translation>Du hast den Rückblick angehalten. Setzt du ihn fort, markiert er vielleicht noch mehr.</translation>
        </message>
        <message>
            <source>Show the next choice</source>
            <translation>Die nächste Wahl zeigen</translation>
        </message>
        <message>
            <source>Show choice {letter}</source>
            <translation>Wahl {letter} zeigen</translation>
        </message>
        <message>
            <source>Guess the choice on the board</source>
            <translation>Die Wahl auf dem Brett raten</translation>
        </message>
    </context>
    <context>
        <name>GuessPreparation</name>
        <message>
            <source>The choices could not be compared because of an error. Your match is safe.</source>
            <translation>Die Möglichkeiten ließen sich wegen eines Fehlers nicht vergleichen. Deine Partie ist sicher.</translation>
        </message>
    </context>
    <context>
        <name>HandView</name>
        <message>
            <source>Put back what you have chosen</source>
            <translation>Zurücklegen, was du gewählt hast</translation>
        </message>
        <message>
            <source>Go to the previous or next card</source>
            <translation>Zur vorigen oder nächsten Karte gehen</translation>
        </message>
        <message>
            <source>Move the card in your hand</source>
            <translation>Die Karte in deiner Hand verschieben</translation>
        </message>
        <message>
            <source>Go to the first card</source>
            <translation>Zur ersten Karte gehen</translation>
        </message>
        <message>
            <source>Go to the last card</source>
            <translation>Zur letzten Karte gehen</translation>
        </message>
        <message>
            <source>Choose the card, or put it back</source>
            <translation>Die Karte wählen oder zurücklegen</translation>
        </message>
        <message>
            <source>Play what you have chosen</source>
            <translation>Ausspielen, was du gewählt hast</translation>
        </message>
        <message>
            <source>Choose the card with this number</source>
            <translation>Die Karte mit dieser Nummer wählen</translation>
        </message>
    </context>
    <context>
        <name>Handover</name>
        <message>
            <source>Over to {name}</source>
            <translation>{name} ist dran</translation>
        </message>
        <message>
            <source>All hands are hidden until {name} is ready.</source>
            <translation>Alle Handkarten bleiben verdeckt, bis {name} bereit ist.</translation>
        </message>
        <message>
            <source>I am {name}</source>
            <translation>Ich bin {name}</translation>
        </message>
        <message>
            <source>Your turn</source>
            <translation>Du bist dran</translation>
        </message>
        <message>
            <source>Show my hand</source>
            <translation>Meine Hand aufdecken</translation>
        </message>
        <message>
            <source>Shortcut: hold Space to see your hand, press a number to choose a card, then release Space to confirm. If you don’t choose one, your hand is hidden again.</source>
            <translation>Schneller geht es so: Halt die Leertaste gedrückt, um deine Hand zu sehen. Wähl eine Karte mit ihrer Nummer und lass die Leertaste los, um die Wahl zu bestätigen. Wählst du keine, wird deine Hand wieder verdeckt.</translation>
        </message>
        <message>
            <source>All hands are hidden until you are ready.</source>
            <translation>Alle Handkarten bleiben verdeckt, bis du bereit bist.</translation>
        </message>
        <message>
            <source>Let {name} choose again</source>
            <translation>{name} neu wählen lassen</translation>
        </message>
        <message>
            <source>‹ Back to {name}</source>
            <translation>‹ Zurück zu {name}</translation>
        </message>
        <message>
            <source>Show your hand</source>
            <translation>Deine Hand aufdecken</translation>
        </message>
        <message>
            <source>Show your hand while you hold the key</source>
            <translation>Deine Hand aufdecken, solange du die Taste hältst</translation>
        </message>
        <message>
            <source>Go back to the cover of the player who is due</source>
            <translation>Zurück zur Abdeckung für den Spieler, der dran ist</translation>
        </message>
        <message>
            <source>While your hand is covered</source>
            <translation>Solange deine Hand verdeckt ist</translation>
        </message>
        <message>
            <source>Let someone choose again</source>
            <translation>Jemanden neu wählen lassen</translation>
        </message>
    </context>
    <context>
        <name>HotSeat</name>
        <message>
            <source>Choose the card with this number</source>
            <translation>Die Karte mit dieser Nummer wählen</translation>
        </message>
        <message>
            <source>While you hold the space bar</source>
            <translation>Solange du die Leertaste hältst</translation>
        </message>
    </context>
    <context>
        <name>Housekeeping</name>
        <message>
            <source>Copies of your files from another computer were merged. Nothing was lost.</source>
            <translation>Kopien deiner Dateien von einem anderen Computer wurden zusammengeführt. Es ging nichts verloren.</translation>
        </message>
    </context>
    <context>
        <name>KeyButton</name>
        <message>
            <source>Change this key</source>
            <translation>Diese Taste ändern</translation>
        </message>
    </context>
    <context>
        <name>Keyboard</name>
        <message>
            <source>Keyboard diagram</source>
            <translation>Bild der Tastatur</translation>
        </message>
    </context>
    <context>
        <name>KeysButton</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>{words} ({key})</source>
            <translation>{words} ({key})</translation>
        </message>
    </context>
    <context>
        <name>KeysEditor</name>
        <message>
            <source>Many keyboards cannot register three keys at once if they are close together. To test yours, click an empty part of the diagram, then hold down all the keys you need.</source>
            <translation>Viele Tastaturen erkennen drei Tasten nicht gleichzeitig, wenn diese nah beieinanderliegen. So testest du deine Tastatur: Klick im Bild neben die Tasten und halt dann alle gedrückt, die ihr braucht.</translation>
        </message>
        <message>
            <source>Default ke&amp;ys</source>
            <translation>Standa&amp;rdtasten</translation>
        </message>
        <message>
            <source>Reset everyone’s keys to the defaults</source>
            <translation>Alle Tasten auf die Standardbelegung zurücksetzen</translation>
        </message>
        <message>
            <source>{deed}, also: {keys}.</source>
            <translation>{deed}, auch: {keys}.</translation>
        </message>
        <message>
            <source>{name}, {deed}: {key}</source>
            <translation>{name}, {deed}: {key}</translation>
        </message>
        <message>
            <source>Shift, Ctrl, Alt and the lock keys cannot be used on their own.</source>
            <translation>Umschalt, Strg, Alt und die Feststelltasten sind allein nicht erlaubt.</translation>
        </message>
        <message>
            <source>Esc, Tab and the function keys are reserved.</source>
            <translation>Esc, Tab und die F-Tasten sind reserviert.</translation>
        </message>
        <message>
            <source>{key} is already in use: {name}, {deed}.</source>
            <translation>{key} ist schon vergeben: {name}, {deed}.</translation>
        </message>
        <message>
            <source>{why} Press another key, or Esc to cancel.</source>
            <translation>{why} Drück eine andere Taste, oder brich mit Esc ab.</translation>
        </message>
        <message>
            <source>{name}, {deed}: press the new key, or click it in the diagram.</source>
            <translation>{name}, {deed}: Drück die neue Taste oder klick sie im Bild an.</translation>
        </message>
        <message>
            <source>Keys detected: {keys}. Most at once so far: {most}.</source>
            <translation>Erkannte Tasten: {keys}. Bisher höchstens {most} zugleich.</translation>
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
            <source>Match</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Opponents</source>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Ergebnis</translation>
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
            <source>Medal</source>
            <translation>Medaille</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Mischung</translation>
        </message>
        <message>
            <source>Shared</source>
            <translation>Geteilt</translation>
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
            <source>Show or hide the log ({key})</source>
            <translation>Den Verlauf zeigen oder verbergen ({key})</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Show that again, or its steps</source>
            <translation>Das noch einmal zeigen, oder seine Schritte</translation>
        </message>
        <message>
            <source>Show or hide its steps</source>
            <translation>Die Schritte zeigen oder verbergen</translation>
        </message>
        <message>
            <source>In the log</source>
            <translation>Im Verlauf</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s), expanded</source>
            <translation>
                <numerusform>%n Schritt, ausgeklappt</numerusform>
                <numerusform>%n Schritte, ausgeklappt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s), collapsed</source>
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
            <source>Try your costly decisions again</source>
            <translation>Triff deine teuren Entscheidungen noch einmal</translation>
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
            <source>Unlimited undo and hints; play any deal again</source>
            <translation>Züge unbegrenzt zurücknehmen, Tipps holen und jede Mischung noch einmal spielen</translation>
        </message>
        <message>
            <source>&amp;Trail</source>
            <translation>Reiserou&amp;te</translation>
        </message>
        <message>
            <source>Saved &amp;matches</source>
            <translation>&amp;Gespeicherte Partien</translation>
        </message>
        <message>
            <source>Matches to continue or watch, and files to open</source>
            <translation>Partien fortsetzen oder ansehen, Dateien öffnen</translation>
        </message>
        <message>
            <source>R&amp;ecords</source>
            <translation>&amp;Rekorde</translation>
        </message>
        <message>
            <source>Your finished matches</source>
            <translation>Deine gespielten Partien</translation>
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
            <source>Print&amp;outs</source>
            <translation>&amp;Ausdrucke</translation>
        </message>
        <message>
            <source>Score pads and reference sheets</source>
            <translation>Wertungsblöcke und Übersichtsblätter</translation>
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
            <source>S&amp;hortcuts</source>
            <translation>Tasten&amp;kürzel</translation>
        </message>
        <message>
            <source>What each key does (F2)</source>
            <translation>Was jede Taste tut (F2)</translation>
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
            <source>Your guided round of {game}: step {step} of {steps}.</source>
            <translation>Deine geführte Runde {game}: Schritt {step} von {steps}.</translation>
        </message>
        <message>
            <source>Practise: unlimited undo and hints. Trail: deals with medals.</source>
            <translation>Üben: Züge unbegrenzt zurücknehmen und Tipps holen. Reiseroute: Mischungen mit Medaillen.</translation>
        </message>
        <message>
            <source>No match in progress. Pick a suitcase to start one.</source>
            <translation>Gerade läuft keine Partie. Nimm dir einen Koffer und fang eine neue an.</translation>
        </message>
        <message>
            <source>A series of deals with medals</source>
            <translation>Eine Reihe von Mischungen mit Medaillen</translation>
        </message>
        <message>
            <source>&amp;Daily suitcase</source>
            <translation>Koffer &amp;des Tages</translation>
        </message>
        <message>
            <source>A new deal every day, the same for everyone</source>
            <translation>Jeden Tag eine neue Mischung, für alle die gleiche</translation>
        </message>
        <message>
            <source>New to {game}? The conductor guides you through your first round.</source>
            <translation>Neu bei {game}? Der Schaffner führt dich durch deine erste Runde.</translation>
        </message>
        <message>
            <source>Continue the guided round</source>
            <translation>Die geführte Runde fortsetzen</translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s) to revisit toda&amp;y</source>
            <translation>
                <numerusform>%n &amp;Fehler heute fällig</numerusform>
                <numerusform>%n &amp;Fehler heute fällig</numerusform>
            </translation>
        </message>
        <message>
            <source>M&amp;y mistakes: next questions on {day}</source>
            <translation>Meine &amp;Fehler: nächste Fragen am {day}</translation>
        </message>
        <message>
            <source>{game} only</source>
            <translation>nur {game}</translation>
        </message>
        <message>
            <source>Not available in {chosen}. Opens {game}: {hint}</source>
            <translation>Das gibt es in {chosen} nicht. Ein Klick öffnet {game}: {hint}</translation>
        </message>
        <message>
            <source>Only in {game}, not in {chosen}: {hint}</source>
            <translation>Das gibt es nur in {game}, nicht in {chosen}: {hint}</translation>
        </message>
        <message>
            <source>In the lounge</source>
            <translation>In der Lounge</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Turn full screen on or off</source>
            <translation>Vollbild ein oder aus</translation>
        </message>
        <message>
            <source>Open a match from a file</source>
            <translation>Eine Partie aus einer Datei öffnen</translation>
        </message>
        <message>
            <source>Close Stowaway</source>
            <translation>Stowaway schließen</translation>
        </message>
        <message>
            <source>Press the selected button</source>
            <translation>Den ausgewählten Knopf drücken</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Überall</translation>
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
        <name>MapPage</name>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>locked</source>
            <translation>gesperrt</translation>
        </message>
        <message>
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>reached</source>
            <translation>erreicht</translation>
        </message>
        <message>
            <source>next</source>
            <translation>als Nächstes</translation>
        </message>
    </context>
    <context>
        <name>MatchOpener</name>
        <message>
            <source>None of these games can be practised.</source>
            <translation>Keines dieser Spiele lässt sich üben.</translation>
        </message>
        <message>
            <source>{game} cannot be played: {reason}</source>
            <translation>{game} lässt sich nicht spielen: {reason}</translation>
        </message>
        <message>
            <source>None of these games has a trail.</source>
            <translation>Keines dieser Spiele hat eine Reiseroute.</translation>
        </message>
        <message>
            <source>The file of this match is no longer here, so this is its replay.</source>
            <translation>Die Datei dieser Partie ist nicht mehr da; hier ist ihre Wiedergabe.</translation>
        </message>
        <message>
            <source>Opening the match…</source>
            <translation>Die Partie wird geöffnet …</translation>
        </message>
        <message>
            <source>This version of Stowaway does not include this game.</source>
            <translation>Diese Version von Stowaway enthält dieses Spiel nicht.</translation>
        </message>
    </context>
    <context>
        <name>MatchTable</name>
        <message>
            <source>Match log</source>
            <translation>Verlauf der Partie</translation>
        </message>
        <message>
            <source>At this table</source>
            <translation>An diesem Tisch</translation>
        </message>
        <message>
            <source>Moving around the table</source>
            <translation>Auf dem Tisch bewegen</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>Press any key or click to continue.</source>
            <translation>Mit jeder Taste oder einem Klick geht es weiter.</translation>
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
        <name>MessageBar</name>
        <message>
            <source>Notice</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>D&amp;ismiss</source>
            <translation>S&amp;chließen</translation>
        </message>
    </context>
    <context>
        <name>MistakesPage</name>
        <message>
            <source>Answer</source>
            <translation>Antwort</translation>
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
            <source>Skip checking; the question will come back</source>
            <translation>Nicht beurteilen; die Frage kommt später wieder</translation>
        </message>
        <message>
            <source>Choose fro&amp;m a few</source>
            <translation>A&amp;us wenigen auswählen</translation>
        </message>
        <message>
            <source>&amp;Ask me</source>
            <translation>F&amp;rag mich</translation>
        </message>
        <message>
            <source>Costly decisions marked in a review come back as questions after {days} days.</source>
            <translation>Teure Entscheidungen, die ein Rückblick markiert, kommen nach {days} Tagen als Fragen wieder.</translation>
        </message>
        <message>
            <source>If your answer is wrong, the question starts again from the first interval. Once you have answered it correctly every time it comes up, it counts as learned.</source>
            <translation>Nach einer falschen Antwort beginnen diese Abstände von vorn. Wenn du eine Frage jedes Mal richtig beantwortet hast, gilt sie als gelernt.</translation>
        </message>
        <message numerus="yes">
            <source>You get at most %n question(s) a day.</source>
            <translation>
                <numerusform>Du bekommst höchstens %n Frage am Tag.</numerusform>
                <numerusform>Du bekommst höchstens %n Fragen am Tag.</numerusform>
            </translation>
        </message>
        <message>
            <source>Opening the match…</source>
            <translation>Die Partie wird geöffnet …</translation>
        </message>
        <message>
            <source>{question}: what would you do?</source>
            <translation>{question}: Was tust du?</translation>
        </message>
        <message>
            <source>One question could no longer be asked and was skipped.</source>
            <translation>Eine Frage ließ sich nicht mehr stellen und wurde ausgelassen.</translation>
        </message>
        <message>
            <source>My mistakes: {title}</source>
            <translation>Meine Fehler: {title}</translation>
        </message>
        <message>
            <source>Answer by choosing one of up to four choices</source>
            <translation>Zum Antworten eine von höchstens vier Möglichkeiten wählen</translation>
        </message>
        <message>
            <source>One question cannot be asked right now. It will come back later.</source>
            <translation>Eine Frage ließ sich jetzt nicht stellen. Sie kommt später wieder.</translation>
        </message>
        <message>
            <source>Question {number} of {all}</source>
            <translation>Frage {number} von {all}</translation>
        </message>
        <message>
            <source>Playing out the match… about {loss} lost so far</source>
            <translation>Die Partie wird zu Ende gespielt … bisher etwa {loss} verloren</translation>
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
            <source>Not checked</source>
            <translation>Nicht beurteilt</translation>
        </message>
        <message>
            <source>This answer does not count; the question will come back.</source>
            <translation>Die Antwort zählt nicht; die Frage kommt wieder.</translation>
        </message>
        <message>
            <source>Not the best choice</source>
            <translation>Nicht die beste Wahl</translation>
        </message>
        <message>
            <source>Good decision</source>
            <translation>Gut entschieden</translation>
        </message>
        <message>
            <source>Equally good</source>
            <translation>Gleich gut</translation>
        </message>
        <message>
            <source>This is what you did back then.</source>
            <translation>Das hast du damals gespielt.</translation>
        </message>
        <message>
            <source>An answer is right if nothing shows that it is worse than the best. It is judged by what you knew at the time.</source>
            <translation>Eine Antwort ist richtig, wenn nichts zeigt, dass sie schlechter ist als die beste. Beurteilt wird sie nach dem, was du damals wusstest.</translation>
        </message>
        <message>
            <source>Back then ({loss} lost): {deeds}</source>
            <translation>Damals ({loss} verloren): {deeds}</translation>
        </message>
        <message>
            <source>Back then: {deeds}</source>
            <translation>Damals: {deeds}</translation>
        </message>
        <message>
            <source>Your answer, the same as back then: {deeds}</source>
            <translation>Deine Antwort, wie damals: {deeds}</translation>
        </message>
        <message>
            <source>Your answer: {deeds}</source>
            <translation>Deine Antwort: {deeds}</translation>
        </message>
        <message>
            <source>This compares the computer’s choice with the one you just made.</source>
            <translation>Hier wird die Wahl des Computers mit deiner jetzigen verglichen.</translation>
        </message>
        <message>
            <source>Show the decision from your own match in its review. Back returns here</source>
            <translation>Die Entscheidung aus deiner eigenen Partie im Rückblick zeigen. Zurück führt wieder hierher</translation>
        </message>
        <message>
            <source>From the second time on, you are asked about a similar decision from another deal, if there is one.</source>
            <translation>Ab dem zweiten Mal kommt stattdessen eine ähnliche Entscheidung aus einer anderen Mischung, falls es eine gibt.</translation>
        </message>
        <message>
            <source>similar decision, another deal</source>
            <translation>ähnliche Entscheidung, andere Mischung</translation>
        </message>
        <message>
            <source>This is the tempting choice.</source>
            <translation>Das ist die verlockende Wahl.</translation>
        </message>
        <message>
            <source>Tempting</source>
            <translation>Verlockend</translation>
        </message>
        <message>
            <source>This compares the computer’s choice with the one you made in the match.</source>
            <translation>Hier wird die Wahl des Computers mit deiner damaligen verglichen.</translation>
        </message>
        <message>
            <source>This compares the computer’s choice with the tempting one.</source>
            <translation>Hier wird die Wahl des Computers mit der verlockenden verglichen.</translation>
        </message>
        <message>
            <source>Your answer, the tempting choice: {deeds}</source>
            <translation>Deine Antwort, die verlockende Wahl: {deeds}</translation>
        </message>
        <message>
            <source>Tempting ({loss} lost): {deeds}</source>
            <translation>Verlockend ({loss} verloren): {deeds}</translation>
        </message>
        <message>
            <source>Tempting: {deeds}</source>
            <translation>Verlockend: {deeds}</translation>
        </message>
        <message>
            <source>Computer’s choice</source>
            <translation>Wahl des Computers</translation>
        </message>
        <message>
            <source>This was an extra question; the schedule stays as it is.</source>
            <translation>Das war zusätzlich: Wann die Frage wiederkommt, bleibt, wie es war.</translation>
        </message>
        <message>
            <source>A newer review no longer counts this decision as a mistake, so it will not come back.</source>
            <translation>In einem neueren Rückblick gilt diese Entscheidung nicht mehr als Fehler. Du wirst nicht mehr danach gefragt.</translation>
        </message>
        <message>
            <source>This does not count: the question is no longer in your list of mistakes.</source>
            <translation>Diese Antwort zählt nicht: Die Frage steht nicht mehr in der Liste deiner Fehler.</translation>
        </message>
        <message>
            <source>Learned. You won’t be asked again.</source>
            <translation>Gelernt. Die Frage ist erledigt.</translation>
        </message>
        <message>
            <source>You will be asked again tomorrow.</source>
            <translation>Du wirst morgen wieder gefragt.</translation>
        </message>
        <message numerus="yes">
            <source>You will be asked again in %n day(s).</source>
            <translation>
                <numerusform>Du wirst in %n Tag wieder gefragt.</numerusform>
                <numerusform>Du wirst in %n Tagen wieder gefragt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Checking your answer…</source>
            <translation>Deine Antwort wird beurteilt …</translation>
        </message>
        <message>
            <source>My mistakes</source>
            <translation>Meine Fehler</translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s) to revisit today</source>
            <translation>
                <numerusform>%n Fehler heute fällig</numerusform>
                <numerusform>%n Fehler heute fällig</numerusform>
            </translation>
        </message>
        <message>
            <source>That’s all for today</source>
            <translation>Für heute war’s das</translation>
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
            <source>No questions left. Review your matches to get new ones.</source>
            <translation>Es gibt keine Fragen mehr. Öffne Rückblicke auf deine Partien, dann kommen neue.</translation>
        </message>
        <message numerus="yes">
            <source>%n learned.</source>
            <translation>
                <numerusform>%n gelernt.</numerusform>
                <numerusform>%n gelernt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Show the next choice</source>
            <translation>Die nächste Wahl zeigen</translation>
        </message>
    </context>
    <context>
        <name>MovePage</name>
        <message>
            <source>Move to another computer</source>
            <translation>Auf einen anderen Computer wechseln</translation>
        </message>
        <message>
            <source>One file holds everything: matches, branches, reviews, records, mistakes, guided rounds, settings, keys, names and pictures. Copy it to the other computer and import it there.</source>
            <translation>Eine Datei enthält alles: Partien, Abzweigungen, Rückblicke, Rekorde, Fehler, geführte Runden, Einstellungen, Tasten, Namen und Bilder. Kopiere sie auf den anderen Computer und importiere sie dort.</translation>
        </message>
        <message>
            <source>&amp;Export everything…</source>
            <translation>Alles e&amp;xportieren …</translation>
        </message>
        <message>
            <source>The file contains the hands of matches in progress, so do not give it to anyone you play with.</source>
            <translation>Die Datei enthält die Handkarten laufender Partien. Gib sie also niemandem, mit dem du spielst.</translation>
        </message>
        <message>
            <source>On the old computer</source>
            <translation>Auf dem alten Computer</translation>
        </message>
        <message>
            <source>I&amp;mport a file…</source>
            <translation>Datei &amp;importieren …</translation>
        </message>
        <message>
            <source>You see what is in the file before you import it. Nothing on this computer is overwritten or deleted, and a backup is made first.</source>
            <translation>Bevor du importierst, siehst du, was in der Datei ist. Auf diesem Computer wird nichts überschrieben oder gelöscht, und vorher wird gesichert.</translation>
        </message>
        <message>
            <source>On the new computer</source>
            <translation>Auf dem neuen Computer</translation>
        </message>
        <message>
            <source>What the file would change</source>
            <translation>Was die Datei ändern würde</translation>
        </message>
        <message>
            <source>Import it &amp;now</source>
            <translation>&amp;Jetzt importieren</translation>
        </message>
        <message>
            <source>Bac&amp;kups…</source>
            <translation>&amp;Sicherungen …</translation>
        </message>
        <message>
            <source>Automatic backups of records, mistakes, settings and names</source>
            <translation>Automatische Sicherungen von Rekorden, Fehlern, Einstellungen und Namen</translation>
        </message>
        <message>
            <source>Everything in this file is already here.</source>
            <translation>Alles aus dieser Datei ist schon hier.</translation>
        </message>
    </context>
    <context>
        <name>Mover</name>
        <message>
            <source>Export everything</source>
            <translation>Alles exportieren</translation>
        </message>
        <message>
            <source>Everything was exported to {file} ({size}).</source>
            <translation>Alles wurde in {file} exportiert ({size}).</translation>
        </message>
        <message>
            <source>Exporting everything…</source>
            <translation>Alles wird exportiert …</translation>
        </message>
        <message>
            <source>Import a file</source>
            <translation>Datei importieren</translation>
        </message>
        <message>
            <source>Reading the file…</source>
            <translation>Die Datei wird gelesen …</translation>
        </message>
        <message>
            <source>Everything was imported.</source>
            <translation>Alles wurde importiert.</translation>
        </message>
        <message>
            <source>Importing…</source>
            <translation>Die Datei wird importiert …</translation>
        </message>
        <message>
            <source>The backup was restored. The first backup in the list has what was here before.</source>
            <translation>Die Sicherung wurde wiederhergestellt. Was vorher hier war, steckt in der ersten Sicherung der Liste.</translation>
        </message>
        <message>
            <source>Restoring…</source>
            <translation>Sicherung wird wiederhergestellt …</translation>
        </message>
        <message>
            <source>Stowaway archives (*{extension});;All files (*)</source>
            <translation>Stowaway-Archive (*{extension});;Alle Dateien (*)</translation>
        </message>
    </context>
    <context>
        <name>NoticesPage</name>
        <message>
            <source>Third-party notices</source>
            <translation>Lizenzhinweise</translation>
        </message>
        <message>
            <source>Search all notices</source>
            <translation>Alle Hinweise durchsuchen</translation>
        </message>
        <message>
            <source>Next result (F3)</source>
            <translation>Nächster Treffer (F3)</translation>
        </message>
        <message>
            <source>&amp;Next result</source>
            <translation>&amp;Nächster Treffer</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Go to the next result</source>
            <translation>Zum nächsten Treffer gehen</translation>
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
        <message>
            <source>Go back</source>
            <translation>Zurückgehen</translation>
        </message>
        <message>
            <source>On this page</source>
            <translation>Auf dieser Seite</translation>
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
            <source>{first}–{last} of {all}</source>
            <translation>{first}–{last} von {all}</translation>
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
        <name>PieceDrag</name>
        <message>
            <source>Fits here if flipped (F).</source>
            <translation>Gewendet (F) passt es hier.</translation>
        </message>
        <message>
            <source>Fits here if rotated (R).</source>
            <translation>Gedreht (R) passt es hier.</translation>
        </message>
        <message>
            <source>Move it by one space</source>
            <translation>Um ein Feld verschieben</translation>
        </message>
        <message>
            <source>Place it</source>
            <translation>Hinlegen</translation>
        </message>
        <message>
            <source>Go to the first spot</source>
            <translation>Zur ersten Stelle gehen</translation>
        </message>
        <message>
            <source>The tile goes to the green outline.</source>
            <translation>Das Teil kommt in den grünen Umriss.</translation>
        </message>
        <message>
            <source>Move the tile to the green outline.</source>
            <translation>Beweg das Teil zum grünen Umriss.</translation>
        </message>
        <message>
            <source>Go to the last spot</source>
            <translation>Zur letzten Stelle gehen</translation>
        </message>
        <message>
            <source>Go to the previous spot</source>
            <translation>Zur vorigen Stelle gehen</translation>
        </message>
        <message>
            <source>Go to the next spot</source>
            <translation>Zur nächsten Stelle gehen</translation>
        </message>
        <message>
            <source>Rotate it</source>
            <translation>Drehen</translation>
        </message>
        <message>
            <source>Rotate it anticlockwise</source>
            <translation>Gegen den Uhrzeigersinn drehen</translation>
        </message>
        <message>
            <source>Flip it</source>
            <translation>Wenden</translation>
        </message>
        <message>
            <source>Show every spot where it fits</source>
            <translation>Jede Stelle zeigen, an die es passt</translation>
        </message>
        <message>
            <source>Read the rule</source>
            <translation>Die Regel lesen</translation>
        </message>
    </context>
    <context>
        <name>PlaceItem</name>
        <message>
            <source>Move between items</source>
            <translation>Zwischen Einträgen wechseln</translation>
        </message>
    </context>
    <context>
        <name>PlayerChoice</name>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
    </context>
    <context>
        <name>PlayersPage</name>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>What you choose for a player applies wherever that player sits. A table uses the largest text size that any player there has chosen.</source>
            <translation>Was du für einen Spieler wählst, gilt überall, wo dieser Spieler sitzt. Am Tisch gilt die größte Schrift, die dort jemand gewählt hat.</translation>
        </message>
        <message>
            <source>Who plays here</source>
            <translation>Wer hier spielt</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>There are no players yet. Players are added when they start a match under a name.</source>
            <translation>Es gibt noch keine Spieler. Wer eine Partie unter einem Namen beginnt, kommt dazu.</translation>
        </message>
        <message>
            <source>Name of a new player</source>
            <translation>Name eines neuen Spielers</translation>
        </message>
        <message>
            <source>&amp;Add a player</source>
            <translation>Spieler &amp;hinzufügen</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>Beliebig</translation>
        </message>
        <message>
            <source>As in the settings</source>
            <translation>Wie in den Einstellungen</translation>
        </message>
        <message>
            <source>On the right</source>
            <translation>Rechts</translation>
        </message>
        <message>
            <source>On the left</source>
            <translation>Links</translation>
        </message>
        <message>
            <source>{number}%</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>&amp;Colour</source>
            <translation>&amp;Farbe</translation>
        </message>
        <message>
            <source>&amp;Lists and score</source>
            <translation>&amp;Listen und Wertung</translation>
        </message>
        <message>
            <source>Te&amp;xt size</source>
            <translation>&amp;Textgröße</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name of the player</source>
            <translation>Name des Spielers</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>&amp;Umbenennen</translation>
        </message>
        <message>
            <source>Matches, medals and mistakes stay with the player</source>
            <translation>Partien, Medaillen und Fehler bleiben beim Spieler</translation>
        </message>
        <message>
            <source>Merge with</source>
            <translation>Zusammenlegen mit</translation>
        </message>
        <message>
            <source>&amp;Merge</source>
            <translation>Zusammenl&amp;egen</translation>
        </message>
        <message>
            <source>Everything this player has played then belongs to the other player</source>
            <translation>Alles, was dieser Spieler gespielt hat, gehört dann dem anderen</translation>
        </message>
        <message>
            <source>This is the same player as:</source>
            <translation>Das ist derselbe Spieler wie:</translation>
        </message>
        <message>
            <source>&amp;Delete this player…</source>
            <translation>Diesen &amp;Spieler löschen …</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>Rückgän&amp;gig</translation>
        </message>
        <message>
            <source>The matches are not deleted. If you make them nameless, they belong to no one until someone plays under this name again.</source>
            <translation>Die Partien werden nicht gelöscht. Namenlose Partien gehören niemandem, bis wieder jemand unter diesem Namen spielt.</translation>
        </message>
        <message>
            <source>&amp;Keep the name in the matches</source>
            <translation>Namen in den Partien &amp;behalten</translation>
        </message>
        <message>
            <source>Make the matches &amp;nameless</source>
            <translation>Partien &amp;namenlos machen</translation>
        </message>
        <message>
            <source>Do n&amp;ot delete</source>
            <translation>N&amp;icht löschen</translation>
        </message>
        <message>
            <source>Keys: {game}</source>
            <translation>Tasten: {game}</translation>
        </message>
        <message>
            <source>Former names: {names}</source>
            <translation>Frühere Namen: {names}</translation>
        </message>
        <message>
            <source>{name} is now called {other}. You can undo this for a day.</source>
            <translation>{name} heißt jetzt {other}. Du kannst das einen Tag lang zurücknehmen.</translation>
        </message>
        <message>
            <source>{name} and {other} are now one player. You can undo this for a day.</source>
            <translation>{name} und {other} sind jetzt ein Spieler. Du kannst das einen Tag lang zurücknehmen.</translation>
        </message>
        <message>
            <source>{name} was deleted. You can undo this for a day.</source>
            <translation>{name} wurde gelöscht. Du kannst das einen Tag lang zurücknehmen.</translation>
        </message>
        <message>
            <source>There is already a player called {name}.</source>
            <translation>Es gibt schon einen Spieler namens {name}.</translation>
        </message>
        <message>
            <source>Type the name of the new player first.</source>
            <translation>Gib zuerst den Namen des neuen Spielers ein.</translation>
        </message>
        <message>
            <source>There is already a player called {name}. If it is the same player, merge the two.</source>
            <translation>Es gibt schon einen Spieler namens {name}. Wenn es derselbe ist, leg die beiden zusammen.</translation>
        </message>
        <message>
            <source>{name} will be deleted. What about the matches?</source>
            <translation>{name} wird gelöscht. Was soll mit den Partien geschehen?</translation>
        </message>
        <message>
            <source>This can no longer be undone.</source>
            <translation>Das lässt sich nicht mehr zurücknehmen.</translation>
        </message>
        <message>
            <source>This is no longer the last change.</source>
            <translation>Das ist nicht mehr die letzte Änderung.</translation>
        </message>
        <message>
            <source>There is no longer a player called {name}.</source>
            <translation>Einen Spieler namens {name} gibt es nicht mehr.</translation>
        </message>
        <message>
            <source>{name} is now called {other}. Nothing was changed.</source>
            <translation>{name} heißt jetzt {other}. Es wurde nichts geändert.</translation>
        </message>
    </context>
    <context>
        <name>Plot</name>
        <message>
            <source>Go to the previous or next value</source>
            <translation>Zum vorigen oder nächsten Wert gehen</translation>
        </message>
        <message>
            <source>Go to another line</source>
            <translation>Zu einer anderen Linie gehen</translation>
        </message>
        <message>
            <source>Go to the first or last value</source>
            <translation>Zum ersten oder letzten Wert gehen</translation>
        </message>
        <message>
            <source>Show where it comes from</source>
            <translation>Zeigen, woher der Wert kommt</translation>
        </message>
        <message>
            <source>In a chart</source>
            <translation>In einem Diagramm</translation>
        </message>
    </context>
    <context>
        <name>PostcardButtons</name>
        <message>
            <source>A picture of the result to send to others</source>
            <translation>Ein Bild des Ergebnisses zum Verschicken</translation>
        </message>
        <message>
            <source>Postcard copied.</source>
            <translation>Postkarte kopiert.</translation>
        </message>
        <message>
            <source>Postcard saved.</source>
            <translation>Postkarte gespeichert.</translation>
        </message>
        <message>
            <source>The postcard could not be saved as {file}. Try another folder.</source>
            <translation>Die Postkarte ließ sich nicht unter {file} speichern. Versuch es in einem anderen Ordner.</translation>
        </message>
    </context>
    <context>
        <name>PostcardCard</name>
        <message>
            <source>Postcard</source>
            <translation>Postkarte</translation>
        </message>
        <message>
            <source>Copy postcard</source>
            <translation>Postkarte kopieren</translation>
        </message>
        <message>
            <source>Save postcard…</source>
            <translation>Postkarte speichern …</translation>
        </message>
        <message>
            <source>Place {place} of {all}, {points}</source>
            <translation>Platz {place} von {all}, {points}</translation>
        </message>
        <message>
            <source>Place {place} of {all}, shared, {points}</source>
            <translation>Platz {place} von {all}, geteilt, {points}</translation>
        </message>
        <message>
            <source>{name} wins, {points}</source>
            <translation>{name} gewinnt, {points}</translation>
        </message>
        <message>
            <source>Tied, {points}</source>
            <translation>Gleichstand, {points}</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Übung</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s)</source>
            <translation>
                <numerusform>%n Versuch</numerusform>
                <numerusform>%n Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>Daily suitcase, {tries}</source>
            <translation>Koffer des Tages, {tries}</translation>
        </message>
        <message>
            <source>Daily suitcase: {medal}, {tries}</source>
            <translation>Koffer des Tages: {medal}, {tries}</translation>
        </message>
        <message>
            <source>Trail, stop {number}, {tries}</source>
            <translation>Reiseroute, Station {number}, {tries}</translation>
        </message>
        <message>
            <source>Trail, stop {number}: {medal}, {tries}</source>
            <translation>Reiseroute, Station {number}: {medal}, {tries}</translation>
        </message>
    </context>
    <context>
        <name>PrintPage</name>
        <message>
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Blatt</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>&amp;Save as a PDF…</source>
            <translation>Als PDF &amp;speichern …</translation>
        </message>
        <message>
            <source>&amp;Open to print</source>
            <translation>Zum Drucken &amp;öffnen</translation>
        </message>
        <message>
            <source>Opens the PDF in your PDF viewer, where you can print it</source>
            <translation>Öffnet das PDF in deinem PDF-Programm, wo du es drucken kannst</translation>
        </message>
        <message>
            <source>Print it at 100%, without “fit to page”. The line at the foot of each page shows whether that worked.</source>
            <translation>Drucke es mit 100 %, ohne „an Seite anpassen“. Die Linie unten auf jeder Seite zeigt, ob das geklappt hat.</translation>
        </message>
        <message>
            <source>‹ P&amp;revious page</source>
            <translation>‹ &amp;Vorige Seite</translation>
        </message>
        <message>
            <source>Ne&amp;xt page ›</source>
            <translation>&amp;Nächste Seite ›</translation>
        </message>
        <message>
            <source>Print: {game}</source>
            <translation>Drucken: {game}</translation>
        </message>
        <message>
            <source>The score pad of this match, filled in.</source>
            <translation>Der ausgefüllte Wertungsblock dieser Partie.</translation>
        </message>
        <message>
            <source>The score pad of this match, filled in. The saved match is attached to the PDF: its moves and everyone’s cards can be read from it.</source>
            <translation>Der ausgefüllte Wertungsblock dieser Partie. Die gespeicherte Partie ist an das PDF angehängt: Daraus lassen sich alle Züge und alle Karten ablesen.</translation>
        </message>
        <message>
            <source>A blank score pad, to write on at the table.</source>
            <translation>Ein leerer Wertungsblock zum Ausfüllen am Tisch.</translation>
        </message>
        <message>
            <source>The rules on one page, to look things up.</source>
            <translation>Die Regeln auf einer Seite, zum Nachschlagen.</translation>
        </message>
        <message>
            <source>All Victory cards with their goals, for you to stamp.</source>
            <translation>Alle Siegkarten mit ihren Zielen, zum Abstempeln.</translation>
        </message>
        <message>
            <source>The PDF could not be created. Nothing was saved.</source>
            <translation>Das PDF konnte nicht erstellt werden. Es wurde nichts gespeichert.</translation>
        </message>
        <message>
            <source>Save as a PDF</source>
            <translation>Als PDF speichern</translation>
        </message>
        <message>
            <source>PDF files (*.pdf)</source>
            <translation>PDF-Dateien (*.pdf)</translation>
        </message>
        <message>
            <source>The PDF was saved.</source>
            <translation>Das PDF ist gespeichert.</translation>
        </message>
        <message>
            <source>The PDF is being opened.</source>
            <translation>Das PDF wird geöffnet.</translation>
        </message>
        <message>
            <source>No program here opens PDF files. Save the PDF and open it elsewhere.</source>
            <translation>Hier öffnet kein Programm PDF-Dateien. Speichere das PDF und öffne es woanders.</translation>
        </message>
    </context>
    <context>
        <name>Prompt</name>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Press Esc again to go to the lounge. Your match is saved.</source>
            <translation>Drück noch einmal Esc, um zur Lounge zu gehen. Deine Partie ist gespeichert.</translation>
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
        <name>RecordsPage</name>
        <message>
            <source>Records</source>
            <translation>Rekorde</translation>
        </message>
        <message>
            <source>Wat&amp;ch</source>
            <translation>&amp;Ansehen</translation>
        </message>
        <message>
            <source>&amp;Share…</source>
            <translation>Te&amp;ilen …</translation>
        </message>
        <message>
            <source>Attempts, goals reached and best score for each card</source>
            <translation>Versuche, erreichte Ziele und bestes Ergebnis für jede Karte</translation>
        </message>
        <message>
            <source>Match history</source>
            <translation>Gespielte Partien</translation>
        </message>
        <message>
            <source>Oppone&amp;nts</source>
            <translation>Ge&amp;gner</translation>
        </message>
        <message>
            <source>All opponents</source>
            <translation>Alle Gegner</translation>
        </message>
        <message>
            <source>&amp;Kind</source>
            <translation>Ar&amp;t</translation>
        </message>
        <message>
            <source>All kinds</source>
            <translation>Alle Arten</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Alle Spieler</translation>
        </message>
        <message>
            <source>Shows one player’s matches (yours by default).</source>
            <translation>Hier siehst du die Partien eines Spielers, zunächst deine eigenen.</translation>
        </message>
        <message>
            <source>S&amp;ort by</source>
            <translation>S&amp;ortieren nach</translation>
        </message>
        <message>
            <source>All</source>
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
            <source>Against mixed levels</source>
            <translation>Gegen gemischte Stufen</translation>
        </message>
        <message>
            <source>Against {level}</source>
            <translation>Gegen {level}</translation>
        </message>
        <message numerus="yes">
            <source>Reading finished matches: %n file(s) to go.</source>
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
            <source>&amp;Result</source>
            <translation>E&amp;rgebnis</translation>
        </message>
        <message>
            <source>Show the result of the selected match (Enter)</source>
            <translation>Das Ergebnis der ausgewählten Partie zeigen (Enter)</translation>
        </message>
        <message>
            <source>Watch the selected match</source>
            <translation>Die ausgewählte Partie ansehen</translation>
        </message>
        <message>
            <source>For BG Stats, as text or for a spreadsheet</source>
            <translation>Für BG Stats, als Text oder als Tabelle</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>&amp;Player</source>
            <translation>S&amp;pieler</translation>
        </message>
    </context>
    <context>
        <name>ReplayOpener</name>
        <message>
            <source>Opening the match…</source>
            <translation>Die Partie wird geöffnet …</translation>
        </message>
        <message>
            <source>This version of Stowaway does not include this game.</source>
            <translation>Diese Version von Stowaway enthält dieses Spiel nicht.</translation>
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
            <source>See what each decision cost</source>
            <translation>Zeigen, was jede Entscheidung gekostet hat</translation>
        </message>
        <message>
            <source>Point of view</source>
            <translation>Blickwinkel</translation>
        </message>
        <message>
            <source>Whose hand is shown</source>
            <translation>Wessen Handkarten gezeigt werden</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Wiedergabe</translation>
        </message>
        <message>
            <source>Step back</source>
            <translation>Zurückgehen</translation>
        </message>
        <message>
            <source>Step forward</source>
            <translation>Weitergehen</translation>
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
            <source>Spectator</source>
            <translation>Zuschauer</translation>
        </message>
        <message>
            <source>All hands</source>
            <translation>Alle Hände</translation>
        </message>
        <message>
            <source>Replay: {title}</source>
            <translation>Wiedergabe: {title}</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Abspielen oder anhalten</translation>
        </message>
        <message>
            <source>Jump ahead</source>
            <translation>Vorspringen</translation>
        </message>
        <message>
            <source>Jump back</source>
            <translation>Zurückspringen</translation>
        </message>
        <message>
            <source>Go to the start</source>
            <translation>Zum Anfang gehen</translation>
        </message>
        <message>
            <source>Go to the end</source>
            <translation>Zum Ende gehen</translation>
        </message>
        <message>
            <source>Play faster</source>
            <translation>Schneller abspielen</translation>
        </message>
        <message>
            <source>Play more slowly</source>
            <translation>Langsamer abspielen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Anhalten</translation>
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
            <source>Everyone’s results</source>
            <translation>Alle Ergebnisse</translation>
        </message>
        <message>
            <source>Same players, same deal, from the start</source>
            <translation>Mit denselben Spielern dieselbe Mischung neu beginnen</translation>
        </message>
        <message>
            <source>Same players and options, new deal; everyone moves along one seat</source>
            <translation>Mit denselben Spielern und Optionen neu mischen; alle rücken einen Platz weiter</translation>
        </message>
        <message>
            <source>Look at the &amp;table</source>
            <translation>&amp;Tisch ansehen</translation>
        </message>
        <message>
            <source>Watch the mat&amp;ch</source>
            <translation>Partie &amp;ansehen</translation>
        </message>
        <message>
            <source>The whole match from the start, at any speed</source>
            <translation>Die ganze Partie von Anfang an ansehen, in jedem Tempo</translation>
        </message>
        <message>
            <source>See what each of your decisions cost, starting with the weakest round</source>
            <translation>Zeigen, was jede deiner Entscheidungen gekostet hat, angefangen bei der schwächsten Runde</translation>
        </message>
        <message>
            <source>For BG Stats, as text or for a spreadsheet</source>
            <translation>Für BG Stats, als Text oder als Tabelle</translation>
        </message>
        <message>
            <source>Result: {game}</source>
            <translation>Ergebnis: {game}</translation>
        </message>
        <message>
            <source>{summary}
Deal code {code}</source>
            <translation>{summary}
Mischungscode {code}</translation>
        </message>
        <message>
            <source>Computer players are playing this deal too…</source>
            <translation>Auch Computer spielen gerade diese Mischung …</translation>
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
            <source>You win!</source>
            <translation>Du gewinnst!</translation>
        </message>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) share the win</source>
            <translation>
                <numerusform>%n Spieler teilt sich den Sieg</numerusform>
                <numerusform>%n Spieler teilen sich den Sieg</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You share the win with %n other player(s)</source>
            <translation>
                <numerusform>Du teilst dir den Sieg mit %n anderen Spieler</numerusform>
                <numerusform>Du teilst dir den Sieg mit %n anderen Spielern</numerusform>
            </translation>
        </message>
        <message>
            <source>Play the &amp;same deal</source>
            <translation>&amp;Dieselbe Mischung spielen</translation>
        </message>
        <message>
            <source>Play the &amp;next deal</source>
            <translation>&amp;Nächste Mischung spielen</translation>
        </message>
        <message>
            <source>You share the win with {names}</source>
            <translation>Du teilst dir den Sieg mit {names}</translation>
        </message>
        <message>
            <source>{names} share the win</source>
            <translation>{names} teilen sich den Sieg</translation>
        </message>
        <message>
            <source>{score}, {goal} needed.</source>
            <translation>{score}; nötig waren {goal}.</translation>
        </message>
        <message>
            <source>The scores are tied.</source>
            <translation>Die Punkte sind gleich.</translation>
        </message>
        <message>
            <source>{points} ahead.</source>
            <translation>{points} Vorsprung.</translation>
        </message>
        <message>
            <source>{done} of {all} stamps on your trip.</source>
            <translation>Rundreise: {done} von {all} Stempeln</translation>
        </message>
        <message>
            <source>Score pad</source>
            <translation>Wertungsblock</translation>
        </message>
        <message>
            <source>Re&amp;view</source>
            <translation>Rück&amp;blick</translation>
        </message>
        <message>
            <source>&amp;Lounge</source>
            <translation>&amp;Lounge</translation>
        </message>
        <message>
            <source>Show the &amp;ending again</source>
            <translation>Das &amp;Ende noch einmal zeigen</translation>
        </message>
        <message>
            <source>Postcar&amp;d</source>
            <translation>&amp;Postkarte</translation>
        </message>
        <message>
            <source>A picture of the result to send to others</source>
            <translation>Ein Bild des Ergebnisses zum Verschicken</translation>
        </message>
        <message>
            <source>S&amp;hare…</source>
            <translation>Te&amp;ilen …</translation>
        </message>
        <message>
            <source>&amp;Print the score pad…</source>
            <translation>Wertungsblock &amp;drucken …</translation>
        </message>
        <message>
            <source>The filled-in score pad as a PDF</source>
            <translation>Der ausgefüllte Wertungsblock als PDF</translation>
        </message>
        <message>
            <source>&amp;Play the next card: {name}</source>
            <translation>Nächste &amp;Karte spielen: {name}</translation>
        </message>
        <message>
            <source>Same opponents, new deal</source>
            <translation>Dieselben Gegner, neu gemischt</translation>
        </message>
        <message>
            <source>Play the next deal on {level}</source>
            <translation>Nächste Mischung auf Stufe {level} spielen</translation>
        </message>
        <message>
            <source>Practise this deal with hints</source>
            <translation>Diese Mischung mit Tipps üben</translation>
        </message>
        <message>
            <source>Play the guided round</source>
            <translation>Die geführte Runde spielen</translation>
        </message>
        <message>
            <source>A player took over {name}’s seat and saw the hidden cards there.</source>
            <translation>Jemand hat den Platz von {name} übernommen und dort die verdeckten Karten gesehen.</translation>
        </message>
        <message>
            <source>A player took over your seat and saw your hidden cards.</source>
            <translation>Jemand hat deinen Platz übernommen und deine verdeckten Karten gesehen.</translation>
        </message>
        <message>
            <source>A player took over the seats of {names} and saw the hidden cards there.</source>
            <translation>Jemand hat die Plätze von {names} übernommen und dort die verdeckten Karten gesehen.</translation>
        </message>
        <message>
            <source>A player took over your seat and the seats of {names}, and saw the hidden cards there.</source>
            <translation>Jemand hat deinen Platz und die Plätze von {names} übernommen und dort die verdeckten Karten gesehen.</translation>
        </message>
        <message>
            <source>Practice matches do not count towards your records.</source>
            <translation>Übungspartien zählen nicht für deine Rekorde.</translation>
        </message>
        <message>
            <source>Best on this deal so far: {score}.</source>
            <translation>Bisher bestes Ergebnis mit dieser Mischung: {score}.</translation>
        </message>
        <message>
            <source>This match does not count as a personal best.</source>
            <translation>Diese Partie zählt nicht als persönliche Bestleistung.</translation>
        </message>
        <message>
            <source>A computer played for you for part of the match, so this does not count as a personal best.</source>
            <translation>Ein Computer hat zeitweise für dich gespielt; darum zählt diese Partie nicht als deine Bestleistung.</translation>
        </message>
        <message>
            <source>You won your first match with these options.</source>
            <translation>Du hast deine erste Partie mit diesen Optionen gewonnen.</translation>
        </message>
        <message>
            <source>Your first result with these options.</source>
            <translation>Das ist dein erstes Ergebnis mit diesen Optionen.</translation>
        </message>
        <message>
            <source>New personal best with these options (previously {score}).</source>
            <translation>Neue Bestleistung mit diesen Optionen (bisher {score}).</translation>
        </message>
        <message>
            <source>Your best with these options is {score}.</source>
            <translation>Dein bestes Ergebnis mit diesen Optionen ist {score}.</translation>
        </message>
        <message>
            <source>{now}, the same as in the original match.</source>
            <translation>Das Ergebnis ist {now}, genau wie im Original.</translation>
        </message>
        <message>
            <source>{now} instead of {then}: {less} less than in the original match.</source>
            <translation>Das Ergebnis ist {now} statt {then}, also {less} weniger als im Original.</translation>
        </message>
        <message>
            <source>{now} instead of {then}: {more} more than in the original match.</source>
            <translation>Das Ergebnis ist {now} statt {then}, also {more} mehr als im Original.</translation>
        </message>
        <message>
            <source>{name} got {now} instead of {then} (place {place} instead of {before})</source>
            <translation>{name} hat {now} statt {then} (Platz {place} statt {before})</translation>
        </message>
        <message>
            <source>Compared with the original match: {people}.</source>
            <translation>Verglichen mit dem Original: {people}.</translation>
        </message>
        <message>
            <source>Your first result against {opponents}.</source>
            <translation>Das ist dein erstes Ergebnis gegen {opponents}.</translation>
        </message>
        <message>
            <source>New personal best against {opponents} (previously {score}).</source>
            <translation>Neue Bestleistung gegen {opponents} (bisher {score}).</translation>
        </message>
        <message>
            <source>Your best against {opponents} is {score}.</source>
            <translation>Dein bestes Ergebnis gegen {opponents} ist {score}.</translation>
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
            <translation>Bessere Wahl</translation>
        </message>
        <message>
            <source>The choice made</source>
            <translation>Getroffene Wahl</translation>
        </message>
        <message>
            <source>Equally good</source>
            <translation>Gleich gut</translation>
        </message>
        <message>
            <source>Review the decisions that are left</source>
            <translation>Die übrigen Entscheidungen beurteilen</translation>
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
            <source>Double-checking…</source>
            <translation>Noch einmal prüfen …</translation>
        </message>
        <message>
            <source>{done} of {all} reviewed</source>
            <translation>{done} von {all} beurteilt</translation>
        </message>
        <message numerus="yes">
            <source>Nothing costly so far in %n decision(s).</source>
            <translation>
                <numerusform>Bisher %n Entscheidung, und sie war nicht teuer.</numerusform>
                <numerusform>Bisher war keine der %n Entscheidungen teuer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>So far, %n of {judged} decisions may be costly.</source>
            <translation>
                <numerusform>Bisher sieht %n von {judged} Entscheidungen teuer aus.</numerusform>
                <numerusform>Bisher sehen %n von {judged} Entscheidungen teuer aus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing costly in %n decision(s).</source>
            <translation>
                <numerusform>%n Entscheidung, und sie war nicht teuer.</numerusform>
                <numerusform>Keine der %n Entscheidungen war teuer.</numerusform>
            </translation>
        </message>
        <message>
            <source>Costly decisions: {marked} of {judged}.</source>
            <translation>Teure Entscheidungen: {marked} von {judged}.</translation>
        </message>
        <message>
            <source>Decision {number}</source>
            <translation>Entscheidung {number}</translation>
        </message>
        <message>
            <source>{own}% of matches won instead of {best}%</source>
            <translation>{own} % statt {best} % der Partien gewonnen</translation>
        </message>
        <message>
            <source>Final score: {points}.</source>
            <translation>Endstand: {points}.</translation>
        </message>
        <message>
            <source>Decision {number} of {all}: not reviewed yet</source>
            <translation>Entscheidung {number} von {all}: noch nicht beurteilt</translation>
        </message>
        <message>
            <source>Decision {number} of {all}</source>
            <translation>Entscheidung {number} von {all}</translation>
        </message>
        <message>
            <source>to be guessed</source>
            <translation>noch zu raten</translation>
        </message>
        <message>
            <source>perhaps a {mark}, about {loss} lost</source>
            <translation>vielleicht ein {mark}, etwa {loss} verloren</translation>
        </message>
        <message>
            <source>{mark}, {loss} lost</source>
            <translation>{mark}, {loss} verloren</translation>
        </message>
        <message>
            <source>{mark}: more than {loss}</source>
            <translation>{mark}: über {loss}</translation>
        </message>
        <message>
            <source>Marked decisions come back as questions in the lounge, after {days} days.</source>
            <translation>Markierte Entscheidungen kommen nach {days} Tagen in der Lounge als Fragen wieder.</translation>
        </message>
        <message>
            <source>Available when the review is finished.</source>
            <translation>Verfügbar, sobald der Rückblick fertig ist.</translation>
        </message>
        <message>
            <source>Available when the review is finished. You have stopped it.</source>
            <translation>Verfügbar, sobald der Rückblick fertig ist. Du hast ihn abgebrochen.</translation>
        </message>
        <message>
            <source>nothing costly ({reason})</source>
            <translation>nichts Teures ({reason})</translation>
        </message>
        <message>
            <source>Show the answer</source>
            <translation>Lösung zeigen</translation>
        </message>
        <message>
            <source>Show all answers</source>
            <translation>Alle Lösungen</translation>
        </message>
        <message>
            <source>What would you do? Press “Guess first” or “Show all answers”.</source>
            <translation>Was würdest du tun? Drück „Erst raten“ oder „Alle Lösungen“.</translation>
        </message>
        <message>
            <source>What would you do? Press “Guess first” or “Show the answer”.</source>
            <translation>Was würdest du tun? Drück „Erst raten“ oder „Lösung zeigen“.</translation>
        </message>
        <message>
            <source>Perhaps a costly decision</source>
            <translation>Vielleicht eine teure Entscheidung</translation>
        </message>
        <message>
            <source>A costly decision</source>
            <translation>Eine teure Entscheidung</translation>
        </message>
        <message>
            <source>Guess first</source>
            <translation>Erst raten</translation>
        </message>
        <message>
            <source>Perhaps a {mark}</source>
            <translation>Vielleicht ein {mark}</translation>
        </message>
        <message>
            <source>Checked again: {verdict}</source>
            <translation>Nochmals geprüft: {verdict}</translation>
        </message>
        <message>
            <source>Your decisions: {net} better than a fast computer player’s, {lost} short of the best.</source>
            <translation>Deine Entscheidungen: um {net} besser als die eines schnellen Computers, aber um {lost} schlechter als die besten.</translation>
        </message>
        <message>
            <source>Your decisions: {net} worse than a fast computer player’s, {lost} short of the best.</source>
            <translation>Deine Entscheidungen: um {net} schlechter als die eines schnellen Computers und um {lost} schlechter als die besten.</translation>
        </message>
        <message>
            <source>Your decisions: as good as a fast computer player’s, {lost} short of the best.</source>
            <translation>Deine Entscheidungen: so gut wie die eines schnellen Computers, aber um {lost} schlechter als die besten.</translation>
        </message>
        <message>
            <source>Your decisions: {net} better than a fast computer player’s, and as good as the best.</source>
            <translation>Deine Entscheidungen: um {net} besser als die eines schnellen Computers und so gut wie die besten.</translation>
        </message>
        <message>
            <source>Your decisions: as good as the best.</source>
            <translation>Deine Entscheidungen: so gut wie die besten.</translation>
        </message>
        <message>
            <source>Your decisions gave you {net} more win chance than a fast computer player’s, and {lost} less than the best.</source>
            <translation>Deine Entscheidungen brachten dir {net} mehr Gewinnchance als die eines schnellen Computers, aber {lost} weniger als die besten.</translation>
        </message>
        <message>
            <source>Your decisions gave you {net} less win chance than a fast computer player’s, and {lost} less than the best.</source>
            <translation>Deine Entscheidungen brachten dir {net} weniger Gewinnchance als die eines schnellen Computers und {lost} weniger als die besten.</translation>
        </message>
        <message>
            <source>Your decisions gave you the same win chance as a fast computer player’s, and {lost} less than the best.</source>
            <translation>Deine Entscheidungen brachten dir so viel Gewinnchance wie die eines schnellen Computers, aber {lost} weniger als die besten.</translation>
        </message>
        <message>
            <source>Your decisions gave you {net} more win chance than a fast computer player’s, and the same as the best.</source>
            <translation>Deine Entscheidungen brachten dir {net} mehr Gewinnchance als die eines schnellen Computers und so viel wie die besten.</translation>
        </message>
        <message>
            <source>Good luck raised the win chance by {luck}.</source>
            <translation>Glück hat die Gewinnchance um {luck} erhöht.</translation>
        </message>
        <message>
            <source>Bad luck lowered the win chance by {luck}.</source>
            <translation>Pech hat die Gewinnchance um {luck} gesenkt.</translation>
        </message>
        <message>
            <source>The other players’ moves raised the win chance by {others}.</source>
            <translation>Die Züge der anderen haben die Gewinnchance um {others} erhöht.</translation>
        </message>
        <message>
            <source>The other players’ moves were worth {others}.</source>
            <translation>Die Züge der anderen haben {others} gebracht.</translation>
        </message>
        <message>
            <source>The other players’ moves lowered the win chance by {others}.</source>
            <translation>Die Züge der anderen haben die Gewinnchance um {others} gesenkt.</translation>
        </message>
        <message>
            <source>The other players’ moves cost {others}.</source>
            <translation>Die Züge der anderen haben {others} gekostet.</translation>
        </message>
        <message>
            <source>Good luck was worth {luck}.</source>
            <translation>Glück hat {luck} gebracht.</translation>
        </message>
        <message>
            <source>Bad luck cost {luck}.</source>
            <translation>Pech hat {luck} gekostet.</translation>
        </message>
        <message>
            <source>{points} in both</source>
            <translation>{points} in beiden</translation>
        </message>
        <message>
            <source>Continue re&amp;view</source>
            <translation>&amp;Weiter beurteilen</translation>
        </message>
        <message>
            <source>Any points you lost came down to the choice of tiles, not the packing.</source>
            <translation>Wenn Punkte fehlen, dann durch die Wahl der Teile, nicht durch das Packen.</translation>
        </message>
        <message>
            <source>Packed this way, these tiles reach the goal.</source>
            <translation>So gepackt reichen diese Teile für das Ziel.</translation>
        </message>
        <message>
            <source>Even packed perfectly, these tiles miss the goal by {points}.</source>
            <translation>Selbst perfekt gepackt bleiben diese Teile {points} unter dem Ziel.</translation>
        </message>
        <message>
            <source>Go to the next decision</source>
            <translation>Zur nächsten Entscheidung gehen</translation>
        </message>
        <message>
            <source>Go to the previous decision</source>
            <translation>Zur vorigen Entscheidung gehen</translation>
        </message>
        <message>
            <source>Go to the next marked decision</source>
            <translation>Zur nächsten markierten Entscheidung gehen</translation>
        </message>
        <message>
            <source>Go to the previous marked decision</source>
            <translation>Zur vorigen markierten Entscheidung gehen</translation>
        </message>
        <message>
            <source>Go to the first decision</source>
            <translation>Zur ersten Entscheidung gehen</translation>
        </message>
        <message>
            <source>Go to the last decision</source>
            <translation>Zur letzten Entscheidung gehen</translation>
        </message>
        <message>
            <source>Show the next choice</source>
            <translation>Die nächste Wahl zeigen</translation>
        </message>
        <message>
            <source>The fast computer player’s average</source>
            <translation>Durchschnitt des schnellen Computers</translation>
        </message>
        <message>
            <source>The result</source>
            <translation>Das Ergebnis</translation>
        </message>
        <message>
            <source>These parts add up exactly to the result, {total}. The average is a fast computer player’s result over many deals when it plays for everyone. The best choice is the one that leads to its highest average.</source>
            <translation>Alles zusammen ergibt genau das Ergebnis: {total}. Der Durchschnitt gibt an, was ein schneller Computer bei vielen Mischungen erreicht, wenn er für alle spielt. Am besten ist die Wahl, nach der er im Schnitt am meisten erreicht.</translation>
        </message>
        <message>
            <source>nothing costly here</source>
            <translation>hier war nichts teuer</translation>
        </message>
        <message>
            <source>{own} on average instead of {best}</source>
            <translation>im Schnitt {own} statt {best}</translation>
        </message>
        <message>
            <source>Each decision is judged only by what the player knew at the time. For every choice, a fast computer player plays the match to the end many times. Page Down and Page Up go to the next and previous marked decisions. Space shows the other choice on the board.</source>
            <translation>Jede Entscheidung wird nur nach dem beurteilt, was du damals wissen konntest. Für jede Wahl spielt ein schneller Computer die Partie viele Male zu Ende. Mit Bild ab und Bild auf kommst du zur nächsten und zur vorigen markierten Entscheidung. Mit der Leertaste siehst du die andere Wahl auf dem Brett.</translation>
        </message>
        <message>
            <source>The line on a bar shows this range; a decision is marked only if the range does not include 0.</source>
            <translation>Der Strich am Balken zeigt diesen Bereich. Eine Entscheidung wird nur markiert, wenn der Bereich die 0 nicht enthält.</translation>
        </message>
        <message>
            <source>{mark}: the costliest</source>
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
            <source>Luck made no difference.</source>
            <translation>Das Glück hat nichts geändert.</translation>
        </message>
        <message>
            <source>Best possible: {found}</source>
            <translation>Bestmöglich: {found}</translation>
        </message>
        <message>
            <source>A search found this packing. There may be a better one, but none can score more than {most}.</source>
            <translation>Diese Anordnung hat der Computer gefunden. Vielleicht gibt es eine bessere, aber keine kann mehr als {most} bringen.</translation>
        </message>
        <message>
            <source>This is proven: no packing of these tiles can score more than {most}.</source>
            <translation>Das ist bewiesen: Keine Anordnung dieser Teile kann mehr als {most} bringen.</translation>
        </message>
        <message>
            <source>{points} (goal {goal})</source>
            <translation>{points} (Ziel {goal})</translation>
        </message>
        <message>
            <source>As packed: {made}</source>
            <translation>So gepackt: {made}</translation>
        </message>
        <message>
            <source>The same tiles in the same order, freely rotated and flipped, with the pack rats available at the time.</source>
            <translation>Es sind dieselben Teile in derselben Reihenfolge, beliebig gedreht und gewendet, mit den Packratten, die es damals gab.</translation>
        </message>
        <message>
            <source>No better packing found.</source>
            <translation>Nichts Besseres gefunden.</translation>
        </message>
        <message>
            <source>This is the best possible packing.</source>
            <translation>Besser geht es nicht.</translation>
        </message>
        <message>
            <source>Played: {deeds}</source>
            <translation>Gespielt: {deeds}</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Beginnt …</translation>
        </message>
        <message>
            <source>Computer’s choice</source>
            <translation>Wahl des Computers</translation>
        </message>
        <message>
            <source>Reviewing your decisions, latest first.</source>
            <translation>Die Entscheidungen werden beurteilt, die letzte zuerst.</translation>
        </message>
        <message>
            <source>Repacking…</source>
            <translation>Neu packen …</translation>
        </message>
        <message>
            <source>{decision} cost the most: {ends}.</source>
            <translation>{decision} war am teuersten: {ends}.</translation>
        </message>
        <message>
            <source>equally good</source>
            <translation>gleich gut</translation>
        </message>
        <message>
            <source>Luck of the draw</source>
            <translation>Glück beim Ziehen</translation>
        </message>
        <message>
            <source>Other players’ moves</source>
            <translation>Züge der anderen</translation>
        </message>
        <message>
            <source>The best choices, compared with the computer’s</source>
            <translation>Die beste Wahl, verglichen mit der des Computers</translation>
        </message>
        <message>
            <source>The choices made, compared with the best</source>
            <translation>Die getroffene Wahl, verglichen mit der besten</translation>
        </message>
        <message>
            <source>These parts add up exactly to the result, {total}. The average is a fast computer player’s result over many deals. The best choice is the one that leads to its highest average.</source>
            <translation>Alles zusammen ergibt genau das Ergebnis: {total}. Der Durchschnitt gibt an, was ein schneller Computer bei vielen Mischungen erreicht. Am besten ist die Wahl, nach der er im Schnitt am meisten erreicht.</translation>
        </message>
        <message>
            <source>Best found: {found}</source>
            <translation>Beste Lösung: {found}</translation>
        </message>
        <message numerus="yes">
            <source>There was room for %n more point(s).</source>
            <translation>
                <numerusform>%n Punkt mehr war möglich.</numerusform>
                <numerusform>%n Punkte mehr waren möglich.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reviewing</name>
        <message>
            <source>The review stopped because of an error. Your match is safe; open the review again to retry.</source>
            <translation>Der Rückblick wurde wegen eines Fehlers abgebrochen. Deine Partie ist sicher; öffne den Rückblick noch einmal.</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>Playing in Stowaway</source>
            <translation>Spielen in Stowaway</translation>
        </message>
        <message>
            <source>Rules: {game}</source>
            <translation>Regeln: {game}</translation>
        </message>
        <message>
            <source>&amp;Play the guided round</source>
            <translation>&amp;Geführte Runde spielen</translation>
        </message>
        <message>
            <source>Learn by playing: the conductor guides you through one round</source>
            <translation>Spielend lernen: Der Schaffner führt dich durch eine Runde</translation>
        </message>
        <message>
            <source>Back to the &amp;match</source>
            <translation>Zurück zur &amp;Partie</translation>
        </message>
        <message>
            <source>Choose a game</source>
            <translation>Wähl ein Spiel</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Rules text</source>
            <translation>Regeltext</translation>
        </message>
    </context>
    <context>
        <name>Scrubber</name>
        <message>
            <source>Point in the match</source>
            <translation>Stelle in der Partie</translation>
        </message>
        <message>
            <source>{now} of {whole}</source>
            <translation>{now} von {whole}</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Anfang</translation>
        </message>
        <message>
            <source>Move {number} of {all}</source>
            <translation>Schritt {number} von {all}</translation>
        </message>
        <message>
            <source>Move {number} of {all}: {name}</source>
            <translation>Schritt {number} von {all}: {name}</translation>
        </message>
    </context>
    <context>
        <name>SeatReactions</name>
        <message>
            <source>{name}: {line}</source>
            <translation>{name}: {line}</translation>
        </message>
        <message>
            <source>{name}: “{line}”</source>
            <translation>{name}: „{line}“</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Plain</source>
            <translation>Ohne</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer: {level}</source>
            <translation>Computer: {level}</translation>
        </message>
        <message>
            <source>Move up (earlier in turn order)</source>
            <translation>Nach oben: früher an der Reihe</translation>
        </message>
        <message>
            <source>Move down (later in turn order)</source>
            <translation>Nach unten: später an der Reihe</translation>
        </message>
        <message>
            <source>Remove this seat</source>
            <translation>Diesen Platz entfernen</translation>
        </message>
        <message>
            <source>Advantage</source>
            <translation>Vorteil</translation>
        </message>
        <message>
            <source>“{line}”</source>
            <translation>„{line}“</translation>
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
            <source>Name at seat {number}</source>
            <translation>Name auf Platz {number}</translation>
        </message>
        <message>
            <source>Who plays seat {number}</source>
            <translation>Wer auf Platz {number} spielt</translation>
        </message>
        <message>
            <source>Advantage at seat {number}</source>
            <translation>Vorteil auf Platz {number}</translation>
        </message>
        <message>
            <source>Personality at seat {number}</source>
            <translation>Persönlichkeit auf Platz {number}</translation>
        </message>
        <message>
            <source>Move seat {number} up (earlier in turn order)</source>
            <translation>Platz {number} nach oben: früher an der Reihe</translation>
        </message>
        <message>
            <source>Move seat {number} down (later in turn order)</source>
            <translation>Platz {number} nach unten: später an der Reihe</translation>
        </message>
        <message>
            <source>Remove seat {number}</source>
            <translation>Platz {number} entfernen</translation>
        </message>
    </context>
    <context>
        <name>Seating</name>
        <message>
            <source>Computers with pe&amp;rsonality</source>
            <translation>Computer mit Pe&amp;rsönlichkeit</translation>
        </message>
        <message>
            <source>Add a sea&amp;t</source>
            <translation>&amp;Platz hinzufügen</translation>
        </message>
        <message>
            <source>Add one more player</source>
            <translation>Einen weiteren Spieler hinzufügen</translation>
        </message>
        <message>
            <source>Draw &amp;lots</source>
            <translation>Aus&amp;losen</translation>
        </message>
        <message>
            <source>Pick a random starting player; the seating order stays the same</source>
            <translation>Auslosen, wer beginnt; die Sitzordnung bleibt</translation>
        </message>
        <message>
            <source>{name} is now in seat {number}, and {other} is in seat {place}.</source>
            <translation>{name} sitzt jetzt auf Platz {number} und {other} auf Platz {place}.</translation>
        </message>
        <message>
            <source>{name} is now in seat {number}. Seat {place} now has a computer player without a personality.</source>
            <translation>{name} sitzt jetzt auf Platz {number}. Auf Platz {place} sitzt jetzt ein Computer ohne Persönlichkeit.</translation>
        </message>
        <message>
            <source>{name} starts.</source>
            <translation>{name} beginnt.</translation>
        </message>
        <message>
            <source>You start.</source>
            <translation>Du beginnst.</translation>
        </message>
        <message>
            <source>Lots will be drawn when the match begins.</source>
            <translation>Zu Beginn der Partie wird gelost.</translation>
        </message>
        <message>
            <source>The player in seat 1 starts.</source>
            <translation>Wer auf Platz 1 sitzt, beginnt.</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Data folder</source>
            <translation>Datenordner</translation>
        </message>
        <message>
            <source>Open the &amp;folder</source>
            <translation>&amp;Ordner öffnen</translation>
        </message>
        <message>
            <source>&amp;Move to another computer…</source>
            <translation>Auf einen anderen Computer &amp;wechseln …</translation>
        </message>
        <message>
            <source>Export everything to one file, import that file, or see your backups</source>
            <translation>Alles in eine Datei exportieren, diese importieren oder Sicherungen ansehen</translation>
        </message>
        <message>
            <source>&amp;Reset all settings</source>
            <translation>Alle &amp;Einstellungen zurücksetzen</translation>
        </message>
        <message>
            <source>Restore the defaults; matches and records are kept</source>
            <translation>Den Standard wiederherstellen; Partien und Rekorde bleiben erhalten</translation>
        </message>
        <message>
            <source>Each player can have their own colour, text size, keys, and side for lists and score. They apply wherever that player sits.</source>
            <translation>Jeder Spieler kann eine eigene Farbe, Textgröße, eigene Tasten und eine eigene Seite für Listen und Wertung haben. Sie gelten überall, wo dieser Spieler sitzt.</translation>
        </message>
        <message>
            <source>Players…</source>
            <translation>Spieler …</translation>
        </message>
        <message>
            <source>Add, change, merge or delete players</source>
            <translation>Spieler hinzufügen, ändern, zusammenlegen oder löschen</translation>
        </message>
        <message>
            <source>Keys: {game}</source>
            <translation>Tasten: {game}</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message>
            <source>Practice: {game}</source>
            <translation>Übung: {game}</translation>
        </message>
        <message>
            <source>{game}</source>
            <translation>{game}</translation>
        </message>
        <message>
            <source>Undo is unlimited, hints are on and nothing counts towards your records.</source>
            <translation>Du kannst Züge unbegrenzt zurücknehmen und bekommst Tipps; nichts zählt für deine Rekorde.</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>Wer spielt?</translation>
        </message>
        <message>
            <source>Best scores on this deal</source>
            <translation>Beste Ergebnisse mit dieser Mischung</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>&amp;Start practice</source>
            <translation>Übung &amp;starten</translation>
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
            <source>New here? The conductor guides you through your first round.</source>
            <translation>Neu hier? Der Schaffner führt dich durch deine erste Runde.</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Continue the guided round</source>
            <translation>Die geführte Runde fortsetzen</translation>
        </message>
        <message>
            <source>Play the guided round</source>
            <translation>Die geführte Runde spielen</translation>
        </message>
        <message>
            <source>You were drawn to start.</source>
            <translation>Das Los ist gefallen: Du beginnst.</translation>
        </message>
        <message>
            <source>{name} was drawn to start.</source>
            <translation>Das Los ist gefallen: {name} beginnt.</translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation>Die Partie starten</translation>
        </message>
        <message>
            <source>This is a daily suitcase. Your match will be attempt {number} of {all}.</source>
            <translation>Das ist der Koffer des Tages. Deine Partie zählt als Versuch {number} von {all}.</translation>
        </message>
        <message>
            <source>Hints are on and nothing counts towards your records. Undo stops where it would show another player’s secret.</source>
            <translation>Du bekommst Tipps, und nichts zählt für deine Rekorde. Zurücknehmen kannst du nur, was kein Geheimnis eines anderen verrät.</translation>
        </message>
        <message>
            <source>In the settings, you can turn on a teacher who asks about costly moves.</source>
            <translation>In den Einstellungen kannst du einen Lehrer einschalten, der bei teuren Zügen nachfragt.</translation>
        </message>
        <message>
            <source>The teacher asks before a move that may cost more than {points}.</source>
            <translation>Der Lehrer fragt nach, bevor du einen Zug machst, der mehr als {points} kosten kann.</translation>
        </message>
        <message>
            <source>Deal: random</source>
            <translation>Mischung: zufällig</translation>
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
            <source>No one has finished this deal with these options yet.</source>
            <translation>Mit diesen Optionen hat diese Mischung noch niemand zu Ende gespielt.</translation>
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
        <name>ShareOpener</name>
        <message>
            <source>Opening the match…</source>
            <translation>Die Partie wird geöffnet …</translation>
        </message>
    </context>
    <context>
        <name>SharePage</name>
        <message>
            <source>Share</source>
            <translation>Teilen</translation>
        </message>
        <message>
            <source>BG Stats</source>
            <translation>BG Stats</translation>
        </message>
        <message>
            <source>Scan this code with a phone to add the match to the BG Stats app. It contains the names, the scores and the date. Stowaway itself sends nothing.</source>
            <translation>Scanne diesen Code mit dem Handy, um die Partie in der App BG Stats einzutragen. Er enthält Namen, Punkte und Datum. Stowaway selbst verschickt nichts.</translation>
        </message>
        <message>
            <source>QR code with the BG Stats link</source>
            <translation>QR-Code mit dem Link für BG Stats</translation>
        </message>
        <message>
            <source>&amp;Copy link</source>
            <translation>Link &amp;kopieren</translation>
        </message>
        <message>
            <source>&amp;Save for BG Stats…</source>
            <translation>Für BG Stats &amp;speichern …</translation>
        </message>
        <message>
            <source>A file that BG Stats imports</source>
            <translation>Eine Datei, die BG Stats importiert</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>The match as text</source>
            <translation>Die Partie als Text</translation>
        </message>
        <message>
            <source>Add what the &amp;review found</source>
            <translation>E&amp;rgebnisse des Rückblicks ergänzen</translation>
        </message>
        <message>
            <source>C&amp;opy text</source>
            <translation>Te&amp;xt kopieren</translation>
        </message>
        <message>
            <source>Save &amp;text…</source>
            <translation>&amp;Text speichern …</translation>
        </message>
        <message>
            <source>Spreadsheet</source>
            <translation>Tabelle</translation>
        </message>
        <message>
            <source>A CSV file for a spreadsheet, with one line for each player of a match.</source>
            <translation>Eine CSV-Datei für eine Tabellenkalkulation, mit einer Zeile für jeden Spieler einer Partie.</translation>
        </message>
        <message>
            <source>Save as CS&amp;V…</source>
            <translation>Als CS&amp;V speichern …</translation>
        </message>
        <message>
            <source>Share: {game}</source>
            <translation>Teilen: {game}</translation>
        </message>
        <message numerus="yes">
            <source>Save a&amp;ll %n for BG Stats…</source>
            <translation>
                <numerusform>A&amp;lle %n für BG Stats speichern …</numerusform>
                <numerusform>A&amp;lle %n für BG Stats speichern …</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Save &amp;all %n as CSV…</source>
            <translation>
                <numerusform>&amp;Alle %n als CSV speichern …</numerusform>
                <numerusform>&amp;Alle %n als CSV speichern …</numerusform>
            </translation>
        </message>
        <message>
            <source>All matches in the match history</source>
            <translation>Alle Partien, die unter „Gespielte Partien“ stehen</translation>
        </message>
        <message>
            <source>Review the match first.</source>
            <translation>Öffne erst den Rückblick auf die Partie.</translation>
        </message>
        <message>
            <source>Link copied.</source>
            <translation>Link kopiert.</translation>
        </message>
        <message>
            <source>Text copied.</source>
            <translation>Text kopiert.</translation>
        </message>
        <message>
            <source>BG Stats files (*{extension})</source>
            <translation>Dateien für BG Stats (*{extension})</translation>
        </message>
        <message>
            <source>CSV files (*{extension})</source>
            <translation>CSV-Dateien (*{extension})</translation>
        </message>
        <message>
            <source>Text files (*{extension})</source>
            <translation>Textdateien (*{extension})</translation>
        </message>
        <message>
            <source>Match history</source>
            <translation>Gespielte Partien</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Gespeichert als {file}.</translation>
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
            <source>Open a match from any folder (Ctrl+O)</source>
            <translation>Eine Partie aus einem beliebigen Ordner öffnen (Strg+O)</translation>
        </message>
        <message>
            <source>&amp;Undo delete</source>
            <translation>&amp;Löschen zurücknehmen</translation>
        </message>
        <message>
            <source>The file of a match in progress contains everything that is hidden, so do not open it in an editor while you play.</source>
            <translation>Die Datei einer laufenden Partie enthält alles, was verdeckt ist. Öffne sie also nicht in einem Editor, während du spielst.</translation>
        </message>
        <message>
            <source>&amp;Show more</source>
            <translation>&amp;Mehr zeigen</translation>
        </message>
        <message>
            <source>Nothing saved yet. Matches are saved from the first move.</source>
            <translation>Noch ist nichts gespeichert. Partien werden vom ersten Zug an gespeichert.</translation>
        </message>
        <message>
            <source>Restores {match}.</source>
            <translation>Stellt {match} wieder her.</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>In progress</source>
            <translation>Laufend</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Watch</source>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>Watch the match this one branched off from</source>
            <translation>Die ursprüngliche Partie ansehen</translation>
        </message>
        <message>
            <source>Watch original</source>
            <translation>Original ansehen</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren …</translation>
        </message>
        <message>
            <source>For BG Stats, as text or for a spreadsheet</source>
            <translation>Für BG Stats, als Text oder als Tabelle</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Teilen …</translation>
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
            <source>Stowaway matches (*{extension})</source>
            <translation>Stowaway-Partien (*{extension})</translation>
        </message>
        <message>
            <source>Exported to {file}.</source>
            <translation>Exportiert nach {file}.</translation>
        </message>
        <message>
            <source>Choose “Undo delete” to restore it.</source>
            <translation>Wähl „Löschen zurücknehmen“, um sie zurückzuholen.</translation>
        </message>
        <message>
            <source>Deleted: {match}. {where}</source>
            <translation>Gelöscht: {match}. {where}</translation>
        </message>
        <message>
            <source>The attempt still counts as used.</source>
            <translation>Der Versuch bleibt verbraucht.</translation>
        </message>
        <message>
            <source>Restored: {match}.</source>
            <translation>Wiederhergestellt: {match}.</translation>
        </message>
    </context>
    <context>
        <name>ShortcutGroup</name>
        <message>
            <source>{first} to {last}</source>
            <translation>{first} bis {last}</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Scroll</source>
            <translation>Blättern</translation>
        </message>
        <message>
            <source>Tab moves to the next part of the page.</source>
            <translation>Mit Tab kommst du zum nächsten Teil der Seite.</translation>
        </message>
        <message>
            <source>Tab moves to the next part of the page. Alt with an underlined letter presses that button.</source>
            <translation>Mit Tab kommst du zum nächsten Teil der Seite. Mit Alt und dem unterstrichenen Buchstaben drückst du den Knopf.</translation>
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
        <name>SpeechTag</name>
        <message>
            <source>Return to the lounge; you can continue this round from there</source>
            <translation>Zur Lounge gehen; dort kannst du diese Runde fortsetzen</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Continue this match as practice; it will be saved from now on</source>
            <translation>Diese Partie als Übung fortsetzen; ab jetzt wird sie gespeichert</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>Schritt {number} von {count}</translation>
        </message>
        <message>
            <source>Steps {first}–{number} of {count}</source>
            <translation>Schritte {first}–{number} von {count}</translation>
        </message>
        <message>
            <source>Return to the lounge; you can choose to keep this match</source>
            <translation>Zur Lounge gehen; du kannst diese Partie behalten</translation>
        </message>
        <message>
            <source>Stop guiding me</source>
            <translation>Ohne Schaffner weiter</translation>
        </message>
        <message>
            <source>To the lounge</source>
            <translation>Zur Lounge</translation>
        </message>
    </context>
    <context>
        <name>StampTag</name>
        <message>
            <source>Go to the previous or next one</source>
            <translation>Zum vorigen oder nächsten Feld gehen</translation>
        </message>
        <message>
            <source>Go to the first or last one</source>
            <translation>Zum ersten oder letzten gehen</translation>
        </message>
        <message>
            <source>Stops and days</source>
            <translation>Stationen und Tage</translation>
        </message>
        <message>
            <source>Start it</source>
            <translation>Starten</translation>
        </message>
    </context>
    <context>
        <name>StickerStrip</name>
        <message>
            <source>Stic&amp;kers</source>
            <translation>A&amp;ufkleber</translation>
        </message>
    </context>
    <context>
        <name>StickersPage</name>
        <message>
            <source>Stickers</source>
            <translation>Aufkleber</translation>
        </message>
        <message>
            <source>You get a sticker for doing something special in a match that you finish, and you keep it for ever. There are none in practice, or when a computer has helped.</source>
            <translation>Einen Aufkleber bekommst du für etwas Besonderes in einer beendeten Partie, und du behältst ihn für immer. In Übungen und mit Hilfe des Computers gibt es keine.</translation>
        </message>
        <message>
            <source>Looking through your matches…</source>
            <translation>Deine Partien werden durchgesehen …</translation>
        </message>
        <message>
            <source>&amp;Player</source>
            <translation>S&amp;pieler</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
    </context>
    <context>
        <name>StopCard</name>
        <message>
            <source>No trail yet</source>
            <translation>Noch keine Reiseroute</translation>
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
            <source>{played}
Each attempt has a new deal.</source>
            <translation>{played}
Jeder Versuch wird neu gemischt.</translation>
        </message>
        <message>
            <source>{played}
Deal code {code}</source>
            <translation>{played}
Mischungscode {code}</translation>
        </message>
        <message>
            <source>You don’t have to win: bronze is enough.</source>
            <translation>Du musst nicht gewinnen: Bronze reicht.</translation>
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
            <source>Your best: {result}, {day}. So far {tries}.</source>
            <translation>Dein bestes Ergebnis: {result}, {day}. Bisher {tries}.</translation>
        </message>
        <message>
            <source>Win bronze at the previous stop to unlock this one.</source>
            <translation>Hol dir Bronze auf der vorigen Station, um diese Station zu öffnen.</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s), not finished yet.</source>
            <translation>
                <numerusform>%n Versuch, noch nicht beendet.</numerusform>
                <numerusform>%n Versuche, noch keiner beendet.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Play stop {number}</source>
            <translation>Station {number} s&amp;pielen</translation>
        </message>
    </context>
    <context>
        <name>Sure</name>
        <message>
            <source>How sure is this?</source>
            <translation>Wie sicher ist das?</translation>
        </message>
    </context>
    <context>
        <name>TableKeys</name>
        <message>
            <source>Read the rule</source>
            <translation>Die Regel lesen</translation>
        </message>
        <message>
            <source>Close what is open</source>
            <translation>Schließen, was offen ist</translation>
        </message>
        <message>
            <source>Put back what you hold, or close what is open</source>
            <translation>Zurücklegen, was du hältst, oder schließen, was offen ist</translation>
        </message>
        <message>
            <source>Show or hide the log</source>
            <translation>Den Verlauf zeigen oder verbergen</translation>
        </message>
        <message>
            <source>Open the menu</source>
            <translation>Das Menü öffnen</translation>
        </message>
        <message>
            <source>Place what you hold, and confirm</source>
            <translation>Hinlegen, was du hältst, und bestätigen</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Show again what just happened</source>
            <translation>Noch einmal zeigen, was gerade passiert ist</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
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
            <source>Watch the match from the start</source>
            <translation>Die Partie von Anfang an ansehen</translation>
        </message>
        <message>
            <source>S&amp;eats</source>
            <translation>&amp;Plätze</translation>
        </message>
        <message>
            <source>Hand a seat to the computer, or take one over yourself</source>
            <translation>Einen Platz dem Computer überlassen oder selbst übernehmen</translation>
        </message>
        <message>
            <source>Deal code (click to copy)</source>
            <translation>Mischungscode (klick, um ihn zu kopieren)</translation>
        </message>
        <message>
            <source>&amp;Hide</source>
            <translation>&amp;Verdecken</translation>
        </message>
        <message>
            <source>Hide your hand so that someone else can come to the screen</source>
            <translation>Deine Hand verdecken, damit jemand anderes an den Bildschirm kann</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>Practice: {title}</source>
            <translation>Übung: {title}</translation>
        </message>
        <message>
            <source>Return to the lounge; you can continue the match from there</source>
            <translation>Zur Lounge gehen; dort kannst du die Partie fortsetzen</translation>
        </message>
        <message>
            <source>Return to the lounge; you can choose to keep this match</source>
            <translation>Zur Lounge gehen; du kannst diese Partie behalten</translation>
        </message>
        <message>
            <source>Return to the lounge; you can continue this round from there</source>
            <translation>Zur Lounge gehen; dort kannst du diese Runde fortsetzen</translation>
        </message>
        <message>
            <source>Leave the table when nothing is open</source>
            <translation>Den Tisch verlassen, wenn nichts offen ist</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Deal code {code}</source>
            <translation>Mischungscode {code}</translation>
        </message>
        <message>
            <source>Return to the lounge; you can continue the match from there (Esc)</source>
            <translation>Zur Lounge gehen; dort kannst du die Partie fortsetzen (Esc)</translation>
        </message>
        <message>
            <source>Wat&amp;ch</source>
            <translation>&amp;Ansehen</translation>
        </message>
        <message>
            <source>Guided round: {title}</source>
            <translation>Geführte Runde: {title}</translation>
        </message>
        <message>
            <source>Branch ({place}): {title}</source>
            <translation>Abzweigung ({place}): {title}</translation>
        </message>
        <message>
            <source>‹ &amp;Back</source>
            <translation>‹ &amp;Zurück</translation>
        </message>
        <message>
            <source>Return to the branch point; you can continue this match from the lounge (Esc)</source>
            <translation>Zur Abzweigung zurückgehen; in der Lounge kannst du diese Partie fortsetzen (Esc)</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer: {level}</source>
            <translation>Computer: {level}</translation>
        </message>
    </context>
    <context>
        <name>TakeOver</name>
        <message>
            <source>Hidden cards</source>
            <translation>Verdeckte Karten</translation>
        </message>
        <message>
            <source>If you take over {name}’s seat, you will see the hidden cards there.</source>
            <translation>Wenn du den Platz von {name} übernimmst, siehst du dort die verdeckten Karten.</translation>
        </message>
        <message>
            <source>The match will be marked “hidden cards seen” and will not count as a personal best.</source>
            <translation>Die Partie bekommt den Vermerk „verdeckte Karten gesehen“ und zählt nicht als persönliche Bestleistung.</translation>
        </message>
        <message>
            <source>&amp;Take over the seat</source>
            <translation>Platz &amp;übernehmen</translation>
        </message>
        <message>
            <source>&amp;Leave it to the computer</source>
            <translation>Dem &amp;Computer überlassen</translation>
        </message>
    </context>
    <context>
        <name>TeacherTag</name>
        <message>
            <source>Show why</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Say what speaks for and against this move</source>
            <translation>Sagen, was für und gegen diesen Zug spricht</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>Noch mal ansehen</translation>
        </message>
        <message>
            <source>Keep trying; nothing is played yet (Esc)</source>
            <translation>Weiter ausprobieren; noch ist nichts gespielt (Esc)</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Trotzdem spielen</translation>
        </message>
        <message>
            <source>Play this move</source>
            <translation>Diesen Zug spielen</translation>
        </message>
        <message>
            <source>This may cost about {low} to {points}. Look again?</source>
            <translation>Das kostet vielleicht etwa {low} bis {points}. Noch einmal hinsehen?</translation>
        </message>
    </context>
    <context>
        <name>TrailPage</name>
        <message>
            <source>Trail: {game}</source>
            <translation>Reiseroute: {game}</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>Stationen</translation>
        </message>
        <message>
            <source>Each stop is a deal with medals to win. Bronze unlocks the next stop.</source>
            <translation>Jede Station ist eine Partie, bei der es Medaillen zu gewinnen gibt. Bronze öffnet die nächste Station.</translation>
        </message>
        <message>
            <source>Each small circle above a stop is an opponent. The fuller the circle, the stronger the opponent.</source>
            <translation>Jeder kleine Kreis über einer Station ist ein Gegner: je voller, desto stärker.</translation>
        </message>
        <message>
            <source>&amp;Daily suitcase</source>
            <translation>Koffer &amp;des Tages</translation>
        </message>
        <message>
            <source>T&amp;rip</source>
            <translation>R&amp;undreise</translation>
        </message>
        <message numerus="yes">
            <source>All %n Victory card(s), in any order.</source>
            <translation>
                <numerusform>%n Siegkarte, in beliebiger Reihenfolge.</numerusform>
                <numerusform>Alle %n Siegkarten, in beliebiger Reihenfolge.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gold medal(s)</source>
            <translation>
                <numerusform>%n Goldmedaille</numerusform>
                <numerusform>%n Goldmedaillen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n silver medal(s)</source>
            <translation>
                <numerusform>%n Silbermedaille</numerusform>
                <numerusform>%n Silbermedaillen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bronze medal(s)</source>
            <translation>
                <numerusform>%n Bronzemedaille</numerusform>
                <numerusform>%n Bronzemedaillen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No medals yet, %n stop(s)</source>
            <translation>
                <numerusform>Noch keine Medaillen, %n Station</numerusform>
                <numerusform>Noch keine Medaillen, %n Stationen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{medals} across %n stop(s)</source>
            <translation>
                <numerusform>{medals} auf %n Station</numerusform>
                <numerusform>{medals} auf %n Stationen</numerusform>
            </translation>
        </message>
        <message>
            <source>unlocked</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>locked</source>
            <translation>gesperrt</translation>
        </message>
        <message>
            <source>{medal}, {result}, {day}</source>
            <translation>{medal}, {result}, {day}</translation>
        </message>
        <message>
            <source>{stop}: {state}</source>
            <translation>{stop}: {state}</translation>
        </message>
        <message>
            <source>Stop {number}, {name}</source>
            <translation>Station {number}, {name}</translation>
        </message>
    </context>
    <context>
        <name>TripCard</name>
        <message>
            <source>Your trip</source>
            <translation>Deine Rundreise</translation>
        </message>
        <message>
            <source>Open the &amp;map</source>
            <translation>&amp;Karte öffnen</translation>
        </message>
        <message numerus="yes">
            <source>All %n stamped. Your trip is complete!</source>
            <translation>
                <numerusform>%n ist gestempelt. Deine Rundreise ist geschafft!</numerusform>
                <numerusform>Alle %n sind gestempelt. Deine Rundreise ist geschafft!</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {all} stamped. Reach each card’s goal, in any order.</source>
            <translation>{done} von {all} gestempelt. Erreiche das Ziel jeder Karte; die Reihenfolge ist beliebig.</translation>
        </message>
        <message>
            <source>Next card: {name}</source>
            <translation>Nächste Karte: {name}</translation>
        </message>
    </context>
    <context>
        <name>TripPage</name>
        <message>
            <source>Trip: {game}</source>
            <translation>Rundreise: {game}</translation>
        </message>
        <message>
            <source>Reach each card’s goal, in any order.</source>
            <translation>Erreiche das Ziel jeder Karte; die Reihenfolge ist beliebig.</translation>
        </message>
        <message>
            <source>Stops</source>
            <translation>Stationen</translation>
        </message>
        <message>
            <source>{done} of {all} stamped.</source>
            <translation>{done} von {all} gestempelt.</translation>
        </message>
        <message>
            <source>All {all} stamped. Your trip is complete!</source>
            <translation>Alle {all} sind gestempelt. Deine Rundreise ist geschafft!</translation>
        </message>
        <message>
            <source>{stop}: {state}</source>
            <translation>{stop}: {state}</translation>
        </message>
        <message>
            <source>not played yet</source>
            <translation>noch nicht gespielt</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s)</source>
            <translation>
                <numerusform>%n Versuch</numerusform>
                <numerusform>%n Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>goal reached on {day}, best {score} ({tries})</source>
            <translation>Ziel am {day} erreicht, bestes Ergebnis {score} ({tries})</translation>
        </message>
        <message>
            <source>goal reached, best {score} ({tries})</source>
            <translation>Ziel erreicht, bestes Ergebnis {score} ({tries})</translation>
        </message>
        <message>
            <source>best {score} ({tries})</source>
            <translation>bestes Ergebnis {score} ({tries})</translation>
        </message>
    </context>
    <context>
        <name>TripStopCard</name>
        <message>
            <source>Goal: {points}</source>
            <translation>Ziel: {points}</translation>
        </message>
        <message>
            <source>Goal: {points} ({difficulty})</source>
            <translation>Ziel: {points} ({difficulty})</translation>
        </message>
        <message>
            <source>&amp;Play {name}</source>
            <translation>{name} &amp;spielen</translation>
        </message>
        <message>
            <source>&amp;Play {name} again</source>
            <translation>{name} noch einmal &amp;spielen</translation>
        </message>
    </context>
    <context>
        <name>TurnController</name>
        <message>
            <source>Still thinking, so this may change.</source>
            <translation>Der Computer denkt noch nach; der Tipp kann sich ändern.</translation>
        </message>
        <message>
            <source>Your move is equally good.</source>
            <translation>Dein Zug ist ebenso gut.</translation>
        </message>
        <message>
            <source>Another move is equally good: “{deeds}”</source>
            <translation>Ein anderer Zug ist ebenso gut: „{deeds}“</translation>
        </message>
    </context>
    <context>
        <name>TutorialOverlay</name>
        <message>
            <source>Go to the next step</source>
            <translation>Zum nächsten Schritt gehen</translation>
        </message>
        <message>
            <source>Guided round</source>
            <translation>Geführte Runde</translation>
        </message>
        <message>
            <source>Press any key or click to continue.</source>
            <translation>Mit jeder Taste oder einem Klick geht es weiter.</translation>
        </message>
        <message>
            <source>Watch what happens…</source>
            <translation>Sieh zu, was passiert …</translation>
        </message>
        <message>
            <source>Take your time. Press “Next” to continue.</source>
            <translation>Lies in Ruhe. Drück danach auf „Weiter“.</translation>
        </message>
    </context>
    <context>
        <name>ValuesView</name>
        <message>
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <source>Attempts</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Siege</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestwert</translation>
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
        <name>Ways</name>
        <message>
            <source>Play &amp;again</source>
            <translation>Noch &amp;einmal spielen</translation>
        </message>
        <message>
            <source>Next deal, computers on {level}</source>
            <translation>Nächste Mischung, Computer auf {level}</translation>
        </message>
    </context>
    <context>
        <name>WaysOn</name>
        <message>
            <source>&amp;Guess first</source>
            <translation>E&amp;rst raten</translation>
        </message>
        <message>
            <source>&amp;Ask me again</source>
            <translation>&amp;Noch mal fragen</translation>
        </message>
        <message>
            <source>This match has no marked decisions.</source>
            <translation>In dieser Partie ist keine Entscheidung markiert.</translation>
        </message>
        <message>
            <source>No decisions are marked so far.</source>
            <translation>Bisher ist keine Entscheidung markiert.</translation>
        </message>
        <message>
            <source>No decisions are marked in the part that was reviewed.</source>
            <translation>Im beurteilten Teil ist keine Entscheidung markiert.</translation>
        </message>
        <message>
            <source>Guess each marked decision before its numbers are shown</source>
            <translation>Jede markierte Entscheidung raten, bevor ihre Zahlen zu sehen sind</translation>
        </message>
        <message>
            <source>Make each marked decision again now; “My mistakes” stays as it is</source>
            <translation>Jede markierte Entscheidung jetzt noch einmal treffen; „Meine Fehler“ bleibt, wie es ist</translation>
        </message>
        <message>
            <source>This works only for saved matches.</source>
            <translation>Das geht nur bei gespeicherten Partien.</translation>
        </message>
        <message>
            <source>Waiting for a marked decision…</source>
            <translation>Warten auf eine markierte Entscheidung …</translation>
        </message>
    </context>
    <context>
        <name>branch</name>
        <message>
            <source>Play &amp;from here</source>
            <translation>Ab &amp;hier spielen</translation>
        </message>
        <message>
            <source>Continue from this point as practice; this match stays unchanged</source>
            <translation>Von dieser Stelle an als Übung weiterspielen; diese Partie bleibt, wie sie ist</translation>
        </message>
        <message>
            <source>Choose again with the &amp;same draws</source>
            <translation>Neu entscheiden &amp;mit denselben Ziehungen</translation>
        </message>
        <message>
            <source>Start before this decision; all draws after it stay the same</source>
            <translation>Vor dieser Entscheidung beginnen; gezogen wird dasselbe wie damals</translation>
        </message>
        <message>
            <source>Choose again with &amp;new draws</source>
            <translation>&amp;Neu entscheiden mit neuen Ziehungen</translation>
        </message>
        <message>
            <source>Start before this decision; all draws after it are new</source>
            <translation>Vor dieser Entscheidung beginnen; danach wird alles neu gezogen</translation>
        </message>
    </context>
    <context>
        <name>characters</name>
        <message>
            <source>I always knock first. With my horns.</source>
            <translation>Ich klopfe immer an. Mit den Hörnern.</translation>
        </message>
        <message>
            <source>Of course I have the right card. Would I lie to you?</source>
            <translation>Natürlich habe ich die passende Karte. Würde ich je flunkern?</translation>
        </message>
        <message>
            <source>One more will fit. It always does.</source>
            <translation>Eins geht noch rein. Eins geht immer noch rein.</translation>
        </message>
        <message>
            <source>I packed an umbrella for my umbrella.</source>
            <translation>Ich habe einen Schirm für meinen Schirm dabei.</translation>
        </message>
        <message>
            <source>Two’s a pair, three’s a set, and I still need the green one.</source>
            <translation>Zwei sind ein Paar, drei ein Satz, und der grüne fehlt mir noch.</translation>
        </message>
        <message>
            <source>Can’t stop, my train left a minute ago.</source>
            <translation>Keine Zeit, mein Zug ist seit einer Minute weg.</translation>
        </message>
        <message>
            <source>All horns, no gold.</source>
            <translation>Hörner ja, Beute nein.</translation>
        </message>
        <message>
            <source>Enjoy the fresh air in there!</source>
            <translation>Frische Luft, bitte sehr!</translation>
        </message>
        <message>
            <source>Ha! That was just a box.</source>
            <translation>Ha! Das war bloß eine Kiste.</translation>
        </message>
        <message>
            <source>Ow. My horns!</source>
            <translation>Autsch. Meine Hörner!</translation>
        </message>
        <message>
            <source>That door was harder than me.</source>
            <translation>Die Tür war härter als ich.</translation>
        </message>
        <message>
            <source>Fine. I’ll be back.</source>
            <translation>Na gut. Ich komme wieder.</translation>
        </message>
        <message>
            <source>You can’t out-butt a goat!</source>
            <translation>Gegen einen Bock? Keine Chance!</translation>
        </message>
        <message>
            <source>Bounced right off!</source>
            <translation>Glatt abgeprallt!</translation>
        </message>
        <message>
            <source>Hey! Butting is my job!</source>
            <translation>He! Das Rammen übernehme ich!</translation>
        </message>
        <message>
            <source>My horns will remember that.</source>
            <translation>Das merken sich meine Hörner.</translation>
        </message>
        <message>
            <source>My crate! My lovely crate!</source>
            <translation>Meine Kiste! Meine schöne Kiste!</translation>
        </message>
        <message>
            <source>Knock, knock!</source>
            <translation>Klopf, klopf!</translation>
        </message>
        <message>
            <source>Horns first. Works every time.</source>
            <translation>Hörner voran. Klappt immer.</translation>
        </message>
        <message>
            <source>Thanks, I’ll take that!</source>
            <translation>Danke, das nehm ich!</translation>
        </message>
        <message>
            <source>Boom. It fits.</source>
            <translation>Rums. Passt.</translation>
        </message>
        <message>
            <source>And I didn’t even have to push!</source>
            <translation>Und ich musste gar nicht drücken!</translation>
        </message>
        <message>
            <source>The scales started it!</source>
            <translation>Die Waage hat angefangen!</translation>
        </message>
        <message>
            <source>Too heavy? I’m just too strong.</source>
            <translation>Zu schwer? Ich bin halt stark.</translation>
        </message>
        <message>
            <source>Out of the way, I’m nearly there!</source>
            <translation>Platz da, ich bin fast am Ziel!</translation>
        </message>
        <message>
            <source>One more push!</source>
            <translation>Noch ein Schubs!</translation>
        </message>
        <message>
            <source>Now that’s what I call a pile!</source>
            <translation>Das nenn ich einen Haufen!</translation>
        </message>
        <message>
            <source>That buys a lot of hay!</source>
            <translation>Das gibt eine Menge Heu!</translation>
        </message>
        <message>
            <source>Hey! No passing the goat!</source>
            <translation>He! Überholverbot!</translation>
        </message>
        <message>
            <source>I’m just getting a running start.</source>
            <translation>Ich nehm nur Anlauf.</translation>
        </message>
        <message>
            <source>I’m right behind you. Horns first.</source>
            <translation>Ich bleib dran. Hörner voran.</translation>
        </message>
        <message>
            <source>Follow the goat!</source>
            <translation>Immer dem Bock nach!</translation>
        </message>
        <message>
            <source>Top of the mountain!</source>
            <translation>Ganz oben auf dem Berg!</translation>
        </message>
        <message>
            <source>Push harder? No?</source>
            <translation>Fester drücken? Nein?</translation>
        </message>
        <message>
            <source>Won’t fit. I even used my head.</source>
            <translation>Passt nicht. Nicht mal mit dem Kopf.</translation>
        </message>
        <message>
            <source>Greedy little rats!</source>
            <translation>Gierige kleine Ratten!</translation>
        </message>
        <message>
            <source>Rats! No, really: rats!</source>
            <translation>So eine Rattenbande!</translation>
        </message>
        <message>
            <source>Found it! Stand back!</source>
            <translation>Gefunden! Platz da!</translation>
        </message>
        <message>
            <source>Got it by the handle!</source>
            <translation>Am Griff gepackt!</translation>
        </message>
        <message>
            <source>Bam! A pair.</source>
            <translation>Zack! Ein Paar.</translation>
        </message>
        <message>
            <source>They all look the same!</source>
            <translation>Die sehen doch alle gleich aus!</translation>
        </message>
        <message>
            <source>Who moved that suitcase?</source>
            <translation>Wer hat den Koffer verschoben?</translation>
        </message>
        <message>
            <source>Grr. Next one.</source>
            <translation>Grr. Der Nächste.</translation>
        </message>
        <message>
            <source>Horns up! That was fun.</source>
            <translation>Hörner hoch! Das hat Spaß gemacht.</translation>
        </message>
        <message>
            <source>I won! And I didn’t break anything.</source>
            <translation>Gewonnen! Und nichts kaputt gemacht.</translation>
        </message>
        <message>
            <source>Good match. My head hurts.</source>
            <translation>Gute Partie. Mir brummt der Schädel.</translation>
        </message>
        <message>
            <source>Last? I was holding the door!</source>
            <translation>Letzter? Ich hab die Tür aufgehalten!</translation>
        </message>
        <message>
            <source>Someone is playing my game.</source>
            <translation>Da spielt jemand mein Spiel.</translation>
        </message>
        <message>
            <source>You believed me. How sweet.</source>
            <translation>Du hast mir geglaubt. Wie süß.</translation>
        </message>
        <message>
            <source>That was part of my plan.</source>
            <translation>Das gehört zu meinem Plan.</translation>
        </message>
        <message>
            <source>I meant to do that.</source>
            <translation>Das war Absicht.</translation>
        </message>
        <message>
            <source>Well played. And that’s no bluff.</source>
            <translation>Gut gespielt. Und das ist kein Bluff.</translation>
        </message>
        <message>
            <source>Did I look harmless? Good.</source>
            <translation>Sah ich harmlos aus? Gut.</translation>
        </message>
        <message>
            <source>Surprise!</source>
            <translation>Überraschung!</translation>
        </message>
        <message>
            <source>That crate was only borrowed.</source>
            <translation>Die Kiste war eh nur geliehen.</translation>
        </message>
        <message>
            <source>I’m not upset. Believe me.</source>
            <translation>Mich ärgert das gar nicht. Glaub mir.</translation>
        </message>
        <message>
            <source>You should have bluffed.</source>
            <translation>Da hättest du bluffen müssen.</translation>
        </message>
        <message>
            <source>I had a feeling about that one.</source>
            <translation>Bei der hatte ich so ein Gefühl.</translation>
        </message>
        <message>
            <source>Oh, was that yours?</source>
            <translation>Oh, war das deine?</translation>
        </message>
        <message>
            <source>An accident. A perfect accident.</source>
            <translation>Ein Zufall. Ein perfekter Zufall.</translation>
        </message>
        <message>
            <source>Flawless. And no tricks at all.</source>
            <translation>Makellos. Und ganz ohne Trick.</translation>
        </message>
        <message>
            <source>These scales lie. I should know.</source>
            <translation>Die Waage lügt. Ich kenn mich da aus.</translation>
        </message>
        <message>
            <source>It must be the hat.</source>
            <translation>Das muss der Hut sein.</translation>
        </message>
        <message>
            <source>I’m nowhere near winning. Promise.</source>
            <translation>Ich gewinne bestimmt nicht. Ehrlich.</translation>
        </message>
        <message>
            <source>Don’t count my money.</source>
            <translation>Zählt bloß nicht mein Geld.</translation>
        </message>
        <message>
            <source>Well, would you look at that.</source>
            <translation>Na, sieh mal einer an.</translation>
        </message>
        <message>
            <source>I let you pass. Honestly.</source>
            <translation>Ich hab dich vorgelassen. Ehrlich.</translation>
        </message>
        <message>
            <source>Enjoy the view while it lasts.</source>
            <translation>Genieß die Aussicht, solange es geht.</translation>
        </message>
        <message>
            <source>It’s easier to hide back here.</source>
            <translation>Weiter hinten fällt man weniger auf.</translation>
        </message>
        <message>
            <source>Me, in front? Pure luck.</source>
            <translation>Ich vorn? Reines Glück.</translation>
        </message>
        <message>
            <source>Nothing to see here.</source>
            <translation>Hier gibt es nichts zu sehen.</translation>
        </message>
        <message>
            <source>All there. Nothing up my sleeve.</source>
            <translation>Alles da. Und nichts im Ärmel.</translation>
        </message>
        <message>
            <source>I never wanted it anyway.</source>
            <translation>Das wollte ich sowieso nie.</translation>
        </message>
        <message>
            <source>I pack invisibly. Very modern.</source>
            <translation>Ich packe unsichtbar. Sehr modern.</translation>
        </message>
        <message>
            <source>They work for cheese. And for me.</source>
            <translation>Die arbeiten für Käse. Und für mich.</translation>
        </message>
        <message>
            <source>Those rats owe me a favour.</source>
            <translation>Die Ratten sind mir was schuldig.</translation>
        </message>
        <message>
            <source>I knew it all along.</source>
            <translation>Hab ich doch gleich gewusst.</translation>
        </message>
        <message>
            <source>Dark glasses, sharp eyes.</source>
            <translation>Dunkle Brille, scharfe Augen.</translation>
        </message>
        <message>
            <source>Just a lucky guess. Or was it?</source>
            <translation>Nur geraten. Oder etwa nicht?</translation>
        </message>
        <message>
            <source>I was only testing you.</source>
            <translation>Ich wollte euch nur testen.</translation>
        </message>
        <message>
            <source>Wrong on purpose, of course.</source>
            <translation>Absichtlich falsch, ist doch klar.</translation>
        </message>
        <message>
            <source>Maybe I should take the glasses off.</source>
            <translation>Vielleicht doch mal ohne Brille.</translation>
        </message>
        <message>
            <source>Losing was my best bluff yet.</source>
            <translation>Verlieren war mein bester Bluff.</translation>
        </message>
        <message>
            <source>I wasn’t even trying. Or was I?</source>
            <translation>Hab mich nicht angestrengt. Oder doch?</translation>
        </message>
        <message>
            <source>All that way, and no snacks.</source>
            <translation>Der ganze Weg, und kein Häppchen.</translation>
        </message>
        <message>
            <source>It was only fluff.</source>
            <translation>Da waren nur Flusen drin.</translation>
        </message>
        <message>
            <source>I keep the good things in my cheeks.</source>
            <translation>Das Gute hab ich in den Backen.</translation>
        </message>
        <message>
            <source>Mmpf. My cheeks were too full.</source>
            <translation>Mmpf. Die Backen waren zu voll.</translation>
        </message>
        <message>
            <source>I should have had a snack first.</source>
            <translation>Ich hätte vorher was essen sollen.</translation>
        </message>
        <message>
            <source>Back to the burrow.</source>
            <translation>Ab zurück in den Bau.</translation>
        </message>
        <message>
            <source>Paws off my stash!</source>
            <translation>Pfoten weg von meinem Vorrat!</translation>
        </message>
        <message>
            <source>My stash is safe. Phew!</source>
            <translation>Puh! Mein Vorrat ist gerettet.</translation>
        </message>
        <message>
            <source>My winter stash!</source>
            <translation>Mein Wintervorrat!</translation>
        </message>
        <message>
            <source>I was saving that!</source>
            <translation>Das hatte ich mir aufgehoben!</translation>
        </message>
        <message>
            <source>At least leave me the crumbs.</source>
            <translation>Lass mir wenigstens die Krümel.</translation>
        </message>
        <message>
            <source>Straight into my cheeks!</source>
            <translation>Ab in die Backen damit!</translation>
        </message>
        <message>
            <source>Smash! Not a plank left.</source>
            <translation>Rums! Kein Brett mehr heil.</translation>
        </message>
        <message>
            <source>Oops. Was that crate important?</source>
            <translation>Huch. War die Kiste wichtig?</translation>
        </message>
        <message>
            <source>No! Only I may smash crates!</source>
            <translation>Nein! Kisten zertrümmere nur ich!</translation>
        </message>
        <message>
            <source>All that pushing for splinters!</source>
            <translation>So viel Schieberei für Splitter!</translation>
        </message>
        <message>
            <source>Not running. Backing up for a charge!</source>
            <translation>Kein Rückzug. Ich nehm nur Anlauf!</translation>
        </message>
        <message>
            <source>Hooves first, horns later!</source>
            <translation>Erst die Hufe, dann die Hörner!</translation>
        </message>
        <message>
            <source>Come back and butt like a goat!</source>
            <translation>Komm zurück und kämpf wie ein Bock!</translation>
        </message>
        <message>
            <source>I hit nothing but air!</source>
            <translation>Nur Luft erwischt!</translation>
        </message>
        <message>
            <source>That crate was all horns!</source>
            <translation>Die Kiste war nichts als Hörner!</translation>
        </message>
        <message>
            <source>You butted a brick wall!</source>
            <translation>Du bist gegen eine Wand gerannt!</translation>
        </message>
        <message>
            <source>No one knocked. Just fluff in there!</source>
            <translation>Keiner klopft? War eh nur Plunder!</translation>
        </message>
        <message>
            <source>Not even I would raid that one!</source>
            <translation>Die hätte nicht mal ich gerammt!</translation>
        </message>
        <message>
            <source>I knocked for that?</source>
            <translation>Dafür hab ich angeklopft?</translation>
        </message>
        <message>
            <source>A wall in a box? Not fair!</source>
            <translation>Eine Wand in der Kiste? Gemein!</translation>
        </message>
        <message>
            <source>I charged at junk. And lost!</source>
            <translation>Ich ramme Plunder. Und verliere!</translation>
        </message>
        <message>
            <source>Heavy? I’ve got the neck for it!</source>
            <translation>Schwer? Dafür hab ich den Nacken!</translation>
        </message>
        <message>
            <source>I charged past the limit!</source>
            <translation>Glatt übers Limit gerannt!</translation>
        </message>
        <message>
            <source>Too much horn for one suitcase!</source>
            <translation>Zu viel Bock für einen Koffer!</translation>
        </message>
        <message>
            <source>Heavy things first. Charge!</source>
            <translation>Erst das Schwere. Attacke!</translation>
        </message>
        <message>
            <source>In with the big ones, horns first!</source>
            <translation>Rein mit den Brocken, Hörner voran!</translation>
        </message>
        <message>
            <source>Look over there! And now: no crate.</source>
            <translation>Seht mal da! Und weg ist die Kiste.</translation>
        </message>
        <message>
            <source>Which crate? I see no crate.</source>
            <translation>Welche Kiste? Ich seh keine Kiste.</translation>
        </message>
        <message>
            <source>Now I really am surprised.</source>
            <translation>Jetzt staune ich wirklich.</translation>
        </message>
        <message>
            <source>Tricked! I’m hurt. And impressed.</source>
            <translation>Ausgetrickst! Das kränkt mich.</translation>
        </message>
        <message>
            <source>Now you see me.</source>
            <translation>Eben war ich noch da.</translation>
        </message>
        <message>
            <source>I was never here.</source>
            <translation>Ich war niemals hier.</translation>
        </message>
        <message>
            <source>A neat exit. I’m taking notes.</source>
            <translation>Hübscher Abgang. Das merk ich mir.</translation>
        </message>
        <message>
            <source>Gone? I would have done the same.</source>
            <translation>Weg? Hätte ich auch gemacht.</translation>
        </message>
        <message>
            <source>Was that all? Whoops.</source>
            <translation>Mehr war nicht drin? Huch.</translation>
        </message>
        <message>
            <source>Such a plain crate. Such a shame.</source>
            <translation>So eine harmlose Kiste. Tja.</translation>
        </message>
        <message>
            <source>I hoped you would fall for it.</source>
            <translation>Ich hatte gehofft, dass du reinfällst.</translation>
        </message>
        <message>
            <source>All that wondering, for so little.</source>
            <translation>So viel Rätseln für so wenig.</translation>
        </message>
        <message>
            <source>Hardly a thing in it. I was bluffing.</source>
            <translation>Fast nichts drin. War nur ein Bluff.</translation>
        </message>
        <message>
            <source>So little. I almost admire that.</source>
            <translation>So wenig. Das könnte von mir sein.</translation>
        </message>
        <message>
            <source>Bluffed. Me, of all people!</source>
            <translation>Geblufft. Ausgerechnet ich!</translation>
        </message>
        <message>
            <source>I fell for my own trick.</source>
            <translation>Auf meinen eigenen Trick reingefallen.</translation>
        </message>
        <message>
            <source>A bet is just a bluff with luggage.</source>
            <translation>Eine Wette ist ein Bluff mit Gepäck.</translation>
        </message>
        <message>
            <source>I bluffed. The scales didn’t blink.</source>
            <translation>Geblufft. Die Waage blinzelt nicht.</translation>
        </message>
        <message>
            <source>Bold, wasn’t it? Look away.</source>
            <translation>Gewagt, oder? Bitte nicht hinsehen.</translation>
        </message>
        <message>
            <source>Heavy? It only looks heavy.</source>
            <translation>Schwer? Sieht nur so aus.</translation>
        </message>
        <message>
            <source>Let them wonder what I’m planning.</source>
            <translation>Sollen sie rätseln, was ich plane.</translation>
        </message>
        <message>
            <source>Not for me? Then for no one!</source>
            <translation>Nicht für mich? Dann für keinen!</translation>
        </message>
        <message>
            <source>Crumbs, crumbs everywhere!</source>
            <translation>Krümel, überall Krümel!</translation>
        </message>
        <message>
            <source>A whole crate, and not one bite!</source>
            <translation>Eine ganze Kiste, und kein Bissen!</translation>
        </message>
        <message>
            <source>All gone! Even the crumbs!</source>
            <translation>Alles weg! Sogar die Krümel!</translation>
        </message>
        <message>
            <source>Cheeks full, and gone!</source>
            <translation>Backen voll, und weg!</translation>
        </message>
        <message>
            <source>My things come home with me.</source>
            <translation>Meine Sachen kommen mit nach Hause.</translation>
        </message>
        <message>
            <source>Wait, we haven’t shared yet!</source>
            <translation>Halt, wir haben noch nicht geteilt!</translation>
        </message>
        <message>
            <source>Gone, crumbs and all!</source>
            <translation>Weg, samt allen Krümeln!</translation>
        </message>
        <message>
            <source>Even my leftovers are guarded!</source>
            <translation>Sogar meine Reste sind bewacht!</translation>
        </message>
        <message>
            <source>All that trouble for my leftovers?</source>
            <translation>So viel Ärger für meine Reste?</translation>
        </message>
        <message>
            <source>I’d already eaten the good bits.</source>
            <translation>Das Beste hatte ich schon gegessen.</translation>
        </message>
        <message>
            <source>Only leftovers. The rest is mine.</source>
            <translation>Nur Reste. Das andere behalte ich.</translation>
        </message>
        <message>
            <source>Hardly a crumb!</source>
            <translation>Kaum ein Krümel!</translation>
        </message>
        <message>
            <source>All bite and no lunch!</source>
            <translation>Nur Zähne und kein Mittagessen!</translation>
        </message>
        <message>
            <source>I bit off too much. Of nothing.</source>
            <translation>Verschluckt. An fast nichts.</translation>
        </message>
        <message>
            <source>More! I’ve still got room.</source>
            <translation>Mehr! Ich hab noch Platz.</translation>
        </message>
        <message>
            <source>Yum!</source>
            <translation>Mjam!</translation>
        </message>
        <message>
            <source>It all goes in. It always does!</source>
            <translation>Alles drin. Wie immer!</translation>
        </message>
        <message>
            <source>One snack too many. Or six.</source>
            <translation>Ein Snack zu viel. Oder sechs.</translation>
        </message>
        <message>
            <source>Why don’t cheeks count as luggage?</source>
            <translation>Warum zählen Backen nicht als Koffer?</translation>
        </message>
        <message>
            <source>The big bites first!</source>
            <translation>Die großen Happen zuerst!</translation>
        </message>
        <message>
            <source>I like my luggage well fed.</source>
            <translation>Mein Gepäck mag ich gut gefüttert.</translation>
        </message>
        <message>
            <source>Stuffed just right.</source>
            <translation>Genau richtig vollgestopft.</translation>
        </message>
        <message>
            <source>I only packed the basics!</source>
            <translation>Das war doch nur das Nötigste!</translation>
        </message>
        <message>
            <source>It’s just snacks. I can eat some.</source>
            <translation>Sind nur Snacks. Ich ess was weg.</translation>
        </message>
        <message>
            <source>Nearly full. Nearly!</source>
            <translation>Fast voll. Fast!</translation>
        </message>
        <message>
            <source>Just one more mouthful.</source>
            <translation>Nur noch ein Happen.</translation>
        </message>
        <message>
            <source>My cheeks aren’t big enough!</source>
            <translation>So große Backen hab ich gar nicht!</translation>
        </message>
        <message>
            <source>Enough for two winters!</source>
            <translation>Das reicht für zwei Winter!</translation>
        </message>
        <message>
            <source>Slow down, I’ve got luggage!</source>
            <translation>Nicht so schnell, ich trage schwer!</translation>
        </message>
        <message>
            <source>You go ahead. I’m full.</source>
            <translation>Geht ruhig vor. Ich bin satt.</translation>
        </message>
        <message>
            <source>Someone’s got bigger cheeks.</source>
            <translation>Da hat jemand dickere Backen.</translation>
        </message>
        <message>
            <source>Look how much I’ve got!</source>
            <translation>Guckt mal, wie viel ich hab!</translation>
        </message>
        <message>
            <source>Hoarding pays off!</source>
            <translation>Hamstern lohnt sich!</translation>
        </message>
        <message>
            <source>It always fits! Except now.</source>
            <translation>Es passt immer! Außer jetzt.</translation>
        </message>
        <message>
            <source>Can I put it in my cheek?</source>
            <translation>Darf ich’s in die Backe stecken?</translation>
        </message>
        <message>
            <source>Bye, little helpers.</source>
            <translation>Tschüss, kleine Helfer.</translation>
        </message>
        <message>
            <source>Giving things away is so hard.</source>
            <translation>Hergeben fällt mir so schwer.</translation>
        </message>
        <message>
            <source>Found it! Can I keep it?</source>
            <translation>Gefunden! Darf ich’s behalten?</translation>
        </message>
        <message>
            <source>Another one for the pile.</source>
            <translation>Noch eins für den Haufen.</translation>
        </message>
        <message>
            <source>It smelled of biscuits.</source>
            <translation>Es hat nach Keksen gerochen.</translation>
        </message>
        <message>
            <source>I know I put it somewhere.</source>
            <translation>Irgendwo hab ich’s doch hingelegt.</translation>
        </message>
        <message>
            <source>Wrong one. Can I keep it anyway?</source>
            <translation>Falsch. Darf ich’s trotzdem behalten?</translation>
        </message>
        <message>
            <source>All those bags for one small hamster!</source>
            <translation>So viele Taschen für einen Hamster!</translation>
        </message>
        <message>
            <source>I won, and I’m keeping it all!</source>
            <translation>Gewonnen, und ich behalte alles!</translation>
        </message>
        <message>
            <source>Party! I’ve brought the snacks.</source>
            <translation>Party! Snacks hab ich dabei.</translation>
        </message>
        <message>
            <source>I’ve still got the most snacks.</source>
            <translation>Die meisten Snacks hab trotzdem ich.</translation>
        </message>
        <message>
            <source>I’m saving up for next time.</source>
            <translation>Ich spar schon fürs nächste Mal.</translation>
        </message>
        <message>
            <source>That crate wasn’t safe anyway.</source>
            <translation>Die Kiste war eh nicht sicher.</translation>
        </message>
        <message>
            <source>I’m terribly sorry. Almost.</source>
            <translation>Tut mir schrecklich leid. Beinahe.</translation>
        </message>
        <message>
            <source>This wasn’t on any of my lists!</source>
            <translation>Das stand auf keiner Liste!</translation>
        </message>
        <message>
            <source>I’ll stay in my shell. For good.</source>
            <translation>Ich bleib im Panzer. Für immer.</translation>
        </message>
        <message>
            <source>I know every emergency exit.</source>
            <translation>Ich kenne jeden Notausgang.</translation>
        </message>
        <message>
            <source>Leaving early is safest.</source>
            <translation>Rechtzeitig gehen ist am sichersten.</translation>
        </message>
        <message>
            <source>You forgot to say goodbye.</source>
            <translation>Du hast nicht Tschüss gesagt.</translation>
        </message>
        <message>
            <source>No one hurt. Good.</source>
            <translation>Niemand verletzt. Gut so.</translation>
        </message>
        <message>
            <source>You can have that one.</source>
            <translation>Die kannst du gern haben.</translation>
        </message>
        <message>
            <source>I pack locks before loot.</source>
            <translation>Erst die Schlösser, dann die Ware.</translation>
        </message>
        <message>
            <source>All lock, and hardly any luggage.</source>
            <translation>Viel Schloss, kaum Gepäck.</translation>
        </message>
        <message>
            <source>I keep the valuables in my shell.</source>
            <translation>Wertsachen trag ich im Panzer.</translation>
        </message>
        <message>
            <source>A poor crate sleeps well.</source>
            <translation>Eine arme Kiste schläft ruhig.</translation>
        </message>
        <message>
            <source>I should have stayed in my shell.</source>
            <translation>Wär ich mal im Panzer geblieben.</translation>
        </message>
        <message>
            <source>At least it was quiet in there.</source>
            <translation>Wenigstens war es ruhig da drin.</translation>
        </message>
        <message>
            <source>Better safe than sorry.</source>
            <translation>Sicher ist sicher.</translation>
        </message>
        <message>
            <source>And that’s why I never rush.</source>
            <translation>Genau darum überstürze ich nichts.</translation>
        </message>
        <message>
            <source>But I checked twice!</source>
            <translation>Dabei hab ich zweimal nachgesehen!</translation>
        </message>
        <message>
            <source>Back into my shell.</source>
            <translation>Ab in den Panzer.</translation>
        </message>
        <message>
            <source>That’s what shells are for.</source>
            <translation>Dafür hat man einen Panzer.</translation>
        </message>
        <message>
            <source>Locked, bolted and buckled.</source>
            <translation>Abgeschlossen und festgeschnallt.</translation>
        </message>
        <message>
            <source>Oh dear, oh dear.</source>
            <translation>Oje, oje.</translation>
        </message>
        <message>
            <source>I took it very, very carefully.</source>
            <translation>Ganz, ganz vorsichtig genommen.</translation>
        </message>
        <message>
            <source>I read the instructions first.</source>
            <translation>Erst die Anleitung, dann der Überfall.</translation>
        </message>
        <message>
            <source>No risk at all. Well, hardly any.</source>
            <translation>Ganz ohne Risiko. Na ja, fast.</translation>
        </message>
        <message>
            <source>Measured it three times.</source>
            <translation>Dreimal nachgemessen.</translation>
        </message>
        <message>
            <source>It must be the spare umbrella.</source>
            <translation>Das ist bestimmt der Ersatzschirm.</translation>
        </message>
        <message>
            <source>But I weighed it at home!</source>
            <translation>Zu Hause hat es noch gestimmt!</translation>
        </message>
        <message>
            <source>Careful now. Nearly there.</source>
            <translation>Jetzt vorsichtig. Fast da.</translation>
        </message>
        <message>
            <source>No hurry. It’s not far now.</source>
            <translation>Nur keine Eile. Ist nicht mehr weit.</translation>
        </message>
        <message>
            <source>I’d better count it twice.</source>
            <translation>Das zähle ich lieber zweimal.</translation>
        </message>
        <message>
            <source>Go ahead. I’ll get there.</source>
            <translation>Geht nur vor. Ich komme schon an.</translation>
        </message>
        <message>
            <source>Watch your step up there.</source>
            <translation>Vorsicht, Stufe da vorn.</translation>
        </message>
        <message>
            <source>If you rush, you trip.</source>
            <translation>Wer rennt, der stolpert.</translation>
        </message>
        <message>
            <source>In front? Me? Is that safe?</source>
            <translation>Vorn? Ich? Ist das auch sicher?</translation>
        </message>
        <message>
            <source>Slow and steady.</source>
            <translation>Immer schön langsam.</translation>
        </message>
        <message>
            <source>Now I’m ready for anything.</source>
            <translation>Jetzt bin ich auf alles vorbereitet.</translation>
        </message>
        <message>
            <source>I should have measured first.</source>
            <translation>Hätte ich bloß vorher gemessen.</translation>
        </message>
        <message>
            <source>My shell is full, too.</source>
            <translation>Mein Panzer ist auch schon voll.</translation>
        </message>
        <message>
            <source>Did those rats wash their paws?</source>
            <translation>Haben die sich die Pfoten gewaschen?</translation>
        </message>
        <message>
            <source>They were for emergencies.</source>
            <translation>Die waren für Notfälle gedacht.</translation>
        </message>
        <message>
            <source>I made a note of it.</source>
            <translation>Das hatte ich mir notiert.</translation>
        </message>
        <message>
            <source>Yes. Quite sure. Yes!</source>
            <translation>Ja. Ganz sicher. Ja!</translation>
        </message>
        <message>
            <source>Label checked. It’s right.</source>
            <translation>Schild geprüft. Stimmt.</translation>
        </message>
        <message>
            <source>I was almost sure.</source>
            <translation>Ich war mir fast sicher.</translation>
        </message>
        <message>
            <source>Let me think again. Slowly.</source>
            <translation>Noch mal nachdenken. Langsam.</translation>
        </message>
        <message>
            <source>Oh, excuse me. Wrong bag.</source>
            <translation>Oh, Verzeihung. Falsche Tasche.</translation>
        </message>
        <message>
            <source>Safe and sound, and first!</source>
            <translation>Heil angekommen, und als Erste!</translation>
        </message>
        <message>
            <source>I won? I’d better check.</source>
            <translation>Gewonnen? Ich rechne lieber nach.</translation>
        </message>
        <message>
            <source>Last, but not a scratch on me.</source>
            <translation>Letzte, aber ohne Kratzer.</translation>
        </message>
        <message>
            <source>I got here. That’s what counts.</source>
            <translation>Ich bin angekommen. Das zählt.</translation>
        </message>
        <message>
            <source>A fine fake, don’t you think?</source>
            <translation>Schöne Fälschung, nicht wahr?</translation>
        </message>
        <message>
            <source>I overlooked a clue.</source>
            <translation>Ich habe eine Spur übersehen.</translation>
        </message>
        <message>
            <source>Hm. A gap in my collection.</source>
            <translation>Hm. Eine Lücke in der Sammlung.</translation>
        </message>
        <message>
            <source>My moustache is all ruffled.</source>
            <translation>Mein Schnurrbart ist ganz zerzaust.</translation>
        </message>
        <message>
            <source>Don’t touch the exhibits!</source>
            <translation>Ausstellungsstücke nicht berühren!</translation>
        </message>
        <message>
            <source>Case closed.</source>
            <translation>Kiste zu, Fall gelöst.</translation>
        </message>
        <message>
            <source>That was a collector’s item!</source>
            <translation>Das war ein Sammlerstück!</translation>
        </message>
        <message>
            <source>Now there’s a gap in my album.</source>
            <translation>Jetzt fehlt mir was im Album.</translation>
        </message>
        <message>
            <source>Who did this? Ah. You.</source>
            <translation>Wer war das? Ach so. Du.</translation>
        </message>
        <message>
            <source>One more for my collection.</source>
            <translation>Noch eins für die Sammlung.</translation>
        </message>
        <message>
            <source>A fortress, and no one home!</source>
            <translation>Eine Festung, und keiner da!</translation>
        </message>
        <message>
            <source>The label didn’t say ‘harmless’.</source>
            <translation>Von ‚harmlos‘ stand da auch nichts.</translation>
        </message>
        <message>
            <source>I took a risk. I need to sit down.</source>
            <translation>So ein Risiko. Ich muss mich setzen.</translation>
        </message>
        <message>
            <source>It held. I had my eyes shut.</source>
            <translation>Hat gehalten. Ich hab weggesehen.</translation>
        </message>
        <message>
            <source>I take one risk, and look!</source>
            <translation>Ein Mal Risiko, und dann das!</translation>
        </message>
        <message>
            <source>Next time, less of everything.</source>
            <translation>Nächstes Mal von allem weniger.</translation>
        </message>
        <message>
            <source>Heavy things go at the bottom.</source>
            <translation>Schweres gehört nach unten.</translation>
        </message>
        <message>
            <source>So heavy already. Oh dear.</source>
            <translation>Jetzt schon so schwer. Oje.</translation>
        </message>
        <message>
            <source>That crate is history now.</source>
            <translation>Die Kiste ist jetzt Geschichte.</translation>
        </message>
        <message>
            <source>One exhibit fewer.</source>
            <translation>Ein Ausstellungsstück weniger.</translation>
        </message>
        <message>
            <source>An entire collection, gone!</source>
            <translation>Eine ganze Sammlung, weg!</translation>
        </message>
        <message>
            <source>A case for the museum police!</source>
            <translation>Ein Fall für die Museumspolizei!</translation>
        </message>
        <message>
            <source>An elegant exit, I must say.</source>
            <translation>Ein eleganter Abgang, muss ich sagen.</translation>
        </message>
        <message>
            <source>I leave no clues.</source>
            <translation>Ich hinterlasse keine Spuren.</translation>
        </message>
        <message>
            <source>The suspect has left the building.</source>
            <translation>Der Verdächtige ist entkommen.</translation>
        </message>
        <message>
            <source>Vanished! What a puzzle.</source>
            <translation>Verschwunden! Wie rätselhaft.</translation>
        </message>
        <message>
            <source>That’s from my junk collection.</source>
            <translation>Die ist aus meiner Plundersammlung.</translation>
        </message>
        <message>
            <source>The alarm works. The case is a fake.</source>
            <translation>Alarm echt, Vitrine falsch.</translation>
        </message>
        <message>
            <source>You were after a forgery!</source>
            <translation>Du warst hinter einer Fälschung her!</translation>
        </message>
        <message>
            <source>My duplicates. No one ever wants them.</source>
            <translation>Meine Doppelten. Will nie jemand.</translation>
        </message>
        <message>
            <source>The real exhibits are elsewhere.</source>
            <translation>Die echten Stücke sind woanders.</translation>
        </message>
        <message>
            <source>Exhibit A: junk.</source>
            <translation>Beweisstück A: Plunder.</translation>
        </message>
        <message>
            <source>Junk! Who would collect that?</source>
            <translation>Plunder! Wer sammelt denn so was?</translation>
        </message>
        <message>
            <source>Beaten by a forgery. Me!</source>
            <translation>Von einer Fälschung besiegt. Ich!</translation>
        </message>
        <message>
            <source>I just followed the clues.</source>
            <translation>Ich bin nur der Spur gefolgt.</translation>
        </message>
        <message>
            <source>Elementary!</source>
            <translation>Elementar!</translation>
        </message>
        <message>
            <source>A weighty start to a collection.</source>
            <translation>Ein gewichtiger Anfang.</translation>
        </message>
        <message>
            <source>Heavy evidence, right away.</source>
            <translation>Gleich zu Beginn schwere Beweise.</translation>
        </message>
        <message>
            <source>This belongs in a museum.</source>
            <translation>Das gehört ins Museum.</translation>
        </message>
        <message>
            <source>Perfect, down to the last pin.</source>
            <translation>Perfekt bis zur letzten Nadel.</translation>
        </message>
        <message>
            <source>Which pin was one too many?</source>
            <translation>Welche Nadel war zu viel?</translation>
        </message>
        <message>
            <source>I can’t leave anything behind.</source>
            <translation>Ich kann nun mal nichts dalassen.</translation>
        </message>
        <message>
            <source>My album is nearly full.</source>
            <translation>Mein Album ist fast voll.</translation>
        </message>
        <message>
            <source>A splendid find!</source>
            <translation>Ein prächtiger Fund!</translation>
        </message>
        <message>
            <source>I’ll have this framed.</source>
            <translation>Das lass ich mir einrahmen.</translation>
        </message>
        <message>
            <source>I was busy studying a clue.</source>
            <translation>Ich war gerade in eine Spur vertieft.</translation>
        </message>
        <message>
            <source>I don’t collect second places.</source>
            <translation>Zweite Plätze sammle ich nicht.</translation>
        </message>
        <message>
            <source>Interesting. Very interesting.</source>
            <translation>Interessant. Höchst interessant.</translation>
        </message>
        <message>
            <source>First place goes in the album.</source>
            <translation>Der erste Platz kommt ins Album.</translation>
        </message>
        <message>
            <source>Complete! At last, complete!</source>
            <translation>Komplett! Endlich komplett!</translation>
        </message>
        <message>
            <source>I love it when nothing’s missing.</source>
            <translation>Herrlich, wenn nichts fehlt.</translation>
        </message>
        <message>
            <source>No room left on the shelf.</source>
            <translation>In der Vitrine ist kein Platz mehr.</translation>
        </message>
        <message>
            <source>And it was such a fine piece.</source>
            <translation>Dabei war es so ein schönes Stück.</translation>
        </message>
        <message>
            <source>I used to collect rats.</source>
            <translation>Ich hatte mal eine Rattensammlung.</translation>
        </message>
        <message>
            <source>They ate my savings.</source>
            <translation>Die fressen mein ganzes Erspartes.</translation>
        </message>
        <message>
            <source>A matching pair. Beautiful!</source>
            <translation>Ein passendes Paar. Wunderbar!</translation>
        </message>
        <message>
            <source>The handle gave it away.</source>
            <translation>Der Griff hat alles verraten.</translation>
        </message>
        <message>
            <source>Not the one. Noted.</source>
            <translation>Nicht das richtige. Notiert.</translation>
        </message>
        <message>
            <source>My magnifying glass is foggy.</source>
            <translation>Meine Lupe ist beschlagen.</translation>
        </message>
        <message>
            <source>The case remains unsolved.</source>
            <translation>Der Fall bleibt ungelöst.</translation>
        </message>
        <message>
            <source>A gold pin! Just the one I needed.</source>
            <translation>Die goldene Nadel! Die hat gefehlt.</translation>
        </message>
        <message>
            <source>I solve every case.</source>
            <translation>Ich löse jeden Fall.</translation>
        </message>
        <message>
            <source>Now I’ve got a last place, too.</source>
            <translation>Ein letzter Platz hat mir noch gefehlt.</translation>
        </message>
        <message>
            <source>A rare piece: Otto, in last place.</source>
            <translation>Ein seltenes Stück: Otto als Letzter.</translation>
        </message>
        <message>
            <source>This crate is cancelled!</source>
            <translation>Diese Kiste fällt heute aus!</translation>
        </message>
        <message>
            <source>Sorry, that crate came off the rails!</source>
            <translation>Die Kiste ist leider entgleist!</translation>
        </message>
        <message>
            <source>Cancelled? The whole crate?</source>
            <translation>Ausgefallen? Die ganze Kiste?</translation>
        </message>
        <message>
            <source>I should have left sooner!</source>
            <translation>Wär ich bloß früher losgefahren!</translation>
        </message>
        <message>
            <source>My train! Bye!</source>
            <translation>Mein Zug! Tschüss!</translation>
        </message>
        <message>
            <source>Off and away!</source>
            <translation>Und schon bin ich weg!</translation>
        </message>
        <message>
            <source>Someone’s faster than me?</source>
            <translation>Jemand ist schneller als ich?</translation>
        </message>
        <message>
            <source>Hey, that’s my trick!</source>
            <translation>He, das ist mein Trick!</translation>
        </message>
        <message>
            <source>Express delivery: leftovers!</source>
            <translation>Eilsendung: Reste!</translation>
        </message>
        <message>
            <source>You missed your connection!</source>
            <translation>Anschluss verpasst!</translation>
        </message>
        <message>
            <source>Wrong platform, sorry!</source>
            <translation>Falsches Gleis, sorry!</translation>
        </message>
        <message>
            <source>I grabbed whatever was lying there.</source>
            <translation>Hab eingepackt, was so rumlag.</translation>
        </message>
        <message>
            <source>Sent the wrong crate. No time!</source>
            <translation>Falsche Kiste. Keine Zeit!</translation>
        </message>
        <message>
            <source>I ran all the way for that?</source>
            <translation>Dafür bin ich so gerannt?</translation>
        </message>
        <message>
            <source>No time to fill it. Sorry!</source>
            <translation>Zum Füllen war keine Zeit. Sorry!</translation>
        </message>
        <message>
            <source>Oops. Too fast.</source>
            <translation>Hoppla. Zu schnell.</translation>
        </message>
        <message>
            <source>Where did that come from?</source>
            <translation>Wo kam das denn her?</translation>
        </message>
        <message>
            <source>No time to cry. Next!</source>
            <translation>Keine Zeit zum Heulen. Weiter!</translation>
        </message>
        <message>
            <source>Too slow!</source>
            <translation>Zu langsam!</translation>
        </message>
        <message>
            <source>Return to sender!</source>
            <translation>Zurück an den Absender!</translation>
        </message>
        <message>
            <source>But I was just leaving!</source>
            <translation>Ich wollte doch gerade los!</translation>
        </message>
        <message>
            <source>First my train, now my crate.</source>
            <translation>Erst der Zug, jetzt die Kiste.</translation>
        </message>
        <message>
            <source>I only blinked!</source>
            <translation>Ich hab nur kurz geblinzelt!</translation>
        </message>
        <message>
            <source>Got to run. Thanks!</source>
            <translation>Muss los. Danke!</translation>
        </message>
        <message>
            <source>Big load, no problem. Ha!</source>
            <translation>Viel drin, kein Problem. Ha!</translation>
        </message>
        <message>
            <source>No gaps left. Bam!</source>
            <translation>Keine Lücke mehr. Rums!</translation>
        </message>
        <message>
            <source>Nothing missing. Meh-eh-eh!</source>
            <translation>Da fehlt nichts. Mäh-äh-äh!</translation>
        </message>
        <message>
            <source>My glasses must have slipped.</source>
            <translation>Mir ist wohl die Brille verrutscht.</translation>
        </message>
        <message>
            <source>I knew they’d allow it all. Maybe.</source>
            <translation>Klar darf das alles mit. Oder?</translation>
        </message>
        <message>
            <source>No bluff in there. Surprised?</source>
            <translation>Ganz ohne Bluff. Überrascht?</translation>
        </message>
        <message>
            <source>Nothing’s missing. Trust me.</source>
            <translation>Da fehlt nichts. Vertraut mir.</translation>
        </message>
        <message>
            <source>I won. This time you can believe me.</source>
            <translation>Gewonnen. Das könnt ihr mir glauben.</translation>
        </message>
        <message>
            <source>First? I’m as surprised as you are.</source>
            <translation>Erste? Da staune ich ja selbst.</translation>
        </message>
        <message>
            <source>A big load for a big appetite!</source>
            <translation>Viel Gepäck, großer Appetit!</translation>
        </message>
        <message>
            <source>Just what I was hungry for.</source>
            <translation>Genau darauf hatte ich Hunger.</translation>
        </message>
        <message>
            <source>Nothing’s missing! For now.</source>
            <translation>Da fehlt nichts! Fürs Erste.</translation>
        </message>
        <message>
            <source>No gaps! Except in my tummy.</source>
            <translation>Keine Lücke! Außer im Bauch.</translation>
        </message>
        <message>
            <source>Didn’t you read the label?</source>
            <translation>Stand da nicht ‚Finger weg‘?</translation>
        </message>
        <message>
            <source>Next time, with more locks.</source>
            <translation>Nächstes Mal mit mehr Schlössern.</translation>
        </message>
        <message>
            <source>Just as I planned it. Twice.</source>
            <translation>Genau wie geplant. Zweimal geplant.</translation>
        </message>
        <message>
            <source>Careful packing pays.</source>
            <translation>Sorgfalt zahlt sich aus.</translation>
        </message>
        <message>
            <source>Checked twice: nothing missing.</source>
            <translation>Zweimal geprüft: Es fehlt nichts.</translation>
        </message>
        <message>
            <source>Guards, and hardly an exhibit. Curious.</source>
            <translation>Bewacht, und kaum ein Stück. Kurios.</translation>
        </message>
        <message>
            <source>The whole collection can fly with me.</source>
            <translation>Die ganze Sammlung fliegt mit.</translation>
        </message>
        <message>
            <source>As I deduced: it can all come.</source>
            <translation>Kombiniere: Es darf alles mit.</translation>
        </message>
        <message>
            <source>My deduction was off. By kilos.</source>
            <translation>Verkombiniert. Und zwar kiloweise.</translation>
        </message>
        <message>
            <source>Too many exhibits for one suitcase.</source>
            <translation>Zu viele Stücke für einen Koffer.</translation>
        </message>
        <message>
            <source>Only the last few pieces missing.</source>
            <translation>Nur die letzten Stücke fehlen noch.</translation>
        </message>
        <message>
            <source>A fine piece: me, in front!</source>
            <translation>Ein schönes Stück: ich, ganz vorn!</translation>
        </message>
        <message>
            <source>These two belong together.</source>
            <translation>Die beiden gehören zusammen.</translation>
        </message>
        <message>
            <source>So little! Good, less to carry.</source>
            <translation>So wenig! Gut, das trägt sich leicht.</translation>
        </message>
        <message>
            <source>I ran into a locked door!</source>
            <translation>Voll gegen die verschlossene Tür!</translation>
        </message>
        <message>
            <source>Wrong train! Everyone off!</source>
            <translation>Falscher Zug! Alle aussteigen!</translation>
        </message>
        <message>
            <source>Express pick-up!</source>
            <translation>Eilabholung!</translation>
        </message>
        <message>
            <source>In and out in ten seconds!</source>
            <translation>Rein und raus in zehn Sekunden!</translation>
        </message>
        <message>
            <source>Threw it all in, and it fits!</source>
            <translation>Alles rein, und es passt!</translation>
        </message>
        <message>
            <source>No weighing, no worries!</source>
            <translation>Nicht gewogen, trotzdem gut!</translation>
        </message>
        <message>
            <source>I’ll never catch a train with this!</source>
            <translation>Damit krieg ich den Zug nie!</translation>
        </message>
        <message>
            <source>I grabbed too much on the run.</source>
            <translation>Im Rennen zu viel gegriffen.</translation>
        </message>
        <message>
            <source>Big things first, it’s quicker!</source>
            <translation>Großes zuerst, das geht schneller!</translation>
        </message>
        <message>
            <source>Heavy, but fast!</source>
            <translation>Schwer, aber schnell!</translation>
        </message>
        <message>
            <source>Packed on the run!</source>
            <translation>Im Laufen gepackt!</translation>
        </message>
        <message>
            <source>And with a minute to spare!</source>
            <translation>Und eine Minute hab ich noch!</translation>
        </message>
        <message>
            <source>No time to weigh things!</source>
            <translation>Zum Wiegen war keine Zeit!</translation>
        </message>
        <message>
            <source>I just threw it all in.</source>
            <translation>Ich hab halt alles reingeworfen.</translation>
        </message>
        <message>
            <source>Final sprint!</source>
            <translation>Endspurt!</translation>
        </message>
        <message>
            <source>I can see the platform!</source>
            <translation>Ich seh schon den Bahnsteig!</translation>
        </message>
        <message>
            <source>Special delivery!</source>
            <translation>Post für mich!</translation>
        </message>
        <message>
            <source>That was worth the sprint.</source>
            <translation>Der Sprint hat sich gelohnt.</translation>
        </message>
        <message>
            <source>Hey, no running in the station!</source>
            <translation>He, im Bahnhof wird nicht gerannt!</translation>
        </message>
        <message>
            <source>I only stopped for a second!</source>
            <translation>Ich stand doch nur eine Sekunde!</translation>
        </message>
        <message>
            <source>I’m just tying my shoe.</source>
            <translation>Ich muss nur kurz den Schuh zubinden.</translation>
        </message>
        <message>
            <source>Catch me if you can!</source>
            <translation>Fangt mich doch!</translation>
        </message>
        <message>
            <source>First on the platform!</source>
            <translation>Als Erste am Bahnsteig!</translation>
        </message>
        <message>
            <source>No gaps. Off we go!</source>
            <translation>Keine Lücke. Los geht’s!</translation>
        </message>
        <message>
            <source>Quick feet, full hands!</source>
            <translation>Flinke Füße, volle Hände!</translation>
        </message>
        <message>
            <source>Done already? Done already!</source>
            <translation>Schon fertig? Schon fertig!</translation>
        </message>
        <message>
            <source>Sit on the lid! Quick!</source>
            <translation>Schnell, auf den Deckel setzen!</translation>
        </message>
        <message>
            <source>No room, no time. Next!</source>
            <translation>Kein Platz, keine Zeit. Weiter!</translation>
        </message>
        <message>
            <source>Take it, rats, I’m late!</source>
            <translation>Nehmt’s schon, ich bin spät dran!</translation>
        </message>
        <message>
            <source>No time to argue with rats.</source>
            <translation>Keine Zeit, mit Ratten zu streiten.</translation>
        </message>
        <message>
            <source>Got it! Run!</source>
            <translation>Hab’s! Lauf!</translation>
        </message>
        <message>
            <source>Grabbed it on my way past.</source>
            <translation>Im Vorbeilaufen geschnappt.</translation>
        </message>
        <message>
            <source>Too fast for my own eyes.</source>
            <translation>Zu schnell für meine Augen.</translation>
        </message>
        <message>
            <source>Next time I’ll use my eyes.</source>
            <translation>Nächstes Mal schau ich hin.</translation>
        </message>
        <message>
            <source>Argh, I ran right past it!</source>
            <translation>Argh, glatt dran vorbei!</translation>
        </message>
        <message>
            <source>First! Can I go now?</source>
            <translation>Erste! Darf ich jetzt los?</translation>
        </message>
        <message>
            <source>I won, and the train’s still here!</source>
            <translation>Gewonnen, und der Zug ist noch da!</translation>
        </message>
        <message>
            <source>Last? But I was so fast!</source>
            <translation>Letzte? Ich war doch so schnell!</translation>
        </message>
        <message>
            <source>No time to sulk. Again!</source>
            <translation>Keine Zeit zum Schmollen. Noch mal!</translation>
        </message>
    </context>
    <context>
        <name>compared</name>
        <message>
            <source>{level} ({score})</source>
            <translation>{level} ({score})</translation>
        </message>
        <message>
            <source>You beat {beaten} and tied with {tied}.</source>
            <translation>Du warst besser als {beaten} und genauso gut wie {tied}.</translation>
        </message>
        <message>
            <source>You beat {beaten}.</source>
            <translation>Du warst besser als {beaten}.</translation>
        </message>
        <message>
            <source>You tied with {tied}.</source>
            <translation>Du warst genauso gut wie {tied}.</translation>
        </message>
        <message>
            <source>{level} scored more.</source>
            <translation>{level} war besser.</translation>
        </message>
        <message>
            <source>{levels} both scored more.</source>
            <translation>{levels} waren beide besser.</translation>
        </message>
        <message>
            <source>{levels} all scored more.</source>
            <translation>{levels} waren alle besser.</translation>
        </message>
    </context>
    <context>
        <name>crash</name>
        <message>
            <source>A report was saved to {file}.</source>
            <translation>Ein Bericht wurde als {file} gespeichert.</translation>
        </message>
        <message>
            <source>The report could not be saved.</source>
            <translation>Der Bericht konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>Something went wrong in Stowaway. Your match is saved up to the last move. If the table looks wrong, return to the lounge and continue from there. {where}</source>
            <translation>In Stowaway ist etwas schiefgegangen. Deine Partie ist bis zum letzten Zug gespeichert. Sieht der Tisch seltsam aus, geh in die Lounge und spiel von dort aus weiter. {where}</translation>
        </message>
        <message>
            <source>Something went wrong in Stowaway. If the table looks wrong, return to the lounge and continue from there. {where}</source>
            <translation>In Stowaway ist etwas schiefgegangen. Sieht der Tisch seltsam aus, geh in die Lounge und spiel von dort aus weiter. {where}</translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message>
            <source>a number that large</source>
            <translation>eine so große Zahl</translation>
        </message>
        <message>
            <source>{settings} and others</source>
            <translation>{settings} und andere</translation>
        </message>
        <message>
            <source>Unknown game: {game}. Available: {games}.</source>
            <translation>Unbekanntes Spiel: {game}. Verfügbar: {games}.</translation>
        </message>
        <message>
            <source>Unknown level: {level}. Available: {levels}.</source>
            <translation>Unbekannte Stufe: {level}. Verfügbar: {levels}.</translation>
        </message>
        <message>
            <source>{file} is too large to be a match, so it was not copied.</source>
            <translation>{file} ist zu groß für eine Partie und wurde deshalb nicht kopiert.</translation>
        </message>
        <message>
            <source>This game is for {low} to {high} players, not {seats}.</source>
            <translation>Dieses Spiel ist für {low} bis {high} Spieler, nicht für {seats}.</translation>
        </message>
        <message>
            <source>Unknown option: {option}.</source>
            <translation>Unbekannte Option: {option}.</translation>
        </message>
        <message numerus="yes">
            <source>{option} is not available with %n player(s).</source>
            <translation>
                <numerusform>{option} gibt es nicht für %n Spieler.</numerusform>
                <numerusform>{option} gibt es nicht für %n Spieler.</numerusform>
            </translation>
        </message>
        <message>
            <source>{option} must be one of {values}, not {given}.</source>
            <translation>{option} muss einer der Werte {values} sein, nicht {given}.</translation>
        </message>
        <message>
            <source>{option} must be a whole number, not {given}.</source>
            <translation>{option} muss eine ganze Zahl sein, nicht {given}.</translation>
        </message>
        <message>
            <source>{option} must be between {low} and {high} in steps of {step}, not {given}.</source>
            <translation>{option} muss zwischen {low} und {high} liegen, in Schritten von {step}, nicht {given}.</translation>
        </message>
        <message>
            <source>{option} must be yes or no, not {given}.</source>
            <translation>{option} muss ja oder nein sein, nicht {given}.</translation>
        </message>
        <message>
            <source>That is too long for a deal code.</source>
            <translation>Für einen Mischungscode ist das zu lang.</translation>
        </message>
        <message>
            <source>A deal code has two letters, then eight characters, like {example}.</source>
            <translation>Ein Mischungscode besteht aus zwei Buchstaben und acht weiteren Zeichen, etwa {example}.</translation>
        </message>
        <message>
            <source>A deal code starts with the two letters of its game.</source>
            <translation>Ein Mischungscode beginnt mit den zwei Buchstaben seines Spiels.</translation>
        </message>
        <message>
            <source>Deal codes do not contain {character}.</source>
            <translation>{character} kommt in Mischungscodes nicht vor.</translation>
        </message>
        <message>
            <source>This deal code has a typing error: its last character does not match the rest.</source>
            <translation>Dieser Mischungscode enthält einen Tippfehler: Das letzte Zeichen passt nicht zum Rest.</translation>
        </message>
        <message>
            <source>This deal code is for another game.</source>
            <translation>Dieser Mischungscode gehört zu einem anderen Spiel.</translation>
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
            <source>This match was played {how}. You can view it, but you cannot continue it. It opens at the point where it differs ({problem}).</source>
            <translation>Diese Partie wurde {how} gespielt. Du kannst sie ansehen, aber nicht fortsetzen. Sie wird an der Stelle geöffnet, ab der sie abweicht ({problem}).</translation>
        </message>
        <message>
            <source>with different rules</source>
            <translation>nach anderen Regeln</translation>
        </message>
        <message>
            <source>with different components</source>
            <translation>mit anderem Spielmaterial</translation>
        </message>
        <message>
            <source>with different rules and components</source>
            <translation>nach anderen Regeln und mit anderem Spielmaterial</translation>
        </message>
        <message>
            <source>The random draws of this match were entered by hand. You can view it, but you cannot continue it, and it does not count towards your records.</source>
            <translation>Die Ziehungen dieser Partie wurden von Hand eingegeben. Du kannst sie ansehen, aber nicht fortsetzen, und sie zählt nicht für deine Rekorde.</translation>
        </message>
        <message>
            <source>This match was started with different components. You can continue it, because this has made no visible difference.</source>
            <translation>Diese Partie wurde mit anderem Spielmaterial begonnen. Du kannst sie fortsetzen, denn das hat keinen sichtbaren Unterschied gemacht.</translation>
        </message>
        <message>
            <source>The file of this match is damaged from line {line} on ({reason}). It opens at the last good line, and everything before the damage is safe.</source>
            <translation>Diese Partie ist ab Zeile {line} ihrer Datei beschädigt ({reason}). Sie wird bis zur letzten unbeschädigten Zeile geöffnet; bis dahin ist alles sicher.</translation>
        </message>
        <message>
            <source>{game} is not the name of a game.</source>
            <translation>{game} ist nicht der Name eines Spiels.</translation>
        </message>
        <message>
            <source>The damaged file was kept as {file}.</source>
            <translation>Die beschädigte Datei wurde als {file} gesichert.</translation>
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
            <source>it is not a Stowaway match</source>
            <translation>sie ist keine Stowaway-Partie</translation>
        </message>
        <message>
            <source>it has more lines than a match can have</source>
            <translation>sie hat mehr Zeilen, als eine Partie haben kann</translation>
        </message>
        <message>
            <source>it is larger than a match can be</source>
            <translation>sie ist größer, als eine Partie sein kann</translation>
        </message>
        <message>
            <source>the game’s name is not in Stowaway’s format</source>
            <translation>der Name des Spiels ist nicht im Format von Stowaway</translation>
        </message>
        <message>
            <source>it was played with newer rules ({rules}) than this version of Stowaway supports ({known})</source>
            <translation>sie wurde nach neueren Regeln ({rules}) gespielt, als diese Version von Stowaway unterstützt ({known})</translation>
        </message>
        <message>
            <source>it uses custom components, which are not supported yet</source>
            <translation>sie wurde mit eigenem Spielmaterial gespielt, das noch nicht unterstützt wird</translation>
        </message>
        <message>
            <source>the game does not recognise this move</source>
            <translation>das Spiel kennt diesen Zug nicht</translation>
        </message>
        <message>
            <source>the game does not recognise this entry</source>
            <translation>das Spiel kennt diesen Eintrag nicht</translation>
        </message>
        <message>
            <source>this move was rejected: {refusal}</source>
            <translation>dieser Zug wurde abgelehnt: {refusal}</translation>
        </message>
        <message>
            <source>it was written by a newer version of Stowaway</source>
            <translation>sie stammt von einer neueren Version von Stowaway</translation>
        </message>
        <message>
            <source>it is not in Stowaway’s format</source>
            <translation>sie ist nicht im Format von Stowaway</translation>
        </message>
        <message>
            <source>it is too long</source>
            <translation>sie ist zu lang</translation>
        </message>
        <message>
            <source>it is incomplete</source>
            <translation>sie ist unvollständig</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>sie ist beschädigt</translation>
        </message>
        <message>
            <source>the lines before it were changed</source>
            <translation>die Zeilen davor wurden verändert</translation>
        </message>
        <message>
            <source>its time is out of range</source>
            <translation>ihre Zeitangabe ist ungültig</translation>
        </message>
        <message>
            <source>its move does not belong to this game</source>
            <translation>ihr Zug gehört nicht zu diesem Spiel</translation>
        </message>
        <message>
            <source>Only computer players have a level.</source>
            <translation>Nur Computer haben eine Stufe.</translation>
        </message>
        <message>
            <source>There is no computer player at level {level}.</source>
            <translation>Es gibt keinen Computer der Stufe {level}.</translation>
        </message>
        <message>
            <source>A name can have up to {most} printable characters.</source>
            <translation>Ein Name darf höchstens {most} druckbare Zeichen haben.</translation>
        </message>
        <message>
            <source>A colour must be a short word or a code such as #a0b1c2.</source>
            <translation>Eine Farbe muss ein kurzes Wort oder ein Code wie #a0b1c2 sein.</translation>
        </message>
        <message>
            <source>{seats} seats need {seats} players, not {players}.</source>
            <translation>Für {seats} Plätze braucht es {seats} Spieler, nicht {players}.</translation>
        </message>
        <message>
            <source>A seed can be any text of up to {most} characters.</source>
            <translation>Als Startwert ist jeder Text mit bis zu {most} Zeichen möglich.</translation>
        </message>
        <message>
            <source>A move has an earlier time than the entry before it.</source>
            <translation>Ein Zug hat eine frühere Zeit als der Eintrag davor.</translation>
        </message>
        <message>
            <source>No random draw is due here.</source>
            <translation>Hier wird nichts gezogen.</translation>
        </message>
        <message>
            <source>That random draw is not possible here.</source>
            <translation>Das kann hier nicht gezogen werden.</translation>
        </message>
        <message>
            <source>That random draw does not match the seed.</source>
            <translation>Was hier gezogen wurde, passt nicht zum Startwert.</translation>
        </message>
        <message>
            <source>Time cannot be recorded here.</source>
            <translation>Hier lässt sich keine Zeit festhalten.</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Es gibt nichts zu wiederholen.</translation>
        </message>
        <message>
            <source>This seat does not exist.</source>
            <translation>Diesen Platz gibt es nicht.</translation>
        </message>
        <message>
            <source>Only a finished match can be continued from an earlier point.</source>
            <translation>Nur eine beendete Partie lässt sich von einer früheren Stelle aus weiterspielen.</translation>
        </message>
        <message>
            <source>There is nothing after that point.</source>
            <translation>Nach dieser Stelle folgt nichts mehr.</translation>
        </message>
        <message>
            <source>The file does not say which match it branched off from, or where.</source>
            <translation>In der Datei steht nicht, von welcher Partie und wo diese Partie abzweigt.</translation>
        </message>
        <message>
            <source>A match cannot branch more than {most} times.</source>
            <translation>Eine Partie kann höchstens {most}-mal abzweigen.</translation>
        </message>
        <message>
            <source>Only a practice match can branch off from another one.</source>
            <translation>Nur Übungspartien können von einer anderen Partie abzweigen.</translation>
        </message>
        <message>
            <source>Only finished matches can be reviewed.</source>
            <translation>Einen Rückblick gibt es nur auf beendete Partien.</translation>
        </message>
        <message>
            <source>This match cannot be reviewed because its random draws were entered by hand.</source>
            <translation>Für diese Partie gibt es keinen Rückblick, weil ihre Ziehungen von Hand eingegeben wurden.</translation>
        </message>
        <message>
            <source>{game} matches cannot be reviewed.</source>
            <translation>Für Partien von {game} gibt es keinen Rückblick.</translation>
        </message>
        <message>
            <source>This match is too long to be reviewed.</source>
            <translation>Diese Partie ist zu lang für einen Rückblick.</translation>
        </message>
        <message>
            <source>This is not a Stowaway match.</source>
            <translation>Das ist keine Stowaway-Partie.</translation>
        </message>
        <message>
            <source>This attempt is over. All three attempts have been used, and the deal has been revealed.</source>
            <translation>Dieser Versuch ist vorbei. Alle drei Versuche sind verbraucht, und die Mischung wurde aufgedeckt.</translation>
        </message>
        <message>
            <source>This match was not deleted, because its attempt could not be marked as used.</source>
            <translation>Diese Partie wurde nicht gelöscht, weil der Versuch nicht als verbraucht vermerkt werden konnte.</translation>
        </message>
        <message>
            <source>{file}: this match is not over, so it has no score pad yet.</source>
            <translation>{file}: Diese Partie ist nicht zu Ende, also hat sie noch keinen Wertungsblock.</translation>
        </message>
        <message>
            <source>Only finished matches can be shared.</source>
            <translation>Du kannst nur beendete Partien teilen.</translation>
        </message>
        <message>
            <source>This game has no such sheet.</source>
            <translation>Dieses Spiel hat kein solches Blatt.</translation>
        </message>
        <message>
            <source>The PDF could not be created. Nothing was saved.</source>
            <translation>Das PDF konnte nicht erstellt werden. Es wurde nichts gespeichert.</translation>
        </message>
        <message>
            <source>once you have used all three attempts, or tomorrow</source>
            <translation>sobald du alle drei Versuche verbraucht hast, spätestens morgen</translation>
        </message>
        <message>
            <source>after {day}</source>
            <translation>sobald der {day} vorbei ist</translation>
        </message>
        <message>
            <source>once the attempts in progress are finished, or tomorrow</source>
            <translation>sobald die laufenden Versuche beendet sind, spätestens morgen</translation>
        </message>
        <message>
            <source>once {name} has used all three attempts, or tomorrow</source>
            <translation>sobald {name} alle drei Versuche verbraucht hat, spätestens morgen</translation>
        </message>
        <message>
            <source>You can watch this match again {when}.</source>
            <translation>Du kannst diese Partie wieder ansehen, {when}.</translation>
        </message>
        <message>
            <source>You can watch your attempts and send a postcard {when}.</source>
            <translation>Du kannst deine Versuche ansehen und eine Postkarte verschicken, {when}.</translation>
        </message>
        <message>
            <source>You can review this match {when}.</source>
            <translation>Du kannst den Rückblick auf diese Partie öffnen, {when}.</translation>
        </message>
        <message>
            <source>You can share this match {when}.</source>
            <translation>Du kannst diese Partie teilen, {when}.</translation>
        </message>
        <message>
            <source>“My mistakes” can ask you about this match {when}.</source>
            <translation>Fragen zu dieser Partie kommen unter „Meine Fehler“, {when}.</translation>
        </message>
        <message>
            <source>This deal belongs to a daily suitcase. You can play it in other ways {when}.</source>
            <translation>Diese Mischung gehört zu einem Koffer des Tages. Du kannst sie auf andere Weise spielen, {when}.</translation>
        </message>
        <message>
            <source>All three attempts at this daily suitcase have been used. You can play it again {when}.</source>
            <translation>Alle drei Versuche für diesen Koffer des Tages sind verbraucht. Du kannst ihn wieder spielen, {when}.</translation>
        </message>
        <message>
            <source>This deal belongs to a daily suitcase. The computer can play it {when}.</source>
            <translation>Diese Mischung gehört zu einem Koffer des Tages. Der Computer kann sie spielen, {when}.</translation>
        </message>
        <message>
            <source>{option} must list seats in ascending order, such as 0,2, not {given}.</source>
            <translation>{option} muss Plätze in aufsteigender Reihenfolge nennen, etwa 0,2, nicht {given}.</translation>
        </message>
        <message>
            <source>{option} names a seat that is not at this table.</source>
            <translation>{option} nennt einen Platz, den es an diesem Tisch nicht gibt.</translation>
        </message>
        <message>
            <source>The similar decisions are damaged.</source>
            <translation>Die ähnlichen Entscheidungen sind beschädigt.</translation>
        </message>
        <message>
            <source>The similar decisions are for another version of Stowaway.</source>
            <translation>Die ähnlichen Entscheidungen gehören zu einer anderen Version von Stowaway.</translation>
        </message>
        <message>
            <source>The similar decisions could not be read.</source>
            <translation>Die ähnlichen Entscheidungen konnten nicht gelesen werden.</translation>
        </message>
        <message>
            <source>This decision is not in this match.</source>
            <translation>Diese Entscheidung gibt es in der Partie nicht.</translation>
        </message>
        <message>
            <source>This review file is too large.</source>
            <translation>Die Rückblick-Datei ist zu groß.</translation>
        </message>
        <message>
            <source>This review is not in Stowaway’s format.</source>
            <translation>Dieser Rückblick ist nicht im Format von Stowaway.</translation>
        </message>
        <message>
            <source>This review belongs to another match or another version of Stowaway.</source>
            <translation>Dieser Rückblick gehört zu einer anderen Partie oder zu einer anderen Version von Stowaway.</translation>
        </message>
        <message>
            <source>This review does not agree with its match.</source>
            <translation>Dieser Rückblick passt nicht zu seiner Partie.</translation>
        </message>
        <message>
            <source>This review is damaged.</source>
            <translation>Dieser Rückblick ist beschädigt.</translation>
        </message>
        <message>
            <source>It will be created again.</source>
            <translation>Er wird neu erstellt.</translation>
        </message>
        <message>
            <source>Seats are locked in trail and daily matches.</source>
            <translation>Auf der Reiseroute und beim Koffer des Tages sind die Plätze gesperrt.</translation>
        </message>
        <message>
            <source>The match is over; seats can no longer be changed.</source>
            <translation>Die Partie ist zu Ende; die Plätze lassen sich nicht mehr ändern.</translation>
        </message>
        <message>
            <source>Two checks in this file are too close together.</source>
            <translation>Zwei Prüfpunkte in dieser Datei liegen zu dicht beieinander.</translation>
        </message>
        <message>
            <source>The scores do not match those stored in the file.</source>
            <translation>Die Wertung stimmt nicht mit der in der Datei überein.</translation>
        </message>
        <message>
            <source>The match does not end here.</source>
            <translation>Die Partie endet hier nicht.</translation>
        </message>
        <message>
            <source>The result does not match the one stored in the file.</source>
            <translation>Das Ergebnis stimmt nicht mit dem in der Datei überein.</translation>
        </message>
        <message>
            <source>{file} is damaged.</source>
            <translation>{file} ist beschädigt.</translation>
        </message>
        <message>
            <source>{file} is not a Stowaway archive.</source>
            <translation>{file} ist kein Stowaway-Archiv.</translation>
        </message>
        <message>
            <source>There are too many files for one archive.</source>
            <translation>Es sind zu viele Dateien für ein Archiv.</translation>
        </message>
        <message>
            <source>{file} is damaged. Nothing was imported.</source>
            <translation>{file} ist beschädigt. Es wurde nichts importiert.</translation>
        </message>
        <message>
            <source>{file} has more files than an archive can hold.</source>
            <translation>{file} enthält mehr Dateien, als ein Archiv haben kann.</translation>
        </message>
        <message>
            <source>{file} is too large to be a Stowaway archive.</source>
            <translation>{file} ist zu groß für ein Stowaway-Archiv.</translation>
        </message>
        <message>
            <source>{file} contains {name}, which does not belong in it. Nothing was imported.</source>
            <translation>{file} enthält {name}, was nicht hineingehört. Es wurde nichts importiert.</translation>
        </message>
        <message>
            <source>{file} contains {name}, which is a link or encrypted. Nothing was imported.</source>
            <translation>{file} enthält {name}, das ein Verweis oder verschlüsselt ist. Es wurde nichts importiert.</translation>
        </message>
        <message>
            <source>{file} contains {name} twice. Nothing was imported.</source>
            <translation>{file} enthält {name} zweimal. Es wurde nichts importiert.</translation>
        </message>
        <message>
            <source>{file} would unpack to more than an archive can hold. Nothing was imported.</source>
            <translation>{file} würde ausgepackt größer, als ein Archiv sein kann. Es wurde nichts importiert.</translation>
        </message>
        <message>
            <source>{file} was written by a newer version of Stowaway. Nothing was imported.</source>
            <translation>{file} stammt von einer neueren Version von Stowaway. Es wurde nichts importiert.</translation>
        </message>
        <message>
            <source>{file} is too large and was left out.</source>
            <translation>{file} ist zu groß und wurde weggelassen.</translation>
        </message>
        <message>
            <source>There is too much data for one archive.</source>
            <translation>Es sind zu viele Daten für ein Archiv.</translation>
        </message>
        <message>
            <source>A backup is damaged. Nothing was changed.</source>
            <translation>Eine Sicherung ist beschädigt. Es wurde nichts geändert.</translation>
        </message>
        <message>
            <source>{file} is damaged. Nothing was changed.</source>
            <translation>{file} ist beschädigt. Es wurde nichts geändert.</translation>
        </message>
        <message>
            <source>Your answers to similar decisions could not be loaded: {reason}.</source>
            <translation>Deine Antworten auf ähnliche Entscheidungen konnten nicht geladen werden: {reason}.</translation>
        </message>
        <message>
            <source>Your answers to similar decisions were written by a newer version of Stowaway. They were not changed.</source>
            <translation>Deine Antworten auf ähnliche Entscheidungen stammen von einer neueren Version von Stowaway. Sie wurden nicht geändert.</translation>
        </message>
        <message>
            <source>Your answers to similar decisions were damaged, and the list of them is now empty. The damaged file was kept as {file}.</source>
            <translation>Deine Antworten auf ähnliche Entscheidungen waren beschädigt, und ihre Liste ist jetzt leer. Die beschädigte Datei wurde als {file} aufbewahrt.</translation>
        </message>
        <message>
            <source>it is not a file</source>
            <translation>es ist keine Datei</translation>
        </message>
        <message>
            <source>Your list of attempts was damaged and has been reset. The damaged file was kept as {file}. Attempts still count if their matches still exist.</source>
            <translation>Die Liste deiner Versuche war beschädigt und wurde neu angelegt. Die beschädigte Datei wurde als {file} gesichert. Versuche, deren Partien noch da sind, zählen wie bisher.</translation>
        </message>
        <message>
            <source>Only computer players have a personality.</source>
            <translation>Nur Computer haben eine Persönlichkeit.</translation>
        </message>
        <message>
            <source>A personality must be a short word in lower-case letters.</source>
            <translation>Eine Persönlichkeit muss ein kurzes Wort in Kleinbuchstaben sein.</translation>
        </message>
        <message>
            <source>A personality stays at the seat where it began the match.</source>
            <translation>Eine Persönlichkeit bleibt auf dem Platz, auf dem sie die Partie begonnen hat.</translation>
        </message>
        <message>
            <source>Your stickers were damaged. They will be found again in the matches that still exist. The damaged file was kept as {file}.</source>
            <translation>Deine Aufkleber waren beschädigt. Sie werden in den Partien gesucht, die es noch gibt. Die beschädigte Datei wurde als {file} aufgehoben.</translation>
        </message>
        <message>
            <source>Your stickers could not be loaded: {reason}.</source>
            <translation>Deine Aufkleber konnten nicht geladen werden: {reason}.</translation>
        </message>
        <message>
            <source>Your stickers were written by a newer version of Stowaway. They were not changed.</source>
            <translation>Deine Aufkleber stammen aus einer neueren Version von Stowaway. Sie wurden nicht geändert.</translation>
        </message>
        <message>
            <source>Your list of attempts could not be loaded: {reason}.</source>
            <translation>Die Liste deiner Versuche ließ sich nicht laden: {reason}.</translation>
        </message>
        <message>
            <source>Your list of attempts was written by a newer version of Stowaway. It was not changed.</source>
            <translation>Die Liste deiner Versuche stammt von einer neueren Version von Stowaway. Sie wurde nicht verändert.</translation>
        </message>
        <message>
            <source>That is not a valid file name.</source>
            <translation>Das ist kein gültiger Dateiname.</translation>
        </message>
        <message>
            <source>{file} is in use by another Stowaway window.</source>
            <translation>{file} wird gerade von einem anderen Stowaway-Fenster verwendet.</translation>
        </message>
        <message>
            <source>Your guesses were damaged, and the list of them is now empty. The damaged file was kept as {file}.</source>
            <translation>Die Liste dessen, was du geraten hast, war beschädigt und ist jetzt leer. Die beschädigte Datei wurde als {file} gesichert.</translation>
        </message>
        <message>
            <source>Your guesses could not be loaded: {reason}.</source>
            <translation>Was du geraten hast, ließ sich nicht laden: {reason}.</translation>
        </message>
        <message>
            <source>Your guesses were written by a newer version of Stowaway. They were not changed.</source>
            <translation>Was du geraten hast, stammt von einer neueren Version von Stowaway. Es wurde nichts geändert.</translation>
        </message>
        <message>
            <source>Your list of mistakes was damaged and is now empty. The damaged file was kept as {file}. Open your reviews again to refill the list.</source>
            <translation>Die Liste deiner Fehler war beschädigt und ist jetzt leer. Die beschädigte Datei wurde als {file} gesichert. Öffne deine Rückblicke noch einmal, um die Liste wieder zu füllen.</translation>
        </message>
        <message>
            <source>Your list of mistakes was written by a newer version of Stowaway. It was not changed.</source>
            <translation>Die Liste deiner Fehler stammt von einer neueren Version von Stowaway. Sie wurde nicht verändert.</translation>
        </message>
        <message>
            <source>{file} cannot be used: the home folder does not exist.</source>
            <translation>{file} lässt sich nicht verwenden: Das Benutzerverzeichnis gibt es nicht.</translation>
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
            <source>you do not have permission to read or write there</source>
            <translation>du darfst dort nicht lesen oder schreiben</translation>
        </message>
        <message>
            <source>the file or folder does not exist</source>
            <translation>die Datei oder den Ordner gibt es nicht</translation>
        </message>
        <message>
            <source>There is not enough free space: {needed} MB are needed and {free} MB are free. Nothing was changed.</source>
            <translation>Der freie Speicherplatz reicht nicht: {needed} MB werden gebraucht, {free} MB sind frei. Es wurde nichts geändert.</translation>
        </message>
        <message>
            <source>The records in it were written by a newer version of Stowaway.</source>
            <translation>Die Rekorde darin stammen von einer neueren Version von Stowaway.</translation>
        </message>
        <message>
            <source>Some of the records in it are damaged.</source>
            <translation>Einige der Rekorde darin sind beschädigt.</translation>
        </message>
        <message>
            <source>“My mistakes” could not be loaded: {reason}.</source>
            <translation>„Meine Fehler“ ließ sich nicht laden: {reason}.</translation>
        </message>
        <message>
            <source>Stowaway cannot write to {file}, so it cannot save there, and nothing was changed. Move the whole folder to a place where you may write, or delete portable.txt to use your own folders.</source>
            <translation>Stowaway darf nicht in {file} schreiben und kann dort nicht speichern; es wurde nichts geändert. Verschieb den ganzen Ordner an einen Ort, an dem du schreiben darfst, oder lösch portable.txt, um deine eigenen Ordner zu benutzen.</translation>
        </message>
        <message>
            <source>Your list of players could not be loaded: {reason}.</source>
            <translation>Die Liste der Spieler konnte nicht geladen werden: {reason}.</translation>
        </message>
        <message>
            <source>Your list of players was written by a newer version of Stowaway. It was not changed.</source>
            <translation>Die Liste der Spieler stammt von einer neueren Version von Stowaway. Sie wurde nicht verändert.</translation>
        </message>
        <message>
            <source>Your list of players was damaged and is now empty. The damaged file was kept as {file}. Your matches are safe; a backup may still have the list.</source>
            <translation>Die Liste der Spieler war beschädigt und ist jetzt leer. Die beschädigte Datei wurde als {file} gesichert. Deine Partien sind sicher; vielleicht ist die Liste noch in einer Sicherung.</translation>
        </message>
        <message>
            <source>{name} is a name that Stowaway uses itself. Choose another one.</source>
            <translation>{name} ist ein Name, den Stowaway selbst vergibt. Wähl einen anderen.</translation>
        </message>
        <message>
            <source>This name is too long.</source>
            <translation>Dieser Name ist zu lang.</translation>
        </message>
        <message>
            <source>There is no longer a player called {name}.</source>
            <translation>Einen Spieler namens {name} gibt es nicht mehr.</translation>
        </message>
        <message>
            <source>A player needs a name.</source>
            <translation>Ein Spieler braucht einen Namen.</translation>
        </message>
        <message>
            <source>{name} is a former name of {other}.</source>
            <translation>{name} ist ein früherer Name von {other}.</translation>
        </message>
        <message>
            <source>There is already a player called {name}.</source>
            <translation>Es gibt schon einen Spieler namens {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be merged, because both names belong to the same player.</source>
            <translation>{name} lässt sich nicht zusammenlegen, weil beide Namen demselben Spieler gehören.</translation>
        </message>
        <message>
            <source>This change can no longer be undone.</source>
            <translation>Diese Änderung lässt sich nicht mehr zurücknehmen.</translation>
        </message>
        <message>
            <source>There can be at most {count} players.</source>
            <translation>Es kann höchstens {count} Spieler geben.</translation>
        </message>
        <message>
            <source>Your records were written by a newer version of Stowaway. You can look at them here, but matches that you finish are not added until you use the newer version again.</source>
            <translation>Deine Rekorde stammen von einer neueren Version von Stowaway. Du kannst sie hier ansehen, aber beendete Partien kommen erst dazu, wenn du wieder die neuere Version benutzt.</translation>
        </message>
        <message>
            <source>Your records were written by a newer version of Stowaway. They were not changed, and this version cannot read them.</source>
            <translation>Deine Rekorde stammen von einer neueren Version von Stowaway. Sie wurden nicht verändert, und diese Version kann sie nicht lesen.</translation>
        </message>
        <message>
            <source>{file} is too large.</source>
            <translation>{file} ist zu groß.</translation>
        </message>
        <message>
            <source>This match is not being saved: {reason} ({file}). You can keep playing; Stowaway will try to save again after every move.</source>
            <translation>Diese Partie wird nicht gespeichert: {reason} ({file}). Du kannst weiterspielen; Stowaway versucht es nach jedem Zug noch einmal.</translation>
        </message>
        <message>
            <source>This match is almost too long to save. There is just enough room left to finish it.</source>
            <translation>Diese Partie ist fast zu lang, um gespeichert zu werden. Der Platz reicht gerade noch, um sie zu beenden.</translation>
        </message>
        <message>
            <source>This match is too long to save any further. Everything up to here is saved; new moves are kept in memory only.</source>
            <translation>Diese Partie ist zu lang, um weiter gespeichert zu werden. Alles bis hierher ist gesichert; neue Züge bleiben nur im Arbeitsspeicher.</translation>
        </message>
        <message>
            <source>This match is too long to save as a file, but you can keep playing.</source>
            <translation>Diese Partie ist zu lang für eine Datei, aber du kannst weiterspielen.</translation>
        </message>
        <message>
            <source>This match is open in another Stowaway window. You can view it here, but you cannot continue it.</source>
            <translation>Diese Partie ist in einem anderen Stowaway-Fenster geöffnet. Hier kannst du sie ansehen, aber nicht fortsetzen.</translation>
        </message>
        <message>
            <source>{file} is open in another Stowaway window.</source>
            <translation>{file} ist in einem anderen Stowaway-Fenster geöffnet.</translation>
        </message>
        <message>
            <source>Your records are not available: {reason} ({file}). You can keep playing without them.</source>
            <translation>Deine Rekorde sind nicht verfügbar: {reason} ({file}). Du kannst ohne sie weiterspielen.</translation>
        </message>
        <message>
            <source>Your records were damaged. They are being rebuilt from what could be recovered and from your matches, which are safe. The damaged file was kept as {file}.</source>
            <translation>Deine Rekorde waren beschädigt. Deine Partien sind sicher; aus ihnen und aus dem, was sich retten ließ, werden die Rekorde neu angelegt. Die beschädigte Datei wurde als {file} gesichert.</translation>
        </message>
        <message>
            <source>Your records were damaged. They are being rebuilt from your matches, which are safe.</source>
            <translation>Deine Rekorde waren beschädigt. Deine Partien sind sicher, und die Rekorde werden daraus neu angelegt.</translation>
        </message>
        <message>
            <source>This match is no longer in your records.</source>
            <translation>Diese Partie steht nicht mehr in deinen Rekorden.</translation>
        </message>
        <message>
            <source>All settings were reset to their defaults: {reason}.</source>
            <translation>Alle Einstellungen wurden auf den Standard zurückgesetzt: {reason}.</translation>
        </message>
        <message>
            <source>The settings {trouble}.</source>
            <translation>Die Einstellungen {trouble}.</translation>
        </message>
        <message>
            <source>The settings {trouble}. The old file was kept as {file}.</source>
            <translation>Die Einstellungen {trouble}. Die alte Datei wurde als {file} gesichert.</translation>
        </message>
        <message>
            <source>could not be read and were reset to their defaults</source>
            <translation>waren nicht lesbar und wurden auf den Standard zurückgesetzt</translation>
        </message>
        <message>
            <source>took too long to read and were reset to their defaults</source>
            <translation>ließen sich nicht schnell genug lesen und wurden auf den Standard zurückgesetzt</translation>
        </message>
        <message>
            <source>had invalid values for {settings}, which were reset to their defaults</source>
            <translation>hatten ungültige Werte für {settings}; diese wurden auf den Standard zurückgesetzt</translation>
        </message>
    </context>
    <context>
        <name>guesses</name>
        <message>
            <source>Week of</source>
            <translation>Woche ab</translation>
        </message>
        <message>
            <source>How often you were right, by week</source>
            <translation>Wie oft du richtig lagst, nach Wochen</translation>
        </message>
        <message>
            <source>How far off your numbers were, by week</source>
            <translation>Wie weit deine Zahlen danebenlagen, nach Wochen</translation>
        </message>
        <message>
            <source>Off on average</source>
            <translation>Im Schnitt daneben</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>Was zu sehen ist</translation>
        </message>
        <message>
            <source>Week of {day}: {right} of {all} guesses right ({share}).</source>
            <translation>Woche ab {day}: {right} von {all} richtig geraten ({share}).</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>{number} points</source>
            <translation>{number} Punkte</translation>
        </message>
        <message>
            <source>Win chance</source>
            <translation>Gewinnchance</translation>
        </message>
        <message>
            <source>{number}% win chance</source>
            <translation>{number} % Gewinnchance</translation>
        </message>
        <message numerus="yes">
            <source>Week of {day}: off by {off} on average (%n number(s)).</source>
            <translation>
                <numerusform>Woche ab {day}: im Schnitt {off} daneben (%n Zahl).</numerusform>
                <numerusform>Woche ab {day}: im Schnitt {off} daneben (%n Zahlen).</numerusform>
            </translation>
        </message>
        <message>
            <source>Right guesses</source>
            <translation>Richtig geraten</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>Num {key}</source>
            <translation>Num {key}</translation>
        </message>
        <message>
            <source>PgUp</source>
            <translation>Bild ↑</translation>
        </message>
        <message>
            <source>PgDn</source>
            <translation>Bild ↓</translation>
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
            <source>{name}, round {round}: {points} ({change} in this round).</source>
            <translation>{name}, Runde {round}: {points} ({change} in dieser Runde).</translation>
        </message>
        <message>
            <source>{name}, at the end: {points} ({change} after the last round).</source>
            <translation>{name}, am Ende: {points} ({change} nach der letzten Runde).</translation>
        </message>
        <message>
            <source>Where the points came from</source>
            <translation>Woher die Punkte kamen</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Points for</source>
            <translation>Punkte für</translation>
        </message>
        <message>
            <source>{name} – {what}: {points} ({numbers}).</source>
            <translation>{name} – {what}: {points} ({numbers}).</translation>
        </message>
        <message numerus="yes">
            <source>%n more point(s) would have been enough.</source>
            <translation>
                <numerusform>%n Punkt mehr hätte gereicht.</numerusform>
                <numerusform>%n Punkte mehr hätten gereicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} behind {name}. The biggest gap: {what} ({mine} against {theirs}).</source>
            <translation>Rückstand auf {name}: {points}. Der größte Unterschied: {what} ({mine} gegen {theirs}).</translation>
        </message>
        <message>
            <source>next</source>
            <translation>folgt</translation>
        </message>
        <message>
            <source>with an advantage</source>
            <translation>mit Vorteil</translation>
        </message>
        <message>
            <source>Advantage: {what}.</source>
            <translation>Vorteil: {what}.</translation>
        </message>
        <message>
            <source>Sort order of your hand (press to change it)</source>
            <translation>Sortierung deiner Hand (zum Ändern drücken)</translation>
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
            <source>You</source>
            <translation>Du</translation>
        </message>
        <message>
            <source>Nothing to undo. {why}</source>
            <translation>Du kannst nichts zurücknehmen. {why}</translation>
        </message>
        <message>
            <source>You can undo {steps}. {why}</source>
            <translation>Du kannst {steps} zurücknehmen. {why}</translation>
        </message>
        <message>
            <source>“{words}”</source>
            <translation>„{words}“</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Get hint</source>
            <translation>Tipp holen</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Überspringen</translation>
        </message>
        <message>
            <source>Show again</source>
            <translation>Noch mal zeigen</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist nicht an der Reihe.</translation>
        </message>
        <message>
            <source>That has already been decided.</source>
            <translation>Das ist schon entschieden.</translation>
        </message>
        <message>
            <source>That is not possible now (rule {rule}).</source>
            <translation>Das geht jetzt nicht (Regel {rule}).</translation>
        </message>
        <message>
            <source>Undo stops where something hidden was revealed.</source>
            <translation>Davor wurde etwas Verdecktes aufgedeckt.</translation>
        </message>
        <message>
            <source>Undo stops where something was hidden.</source>
            <translation>Davor wurde etwas verdeckt.</translation>
        </message>
        <message>
            <source>Undo stops where another player moved.</source>
            <translation>Davor hat jemand anderes gezogen.</translation>
        </message>
        <message>
            <source>Undo stops where time was running.</source>
            <translation>Davor lief die Zeit.</translation>
        </message>
        <message>
            <source>Undo stops at the start of the match.</source>
            <translation>Weiter zurück liegt nur der Anfang der Partie.</translation>
        </message>
    </context>
    <context>
        <name>localise</name>
        <message>
            <source>d MMM yyyy</source>
            <translation>d. MMM yyyy</translation>
        </message>
    </context>
    <context>
        <name>match</name>
        <message>
            <source>No hint could be found ({details}). You can keep playing.</source>
            <translation>Es ließ sich kein Tipp finden ({details}). Du kannst weiterspielen.</translation>
        </message>
        <message>
            <source>The computer player failed ({details}) and made a random move. You can keep playing.</source>
            <translation>Der Computer ist ausgefallen ({details}) und hat zufällig gezogen. Du kannst weiterspielen.</translation>
        </message>
    </context>
    <context>
        <name>moving</name>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Rekorde</translation>
        </message>
        <message>
            <source>Questions in “My mistakes”</source>
            <translation>Fragen unter „Meine Fehler“</translation>
        </message>
        <message>
            <source>Attempts, stickers and guesses</source>
            <translation>Versuche, Aufkleber und Geratenes</translation>
        </message>
        <message>
            <source>Guided rounds</source>
            <translation>Geführte Runden</translation>
        </message>
        <message>
            <source>Settings, keys and names</source>
            <translation>Einstellungen, Tasten und Namen</translation>
        </message>
        <message>
            <source>Pictures and reviews</source>
            <translation>Bilder und Rückblicke</translation>
        </message>
        <message>
            <source>{count} continued in two places</source>
            <translation>{count} an zwei Orten fortgesetzt</translation>
        </message>
        <message>
            <source>{count} different (not changed)</source>
            <translation>{count} abweichend (nicht geändert)</translation>
        </message>
        <message>
            <source>{count} new</source>
            <translation>{count} neu</translation>
        </message>
        <message>
            <source>{count} newer than here</source>
            <translation>{count} neuer als hier</translation>
        </message>
        <message>
            <source>{count} already here</source>
            <translation>{count} schon hier</translation>
        </message>
        <message>
            <source>{kind}: {counts}</source>
            <translation>{kind}: {counts}</translation>
        </message>
        <message>
            <source>If a match was continued in two places, the longer version is kept. The other one becomes a branch.</source>
            <translation>Wurde eine Partie an zwei Orten fortgesetzt, bleibt die längere Fassung. Die andere wird zur Abzweigung.</translation>
        </message>
    </context>
    <context>
        <name>onward</name>
        <message>
            <source>Daily suitcase, attempt {number} of {all}</source>
            <translation>Koffer des Tages, Versuch {number} von {all}</translation>
        </message>
        <message>
            <source>Daily suitcase: {medal}. All attempts used.</source>
            <translation>Koffer des Tages: {medal}. Alle Versuche verbraucht.</translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s) left.</source>
            <translation>
                <numerusform>Noch %n Versuch.</numerusform>
                <numerusform>Noch %n Versuche.</numerusform>
            </translation>
        </message>
        <message>
            <source>Daily suitcase: {left}</source>
            <translation>Koffer des Tages: {left}</translation>
        </message>
        <message>
            <source>{winner}. You: {result}.</source>
            <translation>{winner}. Du: {result}.</translation>
        </message>
        <message>
            <source>Daily suitcase, not counted</source>
            <translation>Koffer des Tages, ohne Wertung</translation>
        </message>
        <message>
            <source>Daily suitcase</source>
            <translation>Koffer des Tages</translation>
        </message>
        <message>
            <source>Daily suitcase, {day}</source>
            <translation>Koffer des Tages, {day}</translation>
        </message>
        <message>
            <source>{place} ({medal})</source>
            <translation>{place} ({medal})</translation>
        </message>
        <message>
            <source>This match doesn’t count: all three attempts had already been used.</source>
            <translation>Diese Partie zählt nicht: Alle drei Versuche waren schon verbraucht.</translation>
        </message>
        <message>
            <source>You keep your {medal}.</source>
            <translation>Du behältst {medal}.</translation>
        </message>
        <message>
            <source>Daily suitcase: {medal}. {left}</source>
            <translation>Koffer des Tages: {medal}. {left}</translation>
        </message>
        <message>
            <source>Play &amp;again, attempt {number} of {all}</source>
            <translation>Noch &amp;einmal spielen, Versuch {number} von {all}</translation>
        </message>
        <message>
            <source>Play &amp;again</source>
            <translation>Noch &amp;einmal spielen</translation>
        </message>
        <message>
            <source>{medal} with {points}</source>
            <translation>{medal} ({points})</translation>
        </message>
        <message>
            <source>{place}: {result}.</source>
            <translation>{place}: {result}.</translation>
        </message>
        <message>
            <source>{place}: {result}, {attempt}.</source>
            <translation>{place}: {result} {attempt}.</translation>
        </message>
        <message>
            <source>on your first attempt</source>
            <translation>im ersten Versuch</translation>
        </message>
        <message>
            <source>on your second attempt</source>
            <translation>im zweiten Versuch</translation>
        </message>
        <message>
            <source>on your third attempt</source>
            <translation>im dritten Versuch</translation>
        </message>
        <message>
            <source>on attempt {number}</source>
            <translation>im {number}. Versuch</translation>
        </message>
        <message>
            <source>Go to the t&amp;rail</source>
            <translation>Zur Reise&amp;route gehen</translation>
        </message>
        <message>
            <source>Go to the dail&amp;y suitcases</source>
            <translation>Zu den Ko&amp;ffern des Tages</translation>
        </message>
        <message>
            <source>Daily suitcase: all attempts used.</source>
            <translation>Koffer des Tages: alle Versuche verbraucht.</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>Trail, {name}</source>
            <translation>Reiseroute, {name}</translation>
        </message>
        <message>
            <source>O&amp;n home</source>
            <translation>Weiter &amp;nach Hause</translation>
        </message>
        <message>
            <source>O&amp;n to {name}</source>
            <translation>Weiter &amp;nach {name}</translation>
        </message>
        <message>
            <source>Lisbon</source>
            <translation>Lissabon</translation>
        </message>
        <message>
            <source>Porto</source>
            <translation>Porto</translation>
        </message>
        <message>
            <source>Madrid</source>
            <translation>Madrid</translation>
        </message>
        <message>
            <source>Bilbao</source>
            <translation>Bilbao</translation>
        </message>
        <message>
            <source>Paris</source>
            <translation>Paris</translation>
        </message>
        <message>
            <source>London</source>
            <translation>London</translation>
        </message>
        <message>
            <source>Bruges</source>
            <translation>Brügge</translation>
        </message>
        <message>
            <source>Utrecht</source>
            <translation>Utrecht</translation>
        </message>
        <message>
            <source>Hamburg</source>
            <translation>Hamburg</translation>
        </message>
        <message>
            <source>Oslo</source>
            <translation>Oslo</translation>
        </message>
        <message>
            <source>Bergen</source>
            <translation>Bergen</translation>
        </message>
        <message>
            <source>Tromsø</source>
            <translation>Tromsø</translation>
        </message>
        <message>
            <source>Turku</source>
            <translation>Turku</translation>
        </message>
        <message>
            <source>Riga</source>
            <translation>Riga</translation>
        </message>
        <message>
            <source>Vilnius</source>
            <translation>Vilnius</translation>
        </message>
        <message>
            <source>Krakow</source>
            <translation>Krakau</translation>
        </message>
        <message>
            <source>Prague</source>
            <translation>Prag</translation>
        </message>
        <message>
            <source>Vienna</source>
            <translation>Wien</translation>
        </message>
        <message>
            <source>Trieste</source>
            <translation>Triest</translation>
        </message>
        <message>
            <source>Venice</source>
            <translation>Venedig</translation>
        </message>
        <message>
            <source>Florence</source>
            <translation>Florenz</translation>
        </message>
        <message>
            <source>Rome</source>
            <translation>Rom</translation>
        </message>
        <message>
            <source>Naples</source>
            <translation>Neapel</translation>
        </message>
        <message>
            <source>Bari</source>
            <translation>Bari</translation>
        </message>
        <message>
            <source>Corfu</source>
            <translation>Korfu</translation>
        </message>
        <message>
            <source>Athens</source>
            <translation>Athen</translation>
        </message>
        <message>
            <source>Izmir</source>
            <translation>Izmir</translation>
        </message>
        <message>
            <source>Istanbul</source>
            <translation>Istanbul</translation>
        </message>
        <message>
            <source>Ankara</source>
            <translation>Ankara</translation>
        </message>
        <message>
            <source>Trabzon</source>
            <translation>Trabzon</translation>
        </message>
        <message>
            <source>Tbilisi</source>
            <translation>Tiflis</translation>
        </message>
        <message>
            <source>Baku</source>
            <translation>Baku</translation>
        </message>
        <message>
            <source>Bukhara</source>
            <translation>Buchara</translation>
        </message>
        <message>
            <source>Almaty</source>
            <translation>Almaty</translation>
        </message>
        <message>
            <source>Delhi</source>
            <translation>Delhi</translation>
        </message>
        <message>
            <source>Jaipur</source>
            <translation>Jaipur</translation>
        </message>
        <message>
            <source>Goa</source>
            <translation>Goa</translation>
        </message>
        <message>
            <source>Colombo</source>
            <translation>Colombo</translation>
        </message>
        <message>
            <source>Penang</source>
            <translation>Penang</translation>
        </message>
        <message>
            <source>Hanoi</source>
            <translation>Hanoi</translation>
        </message>
        <message>
            <source>Manila</source>
            <translation>Manila</translation>
        </message>
        <message>
            <source>Taipei</source>
            <translation>Taipeh</translation>
        </message>
        <message>
            <source>Seoul</source>
            <translation>Seoul</translation>
        </message>
        <message>
            <source>Kyoto</source>
            <translation>Kyoto</translation>
        </message>
        <message>
            <source>Sapporo</source>
            <translation>Sapporo</translation>
        </message>
        <message>
            <source>Honolulu</source>
            <translation>Honolulu</translation>
        </message>
        <message>
            <source>Suva</source>
            <translation>Suva</translation>
        </message>
        <message>
            <source>Auckland</source>
            <translation>Auckland</translation>
        </message>
        <message>
            <source>Sydney</source>
            <translation>Sydney</translation>
        </message>
        <message>
            <source>Hobart</source>
            <translation>Hobart</translation>
        </message>
        <message>
            <source>Lima</source>
            <translation>Lima</translation>
        </message>
        <message>
            <source>Cusco</source>
            <translation>Cusco</translation>
        </message>
        <message>
            <source>Quito</source>
            <translation>Quito</translation>
        </message>
        <message>
            <source>Bogotá</source>
            <translation>Bogotá</translation>
        </message>
        <message>
            <source>Havana</source>
            <translation>Havanna</translation>
        </message>
        <message>
            <source>Miami</source>
            <translation>Miami</translation>
        </message>
        <message>
            <source>Boston</source>
            <translation>Boston</translation>
        </message>
        <message>
            <source>Halifax</source>
            <translation>Halifax</translation>
        </message>
        <message>
            <source>Reykjavik</source>
            <translation>Reykjavik</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Zuhause</translation>
        </message>
    </context>
    <context>
        <name>plays</name>
        <message>
            <source>Computer ({level})</source>
            <translation>Computer ({level})</translation>
        </message>
        <message>
            <source>{name} (computer, {level})</source>
            <translation>{name} (Computer, {level})</translation>
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
        <name>print</name>
        <message>
            <source>Print at 100%: this line is 50 mm long.</source>
            <translation>Mit 100 % gedruckt ist diese Linie 50 mm lang.</translation>
        </message>
        <message>
            <source>page {number} of {all}</source>
            <translation>Seite {number} von {all}</translation>
        </message>
        <message>
            <source>Score pad</source>
            <translation>Wertungsblock</translation>
        </message>
        <message>
            <source>Reference sheet</source>
            <translation>Übersichtsblatt</translation>
        </message>
        <message>
            <source>Solo sheet</source>
            <translation>Soloblatt</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Gewonnen hat</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>Deal code</source>
            <translation>Mischungscode</translation>
        </message>
    </context>
    <context>
        <name>reached</name>
        <message>
            <source>Try the other &amp;game mode</source>
            <translation>Andere S&amp;pielform ausprobieren</translation>
        </message>
        <message>
            <source>&amp;Beat {level}</source>
            <translation>Gegen {level} ge&amp;winnen</translation>
        </message>
        <message numerus="yes">
            <source>%n win(s) in a row (shared wins count)</source>
            <translation>
                <numerusform>%n Sieg in Folge (geteilte Siege zählen)</numerusform>
                <numerusform>%n Siege in Folge (geteilte Siege zählen)</numerusform>
            </translation>
        </message>
        <message>
            <source>{form}: {result} against {level}, not won yet</source>
            <translation>{form}: {result} gegen {level}, noch kein Sieg</translation>
        </message>
        <message>
            <source>{form}: beat {level}, {result}</source>
            <translation>{form}: {level} besiegt, {result}</translation>
        </message>
        <message>
            <source>Your best</source>
            <translation>Dein Bestwert</translation>
        </message>
        <message>
            <source>Next sticker: {sticker}. You have {won} of {all}.</source>
            <translation>Nächster Aufkleber: {sticker}. Du hast {won} von {all}.</translation>
        </message>
        <message>
            <source>Next sticker: {sticker} ({have} of {need}). You have {won} of {all}.</source>
            <translation>Nächster Aufkleber: {sticker} ({have} von {need}). Du hast {won} von {all}.</translation>
        </message>
        <message>
            <source>Try &amp;it without step mode</source>
            <translation>Ohne Schrittmodus aus&amp;probieren</translation>
        </message>
        <message>
            <source>&amp;Beat your best against {level}</source>
            <translation>Bestwert gegen {level} sc&amp;hlagen</translation>
        </message>
        <message>
            <source>Play a rematch</source>
            <translation>Revanche spielen</translation>
        </message>
        <message>
            <source>Rematch against {level}</source>
            <translation>Revanche gegen {level}</translation>
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>In favour of the tempting choice: {lines}.</source>
            <translation>Für die verlockende Wahl spricht: {lines}.</translation>
        </message>
        <message>
            <source>In favour of the choice made: {lines}.</source>
            <translation>Für die getroffene Wahl spricht: {lines}.</translation>
        </message>
        <message>
            <source>The tempting choice scores {own} right away, the better one {best}.</source>
            <translation>Die verlockende Wahl bringt sofort {own}, die bessere {best}.</translation>
        </message>
        <message>
            <source>The choice made scores {own} right away, the better one {best}.</source>
            <translation>Die getroffene Wahl bringt sofort {own}, die bessere {best}.</translation>
        </message>
        <message>
            <source>Both choices score the same right away.</source>
            <translation>Sofort bringen beide gleich viel.</translation>
        </message>
        <message>
            <source>No score line favours the tempting choice.</source>
            <translation>Keine Zeile der Wertung spricht für die verlockende Wahl.</translation>
        </message>
        <message>
            <source>No score line favours the choice made.</source>
            <translation>Keine Zeile der Wertung spricht für die getroffene Wahl.</translation>
        </message>
        <message>
            <source>In favour of the better choice: {lines}.</source>
            <translation>Für die bessere Wahl spricht: {lines}.</translation>
        </message>
        <message>
            <source>The rest is the sum of many small differences.</source>
            <translation>Der Rest ist die Summe vieler kleiner Unterschiede.</translation>
        </message>
        <message>
            <source>In total, about {points} more.</source>
            <translation>Insgesamt etwa {points} mehr.</translation>
        </message>
        <message>
            <source>In total, about {points} less, but a better win chance.</source>
            <translation>Insgesamt etwa {points} weniger, aber eine bessere Gewinnchance.</translation>
        </message>
        <message>
            <source>In total, about the same score, but a better win chance.</source>
            <translation>Insgesamt etwa gleich viel, aber eine bessere Gewinnchance.</translation>
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
            <source>Match</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Goal {goal}</source>
            <translation>Ziel {goal}</translation>
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
            <source>Score</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>{name}, {date}: {score}, {medal}.</source>
            <translation>{name}, {date}: {score}, {medal}.</translation>
        </message>
        <message>
            <source>{name}, {date}: {score}.</source>
            <translation>{name}, {date}: {score}.</translation>
        </message>
        <message>
            <source>{name}, {date}: {score}, goal of {goal} reached.</source>
            <translation>{name}, {date}: {score}, Ziel {goal} erreicht.</translation>
        </message>
        <message>
            <source>{name}, {date}: {score}, goal of {goal} missed.</source>
            <translation>{name}, {date}: {score}, Ziel {goal} verfehlt.</translation>
        </message>
        <message>
            <source>Matches won or shared, by difficulty</source>
            <translation>Gewonnene oder geteilte Partien nach Schwierigkeit</translation>
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
            <source>Alone: {difficulty}</source>
            <translation>Allein: {difficulty}</translation>
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
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>{played}, hidden cards seen</source>
            <translation>{played}, verdeckte Karten gesehen</translation>
        </message>
        <message>
            <source>{played}, with computer help ({levels})</source>
            <translation>{played}, mit Computerhilfe ({levels})</translation>
        </message>
        <message>
            <source>Alone</source>
            <translation>Allein</translation>
        </message>
        <message>
            <source>Against computers</source>
            <translation>Gegen Computer</translation>
        </message>
        <message>
            <source>With other players</source>
            <translation>Mit anderen Spielern</translation>
        </message>
        <message>
            <source>Trail</source>
            <translation>Reiseroute</translation>
        </message>
        <message>
            <source>Daily suitcase</source>
            <translation>Koffer des Tages</translation>
        </message>
        <message>
            <source>None (solo)</source>
            <translation>Keine (allein)</translation>
        </message>
        <message>
            <source>Mixed levels</source>
            <translation>Gemischte Stufen</translation>
        </message>
        <message>
            <source>A player without a name</source>
            <translation>Ein Spieler ohne Namen</translation>
        </message>
        <message>
            <source>{first}, then {later}</source>
            <translation>{first}, dann {later}</translation>
        </message>
        <message numerus="yes">
            <source>%n more player(s)</source>
            <translation>
                <numerusform>%n weiterer Spieler</numerusform>
                <numerusform>%n weitere Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} × {level}</source>
            <translation>{count} × {level}</translation>
        </message>
        <message>
            <source>{names} ({level})</source>
            <translation>{names} ({level})</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n weitere</numerusform>
                <numerusform>%n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>result</name>
        <message>
            <source>{name} had an advantage: {what}. This match does not count as a personal best.</source>
            <translation>{name} hatte einen Vorteil: {what}. Diese Partie zählt nicht als persönliche Bestleistung.</translation>
        </message>
        <message>
            <source>{names} had an advantage: {what}. This match does not count as a personal best.</source>
            <translation>{names} hatten einen Vorteil: {what}. Diese Partie zählt nicht als persönliche Bestleistung.</translation>
        </message>
        <message>
            <source>You had an advantage: {what}. This match does not count as a personal best.</source>
            <translation>Du hattest einen Vorteil: {what}. Diese Partie zählt nicht als persönliche Bestleistung.</translation>
        </message>
        <message numerus="yes">
            <source>The teacher asked about %n move(s).</source>
            <translation>
                <numerusform>Der Lehrer hat bei %n Zug nachgefragt.</numerusform>
                <numerusform>Der Lehrer hat bei %n Zügen nachgefragt.</numerusform>
            </translation>
        </message>
        <message>
            <source>You never changed your mind.</source>
            <translation>Du hast es dir nie anders überlegt.</translation>
        </message>
        <message numerus="yes">
            <source>You changed your mind about %n.</source>
            <translation>
                <numerusform>Bei %n hast du es dir anders überlegt.</numerusform>
                <numerusform>Bei %n hast du es dir anders überlegt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The teacher could not judge %n move(s) in time.</source>
            <translation>
                <numerusform>%n Zug konnte der Lehrer nicht rechtzeitig beurteilen.</numerusform>
                <numerusform>%n Züge konnte der Lehrer nicht rechtzeitig beurteilen.</numerusform>
            </translation>
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
            <source>You</source>
            <translation>Du</translation>
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
            <source>Appearance</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Design</translation>
        </message>
        <message>
            <source>Same as the system</source>
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
            <source>Motion</source>
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
            <source>Re&amp;duce motion</source>
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
            <source>Pack the Essentials</source>
            <translation>Pack the Essentials</translation>
        </message>
        <message>
            <source>Show lists and score on th&amp;e left</source>
            <translation>Listen und Wertung lin&amp;ks zeigen</translation>
        </message>
        <message>
            <source>&amp;Show all spots where a held tile fits</source>
            <translation>Alle Stellen zeigen, an die das Teil in der Hand &amp;passt</translation>
        </message>
        <message>
            <source>Show w&amp;hat a tile would score</source>
            <translation>Zei&amp;gen, was ein Teil einbringt</translation>
        </message>
        <message>
            <source>&amp;Confirm claims for me when I play alone</source>
            <translation>Positionen von selbst &amp;bestätigen, wenn ich allein spiele</translation>
        </message>
        <message>
            <source>E&amp;nd the turn when I double-click a tile</source>
            <translation>Den Zug bei Doppelkl&amp;ick auf ein Teil sofort beenden</translation>
        </message>
        <message>
            <source>Carry &amp;On: fill in the best choice each round</source>
            <translation>Carry On: a&amp;m Ende jeder Runde die beste Wahl eintragen</translation>
        </message>
        <message>
            <source>Personalities tal&amp;k at the table</source>
            <translation>Persönlichkeiten dür&amp;fen am Tisch reden</translation>
        </message>
        <message>
            <source>Where’s My Luggage?</source>
            <translation>Where’s My Luggage?</translation>
        </message>
        <message>
            <source>T&amp;urned tiles</source>
            <translation>A&amp;ufgedeckte Plättchen</translation>
        </message>
        <message>
            <source>Animation speed</source>
            <translation>Animationstempo</translation>
        </message>
        <message>
            <source>How long a tile stays face up when you play from memory, alone against computers. “Animation speed” shows it for 2 seconds if animations are fast, and otherwise until you continue. With other human players, it always waits for you.</source>
            <translation>Wie lange ein Plättchen offen liegt, wenn du aus dem Gedächtnis allein gegen Computer spielst. „Animationstempo“ heißt: 2 Sekunden bei schnellen Animationen, sonst bis du weitermachst. Spielen noch andere Menschen mit, wartet es immer.</translation>
        </message>
        <message>
            <source>Wait for me</source>
            <translation>Auf mich warten</translation>
        </message>
        <message>
            <source>2 seconds</source>
            <translation>2 Sekunden</translation>
        </message>
        <message>
            <source>4 seconds</source>
            <translation>4 Sekunden</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Übung</translation>
        </message>
        <message>
            <source>Teacher’s &amp;questions</source>
            <translation>Fragen des Le&amp;hrers</translation>
        </message>
        <message>
            <source>Above 4 points</source>
            <translation>Über 4 Punkte</translation>
        </message>
        <message>
            <source>Above 8 points</source>
            <translation>Über 8 Punkte</translation>
        </message>
        <message>
            <source>Above 12 points</source>
            <translation>Über 12 Punkte</translation>
        </message>
        <message>
            <source>When you practise Pack the Essentials alone, the teacher asks before you play a move that may cost more than you choose here.</source>
            <translation>Wenn du Pack the Essentials allein übst, fragt der Lehrer nach, bevor du einen Zug machst, der mehr kosten kann, als du hier wählst.</translation>
        </message>
    </context>
    <context>
        <name>share</name>
        <message>
            <source>Practice</source>
            <translation>Übung</translation>
        </message>
        <message>
            <source>Deal code {code}</source>
            <translation>Mischungscode {code}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>{number}% win chance lost</source>
            <translation>{number} % Gewinnchance verloren</translation>
        </message>
        <message>
            <source>{number} points lost</source>
            <translation>{number} Punkte verloren</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Goal missed: {goal}</source>
            <translation>Ziel verfehlt: {goal}</translation>
        </message>
        <message>
            <source>Goal reached: {goal}</source>
            <translation>Ziel erreicht: {goal}</translation>
        </message>
    </context>
    <context>
        <name>shelf</name>
        <message>
            <source>Stowaway files (*{extension} *{archive});;All files (*)</source>
            <translation>Stowaway-Dateien (*{extension} *{archive});;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Partie öffnen</translation>
        </message>
        <message>
            <source>This version of Stowaway does not include this game.</source>
            <translation>Diese Version von Stowaway enthält dieses Spiel nicht.</translation>
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
            <source>↳ {match} (branch)</source>
            <translation>↳ {match} (Abzweigung)</translation>
        </message>
        <message>
            <source>↳ {match} (branch, in progress)</source>
            <translation>↳ {match} (Abzweigung, läuft)</translation>
        </message>
        <message>
            <source>{match} (draws entered by hand)</source>
            <translation>{match} (Ziehungen von Hand eingegeben)</translation>
        </message>
        <message>
            <source>Branch point: {place}</source>
            <translation>Abzweigung: {place}</translation>
        </message>
    </context>
    <context>
        <name>similar</name>
        <message>
            <source>What similar decisions cost you, by week</source>
            <translation>Was dich ähnliche Entscheidungen gekostet haben, nach Wochen</translation>
        </message>
        <message>
            <source>Week of</source>
            <translation>Woche ab</translation>
        </message>
        <message>
            <source>Lost on average</source>
            <translation>Im Schnitt verloren</translation>
        </message>
        <message>
            <source>What is shown</source>
            <translation>Was zu sehen ist</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>{number} points</source>
            <translation>{number} Punkte</translation>
        </message>
        <message>
            <source>Win chance</source>
            <translation>Gewinnchance</translation>
        </message>
        <message numerus="yes">
            <source>Week of {day}: {loss} lost on average in %n similar decision(s); the mistake(s) had cost {before}.</source>
            <translation>
                <numerusform>Woche ab {day}: im Schnitt {loss} verloren bei %n ähnlichen Entscheidung; der Fehler hatte {before} gekostet.</numerusform>
                <numerusform>Woche ab {day}: im Schnitt {loss} verloren bei %n ähnlichen Entscheidungen; die Fehler hatten {before} gekostet.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>stickers</name>
        <message numerus="yes">
            <source>and %n more sticker(s)</source>
            <translation>
                <numerusform>und %n weiterer Aufkleber</numerusform>
                <numerusform>und %n weitere Aufkleber</numerusform>
            </translation>
        </message>
        <message>
            <source>New sticker: {sticker}</source>
            <translation>Neuer Aufkleber: {sticker}</translation>
        </message>
        <message>
            <source>New sticker for {name}: {sticker}</source>
            <translation>Neuer Aufkleber für {name}: {sticker}</translation>
        </message>
        <message>
            <source>Sticker won here: {sticker}</source>
            <translation>Hier gewonnener Aufkleber: {sticker}</translation>
        </message>
        <message>
            <source>Sticker won here by {name}: {sticker}</source>
            <translation>Hier von {name} gewonnener Aufkleber: {sticker}</translation>
        </message>
        <message>
            <source>{won} of {all} stickers in {game}</source>
            <translation>{won} von {all} Aufklebern in {game}</translation>
        </message>
        <message>
            <source>{sticker}: {how}</source>
            <translation>{sticker}: {how}</translation>
        </message>
    </context>
    <context>
        <name>taught</name>
        <message>
            <source>Guided round</source>
            <translation>Geführte Runde</translation>
        </message>
        <message>
            <source>The guided round is over. Do you want to keep this match?</source>
            <translation>Die geführte Runde ist zu Ende. Möchtest du diese Partie behalten?</translation>
        </message>
        <message>
            <source>If you keep it, it will be saved as a practice match that you can continue at any time. If you discard it, it will be lost.</source>
            <translation>Wenn du sie behältst, wird sie als Übungspartie gespeichert, und du kannst sie jederzeit fortsetzen. Wenn du sie verwirfst, ist sie verloren.</translation>
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
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
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
            <source>1st place</source>
            <translation>Platz 1</translation>
        </message>
        <message>
            <source>2nd place</source>
            <translation>Platz 2</translation>
        </message>
        <message>
            <source>3rd place</source>
            <translation>Platz 3</translation>
        </message>
        <message>
            <source>{place}th place</source>
            <translation>Platz {place}</translation>
        </message>
        <message>
            <source>{place}, tied with the best opponent</source>
            <translation>{place}, gleichauf mit dem besten Gegner</translation>
        </message>
        <message>
            <source>{place}, {points} ahead</source>
            <translation>{place}, {points} Vorsprung</translation>
        </message>
        <message>
            <source>{place}, {points} behind</source>
            <translation>{place}, {points} Rückstand</translation>
        </message>
        <message>
            <source>a win by {points} or more</source>
            <translation>Sieg mit mindestens {points} Vorsprung</translation>
        </message>
        <message>
            <source>a win by {points}</source>
            <translation>Sieg mit {points} Vorsprung</translation>
        </message>
        <message>
            <source>a win</source>
            <translation>Sieg</translation>
        </message>
        <message>
            <source>{place}, tied on points</source>
            <translation>{place}, punktgleich mit Platz 1</translation>
        </message>
        <message>
            <source>{place}, at most {points} behind</source>
            <translation>{place}, höchstens {points} Rückstand</translation>
        </message>
        <message>
            <source>at most {points} behind the winner</source>
            <translation>höchstens {points} Rückstand auf Platz 1</translation>
        </message>
        <message>
            <source>at most {points} behind</source>
            <translation>höchstens {points} Rückstand</translation>
        </message>
        <message>
            <source>{place}, within {points}</source>
            <translation>{place}, max. {points} Rückstand</translation>
        </message>
        <message>
            <source>within {points}</source>
            <translation>max. {points} Rückstand</translation>
        </message>
        <message numerus="yes">
            <source>{medal} needs %n more.</source>
            <translation>
                <numerusform>Für {medal} fehlt noch %n Punkt.</numerusform>
                <numerusform>Für {medal} fehlen noch %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>For {medal}: {asked}.</source>
            <translation>Für {medal}: {asked}.</translation>
        </message>
        <message>
            <source>{medal}: {asked}</source>
            <translation>{medal}: {asked}</translation>
        </message>
        <message>
            <source>Enough for gold so far</source>
            <translation>Bisher genug für Gold</translation>
        </message>
        <message numerus="yes">
            <source>%n more point(s) for {medal}</source>
            <translation>
                <numerusform>Noch %n Punkt bis {medal}</numerusform>
                <numerusform>Noch %n Punkte bis {medal}</numerusform>
            </translation>
        </message>
        <message>
            <source>Now {place}; not yet {medal}</source>
            <translation>Jetzt {place}; noch nicht {medal}</translation>
        </message>
        <message>
            <source>{points} to go</source>
            <translation>noch {points}</translation>
        </message>
        <message>
            <source>now {place}</source>
            <translation>jetzt {place}</translation>
        </message>
        <message>
            <source>{medal} (won)</source>
            <translation>{medal} (gewonnen)</translation>
        </message>
        <message>
            <source>Other &amp;games</source>
            <translation>Andere &amp;Spiele</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>against {opponents}</source>
            <translation>gegen {opponents}</translation>
        </message>
        <message>
            <source>You don’t have to win. Enough for bronze: {asked}.</source>
            <translation>Du musst nicht gewinnen. Für Bronze reicht: {asked}.</translation>
        </message>
    </context>
    <context>
        <name>unsaved</name>
        <message>
            <source>Match not saved</source>
            <translation>Partie nicht gespeichert</translation>
        </message>
        <message>
            <source>If you close now, unsaved moves will be lost.</source>
            <translation>Wenn du die Partie jetzt schließt, gehen ungespeicherte Züge verloren.</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>&amp;Speichern unter …</translation>
        </message>
        <message>
            <source>&amp;Close without saving</source>
            <translation>&amp;Ohne Speichern schließen</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <source>Save match as</source>
            <translation>Partie speichern unter</translation>
        </message>
        <message>
            <source>Stowaway matches (*{extension})</source>
            <translation>Stowaway-Partien (*{extension})</translation>
        </message>
    </context>
    <context>
        <name>upcoming</name>
        <message>
            <source>Next stop: {name}. Bronze: {asked}.</source>
            <translation>Nächste Station: {name}. Bronze: {asked}.</translation>
        </message>
        <message>
            <source>Next stop: {name}. {enough}</source>
            <translation>Nächste Station: {name}. {enough}</translation>
        </message>
        <message>
            <source>Play the next st&amp;op</source>
            <translation>Näc&amp;hste Station spielen</translation>
        </message>
        <message>
            <source>Play the daily s&amp;uitcase</source>
            <translation>Koffer des Tages s&amp;pielen</translation>
        </message>
        <message>
            <source>Your best so far: {result}</source>
            <translation>Dein Bestwert bisher: {result}</translation>
        </message>
        <message>
            <source>{count} gold</source>
            <translation>{count}× Gold</translation>
        </message>
        <message>
            <source>{count} silver</source>
            <translation>{count}× Silber</translation>
        </message>
        <message>
            <source>{count} bronze</source>
            <translation>{count}× Bronze</translation>
        </message>
        <message>
            <source>Trail: {reached} of {all} stops, {medals}</source>
            <translation>Reiseroute: {reached} von {all} Stationen, {medals}</translation>
        </message>
        <message numerus="yes">
            <source>Daily suitcase: {result}, %n attempt(s) left</source>
            <translation>
                <numerusform>Koffer des Tages: {result}, noch %n Versuch</numerusform>
                <numerusform>Koffer des Tages: {result}, noch %n Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>Daily suitcase: {result}</source>
            <translation>Koffer des Tages: {result}</translation>
        </message>
        <message numerus="yes">
            <source>Daily suitcase: %n attempt(s) left</source>
            <translation>
                <numerusform>Koffer des Tages: noch %n Versuch</numerusform>
                <numerusform>Koffer des Tages: noch %n Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>A sticker to win: {sticker}</source>
            <translation>Noch zu gewinnen: Aufkleber „{sticker}“</translation>
        </message>
    </context>
    <context>
        <name>worker</name>
        <message>
            <source>it quit unexpectedly</source>
            <translation>er wurde unerwartet beendet</translation>
        </message>
        <message>
            <source>it could not be started, or the connection to it was lost</source>
            <translation>er ließ sich nicht starten, oder die Verbindung zu ihm brach ab</translation>
        </message>
        <message>
            <source>it did not respond for {seconds} seconds</source>
            <translation>er hat {seconds} Sekunden lang nicht geantwortet</translation>
        </message>
        <message>
            <source>the process failed: {why}</source>
            <translation>der Prozess ist ausgefallen: {why}</translation>
        </message>
    </context>
</TS>
