"""'Fase de seleção de cartas'."""

from __future__ import annotations

import pytest

from meadhall.games.boru.state import DRAFT, State
from tests.games.boru.table import GAME, asked, choose, offered, state_of


def drafted(players: int) -> tuple[list[int], State]:
    """The sizes of the offers that seat 0 chooses from, and the table when the draft is over."""
    match = GAME.new(players, seed=3)
    while asked(match)[1] == "first_disc":
        choose(match, offered(match)[0])
    offers = []
    while asked(match)[1] == "keep":
        if asked(match)[0] == 0:
            offers.append(len(offered(match)))
        choose(match, offered(match)[0])
    return offers, state_of(match)


@pytest.mark.parametrize(
    ("players", "offers", "hand", "unseen"),
    [(3, [8, 7, 6, 5, 4, 3], 8, 1), (4, [6, 5, 4, 3], 6, 1), (5, [5, 4, 3, 2], 5, 0)],
)
def test_two_cards_are_kept_of_each_offer_and_the_last_one_or_two_taken_whole(
    players: int, offers: list[int], hand: int, unseen: int
) -> None:
    seen, state = drafted(players)
    assert seen == offers
    assert [cards.bit_count() for cards in state.hands] == [hand] * players
    assert state.aside.bit_count() == unseen


def test_the_rest_of_an_offer_is_passed_to_the_left() -> None:
    match = GAME.new(4, seed=3)
    while asked(match)[1] == "first_disc":
        choose(match, offered(match)[0])
    rest = {}
    while state_of(match).passes == 0:
        seat = asked(match)[0]
        rest[seat] = set(offered(match)[1:])
        choose(match, offered(match)[0])
    for seat in range(4):
        decision = match.decision_of((seat + 1) % 4)
        assert decision is not None
        assert set(decision.options) == rest[seat]


def test_a_kept_card_is_not_among_later_offers() -> None:
    match = GAME.new(3, seed=3)
    while asked(match)[1] == "first_disc":
        choose(match, offered(match)[0])
    kept: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    while state_of(match).phase == DRAFT:
        seat = asked(match)[0]
        assert not kept[seat] & set(offered(match))
        kept[seat].add(offered(match)[0])
        choose(match, offered(match)[0])


def test_the_question_says_how_many_cards_are_kept() -> None:
    match = GAME.new(3, seed=1)
    while asked(match)[1] != "keep":
        choose(match, offered(match)[0])
    seat = match.pending[0].seat
    assert match.pending[0].about == "amount.2"
    match.choose(match.pending[0].options[0], seat)
    decision = match.decision_of(seat)
    assert decision is not None
    assert decision.about == "more"
