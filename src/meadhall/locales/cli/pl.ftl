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

cli-help-arena = Zawody botów: rankingi z marginesem błędu, z partii, które przetrwają awarie i są wznawiane tam, gdzie stanęły.
cli-help-arena-examples =
    meadhall arena boru --bots greedy,easy,random --games 300 --jobs 2 --report boru.html
    meadhall arena odin --ladder --bots 300ms,greedy --players 4 --games 60 --stop --out odin.sqlite
cli-help-arena-bots = Boty, rozdzielone przecinkami. Jeśli jest ich więcej niż miejsc, grają we wszystkich kombinacjach.
cli-help-arena-players = Ilu graczy gra (domyślnie: wszystkie boty przy jednym stole, o ile gra na to pozwala).
cli-help-arena-games = Ile partii, łącznie z tymi, które już są w pliku.
cli-help-arena-ladder = Pierwszy bot jest nowy: gra w każdej partii, przeciw pozostałym.
cli-help-arena-seed = To samo ziarno daje te same partie (domyślnie: ziarno z pliku albo nowe).
cli-help-arena-out = Plik z wynikami. To samo polecenie, powtórzone, kontynuuje zawody.
cli-help-arena-report = Zapisuje stronę z wykresami, która otwiera się bez sieci.
cli-help-arena-stop = Kończy, gdy tylko jest jasne, czy pierwszy bot jest lepszy, czy gorszy od pozostałych.
cli-help-arena-margin = Co --stop uznaje za różnicę: przewagę w tylu partiach ponad połowę.
cli-help-arena-jobs = Ile partii rozgrywa się jednocześnie; 0: po jednej na każdym rdzeniu.
cli-help-arena-ray = Gra na klastrze Ray (wymaga dodatku „cluster”).
cli-help-arena-patience = Bot, który myśli nad jedną decyzją dłużej, przegrywa partię walkowerem.
cli-help-arena-limit = Przerywa partię, która nie skończyła się po tylu wyborach; nie liczy się ona.

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

## arena

cli-arena-rating = Ranking
cli-arena-games = Partie
cli-arena-forfeits = Walkowery
cli-arena-note = Ranking: 0 to średnia tych botów, 100 więcej oznacza przewagę w 64 % partii; ± to przedział 95 %. %: wygranych partii, przy czym wspólne zwycięstwo liczy się jako ułamek. Sprawiedliwie: ile byłoby, gdyby wszyscy grali równie dobrze.
cli-arena-better = { $rounds ->
    [one] Jasne po { $rounds } rundzie: { $bot } gra lepiej niż { $other }.
   *[other] Jasne po { $rounds } rundach: { $bot } gra lepiej niż { $other }.
}
cli-arena-worse = { $rounds ->
    [one] Jasne po { $rounds } rundzie: { $bot } gra gorzej niż { $other }.
   *[other] Jasne po { $rounds } rundach: { $bot } gra gorzej niż { $other }.
}
cli-arena-even = { $rounds ->
    [one] Jasne po { $rounds } rundzie: między { $bot } a { $other } różnica jest mniejsza niż margines.
   *[other] Jasne po { $rounds } rundach: między { $bot } a { $other } różnica jest mniejsza niż margines.
}
cli-arena-open = Jeszcze nie jest jasne: { $bot } czy { $other }.
cli-arena-forfeited = { $games ->
    [one] { $games } partia zakończona walkowerem: bot zawiódł, myślał za długo albo wybrał coś spoza opcji.
    [few] { $games } partie zakończone walkowerem: bot zawiódł, myślał za długo albo wybrał coś spoza opcji.
   *[other] { $games } partii zakończonych walkowerem: bot zawiódł, myślał za długo albo wybrał coś spoza opcji.
}
cli-arena-stopped = { $games ->
    [one] { $games } zbyt długa partia została przerwana: nie liczy się.
    [few] { $games } zbyt długie partie zostały przerwane: nie liczą się.
   *[other] { $games } zbyt długich partii zostało przerwanych: nie liczą się.
}
cli-arena-clear = Odpowiedź jest jasna po { $there } z { $asked } partii, więc dalszych nie ma.
cli-arena-interrupted = Przerwano: { $there } z { $asked } partii jest w { $file }. To samo polecenie kontynuuje.
cli-arena-done = { $there ->
    [one] { $there } partia jest w { $file }; rozegrano teraz: { $played }.
    [few] { $there } partie są w { $file }; rozegrano teraz: { $played }.
   *[other] { $there } partii jest w { $file }; rozegrano teraz: { $played }.
}

