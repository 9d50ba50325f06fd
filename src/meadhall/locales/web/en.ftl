### The web page

## Everywhere

web-nav = Main menu
web-skip-to-main = Skip to the content
web-games = Games
web-my-games = My games
web-about = About
web-account = Your account
web-settings = Settings
web-close = Close
web-loading = One moment…
web-failed = That did not work
web-try-again = Try again
web-to-hall = To the hall
web-offline = No connection
web-unknown = There is no such page
web-unknown-text = The link may be incomplete, or the table may have been closed.
web-save = Save
web-saved = Saved.
web-more = Show more
web-guest = Guest
web-you = you

## The hall

web-welcome = Pull up a bench
web-welcome-back = Welcome back, { $who }
web-welcome-again = Welcome back!
web-welcome-text = Heavy board games of the Viking age and the Middle Ages, with friends, with bots, or both.
web-welcome-begin = Enter a name and play. Nothing to install, no account needed.
web-your-name = Your name
web-name = Name
web-play-bots = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
}
web-play-companion = Play with a companion
web-ways = Learning: chapters at a prepared table, step by step. With a companion: a whole game in which a line under every question says why it matters. Against bots: the same game without that line.
web-new-table = New table
web-players-range = { $from } to { $to } players
web-minutes = { $from } to { $to } minutes
web-mine-empty = No games yet. Start one, or play against bots right now.
web-open-tables = Tables with a free seat
web-open-empty = No open table right now. Open one and list it here: others can join it.
web-watch = Games to watch
web-finished = Finished games
web-finished-empty = A game you have finished stays here, with its replay.
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-games-text = Look at the boards, cards and rules of each game without starting one.

## A game's page

web-goes = How a game goes
web-example = An example turn
web-rules-short = The rules in short
web-handbook = The full rules
web-contents = Contents
web-handbook-find = Search the rules
web-handbook-nothing = Nothing found.
web-glossary = What the icons mean
web-pieces = Boards and pieces
web-edition = About this edition
web-edition-more = Where every figure comes from
web-ledger-text = Nothing is copied from the published games. Every figure on a board or card says where it comes from; whoever owns the game can correct it.
web-ledger-table = Table of data
web-corrections = This server plays with corrected data ({ $digest }).
web-grade-seed = rule book
web-grade-seed-means = Stated in the rule book, or forced by it.
web-grade-public = public
web-grade-public-means = Found in a public source, which the data names.
web-grade-known = known
web-grade-known-means = As printed, from knowledge of the game.
web-grade-likely = likely
web-grade-likely-means = Believed, but not sure.
web-grade-reconstructed = reconstructed
web-grade-reconstructed-means = Designed here to fit everything the rule book says, since nothing better was found.
web-grade-owner = owner
web-grade-owner-means = Corrected by somebody who has the game at hand.

## A new table

web-game = Game
web-how-many = How many play?
web-seats = Seats
web-plan-me = Me
web-plan-open = Open: anybody with the link
web-plan-bot = A bot
web-plan-here = Somebody on this device
web-bot = Bot
web-bot-kind = Which bot on seat { $number }
web-name-here = Name of the player on seat { $number }
web-bot-random = Random
    .about = The weakest: plays anything that is allowed.
web-bot-easy = Easy
    .about = For a first game: sensible moves, and slips.
web-bot-greedy = Steady
    .about = Between Easy and Normal: looks one choice ahead, instantly.
web-bot-normal = Normal
    .about = For a good game: thinks for a moment and looks several choices ahead.
web-bot-hard = Hard
    .about = The strongest: thinks for a second and looks far ahead.
web-more-settings = More settings ({ $count })
web-clock-each = Time for each choice
web-clock-none = No clock
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-hints-allowed = Hints are allowed
web-list-table = Show the table to everybody in the hall
web-new-invites = You get a link for the others. The game begins when every seat is taken.
web-new-starts = Every seat is taken: the game begins right away.
web-new-ready = Every seat is taken: the game begins when everybody is ready.
web-open-table = Open the table
web-start = Start the game

## Before the game

