### Feudum

feudum-name = Feudum
feudum-blurb = Send pawns across a strange kingdom, rule its towns, rise in six guilds that live off each other, and be the most venerated when the fifth epoch dawns.

## Options

feudum-setting-rules = Rules
    .text = Some rules can be read in two ways: as printed, or as in a summary that players made of them. For a first game leave it as it is.
feudum-setting-rules-summary = The summary, where it is explicit
feudum-setting-rules-published = The published game
feudum-setting-variant = Game
feudum-setting-variant-advanced = Advanced: special abilities, landscapes, reeves and monsters
feudum-setting-variant-basic = Basic: without them
feudum-setting-farmer_trade = Goods sent to the Farmer Guild
feudum-setting-farmer_trade-as_rules = As the rules have it
feudum-setting-farmer_trade-seed = 1 food or shilling for each good
feudum-setting-farmer_trade-published = 1 food or shilling for every 2 goods
feudum-setting-region_scale = Points for active regions
feudum-setting-region_scale-as_rules = As the rules have it
feudum-setting-region_scale-seed = 1, 3, 5, 9, 11, 13
feudum-setting-region_scale-published = 1, 3, 5, 7, 9, 11
feudum-setting-shillings = Shillings at the end
feudum-setting-shillings-as_rules = As the rules have it
feudum-setting-shillings-seed = 3 points for every 3
feudum-setting-shillings-published = 1 point for every 3
feudum-setting-beads = Beads at the harvest
feudum-setting-beads-as_rules = As the rules have it
feudum-setting-beads-seed = 1 more good for each bead
feudum-setting-beads-published = As many more goods as the bead’s value
feudum-setting-spill = Surplus of a full barn
feudum-setting-spill-as_rules = As the rules have it
feudum-setting-spill-seed = With beads on the chickens, 4 goods spill over
feudum-setting-spill-published = As many goods spill over as the beads on the chickens sum to
feudum-setting-godspeed = Godspeed (a monk, when you Move)
feudum-setting-godspeed-as_rules = As the rules have it
feudum-setting-godspeed-seed = One more movement point for any of your pieces
feudum-setting-godspeed-published = Afterwards one monk goes 1 space
feudum-setting-conquered_serf = A serf at a conquered feudum
feudum-setting-conquered_serf-as_rules = As the rules have it
feudum-setting-conquered_serf-seed = Any serf there rules the outpost
feudum-setting-conquered_serf-published = Only the attacker’s serf does
feudum-setting-other_tile = A region without a fitting tile
feudum-setting-other_tile-as_rules = As the rules have it
feudum-setting-other_tile-seed = Take a tile of this epoch or a past one elsewhere
feudum-setting-other_tile-published = Take a tile of a past epoch elsewhere
feudum-setting-pilfer_where = Where you may not pilfer
feudum-setting-pilfer_where-as_rules = As the rules have it
feudum-setting-pilfer_where-seed = Nowhere that you rule or have a serf
feudum-setting-pilfer_where-published = Not from your own farm or a landscape you tend
feudum-setting-pilfer_who = Who pilfers
feudum-setting-pilfer_who-as_rules = As the rules have it
feudum-setting-pilfer_who-seed = Any of your pieces
feudum-setting-pilfer_who-published = A piece that moved
feudum-setting-migrate = New pawns at starting locations
feudum-setting-migrate-as_rules = As the rules have it
feudum-setting-migrate-seed = If you have no pawn on the board
feudum-setting-migrate-published = If you have neither pawn nor marker on the map
feudum-setting-farm_limit = Goods at a farm
feudum-setting-farm_limit-as_rules = As the rules have it
feudum-setting-farm_limit-seed = Never more than 10
feudum-setting-farm_limit-published = Below 10 a farm takes a whole harvest
feudum-setting-new_reeve = A new reeve
feudum-setting-new_reeve-as_rules = As the rules have it
feudum-setting-new_reeve-seed = Scores from the next push or pull
feudum-setting-new_reeve-published = Scores right away
feudum-setting-push_amount = How much a push or pull moves
feudum-setting-push_amount-as_rules = As the rules have it
feudum-setting-push_amount-seed = Up to the number
feudum-setting-push_amount-published = The full number, if possible
feudum-setting-starve_disc = Military disc after Starve the People
feudum-setting-starve_disc-as_rules = As the rules have it
feudum-setting-starve_disc-seed = Must be placed
feudum-setting-starve_disc-published = May be placed
feudum-setting-restock = New goods in epoch III
feudum-setting-restock-as_rules = As the rules have it
feudum-setting-restock-seed = Guilds, E locations, and N locations without a good
feudum-setting-restock-published = Guilds, and E locations of the map
feudum-setting-region_count = What the points for regions count
feudum-setting-region_count-as_rules = As the rules have it
feudum-setting-region_count-seed = Your locations, region by region
feudum-setting-region_count-published = The regions in which you are active
feudum-setting-seats = Seats in a guild with 4 or 5 players
feudum-setting-seats-as_rules = As the rules have it
feudum-setting-seats-seed = Guild master and journeyman
feudum-setting-seats-published = An apprentice too
feudum-setting-feudum_influence = Can influence take a feudum?
feudum-setting-feudum_influence-as_rules = As the rules have it
feudum-setting-feudum_influence-seed = Yes, like any location
feudum-setting-feudum_influence-published = No, only conquest can

## Words that several messages share

feudum-said-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
feudum-said-shillings = { $amount ->
    [one] { $amount } shilling
   *[other] { $amount } shillings
}
feudum-said-markers = { $amount ->
    [one] { $amount } marker
   *[other] { $amount } markers
}

## Questions

feudum-ask-first_good = Which good do you take from the bag? You get three different ones.
feudum-ask-to_barrel = How much sulfur goes into your wine barrel, to feed a pawn or pay for a feast later? The rest goes to your supply.
feudum-ask-first_character = Which character is your first pawn? It makes you a member of its guild.
feudum-ask-first_location = At which starting location does your { $about } begin?
feudum-ask-take_seat = You have too few markers for all the seats that are yours. Which guild gets one?
feudum-ask-pouch = Do you put a good on your pouch: saltpeter for a fifth card, or sulfur to play two cards in one turn?
feudum-ask-pay_with = To be paid: { $about }. With what do you pay?
feudum-ask-choose_card = Which card do you choose for this round?
feudum-ask-play_card = Which card do you play?
feudum-ask-second_card = By the sulfur on your pouch you may play a second card now. Which one?
feudum-ask-anytime = Do you play a mandate, put a writ under the deck, or take a seal from under a marker?
feudum-ask-mandate_way = { $about_id ->
    [small_pay] { $about }: 1 food for 3 shillings (first), or 1 food and 1 wood for 7 (second)?
    [big_pay] { $about }: 1 food, wood and iron for 9 shillings (first), or with 1 sulfur for 13 (second)?
    [sky_or_sea] { $about }: 1 food for a flying machine (first), or 1 wood for a ship (second)?
    [sea_or_deep] { $about }: 1 wood for a ship (first), or 1 iron for a submersible (second)?
    [west_guilds] { $about }: as a farmer 3 goods (first), as a merchant 3 shillings (second), as an alchemist a vessel (third)?
   *[east_guilds] { $about }: as a knight 3 markers (first), as a noble a seal (second), as a monk a bead (third)?
}
feudum-ask-take_vessel = Which vessel do you take?
feudum-ask-discard_writ = Which writ do you put under the deck?
feudum-ask-keep_writ = Which writ do you keep?
feudum-ask-migrate = Which pawn do you bring on for 1 food, or which one do you take off the board?
feudum-ask-enter = Where does your { $about } enter?
feudum-ask-move = Which piece do you move? Movement points left: { $about }.
feudum-ask-move_to = { $about_id ->
    [behemoth] Where does the behemoth go?
    [sea_serpent] Where does the sea serpent go?
   *[other] Where does { $about } go?
}
feudum-ask-route = By which route does it go ({ $about })?
feudum-ask-board = Which abandoned vessel does it board ({ $about })?
feudum-ask-pilfer = Do you pilfer, and where? You take one resource from there.
feudum-ask-pilfer_what = What do you take at { $about }?
feudum-ask-voyage = This is your second Move in this round. Does your disc go to the next space of the epic voyage?
feudum-ask-influence = Where do you put a marker?
feudum-ask-influence_as = { $about }: do you become serf, or ruler for 1 shilling (Money is Influence)?
feudum-ask-improve = Which location do you improve, or do you tend a landscape instead?
feudum-ask-pay_seal = From under which marker do you take the seal that you pay?
feudum-ask-feudum = Of which guild is your new feudum at { $about }?
feudum-ask-other_tile = This region has no tile for you. From which stack do you take one, without points?
feudum-ask-tend_at = Where do you place a landscape?
feudum-ask-lay_landscape = Which landscape do you place at { $about }?
feudum-ask-collect = { $about }: do you collect everything from the landscape? One piece goes to the ruler.
feudum-ask-explore = Do you draw royal writs?
feudum-ask-dig = Do you pay 1 iron for two more writs, of which you keep one (Shovels & Swords)?
feudum-ask-reinforce = Do you also take a marker (Reinforcements)?
feudum-ask-harvest = Which farm do you harvest?
feudum-ask-favours = { $about }: does the whole harvest stay there, or do you take favours? Favours turn all your beads to seals.
feudum-ask-pick_favour = { $about }: which good do you take as a favour?
feudum-ask-conquer = Where do you attack, or do you starve the people instead?
feudum-ask-attack = What do you attack at { $about }?
feudum-ask-defend = You are attacked: { $about }. Do you show Defend?
feudum-ask-weapon = { $about_id ->
    [bow] { $about }: attack +1 for nothing (first), or +2 for 1 wood (second)?
   *[sword] { $about }: attack +1 for nothing (first), or +2 for 1 iron (second)?
}
feudum-ask-saltpeter = How much saltpeter do you add to your attack?
feudum-ask-serve = Do you put a disc on your next military space?
feudum-ask-starve_at = Where do you starve the people?
feudum-ask-starve = Which marker at { $about } do you drive out?
feudum-ask-immunity = Your people at { $about } are to be starved. Do you show Defend and pay 1 food (Royal Immunity)?
feudum-ask-repeat = Which of your cards of this round do you carry out again? One without “×2” costs 1 saltpeter.
feudum-ask-guild = At which guild do you act?
feudum-ask-function = { $about }: what do you do there?
feudum-ask-feast = At which guild do you act in an opponent’s place?
feudum-ask-feast_function = { $about }: do you push in the master’s place, or pull in the journeyman’s?
feudum-ask-reeve = { $about }: do you first put a reeve there?
feudum-ask-send_farm = Which farm’s goods do you send to the barn?
feudum-ask-fill_barn = The barn has too little room. Which good goes in?
feudum-ask-farmer_reward = How much food do you take for the goods? The rest you get in shillings.
feudum-ask-buy_good = Which good do you buy? You may buy three in all.
feudum-ask-buy_vessel = Which vessel do you buy for 3 shillings?
feudum-ask-buy_seal = Which seal do you buy for 3 shillings?
feudum-ask-tame = Do you tame a beast for three of the markers you bought?
feudum-ask-put_monster = Where do you put it ({ $about })?
feudum-ask-move_good = { $about_id ->
    [farmer] Which good do you push from the barn to the Merchant Guild?
    [merchant] Which good do you move ({ $about })?
   *[alchemist] Which good do you pull from the Merchant Guild to carts and piles?
}
feudum-ask-invent = What do you make of the goods on carts and piles ({ $about })?
feudum-ask-return_marker = From which row does a marker go back to the supply, to become a seal on a scroll ({ $about })?
feudum-ask-lay_seal = On which scroll do you put the seal for { $about }?
feudum-ask-turn_seal = Which seal becomes a bead of the rosary ({ $about })?
feudum-ask-feed = What do you give to { $about }? Without anything it leaves the board.

