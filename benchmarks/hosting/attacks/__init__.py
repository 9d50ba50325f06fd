"""What `benchmarks.hosting.hostile` sends, and those at whom it is aimed."""
