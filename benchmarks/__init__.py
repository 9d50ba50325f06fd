"""Commands that print figures: speed, strength, soak."""
