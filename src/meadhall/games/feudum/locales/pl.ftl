### Feudum

feudum-name = Feudum
feudum-blurb = Rozsyłaj pionki po osobliwym królestwie, władaj jego miastami, pnij się w sześciu gildiach, które żyją jedna z drugiej, i ciesz się największą czcią, gdy nadejdzie piąta epoka.

## Opcje

feudum-setting-rules = Zasady
    .text = Niektóre zasady można rozumieć na dwa sposoby: jak w wydanej grze albo jak w skrócie sporządzonym przez graczy. Na pierwszą grę zostaw, jak jest.
feudum-setting-rules-summary = Według skrótu, gdzie jest jednoznaczny
feudum-setting-rules-published = Według wydanej gry
feudum-setting-variant = Gra
feudum-setting-variant-advanced = Zaawansowana: zdolności specjalne, krajobrazy, włodarze i potwory
feudum-setting-variant-basic = Podstawowa: bez nich
feudum-setting-farmer_trade = Dobra oddane gildii rolników
feudum-setting-farmer_trade-as_rules = Zgodnie z zasadami
feudum-setting-farmer_trade-seed = 1 żywność lub szyling za każde dobro
feudum-setting-farmer_trade-published = 1 żywność lub szyling za każde 2 dobra
feudum-setting-region_scale = Punkty za aktywne regiony
feudum-setting-region_scale-as_rules = Zgodnie z zasadami
feudum-setting-region_scale-seed = 1, 3, 5, 9, 11, 13
feudum-setting-region_scale-published = 1, 3, 5, 7, 9, 11
feudum-setting-shillings = Szylingi na koniec
feudum-setting-shillings-as_rules = Zgodnie z zasadami
feudum-setting-shillings-seed = 3 punkty za każde 3
feudum-setting-shillings-published = 1 punkt za każde 3
feudum-setting-beads = Koraliki przy zbiorach
feudum-setting-beads-as_rules = Zgodnie z zasadami
feudum-setting-beads-seed = 1 dobro więcej za każdy koralik
feudum-setting-beads-published = Tyle dóbr więcej, ile wynosi wartość koralika
feudum-setting-spill = Nadmiar w pełnej stodole
feudum-setting-spill-as_rules = Zgodnie z zasadami
feudum-setting-spill-seed = Przy koralikach na kurach 4 dobra trafiają dalej
feudum-setting-spill-published = Dalej trafia tyle dóbr, ile wynosi suma koralików na kurach
feudum-setting-godspeed = Z Bogiem (mnich, przy ruchu)
feudum-setting-godspeed-as_rules = Zgodnie z zasadami
feudum-setting-godspeed-seed = Dodatkowy punkt ruchu dla dowolnej twojej figury
feudum-setting-godspeed-published = Potem jeden mnich idzie o 1 pole
feudum-setting-conquered_serf = Chłop w podbitym feudum
feudum-setting-conquered_serf-as_rules = Zgodnie z zasadami
feudum-setting-conquered_serf-seed = Każdy tamtejszy chłop zostaje władcą posterunku
feudum-setting-conquered_serf-published = Tylko chłop atakującego
feudum-setting-other_tile = Region bez odpowiedniego kafelka
feudum-setting-other_tile-as_rules = Zgodnie z zasadami
feudum-setting-other_tile-seed = Weź gdzie indziej kafelek tej lub minionej epoki
feudum-setting-other_tile-published = Weź gdzie indziej kafelek minionej epoki
feudum-setting-pilfer_where = Gdzie nie wolno podkradać
feudum-setting-pilfer_where-as_rules = Zgodnie z zasadami
feudum-setting-pilfer_where-seed = Tam, gdzie władasz lub masz chłopa
feudum-setting-pilfer_where-published = Z własnej farmy i z krajobrazu, którego doglądasz
feudum-setting-pilfer_who = Kto podkrada
feudum-setting-pilfer_who-as_rules = Zgodnie z zasadami
feudum-setting-pilfer_who-seed = Dowolna twoja figura
feudum-setting-pilfer_who-published = Figura, która się ruszyła
feudum-setting-migrate = Nowe pionki na lokacjach początkowych
feudum-setting-migrate-as_rules = Zgodnie z zasadami
feudum-setting-migrate-seed = Jeśli nie masz pionka na planszy
feudum-setting-migrate-published = Jeśli nie masz na mapie ani pionka, ani znacznika
feudum-setting-farm_limit = Dobra na farmie
feudum-setting-farm_limit-as_rules = Zgodnie z zasadami
feudum-setting-farm_limit-seed = Nigdy więcej niż 10
feudum-setting-farm_limit-published = Poniżej 10 mieści się cały zbiór
feudum-setting-new_reeve = Nowy włodarz
feudum-setting-new_reeve-as_rules = Zgodnie z zasadami
feudum-setting-new_reeve-seed = Punktuje od następnego razu
feudum-setting-new_reeve-published = Punktuje od razu
feudum-setting-push_amount = Ile się przesuwa przy pchaniu i ciągnięciu
feudum-setting-push_amount-as_rules = Zgodnie z zasadami
feudum-setting-push_amount-seed = Do podanej liczby
feudum-setting-push_amount-published = Pełną liczbę, jeśli się da
feudum-setting-starve_disc = Dysk wojskowy po głodzeniu ludu
feudum-setting-starve_disc-as_rules = Zgodnie z zasadami
feudum-setting-starve_disc-seed = Obowiązkowy
feudum-setting-starve_disc-published = Dowolny
feudum-setting-restock = Nowe dobra w epoce III
feudum-setting-restock-as_rules = Zgodnie z zasadami
feudum-setting-restock-seed = Gildie, a na mapie lokacje E i puste lokacje N
feudum-setting-restock-published = Gildie, a na mapie lokacje E
feudum-setting-region_count = Co liczy skala regionów
feudum-setting-region_count-as_rules = Zgodnie z zasadami
feudum-setting-region_count-seed = Twoje lokacje, region po regionie
feudum-setting-region_count-published = Regiony, w których jesteś aktywny
feudum-setting-seats = Miejsca w gildii przy 4 lub 5 graczach
feudum-setting-seats-as_rules = Zgodnie z zasadami
feudum-setting-seats-seed = Mistrz i czeladnik
feudum-setting-seats-published = Także uczeń
feudum-setting-feudum_influence = Czy wpływami można przejąć feudum?
feudum-setting-feudum_influence-as_rules = Zgodnie z zasadami
feudum-setting-feudum_influence-seed = Tak, jak każdą lokację
feudum-setting-feudum_influence-published = Nie, tylko podbojem

## Słowa wspólne dla wielu komunikatów

feudum-said-points = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
}
feudum-said-shillings = { $amount ->
    [one] { $amount } szyling
    [few] { $amount } szylingi
   *[many] { $amount } szylingów
}
feudum-said-markers = { $amount ->
    [one] { $amount } znacznik
    [few] { $amount } znaczniki
   *[many] { $amount } znaczników
}

## Pytania

feudum-ask-first_good = Które dobro bierzesz z worka? Razem trzy, każde inne.
feudum-ask-to_barrel = Ile siarki trafia do twojej beczki wina, by potem nakarmić pionek lub opłacić ucztę? Reszta idzie do twoich zasobów.
feudum-ask-first_character = Jaką postacią jest twój pierwszy pionek? Daje ci miejsce w swojej gildii.
feudum-ask-first_location = Na której lokacji początkowej zaczyna twój pionek ({ $about })?
feudum-ask-take_seat = Masz za mało znaczników na wszystkie należne ci miejsca. Która gildia dostaje znacznik?
feudum-ask-pouch = Czy kładziesz dobro na sakiewce: saletrę za piątą kartę albo siarkę za dwie karty w jednej turze?
feudum-ask-pay_with = Do zapłaty: { $about }. Czym płacisz?
feudum-ask-choose_card = Którą kartę wybierasz na tę rundę?
feudum-ask-play_card = Którą kartę zagrywasz?
feudum-ask-second_card = Dzięki siarce na sakiewce możesz teraz zagrać drugą kartę. Którą?
feudum-ask-anytime = Czy zagrywasz mandat, wkładasz pismo pod talię, czy bierzesz pieczęć spod znacznika?
feudum-ask-mandate_way = { $about_id ->
    [small_pay] { $about }: 1 żywność za 3 szylingi (pierwszy), czy 1 żywność i 1 drewno za 7 (drugi)?
    [big_pay] { $about }: 1 żywność, 1 drewno i 1 żelazo za 9 szylingów (pierwszy), czy jeszcze 1 siarka za 13 (drugi)?
    [sky_or_sea] { $about }: 1 żywność za machinę latającą (pierwszy), czy 1 drewno za statek (drugi)?
    [sea_or_deep] { $about }: 1 drewno za statek (pierwszy), czy 1 żelazo za łódź podwodną (drugi)?
    [west_guilds] { $about }: jako rolnik 3 dobra (pierwszy), jako kupiec 3 szylingi (drugi), jako alchemik pojazd (trzeci)?
   *[east_guilds] { $about }: jako rycerz 3 znaczniki (pierwszy), jako szlachcic pieczęć (drugi), jako mnich koralik (trzeci)?
}
feudum-ask-take_vessel = Który pojazd bierzesz?
feudum-ask-discard_writ = Które pismo wkładasz pod talię?
feudum-ask-keep_writ = Które pismo zatrzymujesz?
feudum-ask-migrate = Jaki pionek wprowadzasz za 1 żywność albo który zdejmujesz z planszy?
feudum-ask-enter = Gdzie wchodzi twój pionek ({ $about })?
feudum-ask-move = Którą figurę przesuwasz? Pozostałe punkty ruchu: { $about }.
feudum-ask-move_to = { $about_id ->
    [behemoth] Dokąd idzie behemot?
    [sea_serpent] Dokąd płynie wąż morski?
   *[other] Dokąd idzie { $about }?
}
feudum-ask-route = Którą trasą idzie { $about }?
feudum-ask-board = Do którego porzuconego pojazdu wsiada { $about }?
feudum-ask-pilfer = Czy podkradasz i gdzie? Bierzesz jeden zasób, który tam leży.
feudum-ask-pilfer_what = { $about }: co podkradasz?
feudum-ask-voyage = To twój drugi Ruch w tej rundzie. Czy twój dysk idzie na następne pole wielkiej wyprawy?
feudum-ask-influence = Gdzie kładziesz znacznik?
feudum-ask-influence_as = { $about }: zostajesz chłopem czy za 1 szyling władcą (Pieniądz to wpływy)?
feudum-ask-improve = Którą lokację ulepszasz? A może kładziesz krajobraz?
feudum-ask-pay_seal = Spod którego znacznika bierzesz pieczęć na zapłatę?
feudum-ask-feudum = { $about }: do której gildii należy twoje nowe feudum?
feudum-ask-other_tile = Ten region nie ma dla ciebie kafelka. Z którego stosu bierzesz kafelek bez punktów?
feudum-ask-tend_at = Gdzie kładziesz krajobraz?
feudum-ask-lay_landscape = { $about }: który krajobraz kładziesz?
feudum-ask-collect = { $about }: czy zbierasz wszystko z krajobrazu? Jedna sztuka należy się władcy.
feudum-ask-explore = Czy dobierasz pisma królewskie?
feudum-ask-dig = Czy płacisz 1 żelazo za dwa kolejne pisma, z których zatrzymasz jedno (Łopaty i miecze)?
feudum-ask-reinforce = Czy bierzesz też znacznik (Posiłki)?
feudum-ask-harvest = Na której farmie zbierasz plony?
feudum-ask-favours = { $about }: czy cały zbiór tam zostaje, czy bierzesz łaski? Łaski zamieniają wszystkie twoje koraliki w pieczęcie.
feudum-ask-pick_favour = { $about }: które dobro bierzesz jako łaskę?
feudum-ask-conquer = Gdzie atakujesz? A może głodzisz lud?
feudum-ask-attack = { $about }: co atakujesz?
feudum-ask-defend = Atak na ciebie: { $about }. Czy pokazujesz Obronę?
feudum-ask-weapon = { $about_id ->
    [bow] { $about }: atak +1 za darmo (pierwszy), czy +2 za 1 drewno (drugi)?
   *[sword] { $about }: atak +1 za darmo (pierwszy), czy +2 za 1 żelazo (drugi)?
}
feudum-ask-saltpeter = Ile saletry dokładasz do ataku?
feudum-ask-serve = Czy kładziesz dysk na swoim następnym polu wojskowym?
feudum-ask-starve_at = Gdzie głodzisz lud?
feudum-ask-starve = { $about }: który znacznik wypędzasz?
feudum-ask-immunity = Twój lud ma być głodzony: { $about }. Czy pokazujesz Obronę i płacisz 1 żywność (Królewska nietykalność)?
feudum-ask-repeat = Którą ze swoich kart tej rundy wykonujesz jeszcze raz? Karta bez „×2” kosztuje 1 saletrę.
feudum-ask-guild = W której gildii działasz?
feudum-ask-function = { $about }: co tam robisz?
feudum-ask-feast = W której gildii działasz w zastępstwie przeciwnika?
feudum-ask-feast_function = { $about }: pchasz w zastępstwie mistrza czy ciągniesz w zastępstwie czeladnika?
feudum-ask-reeve = { $about }: czy najpierw stawiasz tam włodarza?
feudum-ask-send_farm = Z której farmy wysyłasz dobra do stodoły?
feudum-ask-fill_barn = W stodole jest za mało miejsca. Które dobro się w niej zmieści?
feudum-ask-farmer_reward = Ile żywności bierzesz za dobra? Resztę dostajesz w szylingach.
feudum-ask-buy_good = Które dobro kupujesz? Możesz kupić najwyżej trzy.
feudum-ask-buy_vessel = Który pojazd kupujesz za 3 szylingi?
feudum-ask-buy_seal = Którą pieczęć kupujesz za 3 szylingi?
feudum-ask-tame = Czy oswajasz bestię za trzy z kupionych znaczników?
feudum-ask-put_monster = Gdzie stawiasz bestię ({ $about })?
feudum-ask-move_good = { $about_id ->
    [farmer] Które dobro pchasz ze stodoły do gildii kupców?
    [merchant] Które dobro przesuwasz ({ $about })?
   *[alchemist] Które dobro ciągniesz z gildii kupców na wozy i stosy?
}
feudum-ask-invent = Co wytwarzasz z dóbr na wozach i stosach ({ $about })?
feudum-ask-return_marker = Z którego rzędu wraca do puli znacznik, by stać się pieczęcią na zwoju ({ $about })?
feudum-ask-lay_seal = Na którym zwoju kładziesz pieczęć ({ $about })?
feudum-ask-turn_seal = Która pieczęć staje się koralikiem różańca ({ $about })?
feudum-ask-feed = Karmisz pionek: { $about }. Co mu dajesz? Nienakarmiony schodzi z planszy.

