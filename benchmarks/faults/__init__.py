"""Many games while servers are killed, the database is restarted, connections break, disks fill and clocks jump.

`python -m benchmarks.faults` plays them, says what was done to the server, and ends with an error if anything was lost.
"""