web-gathering = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
web-gathered = Everybody is here.
web-seat-open = free
web-held = kept for { $who }
web-sit-here = Sit here
web-sit-here-too = Sit here too
web-seat-bot = A bot on seat { $number }
web-add-bot = Add a bot
web-leave = Leave the seat
web-free-seat = Free the seat
web-start-when-full = The game can start when every seat is taken.
web-host-starts = The host will start the game.
web-clock-of = Clock: { $time } for each choice.
web-ready-why = The clock starts when everybody is ready.
web-ready = I am ready
web-is-ready = ready
web-ready-waits = Waiting for { $who }.
web-close-table = Close the table
web-invite = Invite the others
web-invite-link = Link to this table
web-private = Only people with the link can find this table.
web-listed = The table is shown in the hall.
web-watch-link = Link to watch this table
web-copy = Copy the link
web-copied = The link is copied.
web-link-here = Only this device can open it. To let others in your house join, start with: meadhall serve --host 0.0.0.0
web-share = Share
web-qr = QR code
web-qr-label = QR code of { $url }

## The table

web-table = Table
web-question = The question
web-side = Players, log, chat
web-own-area = Your own area
web-players = Players
web-log = Log
web-chat = Chat
web-scores = Scores
web-score = Score
web-score-hidden = more points are still hidden
web-score-nothing = 0 for everybody: { $what }
web-total = Total
web-your-turn = Your turn
web-waiting-for = { $count ->
    [one] { $who } is choosing.
   *[other] { $who } are choosing.
}
web-wait = One moment…
web-over = The game is over.
web-options = Your choices
web-options-end = End it
web-options-all = All choices on the board
web-list = { $count ->
    [one] List the choice
   *[other] List all { $count } choices
}
web-choose = Choose
web-not-yet = Cancel
web-back = Back
web-step-of = { $at } of { $of }
web-pages = Pages of answers
web-page-before = Previous page
web-page-more = More
web-skip = Skip ahead
web-continue = Continue
web-scene = What happens
web-scene-again = See again
web-undo = Undo
web-reset-turn = Reset my turn
web-undo-here = Undo to here
web-ask-undo-here = Ask the others to go back to here
web-ask-undo = Ask to undo
web-ask-undo-about = If everybody agrees, the game goes back to before your last choice.
web-undo-anyway = Undo anyway
web-undo-anyway-title = Undo your last choice?
web-undo-anyway-about = Nobody else has to agree. The game goes back to before your last choice; what happened since is gone.
web-barred-others = Others have acted since your last choice.
web-barred-rolled = Dice were rolled or cards drawn after your last choice.
web-barred-revealed = Your last choice showed something hidden.
web-mark-free = You can undo this until somebody else acts.
web-mark-passes = Ends your turn for now; you can undo it until somebody else acts.
web-mark-some = Some of these cannot be undone; each one says so.
web-mark-unknown = Perhaps this cannot be undone.
web-mark-rolled = Cannot be undone: it draws or rolls something.
web-mark-revealed = Cannot be undone: it shows something hidden.
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-said = A bot would choose: { $option }.
web-your-points = Your points: { $points }
web-companion = Companion
web-companion-hide = Switch the companion off
web-companion-show = Companion: say why each question matters
web-companion-off = The companion is off. Under “Table” you can switch it on again.
web-look-back = How did I play?
web-look-back-well = Done well
web-look-back-try = To try next time
web-look-back-best = Nothing else looked clearly better at the time than what you chose.
web-look-back-nothing = There is nothing in particular to say about this game.
web-look-back-chose = You chose: { $option }
web-look-back-instead = You chose: { $option }. Better: { $best }
web-analyse = Analyse the game
web-analysing = A bot looks at every decision: move { $move } of { $moves }
web-analysis = Analysis
web-analysis-chances = Chances to win in %
web-analysis-points = Points to be expected
web-analysis-table = In figures
web-analysis-turns = Where the game turned
web-analysis-instead = What the bot would have chosen instead
web-analysis-none = Nothing that matters.
web-analysis-chose = Move { $move }, { $who }: { $question }
web-analysis-try = Try it yourself
web-analysis-by = As the bot “{ $bot }” sees it. It judges a choice by what that player could know; chances are estimates.
web-clock = Time left for { $who }
web-deciding = is choosing
web-away = away
web-stand-in = a bot plays for now
web-stand-in-you = A bot plays for you for now.
web-come-back = Take my seat back
web-paused = The game waits until { $who } is back.
web-paused-you = The game waits for you.
web-note-timeout = { $who } ran out of time: a bot made this choice.
web-note-timeout-you = Your time ran out: a bot made this choice for you.
web-note-lost = { $who } ran out of time three times in a row: a bot stands in.
web-note-lost-you = Your time ran out three times in a row: a bot plays for you until you take your seat back.
web-note-replaced = A bot plays for { $who } now.
web-note-replaced-you = A bot plays for you now.
web-note-back = { $who } is back.
web-note-back-you = You are back.
web-note-resigned = { $who } has resigned; a bot plays on.
web-note-resigned-you = You have resigned; a bot plays on.
web-watching = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
web-lost = The connection is lost. It comes back by itself; nothing you did is lost.
web-since = Since your last choice: open the log
web-log-details = Show details
web-log-empty = Nothing has happened yet.
web-log-hidden = { $players ->
    [one] { $who } chooses in secret.
   *[other] { $who } choose in secret.
}
web-log-more = Show earlier moves
web-see-moment = See this moment
web-chat-empty = Nobody has said anything yet. Greet the table!
web-chat-say = Say something
web-chat-send = Send
web-big-screen = Big screen
web-leave-screen = Leave the big screen
web-resign = Resign
web-resign-seat = Resign: { $who }
web-resign-sure = A bot plays on for you, for good. The others can finish the game.
web-resign-seat-sure = A bot plays on for { $who }, for good. The others can finish the game.
web-replace = Replace { $who } with a bot
web-replace-sure = A bot ({ $bot }) takes this seat once everybody else agrees. A player who is here must agree too, and is then out for good. A player who is away can be replaced after a wait of two minutes (with a clock, when their time is up too), and takes the seat back on coming back.
web-not-lost = The table has not waited long enough for this player yet: two minutes and, with a clock, until their time has run out as well.
web-program = Let a program play my seat
web-program-about = A program that knows the token of your seat plays it, just as you can. A token is shown only once; making another ends the one before.
web-program-make = Make a token
web-program-line = Address, table, seat and token, as the example bot of docs/api.md takes them
web-program-end = End the token
web-program-ended = The token is no longer valid.
web-done = Done
web-ask-table = Ask the others
web-request = A request
web-request-undo = { $who } asks to go back to move { $move }.
web-request-replace = { $who } asks to let a bot ({ $bot }) play for { $target }.
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-request-declined = { $who } does not agree: your request is over.
web-request-passed = The game went on: your request is over.
web-hand-over = Hand the device to { $who }
web-hand-over-why = So that nobody sees another player's hand.
web-i-am = I am { $who }
web-seat-lost = This seat is not yours any more. You are watching.
web-table-closed = This table is closed
web-table-closed-text = The host has closed it. Find another table in the hall, or open your own.
web-zoom-in = Zoom in
web-zoom-out = Zoom out