## What happened

feudum-told-starts = { $seat } has the starting marker.
feudum-told-round = Round { $amount } begins; { $seat } has the starting marker.
feudum-told-first_good = { $seat } takes { $thing } from the bag.
feudum-told-first_pawn = The first pawn of { $seat }: { $thing }.
feudum-told-first_location = { $seat } begins at { $thing }.
feudum-told-to_barrel = { $seat } puts { $amount } { $thing } into the wine barrel.
feudum-told-joins_guild = { $seat } takes a seat in the { $thing }.
feudum-told-leaves_guild = { $seat } loses the seat in the { $thing }.
feudum-told-reeve = { $seat } puts a reeve at the { $thing }.
feudum-told-reeve_back = The reeve of { $seat } comes back from the { $thing }.
feudum-told-pouch = { $seat } fills the pouch: { $thing }.
feudum-told-chooses_card = { $seat } chooses { $thing }.
feudum-told-chooses_card-hidden = { $seat } chooses a card.
feudum-told-plays = { $seat } plays { $thing }.
feudum-told-too_late = { $thing } is the last card of { $seat } and has no effect.
feudum-told-ability = { $thing_id ->
    [reinforcements] { $seat } gets { feudum-said-markers } ({ $thing }).
    [deja_vu] { $seat } pays 1 saltpeter to repeat a card without ×2 ({ $thing }).
   *[other] { $seat } uses { $thing }.
}
feudum-told-pays = { $thing_id ->
    [orchard] { $seat } pays with a region tile ({ $thing }).
    [sulfur_mine] { $seat } pays with a region tile ({ $thing }).
    [silver_mine] { $seat } pays with a region tile ({ $thing }).
    [butts] { $seat } pays with a region tile ({ $thing }).
   *[other] { $seat } pays { $thing }.
}
feudum-told-pays_guild = { $seat } pays { feudum-said-shillings } at the { $thing }: coin by coin to its master, its journeyman and charity.
feudum-told-share = { $thing_id ->
    [farmer] { $seat } gets { feudum-said-shillings } from the farmer’s purse.
   *[monk] { $seat } gets { feudum-said-shillings } from the church coffer.
}
feudum-told-gets = { $seat } gets { $amount } { $thing }.
feudum-told-gets_shillings = { $seat } gets { feudum-said-shillings }.
feudum-told-gets_markers = { $seat } gets { feudum-said-markers }.
feudum-told-gets_seal = { $seat } gets a king’s seal.
feudum-told-gets_bead = { $seat } gets a bead of value { $amount }.
feudum-told-takes_seal = { $seat } takes the seal from under the marker at { $thing }.
feudum-told-draws_writs = { $amount ->
    [one] { $seat } draws { $amount } royal writ.
   *[other] { $seat } draws { $amount } royal writs.
}
feudum-told-keeps_writ = { $seat } keeps { $thing }.
feudum-told-keeps_writ-hidden = { $seat } keeps a writ.
feudum-told-discards_writ = { $seat } puts { $thing } under the deck.
feudum-told-discards_writ-hidden = { $seat } puts a writ under the deck.
feudum-told-plays_mandate = { $seat } plays the mandate { $thing }.
feudum-told-wields = { $seat } uses the { $thing }: attack +{ $amount }.
feudum-told-pawn_on = { $seat } brings on a pawn: { $thing }.
feudum-told-enters = The new pawn of { $seat } stands at { $thing }.
feudum-told-pawn_off = { $seat } takes the { $thing } off the board.
feudum-told-moves = { $seat } moves to { $thing }.
feudum-told-ferry = { $seat } pays { feudum-said-shillings } for the { $thing }.
feudum-told-boards = { $seat } boards a { $thing }.
feudum-told-pilfers = { $seat } pilfers: { $thing }.
feudum-told-voyage = { $seat } comes to space { $amount } of the epic voyage.
feudum-told-influences = { $seat } puts a marker at { $thing }.
feudum-told-demoted = { $other } now rules { $thing }; { $seat } becomes serf there.
feudum-told-improves = { $seat } improves { $thing }.
feudum-told-feudum = { $seat } founds a feudum of the { $thing }.
feudum-told-improve_points = { $seat } scores { feudum-said-points } for the improvement.
feudum-told-takes_tile = { $seat } takes a region tile ({ $thing }).
feudum-told-tends = { $seat } places a landscape: { $thing }.
feudum-told-fills = { $thing }: { $amount } more on the landscape.
feudum-told-collects = { $seat } collects { $amount } from the landscape ({ $thing }).
feudum-told-tribute = { $seat } gets { $amount } from { $other } as tribute ({ $thing }).
feudum-told-harvests = { $seat } harvests { $amount } goods at { $thing }.
feudum-told-turns_beads = { $amount ->
    [one] { $seat } turns { $amount } bead to its seal side.
   *[other] { $seat } turns { $amount } beads to their seal side.
}
feudum-told-taxes = { $seat } takes { feudum-said-shillings } of tax.
feudum-told-attacks = { $seat } attacks { $other }: { $thing }.
feudum-told-defends = { $seat } scores 1 point for { $thing }.
feudum-told-attack_succeeds = The attack of { $seat } succeeds: { $thing }.
feudum-told-attack_fails = The attack of { $seat } fails: { $thing }.
feudum-told-serves = { $seat } covers military space { $amount }.
feudum-told-starves_people = { $seat } starves the people of { $other } at { $thing }.
feudum-told-immune = The people of { $seat } at { $thing } are immune: a seal protects them.
feudum-told-repeats = { $seat } repeats { $thing }.
feudum-told-trades = { $seat } trades at the { $thing }.
feudum-told-pushes = { $seat } pushes at the { $thing }.
feudum-told-pulls = { $seat } pulls at the { $thing }.
feudum-told-feasts = { $seat } holds a feast and acts at the { $thing } in the place of { $other }.
feudum-told-function_points = { $amount ->
    [0] { $seat } misses the goal at the { $thing }.
   *[other] { $seat } scores { feudum-said-points } at the { $thing }.
}
feudum-told-sends = { $amount ->
    [one] { $seat } sends { $amount } good from { $thing } to the barn.
   *[other] { $seat } sends { $amount } goods from { $thing } to the barn.
}
feudum-told-spills = The barn spills over: { $thing }.
feudum-told-to_shelves = { $seat } moves { $thing } to its shelf.
feudum-told-to_carts = { $seat } moves { $thing } to the Alchemist Guild.
feudum-told-buys = { $seat } buys: { $thing }.
feudum-told-buys_markers = { $seat } buys a row of { feudum-said-markers }.
feudum-told-tames = { $seat } tames the { $thing }.
feudum-told-invents = { $seat } makes a { $thing }.
feudum-told-lays_seal = { $seat } puts a seal on { $thing }.
feudum-told-turns_seal = { $seat } turns the seal of { $thing }: a bead of value { $amount }.
feudum-told-fist = { $seat } chooses one of two closed hands; it holds a bead of value { $amount }.
feudum-told-drinks = The { $thing } of { $seat } gets wine.
feudum-told-starves = For want of food { $seat } loses: { $thing }.
feudum-told-die = { $seat } rolls the progress die: the tile of the { $thing } is gone.
feudum-told-epoch = { $amount ->
    [2] Epoch II dawns.
    [3] Epoch III dawns.
    [4] Epoch IV dawns.
   *[5] Epoch V dawns: the last one.
}
feudum-told-dawn_seats = { $seat } scores { feudum-said-points } for guild seats.
feudum-told-dawn_landscapes = { $seat } scores { feudum-said-points } for landscapes.
feudum-told-dawn_regions = { $seat } scores { feudum-said-points } for active regions.
feudum-told-disloyal = { $seat } owes military service and loses { feudum-said-points }.
feudum-told-charter = { $seat } scores { feudum-said-points } with a charter: { $thing }.

## Goods, pieces, places

feudum-good-food = food
    .text = Feeds pawns at the end of the round, and brings on new ones.
feudum-good-wood = wood
    .text = Makes an outpost a farm; tends a landscape.
feudum-good-iron = iron
    .text = Makes a farm a town; Shovels & Swords.
feudum-good-sulfur = sulfur
    .text = On the pouch: two cards in one turn. In the barrel: wine.
feudum-good-saltpeter = saltpeter
    .text = On the pouch: a fifth card. In an attack: 1 strength more. With Repeat: a card without ×2.
feudum-wine = Wine from the barrel
    .text = Fed for two rounds, but drunk in the next.
feudum-pawn-farmer = farmer
feudum-pawn-merchant = merchant
feudum-pawn-alchemist = alchemist
feudum-pawn-knight = knight
feudum-pawn-noble = noble
feudum-pawn-monk = monk
feudum-piece = your pawn { $number }
feudum-target-1 = pawn { $number } of player 1
feudum-target-2 = pawn { $number } of player 2
feudum-target-3 = pawn { $number } of player 3
feudum-target-4 = pawn { $number } of player 4
feudum-target-5 = pawn { $number } of player 5
feudum-monster-behemoth = behemoth
    .text = Goes by roads and flying routes. Attack 1, defence 1; opponents’ pawns where it stands cannot move away.
