"""What comes out of the general supply and what goes back into it: goods, ships, buildings, weapons, cards."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.hooks import fire, receive, settle
from meadhall.games.odin.cards.memory import note_payment
from meadhall.games.odin.cards.moments import DRAW_OCCUPATION, PHASE, WOOD_IN_HOUSES, Moment
from meadhall.games.odin.components.spaces import Amounts
from meadhall.games.odin.components.tables import BOAT, KNARR, LONGSHIP
from meadhall.games.odin.puzzle.placement import OwnBoard
from meadhall.games.odin.state import Clan, State


def gain(state: State, seat: int, thing: int, count: int) -> bool:
    """Receive things, of ships and buildings as many as there is room or supply for; whether there was any."""
    components = state.components
    if thing >= components.first_ship:
        received = False
        for _ in range(count):
            if thing >= components.first_building:
                received |= take_building(state, seat, thing - components.first_building)
            else:
                received |= take_ship(state, seat, thing - components.first_ship)
        return received
    clan = state.clans[seat]
    if thing >= components.first_weapon:
        for _ in range(count):
            find_weapon(state, thing - components.first_weapon)
    elif components.puzzle.specials >> thing & 1:
        if not state.specials >> thing & 1:
            return False
        state.specials ^= 1 << thing
    clan.have[thing] += count
    if state.told is not None:
        state.tell("gained", seat, components.things.names[thing], count)
    if state.listening[seat]:
        receive(state, seat, thing, count)
    return True


def is_left(state: State, thing: int) -> bool:
    """Whether the general supply still has it: buildings and special tiles run out."""
    components = state.components
    if thing >= components.first_building:
        return state.buildings[thing - components.first_building] > 0
    return not components.puzzle.specials >> thing & 1 or bool(state.specials >> thing & 1)


def gain_all(state: State, seat: int, gains: Amounts) -> None:
    for thing, count in gains:
        gain(state, seat, thing, count)


def pay(state: State, seat: int, thing: int, count: int) -> None:
    """Give things back; weapons go to the discard pile, ships go with their ore."""
    if not count:
        return
    components = state.components
    clan = state.clans[seat]
    if thing == components.first_ship + BOAT:
        # Of boats that differ, one with the least ore goes: nobody would give the other.
        for _ in range(count):
            clan.boats = without_least(clan.boats)
    elif thing >= components.first_ship:
        for _ in range(count):
            lose_large_ship(state, seat, thing - components.first_ship)
    else:
        clan.have[thing] -= count
        if thing >= components.first_weapon:
            state.discard[thing - components.first_weapon] += count
    state.tell("paid", seat, components.things.names[thing], count)
    if state.listening[seat]:
        note_payment(state, thing, count)


def pay_all(state: State, seat: int, costs: Amounts) -> None:
    for thing, count in costs:
        pay(state, seat, thing, count)


def settle_all(state: State) -> Ask[None]:
    """Let everybody's occupations act on what a phase has brought, from the start player on."""
    for seat in state.clockwise_from(state.moose):
        if state.clans[seat].received:
            yield from settle(state, seat, PHASE)


# Ships and buildings.


def has_stage(state: State, seat: int, ship: int) -> bool:
    """Whether a ship of this kind finds a landing stage of its size."""
    clan = state.clans[seat]
    if ship == BOAT:
        return len(clan.boats) < state.components.small_stages
    return clan.knarrs + len(clan.longships) < state.components.large_stages


def take_ship(state: State, seat: int, ship: int) -> bool:
    """Lay a ship into the bay, if there is a stage for it."""
    if not has_stage(state, seat, ship):
        return False
    add_ship(state.clans[seat], ship)
    state.tell("gained", seat, state.components.ships.names[ship], 1)
    if state.listening[seat]:
        receive(state, seat, state.components.first_ship + ship, 1)
    return True


def add_ship(clan: Clan, ship: int) -> None:
    if ship == BOAT:
        clan.boats = [*clan.boats, 0]
    elif ship == KNARR:
        clan.knarrs += 1
    else:
        clan.longships = [*clan.longships, 0]


def lose_large_ship(state: State, seat: int, ship: int) -> None:
    """Take a knarr or a longship out of the bay; of longships that differ, one with the least ore."""
    clan = state.clans[seat]
    if ship == LONGSHIP:
        clan.longships = without_least(clan.longships)
    else:
        clan.knarrs -= 1


def without_least(loads: list[int]) -> list[int]:
    """The ships that are left when one with the least ore goes."""
    left = loads[:]
    left.remove(min(left))
    return left


def take_building(state: State, seat: int, building: int) -> bool:
    """Take a shed or a house, if there is one left."""
    if not state.buildings[building]:
        return False
    components = state.components
    state.buildings = state.buildings[:]
    state.buildings[building] -= 1
    board = OwnBoard(components.building_kinds[building])
    state.clans[seat].boards.append(board)
    state.tell("gained", seat, components.things.names[components.first_building + building], 1)
    if state.listening[seat]:
        board.takes_wood = bool(state.listening[seat] & WOOD_IN_HOUSES) and components.is_house[board.kind]
        receive(state, seat, components.first_building + building, 1)
    return True


# Weapon cards.


def draw_weapon(state: State, seat: int) -> None:
    """The top card of the pile; when it is empty, the discards are shuffled."""
    components = state.components
    if not state.weapon_pile:
        for weapon in range(components.weapons):
            state.weapon_pile += [weapon] * state.discard[weapon]
            state.discard[weapon] = 0
        state.rng.shuffle(state.weapon_pile)
    if state.weapon_pile:
        weapon = state.weapon_pile.pop()
    else:
        # All cards are in the players' hands: more are made of the same mixture (rule book, 'Ficando sem componentes').
        weapon = kind_of_card(components.weapon_cards, state.rng.below(sum(components.weapon_cards)))
        make_weapon(state, weapon)
    state.reveal()
    state.clans[seat].have[components.first_weapon + weapon] += 1
    if state.listening[seat]:
        receive(state, seat, components.first_weapon + weapon, 1)
    state.tell("drew", seat, components.things.names[components.first_weapon + weapon], 1)


def kind_of_card(counts: list[int], number: int) -> int:
    """Which kind the card of that number is, if so many of each kind lie in a row."""
    kind = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    return kind


def find_weapon(state: State, weapon: int) -> None:
    """A card of that kind from the discards; else from the pile, which is shuffled then; else one more is made."""
    if state.discard[weapon]:
        state.discard[weapon] -= 1
    elif weapon in state.weapon_pile:
        state.weapon_pile.remove(weapon)
        state.rng.shuffle(state.weapon_pile)
    else:
        make_weapon(state, weapon)


def make_weapon(state: State, weapon: int) -> None:
    """One card more than the print has."""
    state.extra_weapons = state.extra_weapons[:]
    state.extra_weapons[weapon] += 1


# Occupation cards.


def draw_occupation(state: State, seat: int) -> Ask[None]:
    """The top dark card into the hand, unless an occupation stands in for it; nothing when the pile is empty."""
    if state.dark_drawn == len(state.dark):
        return
    if state.listening[seat] & DRAW_OCCUPATION and (yield from fire(state, seat, Moment(DRAW_OCCUPATION))):
        return
    card = state.dark[state.dark_drawn]
    state.dark_drawn += 1
    state.reveal()
    clan = state.clans[seat]
    clan.hand = [*clan.hand, card]
    state.tell("drew_occupation", seat, state.components.cards.names[card], 1, private=True)
