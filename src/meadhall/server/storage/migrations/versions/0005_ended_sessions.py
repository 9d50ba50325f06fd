"""Cookies that were signed out, until they end by themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "ended_sessions",
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ended_sessions")),
    )


def downgrade() -> None:
    op.drop_table("ended_sessions")
