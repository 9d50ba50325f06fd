"""The table as sheets for the terminal."""

from __future__ import annotations

from typing import Any

from meadhall.engine.rules import View
from meadhall.engine.sheets import Cell, Sheet
from meadhall.games.raiders.components.pieces import GOODS

PLAYER_COLUMNS = ["seat", "score", "points", "worker", *GOODS, "armour", "valkyries", "cards", "crew", "offerings"]
SETTLEMENT_COLUMNS = ["settlement", "crew", "provisions", "gold", "admits", "dice", "tiers", "spaces"]


def sheets(view: View) -> list[Sheet]:
    """The players, the village, the settlements, the offerings, and what else lies on the table."""
    return [
        Sheet("players", PLAYER_COLUMNS, [_player_row(player) for player in view["players"]]),
        Sheet("village", ["building", "worker"], [_building_row(view, name) for name in view["village"]]),
        Sheet("settlements", SETTLEMENT_COLUMNS, [_settlement_row(view, name) for name in view["settlements"]]),
        Sheet(
            "offerings",
            ["offering", "cost", "points"],
            [[tile["tile"], _amounts(tile["cost"]), tile["points"]] for tile in view["offerings"] if tile],
        ),
        Sheet("table", [], _common_rows(view)),
    ]


def _player_row(player: dict[str, Any]) -> list[Cell]:
    goods: dict[str, int] = player["goods"]
    return [
        f"seat.{player['seat']}",
        player["score"],
        player["points"],
        player["worker"] or "",
        *(goods[good] for good in GOODS),
        player["armour"],
        player["valkyries"],
        player["hand_size"],
        [card["card"].replace("crew.", "card.") for card in player["crew"]],
        len(player["offerings"]),
    ]


def _building_row(view: View, name: str) -> list[Cell]:
    return [name, view["village"][name]["worker"] or ""]


def _settlement_row(view: View, name: str) -> list[Cell]:
    settlement: dict[str, Any] = view["settlements"][name]
    tiers = [f"{needed}→{points}" for needed, points in settlement["tiers"]]
    return [
        name,
        settlement["crew"],
        settlement["provisions"],
        settlement["gold"],
        settlement["admits"],
        settlement["dice"],
        tiers or settlement["points"],
        [
            " ".join([f"{number}:", space["worker"], *_amounts(space["tokens"])])
            for number, space in enumerate(settlement["spaces"].values(), 1)
            if space["open"]
        ],
    ]


def _amounts(amounts: dict[str, int]) -> list[str]:
    return [f"good.{good} {amount}" for good, amount in amounts.items() if amount]


def _common_rows(view: View) -> list[list[Cell]]:
    rows: list[list[Cell]] = [["label.turn", view["turn"] + 1], ["label.supply", _amounts(view["supply"])]]
    rows.append(["label.deck", view["deck"]])
    rows.append(["label.stack", view["offering_stack"]])
    rows.append(["label.discard", view["discard"]])
    if view["hand"]:
        rows.append(["label.hand", [card["card"] for card in view["hand"]]])
    rows += [[f"label.{label}", view[label]] for label in ("aside", "put_back") if view[label]]
    rows += [
        [f"label.known_hand seat.{player['seat']}", player["known_hand"]]
        for player in view["players"]
        if player["known_hand"]
    ]
    raid = view["last_raid"]
    if raid:
        rows.append(["label.last_raid", [f"seat.{raid['seat']}", raid["settlement"]]])
        rows.append(["label.strength", [f"source.{source} {amount}" for source, amount in raid["strength"].items()]])
        rows.append(["label.raid_points", raid["points"] + raid["crew_points"]])
    if view["ending"]:
        rows.append(["label.ending", f"ending.{view['ending']}"])
    if view["turns_left"] is not None:
        rows.append(["label.turns_left", view["turns_left"]])
    return rows
