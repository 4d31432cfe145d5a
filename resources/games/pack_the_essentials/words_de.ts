<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>pack_the_essentials</name>
        <message>
            <source>magenta</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lavender</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>peach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>mint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whichever is left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Common</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Star</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Diamond</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same suitcase for all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A suitcase of one's own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Medium</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expuurt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weekend Whiskers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cat Nap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Short Paws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Window Seat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>City Kitty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Business Class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Litter-ary Tour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fur Trip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Red-Eye Tabby</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Long-Hair Flight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Claw-stomary Check</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round the World in Nine Lives</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Purr-fect Packer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First Class Feline</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Columns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zip It Up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Packing Cubes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Full Litter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Window Seats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sock Drawer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warm Laundry</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best in Show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Balanced Wardrobe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Signature Colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mix and Match</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each full column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each full row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for every {per} full spaces on the edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each full {size}×{size} section</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each set of cats in all four colours, kittens too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each cat or kitten on the edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each sock or underwear tile, either side up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each cat or kitten that touches {mark} or more pieces of clothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each colour in which your group is the largest of all, {tie} for a tie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each colour group of more than {mark} tiles, {tie} for exactly {mark}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each tile of your weakest colour's largest group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each tile of your largest colour group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for each tile that touches all three other colours</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n full column(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n full row(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s) on the edge</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n full section(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n set(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n on the edge</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n packed</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warm</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n colour(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>To Do List 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To Do List 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To Do List 3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cats and kittens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Magenta group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lavender group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peach group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mint group</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unused pack rats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Upper total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour group total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cats, kittens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Magenta</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lavender</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peach</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rats left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour groups</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Positions are not being claimed now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are only positions 1 to 4.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Position {position} is taken by {seat}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The card that was turned over keeps position {position} for a Cat Lady this round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No bonus colour is being chosen now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None is left in {colour}; choose another colour.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles are not being drafted now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile space {space} is empty; take another tile.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cat side costs a pack rat, and you have none left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cat side costs a pack rat, and {most} a turn is the most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tile sticks out of the suitcase.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another tile lies there ({place}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That space came packed already ({place}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tile cannot be turned that way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile still fits, so none may be discarded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A bonus tile is placed in your turn of the draft.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You have no bonus tile in hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your tile of this turn is placed already; one a turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cat toys are laid after the last round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay exactly {wanted} toys; you have laid {given}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That space is full ({place}); a toy needs an empty one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each toy goes on a space of its own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The match is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That was decided already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another tile lies there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something is packed there already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is not possible now (rule {rule}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before that, something hidden was turned over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before that, something was hidden.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before that, somebody else acted.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time has passed since.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is where the match began.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}’s suitcase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Suitcase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game mat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To Do Lists</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Log</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The others</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {round} of {rounds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Position {position}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile {space}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cat Lady</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blocked this round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This Cat Lady takes the first that is there of {order}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} claims first this round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goal {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bonus tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{paid} of {most} spent this turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turned card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not drawn yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo ({acts})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show me</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Confirm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rotate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule {rule}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best places</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Let the held tile leave the game, since none fits for free (D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Commit what is tried out (Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do again what was undone (Ctrl+Shift+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the strongest computer player would do (H)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try the hint out (H)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look for no hint any more (H)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the computer’s best so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show every place where the held tile fits (L)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the tile (R, Shift+R, wheel)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the tile over; the cat side costs a pack rat (F)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Read the rule (?)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay the toys where they score the most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to undo. {why}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo reaches back {steps}. {why}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take back what is tried out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, claim a draft position: early ones choose first, late ones get pack rats and toys.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Claim a draft position: early ones choose first, late ones get pack rats and toys.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Position {position} gives {gift}. Confirm, or try another position.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, choose the colour of your {bonus}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tile} it is. Confirm, or choose another colour.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, take a tile from the mat and place it in the suitcase.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now take a tile and place it, or confirm what you have so far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a place for it. R rotates, F turns it cat side up for a rat, Esc puts it back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cat side up: that will cost a pack rat. Choose a place, or press F for clothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a place for it. R rotates, Esc puts it back. You have no rat to pay for a cat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a place for it. R rotates, Esc puts it back. No more rats may be spent this turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now place your {tile} as well; it lies beside the suitcase.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now take a tile from the mat and place it as well.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tried out. Confirm, or pick the tile up again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tried out for {rats}. Confirm, or pick the tile up again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your bonus tile will fit nowhere and goes back to the supply. Confirm, or try otherwise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No tile fits clothing side up: choose a tile to discard, or pay a rat for a cat that fits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No tile on the mat fits any more: choose one to discard.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile {space} will leave the game. Confirm, or choose another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, lay {toys} on empty spaces; {left} to go.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, your toys lie where they score the most. Confirm, or move them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All toys are laid. Confirm, or move them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is thinking…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One moment…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You are looking at {name}’s suitcase. Esc goes back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It fits nowhere this way up; rotate it or turn it over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It fits nowhere at all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All toys are laid; pick one up first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pick a tile up first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile that is placed stays where it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint: claim position {position}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint: take {colour}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint: place tile {space} as shown, {side} up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint: place the bonus tile as shown, {side} up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint: discard tile {space}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint: lay the toys as shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hint: what you have tried out is good so far; go on from it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It expects {lines}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cat side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>clothing side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>underwear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{colour} clothing of {size} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{colour} cat of {size} spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{colour} kitten</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{colour} sock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a {colour} sock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{colour} underwear</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n pack rat(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cat toy(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Look into {name}’s suitcase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rat and toy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a sock in any colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>underwear in any colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} and {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one}, {other}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draft positions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Position {position}: {gift}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Claimed by {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colour of the bonus tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles on the mat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile {space}: {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile space {space}: empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press to take it up.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It may not be taken now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tried out in the suitcase; press to take it up again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It will leave the game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is in the hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has {has}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bonus tile: {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{wide} wide, {high} high.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Row {row}: {columns}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the hand: {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cat side up, for a pack rat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clothing side up, free.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It covers {places}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It fits there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It does not fit there. {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The nearest place is {place}.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>It fits in %n place(s) this way up.</source>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{place}, fits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{place}, does not fit. {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rotate back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{columns} columns by letter, {rows} rows by number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{place}: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>free</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>came packed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cat toy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pack the Essentials</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fill a suitcase, and lure as many cats into it as will fit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>common side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>own side</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Some spaces come packed: the same ones for all, or others for each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It names your three To Do Lists and the points to reach.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No two can have the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Side of the suitcases</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Victory card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goal: {goal} points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score by round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What each tile added</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points added</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Suitcase of</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} after round {round}: {points} ({change} in this round).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {round}: {tile}, {change}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{round} · {tile}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cat toys laid</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rats, and what others did</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what}: {change}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} share the win.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Empty spaces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still tied? Show each other your cat pictures and vote.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome aboard! We pack the first round together; nothing counts yet, and you can leave at any time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is your suitcase. Each round adds a tile; cats, groups of one colour and the To Do Lists score.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First claim a draft position. Take position {position}, which brings a sock: click it, or press {position}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Position {other} brings {gift}. That is a good choice too, but this lesson goes on with position {position}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose {colour} for the sock, to match a tile on the mat: click it, or press {key}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So far you have only tried it out. Press Confirm, or the Enter key, and it counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Cat Lady at position 1 has carried off a tile. Take tile {space}: drag it, click it, or press {space}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You choose first. Take tile {space}: drag it, click it, or press {space}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the tile up again first: click it, or press its number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You hold it. Turn it with the wheel, a right click, the R key or Rotate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now hold it over the spaces that came packed, with the mouse or the arrow keys.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hatched: it may not lie there. The note says why, the ? key opens the rule, and the nearest place is outlined.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where does it fit? Press All places, or the L key.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flip it with the F key or Flip. Cat side up it costs your pack rat, and scores five points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay the tile on the edge: drop it, click, or press Enter where it is solid.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The sheet shows what this would change, line by line. Click a line to light up what it counts.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not happy with it? Press Undo, or Ctrl+Z.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trying out is free. Lay it again with Redo, or Ctrl+Y.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your sock lies beside the suitcase. Take it: click it, or press B.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay it so that it touches the tile of its colour: larger groups score more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All packed. Press Confirm, or the Enter key, to end your turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Cat Ladies have taken the rest, and new tiles are here. In every second round a card blocks some positions.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That was a round; a match has twelve, and your card asks for {goal}. Play this match on, or begin one of your own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The To Do Lists are {lists}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {round}. {name} claims first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {round}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A card is turned over: position {positions} is blocked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A card is turned over: positions {positions} are blocked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} claims position {position}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cat Ladies take {positions}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} gets {gift}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The Cat Lady at position {position} carries off tile {space}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} packs tile {space}: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} lures tile {space} with {rats}: a {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} packs the bonus: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} lures a kitten with {rats}: a {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing fits {name}; tile {space} leaves the game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}’s {tile} fits nowhere and goes back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} lays {toys}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The suitcases close: {scores}.</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
