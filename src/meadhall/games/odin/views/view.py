"""What a seat may see: all but the piles, and the cards in the others' hands."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from meadhall.engine.names import bits
from meadhall.games.odin.cards.memory import notes_of
from meadhall.games.odin.components.tables import BUILDINGS, Components
from meadhall.games.odin.puzzle.placement import OwnBoard, Spot, cells_of, income, negative
from meadhall.games.odin.puzzle.tables import Puzzle
from meadhall.games.odin.rules.feast import length_on_table, room_left
from meadhall.games.odin.rules.phases import bonuses_to_come, income_of
from meadhall.games.odin.scoring import score
from meadhall.games.odin.state import EMPTY_PLACE, NOBODY, STEPS, State
from meadhall.games.odin.views.markers import MarkerView, RoundView, marker_views, round_views
from meadhall.games.odin.views.shores import BonusView, ShoreView, StripView, bonus_view, shore_view, strip_view


class SpaceView(TypedDict):
    """A space of the action board, and who stands there (`seat`; alone, `colour` 0 or 1 tells the two apart)."""

    id: str
    column: int
    row: int
    groups: list[str]
    colour: str
    vikings: int
    seat: int | None
    viking_colour: int | None


class PlacedView(TypedDict):
    """A good on a board: the cells it covers, and how it is turned."""

    good: str
    turn: str
    cells: list[str]


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
    """What one player has. `viking_colour`: alone, two take turns; `hand`: for own eyes; `notes`: of occupations."""

    seat: int
    viking_colour: int
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


class DiceView(TypedDict):
    """The last dice action; `shift` is what ore aboard adds to the roll."""

    die: int
    rolls: list[int]
    shift: int
    rolling: bool


class View(TypedDict):
    """The table as one seat sees it. `markers`: resource markers that can still be taken."""

    seat: int | None
    step: str
    round: int
    rounds: list[RoundView]
    length: str
    edition: str
    turn: int | None
    start_player: int
    players: list[PlayerView]
    spaces: list[SpaceView]
    shores: list[ShoreView]
    strips: list[StripView]
    strip_pile: int
    buildings: dict[str, int]
    special_tiles: list[str]
    weapon_pile: int
    weapon_discard: dict[str, int]
    occupation_pile: int
    markers: list[MarkerView]
    occupations_act: bool
    dice: DiceView


def view_of(state: State, seat: int | None) -> View:
    public = public_view(state)
    return public if seat is None else own_view(state, seat, public)


def own_view(state: State, seat: int, public: View) -> View:
    """What a seat sees beside what all do: the cards in its hand."""
    names = state.components.cards.names
    own, mine = public.copy(), public["players"][seat].copy()
    mine["hand"] = [names[card] for card in state.clans[seat].hand]
    own["seat"] = seat
    own["players"] = public["players"][:]
    own["players"][seat] = mine
    return own


def public_view(state: State) -> View:
    components = state.components
    return View(
        seat=None,
        step=STEPS[state.step],
        round=state.round,
        rounds=round_views(state),
        length=state.length,
        edition="later" if state.revised else "first",
        turn=state.turn if STEPS[state.step] == "actions" else None,
        start_player=state.moose,
        players=[player_view(state, other) for other in range(state.players)],
        spaces=[space_view(state, space) for space in bits(components.all_spaces | state.imitations)],
        shores=[shore_view(state, place) for place in range(len(state.shores))],
        strips=[strip_view(components, code) for code in state.strips],
        strip_pile=len(state.pile),
        buildings={f"board.{BUILDINGS[building]}": left for building, left in enumerate(state.buildings)},
        special_tiles=components.puzzle.goods.of(state.specials),
        weapon_pile=len(state.weapon_pile),
        weapon_discard={
            components.things.names[components.first_weapon + weapon]: count
            for weapon, count in enumerate(state.discard)
            if count
        },
        occupation_pile=len(state.dark) - state.dark_drawn,
        markers=marker_views(state, None),
        occupations_act=any(state.listening),
        dice=DiceView(die=state.die, rolls=state.rolls[:], shift=state.shift, rolling=state.rolling),
    )


def player_view(state: State, seat: int) -> PlayerView:
    components, clan = state.components, state.clans[seat]
    light = sum(components.card_light[card] for card in clan.hand)
    points = score(state, seat)
    return PlayerView(
        seat=seat,
        viking_colour=state.colour(seat),
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
        bonus=bonus_view(puzzle, board.kind),
        placed=[placed_view(puzzle, spot) for spot in board.placed],
        income=income(puzzle, board),
        minus=negative(puzzle, board),
        points=printed.points_revised if state.revised else printed.points,
        giving=bonuses_to_come(state, board),
    )


@cache  # as all of it that looks the same: see shores.py
def placed_view(puzzle: Puzzle, spot: Spot) -> PlacedView:
    good, turn, _ = spot
    cells = puzzle.cells.of(cells_of(puzzle, spot))
    return PlacedView(good=puzzle.goods.names[good], turn=puzzle.turns.names[turn], cells=cells)


def space_view(state: State, space: int) -> SpaceView:
    return _space_view(state.components, space, state.space_vikings[space], state.colour_on(space), state.players == 1)


@cache
def _space_view(components: Components, space: int, vikings: int, colour: int, alone: bool) -> SpaceView:
    printed = components.spaces[space] if space < components.board_spaces else None
    return SpaceView(
        id=components.space_names.names[space],
        column=components.column_of[space],
        row=printed.row if printed else 0,
        groups=printed.groups if printed else ["extension"],
        colour=printed.colour if printed else "grey",
        vikings=vikings,
        seat=None if colour == NOBODY else 0 if alone else colour,
        viking_colour=None if colour == NOBODY else colour,
    )
