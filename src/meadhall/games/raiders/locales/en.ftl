### Raiders of the North Sea

raiders-name = Raiders of the North Sea
raiders-blurb = Gather a crew, load provisions and sail north: plunder harbours, monasteries and fortresses to impress the chieftain.
raiders-pass = Skip

## Options

raiders-setting-printing = Printing of the cards
    .text = A later printing changed a few cards; the rules are the same. Whoever knows the older cards can play with those.
raiders-setting-printing-revised = Revised
raiders-setting-printing-first = First printing (a few cards differ)

## Words that several messages share

raiders-said-worker = { $amount ->
    [1] a black worker
    [2] a grey worker
   *[4] a white worker
}
raiders-said-goods = { $thing_id ->
    [silver] { $amount } silver
    [provisions] { $amount ->
        [one] { $amount } provision
       *[other] { $amount } provisions
    }
    [gold] { $amount } gold
    [iron] { $amount } iron
   *[livestock] { $amount } livestock
}
raiders-said-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Questions

raiders-ask-put_back = You keep three of your five cards. Which one do you put back?
    .hint = A bot would put back: { $option }.
raiders-ask-place = Where do you place your worker: in the village, or on a settlement to raid it?
raiders-ask-pick_up = From which building do you pick up a worker?
raiders-ask-hand_limit = You have more than 8 cards in hand. Which one do you discard?
    .hint = A bot would discard: { $option }.
raiders-ask-gather = What do you take at the { $about }?
raiders-ask-draw = Do you draw cards at the { $about }?
raiders-ask-play = Which card do you play at the { $about }?
raiders-ask-copy_building = { $about }: which building's action do you take?
raiders-ask-trade = What do you do at the { $about }?
raiders-ask-discard = Which card do you discard ({ $about })?
    .hint = A bot would discard: { $option }.
raiders-ask-hire = { $about_id ->
    [recruiter] Who do you hire for 2 silver?
    [gravedigger] Who joins your crew for free?
   *[other] Who do you hire?
}
raiders-ask-opponent = { $about_id ->
    [archer] Whose worker do you swap?
    [avenger] Your Avenger has fallen. Who else loses a member of their crew?
    [barbarian] Who do you take plunder from?
    [berserker] Who loses 1 armour?
    [scout] Who do you exchange cards with?
    [warlord] Who do you take silver from?
    [warmonger] Who do you take provisions from?
   *[other] Which opponent do you choose ({ $about })?
}
raiders-ask-take = { $about_id ->
    [silver] How much silver do you take?
   *[other] How many provisions do you take?
}
raiders-ask-rob = Which plunder do you take?
raiders-ask-sacrifice = Which crew member do you give up for 1 plunder?
    .hint = A bot would give up: { $option }.
raiders-ask-choose_plunder = Which plunder do you gain?
raiders-ask-tribute = { $about }: what do you hand over?
    .hint = A bot would hand over: { $option }.
raiders-ask-swap_worker = Which building's worker do you swap with that of { $about }?
raiders-ask-swap_count = How many cards do you exchange with { $about }?
raiders-ask-give_card = Which card do you give away?
    .hint = A bot would give away: { $option }.
raiders-ask-return_crew = Which crew member do you take back into your hand?
raiders-ask-draw_up_to = { $about }: how many cards do you draw?
raiders-ask-cheap_offering = Which offering do you make for one unit less?
raiders-ask-waive = Of which good do you pay one less ({ $about })?
raiders-ask-reroll = { $about }: do you roll a die again?
raiders-ask-plunder = { $about }: which space do you plunder?
raiders-ask-mourn = A valkyrie comes. Which crew member does she take?
    .hint = A bot would lose: { $option }.
raiders-ask-avenged = { $about }: which crew member do you lose?
    .hint = A bot would lose: { $option }.

## What happened

