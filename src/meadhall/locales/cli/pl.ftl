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
    meadhall play boru --engine "node my-engine.js"
    meadhall play friday.jsonl
cli-help-play-game = Gra albo plik z zapisaną grą.
cli-help-play-terminal = Gra tutaj, w terminalu.
cli-help-play-seats = Kto gdzie siedzi, po przecinku: human, nazwa bota, plik.py:Klasa, moduł:Klasa albo engine:POLECENIE; a po dwukropku, jeśli chcesz, imię.
cli-help-play-engine = Polecenie uruchamiające program, który mówi wierszami JSON: gra na wszystkich miejscach oprócz twojego.
cli-help-play-seed = Ziarno losowania kart i kości; bez niego nikt ich nie odgadnie.
cli-help-play-save = Zapisuje grę w tym pliku, ruch po ruchu. Wczytana gra jest zapisywana tam, skąd pochodzi.
cli-help-play-load = Wraca do gry zapisanej w tym pliku.
cli-help-play-at = Gra dalej od tego ruchu zapisanej gry, która zostaje bez zmian.

cli-help-simulate = Każ botom rozegrać wiele partii i policz zwycięstwa. Boty co partię zmieniają miejsca.
cli-help-simulate-examples =
    meadhall simulate boru --players 4 --games 1000 --bots random
    meadhall simulate boru --players 3 --games 300 --bots greedy,random --jobs 2 --seed 7
    meadhall simulate boru --bots greedy,./my_bot.py:MyBot --engine ./my-engine
    meadhall simulate boru --games 100 --records games/ --json
cli-help-simulate-players = Ilu graczy gra (domyślnie: jak najmniej, ale co najmniej dwóch).
cli-help-simulate-games = Ile partii.
cli-help-simulate-bots = Boty, po przecinku: nazwy, plik.py:Klasa, moduł:Klasa, engine:POLECENIE. Jeden zajmuje wszystkie miejsca; gdy jest ich mniej niż miejsc, powtarzają się.
cli-help-simulate-engine = Polecenie uruchamiające program, który mówi wierszami JSON: jeszcze jeden z botów.
cli-help-simulate-seed = To samo ziarno daje te same partie, bez względu na --jobs.
cli-help-simulate-jobs = Ile partii toczy się naraz; 0: po jednej na każdym rdzeniu.
cli-help-simulate-limit = Po tylu wyborach przerywa partię, która się nie skończyła; liczy się ona jako niedokończona.
cli-help-simulate-patience = Obca klasa, która myśli nad jedną decyzją dłużej, przegrywa partię walkowerem; 0: może myśleć, ile chce.
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

cli-help-analyse = Zobacz skończoną grę oczami bota, który myśli naprzód: szanse na wygraną, kiedy losy gry się odwróciły, co by wybrał.
cli-help-analyse-examples =
    meadhall analyse friday.jsonl
    meadhall analyse friday.jsonl --seat 0 --bot 200x
cli-help-analyse-bot = Jak długo myśli nad decyzją: normal, hard, czas (300ms) albo liczba symulacji (200x), która zawsze daje to samo.
cli-help-analyse-seat = Ocenia tylko wybory tego miejsca, 0 to pierwsze.
cli-help-analyse-most = Ile wyborów, które bot by zmienił, jest opisanych.
cli-help-analyse-seed = Ziarno losowości dla tego, co bot sobie wyobraża.

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
cli-help-bench-players = Ilu graczy gra (domyślnie: czterech albo tylu, ilu może).
cli-help-bench-bot = Kto gra: dowolny bot, którego można nazwać.
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

cli-help-new-bot = Pisze mały pakiet z działającym botem: klasę, test i to, czego trzeba do instalacji.
cli-help-new-bot-examples =
    meadhall new-bot wise-owl
    meadhall new-bot wise-owl --folder ~/bots/wise-owl
cli-help-new-bot-name = Jak nazywa się bot, małymi literami: wise-owl.
cli-help-new-bot-folder = Gdzie go zapisać (domyślnie: tutaj, w folderze o tej nazwie).

cli-help-check-engine = Rozgrywa krótkie partie z programem, który mówi wierszami JSON, i mówi słowami, co jest z nim nie tak.
cli-help-check-engine-examples =
    meadhall check-engine ./my-engine
    meadhall check-engine "node my-engine.js" --game boru
