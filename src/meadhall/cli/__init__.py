"""The command line: `meadhall …`."""

from meadhall.cli.app import app, main

__all__ = ["app", "main"]
