"""What is wrong with a table: pieces lost or made, limits passed, rules of the puzzle broken."""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.games.odin.components import BOAT, BUILDINGS, LONGSHIP
from meadhall.games.odin.placement import cells_of
from meadhall.games.odin.state import NOBODY, OVER, State


def faults(state: State) -> list[str]:
    found: list[str] = []
    found += viking_faults(state)
    found += piece_faults(state)
    found += card_faults(state)
    for seat in range(state.players):
        found += clan_faults(state, seat)
    return found


def viking_faults(state: State) -> list[str]:
    """Every Viking is on the Thing square, waiting, on a space or still at the table."""
    parts = state.parts
    found: list[str] = []
    if state.players == 1:
        table = sum(parts.solo[state.length].table)
        everybody = parts.solo[state.length].thing + parts.solo[state.length].waiting + table
        still = sum(parts.solo[state.length].table[state.round :])
        there = state.clans[0].thing + state.clans[0].waiting + sum(state.space_vikings) + still
        if there != everybody:
            found.append(f"there are {there} Vikings, not {everybody}")
    else:
        for seat, clan in enumerate(state.clans):
            placed = sum(state.space_vikings[space] for space in bits(state.standing[seat]))
            there = clan.thing + placed + state.rounds - state.round
            if there != parts.vikings:
                found.append(f"seat {seat} has {there} Vikings, not {parts.vikings}")
    for space in range(len(state.space_vikings)):
        colour = state.colour_on(space)
        in_game = space < parts.board_spaces or state.imitations >> space & 1
        if bool(state.free >> space & 1) != (bool(in_game) and colour == NOBODY):
            found.append(f"{parts.space_names.names[space]} is free and occupied at once")
        if (colour == NOBODY) != (state.space_vikings[space] == 0):
            found.append(f"{parts.space_names.names[space]}: Vikings without a colour, or the other way round")
    return found


def piece_faults(state: State) -> list[str]:
    """Unique and limited pieces: special tiles, buildings, exploration boards, mountain strips, weapon cards."""
    parts = state.parts
    found: list[str] = []
    for tile in parts.specials:
        count = state.specials >> tile & 1
        for clan in state.clans:
            count += clan.have[tile] + sum(spot[0] == tile for board in clan.boards for spot in board.placed)
        if count != 1:
            found.append(f"{parts.puzzle.goods.names[tile]} is there {count} times")
    for building, kind in enumerate(parts.building_kinds):
        count = state.buildings[building] + sum(board.kind == kind for clan in state.clans for board in clan.boards)
        if count != parts.building_counts[building]:
            found.append(f"there are {count} of {BUILDINGS[building]}")
    for letter, board in enumerate(state.shores):
        owners = [seat for seat, clan in enumerate(state.clans) if any(own.kind == board for own in clan.boards)]
        if owners != ([] if state.owner[letter] == NOBODY else [state.owner[letter]]):
            found.append(f"{parts.puzzle.boards.names[board]} belongs to {owners}")
    for weapon, cards in enumerate(parts.weapon_cards):
        count = state.weapon_pile.count(weapon) + state.discard[weapon]
        count += sum(clan.have[parts.first_weapon + weapon] for clan in state.clans)
        if count != cards + state.extra_weapons[weapon]:
            found.append(f"there are {count} of {parts.things.names[parts.first_weapon + weapon]}")
    return found


def card_faults(state: State) -> list[str]:
    """Every occupation card is in one place."""
    parts = state.parts
    there = state.dark[state.dark_drawn :] + state.light_aside
    for clan in state.clans:
        there += clan.hand + clan.played
    expected = sum(parts.card_light[card] for card in there) + len(state.dark)
    if len(set(there)) != len(there) or len(there) != expected:
        return ["occupation cards are lost or there twice"]
    return []


def clan_faults(state: State, seat: int) -> list[str]:
    """Nothing below zero, ships within the bay, boards that know what lies on them, a table that is not too full."""
    parts = state.parts
    clan = state.clans[seat]
    found: list[str] = []
    if min(clan.have) < 0 or clan.thing < 0 or clan.waiting < 0:
        found.append(f"seat {seat} has less than nothing")
    if len(clan.boats) > parts.small_stages or clan.knarrs + len(clan.longships) > parts.large_stages:
        found.append(f"seat {seat} has more ships than landing stages")
    for ship, loads in ((BOAT, clan.boats), (LONGSHIP, clan.longships)):
        if any(not 0 <= load <= parts.ore_slots[ship] for load in loads):
            found.append(f"seat {seat} has a ship with too much ore")
    if state.step != OVER and state.table_room(seat) < 0:
        found.append(f"seat {seat} has too many emigrated ships on the table")
    for board in clan.boards:
        covered = 0
        for spot in board.placed:
            cells = cells_of(parts.puzzle, spot)
            if cells & covered:
                found.append(f"seat {seat}: goods lie on each other")
            covered |= cells
        if covered != board.covered:
            found.append(f"seat {seat}: a board does not know what lies on it")
    return found
