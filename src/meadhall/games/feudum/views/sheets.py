"""The table as sheets for the terminal."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.rules import View
from meadhall.engine.sheets import Cell, Sheet

PLAYER_COLUMNS: Final = ["seat", "score", "dawn", "played", "cards", "pouch", "writs", "voyage", "military", "discs"]
SUPPLY_COLUMNS: Final = ["seat", "shillings", "markers", "goods", "barrel", "tiles", "vessels", "seals", "beads"]
LOCATION_COLUMNS: Final = ["location", "kind", "ruler", "subject", "serf", "goods", "landscape", "there"]
GUILD_COLUMNS: Final = ["guild", "master", "journeyman", "apprentice", "stars", "board"]


def sheets(view: View) -> list[Sheet]:
    """Players and what they have, pawns, the map, the guilds, the stacks, and what else lies on the table."""
    players: list[dict[str, Any]] = view["players"]
    return [
        Sheet("players", PLAYER_COLUMNS, [_player_row(player) for player in players]),
        Sheet("supplies", SUPPLY_COLUMNS, [_supply_row(player) for player in players]),
        Sheet("pawns", ["seat", "pawn", "character", "location", "state"], _pawn_rows(view)),
        Sheet("locations", LOCATION_COLUMNS, [_location_row(view, name) for name in view["locations"]]),
        Sheet("routes", ["location", "leads_to"], [_route_row(view, name) for name in view["locations"]]),
        Sheet("guilds", GUILD_COLUMNS, [_guild_row(view, name) for name in view["guilds"]]),
        Sheet("stacks", ["region", "tiles", "epoch"], [_stack_row(view, name) for name in view["stacks"]]),
        Sheet("table", [], _common_rows(view)),
    ]


def _seat(seat: int | None) -> str:
    return "" if seat is None else f"seat.{seat}"


def _counted(things: dict[str, int]) -> list[str]:
    return [f"{number} × {thing}" for thing, number in things.items()]


def _player_row(player: dict[str, Any]) -> list[Cell]:
    pouch = [player["pouch"], player["pouch_piece"]] if player["pouch"] else []
    return [
        _seat(player["seat"]),
        player["score"],
        sum(player["dawn"].values()),
        player["played"],
        player["chosen_count"],
        pouch,
        player["writ_count"],
        player["voyage"],
        player["military"],
        player["discs"],
    ]


def _supply_row(player: dict[str, Any]) -> list[Cell]:
    return [
        _seat(player["seat"]),
        player["shillings"],
        player["markers"],
        _counted(player["goods"]),
        player["barrel"],
        _counted(player["tiles"]),
        _counted(player["vessels"]),
        player["seals"],
        [str(bead) for bead in player["beads"]],
    ]


def _pawn_rows(view: View) -> list[list[Cell]]:
    """Every pawn on the board by its name in questions; then the monsters."""
    rows: list[list[Cell]] = []
    for player in view["players"]:
        own = player["seat"] == view["seat"]
        for pawn in player["pawns"]:
            if pawn["location"] is None:
                continue
            marks = [f"label.{mark}" for mark in ("drunk", "held") if pawn[mark]]
            if pawn["vessel"]:
                marks.insert(0, pawn["vessel"])
            name = pawn["piece"] if own else pawn["target"]
            rows.append([_seat(player["seat"]), name, pawn["character"], pawn["location"], marks])
    rows += [[_seat(monster["owner"]), name, "", monster["location"], []] for name, monster in view["monsters"].items()]
    return rows


def _location_row(view: View, name: str) -> list[Cell]:
    location: dict[str, Any] = view["locations"][name]
    landscape = location["landscape"]
    sealed: list[int] = location["sealed"]
    ruler: int | None = location["ruler"]
    serf: int | None = location["serf"]
    there = _counted(location["vessels"])
    there += [f"{vessel} label.just_left" for vessel in _counted(location["vessels_left"])]
    return [
        name,
        " ".join([location["kind"], *([location["guild"]] if location["guild"] else [])]),
        _seat(ruler),
        _sealed(ruler, sealed) if location["subject"] else "",
        _sealed(serf, sealed),
        _counted(location["goods"]),
        f"{landscape} {location['landscape_holds']}" if landscape else "",
        there,
    ]


def _sealed(seat: int | None, sealed: list[int]) -> str:
    """Whose marker it is, and whether a seal lies under it."""
    return f"{_seat(seat)} label.sealed" if seat in sealed else _seat(seat)


def _route_row(view: View, name: str) -> list[Cell]:
    ways: dict[str, list[str]] = view["locations"][name]["ways"]
    return [name, [f"{route} → {location}" for route, leads_to in ways.items() for location in leads_to]]


def _guild_row(view: View, name: str) -> list[Cell]:
    guild: dict[str, Any] = view["guilds"][name]
    members: list[int] = guild["members"]
    places: list[Cell] = []
    for place in range(3):
        if place >= len(members):
            places.append("")
        elif members[place] in guild["reeves"]:
            places.append(f"{_seat(members[place])} label.reeve")
        else:
            places.append(_seat(members[place]))
    stars = [f"{_seat(seat)} {number}" for seat, number in enumerate(guild["stars"]) if number]
    return [name, *places, stars, _board(view, name)]


def _board(view: View, name: str) -> list[str]:
    """What lies on the guild's board."""
    kind = name.partition(".")[2]
    board: dict[str, Any] = view["boards"][kind]
    if kind == "farmer":
        chickens = " ".join(["label.chickens", *(str(bead) for bead in board["chickens"])])
        return [*_counted(board["barn"]), chickens, f"label.purse {board['purse']}"]
    if kind == "merchant":
        prices: dict[str, int] = board["prices"]
        return [
            f"{number}/{board['spaces']} {good} ({prices[good]})" if good in prices else f"0/{board['spaces']} {good}"
            for good, number in board["shelves"].items()
        ]
    if kind == "alchemist":
        spaces: dict[str, int] = board["spaces"]
        carts = [f"{number}/{spaces[good]} {good}" for good, number in board["carts"].items()]
        return [*carts, *_counted(board["vessels"])]
    if kind == "knight":
        rows = [
            f"{row['row']} × {row['markers']}"
            if row["seat"] is None
            else f"{row['row']} {_seat(row['seat'])} × {row['markers']}"
            for row in board["rows"]
        ]
        return [*rows, *board["monsters"]]
    if kind == "noble":
        return [scroll for scroll, sealed in board["scrolls"].items() if sealed]
    rosary = " ".join(["label.rosary", *(str(bead) for bead in board["rosary"])])
    return [rosary, f"label.coffer {board['coffer']}"]


