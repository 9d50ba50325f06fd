### Brian Boru: Wielki Król Irlandii

boru-name = Brian Boru: Wielki Król Irlandii
boru-blurb = Wygrywaj lewy i zajmuj miasta, aranżuj małżeństwa, walcz z wikingami, zabiegaj o względy Kościoła i zjednocz Irlandię pod swoim berłem.
boru-pass = Bez ekspansji

## Pytania

boru-ask-first_disc = Gdzie kładziesz swój pierwszy dysk?
boru-ask-keep = { $about_id ->
    [more] Którą kartę jeszcze zatrzymujesz? Resztę podajesz w lewo.
   *[other] Które { $about } karty zatrzymujesz? Resztę podajesz w lewo.
}
    .hint = { $about_id ->
        [more] Bot zatrzymałby też: { $option }.
       *[other] Bot zatrzymałby najpierw: { $option }.
    }
boru-ask-lead = O które miasto toczy się ta lewa?
boru-ask-play = Którą kartę zagrywasz o miasto { $about }?
boru-ask-secondary = Twoja karta ({ $about }) przegrywa. Którą z jej akcji wykonujesz?
boru-ask-buy = { $about_id ->
    [battle] Ilu najeźdźców jeszcze pokonujesz, po 2 monety za każdego?
    [church] Ile dysków jeszcze kładziesz w Kościele, po 2 monety za każdy?
   *[other] O ile pól jeszcze idziesz w górę toru małżeństw, po 2 monety za każde?
}
boru-ask-expand = Ekspansja za 5 monet: dokąd?
boru-ask-liberate = Które miasto wyzwalasz spod władzy wikingów?
boru-ask-reward_town = { $about_id ->
    [track] Tor małżeństw daje ci miasto. Które?
   *[other] Małżeństwo ({ $about }) daje ci miasto. Które?
}
boru-ask-princess = { $about }: co postanawiasz?
boru-ask-lose_town = { $about_id ->
    [own] Które ze swoich miast tracisz na rzecz wikingów?
   *[other] Które miasto { $about } traci na rzecz wikingów?
}
    .hint = { $about_id ->
        [own] Bot by stracił: { $option }.
       *[other] Bot by zabrał: { $option }.
    }
boru-ask-monastery = Twoje dyski w Kościele dają ci klasztor. Gdzie go budujesz?

## Co się stało

boru-told-starts = { $seat } rozpoczyna i ma znacznik aktywnego miasta.
boru-told-first_disc = { $seat } zaczyna w mieście { $thing }.
boru-told-round = Zaczyna się runda { $amount }.
boru-told-vikings_come = { $amount ->
    [one] Ląduje { $amount } najeźdźca.
   *[other] Ląduje { $amount } najeźdźców.
}
boru-told-marriage_offered = Małżeństwo tej rundy: { $thing }.
boru-told-keeps = { $seat } zatrzymuje: { $thing }.
boru-told-keeps-hidden = { $seat } zatrzymuje kartę.
boru-told-draft_over = Karty wybrane, zaczynają się lewy.
boru-told-names = { $seat } wybiera miasto { $thing }.
boru-told-plays = { $seat } zagrywa: { $thing }.
boru-told-wins_trick = { $seat } wygrywa lewę.
boru-told-claims_town = { $seat } zajmuje miasto { $thing } (ze znacznikiem aktywnego miasta).
boru-told-coins = { $amount ->
    [one] { $seat } dostaje { $amount } monetę.
    [few] { $seat } dostaje { $amount } monety.
   *[many] { $seat } dostaje { $amount } monet.
}
boru-told-pays = { $amount ->
    [one] { $seat } płaci { $amount } monetę.
    [few] { $seat } płaci { $amount } monety.
   *[many] { $seat } płaci { $amount } monet.
}
boru-told-pays_in_points = { $amount ->
    [0] { $seat } nie ma ani monet, ani punktów, więc nie płaci.
    [one] { $seat } traci { $amount } punkt za brakującą monetę.
    [few] { $seat } traci { $amount } punkty za brakujące monety.
   *[many] { $seat } traci { $amount } punktów za brakujące monety.
}
boru-told-buys = { $amount ->
    [one] { $seat } dokupuje za { $amount } monetę.
    [few] { $seat } dokupuje za { $amount } monety.
   *[many] { $seat } dokupuje za { $amount } monet.
}
boru-told-advances = { $thing_id ->
    [church] { $amount ->
        [one] { $seat } kładzie { $amount } dysk w Kościele.
        [few] { $seat } kładzie { $amount } dyski w Kościele.
       *[many] { $seat } kładzie { $amount } dysków w Kościele.
    }
    [battle] { $amount ->
        [0] { $seat } nie ma z kim walczyć.
        [one] { $seat } pokonuje { $amount } najeźdźcę.
       *[other] { $seat } pokonuje { $amount } najeźdźców.
    }
   *[courtship] { $amount ->
        [0] { $seat } jest już na szczycie toru małżeństw.
        [one] { $seat } wchodzi o { $amount } pole wyżej na torze małżeństw.
        [few] { $seat } wchodzi o { $amount } pola wyżej na torze małżeństw.
       *[many] { $seat } wchodzi o { $amount } pól wyżej na torze małżeństw.
    }
}
boru-told-slips_back = { $amount ->
    [one] { $seat } cofa się o { $amount } pole, na wolne miejsce.
    [few] { $seat } cofa się o { $amount } pola, na wolne miejsce.
   *[many] { $seat } cofa się o { $amount } pól, na wolne miejsce.
}
boru-told-expands = { $seat } zajmuje w ekspansji miasto { $thing }.
boru-told-liberates = { $seat } wyzwala miasto { $thing }; odzyskuje je { $other }.
boru-told-step = Faza utrzymania: { $thing }.
boru-told-no_marriage = Nikt nie ruszył się na torze małżeństw: { $thing } znika z gry.
boru-told-marries = { $seat } aranżuje małżeństwo: { $thing }.
boru-told-points = { $thing_id ->
    [spoils] { $amount ->
        [one] { $seat } zdobywa { $amount } punkt za bitwę.
        [few] { $seat } zdobywa { $amount } punkty za bitwę.
       *[many] { $seat } zdobywa { $amount } punktów za bitwę.
    }
    [church] { $amount ->
        [one] { $seat } zdobywa { $amount } punkt za Kościół.
        [few] { $seat } zdobywa { $amount } punkty za Kościół.
       *[many] { $seat } zdobywa { $amount } punktów za Kościół.
    }
   *[other] { $amount ->
        [one] { $seat } zdobywa { $amount } punkt.
        [few] { $seat } zdobywa { $amount } punkty.
       *[many] { $seat } zdobywa { $amount } punktów.
    }
}
boru-told-princess = { $thing_id ->
    [support] { $seat } liczy miasta wikingów przy żetonach podboju.
    [trade] { $seat } liczy miasta wikingów w liczbie regionów.
   *[spurn] { $seat } odrzuca księżniczkę.
}
boru-told-renown = { $amount ->
    [one] { $seat } dostaje { $amount } żeton sławy.
    [few] { $seat } dostaje { $amount } żetony sławy.
   *[many] { $seat } dostaje { $amount } żetonów sławy.
}
boru-told-reward_town = { $seat } dostaje w nagrodę miasto { $thing }.
boru-told-invasion = { $amount ->
    [one] Pozostał { $amount } najeźdźca: wikingowie atakują.
   *[other] Pozostało { $amount } najeźdźców: wikingowie atakują.
}
boru-told-battle_fewest = Najmniej pokonanych: { $amount }. Kto nie ma więcej, traci miasto.
boru-told-battle_most = { $seat } ma najwięcej pokonanych najeźdźców: { $amount }.
boru-told-battle_tied = Remis o najwięcej pokonanych (po { $amount }): bez żetonu sławy, tylko po punkcie.
boru-told-repelled = Nie ma już najeźdźców: atak wikingów odparty.
boru-told-loses_town = { $seat } traci na rzecz wikingów miasto { $thing } (wybiera { $other }).
boru-told-monastery = { $seat } buduje klasztor w mieście { $thing }.
boru-told-serves_church = { $seat } ma najwięcej dysków w Kościele.
boru-told-takes_marker = { $seat } bierze znacznik aktywnego miasta za służbę Kościołowi.
boru-told-token_up = Żeton podboju ({ $thing }) zostaje odkryty.
boru-told-token_tied = { $thing }: remis, więc nikt nie bierze żetonu; w tym układzie każdy z remisujących ma połowę jego punktów.
boru-told-token_back = { $seat } traci żeton podboju ({ $thing }): przewagę mają tam wikingowie.
boru-told-token = { $other ->
    [none] { $seat } bierze żeton podboju ({ $thing }).
   *[other] { $seat } bierze żeton podboju ({ $thing }), który traci { $other }.
}

