"""Laying goods: boards, pieces, what may lie where, and the solver."""
