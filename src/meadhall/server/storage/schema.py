"""The database's tables. Moments are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server itself must remember: the key it signs cookies with."""

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("account", String(80), unique=True),
    Column("password", Text),
    Column("epoch", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("corrections", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("state", String(20), nullable=False),
    Column("ended", String(20)),
    Column("host", String(40), ForeignKey("people.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("move_seconds", Integer),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("request", JSON),
    Column("result", JSON),
    Column("rematch", String(40)),
    Column("origin_table", String(40)),
    Column("origin_move", Integer),
    Index(None, "listed", "state", "changed_at"),
    Index(None, "bot_due", "state"),
    Index(None, "state", "deadline"),
    Index(None, "host", "state"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("person", String(40), ForeignKey("people.id")),
    Column("name", String(80), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("timeouts", Integer, nullable=False),
    Column("token", String(64), unique=True),
    Index(None, "person"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("detail", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(100)),
    UniqueConstraint("table_id", "key"),
)
"""All that ever happened at a table, each choice one row; two servers cannot both write number 17."""
