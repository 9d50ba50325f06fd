### A Feast for Odin

odin-name = A Feast for Odin
    .alone = In the solo game 100 points are very good; in its short version they are hard to reach.
odin-blurb = Send your Vikings to hunt, craft, trade, raid and explore; cover your boards with what they bring home, and feed them well.

## Settings

odin-setting-length = Length
odin-setting-length-long = Long game (7 rounds)
odin-setting-length-short = Short game (6 rounds)
odin-setting-decks = Occupation decks
odin-setting-decks-ABC = A, B and C
odin-setting-decks-A = A
odin-setting-decks-B = B
odin-setting-decks-C = C
odin-setting-decks-AB = A and B
odin-setting-decks-AC = A and C
odin-setting-decks-BC = B and C
odin-setting-edition = Points of the exploration boards
odin-setting-edition-first = First printing
odin-setting-edition-later = Later printing
odin-setting-solo_card = Solo game: your first occupation
odin-setting-solo_card-random = Drawn by chance
odin-setting-solo_card-chosen = Chosen by you
odin-setting-occupations = Occupation cards
odin-setting-occupations-full = With their effects
odin-setting-occupations-points = Only their points
odin-setting-islands = Mini-expansion 1: Islands
odin-setting-islands-without = Without it
odin-setting-islands-with = Lofoten and Orkney
odin-setting-harvest = Mini-expansion 2: Harvest
odin-setting-harvest-without = Without it
odin-setting-harvest-with = Harvest markers, new goods, Mull and Caithness
odin-setting-harvest-fewer_cards = The same, with 30 fewer occupations

## Questions

odin-ask-first_card = With which occupation do you begin?
odin-ask-keep_card = Which of these occupations do you keep?
odin-ask-marker = Which resource marker do you take?
odin-ask-free_card = Do you play this occupation at no cost?
odin-ask-turn = Where do you send your Vikings?
odin-ask-imitate = Which space do you imitate?
odin-ask-anytime = { $about_id ->
    [income] Income comes next: place goods, buy or arm a ship first?
    [feast] The feast comes next (what you place is not served): place goods, buy or arm a ship first?
    [bonus] Bonuses come next: place goods, buy or arm a ship first?
    [scoring] Scoring comes next, the last chance: place anything else?
   *[other] Do you place goods, or buy or arm a ship?
}
odin-ask-board = On which board do you place this: { $about }?
odin-ask-turned = How do you rotate it?
odin-ask-cell = Where do you place it?
odin-ask-arm = Which longship do you arm?
odin-ask-boats = How many whaling boats sail?
odin-ask-hunt = To pay in wood and bows: { $about }. What do you do?
odin-ask-snare = To pay in wood and snares: { $about }. What do you do?
odin-ask-whale = To pay in wood and spears: { $about }. What do you do?
odin-ask-raid = Your battle result: { $about }. What do you do?
odin-ask-pillage = Your battle result: { $about }. What do you do?
odin-ask-loot = Your battle result: { $about }. What do you take? What is missing, you pay in stones and long swords.
odin-ask-spend = { $about_id ->
    [long_sword] How many cards do you spend ({ $about })? You pay the rest in stone.
   *[other] How many cards do you spend ({ $about })? You pay the rest in wood.
}
odin-ask-vikings_back = How many Vikings come back to you?
odin-ask-feast = Free places at your table: { $about }. What do you serve next?
odin-ask-strip = From which strip do you take items? At most: { $about }.
odin-ask-amount = How many items do you take ({ $about })?
odin-ask-play_occupation = { $about_id ->
    [none] Which occupation do you play?
   *[other] Which occupation do you play before the action? You may also decide after it (“Done”), or play no card this turn (“Pass”).
}
odin-ask-explore = Which board do you explore?
odin-ask-emigrate = Which ship emigrates? Silver to pay: { $about }.
odin-ask-exchange = You would give { $about }. Do you make this exchange?
odin-ask-pay = What do you pay with?
odin-ask-way = Which of the two do you choose?
odin-ask-upgrade = Which good do you upgrade?
odin-ask-upgrade_twice = Which good do you upgrade by up to two colours?
odin-ask-upgrade_to = What does it become ({ $about })?
odin-ask-overseas = Which green good do you turn to its blue side?
odin-ask-special_sale = Which special tile do you buy?
odin-ask-forge = What do you forge?
odin-ask-effect = Which of your occupations do you use now?
odin-ask-effect_way = In which way do you use it?
odin-ask-vikings = How many Vikings do you send there?
odin-ask-loot_more = Your battle result: { $about }. What else do you take?
odin-ask-strip_of_card = From which strip do you take it?
odin-ask-recall = From which space does a Viking come back?
odin-ask-recall_two = How many come back? Two cost silver: { $about }.
odin-ask-follow = Which space do you use without Vikings?
odin-ask-upgrade_up_left = Which good rises to the upper left, for 1 silver?
odin-ask-upgrade_up_right = Which orange good do you upgrade to the upper right?
odin-ask-upgrade_to_blue = Which good do you upgrade to its blue tile?
odin-ask-one_more = Of which good do you take one more?
odin-ask-turn_over = Which tile do you turn over? At most: { $about }.
odin-ask-unload = From which ship do you take an ore?

## Answers

odin-anytime = First: place goods or ships
    .text = Anytime actions; then you go on with your choice.
odin-roll = Roll again
odin-succeed = Success
odin-fail = Failure
odin-all = One of each
odin-empty = Leave a place empty
    .text = A Thing penalty: 3 points lost at the end.
odin-coins = Silver on all free places
odin-way-sheep = A sheep, for free
odin-way-cattle = Cattle, for 1 silver
odin-way-stone_house_longship = A stone house and a longship
odin-way-long_house_knarr = A long house and a knarr
odin-way-mountain = 2+2+2+2 building resources
odin-way-upgrade = Upgrade 3 goods twice
odin-load = a longship with { $number } ore
odin-cell-a = A{ $number }
odin-cell-b = B{ $number }
odin-cell-c = C{ $number }
odin-cell-d = D{ $number }
odin-cell-e = E{ $number }
odin-cell-f = F{ $number }
odin-cell-g = G{ $number }
odin-cell-h = H{ $number }
odin-cell-i = I{ $number }
odin-cell-j = J{ $number }
odin-cell-k = K{ $number }
odin-cell-l = L{ $number }
odin-cell-m = M{ $number }
odin-turn-0 = as drawn
odin-turn-1 = 90° to the right
odin-turn-2 = upside down
odin-turn-3 = 90° to the left
odin-turn-flip0 = mirrored
odin-turn-flip1 = mirrored, 90° to the right
odin-turn-flip2 = mirrored, upside down
odin-turn-flip3 = mirrored, 90° to the left

## What happened

odin-told-starts = { $seat } has the moose and begins.
odin-told-round = Round { $amount } begins.
odin-told-new_viking = { $amount ->
    [one] A new Viking joins every clan.
   *[other] { $amount } new Vikings join the colour that plays this round.
}
odin-told-harvest = Harvest: the first { $amount ->
    [1] 3
    [2] 4
    [3] 5
   *[other] 6
} kinds of crops.
odin-told-no_harvest = No harvest this round.
odin-told-marker_gives = { $seat } receives what a resource marker shows: { $thing }.
odin-told-harvest_ahead = Harvest marker of the coming round: the first { $amount ->
    [1] 3
    [2] 4
    [3] 5
   *[other] 6
} kinds of crops.
odin-told-failure_ahead = Harvest marker of the coming round: crop failure.
odin-told-took_marker = { $seat } takes a resource marker: { $thing }.
odin-told-kept_card = { $seat } keeps an occupation: { $thing }.
odin-told-kept_card-hidden = { $seat } keeps an occupation.
odin-told-altar_lost = Nobody has explored the Isle of Mull: the altar leaves the game.
odin-told-board_turned = An exploration board is turned over: { $thing }.
odin-told-silver_on_board = Silver waiting on { $thing }: { $amount }.
odin-told-drew = { $seat } draws a weapon: { $thing }.
odin-told-drew_occupation = { $seat } draws an occupation: { $thing }.
odin-told-drew_occupation-hidden = { $seat } draws an occupation.
odin-told-placed = { $amount ->
    [one] { $seat } sends a Viking: { $thing }.
   *[other] { $seat } sends { $amount } Vikings: { $thing }.
}
odin-told-passed = { $seat } passes.
odin-told-imitated = { $seat } imitates: { $thing }.
odin-told-gained = { $amount ->
    [1] { $seat } gains { $thing }.
   *[other] { $seat } gains { $amount } × { $thing }.
}
odin-told-paid = { $amount ->
    [1] { $seat } pays { $thing }.
   *[other] { $seat } pays { $amount } × { $thing }.
}
odin-told-traded = { $seat } gives { $thing } in exchange.
odin-told-left_out = { $seat } lacks what this exchange costs: { $thing }.
odin-told-turned_over = { $seat } turns over: { $thing }.
odin-told-fetched = { $seat } fetches from a board: { $thing }.
odin-told-rolled = { $seat } rolls { $amount } with { $thing }.
odin-told-succeeded = { $thing_id ->
    [hunt] { $seat } has a successful hunt.
    [snare] { $seat } catches something in the snare.
    [whale] { $seat } catches a whale.
    [raid] { $seat } raids with a battle result of { $amount }.
   *[pillage] { $seat } pillages with a battle result of { $amount }.
}
odin-told-failed = { $thing_id ->
    [hunt] { $seat } has no luck in the hunt.
    [snare] { $seat } finds the snare empty.
    [whale] { $seat } catches no whale.
    [raid] { $seat } breaks off the raid.
   *[pillage] { $seat } breaks off the pillage.
}
odin-told-vikings_back = { $amount ->
    [one] One Viking comes back to { $seat }.
   *[other] { $amount } Vikings come back to { $seat }.
}
odin-told-explored = { $seat } explores { $thing }.
odin-told-emigrated = { $seat } emigrates: { $thing }.
odin-told-armed = { $seat } places an ore aboard: { $thing }.
odin-told-played_occupation = { $seat } plays an occupation: { $thing }.
odin-told-occupation = { $seat } uses an occupation: { $thing }.
odin-told-used_without_vikings = { $seat } uses a space without Vikings: { $thing }.
odin-told-dropped_ore = { $seat } drops an ore: { $thing }.
odin-told-unloaded = { $seat } takes an ore off a ship: { $thing }.
odin-told-start_player = { $seat } gets the moose and will begin.
odin-told-income = { $amount ->
    [0] { $seat } has no income.
   *[other] { $seat } has an income of { $amount }.
}
odin-told-born = { $amount ->
    [1] { $seat } has young in the stable: { $thing }.
   *[other] { $seat } has young in the stable: { $amount } × { $thing }.
}
odin-told-pregnant = { $seat } will have young next round: { $thing }.
odin-told-served = { $seat } serves { $thing } (covers { $amount }).
odin-told-penalty = { $amount ->
    [one] { $seat } leaves a place at the table empty and takes a Thing penalty.
   *[other] { $seat } leaves { $amount } places at the table empty and takes as many Thing penalties.
}
odin-told-bonus = { $seat } gets the bonuses of a board: { $thing }.
odin-told-eroded = { $amount ->
    [1] The mountain loses { $thing }.
   *[other] The mountain loses { $amount } × { $thing }.
}
odin-told-strip_removed = Removed: { $thing }.
odin-told-strip_turned = Turned up: { $thing }.
odin-told-vikings_home = The round is over.
odin-told-over = The game is over.
odin-told-laid_home = { $seat } places { $thing } on the home board.
odin-told-laid_shetland = { $seat } places { $thing } on Shetland.
odin-told-laid_bear_island = { $seat } places { $thing } on Bear Island.
odin-told-laid_faroe_islands = { $seat } places { $thing } on the Faroe Islands.
odin-told-laid_baffin_island = { $seat } places { $thing } on Baffin Island.
odin-told-laid_iceland = { $seat } places { $thing } on Iceland.
odin-told-laid_labrador = { $seat } places { $thing } on Labrador.
odin-told-laid_greenland = { $seat } places { $thing } on Greenland.
odin-told-laid_newfoundland = { $seat } places { $thing } on Newfoundland.
odin-told-laid_lofoten = { $seat } places { $thing } on Lofoten.
odin-told-laid_orkney = { $seat } places { $thing } on Orkney.
odin-told-laid_mull = { $seat } places { $thing } on the Isle of Mull.
odin-told-laid_caithness = { $seat } places { $thing } on Caithness.
odin-told-laid_shed = { $seat } places { $thing } in a shed.
odin-told-laid_stone_house = { $seat } places { $thing } in a stone house.
odin-told-laid_long_house = { $seat } places { $thing } in a long house.