feudum-monster-sea_serpent = sea serpent
    .text = Goes by ship and submersible routes. Attack 1, defence 1; opponents’ pawns where it stands cannot move away.
feudum-vessel-ship = ship
    .text = Its pawn may use ship routes. Made of 1 food and 2 wood.
feudum-vessel-submersible = submersible
    .text = Its pawn may use submersible routes. Made of 1 food and 2 iron.
feudum-vessel-flying = flying machine
    .text = Its pawn may use flying routes. Made of 1 food, 1 iron and 1 wood.
feudum-invention-krud = krud barrel
    .text = Fills the first open section of every row of the Knight Guild. Costs 2 saltpeter and 1 sulfur; the second of a push 1 and 1, the third 1 wood.
feudum-route-road = road
feudum-route-ferry = ferry
    .text = 2 shillings for each crossing, while no vessel is at the Alchemist Guild.
feudum-route-ship = ship route
feudum-route-submersible = submersible route
feudum-route-flying = flying route
feudum-kind-outpost = outpost
    .text = Its ruler can Explore. An improvement to a farm costs 1 wood.
feudum-kind-farm = farm
    .text = Its ruler can Harvest. An improvement to a town costs 1 iron; goods lying there go to the bag.
feudum-kind-town = town
    .text = Its ruler can Tax. An improvement to a feudum costs 1 king’s seal.
feudum-kind-feudum = feudum
    .text = Counts as a further outpost, farm and town, and for 3 stars in its guild. Whoever rules it owes the king military service.
feudum-role-ruler = ruler
feudum-role-subject = subject
feudum-role-serf = serf
feudum-landscape-orchard = orchard
    .text = Region tile: stands for any good, or as a landscape gets 3 food when it is placed and at each dawn.
feudum-landscape-butts = butts
    .text = Region tile: stands for any good, or as a landscape gets 3 targets when it is placed and at each dawn; a target becomes a marker.
feudum-landscape-silver_mine = silver mine
    .text = Region tile: stands for any good, or as a landscape gets 3 shillings when it is placed and at each dawn.
feudum-landscape-sulfur_mine = sulfur mine
    .text = Region tile: stands for any good, or as a landscape gets 3 sulfur when it is placed and at each dawn.
feudum-region-sea = Sea
feudum-region-island = Islands
feudum-region-forest = Forest
feudum-region-desert = Desert
feudum-region-badlands = Badlands
feudum-region-mountain = Mountains
feudum-location-sea_n = North Sea
feudum-location-sea_sw = Southwest Sea
feudum-location-sea_e = East Sea
feudum-location-isl_n = North Island
feudum-location-isl_e = East Island
feudum-location-isl_w = West Island
feudum-location-isl_s = South Island
feudum-location-for_nw = Northwest Forest
feudum-location-for_mid = Middle Forest
feudum-location-for_se = Southeast Forest
feudum-location-des_sw = Southwest Desert
feudum-location-des_n = North Desert
feudum-location-des_west = Inner Desert
feudum-location-des_mid = Middle Desert
feudum-location-des_e = East Desert
feudum-location-bad_nw = Northwest Badlands
feudum-location-bad_ne = Northeast Badlands
feudum-location-bad_river = River Badlands
feudum-location-bad_mid = Middle Badlands
feudum-location-bad_se = Southeast Badlands
feudum-location-mou_nw = Northwest Mountain
feudum-location-mou_se = Southeast Mountain
feudum-scroll = scroll { $number }
feudum-colour = row { $number }
feudum-epoch = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

## Guilds

feudum-guild-farmer = Farmer Guild
    .text = Trade: send a farm’s goods to the barn for food and shillings. Pull: a bead from the rosary to a chicken; goal: chickens worth 5. Push: 5 goods to the Merchant; goals: shelves or columns. Stars: farmers, feudums, farms.
feudum-guild-merchant = Merchant Guild
    .text = Trade: buy up to 3 goods. Pull: 3 goods from the barn; goal: a shelf or a column. Push: 4 goods to the Alchemist; goals: carts and piles. Stars: merchants, feudums, towns.
feudum-guild-alchemist = Alchemist Guild
    .text = Trade: buy a vessel for 3 shillings. Pull: 2 goods from the Merchant; goal: a cart or a pile. Push: up to 3 inventions, each a goal. Stars: alchemists, feudums, outposts.
feudum-guild-knight = Knight Guild
    .text = Trade: buy your row of markers for 3 shillings; 3 or more can tame a beast. Pull: make one invention. Push: up to 3 markers become seals of the Noble; goals: rows or columns of scrolls. Stars: knights, feudums, farms.
feudum-guild-noble = Noble Guild
    .text = Trade: buy 1 or 2 seals for 3 shillings each. Pull: 2 markers become seals; goal: a row or a column of scrolls. Push: 2 seals become beads of the rosary; goals: worth 5, 11, 17. Stars: nobles, feudums, towns.
feudum-guild-monk = Monk Guild
    .text = Trade: buy a bead for 3 shillings, the lowest or the highest by chance. Pull: a seal becomes a bead; goal: a rosary worth 11. Push: a bead to a chicken; goals: chickens worth 3, 6, 9. Stars: monks, feudums, outposts.
feudum-function-trade = Trade
    .text = Anybody may. Coins go in turn to the guild master, the journeyman and charity.
feudum-function-push = Push
    .text = The guild master moves things on to the next guild: 4, 5 or 6 points for 1, 2 or 3 goals.
feudum-function-pull = Pull
    .text = The journeyman takes things from the guild before: 3 points and a royal writ for its goal.
feudum-reeve = Put a reeve there
    .text = From your next push or pull at this guild on it scores 1 point each time, and 1 more if you have a second reeve elsewhere. It scores right away only if the table was opened with that rule.

## Action cards

feudum-action-migrate = Migrate
    .text = Bring on a pawn for 1 food beside a pawn or marker of yours, or take one off the board.
feudum-action-move = Move
    .text = One movement point for each of your pawns and monsters on the board. At the end pilfer one resource. The second Move of a round leads on the epic voyage.
feudum-action-influence = Influence
    .text = Put one marker at each location where you have a pawn: ruler, subject or serf.
feudum-action-improve = Improve
    .text = Raise a location that you rule: to a farm for 1 wood, to a town for 1 iron, to a feudum for a seal. Take the region’s tile, and its points.
feudum-action-explore = Explore
    .text = With an outpost draw 2 royal writs, and 1 more for every further outpost and feudum; keep one.
feudum-action-harvest = Harvest
    .text = 5 goods to a farm of yours, and 1 more for every further farm and feudum and for beads; or some of them as favours. 1 point.
feudum-action-tax = Tax
    .text = With a town take 2 shillings, and 1 more for every further town and feudum.
feudum-action-conquer = Conquer
    .text = Attack a pawn, a monster or a feudum where you have pieces: 2 points, or 4 for a feudum. Never repeated, never your last card.
feudum-action-defend = Defend
    .text = 1 point. If you hold it when you are attacked, show it right away: defence +1.
feudum-action-repeat = Repeat
    .text = Carry out again a card of yours that shows ×2: Move, Influence or Guild.
feudum-action-guild = Guild
    .text = At one guild trade, or push as its master, or pull as its journeyman.
feudum-ability-distant_kin = Distant Kin
    .text = With an alchemist on the board a new pawn may enter at any starting location.
feudum-ability-godspeed = Godspeed
    .text = With a monk on the board one more space.
feudum-ability-money_is_influence = Money is Influence
    .text = With a merchant beside a lone marker of an opponent: pay 1 shilling and rule there, the other becomes serf.
feudum-ability-tend_landscape = Tend a landscape
    .text = Instead: pay 1 wood and place a region tile where you are serf: 2 points and 3 resources.
feudum-ability-shovels_and_swords = Shovels & Swords
    .text = Then pay 1 iron: draw 2 more writs and keep one.
feudum-ability-inspect = Inspect the Harvest
    .text = With a farmer on the board see the goods first, and pick your favours among them.
feudum-ability-reinforcements = Reinforcements
    .text = With a knight on the board also take a marker from the supply.
feudum-ability-starve_the_people = Starve the People
    .text = Instead, with a noble there: an opponent’s subject or serf goes home. No points, but a military disc; beads leave the chickens.
feudum-ability-royal_immunity = Royal Immunity
    .text = Against Starve the People pay 1 food: nothing happens, and a seal protects the marker from then on.
feudum-ability-deja_vu = Déjà vu
    .text = Pay 1 saltpeter, or a tile in its place, to carry out again a card without ×2: Migrate, Improve, Explore, Harvest or Tax.
feudum-ability-feast = Feast
    .text = Instead: pay 1 sulfur from the barrel and push or pull in the place of an opponent whose pawn or feudum is beside a pawn of yours. 3 points more.

## Choices

feudum-pouch-extra = Saltpeter: a fifth card
feudum-pouch-sequential = Sulfur: two cards in a turn
feudum-anytime = Mandates and writs
    .text = Play a mandate, put a writ under the deck, or take a seal from under a marker; then this question comes back.
feudum-discard = Put a writ under the deck
feudum-way = { $number ->
    [1] The first way
    [2] The second way
   *[3] The third way
}
feudum-harvest-whole = All of it to the farm
    .text = Goods at a farm go to the barn by a trade at the Farmer Guild, which pays food and shillings.
feudum-harvest-favours = Some of it as favours
    .text = Favours are goods for yourself. They turn all your beads to seals.
feudum-collect = Collect everything
feudum-leave = Leave it there
feudum-serve = Put a disc there
feudum-voyage = Go on with the voyage

## Royal writs

feudum-mandate-bow = Bow
    .text = In an attack of yours: attack +1, or +2 for 1 wood.
feudum-mandate-sword = Sword
    .text = In an attack of yours: attack +1, or +2 for 1 iron.
feudum-mandate-small_pay = Small Pay
    .text = Pay 1 food for 3 shillings, or 1 food and 1 wood for 7.
feudum-mandate-big_pay = Great Pay
    .text = Pay 1 food, 1 wood and 1 iron for 9 shillings, or with 1 sulfur too for 13.
feudum-mandate-sky_or_sea = By Air or Sea
    .text = Pay 1 food for a flying machine, or 1 wood for a ship.
feudum-mandate-sea_or_deep = On Water or Below
    .text = Pay 1 wood for a ship, or 1 iron for a submersible.
feudum-mandate-west_guilds = Western Guilds
    .text = With 3 stars among the farmers 3 goods from the bag, among the merchants 3 shillings, among the alchemists a vessel.
