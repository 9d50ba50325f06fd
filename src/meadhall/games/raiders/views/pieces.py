"""Single pieces as they are shown: cards, tiles, workers, goods."""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.raiders.components.pieces import GOODS, PLUNDER, colour_name
from meadhall.games.raiders.rules.offerings import tile_name
from meadhall.games.raiders.state import State, tokens_on


class TileView(TypedDict):
    """An offering tile: its name, its price, its points."""

    tile: str
    cost: dict[str, int]
    points: int


class CardView(TypedDict):
    """A townsfolk card as printed."""

    card: str
    cost: int
    strength: int
    hero: bool


def worker_view(worker: int) -> str | None:
    return f"worker.{colour_name(worker)}" if worker else None


def admits_view(colours: int) -> list[str]:
    return [f"worker.{colour_name(1 << bit)}" for bit in range(colours.bit_length()) if colours >> bit & 1]


def goods_view(amounts: list[int]) -> dict[str, int]:
    return {good: amounts[number] for number, good in enumerate(GOODS)}


def card_view(state: State, kind: int) -> CardView:
    components = state.components
    folk = components.folk
    return CardView(
        card=components.cards.names[kind],
        cost=folk.cost[kind],
        strength=folk.strength[kind],
        hero=bool(folk.hero[kind]),
    )


def tile_view(state: State, tile: int) -> TileView:
    cost = state.components.offering_cost[tile]
    return TileView(
        tile=tile_name(state, tile),
        cost={name: amount for name, amount in zip(GOODS, cost, strict=True) if amount},
        points=state.components.offering_points[tile],
    )


def crew_view(state: State, kind: int) -> CardView:
    view = card_view(state, kind)
    view["card"] = state.components.cards.names[state.components.kinds + kind]
    return view


def tokens_view(tokens: int) -> dict[str, int]:
    names = [*(GOODS[good] for good in PLUNDER), "valkyries"]
    counts = [tokens_on(tokens, place) for place in range(len(names))]
    return {name: count for name, count in zip(names, counts, strict=True) if count}
