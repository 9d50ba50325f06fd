# Palavras que todos os jogos usam.

common-pass = Passar
common-done = Pronto
common-amount = { $number }
common-seat = Jogador { $number }
