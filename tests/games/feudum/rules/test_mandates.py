"""Chapter 11: mandates, and what may be done at any time."""

from __future__ import annotations

import pytest

from meadhall.games.feudum.components.pieces import (
    DEFEND,
    FARMER,
    FLYING,
    FOOD,
    MIGRATE,
    SHIP,
    SUBMERSIBLE,
    SULFUR,
    TAX,
    count,
    one,
    size,
)
from meadhall.games.feudum.player import IMMUNE_BITS
from meadhall.games.feudum.rules.actions.conquer import conquer
from meadhall.games.feudum.rules.actions.explore import explore
from meadhall.games.feudum.rules.anytime import anytime
from meadhall.games.feudum.rules.choosing import settle_pouch
from meadhall.games.feudum.rules.course import last_uses
from meadhall.games.feudum.rules.feeding import feeding
from meadhall.games.feudum.rules.mandates import playable_mandates
from meadhall.games.feudum.rules.turns import turn
from meadhall.games.feudum.state import LAST_USES, OVER, TURNS, State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    empty_hands,
    give,
    give_tile,
    goods,
    hold,
    location,
    pawn,
    play,
    rule,
    serf,
    table,
)


def holding(writ: str, **counts: int) -> State:
    """A holds a mandate and just these goods."""
    state = table(2)
    empty_hands(state, A)
    give(state, A, **counts)
    hold(state, A, f"mandate.{writ}")
    state.vessels += state.workshop
    state.workshop = 0
    return state


def use(state: State, writ: str, *choices: str) -> None:
    """Play it, and check that it lies under the deck, seen by all."""
    play(state, anytime(state, A), f"mandate.{writ}", *choices)
    assert state.players[A].writs == 0
    assert state.deck[0] == COMPONENTS.cards.writs.index[f"mandate.{writ}"]
    assert state.deck_known[0] == 0b11


@pytest.mark.parametrize(
    ("writ", "pays", "way", "shillings"),
    [
        ("small_pay", {"food": 1}, (), 3),
        ("small_pay", {"food": 1, "wood": 1}, ("way.2",), 7),
        ("small_pay", {"food": 1, "wood": 1}, ("way.1",), 3),
        ("big_pay", {"food": 1, "wood": 1, "iron": 1}, (), 9),
        ("big_pay", {"food": 1, "wood": 1, "iron": 1, "sulfur": 1}, ("way.2",), 13),
    ],
)
def test_goods_for_shillings(writ: str, pays: dict[str, int], way: tuple[str, ...], shillings: int) -> None:
    state = holding(writ, **pays)
    use(state, writ, *way)
    assert state.players[A].shillings == 7 + shillings
    assert state.players[A].goods == (goods(wood=1) if way == ("way.1",) else 0)


@pytest.mark.parametrize(
    ("writ", "pays", "vessel"),
    [
        ("sky_or_sea", "food", FLYING),
        ("sky_or_sea", "wood", SHIP),
        ("sea_or_deep", "wood", SHIP),
        ("sea_or_deep", "iron", SUBMERSIBLE),
    ],
)
def test_a_good_for_a_vessel(writ: str, pays: str, vessel: int) -> None:
    state = holding(writ, **{pays: 1})
    use(state, writ)
    assert state.players[A].vessels == one(vessel)
    assert state.players[A].goods == 0


def test_nothing_is_paid_where_the_reward_is_missing() -> None:
    state = holding("sea_or_deep", wood=1)
    state.players[B].vessels += state.vessels
    state.vessels = 0
    assert playable_mandates(state, A) == 0
    state = holding("small_pay", food=1)
    state.players[B].shillings += state.shillings
    state.shillings = 0
    assert playable_mandates(state, A) == 0


def test_a_tile_pays_for_a_mandate_barrel_sulfur_does_not() -> None:
    state = holding("big_pay", food=1, wood=1)
    state.players[A].barrel = 1
    state.bag -= one(SULFUR)
    assert playable_mandates(state, A) == 0
    give_tile(state, A, "butts")
    use(state, "big_pay")
    assert state.players[A].shillings == 16
    assert (state.players[A].tiles, state.players[A].barrel) == (0, 1)


