"""The shape of `data/guilds.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.engine.data import Graded
from meadhall.games.feudum.components.shapes import Building, Cost, Count, Good, Guild, Positive

Three = Annotated[list[Count], Meta(min_length=3, max_length=3)]
Scrolls = list[Annotated[int, Meta(ge=1, le=6)]]


class GuildEntry(Graded, frozen=True):
    id: Guild
    related: Building
    charity: Literal["coffer", "purse"]
    push: Positive
    pull: Positive
    price: Count = 0


class Shelf(Graded, frozen=True):
    id: Good
    prices: Annotated[list[Positive], Meta(min_length=4, max_length=4)]
    start: Count


class Cart(Graded, frozen=True):
    id: Good
    spaces: Positive
    start: Count


class Invention(Graded, frozen=True):
    id: Literal["ship", "submersible", "flying", "krud_1", "krud_2", "krud_3"]
    cost: Cost


class Status(Graded, frozen=True):
    pawn: Count
    feudum: Count
    related: Count
    seats: Three


class Functions(Graded, frozen=True):
    push: Three
    pull: Count
    writs: Count
    reeve: Count
    reeve_elsewhere: Count
    feast: Count


class FarmerGuild(Graded, frozen=True):
    barn: Count
    chickens: Count
    pull_sum: Count
    start_beads: Count


class MerchantGuild(Graded, frozen=True):
    trade: Positive


class AlchemistGuild(Graded, frozen=True):
    start_vessels: Count


class KnightGuild(Graded, frozen=True):
    sections: list[Positive]
    start_row: Count
    monster_row: Count
    monster_price: Count


class NobleGuild(Graded, frozen=True):
    rows: list[Scrolls]
    columns: list[Scrolls]
    start: Scrolls
    trade: Positive
    push_sums: Three


class MonkGuild(Graded, frozen=True):
    rosary: Count
    start_beads: Count
    push_sums: Three
    pull_sum: Count


class GuildsFile(Struct, frozen=True, forbid_unknown_fields=True):
    guilds: list[GuildEntry]
    shelves: list[Shelf]
    carts: list[Cart]
    inventions: list[Invention]
    status: Status
    functions: Functions
    farmer: FarmerGuild
    merchant: MerchantGuild
    alchemist: AlchemistGuild
    knight: KnightGuild
    noble: NobleGuild
    monk: MonkGuild
