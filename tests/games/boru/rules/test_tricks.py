"""'Vazas': who may lead what, who wins, in which order they act."""

from __future__ import annotations

from meadhall.engine.play.match import Match
from meadhall.games.boru.rules.tricks import winner_of
from meadhall.games.boru.state import NOBODY, TRICK, State
from tests.games.boru.table import (
    COMPONENTS,
    GAME,
    A,
    B,
    C,
    asked,
    choose,
    give,
    offered,
    state_of,
    table,
    town,
    trick_with,
)


def played(active: str, *values: int) -> State:
    state = table(len(values))
    state.active = town(active)
    state.played = [value - 1 for value in values]
    return state


def test_red_fifteen_beats_white_thirteen_on_red() -> None:
    assert winner_of(played("con5", 13, 15, 1)) == B


def test_white_twenty_two_beats_red_eighteen_on_red() -> None:
    assert winner_of(played("con5", 22, 18, 1)) == A


def test_blue_twenty_five_does_not_beat_red_five_on_red() -> None:
    assert winner_of(played("con5", 25, 5, 1)) == B


def test_blue_twenty_five_acts_last_with_a_secondary_action() -> None:
    state = table(3)
    state.battle_area = 5
    match = trick_with(state, (5, 8), (25, 9), (1, 4))
    choose(match, "town.con5", "card.5", "card.25", "card.1")
    assert asked(match) == (C, "secondary")
    choose(match, "action.upper")  # 1: three coins, then expand: she controls no town to expand from
    assert asked(match) == (A, "buy")  # red 5 won: a town and two battle icons
    choose(match, "amount.0")
    assert asked(match) == (B, "secondary")


def test_only_towns_with_a_matching_card_may_be_named() -> None:
    match = trick_with(table(3), (2, 5, 8), (1, 3, 4), (6, 7, 9))
    named = {COMPONENTS.town_colour[COMPONENTS.towns.index[option]] for option in offered(match)}
    assert named == {0}
    explained = match.explain(A)
    assert explained is not None
    assert (explained.refused or {})["town.nun3"] == "no_card_of_its_colour"


def test_a_white_card_opens_every_free_town() -> None:
    state = table(3)
    give(state, B, "con5")
    match = trick_with(state, (13, 20, 21), (1, 3, 4), (6, 7, 9))
    assert len(offered(match)) == 52
    assert "town.con5" not in offered(match)
    explained = match.explain(A)
    assert explained is not None
    assert (explained.refused or {})["town.con5"] == "has_a_disc"


def only_blue_towns_are_free() -> State:
    state = table(3)
    for number, colour in enumerate(COMPONENTS.town_colour):
        if colour != 1:
            state.put_disc(number % 3, number)
    return state


def test_who_can_match_no_free_town_names_any_and_plays_anything() -> None:
    match = trick_with(only_blue_towns_are_free(), (2, 5), (1, 4), (7, 8))
    assert len(offered(match)) == 18
    choose(match, "town.nun3")
    assert offered(match) == ["card.2", "card.5"]


def test_a_trick_without_a_matching_card_has_no_winner_and_leaves_town_and_marker() -> None:
    match = trick_with(only_blue_towns_are_free(), (2, 5, 10), (1, 4, 11), (7, 8, 14))
    choose(match, "town.nun3", "card.2", "card.1", "card.7")
    state = state_of(match)
    assert state.winner == NOBODY
    while asked(match)[1] != "lead":
        choose(match, offered(match)[0])
    assert not state_of(match).occupied >> town("nun3") & 1
    assert state_of(match).marker == A


def test_without_a_free_town_the_action_phase_ends_at_once() -> None:
    state = table(3)
    for number in range(53):
        state.put_disc(number % 3, number)
    state.marriage_space = [2, 1, 0]
    match = trick_with(state, (2, 5, 10), (1, 4, 11), (7, 8, 14))
    assert match.view(None)["phase"] == "upkeep" or state_of(match).round == 2
    assert "names" not in [event.kind for event in match.events]


def test_a_loser_may_choose_an_action_that_does_nothing() -> None:
    state = table(3)
    state.battle_area = 0
    match = trick_with(state, (20, 8), (2, 9), (1, 4))
    choose(match, "town.con5", "card.20", "card.2", "card.1", "action.upper")
    assert asked(match) == (B, "secondary")
    coins = state_of(match).coins[B]
    choose(match, "action.lower")
    assert state_of(match).invaders[B] == 0
    assert state_of(match).coins[B] == coins


def test_a_white_card_with_one_secondary_action_asks_nothing() -> None:
    state = table(3)
    match = trick_with(state, (24, 8), (20, 9), (1, 4))
    coins = state.coins[B]
    choose(match, "town.con5", "card.24", "card.20", "card.1", "action.upper")
    assert state_of(match).coins[B] == coins + 2


def test_the_winner_leads_the_next_trick() -> None:
    match = trick_with(table(3), (2, 5, 8), (24, 3, 4), (6, 7, 9))
    choose(match, "town.con5", "card.2", "card.24", "card.6")
    while asked(match)[1] != "lead":
        choose(match, offered(match)[0])
    assert asked(match)[0] == B


