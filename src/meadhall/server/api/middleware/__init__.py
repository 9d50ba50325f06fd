"""What every request passes: who asks, what is refused, which headers an answer has."""
