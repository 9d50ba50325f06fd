"""'Serve for me', and the feast as bots plan it: no other feast loses less."""

from __future__ import annotations

import random

import pytest

from meadhall.games.odin import GAME
from meadhall.games.odin.advice.feast_plan import COIN
from meadhall.games.odin.advice.worth import EMPTY_SPACE, LEFTOVER_FOOD, good_worth, rounds_left, upgrade_chance
from meadhall.games.odin.puzzle.tables import PIECE
from meadhall.games.odin.rules.feast import COINS, EMPTY, LEAVE, feast_options, leave_empty, put_on_table, room_left
from meadhall.games.odin.state import EMPTY_PLACE, FEAST, State
from meadhall.games.odin.views.question_shapes import Serving
from tests.games.odin.table import clear, components, give, supply, table

FOOD = (
    "peas",
    "flax",
    "beans",
    "grain",
    "cabbage",
    "fruits",
    "mead",
    "stockfish",
    "milk",
    "salt_meat",
    "game_meat",
    "whale_meat",
    "sheep",
    "pregnant_sheep",
    "cattle",
)


def hungry(room: int, **food: int) -> State:
    """A table at which seat 0 has this food, and so many spaces to cover."""
    state = table(2, max(1 + room % 2, room - 5))
    clear(state)
    give(state, **food)
    state.clans[0].emigrated = [1] * ((room_left(state, 0) - room) // 2)
    state.step = FEAST
    assert room_left(state, 0) == room
    return state


def served(state: State) -> list[str]:
    found = GAME.questions(state, 0, {"ask": "serve"}, True)
    assert isinstance(found, Serving)
    return found.options


@pytest.mark.parametrize(
    ("room", "food", "penalties"),
    [
        (6, {"salt_meat": 1, "grain": 1}, 1),
        (2, {"flax": 1, "salt_meat": 1}, 0),
        (2, {"salt_meat": 1, "peas": 1, "silver": 2}, 0),
    ],
)
def test_a_tile_stands_where_it_would_not_fit_along(room: int, food: dict[str, int], penalties: int) -> None:
    state = hungry(room, **food)
    served(state)
    assert state.clans[0].penalties == penalties


def lost(state: State, before: dict[str, int]) -> float:
    """What a feast took from seat 0, as bots reckon it."""
    gone = {good: count - supply(state).get(good, 0) for good, count in before.items()}
    costs = sum(count * cost_of(state, f"good.{good}") for good, count in gone.items() if count)
    return costs + EMPTY_SPACE * state.clans[0].penalties


def cost_of(state: State, name: str) -> float:
    good = components().puzzle.goods.index[name]
    if good == components().silver:
        return COIN
    later = LEFTOVER_FOOD * components().along[good] if rounds_left(state) else 0.0
    return max(good_worth(state, good, upgrade_chance(state, 0)), later)


def least_loss(state: State, known: dict[object, float]) -> float:
    """The least that any legal feast loses from here on."""
    room = room_left(state, 0)
    if not room:
        return 0.0
    clan = state.clans[0]
    last = PIECE if not clan.table or clan.table[-1] == EMPTY_PLACE else components().puzzle.colour[clan.table[-1] // 2]
    lying = frozenset(components().dish[code // 2] for code in clan.table if code >= 0 and code % 2)
    key = (room, tuple(clan.have), last, lying)
    if key not in known:
        known[key] = min(
            loss_by(state, option, known)
            for option in feast_options(state, 0, room)
            if option not in (COINS, LEAVE)  # several coins or empty spaces at once
        )
    return known[key]


def loss_by(state: State, option: str, known: dict[object, float]) -> float:
    after = state.copy()
    if option == EMPTY:
        leave_empty(after, 0, 1)
        return EMPTY_SPACE + least_loss(after, known)
    code = components().dishes.index[option]
    put_on_table(after, 0, code // 2, along=code % 2 == 1)
    return cost_of(state, components().puzzle.goods.names[code // 2]) + least_loss(after, known)


@pytest.mark.parametrize("silver", [0, 1, 2])
def test_no_other_feast_loses_less(silver: int) -> None:
    chance = random.Random(silver)
    for _ in range(25):
        food = {good: chance.randint(1, 2) for good in chance.sample(FOOD, chance.randint(1, 4))}
        state = hungry(chance.randint(1, 9), **food, silver=silver)
        before = supply(state)
        least = least_loss(state, {})
        options = served(state)
        assert lost(state, before) == pytest.approx(least), (before, options)
