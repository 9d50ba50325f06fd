"""Matches outside of memory: as text, as digests, and on their way to another process."""
