### Brian Boru: High King of Ireland

boru-name = Brian Boru: High King of Ireland
boru-blurb = Win tricks to take towns, arrange marriages, fight the Vikings and please the Church, and unite Ireland under your rule.
boru-pass = Don't expand

## Questions

boru-ask-first_disc = Where do you place your first disc?
boru-ask-keep = { $about_id ->
    [more] Which other card do you keep? You pass the rest to the left.
   *[other] Which { $about } cards do you keep? You pass the rest to the left.
}
    .hint = { $about_id ->
        [more] A bot would also keep: { $option }.
       *[other] A bot would keep first: { $option }.
    }
boru-ask-lead = Which town is this trick for?
boru-ask-play = Which card do you play for { $about }?
boru-ask-secondary = Your { $about } lost. Which of its actions do you take?
boru-ask-buy = { $about_id ->
    [battle] How many more invaders do you beat, at 2 coins each?
    [church] How many more discs do you put into the Church, at 2 coins each?
   *[other] How many more spaces do you go up the marriage track, at 2 coins each?
}
boru-ask-expand = Do you expand for 5 coins, and where?
boru-ask-liberate = Which town do you free from the Vikings?
boru-ask-reward_town = { $about_id ->
    [track] The marriage track gives you a town. Which one?
   *[other] { $about } brings you a town. Which one?
}
boru-ask-princess = What do you do about { $about }?
boru-ask-lose_town = { $about_id ->
    [own] Which of your towns do you lose to the Vikings?
   *[other] Which town does { $about } lose to the Vikings?
}
    .hint = { $about_id ->
        [own] A bot would lose: { $option }.
       *[other] A bot would take: { $option }.
    }
boru-ask-monastery = Your discs in the Church bring you a monastery. Where do you build it?

## What happened

boru-told-starts = { $seat } begins and holds the active town marker.
boru-told-first_disc = { $seat } starts in { $thing }.
boru-told-round = Round { $amount } begins.
boru-told-vikings_come = { $amount ->
    [one] { $amount } Viking invader lands.
   *[other] { $amount } Viking invaders land.
}
boru-told-marriage_offered = The marriage of this round: { $thing }.
boru-told-keeps = { $seat } keeps { $thing }.
boru-told-keeps-hidden = { $seat } keeps a card.
boru-told-draft_over = All cards are chosen; the tricks begin.
boru-told-names = { $seat } chooses { $thing }.
boru-told-plays = { $seat } plays { $thing }.
boru-told-wins_trick = { $seat } wins the trick.
boru-told-claims_town = { $seat } takes { $thing } and the active town marker.
boru-told-coins = { $amount ->
    [one] { $seat } gains { $amount } coin.
   *[other] { $seat } gains { $amount } coins.
}
boru-told-pays = { $amount ->
    [one] { $seat } pays { $amount } coin.
   *[other] { $seat } pays { $amount } coins.
}
boru-told-pays_in_points = { $amount ->
    [0] { $seat } has neither coins nor points, so pays nothing.
    [one] { $seat } loses { $amount } point for the missing coin.
   *[other] { $seat } loses { $amount } points for what was missing.
}
boru-told-buys = { $amount ->
    [one] { $seat } spends { $amount } coin to get more.
   *[other] { $seat } spends { $amount } coins to get more.
}
boru-told-advances = { $thing_id ->
    [church] { $amount ->
        [one] { $seat } places { $amount } disc in the Church.
       *[other] { $seat } places { $amount } discs in the Church.
    }
    [battle] { $amount ->
        [0] { $seat } finds no invader to fight.
        [one] { $seat } beats { $amount } invader.
       *[other] { $seat } beats { $amount } invaders.
    }
   *[courtship] { $amount ->
        [0] { $seat } is at the top of the marriage track already.
        [one] { $seat } moves up { $amount } space on the marriage track.
       *[other] { $seat } moves up { $amount } spaces on the marriage track.
    }
}
boru-told-slips_back = { $amount ->
    [one] { $seat } slips back { $amount } space to a free one.
   *[other] { $seat } slips back { $amount } spaces to a free one.
}
boru-told-expands = { $seat } expands to { $thing }.
boru-told-liberates = { $seat } frees { $thing }; it belongs to { $other } again.
boru-told-step = Upkeep: { $thing }.
boru-told-no_marriage = Nobody has moved up the marriage track: { $thing } leaves the game.
boru-told-marries = { $seat } arranges the marriage with { $thing }.
boru-told-points = { $thing_id ->
    [spoils] { $amount ->
        [one] { $seat } scores { $amount } point for the battle.
       *[other] { $seat } scores { $amount } points for the battle.
    }
    [church] { $amount ->
        [one] { $seat } scores { $amount } point for the Church.
       *[other] { $seat } scores { $amount } points for the Church.
    }
   *[other] { $amount ->
        [one] { $seat } scores { $amount } point.
       *[other] { $seat } scores { $amount } points.
    }
}
boru-told-princess = { $thing_id ->
    [support] { $seat } has the Vikings’ towns count for claim tokens.
    [trade] { $seat } has the Vikings’ towns count for the number of regions.
   *[spurn] { $seat } rejects the princess.
}
boru-told-renown = { $amount ->
    [one] { $seat } gains { $amount } renown token.
   *[other] { $seat } gains { $amount } renown tokens.
}
boru-told-reward_town = { $seat } gets { $thing } as a reward.
boru-told-invasion = { $amount ->
    [one] { $amount } invader is left: the Vikings strike.
   *[other] { $amount } invaders are left: the Vikings strike.
}
boru-told-battle_fewest = Fewest beaten: { $amount }. Whoever has no more than that loses a town.
boru-told-battle_most = { $seat } has beaten the most invaders: { $amount }.
boru-told-battle_tied = Several tie for the most beaten ({ $amount } each): no renown token, just a point for each of them.
boru-told-repelled = No invader is left: the Vikings are driven off.
boru-told-loses_town = { $seat } loses { $thing } to the Vikings (chosen by { $other }).
boru-told-monastery = { $seat } builds a monastery in { $thing }.
boru-told-serves_church = { $seat } has the most discs in the Church.
boru-told-takes_marker = { $seat } takes the active town marker for serving the Church.
boru-told-token_up = The claim token of { $thing } is turned up.
boru-told-token_tied = { $thing }: several tie for the most towns, so nobody takes the token; as it stands each of them scores half of it.
boru-told-token_back = { $seat } loses the claim token of { $thing }: the Vikings lead there.
boru-told-token = { $other ->
    [none] { $seat } takes the claim token of { $thing }.
   *[other] { $seat } takes the claim token of { $thing } from { $other }.
}

