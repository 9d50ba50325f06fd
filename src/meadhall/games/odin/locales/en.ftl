### A Feast for Odin

odin-name = A Feast for Odin
odin-blurb = Send your Vikings to hunt, craft, trade, raid and explore; cover your boards with what they bring home, and feed them well.

## Settings

odin-setting-length = Length
odin-setting-length-long = Long game (7 rounds)
odin-setting-length-short = Short game (6 rounds)
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

## Questions

odin-ask-first_card = With which occupation do you begin?
odin-ask-turn = Where do you send your Vikings?
odin-ask-imitate = Which space do you imitate?
odin-ask-anytime = { $about_id ->
    [income] Before the income: do you lay goods, or buy or arm a ship?
    [feast] Before the feast: do you lay goods, or buy or arm a ship?
    [bonus] Before the bonus: do you lay goods, or buy or arm a ship?
    [scoring] Before the scoring: do you lay anything else?
   *[other] Do you lay goods, or buy or arm a ship?
}
odin-ask-board = On which board do you lay this: { $about }?
odin-ask-turned = How do you turn it?
odin-ask-cell = Where does it lie?
odin-ask-arm = Which longship do you arm?
odin-ask-boats = How many whaling boats sail?
odin-ask-hunt = To pay in wood and bows: { $about }. What do you do?
odin-ask-snare = To pay in wood and snares: { $about }. What do you do?
odin-ask-whale = To pay in wood and spears: { $about }. What do you do?
odin-ask-raid = Your battle result: { $about }. What do you do?
odin-ask-pillage = Your battle result: { $about }. What do you do?
odin-ask-loot = Your battle result: { $about }. What do you take? What is missing, you pay in stones and long swords.
odin-ask-spend = How do you pay: how many cards ({ $about })? The rest is building resources.
odin-ask-vikings_back = How many Vikings come back to you?
odin-ask-feast = Free spaces at your table: { $about }. What do you serve next?
odin-ask-strip = From which strip do you take items? At most: { $about }.
odin-ask-amount = How many items do you take ({ $about })?
odin-ask-play_occupation = Which occupation do you play?
odin-ask-explore = Which board do you explore?
odin-ask-emigrate = Which ship emigrates? Silver to pay: { $about }.
odin-ask-exchange = You would give { $about }. Do you make this exchange?
odin-ask-pay = What do you pay with?
odin-ask-way = Which of the two do you choose?
odin-ask-upgrade = Which good do you upgrade?
odin-ask-upgrade_twice = Which good do you raise by up to two colours?
odin-ask-upgrade_to = What does it become ({ $about })?
odin-ask-overseas = Which green good do you turn to its blue side?
odin-ask-special_sale = Which special tile do you buy?
odin-ask-forge = What do you forge?

## Answers

odin-anytime = Lay goods, buy or arm ships
    .text = Anytime actions; then you go on with your choice.
odin-roll = Roll again
odin-succeed = Success
odin-fail = Failure
odin-all = One of each
odin-empty = Leave a space empty
    .text = A Thing penalty: 3 points lost at the end.
odin-coins = Silver on all free spaces
odin-way-sheep = A sheep, for nothing
odin-way-cattle = Cattle, for 1 silver
odin-way-stone_house_longship = A stone house and a longship
odin-way-long_house_knarr = A long house and a knarr
odin-way-mountain = 2+2+2+2 building resources
odin-way-upgrade = 3 goods up twice
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
odin-turn-1 = a quarter turn to the right
odin-turn-2 = upside down
odin-turn-3 = a quarter turn to the left
odin-turn-flip0 = mirrored
odin-turn-flip1 = mirrored, a quarter turn to the right
odin-turn-flip2 = mirrored, upside down
odin-turn-flip3 = mirrored, a quarter turn to the left

## What happened

