"""The pieces of Feudum as tables made once: what is printed, and how many there are of everything."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.names import Names
from meadhall.engine.state import Components as EngineComponents
from meadhall.games.feudum.components.board import Board
from meadhall.games.feudum.components.cards import Cards
from meadhall.games.feudum.components.differences import SEATS, Differences
from meadhall.games.feudum.components.guilds import SCROLLS, Guilds
from meadhall.games.feudum.components.pieces import (
    FOOD,
    GOOD_NAMES,
    GOODS,
    GOODS_TOTAL,
    GUILDS,
    KINDS,
    LANDSCAPE_RESOURCES,
    LANDSCAPES,
    MONSTERS,
    ROUTES,
    VESSELS_TOTAL,
    heap_of,
    holds,
    one,
    size,
)
from meadhall.games.feudum.components.shapes import BeadCount, Pieces
from meadhall.games.feudum.components.tracks import EPOCHS, Tracks

FILE: Final = "pieces.toml"
PLAYERS: Final = (2, 3, 4, 5)
GOODS_IN_ALL: Final = 170
TILE_EPOCHS: Final = EPOCHS - 1


class Components(EngineComponents):
    """Everything printed, by what it is printed on, and the counts of all pieces."""

    __slots__ = (
        "all_goods",
        "all_vessels",
        "barrel",
        "bead_masks",
        "bead_value",
        "board",
        "cards",
        "characters",
        "chosen_goods",
        "clockwise",
        "differences",
        "discs",
        "dummies",
        "feudums_per_guild",
        "goods",
        "guilds",
        "kinds",
        "landscape_fill",
        "landscape_points_empty",
        "landscape_points_filled",
        "landscape_points_placed",
        "landscape_tribute",
        "landscapes",
        "markers_per_colour",
        "monster_ports",
        "monster_routes",
        "monsters",
        "other_discs",
        "pawns",
        "reeves",
        "seats",
        "shillings",
        "start_discs",
        "start_food",
        "start_markers",
        "start_shillings",
        "targets",
        "tiles",
        "tracks",
        "vessels",
    )

    def __init__(self, data: Data) -> None:
        self.differences = Differences(data)
        self.board = Board(data)
        self.guilds = Guilds(data)
        self.cards = Cards(data, self.board)
        self.tracks = Tracks(data)
        self.goods = Names(GOOD_NAMES)
        self.characters = Names([f"pawn.{guild}" for guild in GUILDS])
        self.kinds = Names([f"kind.{kind}" for kind in KINDS])
        pieces = data.read(FILE, Pieces)
        self._read_counts(data, pieces)
        self._read_tokens(data, pieces)
        self._read_tiles(data, pieces)
        self._read_players(data, pieces)
        self._check_set_up(data)

    def _read_counts(self, data: Data, pieces: Pieces) -> None:
        if tuple(good.id for good in pieces.goods) != GOODS:
            raise data.fail(FILE, f"the goods are: {', '.join(GOODS)}, in this order")
        self.all_goods = heap_of([good.count for good in pieces.goods])
        if size(self.all_goods) != GOODS_IN_ALL:
            raise data.fail(FILE, f"there are {size(self.all_goods)} goods, not {GOODS_IN_ALL}")
        if tuple(vessel.id for vessel in pieces.vessels) != ROUTES[:VESSELS_TOTAL]:
            raise data.fail(FILE, f"the vessels are: {', '.join(ROUTES[:VESSELS_TOTAL])}, in this order")
        self.vessels = Names([f"vessel.{vessel.id}" for vessel in pieces.vessels])
        self.all_vessels = heap_of([vessel.count for vessel in pieces.vessels])
        if tuple(monster.id for monster in pieces.monsters) != MONSTERS:
            raise data.fail(FILE, f"the monsters are: {', '.join(MONSTERS)}, in this order")
        self.monsters = Names([f"monster.{monster}" for monster in MONSTERS])
        self.monster_routes: list[list[int]] = []
        """By monster and location, where it can go."""
        for monster in pieces.monsters:
            kinds = [ROUTES.index(route) for route in monster.routes]
            ways: list[int] = []
            for location in range(len(self.board.locations.names)):
                leads_to = 0
                for kind in kinds:
                    leads_to |= self.board.ways[kind][location]
                ways.append(leads_to)
            self.monster_routes.append(ways)
        self.monster_ports = [monster.port for monster in pieces.monsters]
        """Whether a monster enters at a port only."""
        self.shillings = pieces.supply.shillings
        self.targets = pieces.supply.targets
        self.markers_per_colour = pieces.supply.markers_per_colour
        self.feudums_per_guild = pieces.supply.feudums_per_guild
        self.start_discs = _listed([*pieces.discs.start])
        """What is dealt on the starting locations: kinds of locations."""
        self.other_discs = _listed([*pieces.discs.other])
        starts = self.board.starts.bit_count()
        if (len(self.start_discs), len(self.other_discs)) != (starts, len(self.board.locations.names) - starts):
            raise data.fail(FILE, "there is a disc for every location, circled ones for the starting locations")

    def _read_tokens(self, data: Data, pieces: Pieces) -> None:
        self.bead_value: list[int] = []
        """The value of each token as a bead, lowest first: of some beads, the lowest bit is the lowest bead."""
        for bead in sorted(pieces.beads, key=_value_of):
            self.bead_value += [bead.id] * bead.count
        self.bead_masks = tuple(
            [
                sum(1 << token for token, own in enumerate(self.bead_value) if own == value)
                for value in sorted({*self.bead_value})
            ]
        )
        """By value, lowest first: the tokens of that value as a mask."""
        if len(self.bead_value) != pieces.supply.tokens:
            raise data.fail(FILE, f"there are {len(self.bead_value)} beads, not {pieces.supply.tokens}")
        if len(self.bead_value) != SCROLLS + self.guilds.rosary + self.guilds.chickens:
            raise data.fail(FILE, "there is a token for every scroll, every chicken and every space of the rosary")

    def _read_tiles(self, data: Data, pieces: Pieces) -> None:
        if tuple(landscape.id for landscape in pieces.landscapes) != LANDSCAPES:
            raise data.fail(FILE, f"the landscapes are: {', '.join(LANDSCAPES)}, in this order")
        if tuple(landscape.resource for landscape in pieces.landscapes) != LANDSCAPE_RESOURCES:
            raise data.fail(FILE, f"the landscapes give: {', '.join(LANDSCAPE_RESOURCES)}, in this order")
        self.landscapes = Names([f"landscape.{landscape.id}" for landscape in pieces.landscapes])
        self.tiles = [_listed([row.tiles[epoch] for row in pieces.landscapes]) for epoch in range(TILE_EPOCHS)]
        """By epoch, from 0 for I: the landscapes of its region tiles."""
        if any(len(tiles) != len(self.board.regions.names) for tiles in self.tiles):
            raise data.fail(FILE, "each epoch has a tile for every region")
        self.landscape_fill = pieces.landscape.fill
        self.landscape_tribute = pieces.landscape.tribute
        self.landscape_points_placed = pieces.landscape.points_placed
        self.landscape_points_empty = pieces.landscape.points_empty
        self.landscape_points_filled = pieces.landscape.points_filled

    def _read_players(self, data: Data, pieces: Pieces) -> None:
        if tuple(row.id for row in pieces.by_players) != PLAYERS:
            raise data.fail(FILE, "by_players is for 2, 3, 4 and 5")
        self.dummies = [0] * (PLAYERS[-1] + 1)
        """By players, how many rows of the Knight Guild are of colours that nobody plays."""
        self.seats = [[0, 0] for _ in range(PLAYERS[-1] + 1)]
        """By players, the seats of a guild by the published rules and by the seed's."""
        self.clockwise: list[list[list[int]]] = [[] for _ in range(PLAYERS[-1] + 1)]
        """By players and seat: all seats in turn order, that one first."""
        for row in pieces.by_players:
            self.dummies[row.id] = row.dummies
            seed, published = self.differences.seed_numbers[SEATS][0], self.differences.published_numbers[SEATS][0]
            self.seats[row.id] = [published if row.apprentice else seed, seed]
            turned = [[(first + i) % row.id for i in range(row.id)] for first in range(row.id)]
            self.clockwise[row.id] = turned
        player = pieces.player
        self.pawns = player.pawns
        self.discs = player.discs
        self.reeves = player.reeves
        self.start_markers = player.markers
        self.start_food = player.food
        self.start_shillings = player.shillings
        self.chosen_goods = player.chosen_goods
        self.barrel = player.barrel

    def _check_set_up(self, data: Data) -> None:
        players = PLAYERS[-1]
        taken = self.guilds.shelves_start + self.guilds.carts_start + players * self.start_food * one(FOOD)
        if not holds(self.all_goods, taken):
            raise data.fail(FILE, "there are too few goods for the set-up")
        if self.shillings < players * self.start_shillings:
            raise data.fail(FILE, "there are too few shillings for the set-up")
        if self.markers_per_colour < self.start_markers + self.guilds.row_start:
            raise data.fail(FILE, "there are too few markers for the set-up")
        if self.chosen_goods > GOODS_TOTAL:
            raise data.fail(FILE, f"there are {GOODS_TOTAL} kinds of goods to choose from")
        start = self.guilds.scrolls_start.bit_count() + self.guilds.monk_start_beads + self.guilds.farmer_start_beads
        if start > len(self.bead_value):
            raise data.fail(FILE, "there are too few seals for the set-up")


def _listed(counts: list[int]) -> list[int]:
    """So many of each number."""
    return [number for number, count in enumerate(counts) for _ in range(count)]


def _value_of(bead: BeadCount) -> int:
    return bead.id
