"""What holds for a seat, as bits, and so which spaces it may take: one whose every effect is idle it may not."""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.games.odin.components.spaces import (
    AFFORDABLE_SPECIAL,
    ANY_SHIP,
    BOARD_FOR_1,
    CARD_IN_HAND,
    CARD_TO_PLAY,
    CATTLE,
    KNARR,
    LARGE_SHIP,
    LARGE_STAGE,
    LONG_HOUSE_LEFT,
    LONGSHIP,
    MOUNTAIN_ITEM,
    SHED_LEFT,
    SHEEP,
    SILVER_FOR_ROUND,
    SMALL_STAGE,
    STONE_HOUSE_LEFT,
    TABLE_ROOM,
    TWO_LONGSHIPS,
    UPGRADABLE,
    WHALING_BOAT,
)
from meadhall.games.odin.components.tables import LONG_HOUSE, SHED, STONE_HOUSE
from meadhall.games.odin.state import NOBODY, State


def facts(state: State, seat: int) -> int:
    """The conditions (bits) that hold for the seat."""
    components = state.components
    clan = state.clans[seat]
    have = clan.have
    found = ship_facts(state, seat)
    for i, thing in enumerate(components.counted):
        held = have[thing]
        if held:
            by_count = components.count_facts[i]
            found |= by_count[held] if held < len(by_count) else by_count[-1]
    for thing in components.upgradable:
        if have[thing]:
            found |= 1 << UPGRADABLE
            break
    if state.strips:
        found |= 1 << MOUNTAIN_ITEM
    if have[components.sheep] or have[components.pregnant_sheep]:
        found |= 1 << SHEEP
    if have[components.cattle] or have[components.pregnant_cattle]:
        found |= 1 << CATTLE
    buildings = state.buildings
    if buildings[SHED]:
        found |= 1 << SHED_LEFT
    if buildings[STONE_HOUSE]:
        found |= 1 << STONE_HOUSE_LEFT
    if buildings[LONG_HOUSE]:
        found |= 1 << LONG_HOUSE_LEFT
    if clan.hand:
        found |= 1 << CARD_IN_HAND | 1 << CARD_TO_PLAY
    elif state.dark_drawn < len(state.dark):
        found |= 1 << CARD_TO_PLAY
    return found


def ship_facts(state: State, seat: int) -> int:
    """The conditions that have to do with ships, and with where they sail."""
    components = state.components
    clan = state.clans[seat]
    found = 0
    boats = len(clan.boats)
    longships = len(clan.longships)
    large = clan.knarrs + longships
    if boats < components.small_stages:
        found |= 1 << SMALL_STAGE
    if large < components.large_stages:
        found |= 1 << LARGE_STAGE
    if not boats and not large:
        return found
    found |= 1 << ANY_SHIP
    if boats:
        found |= 1 << WHALING_BOAT
    for letter, board in enumerate(state.shores):
        if state.owner[letter] == NOBODY:
            found |= 1 << BOARD_FOR_1 + components.puzzle.printed[board].vikings - 1
    if not large:
        return found
    found |= 1 << LARGE_SHIP
    silver = clan.have[components.silver]
    if longships:
        found |= 1 << LONGSHIP
        if longships > 1:
            found |= 1 << TWO_LONGSHIPS
    if clan.knarrs:
        found |= 1 << KNARR
        if components.for_sale_up_to(silver) & state.specials:
            found |= 1 << AFFORDABLE_SPECIAL
    if silver >= components.emigration_price * state.round:
        found |= 1 << SILVER_FOR_ROUND
    if state.table_room(seat) >= components.emigrated_covers:
        found |= 1 << TABLE_ROOM
    return found


def holds(clauses: list[int], found: int) -> bool:
    """Whether one of the sets of conditions is among those found."""
    for clause in clauses:  # noqa: SIM110 (a loop is faster here than a generator)
        if clause & found == clause:
            return True
    return False


def usable_spaces(state: State, seat: int) -> int:
    """The free spaces (bits) that the seat may take now, imitation spaces included."""
    components = state.components
    vikings = state.clans[seat].thing
    reach = components.up_to_column[min(vikings, 4)]
    able = able_spaces(state, seat)
    usable = able & reach & state.free
    imitations = state.imitations & state.free
    if imitations:
        usable |= imitation_spaces(state, seat, imitations, able & ~state.free)
    return usable


def imitation_spaces(state: State, seat: int, imitations: int, occupied: int) -> int:
    """Those of the imitation spaces in whose column another player stands on one of these occupied spaces."""
    components = state.components
    occupied &= ~state.standing[seat]
    found = 0
    for column in range(1, min(state.clans[seat].thing, 4) + 1):
        if occupied & components.in_column[column]:
            found |= imitations & components.imitation_of[column]
    return found


def others_spaces(state: State, seat: int, column: int) -> int:
    """The spaces (bits) of a column that other players occupy."""
    return state.components.in_column[column] & ~state.free & ~state.standing[seat]


def able_spaces(state: State, seat: int) -> int:
    """The spaces (bits) whose effects the seat could use, wherever Vikings stand."""
    components = state.components
    found = facts(state, seat)
    unusable = 0
    missing = components.all_conditions & ~found
    for eight in components.unusable:
        unusable |= eight[missing & 255]
        missing >>= 8
    able = components.all_spaces & ~unusable
    for space in components.any_of:
        if able >> space.number & 1 and not holds(space.clauses, found):
            able ^= 1 << space.number
    return able


def refusals(state: State, seat: int, usable: int) -> dict[str, str]:
    """Why each of the other spaces cannot be taken."""
    components = state.components
    found = facts(state, seat)
    reasons: dict[str, str] = {}
    for number, name in enumerate(components.space_names.names):
        if usable >> number & 1:
            continue
        imitation = number >= components.board_spaces
        if imitation and not state.imitations >> number & 1:
            continue
        if not state.free >> number & 1:
            reasons[name] = "occupied"
        elif components.column_of[number] > state.clans[seat].thing:
            reasons[name] = f"needs_{components.column_of[number]}_vikings"
        elif imitation:
            reasons[name] = "nothing_to_imitate"
        else:
            # Of several ways, say what is missing for the one that is nearest.
            clauses = components.spaces[number].clauses
            nearest = min((clause & ~found for clause in clauses), key=int.bit_count)
            reasons[name] = components.reasons[next(bits(nearest))]
    return reasons
