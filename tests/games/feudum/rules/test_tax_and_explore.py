"""7.5 and 7.7: Tax and Explore."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import KNIGHT
from meadhall.games.feudum.rules.actions.explore import explore
from meadhall.games.feudum.rules.actions.tax import tax
from meadhall.games.feudum.rules.membership import master, recount
from meadhall.games.feudum.state import NOBODY
from tests.games.feudum.table import COMPONENTS, A, B, empty_hands, give, pawn, play, rule, table


def test_tax_needs_a_town_and_counts_further_towns_and_feudums() -> None:
    state = table(2)
    rule(state, A, "des_n", kind="feudum", icon="monk")
    play(state, tax(state, A))
    assert state.players[A].shillings == 7
    rule(state, A, "des_e", "des_sw", kind="town")
    play(state, tax(state, A))
    assert state.players[A].shillings == 7 + 4


def test_reinforcements_come_from_the_supply_or_the_own_row() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    pawn(state, A, "knight", "des_e")
    play(state, tax(state, A), "ability.reinforcements")
    # A marker more, and one on the Knight Guild.
    assert state.players[A].markers == 7
    state.players[A].markers += state.supply_markers[A]
    state.supply_markers[A] = 0
    play(state, tax(state, A), "ability.reinforcements")
    assert state.row_markers[A] == 1


def test_reinforcements_may_be_forgone() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    pawn(state, A, "knight", "des_mid")
    state.players[A].markers += state.supply_markers[A]
    state.supply_markers[A] = 0
    markers = state.players[A].markers
    # The row would then be too short for a monster.
    asked = play(state, tax(state, A), "pass")
    assert [(decision.kind, decision.options) for decision in asked] == [
        ("reinforce", ["ability.reinforcements", "pass"])
    ]
    assert state.players[A].shillings == 7 + 2
    assert (state.players[A].markers, state.row_markers[A]) == (markers, 2)


def test_explore_draws_two_and_one_for_every_further_outpost_and_feudum() -> None:
    state = table(2)
    empty_hands(state, A)
    rule(state, A, "des_e", "des_n")
    rule(state, A, "des_sw", kind="feudum", icon="monk")
    top = [COMPONENTS.cards.writs.names[writ] for writ in reversed(state.deck[-4:])]
    asked = play(state, explore(state, A), "action.explore", top[1])
    assert asked[1].options == top
    assert COMPONENTS.cards.writs.of(state.players[A].writs) == [top[1]]
    under = [COMPONENTS.cards.writs.names[writ] for writ in state.deck[:3]]
    assert under == [top[3], top[2], top[0]]
    assert state.deck_known[:4] == [1, 1, 1, 0]


def test_explore_needs_an_outpost() -> None:
    state = table(2)
    rule(state, A, "des_sw", kind="feudum", icon="monk")
    assert play(state, explore(state, A)) == []


def test_shovels_and_swords_draw_two_more_for_an_iron() -> None:
    state = table(2)
    rule(state, A, "des_e")
    give(state, A, iron=1)
    names = [COMPONENTS.cards.writs.names[writ] for writ in reversed(state.deck[-4:])]
    asked = play(state, explore(state, A), "action.explore", names[0], "ability.shovels_and_swords", names[3])
    assert asked[3].options == names[2:]
    assert state.players[A].writs.bit_count() == 2


def test_more_than_three_writs_are_not_held() -> None:
    state = table(2)
    rule(state, A, "des_e")
    for _ in range(3):
        state.players[A].writs |= 1 << state.deck.pop()
        state.deck_known.pop()
    held = COMPONENTS.cards.writs.of(state.players[A].writs)
    drawn = COMPONENTS.cards.writs.names[state.deck[-1]]
    asked = play(state, explore(state, A), "action.explore", drawn, held[0])
    assert asked[-1].kind == "discard_writ"
    assert state.players[A].writs.bit_count() == 3
    assert COMPONENTS.cards.writs.names[state.deck[0]] == held[0]


def test_tax_gives_what_the_supply_has() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    state.players[B].shillings += state.shillings - 1
    state.shillings = 1
    play(state, tax(state, A))
    assert (state.players[A].shillings, state.shillings) == (8, 0)


def test_the_marker_of_reinforcements_goes_at_once_on_a_seat_that_waits() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    state.supply_markers[A] += 7
    state.players[A].markers = 0
    pawn(state, A, "knight", "des_e")
    play(state, recount(state))
    assert master(state, KNIGHT) == NOBODY
    play(state, tax(state, A), "ability.reinforcements")
    assert master(state, KNIGHT) == A
    assert state.players[A].markers == 0


def test_a_short_deck_gives_what_there_is_and_an_empty_one_nothing() -> None:
    state = table(2)
    empty_hands(state, A)
    rule(state, A, "des_e", "des_n", "des_sw")
    state.players[B].drawn = state.deck[1:]
    state.deck, state.deck_known = state.deck[:1], [0]
    play(state, explore(state, A), "action.explore")
    assert state.players[A].writs.bit_count() == 1
    assert state.deck == []
    assert play(state, explore(state, A)) == []


def test_writs_not_kept_go_under_the_deck_before_the_second_draw() -> None:
    state = table(2)
    rule(state, A, "des_e")
    give(state, A, iron=1)
    state.players[B].drawn = state.deck[3:]
    state.deck, state.deck_known = state.deck[:3], [0] * 3
    third, second, first = [COMPONENTS.cards.writs.names[writ] for writ in state.deck]
    asked = play(state, explore(state, A), "action.explore", first, "ability.shovels_and_swords", second)
    assert asked[-1].options == [third, second]
