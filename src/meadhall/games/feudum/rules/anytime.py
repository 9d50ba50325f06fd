"""What may be done at any time (R15): play a mandate, put a writ under the deck, take a seal from under a marker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.rules.mandates import play_mandate, playable_mandates
from meadhall.games.feudum.rules.military import free_seal, immune_places
from meadhall.games.feudum.rules.writs import discard_writ
from meadhall.games.feudum.state import State

ANYTIME: Final = "anytime"
DISCARD: Final = "discard"
DONE: Final = "done"
OPENLY: Final = ("play_card", "feed")
"""What all who hold writs are asked: dice may be rolled next, and that they are not yet would tell of the writs."""


def ask(state: State, seat: int, kind: str, options: Callable[[], list[str]], about: str = "") -> Ask[str]:
    """Ask something with these uses beside it; they may change what is possible, so the options are made anew.

    Where nothing else is to be chosen, they are offered only if a mandate could be played, or openly.
    """
    player = state.players[seat]
    wanted = True
    while wanted and (player.writs or player.immune):
        listed = options()
        if len(listed) == 1 and kind not in OPENLY:
            betray(state, seat)
            if not playable_mandates(state, seat):
                break
        listed.append(ANYTIME)
        option = yield Decision(seat, kind, listed, about)
        if option != ANYTIME:
            return option
        wanted = yield from act(state, seat)
    return (yield Decision(seat, kind, options(), about))


def betray(state: State, seat: int) -> None:
    """Whether the seat is asked now depends on its writs, and others see it."""
    if state.players[seat].writs:
        state.reveal()


def anytime(state: State, seat: int) -> Ask[None]:
    """As many mandates as one likes, at a moment that matters for them; and what else can be done at any time."""
    while playable_mandates(state, seat):
        if not (yield from act(state, seat)):
            return


def act(state: State, seat: int) -> Ask[bool]:
    """One use; False when no more is wanted."""
    writs = state.components.cards.writs
    locations = state.components.board.locations
    player = state.players[seat]
    options = writs.of(playable_mandates(state, seat))
    if player.writs:
        options.append(DISCARD)
    options += locations.of(immune_places(player))
    options.append(DONE)
    option = yield Decision(seat, "anytime", options)
    if option == DONE:
        return False
    if option == DISCARD:
        yield from discard_writ(state, seat)
    elif option in locations.index:
        free_seal(state, seat, locations.index[option])
        state.tell("takes_seal", seat, option)
    else:
        yield from play_mandate(state, seat, writs.index[option])
    return True
