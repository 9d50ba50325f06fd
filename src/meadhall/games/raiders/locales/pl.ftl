### Najeźdźcy z Północy

raiders-name = Najeźdźcy z Północy
raiders-blurb = Zwerbuj drużynę, zgromadź zapasy i płyń na północ: łup przystanie, klasztory i twierdze, by zaimponować jarlowi.
raiders-pass = Pomiń

## Opcje

raiders-setting-printing = Wydanie kart
    .text = Późniejsze wydanie zmieniło kilka kart; zasady są te same. Kto zna starsze karty, może zagrać nimi.
raiders-setting-printing-revised = Poprawione
raiders-setting-printing-first = Pierwsze (kilka kart jest innych)

## Słowa wspólne dla kilku komunikatów

raiders-said-worker = { $amount ->
    [1] czarnego robotnika
    [2] szarego robotnika
   *[4] białego robotnika
}
raiders-said-goods = { $thing_id ->
    [silver] { $amount ->
        [one] { $amount } srebrnik
        [few] { $amount } srebrniki
       *[many] { $amount } srebrników
    }
    [provisions] { $amount ->
        [one] { $amount } zapas
        [few] { $amount } zapasy
       *[many] { $amount } zapasów
    }
    [gold] { $amount ->
        [one] { $amount } złoto
       *[other] { $amount } złota
    }
    [iron] { $amount ->
        [one] { $amount } żelazo
       *[other] { $amount } żelaza
    }
   *[livestock] { $amount ->
        [one] { $amount } bydło
       *[other] { $amount } bydła
    }
}
raiders-said-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
}

## Pytania

raiders-ask-put_back = Zatrzymujesz trzy z pięciu kart. Którą odkładasz?
    .hint = Bot odłożyłby kartę: { $option }.
raiders-ask-place = Gdzie stawiasz robotnika: w wiosce czy w osadzie, którą najeżdżasz?
raiders-ask-pick_up = Z którego budynku zabierasz robotnika?
raiders-ask-hand_limit = Masz na ręce ponad 8 kart. Którą odrzucasz?
    .hint = Bot odrzuciłby kartę: { $option }.
raiders-ask-gather = { $about }: co bierzesz?
raiders-ask-draw = { $about }: czy dobierasz karty?
raiders-ask-play = { $about }: którą kartę zagrywasz?
raiders-ask-copy_building = { $about }: akcję którego budynku wykonujesz?
raiders-ask-trade = { $about }: co robisz?
raiders-ask-discard = Którą kartę odrzucasz ({ $about })?
    .hint = Bot odrzuciłby kartę: { $option }.
raiders-ask-hire = { $about_id ->
    [recruiter] Kogo werbujesz za 2 srebrniki?
    [gravedigger] Kto dołącza za darmo do drużyny?
   *[other] Kogo werbujesz?
}
raiders-ask-opponent = { $about_id ->
    [archer] Czyjego robotnika wymieniasz?
    [avenger] Twój Mściciel poległ. Kto jeszcze traci członka drużyny?
    [barbarian] Komu zabierasz łup?
    [berserker] Kto traci 1 uzbrojenie?
    [scout] Z kim wymieniasz karty?
    [warlord] Komu zabierasz srebrniki?
    [warmonger] Komu zabierasz zapasy?
   *[other] Którego przeciwnika wybierasz ({ $about })?
}
raiders-ask-take = { $about_id ->
    [silver] Ile srebra zabierasz?
   *[other] Ile zapasów zabierasz?
}
raiders-ask-rob = Który łup zabierasz?
raiders-ask-sacrifice = Kogo z drużyny oddajesz za 1 łup?
    .hint = Bot oddałby: { $option }.
raiders-ask-choose_plunder = Który łup zyskujesz?
raiders-ask-tribute = { $about }: co oddajesz?
    .hint = Bot oddałby: { $option }.
raiders-ask-swap_worker = Na robotnika z którego budynku wymieniasz tego, którego ma { $about }?
raiders-ask-swap_count = Ile kart wymienicie ({ $about } i ty)?
raiders-ask-give_card = Którą kartę oddajesz?
    .hint = Bot oddałby kartę: { $option }.
raiders-ask-return_crew = Kto z drużyny wraca na twoją rękę?
raiders-ask-draw_up_to = { $about }: ile kart dobierasz?
raiders-ask-cheap_offering = Który dar składasz, płacąc o jedną sztukę mniej?
raiders-ask-waive = Czego płacisz o jedną sztukę mniej ({ $about })?
raiders-ask-reroll = { $about }: czy rzucasz którąś kością ponownie?
raiders-ask-plunder = { $about }: które pole łupisz?
raiders-ask-mourn = Przybywa walkiria. Kogo z drużyny zabiera?
    .hint = Bot straciłby: { $option }.
raiders-ask-avenged = { $about }: kogo z drużyny tracisz?
    .hint = Bot straciłby: { $option }.

## Co się stało

raiders-told-puts_back = { $seat } odkłada: { $thing }.
raiders-told-puts_back-hidden = { $seat } odkłada kartę.
raiders-told-rolls_for_start = { $seat } rzuca o pierwszą turę: { $amount }.
raiders-told-starts = { $seat } rozpoczyna.
raiders-told-places =
    { $seat } stawia { raiders-said-worker } { $thing_id ->
        [gate_house] w Bramie
        [town_hall] w Ratuszu
        [treasury] w Skarbcu
        [barracks] w Koszarach
        [armoury] w Zbrojowni
        [mill] w Młynie
        [silversmith] w Mennicy
        [long_house] w Długim Domu
       *[other] w wiosce ({ $thing })
    }.
raiders-told-picks_up =
    { $seat } zabiera { raiders-said-worker } { $thing_id ->
        [gate_house] z Bramy
        [town_hall] z Ratusza
        [treasury] ze Skarbca
        [barracks] z Koszar
        [armoury] ze Zbrojowni
        [mill] z Młyna
        [silversmith] z Mennicy
        [long_house] z Długiego Domu
       *[other] z wioski ({ $thing })
    }.
