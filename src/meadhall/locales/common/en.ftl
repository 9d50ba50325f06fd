# Words that all games share.

common-pass = Pass
common-done = Done
common-amount = { $number }
common-seat = Player { $number }

# Reasons for a hint.

common-have-points = { $amount ->
    [one] { $sign }{ $amount } point as it stands
   *[other] { $sign }{ $amount } points as it stands
}
common-reason-better =
    about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better than { $thing }
common-reason-far_better = far better than { $thing }
common-reason-alike = it hardly matters: { $thing } is as good as that
common-reason-worse = { $thing } looks better at first sight, but not further on
common-reason-only = there is nothing else to choose
common-reason-luck = the rest depends on luck, or on what others hide
common-reason-hope = { $what }: about { $sign }{ $points } in that comparison
common-reason-rest = All else: about { $sign }{ $points }
common-reason-leads = with what follows: { $what }
common-reason-then = next choose { $thing }

## What a bot thinks of a choice

common-analysis-same = The bot would choose that too.
common-analysis-alike = The bot would choose: { $best }. There is no clear difference.
common-analysis-better =
    The bot would choose: { $best }. About { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better.
common-analysis-loss = It costs { $loss } % of the chance to win.
common-analysis-luck = Dice, or what was hidden, had a part in it.
common-analysis-chance = { $who } { $before } → { $after } %
common-analysis-points = { $who } { $before } → { $after }

## Notices by mail

common-mail-turn-subject = { $game }: it is your turn
common-mail-turn = { $who }, the others wait for you at a game of { $game }:
    { $link }
common-mail-end = You get no such messages any more by this link:
    { $link }
common-mail-confirm-subject = Your address at Meadhall
common-mail-confirm = { $who } wants to be told at this address when it is their turn in a game. If that is you, follow this link; if not, do nothing, and no other message will come:
    { $link }
