"""Phase 9: the feast ('Banquete'). Food and silver on every free space of the banquet table, from the left."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.games.odin.cards.hooks import PHASE_AFTER, PHASE_DURING, SERVE
from meadhall.games.odin.components.tables import AMOUNTS
from meadhall.games.odin.puzzle.tables import PIECE
from meadhall.games.odin.rules.phases import FEAST_PHASE, announce, end_together, lay_before
from meadhall.games.odin.rules.supply import happen
from meadhall.games.odin.state import BEFORE_BONUS, EMPTY_PLACE, LAST_PLACEMENT, State

EMPTY: Final = "empty"
COINS: Final = "coins"
LEAVE: Final = "done"


def feast(state: State) -> Ask[None]:
    """Everybody serves at the same time; what was served goes back to the general supply."""

    def part(seat: int) -> Ask[None]:
        return serve(state, seat)

    yield Together(range(state.players), part, resumable=("anytime", "feast"))
    end_together(state)
    yield from look_at_tables(state)
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
            yield from happen(state, seat, PHASE_DURING, FEAST_PHASE)
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


def look_at_tables(state: State) -> Ask[None]:
    """Occupations act on what was served, seat by seat: what they do may concern others, or draw cards."""
    for seat in state.clockwise_from(state.moose):
        if not state.listening[seat] & SERVE:
            continue
        for code in state.clans[seat].table[:]:
            if code != EMPTY_PLACE:
                yield from happen(state, seat, SERVE, code // 2)


def room_left(state: State, seat: int) -> int:
    """Spaces that neither Vikings nor ships nor food nor silver cover yet."""
    room = state.table_room(seat)
    for code in state.clans[seat].table:
        room -= 1 if code == EMPTY_PLACE else length_on_table(state, code)
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
    names = components.dishes.names
    along = components.along
    upright = components.upright
    options: list[str] = []
    for good in components.dishes_beside[last]:
        if not have[good]:
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


def put_on_table(state: State, seat: int, good: int, *, along: bool) -> None:
    clan = state.clans[seat]
    clan.have[good] -= 1
    clan.table.append(2 * good + along)
    state.tell("served", seat, state.components.puzzle.goods.names[good], length_on_table(state, clan.table[-1]))


def leave_empty(state: State, seat: int, spaces: int) -> None:
    """A Thing penalty for each space that is not covered."""
    clan = state.clans[seat]
    clan.table += [EMPTY_PLACE] * spaces
    clan.penalties += spaces
    state.tell("penalty", seat, amount=spaces)
