"""Moments at which occupations act. A seat that listens to none of them costs one test of a bit at each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meadhall.engine.decision import Ask

if TYPE_CHECKING:
    from meadhall.games.odin.state import State

# `about` says which one it is: a space, a step of dice, a phase, a thing, a board, a number of Vikings.
PLAYED: Final = 1 << 0
"""The card itself has just been played."""
SPACE_BEFORE: Final = 1 << 1
SPACE_WITH: Final = 1 << 2
"""With the reward of a space, before its last word."""
SPACE_AFTER: Final = 1 << 3
ACTION_BEFORE: Final = 1 << 4
"""Before hunting, raiding, exploring, emigrating, trading overseas or upgrading; `about` is the kind of step."""
ACTION_AFTER: Final = 1 << 5
ROLL: Final = 1 << 6
SUCCESS: Final = 1 << 7
FAILURE: Final = 1 << 8
PHASE_BEFORE: Final = 1 << 9
PHASE_DURING: Final = 1 << 10
PHASE_AFTER: Final = 1 << 11
RECEIVE: Final = 1 << 12
"""Things have come into the supply: `state.clans[seat].received` lists them."""
MOUNTAIN_TAKE: Final = 1 << 13
MOUNTAIN_DECAY: Final = 1 << 14
PLACE: Final = 1 << 15
"""A good has been laid on a board; `about` is the good."""
SERVE: Final = 1 << 16
"""A good has been laid on the banquet table."""
BUILT: Final = 1 << 17
"""A house or a ship has been built on a space; `about` is the thing."""
SHIP_GAINED: Final = 1 << 18
DRAW_OCCUPATION: Final = 1 << 19
HOUSE_BONUS: Final = 1 << 20
VIKINGS_BACK: Final = 1 << 21
THING_COUNT: Final = 1 << 22
"""The number of Vikings on the Thing square has changed."""
SCORING: Final = 1 << 23

Effect = Callable[["State", int, int, int], Ask[None]]
"""What a card does: (state, seat, moment, about)."""


def fire(state: State, seat: int, moment: int, about: int) -> Ask[None]:
    """Let those of the seat's occupations act that listen to this moment."""
    parts = state.parts
    for card in state.clans[seat].played[:]:
        if parts.listens[card] & moment:
            yield from parts.effects[card](state, seat, moment, about)
