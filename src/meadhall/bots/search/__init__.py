"""A bot that looks ahead: in worlds that fit what its seat knows, as far as the game's advice says."""