## Goods

odin-good-peas = peas
odin-good-flax = flax
odin-good-beans = beans
odin-good-grain = grain
odin-good-cabbage = cabbage
odin-good-fruits = fruits
odin-good-mead = mead
odin-good-stockfish = stockfish
odin-good-milk = milk
odin-good-salt_meat = salt meat
odin-good-game_meat = game meat
odin-good-whale_meat = whale meat
odin-good-sheep = sheep
odin-good-pregnant_sheep = pregnant sheep
odin-good-cattle = cattle
odin-good-pregnant_cattle = pregnant cattle
odin-good-oil = oil
odin-good-hide = hide
odin-good-wool = wool
odin-good-linen = linen
odin-good-skin_and_bones = skin and bones
odin-good-fur = fur
odin-good-robe = robe
odin-good-clothing = clothing
odin-good-rune_stone = rune stone
odin-good-silverware = silverware
odin-good-chest = chest
odin-good-silk = silk
odin-good-spices = spices
odin-good-jewelry = jewelry
odin-good-treasure_chest = treasure chest
odin-good-silver_hoard = silver hoard
odin-good-berries = berries
odin-good-eggs = eggs
odin-good-amber = amber
odin-good-guldgubber = guldgubber
odin-good-silver = silver
odin-good-ore = ore
odin-good-wood = wood
odin-good-stone = stone
odin-along-peas = { odin-good-peas }, horizontal
odin-along-flax = { odin-good-flax }, horizontal
odin-along-beans = { odin-good-beans }, horizontal
odin-along-grain = { odin-good-grain }, horizontal
odin-along-cabbage = { odin-good-cabbage }, horizontal
odin-along-fruits = { odin-good-fruits }, horizontal
odin-along-mead = { odin-good-mead }, horizontal
odin-along-stockfish = { odin-good-stockfish }, horizontal
odin-along-milk = { odin-good-milk }, horizontal
odin-along-salt_meat = { odin-good-salt_meat }, horizontal
odin-along-game_meat = { odin-good-game_meat }, horizontal
odin-along-whale_meat = { odin-good-whale_meat }, horizontal
odin-along-sheep = { odin-good-sheep }, horizontal
odin-along-pregnant_sheep = { odin-good-pregnant_sheep }, horizontal
odin-along-cattle = { odin-good-cattle }, horizontal
odin-along-pregnant_cattle = { odin-good-pregnant_cattle }, horizontal
odin-along-berries = { odin-good-berries }, horizontal
odin-along-eggs = { odin-good-eggs }, horizontal
odin-upright-peas = { odin-good-peas }, vertical
odin-upright-flax = { odin-good-flax }, vertical
odin-upright-beans = { odin-good-beans }, vertical
odin-upright-grain = { odin-good-grain }, vertical
odin-upright-cabbage = { odin-good-cabbage }, vertical
odin-upright-fruits = { odin-good-fruits }, vertical
odin-upright-mead = { odin-good-mead }, vertical
odin-upright-stockfish = { odin-good-stockfish }, vertical
odin-upright-milk = { odin-good-milk }, vertical
odin-upright-salt_meat = { odin-good-salt_meat }, vertical
odin-upright-game_meat = { odin-good-game_meat }, vertical
odin-upright-whale_meat = { odin-good-whale_meat }, vertical
odin-upright-sheep = { odin-good-sheep }, vertical
odin-upright-pregnant_sheep = { odin-good-pregnant_sheep }, vertical
odin-upright-cattle = { odin-good-cattle }, vertical
odin-upright-pregnant_cattle = { odin-good-pregnant_cattle }, vertical
odin-upright-berries = { odin-good-berries }, vertical
odin-upright-eggs = { odin-good-eggs }, vertical
odin-upright-silver = 1 silver

## Special tiles

odin-tile-glass_beads = glass beads
    .text = 5 spaces, sword value 7, 0 silver.
odin-tile-helmet = helmet
    .text = 5 spaces, sword value 8, 1 silver, forged.
odin-tile-cloakpin = cloakpin
    .text = 5 spaces, sword value 8, 1 silver, forged.
odin-tile-belt = belt
    .text = 5 spaces, sword value 8, 2 silver.
odin-tile-crucifix = crucifix
    .text = 6 spaces, sword value 8, 2 silver, forged.
odin-tile-drinking_horn = drinking horn
    .text = 6 spaces, sword value 8, 2 silver.
odin-tile-amber_figure = amber figure
    .text = 7 spaces, sword value 9, 2 silver.
odin-tile-horseshoe = horseshoe
    .text = 7 spaces, sword value 9, 2 silver, forged.
odin-tile-gold_brooch = gold brooch
    .text = 8 spaces, sword value 9, 3 silver.
odin-tile-forge_hammer = forge hammer
    .text = 9 spaces, sword value 10, 4 silver, forged.
odin-tile-fibula = fibula
    .text = 9 spaces, sword value 10, 4 silver, forged.
odin-tile-throwing_axe = throwing axe
    .text = 9 spaces, sword value 11, 4 silver, forged.
odin-tile-chalice = chalice
    .text = 10 spaces, sword value 12, 5 silver.
odin-tile-round_shield = round shield
    .text = 12 spaces, sword value 13, 6 silver.
odin-tile-english_crown = English crown
    .text = 13 spaces, sword value 16, not for sale, 2 points.
odin-tile-altar = altar
    .text = 6 spaces, a bonus of the Isle of Mull.

## Weapons, ships, dice

odin-weapon-bow_and_arrow = bow and arrow
odin-weapon-snare = snare
odin-weapon-spear = spear
odin-weapon-long_sword = long sword
odin-weapon-card = weapon card
odin-marker-1 = { odin-good-stone } / { odin-weapon-long_sword }
odin-marker-2 = { odin-good-amber } / { odin-good-mead }
odin-marker-3 = { odin-good-ore } / { odin-good-peas }
odin-marker-4 = { odin-weapon-bow_and_arrow } / { odin-good-peas }
odin-marker-5 = { odin-good-wood } / { odin-weapon-spear }
odin-marker-6 = { odin-good-mead } / { odin-good-beans }
odin-marker-7 = { odin-good-peas } / { odin-good-oil }
odin-marker-8 = { odin-good-guldgubber } / { odin-good-eggs }
odin-marker-9 = { odin-good-mead } / { odin-weapon-snare }
odin-marker-10 = { odin-good-silver } / { odin-good-berries }
odin-ship-whaling_boat = whaling boat
    .text = To buy: 3 silver. 3 points. Small landing stage.
odin-ship-knarr = knarr
    .text = To buy: 5 silver. 5 points; 18 when it has emigrated.
odin-ship-longship = longship
    .text = To buy: 8 silver. 8 points; 21 when it has emigrated.
odin-arm-whaling_boat = arm a whaling boat
    .text = Place an ore on it; it stays there.
odin-arm-longship = arm a longship
    .text = Place an ore on it; it stays there.
odin-die = the { $number }-sided die
odin-action-hunt = Hunting game
odin-action-snare = Laying a snare
odin-action-whale = Whaling
odin-action-raid = Raiding
odin-action-pillage = Pillaging

## Boards

odin-board-home = Home board
odin-board-shetland = Shetland
odin-board-bear_island = Bear Island
odin-board-faroe_islands = Faroe Islands
odin-board-baffin_island = Baffin Island
odin-board-iceland = Iceland
odin-board-labrador = Labrador
odin-board-greenland = Greenland
odin-board-newfoundland = Newfoundland
odin-board-lofoten = Lofoten
odin-board-orkney = Orkney
odin-board-mull = Isle of Mull
odin-board-caithness = Caithness
odin-board-shed = shed
odin-board-shed_2 = shed 2
odin-board-shed_3 = shed 3
odin-board-stone_house = stone house
odin-board-stone_house_2 = stone house 2
odin-board-stone_house_3 = stone house 3
odin-board-long_house = long house
odin-board-long_house_2 = long house 2
odin-board-long_house_3 = long house 3
odin-board-long_house_4 = long house 4
odin-board-long_house_5 = long house 5
odin-strip-mountain = mountain strip { $number }

## Action spaces

odin-space-build_shed = Shed
    .text = Pay 2 wood for a shed.
odin-space-build_whaling_boat = Whaling boat
    .text = Pay 1 wood for a whaling boat.
odin-space-hunting_game_1 = Hunting game (1 Viking)
    .text = Roll the 8-sided die up to three times. Pay the result in wood and bows and you get 1 hide and 1 game meat. Failure: you get 1 wood and 1 bow.
odin-space-take_stockfish = Stockfish
    .text = Get 1 stockfish.
odin-space-buy_2_stockfish = 2 stockfish
    .text = Pay 1 silver for 2 stockfish.
odin-space-buy_2_salt_meat = 2 salt meat
    .text = Pay 2 silver for 2 salt meat.
odin-space-market_beans = Beans and silver
    .text = Get beans and 1 silver.
odin-space-milk_from_cattle = Milk from cattle
    .text = Get 1 milk for each of your cattle, 3 at most.
odin-space-craft_linen = Flax to linen
    .text = Exchange 1 flax for 1 linen.
odin-space-craft_rune_stone = Rune stone
    .text = Pay 1 stone for 1 rune stone and 1 silver.
odin-space-mountain_2 = 2 building resources
    .text = Take up to 2 items from one mountain strip.
odin-space-mountain_1_upgrade_1 = 1 resource, upgrade 1 good
    .text = Take 1 item from a mountain strip; upgrade 1 good by one colour.
odin-space-upgrade_2 = Upgrade 2 goods
    .text = Upgrade up to 2 goods by one colour.