## Regions and towns

boru-region-northern_ui_neill = Northern Uí Néill
    .short = N. Uí N.
boru-region-ulaid = Ulaid
boru-region-breifne = Bréifne
boru-region-southern_ui_neill = Southern Uí Néill
    .short = S. Uí N.
boru-region-dubhlinn = Dubhlinn
boru-region-connaught = Connaught
boru-region-leinster = Leinster
boru-region-munster = Munster

boru-town-nun = Northern Uí Néill { $number }
    .text = { $number ->
        [3] blue
        [4] blue
        [5] yellow
        [6] yellow
       *[other] red
    }
boru-town-ula = Ulaid { $number }
    .text = { $number ->
        [1] yellow
        [3] red
        [5] red
       *[other] blue
    }
boru-town-bre = Bréifne { $number }
    .text = { $number ->
        [1] yellow
        [2] red
       *[other] blue
    }
boru-town-sun = Southern Uí Néill { $number }
    .text = { $number ->
        [2] blue
        [3] yellow
        [5] blue
        [6] yellow
       *[other] red
    }
boru-town-dub = Dubhlinn { $number }
    .text = { $number ->
        [2] red
        [3] blue
       *[other] yellow
    }
boru-town-con = Connaught { $number }
    .text = { $number ->
        [3] yellow
        [4] blue
        [7] yellow
        [8] blue
        [9] yellow
       *[other] red
    }
boru-town-lei = Leinster { $number }
    .text = { $number ->
        [2] blue
        [3] blue
        [4] red
        [6] blue
        [9] blue
       *[other] yellow
    }
boru-town-mun = Munster { $number }
    .text = { $number ->
        [1] blue
        [2] yellow
        [4] yellow
        [5] yellow
        [6] blue
        [10] blue
       *[other] red
    }

## Action cards

boru-card-1 = yellow 1
    .text = Won: take the town, 2 spaces on the marriage track, 1 coin. Lost: 3 coins, expand; or 2 spaces on the marriage track.
boru-card-2 = red 2
    .text = Won: take the town, beat 2 invaders, 1 coin. Lost: 3 coins, expand; or beat 2 invaders.
boru-card-3 = blue 3
    .text = Won: take the town, 2 church discs, 1 coin. Lost: 3 coins, expand; or 2 church discs.
boru-card-4 = yellow 4
    .text = Won: take the town, 2 spaces on the marriage track. Lost: 3 coins, expand; or 2 spaces on the marriage track.
boru-card-5 = red 5
    .text = Won: take the town, beat 2 invaders. Lost: 2 coins, expand; or beat 2 invaders.
