"""Which servers run, who looks at which table there, limits that all servers share, and where accounts signed in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.create_table(
        "presence",
        sa.Column("server", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name=op.f("fk_presence_server"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("server", "table_id", "seat", name=op.f("pk_presence")),
    )
    with op.batch_alter_table("presence", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_presence_table_id"), ["table_id"], unique=False)
    op.create_table(
        "limits",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_limits")),
    )
    op.create_table(
        "known_addresses",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("address", sa.String(length=40), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_known_addresses_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "address", name=op.f("pk_known_addresses")),
    )


def downgrade() -> None:
    op.drop_table("known_addresses")
    op.drop_table("limits")
    with op.batch_alter_table("presence", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_presence_table_id"))
    op.drop_table("presence")
    op.drop_table("servers")