## Co się stało

feudum-told-starts = { $seat } ma znacznik pierwszego gracza.
feudum-told-round = Zaczyna się runda { $amount }; znacznik pierwszego gracza ma { $seat }.
feudum-told-first_good = { $seat } bierze z worka: { $thing }.
feudum-told-first_pawn = { $seat } zaczyna z postacią: { $thing }.
feudum-told-first_location = { $seat } zaczyna na lokacji: { $thing }.
feudum-told-to_barrel = { $seat } wkłada do beczki wina: { $amount } × { $thing }.
feudum-told-joins_guild = { $seat } zajmuje miejsce: { $thing }.
feudum-told-leaves_guild = { $seat } traci miejsce: { $thing }.
feudum-told-reeve = { $seat } stawia włodarza: { $thing }.
feudum-told-reeve_back = { $seat } odzyskuje włodarza: { $thing }.
feudum-told-pouch = { $seat } używa sakiewki: { $thing }.
feudum-told-chooses_card = { $seat } wybiera kartę: { $thing }.
feudum-told-chooses_card-hidden = { $seat } wybiera kartę.
feudum-told-plays = { $seat } zagrywa kartę: { $thing }.
feudum-told-too_late = { $thing } to ostatnia karta gracza { $seat } i nie działa.
feudum-told-ability = { $thing_id ->
    [reinforcements] { $seat } dostaje { feudum-said-markers } ({ $thing }).
    [deja_vu] { $seat } płaci 1 saletrę, by powtórzyć kartę bez ×2 ({ $thing }).
   *[other] { $seat } używa zdolności: { $thing }.
}
feudum-told-pays = { $thing_id ->
    [orchard] { $seat } płaci kafelkiem regionu ({ $thing }).
    [sulfur_mine] { $seat } płaci kafelkiem regionu ({ $thing }).
    [silver_mine] { $seat } płaci kafelkiem regionu ({ $thing }).
    [butts] { $seat } płaci kafelkiem regionu ({ $thing }).
   *[other] { $seat } płaci: { $thing }.
}
feudum-told-pays_guild = { $seat } płaci { feudum-said-shillings }: { $thing }; monety idą po kolei do mistrza, czeladnika i na dobroczynność.
feudum-told-share = { $thing_id ->
    [farmer] { $seat } dostaje { feudum-said-shillings } z sakiewki rolnika.
   *[monk] { $seat } dostaje { feudum-said-shillings } ze skarbca kościelnego.
}
feudum-told-gets = { $seat } dostaje: { $amount } × { $thing }.
feudum-told-gets_shillings = { $seat } dostaje { feudum-said-shillings }.
feudum-told-gets_markers = { $seat } dostaje { feudum-said-markers }.
feudum-told-gets_seal = { $seat } dostaje pieczęć królewską.
feudum-told-gets_bead = { $seat } dostaje koralik o wartości { $amount }.
feudum-told-takes_seal = { $seat } bierze pieczęć spod znacznika: { $thing }.
feudum-told-draws_writs = { $amount ->
    [one] { $seat } dobiera { $amount } pismo królewskie.
    [few] { $seat } dobiera { $amount } pisma królewskie.
   *[many] { $seat } dobiera { $amount } pism królewskich.
}
feudum-told-keeps_writ = { $seat } zatrzymuje pismo: { $thing }.
feudum-told-keeps_writ-hidden = { $seat } zatrzymuje pismo.
feudum-told-discards_writ = { $seat } wkłada pod talię: { $thing }.
feudum-told-discards_writ-hidden = { $seat } wkłada pismo pod talię.
feudum-told-plays_mandate = { $seat } zagrywa mandat: { $thing }.
feudum-told-wields = { $seat } używa broni ({ $thing }): atak +{ $amount }.
feudum-told-pawn_on = { $seat } wprowadza pionek: { $thing }.
feudum-told-enters = Nowy pionek gracza { $seat } staje na lokacji: { $thing }.
feudum-told-pawn_off = { $seat } zdejmuje pionek: { $thing }.
feudum-told-moves = { $seat } przesuwa figurę na lokację: { $thing }.
feudum-told-ferry = { $seat } płaci { feudum-said-shillings }: { $thing }.
feudum-told-boards = { $seat } wsiada: { $thing }.
feudum-told-pilfers = { $seat } podkrada: { $thing }.
feudum-told-voyage = { $seat } dociera na pole { $amount } wielkiej wyprawy.
feudum-told-influences = { $seat } kładzie znacznik: { $thing }.
feudum-told-demoted = { $other } przejmuje władzę: { $thing }; { $seat } zostaje tam chłopem.
feudum-told-improves = { $seat } ulepsza lokację: { $thing }.
feudum-told-feudum = { $seat } zakłada feudum: { $thing }.
feudum-told-improve_points = { $seat } zdobywa { feudum-said-points } za ulepszenie.
feudum-told-takes_tile = { $seat } bierze kafelek regionu ({ $thing }).
feudum-told-tends = { $seat } kładzie krajobraz: { $thing }.
feudum-told-fills = Krajobraz ({ $thing }): przybywa { $amount }.
feudum-told-collects = { $seat } zbiera { $amount } z krajobrazu ({ $thing }).
feudum-told-tribute = { $seat } dostaje { $amount } daniny od gracza { $other } ({ $thing }).
feudum-told-harvests = { $seat } zbiera plony, dóbr: { $amount } ({ $thing }).
feudum-told-turns_beads = { $amount ->
    [one] { $seat } zamienia { $amount } koralik w pieczęć.
    [few] { $seat } zamienia { $amount } koraliki w pieczęcie.
   *[many] { $seat } zamienia { $amount } koralików w pieczęcie.
}
feudum-told-taxes = { $seat } ściąga { feudum-said-shillings } podatku.
feudum-told-attacks = { $seat } atakuje gracza { $other }: { $thing }.
feudum-told-defends = { $seat } zdobywa 1 punkt za kartę { $thing }.
feudum-told-attack_succeeds = { $seat } wygrywa atak: { $thing }.
feudum-told-attack_fails = { $seat } przegrywa atak: { $thing }.
feudum-told-serves = { $seat } zakrywa pole wojskowe { $amount }.
feudum-told-starves_people = { $seat } głodzi lud gracza { $other }: { $thing }.
feudum-told-immune = Pieczęć chroni lud gracza { $seat }: { $thing }.
feudum-told-repeats = { $seat } powtarza kartę: { $thing }.
feudum-told-trades = { $seat } handluje: { $thing }.
feudum-told-pushes = { $seat } pcha: { $thing }.
feudum-told-pulls = { $seat } ciągnie: { $thing }.
feudum-told-feasts = { $seat } wydaje ucztę i działa w zastępstwie gracza { $other }: { $thing }.
feudum-told-function_points = { $amount ->
    [0] { $seat } nie osiąga celu: { $thing }.
   *[other] { $seat } zdobywa { feudum-said-points }: { $thing }.
}
feudum-told-sends = { $amount ->
    [one] { $seat } wysyła { $amount } dobro do stodoły: { $thing }.
    [few] { $seat } wysyła { $amount } dobra do stodoły: { $thing }.
   *[many] { $seat } wysyła { $amount } dóbr do stodoły: { $thing }.
}
feudum-told-spills = Nadmiar ze stodoły trafia dalej: { $thing }.
feudum-told-to_shelves = { $seat } kładzie na półce: { $thing }.
feudum-told-to_carts = { $seat } przesuwa do gildii alchemików: { $thing }.
feudum-told-buys = { $seat } kupuje: { $thing }.
feudum-told-buys_markers = { $seat } kupuje swój rząd: { feudum-said-markers }.
feudum-told-tames = { $seat } oswaja bestię: { $thing }.
feudum-told-invents = { $seat } wytwarza: { $thing }.
feudum-told-lays_seal = { $seat } kładzie pieczęć: { $thing }.
feudum-told-turns_seal = { $seat } odwraca pieczęć ({ $thing }): koralik o wartości { $amount }.
feudum-told-fist = { $seat } wybiera jedną z dwóch zamkniętych dłoni: jest w niej koralik o wartości { $amount }.
feudum-told-drinks = { $seat } daje wino pionkowi: { $thing }.
feudum-told-starves = Z braku żywności { $seat } traci: { $thing }.
feudum-told-die = { $seat } rzuca kością postępu i usuwa kafelek: { $thing }.
feudum-told-epoch = { $amount ->
    [2] Nastaje epoka II.
    [3] Nastaje epoka III.
    [4] Nastaje epoka IV.
   *[5] Nastaje epoka V, ostatnia.
}
feudum-told-dawn_seats = { $seat } zdobywa { feudum-said-points } za miejsca w gildiach.
feudum-told-dawn_landscapes = { $seat } zdobywa { feudum-said-points } za krajobrazy.
feudum-told-dawn_regions = { $seat } zdobywa { feudum-said-points } za aktywne regiony.
feudum-told-disloyal = { $seat } zalega ze służbą wojskową i traci { feudum-said-points }.
feudum-told-charter = { $seat } zdobywa { feudum-said-points } za przywilej: { $thing }.

## Dobra, figury, miejsca

feudum-good-food = żywność
    .text = Karmi pionki na końcu rundy i wprowadza nowe.
feudum-good-wood = drewno
    .text = Zmienia posterunek w farmę; pozwala położyć krajobraz.
feudum-good-iron = żelazo
    .text = Zmienia farmę w miasto; Łopaty i miecze.
feudum-good-sulfur = siarka
    .text = Na sakiewce: dwie karty w turze. W beczce: wino.
feudum-good-saltpeter = saletra
    .text = Na sakiewce: piąta karta. W ataku: 1 siły więcej. Z Powtórzeniem: karta bez ×2.
feudum-wine = Wino z beczki
    .text = Nakarmiony na dwie rundy, ale pijany w następnej.
feudum-pawn-farmer = rolnik
feudum-pawn-merchant = kupiec
feudum-pawn-alchemist = alchemik
feudum-pawn-knight = rycerz
feudum-pawn-noble = szlachcic
feudum-pawn-monk = mnich
feudum-piece = twój pionek { $number }
feudum-target-1 = pionek { $number } gracza 1
feudum-target-2 = pionek { $number } gracza 2
feudum-target-3 = pionek { $number } gracza 3
feudum-target-4 = pionek { $number } gracza 4
feudum-target-5 = pionek { $number } gracza 5
feudum-monster-behemoth = behemot
    .text = Chodzi drogami i trasami lotu. Atak 1, obrona 1; pionki przeciwników nie mogą odejść z jego lokacji.
feudum-monster-sea_serpent = wąż morski
    .text = Pływa trasami statków i łodzi podwodnych. Atak 1, obrona 1; pionki przeciwników nie mogą odejść z jego lokacji.
feudum-vessel-ship = statek
    .text = Jego pionek może używać tras statków. Powstaje z 1 żywności i 2 drewna.
feudum-vessel-submersible = łódź podwodna
    .text = Jej pionek może używać tras łodzi podwodnych. Powstaje z 1 żywności i 2 żelaza.
feudum-vessel-flying = machina latająca
    .text = Jej pionek może używać tras lotu. Powstaje z 1 żywności, 1 żelaza i 1 drewna.
feudum-invention-krud = beczka prochu
    .text = Zapełnia pierwszy niepełny odcinek każdego rzędu gildii rycerzy. Kosztuje 2 saletry i 1 siarkę; druga przy pchaniu 1 i 1, trzecia 1 drewno.
feudum-route-road = droga
feudum-route-ferry = prom
    .text = 2 szylingi za każdą przeprawę, dopóki w gildii alchemików nie ma pojazdu.
feudum-route-ship = trasa statku
feudum-route-submersible = trasa łodzi podwodnej
feudum-route-flying = trasa lotu
feudum-kind-outpost = posterunek
    .text = Jego władca może prowadzić Eksplorację. Ulepszenie do farmy kosztuje 1 drewno.
feudum-kind-farm = farma
    .text = Jej władca może prowadzić Zbiory. Ulepszenie do miasta kosztuje 1 żelazo; leżące tam dobra idą do worka.
feudum-kind-town = miasto
    .text = Jego władca może ściągać Podatki. Ulepszenie do feudum kosztuje 1 pieczęć królewską.
feudum-kind-feudum = feudum
    .text = Liczy się jako kolejny posterunek, farma i miasto oraz za 3 gwiazdki w swojej gildii. Kto nim włada, winien jest królowi służbę wojskową.
