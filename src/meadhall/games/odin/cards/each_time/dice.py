"""Cards of raiding, pillaging, hunting and whaling."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.each_time.before import any_strip
from meadhall.games.odin.cards.granted import leading_items, take_items
from meadhall.games.odin.cards.memory import action_of
from meadhall.games.odin.cards.moments import ACTION_AFTER, ACTION_BEFORE, LOOT, SPACE_AFTER, SUCCESS, Moment
from meadhall.games.odin.cards.registry import changes, effect
from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.puzzle.tables import GREEN
from meadhall.games.odin.rules.dice import return_vikings
from meadhall.games.odin.rules.supply import draw_weapon
from meadhall.games.odin.state import State


def used_longship(state: State, seat: int, moment: Moment) -> bool:
    return action_of(state).longship


@effect(
    12,
    ACTION_AFTER,
    Heard(deeds=["raid", "pillage", "plunder", "explore", "emigrate"]),
    may=True,
    when=used_longship,
)
def helmsman(state: State, seat: int, moment: Moment) -> Ask[None]:
    """12 Helmsman: after every action in which you used a longship, a weapon."""
    draw_weapon(state, seat)
    yield from ()


def has_ore_aboard(state: State, seat: int, moment: Moment) -> bool:
    return max(state.clans[seat].longships, default=0) > 0


def drop_ore(state: State, seat: int, load: int, bonus: int) -> None:
    """An ore of a longship with so much aboard, for so much more on every roll of this action."""
    clan = state.clans[seat]
    loads = clan.longships[:]
    loads[loads.index(load)] -= 1
    clan.longships = loads
    action_of(state).die_bonus += bonus
    state.tell("dropped_ore", seat, state.components.ships.names[-1], 1)


@effect(90, ACTION_BEFORE, Heard(deeds=["raid"]), may=True, when=has_ore_aboard)
def sword_fighter(state: State, seat: int, moment: Moment) -> Ask[None]:
    """90 Sword Fighter: before a raid, drop an ore of the longship that sails, for 2 more on every roll."""
    # Any one sails: that with the least ore, so that the best armed stays so.
    drop_ore(state, seat, min(load for load in state.clans[seat].longships if load), 2)
    yield from ()


@effect(132, ACTION_BEFORE, Heard(deeds=["pillage"]), may=True, when=has_ore_aboard)
def berserker(state: State, seat: int, moment: Moment) -> Ask[None]:
    """132 Berserker: before pillaging, drop an ore of the longship that sails, for 3 more on every roll."""
    # The one with the most ore sails.
    drop_ore(state, seat, max(state.clans[seat].longships), 3)
    yield from ()


@changes(138, LOOT)
def robber(state: State, seat: int, moment: Moment) -> int:
    """138 Robber: green goods can be won too, for 1 less than the blue good on their back."""
    puzzle = state.components.puzzle
    if puzzle.colour[moment.thing] != GREEN or puzzle.mini_expansion[moment.thing]:
        return 0
    return puzzle.sword[puzzle.back[moment.thing]] - 1


@changes(139, LOOT)
def loot_hunter(state: State, seat: int, moment: Moment) -> int:
    """139 Loot Hunter: the highest special tiles on the oval board take 1 less."""
    puzzle = state.components.puzzle
    there = action_of(state).specials
    if not there >> moment.thing & 1 or not moment.count:
        return 0
    highest = max(puzzle.sword[tile] for tile in state.components.specials if there >> tile & 1)
    return -(puzzle.sword[moment.thing] == highest)


@effect(128, SUCCESS, Heard(deeds=["snare"]), when=any_strip)
def digger(state: State, seat: int, moment: Moment) -> Ask[None]:
    """128 Digger: with a snare that caught something, an item of the mountain."""
    yield from take_items(state, seat, [strip for strip, _, _ in leading_items(state)], 1)


def has_viking_there(state: State, seat: int, moment: Moment) -> bool:
    at = action_of(state).at
    return at >= 0 and state.space_vikings[at] > 0


@effect(
    130,
    SPACE_AFTER,
    Heard(spaces=["laying_a_snare"], success=True),
    cost={"snare": 2},
    may=True,
    when=has_viking_there,
)
def snare_specialist(state: State, seat: int, moment: Moment) -> Ask[None]:
    """130 Snare Specialist: after success on the snare space, 2 snares for one of the Vikings."""
    yield from return_vikings(state, seat, action_of(state).at, 1)