raiders-told-puts_back = { $seat } puts { $thing } back.
raiders-told-puts_back-hidden = { $seat } puts a card back.
raiders-told-rolls_for_start = { $seat } rolls { $amount } for the first turn.
raiders-told-starts = { $seat } begins.
raiders-told-places = { $seat } places { raiders-said-worker } in the { $thing }.
raiders-told-picks_up = { $seat } picks up { raiders-said-worker } from the { $thing }.
raiders-told-gains = { $seat } gains { raiders-said-goods }.
raiders-told-none_left = The supply has nothing left: { $seat } goes without { raiders-said-goods }.
raiders-told-pays = { $seat } pays { raiders-said-goods }.
raiders-told-excess = { $seat } can keep 8 at most and returns { raiders-said-goods }.
raiders-told-armour = { $seat } gains { $amount } armour.
raiders-told-points = { $seat } scores { raiders-said-points } for the { $thing }.
raiders-told-draws = { $seat } draws { $thing }.
raiders-told-draws-hidden = { $seat } draws a card.
raiders-told-discards = { $seat } discards { $thing }.
raiders-told-reshuffled = { $amount ->
    [one] The discard pile is shuffled into a new deck of { $amount } card.
   *[other] The discard pile is shuffled into a new deck of { $amount } cards.
}
raiders-told-plays = { $seat } plays the { $thing } at the Town Hall.
raiders-told-copies = { $seat } takes the action of the { $thing }.
raiders-told-hires = { $seat } hires { $thing }.
raiders-told-dismisses = { $seat } dismisses { $thing }.
raiders-told-returns = { $thing } returns to the hand of { $seat }.
raiders-told-sacrifices = { $seat } gives up { $thing } for plunder.
raiders-told-loses = { $seat } loses { raiders-said-goods } because of { $other }.
raiders-told-loses_armour = { $seat } loses { $amount } armour because of { $other }.
raiders-told-takes = { $seat } takes { raiders-said-goods } from { $other }.
raiders-told-swaps_worker = { $seat } swaps the worker of { $other } with the one in the { $thing }: { $other } now has { raiders-said-worker }.
raiders-told-swaps_cards = { $amount ->
    [one] { $seat } and { $other } exchange { $amount } card.
   *[other] { $seat } and { $other } exchange { $amount } cards.
}
raiders-told-receives = { $seat } receives { $thing } from { $other }.
raiders-told-receives-hidden = { $seat } receives a card from { $other }.
raiders-told-offers = { $seat } makes an offering worth { raiders-said-points }.
raiders-told-turned_up = New offering: { $thing }.
raiders-told-cycled = { $amount ->
    [one] { $amount } offering goes under the stack.
   *[other] { $amount } offerings go under the stack.
}
raiders-told-raids = { $seat } raids the { $thing } with { raiders-said-worker }.
raiders-told-rolls = { $seat } rolls { $amount } ({ $thing }).
raiders-told-rerolls = { $seat } rolls again: { $amount } ({ $thing }).
raiders-told-strength = { $seat } gets { $amount } strength ({ $thing }).
raiders-told-total_strength = { $seat } attacks with { $amount } strength.
raiders-told-tier = { $amount ->
    [0] { $seat } is too weak to score for the raid.
   *[other] { $seat } scores { raiders-said-points } for the raid.
}
raiders-told-plunders = { $seat } takes the plunder and { raiders-said-worker }.
raiders-told-dies = A valkyrie takes { $thing } from the crew of { $seat } (valkyries: { $amount }).
raiders-told-valkyrie_leaves = { $seat } has no crew left: a valkyrie leaves empty-handed.
raiders-told-avenged = { $seat } loses { $thing } to the Avenger of { $other }.
raiders-told-ending = { $thing_id ->
    [fortresses] Only one fortress space is left: the end is near.
    [offerings] The stack of offerings is empty: the end is near.
   *[valkyries] No valkyrie is left on the board: the end is near.
}
raiders-told-last_round = The last round begins: one more turn each.
raiders-told-scores = { $seat }: { raiders-said-points } ({ $thing }).
raiders-told-total = { $amount ->
    [one] { $seat } ends with { $amount } point.
   *[other] { $seat } ends with { $amount } points.
}

## Goods, workers, dice

raiders-good-silver = silver
raiders-good-provisions = provisions
raiders-good-gold = gold
raiders-good-iron = iron
raiders-good-livestock = livestock
raiders-good-valkyries = valkyries
raiders-worker-black = black
raiders-worker-grey = grey
raiders-worker-white = white
raiders-die = die { $number }
raiders-draw = Draw cards
raiders-source-dice = by dice
raiders-source-crew = by the crew
raiders-source-skills = by what the crew can do
raiders-source-armour = by armour
raiders-ending-fortresses = One fortress space left
raiders-ending-offerings = Stack of offerings empty
raiders-ending-valkyries = No valkyrie on the board

## The village

raiders-building-gate_house = Gate House
    .text = Draw 2 cards.
raiders-building-town_hall = Town Hall
    .text = Play a hand card for its Town Hall action.
raiders-building-treasury = Treasury
    .text = Discard 1 card for 2 silver, or 2 cards for 1 gold.
raiders-building-barracks = Barracks
    .text = Hire a hand card for its cost in silver. Your crew has room for 5; you may dismiss one member first.
raiders-building-armoury = Armoury
    .text = Grey or white only: 1 iron for 2 armour, or 2 silver for 1 armour.
raiders-building-mill = Mill
    .text = Black: 1 provision. Grey: 2 provisions. White: 2 provisions or 1 gold.
raiders-building-silversmith = Silversmith
    .text = Black: 3 silver. Grey or white: 2 silver.
raiders-building-long_house = Long House
    .text = Grey or white only: 1 livestock for 2 provisions, or make an offering.

raiders-trade-card_silver = 1 card for 2 silver
raiders-trade-cards_gold = 2 cards for 1 gold
raiders-trade-iron_armour = 1 iron for 2 armour
raiders-trade-silver_armour = 2 silver for 1 armour
raiders-trade-livestock_provisions = 1 livestock for 2 provisions

## Offerings

raiders-offering-1 = 2 gold
    .text = 4 points
raiders-offering-2 = 2 iron
    .text = 4 points
raiders-offering-3 = 1 silver and 3 livestock
    .text = 4 points
raiders-offering-4 = silver, iron and 2 livestock
    .text = 5 points
raiders-offering-5 = silver, gold and 2 livestock
    .text = 5 points
raiders-offering-6 = gold, iron and livestock
    .text = 5 points
raiders-offering-7 = 2 iron and 2 livestock
    .text = 6 points
raiders-offering-8 = 2 gold and 2 livestock
    .text = 6 points
raiders-offering-9 = 4 silver
    .text = 2 points
raiders-offering-10 = 1 iron and 1 livestock
    .text = 3 points
raiders-offering-11 = 1 gold and 1 livestock
    .text = 3 points
raiders-offering-12 = 2 silver and 1 iron
    .text = 3 points
raiders-offering-13 = 2 silver and 1 gold
    .text = 3 points
raiders-offering-14 = 1 iron and 2 livestock
    .text = 4 points
raiders-offering-15 = 1 gold and 2 livestock
    .text = 4 points
raiders-offering-16 = 1 gold and 1 iron
    .text = 4 points

## Settlements

raiders-settlement-harbour_west = Western Harbour
    .text = Crew of 2, 2 provisions, black or grey worker. Always 1 point.
raiders-settlement-harbour_middle = Middle Harbour
    .text = Crew of 3, 1 provision, black or grey worker. Always 1 point.
raiders-settlement-harbour_east = Eastern Harbour
    .text = Crew of 2, 3 provisions, black or grey worker. Always 1 point.
raiders-settlement-outpost_river = River Outpost
    .text = Crew of 3, 3 provisions, grey worker. 1 die; strength 10: 2 points, 16: 4 points.
