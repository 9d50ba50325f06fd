"""Advice for bots: what a greedy player does, and that it beats chance."""

from __future__ import annotations

import pytest

from meadhall.arena.play import play
from meadhall.bots.greedy import GreedyBot
from meadhall.engine.play.match import Match
from meadhall.games.feudum import GAME
from meadhall.games.feudum.advice.priors import priors
from meadhall.games.feudum.components.pieces import ACTIONS
from meadhall.games.feudum.state import (
    CHOOSING_CARDS,
    FEEDING,
    FIRST_PAWNS,
    LAST_EPOCH,
    LAST_USES,
    POUCHES,
    TURNS,
    State,
)
from tests.games.feudum.table import (
    A,
    B,
    build,
    empty_hands,
    give,
    hold,
    lay,
    location,
    only_food,
    pawn,
    rule,
    seated,
    settings,
    stock,
    table,
)


def sit(state: State) -> Match:
    return Match.begin(GAME, settings(len(state.players)), state)


def advised(match: Match) -> str:
    """What a greedy player would choose here."""
    decision = match.decision
    assert decision is not None
    return GreedyBot(1).choose(match.seen_by(decision.seat))


def follow(match: Match, seat: int, kind: str) -> str:
    """Let greedy players go on until the seat has answered a question of that kind; its answer."""
    while True:
        decision = match.decision
        assert decision is not None, f"{kind} is never asked"
        chosen = advised(match)
        match.choose(chosen, decision.seat)
        if (decision.seat, decision.kind) == (seat, kind):
            return chosen


def in_turn(state: State, *cards: str) -> Match:
    """A has these cards, B has Defend."""
    state.phase = TURNS
    for card in cards:
        state.players[A].chosen |= 1 << ACTIONS.index(card)
    state.players[B].chosen = 1 << ACTIONS.index("defend")
    return sit(state)


def test_the_first_pawn_goes_to_a_guild_whose_master_is_not_there_yet() -> None:
    state = table(players=2)
    state.phase = FIRST_PAWNS
    for guild in ("farmer", "merchant", "alchemist"):
        pawn(state, B, guild, "for_se")
        seated(state, guild, B)
    assert advised(sit(state)) in ("pawn.knight", "pawn.noble", "pawn.monk")


def test_saltpeter_is_put_on_the_pouch_for_a_fifth_card() -> None:
    state = table(players=2)
    state.phase = POUCHES
    give(state, A, saltpeter=2)
    assert follow(sit(state), A, "pouch") == "pouch.extra"


def test_pawns_are_fed() -> None:
    state = table(players=2)
    state.phase = FEEDING
    only_food(state, A, 1)
    pawn(state, A, "noble", "for_se")
    assert follow(sit(state), A, "feed") == "good.food"


def test_who_can_push_for_points_does_so() -> None:
    state = table(players=2)
    pawn(state, A, "merchant", "for_se")
    seated(state, "merchant", A)
    # Two carts lack one good each.
    stock(state, "carts", wood=2, iron=2, saltpeter=3)
    stock(state, "shelves", wood=4, iron=4, food=1)
    choosing = state.copy()
    choosing.phase = CHOOSING_CARDS
    assert "action.guild" in {follow(match, A, "choose_card") for match in [sit(choosing)] for _ in range(4)}
    match = in_turn(state, "guild")
    assert follow(match, A, "guild") == "guild.merchant"
    assert follow(match, A, "function") == "function.push"
    assert {follow(match, A, "move_good"), follow(match, A, "move_good")} == {"good.wood", "good.iron"}


def test_meals_are_bought_for_all_pawns_one_after_the_other() -> None:
    state = table(players=2)
    only_food(state, A, 0)
    state.players[A].shillings = 10
    stock(state, "shelves", food=4)
    for character, at in (("merchant", "for_se"), ("knight", "for_nw")):
        pawn(state, A, character, at)
    # The coins of a master come back.
    seated(state, "merchant", A)
    match = in_turn(state, "guild")
    for option in ("action.guild", "guild.merchant", "function.trade"):
        match.choose(option, A)
    bought = [follow(match, A, "buy_good") for _ in range(2)]
    assert bought == ["good.food", "good.food"]


def test_a_full_farm_is_sent_to_the_barn() -> None:
    state = table(players=2)
    rule(state, A, "for_se", kind="farm")
    lay(state, "for_se", wood=5, iron=5)
    match = in_turn(state, "guild")
    assert follow(match, A, "guild") == "guild.farmer"