## Regiony i miasta

boru-region-northern_ui_neill = Północne Uí Néill
    .short = Pn. Uí N.
boru-region-ulaid = Ulaid
boru-region-breifne = Bréifne
boru-region-southern_ui_neill = Południowe Uí Néill
    .short = Pd. Uí N.
boru-region-dubhlinn = Dubhlinn
boru-region-connaught = Connaught
boru-region-leinster = Leinster
boru-region-munster = Munster

boru-town-nun = Północne Uí Néill { $number }
    .text = { $number ->
        [3] niebieskie
        [4] niebieskie
        [5] żółte
        [6] żółte
       *[other] czerwone
    }
boru-town-ula = Ulaid { $number }
    .text = { $number ->
        [1] żółte
        [3] czerwone
        [5] czerwone
       *[other] niebieskie
    }
boru-town-bre = Bréifne { $number }
    .text = { $number ->
        [1] żółte
        [2] czerwone
       *[other] niebieskie
    }
boru-town-sun = Południowe Uí Néill { $number }
    .text = { $number ->
        [2] niebieskie
        [3] żółte
        [5] niebieskie
        [6] żółte
       *[other] czerwone
    }
boru-town-dub = Dubhlinn { $number }
    .text = { $number ->
        [2] czerwone
        [3] niebieskie
       *[other] żółte
    }
boru-town-con = Connaught { $number }
    .text = { $number ->
        [3] żółte
        [4] niebieskie
        [7] żółte
        [8] niebieskie
        [9] żółte
       *[other] czerwone
    }
boru-town-lei = Leinster { $number }
    .text = { $number ->
        [2] niebieskie
        [3] niebieskie
        [4] czerwone
        [6] niebieskie
        [9] niebieskie
       *[other] żółte
    }
boru-town-mun = Munster { $number }
    .text = { $number ->
        [1] niebieskie
        [2] żółte
        [4] żółte
        [5] żółte
        [6] niebieskie
        [10] niebieskie
       *[other] czerwone
    }

## Karty akcji

boru-card-1 = żółta 1
    .text = Wygrana: zajmij miasto, 2 pola na torze małżeństw, 1 moneta. Przegrana: 3 monety, ekspansja; albo 2 pola na torze małżeństw.
boru-card-2 = czerwona 2
    .text = Wygrana: zajmij miasto, pokonaj 2 najeźdźców, 1 moneta. Przegrana: 3 monety, ekspansja; albo pokonaj 2 najeźdźców.
boru-card-3 = niebieska 3
    .text = Wygrana: zajmij miasto, 2 dyski w Kościele, 1 moneta. Przegrana: 3 monety, ekspansja; albo 2 dyski w Kościele.
boru-card-4 = żółta 4
    .text = Wygrana: zajmij miasto, 2 pola na torze małżeństw. Przegrana: 3 monety, ekspansja; albo 2 pola na torze małżeństw.
boru-card-5 = czerwona 5
    .text = Wygrana: zajmij miasto, pokonaj 2 najeźdźców. Przegrana: 2 monety, ekspansja; albo pokonaj 2 najeźdźców.
boru-card-6 = niebieska 6
    .text = Wygrana: zajmij miasto, 2 dyski w Kościele. Przegrana: 3 monety, ekspansja; albo 2 dyski w Kościele.
boru-card-7 = żółta 7
    .text = Wygrana: zajmij miasto, 1 pole na torze małżeństw, 1 moneta. Przegrana: 2 monety, ekspansja; albo 2 pola na torze małżeństw.
boru-card-8 = czerwona 8
    .text = Wygrana: zajmij miasto, pokonaj 1 najeźdźcę, 1 moneta. Przegrana: 2 monety, ekspansja; albo pokonaj 2 najeźdźców.
boru-card-9 = niebieska 9
    .text = Wygrana: zajmij miasto, 1 dysk w Kościele, 1 moneta. Przegrana: 2 monety, ekspansja; albo 2 dyski w Kościele.
