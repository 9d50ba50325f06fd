"""Dice actions ('Invadir, pilhar e caçar'): up to three rolls, then success or failure."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.hooks import FAILURE, ROLL, SUCCESS, THING_COUNT, VIKINGS_BACK, fire
from meadhall.games.odin.components.spaces import Step
from meadhall.games.odin.components.tables import AMOUNTS
from meadhall.games.odin.rules.anytime import ask
from meadhall.games.odin.rules.supply import gain, gain_all, pay
from meadhall.games.odin.state import UNDER_WAY, State

ROLL_AGAIN: Final = "roll"
SUCCEED: Final = "succeed"
FAIL: Final = "fail"
DIE_NAMES: Final = {8: "die.8", 12: "die.12"}


def hunt(state: State, seat: int, step: Step, at: int) -> Ask[bool]:
    """Hunting, snares, whaling: a low roll is paid in wood and weapons; ore on the boats lowers it."""
    lowered = yield from sail_boats(state, seat, step)
    begin_rolling(state, step, -lowered)
    while True:
        yield from roll(state, seat, step)
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
        if state.listening[seat] & SUCCESS:
            yield from fire(state, seat, SUCCESS, step.deed)
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
    return sum(boats[:count]) + count * state.components.printed_ore


def raid(state: State, seat: int, step: Step, at: int) -> Ask[bool]:
    """Raiding and pillaging: a high roll, raised by stone and swords, wins one blue good or special tile."""
    begin_rolling(state, step, max(state.clans[seat].longships) if step.ore_counts else 0)
    while True:
        yield from roll(state, seat, step)
        result = state.rolls[-1] + state.shift
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
        names = state.components.puzzle.goods
        won = yield from ask(state, seat, "loot", partial(loot_options, state, seat, step, result), AMOUNTS[result])
        tile = names.index[won]
        price = max(0, max(state.components.puzzle.sword[tile], step.fails_up_to + 1) - result)
        yield from spend(state, seat, step, price)
        state.tell("succeeded", seat, f"action.{step.action}", result + price)
        gain(state, seat, tile, 1)
        if state.listening[seat] & SUCCESS:
            yield from fire(state, seat, SUCCESS, step.deed)
    else:
        yield from fail(state, seat, step, at)
    state.rolling = False
    return True


def loot_options(state: State, seat: int, step: Step, result: int) -> list[str]:
    """Blue goods and special tiles whose sword value can be reached."""
    puzzle = state.components.puzzle
    reach = result + can_spend(state, seat, step)
    if reach <= step.fails_up_to:
        return []
    return [
        puzzle.goods.names[tile]
        for tile in state.components.loot
        if puzzle.sword[tile] <= reach and (not puzzle.specials >> tile & 1 or state.specials >> tile & 1)
    ]


def begin_rolling(state: State, step: Step, shift: int) -> None:
    """Rolling is using the space, whatever comes of it."""
    state.rolling = True
    state.action = UNDER_WAY
    state.shift = shift
    state.die = step.die
    state.rolls = []


def roll(state: State, seat: int, step: Step) -> Ask[None]:
    rolled = 1 + state.rng.below(step.die)
    state.rolls.append(rolled)
    state.tell("rolled", seat, DIE_NAMES[step.die], rolled)
    if state.listening[seat] & ROLL:
        yield from fire(state, seat, ROLL, rolled)


def hunt_options(state: State, seat: int, step: Step, price: int) -> list[str]:
    return outcomes(state, can_spend(state, seat, step) >= price)


def raid_options(state: State, seat: int, step: Step, result: int) -> list[str]:
    return outcomes(state, bool(loot_options(state, seat, step, result)))


def outcomes(state: State, possible: bool) -> list[str]:
    """Roll again, succeed or fail; a failure may always be declared."""
    options: list[str] = []
    if possible:
        options.append(SUCCEED)
    if len(state.rolls) < state.components.rolls:
        options.append(ROLL_AGAIN)
    options.append(FAIL)
    return options


def can_spend(state: State, seat: int, step: Step) -> int:
    """How many pieces of the right resource and weapon there are."""
    have = state.clans[seat].have
    return have[step.pay[0]] + have[step.pay[1]]


def spend(state: State, seat: int, step: Step, price: int) -> Ask[None]:
    """Pay in any mixture of the resource and the weapon: ask for how many weapons."""
    if not price:
        return
    resource, weapon = step.pay
    have = state.clans[seat].have
    least = max(0, price - have[resource])
    most = min(price, have[weapon])
    weapons = AMOUNTS.index(
        (yield Decision(seat, "spend", AMOUNTS[least : most + 1], state.components.things.names[weapon]))
    )
    pay(state, seat, weapon, weapons)
    pay(state, seat, resource, price - weapons)


def fail(state: State, seat: int, step: Step, at: int) -> Ask[None]:
    """The consolation, and Vikings that may come back from the space."""
    state.tell("failed", seat, f"action.{step.action}")
    gain_all(state, seat, step.failure)
    if step.vikings_back:
        options = [AMOUNTS[count] for count in range(step.vikings_back, -1, -1)]
        back = AMOUNTS.index((yield Decision(seat, "vikings_back", options)))
        yield from return_vikings(state, seat, at, back)
    if state.listening[seat] & FAILURE:
        yield from fire(state, seat, FAILURE, step.deed)


def return_vikings(state: State, seat: int, at: int, count: int) -> Ask[None]:
    """Vikings go from a space back to the Thing square; the others still occupy it."""
    if not count:
        return
    state.space_vikings[at] -= count
    state.clans[seat].thing += count
    state.tell("vikings_back", seat, state.components.space_names.names[at], count)
    if state.listening[seat] & VIKINGS_BACK:
        yield from fire(state, seat, VIKINGS_BACK, count)
    if state.listening[seat] & THING_COUNT:
        yield from fire(state, seat, THING_COUNT, state.clans[seat].thing)
