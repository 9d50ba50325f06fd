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
cli-help-simulate-records = Write every game into this folder, a file each.

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

cli-help-new-bot = Write a small package with a bot that works: its class, its test, and what an installer needs.
cli-help-new-bot-examples =
    meadhall new-bot wise-owl
    meadhall new-bot wise-owl --into bots
cli-help-new-bot-name = What the bot is called, in small letters: wise-owl.
cli-help-new-bot-into = The folder in which the new folder is made (default: this one).

cli-help-check-engine = Play short games with a program that speaks JSON lines, and say in words what is wrong with it.
cli-help-check-engine-examples =
    meadhall check-engine ./my-engine
    meadhall check-engine "node my-engine.js" --game boru
cli-help-check-engine-command = The command that starts it, in quotes if it has spaces.
cli-help-check-engine-game = A game to play; may be repeated (default: all of them).

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

## serve

cli-serve-open = Meadhall is open at { $address } (stop it with Ctrl-C)

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
cli-wrong-record = { $file }: line 1: not a Meadhall record: it does not begin with a header
cli-wrong-truncated = { $file }: line { $line }: the record is truncated: its closing line is missing
cli-wrong-version = { $file }: line 1: played under rules version { $version } of { $game }; this is version { $now }
cli-wrong-bots = { $named } bots are too many for { $seats } seats
cli-wrong-broken-bot = the bot '{ $name }' cannot be loaded: { $why }
cli-wrong-bot-file = the bot '{ $name }': there is no file '{ $file }'
cli-wrong-bot-module = the bot '{ $name }': there is no module '{ $module }'
cli-wrong-bot-class = the bot '{ $name }': there is no '{ $there }' in { $where }; its bots are: { $known }
cli-wrong-bot-kind = { $name } is no class that derives from meadhall.Bot
cli-wrong-bot-unmade = the bot '{ $name }' cannot be made with a seed: { $why }
cli-wrong-bot-raised = the bot { $bot } has failed: { $why }
cli-wrong-bot-option = the bot { $bot } chose { $said }, which { $kind } does not offer
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
cli-wrong-new-name = '{ $name }' is no name for a bot: small letters and digits, with - or _ between, as in wise-owl
cli-wrong-new-taken = there is something called '{ $name }' already
cli-wrong-new-python = '{ $name }' means something else in Python
cli-wrong-new-exists = { $folder }: there is something of that name already
cli-wrong-pair = --option is name=value, not '{ $pair }'
cli-wrong-twice = --option { $name } is given twice
cli-wrong-folder = { $folder }: cannot be made: { $why }
cli-wrong-locked = { $folder }: cannot be written to
cli-wrong-command = there is no command '{ $name }'; there are: { $known }
cli-wrong-extra = not expected: { $extra }
cli-usage-option = there is no option { $name }
cli-usage-option-close = there is no option { $name }; did you mean { $close }?
cli-usage-misused = { $name } lacks its value, or has one that it does not take
cli-usage-missing = { $name } is missing
cli-usage-value = { $name } does not take that value; see --help
cli-usage-number-least = { $name } is a number of { $least } or more
cli-usage-number-most = { $name } is a number up to { $most }
cli-usage-number-least-most = { $name } is a number from { $least } to { $most }
