"""Paying at a guild, and sharing purse and coffer (chapter 10)."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import FARMER
from meadhall.games.feudum.rules.membership import journeyman, master
from meadhall.games.feudum.state import NOBODY, State


def pay_price(state: State, seat: int, guild: int, price: int) -> None:
    """Coin by coin: to the master, the journeyman and charity, then again; an empty seat's share to the supply.

    The buyer must hold the whole price beforehand, also if part of it comes back.
    """
    state.players[seat].shillings -= price
    state.tell("pays_guild", seat, state.components.guilds.names.names[guild], price)
    back = comes_back(state, seat, guild, price)
    members = (master(state, guild), journeyman(state, guild))
    for coin in range(price):
        place = coin % (len(members) + 1)
        if place == len(members):
            if state.components.guilds.charity_purse[guild]:
                state.purse += 1
            else:
                state.coffer += 1
        elif members[place] == NOBODY:
            state.shillings += 1
        else:
            state.players[members[place]].shillings += 1
    if back:
        state.tell("gets_shillings", seat, amount=back)


def comes_back(state: State, seat: int, guild: int, price: int) -> int:
    """How many coins of a price the buyer gets as master or journeyman of the guild."""
    if master(state, guild) == seat:
        return (price + 2) // 3
    return (price + 1) // 3 if journeyman(state, guild) == seat else 0


def share_out(state: State, guild: int, acting: int, replaced: int) -> None:
    """After a push of the Farmer the purse, of the Monk the coffer: half to the master, rounded up, half to the other.

    Without a journeyman the second half stays. `acting` takes the share of the seat it has `replaced` (R80).
    """
    shillings = state.purse if guild == FARMER else state.coffer
    shares = (shillings - shillings // 2, shillings // 2)
    for member, share in zip((master(state, guild), journeyman(state, guild)), shares, strict=True):
        if member == NOBODY or not share:
            continue
        receiver = acting if member == replaced else member
        state.players[receiver].shillings += share
        shillings -= share
        state.tell("share", receiver, state.components.guilds.names.names[guild], share)
    if guild == FARMER:
        state.purse = shillings
    else:
        state.coffer = shillings
