"""The shape of `actions.toml`, `occupations.toml` and `rules.toml`; goods and boards are in `puzzle/shapes.py`."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta, Struct, field

from meadhall.engine.data import Graded
from meadhall.games.odin.cards.shapes import EffectRecord

Count = Annotated[int, Meta(ge=0)]
Number = Annotated[int, Meta(ge=1)]
Things = dict[str, Number]
Colour = Literal["grey", "red", "green", "gold", "blue", "orange", "yellow", "brown"]
Category = Literal["immediate", "anytime", "each_time", "as_soon_as"]


class _Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    optional: bool = False


class GainStep(_Step, frozen=True, tag="gain", kw_only=True):
    gain: Things


class GainPerPlayerStep(_Step, frozen=True, tag="gain_per_player", kw_only=True):
    gain: Things


class GainPerAnimalStep(_Step, frozen=True, tag="gain_per_animal", kw_only=True):
    animal: str
    gain: str
    most: Number


class GainIfAnimalStep(_Step, frozen=True, tag="gain_if_animal", kw_only=True):
    animal: str
    gain: Things


class ExchangeStep(_Step, frozen=True, tag="exchange", kw_only=True):
    cost: Things
    gain: Things


class PayOneOfStep(_Step, frozen=True, tag="pay_one_of", kw_only=True):
    of: list[str]


class MountainStep(_Step, frozen=True, tag="mountain", kw_only=True):
    takes: Annotated[list[Number], Meta(min_length=1)]


class UpgradeStep(_Step, frozen=True, tag="upgrade", kw_only=True):
    goods: Number
    levels: Number


class OverseasTradeStep(_Step, frozen=True, tag="overseas_trade", kw_only=True):
    cost: Things


class SpecialSaleStep(_Step, frozen=True, tag="special_sale", kw_only=True):
    most: Number


class ForgeStep(_Step, frozen=True, tag="forge", kw_only=True):
    cost: Things


class HuntStep(_Step, frozen=True, tag="hunt", kw_only=True):
    action: Literal["hunt", "snare", "whale"]
    die: Number
    pay: list[str]
    boats: Count
    success: Things
    failure: Things
    vikings_back: Count


class RaidStep(_Step, frozen=True, tag="raid", kw_only=True):
    action: Literal["raid", "pillage"]
    die: Number
    add: list[str]
    ore_counts: bool
    fails_up_to: Count
    failure: Things
    vikings_back: Count


class ExploreStep(_Step, frozen=True, tag="explore"):
    pass


class EmigrateStep(_Step, frozen=True, tag="emigrate"):
    pass


class DrawWeaponsStep(_Step, frozen=True, tag="draw_weapons", kw_only=True):
    count: Number


class DrawOccupationStep(_Step, frozen=True, tag="draw_occupation", kw_only=True):
    count: Number


class PlayOccupationStep(_Step, frozen=True, tag="play_occupation", kw_only=True):
    most: Number


PlainStep = Union[
    GainStep,
    GainPerPlayerStep,
    GainPerAnimalStep,
    GainIfAnimalStep,
    ExchangeStep,
    PayOneOfStep,
    MountainStep,
    UpgradeStep,
    OverseasTradeStep,
    SpecialSaleStep,
    ForgeStep,
    HuntStep,
    RaidStep,
    ExploreStep,
    EmigrateStep,
    DrawWeaponsStep,
    DrawOccupationStep,
    PlayOccupationStep,
]


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    steps: list[PlainStep]


class ChooseStep(_Step, frozen=True, tag="choose", kw_only=True):
    between: Annotated[list[Way], Meta(min_length=2)]


AnyStep = Union[PlainStep, ChooseStep]


class Ships(Struct, frozen=True, forbid_unknown_fields=True):
    any: Count = 0
    large: Count = 0
    whaling_boat: Count = 0
    knarr: Count = 0
    longship: Count = 0


class Columns(Graded, frozen=True):
    draw_in: Number
    play_in: Number


class Group(Graded, frozen=True):
    id: str


class Space(Graded, frozen=True):
    id: str
    column: Annotated[int, Meta(ge=1, le=4)]
    row: Number
    groups: Annotated[list[str], Meta(min_length=1)]
    colour: Colour
    steps: Annotated[list[AnyStep], Meta(min_length=1)]
    ships: Ships = Ships()


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    column: Annotated[int, Meta(ge=1, le=4)]


class ExtensionTile(Graded, frozen=True):
    id: str
    sides: Annotated[list[Side], Meta(min_length=2, max_length=2)]


class ActionBoard(Struct, frozen=True, forbid_unknown_fields=True):
    columns: Columns
    groups: list[Group]
    spaces: list[Space]
    extension_tiles: list[ExtensionTile]


class OccupationCard(Graded, frozen=True):
    id: Number
    name: str
    deck: Literal["A", "B", "C"]
    light: bool
    points: int
    category: Category
    effects: list[EffectRecord] = field(default_factory=list)


class OccupationCards(Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[OccupationCard]


class MountainStrip(Graded, frozen=True):
    id: str
    items: Annotated[list[Literal["wood", "stone", "ore", "silver_2"]], Meta(min_length=7, max_length=7)]


class Mountain(Graded, frozen=True):
    face_up: Number
    face_up_with_4_players: Number
    added_each_round: Count
    silver_in_an_item: Number


class ShipKind(Graded, frozen=True):
    id: Literal["whaling_boat", "knarr", "longship"]
    large: bool
    price: Count
    points: int
    emigrated_points: int = 0
    printed_ore: Count = 0
    ore_slots: Count = 0


class Bay(Graded, frozen=True):
    small_stages: Count
    large_stages: Count


class Emigration(Graded, frozen=True):
    covers: Number
    silver_each_round: Count


class Weapon(Graded, frozen=True):
    id: str
    cards: Count


class Dice(Graded, frozen=True):
    rolls: Number


class Start(Graded, frozen=True):
    goods: Things
    light_occupations: Count


class Length(Graded, frozen=True):
    id: Literal["long", "short"]
    rounds: Number
    harvest: list[Count]
    turned: list[Literal["", "A", "B", "C", "D"]]


class Exploration(Graded, frozen=True):
    silver_each_round: Count


class Vikings(Graded, frozen=True):
    each: Number


class Banquet(Graded, frozen=True):
    spaces: Number
    penalty_points: int


class Animals(Graded, frozen=True):
    needed_to_breed: Number


class AnimalPoints(Graded, frozen=True):
    id: str
    points: int


class Solo(Graded, frozen=True):
    id: Literal["long", "short"]
    table: list[Count]
    thing: Count
    waiting: Count


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    mountain_strips: list[MountainStrip]
    mountain: Mountain
    ships: list[ShipKind]
    bay: Bay
    emigration: Emigration
    weapons: list[Weapon]
    dice: Dice
    start: Start
    lengths: list[Length]
    exploration: Exploration
    vikings: Vikings
    banquet: Banquet
    animals: Animals
    animal_points: list[AnimalPoints]
    solo: list[Solo]
