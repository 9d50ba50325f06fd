"""'Fim do jogo': what ends the game, and the last round."""

from __future__ import annotations

from meadhall.engine.play.match import Match
from meadhall.games.raiders.components.pieces import GREY, WHITE
from meadhall.games.raiders.state import (
    ENDINGS,
    FORTRESSES_FALLEN,
    FULL_ROUND,
    NO_TILE,
    NOT_ENDING,
    OFFERINGS_MADE,
    VALKYRIES_GONE,
    State,
)
from tests.games.raiders.table import (
    A,
    B,
    C,
    asked,
    at_town_hall,
    choose,
    crew,
    face_up,
    give,
    goods,
    hand,
    hold,
    idle_turn,
    offered,
    raided,
    sit,
    state_of,
    table,
    tile,
)

HARBOURS_LEFT = ("harbour_west_2", "harbour_west_3", "harbour_middle_2", "harbour_middle_3")
FOUR_FORTRESS_SPACES = ("fortress_west_1", "fortress_west_2", "fortress_centre_1", "fortress_centre_2")
CREW = ("jeweller", "forager", "trader", "sage", "merchant")


def at_the_fortress(*gone: str, players: int = 2) -> Match:
    """A can raid the eastern fortress; these spaces of others are gone."""
    state = table(players)
    hold(state, A, WHITE)
    raided(state, *gone)
    crew(state, A, *CREW)
    give(state, A, provisions=8, gold=2)
    return sit(state, fortress_east_1="gold iron", fortress_east_2="gold gold iron")


def with_one_tile_in_the_stack(players: int = 2) -> State:
    state = table(players)
    hold(state, A, GREY)
    face_up(state, "9", "1", "2", stack=("3",))
    give(state, A, silver=4)
    return state


# The three ends.


def test_the_fifth_fortress_raid_ends_the_game() -> None:
    match = at_the_fortress(*FOUR_FORTRESS_SPACES)
    after = choose(match, "settlement.fortress_east", "space.fortress_east_1")
    assert after.ending == FORTRESSES_FALLEN
    assert after.turns_left == 2


def test_the_fourth_fortress_raid_does_not_end_the_game() -> None:
    match = at_the_fortress(*FOUR_FORTRESS_SPACES[:3])
    after = choose(match, "settlement.fortress_east", "space.fortress_east_1")
    assert after.ending == NOT_ENDING
    assert after.turns_left == FULL_ROUND


def test_the_game_ends_when_the_stack_of_offerings_is_out() -> None:
    match = sit(with_one_tile_in_the_stack())
    after = choose(match, "building.long_house", "offering.9")
    assert after.stack == ()
    # Three tiles still lie face up.
    assert after.offerings == (tile("3"), tile("1"), tile("2"))
    assert after.ending == OFFERINGS_MADE
    # The turn is played to its end before the last round begins.
    assert after.turns_left == FULL_ROUND
    assert asked(match) == (A, "pick_up")
    after = choose(match, "building.town_hall")
    assert after.turns_left == 2


def test_an_offering_before_the_last_in_the_stack_does_not_end_the_game() -> None:
    state = table()
    hold(state, A, GREY)
    face_up(state, "9", "1", "2", stack=("3", "4"))
    give(state, A, silver=4)
    after = choose(sit(state), "building.long_house", "offering.9")
    assert len(after.stack) == 1
    assert after.ending == NOT_ENDING


def test_an_offering_by_a_trader_can_end_the_game_too() -> None:
    state = table()
    hand(state, A, "trader")
    face_up(state, "9", "1", "2", stack=("3",))
    give(state, A, silver=3)
    assert state_of(at_town_hall(state, "card.trader", "offering.9")).ending == OFFERINGS_MADE


def last_valkyries(**spaces: str) -> Match:
    """A can raid the western harbour's first space; on the board are only the valkyries named."""
    state = table()
    raided(state, *HARBOURS_LEFT)
    crew(state, A, "sage", "trader")
    give(state, A, provisions=2)
    return sit(state, peaceful=True, **spaces)


def test_the_game_ends_when_no_valkyrie_is_left_on_the_board() -> None:
    match = last_valkyries(harbour_west_1="valkyrie gold gold iron")
    choose(match, "settlement.harbour_west")
    after = choose(match, "crew.sage")
    assert after.ending == VALKYRIES_GONE
    assert after.turns_left == 2
    assert match.view(A)["valkyries_left"] == 0


def test_a_valkyrie_on_another_space_keeps_the_game_going() -> None:
    match = last_valkyries(harbour_west_1="valkyrie gold gold iron", harbour_east_1="valkyrie gold gold iron")
    after = choose(match, "settlement.harbour_west", "crew.sage")
    assert after.ending == NOT_ENDING