odin-space-overseas_trading_1 = Overseas trading (1 Viking)
    .text = With a knarr: pay 1 silver and turn green goods to blue, one of each kind.
odin-space-raiding = Raiding
    .text = With a longship: roll the 8-sided die up to three times, add stones and long swords, and take one blue good or special tile of that sword value or less. Failure: you get 1 stone and 1 long sword.
odin-space-explore_1 = Exploration (1 Viking)
    .text = With any ship: explore Shetland or the Faroe Islands, and take the silver there.
odin-space-draw_occupation = Draw an occupation
    .text = Draw 1 occupation card and get 1 silver.
odin-space-play_occupation_1 = Play 1 occupation
    .text = Pay 1 stone or 1 ore to play 1 occupation; get 1 silver.
odin-space-build_stone_house = Stone house
    .text = Pay 1 stone for a stone house.
odin-space-build_knarr = Knarr
    .text = Pay 2 wood for a knarr.
odin-space-hunting_game_2 = Hunting game (2 Vikings)
    .text = Roll the 8-sided die up to three times. Pay the result in wood and bows and you get 1 hide and 1 game meat. Failure: you get 1 wood and 1 bow.
odin-space-laying_a_snare = Laying a snare
    .text = Roll the 8-sided die up to three times. Pay the result in wood and snares and you get 1 fur and 1 snare. Failure: you get 1 wood and 1 snare, and 1 Viking may come back.
odin-space-buy_sheep = Sheep
    .text = Pay 1 silver for 1 sheep.
odin-space-buy_cattle_milk = Cattle and milk
    .text = Pay 3 silver for 1 head of cattle and 1 milk.
odin-space-market_flax_stockfish = Flax, stockfish and silver
    .text = Get 1 flax, 1 stockfish and 1 silver.
odin-space-take_2_mead = 2 mead and 2 silver
    .text = Get 2 mead and 2 silver.
odin-space-craft_clothing = Clothing
    .text = Exchange 1 hide and 1 linen for clothing and 2 silver.
odin-space-craft_chest = Chest
    .text = Pay 1 wood or 1 ore for 1 chest and 1 silver.
odin-space-wood_per_player = 1 wood per player, 1 ore
    .text = Get 1 wood for each player in the game, and 1 ore.
odin-space-mountain_3_upgrade_1 = 3 resources, upgrade 1 good
    .text = Take up to 3 items from one mountain strip; upgrade 1 good by one colour.
odin-space-upgrade_3 = Upgrade 3 goods
    .text = Upgrade up to 3 goods by one colour.
odin-space-overseas_trading_2 = Overseas trading (2 Vikings)
    .text = With a knarr: pay 1 silver and turn green goods to blue, one of each kind.
odin-space-pillaging_2 = Pillaging (2 Vikings)
    .text = With a longship: roll the 12-sided die up to three times, add its ore, stones and long swords, and take one blue good or special tile of that sword value or less. Failure: you get 1 stone and 1 long sword, and 1 Viking may come back.
odin-space-explore_2 = Exploration (2 Vikings)
    .text = With a knarr or a longship: explore Iceland, Greenland or Bear Island, and take the silver there.
odin-space-emigrate_2 = Emigration (2 Vikings)
    .text = Pay as much silver as the number of the round and place a knarr or a longship on your banquet table: it counts 13 points more, and covers 2 places at every feast.
odin-space-play_occupation_2 = Play up to 2 occupations
    .text = Play 1 or 2 occupations from your hand.
odin-space-build_long_house = Long house
    .text = Pay 2 stone for a long house.
odin-space-build_longship = Longship
    .text = Pay 2 wood for a longship.
odin-space-whaling_3 = Whaling (up to 3 boats)
    .text = With up to 3 whaling boats: roll the 12-sided die up to three times, subtract their ore and pay the rest in wood and spears: 1 oil, skin and bones, 1 whale meat. Failure: you get 1 wood and 1 spear, and up to 2 Vikings may come back.
odin-space-sheep_or_cattle = Sheep or cattle
    .text = Get 1 sheep, or pay 1 silver for 1 head of cattle.
odin-space-market_fruits = Fruits, oil and salt meat
    .text = Get fruits, 1 oil, 1 salt meat and 1 silver.
odin-space-wool_from_sheep = Wool from sheep
    .text = Get 1 wool for each of your sheep, 3 at most.
odin-space-forge = Forge
    .text = Pay 1 ore for jewelry or a special tile with the tongs.
odin-space-craft_2_chests_2_rune_stones = 2 chests and 2 rune stones
    .text = Pay 2 stone and 2 wood for 2 chests and 2 rune stones.
odin-space-mountain_3_2 = 3+2 building resources
    .text = Take up to 3 items from one mountain strip and up to 2 from another.
odin-space-upgrade_3_weapons_4 = Upgrade 3 goods, 4 weapons
    .text = Upgrade up to 3 goods by one colour; draw 4 weapon cards.
odin-space-upgrade_4 = Upgrade 4 goods
    .text = Upgrade up to 4 goods by one colour.
odin-space-special_sale = Special sale
    .text = With a knarr: buy up to 2 special tiles at their prices.
odin-space-pillaging_3 = Pillaging (3 Vikings)
    .text = With a longship: roll the 12-sided die up to three times, add its ore, stones and long swords, and take one blue good or special tile of that sword value or less. Failure: you get 1 stone and 1 long sword, and 1 Viking may come back.
odin-space-explore_3 = Exploration (3 Vikings)
    .text = With a longship: explore Baffin Island, Labrador or Newfoundland, and take the silver there.
odin-space-emigrate_3 = Emigration (3 Vikings)
    .text = Pay as much silver as the number of the round and place a knarr or a longship on your banquet table: it counts 13 points more, and covers 2 places at every feast.
odin-space-play_occupation_4 = Play up to 4 occupations
    .text = Play 1 to 4 occupations from your hand; the card you have just drawn may be among them.
odin-space-build_house_and_ship = House and ship
    .text = Pay 2 stone and 2 wood for a stone house and a longship, or for a long house and a knarr.
odin-space-whaling_4 = Whaling (1 boat)
    .text = With 1 whaling boat: roll the 12-sided die up to three times, subtract its ore and pay the rest in wood and spears: 1 oil, skin and bones, 1 whale meat. Failure: you get 1 wood and 1 spear, and up to 2 Vikings may come back.
odin-space-buy_sheep_cattle = Sheep and cattle
    .text = Pay 3 silver for 1 sheep and 1 head of cattle.
odin-space-market_spices_products = Spices, milk and wool
    .text = Get spices and 1 silver; with cattle also 2 milk, with sheep also 1 wool.
odin-space-craft_robe_jewelry = 4 silver, robe, jewelry
    .text = Get 4 silver; you may exchange 1 wool for 1 robe, and silverware for jewelry.
odin-space-mountain_4_upgrade_2_twice = 4 resources, upgrade 2 twice
    .text = Take up to 4 items from one mountain strip; upgrade up to 2 goods by up to two colours.
odin-space-mountain_2222_or_upgrade_3_twice = 2+2+2+2, or upgrade 3 twice
    .text = Take up to 2 items each from up to four mountain strips, or upgrade up to 3 goods by up to two colours.
odin-space-plundering = Plundering
    .text = With two longships: get 1 silver hoard.
odin-space-boat_to_knarr_emigrate = Boat to knarr, emigration
    .text = You may exchange a whaling boat for a knarr; you may then emigrate at the usual price.
odin-space-imitate_1 = Imitation (1 Viking)
    .text = Use a space of this column on which another player stands.
odin-space-imitate_2 = Imitation (2 Vikings)
    .text = Use a space of this column on which another player stands.
odin-space-imitate_3 = Imitation (3 Vikings)
    .text = Use a space of this column on which another player stands.
odin-space-imitate_4 = Imitation (4 Vikings)
    .text = Use a space of this column on which another player stands.
odin-group-build_houses = Build houses
odin-group-build_ships = Build ships
odin-group-hunting = Hunting
odin-group-livestock_market = Livestock market
odin-group-weekly_market = Weekly market
odin-group-products = Products
odin-group-crafting = Crafting
odin-group-mountains_and_trade = Mountains and trade
odin-group-sailing = Sailing
odin-group-emigration_and_occupation = Emigration and occupation
odin-group-extension = Extension

## Phases

odin-phase-new_viking = A new Viking
odin-phase-harvest = Harvest
odin-phase-exploration_boards = Exploration boards
odin-phase-new_weapon = A new weapon
odin-phase-actions = Actions
odin-phase-start_player = Start player
odin-phase-income = Income
odin-phase-breeding = Animal breeding
odin-phase-feast = Feast
odin-phase-bonus = Bonus
odin-phase-mountain_strips = Mountain strips
odin-phase-remove_vikings = Remove Vikings
odin-phase-scoring = Scoring
odin-step-first_card = Your first occupation
odin-step-markers = Resource markers
odin-step-dark_card = Your dark occupation
odin-step-round = A round begins
odin-step-actions = Actions
odin-step-income = Income
odin-step-feast = Feast
odin-step-bonus = Bonus
odin-step-last_placement = Last placements
odin-step-over = The game is over

## Occupations

odin-card-1 = Peddler
    .text = Spaces of the livestock market cost you 1 silver less.
odin-card-2 = Patron
    .text = A space that costs 2 silver or more costs you 1 less.
odin-card-3 = Furrier
    .text = With each space that gives exactly 1 silver: 1 snare.
odin-card-4 = Hunter
    .text = Each die that you roll counts 1 less, in raids and pillaging too.
odin-card-5 = Chief
    .text = You hold a feast of your own right away, with a Thing penalty for each empty space; the feast of the round comes all the same.
odin-card-6 = Stone Carver
    .text = With each stone that you take from the mountain: 1 silver.
odin-card-7 = Miller
    .text = After each feast: 1 silver with 1 grain left in your supply, 2 silver with 2 or more.
odin-card-8 = Craft Leader
    .text = Before the income: 1 oil if at least 5 of your Vikings stand on crafting spaces.
odin-card-9 = Ore Boatman
    .text = Before the income you may take 1 ore per longship and place it right away on your home board or exploration boards.
odin-card-10 = Milker
    .text = 1 milk and 1 silver for each kind of animal that you have.
odin-card-11 = Trident Hunter
    .text = Take 1 spear. When you whale, each spear counts as 2.
odin-card-12 = Helmsman
    .text = Take 1 chest. After each action in which you used a longship you may draw 1 weapon.
odin-card-13 = Archer
    .text = Take 1 bow. When you hunt game, each roll counts 1 less.
odin-card-14 = Ship Owner
    .text = With a whaling boat, a knarr and a longship: 1 whale meat; with two of each: 2 whale meat.
odin-card-15 = Cottager
    .text = Take 2 mead per stone and long house. With each one that you build later: 1 hide.
odin-card-16 = Captain
    .text = With 4, 5, 6 or 7 ore placed on your whaling boats and longships: 2, 3, 4 or 5 silver.
odin-card-17 = Orient Shipper
    .text = You may upgrade one of your goods to the blue tile of its shape.
odin-card-18 = Fighter
    .text = With 1, 2 or 3 longships that carry at least 2 ore each: 1 silk, 1 jewelry or 1 silver hoard.
