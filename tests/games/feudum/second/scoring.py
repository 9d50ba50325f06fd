"""Chapters 16 and 17 once more: what an epoch scores, and the final scoring."""

from __future__ import annotations

from itertools import product

from tests.games.feudum.second.plain import Plain

KINGDOMS = {
    "charter.east": "bad_nw bad_ne bad_river bad_mid bad_se mou_nw mou_se",
    "charter.west": "sea_n sea_sw sea_e isl_n isl_e isl_w isl_s",
    "charter.north": "for_nw for_mid for_se bad_nw bad_ne mou_nw",
    "charter.south": "des_sw des_n des_west des_mid des_e bad_river bad_mid bad_se mou_se",
    "charter.central": "for_nw for_mid for_se des_sw des_n des_west des_mid des_e",
}
ISOLATED = ("sea_e", "bad_river", "bad_se")


def epoch(plain: Plain, seat: int, dawning: int) -> dict[str, int]:
    """What the dawn of an epoch scores, by category."""
    seats = sum(
        (5, 3, 1)[place] for members in plain.members.values() for place, who in enumerate(members) if who == seat
    )
    tended = [place for place in plain.places.values() if place.landscape and place.serf == seat]
    ruled = [place for place in plain.places.values() if place.ruler == seat]
    scale = (0, 1, 3, 5, 9, 11, 13) if "region_scale" in plain.seed else (0, 1, 3, 5, 7, 9, 11)
    active = [place.region for place in ruled + tended]
    if "region_count" in plain.seed:
        regions = sum(scale[active.count(region)] for region in set(active))
    else:
        regions = scale[len(set(active))]
    return {
        "seats": seats,
        "landscapes": sum(4 if place.holds else 2 for place in tended),
        "regions": regions,
        "disloyalty": -disloyalty(plain, seat, dawning),
    }


def disloyalty(plain: Plain, seat: int, dawning: int) -> int:
    """For a vassal, each space without a disc: the first in II, IV and V, the second in IV and V, the last in V."""
    if not any(place.ruler == seat and place.kind == "feudum" for place in plain.places.values()):
        return 0
    spaces = ((3, (2, 4, 5)), (4, (4, 5)), (5, (5,)))
    return sum(loss for loss, epochs in spaces[plain.seats[seat].military :] if dawning in epochs)


def final(plain: Plain, seat: int) -> dict[str, int]:
    per_three = 3 if "shillings" in plain.seed else 1
    return {
        "voyage": voyage(plain, seat),
        "empire": empire(plain, seat),
        "shillings": plain.seats[seat].shillings // 3 * per_three,
        "charters": charters(plain, seat),
    }


def voyage(plain: Plain, seat: int) -> int:
    """By section; the foremost of each, also tied, scores two more, and the monastery is 17 for all."""
    space = plain.seats[seat].voyage
    if space == 0:
        return 0
    if space == 7:
        return 17
    section = (space + 1) // 2
    discs = [other.voyage for other in plain.seats if other.voyage in (2 * section - 1, 2 * section)]
    return {1: 3, 2: 7, 3: 11}[section] + (2 if space == max(discs) else 0)


def empire(plain: Plain, seat: int) -> int:
    """A point for a location, three for a feudum, three for each set: all ways to spread the jokers are tried."""
    kinds = [place.kind for place in plain.places.values() if place.ruler == seat]
    jokers = kinds.count("feudum")
    counts = [kinds.count(kind) for kind in ("outpost", "farm", "town")]
    sets = 0
    for spread in product(range(jokers + 1), repeat=3):
        if sum(spread) <= jokers:
            mixed = sum((number + more) // 3 for number, more in zip(counts, spread, strict=True))
            sets = max(sets, mixed + (jokers - sum(spread)) // 3)
    return sum(counts) + 3 * jokers + 3 * sets


def charters(plain: Plain, seat: int) -> int:
    """Each with a seal; all own seals, also from under markers, lie on those that score most (R88)."""
    player = plain.seats[seat]
    found = sorted((charter(plain, seat, writ) for writ in player.writs if writ.startswith("charter.")), reverse=True)
    return sum(found[: player.seals + len(player.sealed)])


def charter(plain: Plain, seat: int, writ: str) -> int:
    if writ == "charter.barrel":
        return {2: 5, 3: 7}.get(plain.seats[seat].barrel, 0)
    if writ == "charter.monster":
        return 7 if plain.seats[seat].slayer else 0
    ruled = {name for name, place in plain.places.items() if place.ruler == seat}
    if writ == "charter.isolated":
        return (0, 5, 11, 17)[len(ruled.intersection(ISOLATED))]
    return (0, 3, 5, 7, 9)[min(4, len(ruled.intersection(KINGDOMS[writ].split())))]