cli-help-check-engine-command = Polecenie, które go uruchamia; w cudzysłowie, jeśli ma spacje.
cli-help-check-engine-game = Gra do rozegrania; można powtórzyć (domyślnie: wszystkie).

cli-help-any-database = Sala: plik albo adres URL bazy danych (domyślnie: jak w `meadhall serve`).
cli-help-any-data_dir = Folder z tym plikiem, jeśli nie podano --database.
cli-help-any-name = Nazwa konta; w przypadku gościa identyfikator, który pokazuje `meadhall admin users`.
cli-help-any-off = Cofnij to.
cli-help-any-most = Ile najwyżej pokazać.
cli-help-any-replace = Porzuć salę, która jest w tej bazie danych.

cli-help-admin = Zarządzaj salą, niezależnie od tego, czy serwer działa: kopie, osoby, stoły.
cli-help-admin-examples =
    meadhall admin backup friday.sqlite
    meadhall admin host anna
    meadhall admin tables --state running
cli-help-admin_backup = Skopiuj całą salę do nowego pliku SQLite, także podczas gry.
cli-help-admin_backup-examples =
    meadhall admin backup friday.sqlite
    meadhall admin backup friday.sqlite --database postgresql://hall:secret@db.example.org/meadhall
cli-help-admin_backup-file = Plik do zapisania.
cli-help-admin_restore = Przywróć salę z kopii; działające serwery to zauważą, a strony graczy połączą się ponownie.
cli-help-admin_restore-examples =
    meadhall admin restore friday.sqlite
    meadhall admin restore friday.sqlite --replace
cli-help-admin_restore-file = Kopia.
cli-help-admin_move = Skopiuj salę do innej bazy danych, z SQLite do PostgreSQL lub z powrotem. Najpierw zatrzymaj serwery.
cli-help-admin_move-examples =
    meadhall admin move postgresql://hall:secret@db.example.org/meadhall
cli-help-admin_move-target = Docelowa baza danych.
cli-help-admin_users = Pokaż osoby: najpierw konta, od najnowszych.
cli-help-admin_users-examples =
    meadhall admin users
    meadhall admin users ann
cli-help-admin_users-search = Część imienia lub nazwy konta.
cli-help-admin_host = Pozwól kontu zarządzać salą na osobnej stronie.
cli-help-admin_host-examples =
    meadhall admin host anna
    meadhall admin host anna --off
cli-help-admin_mute = Pozwól komuś grać, ale nie pisać na czacie.
cli-help-admin_mute-examples =
    meadhall admin mute bo
    meadhall admin mute bo --off
cli-help-admin_ban = Wyloguj kogoś wszędzie i nie wpuszczaj ponownie.
cli-help-admin_ban-examples =
    meadhall admin ban bo
    meadhall admin ban bo --off
cli-help-admin_reset = Utwórz link, którym ktoś ustawi nowe hasło: jeden raz, w ciągu trzech dni.
cli-help-admin_reset-examples =
    meadhall admin reset anna --address https://hall.example.org
cli-help-admin_reset-address = Adres sali.
cli-help-admin_tables = Pokaż stoły, widoczne w sali lub nie, od najnowszych.
cli-help-admin_tables-examples =
    meadhall admin tables
    meadhall admin tables --state gathering --most 20
cli-help-admin_tables-state = Tylko oczekujące, trwające albo zakończone.
cli-help-admin_remove = Usuń stoły ze wszystkim, co się przy nich działo.
cli-help-admin_remove-examples =
    meadhall admin remove Xk3v9QpLm2aT4bcd
cli-help-admin_remove-table_ids = Identyfikatory stołów, które pokazuje `meadhall admin tables`.
cli-help-admin_purge = Wyrzuć to, co stare: zakończone gry, stoły, przy których nie zagrano, gości bez gry.
cli-help-admin_purge-examples =
    meadhall admin purge --days 730
cli-help-admin_purge-days = Sprzed co najmniej tylu dni.
cli-help-admin_export = Zapisz w folderze każdą zakończoną grę.
cli-help-admin_export-examples =
    meadhall admin export records
cli-help-admin_export-folder = Folder.
cli-help-admin_import = Wczytaj zapisane gry do sali, jako czyjeś gry.
cli-help-admin_import-examples =
    meadhall admin import anna friday.jsonl