odin-card-19 = Host
    .text = With 3, 4 or 5 special tiles, in your supply and on your boards: 1 silk, 1 spices or 1 jewelry.
odin-card-20 = Builder
    .text = You may hold a bonus phase for your houses only.
odin-card-21 = Collector
    .text = You may hold a bonus phase for your home board only.
odin-card-22 = Miner
    .text = 1 stone, 1 ore and 1 silver per longship.
odin-card-23 = Custodian
    .text = 2 silver per stone house and long house.
odin-card-24 = Whaling Equipper
    .text = 1 oil per knarr and 1 wood per whaling boat.
odin-card-25 = Meat Trader
    .text = 1 salt meat per knarr.
odin-card-26 = Meat Inspector
    .text = 1 silver for each kind of red good in your supply, animals included.
odin-card-27 = Fisherman
    .text = 1 stockfish per whaling boat.
odin-card-28 = Locksmith
    .text = With each chest and each treasure chest that you receive you may buy 1 oil for 1 silver.
odin-card-29 = Meat Preserver
    .text = 1 salt meat for each pair of game meat and whale meat in your supply.
odin-card-30 = Silk Merchant
    .text = With 1, 2 or 3 silk in your supply: 1, 3 or 6 silver.
odin-card-31 = Storeman
    .text = Of a good of which you have exactly 3 in your supply you take 1 more; not of animals.
odin-card-32 = Weapons Supplier
    .text = With 1, 2 or 3 longships you draw 2, 5 or 10 weapons.
odin-card-33 = Sheep Shearer
    .text = With at least 3, 4 or 6 sheep: 1, 2 or 3 wool.
odin-card-34 = Shepherd
    .text = With 2 sheep: 1 milk and 1 wool; with 4 sheep: 1 wool more.
odin-card-35 = Cattle Breeder
    .text = You may have a breeding phase only for your animals.
odin-card-36 = Ship's Cook
    .text = Before overseas trading you may upgrade 1 salt meat, game meat or whale meat.
odin-card-37 = Foreign Trader
    .text = Before overseas trading you may upgrade 1 good.
odin-card-38 = Peacemaker
    .text = Instead of the new weapon you may take 1 wood, 1 stone or 1 ore.
odin-card-39 = Modifier
    .text = At any time you may take ore off your whaling boats and longships, but not while you roll dice.
odin-card-40 = Master Joiner
    .text = At any time you may place wood on free spaces of your stone and long houses, like silver.
odin-card-41 = Slowpoke
    .text = After the bonus phase you may exchange 1 silver or 1 mead for 1 oil.
odin-card-42 = Steward
    .text = Before the income you may place 1 wood or 1 stone in a shed of yours and get 1 silver for it.
odin-card-43 = Fruit Picker
    .text = Take 1 fruits.
odin-card-44 = Master Tailor
    .text = At any time you may exchange 1 hide, 1 wool and 1 linen for 1 clothing and 3 silver.
odin-card-45 = Pirate
    .text = At any time you may exchange 1 wood and 6 silver for 1 treasure chest.
odin-card-46 = Ship Architect
    .text = At any time you may exchange 3 wood and 1 wool or linen for 1 longship; that is no building of ships.
odin-card-47 = Tanner
    .text = At any time you may exchange 1 salt meat for 1 hide.
odin-card-48 = Farmer
    .text = At any time you may exchange 1 cattle, pregnant or not, for 1 jewelry.
odin-card-49 = Plower
    .text = At any time you may give 1 cattle for 1 peas, 1 flax, 1 beans, 1 grain and 1 cabbage; that is a harvest of yours.
odin-card-50 = Rune Engraver
    .text = At any time you may exchange 1 rune stone for 1 hide.
odin-card-51 = Master Mason
    .text = At any time you may exchange 1 rune stone for 1 silver and 1 milk or cabbage.
odin-card-52 = Tutor
    .text = At any time you may pay 1 silver to play an occupation from your hand.
odin-card-53 = Farm Shop Owner
    .text = At any time you may pay 1 silver to upgrade 1 orange good.
odin-card-54 = Tradesman
    .text = At any time you may exchange 1 silverware for 1 silk or 1 chest.
odin-card-55 = Treasurer
    .text = At any time you may exchange 3 silver and 1 chest for 1 treasure chest.
odin-card-56 = Arms Dealer
    .text = At any time you may exchange any 2 weapons for 1 ore.
odin-card-57 = Bean Farmer
    .text = At any time you may exchange 2 beans for 1 peas, 1 mead and 1 stockfish.
odin-card-58 = Linseed Oil Presser
    .text = At any time you may exchange 2 flax for 3 oil.
odin-card-59 = Linen Weaver
    .text = At any time you may exchange 2 flax and 1 silver for 2 linen.
odin-card-60 = Inspector
    .text = One of your Vikings may come back from a space; for silver as much as the number of the round, two from the same space.
odin-card-61 = Wharf Owner
    .text = You may sell a longship for 8 silver; ore aboard is lost.
odin-card-62 = Fine Blacksmith
    .text = You may pay 1 ore and 1 silver for the crucifix or the cloakpin.
odin-card-63 = Hornturner
    .text = You may exchange 1 sheep, pregnant or not, for 1 salt meat, 1 hide and 1 wool. Then you may buy the drinking horn for 3 silver.
odin-card-64 = Ship Builder
    .text = You may exchange 1 whaling boat and 2 silver for 1 longship; ore on the boat is lost.
odin-card-65 = Dragonslayer
    .text = You may exchange 2 snares and 2 spears for 1 treasure chest, once.
odin-card-66 = Field Farmer
    .text = For 1 silver you may upgrade one of your orange goods by one or two steps, each to the upper right.
odin-card-67 = Private Chef
    .text = You may buy 2 silverware, 1 game meat and 1 mead for 4 silver.
odin-card-68 = Supplier of Weapons
    .text = You may draw 4 weapons.
odin-card-69 = Equipment Supplier
    .text = You may take weapons until you have 2 of each kind.
odin-card-70 = Courier
    .text = If the cloakpin is on anybody's board, you may take it; silverware and a rune stone fill its place.
odin-card-71 = Innkeeper
    .text = If the drinking horn is on anybody's board, you may take it; a chest and a rune stone fill its place.
odin-card-72 = Earl
    .text = You may buy a stone house for silver as much as the number of the round.
odin-card-73 = Metalsmith
    .text = You may take 1 silverware, or buy the crucifix for 2 silver, or the chalice for 5 silver.
odin-card-74 = Cowherd
    .text = You may exchange 2 silver and 1 grain for 1 cattle.
odin-card-75 = Bone Collector
    .text = You may buy 1 skin and bones for 1 silver.
odin-card-76 = Homecomer
    .text = One of your Vikings may come back from each of your spaces in the fourth column.
odin-card-77 = Follower
    .text = You may use an occupied space of the second column without placing Vikings.
odin-card-78 = Traveling Merchant
    .text = With 1, 2, 3 or 4 knarrs you may turn over up to 2, 4, 6 or 7 of your goods, to either side.
odin-card-79 = Breeder
    .text = You may turn 1 cattle to its pregnant side.
odin-card-80 = Shepherd Boy
    .text = You may buy 1 sheep for 2 silver.
odin-card-81 = Quartermaster
    .text = You may buy a longship, for 1 silver less per long sword and half a silver less per bow or spear; you keep the weapons. The price is rounded down.
odin-card-82 = Longship Builder
    .text = You may buy a longship; with 1, 2 or 3 knarrs it costs 2, 5 or 7 silver less.
odin-card-83 = Wholesaler
    .text = You may upgrade up to 4 goods, all of one kind.
odin-card-84 = Harbor Guard
    .text = You may emigrate, for 1 silver less per large ship that you had before.
odin-card-85 = Hornblower
    .text = You may pay 1 silver to hunt game. Then you may pay 2 silver to set a snare; no Viking comes back.
odin-card-86 = Hide Buyer
    .text = You may buy 1, 2 or 3 hides for 2, 4 or 6 silver.
odin-card-87 = Preacher
    .text = You may take the crucifix, or 4 items from one strip of the mountain.
odin-card-88 = Clerk
    .text = Before overseas trading, once per knarr: you may pay 1 silver to raise a good to the upper left.
odin-card-89 = Catapulter
    .text = When you raid or pillage, each stone counts as 2.
odin-card-90 = Sword Fighter
    .text = Before a raid you may drop 1 ore of the longship that sails: each roll counts 2 more.
odin-card-91 = Latecomer
    .text = After the actions you may pay 1 silver to use a free space of the first column directly above or below one of your Vikings there.
odin-card-92 = Sympathetic Soul
    .text = In rounds without a harvest: 1, 2 or 3 silver with 3, 4 or at least 5 special tiles.
odin-card-93 = Helper in Time of Need
    .text = In rounds without a harvest: 1 beans, 1 grain or 1 cabbage with 1, 2 or 3 whaling boats.
odin-card-94 = Spice Merchant
    .text = In rounds without a harvest you may exchange 2 oil for 1 spices.
odin-card-95 = Wanderer
    .text = In rounds without a harvest you may take 2 items of one mountain strip.
odin-card-96 = Meat Merchant
    .text = In rounds without a harvest you may exchange 1 game meat for 1 whale meat, or 1 whale meat for 2 game meat.
odin-card-97 = Pea Counter
    .text = In rounds without a harvest you may double the peas of your supply, up to 8.
odin-card-98 = Nobleman
    .text = With each grain that you place in a stone or long house you may buy 1 silk for 2 silver.
odin-card-99 = Preceptor
    .text = Whenever you would draw an occupation you may play one from your hand instead.
odin-card-100 = Undertaker
    .text = With each rune stone that you place on an exploration board: 1 silver.
odin-card-101 = Judge
    .text = With each rune stone that you place in a stone or long house: 1 mead and 1 silver.
odin-card-102 = Fur Merchant
    .text = On a space with 'upgrade 1 good' you may instead exchange 1 game meat or 1 silk for 1 fur.
odin-card-103 = Forest Blacksmith
    .text = Before you pay ore for a chest or at the forge you may take 1 item of the mountain.
odin-card-104 = Disheartened Warrior
    .text = If a raid fails after the first or second roll: also 1 stockfish or 1 oil.
odin-card-105 = Knarr Builder
    .text = On the space for a whaling boat you may build a knarr for 3 wood instead.
odin-card-106 = Warmonger
    .text = Plundering takes you 3 Vikings with 3 longships, 2 Vikings with 4.
odin-card-107 = Adventurer
    .text = On the space for Shetland and the Faroe Islands you may claim any face-up board, with any ship.
odin-card-108 = Ironsmith
    .text = Having paid ore for a chest or at the forge, you may pay 1 silver to take one of the Vikings back.
odin-card-109 = Master Count
    .text = After the overseas trading of two Vikings: 1 silver per knarr.
odin-card-110 = Birka Settler
    .text = After the overseas trading of two Vikings you may emigrate, at the usual price.
odin-card-111 = Artist
    .text = When you craft: 1 silver for each kind of wood, stone and ore that you pay.
odin-card-112 = Barkeeper
    .text = With each crafting space: 1 mead.
