# Words that all games share.

common-pass = Pass
common-done = Done
common-amount = { $number }
common-seat = Player { $number }
