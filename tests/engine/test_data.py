"""Component data: what is wrong is named, and owners can correct it."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.engine.data import GRADES, Data
from meadhall.engine.errors import BadData, BadRecord
from meadhall.engine.registry import game, games
from meadhall.engine.saving import record
from meadhall.games.boru.components.tables import Components
from meadhall.games.raiders.components.tables import components_by_printing

BORU = game("boru")


@pytest.fixture
def corrections(tmp_path: Path) -> Path:
    (tmp_path / "boru").mkdir()
    return tmp_path


def correct(folder: Path, file: str, text: str) -> Data:
    (folder / "boru" / file).write_text(text, encoding="utf-8")
    return Data("meadhall.games.boru", folder)


@pytest.mark.parametrize("name", list(games()))
def test_every_entry_of_every_game_has_a_grade(name: str) -> None:
    ledger = game(name).data().ledger()
    assert ledger
    assert all(line.grade in GRADES for line in ledger)


def test_the_ledger_counts_entries_by_grade() -> None:
    counts = {(entry.file, entry.table, entry.grade): entry.count for entry in BORU.data().ledger()}
    assert counts["board.toml", "towns", "public"] == 53
    assert counts["vikings.toml", "cards", "likely"] == 1
    assert counts["marriage.toml", "spurn", "seed"] == 1


def test_a_correction_changes_one_entry_and_grades_it_as_the_owners(corrections: Path) -> None:
    data = correct(corrections, "vikings.toml", 'cards = [{ id = "v5", strength = 13 }]')
    assert sorted(Components(data).viking_strengths) == [9, 10, 11, 12, 13, 13, 14]
    assert ("vikings.toml", "cards", "owner", 1) in [(e.file, e.table, e.grade, e.count) for e in data.ledger()]
    assert data.corrections
    assert sorted(Components(BORU.data()).viking_strengths) == [9, 10, 11, 12, 12, 13, 14]


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("vikings.toml", 'cards = [{ id = "v5", strength = "many" }]', "entry 'v5'): Expected `int`"),
        ("vikings.toml", 'cards = [{ id = "v8", strength = 9 }]', ": there are 7 Viking cards"),
        ("vikings.toml", 'cards = [{ id = "v5", force = 3 }]', "entry 'v5'): Object contains unknown field `force`"),
        ("vikings.toml", "cards = [", "not TOML"),
        ("vikings.toml", "cards = " + "[" * 5000 + "]" * 5000, "nested too deeply"),
        ("vikings.toml", 'cards = [{ id = "v5", strength = 2001-01-01 }]', "entry 'v5'): Expected `int`, got `date`"),
        ("board.toml", 'towns = [{ id = "con5", region = "wales" }]', "town 'con5' lies in an unknown region 'wales'"),
        ("board.toml", 'roads = [{ id = "con2-con9", b = "con99" }]', "unknown town 'con99'"),
        ("board.toml", 'roads = [{ id = "x", a = "con1", b = "con2" }]', "36 roads"),
        ("action_cards.toml", 'cards = [{ id = 26, suit = "red", primary = [], secondary = [[]] }]', "1 to 25"),
        ("action_cards.toml", 'cards = [{ id = 3, suit = "pink" }]', "Invalid enum value 'pink'"),
        ("action_cards.toml", 'cards = [{ id = 3, primary = ["coin"] }]', "card 3: claim_town"),
        ("marriage.toml", 'cards = [{ id = "aoife", town_in = "wales" }]', "'aoife' names an unknown region"),
        ("rules.toml", "by_players = [{ id = 3, hand = 9 }]", "3 hands of 9 are more than 25 cards"),
        ("rules.toml", 'costs = { grade = "perhaps" }', "Invalid enum value 'perhaps'"),
        ("vikings.toml", "\ncards = 3", "Expected `array`"),
        ("vikings.toml", "cards = [{ id = [1], strength = 3 }]", "Expected `str`, got `array`"),
    ],
)
def test_a_wrong_correction_is_refused_by_file_and_entry(corrections: Path, file: str, text: str, says: str) -> None:
    with pytest.raises(BadData) as error:
        Components(correct(corrections, file, text))
    assert says in str(error.value)
    assert str(error.value).startswith(f"{corrections / 'boru' / file}: ")
    assert "\n" not in str(error.value)


def test_an_owner_adds_an_entry_where_entries_have_no_grade(tmp_path: Path) -> None:
    (tmp_path / "raiders").mkdir()
    trade = '{ id = "cards_iron", cards = 3, gain = { iron = 1 } }'
    village = f'building = [{{ id = "treasury", action = {{ trades = [{trade}] }} }}]'
    (tmp_path / "raiders" / "village.toml").write_text(village, encoding="utf-8")
    components = components_by_printing(Data("meadhall.games.raiders", tmp_path))["revised"]
    assert "trade.cards_iron" in components.trade_names


def test_a_key_that_a_file_does_not_have_is_named(corrections: Path) -> None:
    with pytest.raises(BadData) as error:
        Components(correct(corrections, "rules.toml", "costs = { beer = 3 }"))
    path = corrections / "boru" / "rules.toml"
    assert str(error.value) == f"{path}: costs: Object contains unknown field `beer`"


def test_where_a_correction_does_not_fit_another_file_both_are_named(corrections: Path) -> None:
    data = correct(corrections, "vikings.toml", 'cards = [{ id = "v5", strength = 13 }]')
    said = str(data.fail("rules.toml", "too strong"))
    path = corrections / "boru" / "vikings.toml"
    assert said == f"boru/rules.toml, with the corrections in {path}: too strong"
    assert str(BORU.data().fail("rules.toml", "too strong")) == "boru/rules.toml: too strong"


def test_tables_within_tables_without_end_are_refused(corrections: Path) -> None:
    with pytest.raises(BadData, match="nested too deeply"):
        correct(corrections, "vikings.toml", "cards" + ".a" * 5000 + " = 1")


def test_a_file_the_game_does_not_have_is_refused(corrections: Path) -> None:
    with pytest.raises(BadData, match=r"boru has no file of that name"):
        correct(corrections, "dragons.toml", "")


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no such folder"):
        Data("meadhall.games.boru", tmp_path / "nothing")


def test_a_folder_without_this_game_changes_nothing(tmp_path: Path) -> None:
    assert Data("meadhall.games.boru", tmp_path).corrections == ""


def test_corrections_lie_in_a_folder_named_by_the_games_id(tmp_path: Path) -> None:
    (tmp_path / "high_king").mkdir()
    (tmp_path / "high_king" / "vikings.toml").write_text('cards = [{ id = "v5", strength = 13 }]')
    data = Data("meadhall.games.boru", tmp_path, game_id="high_king")
    assert data.corrections
    assert str(data.fail("rules.toml", "too strong")).startswith("high_king/rules.toml, with the corrections in ")


def test_a_game_needs_no_component_files(tmp_path: Path) -> None:
    data = Data("tests.engine", game_id="chess")
    assert data.ledger() == []
    with pytest.raises(BadData, match=r"chess/board\.toml: there is no such file"):
        data.read("board.toml", dict)
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "board.toml").write_text("")
    with pytest.raises(BadData, match="chess has no file of that name; it has: none"):
        Data("tests.engine", tmp_path, game_id="chess")


def test_a_record_of_a_corrected_game_wants_the_same_corrections(corrections: Path) -> None:
    correct(corrections, "vikings.toml", 'cards = [{ id = "v5", strength = 13 }]')
    match = BORU.new(3, seed=1, corrections=corrections)
    text = record.dump(match)
    assert record.load(text, corrections=corrections).match.state.rng.drawn == match.state.rng.drawn
    with pytest.raises(BadRecord, match="line 1: played with other component data"):
        record.load(text)
