# Słowa wspólne dla wszystkich gier.

common-pass = Pasuję
common-done = Gotowe
common-amount = { $number }
common-seat = Gracz { $number }
