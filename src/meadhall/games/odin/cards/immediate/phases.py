"""Cards that hold a phase for their owner alone."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.granted import bonus_alone, hear_of_phase
from meadhall.games.odin.cards.moments import PHASE_AFTER, PHASE_BEFORE, PHASE_DURING, PLAYED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.rules.feast import feast_alone
from meadhall.games.odin.rules.phases import BREEDING, breed
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


def would_breed(state: State, seat: int, moment: Moment) -> bool:
    """Whether an animal would be born or conceived."""
    components = state.components
    have = state.clans[seat].have
    return (
        have[components.pregnant_sheep] + have[components.pregnant_cattle] > 0
        or max(have[components.sheep], have[components.cattle]) >= components.needed_to_breed
    )


@effect(35, PLAYED, may=True, when=would_breed)
def cattle_breeder(state: State, seat: int, moment: Moment) -> Ask[None]:
    """35 Cattle Breeder: a breeding phase of your own, for sheep and cattle."""
    yield from hear_of_phase(state, seat, PHASE_BEFORE, BREEDING)
    breed(state, seat)
    yield from hear_of_phase(state, seat, PHASE_DURING, BREEDING)
    yield from hear_of_phase(state, seat, PHASE_AFTER, BREEDING)