boru-card-6 = blue 6
    .text = Won: take the town, 2 church discs. Lost: 3 coins, expand; or 2 church discs.
boru-card-7 = yellow 7
    .text = Won: take the town, 1 space on the marriage track, 1 coin. Lost: 2 coins, expand; or 2 spaces on the marriage track.
boru-card-8 = red 8
    .text = Won: take the town, beat 1 invader, 1 coin. Lost: 2 coins, expand; or beat 2 invaders.
boru-card-9 = blue 9
    .text = Won: take the town, 1 church disc, 1 coin. Lost: 2 coins, expand; or 2 church discs.
boru-card-10 = yellow 10
    .text = Won: take the town, 2 coins. Lost: 2 coins, expand; or 2 spaces on the marriage track.
boru-card-11 = red 11
    .text = Won: take the town, 2 coins. Lost: 2 coins, expand; or beat 2 invaders.
boru-card-12 = blue 12
    .text = Won: take the town, 2 coins. Lost: 2 coins, expand; or 2 church discs.
boru-card-13 = white 13
    .text = Won: take the town, 1 coin. Lost: 2 coins, expand; or free a town, pay 1 coin.
boru-card-14 = yellow 14
    .text = Won: take the town. Lost: 1 coin, expand; or 3 spaces on the marriage track.
boru-card-15 = red 15
    .text = Won: take the town. Lost: 1 coin, expand; or beat 3 invaders.
boru-card-16 = blue 16
    .text = Won: take the town. Lost: 1 coin, expand; or 3 church discs.
boru-card-17 = yellow 17
    .text = Won: take the town, pay 1 coin. Lost: 1 coin, expand; or 3 spaces on the marriage track.
boru-card-18 = red 18
    .text = Won: take the town, pay 1 coin. Lost: 1 coin, expand; or beat 3 invaders.
boru-card-19 = blue 19
    .text = Won: take the town, pay 1 coin. Lost: 1 coin, expand; or 3 church discs.
boru-card-20 = white 20
    .text = Won: take the town. Lost: 2 coins, expand.
boru-card-21 = white 21
    .text = Won: take the town, pay 1 coin. Lost: 2 coins, expand.
boru-card-22 = white 22
    .text = Won: take the town, pay 2 coins. Lost: 2 coins, expand.
boru-card-23 = yellow 23
    .text = Won: take the town, pay 2 coins. Lost: 1 coin, expand; or 3 spaces on the marriage track.
boru-card-24 = red 24
    .text = Won: take the town, pay 2 coins. Lost: 1 coin, expand; or beat 3 invaders.
boru-card-25 = blue 25
    .text = Won: take the town, pay 2 coins. Lost: 1 coin, expand; or 3 church discs.

boru-action-upper = The first action
    .text = Coins, and then perhaps an expansion for 5 coins.
boru-action-lower = The second action

## Icons

boru-icon-claim_town = the town
    .text = Place a disc on the active town and take the active town marker: you choose the next town.
boru-icon-coin = coin
    .text = Gain a coin.
boru-icon-pay = payment
    .text = Pay a coin. If you have none, lose 2 points instead, as far as you have any on the track.
boru-icon-church = church disc
    .text = Place a disc in the Church. You may then buy more at 2 coins each.
boru-icon-battle = invader
    .text = Beat an invader of the battle area. You may then buy more at 2 coins each.
boru-icon-courtship = space on the marriage track
    .text = Move up a space on the marriage track. You may then buy more at 2 coins each. If you end on another disc, you slip back to a free space.
boru-icon-expand = expansion
    .text = You may pay 5 coins for a disc on a free town one road away from a town you control.
boru-icon-liberate = liberation
    .text = Free a town: take a Viking control token off the board, and the town belongs again to the owner of the disc below it.

## Marriages

boru-marriage-aodhan = Aodhán
    .text = 2 points, and a disc on a free town of Leinster.
boru-marriage-aoife = Aoife
    .text = 2 points and 1 renown token.
boru-marriage-brigid = Brigid
    .text = 4 points.
boru-marriage-conall = Conall
    .text = 2 points, and a disc on a free town of Southern Uí Néill.
boru-marriage-cormac = Cormac
    .text = 2 points, and a disc on a free town of Connaught.
boru-marriage-niall = Niall
    .text = 2 points, and a disc on a free town of Northern Uí Néill.
boru-marriage-orlaith = Orlaith
    .text = 2 points, and a disc on a free town of Munster.
boru-marriage-estrid = Estrid, Princess of Denmark
    .text = Military support, trade, or 4 points instead. She is the last marriage of the game.

