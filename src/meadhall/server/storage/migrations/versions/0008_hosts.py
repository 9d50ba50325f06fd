"""Which server lets bots decide at a table; who looks after the hall, and who may not speak or come there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

MARKS = ("is_host", "muted", "banned")


def upgrade() -> None:
    op.add_column("tables", sa.Column("thinker", sa.String(length=40), nullable=False, server_default=""))
    for name in MARKS:
        op.add_column("people", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        for name in MARKS:
            batch_op.drop_column(name)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("thinker")