def test_valkyries_removed_beyond_the_crew_are_gone_from_the_board_too() -> None:
    match = last_valkyries(harbour_west_1="valkyrie valkyrie valkyrie gold")
    after = choose(match, "settlement.harbour_west", "crew.sage")
    assert after.players[A].valkyries == 2
    assert after.ending == VALKYRIES_GONE


# The last round.


def test_everybody_has_one_more_turn_and_the_one_who_ended_the_game_the_last() -> None:
    match = at_the_fortress(*FOUR_FORTRESS_SPACES, players=3)
    choose(match, "settlement.fortress_east", "space.fortress_east_1")
    order = []
    while match.pending:
        order.append(asked(match)[0])
        idle_turn(match)
    assert order == [B, C, A]
    assert match.over


def test_a_second_end_does_not_prolong_the_last_round() -> None:
    state = with_one_tile_in_the_stack()
    raided(state, *FOUR_FORTRESS_SPACES)
    hold(state, B, WHITE)
    crew(state, B, *CREW)
    give(state, B, provisions=4, gold=1)
    match = sit(state, fortress_east_1="gold iron", fortress_east_2="gold gold iron")
    choose(match, "building.long_house", "offering.9", "building.town_hall")
    after = choose(match, "settlement.fortress_east", "space.fortress_east_1")
    assert after.ending == OFFERINGS_MADE
    assert after.turns_left == 1
    idle_turn(match)
    assert match.over


def with_b_about_to_empty_the_stack(state: State) -> State:
    """In its next turn B can make the offering that empties the stack."""
    face_up(state, "9", "1", "2", stack=("3",))
    hold(state, B, GREY)
    give(state, B, silver=4)
    return state


def assert_the_offering_changes_nothing(match: Match, ending: int) -> None:
    """The last round has begun for that reason; B empties the stack, and A has its last turn."""
    assert (state_of(match).ending, state_of(match).turns_left) == (ending, 2)
    after = choose(match, "building.long_house", "offering.9")
    assert after.stack == ()
    assert (after.ending, after.turns_left) == (ending, 2)
    told = [event.thing for event in match.events if event.kind == "ending"]
    assert told == [f"ending.{ENDINGS[ending]}"]
    choose(match, "building.town_hall")
    assert state_of(match).turns_left == 1
    idle_turn(match)
    assert match.over
    assert match.view(None)["ending"] == ENDINGS[ending]


def test_a_stack_emptied_after_the_fortresses_fell_does_not_change_why_the_game_ends() -> None:
    state = with_b_about_to_empty_the_stack(table())
    hold(state, A, WHITE)
    raided(state, *FOUR_FORTRESS_SPACES)
    crew(state, A, *CREW)
    give(state, A, provisions=4, gold=1)
    match = sit(state, fortress_east_1="gold iron", fortress_east_2="gold gold iron")
    choose(match, "settlement.fortress_east", "space.fortress_east_1")
    assert_the_offering_changes_nothing(match, FORTRESSES_FALLEN)


def test_a_stack_emptied_after_the_valkyries_left_does_not_change_why_the_game_ends() -> None:
    state = with_b_about_to_empty_the_stack(table())
    raided(state, "harbour_west_2", "harbour_west_3")
    crew(state, A, "sage", "trader")
    give(state, A, provisions=2)
    match = sit(state, peaceful=True, harbour_west_1="valkyrie gold gold iron")
    choose(match, "settlement.harbour_west", "crew.sage")
    assert_the_offering_changes_nothing(match, VALKYRIES_GONE)


def test_the_last_fortress_space_may_be_raided_in_the_last_round() -> None:
    match = at_the_fortress(*FOUR_FORTRESS_SPACES)
    choose(match, "settlement.fortress_east", "space.fortress_east_1")
    idle_turn(match)
    assert asked(match) == (A, "place")
    assert "settlement.fortress_east" in offered(match)
    choose(match, "settlement.fortress_east")
    assert match.over


def test_places_of_offerings_made_in_the_last_round_stay_empty() -> None:
    state = with_one_tile_in_the_stack()
    hold(state, B, GREY)
    give(state, B, gold=2)
    match = sit(state)
    choose(match, "building.long_house", "offering.9", "building.town_hall")
    # A's grey worker still stands at the Long House: B picks it up.
    after = choose(match, "building.barracks", "building.long_house", "offering.1")
    assert after.offerings == (tile("3"), NO_TILE, tile("2"))
    assert goods(after, B) == {}