def strong_in(guild: str, writ: str) -> State:
    """A has three stars in a guild, by a feudum, and no seat there."""
    state = holding(writ)
    rule(state, A, "des_e", kind="feudum", icon=guild)
    return state


@pytest.mark.parametrize(
    ("guild", "way"),
    [
        ("farmer", "west_guilds"),
        ("merchant", "west_guilds"),
        ("alchemist", "west_guilds"),
        ("knight", "east_guilds"),
        ("noble", "east_guilds"),
        ("monk", "east_guilds"),
    ],
)
def test_three_stars_in_a_guild_bring_its_reward(guild: str, way: str) -> None:
    state = strong_in(guild, way)
    player = state.players[A]
    state.bag -= count(state.bag, SULFUR) * one(SULFUR)
    state.players[B].goods += COMPONENTS.all_goods - sum_of_goods(state)
    use(state, way, *(["vessel.flying"] if guild == "alchemist" else []))
    # The markers of the Knight's mandate: one of them sits down there at once.
    sits = 1 if guild == "knight" else 0
    pieces = (size(player.goods), player.shillings, size(player.vessels), player.markers + sits)
    tokens = (len(player.seals), player.beads.bit_count())
    expected = {
        "farmer": (3, 7, 0, 7, 0, 0),
        "merchant": (0, 10, 0, 7, 0, 0),
        "alchemist": (0, 7, 1, 7, 0, 0),
        "knight": (0, 7, 0, 10, 0, 0),
        "noble": (0, 7, 0, 7, 1, 0),
        "monk": (0, 7, 0, 7, 0, 1),
    }
    assert (*pieces, *tokens) == expected[guild]


def sum_of_goods(state: State) -> int:
    """All goods that are anywhere, so that the test can hand out the rest."""
    return state.bag + state.barn + state.shelves + state.carts + sum(player.goods for player in state.players)


def test_two_stars_are_too_few() -> None:
    state = holding("west_guilds")
    pawn(state, A, "farmer", "des_mid")
    rule(state, A, "des_e", kind="farm")
    assert playable_mandates(state, A) == 0
    rule(state, A, "des_n", kind="farm")
    assert playable_mandates(state, A) != 0


def test_a_weapon_is_not_played_outside_an_attack() -> None:
    state = holding("bow", wood=1)
    assert playable_mandates(state, A) == 0
    assert play(state, anytime(state, A)) == []


def test_bow_and_sword_in_one_attack() -> None:
    state = holding("bow", wood=1, iron=1)
    hold(state, A, "mandate.sword")
    pawn(state, A, "monk", "for_se")
    for _ in range(2):
        pawn(state, B, "monk", "for_se")
    play(state, conquer(state, A), "location.for_se", "target.2_1", "way.2", "way.2", "pass")
    # 1 + 2 + 2 against 4.
    assert state.players[B].pawns_out == 1
    assert state.players[A].writs == 0
    assert state.players[A].goods == 0


def test_before_a_card_everything_can_be_done_and_the_menu_closes_once() -> None:
    state = holding("small_pay", food=2)
    state.phase = TURNS
    state.players[A].chosen = 1 << TAX | 1 << DEFEND
    state.players[A].writs |= 1 << state.deck.pop()
    state.deck_known.pop()
    asked = play(state, turn(state), "anytime", "done", "action.tax")
    assert asked[0].options == ["action.tax", "action.defend", "anytime"]
    assert asked[1].options == ["mandate.small_pay", "discard", "done"]
    assert asked[2].options == ["action.tax", "action.defend"]


def test_a_mandate_may_be_played_after_a_card() -> None:
    state = holding("west_guilds", food=1)
    state.phase = TURNS
    rule(state, A, "des_e", "des_n", kind="farm")
    state.players[A].chosen = 1 << MIGRATE
    play(state, turn(state), "action.migrate", "pawn.farmer", "location.des_e")
    assert state.members[FARMER] == (A,)
    assert state.amid_turn
    state.players[B].goods += state.bag - goods(iron=3)
    state.bag = goods(iron=3)
    asked = play(state, turn(state), "mandate.west_guilds")
    assert asked[0].options == ["mandate.west_guilds", "discard", "done"]
    assert state.players[A].goods == goods(iron=3)


