"""Occupation cards: their data, and the moments at which they will act."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import play_out
from meadhall.engine.rng import Rng
from meadhall.games.odin import GAME
from meadhall.games.odin.cards.moments import (
    BUILT,
    BY_NAME,
    IN_FORCE,
    PLAYED,
    RECEIVED,
    SPACE_AFTER,
    SPACE_BEFORE,
    Moment,
)
from meadhall.games.odin.cards.occupations import play_card
from meadhall.games.odin.cards.written import Deed, Written
from meadhall.games.odin.puzzle.placement import OwnBoard
from meadhall.games.odin.rules.phases import before_bonus
from meadhall.games.odin.rules.turn import take_space
from meadhall.games.odin.setup import set_up
from meadhall.games.odin.state import NOWHERE, State
from tests.games.odin.cards.listener import EVERY_MOMENT, MOMENTS, Listener
from tests.games.odin.table import components, run, table


def test_there_are_190_cards_in_three_decks() -> None:
    decks = Counter((deck, light) for deck, light in zip(components().card_deck, components().card_light, strict=True))
    assert decks == {
        ("A", True): 15,
        ("B", True): 15,
        ("C", True): 15,
        ("A", False): 57,
        ("B", False): 44,
        ("C", False): 44,
    }


def test_the_cards_have_their_categories_and_points() -> None:
    assert Counter(components().card_category) == {"immediate": 56, "anytime": 19, "each_time": 109, "as_soon_as": 6}
    assert Counter(components().card_points) == {7: 1, 3: 24, 2: 50, 1: 65, 0: 45, -1: 4, -2: 1}


def test_only_decks_b_and_c_have_cards_of_the_last_category() -> None:
    rows = zip(components().card_deck, components().card_category, strict=True)
    assert {deck for deck, category in rows if category == "as_soon_as"} == {"B", "C"}


def test_a_played_card_lies_open_and_counts() -> None:
    state = table(2)
    state.clans[0].hand = [9]
    run(play_card(state, 0, 9))
    assert (state.clans[0].hand, state.clans[0].played) == ([], [9])


def test_every_moment_is_heard_by_those_who_listen() -> None:
    listener = Listener(EVERY_MOMENT)
    for seed in range(12):
        listener.play(seed)
    # A house that yields its bonus is too rare for chance: it is built here.
    state = listener.table(1)
    puzzle = listener.components.puzzle
    house = OwnBoard(puzzle.stone_house)
    house.covered = puzzle.printed[puzzle.stone_house].cells & ~puzzle.printed[puzzle.stone_house].bonuses[0].cells
    state.clans[0].boards = [house]
    run(before_bonus(state))
    assert {name for name, _, _ in listener.heard} == set(MOMENTS)


def test_a_space_is_heard_of_before_and_after_it_is_used() -> None:
    listener = Listener(SPACE_BEFORE | SPACE_AFTER)
    listener.play(1)
    assert {seat for _, seat, _ in listener.heard} == {0, 1}
    before = Counter((seat, moment.space) for name, seat, moment in listener.heard if name == "space_before")
    after = Counter((seat, moment.space) for name, seat, moment in listener.heard if name == "space_after")
    # A card that is played on a space hears the end of it.
    assert before <= after
    assert before.keys() == after.keys()


def test_listening_changes_nothing_by_itself() -> None:
    settings = GAME.settings_for(3)
    totals = []
    for moments in (0, EVERY_MOMENT):
        state = set_up(Listener(moments).components, settings, Rng(5))
        match = Match.begin(GAME, settings, state)
        play_out(match, random.Random(5).random)
        totals.append([score.total for score in match.scores()])
    assert totals[0] == totals[1]


def test_a_card_that_was_not_played_hears_nothing() -> None:
    listener = Listener(EVERY_MOMENT)
    options = GAME.settings_for(2)
    state = set_up(listener.components, options, Rng(3))
    for clan in state.clans:
        clan.hand = []
    state.dark_drawn = len(state.dark)
    play_out(Match.begin(GAME, options, state), random.Random(3).random)
    assert listener.heard == []


def test_a_card_may_ask() -> None:
    listener = Listener(0)
    asked: list[str] = []

    def ask(state: State, seat: int, moment: Moment) -> Ask[None]:
        asked.append((yield Decision(seat, "pay", ["good.ore", "good.wood"])))

    card = 3
    attach_to(listener, card, ask)
    state = listener.table()
    state.clans[0].hand = [card]
    run(play_card(state, 0, card), "good.wood")
    assert asked == ["good.wood"]
    assert state.listening == [PLAYED | IN_FORCE, IN_FORCE]


def attach_to(listener: Listener, card: int, deed: Deed) -> None:
    """The card does this when it is played."""
    listener.components.listens[card] = PLAYED
    listener.components.effects[card] = [Written(card, PLAYED, deed=deed)]


@pytest.mark.parametrize(
    ("knarrs", "houses", "heard"),
    [
        (0, 5, ["board.long_house", "ship.knarr"]),
        (4, 5, ["board.long_house"]),
        (0, 0, ["ship.knarr"]),
    ],
)
def test_only_what_was_received_counts_as_built(knarrs: int, houses: int, heard: list[str]) -> None:
    listener = Listener(BUILT | RECEIVED)
    pieces = listener.components
    state = listener.table()
    clan = state.clans[0]
    clan.knarrs = knarrs
    clan.have[pieces.wood] = clan.have[pieces.stone] = 2
    state.buildings[2] = houses
    at = pieces.space_names.index["space.build_house_and_ship"]
    run(take_space(state, 0, at), "way.long_house_knarr")
    for name in ("built", "received"):
        assert [pieces.things.names[moment.thing] for moment in listener.moments_of(name)] == heard


def test_moments_are_different_bits() -> None:
    assert all(bit.bit_count() == 1 for bit in BY_NAME.values())
    assert len({*BY_NAME.values(), IN_FORCE}) == len(BY_NAME) + 1
    assert max(*BY_NAME.values(), IN_FORCE) < 1 << 62


def test_a_card_may_spend_what_all_imitable_spaces_need() -> None:
    """The column's card is played before the action: then nothing is imitated, and the turn goes on."""
    listener = Listener(0)

    def spend(state: State, seat: int, moment: Moment) -> Ask[None]:
        state.clans[seat].have[listener.components.silver] = 0
        yield from ()

    card = 3
    attach_to(listener, card, spend)
    state = listener.table(4, listeners=0)
    names = listener.components.space_names.index
    imitation, sheep = names["space.imitate_4"], names["space.buy_sheep_cattle"]
    state.imitations = 1 << imitation
    state.free = (listener.components.all_spaces | state.imitations) & ~(1 << sheep)
    state.standing[1] = 1 << sheep
    state.space_vikings[sheep] = 4
    clan = state.clans[0]
    clan.thing = 4
    clan.hand = [card]
    clan.have[listener.components.silver] = 3
    run(take_space(state, 0, imitation), listener.components.cards.names[card])
    assert clan.played == [card]
    assert clan.have[listener.components.sheep] == 0
    assert state.taken == NOWHERE
