"""Which chapter of a lesson a table is for, and which ones a person has played to their end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(length=80), nullable=False, server_default=""))
    op.add_column("people", sa.Column("learned", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("lesson")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("learned")
