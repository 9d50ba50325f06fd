"""Military service (8.3), and the Defend card shown out of turn (7.9)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import DEFEND
from meadhall.games.feudum.player import DEFENCES, IMMUNE_BITS, IMMUNE_MASK, Player
from meadhall.games.feudum.state import State

SERVE: Final = "serve"
DEFEND_NAME: Final = "action.defend"


def can_serve(state: State, seat: int) -> bool:
    """Whether a disc is free, and a military space open (R54)."""
    player = state.players[seat]
    components = state.components
    return player.discs_laid < components.discs and player.military < len(components.tracks.military_losses)


def serve(state: State, seat: int, *, must: bool = False) -> Ask[None]:
    """After a conquest a disc may be put on the next military space; vassal or not."""
    if not can_serve(state, seat):
        return
    if not must and (yield Decision(seat, "serve", [SERVE, "pass"])) == "pass":
        return
    state.players[seat].military += 1
    state.tell("serves", seat, amount=state.players[seat].military)


def may_defend(state: State, seat: int) -> bool:
    """Whether Defend is among the seat's chosen cards that are not played; the attacker learns it by the asking."""
    if state.players[seat].chosen:
        state.reveal()
    return bool(state.players[seat].chosen >> DEFEND & 1)


def show_defend(state: State, seat: int) -> None:
    """The card is played out of turn, and scores whether the defence succeeds or not (R53)."""
    player = state.players[seat]
    player.chosen ^= 1 << DEFEND
    player.played |= 1 << DEFEND
    score_defend(state, seat)
    state.reveal()


def score_defend(state: State, seat: int) -> None:
    """The card's point, also for who plays it in his own turn."""
    state.players[seat].points[DEFENCES] += state.components.cards.defend_points
    state.tell("defends", seat, DEFEND_NAME)


def immune_places(player: Player) -> int:
    """The locations where a seal lies under a marker of the player."""
    mask = 0
    for entry in player.immune:
        mask |= 1 << (entry >> IMMUNE_BITS)
    return mask


def free_seal(state: State, seat: int, location: int) -> None:
    """The seal under the seat's marker there, if any, goes to its supply (R32, R59)."""
    player = state.players[seat]
    for place, entry in enumerate(player.immune):
        if entry >> IMMUNE_BITS == location:
            player.seals.append(entry & IMMUNE_MASK)
            del player.immune[place]
            return
