"""Why a hint is given: who can still win a trick, and how a region would stand."""

from __future__ import annotations

import pytest

from meadhall.engine.advising.hints import hint
from meadhall.games.boru import GAME
from meadhall.games.boru.advice.reasons import card_reasons, trick_reasons
from meadhall.games.boru.state import NO_CARD, State
from tests.games.boru.table import A, B, C, cards, give, table, town, trick_with


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
    assert ("reason-region", len(own) + 1, len(rivals)) in [
        (reason.message, reason.amount, reason.other) for reason in given.reasons
    ]


@pytest.mark.parametrize(
    ("card", "kept_for"),
    [
        (17, [("reason-lost_courtship", 3, 1)]),
        (2, [("reason-lost_battle", 2, 3)]),
        (21, [("reason-higher", 4, 0), ("reason-any_colour", 0, 0), ("reason-lost_coins", 2, 0)]),
        (25, [("reason-higher", 0, 0), ("reason-lost_church", 3, 1)]),
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