raiders-settlement-outpost_east = Eastern Outpost
    .text = Crew of 3, 4 provisions, grey worker. 1 die; strength 8: 2 points, 14: 4 points.
raiders-settlement-monastery_west = Western Monastery
    .text = Crew of 3, 3 provisions, 1 gold, grey or white worker. 2 dice; strength 12: 4 points, 20: 6 points.
raiders-settlement-monastery_east = Eastern Monastery
    .text = Crew of 4, 2 provisions, 1 gold, grey or white worker. 2 dice; strength 14: 4 points, 22: 6 points.
raiders-settlement-fortress_west = Western Fortress
    .text = Crew of 5, 3 provisions, 2 gold, white worker. 2 dice; strength 22: 7 points, 28: 9 points, 36: 12 points.
raiders-settlement-fortress_centre = Central Fortress
    .text = Crew of 4, 2 provisions, 2 gold, white worker. 2 dice; strength 18: 5 points, 24: 7 points, 32: 10 points.
raiders-settlement-fortress_east = Eastern Fortress
    .text = Crew of 5, 4 provisions, 1 gold, white worker. 2 dice; strength 20: 6 points, 26: 8 points, 34: 11 points.

raiders-space-harbour_west = Western Harbour, space { $number }
    .text = { $number ->
        [2] 3 tokens and a grey worker
       *[other] 4 tokens and a grey worker
    }
raiders-space-harbour_middle = Middle Harbour, space { $number }
    .text = { $number ->
        [1] 3 tokens and a grey worker
       *[other] 4 tokens and a grey worker
    }
raiders-space-harbour_east = Eastern Harbour, space { $number }
    .text = { $number ->
        [2] 3 tokens and a grey worker
       *[other] 4 tokens and a grey worker
    }
raiders-space-outpost_river = River Outpost, space { $number }
    .text = { $number ->
        [1] 3 tokens and a white worker
       *[other] 3 tokens and a grey worker
    }
raiders-space-outpost_east = Eastern Outpost, space { $number }
    .text = { $number ->
        [1] 4 tokens and a grey worker
       *[other] 3 tokens and a white worker
    }
raiders-space-monastery_west = Western Monastery, space { $number }
    .text = { $number ->
        [1] 3 tokens and a white worker
       *[other] 2 tokens and a white worker
    }
raiders-space-monastery_east = Eastern Monastery, space { $number }
    .text = { $number ->
        [1] 2 tokens and a white worker
       *[other] 3 tokens and a white worker
    }
raiders-space-fortress_west = Western Fortress, space { $number }
    .text = { $number ->
        [1] 2 tokens and a white worker
       *[other] 3 tokens and a white worker
    }
raiders-space-fortress_centre = Central Fortress, space { $number }
    .text = 2 tokens and a white worker
raiders-space-fortress_east = Eastern Fortress, space { $number }
    .text = { $number ->
        [1] 2 tokens and a white worker
       *[other] 3 tokens and a white worker
    }

## Townsfolk

raiders-card-archer = Archer
    .brief = Cost 3, strength 3
    .text = { raiders-card-archer.brief }. Crew: 2 points when you raid an outpost. Town Hall: swap an opponent's worker with one in the village; its colour must be admitted there.
raiders-card-armourer = Armourer
    .brief = Cost 3, strength 3
    .text = { raiders-card-armourer.brief }. Crew: 2 more strength when you raid a monastery. Town Hall: gain 1 armour.
raiders-card-avenger = Avenger
    .brief = Cost 3, strength 3
    .text = { raiders-card-avenger.brief }. Crew: if killed, an opponent of your choice loses a crew member too and picks which. Town Hall: every opponent loses 1 silver.
raiders-card-barbarian = Barbarian
    .brief = Cost 3, strength 3
    .text = { raiders-card-barbarian.brief }. Crew: 2 more strength when you raid a fortress. Town Hall: take 1 plunder of your choice from an opponent.
raiders-card-berserker = Berserker
    .brief = Cost 3, strength 4
    .text = { raiders-card-berserker.brief }. Crew: if killed, it returns to your hand. Town Hall: an opponent loses 1 armour.
raiders-card-brawler = Brawler
    .brief = Cost 2, strength 2
    .text = { raiders-card-brawler.brief }. Crew: in a raid you may roll one die again. Town Hall: give up one of your crew to gain 1 plunder of your choice.
raiders-card-brynjar = Brynjar
    .brief = Cost 4, strength 4
    .text = { raiders-card-brynjar.brief }. Hero: only one in a crew, and no Town Hall action. Crew: in raids 1 more strength for every 3 armour you have.
raiders-card-cartographer = Cartographer
    .brief = Cost 1, strength 0
    .text = { raiders-card-cartographer.brief }. Crew: raiding a fortress costs you 1 gold less. Town Hall: pay 2 provisions (first printing: 1) to gain 1 gold.
raiders-card-champion = Champion
    .brief = Cost 4, strength 4
    .text = { raiders-card-champion.brief }. Crew: 3 points at the end. Town Hall: every opponent loses 1 provision.
raiders-card-folke = Folke
    .brief = Cost 4, strength 3
    .text = { raiders-card-folke.brief }. Hero: only one in a crew, and no Town Hall action. Crew: in raids 1 more strength for every other member of your crew.
raiders-card-forager = Forager
    .brief = Cost 1, strength 0
    .text = { raiders-card-forager.brief }. Crew: 1 more provision when you take provisions at the Mill. Town Hall: gain 2 provisions.
raiders-card-gatekeeper = Gatekeeper
    .brief = Cost 3, strength 2
    .text = { raiders-card-gatekeeper.brief }. Crew: draw 1 more card at the Gate House. Town Hall: draw up to 3 cards (first printing: exactly 3).