raiders-told-gains = { $seat } zyskuje { raiders-said-goods }.
raiders-told-none_left = Zasoby są puste, więc { $seat } tego nie dostaje: { raiders-said-goods }.
raiders-told-pays = { $seat } płaci { raiders-said-goods }.
raiders-told-excess = { $seat } może zachować najwyżej 8 i zwraca { raiders-said-goods }.
raiders-told-armour = { $amount ->
    [one] { $seat } zyskuje { $amount } uzbrojenie.
   *[other] { $seat } zyskuje { $amount } uzbrojenia.
}
raiders-told-points = { $seat } zdobywa { raiders-said-points }: { $thing }.
raiders-told-draws = { $seat } dobiera: { $thing }.
raiders-told-draws-hidden = { $seat } dobiera kartę.
raiders-told-discards = { $seat } odrzuca: { $thing }.
raiders-told-reshuffled = { $amount ->
    [one] Stos kart odrzuconych staje się nową talią: { $amount } karta.
    [few] Stos kart odrzuconych staje się nową talią: { $amount } karty.
   *[many] Stos kart odrzuconych staje się nową talią: { $amount } kart.
}
raiders-told-plays = { $seat } zagrywa kartę w Ratuszu: { $thing }.
raiders-told-copies = { $seat } wykonuje akcję innego budynku: { $thing }.
raiders-told-hires = { $seat } werbuje: { $thing }.
raiders-told-dismisses = { $seat } odprawia: { $thing }.
raiders-told-returns = { $seat } bierze z powrotem na rękę: { $thing }.
raiders-told-sacrifices = { $seat } oddaje członka drużyny za łup: { $thing }.
raiders-told-loses = { $seat } traci { raiders-said-goods } (przez: { $other }).
raiders-told-loses_armour = { $amount ->
    [one] { $seat } traci { $amount } uzbrojenie (przez: { $other }).
   *[other] { $seat } traci { $amount } uzbrojenia (przez: { $other }).
}
raiders-told-takes = { $seat } zabiera { raiders-said-goods } (oddaje { $other }).
raiders-told-swaps_worker = { $seat } wymienia robotników ({ $thing }): { $other } ma teraz { raiders-said-worker }.
raiders-told-swaps_cards = { $amount ->
    [one] { $seat } i { $other } wymieniają { $amount } kartę.
    [few] { $seat } i { $other } wymieniają { $amount } karty.
   *[many] { $seat } i { $other } wymieniają { $amount } kart.
}
raiders-told-receives = { $seat } dostaje kartę: { $thing } (oddaje { $other }).
raiders-told-receives-hidden = { $seat } dostaje kartę (oddaje { $other }).
raiders-told-offers = { $seat } składa dar, za który ma { raiders-said-points }.
raiders-told-turned_up = Nowy dar: { $thing }.
raiders-told-cycled = { $amount ->
    [one] { $amount } dar trafia na spód stosu.
    [few] { $amount } dary trafiają na spód stosu.
   *[many] { $amount } darów trafia na spód stosu.
}
raiders-told-raids =
    { $seat } najeżdża { $thing_id ->
        [harbour_west] przystań zachodnią
        [harbour_middle] przystań środkową
        [harbour_east] przystań wschodnią
        [outpost_river] posterunek nad rzeką
        [outpost_east] posterunek wschodni
        [monastery_west] klasztor zachodni
        [monastery_east] klasztor wschodni
        [fortress_west] twierdzę zachodnią
        [fortress_centre] twierdzę środkową
        [fortress_east] twierdzę wschodnią
       *[other] osadę ({ $thing })
    }, stawiając tam { raiders-said-worker }.
raiders-told-rolls = { $seat } wyrzuca { $amount } ({ $thing }).
raiders-told-rerolls = { $seat } rzuca ponownie: { $amount } ({ $thing }).
raiders-told-strength = { $seat } zyskuje siłę { $amount } ({ $thing }).
raiders-told-total_strength = { $seat } atakuje z siłą { $amount }.
raiders-told-tier = { $amount ->
    [0] { $seat } ma za małą siłę, by zdobyć punkty za najazd.
   *[other] { $seat } zdobywa { raiders-said-points } za najazd.
}
raiders-told-plunders = { $seat } bierze łupy i { raiders-said-worker }.
raiders-told-dies = { $seat } oddaje walkirii członka drużyny: { $thing } (walkirie: { $amount }).
raiders-told-valkyrie_leaves = { $seat } nie ma już drużyny: walkiria odchodzi z niczym.
raiders-told-avenged = { $seat } traci członka drużyny: { $thing } (mści się { $other }).
raiders-told-ending = { $thing_id ->
    [fortresses] Zostało jedno pole twierdzy: koniec jest bliski.
    [offerings] Stos darów jest pusty: koniec jest bliski.
   *[valkyries] Na planszy nie ma już walkirii: koniec jest bliski.
}
raiders-told-last_round = Zaczyna się ostatnia runda: każdy ma jeszcze jedną turę.
raiders-told-scores = { $seat }: { raiders-said-points } ({ $thing }).
raiders-told-total = { $amount ->
    [one] { $seat } kończy z wynikiem { $amount } punktu.
   *[other] { $seat } kończy z wynikiem { $amount } punktów.
}

## Dobra, robotnicy, kości

raiders-good-silver = srebrniki
raiders-good-provisions = zapasy
raiders-good-gold = złoto
raiders-good-iron = żelazo
raiders-good-livestock = bydło
raiders-good-valkyries = walkirie
raiders-worker-black = czarny
raiders-worker-grey = szary
raiders-worker-white = biały
raiders-die = kość { $number }
raiders-draw = Dobierz karty
raiders-source-dice = z kości
raiders-source-crew = z drużyny
raiders-source-skills = z akcji drużyny
raiders-source-armour = z uzbrojenia
raiders-ending-fortresses = Zostało jedno pole twierdzy
raiders-ending-offerings = Pusty stos darów
raiders-ending-valkyries = Brak walkirii na planszy

## Wioska

raiders-building-gate_house = Brama
    .text = Dobierz 2 karty.
raiders-building-town_hall = Ratusz
    .text = Zagraj kartę z ręki dla jej akcji w Ratuszu.
raiders-building-treasury = Skarbiec
    .text = Odrzuć 1 kartę za 2 srebrniki albo 2 karty za 1 złoto.
raiders-building-barracks = Koszary
    .text = Zwerbuj kartę z ręki za jej koszt w srebrnikach. W drużynie jest miejsce dla 5; możesz najpierw kogoś odprawić.
raiders-building-armoury = Zbrojownia
    .text = Tylko szary lub biały: 1 żelazo za 2 uzbrojenia albo 2 srebrniki za 1 uzbrojenie.
raiders-building-mill = Młyn
    .text = Czarny: 1 zapas. Szary: 2 zapasy. Biały: 2 zapasy albo 1 złoto.
raiders-building-silversmith = Mennica
    .text = Czarny: 3 srebrniki. Szary lub biały: 2 srebrniki.
raiders-building-long_house = Długi Dom
    .text = Tylko szary lub biały: 1 bydło za 2 zapasy albo złożenie daru.

raiders-trade-card_silver = 1 karta za 2 srebrniki
raiders-trade-cards_gold = 2 karty za 1 złoto
raiders-trade-iron_armour = 1 żelazo za 2 uzbrojenia
raiders-trade-silver_armour = 2 srebrniki za 1 uzbrojenie
raiders-trade-livestock_provisions = 1 bydło za 2 zapasy

## Dary

raiders-offering-1 = 2 złota
    .text = 4 punkty
raiders-offering-2 = 2 żelaza
    .text = 4 punkty
raiders-offering-3 = 1 srebrnik i 3 bydła
    .text = 4 punkty
raiders-offering-4 = srebrnik, żelazo i 2 bydła
    .text = 5 punktów
raiders-offering-5 = srebrnik, złoto i 2 bydła
    .text = 5 punktów
raiders-offering-6 = złoto, żelazo i bydło
    .text = 5 punktów
raiders-offering-7 = 2 żelaza i 2 bydła
    .text = 6 punktów
raiders-offering-8 = 2 złota i 2 bydła
    .text = 6 punktów
raiders-offering-9 = 4 srebrniki
    .text = 2 punkty
raiders-offering-10 = 1 żelazo i 1 bydło
    .text = 3 punkty
raiders-offering-11 = 1 złoto i 1 bydło
    .text = 3 punkty
raiders-offering-12 = 2 srebrniki i 1 żelazo
    .text = 3 punkty
raiders-offering-13 = 2 srebrniki i 1 złoto
    .text = 3 punkty
raiders-offering-14 = 1 żelazo i 2 bydła
    .text = 4 punkty
raiders-offering-15 = 1 złoto i 2 bydła
    .text = 4 punkty
raiders-offering-16 = 1 złoto i 1 żelazo
    .text = 4 punkty

## Osady