feudum-mandate-east_guilds = Eastern Guilds
    .text = With 3 stars among the knights 3 markers, among the nobles a seal, among the monks a bead.
feudum-charter-barrel = Full Barrel
    .text = At the end, with a seal: 5 points for 2 sulfur in your barrel, 7 for 3.
feudum-charter-monster = Monster Slayer
    .text = At the end, with a seal: 7 points if you have beaten a monster.
feudum-charter-east = Eastern Kingdom
    .text = At the end, with a seal: 3, 5, 7 or 9 points for 1, 2, 3 or 4 locations that you rule in badlands and mountains.
feudum-charter-west = Western Kingdom
    .text = At the end, with a seal: 3, 5, 7 or 9 points for 1, 2, 3 or 4 locations that you rule in the sea and on the islands.
feudum-charter-north = Northern Kingdom
    .text = At the end, with a seal: 3, 5, 7 or 9 points for 1, 2, 3 or 4 locations that you rule in the forest, in the north of the badlands and in the northwest of the mountains.
feudum-charter-south = Southern Kingdom
    .text = At the end, with a seal: 3, 5, 7 or 9 points for 1, 2, 3 or 4 locations that you rule in the desert, in the rest of the badlands and in the southeast of the mountains.
feudum-charter-central = Central Kingdom
    .text = At the end, with a seal: 3, 5, 7 or 9 points for 1, 2, 3 or 4 locations that you rule in forest and desert.
feudum-charter-isolated = Isolated Kingdom
    .text = At the end, with a seal: 5, 11 or 17 points if you rule 1, 2 or 3: East Sea, River Badlands, Southeast Badlands.

## Scores

feudum-score-improvements = Improvements
feudum-score-landscapes = Landscapes
feudum-score-harvests = Harvests
feudum-score-conquests = Conquests
feudum-score-defences = Defences
feudum-score-functions = Pushes, pulls and feasts
feudum-score-seats = Guild seats
feudum-score-regions = Active regions
feudum-score-disloyalty = Disloyalty
feudum-score-voyage = Epic voyage
feudum-score-empire = Empire
feudum-score-shillings = Shillings
feudum-score-charters = Charters
feudum-tie-barrel = Sulfur in the wine barrel

## The table

feudum-sheet-players = Players
feudum-sheet-supplies = What they have
feudum-sheet-pawns = Pawns and monsters
feudum-sheet-locations = Locations
feudum-sheet-routes = Routes
feudum-sheet-guilds = Guilds
feudum-sheet-stacks = Region tiles
feudum-sheet-table = The table
feudum-column-seat = Player
feudum-column-score = Score
feudum-column-dawn = Next dawn
feudum-column-played = Played
feudum-column-cards = Cards left
feudum-column-pouch = Pouch
feudum-column-writs = Writs
feudum-column-voyage = Voyage
feudum-column-military = Military
feudum-column-discs = Free discs
feudum-column-shillings = Shillings
feudum-column-markers = Markers
feudum-column-goods = Goods
feudum-column-barrel = Barrel
feudum-column-tiles = Tiles
feudum-column-vessels = Vessels
feudum-column-seals = Seals
feudum-column-beads = Beads
feudum-column-pawn = Piece
feudum-column-character = Character
feudum-column-location = Location
feudum-column-state = State
feudum-column-kind = Kind
feudum-column-ruler = Ruler
feudum-column-subject = Subject
feudum-column-serf = Serf
feudum-column-landscape = Landscape
feudum-column-there = Vessels
feudum-column-leads_to = Leads to
feudum-column-guild = Guild
feudum-column-master = Master
feudum-column-journeyman = Journeyman
feudum-column-apprentice = Apprentice
feudum-column-stars = Stars
feudum-column-board = On the board
feudum-column-region = Region
feudum-column-epoch = Epoch on top
feudum-label-drunk = drunk
feudum-label-held = held
feudum-label-just_left = (left this turn)
feudum-label-sealed = seal
feudum-label-reeve = reeve
feudum-label-chickens = chickens
feudum-label-purse = purse
feudum-label-rosary = rosary
feudum-label-coffer = coffer
feudum-label-round = Round
feudum-label-epoch = Epoch
feudum-label-next_epoch = Next epoch
feudum-label-phase = Phase
feudum-label-starter = Starting marker
feudum-label-bag = Bag
feudum-label-supply = General supply
feudum-label-shillings = shillings
feudum-label-seals = seals
feudum-label-vessels = Vessels
feudum-label-feudums = Feudums left
feudum-label-deck = Writs in the deck
feudum-label-known_writs = Writs you know there, from the top
feudum-label-aside = Set aside
feudum-label-chosen = Your cards
feudum-label-hand = Not chosen
feudum-label-writs = Your writs
feudum-label-drawn = You drew
feudum-phase-goods = First goods
feudum-phase-first_pawns = First pawns
feudum-phase-pouches = Pouches
feudum-phase-choosing = Choosing cards
feudum-phase-turns = Turns
feudum-phase-feeding = Feeding
feudum-phase-progress = Progress die
feudum-phase-dawn = Dawn
feudum-phase-end_of_round = End of the round
feudum-phase-last_uses = Before the final scoring
feudum-phase-over = The end

## What would happen now

feudum-now-migrate = { $on ->
    [0] You can take one of your pawns off the board; none can be brought on.
   *[other] { $off ->
        [0] { $places ->
            [one] You can bring on a pawn for 1 food, at one location.
           *[other] You can bring on a pawn for 1 food, at { $places } locations.
        }
       *[other] { $places ->
            [one] You can bring on a pawn for 1 food, at one location, or take one off.
           *[other] You can bring on a pawn for 1 food, at { $places } locations, or take one off.
        }
    }
}
feudum-now-move = { $second ->
    [0] { $points ->
        [0] Nothing can move, but you may pilfer.
        [one] You have one movement point; then you may pilfer.
       *[other] You have { $points } movement points; then you may pilfer.
    }
   *[other] { $points ->
        [0] Nothing can move, but you may pilfer.
        [one] You have one movement point, and the epic voyage goes on.
       *[other] You have { $points } movement points, and the epic voyage goes on.
    }
}
feudum-now-influence = { $places ->
    [one] You can put a marker at one location; markers you have: { $markers }.
   *[other] You can put markers at { $places } locations; markers you have: { $markers }.
}
feudum-now-improve = { $points ->
    [0] { $places ->
        [one] You can improve one location, now without points: its region has no tile of this epoch or a past one.
       *[other] You can improve one of { $places } locations, now without points: their regions have no tile of this epoch or a past one.
    }
   *[other] { $places ->
        [one] You can improve one location; it scores { $points }.
       *[other] You can improve one of { $places } locations; the best scores { $points }.
    }
}
feudum-now-explore = { $amount ->
    [one] You draw the last royal writ.
   *[other] You draw { $amount } royal writs and keep one.
}
feudum-now-harvest = You harvest { $amount } goods: all to the farm, or { $farm } there and { $favours } for you. 1 point.
feudum-now-harvest-whole = { $amount } goods on the farm. At the barn they are paid for, with the Guild card.
feudum-now-harvest-favours = { $favours ->
    [one] { $favours } good for you to spend, { $farm } on the farm.
   *[other] { $favours } goods for you to spend, { $farm } on the farm.
}
feudum-now-tax = { $amount ->
    [0] You get no shillings: the supply is empty.
    [one] You get { $amount } shilling.
   *[other] You get { $amount } shillings.
}
feudum-now-conquer = { $targets ->
    [one] You can attack one target, but never with your last card; beaten without help: { $beaten }.
   *[other] You can attack one of { $targets } targets, but never with your last card; beaten without help: { $beaten }.
}
feudum-now-defend = { $amount ->
    [one] You score { $amount } point. Keep it as long as you fear an attack.
   *[other] You score { $amount } points. Keep it as long as you fear an attack.
}
feudum-now-repeat = { $cards ->
    [one] You can repeat one of your cards.
   *[other] You can repeat one of { $cards } of your cards.
}
feudum-now-guild = Guilds where you can trade: { $trades }; pushes and pulls that are yours: { $offices }.
feudum-now-trade-farmer = Goods at your fullest farm: { $amount }; food or shillings for them: { $price }.
feudum-now-trade-merchant = Goods for sale: { $amount }, the cheapest for { $price }.
feudum-now-trade-alchemist = Vessels for sale: { $amount }, { $price } shillings each.
feudum-now-trade-knight = Markers in your row: { $amount }, for { $price } shillings together.
feudum-now-trade-noble = Seals for sale: { $amount }, { $price } shillings each.
feudum-now-trade-monk = Beads on the rosary: { $amount }; the lowest or the highest by chance for { $price } shillings.
feudum-now-office = { $luck ->
    [0] { $points ->
        [0] No goal can be reached now: things would move without points.
        [one] It can score { $points } point.
       *[other] { $bonus ->
            [0] Goals within reach: { $goals }. They score { $points } points.
           *[other] Goals within reach: { $goals }. With your reeves they score { $points } points.
        }
    }
   *[other] { $points ->
        [0] With luck it scores { $hoped }, otherwise nothing.
       *[other] It scores at least { $points }, with luck { $hoped }.
    }
}
feudum-now-line-shelf = Shelf: { $name }
feudum-now-line-column = Column { $name }
feudum-now-line-cart = Cart or pile: { $name }
feudum-now-line-scroll_row = Row { $name } of scrolls
feudum-now-line-scroll_column = Column { $name } of scrolls
feudum-now-missing = Missing: { $things }
feudum-now-attack = { $attack } against { $defence }; saltpeter could add { $saltpeter }, weapons { $weapons }.
feudum-now-shield = { $shield ->
    [0] No Defend can be shown.
   *[other] Defend could add { $shield }.
}
feudum-now-ferry = { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}
feudum-now-vessel-abandoned = Takes the { $vessel } that is there.
feudum-now-vessel-supply = Takes a { $vessel } from your supply.
feudum-now-improvement = { $tiles ->
    [0] To a { $kind } for { $cost }: no points, no tile.
   *[other] { $points ->
        [0] To a { $kind } for { $cost }: no points, a tile of another region.
        [one] To a { $kind } for { $cost }: { $points } point and the region’s tile.
       *[other] To a { $kind } for { $cost }: { $points } points and the region’s tile.
    }
}
feudum-seal = a seal

## Refusals