boru-princess-support = Military support
    .text = Until the end, Viking towns count as yours for claim tokens.
boru-princess-trade = Establish trade
    .text = At the end, Viking towns count for your number of regions.
boru-princess-spurn = Reject her
    .text = 4 points now; the card, which counts in ties, is gone.

## Scores

boru-score-track = Points during the game
boru-score-coins = Most coins
boru-score-marker = Active town marker
boru-score-renown = Renown
boru-score-tokens = Claim tokens
boru-score-shared_tokens = Shared tokens
boru-score-regions = Regions
boru-tie-tokens = Claim tokens held
boru-tie-marriages = Marriage cards won

## The table

boru-sheet-players = Players
boru-sheet-regions = Regions
boru-sheet-towns = Towns
boru-sheet-table = The table
boru-column-seat = Player
boru-column-score = Score
boru-column-points = Track
boru-column-coins = Coins
    .text = 2 buy one more of what a card gives, 5 an expansion.
boru-column-renown = Renown
    .text = Each token is 1 point at the end, and 1 more whenever its owner beats the most invaders.
boru-column-invaders = Invaders
    .text = Vikings that were beaten. In the upkeep the most bring renown, and the fewest may cost a town.
boru-column-church = Church
    .text = Discs in the Church. In the upkeep the most bring a monastery and the active town marker.
boru-column-marriage = Marriage track
    .text = Whoever is furthest up in the upkeep wins the marriage.
boru-column-marriages = Marriages
boru-column-cards = Cards
boru-column-played = Played
boru-column-region = Region
boru-column-token = Claim token
boru-column-control = Control
boru-column-towns = Towns

boru-token-up = on the board
boru-token-down = face down

boru-label-round = Round
boru-label-battle_area = Invaders in the battle area
    .text = Still to be beaten. If any are left in the upkeep, everybody who beat the fewest loses a town.
boru-label-marker = Active town marker
    .text = Whoever has it chooses the town of the next trick and leads. At the end it is 1 point.
boru-label-marriage_card = Marriage on offer
boru-label-active_town = Active town
boru-label-hand = Your hand
boru-label-offer = On offer to you
boru-label-passed = You passed on
boru-label-viking = (Vikings)
boru-label-monastery = (monastery)

boru-space = { $number ->
    [0] Start of the marriage track
   *[other] Marriage track, space { $number }
}

boru-step-marriage = Marriage
boru-step-battle = Battle
boru-step-church = Church
boru-step-claims = Claims

boru-phase-first_discs = First discs
boru-phase-preparation = Preparation
boru-phase-draft = Card selection
boru-phase-actions = Tricks
boru-phase-upkeep = Upkeep
boru-phase-over = The game is over

## Refusals

boru-why-region_taken = Somebody already has a disc in this region.
boru-why-no_card_of_its_colour = You have no card of its colour and no white one.
boru-why-has_a_disc = There is a disc on it already.
boru-why-must_match_town = You chose this town, so play a card of its colour or a white one.
boru-why-may_cost_points = { $amount ->
    [one] If it wins, you have too few coins to pay and lose { $amount } point.
   *[other] If it wins, you have too few coins to pay and lose { $amount } points.
}
boru-why-costs_points = { $amount ->
    [one] You have too few coins to pay: you lose { $amount } point.
   *[other] You have too few coins to pay: you lose { $amount } points.
}

## The rules in short

boru-goes-1 = Everybody keeps cards, and passes the rest on.
boru-goes-2 = Each trick is for a town: the highest card of its colour takes it.
boru-goes-3 = Whoever loses takes coins, moves up the marriage track, fights or helps the Church.
boru-goes-4 = In the upkeep marriage, battle and Church are decided.
boru-goes-5 = After the last round regions and renown make the High King.

boru-rules-1 = You each hold towns in the eight regions of Ireland. After 3 rounds (with three players) or 4, whoever has the most points wins. A round has a card selection, tricks and an upkeep.
    .title = The aim
boru-rules-2 = Keep two cards of those you are dealt, pass the rest to the left, and so on until all are taken. The last card of every hand is not played.
    .title = Card selection
boru-rules-3 = Whoever has the active town marker chooses a free town and plays a card of its colour or a white one; the others play what they like. The highest card of the town's colour wins, white counting as any colour. Then all act from the lowest card to the highest: the winner takes the town and the marker, everybody else chooses one of the actions at the foot of their card. Losing with the right card can pay better than winning.
    .title = Tricks
