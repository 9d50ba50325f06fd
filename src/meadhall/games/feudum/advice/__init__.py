"""What bots and hints know: what a position is worth, and which options look good."""