odin-card-113 = Craft Apprentice
    .text = Before you use a crafting space you may take 1 item of the mountain.
odin-card-114 = Silk Stitcher
    .text = After each crafting space you may buy 1 silk for 3 silver.
odin-card-115 = Princess
    .text = With each space that builds houses: 1 silverware.
odin-card-116 = Master Bricklayer
    .text = Stone houses and long houses cost you 1 stone less on their spaces.
odin-card-117 = Shipowner
    .text = After you build a knarr or a longship you may upgrade 1 good.
odin-card-118 = Messenger
    .text = With each space of the weekly market: 1 mead and 1 stone.
odin-card-119 = Milkman
    .text = With each space of the weekly market: 1 milk.
odin-card-120 = Middleman
    .text = After each space of the weekly market you may pay 1 silver to upgrade 1 good.
odin-card-121 = Carpenter
    .text = Before you use a space that builds ships or houses you may take 1 item of the mountain.
odin-card-122 = Mountain Guard
    .text = After a mountain action that brought 2, 3 or 4 kinds of items: 1 mead, 1 hide or 1 chest.
odin-card-123 = Oil Seller
    .text = After a space with 'upgrade 1 good' you may exchange 1 oil for 1 silverware.
odin-card-124 = Laborer
    .text = After a space that gave you exactly 2 silver you may exchange 2 silver for 1 grain and 2 wood.
odin-card-125 = Scribe
    .text = With each exploration and each emigration: 1 rune stone.
odin-card-126 = Trapper
    .text = With each snare that succeeds: 1 silver.
odin-card-127 = Angler
    .text = With each snare that succeeds: 1 stockfish.
odin-card-128 = Digger
    .text = With each successful snare: take 1 item of a mountain strip.
odin-card-129 = Meat Curer
    .text = After a successful snare you may exchange 1 snare for 1 salt meat.
odin-card-130 = Snare Specialist
    .text = After success on the snare space you may discard 2 snares and take back 1 Viking placed there.
odin-card-131 = Bait Layer
    .text = After laying a snare, successful or not, you may exchange 1 stockfish for 1 game meat.
odin-card-132 = Berserker
    .text = Before pillaging you may drop 1 ore of the longship that sails: each roll counts 3 more.
odin-card-133 = Lance Bearer
    .text = With each successful raid: 1 silver or 1 peas.
odin-card-134 = Drunkard
    .text = With each failed raid: 1 mead.
odin-card-135 = Lone Wolf
    .text = After a successful raid or pillaging on which you spent exactly 1 long sword, you get it back.
odin-card-136 = Raider
    .text = Each roll of a raid or of pillaging counts 1 more, and you may share the result among two tiles.
odin-card-137 = Melee Fighter
    .text = When you raid or pillage, spears serve you as long swords.
odin-card-138 = Robber
    .text = In battle you may also take green goods, for 1 less than the blue good on their back.
odin-card-139 = Loot Hunter
    .text = In battle the special tiles of the highest sword value take you 1 less.
odin-card-140 = Blubber Cook
    .text = With each successful whaling: 1 oil more.
odin-card-141 = Ivory Sculptor
    .text = A successful whaling without wood: 1 cabbage, 1 beans or 1 peas if 1, 2 or 3 boats sailed.
odin-card-142 = Whale Catcher
    .text = After a successful whaling for which you spent exactly 1 spear, you get it back.
odin-card-143 = Antlers Seller
    .text = With each successful hunt: 1 silver.
odin-card-144 = Deerstalker
    .text = With each successful hunt you may buy 1 skin and bones for 2 silver.
odin-card-145 = Forester
    .text = Before you hunt you may take 1 item of a mountain strip.
odin-card-146 = Sledger
    .text = Each roll for hunting or a snare counts 1 less.
odin-card-147 = Steersman
    .text = For raiding, pillaging, plundering and exploring, knarrs serve you as longships.
odin-card-148 = Spice Trader
    .text = After you build a knarr, you may buy 1 spices for 3 silver.
odin-card-149 = Priest
    .text = Before you use an overseas trading space: 1 oil, which you may already trade in that action.
odin-card-150 = Meat Buyer
    .text = When a space or an occupation brings you exactly 2 stockfish or 2 salt meat, you may exchange one of them for 1 game meat.
odin-card-151 = Thing Spokesman
    .text = When one or two of your Vikings come back together during the actions: 1 silver.
odin-card-152 = Merchant
    .text = After 'upgrade 3 goods' or 'upgrade 4 goods' one of the goods just upgraded may rise once more.
odin-card-153 = Proficient Hunter
    .text = You may roll up to four times in each dice action.
odin-card-154 = Woodcutter
    .text = After a space that gave you 2 wood or more: 1 silver.
odin-card-155 = Cooper
    .text = After a space that gave you 2 wood or more, you may exchange 1 wood for 1 stockfish.
odin-card-156 = Stone Crusher
    .text = After a space that gave you 1 stone or more: 1 silver.
odin-card-157 = Skinner
    .text = For each sheep and each cattle served at the feast: 1 skin and bones.
odin-card-158 = Barbarian
    .text = For each game meat and each whale meat that you serve at a feast: 3 weapons and, right away, 1 silver.
odin-card-159 = Festive Hunter
    .text = After a feast at which you served game meat, you may hunt without Vikings.
odin-card-160 = Sober Man
    .text = 1 silver before the feast, if you serve no mead at it.
odin-card-161 = Whaling Assistant
    .text = In the bonus phase, with at least 7 Vikings in the third column: 1 cabbage.
odin-card-162 = Flax Farmer
    .text = In the bonus phase, with at least 7 Vikings in the second column: 1 flax.
odin-card-163 = Farmhand
    .text = With a successful hunt on the space for 2 Vikings: 1 hide and 1 silver more.
odin-card-164 = Armed Fighter
    .text = Before you use a space of the fourth column with 4 Vikings, you may take 1 stone or ore of a mountain strip.
odin-card-165 = Village Leader
    .text = At the start of the feast, with clothing in your supply: 2 silver.
odin-card-166 = Weapons Warden
    .text = From the second time in a round that you place exactly 2 Vikings in the second column you may draw 1 weapon before the action.
odin-card-167 = Taster
    .text = At the start of the feast: 1 silver with 1 spices in your supply, or 2 silver with more.
odin-card-168 = Earl of Lade
    .text = Whenever there come to be exactly 3 Vikings on your Thing square during the round: 1 silver.
odin-card-169 = Sower
    .text = With each harvest: 1 flax or 1 grain more, if you had one before it.
odin-card-170 = Refugee Helper
    .text = Each emigration costs you 2 silver less.
odin-card-171 = Flax Baker
    .text = After each harvest you may exchange 1 flax for 1 grain and 1 silver.
odin-card-172 = Fish Cook
    .text = After the feast you may move stockfish from the banquet table into your houses.
odin-card-173 = Punchcutter
    .text = When the mountain strips lose items: 1 silver per ore and 2 silver per '2 silver'.
odin-card-174 = Bosporus Traveller
    .text = With each new cattle you may buy 1 spices for 4 silver or 1 silk for 3 silver.
odin-card-175 = Codliver Oil Presser
    .text = When a space or an occupation brings you stockfish you may buy 1 oil for 1 silver.
odin-card-176 = Etiquette Teacher
    .text = After each action in which you played occupations: 1 peas.
odin-card-177 = Maid
    .text = When a house of yours gives exactly 1 bonus good you may take 1 silverware instead.
odin-card-178 = Boat Builder
    .text = As soon as you have 4 large ships: 2 whaling boats for nothing, as far as you have room.
odin-card-179 = Cutter Operator
    .text = With the next knarr that you get, once: 1 stockfish and 1 silver per knarr.
odin-card-180 = Beach Raider
    .text = As soon as you have 3 longships: 4, 3 or 2 silverware if your income is at most 5, 11 or 30.
odin-card-181 = Sail Patcher
    .text = As soon as you have 3 large ships: 3, 2 or 1 wool if your income is at most 4, 9 or 30.
odin-card-182 = Herb Gardener
    .text = As soon as you have 2 houses you may, once and at any time, buy 1 spices for 2 wood or 2 spices for 5 wood.
odin-card-183 = Grain Deliveryman
    .text = With 1, 2, 3 or 4 knarrs you receive the crops of that harvest, from peas, flax and beans up to fruits.
odin-card-184 = Sponsor
    .text = If you have 3 ore, you may buy a longship for 4 wood or 3 silver and place the 3 ore on it.
odin-card-185 = Dorestad Traveller
    .text = Instead of a raid that you could make you may upgrade 2 goods.
odin-card-186 = Pea Flour Baker
    .text = At each feast two of your peas may be horizontal.
odin-card-187 = Chronicler
    .text = At any time you may exchange 3 flax for 1 treasure chest. With an action for which you placed Vikings, 2 flax may buy the belt.
odin-card-188 = Mineworker
    .text = When played: 1 silver for each other player. Then 1 silver more with each '2 silver' that you take off a mountain strip.
odin-card-189 = Seafarer
    .text = When points are counted: 4, 9 or 16 silver for 2, 3 or 4 exploration boards.
odin-card-190 = Bosporus Merchant
    .text = With each spices that you receive: 1 oil.
odin-category-immediate = Immediate
odin-category-anytime = Anytime
odin-category-each_time = Each time
odin-category-as_soon_as = As soon as
odin-topic-hunting = Hunting
odin-topic-whaling = Whaling
odin-topic-raiding = Raiding
odin-topic-ships = Ships
odin-topic-exploring = Exploration, emigration
odin-topic-houses = Houses
odin-topic-boards = Boards
odin-topic-crafting = Crafting
odin-topic-trade = Trade, upgrades
odin-topic-mountain = Mountain, resources
odin-topic-harvest = Harvest, crops
odin-topic-animals = Animals
odin-topic-feast = Feast
odin-topic-treasures = Treasures
odin-topic-silver = Silver
odin-topic-weapons = Weapons
odin-topic-vikings = Vikings
odin-topic-occupations = Occupations

## Scores

odin-score-ships = Ships
odin-score-emigration = Emigration
odin-score-exploration = Exploration boards
odin-score-buildings = Sheds and houses
odin-score-animals = Sheep and cattle
odin-score-occupations = Occupations
odin-score-silver = Silver
odin-score-crown = English crown
odin-score-bare = Uncovered spaces
odin-score-penalties = Thing penalties

## The table

odin-sheet-players = Players
odin-sheet-supplies = Supplies
odin-sheet-spaces = Action board
odin-sheet-mountain = Mountain strips
odin-sheet-shores = Exploration boards
odin-sheet-markers = Resource markers
odin-sheet-own_boards = Your boards
odin-sheet-table = The table
odin-column-seat = Player
odin-column-score = Score
odin-column-vikings = Vikings
    .text = They do the work. Each round brings one more, and each wants food at the feast.
odin-column-income = Income
    .text = Silver each round: the lowest number not covered, on each board.
odin-column-ships = Ships
odin-column-cards = Cards
odin-column-occupations = Occupations
odin-column-penalties = Penalties
    .text = Each costs 3 points at the end.
