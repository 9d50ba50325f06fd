"""Games from other packages."""