feudum-why-no_food = You have no food.
feudum-why-no_wood = You have no wood to pay with.
feudum-why-no_iron = You have no iron.
feudum-why-no_saltpeter = You have no saltpeter.
feudum-why-no_wine = There is no sulfur in your wine barrel.
feudum-why-no_seal = You have no king’s seal.
feudum-why-no_tile = You have no region tile.
feudum-why-no_marker = You have no markers in your supply.
feudum-why-no_piece = You have neither pawn nor monster on the map.
feudum-why-no_pawn = You have no pawn on the board.
feudum-why-no_room = No room for a marker where your pawns stand.
feudum-why-no_payment = You cannot pay for any improvement.
feudum-why-no_feudum = No feudum is left.
feudum-why-no_outpost = You rule no outpost yet.
feudum-why-no_farm = You rule no farm yet.
feudum-why-no_town = You rule no town yet.
feudum-why-no_writs = The deck of writs is empty.
feudum-why-no_target = There is nothing to attack where you stand.
feudum-why-no_function = There is nothing to do in any guild.
feudum-why-no_host = Beside your pawns there is neither a pawn nor a feudum of an opponent.
feudum-why-no_office_there = Nobody beside your pawns has a push or pull that is possible.
feudum-why-no_bare_serf = You are nowhere serf without a landscape there.
feudum-why-no_route = No route leads on from there.
feudum-why-no_farm_goods = No farm of yours has goods.
feudum-why-rules_nothing = You rule nothing yet.
feudum-why-stuck = None of your pieces can go anywhere.
feudum-why-held = A monster holds this pawn.
feudum-why-farms_full = Your farms are full.
feudum-why-nothing_left = The supply has nothing left for you.
feudum-why-nothing_to_repeat = Nothing to repeat in this round yet.
feudum-why-nothing_for_sale = Nothing is for sale there.
feudum-why-nothing_to_move = There is nothing to move, or no room for it.
feudum-why-too_few_shillings = You have too few shillings.
feudum-why-last_card = As your last card it has no effect.
feudum-why-guild_used = You have used this guild in this round.
feudum-why-not_master = You are not its guild master.
feudum-why-not_journeyman = You are not its journeyman.
feudum-why-nobody_to_bribe = No merchant of yours stands beside a lone marker of an opponent, or you have no shilling.
feudum-why-nobody_to_starve = Beside your nobles there is no subject or serf that you could starve.
feudum-why-needs_farmer = You have no farmer on the board.
feudum-why-needs_merchant = You have no merchant on the board.
feudum-why-needs_alchemist = You have no alchemist on the board.
feudum-why-needs_knight = You have no knight on the board.
feudum-why-needs_noble = You have no noble on the board.
feudum-why-needs_monk = You have no monk on the board.

## The rules in short

feudum-goes-1 = Choose four of your eleven action cards in secret.
feudum-goes-2 = Pawns enter the land, travel, and influence locations.
feudum-goes-3 = An outpost becomes a farm, a town, at last a feudum.
feudum-goes-4 = In six guilds goods travel on, and their masters score.
feudum-goes-5 = When an epoch dawns, all is counted; the fifth ends the game.

feudum-rules-1 = Be the most venerated: have the most points when epoch V has been scored. You score with seats in guilds, pushes and pulls, improvements, active regions, conquests, landscapes, a voyage and charters.
    .title = The aim
feudum-rules-2 = In each round choose four of your 11 action cards in secret; saltpeter on your pouch allows a fifth, sulfur two cards in one turn. Then play one card a turn until all are played. A card must be played, but what it does may be forgone.
    .title = Cards
feudum-rules-3 = A pawn shows one of six characters. It gives you a star in that guild, moves along roads, and with vessels by sea, under water and through the air. The lower half of many cards needs a certain character on the board.
    .title = Pawns
feudum-rules-4 = The first marker at a location rules it, a second player’s marker is a serf, the ruler’s second marker a subject. A serf who adds the third marker becomes ruler. Outposts let you Explore, farms Harvest, towns Tax; feudums count for all of them.
    .title = Locations
feudum-rules-5 = Stars: 1 for each pawn of the guild’s character, 3 for each feudum of its icon; with one of these, 1 for each location of the related kind. Most stars make the guild master (5 points at each dawn), the second is journeyman (3), with four or more players the third is apprentice (1). Ties change nothing.
    .title = Guild seats
feudum-rules-6 = With the Guild card anybody trades; coins go in turn to master, journeyman and charity. The master pushes things on to the next guild for 4 to 6 points, the journeyman pulls from the guild before for 3 points and a writ. So goods become vessels and markers, markers seals, seals beads, and beads make farms rich.
    .title = Guilds
feudum-rules-7 = Improving takes the top tile of the region’s stack, with points by its epoch. A tile stands for any good, or becomes a landscape where you are serf.
    .title = Improving
feudum-rules-8 = Pawns and monsters attack with 1 each, saltpeter and weapons add to it; pawns defend with 2, monsters with 1, a feudum with 2. The attack must be higher. Each conquest can put a disc on your military track. Whoever rules a feudum loses points at the dawn of II, IV and V for each space that is checked and not covered.
    .title = Combat and military service
feudum-rules-9 = Mandates are played at any time. Charters score at the end, each with a king’s seal. You hold at most three writs.
    .title = Royal writs
feudum-rules-10 = After the cards each pawn on the board eats 1 food, or gets wine from the barrel: fed for two rounds, but drunk in the next. Unfed pawns leave. Then the progress die removes a tile.
    .title = Feeding and progress
feudum-rules-11 = When enough tiles of the next epoch are on top (for II four, for III three, for IV two, for V one empty stack), it dawns: score seats, landscapes and active regions, military service is checked, landscapes and map get new goods. In epoch III the guilds are refilled. Epoch V ends the game.
    .title = Epochs
feudum-rules-12 = At the end score the epic voyage, 1 for each location you rule and 3 for each feudum, 3 for each set of three of a kind with feudums as jokers, your shillings, and charters with seals. Ties go to the most sulfur in the barrel.
    .title = The end

## The page

feudum-page-map = The kingdom
feudum-page-parts = Parts of the board
feudum-page-see-map = See the map
feudum-page-see-guilds = See the guilds
feudum-page-north = N
feudum-page-short-sea_n = N
feudum-page-short-sea_sw = SW
feudum-page-short-sea_e = E
feudum-page-short-isl_n = N
feudum-page-short-isl_e = E
feudum-page-short-isl_w = W
feudum-page-short-isl_s = S
feudum-page-short-for_nw = NW
feudum-page-short-for_mid = middle
feudum-page-short-for_se = SE
feudum-page-short-des_sw = SW
feudum-page-short-des_n = N
feudum-page-short-des_west = inner
feudum-page-short-des_mid = middle
feudum-page-short-des_e = E
feudum-page-short-bad_nw = NW
feudum-page-short-bad_ne = NE
feudum-page-short-bad_river = river
feudum-page-short-bad_mid = middle
feudum-page-short-bad_se = SE
feudum-page-short-mou_nw = NW
feudum-page-short-mou_se = SE
feudum-page-stack = { $region }: region tiles left { $left }, on top { $epoch }
feudum-page-own-pawn = your { $character }
feudum-page-pawn = { $character } of { $who }
feudum-page-vassal = vassal
    .text = Rules a feudum, and owes the king military service.

feudum-page-epochs = Epochs
    .text = An epoch dawns when enough of its tiles are on top of the six region stacks; V, when a stack is empty. Then guild seats, landscapes and active regions score, and military service is checked. Epoch V ends the game.
feudum-page-next-epoch = { $epoch ->
    [V] Epoch V: empty stacks { $visible } of { $needed }
   *[other] Epoch { $epoch }: tiles on top { $visible } of { $needed }
}
feudum-page-last-epoch = The last epoch
feudum-page-bag = The bag of goods
    .text = What is paid goes back into it; goods are drawn from it by chance.
feudum-page-deck = Royal writs in the deck
    .text = Explore draws them. A mandate helps once, a charter scores at the end with a seal.
feudum-page-routes = Routes on the map
    .text = Everybody walks on roads and pays for ferries. The other routes need the vessel of their name.
feudum-page-shilling = Shillings
    .text = They pay in guilds and for ferries, and every 3 of them score at the end: your score counts them already.
feudum-page-next_dawn = Next dawn
    .text = What a player would score now if the next epoch dawned: guild seats, landscapes that they tend, and regions.
feudum-page-marker = Influence markers
    .text = Influence puts them on locations; each guild seat holds one.
feudum-page-disc = Free discs
    .text = For reeves, military service and the epic voyage. A fourth one counts your points.
feudum-page-seal = King’s seals
    .text = One makes a town a feudum, or lets a charter score at the end. Nobles sell them.
feudum-page-bead = Rosary beads
    .text = Every harvest of yours brings more goods. Favours turn them to seals. Monks sell them.
feudum-page-barrel = Wine barrel
    .text = Sulfur in it is wine: it feeds a pawn for two rounds, or pays for a feast.
feudum-page-chickens = Chickens
    .text = With beads here, goods that find no room in the barn spill over to the next guilds.
feudum-page-cart = Carts and piles
    .text = The alchemists make inventions from these goods; to complete a cart or a pile is a goal of a push or pull.
feudum-page-circle = The circle of the guilds
    .text = Things are pushed on to the next guild, the way the arrows point, and pulled by it from the one before.
feudum-page-ferries = Ferries
    .text = They run while the alchemists have no vessel: then anybody crosses for the shillings that the route shows.
feudum-page-barn-goods = The barn
    .text = Goods traded from farms are here until they are pushed to the merchants or pulled by them. What finds no room goes to the bag, or with chickens to the next guilds.
feudum-page-purse = Farmer’s purse
    .text = Charity of trades. It is shared when the master of the farmers pushes.
feudum-page-rosary = Rosary
    .text = Seals of the nobles become beads here. Monks sell them or take them to the chickens.
feudum-page-coffer = Church coffer
    .text = Charity of trades. It is shared when the master of the monks pushes.
feudum-page-dawn-total = Together
feudum-page-dawn-nothing = Nobody scores anything.
feudum-page-voyage = Epic voyage
    .text = With the second Move of a round your disc goes one space on; spaces with a double edge bring a writ. At the end the foremost of each section score the first number, others the second.
feudum-page-military = Military service
    .text = Each conquest may cover a space. A vassal, who rules a feudum, loses points for spaces that are not covered: the first when II, IV and V dawn, the second at IV and V, the third at V.

