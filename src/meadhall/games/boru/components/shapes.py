"""The shape of the files in `data/`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.engine.data import Graded

Count = Annotated[int, Meta(ge=0)]
Colour = Literal["red", "blue", "yellow"]
Suit = Literal["red", "blue", "yellow", "white"]
Icon = Literal["claim_town", "coin", "pay", "church", "battle", "courtship", "expand", "liberate"]


class ActionCard(Graded, frozen=True):
    id: Annotated[int, Meta(ge=1)]
    suit: Suit
    primary: list[Icon]
    secondary: Annotated[list[list[Icon]], Meta(min_length=1, max_length=2)]


class ActionCards(Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[ActionCard]


class MarriageCard(Graded, frozen=True):
    id: str
    name: str
    points: Count = 0
    renown: Count = 0
    town_in: str = ""
    princess: bool = False


class TrackSpace(Graded, frozen=True):
    id: Count
    coins: Count = 0
    renown: Count = 0
    any_town: bool = False


class Spurn(Graded, frozen=True):
    points: Count


class Marriage(Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[MarriageCard]
    track: list[TrackSpace]
    spurn: Spurn


class Region(Graded, frozen=True):
    id: str
    name: str
    prefix: str
    towns: Count
    minimum: Count
    points: Count


class Town(Graded, frozen=True):
    id: str
    region: str
    colour: Colour
    x: float
    y: float


class Road(Graded, frozen=True):
    id: str
    a: str
    b: str


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    regions: list[Region]
    towns: list[Town]
    roads: list[Road]


class VikingCard(Graded, frozen=True):
    id: str
    strength: Annotated[int, Meta(ge=1)]


class VikingCards(Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[VikingCard]


class ByPlayers(Graded, frozen=True):
    id: int
    rounds: Count
    ordinary_marriage_cards: Count
    hand: Count


class Draft(Graded, frozen=True):
    keep: Annotated[int, Meta(ge=1)]


class Start(Graded, frozen=True):
    coins: Count
    renown: Count
    points: Count


class Costs(Graded, frozen=True):
    more: Annotated[int, Meta(ge=1)]
    expand: Count
    pay_in_points: Count


class Battle(Graded, frozen=True):
    renown: Count
    points_per_renown: Count
    second_points: Count
    second_returns: Count


class Church(Graded, frozen=True):
    second_points: Count
    second_returns: Count
    late_monastery: Count
    weight: Annotated[int, Meta(ge=1)]


class RegionsScore(Graded, frozen=True):
    id: Count
    points: Count


class End(Graded, frozen=True):
    most_coins: Count
    marker: Count
    per_renown: Count
    regions: list[RegionsScore]


class Box(Graded, frozen=True):
    discs_per_player: Count
    monasteries: Count
    coins: Count
    control_tokens: Count
    invaders: Count
    renown: Count


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    by_players: list[ByPlayers]
    draft: Draft
    start: Start
    costs: Costs
    battle: Battle
    church: Church
    end: End
    components: Box
