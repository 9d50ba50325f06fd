# Słowa wspólne dla wszystkich gier.

common-pass = Pas
common-done = Gotowe
common-amount = { $number }
common-seat = Gracz { $number }
