"""What can occur in a game of Feudum, and which events say that it has."""

from __future__ import annotations

from typing import Final

from meadhall.engine.state import Event
from meadhall.games.feudum import GAME
from meadhall.games.feudum.components.pieces import ACTIONS, GUILDS, LANDSCAPES, MONSTERS
from meadhall.games.feudum.player import CATEGORIES

OWN_EVENT: Final = {
    "tends": "ability.tend_landscape",
    "starves_people": "ability.starve_the_people",
    "immune": "ability.royal_immunity",
    "feasts": "ability.feast",
    "tames": "ability.tame_the_beast",
}
"""Abilities that tell more than that they were used."""
ABILITIES: Final = (
    "distant_kin",
    "godspeed",
    "money_is_influence",
    "shovels_and_swords",
    "inspect",
    "reinforcements",
    "deja_vu",
    *(name.removeprefix("ability.") for name in OWN_EVENT.values()),
)
FUNCTIONS: Final = ("trades", "pushes", "pulls")
PLAIN: Final = (
    "pilfers",
    "ferry",
    "collects",
    "tribute",
    "turns_beads",
    "drinks",
    "starves",
    "spills",
    "share",
    "reeve",
    "reeve_back",
    "disloyal",
    "discards_writ",
    "takes_seal",
    "attack_fails",
    "too_late",
)
"""Events that are things of their own, whatever they are about."""
WITH_THING: Final = ("plays", "repeats", "tends", "tames", "boards", "invents", "pouch", "charter", *FUNCTIONS)
WITH_AMOUNT: Final = ("plays_mandate", "wields", "voyage", "serves")
SCORES: Final = (*CATEGORIES, "voyage", "empire", "shillings", "charters")


def things_of(event: Event) -> list[str]:
    """The things that an event says have occurred."""
    kind = event.kind
    found = []
    if kind == "ability":
        found.append(event.thing)
    if kind in OWN_EVENT:
        found.append(OWN_EVENT[kind])
    if kind in PLAIN:
        found.append(kind)
    if kind in WITH_THING:
        found.append(f"{kind} {event.thing}")
    if kind in WITH_AMOUNT:
        found.append(f"{kind} {event.thing} {event.amount}".replace("  ", " "))
    if kind == "attack_succeeds":
        found.append("beats pawn" if event.thing.startswith("target.") else f"beats {event.thing}")
    if kind == "function_points" and event.amount:
        found.append(f"scores {event.amount}")
    return found


def all_things() -> dict[str, list[str]]:
    """Everything, in groups."""
    components = GAME.components()
    cards = components.cards
    tracks = components.tracks
    mandates: list[str] = []
    for name, ways in zip(cards.writs.names, cards.ways, strict=False):
        for number, way in enumerate(ways):
            mandates.append(f"wields {name} {way.attack}" if way.attack else f"plays_mandate {name} {number + 1}")
    charters = [f"charter {name}" for name in cards.writs.names if name.startswith("charter.")]
    return {
        "action": [f"plays action.{action}" for action in ACTIONS],
        "repeated": [f"repeats action.{action}" for action in ACTIONS if action not in ("conquer", "defend", "repeat")],
        "ability": [f"ability.{ability}" for ability in ABILITIES],
        "guild": [f"{function} guild.{guild}" for guild in GUILDS for function in FUNCTIONS],
        "function scores": [f"scores {points}" for points in (1, 2, 3, 4, 5, 6, 7, 8, 9)],
        "invention": [f"invents {name}" for name in components.guilds.inventions.names],
        "writ": [*mandates, *charters],
        "landscape": [f"tends landscape.{landscape}" for landscape in LANDSCAPES],
        "monster": [f"tames monster.{monster}" for monster in MONSTERS],
        "conquest": ["beats pawn", *(f"beats monster.{monster}" for monster in MONSTERS), "beats kind.feudum"],
        "vessel": [f"boards {name}" for name in components.vessels.names],
        "voyage": [f"voyage {space}" for space in range(1, tracks.monastery + 1)],
        "military": [f"serves {number + 1}" for number in range(len(tracks.military_losses))],
        "pouch": ["pouch pouch.extra", "pouch pouch.sequential"],
        "other": [*PLAIN],
        "score": [f"score.{category}" for category in SCORES],
    }
