"""Phase 9: the feast ('Banquete'). Food and silver on every free space of the banquet table, from the left."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.hooks import fire, total
from meadhall.games.odin.cards.moments import (
    ALONG,
    BARRED,
    BENDS_DISHES,
    PHASE_AFTER,
    PHASE_BEFORE,
    PHASE_DURING,
    SERVED,
    Moment,
)
from meadhall.games.odin.components.tables import AMOUNTS
from meadhall.games.odin.puzzle.tables import PIECE
from meadhall.games.odin.rules.phases import FEAST_PHASE, announce, lay_before, play_parts
from meadhall.games.odin.state import BEFORE_BONUS, EMPTY_PLACE, LAST_PLACEMENT, State

EMPTY: Final = "empty"
COINS: Final = "coins"
LEAVE: Final = "done"


def feast(state: State) -> Ask[None]:
    """Everybody serves at the same time; what was served goes back to the general supply."""

    def part(seat: int) -> Ask[None]:
        return serve(state, seat)

    yield from play_parts(state, list(range(state.players)), part, ("anytime", "feast"))
    yield from announce(state, PHASE_AFTER, FEAST_PHASE)
    for clan in state.clans:
        clan.table = []
    state.step = LAST_PLACEMENT if state.round == state.rounds else BEFORE_BONUS


def serve(state: State, seat: int) -> Ask[None]:
    """Cover the table: tiles, coins, or a Thing penalty for each space that stays empty."""
    components = state.components
    if not state.clans[seat].ready:
        yield from lay_before(state, seat, "phase.feast")
        if state.listening[seat] & PHASE_DURING:
            yield from fire(state, seat, Moment(PHASE_DURING, phase=FEAST_PHASE))
    while (room := room_left(state, seat)) > 0:
        option = yield Decision(seat, "feast", feast_options(state, seat, room), AMOUNTS[room])
        if option == COINS:
            for _ in range(room):
                put_on_table(state, seat, components.silver, along=False)
        elif option == LEAVE:
            leave_empty(state, seat, room)
        elif option == EMPTY:
            leave_empty(state, seat, 1)
        else:
            code = components.dishes.index[option]
            put_on_table(state, seat, code // 2, along=code % 2 == 1)
            if state.listening[seat] & SERVED:
                yield from fire(state, seat, Moment(SERVED, thing=code // 2))


def feast_alone(state: State, seat: int) -> Ask[None]:
    """A feast of one seat, with all that its occupations do at a feast; then the table is cleared."""
    for kind in (PHASE_BEFORE, PHASE_DURING):
        if state.listening[seat] & kind:
            yield from fire(state, seat, Moment(kind, phase=FEAST_PHASE, private=True))
    state.clans[seat].ready = True
    yield from serve(state, seat)
    state.clans[seat].ready = False
    if state.listening[seat] & PHASE_AFTER:
        yield from fire(state, seat, Moment(PHASE_AFTER, phase=FEAST_PHASE, private=True))
    state.clans[seat].table = []


def room_left(state: State, seat: int) -> int:
    """Spaces that neither Vikings nor ships nor food nor silver cover yet."""
    components = state.components
    room = state.table_room(seat)
    for code in state.clans[seat].table:
        if code == EMPTY_PLACE:
            room -= 1
        elif code % 2:
            room -= components.along[code // 2]
        else:
            room -= components.upright[code // 2]
    return room


def length_on_table(state: State, code: int) -> int:
    components = state.components
    return components.along[code // 2] if code % 2 else components.upright[code // 2]


def feast_options(state: State, seat: int, room: int) -> list[str]:
    """What may come next: no colour beside itself, one tile of a kind along the table, nothing over its end."""
    components = state.components
    puzzle = components.puzzle
    clan = state.clans[seat]
    have = clan.have
    last = PIECE
    if clan.table and clan.table[-1] != EMPTY_PLACE:
        last = puzzle.colour[clan.table[-1] // 2]
    lying = 0
    for code in clan.table:
        if code >= 0 and code % 2:
            lying |= 1 << components.dish[code // 2]
    barred = 0
    if state.listening[seat] & BENDS_DISHES:
        barred, lying = bent_dishes(state, seat, lying)
    names = components.dishes.names
    along = components.along
    upright = components.upright
    options: list[str] = []
    for good in state.goods.dishes_beside[last]:
        if not have[good] or barred >> good & 1:
            continue
        if upright[good] < along[good] <= room and not lying >> components.dish[good] & 1:
            options.append(names[2 * good + 1])
        if upright[good] <= room:
            options.append(names[2 * good])
    if have[components.silver]:
        options.append(names[2 * components.silver])
        if 1 < room <= have[components.silver]:
            options.append(COINS)
    options.append(EMPTY)
    if room > 1:
        options.append(LEAVE)
    return options


def bent_dishes(state: State, seat: int, lying: int) -> tuple[int, int]:
    """Thanks to occupations: the food (bits) that is not served, and that of which no more may lie along the table."""
    components = state.components
    table = state.clans[seat].table
    barred = 0
    have = state.clans[seat].have
    for good in state.goods.food:
        if have[good] and state.listening[seat] & BARRED and total(state, seat, Moment(BARRED, thing=good)) > 0:
            barred |= 1 << good
        if lying >> good & 1 and state.listening[seat] & ALONG:
            along = sum(1 for code in table if code >= 0 and code % 2 and components.dish[code // 2] == good)
            if along < 1 + total(state, seat, Moment(ALONG, thing=good)):
                lying &= ~(1 << good)
    return barred, lying


def put_on_table(state: State, seat: int, good: int, *, along: bool) -> None:
    clan = state.clans[seat]
    clan.have[good] -= 1
    clan.table.append(2 * good + along)
    if state.told is not None:
        state.tell("served", seat, state.components.puzzle.goods.names[good], length_on_table(state, clan.table[-1]))


def leave_empty(state: State, seat: int, spaces: int) -> None:
    """A Thing penalty for each space that is not covered."""
    clan = state.clans[seat]
    clan.table += [EMPTY_PLACE] * spaces
    clan.penalties += spaces
    state.tell("penalty", seat, amount=spaces)
