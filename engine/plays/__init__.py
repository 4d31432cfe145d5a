"""engine.plays: finished matches in the forms that other programs read: BG Stats and CSV.

What is written here holds no more than a result page: who played, when, and the scores. Texts in
the person's language, such as names and titles, come from whoever asks.
"""

from engine.plays.play import Play, PlaySeat, winners

__all__ = ["Play", "PlaySeat", "winners"]