raiders-settlement-harbour_west = Przystań zachodnia
    .text = Drużyna: 2, zapasy: 2, robotnik czarny lub szary. Zawsze 1 punkt.
raiders-settlement-harbour_middle = Przystań środkowa
    .text = Drużyna: 3, zapasy: 1, robotnik czarny lub szary. Zawsze 1 punkt.
raiders-settlement-harbour_east = Przystań wschodnia
    .text = Drużyna: 2, zapasy: 3, robotnik czarny lub szary. Zawsze 1 punkt.
raiders-settlement-outpost_river = Posterunek nad rzeką
    .text = Drużyna: 3, zapasy: 3, robotnik szary. 1 kość; siła 10: 2 punkty, 16: 4 punkty.
raiders-settlement-outpost_east = Posterunek wschodni
    .text = Drużyna: 3, zapasy: 4, robotnik szary. 1 kość; siła 8: 2 punkty, 14: 4 punkty.
raiders-settlement-monastery_west = Klasztor zachodni
    .text = Drużyna: 3, zapasy: 3, złoto: 1, robotnik szary lub biały. 2 kości; siła 12: 4 punkty, 20: 6 punktów.
raiders-settlement-monastery_east = Klasztor wschodni
    .text = Drużyna: 4, zapasy: 2, złoto: 1, robotnik szary lub biały. 2 kości; siła 14: 4 punkty, 22: 6 punktów.
raiders-settlement-fortress_west = Twierdza zachodnia
    .text = Drużyna: 5, zapasy: 3, złoto: 2, robotnik biały. 2 kości; siła 22: 7 punktów, 28: 9 punktów, 36: 12 punktów.
raiders-settlement-fortress_centre = Twierdza środkowa
    .text = Drużyna: 4, zapasy: 2, złoto: 2, robotnik biały. 2 kości; siła 18: 5 punktów, 24: 7 punktów, 32: 10 punktów.
raiders-settlement-fortress_east = Twierdza wschodnia
    .text = Drużyna: 5, zapasy: 4, złoto: 1, robotnik biały. 2 kości; siła 20: 6 punktów, 26: 8 punktów, 34: 11 punktów.

raiders-space-harbour_west = Przystań zachodnia, pole { $number }
    .text = { $number ->
        [2] 3 znaczniki i szary robotnik
       *[other] 4 znaczniki i szary robotnik
    }
raiders-space-harbour_middle = Przystań środkowa, pole { $number }
    .text = { $number ->
        [1] 3 znaczniki i szary robotnik
       *[other] 4 znaczniki i szary robotnik
    }
raiders-space-harbour_east = Przystań wschodnia, pole { $number }
    .text = { $number ->
        [2] 3 znaczniki i szary robotnik
       *[other] 4 znaczniki i szary robotnik
    }
raiders-space-outpost_river = Posterunek nad rzeką, pole { $number }
    .text = { $number ->
        [1] 3 znaczniki i biały robotnik
       *[other] 3 znaczniki i szary robotnik
    }
raiders-space-outpost_east = Posterunek wschodni, pole { $number }
    .text = { $number ->
        [1] 4 znaczniki i szary robotnik
       *[other] 3 znaczniki i biały robotnik
    }
raiders-space-monastery_west = Klasztor zachodni, pole { $number }
    .text = { $number ->
        [1] 3 znaczniki i biały robotnik
       *[other] 2 znaczniki i biały robotnik
    }
raiders-space-monastery_east = Klasztor wschodni, pole { $number }
    .text = { $number ->
        [1] 2 znaczniki i biały robotnik
       *[other] 3 znaczniki i biały robotnik
    }
raiders-space-fortress_west = Twierdza zachodnia, pole { $number }
    .text = { $number ->
        [1] 2 znaczniki i biały robotnik
       *[other] 3 znaczniki i biały robotnik
    }
raiders-space-fortress_centre = Twierdza środkowa, pole { $number }
    .text = 2 znaczniki i biały robotnik
raiders-space-fortress_east = Twierdza wschodnia, pole { $number }
    .text = { $number ->
        [1] 2 znaczniki i biały robotnik
       *[other] 3 znaczniki i biały robotnik
    }

## Mieszkańcy

raiders-card-archer = Łucznik
    .brief = Koszt 3, siła 3
    .text = { raiders-card-archer.brief }. Drużyna: 2 punkty, gdy najeżdżasz posterunek. Ratusz: wymień robotnika przeciwnika na robotnika z wioski; jego kolor musi tam pasować.
raiders-card-armourer = Płatnerz
    .brief = Koszt 3, siła 3
    .text = { raiders-card-armourer.brief }. Drużyna: siła większa o 2, gdy najeżdżasz klasztor. Ratusz: zyskaj 1 uzbrojenie.
raiders-card-avenger = Mściciel
    .brief = Koszt 3, siła 3
    .text = { raiders-card-avenger.brief }. Drużyna: jeśli zginie, wskazany przez ciebie przeciwnik też traci członka drużyny, którego sam wybiera. Ratusz: każdy przeciwnik traci 1 srebrnik.
raiders-card-barbarian = Barbarzyńca
    .brief = Koszt 3, siła 3
    .text = { raiders-card-barbarian.brief }. Drużyna: siła większa o 2, gdy najeżdżasz twierdzę. Ratusz: zabierz przeciwnikowi 1 wybrany łup.
raiders-card-berserker = Berserker
    .brief = Koszt 3, siła 4
    .text = { raiders-card-berserker.brief }. Drużyna: jeśli zginie, wraca na twoją rękę. Ratusz: przeciwnik traci 1 uzbrojenie.
raiders-card-brawler = Zabijaka
    .brief = Koszt 2, siła 2
    .text = { raiders-card-brawler.brief }. Drużyna: podczas najazdu możesz rzucić jedną kością ponownie. Ratusz: oddaj członka drużyny, aby zyskać 1 wybrany łup.
raiders-card-brynjar = Brynjar
    .brief = Koszt 4, siła 4
    .text = { raiders-card-brynjar.brief }. Bohater: tylko jeden w drużynie, bez akcji w Ratuszu. Drużyna: podczas najazdu siła większa o 1 za każde 3 twoje uzbrojenia.
raiders-card-cartographer = Kartograf
    .brief = Koszt 1, siła 0
    .text = { raiders-card-cartographer.brief }. Drużyna: najazd na twierdzę kosztuje cię o 1 złoto mniej. Ratusz: zapłać 2 zapasy (pierwsze wydanie: 1), aby zyskać 1 złoto.
raiders-card-champion = Czempion
    .brief = Koszt 4, siła 4
    .text = { raiders-card-champion.brief }. Drużyna: 3 punkty na koniec gry. Ratusz: każdy przeciwnik traci 1 zapas.
raiders-card-folke = Folke
    .brief = Koszt 4, siła 3
    .text = { raiders-card-folke.brief }. Bohater: tylko jeden w drużynie, bez akcji w Ratuszu. Drużyna: podczas najazdu siła większa o 1 za każdego innego członka twojej drużyny.
raiders-card-forager = Zbieraczka
    .brief = Koszt 1, siła 0
    .text = { raiders-card-forager.brief }. Drużyna: o 1 zapas więcej, gdy bierzesz zapasy w Młynie. Ratusz: zyskaj 2 zapasy.
raiders-card-gatekeeper = Odźwierny
    .brief = Koszt 3, siła 2
    .text = { raiders-card-gatekeeper.brief }. Drużyna: w Bramie dobierasz o 1 kartę więcej. Ratusz: dobierz do 3 kart (pierwsze wydanie: dokładnie 3).
