"""What occupations count: what a seat has, where its Vikings stand, what came of the action under way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from meadhall.engine.names import bits
from meadhall.games.odin.cards.memory import action_of
from meadhall.games.odin.components.spaces import in_groups
from meadhall.games.odin.components.tables import Components
from meadhall.games.odin.puzzle.tables import RED
from meadhall.games.odin.rules.phases import income_of
from meadhall.games.odin.state import EMPTY_PLACE, State

Counter = Callable[[State, int], int]
"""(state, seat)"""


def longships(state: State, seat: int) -> int:
    return len(state.clans[seat].longships)


def knarrs(state: State, seat: int) -> int:
    return state.clans[seat].knarrs


def whaling_boats(state: State, seat: int) -> int:
    return len(state.clans[seat].boats)


def large_ships(state: State, seat: int) -> int:
    return knarrs(state, seat) + longships(state, seat)


def armed_longships(state: State, seat: int) -> int:
    """Longships with two ore or more aboard."""
    return sum(ore >= 2 for ore in state.clans[seat].longships)


def full_fleets(state: State, seat: int) -> int:
    return min(whaling_boats(state, seat), knarrs(state, seat), longships(state, seat))


def ore_on_ships(state: State, seat: int) -> int:
    """Without the ore that is printed on whaling boats."""
    return sum(state.clans[seat].boats) + sum(state.clans[seat].longships)


def houses(state: State, seat: int) -> int:
    """Stone houses and long houses."""
    return sum(state.components.is_house[board.kind] for board in state.clans[seat].boards)


def sheep(state: State, seat: int) -> int:
    have = state.clans[seat].have
    return have[state.components.sheep] + have[state.components.pregnant_sheep]


def cattle(state: State, seat: int) -> int:
    have = state.clans[seat].have
    return have[state.components.cattle] + have[state.components.pregnant_cattle]


def kinds_of_animals(state: State, seat: int) -> int:
    return (sheep(state, seat) > 0) + (cattle(state, seat) > 0)


def kinds_of_red_goods(state: State, seat: int) -> int:
    """An animal with young is no kind of its own."""
    components = state.components
    have = state.clans[seat].have
    found = 0
    for good in state.goods.food:
        if components.puzzle.colour[good] == RED and have[good]:
            found |= 1 << components.dish[good]
    return found.bit_count()


def pairs_of_meat(state: State, seat: int) -> int:
    """Game meat and whale meat, one of each a pair."""
    have = state.clans[seat].have
    return min(have[state.components.number_of("game_meat")], have[state.components.number_of("whale_meat")])


def special_tiles(state: State, seat: int) -> int:
    """In the supply and on boards."""
    specials = state.components.puzzle.specials
    clan = state.clans[seat]
    laid = sum(specials >> spot[0] & 1 for board in clan.boards for spot in board.placed)
    return laid + sum(clan.have[tile] for tile in bits(specials))


def exploration_boards(state: State, seat: int) -> int:
    printed = state.components.puzzle.printed
    return sum(printed[board.kind].group == "exploration" for board in state.clans[seat].boards)


def other_players(state: State, seat: int) -> int:
    return state.players - 1


def vikings_in_column(column: int, state: State, seat: int) -> int:
    """Vikings that stand there now, on imitation spaces too."""
    return sum(
        state.space_vikings[space]
        for space in bits(state.standing[state.colour(seat)])
        if state.components.column_of[space] == column
    )


def vikings_on(spaces: int, state: State, seat: int) -> int:
    """Vikings that stand on these spaces (bits) now."""
    return sum(state.space_vikings[space] for space in bits(state.standing[state.colour(seat)] & spaces))


def in_supply(thing: int, state: State, seat: int) -> int:
    return state.clans[seat].have[thing]


# Of the action under way, or just over.


def given(thing: int, state: State, seat: int) -> int:
    """What the action itself has given, all its steps together."""
    return action_of(state).given.count(thing)


def spent(thing: int, state: State, seat: int) -> int:
    """Pieces spent on the roll that counted."""
    return action_of(state).spent.count(thing)


def served(good: int, state: State, seat: int) -> int:
    """Tiles of a good on the banquet table."""
    return sum(code != EMPTY_PLACE and code // 2 == good for code in state.clans[seat].table)


def kinds_off_strips(state: State, seat: int) -> int:
    """Different kinds of items that the action took off the strips."""
    return len(set(action_of(state).taken))


def resources_paid(state: State, seat: int) -> int:
    """Different kinds of wood, stone and ore that the space was paid."""
    components = state.components
    return sum(thing in action_of(state).paid for thing in (components.wood, components.stone, components.ore))


def boats_sailed(state: State, seat: int) -> int:
    return action_of(state).boats


def vikings_placed(state: State, seat: int) -> int:
    """None, if an occupation lets the space be used without them."""
    return action_of(state).vikings


def rolls_made(state: State, seat: int) -> int:
    return len(state.rolls)


PLAIN: Final[dict[str, Counter]] = {
    "longships": longships,
    "knarrs": knarrs,
    "whaling_boats": whaling_boats,
    "large_ships": large_ships,
    "armed_longships": armed_longships,
    "full_fleets": full_fleets,
    "ore_on_ships": ore_on_ships,
    "houses": houses,
    "sheep": sheep,
    "kinds_of_animals": kinds_of_animals,
    "kinds_of_red_goods": kinds_of_red_goods,
    "pairs_of_meat": pairs_of_meat,
    "special_tiles": special_tiles,
    "exploration_boards": exploration_boards,
    "income": income_of,
    "other_players": other_players,
    "kinds_off_strips": kinds_off_strips,
    "resources_paid": resources_paid,
    "boats_sailed": boats_sailed,
    "rolls_made": rolls_made,
    "vikings_placed": vikings_placed,
}

OF_A_THING: Final[dict[str, Callable[[int, State, int], int]]] = {
    "supply": in_supply,
    "given": given,
    "spent": spent,
    "served": served,
}


def counter(components: Components, name: str) -> Counter | None:
    """The counter of that name; None: there is none."""
    kind, _, what = name.partition(":")
    thing = components.number_of(what) if what else -1
    if kind in OF_A_THING and thing >= 0:
        return partial(OF_A_THING[kind], thing)
    if kind == "vikings_in_column" and what in ("1", "2", "3", "4"):
        return partial(vikings_in_column, int(what))
    if kind == "vikings_on" and what in components.groups:
        return partial(vikings_on, in_groups(components.spaces, [what]))
    return PLAIN.get(name)
