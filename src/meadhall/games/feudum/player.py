"""What one seat of Feudum has, in front of it and on the board."""

from __future__ import annotations

from typing import Final

from meadhall.games.feudum.components.pieces import GOODS_TOTAL, LANDSCAPES

OFF_BOARD: Final = -1
ON_FOOT: Final = -1
PAWNS: Final = 3

PIECE_NAMES: Final = [f"piece.{number + 1}" for number in range(PAWNS)]
"""A seat's pawns, where one of them is chosen."""

# What is on the pouch.
NOTHING: Final = 0
EXTRA: Final = 1
SEQUENTIAL: Final = 2

NO_PIECE: Final = -1
TILE_PIECE: Final = GOODS_TOTAL
"""A piece on the pouch is a good, or from this number on a tile, by its landscape."""
PIECES: Final = GOODS_TOTAL + len(LANDSCAPES)

# Where points come from.
IMPROVEMENTS: Final = 0
LANDSCAPE_POINTS: Final = 1
HARVESTS: Final = 2
CONQUESTS: Final = 3
DEFENCES: Final = 4
FUNCTIONS: Final = 5
SEATS: Final = 6
REGIONS: Final = 7
DISLOYALTY: Final = 8
CATEGORIES: Final = (
    "improvements",
    "landscapes",
    "harvests",
    "conquests",
    "defences",
    "functions",
    "seats",
    "regions",
    "disloyalty",
)

IMMUNE_BITS: Final = 5
IMMUNE_MASK: Final = (1 << IMMUNE_BITS) - 1


class Player:
    """Locations are bits of masks; goods, vessels and tiles are heaps, as in `components.pieces`."""

    __slots__ = (
        "barrel",
        "beads",
        "chosen",
        "drawn",
        "goods",
        "guilds_used",
        "immune",
        "markers",
        "military",
        "moves",
        "pawn_at",
        "pawn_character",
        "pawn_vessel",
        "played",
        "points",
        "pouch",
        "pouch_piece",
        "reeves",
        "ruled",
        "seals",
        "serfs",
        "shillings",
        "slayer",
        "subjects",
        "tiles",
        "vessels",
        "voyage",
        "wine",
        "writs",
    )

    goods: int
    barrel: int
    """Sulfur in the wine barrel."""
    shillings: int
    markers: int
    """Influence markers in the personal supply."""
    vessels: int
    tiles: int
    """Region tiles, by landscape."""
    seals: list[int]
    """Tokens with the red side up: nobody knows their values, so they are paid in the order of the list."""
    beads: int
    """Tokens with the bead side up, as a mask."""
    writs: int
    drawn: list[int]
    """Writs that the seat looks at, in drawn order, until it has chosen which to keep."""

    ruled: int
    subjects: int
    """Where a second marker of the ruler lies."""
    serfs: int
    immune: list[int]
    """Seals under markers (7.9): the location, shifted by IMMUNE_BITS, and the token."""

    pawn_at: list[int]
    """By pawn, its location, or OFF_BOARD."""
    pawn_character: list[int]
    pawn_vessel: list[int]
    """By pawn, the vessel that it is on, or ON_FOOT."""
    wine: int
    """The pawns with wine on them: they are drunk, and already fed for this round."""

    voyage: int
    """The space of the epic voyage; 0: not set out."""
    military: int
    """Discs on the military spaces."""
    reeves: int
    """Guilds with a reeve of the seat."""
    slayer: bool
    """Whether the seat has beaten a monster."""

    chosen: int
    """Action cards chosen and not yet played: hidden."""
    played: int
    pouch: int
    pouch_piece: int
    moves: int
    """Successful Moves in this round."""
    guilds_used: int
    """Guilds in which the Guild card was used in this round."""
    points: list[int]
    """By category."""

    def copy(self) -> Player:
        other = Player()
        other.goods = self.goods
        other.barrel = self.barrel
        other.shillings = self.shillings
        other.markers = self.markers
        other.vessels = self.vessels
        other.tiles = self.tiles
        other.seals = self.seals[:]
        other.beads = self.beads
        other.writs = self.writs
        other.drawn = self.drawn[:]
        other.ruled = self.ruled
        other.subjects = self.subjects
        other.serfs = self.serfs
        other.immune = self.immune[:]
        other.pawn_at = self.pawn_at[:]
        other.pawn_character = self.pawn_character[:]
        other.pawn_vessel = self.pawn_vessel[:]
        other.wine = self.wine
        other.voyage = self.voyage
        other.military = self.military
        other.reeves = self.reeves
        other.slayer = self.slayer
        other.chosen = self.chosen
        other.played = self.played
        other.pouch = self.pouch
        other.pouch_piece = self.pouch_piece
        other.moves = self.moves
        other.guilds_used = self.guilds_used
        other.points = self.points[:]
        return other

    @property
    def pawn_places(self) -> int:
        """The locations with a pawn of the seat."""
        mask = 0
        for at in self.pawn_at:
            if at != OFF_BOARD:
                mask |= 1 << at
        return mask

    @property
    def marker_places(self) -> int:
        """The locations with a marker of the seat: ruler, subject or serf."""
        return self.ruled | self.serfs

    @property
    def pawns_out(self) -> int:
        """How many pawns are on the board."""
        return PAWNS - self.pawn_at.count(OFF_BOARD)

    @property
    def discs_laid(self) -> int:
        """Discs on the epic voyage, on military spaces and at guilds."""
        return (1 if self.voyage else 0) + self.military + self.reeves.bit_count()

    def has_character(self, character: int) -> bool:
        """Whether a pawn of the character is on the board."""
        for at, shown in zip(self.pawn_at, self.pawn_character, strict=True):
            if shown == character and at != OFF_BOARD:
                return True
        return False


def new_player() -> Player:
    """Nothing yet."""
    player = Player()
    player.goods = 0
    player.barrel = 0
    player.shillings = 0
    player.markers = 0
    player.vessels = 0
    player.tiles = 0
    player.seals = []
    player.beads = 0
    player.writs = 0
    player.drawn = []
    player.ruled = 0
    player.subjects = 0
    player.serfs = 0
    player.immune = []
    player.pawn_at = [OFF_BOARD] * PAWNS
    player.pawn_character = [0] * PAWNS
    player.pawn_vessel = [ON_FOOT] * PAWNS
    player.wine = 0
    player.voyage = 0
    player.military = 0
    player.reeves = 0
    player.slayer = False
    player.chosen = 0
    player.played = 0
    player.pouch = NOTHING
    player.pouch_piece = NO_PIECE
    player.moves = 0
    player.guilds_used = 0
    player.points = [0] * len(CATEGORIES)
    return player