odin-column-supply = Supply
odin-column-boards = Boards
odin-column-free = Free
odin-column-taken = Taken
odin-column-strip = Strip
odin-column-items = From the left
odin-column-board = Board
odin-column-owner = Explored by
odin-column-silver = Silver
odin-column-points = Points
odin-column-drawing = Spaces
odin-column-markers = What they show
odin-label-round = Round
odin-label-start_player = Moose
    .text = The start player. Whoever places Vikings last in a round gets the moose for the next one.
odin-label-buildings = Buildings left
odin-label-special_tiles = Special tiles left
odin-label-rolls = Last rolls
odin-label-hand = Your hand
odin-label-emigrated = (emigrated)
odin-label-harvest_marker = Harvest marker
odin-label-crop_failure = Crop failure

## On the page: the board

odin-page-column = { $column ->
    [one] One Viking
    [2] Two Vikings
    [3] Three Vikings, and you draw an occupation
    [4] Four Vikings, and you may play an occupation
   *[other] { $column } Vikings
}
odin-page-groups = Go to a group
odin-page-strips-left = In the pile: { $count }
odin-page-weapon-pile = Weapon cards in the pile: { $count }
odin-page-card-pile = Occupations in the pile: { $count }
odin-page-round = Round { $round } of { $rounds }
odin-page-turned = Board { $letter } is turned over
odin-page-markers = Resource markers
odin-page-marker = With a harvest: { $orange }. With a crop failure: { $brown }.
odin-page-harvest-unknown = The harvest marker is not known yet
odin-page-dice = Dice
odin-page-at-hand = You have
odin-page-table = Banquet table
odin-page-banquet = { $free ->
    [0] Every place is covered.
    [one] { $free } place is free.
   *[other] { $free } places are free.
}
odin-page-penalties = { $count ->
    [one] { $count } Thing penalty: { $points } points lost
   *[other] { $count } Thing penalties: { $points } points lost
}
odin-page-serve = Serve for me
odin-page-take-items = take { $items }
odin-page-from-strip = { $items } from the mountain
odin-page-strip-with = the strip with { $items }
odin-page-idle-step = Left out now: { $gains } (you have no { $things })
odin-page-loot-what = Your battle result: { $result }. What do you take?
odin-page-loot = { $price ->
    [0] Sword { $sword }, covers { $spaces }. Nothing to pay.
   *[other] Sword { $sword }, covers { $spaces }. You pay { $price } in stones and long swords.
}
odin-page-take-it = Take it
odin-page-pay = { $price ->
    [0] nothing to pay
   *[other] pay { $price }
}
odin-page-emigrates = { $now } → { $after } points
odin-page-no-cards = no cards, only { $resource }
odin-page-leave-empty = { $count ->
    [one] One place stays empty: { $points } points lost.
   *[other] { $count } places stay empty: { $points } points lost.
}
odin-page-serve-empty = { $count ->
    [one] Even the best feast leaves one place empty: { $points } points lost.
   *[other] Even the best feast leaves { $count } places empty: { $points } points lost.
}
odin-page-serve-anyway = Serve it
odin-page-leave-all = Leave { $count } empty: −{ $points }
odin-page-anytime = Place goods, buy ships…
odin-page-food = { $free ->
    [one] Next feast: { $free } place, food for { $covered }
   *[other] Next feast: { $free } places, food for { $covered }
}
odin-page-meal = Food for the next feast
    .text = Places that you can cover with what you have and the income that comes first, of all places at your table. Each empty one costs 3 points at the end.
odin-page-seated = Vikings to come
    .text = Each round one of them joins you, and from then on that place wants food too.
odin-page-plan-left = { $count ->
    [one] One tile of your plan is not placed.
   *[other] { $count } tiles of your plan are not placed.
}
odin-page-pass-vikings = { $count ->
    [one] One of your Vikings would stay idle: whoever passes is out for this round.
   *[other] { $count } of your Vikings would stay idle: whoever passes is out for this round.
}
odin-page-goods-left = You can still place: { $goods }. After this, nothing can be placed.
odin-page-go-on = Go on without
odin-page-lay-and-go-on = Place all and go on
odin-page-covers = covers { $count }
odin-page-too-wide = { $free ->
    [one] { $width } wide, { $free } place left
   *[other] { $width } wide, { $free } places left
}
odin-page-feast-rule = No two tiles of one colour side by side, except silver; only one tile of each kind may be horizontal.
odin-page-passed = passed
odin-page-round-colour = this round
    .text = On your own you play two colours in turn. The Vikings of the other one stand where they were placed last round, and block their spaces.
odin-page-orange = Orange goods
odin-page-red = Red goods
odin-page-green = Green goods
odin-page-blue = Blue goods
odin-page-goods = Goods
odin-page-sign-draw = Draw an occupation
odin-page-sign-play = Play an occupation
odin-page-sign-up = Upgrade by one colour
odin-page-sign-twice = Upgrade by two colours
odin-page-sign-sale = Buy special tiles
odin-page-sign-explore = Exploration board
odin-page-sign-emigrate = Emigrate
odin-page-sign-player = For each player
odin-page-sign-lay = Place goods or ships
odin-page-sign-feast = Food for the feast
odin-page-sign-harvest = Harvest
odin-page-price = price in silver
odin-page-sword = sword
odin-page-special-tiles = Special tiles
odin-page-nothing = Nothing yet
odin-page-bare = { $points ->
    [one] Uncovered spaces cost { $points } point now.
   *[other] Uncovered spaces cost { $points } points now.
}
odin-page-house = { $points } points; −{ $minus } for its empty spaces.
odin-page-shore = { $points } points. Vikings: { $vikings }. Silver on it: { $silver }.
odin-page-all-cards = Show all { $count } occupations
odin-page-card-points = { $points ->
    [0] No points when it is played.
    [one] { $points } point when it is played.
   *[other] { $points } points when it is played.
}
odin-page-card-deck = Deck { $deck }.
odin-page-card-light = A light brown card: one to begin with.
odin-page-card-dark = A dark brown card: from the pile.
odin-page-card-for-now = At this table only its points count.
odin-page-card-now = Now:
odin-page-card-choice = acts now, as you choose
odin-page-card-missing = Missing: { $things }
odin-page-card-nothing = nothing now
odin-page-card-nothing-now = It would bring nothing now.
odin-page-card-later = It brings nothing by being played; it acts later.
odin-page-card-how = To play it, use a space that plays occupations, or another occupation that does.
odin-page-fired = Occupations that have just acted
odin-page-in-play = In play
odin-page-read-cards = Read cards
odin-page-play-card = Play this card
odin-page-sort = Sort by
odin-page-sort-kind = when they act
odin-page-sort-name = name
odin-page-sort-now = what they bring now
odin-page-sort-points = points
odin-page-anytime-cards = Occupations at any time
odin-page-leave-effect = Not now
odin-page-no = No
odin-page-no-more = No more
odin-page-after-action = Decide after the action
odin-page-no-occupation = Play none this turn
odin-page-ask-before-action = Which occupation do you play before the action?
odin-page-no-viking-back = No Viking
odin-page-so-many-vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}
odin-page-ask-order = Several of your occupations act now. Which one comes first?
odin-page-ask-use = Do you use this occupation now: { $card }?
odin-page-ask-way = { $card }: in which way do you use it?
odin-page-ask-anytime = Do you place goods, buy or arm a ship, or use an occupation?
odin-page-find-words = Name or text
odin-page-find-deck = Deck and colour
odin-page-find-kind = When it acts
odin-page-find-topic = What it touches
odin-page-find-all = Clear the search
odin-page-deck = Deck { $deck }
odin-page-light = Light brown
odin-page-dark = Dark brown
odin-page-found = { $count ->
    [one] { $count } occupation
   *[other] { $count } occupations
}
odin-page-found-none = No occupation is like that. Try fewer filters.

## Refusals

odin-why-occupied = Vikings already stand there.
odin-why-nothing_to_imitate = No other player has taken a space of this column that you could use.
odin-why-needs_ship = You need a ship.
odin-why-needs_large_ship = You need a knarr or a longship.
odin-why-needs_whaling_boat = You need a whaling boat.
odin-why-needs_knarr = You need a knarr.
odin-why-needs_longship = You need a longship.
odin-why-needs_two_longships = You need two longships.
odin-why-no_small_stage = You have no free small landing stage.
odin-why-no_large_stage = You have no free large landing stage.
odin-why-no_shed_left = No shed is left.
odin-why-no_stone_house_left = No stone house is left.
odin-why-no_long_house_left = No long house is left.
odin-why-no_mountain_item = There is nothing on the mountain.
odin-why-nothing_to_upgrade = You have no good to upgrade.
odin-why-needs_sheep = You need a sheep.
odin-why-needs_cattle = You need cattle.
odin-why-no_special_tile = You cannot afford any special tile that is left.
odin-why-no_board = No board left to explore with this number of Vikings.
odin-why-needs_silver_for_round = You need as much silver as the number of the round.
odin-why-no_table_room = There is no room left on your banquet table.
odin-why-needs_card = You have no occupation card in hand.
odin-why-space_needs_it = The space that you have taken needs it, and you have used none of its effects yet.
odin-why-not_during_action = Ships are armed before or after an action, not during it.
odin-why-goods_alone = After the last feast you can only place goods.
odin-why-nothing_to_arm = You have no such ship with room for ore.
odin-why-fits_nowhere = It fits nowhere on your boards.
odin-why-none_left = You have none left.
odin-why-needs_2_vikings = You need two Vikings.
odin-why-needs_3_vikings = You need three Vikings.
odin-why-needs_4_vikings = You need four Vikings.
odin-why-needs_1_wood = You need 1 wood.
odin-why-needs_2_wood = You need 2 wood.
odin-why-needs_1_stone = You need 1 stone.
odin-why-needs_2_stone = You need 2 stone.
odin-why-needs_1_ore = You need 1 ore.
odin-why-needs_1_silver = You need 1 silver.
odin-why-needs_2_silver = You need 2 silver.
odin-why-needs_3_silver = You need 3 silver.
odin-why-needs_5_silver = You need 5 silver.
odin-why-needs_8_silver = You need 8 silver.
odin-why-needs_1_flax = You need 1 flax.
odin-why-needs_1_hide = You need 1 hide.
odin-why-needs_1_linen = You need 1 linen.
odin-why-needs_1_wool = You need 1 wool.
odin-why-needs_1_silverware = You need silverware.
odin-why-wrong_colour = Goods of this colour cannot be placed here.
odin-why-no_ore_in_house = Ore cannot be placed in houses.
odin-why-only_wood_and_stone = A shed takes only wood and stone.
odin-why-only_in_slots = Wood and stone go only into their own slots.
odin-why-only_at_the_end = Wood and stone fill their slots by themselves when the game ends.
odin-why-off_board = It would reach over the edge.
odin-why-covered = Something is there already.
odin-why-orange_beside_orange = Orange may not be next to orange.
odin-why-red_beside_red = Red may not be next to red.
odin-why-green_beside_green = Green may not be next to green.
odin-why-income_order = An income may be covered only if the whole rectangle to its lower left is covered, except bonus spaces.

## The rules in short

