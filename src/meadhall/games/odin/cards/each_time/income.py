"""Cards that lay something before the income."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.hooks import LEAVE
from meadhall.games.odin.cards.moments import PHASE_BEFORE, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.puzzle.laying import boards_with_room, lay
from meadhall.games.odin.rules.supply import gain
from meadhall.games.odin.state import State

BEFORE_INCOME: Final = Heard(phase="income")


def lands(state: State, seat: int) -> list[int]:
    """The seat's home board and exploration boards that have room for ore, by their place."""
    printed = state.components.puzzle.printed
    boards = state.clans[seat].boards
    room = boards_with_room(state, seat, state.components.ore)
    return [index for index in room if printed[boards[index].kind].group in ("home", "exploration")]


def can_unload(state: State, seat: int, moment: Moment) -> bool:
    return bool(state.clans[seat].longships) and bool(lands(state, seat))


@effect(9, PHASE_BEFORE, BEFORE_INCOME, may=True, when=can_unload)
def ore_boatman(state: State, seat: int, moment: Moment) -> Ask[None]:
    """9 Ore Boatman: before the income, 1 ore per longship, laid at once on the home board or exploration boards."""
    components = state.components
    for number in range(len(state.clans[seat].longships)):
        among = lands(state, seat)
        if not among:
            break
        if number:
            name = components.cards.names[8]
            option = yield Decision(seat, "effect_way", [components.things.names[components.ore], LEAVE], name)
            if option == LEAVE:
                break
        gain(state, seat, components.ore, 1)
        yield from lay(state, seat, components.ore, among)


def sheds(state: State, seat: int, resource: int) -> list[int]:
    """The seat's sheds that have room for the resource, by their place."""
    boards = state.clans[seat].boards
    shed = state.components.puzzle.boards.index["board.shed"]
    return [index for index in boards_with_room(state, seat, resource) if boards[index].kind == shed]


def stored(state: State, seat: int) -> list[int]:
    """Wood and stone that can be laid in a shed."""
    have = state.clans[seat].have
    resources = (state.components.wood, state.components.stone)
    return [resource for resource in resources if have[resource] and sheds(state, seat, resource)]


def can_store(state: State, seat: int, moment: Moment) -> bool:
    return bool(stored(state, seat))


@effect(42, PHASE_BEFORE, BEFORE_INCOME, may=True, when=can_store)
def steward(state: State, seat: int, moment: Moment) -> Ask[None]:
    """42 Steward: before the income, 1 silver for a wood or a stone that is laid in a shed."""
    names = state.components.things
    options = [names.names[resource] for resource in stored(state, seat)]
    option = yield Decision(seat, "effect_way", options, state.components.cards.names[41])
    resource = names.index[option]
    yield from lay(state, seat, resource, sheds(state, seat, resource))
    gain(state, seat, state.components.silver, 1)
