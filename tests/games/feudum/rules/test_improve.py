"""7.4 and 8.2: Improve, and landscapes."""

from __future__ import annotations

import pytest

from meadhall.games.feudum.components.pieces import FARM, FEUDUM, GUILDS, LANDSCAPES, MONK, NOBLE, OUTPOST, TOWN, size
from meadhall.games.feudum.player import IMMUNE_BITS, IMPROVEMENTS, LANDSCAPE_POINTS
from meadhall.games.feudum.rules.actions.improve import improvable, improve
from meadhall.games.feudum.rules.landscapes import collect, fill
from meadhall.games.feudum.state import State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    build,
    empty_hands,
    give,
    give_tile,
    goods,
    landscape,
    location,
    locations,
    pawn,
    play,
    rule,
    serf,
    subject,
    table,
)

DESERT = COMPONENTS.board.regions.index["region.desert"]
FOREST = COMPONENTS.board.regions.index["region.forest"]
BADLANDS = COMPONENTS.board.regions.index["region.badlands"]


def seal(state: State, seat: int) -> None:
    state.players[seat].seals.append(state.pool.pop())


def farm_with_iron(**sides: str) -> State:
    state = table(2, **sides)
    empty_hands(state, A)
    rule(state, A, "des_e", kind="farm")
    give(state, A, iron=1)
    return state


def test_a_farm_becomes_a_town() -> None:
    state = farm_with_iron()
    state.goods_at[location("des_e")] = goods(food=3)
    state.bag -= goods(food=3)
    play(state, improve(state, A), "location.des_e")
    assert state.players[A].points[IMPROVEMENTS] == 3
    assert size(state.players[A].tiles) == 1
    assert state.stacks[DESERT] == 3
    assert state.goods_at[location("des_e")] == 0
    assert state.kinds[TOWN] == locations("des_e")
    assert state.kinds[FARM] == 0


def test_goods_stay_when_an_outpost_becomes_a_farm() -> None:
    state = table(2)
    rule(state, A, "des_e")
    give(state, A, wood=1)
    state.goods_at[location("des_e")] = goods(food=1)
    state.bag -= goods(food=1)
    play(state, improve(state, A), "location.des_e")
    assert state.goods_at[location("des_e")] == goods(food=1)
    assert state.players[A].points[IMPROVEMENTS] == 2


def test_a_forbidden_tile_scores_nothing_and_the_summary_gives_another() -> None:
    state = farm_with_iron(other_tile="seed")
    state.stacks[DESERT] = 3
    asked = play(state, improve(state, A), "location.des_e", "region.forest")
    assert "region.desert" not in asked[1].options
    assert state.players[A].points[IMPROVEMENTS] == 0
    assert size(state.players[A].tiles) == 1


def test_a_forbidden_tile_scores_nothing_and_in_epoch_one_the_published_rules_give_none() -> None:
    state = farm_with_iron(other_tile="published")
    state.stacks[DESERT] = 3
    play(state, improve(state, A), "location.des_e")
    assert state.players[A].points[IMPROVEMENTS] == 0
    assert state.players[A].tiles == 0


def test_which_tile_elsewhere() -> None:
    for side, regions in (("seed", ["region.forest", "region.badlands"]), ("published", ["region.forest"])):
        state = farm_with_iron(other_tile=side)
        state.epoch = 2
        state.stacks = [0] * 6
        state.stacks[DESERT], state.stacks[FOREST], state.stacks[BADLANDS] = 2, 4, 3
        choices = ["region.forest"] if len(regions) > 1 else []
        asked = play(state, improve(state, A), "location.des_e", *choices)
        assert [decision.options for decision in asked[1:]] == ([regions] if choices else [])
        assert state.stacks[FOREST] == 3


def test_a_town_becomes_a_feudum_for_a_seal_and_counts_in_its_guild() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    assert improvable(state, A) == 0
    seal(state, A)
    play(state, improve(state, A), "location.des_e", "guild.noble")
    assert state.kinds[FEUDUM] == state.icons[NOBLE] == locations("des_e")
    assert state.players[A].points[IMPROVEMENTS] == 4
    assert state.players[A].seals == []
    assert state.members[NOBLE] == (A,)


def test_each_guild_has_two_feudums() -> None:
    state = table(2)
    rule(state, B, "sea_n", "sea_e", kind="feudum", icon="monk")
    rule(state, A, "des_e", kind="town")
    seal(state, A)
    asked = play(state, improve(state, A), "location.des_e", "guild.noble")
    assert "guild.monk" not in asked[1].options
    assert state.icons[MONK].bit_count() == 2


def test_an_improvement_is_paid_before_its_tile_is_taken() -> None:
    state = table(2)
    empty_hands(state, A)
    rule(state, A, "des_e")
    assert improvable(state, A) == 0
    give_tile(state, A, "butts")
    assert improvable(state, A) == locations("des_e")
    assert state.kinds[OUTPOST] >> location("des_e") & 1


def tended(landscape: str) -> State:
    """B rules des_e, A is serf there and has the tile and a wood."""
    state = table(2)
    empty_hands(state, A)
    rule(state, B, "des_e")
    serf(state, A, "des_e")
    give(state, A, wood=1)
    give_tile(state, A, landscape)
    return state