odin-goes-1 = Each round you send Vikings to the action board.
odin-goes-2 = They hunt, craft, trade and raid, and bring goods home.
odin-goes-3 = Upgraded, these become green and then blue.
odin-goes-4 = With green and blue goods you cover your boards, and your income grows.
odin-goes-5 = Every round ends with a feast; what is uncovered at the end costs points.

odin-rules-1 = Cover the negative spaces of your boards, gather ships, houses, islands, animals and silver. After 7 rounds (6 in the short game) whoever has the most points wins; a tie is a shared victory.
    .title = The aim
odin-rules-2 = A new Viking, a harvest in some rounds, a weapon card. Then you take turns sending Vikings. Then income, breeding, the feast and the bonus; the mountain wears away, and the Vikings go home.
    .title = A round
odin-rules-3 = A space takes as many Vikings as its column and only one player a round. In the third column you draw an occupation first, in the fourth you may play one. You must use at least one effect of the space. Whoever sends Vikings last begins the next round.
    .title = Actions
odin-rules-4 = At any time you may place green and blue goods, special tiles, silver and ore on your home board and your islands; green never next to green. An income may be covered only when everything to its lower left is covered. Houses also take orange and red food, but no ore; there orange may not be next to orange, nor red next to red. What has been placed stays.
    .title = Placing goods
odin-rules-5 = Your income is the lowest uncovered number of each diagonal. A bonus space that is uncovered, with everything around it covered, gives you its goods every round but the last.
    .title = Income and bonus
odin-rules-6 = You may roll up to three times; the last roll counts. Hunting, snares and whaling want low rolls, paid in wood and the right weapon; ore on your boats lowers the roll. Raiding and pillaging want high ones, raised by stones and long swords, and when pillaging by the ore on the longship too. You may always give up and take the consolation.
    .title = Dice
odin-rules-7 = Cover every free place of your table with orange and red food and silver. No two tiles of one colour side by side, except silver; one tile of each kind may be horizontal, further ones are vertical. Each place left empty costs 3 points. Emigrated ships cover two places for good.
    .title = The feast
odin-rules-8 = If you have two or more of a kind and none is pregnant, one will be; in the next round it gives birth. They are worth points, give milk and wool, and may be eaten or traded.
    .title = Animals
odin-rules-9 = You play two colours of Vikings in turn; those of the round before stay where they stand and block their spaces. 100 points are a very good result.
    .title = Solo game
odin-rules-10 = Islands: Lofoten, and later Orkney, for one Viking and any ship. Harvest: markers say one round ahead what is reaped, or that crops fail; your resource markers give something either way. Berries, eggs, amber and guldgubber are goods of a single space, and whoever explores the Isle of Mull in time may receive the altar.
    .title = Mini-expansions

## On the page: the puzzle

odin-page-puzzle-supply = Your supply
odin-page-puzzle-boards = Your boards
odin-page-puzzle-no-goods = You have no goods.
odin-page-puzzle-tile = { $good }: { $count }
odin-page-puzzle-board-keys = { $board }. In hand: { $good }. Arrow keys move it, R rotates it, F mirrors it, B changes the board, Enter places it, Escape puts it back.
odin-page-puzzle-turn = Rotate
odin-page-puzzle-turn-key = Rotate it (R, or the wheel)
odin-page-puzzle-mirror = Mirror
odin-page-puzzle-mirror-key = Mirror it (F)
odin-page-puzzle-lay = Place here
odin-page-puzzle-put-back = Put back
odin-page-puzzle-put-back-key = Put it back (Escape)
odin-page-puzzle-income = Income
    .text = Silver that you get every round: the lowest number on the way up your home board that is not covered.
odin-page-puzzle-points = Points
    .text = Your points as the table stands now, with what uncovered spaces still cost.
odin-page-puzzle-income-by = income { $amount }
odin-page-puzzle-points-by = points { $amount }
odin-page-puzzle-gives = bonus: { $things }
odin-page-puzzle-loses = bonus lost: { $things }
odin-page-puzzle-covers = covers for ever the bonus: { $things }
odin-page-puzzle-instead = Fewer points now, but in return: { $gains }.
odin-page-best-place = At its best place:
odin-page-no-place = It fits on none of your boards now.
odin-page-puzzle-fits = It can be placed here.
odin-page-puzzle-early = Income { $income } comes too early: everything to its lower left must be covered.
odin-page-puzzle-not-now = You cannot place goods just now. Switch on “Plan” to try things out.
odin-page-puzzle-food = Drag it to your table to serve it, or choose it in the question.
odin-page-puzzle-not-laid = That could not be placed.
odin-page-puzzle-plan = Plan
odin-page-puzzle-plan-text = Try tiles out and take them back; nothing counts until you place them.
odin-page-puzzle-plan-count = { $count ->
    [one] { $count } tile tried out. Tap it to pick it up again.
   *[other] { $count } tiles tried out. Tap one to pick it up again.
}
odin-page-puzzle-plan-changed = Some tiles of your plan no longer fit and were put back.
odin-page-puzzle-tried = Tried out: { $good }.
odin-page-puzzle-take-up = Tried out: { $good }. Pick it up.
odin-page-puzzle-take-all = Take all back
odin-page-puzzle-lay-all = Place them all
odin-page-puzzle-for-me = Place for me
odin-page-puzzle-for-me-text = A good placement of what you have, as a plan; food for the feast is kept.
odin-page-puzzle-nothing-better = Nothing else is worth placing now.
odin-page-puzzle-kept = Kept for later: { $goods }. They will close more with what comes.
odin-page-marked-place = the marked place
odin-page-another-place = another place
odin-page-matters-turn-alone = Each Viking counts: the more a space takes, the stronger it is, and what you use now is blocked in the next round.
odin-page-matters-turn-last = The last round: take what still becomes points, for your boards or by itself.
odin-page-matters-strip-alone = Strips are taken from the left, and each loses its leftmost item after the round.
odin-page-matters-place-last = Every −1 that you cover saves a point: place what you will not eat.
odin-page-puzzle-larger = Show your boards large
odin-page-puzzle-smaller = Back to the actions

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

odin-have-income = { $sign }{ $amount } income a round
odin-have-vikings = { $amount ->
    [one] { $sign }{ $amount } Viking
   *[other] { $sign }{ $amount } Vikings
}
odin-have-silver = { $sign }{ $amount } silver
odin-have-ore = { $sign }{ $amount } ore
odin-have-wood = { $sign }{ $amount } wood
odin-have-stone = { $amount ->
    [one] { $sign }{ $amount } stone
   *[other] { $sign }{ $amount } stones
}
odin-have-bow_and_arrow = { $amount ->
    [one] { $sign }{ $amount } bow and arrow
   *[other] { $sign }{ $amount } bows and arrows
}
odin-have-snare = { $amount ->
    [one] { $sign }{ $amount } snare
   *[other] { $sign }{ $amount } snares
}
odin-have-spear = { $amount ->
    [one] { $sign }{ $amount } spear
   *[other] { $sign }{ $amount } spears
}
odin-have-long_sword = { $amount ->
    [one] { $sign }{ $amount } long sword
   *[other] { $sign }{ $amount } long swords
}
odin-have-orange = { $amount ->
    [one] { $sign }{ $amount } orange good
   *[other] { $sign }{ $amount } orange goods
}
odin-have-red = { $amount ->
    [one] { $sign }{ $amount } red good
   *[other] { $sign }{ $amount } red goods
}
odin-have-green = { $amount ->
    [one] { $sign }{ $amount } green good
   *[other] { $sign }{ $amount } green goods
}
odin-have-blue = { $amount ->
    [one] { $sign }{ $amount } blue good
   *[other] { $sign }{ $amount } blue goods
}
odin-have-weapons = { $amount ->
    [one] { $sign }{ $amount } weapon card
   *[other] { $sign }{ $amount } weapon cards
}
odin-have-ships = { $amount ->
    [one] { $sign }{ $amount } ship
   *[other] { $sign }{ $amount } ships
}
odin-have-emigrated = { $amount ->
    [one] { $sign }{ $amount } ship emigrated
   *[other] { $sign }{ $amount } ships emigrated
}
odin-have-boards = { $amount ->
    [one] { $sign }{ $amount } board or house
   *[other] { $sign }{ $amount } boards or houses
}
odin-have-cards = { $amount ->
    [one] { $sign }{ $amount } occupation in hand
   *[other] { $sign }{ $amount } occupations in hand
}
odin-have-occupations = { $amount ->
    [one] { $sign }{ $amount } occupation in play
   *[other] { $sign }{ $amount } occupations in play
}
odin-have-penalties = { $amount ->
    [one] { $amount } Thing penalty
   *[other] { $amount } Thing penalties
}

odin-hope-vikings = Vikings still to send
odin-hope-boards = Your boards
odin-hope-ships = Ships and emigration
odin-hope-goods = Goods to place
odin-hope-food = Food for the feast
odin-hope-weapons = Weapons
odin-hope-cards = Occupations
odin-hope-penalties = Thing penalties

odin-reason-income = { $amount ->
    [0] income is not paid any more
    [one] income is paid { $amount } more time
   *[other] income is paid { $amount } more times
}
odin-reason-covers = { $amount ->
    [one] covers { $amount } place
   *[other] covers { $amount } places
}, { $other } left
odin-reason-together = but some goods pay when placed together: “Place for me” shows how
odin-reason-waits = { $amount ->
    [one] { $amount } good waits for a place that raises your income, or for the last round
   *[other] { $amount } goods wait for places that raise your income, or for the last round, when all are best placed together
}
odin-reason-rolls = { $amount ->
    [one] { $amount } roll left
   *[other] { $amount } rolls left
}
odin-reason-no_effect = played now, its effect is lost
odin-reason-chance = { $amount }% that you can pay the next roll

# What matters about each question, for those who play their first games.

