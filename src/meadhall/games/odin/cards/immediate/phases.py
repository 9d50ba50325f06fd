"""Cards that hold a phase for their owner alone."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.granted import bonus_alone
from meadhall.games.odin.cards.moments import PLAYED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.rules.feast import feast_alone
from meadhall.games.odin.state import State


@effect(5, PLAYED)
def chief(state: State, seat: int, moment: Moment) -> Ask[None]:
    """5 Chief: a feast of your own, at once, with penalties for empty spaces."""
    yield from feast_alone(state, seat)


@effect(20, PLAYED, may=True)
def builder(state: State, seat: int, moment: Moment) -> Ask[None]:
    """20 Builder: a bonus phase for your houses."""
    yield from bonus_alone(state, seat, "house")


@effect(21, PLAYED, may=True)
def collector(state: State, seat: int, moment: Moment) -> Ask[None]:
    """21 Collector: a bonus phase for your home board."""
    yield from bonus_alone(state, seat, "home")