boru-rules-4 = Marriage: whoever is furthest up the track wins the card and goes back to the start; the others get what their space shows; while all are at the start, the card leaves the game. Battle: if invaders are left, everybody who beat the fewest loses a town to the Vikings, chosen by whoever beat the most (if several did, by the loser); whoever beat the most gains a renown token and a point for each of their renown tokens. Church: whoever has the most discs builds a monastery, which makes a town count double, and takes the active town marker. In both, if several tie for the most, nobody gets this. Then everybody who now has the most scores a point and returns one invader (or one disc). Last, whoever still has 4 or more discs in the Church builds a monastery too.
    .title = Upkeep: the first three steps
boru-rules-5 = A region's claim token is turned up once enough towns there are controlled. From then on it belongs to whoever controls the most; in a tie it stays where it is. Vikings count as a side of their own.
    .title = Upkeep: the claims
boru-rules-6 = A point for the most coins if nobody ties, one for the active town marker, one for each renown token; the value of your claim tokens, and half of a token on the board where you tie; up to 10 points for having towns in many regions. Ties go to the most tokens, then the most marriages; after that the victory is shared.
    .title = The end

## On the page

boru-page-map = Map of Ireland
boru-page-marriage = Marriage track
boru-page-space-top = Whoever is furthest up the track wins the marriage: on this space, always you.
boru-page-space-coins = { $count ->
    [one] In the upkeep: { $count } coin, unless you win the marriage.
   *[other] In the upkeep: { $count } coins, unless you win the marriage.
}
boru-page-space-renown = In the upkeep: 1 renown token, unless you win the marriage.
boru-page-space-town = In the upkeep: a disc on any free town, unless you win the marriage.
boru-page-space-nothing = In the upkeep: nothing, unless you win the marriage.
boru-page-more-cards = { $count ->
    [0] the last
   *[other] { $count } to come
}
boru-page-battle = { $count ->
    [one] Battle area: { $count } invader.
   *[other] Battle area: { $count } invaders.
}
boru-page-trick = The trick
boru-page-round = Round { $round } of { $rounds }
boru-page-round-trick = Round { $round }, trick { $trick }
boru-page-wins = wins the trick
boru-page-leads = leads the trick
boru-page-past = finished
boru-page-you-lose = You lose { $town } to the Vikings, chosen by { $who }.
boru-page-you-lose-own = You lose { $town } to the Vikings.
boru-page-nothing-changes = Nothing changes.
boru-page-no-cards = No cards
boru-page-kept = You kept
boru-page-offer-other = On offer
boru-page-kept-other = Kept
boru-page-passed-other = Passed on
boru-page-married = Married
boru-page-token = { $region }: { $points } points, once players and Vikings together control { $minimum } towns there
boru-page-cards = The 25 action cards
boru-page-sign-royal = royal card (white)
boru-page-sign-battle = battle area
boru-page-sign-monastery = monastery
boru-page-icons = What the icons mean
boru-page-marriages = The marriages
boru-page-minimum = Turned up at
boru-page-points = Points
boru-page-does-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
boru-page-does-pay = pay { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
boru-page-does-expand = expand
boru-page-does-church = { $count ->
    [one] { $count } church disc
   *[other] { $count } church discs
}
boru-page-does-battle = { $count ->
    [one] beat { $count } invader
   *[other] beat { $count } invaders
}
boru-page-does-courtship = { $count ->
    [one] marriage track: { $count } space
   *[other] marriage track: { $count } spaces
}
boru-page-does-liberate = free a town
boru-page-freed = Any one: its owner has it again.
boru-page-does-less = { $count ->
    [0] now none
   *[other] now only { $count }
}
boru-page-have-coins = Your coins: { $count }

## Lessons

boru-lesson-trick_won = Win a trick
boru-lesson-trick_won-aim = Three rulers play three rounds for Ireland, four or five play four, and the most points win. You win towns in tricks; they score by the regions where you have the most towns, and by the number of regions you are in.
boru-lesson-trick_won-trick = In a trick everybody plays one card for the same town, and the highest card in the town’s colour wins it. The four white cards, which you will meet later, count as every colour.
boru-lesson-trick_won-lead = You hold the active town marker, so you choose which town this trick is for. Choose Munster 3, the one with the strong ring: it is red, and in that region you (violet) already have a disc.
    .else = Any lit-up town would be allowed. This time choose Munster 3, the one with the strong ring.
boru-lesson-trick_won-play = You chose a red town, so you must play a red card or a white one; the others may play any, but only red and white can win. The red 24 is the highest of them: nobody can beat it.
    .else = That card could be beaten. The 24 cannot: play it.
boru-lesson-trick_won-acted = Only red and white cards could win, and yours was the highest: Munster 3 is yours. Winning with the 24 also cost you 2 coins, as the band at its top said; each coin you cannot pay costs you 2 points.
boru-lesson-trick_won-marker = The others may play any card: both lost here, and each took one of the two actions at the foot of theirs. The winner keeps the marker and names the next town: you again, and any town with any card if none of yours fits.
boru-lesson-trick_won-score = The large number beside each name is the score if the game ended now: 10 points to begin with, 1 for each renown token, 1 for the marker. Three regions or more count right away, a lead in a region once its token is turned up in the upkeep.

boru-lesson-trick_lost = Lose a trick on purpose
boru-lesson-trick_lost-hopeless = This trick is for Connaught 2, a red town, and a red 24 is on the table. Nothing in your hand beats it (your 25 is blue and cannot win here), so think about what losing pays.
boru-lesson-trick_lost-play = Look at the foot of your yellow 17: it moves you 3 spaces up the marriage track. Play it and lose with profit.
    .else = That would lose too, but bring less, or waste a card that can still win a trick. Play the yellow 17.
boru-lesson-trick_lost-act = All act from the lowest card to the highest, so you come first. One action gives a coin and lets you expand, of which more soon; the other gives 3 spaces on the marriage track: take the marriage track.
    .else = One coin is nice, but 3 spaces on the track are worth more. Take the marriage track.
boru-lesson-trick_lost-buy = For 2 coins each you could go further up now. You are ahead of everybody already, so keep your coins: buy 0.
    .else = You lead on the track already. Keep your coins: choose 0.
boru-lesson-trick_lost-paid = The 24 took the town and cost 2 coins; you gave nothing and lead on the marriage track. Losing with the right card is half of this game.
boru-lesson-trick_lost-room = Two discs never share a space of the track, except at its foot: whoever would stop on a taken one goes down to the next free one. So one space more can be worth its 2 coins.
boru-lesson-trick_lost-expand = The action you left out was, as mostly, coins and an expansion: for 5 coins you put a disc on a free town one road away from yours. Roads are the lines between towns, the dotted one across the sea; none leads to your Connaught 1.

boru-lesson-draft = First disc, first cards
boru-lesson-draft-disc = A game begins with one disc each, in a region where nobody else is. Begin at Connaught 2 this time: two roads meet there, one of them from Bréifne, and Connaught’s token is worth 7.
    .else = That can be as good. This time begin at Connaught 2, where two roads meet and the token is worth the fight.
boru-lesson-draft-offer = Each round begins with a choice: keep 2 of the cards you are dealt and pass the rest to the left, to the next in the list of players. You want some that win and some that lose well.
boru-lesson-draft-white = White cards count as any colour: with the 21 you can win almost any town. Keep it this time.
    .else = That can be a good choice too. This time keep the white 21: it fits every town, and only four cards are higher.
boru-lesson-draft-foot = Now one to lose with: the yellow 17 gives 3 spaces on the marriage track when it loses, where the low yellow cards give 2. Keep it too.
    .else = Look for a card to lose with: of those that give 3 spaces, the 17 seldom wins, and a higher one is better kept to win. Keep the yellow 17.
boru-lesson-draft-passed = Your six other cards went to the left, and six came from the right. So you know a part of what your neighbour holds: you passed it on.
boru-lesson-draft-free = Now choose 2 yourself. High numbers win towns but cost coins; low ones seldom win, but they bring more coins.
boru-lesson-draft-last = So it goes on until all cards are taken. You will hold 8 and play 7: the last one is never played.

boru-lesson-upkeep = The upkeep
boru-lesson-upkeep-three = The last trick of the round is almost over. Then three contests are settled, the marriage track, the Vikings and the Church, and last the regions, of which the next chapter tells.
boru-lesson-upkeep-last = Your blue 9 lost. In the Church you lead by 5 discs to 3: put its 2 discs there too, to keep the lead, and buy none.
    .else = With the card’s 2 discs you have 7 against 3 in the Church, and that is enough: take them, and buy 0.
boru-lesson-upkeep-marriage = Marriage: you are furthest up the track, so Orlaith is yours (were all still at its foot, nobody would get her). She brings 2 points and a disc on any free town of Munster: choose one.
boru-lesson-upkeep-track = With the marriage card you went back to the foot of the track; the others are paid for their space: coins, on 7 a renown token, on 8 a town anywhere. Space 9 pays nothing: it is the top, so whoever is on it wins the marriage.
boru-lesson-upkeep-battle = Battle: invaders are left, so whoever beat the fewest loses a town to the Vikings, chosen by who beat the most: you. Choose Connaught 2, and your rival no longer counts there.
    .else = That would hurt too. But Connaught 2 stands against your own town there: choose it.
boru-lesson-upkeep-spoils = For the most invaders you gained two things: a renown token, itself worth 1 point at the end, and right away 1 point for each renown token you now own. The invaders left over go away; had none been left, nobody would have lost a town.
boru-lesson-upkeep-second = You gave your invaders back; the others keep theirs for the next round. Of them, whoever had the most scored 1 point and gave one back.
boru-lesson-upkeep-tied = If several tie for the fewest, each of them loses a town. If several tie for the most, losers choose their own, there is no renown token, and all who tie score just 1 point and return one invader.
boru-lesson-upkeep-church = Church: you have the most discs there, so you build a monastery, and that town counts double from now on. Build it in Connaught 1.
    .else = Possible, but in Connaught your rival’s town is the Vikings’ now: a double town there gives you the lead.
boru-lesson-upkeep-next = For the Church you got the monastery and the active town marker, and your 7 discs came back to you. Had you tied for the most, there would have been neither.
boru-lesson-upkeep-others = Then whoever of the others had the most discs scored 1 point and took one back, and whoever still has 4 builds a monastery too. The cards you see are those of the next round, which this chapter leaves out.

boru-lesson-claims = Claim a region
boru-lesson-claims-token = Each region has a claim token, worth 2 to 7 points at the end. It is turned up once enough towns there are controlled, by players or Vikings: as many as there are dots at its shield, four for Leinster.
boru-lesson-claims-most = Whoever controls the most towns takes the token, and keeps it until somebody has more. In Leinster you have one town each: three, not enough.
boru-lesson-claims-monastery = You build a monastery now, and a town with one counts double. Build it in Leinster 4: that makes four, and two of them are yours.
    .else = There it would turn up no token this round. Build in Leinster 4.
boru-lesson-claims-yours = The claims come last in the upkeep: Leinster becomes yours, 6 points at the end unless somebody has more towns there by then. In a tie, the token stays where it is.
boru-lesson-claims-tie = A face-up token that nobody ever took is shared at the end: everybody tied for the most towns there scores half of it, rounded down.
boru-lesson-claims-vikings = Towns lost to the Vikings, like this one, count only for them; the small sign shows whose it was, and will be again if somebody who loses with the white 13 frees it. If the Vikings have the most in a region, nobody holds its token.

boru-lesson-end = The end of the game
boru-lesson-end-last_upkeep = This chapter begins shortly before the end of a game, in its last upkeep. You won the last marriage: Estrid, Princess of Denmark.
boru-lesson-end-princess = With her, Viking towns can count as yours: for claim tokens (military support) or for the number of regions (trade). Or reject her for 4 points: few towns are Viking, so do that.
    .else = With so few Viking towns she would bring less. Reject her for 4 points.
boru-lesson-end-vikings = You beat the most invaders. Choose Munster 1: your rival loses it to the Vikings, and the fight for Munster is close.
    .else = Think of the 7 points of Munster, and choose Munster 1.
boru-lesson-end-monastery = Now build a monastery in Munster, in Munster 2 or Munster 6: that town counts double, and the region is yours.
    .else = Munster’s token is worth the most here: build in Munster 2 or Munster 6.
boru-lesson-end-points = The last claims are settled, and all is counted: the points you scored on the way, claim tokens, renown, 1 point for the marker, 1 for the most coins if nobody ties.
boru-lesson-end-regions = Then the regions in which you control a town: 3 or 4 of them give 1 point, 5 give 3, 6 give 5, 7 give 7, and all 8 give 10. Fewer give nothing.
boru-lesson-end-play_now = So spread out while you fight for the tokens: a tie in points goes to the most tokens, then to the most marriages, and else is shared. Now you know Brian Boru!

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

boru-have-coins = { $amount ->
    [one] { $sign }{ $amount } coin
   *[other] { $sign }{ $amount } coins
}
boru-have-towns = { $amount ->
    [one] { $sign }{ $amount } town
   *[other] { $sign }{ $amount } towns
}
boru-have-renown = { $sign }{ $amount } renown
boru-have-invaders = { $amount ->
    [one] { $sign }{ $amount } invader beaten
   *[other] { $sign }{ $amount } invaders beaten
}
boru-have-church = { $amount ->
    [one] { $sign }{ $amount } disc in the church
   *[other] { $sign }{ $amount } discs in the church
}
boru-have-courtship = { $amount ->
    [one] { $sign }{ $amount } space on the marriage track
   *[other] { $sign }{ $amount } spaces on the marriage track
}
boru-have-monasteries = { $amount ->
    [one] { $sign }{ $amount } monastery
   *[other] { $sign }{ $amount } monasteries
}

boru-hope-rival = Points kept from the best rival
boru-hope-coins = Coins for later
boru-hope-renown = Renown in battles to come
boru-hope-towns = Towns to build on
boru-hope-claims = Claim tokens
boru-hope-marriage = The marriage track
boru-hope-battle = The battle
boru-hope-church = The church

boru-reason-higher = { $amount ->
    [0] no card of the game is higher
    [one] { $amount } card of the game is higher
   *[other] { $amount } cards of the game are higher
}
boru-reason-no_match = cannot win: not the town’s colour
boru-reason-beaten = cannot win: { $thing } is there already
boru-reason-sure = nobody can beat it any more
boru-reason-may_be_beaten = { $amount ->
    [one] { $amount } card not played yet would beat it
   *[other] { $amount } cards not played yet would beat it
}; still to play: { $other }
boru-reason-passed_on = of these you passed on yourself: { $amount }
boru-reason-invasion = { $amount ->
    [one] but { $amount } invader is left and nobody has beaten fewer than you: as it stands you lose a town
   *[other] but { $amount } invaders are left and nobody has beaten fewer than you: as it stands you lose a town
}
boru-reason-region = then in { $thing }: yours { $amount }, the strongest other { $other }
boru-reason-region_won = if you win it, in { $thing }: yours { $amount }, the strongest other { $other }
boru-reason-short = { $amount ->
    [one] if it wins, coins are missing: −{ $amount } point
   *[other] if it wins, coins are missing: −{ $amount } points
}
boru-reason-only_card = your only card for it: { $thing }
boru-reason-any_colour = white: fits every town
boru-reason-token = { $thing }: its token is worth { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
boru-reason-roads = roads to free towns: { $amount }
boru-reason-won_church = if it wins: the town and { $amount ->
    [one] { $amount } church disc
   *[other] { $amount } church discs
}
boru-reason-won_battle = if it wins: the town and { $amount ->
    [one] { $amount } invader beaten
   *[other] { $amount } invaders beaten
}
boru-reason-won_courtship = if it wins: the town and { $amount ->
    [one] { $amount } space on the marriage track
   *[other] { $amount } spaces on the marriage track
}
boru-reason-won_town = if it wins: the town
boru-reason-won_coins = if it wins: the town and { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
boru-reason-won_pays = if it wins: the town, for { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
boru-reason-worth = the town itself promises about { $sign }{ $points }
boru-reason-lost_church = if it loses: { $amount ->
    [one] { $amount } disc in the Church
   *[other] { $amount } discs in the Church
}, or { $other ->
    [one] { $other } coin
   *[other] { $other } coins
} and an expansion
boru-reason-lost_battle = if it loses: { $amount ->
    [one] { $amount } invader beaten
   *[other] { $amount } invaders beaten
}, or { $other ->
    [one] { $other } coin
   *[other] { $other } coins
} and an expansion
boru-reason-lost_courtship = if it loses: { $amount ->
    [one] { $amount } space on the marriage track
   *[other] { $amount } spaces on the marriage track
}, or { $other ->
    [one] { $other } coin
   *[other] { $other } coins
} and an expansion
boru-reason-lost_coins = if it loses: { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} and an expansion

# What matters about each question, for those who play their first games.

boru-matters-first_disc = Tricks can take any free town, an expansion for 5 coins only one along a road from yours; most towns in a region bring its token.
boru-matters-keep = Your tricks for the round: high cards win towns but often cost coins, 14 to 19 lose best, low ones bring coins.
boru-matters-lead = Only cards of the town’s colour and white ones can win it: name one that you can win, or gladly lose.
boru-matters-play = The winner gets the town; everybody else takes an action, so losing on purpose is a plan too.
boru-matters-secondary = At the round’s end the furthest up the track wins the marriage, the most invaders the battle, the most discs the Church.
boru-matters-buy = One more may decide a contest at the end of the round; coins you keep buy towns, and the most coins at the end are 1 point.
boru-matters-expand = A town without winning a trick: worth most where one more gives you the lead in a region.
boru-matters-liberate = A freed town counts for its owner again, and the Vikings lose their hold on its region: free your own first.
boru-matters-reward_town = A free town: take it where it gives or keeps the lead in a region.
boru-matters-princess = Viking towns can count as yours, for claim tokens or for the number of regions; few of them are worth less than 4 points.
boru-matters-lose_town = A lost town no longer counts in its region: of yours give one that decides nothing, of a rival’s take one that gives the lead.
boru-matters-monastery = A town with a monastery counts as two in its region.
