"""The shape of `data/actions.toml`, `data/writs.toml` and `data/tracks.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from meadhall.engine.data import Graded
from meadhall.games.feudum.components.shapes import Cost, Count, Guild, Positive, Vessel

Three = Annotated[list[Count], Meta(min_length=3, max_length=3)]


class Action(Graded, frozen=True):
    id: str
    repeat: Literal["x2", "never", "deja_vu"]
    pawn: Guild | None = None
    cost: Cost = field(default_factory=dict)


class Harvested(Graded, frozen=True):
    id: Positive
    farm: Count
    favours: Count


class Choosing(Graded, frozen=True):
    cards: Positive
    extra: Positive


class Migrate(Graded, frozen=True):
    food: Count


class Move(Graded, frozen=True):
    ferry: Count
    godspeed: Count


class Influence(Graded, frozen=True):
    markers: Literal[3]
    own_markers: Literal[2]
    money: Count


class Explore(Graded, frozen=True):
    draw: Positive
    more: Positive


class Harvest(Graded, frozen=True):
    points: Count
    full: Positive


class Tax(Graded, frozen=True):
    shillings: Count
    reinforcements: Count


class Defend(Graded, frozen=True):
    points: Count


class Actions(Struct, frozen=True, forbid_unknown_fields=True):
    actions: list[Action]
    harvests: list[Harvested]
    choosing: Choosing
    migrate: Migrate
    move: Move
    influence: Influence
    explore: Explore
    harvest: Harvest
    tax: Tax
    defend: Defend


class MandateOption(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to play a mandate: what it costs or which guild must be strong, and what it brings."""

    pay: Cost = field(default_factory=dict)
    guild: Guild | None = None
    stars: Count = 0
    attack: Count = 0
    shillings: Count = 0
    goods: Count = 0
    markers: Count = 0
    seals: Count = 0
    beads: Count = 0
    vessel: Vessel | Literal["any", ""] = ""


class Mandate(Graded, frozen=True):
    id: str
    options: Annotated[list[MandateOption], Meta(min_length=1)]


class Charter(Graded, frozen=True):
    id: str
    counts: Literal["barrel", "monster", "locations"]
    points: Annotated[list[Count], Meta(min_length=1)]
    locations: tuple[str, ...] = ()
    advanced: bool = False


class Hand(Graded, frozen=True):
    limit: Positive


class Writs(Struct, frozen=True, forbid_unknown_fields=True):
    mandates: list[Mandate]
    charters: list[Charter]
    hand: Hand


class Epoch(Graded, frozen=True):
    id: Positive
    visible: Count
    military: Count
    letter: Literal["N", "E", "S", "W", ""] = ""
    restock: bool = False


class ImprovementPoints(Graded, frozen=True):
    id: Positive
    points: Three


class Section(Graded, frozen=True):
    id: Positive
    spaces: list[Positive]
    other: Count
    foremost: Count


class VoyageWrits(Graded, frozen=True):
    spaces: list[Positive]
    draw: Positive


class Military(Graded, frozen=True):
    losses: Three


class Combat(Graded, frozen=True):
    pawn_attack: Count
    pawn_defence: Count
    monster_attack: Count
    monster_defence: Count
    feudum_defence: Count
    subject_defence: Count
    serf_attack: Count
    saltpeter_attack: Count
    saltpeter_without_knight: Count
    defend: Count
    pawn_points: Count
    feudum_points: Count


class Final(Graded, frozen=True):
    location: Count
    feudum: Count
    set_size: Positive
    set_points: Count
    shillings: Positive


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    epochs: list[Epoch]
    improvements: list[ImprovementPoints]
    voyage: list[Section]
    voyage_writs: VoyageWrits
    military: Military
    combat: Combat
    final: Final
