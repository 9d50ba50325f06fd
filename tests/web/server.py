"""The server with one seed for all tables, so that a test meets the same game in every run; and with no limits."""

from __future__ import annotations

from msgspec.structs import replace

from meadhall.server import say_where
from meadhall.server.serving import Server
from meadhall.server.settings import from_environment
from meadhall.server.tables import opening
from tests.server.house import NO_LIMITS

SEED = 8

if __name__ == "__main__":
    opening.fresh_seed = lambda: SEED
    # All visitors come from one address: together they would be too many guests, and too hasty ones.
    Server(replace(from_environment(), limits=NO_LIMITS), open_browser=False, announce=say_where).run()
