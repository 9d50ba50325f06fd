"""The terminal shows what a player needs: who holds what and where, under the names that questions use."""

from __future__ import annotations

import re

from meadhall.engine.sheets import Cell
from meadhall.games.feudum.components.pieces import MONK, MOVE, TAX
from meadhall.games.feudum.player import IMMUNE_BITS
from meadhall.games.feudum.state import TURNS, State
from meadhall.games.feudum.views.sheets import sheets
from meadhall.games.feudum.views.view import view_of
from tests.games.feudum.table import A, B, C, give, location, new_game, pawn, rule, serf, subject, table


def rows(state: State, title: str, seat: int | None = A) -> list[list[Cell]]:
    return next(sheet.rows for sheet in sheets(view_of(state, seat)) if sheet.title == title)


def row(state: State, title: str, first: str, seat: int | None = A) -> list[Cell]:
    return next(cells for cells in rows(state, title, seat) if cells[0] == first)


def test_every_row_fits_its_columns_and_no_cell_shows_a_bare_word() -> None:
    for players in (2, 3, 4, 5):
        for seat in (None, A):
            for sheet in sheets(view_of(new_game(players), seat)):
                for cells in sheet.rows:
                    assert len(cells) == (len(sheet.columns) or 2)
                    for cell in cells:
                        parts = cell if isinstance(cell, list) else [str(cell)]
                        bare = [word for part in parts for word in part.split() if "." not in word]
                        assert not re.search(r"[^\W\d]", " ".join(bare)), (sheet.title, cell)


def test_own_pawns_and_those_of_others_have_the_names_that_questions_use() -> None:
    state = table()
    pawn(state, A, "monk", "for_se")
    pawn(state, B, "knight", "for_se")
    state.players[B].wine = 1
    state.bag -= 1 << 24
    assert rows(state, "pawns") == [
        ["seat.0", "piece.1", "pawn.monk", "location.for_se", []],
        ["seat.1", "target.2_1", "pawn.knight", "location.for_se", ["label.drunk"]],
    ]
    assert rows(state, "pawns", C)[0][1] == "target.1_1"


def test_a_location_names_its_markers_and_seals_under_them() -> None:
    state = table()
    rule(state, A, "des_mid", kind="feudum", icon="monk")
    subject(state, A, "des_mid")
    serf(state, B, "des_mid")
    state.players[B].immune = [location("des_mid") << IMMUNE_BITS | state.pool.pop()]
    assert row(state, "locations", "location.des_mid") == [
        "location.des_mid",
        "kind.feudum guild.monk",
        "seat.0",
        "seat.0",
        "seat.1 label.sealed",
        [],
        "",
        [],
    ]


def test_routes_lead_both_ways() -> None:
    state = table()
    assert "route.ferry → location.des_e" in str(row(state, "routes", "location.des_mid"))
    assert "route.ferry → location.des_mid" in str(row(state, "routes", "location.des_e"))


def test_guilds_show_seats_stars_and_what_lies_there() -> None:
    state = table()
    pawn(state, A, "monk", "for_se")
    state.members[MONK] = (A,)
    state.players[A].markers -= 1
    state.players[A].reeves = 1 << MONK
    monk = row(state, "guilds", "guild.monk")
    assert monk[1:5] == ["seat.0 label.reeve", "", "", ["seat.0 1"]]
    assert monk[5][-1:] == ["label.coffer 0"] if isinstance(monk[5], list) else False
    merchant = row(state, "guilds", "guild.merchant")[5]
    assert "3/4 good.saltpeter (2)" in str(merchant)
    knight = row(state, "guilds", "guild.knight")[5]
    assert isinstance(knight, list)
    assert knight[:4] == ["colour.1 seat.0 × 2", "colour.2 seat.1 × 2", "colour.3 seat.2 × 2", "colour.4 × 2"]


def test_the_own_cards_and_writs_are_on_the_table_sheet() -> None:
    state = table()
    state.phase = TURNS
    state.players[A].chosen = 1 << MOVE
    state.players[A].played = 1 << TAX
    give(state, A, iron=1)
    own = {cells[0]: cells[1] for cells in rows(state, "table") if isinstance(cells[0], str)}
    assert own["label.chosen"] == ["action.move"]
    assert isinstance(own["label.hand"], list)
    assert len(own["label.hand"]) == 9
    assert "label.chosen" not in [cells[0] for cells in rows(state, "table", B)]
    assert row(state, "players", "seat.0", B)[3] == ["action.tax"]
    assert "1 × good.iron" in str(row(state, "supplies", "seat.0", B)[3])
