"""The server: accounts, the hall, tables, and the page."""

from meadhall.server.serving import serve

__all__ = ["serve"]
