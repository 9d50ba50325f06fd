"""What is seen of a player: means, boards, table, cards that lie open."""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.odin.cards.memory import notes_of
from meadhall.games.odin.puzzle.boards import Board
from meadhall.games.odin.puzzle.placement import OwnBoard, cells_of, income, negative
from meadhall.games.odin.rules.feast import length_on_table, room_left
from meadhall.games.odin.rules.phases import bonuses_to_come, income_of
from meadhall.games.odin.scoring import score
from meadhall.games.odin.state import EMPTY_PLACE, State
from meadhall.games.odin.views.markers import MarkerView, marker_views


class PlacedView(TypedDict):
    """A good on a board: the cells it covers, and how it is turned."""

    good: str
    turn: str
    cells: list[str]


class BonusView(TypedDict):
    """A bonus space of a board, and what it gives."""

    cells: list[str]
    things: list[str]


class BoardView(TypedDict):
    """One of a player's boards; `rows` is its drawing, in the characters of boards.toml."""

    id: str
    board: str
    group: str
    rows: list[str]
    bonus: list[BonusView]
    placed: list[PlacedView]
    income: int
    minus: int
    points: int
    giving: list[str]


class ServedView(TypedDict):
    """What lies on a stretch of the banquet table; no good: a space left empty."""

    good: str | None
    along: bool
    length: int


class TableView(TypedDict):
    """The banquet table from the left: emigrated ships, what was served, free spaces, Vikings."""

    spaces: int
    ships: list[str]
    served: list[ServedView]
    free: int
    vikings: list[int]


class LayingView(TypedDict):
    """The good that a player is laying just now."""

    good: str
    board: str | None
    turn: str | None


class PlayerView(TypedDict):
    """What one player has. `hand` is for the player's own eyes; `notes` are what occupations have noted."""

    seat: int
    start_player: bool
    passed: bool
    vikings: int
    waiting: int
    supply: dict[str, int]
    whaling_boats: list[int]
    knarrs: int
    longships: list[int]
    markers: list[MarkerView]
    table: TableView
    boards: list[BoardView]
    laying: LayingView | None
    penalties: int
    hand: list[str]
    hand_light: int
    hand_dark: int
    occupations: list[str]
    notes: dict[str, int]
    income: int
    score: int
    scores: dict[str, int]


def player_view(state: State, seat: int) -> PlayerView:
    components, clan = state.components, state.clans[seat]
    light = sum(components.card_light[card] for card in clan.hand)
    points = score(state, seat)
    return PlayerView(
        seat=seat,
        start_player=state.moose == seat,
        passed=clan.passed,
        vikings=clan.thing,
        waiting=clan.waiting,
        supply={components.things.names[thing]: count for thing, count in enumerate(clan.have) if count},
        whaling_boats=clan.boats[:],
        knarrs=clan.knarrs,
        longships=clan.longships[:],
        markers=marker_views(state, seat),
        table=table_view(state, seat),
        boards=[board_view(state, seat, index, board) for index, board in enumerate(clan.boards)],
        laying=laying_view(state, seat),
        penalties=clan.penalties,
        hand=[],
        hand_light=light,
        hand_dark=len(clan.hand) - light,
        occupations=[components.cards.names[card] for card in clan.played],
        notes=notes_of(state, seat),
        income=income_of(state, seat),
        score=points.total,
        scores=dict(points.categories),
    )


def laying_view(state: State, seat: int) -> LayingView | None:
    puzzle = state.components.puzzle
    laying = state.clans[seat].laying
    if not laying:
        return None
    return LayingView(
        good=puzzle.goods.names[laying[0]],
        board=state.own_board(seat, laying[1]) if len(laying) > 1 else None,
        turn=puzzle.turns.names[laying[2]] if len(laying) > 2 else None,
    )


def table_view(state: State, seat: int) -> TableView:
    components, clan = state.components, state.clans[seat]
    table = components.solo[state.length].table
    return TableView(
        spaces=components.table_spaces,
        ships=[components.ships.names[ship] for ship in clan.emigrated],
        served=[
            ServedView(good=None, along=False, length=1)
            if code == EMPTY_PLACE
            else ServedView(
                good=components.puzzle.goods.names[code // 2], along=code % 2 == 1, length=length_on_table(state, code)
            )
            for code in clan.table
        ],
        free=room_left(state, seat),
        vikings=[table[n] if state.players == 1 else 1 for n in range(state.round, state.rounds)],
    )


def board_view(state: State, seat: int, index: int, board: OwnBoard) -> BoardView:
    puzzle = state.components.puzzle
    printed = puzzle.printed[board.kind]
    return BoardView(
        id=state.own_board(seat, index),
        board=puzzle.boards.names[board.kind],
        group=printed.group,
        rows=printed.rows,
        bonus=bonus_view(state, printed),
        placed=[
            PlacedView(
                good=puzzle.goods.names[spot[0]],
                turn=puzzle.turns.names[spot[1]],
                cells=puzzle.cells.of(cells_of(puzzle, spot)),
            )
            for spot in board.placed
        ],
        income=income(puzzle, board),
        minus=negative(puzzle, board),
        points=printed.points_revised if state.revised else printed.points,
        giving=bonuses_to_come(state, board),
    )


def bonus_view(state: State, printed: Board) -> list[BonusView]:
    cells = state.components.puzzle.cells
    return [BonusView(cells=cells.of(bonus.cells), things=bonus.things) for bonus in printed.bonuses]
