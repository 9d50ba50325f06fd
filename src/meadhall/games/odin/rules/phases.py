"""The phases of a round, apart from actions and feast ('Andamento do jogo')."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.decision import Ask, Together
from meadhall.engine.names import bits
from meadhall.games.odin.cards.hooks import fire
from meadhall.games.odin.cards.memory import memory_of
from meadhall.games.odin.cards.moments import (
    ALONE,
    ENDS_PHASE,
    HOUSE_BONUS,
    IN_FORCE,
    PHASE_AFTER,
    PHASE_BEFORE,
    PHASE_DURING,
    PHASE_INSTEAD,
    Moment,
)
from meadhall.games.odin.components.tables import MINI_HARVEST
from meadhall.games.odin.harvest.phase import lose_altar, receive_resources, turn_up_harvest_marker
from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.puzzle.placement import OwnBoard, bonuses, income
from meadhall.games.odin.rules.anytime import act
from meadhall.games.odin.rules.mountain import update_mountain
from meadhall.games.odin.rules.supply import draw_weapon, gain, is_left, settle_all
from meadhall.games.odin.state import FEAST, NOBODY, ROUND_BEGINS, TURN, State

NEW_VIKING: Final = 1
HARVEST: Final = 2
EXPLORATION_BOARDS: Final = 3
NEW_WEAPON: Final = 4
ACTIONS: Final = 5
START_PLAYER: Final = 6
INCOME: Final = 7
BREEDING: Final = 8
FEAST_PHASE: Final = 9
BONUS: Final = 10
MOUNTAIN_STRIPS: Final = 11
REMOVE_VIKINGS: Final = 12
PHASES: Final = (
    "",
    "new_viking",
    "harvest",
    "exploration_boards",
    "new_weapon",
    "actions",
    "start_player",
    "income",
    "breeding",
    "feast",
    "bonus",
    "mountain_strips",
    "remove_vikings",
)
WEAPON_CARD: Final = "weapon.card"
"""A bonus space that gives a card of the pile."""


# Occupations speak of harvest, weapon, actions, income, breeding, feast and bonus: these phases are announced.


def announce(state: State, kind: int, phase: int) -> Ask[None]:
    """Let everybody's occupations act before, during or after a phase, from the start player on."""
    if not state.is_heard(kind):
        return
    moment = Moment(kind, phase=phase, harvest=state.harvest)
    for seat in state.clockwise_from(state.moose):
        if state.listening[seat] & kind:
            yield from fire(state, seat, moment)


def end_phase(state: State, phase: int) -> Ask[None]:
    """What the phase does has been done: what it has brought, the moments with it and after it."""
    if state.is_heard(ENDS_PHASE):
        yield from settle_all(state)
        yield from announce(state, PHASE_DURING, phase)
        yield from announce(state, PHASE_AFTER, phase)


def begin_round(state: State) -> Ask[None]:
    """Phases 1 to 4: a new Viking, the harvest, exploration boards, a new weapon."""
    state.round += 1
    state.tell("round", amount=state.round)
    if state.is_heard(IN_FORCE):
        memory_of(state).placements = []
    new_vikings(state)
    yield from announce(state, PHASE_BEFORE, HARVEST)
    harvest(state)
    yield from end_phase(state, HARVEST)
    if isinstance(state.seasons, Seasons):
        turn_up_harvest_marker(state, state.seasons)
    turn_exploration_board(state)
    for seat in state.clockwise_from(state.moose):
        if state.listening[seat] & PHASE_INSTEAD:
            instead = yield from fire(state, seat, Moment(PHASE_INSTEAD, phase=NEW_WEAPON))
            if instead:
                continue
        draw_weapon(state, seat)
    yield from end_phase(state, NEW_WEAPON)
    for clan in state.clans:
        clan.passed = False
    state.turn = state.moose
    state.step = TURN


def new_vikings(state: State) -> None:
    """Phase 1: the leftmost Viking of the banquet table joins; alone, two of the other colour."""
    count = state.components.solo[state.length].table[state.round - 1] if state.players == 1 else 1
    for clan in state.clans:
        clan.thing += count
    state.tell("new_viking", amount=count)


def harvest(state: State) -> None:
    """Phase 2: everybody receives one of each crop up to the number of the harvest, and what resource markers show."""
    state.tell("harvest" if state.harvest else "no_harvest", amount=state.harvest)
    for seat in range(state.players):
        for crop in state.components.crops[state.harvest]:
            gain(state, seat, crop, 1)
    if isinstance(state.seasons, Seasons):
        receive_resources(state, state.seasons)


def turn_exploration_board(state: State) -> None:
    """Phase 3: a board is turned over; silver comes on the others, and leaves the one that is turned.

    Silver is laid even if the board to be turned is somebody's already. Boards of mini-expansions are turned with the
    one whose letter they share, each on its own account ('Minidodatki').
    """
    components = state.components
    turned = components.lengths[state.length].turned[state.round - 1]
    if not turned:
        return
    names = components.puzzle.boards.names
    state.shores = state.shores[:]
    state.board_silver = state.board_silver[:]
    for place, board in enumerate(state.shores):
        if state.owner[place] != NOBODY:
            continue
        printed = components.puzzle.printed[board]
        if printed.letter == turned:
            state.shores[place] = printed.other_side
            state.board_silver[place] = 0
            state.tell("board_turned", -1, names[printed.other_side])
            if printed.mini_expansion == MINI_HARVEST:
                lose_altar(state)
        else:
            state.board_silver[place] += components.board_silver
            state.tell("silver_on_board", -1, names[board], state.board_silver[place])


