"""Occupations that act once, when they are played (yellow)."""
