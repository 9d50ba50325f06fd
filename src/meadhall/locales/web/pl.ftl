### Strona

## Wszędzie

web-nav = Menu główne
web-skip-to-main = Przejdź do treści
web-games = Gry
web-my-games = Moje partie
web-about = O stronie
web-account = Twoje konto
web-settings = Ustawienia
web-close = Zamknij
web-loading = Chwileczkę…
web-failed = Nie udało się
web-try-again = Spróbuj jeszcze raz
web-to-hall = Wróć do sali
web-offline = Brak połączenia
web-unknown = Nie ma takiej strony
web-unknown-text = Link może być niepełny albo stół został zamknięty.
web-save = Zapisz
web-saved = Zapisano.
web-more = Pokaż więcej
web-guest = Gość
web-you = ty

## Sala

web-welcome = Przysiądź się
web-welcome-back = Witaj znowu, { $who }
web-welcome-again = Witaj znowu!
web-welcome-text = Wymagające gry planszowe z czasów wikingów i średniowiecza: ze znajomymi, z botami albo z jednymi i drugimi.
web-welcome-begin = Podaj imię i graj: bez instalowania i bez rejestracji.
web-your-name = Twoje imię
web-name = Imię
web-play-bots = { $count ->
    [one] Zagraj z botem
    [few] Zagraj z { $count } botami
    [many] Zagraj z { $count } botami
   *[other] Zagraj z { $count } botami
}
web-play-companion = Graj z przewodnikiem
web-ways = Nauka: rozdziały przy przygotowanym stole, krok po kroku. Z przewodnikiem: cała rozgrywka, w której wiersz pod każdym pytaniem mówi, dlaczego jest ono ważne. Z botami: ta sama rozgrywka bez tego wiersza.
web-new-table = Nowy stół
web-players-range = od { $from } do { $to } graczy
web-minutes = od { $from } do { $to } minut
web-mine-empty = Nie masz jeszcze partii. Zacznij jakąś albo zagraj od razu z botami.
web-open-tables = Stoły z wolnym miejscem
web-open-empty = Nie ma teraz otwartych stołów. Otwórz własny i pokaż go tutaj, żeby inni mogli dołączyć.
web-watch = Partie do oglądania
web-finished = Skończone partie
web-finished-empty = Tu zostają partie, które skończysz, razem z powtórką.
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-games-text = Obejrzyj plansze, karty i zasady każdej gry bez zaczynania partii.

## Strona gry

web-goes = Jak przebiega partia
web-example = Przykładowa tura
web-rules-short = Zasady w skrócie
web-handbook = Pełne zasady
web-contents = Spis treści
web-handbook-find = Szukaj w zasadach
web-handbook-nothing = Nic nie znaleziono.
web-glossary = Co oznaczają ikony
web-pieces = Plansze i elementy
web-edition = O tym wydaniu
web-edition-more = Skąd pochodzi każda liczba
web-ledger-text = Nic nie zostało skopiowane z wydanych gier. Przy każdej liczbie z planszy czy karty jest napisane, skąd pochodzi; kto ma grę, może ją poprawić.
web-ledger-table = Tabela danych
web-corrections = Ten serwer gra z poprawionymi danymi ({ $digest }).
web-grade-seed = instrukcja
web-grade-seed-means = Zapisane w instrukcji albo z niej wynika.
web-grade-public = publiczne
web-grade-public-means = Znalezione w publicznym źródle, podanym w danych.
web-grade-known = znane
web-grade-known-means = Jak w wydanej grze, podane z jej znajomości.
web-grade-likely = prawdopodobne
web-grade-likely-means = Raczej tak, ale bez pewności.
web-grade-reconstructed = odtworzone
web-grade-reconstructed-means = Ułożone tutaj zgodnie ze wszystkim, co mówi instrukcja, bo nie znaleziono nic lepszego.
web-grade-owner = od właściciela
web-grade-owner-means = Poprawione przez kogoś, kto ma grę pod ręką.

## Nowy stół