web-keys = Keys
web-key-tab = Tab
web-key-tab-does = From one thing you can choose to the next
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = Over the board, to the nearest choice
web-key-shift-arrows = Shift + ← ↑ ↓ →
web-key-shift-arrows-does = To anything, to have it explained
web-key-enter = Enter
web-key-enter-does = Choose
web-key-q = Q
web-key-q-does = To the question; Enter leads on to its choices
web-key-u = U
web-key-u-does = Undo
web-key-h = H
web-key-h-does = Hint
web-key-s = S
web-key-s-does = Skip ahead
web-key-zoom = + − 0
web-key-zoom-does = Zoom in, zoom out, whole board

## The end

web-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
web-you-win = You win!
web-you-scored = { $points ->
    [one] You scored { $points } point
   *[other] You scored { $points } points
}
web-you-share = You share the victory with { $who }
web-you-came = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
web-won-by = { $points ->
    [one] { $points } point ahead of { $who }.
   *[other] { $points } points ahead of { $who }.
}
web-won-tie = As many points as { $who }, and ahead in the tie-break.
web-lost-by = { $count ->
    [one] { $who } wins, { $points ->
        [one] { $points } point ahead of you.
       *[other] { $points } points ahead of you.
    }
   *[other] { $who } share the victory, { $points ->
        [one] { $points } point ahead of you.
       *[other] { $points } points ahead of you.
    }
}
web-lost-tie = { $who } wins the tie-break with as many points as you.
web-tie-by = { $what }: { $more } to { $less }.
web-abandoned = The game was abandoned.
web-chart = How the scores grew
web-chart-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-lead = { $who } takes the lead at move { $move }
web-rematch = Rematch
web-replay = Replay
web-record = Download the record

