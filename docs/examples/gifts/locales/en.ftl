gifts-name = Gifts
gifts-blurb = Five gifts, five cards each: lay one face down for every gift, and the highest takes it.
gifts-rules-1 = All lay a card face down for the gift on the table and show it at once. The highest takes the gift.
    .title = Bidding

gifts-ask-bid = Which card do you bid?
gifts-card = { $number }
gifts-score-gifts = Gifts

gifts-told-gift = A gift worth { $amount }.
gifts-told-bids = { $seat } lays { $thing } face down.
gifts-told-bids-hidden = { $seat } lays a card face down.
gifts-told-shows = { $seat } shows { $thing }.
gifts-told-takes = { $seat } takes the gift worth { $amount }.