raiders-card-gravedigger = Grabarz
    .brief = Koszt 1, siła 0
    .text = { raiders-card-gravedigger.brief }. Drużyna: jeśli zginie, zyskujesz 1 złoto. Ratusz: członek drużyny wraca na twoją rękę, a inna karta z ręki może dołączyć do drużyny za darmo.
raiders-card-huntsman = Łowczy
    .brief = Koszt 1, siła 1
    .text = { raiders-card-huntsman.brief }. Drużyna: najazd na posterunek kosztuje cię o 1 zapas mniej. Ratusz: zyskaj 1 zapas i 1 srebrnik.
raiders-card-jeweller = Jubiler
    .brief = Koszt 1, siła 0
    .text = { raiders-card-jeweller.brief }. Drużyna: o 1 srebrnik więcej w Mennicy. Ratusz: zapłać 2 srebrniki, aby zyskać 1 złoto.
raiders-card-marauder = Maruder
    .brief = Koszt 2, siła 2
    .text = { raiders-card-marauder.brief }. Drużyna: 1 punkt, gdy najeżdżasz posterunek. Ratusz: zapłać 1 bydło, aby zyskać 1 złoto.
raiders-card-mercenary = Najemnik
    .brief = Koszt 4, siła 4
    .text = { raiders-card-mercenary.brief }. Drużyna: jeśli zginie, zdobywasz 1 punkt. Ratusz: każdy przeciwnik oddaje ci 1 srebrnik albo 1 zapas, jak woli.
raiders-card-merchant = Kupiec
    .brief = Koszt 1 (pierwsze wydanie: 2), siła 0
    .text = { raiders-card-merchant.brief }. Drużyna: na koniec gry 1 punkt za każde twoje bydło. Ratusz: wykonaj akcję innego budynku, który przyjmuje twojego robotnika i nie był użyty w tej turze.
raiders-card-ragnhildr = Ragnhildr
    .brief = Koszt 4, siła 4
    .text = { raiders-card-ragnhildr.brief }. Bohaterka: tylko jedna w drużynie, bez akcji w Ratuszu. Drużyna: podczas najazdu siła większa o 1 za każde 2 walkirie, które zabrały kogoś z twojej drużyny.
raiders-card-recruiter = Werbownik
    .brief = Koszt 2, siła 1
    .text = { raiders-card-recruiter.brief }. Drużyna: w Koszarach werbujesz o 1 srebrnik taniej. Ratusz: zwerbuj kartę z ręki za 2 srebrniki, bez względu na jej koszt.
raiders-card-sage = Mędrzec
    .brief = Koszt 2, siła 0 (pierwsze wydanie: 1)
    .text = { raiders-card-sage.brief }. Drużyna: jedna akcja więcej w Długim Domu. Ratusz: odkryte dary trafiają na spód stosu, a na ich miejsce odkrywa się nowe.
raiders-card-scout = Zwiadowca
    .brief = Koszt 2, siła 2
    .text = { raiders-card-scout.brief }. Drużyna: najazd na klasztor kosztuje cię o 1 zapas mniej. Ratusz: wskaż przeciwnika i liczbę; każde z was oddaje drugiemu tyle kart z ręki, wybranych w tajemnicy.
raiders-card-shieldmaiden = Tarczowniczka
    .brief = Koszt 3, siła 3
    .text = { raiders-card-shieldmaiden.brief }. Drużyna: 1 punkt, gdy najeżdżasz klasztor. Ratusz: zapłać 1 bydło, aby zyskać 1 żelazo.
raiders-card-trader = Handlarz
    .brief = Koszt 2 (pierwsze wydanie: 3), siła 0
    .text = { raiders-card-trader.brief }. Drużyna: na koniec gry 1 punkt za każdy złożony przez ciebie dar. Ratusz: złóż dar, płacąc o jedną sztukę mniej.
raiders-card-warlord = Watażka
    .brief = Koszt 4, siła 3
    .text = { raiders-card-warlord.brief }. Drużyna: 2 punkty na koniec gry. Ratusz: zabierz przeciwnikowi do 2 srebrników.
raiders-card-warmonger = Podżegacz
    .brief = Koszt 3, siła 3
    .text = { raiders-card-warmonger.brief }. Drużyna: 1 punkt, gdy najeżdżasz przystań. Ratusz: zabierz przeciwnikowi do 2 zapasów (pierwsze wydanie: dokładnie 1).

## Ci sami mieszkańcy, zwerbowani

raiders-crew-archer = { raiders-card-archer } (drużyna)
    .brief = { raiders-card-archer.brief }
    .text = { raiders-card-archer.text }
raiders-crew-armourer = { raiders-card-armourer } (drużyna)
    .brief = { raiders-card-armourer.brief }
    .text = { raiders-card-armourer.text }
raiders-crew-avenger = { raiders-card-avenger } (drużyna)
    .brief = { raiders-card-avenger.brief }
    .text = { raiders-card-avenger.text }
raiders-crew-barbarian = { raiders-card-barbarian } (drużyna)
    .brief = { raiders-card-barbarian.brief }
    .text = { raiders-card-barbarian.text }
raiders-crew-berserker = { raiders-card-berserker } (drużyna)
    .brief = { raiders-card-berserker.brief }
    .text = { raiders-card-berserker.text }
raiders-crew-brawler = { raiders-card-brawler } (drużyna)
    .brief = { raiders-card-brawler.brief }
    .text = { raiders-card-brawler.text }
raiders-crew-brynjar = { raiders-card-brynjar } (drużyna)
    .brief = { raiders-card-brynjar.brief }
    .text = { raiders-card-brynjar.text }
raiders-crew-cartographer = { raiders-card-cartographer } (drużyna)
    .brief = { raiders-card-cartographer.brief }
    .text = { raiders-card-cartographer.text }
raiders-crew-champion = { raiders-card-champion } (drużyna)
    .brief = { raiders-card-champion.brief }
    .text = { raiders-card-champion.text }
raiders-crew-folke = { raiders-card-folke } (drużyna)
    .brief = { raiders-card-folke.brief }
    .text = { raiders-card-folke.text }
raiders-crew-forager = { raiders-card-forager } (drużyna)
    .brief = { raiders-card-forager.brief }
    .text = { raiders-card-forager.text }
raiders-crew-gatekeeper = { raiders-card-gatekeeper } (drużyna)
    .brief = { raiders-card-gatekeeper.brief }
    .text = { raiders-card-gatekeeper.text }
raiders-crew-gravedigger = { raiders-card-gravedigger } (drużyna)
    .brief = { raiders-card-gravedigger.brief }
    .text = { raiders-card-gravedigger.text }
raiders-crew-huntsman = { raiders-card-huntsman } (drużyna)
    .brief = { raiders-card-huntsman.brief }
    .text = { raiders-card-huntsman.text }
raiders-crew-jeweller = { raiders-card-jeweller } (drużyna)
    .brief = { raiders-card-jeweller.brief }
    .text = { raiders-card-jeweller.text }
raiders-crew-marauder = { raiders-card-marauder } (drużyna)
    .brief = { raiders-card-marauder.brief }
    .text = { raiders-card-marauder.text }
raiders-crew-mercenary = { raiders-card-mercenary } (drużyna)
    .brief = { raiders-card-mercenary.brief }
    .text = { raiders-card-mercenary.text }
raiders-crew-merchant = { raiders-card-merchant } (drużyna)
    .brief = { raiders-card-merchant.brief }
    .text = { raiders-card-merchant.text }