raiders-card-gravedigger = Gravedigger
    .brief = Cost 1, strength 0
    .text = { raiders-card-gravedigger.brief }. Crew: if killed, you gain 1 gold. Town Hall: take one of your crew back into your hand; another card from it may join for free.
raiders-card-huntsman = Huntsman
    .brief = Cost 1, strength 1
    .text = { raiders-card-huntsman.brief }. Crew: raiding an outpost costs you 1 provision less. Town Hall: gain 1 provision and 1 silver.
raiders-card-jeweller = Jeweller
    .brief = Cost 1, strength 0
    .text = { raiders-card-jeweller.brief }. Crew: 1 more silver at the Silversmith. Town Hall: pay 2 silver to gain 1 gold.
raiders-card-marauder = Marauder
    .brief = Cost 2, strength 2
    .text = { raiders-card-marauder.brief }. Crew: 1 point when you raid an outpost. Town Hall: pay 1 livestock to gain 1 gold.
raiders-card-mercenary = Mercenary
    .brief = Cost 4, strength 4
    .text = { raiders-card-mercenary.brief }. Crew: if killed, you score 1 point. Town Hall: every opponent gives you 1 silver or 1 provision, as they like.
raiders-card-merchant = Merchant
    .brief = Cost 1 (first printing: 2), strength 0
    .text = { raiders-card-merchant.brief }. Crew: 1 point at the end for each livestock you have. Town Hall: take the action of another building that admits your worker and was not used this turn.
raiders-card-ragnhildr = Ragnhildr
    .brief = Cost 4, strength 4
    .text = { raiders-card-ragnhildr.brief }. Hero: only one in a crew, and no Town Hall action. Crew: in raids 1 more strength for every 2 valkyries that took one of your crew.
raiders-card-recruiter = Recruiter
    .brief = Cost 2, strength 1
    .text = { raiders-card-recruiter.brief }. Crew: hiring at the Barracks costs you 1 silver less. Town Hall: hire a hand card for 2 silver, whatever its cost.
raiders-card-sage = Sage
    .brief = Cost 2, strength 0 (first printing: 1)
    .text = { raiders-card-sage.brief }. Crew: one more action at the Long House. Town Hall: the offerings on show go under the stack, and new ones are turned up.
raiders-card-scout = Scout
    .brief = Cost 2, strength 2
    .text = { raiders-card-scout.brief }. Crew: raiding a monastery costs you 1 provision less. Town Hall: name an opponent and a number; each of you gives the other that many hand cards, chosen in secret.
raiders-card-shieldmaiden = Shieldmaiden
    .brief = Cost 3, strength 3
    .text = { raiders-card-shieldmaiden.brief }. Crew: 1 point when you raid a monastery. Town Hall: pay 1 livestock to gain 1 iron.
raiders-card-trader = Trader
    .brief = Cost 2 (first printing: 3), strength 0
    .text = { raiders-card-trader.brief }. Crew: 1 point at the end for each offering you made. Town Hall: make an offering and pay one unit less.
raiders-card-warlord = Warlord
    .brief = Cost 4, strength 3
    .text = { raiders-card-warlord.brief }. Crew: 2 points at the end. Town Hall: take up to 2 silver from an opponent.
raiders-card-warmonger = Warmonger
    .brief = Cost 3, strength 3
    .text = { raiders-card-warmonger.brief }. Crew: 1 point when you raid a harbour. Town Hall: take up to 2 provisions from an opponent (first printing: exactly 1).

## The same townsfolk, hired

raiders-crew-archer = { raiders-card-archer } (crew)
    .brief = { raiders-card-archer.brief }
    .text = { raiders-card-archer.text }
raiders-crew-armourer = { raiders-card-armourer } (crew)
    .brief = { raiders-card-armourer.brief }
    .text = { raiders-card-armourer.text }
raiders-crew-avenger = { raiders-card-avenger } (crew)
    .brief = { raiders-card-avenger.brief }
    .text = { raiders-card-avenger.text }
raiders-crew-barbarian = { raiders-card-barbarian } (crew)
    .brief = { raiders-card-barbarian.brief }
    .text = { raiders-card-barbarian.text }
raiders-crew-berserker = { raiders-card-berserker } (crew)
    .brief = { raiders-card-berserker.brief }
    .text = { raiders-card-berserker.text }
raiders-crew-brawler = { raiders-card-brawler } (crew)
    .brief = { raiders-card-brawler.brief }
    .text = { raiders-card-brawler.text }
raiders-crew-brynjar = { raiders-card-brynjar } (crew)
    .brief = { raiders-card-brynjar.brief }
    .text = { raiders-card-brynjar.text }
raiders-crew-cartographer = { raiders-card-cartographer } (crew)
    .brief = { raiders-card-cartographer.brief }
    .text = { raiders-card-cartographer.text }
raiders-crew-champion = { raiders-card-champion } (crew)
    .brief = { raiders-card-champion.brief }
    .text = { raiders-card-champion.text }
raiders-crew-folke = { raiders-card-folke } (crew)
    .brief = { raiders-card-folke.brief }
    .text = { raiders-card-folke.text }
raiders-crew-forager = { raiders-card-forager } (crew)
    .brief = { raiders-card-forager.brief }
    .text = { raiders-card-forager.text }
raiders-crew-gatekeeper = { raiders-card-gatekeeper } (crew)
    .brief = { raiders-card-gatekeeper.brief }
    .text = { raiders-card-gatekeeper.text }
raiders-crew-gravedigger = { raiders-card-gravedigger } (crew)
    .brief = { raiders-card-gravedigger.brief }
    .text = { raiders-card-gravedigger.text }
raiders-crew-huntsman = { raiders-card-huntsman } (crew)
    .brief = { raiders-card-huntsman.brief }
    .text = { raiders-card-huntsman.text }
