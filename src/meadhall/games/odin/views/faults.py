"""What is wrong with a table: pieces lost or made, limits passed, rules of the puzzle broken."""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.games.odin.cards.memory import Memory
from meadhall.games.odin.cards.moments import IN_FORCE
from meadhall.games.odin.components.spaces import MOUNTAIN, union
from meadhall.games.odin.components.tables import BASE_GAME, BOAT, BUILDINGS, KNARR, LONGSHIP, MINI_HARVEST, STRIP_ITEMS
from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.puzzle.placement import cells_of
from meadhall.games.odin.rules.mountain import GONE
from meadhall.games.odin.state import BEFORE_BONUS, NOBODY, OVER, ROUND_BEGINS, State


def faults(state: State) -> list[str]:
    found: list[str] = []
    found += viking_faults(state)
    found += piece_faults(state)
    found += mountain_faults(state)
    found += shore_faults(state)
    found += card_faults(state)
    if isinstance(state.seasons, Seasons):
        found += season_faults(state, state.seasons)
    for seat in range(state.players):
        found += clan_faults(state, seat)
    return found


def viking_faults(state: State) -> list[str]:
    """Every Viking is on the Thing square, waiting, on a space or still at the table."""
    components = state.components
    found: list[str] = []
    if state.players == 1:
        table = sum(components.solo[state.length].table)
        everybody = components.solo[state.length].thing + components.solo[state.length].waiting + table
        still = sum(components.solo[state.length].table[state.round :])
        there = state.clans[0].thing + state.clans[0].waiting + sum(state.space_vikings) + still
        if there != everybody:
            found.append(f"there are {there} Vikings, not {everybody}")
    else:
        for seat, clan in enumerate(state.clans):
            placed = sum(state.space_vikings[space] for space in bits(state.standing[seat]))
            there = clan.thing + placed + state.rounds - state.round
            if there != components.vikings:
                found.append(f"seat {seat} has {there} Vikings, not {components.vikings}")
    for space in range(len(state.space_vikings)):
        colour = state.colour_on(space)
        in_game = space < components.board_spaces or state.imitations >> space & 1
        if bool(state.free >> space & 1) != (bool(in_game) and colour == NOBODY):
            found.append(f"{components.space_names.names[space]} is free and occupied at once")
        if (colour == NOBODY) != (state.space_vikings[space] == 0):
            found.append(f"{components.space_names.names[space]}: Vikings without a colour, or the other way round")
    return found


def piece_faults(state: State) -> list[str]:
    """Unique and limited pieces: special tiles, buildings, weapon cards."""
    components = state.components
    found: list[str] = []
    placed = [spot[0] for clan in state.clans for board in clan.boards for spot in board.placed]
    for tile in components.specials:
        count = (state.specials >> tile & 1) + placed.count(tile) + sum(clan.have[tile] for clan in state.clans)
        if count != 1:
            found.append(f"{components.puzzle.goods.names[tile]} is there {count} times")
    altars = (state.specials >> components.altar & 1) + placed.count(components.altar)
    altars += sum(clan.have[components.altar] for clan in state.clans)
    # It leaves the game if Mull is turned before somebody has claimed it.
    if altars != any(is_mull(state, board) for board in state.shores):
        found.append(f"there are {altars} altars")
    for building, kind in enumerate(components.building_kinds):
        count = state.buildings[building] + sum(board.kind == kind for clan in state.clans for board in clan.boards)
        if count != components.building_counts[building]:
            found.append(f"there are {count} of {BUILDINGS[building]}")
    for weapon, cards in enumerate(components.weapon_cards):
        count = state.weapon_pile.count(weapon) + state.discard[weapon]
        count += sum(clan.have[components.first_weapon + weapon] for clan in state.clans)
        if count != cards + state.extra_weapons[weapon]:
            found.append(f"there are {count} of {components.things.names[components.first_weapon + weapon]}")
    return found


def is_mull(state: State, board: int) -> bool:
    """The front side of the Harvest mini-expansion's exploration board."""
    return board in state.components.fronts[MINI_HARVEST]


