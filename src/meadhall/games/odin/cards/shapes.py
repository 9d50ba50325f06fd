"""The shape of what `occupations.toml` says of effects."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Amounts = dict[str, int]
BoardGroup = Literal["home", "exploration", "shed", "stone_house", "long_house"]


class EffectCondition(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that is counted must lie between these."""

    count: str
    min: int = 0
    max: int = 999


class EffectTier(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes if the counted number has reached `min` and does not pass `max`; of several, the last that fits."""

    gain: Amounts
    min: int = 0
    max: int = 999


class EffectWay(Struct, frozen=True, forbid_unknown_fields=True):
    """One of several ways to use an effect; `option` is the thing by which it is chosen."""

    option: str
    cost: Amounts = {}
    gain: Amounts = {}
    when: list[EffectCondition] = []


class Heard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Of which moments an effect hears: all that is said must hold."""

    groups: list[str] = []
    spaces: list[str] = []
    prints: Literal["", "upgrade_1", "mountain", "silver_1"] = ""
    column: int = -1
    vikings: int = -1
    deeds: list[str] = []
    success: bool | None = None
    phase: str = ""
    harvest: bool | None = None
    own_phases: bool = True
    things: list[str] = []
    boards: list[BoardGroup] = []


class EffectRecord(Heard, frozen=True, kw_only=True):
    """An effect that data alone can say."""

    on: list[str]
    may: bool = False
    once: bool = False
    when: list[EffectCondition] = []
    cost: Amounts = {}
    gain: Amounts = {}
    per: str = ""
    by: str = ""
    tiers: list[EffectTier] = []
    ways: list[EffectWay] = []
    amount: int = 0
