"""A Feast for Odin for learning programs: its options by number, and the table as rows of numbers."""

from __future__ import annotations

from typing import Final

from meadhall.engine.learning import (
    WORD_BITS,
    Learning,
    Part,
    Written,
    counts,
    flags,
    numbers,
    of_players,
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
        flags("step", STEPS),
        flags("special_tiles", goods),
        flags("extension_spaces", spaces),
        flags("shores", puzzle.boards.names, of=shores),
        flags("shores.covered", cells, of=shores),
        seats("turn"),
        seats("start_player"),
        seats("shores.owner", of=shores),
        flags("spaces.colour", spaces, of=colours, by_seat=not alone),
        flags("laying", [*goods, *puzzle.turns.names], by_seat=True),
        flags("home.covered", cells, by_seat=True),
        *(
            flags(f"{house} {number + 1}.covered", cells[:WORD_BITS], by_seat=True)
            for house, most in zip(BUILDINGS, HOUSES, strict=True)
            for number in range(most)
        ),
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


def write(state: State, seat: int) -> Written:
    clans = state.clans
    shores = state.shores
    # The places of houses in `words` follow those of all home boards: by house, then by seat.
    homes: list[int] = []
    players = state.players
    houses = [0] * (sum(HOUSES) * players)
    coasts = [0] * (CELL_WORDS * len(shores))
    for other, clan in enumerate(clans):
        write_boards(state, clan, other, homes, houses, coasts)
    words = [1 << state.step, state.specials, state.imitations & WORD, state.imitations >> WORD_BITS]
    words += [1 << board for board in shores]
    words += coasts
    words.append(1 << state.turn if state.step == TURN else 0)
    words.append(1 << state.moose)
    words += [0 if owner == NOBODY else 1 << owner for owner in state.owner]
    for standing in state.standing:
        words.append(standing & WORD)
        words.append(standing >> WORD_BITS)
    words += [laying_flags(state, clan.laying) if clan.laying else 0 for clan in clans]
    words += homes
    words += houses
    values = [state.round, len(state.pile), len(state.weapon_pile), len(state.dark) - state.dark_drawn]
    values += [state.die, state.shift, int(state.rolling), *(state.rolls + [0] * MOST_ROLLS)[:MOST_ROLLS]]
    values += harvests(state)
    values += state.buildings
    values += state.discard
    values += state.board_silver
    light = state.components.card_light
    small = [bytes(state.space_vikings)]
    for clan in clans:
        small.append(supply_of(clan))
        of_hand = sum([light[card] for card in clan.hand])
        laid_on = clan.laying[1] + 1 if len(clan.laying) > 1 else 0
        values += [int(clan.passed), clan.thing, clan.waiting, clan.penalties, clan.knarrs, laid_on]
        values += [of_hand, len(clan.hand) - of_hand]
    return words, b"".join(small), piles_of(state, seat), values


def write_boards(state: State, clan: Clan, seat: int, homes: list[int], houses: list[int], coasts: list[int]) -> None:
    """What is covered of the boards that a clan owns."""
    players = state.players
    first_house = len(state.components.puzzle.boards.names) - len(HOUSES)
    built = [0] * len(HOUSES)
    for index, board in enumerate(clan.boards):
        covered = board.covered
        if index == 0:
            homes += [covered & WORD, covered >> WORD_BITS & WORD, covered >> 2 * WORD_BITS]
        elif board.kind >= first_house:
            house = board.kind - first_house
            number = built[house]
            built[house] = number + 1
            for earlier in range(house):
                number += HOUSES[earlier]
            houses[number * players + seat] = covered & WORD
        else:
            place = CELL_WORDS * state.shores.index(board.kind)
            coasts[place] = covered & WORD
            coasts[place + 1] = covered >> WORD_BITS & WORD
            coasts[place + 2] = covered >> 2 * WORD_BITS


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
        return [0] * MOST_ROUNDS
    return ([harvest + 1 for harvest in seasons.turned_up] + [0] * MOST_ROUNDS)[:MOST_ROUNDS]


def supply_of(clan: Clan) -> bytes:
    """How many of each thing a clan has; nobody has ever had more than a byte can say."""
    try:
        return bytes(clan.have)
    except ValueError:
        return bytes([min(count, MOST) for count in clan.have])


def strips_of(state: State) -> bytes:
    """Every strip as often as items have gone from it, and once more."""
    return b"".join([bytes([code // GONE]) * (code % GONE + 1) for code in state.strips])


def notes_of(state: State) -> bytes:
    """Every card as often as the number says that it has noted for itself."""
    memory = state.memory
    if not isinstance(memory, Memory) or not memory.notes:
        return b""
    played = [card for clan in state.clans for card in clan.played if card in memory.notes]
    return b"".join([bytes([card]) * memory.notes[card] for card in played])


def piles_of(state: State, seat: int) -> list[bytes]:
    clans = state.clans
    empty = 2 * len(state.components.puzzle.goods.names)
    left: list[int] = []
    markers: list[list[int]] = [[] for _ in clans]
    if isinstance(state.seasons, Seasons):
        left = state.seasons.markers_left
        markers = state.seasons.markers
    found = [bytes(clans[seat].hand), bytes(left), strips_of(state), notes_of(state)]
    for clan, own in zip(clans, markers, strict=True):
        found += [
            bytes(clan.played),
            bytes([code if code >= 0 else empty for code in clan.table]) if clan.table else b"",
            bytes(clan.emigrated),
            bytes(clan.boats),
            bytes(clan.longships),
            bytes(own),
        ]
    return found


LEARNING: Final = Learning(actions=actions, kinds=KINDS, about=about, parts=parts, write=write)
