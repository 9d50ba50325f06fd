"""What a player is told beforehand: what cards, guilds, attacks, moves and improvements would do, and why not."""
