"""Feudum, by Mark K. Swanson, for 2 to 5 players."""
