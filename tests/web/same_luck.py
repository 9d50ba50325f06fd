"""The server with one seed for all tables: a test meets the same game in every run."""

from __future__ import annotations

from meadhall.server import serve
from meadhall.server.tables import opening

SEED = 8

if __name__ == "__main__":
    opening.fresh_seed = lambda: SEED
    serve()
