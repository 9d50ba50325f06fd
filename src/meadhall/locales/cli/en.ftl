### The command line

cli-total = Total
cli-yes = yes
cli-no = no
cli-bot-name = { $bot } { $number }

## Help

cli-examples = Examples:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands

cli-help-meadhall = Play heavy board games in the terminal, against bots or friends, and let bots play thousands of games.
cli-help-meadhall-examples =
    meadhall games
    meadhall play boru --terminal
    meadhall simulate boru --players 4 --games 1000 --bots greedy,random
cli-help-meadhall-version = Print the version.
cli-help-meadhall-install_completion = Complete commands in this shell from now on.
cli-help-meadhall-show_completion = Print the completion script of this shell.

cli-help-any-help = Show this help and exit.
cli-help-any-lang = The language (default: that of your locale).
cli-help-any-corrections = A folder of corrections to the component data: DIR/GAME/*.toml.
cli-help-any-game = The game, as `meadhall games` calls it.
cli-help-any-option = An option of the game; may be repeated. `meadhall games` lists them.
cli-help-any-file = The file of a recorded game.
cli-help-any-as_json = Print one JSON value instead of a table.

cli-help-games = What can be played, by how many, with which options.
cli-help-games-examples =
    meadhall games
    meadhall games --lang pl

cli-help-serve = Open the hall: play in the browser, with friends and bots.
cli-help-serve-examples =
    meadhall serve
    meadhall serve --host 0.0.0.0 --port 8014
    meadhall serve --no-browser --data-dir games --database games/hall.sqlite
cli-help-serve-host = The address to listen at; 0.0.0.0 lets others on your network in.
cli-help-serve-port = The port to listen at (default: 8014; 0 takes any free one).
cli-help-serve-database = Where games are kept: a file, or the URL of a database.
cli-help-serve-data_dir = The folder for that file if --database is not given.
cli-help-serve-browser = Open the page in your browser.

cli-help-play = Play a game in this terminal, against bots or in turn with others, or go on with a saved one.
cli-help-play-examples =
    meadhall play boru
    meadhall play boru --terminal --seats human,greedy,random --save friday.jsonl
    meadhall play boru --seats human:Ada,human:Bruno,greedy
    meadhall play boru --engine "node my-engine.js"
    meadhall play friday.jsonl
cli-help-play-game = The game, or the file of a saved one.
cli-help-play-terminal = Play right here, in the terminal.
cli-help-play-seats = Who sits where, with commas between: human, the name of a bot, file.py:Class, module:Class or engine:COMMAND; and a name after a colon if you like.
cli-help-play-engine = The command of a program that speaks JSON lines: it plays on all seats but yours.
cli-help-play-seed = What the cards and dice come from; without it, nobody can guess them.
cli-help-play-save = Keep the game in this file, move by move. A game that was loaded is kept where it came from.
cli-help-play-load = Go on with the game saved in this file.
cli-help-play-at = Go on from this move of a saved game, which stays as it is.

cli-help-simulate = Let bots play many games and count who wins. They change seats from game to game.
cli-help-simulate-examples =
    meadhall simulate boru --players 4 --games 1000 --bots random
    meadhall simulate boru --players 3 --games 300 --bots greedy,random --jobs 2 --seed 7
    meadhall simulate boru --bots greedy,./my_bot.py:MyBot --engine ./my-engine
    meadhall simulate boru --games 100 --records games/ --json
cli-help-simulate-players = How many play (default: the fewest, at least two).
cli-help-simulate-games = How many games.
cli-help-simulate-bots = The bots, with commas between: names, file.py:Class, module:Class, engine:COMMAND. One fills all seats; fewer than the seats take turns.
cli-help-simulate-engine = The command of a program that speaks JSON lines: one more of the bots.
cli-help-simulate-seed = The same seed gives the same games, whatever --jobs says.
cli-help-simulate-jobs = How many games are played at the same time; 0: one on each core.
cli-help-simulate-limit = Stop a game that is not over after so many choices; it is counted as unfinished.
cli-help-simulate-patience = A class of others that thinks longer than this about one decision forfeits the game; 0: it may think as long as it likes.
cli-help-simulate-records = Write every game into this folder, a file each.

cli-help-arena = Let bots compete: ratings with error bars, from games that survive crashes and go on where they were.
cli-help-arena-examples =
    meadhall arena boru --bots greedy,easy,random --games 300 --jobs 2 --report boru.html
    meadhall arena odin --ladder --bots 300ms,greedy --players 4 --games 60 --stop --out odin.sqlite
cli-help-arena-bots = The bots, with commas between. More than there are seats meet in all combinations.
cli-help-arena-players = How many play (default: all bots at one table, as far as the game allows).
cli-help-arena-games = How many games, those already in the file included.
cli-help-arena-ladder = The first bot is new: it plays in every game, against the others.
cli-help-arena-seed = The same seed gives the same games (default: that of the file, or a new one).
cli-help-arena-out = The file for the results. The same command again goes on with it.
cli-help-arena-report = Write a page with plots, which opens without network.
cli-help-arena-stop = Stop as soon as it is clear whether the first bot is better or worse than the others.
cli-help-arena-margin = What --stop takes for a difference: ahead in so much more than half of the games.
cli-help-arena-jobs = How many games are played at the same time; 0: one on each core.
cli-help-arena-ray = Play on a Ray cluster (needs the extra “cluster”).
cli-help-arena-patience = A bot that thinks longer than this about one decision forfeits the game.
cli-help-arena-limit = Stop a game that is not over after so many choices; it does not count.

cli-help-replay = Tell a recorded game in words. Of a game that still runs, only what all players have seen.
cli-help-replay-examples =
    meadhall replay friday.jsonl
    meadhall replay friday.jsonl --to 40
cli-help-replay-to = Up to this move.

cli-help-show = Show the table at any move of a recorded game.
cli-help-show-examples =
    meadhall show friday.jsonl
    meadhall show friday.jsonl --at 40 --seat 0
cli-help-show-at = After this move (default: the last one).
cli-help-show-seat = As this seat sees it, 0 being the first (default: as everybody may see it).

cli-help-analyse = See a finished game as a bot that looks ahead sees it: the chances to win, where the game turned, what it would have chosen.
cli-help-analyse-examples =
    meadhall analyse friday.jsonl
    meadhall analyse friday.jsonl --seat 0 --bot 200x
cli-help-analyse-bot = How long it thinks about a decision: normal, hard, a time (300ms) or so many simulations (200x), which always say the same.
cli-help-analyse-seat = Judge only the choices of this seat, 0 being the first.
cli-help-analyse-most = How many choices are told that it would have changed.
cli-help-analyse-seed = What it imagines comes from this seed.

cli-help-data = Where the cards, boards and tables of a game come from: how many entries have which grade.
cli-help-data-examples =
    meadhall data boru
    meadhall data boru --check --data my-corrections
cli-help-data-check = Only check them, with the corrections if there are any.

cli-help-bench = Measure how fast the games go on one core.
cli-help-bench-examples =
    meadhall bench
    meadhall bench boru --seconds 10 --json
cli-help-bench-games = The games (default: all of them).
cli-help-bench-players = How many play (default: four, or as many as can).
cli-help-bench-bot = Who plays: any bot that can be named.
cli-help-bench-seconds = How long each game is measured.

cli-help-check = Check that a game keeps the contract of all games, and that all of it can be said in every language.
cli-help-check-examples =
    meadhall check boru
    meadhall check boru --golden tests/golden
cli-help-check-golden = A folder of golden games: played again and compared; written there if there are none.
cli-help-check-write = Write the texts of the golden games anew: what has changed is meant.
cli-help-check-thorough = Try every value of every option with every number of players.

cli-help-new-game = Write a small working game as a package of its own, to begin with.
cli-help-new-game-examples =
    meadhall new-game treasure
    meadhall new-game treasure --folder ~/games/treasure
cli-help-new-game-name = What the game is called in messages and options: small letters, digits and _.
cli-help-new-game-folder = Where to write it (default: a folder of its name, here).

cli-help-new-bot = Write a small package with a bot that works: its class, its test, and what an installer needs.
cli-help-new-bot-examples =
    meadhall new-bot wise-owl
    meadhall new-bot wise-owl --folder ~/bots/wise-owl
cli-help-new-bot-name = What the bot is called, in small letters: wise-owl.
cli-help-new-bot-folder = Where to write it (default: a folder of its name, here).

cli-help-check-engine = Play short games with a program that speaks JSON lines, and say in words what is wrong with it.
cli-help-check-engine-examples =
    meadhall check-engine ./my-engine
    meadhall check-engine "node my-engine.js" --game boru
cli-help-check-engine-command = The command that starts it, in quotes if it has spaces.
cli-help-check-engine-game = A game to play; may be repeated (default: all of them).

cli-help-any-database = The hall: a file, or the URL of a database (default: as `meadhall serve` has it).
cli-help-any-data_dir = The folder of that file if --database is not given.
cli-help-any-name = The name of the account; of a guest, the id that `meadhall admin users` shows.
cli-help-any-off = No longer so.
cli-help-any-most = How many are shown at most.
cli-help-any-replace = Give up the hall that is in that database.

cli-help-admin = Look after a hall, while its server runs or not: copies, people, tables.
cli-help-admin-examples =
    meadhall admin backup friday.sqlite
    meadhall admin host anna
    meadhall admin tables --state running
cli-help-admin_backup = Copy the whole hall into a new SQLite file, while it is played in.
cli-help-admin_backup-examples =
    meadhall admin backup friday.sqlite
    meadhall admin backup friday.sqlite --database postgresql://hall:secret@db.example.org/meadhall
cli-help-admin_backup-file = The file to be written.
cli-help-admin_restore = Bring back the hall of a copy; servers that run notice, and players’ pages connect again.
cli-help-admin_restore-examples =
    meadhall admin restore friday.sqlite
    meadhall admin restore friday.sqlite --replace
cli-help-admin_restore-file = The copy.
cli-help-admin_move = Copy the hall into another database, from SQLite to PostgreSQL or back. Stop its servers first.
cli-help-admin_move-examples =
    meadhall admin move postgresql://hall:secret@db.example.org/meadhall
cli-help-admin_move-target = The database to which it moves.
cli-help-admin_users = List people: accounts first, the latest first.
cli-help-admin_users-examples =
    meadhall admin users
    meadhall admin users ann
cli-help-admin_users-search = A part of the name or the account.
cli-help-admin_host = Let an account look after the hall, on a page of its own.
cli-help-admin_host-examples =
    meadhall admin host anna
    meadhall admin host anna --off
cli-help-admin_mute = Let somebody play, but not chat.
cli-help-admin_mute-examples =
    meadhall admin mute bo
    meadhall admin mute bo --off
cli-help-admin_ban = Sign somebody out everywhere, and do not let them in again.
cli-help-admin_ban-examples =
    meadhall admin ban bo
    meadhall admin ban bo --off
cli-help-admin_reset = Make a link by which somebody chooses a new password, once, within three days.
cli-help-admin_reset-examples =
    meadhall admin reset anna --address https://hall.example.org
cli-help-admin_reset-address = Where the hall is found.
cli-help-admin_tables = List tables, listed in the hall or not, the latest first.
cli-help-admin_tables-examples =
    meadhall admin tables
    meadhall admin tables --state gathering --most 20
cli-help-admin_tables-state = Only those that gather, run or are over.
cli-help-admin_remove = Remove tables with all that happened at them.
cli-help-admin_remove-examples =
    meadhall admin remove Xk3v9QpLm2aT4bcd
cli-help-admin_remove-table_ids = The ids of the tables, as `meadhall admin tables` shows them.
cli-help-admin_purge = Throw away what is old: games that are over, tables that never started, guests without a game.
cli-help-admin_purge-examples =
    meadhall admin purge --days 730
cli-help-admin_purge-days = So many days ago or earlier.
cli-help-admin_export = Write a record of every game that is over into a folder.
cli-help-admin_export-examples =
    meadhall admin export records
cli-help-admin_export-folder = The folder.
cli-help-admin_import = Bring recorded games into the hall, as games of somebody.
cli-help-admin_import-examples =
    meadhall admin import anna friday.jsonl
cli-help-admin_import-name = Whose games they are: an account.
cli-help-admin_import-files = The files of recorded games.

## games, data

cli-games-game = Game
cli-games-about = What it is
cli-games-players = Players
cli-games-options = Options (the first value is the default)
cli-games-option-for = For this many players only: { $players }

cli-data-file = File
cli-data-table = Table
cli-data-corrected = Corrected by the owner ({ $digest }).
cli-data-sound = { $entries ->
    [one] { $game }: { $entries } entry in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, all checks passed.
   *[other] { $game }: { $entries } entries in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, all checks passed.
}
cli-grade-seed = stated in the rule book
cli-grade-public = found in a public source
cli-grade-known = as printed, from knowledge of the game
cli-grade-likely = believed, not certain
cli-grade-reconstructed = made up to fit all that the rule book says
cli-grade-owner = corrected by the owner of the game

## bench

cli-bench-game = Game
cli-bench-players = Players
cli-bench-bot = Bot
cli-bench-compiled = Compiled
cli-bench-games = Games/s
cli-bench-decisions = Decisions/s
cli-bench-clone = Clone µs
cli-bench-bytes = Bytes a position

## simulate

cli-simulate-bot = Bot
cli-simulate-seat = Seat
cli-simulate-wins = Wins
cli-simulate-share = %
cli-simulate-mean = Mean score
cli-simulate-held = Seats
cli-simulate-interval = 95 % interval
cli-simulate-fair = Fair %
cli-simulate-range = Range
cli-simulate-note = %: of the games won, a shared victory counting as its share, with its 95 % interval. Fair: what it would be if all played equally well. ±: the standard error of the mean.
cli-simulate-forfeits = { $games ->
    [one] { $bot } forfeited { $games } game. Game { $number }: { $why }
   *[other] { $bot } forfeited { $games } games, the first of them game { $number }: { $why }
}
cli-simulate-unfinished = { $games ->
    [one] { $games } game was stopped after { $limit } choices: it does not count.
   *[other] { $games } games were stopped after { $limit } choices: they do not count.
}
cli-simulate-interrupted = Interrupted: these are the figures of { $played } of { $asked } games.
cli-simulate-winning = The winning score was { $mean } on average, from { $least } to { $most }.
cli-simulate-done = { $games ->
    [one] { $games } game with { $decisions } decisions in { $seconds } s: { $speed } games/s (seed { $seed }).
   *[other] { $games } games with { $decisions } decisions in { $seconds } s: { $speed } games/s (seed { $seed }).
}

## arena

cli-arena-rating = Rating
cli-arena-games = Games
cli-arena-forfeits = Forfeits
cli-arena-note = Rating: 0 is the mean of these bots, 100 more means ahead in 64 % of the games; ± is the 95 % interval. %: of the games won, a shared victory counting as its share. Fair: what it would be if all played equally well.
cli-arena-better = { $rounds ->
    [one] Clear after { $rounds } round: { $bot } is better than { $other }.
   *[other] Clear after { $rounds } rounds: { $bot } is better than { $other }.
}
cli-arena-worse = { $rounds ->
    [one] Clear after { $rounds } round: { $bot } is worse than { $other }.
   *[other] Clear after { $rounds } rounds: { $bot } is worse than { $other }.
}
cli-arena-even = { $rounds ->
    [one] Clear after { $rounds } round: { $bot } and { $other } differ by less than the margin.
   *[other] Clear after { $rounds } rounds: { $bot } and { $other } differ by less than the margin.
}
cli-arena-open = Not clear yet: { $bot } or { $other }.
cli-arena-forfeited = { $games ->
    [one] { $games } game was forfeited by a bot that crashed, thought too long or chose what was not on offer.
   *[other] { $games } games were forfeited by bots that crashed, thought too long or chose what was not on offer.
}
cli-arena-stopped = { $games ->
    [one] { $games } game was too long and was stopped: it does not count.
   *[other] { $games } games were too long and were stopped: they do not count.
}
cli-arena-clear = The answer is clear after { $there } of { $asked } games, so no more are played.
cli-arena-interrupted = Interrupted: { $there } of { $asked } games are in { $file }. The same command goes on.
cli-arena-done = { $there ->
    [one] { $there } game is in { $file }; played just now: { $played }.
   *[other] { $there } games are in { $file }; played just now: { $played }.
}

cli-report-title = { $game }: arena
cli-report-about = { $games ->
    [one] { $games } game for { $players }, seed { $seed }.
   *[other] { $games } games for { $players }, seed { $seed }.
}
cli-report-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cli-report-ratings = Ratings
cli-report-ratings-note = 0 is the mean of these bots; 100 points more means ahead of the other in 64 % of the games. The bars are 95 % intervals.
cli-report-shares = Games won
cli-report-shares-note = Share of the games in which the bot played, with its 95 % interval. The line is the share of a bot as good as the others.
cli-report-against = Bot against bot
cli-report-against-note = How often the bot of the row came out ahead of the bot of the column, in %.
cli-report-scores = Scores
cli-report-scores-note = How the scores are spread; the line is the mean.
cli-report-categories = Scores by category
cli-report-categories-note = Mean points a game. What costs points is left of zero.
cli-report-seats = Seat advantage
cli-report-seats-note = Share of the games won from each seat, with its 95 % interval. The line is the fair share.
cli-report-length = Length of the games
cli-report-length-note = Choices in a game, forced ones not counted. The line is the mean.
cli-report-did = What winners did
cli-report-did-note = What winners chose more or less often than the others, the clearest differences first: how often in a game. It need not be why they won.
cli-report-did-none = There is nothing to compare.
cli-report-winners = Winners
cli-report-others = Others
cli-report-forfeits = Forfeits
cli-report-forfeits-none = Every bot played all its games to the end.
cli-report-said = What was said first
cli-report-crashed = crashed
cli-report-slow = thought too long
cli-report-nonsense = chose what was not on offer

## play

cli-scores = Scores
cli-place = Place
cli-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
cli-play-welcome = { $game }. Type the number of an option, or help to see what else you can type.
cli-play-hand-over = { $player }: it is your turn. Sit down at the keyboard and press Enter.
cli-play-not-understood = “{ $typed }” is neither an option nor a command. Type a number up to { $last }, or help.
cli-play-refused = Not on offer: { $reason }
cli-play-warned = Think twice: { $reason }
cli-play-hint = The { $bot } bot would choose { $number }: { $thing }.
cli-play-hint-failed = No hint: the advice of this game fails ({ $why }).
cli-play-help-help = what the options do, and this list (or: ?)
cli-play-help-undo = undo your last choice
cli-play-help-hint = what the greedy bot would do (hint BOT: what that one would)
cli-play-help-show = the table
cli-play-help-log = what has happened so far
cli-play-help-rules = the rules in short
cli-play-help-save = save the game (save FILE: into that file)
cli-play-help-quit = leave the game
cli-play-undo-nothing = You have made no choice to undo.
cli-play-undo-others = Somebody else has acted since: that cannot be undone.
cli-play-undo-rolled = Dice were rolled or cards drawn since: that cannot be undone.
cli-play-undo-revealed = Something hidden has been shown since: that cannot be undone.
cli-play-save-where = Say where: save FILE
cli-play-saved = The game is saved in { $file }.
cli-play-left = You leave the table. The game is not saved.
cli-play-left-saved = You leave the table. To go on: meadhall play { $file }
cli-play-bot-failed = { $name } plays no more: { $why }. The bot { $bot } plays on in that seat.

## new-bot, check-engine

cli-new-bot-done =
    { $folder } is written; the bot is in { $file }.
    It can play now: meadhall simulate boru --bots "{ $bot },random"
    Once it is installed (pip install -e { $folder }), it is called { $name }.
cli-check-engine-hello = It says hello: { $name }.
cli-check-engine-game = { $asked ->
    [one] { $game }: it made { $asked } choice.
   *[other] { $game }: it made { $asked } choices.
}
cli-check-engine-same = The same seed makes the same choices, and a new game begins anew.
cli-check-engine-not-same = The same seed made other choices: its games cannot be repeated. That is allowed; its seed is in “game”.
cli-check-engine-strangers = It passes over lines that it does not know.
cli-check-engine-ends = It ends on quit, and when its input ends.
cli-check-engine-failed = { $why }
cli-check-engine-time = { $asked ->
    [one] All is well: { $asked } decision, the longest took { $longest } s of { $limit } s.
   *[other] All is well: { $asked } decisions, the longest took { $longest } s of { $limit } s.
}

## replay, show

cli-replay-goes-on = After move { $move }, it is the turn of { $names }.
cli-show-asked = { $player }: { $question }

## analyse

cli-analyse-by = { $game }, as { $bot } sees it
cli-analyse-chances = Chances to win in %, from the first move to the last
cli-analyse-points = Points to be expected, from the first move to the last
cli-analyse-turns = Where the game turned
cli-analyse-chose = { $who }: { $question } { $option }
cli-analyse-try = Try it yourself: { $command }
cli-analyse-worse = What the bot would have chosen instead
cli-analyse-more = { $count ->
    [one] { $count } more choice would have been another; --most shows more of them.
   *[other] { $count } more choices would have been others; --most shows more of them.
}
cli-analyse-interrupted = Interrupted at move { $move } of { $moves }: this is what was found so far.
cli-analyse-player = Player
cli-analyse-decisions = Decisions
cli-analyse-same = As the bot, %
cli-analyse-fewer = Worse
cli-analyse-lost = Points lost

## serve

cli-serve-open = Meadhall is open at { $address } (stop it with Ctrl-C)

## meadhall check, meadhall new-game

cli-check-kept = { $count ->
    [one] { $count } check passed.
   *[other] { $count } checks passed.
}
cli-check-words = Words
cli-check-words-there = everything can be said in { $language }.
cli-check-words-unused = nothing seems to use { $names }. Words of another game? Then delete them.
cli-check-lessons = Lessons
cli-check-lessons-played = { $count ->
    [one] { $count } chapter can be played.
   *[other] { $count } chapters can be played.
}
cli-check-golden = Golden games
cli-check-golden-same = played as they were.
cli-check-golden-written = { $count ->
    [one] { $count } file written to { $folder }.
   *[other] { $count } files written to { $folder }.
}
cli-check-golden-meant = If that is meant: meadhall check { $game } --golden { $folder } --write
cli-check-crash = the game's own code fails: { $why }
cli-check-sound = { $game } keeps the contract.
cli-check-faults = { $count ->
    [one] { $game }: { $count } fault.
   *[other] { $game }: { $count } faults.
}
cli-new-game-next = Written. Next:

## admin

cli-admin-id = Id
cli-admin-account = Account
cli-admin-name = Name
cli-admin-since = Since
cli-admin-tables = Tables
cli-admin-marks = Marks
cli-admin-mark-host = host
cli-admin-mark-muted = muted
cli-admin-mark-banned = banned
cli-admin-guest = (guest)
cli-admin-game = Game
cli-admin-state = State
cli-admin-seats = Seats
cli-admin-move = Move
cli-admin-changed = Last change
cli-admin-state-gathering = gathering
cli-admin-state-running = running
cli-admin-state-over = over
cli-admin-is-host-on = { $who } looks after the hall now: the page has a link for it.
cli-admin-is-host-off = { $who } no longer looks after the hall.
cli-admin-muted-on = { $who } can play, but not chat.
cli-admin-muted-off = { $who } can chat again.
cli-admin-banned-on = { $who } is signed out everywhere and cannot come in.
cli-admin-banned-off = { $who } can come in again.
cli-admin-reset = By this link { $who } chooses a new password, once, within three days. Send it to nobody else:
cli-admin-removed = { $count ->
    [one] { $count } table is removed.
   *[other] { $count } tables are removed.
}
cli-admin-purged = Thrown away: games that were over: { $over }, tables that never started: { $abandoned }, guests: { $guests }.
cli-admin-exported = { $count ->
    [one] { $count } record is written into { $folder }.
   *[other] { $count } records are written into { $folder }.
}
cli-admin-unreadable = Played under rules that are no longer installed, and left out: { $names }
cli-admin-imported = { $count ->
    [one] { $count } game is now among those of { $who }.
   *[other] { $count } games are now among those of { $who }.
}
cli-admin-backed-up = The hall is copied into { $file }. Keep it safe: it holds passwords’ hashes and the seeds of games.
cli-admin-restored = { $count ->
    [one] The hall is back, with { $count } table.
   *[other] The hall is back, with { $count } tables.
}
cli-admin-moved = { $count ->
    [one] The hall is copied, with { $count } table. Start its servers on the new database.
   *[other] The hall is copied, with { $count } tables. Start its servers on the new database.
}

## What went wrong

cli-wrong-game = there is no game '{ $name }'; there are: { $known }
cli-wrong-game-or-file = there is no game '{ $name }'; there are: { $known }; nor is there a file of that name
cli-wrong-broken-game = the game '{ $name }' cannot be loaded: { $why }
cli-wrong-bot = there is no bot '{ $name }'; there are: { $known }
cli-wrong-player = seat { $seat }: there is no player '{ $name }'; there are: { $known }
cli-wrong-too-long = the game is not over after { $choices } choices
cli-wrong-players = { $game } is for { $fit } players, not { $players }
cli-wrong-option = { $game } has no option '{ $name }'; it has: { $known }
cli-wrong-option-players = { $game } has no option '{ $name }' for { $players } players; it has: { $known }
cli-wrong-value = { $game }: { $name } is one of { $known }, not '{ $value }'
cli-wrong-file = { $file }: no such file or directory
cli-wrong-record = not a Meadhall record: it does not begin with a header
cli-wrong-truncated = the record is truncated: its closing line is missing
cli-wrong-version = played under rules version { $version } of { $game }; this is version { $now }
cli-wrong-bots = { $named } bots are too many for { $seats } seats
cli-wrong-broken-bot = the bot '{ $name }' cannot be loaded: { $why }
cli-wrong-bot-file = the bot '{ $name }': there is no file '{ $file }'
cli-wrong-bot-module = the bot '{ $name }': there is no module '{ $module }'
cli-wrong-bot-class = the bot '{ $name }': there is no '{ $there }' in { $where }; its bots are: { $known }
cli-wrong-bot-kind = { $name } is no class that derives from meadhall.Bot
cli-wrong-bot-unmade = the bot '{ $name }' cannot be made with a seed: { $why }
cli-wrong-bot-raised = the bot { $bot } has failed: { $why }
cli-wrong-bot-option = the bot { $bot } chose { $said }, which { $kind } does not offer
cli-wrong-bot-late = the bot { $bot } gave no answer in { $seconds } s
cli-wrong-bots-seats = { $named } bots for { $seats } seats
cli-wrong-saved-program = { $file } names '{ $name }' as a player, which would be run here; say who plays by --seats
cli-wrong-engine = --engine is for all seats but yours; with --seats, name it there: engine:COMMAND
cli-wrong-engine-command = the engine '{ $name }' cannot be read as a command: { $why }
cli-wrong-engine-empty = say which command starts the engine, as in engine:./my-engine
cli-wrong-engine-missing = the engine '{ $name }' cannot be run: there is no such program
cli-wrong-engine-seconds = MEADHALL_ENGINE_SECONDS is a number of seconds, not '{ $value }'
cli-wrong-engine-start = the engine { $bot } cannot be started: { $why }
cli-wrong-engine-ended = the engine { $bot } has ended (status { $status }): { $last }
cli-wrong-engine-late = the engine { $bot } gave no answer in time
cli-wrong-engine-nonsense = the engine { $bot } said '{ $said }': { $why }
cli-wrong-engine-protocol = the engine { $bot } speaks protocol { $spoken }; this is { $known }
cli-wrong-engine-quit = the engine { $bot } does not end within { $seconds } s of “quit”
cli-wrong-engine-eof = the engine { $bot } does not end within { $seconds } s of the end of its input
cli-wrong-bot-name = '{ $name }' is no name for a bot: small letters and digits, with - or _ between, as in wise-owl
cli-wrong-bot-taken = there is something called '{ $name }' already
cli-wrong-python-name = '{ $name }' means something else in Python
cli-wrong-pair = --option is name=value, not '{ $pair }'
cli-wrong-twice = --option { $name } is given twice
cli-wrong-folder = { $folder }: cannot be made: { $why }
cli-wrong-locked = { $folder }: cannot be written to
cli-wrong-contest = { $file } holds another contest: { $name } is { $there } there, not { $asked }; name another file with --out
cli-wrong-no-contest = { $file } is not a file of an arena: { $why }
cli-wrong-ladder = --ladder wants a new bot, a field of others, and two players or more
cli-wrong-stop = --stop compares the first bot with others: name two or more, for two players or more
cli-wrong-cluster = --ray needs the extra: pip install 'meadhall[cluster]'

cli-wrong-exists = { $file }: there is a file of that name
cli-wrong-hall-there = there is a hall in that database: say --replace to give it up
cli-wrong-unfinished = { $file }: the game is not over
cli-wrong-state = --state is one of { $known }, not '{ $value }'
cli-wrong-no-such-person = there is no account of that name
cli-wrong-no-such-table = there is no table of that id
cli-wrong-command = there is no command '{ $name }'; there are: { $known }
cli-wrong-extra = not expected: { $extra }
cli-wrong-game-name = '{ $name }' is no name for a game: small letters, digits and _ only
cli-wrong-game-taken = there is something named '{ $name }' already: choose another name
cli-wrong-folder-there = { $folder } is there already: nothing was written
cli-wrong-record-empty = the record is empty
cli-wrong-record-format = a record of format { $format }; this reads formats 1 to { $newest }
cli-wrong-record-shape = the line has not the form that it should have: { $why }
cli-wrong-record-seats = { $named } seats are named for { $players } players
cli-wrong-record-data = played with other component data; use the same corrections (--data) as then
cli-wrong-record-choice = seat { $seat } could not choose { $option } there
cli-wrong-record-count = the record should have { $said } choices; it has { $found }
cli-wrong-record-where = the closing line does not say where the game stands
cli-wrong-record-state = these choices lead to another state than the one recorded
cli-wrong-record-over = the game is over after these choices
cli-wrong-record-not-over = the game is not over after these choices
cli-wrong-record-scores = these choices lead to the scores { $reached }, not { $said }
cli-wrong-nameless = seat { $seat }: '{ $name }' lacks the name after the colon
cli-wrong-same-name = two players are called '{ $name }'
cli-wrong-seat = there are seats 0 to { $last }, not { $seat }
cli-wrong-no-search = '{ $name }' does not look ahead; say normal, hard, a time (300ms) or a number of simulations (200x)
cli-wrong-analyse-running = this game is not over yet; only a finished game is analysed
cli-wrong-at = --at is a move of a saved game: name its file
cli-wrong-saved = a saved game has its game, seed and options already
cli-wrong-file-there = { $file }: there is such a file already; go on with it by `meadhall play { $file }`
cli-wrong-what = say what to play: a saved file, or one of: { $known }
cli-wrong-saved-seats = { $file } is a game of { $players }; --seats names { $named }
cli-wrong-move = there are moves 0 to { $last }, not { $move }
cli-wrong-seed = a seed is a whole number from 0 to 2**{ $bits } - 1, or one of { $long } bits
cli-wrong-seed-digits = a long seed is written as hexadecimal digits
cli-wrong-corrections = { $folder }: no such folder of corrections
cli-wrong-data-file = { $file }: { $game } has no file of that name; it has: { $known }
cli-wrong-toml = { $file }: not TOML: { $why }
cli-wrong-language = there is no language '{ $name }'; there are: { $known }
cli-wrong-bots-none = say which bots play
cli-wrong-limit = a game can be stopped after one choice or more, not after { $limit }
cli-wrong-bot-size = '{ $name }': from { $least } to { $most }
cli-wrong-smtp = MEADHALL_SMTP is smtp://user:password@host:587 or smtps://…, and MEADHALL_MAIL_FROM an address
cli-wrong-notices = notices need the address of the hall, for their links: MEADHALL_ADDRESS=https://…
cli-wrong-number = { $name } is a whole number, not '{ $value }'
cli-wrong-listen = cannot listen at { $address }: { $why }
cli-wrong-database-url = a database is a path of an SQLite file, or postgresql://user:password@host/name; this URL cannot be read
cli-wrong-database-kind = a database is a path of an SQLite file, or postgresql://user:password@host/name, not { $kind }://…
cli-wrong-postgres = PostgreSQL needs another package: pip install "meadhall[postgres]"
cli-wrong-database-newer = cannot use the database { $name }: a newer version of Meadhall has written it
cli-wrong-database-damaged = the database { $name } is damaged: { $why }; restore a copy of it, or save what can be read by sqlite3 { $name } .recover
cli-wrong-database-server = cannot use the database { $name }: { $why }; check the URL, and that the database server runs there (--database)
cli-wrong-database-locked = cannot use the database { $name }: { $why }; the user who runs the server must be allowed to write to the file and its folder (--database)
cli-wrong-database-file = cannot use the database { $name }: { $why }; name another file, or one that does not exist yet (--database)
cli-wrong-metrics = MEADHALL_METRICS needs another package: pip install "meadhall[metrics]"
cli-wrong-log = MEADHALL_LOG is one of { $known }, not '{ $value }'
cli-wrong-no-copy = { $file } is no copy of a hall
cli-wrong-copy-damaged = the copy is damaged: { $why }
cli-wrong-unreadable = { $file }: cannot be read: { $why }
cli-at-line = { $file }: line { $line }: { $what }
cli-usage-option = there is no option { $name }
cli-usage-option-close = there is no option { $name }; did you mean { $close }?
cli-usage-misused = { $name } lacks its value, or has one that it does not take
cli-usage-missing = { $name } is missing
cli-usage-value = { $name } does not take that value; see --help
cli-usage-number-least = { $name } is a number of { $least } or more
cli-usage-number-most = { $name } is a number up to { $most }
cli-usage-number-least-most = { $name } is a number from { $least } to { $most }