cli-help-admin_import-name = Czyje są te gry: nazwa konta.
cli-help-admin_import-files = Pliki zapisanych gier.

## games, data

cli-games-game = Gra
cli-games-about = O czym jest
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
cli-bench-bot = Bot
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
cli-simulate-note = %: odsetek wygranych partii (przy wspólnym zwycięstwie liczy się udział), z 95-procentowym przedziałem ufności. Równo: ile by to było przy równych siłach. ±: błąd standardowy średniej.
cli-simulate-forfeits = { $games ->
    [one] { $bot } oddał walkowerem { $games } partię. Partia { $number }: { $why }
    [few] { $bot } oddał walkowerem { $games } partie, pierwsza z nich to partia { $number }: { $why }
   *[many] { $bot } oddał walkowerem { $games } partii, pierwsza z nich to partia { $number }: { $why }
}
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
cli-arena-note = Ranking: 0 to średnia tych botów, 100 więcej oznacza przewagę w 64 % partii; ± to przedział 95 %. %: odsetek wygranych partii, przy czym wspólne zwycięstwo liczy się jako ułamek. Równo: ile byłoby, gdyby wszyscy grali równie dobrze.
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
cli-play-hint = Bot { $bot } wybiera { $number }: { $thing }.
cli-play-hint-failed = Nie ma podpowiedzi: porady tej gry zawodzą ({ $why }).
cli-play-help-help = co robią opcje, i ta lista (albo: ?)
cli-play-help-undo = cofa twój ostatni wybór
cli-play-help-hint = co zrobiłby bot greedy (hint BOT: co zrobiłby ten bot)
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
cli-play-bot-failed = { $name } już nie gra: { $why }. Na tym miejscu gra dalej bot { $bot }.

## new-bot, check-engine

cli-new-bot-done =
    { $folder } jest gotowy; bot jest w { $file }.
    Gra od razu: meadhall simulate boru --bots "{ $bot },random"
    Po zainstalowaniu (pip install -e { $folder }) nazywa się { $name }.
cli-check-engine-hello = Przedstawia się: { $name }.
cli-check-engine-game = { $asked ->
    [one] { $game }: dokonał { $asked } wyboru.
   *[other] { $game }: dokonał { $asked } wyborów.
}
cli-check-engine-same = To samo ziarno daje te same wybory, a nowa partia zaczyna się od nowa.
cli-check-engine-not-same = To samo ziarno dało inne wybory: jego partii nie da się powtórzyć. Wolno tak; ziarno jest w „game”.
cli-check-engine-strangers = Pomija wiersze, których nie zna.
cli-check-engine-ends = Kończy się po quit i gdy kończy się wejście.
cli-check-engine-failed = { $why }
cli-check-engine-time = { $asked ->
    [one] Wszystko dobrze: { $asked } decyzja, najdłuższa trwała { $longest } s z { $limit } s.
    [few] Wszystko dobrze: { $asked } decyzje, najdłuższa trwała { $longest } s z { $limit } s.
   *[many] Wszystko dobrze: { $asked } decyzji, najdłuższa trwała { $longest } s z { $limit } s.
}

## replay, show

cli-replay-goes-on = Po ruchu { $move } decyduje: { $names }.
cli-show-asked = { $player }: { $question }

## analyse

cli-analyse-by = { $game } oczami { $bot }
cli-analyse-chances = Szanse na wygraną w %, od pierwszego do ostatniego ruchu
cli-analyse-points = Spodziewane punkty, od pierwszego do ostatniego ruchu
cli-analyse-turns = Kiedy losy gry się odwróciły
cli-analyse-chose = { $who }: { $question } { $option }
cli-analyse-try = Spróbuj inaczej: { $command }
cli-analyse-worse = Co wybrałby bot
cli-analyse-more = { $count ->
    [one] Jeszcze { $count } wybór byłby inny; --most pokazuje więcej.
    [few] Jeszcze { $count } wybory byłyby inne; --most pokazuje więcej.
   *[other] Jeszcze { $count } wyborów byłoby innych; --most pokazuje więcej.
}
cli-analyse-interrupted = Przerwano przy ruchu { $move } z { $moves }: oto, co dotąd znaleziono.
cli-analyse-player = Gracz
cli-analyse-decisions = Decyzje
cli-analyse-same = Tak jak bot, %
cli-analyse-fewer = Gorsze
cli-analyse-lost = Stracone punkty

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
cli-check-words-unused = wygląda na to, że nic nie używa { $names }. Jeśli to słowa innej gry, usuń je.
cli-check-lessons = Lekcje
cli-check-lessons-played = { $count ->
    [one] { $count } rozdział da się rozegrać.
    [few] { $count } rozdziały da się rozegrać.
   *[other] { $count } rozdziałów da się rozegrać.
}
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