feudum-role-ruler = władca
feudum-role-subject = poddany
feudum-role-serf = chłop
feudum-landscape-orchard = sad
    .text = Kafelek regionu: zastępuje dowolne dobro albo jako krajobraz dostaje 3 żywności po położeniu i w każdej nowej epoce.
feudum-landscape-butts = strzelnica łucznicza
    .text = Kafelek regionu: zastępuje dowolne dobro albo jako krajobraz dostaje 3 tarcze po położeniu i w każdej nowej epoce; tarcza staje się znacznikiem.
feudum-landscape-silver_mine = kopalnia srebra
    .text = Kafelek regionu: zastępuje dowolne dobro albo jako krajobraz dostaje 3 szylingi po położeniu i w każdej nowej epoce.
feudum-landscape-sulfur_mine = kopalnia siarki
    .text = Kafelek regionu: zastępuje dowolne dobro albo jako krajobraz dostaje 3 siarki po położeniu i w każdej nowej epoce.
feudum-region-sea = Morze
feudum-region-island = Wyspy
feudum-region-forest = Las
feudum-region-desert = Pustynia
feudum-region-badlands = Pustkowia
feudum-region-mountain = Góry
feudum-location-sea_n = Morze Północne
feudum-location-sea_sw = Morze Południowo-Zachodnie
feudum-location-sea_e = Morze Wschodnie
feudum-location-isl_n = Wyspa Północna
feudum-location-isl_e = Wyspa Wschodnia
feudum-location-isl_w = Wyspa Zachodnia
feudum-location-isl_s = Wyspa Południowa
feudum-location-for_nw = Las Północno-Zachodni
feudum-location-for_mid = Las Środkowy
feudum-location-for_se = Las Południowo-Wschodni
feudum-location-des_sw = Pustynia Płd.-Zachodnia
feudum-location-des_n = Pustynia Północna
feudum-location-des_west = Pustynia Wewnętrzna
feudum-location-des_mid = Pustynia Środkowa
feudum-location-des_e = Pustynia Wschodnia
feudum-location-bad_nw = Pustkowia Północno-Zachodnie
feudum-location-bad_ne = Pustkowia Północno-Wschodnie
feudum-location-bad_river = Pustkowia nad Rzeką
feudum-location-bad_mid = Pustkowia Środkowe
feudum-location-bad_se = Pustkowia Płd.-Wschodnie
feudum-location-mou_nw = Góra Północno-Zachodnia
feudum-location-mou_se = Góra Południowo-Wschodnia
feudum-scroll = zwój { $number }
feudum-colour = rząd { $number }
feudum-epoch = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

## Gildie

feudum-guild-farmer = Gildia Rolników
    .text = Handel: wyślij dobra z farmy do stodoły za żywność i szylingi. Ciągnięcie: koralik z różańca na kurę; cel: kury warte 5. Pchanie: 5 dóbr do kupców; cele: półki lub kolumny. Gwiazdki: rolnicy, feuda, farmy.
feudum-guild-merchant = Gildia Kupców
    .text = Handel: kup do 3 dóbr. Ciągnięcie: 3 dobra ze stodoły; cel: półka lub kolumna. Pchanie: 4 dobra do alchemików; cele: wozy i stosy. Gwiazdki: kupcy, feuda, miasta.
feudum-guild-alchemist = Gildia Alchemików
    .text = Handel: kup pojazd za 3 szylingi. Ciągnięcie: 2 dobra od kupców; cel: wóz lub stos. Pchanie: do 3 wynalazków, każdy jest celem. Gwiazdki: alchemicy, feuda, posterunki.
feudum-guild-knight = Gildia Rycerzy
    .text = Handel: kup swój rząd znaczników za 3 szylingi; 3 lub więcej pozwalają oswoić bestię. Ciągnięcie: jeden wynalazek. Pchanie: do 3 znaczników staje się pieczęciami szlachty; cele: rzędy lub kolumny zwojów. Gwiazdki: rycerze, feuda, farmy.
feudum-guild-noble = Gildia Szlachty
    .text = Handel: kup 1 lub 2 pieczęcie po 3 szylingi. Ciągnięcie: 2 znaczniki stają się pieczęciami; cel: rząd lub kolumna zwojów. Pchanie: 2 pieczęcie stają się koralikami różańca; cele: suma 5, 11, 17. Gwiazdki: szlachcice, feuda, miasta.
feudum-guild-monk = Gildia Mnichów
    .text = Handel: kup za 3 szylingi koralik, losowo najniższy lub najwyższy. Ciągnięcie: pieczęć staje się koralikiem; cel: różaniec wart 11. Pchanie: koralik na kurę; cele: kury warte 3, 6, 9. Gwiazdki: mnisi, feuda, posterunki.
feudum-function-trade = Handel
    .text = Dla każdego. Monety idą kolejno do mistrza, czeladnika i na dobroczynność.
feudum-function-push = Pchanie
    .text = Mistrz przesuwa rzeczy do następnej gildii: 4, 5 lub 6 punktów za 1, 2 lub 3 cele.
feudum-function-pull = Ciągnięcie
    .text = Czeladnik sprowadza rzeczy z poprzedniej gildii: 3 punkty i pismo królewskie za cel.
feudum-reeve = Postaw włodarza
    .text = Od następnego pchania lub ciągnięcia w tej gildii daje za każdym razem 1 punkt, i jeszcze 1, jeśli masz drugiego włodarza gdzie indziej. Od razu punktuje tylko przy stole otwartym z taką zasadą.

## Karty akcji

feudum-action-migrate = Migracja
    .text = Wprowadź pionek za 1 żywność obok swojego pionka lub znacznika albo zdejmij pionek z planszy.
feudum-action-move = Ruch
    .text = Punkt ruchu za każdy twój pionek i potwora na planszy. Na koniec podkradnij jeden zasób. Drugi Ruch w rundzie prowadzi na wielką wyprawę.
feudum-action-influence = Wpływy
    .text = Połóż po jednym znaczniku na lokacjach, gdzie masz pionek: władca, poddany lub chłop.
feudum-action-improve = Ulepszenie
    .text = Ulepsz lokację, którą władasz: do farmy za 1 drewno, do miasta za 1 żelazo, do feudum za pieczęć. Weź kafelek regionu i jego punkty.
feudum-action-explore = Eksploracja
    .text = Z posterunkiem dobierz 2 pisma królewskie i po 1 za każdy kolejny posterunek i feudum; zatrzymaj jedno.
feudum-action-harvest = Zbiory
    .text = 5 dóbr na twoją farmę, więcej za każdą kolejną farmę i feudum oraz za koraliki; albo część z nich jako łaski. 1 punkt.
feudum-action-tax = Podatki
    .text = Z miastem weź 2 szylingi i po 1 za każde kolejne miasto i feudum.
feudum-action-conquer = Podbój
    .text = Zaatakuj pionek, potwora lub feudum tam, gdzie masz figury: 2 punkty, a za feudum 4. Nigdy nie powtarzany, nigdy jako ostatnia karta.
feudum-action-defend = Obrona
    .text = 1 punkt. Jeśli masz ją na ręce w chwili ataku, pokaż ją od razu: obrona +1.
feudum-action-repeat = Powtórzenie
    .text = Wykonaj jeszcze raz swoją kartę z symbolem ×2: Ruch, Wpływy lub Gildię.
feudum-action-guild = Gildia
    .text = W jednej gildii handluj, albo pchaj jako mistrz, albo ciągnij jako czeladnik.
feudum-ability-distant_kin = Daleki krewny
    .text = Z alchemikiem na planszy nowy pionek może wejść na dowolną lokację początkową.
feudum-ability-godspeed = Z Bogiem
    .text = Z mnichem na planszy o jedno pole więcej.
feudum-ability-money_is_influence = Pieniądz to wpływy
    .text = Z kupcem przy samotnym znaczniku przeciwnika: zapłać 1 szyling i władaj tam, a on zostaje chłopem.
feudum-ability-tend_landscape = Doglądanie krajobrazu
    .text = Zamiast tego: zapłać 1 drewno i połóż kafelek regionu tam, gdzie jesteś chłopem: 2 punkty i 3 zasoby.
feudum-ability-shovels_and_swords = Łopaty i miecze
    .text = Potem zapłać 1 żelazo: dobierz jeszcze 2 pisma i zatrzymaj jedno.
feudum-ability-inspect = Przegląd zbiorów
    .text = Z rolnikiem na planszy najpierw zobacz dobra i wybierz spośród nich łaski.
feudum-ability-reinforcements = Posiłki
    .text = Z rycerzem na planszy weź też znacznik z puli.
feudum-ability-starve_the_people = Głodzenie ludu
    .text = Zamiast tego, ze szlachcicem na miejscu: poddany lub chłop przeciwnika wraca do właściciela. Bez punktów, ale z dyskiem wojskowym; koraliki znikają z kur.
feudum-ability-royal_immunity = Królewska nietykalność
    .text = Przeciw głodzeniu ludu zapłać 1 żywność: nic się nie dzieje, a odtąd znacznik chroni pieczęć.
feudum-ability-deja_vu = Déjà vu
    .text = Zapłać 1 saletrę albo zamiast niej kafelek, by wykonać jeszcze raz kartę bez ×2: Migrację, Ulepszenie, Eksplorację, Zbiory lub Podatki.
feudum-ability-feast = Uczta
    .text = Zamiast tego: zapłać 1 siarkę z beczki i pchaj lub ciągnij w zastępstwie przeciwnika, którego pionek lub feudum jest przy twoim pionku. 3 punkty więcej.

## Wybory

feudum-pouch-extra = Saletra: piąta karta
feudum-pouch-sequential = Siarka: dwie karty w turze
feudum-anytime = Mandaty i pisma
    .text = Zagraj mandat, włóż pismo pod talię albo weź pieczęć spod znacznika; potem wróci to samo pytanie.
feudum-discard = Włóż pismo pod talię
feudum-way = { $number ->
    [1] Pierwszy sposób
    [2] Drugi sposób
   *[3] Trzeci sposób
}
feudum-harvest-whole = Cały zbiór na farmę
    .text = Dobra z farmy trafiają do stodoły przez handel w gildii rolników, który daje żywność i szylingi.
feudum-harvest-favours = Część jako łaski
    .text = Łaski to dobra dla ciebie. Zamieniają wszystkie twoje koraliki w pieczęcie.
feudum-collect = Zbierz wszystko
feudum-leave = Zostaw
feudum-serve = Połóż dysk
feudum-voyage = Kontynuuj wyprawę

## Pisma królewskie

feudum-mandate-bow = Łuk
    .text = W twoim ataku: atak +1, albo +2 za 1 drewno.
feudum-mandate-sword = Miecz
    .text = W twoim ataku: atak +1, albo +2 za 1 żelazo.
feudum-mandate-small_pay = Mały żołd
    .text = Zapłać 1 żywność za 3 szylingi albo 1 żywność i 1 drewno za 7.
feudum-mandate-big_pay = Wielki żołd
    .text = Zapłać 1 żywność, 1 drewno i 1 żelazo za 9 szylingów albo jeszcze 1 siarkę za 13.
feudum-mandate-sky_or_sea = Niebem lub morzem
    .text = Zapłać 1 żywność za machinę latającą albo 1 drewno za statek.
feudum-mandate-sea_or_deep = Na wodzie i pod wodą
    .text = Zapłać 1 drewno za statek albo 1 żelazo za łódź podwodną.
feudum-mandate-west_guilds = Gildie zachodu
    .text = Z 3 gwiazdkami u rolników 3 dobra z worka, u kupców 3 szylingi, u alchemików pojazd.
feudum-mandate-east_guilds = Gildie wschodu
    .text = Z 3 gwiazdkami u rycerzy 3 znaczniki, u szlachty pieczęć, u mnichów koralik.
feudum-charter-barrel = Pełna beczka
    .text = Na koniec, z pieczęcią: 5 punktów za 2 siarki w beczce, 7 za 3.
feudum-charter-monster = Pogromca potworów
    .text = Na koniec, z pieczęcią: 7 punktów za pokonanego potwora.
feudum-charter-east = Królestwo wschodnie
    .text = Na koniec, z pieczęcią: 3, 5, 7 lub 9 punktów za 1, 2, 3 lub 4 lokacje, którymi władasz na pustkowiach i w górach.
feudum-charter-west = Królestwo zachodnie
    .text = Na koniec, z pieczęcią: 3, 5, 7 lub 9 punktów za 1, 2, 3 lub 4 lokacje, którymi władasz na morzu i wyspach.
feudum-charter-north = Królestwo północne
    .text = Na koniec, z pieczęcią: 3, 5, 7 lub 9 punktów za 1, 2, 3 lub 4 lokacje, którymi władasz w lesie, na północy pustkowi i na północnym zachodzie gór.
feudum-charter-south = Królestwo południowe
    .text = Na koniec, z pieczęcią: 3, 5, 7 lub 9 punktów za 1, 2, 3 lub 4 lokacje, którymi władasz na pustyni, w reszcie pustkowi i na południowym wschodzie gór.
feudum-charter-central = Królestwo środka
    .text = Na koniec, z pieczęcią: 3, 5, 7 lub 9 punktów za 1, 2, 3 lub 4 lokacje, którymi władasz w lesie i na pustyni.
feudum-charter-isolated = Królestwo odludne
    .text = Na koniec, z pieczęcią: 5, 11 lub 17 punktów za 1, 2 lub 3 z lokacji: Morze Wschodnie, Pustkowia nad Rzeką, Pustkowia Płd.-Wschodnie.