## Replay

web-move = Move
web-move-of = Move { $move } of { $moves }
web-look-as = View as
web-look-open = All hands open
web-look-seat = As { $who }
web-look-nobody = As a spectator
web-hands = Hands
web-hand-of = Hand of { $who }
web-first = First move
web-previous = Previous move
web-next = Next move
web-last = Last move
web-play = Play
web-pause = Pause
web-fork = Play on from here
web-fork-text = A new table begins at move { $move } of this game. Who takes which seat?
web-moment-link = Link to this moment
web-nothing-told = Nothing to tell of this move.
web-to-table = To the table

## Account

web-account-sign = An account, if you want one
web-account-why = You need none to play. With one, your games follow you to every device.
web-account-name = Account name
web-password = Password
web-password-old = Old password
web-password-new = New password (at least 8 characters)
web-password-change = Change the password
web-sign-in = Sign in
web-sign-out = Sign out
web-register = Make a new account
web-signed-in = Signed in as { $who }
web-own-data = Your data
web-own-data-why = The hall keeps your name, your games and what you said at the tables. Nobody else gets it.
web-own-data-get = Download your data
web-sign-out-others = Sign out other devices
web-signed-out-others = All other devices are signed out.
web-delete-me = Delete all my data
web-delete-me-sure = Bots take over your running games. Your name and what you said disappear everywhere. This cannot be undone.
web-delete-me-do = Delete for good
web-reset = A new password
web-reset-why = Choose a new password for your account. All other devices are signed out.
web-reset-do = Save and sign in
web-beside = same person as { $who }
web-notices-title = Told when it is your turn
web-notices-why = For games that last days: a message when the others have waited for you and you are not here.
web-notices-email = E-mail
web-notices-webhook = Webhook (to { $hosts })
web-notices-minutes = Minutes before you are told
web-notices-confirm = A message is on its way to that address: follow the link in it, and all is set.
web-notices-mine = This address is mine
web-notices-confirmed = From now on you are told when it is your turn.
web-notices-end = End these messages
web-notices-ended = No such messages will come any more.

web-host = Look after the hall
web-host-not = This page is for the hosts of the hall.
web-host-people = People
web-host-search = Name or account
web-host-find = Search
web-host-nobody = Nobody is called that.
web-host-is-host = host
web-host-is-muted = muted
web-host-is-banned = banned
web-host-mute = Mute
web-host-unmute = Let chat again
web-host-ban = Ban
web-host-unban = Let in again
web-host-reset = Link for a new password
web-host-link = Send this link to { $who } and to nobody else: it gives a new password, once, within three days.
web-host-tables = Tables
web-host-no-tables = There are no tables.
web-host-stage-gathering = waiting for players
web-host-stage-running = running
web-host-stage-over = over
web-host-remove = Remove the table
web-host-remove-sure = The table and all that happened there are deleted, for everybody. This cannot be undone.

## Settings

web-language = Language
web-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-contrast = Contrast
web-contrast-system = Same as device
web-contrast-normal = Normal
web-contrast-more = High
web-motion = Animations
web-motion-system = Same as device
web-motion-none = None
web-pace = Other players' moves
web-pace-slow = Slowly
web-pace-normal = One by one
web-pace-instant = Instantly
web-confirm = Ask before choosing
web-confirm-never = Never
web-confirm-final = If it ends my turn or cannot be undone
web-confirm-always = Always
web-two-taps = On a touch screen, tap twice to choose
web-sound = A sound when it is my turn
web-notices = A notification when it is my turn
web-notices-denied = The browser does not allow notifications from this page. Change that in its settings.
web-shortcuts = Single-letter keys (Q, U, H, S)

