"""Many games at once: playing bots against each other, counting what comes of it, measuring how fast it goes."""

from meadhall.arena.play import answer, finish, play, seat_bots
from meadhall.arena.simulate import Interrupted, Plan, simulate
from meadhall.arena.statistics import Results, Share, Tally

__all__ = ["Interrupted", "Plan", "Results", "Share", "Tally", "answer", "finish", "play", "seat_bots", "simulate"]
