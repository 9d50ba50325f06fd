"""What each attack needs: the strength of both sides, and what could be added."""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import AMOUNTS
from meadhall.games.feudum.rules.actions.conquer import (
    FEUDUM_TARGET,
    TARGETS,
    attack_of,
    battlefields,
    blast,
    defence_of,
    owner_of,
    targets,
)
from meadhall.games.feudum.rules.mandates import wield
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.outlooks.trying import tried
from meadhall.games.feudum.views.question_shapes import Conquest, Conquests


def conquests(state: State, seat: int) -> Conquests:
    """Every target that the seat could name now."""
    weapons: int = tried(wield(state.copy(), seat), [], then=-1).result
    found: list[Conquest] = []
    for location in bits(battlefields(state, seat)):
        saltpeter = most_saltpeter(state, seat, location)
        found += [
            conquest(state, seat, location, target, saltpeter, weapons) for target in targets(state, seat, location)
        ]
    return Conquests(found)


def conquest(state: State, seat: int, location: int, target: int, saltpeter: int, weapons: int) -> Conquest:
    tracks = state.components.tracks
    owner = owner_of(state, location, target)
    return Conquest(
        state.components.board.locations.names[location],
        TARGETS[target],
        owner,
        attack_of(state, seat, location, target),
        saltpeter * tracks.saltpeter_attack,
        weapons,
        defence_of(state, location, target),
        # Whether Defend is among the owner's cards is not for the attacker to know.
        tracks.shield if state.players[owner].chosen else 0,
        tracks.feudum_points if target == FEUDUM_TARGET else tracks.pawn_points,
    )


def most_saltpeter(state: State, seat: int, location: int) -> int:
    """How many pieces of saltpeter the rules would offer there."""
    asked = tried(blast(state.copy(), seat, location), []).asked
    return AMOUNTS.index(asked[0].options[-1]) if asked else 0