raiders-crew-jeweller = { raiders-card-jeweller } (crew)
    .brief = { raiders-card-jeweller.brief }
    .text = { raiders-card-jeweller.text }
raiders-crew-marauder = { raiders-card-marauder } (crew)
    .brief = { raiders-card-marauder.brief }
    .text = { raiders-card-marauder.text }
raiders-crew-mercenary = { raiders-card-mercenary } (crew)
    .brief = { raiders-card-mercenary.brief }
    .text = { raiders-card-mercenary.text }
raiders-crew-merchant = { raiders-card-merchant } (crew)
    .brief = { raiders-card-merchant.brief }
    .text = { raiders-card-merchant.text }
raiders-crew-ragnhildr = { raiders-card-ragnhildr } (crew)
    .brief = { raiders-card-ragnhildr.brief }
    .text = { raiders-card-ragnhildr.text }
raiders-crew-recruiter = { raiders-card-recruiter } (crew)
    .brief = { raiders-card-recruiter.brief }
    .text = { raiders-card-recruiter.text }
raiders-crew-sage = { raiders-card-sage } (crew)
    .brief = { raiders-card-sage.brief }
    .text = { raiders-card-sage.text }
raiders-crew-scout = { raiders-card-scout } (crew)
    .brief = { raiders-card-scout.brief }
    .text = { raiders-card-scout.text }
raiders-crew-shieldmaiden = { raiders-card-shieldmaiden } (crew)
    .brief = { raiders-card-shieldmaiden.brief }
    .text = { raiders-card-shieldmaiden.text }
raiders-crew-trader = { raiders-card-trader } (crew)
    .brief = { raiders-card-trader.brief }
    .text = { raiders-card-trader.text }
raiders-crew-warlord = { raiders-card-warlord } (crew)
    .brief = { raiders-card-warlord.brief }
    .text = { raiders-card-warlord.text }
raiders-crew-warmonger = { raiders-card-warmonger } (crew)
    .brief = { raiders-card-warmonger.brief }
    .text = { raiders-card-warmonger.text }

## Scores

raiders-score-raids = Points during the game
raiders-score-valkyries = Valkyries
raiders-score-armour = Armour
raiders-score-offerings = Offerings
raiders-score-crew = Crew
raiders-score-plunder = Plunder
raiders-tie-valkyries = Place on the valkyrie track
raiders-tie-armour = Place on the armour track

## The table

raiders-sheet-players = Players
raiders-sheet-village = Village
raiders-sheet-settlements = Settlements
raiders-sheet-offerings = Offerings
raiders-sheet-table = The table
raiders-column-seat = Player
raiders-column-score = Score
raiders-column-points = Points
raiders-column-worker = Worker
raiders-column-silver = Silver
raiders-column-provisions = Provisions
raiders-column-gold = Gold
raiders-column-iron = Iron
raiders-column-livestock = Livestock
raiders-column-armour = Armour
raiders-column-valkyries = Valkyries
raiders-column-cards = Cards
raiders-column-crew = Crew
raiders-column-offerings = Offerings
raiders-column-building = Building
raiders-column-settlement = Settlement
raiders-column-admits = Admits
raiders-column-dice = Dice
raiders-column-tiers = Strength→points
raiders-column-spaces = Spaces left
raiders-column-offering = Offering
raiders-column-cost = Cost
raiders-label-turn = Turn
raiders-label-supply = Supply
raiders-label-deck = Cards in the deck
raiders-label-stack = Offerings in the stack
raiders-label-discard = Discard pile
raiders-label-hand = Your hand
raiders-label-aside = You put aside
raiders-label-put_back = You put under the deck
raiders-label-known_hand = Known cards in hand
raiders-label-last_raid = Last raid
raiders-label-strength = Strength
raiders-label-raid_points = Points for the raid
raiders-label-ending = The end is near
raiders-label-turns_left = Turns left, of all players together

## On the page

raiders-column-strength = Strength
raiders-label-end = The end
    .text = The last round comes when one fortress space is left, the stack of offerings is empty, or no valkyrie is left on the board.
raiders-track-armour = Armour track
    .text = Armour adds to your strength in raids. At the end: 2 points from 3, 4 from 6, 6 from 9.
raiders-track-valkyries = Valkyrie track
    .text = One step for each member of your crew that a valkyrie took. At the end it scores up to 15 points.
raiders-page-worker = { $amount ->
    [1] a black worker
    [2] a grey worker
   *[4] a white worker
}
raiders-page-map = The village and the coast
raiders-page-excess = You may keep { $count } at most: { $amount } { $good } would go back at the end of your turn.
raiders-page-dismiss = Dismiss somebody first…
raiders-page-dismiss-whom = Who do you dismiss? You hire somebody else right away.
raiders-page-roll = Roll!
raiders-page-dice = dice
raiders-page-lacks = { $amount ->
    [1] lacks
   *[other] lacks
}
raiders-page-no-reroll = without rolling a die again
raiders-page-can-raid = You can raid now, for points, plunder and the worker there. It takes the whole turn: waiting can be right if some work first makes a better raid of it.
raiders-page-offering = Offering, { raiders-said-points }
raiders-page-figures = { $name } (cost { $cost }, strength { $strength })
raiders-page-crew = Your crew
raiders-page-no-cards = No cards
raiders-page-no-crew = Hire townsfolk at the Barracks.
raiders-page-strength = Strength of crew and armour
raiders-page-townsfolk = The townsfolk
raiders-page-card-key = Cost at the top left, strength below or beside it. In the lower half, on the left what a card does in your crew, on the right what it does at the Town Hall.
raiders-page-sign-plunder = Plunder
raiders-page-sign-harbour = Harbour
raiders-page-sign-outpost = Outpost
raiders-page-sign-monastery = Monastery
raiders-page-sign-fortress = Fortress
raiders-page-sign-killed = When killed
raiders-page-sign-end = At the end of the game
raiders-page-sign-one = One opponent
raiders-page-sign-all = All opponents
raiders-page-sign-again = Again, or change
raiders-page-sign-swap = Swap cards
raiders-page-sign-back = Back to the hand
raiders-page-sign-village = Any building
raiders-page-sign-hero = Hero
raiders-page-fortress-spaces = Fortress spaces left
raiders-page-valkyries = Valkyries on the board
raiders-page-you-have = You have
raiders-page-reached = reached
raiders-page-out-of-reach = out of reach
raiders-page-dice-needed = { $amount } with dice
raiders-page-your-strength = { $dice ->
    [one] You have { $strength } strength here before { $dice } die is rolled.
   *[other] You have { $strength } strength here before { $dice } dice are rolled.
}