boru-card-10 = żółta 10
    .text = Wygrana: zajmij miasto, 2 monety. Przegrana: 2 monety, ekspansja; albo 2 pola na torze małżeństw.
boru-card-11 = czerwona 11
    .text = Wygrana: zajmij miasto, 2 monety. Przegrana: 2 monety, ekspansja; albo pokonaj 2 najeźdźców.
boru-card-12 = niebieska 12
    .text = Wygrana: zajmij miasto, 2 monety. Przegrana: 2 monety, ekspansja; albo 2 dyski w Kościele.
boru-card-13 = biała 13
    .text = Wygrana: zajmij miasto, 1 moneta. Przegrana: 2 monety, ekspansja; albo wyzwól miasto, zapłać 1 monetę.
boru-card-14 = żółta 14
    .text = Wygrana: zajmij miasto. Przegrana: 1 moneta, ekspansja; albo 3 pola na torze małżeństw.
boru-card-15 = czerwona 15
    .text = Wygrana: zajmij miasto. Przegrana: 1 moneta, ekspansja; albo pokonaj 3 najeźdźców.
boru-card-16 = niebieska 16
    .text = Wygrana: zajmij miasto. Przegrana: 1 moneta, ekspansja; albo 3 dyski w Kościele.
boru-card-17 = żółta 17
    .text = Wygrana: zajmij miasto, zapłać 1 monetę. Przegrana: 1 moneta, ekspansja; albo 3 pola na torze małżeństw.
boru-card-18 = czerwona 18
    .text = Wygrana: zajmij miasto, zapłać 1 monetę. Przegrana: 1 moneta, ekspansja; albo pokonaj 3 najeźdźców.
boru-card-19 = niebieska 19
    .text = Wygrana: zajmij miasto, zapłać 1 monetę. Przegrana: 1 moneta, ekspansja; albo 3 dyski w Kościele.
boru-card-20 = biała 20
    .text = Wygrana: zajmij miasto. Przegrana: 2 monety, ekspansja.
boru-card-21 = biała 21
    .text = Wygrana: zajmij miasto, zapłać 1 monetę. Przegrana: 2 monety, ekspansja.
boru-card-22 = biała 22
    .text = Wygrana: zajmij miasto, zapłać 2 monety. Przegrana: 2 monety, ekspansja.
boru-card-23 = żółta 23
    .text = Wygrana: zajmij miasto, zapłać 2 monety. Przegrana: 1 moneta, ekspansja; albo 3 pola na torze małżeństw.
boru-card-24 = czerwona 24
    .text = Wygrana: zajmij miasto, zapłać 2 monety. Przegrana: 1 moneta, ekspansja; albo pokonaj 3 najeźdźców.
boru-card-25 = niebieska 25
    .text = Wygrana: zajmij miasto, zapłać 2 monety. Przegrana: 1 moneta, ekspansja; albo 3 dyski w Kościele.

boru-action-upper = Pierwsza akcja
    .text = Monety, a potem – jeśli chcesz – ekspansja za 5 monet.
boru-action-lower = Druga akcja

## Symbole

boru-icon-claim_town = miasto
    .text = Połóż dysk w aktywnym mieście i weź znacznik aktywnego miasta: ty wybierasz następne miasto.
boru-icon-coin = moneta
    .text = Weź monetę.
boru-icon-pay = zapłata
    .text = Zapłać monetę. Jeśli nie masz żadnej, tracisz 2 punkty, o ile masz je na torze.
boru-icon-church = dysk w Kościele
    .text = Połóż dysk w Kościele. Potem możesz dokupić następne, po 2 monety za każdy.
boru-icon-battle = najeźdźca
    .text = Pokonaj najeźdźcę z pola bitwy. Potem możesz pokonać następnych, po 2 monety za każdego.
boru-icon-courtship = pole toru małżeństw
    .text = Wejdź o pole wyżej na torze małżeństw. Potem możesz dokupić następne, po 2 monety za każde. Jeśli kończysz na polu z innym dyskiem, cofasz się na najbliższe wolne.
boru-icon-expand = ekspansja
    .text = Możesz zapłacić 5 monet za dysk w wolnym mieście połączonym drogą z miastem, które kontrolujesz.
boru-icon-liberate = wyzwolenie
    .text = Wyzwól miasto: zdejmij z planszy żeton kontroli wikingów; miasto znów należy do tego, czyj dysk pod nim leży.

## Małżeństwa

boru-marriage-aodhan = Aodhán
    .text = 2 punkty i dysk w wolnym mieście w regionie Leinster.
boru-marriage-aoife = Aoife
    .text = 2 punkty i 1 żeton sławy.
boru-marriage-brigid = Brigid
    .text = 4 punkty.
boru-marriage-conall = Conall
    .text = 2 punkty i dysk w wolnym mieście w regionie Południowe Uí Néill.
boru-marriage-cormac = Cormac
    .text = 2 punkty i dysk w wolnym mieście w regionie Connaught.
boru-marriage-niall = Niall
    .text = 2 punkty i dysk w wolnym mieście w regionie Północne Uí Néill.
boru-marriage-orlaith = Orlaith
    .text = 2 punkty i dysk w wolnym mieście w regionie Munster.
boru-marriage-estrid = Estrid, księżniczka Danii
    .text = Wsparcie zbrojne, handel albo zamiast tego 4 punkty. To ostatnie małżeństwo w grze.

boru-princess-support = Wsparcie zbrojne
    .text = Do końca gry miasta wikingów są jak twoje przy żetonach podboju.
boru-princess-trade = Nawiąż handel
    .text = Na końcu miasta wikingów liczą się do liczby twoich regionów.
boru-princess-spurn = Odrzuć ją
    .text = 4 punkty od razu; karta, liczona przy remisie, przepada.

## Punktacja

boru-score-track = Punkty w trakcie gry
boru-score-coins = Najwięcej monet
boru-score-marker = Znacznik aktywnego miasta
boru-score-renown = Sława
boru-score-tokens = Żetony podboju
boru-score-shared_tokens = Żetony dzielone
boru-score-regions = Regiony
boru-tie-tokens = Zdobyte żetony podboju
boru-tie-marriages = Zdobyte karty małżeństw

## Stół

