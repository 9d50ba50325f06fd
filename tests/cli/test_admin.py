"""`meadhall admin`: a hall is looked after from the command line, while a server runs or not."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from typer.testing import Result

from meadhall.server.storage.database import Database
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.rows import Person
from tests.cli.hall import run, write_finished, write_running


async def _fill(file: Path) -> Person:
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.migrate()
    people = PeopleStore(database)
    await people.signing_key()
    anna = await people.register(await people.add_guest("Anna", 1), "anna", "hash")
    await people.add_guest("Bo", 2)
    await database.close()
    return anna


@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """A hall with an account and a guest."""
    file = tmp_path / "hall.sqlite"
    asyncio.run(_fill(file))
    return file


def admin(hall: Path, *args: str) -> Result:
    return run("admin", *args, "--database", str(hall))


def done(hall: Path, *args: str) -> str:
    result = admin(hall, *args)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def values(hall: Path, query: str) -> list[object]:
    with sqlite3.connect(hall) as connection:
        return [row[0] for row in connection.execute(query)]


def test_people_are_listed_and_searched_for(hall: Path) -> None:
    told = done(hall, "users")
    assert "anna" in told
    assert "(guest)" in told
    assert "Bo" not in done(hall, "users", "ANN")


@pytest.mark.parametrize(("command", "column"), [("host", "is_host"), ("mute", "muted"), ("ban", "banned")])
def test_a_mark_is_given_and_taken_away(hall: Path, command: str, column: str) -> None:
    query = f"SELECT {column} FROM people WHERE account = 'anna'"
    done(hall, command, "Anna")
    assert values(hall, query) == [1]
    done(hall, command, "anna", "--off")
    assert values(hall, query) == [0]


def test_who_is_banned_has_no_cookie_that_counts(hall: Path) -> None:
    done(hall, "ban", "anna")
    assert values(hall, "SELECT epoch FROM people WHERE account = 'anna'") == [1]


def test_nobody_of_that_name(hall: Path) -> None:
    result = admin(hall, "mute", "nobody")
    assert result.exit_code == 2
    assert "there is no account of that name" in result.stderr


def test_a_hall_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    result = admin(tmp_path / "typo.sqlite", "users")
    assert result.exit_code == 2
    assert not (tmp_path / "typo.sqlite").exists()


def test_a_link_for_a_new_password_is_printed_alone(hall: Path) -> None:
    told = done(hall, "reset", "anna", "--address", "https://hall.example.org/")
    assert told.startswith("https://hall.example.org/reset#")
    assert len(told.splitlines()) == 1


def test_games_are_imported_listed_exported_and_removed(hall: Path, tmp_path: Path) -> None:
    game = write_finished(tmp_path / "friday.jsonl")
    done(hall, "import", "anna", str(game))
    (table,) = values(hall, "SELECT id FROM tables WHERE state = 'over'")
    assert str(table) in done(hall, "tables", "--state", "over")
    assert str(table) not in done(hall, "tables", "--state", "running")
    done(hall, "export", str(tmp_path / "records"))
    (written,) = (tmp_path / "records").iterdir()
    assert written.read_text() == game.read_text()
    done(hall, "remove", str(table))
    assert values(hall, "SELECT count(*) FROM log") == [0]
    assert admin(hall, "remove", str(table)).exit_code == 2


def test_a_game_that_is_not_over_is_not_imported_nor_any_beside_it(hall: Path, tmp_path: Path) -> None:
    files = [write_finished(tmp_path / "over.jsonl"), write_running(tmp_path / "running.jsonl")]
    result = admin(hall, "import", "anna", *map(str, files))
    assert (result.exit_code, values(hall, "SELECT count(*) FROM tables")) == (2, [0])


def test_a_copy_is_whole_and_private_and_never_overwrites(hall: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    done(hall, "backup", str(copy))
    assert values(copy, "SELECT account FROM people ORDER BY account") == [None, "anna"]
    assert copy.stat().st_mode & 0o077 == 0
    assert admin(hall, "backup", str(copy)).exit_code == 2
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.sqlite"]


@pytest.mark.slow
def test_a_copy_is_restored_into_an_empty_hall_or_instead_of_another(hall: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    done(hall, "backup", str(copy))
    done(hall, "ban", "anna")
    refused = admin(hall, "restore", str(copy))
    assert refused.exit_code == 2
    assert "--replace" in refused.stderr
    done(hall, "restore", str(copy), "--replace")
    assert values(hall, "SELECT banned FROM people WHERE account = 'anna'") == [0]
    done(tmp_path / "new.sqlite", "restore", str(copy))
    keys = [
        values(file, "SELECT value FROM house WHERE name = 'signing_key'") for file in (hall, tmp_path / "new.sqlite")
    ]
    assert keys[0] == keys[1]


@pytest.mark.parametrize("content", [b"", b"a letter to somebody", None])
def test_what_is_no_copy_replaces_nothing(hall: Path, tmp_path: Path, content: bytes | None) -> None:
    """A copy that was cut off, another file, a database of something else."""
    file = tmp_path / "copy.sqlite"
    if content is None:
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE people (id)")
    else:
        file.write_bytes(content)
    result = admin(hall, "restore", str(file), "--replace")
    assert (result.exit_code, result.stderr) == (2, f"meadhall: {file} is no copy of a hall\n")
    assert values(hall, "SELECT account FROM people ORDER BY account") == [None, "anna"]


def test_a_copy_of_a_newer_version_or_a_damaged_one_replaces_nothing(hall: Path, tmp_path: Path) -> None:
    newer, damaged = tmp_path / "newer.sqlite", tmp_path / "damaged.sqlite"
    done(hall, "backup", str(newer))
    content = bytearray(newer.read_bytes())
    content[len(content) // 2 :] = bytes(len(content) - len(content) // 2)
    damaged.write_bytes(content)
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "a newer version" in admin(hall, "restore", str(newer), "--replace").stderr
    assert "the copy is damaged" in admin(hall, "restore", str(damaged), "--replace").stderr
    assert values(hall, "SELECT account FROM people ORDER BY account") == [None, "anna"]


def test_what_was_written_last_is_restored_from_a_file_that_was_copied_by_hand(hall: Path, tmp_path: Path) -> None:
    """With the journal beside it, which holds the last that happened."""
    with sqlite3.connect(hall) as connection:
        connection.execute("UPDATE people SET name = 'Ana' WHERE account = 'anna'")
        connection.commit()
        copy = tmp_path / "copied #1?.sqlite"
        for suffix in ("", "-wal"):
            copy.with_name(copy.name + suffix).write_bytes(hall.with_name(hall.name + suffix).read_bytes())
    connection.close()
    done(hall, "restore", str(copy), "--replace")
    assert values(hall, "SELECT name FROM people WHERE account = 'anna'") == ["Ana"]


def test_a_folder_that_is_not_there_is_named_as_it_was_said(hall: Path, tmp_path: Path) -> None:
    result = admin(hall, "backup", str(tmp_path / "nowhere" / "copy.sqlite"))
    assert (result.exit_code, result.stderr) == (2, f"meadhall: {tmp_path / 'nowhere'}: no such file or directory\n")


def test_ids_are_whole_on_a_narrow_screen(hall: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = done(hall, "users")
    assert all(str(person) in told for person in values(hall, "SELECT id FROM people"))


def test_a_copy_of_an_older_version_is_restored(hall: Path) -> None:
    old = Path(__file__).parents[1] / "server" / "databases" / "0001.sqlite"
    done(hall, "restore", str(old), "--replace")
    assert values(hall, "SELECT count(*) FROM tables")[0]


def test_what_is_old_is_thrown_away(hall: Path) -> None:
    assert "guests: 1" in done(hall, "purge", "--days", "30")
    assert values(hall, "SELECT account FROM people") == ["anna"]
