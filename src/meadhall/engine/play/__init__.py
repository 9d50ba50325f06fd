"""A match as it is played: what runs it, remembers it, takes it back, imagines it, and saves it."""
