"""engine.plays: plays for BG Stats: a link that its app opens, and a file with many plays.

BG Stats documents the link; the file is what it exports and imports itself. Both have ids that
never change, so that a play that is shared twice is added once. A seat always says whether it has
won, since the app for Android stops at one that does not.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote

import msgspec

from engine.plays.play import Play, PlaySeat, uuid_of

SOURCE: Final = "Stowaway"
ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
EXTENSION: Final = ".bgsplay"
MAX_LINK_BYTES: Final = 1200
"""A longer link makes a QR code that a phone can hardly read from a screen."""
ANONYMOUS: Final = "Anonymous player"
"""What BG Stats calls whoever has no name, as computer players."""

_PLAIN: Final = ":,/-_.~()!*@$;"
"""Characters that stand in a link as they are."""
_ELLIPSIS: Final = "…"
_MAX_NAME_BYTES: Final = 300
"""A name that is longer in a link is cut in any case."""


def link(play: Play) -> str:
    """Return the link with which the app of BG Stats adds a play.

    Args:
        play: The play.

    Returns:
        An address in ASCII of at most `MAX_LINK_BYTES`. It leaves out what was chosen, then the
        places, and then cuts the longest names, until it is short enough.

    Raises:
        ValueError: The play has more seats than any game.
    """
    for has_variant, has_ranks in ((True, True), (False, True), (False, False)):
        made = _link(play, _MAX_NAME_BYTES, has_variant=has_variant, has_ranks=has_ranks)
        if len(made) <= MAX_LINK_BYTES:
            return made
    # The more room there is for names, the longer the link is.
    longest = bisect_right(
        range(_MAX_NAME_BYTES),
        MAX_LINK_BYTES,
        key=lambda room: len(_link(play, room, has_variant=False, has_ranks=False)),
    )
    if not longest:
        raise ValueError("this match has too many seats for a link")
    return _link(play, longest - 1, has_variant=False, has_ranks=False)


def _link(play: Play, longest: int, *, has_variant: bool, has_ranks: bool) -> str:
    """A link whose names take up to `longest` bytes each."""
    data: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": play.id,
        "playDate": _date(play.finished),
    }
    if has_variant and play.variant:
        data["board"] = play.variant
    data["game"] = {"name": play.title, "sourceGameId": play.game, "highestWins": True}
    data["players"] = [
        {
            "name": _cut(seat.name, longest) or str(number),
            "sourcePlayerId": seat.id,
            "winner": seat.is_winner,
            "score": seat.score,
            **({"rank": seat.rank} if has_ranks else {}),
        }
        for number, seat in enumerate(play.seats, 1)
    ]
    return ADDRESS + quote(msgspec.json.encode(data), safe=_PLAIN)


def _cut(name: str, longest: int) -> str:
    """A name that takes at most `longest` bytes in a link; one that is cut ends with dots."""
    if len(_quoted(name)) <= longest:
        return name
    kept, room = "", longest - len(_quoted(_ELLIPSIS))
    for letter in name:
        room -= len(_quoted(letter))
        if room < 0:
            break
        kept += letter
    # Of very little room, the first letter is worth more than dots.
    first = name[:1]
    return kept + _ELLIPSIS if kept else first if len(_quoted(first)) <= longest else ""


def _quoted(text: str) -> str:
    return quote(msgspec.json.encode(text)[1:-1], safe=_PLAIN)


def bgsplay(plays: Sequence[Play], me: str = "") -> bytes:
    """Return a file that BG Stats imports.

    Args:
        plays: The plays.
        me: The key of the player whose BG Stats it is, if that is known.

    Returns:
        The file `.bgsplay`: JSON in UTF-8.
    """
    found = dict.fromkeys(play.game for play in plays)
    games = {game: number for number, game in enumerate(found, 1)}
    titles = {play.game: play.title for play in reversed(plays)}
    people = [seat for play in plays for seat in play.seats if seat.is_person]
    # The name that was used last is shown.
    names = {seat.key: seat.name for seat in people}
    numbers = {key: number for number, key in enumerate(names, 1)}
    players = [_player(number, key, names[key]) for key, number in numbers.items()]
    anonymous = len(players) + 1
    if any(not seat.is_person for play in plays for seat in play.seats):
        players.append(
            {
                **_player(anonymous, "", ANONYMOUS),
                "isAnonymous": True,
                "metaData": _encoded({"isNpc": 1}).decode(),
            }
        )
    made = {
        "about": "Plays from Stowaway, for BG Stats.",
        "games": [_game(number, game, titles[game]) for game, number in games.items()],
        "players": players,
        "locations": [],
        "plays": [_play(play, games[play.game], numbers, anonymous) for play in plays],
        "userInfo": {"meRefId": numbers.get(me, 0)},
    }
    return msgspec.json.format(_encoded(made), indent=1) + b"\n"


def _game(number: int, game: str, title: str) -> dict[str, Any]:
    return {
        "id": number,
        "uuid": uuid_of("game", game),
        "name": title,
        "bggId": 0,
        "bggName": "",
        "cooperative": False,
        "highestWins": True,
        "noPoints": False,
        "usesTeams": False,
        "isBaseGame": 1,
        "isExpansion": 0,
    }


def _player(number: int, key: str, name: str) -> dict[str, Any]:
    return {"id": number, "uuid": uuid_of("player", key), "name": name, "isAnonymous": False}


def _play(play: Play, game: int, numbers: dict[str, int], anonymous: int) -> dict[str, Any]:
    date = _date(play.finished)
    return {
        "uuid": uuid_of("play", play.digest),
        "gameRefId": game,
        "playDate": date,
        "playDateYmd": int(f"{play.finished.astimezone():%Y%m%d}"),
        "entryDate": date,
        "modificationDate": date,
        "durationMin": 0,
        "board": play.variant,
        "ignored": False,
        "manualWinner": True,
        "usesTeams": False,
        "rounds": 0,
        "rating": 0,
        "bggId": 0,
        "playerScores": [
            _score(number, seat, numbers.get(seat.key, anonymous) if seat.is_person else anonymous)
            for number, seat in enumerate(play.seats, 1)
        ],
    }


def _score(order: int, seat: PlaySeat, player: int) -> dict[str, Any]:
    made = {
        "playerRefId": player,
        "score": str(seat.score),
        "winner": seat.is_winner,
        "newPlayer": False,
        "startPlayer": False,
        "rank": seat.rank,
        "seatOrder": order,
    }
    return made if seat.is_person else {**made, "role": seat.name}


def _date(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y-%m-%d %H:%M:%S}"


def _encoded(made: object) -> bytes:
    return msgspec.json.encode(made)
