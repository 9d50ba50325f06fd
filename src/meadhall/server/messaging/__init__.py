"""What servers on one database, and the connections of each, tell each other: that there is something new to read."""
