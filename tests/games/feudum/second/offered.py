"""What players are offered by both rules: entrances, loot, harvests, improvements, landscapes and feasts."""

from __future__ import annotations

from collections import Counter

from meadhall.engine.decision import Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.player import IMPROVEMENTS
from meadhall.games.feudum.rules.actions import guild, harvest, improve, migrate, pilfer
from meadhall.games.feudum.rules.actions.move import PIECES, everything
from meadhall.games.feudum.state import State
from tests.games.feudum.second import offers
from tests.games.feudum.second.plain import read


def names(state: State, mask: int) -> set[str]:
    return {name.removeprefix("location.") for name in state.components.board.locations.of(mask)}


def compare_offers(state: State, seat: int, counted: Counter[str]) -> None:
    plain = read(state)
    assert names(state, migrate.entrances(state, seat)) == offers.entrances(plain, seat)
    assert set(bits(guild.hosts(state, seat))) == offers.hosts(plain, seat)
    assert names(state, improve.tendable(state, seat)) == offers.tendable(plain, seat)
    total = harvest.harvest_total(state, seat) if harvest.harvested(state, seat) else None
    assert total == offers.harvest(plain, seat)
    compare_loot(state, seat)
    assert names(state, improve.improvable(state, seat)) == offers.improvable(plain, seat)
    for location in bits(improve.improvable(state, seat)):
        compare_tile(state, seat, location)
        counted["improvements"] += 1
    counted["offers"] += 1


def compare_loot(state: State, seat: int) -> None:
    """For each own piece as if it alone had moved."""
    for piece in bits(everything(state, seat)):
        found = set()
        for location in bits(pilfer.loot_places(state, seat, 1 << piece)):
            (name,) = names(state, 1 << location)
            found |= {(name, good) for good in state.components.goods.of(pilfer.goods_open(state, seat, location))}
            if pilfer.landscape_open(state, seat, location):
                found.add((name, state.components.landscapes.names[state.landscape_at[location]]))
        assert found == offers.loot(read(state), seat, {PIECES[piece]})


def compare_tile(state: State, seat: int, location: int) -> None:
    (name,) = names(state, 1 << location)
    points, regions = offers.tile(read(state), name)
    played = state.copy()
    rules = improve.take_tile(played, seat, location, played.kind_at(location) + 1)
    asked = next(rules, None)
    gained = played.players[seat].points[IMPROVEMENTS] - state.players[seat].points[IMPROVEMENTS]
    assert gained == points
    if asked is not None:
        assert isinstance(asked, Decision)
        assert set(asked.options) == regions
    else:
        taken = {
            region
            for region, before, after in zip(
                state.components.board.regions.names, state.stacks, played.stacks, strict=True
            )
            if before != after
        }
        assert taken == regions