## Punktacja

feudum-score-improvements = Ulepszenia
feudum-score-landscapes = Krajobrazy
feudum-score-harvests = Zbiory
feudum-score-conquests = Podboje
feudum-score-defences = Obrony
feudum-score-functions = Pchanie, ciągnięcie i uczty
feudum-score-seats = Miejsca w gildiach
feudum-score-regions = Aktywne regiony
feudum-score-disloyalty = Nielojalność
feudum-score-voyage = Wielka wyprawa
feudum-score-empire = Imperium
feudum-score-shillings = Szylingi
feudum-score-charters = Przywileje
feudum-tie-barrel = Siarka w beczce wina

## Stół

feudum-sheet-players = Gracze
feudum-sheet-supplies = Zasoby
feudum-sheet-pawns = Pionki i potwory
feudum-sheet-locations = Lokacje
feudum-sheet-routes = Trasy
feudum-sheet-guilds = Gildie
feudum-sheet-stacks = Kafelki regionów
feudum-sheet-table = Stół
feudum-column-seat = Gracz
feudum-column-score = Wynik
feudum-column-dawn = Następna epoka
feudum-column-played = Zagrane
feudum-column-cards = Pozostałe karty
feudum-column-pouch = Sakiewka
feudum-column-writs = Pisma
feudum-column-voyage = Wyprawa
feudum-column-military = Wojsko
feudum-column-discs = Wolne dyski
feudum-column-shillings = Szylingi
feudum-column-markers = Znaczniki
feudum-column-goods = Dobra
feudum-column-barrel = Beczka
feudum-column-tiles = Kafelki
feudum-column-vessels = Pojazdy
feudum-column-seals = Pieczęcie
feudum-column-beads = Koraliki
feudum-column-pawn = Figura
feudum-column-character = Postać
feudum-column-location = Lokacja
feudum-column-state = Stan
feudum-column-kind = Rodzaj
feudum-column-ruler = Władca
feudum-column-subject = Poddany
feudum-column-serf = Chłop
feudum-column-landscape = Krajobraz
feudum-column-there = Pojazdy
feudum-column-leads_to = Prowadzi do
feudum-column-guild = Gildia
feudum-column-master = Mistrz
feudum-column-journeyman = Czeladnik
feudum-column-apprentice = Uczeń
feudum-column-stars = Gwiazdki
feudum-column-board = Na planszy
feudum-column-region = Region
feudum-column-epoch = Epoka na wierzchu
feudum-label-drunk = pijany
feudum-label-held = uwięziony
feudum-label-just_left = (zostawiony w tej turze)
feudum-label-sealed = pieczęć
feudum-label-reeve = włodarz
feudum-label-chickens = kury
feudum-label-purse = sakiewka
feudum-label-rosary = różaniec
feudum-label-coffer = skarbiec
feudum-label-round = Runda
feudum-label-epoch = Epoka
feudum-label-next_epoch = Następna epoka
feudum-label-phase = Faza
feudum-label-starter = Znacznik pierwszego gracza
feudum-label-bag = Worek
feudum-label-supply = Pula ogólna
feudum-label-shillings = szylingi
feudum-label-seals = pieczęcie
feudum-label-vessels = Pojazdy
feudum-label-feudums = Pozostałe feuda
feudum-label-deck = Pisma w talii
feudum-label-known_writs = Znane ci tam pisma, od wierzchu
feudum-label-aside = Odłożone
feudum-label-chosen = Twoje karty
feudum-label-hand = Niewybrane
feudum-label-writs = Twoje pisma
feudum-label-drawn = Dobrane
feudum-phase-goods = Pierwsze dobra
feudum-phase-first_pawns = Pierwsze pionki
feudum-phase-pouches = Sakiewki
feudum-phase-choosing = Wybór kart
feudum-phase-turns = Tury
feudum-phase-feeding = Karmienie
feudum-phase-progress = Kość postępu
feudum-phase-dawn = Nowa epoka
feudum-phase-end_of_round = Koniec rundy
feudum-phase-last_uses = Przed końcową punktacją
feudum-phase-over = Koniec

## Co by się teraz stało

feudum-now-migrate = { $on ->
    [0] Możesz zdjąć pionek z planszy; żadnego nie możesz wprowadzić.
   *[other] { $off ->
        [0] { $places ->
            [one] Możesz wprowadzić pionek za 1 żywność, na jednej lokacji.
           *[other] Możesz wprowadzić pionek za 1 żywność; liczba możliwych lokacji: { $places }.
        }
       *[other] { $places ->
            [one] Możesz wprowadzić pionek za 1 żywność, na jednej lokacji, albo jakiś zdjąć.
           *[other] Możesz wprowadzić pionek za 1 żywność (liczba możliwych lokacji: { $places }) albo jakiś zdjąć.
        }
    }
}
feudum-now-move = { $second ->
    [0] { $points ->
        [0] Nic nie może się ruszyć, ale możesz podkraść zasób.
        [one] Masz jeden punkt ruchu; potem możesz podkraść zasób.
       *[other] Punkty ruchu: { $points }; potem możesz podkraść zasób.
    }
   *[other] { $points ->
        [0] Nic nie może się ruszyć, ale możesz podkraść zasób.
        [one] Masz jeden punkt ruchu i ruszasz dalej na wielką wyprawę.
       *[other] Punkty ruchu: { $points }; ruszasz też dalej na wielką wyprawę.
    }
}
feudum-now-influence = { $places ->
    [one] Możesz położyć znacznik na jednej lokacji; twoje znaczniki: { $markers }.
   *[other] Lokacje, na których możesz położyć znacznik: { $places }; twoje znaczniki: { $markers }.
}
feudum-now-improve = { $points ->
    [0] { $places ->
        [one] Możesz ulepszyć jedną lokację, teraz bez punktów: jej region nie ma kafelka tej ani wcześniejszej epoki.
       *[other] Lokacje do ulepszenia: { $places }, teraz bez punktów: ich regiony nie mają kafelka tej ani wcześniejszej epoki.
    }
   *[other] { $places ->
        [one] Możesz ulepszyć jedną lokację; punkty: { $points }.
       *[other] Lokacje do ulepszenia: { $places }; punkty za najlepszą: { $points }.
    }
}
feudum-now-explore = { $amount ->
    [one] Dobierasz ostatnie pismo królewskie.
   *[other] Dobierasz pisma królewskie ({ $amount }) i zatrzymujesz jedno.
}
feudum-now-harvest = Zbierasz dobra ({ $amount }): wszystkie na farmę albo { $farm } na farmę, a { $favours } dla ciebie. 1 punkt.
feudum-now-harvest-whole = Dobra na farmie: { $amount }. Zapłatę dostaniesz, gdy kartą Gildia wyślesz je do stodoły.
feudum-now-harvest-favours = Dla ciebie do wydania: { $favours }, na farmę: { $farm }.
feudum-now-tax = { $amount ->
    [0] Nie dostajesz szylingów: pula jest pusta.
    [one] Dostajesz { $amount } szyling.
    [few] Dostajesz { $amount } szylingi.
   *[many] Dostajesz { $amount } szylingów.
}
feudum-now-conquer = { $targets ->
    [one] Możesz zaatakować jeden cel, ale nigdy ostatnią kartą; do pokonania bez pomocy: { $beaten }.
   *[other] Cele do ataku: { $targets }, ale nigdy ostatnią kartą; do pokonania bez pomocy: { $beaten }.
}
feudum-now-defend = { $amount ->
    [one] Zdobywasz { $amount } punkt. Trzymaj tę kartę, dopóki obawiasz się ataku.
    [few] Zdobywasz { $amount } punkty. Trzymaj tę kartę, dopóki obawiasz się ataku.
   *[many] Zdobywasz { $amount } punktów. Trzymaj tę kartę, dopóki obawiasz się ataku.
}
feudum-now-repeat = { $cards ->
    [one] Możesz powtórzyć jedną ze swoich kart.
   *[other] Karty, z których możesz powtórzyć jedną: { $cards }.
}
feudum-now-guild = Gildie, w których możesz handlować: { $trades }; twoje pchania i ciągnięcia: { $offices }.
feudum-now-trade-farmer = Dobra na twojej najpełniejszej farmie: { $amount }; żywność lub szylingi za nie: { $price }.
feudum-now-trade-merchant = Dobra na sprzedaż: { $amount }, najtańsze za { $price }.
feudum-now-trade-alchemist = Pojazdy na sprzedaż: { $amount }, cena w szylingach: { $price }.
feudum-now-trade-knight = Znaczniki w twoim rzędzie: { $amount }, cena za wszystkie w szylingach: { $price }.
feudum-now-trade-noble = Pieczęcie na sprzedaż: { $amount }, cena sztuki w szylingach: { $price }.
feudum-now-trade-monk = Koraliki na różańcu: { $amount }; losowo najniższy lub najwyższy, cena w szylingach: { $price }.
feudum-now-office = { $luck ->
    [0] { $points ->
        [0] Teraz nie da się osiągnąć celu: rzeczy przesunęłyby się bez punktów.
        [one] Może dać { $points } punkt.
        [few] { $bonus ->
            [0] Cele w zasięgu: { $goals }. Dają { $points } punkty.
           *[other] Cele w zasięgu: { $goals }. Z włodarzem dają { $points } punkty.
        }
       *[many] { $bonus ->
            [0] Cele w zasięgu: { $goals }. Dają { $points } punktów.
           *[other] Cele w zasięgu: { $goals }. Z włodarzem dają { $points } punktów.
        }
    }
   *[other] { $points ->
        [0] Przy odrobinie szczęścia daje { $hoped }, inaczej nic.
       *[other] Daje co najmniej { $points }, przy odrobinie szczęścia { $hoped }.
    }
}
feudum-now-line-shelf = Półka: { $name }
feudum-now-line-column = Kolumna { $name }
feudum-now-line-cart = Wóz lub stos: { $name }
feudum-now-line-scroll_row = Rząd { $name } zwojów
feudum-now-line-scroll_column = Kolumna { $name } zwojów
feudum-now-missing = Brakuje: { $things }
feudum-now-attack = { $attack } przeciw { $defence }; saletra może dodać { $saltpeter }, broń { $weapons }.
feudum-now-shield = { $shield ->
    [0] Obrony nie można pokazać.
   *[other] Obrona może dodać { $shield }.
}
feudum-now-ferry = { $shillings ->
    [one] { $shillings } szyling
    [few] { $shillings } szylingi
   *[many] { $shillings } szylingów
}
feudum-now-vessel-abandoned = Korzysta z leżącego tam pojazdu: { $vessel }.
feudum-now-vessel-supply = Korzysta z twojego pojazdu: { $vessel }.
feudum-now-improvement = { $tiles ->
    [0] Cel: { $kind }, koszt: { $cost }; bez punktów i bez kafelka.
   *[other] { $points ->
        [0] Cel: { $kind }, koszt: { $cost }; bez punktów, kafelek innego regionu.
        [one] Cel: { $kind }, koszt: { $cost }; { $points } punkt i kafelek regionu.
        [few] Cel: { $kind }, koszt: { $cost }; { $points } punkty i kafelek regionu.
       *[many] Cel: { $kind }, koszt: { $cost }; { $points } punktów i kafelek regionu.
    }
}
feudum-seal = pieczęć

## Odmowy

feudum-why-no_food = Nie masz żywności.
feudum-why-no_wood = Nie masz drewna na zapłatę.
feudum-why-no_iron = Nie masz żelaza.
feudum-why-no_saltpeter = Nie masz saletry.
feudum-why-no_wine = W twojej beczce wina nie ma siarki.
feudum-why-no_seal = Nie masz pieczęci królewskiej.
feudum-why-no_tile = Nie masz kafelka regionu.
feudum-why-no_marker = Nie masz znaczników w zasobach.
feudum-why-no_piece = Nie masz na mapie ani pionka, ani potwora.
feudum-why-no_pawn = Nie masz pionka na planszy.
feudum-why-no_room = Przy twoich pionkach nie ma miejsca na znacznik.
feudum-why-no_payment = Nie stać cię na żadne ulepszenie.
feudum-why-no_feudum = Nie ma już żadnego feudum.
feudum-why-no_outpost = Nie władasz jeszcze posterunkiem.
feudum-why-no_farm = Nie władasz jeszcze farmą.
feudum-why-no_town = Nie władasz jeszcze miastem.
feudum-why-no_writs = Talia pism jest pusta.
feudum-why-no_target = Tam, gdzie stoisz, nie ma kogo atakować.
feudum-why-no_function = W żadnej gildii nie ma nic do zrobienia.
feudum-why-no_host = Przy twoich pionkach nie ma pionka ani feudum przeciwnika.
feudum-why-no_office_there = Nikt przy twoich pionkach nie ma czego pchać ani ciągnąć.
feudum-why-no_bare_serf = Nigdzie nie jesteś chłopem na lokacji bez krajobrazu.
feudum-why-no_route = Żadna trasa stamtąd nie prowadzi.
feudum-why-no_farm_goods = Na żadnej twojej farmie nie ma dóbr.
feudum-why-rules_nothing = Niczym jeszcze nie władasz.
feudum-why-stuck = Żadna twoja figura nie może się ruszyć.
feudum-why-held = Ten pionek więzi potwór.
feudum-why-farms_full = Twoje farmy są pełne.
feudum-why-nothing_left = W puli nie ma już nic dla ciebie.
feudum-why-nothing_to_repeat = W tej rundzie nie ma jeszcze czego powtórzyć.
feudum-why-nothing_for_sale = Nic tam nie ma na sprzedaż.
feudum-why-nothing_to_move = Nie ma czego przesunąć albo nie ma na to miejsca.
feudum-why-too_few_shillings = Masz za mało szylingów.
feudum-why-last_card = Jako twoja ostatnia karta nie działa.
feudum-why-guild_used = Ta gildia była już przez ciebie użyta w tej rundzie.
feudum-why-not_master = Nie jesteś mistrzem tej gildii.
feudum-why-not_journeyman = Nie jesteś czeladnikiem tej gildii.
feudum-why-nobody_to_bribe = Żaden twój kupiec nie stoi przy samotnym znaczniku przeciwnika albo brakuje ci szylinga.
feudum-why-nobody_to_starve = Przy twoich szlachcicach nie ma poddanego ani chłopa, którego można głodzić.
feudum-why-needs_farmer = Nie masz rolnika na planszy.
feudum-why-needs_merchant = Nie masz kupca na planszy.
feudum-why-needs_alchemist = Nie masz alchemika na planszy.
feudum-why-needs_knight = Nie masz rycerza na planszy.
feudum-why-needs_noble = Nie masz szlachcica na planszy.
feudum-why-needs_monk = Nie masz mnicha na planszy.

