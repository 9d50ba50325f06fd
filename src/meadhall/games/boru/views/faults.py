"""What can never be: pieces lost or created, rules of the board broken. For tests."""

from __future__ import annotations

from meadhall.games.boru.state import DRAFT, SPURN, TRICK, State
from meadhall.games.boru.views.hidden import held_by


def faults(state: State) -> list[str]:
    found: list[str] = []

    def must(holds: bool, what: str) -> None:
        if not holds:
            found.append(what)

    components = state.components
    seats = range(state.players)
    union = 0
    for seat in seats:
        must(union & state.discs[seat] == 0, "two players have a disc on one town")
        union |= state.discs[seat]
    must(union == state.occupied, "the occupied towns are those with a disc")
    must(state.vikings & ~state.occupied == 0, "Vikings hold a town without a disc")
    must(state.monasteries & ~state.occupied == 0, "a monastery stands around a town without a disc")
    for name in ("points", "coins", "renown", "church", "invaders"):
        must(min(getattr(state, name)) >= 0, f"negative {name}")
    must(all(0 <= space <= components.top for space in state.marriage_space), "a disc is off the marriage track")
    must(state.battle_area >= 0, "fewer than no invaders")

    deck = [*state.marriage_deck, *state.marriage_removed]
    deck += [card for card in range(len(components.marriages.names)) for won in state.marriages_won if won >> card & 1]
    deck += [state.marriage_card] if state.marriage_card >= 0 else []
    must(
        len(set(deck)) == len(deck) and set(deck) <= set(range(len(components.marriages.names))),
        "a marriage card is twice there",
    )
    must(not state.marriage_deck or state.marriage_deck[0] == components.princess, "the princess is not the last card")
    must((state.princess_seat >= 0) == (state.princess_choice != SPURN), "a princess without a choice")

    if state.phase in (DRAFT, TRICK):
        everywhere = [*state.packs, *state.picks, state.aside]
        must(
            sum(place.bit_count() for place in everywhere) == len(components.cards.names),
            "not every card is there once",
        )
        all_cards = 0
        for place in everywhere:
            all_cards |= place
        must(all_cards == (1 << len(components.cards.names)) - 1, "a card is missing")
        must(
            all(state.hands[seat] == held_by(state, seat) for seat in seats),
            "a hand is not what was kept and not played",
        )
    else:
        must(not any(state.hands), "cards are left in hand")
    return found
