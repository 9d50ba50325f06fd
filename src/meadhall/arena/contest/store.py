"""The results of a contest in one SQLite file, a row a game: a run that was killed goes on where it was."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.arena.contest.referee import Forfeit, Played, Points
from meadhall.arena.contest.schedule import Contest
from meadhall.engine.errors import BadSettings
from meadhall.engine.registry import game as find_game

FORMAT: Final = 1
SEED: Final = "seed"

TABLES: Final = """
CREATE TABLE contest (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    seed TEXT NOT NULL,
    seated TEXT NOT NULL,
    places TEXT NOT NULL,
    points TEXT NOT NULL,
    choices INTEGER NOT NULL,
    seconds REAL NOT NULL,
    thinking TEXT NOT NULL,
    chosen TEXT NOT NULL,
    forfeit_seat INTEGER,
    forfeit_why TEXT,
    forfeit_said TEXT
);
"""


def settings_of(contest: Contest) -> dict[str, str]:
    """All that decides what game number n is, as text; the number of games and of processes is free to change."""
    found = find_game(contest.game)
    return {
        "format": str(FORMAT),
        "game": contest.game,
        "version": str(found.version),
        "players": str(contest.players),
        "options": _json(found.settings_for(contest.players, contest.settings).chosen),
        "data": found.data(contest.corrections).corrections,
        "bots": _json(contest.bots),
        "ladder": _json(contest.ladder),
        SEED: str(contest.seed),
        "limit": str(contest.limit),
        "patience": f"{contest.patience:g}",
    }


def stored_seed(path: Path) -> int | None:
    """The seed of the contest that the file holds, if there is such a file."""
    if not path.exists():
        return None
    with closing(_opened(path)) as connection:
        seed = dict(_contest_in(connection, path)).get(SEED)
    return int(seed) if seed is not None else None


class Store:
    """The file of one contest: only its own games are put there."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self._connection = _opened(path)
        there = dict(_contest_in(self._connection, path))
        asked = settings_of(contest)
        if not there:
            with self._connection:
                self._connection.executescript(f"BEGIN; {TABLES}")
                self._connection.executemany("INSERT INTO contest VALUES (?, ?)", asked.items())
            return
        for name, value in asked.items():
            if there.get(name) != value:
                self._connection.close()
                raise other_contest(path, name, there.get(name, ""), value)

    def numbers(self) -> set[int]:
        """The games that are there."""
        return {number for (number,) in self._connection.execute("SELECT number FROM games")}

    def add(self, played: Iterable[Played]) -> None:
        """Put games there, for good when this is done; one that is there stays as it is."""
        with self._connection:
            self._connection.executemany(
                "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", map(self._row, played)
            )

    def games(self) -> Iterator[Played]:
        """All of them, in the order of their numbers."""
        for row in self._connection.execute("SELECT * FROM games ORDER BY number"):
            yield _played(row)

    def close(self) -> None:
        self._connection.close()

    def _row(self, played: Played) -> tuple[Any, ...]:
        forfeit = played.forfeit
        return (
            played.number,
            str(self.contest.seed_of(played.number)),
            _json(played.seated),
            _json(played.places),
            _json(played.points),
            played.choices,
            round(played.seconds, 4),
            _json([round(seconds, 4) for seconds in played.thinking]),
            _json(played.chosen),
            *((forfeit.seat, forfeit.why, forfeit.said) if forfeit else (None, None, None)),
        )


def _played(row: tuple[Any, ...]) -> Played:
    number, _, seated, places, points, choices, seconds, thinking, chosen, seat, why, said = row
    return Played(
        number=number,
        seated=msgspec.json.decode(seated, type=list[int]),
        places=msgspec.json.decode(places, type=list[int]),
        points=msgspec.json.decode(points, type=list[Points]),
        choices=choices,
        seconds=seconds,
        thinking=msgspec.json.decode(thinking, type=list[float]),
        chosen=msgspec.json.decode(chosen, type=list[dict[str, int]]),
        forfeit=None if seat is None else Forfeit(seat, why, said),
    )


def other_contest(path: Path, name: str, there: str, asked: str) -> BadSettings:
    return BadSettings(
        f"{path} holds another contest: {name} is {there} there, not {asked}; name another file with --out",
        "contest",
        file=str(path),
        name=name,
        there=there,
        asked=asked,
    )


def _opened(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path, timeout=30)
        # A killed process loses nothing by this; only a power cut may cost the last games, and never the file.
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("SELECT name FROM sqlite_master").fetchall()
    except sqlite3.DatabaseError as error:
        raise _no_contest(path, str(error)) from None
    return connection


def _contest_in(connection: sqlite3.Connection, path: Path) -> list[tuple[str, str]]:
    """What a file says of its contest: nothing if it is new; a file of another kind is refused."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return []
    if not {"contest", "games"} <= tables:
        raise _no_contest(path, "it has other tables")
    return list(connection.execute("SELECT name, value FROM contest"))


def _no_contest(path: Path, why: str) -> BadSettings:
    return BadSettings(f"{path} is not a file of an arena: {why}", "no-contest", file=str(path), why=why)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