def _stack_row(view: View, name: str) -> list[Cell]:
    stack: dict[str, Any] = view["stacks"][name]
    return [name, stack["left"], "" if stack["epoch"] is None else f"epoch.{stack['epoch']}"]


def _common_rows(view: View) -> list[list[Cell]]:
    supply: dict[str, Any] = view["supply"]
    rows: list[list[Cell]] = [
        ["label.round", view["round"]],
        ["label.epoch", f"epoch.{view['epoch']}"],
        ["label.phase", f"phase.{view['phase']}"],
        ["label.starter", _seat(view["starter"])],
        ["label.bag", _counted(view["bag"])],
        ["label.supply", [f"label.shillings {supply['shillings']}", f"label.seals {supply['seals']}"]],
        ["label.vessels", _counted(supply["vessels"])],
        ["label.feudums", _counted(supply["feudums"])],
        ["label.deck", len(view["deck"])],
    ]
    upcoming: dict[str, Any] | None = view["next_epoch"]
    if upcoming:
        progress = f"epoch.{upcoming['epoch']} {upcoming['visible']}/{upcoming['needed']}"
        rows.insert(2, ["label.next_epoch", progress])
    known = [f"{place + 1}: {writ}" for place, writ in enumerate(view["deck"]) if writ]
    if known:
        rows.append(["label.known_writs", known])
    if view["aside"]:
        rows.append(["label.aside", _counted(view["aside"])])
    if view["seat"] is not None:
        own: dict[str, Any] = view["players"][view["seat"]]
        rows += [[f"label.{what}", own[what]] for what in ("chosen", "writs", "drawn") if own[what]]
        rows.append(["label.hand", [card for card in own["unplayed"] if card not in own["chosen"]]])
    return rows
