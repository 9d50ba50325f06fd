"""Whole games with the Harvest mini-expansion, alone and together with Islands."""

from __future__ import annotations

import random

import pytest

from meadhall.arena.play import play
from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.saving import record
from meadhall.engine.saving.digest import digest
from meadhall.games.odin import GAME
from meadhall.games.odin.state import State
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import components, seasons_of, state_of, table
from tests.games.odin.test_games import is_legal, told_supply

SET_UPS = [
    (players, length, islands, harvest)
    for players in (1, 2, 3, 4)
    for length in ("long", "short")
    for islands, harvest in (("without", "with"), ("with", "with"), ("with", "fewer_cards"))
]


def begun(players: int, seed: int, length: str = "long", islands: str = "with", harvest: str = "with") -> Match:
    settings = {"length": length, "islands": islands, "harvest": harvest}
    return GAME.new(players, seed=seed, settings=settings, listen=True)


@pytest.mark.parametrize(("players", "length", "islands", "harvest"), SET_UPS)
def test_random_games_end_soundly(players: int, length: str, islands: str, harvest: str) -> None:
    for seed in range(2):
        match = begun(players, seed, length, islands, harvest)
        chance = random.Random(seed)
        while match.pending:
            decision = chance.choice(match.pending)
            match.choose(chance.choice(decision.options), decision.seat)
            if len(match.choices) % 20 == 0 or not match.pending:
                state = state_of(match)
                assert faults(state) == []
                for seat, clan in enumerate(state.clans):
                    names = components().things.names
                    have = {names[thing]: count for thing, count in enumerate(clan.have) if count}
                    assert have == told_supply(match.events, seat)
        assert all(is_legal(board) for clan in state_of(match).clans for board in clan.boards)


@pytest.mark.parametrize("length", ["long", "short"])
def test_a_record_replays_to_the_same_table(length: str) -> None:
    match = begun(3, 5, length)
    chance = random.Random(5)
    while match.pending:
        decision = chance.choice(match.pending)
        match.choose(chance.choice(decision.options), decision.seat)
    assert digest(record.load(record.dump(match)).match.state) == digest(match.state)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 4])
def test_greedy_bots_end_their_games(players: int) -> None:
    match = play(GAME, ["greedy"] * players, 2, settings={"length": "short", "islands": "with", "harvest": "with"})
    assert not match.pending
    assert faults(state_of(match)) == []


@pytest.mark.slow
def test_greedy_bots_take_a_marker_that_gives_much() -> None:
    match = play(GAME, ["greedy"] * 2, 3, settings={"length": "short", "harvest": "with"})
    taken = [marker for markers in seasons_of(state_of(match)).markers for marker in markers]
    # The peas of markers 3 and 4 feed less than mead and beans of marker 6, or oil of marker 7.
    assert 3 not in taken


def test_imagining_keeps_ones_own_discards_and_deals_the_rest_anew() -> None:
    match = begun(3, 4, "short")
    while match.pending[0].kind in ("keep_card", "marker"):
        match.choose(match.pending[0].options[0], match.pending[0].seat)
    before = state_of(match)
    seat = match.pending[0].seat
    light = components().card_light
    seen = set()
    for seed in range(8):
        state = match.seen_by(seat).imagine(Rng(seed)).state
        assert isinstance(state, State)
        assert faults(state) == []
        seasons = seasons_of(state)
        assert seasons.discarded[seat] == seasons_of(before).discarded[seat]
        assert state.clans[seat].hand == before.clans[seat].hand
        assert seasons.turned_up == seasons_of(before).turned_up
        assert sorted(seasons.pile) == sorted(seasons_of(before).pile)
        for other in range(3):
            kinds = [light[card] for card in seasons_of(before).discarded[other]]
            assert [light[card] for card in seasons.discarded[other]] == kinds
            assert sum(not light[card] for card in state.clans[other].hand) == 1
        seen.add((tuple(seasons.pile), tuple(seasons.discarded[(seat + 1) % 3])))
    assert len(seen) > 4


@pytest.mark.parametrize(
    "wrong",
    [
        lambda state: setattr(state, "specials", state.specials ^ 1 << components().altar),
        lambda state: setattr(state.seasons, "pile", state.seasons.pile[1:]),
        lambda state: setattr(state.seasons, "turned_up", [*state.seasons.turned_up, 0]),
        lambda state: setattr(state.seasons, "markers", [[1], [1]]),
        lambda state: setattr(state.seasons, "markers", [[1], []]),
        lambda state: setattr(state.seasons, "discarded", [state.clans[0].hand, []]),
        lambda state: setattr(state, "shores", state.shores[1:]),
    ],
)
def test_what_is_lost_or_made_is_noticed(wrong: object) -> None:
    state = table(2, harvest="with")
    assert faults(state) == []
    assert callable(wrong)
    wrong(state)
    assert faults(state) != []
