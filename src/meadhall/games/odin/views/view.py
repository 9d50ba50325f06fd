"""What a seat may see: all but the piles, and the cards in the others' hands."""

from __future__ import annotations

from typing import TypedDict

from meadhall.engine.names import bits
from meadhall.games.odin.components.tables import BUILDINGS, STRIP_ITEMS
from meadhall.games.odin.rules.mountain import GONE
from meadhall.games.odin.state import NOBODY, STEPS, State
from meadhall.games.odin.views.markers import MarkerView, RoundView, marker_views, round_views
from meadhall.games.odin.views.player_view import BonusView, PlayerView, bonus_view, player_view


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


class ShoreView(TypedDict):
    """An exploration board; `rows` as of a player's board."""

    letter: str
    board: str
    other_side: str
    owner: int | None
    silver: int
    vikings: int
    ships: list[str]
    points: int
    rows: list[str]
    bonus: list[BonusView]


class ItemView(TypedDict):
    thing: str
    amount: int


class StripView(TypedDict):
    """A mountain strip face up: what is still on it, from the left."""

    id: str
    gone: int
    items: list[ItemView]


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
        strips=[strip_view(state, code) for code in state.strips],
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


def space_view(state: State, space: int) -> SpaceView:
    components = state.components
    printed = components.spaces[space] if space < components.board_spaces else None
    colour = state.colour_on(space)
    return SpaceView(
        id=components.space_names.names[space],
        column=components.column_of[space],
        row=printed.row if printed else 0,
        groups=printed.groups if printed else ["extension"],
        colour=printed.colour if printed else "grey",
        vikings=state.space_vikings[space],
        seat=None if colour == NOBODY else 0 if state.players == 1 else colour,
        viking_colour=None if colour == NOBODY else colour,
    )


def shore_view(state: State, place: int) -> ShoreView:
    puzzle = state.components.puzzle
    printed = puzzle.printed[state.shores[place]]
    return ShoreView(
        letter=printed.letter,
        board=puzzle.boards.names[printed.number],
        other_side=puzzle.boards.names[printed.other_side],
        owner=None if state.owner[place] == NOBODY else state.owner[place],
        silver=state.board_silver[place],
        vikings=printed.vikings,
        ships=[f"ship.{ship}" for ship in printed.ships],
        points=printed.points_revised if state.revised else printed.points,
        rows=printed.rows,
        bonus=bonus_view(state, printed),
    )


def strip_view(state: State, code: int) -> StripView:
    components = state.components
    gone = code % GONE
    return StripView(
        id=components.strips.names[code // GONE],
        gone=gone,
        items=[
            ItemView(thing=components.things.names[thing], amount=amount)
            for thing, amount in components.strip_items[code // GONE][gone:STRIP_ITEMS]
        ],
    )