def before_income(state: State) -> Ask[None]:
    """Phases 7 and 8: income and breeding; before the income, time to lay goods."""
    yield from lay_together(state, "phase.income")
    yield from announce(state, PHASE_BEFORE, INCOME)
    for seat in range(state.players):
        silver = income_of(state, seat)
        state.tell("income", seat, amount=silver)
        if silver:
            gain(state, seat, state.components.silver, silver)
    yield from end_phase(state, INCOME)
    yield from announce(state, PHASE_BEFORE, BREEDING)
    for seat in range(state.players):
        breed(state, seat)
    yield from end_phase(state, BREEDING)
    state.step = FEAST
    yield from announce(state, PHASE_BEFORE, FEAST_PHASE)


def lay_together(state: State, about: str) -> Ask[None]:
    """Everybody at the same time: a last chance to lay goods before something is counted."""

    def part(seat: int) -> Ask[None]:
        return lay_before(state, seat, about)

    seats = [seat for seat, clan in enumerate(state.clans) if not clan.ready]
    yield from play_parts(state, seats, part, ("anytime",))


def play_parts(
    state: State, seats: list[int], part: Callable[[int], Ask[None]], resumable: tuple[str, ...]
) -> Ask[None]:
    """Side by side; whose occupations may draw, or touch what is common, comes after the others, one by one."""
    alone = [seat for seat in seats if state.listening[seat] & ALONE] if state.is_heard(ALONE) else []
    yield Together([seat for seat in seats if seat not in alone] if alone else seats, part, resumable=resumable)
    if alone:
        for seat in state.clockwise_from(state.moose):
            if seat in alone:
                yield from part(seat)
    for clan in state.clans:
        clan.ready = False


def lay_before(state: State, seat: int, about: str) -> Ask[None]:
    """One seat's anytime actions before a phase, one after the other, until it has done."""
    if not state.clans[seat].ready:
        while (yield from act(state, seat, about)):
            pass
        state.clans[seat].ready = True


def income_of(state: State, seat: int) -> int:
    """Phase 7: the lowest bare income of each board."""
    puzzle = state.components.puzzle
    return sum(income(puzzle, board) for board in state.clans[seat].boards)


def breed(state: State, seat: int) -> None:
    """Phase 8: animals with young give birth; if there are none, one of two or more conceives. Sheep, then cattle."""
    components = state.components
    have = state.clans[seat].have
    for plain, pregnant in (
        (components.sheep, components.pregnant_sheep),
        (components.cattle, components.pregnant_cattle),
    ):
        mothers = have[pregnant]
        if mothers:
            have[pregnant] = 0
            have[plain] += mothers
            state.tell("born", seat, components.things.names[plain], mothers)
            gain(state, seat, plain, mothers)
        elif have[plain] >= components.needed_to_breed:
            have[plain] -= 1
            have[pregnant] += 1
            state.tell("pregnant", seat, components.things.names[plain], 1)


def before_bonus(state: State) -> Ask[None]:
    """Phases 10 to 12: bonus, mountain strips, Vikings home; before the bonus, time to lay goods."""
    yield from lay_together(state, "phase.bonus")
    yield from announce(state, PHASE_BEFORE, BONUS)
    # All boards are looked at before anything is received.
    found = [bonuses_of(state, seat) for seat in range(state.players)]
    for seat, boards in enumerate(found):
        yield from receive_bonuses(state, seat, boards)
    yield from end_phase(state, BONUS)
    yield from update_mountain(state)
    remove_vikings(state)
    state.step = ROUND_BEGINS


def bonuses_of(state: State, seat: int) -> list[list[str]]:
    """By board: what its surrounded bonus spaces show."""
    return [bonuses(state.components.puzzle, board) for board in state.clans[seat].boards]


def receive_bonuses(state: State, seat: int, by_board: list[list[str]]) -> Ask[None]:
    """What the bonus spaces give, board by board; of limited pieces, if one is left."""
    boards = state.clans[seat].boards
    for index, things in enumerate(by_board):
        if not things:
            continue
        kind = boards[index].kind
        if state.listening[seat] & HOUSE_BONUS and state.components.is_house[kind]:
            given = [state.components.things.index[thing] for thing in things if thing != WEAPON_CARD]
            instead = yield from fire(state, seat, Moment(HOUSE_BONUS, things=given, board=index))
            if instead:
                continue
        receive_bonus(state, seat, kind, things)


def receive_bonus(state: State, seat: int, kind: int, things: list[str]) -> None:
    components = state.components
    for thing in things:
        if gives(state, thing):
            state.tell("bonus", seat, components.puzzle.boards.names[kind])
            if thing == WEAPON_CARD:
                draw_weapon(state, seat)
            else:
                gain(state, seat, components.things.index[thing], 1)


def gives(state: State, thing: str) -> bool:
    """Whether a bonus space that shows this has it to give."""
    return thing == WEAPON_CARD or is_left(state, state.components.things.index[thing])


def bonuses_to_come(state: State, board: OwnBoard) -> list[str]:
    """What a board will give in the next bonus phase, as it is covered now; the last round has none."""
    if state.round == state.rounds:
        return []
    return [thing for thing in bonuses(state.components.puzzle, board) if gives(state, thing)]


def remove_vikings(state: State) -> None:
    """Phase 12: Vikings go home; alone, those of the round before, while this round's stay and block."""
    colour = state.colour(0)
    alone = state.players == 1
    if alone:
        clan = state.clans[0]
        clan.waiting, clan.thing = clan.thing, clan.waiting
    for owner, spaces in enumerate(state.standing):
        if alone and owner == colour:
            continue
        for space in bits(spaces):
            state.clans[0 if alone else owner].thing += state.space_vikings[space]
            state.space_vikings[space] = 0
        state.standing[owner] = 0
        state.free |= spaces
    state.tell("vikings_home")