## Zasady w skrócie

feudum-goes-1 = Wybierz w tajemnicy cztery ze swoich jedenastu kart akcji.
feudum-goes-2 = Pionki wkraczają na planszę, podróżują i zdobywają wpływy w lokacjach.
feudum-goes-3 = Posterunek staje się farmą, miastem, a w końcu feudum.
feudum-goes-4 = W sześciu gildiach krążą dobra, a ich mistrzowie punktują.
feudum-goes-5 = O świcie epoki wszystko się liczy; piąta kończy grę.

feudum-rules-1 = Ciesz się największą czcią: miej najwięcej punktów, gdy podliczona zostanie epoka V. Punkty dają miejsca w gildiach, pchanie i ciągnięcie, ulepszenia, aktywne regiony, podboje, krajobrazy, wyprawa i przywileje.
    .title = Cel
feudum-rules-2 = W każdej rundzie wybierz w tajemnicy 4 ze swoich 11 kart akcji; saletra na sakiewce pozwala na piątą, siarka na dwie karty w jednej turze. Potem zagrywaj po karcie w turze, aż się skończą. Kartę trzeba zagrać, ale z jej działania można zrezygnować.
    .title = Karty
feudum-rules-3 = Pionek pokazuje jedną z sześciu postaci. Daje gwiazdkę w jej gildii, chodzi drogami, a pojazdami porusza się po morzu, pod wodą i w powietrzu. Dolna połowa wielu kart wymaga określonej postaci na planszy.
    .title = Pionki
feudum-rules-4 = Pierwszy znacznik na lokacji nią włada, znacznik drugiego gracza to chłop, drugi znacznik władcy to poddany. Chłop, który dołoży trzeci znacznik, zostaje władcą. Posterunki pozwalają na Eksplorację, farmy na Zbiory, miasta na Podatki; feuda liczą się do wszystkich.
    .title = Lokacje
feudum-rules-5 = Gwiazdki: 1 za pionek z postacią gildii, 3 za feudum z jej symbolem; mając choć jedno z tych dwóch, także 1 za każdą lokację pokrewnego rodzaju. Kto ma najwięcej, jest mistrzem (5 punktów w każdej nowej epoce), drugi czeladnikiem (3), a przy czterech lub więcej graczach trzeci uczniem (1). Remisy niczego nie zmieniają.
    .title = Miejsca w gildiach
feudum-rules-6 = Kartą Gildia każdy może handlować; monety idą kolejno do mistrza, czeladnika i na dobroczynność. Mistrz pcha rzeczy do następnej gildii za 4 do 6 punktów, czeladnik ciągnie z poprzedniej za 3 punkty i pismo. Tak dobra stają się pojazdami i znacznikami, znaczniki pieczęciami, pieczęcie koralikami, a koraliki wzbogacają farmy.
    .title = Gildie
feudum-rules-7 = Za ulepszenie bierze się wierzchni kafelek ze stosu regionu, z punktami według jego epoki. Kafelek zastępuje dowolne dobro albo staje się krajobrazem tam, gdzie jesteś chłopem.
    .title = Ulepszanie
feudum-rules-8 = Pionki i potwory atakują z siłą 1, saletra i broń ją zwiększają; pionki bronią się z siłą 2, potwory 1, feudum 2. Atak musi być wyższy. Każdy podbój może położyć dysk na twoim torze wojskowym. Kto włada feudum, traci na początku epok II, IV i V punkty za każde sprawdzane i niezakryte pole.
    .title = Walka i służba wojskowa
feudum-rules-9 = Mandaty zagrywa się w dowolnej chwili. Przywileje punktują na koniec, każdy z pieczęcią królewską. Można mieć najwyżej trzy pisma.
    .title = Pisma królewskie
feudum-rules-10 = Po kartach każdy pionek na planszy zjada 1 żywność albo dostaje wino z beczki, które karmi go na dwie rundy, ale w następnej jest pijany. Nienakarmione pionki schodzą z planszy. Potem kość postępu usuwa kafelek.
    .title = Karmienie i postęp
feudum-rules-11 = Gdy na wierzchu leży dość kafelków następnej epoki (4 z II, 3 z III, 2 z IV, dla V jeden pusty stos), nastaje ona: punktują miejsca, krajobrazy i aktywne regiony, sprawdza się służbę wojskową, krajobrazy i mapa dostają nowe dobra. W epoce III uzupełnia się gildie. Epoka V kończy grę.
    .title = Epoki
feudum-rules-12 = Na koniec punktują: wielka wyprawa, 1 za każdą lokację, którą władasz, i 3 za każde feudum, 3 za każdy zestaw trzech takich samych z feudami jako jokerami, szylingi i przywileje z pieczęciami. W razie remisu liczy się siarka w beczce.
    .title = Koniec

## Strona

feudum-page-map = Królestwo
feudum-page-parts = Części planszy
feudum-page-see-map = Pokaż mapę
feudum-page-see-guilds = Pokaż gildie
feudum-page-north = N
feudum-page-short-sea_n = N
feudum-page-short-sea_sw = SW
feudum-page-short-sea_e = E
feudum-page-short-isl_n = N
feudum-page-short-isl_e = E
feudum-page-short-isl_w = W
feudum-page-short-isl_s = S
feudum-page-short-for_nw = NW
feudum-page-short-for_mid = środek
feudum-page-short-for_se = SE
feudum-page-short-des_sw = SW
feudum-page-short-des_n = N
feudum-page-short-des_west = wnętrze
feudum-page-short-des_mid = środek
feudum-page-short-des_e = E
feudum-page-short-bad_nw = NW
feudum-page-short-bad_ne = NE
feudum-page-short-bad_river = rzeka
feudum-page-short-bad_mid = środek
feudum-page-short-bad_se = SE
feudum-page-short-mou_nw = NW
feudum-page-short-mou_se = SE
feudum-page-stack = { $region }: pozostałe kafelki regionu { $left }, na wierzchu { $epoch }
feudum-page-own-pawn = twój { $character }
feudum-page-pawn = { $character } gracza { $who }
feudum-page-vassal = wasal
    .text = Włada feudum i winien jest królowi służbę wojskową.

feudum-page-epochs = Epoki
    .text = Epoka nastaje, gdy dość jej kafelków leży na wierzchu sześciu stosów regionów; V, gdy jeden stos jest pusty. Wtedy punktują miejsca w gildiach, krajobrazy i aktywne regiony, sprawdza się też służbę wojskową. Epoka V kończy grę.
feudum-page-next-epoch = { $epoch ->
    [V] Epoka V: puste stosy { $visible } z { $needed }
   *[other] Epoka { $epoch }: kafelki na wierzchu { $visible } z { $needed }
}
feudum-page-last-epoch = Ostatnia epoka
feudum-page-bag = Worek z dobrami
    .text = Wraca do niego to, co się płaci; z niego losuje się dobra.
feudum-page-deck = Pisma królewskie w talii
    .text = Dobiera je Eksploracja. Mandat pomaga raz, przywilej punktuje na końcu z pieczęcią.
feudum-page-routes = Trasy na mapie
    .text = Drogami chodzi się za darmo, za promy się płaci. Pozostałe trasy wymagają pojazdu tej samej nazwy.
feudum-page-shilling = Szylingi
    .text = Płacisz nimi w gildiach i za promy, a co 3 z nich punktują na końcu: twój wynik już je liczy.
feudum-page-next_dawn = Następna epoka
    .text = Tyle gracz dostałby, gdyby teraz nastała nowa epoka: za miejsca w gildiach, doglądane krajobrazy i regiony.
feudum-page-marker = Znaczniki wpływów
    .text = Wpływy kładą je na lokacjach; każde miejsce w gildii zajmuje jeden.
feudum-page-disc = Wolne dyski
    .text = Dla włodarzy, służby wojskowej i wielkiej wyprawy. Czwarty liczy twoje punkty.
feudum-page-seal = Pieczęcie królewskie
    .text = Jedna zmienia miasto w feudum albo pozwala punktować przywilejowi na końcu. Sprzedaje je szlachta.
feudum-page-bead = Koraliki różańca
    .text = Każde twoje zbiory dają więcej dóbr. Łaski zamieniają je w pieczęcie. Sprzedają je mnisi.
feudum-page-barrel = Beczka wina
    .text = Siarka w niej to wino: karmi pionka na dwie rundy albo opłaca ucztę.
feudum-page-chickens = Kury
    .text = Gdy leżą tu koraliki, dobra niemieszczące się w stodole przechodzą do następnych gildii.
feudum-page-cart = Wozy i stosy
    .text = Alchemicy tworzą z tych dóbr wynalazki; dopełniony wóz lub stos to cel pchania lub ciągnięcia.
feudum-page-circle = Krąg gildii
    .text = Pcha się do następnej gildii, jak pokazują strzałki, a następna ciągnie z poprzedniej.
feudum-page-ferries = Promy
    .text = Pływają, gdy u alchemików nie ma żadnego pojazdu: wtedy każdy przeprawi się za szylingi, które pokazuje trasa.
feudum-page-barn-goods = Stodoła
    .text = Leżą tu dobra z farm, póki ktoś nie pchnie ich do kupców lub kupcy ich nie pociągną. Co się nie mieści, trafia do worka, a gdy na kurach leżą koraliki, do następnych gildii.
feudum-page-purse = Sakiewka rolnika
    .text = Datki na dobroczynność z handlu. Dzieli się je, gdy mistrz rolników pcha.
feudum-page-rosary = Różaniec
    .text = Pieczęcie szlachty stają się tu koralikami. Mnisi je sprzedają albo zanoszą kurom.
feudum-page-coffer = Skarbiec kościelny
    .text = Datki na dobroczynność z handlu. Dzieli się je, gdy mistrz mnichów pcha.
feudum-page-dawn-total = Razem
feudum-page-dawn-nothing = Nikt nie zdobywa punktów.
feudum-page-voyage = Wielka wyprawa
    .text = Przy drugim Ruchu w rundzie twój dysk idzie o jedno pole dalej; pola z podwójną krawędzią dają pismo. Na koniec najdalszy w każdym odcinku zdobywa pierwszą liczbę, pozostali drugą.
feudum-page-military = Służba wojskowa
    .text = Każdy podbój może zakryć pole. Wasal, czyli władca feudum, traci punkty za niezakryte pola: pierwsze na początku II, IV i V, drugie w IV i V, trzecie w V.

feudum-page-barn = Stodoła { $count }/{ $room }
feudum-page-shelf = { $price ->
    [0] { $good }: pusta półka
   *[other] { $good }: na półce { $count } z { $room }, cena { $price }
}
feudum-page-no-vessels = Brak pojazdów
feudum-page-ferries-closed = Promy nie pływają
feudum-page-ferries-open = Promy pływają
feudum-page-nobodys-row = nikt
feudum-page-row = Rząd ({ $who }): { $count } z { $room }
feudum-page-row-of = Rząd ({ $who })
feudum-page-sealed = z pieczęcią
feudum-page-unsealed = pusty
feudum-page-seals-left = Pieczęcie w puli: { $count }
feudum-page-reeve = Włodarz: { $who }
feudum-page-apprentice = Uczeń: { $who }

feudum-page-guild-farmer = { feudum-guild-farmer }
feudum-page-guild-merchant = { feudum-guild-merchant }
feudum-page-guild-alchemist = { feudum-guild-alchemist }
feudum-page-guild-knight = { feudum-guild-knight }
feudum-page-guild-noble = { feudum-guild-noble }
feudum-page-guild-monk = { feudum-guild-monk }
feudum-page-trade-farmer = { feudum-function-trade }: { feudum-guild-farmer }
    .text = Wyślij wszystkie dobra z jednej swojej farmy do stodoły i weź za nie żywność lub szylingi.
feudum-page-push-farmer = { feudum-function-push }: { feudum-guild-farmer }
    .text = Mistrz przenosi do 5 dóbr ze stodoły na półki kupców. Celem są dopełnione półki albo kolumny: to, czego jest więcej, nigdy jedno i drugie. Potem dzieli się sakiewkę.
feudum-page-pull-farmer = { feudum-function-pull }: { feudum-guild-farmer }
    .text = Czeladnik bierze losowo najniższy lub najwyższy koralik różańca na kurę. Cel: kury warte 5 lub więcej.
feudum-page-trade-merchant = { feudum-function-trade }: { feudum-guild-merchant }
    .text = Kup od 1 do 3 dóbr. Każde kosztuje tyle, ile pokazuje jego pole; najpierw kupuje się z prawej.
