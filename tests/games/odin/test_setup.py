"""Set-up, and the solo game's two colours of Vikings (rule book, 'Preparação', 'O jogo solo')."""

from __future__ import annotations

import pytest

from meadhall.engine.errors import BadSettings
from meadhall.engine.rng import Rng
from meadhall.engine.saving.digest import contents
from meadhall.engine.saving.record import dump, load
from meadhall.games.odin import GAME
from meadhall.games.odin.cards.occupations import play_card
from meadhall.games.odin.rules.mountain import GONE
from meadhall.games.odin.rules.phases import begin_round, remove_vikings
from meadhall.games.odin.setup import set_up
from meadhall.games.odin.state import NOBODY, State
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import clear, components, run, space, supply, table, use

VIKINGS = [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])]


def fresh(players: int, seed: int = 1, **options: str) -> State:
    return set_up(components(), GAME.settings_for(players, options), Rng(seed))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_with_mead_three_weapons_and_a_light_card(players: int) -> None:
    state = fresh(players)
    for seat, clan in enumerate(state.clans):
        assert supply(state, seat) == {"mead": 1, "bow_and_arrow": 1, "snare": 1, "spear": 1}
        assert [components().card_light[card] for card in clan.hand] == [True]
        assert clan.played == []
    assert len(state.weapon_pile) == 47 - 3 * players
    assert faults(state) == []


@pytest.mark.parametrize(("players", "face_up"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_two_mountain_strips_lie_face_up_three_with_four_players(players: int, face_up: int) -> None:
    state = fresh(players)
    assert len(state.strips) == face_up
    assert len(state.pile) == 8 - face_up
    assert all(code % GONE == 0 for code in state.strips)


def test_the_exploration_boards_begin_on_their_front_sides() -> None:
    state = fresh(2)
    names = [components().puzzle.boards.names[board] for board in state.shores]
    assert names == ["board.shetland", "board.faroe_islands", "board.iceland", "board.greenland"]
    assert state.owner == [NOBODY] * 4
    assert state.board_silver == [0] * 4


def test_buildings_and_special_tiles_are_limited() -> None:
    state = fresh(2)
    assert state.buildings == [3, 3, 5]
    assert state.specials.bit_count() == 15


@pytest.mark.parametrize(("length", "thing"), [("long", 5), ("short", 6)])
def test_vikings_begin_at_the_table_and_on_the_thing_square(length: str, thing: int) -> None:
    assert [clan.thing for clan in fresh(3, length=length).clans] == [thing] * 3


@pytest.mark.parametrize(
    ("length", "available"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])]
)
def test_one_viking_more_is_available_each_round(length: str, available: list[int]) -> None:
    for number, vikings in enumerate(available, 1):
        assert [clan.thing for clan in table(2, number, length=length).clans] == [vikings] * 2


def test_extension_tiles_are_laid_with_four_players_only() -> None:
    for players in (1, 2, 3):
        assert fresh(players).imitations == 0
    first, second = space("imitate_1"), space("imitate_2")
    third, fourth = space("imitate_3"), space("imitate_4")
    seen = {fresh(4, seed).imitations for seed in range(40)}
    assert seen == {1 << left | 1 << right for left in (first, second) for right in (third, fourth)}


@pytest.mark.parametrize("decks", ["A", "B", "C", "AB", "AC", "BC", "ABC"])
def test_only_cards_of_the_chosen_decks_are_used(decks: str) -> None:
    state = fresh(4, decks=decks)
    used = state.dark + state.light_aside + [card for clan in state.clans for card in clan.hand]
    expected = [card for card, deck in enumerate(components().card_deck) if deck in decks]
    assert sorted(used) == expected


def test_there_are_190_cards_45_of_them_light() -> None:
    state = fresh(2)
    assert len(state.dark) == 145
    assert len(state.light_aside) + 2 == 45


# Alone.


@pytest.mark.parametrize(("length", "thing", "waiting"), [("long", 5, 5), ("short", 5, 6)])
def test_alone_the_second_colour_waits(length: str, thing: int, waiting: int) -> None:
    clan = fresh(1, length=length).clans[0]
    assert (clan.thing, clan.waiting) == (thing, waiting)


@pytest.mark.parametrize(
    ("length", "available"), [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])]
)
def test_alone_as_many_vikings_play_as_with_others(length: str, available: list[int]) -> None:
    state = table(1, 1, length=length)
    for number, vikings in enumerate(available, 1):
        assert state.clans[0].thing == vikings
        assert faults(state) == []
        if number < len(available):
            remove_vikings(state)
            run(begin_round(state))


