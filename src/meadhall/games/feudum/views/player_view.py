"""What one player has, as a seat may see it."""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.feudum.components.pieces import FEUDUM, GOOD_NAMES
from meadhall.games.feudum.player import (
    NO_PIECE,
    NOTHING,
    OFF_BOARD,
    ON_FOOT,
    PAWNS,
    PIECE_NAMES,
    TILE_PIECE,
    Player,
)
from meadhall.games.feudum.rules.actions.conquer import TARGETS
from meadhall.games.feudum.rules.choosing import POUCH_USES, cards_due
from meadhall.games.feudum.rules.dawn import landscape_points, region_points, seat_points
from meadhall.games.feudum.state import CHOOSING_CARDS, LAST_EPOCH, NOBODY, OVER, State
from meadhall.games.feudum.views.guild_boards import beads_view, heap_view


class PawnView(TypedDict):
    """A pawn: `piece` is its name for its own player, `target` for those who attack it. Off the board it is nobody."""

    piece: str
    target: str
    character: str | None
    location: str | None
    vessel: str | None
    drunk: bool
    held: bool


class PlayerView(TypedDict):
    """What one player has. `writs`, `drawn` and `chosen` are for the player's own eyes, the counts for all."""

    seat: int
    goods: dict[str, int]
    barrel: int
    shillings: int
    markers: int
    vessels: dict[str, int]
    tiles: dict[str, int]
    seals: int
    beads: list[int]
    discs: int
    pawns: list[PawnView]
    voyage: int
    military: int
    vassal: bool
    slayer: bool
    writ_count: int
    writs: list[str]
    drawn_count: int
    drawn: list[str]
    unplayed: list[str]
    chosen_count: int
    chosen: list[str]
    played: list[str]
    pouch: str | None
    pouch_piece: str | None
    moves: int
    guilds_used: list[str]
    dawn: dict[str, int]
    score: int
    scores: dict[str, int]


def own_player_view(state: State, seat: int, public: PlayerView) -> PlayerView:
    """The player as that player sees it."""
    cards, player = state.components.cards, state.players[seat]
    own = public.copy()
    own["writs"] = cards.writs.of(player.writs)
    own["drawn"] = [cards.writs.names[writ] for writ in player.drawn]
    own["chosen"] = cards.actions.of(player.chosen)
    return own


def player_view(state: State, seat: int, points: dict[str, int]) -> PlayerView:
    components = state.components
    cards = components.cards
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        goods=heap_view(GOOD_NAMES, player.goods),
        barrel=player.barrel,
        shillings=player.shillings,
        markers=player.markers,
        vessels=heap_view(components.vessels.names, player.vessels),
        tiles=heap_view(components.landscapes.names, player.tiles),
        seals=len(player.seals),
        beads=beads_view(state, player.beads),
        discs=components.discs - player.discs_laid,
        pawns=[pawn_view(state, seat, pawn) for pawn in range(PAWNS)],
        voyage=player.voyage,
        military=player.military,
        vassal=bool(player.ruled & state.kinds[FEUDUM]),
        slayer=player.slayer,
        writ_count=player.writs.bit_count(),
        # At the end everybody shows the charters that score.
        writs=cards.writs.of(player.writs) if state.phase == OVER else [],
        drawn_count=len(player.drawn),
        drawn=[],
        unplayed=cards.actions.of(cards.all_actions & ~player.played),
        # While all choose, how far the others are is not for anybody to know.
        chosen_count=cards_due(state, player) if state.phase == CHOOSING_CARDS else player.chosen.bit_count(),
        chosen=[],
        played=cards.actions.of(player.played),
        pouch=None if player.pouch == NOTHING else POUCH_USES[player.pouch],
        pouch_piece=pouch_piece_view(state, player),
        moves=player.moves,
        guilds_used=components.guilds.names.of(player.guilds_used),
        dawn=dawn_view(state, seat),
        score=sum(points.values()),
        scores=points,
    )


def pawn_view(state: State, seat: int, pawn: int) -> PawnView:
    components = state.components
    player = state.players[seat]
    at = player.pawn_at[pawn]
    out = at != OFF_BOARD
    vessel = player.pawn_vessel[pawn]
    return PawnView(
        piece=PIECE_NAMES[pawn],
        target=TARGETS[seat * PAWNS + pawn],
        character=components.characters.names[player.pawn_character[pawn]] if out else None,
        location=components.board.locations.names[at] if out else None,
        vessel=None if vessel == ON_FOOT else components.vessels.names[vessel],
        drunk=bool(player.wine >> pawn & 1),
        held=out and is_held(state, seat, at),
    )


def is_held(state: State, seat: int, location: int) -> bool:
    """Whether a monster of an opponent holds the seat's pawns there."""
    return any(
        at == location and owner not in (seat, NOBODY)
        for at, owner in zip(state.monster_at, state.monster_owner, strict=True)
    )


def pouch_piece_view(state: State, player: Player) -> str | None:
    if player.pouch_piece == NO_PIECE:
        return None
    if player.pouch_piece >= TILE_PIECE:
        return state.components.landscapes.names[player.pouch_piece - TILE_PIECE]
    return GOOD_NAMES[player.pouch_piece]


def dawn_view(state: State, seat: int) -> dict[str, int]:
    """What the seat would score if the next epoch began now; nothing once the last one has begun."""
    if state.epoch == LAST_EPOCH:
        return {}
    tracks = state.components.tracks
    player = state.players[seat]
    vassal = bool(player.ruled & state.kinds[FEUDUM])
    checked = tracks.military_checked[state.epoch + 1]
    return {
        "seats": seat_points(state, seat),
        "landscapes": landscape_points(state, seat),
        "regions": region_points(state, seat),
        "disloyalty": -sum(tracks.military_losses[player.military : checked]) if vassal else 0,
    }
