"""The six guilds as everybody sees them: who holds their seats, and what lies on their boards."""

from __future__ import annotations

from typing import TypedDict

from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import GOODS_TOTAL, count, size
from meadhall.games.feudum.player import OFF_BOARD
from meadhall.games.feudum.rules.membership import stars
from meadhall.games.feudum.state import NO_TOKEN, State


class GuildView(TypedDict):
    """Who holds the seats of a guild (guild master, journeyman, apprentice), the stars of each seat, and reeves."""

    members: list[int]
    stars: list[int]
    reeves: list[int]


class FarmerView(TypedDict):
    """`chickens`: the beads on them; an empty chicken has none."""

    barn: dict[str, int]
    chickens: list[int]
    purse: int


class MerchantView(TypedDict):
    """By good: how many lie on its shelf, and what the next one costs (of an empty shelf, nothing is said).

    `columns`: how many are complete.
    """

    spaces: int
    shelves: dict[str, int]
    prices: dict[str, int]
    columns: int


class AlchemistView(TypedDict):
    """By good, the spaces of its cart or pile, and what lies there; and the vessels, which close the ferries."""

    spaces: dict[str, int]
    carts: dict[str, int]
    vessels: dict[str, int]
    ferries: bool


class RowView(TypedDict):
    """A row of the Knight Guild by its name in questions; without a seat it is of a colour that nobody plays."""

    row: str
    seat: int | None
    markers: int


class KnightView(TypedDict):
    rows: list[RowView]
    monsters: list[str]


class NobleView(TypedDict):
    """By scroll, whether a seal lies on it."""

    scrolls: dict[str, bool]


class MonkView(TypedDict):
    """`rosary`: its beads, lowest first."""

    rosary: list[int]
    coffer: int


class BoardsView(TypedDict):
    farmer: FarmerView
    merchant: MerchantView
    alchemist: AlchemistView
    knight: KnightView
    noble: NobleView
    monk: MonkView


def boards_view(state: State) -> BoardsView:
    components = state.components
    goods = components.goods.names
    prices = components.guilds.prices
    seats = len(state.players)
    return BoardsView(
        farmer=FarmerView(
            barn=heap_view(goods, state.barn), chickens=beads_view(state, state.chickens), purse=state.purse
        ),
        merchant=MerchantView(
            spaces=components.guilds.shelf_spaces,
            shelves={name: count(state.shelves, good) for good, name in enumerate(goods)},
            prices={
                name: prices[good][count(state.shelves, good) - 1]
                for good, name in enumerate(goods)
                if count(state.shelves, good)
            },
            columns=min(count(state.shelves, good) for good in range(GOODS_TOTAL)),
        ),
        alchemist=AlchemistView(
            spaces=dict(zip(goods, components.guilds.carts, strict=True)),
            carts={name: count(state.carts, good) for good, name in enumerate(goods)},
            vessels=heap_view(components.vessels.names, state.workshop),
            ferries=not size(state.workshop),
        ),
        knight=KnightView(
            rows=[
                RowView(row=f"colour.{colour + 1}", seat=colour if colour < seats else None, markers=markers)
                for colour, markers in enumerate(state.row_markers)
            ],
            monsters=[
                name for name, at in zip(components.monsters.names, state.monster_at, strict=True) if at == OFF_BOARD
            ]
            if state.advanced
            else [],
        ),
        noble=NobleView(
            scrolls={
                name: token != NO_TOKEN
                for name, token in zip(components.guilds.scrolls.names, state.scrolls, strict=True)
            }
        ),
        monk=MonkView(rosary=beads_view(state, state.rosary), coffer=state.coffer),
    )


def guild_view(state: State, guild: int) -> GuildView:
    seats = range(len(state.players))
    return GuildView(
        members=list(state.members[guild]),
        stars=[stars(state, seat, guild) for seat in seats],
        reeves=[seat for seat in seats if state.players[seat].reeves >> guild & 1],
    )


def heap_view(names: list[str], heap: int) -> dict[str, int]:
    """What is in a heap, by name; kinds of which there is none are left out."""
    return {name: count(heap, kind) for kind, name in enumerate(names) if count(heap, kind)}


def beads_view(state: State, tokens: int) -> list[int]:
    """The values of some beads, lowest first."""
    return [state.components.bead_value[token] for token in bits(tokens)]