raiders-crew-ragnhildr = { raiders-card-ragnhildr } (drużyna)
    .brief = { raiders-card-ragnhildr.brief }
    .text = { raiders-card-ragnhildr.text }
raiders-crew-recruiter = { raiders-card-recruiter } (drużyna)
    .brief = { raiders-card-recruiter.brief }
    .text = { raiders-card-recruiter.text }
raiders-crew-sage = { raiders-card-sage } (drużyna)
    .brief = { raiders-card-sage.brief }
    .text = { raiders-card-sage.text }
raiders-crew-scout = { raiders-card-scout } (drużyna)
    .brief = { raiders-card-scout.brief }
    .text = { raiders-card-scout.text }
raiders-crew-shieldmaiden = { raiders-card-shieldmaiden } (drużyna)
    .brief = { raiders-card-shieldmaiden.brief }
    .text = { raiders-card-shieldmaiden.text }
raiders-crew-trader = { raiders-card-trader } (drużyna)
    .brief = { raiders-card-trader.brief }
    .text = { raiders-card-trader.text }
raiders-crew-warlord = { raiders-card-warlord } (drużyna)
    .brief = { raiders-card-warlord.brief }
    .text = { raiders-card-warlord.text }
raiders-crew-warmonger = { raiders-card-warmonger } (drużyna)
    .brief = { raiders-card-warmonger.brief }
    .text = { raiders-card-warmonger.text }

## Punktacja

raiders-score-raids = Punkty w trakcie gry
raiders-score-valkyries = Walkirie
raiders-score-armour = Uzbrojenie
raiders-score-offerings = Dary
raiders-score-crew = Drużyna
raiders-score-plunder = Łupy
raiders-tie-valkyries = Miejsce na torze walkirii
raiders-tie-armour = Miejsce na torze uzbrojenia

## Stół

raiders-sheet-players = Gracze
raiders-sheet-village = Wioska
raiders-sheet-settlements = Osady
raiders-sheet-offerings = Dary
raiders-sheet-table = Stół
raiders-column-seat = Gracz
raiders-column-score = Wynik
raiders-column-points = Punkty
raiders-column-worker = Robotnik
raiders-column-silver = Srebrniki
raiders-column-provisions = Zapasy
raiders-column-gold = Złoto
raiders-column-iron = Żelazo
raiders-column-livestock = Bydło
raiders-column-armour = Uzbrojenie
raiders-column-valkyries = Walkirie
raiders-column-cards = Karty
raiders-column-crew = Drużyna
raiders-column-offerings = Dary
raiders-column-building = Budynek
raiders-column-settlement = Osada
raiders-column-admits = Przyjmuje
raiders-column-dice = Kości
raiders-column-tiers = Siła→punkty
raiders-column-spaces = Pozostałe pola
raiders-column-offering = Dar
raiders-column-cost = Koszt
raiders-label-turn = Tura
raiders-label-supply = Zasoby ogólne
raiders-label-deck = Karty w talii
raiders-label-stack = Dary w stosie
raiders-label-discard = Karty odrzucone
raiders-label-hand = Karty na ręce
raiders-label-aside = Karty odłożone na bok
raiders-label-put_back = Twoje karty pod talią
raiders-label-known_hand = Znane karty na ręce
raiders-label-last_raid = Ostatni najazd
raiders-label-strength = Siła
raiders-label-raid_points = Punkty za najazd
raiders-label-ending = Koniec jest bliski
raiders-label-turns_left = Pozostałe tury wszystkich graczy

## Na stronie

raiders-column-strength = Siła
raiders-label-end = Koniec
    .text = Ostatnia runda zaczyna się, gdy zostaje jedno pole twierdzy, stos darów jest pusty albo na planszy nie ma już walkirii.
raiders-track-armour = Tor uzbrojenia
    .text = Uzbrojenie dodaje się do twojej siły w najazdach. Na koniec 3 uzbrojenia dają 2 punkty, 6 daje 4, a 9 daje 6.
raiders-track-valkyries = Tor walkirii
    .text = Jeden krok za każdego członka twojej drużyny, którego zabrała walkiria. Na koniec daje do 15 punktów.
raiders-page-worker = { $amount ->
    [1] czarny robotnik
    [2] szary robotnik
   *[4] biały robotnik
}
raiders-page-map = Wioska i wybrzeże
raiders-page-excess = Możesz zachować najwyżej { $count }: pod koniec tury zwrócisz { $amount } ({ $good }).
raiders-page-dismiss = Najpierw kogoś odpraw…
raiders-page-dismiss-whom = Kogo odprawiasz? Zaraz potem werbujesz kogoś innego.
raiders-page-roll = Rzuć!
raiders-page-dice = kości
raiders-page-lacks = { $amount ->
    [1] brakuje
   *[other] brakuje
}
raiders-page-no-reroll = bez ponownego rzutu kością
raiders-page-can-raid = Możesz już najechać osadę: po punkty, łupy i robotnika, który tam czeka. Zajmie to całą turę, więc warto czekać, jeśli trochę pracy da wkrótce lepszy najazd.
raiders-page-offering = Dar, { raiders-said-points }
raiders-page-figures = { $name } (koszt { $cost }, siła { $strength })
raiders-page-crew = Twoja drużyna
raiders-page-no-cards = Brak kart
raiders-page-no-crew = Werbuj mieszkańców w Koszarach.
raiders-page-strength = Siła drużyny i uzbrojenia
raiders-page-townsfolk = Mieszkańcy
raiders-page-card-key = Koszt jest u góry po lewej, siła pod nim lub obok. W dolnej połowie po lewej: co karta robi w twojej drużynie, po prawej: co robi w Ratuszu.
raiders-page-sign-plunder = Łupy
raiders-page-sign-harbour = Przystań
raiders-page-sign-outpost = Posterunek
raiders-page-sign-monastery = Klasztor
raiders-page-sign-fortress = Twierdza
raiders-page-sign-killed = Po śmierci
raiders-page-sign-end = Na koniec gry
raiders-page-sign-one = Jeden przeciwnik
raiders-page-sign-all = Wszyscy przeciwnicy
raiders-page-sign-again = Jeszcze raz lub wymiana
raiders-page-sign-swap = Wymiana kart
raiders-page-sign-back = Powrót na rękę
raiders-page-sign-village = Dowolny budynek
raiders-page-sign-hero = Bohater
raiders-page-fortress-spaces = Pozostałe pola twierdz
raiders-page-valkyries = Walkirie na planszy
raiders-page-you-have = Masz
raiders-page-reached = osiągnięta
raiders-page-out-of-reach = poza zasięgiem
raiders-page-dice-needed = { $amount } na kościach
raiders-page-your-strength = { $dice ->
    [one] Masz tu siłę { $strength }, zanim rzucisz { $dice } kością.
   *[other] Masz tu siłę { $strength }, zanim rzucisz { $dice } kośćmi.
}

## Odmowy

