"""Advice for bots: which options look good at first sight, where what they bring shows only later."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.odin.advice.board_plan import BestSpot, Planner, SpotMemory
from meadhall.games.odin.advice.card_worth import asked_hope, exchange_hope
from meadhall.games.odin.advice.feast_plan import planned
from meadhall.games.odin.advice.space_hopes import (
    cheapest_piece,
    failure_gain,
    hunt_gain,
    hunt_hope,
    loot_gain,
    raid_hope,
    space_hope,
    thing_worth,
)
from meadhall.games.odin.advice.worth import (
    EMPTY_SPACE,
    LEFTOVER_FOOD,
    bonuses_left,
    good_worth,
    incomes_left,
    next_worth,
    rounds_left,
    upgrade_chance,
)
from meadhall.games.odin.components.spaces import HUNT
from meadhall.games.odin.components.tables import AMOUNTS, KNARR, STRIP_ITEMS
from meadhall.games.odin.puzzle.solver import Step
from meadhall.games.odin.puzzle.tables import ORANGE, PIECE, RED
from meadhall.games.odin.puzzle.wish import Wish
from meadhall.games.odin.rules.anytime import ANYTIME, DONE
from meadhall.games.odin.rules.dice import FAIL, ROLL_AGAIN, SUCCEED
from meadhall.games.odin.rules.feast import room_left
from meadhall.games.odin.rules.mountain import items_left
from meadhall.games.odin.rules.phases import income_of
from meadhall.games.odin.rules.turn import PASS
from meadhall.games.odin.state import BEFORE_INCOME, FEAST, LAST_PLACEMENT, TURN, State

SURE: Final = 40.0
"""The logarithm of a prior that no difference in value outweighs."""
FREE_CARD: Final = 0.5
"""What playing a card for nothing is worth beyond its points."""
COIN_ON_BOARD: Final = 2.2
"""What a coin must gain to be laid: it could pay for an emigration instead."""
WAITS: Final = 1.05
"""What each cell of a good must gain to be laid before the last round: all that wait are laid best together."""
HASTE: Final = 0.3
"""What an exchange at any time must gain: what is given could still be used otherwise."""
MEMORY: Final = SpotMemory()
PLANNER: Final = Planner()


def priors(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    """Weights whose logarithms are points; for what is not seen at once in the value of the position."""
    return [math.exp(hope) for hope in hopes(state, seat, kind, options)]


def hopes(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    if kind == "turn":
        return [turn_hope(state, seat, option) for option in options]
    if kind == "anytime":
        return anytime_hopes(state, seat, options)
    if kind in ("board", "turned", "cell"):
        return lay_hopes(state, seat, kind, options)
    if kind == "feast":
        return sure_of(options, planned(state, seat, room_left(state, seat)))
    if kind in ("hunt", "snare", "whale", "raid", "pillage"):
        return dice_hopes(state, seat, kind, options)
    if kind == "imitate":
        names = state.components.space_names.index
        return [space_hope(state, seat, names[option]) if option in names else -SURE for option in options]
    if kind == "upgrade_twice":
        return [raise_hope(state, seat, option) for option in options]
    if kind == "strip":
        return [strip_hope(state, seat, option) for option in options]
    if kind == "loot":
        return loot_hopes(state, seat, options)
    if kind in ("boats", "vikings_back"):
        return sure_of(options, max(options, key=AMOUNTS.index))
    if kind == "amount":
        return [0.1 * AMOUNTS.index(option) for option in options]
    if kind in ("keep_card", "free_card"):
        return [card_hope(state, option) for option in options]
    if kind == "marker":
        return [marker_hope(state, seat, option) for option in options]
    if kind == "arm":
        return sure_of(options, max(options))
    if kind == "play_occupation":
        cards = state.components.cards.index
        return [asked_hope(state, seat, cards[option]) if option in cards else 0.0 for option in options]
    return [-SURE if option == ANYTIME else 0.0 for option in options]


def card_hope(state: State, option: str) -> float:
    """Of two cards, the one with more points; one that costs nothing is better played than kept."""
    card = state.components.cards.index.get(option, -1)
    return state.components.card_points[card] + FREE_CARD if card >= 0 else 0.0


def marker_hope(state: State, seat: int, option: str) -> float:
    """What a resource marker will give, its sides in turn; food is worth what it saves at a feast."""
    box = state.components.harvest_box
    along = state.components.along
    sides = box.gives[box.markers.index[option]]
    total = 0.0
    for thing, count in (amount for side in sides for amount in side):
        food = LEFTOVER_FOOD * along[thing] if thing in state.goods.food else 0.0
        total += count * max(food, thing_worth(state, seat, thing))
    return total * state.rounds / len(sides)


def sure_of(options: list[str], chosen: str) -> list[float]:
    return [SURE if option == chosen else 0.0 for option in options]


def turn_hope(state: State, seat: int, option: str) -> float:
    if option == PASS:
        return 0.0
    names = state.components.space_names.index
    if option in names:
        return space_hope(state, seat, names[option])
    # An anytime action, or the way to them: only a ship is worth it before the space.
    buys = option in (ANYTIME, state.components.ships.names[KNARR])
    return SURE if buys and wants_ship(state, seat) else -SURE


def wants_ship(state: State, seat: int) -> bool:
    """Whether a knarr is worth its silver: it can emigrate in this very round."""
    components = state.components
    clan = state.clans[seat]
    if clan.knarrs or clan.longships or clan.thing < 2:
        return False
    spaces = [components.space_names.index[name] for name in ("space.emigrate_2", "space.emigrate_3")]
    open_space = any(state.free >> space & 1 and components.column_of[space] <= clan.thing for space in spaces)
    price = components.ship_price[KNARR] + components.emigration_price * state.round
    return (
        open_space and clan.have[components.silver] >= price and state.table_room(seat) >= components.emigrated_covers
    )


def anytime_hopes(state: State, seat: int, options: list[str]) -> list[float]:
    """Lay what gains most, as long as anything gains; buy a ship that can sail at once."""
    components = state.components
    if state.step == TURN:
        return sure_of(options, components.ships.names[KNARR] if wants_ship(state, seat) else DONE)
    if rounds_left(state) == 0:
        step = last_step(state, seat)
        return sure_of(options, DONE if step is None else components.puzzle.goods.names[step[1][0]])
    best = DONE
    most = 0.05
    for option in options:
        if option in components.cards.index:
            gain = exchange_hope(state, seat, components.cards.index[option]) - HASTE
        elif option in components.puzzle.goods.index:
            good = components.puzzle.goods.index[option]
            gain = best_lay(state, seat, good)[0] - kept_worth(state, seat, good)
        else:
            continue
        if gain > most:
            most = gain
            best = option
    return sure_of(options, best)


def kept_worth(state: State, seat: int, good: int) -> float:
    """What a good is worth if it is not laid now."""
    components = state.components
    last = state.step == LAST_PLACEMENT
    colour = components.puzzle.colour[good]
    if good == components.silver and last:
        return 1.0
    if good == components.silver:
        return COIN_ON_BOARD if silver_to_spare(state, seat) else SURE
    if last:
        return float(components.puzzle.points[good]) if colour in (ORANGE, RED) else 0.0
    chance = upgrade_chance(state, seat)
    if colour in (ORANGE, RED):
        share = 1.0 if food_to_spare(state, seat, good) else EMPTY_SPACE
        return max(good_worth(state, good, chance), share * components.along[good])
    return good_worth(state, good, chance) if colour == PIECE else WAITS * components.puzzle.size[good]


def silver_to_spare(state: State, seat: int) -> bool:
    """Whether the coming feast can do without this silver."""
    have = state.clans[seat].have
    if state.step == LAST_PLACEMENT:
        return True
    food = sum(have[good] * state.components.upright[good] for good in state.goods.food)
    return have[state.components.silver] + food > room_left(state, seat) + 2


def food_to_spare(state: State, seat: int, good: int) -> bool:
    """Whether the coming feast can do without this dish: what it would cover, other food and silver cover as well."""
    if state.step not in (BEFORE_INCOME, FEAST):
        return True
    components = state.components
    have = state.clans[seat].have
    places = have[components.silver] + (income_of(state, seat) if state.step == BEFORE_INCOME else 0)
    for dish in state.goods.food:
        count = have[dish] - (dish == good)
        if count > 0:
            places += components.along[dish] + (count - 1) * components.upright[dish]
    return places >= room_left(state, seat)


def best_lay(state: State, seat: int, good: int) -> tuple[float, int, BestSpot]:
    """The board and the spot on which the good gains most."""
    incomes = incomes_left(state)
    bonuses = bonuses_left(state)
    best: tuple[float, int, BestSpot] | None = None
    for index, board in enumerate(state.clans[seat].boards):
        found = MEMORY.best(state.components.puzzle, board, good, incomes, bonuses)
        if found is not None and (best is None or found[0] > best[0]):
            best = (found[0], index, found)
    if best is None:
        raise ValueError("a good that fits nowhere is not offered")
    return best


def last_step(state: State, seat: int) -> Step | None:
    """In the last round: the next step of a plan for all that is left."""
    components = state.components
    clan = state.clans[seat]
    if state.step == FEAST:
        return None  # what is eaten is not known yet, and there is time after it
    over = state.step == LAST_PLACEMENT
    keep = [0.0] * components.first_weapon
    supply = clan.have[: components.first_weapon]
    supply[components.wood] = supply[components.stone] = 0
    if not over:
        for good in (*state.goods.food, components.silver):
            supply[good] = 0
    for animal, points in components.animal_points:
        keep[animal] = float(points)
    keep[components.silver] = 1.0
    wish = Wish(components.puzzle, incomes=0.0 if over else 1.0, bonuses=0.0, keep=keep)
    return PLANNER.next(components.puzzle, clan.boards, supply, wish)


def part_of_step(state: State, seat: int, step: Step, kind: str) -> str:
    """What a step of a plan answers to one of the small questions."""
    puzzle = state.components.puzzle
    if kind == "board":
        return state.own_board(seat, step[0])
    return puzzle.turns.names[step[1][1]] if kind == "turned" else puzzle.cells.names[step[1][2]]


def lay_hopes(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    """Where the good that is being laid lies best."""
    puzzle = state.components.puzzle
    laying = state.clans[seat].laying
    good = laying[0]
    step = last_step(state, seat) if rounds_left(state) == 0 and state.step != TURN else None
    if step is not None and step[1][0] == good:
        return sure_of(options, part_of_step(state, seat, step, kind))
    if kind == "board":
        return sure_of(options, state.own_board(seat, best_lay(state, seat, good)[1]))
    board = state.clans[seat].boards[laying[1]]
    found = MEMORY.best(puzzle, board, good, incomes_left(state), bonuses_left(state))
    if found is None:
        return [0.0] * len(options)
    spot = found[1]
    return sure_of(options, puzzle.turns.names[spot[1]] if kind == "turned" else puzzle.cells.names[spot[2]])


def dice_hopes(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    """Roll on while it pays; what is seen at once in the value of the position is not counted twice."""
    step = state.components.dice_steps[kind]
    rolls = state.components.rolls - len(state.rolls)
    failing = failure_gain(state, seat, step)
    if step.kind == HUNT:
        price = max(0, state.rolls[-1] + state.shift)
        success = hunt_gain(state, seat, step) - cheapest_piece(state, seat, step) * price
        again = hunt_hope(state, seat, step, rolls, -state.shift) if rolls else failing
    else:
        success = loot_gain(state, seat, step, state.rolls[-1] + state.shift)
        again = raid_hope(state, seat, step, rolls) if rolls else failing
    worth = {SUCCEED: success, FAIL: failing, ROLL_AGAIN: again}
    best = max((option for option in options if option in worth), key=worth.__getitem__)
    return sure_of(options, best)


def raise_hope(state: State, seat: int, option: str) -> float:
    """What raising a good by two colours adds; one that can rise by one only is raised at once."""
    puzzle = state.components.puzzle
    good = puzzle.goods.index.get(option, -1)
    if good < 0:
        return -SURE if option == ANYTIME else 0.0
    best = puzzle.raised[puzzle.raised[good]]
    if best < 0:
        return 0.0
    chance = upgrade_chance(state, seat)
    return good_worth(state, best, chance) - good_worth(state, good, chance)


def strip_hope(state: State, seat: int, option: str) -> float:
    """The first items of a strip."""
    components = state.components
    strip = components.strips.index.get(option, -1)
    if strip < 0:
        return -SURE if option == ANYTIME else 0.0
    gone = STRIP_ITEMS - items_left(state, strip)
    chance = upgrade_chance(state, seat)
    return math.fsum(
        count * next_worth(state, seat, thing, chance)
        for thing, count in components.strip_items[strip][gone : gone + 2]
    )


def loot_hopes(state: State, seat: int, options: list[str]) -> list[float]:
    """The loot that is worth most over what it costs in stones and swords."""
    puzzle = state.components.puzzle
    result = state.rolls[-1] + state.shift
    worth = [-SURE] * len(options)
    for place, option in enumerate(options):
        tile = puzzle.goods.index.get(option, -1)
        if tile >= 0:
            worth[place] = good_worth(state, tile, 1.0) - max(0, puzzle.sword[tile] - result)
    return sure_of(options, options[worth.index(max(worth))])
