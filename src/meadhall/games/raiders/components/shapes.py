"""The shape of the files in `data/`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from meadhall.engine.data import Graded

Count = Annotated[int, Meta(ge=0)]
AtLeastOne = Annotated[int, Meta(ge=1)]
Colour = Literal["black", "grey", "white"]
SettlementKind = Literal["harbour", "outpost", "monastery", "fortress"]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of an entry, without a grade of its own."""


class Goods(Part, frozen=True):
    """So many of each kind."""

    silver: Count = 0
    provisions: Count = 0
    gold: Count = 0
    iron: Count = 0
    livestock: Count = 0


# What a card does while it is hired: `on` says when.


class OnRaid(Part, frozen=True, tag_field="on", tag="raid"):
    """In raids, on settlements of one kind or on all."""

    at: SettlementKind | Literal[""] = ""
    points: Count = 0
    strength: Count = 0
    less_provisions: Count = 0
    less_gold: Count = 0
    per_armour: Count = 0
    per_valkyries: Count = 0
    per_other_crew: Count = 0


class OnRoll(Part, frozen=True, tag_field="on", tag="roll"):
    """Once the dice of a raid have fallen."""

    rerolls: AtLeastOne


class AtBuilding(Part, frozen=True, tag_field="on", tag="building"):
    """One more of what the building gives, or one less to pay."""

    at: str
    extra: Literal["cards", "provisions", "silver", "actions", "discount"]


class IfKilled(Part, frozen=True, tag_field="on", tag="killed"):
    """When a valkyrie takes the crew member."""

    gold: Count = 0
    points: Count = 0
    to_hand: bool = False
    avenged: Count = 0


class AtEnd(Part, frozen=True, tag_field="on", tag="end"):
    """At the end of the game."""

    points: Count = 0
    per_livestock: Count = 0
    per_offering: Count = 0


CrewEffect = OnRaid | OnRoll | AtBuilding | IfKilled | AtEnd


# What a card does at the Town Hall: `do` says what.


class Gain(Part, frozen=True, tag_field="do", tag="gain"):
    silver: Count = 0
    provisions: Count = 0
    armour: Count = 0


class Exchange(Part, frozen=True, tag_field="do", tag="exchange"):
    """Lose goods to gain others."""

    pay: Goods
    gain: Goods


class Lose(Part, frozen=True, tag_field="do", tag="lose"):
    """One opponent or all lose something."""

    victims: Literal["one", "all"] = field(name="from")
    silver: Count = 0
    provisions: Count = 0
    armour: Count = 0


class Take(Part, frozen=True, tag_field="do", tag="take"):
    """Take something from one opponent."""

    silver: Count = 0
    provisions: Count = 0
    up_to: bool = False


class DrawCards(Part, frozen=True, tag_field="do", tag="draw"):
    cards: AtLeastOne
    up_to: bool = False


class HireFor(Part, frozen=True, tag_field="do", tag="hire"):
    """Hire at once for a fixed price."""

    silver: Count


class CheapOffering(Part, frozen=True, tag_field="do", tag="offering"):
    """Make an offering for some units less."""

    less: AtLeastOne


class TakePlunder(Part, frozen=True, tag_field="do", tag="take_plunder"): ...


class Sacrifice(Part, frozen=True, tag_field="do", tag="sacrifice"): ...


class Tribute(Part, frozen=True, tag_field="do", tag="tribute"): ...


class SwapWorker(Part, frozen=True, tag_field="do", tag="swap_worker"): ...


class SwapCards(Part, frozen=True, tag_field="do", tag="swap_cards"): ...


class SwapCrew(Part, frozen=True, tag_field="do", tag="swap_crew"): ...


class CycleOfferings(Part, frozen=True, tag_field="do", tag="cycle_offerings"): ...


class CopyBuilding(Part, frozen=True, tag_field="do", tag="copy_building"): ...


