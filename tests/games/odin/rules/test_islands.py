"""Mini-expansion 1, Islands ('Minidodatki', '#1 Wyspy'): Lofoten and Orkney beside the other exploration boards."""

from __future__ import annotations

import random

import pytest

from meadhall.engine.play.playout import play_out
from meadhall.games.odin import GAME
from meadhall.games.odin.rules.phases import before_bonus, begin_round
from meadhall.games.odin.rules.sailing import explore_options
from meadhall.games.odin.state import NOBODY, State
from meadhall.games.odin.views.faults import faults
from meadhall.games.odin.views.view import view_of
from tests.games.odin.table import (
    asked_at,
    bare,
    components,
    in_play,
    own_more,
    run,
    state_of,
    supply,
    table,
    usable,
    use,
)

SET_UPS = [(players, length) for players in (1, 2, 3, 4) for length in ("long", "short")]


def islands(round_: int = 1, length: str = "long", players: int = 2) -> State:
    """A table with the mini-expansion at which nobody has anything."""
    return bare(players, round_, islands="with", length=length)


def shores(state: State) -> dict[str, int]:
    """The exploration boards that lie ready, and the silver on them."""
    names = components().puzzle.boards.names
    return {
        names[board].removeprefix("board."): silver
        for board, silver, owner in zip(state.shores, state.board_silver, state.owner, strict=True)
        if owner == NOBODY
    }


def test_lofoten_lies_beside_shetland() -> None:
    assert list(shores(islands())) == ["shetland", "lofoten", "faroe_islands", "iceland", "greenland"]
    assert "lofoten" not in shores(table(2))


# T38
@pytest.mark.parametrize(("length", "round_"), [("long", 3), ("short", 2)])
def test_lofoten_is_turned_together_with_shetland(length: str, round_: int) -> None:
    assert "lofoten" in shores(islands(round_ - 1, length))
    found = shores(islands(round_, length))
    assert list(found) == ["bear_island", "orkney", "faroe_islands", "iceland", "greenland"]


@pytest.mark.parametrize(("length", "silver"), [("long", [0, 0, 0, 2, 4, 6, 6]), ("short", [0, 0, 2, 4, 6, 6])])
def test_silver_is_laid_by_the_usual_rules(length: str, silver: list[int]) -> None:
    for number, expected in enumerate(silver, 1):
        found = shores(islands(number, length))
        assert found.get("lofoten", found.get("orkney")) == expected


@pytest.mark.parametrize(("claimed", "other"), [("shetland", "orkney"), ("lofoten", "bear_island")])
def test_each_board_is_turned_on_its_own(claimed: str, other: str) -> None:
    state = islands(2)
    state.clans[0].boats = [0]
    use(state, "explore_1", f"board.{claimed}")
    run(begin_round(state))
    assert claimed in [name.removeprefix("board.") for name in (view["board"] for view in view_of(state, 0)["shores"])]
    assert claimed not in shores(state)
    assert shores(state)[other] == 0
    assert faults(state) == []


@pytest.mark.parametrize("ship", ["boats", "knarrs", "longships"])
@pytest.mark.parametrize(("round_", "board"), [(1, "lofoten"), (3, "orkney")])
def test_one_viking_and_any_ship_claim_either_side(ship: str, round_: int, board: str) -> None:
    state = islands(round_)
    assert not usable(state, "explore_1")
    setattr(state.clans[0], ship, 1 if ship == "knarrs" else [0])
    use(state, "explore_1", f"board.{board}")
    assert [components().puzzle.boards.names[own.kind] for own in state.clans[0].boards] == [
        "board.home",
        f"board.{board}",
    ]
    assert faults(state) == []


def test_its_silver_is_received_with_it() -> None:
    state = islands(5)
    state.clans[0].boats = [0]
    # Shetland and the Faroe Islands have been turned: only Orkney is near.
    use(state, "explore_1")
    assert supply(state) == {"silver": 4}


def test_other_columns_do_not_lead_there() -> None:
    state = islands(3)
    state.clans[0].longships = [0]
    assert set(asked_at(state, "explore_2").options) - {"anytime"} == {
        "board.bear_island",
        "board.iceland",
        "board.greenland",
    }


# R52
def test_one_player_may_own_several_boards_of_a_letter() -> None:
    state = islands()
    state.clans[0].boats = [0]
    use(state, "explore_1", "board.shetland")
    state.clans[0].thing = 1
    assert set(explore_options(state, 0, 1)) == {"board.lofoten", "board.faroe_islands"}


# T38
def test_the_weapon_card_of_orkney_is_the_top_one_of_the_pile() -> None:
    state = islands(3)
    board = own_more(state, "orkney")
    printed = components().puzzle.printed[board.kind]
    card = next(space for space in printed.bonuses if space.things == ["weapon.card"])
    board.covered = card.around
    state.owner[state.shores.index(board.kind)] = 0
    # Discards stay where they are: it is drawn, not looked for.
    drawn = components().things.names[components().first_weapon + state.weapon_pile[-1]]
    discarded = state.discard[:]
    run(before_bonus(state))
    assert supply(state) == {drawn.removeprefix("weapon."): 1}
    assert state.discard == discarded


def test_all_bonuses_of_both_sides() -> None:
    for board_name, goods in (
        ("lofoten", {"stone": 1, "wood": 1, "hide": 1, "stockfish": 1}),
        ("orkney", {"cattle": 1, "fruits": 1}),
    ):
        state = islands(3)
        board = own_more(state, board_name)
        for space in components().puzzle.printed[board.kind].bonuses:
            if space.things != ["weapon.card"]:
                board.covered |= space.around
        run(before_bonus(state))
        assert supply(state) == goods


# R85
def test_the_adventurer_reaches_them_like_any_shore() -> None:
    state = islands(4)
    in_play(state, 107)
    state.clans[0].boats = [0]
    assert set(explore_options(state, 0, 1)) == {view["board"] for view in view_of(state, 0)["shores"]}


@pytest.mark.parametrize(("players", "length"), SET_UPS)
def test_random_games_end_soundly(players: int, length: str) -> None:
    for seed in range(3):
        match = GAME.new(players, seed=seed, settings={"length": length, "islands": "with"})
        play_out(match, random.Random(seed).random)
        assert faults(state_of(match)) == []
