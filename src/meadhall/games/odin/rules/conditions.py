"""What holds for a seat, as bits, and so which spaces it may take: one whose every effect is idle it may not."""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.games.odin.cards.hooks import opened_spaces, total, waiting_for
from meadhall.games.odin.cards.moments import (
    ACTION_INSTEAD,
    ANY_SHORE,
    BENDS_FACTS,
    KNARR_FOR_LONGSHIP,
    OPENING,
    OPENS_SPACES,
    PRICE,
    VIKINGS,
    Moment,
)
from meadhall.games.odin.components.spaces import (
    AFFORDABLE_SPECIAL,
    ANY_SHIP,
    BOARD_FOR_1,
    CARD_IN_HAND,
    CARD_TO_PLAY,
    CATTLE,
    CHOOSE,
    KNARR,
    LARGE_SHIP,
    LARGE_STAGE,
    LONG_HOUSE_LEFT,
    LONGSHIP,
    MOUNTAIN_ITEM,
    PAY_ONE_OF,
    SHED_LEFT,
    SHEEP,
    SILVER_FOR_ROUND,
    SMALL_STAGE,
    STONE_HOUSE_LEFT,
    TABLE_ROOM,
    TWO_LONGSHIPS,
    UPGRADABLE,
    WHALING_BOAT,
    Step,
)
from meadhall.games.odin.components.tables import LONG_HOUSE, SHED, STONE_HOUSE
from meadhall.games.odin.rules.prices import emigration_price, for_sale, is_affordable
from meadhall.games.odin.state import NOBODY, State


def facts(state: State, seat: int) -> int:
    """The conditions (bits) that hold for the seat."""
    components = state.components
    clan = state.clans[seat]
    have = clan.have
    found = ship_facts(state, seat)
    if state.listening[seat] & BENDS_FACTS:
        found |= bent_facts(state, seat, found)
    for thing, by_count in components.counts:
        held = have[thing]
        if held:
            found |= by_count[held] if held < len(by_count) else by_count[-1]
    for thing in components.upgradable:
        if have[thing]:
            found |= UPGRADABLE
            break
    if state.strips:
        found |= MOUNTAIN_ITEM
    if have[components.sheep] or have[components.pregnant_sheep]:
        found |= SHEEP
    if have[components.cattle] or have[components.pregnant_cattle]:
        found |= CATTLE
    buildings = state.buildings
    if buildings[SHED]:
        found |= SHED_LEFT
    if buildings[STONE_HOUSE]:
        found |= STONE_HOUSE_LEFT
    if buildings[LONG_HOUSE]:
        found |= LONG_HOUSE_LEFT
    if clan.hand:
        found |= CARD_IN_HAND | CARD_TO_PLAY
    elif state.dark_drawn < len(state.dark):
        found |= CARD_TO_PLAY
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
        found |= SMALL_STAGE
    if large < components.large_stages:
        found |= LARGE_STAGE
    if not boats and not large:
        return found
    found |= ANY_SHIP
    if boats:
        found |= WHALING_BOAT
    for place, board in enumerate(state.shores):
        if state.owner[place] == NOBODY:
            found |= components.shore_facts[board]
    if not large:
        return found
    found |= LARGE_SHIP
    silver = clan.have[components.silver]
    if longships:
        found |= LONGSHIP
        if longships > 1:
            found |= TWO_LONGSHIPS
    if clan.knarrs:
        found |= KNARR
        if components.for_sale_up_to(silver) & state.specials:
            found |= AFFORDABLE_SPECIAL
    if silver >= components.emigration_price * state.round:
        found |= SILVER_FOR_ROUND
    if state.table_room(seat) >= components.emigrated_covers:
        found |= TABLE_ROOM
    return found


