"""Where the hall is kept: people, tables, seats, and each table's log."""
