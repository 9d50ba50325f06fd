"""Moments at which occupations act. A seat that listens to none of them costs one test of a bit at each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from meadhall.engine.decision import Ask

if TYPE_CHECKING:
    from meadhall.games.odin.state import State

# Some moments come while seats act side by side: PLACE, SHIP_GAINED, RECEIVE and the feast's PHASE_DURING. An effect
# then touches its own seat alone and draws nothing (see `Together`).
# `about` says which one it is: a space, a deed, a phase, a thing, a board, a number of Vikings.
PLAYED: Final = 1 << 0
"""The card itself has just been played; `about` is the card."""
SPACE_BEFORE: Final = 1 << 1
"""`about` is the space whose action is done; who imitates uses the imitated one."""
SPACE_WITH: Final = 1 << 2
"""With the reward of a space, before its last word."""
SPACE_AFTER: Final = 1 << 3
ACTION_BEFORE: Final = 1 << 4
"""A step of a space has been chosen and is about to be done; `about` is its deed, and `state.taken` the space."""
ACTION_AFTER: Final = 1 << 5
"""The same, once it is done; nothing is heard of a step that was left out."""
ROLL: Final = 1 << 6
"""`about` is the number rolled."""
SUCCESS: Final = 1 << 7
"""Of a dice action; `about` is its deed, and `state.taken` the space."""
FAILURE: Final = 1 << 8
PHASE_BEFORE: Final = 1 << 9
PHASE_DURING: Final = 1 << 10
"""What the phase does has been done. At the feast: before the first dish, each seat by itself."""
PHASE_AFTER: Final = 1 << 11
RECEIVE: Final = 1 << 12
"""Things have come into the supply at once; `as_things` of `about` lists them."""
MOUNTAIN_TAKE: Final = 1 << 13
"""`about` is the thing that an item of a strip shows."""
MOUNTAIN_DECAY: Final = 1 << 14
PLACE: Final = 1 << 15
"""A good has been laid, the last of its board's `placed`; `about` is the board, by its place among the seat's."""
SERVE: Final = 1 << 16
"""A good or coin was laid on the banquet table, which is full now; `about` is the good."""
BUILT: Final = 1 << 17
"""A house or a ship has been built on a space; `about` is the thing. A ship given for another is not built."""
SHIP_GAINED: Final = 1 << 18
DRAW_OCCUPATION: Final = 1 << 19
"""A dark card is about to be drawn; an effect that says so takes the place of it."""
HOUSE_BONUS: Final = 1 << 20
"""A house has given its bonuses; `about` is the house, by its place among the seat's boards."""
VIKINGS_BACK: Final = 1 << 21
"""`about` is the number of Vikings that came back from a space to the Thing square."""
THING_COUNT: Final = 1 << 22
"""The number of Vikings on the Thing square has changed; `about` is the number."""
SCORING: Final = 1 << 23

THING_BITS: Final = 8
"""All things, ships and buildings among them, have numbers below 255."""

Effect = Callable[["State", int, int, int], Ask[bool]]
"""What a card does: (state, seat, moment, about). True: it did this instead of what would have come now."""


def as_number(things: list[int]) -> int:
    """Several things as what a moment is about."""
    number = 0
    for thing in reversed(things):
        number = number << THING_BITS | thing + 1
    return number


def as_things(number: int) -> list[int]:
    """The things again, in the order in which they came."""
    things: list[int] = []
    while number:
        things.append(number % (1 << THING_BITS) - 1)
        number >>= THING_BITS
    return things


def fire(state: State, seat: int, moment: int, about: int) -> Ask[bool]:
    """Let those of the seat's occupations act that listen to this moment; whether one stands in for what would come."""
    components = state.components
    for card in state.clans[seat].played[:]:
        if components.listens[card] & moment and (yield from components.effects[card](state, seat, moment, about)):
            return True
    return False
