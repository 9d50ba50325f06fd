"""The table as sheets for the terminal."""

from __future__ import annotations

from typing import Any

from meadhall.engine.rules import View
from meadhall.engine.sheets import Cell, Sheet


def sheets(view: View) -> list[Sheet]:
    """The players, the regions, the towns, and what the seat itself holds."""
    players: list[dict[str, Any]] = view["players"]
    found = [
        Sheet(
            "players",
            [
                "seat",
                "score",
                "points",
                "coins",
                "renown",
                "invaders",
                "church",
                "marriage",
                "marriages",
                "cards",
                "played",
            ],
            [
                [
                    f"seat.{player['seat']}",
                    player["score"],
                    player["points"],
                    player["coins"],
                    player["renown"],
                    player["invaders"],
                    player["church"],
                    player["marriage_space"],
                    [*player["marriages"], *([player["princess"]] if player["princess"] else [])],
                    player["hand_size"],
                    player["played"] or "",
                ]
                for player in players
            ],
        ),
        Sheet("regions", ["region", "token", "control"], [_region_row(view, name) for name in view["regions"]]),
        Sheet(
            "towns",
            ["seat", "towns"],
            [[f"seat.{player['seat']}", _towns_of(view, player["seat"])] for player in players],
        ),
    ]
    common: list[list[Cell]] = [
        ["label.round", f"{view['round']}/{view['rounds']}"],
        ["label.battle_area", view["battle_area"]],
        ["label.marker", f"seat.{view['marker']}"],
    ]
    if view["marriage_card"]:
        common.append(["label.marriage_card", view["marriage_card"]])
    if view["active_town"]:
        common.append(["label.active_town", view["active_town"]])
    common += [[f"label.{label}", view[label]] for label in ("hand", "offer", "passed") if view[label]]
    found.append(Sheet("table", [], common))
    return found


def _region_row(view: View, name: str) -> list[Cell]:
    region: dict[str, Any] = view["regions"][name]
    holder: Cell = f"seat.{region['holder']}" if region["holder"] is not None else "token.up"
    control = [f"seat.{seat} {count}" for seat, count in enumerate(region["counts"]) if count]
    if region["vikings"]:
        control.append(f"label.viking {region['vikings']}")
    return [name, holder if region["face_up"] else "token.down", control]


def _towns_of(view: View, seat: int) -> list[str]:
    towns: list[str] = []
    for name, town in view["towns"].items():
        if town["owner"] == seat:
            marks = [mark for mark in ("monastery", "viking") if town[mark]]
            towns.append(" ".join([name, *(f"label.{mark}" for mark in marks)]))
    return towns