## About

web-about-text = Meadhall is a hall in which people and programs sit down to heavy board games and play them by the full rules. It is free and open source, and anybody can run it at home.
web-about-data = The drawings, the words and the code are our own. Figures come from rule books and public sources, and each game says how sure every one of them is:
web-credits = Credits
web-credit-icons = Icons:
web-credit-signs = Interface icons:
web-credit-type = Fonts:
web-credit-code = Code: the Meadhall authors, MIT. Made with Svelte, Fluent and qrcode-generator (MIT, Apache 2.0).
web-for-programs = For programs
web-for-programs-text = Whatever this page does, a program can do:

## Refusals

web-board-broken = The board of { $game } cannot be drawn ({ $why }); a plain one takes its place.
web-refused = That was refused: { $why }.
web-refused-unreachable = The server does not answer. Check your connection and try again.
web-refused-unavailable = The server has trouble with its database. Try again in a moment.
web-refused-broken = Something went wrong on the server. Nothing was changed; try again.
web-refused-malformed = The server did not understand the page. Reload it.
web-refused-nobody = Enter a name first.
web-refused-wrong_password = Wrong account name or password.
web-refused-bad_token = That token is not valid any more.
web-refused-not_yours = That is somebody else's.
web-refused-cross_site = The request came from another site and was refused.
web-refused-secret = Not while the game is running: it would show what is hidden.
web-refused-no_such_table = There is no such table. It may have been closed.
web-refused-no_such_game = There is no such game here.
web-refused-no_such_bot = There is no such bot here.
web-refused-no_such_move = There is no such move.
web-refused-no_such_page = There is no such page.
web-refused-stale = That question has been answered meanwhile.
web-refused-illegal = That cannot be chosen now.
web-refused-barred = That cannot be undone any more. Ask the others.
web-refused-seated = You already sit there.
web-refused-taken = Somebody was quicker: that seat, or that name, is taken.
web-refused-full = There is no free seat any more.
web-refused-not_running = The game is not running.
web-refused-not_ready = Not everybody is ready yet.
web-refused-not_over = That is possible once the game is over.
web-refused-has_started = The game has already started.
web-refused-too_many_tables = You have too many open tables. Finish or close one first.
web-refused-other_rules = This game was played under other rules and cannot be shown here.
web-refused-muted = A host of this hall lets you play, but not chat.
web-refused-banned = A host of this hall has closed it to this account.
web-refused-bad_link = This link has expired or was already used. Ask for another.
web-refused-no_such_person = There is nobody of that name here.
web-refused-too_big = That is too long.
web-refused-bad_options = The game cannot be set up like that.
web-refused-too_fast = Too fast. Wait a moment and try again.
web-refused-not_sent = That was not sent: the connection was broken when you left the table.
web-refused-no_bot = No bot could answer. Try again, or decide by yourself.
web-refused-analysing = Another game is being analysed for you. Wait until that is done.
web-refused-too_hard = That takes too long to work out. Try again, or decide by yourself.

## Lessons

web-learn = Learn it in half an hour
web-lesson = Lesson
web-lesson-again = Begin the chapter again
web-lesson-skip = Skip the chapter
web-lesson-chapter = Chapter { $at } of { $of }
web-lesson-chapters = Chapters
web-lesson-prepared = A new table was prepared for this chapter.
web-lesson-step = step { $at } of { $of }
web-lesson-leave = Leave the lesson
web-lesson-done = learned
web-lesson-learnt = Well done! Ready for the next chapter?
web-lesson-learnt-all = Well done! You know all you need for a first game.
web-lesson-look = See what has happened, then go on below.
web-lesson-over = The chapter ends here: go on to the next one.
web-lesson-read-first = One moment: read this first, then continue.
web-lesson-else = Not this time: choose what is marked.
web-lesson-tried = { $thing }? { $said }