TownHallEffect = (
    Gain
    | Exchange
    | Lose
    | Take
    | DrawCards
    | HireFor
    | CheapOffering
    | TakePlunder
    | Sacrifice
    | Tribute
    | SwapWorker
    | SwapCards
    | SwapCrew
    | CycleOfferings
    | CopyBuilding
)


class FirstPrinting(Part, frozen=True):
    """What the first printing of a card has otherwise."""

    cost: Count | None = None
    strength: Count | None = None
    town_hall: TownHallEffect | None = None


class Card(Graded, frozen=True):
    id: str
    copies: AtLeastOne
    cost: Count
    strength: Count
    crew: CrewEffect
    town_hall: TownHallEffect | None = None
    hero: bool = False
    first: FirstPrinting = FirstPrinting()


class Townsfolk(Part, frozen=True):
    card: list[Card]


# The village.


class Trade(Part, frozen=True):
    """Discard cards or pay goods for goods or armour."""

    id: str
    cards: Count = 0
    pay: Goods = Goods()
    gain: Goods = Goods()
    armour: Count = 0


class ActDraw(Part, frozen=True, tag_field="do", tag="draw"):
    cards: AtLeastOne


class ActPlay(Part, frozen=True, tag_field="do", tag="play"): ...


class ActHire(Part, frozen=True, tag_field="do", tag="hire"): ...


class ActTrade(Part, frozen=True, tag_field="do", tag="trade"):
    """One of the trades, or an offering where they are made."""

    trades: list[Trade]
    offerings: bool = False


class ActGather(Part, frozen=True, tag_field="do", tag="gather"):
    """One of the goods that the worker's colour gives."""

    black: Goods
    grey: Goods
    white: Goods


class Building(Graded, frozen=True):
    id: str
    workers: list[Colour]
    action: ActDraw | ActPlay | ActHire | ActTrade | ActGather
    start: Colour | Literal[""] = ""


class Village(Part, frozen=True):
    building: list[Building]


# The settlements.


class Space(Part, frozen=True):
    tokens: AtLeastOne
    worker: Colour


class Settlement(Graded, frozen=True):
    id: str
    kind: SettlementKind
    crew: AtLeastOne
    provisions: Count
    workers: list[Colour]
    spaces: Annotated[list[Space], Meta(min_length=1)]
    gold: Count = 0
    dice: Annotated[int, Meta(ge=0, le=2)] = 0
    points: Count = 0
    tiers: tuple[tuple[int, int], ...] = ()


class Settlements(Part, frozen=True):
    settlement: list[Settlement]


# The offerings.


class Offering(Graded, frozen=True):
    id: str
    points: AtLeastOne
    silver: Count = 0
    gold: Count = 0
    iron: Count = 0
    livestock: Count = 0


class Offerings(Part, frozen=True):
    offering: list[Offering]


# Counts, limits, tracks.


class Box(Graded, frozen=True):
    silver: Count
    provisions: Count
    gold: Count
    iron: Count
    livestock: Count
    valkyries: Count
    black_workers: Count
    grey_workers: Count
    white_workers: Count
    cards: Count
    offerings: Count


class Dice(Graded, frozen=True):
    faces: Annotated[list[AtLeastOne], Meta(min_length=6, max_length=6)]


class Start(Graded, frozen=True):
    silver: Count
    dealt: AtLeastOne
    kept: AtLeastOne
    offerings: AtLeastOne


class Limits(Graded, frozen=True):
    silver: AtLeastOne
    provisions: AtLeastOne
    hand: AtLeastOne
    crew: AtLeastOne
    armour: AtLeastOne
    heroes: AtLeastOne


class Tracks(Graded, frozen=True):
    valkyries: list[Count]
    armour: list[Count]
    lap: AtLeastOne


class End(Graded, frozen=True):
    fortress_spaces_left: Count


class Scoring(Graded, frozen=True):
    gold: Count
    iron: Count
    livestock_per_point: AtLeastOne


class Numbers(Part, frozen=True):
    components: Box
    dice: Dice
    start: Start
    limits: Limits
    tracks: Tracks
    end: End
    scoring: Scoring