raiders-why-occupied = Stoi tam już robotnik.
raiders-why-colour = Robotnik tego koloru nie ma tam wstępu.
raiders-why-no_worker = Nie stoi tam żaden robotnik.
raiders-why-just_placed = Właśnie tam stanął twój robotnik.
raiders-why-plundered = Wszystko już tam złupiono.
raiders-why-crew = Twoja drużyna jest za mała.
raiders-why-provisions = Masz za mało zapasów.
raiders-why-gold = Masz za mało złota.
raiders-why-silver = Masz za mało srebrników.
raiders-why-goods = Nie masz wszystkiego, co to kosztuje.
raiders-why-no_gold_left = W zasobach nie ma już złota: ta karta nic nie da.
raiders-why-no_gain = Nie ma tu czego zyskać: masz już maksimum albo zasób ogólny jest pusty.
raiders-why-price = Nie możesz za to zapłacić albo nie ma tu czego zyskać.
raiders-why-hero_plays_not = Bohaterowie nie mają akcji w Ratuszu.
raiders-why-crew_full = Drużyna jest pełna: najpierw kogoś odpraw.
raiders-why-one_hero = W drużynie jest miejsce tylko dla jednego bohatera.

## Zasady w skrócie

raiders-goes-1 = Postaw robotnika w wiosce i wykonaj akcję budynku.
raiders-goes-2 = Zabierz innego robotnika i wykonaj także tamtą akcję.
raiders-goes-3 = Tak zbierasz drużynę, zapasy i uzbrojenie.
raiders-goes-4 = Potem najedź osadę: drużyna i kości decydują o punktach, a łupy są twoje.
raiders-goes-5 = Na koniec liczą się dary, walkirie, uzbrojenie i złoto.

raiders-rules-1 = Zaimponuj jarlowi: zdobądź najwięcej punktów, najeżdżając osady, spotykając walkirie, składając dary i gromadząc łupy. Każdą turę zaczynasz i kończysz z jednym robotnikiem w ręku.
    .title = Cel gry
raiders-rules-2 = Postaw robotnika w wolnym budynku wioski i wykonaj jego akcję; potem zabierz robotnika z innego budynku i wykonaj również tamtą akcję. Akcję możesz pominąć, a każdego budynku używasz raz w turze. Szarzy i biali robotnicy, zdobywani w najazdach, dają więcej w Młynie, a mniej w Mennicy; Zbrojownia i Długi Dom przyjmują tylko ich.
    .title = Praca
raiders-rules-3 = Karta mieszkańca ma dwa zastosowania: zwerbowana w Koszarach dołącza do drużyny i działa na twoją korzyść; zagrana w Ratuszu zostaje odrzucona dla jednej akcji. Drużyna liczy najwyżej 5 członków, w tym jednego bohatera.
    .title = Mieszkańcy
raiders-rules-4 = Zamiast pracować możesz najechać osadę: potrzebujesz robotnika właściwego koloru, dość licznej drużyny i zapasów, a dalej na północy także złota. Robotnik zostaje tam na stałe. Przystań jest zawsze warta 1 punkt; gdzie indziej rzucasz kośćmi i dodajesz siłę drużyny, jej akcje i uzbrojenie: im wyższa suma, tym więcej punktów. Potem bierzesz to, co leży na jednym z pól, wraz z czekającym tam robotnikiem.
    .title = Najazd
raiders-rules-5 = Każda walkiria wśród łupów zabiera wybranego przez ciebie członka drużyny i przesuwa cię w górę toru walkirii. Walkirie, dla których nie ma już nikogo w drużynie, nic nie dają.
    .title = Walkirie
raiders-rules-6 = Na koniec swojej tury zachowujesz najwyżej 8 srebrników, 8 zapasów i 8 kart. Łupy nie mają limitu; uzbrojenie kończy się na 10. Zasoby są ograniczone: czego nie ma, tego nie można zyskać.
    .title = Limity
raiders-rules-7 = Gdy zostanie tylko jedno pole twierdzy, skończy się stos darów albo na planszy nie będzie walkirii, po bieżącej turze każdy ma jeszcze jedną. Potem punktują walkirie (do 15), uzbrojenie (2 punkty za 3, 4 za 6, 6 za 9), dary i drużyna; złoto, żelazo i każda para bydła to po punkcie. Remis wygrywa ten, kto jest dalej na torze walkirii, a potem na torze uzbrojenia; jeśli i to nie rozstrzyga, wygrana jest wspólna.
    .title = Koniec

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

raiders-have-points = { $amount ->
    [one] { $sign }{ $amount } punkt
    [few] { $sign }{ $amount } punkty
   *[other] { $sign }{ $amount } punktów
}
raiders-have-silver = { $amount ->
    [one] { $sign }{ $amount } srebrnik
    [few] { $sign }{ $amount } srebrniki
   *[other] { $sign }{ $amount } srebrników
}
raiders-have-provisions = { $amount ->
    [one] { $sign }{ $amount } zapas
    [few] { $sign }{ $amount } zapasy
   *[other] { $sign }{ $amount } zapasów
}
raiders-have-gold = { $amount ->
    [one] { $sign }{ $amount } złoto
    [few] { $sign }{ $amount } złota
   *[other] { $sign }{ $amount } złota
}
raiders-have-iron = { $amount ->
    [one] { $sign }{ $amount } żelazo
    [few] { $sign }{ $amount } żelaza
   *[other] { $sign }{ $amount } żelaza
}
raiders-have-livestock = { $amount ->
    [one] { $sign }{ $amount } bydło
    [few] { $sign }{ $amount } bydła
   *[other] { $sign }{ $amount } bydła
}
raiders-have-armour = { $amount ->
    [one] { $sign }{ $amount } uzbrojenie
    [few] { $sign }{ $amount } uzbrojenia
   *[other] { $sign }{ $amount } uzbrojenia
}
raiders-have-crew = { $amount ->
    [one] { $sign }{ $amount } członek drużyny
    [few] { $sign }{ $amount } członków drużyny
   *[other] { $sign }{ $amount } członków drużyny
}
raiders-have-strength = { $sign }{ $amount } do siły drużyny
raiders-have-cards = { $amount ->
    [one] { $sign }{ $amount } karta na ręce
    [few] { $sign }{ $amount } karty na ręce
   *[other] { $sign }{ $amount } kart na ręce
}
raiders-have-valkyries = { $amount ->
    [one] { $sign }{ $amount } walkiria
    [few] { $sign }{ $amount } walkirie
   *[other] { $sign }{ $amount } walkirii
}
raiders-have-offerings = { $amount ->
    [one] { $sign }{ $amount } dar
    [few] { $sign }{ $amount } dary
   *[other] { $sign }{ $amount } darów
}

raiders-hope-plunder = Łupy
raiders-hope-supplies = Zasoby i uzbrojenie
raiders-hope-crew = Drużyna
raiders-hope-hand = Karty na ręce
raiders-hope-hire = Kolejny werbunek
raiders-hope-offering = Kolejny dar
raiders-hope-raid = Kolejny najazd
raiders-hope-end = Bliższy koniec gry
raiders-hope-fortress = Gotowość do następnej twierdzy
raiders-hope-valkyries = Nadchodzące walkirie
raiders-hope-points = Same punkty

raiders-reason-cannot_win = nie da punktów: siła najwyżej { $amount }, a trzeba { $other }
raiders-reason-strength = siła od { $amount } do { $other }, zależnie od kości
raiders-reason-sure =
    na pewno { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[other] { $amount } punktów
    } przy każdym rzucie
