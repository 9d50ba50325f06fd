"""Chapter 10: prices, purse and coffer."""

from __future__ import annotations

import pytest

from meadhall.games.feudum.components.pieces import FARMER, GUILDS, KNIGHT, MERCHANT, MONK, NOBLE
from meadhall.games.feudum.rules.guilds.payment import pay_price, share_out
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.faults import faults
from tests.games.feudum.table import A, B, C, seated, table


def guild_of(guild: int, *members: int) -> State:
    """Three players with seven shillings each; these are members of the guild."""
    state = table(3)
    seated(state, GUILDS[guild], *members)
    return state


def paid(state: State, seat: int, guild: int, price: int) -> list[int]:
    """What everybody has more or less, then purse, coffer and supply."""
    before = [*(player.shillings for player in state.players), state.purse, state.coffer, state.shillings]
    pay_price(state, seat, guild, price)
    after = [*(player.shillings for player in state.players), state.purse, state.coffer, state.shillings]
    assert faults(state) == []
    return [now - then for now, then in zip(after, before, strict=True)]


@pytest.mark.parametrize(
    ("members", "buyer", "guild", "price", "change"),
    [
        ((A, B), B, MERCHANT, 5, [2, -3, 0, 0, 1, 0]),
        ((A, B), C, MERCHANT, 4, [2, 1, -4, 0, 1, 0]),
        ((A,), C, KNIGHT, 3, [1, 0, -3, 1, 0, 1]),
        ((A,), C, NOBLE, 6, [2, 0, -6, 2, 0, 2]),
        ((A, B), C, MERCHANT, 7, [3, 2, -7, 0, 2, 0]),
        ((), C, MONK, 3, [0, 0, -3, 1, 0, 2]),
    ],
)
def test_coins_go_round(members: tuple[int, ...], buyer: int, guild: int, price: int, change: list[int]) -> None:
    assert paid(guild_of(guild, *members), buyer, guild, price) == change


def test_who_pays_themselves_is_told_what_comes_back() -> None:
    state = guild_of(MERCHANT, A, B)
    state.told = []
    pay_price(state, A, MERCHANT, 4)
    pay_price(state, C, MERCHANT, 4)
    assert [(event.kind, event.seat, event.amount) for event in state.told] == [
        ("pays_guild", A, 4),
        ("gets_shillings", A, 2),
        ("pays_guild", C, 4),
    ]


def fill_purse(state: State, shillings: int) -> None:
    state.purse += shillings
    state.shillings -= shillings


def test_the_purse_is_shared_and_the_master_has_the_larger_half() -> None:
    state = guild_of(FARMER, A, B)
    fill_purse(state, 5)
    share_out(state, FARMER, A, A)
    assert [player.shillings for player in state.players] == [10, 9, 7]
    assert state.purse == 0


def test_without_a_journeyman_his_half_stays() -> None:
    state = guild_of(FARMER, A)
    fill_purse(state, 5)
    share_out(state, FARMER, A, A)
    assert state.players[A].shillings == 10
    assert state.purse == 2


def test_who_feasts_takes_the_share_of_the_seat_replaced() -> None:
    state = guild_of(MONK, B, C)
    state.coffer += 3
    state.shillings -= 3
    share_out(state, MONK, A, B)
    assert [player.shillings for player in state.players] == [9, 7, 8]
