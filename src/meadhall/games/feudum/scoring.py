"""Scores by category, and the final scoring (chapter 17)."""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.engine.scoring import Score
from meadhall.games.feudum.components.cards import COUNTS_BARREL, COUNTS_MONSTER
from meadhall.games.feudum.components.differences import SHILLINGS
from meadhall.games.feudum.components.pieces import FARM, FEUDUM, OUTPOST, TOWN
from meadhall.games.feudum.player import CATEGORIES
from meadhall.games.feudum.state import OVER, State


def scores(state: State) -> list[Score]:
    """Each seat as it stands. Charters are counted when they are shown, at the end; barrels break ties."""
    found: list[Score] = []
    for seat, player in enumerate(state.players):
        categories = list(zip(CATEGORIES, player.points, strict=True))
        categories.append(("voyage", voyage_points(state, seat)))
        categories.append(("empire", empire_points(state, seat)))
        categories.append(("shillings", shilling_points(state, seat)))
        categories.append(("charters", charter_points(state, seat) if state.phase == OVER else 0))
        found.append(Score(seat, categories, [("barrel", player.barrel)]))
    return found


def voyage_points(state: State, seat: int) -> int:
    """By the section of the disc; all foremost discs of a section score its higher value (R89)."""
    tracks = state.components.tracks
    space = state.players[seat].voyage
    section = tracks.voyage_section[space]
    for other in state.players:
        if other.voyage > space and tracks.voyage_section[other.voyage] == section:
            return tracks.voyage_other[section]
    return tracks.voyage_foremost[section]


def empire_points(state: State, seat: int) -> int:
    """Ruled locations, and sets of three of one kind with feudums as any kind (R90)."""
    tracks = state.components.tracks
    ruled = state.players[seat].ruled
    counts = [(ruled & state.kinds[kind]).bit_count() for kind in (OUTPOST, FARM, TOWN)]
    feudums = (ruled & state.kinds[FEUDUM]).bit_count()
    points = tracks.final_location * sum(counts) + tracks.final_feudum * feudums
    return points + tracks.set_points * sets(counts, feudums, tracks.set_size)


def sets(counts: list[int], jokers: int, size: int) -> int:
    """The largest number of disjoint sets: whole ones first, then those that need the fewest jokers."""
    number = 0
    needs: list[int] = []
    for count in counts:
        number += count // size
        if count % size:
            needs.append(size - count % size)
    for need in sorted(needs):
        if need <= jokers:
            jokers -= need
            number += 1
    return number + jokers // size


def shilling_points(state: State, seat: int) -> int:
    """For whole threes only."""
    return state.players[seat].shillings // state.components.tracks.final_shillings * state.numbers(SHILLINGS)[0]


def charter_points(state: State, seat: int) -> int:
    return sum(points for points, _ in sealed_charters(state, seat))


def sealed_charters(state: State, seat: int) -> list[tuple[int, int]]:
    """Own seals, also from under markers, on the charters that score most (R88): points and writ of each."""
    player = state.players[seat]
    found: list[tuple[int, int]] = []
    for writ in bits(player.writs & ~state.components.cards.mandates):
        points = charter_value(state, seat, writ)
        if points:
            found.append((points, writ))
    found.sort(reverse=True)
    return found[: len(player.seals) + len(player.immune)]


def charter_value(state: State, seat: int, writ: int) -> int:
    """What a charter scores with a seal."""
    cards = state.components.cards
    player = state.players[seat]
    if cards.charter_counts[writ] == COUNTS_BARREL:
        number = player.barrel
    elif cards.charter_counts[writ] == COUNTS_MONSTER:
        number = 1 if player.slayer else 0
    else:
        number = (player.ruled & cards.charter_locations[writ]).bit_count()
    points = cards.charter_points[writ]
    return points[min(number, len(points)) - 1] if number else 0