def mountain_faults(state: State) -> list[str]:
    """Every mountain strip is in one place, or has left the game bit by bit; the pile shrinks round by round."""
    components = state.components
    strips = len(components.strips.names)
    found: list[str] = []
    there = state.pile + [code // GONE for code in state.strips]
    if len(set(there)) != len(there) or not all(0 <= strip < strips for strip in there):
        found.append("mountain strips are there twice, or are none")
    if any(code % GONE >= STRIP_ITEMS for code in state.strips):
        found.append("a bare mountain strip lies face up")
    # Each round turns up so many; this one's come in phase 11.
    updates = state.round if state.step in (BEFORE_BONUS, ROUND_BEGINS) else max(0, state.round - 1)
    turned_up = (
        components.face_up_with_4 if state.players == 4 else components.face_up
    ) + components.strips_added * updates
    if len(state.pile) < strips - turned_up:
        found.append(f"only {len(state.pile)} mountain strips lie face down")
    something_left = len(there) != strips or any(code % GONE for code in state.strips)
    # Occupations may take something too.
    if (
        not updates
        and something_left
        and not any(clan.played for clan in state.clans)
        and not any(state.space_vikings[space] for space in spaces_that_touch_the_mountain(state))
    ):
        found.append("something has left the mountain, and nobody took it")
    return found


def spaces_that_touch_the_mountain(state: State) -> list[int]:
    """The spaces from which items may be taken, imitation spaces among them."""
    components = state.components
    found = [*range(components.board_spaces, len(state.space_vikings))]
    for space in components.spaces:
        ways = [step for choice in space.steps for way in choice.way_steps for step in way]
        if any(step.kind == MOUNTAIN for step in [*space.steps, *ways]):
            found.append(space.number)
    return found


def shore_faults(state: State) -> list[str]:
    """Exploration boards: each has one owner at most; on the others lies the silver of the rounds so far."""
    components = state.components
    found: list[str] = []
    printed = components.puzzle.printed
    fronts = [board if printed[board].side == "front" else printed[board].other_side for board in state.shores]
    base = components.fronts[BASE_GAME]
    if len(set(fronts)) != len(fronts) or any(front not in fronts for front in base):
        found.append("exploration boards are lost or there twice")
    letters = [printed[board].letter for board in state.shores]
    if letters != sorted(letters):
        found.append("exploration boards do not lie in the order in which they are turned")
    for place, board in enumerate(state.shores):
        name = components.puzzle.boards.names[board]
        owners = [seat for seat, clan in enumerate(state.clans) if any(own.kind == board for own in clan.boards)]
        if owners != ([] if state.owner[place] == NOBODY else [state.owner[place]]):
            found.append(f"{name} belongs to {owners}")
        if state.step != ROUND_BEGINS and state.board_silver[place] != silver_so_far(state, place):
            found.append(f"{state.board_silver[place]} silver lies on {name}")
    return found


def silver_so_far(state: State, place: int) -> int:
    """The silver that lies on a board after phase 3 of this round."""
    components = state.components
    if state.owner[place] != NOBODY:
        return 0
    letter = components.puzzle.printed[state.shores[place]].letter
    silver = 0
    for turned in components.lengths[state.length].turned[: state.round]:
        if turned:
            silver = 0 if letter == turned else silver + components.board_silver
    return silver


def card_faults(state: State) -> list[str]:
    """Every occupation card is in one place."""
    components = state.components
    there = state.dark[state.dark_drawn :] + state.light_aside
    for clan in state.clans:
        there += clan.hand + clan.played
    if isinstance(state.seasons, Seasons):
        there += [card for cards in state.seasons.discarded for card in cards]
    expected = sum(components.card_light[card] for card in there) + len(state.dark)
    if len(set(there)) != len(there) or len(there) != expected:
        return ["occupation cards are lost or there twice"]
    if isinstance(state.memory, Memory):
        return memory_faults(state, state.memory)
    return []


def memory_faults(state: State, memory: Memory) -> list[str]:
    """Seats hear what their cards listen to; only a card in play has noted anything."""
    components = state.components
    found: list[str] = []
    played = [card for clan in state.clans for card in clan.played]
    if any(card not in played for card in memory.notes):
        found.append("an occupation that is not in play has noted something")
    for seat, clan in enumerate(state.clans):
        if state.listening[seat] != union(components.listens[card] for card in clan.played) | IN_FORCE:
            found.append(f"seat {seat} does not listen to what its occupations hear")
    return found


def season_faults(state: State, seasons: Seasons) -> list[str]:
    """Of the Harvest mini-expansion: every marker is in one place, or has left the game."""
    box = state.components.harvest_box
    found: list[str] = []
    if sorted(seasons.turned_up + seasons.pile) != sorted(box.harvests + box.failures):
        found.append("harvest markers are lost or there twice")
    if not seasons.turned_up[0]:
        found.append("the first harvest marker is a crop failure")
    ahead = 0 if state.round == state.rounds else 1
    if state.step != ROUND_BEGINS and state.round and len(seasons.turned_up) != state.round + ahead:
        found.append(f"{len(seasons.turned_up)} harvest markers have been turned up")
    markers = seasons.markers_left + [marker for taken in seasons.markers for marker in taken]
    if len(set(markers)) != len(markers):
        found.append("a resource marker is there twice")
    due = box.starts[state.length].markers
    if state.round and (seasons.markers_left or any(len(taken) != due for taken in seasons.markers)):
        found.append("somebody has another number of resource markers")
    return found


def clan_faults(state: State, seat: int) -> list[str]:
    """Nothing below zero, ships within the bay, boards that know what lies on them, a table that is not too full."""
    components = state.components
    clan = state.clans[seat]
    found: list[str] = []
    if min(clan.have) < 0 or clan.thing < 0 or clan.waiting < 0:
        found.append(f"seat {seat} has less than nothing")
    if len(clan.boats) > components.small_stages or clan.knarrs + len(clan.longships) > components.large_stages:
        found.append(f"seat {seat} has more ships than landing stages")
    for ship, loads in ((BOAT, clan.boats), (LONGSHIP, clan.longships)):
        if any(not 0 <= load <= components.ore_slots[ship] for load in loads):
            found.append(f"seat {seat} has a ship with too much ore")
    if any(ship not in (KNARR, LONGSHIP) for ship in clan.emigrated):
        found.append(f"seat {seat} has emigrated with a small ship")
    if state.step != OVER and state.table_room(seat) < 0:
        found.append(f"seat {seat} has too many emigrated ships on the table")
    for board in clan.boards:
        covered = 0
        for spot in board.placed:
            cells = cells_of(components.puzzle, spot)
            if cells & covered:
                found.append(f"seat {seat}: goods lie on each other")
            covered |= cells
        if covered != board.covered:
            found.append(f"seat {seat}: a board does not know what lies on it")
    return found
