ferry-name = Ferry
ferry-blurb = Load your boat and sail; a storm takes the heaviest good on board.
ferry-rules-1 = On your turn, load a good from your hand and draw another, or sail. A boat carries a weight of 6.
    .title = Your turn
ferry-rules-2 = Who sails rolls a die. On 1 or 2 the heaviest good on board is lost; the rest is sold. When all hands and boats are empty, the most points win; in a tie, who has sailed more often.
    .title = Sailing

ferry-setting-storms = Storms
ferry-setting-storms-on = on 1 and 2
ferry-setting-storms-off = none

ferry-ask-turn = What do you load, or do you sail?
ferry-matters-turn = A full boat earns most in one trip, but a storm takes its heaviest good.
ferry-sail = Sail
    .text = Sell all that is on board; on a roll of 1 or 2 the heaviest good is lost first.
ferry-good-honey = Honey
    .text = Worth 3, weighs 1.
ferry-good-wool = Wool
    .text = Worth 4, weighs 2.
ferry-good-salt = Salt
    .text = Worth 6, weighs 3.
ferry-good-timber = Timber
    .text = Worth 9, weighs 5.
ferry-good-amber = Amber
    .text = Worth 7, weighs 1.
ferry-why-too_heavy = Too heavy for the boat by { $amount }.
ferry-why-empty_boat = There is nothing on board.
ferry-why-all_at_risk = A storm would take all that you have on board.

ferry-told-loads = { $seat } loads { $thing }.
ferry-told-draws = { $seat } draws { $thing }.
ferry-told-draws-hidden = { $seat } draws a good.
ferry-told-rolls = { $seat } sails, and rolls { $amount }.
ferry-told-overboard = A storm: { $seat } loses { $thing }.
ferry-told-sells = { $seat } sells for { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.

ferry-have-load = { $sign }{ $amount } weight on board
ferry-hope-boat = what the boat will sell for
ferry-hope-hand = what can be loaded later
ferry-reason-storm = a storm would take { $thing }, worth { $amount }

ferry-score-sold = Sold
ferry-tie-sailings = Sailings
ferry-sheet-table = Table
ferry-sheet-points = Points
ferry-sheet-players = Players
ferry-sheet-hand = Your hand
ferry-column-seat = Player
ferry-column-load = Load
ferry-column-boat = On board
ferry-column-in_hand = In hand
ferry-column-sailings = Sailings
ferry-label-pile = Goods in the pile
ferry-label-capacity = A boat carries

ferry-lesson-first_trip = The first trip
ferry-lesson-first_trip-hello = Your boat is empty, and you hold three goods. Point at one to see what it is worth and what it weighs.
ferry-lesson-first_trip-load = Load the salt.
    .else = That would do as well; but here, load the salt.
ferry-lesson-first_trip-more = You drew another good. Now load whatever you like.
ferry-lesson-first_trip-sail = Time to sail: the die is rolled, and what is left on board is sold.
    .else = Later. Now, sail.
ferry-lesson-first_trip-end = That was a trip. Go on alone from here.