web-game = Gra
web-how-many = Ile osób gra?
web-seats = Miejsca
web-plan-me = Ja
web-plan-open = Wolne: każdy z linkiem
web-plan-bot = Bot
web-plan-here = Ktoś przy tym urządzeniu
web-bot = Bot
web-bot-kind = Który bot na miejscu { $number }
web-name-here = Imię osoby na miejscu { $number }
web-bot-random = Losowy
    .about = Najsłabszy: gra cokolwiek, co wolno.
web-bot-easy = Łatwy
    .about = Na pierwszą partię: gra rozsądnie, ale się myli.
web-bot-greedy = Solidny
    .about = Między Łatwym a Zwykłym: patrzy o jeden wybór naprzód, od razu.
web-bot-normal = Zwykły
    .about = Na dobrą partię: chwilę myśli i patrzy o kilka wyborów naprzód.
web-bot-hard = Trudny
    .about = Najsilniejszy: myśli sekundę i patrzy daleko naprzód.
web-more-settings = Więcej opcji ({ $count })
web-clock-each = Czas na każdy wybór
web-clock-none = Bez zegara
web-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
web-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-hints-allowed = Podpowiedzi są dozwolone
web-list-table = Pokaż stół wszystkim w sali
web-new-invites = Dostaniesz link dla pozostałych. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-new-starts = Wszystkie miejsca są zajęte: gra zacznie się od razu.
web-new-ready = Wszystkie miejsca są zajęte: gra zacznie się, gdy wszyscy potwierdzą gotowość.
web-open-table = Otwórz stół
web-start = Zacznij grę

## Przed grą

web-gathering = { $count ->
    [one] Brakuje jednej osoby.
    [few] Brakuje { $count } osób.
    [many] Brakuje { $count } osób.
   *[other] Brakuje { $count } osoby.
}
web-gathered = Są już wszyscy.
web-seat-open = wolne
web-held = zarezerwowane: { $who }
web-sit-here = Usiądź tu
web-sit-here-too = Usiądź też tu
web-seat-bot = Bot na miejscu { $number }
web-add-bot = Posadź bota
web-leave = Opuść miejsce
web-free-seat = Zwolnij miejsce
web-start-when-full = Grę można zacząć, gdy wszystkie miejsca są zajęte.
web-host-starts = Grę zacznie osoba, która otworzyła stół.
web-clock-of = Zegar: { $time } na każdy wybór.
web-ready-why = Zegar ruszy, gdy wszyscy potwierdzą gotowość.
web-ready = Można zaczynać
web-is-ready = w gotowości
web-ready-waits = Czekamy: { $who }.
web-close-table = Zamknij stół
web-invite = Zaproś pozostałych
web-invite-link = Link do tego stołu
web-private = Ten stół znajdą tylko osoby, które mają link.
web-listed = Stół jest pokazany w sali.
web-watch-link = Link do oglądania tego stołu
web-copy = Skopiuj link
web-copied = Link skopiowany.
web-link-here = Tylko to urządzenie może go otworzyć. Aby inni w domu mogli dołączyć, uruchom: meadhall serve --host 0.0.0.0
web-share = Udostępnij
web-qr = Kod QR
web-qr-label = Kod QR adresu { $url }

## Stół

