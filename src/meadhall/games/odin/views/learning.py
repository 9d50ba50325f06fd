"""A Feast for Odin for learning programs: its options by number, and the table as rows of numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meadhall.engine.learning import (
    END,
    OF_PLAYERS,
    OFTEN,
    SELDOM,
    WORD_BITS,
    Learning,
    Part,
    Pieces,
    counts,
    flags,
    kept,
    numbers,
    of_players,
    often,
    packed,
    pile,
    seats,
)
from meadhall.games.odin.cards.memory import Memory
from meadhall.games.odin.components.tables import AMOUNTS, BUILDINGS
from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.rules.anytime import LOADS
from meadhall.games.odin.rules.mountain import GONE
from meadhall.games.odin.state import NOBODY, STEPS, TURN, Clan, State
from meadhall.games.odin.views.learning_words import KINDS, PHASES, VERBS

WORD: Final = (1 << WORD_BITS) - 1
CELL_WORDS: Final = 3
SPACE_WORDS: Final = 2

HOUSES: Final = (3, 3, 5)
"""Sheds, stone houses and long houses in the box: one player may have them all."""

MOST: Final = 255
MOST_LOAD: Final = 4
MOST_ROLLS: Final = 6
MOST_ROUNDS: Final = 8
DICE: Final = ("die", "shift", "rolling", *(f"roll {number + 1}" for number in range(MOST_ROLLS)))
OF_A_CLAN: Final = ("passed", "vikings", "waiting", "penalties", "knarrs", "laying.board", "hand_light", "hand_dark")

NO_HOUSES: Final = [0] * sum(HOUSES)
FIRST_HOUSES: Final = [1 + CELL_WORDS + sum(HOUSES[:house]) for house in range(len(HOUSES))]
"""By kind of house: where its first one is written, after what is being laid and the home board."""
NO_ROLLS: Final = [0] * MOST_ROLLS
NO_HARVESTS: Final = [0] * MOST_ROUNDS
NONE: Final[list[int]] = []

LISTS_OFTEN: Final = 7
LISTS_OF_CLAN: Final = 4
"""So many lists keys begin with."""

MANY: Final = 4096
"""So many rows of strips are remembered, for all tables of a process."""


def actions(state: State) -> list[str]:
    components = state.components
    puzzle = components.puzzle
    houses = [
        f"board.{house}_{number}"
        for house, most in zip(BUILDINGS, HOUSES, strict=True)
        for number in range(2, most + 1)
    ]
    ways = [way for space in components.spaces for step in space.steps for way in step.ways]
    listed = [
        *VERBS,
        *components.space_names.names,
        *components.things.names,
        *components.dishes.names,
        *components.cards.names,
        *components.strips.names,
        *components.ships.names,
        *components.arms.names,
        *components.harvest_box.markers.names,
        *puzzle.boards.names,
        *houses,
        *puzzle.turns.names,
        *puzzle.cells.names,
        *LOADS,
        *ways,
        *AMOUNTS,
    ]
    return list(dict.fromkeys(listed))


def about(state: State) -> list[str]:
    return list(PHASES)


def parts(state: State) -> list[Part]:
    components = state.components
    puzzle = components.puzzle
    cells, goods, cards = puzzle.cells.names, puzzle.goods.names, components.cards.names
    markers = components.harvest_box.markers.names
    spaces = components.space_names.names
    loads = [f"ore {load}" for load in range(MOST_LOAD)]
    shores = [f"shore {number + 1}" for number in range(len(state.shores))]
    alone = state.players == 1
    colours = [f"colour {colour}" for colour in range(len(state.standing))] if alone else None
    return [
        *often([flags("step", STEPS)]),
        flags("special_tiles", goods),
        flags("extension_spaces", spaces),
        flags("shores", puzzle.boards.names, of=shores),
        flags("shores.covered", cells, of=shores),
        *often([seats("turn"), seats("start_player")]),
        seats("shores.owner", of=shores),
        *often([flags("spaces.colour", spaces, of=colours, by_seat=not alone)]),
        *of_players(
            [
                flags("laying", [*goods, *puzzle.turns.names]),
                flags("home.covered", cells),
                *(
                    flags(f"{house} {number + 1}.covered", cells[:WORD_BITS])
                    for house, most in zip(BUILDINGS, HOUSES, strict=True)
                    for number in range(most)
                ),
            ]
        ),
        *often(
            [
                pile("hand", cards),
                pile("markers_left", markers),
                pile("strips", components.strips.names),
                pile("notes", cards),
                counts("spaces.vikings", spaces),
                numbers("round"),
                numbers("strip_pile"),
                numbers("weapon_pile"),
                numbers("occupation_pile"),
                numbers("dice", DICE),
                numbers("harvests", [f"round {number + 1}" for number in range(MOST_ROUNDS)]),
                numbers("buildings", BUILDINGS),
                numbers("weapon_discard", [f"weapon {number}" for number in range(len(state.discard))]),
                numbers("shores.silver", shores),
            ]
        ),
        *of_players(
            [
                pile("occupations", cards),
                pile("table", [*components.dishes.names, "empty"]),
                pile("table.ships", components.ships.names),
                pile("whaling_boats", loads),
                pile("longships", loads),
                pile("markers", markers),
                counts("supply", components.things.names[: components.first_ship]),
                numbers("players", OF_A_CLAN),
            ]
        ),
    ]


def write(state: State, seat: int, pieces: Pieces) -> bytearray:
    keys, done = pieces.keys, pieces.packed
    clans = state.clans
    # Boards are never changed but replaced: the same one is the same content.
    key: list[object] = [clan.boards for clan in clans]
    key += (state.shores, state.owner, state.specials, state.imitations)
    if key != keys[SELDOM]:
        keys[SELDOM] = kept(key, len(clans) + 2)
        done[SELDOM] = write_boards(state)
    seasons = state.seasons
    key = [
        state.standing,
        state.space_vikings,
        state.rolls,
        state.discard,
        state.buildings,
        state.board_silver,
        seasons.turned_up if isinstance(seasons, Seasons) else NONE,
        state.step,
        state.turn,
        state.moose,
        state.round,
        state.die,
        state.shift,
        state.rolling,
        len(state.pile),
        len(state.weapon_pile),
        len(state.dark) - state.dark_drawn,
    ]
    if key != keys[OFTEN]:
        keys[OFTEN] = kept(key, LISTS_OFTEN)
        done[OFTEN] = write_often(state)
    place = OF_PLAYERS
    for clan in clans:
        key = [
            clan.have,
            clan.boards,
            clan.laying,
            clan.hand,
            clan.passed,
            clan.thing,
            clan.waiting,
            clan.penalties,
            clan.knarrs,
        ]
        if key != keys[place]:
            keys[place] = kept(key, LISTS_OF_CLAN)
            done[place] = write_clan(state, clan)
        place += 1
    return piles_of(state, seat)


def write_boards(state: State) -> bytes:
    """The boards that can be explored."""
    shores = state.shores
    words = [state.specials, state.imitations & WORD, state.imitations >> WORD_BITS]
    words += [1 << board for board in shores]
    coasts = [0] * (CELL_WORDS * len(shores))
    for clan in state.clans:
        for board in clan.boards[1:]:
            if board.kind in shores:
                place = CELL_WORDS * shores.index(board.kind)
                coasts[place : place + CELL_WORDS] = cell_words(board.covered)
    words += coasts
    words += [0 if owner == NOBODY else 1 << owner for owner in state.owner]
    return packed(words, [])


def write_often(state: State) -> bytes:
    """The action board, the dice, and what lies beside the boards."""
    words = [1 << state.step, 1 << state.turn if state.step == TURN else 0, 1 << state.moose]
    for standing in state.standing:
        words.append(standing & WORD)
        words.append(standing >> WORD_BITS)
    rolls = state.rolls
    values = [
        state.round,
        len(state.pile),
        len(state.weapon_pile),
        len(state.dark) - state.dark_drawn,
        state.die,
        state.shift,
        state.rolling,
        *(rolls[:MOST_ROLLS] + NO_ROLLS[len(rolls) :] if rolls else NO_ROLLS),
        *harvests(state),
        *state.buildings,
        *state.discard,
        *state.board_silver,
    ]
    return packed(words, values, bytearray(state.space_vikings))


def write_clan(state: State, clan: Clan) -> bytes:
    first_house = len(state.components.puzzle.boards.names) - len(HOUSES)
    laying = clan.laying
    words = [laying_flags(state, laying) if laying else 0, *cell_words(clan.boards[0].covered), *NO_HOUSES]
    built = [*FIRST_HOUSES]
    for board in clan.boards:
        house = board.kind - first_house
        if house >= 0:
            words[built[house]] = board.covered & WORD
            built[house] += 1
    light = state.components.card_light
    of_hand = sum([light[card] for card in clan.hand])
    laid_on = laying[1] + 1 if len(laying) > 1 else 0
    values = [clan.passed, clan.thing, clan.waiting, clan.penalties, clan.knarrs, laid_on, of_hand]
    values.append(len(clan.hand) - of_hand)
    return packed(words, values, supply_of(clan))


def cell_words(cells: int) -> list[int]:
    return [cells & WORD, cells >> WORD_BITS & WORD, cells >> 2 * WORD_BITS]


def laying_flags(state: State, laying: list[int]) -> int:
    """The good that is being laid, and how it is turned."""
    mask = 1 << laying[0]
    if len(laying) > 2:
        mask |= 1 << (len(state.components.puzzle.goods.names) + laying[2])
    return mask


def harvests(state: State) -> list[int]:
    """By round: 0 as long as its marker is not turned up, 1 a crop failure, then the number of the harvest plus 1."""
    seasons = state.seasons
    if not isinstance(seasons, Seasons):
        return NO_HARVESTS
    return ([harvest + 1 for harvest in seasons.turned_up] + NO_HARVESTS)[:MOST_ROUNDS]


def supply_of(clan: Clan) -> bytearray:
    """How many of each thing a clan has; nobody has ever had more than a byte can say."""
    try:
        return bytearray(clan.have)
    except ValueError:
        return bytearray([min(count, MOST) for count in clan.have])


@lru_cache(MANY)
def strips_of(strips: tuple[int, ...]) -> list[int]:
    """Every strip as often as items have gone from it, and once more."""
    return [code // GONE for code in strips for _ in range(code % GONE + 1)]


def notes_of(state: State) -> list[int]:
    """Every card as often as the number says that it has noted for itself."""
    memory = state.memory
    if not isinstance(memory, Memory) or not memory.notes:
        return NONE
    played = [card for clan in state.clans for card in clan.played if card in memory.notes]
    return [card for card in played for _ in range(memory.notes[card])]


def piles_of(state: State, seat: int) -> bytearray:
    clans = state.clans
    empty = 2 * len(state.components.puzzle.goods.names)
    seasons = state.seasons if isinstance(state.seasons, Seasons) else None
    left = NONE if seasons is None else seasons.markers_left
    found = [*clans[seat].hand, END, *left, END, *strips_of(tuple(state.strips)), END, *notes_of(state), END]
    for other, clan in enumerate(clans):
        table = [code if code >= 0 else empty for code in clan.table] if clan.table else NONE
        markers = NONE if seasons is None else seasons.markers[other]
        found += [*clan.played, END, *table, END, *clan.emigrated, END, *clan.boats, END]
        found += [*clan.longships, END, *markers, END]
    return bytearray(found)


LEARNING: Final = Learning(actions=actions, kinds=KINDS, about=about, parts=parts, write=write)
