"""The card selection ('Fase de seleção de cartas'): keep two, pass the rest to the left."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.games.boru.components.tables import AMOUNTS
from meadhall.games.boru.state import TRICK, State


def draft_pass(state: State) -> Ask[None]:
    """One offer for everybody at once."""

    def part(seat: int) -> Ask[None]:
        return keep(state, seat)

    yield Together(range(state.players), part, hidden=True)
    state.passes += 1
    state.reveal()  # everybody now sees what the neighbour on the right has left
    if state.passes == state.draft_passes:
        state.phase = TRICK
        state.tell("draft_over")


def pack_before(state: State, seat: int) -> int:
    """The pack that the seat now chooses from, by the seat it was dealt to."""
    return (seat - state.passes) % state.players


def keep(state: State, seat: int) -> Ask[None]:
    """Keep two cards of the offer; an offer of one or two is taken whole."""
    components = state.components
    pack = pack_before(state, seat)
    slot = pack * state.draft_passes + state.passes
    room = components.keep - state.picks[slot].bit_count()
    while room > 0:
        kept = state.packs[pack]
        offered = kept.bit_count()
        if offered > room:
            about = "more" if room < components.keep else AMOUNTS[room]
            option = yield Decision(seat, "keep", components.cards.of(kept), about)
            kept = 1 << components.cards.index[option]
            room -= 1
        else:
            room = 0
        state.packs[pack] ^= kept
        state.picks[slot] |= kept
        state.hands[seat] |= kept
        if state.told is not None:
            for option in components.cards.of(kept):
                state.tell("keeps", seat, option, private=True)