odin-told-starts = { $seat } has the moose and begins.
odin-told-round = Round { $amount } begins.
odin-told-new_viking = { $amount ->
    [one] A new Viking joins every clan.
   *[other] { $amount } new Vikings join the clan.
}
odin-told-harvest = Harvest: all crops up to number { $amount }.
odin-told-no_harvest = No harvest this round.
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
odin-told-gained = { $seat } gains { $amount } { $thing }.
odin-told-paid = { $seat } pays { $amount } { $thing }.
odin-told-traded = { $seat } gives { $thing } in exchange.
odin-told-rolled = { $seat } rolls { $amount } with { $thing }.
odin-told-succeeded = { $thing_id ->
    [hunt] { $seat } has a successful hunt.
    [snare] { $seat } catches something in the snare.
    [whale] { $seat } catches a whale.
    [raid] { $seat } raids with a battle result of { $amount }.
   *[pillage] { $seat } pillages with a battle result of { $amount }.
}
odin-told-failed = { $thing_id ->
    [hunt] { $seat } returns from the hunt with nothing.
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
odin-told-armed = { $seat } lays an ore aboard: { $thing }.
odin-told-played_occupation = { $seat } plays an occupation: { $thing }.
odin-told-start_player = { $seat } gets the moose and will begin.
odin-told-income = { $amount ->
    [0] { $seat } has no income.
   *[other] { $seat } has an income of { $amount }.
}
odin-told-born = { $seat } has young in the stable: { $thing }, { $amount }.
odin-told-pregnant = { $seat } will have young next round: { $thing }.
odin-told-served = { $seat } serves { $thing } (covers { $amount }).
odin-told-penalty = { $amount ->
    [one] { $seat } leaves a place at the table empty and takes a Thing penalty.
   *[other] { $seat } leaves { $amount } places at the table empty and takes as many Thing penalties.
}
odin-told-bonus = { $seat } receives a bonus of this board: { $thing }.
odin-told-eroded = The mountain loses { $amount } { $thing }.
odin-told-strip_removed = Removed: { $thing }.
odin-told-strip_turned = Turned up: { $thing }.
odin-told-vikings_home = The Vikings go home.
odin-told-over = The game is over.
odin-told-laid_home = { $seat } lays { $thing } on the home board.
odin-told-laid_shetland = { $seat } lays { $thing } on Shetland.
odin-told-laid_bear_island = { $seat } lays { $thing } on Bear Island.
odin-told-laid_faroe_islands = { $seat } lays { $thing } on the Faroe Islands.
odin-told-laid_baffin_island = { $seat } lays { $thing } on Baffin Island.
odin-told-laid_iceland = { $seat } lays { $thing } on Iceland.
odin-told-laid_labrador = { $seat } lays { $thing } on Labrador.
odin-told-laid_greenland = { $seat } lays { $thing } on Greenland.
odin-told-laid_newfoundland = { $seat } lays { $thing } on Newfoundland.
odin-told-laid_lofoten = { $seat } lays { $thing } on Lofoten.
odin-told-laid_orkney = { $seat } lays { $thing } on Orkney.
odin-told-laid_mull = { $seat } lays { $thing } on the Isle of Mull.
odin-told-laid_caithness = { $seat } lays { $thing } on Caithness.
odin-told-laid_shed = { $seat } lays { $thing } in a shed.
odin-told-laid_stone_house = { $seat } lays { $thing } in a stone house.
odin-told-laid_long_house = { $seat } lays { $thing } in a long house.

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
odin-along-peas = { odin-good-peas }, along the table
odin-along-flax = { odin-good-flax }, along the table
odin-along-beans = { odin-good-beans }, along the table
odin-along-grain = { odin-good-grain }, along the table
odin-along-cabbage = { odin-good-cabbage }, along the table
odin-along-fruits = { odin-good-fruits }, along the table
odin-along-mead = { odin-good-mead }, along the table
odin-along-stockfish = { odin-good-stockfish }, along the table
odin-along-milk = { odin-good-milk }, along the table
odin-along-salt_meat = { odin-good-salt_meat }, along the table
odin-along-game_meat = { odin-good-game_meat }, along the table
odin-along-whale_meat = { odin-good-whale_meat }, along the table
odin-along-sheep = { odin-good-sheep }, along the table
odin-along-pregnant_sheep = { odin-good-pregnant_sheep }, along the table
odin-along-cattle = { odin-good-cattle }, along the table
odin-along-pregnant_cattle = { odin-good-pregnant_cattle }, along the table
odin-along-berries = { odin-good-berries }, along the table
odin-along-eggs = { odin-good-eggs }, along the table
odin-upright-peas = { odin-good-peas }, upright
odin-upright-flax = { odin-good-flax }, upright
odin-upright-beans = { odin-good-beans }, upright
odin-upright-grain = { odin-good-grain }, upright
odin-upright-cabbage = { odin-good-cabbage }, upright
odin-upright-fruits = { odin-good-fruits }, upright
odin-upright-mead = { odin-good-mead }, upright
odin-upright-stockfish = { odin-good-stockfish }, upright
odin-upright-milk = { odin-good-milk }, upright
odin-upright-salt_meat = { odin-good-salt_meat }, upright
odin-upright-game_meat = { odin-good-game_meat }, upright
odin-upright-whale_meat = { odin-good-whale_meat }, upright
odin-upright-sheep = { odin-good-sheep }, upright
odin-upright-pregnant_sheep = { odin-good-pregnant_sheep }, upright
odin-upright-cattle = { odin-good-cattle }, upright
odin-upright-pregnant_cattle = { odin-good-pregnant_cattle }, upright
odin-upright-berries = { odin-good-berries }, upright
odin-upright-eggs = { odin-good-eggs }, upright
odin-upright-silver = 1 silver

## Special tiles

odin-tile-glass_beads = glass beads
    .text = 5 cells, sword value 7, 0 silver.
odin-tile-helmet = helmet
    .text = 5 cells, sword value 8, 1 silver, forged.
odin-tile-cloakpin = cloakpin
    .text = 5 cells, sword value 8, 1 silver, forged.
odin-tile-belt = belt
    .text = 5 cells, sword value 8, 2 silver.
odin-tile-crucifix = crucifix
    .text = 6 cells, sword value 8, 2 silver, forged.
odin-tile-drinking_horn = drinking horn
    .text = 6 cells, sword value 8, 2 silver.
odin-tile-amber_figure = amber figure
    .text = 7 cells, sword value 9, 2 silver.
odin-tile-horseshoe = horseshoe
    .text = 7 cells, sword value 9, 2 silver, forged.
odin-tile-gold_brooch = gold brooch
    .text = 8 cells, sword value 9, 3 silver.
odin-tile-forge_hammer = forge hammer
    .text = 9 cells, sword value 10, 4 silver, forged.
odin-tile-fibula = fibula
    .text = 9 cells, sword value 10, 4 silver, forged.
odin-tile-throwing_axe = throwing axe
    .text = 9 cells, sword value 11, 4 silver, forged.
odin-tile-chalice = chalice
    .text = 10 cells, sword value 12, 5 silver.
odin-tile-round_shield = round shield
    .text = 12 cells, sword value 13, 6 silver.
odin-tile-english_crown = English crown
    .text = 13 cells, sword value 16, not for sale, 2 points.
odin-tile-altar = altar

## Weapons, ships, dice

odin-weapon-bow_and_arrow = bow and arrow
odin-weapon-snare = snare
odin-weapon-spear = spear
odin-weapon-long_sword = long sword
odin-weapon-card = weapon card
odin-ship-whaling_boat = whaling boat
    .text = 3 silver, 3 points. Small landing stage.
odin-ship-knarr = knarr
    .text = 5 silver, 5 points; 18 when it has emigrated.
odin-ship-longship = longship
    .text = 8 silver, 8 points; 21 when it has emigrated.
odin-arm-whaling_boat = arm a whaling boat
    .text = Lay an ore on it; it stays there.
odin-arm-longship = arm a longship
    .text = Lay an ore on it; it stays there.
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
    .text = Pay 2 wood for a shed.
odin-space-build_whaling_boat = Whaling boat
    .text = Pay 1 wood for a whaling boat.
odin-space-hunting_game_1 = Hunting game (1 Viking)
    .text = Roll the 8-sided die up to three times and pay the result in wood and bows: 1 hide and 1 game meat. Failure: 1 wood and 1 bow.
odin-space-take_stockfish = Stockfish
    .text = Receive 1 stockfish.
odin-space-buy_2_stockfish = 2 stockfish
    .text = Pay 1 silver for 2 stockfish.
odin-space-buy_2_salt_meat = 2 salt meat
    .text = Pay 2 silver for 2 salt meat.
odin-space-market_beans = Beans and silver
    .text = Receive 1 beans and 1 silver.
odin-space-milk_from_cattle = Milk from cattle
    .text = Receive 1 milk for each of your cattle, 3 at most.
odin-space-craft_linen = Flax to linen
    .text = Exchange 1 flax for 1 linen.
odin-space-craft_rune_stone = Rune stone
    .text = Pay 1 stone for 1 rune stone and 1 silver.
odin-space-mountain_2 = 2 building resources
    .text = Take up to 2 items from one mountain strip.
odin-space-mountain_1_upgrade_1 = 1 building resource, 1 good up
    .text = Take 1 item from a mountain strip; turn 1 good into the next colour.
odin-space-upgrade_2 = 2 goods up
    .text = Turn up to 2 goods into the next colour.
odin-space-overseas_trading_1 = Overseas trading (1 Viking)
    .text = With a knarr: pay 1 silver and turn green goods to blue, one of each kind.
odin-space-raiding = Raiding
    .text = With a longship: roll the 8-sided die up to three times, add stones and long swords, and take one blue good or special tile of that sword value. Failure: 1 stone and 1 long sword.
odin-space-explore_1 = Exploration (1 Viking)
    .text = With any ship: claim Shetland or the Faroe Islands, and the silver there.
odin-space-draw_occupation = Draw an occupation
    .text = Draw 1 occupation card and receive 1 silver.
odin-space-play_occupation_1 = Play 1 occupation
    .text = Pay 1 stone or 1 ore to play 1 occupation; receive 1 silver.
odin-space-build_stone_house = Stone house
    .text = Pay 1 stone for a stone house.
odin-space-build_knarr = Knarr
    .text = Pay 2 wood for a knarr.
odin-space-hunting_game_2 = Hunting game (2 Vikings)
    .text = Roll the 8-sided die up to three times and pay the result in wood and bows: 1 hide and 1 game meat. Failure: 1 wood and 1 bow.
odin-space-laying_a_snare = Laying a snare
    .text = Roll the 8-sided die up to three times and pay the result in wood and snares: 1 fur and 1 snare. Failure: 1 wood, 1 snare, and 1 Viking may come back.
odin-space-buy_sheep = Sheep
    .text = Pay 1 silver for 1 sheep.
odin-space-buy_cattle_milk = Cattle and milk
    .text = Pay 3 silver for 1 cattle and 1 milk.
odin-space-market_flax_stockfish = Flax, stockfish and silver
    .text = Receive 1 flax, 1 stockfish and 1 silver.
odin-space-take_2_mead = 2 mead and 2 silver
    .text = Receive 2 mead and 2 silver.
odin-space-craft_clothing = Clothing
    .text = Exchange 1 hide and 1 linen for 1 clothing and 2 silver.
odin-space-craft_chest = Chest
    .text = Pay 1 wood or 1 ore for 1 chest and 1 silver.
odin-space-wood_per_player = Wood for each player, 1 ore
    .text = Receive 1 wood for each player in the game, and 1 ore.
odin-space-mountain_3_upgrade_1 = 3 building resources, 1 good up
    .text = Take up to 3 items from one mountain strip; turn 1 good into the next colour.
odin-space-upgrade_3 = 3 goods up
    .text = Turn up to 3 goods into the next colour.
odin-space-overseas_trading_2 = Overseas trading (2 Vikings)
    .text = With a knarr: pay 1 silver and turn green goods to blue, one of each kind.
odin-space-pillaging_2 = Pillaging (2 Vikings)
    .text = With a longship: roll the 12-sided die up to three times, add its ore, stones and long swords, and take one blue good or special tile of that sword value. Failure: 1 stone, 1 long sword, and 1 Viking may come back.
odin-space-explore_2 = Exploration (2 Vikings)
    .text = With a knarr or a longship: claim Iceland, Greenland or Bear Island, and the silver there.
odin-space-emigrate_2 = Emigration (2 Vikings)
    .text = Pay silver for the number of the round and lay a knarr or a longship on your banquet table.
odin-space-play_occupation_2 = Play up to 2 occupations
    .text = Play 1 or 2 occupations from your hand.
odin-space-build_long_house = Long house
    .text = Pay 2 stone for a long house.
odin-space-build_longship = Longship
    .text = Pay 2 wood for a longship.
odin-space-whaling_3 = Whaling (up to 3 boats)
    .text = With up to 3 whaling boats: roll the 12-sided die up to three times, subtract their ore and pay the rest in wood and spears: 1 oil, 1 skin and bones, 1 whale meat. Failure: 1 wood, 1 spear, and up to 2 Vikings may come back.
odin-space-sheep_or_cattle = Sheep or cattle
    .text = Receive 1 sheep, or pay 1 silver for 1 cattle.
odin-space-market_fruits = Fruits, oil, salt meat and silver
    .text = Receive 1 fruits, 1 oil, 1 salt meat and 1 silver.
odin-space-wool_from_sheep = Wool from sheep
    .text = Receive 1 wool for each of your sheep, 3 at most.
odin-space-forge = Forge
    .text = Pay 1 ore for jewelry or a special tile with the tongs.
odin-space-craft_2_chests_2_rune_stones = 2 chests and 2 rune stones
    .text = Pay 2 stone and 2 wood for 2 chests and 2 rune stones.
odin-space-mountain_3_2 = 3+2 building resources
    .text = Take up to 3 items from one mountain strip and up to 2 from another.
odin-space-upgrade_3_weapons_4 = 3 goods up, 4 weapons
    .text = Turn up to 3 goods into the next colour; draw 4 weapon cards.
odin-space-upgrade_4 = 4 goods up
    .text = Turn up to 4 goods into the next colour.
odin-space-special_sale = Special sale
    .text = With a knarr: buy up to 2 special tiles at their prices.
odin-space-pillaging_3 = Pillaging (3 Vikings)
    .text = With a longship: roll the 12-sided die up to three times, add its ore, stones and long swords, and take one blue good or special tile of that sword value. Failure: 1 stone, 1 long sword, and 1 Viking may come back.
odin-space-explore_3 = Exploration (3 Vikings)
    .text = With a longship: claim Baffin Island, Labrador or Newfoundland, and the silver there.
odin-space-emigrate_3 = Emigration (3 Vikings)
    .text = Pay silver for the number of the round and lay a knarr or a longship on your banquet table.
odin-space-play_occupation_4 = Play up to 4 occupations
    .text = Play 1 to 4 occupations from your hand; the card you have just drawn may be among them.
odin-space-build_house_and_ship = House and ship
    .text = Pay 2 stone and 2 wood for a stone house and a longship, or for a long house and a knarr.
odin-space-whaling_4 = Whaling (1 boat)
    .text = With 1 whaling boat: roll the 12-sided die up to three times, subtract its ore and pay the rest in wood and spears: 1 oil, 1 skin and bones, 1 whale meat. Failure: 1 wood, 1 spear, and up to 2 Vikings may come back.
odin-space-buy_sheep_cattle = Sheep and cattle
    .text = Pay 3 silver for 1 sheep and 1 cattle.
odin-space-market_spices_products = Spices, milk and wool
    .text = Receive 1 spices and 1 silver; with cattle also 2 milk, with sheep also 1 wool.
odin-space-craft_robe_jewelry = 4 silver, robe, jewelry
    .text = Receive 4 silver; you may exchange 1 wool for 1 robe and 1 silverware for 1 jewelry.
odin-space-mountain_4_upgrade_2_twice = 4 building resources, 2 goods up twice
    .text = Take up to 4 items from one mountain strip; raise up to 2 goods by up to two colours.
odin-space-mountain_2222_or_upgrade_3_twice = 2+2+2+2 building resources, or 3 goods up twice
    .text = Take up to 2 items each from up to four mountain strips, or raise up to 3 goods by up to two colours.
odin-space-plundering = Plundering
    .text = With two longships: receive 1 silver hoard.
odin-space-boat_to_knarr_emigrate = Whaling boat to knarr, emigration
    .text = You may exchange a whaling boat for a knarr; you may then emigrate at the usual price.
odin-space-imitate_1 = Imitation (1 Viking)
    .text = Use a space of this column on which another player stands.
odin-space-imitate_2 = Imitation (2 Vikings)
    .text = Use a space of this column on which another player stands.
odin-space-imitate_3 = Imitation (3 Vikings)
    .text = Use a space of this column on which another player stands.
odin-space-imitate_4 = Imitation (4 Vikings)
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
odin-phase-remove_vikings = Vikings go home
odin-phase-scoring = Scoring
odin-step-first_card = Your first occupation
odin-step-round = A round begins
odin-step-actions = Actions
odin-step-income = Income
odin-step-feast = Feast
odin-step-bonus = Bonus
odin-step-last_placement = Last placements
odin-step-over = The game is over

## Occupations

odin-card-1 = Peddler
odin-card-2 = Patron
odin-card-3 = Furrier
odin-card-4 = Hunter
odin-card-5 = Chief
odin-card-6 = Stone Carver
odin-card-7 = Miller
odin-card-8 = Craft Leader
odin-card-9 = Ore Boatman
odin-card-10 = Milker
odin-card-11 = Trident Hunter
odin-card-12 = Helmsman
odin-card-13 = Archer
odin-card-14 = Ship Owner
odin-card-15 = Cottager
odin-card-16 = Captain
odin-card-17 = Orient Shipper
odin-card-18 = Fighter
odin-card-19 = Host
odin-card-20 = Builder
odin-card-21 = Collector
odin-card-22 = Miner
odin-card-23 = Custodian
odin-card-24 = Whaling Equipper
odin-card-25 = Meat Trader
odin-card-26 = Meat Inspector
odin-card-27 = Fisherman
odin-card-28 = Locksmith
odin-card-29 = Meat Preserver
odin-card-30 = Silk Merchant
odin-card-31 = Storeman
odin-card-32 = Weapons Supplier
odin-card-33 = Sheep Shearer
odin-card-34 = Shepherd
odin-card-35 = Cattle Breeder
odin-card-36 = Ship's Cook
odin-card-37 = Foreign Trader
odin-card-38 = Peacemaker
odin-card-39 = Modifier
odin-card-40 = Master Joiner
odin-card-41 = Slowpoke
odin-card-42 = Steward
odin-card-43 = Fruit Picker
odin-card-44 = Master Tailor
odin-card-45 = Pirate
odin-card-46 = Ship Architect
odin-card-47 = Tanner
odin-card-48 = Farmer
odin-card-49 = Plower
odin-card-50 = Rune Engraver
odin-card-51 = Master Mason
odin-card-52 = Tutor
odin-card-53 = Farm Shop Owner
odin-card-54 = Tradesman
odin-card-55 = Treasurer
odin-card-56 = Arms Dealer
odin-card-57 = Bean Farmer
odin-card-58 = Linseed Oil Presser
odin-card-59 = Linen Weaver
odin-card-60 = Inspector
odin-card-61 = Wharf Owner
odin-card-62 = Fine Blacksmith
odin-card-63 = Hornturner
odin-card-64 = Ship Builder
odin-card-65 = Dragonslayer
odin-card-66 = Field Farmer
odin-card-67 = Private Chef
odin-card-68 = Supplier of Weapons
odin-card-69 = Equipment Supplier
odin-card-70 = Courier
odin-card-71 = Innkeeper
odin-card-72 = Earl
odin-card-73 = Metalsmith
odin-card-74 = Cowherd
odin-card-75 = Bone Collector
odin-card-76 = Homecomer
odin-card-77 = Follower
odin-card-78 = Traveling Merchant
odin-card-79 = Breeder
odin-card-80 = Shepherd Boy
odin-card-81 = Quartermaster
odin-card-82 = Longship Builder
odin-card-83 = Wholesaler
odin-card-84 = Harbor Guard
odin-card-85 = Hornblower
odin-card-86 = Hide Buyer
odin-card-87 = Preacher
odin-card-88 = Clerk
odin-card-89 = Catapulter
odin-card-90 = Sword Fighter
odin-card-91 = Latecomer
odin-card-92 = Sympathetic Soul
odin-card-93 = Helper in Time of Need
odin-card-94 = Spice Merchant
odin-card-95 = Wanderer
odin-card-96 = Meat Merchant
odin-card-97 = Pea Counter
odin-card-98 = Nobleman
odin-card-99 = Preceptor
odin-card-100 = Undertaker
odin-card-101 = Judge
odin-card-102 = Fur Merchant
odin-card-103 = Forest Blacksmith
odin-card-104 = Disheartened Warrior
odin-card-105 = Knarr Builder
odin-card-106 = Warmonger
odin-card-107 = Adventurer
odin-card-108 = Ironsmith
odin-card-109 = Master Count
odin-card-110 = Birka Settler
odin-card-111 = Artist
odin-card-112 = Barkeeper
odin-card-113 = Craft Apprentice
odin-card-114 = Silk Stitcher
odin-card-115 = Princess
odin-card-116 = Master Bricklayer
odin-card-117 = Shipowner
odin-card-118 = Messenger
odin-card-119 = Milkman
odin-card-120 = Middleman
odin-card-121 = Carpenter
odin-card-122 = Mountain Guard
odin-card-123 = Oil Seller
odin-card-124 = Laborer
odin-card-125 = Scribe
odin-card-126 = Trapper
odin-card-127 = Angler
odin-card-128 = Digger
odin-card-129 = Meat Curer
odin-card-130 = Snare Specialist
odin-card-131 = Bait Layer
odin-card-132 = Berserker
odin-card-133 = Lance Bearer
odin-card-134 = Drunkard
odin-card-135 = Lone Wolf
odin-card-136 = Raider
odin-card-137 = Melee Fighter
odin-card-138 = Robber
odin-card-139 = Loot Hunter
odin-card-140 = Blubber Cook
odin-card-141 = Ivory Sculptor
odin-card-142 = Whale Catcher
odin-card-143 = Antlers Seller
odin-card-144 = Deerstalker
odin-card-145 = Forester
odin-card-146 = Sledger
odin-card-147 = Steersman
odin-card-148 = Spice Trader
odin-card-149 = Priest
odin-card-150 = Meat Buyer
odin-card-151 = Thing Spokesman
odin-card-152 = Merchant
odin-card-153 = Proficient Hunter
odin-card-154 = Woodcutter
odin-card-155 = Cooper
odin-card-156 = Stone Crusher
odin-card-157 = Skinner
odin-card-158 = Barbarian
odin-card-159 = Festive Hunter
odin-card-160 = Sober Man
odin-card-161 = Whaling Assistant
odin-card-162 = Flax Farmer
odin-card-163 = Farmhand
odin-card-164 = Armed Fighter
odin-card-165 = Village Leader
odin-card-166 = Weapons Warden
odin-card-167 = Taster
odin-card-168 = Earl of Lade
odin-card-169 = Sower
odin-card-170 = Refugee Helper
odin-card-171 = Flax Baker
odin-card-172 = Fish Cook
odin-card-173 = Punchcutter
odin-card-174 = Bosporus Traveller
odin-card-175 = Codliver Oil Presser
odin-card-176 = Etiquette Teacher
odin-card-177 = Maid
odin-card-178 = Boat Builder
odin-card-179 = Cutter Operator
odin-card-180 = Beach Raider
odin-card-181 = Sail Patcher
odin-card-182 = Herb Gardener
odin-card-183 = Grain Deliveryman
odin-card-184 = Sponsor
odin-card-185 = Dorestad Traveller
odin-card-186 = Pea Flour Baker
odin-card-187 = Chronicler
odin-card-188 = Mineworker
odin-card-189 = Seafarer
odin-card-190 = Bosporus Merchant
odin-category-immediate = Immediate
odin-category-anytime = Anytime
odin-category-each_time = Each time
odin-category-as_soon_as = As soon as

## Scores

odin-score-ships = Ships
odin-score-emigration = Emigration
odin-score-exploration = Exploration boards
odin-score-buildings = Sheds and houses
odin-score-animals = Sheep and cattle
odin-score-occupations = Occupations
odin-score-silver = Silver
odin-score-crown = English crown
odin-score-bare = Bare cells
odin-score-penalties = Thing penalties

## The table

odin-sheet-players = Players
odin-sheet-supplies = Supplies
odin-sheet-spaces = Action board
odin-sheet-mountain = Mountain strips
odin-sheet-shores = Exploration boards
odin-sheet-own_boards = Your boards
odin-sheet-table = The table
odin-column-seat = Player
odin-column-score = Score
odin-column-vikings = Vikings
odin-column-income = Income
odin-column-ships = Ships
odin-column-cards = Cards
odin-column-occupations = Occupations
odin-column-penalties = Penalties
odin-column-supply = Supply
odin-column-boards = Boards
odin-column-free = Free
odin-column-taken = Taken
odin-column-strip = Strip
odin-column-items = From the left
odin-column-board = Board
odin-column-owner = Claimed by
odin-column-silver = Silver
odin-column-points = Points
odin-column-drawing = Cells
odin-label-round = Round
odin-label-start_player = Moose
odin-label-buildings = Buildings left
odin-label-special_tiles = Special tiles left
odin-label-rolls = Last rolls
odin-label-hand = Your hand
odin-label-emigrated = (emigrated)

## On the page: the board

odin-page-column = { $column ->
    [one] One Viking
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
odin-page-loot-what = Your battle result: { $result }. What do you take?
odin-page-loot = sword { $sword }, pay { $price }
odin-page-take-it = Take it
odin-page-pay = pay { $price }
odin-page-leave-empty = { $count ->
    [one] One place stays empty: { $points } points lost.
   *[other] { $count } places stay empty: { $points } points lost.
}
odin-page-serve-empty = { $count ->
    [one] Even the best feast leaves one place empty: { $points } points lost.
   *[other] Even the best feast leaves { $count } places empty: { $points } points lost.
}
odin-page-serve-anyway = Serve it
odin-page-leave = { $count } empty: −{ $points }
odin-page-anytime = Lay, buy, arm…
odin-page-covers = covers { $count }
odin-page-too-wide = { $free ->
    [one] { $width } wide, { $free } space left
   *[other] { $width } wide, { $free } spaces left
}
odin-page-feast-rule = No colour beside itself; of a kind only one lies along the table.
odin-page-passed = passed
odin-page-orange = Orange goods
odin-page-red = Red goods
odin-page-green = Green goods
odin-page-blue = Blue goods
odin-page-goods = Goods
odin-page-special-tiles = Special tiles
odin-page-nothing = Nothing yet
odin-page-bare = Bare cells cost { $points } points now.
odin-page-shore = { $points } points. Vikings: { $vikings }. Silver on it: { $silver }.
odin-page-all-cards = Show all { $count } occupations
odin-page-card-points = { $points ->
    [0] No points when it is played.
    [one] { $points } point when it is played.
   *[other] { $points } points when it is played.
}
odin-page-card-deck = Deck { $deck }.
odin-page-card-light = A light card: one to begin with.
odin-page-card-dark = A dark card: from the pile.
odin-page-card-for-now = For now only its points count.

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
odin-why-no_board = No board lies there to be claimed with so many Vikings.
odin-why-needs_silver_for_round = You need as much silver as the number of the round.
odin-why-no_table_room = There is no room left on your banquet table.
odin-why-needs_card = You have no occupation card in hand.
odin-why-space_needs_it = The space that you have taken needs it, and you have used none of its effects yet.
odin-why-not_during_action = Ships are armed before or after an action, not during it.
odin-why-goods_alone = After the last feast you only lay goods.
odin-why-nothing_to_arm = You have no such ship with room for ore.
odin-why-fits_nowhere = It fits nowhere on your boards.
odin-why-none_left = You have none left.
odin-why-needs_2_vikings = You need two Vikings.
odin-why-needs_3_vikings = You need three Vikings.
odin-why-needs_4_vikings = You need four Vikings.
odin-why-needs_1_wood = You need 1 wood.
odin-why-needs_2_wood = You need 2 wood.
odin-why-needs_1_stone = You need 1 stone.
odin-why-needs_2_stone = You need 2 stone.
odin-why-needs_1_ore = You need 1 ore.
odin-why-needs_1_silver = You need 1 silver.
odin-why-needs_2_silver = You need 2 silver.
odin-why-needs_3_silver = You need 3 silver.
odin-why-needs_5_silver = You need 5 silver.
odin-why-needs_8_silver = You need 8 silver.
odin-why-needs_1_flax = You need 1 flax.
odin-why-needs_1_hide = You need 1 hide.
odin-why-needs_1_linen = You need 1 linen.
odin-why-needs_1_wool = You need 1 wool.
odin-why-needs_1_silverware = You need 1 silverware.
odin-why-wrong_colour = Goods of this colour do not lie here.
odin-why-no_ore_in_house = Ore is not laid in houses.
odin-why-only_wood_and_stone = A shed takes wood and stone alone.
odin-why-only_in_slots = Wood and stone are laid in their slots alone.
odin-why-only_at_the_end = Wood and stone fill their slots by themselves when the game ends.
odin-why-off_board = It would reach over the edge.
odin-why-covered = Something lies there already.
odin-why-orange_beside_orange = Orange may not lie beside orange.
odin-why-red_beside_red = Red may not lie beside red.
odin-why-green_beside_green = Green may not lie beside green.
odin-why-income_order = An income may be covered only if everything to its lower left is covered.

## The rules in short

odin-rules-1 = Cover the negative cells of your boards, gather ships, houses, islands, animals and silver. After 7 rounds (6 in the short game) whoever has the most points wins; a tie is a shared victory.
    .title = The aim
odin-rules-2 = A new Viking, a harvest in some rounds, a weapon card. Then you take turns sending Vikings. Then income, breeding, the feast and the bonus; the mountain wears away, and the Vikings go home.
    .title = A round
odin-rules-3 = A space takes as many Vikings as its column and only one player a round. In the third column you draw an occupation first, in the fourth you may play one. You must use at least one effect of the space. Whoever sends Vikings last begins the next round.
    .title = Actions
odin-rules-4 = At any time you may lay green and blue goods, special tiles, silver and ore on your home board and your islands; green never beside green. An income may be covered only when everything to its lower left is covered. Houses also take orange and red food, but no ore; there orange does not lie beside orange, nor red beside red. What lies, stays.
    .title = Laying goods
odin-rules-5 = Your income is the lowest bare number of each diagonal. A bonus space that is bare, with everything around it covered, gives you its goods every round but the last.
    .title = Income and bonus
odin-rules-6 = You may roll up to three times; the last roll counts. Hunting, snares and whaling want low rolls, paid in wood and the right weapon; ore on your boats lowers the roll. Raiding and pillaging want high ones, raised by stones and long swords. You may always give up and take the consolation.
    .title = Dice
odin-rules-7 = Cover every free space of your table with orange and red food and silver. No colour beside itself; one tile of each kind may lie along the table, further ones stand upright. Each space left empty costs 3 points. Emigrated ships cover two spaces for good.
    .title = The feast
odin-rules-8 = If you have two or more of a kind and none is with young, one will be; in the next round it gives birth. They are worth points, give milk and wool, and may be eaten or traded.
    .title = Animals
odin-rules-9 = You play two colours of Vikings in turn; those of the round before stay where they stand and block their spaces. 100 points are a very good result.
    .title = Alone

## On the page: the puzzle

odin-page-puzzle-supply = Your supply
odin-page-puzzle-boards = Your boards
odin-page-puzzle-ships = Ships
odin-page-puzzle-no-goods = You have no goods.
odin-page-puzzle-tile = { $good }: { $count }
odin-page-puzzle-board-keys = { $board }. In hand: { $good }. Arrow keys move it, R turns it, F mirrors it, B changes the board, Enter lays it, Escape puts it back.
odin-page-puzzle-turn = Turn
odin-page-puzzle-turn-key = A quarter turn (R, or the wheel)
odin-page-puzzle-mirror = Mirror
odin-page-puzzle-mirror-key = Mirror it (F)
odin-page-puzzle-lay = Lay here
odin-page-puzzle-put-back = Put back
odin-page-puzzle-put-back-key = Put it back (Escape)
odin-page-puzzle-income = Income
odin-page-puzzle-points = Points
odin-page-puzzle-income-by = income { $amount }
odin-page-puzzle-points-by = points { $amount }
odin-page-puzzle-gives = bonus: { $things }
odin-page-puzzle-loses = bonus lost: { $things }
odin-page-puzzle-covers = covers a bonus for good: { $things }
odin-page-puzzle-instead = Fewer points now, but in return: { $gains }.
odin-page-puzzle-fits = It may lie here.
odin-page-puzzle-early = Income { $income } comes too early: everything to its lower left must be covered.
odin-page-puzzle-not-now = You cannot lay goods just now. Switch on “Plan” to try things out.
odin-page-puzzle-not-laid = That could not be laid.
odin-page-puzzle-plan = Plan
odin-page-puzzle-plan-text = Try tiles out and take them back; nothing counts until you lay them.
odin-page-puzzle-plan-count = { $count ->
    [one] { $count } tile tried out. Tap it to take it up again.
   *[other] { $count } tiles tried out. Tap one to take it up again.
}
odin-page-puzzle-plan-changed = Some tiles of your plan no longer fit and were put back.
odin-page-puzzle-tried = Tried out: { $good }.
odin-page-puzzle-take-up = Tried out: { $good }. Take it up.
odin-page-puzzle-take-all = Take all back
odin-page-puzzle-lay-all = Lay them all
odin-page-puzzle-for-me = Place for me
odin-page-puzzle-for-me-text = A good placement of what you have, as a plan.
odin-page-puzzle-nothing-better = Nothing else is worth laying now.
odin-page-puzzle-larger = Show your boards large
odin-page-puzzle-smaller = Back to the actions