## admin

cli-admin-id = Id
cli-admin-account = Konto
cli-admin-name = Imię
cli-admin-since = Od
cli-admin-tables = Stoły
cli-admin-marks = Oznaczenia
cli-admin-mark-host = gospodarz
cli-admin-mark-muted = bez czatu
cli-admin-mark-banned = bez wstępu
cli-admin-guest = (gość)
cli-admin-game = Gra
cli-admin-state = Stan
cli-admin-seats = Miejsca
cli-admin-move = Ruch
cli-admin-changed = Ostatnia zmiana
cli-admin-state-gathering = oczekuje
cli-admin-state-running = trwa
cli-admin-state-over = koniec
cli-admin-is-host-on = { $who } zarządza teraz salą: na stronie jest do tego link.
cli-admin-is-host-off = { $who } nie zarządza już salą.
cli-admin-muted-on = { $who } może grać, ale nie pisać na czacie.
cli-admin-muted-off = { $who } znów może pisać na czacie.
cli-admin-banned-on = { $who } nie ma już wstępu i wszędzie jest po wylogowaniu.
cli-admin-banned-off = { $who } znów ma wstęp.
cli-admin-reset = Tym linkiem { $who } ustawi nowe hasło: jeden raz, w ciągu trzech dni. Nie wysyłaj go nikomu innemu:
cli-admin-removed = { $count ->
    [one] Usunięto { $count } stół.
    [few] Usunięto { $count } stoły.
   *[other] Usunięto { $count } stołów.
}
cli-admin-purged = Wyrzucono: zakończone gry: { $over }, stoły, przy których nie zagrano: { $abandoned }, goście: { $guests }.
cli-admin-exported = { $count ->
    [one] Zapisano { $count } grę w { $folder }.
    [few] Zapisano { $count } gry w { $folder }.
   *[other] Zapisano { $count } gier w { $folder }.
}
cli-admin-unreadable = Grane według zasad, które nie są już zainstalowane, i pominięte: { $names }
cli-admin-imported = { $count ->
    [one] { $count } gra jest teraz wśród gier konta { $who }.
    [few] { $count } gry są teraz wśród gier konta { $who }.
   *[other] { $count } gier jest teraz wśród gier konta { $who }.
}
cli-admin-backed-up = Sala jest skopiowana do { $file }. Strzeż kopii: zawiera skróty haseł i ziarna losowe gier.
cli-admin-restored = { $count ->
    [one] Sala wróciła, a w niej { $count } stół.
    [few] Sala wróciła, a w niej { $count } stoły.
   *[other] Sala wróciła, a w niej { $count } stołów.
}
cli-admin-moved = { $count ->
    [one] Sala jest skopiowana, a w niej { $count } stół. Uruchom serwery na nowej bazie danych.
    [few] Sala jest skopiowana, a w niej { $count } stoły. Uruchom serwery na nowej bazie danych.
   *[other] Sala jest skopiowana, a w niej { $count } stołów. Uruchom serwery na nowej bazie danych.
}

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
cli-wrong-broken-bot = nie można wczytać bota '{ $name }': { $why }
cli-wrong-bot-file = bot '{ $name }': nie ma pliku '{ $file }'
cli-wrong-bot-module = bot '{ $name }': nie ma modułu '{ $module }'
cli-wrong-bot-class = bot '{ $name }': nie ma '{ $there }' w { $where }; są tam boty: { $known }
cli-wrong-bot-kind = { $name } nie jest klasą pochodną meadhall.Bot
cli-wrong-bot-unmade = bota '{ $name }' nie da się utworzyć z ziarnem: { $why }
cli-wrong-bot-raised = bot { $bot } zawiódł: { $why }
cli-wrong-bot-option = bot { $bot } wybrał { $said }, czego { $kind } nie oferuje
cli-wrong-bot-late = bot { $bot } nie odpowiedział w ciągu { $seconds } s
cli-wrong-bots-seats = liczba botów: { $named }, a miejsc: { $seats }
cli-wrong-saved-program = { $file } wymienia jako gracza '{ $name }', co zostałoby tu uruchomione; powiedz, kto gra: --seats
cli-wrong-engine = --engine dotyczy wszystkich miejsc oprócz twojego; przy --seats podaj go tam: engine:POLECENIE
cli-wrong-engine-command = nie można odczytać polecenia silnika '{ $name }': { $why }
cli-wrong-engine-empty = podaj polecenie, które uruchamia silnik, na przykład engine:./my-engine
cli-wrong-engine-missing = nie można uruchomić silnika '{ $name }': nie ma takiego programu
cli-wrong-engine-seconds = MEADHALL_ENGINE_SECONDS to liczba sekund, a nie '{ $value }'
cli-wrong-engine-start = nie można uruchomić silnika { $bot }: { $why }
cli-wrong-engine-ended = silnik { $bot } zakończył działanie (status { $status }): { $last }
cli-wrong-engine-late = silnik { $bot } nie odpowiedział na czas
cli-wrong-engine-nonsense = silnik { $bot } powiedział '{ $said }': { $why }
cli-wrong-engine-protocol = silnik { $bot } mówi protokołem { $spoken }; ten to { $known }
cli-wrong-engine-quit = silnik { $bot } nie kończy się w ciągu { $seconds } s po „quit”
cli-wrong-engine-eof = silnik { $bot } nie kończy się w ciągu { $seconds } s po końcu wejścia
cli-wrong-bot-name = '{ $name }' nie nadaje się na nazwę bota: małe litery i cyfry, między nimi - lub _, jak wise-owl
cli-wrong-bot-taken = jest już coś o nazwie '{ $name }'
cli-wrong-python-name = '{ $name }' znaczy w Pythonie coś innego
cli-wrong-pair = --option to nazwa=wartość, a nie '{ $pair }'
cli-wrong-twice = --option { $name } podano dwa razy
cli-wrong-folder = { $folder }: nie można utworzyć folderu: { $why }
cli-wrong-locked = { $folder }: nie można pisać w tym folderze
cli-wrong-contest = { $file } zawiera inne zawody: { $name } ma tam wartość { $there }, nie { $asked }; podaj inny plik przez --out
cli-wrong-no-contest = { $file } nie jest plikiem areny: { $why }
cli-wrong-ladder = --ladder wymaga nowego bota, innych przeciw niemu i co najmniej dwóch graczy
cli-wrong-stop = --stop porównuje pierwszego bota z innymi: podaj co najmniej dwa, dla dwóch graczy lub więcej
cli-wrong-cluster = --ray wymaga dodatku: pip install 'meadhall[cluster]'