boru-sheet-players = Gracze
boru-sheet-regions = Regiony
boru-sheet-towns = Miasta
boru-sheet-table = Stół
boru-column-seat = Gracz
boru-column-score = Wynik
boru-column-points = Tor
boru-column-coins = Monety
    .text = Za 2 dokupisz jeszcze jedno z tego, co daje karta, a za 5 ekspansję.
boru-column-renown = Sława
    .text = Każdy żeton to 1 punkt na koniec i kolejny, ilekroć jego właściciel pokona najwięcej najeźdźców.
boru-column-invaders = Najeźdźcy
    .text = Pokonani wikingowie. W fazie utrzymania kto ma najwięcej, zyskuje sławę, a kto najmniej, może stracić miasto.
boru-column-church = Kościół
    .text = Dyski w Kościele. W fazie utrzymania kto ma ich najwięcej, buduje klasztor i bierze znacznik aktywnego miasta.
boru-column-marriage = Tor małżeństw
    .text = Kto w fazie utrzymania jest najdalej, zdobywa małżeństwo.
boru-column-marriages = Małżeństwa
boru-column-cards = Karty
boru-column-played = Zagrana
boru-column-region = Region
boru-column-token = Żeton podboju
boru-column-control = Kontrola
boru-column-towns = Miasta

boru-token-up = na planszy
boru-token-down = zakryty

boru-label-round = Runda
boru-label-battle_area = Najeźdźcy na polu bitwy
    .text = Jeszcze do pokonania. Jeśli w fazie utrzymania jacyś zostaną, każdy, kto pokonał najmniej, traci miasto.
boru-label-marker = Znacznik aktywnego miasta
    .text = Kto go ma, wybiera miasto następnej lewy i zagrywa pierwszy. Na koniec to 1 punkt.
boru-label-marriage_card = Małżeństwo do zdobycia
boru-label-active_town = Aktywne miasto
boru-label-hand = Karty na ręce
boru-label-offer = Do wyboru
boru-label-passed = Przekazane przez ciebie
boru-label-viking = (wikingowie)
boru-label-monastery = (klasztor)

boru-space = { $number ->
    [0] Początek toru małżeństw
   *[other] Tor małżeństw, pole { $number }
}

boru-step-marriage = Małżeństwo
boru-step-battle = Bitwa
boru-step-church = Kościół
boru-step-claims = Regiony

boru-phase-first_discs = Pierwsze dyski
boru-phase-preparation = Przygotowanie
boru-phase-draft = Wybór kart
boru-phase-actions = Rozgrywanie lew
boru-phase-upkeep = Faza utrzymania
boru-phase-over = Koniec gry

## Odmowy

boru-why-region_taken = Ktoś już ma dysk w tym regionie.
boru-why-no_card_of_its_colour = Nie masz karty w jego kolorze ani białej.
boru-why-has_a_disc = Leży już w nim dysk.
boru-why-must_match_town = To miasto to twój wybór, więc zagraj kartę w jego kolorze albo białą.
boru-why-may_cost_points = { $amount ->
    [one] Jeśli wygra, zabraknie ci monet i stracisz { $amount } punkt.
    [few] Jeśli wygra, zabraknie ci monet i stracisz { $amount } punkty.
   *[many] Jeśli wygra, zabraknie ci monet i stracisz { $amount } punktów.
}
boru-why-costs_points = { $amount ->
    [one] Masz za mało monet: stracisz { $amount } punkt.
    [few] Masz za mało monet: stracisz { $amount } punkty.
   *[many] Masz za mało monet: stracisz { $amount } punktów.
}

## Zasady w skrócie

boru-goes-1 = Każdy zatrzymuje część kart i przekazuje resztę.
boru-goes-2 = W każdej lewie gra się o miasto: zdobywa je najwyższa karta w jego kolorze.
boru-goes-3 = Kto przegrywa, bierze monety, pnie się po torze małżeństw, walczy albo wspiera Kościół.
boru-goes-4 = W fazie utrzymania rozstrzygają się małżeństwo, bitwa i Kościół.
boru-goes-5 = Po ostatniej rundzie regiony i sława wskazują Wielkiego Króla.

boru-rules-1 = Zajmujecie miasta w ośmiu regionach Irlandii. Po 3 rundach (w trzy osoby) albo 4 wygrywa ten, kto ma najwięcej punktów. Runda to wybór kart, lewy i faza utrzymania.
    .title = Cel gry
boru-rules-2 = Z otrzymanych kart zatrzymaj dwie, resztę przekaż w lewo, i tak dalej, aż się skończą. Ostatniej karty na ręce nikt nie zagrywa.
    .title = Wybór kart
boru-rules-3 = Kto ma znacznik aktywnego miasta, wybiera wolne miasto i zagrywa kartę w jego kolorze albo białą; pozostali zagrywają, co chcą. Wygrywa najwyższa karta w kolorze miasta; biała liczy się jak dowolny kolor. Potem wszyscy działają od najniższej karty do najwyższej: kto wygrał, zajmuje miasto i bierze znacznik, każdy inny wybiera jedną z akcji u dołu swojej karty. Przegrana właściwą kartą często daje więcej niż wygrana.
    .title = Rozgrywanie lew
boru-rules-4 = Małżeństwo: kto jest najwyżej na torze, dostaje kartę i wraca na początek; inni biorą to, co pokazuje ich pole; jeśli wszyscy są na początku, karta znika z gry. Bitwa: jeśli zostali najeźdźcy, każdy, kto pokonał ich najmniej, traci na rzecz wikingów miasto, które wybiera ten, kto pokonał najwięcej (przy remisie ten, kto je traci); ten, kto pokonał najwięcej, dostaje żeton sławy i po punkcie za każdy swój żeton sławy. Kościół: kto ma najwięcej dysków, buduje klasztor, dzięki któremu miasto liczy się podwójnie, i bierze znacznik aktywnego miasta. W obu krokach przy remisie o pierwsze miejsce nikt tego nie dostaje. Potem każdy, kto ma teraz najwięcej, zdobywa punkt i oddaje jednego najeźdźcę (albo jeden dysk). Na koniec ten, kto wciąż ma w Kościele co najmniej 4 dyski, też buduje klasztor.
    .title = Utrzymanie: trzy pierwsze kroki
boru-rules-5 = Żeton podboju regionu zostaje odkryty, gdy dość jego miast jest pod czyjąś kontrolą. Odtąd należy do tego, kto kontroluje ich najwięcej; przy remisie zostaje tam, gdzie jest. Wikingowie liczą się jako osobna strona.
    .title = Utrzymanie: podboje
