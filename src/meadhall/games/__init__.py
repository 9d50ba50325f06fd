"""The games, one folder each; nothing in one game imports another."""
