<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>engine</name>
        <message>
            <source>Two players cannot have the same individual suitcase.</source>
            <translation>Zwei Spieler können nicht denselben eigenen Koffer haben.</translation>
        </message>
        <message>
            <source>{board} is an individual suitcase, but this match uses common ones.</source>
            <translation>{board} ist ein eigener Koffer, aber in dieser Partie gibt es nur gleiche.</translation>
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
            <source>Whatever is left</source>
            <translation>Was übrig bleibt</translation>
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
            <source>Common suitcases</source>
            <translation>Gleiche Koffer</translation>
        </message>
        <message>
            <source>bow tie</source>
            <translation>Fliege</translation>
        </message>
        <message>
            <source>sleep mask</source>
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
            <source>bum bag</source>
            <translation>Gürteltasche</translation>
        </message>
        <message>
            <source>wellington</source>
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
            <source>flip-flops</source>
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
            <source>hairdryer</source>
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
            <source>shorts</source>
            <translation>Shorts</translation>
        </message>
        <message>
            <source>earmuffs</source>
            <translation>Ohrenwärmer</translation>
        </message>
        <message>
            <source>scarf</source>
            <translation>Schal</translation>
        </message>
        <message>
            <source>jeans</source>
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
            <translation>Schiebermütze</translation>
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
            <source>{points} for each full {size}×{size} block</source>
            <translation>{points} für jeden vollen Block von {size}×{size}</translation>
        </message>
        <message>
            <source>{points} for each set of cats or kittens in all four colours</source>
            <translation>{points} für jeden Satz Katzen oder Kätzchen in allen vier Farben</translation>
        </message>
        <message>
            <source>{points} for each cat or kitten on the edge</source>
            <translation>{points} für jede Katze und jedes Kätzchen am Rand</translation>
        </message>
        <message>
            <source>{points} for each bonus tile, either side up</source>
            <translation>{points} für jedes Bonusteil, egal auf welcher Seite</translation>
        </message>
        <message>
            <source>{points} for each cat or kitten touching {mark} or more clothing tiles</source>
            <translation>{points} je Katze oder Kätzchen an mindestens {mark} Kleidungsstücken</translation>
        </message>
        <message>
            <source>{points} for each colour group of more than {mark} tiles, {tie} for exactly {mark}</source>
            <translation>{points} je Farbe mit einer Gruppe von mehr als {mark} Teilen, {tie} bei genau {mark}</translation>
        </message>
        <message>
            <source>{points} for each tile in the largest group of your weakest colour</source>
            <translation>{points} für jedes Teil der größten Gruppe deiner schwächsten Farbe</translation>
        </message>
        <message>
            <source>{points} for each tile in your largest colour group</source>
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
            <source>%n full block(s)</source>
            <translation>
                <numerusform>%n voller Block</numerusform>
                <numerusform>%n volle Blöcke</numerusform>
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
            <source>Win without discarding a tile.</source>
            <translation>Gewinne, ohne ein Teil abzulegen.</translation>
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
            <source>You cannot claim a position now.</source>
            <translation>Du kannst dir jetzt keine Position nehmen.</translation>
        </message>
        <message>
            <source>There are only positions 1 to 4.</source>
            <translation>Es gibt nur die Positionen 1 bis 4.</translation>
        </message>
        <message>
            <source>Position {position} is already taken ({seat}).</source>
            <translation>Position {position} ist schon besetzt ({seat}).</translation>
        </message>
        <message>
            <source>This round’s card reserves position {position} for a Cat Lady.</source>
            <translation>In dieser Runde ist Position {position} für eine Katzendame reserviert.</translation>
        </message>
        <message>
            <source>You cannot choose a bonus colour now.</source>
            <translation>Du kannst jetzt keine Bonusfarbe wählen.</translation>
        </message>
        <message>
            <source>There are none left in {colour}; choose another colour.</source>
            <translation>In {colour} ist kein solches Teil mehr da; wähl eine andere Farbe.</translation>
        </message>
        <message>
            <source>Tile slot {space} is empty; take another tile.</source>
            <translation>Auslage {space} ist leer; nimm ein anderes Teil.</translation>
        </message>
        <message>
            <source>The cat side costs a pack rat, and you have none left.</source>
            <translation>Die Katzenseite kostet eine Packratte, und du hast keine mehr.</translation>
        </message>
        <message>
            <source>The cat side costs a pack rat, and you can spend at most {most} a turn.</source>
            <translation>Die Katzenseite kostet eine Packratte, und du kannst höchstens {most} je Zug ausgeben.</translation>
        </message>
        <message>
            <source>The tile sticks out of the suitcase.</source>
            <translation>Das Teil ragt aus dem Koffer heraus.</translation>
        </message>
        <message>
            <source>Another tile is already there ({place}).</source>
            <translation>Dort liegt schon ein anderes Teil ({place}).</translation>
        </message>
        <message>
            <source>That space was packed from the start ({place}).</source>
            <translation>Dieses Feld war von Anfang an belegt ({place}).</translation>
        </message>
        <message>
            <source>The tile cannot be rotated that way.</source>
            <translation>So lässt sich das Teil nicht drehen.</translation>
        </message>
        <message>
            <source>A tile still fits, so you cannot discard one.</source>
            <translation>Ein Teil passt noch, also kannst du keines ablegen.</translation>
        </message>
        <message>
            <source>You can only place your bonus tile when you take a tile.</source>
            <translation>Dein Bonusteil kannst du erst legen, wenn du ein Teil nehmen darfst.</translation>
        </message>
        <message>
            <source>You have no bonus tile.</source>
            <translation>Du hast kein Bonusteil.</translation>
        </message>
        <message>
            <source>You have already placed your tile for this turn.</source>
            <translation>Du hast dein Teil für diesen Zug schon gelegt.</translation>
        </message>
        <message>
            <source>Cat toys are placed after the last round.</source>
            <translation>Katzenspielzeug wird nach der letzten Runde gelegt.</translation>
        </message>
        <message>
            <source>Place exactly {toys}; you have placed {given}.</source>
            <translation>Leg genau {toys}; du hast {given} gelegt.</translation>
        </message>
        <message>
            <source>That space is full ({place}); a toy needs an empty one.</source>
            <translation>Dieses Feld ist voll ({place}); ein Spielzeug braucht ein leeres.</translation>
        </message>
        <message>
            <source>Each toy needs a space of its own.</source>
            <translation>Jedes Spielzeug braucht ein eigenes Feld.</translation>
        </message>
        <message>
            <source>Another tile is already there.</source>
            <translation>Dort liegt schon ein anderes Teil.</translation>
        </message>
        <message>
            <source>Something is already packed there.</source>
            <translation>Dort liegt schon etwas.</translation>
        </message>
        <message>
            <source>Choose the position, colour or tile with this number</source>
            <translation>Die Position, Farbe oder das Teil mit dieser Nummer wählen</translation>
        </message>
        <message>
            <source>Take the bonus tile</source>
            <translation>Das Bonusteil nehmen</translation>
        </message>
        <message>
            <source>Discard the tile</source>
            <translation>Das Teil ablegen</translation>
        </message>
        <message>
            <source>While you hold a tile</source>
            <translation>Solange du ein Teil hältst</translation>
        </message>
        <message>
            <source>{name}’s suitcase</source>
            <translation>Koffer von {name}</translation>
        </message>
        <message>
            <source>Your suitcase</source>
            <translation>Dein Koffer</translation>
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
            <source>Reserved for a Cat Lady this round</source>
            <translation>In dieser Runde für eine Katzendame reserviert</translation>
        </message>
        <message>
            <source>Positions reserved for Cat Ladies this round</source>
            <translation>In dieser Runde für Katzendamen reservierte Positionen</translation>
        </message>
        <message>
            <source>{points} short</source>
            <translation>{points} zu wenig</translation>
        </message>
        <message>
            <source>up to {most} a turn</source>
            <translation>bis zu {most} je Zug</translation>
        </message>
        <message>
            <source>Back to your suitcase</source>
            <translation>Zurück zu deinem Koffer</translation>
        </message>
        <message>
            <source>Your score</source>
            <translation>Deine Punkte</translation>
        </message>
        <message>
            <source>Show every spot where the tile fits (L)</source>
            <translation>Jede Stelle zeigen, an die das Teil passt (L)</translation>
        </message>
        <message>
            <source>Position {position} gives {gift}. Your claim will be confirmed in a moment; choose another position to change it.</source>
            <translation>Position {position} bringt {gift}. Deine Wahl wird gleich bestätigt; du kannst noch wechseln.</translation>
        </message>
        <message>
            <source>{tile} it is. This will be confirmed in a moment; choose another colour to change it.</source>
            <translation>Deine Wahl: {tile}. Sie wird gleich bestätigt; du kannst die Farbe noch wechseln.</translation>
        </message>
        <message>
            <source>Choose the colour of your {bonus}.</source>
            <translation>Wähl die Farbe deines Bonusteils: {bonus}.</translation>
        </message>
        <message>
            <source>Take a tile from the mat and place it in your suitcase.</source>
            <translation>Nimm ein Teil aus der Auslage und leg es in deinen Koffer.</translation>
        </message>
        <message>
            <source>Now place your {tile} too; it is below the suitcase.</source>
            <translation>Leg jetzt auch dein Bonusteil: {tile}. Es liegt unter dem Koffer.</translation>
        </message>
        <message>
            <source>Place {toys} on empty spaces; {left} to go.</source>
            <translation>Leg {toys} auf leere Felder; noch {left}.</translation>
        </message>
        <message>
            <source>Your toys are where they score most. Confirm, or move them.</source>
            <translation>Dein Spielzeug liegt dort, wo es am meisten bringt. Bestätige das oder leg es um.</translation>
        </message>
        <message>
            <source>Hint: your move so far is good. Confirm it, or continue from there.</source>
            <translation>Tipp: Dein Zug ist bis hierher gut. Bestätige ihn oder ergänze ihn.</translation>
        </message>
        <message>
            <source>Look into your suitcase</source>
            <translation>In deinen Koffer sehen</translation>
        </message>
        <message>
            <source>{line} (max.)</source>
            <translation>{line} (max.)</translation>
        </message>
        <message>
            <source>Claimed by you</source>
            <translation>Von dir gewählt</translation>
        </message>
        <message>
            <source>You have {has}</source>
            <translation>Du hast {has}</translation>
        </message>
        <message numerus="yes">
            <source>Best {best} (%n attempt(s))</source>
            <translation>
                <numerusform>Bestwert {best} (%n Versuch)</numerusform>
                <numerusform>Bestwert {best} (%n Versuche)</numerusform>
            </translation>
        </message>
        <message>
            <source>Normal computer players reach this goal in {normal} of 100 deals, Hard ones in {hard}.</source>
            <translation>Auf der Stufe Normal erreichen Computer dieses Ziel bei {normal} von 100 Mischungen, auf der Stufe Schwer bei {hard}.</translation>
        </message>
        <message>
            <source>Victory card {goal}</source>
            <translation>Siegkarte {goal}</translation>
        </message>
        <message>
            <source>Welcome aboard! This is your suitcase, and each round you pack a tile into it. The brown spaces were packed from the start. They count as full, but you can’t place anything on them.</source>
            <translation>Willkommen an Bord! Das ist dein Koffer; in jeder Runde packst du ein Teil hinein. Die braunen Felder sind von Anfang an belegt. Sie gelten als voll, aber du kannst nichts darauf legen.</translation>
        </message>
        <message>
            <source>Each round, you claim one of these positions. With a low number you choose your tile early; a high number brings a better gift. Cat Ladies take the other positions, and each of them carries off one tile.</source>
            <translation>In jeder Runde nimmst du dir eine dieser Positionen. Mit einer niedrigen Nummer wählst du dein Teil früh, eine hohe bringt ein besseres Geschenk. Die anderen Positionen nehmen Katzendamen, und jede trägt ein Teil davon.</translation>
        </message>
        <message>
            <source>Not that one. Here we’ll use {colour}: click it, or press {key}.</source>
            <translation>Hier nehmen wir eine andere Farbe, {colour}: Klick sie an oder drück {key}.</translation>
        </message>
        <message>
            <source>Not that one. Here we’ll take tile {space}. Press {space} to take it.</source>
            <translation>Hier nehmen wir ein anderes Teil: Drück {space}, um Teil {space} zu nehmen.</translation>
        </message>
        <message>
            <source>Place the tile in the highlighted area, with its long side along the edge. Drop it there, click, or press Enter.</source>
            <translation>Leg das Teil in den markierten Bereich, mit der langen Seite am Rand. Lass es dort los, klick oder drück Enter.</translation>
        </message>
        <message>
            <source>Until you confirm, you can change everything. {label:undo} puts the tile back, R and F rotate and flip it where it is, and a click picks it up.</source>
            <translation>Bis du bestätigst, kannst du alles ändern. {label:undo} nimmt das Teil zurück, mit R drehst und mit F wendest du es, wo es liegt, und ein Klick nimmt es auf.</translation>
        </message>
        <message>
            <source>Changing your mind costs nothing. Place the tile again with the highlighted {label:redo} button or Ctrl+Y, or by hand.</source>
            <translation>Es kostet nichts, dich umzuentscheiden. Leg das Teil wieder hin: mit dem markierten Knopf {label:redo}, mit Strg+Y oder von Hand.</translation>
        </message>
        <message>
            <source>A new round! Every second round, a Placement card like this reserves positions for Cat Ladies. Now you play, and I’ll set you challenges.</source>
            <translation>Neue Runde! In jeder zweiten reserviert so eine Platzierungskarte Positionen für Katzendamen. Jetzt spielst du, und ich stelle dir Aufgaben.</translation>
        </message>
        <message>
            <source>Keep your rat this time, and place the tile next to its own colour. A group of two tiles scores {two} points, three tiles score {three}, and four tiles score {four}.</source>
            <translation>Behalt diesmal die Ratte und leg das Teil neben ein Teil derselben Farbe. Eine Gruppe aus zwei Teilen bringt {two} Punkte, aus drei Teilen {three}, aus vier Teilen {four}.</translation>
        </message>
        <message>
            <source>Now choose the colour of your bonus tile: click it, or press its number.</source>
            <translation>Wähl jetzt die Farbe deines Bonusteils: Klick sie an oder drück ihre Nummer.</translation>
        </message>
        <message>
            <source>Not this time: you needed another rat.</source>
            <translation>Diesmal nicht: Es fehlte eine weitere Ratte.</translation>
        </message>
        <message>
            <source>Not this time: you needed two cats in one turn.</source>
            <translation>Diesmal nicht: Es fehlten zwei Katzen in einem Zug.</translation>
        </message>
        <message>
            <source>To win, reach your Victory card’s goal by the end of round 12.</source>
            <translation>Um zu gewinnen, erreich bis zum Ende von Runde 12 das Ziel deiner Siegkarte.</translation>
        </message>
        <message>
            <source>Round {round}. You claim first.</source>
            <translation>Runde {round}. Du wählst zuerst.</translation>
        </message>
        <message>
            <source>A Placement card reserves position {positions} for a Cat Lady.</source>
            <translation>Eine Platzierungskarte reserviert Position {positions} für eine Katzendame.</translation>
        </message>
        <message>
            <source>A Placement card reserves positions {positions} for Cat Ladies.</source>
            <translation>Eine Platzierungskarte reserviert die Positionen {positions} für Katzendamen.</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Am Zug</translation>
        </message>
        <message>
            <source>Leave at most four spaces empty.</source>
            <translation>Lass höchstens vier Felder frei.</translation>
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
            <translation>Die nächste Katzendame nimmt dieses Teil.</translation>
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
            <source>This Cat Lady takes the first tile still there, in this order: {order}</source>
            <translation>Diese Katzendame nimmt das erste verfügbare Teil in dieser Reihenfolge: {order}</translation>
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
            <source>{paid} of {most} spent</source>
            <translation>{paid} von {most} ausgegeben</translation>
        </message>
        <message>
            <source>spend up to {most} a turn</source>
            <translation>bis zu {most} je Zug ausgeben</translation>
        </message>
        <message>
            <source>Not drawn yet</source>
            <translation>Noch nicht gezogen</translation>
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
            <source>Discard</source>
            <translation>Ablegen</translation>
        </message>
        <message>
            <source>Discard this tile, since none fits clothing side up (D)</source>
            <translation>Dieses Teil ablegen, da keines als Kleidung passt (D)</translation>
        </message>
        <message>
            <source>{name}’s score</source>
            <translation>Wertung von {name}</translation>
        </message>
        <message>
            <source>Click a line, or press Enter on it, to see that move again</source>
            <translation>Klick auf eine Zeile oder drück Enter, um den Zug noch einmal zu sehen</translation>
        </message>
        <message>
            <source>Rotate the tile (R, Shift+R, wheel)</source>
            <translation>Das Teil drehen (R, Umschalt+R, Mausrad)</translation>
        </message>
        <message>
            <source>Flip the tile; the cat side costs a pack rat (F)</source>
            <translation>Das Teil wenden; die Katzenseite kostet eine Packratte (F)</translation>
        </message>
        <message>
            <source>Place the toys where they score most</source>
            <translation>Das Spielzeug dorthin legen, wo es am meisten zählt</translation>
        </message>
        <message>
            <source>Position {position} gives {gift}. Confirm, or try another position.</source>
            <translation>Position {position} bringt {gift}. Bestätige das oder nimm eine andere Position.</translation>
        </message>
        <message>
            <source>{name}, choose the colour of your {bonus}.</source>
            <translation>{name}, wähl die Farbe deines Bonusteils: {bonus}.</translation>
        </message>
        <message>
            <source>{tile} it is. Confirm, or choose another colour.</source>
            <translation>Gewählt: {tile}. Bestätige das oder wähl eine andere Farbe.</translation>
        </message>
        <message>
            <source>{name}, take a tile from the mat and place it in your suitcase.</source>
            <translation>{name}, nimm ein Teil aus der Auslage und leg es in deinen Koffer.</translation>
        </message>
        <message>
            <source>Now take a tile and place it, or confirm what you have so far.</source>
            <translation>Nimm jetzt noch ein Teil, oder bestätige, was schon liegt.</translation>
        </message>
        <message>
            <source>Choose a spot. R rotates the tile, F flips it cat side up for a rat, Esc puts it back.</source>
            <translation>Such eine Stelle. Dreh das Teil mit R, wende es mit F für eine Ratte auf die Katzenseite oder leg es mit Esc zurück.</translation>
        </message>
        <message>
            <source>The cat side costs a pack rat. Choose a spot, or press F for the clothing side.</source>
            <translation>Die Katzenseite kostet eine Packratte. Such eine Stelle, oder drück F für die Kleiderseite.</translation>
        </message>
        <message>
            <source>Choose a spot. R rotates the tile, Esc puts it back. You have no rat for the cat side.</source>
            <translation>Such eine Stelle. Dreh das Teil mit R oder leg es mit Esc zurück. Für die Katzenseite fehlt dir eine Ratte.</translation>
        </message>
        <message>
            <source>Choose a spot. R rotates the tile, Esc puts it back. You cannot spend more rats this turn.</source>
            <translation>Such eine Stelle. Dreh das Teil mit R oder leg es mit Esc zurück. In diesem Zug kannst du keine Ratten mehr ausgeben.</translation>
        </message>
        <message>
            <source>Now take a tile from the mat and place it too.</source>
            <translation>Leg jetzt auch noch ein Teil aus der Auslage in den Koffer.</translation>
        </message>
        <message>
            <source>Your bonus tile won’t fit anywhere and will go back to the supply. Confirm, or try something else.</source>
            <translation>So passt dein Bonusteil nirgends mehr und kommt in den Vorrat zurück. Bestätige das oder probier etwas anderes.</translation>
        </message>
        <message>
            <source>No tile fits clothing side up. Choose one to discard, or spend a rat on a cat that fits.</source>
            <translation>Kein Teil passt als Kleidung. Wähl eines, das du ablegst, oder gib eine Ratte für eine Katze aus, die passt.</translation>
        </message>
        <message>
            <source>No tile on the mat fits any more. Choose one to discard.</source>
            <translation>Kein Teil in der Auslage passt mehr. Wähl eines, das du ablegst.</translation>
        </message>
        <message>
            <source>The last tile does not fit. Press {label:discard} or D to discard it.</source>
            <translation>Das letzte Teil passt nicht. Leg es mit {label:discard} oder D ab.</translation>
        </message>
        <message>
            <source>Tile {space} will be discarded. Confirm, or choose another.</source>
            <translation>Teil {space} wird abgelegt. Bestätige das oder wähl ein anderes.</translation>
        </message>
        <message>
            <source>Tile {space} will be discarded. Confirm to go on.</source>
            <translation>Teil {space} wird abgelegt. Bestätige, um weiterzumachen.</translation>
        </message>
        <message>
            <source>{name}, place {toys} on empty spaces; {left} to go.</source>
            <translation>{name}, leg {toys} auf leere Felder; noch {left}.</translation>
        </message>
        <message>
            <source>{name}, your toys are where they score most. Confirm, or move them.</source>
            <translation>{name}, dein Spielzeug liegt dort, wo es am meisten bringt. Bestätige das oder leg es um.</translation>
        </message>
        <message>
            <source>{name}, your toy is where it scores most. Confirm, or move it.</source>
            <translation>{name}, dein Spielzeug liegt dort, wo es am meisten bringt. Bestätige das oder leg es um.</translation>
        </message>
        <message>
            <source>Your toy is where it scores most. Confirm, or move it.</source>
            <translation>Dein Spielzeug liegt dort, wo es am meisten bringt. Bestätige das oder leg es um.</translation>
        </message>
        <message>
            <source>All toys are placed. Confirm, or move them.</source>
            <translation>Alles Spielzeug ist gelegt. Bestätige das oder leg es um.</translation>
        </message>
        <message>
            <source>You are looking at {name}’s suitcase. Press Esc to go back.</source>
            <translation>Du siehst den Koffer von {name}. Mit Esc kommst du zurück.</translation>
        </message>
        <message>
            <source>The tile does not fit anywhere this way up. Rotate or flip it.</source>
            <translation>So herum passt das Teil nirgends; dreh oder wende es.</translation>
        </message>
        <message>
            <source>The tile does not fit anywhere.</source>
            <translation>Das Teil passt nirgends.</translation>
        </message>
        <message>
            <source>All toys are placed; pick one up first.</source>
            <translation>Alles ist gelegt; nimm erst ein Spielzeug auf.</translation>
        </message>
        <message>
            <source>Pick up a tile first.</source>
            <translation>Nimm erst ein Teil auf.</translation>
        </message>
        <message>
            <source>Flipped, the tile does not fit here. Click it to pick it up.</source>
            <translation>Gewendet passt das Teil hier nicht. Mit einem Klick nimmst du es auf.</translation>
        </message>
        <message>
            <source>Hint: claim position {position}.</source>
            <translation>Tipp: Nimm Position {position}.</translation>
        </message>
        <message>
            <source>Hint: choose {colour}.</source>
            <translation>Tipp: Wähl {colour}.</translation>
        </message>
        <message>
            <source>Hint: place tile {space} as shown, {side} up.</source>
            <translation>Tipp: Leg Teil {space} wie gezeigt, mit der {side} oben.</translation>
        </message>
        <message>
            <source>Hint: place the bonus tile as shown, {side} up.</source>
            <translation>Tipp: Leg das Bonusteil wie gezeigt, mit der {side} oben.</translation>
        </message>
        <message>
            <source>Hint: discard tile {space}.</source>
            <translation>Tipp: Leg Teil {space} ab.</translation>
        </message>
        <message>
            <source>Hint: place the toys as shown.</source>
            <translation>Tipp: Leg das Spielzeug wie gezeigt.</translation>
        </message>
        <message numerus="yes">
            <source>%n fewer pack rat(s)</source>
            <translation>
                <numerusform>%n Packratte weniger</numerusform>
                <numerusform>%n Packratten weniger</numerusform>
            </translation>
        </message>
        <message>
            <source>Chooses first, from all four tiles.</source>
            <translation>Hier wählst du zuerst aus allen vier Teilen.</translation>
        </message>
        <message>
            <source>Chooses from the {left} tiles that are left.</source>
            <translation>Hier wählst du aus den {left} Teilen, die noch da sind.</translation>
        </message>
        <message>
            <source>Gets the last tile.</source>
            <translation>Hier bekommst du das letzte Teil.</translation>
        </message>
        <message>
            <source>{colour} clothing ({size} spaces)</source>
            <translation>Kleidung in {colour} ({size} Felder)</translation>
        </message>
        <message>
            <source>{colour} {garment} ({size} spaces)</source>
            <translation>{garment} in {colour} ({size} Felder)</translation>
        </message>
        <message>
            <source>{colour} cat ({size} spaces)</source>
            <translation>Katze in {colour} ({size} Felder)</translation>
        </message>
        <message>
            <source>Cats and the three To Do Lists together.</source>
            <translation>Katzen und die drei To-do-Listen zusammen.</translation>
        </message>
        <message>
            <source>All three To Do Lists together.</source>
            <translation>Alle drei To-do-Listen zusammen.</translation>
        </message>
        <message>
            <source>It leaves fewer spaces that only bonus tiles can fill: {better} instead of {own}.</source>
            <translation>Sie lässt weniger Felder übrig, auf die nur noch Bonusteile passen: {better} statt {own}.</translation>
        </message>
        <message>
            <source>It leaves the {colour} group more room to grow: tiles, not counting bonus tiles, still fit on {better} spaces beside it instead of {own}.</source>
            <translation>Sie lässt der Gruppe {colour} mehr Platz zum Wachsen: Teile, Bonusteile nicht mitgezählt, passen noch auf {better} Felder daneben statt auf {own}.</translation>
        </message>
        <message>
            <source>{what} ({about})</source>
            <translation>{what} ({about})</translation>
        </message>
        <message>
            <source>which position to take</source>
            <translation>welche Position du nimmst</translation>
        </message>
        <message>
            <source>which colour to choose</source>
            <translation>welche Farbe du wählst</translation>
        </message>
        <message>
            <source>which tile to take</source>
            <translation>welches Teil du nimmst</translation>
        </message>
        <message>
            <source>where to place a tile</source>
            <translation>wohin du ein Teil legst</translation>
        </message>
        <message>
            <source>where to place the bonus tile</source>
            <translation>wohin du das Bonusteil legst</translation>
        </message>
        <message>
            <source>what to do</source>
            <translation>was du tust</translation>
        </message>
        <message>
            <source>spaces closed off</source>
            <translation>abgeschnittene Felder</translation>
        </message>
        <message>
            <source>room to grow</source>
            <translation>Platz zum Wachsen</translation>
        </message>
        <message>
            <source>Who packed a bag most recently? They start.</source>
            <translation>Wer hat zuletzt gepackt? Diese Person beginnt.</translation>
        </message>
        <message numerus="yes">
            <source>Best {best}, %n attempt(s)</source>
            <translation>
                <numerusform>Bestwert {best}, %n Versuch</numerusform>
                <numerusform>Bestwert {best}, %n Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>Goal reached. {tried}</source>
            <translation>Geschafft. {tried}</translation>
        </message>
        <message>
            <source>Each card shows in how many of 100 deals computer players reach its goal.</source>
            <translation>Auf jeder Karte steht, bei wie vielen von 100 Mischungen die Computer das Ziel erreichen.</translation>
        </message>
        <message>
            <source>Other players’ moves</source>
            <translation>Züge der anderen</translation>
        </message>
        <message>
            <source>These To Do Lists score in this match. Two things score in every match: cats, and your largest group in each colour. Touching tiles of one colour form a group.</source>
            <translation>Diese To-do-Listen gelten in dieser Partie. Zwei Dinge bringen immer Punkte: Katzen und in jeder Farbe deine größte Gruppe. Teile einer Farbe, die sich berühren, bilden eine Gruppe.</translation>
        </message>
        <message>
            <source>Claim position {position}: click it, or press {position}. It gives you a sock.</source>
            <translation>Nimm dir Position {position}: Klick sie an oder drück {position}. Sie bringt dir eine Socke.</translation>
        </message>
        <message>
            <source>Position {other} gives {gift}. That’s good too, but here we’ll use position {position}: click it, or press {position}.</source>
            <translation>Position {other} bringt {gift}. Auch das ist gut, aber hier nehmen wir Position {position}: Klick sie an oder drück {position}.</translation>
        </message>
        <message>
            <source>So far, your choice is only a preview. Press {label:confirm} or Enter to make it final.</source>
            <translation>Bis jetzt ist deine Wahl nur eine Vorschau. Drück {label:confirm} oder Enter, dann ist sie endgültig.</translation>
        </message>
        <message>
            <source>Your turn. Take tile {space}: drag it, click it, or press {space}.</source>
            <translation>Du bist dran. Nimm Teil {space}: Zieh es, klick es an oder drück {space}.</translation>
        </message>
        <message>
            <source>Rotate the tile until its long side is on top: use the mouse wheel, a right-click, R or the {label:rotate} button.</source>
            <translation>Dreh das Teil, bis seine lange Seite oben ist: mit Mausrad, Rechtsklick, R oder dem Knopf {label:rotate}.</translation>
        </message>
        <message>
            <source>Now flip the tile: press {label:flip} or F. The cat side has the mirrored shape. It costs a pack rat and scores 5 points.</source>
            <translation>Wende das Teil jetzt: Drück {label:flip} oder F. Die Katzenseite hat die gespiegelte Form. Sie kostet eine Packratte und bringt 5 Punkte.</translation>
        </message>
        <message>
            <source>This is your score sheet. Line by line, it shows what the tile would change. Click a line to highlight what it counts.</source>
            <translation>Das ist dein Wertungsblatt. Es zeigt Zeile für Zeile, was das Teil ändern würde. Klick auf eine Zeile, dann leuchtet alles auf, was dafür zählt.</translation>
        </message>
        <message>
            <source>From now on, your claims are confirmed automatically after a moment.</source>
            <translation>Ab jetzt wird deine Position nach einem Moment von selbst bestätigt.</translation>
        </message>
        <message>
            <source>Challenge: save up. Claim position 4 for a pack rat and a cat toy, though you get the last tile. After the last round, the toy fills an empty space.</source>
            <translation>Aufgabe: erst sammeln. Nimm Position 4: Sie bringt eine Packratte und ein Katzenspielzeug, aber nur das letzte Teil. Nach der letzten Runde füllt das Spielzeug ein leeres Feld.</translation>
        </message>
        <message>
            <source>The Cat Ladies’ tokens are turned over: follow the arrows. Each Cat Lady takes the first tile that is still there. Pack your tile, and keep your rats.</source>
            <translation>Die Marken der Katzendamen sind aufgedeckt: Folg den Pfeilen. Jede Dame nimmt das erste Teil, das noch da ist. Pack dann dein Teil ein und behalt deine Ratten.</translation>
        </message>
        <message>
            <source>Claim a position first, then take any tile.</source>
            <translation>Nimm dir zuerst eine Position und dann ein Teil.</translation>
        </message>
        <message>
            <source>Common suitcase</source>
            <translation>Gleicher Koffer</translation>
        </message>
        <message>
            <source>Individual suitcases</source>
            <translation>Eigene Koffer</translation>
        </message>
        <message>
            <source>{points} for each colour in which your group is the largest, {tie} if tied</source>
            <translation>{points} je Farbe, deren größte Gruppe du hast, {tie} bei Gleichstand</translation>
        </message>
        <message>
            <source>Three rats left</source>
            <translation>Drei Ratten übrig</translation>
        </message>
        <message>
            <source>Exactly the goal</source>
            <translation>Genau das Ziel</translation>
        </message>
        <message>
            <source>Not a sock more</source>
            <translation>Keine Socke mehr</translation>
        </message>
        <message>
            <source>Nothing left behind</source>
            <translation>Nichts zurückgelassen</translation>
        </message>
        <message>
            <source>Seven stowaways</source>
            <translation>Sieben blinde Passagiere</translation>
        </message>
        <message>
            <source>One big outfit</source>
            <translation>Alles in einer Farbe</translation>
        </message>
        <message>
            <source>Finish a match with three or more rats.</source>
            <translation>Beende eine Partie mit mindestens drei Ratten.</translation>
        </message>
        <message>
            <source>Score exactly as many points as your goal.</source>
            <translation>Hol genau so viele Punkte, wie dein Ziel verlangt.</translation>
        </message>
        <message>
            <source>Pack seven cats or kittens.</source>
            <translation>Pack sieben Katzen oder Kätzchen ein.</translation>
        </message>
        <message>
            <source>Connect fifteen tiles of one colour.</source>
            <translation>Verbinde fünfzehn Teile einer Farbe.</translation>
        </message>
        <message>
            <source>Cats and lists</source>
            <translation>Katzen und Listen</translation>
        </message>
        <message>
            <source>Cats</source>
            <translation>Katzen</translation>
        </message>
        <message>
            <source>Rotate the placed tile</source>
            <translation>Das gelegte Teil drehen</translation>
        </message>
        <message>
            <source>Rotate the placed tile anticlockwise</source>
            <translation>Das gelegte Teil nach links drehen</translation>
        </message>
        <message>
            <source>Flip the placed tile</source>
            <translation>Das gelegte Teil wenden</translation>
        </message>
        <message>
            <source>Enough for {medal}</source>
            <translation>Genug für {medal}</translation>
        </message>
        <message>
            <source>Exactly {points}!</source>
            <translation>Genau {points}!</translation>
        </message>
        <message>
            <source>{points}, {more} more than needed</source>
            <translation>{points}, {more} mehr als nötig</translation>
        </message>
        <message>
            <source>{points}, {short} short</source>
            <translation>{points}, {short} zu wenig</translation>
        </message>
        <message>
            <source>For {medal}: {goal}</source>
            <translation>Für {medal}: {goal}</translation>
        </message>
        <message>
            <source>{paid} spent; up to {most} a turn</source>
            <translation>{paid} ausgegeben; bis zu {most} je Zug</translation>
        </message>
        <message>
            <source>{paid} spent</source>
            <translation>{paid} ausgegeben</translation>
        </message>
        <message>
            <source>pays for one cat</source>
            <translation>reicht für eine Katze</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Alle zeigen</translation>
        </message>
        <message>
            <source>one more pack rat at the start</source>
            <translation>eine Packratte mehr am Anfang</translation>
        </message>
        <message>
            <source>Use best</source>
            <translation>Beste nehmen</translation>
        </message>
        <message>
            <source>Confirm (Enter)</source>
            <translation>Bestätigen (Enter)</translation>
        </message>
        <message>
            <source>Only position {position} is free, so you get {gift}. This claim will be confirmed in a moment.</source>
            <translation>Nur Position {position} ist frei: Du bekommst {gift}. Das wird gleich von selbst bestätigt.</translation>
        </message>
        <message>
            <source>Only position {position} is free, so you get it. Choose the colour of your {bonus}.</source>
            <translation>Nur Position {position} ist frei, also gehört sie dir. Wähl die Farbe deines Bonusteils: {bonus}.</translation>
        </message>
        <message>
            <source>Move the ringed dot onto any dot. Large dots fit now; small dots fit after rotating (R).</source>
            <translation>Leg den umrandeten Punkt auf einen beliebigen Punkt. Bei großen passt es so, bei kleinen nach dem Drehen (R).</translation>
        </message>
        <message>
            <source>Hollow dots fit cat side up (F), for a rat.</source>
            <translation>Bei hohlen Punkten passt es als Katze (F), für eine Ratte.</translation>
        </message>
        <message>
            <source>Hollow dots fit clothing side up (F).</source>
            <translation>Bei hohlen Punkten passt es als Kleidung (F).</translation>
        </message>
        <message>
            <source>Not confirmed yet. Confirm, rotate (R) or flip (F) a tile where it is, or click one to pick it up.</source>
            <translation>Noch nicht bestätigt. Bestätige, dreh (R) oder wende (F) ein Teil dort, wo es liegt, oder nimm es mit einem Klick auf.</translation>
        </message>
        <message>
            <source>Placed for {rats}. Confirm, rotate (R) or flip (F) a tile where it is, or click one to pick it up.</source>
            <translation>Gelegt für {rats}. Bestätige, dreh (R) oder wende (F) ein Teil dort, wo es liegt, oder nimm es mit einem Klick auf.</translation>
        </message>
        <message>
            <source>You can still spend a pack rat on a cat (F). If you are done, press {label:confirm} or Enter.</source>
            <translation>Du kannst noch eine Packratte für eine Katze ausgeben (F). Bist du fertig, drück {label:confirm} oder Enter.</translation>
        </message>
        <message>
            <source>Rotated, the tile does not fit here. Click it to pick it up.</source>
            <translation>Gedreht passt das Teil hier nicht. Mit einem Klick nimmst du es auf.</translation>
        </message>
        <message>
            <source>That gives {lines}.</source>
            <translation>Das bringt {lines}.</translation>
        </message>
        <message>
            <source>a rat now, a cat later (+{points})</source>
            <translation>jetzt eine Ratte, später eine Katze (+{points})</translation>
        </message>
        <message>
            <source>Click a small tile to choose its colour as well; double-click to confirm.</source>
            <translation>Klick ein kleines Teil an, um auch seine Farbe zu wählen; mit Doppelklick bestätigst du beides.</translation>
        </message>
        <message>
            <source>Double-click to claim and confirm it.</source>
            <translation>Mit Doppelklick nimmst und bestätigst du sie.</translation>
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
            <source>{place}, rotated {degrees}°</source>
            <translation>{place}, um {degrees}° gedreht</translation>
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
            <source>%n empty space(s)</source>
            <translation>
                <numerusform>%n leeres Feld</numerusform>
                <numerusform>%n leere Felder</numerusform>
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
            <source>Spend a pack rat to place a tile cat side up for {points}, at most {most} a turn.</source>
            <translation>Für eine Packratte legst du ein Teil mit der Katzenseite nach oben; das bringt {points}. Je Zug darfst du höchstens {most} ausgeben.</translation>
        </message>
        <message>
            <source>After the last round, each cat toy fills an empty space for the first To Do List and for breaking ties.</source>
            <translation>Nach der letzten Runde füllt jedes Katzenspielzeug ein leeres Feld. Das zählt für die erste To-do-Liste und bei Gleichstand.</translation>
        </message>
        <message>
            <source>Empty spaces cost nothing, but in a tie the player with the fewest wins.</source>
            <translation>Leere Felder kosten nichts, aber bei Gleichstand gewinnt, wer weniger davon hat.</translation>
        </message>
        <message>
            <source>{points} for each cat or kitten.</source>
            <translation>{points} für jede Katze und jedes Kätzchen.</translation>
        </message>
        <message>
            <source>{points} for each unused pack rat.</source>
            <translation>{points} für jede übrige Packratte.</translation>
        </message>
        <message>
            <source>Largest group: size {count} scores {points}, size {more} scores {next}.</source>
            <translation>Größte Gruppe: ×{count} bringt {points}, ×{more} bringt {next}.</translation>
        </message>
        <message>
            <source>Groups of 1, 2, 3 and more tiles score {values}.</source>
            <translation>Gruppen von 1, 2, 3 und mehr Teilen bringen {values} Punkte.</translation>
        </message>
        <message>
            <source>Largest group: {count} or more tiles score the maximum, {points} points.</source>
            <translation>Größte Gruppe: {count} oder mehr Teile bringen das Maximum, {points} Punkte.</translation>
        </message>
        <message>
            <source>your colour groups</source>
            <translation>deine Farbgruppen</translation>
        </message>
        <message>
            <source>cats</source>
            <translation>Katzen</translation>
        </message>
        <message>
            <source>unused pack rats</source>
            <translation>übrige Packratten</translation>
        </message>
        <message>
            <source>“{title}”</source>
            <translation>„{title}“</translation>
        </message>
        <message>
            <source>Take the position that does more for {better}.</source>
            <translation>Nimm die Position, die mehr für {better} bringt.</translation>
        </message>
        <message>
            <source>Take the position for {better}, rather than for {tempts}.</source>
            <translation>Nimm die Position für {better} statt für {tempts}.</translation>
        </message>
        <message>
            <source>Choose the colour that does more for {better}.</source>
            <translation>Wähl die Farbe, die mehr für {better} bringt.</translation>
        </message>
        <message>
            <source>Choose the colour for {better}, rather than for {tempts}.</source>
            <translation>Wähl die Farbe für {better} statt für {tempts}.</translation>
        </message>
        <message>
            <source>Take the tile that does more for {better}.</source>
            <translation>Nimm das Teil, das mehr für {better} bringt.</translation>
        </message>
        <message>
            <source>Take the tile for {better}, rather than for {tempts}.</source>
            <translation>Nimm das Teil für {better} statt für {tempts}.</translation>
        </message>
        <message>
            <source>Take the tile that closes off fewer spaces.</source>
            <translation>Nimm das Teil, das weniger Felder abschneidet.</translation>
        </message>
        <message>
            <source>Close off fewer spaces, rather than take a tile for {tempts}.</source>
            <translation>Schneid lieber weniger Felder ab, als ein Teil für {tempts} zu nehmen.</translation>
        </message>
        <message>
            <source>Take the tile that leaves a colour more room to grow.</source>
            <translation>Nimm das Teil, das einer Farbe mehr Platz zum Wachsen lässt.</translation>
        </message>
        <message>
            <source>Leave a colour more room, rather than take a tile for {tempts}.</source>
            <translation>Lass einer Farbe lieber mehr Platz, als ein Teil für {tempts} zu nehmen.</translation>
        </message>
        <message>
            <source>Place the tile so that it does more for {better}.</source>
            <translation>Leg das Teil so, dass es mehr für {better} bringt.</translation>
        </message>
        <message>
            <source>Place the tile for {better}, rather than for {tempts}.</source>
            <translation>Leg das Teil für {better} statt für {tempts}.</translation>
        </message>
        <message>
            <source>Place the tile so that it closes off fewer spaces.</source>
            <translation>Leg das Teil so, dass es weniger Felder abschneidet.</translation>
        </message>
        <message>
            <source>Close off fewer spaces, rather than place the tile for {tempts}.</source>
            <translation>Schneid lieber weniger Felder ab, als das Teil für {tempts} zu legen.</translation>
        </message>
        <message>
            <source>Place the tile so that a colour has more room to grow.</source>
            <translation>Leg das Teil so, dass eine Farbe mehr Platz zum Wachsen hat.</translation>
        </message>
        <message>
            <source>Leave a colour more room, rather than place the tile for {tempts}.</source>
            <translation>Lass einer Farbe lieber mehr Platz, als das Teil für {tempts} zu legen.</translation>
        </message>
        <message>
            <source>Place the bonus tile so that it does more for {better}.</source>
            <translation>Leg das Bonusteil so, dass es mehr für {better} bringt.</translation>
        </message>
        <message>
            <source>Place the bonus tile for {better}, rather than for {tempts}.</source>
            <translation>Leg das Bonusteil für {better} statt für {tempts}.</translation>
        </message>
        <message>
            <source>Place the bonus tile so that fewer spaces are closed off.</source>
            <translation>Leg das Bonusteil so, dass weniger Felder abgeschnitten sind.</translation>
        </message>
        <message>
            <source>Close off fewer spaces, rather than place the bonus tile for {tempts}.</source>
            <translation>Schneid lieber weniger Felder ab, als das Bonusteil für {tempts} zu legen.</translation>
        </message>
        <message>
            <source>Place the bonus tile so that a colour has more room to grow.</source>
            <translation>Leg das Bonusteil so, dass eine Farbe mehr Platz zum Wachsen hat.</translation>
        </message>
        <message>
            <source>Leave a colour more room, rather than use the bonus tile for {tempts}.</source>
            <translation>Lass einer Farbe lieber mehr Platz, als das Bonusteil für {tempts} zu nutzen.</translation>
        </message>
        <message>
            <source>Choose what does more for {better}.</source>
            <translation>Wähl, was mehr für {better} bringt.</translation>
        </message>
        <message>
            <source>Play for {better}, rather than for {tempts}.</source>
            <translation>Setz auf {better} statt auf {tempts}.</translation>
        </message>
        <message>
            <source>Choose what closes off fewer spaces.</source>
            <translation>Wähl, was weniger Felder abschneidet.</translation>
        </message>
        <message>
            <source>Close off fewer spaces, rather than play for {tempts}.</source>
            <translation>Schneid lieber weniger Felder ab, als auf {tempts} zu setzen.</translation>
        </message>
        <message>
            <source>Choose what leaves a colour more room to grow.</source>
            <translation>Wähl, was einer Farbe mehr Platz zum Wachsen lässt.</translation>
        </message>
        <message>
            <source>Leave a colour more room, rather than play for {tempts}.</source>
            <translation>Lass einer Farbe lieber mehr Platz, als auf {tempts} zu setzen.</translation>
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
            <translation>Teile in der Auslage</translation>
        </message>
        <message>
            <source>Tile {space}: {tile}</source>
            <translation>Teil {space}: {tile}</translation>
        </message>
        <message>
            <source>Tile slot {space}: empty</source>
            <translation>Auslage {space}: leer</translation>
        </message>
        <message>
            <source>Press to pick it up.</source>
            <translation>Drück darauf, um es aufzunehmen.</translation>
        </message>
        <message>
            <source>You cannot take it now.</source>
            <translation>Du kannst es jetzt nicht nehmen.</translation>
        </message>
        <message>
            <source>Not confirmed yet; press to pick it up again.</source>
            <translation>Noch nicht bestätigt; drück darauf, um es wieder aufzunehmen.</translation>
        </message>
        <message>
            <source>It will be discarded.</source>
            <translation>Es wird abgelegt.</translation>
        </message>
        <message>
            <source>You are holding it.</source>
            <translation>Du hältst es.</translation>
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
            <source>In your hand: {tile}</source>
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
            <source>The nearest spot is {place}.</source>
            <translation>Die nächste Stelle ist {place}.</translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n spot(s) this way up.</source>
            <translation>
                <numerusform>So herum passt es an %n Stelle.</numerusform>
                <numerusform>So herum passt es an %n Stellen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{place}: fits.</source>
            <translation>{place}: passt.</translation>
        </message>
        <message>
            <source>{place}: does not fit. {reason}</source>
            <translation>{place}: passt nicht. {reason}</translation>
        </message>
        <message>
            <source>Placed here, it goes to {place}.</source>
            <translation>Hier abgelegt, kommt es auf {place}.</translation>
        </message>
        <message>
            <source>Rotate anticlockwise</source>
            <translation>Nach links drehen</translation>
        </message>
        <message>
            <source>Next spot</source>
            <translation>Nächste Stelle</translation>
        </message>
        <message>
            <source>Previous spot</source>
            <translation>Vorige Stelle</translation>
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
            <source>{columns} lettered columns, {rows} numbered rows</source>
            <translation>{columns} Spalten mit Buchstaben, {rows} Reihen mit Zahlen</translation>
        </message>
        <message>
            <source>{place}: {what}</source>
            <translation>{place}: {what}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>packed from the start</source>
            <translation>von Anfang an belegt</translation>
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
            <source>Fill a suitcase and lure in as many cats as will fit.</source>
            <translation>Füll einen Koffer und lock so viele Katzen hinein, wie Platz haben.</translation>
        </message>
        <message>
            <source>Each round, take a tile and fit it into your suitcase. Pack rats lure in cats.</source>
            <translation>Nimm in jeder Runde ein Teil und bring es in deinem Koffer unter. Packratten locken Katzen hinein.</translation>
        </message>
        <message>
            <source>Cats, colour groups and To Do Lists score. After twelve rounds, the best-packed suitcase wins.</source>
            <translation>Katzen, Farbgruppen und To-do-Listen bringen Punkte. Nach zwölf Runden gewinnt der am besten gepackte Koffer.</translation>
        </message>
        <message>
            <source>Cats, colour groups and To Do Lists score. You win if you reach your Victory card’s goal in twelve rounds.</source>
            <translation>Katzen, Farbgruppen und To-do-Listen bringen Punkte. Du gewinnst, wenn du in zwölf Runden das Ziel deiner Siegkarte erreichst.</translation>
        </message>
        <message>
            <source>common suitcases</source>
            <translation>gleiche Koffer</translation>
        </message>
        <message>
            <source>individual suitcases</source>
            <translation>eigene Koffer</translation>
        </message>
        <message>
            <source>Some spaces are packed from the start, either the same for everyone or different for each player.</source>
            <translation>Manche Felder sind von Anfang an belegt: bei allen dieselben oder bei jedem andere.</translation>
        </message>
        <message>
            <source>There is only one of each.</source>
            <translation>Jeden Koffer gibt es nur einmal.</translation>
        </message>
        <message>
            <source>Suitcases</source>
            <translation>Koffer</translation>
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
            <source>Computers reach it: Normal {normal}%, Hard {hard}%</source>
            <translation>Computer schaffen es: Normal {normal} %, Schwer {hard} %</translation>
        </message>
        <message>
            <source>{n} other Victory cards · {side}</source>
            <translation>{n} weitere Siegkarten · {side}</translation>
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
            <source>Player</source>
            <translation>Spieler</translation>
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
            <source>Packed from the start</source>
            <translation>Von Anfang an belegt</translation>
        </message>
        <message>
            <source>cat toys placed</source>
            <translation>Katzenspielzeug gelegt</translation>
        </message>
        <message>
            <source>{what}: {change}.</source>
            <translation>{what}: {change}.</translation>
        </message>
        <message>
            <source>{names} share the win.</source>
            <translation>Geteilter Sieg: {names}.</translation>
        </message>
        <message>
            <source>{points} short of “{card}”. Any one of these would have been enough: {ways}.</source>
            <translation>{points} zu wenig für „{card}“. Eines davon hätte gereicht: {ways}.</translation>
        </message>
        <message>
            <source>{steps} more for “{line}” ({points})</source>
            <translation>{steps} mehr bei „{line}“ ({points})</translation>
        </message>
        <message>
            <source>Empty spaces</source>
            <translation>Leere Felder</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestes</translation>
        </message>
        <message>
            <source>When you reach a card’s goal, stamp the circle of the suitcase you used.</source>
            <translation>Hast du das Ziel einer Karte erreicht, stemple den Kreis des Koffers, mit dem du gespielt hast.</translation>
        </message>
        <message>
            <source>In a tie, the player with fewer empty spaces comes first, then the one with more pack rats left.</source>
            <translation>Bei Gleichstand liegt vorn, wer weniger leere Felder hat, dann, wer mehr Packratten übrig hat.</translation>
        </message>
        <message>
            <source>Still tied? Show each other your cat pictures and vote.</source>
            <translation>Immer noch Gleichstand? Zeigt einander eure Katzenbilder und stimmt ab.</translation>
        </message>
        <message>
            <source>These are this round’s tiles: clothing on one side, a cat on the other. A pack rat pays for the cat side. You have one, and each rat you keep scores 1 point.</source>
            <translation>Das sind die Teile dieser Runde: auf der einen Seite Kleidung, auf der anderen eine Katze. Die Katzenseite kostet eine Packratte. Du hast eine, und jede Ratte, die du behältst, bringt 1 Punkt.</translation>
        </message>
        <message>
            <source>The Cat Lady at position 1 took tile {taken}. Her token gives the order, {order}, and she takes the first tile that is still there. Now take tile {space}: drag it, click it, or press {space}.</source>
            <translation>Die Katzendame auf Position 1 hat Teil {taken} genommen. Ihre Marke gibt die Reihenfolge vor, {order}, und sie nimmt das erste Teil, das noch da ist. Nimm jetzt Teil {space}: Zieh es, klick es an oder drück {space}.</translation>
        </message>
        <message>
            <source>Where does the tile fit? Press {label:places} or L, and dots show you. Where the tile is hatched, it can’t go.</source>
            <translation>Wohin passt das Teil? Drück {label:places} oder L, dann zeigen es dir Punkte. Wo das Teil schraffiert ist, passt es nicht.</translation>
        </message>
        <message>
            <source>Your sock is still here. Place it so that it touches the tile of its colour: drag it, click it, or press B. Larger groups score more.</source>
            <translation>Deine Socke ist noch da. Leg sie so, dass sie das Teil ihrer Farbe berührt: Zieh sie, klick sie an oder drück B. Größere Gruppen bringen mehr Punkte.</translation>
        </message>
        <message>
            <source>Place the sock so that it touches the tile of its colour.</source>
            <translation>Leg die Socke so, dass sie das Teil ihrer Farbe berührt.</translation>
        </message>
        <message>
            <source>Your sock is still here. Place it where you like: drag it, click it, or press B. It would score more next to a tile of its colour.</source>
            <translation>Deine Socke ist noch da. Leg sie, wohin du magst: Zieh sie, klick sie an oder drück B. Neben einem Teil ihrer Farbe würde sie mehr zählen.</translation>
        </message>
        <message>
            <source>Next, get one more rat from position 3.</source>
            <translation>Hol dir jetzt noch eine Ratte auf Position 3.</translation>
        </message>
        <message>
            <source>Last challenge: two cats in one turn. Position 1 or 2 gives you a second tile.</source>
            <translation>Letzte Aufgabe: zwei Katzen in einem Zug. Position 1 oder 2 bringt dir ein zweites Teil.</translation>
        </message>
        <message>
            <source>Not this time: you needed another rat and a larger group.</source>
            <translation>Diesmal nicht: Du brauchtest noch eine Ratte und eine größere Gruppe.</translation>
        </message>
        <message>
            <source>{points} this round: {lines}.</source>
            <translation>{points} in dieser Runde: {lines}.</translation>
        </message>
        <message>
            <source>No tile fits clothing side up, so {name} discards tile {space}.</source>
            <translation>Kein Teil passt als Kleidung, also legt {name} Teil {space} ab.</translation>
        </message>
        <message>
            <source>No tile fits clothing side up, so you discard tile {space}.</source>
            <translation>Kein Teil passt als Kleidung, also legst du Teil {space} ab.</translation>
        </message>
        <message>
            <source>The suitcase closes: {points}.</source>
            <translation>Der Koffer wird geschlossen: {points}.</translation>
        </message>
        <message>
            <source>{name}, claim a position. Low numbers choose a tile first; high numbers give pack rats and toys.</source>
            <translation>{name}, nimm dir eine Position: Mit einer niedrigen Nummer wählst du früher, mit einer hohen bekommst du Packratten und Spielzeug.</translation>
        </message>
        <message>
            <source>Claim a position. Low numbers choose a tile first; high numbers give pack rats and toys.</source>
            <translation>Nimm dir eine Position: Mit einer niedrigen Nummer wählst du früher, mit einer hohen bekommst du Packratten und Spielzeug.</translation>
        </message>
        <message>
            <source>Claim a position; this round’s card reserves {positions} for a Cat Lady.</source>
            <translation>Nimm dir eine Position. In dieser Runde ist die {positions} für eine Katzendame reserviert.</translation>
        </message>
        <message>
            <source>Claim a position; this round’s card reserves {positions} for Cat Ladies.</source>
            <translation>Nimm dir eine Position. In dieser Runde sind {positions} für Katzendamen reserviert.</translation>
        </message>
        <message>
            <source>Choose {colour} for the sock: click the colour, or press {key}. The bottom tile is that colour too.</source>
            <translation>Wähl für die Socke {colour} wie beim untersten Teil. Klick die Farbe an oder drück {key}.</translation>
        </message>
        <message>
            <source>Place the sock where you like. It would score more next to a tile of its colour.</source>
            <translation>Leg die Socke, wohin du magst. Neben einem Teil ihrer Farbe würde sie mehr zählen.</translation>
        </message>
        <message>
            <source>All packed. Press {label:confirm} or Enter to end your turn.</source>
            <translation>Alles ist gepackt. Drück {label:confirm} oder Enter, um deinen Zug zu beenden.</translation>
        </message>
        <message>
            <source>The sock would score more next to a tile of its colour. Move it, or press {label:confirm}.</source>
            <translation>Neben einem Teil derselben Farbe würde die Socke mehr zählen. Verschieb sie oder drück {label:confirm}.</translation>
        </message>
        <message>
            <source>Each cat costs a pack rat, and you have {rats}. A bonus tile has a kitten on its other side, which scores like a cat.</source>
            <translation>Jede Katze kostet eine Packratte, und du hast {rats}. Ein Bonusteil hat auf der anderen Seite ein Kätzchen, das so viel zählt wie eine Katze.</translation>
        </message>
        <message>
            <source>Challenge met!</source>
            <translation>Aufgabe geschafft!</translation>
        </message>
        <message>
            <source>You scored no points this round.</source>
            <translation>In dieser Runde hast du keine Punkte geholt.</translation>
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
            <source>You claim position {position}.</source>
            <translation>Du nimmst Position {position}.</translation>
        </message>
        <message>
            <source>Cat Ladies take the rest: {positions}.</source>
            <translation>Katzendamen nehmen den Rest: {positions}.</translation>
        </message>
        <message>
            <source>{name} gets {gift}.</source>
            <translation>{name} bekommt {gift}.</translation>
        </message>
        <message>
            <source>You get {gift}.</source>
            <translation>Du bekommst {gift}.</translation>
        </message>
        <message>
            <source>The Cat Lady at position {position} carries off tile {space}.</source>
            <translation>Die Katzendame auf Position {position} trägt Teil {space} weg.</translation>
        </message>
        <message>
            <source>{name} packs tile {space}: {tile}.</source>
            <translation>{name} packt Teil {space} ein: {tile}.</translation>
        </message>
        <message>
            <source>You pack tile {space}: {tile}.</source>
            <translation>Du packst Teil {space} ein: {tile}.</translation>
        </message>
        <message>
            <source>{name} lures tile {space} with {rats}: a {tile}.</source>
            <translation>{name} gibt {rats} für Teil {space} aus: {tile}.</translation>
        </message>
        <message>
            <source>You lure tile {space} with {rats}: a {tile}.</source>
            <translation>Du gibst {rats} für Teil {space} aus: {tile}.</translation>
        </message>
        <message>
            <source>{name} packs the bonus tile: {tile}.</source>
            <translation>{name} packt das Bonusteil ein: {tile}.</translation>
        </message>
        <message>
            <source>You pack the bonus tile: {tile}.</source>
            <translation>Du packst das Bonusteil ein: {tile}.</translation>
        </message>
        <message>
            <source>{name} lures a {tile} with {rats}.</source>
            <translation>{name} lockt mit {rats} ein {tile} an.</translation>
        </message>
        <message>
            <source>You lure a {tile} with {rats}.</source>
            <translation>Du lockst mit {rats} ein {tile} an.</translation>
        </message>
        <message>
            <source>{name}’s {tile} fits nowhere and goes back.</source>
            <translation>{name} gibt das Bonusteil zurück, denn es passt nirgends: {tile}.</translation>
        </message>
        <message>
            <source>Your {tile} fits nowhere and goes back.</source>
            <translation>Du gibst dein Bonusteil zurück, denn es passt nirgends: {tile}.</translation>
        </message>
        <message>
            <source>{name} places {toys}.</source>
            <translation>{name} legt {toys}.</translation>
        </message>
        <message>
            <source>You place {toys}.</source>
            <translation>Du legst {toys}.</translation>
        </message>
        <message>
            <source>The suitcases close: {scores}.</source>
            <translation>Die Koffer werden geschlossen: {scores}.</translation>
        </message>
    </context>
</TS>
