"""Occupations that act whenever their owner likes (blue)."""
