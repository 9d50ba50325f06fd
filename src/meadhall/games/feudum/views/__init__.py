"""Who sees what: the view of a seat, what it cannot see, sheets for the terminal, and what can never be."""
