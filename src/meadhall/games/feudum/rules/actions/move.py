"""Move (7.2): pawns, vessels, ferries and monsters on their routes, and the epic voyage."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import GODSPEED
from meadhall.games.feudum.components.pieces import (
    AMOUNTS,
    FERRY,
    MONSTERS,
    MOVE,
    ROAD,
    ROUTES,
    VESSELS_TOTAL,
    count,
)
from meadhall.games.feudum.player import OFF_BOARD, PAWNS, PIECE_NAMES, Player
from meadhall.games.feudum.rules.actions.pilfer import loot_places, pilfer
from meadhall.games.feudum.rules.actions.vessels import board_abandoned, board_vessel, can_board
from meadhall.games.feudum.rules.pawns import abandon_vessel
from meadhall.games.feudum.rules.writs import draw_writs
from meadhall.games.feudum.state import NOBODY, State

PIECES: Final = [*PIECE_NAMES, *(f"monster.{monster}" for monster in MONSTERS)]
"""What a seat moves: its pawns, and after them the monsters."""
ROUTE_NAMES: Final = [f"route.{route}" for route in ROUTES]
VOYAGE: Final = "voyage"
GODSPEED_NAME: Final = "ability.godspeed"
SECOND_MOVE: Final = 2


def move(state: State, seat: int) -> Ask[None]:
    """Share out the movement points, pilfer once, and set out on the epic voyage with the second Move of a round."""
    cards = state.components.cards
    player = state.players[seat]
    more = godspeed(state, seat)
    points = movement_points(state, seat)
    if state.by_seed(GODSPEED):
        moved = yield from travel(state, seat, everything(state, seat), points, more)
    else:
        # Godspeed by the published rules: then a monk, moved or not, goes one more space.
        moved = yield from travel(state, seat, everything(state, seat), points, 0)
        moved |= yield from travel(state, seat, monks(player, cards.ability_pawn[MOVE]), more, more)
    yield from pilfer(state, seat, moved)
    yield from board_abandoned(state, seat)
    if moved:
        player.moves += 1
        if player.moves == SECOND_MOVE:
            yield from set_out(state, seat)


def movement_points(state: State, seat: int) -> int:
    """One for each pawn on the board and each own monster (R22); Godspeed by the seed is one more for any of them."""
    points = state.players[seat].pawns_out + state.monster_owner.count(seat)
    return points + godspeed(state, seat) if state.by_seed(GODSPEED) else points


def godspeed(state: State, seat: int) -> int:
    """What a monk on the board adds."""
    cards = state.components.cards
    return cards.godspeed if state.advanced and state.players[seat].has_character(cards.ability_pawn[MOVE]) else 0


def can_move(state: State, seat: int) -> bool:
    """Whether a piece could go somewhere, or without moving pilfer or board a vessel."""
    return can_travel(state, seat) or loot_places(state, seat, 0) != 0 or can_board(state, seat)


def can_travel(state: State, seat: int) -> bool:
    return any(destinations(state, seat, piece) for piece in bits(everything(state, seat)))


def everything(state: State, seat: int) -> int:
    """The seat's pieces on the map, as a mask of PIECES."""
    mask = 0
    for pawn, at in enumerate(state.players[seat].pawn_at):
        if at != OFF_BOARD:
            mask |= 1 << pawn
    for monster, owner in enumerate(state.monster_owner):
        if owner == seat:
            mask |= 1 << PAWNS + monster
    return mask


def monks(player: Player, monk: int) -> int:
    mask = 0
    for pawn, at in enumerate(player.pawn_at):
        if at != OFF_BOARD and player.pawn_character[pawn] == monk:
            mask |= 1 << pawn
    return mask


def travel(state: State, seat: int, pieces: int, points: int, godspeed: int) -> Ask[int]:
    """Spend the points on these pieces, those of Godspeed last; the pieces that moved."""
    names = state.components.board.locations
    moved = 0
    for left in range(points, 0, -1):
        options = [PIECES[piece] for piece in bits(pieces) if destinations(state, seat, piece)]
        if not options:
            break
        option = yield Decision(seat, "move", ["done", *options], AMOUNTS[left])
        if option == "done":
            break
        piece = PIECES.index(option)
        where = yield Decision(seat, "move_to", names.of(destinations(state, seat, piece)), option)
        if piece >= PAWNS:
            state.monster_at[piece - PAWNS] = names.index[where]
        else:
            yield from move_pawn(state, seat, piece, names.index[where])
        moved |= 1 << piece
        state.tell("moves", seat, where)
        if left <= godspeed:
            state.tell("ability", seat, GODSPEED_NAME)
    return moved


def destinations(state: State, seat: int, piece: int) -> int:
    """Where the piece can go by one route."""
    if piece >= PAWNS:
        monster = piece - PAWNS
        return state.components.monster_routes[monster][state.monster_at[monster]]
    mask = 0
    at = state.players[seat].pawn_at[piece]
    for kind in open_routes(state, seat, piece):
        mask |= state.components.board.ways[kind][at]
    return mask


def open_routes(state: State, seat: int, pawn: int) -> list[int]:
    """The kinds of routes that the pawn can use: none while an opponent's monster holds it (R19)."""
    player = state.players[seat]
    at = player.pawn_at[pawn]
    for where, owner in zip(state.monster_at, state.monster_owner, strict=True):
        if where == at and owner not in (seat, NOBODY):
            return []
    kinds = [ROAD]
    # Ferries are closed while a vessel lies on the Alchemist Guild.
    if not state.workshop and player.shillings >= state.components.cards.ferry:
        kinds.append(FERRY)
    # Its own vessel, one that was abandoned here before this turn, or one of the supply (R20).
    kinds += [
        vessel
        for vessel in range(VESSELS_TOTAL)
        if player.pawn_vessel[pawn] == vessel or count(state.vessels_at[at], vessel) or count(player.vessels, vessel)
    ]
    return kinds


def move_pawn(state: State, seat: int, pawn: int, to: int) -> Ask[None]:
    """Along a route of a kind of choice, where several lead there."""
    player = state.players[seat]
    at = player.pawn_at[pawn]
    ways = state.components.board.ways
    kinds = [kind for kind in open_routes(state, seat, pawn) if ways[kind][at] >> to & 1]
    kind = kinds[0]
    if len(kinds) > 1:
        options = [ROUTE_NAMES[number] for number in kinds]
        kind = ROUTE_NAMES.index((yield Decision(seat, "route", options, PIECES[pawn])))
    if kind >= VESSELS_TOTAL:
        abandon_vessel(state, seat, pawn)
        if kind == FERRY:
            player.shillings -= state.components.cards.ferry
            state.shillings += state.components.cards.ferry
            state.tell("ferry", seat, ROUTE_NAMES[FERRY], state.components.cards.ferry)
    elif player.pawn_vessel[pawn] != kind:
        board_vessel(state, seat, pawn, kind)
    player.pawn_at[pawn] = to


def set_out(state: State, seat: int) -> Ask[None]:
    """A disc on the epic voyage, or one space further; the first space needs a free disc (R26)."""
    components = state.components
    player = state.players[seat]
    if player.voyage == components.tracks.monastery:
        return
    if not player.voyage and player.discs_laid == components.discs:
        return
    if (yield Decision(seat, "voyage", [VOYAGE, "pass"])) == "pass":
        return
    player.voyage += 1
    state.tell("voyage", seat, amount=player.voyage)
    if components.tracks.voyage_writs >> player.voyage & 1:
        yield from draw_writs(state, seat, components.tracks.voyage_draw)
