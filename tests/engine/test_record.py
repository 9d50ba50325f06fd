"""Records: readable, exact, and refused by line number when something is wrong with them."""

from __future__ import annotations

import errno
import json
import os
import random
from pathlib import Path

import pytest

from meadhall.engine.errors import BadRecord, MeadhallError
from meadhall.engine.play.playout import play_out
from meadhall.engine.registry import game
from meadhall.engine.rng import new_secret_seed
from meadhall.engine.saving import record

BORU = game("boru")


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """The record of a whole game, line by line."""
    match = BORU.new(3, seed=11)
    play_out(match, random.Random(11).random)
    return record.dump(match, ["Ana", "Bogdan", "Cleo"]).splitlines()


def refused(lines: list[str]) -> str:
    with pytest.raises(BadRecord) as error:
        record.load("\n".join(lines) + "\n")
    message = str(error.value)
    assert "\n" not in message
    return message


def test_a_person_can_read_a_record(lines: list[str]) -> None:
    header = json.loads(lines[0])
    assert header["game"] == "boru"
    assert header["seats"] == ["Ana", "Bogdan", "Cleo"]
    assert header["seed"] == 11
    assert set(json.loads(lines[1])) == {"seat", "choose"}
    assert json.loads(lines[-1])["choices"] == len(lines) - 2


def test_a_running_game_can_be_saved_and_gone_on_with() -> None:
    match = BORU.new(4, seed=2)
    for _ in range(50):
        options = match.pending[0].options
        match.choose(options[-1])
    again = record.load(record.dump(match)).match
    assert again.pending[0].options == match.pending[0].options
    assert not again.over


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"scores": [99, 99, 99]}, "lead to the scores"),
        ({"over": False}, "the game is over"),
        ({"state": "0" * 16}, "another state"),
        ({"end": "0" * 16}, "another state"),
        ({"end": ""}, "does not say where the game stands"),
    ],
)
def test_a_closing_line_that_does_not_tell_the_truth_is_refused(
    lines: list[str], change: dict[str, object], says: str
) -> None:
    assert says in refused([*lines[:-1], json.dumps(json.loads(lines[-1]) | change)])


def test_a_record_of_another_program_may_leave_out_how_meadhall_lays_out_its_state(lines: list[str]) -> None:
    closing = json.loads(lines[-1])
    del closing["state"]
    assert record.load("\n".join([*lines[:-1], json.dumps(closing)])).match.over


def test_records_of_the_first_format_are_still_read(lines: list[str]) -> None:
    header = json.dumps(json.loads(lines[0]) | {"meadhall": 1})
    closing = json.loads(lines[-1])
    del closing["end"]
    assert record.load("\n".join([header, *lines[1:-1], json.dumps(closing)])).match.over
    del closing["state"]
    assert "does not say where" in refused([header, *lines[1:-1], json.dumps(closing)])


def test_as_many_seats_are_named_as_play(lines: list[str]) -> None:
    header = json.dumps(json.loads(lines[0]) | {"seats": ["Ana"] * 9})
    assert "9 seats" in refused([header, *lines[1:]])


def test_what_was_imagined_has_no_record() -> None:
    match = BORU.new(3, seed=2)
    imagined = match.seen_by(match.pending[0].seat).imagine(random.Random(1))
    with pytest.raises(MeadhallError, match="imagined"):
        record.dump(imagined)


@pytest.mark.parametrize(("before", "after"), [("\ufeff", "\n"), ("", "\n\n"), ("", "\n \n\r\n"), ("", "")])
def test_what_an_editor_leaves_at_the_ends_is_no_fault(lines: list[str], before: str, after: str) -> None:
    assert record.load(before + "\n".join(lines) + after).match.over


def test_lines_may_end_as_on_windows(lines: list[str]) -> None:
    assert record.load("\r\n".join(lines) + "\r\n").match.over


def test_a_blank_line_in_the_middle_is_refused_by_its_number(lines: list[str]) -> None:
    assert refused([*lines[:5], "", *lines[5:]]).startswith("line 6: not a choice")


def test_a_name_may_hold_what_ends_lines_elsewhere() -> None:
    names = ["A\u2028na", "Bog\x85dan", "Cl\x0ceo"]
    assert record.load(record.dump(BORU.new(3, seed=1), names)).seats == names


def test_one_that_breaks_off_is_refused(lines: list[str]) -> None:
    assert refused(lines[:-1]) == f"line {len(lines) - 1}: the record is truncated: its closing line is missing"
    assert refused(lines[:1]) == "line 1: the record is truncated: its closing line is missing"
    assert refused([*lines[:40], lines[40][:9]]) == "line 41: the record is truncated: its closing line is missing"


def test_one_with_a_line_missing_is_refused(lines: list[str]) -> None:
    assert refused([*lines[:50], *lines[51:]]).startswith("line ")


def test_an_edited_choice_is_refused_by_its_line(lines: list[str]) -> None:
    edited = lines[:]
    edited[9] = json.dumps({"seat": json.loads(lines[9])["seat"], "choose": "card.99"})
    assert refused(edited) == "line 10: keep: 'card.99' is not among the options"


def test_a_choice_of_the_wrong_seat_is_refused(lines: list[str]) -> None:
    edited = lines[:]
    edited[1] = json.dumps({"seat": (json.loads(lines[1])["seat"] + 1) % 3, "choose": "town.con5"})
    assert "line 2: seat" in refused(edited)


