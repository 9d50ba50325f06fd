"""The report of a contest: one page with plots, which needs nothing but itself."""