feudum-page-barn = Barn { $count }/{ $room }
feudum-page-shelf = { $price ->
    [0] { $good }: none on the shelf
   *[other] { $good }: { $count } of { $room } on the shelf, price { $price }
}
feudum-page-no-vessels = No vessels
feudum-page-ferries-closed = Ferries are closed
feudum-page-ferries-open = Ferries are running
feudum-page-nobodys-row = nobody
feudum-page-row = Row of { $who }: { $count } of { $room }
feudum-page-row-of = Row of { $who }
feudum-page-sealed = with a seal
feudum-page-unsealed = empty
feudum-page-seals-left = Seals in the supply: { $count }
feudum-page-reeve = Reeve of { $who }
feudum-page-apprentice = Apprentice: { $who }

feudum-page-guild-farmer = { feudum-guild-farmer }
feudum-page-guild-merchant = { feudum-guild-merchant }
feudum-page-guild-alchemist = { feudum-guild-alchemist }
feudum-page-guild-knight = { feudum-guild-knight }
feudum-page-guild-noble = { feudum-guild-noble }
feudum-page-guild-monk = { feudum-guild-monk }
feudum-page-trade-farmer = { feudum-function-trade }: { feudum-guild-farmer }
    .text = Send all goods of one of your farms to the barn, and take food or shillings for them.
feudum-page-push-farmer = { feudum-function-push }: { feudum-guild-farmer }
    .text = The master moves up to 5 goods from the barn to the shelves of the Merchant Guild. Goals are the shelves completed, or the columns: whichever are more, never both. Then the purse is shared.
feudum-page-pull-farmer = { feudum-function-pull }: { feudum-guild-farmer }
    .text = The journeyman takes the lowest or the highest bead of the rosary, by chance, to a chicken. Goal: chickens worth 5 or more.
feudum-page-trade-merchant = { feudum-function-trade }: { feudum-guild-merchant }
    .text = Buy 1 to 3 goods. Each costs the number on its space; the rightmost is bought first.
feudum-page-push-merchant = { feudum-function-push }: { feudum-guild-merchant }
    .text = The master moves up to 4 goods from the shelves to carts and piles of the Alchemist Guild. Each one completed is a goal.
feudum-page-pull-merchant = { feudum-function-pull }: { feudum-guild-merchant }
    .text = The journeyman moves up to 3 goods from the barn to the shelves. Goal: complete a shelf or a column.
feudum-page-trade-alchemist = { feudum-function-trade }: { feudum-guild-alchemist }
    .text = Buy a vessel for 3 shillings. Ferries run when none is left.
feudum-page-push-alchemist = { feudum-function-push }: { feudum-guild-alchemist }
    .text = The master makes up to 3 inventions from goods on carts and piles: vessels, or krud barrels that fill the rows of the Knight Guild. Each is a goal.
feudum-page-pull-alchemist = { feudum-function-pull }: { feudum-guild-alchemist }
    .text = The journeyman moves up to 2 goods from the shelves to carts and piles. Goal: complete one of them.
feudum-page-trade-knight = { feudum-function-trade }: { feudum-guild-knight }
    .text = Take all markers of your row for 3 shillings. With 3 or more you may tame a beast.
feudum-page-push-knight = { feudum-function-push }: { feudum-guild-knight }
    .text = The master returns up to 3 markers of different colours; for each a seal goes on a scroll of the Noble Guild. Goals are the rows of scrolls completed, or the columns: whichever are more, never both.
feudum-page-pull-knight = { feudum-function-pull }: { feudum-guild-knight }
    .text = The journeyman makes one invention from goods of the Alchemist Guild, which is the goal.
feudum-page-trade-noble = { feudum-function-trade }: { feudum-guild-noble }
    .text = Buy 1 or 2 seals for 3 shillings each.
feudum-page-push-noble = { feudum-function-push }: { feudum-guild-noble }
    .text = The master turns up to 2 seals to beads of the rosary. Goals: a rosary worth 5, 11, 17.
feudum-page-pull-noble = { feudum-function-pull }: { feudum-guild-noble }
    .text = For the journeyman up to 2 markers of the Knight Guild become seals on scrolls. Goal: complete a row or a column of scrolls.
feudum-page-trade-monk = { feudum-function-trade }: { feudum-guild-monk }
    .text = Pay 3 shillings for the lowest or the highest bead of the rosary, by chance.
feudum-page-push-monk = { feudum-function-push }: { feudum-guild-monk }
    .text = The master takes the lowest or the highest bead, by chance, to a chicken of the Farmer Guild. Goals: chickens worth 3, 6, 9. Then the church coffer is shared.
feudum-page-pull-monk = { feudum-function-pull }: { feudum-guild-monk }
    .text = The journeyman turns a seal of a scroll to a bead. Goal: a rosary worth 11 or more.

feudum-page-cards-chosen = Chosen
feudum-page-cards-hand = In your hand
feudum-page-cards-played = Played
feudum-page-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
feudum-page-cards-due = { $count ->
    [one] chooses { $count } card
   *[other] chooses { $count } cards
}
feudum-page-brief-migrate = { $on ->
    [0] take a pawn off
   *[other] 1 food: a new pawn
}
feudum-page-brief-move = { $points ->
    [one] { $points } step, then pilfer
   *[other] { $points } steps, then pilfer
}
feudum-page-brief-influence = { $places ->
    [one] { $places } location
   *[other] { $places } locations
}
feudum-page-brief-improve = { $points ->
    [0] no points
    [one] up to { $points } point
   *[other] up to { $points } points
}
feudum-page-brief-explore = { $amount ->
    [one] the last writ
   *[other] keep 1 of { $amount } writs
}
feudum-page-brief-harvest = { $amount } goods, 1 point
feudum-page-brief-tax = { $amount ->
    [one] { $amount } shilling
   *[other] { $amount } shillings
}
feudum-page-brief-conquer = { $targets ->
    [one] { $targets } target, not last
   *[other] { $targets } targets, not last
}
feudum-page-brief-defend = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
feudum-page-brief-repeat = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
feudum-page-brief-guild = trades: { $trades }, push or pull: { $offices }
feudum-page-ability = Ability:
feudum-page-twice = ×2: Repeat can carry it out again in the same round.
feudum-page-dawn = { $points ->
    [one] Next dawn: { $points } point
   *[other] Next dawn: { $points } points
}
feudum-page-into-barrel = { $count } into the barrel
feudum-page-short-of-food = { $food ->
    [0] You have no food
   *[other] You have only { $food } food
} for { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}: who is not fed at the end of the round leaves the board.
feudum-page-no-feed = Let it leave
feudum-page-food-due = { $pawns ->
    [one] At the end of the round { $pawns } pawn wants food or wine; you have { $food }.
   *[other] At the end of the round { $pawns } pawns want food or wine; you have { $food }.
}
feudum-page-no-immunity = Let them starve
feudum-page-no-defend = Keep it hidden
feudum-page-no-pouch = Leave it empty
feudum-page-no-second_card = No second card
feudum-page-no-migrate = Change no pawn
feudum-page-no-move = End the move
feudum-page-no-pilfer = Pilfer nothing
feudum-page-no-board = Board none
feudum-page-no-voyage = Stay where you are
feudum-page-no-influence = No more markers
feudum-page-no-improve = Improve nothing
feudum-page-no-explore = Draw none
feudum-page-no-dig = Keep the iron
feudum-page-no-reinforce = No marker
feudum-page-no-harvest = Harvest nothing
feudum-page-no-conquer = Do not attack
feudum-page-no-weapon = Keep it
feudum-page-no-serve = No disc
feudum-page-no-repeat = Repeat nothing
feudum-page-no-guild = No guild
feudum-page-no-reeve = No reeve
feudum-page-no-tame = Tame none
feudum-page-no-buy_good = Buy no more
feudum-page-no-buy_seal = Buy no more
feudum-page-no-invent = Make no more
feudum-page-no-move_good = Move no more
feudum-page-no-return_marker = Return no more
feudum-page-no-turn_seal = Turn no more
feudum-page-starves = It leaves the board, and its star in the guild with it.
feudum-page-forgone = The card is spent, and brings nothing.
feudum-page-ask-favours = { $about }: does the whole harvest stay there, or do you take some goods for yourself, as favours?
feudum-page-ask-conquer = Where do you attack?
feudum-page-ask-improve = Which location do you improve?
feudum-page-harvested = The harvest
feudum-page-bought = Bought so far
feudum-page-gain-attack = attack +{ $count }
feudum-page-gain-bag = { $count } goods from the bag
feudum-page-gain-shilling = { $count ->
    [one] { $count } shilling
   *[other] { $count } shillings
}
feudum-page-gain-marker = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
feudum-page-gain-seal = a king’s seal
feudum-page-gain-bead = a bead
feudum-page-gain-vessel = a vessel of your choice
feudum-page-actions = Action cards
feudum-page-writs = Royal writs
feudum-page-and-writ = And a royal writ.
feudum-page-one-kind = Only one kind counts: whichever are more.
feudum-page-kind-charter = Charter
feudum-page-kind-mandate = Mandate
feudum-page-sign-attack = attack
feudum-page-sign-routes = routes of vessels
feudum-page-sign-disc = military disc
feudum-page-sign-pawn = pawn
feudum-page-sign-target = target
feudum-page-signs = Guilds, locations and pieces

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

