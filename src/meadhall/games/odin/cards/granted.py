"""What occupations let a seat do: actions, spaces without Vikings, items of the mountain, phases of its own."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.hooks import fire
from meadhall.games.odin.cards.memory import begin_action, end_action
from meadhall.games.odin.cards.moments import PHASE_AFTER, PHASE_BEFORE, PHASE_DURING, Moment
from meadhall.games.odin.cards.occupations import play_occupation
from meadhall.games.odin.components.spaces import EMIGRATE, LARGE_SHIP, TABLE_ROOM, UPGRADABLE, UPGRADE, Step
from meadhall.games.odin.puzzle.placement import bonuses
from meadhall.games.odin.rules.conditions import facts
from meadhall.games.odin.rules.mountain import GONE, items_left, take_item
from meadhall.games.odin.rules.phases import BONUS, receive_bonuses
from meadhall.games.odin.rules.prices import emigration_price
from meadhall.games.odin.rules.steps import do_steps
from meadhall.games.odin.rules.turn import hear_of_cards, use_space
from meadhall.games.odin.state import NO_ACTION, NOTHING_USED, NOWHERE, UNDER_WAY, State


def perform(state: State, seat: int, step: Step) -> Ask[None]:
    """An action that belongs to no space: it is heard of like any other."""
    taken, going_on = state.taken, state.action
    outer = begin_action(state, NOWHERE, NOWHERE, 0)
    state.taken = NOWHERE
    state.action = UNDER_WAY
    yield from do_steps(state, seat, [step], NOWHERE)
    end_action(state, outer)
    state.taken, state.action = taken, going_on


def upgrade_step(goods: int) -> Step:
    """'Upgrade so many goods' by one colour."""
    step = Step(UPGRADE, optional=True)
    step.clauses = [0]
    step.count = goods
    step.levels = 1
    return step


def emigration_step(off: int) -> Step:
    """An emigration for so much less silver."""
    step = Step(EMIGRATE, optional=True)
    step.clauses = [0]
    step.off = off
    return step


def can_emigrate(state: State, seat: int, off: int) -> bool:
    """Whether a card may let the seat emigrate for so much less."""
    needed = LARGE_SHIP | TABLE_ROOM
    price = max(0, emigration_price(state, seat, NOWHERE) - off)
    return not needed & ~facts(state, seat) and state.clans[seat].have[state.components.silver] >= price


def can_upgrade(state: State, seat: int, moment: Moment) -> bool:
    """Whether the seat has anything to raise."""
    return facts(state, seat) & UPGRADABLE != 0


def use_without_vikings(state: State, seat: int, space: int) -> Ask[None]:
    """Use a space on which no Viking is placed: what it needs must be there, and no column gives a card."""
    taken, going_on = state.taken, state.action
    outer = begin_action(state, space, NOWHERE, 0)
    state.action = NOTHING_USED
    state.tell("used_without_vikings", seat, state.components.space_names.names[space])
    yield from use_space(state, seat, space, NOWHERE)
    state.action = NO_ACTION
    yield from hear_of_cards(state, seat)
    end_action(state, outer)
    state.taken, state.action = taken, going_on


def play_another(state: State, seat: int) -> Ask[None]:
    """Play a card from the hand, as an action of its own."""
    outer = begin_action(state, NOWHERE, NOWHERE, 0)
    yield from play_occupation(state, seat, skippable=False)
    yield from hear_of_cards(state, seat)
    end_action(state, outer)


# The mountain.


def leading_items(state: State) -> list[tuple[int, int, int]]:
    """Of each strip: its number, and what its leftmost item gives."""
    found: list[tuple[int, int, int]] = []
    for code in state.strips:
        thing, count = state.components.strip_items[code // GONE][code % GONE]
        found.append((code // GONE, thing, count))
    return found


def take_items(state: State, seat: int, strips: list[int], count: int) -> Ask[None]:
    """So many items of one of these strips, fewer if it has fewer."""
    names = state.components.strips.names
    option = yield Decision(seat, "strip_of_card", [names[strip] for strip in strips])
    yield from take_items_of(state, seat, state.components.strips.index[option], count)


def take_items_of(state: State, seat: int, strip: int, count: int) -> Ask[None]:
    """So many items of this strip, fewer if it has fewer."""
    for _ in range(min(count, items_left(state, strip))):
        yield from take_item(state, seat, strip)


# Phases of one seat.


def bonus_alone(state: State, seat: int, group: str) -> Ask[None]:
    """A bonus phase for one seat's home board ('home') or houses ('house') alone."""
    puzzle = state.components.puzzle
    yield from hear_of_phase(state, seat, PHASE_BEFORE, BONUS)
    found = [
        bonuses(puzzle, board) if puzzle.printed[board.kind].group == group else []
        for board in state.clans[seat].boards
    ]
    yield from receive_bonuses(state, seat, found)
    yield from hear_of_phase(state, seat, PHASE_DURING, BONUS)
    yield from hear_of_phase(state, seat, PHASE_AFTER, BONUS)


def hear_of_phase(state: State, seat: int, kind: int, phase: int, harvest: int = 0) -> Ask[None]:
    """Let one seat's occupations act at a phase of its own."""
    if state.listening[seat] & kind:
        yield from fire(state, seat, Moment(kind, phase=phase, harvest=harvest, private=True))
