"""Occupations that act each time that something happens (red)."""
