"""The Noble Guild (10.5): six scrolls with king's seals."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.differences import PUSH_AMOUNT
from meadhall.games.feudum.components.pieces import NOBLE
from meadhall.games.feudum.rules.guilds.beads import sums_reached
from meadhall.games.feudum.rules.guilds.payment import pay_price
from meadhall.games.feudum.rules.guilds.scrolls import can_lay_seals, lay_seals, seals_on, take_seal
from meadhall.games.feudum.state import State


def can_trade(state: State, seat: int) -> bool:
    return seals_on(state) != 0 and state.players[seat].shillings >= state.components.guilds.price[NOBLE]


def trade(state: State, seat: int) -> Ask[None]:
    """Buy one or two seals from scrolls of choice, not knowing their values."""
    guilds = state.components.guilds
    player = state.players[seat]
    total = 0
    for number in range(guilds.noble_trade):
        if not seals_on(state) or player.shillings < total + guilds.price[NOBLE]:
            break
        options = guilds.scrolls.of(seals_on(state))
        if number:
            options.append("done")
        option = yield Decision(seat, "buy_seal", options)
        if option == "done":
            break
        total += guilds.price[NOBLE]
        player.seals.append(take_seal(state, guilds.scrolls.index[option]))
        state.tell("buys", seat, option, 1)
    pay_price(state, seat, NOBLE, total)


def can_pull(state: State, seat: int) -> bool:
    return can_lay_seals(state)


def pull(state: State, seat: int) -> Ask[int]:
    """Markers of the Knight's rows become seals here."""
    must = not state.by_seed(PUSH_AMOUNT)
    return (yield from lay_seals(state, seat, NOBLE, state.components.guilds.pull[NOBLE], must=must))


def can_turn_seal(state: State) -> bool:
    """Whether there is a seal, and a space of the rosary for it (R76)."""
    return seals_on(state) != 0 and state.rosary.bit_count() < state.components.guilds.rosary


def turn_seal(state: State, seat: int, scroll: int) -> None:
    """A seal goes to the rosary and is turned: now all see its value (R74)."""
    bead = 1 << take_seal(state, scroll)
    state.rosary |= bead
    state.tell("turns_seal", seat, state.components.guilds.scrolls.names[scroll], state.tokens_value(bead))
    state.reveal()


def can_push(state: State, seat: int) -> bool:
    return can_turn_seal(state)


def push(state: State, seat: int) -> Ask[int]:
    """Up to two seals become beads of the Monk's rosary; goals by its new sum."""
    guilds = state.components.guilds
    for moved in range(guilds.push[NOBLE]):
        if not can_turn_seal(state):
            break
        options = guilds.scrolls.of(seals_on(state))
        if moved and state.by_seed(PUSH_AMOUNT):
            options.append("done")
        option = yield Decision(seat, "turn_seal", options, guilds.names.names[NOBLE])
        if option == "done":
            break
        turn_seal(state, seat, guilds.scrolls.index[option])
    return sums_reached(guilds.noble_push_sums, state.tokens_value(state.rosary))