feudum-have-dawn = { $amount ->
    [one] { $sign }{ $amount } point at the next dawn
   *[other] { $sign }{ $amount } points at the next dawn
}
feudum-have-shillings = { $amount ->
    [one] { $sign }{ $amount } shilling
   *[other] { $sign }{ $amount } shillings
}
feudum-have-food = { $sign }{ $amount } food
feudum-have-wood = { $sign }{ $amount } wood
feudum-have-iron = { $sign }{ $amount } iron
feudum-have-sulfur = { $sign }{ $amount } sulfur
feudum-have-saltpeter = { $sign }{ $amount } saltpeter
feudum-have-wine = { $sign }{ $amount } sulfur in the wine barrel
feudum-have-markers = { $amount ->
    [one] { $sign }{ $amount } influence marker
   *[other] { $sign }{ $amount } influence markers
}
feudum-have-ruled = { $amount ->
    [one] { $sign }{ $amount } location ruled
   *[other] { $sign }{ $amount } locations ruled
}
feudum-have-serfs = { $amount ->
    [one] { $sign }{ $amount } serf
   *[other] { $sign }{ $amount } serfs
}
feudum-have-subjects = { $amount ->
    [one] { $sign }{ $amount } subject
   *[other] { $sign }{ $amount } subjects
}
feudum-have-pawns = { $amount ->
    [one] { $sign }{ $amount } pawn on the board
   *[other] { $sign }{ $amount } pawns on the board
}
feudum-have-vessels = { $amount ->
    [one] { $sign }{ $amount } vessel
   *[other] { $sign }{ $amount } vessels
}
feudum-have-tiles = { $amount ->
    [one] { $sign }{ $amount } region tile
   *[other] { $sign }{ $amount } region tiles
}
feudum-have-seals = { $amount ->
    [one] { $sign }{ $amount } seal
   *[other] { $sign }{ $amount } seals
}
feudum-have-beads = { $amount ->
    [one] { $sign }{ $amount } bead
   *[other] { $sign }{ $amount } beads
}
feudum-have-writs = { $amount ->
    [one] { $sign }{ $amount } writ
   *[other] { $sign }{ $amount } writs
}
feudum-have-military = { $amount ->
    [one] { $sign }{ $amount } military disc
   *[other] { $sign }{ $amount } military discs
}
feudum-have-voyage = { $amount ->
    [one] { $sign }{ $amount } space of the epic voyage
   *[other] { $sign }{ $amount } spaces of the epic voyage
}
feudum-have-reeves = { $amount ->
    [one] { $sign }{ $amount } reeve
   *[other] { $sign }{ $amount } reeves
}

feudum-hope-standing = Points and dawns to come
feudum-hope-rival = The best rival
feudum-hope-supplies = Your supply
feudum-hope-board = Pawns and discs
feudum-hope-places = Locations
feudum-hope-writs = Royal writs

feudum-reason-card =
    worth about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, by estimate
feudum-reason-attack = attack { $amount } against { $other }, before saltpeter, weapons and Defend
feudum-reason-draws = draw { $amount ->
    [one] { $amount } royal writ
   *[other] { $amount } royal writs
}
feudum-reason-empire = { $amount ->
    [one] of these { $sign }{ $amount } point as the end counts locations and sets of three
   *[other] of these { $sign }{ $amount } points as the end counts locations and sets of three
}
feudum-reason-sends = { $amount ->
    [one] { $amount } good
   *[other] { $amount } goods
} to the barn
feudum-reason-stars = { $thing }: { $amount ->
    [one] { $amount } star
   *[other] { $amount } stars
}, the most of another { $other }

# What matters about each question, for those who play their first games.

feudum-matters-first_good = Food feeds, wood and iron improve locations, saltpeter gives a fifth card, and sulfur two cards in one turn, or wine.
feudum-matters-to_barrel = In the barrel sulfur becomes wine: it feeds a pawn for two rounds or pays for a feast.
feudum-matters-first_character = The character gives you a seat in its guild, and every seat scores when an epoch dawns.
feudum-matters-first_location = From here you walk and influence: look at what is a road away.
feudum-matters-take_seat = A guild seat scores at every dawn: take the one you can keep.
feudum-matters-pouch = A fifth card, or two in one turn: worth a good if the round has more to do than four cards.
feudum-matters-pay_with = A tile stands for any good, but can become a landscape too: give what you will miss less.
feudum-matters-choose_card = The cards you choose are all you do this round; their order you decide turn by turn.
feudum-matters-play_card = The order matters: play first what the others build on, and mind that a rival may act before your next card.
feudum-matters-second_card = Two cards in one turn leave the others no answer between them.
feudum-matters-anytime = A mandate works right away; seals and writs you keep may score at the end.
feudum-matters-mandate_way = The second way costs more and does more: look if you can spare it.
feudum-matters-take_vessel = Each vessel opens its own routes: over water, under it, or through the air.
feudum-matters-discard_writ = Keep the charters you can still fulfil and seal.
feudum-matters-keep_writ = A mandate helps once, a charter scores at the end if you hold what it counts.
feudum-matters-migrate = One more pawn is a star in a guild, new influence and strength in a fight, but must be fed every round.
feudum-matters-enter = Where it enters it can influence: choose a place beside something you want.
feudum-matters-move = Pawns influence, pilfer and fight where they stand: bring them to places where one of your next cards does something.
feudum-matters-move_to = Think of what you do there next: influence, pilfer, fight.
feudum-matters-route = Roads are free, ferries cost shillings, the other routes need their vessel.
feudum-matters-board = An abandoned vessel is free to take, and its routes with it.
feudum-matters-pilfer = One resource for nothing at the end of your Move: take what your plans lack.
feudum-matters-pilfer_what = Take what your next card needs.
feudum-matters-voyage = Each section of the voyage scores more at the end, most for whoever is foremost in it.
feudum-matters-influence = A marker makes you ruler or serf; a second one of yours keeps off serfs, and merchants with Money is Influence.
feudum-matters-influence_as = A ruler scores and counts for guilds; a serf tends the land and is cheaper.
feudum-matters-improve = Each step scores, brings a tile and serves another guild; goods on a farm that becomes a town are lost.
feudum-matters-pay_seal = The marker above it is safe no longer.
feudum-matters-feudum = A feudum counts for one guild with three stars: choose the one where they decide a seat.
feudum-matters-other_tile = It stands for any good or becomes a landscape, and the tile below it may bring the next epoch nearer.
feudum-matters-tend_at = A tended landscape scores at every dawn and keeps giving.
feudum-matters-lay_landscape = Orchards feed, mines give sulfur and silver, butts train: which do you lack?
feudum-matters-collect = What you leave scores more at the next dawn; what you take helps now.
feudum-matters-explore = Writs are mandates for now or charters for the end.
feudum-matters-dig = Two more to choose from for one iron.
feudum-matters-reinforce = Without markers nothing is influenced and no seat is kept.
feudum-matters-harvest = Farms fill with goods that feed the guilds, and pay you for it.
feudum-matters-favours = Goods at your farm go on to the guilds and pay then; favours are yours to spend now.
feudum-matters-pick_favour = Take the good that your next cards need.
feudum-matters-conquer = Beaten pawns leave, a beaten feudum is an outpost again: attack where you are stronger.
feudum-matters-attack = Look who can show Defend, and what the victory is worth.
feudum-matters-defend = Shown now it saves you; hidden it waits for a worse attack.
feudum-matters-weapon = One more strength may be the difference; the good is gone either way.
feudum-matters-saltpeter = Each one adds to the attack: no more than it takes to win.
feudum-matters-serve = Covered military spaces keep a vassal from losing points at the dawn.
feudum-matters-starve_at = A marker driven out frees the place, and weakens somebody’s guild.
feudum-matters-starve = Drive out the one whose guild seat hangs on it.
feudum-matters-immunity = A food saves a marker, and what it counts for.
feudum-matters-repeat = The action that did most for you, once more.
feudum-matters-guild = Masters push, journeymen pull, everybody trades: act where your seat is best.
feudum-matters-function = Pushing and pulling score by what you move; trading brings what the guild deals in: food, goods, vessels, markers, seals or beads.
feudum-matters-feast = A feast buys you a seat for one action: choose a guild that is well filled.
feudum-matters-feast_function = See which of the two has more to move.
feudum-matters-reeve = A reeve mostly pays later: 1 point each time you push or pull there again, more with a second one.
feudum-matters-send_farm = The fullest farm pays most; the barn feeds the merchants next.
feudum-matters-fill_barn = What goes in can be pushed and pulled on; the rest stays at the farm.
feudum-matters-farmer_reward = Feed your pawns first; shillings buy, and score in threes.
feudum-matters-buy_good = Buy food if your pawns lack it, else what the next improvement or mandate needs.
feudum-matters-buy_vessel = Choose by where you want to go: sea, deep or sky.
feudum-matters-buy_seal = A seal confirms a charter or founds a feudum; no more than you can use.
feudum-matters-tame = A tamed beast fights for you, and bars the way to others.
feudum-matters-put_monster = Put it where it is in somebody’s way, and not in yours.
feudum-matters-move_good = Every good moved may score: fill what the next guild lacks.
feudum-matters-invent = Inventions score right away; a vessel goes to the workshop for whoever buys it.
feudum-matters-return_marker = A marker in the supply can be bought back; its seal goes to the scrolls.
feudum-matters-lay_seal = Seals on scrolls are what the monks pull next.
feudum-matters-turn_seal = A rosary that comes to 5, 11 or 17 reaches a goal: turn only as many seals as that takes.
feudum-matters-feed = An unfed pawn leaves the board, and its guild seat may go with it.

## Lessons

feudum-lesson-start = Before the first round
feudum-lesson-start-aim = You were banished, and now you win back honour: your pawns travel, rule locations and earn seats in the guilds, and all of that scores. Whoever has the most points after epoch V wins.
feudum-lesson-start-screen = You see the map, the six guilds, and your own cards and goods: rest on anything, or click it, and it tells what it is. Four choices come before the first round.
feudum-lesson-start-goods = First take three different goods. Saltpeter gives you a fifth card in a round, and wood and iron improve locations: take these three.
    .else = Of use too, but this time saltpeter, wood and iron.
feudum-lesson-start-pawn = Then your first pawn, one of six characters: it makes you a member of its guild. Choose the farmer: among farmers, goods become food and shillings.
    .else = Each guild has its merits, but begin among the farmers.
feudum-lesson-start-place = It begins at one of the marked locations, and acts where it stands. Choose the Middle Desert: roads lead from there to the forest and through the desert.
    .else = A good place too, but this time the Middle Desert.
feudum-lesson-start-pouch = Before each round you may put a good on your own pouch: saltpeter for a fifth card, sulfur to play two cards in one turn. Use the saltpeter.
    .else = You can keep it, but five cards do more than four: use the saltpeter.
feudum-lesson-start-ready = Your score already counts what the end pays for: 3 points for every 3 shillings, so 7 are 6 points. Now the round begins with the choice of your cards, as in the next chapter.
feudum-lesson-cards = Choose your cards
feudum-lesson-cards-aim = Every round begins in secret: everybody chooses action cards. What you do not choose now you cannot do this round.
feudum-lesson-cards-choose = You have one of each of the 11 cards (×2: Repeat can do it again), and may play 4, or 5 with saltpeter on your pouch, as now. Take Migrate, Influence, Guild, Defend and Move; here the marked card is always next.
    .else = Take Migrate, Influence, Guild, Defend and Move. The marked card is next.
feudum-lesson-cards-play = Everybody now plays one card a turn. Begin with Migrate, which brings a new pawn to the board for 1 food.
    .else = A second pawn first: play Migrate.
