"""Advice for bots: what a space promises beyond what is seen at once when it is taken."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.odin.advice.board_plan import board_worth
from meadhall.games.odin.advice.card_worth import playing_hope
from meadhall.games.odin.advice.worth import (
    VIKING,
    bonuses_left,
    good_worth,
    incomes_left,
    next_worth,
    upgrade_chance,
    worth_of,
)
from meadhall.games.odin.components.spaces import (
    CHOOSE,
    EMIGRATE,
    EXCHANGE,
    EXPLORE,
    FORGE,
    HUNT,
    MOUNTAIN,
    OVERSEAS_TRADE,
    PAY_ONE_OF,
    PLAY_OCCUPATION,
    RAID,
    SPECIAL_SALE,
    UPGRADE,
    Step,
)
from meadhall.games.odin.components.tables import KNARR
from meadhall.games.odin.rules.conditions import able_spaces, facts, holds, others_spaces
from meadhall.games.odin.rules.mountain import GONE
from meadhall.games.odin.rules.sailing import explore_options
from meadhall.games.odin.state import State

CARD_IN_HAND: Final = 0.35


def space_hope(state: State, seat: int, space: int) -> float:
    """What the choices on this space will still bring."""
    components = state.components
    column = components.column_of[space]
    if space >= components.board_spaces:
        others = others_spaces(state, seat, column)
        imitable = able_spaces(state, seat, others) & others
        return max(
            (space_hope(state, seat, n) for n in range(components.board_spaces) if imitable >> n & 1), default=0.0
        )
    hope = 0.0
    for step in components.spaces[space].steps:
        hope += step_hope(state, seat, step)
    if column == components.play_in:
        hope += cards_hope(state, seat, 1)
    return hope


def step_hope(state: State, seat: int, step: Step) -> float:
    """Of one step; nothing for those that are done without asking."""
    kind = step.kind
    if kind == UPGRADE:
        return math.fsum(upgrade_gains(state, seat, step.levels)[: step.count])
    if kind == MOUNTAIN:
        return mountain_hope(state, seat, step.takes)
    if kind == OVERSEAS_TRADE:
        return math.fsum(gain for gain in overseas_gains(state, seat) if gain > 0)
    if kind == SPECIAL_SALE:
        return math.fsum(sorted(sale_gains(state, seat), reverse=True)[: step.count])
    if kind == FORGE:
        return max(loot_worth(state, good) for good in state.components.forged if is_there(state, good))
    if kind == HUNT:
        return hunt_hope(state, seat, step)
    if kind == RAID:
        return raid_hope(state, seat, step)
    if kind == PLAY_OCCUPATION:
        return cards_hope(state, seat, step.count)
    if kind == EMIGRATE:
        clan = state.clans[seat]
        return emigration_hope(state) if (clan.knarrs and clan.longships) or step.optional else 0.0
    if kind == EXPLORE:
        return explore_hope(state, seat, step.count)
    if kind == CHOOSE:
        return choice_hope(state, seat, step)
    if kind == PAY_ONE_OF:
        return pay_hope(state, seat, step)
    if kind == EXCHANGE and step.optional:
        return 0.5
    return 0.0


def explore_hope(state: State, seat: int, vikings: int) -> float:
    """The best of several boards, its silver and what it takes to cover it; a single one is seen at once."""
    puzzle = state.components.puzzle
    options = explore_options(state, seat, vikings)
    if len(options) == 1:
        return 0.0
    hopes: list[float] = []
    for option in options:
        board = puzzle.boards.index[option]
        printed = puzzle.printed[board]
        points = printed.points_revised if state.revised else printed.points
        silver = state.board_silver[state.shores.index(board)]
        hopes.append(points + silver + board_worth(puzzle, board, 0, incomes_left(state), bonuses_left(state)))
    return max(hopes, default=0.0)


def upgrade_gains(state: State, seat: int, levels: int) -> list[float]:
    """What raising each good of the supply would add, the best first."""
    components = state.components
    puzzle = components.puzzle
    chance = upgrade_chance(state, seat)
    gains: list[float] = []
    for good in components.upgradable:
        count = state.clans[seat].have[good]
        if not count:
            continue
        better = puzzle.raised[good]
        if levels > 1 and puzzle.raised[better] >= 0:
            better = puzzle.raised[better]
        gains += [good_worth(state, better, chance) - good_worth(state, good, chance)] * count
    return sorted((gain for gain in gains if gain > 0), reverse=True)


def mountain_hope(state: State, seat: int, takes: list[int]) -> float:
    """The best strips, each taken from once."""
    components = state.components
    chance = upgrade_chance(state, seat)
    total = 0.0
    left = list(state.strips)
    for most in takes:
        best = 0.0
        chosen = -1
        for code in left:
            items = components.strip_items[code // GONE][code % GONE : code % GONE + most]
            worth = math.fsum(count * next_worth(state, seat, thing, chance) for thing, count in items)
            if worth > best:
                best = worth
                chosen = code
        if chosen < 0:
            break
        left.remove(chosen)
        total += best
    return total


def overseas_gains(state: State, seat: int) -> list[float]:
    components = state.components
    chance = upgrade_chance(state, seat)
    return [
        good_worth(state, components.puzzle.raised[good], chance) - good_worth(state, good, chance)
        for good in state.goods.green
        if state.clans[seat].have[good]
    ]


def sale_gains(state: State, seat: int) -> list[float]:
    components = state.components
    silver = state.clans[seat].have[components.silver]
    price = components.puzzle.price
    return [
        loot_worth(state, tile) - price[tile]
        for tile in components.specials
        if state.specials >> tile & 1 and 0 <= price[tile] <= silver
    ]


def loot_worth(state: State, good: int) -> float:
    return good_worth(state, good, 1.0)


def is_there(state: State, good: int) -> bool:
    """Goods always are; a special tile while nobody has it."""
    return not state.components.puzzle.specials >> good & 1 or bool(state.specials >> good & 1)


def cards_hope(state: State, seat: int, count: int) -> float:
    """What playing up to so many cards adds, over what they are worth in the hand."""
    hopes = sorted((playing_hope(state, seat, card) for card in state.clans[seat].hand), reverse=True)
    return math.fsum(max(0.0, hope - CARD_IN_HAND) for hope in hopes[:count])


def emigration_hope(state: State) -> float:
    """What one more ship on the banquet table is worth, over what is seen at once."""
    components = state.components
    return float(components.emigrated_points[KNARR] - components.ship_points[KNARR]) - state.round


def choice_hope(state: State, seat: int, step: Step) -> float:
    """The best of several ways, if there is more than one; a single one is done at once."""
    found = facts(state, seat)
    ways = [steps for steps in step.way_steps if any(holds(plain.clauses, found) for plain in steps)]
    hopes = [
        math.fsum(step_hope(state, seat, plain) + at_once(state, seat, plain) for plain in steps) for steps in ways
    ]
    if len(ways) == 1:
        return math.fsum(step_hope(state, seat, plain) for plain in ways[0])
    return max(hopes, default=0.0)


def at_once(state: State, seat: int, step: Step) -> float:
    """What a step without a choice gives and costs."""
    gains = math.fsum(count * thing_worth(state, seat, thing) for thing, count in step.gain)
    return gains - math.fsum(count * thing_worth(state, seat, thing) for thing, count in step.cost)


def thing_worth(state: State, seat: int, thing: int) -> float:
    """One more of a thing."""
    chance = upgrade_chance(state, seat)
    if thing in (state.components.wood, state.components.stone):
        return next_worth(state, seat, thing, chance)
    return worth_of(state, thing, chance)


def pay_hope(state: State, seat: int, step: Step) -> float:
    """A payment in one of two ways: what follows is not seen at once if both are possible."""
    have = state.clans[seat].have
    if not all(have[thing] for thing in step.pay):
        return 0.0
    return -min(thing_worth(state, seat, thing) for thing in step.pay) + 1.0


# Dice.


def hunt_gain(state: State, seat: int, step: Step) -> float:
    """What a success brings, less nothing."""
    return math.fsum(count * thing_worth(state, seat, thing) for thing, count in step.gain)


def failure_gain(state: State, seat: int, step: Step) -> float:
    consolation = math.fsum(count * thing_worth(state, seat, thing) for thing, count in step.failure)
    return consolation + VIKING * step.vikings_back


def hunt_hope(state: State, seat: int, step: Step, rolls: int = 3, lowered: int = -1) -> float:
    """Rolling on while it pays: worked out from the last roll back."""
    if lowered < 0:
        boats = sorted(state.clans[seat].boats, reverse=True)[: step.boats]
        lowered = sum(boats) + len(boats) * state.components.printed_ore
    gain = hunt_gain(state, seat, step)
    failing = failure_gain(state, seat, step)
    have = state.clans[seat].have
    funds = have[step.pay[0]] + have[step.pay[1]]
    price = cheapest_piece(state, seat, step)
    hope = failing
    for _ in range(rolls):
        total = 0.0
        for face in range(1, step.die + 1):
            cost = max(0, face - lowered)
            outcome = gain - cost * price if cost <= funds else failing
            total += max(outcome, hope) if cost else gain
        hope = total / step.die
    return hope


def cheapest_piece(state: State, seat: int, step: Step) -> float:
    """What a piece that is spent on dice is worth: half resource, half weapon."""
    return 0.5 * (thing_worth(state, seat, step.pay[0]) + thing_worth(state, seat, step.pay[1]))


def loot_gain(state: State, seat: int, step: Step, result: int) -> float:
    """The best that a battle result wins, with what must be spent for it."""
    components = state.components
    have = state.clans[seat].have
    funds = have[step.pay[0]] + have[step.pay[1]]
    price = cheapest_piece(state, seat, step)
    best = -1.0
    for tile in components.loot:
        spent = max(0, components.puzzle.sword[tile] - result)
        if spent <= funds and is_there(state, tile):
            best = max(best, loot_worth(state, tile) - spent * price)
    return best


def raid_hope(state: State, seat: int, step: Step, rolls: int = 3) -> float:
    raised = max(state.clans[seat].longships, default=0) if step.ore_counts else 0
    failing = failure_gain(state, seat, step)
    outcomes = [max(failing, loot_gain(state, seat, step, face + raised)) for face in range(1, step.die + 1)]
    hope = failing
    for _ in range(rolls):
        hope = math.fsum(max(outcome, hope) for outcome in outcomes) / step.die
    return hope
