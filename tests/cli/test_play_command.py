"""`meadhall play`: fed with lines, as a person would type them."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.engine.saving import record
from tests.cli.hall import run, write_finished, write_running

THREE = ("--seats", "human,random,random", "--seed", "5")
ALWAYS_ONE = "1\n" * 300


@pytest.mark.slow
def test_a_game_is_played_from_the_first_decision_to_the_last(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "boru", "--terminal", *THREE, "--save", str(file), stdin=ALWAYS_ONE)
    assert result.exit_code == 0
    assert "Where do you place your first disc?" in result.stdout
    assert "Which 2 cards do you keep?" in result.stdout
    saved = record.read(file)
    assert saved.match.over
    assert saved.seats == ["human", "random", "random"]
    totals = [line for line in result.stdout.splitlines() if line.startswith("Total")][-1]
    assert sorted(map(int, totals.split()[1:])) == sorted(score.total for score in saved.match.scores())
    assert result.stdout.rstrip().endswith("!")  # somebody wins


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "question"),
    [("pt-BR", "Onde você coloca seu primeiro disco?"), ("pl", "Gdzie kładziesz swój pierwszy dysk?")],
)
def test_it_is_played_in_the_language_asked_for(language: str, question: str) -> None:
    result = run("play", "boru", *THREE, "--lang", language, stdin=ALWAYS_ONE)
    assert result.exit_code == 0
    assert question in result.stdout


def test_without_seats_one_plays_against_greedy_bots() -> None:
    said = run("play", "boru", "--seed", "1", stdin="quit\n").stdout
    assert "Player 1" in said
    assert "greedy 2" in said
    assert "greedy 3" in said


def test_an_option_is_chosen_by_its_number_or_its_id(tmp_path: Path) -> None:
    for typed in ("town.mun3", "19"):
        file = tmp_path / f"{typed}.jsonl"
        said = run("play", "boru", *THREE, "--save", str(file), stdin=f"{typed}\nquit\n").stdout
        assert record.read(file).match.choices[2].seat == 0
        assert "Player 1 starts in" in said
    assert record.read(tmp_path / "town.mun3.jsonl").match.choices[2].option == "town.mun3"


def test_what_is_neither_option_nor_command_is_refused_and_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = run("play", "boru", *THREE, "--save", str(file), stdin="0\n999\ntown.atlantis\nabracadabra\n\nquit\n").stdout
    assert said.count("is neither an option nor a command") == 4
    assert not any(choice.seat == 0 for choice in record.read(file).match.choices)


def test_help_says_what_the_options_do_and_why_others_are_not_there() -> None:
    said = run("play", "boru", *THREE, stdin="1\nhelp\nquit\n").stdout
    assert "Won: take the town" in said
    assert "undo   undo your last choice" in said
    first = run("play", "boru", *THREE, stdin="?\nquit\n").stdout
    assert "Somebody already has a disc in this region." in first


def test_the_table_the_log_the_rules_and_a_hint_are_there_for_the_asking() -> None:
    said = run("play", "boru", *THREE, stdin="1\nshow\nlog\nrules\nhint\nhint random\nhint nobody\nquit\n").stdout
    assert said.count("On offer to you") == 1  # of one's own small decisions in a row only the first shows the table
    assert "    3  Player 1 starts in" in said
    assert "Whoever has the active town marker chooses a free town" in said
    assert "The greedy bot would choose" in said
    assert "The random bot would choose" in said
    assert "there is no bot 'nobody'; there are: random" in said
    assert " better than " in said


def test_a_choice_is_taken_back_while_nothing_was_shown_since(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = run("play", "boru", *THREE, "--save", str(file), stdin="1\n1\nundo\nquit\n").stdout
    assert "cannot be undone" not in said
    assert len(record.read(file).match.choices) == 3  # three first discs, no card kept


def test_a_choice_is_not_taken_back_after_something_was_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = run("play", "boru", *THREE, "--save", str(file), stdin="undo\n1\nundo\nquit\n").stdout
    assert "You have made no choice to undo." in said
    assert "Dice were rolled or cards drawn since" in said
    assert len(record.read(file).match.choices) == 3


@pytest.mark.slow
def test_leaving_keeps_the_game_and_it_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    left = run("play", "boru", *THREE, "--save", str(file), stdin="1\n1\nquit\n").stdout
    assert f"meadhall play {file}" in left
    made = record.read(file).match.choices
    for way in (("play", str(file)), ("play", "--load", str(file))):
        went_on = run(*way, stdin="quit\n")
        assert went_on.exit_code == 0
        assert "Which other card do you keep?" in went_on.stdout
        assert [choice.option for choice in record.read(file).match.choices] == [choice.option for choice in made]
    assert run("play", str(file), stdin=ALWAYS_ONE).exit_code == 0
    finished = record.read(file).match
    assert finished.over
    assert [choice.option for choice in finished.choices[: len(made)]] == [choice.option for choice in made]


def test_a_loaded_game_can_be_kept_elsewhere(tmp_path: Path) -> None:
    file = write_running(tmp_path / "game.jsonl")
    before = file.read_text()
    run("play", str(file), "--save", str(tmp_path / "other.jsonl"), stdin="1\nquit\n")
    assert file.read_text() == before
    assert len(record.read(tmp_path / "other.jsonl").match.choices) > 40


def test_a_finished_game_is_only_counted(tmp_path: Path) -> None:
    result = run("play", str(write_finished(tmp_path / "game.jsonl")))
    assert result.exit_code == 0
    assert "wins!" in result.stdout


def test_end_of_input_leaves_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", "boru", *THREE, "--save", str(file), stdin="1\n")
    assert result.exit_code == 0
    assert "You leave the table." in result.stdout
    assert len(record.read(file).match.choices) == 3
    unsaved = run("play", "boru", *THREE, stdin="1\n")
    assert unsaved.exit_code == 0
    assert "The game is not saved." in unsaved.stdout


def test_saving_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = run("play", "boru", *THREE, stdin=f"save\nsave {tmp_path}/no/where.jsonl\nsave {file}\nquit\n").stdout
    assert "Say where: save FILE" in said
    assert "cannot be written" in said
    assert f"The game is saved in {file}." in said
    assert record.read(file).match.choices


def test_bots_can_play_among_themselves() -> None:
    result = run("play", "boru", "--seats", "random,random,random", "--seed", "2")
    assert result.exit_code == 0
    assert "Round 3 begins." in result.stdout
    assert "wins!" in result.stdout


def test_players_have_the_names_they_give() -> None:
    said = run("play", "boru", "--seats", "human:Ada,random:Bruno,random", "--seed", "5", stdin="1\nquit\n").stdout
    assert "Bruno starts in" in said
    assert "Ada starts in" in said


def test_on_a_narrow_terminal_lines_go_on_where_their_words_began() -> None:
    line = ("play", "raiders", "--terminal", "--seats", "human,greedy", "--seed", "8")
    said = run(*line, stdin="help\n1\n1\nquit\n", env={"COLUMNS": "40"}).stdout
    assert max(map(len, said.splitlines())) <= 40
    assert "  4  Merchant (Cost 1 (first printing:\n     2), strength 0)\n" in said
    assert "     Cost 3, strength 2. Crew: draw 1\n     more card" in said
    assert "  greedy 2 places a black worker in the\n  Barracks.\n" in said
