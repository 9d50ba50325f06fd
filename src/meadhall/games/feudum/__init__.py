"""Feudum, by Mark K. Swanson, for 2 to 5 players. Not on offer before all of its rules are here."""