cli-report-title = { $game }: arena
cli-report-about = { $games ->
    [one] { $games } partia dla { $players }, ziarno { $seed }.
    [few] { $games } partie dla { $players }, ziarno { $seed }.
   *[other] { $games } partii dla { $players }, ziarno { $seed }.
}
cli-report-players = { $count ->
    [one] { $count } gracza
   *[other] { $count } graczy
}
cli-report-ratings = Ranking
cli-report-ratings-note = 0 to średnia tych botów; 100 punktów więcej oznacza przewagę nad drugim w 64 % partii. Kreski to przedziały 95 %.
cli-report-shares = Wygrane partie
cli-report-shares-note = Udział w partiach, w których bot grał, z przedziałem 95 %. Linia to udział bota równie dobrego jak pozostałe.
cli-report-against = Bot przeciw botowi
cli-report-against-note = Jak często bot z wiersza był przed botem z kolumny, w %.
cli-report-scores = Wyniki
cli-report-scores-note = Rozkład wyników; linia to średnia.
cli-report-categories = Punkty według kategorii
cli-report-categories-note = Średnia punktów na partię. To, co kosztuje punkty, jest na lewo od zera.
cli-report-seats = Przewaga miejsca
cli-report-seats-note = Udział partii wygranych z każdego miejsca, z przedziałem 95 %. Linia to udział sprawiedliwy.
cli-report-length = Długość partii
cli-report-length-note = Wybory w partii, bez wymuszonych. Linia to średnia.
cli-report-did = Co robili zwycięzcy
cli-report-did-note = Co zwycięzcy wybierali częściej albo rzadziej niż inni, od najwyraźniejszych różnic: ile razy w partii. Nie musi to być przyczyna zwycięstwa.
cli-report-did-none = Nie ma czego porównać.
cli-report-winners = Zwycięzcy
cli-report-others = Inni
cli-report-forfeits = Walkowery
cli-report-forfeits-none = Każdy bot rozegrał wszystkie swoje partie do końca.
cli-report-said = Pierwszy komunikat
cli-report-crashed = awaria
cli-report-slow = za długie myślenie
cli-report-nonsense = wybór spoza opcji

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
cli-wrong-record = { $file }: wiersz 1: to nie jest zapis gry Meadhall: brakuje nagłówka
cli-wrong-truncated = { $file }: wiersz { $line }: zapis jest urwany: brakuje wiersza końcowego
cli-wrong-version = { $file }: wiersz 1: rozegrano według wersji { $version } zasad { $game }; tutaj jest wersja { $now }
cli-wrong-bots = za dużo botów: { $named }, a miejsc jest { $seats }
cli-wrong-pair = --option to nazwa=wartość, a nie '{ $pair }'
cli-wrong-twice = --option { $name } podano dwa razy
cli-wrong-folder = { $folder }: nie można utworzyć folderu: { $why }
cli-wrong-locked = { $folder }: nie można pisać w tym folderze
cli-wrong-contest = { $file } zawiera inne zawody: { $name } ma tam wartość { $there }, nie { $asked }; podaj inny plik przez --out
cli-wrong-no-contest = { $file } nie jest plikiem areny: { $why }
cli-wrong-ladder = --ladder wymaga nowego bota, innych przeciw niemu i co najmniej dwóch graczy
cli-wrong-stop = --stop porównuje pierwszego bota z innymi: podaj co najmniej dwa, dla dwóch graczy lub więcej
cli-wrong-cluster = --ray wymaga dodatku: pip install 'meadhall[cluster]'
cli-wrong-command = nie ma polecenia '{ $name }'; są: { $known }
cli-wrong-extra = nieoczekiwane: { $extra }
cli-usage-option = nie ma opcji { $name }
cli-usage-option-close = nie ma opcji { $name }; może { $close }?
cli-usage-misused = { $name }: brakuje wartości albo podano taką, której ta opcja nie przyjmuje
cli-usage-missing = brakuje { $name }
cli-usage-value = { $name } nie przyjmuje tej wartości; zobacz --help
cli-usage-number-least = { $name } to liczba od { $least } wzwyż
cli-usage-number-most = { $name } to liczba do { $most }
cli-usage-number-least-most = { $name } to liczba od { $least } do { $most }
