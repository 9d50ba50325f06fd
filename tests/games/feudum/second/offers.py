"""Parts of chapters 7 and 8 once more: where one may enter, pilfer, harvest, improve, tend and feast."""

from __future__ import annotations

from tests.games.feudum.second.conquest import can_pay
from tests.games.feudum.second.plain import GUILDS, Plain

NEXT = {"outpost": "farm", "farm": "town", "town": "feudum"}
POINTS = {
    1: {"farm": 2, "town": 3, "feudum": 4},
    2: {"farm": 3, "town": 4, "feudum": 5},
    3: {"farm": 4, "town": 5, "feudum": 6},
    4: {"farm": 5, "town": 6, "feudum": 7},
}


def entrances(plain: Plain, seat: int) -> set[str]:
    """7.1: where a new pawn may stand."""
    pawns = {pawn.at for pawn in plain.seats[seat].pawns if pawn.at}
    markers = {name for name, place in plain.places.items() if seat in (place.ruler, place.serf)}
    starts = {name for name, place in plain.places.items() if place.start}
    kin = plain.advanced and any(pawn.at and pawn.character == "alchemist" for pawn in plain.seats[seat].pawns)
    anew = not pawns if "migrate" in plain.seed else not pawns and not markers
    return pawns | markers | (starts if kin or anew else set())


def loot(plain: Plain, seat: int, pieces: set[str]) -> set[tuple[str, str]]:
    """7.2: what these pieces, which have moved, may pilfer; by the seed all own pieces may."""
    places = set()
    for number, pawn in enumerate(plain.seats[seat].pawns):
        if pawn.at and (f"piece.{number + 1}" in pieces or "pilfer_who" in plain.seed):
            places.add(pawn.at)
    for name, monster in plain.monsters.items():
        if monster.at and monster.owner == seat and (f"monster.{name}" in pieces or "pilfer_who" in plain.seed):
            places.add(monster.at)
    found = set()
    for name in places:
        place = plain.places[name]
        strict = "pilfer_where" in plain.seed
        if strict and seat in (place.ruler, place.serf):
            continue
        if strict or place.ruler != seat or place.kind != "farm":
            found |= {(name, f"good.{good}") for good in place.goods}
        # A target is worth a marker of the general supply.
        worth = place.landscape != "butts" or plain.seats[seat].spare_markers > 0
        if place.landscape and place.holds and worth and (strict or place.serf != seat):
            found.add((name, f"landscape.{place.landscape}"))
    return found


def harvest(plain: Plain, seat: int) -> int | None:
    """7.6: how many goods, if there is a ruled farm with fewer than ten."""
    ruled = [place for place in plain.places.values() if place.ruler == seat]
    farms = [place for place in ruled if place.kind == "farm"]
    if not any(place.goods.total() < 10 for place in farms):
        return None
    beads = plain.seats[seat].beads
    feudums = [place for place in ruled if place.kind == "feudum"]
    return min(10, 5 + len(farms) - 1 + len(feudums) + (len(beads) if "beads" in plain.seed else sum(beads)))


def improvable(plain: Plain, seat: int) -> set[str]:
    """7.4: wood for a farm, iron for a town, a seal and a disc (two a guild) for a feudum."""
    player = plain.seats[seat]
    icons = [place.icon for place in plain.places.values()]
    disc_left = any(icons.count(guild) < 2 for guild in GUILDS)
    can = {
        "outpost": can_pay(player, {"wood": 1}),
        "farm": can_pay(player, {"iron": 1}),
        "town": player.seals + len(player.sealed) > 0 and disc_left,
        "feudum": False,
    }
    return {name for name, place in plain.places.items() if place.ruler == seat and can[place.kind]}


def tile(plain: Plain, name: str) -> tuple[int, set[str]]:
    """The points of an improvement there, and the stacks from which its tile may come."""
    place = plain.places[name]
    top = plain.tiles[place.region]
    if top is not None and top <= plain.epoch:
        return POINTS[top][NEXT[place.kind]], {place.region}
    latest = plain.epoch if "other_tile" in plain.seed else plain.epoch - 1
    return 0, {region for region, top in plain.tiles.items() if top is not None and top <= latest}


def tendable(plain: Plain, seat: int) -> set[str]:
    """Where a tile could be laid for a wood, or for another tile."""
    player = plain.seats[seat]
    tiles = player.tiles.total()
    if not tiles or (not player.goods["wood"] and tiles < 2):
        return set()
    return {name for name, place in plain.places.items() if place.serf == seat and not place.landscape}


def hosts(plain: Plain, seat: int) -> set[int]:
    """7.11: the opponents with a pawn or a feudum beside an own pawn."""
    here = {pawn.at for pawn in plain.seats[seat].pawns if pawn.at}
    pawns = {other for other, player in enumerate(plain.seats) for pawn in player.pawns if pawn.at in here}
    lords = {plain.places[name].ruler for name in here if plain.places[name].kind == "feudum"}
    return {other for other in pawns | lords if other not in (None, seat)}
