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
from meadhall.games.odin.cards import hooks
from meadhall.games.odin.cards.occupations import play_card
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
    state = set_up(listener.components, GAME.settings_for(1), Rng(1))
    puzzle = listener.components.puzzle
    house = OwnBoard(puzzle.stone_house)
    house.covered = puzzle.printed[puzzle.stone_house].cells & ~puzzle.printed[puzzle.stone_house].bonuses[0].cells
    state.clans[0].boards = [house]
    state.clans[0].have = [0] * len(state.clans[0].have)
    state.clans[0].played = [0]
    state.listening = [EVERY_MOMENT]
    state.round = 1
    run(before_bonus(state))
    assert {name for name, _, _ in listener.heard} == set(MOMENTS)


def test_a_space_is_heard_of_before_and_after_it_is_used() -> None:
    listener = Listener(hooks.SPACE_BEFORE | hooks.SPACE_AFTER)
    listener.play(1)
    assert {seat for _, seat, _ in listener.heard} == {0, 1}
    before = Counter((seat, about) for name, seat, about in listener.heard if name == "SPACE_BEFORE")
    after = Counter((seat, about) for name, seat, about in listener.heard if name == "SPACE_AFTER")
    # A card that is played on a space hears the end of it.
    assert before <= after
    assert before.keys() == after.keys()


def test_listening_changes_nothing_by_itself() -> None:
    quiet = GAME.new(3, seed=5)
    play_out(quiet, random.Random(5).random)
    settings = GAME.settings_for(3)
    loud = Match.begin(GAME, settings, set_up(Listener(EVERY_MOMENT).components, settings, Rng(5)))
    play_out(loud, random.Random(5).random)
    assert [score.total for score in loud.scores()] == [score.total for score in quiet.scores()]


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

    def ask(state: State, seat: int, moment: int, about: int) -> Ask[bool]:
        asked.append((yield Decision(seat, "pay", ["good.ore", "good.wood"])))
        return False

    card = 3
    listener.components.listens[card] = hooks.PLAYED
    listener.components.effects[card] = ask
    state = set_up(listener.components, GAME.settings_for(2), Rng(1))
    state.clans[0].hand = [card]
    run(play_card(state, 0, card), "good.wood")
    assert asked == ["good.wood"]
    assert state.listening == [hooks.PLAYED, 0]


@pytest.mark.parametrize(
    ("knarrs", "houses", "heard"),
    [
        (0, 5, ["BUILT board.long_house", "BUILT ship.knarr", "SHIP_GAINED ship.knarr"]),
        (4, 5, ["BUILT board.long_house"]),
        (0, 0, ["BUILT ship.knarr", "SHIP_GAINED ship.knarr"]),
    ],
)
def test_only_what_was_received_counts_as_built(knarrs: int, houses: int, heard: list[str]) -> None:
    listener = Listener(hooks.BUILT | hooks.SHIP_GAINED)
    pieces = listener.components
    state = set_up(listener.components, GAME.settings_for(2), Rng(1))
    state.round = 1
    clan = state.clans[0]
    clan.have = [0] * len(clan.have)
    clan.hand = []
    clan.played = [0]
    clan.knarrs = knarrs
    clan.have[pieces.wood] = clan.have[pieces.stone] = 2
    state.buildings[2] = houses
    state.listening = [hooks.BUILT | hooks.SHIP_GAINED, 0]
    at = pieces.space_names.index["space.build_house_and_ship"]
    run(take_space(state, 0, at), "way.long_house_knarr")
    assert [f"{name} {pieces.things.names[about]}" for name, _, about in listener.heard] == heard


@pytest.mark.parametrize("name", sorted(MOMENTS))
def test_moments_are_different_bits(name: str) -> None:
    assert MOMENTS[name].bit_count() == 1
    assert list(MOMENTS.values()).count(MOMENTS[name]) == 1


def test_a_card_may_spend_what_all_imitable_spaces_need() -> None:
    """The column's card is played before the action: then nothing is imitated, and the turn goes on."""
    listener = Listener(0)

    def spend(state: State, seat: int, moment: int, about: int) -> Ask[bool]:
        state.clans[seat].have[listener.components.silver] = 0
        yield from ()
        return False

    card = 3
    listener.components.listens[card] = hooks.PLAYED
    listener.components.effects[card] = spend
    state = set_up(listener.components, GAME.settings_for(4), Rng(1))
    state.round = 1
    names = listener.components.space_names.index
    imitation, sheep = names["space.imitate_4"], names["space.buy_sheep_cattle"]
    state.imitations = 1 << imitation
    state.free = (listener.components.all_spaces | state.imitations) & ~(1 << sheep)
    state.standing[1] = 1 << sheep
    state.space_vikings[sheep] = 4
    clan = state.clans[0]
    clan.thing = 4
    clan.hand = [card]
    clan.have = [0] * len(clan.have)
    clan.have[listener.components.silver] = 3
    run(take_space(state, 0, imitation), listener.components.cards.names[card])
    assert clan.played == [card]
    assert clan.have[listener.components.sheep] == 0
    assert state.taken == NOWHERE