def test_a_silver_mine_pays_its_serf_and_the_ruler() -> None:
    state = tended("silver_mine")
    play(state, improve(state, A), "ability.tend_landscape", "collect")
    assert state.players[A].points[LANDSCAPE_POINTS] == 2
    assert [player.shillings for player in state.players] == [9, 8]
    assert state.landscape_at[location("des_e")] == LANDSCAPES.index("silver_mine")
    assert state.landscape_holds[location("des_e")] == 0
    assert state.players[A].goods == 0


def test_what_is_left_adds_up() -> None:
    state = tended("orchard")
    play(state, improve(state, A), "ability.tend_landscape", "leave")
    fill(state, location("des_e"))
    assert state.landscape_holds[location("des_e")] == 6
    play(state, collect(state, A, location("des_e")), "collect")
    assert state.players[A].goods == goods(food=5)
    assert state.players[B].goods == goods(food=8)


def test_targets_are_swapped_for_markers() -> None:
    state = tended("butts")
    state.players[A].markers += state.supply_markers[A] - 1
    state.supply_markers[A] = 1
    markers = state.players[A].markers
    play(state, improve(state, A), "ability.tend_landscape", "collect")
    assert state.players[A].markers == markers + 1
    assert state.players[B].markers == 8
    assert state.targets == 12


def test_sulfur_from_a_mine_goes_to_supply_or_barrel() -> None:
    state = tended("sulfur_mine")
    play(state, improve(state, A), "ability.tend_landscape", "collect", "amount.2", "amount.1")
    assert [player.barrel for player in state.players] == [2, 1]


def test_the_only_tile_cannot_pay_for_its_own_landscape() -> None:
    state = tended("orchard")
    empty_hands(state, A)
    pawn(state, A, "monk", "des_e")
    assert play(state, improve(state, A)) == []


def test_a_landscape_is_never_replaced() -> None:
    state = tended("orchard")
    play(state, improve(state, A), "ability.tend_landscape", "leave")
    give(state, A, wood=1)
    give_tile(state, A, "butts")
    assert play(state, improve(state, A)) == []


def test_a_seal_may_come_from_under_a_marker_but_a_bead_is_no_seal() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    rule(state, B, "des_n", "des_sw")
    serf(state, A, "des_n", "des_sw")
    state.players[A].beads |= 1 << state.pool.pop()
    assert improvable(state, A) == 0
    state.players[A].immune = [location(name) << IMMUNE_BITS | state.pool.pop() for name in ("des_n", "des_sw")]
    play(state, improve(state, A), "location.des_e", "location.des_n", "guild.monk")
    assert [entry >> IMMUNE_BITS for entry in state.players[A].immune] == [location("des_sw")]
    assert state.kinds[FEUDUM] == locations("des_e")


def test_without_any_feudum_disc_left_a_town_stays_a_town() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="town")
    seal(state, A)
    names = [name.removeprefix("location.") for name in COMPONENTS.board.locations.names if name != "location.des_e"]
    for number, guild in enumerate(GUILDS):
        build(state, "feudum", *names[2 * number : 2 * number + 2], icon=guild)
    assert improvable(state, A) == 0


def test_markers_landscape_and_pawns_stay_at_an_improvement() -> None:
    state = farm_with_iron()
    subject(state, A, "des_e")
    serf(state, B, "des_e")
    landscape(state, "orchard", "des_e", 2)
    pawn(state, B, "monk", "des_e")
    play(state, improve(state, A), "location.des_e")
    assert state.players[A].subjects == state.players[B].serfs == locations("des_e")
    assert state.landscape_holds[location("des_e")] == 2
    assert state.players[B].pawn_at[0] == location("des_e")


@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
@pytest.mark.parametrize(("kind", "place"), [("outpost", 0), ("farm", 1), ("town", 2)])
def test_points_by_tile_and_new_location(epoch: int, kind: str, place: int) -> None:
    state = table(2)
    rule(state, A, "des_e", kind=kind)
    give(state, A, wood=1, iron=1)
    seal(state, A)
    state.epoch = epoch
    state.stacks[DESERT] = 5 - epoch
    choices = ["guild.monk"] if kind == "town" else []
    play(state, improve(state, A), "location.des_e", *choices)
    assert state.players[A].points[IMPROVEMENTS] == epoch + 1 + place


def test_a_tile_of_a_past_epoch_scores_by_its_own_number() -> None:
    state = farm_with_iron()
    state.epoch = 3
    play(state, improve(state, A), "location.des_e")
    assert state.players[A].points[IMPROVEMENTS] == 3


def test_a_landscape_is_filled_with_what_there_is() -> None:
    state = tended("silver_mine")
    state.players[B].shillings += state.shillings - 1
    state.shillings = 1
    play(state, improve(state, A), "ability.tend_landscape", "collect")
    # The only piece is the ruler's tribute.
    assert state.players[A].shillings == 7
    assert state.shillings == 0
    assert state.landscape_holds[location("des_e")] == 0


def test_a_target_of_a_ruler_without_markers_to_get_is_lost() -> None:
    state = tended("butts")
    state.players[B].markers += state.supply_markers[B]
    state.supply_markers[B] = 0
    markers = state.players[B].markers
    play(state, improve(state, A), "ability.tend_landscape", "collect")
    assert state.players[B].markers == markers
    assert state.targets == 12