feudum-page-push-merchant = { feudum-function-push }: { feudum-guild-merchant }
    .text = Mistrz przenosi do 4 dóbr z półek na wozy i stosy alchemików. Każdy dopełniony jest celem.
feudum-page-pull-merchant = { feudum-function-pull }: { feudum-guild-merchant }
    .text = Czeladnik przenosi do 3 dóbr ze stodoły na półki. Cel: dopełnić półkę lub kolumnę.
feudum-page-trade-alchemist = { feudum-function-trade }: { feudum-guild-alchemist }
    .text = Kup pojazd za 3 szylingi. Gdy nie ma tam żadnego, pływają promy.
feudum-page-push-alchemist = { feudum-function-push }: { feudum-guild-alchemist }
    .text = Mistrz tworzy do 3 wynalazków z dóbr na wozach i stosach: pojazdy albo beczki prochu, które zapełniają rzędy rycerzy. Każdy jest celem.
feudum-page-pull-alchemist = { feudum-function-pull }: { feudum-guild-alchemist }
    .text = Czeladnik przenosi do 2 dóbr z półek na wozy i stosy. Cel: dopełnić jeden z nich.
feudum-page-trade-knight = { feudum-function-trade }: { feudum-guild-knight }
    .text = Weź wszystkie znaczniki ze swojego rzędu za 3 szylingi. Z 3 lub więcej możesz oswoić bestię.
feudum-page-push-knight = { feudum-function-push }: { feudum-guild-knight }
    .text = Mistrz oddaje do 3 znaczników różnych kolorów; za każdy na zwój szlachty trafia pieczęć. Celem są dopełnione rzędy zwojów albo kolumny: to, czego jest więcej, nigdy jedno i drugie.
feudum-page-pull-knight = { feudum-function-pull }: { feudum-guild-knight }
    .text = Czeladnik tworzy jeden wynalazek z dóbr alchemików, i to jest cel.
feudum-page-trade-noble = { feudum-function-trade }: { feudum-guild-noble }
    .text = Kup 1 lub 2 pieczęcie po 3 szylingi.
feudum-page-push-noble = { feudum-function-push }: { feudum-guild-noble }
    .text = Mistrz obraca do 2 pieczęci na koraliki różańca. Cele: różaniec wart 5, 11, 17.
feudum-page-pull-noble = { feudum-function-pull }: { feudum-guild-noble }
    .text = U czeladnika do 2 znaczników rycerzy staje się pieczęciami na zwojach. Cel: dopełnić rząd lub kolumnę zwojów.
feudum-page-trade-monk = { feudum-function-trade }: { feudum-guild-monk }
    .text = Zapłać 3 szylingi za losowo najniższy lub najwyższy koralik różańca.
feudum-page-push-monk = { feudum-function-push }: { feudum-guild-monk }
    .text = Mistrz bierze losowo najniższy lub najwyższy koralik na kurę rolników. Cele: kury warte 3, 6, 9. Potem dzieli się skarbiec.
feudum-page-pull-monk = { feudum-function-pull }: { feudum-guild-monk }
    .text = Czeladnik obraca pieczęć ze zwoju na koralik. Cel: różaniec wart 11 lub więcej.

feudum-page-cards-chosen = Wybrane
feudum-page-cards-hand = Na ręce
feudum-page-cards-played = Zagrane
feudum-page-cards-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[other] zostało { $count } kart
}
feudum-page-cards-due = { $count ->
    [one] wybiera { $count } kartę
    [few] wybiera { $count } karty
   *[other] wybiera { $count } kart
}
feudum-page-brief-migrate = { $on ->
    [0] zdejmij pionek
   *[other] nowy pionek za 1 żywność
}
feudum-page-brief-move = { $points ->
    [one] { $points } krok i podkradanie
    [few] { $points } kroki i podkradanie
   *[other] { $points } kroków i podkradanie
}
feudum-page-brief-influence = { $places ->
    [one] { $places } lokacja
    [few] { $places } lokacje
   *[other] { $places } lokacji
}
feudum-page-brief-improve = { $points ->
    [0] bez punktów
    [one] do { $points } punktu
   *[other] do { $points } punktów
}
feudum-page-brief-explore = { $amount ->
    [one] ostatnie pismo
   *[other] 1 z { $amount } pism
}
feudum-page-brief-harvest = dobra: { $amount }, 1 punkt
feudum-page-brief-tax = { $amount ->
    [one] { $amount } szyling
    [few] { $amount } szylingi
   *[other] { $amount } szylingów
}
feudum-page-brief-conquer = { $targets ->
    [one] { $targets } cel, nie na koniec
    [few] { $targets } cele, nie na koniec
   *[other] { $targets } celów, nie na koniec
}
feudum-page-brief-defend = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
}
feudum-page-brief-repeat = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
feudum-page-brief-guild = handel: { $trades }, pchanie i ciągnięcie: { $offices }
feudum-page-ability = Zdolność:
feudum-page-twice = ×2: Powtórzenie pozwala wykonać ją ponownie w tej samej rundzie.
feudum-page-dawn = { $points ->
    [one] Następna epoka: { $points } punkt
    [few] Następna epoka: { $points } punkty
   *[other] Następna epoka: { $points } punktów
}
feudum-page-into-barrel = { $count } do beczki
feudum-page-short-of-food = { $food ->
    [0] Nie masz żywności
   *[other] Masz tylko { $food } żywności
} na { $pawns ->
    [one] { $pawns } pionek
    [few] { $pawns } pionki
   *[many] { $pawns } pionków
}: głodne na koniec rundy schodzą z planszy.
feudum-page-no-feed = Pozwól mu odejść
feudum-page-food-due = { $pawns ->
    [one] Na koniec rundy { $pawns } pionek chce żywności lub wina; masz { $food }.
    [few] Na koniec rundy { $pawns } pionki chcą żywności lub wina; masz { $food }.
   *[other] Na koniec rundy { $pawns } pionków chce żywności lub wina; masz { $food }.
}
feudum-page-no-immunity = Pozwól głodzić lud
feudum-page-no-defend = Nie pokazuj
feudum-page-no-pouch = Zostaw pustą
feudum-page-no-second_card = Bez drugiej karty
feudum-page-no-migrate = Nie zmieniaj pionków
feudum-page-no-move = Zakończ ruch
feudum-page-no-pilfer = Nic nie podkradaj
feudum-page-no-board = Nie wsiadaj
feudum-page-no-voyage = Zostań w miejscu
feudum-page-no-influence = Bez kolejnych znaczników
feudum-page-no-improve = Nic nie ulepszaj
feudum-page-no-explore = Nie dobieraj
feudum-page-no-dig = Zachowaj żelazo
feudum-page-no-reinforce = Bez znacznika
feudum-page-no-harvest = Bez zbiorów
feudum-page-no-conquer = Nie atakuj
feudum-page-no-weapon = Zachowaj
feudum-page-no-serve = Bez dysku
feudum-page-no-repeat = Nic nie powtarzaj
feudum-page-no-guild = Żadna gildia
feudum-page-no-reeve = Bez włodarza
feudum-page-no-tame = Nie oswajaj
feudum-page-no-buy_good = Nie kupuj więcej
feudum-page-no-buy_seal = Nie kupuj więcej
feudum-page-no-invent = Nie wytwarzaj więcej
feudum-page-no-move_good = Nie przenoś więcej
feudum-page-no-return_marker = Nie zwracaj więcej
feudum-page-no-turn_seal = Nie odwracaj więcej
feudum-page-starves = Pionek schodzi z planszy, a z nim jego gwiazdka w gildii.
feudum-page-forgone = Karta przepada i nic nie daje.
feudum-page-ask-favours = { $about }: czy cały zbiór tam zostaje, czy bierzesz część dóbr dla siebie, jako łaski?
feudum-page-ask-conquer = Gdzie atakujesz?
feudum-page-ask-improve = Którą lokację ulepszasz?
feudum-page-harvested = Zbiór
feudum-page-bought = Kupione do tej pory
feudum-page-gain-attack = atak +{ $count }
feudum-page-gain-bag = dobra z worka: { $count }
feudum-page-gain-shilling = { $count ->
    [one] { $count } szyling
    [few] { $count } szylingi
   *[other] { $count } szylingów
}
feudum-page-gain-marker = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}
feudum-page-gain-seal = pieczęć królewska
feudum-page-gain-bead = koralik
feudum-page-gain-vessel = dowolny pojazd
feudum-page-actions = Karty akcji
feudum-page-writs = Pisma królewskie
feudum-page-and-writ = I pismo królewskie.
feudum-page-one-kind = Liczy się tylko jeden rodzaj: ten, którego jest więcej.
feudum-page-kind-charter = Przywilej
feudum-page-kind-mandate = Mandat
feudum-page-sign-attack = atak
feudum-page-sign-routes = trasy pojazdów
feudum-page-sign-disc = dysk wojskowy
feudum-page-sign-pawn = pionek
feudum-page-sign-target = tarcza
feudum-page-signs = Gildie, lokacje i figury

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

feudum-have-dawn = { $amount ->
    [one] { $sign }{ $amount } punkt w następnej epoce
    [few] { $sign }{ $amount } punkty w następnej epoce
   *[other] { $sign }{ $amount } punktów w następnej epoce
}
feudum-have-shillings = { $amount ->
    [one] { $sign }{ $amount } szyling
    [few] { $sign }{ $amount } szylingi
   *[other] { $sign }{ $amount } szylingów
}
feudum-have-food = { $amount ->
    [one] { $sign }{ $amount } żywność
    [few] { $sign }{ $amount } żywności
   *[other] { $sign }{ $amount } żywności
}
feudum-have-wood = { $amount ->
    [one] { $sign }{ $amount } drewno
    [few] { $sign }{ $amount } drewna
   *[other] { $sign }{ $amount } drewna
}
feudum-have-iron = { $amount ->
    [one] { $sign }{ $amount } żelazo
    [few] { $sign }{ $amount } żelaza
   *[other] { $sign }{ $amount } żelaza
}
feudum-have-sulfur = { $amount ->
    [one] { $sign }{ $amount } siarka
    [few] { $sign }{ $amount } siarki
   *[other] { $sign }{ $amount } siarki
}
feudum-have-saltpeter = { $amount ->
    [one] { $sign }{ $amount } saletra
    [few] { $sign }{ $amount } saletry
   *[other] { $sign }{ $amount } saletry
}
feudum-have-wine = { $amount ->
    [one] { $sign }{ $amount } siarka w beczce wina
    [few] { $sign }{ $amount } siarki w beczce wina
   *[other] { $sign }{ $amount } siarki w beczce wina
}
feudum-have-markers = { $amount ->
    [one] { $sign }{ $amount } znacznik wpływu
    [few] { $sign }{ $amount } znaczniki wpływu
   *[other] { $sign }{ $amount } znaczników wpływu
}
feudum-have-ruled = { $amount ->
    [one] { $sign }{ $amount } lokacja pod twoją władzą
    [few] { $sign }{ $amount } lokacje pod twoją władzą
   *[other] { $sign }{ $amount } lokacji pod twoją władzą
}
feudum-have-serfs = { $amount ->
    [one] { $sign }{ $amount } chłop
    [few] { $sign }{ $amount } chłopów
   *[other] { $sign }{ $amount } chłopów
}
feudum-have-subjects = { $amount ->
    [one] { $sign }{ $amount } poddany
    [few] { $sign }{ $amount } poddanych
   *[other] { $sign }{ $amount } poddanych
}
feudum-have-pawns = { $amount ->
    [one] { $sign }{ $amount } pionek na planszy
    [few] { $sign }{ $amount } pionki na planszy
   *[other] { $sign }{ $amount } pionków na planszy
}
feudum-have-vessels = { $amount ->
    [one] { $sign }{ $amount } pojazd
    [few] { $sign }{ $amount } pojazdy
   *[other] { $sign }{ $amount } pojazdów
}
feudum-have-tiles = { $amount ->
    [one] { $sign }{ $amount } kafelek regionu
    [few] { $sign }{ $amount } kafelki regionu
   *[other] { $sign }{ $amount } kafelków regionu
}
feudum-have-seals = { $amount ->
    [one] { $sign }{ $amount } pieczęć
    [few] { $sign }{ $amount } pieczęcie
   *[other] { $sign }{ $amount } pieczęci
}
feudum-have-beads = { $amount ->
    [one] { $sign }{ $amount } koralik
    [few] { $sign }{ $amount } koraliki
   *[other] { $sign }{ $amount } koralików
}
feudum-have-writs = { $amount ->
    [one] { $sign }{ $amount } pismo
    [few] { $sign }{ $amount } pisma
   *[other] { $sign }{ $amount } pism
}
feudum-have-military = { $amount ->
    [one] { $sign }{ $amount } dysk wojskowy
    [few] { $sign }{ $amount } dyski wojskowe
   *[other] { $sign }{ $amount } dysków wojskowych
}
feudum-have-voyage = { $amount ->
    [one] { $sign }{ $amount } pole wielkiej wyprawy
    [few] { $sign }{ $amount } pola wielkiej wyprawy
   *[other] { $sign }{ $amount } pól wielkiej wyprawy
}
feudum-have-reeves = { $amount ->
    [one] { $sign }{ $amount } włodarz
    [few] { $sign }{ $amount } włodarzy
   *[other] { $sign }{ $amount } włodarzy
}

feudum-hope-standing = Punkty i kolejne epoki
feudum-hope-rival = Najlepszy rywal
feudum-hope-supplies = Twoje zasoby
feudum-hope-board = Pionki i dyski
feudum-hope-places = Lokacje
feudum-hope-writs = Pisma królewskie

