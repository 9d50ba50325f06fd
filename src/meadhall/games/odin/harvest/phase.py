"""Phase 2 with harvest markers, and the altar ('#2 Żniwa', 'Faza 2: Żniwa' and 'Faza 3')."""

from __future__ import annotations

from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.rules.supply import gain
from meadhall.games.odin.state import State


def receive_resources(state: State, seasons: Seasons) -> None:
    """With the crops, everybody takes what the resource markers show."""
    box = state.components.harvest_box
    for seat, markers in enumerate(seasons.markers):
        for marker in markers:
            state.tell("marker_gives", seat, box.markers.names[marker])
            for thing, count in box.gives[marker][seasons.side]:
                gain(state, seat, thing, count)


def turn_up_harvest_marker(state: State, seasons: Seasons) -> None:
    """The marker of this round leaves the game, and another says what comes in the next; the last round has no next."""
    if state.round == state.rounds:
        return
    seasons.turned_up = [*seasons.turned_up, seasons.pile[-1]]
    seasons.pile = seasons.pile[:-1]
    state.reveal()
    tell_of_marker(state, seasons)


def tell_of_marker(state: State, seasons: Seasons) -> None:
    """What the harvest marker says that was turned up last."""
    harvest = seasons.turned_up[-1]
    state.tell("harvest_ahead" if harvest else "failure_ahead", amount=harvest)


def lose_altar(state: State) -> None:
    """Mull is turned before somebody has claimed it: the altar leaves the game."""
    state.specials &= ~(1 << state.components.altar)
    state.tell("altar_lost")
