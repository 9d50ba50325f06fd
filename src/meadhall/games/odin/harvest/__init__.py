"""Mini-expansion 2, Harvest ('Minidodatki', '#2 Żniwa'): markers that say what is reaped, its set-up, and the altar."""