def test_a_writ_can_be_put_under_the_deck_unseen() -> None:
    state = table(2)
    state.phase = TURNS
    hold(state, A, "charter.east")
    hold(state, A, "charter.west")
    state.players[A].chosen = 1 << TAX | 1 << DEFEND
    play(state, turn(state), "anytime", "discard", "charter.west", "action.tax")
    assert COMPONENTS.cards.writs.of(state.players[A].writs) == ["charter.east"]
    assert COMPONENTS.cards.writs.names[state.deck[0]] == "charter.west"
    assert state.deck_known[0] == 1 << A


def test_a_seal_under_a_marker_can_be_taken_and_the_immunity_ends() -> None:
    state = table(2)
    state.phase = TURNS
    rule(state, B, "des_e")
    serf(state, A, "des_e")
    state.players[A].immune = [location("des_e") << IMMUNE_BITS | state.pool.pop()]
    pawn(state, B, "noble", "des_e")
    state.players[A].chosen = 1 << TAX | 1 << DEFEND
    assert play(state, conquer(state, B)) == []
    play(state, turn(state), "anytime", "location.des_e", "action.tax")
    assert (state.players[A].immune, len(state.players[A].seals)) == ([], 1)
    play(state, conquer(state, B), "ability.starve_the_people", "pass")
    assert state.players[A].serfs == 0


def test_with_one_card_left_all_who_hold_writs_are_asked_whatever_they_are() -> None:
    for writ in ("charter.east", "mandate.small_pay"):
        state = table(2)
        state.phase = TURNS
        hold(state, A, writ)
        state.players[A].chosen = 1 << TAX
        (asked,) = play(state, turn(state), "action.tax")
        assert asked.options == ["action.tax", "anytime"]


def test_a_mandate_can_bring_the_good_for_the_pouch_and_the_food_for_a_pawn() -> None:
    state = strong_in("farmer", "west_guilds")
    state.players[B].goods += state.bag - goods(saltpeter=3)
    state.bag = goods(saltpeter=3)
    play(state, settle_pouch(state, A), "anytime", "mandate.west_guilds", "pouch.extra")
    assert state.players[A].goods == goods(saltpeter=2)
    state = strong_in("farmer", "west_guilds")
    pawn(state, A, "farmer", "des_mid")
    state.players[B].goods += state.bag - goods(food=3)
    state.bag = goods(food=3)
    play(state, feeding(state), "anytime", "mandate.west_guilds", "good.food")
    assert count(state.players[A].goods, FOOD) == 2


def test_a_mandate_just_drawn_can_bring_the_iron_for_shovels_and_swords() -> None:
    state = table(2)
    empty_hands(state, A)
    rule(state, A, "isl_n")
    rule(state, A, "des_e", kind="feudum", icon="farmer")
    west = COMPONENTS.cards.writs.index["mandate.west_guilds"]
    state.deck.remove(west)
    state.deck.append(west)
    state.players[B].goods += state.bag - goods(iron=3)
    state.bag = goods(iron=3)
    ask = ["action.explore", "mandate.west_guilds", "anytime", "mandate.west_guilds", "ability.shovels_and_swords"]
    top = COMPONENTS.cards.writs.names[state.deck[-4]]
    play(state, explore(state, A), *ask, top)
    assert COMPONENTS.cards.writs.of(state.players[A].writs) == [top]
    assert state.players[A].goods == goods(iron=2)


def test_before_the_final_scoring_all_may_play_mandates_once_more() -> None:
    state = holding("small_pay", food=1)
    state.phase = LAST_USES
    state.starter = B
    hold(state, B, "mandate.big_pay")
    asked = play(state, last_uses(state), "mandate.small_pay")
    assert [decision.seat for decision in asked] == [A]
    assert state.players[A].shillings == 10
    assert state.phase == OVER


def test_an_attacker_may_play_a_mandate_for_saltpeter() -> None:
    state = strong_in("farmer", "west_guilds")
    for _ in range(2):
        pawn(state, A, "monk", "for_se")
    pawn(state, B, "monk", "for_se")
    state.players[B].goods += state.bag - goods(saltpeter=3)
    state.bag = goods(saltpeter=3)
    play(state, conquer(state, A), "location.for_se", "mandate.west_guilds", "amount.1", "pass")
    assert state.players[B].pawns_out == 0
