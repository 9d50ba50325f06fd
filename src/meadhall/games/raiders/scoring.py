"""The end of the game ('Pontuação de final de jogo'): scores by category, as they would be counted now."""

from __future__ import annotations

from meadhall.engine.scoring import Score
from meadhall.games.raiders.components.pieces import LIVESTOCK, PLUNDER
from meadhall.games.raiders.state import Player, State, total


def scores(state: State) -> list[Score]:
    return [
        Score(
            seat,
            [
                ("raids", player.points),
                ("valkyries", state.components.valkyrie_points[marker(state, player)]),
                ("armour", state.components.armour_points[player.armour]),
                ("offerings", sum(state.components.offering_points[tile] for tile in player.tiles)),
                ("crew", crew_points(state, player)),
                ("plunder", plunder_points(state, player)),
            ],
            [("valkyries", marker(state, player)), ("armour", player.armour)],
        )
        for seat, player in enumerate(state.players)
    ]


def marker(state: State, player: Player) -> int:
    """Where the player's marker stands on the valkyrie track."""
    return min(player.valkyries, len(state.components.valkyrie_points) - 1)


def crew_points(state: State, player: Player) -> int:
    """What the hired crew is worth at the end; cards in hand are worth nothing."""
    folk = state.components.folk
    return (
        total(folk.end_points, player.crew)
        + total(folk.end_per_livestock, player.crew) * player.goods[LIVESTOCK]
        + total(folk.end_per_offering, player.crew) * len(player.tiles)
    )


def plunder_points(state: State, player: Player) -> int:
    """Gold and iron count one each, livestock by pairs."""
    components = state.components
    points = player.goods[LIVESTOCK] // components.livestock_per_point
    for good in PLUNDER:
        points += player.goods[good] * components.plunder_points[good]
    return points
