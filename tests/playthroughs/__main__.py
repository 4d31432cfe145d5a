"""Record the golden playthroughs anew: `python -m tests.playthroughs [GAME…]`.

Do it when a change of the rules is meant, and read the difference before committing it.
"""

import sys

from tests.playthroughs.golden import FOLDER, games, plans, record

for name in sys.argv[1:] or games():
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for title, config in plans(name).items():
        (folder / f"{title}.txt").write_text(record(name, config), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{folder}: {len(plans(name))} playthroughs\n")