def test_alone_the_vikings_of_the_round_before_block_their_spaces() -> None:
    state = table(1)
    use(state, "take_stockfish")
    use(state, "market_beans")
    remove_vikings(state)
    run(begin_round(state))
    blocked = space("take_stockfish")
    assert state.clans[0].thing == 7
    assert not state.free >> blocked & 1
    use(state, "mountain_2", f"{components().strips.names[state.strips[0] // GONE]}", "amount.2")
    remove_vikings(state)
    # At the end of round 2 those of round 1 go home, and those of round 2 stay.
    assert state.free >> blocked & 1
    assert not state.free >> space("mountain_2") & 1
    run(begin_round(state))
    assert state.clans[0].thing == 8
    assert faults(state) == []


def test_alone_six_seven_and_eight_vikings_play_the_first_three_rounds() -> None:
    state = table(1)
    clan = state.clans[0]
    first = ["take_stockfish", "take_2_mead", "market_fruits"]
    second = ["sheep_or_cattle", "market_flax_stockfish", "wood_per_player"]
    # 5 of the first colour and 1 more; 5 of the second colour wait.
    assert (clan.thing, clan.waiting) == (6, 5)
    for name in first:
        use(state, name)
    assert (clan.thing, clan.waiting) == (0, 5)
    remove_vikings(state)
    run(begin_round(state))
    # 7 of the second colour play while the 6 of round 1 still block.
    assert (clan.thing, clan.waiting, sum(state.space_vikings)) == (7, 0, 6)
    assert [state.colour_on(space(name)) for name in first] == [0, 0, 0]
    clear(state)
    for name in second:
        use(state, name)
    assert (clan.thing, sum(state.space_vikings)) == (0, 13)
    remove_vikings(state)
    run(begin_round(state))
    # The 6 of round 1 came home and play round 3 with 2 more; the 7 of round 2 block.
    assert (clan.thing, clan.waiting, sum(state.space_vikings)) == (8, 0, 7)
    assert [state.colour_on(space(name)) for name in first + second] == [NOBODY] * 3 + [1] * 3
    assert faults(state) == []


@pytest.mark.parametrize("decks", ["ABC", "B"])
def test_alone_one_may_choose_the_first_card(decks: str) -> None:
    match = GAME.new(1, seed=2, settings={"solo_card": "chosen", "decks": decks})
    lights = [
        name
        for name, light, deck in zip(
            components().cards.names, components().card_light, components().card_deck, strict=True
        )
        if light and deck in decks
    ]
    assert [(asked.kind, asked.options) for asked in match.pending] == [("first_card", lights)]
    state = match.state
    assert isinstance(state, State)
    assert (state.clans[0].hand, faults(state)) == ([], [])
    match.choose(lights[7])
    assert [components().cards.names[card] for card in state.clans[0].hand] == [lights[7]]
    assert len(state.light_aside) == len(lights) - 1
    assert (state.round, match.pending[0].kind, faults(state)) == (1, "turn", [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_others_there_is_no_first_card_to_choose(players: int) -> None:
    with pytest.raises(BadSettings, match=f"odin has no option 'solo_card' for {players} players; it has: length"):
        GAME.new(players, settings={"solo_card": "chosen"})


@pytest.mark.parametrize("solo_card", ["random", "chosen"])
def test_older_records_with_others_may_name_the_option_for_one(solo_card: str) -> None:
    match = GAME.new(2, seed=2)
    match.choose(match.pending[0].options[0])
    now = dump(match)
    then = now.replace('"edition":"first"', f'"edition":"first","solo_card":"{solo_card}"')
    assert then != now
    assert dump(load(then).match) == now


def test_alone_vikings_that_were_not_placed_play_again_two_rounds_later() -> None:
    state = table(1)
    remove_vikings(state)
    run(begin_round(state))
    assert (state.clans[0].thing, state.clans[0].waiting) == (7, 6)
    remove_vikings(state)
    run(begin_round(state))
    assert (state.clans[0].thing, state.clans[0].waiting) == (8, 7)


def test_the_start_player_is_drawn_by_chance() -> None:
    for players in (2, 3, 4):
        drawn = [fresh(players, seed).moose for seed in range(60)]
        assert set(drawn) == set(range(players))
        assert all(fresh(players, seed).turn == moose for seed, moose in enumerate(drawn))


def test_a_record_from_before_occupations_did_anything_is_played_without_their_effects() -> None:
    now = dump(GAME.new(2, seed=3, settings={"occupations": "points"}))
    then = now.replace(',"occupations":"points"', "")
    assert then != now
    assert load(then).match.settings["occupations"] == "points"
    assert GAME.settings_for(2)["occupations"] == "full"


def test_where_occupations_count_for_points_alone_they_do_nothing_and_nothing_is_written_down() -> None:
    state = set_up(components(), GAME.settings_for(2, {"occupations": "points"}), Rng(1))
    state.clans[0].hand = [42]
    run(play_card(state, 0, 42))
    assert state.listening == [0, 0]
    assert "memory" not in contents(state)
    assert contents(set_up(components(), GAME.settings_for(2), Rng(1)))["memory"]["notes"] == []
