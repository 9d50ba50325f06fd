"""Occupations that act once, as soon as something holds (green)."""
