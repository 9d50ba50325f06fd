"""Phase 2 with harvest markers ('#2 Żniwa', 'Faza 2: Żniwa')."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.anytime import act
from meadhall.games.odin.rules.phases import begin_round
from meadhall.games.odin.state import State
from meadhall.games.odin.views.faults import faults
from meadhall.games.odin.views.sheets import sheets
from meadhall.games.odin.views.view import view_of
from tests.games.odin.table import bare, components, give, in_play, run, seasons_of, supply, table

CROPS = ["peas", "flax", "beans", "grain", "cabbage", "fruits"]
REAPED = [0, 3, 4, 5, 6]


def reaping(harvest: int, ahead: int = 0, *, markers: list[int] | None = None, players: int = 2) -> State:
    """A table before a round with this harvest, at which nobody has anything; seat 0 has these resource markers."""
    state = bare(players, harvest="with")
    seasons = seasons_of(state)
    rest = [0, 0, 0, 0, 1, 2, 3, 4]
    for known in (harvest, ahead):
        rest.remove(known)
    first = next(number for number in rest if number)
    rest.remove(first)
    seasons.turned_up = [first, harvest]
    seasons.pile = [*rest, ahead]
    seasons.markers = [[number - 1 for number in markers or []], *([[]] * (players - 1))]
    return state


def begin(state: State, *choices: str) -> None:
    """The round begins."""
    run(begin_round(state), *choices)


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """What a seat has, without weapons: everybody draws one as the round begins."""
    weapons = [name.partition(".")[2] for name in components().things.names if name.startswith("weapon.")]
    return {name: count for name, count in supply(state, seat).items() if name not in weapons}


@pytest.mark.parametrize("harvest", [0, 1, 2, 3, 4])
def test_everybody_reaps_what_the_marker_in_force_shows(harvest: int) -> None:
    # Round 2 of the home board has a harvest up to 2: the marker stands in for it.
    state = reaping(harvest, ahead=3 if harvest != 3 else 1)
    begin(state)
    for seat in (0, 1):
        assert goods(state, seat) == dict.fromkeys(CROPS[: REAPED[harvest]], 1)


@pytest.mark.parametrize(
    ("harvest", "given"),
    [(1, {"amber": 1, "silver": 1, "guldgubber": 1}), (0, {"mead": 1, "berries": 1, "eggs": 1})],
)
def test_resource_markers_give_what_their_side_shows(harvest: int, given: dict[str, int]) -> None:
    state = reaping(harvest, markers=[2, 10, 8])
    begin(state)
    assert goods(state) == dict.fromkeys(CROPS[: REAPED[harvest]], 1) | given
    assert goods(state, 1) == dict.fromkeys(CROPS[: REAPED[harvest]], 1)


# T39
@pytest.mark.parametrize(("ahead", "side"), [(0, "brown"), (4, "orange")])
def test_the_next_marker_is_turned_up_and_resource_markers_fit_it(ahead: int, side: str) -> None:
    state = reaping(2, ahead, markers=[1])
    assert view_of(state, 0)["players"][0]["markers"][0]["side"] == "orange"
    begin(state)
    assert seasons_of(state).turned_up[-1] == ahead
    (marker,) = view_of(state, 1)["players"][0]["markers"]
    assert (marker["side"], marker["orange"], marker["brown"]) == (side, {"good.stone": 1}, {"weapon.long_sword": 1})
    # This round's stone came by the marker that was in force.
    assert goods(state)["stone"] == 1


def test_a_failure_is_known_a_round_ahead_and_no_more() -> None:
    state = reaping(2, 0)
    begin(state)
    rounds = view_of(state, 1)["rounds"]
    assert [each["known"] for each in rounds] == [True, True, True, False, False, False, False]
    assert rounds[2]["harvest"] == []
    assert len(rounds[1]["harvest"]) == REAPED[2]


@pytest.mark.parametrize(("length", "rounds"), [("long", 7), ("short", 6)])
def test_as_many_markers_are_used_as_there_are_rounds(length: str, rounds: int) -> None:
    state = table(2, rounds, harvest="with", length=length)
    seasons = seasons_of(state)
    assert len(seasons.turned_up) == rounds
    assert len(seasons.pile) == 8 - rounds
    assert all(each["known"] for each in view_of(state, 0)["rounds"])
    assert faults(state) == []


def test_a_named_weapon_comes_from_the_discards_first() -> None:
    state = reaping(0, markers=[1])
    sword = components().number_of("long_sword") - components().first_weapon
    for _ in range(state.weapon_pile.count(sword)):
        state.weapon_pile.remove(sword)
        state.discard[sword] += 1
    discarded = state.discard[sword]
    begin(state)
    assert supply(state)["long_sword"] == 1
    assert state.discard[sword] == discarded - 1


def test_a_named_weapon_is_looked_for_in_the_pile_if_none_was_discarded() -> None:
    state = reaping(0, markers=[5])
    spear = components().number_of("spear") - components().first_weapon
    state.weapon_pile += [spear] * state.discard[spear]
    state.discard[spear] = 0
    before = state.weapon_pile.count(spear)
    begin(state)
    # One was looked for, and others may have been drawn in phase 4.
    assert supply(state)["spear"] >= 1
    assert state.weapon_pile.count(spear) < before


# R84: cards of the phase look at the marker in force, not at the one turned up next.
@pytest.mark.parametrize(("harvest", "ahead"), [(0, 4), (4, 0)])
def test_rounds_without_a_harvest_are_those_of_crop_failures(harvest: int, ahead: int) -> None:
    # 92 Sympathetic Soul: 1 silver with three special tiles, without a harvest.
    state = reaping(harvest, ahead)
    in_play(state, 92)
    give(state, helmet=1, belt=1, altar=1)
    begin(state)
    assert ("silver" in goods(state)) == (harvest == 0)


def test_what_comes_after_a_harvest_asks_for_the_marker_in_force_too() -> None:
    # 171: after each harvest 1 flax for 1 grain and 1 silver.
    state = reaping(1, 0)
    in_play(state, 171)
    begin(state, "card.171")
    assert goods(state) == {"peas": 1, "beans": 1, "grain": 1, "silver": 1}
    state = reaping(0, 4)
    in_play(state, 171)
    give(state, flax=1)
    begin(state)
    assert goods(state) == {"flax": 1}


# R64
def test_a_harvest_of_ones_own_neither_moves_nor_uses_markers() -> None:
    state = reaping(0, 4, markers=[1])
    in_play(state, 49)
    give(state, cattle=1)
    before = seasons_of(state).turned_up[:]
    run(act(state, 0, ""), "card.49")
    assert goods(state) == dict.fromkeys(CROPS[:5], 1)
    assert seasons_of(state).turned_up == before


def test_sheets_show_markers_and_what_is_ahead() -> None:
    state = reaping(2, 0, markers=[1, 8])
    begin(state)
    found = {sheet.title: sheet.rows for sheet in sheets(dict(view_of(state, 0)))}
    assert found["markers"] == [["seat.0", ["1 weapon.long_sword", "1 good.eggs"]], ["seat.1", []]]
    assert ["label.harvest_marker", "label.crop_failure"] in found["table"]
    assert "markers" not in {sheet.title for sheet in sheets(dict(view_of(table(2), 0)))}
