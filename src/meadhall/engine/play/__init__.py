"""A match as it is played: what runs it, remembers it, takes it back and imagines it."""