def bent_facts(state: State, seat: int, found: int) -> int:
    """What else holds of ships and shores, thanks to occupations."""
    components = state.components
    listening = state.listening[seat]
    silver = state.clans[seat].have[components.silver]
    bent = 0
    if listening & KNARR_FOR_LONGSHIP and found & LARGE_SHIP:
        bent |= LONGSHIP
        if state.clans[seat].knarrs + len(state.clans[seat].longships) > 1:
            bent |= TWO_LONGSHIPS
    if listening & ANY_SHORE and found & ANY_SHIP and NOBODY in state.owner:
        bent |= BOARD_FOR_1
    # Lower prices are looked for only where they matter: with a knarr, and with a large ship.
    if not listening & PRICE or not found & LARGE_SHIP:
        return bent
    for_knarrs = KNARR | AFFORDABLE_SPECIAL
    if found & for_knarrs == KNARR and for_sale(state, seat, components.sale_space, []):
        bent |= AFFORDABLE_SPECIAL
    dear = not found & SILVER_FOR_ROUND
    if dear and silver >= emigration_price(state, seat, components.emigration_space):
        bent |= SILVER_FOR_ROUND
    return bent


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
    if state.listening[seat] & VIKINGS:
        for space in bits(components.all_spaces & state.free & ~reach):
            if vikings >= vikings_needed(state, seat, space):
                reach |= 1 << space
    imitations = state.imitations & state.free
    able = able_spaces(state, seat, components.all_spaces if imitations else reach & state.free)
    usable = able & reach & state.free
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


def able_spaces(state: State, seat: int, among: int) -> int:
    """The spaces (bits) whose effects the seat could use, wherever Vikings stand; those `among` are of interest."""
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
    if state.listening[seat] & OPENS_SPACES:
        for number in bits(opened_spaces(state, seat) & among & ~able):
            if can_use(state, seat, number, found) or is_opened(state, seat, number, found):
                able |= 1 << number
    return able


# What occupations make possible.


def vikings_needed(state: State, seat: int, space: int) -> int:
    """How many Vikings a space takes at least."""
    column = state.components.column_of[space]
    if not state.listening[seat] & VIKINGS:
        return column
    return column + total(state, seat, Moment(VIKINGS, space=space))


def can_do(state: State, seat: int, space: int, step: Step, found: int) -> bool:
    """Whether a step can be done, perhaps at a lower price, or something else instead of it."""
    if holds(step.clauses, found):
        return True
    if not state.listening[seat] & OPENS_SPACES:
        return False
    if step.kind == CHOOSE:
        return any(can_do(state, seat, space, plain, found) for way in step.way_steps for plain in way)
    if can_do_itself(state, seat, space, step, found):
        return True
    if not state.listening[seat] & ACTION_INSTEAD:
        return False
    return bool(waiting_for(state, seat, Moment(ACTION_INSTEAD, space=space, step=step)))


def can_do_itself(state: State, seat: int, space: int, step: Step, found: int) -> bool:
    """Whether a step can be done as it is printed, perhaps at a lower price."""
    if holds(step.clauses, found):
        return True
    if not step.cost or not state.listening[seat] & PRICE:
        return False
    # As if there were enough of everything that is counted.
    return holds(step.clauses, found | state.components.amounts_held) and is_affordable(state, seat, space, step)


def can_use(state: State, seat: int, space: int, found: int) -> bool:
    """Whether an effect of a space can be used as things are, wherever Vikings stand."""
    printed = state.components.spaces[space]
    if printed.ships & ~found:
        return False
    if printed.steps[0].kind == PAY_ONE_OF:
        return can_do(state, seat, space, printed.steps[0], found)
    for step in printed.steps:  # noqa: SIM110 (a loop is faster here than a generator)
        if can_do(state, seat, space, step, found):
            return True
    return False


def is_opened(state: State, seat: int, space: int, found: int) -> bool:
    """Whether something that an occupation brings before the action makes it possible."""
    if not state.listening[seat] & OPENING or state.components.spaces[space].ships & ~found:
        return False
    return total(state, seat, Moment(OPENING, space=space)) > 0


def would_open(state: State, seat: int, space: int, thing: int, count: int, found: int) -> bool:
    """Whether a space could be used by a seat that had so much more of a building resource than now."""
    components = state.components
    have = state.clans[seat].have
    have[thing] += count
    if thing in components.counted:
        by_count = components.count_facts[components.counted.index(thing)]
        found |= by_count[min(have[thing], len(by_count) - 1)]
    opened = can_use(state, seat, space, found)
    have[thing] -= count
    return opened


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