raiders-reason-chance = { $amount }% szans na { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[other] { $other } punktów
}
raiders-reason-valkyries = { $amount ->
    [one] { $amount } walkiria: w drużynie zostaje { $other }
    [few] { $amount } walkirie: w drużynie zostaje { $other }
   *[other] { $amount } walkirii: w drużynie zostaje { $other }
}
raiders-reason-least_valkyries = { $amount ->
    [one] przyjdzie co najmniej { $amount } walkiria, a w drużynie masz { $other }
    [few] przyjdą co najmniej { $amount } walkirie, a w drużynie masz { $other }
   *[other] przyjdzie co najmniej { $amount } walkirii, a w drużynie masz { $other }
}
raiders-reason-next_worker = na następną turę masz { $amount ->
    [1] czarnego robotnika
    [2] szarego robotnika
   *[4] białego robotnika
}
raiders-reason-no_valkyries = bez walkirii: w drużynie zostaje { $amount }
raiders-reason-taken = walkiria zabiera kogoś: koszt { $amount }, siła { $other }
raiders-reason-no_gold_left = w zasobach nie ma już złota dla tej karty
raiders-reason-paid = zapłacone łupy same dałyby na koniec { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
}
raiders-reason-highest = siła { $amount } daje już najwięcej punktów
raiders-reason-no_better = ponowny rzut jedną kością nie da więcej punktów
raiders-reason-fewer = { $amount }% szans na spadek do { $other ->
    [one] { $other } punktu
   *[other] { $other } punktów
}
raiders-reason-safe = punktów nie można na tym stracić
raiders-reason-missing = siła większa o { $amount } dałaby { $other ->
    [one] { $other } punkt
    [few] { $other } punkty
   *[other] { $other } punktów
}
raiders-reason-folk = oddajesz kartę: koszt { $amount }, siła { $other }

# What matters about each question, for those who play their first games.

raiders-matters-put_back = Każdą kartę można zwerbować za srebrniki albo zagrać w Ratuszu; masz 2 srebrniki, a karty dobierzesz i później.
raiders-matters-place = W wiosce działasz dwa razy, stawiając robotnika i zabierając innego; najazd to cała tura.
raiders-matters-pick_up = Zabrany robotnik zostaje z tobą na następną turę: od jego koloru zależy, dokąd możesz go posłać.
raiders-matters-hand_limit = Kart ponad osiem nie zatrzymasz: zostaw silne albo takie, na które zaraz cię stać.
raiders-matters-gather = { $about_id ->
    [silversmith] Za srebrniki werbujesz ludzi i kupujesz uzbrojenie; zachowasz najwyżej 8.
   *[other] Zapasy żywią najazdy, zachowasz ich najwyżej 8; złoto otwiera klasztory i twierdze, płaci się nim też za dary.
}
raiders-matters-draw = Więcej kart to większy wybór ludzi do drużyny i do Ratusza.
raiders-matters-play = Karta zagrana tutaj działa od razu i przepada; zwerbowana walczyłaby w najazdach.
raiders-matters-copy_building = Wybierz akcję, której teraz nie da ci żaden wolny budynek.
raiders-matters-trade = Co oddasz, przepada: wymień to, co zbędne, na to, czego brakuje do najazdu, werbunku lub daru.
raiders-matters-discard = To cena: odrzuć kartę, której najmniej ci będzie brakować.
raiders-matters-hire = Do najazdu trzeba najpierw drużyny: dość licznej, by w ogóle ruszyć, i silnej, by zdobyć punkty.
raiders-matters-opponent = Uderz w tego, kogo to najbardziej zaboli, albo w prowadzącego.
raiders-matters-take = Co zabierzesz, tego zabraknie rywalowi w następnej turze.
raiders-matters-rob = Złoto i żelazo dają po punkcie, bydło punkt za parę; wszystkim można zapłacić za dary.
raiders-matters-sacrifice = Słaby członek drużyny bywa wart mniej niż łup, ale w najazdach liczy się też liczebność.
raiders-matters-choose_plunder = Weź to, czego brakuje do daru, albo złoto na klasztory i twierdze.
raiders-matters-tribute = Coś musisz oddać: niech to będzie to, co najmniej przyda się za chwilę.
raiders-matters-swap_worker = Kolor, który zostawisz rywalowi, decyduje, dokąd może on pójść.
raiders-matters-swap_count = Wymieniasz w ciemno: więcej kart to większe szanse i ryzyko dla obu stron.
raiders-matters-give_card = Ta karta zagra przeciw tobie: oddaj taką, która mało dałaby tobie i niewiele da rywalowi.
raiders-matters-return_crew = Karta wróci na rękę do zagrania lub ponownego werbunku; drużyna się zmniejszy.
raiders-matters-draw_up_to = Karty są teraz darmowe, ale na końcu tury wszystko ponad osiem przepada.
raiders-matters-cheap_offering = Dary to pewne punkty, a tu są tańsze; gdy skończy się ich stos, skończy się i gra.
raiders-matters-waive = Zachowaj zasób, którego wymaga inny dar.
raiders-matters-reroll = Jedną kością możesz rzucić ponownie: warto, jeśli da się sięgnąć następnego progu punktów.
raiders-matters-plunder = Bierzesz wszystko, co tam leży, i robotnika; każda walkiria zabiera kogoś z drużyny.
raiders-matters-mourn = Poległy przesuwa cię na torze walkirii: strać tego, kto najmniej przyda się w następnym najeździe.
raiders-matters-avenged = Ktoś musi odejść: zachowaj liczebność i siłę na kolejny najazd.

## Lekcje

raiders-lesson-village = Tura w wiosce
raiders-lesson-village-aim = Prowadzisz drużynę wikingów i chcesz zaimponować jarlowi: wygrywa, kto zdobędzie najwięcej punktów. Najpierw praca w wiosce, potem najazdy.
raiders-lesson-village-put_back = Z 5 mieszkańców zatrzymujesz 3, aby ich później zwerbować: karta pokazuje cenę w srebrnikach i siłę. Zaczynasz z 2 srebrnikami, więc odłóż Watażkę, który kosztuje 4, i Zbieraczkę, która nie ma siły.
    .else = Ten jest wart swojej ceny. Odłóż Watażkę i Zbieraczkę.
raiders-lesson-village-place = Turę zawsze zaczynasz z jednym robotnikiem w ręku. Postaw go w Młynie i weź zapasy na podróż.
    .else = To też dobry budynek, ale z pustym brzuchem się nie wypływa: wybierz Młyn.
raiders-lesson-village-pick_up = Teraz druga połowa tury: zabierz robotnika z innego budynku i użyj także tamtego. Weź tego z Mennicy.
    .else = Wolno zabrać każdego innego robotnika. Tym razem weź srebro: Mennica.
raiders-lesson-village-turn = To cała tura pracy: dwa budynki i znowu robotnik w ręku. Postawiony robotnik blokuje budynek, dopóki ktoś go nie zabierze.
raiders-lesson-village-limits = Na koniec tury możesz zachować 8 srebrników, 8 zapasów i 8 kart; nadmiar wraca do zasobów. Te zasoby, skrzynia na planszy, też są ograniczone: czego w nich nie ma, tego nie zyskasz.

raiders-lesson-hire = Zwerbuj drużynę
raiders-lesson-hire-crew = Najazd wymaga drużyny, a werbuje się ją w Koszarach. Każda karta pokazuje cenę w srebrze i siłę.
raiders-lesson-hire-place = Masz srebro do wydania: postaw robotnika w Koszarach.
    .else = Najpierw drużyna: Koszary.
raiders-lesson-hire-who = Zwerbuj Łucznika za 3 srebrniki: ma siłę 3 i daje dodatkowe punkty za najazd na posterunek. Drużyna liczy najwyżej 5 członków.
    .else = Łucznik daje 2 punkty więcej za każdy najechany posterunek. Wróć, jeśli coś innego jest otwarte, i zwerbuj go.
raiders-lesson-hire-cards = Teraz zabierz robotnika z Bramy i dobierz 2 nowe karty.
    .else = Kończą ci się mieszkańcy: Brama przyniesie nowych.