## Refusals

raiders-why-occupied = A worker already stands there.
raiders-why-colour = A worker of this colour is not admitted there.
raiders-why-no_worker = No worker stands there.
raiders-why-just_placed = You have just placed a worker there.
raiders-why-plundered = Everything there has been plundered.
raiders-why-crew = Your crew is too small.
raiders-why-provisions = You have too few provisions.
raiders-why-gold = You have too little gold.
raiders-why-silver = You have too little silver.
raiders-why-goods = You do not have all that it costs.
raiders-why-no_gold_left = The supply has no gold left: this card would bring nothing.
raiders-why-no_gain = You would gain nothing: you have the most there can be, or the supply is empty.
raiders-why-price = You cannot pay for it, or there is nothing to gain from it.
raiders-why-hero_plays_not = Heroes have no Town Hall action.
raiders-why-crew_full = Your crew is full: dismiss somebody first.
raiders-why-one_hero = There is room for only one hero in a crew.

## The rules in short

raiders-goes-1 = Place your worker in the village and take that building’s action.
raiders-goes-2 = Pick up another worker, and take that action too.
raiders-goes-3 = So you gather crew, provisions and armour.
raiders-goes-4 = Then raid: crew and dice decide the points, and the plunder is yours.
raiders-goes-5 = Offerings, valkyries, armour and gold count at the end.

raiders-rules-1 = Impress the chieftain: score the most points by raiding settlements, meeting valkyries, making offerings and keeping plunder. You begin and end each turn with one worker in hand.
    .title = The aim
raiders-rules-2 = Place your worker in a free building of the village and take its action; then pick up a worker from another building and take that action too. You may skip an action, and use each building once a turn. Grey and white workers, won in raids, yield more at the Mill and less at the Silversmith; the Armoury and the Long House admit no others.
    .title = Working
raiders-rules-3 = A townsfolk card has two uses: hired at the Barracks, it joins your crew and works for you from there; played at the Town Hall, it is discarded for a single action. A crew has 5 members at most, and only one hero.
    .title = Townsfolk
raiders-rules-4 = Instead of working you may raid a settlement, with a worker of the right colour, a crew large enough, and provisions, further north gold as well. The worker stays there for good. A harbour is always worth 1 point; elsewhere you roll dice and add the strength of your crew, their actions and your armour: the better the total, the more points. Then take what is on one of the spaces, with the worker waiting there.
    .title = Raiding
raiders-rules-5 = Each valkyrie among the plunder takes one of your crew, of your choice, and moves you up the valkyrie track. Valkyries for which no crew is left bring nothing.
    .title = Valkyries
raiders-rules-6 = At the end of your turn you keep at most 8 silver, 8 provisions and 8 cards. Plunder has no limit; armour ends at 10. The supply is limited: what is not there cannot be gained.
    .title = Limits
raiders-rules-7 = When only one fortress space is left, the stack of offerings is empty or no valkyrie is left on the board, everybody has one more turn after this one. Then score for valkyries (up to 15), armour (2, 4 or 6 from 3, 6 or 9), offerings and crew; a gold, an iron and a pair of livestock are a point each. Ties go to whoever is further on the valkyrie track, then on the armour track; if they are level there too, they share the victory.
    .title = The end

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

raiders-have-points = { $amount ->
    [one] { $sign }{ $amount } point
   *[other] { $sign }{ $amount } points
}
raiders-have-silver = { $sign }{ $amount } silver
raiders-have-provisions = { $amount ->
    [one] { $sign }{ $amount } provision
   *[other] { $sign }{ $amount } provisions
}
raiders-have-gold = { $sign }{ $amount } gold
raiders-have-iron = { $sign }{ $amount } iron
raiders-have-livestock = { $sign }{ $amount } livestock
raiders-have-armour = { $sign }{ $amount } armour
raiders-have-crew = { $amount ->
    [one] { $sign }{ $amount } crew member
   *[other] { $sign }{ $amount } crew members
}
raiders-have-strength = { $sign }{ $amount } strength of the crew
raiders-have-cards = { $amount ->
    [one] { $sign }{ $amount } card in hand
   *[other] { $sign }{ $amount } cards in hand
}
raiders-have-valkyries = { $amount ->
    [one] { $sign }{ $amount } valkyrie
   *[other] { $sign }{ $amount } valkyries
}
raiders-have-offerings = { $amount ->
    [one] { $sign }{ $amount } offering
   *[other] { $sign }{ $amount } offerings
}

raiders-hope-plunder = The plunder
raiders-hope-supplies = Goods and armour
raiders-hope-crew = The crew
raiders-hope-hand = Cards in hand
raiders-hope-hire = The next hire
raiders-hope-offering = The next offering
raiders-hope-raid = The next raid
raiders-hope-end = Being nearer to the end of the game
raiders-hope-fortress = Being ready for the next fortress
raiders-hope-valkyries = The valkyries that come
raiders-hope-points = The points themselves

raiders-reason-cannot_win = cannot score: { $amount } at best against { $other }
raiders-reason-strength = strength { $amount } to { $other }, by the dice
raiders-reason-sure =
    sure of { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } whatever is rolled
