### Wiersz poleceń

cli-total = Razem
cli-yes = tak
cli-no = nie
cli-bot-name = { $bot } { $number }

## Pomoc

cli-examples = Przykłady:
cli-arguments = Argumenty
cli-options = Opcje
cli-commands = Polecenia

cli-help-meadhall = Graj w terminalu w duże gry planszowe, z botami albo z przyjaciółmi, i każ botom rozgrywać tysiące partii.
cli-help-meadhall-examples =
    meadhall games
    meadhall play boru --terminal
    meadhall simulate boru --players 4 --games 1000 --bots greedy,random
cli-help-meadhall-version = Wypisuje wersję.
cli-help-meadhall-install_completion = Włącza uzupełnianie poleceń w tej powłoce.
cli-help-meadhall-show_completion = Wypisuje skrypt uzupełniania dla tej powłoki.

cli-help-any-help = Pokazuje tę pomoc.
cli-help-any-lang = Język (domyślnie: ten z ustawień systemu).
cli-help-any-corrections = Folder z poprawkami do danych gry: DIR/GAME/*.toml.
cli-help-any-game = Gra, tak jak nazywa ją `meadhall games`.
cli-help-any-option = Opcja gry; można podać kilka. Wypisuje je `meadhall games`.
cli-help-any-file = Plik z zapisaną grą.
cli-help-any-as_json = Wypisuje jedną wartość JSON zamiast tabeli.

cli-help-games = W co można grać, w ile osób i z jakimi opcjami.
cli-help-games-examples =
    meadhall games
    meadhall games --lang pl

cli-help-serve = Otwórz salę: graj w przeglądarce, ze znajomymi i botami.
cli-help-serve-examples =
    meadhall serve
    meadhall serve --host 0.0.0.0 --port 8014
    meadhall serve --no-browser --data-dir games --database games/hall.sqlite
cli-help-serve-host = Adres, pod którym działa serwer; 0.0.0.0 wpuszcza innych z twojej sieci.
cli-help-serve-port = Port (domyślnie: 8014; 0 oznacza dowolny wolny).
cli-help-serve-database = Gdzie przechowywać gry: plik albo adres URL bazy danych.
cli-help-serve-data_dir = Folder na ten plik, jeśli nie podano --database.
cli-help-serve-browser = Otwórz stronę w przeglądarce.

cli-help-play = Zagraj w tym terminalu, przeciw botom albo na zmianę z innymi, lub wróć do zapisanej gry.
cli-help-play-examples =
    meadhall play boru
    meadhall play boru --terminal --seats human,greedy,random --save friday.jsonl
    meadhall play boru --seats human:Ada,human:Bruno,greedy
    meadhall play friday.jsonl
cli-help-play-game = Gra albo plik z zapisaną grą.
cli-help-play-terminal = Gra tutaj, w terminalu.
cli-help-play-seats = Kto gdzie siedzi, po przecinku: human albo nazwa bota, a po dwukropku, jeśli chcesz, imię.
cli-help-play-seed = Ziarno losowania kart i kości; bez niego nikt ich nie odgadnie.
cli-help-play-save = Zapisuje grę w tym pliku, ruch po ruchu. Wczytana gra jest zapisywana tam, skąd pochodzi.
cli-help-play-load = Wraca do gry zapisanej w tym pliku.

cli-help-simulate = Każ botom rozegrać wiele partii i policz zwycięstwa. Boty co partię zmieniają miejsca.
cli-help-simulate-examples =
    meadhall simulate boru --players 4 --games 1000 --bots random
    meadhall simulate boru --players 3 --games 300 --bots greedy,random --jobs 2 --seed 7
    meadhall simulate boru --games 100 --records games/ --json
cli-help-simulate-players = Ilu gra (domyślnie: najmniej, jak można, ale co najmniej dwóch).
cli-help-simulate-games = Ile partii.
cli-help-simulate-bots = Boty, po przecinku. Jeden zajmuje wszystkie miejsca; gdy jest ich mniej niż miejsc, powtarzają się.
cli-help-simulate-seed = To samo ziarno daje te same partie, bez względu na --jobs.
cli-help-simulate-jobs = Ile partii toczy się naraz; 0: po jednej na każdym rdzeniu.
cli-help-simulate-limit = Po tylu wyborach przerywa partię, która się nie skończyła; liczy się ona jako niedokończona.
cli-help-simulate-records = Zapisuje każdą partię w tym folderze, każdą w osobnym pliku.

cli-help-replay = Opowiada zapisaną grę słowami. Jeśli gra jeszcze trwa, tylko to, co widzieli wszyscy.
cli-help-replay-examples =
    meadhall replay friday.jsonl
    meadhall replay friday.jsonl --to 40
cli-help-replay-to = Do tego ruchu.

cli-help-show = Pokazuje stół w dowolnym momencie zapisanej gry.
cli-help-show-examples =
    meadhall show friday.jsonl
    meadhall show friday.jsonl --at 40 --seat 0
cli-help-show-at = Po tym ruchu (domyślnie: po ostatnim).
cli-help-show-seat = Tak, jak widać go z tego miejsca, 0 to pierwsze (domyślnie: tak, jak mogą go widzieć wszyscy).

cli-help-data = Skąd pochodzą karty, plansze i tabele gry: ile wpisów ma jaki stopień pewności.
cli-help-data-examples =
    meadhall data boru
    meadhall data boru --check --data my-corrections
cli-help-data-check = Tylko sprawdza dane, z poprawkami, jeśli jakieś są.

cli-help-bench = Mierzy szybkość gier na jednym rdzeniu.
cli-help-bench-examples =
    meadhall bench
    meadhall bench boru --seconds 10 --json
cli-help-bench-games = Gry (domyślnie: wszystkie).
cli-help-bench-players = Ilu gra (domyślnie: czterech albo tylu, ilu może).
cli-help-bench-seconds = Jak długo mierzona jest każda gra.

cli-help-check = Sprawdza, czy gra spełnia umowę wszystkich gier i czy wszystko da się powiedzieć w każdym języku.
cli-help-check-examples =
    meadhall check boru
    meadhall check boru --golden tests/golden
cli-help-check-golden = Folder partii wzorcowych: rozgrywa je ponownie i porównuje; jeśli ich nie ma, zapisuje je tam.
cli-help-check-write = Zapisuje teksty partii wzorcowych od nowa: zmiany są zamierzone.
cli-help-check-thorough = Sprawdza każdą wartość każdej opcji przy każdej liczbie graczy.

cli-help-new-game = Zapisuje małą działającą grę jako osobny pakiet, na początek.
cli-help-new-game-examples =
    meadhall new-game treasure
    meadhall new-game treasure --folder ~/games/treasure
cli-help-new-game-name = Nazwa gry w komunikatach i opcjach: małe litery, cyfry i _.
cli-help-new-game-folder = Gdzie ją zapisać (domyślnie: tutaj, w folderze o tej nazwie).

## games, data

cli-games-game = Gra
cli-games-about = Co to jest
cli-games-players = Gracze
cli-games-options = Opcje (pierwsza wartość jest domyślna)
cli-games-option-for = Tylko przy tej liczbie graczy: { $players }

cli-data-file = Plik
cli-data-table = Tabela
cli-data-corrected = Z poprawkami właściciela ({ $digest }).
cli-data-sound = { $entries ->
    [one] { $game }: { $entries } wpis w { $files ->
        [one] { $files } pliku
       *[other] { $files } plikach
    }, wszystko się zgadza.
    [few] { $game }: { $entries } wpisy w { $files ->
        [one] { $files } pliku
       *[other] { $files } plikach
    }, wszystko się zgadza.
   *[many] { $game }: { $entries } wpisów w { $files ->
        [one] { $files } pliku
       *[other] { $files } plikach
    }, wszystko się zgadza.
}
cli-grade-seed = podane w instrukcji
cli-grade-public = znalezione w publicznym źródle
cli-grade-known = tak jak w druku, ze znajomości gry
cli-grade-likely = prawdopodobne, niepewne
cli-grade-reconstructed = wymyślone zgodnie ze wszystkim, co mówi instrukcja
cli-grade-owner = poprawione przez właściciela gry

## bench

cli-bench-game = Gra
cli-bench-players = Gracze
cli-bench-compiled = Skompilowana
cli-bench-games = Partie/s
cli-bench-decisions = Decyzje/s
cli-bench-clone = Kopia µs
cli-bench-bytes = Bajty na pozycję

## simulate

cli-simulate-bot = Bot
cli-simulate-seat = Miejsce
cli-simulate-wins = Wygrane
cli-simulate-share = %
cli-simulate-mean = Średnia
cli-simulate-held = Miejsca
cli-simulate-interval = przedział 95 %
cli-simulate-fair = Równo %
cli-simulate-range = Zakres
cli-simulate-note = %: wygranych partii, przy wspólnym zwycięstwie liczy się udział, z 95-procentowym przedziałem ufności. Równo: ile by to było przy równych siłach. ±: błąd standardowy średniej.
cli-simulate-unfinished = { $games ->
    [one] { $games } partia została przerwana po { $limit } wyborach. Nie liczy się.
    [few] { $games } partie zostały przerwane po { $limit } wyborach. Nie liczą się.
   *[many] { $games } partii zostało przerwanych po { $limit } wyborach. Nie liczą się.
}
cli-simulate-interrupted = Przerwano. Rozegrane partie: { $played } z { $asked }.
cli-simulate-winning = Zwycięski wynik wynosił średnio { $mean }, od { $least } do { $most }.
cli-simulate-done = { $games ->
    [one] { $games } partia, liczba decyzji: { $decisions }, w { $seconds } s: { $speed } partii/s (ziarno { $seed }).
    [few] { $games } partie, liczba decyzji: { $decisions }, w { $seconds } s: { $speed } partii/s (ziarno { $seed }).
   *[many] { $games } partii, liczba decyzji: { $decisions }, w { $seconds } s: { $speed } partii/s (ziarno { $seed }).
}

## play

cli-scores = Wyniki
cli-place = Miejsce
cli-winners = { $count ->
    [one] Wygrywa { $names }!
   *[other] Zwycięstwo dzielą: { $names }!
}
cli-play-welcome = { $game }. Wpisz numer opcji albo help, żeby zobaczyć, co jeszcze można wpisać.
cli-play-hand-over = { $player }: twoja kolej. Usiądź do klawiatury i naciśnij Enter.
cli-play-not-understood = „{ $typed }” to ani opcja, ani polecenie. Wpisz numer do { $last } albo help.
cli-play-refused = Niedostępne: { $reason }
cli-play-warned = Zastanów się: { $reason }
cli-play-hint = Bot greedy wybiera { $number }: { $thing }.
cli-play-help-help = co robią opcje, i ta lista (albo: ?)
cli-play-help-undo = cofa twój ostatni wybór
cli-play-help-hint = co zrobiłby bot greedy
cli-play-help-show = stół
cli-play-help-log = co się dotąd wydarzyło
cli-play-help-rules = zasady w skrócie
cli-play-help-save = zapisuje grę (save FILE: w tym pliku)
cli-play-help-quit = kończy grę
cli-play-undo-nothing = Nie masz jeszcze żadnego wyboru do cofnięcia.
cli-play-undo-others = Od tego czasu działał już ktoś inny: tego nie można cofnąć.
cli-play-undo-rolled = Od tego czasu był rzut lub losowanie: tego nie można cofnąć.
cli-play-undo-revealed = Od tego czasu odsłonięto coś ukrytego: tego nie można cofnąć.
cli-play-save-where = Podaj gdzie: save FILE
cli-play-saved = Gra zapisana: { $file }.
cli-play-left = Odchodzisz od stołu. Gra nie została zapisana.
cli-play-left-saved = Odchodzisz od stołu. Żeby wrócić: meadhall play { $file }

## replay, show

cli-replay-goes-on = Po ruchu { $move } decyduje: { $names }.
cli-show-asked = { $player }: { $question }

## serve

cli-serve-open = Meadhall jest otwarty: { $address } (żeby zamknąć: Ctrl-C)

## meadhall check, meadhall new-game

cli-check-kept = { $count ->
    [one] { $count } sprawdzenie udane.
    [few] { $count } sprawdzenia udane.
   *[many] { $count } sprawdzeń udanych.
}
cli-check-words = Teksty
cli-check-words-there = wszystko da się powiedzieć ({ $language }).
cli-check-golden = Partie wzorcowe
cli-check-golden-same = przebiegły tak jak wcześniej.
cli-check-golden-written = { $count ->
    [one] zapisano { $count } plik: { $folder }.
    [few] zapisano { $count } pliki: { $folder }.
   *[many] zapisano { $count } plików: { $folder }.
}
cli-check-golden-meant = Jeśli to zamierzone: meadhall check { $game } --golden { $folder } --write
cli-check-crash = zawodzi kod samej gry: { $why }
cli-check-sound = { $game } spełnia umowę.
cli-check-faults = { $count ->
    [one] { $game }: { $count } błąd.
    [few] { $game }: { $count } błędy.
   *[many] { $game }: { $count } błędów.
}
cli-new-game-next = Zapisano. Dalej:

## Co poszło nie tak

cli-wrong-game = nie ma gry '{ $name }'; są: { $known }
cli-wrong-game-or-file = nie ma gry '{ $name }'; są: { $known }; nie ma też takiego pliku
cli-wrong-broken-game = nie można wczytać gry '{ $name }': { $why }
cli-wrong-bot = nie ma bota '{ $name }'; są: { $known }
cli-wrong-player = miejsce { $seat }: nie ma gracza '{ $name }'; są: { $known }
cli-wrong-too-long = partia nie skończyła się po { $choices } wyborach
cli-wrong-players = { $game }: możliwa liczba graczy to { $fit }, nie { $players }
cli-wrong-option = { $game } nie ma opcji '{ $name }'; ma: { $known }
cli-wrong-option-players = { $game } przy liczbie graczy { $players } nie ma opcji '{ $name }'; ma: { $known }
cli-wrong-value = { $game }: { $name } to jedno z: { $known }, a nie '{ $value }'
cli-wrong-file = { $file }: nie ma takiego pliku ani folderu
cli-wrong-record = to nie jest zapis gry Meadhall: brakuje nagłówka
cli-wrong-truncated = zapis jest urwany: brakuje wiersza końcowego
cli-wrong-version = rozegrano według wersji { $version } zasad { $game }; tutaj jest wersja { $now }
cli-wrong-bots = za dużo botów: { $named }, a miejsc jest { $seats }
cli-wrong-pair = --option to nazwa=wartość, a nie '{ $pair }'
cli-wrong-twice = --option { $name } podano dwa razy
cli-wrong-folder = { $folder }: nie można utworzyć folderu: { $why }
cli-wrong-locked = { $folder }: nie można pisać w tym folderze
cli-wrong-command = nie ma polecenia '{ $name }'; są: { $known }
cli-wrong-extra = nieoczekiwane: { $extra }
cli-wrong-game-name = '{ $name }' nie może być nazwą gry: tylko małe litery, cyfry i _
cli-wrong-game-taken = coś o nazwie '{ $name }' już istnieje: wybierz inną nazwę
cli-wrong-folder-there = { $folder } już istnieje: niczego nie zapisano
cli-wrong-record-empty = zapis jest pusty
cli-wrong-record-format = zapis w formacie { $format }; ten program czyta formaty od 1 do { $newest }
cli-wrong-record-shape = wiersz nie ma właściwej postaci: { $why }
cli-wrong-record-seats = nazwano { $named } miejsc, a graczy jest { $players }
cli-wrong-record-data = rozegrano z innymi danymi gry; użyj tych samych poprawek (--data) co wtedy
cli-wrong-record-choice = miejsce { $seat } nie mogło tu wybrać { $option }
cli-wrong-record-count = zapis powinien mieć { $said } wyborów, a ma { $found }
cli-wrong-record-where = wiersz końcowy nie mówi, jak stoi gra
cli-wrong-record-state = te wybory prowadzą do innego stanu niż zapisany
cli-wrong-record-over = po tych wyborach gra jest skończona
cli-wrong-record-not-over = po tych wyborach gra nie jest skończona
cli-wrong-record-scores = te wybory prowadzą do wyniku { $reached }, a nie { $said }
cli-wrong-nameless = miejsce { $seat }: w '{ $name }' brakuje imienia po dwukropku
cli-wrong-same-name = dwaj gracze nazywają się '{ $name }'
cli-wrong-seat = są miejsca od 0 do { $last }, nie { $seat }
cli-wrong-saved = zapisana gra ma już swoją grę, ziarno i opcje
cli-wrong-file-there = { $file }: taki plik już istnieje; kontynuuj go poleceniem `meadhall play { $file }`
cli-wrong-what = podaj, w co grać: zapisany plik albo jedno z: { $known }
cli-wrong-saved-seats = { $file } to gra dla { $players }; --seats wymienia { $named }
cli-wrong-move = są ruchy od 0 do { $last }, nie { $move }
cli-wrong-seed = ziarno to liczba całkowita od 0, mniejsza niż 2**{ $bits }, albo { $long }-bitowa
cli-wrong-seed-digits = długie ziarno zapisuje się cyframi szesnastkowymi
cli-wrong-corrections = { $folder }: nie ma takiego folderu poprawek
cli-wrong-data-file = { $file }: { $game } nie ma pliku o tej nazwie; ma: { $known }
cli-wrong-toml = { $file }: to nie jest TOML: { $why }
cli-wrong-language = nie ma języka '{ $name }'; są: { $known }
cli-at-line = { $file }: wiersz { $line }: { $what }
cli-usage-option = nie ma opcji { $name }
cli-usage-option-close = nie ma opcji { $name }; może { $close }?
cli-usage-misused = { $name }: brakuje wartości albo podano taką, której ta opcja nie przyjmuje
cli-usage-missing = brakuje { $name }
cli-usage-value = { $name } nie przyjmuje tej wartości; zobacz --help
cli-usage-number-least = { $name } to liczba od { $least } wzwyż
cli-usage-number-most = { $name } to liczba do { $most }
cli-usage-number-least-most = { $name } to liczba od { $least } do { $most }
