"""Contests of bots: who meets whom, games that survive any bot, results in one file, ratings, an early end."""

from meadhall.arena.contest.crew import Crew
from meadhall.arena.contest.ratings import Rating
from meadhall.arena.contest.referee import Forfeit, Played
from meadhall.arena.contest.run import Outcome, run
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.contest.stopping import Stopping
from meadhall.arena.contest.store import Store
from meadhall.arena.contest.summary import Summary

__all__ = ["Contest", "Crew", "Forfeit", "Outcome", "Played", "Rating", "Stopping", "Store", "Summary", "run"]
