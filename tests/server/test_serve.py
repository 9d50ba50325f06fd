"""`meadhall serve`, and the settings of the environment."""

from __future__ import annotations

import errno
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from meadhall.engine.errors import BadSettings
from meadhall.server.serving import address_of, can_show_page, listening, own_address
from meadhall.server.settings import from_environment
from meadhall.server.storage.database_check import check_database, with_driver
from tests.server.server_process import COMMAND


def test_the_command_opens_the_hall_and_says_where(tmp_path: Path) -> None:
    arguments = [*COMMAND, "--port", "0", "--data-dir", str(tmp_path), "--lang", "pl"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Meadhall jest otwarty: http://127.0.0.1:")
        found = re.search(r"http://\S+/", line)
        assert found
        assert httpx.get(f"{found[0]}api/health").json()["ok"] is True
        assert (tmp_path / "meadhall.sqlite").exists()
        process.send_signal(signal.SIGINT)
        process.wait(20)


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        environment = os.environ | {"MEADHALL_PORT": port, "MEADHALL_DATA_DIR": str(tmp_path)}
        done = subprocess.run(COMMAND, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 2
    assert done.stderr == f"meadhall: cannot listen at http://127.0.0.1:{port}/: address already in use\n"


def test_a_database_that_cannot_be_used_is_one_clear_line(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary, today we played until midnight.\n" * 50)
    done = subprocess.run(
        [*COMMAND, "--port", "0", "--database", str(diary)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    advice = "name another file, or one that does not exist yet (--database)"
    assert done.stderr == f"meadhall: cannot use the database {diary}: file is not a database; {advice}\n"
    assert done.stdout == ""
    assert diary.read_text().startswith("Dear diary")


def unused_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


def refusal(database: str) -> str:
    with pytest.raises(BadSettings) as refused:
        check_database(from_environment({"MEADHALL_DATABASE": database}).database_url)
    return str(refused.value)


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("mongodb://db/hall", "a database is a path of an SQLite file, or postgresql://"),
        ("postgresql+psycopg2://db/hall", "not postgresql+psycopg2://"),
        ("://hall", "this URL cannot be read"),
        ("postgresql://db:port/hall", "this URL cannot be read"),
    ],
)
def test_only_databases_that_are_known_are_taken(database: str, said: str) -> None:
    assert said in refusal(database)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert f"cannot use the database {tmp_path}: it is a folder; name another file" in refusal(str(tmp_path))


def test_a_folder_that_cannot_be_written_to_is_said_to_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = refusal(str(tmp_path / "file" / "hall.sqlite"))
    assert "must be allowed to write to the file and its folder" in said


def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    path = tmp_path / "data" / "hall.sqlite"
    check_database(f"sqlite+aiosqlite:///{path}")
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    check_database(f"sqlite+aiosqlite:///{path}")
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o640)
    check_database(f"sqlite+aiosqlite:///{path}")
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_database_that_is_damaged_in_the_middle_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite"
    check_database(f"sqlite+aiosqlite:///{path}")
    with sqlite3.connect(path) as database:
        rows = [(f"person {number}", "x" * 60) for number in range(2000)]
        database.executemany("insert into people (id, name, epoch, created_at) values (?, ?, 0, 0)", rows)
    database.execute("pragma wal_checkpoint(truncate)")
    database.close()
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 3 * 4096] = os.urandom(3 * 4096)
    path.write_bytes(content)
    assert f"the database {path} is damaged" in refusal(str(path))


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite"
    check_database(f"sqlite+aiosqlite:///{path}")
    with sqlite3.connect(path) as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    assert refusal(str(path)) == f"cannot use the database {path}: a newer version of Meadhall has written it"


def test_a_database_server_that_is_not_there_is_named_without_the_password() -> None:
    port = unused_port()
    said = refusal(f"postgresql://hall:secret@127.0.0.1:{port}/meadhall")
    assert said.startswith(
        f"cannot use the database postgresql://hall:***@127.0.0.1:{port}/meadhall: connection refused;"
    )
    assert "check the URL" in said


def test_a_postgresql_url_gets_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.storage.database_check.find_spec", lambda name: object())
    for said in ("postgresql", "postgres", "postgresql+asyncpg"):
        assert with_driver(f"{said}://hall:secret@db/hall") == "postgresql+asyncpg://hall:secret@db/hall"
    monkeypatch.setattr("meadhall.server.storage.database_check.find_spec", lambda name: None)
    with pytest.raises(BadSettings, match=r"pip install .meadhall\[postgres\]"):
        with_driver("postgresql://db/hall")


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(BadSettings, match="cannot listen"):
        listening("no.such.host.invalid", 0)


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    settings = from_environment(
        {
            "MEADHALL_HOST": "::1",
            "MEADHALL_PORT": "99",
            "MEADHALL_DATABASE": str(tmp_path / "hall.sqlite"),
            "MEADHALL_DATA_DIR": str(tmp_path),
            "MEADHALL_DATA": "corrections",
            "MEADHALL_BOT_WORKERS": "3",
        }
    )
    assert (settings.host, settings.port, settings.bot_workers) == ("::1", 99, 3)
    assert settings.corrections == Path("corrections")
    assert settings.database_url == f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite"


def test_the_database_is_a_file_in_the_data_folder_unless_it_is_named(tmp_path: Path) -> None:
    settings = from_environment({"MEADHALL_DATA_DIR": str(tmp_path)})
    assert settings.database_url == f"sqlite+aiosqlite:///{tmp_path}/meadhall.sqlite"
    elsewhere = from_environment({"MEADHALL_DATABASE": "postgresql+asyncpg://db/hall"})
    assert elsewhere.database_url == "postgresql+asyncpg://db/hall"


def test_a_number_that_is_none_is_refused() -> None:
    with pytest.raises(BadSettings, match="MEADHALL_PORT"):
        from_environment({"MEADHALL_PORT": "many"})


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:8014/"), ("hall.local", "http://hall.local:8014/"), ("::1", "http://[::1]:8014/")],
)
def test_the_address_is_one_that_can_be_opened(host: str, address: str) -> None:
    assert address_of(host, 8014) == address


def test_a_server_for_the_house_says_where_the_others_find_it() -> None:
    found = urlsplit(address_of("0.0.0.0", 8014))
    assert found.port == 8014
    assert found.hostname == own_address()
    # Somebody can listen there: it is an address of this machine.
    listening(found.hostname or "", 0).close()


def test_without_a_network_it_is_found_at_the_machine_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError(errno.ENETUNREACH, "network is unreachable")

    monkeypatch.setattr("meadhall.server.serving.socket.socket.connect", unreachable)
    assert address_of("0.0.0.0", 8014) == "http://localhost:8014/"


def test_a_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert not can_show_page({})
    assert can_show_page({"DISPLAY": ":0"})
    assert can_show_page({"WAYLAND_DISPLAY": "wayland-0"})
    monkeypatch.setattr(sys, "platform", "darwin")
    assert can_show_page({})
