"""Writes what happens at tables: the one thing that a server writes all the time.

Statements are made once and values handed to the driver as they are. What several tables have to write at the same
moment goes to the disk in one transaction, with one wait for the disk: all of it is there, or it was not said.
"""