web-table = Stół
web-question = Pytanie
web-side = Gracze, dziennik, czat
web-own-area = Twój obszar
web-players = Gracze
web-log = Dziennik
web-chat = Czat
web-scores = Punkty
web-score = Wynik
web-score-hidden = część punktów jest jeszcze ukryta
web-score-nothing = 0 dla wszystkich: { $what }
web-total = Razem
web-your-turn = Twoja kolej
web-waiting-for = { $count ->
    [one] Wybiera { $who }.
   *[other] Wybierają { $who }.
}
web-wait = Chwileczkę…
web-over = Gra skończona.
web-options = Twoje możliwości
web-options-end = Zakończ
web-options-all = Wszystkie możliwości na planszy
web-list = { $count ->
    [one] Wypisz możliwość
    [few] Wypisz { $count } możliwości
    [many] Wypisz { $count } możliwości
   *[other] Wypisz { $count } możliwości
}
web-choose = Wybierz
web-not-yet = Anuluj
web-back = Wróć
web-step-of = { $at } z { $of }
web-pages = Strony z odpowiedziami
web-page-before = Poprzednia strona
web-page-more = Więcej
web-skip = Przewiń
web-continue = Dalej
web-scene = Co się dzieje
web-scene-again = Zobacz jeszcze raz
web-undo = Cofnij
web-reset-turn = Cofnij całą turę
web-undo-here = Cofnij do tego miejsca
web-ask-undo-here = Poproś graczy o cofnięcie do tego miejsca
web-ask-undo = Poproś o cofnięcie
web-ask-undo-about = Jeśli wszyscy się zgodzą, gra wróci do chwili przed twoim ostatnim wyborem.
web-undo-anyway = Cofnij mimo to
web-undo-anyway-title = Cofnąć twój ostatni wybór?
web-undo-anyway-about = Nikt inny nie musi się zgadzać. Gra wróci do chwili przed twoim ostatnim wyborem; to, co stało się później, przepadnie.
web-barred-others = Po twoim ostatnim wyborze zagrali już inni.
web-barred-rolled = Po twoim ostatnim wyborze był rzut lub losowanie.
web-barred-revealed = Twój ostatni wybór odkrył coś ukrytego.
web-mark-free = Możesz to cofnąć, dopóki nikt inny nie zagra.
web-mark-passes = Kończy twoją turę; możesz to cofnąć, dopóki nikt inny nie zagra.
web-mark-some = Części z nich nie można cofnąć: przy każdej jest to napisane.
web-mark-unknown = Tego być może nie da się cofnąć.
web-mark-rolled = Tego nie cofniesz: dalej będzie rzut lub losowanie.
web-mark-revealed = Tego nie cofniesz: odkrywa coś ukrytego.
web-hint = Podpowiedź
web-hint-thinking = Myślę…
web-hint-said = Bot wybrałby: { $option }.
web-your-points = Twoje punkty: { $points }
web-companion = Przewodnik
web-companion-hide = Wyłącz przewodnika
web-companion-show = Przewodnik: mów, dlaczego każde pytanie jest ważne
web-companion-off = Przewodnik jest wyłączony. Włączysz go znowu w karcie „Stół”.
web-look-back = Oceń moją grę
web-look-back-well = Co się udało
web-look-back-try = Do spróbowania następnym razem
web-look-back-best = Nic innego nie wyglądało wtedy wyraźnie lepiej niż twoje wybory.
web-look-back-nothing = O tej grze nie ma nic szczególnego do powiedzenia.
web-look-back-chose = Twój wybór: { $option }
web-look-back-instead = Twój wybór: { $option }. Lepiej: { $best }
web-analyse = Przeanalizuj grę
web-analysing = Bot ogląda każdą decyzję: ruch { $move } z { $moves }
web-analysis = Analiza
web-analysis-chances = Szanse na wygraną w %
web-analysis-points = Spodziewane punkty
web-analysis-table = W liczbach
web-analysis-turns = Kiedy losy gry się odwróciły
web-analysis-instead = Co wybrałby bot
web-analysis-none = Nic istotnego.
web-analysis-chose = Ruch { $move }, { $who }: { $question }
web-analysis-try = Spróbuj inaczej
web-analysis-by = Oczami bota „{ $bot }”. Ocenia wybór według tego, co ten gracz mógł wiedzieć; szanse są szacunkiem.
web-clock = Pozostały czas: { $who }
web-deciding = wybiera
web-away = z dala od stołu
web-stand-in = na razie gra bot
web-stand-in-you = Na razie gra za ciebie bot.
web-come-back = Wróć na miejsce
web-paused = Gra czeka, aż { $who } wróci.
web-paused-you = Gra czeka na ciebie.
web-note-timeout = { $who }: czas minął, wyboru dokonał bot.
web-note-timeout-you = Twój czas minął: wyboru za ciebie dokonał bot.
web-note-lost = { $who }: czas minął trzy razy z rzędu, dalej gra bot.
web-note-lost-you = Twój czas minął trzy razy z rzędu: bot gra za ciebie, aż wrócisz na miejsce.
web-note-replaced = { $who }: teraz gra bot.
web-note-replaced-you = Teraz gra za ciebie bot.
web-note-back = { $who } wraca do gry.
web-note-back-you = Grasz znowu.
web-note-resigned = { $who } rezygnuje; dalej gra bot.
web-note-resigned-you = Rezygnujesz; dalej gra bot.
web-watching = { $count ->
    [one] Jeden widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
web-lost = Połączenie przerwane. Wróci samo; nic, co zrobisz, nie przepadnie.
web-since = Od twojego ostatniego wyboru: otwórz dziennik
web-log-details = Pokaż szczegóły
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-hidden = { $players ->
    [one] { $who } wybiera w tajemnicy.
    [few] { $who } wybierają w tajemnicy.
    [many] { $who } wybierają w tajemnicy.
   *[other] { $who } wybierają w tajemnicy.
}
web-log-more = Pokaż wcześniejsze ruchy
web-see-moment = Zobacz tę chwilę
web-chat-empty = Nikt się jeszcze nie odezwał. Przywitaj się!
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-big-screen = Duży ekran
web-leave-screen = Opuść duży ekran
web-resign = Poddaj się
web-resign-seat = Poddaj się: { $who }
web-resign-sure = Bot zagra za ciebie do końca. Pozostali mogą skończyć partię.
web-resign-seat-sure = Na tym miejscu ({ $who }) bot zagra do końca. Pozostali mogą skończyć partię.
web-replace = Zastąp botem: { $who }
web-replace-sure = Bot ({ $bot }) zajmie to miejsce, gdy zgodzą się wszyscy pozostali. Osoba obecna przy stole też musi się zgodzić i wtedy odchodzi na dobre. Nieobecną można zastąpić po dwóch minutach czekania (przy zegarze musi też skończyć się jej czas); po powrocie odzyskuje miejsce.
web-not-lost = Gra czeka na tę osobę za krótko: potrzeba dwóch minut, a przy zegarze musi też skończyć się jej czas.
web-program = Niech program gra za mnie
web-program-about = Program, który zna token twojego miejsca, gra na nim tak jak ty. Token widać tylko raz; utworzenie nowego unieważnia poprzedni.
web-program-make = Utwórz token
web-program-line = Adres, stół, miejsce i token, tak jak przyjmuje je przykładowy bot z docs/api.md
web-program-end = Unieważnij token
web-program-ended = Token jest już nieważny.
web-done = Gotowe
web-ask-table = Zapytaj graczy
web-request = Prośba
web-request-undo = { $who } prosi o cofnięcie do ruchu { $move }.
web-request-replace = { $who } prosi, żeby bot ({ $bot }) zagrał za: { $target }.
web-agree = Zgoda
web-decline = Odmów
web-withdraw = Wycofaj
web-request-declined = { $who } się nie zgadza: prośba przepada.
web-request-passed = Gra potoczyła się dalej: twoja prośba przepada.
web-hand-over = Podaj urządzenie: { $who }
web-hand-over-why = Dzięki temu nikt nie zobaczy cudzych kart.
web-i-am = To ja, { $who }
web-seat-lost = To miejsce nie jest już twoje. Oglądasz grę jako widz.
web-table-closed = Ten stół jest zamknięty
web-table-closed-text = Gospodarz go zamknął. Znajdź inny stół w sali albo otwórz własny.
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz

web-keys = Klawisze
web-key-tab = Tab
web-key-tab-does = Od jednej możliwości do następnej
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = Po planszy, do najbliższej możliwości
web-key-shift-arrows = Shift + ← ↑ ↓ →
web-key-shift-arrows-does = Do czegokolwiek, żeby przeczytać objaśnienie
web-key-enter = Enter
web-key-enter-does = Wybierz
web-key-q = Q
web-key-q-does = Do pytania; Enter prowadzi do możliwości
web-key-u = U
web-key-u-does = Cofnij
web-key-h = H
web-key-h-does = Podpowiedź
web-key-s = S
web-key-s-does = Przewiń
web-key-zoom = + − 0
web-key-zoom-does = Powiększ, pomniejsz, cała plansza

## Koniec

web-wins = { $count ->
    [one] Wygrywa { $who }
   *[other] Zwycięstwem dzielą się { $who }
}
web-you-win = Wygrywasz!
web-you-scored = { $points ->
    [one] Twój wynik: { $points } punkt
    [few] Twój wynik: { $points } punkty
   *[many] Twój wynik: { $points } punktów
}
web-you-share = Wspólne zwycięstwo: ty i { $who }
web-you-came = Zajmujesz { $place }. miejsce z { $players }
web-won-by = { $points ->
    [one] Przewaga: { $points } punkt. Drugie miejsce: { $who }.
    [few] Przewaga: { $points } punkty. Drugie miejsce: { $who }.
   *[many] Przewaga: { $points } punktów. Drugie miejsce: { $who }.
}
web-won-tie = Tyle samo punktów ma { $who }, ale remis rozstrzyga się na twoją korzyść.
web-lost-by = { $count ->
    [one] Wygrywa { $who } z przewagą { $points ->
        [one] { $points } punktu.
       *[other] { $points } punktów.
    }
   *[other] Zwycięstwo dzielą: { $who } z przewagą { $points ->
        [one] { $points } punktu.
       *[other] { $points } punktów.
    }
}
web-lost-tie = Tyle samo punktów, ale remis wygrywa { $who }.
web-tie-by = { $what }: { $more } do { $less }.
web-abandoned = Gra została porzucona.
web-chart = Jak rosły wyniki
web-chart-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
web-lead = { $who }: prowadzenie od ruchu { $move }
web-rematch = Rewanż
web-replay = Powtórka
web-record = Pobierz zapis

## Powtórka

web-move = Ruch
web-move-of = Ruch { $move } z { $moves }
web-look-as = Patrz jako
web-look-open = Wszystkie karty odkryte
web-look-seat = Jako { $who }
web-look-nobody = Jako widz
web-hands = Karty na ręce
web-hand-of = Karty na ręce: { $who }
web-first = Pierwszy ruch
web-previous = Poprzedni ruch
web-next = Następny ruch
web-last = Ostatni ruch
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-fork = Graj dalej odtąd
web-fork-text = Nowy stół zacznie się od ruchu { $move } tej partii. Kto zajmuje które miejsce?
web-moment-link = Link do tej chwili
web-nothing-told = O tym ruchu nie ma co opowiadać.
web-to-table = Wróć do stołu

## Konto

web-account-sign = Konto, jeśli chcesz
web-account-why = Do gry nie jest potrzebne. Z kontem twoje partie są na każdym urządzeniu.
web-account-name = Nazwa konta
web-password = Hasło
web-password-old = Stare hasło
web-password-new = Nowe hasło (co najmniej 8 znaków)
web-password-change = Zmień hasło
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-register = Załóż konto
web-signed-in = Zalogowano: { $who }
web-own-data = Twoje dane
web-own-data-why = Sala przechowuje twoje imię, twoje gry i to, co zostało przez ciebie napisane przy stołach. Nikt inny tego nie dostaje.
web-own-data-get = Pobierz swoje dane
web-sign-out-others = Wyloguj inne urządzenia
web-signed-out-others = Wszystkie inne urządzenia są wylogowane.
web-delete-me = Usuń wszystkie moje dane
web-delete-me-sure = Boty przejmą twoje trwające gry. Twoje imię i twoje wypowiedzi znikną wszędzie. Tego nie można cofnąć.
web-delete-me-do = Usuń na zawsze
web-reset = Nowe hasło
web-reset-why = Wybierz nowe hasło do swojego konta. Wszystkie inne urządzenia zostaną wylogowane.
web-reset-do = Zapisz i zaloguj się
web-beside = ta sama osoba co { $who }
web-notices-title = Powiadomienia o twojej kolei
web-notices-why = Do gier trwających wiele dni: wiadomość, gdy inni już na ciebie czekają, a ciebie tu nie ma.
web-notices-email = E-mail
web-notices-webhook = Webhook (do { $hosts })
web-notices-minutes = Po ilu minutach powiadomić
web-notices-confirm = Wiadomość jest w drodze na ten adres: otwórz zawarty w niej link i gotowe.
web-notices-mine = Potwierdź ten adres
web-notices-confirmed = Od teraz dostaniesz wiadomość, gdy przyjdzie twoja kolej.
web-notices-end = Wyłącz powiadomienia
web-notices-ended = Powiadomienia już nie przyjdą.

web-host = Zarządzaj salą
web-host-not = Ta strona jest dla gospodarzy sali.
web-host-people = Osoby
web-host-search = Imię lub konto
web-host-find = Szukaj
web-host-nobody = Nie ma nikogo o tej nazwie.
web-host-is-host = gospodarz
web-host-is-muted = bez czatu
web-host-is-banned = bez wstępu
web-host-mute = Odbierz czat
web-host-unmute = Przywróć czat
web-host-ban = Odbierz wstęp
web-host-unban = Wpuść ponownie
web-host-reset = Utwórz link do hasła
web-host-link = Wyślij ten link do { $who } i do nikogo innego: daje nowe hasło, jeden raz, w ciągu trzech dni.
web-host-tables = Stoły
web-host-no-tables = Nie ma stołów.
web-host-stage-gathering = czeka na graczy
web-host-stage-running = trwa
web-host-stage-over = koniec
web-host-remove = Usuń stół
web-host-remove-sure = Stół i wszystko, co się przy nim działo, znikną dla wszystkich. Tego nie można cofnąć.

## Ustawienia

web-language = Język
web-theme = Motyw
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-contrast = Kontrast
web-contrast-system = Jak w systemie
web-contrast-normal = Zwykły
web-contrast-more = Wysoki
web-motion = Animacje
web-motion-system = Jak w systemie
web-motion-none = Brak
web-pace = Ruchy innych
web-pace-slow = Powoli
web-pace-normal = Po kolei
web-pace-instant = Od razu
web-confirm = Pytaj przed wyborem
web-confirm-never = Nigdy
web-confirm-final = Gdy kończy moją turę lub nie da się cofnąć
web-confirm-always = Zawsze
web-two-taps = Na ekranie dotykowym wybieraj dwoma dotknięciami
web-sound = Dźwięk, gdy jest moja kolej
web-notices = Powiadomienie, gdy jest moja kolej
web-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Zmień to w jej ustawieniach.
web-shortcuts = Klawisze jednoliterowe (Q, U, H, S)

## O stronie

web-about-text = Meadhall to sala, w której ludzie i programy siadają do wymagających gier planszowych i grają według pełnych zasad. To wolne i otwarte oprogramowanie; każdy może uruchomić je u siebie.
web-about-data = Rysunki, słowa i kod są nasze. Liczby pochodzą z instrukcji i ze źródeł publicznych, a każda gra mówi, jak pewna jest każda z nich:
web-credits = Podziękowania
web-credit-icons = Ikony:
web-credit-signs = Ikony interfejsu:
web-credit-type = Czcionki:
web-credit-code = Kod: autorzy Meadhall, MIT. Zbudowano z użyciem Svelte, Fluent i qrcode-generator (MIT, Apache 2.0).
web-for-programs = Dla programów
web-for-programs-text = Wszystko, co robi ta strona, może zrobić program:

## Odmowy

web-board-broken = Nie da się narysować planszy gry { $game } ({ $why }); zamiast niej widać uproszczoną.
web-refused = Odmowa: { $why }.
web-refused-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
web-refused-unavailable = Serwer ma kłopot z bazą danych. Spróbuj jeszcze raz za chwilę.
web-refused-broken = Coś się zepsuło na serwerze. Nic się nie zmieniło; spróbuj jeszcze raz.
web-refused-malformed = Serwer nie zrozumiał strony. Wczytaj ją ponownie.
web-refused-nobody = Najpierw podaj imię.
web-refused-wrong_password = Błędna nazwa konta lub hasło.
web-refused-bad_token = Ten token już nie działa.
web-refused-not_yours = To należy do kogoś innego.
web-refused-cross_site = Żądanie przyszło z innej strony i zostało odrzucone.
web-refused-secret = Nie w trakcie gry: pokazałoby to, co ukryte.
web-refused-no_such_table = Nie ma takiego stołu. Może został zamknięty.
web-refused-no_such_game = Nie ma tu takiej gry.
web-refused-no_such_bot = Nie ma tu takiego bota.
web-refused-no_such_move = Nie ma takiego ruchu.
web-refused-no_such_page = Nie ma takiej strony.
web-refused-stale = Na to pytanie już odpowiedziano.
web-refused-illegal = Tego nie można teraz wybrać.
web-refused-barred = Tego nie można już cofnąć. Zapytaj graczy.
web-refused-seated = Już tu siedzisz.
web-refused-taken = Ktoś był szybszy: to miejsce albo ta nazwa jest zajęta.
web-refused-full = Nie ma już wolnych miejsc.
web-refused-not_running = Gra nie jest w toku.
web-refused-not_ready = Nie wszyscy potwierdzili gotowość.
web-refused-not_over = To będzie możliwe po końcu gry.
web-refused-has_started = Gra już się zaczęła.
web-refused-too_many_tables = Masz za dużo otwartych stołów. Najpierw skończ albo zamknij któryś.
web-refused-other_rules = Tę partię rozegrano według innych zasad i nie można jej tu pokazać.
web-refused-muted = Gospodarz tej sali pozwala ci grać, ale nie pisać na czacie.
web-refused-banned = Gospodarz tej sali zamknął ją przed tym kontem.
web-refused-bad_link = Ten link wygasł albo został już użyty. Poproś o nowy.
web-refused-no_such_person = Nie ma tu nikogo o tej nazwie.
web-refused-too_big = To jest za długie.
web-refused-bad_options = Gry nie można tak ustawić.
web-refused-too_fast = Za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
web-refused-not_sent = To nie zostało wysłane: połączenie było zerwane w chwili odejścia od stołu.
web-refused-no_bot = Żaden bot nie umiał odpowiedzieć. Spróbuj jeszcze raz albo zdecyduj bez niego.
web-refused-analysing = Analizowana jest już inna twoja gra. Poczekaj, aż to się skończy.
web-refused-too_hard = Obliczenie tego trwa za długo. Spróbuj jeszcze raz albo zdecyduj bez podpowiedzi.

## Lekcje

web-learn = Naucz się w pół godziny
web-lesson = Lekcja
web-lesson-again = Zacznij rozdział od nowa
web-lesson-skip = Pomiń rozdział
web-lesson-chapter = Rozdział { $at } z { $of }
web-lesson-chapters = Rozdziały
web-lesson-prepared = Do tego rozdziału przygotowano nowy stół.
web-lesson-step = krok { $at } z { $of }
web-lesson-leave = Wyjdź z lekcji
web-lesson-done = opanowane
web-lesson-learnt = Świetnie! Czas na następny rozdział?
web-lesson-learnt-all = Świetnie! Wiesz już wszystko, czego trzeba na pierwszą partię.
web-lesson-look = Zobacz, co się stało, a potem przejdź dalej przyciskiem poniżej.
web-lesson-over = Rozdział kończy się tutaj: przejdź do następnego.
web-lesson-read-first = Chwileczkę: najpierw przeczytaj, potem przejdź dalej.
web-lesson-else = Nie tym razem: wybierz to, co zaznaczone.
web-lesson-tried = { $thing }? { $said }
