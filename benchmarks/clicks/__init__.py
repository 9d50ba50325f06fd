"""How many clicks common turns take on the page: `python -m benchmarks.clicks`."""
