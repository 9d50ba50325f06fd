# Words that all games share.

common-pass = Pass
common-done = Done
common-amount = { $number }
common-seat = Player { $number }

## Notices by mail

common-mail-turn-subject = { $game }: it is your turn
common-mail-turn = { $who }, the others wait for you at a game of { $game }:
    { $link }
common-mail-end = You get no such messages any more by this link:
    { $link }
common-mail-confirm-subject = Your address at Meadhall
common-mail-confirm = { $who } wants to be told at this address when it is their turn in a game. If that is you, follow this link; if not, do nothing, and no other message will come:
    { $link }