def test_a_choice_of_no_seat_is_refused(lines: list[str]) -> None:
    edited = lines[:]
    edited[1] = json.dumps(json.loads(lines[1]) | {"seat": -5})
    assert refused(edited).startswith("line 2: not a choice: expected `int` >= 0")


@pytest.mark.parametrize("number", [1, 2])
def test_a_line_nested_beyond_reason_is_refused(lines: list[str], number: int) -> None:
    edited = lines[:]
    edited[number - 1] = lines[number - 1].replace("{", '{"deep": ' + "[" * 5000 + "]" * 5000 + ", ", 1)
    assert refused(edited).startswith(f"line {number}: not a")


def test_a_legal_but_different_choice_is_noticed_in_the_end(lines: list[str]) -> None:
    match = BORU.new(3, seed=11)
    other = next(option for option in match.pending[0].options if option != json.loads(lines[1])["choose"])
    edited = lines[:2]
    edited[1] = json.dumps({"seat": match.pending[0].seat, "choose": other})
    match.choose(json.loads(lines[1])["choose"])
    edited.append(record.dump(match).splitlines()[-1])
    assert refused(edited) == "line 3: these choices lead to another state than the one recorded"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"version": 99}, "line 1: played under rules version 99 of boru; this is version 2"),
        ({"meadhall": 7}, "line 1: a record of format 7; this reads formats 1 to 2"),
        ({"game": "chess"}, "line 1: there is no game 'chess'"),
        ({"players": 9}, "line 1: boru is for 3, 4, 5 players, not 9"),
        ({"options": {"mood": "good"}}, "line 1: boru has no option 'mood'"),
        ({"seed": -4}, "line 1: a seed is a whole number"),
        ({"seed": "four"}, "line 1: a long seed is written as hexadecimal digits"),
        ({"corrections": "abc"}, "line 1: played with other component data"),
        ({"surprise": 1}, "line 1: not a header"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(lines: list[str], change: dict[str, object], says: str) -> None:
    assert refused([json.dumps(json.loads(lines[0]) | change), *lines[1:]]).startswith(says)


@pytest.mark.parametrize("text", ["", "hello\n", "[]\n", "{}\n", "null\n", '{"a": 1}\n', "\x00\n", "12\n", "[" * 5000])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: "):
        record.load(text)


def test_files_that_cannot_be_read_are_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="nothing-here: no such file"):
        record.read(tmp_path / "nothing-here")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="not a record"):
        record.read(picture)


def test_a_file_that_cannot_be_written_is_an_error_of_the_system_that_names_it(tmp_path: Path) -> None:
    path = tmp_path / "no" / "such" / "folder"
    with pytest.raises(FileNotFoundError) as error:
        record.write(path, "text")
    assert (error.value.filename, error.value.strerror) == (str(path), "cannot be written: no such file or directory")


def test_on_a_full_disk_the_old_file_stays_and_nothing_is_left_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "game.jsonl"
    record.write(path, "old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="cannot be written: no space left on device"):
        record.write(path, "new")
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("game.jsonl", "old")]


def test_a_record_is_on_the_disk_before_it_takes_the_old_ones_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    record.write(path, "old")
    seen: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda file: seen.append(f"{os.fstat(file).st_size} {path.read_text()}"))
    record.write(path, "newer")
    assert seen == ["5 old"]
    assert path.read_text() == "newer"


def test_a_file_reads_back(tmp_path: Path, lines: list[str]) -> None:
    path = tmp_path / "game.jsonl"
    record.write(path, "\n".join(lines) + "\n")
    assert record.read(path).match.over
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def of_version_1(choices: int) -> list[str]:
    """The record of so many choices by the rules of then."""
    match = BORU.new(3, seed=11, version=1)
    luck = random.Random(11)
    while match.pending and len(match.choices) < choices:
        match.choose(luck.choice(match.pending[0].options), match.pending[0].seat)
    return record.dump(match).splitlines()


def test_an_earlier_version_that_the_game_still_knows_is_played_by_the_rules_of_then() -> None:
    lines = of_version_1(10_000)
    assert json.loads(lines[0])["version"] == 1
    again = record.load("\n".join(lines)).match
    assert (again.settings.version, again.over) == (1, True)
    assert again.clone().settings.version == again.at(5).settings.version == 1
    # By those of now the same choices do not lead on: what was forced was not written down.
    assert refused([lines[0].replace('"version":1', '"version":2'), *lines[1:]]).startswith("line ")


def test_how_a_state_is_laid_out_on_the_way_may_differ_between_versions_but_not_where_a_game_ends() -> None:
    lines = of_version_1(80)
    closing = json.loads(lines[-1])
    assert not closing["over"]
    laid_out_otherwise = json.dumps(closing | {"state": "0123456789abcdef"})
    assert not record.load("\n".join([*lines[:-1], laid_out_otherwise])).match.over
    lines = of_version_1(10_000)
    ended_otherwise = json.dumps(json.loads(lines[-1]) | {"state": "0123456789abcdef"})
    assert "lead to another state" in refused([*lines[:-1], ended_otherwise])


def test_a_record_of_a_secret_seed_leads_to_the_same_state() -> None:
    match = game("boru").new(3, seed=new_secret_seed())
    play_out(match, random.Random(7).random)
    text = record.dump(match)
    assert json.loads(text.splitlines()[0])["seed"] == f"{match.seed:x}"
    again = record.load(text).match
    assert again.seed == match.seed
    assert record.dump(again) == text
    with pytest.raises(BadRecord, match="line 1"):
        record.load(text.replace(f"{match.seed:x}", "no seed", 1))
