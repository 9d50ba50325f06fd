"""What every game shares: decisions, matches, chance, component data, scoring. It knows no game."""
