"""The engine: rules, bots and files of Stowaway, usable without a screen.

A match in ten lines, between two computer players:

>>> from engine import catalog
>>> from engine.core import AwaitingSeats, Level
>>> from engine.match import Player, begin
>>> game = catalog.game("pack-the-essentials")
>>> players = (Player("computer", Level("random")), Player("computer", Level("easy")))
>>> match = begin(game, "PE-7K3F-9QX2", players)
>>> while isinstance(match.awaiting, AwaitingSeats):
...     seat = match.awaiting.due[0]
...     *_, thought = match.think(seat)
...     _ = match.submit(seat, thought.best)
>>> [sheet.total for sheet in match.sheets(None)] == list(match.result.scores)
True

What a seat sees is its view; what it may do is listed lazily:

>>> match = begin(game, "PE-7K3F-9QX2", players)
>>> view, legal = match.view(match.seats[0]), match.legal(match.seats[0])
>>> view.round, legal.count(), next(iter(legal)) in legal
(1, 4, True)

An act that breaks a rule is refused by the rule's number, and changes nothing:

>>> from engine.core import Refused
>>> try:
...     match.submit(match.seats[1], next(iter(legal)))
... except Refused as refused:
...     print(refused.key, match.inputs)
TURN 4
"""
