"""The eleven action cards (chapter 7), a card a module."""