feudum-lesson-cards-pawn = A pawn shows one of six characters, and enters where a pawn or marker of yours is: now beside your farmer. Choose the knight.
    .else = All are welcome, but this time choose the knight.
feudum-lesson-cards-star = Each pawn gives a star in the guild of its character, as the name of a guild tells when you click it: so you have a seat among farmers and knights now. Each seat holds one of your markers, and is lost only to more stars, never in a tie.

feudum-lesson-influence = Influence a location
feudum-lesson-influence-ruler = Markers show who rules a location: the first one there makes you ruler. Your farmer stands in the Middle Desert, where nobody rules yet.
feudum-lesson-influence-card = Play Influence.
    .else = That card comes later: play Influence.
feudum-lesson-influence-marker = Put your marker where your farmer stands.
    .else = You could stop here, but then the farm stays free: choose the location.
feudum-lesson-influence-serf = The farm is yours, which is 1 point and can be harvested. Another player’s marker there makes them your serf; a third marker, theirs again, would make them ruler.
feudum-lesson-influence-subject = A second marker of your own there would be your subject: then neither a serf nor a rival’s merchant (Money is Influence) could take the farm from you. Later a feudum is defended better, too.

feudum-lesson-move = Move your pawns
feudum-lesson-move-card = Pawns act where they stand, so bring them to good places. Play Move.
    .else = First the pawns: play Move.
feudum-lesson-move-farmer = Each of your two pawns gives a movement point. Take your farmer to the Southeast Forest.
    .else = First the farmer, to the Southeast Forest: follow the marks.
feudum-lesson-move-knight = And your knight to the Inner Desert.
    .else = The knight goes to the Inner Desert: follow the marks.
feudum-lesson-move-roads = Roads are free; by sea, under water and through the air you need vessels, from the alchemists. After a Move you may pilfer one good where you have a pawn, but now nothing is there.

feudum-lesson-guilds = The guilds
feudum-lesson-guilds-circle = Six guilds form a circle in which goods travel on. Whoever has the most stars in a guild is its master, the second its journeyman, and with four or five players the third its apprentice.
feudum-lesson-guilds-stars = Each pawn of a guild’s character gives a star in it. With one of these, each location of the guild’s kind that you rule gives another, as your farm does among the farmers; a feudum gives 3.
feudum-lesson-guilds-card = You are master of the farmers. Play Guild.
    .else = Defend can wait: play Guild.
feudum-lesson-guilds-farmers = Anybody may trade in any guild, but only the master pushes on to the next one, and only the journeyman pulls from the one before. Choose the farmers.
    .else = You are no master there, and push only among the farmers. Choose them.
feudum-lesson-guilds-reeve = A reeve is one of your three free discs. From your next push here on it scores 1 point each time: put it there.
    .else = It costs only a free disc: put the reeve there.
feudum-lesson-guilds-push = A push moves goods from the barn to the merchants, for 4, 5 or 6 points: for 1, 2 or 3 full shelves, or as many columns, never both together. Send the sulfur, then the saltpeter.
    .else = Push all you can: sulfur, then saltpeter.
feudum-lesson-guilds-master = Two shelves were filled, so that was 5 points: the column is not counted beside them. At each dawn the master scores 5 more, and guilds decide most games of Feudum.
feudum-lesson-guilds-pull = A pull takes things from the guild before into one’s own: 3 points and a royal writ, if it reaches its goal. It costs nothing but the Guild card, as a push does.
feudum-lesson-guilds-round = Things change on the way: goods become vessels and markers, markers seals, seals beads of the rosary, and beads end on the chickens, with which a full barn spills over. Charity in purse and coffer is shared when farmers or monks push.
feudum-lesson-guilds-trade = Trade is half of the game: farmers take all goods of your farm for food and shillings, merchants sell goods, alchemists vessels. Knights sell you markers of yours, nobles seals, and monks beads.

feudum-lesson-food = Defend and feed
feudum-lesson-food-card = One card is left: Defend scores 1 point when you play it. Held back it would help against an attack, but nobody threatens you now: play it.
feudum-lesson-food-feed = The round is over, and each pawn on the board eats 1 food. Feed both.
    .else = A pawn that is not fed leaves the board: give it food.
feudum-lesson-food-die = Then the progress die takes a tile from a region, and time moves on. A pawn without food leaves, and its seat in the guild may go with it.
feudum-lesson-food-hunger = So get food in time: from the merchants, or from the farmers for a harvest. Sulfur in the barrel becomes wine, which feeds for two rounds, but a drunk pawn has no strength.

feudum-lesson-harvest = Harvest, improve, tax
feudum-lesson-harvest-choose = A new round, four cards: take Harvest, Improve, Explore and Tax. Tax pays once Improve has made your farm a town; Explore still waits for an outpost.
    .else = Take Harvest, Improve, Explore and Tax. The marked card is next.
feudum-lesson-harvest-card = You rule a farm, so play Harvest.
    .else = The harvest first.
feudum-lesson-harvest-farm = Harvest your farm in the Middle Desert: 5 goods, and 1 point. Keep all of them there; favours would be some of them for yourself, to spend right away.
    .else = The farm in the Middle Desert, and all of it to the farm.
feudum-lesson-harvest-improve = Now Improve: it raises a location, and mostly brings the tile of the region with its points. Goods still at a farm go to the bag when it becomes a town, so in a game trade them with the farmers first.
    .else = Next comes Improve.
feudum-lesson-harvest-tile = Raise your farm to a town for 1 iron. The top tile of the desert is of a later epoch, so take one from any other region, without points.
    .else = Do not let it go: improve your farm.
feudum-lesson-harvest-feudum = An outpost becomes a farm for 1 wood, a farm a town for 1 iron, a town a feudum for a king’s seal. With a tile of epoch I from its own region that scores 2, 3 or 4 points, and 1 more for each later epoch of the tile.
feudum-lesson-harvest-tax = You rule a town now, so play Tax: 2 shillings, and every 3 that you have count 3 points. Your knight brings reinforcements: take a marker too.
    .else = Tax is next, and the marker with it.
feudum-lesson-harvest-others = Shillings buy goods, vessels and seals in the guilds. Explore would do nothing yet: it needs an outpost, and you will have one in the next chapter.

feudum-lesson-conquer = Repeat, conquer, explore
feudum-lesson-conquer-aim = A rival’s pawn stands in the Middle Forest with no other beside it, and three of yours are near. This round you drive it out.
feudum-lesson-conquer-choose = Take Move, Repeat, Conquer and Explore. Mind in your games that Conquer is never repeated, and has no effect as your last card.
    .else = Take Move, Repeat, Conquer and Explore. The marked card is next.
feudum-lesson-conquer-move = Three pawns give 3 steps, and your monk a fourth (Godspeed). Play Move, and take farmer and monk to the rival.
    .else = First Move; then the farmer and the monk go to the Middle Forest.
feudum-lesson-conquer-knight = Two steps are left for the knight: through the Middle Desert to the Southeast Forest.
    .else = The knight, through the Middle Desert to the Southeast Forest.
feudum-lesson-conquer-repeat = Move, Influence and Guild show ×2: Repeat carries one of them out again. Play it, and choose Move.
    .else = Repeat, and then Move.
feudum-lesson-conquer-arrive = Bring the knight to the others. Then end the move: no more steps are needed.
    .else = The knight to the Middle Forest, and then the end of the move.
feudum-lesson-conquer-voyage = A second Move in the same round also leads on the epic voyage, which scores at the end. Set out.
    .else = Do not stay at home: set out.
feudum-lesson-conquer-attack = Three pawns attack with 3, a pawn defends with 2, and the attack must be greater. Play Conquer, in the Middle Forest.
    .else = Conquer, in the Middle Forest.
feudum-lesson-conquer-disc = Well fought: 2 points, and the pawn goes home. After a conquest you may cover a military space too, so place a disc: once you rule a feudum, empty ones cost points at dawns.
    .else = Place the disc: you may rule a feudum one day.
feudum-lesson-conquer-explore = Explore draws royal writs: two with an outpost, and one more for every further one. Play it, and draw.
    .else = Explore, and draw.
feudum-lesson-conquer-writ = Bow and Sword are mandates: each helps once, in an attack of yours; a charter would score at the end, with a seal. Keep the one that you like.
feudum-lesson-conquer-all = Now you have played every kind of card. Each has an ability below as well: click a card, and it tells what it does.
feudum-lesson-conquer-feast = The Guild card can also be a feast: sulfur from your barrel lets you push or pull in place of a rival whose pawn stands beside yours, and you score. A rival may use your seat in this way, too.

feudum-lesson-epoch = An epoch dawns
feudum-lesson-epoch-near = It is round 4 now, and four tiles of epoch II are on top of stacks: look at the bar of epochs. That is enough, so a new epoch dawns at the end of this round.
feudum-lesson-epoch-tiles = An epoch dawns when enough tiles of its number are on top of stacks at the end of a round: four for II, three for III, two for IV. V dawns when a stack is empty, and ends the game.
feudum-lesson-epoch-serpent = The sea serpent here is yours, tamed at the Knight Guild for three markers. It goes by sea, attacks with 1 as a pawn does, and rivals’ pawns where it stands cannot leave.
feudum-lesson-epoch-feed = Two of your three pawns are hungry, as your farmer still has the wine of last round: feed them. Then the die is rolled.
    .else = Without food they would leave, and their stars with them.
feudum-lesson-epoch-dawn = Epoch II: your three master seats brought 15 points. A region is active if you rule in it: you have forest and desert, and two active regions bring 3.
feudum-lesson-epoch-scores = Each dawn scores alike: 5 for a master, 3 for a journeyman, 1 for an apprentice. One to six active regions score 1, 3, 5, 9, 11 or 13.
feudum-lesson-epoch-landscapes = A landscape is a tile that you place with Improve where you are serf; it is given 3 things: food, sulfur, shillings or targets. Each dawn it scores 2 points, or 4 if any are left, and is then given 3 more.

feudum-lesson-scoring = The end of the game
feudum-lesson-scoring-last = This is the last meal of the game: a stack is empty, so epoch V dawns after it. Then all is counted, and in a tie the most sulfur in the barrel wins.
feudum-lesson-scoring-feed = Feed your three pawns once more.
    .else = They still count for your guild seats: feed them.
feudum-lesson-scoring-points = Seats and pushes in the guilds brought the most, as so often, then shillings and regions. “Empire” is 1 point for each location you rule and more for sets of three; charters score only with a seal.
feudum-lesson-scoring-play_now = Voyages, monsters, vessels and more writs you will find as you play. You know enough to begin!
