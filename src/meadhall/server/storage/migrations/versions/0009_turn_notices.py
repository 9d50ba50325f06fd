"""How people want to be told that it is their turn, and of which turns they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "notice_ways",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=20), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notice_ways_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notice_ways")),
    )
    op.create_table(
        "told_turns",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_told_turns_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_told_turns_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_told_turns")),
    )


def downgrade() -> None:
    op.drop_table("told_turns")
    op.drop_table("notice_ways")
