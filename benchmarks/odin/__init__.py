"""How well the solver of A Feast for Odin lays goods."""
