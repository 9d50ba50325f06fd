"""Why a hint is given: who can still win a trick, and how a region would stand."""

from __future__ import annotations

import pytest

from meadhall.engine.advising.hints import hint
from meadhall.engine.rng import Rng
from meadhall.games.boru import GAME
from meadhall.games.boru.advice.reasons import card_reasons, holdings, short_reason, trick_reasons
from meadhall.games.boru.state import NO_CARD, State
from meadhall.games.boru.views.view import passed_by
from tests.games.boru.table import A, B, C, cards, give, state_of, table, town, trick_with


def trick(own: int, *played: int) -> State:
    """A trick for a red town: A holds the card, B and C have laid theirs, if they have."""
    state = table()
    state.hands = [cards(own), cards(3, 4), cards(5, 6)]
    state.active = town("con5")
    state.played = [NO_CARD] * 3
    for seat, card in zip((B, C), played, strict=False):
        state.played[seat] = card - 1
        state.shown |= cards(card)
    return state


def told(state: State, card: int) -> tuple[str, int, int, str]:
    (reason,) = trick_reasons(state, A, card - 1, state.active)
    return reason.message, reason.amount, reason.other, reason.thing


def test_a_card_of_another_colour_cannot_win() -> None:
    state = trick(12)
    wrong = state.components.suit_cards[state.components.town_colour[state.active]] ^ (1 << 25) - 1
    card = wrong.bit_length()
    assert told(state, card)[0] == "reason-no_match"


def test_a_higher_card_on_the_table_cannot_be_beaten() -> None:
    state = trick(11)
    highest = (state.components.suit_cards[state.components.town_colour[state.active]]).bit_length()
    assert told(trick(11, highest), 11) == ("reason-beaten", 0, 0, f"card.{highest}")


def test_the_last_to_play_is_sure() -> None:
    assert told(trick(11, 3, 4), 11)[0] == "reason-sure"


def test_cards_that_may_still_come_are_counted() -> None:
    state = trick(11)
    matching = state.components.suit_cards[state.components.town_colour[state.active]]
    higher = matching & ~((1 << 11) - 1)
    assert told(state, 11) == ("reason-may_be_beaten", higher.bit_count(), 2, "")
    state.shown |= higher
    assert told(state, 11)[0] == "reason-sure"


@pytest.mark.parametrize(("own", "rivals"), [(("con1",), ("con2", "con3")), ((), ("con2",))])
def test_a_region_is_counted_as_if_the_town_were_won(own: tuple[str, ...], rivals: tuple[str, ...]) -> None:
    state = table()
    give(state, A, *own)
    give(state, B, *rivals)
    match = trick_with(state, (11, 12), (1, 2), (3, 4))
    given = hint(match.seen_by(A), 1, "town.con5")
    assert ("reason-region_won", len(own) + 1, len(rivals)) in [
        (reason.message, reason.amount, reason.other) for reason in given.reasons
    ]


@pytest.mark.parametrize(
    ("card", "kept_for"),
    [
        (16, [("reason-won_town", 0, 0), ("reason-lost_church", 3, 1)]),
        (17, [("reason-won_pays", 1, 0), ("reason-lost_courtship", 3, 1)]),
        (2, [("reason-won_battle", 2, 0), ("reason-lost_battle", 2, 3)]),
        (
            21,
            [
                ("reason-higher", 4, 0),
                ("reason-any_colour", 0, 0),
                ("reason-won_pays", 1, 0),
                ("reason-lost_coins", 2, 0),
            ],
        ),
        (25, [("reason-higher", 0, 0), ("reason-won_pays", 2, 0), ("reason-lost_church", 3, 1)]),
    ],
)
def test_a_card_is_kept_for_what_it_wins_or_brings_when_it_loses(
    card: int, kept_for: list[tuple[str, int, int]]
) -> None:
    assert [(each.message, each.amount, each.other) for each in card_reasons(table(), card - 1)] == kept_for


def test_the_first_disc_is_weighed_by_token_and_roads() -> None:
    match = GAME.new(3, seed=1)
    given = hint(match.seen_by(match.pending[0].seat), 1, "town.con2")
    told = [(each.message, each.amount, each.thing) for each in given.reasons]
    assert told[:2] == [("reason-token", 7, "region.connaught"), ("reason-roads", 2, "")]


