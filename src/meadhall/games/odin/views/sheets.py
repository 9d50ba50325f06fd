"""The table as sheets for the terminal."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.rules import View
from meadhall.engine.sheets import Cell, Sheet

COVERED: Final = "█"
BONUS: Final = "*"
DRAWN: Final = {"~": "\u2800", "#": "▲", ".": "·", "-": "-", "=": "=", "W": "-", "S": "-", "T": "+", "F": "+"}
"""How a bare cell is drawn; where there is none, a blank that is no white space and so is not cut off."""
FIRST_COLUMN: Final = ord("a")


def sheets(view: View) -> list[Sheet]:
    """The players and what they have, the action board, what can be claimed, and the boards of the seat that looks."""
    players: list[dict[str, Any]] = view["players"]
    seat: int | None = view["seat"]
    found = [
        Sheet(
            "players",
            ["seat", "score", "vikings", "income", "ships", "cards", "occupations", "penalties"],
            [_player_row(player) for player in players],
        ),
        Sheet(
            "supplies",
            ["seat", "supply", "boards"],
            [[f"seat.{player['seat']}", _counted(player["supply"]), _board_ids(player)] for player in players],
        ),
        Sheet("spaces", ["vikings", "free", "taken"], [_column_row(view, column) for column in range(1, 5)]),
        Sheet("mountain", ["strip", "items"], [[strip["id"], _items(strip)] for strip in view["strips"]]),
        Sheet(
            "shores",
            ["board", "owner", "silver", "vikings", "points"],
            [_shore_row(shore) for shore in view["shores"]],
        ),
    ]
    if any(player["markers"] for player in players):
        rows: list[list[Cell]] = [[f"seat.{player['seat']}", _markers(player)] for player in players]
        found.append(Sheet("markers", ["seat", "markers"], rows))
    if seat is not None:
        boards: list[dict[str, Any]] = players[seat]["boards"]
        found.append(Sheet("own_boards", ["board", "drawing"], [row for board in boards for row in _drawing(board)]))
    found.append(Sheet("table", [], _common(view)))
    return found


def _player_row(player: dict[str, Any]) -> list[Cell]:
    ships = [f"{count} ship.{ship}" for ship, count in _ships(player) if count]
    return [
        f"seat.{player['seat']}",
        player["score"],
        player["vikings"],
        player["income"],
        ships + [f"{ship} label.emigrated" for ship in player["table"]["ships"]],
        player["hand_light"] + player["hand_dark"],
        list(player["occupations"]),
        player["penalties"],
    ]


def _ships(player: dict[str, Any]) -> list[tuple[str, int]]:
    return [
        ("whaling_boat", len(player["whaling_boats"])),
        ("knarr", player["knarrs"]),
        ("longship", len(player["longships"])),
    ]


def _counted(things: dict[str, int]) -> list[str]:
    return [f"{count} {thing}" for thing, count in things.items()]


def _board_ids(player: dict[str, Any]) -> list[str]:
    return [board["id"] for board in player["boards"]]


def _column_row(view: View, column: int) -> list[Cell]:
    spaces = [space for space in view["spaces"] if space["column"] == column]
    free = [space["id"] for space in spaces if space["seat"] is None]
    taken = [f"{space['id']} seat.{space['seat']}" for space in spaces if space["seat"] is not None]
    return [column, free, taken]


def _items(strip: dict[str, Any]) -> list[str]:
    return [f"{item['amount']} {item['thing']}" for item in strip["items"]]


def _shore_row(shore: dict[str, Any]) -> list[Cell]:
    owner = "" if shore["owner"] is None else f"seat.{shore['owner']}"
    return [shore["board"], owner, shore["silver"], shore["vikings"], shore["points"]]


def _drawing(board: dict[str, Any]) -> list[list[Cell]]:
    """Covered cells, bonus spaces, incomes and negative points, a row a line."""
    covered = {cell for placed in board["placed"] for cell in placed["cells"]}
    lines: list[list[Cell]] = []
    for row, drawn in enumerate(board["rows"]):
        line = ""
        for column, character in enumerate(drawn):
            if f"cell.{chr(FIRST_COLUMN + column)}{row + 1}" in covered:
                line += COVERED
            elif character.islower():
                line += BONUS
            else:
                line += DRAWN.get(character, character)
        lines.append([board["id"] if row == 0 else "", line])
    return lines


def _markers(player: dict[str, Any]) -> list[str]:
    """What the sides of the resource markers that show give."""
    return [line for marker in player["markers"] for line in _counted(marker[marker["side"]])]


def _common(view: View) -> list[list[Cell]]:
    rows: list[list[Cell]] = [
        ["label.round", f"{view['round']}/{len(view['rounds'])}"],
        ["label.start_player", f"seat.{view['start_player']}"],
    ]
    if not all(each["known"] for each in view["rounds"]):
        turned_up = [each["harvest"] for each in view["rounds"] if each["known"]]
        rows.append(["label.harvest_marker", list(turned_up[-1]) or "label.crop_failure"])
    if view["buildings"]:
        rows.append(["label.buildings", _counted(view["buildings"])])
    if view["special_tiles"]:
        rows.append(["label.special_tiles", list(view["special_tiles"])])
    if view["dice"]["rolls"]:
        rows.append(["label.rolls", " ".join(str(roll) for roll in view["dice"]["rolls"])])
    hand = [] if view["seat"] is None else view["players"][view["seat"]]["hand"]
    if hand:
        rows.append(["label.hand", list(hand)])
    return rows