cli-wrong-exists = { $file }: jest już plik o tej nazwie
cli-wrong-hall-there = w tej bazie danych jest już sala: dodaj --replace, żeby ją porzucić
cli-wrong-unfinished = { $file }: gra się nie skończyła
cli-wrong-state = --state to jedno z { $known }, a nie '{ $value }'
cli-wrong-no-such-person = nie ma konta o tej nazwie
cli-wrong-no-such-table = nie ma stołu o tym identyfikatorze
cli-wrong-command = nie ma polecenia '{ $name }'; są: { $known }
cli-wrong-extra = nieoczekiwane: { $extra }
cli-wrong-game-name = '{ $name }' nie może być nazwą gry: tylko małe litery, cyfry i _
cli-wrong-game-taken = coś o nazwie '{ $name }' już istnieje: wybierz inną nazwę
cli-wrong-folder-there = { $folder } już istnieje: niczego nie zapisano
cli-wrong-record-empty = zapis jest pusty
cli-wrong-record-format = zapis w formacie { $format }; ten program czyta formaty od 1 do { $newest }
cli-wrong-record-shape = wiersz nie ma właściwej postaci: { $why }
cli-wrong-record-seats = liczba nazwanych miejsc: { $named }, a graczy: { $players }
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
cli-wrong-seat = są miejsca od 0 do { $last }; nie ma miejsca { $seat }
cli-wrong-no-search = '{ $name }' nie myśli naprzód; podaj normal, hard, czas (300ms) albo liczbę symulacji (200x)
cli-wrong-analyse-running = ta gra jeszcze się nie skończyła; analizuje się tylko skończoną grę
cli-wrong-at = --at to ruch zapisanej gry: podaj jej plik
cli-wrong-saved = zapisana gra ma już swoją grę, ziarno i opcje
cli-wrong-file-there = { $file }: taki plik już istnieje; kontynuuj go poleceniem `meadhall play { $file }`
cli-wrong-what = podaj, w co grać: zapisany plik albo jedno z: { $known }
cli-wrong-saved-seats = { $file } to gra dla { $players }; --seats wymienia { $named }
cli-wrong-move = są ruchy od 0 do { $last }; nie ma ruchu { $move }
cli-wrong-seed = ziarno to liczba całkowita od 0, mniejsza niż 2**{ $bits }, albo { $long }-bitowa
cli-wrong-seed-digits = długie ziarno zapisuje się cyframi szesnastkowymi
cli-wrong-corrections = { $folder }: nie ma takiego folderu poprawek
cli-wrong-data-file = { $file }: { $game } nie ma pliku o tej nazwie; ma: { $known }
cli-wrong-toml = { $file }: to nie jest TOML: { $why }
cli-wrong-language = nie ma języka '{ $name }'; są: { $known }
cli-wrong-bots-none = podaj, które boty grają
cli-wrong-limit = partię można przerwać najwcześniej po jednym wyborze, a nie po { $limit }
cli-wrong-bot-size = '{ $name }': od { $least } do { $most }
cli-wrong-smtp = MEADHALL_SMTP to smtp://użytkownik:hasło@serwer:587 lub smtps://…, a MEADHALL_MAIL_FROM to adres
cli-wrong-notices = powiadomienia potrzebują adresu sali do swoich linków: MEADHALL_ADDRESS=https://…
cli-wrong-number = { $name } to liczba całkowita, a nie '{ $value }'
cli-wrong-listen = nie można nasłuchiwać pod { $address }: { $why }
cli-wrong-database-url = baza danych to ścieżka pliku SQLite albo postgresql://użytkownik:hasło@serwer/nazwa; tego adresu nie da się odczytać
cli-wrong-database-kind = baza danych to ścieżka pliku SQLite albo postgresql://użytkownik:hasło@serwer/nazwa, a nie { $kind }://…
cli-wrong-postgres = PostgreSQL wymaga dodatkowego pakietu: pip install "meadhall[postgres]"
cli-wrong-database-newer = nie można użyć bazy danych { $name }: zapisała ją nowsza wersja Meadhall
cli-wrong-database-damaged = baza danych { $name } jest uszkodzona: { $why }; przywróć jej kopię albo ocal to, co da się odczytać, przez sqlite3 { $name } .recover
cli-wrong-database-server = nie można użyć bazy danych { $name }: { $why }; sprawdź adres i to, czy działa tam serwer bazy danych (--database)
cli-wrong-database-locked = nie można użyć bazy danych { $name }: { $why }; użytkownik, który uruchamia serwer, musi mieć prawo zapisu do pliku i jego folderu (--database)
cli-wrong-database-file = nie można użyć bazy danych { $name }: { $why }; podaj inny plik albo taki, którego jeszcze nie ma (--database)
cli-wrong-metrics = MEADHALL_METRICS wymaga dodatkowego pakietu: pip install "meadhall[metrics]"
cli-wrong-log = MEADHALL_LOG to jedno z: { $known }; nie '{ $value }'
cli-wrong-no-copy = { $file } nie jest kopią sali
cli-wrong-copy-damaged = kopia jest uszkodzona: { $why }
cli-wrong-unreadable = { $file }: nie można odczytać: { $why }
cli-at-line = { $file }: wiersz { $line }: { $what }
cli-usage-option = nie ma opcji { $name }
cli-usage-option-close = nie ma opcji { $name }; może { $close }?
cli-usage-misused = { $name }: brakuje wartości albo podano taką, której ta opcja nie przyjmuje
cli-usage-missing = brakuje { $name }
cli-usage-value = { $name } nie przyjmuje tej wartości; zobacz --help
cli-usage-number-least = { $name } to liczba od { $least } wzwyż
cli-usage-number-most = { $name } to liczba do { $most }
cli-usage-number-least-most = { $name } to liczba od { $least } do { $most }
