"""Cards of the phases of a round."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.odin.cards.counters import served
from meadhall.games.odin.cards.granted import leading_items, take_items, use_without_vikings
from meadhall.games.odin.cards.memory import note, noted
from meadhall.games.odin.cards.moments import BARRED, PHASE_AFTER, PHASE_BEFORE, PHASE_DURING, Moment
from meadhall.games.odin.cards.registry import changes, effect
from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.rules.conditions import able_spaces
from meadhall.games.odin.rules.supply import gain, pay
from meadhall.games.odin.state import State

LATECOMER: Final = 91
SOBER_MAN: Final = 160
SOWER: Final = 169

NO_HARVEST: Final = Heard(phase="harvest", harvest=False)
MOST_PEAS: Final = 8


def spaces_beside(state: State, seat: int) -> int:
    """The free spaces (bits) of the first column next to one of the seat's Vikings that 1 silver less still allows."""
    components = state.components
    have = state.clans[seat].have
    if not have[components.silver]:
        return 0
    column = components.in_column[1]
    have[components.silver] -= 1
    able = able_spaces(state, seat, column & state.free)
    have[components.silver] += 1
    rows = [components.spaces[space].row for space in bits(state.standing[state.colour(seat)] & column)]
    found = 0
    for space in bits(able & column & state.free):
        if any(abs(components.spaces[space].row - row) == 1 for row in rows):
            found |= 1 << space
    return found


def has_space_beside(state: State, seat: int, moment: Moment) -> bool:
    return spaces_beside(state, seat) != 0


@effect(LATECOMER, PHASE_AFTER, Heard(phase="actions"), may=True, when=has_space_beside)
def latecomer(state: State, seat: int, moment: Moment) -> Ask[None]:
    """91 Latecomer: after the actions, 1 silver to use a free space of column 1 above or below one of your Vikings."""
    names = state.components.space_names
    option = yield Decision(seat, "follow", names.of(spaces_beside(state, seat)))
    pay(state, seat, state.components.silver, 1)
    yield from use_without_vikings(state, seat, names.index[option])


def some_strip_lies(state: State, seat: int, moment: Moment) -> bool:
    return bool(state.strips)


@effect(95, PHASE_DURING, NO_HARVEST, may=True, when=some_strip_lies)
def wanderer(state: State, seat: int, moment: Moment) -> Ask[None]:
    """95 Wanderer: without a harvest, two items of a strip."""
    yield from take_items(state, seat, [strip for strip, _, _ in leading_items(state)], 2)


def more_peas(state: State, seat: int) -> int:
    """As many as there are, but no more than eight together."""
    peas = state.clans[seat].have[state.components.number_of("peas")]
    return max(0, min(peas, MOST_PEAS - peas))


def can_double_peas(state: State, seat: int, moment: Moment) -> bool:
    return more_peas(state, seat) > 0


@effect(97, PHASE_DURING, NO_HARVEST, may=True, when=can_double_peas)
def pea_counter(state: State, seat: int, moment: Moment) -> Ask[None]:
    """97 Pea Counter: without a harvest, double your peas, up to eight."""
    gain(state, seat, state.components.number_of("peas"), more_peas(state, seat))
    yield from ()


def no_mead_lies(state: State, seat: int, moment: Moment) -> bool:
    return not served(state.components.number_of("mead"), state, seat)


@effect(SOBER_MAN, PHASE_DURING, Heard(phase="feast"), may=True, when=no_mead_lies)
def sober_man(state: State, seat: int, moment: Moment) -> Ask[None]:
    """160 Sober Man: 1 silver before the feast, if you then serve no mead."""
    note(state, SOBER_MAN, 1)
    gain(state, seat, state.components.silver, 1)
    yield from ()


@changes(SOBER_MAN, BARRED, Heard(things=["mead"]))
def serves_no_mead(state: State, seat: int, moment: Moment) -> int:
    """160 Sober Man: mead is not served at a feast for which the silver was taken."""
    return noted(state, SOBER_MAN)


def has_renounced(state: State, seat: int, moment: Moment) -> bool:
    return noted(state, SOBER_MAN) > 0


@effect(SOBER_MAN, PHASE_AFTER, Heard(phase="feast"), when=has_renounced)
def drinks_again(state: State, seat: int, moment: Moment) -> Ask[None]:
    """160 Sober Man: the promise ends with the feast."""
    note(state, SOBER_MAN, 0)
    yield from ()


def crops(state: State) -> list[int]:
    return [state.components.number_of("flax"), state.components.number_of("grain")]


@effect(SOWER, PHASE_BEFORE, Heard(phase="harvest", harvest=True))
def looks_at_barn(state: State, seat: int, moment: Moment) -> Ask[None]:
    """169 Sower: what you have when the harvest begins decides."""
    have = state.clans[seat].have
    note(state, SOWER, sum(1 << place for place, crop in enumerate(crops(state)) if have[crop]))
    yield from ()


def had_seed(state: State, seat: int, moment: Moment) -> bool:
    return noted(state, SOWER) > 0


@effect(SOWER, PHASE_DURING, Heard(phase="harvest", harvest=True), when=had_seed)
def sower(state: State, seat: int, moment: Moment) -> Ask[None]:
    """169 Sower: with a harvest, 1 flax or 1 grain more, of what you had."""
    names = state.components.things
    seed = noted(state, SOWER)
    note(state, SOWER, 0)
    options = [names.names[crop] for place, crop in enumerate(crops(state)) if seed >> place & 1]
    option = yield Decision(seat, "effect_way", options, state.components.cards.names[SOWER - 1])
    gain(state, seat, names.index[option], 1)