boru-rules-6 = Punkt za najwięcej monet (jeśli nie ma remisu), punkt za znacznik aktywnego miasta, po punkcie za żeton sławy; wartość twoich żetonów podboju i połowa wartości żetonu na planszy tam, gdzie remisujesz; do 10 punktów za miasta w wielu regionach. Przy remisie wygrywa ten, kto ma więcej żetonów, a potem więcej małżeństw; jeśli i to nie rozstrzyga, zwycięstwo się dzieli.
    .title = Koniec

## Na stronie

boru-page-map = Mapa Irlandii
boru-page-marriage = Tor małżeństw
boru-page-space-top = Małżeństwo wygrywa ten, kto jest najwyżej na torze: na tym polu zawsze ty.
boru-page-space-coins = { $count ->
    [one] W fazie utrzymania: { $count } moneta, jeśli nie wygrasz małżeństwa.
    [few] W fazie utrzymania: { $count } monety, jeśli nie wygrasz małżeństwa.
   *[many] W fazie utrzymania: { $count } monet, jeśli nie wygrasz małżeństwa.
}
boru-page-space-renown = W fazie utrzymania: 1 żeton sławy, jeśli nie wygrasz małżeństwa.
boru-page-space-town = W fazie utrzymania: dysk w dowolnym wolnym mieście, jeśli nie wygrasz małżeństwa.
boru-page-space-nothing = W fazie utrzymania: nic, jeśli nie wygrasz małżeństwa.
boru-page-more-cards = { $count ->
    [0] ostatnia
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
boru-page-battle = { $count ->
    [one] Pole bitwy: { $count } najeźdźca.
    [few] Pole bitwy: { $count } najeźdźców.
    [many] Pole bitwy: { $count } najeźdźców.
   *[other] Pole bitwy: { $count } najeźdźcy.
}
boru-page-trick = Lewa
boru-page-round = Runda { $round } z { $rounds }
boru-page-round-trick = Runda { $round }, lewa { $trick }
boru-page-wins = wygrywa lewę
boru-page-leads = rozpoczyna lewę
boru-page-past = rozegrana
boru-page-you-lose = Tracisz { $town } na rzecz wikingów (wybiera { $who }).
boru-page-you-lose-own = Tracisz { $town } na rzecz wikingów.
boru-page-nothing-changes = Nic się nie zmienia.
boru-page-no-cards = Brak kart
boru-page-kept = Zachowane
boru-page-offer-other = Do wyboru
boru-page-kept-other = Zachowane
boru-page-passed-other = Przekazane
boru-page-married = Małżeństwo
boru-page-token = { $region }: { $points } pkt, gdy gracze i wikingowie razem kontrolują tam { $minimum ->
    [few] { $minimum } miasta
   *[many] { $minimum } miast
}
boru-page-cards = 25 kart akcji
boru-page-sign-royal = karta królewska (biała)
boru-page-sign-battle = pole bitwy
boru-page-sign-monastery = klasztor
boru-page-icons = Co znaczą ikony
boru-page-marriages = Małżeństwa
boru-page-minimum = Odkrywany przy
boru-page-points = Punkty
boru-page-does-coin = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
boru-page-does-pay = zapłać { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}
boru-page-does-expand = ekspansja
boru-page-does-church = { $count ->
    [one] { $count } dysk w Kościele
    [few] { $count } dyski w Kościele
   *[many] { $count } dysków w Kościele
}
boru-page-does-battle = { $count ->
    [one] pokonaj { $count } najeźdźcę
   *[many] pokonaj { $count } najeźdźców
}
boru-page-does-courtship = { $count ->
    [one] tor małżeństw: { $count } pole
    [few] tor małżeństw: { $count } pola
   *[many] tor małżeństw: { $count } pól
}
boru-page-does-liberate = wyzwól miasto
boru-page-freed = Dowolne: wraca do właściciela.
boru-page-does-less = { $count ->
    [0] teraz nic
   *[other] teraz tylko { $count }
}
boru-page-have-coins = Twoje monety: { $count }

## Lekcje

boru-lesson-trick_won = Wygraj lewę
boru-lesson-trick_won-aim = Troje władców walczy o Irlandię przez trzy rundy, czworo lub pięcioro przez cztery; wygrywa, kto ma najwięcej punktów. Miasta zdobywa się w lewach; punkty dają regiony, w których masz najwięcej miast, i liczba twoich regionów.
boru-lesson-trick_won-trick = W lewie każdy zagrywa jedną kartę o to samo miasto, a wygrywa najwyższa karta w jego kolorze. Cztery białe karty, które poznasz później, liczą się jak dowolny kolor.
boru-lesson-trick_won-lead = Masz znacznik aktywnego miasta, więc wybierasz, o które miasto toczy się ta lewa. Wybierz Munster 3, to z wyraźną obwódką: jest czerwone, a w tym regionie masz już dysk (twoje są fioletowe).
    .else = Wolno wybrać każde podświetlone miasto. Tym razem wskaż Munster 3, to z wyraźną obwódką.
boru-lesson-trick_won-play = Miasto jest czerwone, więc musisz zagrać kartę czerwoną albo białą; pozostali mogą dowolną, ale wygrają tylko czerwone i białe. Czerwona 24 jest z nich najwyższa: nikt jej nie przebije.
    .else = Tę kartę można przebić. Zagraj czerwoną 24, której nikt nie przebije.
boru-lesson-trick_won-acted = Wygrać mogły tylko karty czerwone i białe, a twoja była najwyższa: Munster 3 jest twój. Wygrana kartą 24 kosztowała też 2 monety, jak mówił pas u jej góry; każda brakująca moneta kosztuje 2 punkty.
boru-lesson-trick_won-marker = Pozostali mogą zagrać dowolną kartę: tu przegrali i każdy wykonał jedną z dwóch akcji u jej dołu. Zwycięzca bierze znacznik, więc znowu wybierasz ty, a jeśli żadna twoja karta nie pasuje, wskazujesz dowolne miasto i grasz dowolną.
boru-lesson-trick_won-score = Duża liczba przy imieniu to wynik, gdyby gra skończyła się teraz: 10 punktów na początek, 1 za każdy żeton sławy, 1 za znacznik. Trzy regiony lub więcej liczą się od razu, prowadzenie w regionie dopiero po odkryciu jego żetonu w utrzymaniu.

boru-lesson-trick_lost = Przegraj lewę celowo
boru-lesson-trick_lost-hopeless = Ta lewa toczy się o miasto Connaught 2, czerwone, a na stole leży czerwona 24. Nic na ręce jej nie przebije (twoja 25 jest niebieska i tu nie wygra), więc pomyśl, co da ci przegrana.
boru-lesson-trick_lost-play = Spójrz na dół żółtej 17: pozwala wejść o 3 pola wyżej na torze małżeństw. Zagraj ją i przegraj z zyskiem.
    .else = Ta też by przegrała, ale dałaby mniej albo zmarnowałaby kartę, która jeszcze może wygrać. Zagraj żółtą 17.
boru-lesson-trick_lost-act = Wszyscy działają od najniższej karty do najwyższej, więc zaczynasz ty. Jedna akcja daje monetę i ekspansję, o której za chwilę, a druga 3 pola na torze małżeństw: wybierz tor.
    .else = Jedna moneta się przyda, ale 3 pola na torze są warte więcej. Wybierz tor małżeństw.
boru-lesson-trick_lost-buy = Możesz teraz wejść jeszcze wyżej, po 2 monety za pole. Już wyprzedzasz wszystkich, więc zachowaj monety: wybierz 0.
    .else = Już prowadzisz na torze. Zachowaj monety: wybierz 0.
boru-lesson-trick_lost-paid = Karta 24 zajęła miasto i kosztowała 2 monety; ty nic nie płacisz i prowadzisz na torze małżeństw. Umieć przegrać właściwą kartą to połowa tej gry.
boru-lesson-trick_lost-room = Na jednym polu toru, poza początkowym, nigdy nie stoją dwa dyski: kto stanąłby na zajętym, schodzi na najbliższe wolne. Dlatego jedno pole więcej bywa warte 2 monety.
boru-lesson-trick_lost-expand = Pominięta akcja, jak na większości kart, to monety i ekspansja: za 5 monet kładziesz dysk w wolnym mieście przy drodze z twojego. Drogi to linie między miastami, a kropkowana wiedzie przez morze; z twojego Connaught 1 nie ma żadnej.

boru-lesson-draft = Pierwszy dysk i karty
boru-lesson-draft-disc = Na początku każdy kładzie jeden dysk w regionie, w którym nie ma nikogo innego. Tym razem zacznij w Connaught 2: spotykają się tam dwie drogi, jedna z Bréifne, a żeton regionu Connaught jest wart 7 punktów.
    .else = To miejsce bywa równie dobre. Tym razem zacznij w Connaught 2: spotykają się tam dwie drogi, a o żeton warto walczyć.
boru-lesson-draft-offer = Każda runda zaczyna się od wyboru: zatrzymaj 2 z otrzymanych kart, a resztę podaj w lewo, następnej osobie z listy. Przydadzą się i takie, które wygrywają, i takie, które dobrze przegrywają.
boru-lesson-draft-white = Białe karty liczą się jak dowolny kolor: kartą 21 zdobędziesz prawie każde miasto. Tym razem zatrzymaj ją.
    .else = To też może być dobry wybór. Tym razem zatrzymaj białą 21: pasuje do każdego miasta i tylko cztery karty są wyższe.
boru-lesson-draft-foot = Teraz karta do przegrywania: żółta 17 daje przy przegranej 3 pola na torze małżeństw, a niskie żółte dają 2. Zatrzymaj i ją.
    .else = Poszukaj karty do przegrania: z tych, które dają 3 pola, 17 rzadko wygrywa, a wyższą lepiej zachować na wygraną. Zatrzymaj żółtą 17.
boru-lesson-draft-passed = Sześć pozostałych kart poszło w lewo, a sześć przyszło z prawej. Część kart sąsiada więc znasz: to ty je podajesz.
boru-lesson-draft-free = Teraz wybierz 2 według własnego uznania. Wysokie liczby zdobywają miasta, ale kosztują monety; niskie rzadko wygrywają, za to dają więcej monet.
boru-lesson-draft-last = I tak dalej, aż karty się skończą. Będziesz mieć 8 i zagrasz 7: ostatniej nigdy się nie zagrywa.

boru-lesson-upkeep = Faza utrzymania
boru-lesson-upkeep-three = Ostatnia lewa rundy dobiega końca. Potem rozstrzygają się trzy rywalizacje, tor małżeństw, wikingowie i Kościół, a na końcu regiony, o których mówi następny rozdział.
boru-lesson-upkeep-last = Twoja niebieska 9 przegrała. W Kościele prowadzisz 5 dyskami do 3: dołóż tam 2 dyski z tej karty, by utrzymać prowadzenie, i nic nie dokupuj.
    .else = Z 2 dyskami tej karty masz w Kościele 7 przeciw 3 i to wystarczy: weź je i dokup 0.
boru-lesson-upkeep-marriage = Małżeństwo: jesteś najwyżej na torze, więc Orlaith trafia do ciebie (gdyby wszyscy stali na początku, nikt by jej nie dostał). Daje 2 punkty i dysk w dowolnym wolnym mieście Munsteru: wybierz jedno.
boru-lesson-upkeep-track = Z kartą małżeństwa wracasz na początek toru; pozostali dostają to, co daje ich pole: monety, na 7 żeton sławy, na 8 dowolne wolne miasto. Pole 9 nie daje nic: to szczyt toru, więc kto na nim stoi, wygrywa małżeństwo.
boru-lesson-upkeep-battle = Bitwa: zostali najeźdźcy, więc ten, kto pokonał najmniej, traci miasto na rzecz wikingów, a wskazuje je ten, kto pokonał najwięcej: ty. Wskaż Connaught 2, a rywal przestanie się tam liczyć.
    .else = To też by bolało. Ale Connaught 2 rywalizuje z twoim miastem w tym regionie: wskaż je.
boru-lesson-upkeep-spoils = Za najwięcej pokonanych najeźdźców masz dwie rzeczy: żeton sławy, wart 1 punkt na koniec, i od razu tyle punktów, ile masz żetonów sławy. Pozostali najeźdźcy odpływają; gdyby nikt nie został, nikt nie straciłby miasta.
boru-lesson-upkeep-second = Oddajesz swoich najeźdźców; inni gracze zatrzymują swoich na następną rundę. Kto z nich miał najwięcej, dostał 1 punkt i oddał jednego.
boru-lesson-upkeep-tied = Jeśli kilka osób ma najmniej najeźdźców, każda traci miasto. Jeśli kilka ma ich najwięcej, tracący sami wybierają miasto, żetonu sławy nie ma, a każda z tych osób zdobywa tylko 1 punkt i oddaje jednego najeźdźcę.
boru-lesson-upkeep-church = Kościół: masz tam najwięcej dysków, więc budujesz klasztor, a miasto liczy się odtąd podwójnie. Zbuduj go w mieście Connaught 1.
    .else = Można, ale w Connaught miasto rywala należy już do wikingów: podwójne miasto daje ci tam prowadzenie.
boru-lesson-upkeep-next = Za Kościół masz klasztor i znacznik aktywnego miasta, a twoje 7 dysków wróciło do ciebie. Przy remisie o pierwsze miejsce nie byłoby ani jednego, ani drugiego.
boru-lesson-upkeep-others = Potem ten, kto z pozostałych miał najwięcej dysków, zdobył 1 punkt i zabrał jeden, a kto ma wciąż 4, też buduje klasztor. Widoczne karty są już na następną rundę, której ten rozdział nie obejmuje.

boru-lesson-claims = Zdobądź region
boru-lesson-claims-token = Każdy region ma żeton podboju, wart na koniec od 2 do 7 punktów. Odkrywa się go, gdy pod kontrolą graczy lub wikingów jest tam dość miast: tyle, ile kropek przy jego tarczy, a dla regionu Leinster cztery.
boru-lesson-claims-most = Kto kontroluje najwięcej miast, bierze żeton i trzyma go, dopóki ktoś inny nie ma ich więcej. W Leinster każdy ma jedno miasto: trzy to za mało.
boru-lesson-claims-monastery = Budujesz teraz klasztor, a miasto z klasztorem liczy się podwójnie. Zbuduj go w mieście Leinster 4: razem to cztery, z tego dwa twoje.
    .else = Tam w tej rundzie nie odkryje żadnego żetonu. Zbuduj go w mieście Leinster 4.
boru-lesson-claims-yours = Podboje są na końcu fazy utrzymania: Leinster staje się twój i da 6 punktów na koniec, jeśli do tego czasu nikt nie będzie miał tam więcej miast. Przy remisie żeton zostaje tam, gdzie jest.
boru-lesson-claims-tie = Odkryty żeton, którego nikt nie wziął, dzieli się na koniec: każdy, kto remisuje tam o pierwsze miejsce, dostaje połowę jego wartości, zaokrągloną w dół.
boru-lesson-claims-vikings = Miasta stracone na rzecz wikingów, jak to, liczą się tylko dla nich; mały znak mówi, czyje były i czyje będą znowu, jeśli wyzwoli je ktoś, kto przegrywa białą 13. Jeśli wikingowie mają ich w regionie najwięcej, nikt nie ma jego żetonu.

boru-lesson-end = Koniec gry
boru-lesson-end-last_upkeep = Ten rozdział zaczyna się tuż przed końcem gry, w ostatniej fazie utrzymania. Ostatnie małżeństwo jest twoje: Estrid, księżniczka Danii.
boru-lesson-end-princess = Z nią miasta wikingów mogą liczyć się jak twoje: przy żetonach podboju (wsparcie zbrojne) albo w liczbie regionów (handel). Możesz też odrzucić ją za 4 punkty: miast wikingów jest mało, więc zrób to.
    .else = Gdy miast wikingów jest tak mało, sojusz dałby mniej. Odrzuć ją za 4 punkty.
boru-lesson-end-vikings = Pokonujesz najwięcej najeźdźców. Wskaż Munster 1: rywal straci je na rzecz wikingów, a walka o Munster jest wyrównana.
    .else = Pomyśl o 7 punktach Munsteru i wskaż Munster 1.
boru-lesson-end-monastery = Zbuduj teraz klasztor w Munsterze, w mieście Munster 2 albo Munster 6: liczy się ono podwójnie i region jest twój.
    .else = Żeton Munsteru jest tu najwięcej wart: zbuduj klasztor w mieście Munster 2 albo Munster 6.
boru-lesson-end-points = Ostatnie podboje rozstrzygnięte, więc liczy się wszystko: punkty zdobyte po drodze, żetony podboju, sława, 1 punkt za znacznik i 1 za najwięcej monet, jeśli nie ma remisu.
boru-lesson-end-regions = Do tego regiony, w których kontrolujesz miasto: 3 lub 4 dają 1 punkt, 5 daje 3, 6 daje 5, 7 daje 7, a wszystkie 8 daje 10. Mniej nie daje nic.
boru-lesson-end-play_now = Zajmuj więc miasta w wielu regionach i walcz o żetony: remis w punktach rozstrzyga ich liczba, potem liczba małżeństw, a jeśli i ona jest równa, zwycięstwo się dzieli. Teraz znasz Briana Boru!

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

boru-have-coins = { $amount ->
    [one] { $sign }{ $amount } moneta
    [few] { $sign }{ $amount } monety
   *[other] { $sign }{ $amount } monet
}
boru-have-towns = { $amount ->
    [one] { $sign }{ $amount } miasto
    [few] { $sign }{ $amount } miasta
   *[other] { $sign }{ $amount } miast
}
boru-have-renown = { $amount ->
    [one] { $sign }{ $amount } sława
    [few] { $sign }{ $amount } sławy
   *[other] { $sign }{ $amount } sławy
}
boru-have-invaders = { $amount ->
    [one] { $sign }{ $amount } pokonany najeźdźca
    [few] { $sign }{ $amount } pokonani najeźdźcy
   *[other] { $sign }{ $amount } pokonanych najeźdźców
}
boru-have-church = { $amount ->
    [one] { $sign }{ $amount } dysk w Kościele
    [few] { $sign }{ $amount } dyski w Kościele
   *[other] { $sign }{ $amount } dysków w Kościele
}
boru-have-courtship = { $amount ->
    [one] { $sign }{ $amount } pole na torze małżeństw
    [few] { $sign }{ $amount } pola na torze małżeństw
   *[other] { $sign }{ $amount } pól na torze małżeństw
}
boru-have-monasteries = { $amount ->
    [one] { $sign }{ $amount } klasztor
    [few] { $sign }{ $amount } klasztory
   *[other] { $sign }{ $amount } klasztorów
}

boru-hope-rival = Punkty odebrane najlepszemu rywalowi
boru-hope-coins = Monety na później
boru-hope-renown = Sława w kolejnych bitwach
boru-hope-towns = Miasta do dalszej ekspansji
boru-hope-claims = Żetony podboju
boru-hope-marriage = Tor małżeństw
boru-hope-battle = Bitwa
boru-hope-church = Kościół

boru-reason-higher = { $amount ->
    [0] żadna karta w grze nie jest wyższa
    [one] { $amount } karta w grze jest wyższa
    [few] { $amount } karty w grze są wyższe
   *[other] { $amount } kart w grze jest wyższych
}
boru-reason-no_match = nie wygra: to nie kolor miasta
boru-reason-beaten = nie wygra: na stole leży już { $thing }
boru-reason-sure = nikt jej już nie przebije
boru-reason-may_be_beaten = { $amount ->
    [one] przebije ją { $amount } niezagrana karta
    [few] przebiją ją { $amount } niezagrane karty
   *[other] przebije ją { $amount } niezagranych kart
}; graczy po tobie: { $other }
boru-reason-passed_on = z nich przekazane przez ciebie: { $amount }
boru-reason-invasion = { $amount ->
    [one] ale zostaje { $amount } najeźdźca, a nikt nie pokonał ich mniej: tak tracisz miasto
    [few] ale zostają { $amount } najeźdźcy, a nikt nie pokonał ich mniej: tak tracisz miasto
    [many] ale zostaje { $amount } najeźdźców, a nikt nie pokonał ich mniej: tak tracisz miasto
   *[other] ale zostaje { $amount } najeźdźcy, a nikt nie pokonał ich mniej: tak tracisz miasto
}
boru-reason-region = wtedy { $thing }: ty { $amount }, najsilniejszy z innych { $other }
boru-reason-region_won = po wygranej { $thing }: ty { $amount }, najsilniejszy z innych { $other }
boru-reason-short = { $amount ->
    [one] przy wygranej zabraknie monet: −{ $amount } punkt
    [few] przy wygranej zabraknie monet: −{ $amount } punkty
   *[other] przy wygranej zabraknie monet: −{ $amount } punktów
}
boru-reason-only_card = jedyna twoja karta do tego miasta: { $thing }
boru-reason-any_colour = biała: pasuje do każdego miasta
boru-reason-token = { $thing }: żeton wart { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
}
boru-reason-roads = drogi do wolnych miast: { $amount }
boru-reason-won_church = gdy wygra: miasto i { $amount ->
    [one] { $amount } dysk w Kościele
    [few] { $amount } dyski w Kościele
   *[other] { $amount } dysków w Kościele
}
boru-reason-won_battle = gdy wygra: miasto i { $amount ->
    [one] { $amount } pokonany najeźdźca
    [few] { $amount } pokonani najeźdźcy
   *[other] { $amount } pokonanych najeźdźców
}
boru-reason-won_courtship = gdy wygra: miasto i { $amount ->
    [one] { $amount } pole na torze małżeństw
    [few] { $amount } pola na torze małżeństw
   *[other] { $amount } pól na torze małżeństw
}
boru-reason-won_town = gdy wygra: miasto
boru-reason-won_coins = gdy wygra: miasto i { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
   *[other] { $amount } monet
}
boru-reason-won_pays = gdy wygra: miasto za { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
   *[other] { $amount } monet
}
boru-reason-worth = samo miasto obiecuje około { $sign }{ $points }
boru-reason-lost_church = gdy przegra: { $amount ->
    [one] { $amount } dysk w Kościele
    [few] { $amount } dyski w Kościele
   *[other] { $amount } dysków w Kościele
} albo { $other ->
    [one] { $other } moneta
    [few] { $other } monety
   *[other] { $other } monet
} i ekspansja
boru-reason-lost_battle = gdy przegra: { $amount ->
    [one] { $amount } pokonany najeźdźca
    [few] { $amount } pokonani najeźdźcy
   *[other] { $amount } pokonanych najeźdźców
} albo { $other ->
    [one] { $other } moneta
    [few] { $other } monety
   *[other] { $other } monet
} i ekspansja
boru-reason-lost_courtship = gdy przegra: { $amount ->
    [one] { $amount } pole na torze małżeństw
    [few] { $amount } pola na torze małżeństw
   *[other] { $amount } pól na torze małżeństw
} albo { $other ->
    [one] { $other } moneta
    [few] { $other } monety
   *[other] { $other } monet
} i ekspansja
boru-reason-lost_coins = gdy przegra: { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
   *[other] { $amount } monet
} i ekspansja

# What matters about each question, for those who play their first games.

boru-matters-first_disc = Lewa daje dowolne wolne miasto, ekspansja za 5 monet tylko przy drodze z twojego; najwięcej miast w regionie daje żeton.
boru-matters-keep = Twoje lewy w tej rundzie: wysokie karty zdobywają miasta, często za monety, od 14 do 19 najlepiej przegrać, niskie dają monety.
boru-matters-lead = Wygrać mogą tylko karty w kolorze miasta i białe: wskaż miasto, które zdobędziesz albo chętnie oddasz.
boru-matters-play = Kto wygra, dostaje miasto, a pozostali wykonują akcję: celowa przegrana to też plan.
boru-matters-secondary = Na koniec rundy małżeństwo wygrywa najwyższy na torze, bitwę – najwięcej najeźdźców, a Kościół – najwięcej dysków.
boru-matters-buy = Jeden zakup może rozstrzygnąć walkę o tę rundę; za zachowane monety są miasta, a najwięcej monet na koniec to 1 punkt.
boru-matters-expand = Miasto bez wygranej lewy: najcenniejsze tam, gdzie jedno więcej daje prowadzenie w regionie.
boru-matters-liberate = Wyzwolone miasto znów liczy się właścicielowi, a wikingowie tracą wpływy w regionie: najpierw wyzwalaj swoje.
boru-matters-reward_town = Darmowe miasto: weź je tam, gdzie daje lub utrzymuje prowadzenie w regionie.
boru-matters-princess = Miasta wikingów mogą liczyć się jako twoje, przy żetonach podboju albo w liczbie regionów; kilka miast to mniej niż 4 punkty.
boru-matters-lose_town = Stracone miasto nie liczy się w regionie: swoje oddaj takie, które nic nie zmienia, a rywalowi zabierz to, które daje prowadzenie.
boru-matters-monastery = Miasto z klasztorem liczy się w regionie jak dwa.