def test_cards_that_others_build_on_are_played_first() -> None:
    state = table(players=2)
    pawn(state, A, "noble", "for_se")
    match = in_turn(state, "influence", "migrate", "defend")
    assert follow(match, A, "play_card") == "action.migrate"


def test_pawns_that_stand_well_place_markers_before_they_move_on() -> None:
    state = table(players=2)
    for name in ("des_mid", "for_se"):
        pawn(state, A, "noble", name)
    state.players[A].markers = 2
    build(state, "farm", "des_mid", "for_se")
    lay(state, "des_mid", wood=1)  # what there is to pilfer waits
    match = in_turn(state, "move", "influence", "defend")
    assert follow(match, A, "play_card") == "action.influence"


def test_pawns_at_one_place_part_before_markers_are_placed() -> None:
    state = table(players=2)
    for _ in range(2):
        pawn(state, A, "noble", "for_se")
    match = in_turn(state, "move", "influence", "defend")
    assert follow(match, A, "play_card") == "action.move"
    assert follow(match, A, "move") != "done"
    follow(match, A, "move_to")
    assert match.state.players[A].pawn_places.bit_count() == 2  # type: ignore[attr-defined]


def test_the_second_move_of_a_round_is_not_ended_at_once() -> None:
    state = table(players=2)
    build(state, "farm", "for_mid")
    pawn(state, A, "noble", "for_mid")
    state.players[A].moves = 1
    assert follow(in_turn(state, "move", "defend"), A, "move") != "done"


def test_a_sure_attack_is_begun_and_a_hopeless_one_is_not() -> None:
    for attackers, begun in ((3, True), (2, False)):
        state = table(players=2)
        empty_hands(state, A)
        for _ in range(attackers):
            pawn(state, A, "noble", "for_se")
        pawn(state, B, "monk", "for_se")
        state.players[B].chosen = 0
        match = in_turn(state, "conquer", "defend")
        assert (follow(match, A, "play_card") == "action.conquer") == begun
        assert not begun or follow(match, A, "conquer") == "location.for_se"


def test_a_mandate_is_played_before_the_final_scoring() -> None:
    state = table(players=2)
    state.epoch = LAST_EPOCH
    state.phase = LAST_USES
    give(state, A, wood=1)
    hold(state, A, "mandate.small_pay")
    match = sit(state)
    assert follow(match, A, "anytime") == "mandate.small_pay"
    assert follow(match, A, "mandate_way") == "way.2"


def test_a_marker_goes_where_it_opens_a_region() -> None:
    state = table(players=2)
    rule(state, A, "for_mid")
    pawn(state, A, "noble", "for_se")
    pawn(state, A, "noble", "des_mid")
    state.players[A].markers = 1
    match = in_turn(state, "influence")
    assert follow(match, A, "influence") == "location.des_mid"
    assert match.state.players[A].ruled >> location("des_mid") & 1  # type: ignore[attr-defined]


def test_who_has_no_pawn_left_takes_food_to_bring_one_on() -> None:
    state = table(players=2)
    only_food(state, A, 0)
    rule(state, A, "for_se", kind="farm")
    lay(state, "for_se", wood=5)
    match = in_turn(state, "guild")
    assert follow(match, A, "guild") == "guild.farmer"
    assert follow(match, A, "farmer_reward") != "amount.0"


def test_a_marker_speaks_for_itself_where_it_makes_a_seat_safer() -> None:
    state = table(players=2)
    pawn(state, A, "farmer", "for_se")
    seated(state, "farmer", A)
    build(state, "farm", "for_se")
    build(state, "outpost", "for_mid")
    passing, outpost, farm = priors(state, A, "influence", ["done", "location.for_mid", "location.for_se"])
    assert farm > outpost == passing
    rule(state, A, "for_se", kind="farm")
    assert priors(state, A, "influence", ["location.for_se"]) == [passing]


@pytest.mark.slow
@pytest.mark.parametrize("chosen", [{}, {"rules": "published"}, {"variant": "basic"}], ids=str)
@pytest.mark.parametrize("players", GAME.players)
def test_a_greedy_player_beats_players_by_chance(players: int, chosen: dict[str, str]) -> None:
    match = play(GAME, ["greedy"] + ["random"] * (players - 1), 3, settings=chosen)
    totals = [score.total for score in match.scores()]
    assert totals[0] > 1.5 * max(totals[1:])


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_games_of_greedy_players_end(players: int) -> None:
    assert play(GAME, ["greedy"] * players, 4).over