feudum-reason-card =
    karta warta według szacunku około { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }
feudum-reason-attack = atak { $amount } przeciw obronie { $other }, bez saletry, broni i karty Obrona
feudum-reason-draws = { $amount ->
    [one] { $amount } pismo królewskie
    [few] { $amount } pisma królewskie
   *[other] { $amount } pism królewskich
} do wyboru
feudum-reason-empire = { $amount ->
    [one] w tym { $sign }{ $amount } punkt za lokacje i ich trójki, jak na koniec gry
    [few] w tym { $sign }{ $amount } punkty za lokacje i ich trójki, jak na koniec gry
   *[other] w tym { $sign }{ $amount } punktów za lokacje i ich trójki, jak na koniec gry
}
feudum-reason-sends = { $amount ->
    [one] { $amount } dobro
    [few] { $amount } dobra
   *[other] { $amount } dóbr
} do stodoły
feudum-reason-stars = { $thing }: { $amount ->
    [one] { $amount } gwiazdka
    [few] { $amount } gwiazdki
   *[other] { $amount } gwiazdek
}, najwięcej u innych: { $other }

# What matters about each question, for those who play their first games.

feudum-matters-first_good = Żywność karmi, drewno i żelazo ulepszają lokacje, saletra daje piątą kartę, a siarka dwie karty w jednej turze albo wino.
feudum-matters-to_barrel = W beczce siarka zmienia się w wino: karmi pionek na dwie rundy albo opłaca ucztę.
feudum-matters-first_character = Postać daje miejsce w swojej gildii, a każde miejsce punktuje w każdej nowej epoce.
feudum-matters-first_location = Stąd ruszasz i tu zdobywasz wpływy: sprawdź, dokąd prowadzą drogi.
feudum-matters-take_seat = Miejsce w gildii punktuje w każdej nowej epoce: weź to, które utrzymasz.
feudum-matters-pouch = Piąta karta albo dwie w turze: warto, jeśli w tej rundzie cztery to za mało.
feudum-matters-pay_with = Kafelek zastępuje dowolne dobro, ale może też stać się krajobrazem: oddaj to, czego mniej ci zabraknie.
feudum-matters-choose_card = Wybrane karty to wszystko, co zrobisz w tej rundzie; o kolejności decydujesz w każdej turze.
feudum-matters-play_card = Kolejność ma znaczenie: najpierw zagraj to, co przygotuje inne karty, i pamiętaj, że rywal może cię ubiec.
feudum-matters-second_card = Dwie karty w turze nie dają innym czasu na odpowiedź.
feudum-matters-anytime = Mandat działa od razu; zachowane pieczęcie i pisma mogą dać punkty na koniec.
feudum-matters-mandate_way = Drugi sposób kosztuje więcej i daje więcej: sprawdź, czy cię stać.
feudum-matters-take_vessel = Każdy pojazd otwiera swoje trasy: wodą, pod wodą albo powietrzem.
feudum-matters-discard_writ = Zachowaj przywileje, które zdołasz spełnić i do których będziesz mieć pieczęć.
feudum-matters-keep_writ = Mandat pomaga raz; przywilej punktuje na koniec, jeśli masz to, co liczy.
feudum-matters-migrate = Dodatkowy pionek to gwiazdka w gildii, nowe wpływy i siła w walce, ale trzeba go karmić co rundę.
feudum-matters-enter = Pionek może zdobywać wpływy tam, gdzie wchodzi: wybierz miejsce blisko swojego celu.
feudum-matters-move = Pionki zdobywają wpływy, podkradają i walczą tam, gdzie stoją: prowadź je tam, gdzie przyda się twoja następna karta.
feudum-matters-move_to = Pomyśl, co tam zrobisz: wpływy, podkradanie, walka.
feudum-matters-route = Drogi są darmowe, promy kosztują szylingi, inne trasy wymagają pojazdu.
feudum-matters-board = Porzucony pojazd możesz wziąć za darmo, a z nim dostęp do jego tras.
feudum-matters-pilfer = Jeden zasób za darmo na koniec Ruchu: weź to, czego ci brakuje.
feudum-matters-pilfer_what = Weź to, czego wymaga następna karta.
feudum-matters-voyage = Każdy odcinek wyprawy daje na koniec więcej, najwięcej temu, kto w nim prowadzi.
feudum-matters-influence = Znacznik czyni cię władcą lub chłopem; drugi twój chroni przed chłopami i przed kupcami, dla których pieniądz to wpływy.
feudum-matters-influence_as = Władca daje punkty i liczy się w gildiach; chłop może doglądać krajobrazu i jest tańszy.
feudum-matters-improve = Każdy krok punktuje, daje kafelek i służy innej gildii; dobra z farmy, która staje się miastem, przepadają.
feudum-matters-pay_seal = Znacznik, spod którego weźmiesz pieczęć, straci ochronę.
feudum-matters-feudum = Feudum daje 3 gwiazdki w jednej gildii: wybierz tę, w której rozstrzygną o miejscu.
feudum-matters-other_tile = Kafelek zastąpi dowolne dobro albo stanie się krajobrazem, a następny w stosie może przybliżyć nową epokę.
feudum-matters-tend_at = Krajobraz, którego doglądasz, daje punkty w każdej nowej epoce i wciąż nowe zasoby.
feudum-matters-lay_landscape = Sad daje żywność, kopalnie siarkę i szylingi, strzelnica znaczniki: czego ci brakuje?
feudum-matters-collect = To, co zostawisz, da więcej punktów z nową epoką; to, co zabierzesz, pomoże od razu.
feudum-matters-explore = Pisma to mandaty na teraz albo przywileje na koniec.
feudum-matters-dig = Za jedno żelazo masz do wyboru dwa pisma więcej.
feudum-matters-reinforce = Bez znaczników nie ma wpływów ani miejsc w gildiach.
feudum-matters-harvest = Dobra z farm zasilają gildie, a tobie przynoszą żywność i szylingi.
feudum-matters-favours = Dobra na farmie trafią do gildii i przyniosą zapłatę później; łaski wydasz od razu.
feudum-matters-pick_favour = Weź dobro, którego wymagają twoje następne karty.
feudum-matters-conquer = Pokonane pionki odchodzą, a zdobyte feudum staje się znów posterunkiem: atakuj tam, gdzie masz przewagę.
feudum-matters-attack = Sprawdź, kto może pokazać Obronę i ile warte jest zwycięstwo.
feudum-matters-defend = Obrona pokazana teraz może cię uratować; ukryta poczeka na gorszy atak.
feudum-matters-weapon = Jeden punkt siły może rozstrzygnąć; zapłacone dobro przepada, nawet jeśli atak się nie uda.
feudum-matters-saltpeter = Każda sztuka wzmacnia atak: nie dokładaj więcej, niż trzeba do zwycięstwa.
feudum-matters-serve = Zakryte pola wojska chronią wasala przed stratą punktów z nową epoką.
feudum-matters-starve_at = Wypędzony znacznik zwalnia miejsce i osłabia kogoś w gildii.
feudum-matters-starve = Wypędź tego, od którego zależy miejsce w gildii.
feudum-matters-immunity = Jedna żywność ratuje znacznik i wszystko, co się z nim liczy.
feudum-matters-repeat = Powtórz akcję, która dała ci najwięcej.
feudum-matters-guild = Mistrzowie pchają, czeladnicy ciągną, handlują wszyscy: działaj tam, gdzie masz najlepsze miejsce.
feudum-matters-function = Pchanie i ciągnięcie punktuje, handel daje to, co ma gildia: żywność, dobra, pojazdy, znaczniki, pieczęcie lub koraliki.
feudum-matters-feast = Uczta to cudze miejsce na jedną akcję: wybierz gildię dobrze zaopatrzoną.
feudum-matters-feast_function = Sprawdź, czym przesuniesz więcej: pchaniem czy ciągnięciem.
feudum-matters-reeve = Włodarz zwykle opłaca się później: 1 punkt, gdy znów tam pchasz lub ciągniesz, więcej z drugim.
feudum-matters-send_farm = Za najpełniejszą farmę dostajesz najwięcej; stodoła zasili potem kupców.
feudum-matters-fill_barn = Dobro ze stodoły może potem trafić do dalszych gildii; reszta zostaje na farmie.
feudum-matters-farmer_reward = Najpierw żywność dla pionków; za szylingi kupujesz, a każde trzy dają punkty.
feudum-matters-buy_good = Jeśli brakuje żywności dla pionków, kup ją; w przeciwnym razie kup to, czego wymaga ulepszenie lub mandat.
feudum-matters-buy_vessel = Wybierz według celu: morze, głębiny albo niebo.
feudum-matters-buy_seal = Pieczęć potwierdza przywilej lub zakłada feudum; nie więcej, niż użyjesz.
feudum-matters-tame = Oswojona bestia walczy dla ciebie i zagradza drogę innym.
feudum-matters-put_monster = Postaw bestię tam, gdzie przeszkodzi komuś, a nie tobie.
feudum-matters-move_good = Każde przesunięte dobro może punktować: uzupełnij, czego brakuje następnej gildii.
feudum-matters-invent = Wynalazki punktują od razu; pojazd trafia do warsztatu dla kupującego.
feudum-matters-return_marker = Znacznik wraca do puli i można go będzie znów zdobyć; zamiast niego na zwój trafia pieczęć.
feudum-matters-lay_seal = Pieczęcie ze zwojów mogą potem ciągnąć mnisi.
feudum-matters-turn_seal = Różaniec, który osiąga 5, 11 lub 17, spełnia cel: odwróć tylko tyle pieczęci, ile do tego trzeba.
feudum-matters-feed = Nienakarmiony pionek schodzi z planszy, a z nim może przepaść miejsce w gildii.

## Lekcje

feudum-lesson-start = Przed pierwszą rundą
feudum-lesson-start-aim = Po wygnaniu z dworu odzyskujesz cześć: twoje pionki wędrują, władają lokacjami i zdobywają miejsca w gildiach, a wszystko to punktuje. Wygrywa, kto ma najwięcej punktów po epoce V.
feudum-lesson-start-screen = Widzisz mapę, sześć gildii oraz swoje karty i dobra: wskaż coś lub kliknij, a dowiesz się, co to jest. Przed pierwszą rundą czekają cztery wybory.
feudum-lesson-start-goods = Najpierw weź trzy różne dobra. Saletra daje piątą kartę w rundzie, a drewno i żelazo ulepszają lokacje: weź te trzy.
    .else = Też się przyda, ale tym razem saletra, drewno i żelazo.
feudum-lesson-start-pawn = Potem pierwszy pionek, jedna z sześciu postaci: daje ci miejsce w swojej gildii. Wybierz rolnika: tam dobra zamieniasz na żywność i szylingi.
    .else = Każda gildia ma swoje zalety, ale zacznij u rolników.
feudum-lesson-start-place = Pionek zaczyna na jednej z zaznaczonych lokacji i działa tam, gdzie stoi. Wybierz Pustynię Środkową: prowadzą stamtąd drogi do lasu i przez pustynię.
    .else = Też dobre miejsce, ale tym razem Pustynia Środkowa.
feudum-lesson-start-pouch = Przed każdą rundą możesz położyć dobro na własnej sakiewce: saletrę za piątą kartę albo siarkę za dwie karty w jednej turze. Użyj saletry.
    .else = Możesz ją zachować, ale pięć kart zrobi więcej niż cztery: użyj saletry.
feudum-lesson-start-ready = Twój wynik liczy już to, co punktuje na końcu: 3 punkty za każde 3 szylingi, więc za 7 masz 6 punktów. Teraz runda zaczyna się od wyboru kart, jak w następnym rozdziale.
feudum-lesson-cards = Wybierz karty
feudum-lesson-cards-aim = Każda runda zaczyna się w tajemnicy: wszyscy wybierają karty akcji. Czego teraz nie wybierzesz, tego w tej rundzie nie zrobisz.
feudum-lesson-cards-choose = Masz 11 różnych kart (te z ×2 można powtórzyć kartą Powtórzenie), a w rundzie zagrywasz 4 albo, z saletrą na sakiewce, jak teraz, 5. Weź Migrację, Wpływy, Gildię, Obronę i Ruch; tu zawsze następna jest karta zaznaczona.
    .else = Weź Migrację, Wpływy, Gildię, Obronę i Ruch. Zaznaczona karta jest następna.
feudum-lesson-cards-play = Teraz każdy zagrywa jedną kartę w turze. Zacznij od Migracji, która za 1 żywność wprowadza na planszę nowy pionek.
    .else = Najpierw drugi pionek: zagraj Migrację.
feudum-lesson-cards-pawn = Pionek pokazuje jedną z sześciu postaci, a wchodzi tam, gdzie jest twój pionek lub znacznik: teraz obok rolnika. Wybierz rycerza.
    .else = Każda postać jest dobra, ale tym razem wybierz rycerza.
feudum-lesson-cards-star = Każdy pionek daje gwiazdkę w gildii swojej postaci, co pokazuje kliknięcie jej nazwy: masz już miejsce u rolników i u rycerzy. Każde zajmuje jeden twój znacznik, a odbierze je tylko ktoś z większą liczbą gwiazdek: remis nie wystarczy.

feudum-lesson-influence = Zdobądź wpływy
feudum-lesson-influence-ruler = Znaczniki pokazują, kto włada lokacją: pierwszy czyni cię władcą. Twój rolnik stoi na Pustyni Środkowej, gdzie nikt jeszcze nie rządzi.
feudum-lesson-influence-card = Zagraj Wpływy.
    .else = Ta karta przyjdzie później: zagraj Wpływy.