odin-matters-first_card = An occupation rewards one way to play: begin with one that fits what you mean to do.
odin-matters-keep_card = You keep one: take what pays for something you will do often.
odin-matters-marker = What you take here comes to you only once: look what your first spaces cost.
odin-matters-free_card = Played now it costs no Viking; the sooner it is in play, the more often it pays.
odin-matters-turn = Each Viking counts: the more a space takes, the stronger it is, and what others take is gone for this round.
odin-matters-imitate = You do what another’s Vikings block: pick what you missed most this round.
odin-matters-anytime = { $about_id ->
    [bonus] Bonuses come now: a bonus space gives its good if everything around it is covered; ore and silver close single gaps.
    [scoring] Nothing comes after this: every −1 that you cover is a point, so place all that covers more than it costs.
   *[other] Every −1 that you cover saves a point, and the first incomes are cheap: place what you will not eat.
}
odin-matters-board = The home board pays income; islands and houses hold minus points and bonuses of their own.
odin-matters-turned = Turned well a tile leaves no gap that nothing fills.
odin-matters-cell = Place it towards the next income, around a bonus, and without lonely gaps.
odin-matters-arm = Ore on a longship is added to the result of every pillaging it sails to.
odin-matters-boats = Every boat lowers the roll you must pay, with its ore as well.
odin-matters-hunt = A low roll is cheap: pay, roll again, or give up for the consolation.
odin-matters-snare = A low roll is cheap: pay, roll again, or give up for the consolation.
odin-matters-whale = The largest catch: what ore and boats do not lower, wood and spears must pay.
odin-matters-raid = The result is what you may loot: swords and stone raise it, a failure still consoles you.
odin-matters-pillage = The result is what you may loot: swords, stone and ore raise it, a failure still consoles you.
odin-matters-loot = A larger tile covers more; what its sword asks beyond your result, you pay.
odin-matters-spend = Wood and stone build houses and ships; weapons are for hunts and battles: pay with what you need less.
odin-matters-vikings_back = A Viking back is one more to send this round.
odin-matters-feast = Every empty place costs a Thing penalty of 3 points: serve what covers much, keep what fits your boards.
odin-matters-strip = Strips are taken from the left: what others want there will be gone.
odin-matters-amount = You take them in order: stop where the next one is worth nothing to you.
odin-matters-play_occupation = In play it acts, right away or from now on, and scores at the end; in hand it does nothing.
odin-matters-explore = An island is points and room for goods, but minus points for what stays uncovered.
odin-matters-emigrate = A ship that emigrates scores much and covers places at every feast to come; it costs more each round.
odin-matters-exchange = Compare what each covers: on the table, or on your boards.
odin-matters-pay = Pay with what your next plans do not need.
odin-matters-way = You get only one of the two: look which one your boards need.
odin-matters-upgrade = Orange and red are eaten, green and blue are placed: an upgrade turns food into points.
odin-matters-upgrade_twice = By two colours food becomes a good for your boards; for what you mean to serve, one is enough.
odin-matters-upgrade_to = The larger and the bluer, the more it covers; food you may need for the feast.
odin-matters-overseas = Blue tiles may touch each other: turn over what fits your board best.
odin-matters-special_sale = Each special tile is there once: its odd shape may fill just your gap.
odin-matters-forge = Take the shape that fits beside what is already there.
odin-matters-effect = If you skip it, this occasion is gone: see whether it pays today.
odin-matters-effect_way = Take the way whose price you will not miss.
odin-matters-vikings = Vikings sent here are missing elsewhere this round.
odin-matters-loot_more = What is left of the result may win one more tile.
odin-matters-strip_of_card = It comes from the left end: look which strip shows what you lack.
odin-matters-recall = A Viking back is another action; the space he leaves may be free again.
odin-matters-recall_two = Two more Vikings for silver: worth it while good spaces are free.
odin-matters-follow = An action for nothing: take the strongest that you can pay.
odin-matters-upgrade_up_left = One silver turns food into a tile to place.
odin-matters-upgrade_up_right = Raise what you will not need at the feast.
odin-matters-upgrade_to_blue = Blue is the best to place: choose the shape that your board lacks.
odin-matters-one_more = Take what the feast or the next upgrade needs.
odin-matters-turn_over = The other side may fit where this one does not, or count for more.
odin-matters-unload = Ore covers any single space; on the ship it only helps in pillaging and whaling.

## Lessons

odin-lesson-day = A Viking's day
odin-lesson-day-aim = Your boards are full of negative points, and goods cover them; after seven rounds the most points win. Every round you send your Vikings to work for goods, ships and houses.
odin-lesson-day-one = A space takes as many Vikings as its column says. Send one Viking to the market for beans and silver.
    .else = There is much to do here, but begin small: beans and silver, in the first column.
odin-lesson-day-two = In the second column two Vikings work together and bring more. Take 2 mead and 2 silver: drinks for the feast.
    .else = Later, perhaps. Now “2 mead and 2 silver”, in the second column.
odin-lesson-day-wood = Ships and houses need wood. Fetch wood and ore with two more Vikings.
    .else = First the wood, in the second column.
odin-lesson-day-mountain = Other spaces show mountains: there you take wood, stone, ore or silver from one of these strips, always from its left end. After each round every strip loses its leftmost item.
odin-lesson-day-round = Nobody else can use the spaces of your Vikings this round. It is over once everybody has placed all Vikings or passed; whoever placed last gets the moose and begins the next.
odin-lesson-day-income = Then you place goods on your boards, and get your income: as much silver as the lowest number in a coin that you have not covered yet.
odin-lesson-day-feast = Last comes the feast: each of your Vikings wants food, and every empty place costs 3 points. Then they come home, and each round you have one more.

odin-lesson-goods = Goods and upgrades
odin-lesson-goods-colours = Goods have four colours: orange from the farm, red from animals, green from crafts, blue as treasure. Each upgrade lifts a good by one colour.
odin-lesson-goods-space = Orange and red goods do not fit your home board, green and blue ones do: so upgrading is half of the game. Send a Viking to upgrade 2 goods.
    .else = Here we practise upgrades: the space for 2 goods in the first column.
odin-lesson-goods-flax = Upgrade the flax: the orange tile becomes a red one of the same shape, stockfish.
    .else = That works as well. This time begin with the flax.
odin-lesson-goods-beans = Now the beans, which become milk.
    .else = You have one upgrade left: the beans.
odin-lesson-goods-up = Another upgrade would turn stockfish and milk green, and they would fit your home board. Until then, orange and red feed the feast.
odin-lesson-goods-animals = Sheep and cattle are red goods that score 2 and 3 points at the end. Of two of a kind one becomes pregnant before the feast, and gives birth a round later.

odin-lesson-puzzle = The puzzle
odin-lesson-puzzle-board = This is the heart of the game: cover your home board. Green tiles may touch green ones only at corners; blue, silver and ore may touch anything.
odin-lesson-puzzle-wool = Place your wool: drag it to the board, or tap it and then a space. The lower left corner is best: there the income begins.
    .else = The wool comes first: it covers four spaces.
odin-lesson-puzzle-ore = Ore covers a single space, and so does silver. Place the ore beside the wool, or wherever one space is missing.
    .else = The ore can still be placed: it closes small gaps.
odin-lesson-puzzle-income = Each round you receive the lowest income number still uncovered: the first ones are cheap. You may cover a number only once the whole rectangle between it and the lower left corner of the board is covered, except bonus spaces.
odin-lesson-puzzle-bonus = A bonus space shows a good: once every space around it is covered, corners too, it gives you that good each round but the last. So build around it, and leave it uncovered.
odin-lesson-puzzle-houses = Houses, of wood or stone, are further boards: empty spaces cost points; food fits in them too, but no ore, and never orange beside orange or red beside red. “Plan” tries tiles on without cost; in a game “Place for me” fills a plan.

odin-lesson-feast = The feast
odin-lesson-feast-table = Every round ends with a feast: each Viking wants a place covered with food, and an empty one is a Thing penalty: 3 points lost. The Vikings who sit at the table have not joined you yet; their places come later.
odin-lesson-feast-peas = A dish covers as many places as it is wide; one of each kind may be served horizontally, where its long side counts. Serve the peas that way: they cover 2.
    .else = First the peas, and horizontally: that way they cover 2 places.
odin-lesson-feast-stockfish = Two dishes of one colour never stand side by side, so after orange comes red. The stockfish covers 3.
    .else = Red comes next, and long: the stockfish, horizontally.
odin-lesson-feast-silver = One place is left: fill it with a silver coin. A coin is worth 1 point at the end, but an empty place costs 3.
    .else = An empty place costs 3 points, a coin only one: take the silver.
odin-lesson-feast-empty = Well fed! Each round brings one more hungry Viking, so keep some food ready: in a game “Serve for me” sets such a table for you.

odin-lesson-dice = Dice
odin-lesson-dice-wood = Hunting pays in meat and hides, but needs wood and bows. First fetch wood: with two Vikings you get 1 wood for each player, and 1 ore.
    .else = The mountain has wood too, but here take the space in the second column: wood for each player, and 1 ore.
odin-lesson-dice-hunt = Now send a Viking hunting. The die is rolled right away.
    .else = It is time to hunt: the space with the game, in the first column.
odin-lesson-dice-again = You rolled a 7, so the hunt would cost 7, paid in wood and bows. You may roll up to three times, and only the last roll counts: roll again.
    .else = Do not give up yet: you may still roll.
odin-lesson-dice-success = A 3 is affordable: take the success. Weapons are cards: pay with 1 bow, and the rest in wood.
    .else = A 3 is good enough here: take the success, and pay with 1 bow and 2 wood.
odin-lesson-dice-odds = Hunting, snares and whaling want low rolls; raiding (a die of 8 sides) and pillaging (12 sides, and the ore of your longship counts) want high ones. Who fails gets a consolation, so a try is never quite lost.
odin-lesson-dice-raids = In a raid the result must reach the sword number of the tile that you take. What is missing you pay in stones and long swords.

odin-lesson-exploring = Exploring
odin-lesson-exploring-ship = You own a ship, and with a ship you can explore. An island is a new board: more spaces to cover, and new income.
odin-lesson-exploring-sail = One Viking is enough for the near islands: send him exploring.
    .else = Your ship is waiting: the exploration in the first column.
odin-lesson-exploring-island = Choose Shetland. Silver on an island goes to whoever discovers it.
    .else = This time take Shetland.
odin-lesson-exploring-new_board = Shetland is yours, with its own bonus spaces. Take an island only if you can fill it: its uncovered spaces cost points too.
odin-lesson-exploring-silver = In some rounds an island that nobody has taken is turned over (a letter beside the round says which), and 2 silver come to each of the others. Whoever explores one gets all of its silver.
odin-lesson-exploring-trade = A knarr also trades: for 1 silver overseas trading turns green goods to their blue sides. A special sale sells tiles of odd shapes, each of which is there only once.
odin-lesson-exploring-emigrate = A knarr or longship may also emigrate, for as much silver as the number of the round. It sails for good, is then worth 13 points more and fills 2 places at every feast: two Vikings fewer to feed.
odin-lesson-exploring-points = At the end ships, islands, houses, animals and occupations score what is printed on them, silver 1, the English crown (the dearest special tile) 2. Each −1 still uncovered costs a point, each Thing penalty (a place left empty at a feast) 3.

odin-lesson-occupations = Occupations
odin-lesson-occupations-cards = Occupation cards bend the rules in your favour, and many are worth points. You drew one at the start, the third column gives more, and in the fourth you may play one with each action.
odin-lesson-occupations-space = This space of the third column draws a card first, then lets you play up to four. Send three Vikings.
    .else = For this we need the space that plays up to 4 occupations.
odin-lesson-occupations-steward = Play the Steward: once you have a shed, 1 wood or 1 stone placed in it brings you 1 silver before each income.
    .else = Both will be played. The Steward first.
odin-lesson-occupations-wholesaler = Now the Wholesaler, who acts right away: use his effect and upgrade your peas.
    .else = Use what the card gives: play the Wholesaler, use his effect, choose the peas.
odin-lesson-occupations-what = Some cards act once, some whenever something happens, some at the end. Read them by hovering or a long press.

odin-lesson-alone = By yourself
odin-lesson-alone-solo = You can play this game by yourself, with two colours in turn. The Vikings of the last round stay and block their spaces: look at the two marked ones.
odin-lesson-alone-knarr = So do something else this round: build a knarr, a ship for trading and exploring.
    .else = Good too, but a ship opens new ways: build the knarr.
odin-lesson-alone-plan = What you use now is blocked in the next round, so plan two rounds ahead. Reach 100 points, and the skalds will sing of you!
