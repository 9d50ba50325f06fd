"""Tables live in the database; memory holds only those that somebody needs."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from meadhall.engine.saving import record
from meadhall.server.storage import database as storage
from meadhall.server.storage.database import Database
from meadhall.server.storage.people import PeopleStore, Taken
from meadhall.server.storage.rows import Person
from meadhall.server.storage.schema import metadata
from tests.server.client import ME, Visitor, all_ready, here, wait_until, write_all
from tests.server.running_server import StartServer


def test_the_migrations_lead_to_the_tables_of_the_code(tmp_path: Path) -> None:
    async def differences() -> object:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/new.sqlite")
        await database.migrate()
        await database.migrate()
        async with database.read() as connection:
            found = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), metadata))
        await database.close()
        return found

    assert asyncio.run(differences()) == []


REMAKE_TABLES = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{last}"


def upgrade():
    with op.batch_alter_table("tables", recreate="always") as batch_op:
        batch_op.alter_column("game", type_=sa.String(length=90))
"""


def test_a_migration_that_makes_a_table_anew_keeps_what_refers_to_it(
    servers: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "meadhall.sqlite"
    server = servers()
    anna = Visitor(server.address, "Anna")
    anna.open("toy", ME, here("Ola"))
    anna.close()
    server.close()

    def rows() -> list[int]:
        with sqlite3.connect(file) as connection:
            return [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("seats", "log")]

    before = rows()
    assert all(before)
    folder = tmp_path / "migrations"
    shutil.copytree(storage.MIGRATIONS, folder)
    last = max(path.name[:4] for path in folder.glob("versions/*.py"))
    (folder / "versions" / "9999_remake.py").write_text(REMAKE_TABLES.format(last=last))
    monkeypatch.setattr(storage, "MIGRATIONS", folder)
    asyncio.run(migrate(file))
    assert rows() == before


async def migrate(file: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.migrate()
    async with database.read() as connection:
        assert (await connection.exec_driver_sql("PRAGMA foreign_keys")).scalar_one() == 1
    await database.close()


def test_a_guest_gets_one_account_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def account() -> Person | None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/new.sqlite")
        await database.migrate()
        people = PeopleStore(database)
        guest = await people.add_guest("Anna", 0)
        first = await people.register(guest, "one", "hash")
        with pytest.raises(Taken):
            await people.register(guest, "two", "hash")
        kept = await people.find(guest.id)
        await database.close()
        assert first == kept
        return kept

    kept = asyncio.run(account())
    assert kept is not None
    assert kept.account == "one"


def test_sqlite_writes_ahead_and_to_the_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/new.sqlite")
        async with database.read() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await database.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_a_full_disk_is_no_mistake_of_the_servers(tmp_path: Path) -> None:
    async def fill() -> int:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/small.sqlite")
        await database.migrate()
        async with database.write() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        with pytest.raises(storage.Unavailable, match="full"):
            async with database.write() as connection:
                await connection.exec_driver_sql("CREATE TABLE large AS SELECT zeroblob(1000000)")
        async with database.read() as connection:
            found = await connection.exec_driver_sql("SELECT count(*) FROM sqlite_schema WHERE name = 'large'")
            tables: int = found.scalar_one()
        await database.close()
        return tables

    assert asyncio.run(fill()) == 0


def test_tables_nobody_needs_leave_memory_and_come_back_when_asked_for(servers: StartServer) -> None:
    server = servers(cached_tables=3)
    anna = Visitor(server.address, "Anna")
    tables = [anna.open("toy", ME, here("Ola")) for _ in range(8)]
    for table in tables:
        write_all([anna, anna], table)
    assert set(server.services.tables.in_memory) == set(tables[-3:])
    assert anna.position(tables[0], 0)["view"]["hand"] == [0, 1]
    socket = anna.at(tables[1], 0)
    for table in tables[3:]:
        anna.position(table, 0)
    assert tables[1] in server.services.tables.in_memory
    anna.choose(tables[1], 1, "say")
    assert socket.until("news")["kind"] == "chose"
    anna.close()


def test_a_table_that_nobody_looks_at_is_not_in_memory(servers: StartServer) -> None:
    server = servers(idle_table_seconds=0.2)
    anna = Visitor(server.address, "Anna")
    left, watched = (anna.open("toy", ME, here("Ola")) for _ in range(2))
    socket = anna.at(watched, 0)
    wait_until(lambda: left not in server.services.tables.in_memory)
    assert server.services.tables.in_memory == [watched]
    socket.send(type="bye")
    wait_until(lambda: not server.services.tables.in_memory)
    assert anna.choose(left, 0, "card.7")["number"] > 0
    anna.close()


def test_a_choice_is_in_the_database_before_it_is_answered(servers: StartServer, tmp_path: Path) -> None:
    server = servers()
    anna = Visitor(server.address, "Anna")
    table = anna.open("toy", ME, here("Ola"))
    number = anna.choose(table, 0, "card.7")["number"]
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as database:
        query = "select kind, seat, text from log where table_id = ? and number = ?"
        assert database.execute(query, (table, number)).fetchone() == ("chose", 0, "card.7")
    database.close()
    anna.close()


def test_after_a_restart_everything_is_as_it_was(servers: StartServer) -> None:
    server = servers()
    anna = Visitor(server.address, "Anna")
    table = anna.open("toy", ME, here("Ola"), move_seconds=3600)
    all_ready([anna], table)
    write_all([anna, anna], table)
    anna.choose(table, 1, "say")
    anna.post(f"/api/tables/{table}/undo", seat=1)
    anna.choose(table, 1, "draw")
    anna.post(f"/api/tables/{table}/chat", text="see you", seat=1)
    before = [anna.get(f"/api/tables/{table}/snapshot", seat=seat) for seat in (0, 1)]
    server.close()
    again = Visitor(servers().address)
    again.http.cookies.set("meadhall", anna.http.cookies["meadhall"])
    after = [again.get(f"/api/tables/{table}/snapshot", seat=seat) for seat in (0, 1)]
    for snapshot in (*before, *after):
        for score in snapshot["position"]["scores"]:
            score.pop("place")
    assert after == before
    anna.close()
    again.close()


def test_a_table_of_other_rules_is_refused_clearly(servers: StartServer, tmp_path: Path) -> None:
    server = servers(cached_tables=0)
    anna = Visitor(server.address, "Anna")
    table = anna.open("toy", ME, here("Ola"))
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as database:
        database.execute("update tables set version = 99 where id = ?", (table,))
    database.close()
    assert anna.refused("GET", f"/api/tables/{table}/position", seat=0) == "other_rules"
    assert [mine["id"] for mine in anna.get("/api/mine")["running"]] == [table]
    anna.close()


def test_a_table_whose_options_name_one_that_is_for_fewer_players_is_played_on(
    servers: StartServer, tmp_path: Path
) -> None:
    server = servers(cached_tables=0)
    anna = Visitor(server.address, "Anna")
    table = anna.open("odin", ME, here("Ola"))
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as database:
        options = "json_set(options, '$.solo_card', 'chosen')"
        database.execute(f"update tables set options = {options} where id = ?", (table,))
    database.close()
    assert anna.get(f"/api/tables/{table}")["options"]["solo_card"] == "chosen"
    seat = anna.position(table)["waiting"][0]
    assert anna.choose(table, seat)["number"] > 0
    anna.close()


def test_the_seed_of_a_peoples_table_is_a_long_one_and_its_record_replays(servers: StartServer, tmp_path: Path) -> None:
    server = servers(cached_tables=0)
    anna = Visitor(server.address, "Anna")
    table = anna.open("toy", ME, here("Ola"))
    write_all([anna, anna], table)
    anna.post(f"/api/tables/{table}/resign", seat=0)
    anna.post(f"/api/tables/{table}/resign", seat=1)
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as database:
        seed, long_seed = database.execute("select seed, long_seed from tables").fetchone()
    database.close()
    assert seed == 0
    assert int(long_seed, 16).bit_length() == 128
    text = anna.http.get(f"/api/tables/{table}/record").text
    assert f'"seed":"{long_seed}"' in text
    assert record.dump(record.load(text).match, ["Anna", "Ola"]) == text
    anna.close()