raiders-reason-chance = { $amount }% for { $other ->
    [one] { $other } point
   *[other] { $other } points
}
raiders-reason-valkyries = { $amount ->
    [one] { $amount } valkyrie leaves you a crew of { $other }
   *[other] { $amount } valkyries leave you a crew of { $other }
}
raiders-reason-least_valkyries = { $amount ->
    [one] { $amount } valkyrie at least comes for your crew of { $other }
   *[other] { $amount } valkyries at least come for your crew of { $other }
}
raiders-reason-next_worker = then you hold { $amount ->
    [1] a black worker
    [2] a grey worker
   *[4] a white worker
} for your next turn
raiders-reason-no_valkyries = no valkyrie: you keep your crew of { $amount }
raiders-reason-taken = the valkyrie takes somebody of cost { $amount } and strength { $other }
raiders-reason-no_gold_left = the supply has no gold left for this card
raiders-reason-paid = the plunder that you pay would score { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} at the end itself
raiders-reason-highest = strength { $amount } scores the most already
raiders-reason-no_better = rolling one die again cannot bring more points
raiders-reason-fewer = { $amount }% for only { $other ->
    [one] { $other } point
   *[other] { $other } points
}
raiders-reason-safe = no points can be lost by it
raiders-reason-missing = { $amount } more strength would be worth { $other ->
    [one] { $other } point
   *[other] { $other } points
}
raiders-reason-folk = you part with cost { $amount } and strength { $other }

# What matters about each question, for those who play their first games.

raiders-matters-put_back = Each card can be hired for its silver, or played in the Town Hall; you begin with 2 silver and draw more cards later.
raiders-matters-place = In the village you act twice, by placing and by picking up another worker; a raid is your whole turn.
raiders-matters-pick_up = The worker you take away is the one for your next turn: its colour says where you can go.
raiders-matters-hand_limit = Cards beyond eight are lost: keep those that fight well or that you can pay soon.
raiders-matters-gather = { $about_id ->
    [silversmith] Silver hires townsfolk and buys armour; you keep up to 8 of it.
   *[other] Provisions feed raids, up to 8 of them; gold opens monasteries and fortresses, and pays for offerings.
}
raiders-matters-draw = More cards are more people to choose from, for the crew and for the Town Hall.
raiders-matters-play = A card played here is gone, and does right away what it says; hired, the same one fights.
raiders-matters-copy_building = Take the action that no free building would give you now.
raiders-matters-trade = What you give is gone: exchange what you can spare for what your next raid, hire or offering still lacks.
raiders-matters-discard = It is the price: give up the card you will miss least.
raiders-matters-hire = Crew is what a raid needs first: heads to be allowed there, strength to score.
raiders-matters-opponent = Take from whoever it hurts most, or whoever is ahead.
raiders-matters-take = What you take, your opponent lacks next turn.
raiders-matters-rob = Gold and iron score one each, livestock by pairs; all of it pays for offerings.
raiders-matters-sacrifice = A weak crew member may be worth more as plunder; heads count for raids, though.
raiders-matters-choose_plunder = Take what an offering still lacks, or gold for monasteries and fortresses.
raiders-matters-tribute = You must give something: let it be what you need least next turn.
raiders-matters-swap_worker = The colour you leave behind decides where that player can go next.
raiders-matters-swap_count = You exchange unseen: more cards are more chances, and more risk, for both.
raiders-matters-give_card = It will play against you: give one that helps you least, and them little.
raiders-matters-return_crew = Back in hand a card can be played or hired anew; your crew is one smaller.
raiders-matters-draw_up_to = Cards are free now; more than eight at the end of the turn are lost.
raiders-matters-cheap_offering = Offerings are sure points, here for less; the stack of tiles also ends the game.
raiders-matters-waive = Keep the good that another offering needs.
raiders-matters-reroll = One die may go again: worth it if the next step of points is within its reach.
raiders-matters-plunder = You get all that is there, its worker too; every valkyrie among it takes one of your crew.
raiders-matters-mourn = Who falls moves you up the valkyrie track: lose the one you need least for the next raid.
raiders-matters-avenged = Somebody must go: keep heads and strength for the next raid.

## Lessons

raiders-lesson-village = A turn in the village
raiders-lesson-village-aim = You lead a crew of Vikings and want to impress the chieftain: the most points win. First work in the village, then go raiding.
raiders-lesson-village-put_back = Of 5 townsfolk you keep 3, a crew to be hired later: each shows its price in silver and its strength. You begin with 2 silver, so put back the Warlord, who costs 4, and the Forager, who has no strength.
    .else = That one is worth its price. Put back the Warlord and the Forager.
raiders-lesson-village-place = You always begin your turn with one worker in hand. Place it on the Mill and take provisions for the journey.
    .else = A good building too, but crews sail on full stomachs: choose the Mill.
raiders-lesson-village-pick_up = Now the second half of the turn: pick up a worker from another building and use that one as well. Take the one at the Silversmith.
    .else = You may pick up any other worker. This time take silver: the Silversmith.
raiders-lesson-village-turn = That is a whole turn of work: two buildings, and a worker in hand again. What you place blocks others until somebody picks it up.
raiders-lesson-village-limits = At the end of your turn you may keep 8 silver, 8 provisions and 8 cards; what is more goes back. The supply, the chest on the board, has its limits too: what is not in it cannot be gained.

raiders-lesson-hire = Hire a crew
raiders-lesson-hire-crew = A raid needs a crew, and you hire it at the Barracks. Each card shows its price in silver and its strength.
raiders-lesson-hire-place = You have silver to spend: place your worker on the Barracks.
    .else = First the crew: the Barracks.
raiders-lesson-hire-who = Hire the Archer for 3 silver: strength 3, and extra points when raiding an outpost. A crew has 5 members at most.
    .else = The Archer scores 2 more points at every outpost you raid. Go back if you have opened something else, and hire him.
