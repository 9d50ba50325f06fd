"""Contests of bots: who meets whom, games that survive any bot, results in one file, ratings, an early end."""
