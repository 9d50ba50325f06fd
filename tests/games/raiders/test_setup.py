"""'Preparação': what lies on the table when the first turn begins."""

from __future__ import annotations

import pytest

from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng
from meadhall.games.raiders import GAME
from meadhall.games.raiders.components.pieces import BLACK, GOLD, IRON, LIVESTOCK, PROVISIONS, SILVER, VALKYRIES
from meadhall.games.raiders.setup import first_player, set_up
from meadhall.games.raiders.state import tokens_on
from tests.games.raiders.table import (
    PRINTINGS,
    REVISED,
    TOKENS,
    A,
    B,
    asked,
    building,
    choose,
    goods,
    names,
    offered,
    state_of,
    table,
    will_roll,
)


def keep_three(match: Match) -> dict[int, list[str]]:
    """Everybody puts back two cards; which ones."""
    put_back: dict[int, list[str]] = {}
    while match.pending and asked(match)[1] == "put_back":
        seat = asked(match)[0]
        option = sorted(offered(match))[-1]
        put_back.setdefault(seat, []).append(option.removeprefix("card."))
        choose(match, option)
    return put_back


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_two_silver_a_black_worker_and_three_cards(players: int) -> None:
    match = GAME.new(players, seed=1)
    assert [len(player.hand) for player in state_of(match).players] == [5] * players
    keep_three(match)
    state = state_of(match)
    for seat, player in enumerate(state.players):
        assert goods(state, seat) == {"silver": 2}
        assert player.worker == BLACK
        assert len(player.hand) == 3
        assert (player.points, player.armour, player.valkyries, player.crew) == (0, 0, 0, [])
    assert len(state.deck) == 71 - 3 * players
    assert state.supply[SILVER] == 32 - 2 * players
    assert state.supply[PROVISIONS] == 32


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_black_workers_stand_where_cards_are_used(players: int) -> None:
    state = state_of(GAME.new(players, seed=1))
    expected = [0] * 8
    for name in ("gate_house", "town_hall", "treasury"):
        expected[building(name)] = BLACK
    assert state.village == expected


def test_three_offerings_lie_face_up_beside_a_stack_of_thirteen() -> None:
    state = state_of(GAME.new(4, seed=1))
    assert len(state.offerings) == 3
    assert len(state.stack) == 13
    assert sorted([*state.offerings, *state.stack]) == list(range(16))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_filled_from_the_bag_whatever_the_number_of_players(players: int) -> None:
    state = state_of(GAME.new(players, seed=7))
    lies = [sum(tokens_on(tokens, place) for place in range(4)) for tokens in state.tokens]
    assert lies == REVISED.space_tokens
    assert sum(state.supply[piece] for piece in (GOLD, IRON, LIVESTOCK, VALKYRIES)) == 10
    assert sum(tokens_on(tokens, 3) for tokens in state.tokens) >= 8


def test_all_choose_their_starting_cards_at_the_same_time() -> None:
    match = GAME.new(4, seed=1)
    assert [decision.seat for decision in match.pending] == [0, 1, 2, 3]
    first = sorted(offered(match, 2))[0]
    choose(match, first, seat=2)
    assert sorted(decision.seat for decision in match.pending) == [0, 1, 2, 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_not_kept_go_under_the_deck_and_not_to_the_discard_pile(players: int) -> None:
    match = GAME.new(players, seed=3)
    put_back = keep_three(match)
    state = state_of(match)
    returned = sorted(name for mine in put_back.values() for name in mine)
    assert names(state.deck[: 2 * players]) == returned
    assert state.discard == []


def test_cards_of_all_players_are_shuffled_before_they_go_under_the_deck() -> None:
    mixed = 0
    for seed in range(12):
        match = GAME.new(2, seed=seed)
        put_back = keep_three(match)
        bottom = [REVISED.folk.ids[kind] for kind in state_of(match).deck[:4]]
        mixed += sorted(bottom[:2]) not in (sorted(put_back[0]), sorted(put_back[1]))
    assert mixed > 4


def test_the_highest_roll_begins_and_those_tied_for_it_roll_again() -> None:
    ties = 0
    beginners = set()
    for seed in range(60):
        state = table(3)
        state.rng = Rng(seed)
        state.told = []
        begins = first_player(state)
        rolls = [(event.seat, event.amount) for event in state.told if event.kind == "rolls_for_start"]
        rolling = [0, 1, 2]
        while len(rolling) > 1:
            sums, rolls = dict(rolls[: len(rolling)]), rolls[len(rolling) :]
            assert sorted(sums) == rolling
            rolling = [seat for seat in rolling if sums[seat] == max(sums.values())]
            ties += len(rolling) > 1
        assert rolls == []
        assert [begins] == rolling
        beginners.add(begins)
    assert ties > 0
    assert beginners == {0, 1, 2}


def test_everybody_rolls_both_dice_for_the_first_turn() -> None:
    state = table()
    # A's first die and A's best die are the higher ones, but B's two together are more.
    will_roll(state, 5, 2, 4, 4)
    state.told = []
    assert first_player(state) == B
    rolls = [(event.seat, event.amount) for event in state.told if event.kind == "rolls_for_start"]
    assert rolls == [(A, 5 + 2), (B, 4 + 4)]


# What is shuffled.


def test_the_deck_is_shuffled_before_cards_are_dealt() -> None:
    in_order = [kind for kind, copies in enumerate(REVISED.folk.copies) for _ in range(copies)]
    orders = set()
    for seed in range(20):
        state = set_up(PRINTINGS, GAME.settings_for(2), Rng(seed))
        dealt = [kind for player in reversed(state.players) for kind in reversed(player.hand)]
        order = state.deck + dealt
        assert sorted(order) == in_order
        assert order != in_order
        orders.add(tuple(order))
    assert len(orders) == 20


def test_offerings_are_shuffled() -> None:
    shown: list[set[int]] = [set() for _ in range(3)]
    on_top: set[int] = set()
    for seed in range(200):
        state = set_up(PRINTINGS, GAME.settings_for(2), Rng(seed))
        for place, number in enumerate(state.offerings):
            shown[place].add(number)
        on_top.add(state.stack[-1])
    # Every tile comes to every place in some game.
    assert [*shown, on_top] == [set(range(16))] * 4


def test_plunder_and_valkyries_are_drawn_from_the_bag_at_random() -> None:
    seen = [0] * len(REVISED.space_tokens)
    left = set()
    for seed in range(100):
        state = set_up(PRINTINGS, GAME.settings_for(2), Rng(seed))
        for space, tokens in enumerate(state.tokens):
            for place in range(len(TOKENS)):
                seen[space] |= (tokens_on(tokens, place) > 0) << place
        left.add(tuple(state.supply))
    # On every space every kind lies in some game, and it is not always the same that nobody draws.
    assert seen == [0b1111] * len(seen)
    assert len(left) > 20
