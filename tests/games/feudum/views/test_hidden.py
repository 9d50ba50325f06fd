"""What a seat cannot know is dealt anew, what it knows stays, and its view is the same in every deal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.engine.names import bits
from meadhall.engine.play.choice import PASSES
from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng
from meadhall.games.feudum import GAME
from meadhall.games.feudum.components.pieces import CONQUER, DEFEND, HARVEST, MIGRATE, MOVE, TAX
from meadhall.games.feudum.player import IMMUNE_BITS
from meadhall.games.feudum.state import CHOOSING_CARDS, FEEDING, TURNS, State
from meadhall.games.feudum.views.faults import faults
from meadhall.games.feudum.views.hidden import imagine, red_tokens
from meadhall.games.feudum.views.view import view_of
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    C,
    empty_hands,
    give_tile,
    hold,
    location,
    pawn,
    rule,
    serf,
    settings,
    table,
)

DEALS = 12


def well_hidden() -> State:
    """Three players in the middle of a round, with all kinds of secrets."""
    state = table()
    state.phase = TURNS
    for seat, player in enumerate(state.players):
        for _ in range(2):
            player.writs |= 1 << state.deck.pop()
            state.deck_known.pop()
        player.seals = [state.pool.pop()]
        player.chosen = (1 << MOVE | 1 << TAX | 1 << DEFEND) << seat % 2
        player.played = 1 << CONQUER if seat else 0
        player.chosen &= ~player.played
    for place, known in ((0, 1 << A), (1, 1 << B), (2, 0b111)):
        state.deck_known[place] = known
    rule(state, A, "for_se")
    serf(state, B, "for_se")
    state.players[B].immune = [location("for_se") << IMMUNE_BITS | state.pool.pop()]
    give_tile(state, A, "orchard")
    state.stacks[4] -= 1
    assert not faults(state)
    return state


def deals(state: State, seat: int) -> Iterator[State]:
    for number in range(DEALS):
        other = state.copy()
        imagine(other, seat, Rng(number))
        yield other


@pytest.mark.parametrize("seat", [A, B, C])
def test_in_every_deal_the_seat_sees_what_it_sees_and_nothing_is_lost(seat: int) -> None:
    state = well_hidden()
    before = view_of(state, seat)
    for dealt in deals(state, seat):
        assert view_of(dealt, seat) == before
        assert view_of(dealt, None) == view_of(state, None)
        assert not faults(dealt)


@pytest.mark.parametrize("seat", [A, B, C])
def test_what_is_dealt_does_not_follow_from_how_things_really_lie(seat: int) -> None:
    worlds = list(deals(well_hidden(), seat))
    seen = []
    for world in worlds:
        imagine(world, seat, Rng(99))
        seen.append([view_of(world, other) for other in range(3)])
        assert (world.deck, world.pool, world.scrolls, world.tiles) == (
            worlds[0].deck,
            worlds[0].pool,
            worlds[0].scrolls,
            worlds[0].tiles,
        )
    assert all(views == seen[0] for views in seen)


def test_the_others_cards_are_any_that_they_have_not_played() -> None:
    state = well_hidden()
    number = state.players[B].chosen.bit_count()
    hands = set()
    for dealt in deals(state, A):
        assert dealt.players[A].chosen == state.players[A].chosen
        assert dealt.players[B].chosen.bit_count() == number
        assert not dealt.players[B].chosen >> CONQUER & 1
        hands.add(dealt.players[B].chosen)
    assert len(hands) > DEALS // 2


def test_whoever_still_chooses_begins_again_and_whoever_is_done_is_done() -> None:
    state = table()
    state.phase = CHOOSING_CARDS
    state.players[A].chosen = 1 << MOVE
    state.players[B].chosen = 1 << TAX | 1 << MOVE
    state.players[C].chosen = 0b1111
    for dealt in deals(state, A):
        assert dealt.players[A].chosen == 1 << MOVE
        assert dealt.players[B].chosen == 0
        assert dealt.players[C].chosen.bit_count() == 4


def test_writs_of_others_come_from_all_that_the_seat_does_not_know() -> None:
    state = well_hidden()
    own = state.players[A].writs
    under = state.deck[0]
    held = set()
    for dealt in deals(state, A):
        assert dealt.players[A].writs == own
        assert (dealt.deck[0], dealt.deck[2]) == (under, state.deck[2])
        held |= set(bits(dealt.players[B].writs))
    assert len(held) > 5
    assert not held & {*bits(own), under, state.deck[2]}


def test_a_card_that_only_another_knows_is_dealt_anew() -> None:
    state = well_hidden()
    assert len({dealt.deck[1] for dealt in deals(state, A)}) > 3
    assert len({dealt.deck[1] for dealt in deals(state, B)}) == 1


def test_writs_that_another_looks_at_are_dealt_anew_in_their_number() -> None:
    state = well_hidden()
    state.players[B].drawn = [state.deck.pop(), state.deck.pop()]
    del state.deck_known[-2:]
    looked_at = {tuple(dealt.players[B].drawn) for dealt in deals(state, A)}
    assert {len(drawn) for drawn in looked_at} == {2}
    assert len(looked_at) > DEALS // 2


def test_values_under_seals_are_dealt_anew_for_their_owner_too() -> None:
    state = well_hidden()
    tokens = sorted(red_tokens(state))
    values = set()
    under = set()
    for dealt in deals(state, A):
        assert sorted(red_tokens(dealt)) == tokens
        assert (dealt.rosary, dealt.chickens) == (state.rosary, state.chickens)
        values |= {COMPONENTS.bead_value[token] for token in dealt.players[A].seals}
        under |= set(dealt.players[B].immune)
        assert dealt.players[B].immune[0] >> IMMUNE_BITS == location("for_se")
    assert len(values) > 2
    assert len(under) > 2


def test_tiles_that_were_taken_are_known_and_those_that_the_die_removed_are_not() -> None:
    state = well_hidden()
    (taken,) = bits(state.tiles_seen)
    removed = 4 * len(COMPONENTS.tiles)
    for dealt in deals(state, A):
        assert dealt.tiles[taken] == state.tiles[taken]
    assert len({dealt.tiles[removed] for dealt in deals(state, A)}) > 1


@pytest.mark.parametrize("last", [TAX, DEFEND, HARVEST, CONQUER])
def test_what_a_choice_will_show_does_not_hang_on_the_last_card_of_another(last: int) -> None:
    state = table(2)
    state.phase = TURNS
    state.players[A].chosen = 1 << MIGRATE
    state.players[B].chosen = 1 << last
    match = Match.begin(GAME, settings(2), state)
    match.choose("action.migrate", A)
    # If the card were played without being asked for, nobody would have pawns to feed: the die would be rolled.
    assert match.predict("pass", A) == PASSES


@pytest.mark.parametrize("writ", ["charter.east", "mandate.west_guilds"])
def test_what_a_meal_will_show_does_not_hang_on_the_writs_of_another(writ: str) -> None:
    state = table(2)
    state.phase = FEEDING
    pawn(state, A, "monk", "des_mid")
    pawn(state, B, "farmer", "des_e")
    rule(state, B, "des_e", "des_n", kind="farm")
    empty_hands(state, B)
    hold(state, B, writ)
    match = Match.begin(GAME, settings(2), state)
    assert match.predict("good.food", A) == PASSES