raiders-lesson-hire-uses = Każda karta ma dwa zastosowania: zwerbowana zostaje i pomaga w najazdach; zagrana w Ratuszu działa raz i znika. Wybieraj mądrze.
raiders-lesson-hire-signs = Lewa połowa karty mówi, co robi ona w drużynie, prawa, co robi w Ratuszu. Znak osady lub budynku znaczy: właśnie tam, nagrobek: po śmierci, klepsydra: na koniec gry.
raiders-lesson-hire-heroes = Są też bohaterowie, z koroną zamiast akcji Ratusza: w drużynie może być tylko jeden. Przed werbunkiem można kogoś odprawić, a przy 5 osobach trzeba; jego karta zostaje odrzucona.
raiders-lesson-hire-spare = Na zbędne karty są dwa sposoby: Ratusz da ci akcję jednej z nich, a Skarbiec 2 srebrniki za 1 kartę albo 1 złoto za 2 karty.

raiders-lesson-raid = Najedź przystań
raiders-lesson-raid-needs = Zamiast pracować można najeżdżać. Znaki pod nazwą mówią, czego wymaga ta przystań: czarnego lub szarego robotnika, 3 członków drużyny i 1 zapasu, a ty masz to wszystko.
raiders-lesson-raid-sail = Postaw robotnika w zaznaczonej przystani. Kosztuje to zapasy, a kośćmi się nie rzuca: sama przystań to zawsze 1 punkt, a karty mogą dodać więcej.
    .else = Dość pracy na razie: najedź przystań.
raiders-lesson-raid-plunder = Teraz weź łupy z jednego pola: każde złoto, każde żelazo i każde 2 bydła to punkt, od razu doliczany do wyniku. Wybierz to, na którym jest 1 złoto, 2 żelaza i 1 bydło.
    .else = Każde żelazo to punkt albo 2 uzbrojenia w Zbrojowni: wybierz pole z 2 żelazami.
raiders-lesson-raid-worker = Twój czarny robotnik zostaje tam, ale z łupami przybył szary. Szarzy mogą wejść do Zbrojowni i Długiego Domu oraz najeżdżać posterunki; z Młyna biorą 2 zapasy, ale z Mennicy tylko 2 srebrniki.
raiders-lesson-raid-colours = Kolor robotnika mówi, co może najeżdżać: czarny tylko przystanie, szary przystanie, posterunki i klasztory, biały klasztory i twierdze. Białych zdobywa się na posterunkach, w klasztorach i w twierdzach.

raiders-lesson-dice = Najazd z kośćmi
raiders-lesson-dice-strength = Wschodni klasztor się broni, więc liczy się siła: drużyna ma 8, a do tego dochodzą dwie kości. Tabela pod nazwą pokazuje punkty: 14 daje 4, 22 daje 6.
raiders-lesson-dice-faces = Na kości są 2, 3, 3, 4, 4 i 5, więc dwie kości dodają od 4 do 10. Z siłą 8 masz co najmniej 12, a najwyżej 18: 14 jest prawdopodobne.
raiders-lesson-dice-roll = Ten najazd wymaga szarego lub białego robotnika i 4 osób w drużynie, a kosztuje 2 zapasy i 1 złoto. Najedź i rzuć kośćmi.
    .else = Tym razem wschodni klasztor: kosztuje o 1 zapas mniej i nikt nie zginie. W zachodnim 4 punkty są pewne, ale walkiria zabierze kogoś z drużyny.
raiders-lesson-dice-plunder = Suma 17 dała 4 punkty; poniżej 14 byłyby tylko punkty, które dają tam karty drużyny, ale łupy te same. Weź pole z żelazem i bydłem: przyda się na uzbrojenie i dary.
    .else = Weź drugie pole, z żelazem i bydłem.
raiders-lesson-dice-armour = W Zbrojowni 1 żelazo daje 2 uzbrojenia, a 2 srebrniki 1: jedna wymiana na wizytę, razem najwyżej 10. Każde uzbrojenie dodaje 1 siły w dalszych najazdach, a na koniec 3 dają 2 punkty, 6 daje 4, a 9 daje 6.

raiders-lesson-offerings = Złóż dar
raiders-lesson-offerings-why = Na koniec łupy są warte niewiele, ale jarl już teraz ceni je wyżej: jako dary. Dary składa się w Długim Domu szarymi lub białymi robotnikami.
raiders-lesson-offerings-place = Twój robotnik może wejść: postaw go w Długim Domu.
    .else = Dar można złożyć tylko w Długim Domu.
raiders-lesson-offerings-offer = Wyłożone są trzy dary, każdy może je złożyć, a wizyta w Długim Domu pozwala na jeden. Wybierz zaznaczony: kosztuje 1 srebrnik, 1 złoto i 2 bydła.
    .else = Tym razem nie: zaznaczony dar jest wart 5 punktów, więc wybierz właśnie ten.
raiders-lesson-offerings-mill = Dokończ turę: zabierz robotnika z Młyna i weź nowe zapasy.
    .else = Następny najazd wymaga zapasów: Młyn.
raiders-lesson-offerings-stack = Punkty za twój dar doliczysz na końcu; odsłonięto już nowy. Gdy skończy się stos darów, koniec gry jest bliski.

raiders-lesson-end = Walkirie i koniec
raiders-lesson-end-last_turn = Koniec nadchodzi, gdy zostaje jedno pole twierdzy, stos darów jest pusty albo na planszy nie ma już walkirii: każdy ma wtedy jeszcze jedną turę. Zostało jedno pole twierdzy, a to twoja ostatnia tura; rywal ma jeszcze jedną.
raiders-lesson-end-raid = Najedź posterunek nad rzeką: drużyna jest silna, Łucznik tam punktuje, a dwa żetony łupów to walkirie, te ze skrzydłami.
    .else = Teraz lepszy jest posterunek nad rzeką: Łucznik tam punktuje i leżą tam walkirie.
raiders-lesson-end-valkyrie = Każda walkiria zabiera kogoś z drużyny do Walhalli, a to też punkty. Łucznik zrobił swoje: pozwól mu odejść.
    .else = Odejść może każdy, ale Łucznik swoje punkty już zdobył: oddaj jego.
raiders-lesson-end-another = Przybywa druga walkiria. Wybierz Mściciela: jego śmierć kosztuje rywala członka drużyny.
    .else = Tylko śmierć Mściciela kosztuje też rywala: wybierz jego.
raiders-lesson-end-track = Walkirie dają coraz więcej: 2 dają 1 punkt, 3 dają 2, 4 dają 4, 5 daje 7, 6 daje 10, a 7 daje 15; jedna nie daje nic. Walkiria, dla której nie ma już nikogo w drużynie, nic nie zmienia.
raiders-lesson-end-points = Po ostatnich turach liczy się wszystko: najazdy, walkirie, uzbrojenie, dary i karty drużyny z klepsydrą. Z pozostałych dóbr każde złoto, każde żelazo i każde 2 bydła dają 1 punkt; srebro i zapasy nic.
raiders-lesson-end-ties = Przy remisie wygrywa ten, kto jest dalej na torze walkirii, a potem na torze uzbrojenia; jeśli i to nie rozstrzyga, wygrana jest wspólna.
raiders-lesson-end-play_now = Większość tych tur wybrano za ciebie, więc wynik nic o tobie nie mówi. Teraz wiesz, jak najeżdżać wybrzeża Morza Północnego!
