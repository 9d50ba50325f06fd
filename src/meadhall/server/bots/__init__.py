"""Bots think in processes of their own, so that the server goes on serving meanwhile."""