def test_a_town_is_named_with_the_card_to_play_for_it_and_that_cards_chances() -> None:
    state = table()
    match = trick_with(state, (11, 24, 12), (1, 2, 5), (3, 4, 6))
    told = [each.message for each in hint(match.seen_by(A), 1, "town.con5").reasons]
    assert told.count("then") == 1
    assert told[told.index("then") + 1] in ("reason-sure", "reason-may_be_beaten")
    assert "reason-only_card" not in told
    alone = trick_with(state, (11, 12), (1, 2), (3, 4))
    assert "reason-only_card" in [each.message for each in hint(alone.seen_by(A), 1, "town.con5").reasons]


def test_points_for_want_of_coins_are_told_of_a_card_that_may_win() -> None:
    state = table()
    state.coins[A] = 1
    match = trick_with(state, (24, 12), (1, 2), (3, 4))
    assert ("reason-short", 2) in [
        (each.message, each.amount) for each in hint(match.seen_by(A), 1, "town.con5").reasons
    ]
    assert short_reason(trick(24, 25), A, 23, town("con5")) == []
    broke = trick(24)
    broke.coins[A] = 0
    told = [(each.message, each.amount) for each in short_reason(broke, A, 23, broke.active)]
    assert told[0] == ("reason-short", 4)
    assert told[1][0] == "reason-worth"  # And what outweighs them.
    assert told[1][1] > 0
    assert short_reason(broke, A, 23, town("con4")) == []


def test_whoever_follows_hears_first_what_losing_brings() -> None:
    state = table()
    state.marker = B
    match = trick_with(state, (1, 24), (11, 12), (3, 25))
    match.choose("town.con5", B)
    match.choose("card.11", B)
    match.choose("card.3", C)
    told = [each.message for each in hint(match.seen_by(A), 1, "card.1").reasons]
    assert "reason-no_match" in told
    assert told.index("reason-lost_courtship") < told.index("reason-no_match")


def test_a_hint_to_name_a_town_tells_what_its_card_costs_for_want_of_coins() -> None:
    state = table()
    state.coins[A] = 1
    match = trick_with(state, (22, 24, 12), (1, 2, 5), (3, 4, 6))
    given = hint(match.seen_by(A), 1, "town.con5")
    told = [(each.message, each.amount) for each in given.reasons]
    assert ("then", 0) in told
    assert ("reason-short", 2) in told


def last_trick(*invaders: int, beside: int = 15) -> list[str]:
    """What is told of the white 13 as the last card of a round in which these invaders were beaten, and one is left.

    `beside`: what could be played in its place.
    """
    state = table()
    for seat, name in zip((A, B, C), ("con1", "mun1", "lei1"), strict=True):
        give(state, seat, name)
    state.invaders = list(invaders)
    state.battle_area = 1
    match = trick_with(state, (13, beside), (1, 2), (3, 4))
    match.choose("town.con5", A)
    return [each.message for each in hint(match.seen_by(A), 1, "card.13").reasons]


def test_with_the_last_card_of_a_round_a_town_in_danger_is_told() -> None:
    assert "reason-invasion" in last_trick(0, 0, 1)
    assert "reason-invasion" not in last_trick(1, 0, 1)


def test_a_town_that_no_other_card_could_save_speaks_against_none() -> None:
    assert "reason-invasion" not in last_trick(0, 0, 1, beside=20)


def test_cards_that_the_seat_has_passed_on_are_told_apart() -> None:
    match = GAME.new(3, seed=1)
    rng = Rng(1)
    while match.pending[0].kind != "lead":
        decision = match.pending[0]
        match.choose(decision.options[rng.below(len(decision.options))], decision.seat)
    state = state_of(match)
    seat = match.pending[0].seat
    passed = passed_by(state, seat) & ~state.hands[seat]
    card = (passed & ~(1 << 24)).bit_length() - 2  # just below the highest that was passed on
    town = next(
        town
        for town, colour in enumerate(state.components.town_colour)
        if state.components.suit_cards[colour] >> card & state.components.suit_cards[colour] >> (card + 1) & 1
    )
    told = {each.message: each.amount for each in trick_reasons(state, seat, card, town)}
    assert 0 < told["reason-passed_on"] <= told["reason-may_be_beaten"]


def test_the_marker_that_goes_to_the_winner_is_no_cost_of_a_losers_choice() -> None:
    state = table()
    state.marker = A
    with_it = dict(holdings(state, A))
    state.marker = B
    assert dict(holdings(state, A)) == with_it


def test_a_card_that_may_lose_says_what_it_brings_then_where_a_town_is_named_for_it() -> None:
    match = trick_with(table(), (11, 12), (1, 24), (3, 25))
    assert "reason-lost_battle" in [each.message for each in hint(match.seen_by(A), 1, "town.con5").reasons]
