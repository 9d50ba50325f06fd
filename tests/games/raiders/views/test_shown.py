"""What the table shows of raids: the plunder of the last one, and the numbers of spaces in the terminal."""

from __future__ import annotations

from meadhall.games.raiders.components.pieces import GREY
from meadhall.games.raiders.views.sheets import sheets
from meadhall.games.raiders.views.view import RaidView, View, view_of
from meadhall.words import Words
from tests.games.raiders.table import A, B, choose, crew, give, hold, raided, sit, state_of, table

WEAK = ("jeweller", "forager", "trader")


def seen_raid(view: View) -> RaidView:
    raid = view["last_raid"]
    assert raid is not None
    return raid


def test_everybody_sees_what_the_last_raid_brought() -> None:
    state = table()
    hold(state, A, GREY)
    crew(state, A, *WEAK)
    give(state, A, provisions=3, gold=1)
    match = sit(state, monastery_west_1="gold livestock valkyrie", monastery_west_2="iron iron")
    choose(match, "settlement.monastery_west")
    before = seen_raid(view_of(state_of(match), B))
    assert (before["space"], before["plunder"], before["worker"]) == (None, {}, None)

    choose(match, "space.monastery_west_1")
    after = seen_raid(view_of(state_of(match), B))
    assert after["space"] == "space.monastery_west_1"
    assert after["plunder"] == {"gold": 1, "livestock": 1, "valkyries": 1}
    assert after["worker"] == "worker.white"


def test_the_terminal_numbers_the_spaces_as_the_options_do() -> None:
    state = table()
    raided(state, "harbour_west_2")
    match = sit(state, harbour_west_1="gold gold iron iron", harbour_west_3="livestock livestock livestock iron")
    view = match.view(A)
    sheet = next(sheet for sheet in sheets(view) if sheet.title == "settlements")
    spaces = next(row for row in sheet.rows if row[0] == "settlement.harbour_west")[-1]
    assert spaces == [
        "1: worker.grey good.gold 2 good.iron 2",
        "3: worker.grey good.iron 1 good.livestock 3",
    ]
    assert "space.harbour_west_3" in view["settlements"]["settlement.harbour_west"]["spaces"]
    assert Words("en").cell("raiders", spaces) == "1: grey gold 2 iron 2, 3: grey iron 1 livestock 3"
