"""Dice actions ('Invadir, pilhar e caçar'): up to three rolls, then success or failure."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.hooks import fire, total
from meadhall.games.odin.cards.memory import action_of
from meadhall.games.odin.cards.moments import (
    DIE,
    FAILURE,
    LOOT,
    LOOT_TILES,
    ROLLS,
    SUCCESS,
    THING_COUNT,
    VIKINGS_BACK,
    WORTH,
    Moment,
)
from meadhall.games.odin.components.spaces import Step
from meadhall.games.odin.components.tables import AMOUNTS
from meadhall.games.odin.rules.anytime import DONE, ask
from meadhall.games.odin.rules.supply import gain, gain_all, pay
from meadhall.games.odin.state import NOWHERE, UNDER_WAY, State

ROLL_AGAIN: Final = "roll"
SUCCEED: Final = "succeed"
FAIL: Final = "fail"
DIE_NAMES: Final = {8: "die.8", 12: "die.12"}


def hunt(state: State, seat: int, step: Step, at: int) -> Ask[bool]:
    """Hunting, snares, whaling: a low roll is paid in wood and weapons; ore on the boats lowers it."""
    lowered = yield from sail_boats(state, seat, step)
    begin_rolling(state, seat, step, -lowered)
    while True:
        roll(state, seat, step, -lowered)
        price = max(0, state.rolls[-1] + state.shift)
        if not price:
            # A result of 0 ends the rolling and is no failure (rule book, 'Caçar baleias').
            option = SUCCEED
            break
        option = yield from ask(
            state,
            seat,
            step.action,
            partial(hunt_options, state, seat, step, price),
            AMOUNTS[price],
        )
        if option != ROLL_AGAIN:
            break
    if option == SUCCEED:
        yield from spend(state, seat, step, price)
        state.tell("succeeded", seat, f"action.{step.action}", price)
        gain_all(state, seat, step.gain)
        yield from succeed(state, seat, step)
    else:
        yield from fail(state, seat, step, at)
    state.rolling = False
    return True


def sail_boats(state: State, seat: int, step: Step) -> Ask[int]:
    """How many whaling boats sail, the best armed first; all their ore lowers the roll, the printed one too."""
    if not step.boats:
        return 0
    boats = sorted(state.clans[seat].boats, reverse=True)[: step.boats]
    count = AMOUNTS.index((yield Decision(seat, "boats", AMOUNTS[1 : len(boats) + 1])))
    if state.listening[seat]:
        action_of(state).boats = count
    return sum(boats[:count]) + count * state.components.printed_ore


def raid(state: State, seat: int, step: Step, at: int) -> Ask[bool]:
    """Raiding and pillaging: a high roll, raised by stone and swords, wins one blue good or special tile."""
    # A knarr that stands in for the longship brings no ore.
    ore = max(state.clans[seat].longships, default=0) if step.ore_counts else 0
    begin_rolling(state, seat, step, ore)
    while True:
        roll(state, seat, step, ore)
        result = max(0, state.rolls[-1] + state.shift)
        option = yield from ask(
            state,
            seat,
            step.action,
            partial(raid_options, state, seat, step, result),
            AMOUNTS[result],
        )
        if option != ROLL_AGAIN:
            break
    if option == SUCCEED:
        won = yield from choose_loot(state, seat, step, result)
        swords = sum(sword_of(state, seat, tile) for tile in won)
        price = max(0, max(swords, step.fails_up_to + 1) - result)
        yield from spend(state, seat, step, price)
        state.tell("succeeded", seat, f"action.{step.action}", result + price)
        for tile in won:
            gain(state, seat, tile, 1)
        yield from succeed(state, seat, step)
    else:
        yield from fail(state, seat, step, at)
    state.rolling = False
    return True


def choose_loot(state: State, seat: int, step: Step, result: int) -> Ask[list[int]]:
    """One tile; more if an occupation allows it, as far as the result goes for all of them together."""
    goods = state.components.puzzle.goods
    option = yield from ask(
        state, seat, "loot", partial(loot_options, state, seat, step, result), AMOUNTS[result], cards=False
    )
    won = [goods.index[option]]
    if not state.listening[seat] & LOOT_TILES:
        return won
    for _ in range(total(state, seat, Moment(LOOT_TILES, deed=step.deed))):
        left = result + can_spend(state, seat, step) - sum(sword_of(state, seat, tile) for tile in won)
        options = [
            tile for tile in within_reach(state, seat, left) if not is_won_special(state, won, goods.index[tile])
        ]
        option = yield Decision(seat, "loot_more", [*options, DONE], AMOUNTS[result])
        if option == DONE:
            break
        won.append(goods.index[option])
    return won


def is_won_special(state: State, won: list[int], tile: int) -> bool:
    """Whether this is a special tile that has just been chosen: there is one of each."""
    return tile in won and bool(state.components.puzzle.specials >> tile & 1)


def loot_options(state: State, seat: int, step: Step, result: int) -> list[str]:
    """Blue goods and special tiles whose sword value can be reached."""
    reach = result + can_spend(state, seat, step)
    return within_reach(state, seat, reach) if reach > step.fails_up_to else []


def within_reach(state: State, seat: int, reach: int) -> list[str]:
    puzzle = state.components.puzzle
    if state.listening[seat] & LOOT:
        tiles = range(len(puzzle.sword))
        return [puzzle.goods.names[tile] for tile in tiles if 0 < sword_of(state, seat, tile) <= reach]
    return [
        puzzle.goods.names[tile]
        for tile in state.components.loot
        if puzzle.sword[tile] <= reach and (not puzzle.specials >> tile & 1 or state.specials >> tile & 1)
    ]


def sword_of(state: State, seat: int, tile: int) -> int:
    """What a tile takes to be won; 0: it cannot be won."""
    components = state.components
    puzzle = components.puzzle
    there = not puzzle.specials >> tile & 1 or bool(state.specials >> tile & 1)
    sword = puzzle.sword[tile] if there and tile in components.loot else 0
    if state.listening[seat] & LOOT:
        sword += total(state, seat, Moment(LOOT, thing=tile, count=sword))
    return sword


def begin_rolling(state: State, seat: int, step: Step, shift: int) -> None:
    """Rolling is using the space, whatever comes of it."""
    state.rolling = True
    state.action = UNDER_WAY
    state.shift = shift
    state.die = step.die
    state.rolls = []
    if state.listening[seat]:
        action_of(state).specials = state.specials


def roll(state: State, seat: int, step: Step, ore: int) -> None:
    """Roll the die; what ore and occupations add counts from now on."""
    rolled = 1 + state.rng.below(step.die)
    state.rolls.append(rolled)
    state.tell("rolled", seat, DIE_NAMES[step.die], rolled)
    if state.listening[seat]:
        state.shift = ore + action_of(state).die_bonus
        if state.listening[seat] & DIE:
            state.shift += total(state, seat, Moment(DIE, step=step))


def hunt_options(state: State, seat: int, step: Step, price: int) -> list[str]:
    return outcomes(state, seat, can_spend(state, seat, step) >= price)


def raid_options(state: State, seat: int, step: Step, result: int) -> list[str]:
    return outcomes(state, seat, bool(loot_options(state, seat, step, result)))


def outcomes(state: State, seat: int, possible: bool) -> list[str]:
    """Roll again, succeed or fail; a failure may always be declared."""
    most = state.components.rolls
    if state.listening[seat] & ROLLS:
        most += total(state, seat, Moment(ROLLS))
    options: list[str] = []
    if possible:
        options.append(SUCCEED)
    if len(state.rolls) < most:
        options.append(ROLL_AGAIN)
    options.append(FAIL)
    return options


def can_spend(state: State, seat: int, step: Step) -> int:
    """What the pieces of the right resource and weapon are worth."""
    have = state.clans[seat].have
    if state.listening[seat] & WORTH:
        return sum(have[thing] * worth for thing, worth in worths(state, seat, step))
    return have[step.pay[0]] + have[step.pay[1]]


def worths(state: State, seat: int, step: Step) -> list[tuple[int, int]]:
    """What may be spent, and what each piece of it counts: the resource first, then weapons."""
    components = state.components
    found: list[tuple[int, int]] = []
    for thing in (step.pay[0], *range(components.first_weapon, components.first_ship)):
        worth = (thing in step.pay) + total(state, seat, Moment(WORTH, step=step, thing=thing))
        if worth > 0:
            found.append((thing, worth))
    return found


def spend(state: State, seat: int, step: Step, price: int) -> Ask[None]:
    """Pay in any mixture of the resource and the weapon: ask for how many weapons."""
    if not price:
        return
    resource, weapon = step.pay
    pieces = [(resource, 1), (weapon, 1)]
    if state.listening[seat] & WORTH:
        pieces = worths(state, seat, step)
    have = state.clans[seat].have
    for number, (thing, worth) in enumerate(pieces[1:], 2):
        # What the resource and the weapons that are still to come can pay; the last piece may pay too much.
        others = have[resource] * pieces[0][1] + sum(have[other] * value for other, value in pieces[number:])
        least = max(0, -(-(price - others) // worth))
        most = min(-(-price // worth), have[thing])
        names = state.components.things.names
        count = AMOUNTS.index((yield Decision(seat, "spend", AMOUNTS[least : most + 1], names[thing])))
        spend_pieces(state, seat, thing, count)
        price = max(0, price - count * worth)
    spend_pieces(state, seat, resource, -(-price // pieces[0][1]))


def spend_pieces(state: State, seat: int, thing: int, count: int) -> None:
    pay(state, seat, thing, count)
    if state.listening[seat]:
        action_of(state).spent += [thing] * count


def succeed(state: State, seat: int, step: Step) -> Ask[None]:
    """The reward has been received: what occupations add to it."""
    if state.listening[seat]:
        action_of(state).success = 1
        if state.listening[seat] & SUCCESS:
            yield from fire(state, seat, Moment(SUCCESS, space=state.taken, step=step))


def fail(state: State, seat: int, step: Step, at: int) -> Ask[None]:
    """The consolation, and Vikings that may come back from the space."""
    state.tell("failed", seat, f"action.{step.action}")
    gain_all(state, seat, step.failure)
    if step.vikings_back and at != NOWHERE:
        options = [AMOUNTS[count] for count in range(step.vikings_back, -1, -1)]
        back = AMOUNTS.index((yield Decision(seat, "vikings_back", options)))
        yield from return_vikings(state, seat, at, back)
    if state.listening[seat]:
        action_of(state).success = 0
        if state.listening[seat] & FAILURE:
            yield from fire(state, seat, Moment(FAILURE, space=state.taken, step=step))


def return_vikings(state: State, seat: int, at: int, count: int) -> Ask[None]:
    """Vikings go from a space back to the Thing square; others still occupy it, but left empty it is free again."""
    if count:
        leave_space(state, seat, at, count)
        yield from hear_of_vikings(state, seat, count)


def leave_space(state: State, seat: int, at: int, count: int) -> None:
    state.space_vikings[at] -= count
    state.clans[seat].thing += count
    if not state.space_vikings[at]:
        state.free |= 1 << at
        state.standing[state.colour(seat)] &= ~(1 << at)
    state.tell("vikings_back", seat, state.components.space_names.names[at], count)


def hear_of_vikings(state: State, seat: int, count: int) -> Ask[None]:
    """So many Vikings have come back in one move."""
    if state.listening[seat] & VIKINGS_BACK:
        yield from fire(state, seat, Moment(VIKINGS_BACK, count=count))
    if state.listening[seat] & THING_COUNT:
        yield from fire(state, seat, Moment(THING_COUNT, count=state.clans[seat].thing))