raiders-lesson-hire-cards = Now pick up the worker at the Gate House and draw 2 new cards.
    .else = You are running out of townsfolk: the Gate House brings new ones.
raiders-lesson-hire-uses = Every card has two uses: hired, it stays and helps in raids; played at the Town Hall, it acts once and is gone. Choose well.
raiders-lesson-hire-signs = The left half of a card says what it does in your crew, the right half what it does at the Town Hall. The sign of a settlement or building means: there; a tombstone: when that one dies; an hourglass: at the end of the game.
raiders-lesson-hire-heroes = There are heroes too, with a crown in place of the Town Hall action: only one may be in your crew. Before you hire you may dismiss somebody, and must when you have 5; that card is discarded.
raiders-lesson-hire-spare = For cards to spare the Town Hall gives an action, and the Treasury 2 silver for 1 card or 1 gold for 2 cards.

raiders-lesson-raid = Raid a harbour
raiders-lesson-raid-needs = Instead of working you may raid. The signs below its name say what this harbour needs: a black or grey worker, 3 crew members and 1 of your provisions, and you have them all.
raiders-lesson-raid-sail = Place your worker on the marked harbour. It costs provisions, and no dice are rolled: a harbour itself is always 1 point, to which cards may add.
    .else = Enough work for now: raid the harbour.
raiders-lesson-raid-plunder = Now take the plunder of one space: each gold, each iron and every 2 livestock are a point, counted in your score right away. Choose the one with 1 gold, 2 iron and 1 livestock.
    .else = Iron is worth a point each, or 2 armour at the Armoury: choose the space with 2 iron.
raiders-lesson-raid-worker = Your black worker stays there, but a grey one came home with the plunder. Grey workers open the Armoury, the Long House and the outposts, and bring 2 provisions from the Mill, but only 2 silver from the Silversmith.
raiders-lesson-raid-colours = A worker’s colour says where it may raid: black only harbours, grey harbours, outposts and monasteries, white monasteries and fortresses. White ones come home from outposts, monasteries and fortresses.

raiders-lesson-dice = A raid with dice
raiders-lesson-dice-strength = The Eastern Monastery is defended, so strength counts: your crew has 8, and two dice are added. The table below its name shows the points: 14 give 4, 22 give 6.
raiders-lesson-dice-faces = A die shows 2, 3, 3, 4, 4 or 5, so two dice add from 4 to 10. With 8 you reach 12 at least and 18 at most: 14 is likely.
raiders-lesson-dice-roll = It needs a grey or white worker and 4 in your crew, and costs 2 provisions and 1 gold. Raid it and roll.
    .else = This time the Eastern Monastery: it costs 1 provision less, and nobody falls. In the western one 4 points are sure, but a valkyrie takes one of your crew.
raiders-lesson-dice-plunder = A total of 17 brought 4 points; less than 14 would have left only what crew cards score there, and the plunder all the same. Take the space with iron and livestock: good for armour and offerings.
    .else = Take the other space, with iron and livestock.
raiders-lesson-dice-armour = At the Armoury 1 iron buys 2 armour, or 2 silver buy 1: one trade a visit, up to 10 armour. Each adds 1 strength in every later raid, and at the end 3 armour give 2 points, 6 give 4, and 9 give 6.

raiders-lesson-offerings = Make an offering
raiders-lesson-offerings-why = Plunder is worth a little at the end, but the chieftain pays more for it now. Offerings are made at the Long House, by grey or white workers.
raiders-lesson-offerings-place = Your worker may enter: place it on the Long House.
    .else = For an offering it must be the Long House.
raiders-lesson-offerings-offer = Three offerings are on display, anybody may take them, and a visit to the Long House allows one. Choose the marked one: it costs 1 silver, 1 gold and 2 livestock.
    .else = Not this time: the marked offering is worth 5 points, so choose it.
raiders-lesson-offerings-mill = Finish your turn: pick up the worker at the Mill for new provisions.
    .else = The next raid needs provisions: the Mill.
raiders-lesson-offerings-stack = Your offering’s points are counted at the end, and a new one was turned up. When the stack of them is empty, the end of the game is near.

raiders-lesson-end = Valkyries and the end
raiders-lesson-end-last_turn = The end comes when one fortress space is left, the stack of offerings is empty, or no valkyrie is left on the board: then everybody has one more turn. One fortress space is left, and this is the last turn for you; your rival has one more.
raiders-lesson-end-raid = Raid the outpost on the river: your crew is strong, the Archer scores there, and two tokens of its plunder are valkyries, those with wings.
    .else = This time the outpost on the river: the Archer scores there, and valkyries await.
raiders-lesson-end-valkyrie = Each valkyrie leads one of your crew to Valhalla, and that is worth points too. The Archer has done his part: let him go.
    .else = Anybody may go, but the Archer’s points are counted already: let him go.
raiders-lesson-end-another = The second valkyrie comes. Choose the Avenger: when he dies, an opponent loses somebody too.
    .else = Only the Avenger costs your opponent somebody too: choose him.
raiders-lesson-end-track = Valkyries pay more and more: 2 give 1 point, 3 give 2, 4 give 4, 5 give 7, 6 give 10, and 7 give 15; a single one gives nothing. Once you have no crew left, a valkyrie has no effect.
raiders-lesson-end-points = After the last turns all is counted: raids, valkyries, armour, offerings, and crew cards with an hourglass. Of the goods left over each gold, each iron and every 2 livestock give 1 point; silver and provisions nothing.
raiders-lesson-end-ties = In a tie whoever is further on the valkyrie track wins, and then whoever has more armour; after that the victory is shared.
raiders-lesson-end-play_now = Most of these turns were chosen for you, so the result says nothing about you. Now you know how to raid the North Sea!
