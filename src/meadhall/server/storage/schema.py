"""The database's tables: their columns are the fields of the rows' classes, their keys and indexes stand here."""

from __future__ import annotations

from sqlalchemy import ForeignKeyConstraint, Index, MetaData, PrimaryKeyConstraint, Table, UniqueConstraint

from meadhall.server.storage.columns import columns_of
from meadhall.server.storage.rows import (
    AnalysisRow,
    EndedSession,
    KnownAddress,
    Limit,
    LogEntry,
    NoticeWay,
    Person,
    PresenceRow,
    Seat,
    ServerRow,
    ServerValue,
    TableRow,
    ToldTurn,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

server_values = Table("house", metadata, *columns_of(ServerValue), PrimaryKeyConstraint("name"))

people = Table("people", metadata, *columns_of(Person), PrimaryKeyConstraint("id"), UniqueConstraint("account"))

ended_sessions = Table("ended_sessions", metadata, *columns_of(EndedSession), PrimaryKeyConstraint("id"))

known_addresses = Table(
    "known_addresses",
    metadata,
    *columns_of(KnownAddress),
    PrimaryKeyConstraint("person", "address"),
    ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
)

servers = Table("servers", metadata, *columns_of(ServerRow), PrimaryKeyConstraint("id"))

presence = Table(
    "presence",
    metadata,
    *columns_of(PresenceRow),
    PrimaryKeyConstraint("server", "table_id", "seat"),
    ForeignKeyConstraint(["server"], ["servers.id"], ondelete="CASCADE"),
    Index(None, "table_id"),
)

limits = Table("limits", metadata, *columns_of(Limit), PrimaryKeyConstraint("name"))

tables = Table(
    "tables",
    metadata,
    *columns_of(TableRow),
    PrimaryKeyConstraint("id"),
    ForeignKeyConstraint(["host"], ["people.id"]),
    Index(None, "listed", "state", "changed_at"),
    Index(None, "bot_due", "state"),
    Index(None, "state", "deadline"),
    Index(None, "host", "state"),
)

notice_ways = Table(
    "notice_ways",
    metadata,
    *columns_of(NoticeWay),
    PrimaryKeyConstraint("person"),
    ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
)

told_turns = Table(
    "told_turns",
    metadata,
    *columns_of(ToldTurn),
    PrimaryKeyConstraint("person", "table_id"),
    ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

analyses = Table(
    "analyses",
    metadata,
    *columns_of(AnalysisRow),
    PrimaryKeyConstraint("table_id"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    Index(None, "person"),
)

seats = Table(
    "seats",
    metadata,
    *columns_of(Seat),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    ForeignKeyConstraint(["person"], ["people.id"]),
    UniqueConstraint("token"),
    Index(None, "person"),
)

log = Table(
    "log",
    metadata,
    *columns_of(LogEntry),
    PrimaryKeyConstraint("table_id", "number"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    UniqueConstraint("table_id", "key"),
)
"""All that ever happened at a table, each choice one row; two servers cannot both write number 17."""
