"""What lies open on the table is shown to all, and what is secret to its own seat only (R2)."""

from __future__ import annotations

import json

import pytest

from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import CONQUER, MONK, MOVE, SALTPETER, TAX, one
from meadhall.games.feudum.player import EXTRA, IMMUNE_BITS
from meadhall.games.feudum.state import CHOOSING_CARDS, LEFT_BITS, OVER, TURNS, State
from meadhall.games.feudum.views.faults import faults
from meadhall.games.feudum.views.map_view import LocationView
from meadhall.games.feudum.views.view import View, view_of
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    C,
    build,
    give,
    give_tile,
    goods,
    hold,
    location,
    new_game,
    pawn,
    rule,
    serf,
    subject,
    table,
)

WRITS = COMPONENTS.cards.writs


def at(state: State, name: str) -> LocationView:
    return view_of(state, None)["locations"][f"location.{name}"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_is_plain_data_and_never_speaks_of_a_seed(players: int) -> None:
    state = new_game(players)
    for seat in (None, *range(players)):
        text = json.dumps(view_of(state, seat))
        assert json.loads(text) == view_of(state, seat)
        assert "seed" not in text


def test_writs_are_counted_for_all_and_named_for_their_holder() -> None:
    state = table()
    hold(state, A, "mandate.bow")
    hold(state, A, "charter.north")
    assert view_of(state, A)["players"][A]["writs"] == ["mandate.bow", "charter.north"]
    for seat in (B, None):
        shown = view_of(state, seat)["players"][A]
        assert (shown["writ_count"], shown["writs"]) == (2, [])


def test_at_the_end_writs_are_shown() -> None:
    state = table()
    hold(state, A, "charter.north")
    state.phase = OVER
    assert view_of(state, B)["players"][A]["writs"] == ["charter.north"]


def test_writs_that_are_looked_at_are_seen_by_the_one_who_drew_them() -> None:
    state = table()
    state.players[A].drawn = [state.deck.pop(), state.deck.pop()]
    del state.deck_known[-2:]
    drawn = [WRITS.names[writ] for writ in state.players[A].drawn]
    assert view_of(state, A)["players"][A]["drawn"] == drawn
    assert view_of(state, B)["players"][A]["drawn"] == []
    assert view_of(state, B)["players"][A]["drawn_count"] == 2


def test_of_the_deck_a_seat_sees_what_it_saw_go_under_it() -> None:
    state = table()
    state.deck_known[0] = 1 << A
    state.deck_known[1] = 0b111
    bottom, second = WRITS.names[state.deck[0]], WRITS.names[state.deck[1]]
    assert view_of(state, A)["deck"][-2:] == [second, bottom]
    assert view_of(state, B)["deck"][-2:] == [second, None]
    assert view_of(state, None)["deck"] == [None] * 14 + [second, None]


def test_chosen_cards_are_hidden_until_they_are_played() -> None:
    state = table()
    state.phase = TURNS
    state.players[A].chosen = 1 << MOVE | 1 << TAX
    state.players[A].played = 1 << CONQUER
    own, shown = (view_of(state, seat)["players"][A] for seat in (A, B))
    assert own["chosen"] == ["action.move", "action.tax"]
    assert (shown["chosen"], shown["chosen_count"]) == ([], 2)
    assert own["unplayed"] == shown["unplayed"]
    assert len(shown["unplayed"]) == 10
    assert own["played"] == shown["played"] == ["action.conquer"]


def test_how_far_others_are_with_choosing_is_hidden() -> None:
    state = table()
    state.phase = CHOOSING_CARDS
    before = view_of(state, B)
    state.players[A].chosen = 1 << MOVE
    assert view_of(state, B) == before
    assert before["players"][A]["chosen_count"] == 4


def test_the_pouch_is_open() -> None:
    state = table()
    give(state, A, saltpeter=1)
    state.players[A].goods -= one(SALTPETER)
    state.players[A].pouch = EXTRA
    state.players[A].pouch_piece = SALTPETER
    state.phase = CHOOSING_CARDS
    shown = view_of(state, B)["players"][A]
    assert (shown["pouch"], shown["pouch_piece"], shown["chosen_count"]) == ("pouch.extra", "good.saltpeter", 5)


def test_seals_are_counted_and_beads_have_values() -> None:
    state = table()
    state.players[A].seals = [state.pool.pop(), state.pool.pop()]
    state.players[A].beads = 1 << state.pool.pop()
    (bead,) = bits(state.players[A].beads)
    shown = view_of(state, A)
    assert (shown["players"][A]["seals"], shown["supply"]["seals"]) == (2, len(state.pool))
    assert shown["players"][A]["beads"] == [COMPONENTS.bead_value[bead]]
    # What no bead shows can be counted by anybody.
    open_beads = [*shown["boards"]["monk"]["rosary"], *shown["boards"]["farmer"]["chickens"]]
    open_beads += shown["players"][A]["beads"]
    assert sorted([*open_beads, *shown["unseen_beads"]]) == COMPONENTS.bead_value


def test_a_location_shows_its_disc_and_its_three_places() -> None:
    state = table()
    rule(state, A, "des_mid", kind="feudum", icon="monk")
    subject(state, A, "des_mid")
    serf(state, B, "des_mid")
    state.players[B].immune = [location("des_mid") << IMMUNE_BITS | state.pool.pop()]
    state.bag -= goods(iron=1)
    state.goods_at[location("des_mid")] = goods(iron=1)
    assert not faults(state)
    shown = at(state, "des_mid")
    assert (shown["kind"], shown["guild"], shown["region"]) == ("kind.feudum", "guild.monk", "region.desert")
    assert (shown["ruler"], shown["subject"], shown["serf"], shown["sealed"]) == (A, True, B, [B])
    assert (shown["goods"], shown["start"]) == ({"good.iron": 1}, True)
    assert shown["ways"]["route.ferry"] == ["location.des_e"]
    bare = at(state, "sea_n")
    assert (bare["kind"], bare["guild"]) == ("kind.outpost", None)
    assert (bare["ruler"], bare["subject"], bare["serf"], bare["sealed"]) == (None, False, None, [])


def test_vessels_left_in_this_turn_are_shown_apart() -> None:
    state = table()
    state.vessels -= 2
    state.vessels_at[location("isl_e")] = 1 + (1 << LEFT_BITS)
    shown = at(state, "isl_e")
    assert shown["vessels"] == {"vessel.ship": 1}
    assert shown["vessels_left"] == {"vessel.ship": 1}


def test_a_pawn_shows_its_character_where_it_is_and_what_holds_it() -> None:
    state = table()
    number = pawn(state, A, "monk", "for_se")
    state.players[A].wine = 1 << number
    state.bag -= goods(sulfur=1)
    state.monster_at[0], state.monster_owner[0] = location("for_se"), B
    state.supply_markers[B] -= 1
    assert not faults(state)
    view = view_of(state, C)
    out, off, _ = view["players"][A]["pawns"]
    assert (out["character"], out["location"]) == ("pawn.monk", "location.for_se")
    assert (out["drunk"], out["held"], out["target"]) == (True, True, "target.1_1")
    assert (off["character"], off["location"], off["held"]) == (None, None, False)
    assert view["monsters"] == {"monster.behemoth": {"owner": B, "location": "location.for_se"}}
    assert view["boards"]["knight"]["monsters"] == ["monster.sea_serpent"]


def test_the_merchant_guild_shows_prices_and_columns() -> None:
    merchant = view_of(table(), None)["boards"]["merchant"]
    assert merchant["shelves"] == {
        "good.food": 4,
        "good.wood": 4,
        "good.iron": 4,
        "good.sulfur": 3,
        "good.saltpeter": 3,
    }
    assert merchant["prices"]["good.saltpeter"] == 2
    assert merchant["columns"] == 3


def test_a_guild_shows_seats_stars_and_reeves() -> None:
    state = table()
    pawn(state, A, "monk", "for_se")
    rule(state, A, "for_se")
    state.members[MONK] = (A,)
    state.players[A].markers -= 1
    state.players[A].reeves = 1 << MONK
    shown = view_of(state, B)["guilds"]["guild.monk"]
    assert shown == {"members": [A], "stars": [2, 0, 0], "reeves": [A]}


def test_rows_of_the_knight_guild_belong_to_seats_or_to_nobody() -> None:
    rows = view_of(table(2), A)["boards"]["knight"]["rows"]
    assert [(row["seat"], row["markers"]) for row in rows] == [(A, 2), (B, 2), (None, 2), (None, 2)]


def test_what_the_next_dawn_would_score_is_shown() -> None:
    state = table()
    rule(state, A, "for_se", kind="feudum", icon="monk")
    state.members[MONK] = (A,)
    state.players[A].markers -= 1
    assert view_of(state, B)["players"][A]["dawn"] == {"seats": 5, "landscapes": 0, "regions": 1, "disloyalty": -3}
    state.players[A].military = 1
    assert view_of(state, B)["players"][A]["dawn"]["disloyalty"] == 0


def test_landscapes_are_known_once_a_tile_was_taken() -> None:
    state = table()
    assert view_of(state, A)["unseen_tiles"][0]["landscape.orchard"] == 2
    give_tile(state, A, "orchard")
    shown = view_of(state, B)
    assert shown["players"][A]["tiles"] == {"landscape.orchard": 1}
    assert shown["unseen_tiles"][0]["landscape.orchard"] == 1


def test_the_next_epoch_says_what_is_needed() -> None:
    state = table()
    state.stacks[:3] = [3, 3, 3]
    view: View = view_of(state, A)
    assert view["next_epoch"] == {"epoch": 2, "visible": 3, "needed": 4}
    assert view["stacks"]["region.sea"] == {"left": 3, "epoch": 2}


def test_the_basic_game_has_no_monsters() -> None:
    state = new_game(variant="basic")
    assert view_of(state, A)["boards"]["knight"]["monsters"] == []
    build(state, "farm", "sea_n")
    assert view_of(state, A)["variant"] == "basic"