feudum-lesson-influence-marker = Połóż znacznik tam, gdzie stoi twój rolnik.
    .else = Można tu skończyć, ale farma zostanie wolna: wskaż lokację.
feudum-lesson-influence-serf = Farma jest twoja: to 1 punkt, a farmy dają zbiory. Jeśli ktoś inny położy tam znacznik, zostanie twoim chłopem; jeśli dołoży też trzeci, przejmie władzę.
feudum-lesson-influence-subject = Drugi twój znacznik byłby tu twoim poddanym: wtedy ani chłop, ani kupiec rywala (Pieniądz to wpływy) nie odbierze ci farmy. Także feudum będzie kiedyś łatwiej obronić.

feudum-lesson-move = Rusz pionkami
feudum-lesson-move-card = Pionki działają tam, gdzie stoją, więc zaprowadź je w dobre miejsca. Zagraj Ruch.
    .else = Najpierw pionki: zagraj Ruch.
feudum-lesson-move-farmer = Każdy z twoich dwóch pionków daje punkt ruchu. Zaprowadź rolnika do Lasu Południowo-Wschodniego.
    .else = Najpierw rolnik, do Lasu Południowo-Wschodniego: kieruj się zaznaczeniem.
feudum-lesson-move-knight = A rycerza na Pustynię Wewnętrzną.
    .else = Rycerz idzie na Pustynię Wewnętrzną: kieruj się zaznaczeniem.
feudum-lesson-move-roads = Drogi są darmowe; po morzu, pod wodą i w powietrzu potrzebne są pojazdy od alchemików. Po Ruchu możesz podkraść jeden zasób stamtąd, gdzie stoi twój pionek, jeśli coś tam leży: teraz nie ma nic.

feudum-lesson-guilds = Gildie
feudum-lesson-guilds-circle = Sześć gildii tworzy krąg, w którym wędrują dobra. Kto ma w gildii najwięcej gwiazdek, jest mistrzem, drugi czeladnikiem, a przy czterech lub pięciu graczach trzeci jest uczniem.
feudum-lesson-guilds-stars = Każdy pionek o postaci gildii daje w niej gwiazdkę. Z choćby jedną taką każda twoja lokacja, która pasuje do gildii, dodaje kolejną, jak farma u rolników; feudum daje 3.
feudum-lesson-guilds-card = Jesteś mistrzem rolników. Zagraj Gildię.
    .else = Obrona może poczekać: zagraj Gildię.
feudum-lesson-guilds-farmers = Handlować może każdy w każdej gildii, ale do następnej pcha tylko mistrz, a z poprzedniej ciągnie tylko czeladnik. Wybierz rolników.
    .else = Pchasz tylko tam, gdzie jesteś mistrzem. Wybierz rolników.
feudum-lesson-guilds-reeve = Włodarz to jeden z twoich trzech wolnych dysków. Od następnego pchania w tej gildii daje za każdym razem 1 punkt: postaw go.
    .else = Kosztuje tylko wolny dysk: postaw włodarza.
feudum-lesson-guilds-push = Pchanie przenosi dobra ze stodoły do kupców i daje 4, 5 lub 6 punktów: za 1, 2 lub 3 pełne półki albo tyle samo kolumn, nigdy za jedne i drugie razem. Wyślij siarkę, potem saletrę.
    .else = Pchaj wszystko, co możesz: siarkę, potem saletrę.
feudum-lesson-guilds-master = Zapełniły się dwie półki, stąd 5 punktów: kolumna nie liczy się obok nich. W każdej nowej epoce mistrz dostaje kolejne 5, i to gildie rozstrzygają większość partii.
feudum-lesson-guilds-pull = Ciągnięcie sprowadza rzeczy z poprzedniej gildii do własnej: 3 punkty i pismo królewskie, jeśli osiągnie cel. Kosztuje tylko kartę Gildia, jak pchanie.
feudum-lesson-guilds-round = Po drodze rzeczy się zmieniają: dobra w pojazdy i znaczniki, te w pieczęcie, pieczęcie w koraliki różańca, a koraliki u kur sprawiają, że pełna stodoła oddaje nadmiar. Sakiewkę i skarbiec dzieli się, gdy rolnicy lub mnisi pchają.
feudum-lesson-guilds-trade = Handel to połowa gry: rolnicy dają żywność i szylingi za wszystkie dobra z twojej farmy, kupcy sprzedają dobra, alchemicy pojazdy. U rycerzy kupisz swoje znaczniki, u szlachty pieczęcie, a u mnichów koraliki.

feudum-lesson-food = Obrona i karmienie
feudum-lesson-food-card = Została jedna karta: zagrana Obrona daje 1 punkt. Zachowana pomogłaby przy ataku, ale nikt ci teraz nie grozi: zagraj ją.
feudum-lesson-food-feed = Runda się skończyła, a każdy pionek na planszy zjada 1 żywność. Nakarm oba.
    .else = Głodny pionek opuszcza planszę: daj mu jeść.
feudum-lesson-food-die = Potem kość postępu zabiera kafelek z regionu i czas płynie dalej. Głodny pionek schodzi z planszy, a z nim może przepaść miejsce w gildii.
feudum-lesson-food-hunger = Zdobądź więc żywność na czas: u kupców albo, za swoje plony, u rolników. Siarka w beczce staje się winem, które karmi przez dwie rundy, ale pijany pionek nie ma siły.

feudum-lesson-harvest = Zbiory, ulepszenie, podatki
feudum-lesson-harvest-choose = Nowa runda, cztery karty: weź Zbiory, Ulepszenie, Eksplorację i Podatki. Podatki zapłacą, gdy Ulepszenie zmieni farmę w miasto; Eksploracja poczeka na posterunek.
    .else = Weź Zbiory, Ulepszenie, Eksplorację i Podatki. Zaznaczona karta jest następna.
feudum-lesson-harvest-card = Władasz farmą, więc zagraj Zbiory.
    .else = Najpierw zbiory.
feudum-lesson-harvest-farm = Zbierz plony swojej farmy na Pustyni Środkowej: 5 dóbr i 1 punkt. Zostaw wszystkie na niej; łaski to część dóbr dla ciebie, do wydania od razu.
    .else = Farma na Pustyni Środkowej, i wszystko na farmę.
feudum-lesson-harvest-improve = Teraz Ulepszenie: lokacja staje się lepsza, a ty zwykle dostajesz kafelek regionu z punktami. Dobra, które leżą jeszcze na farmie, trafiają do worka, gdy staje się ona miastem: w grze lepiej je przedtem przehandlować.
    .else = Następne jest Ulepszenie.
feudum-lesson-harvest-tile = Zmień swoją farmę w miasto za 1 żelazo. Na wierzchu stosu pustyni leży kafelek późniejszej epoki, więc weź dowolny z innego regionu, bez punktów.
    .else = Nie rezygnuj: ulepsz swoją farmę.
feudum-lesson-harvest-feudum = Posterunek staje się farmą za 1 drewno, farma miastem za 1 żelazo, a miasto feudum za pieczęć królewską. Z kafelkiem epoki I z własnego regionu daje to 2, 3 lub 4 punkty, i o 1 więcej za każdą późniejszą epokę kafelka.
feudum-lesson-harvest-tax = Władasz teraz miastem, więc zagraj Podatki: 2 szylingi, a na koniec każde 3 to 3 punkty. Twój rycerz sprowadza posiłki: weź też znacznik.
    .else = Następne są Podatki, a z nimi znacznik.
feudum-lesson-harvest-others = Za szylingi kupujesz w gildiach dobra, pojazdy i pieczęcie. Eksploracja nic by jeszcze nie dała: wymaga posterunku, a ten czeka w następnym rozdziale.

feudum-lesson-conquer = Powtórz, podbij, eksploruj
feudum-lesson-conquer-aim = Pionek rywala stoi sam w Lesie Środkowym, a trzy twoje są blisko. W tej rundzie go wypędzisz.
feudum-lesson-conquer-choose = Weź Ruch, Powtórzenie, Podbój i Eksplorację. Pamiętaj w swoich grach, że Podboju nigdy się nie powtarza, a jako ostatnia karta nie działa.
    .else = Weź Ruch, Powtórzenie, Podbój i Eksplorację. Zaznaczona karta jest następna.
feudum-lesson-conquer-move = Trzy pionki dają 3 kroki, a mnich czwarty (Z Bogiem). Zagraj Ruch i zaprowadź rolnika i mnicha do rywala.
    .else = Najpierw Ruch; potem rolnik i mnich idą do Lasu Środkowego.
feudum-lesson-conquer-knight = Rycerzowi zostały dwa kroki: przez Pustynię Środkową do Lasu Południowo-Wschodniego.
    .else = Rycerz, przez Pustynię Środkową do Lasu Południowo-Wschodniego.
feudum-lesson-conquer-repeat = Ruch, Wpływy i Gildia mają ×2: Powtórzenie wykonuje jedną z nich ponownie. Zagraj je i wybierz Ruch.
    .else = Powtórzenie, a potem Ruch.
feudum-lesson-conquer-arrive = Zaprowadź rycerza do pozostałych. Potem zakończ ruch: więcej kroków nie trzeba.
    .else = Rycerz do Lasu Środkowego, a potem koniec ruchu.
feudum-lesson-conquer-voyage = Drugi Ruch w tej samej rundzie to także krok w wielkiej wyprawie, która punktuje na koniec. Wyrusz.
    .else = Nie zostawaj w domu: wyrusz.
feudum-lesson-conquer-attack = Trzy pionki atakują z siłą 3, pionek broni się z siłą 2, a atak musi być większy. Zagraj Podbój w Lesie Środkowym.
    .else = Podbój, w Lesie Środkowym.
feudum-lesson-conquer-disc = Dobra walka: 2 punkty, a pionek wraca do domu. Po podboju możesz też zakryć pole wojskowe, więc połóż dysk: kto włada feudum, traci z nową epoką punkty za puste pola.
    .else = Połóż dysk: kiedyś możesz władać feudum.
feudum-lesson-conquer-explore = Eksploracja daje pisma królewskie: dwa, gdy masz posterunek, i o jedno więcej za każdy następny. Zagraj ją i dobierz.
    .else = Eksploracja, i dobierz.
feudum-lesson-conquer-writ = Łuk i Miecz to mandaty: każdy pomaga raz, w twoim ataku; przywilej dałby punkty na koniec, z pieczęcią. Zatrzymaj pismo, które wolisz.
feudum-lesson-conquer-all = Znasz już wszystkie karty. Każda ma jeszcze u dołu zdolność: kliknij kartę, a powie, co robi.
feudum-lesson-conquer-feast = Karta Gildia może też być ucztą: za siarkę z beczki pchasz lub ciągniesz zamiast rywala, którego pionek stoi przy twoim, i dostajesz punkty. Tak samo rywal może użyć twojego miejsca.

feudum-lesson-epoch = Świt epoki
feudum-lesson-epoch-near = Jest runda 4, a na wierzchu stosów są cztery kafelki epoki II: spójrz na pasek epok. Tyle wystarczy, więc na koniec tej rundy nastaje nowa epoka.
feudum-lesson-epoch-tiles = Epoka nastaje, gdy na koniec rundy dość jej kafelków jest na wierzchu stosów: dla II cztery, dla III trzy, dla IV dwa. V nastaje, gdy jakiś stos jest pusty, i kończy grę.
feudum-lesson-epoch-serpent = Ten wąż morski jest twój, oswojony w Gildii Rycerzy za trzy znaczniki. Porusza się po morzu, atakuje z siłą 1 jak pionek, a pionki rywali, obok których stoi, nie mogą odejść.
feudum-lesson-epoch-feed = Dwa z twoich trzech pionków są głodne, bo rolnika żywi jeszcze wino z poprzedniej rundy: nakarm je. Potem rzuca się kością.
    .else = Bez żywności odejdą, a z nimi gwiazdki.
feudum-lesson-epoch-dawn = Epoka II: trzy miejsca mistrza dały 15 punktów. Region jest aktywny, jeśli czymś w nim władasz: masz las i pustynię, a dwa aktywne regiony dają 3.
feudum-lesson-epoch-scores = Każdy świt epoki punktuje tak samo: 5 dla mistrza, 3 dla czeladnika, 1 dla ucznia. Od jednego do sześciu aktywnych regionów daje 1, 3, 5, 9, 11 lub 13.
feudum-lesson-epoch-landscapes = Krajobraz to kafelek, który Ulepszeniem kładziesz tam, gdzie jesteś chłopem; dostaje 3 sztuki żywności, siarki, szylingów lub tarcz. Nowa epoka daje za niego 2 punkty, a 4, gdy coś na nim zostało, i dokłada 3 sztuki.

feudum-lesson-scoring = Koniec gry
feudum-lesson-scoring-last = To ostatni posiłek w grze: jeden stos jest pusty, więc zaraz po nim nastaje epoka V. Wtedy podlicza się wszystko, a przy remisie wygrywa ten, kto ma więcej siarki w beczce.
feudum-lesson-scoring-feed = Nakarm jeszcze raz swoje trzy pionki.
    .else = Wciąż liczą się do miejsc w gildiach: nakarm je.
feudum-lesson-scoring-points = Najwięcej dały miejsca i działania w gildiach, jak to zwykle bywa, potem szylingi i regiony. „Imperium” to 1 punkt za każdą lokację, którą władasz, i więcej za trójki; przywileje punktują tylko z pieczęcią.
feudum-lesson-scoring-play_now = Wyprawy, potwory, pojazdy i inne pisma poznasz podczas gry. Wiesz dość, by zacząć!
