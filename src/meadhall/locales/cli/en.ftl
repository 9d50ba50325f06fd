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
    meadhall play friday.jsonl
cli-help-play-game = The game, or the file of a saved one.
cli-help-play-terminal = Play right here, in the terminal.
cli-help-play-seats = Who sits where, with commas between: human or the name of a bot, and a name after a colon if you like.
cli-help-play-seed = What the cards and dice come from; without it, nobody can guess them.
cli-help-play-save = Keep the game in this file, move by move. A game that was loaded is kept where it came from.
cli-help-play-load = Go on with the game saved in this file.

cli-help-simulate = Let bots play many games and count who wins. They change seats from game to game.
cli-help-simulate-examples =
    meadhall simulate boru --players 4 --games 1000 --bots random
    meadhall simulate boru --players 3 --games 300 --bots greedy,random --jobs 2 --seed 7
    meadhall simulate boru --games 100 --records games/ --json
cli-help-simulate-players = How many play (default: the fewest, at least two).
cli-help-simulate-games = How many games.
cli-help-simulate-bots = The bots, with commas between. One fills all seats; fewer than the seats take turns.
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
cli-play-hint = The greedy bot would choose { $number }: { $thing }.
cli-play-help-help = what the options do, and this list (or: ?)
cli-play-help-undo = undo your last choice
cli-play-help-hint = what the greedy bot would do
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

## replay, show

cli-replay-goes-on = After move { $move }, it is the turn of { $names }.
cli-show-asked = { $player }: { $question }

## serve

cli-serve-open = Meadhall is open at { $address } (stop it with Ctrl-C)

## meadhall check, meadhall new-game

cli-check-kept = { $count ->
    [one] { $count } check passed.
   *[other] { $count } checks passed.
}
cli-check-words = Words
cli-check-words-there = everything can be said in { $language }.
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
cli-wrong-pair = --option is name=value, not '{ $pair }'
cli-wrong-twice = --option { $name } is given twice
cli-wrong-folder = { $folder }: cannot be made: { $why }
cli-wrong-locked = { $folder }: cannot be written to
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
cli-at-line = { $file }: line { $line }: { $what }
cli-usage-option = there is no option { $name }
cli-usage-option-close = there is no option { $name }; did you mean { $close }?
cli-usage-misused = { $name } lacks its value, or has one that it does not take
cli-usage-missing = { $name } is missing
cli-usage-value = { $name } does not take that value; see --help
cli-usage-number-least = { $name } is a number of { $least } or more
cli-usage-number-most = { $name } is a number up to { $most }
cli-usage-number-least-most = { $name } is a number from { $least } to { $most }
