"""Scoring ('Pontuação final'); at any time, as if the game ended now."""

from __future__ import annotations

from meadhall.engine.scoring import Score
from meadhall.games.odin.components.tables import BOAT, KNARR, LONGSHIP
from meadhall.games.odin.puzzle.placement import negative
from meadhall.games.odin.state import State


def scores(state: State) -> list[Score]:
    return [score(state, seat) for seat in range(state.players)]


def score(state: State, seat: int) -> Score:
    """One seat's points by category; players with the same total share the victory."""
    components = state.components
    puzzle = components.puzzle
    clan = state.clans[seat]
    ships = (
        len(clan.boats) * components.ship_points[BOAT]
        + clan.knarrs * components.ship_points[KNARR]
        + len(clan.longships) * components.ship_points[LONGSHIP]
    )
    exploration = 0
    buildings = 0
    bare = 0
    crown = sum(puzzle.points[tile] * clan.have[tile] for tile in components.specials)
    for board in clan.boards:
        printed = puzzle.printed[board.kind]
        points = printed.points_revised if state.revised else printed.points
        if printed.group == "exploration":
            exploration += points
        else:
            buildings += points
        bare -= negative(puzzle, board)
        crown += sum(puzzle.points[spot[0]] for spot in board.placed if puzzle.specials >> spot[0] & 1)
    return Score(
        seat,
        [
            ("ships", ships),
            ("emigration", sum(components.emigrated_points[ship] for ship in clan.emigrated)),
            ("exploration", exploration),
            ("buildings", buildings),
            ("animals", sum(clan.have[animal] * points for animal, points in components.animal_points)),
            ("occupations", sum(components.card_points[card] for card in clan.played)),
            ("silver", clan.have[components.silver]),
            ("crown", crown),
            ("bare", bare),
            ("penalties", clan.penalties * components.penalty_points),
        ],
        [],
    )