def test_the_leaders_only_card_is_asked_for_so_that_nobody_learns_that_it_was_the_only_one() -> None:
    several = trick_with(table(3), (2, 5, 10), (1, 4, 11), (7, 8, 14))
    only = trick_with(table(3), (2, 3, 10), (1, 4, 11), (7, 8, 14))
    for match in (several, only):
        choose(match, "town.con5")
        assert asked(match) == (A, "play")
        # What the others are told and shown does not say how many cards would have fitted.
        assert [event.kind for event in match.events if event.move == 1] == ["names"]
    assert several.view(B) == only.view(B)
    assert offered(only) == ["card.2"]
    choose(only, "card.2")
    assert len(only.choices) == 2


def test_the_only_town_that_the_leader_can_name_is_asked_for_too() -> None:
    state = only_blue_towns_are_free()
    state.put_disc(A, town("con4"))
    free = [number for number in range(53) if not state.occupied >> number & 1]
    red = next(number for number, colour in enumerate(COMPONENTS.town_colour) if colour == 0)
    for seat in range(3):
        state.discs[seat] &= ~(1 << red)
    state.occupied &= ~(1 << red)
    assert len(free) > 1
    match = trick_with(state, (2, 5), (1, 4), (7, 8))
    assert asked(match) == (A, "lead")
    assert offered(match) == [COMPONENTS.towns.names[red]]


def seen(match: Match) -> list[tuple[str | None, bool]]:
    return [(player["played"], player["acted"]) for player in match.view(None)["players"]]


def test_cards_that_have_acted_lie_there_until_the_next_town_is_named() -> None:
    match = trick_with(table(3), (2, 5, 8), (24, 3, 4), (6, 7, 9))
    choose(match, "town.con5", "card.2", "card.24", "card.6")
    assert seen(match) == [("card.2", False), ("card.24", False), ("card.6", False)]
    choose(match, "action.upper")  # A's red 2 has the lowest value
    assert seen(match) == [("card.2", True), ("card.24", False), ("card.6", False)]
    assert match.view(None)["trick_winner"] == B
    while asked(match)[1] != "lead":
        choose(match, offered(match)[0])
    view = match.view(None)
    assert seen(match) == [("card.2", True), ("card.24", True), ("card.6", True)]
    assert (view["active_town"], view["trick_winner"]) == (None, None)
    assert (view["past_town"], view["past_winner"]) == ("town.con5", B)
    choose(match, "town.nun3")
    assert seen(match) == [(None, False)] * 3
    assert (match.view(None)["active_town"], match.view(None)["past_town"]) == ("town.nun3", None)


def test_after_the_last_trick_of_a_round_no_card_lies_there() -> None:
    match = trick_with(table(3), (2, 5), (24, 3), (6, 7))
    choose(match, "town.con5", "card.2", "card.24", "card.6")
    while state_of(match).phase == TRICK:
        choose(match, offered(match)[0])
    assert seen(match) == [(None, False)] * 3
    assert match.view(None)["past_town"] is None


def test_a_card_that_could_win_and_be_paid_with_points_alone_is_warned_of() -> None:
    state = table(3)
    state.coins = [1, 0, 2]
    match = trick_with(state, (23, 18, 22, 9), (1, 4, 11, 24), (7, 8, 14, 25))
    choose(match, "town.con5")
    explained = match.explain(A)
    assert explained is not None
    # White 22 costs two coins if it wins: with one, that is two points; red 18 can be paid.
    assert explained.warned == {"card.22": "may_cost_points 2"}
    choose(match, "card.18")
    explained = match.explain(B)
    assert explained is not None
    # Red 11 lies below red 18 and cannot win.
    assert explained.warned == {"card.24": "may_cost_points 4"}


def test_nobody_is_warned_of_points_that_are_not_there_to_be_lost() -> None:
    state = table(3)
    state.coins = [0, 0, 0]
    state.points = [3, 0, 0]
    match = trick_with(state, (24, 18), (1, 25), (7, 8))
    choose(match, "town.con5")
    explained = match.explain(A)
    assert explained is not None
    assert explained.warned == {"card.18": "may_cost_points 2", "card.24": "may_cost_points 3"}
    choose(match, "card.24")
    explained = match.explain(B)
    assert explained is not None
    assert explained.warned == {}


def test_an_action_that_must_be_paid_with_points_is_warned_of() -> None:
    state = table(3)
    state.coins = [0, 0, 0]
    give(state, C, "mun1")
    state.vikings |= 1 << town("mun1")
    match = trick_with(state, (24, 18), (13, 25), (7, 8))
    choose(match, "town.con5", "card.24", "card.13", "card.7")
    while asked(match)[0] != B:
        choose(match, offered(match)[0])
    explained = match.explain(B)
    assert explained is not None
    assert (explained.about, explained.warned) == ("card.13", {"action.lower": "costs_points 2"})


def test_a_copy_in_the_middle_of_a_trick_repeats_nothing() -> None:
    match = GAME.new(4, seed=3)
    match.clone()
    kinds: set[str] = set()
    while not match.over:
        decision = match.pending[0]
        if decision.kind in ("lead", "play", "secondary"):
            kinds.add(decision.kind)
            assert match.timeline.history.last_checkpoint.moves == len(match.choices)
        match.choose(decision.options[-1])
    assert kinds == {"lead", "play", "secondary"}
