"""How a server is set up: by arguments, or by the environment's `MEADHALL_…`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import platformdirs
from msgspec import Struct

from meadhall.engine.errors import BadSettings
from meadhall.server.storage.database_check import with_driver

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8014

PAGE = Path(__file__).parent / "page"


def default_data_dir() -> Path:
    return platformdirs.user_data_path("meadhall", appauthor=False)


class Limits(Struct, frozen=True, kw_only=True):
    """How fast one caller may do things: so many at once, and so many a second in the long run.

    What an address may do is generous: a whole club often has one. What a person may do, or at one account, is not.
    """

    requests: tuple[float, float] = (120, 20)
    """Of one person."""
    address_requests: tuple[float, float] = (2_000, 100)
    messages: tuple[float, float] = (40, 10)
    guesses: tuple[float, float] = (5, 5 / 3600)
    """Wrong passwords at one account, wherever they come from; devices and addresses that have signed in before have
    the same each for themselves."""
    first_guesses: tuple[float, float] = (1, 1 / 3600)
    """Of one address at an account at which strangers have used those up: so they lock nobody out who knows it."""
    all_first_guesses: tuple[float, float] = (100, 100 / 3600)
    """Of all addresses together at one account."""
    sign_ins: tuple[float, float] = (300, 2)
    """Of one address, at accounts that never signed in there."""
    registrations: tuple[float, float] = (300, 1 / 5)
    new_people: tuple[float, float] = (300, 1 / 5)
    new_tables: tuple[float, float] = (20, 1 / 10)
    """Of one person."""
    address_tables: tuple[float, float] = (100, 1 / 5)
    hints: tuple[float, float] = (10, 1 / 3)
    consults: tuple[float, float] = (60, 5)
    chats: tuple[float, float] = (10, 1)
    sockets: int = 1_000
    """How many sockets one address may have open."""
    person_sockets: int = 50
    listed_tables: int = 5
    """How many tables that wait for players one person may have in the hall."""
    running_tables: int = 100
    """How many tables that are not over one person may host."""
    bot_tables: int = 3
    """How many running tables with nobody but bots one person may host, to watch them."""


class Settings(Struct, frozen=True, kw_only=True):
    """`database` is a path of an SQLite file or the URL of a database; empty: a file in `data_dir`."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    hosts: tuple[str, ...] = ()
    """The names by which the hall is called; none: see `api/middleware/guards.py`."""
    proxies: str = "127.0.0.1"
    """The addresses of proxies that are believed what they say of visitors, with commas; `*` believes everybody."""
    address: str = ""
    """Where the hall is found, for links in messages; empty: as the visitor's browser says."""
    smtp: str = ""
    """The mail server for notices: smtp://user:password@host:587 or smtps://…; empty: no mail is sent."""
    mail_from: str = ""
    webhooks: tuple[str, ...] = ()
    """Where people's webhooks may lead: names of hosts; without encryption only if `http://` stands before the name."""
    notice_seconds: float = 30.0
    """How often the server looks whom it should tell that it is their turn."""
    metrics: tuple[str, ...] = ()
    """Who may read `/metrics`: addresses, or `local` for this machine; none: nobody."""
    log: str = "text"
    data_dir: Path = Path()
    database: str = ""
    corrections: Path | None = None
    page: Path = PAGE
    bot_workers: int = 1
    bot_seconds: float = 60.0
    """After so long without an answer, a bot's decision is made at random."""
    consult_seconds: float = 10.0
    """Questions that the rules cannot answer in so long are refused."""
    cached_tables: int = 200
    """So many tables at most are kept in memory at which nobody is, and none for longer than this:"""
    idle_table_seconds: float = 60.0
    clock_check_seconds: float = 1.0
    """How often the server looks whose time is over."""
    clock_grace_seconds: float = 60.0
    """Deadlines that passed while the server was down are extended by so much."""
    cleanup_seconds: float = 24 * 3600.0
    """How often tables and guests that nobody will miss are removed."""
    catch_up_seconds: float = 2.0
    """How often the server looks for news that no other server could tell."""
    marked_options: int = 64
    """Decisions with more options than this are sent without telling which can be taken back."""
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        if "://" in self.database:
            return with_driver(self.database)
        path = Path(self.database) if self.database else self.data_dir / "meadhall.sqlite"
        return f"sqlite+aiosqlite:///{path.absolute()}"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings by the variables that `docs/hosting.md` lists."""
    corrections = environment.get("MEADHALL_DATA")
    data_dir = environment.get("MEADHALL_DATA_DIR")
    cores = os.cpu_count() or 2
    return Settings(
        host=environment.get("MEADHALL_HOST", DEFAULT_HOST),
        port=_number(environment, "MEADHALL_PORT", DEFAULT_PORT),
        hosts=_names(environment, "MEADHALL_HOSTS"),
        metrics=_names(environment, "MEADHALL_METRICS"),
        log=environment.get("MEADHALL_LOG", "text"),
        smtp=environment.get("MEADHALL_SMTP", ""),
        mail_from=environment.get("MEADHALL_MAIL_FROM", ""),
        webhooks=_names(environment, "MEADHALL_WEBHOOKS"),
        proxies=environment.get("MEADHALL_PROXIES", "127.0.0.1"),
        address=environment.get("MEADHALL_ADDRESS", "").rstrip("/"),
        database=environment.get("MEADHALL_DATABASE", ""),
        data_dir=Path(data_dir) if data_dir else default_data_dir(),
        corrections=Path(corrections) if corrections else None,
        bot_workers=max(1, _number(environment, "MEADHALL_BOT_WORKERS", cores - 1)),
    )


def _names(environment: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(each.strip().lower() for each in environment.get(name, "").split(",") if each.strip())


def _number(environment: Mapping[str, str], name: str, default: int) -> int:
    said = environment.get(name) or str(default)
    if not said.isdecimal():
        raise BadSettings(f"{name} is a whole number, not {said!r}", "number", name=name, value=said)
    return int(said)
