"""Cards that lower prices in a way that data cannot say."""

from __future__ import annotations

from meadhall.games.odin.cards.moments import PRICE, Moment
from meadhall.games.odin.cards.registry import changes
from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.state import State


@changes(2, PRICE, Heard(things=["silver"]))
def patron(state: State, seat: int, moment: Moment) -> int:
    """2 Patron: a space that costs 2 silver or more costs 1 less."""
    return int(moment.space >= 0 and moment.count >= 2)
