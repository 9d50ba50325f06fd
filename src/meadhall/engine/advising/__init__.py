"""What people are told: hints with their reasons, and a look back at a game that is over."""
