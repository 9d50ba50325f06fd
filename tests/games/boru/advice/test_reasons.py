"""Why a hint is given: who can still win a trick, and how a region would stand."""

from __future__ import annotations

import pytest

from meadhall.engine.advising.hints import hint
from meadhall.games.boru.advice.reasons import trick_reasons
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
