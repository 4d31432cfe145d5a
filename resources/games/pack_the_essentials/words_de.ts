<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>engine</name>
        <message>
            <source>Two seats cannot have the same own board.</source>
            <translation>Zwei Plätze können nicht denselben eigenen Koffer haben.</translation>
        </message>
        <message>
            <source>{board} is an own board, but the common side is in play.</source>
            <translation>{board} ist ein eigener Koffer, gespielt wird aber mit der gemeinsamen Seite.</translation>
        </message>
    </context>
    <context>
        <name>pack_the_essentials</name>
        <message>
            <source>magenta</source>
            <translation>Magenta</translation>
        </message>
        <message>
            <source>lavender</source>
            <translation>Lavendel</translation>
        </message>
        <message>
            <source>peach</source>
            <translation>Pfirsich</translation>
        </message>
        <message>
            <source>mint</source>
            <translation>Mint</translation>
        </message>
        <message>
            <source>Whichever is left</source>
            <translation>Was übrig bleibt</translation>
        </message>
        <message>
            <source>Common</source>
            <translation>Gemeinsam</translation>
        </message>
        <message>
            <source>Star</source>
            <translation>Stern</translation>
        </message>
        <message>
            <source>Heart</source>
            <translation>Herz</translation>
        </message>
        <message>
            <source>Moon</source>
            <translation>Mond</translation>
        </message>
        <message>
            <source>Diamond</source>
            <translation>Karo</translation>
        </message>
        <message>
            <source>The same suitcase for all</source>
            <translation>Für alle derselbe Koffer</translation>
        </message>
        <message>
            <source>bow tie</source>
            <translation>Fliege</translation>
        </message>
        <message>
            <source>sleeping mask</source>
            <translation>Schlafmaske</translation>
        </message>
        <message>
            <source>nightcap</source>
            <translation>Zipfelmütze</translation>
        </message>
        <message>
            <source>ankle boot</source>
            <translation>Stiefelette</translation>
        </message>
        <message>
            <source>rolled blanket</source>
            <translation>Deckenrolle</translation>
        </message>
        <message>
            <source>belt bag</source>
            <translation>Gürteltasche</translation>
        </message>
        <message>
            <source>rubber boot</source>
            <translation>Gummistiefel</translation>
        </message>
        <message>
            <source>glove</source>
            <translation>Handschuh</translation>
        </message>
        <message>
            <source>T-shirt</source>
            <translation>T-Shirt</translation>
        </message>
        <message>
            <source>sun hat</source>
            <translation>Sonnenhut</translation>
        </message>
        <message>
            <source>folded shirt</source>
            <translation>Hemd</translation>
        </message>
        <message>
            <source>backpack</source>
            <translation>Rucksack</translation>
        </message>
        <message>
            <source>pair of flip-flops</source>
            <translation>Flipflops</translation>
        </message>
        <message>
            <source>bikini</source>
            <translation>Bikini</translation>
        </message>
        <message>
            <source>belt</source>
            <translation>Gürtel</translation>
        </message>
        <message>
            <source>necktie</source>
            <translation>Krawatte</translation>
        </message>
        <message>
            <source>cowboy boot</source>
            <translation>Cowboystiefel</translation>
        </message>
        <message>
            <source>umbrella</source>
            <translation>Regenschirm</translation>
        </message>
        <message>
            <source>evening glove</source>
            <translation>Abendhandschuh</translation>
        </message>
        <message>
            <source>hair dryer</source>
            <translation>Föhn</translation>
        </message>
        <message>
            <source>mitten</source>
            <translation>Fäustling</translation>
        </message>
        <message>
            <source>trainer</source>
            <translation>Turnschuh</translation>
        </message>
        <message>
            <source>pair of shorts</source>
            <translation>Shorts</translation>
        </message>
        <message>
            <source>pair of earmuffs</source>
            <translation>Ohrenwärmer</translation>
        </message>
        <message>
            <source>scarf</source>
            <translation>Schal</translation>
        </message>
        <message>
            <source>pair of jeans</source>
            <translation>Jeans</translation>
        </message>
        <message>
            <source>trench coat</source>
            <translation>Trenchcoat</translation>
        </message>
        <message>
            <source>dress</source>
            <translation>Kleid</translation>
        </message>
        <message>
            <source>flat cap</source>
            <translation>Schirmmütze</translation>
        </message>
        <message>
            <source>striped scarf</source>
            <translation>Streifenschal</translation>
        </message>
        <message>
            <source>cardigan</source>
            <translation>Strickjacke</translation>
        </message>
        <message>
            <source>jester’s hat</source>
            <translation>Narrenkappe</translation>
        </message>
        <message>
            <source>feather boa</source>
            <translation>Federboa</translation>
        </message>
        <message>
            <source>hair ribbon</source>
            <translation>Haarband</translation>
        </message>
        <message>
            <source>neckerchief</source>
            <translation>Halstuch</translation>
        </message>
        <message>
            <source>short jacket</source>
            <translation>Kurzjacke</translation>
        </message>
        <message>
            <source>jumper</source>
            <translation>Pullover</translation>
        </message>
        <message>
            <source>romper</source>
            <translation>Strampler</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Expuurt</source>
            <translation>Schnurrmeister</translation>
        </message>
        <message>
            <source>Weekend Whiskers</source>
            <translation>Wochenend-Schnurrhaare</translation>
        </message>
        <message>
            <source>Cat Nap</source>
            <translation>Katzennickerchen</translation>
        </message>
        <message>
            <source>Short Paws</source>
            <translation>Pfotenpause</translation>
        </message>
        <message>
            <source>Window Seat</source>
            <translation>Fensterplatz</translation>
        </message>
        <message>
            <source>City Kitty</source>
            <translation>Großstadtkatze</translation>
        </message>
        <message>
            <source>Business Class</source>
            <translation>Businessklasse</translation>
        </message>
        <message>
            <source>Litter-ary Tour</source>
            <translation>Literatour</translation>
        </message>
        <message>
            <source>Fur Trip</source>
            <translation>Schnurrtrip</translation>
        </message>
        <message>
            <source>Red-Eye Tabby</source>
            <translation>Nachtflugtiger</translation>
        </message>
        <message>
            <source>Long-Hair Flight</source>
            <translation>Langhaarflug</translation>
        </message>
        <message>
            <source>Claw-stomary Check</source>
            <translation>Krallenkontrolle</translation>
        </message>
        <message>
            <source>Round the World in Nine Lives</source>
            <translation>In neun Leben um die Welt</translation>
        </message>
        <message>
            <source>Purr-fect Packer</source>
            <translation>Schnurrfekt gepackt</translation>
        </message>
        <message>
            <source>First Class Feline</source>
            <translation>Katze erster Klasse</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Reihen</translation>
        </message>
        <message>
            <source>Zip It Up</source>
            <translation>Reißverschluss zu</translation>
        </message>
        <message>
            <source>Packing Cubes</source>
            <translation>Packwürfel</translation>
        </message>
        <message>
            <source>Full Litter</source>
            <translation>Voller Wurf</translation>
        </message>
        <message>
            <source>Window Seats</source>
            <translation>Fensterplätze</translation>
        </message>
        <message>
            <source>Sock Drawer</source>
            <translation>Sockenschublade</translation>
        </message>
        <message>
            <source>Warm Laundry</source>
            <translation>Warme Wäsche</translation>
        </message>
        <message>
            <source>Best in Show</source>
            <translation>Schönste der Schau</translation>
        </message>
        <message>
            <source>Balanced Wardrobe</source>
            <translation>Bunter Schrank</translation>
        </message>
        <message>
            <source>Signature Colour</source>
            <translation>Lieblingsfarbe</translation>
        </message>
        <message>
            <source>Mix and Match</source>
            <translation>Bunt gemischt</translation>
        </message>
        <message>
            <source>{points} for each full column</source>
            <translation>{points} für jede volle Spalte</translation>
        </message>
        <message>
            <source>{points} for each full row</source>
            <translation>{points} für jede volle Reihe</translation>
        </message>
        <message>
            <source>{points} for every {per} full spaces on the edge</source>
            <translation>{points} für je {per} volle Felder am Rand</translation>
        </message>
        <message>
            <source>{points} for each full {size}×{size} section</source>
            <translation>{points} für jeden vollen Abschnitt von {size}×{size}</translation>
        </message>
        <message>
            <source>{points} for each set of cats in all four colours, kittens too</source>
            <translation>{points} für jeden Satz Katzen in allen vier Farben, auch Kätzchen</translation>
        </message>
        <message>
            <source>{points} for each cat or kitten on the edge</source>
            <translation>{points} für jede Katze und jedes Kätzchen am Rand</translation>
        </message>
        <message>
            <source>{points} for each sock or underwear tile, either side up</source>
            <translation>{points} für jede Socke und Unterwäsche, gleich welche Seite</translation>
        </message>
        <message>
            <source>{points} for each cat or kitten touching {mark} or more clothing tiles</source>
            <translation>{points} je Katze und Kätzchen an {mark} oder mehr Kleidungsstücken</translation>
        </message>
        <message>
            <source>{points} for each colour group of more than {mark} tiles, {tie} for exactly {mark}</source>
            <translation>{points} für jede Farbgruppe von mehr als {mark} Teilen, {tie} bei genau {mark}</translation>
        </message>
        <message>
            <source>{points} for each tile of your weakest colour’s largest group</source>
            <translation>{points} für jedes Teil der größten Gruppe deiner schwächsten Farbe</translation>
        </message>
        <message>
            <source>{points} for each tile of your largest colour group</source>
            <translation>{points} für jedes Teil deiner größten Farbgruppe</translation>
        </message>
        <message>
            <source>{points} for each tile that touches all three other colours</source>
            <translation>{points} für jedes Teil, das alle drei anderen Farben berührt</translation>
        </message>
        <message numerus="yes">
            <source>%n full column(s)</source>
            <translation>
                <numerusform>%n volle Spalte</numerusform>
                <numerusform>%n volle Spalten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n full row(s)</source>
            <translation>
                <numerusform>%n volle Reihe</numerusform>
                <numerusform>%n volle Reihen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s) on the edge</source>
            <translation>
                <numerusform>%n Paar am Rand</numerusform>
                <numerusform>%n Paare am Rand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n full section(s)</source>
            <translation>
                <numerusform>%n voller Abschnitt</numerusform>
                <numerusform>%n volle Abschnitte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set(s)</source>
            <translation>
                <numerusform>%n Satz</numerusform>
                <numerusform>%n Sätze</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n on the edge</source>
            <translation>
                <numerusform>%n am Rand</numerusform>
                <numerusform>%n am Rand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n packed</source>
            <translation>
                <numerusform>%n gepackt</numerusform>
                <numerusform>%n gepackt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warm</source>
            <translation>
                <numerusform>%n warm</numerusform>
                <numerusform>%n warm</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n colour(s)</source>
            <translation>
                <numerusform>%n Farbe</numerusform>
                <numerusform>%n Farben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n Teil</numerusform>
                <numerusform>%n Teile</numerusform>
            </translation>
        </message>
        <message>
            <source>To Do List 1</source>
            <translation>To-do-Liste 1</translation>
        </message>
        <message>
            <source>To Do List 2</source>
            <translation>To-do-Liste 2</translation>
        </message>
        <message>
            <source>To Do List 3</source>
            <translation>To-do-Liste 3</translation>
        </message>
        <message>
            <source>Cats and kittens</source>
            <translation>Katzen und Kätzchen</translation>
        </message>
        <message>
            <source>Magenta group</source>
            <translation>Gruppe Magenta</translation>
        </message>
        <message>
            <source>Lavender group</source>
            <translation>Gruppe Lavendel</translation>
        </message>
        <message>
            <source>Peach group</source>
            <translation>Gruppe Pfirsich</translation>
        </message>
        <message>
            <source>Mint group</source>
            <translation>Gruppe Mint</translation>
        </message>
        <message>
            <source>Unused pack rats</source>
            <translation>Übrige Packratten</translation>
        </message>
        <message>
            <source>Colour group total</source>
            <translation>Summe Farbgruppen</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Goal</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Cats, kittens</source>
            <translation>Katzen, Kätzchen</translation>
        </message>
        <message>
            <source>Magenta</source>
            <translation>Magenta</translation>
        </message>
        <message>
            <source>Lavender</source>
            <translation>Lavendel</translation>
        </message>
        <message>
            <source>Peach</source>
            <translation>Pfirsich</translation>
        </message>
        <message>
            <source>Mint</source>
            <translation>Mint</translation>
        </message>
        <message>
            <source>Rats left</source>
            <translation>Ratten übrig</translation>
        </message>
        <message>
            <source>Colour groups</source>
            <translation>Farbgruppen</translation>
        </message>
        <message>
            <source>Positions are not being claimed now.</source>
            <translation>Jetzt werden keine Positionen gewählt.</translation>
        </message>
        <message>
            <source>There are only positions 1 to 4.</source>
            <translation>Es gibt nur die Positionen 1 bis 4.</translation>
        </message>
        <message>
            <source>Position {position} is taken by {seat}.</source>
            <translation>Position {position} ist schon besetzt ({seat}).</translation>
        </message>
        <message>
            <source>The card that was turned over keeps position {position} for a Cat Lady this round.</source>
            <translation>Die aufgedeckte Karte hält Position {position} in dieser Runde für eine Katzendame frei.</translation>
        </message>
        <message>
            <source>No bonus colour is being chosen now.</source>
            <translation>Jetzt wird keine Bonusfarbe gewählt.</translation>
        </message>
        <message>
            <source>None is left in {colour}; choose another colour.</source>
            <translation>In {colour} ist keines mehr da; wähl eine andere Farbe.</translation>
        </message>
        <message>
            <source>Tile space {space} is empty; take another tile.</source>
            <translation>Auslage {space} ist leer; nimm ein anderes Teil.</translation>
        </message>
        <message>
            <source>The cat side costs a pack rat, and you have none left.</source>
            <translation>Die Katzenseite kostet eine Packratte, und du hast keine mehr.</translation>
        </message>
        <message>
            <source>The cat side costs a pack rat, and {most} a turn is the most.</source>
            <translation>Die Katzenseite kostet eine Packratte, und mehr als {most} je Zug gehen nicht.</translation>
        </message>
        <message>
            <source>The tile sticks out of the suitcase.</source>
            <translation>Das Teil ragt aus dem Koffer.</translation>
        </message>
        <message>
            <source>Another tile lies there ({place}).</source>
            <translation>Dort liegt schon ein Teil ({place}).</translation>
        </message>
        <message>
            <source>That space came packed already ({place}).</source>
            <translation>Dieses Feld war schon gepackt ({place}).</translation>
        </message>
        <message>
            <source>The tile cannot be turned that way.</source>
            <translation>So lässt sich das Teil nicht drehen.</translation>
        </message>
        <message>
            <source>A tile still fits, so none may be discarded.</source>
            <translation>Ein Teil passt noch, also darf keines abgelegt werden.</translation>
        </message>
        <message>
            <source>A bonus tile is placed in your turn of the draft.</source>
            <translation>Ein Bonusteil wird gepackt, wenn du beim Nehmen an der Reihe bist.</translation>
        </message>
        <message>
            <source>You have no bonus tile in hand.</source>
            <translation>Du hast kein Bonusteil auf der Hand.</translation>
        </message>
        <message>
            <source>Your tile of this turn is placed already; one a turn.</source>
            <translation>Dein Teil für diesen Zug ist schon gepackt; eines je Zug.</translation>
        </message>
        <message>
            <source>Cat toys are laid after the last round.</source>
            <translation>Katzenspielzeug wird nach der letzten Runde gelegt.</translation>
        </message>
        <message>
            <source>Lay exactly {wanted} toys; you have laid {given}.</source>
            <translation>Leg genau {wanted} Spielzeuge; du hast {given} gelegt.</translation>
        </message>
        <message>
            <source>That space is full ({place}); a toy needs an empty one.</source>
            <translation>Dieses Feld ist voll ({place}); ein Spielzeug braucht ein leeres.</translation>
        </message>
        <message>
            <source>Each toy goes on a space of its own.</source>
            <translation>Jedes Spielzeug kommt auf ein eigenes Feld.</translation>
        </message>
        <message>
            <source>Another tile lies there.</source>
            <translation>Dort liegt schon ein Teil.</translation>
        </message>
        <message>
            <source>Something is packed there already.</source>
            <translation>Dort ist schon etwas gepackt.</translation>
        </message>
        <message>
            <source>{name}’s suitcase</source>
            <translation>Koffer von {name}</translation>
        </message>
        <message>
            <source>Suitcase</source>
            <translation>Koffer</translation>
        </message>
        <message>
            <source>To Do Lists</source>
            <translation>To-do-Listen</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Score {points}: {lines}</source>
            <translation>Wertung {points}: {lines}</translation>
        </message>
        <message>
            <source>The others</source>
            <translation>Die anderen</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Kept for a Cat Lady this round</source>
            <translation>In dieser Runde für eine Katzendame</translation>
        </message>
        <message>
            <source>The small card crosses out the positions kept for the Cat Ladies this round</source>
            <translation>Die kleine Karte streicht die Positionen durch, die in dieser Runde für die Katzendamen frei bleiben</translation>
        </message>
        <message>
            <source>With the lists’ {points}</source>
            <translation>Mit {points} der Listen</translation>
        </message>
        <message>
            <source>may spend {most} a turn</source>
            <translation>{most} je Zug erlaubt</translation>
        </message>
        <message>
            <source>Mark every place where the held tile fits (L)</source>
            <translation>Jeden Platz markieren, an den das gehaltene Teil passt (L)</translation>
        </message>
        <message>
            <source>Claim a draft position; the card keeps {positions} for a Cat Lady.</source>
            <translation>Nimm dir eine Position; die Karte hält {positions} für eine Katzendame frei.</translation>
        </message>
        <message>
            <source>Claim a draft position; the card keeps {positions} for Cat Ladies.</source>
            <translation>Nimm dir eine Position; die Karte hält {positions} für Katzendamen frei.</translation>
        </message>
        <message>
            <source>Position {position} gives {gift}. It counts in a moment; press another to change it.</source>
            <translation>Position {position} bringt {gift}. Das gilt gleich; drück eine andere, um es zu ändern.</translation>
        </message>
        <message>
            <source>{tile}: it counts in a moment; press another colour to change it.</source>
            <translation>{tile}: das gilt gleich; drück eine andere Farbe, um es zu ändern.</translation>
        </message>
        <message>
            <source>Ring: as a cat (F), for a rat.</source>
            <translation>Ring: als Katze (F), für eine Ratte.</translation>
        </message>
        <message>
            <source>Ring: as clothing (F).</source>
            <translation>Ring: als Kleidung (F).</translation>
        </message>
        <message>
            <source>Now place your {tile} as well; it lies below the suitcase.</source>
            <translation>Pack auch noch das Bonusteil ein: {tile}. Es liegt unter dem Koffer.</translation>
        </message>
        <message>
            <source>Hint: what you have tried out is good; confirm it, or go on from it.</source>
            <translation>Tipp: Was du ausprobiert hast, ist gut; bestätige es, oder mach so weiter.</translation>
        </message>
        <message>
            <source>{line} (max.)</source>
            <translation>{line} (max.)</translation>
        </message>
        <message>
            <source>{n} more Victory cards · Suitcases: {side}</source>
            <translation>{n} weitere Siegkarten · Koffer: {side}</translation>
        </message>
        <message>
            <source>The Normal computer reaches this goal in {normal} of 100 deals, the Hard one in {hard}.</source>
            <translation>Der normale Computer erreicht dieses Ziel bei {normal} von 100 Reisen, der schwere bei {hard}.</translation>
        </message>
        <message>
            <source>Welcome aboard! We pack the first round together, as practice. What came packed counts already: that is your score. You can leave at any time.</source>
            <translation>Willkommen an Bord! Die erste Runde packen wir zusammen, zur Übung. Was schon gepackt war, zählt bereits: Das sind deine Punkte. Du kannst jederzeit gehen.</translation>
        </message>
        <message>
            <source>This is your pack rat. It pays for a cat: only for a rat may a tile lie cat side up. A rat that you keep counts one point.</source>
            <translation>Das ist deine Packratte. Sie bezahlt eine Katze: Nur für eine Ratte darf ein Teil mit der Katzenseite nach oben liegen. Eine Ratte, die du behältst, zählt einen Punkt.</translation>
        </message>
        <message>
            <source>Not that one: this lesson goes on with {colour}. Click it, or press {key}.</source>
            <translation>Nicht diese: Diese Lektion geht mit {colour} weiter. Klick die Farbe an oder drück {key}.</translation>
        </message>
        <message>
            <source>Not that one: this lesson goes on with tile {space}. Press {space} to take it.</source>
            <translation>Nicht das: Diese Lektion geht mit Teil {space} weiter. Drück {space}, um es zu nehmen.</translation>
        </message>
        <message>
            <source>Now hold it over the brown piece in the frame, with the mouse or the arrow keys.</source>
            <translation>Halt es jetzt über das braune Stück im Rahmen, mit der Maus oder den Pfeiltasten.</translation>
        </message>
        <message>
            <source>Lay it into the frame, its long side on the edge: drop it there, click, or press Enter where nothing is hatched.</source>
            <translation>Leg es in den Rahmen, die lange Seite an den Rand: Lass es dort los, klick, oder drück Enter, wo nichts schraffiert ist.</translation>
        </message>
        <message>
            <source>The Cat Ladies have taken the rest, and new tiles are here. In every second round the card in the frame keeps some positions for them.</source>
            <translation>Die Katzendamen haben den Rest genommen, und neue Teile sind da. In jeder zweiten Runde hält die Karte im Rahmen Positionen für sie frei.</translation>
        </message>
        <message>
            <source>Keep the rat this time, and let the tile touch its own colour: a group of two scores {two}, of three {three}, of four {four}. Of each colour only the largest counts.</source>
            <translation>Behalt die Ratte diesmal, und lass das Teil seine Farbe berühren: Eine Gruppe aus zwei Teilen zählt {two}, aus drei {three}, aus vier {four}. Von jeder Farbe zählt nur die größte.</translation>
        </message>
        <message>
            <source>You have {rats} for later: a rat that is kept counts one point, a cat five.</source>
            <translation>Du hast {rats} für später: Eine behaltene Ratte zählt einen Punkt, eine Katze fünf.</translation>
        </message>
        <message>
            <source>Now choose the colour of its tile, in the frame: click it, or press its number.</source>
            <translation>Wähl nun die Farbe seines Teils im Rahmen: Klick sie an oder drück ihre Nummer.</translation>
        </message>
        <message>
            <source>Play on: the goal by round twelve wins. Or go To the lounge.</source>
            <translation>Weiterspielen: Das Ziel bis Runde zwölf gewinnt. Oder: Zur Lounge.</translation>
        </message>
        <message>
            <source>A card is turned over: it keeps position {positions} for a Cat Lady.</source>
            <translation>Eine Karte wird aufgedeckt: Sie hält Position {positions} für eine Katzendame frei.</translation>
        </message>
        <message>
            <source>A card is turned over: it keeps positions {positions} for Cat Ladies.</source>
            <translation>Eine Karte wird aufgedeckt: Sie hält die Positionen {positions} für Katzendamen frei.</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Am Zug</translation>
        </message>
        <message>
            <source>Position {position}</source>
            <translation>Position {position}</translation>
        </message>
        <message>
            <source>Cat Lady</source>
            <translation>Katzendame</translation>
        </message>
        <message>
            <source>The next Cat Lady takes this tile.</source>
            <translation>Dieses Teil nimmt die nächste Katzendame.</translation>
        </message>
        <message>
            <source>{points} to go</source>
            <translation>noch {points}</translation>
        </message>
        <message>
            <source>Goal reached</source>
            <translation>Ziel erreicht</translation>
        </message>
        <message>
            <source>This Cat Lady takes the first that is there of {order}</source>
            <translation>Diese Katzendame nimmt das erste, das da ist, von {order}</translation>
        </message>
        <message>
            <source>Goal {goal}</source>
            <translation>Ziel {goal}</translation>
        </message>
        <message>
            <source>Bonus tile</source>
            <translation>Bonusteil</translation>
        </message>
        <message>
            <source>{paid} of {most} spent this turn</source>
            <translation>{paid} von {most} in diesem Zug</translation>
        </message>
        <message>
            <source>Not drawn yet</source>
            <translation>Noch nicht gezogen</translation>
        </message>
        <message>
            <source>All places</source>
            <translation>Alle Plätze</translation>
        </message>
        <message>
            <source>Rotate</source>
            <translation>Drehen</translation>
        </message>
        <message>
            <source>Flip</source>
            <translation>Wenden</translation>
        </message>
        <message>
            <source>Back to {name}</source>
            <translation>Zurück zu {name}</translation>
        </message>
        <message>
            <source>Best places</source>
            <translation>Beste Plätze</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Ablegen</translation>
        </message>
        <message>
            <source>Let the held tile leave the game, since none fits for free (D)</source>
            <translation>Das gehaltene Teil aus dem Spiel nehmen, da keines umsonst passt (D)</translation>
        </message>
        <message>
            <source>Score of {name}</source>
            <translation>Wertung von {name}</translation>
        </message>
        <message>
            <source>Let it count (Enter, or a double click)</source>
            <translation>Gelten lassen (Enter oder Doppelklick)</translation>
        </message>
        <message>
            <source>Click a line, or press Enter on it, to see it again</source>
            <translation>Klick auf eine Zeile oder drück Enter, um sie noch einmal zu sehen</translation>
        </message>
        <message>
            <source>Turn the tile (R, Shift+R, wheel)</source>
            <translation>Das Teil drehen (R, Umschalt+R, Mausrad)</translation>
        </message>
        <message>
            <source>Turn the tile over; the cat side costs a pack rat (F)</source>
            <translation>Das Teil wenden; die Katzenseite kostet eine Packratte (F)</translation>
        </message>
        <message>
            <source>Lay the toys where they score the most</source>
            <translation>Das Spielzeug dorthin legen, wo es am meisten zählt</translation>
        </message>
        <message>
            <source>{name}, claim a draft position: early ones choose first, late ones get pack rats and toys.</source>
            <translation>{name}, nimm dir eine Position: Frühe wählen zuerst, späte bringen Packratten und Spielzeug.</translation>
        </message>
        <message>
            <source>Claim a draft position: early ones choose first, late ones get pack rats and toys.</source>
            <translation>Nimm dir eine Position: Frühe wählen zuerst, späte bringen Packratten und Spielzeug.</translation>
        </message>
        <message>
            <source>Position {position} gives {gift}. Confirm, or try another position.</source>
            <translation>Position {position} bringt: {gift}. Bestätige oder probier eine andere Position.</translation>
        </message>
        <message>
            <source>{name}, choose the colour of your {bonus}.</source>
            <translation>{name}, wähl die Farbe deines Bonusteils: {bonus}.</translation>
        </message>
        <message>
            <source>{tile} it is. Confirm, or choose another colour.</source>
            <translation>Gewählt: {tile}. Bestätige oder wähl eine andere Farbe.</translation>
        </message>
        <message>
            <source>{name}, take a tile from the mat and place it in the suitcase.</source>
            <translation>{name}, nimm ein Teil von der Matte und leg es in den Koffer.</translation>
        </message>
        <message>
            <source>Now take a tile and place it, or confirm what you have so far.</source>
            <translation>Nimm jetzt ein Teil und leg es hin, oder bestätige, was du hast.</translation>
        </message>
        <message>
            <source>Choose a place for it. R rotates, F turns it cat side up for a rat, Esc puts it back.</source>
            <translation>Such einen Platz dafür. R dreht, F wendet es für eine Ratte auf die Katzenseite, Esc legt es zurück.</translation>
        </message>
        <message>
            <source>Cat side up: that will cost a pack rat. Choose a place, or press F for clothing.</source>
            <translation>Katzenseite oben: Das kostet eine Packratte. Such einen Platz, oder F für die Kleidung.</translation>
        </message>
        <message>
            <source>Choose a place for it. R rotates, Esc puts it back. You have no rat to pay for a cat.</source>
            <translation>Such einen Platz dafür. R dreht, Esc legt es zurück. Für eine Katze fehlt dir eine Ratte.</translation>
        </message>
        <message>
            <source>Choose a place for it. R rotates, Esc puts it back. No more rats may be spent this turn.</source>
            <translation>Such einen Platz dafür. R dreht, Esc legt es zurück. Mehr Ratten gehen in diesem Zug nicht.</translation>
        </message>
        <message>
            <source>Now take a tile from the mat and place it as well.</source>
            <translation>Nimm jetzt noch ein Teil von der Matte und leg es hin.</translation>
        </message>
        <message>
            <source>Your bonus tile will fit nowhere and goes back to the supply. Confirm, or try otherwise.</source>
            <translation>Dein Bonusteil passt dann nirgends mehr und geht in den Vorrat zurück. Bestätige oder probier es anders.</translation>
        </message>
        <message>
            <source>No tile fits clothing side up: choose a tile to discard, or pay a rat for a cat that fits.</source>
            <translation>Kein Teil passt als Kleidung: Wähl eines zum Ablegen, oder zahl eine Ratte für eine Katze, die passt.</translation>
        </message>
        <message>
            <source>No tile on the mat fits any more: choose one to discard.</source>
            <translation>Kein Teil auf der Matte passt mehr: Wähl eines zum Ablegen.</translation>
        </message>
        <message>
            <source>Tile {space} will leave the game. Confirm, or choose another.</source>
            <translation>Teil {space} verlässt das Spiel. Bestätige oder wähl ein anderes.</translation>
        </message>
        <message>
            <source>{name}, lay {toys} on empty spaces; {left} to go.</source>
            <translation>{name}, leg {toys} auf leere Felder; noch {left}.</translation>
        </message>
        <message>
            <source>{name}, your toys lie where they score the most. Confirm, or move them.</source>
            <translation>{name}, dein Spielzeug liegt, wo es am meisten zählt. Bestätige oder leg es um.</translation>
        </message>
        <message>
            <source>All toys are laid. Confirm, or move them.</source>
            <translation>Alles Spielzeug liegt. Bestätige oder leg es um.</translation>
        </message>
        <message>
            <source>You are looking at {name}’s suitcase. Esc goes back.</source>
            <translation>Du siehst den Koffer von {name}. Esc geht zurück.</translation>
        </message>
        <message>
            <source>It fits nowhere this way up; rotate it or turn it over.</source>
            <translation>So herum passt es nirgends; dreh oder wende es.</translation>
        </message>
        <message>
            <source>It fits nowhere at all.</source>
            <translation>Es passt überhaupt nirgends.</translation>
        </message>
        <message>
            <source>All toys are laid; pick one up first.</source>
            <translation>Alles Spielzeug liegt; nimm erst eines auf.</translation>
        </message>
        <message>
            <source>Pick a tile up first.</source>
            <translation>Nimm erst ein Teil auf.</translation>
        </message>
        <message>
            <source>Hint: claim position {position}.</source>
            <translation>Tipp: Nimm Position {position}.</translation>
        </message>
        <message>
            <source>Hint: take {colour}.</source>
            <translation>Tipp: Nimm {colour}.</translation>
        </message>
        <message>
            <source>Hint: place tile {space} as shown, {side} up.</source>
            <translation>Tipp: Leg Teil {space} wie gezeigt, {side} oben.</translation>
        </message>
        <message>
            <source>Hint: place the bonus tile as shown, {side} up.</source>
            <translation>Tipp: Leg das Bonusteil wie gezeigt, {side} oben.</translation>
        </message>
        <message>
            <source>Hint: discard tile {space}.</source>
            <translation>Tipp: Leg Teil {space} ab.</translation>
        </message>
        <message>
            <source>Hint: lay the toys as shown.</source>
            <translation>Tipp: Leg das Spielzeug wie gezeigt.</translation>
        </message>
        <message numerus="yes">
            <source>%n pack rat(s) less</source>
            <translation>
                <numerusform>%n Packratte weniger</numerusform>
                <numerusform>%n Packratten weniger</numerusform>
            </translation>
        </message>
        <message>
            <source>Chooses first, among all four tiles.</source>
            <translation>Wählt zuerst, unter allen vier Teilen.</translation>
        </message>
        <message>
            <source>Chooses among {left} of the four tiles, when the others are gone.</source>
            <translation>Wählt unter {left} der vier Teile, wenn die anderen weg sind.</translation>
        </message>
        <message>
            <source>Gets the last tile.</source>
            <translation>Bekommt das letzte Teil.</translation>
        </message>
        <message>
            <source>Who packed a bag last, and begins?</source>
            <translation>Wer hat zuletzt gepackt und beginnt?</translation>
        </message>
        <message numerus="yes">
            <source>Best {best}, played %n time(s)</source>
            <translation>
                <numerusform>Bestwert {best}, %n-mal gespielt</numerusform>
                <numerusform>Bestwert {best}, %n-mal gespielt</numerusform>
            </translation>
        </message>
        <message>
            <source>Beaten. {tried}</source>
            <translation>Geschafft. {tried}</translation>
        </message>
        <message>
            <source>Best {best} ({tries}×)</source>
            <translation>Bestwert {best} ({tries}×)</translation>
        </message>
        <message>
            <source>Each card says in how many of 100 deals computers reach its goal.</source>
            <translation>Jede Karte sagt, bei wie vielen von 100 Reisen Computer ihr Ziel erreichen.</translation>
        </message>
        <message>
            <source>The others’ packing</source>
            <translation>Das Packen der anderen</translation>
        </message>
        <message>
            <source>This is your suitcase: each round you pack a tile into it. The brown pieces came packed; nothing may lie on them.</source>
            <translation>Das ist dein Koffer: In jeder Runde packst du ein Teil hinein. Die braunen Stücke waren schon drin; auf ihnen darf nichts liegen.</translation>
        </message>
        <message>
            <source>These are the tiles of this round: clothing, with a cat on the back of each.</source>
            <translation>Das sind die Teile dieser Runde: Kleidung, und auf jeder Rückseite eine Katze.</translation>
        </message>
        <message>
            <source>Claim position {position}, which brings a sock: click it, or press {position}.</source>
            <translation>Nimm dir Position {position}, sie bringt eine Socke: Klick sie an oder drück {position}.</translation>
        </message>
        <message>
            <source>Not that one: position {other} brings {gift}. That is good, too, but this lesson goes on with position {position}.</source>
            <translation>Nicht diese: Position {other} bringt {gift}. Auch das ist gut, aber hier geht es mit Position {position} weiter.</translation>
        </message>
        <message>
            <source>Cat Ladies take the positions that are left; each only carries off a tile.</source>
            <translation>Die übrigen Positionen nehmen Katzendamen; jede trägt nur ein Teil weg.</translation>
        </message>
        <message>
            <source>So far you have only tried it out. Press Confirm, or the Enter key, and it counts.</source>
            <translation>Bis jetzt ist das nur ausprobiert. Drück Bestätigen oder Enter, dann gilt es.</translation>
        </message>
        <message>
            <source>The Cat Lady at position 1 was first. Her token said {order}: so she took the first of these tiles that was there.</source>
            <translation>Die Katzendame auf Position 1 war zuerst dran. Ihre Marke sagte {order}: Sie nahm das erste dieser Teile, das da war.</translation>
        </message>
        <message>
            <source>Your turn. Take tile {space}: drag it, click it, or press {space}.</source>
            <translation>Du bist dran. Nimm Teil {space}: Zieh es, klick es an oder drück {space}.</translation>
        </message>
        <message>
            <source>Packed already: that is fine. {missed} Click it to try that, or go on with Next.</source>
            <translation>Schon gepackt: Das ist gut so. {missed} Klick es an, um das zu probieren, oder geh mit Weiter weiter.</translation>
        </message>
        <message>
            <source>In your hand a tile turns with a right click or R.</source>
            <translation>In der Hand dreht sich ein Teil mit Rechtsklick oder R.</translation>
        </message>
        <message>
            <source>Where it is hatched it may not lie.</source>
            <translation>Wo es schraffiert ist, darf es nicht liegen.</translation>
        </message>
        <message>
            <source>All places, or L, shows where it fits.</source>
            <translation>Alle Plätze oder L zeigt, wohin es passt.</translation>
        </message>
        <message>
            <source>Flip, or F, turns its cat up, for a pack rat.</source>
            <translation>Wenden oder F dreht die Katze nach oben, für eine Packratte.</translation>
        </message>
        <message>
            <source>Turn it until its long side is on top: with wheel, right click, the R key or Rotate.</source>
            <translation>Dreh es, bis seine lange Seite oben ist: mit Mausrad, Rechtsklick, der Taste R oder Drehen.</translation>
        </message>
        <message>
            <source>Hatched: not there. The note says why, and the nearest good place is outlined.</source>
            <translation>Schraffiert: Da nicht. Der Hinweis sagt, warum, und der nächste gute Platz ist umrandet.</translation>
        </message>
        <message>
            <source>This is the score sheet: line by line it shows what the tile would change. Click a line to light up what it counts.</source>
            <translation>Das ist das Wertungsblatt: Zeile für Zeile zeigt es, was das Teil ändern würde. Klick auf eine Zeile, und was sie zählt, leuchtet.</translation>
        </message>
        <message>
            <source>Not happy with it? Press Undo, or Ctrl+Z. If you are, go on with Next.</source>
            <translation>Nicht zufrieden? Drück Rückgängig oder Strg+Z. Sonst geht es mit Weiter weiter.</translation>
        </message>
        <message>
            <source>Trying out is free. Lay it again: with Redo, Ctrl+Y, or by hand.</source>
            <translation>Ausprobieren kostet nichts. Leg es wieder hin: mit Vor, Strg+Y oder von Hand.</translation>
        </message>
        <message>
            <source>Aim: one more rat. Position 3 brings it and leaves you two tiles, when the Cat Ladies before you have theirs.</source>
            <translation>Ziel: noch eine Ratte. Position 3 bringt sie und lässt dir zwei Teile, wenn die Katzendamen vor dir ihre haben.</translation>
        </message>
        <message>
            <source>The Cat Ladies’ tokens are turned over: along the arrows, each takes the first tile that is there. Pack yours, and keep your rats.</source>
            <translation>Die Marken der Katzendamen sind umgedreht: Den Pfeilen nach nimmt jede das erste Teil, das da ist. Pack deins, und behalt deine Ratten.</translation>
        </message>
        <message>
            <source>You have {rats}. Two may be spent in one turn, and no more.</source>
            <translation>Du hast {rats}. Zwei darfst du in einem Zug ausgeben, mehr nicht.</translation>
        </message>
        <message>
            <source>First claim a position, then take any tile.</source>
            <translation>Nimm dir zuerst eine Position, dann irgendein Teil.</translation>
        </message>
        <message>
            <source>Own suitcases</source>
            <translation>Eigene Koffer</translation>
        </message>
        <message>
            <source>{points} for each colour where your group is largest, {tie} for a tie</source>
            <translation>{points} je Farbe, deren größte Gruppe du hast, {tie} bei Gleichstand</translation>
        </message>
        <message>
            <source>Cats and lists</source>
            <translation>Katzen und Listen</translation>
        </message>
        <message>
            <source>Lay the tile’s dot, the biggest, on another. Large: it fits as you hold it. Small: once it is turned (R).</source>
            <translation>Leg den Punkt des Teils, den größten, auf einen anderen. Groß: passt, wie du es hältst. Klein: passt gedreht (R).</translation>
        </message>
        <message>
            <source>Laid for now. Confirm or double-click it; a click takes it up again.</source>
            <translation>Vorerst gelegt. Bestätige oder klick doppelt darauf; ein Klick nimmt es wieder auf.</translation>
        </message>
        <message>
            <source>Laid for {rats}. Confirm or double-click it; a click takes it up again.</source>
            <translation>Gelegt für {rats}. Bestätige oder klick doppelt darauf; ein Klick nimmt es wieder auf.</translation>
        </message>
        <message>
            <source>That brings {lines}.</source>
            <translation>Das bringt {lines}.</translation>
        </message>
        <message>
            <source>a rat now, a cat later (+{points})</source>
            <translation>jetzt eine Ratte, später eine Katze (+{points})</translation>
        </message>
        <message>
            <source>A click on a small tile takes its colour at once; a double click goes on.</source>
            <translation>Ein Klick auf ein kleines Teil nimmt gleich dessen Farbe; ein Doppelklick geht weiter.</translation>
        </message>
        <message>
            <source>A double click claims it and goes on.</source>
            <translation>Ein Doppelklick nimmt sie und geht weiter.</translation>
        </message>
        <message>
            <source>cat side</source>
            <translation>Katzenseite</translation>
        </message>
        <message>
            <source>clothing side</source>
            <translation>Kleiderseite</translation>
        </message>
        <message>
            <source>sock</source>
            <translation>Socke</translation>
        </message>
        <message>
            <source>underwear</source>
            <translation>Unterwäsche</translation>
        </message>
        <message>
            <source>{colour} clothing of {size} spaces</source>
            <translation>Kleidung in {colour}, {size} Felder</translation>
        </message>
        <message>
            <source>{colour} {garment} of {size} spaces</source>
            <translation>{garment} in {colour}, {size} Felder</translation>
        </message>
        <message>
            <source>{colour} cat of {size} spaces</source>
            <translation>Katze in {colour}, {size} Felder</translation>
        </message>
        <message>
            <source>{colour} kitten</source>
            <translation>Kätzchen in {colour}</translation>
        </message>
        <message>
            <source>{colour} sock</source>
            <translation>Socke in {colour}</translation>
        </message>
        <message>
            <source>a {colour} sock</source>
            <translation>eine Socke in {colour}</translation>
        </message>
        <message>
            <source>{colour} underwear</source>
            <translation>Unterwäsche in {colour}</translation>
        </message>
        <message numerus="yes">
            <source>%n pack rat(s)</source>
            <translation>
                <numerusform>%n Packratte</numerusform>
                <numerusform>%n Packratten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cat toy(s)</source>
            <translation>
                <numerusform>%n Spielzeug</numerusform>
                <numerusform>%n Spielzeuge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left</source>
            <translation>
                <numerusform>noch %n</numerusform>
                <numerusform>noch %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n free space(s)</source>
            <translation>
                <numerusform>%n freies Feld</numerusform>
                <numerusform>%n freie Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>Look into {name}’s suitcase</source>
            <translation>In den Koffer von {name} sehen</translation>
        </message>
        <message>
            <source>rat and toy</source>
            <translation>Ratte, Spielzeug</translation>
        </message>
        <message>
            <source>a sock in any colour</source>
            <translation>eine Socke in beliebiger Farbe</translation>
        </message>
        <message>
            <source>underwear in any colour</source>
            <translation>Unterwäsche in beliebiger Farbe</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>A pack rat turns a tile cat side up, which is {points}; {most} a turn at most.</source>
            <translation>Eine Packratte dreht ein Teil auf die Katzenseite, das bringt {points}; höchstens {most} je Zug.</translation>
        </message>
        <message>
            <source>Cats and the three To Do Lists together; in brackets the lists alone.</source>
            <translation>Katzen und die drei To-do-Listen zusammen; in Klammern die Listen allein.</translation>
        </message>
        <message>
            <source>After the last round each cat toy fills a free space, for the first To Do List only.</source>
            <translation>Nach der letzten Runde füllt jedes Katzenspielzeug ein freies Feld, nur für die erste Liste.</translation>
        </message>
        <message>
            <source>A free space costs nothing; fewer of them win a tie.</source>
            <translation>Ein freies Feld kostet nichts; bei Gleichstand gewinnt, wer weniger hat.</translation>
        </message>
        <message>
            <source>{points} for each cat and kitten.</source>
            <translation>{points} für jede Katze und jedes Kätzchen.</translation>
        </message>
        <message>
            <source>{points} for each pack rat that is left.</source>
            <translation>{points} für jede übrige Packratte.</translation>
        </message>
        <message>
            <source>The largest group: ×{count} scores {points}, ×{more} {next}.</source>
            <translation>Die größte Gruppe: ×{count} bringt {points}, ×{more} bringt {next}.</translation>
        </message>
        <message>
            <source>The largest group: {count} tiles are the most, for {points} points.</source>
            <translation>Die größte Gruppe: Mehr als {count} Teile zählen nicht, das sind {points} Punkte.</translation>
        </message>
        <message>
            <source>Draft positions</source>
            <translation>Positionen</translation>
        </message>
        <message>
            <source>Position {position}: {gift}</source>
            <translation>Position {position}: {gift}</translation>
        </message>
        <message>
            <source>Claimed by {name}</source>
            <translation>Gewählt von {name}</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Frei</translation>
        </message>
        <message>
            <source>Colour of the bonus tile</source>
            <translation>Farbe des Bonusteils</translation>
        </message>
        <message>
            <source>Tiles on the mat</source>
            <translation>Teile auf der Matte</translation>
        </message>
        <message>
            <source>Tile {space}: {tile}</source>
            <translation>Teil {space}: {tile}</translation>
        </message>
        <message>
            <source>Tile space {space}: empty</source>
            <translation>Auslage {space}: leer</translation>
        </message>
        <message>
            <source>Press to take it up.</source>
            <translation>Drücken nimmt es auf.</translation>
        </message>
        <message>
            <source>It may not be taken now.</source>
            <translation>Es darf jetzt nicht genommen werden.</translation>
        </message>
        <message>
            <source>Tried out in the suitcase; press to take it up again.</source>
            <translation>Im Koffer ausprobiert; drücken nimmt es wieder auf.</translation>
        </message>
        <message>
            <source>It will leave the game.</source>
            <translation>Es verlässt das Spiel.</translation>
        </message>
        <message>
            <source>It is in the hand.</source>
            <translation>Es ist in der Hand.</translation>
        </message>
        <message>
            <source>{name} has {has}</source>
            <translation>{name} hat {has}</translation>
        </message>
        <message>
            <source>Bonus tile: {tile}</source>
            <translation>Bonusteil: {tile}</translation>
        </message>
        <message>
            <source>{wide} wide, {high} high.</source>
            <translation>{wide} breit, {high} hoch.</translation>
        </message>
        <message>
            <source>Row {row}: {columns}.</source>
            <translation>Reihe {row}: {columns}.</translation>
        </message>
        <message>
            <source>In the hand: {tile}</source>
            <translation>In der Hand: {tile}</translation>
        </message>
        <message>
            <source>Cat side up, for a pack rat.</source>
            <translation>Katzenseite oben, für eine Packratte.</translation>
        </message>
        <message>
            <source>Clothing side up, free.</source>
            <translation>Kleiderseite oben, umsonst.</translation>
        </message>
        <message>
            <source>It covers {places}.</source>
            <translation>Es bedeckt {places}.</translation>
        </message>
        <message>
            <source>It fits there.</source>
            <translation>Dort passt es.</translation>
        </message>
        <message>
            <source>It does not fit there. {reason}</source>
            <translation>Dort passt es nicht. {reason}</translation>
        </message>
        <message>
            <source>The nearest place is {place}.</source>
            <translation>Der nächste Platz ist {place}.</translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n place(s) this way up.</source>
            <translation>
                <numerusform>So herum passt es an %n Platz.</numerusform>
                <numerusform>So herum passt es an %n Plätze.</numerusform>
            </translation>
        </message>
        <message>
            <source>{place}, fits.</source>
            <translation>{place}, passt.</translation>
        </message>
        <message>
            <source>{place}, does not fit. {reason}</source>
            <translation>{place}, passt nicht. {reason}</translation>
        </message>
        <message>
            <source>Rotate back</source>
            <translation>Zurückdrehen</translation>
        </message>
        <message>
            <source>Next place</source>
            <translation>Nächster Platz</translation>
        </message>
        <message>
            <source>Previous place</source>
            <translation>Voriger Platz</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Hinlegen</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Zurücklegen</translation>
        </message>
        <message>
            <source>{columns} columns by letter, {rows} rows by number</source>
            <translation>{columns} Spalten mit Buchstaben, {rows} Reihen mit Zahlen</translation>
        </message>
        <message>
            <source>{place}: {what}</source>
            <translation>{place}: {what}</translation>
        </message>
        <message>
            <source>free</source>
            <translation>frei</translation>
        </message>
        <message>
            <source>came packed</source>
            <translation>schon gepackt</translation>
        </message>
        <message>
            <source>cat toy</source>
            <translation>Katzenspielzeug</translation>
        </message>
        <message>
            <source>Pack the Essentials</source>
            <translation>Pack the Essentials</translation>
        </message>
        <message>
            <source>Fill a suitcase, and lure as many cats into it as will fit.</source>
            <translation>Füll einen Koffer und locke so viele Katzen hinein, wie passen.</translation>
        </message>
        <message>
            <source>common side</source>
            <translation>gemeinsame Seite</translation>
        </message>
        <message>
            <source>own side</source>
            <translation>eigene Seite</translation>
        </message>
        <message>
            <source>Some spaces come packed: the same ones for all, or others for each.</source>
            <translation>Manche Felder sind schon gepackt: für alle dieselben oder für jeden andere.</translation>
        </message>
        <message>
            <source>No two can have the same.</source>
            <translation>Jeder Koffer nur einmal.</translation>
        </message>
        <message>
            <source>Side of the suitcases</source>
            <translation>Seite der Koffer</translation>
        </message>
        <message>
            <source>Victory card</source>
            <translation>Siegkarte</translation>
        </message>
        <message>
            <source>Goal: {goal} points</source>
            <translation>Ziel: {goal} Punkte</translation>
        </message>
        <message>
            <source>Computers reach it</source>
            <translation>Computer schaffen es</translation>
        </message>
        <message>
            <source>Normal: {share} of 100</source>
            <translation>Normal: {share} von 100</translation>
        </message>
        <message>
            <source>Hard: {share} of 100</source>
            <translation>Schwer: {share} von 100</translation>
        </message>
        <message>
            <source>What each tile added</source>
            <translation>Was jedes Teil brachte</translation>
        </message>
        <message>
            <source>Tile</source>
            <translation>Teil</translation>
        </message>
        <message>
            <source>Points added</source>
            <translation>Punkte dazu</translation>
        </message>
        <message>
            <source>Suitcase of</source>
            <translation>Koffer von</translation>
        </message>
        <message>
            <source>Round {round}: {tile}, {change}.</source>
            <translation>Runde {round}: {tile}, {change}.</translation>
        </message>
        <message>
            <source>{round} · {tile}</source>
            <translation>{round} · {tile}</translation>
        </message>
        <message>
            <source>{colour} cat</source>
            <translation>Katze in {colour}</translation>
        </message>
        <message>
            <source>{colour} clothing</source>
            <translation>Kleidung in {colour}</translation>
        </message>
        <message>
            <source>There from the start</source>
            <translation>Von Anfang an da</translation>
        </message>
        <message>
            <source>cat toys laid</source>
            <translation>Katzenspielzeug gelegt</translation>
        </message>
        <message>
            <source>{what}: {change}.</source>
            <translation>{what}: {change}.</translation>
        </message>
        <message>
            <source>{names} share the win.</source>
            <translation>{names} teilen sich den Sieg.</translation>
        </message>
        <message>
            <source>{points} short of “{card}”. Each of these would have been enough: {ways}.</source>
            <translation>{points} zu wenig für „{card}“. Jedes davon hätte gereicht: {ways}.</translation>
        </message>
        <message>
            <source>{line}, {steps} more for {points}</source>
            <translation>{line}, {steps} mehr für {points}</translation>
        </message>
        <message>
            <source>Empty spaces</source>
            <translation>Leere Felder</translation>
        </message>
        <message>
            <source>Still tied? Show each other your cat pictures and vote.</source>
            <translation>Immer noch gleich? Zeigt einander eure Katzenbilder und stimmt ab.</translation>
        </message>
        <message>
            <source>These To Do Lists say what scores in this match. Cats score in every match, and in each colour so does the largest group of tiles that touch.</source>
            <translation>Diese To-do-Listen sagen, was in dieser Partie wertet. Katzen werten in jeder Partie, und in jeder Farbe die größte Gruppe von Teilen, die sich berühren.</translation>
        </message>
        <message>
            <source>These are the draft positions: each round you claim one. At a low number you take a tile before the Cat Ladies, who carry some off. Beside it stands what else it brings.</source>
            <translation>Das sind die Positionen: In jeder Runde nimmst du dir eine. Bei kleiner Nummer nimmst du dein Teil vor den Katzendamen, die auch welche forttragen. Daneben steht, was sie sonst bringt.</translation>
        </message>
        <message>
            <source>Choose {colour} for the sock, like the lowest tile: click it, or press {key}.</source>
            <translation>Wähl für die Socke {colour}, wie das unterste Teil: Klick es an oder drück {key}.</translation>
        </message>
        <message>
            <source>Where does it fit? Press All places, or the L key.</source>
            <translation>Wohin passt es? Drück Alle Plätze oder die Taste L.</translation>
        </message>
        <message>
            <source>These are all its places; the line at the top says what the dots mean. Now flip it with the F key or Flip: that mirrors it, costs your pack rat, and scores five points.</source>
            <translation>Das sind all seine Plätze; die Zeile oben sagt, was die Punkte heißen. Wende es nun mit F oder Wenden: Das spiegelt es, kostet deine Packratte und bringt fünf Punkte.</translation>
        </message>
        <message>
            <source>This is your sock. Pack it, too: drag it, click it, or press B.</source>
            <translation>Das ist deine Socke. Pack auch sie: Zieh sie, klick sie an oder drück B.</translation>
        </message>
        <message>
            <source>Lay it so that it touches the tile of its colour: larger groups score more.</source>
            <translation>Leg sie so, dass sie das Teil ihrer Farbe berührt: Größere Gruppen zählen mehr.</translation>
        </message>
        <message>
            <source>Lay it where you like. Beside a tile of its colour it would score more.</source>
            <translation>Leg sie, wohin du magst. Neben einem Teil ihrer Farbe zählt sie mehr.</translation>
        </message>
        <message>
            <source>All packed. Press Confirm, or the Enter key, to end your turn.</source>
            <translation>Alles gepackt. Drück Bestätigen oder Enter, dann ist dein Zug zu Ende.</translation>
        </message>
        <message>
            <source>Beside a tile of its colour it would score more: move it, or press Confirm.</source>
            <translation>Neben einem Teil seiner Farbe zählte es mehr: Verschieb es oder drück Bestätigen.</translation>
        </message>
        <message>
            <source>Now you play, and I set aims. From now on a claim counts by itself, after a second.</source>
            <translation>Jetzt spielst du, und ich setze Ziele. Ab jetzt gilt eine Position nach einer Sekunde von selbst.</translation>
        </message>
        <message>
            <source>Aim: gather first. Position 4 brings a pack rat and a cat toy, which fills a free space at the end, but leaves you the last tile.</source>
            <translation>Ziel: erst sammeln. Position 4 bringt eine Packratte und ein Katzenspielzeug, das am Ende ein freies Feld füllt, lässt dir aber nur das letzte Teil.</translation>
        </message>
        <message>
            <source>Aim: two cats in one turn. You have {rats}; position 2 or 1 brings a second tile.</source>
            <translation>Ziel: zwei Katzen in einem Zug. Du hast {rats}; Position 2 oder 1 bringt ein zweites Teil.</translation>
        </message>
        <message>
            <source>A rat pays for a cat: you have {rats}. Kittens score as much as large cats.</source>
            <translation>Eine Ratte bezahlt eine Katze: Du hast {rats}. Kätzchen zählen so viel wie große Katzen.</translation>
        </message>
        <message>
            <source>That was the aim!</source>
            <translation>Das war das Ziel!</translation>
        </message>
        <message>
            <source>You went another way.</source>
            <translation>Du bist anders vorgegangen.</translation>
        </message>
        <message>
            <source>The round brought {points}: {lines}.</source>
            <translation>Die Runde brachte {points}: {lines}.</translation>
        </message>
        <message>
            <source>The round itself brought no points.</source>
            <translation>Punkte brachte die Runde selbst keine.</translation>
        </message>
        <message>
            <source>The To Do Lists are {lists}.</source>
            <translation>Die To-do-Listen sind {lists}.</translation>
        </message>
        <message>
            <source>Round {round}. {name} claims first.</source>
            <translation>Runde {round}. {name} wählt zuerst.</translation>
        </message>
        <message>
            <source>Round {round}.</source>
            <translation>Runde {round}.</translation>
        </message>
        <message>
            <source>{name} claims position {position}.</source>
            <translation>{name} nimmt Position {position}.</translation>
        </message>
        <message>
            <source>Cat Ladies take {positions}.</source>
            <translation>Katzendamen nehmen {positions}.</translation>
        </message>
        <message>
            <source>{name} gets {gift}.</source>
            <translation>{name} bekommt {gift}.</translation>
        </message>
        <message>
            <source>The Cat Lady at position {position} carries off tile {space}.</source>
            <translation>Die Katzendame auf Position {position} trägt Teil {space} weg.</translation>
        </message>
        <message>
            <source>{name} packs tile {space}: {tile}.</source>
            <translation>{name} packt Teil {space}: {tile}.</translation>
        </message>
        <message>
            <source>{name} lures tile {space} with {rats}: a {tile}.</source>
            <translation>{name} lockt Teil {space} mit {rats}: {tile}.</translation>
        </message>
        <message>
            <source>{name} packs the bonus: {tile}.</source>
            <translation>{name} packt den Bonus: {tile}.</translation>
        </message>
        <message>
            <source>{name} lures a kitten with {rats}: a {tile}.</source>
            <translation>{name} lockt ein Kätzchen mit {rats}: {tile}.</translation>
        </message>
        <message>
            <source>Nothing fits {name}; tile {space} leaves the game.</source>
            <translation>Für {name} passt nichts; Teil {space} verlässt das Spiel.</translation>
        </message>
        <message>
            <source>{name}’s {tile} fits nowhere and goes back.</source>
            <translation>{tile} von {name} passt nirgends und geht zurück.</translation>
        </message>
        <message>
            <source>{name} lays {toys}.</source>
            <translation>{name} legt {toys}.</translation>
        </message>
        <message>
            <source>The suitcases close: {scores}.</source>
            <translation>Die Koffer schließen sich: {scores}.</translation>
        </message>
    </context>
</TS>
