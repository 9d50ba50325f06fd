"""Meadhall: people and programs play heavy board games by their full rules."""

__version__ = "0.1.0"
