"""People with a game that nobody else may touch, and one who attacks them; answers are held against their secrets."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx

PASSWORD: Final = "correct horse"
BROKEN: Final = '"code":"broken"'


class Victims:
    """Two people at a table of Boru, and the attacker with a table of their own."""

    def __init__(self, address: str, database: Path) -> None:
        self.address = address
        self._database = database
        self._people = [self._person(f"Victim {number}", f"victim{number}") for number in range(3)]
        self.table = self._open(self._people)
        self.cookie = self.own_table = ""
        self.attacker = httpx.Client(base_url=address, timeout=60)
        self.begin_anew()
        self._before = self._stands()
        self._secrets = self._all_secrets()
        self.sent = 0
        self.answers = 0
        self.kinds: Counter[str] = Counter()
        self._faults: list[str] = []

    def _person(self, name: str, account: str) -> httpx.Client:
        http = httpx.Client(base_url=self.address, timeout=60)
        http.post("/api/me", json={"name": name}).raise_for_status()
        http.post("/api/account", json={"account": account, "password": PASSWORD}).raise_for_status()
        return http

    def _open(self, people: list[httpx.Client]) -> str:
        first, *others = people
        company = [{"kind": "open"} for _ in others] or [{"kind": "here", "name": f"Friend {n}"} for n in range(2)]
        body = {"game": "boru", "seats": [{"kind": "me"}, *company]}
        table: str = first.post("/api/tables", json=body).raise_for_status().json()["id"]
        for other in others:
            other.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        return table

    def begin_anew(self) -> None:
        """Another attacker, with a table: the last one may have deleted themselves."""
        guest = httpx.Client(base_url=self.address, timeout=60)
        guest.post("/api/me", json={"name": "Attacker"}).raise_for_status()
        self.cookie = f"meadhall={guest.cookies['meadhall']}"
        self.own_table = self._open([guest])
        guest.close()

    def heard(self, kind: str, text: str, attack: str) -> None:
        """An answer to the attacker."""
        self.answers += 1
        self.kinds[kind] += 1
        if kind.startswith("5") or BROKEN in text:
            self._faults.append(f"{kind} for {attack[:300]!r}: {text[:300]}")
        for secret in self._secrets:
            if secret in text:
                self._faults.append(f"a secret is told for {attack[:300]!r}: {text[:300]}")

    def faults(self, runs: bool) -> list[str]:
        """All that went wrong."""
        if not runs:
            return [*self._faults, "the server has ended"]
        if self._stands() != self._before:
            return [*self._faults, "the game of others is another"]
        return self._faults

    def _stands(self) -> Any:
        """The victims' game, in memory and in the database, and who they are."""
        shown = []
        for seat, person in enumerate(self._people):
            position = person.get(f"/api/tables/{self.table}/position", params={"seat": seat}).raise_for_status().json()
            shown.append((position["number"], position["view"], position["decision"]))
        names = [person.get("/api/me").raise_for_status().json()["name"] for person in self._people]
        stored = self._rows("SELECT * FROM log WHERE table_id = ? ORDER BY number", self.table)
        seats = self._rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", self.table)
        return shown, names, stored, seats

    def _all_secrets(self) -> list[str]:
        """What nobody is ever told: seeds, hashes, the key. (Of what a seat may know, `make secrets` has the whole.)"""
        seeds = self._rows("SELECT long_seed FROM tables")
        hashes = self._rows("SELECT password FROM people WHERE password IS NOT NULL")
        values = self._rows("SELECT value FROM house WHERE name LIKE '%key%'")
        return [text for (text,) in (*seeds, *hashes, *values) if text and len(text) > 8]

    def _rows(self, query: str, *values: str) -> list[Any]:
        with closing(sqlite3.connect(self._database)) as connection:
            return connection.execute(query, values).fetchall()
