### Uczta dla Odyna

odin-name = Uczta dla Odyna
    .alone = W grze jednoosobowej 100 punktów to bardzo dobry wynik; w krótszym wariancie trudno go osiągnąć.
odin-blurb = Wysyłaj wikingów na łowy, do rzemiosła, handlu, rabunku i odkryć; zakrywaj plansze tym, co przywiozą, i dobrze ich karm.

## Opcje

odin-setting-length = Długość
odin-setting-length-long = Długa gra (7 rund)
odin-setting-length-short = Krótka gra (6 rund)
odin-setting-decks = Talie pomocników
odin-setting-decks-ABC = A, B i C
odin-setting-decks-A = A
odin-setting-decks-B = B
odin-setting-decks-C = C
odin-setting-decks-AB = A i B
odin-setting-decks-AC = A i C
odin-setting-decks-BC = B i C
odin-setting-edition = Punkty plansz wysp
odin-setting-edition-first = Pierwsze wydanie
odin-setting-edition-later = Późniejsze wydanie
odin-setting-solo_card = Gra solo: twój pierwszy pomocnik
odin-setting-solo_card-random = Wylosowany
odin-setting-solo_card-chosen = Wybrany przez ciebie
odin-setting-occupations = Karty pomocników
odin-setting-occupations-full = Ze swoimi działaniami
odin-setting-occupations-points = Tylko punkty
odin-setting-islands = Minidodatek 1: Wyspy
odin-setting-islands-without = Bez niego
odin-setting-islands-with = Lofoty i Orkady
odin-setting-harvest = Minidodatek 2: Żniwa
odin-setting-harvest-without = Bez niego
odin-setting-harvest-with = Znaczniki żniw, nowe dobra, Mull i Caithness
odin-setting-harvest-fewer_cards = To samo, bez 30 kart pomocników

## Pytania

odin-ask-first_card = Z którym pomocnikiem zaczynasz?
odin-ask-keep_card = Którego z tych pomocników zatrzymujesz?
odin-ask-marker = Który znacznik zasobów bierzesz?
odin-ask-free_card = Czy zagrywasz tego pomocnika za darmo?
odin-ask-turn = Dokąd wysyłasz wikingów?
odin-ask-imitate = Które pole naśladujesz?
odin-ask-anytime = { $about_id ->
    [income] Zaraz dochód. Kładziesz przedtem dobra, kupujesz łódź lub ładujesz rudę?
    [feast] Zaraz uczta, a położonych dóbr już nie podasz. Kładziesz dobra, kupujesz łódź lub ładujesz rudę?
    [bonus] Zaraz premie. Kładziesz przedtem dobra, kupujesz łódź lub ładujesz rudę?
    [scoring] Zaraz punktacja, to ostatnia okazja. Kładziesz jeszcze coś?
   *[other] Kładziesz dobra, kupujesz łódź lub ładujesz rudę na łódź?
}
odin-ask-board = { $about }: na której planszy to kładziesz?
odin-ask-turned = Jak to obracasz?
odin-ask-cell = Gdzie to kładziesz?
odin-ask-arm = Na który langskip ładujesz rudę?
odin-ask-boats = Ile wielorybników wypływa?
odin-ask-hunt = Do zapłaty drewnem i łukami: { $about }. Co robisz?
odin-ask-snare = Do zapłaty drewnem i pułapkami: { $about }. Co robisz?
odin-ask-whale = Do zapłaty drewnem i włóczniami: { $about }. Co robisz?
odin-ask-raid = Twój wynik walki: { $about }. Co robisz?
odin-ask-pillage = Twój wynik walki: { $about }. Co robisz?
odin-ask-loot = Twój wynik walki: { $about }. Co bierzesz? Czego brakuje, dopłacisz kamieniami i mieczami.
odin-ask-spend = { $about_id ->
    [long_sword] Iloma kartami broni ({ $about }) płacisz? Resztę zapłacisz kamieniem.
   *[other] Iloma kartami broni ({ $about }) płacisz? Resztę zapłacisz drewnem.
}
odin-ask-vikings_back = Ilu wikingów do ciebie wraca?
odin-ask-feast = Wolne miejsca przy stole: { $about }. Co teraz podajesz?
odin-ask-strip = Z którego wzgórza bierzesz dobra? Najwyżej: { $about }.
odin-ask-amount = Ile dóbr bierzesz ({ $about })?
odin-ask-play_occupation = { $about_id ->
    [none] Którego pomocnika zagrywasz?
   *[other] Którego pomocnika zagrywasz przed akcją? Możesz też zdecydować po niej („Gotowe”) albo nie zagrać żadnego („Pasuję”).
}
odin-ask-explore = Którą wyspę odkrywasz?
odin-ask-emigrate = Która łódź emigruje? Srebro do zapłaty: { $about }.
odin-ask-exchange = Oddajesz za to: { $about }. Czy dokonujesz wymiany?
odin-ask-pay = Czym płacisz?
odin-ask-way = Co wybierasz?
odin-ask-upgrade = Które dobro ulepszasz?
odin-ask-upgrade_twice = Które dobro ulepszasz o najwyżej dwa poziomy?
odin-ask-upgrade_to = Na co to ulepszasz ({ $about })?
odin-ask-overseas = Które zielone dobro odwracasz na niebieską stronę?
odin-ask-special_sale = Który żeton specjalny kupujesz?
odin-ask-forge = Co wykuwasz?
odin-ask-effect = Którego ze swoich pomocników teraz używasz?
odin-ask-effect_way = W jaki sposób go używasz?
odin-ask-vikings = Ilu wikingów tam wysyłasz?
odin-ask-loot_more = Twój wynik walki: { $about }. Co jeszcze bierzesz?
odin-ask-strip_of_card = Z którego wzgórza bierzesz?
odin-ask-recall = Z którego pola wraca wiking?
odin-ask-recall_two = Ilu wraca? Za dwóch płacisz srebrem: { $about }.
odin-ask-follow = Którego pola używasz bez wikingów?
odin-ask-upgrade_up_left = Które dobro ulepszasz ukośnie w lewo za 1 srebro?
odin-ask-upgrade_up_right = Które pomarańczowe dobro ulepszasz ukośnie w prawo?
odin-ask-upgrade_to_blue = Które dobro ulepszasz do niebieskiego?
odin-ask-one_more = Którego dobra bierzesz o jedno więcej?
odin-ask-turn_over = Który żeton odwracasz? Najwyżej: { $about }.
odin-ask-unload = Z której łodzi zdejmujesz rudę?

## Odpowiedzi

odin-anytime = Najpierw dobra lub łodzie
    .text = Akcje dostępne zawsze; potem wracasz do wyboru.
odin-roll = Rzuć ponownie
odin-succeed = Sukces
odin-fail = Porażka
odin-all = Po jednym z każdego rodzaju
odin-empty = Zostaw puste miejsce
    .text = Kara Ting: 3 punkty mniej na koniec.
odin-coins = Srebro na wolne miejsca
odin-way-sheep = Owca, za darmo
odin-way-cattle = Krowa, za 1 srebro
odin-way-stone_house_longship = Kamienny dom i langskip
odin-way-long_house_knarr = Długi dom i knara
odin-way-mountain = 2+2+2+2 materiały budowlane
odin-way-upgrade = Ulepsz 3 dobra 2×
odin-load = langskip z rudą: { $number }
odin-cell-a = A{ $number }
odin-cell-b = B{ $number }
odin-cell-c = C{ $number }
odin-cell-d = D{ $number }
odin-cell-e = E{ $number }
odin-cell-f = F{ $number }
odin-cell-g = G{ $number }
odin-cell-h = H{ $number }
odin-cell-i = I{ $number }
odin-cell-j = J{ $number }
odin-cell-k = K{ $number }
odin-cell-l = L{ $number }
odin-cell-m = M{ $number }
odin-turn-0 = tak jak leży
odin-turn-1 = 90° w prawo
odin-turn-2 = do góry nogami
odin-turn-3 = 90° w lewo
odin-turn-flip0 = odbicie lustrzane
odin-turn-flip1 = odbicie, 90° w prawo
odin-turn-flip2 = odbicie, do góry nogami
odin-turn-flip3 = odbicie, 90° w lewo

## Co się stało

odin-told-starts = { $seat } ma łosia i zaczyna.
odin-told-round = Zaczyna się runda { $amount }.
odin-told-new_viking = { $amount ->
    [one] Do każdego klanu dołącza nowy wiking.
   *[other] Do koloru, który gra w tej rundzie, dołączają nowi wikingowie: { $amount }.
}
odin-told-harvest = Żniwa: { $amount ->
    [1] pierwsze 3 rodzaje plonów
    [2] pierwsze 4 rodzaje plonów
    [3] pierwszych 5 rodzajów plonów
   *[other] pierwszych 6 rodzajów plonów
}.
odin-told-no_harvest = Nieurodzaj: w tej rundzie nie ma żniw.
odin-told-marker_gives = { $seat } otrzymuje to, co pokazuje znacznik zasobów: { $thing }.
odin-told-harvest_ahead = Znacznik żniw na następną rundę: { $amount ->
    [1] pierwsze 3 rodzaje plonów
    [2] pierwsze 4 rodzaje plonów
    [3] pierwszych 5 rodzajów plonów
   *[other] pierwszych 6 rodzajów plonów
}.
odin-told-failure_ahead = Znacznik żniw na następną rundę: nieurodzaj.
odin-told-took_marker = { $seat } bierze znacznik zasobów: { $thing }.
odin-told-kept_card = { $seat } zatrzymuje pomocnika: { $thing }.
odin-told-kept_card-hidden = { $seat } zatrzymuje pomocnika.
odin-told-altar_lost = Nikt nie odkrył wyspy Mull: ołtarz zostaje usunięty z gry.
odin-told-board_turned = Odwrócono planszę wyspy: { $thing }.
odin-told-silver_on_board = Srebro czeka na planszy { $thing }: { $amount }.
odin-told-drew = { $seat } dociąga broń: { $thing }.
odin-told-drew_occupation = { $seat } dociąga pomocnika: { $thing }.
odin-told-drew_occupation-hidden = { $seat } dociąga pomocnika.
odin-told-placed = { $amount ->
    [one] { $seat } wysyła wikinga: { $thing }.
   *[other] { $seat } wysyła { $amount } wikingów: { $thing }.
}
odin-told-passed = { $seat } pasuje.
odin-told-imitated = { $seat } naśladuje: { $thing }.
odin-told-gained = { $amount ->
    [1] { $seat } zyskuje: { $thing }.
   *[other] { $seat } zyskuje: { $amount } × { $thing }.
}
odin-told-paid = { $amount ->
    [1] { $seat } płaci: { $thing }.
   *[other] { $seat } płaci: { $amount } × { $thing }.
}
odin-told-traded = { $seat } oddaje w zamian: { $thing }.
odin-told-left_out = { $seat } nie ma tego, co kosztuje ta wymiana: { $thing }.
odin-told-turned_over = { $seat } odwraca: { $thing }.
odin-told-fetched = { $seat } zabiera z planszy: { $thing }.
odin-told-rolled = { $seat } wyrzuca { $amount } ({ $thing }).
odin-told-succeeded = { $thing_id ->
    [hunt] { $seat } wraca z udanego polowania.
    [snare] { $seat } łapie coś w pułapkę.
    [whale] { $seat } łowi wieloryba.
    [raid] { $seat } rabuje z wynikiem walki { $amount }.
   *[pillage] { $seat } plądruje z wynikiem walki { $amount }.
}
odin-told-failed = { $thing_id ->
    [hunt] { $seat } nie ma szczęścia na polowaniu.
    [snare] { $seat } zastaje pustą pułapkę.
    [whale] { $seat } nie łowi wieloryba.
    [raid] { $seat } rezygnuje z rabunku.
   *[pillage] { $seat } rezygnuje z plądrowania.
}
odin-told-vikings_back = { $amount ->
    [one] { $seat } odzyskuje wikinga.
   *[other] { $seat } odzyskuje { $amount } wikingów.
}
odin-told-explored = { $seat } odkrywa: { $thing }.
odin-told-emigrated = { $seat } emigruje: { $thing }.
odin-told-armed = { $seat } ładuje rudę: { $thing }.
odin-told-played_occupation = { $seat } zagrywa pomocnika: { $thing }.
odin-told-occupation = { $seat } używa pomocnika: { $thing }.
odin-told-used_without_vikings = { $seat } używa pola bez wikingów: { $thing }.
odin-told-dropped_ore = { $seat } odrzuca rudę: { $thing }.
odin-told-unloaded = { $seat } zdejmuje rudę z łodzi: { $thing }.
odin-told-start_player = { $seat } dostaje łosia i będzie zaczynać.
odin-told-income = { $amount ->
    [0] { $seat } nie ma dochodu.
   *[other] { $seat } otrzymuje dochód: { $amount }.
}
odin-told-born = { $amount ->
    [1] { $seat } ma młode w oborze: { $thing }.
   *[other] { $seat } ma młode w oborze: { $amount } × { $thing }.
}
odin-told-pregnant = { $seat } będzie mieć młode w następnej rundzie: { $thing }.
odin-told-served = { $seat } podaje: { $thing } (zakrywa { $amount }).
odin-told-penalty = { $amount ->
    [one] { $seat } zostawia puste miejsce przy stole i bierze karę Ting.
    [few] { $seat } zostawia { $amount } puste miejsca przy stole i bierze tyle samo kar Ting.
   *[many] { $seat } zostawia { $amount } pustych miejsc przy stole i bierze tyle samo kar Ting.
}
odin-told-bonus = { $seat } otrzymuje premie z planszy: { $thing }.
odin-told-eroded = { $amount ->
    [1] Wzgórze traci: { $thing }.
   *[other] Wzgórze traci: { $amount } × { $thing }.
}
odin-told-strip_removed = Usunięto: { $thing }.
odin-told-strip_turned = Odkryto: { $thing }.
odin-told-vikings_home = Runda skończona.
odin-told-over = Koniec gry.
odin-told-laid_home = { $seat } kładzie na planszy osady: { $thing }.
odin-told-laid_shetland = { $seat } kładzie na Szetlandach: { $thing }.
odin-told-laid_bear_island = { $seat } kładzie na Wyspie Niedźwiedziej: { $thing }.
odin-told-laid_faroe_islands = { $seat } kładzie na Wyspach Owczych: { $thing }.
odin-told-laid_baffin_island = { $seat } kładzie na Ziemi Baffina: { $thing }.
odin-told-laid_iceland = { $seat } kładzie na Islandii: { $thing }.
odin-told-laid_labrador = { $seat } kładzie na Labradorze: { $thing }.
odin-told-laid_greenland = { $seat } kładzie na Grenlandii: { $thing }.
odin-told-laid_newfoundland = { $seat } kładzie na Nowej Fundlandii: { $thing }.
odin-told-laid_lofoten = { $seat } kładzie na Lofotach: { $thing }.
odin-told-laid_orkney = { $seat } kładzie na Orkadach: { $thing }.
odin-told-laid_mull = { $seat } kładzie na wyspie Mull: { $thing }.
odin-told-laid_caithness = { $seat } kładzie w Caithness: { $thing }.
odin-told-laid_shed = { $seat } kładzie w szopie: { $thing }.
odin-told-laid_stone_house = { $seat } kładzie w kamiennym domu: { $thing }.
odin-told-laid_long_house = { $seat } kładzie w długim domu: { $thing }.

## Dobra

odin-good-peas = groch
odin-good-flax = len
odin-good-beans = fasola
odin-good-grain = zboże
odin-good-cabbage = kapusta
odin-good-fruits = owoce
odin-good-mead = miód pitny
odin-good-stockfish = sztokfisz
odin-good-milk = mleko
odin-good-salt_meat = mięso peklowane
odin-good-game_meat = dziczyzna
odin-good-whale_meat = mięso wieloryba
odin-good-sheep = owca
odin-good-pregnant_sheep = ciężarna owca
odin-good-cattle = krowa
odin-good-pregnant_cattle = ciężarna krowa
odin-good-oil = olej
odin-good-hide = skóra
odin-good-wool = pled
odin-good-linen = płótno
odin-good-skin_and_bones = skóra i kości
odin-good-fur = futro
odin-good-robe = tunika
odin-good-clothing = szata
odin-good-rune_stone = kamień runiczny
odin-good-silverware = srebrne sztućce
odin-good-chest = kufer
odin-good-silk = jedwab
odin-good-spices = przyprawy
odin-good-jewelry = biżuteria
odin-good-treasure_chest = skrzynia skarbów
odin-good-silver_hoard = srebrne skarby
odin-good-berries = jagody
odin-good-eggs = jajka
odin-good-amber = bursztyn
odin-good-guldgubber = guldgubber
odin-good-silver = srebro
odin-good-ore = ruda
odin-good-wood = drewno
odin-good-stone = kamień
odin-along-peas = { odin-good-peas }, poziomo
odin-along-flax = { odin-good-flax }, poziomo
odin-along-beans = { odin-good-beans }, poziomo
odin-along-grain = { odin-good-grain }, poziomo
odin-along-cabbage = { odin-good-cabbage }, poziomo
odin-along-fruits = { odin-good-fruits }, poziomo
odin-along-mead = { odin-good-mead }, poziomo
odin-along-stockfish = { odin-good-stockfish }, poziomo
odin-along-milk = { odin-good-milk }, poziomo
odin-along-salt_meat = { odin-good-salt_meat }, poziomo
odin-along-game_meat = { odin-good-game_meat }, poziomo
odin-along-whale_meat = { odin-good-whale_meat }, poziomo
odin-along-sheep = { odin-good-sheep }, poziomo
odin-along-pregnant_sheep = { odin-good-pregnant_sheep }, poziomo
odin-along-cattle = { odin-good-cattle }, poziomo
odin-along-pregnant_cattle = { odin-good-pregnant_cattle }, poziomo
odin-along-berries = { odin-good-berries }, poziomo
odin-along-eggs = { odin-good-eggs }, poziomo
odin-upright-peas = { odin-good-peas }, pionowo
odin-upright-flax = { odin-good-flax }, pionowo
odin-upright-beans = { odin-good-beans }, pionowo
odin-upright-grain = { odin-good-grain }, pionowo
odin-upright-cabbage = { odin-good-cabbage }, pionowo
odin-upright-fruits = { odin-good-fruits }, pionowo
odin-upright-mead = { odin-good-mead }, pionowo
odin-upright-stockfish = { odin-good-stockfish }, pionowo
odin-upright-milk = { odin-good-milk }, pionowo
odin-upright-salt_meat = { odin-good-salt_meat }, pionowo
odin-upright-game_meat = { odin-good-game_meat }, pionowo
odin-upright-whale_meat = { odin-good-whale_meat }, pionowo
odin-upright-sheep = { odin-good-sheep }, pionowo
odin-upright-pregnant_sheep = { odin-good-pregnant_sheep }, pionowo
odin-upright-cattle = { odin-good-cattle }, pionowo
odin-upright-pregnant_cattle = { odin-good-pregnant_cattle }, pionowo
odin-upright-berries = { odin-good-berries }, pionowo
odin-upright-eggs = { odin-good-eggs }, pionowo
odin-upright-silver = 1 srebro

## Żetony specjalne

odin-tile-glass_beads = szklane paciorki
    .text = 5 pól, wartość miecza 7, cena 0.
odin-tile-helmet = hełm
    .text = 5 pól, wartość miecza 8, cena 1, z kuźni.
odin-tile-cloakpin = szpila do płaszcza
    .text = 5 pól, wartość miecza 8, cena 1, z kuźni.
odin-tile-belt = pas
    .text = 5 pól, wartość miecza 8, cena 2.
odin-tile-crucifix = krucyfiks
    .text = 6 pól, wartość miecza 8, cena 2, z kuźni.
odin-tile-drinking_horn = róg do picia
    .text = 6 pól, wartość miecza 8, cena 2.
odin-tile-amber_figure = figurka z bursztynu
    .text = 7 pól, wartość miecza 9, cena 2.
odin-tile-horseshoe = podkowa
    .text = 7 pól, wartość miecza 9, cena 2, z kuźni.
odin-tile-gold_brooch = złota brosza
    .text = 8 pól, wartość miecza 9, cena 3.
odin-tile-forge_hammer = młot kowalski
    .text = 9 pól, wartość miecza 10, cena 4, z kuźni.
odin-tile-fibula = fibula
    .text = 9 pól, wartość miecza 10, cena 4, z kuźni.
odin-tile-throwing_axe = topór do rzucania
    .text = 9 pól, wartość miecza 11, cena 4, z kuźni.
odin-tile-chalice = kielich
    .text = 10 pól, wartość miecza 12, cena 5.
odin-tile-round_shield = okrągła tarcza
    .text = 12 pól, wartość miecza 13, cena 6.
odin-tile-english_crown = korona Anglii
    .text = 13 pól, wartość miecza 16, nie na sprzedaż, 2 punkty.
odin-tile-altar = ołtarz
    .text = 6 pól, premia planszy Mull.

## Broń, łodzie, kostki

odin-weapon-bow_and_arrow = łuk i strzała
odin-weapon-snare = pułapka
odin-weapon-spear = włócznia
odin-weapon-long_sword = miecz
odin-weapon-card = karta broni
odin-marker-1 = { odin-good-stone } / { odin-weapon-long_sword }
odin-marker-2 = { odin-good-amber } / { odin-good-mead }
odin-marker-3 = { odin-good-ore } / { odin-good-peas }
odin-marker-4 = { odin-weapon-bow_and_arrow } / { odin-good-peas }
odin-marker-5 = { odin-good-wood } / { odin-weapon-spear }
odin-marker-6 = { odin-good-mead } / { odin-good-beans }
odin-marker-7 = { odin-good-peas } / { odin-good-oil }
odin-marker-8 = { odin-good-guldgubber } / { odin-good-eggs }
odin-marker-9 = { odin-good-mead } / { odin-weapon-snare }
odin-marker-10 = { odin-good-silver } / { odin-good-berries }
odin-ship-whaling_boat = wielorybnik
    .text = Kupno: 3 srebra. 3 punkty. Małe stanowisko.
odin-ship-knarr = knara
    .text = Kupno: 5 srebra. 5 punktów; 18 po emigracji.
odin-ship-longship = langskip
    .text = Kupno: 8 srebra. 8 punktów; 21 po emigracji.
odin-arm-whaling_boat = załaduj rudę na wielorybnik
    .text = Załaduj na niego rudę; zostaje tam.
odin-arm-longship = załaduj rudę na langskip
    .text = Załaduj na niego rudę; zostaje tam.
odin-die = kostka { $number }-ścienna
odin-action-hunt = Polowanie
odin-action-snare = Zastawianie pułapek
odin-action-whale = Połów wielorybów
odin-action-raid = Rabunek
odin-action-pillage = Plądrowanie

## Plansze

odin-board-home = Plansza osady
odin-board-shetland = Szetlandy
odin-board-bear_island = Wyspa Niedźwiedzia
odin-board-faroe_islands = Wyspy Owcze
odin-board-baffin_island = Ziemia Baffina
odin-board-iceland = Islandia
odin-board-labrador = Labrador
odin-board-greenland = Grenlandia
odin-board-newfoundland = Nowa Fundlandia
odin-board-lofoten = Lofoty
odin-board-orkney = Orkady
odin-board-mull = Mull
odin-board-caithness = Caithness
odin-board-shed = szopa
odin-board-shed_2 = szopa 2
odin-board-shed_3 = szopa 3
odin-board-stone_house = kamienny dom
odin-board-stone_house_2 = kamienny dom 2
odin-board-stone_house_3 = kamienny dom 3
odin-board-long_house = długi dom
odin-board-long_house_2 = długi dom 2
odin-board-long_house_3 = długi dom 3
odin-board-long_house_4 = długi dom 4
odin-board-long_house_5 = długi dom 5
odin-strip-mountain = wzgórze { $number }

## Pola akcji

odin-space-build_shed = Budowa szopy
    .text = Zapłać 2 drewna za szopę.
odin-space-build_whaling_boat = Budowa wielorybnika
    .text = Zapłać 1 drewno za wielorybnik.
odin-space-hunting_game_1 = Polowanie (1 wiking)
    .text = Rzuć kostką ośmiościenną do trzech razy i zapłać wynik drewnem i łukami: 1 skóra i 1 dziczyzna. Porażka: dostajesz 1 drewno i 1 łuk.
odin-space-take_stockfish = Sztokfisz
    .text = Weź 1 sztokfisz.
odin-space-buy_2_stockfish = 2 sztokfisze
    .text = Zapłać 1 srebro za 2 sztokfisze.
odin-space-buy_2_salt_meat = 2 mięsa peklowane
    .text = Zapłać 2 srebra za 2 mięsa peklowane.
odin-space-market_beans = Fasola i srebro
    .text = Weź 1 fasolę i 1 srebro.
odin-space-milk_from_cattle = Mleko od krów
    .text = Weź 1 mleko za każdą krowę, najwyżej 3.
odin-space-craft_linen = Len na płótno
    .text = Wymień 1 len na 1 płótno.
odin-space-craft_rune_stone = Kamień runiczny
    .text = Zapłać 1 kamień za 1 kamień runiczny i 1 srebro.
odin-space-mountain_2 = 2 materiały budowlane
    .text = Weź do 2 dóbr z jednego wzgórza.
odin-space-mountain_1_upgrade_1 = 1 materiał, ulepsz 1 dobro
    .text = Weź 1 dobro ze wzgórza; ulepsz 1 dobro o jeden poziom.
odin-space-upgrade_2 = Ulepsz 2 dobra
    .text = Ulepsz do 2 dóbr o jeden poziom.
odin-space-overseas_trading_1 = Handel morski (1 wiking)
    .text = Z knarą: zapłać 1 srebro i odwróć zielone dobra na niebieską stronę, po jednym z każdego rodzaju.
odin-space-raiding = Rabunek
    .text = Z langskipem: rzuć kostką ośmiościenną do trzech razy, dodaj kamienie i miecze i weź jedno niebieskie dobro lub żeton specjalny o takiej lub niższej wartości miecza. Porażka: dostajesz 1 kamień i 1 miecz.
odin-space-explore_1 = Odkrywanie wysp (1 wiking)
    .text = Z dowolną łodzią: odkryj Szetlandy lub Wyspy Owcze i weź leżące tam srebro.
odin-space-draw_occupation = Dociągnij pomocnika
    .text = Dociągnij 1 kartę pomocnika i weź 1 srebro.
odin-space-play_occupation_1 = Zagraj 1 pomocnika
    .text = Zapłać 1 kamień albo 1 rudę, aby zagrać 1 pomocnika; weź 1 srebro.
odin-space-build_stone_house = Budowa kamiennego domu
    .text = Zapłać 1 kamień za kamienny dom.
odin-space-build_knarr = Budowa knary
    .text = Zapłać 2 drewna za knarę.
odin-space-hunting_game_2 = Polowanie (2 wikingów)
    .text = Rzuć kostką ośmiościenną do trzech razy i zapłać wynik drewnem i łukami: 1 skóra i 1 dziczyzna. Porażka: dostajesz 1 drewno i 1 łuk.
odin-space-laying_a_snare = Zastawianie pułapek
    .text = Rzuć kostką ośmiościenną do trzech razy i zapłać wynik drewnem i pułapkami: 1 futro i 1 pułapka. Porażka: dostajesz 1 drewno i 1 pułapkę, a 1 wiking może wrócić.
odin-space-buy_sheep = Owca
    .text = Zapłać 1 srebro za 1 owcę.
odin-space-buy_cattle_milk = Krowa i mleko
    .text = Zapłać 3 srebra za 1 krowę i 1 mleko.
odin-space-market_flax_stockfish = Len, sztokfisz i srebro
    .text = Weź 1 len, 1 sztokfisz i 1 srebro.
odin-space-take_2_mead = 2 miody pitne i 2 srebra
    .text = Weź 2 miody pitne i 2 srebra.
odin-space-craft_clothing = Szata
    .text = Wymień 1 skórę i 1 płótno na 1 szatę i 2 srebra.
odin-space-craft_chest = Kufer
    .text = Zapłać 1 drewno albo 1 rudę za 1 kufer i 1 srebro.
odin-space-wood_per_player = 1 drewno za gracza, 1 ruda
    .text = Weź 1 drewno za każdego gracza w grze i 1 rudę.
odin-space-mountain_3_upgrade_1 = 3 materiały, ulepsz 1 dobro
    .text = Weź do 3 dóbr z jednego wzgórza; ulepsz 1 dobro o jeden poziom.
odin-space-upgrade_3 = Ulepsz 3 dobra
    .text = Ulepsz do 3 dóbr o jeden poziom.
odin-space-overseas_trading_2 = Handel morski (2 wikingów)
    .text = Z knarą: zapłać 1 srebro i odwróć zielone dobra na niebieską stronę, po jednym z każdego rodzaju.
odin-space-pillaging_2 = Plądrowanie (2 wikingów)
    .text = Z langskipem: rzuć kostką dwunastościenną do trzech razy, dodaj jego rudę, kamienie i miecze i weź jedno niebieskie dobro lub żeton specjalny o takiej lub niższej wartości miecza. Porażka: dostajesz 1 kamień i 1 miecz, a 1 wiking może wrócić.
odin-space-explore_2 = Odkrywanie wysp (2 wikingów)
    .text = Z knarą lub langskipem: odkryj Islandię, Grenlandię lub Wyspę Niedźwiedzią i weź leżące tam srebro.
odin-space-emigrate_2 = Emigracja (2 wikingów)
    .text = Zapłać tyle srebra, ile wynosi numer rundy, i połóż knarę lub langskip na stole biesiadnym: liczy się za 13 punktów więcej i zakrywa 2 miejsca na każdej uczcie.
odin-space-play_occupation_2 = Zagraj do 2 pomocników
    .text = Zagraj z ręki 1 lub 2 pomocników.
odin-space-build_long_house = Budowa długiego domu
    .text = Zapłać 2 kamienie za długi dom.
odin-space-build_longship = Budowa langskipa
    .text = Zapłać 2 drewna za langskip.
odin-space-whaling_3 = Połów wielorybów, do 3 łodzi
    .text = Z najwyżej 3 wielorybnikami: rzuć kostką dwunastościenną do trzech razy, odejmij ich rudę i zapłać resztę drewnem i włóczniami: 1 olej, 1 skóra i kości, 1 mięso wieloryba. Porażka: dostajesz 1 drewno i 1 włócznię, a do 2 wikingów może wrócić.
odin-space-sheep_or_cattle = Owca albo krowa
    .text = Weź 1 owcę albo zapłać 1 srebro za 1 krowę.
odin-space-market_fruits = Owoce, olej, mięso peklowane
    .text = Weź 1 żeton owoców, 1 olej, 1 mięso peklowane i 1 srebro.
odin-space-wool_from_sheep = Pled od owiec
    .text = Weź 1 pled za każdą owcę, najwyżej 3.
odin-space-forge = Kuźnia
    .text = Zapłać 1 rudę za biżuterię albo żeton specjalny z kleszczami.
odin-space-craft_2_chests_2_rune_stones = 2 kufry, 2 kamienie runiczne
    .text = Zapłać 2 kamienie i 2 drewna za 2 kufry i 2 kamienie runiczne.
odin-space-mountain_3_2 = 3+2 materiały budowlane
    .text = Weź do 3 dóbr z jednego wzgórza i do 2 z innego.
odin-space-upgrade_3_weapons_4 = Ulepsz 3 dobra, 4 bronie
    .text = Ulepsz do 3 dóbr o jeden poziom; dociągnij 4 karty broni.
odin-space-upgrade_4 = Ulepsz 4 dobra
    .text = Ulepsz do 4 dóbr o jeden poziom.
odin-space-special_sale = Sprzedaż okazji
    .text = Z knarą: kup do 2 żetonów specjalnych po ich cenach.
odin-space-pillaging_3 = Plądrowanie (3 wikingów)
    .text = Z langskipem: rzuć kostką dwunastościenną do trzech razy, dodaj jego rudę, kamienie i miecze i weź jedno niebieskie dobro lub żeton specjalny o takiej lub niższej wartości miecza. Porażka: dostajesz 1 kamień i 1 miecz, a 1 wiking może wrócić.
odin-space-explore_3 = Odkrywanie wysp (3 wikingów)
    .text = Z langskipem: odkryj Ziemię Baffina, Labrador lub Nową Fundlandię i weź leżące tam srebro.
odin-space-emigrate_3 = Emigracja (3 wikingów)
    .text = Zapłać tyle srebra, ile wynosi numer rundy, i połóż knarę lub langskip na stole biesiadnym: liczy się za 13 punktów więcej i zakrywa 2 miejsca na każdej uczcie.
odin-space-play_occupation_4 = Zagraj do 4 pomocników
    .text = Zagraj z ręki od 1 do 4 pomocników; może być wśród nich właśnie dociągnięty.
odin-space-build_house_and_ship = Dom i łódź
    .text = Zapłać 2 kamienie i 2 drewna za kamienny dom i langskip albo za długi dom i knarę.
odin-space-whaling_4 = Połów wielorybów, 1 łódź
    .text = Z 1 wielorybnikiem: rzuć kostką dwunastościenną do trzech razy, odejmij jego rudę i zapłać resztę drewnem i włóczniami: 1 olej, 1 skóra i kości, 1 mięso wieloryba. Porażka: dostajesz 1 drewno i 1 włócznię, a do 2 wikingów może wrócić.
odin-space-buy_sheep_cattle = Owca i krowa
    .text = Zapłać 3 srebra za 1 owcę i 1 krowę.
odin-space-market_spices_products = Przyprawy, mleko i pled
    .text = Weź 1 żeton przypraw i 1 srebro; mając krowy, także 2 mleka, mając owce, także 1 pled.
odin-space-craft_robe_jewelry = 4 srebra, tunika, biżuteria
    .text = Weź 4 srebra; możesz wymienić 1 pled na 1 tunikę i 1 żeton srebrnych sztućców na 1 biżuterię.
odin-space-mountain_4_upgrade_2_twice = 4 mat., ulepsz 2 dobra 2×
    .text = Weź do 4 dóbr z jednego wzgórza; ulepsz do 2 dóbr o najwyżej dwa poziomy.
odin-space-mountain_2222_or_upgrade_3_twice = 2+2+2+2 / ulepsz 3 dobra 2×
    .text = Weź do 2 dóbr z każdego z najwyżej czterech wzgórz albo ulepsz do 3 dóbr o najwyżej dwa poziomy.
odin-space-plundering = Najazd
    .text = Z dwoma langskipami: weź 1 żeton srebrnych skarbów.
odin-space-boat_to_knarr_emigrate = Wymień na knarę i emigruj
    .text = Możesz wymienić wielorybnik na knarę; potem możesz emigrować za zwykłą cenę.
odin-space-imitate_1 = Naśladowanie (1 wiking)
    .text = Wykonaj akcję z pola tej kolumny, na którym stoi inny gracz.
odin-space-imitate_2 = Naśladowanie (2 wikingów)
    .text = Wykonaj akcję z pola tej kolumny, na którym stoi inny gracz.
odin-space-imitate_3 = Naśladowanie (3 wikingów)
    .text = Wykonaj akcję z pola tej kolumny, na którym stoi inny gracz.
odin-space-imitate_4 = Naśladowanie (4 wikingów)
    .text = Wykonaj akcję z pola tej kolumny, na którym stoi inny gracz.
odin-group-build_houses = Budowa domów
odin-group-build_ships = Budowa łodzi
odin-group-hunting = Łowy
odin-group-livestock_market = Targ zwierząt
odin-group-weekly_market = Jarmark
odin-group-products = Produkty
odin-group-crafting = Rzemiosło
odin-group-mountains_and_trade = Wzgórza i handel
odin-group-sailing = Żegluga
odin-group-emigration_and_occupation = Emigracja i pomocnicy
odin-group-extension = Rozszerzenie

## Fazy

odin-phase-new_viking = Dodatkowy wiking
odin-phase-harvest = Żniwa
odin-phase-exploration_boards = Plansze wysp
odin-phase-new_weapon = Dodatkowa broń
odin-phase-actions = Akcje
odin-phase-start_player = Gracz rozpoczynający
odin-phase-income = Dochód
odin-phase-breeding = Rozmnażanie zwierząt
odin-phase-feast = Uczta
odin-phase-bonus = Premie
odin-phase-mountain_strips = Wzgórza
odin-phase-remove_vikings = Usunięcie wikingów
odin-phase-scoring = Punktacja
odin-step-first_card = Twój pierwszy pomocnik
odin-step-markers = Znaczniki zasobów
odin-step-dark_card = Twój ciemnobrązowy pomocnik
odin-step-round = Początek rundy
odin-step-actions = Akcje
odin-step-income = Dochód
odin-step-feast = Uczta
odin-step-bonus = Premie
odin-step-last_placement = Ostatnie układanie
odin-step-over = Koniec gry

## Pomocnicy

odin-card-1 = Domokrążca
    .text = Pola targu zwierząt kosztują cię o 1 srebro mniej.
odin-card-2 = Patron
    .text = Pole, które kosztuje co najmniej 2 srebra, kosztuje cię o 1 mniej.
odin-card-3 = Kuśnierz
    .text = Z każdym polem, które daje dokładnie 1 srebro: 1 pułapka.
odin-card-4 = Myśliwy
    .text = Każdy twój rzut kostką liczy się o 1 mniej, także przy rabunku i plądrowaniu.
odin-card-5 = Wódz
    .text = Natychmiast urządzasz własną ucztę, z karą Ting za każde puste miejsce; uczta tej rundy i tak się odbędzie.
odin-card-6 = Kamieniarz
    .text = Za każdy kamień wzięty ze wzgórza: 1 srebro.
odin-card-7 = Młynarz
    .text = Po każdej uczcie: 1 srebro, gdy w zasobach zostało ci 1 zboże, 2 srebra, gdy co najmniej 2.
odin-card-8 = Mistrz cechu
    .text = Przed dochodem: 1 olej, jeśli co najmniej 5 twoich wikingów stoi na polach rzemiosła.
odin-card-9 = Przewoźnik rudy
    .text = Przed dochodem możesz wziąć 1 rudę za każdy langskip i od razu położyć ją na planszy osady lub wysp.
odin-card-10 = Dojarz
    .text = 1 mleko i 1 srebro za każdy rodzaj zwierząt, który masz.
odin-card-11 = Łowca z trójzębem
    .text = Weź 1 włócznię. Przy połowie wielorybów każda włócznia liczy się za 2.
odin-card-12 = Sternik
    .text = Weź 1 kufer. Po każdej akcji, w której użyto twojego langskipa, możesz dociągnąć 1 broń.
odin-card-13 = Łucznik
    .text = Weź 1 łuk. Na polowaniu każdy wynik rzutu jest o 1 niższy.
odin-card-14 = Właściciel łodzi
    .text = Za wielorybnik, knarę i langskip: 1 mięso wieloryba; gdy masz wszystkich po dwa: 2 mięsa wieloryba.
odin-card-15 = Chałupnik
    .text = Weź 2 miody pitne za każdy kamienny i długi dom. Z każdym, który potem zbudujesz: 1 skóra.
odin-card-16 = Kapitan
    .text = Gdy na twoich wielorybnikach i langskipach leżą 4, 5, 6 lub 7 rud: 2, 3, 4 lub 5 srebra.
odin-card-17 = Żeglarz Orientu
    .text = Możesz ulepszyć jedno ze swoich dóbr do niebieskiego o tym samym kształcie.
odin-card-18 = Wojownik
    .text = Za 1, 2 lub 3 langskipy, każdy z co najmniej 2 rudami: 1 jedwab, 1 biżuteria lub 1 żeton srebrnych skarbów.
odin-card-19 = Gospodarz
    .text = Za 3, 4 lub 5 żetonów specjalnych w zasobach i na planszach: 1 jedwab, 1 żeton przypraw lub 1 biżuteria.
odin-card-20 = Budowniczy
    .text = Możesz rozegrać fazę premii tylko dla swoich domów.
odin-card-21 = Zbieracz
    .text = Możesz rozegrać fazę premii tylko dla planszy swojej osady.
odin-card-22 = Górnik
    .text = 1 kamień, 1 ruda i 1 srebro za każdy langskip.
odin-card-23 = Dozorca
    .text = 2 srebra za każdy kamienny i każdy długi dom.
odin-card-24 = Zaopatrzeniowiec łodzi
    .text = 1 olej za każdą knarę i 1 drewno za każdy wielorybnik.
odin-card-25 = Handlarz mięsem
    .text = 1 mięso peklowane za każdą knarę.
odin-card-26 = Kontroler mięsa
    .text = 1 srebro za każdy rodzaj czerwonych dóbr w twoich zasobach, także zwierząt.
odin-card-27 = Rybak
    .text = 1 sztokfisz za każdy wielorybnik.
odin-card-28 = Ślusarz
    .text = Z każdym otrzymanym kufrem i każdą skrzynią skarbów możesz kupić 1 olej za 1 srebro.
odin-card-29 = Konserwator mięsa
    .text = 1 mięso peklowane za każdą parę dziczyzny i mięsa wieloryba w twoich zasobach.
odin-card-30 = Kupiec jedwabny
    .text = Za 1, 2 lub 3 jedwabie w zasobach: 1, 3 lub 6 srebra.
odin-card-31 = Magazynier
    .text = Weź 1 dobro więcej z rodzaju, którego masz w zasobach dokładnie 3; nie dotyczy zwierząt.
odin-card-32 = Dostawca oręża
    .text = Za 1, 2 lub 3 langskipy dociągnij 2, 5 lub 10 broni.
odin-card-33 = Postrzygacz owiec
    .text = Gdy masz co najmniej 3, 4 lub 6 owiec: 1, 2 lub 3 pledy.
odin-card-34 = Pasterz
    .text = Za 2 owce: 1 mleko i 1 pled; za 4 owce: 1 pled więcej.
odin-card-35 = Hodowca bydła
    .text = Możesz rozegrać fazę rozmnażania tylko dla swoich zwierząt.
odin-card-36 = Kucharz okrętowy
    .text = Przed handlem morskim możesz ulepszyć 1 mięso peklowane, dziczyznę lub mięso wieloryba.
odin-card-37 = Handlarz zamorski
    .text = Przed handlem morskim możesz ulepszyć 1 dobro.
odin-card-38 = Rozjemca
    .text = Zamiast dodatkowej broni możesz wziąć 1 drewno, 1 kamień albo 1 rudę.
odin-card-39 = Tragarz
    .text = W dowolnej chwili, byle nie podczas rzutów, możesz zdejmować rudę ze swoich wielorybników i langskipów.
odin-card-40 = Mistrz stolarski
    .text = W dowolnej chwili możesz kłaść drewno na wolnych polach swoich kamiennych i długich domów, tak jak srebro.
odin-card-41 = Ślamazara
    .text = Po fazie premii możesz wymienić 1 srebro lub 1 miód pitny na 1 olej.
odin-card-42 = Włodarz
    .text = Przed dochodem możesz położyć 1 drewno lub 1 kamień w swojej szopie: dostajesz za to 1 srebro.
odin-card-43 = Zbieracz owoców
    .text = Weź 1 żeton owoców.
odin-card-44 = Mistrz krawiecki
    .text = W dowolnej chwili możesz wymienić 1 skórę, 1 pled i 1 płótno na 1 szatę i 3 srebra.
odin-card-45 = Pirat
    .text = W dowolnej chwili możesz wymienić 1 drewno i 6 srebra na 1 skrzynię skarbów.
odin-card-46 = Projektant statków
    .text = W dowolnej chwili możesz wymienić 3 drewna i 1 pled albo płótno na 1 langskip; nie liczy się to jako budowa łodzi.
odin-card-47 = Garbarz
    .text = W dowolnej chwili możesz wymienić 1 mięso peklowane na 1 skórę.
odin-card-48 = Rolnik
    .text = W dowolnej chwili możesz wymienić 1 krowę, także ciężarną, na 1 biżuterię.
odin-card-49 = Oracz
    .text = W dowolnej chwili możesz wymienić 1 krowę na 1 groch, 1 len, 1 fasolę, 1 zboże i 1 kapustę; to twoje własne żniwa.
odin-card-50 = Rytownik run
    .text = W dowolnej chwili możesz wymienić 1 kamień runiczny na 1 skórę.
odin-card-51 = Mistrz kamieniarski
    .text = W dowolnej chwili możesz wymienić 1 kamień runiczny na 1 srebro i 1 mleko albo kapustę.
odin-card-52 = Nauczyciel
    .text = W dowolnej chwili możesz zapłacić 1 srebro, aby zagrać pomocnika z ręki.
odin-card-53 = Właściciel kramu
    .text = W dowolnej chwili możesz zapłacić 1 srebro, aby ulepszyć 1 pomarańczowe dobro.
odin-card-54 = Kupiec
    .text = W dowolnej chwili możesz wymienić 1 żeton srebrnych sztućców na 1 jedwab albo 1 kufer.
odin-card-55 = Skarbnik
    .text = W dowolnej chwili możesz wymienić 3 srebra i 1 kufer na 1 skrzynię skarbów.
odin-card-56 = Handlarz bronią
    .text = W dowolnej chwili możesz wymienić dowolne 2 bronie na 1 rudę.
odin-card-57 = Hodowca fasoli
    .text = W dowolnej chwili możesz wymienić 2 fasole na 1 groch, 1 miód pitny i 1 sztokfisz.
odin-card-58 = Tłoczarz oleju lnianego
    .text = W dowolnej chwili możesz wymienić 2 lny na 3 oleje.
odin-card-59 = Tkacz płótna
    .text = W dowolnej chwili możesz wymienić 2 lny i 1 srebro na 2 płótna.
odin-card-60 = Inspektor
    .text = Jeden z twoich wikingów może wrócić z pola; za tyle srebra, ile wynosi numer rundy, dwóch z tego samego pola.
odin-card-61 = Właściciel nabrzeża
    .text = Możesz sprzedać langskip za 8 srebra; ruda na pokładzie przepada.
odin-card-62 = Kowal artystyczny
    .text = Możesz zapłacić 1 rudę i 1 srebro za krucyfiks albo szpilę do płaszcza.
odin-card-63 = Rogownik
    .text = Możesz wymienić 1 owcę, także ciężarną, na 1 mięso peklowane, 1 skórę i 1 pled. Potem możesz kupić róg do picia za 3 srebra.
odin-card-64 = Szkutnik
    .text = Możesz wymienić 1 wielorybnik i 2 srebra na 1 langskip; ruda z wielorybnika przepada.
odin-card-65 = Pogromca smoków
    .text = Możesz jeden raz wymienić 2 pułapki i 2 włócznie na 1 skrzynię skarbów.
odin-card-66 = Uprawiacz pól
    .text = Za 1 srebro możesz ulepszyć jedno pomarańczowe dobro o jeden lub dwa kroki ukośnie w prawo.
odin-card-67 = Prywatny kucharz
    .text = Możesz kupić 2 żetony srebrnych sztućców, 1 dziczyznę i 1 miód pitny za 4 srebra.
odin-card-68 = Dostawca broni
    .text = Możesz dociągnąć 4 bronie.
odin-card-69 = Dostawca ekwipunku
    .text = Możesz wziąć bronie, aż będziesz mieć po 2 z każdego rodzaju.
odin-card-70 = Kurier
    .text = Jeśli szpila do płaszcza leży na czyjejkolwiek planszy, możesz ją zabrać; jej miejsce zajmują srebrne sztućce i kamień runiczny.
odin-card-71 = Karczmarz
    .text = Jeśli róg do picia leży na czyjejkolwiek planszy, możesz go zabrać; jego miejsce zajmują kufer i kamień runiczny.
odin-card-72 = Jarl
    .text = Możesz kupić kamienny dom za tyle srebra, ile wynosi numer rundy.
odin-card-73 = Metalurg
    .text = Możesz wziąć 1 żeton srebrnych sztućców albo kupić krucyfiks za 2 srebra lub kielich za 5 srebra.
odin-card-74 = Krowiarz
    .text = Możesz wymienić 2 srebra i 1 zboże na 1 krowę.
odin-card-75 = Zbieracz kości
    .text = Możesz kupić 1 skórę i kości za 1 srebro.
odin-card-76 = Powracający
    .text = Z każdego twojego pola w czwartej kolumnie może wrócić jeden wiking.
odin-card-77 = Naśladowca
    .text = Możesz użyć zajętego pola drugiej kolumny, nie wysyłając wikingów.
odin-card-78 = Wędrowny kupiec
    .text = Mając 1, 2, 3 lub 4 knary, możesz odwrócić na drugą stronę najwyżej 2, 4, 6 lub 7 swoich dóbr.
odin-card-79 = Hodowca
    .text = Możesz odwrócić 1 krowę na stronę ciężarnej.
odin-card-80 = Pastuszek
    .text = Możesz kupić 1 owcę za 2 srebra.
odin-card-81 = Kwatermistrz
    .text = Możesz kupić langskip o 1 srebro taniej za każdy miecz i o pół srebra taniej za każdy łuk i każdą włócznię; bronie zatrzymujesz. Cenę zaokrągla się w dół.
odin-card-82 = Budowniczy langskipów
    .text = Możesz kupić langskip; mając 1, 2 lub 3 knary, płacisz o 2, 5 lub 7 srebra mniej.
odin-card-83 = Hurtownik
    .text = Możesz ulepszyć najwyżej 4 dobra, wszystkie jednego rodzaju.
odin-card-84 = Strażnik przystani
    .text = Możesz wyemigrować, płacąc o 1 srebro mniej za każdą swoją dużą łódź sprzed emigracji.
odin-card-85 = Dmący w róg
    .text = Możesz zapłacić 1 srebro, by zapolować. Potem możesz zapłacić 2 srebra, by zastawić pułapkę; żaden wiking nie wraca.
odin-card-86 = Skupujący skóry
    .text = Możesz kupić 1, 2 lub 3 skóry za 2, 4 lub 6 srebra.
odin-card-87 = Kaznodzieja
    .text = Możesz wziąć krucyfiks albo 4 dobra z jednego wzgórza.
odin-card-88 = Pisarz
    .text = Przed handlem morskim, raz za każdą knarę: możesz zapłacić 1 srebro, aby ulepszyć dobro ukośnie w lewo.
odin-card-89 = Katapultnik
    .text = Przy rabunku i plądrowaniu każdy kamień liczy się za 2.
odin-card-90 = Szermierz
    .text = Przed rabunkiem możesz odrzucić 1 rudę z płynącego langskipa: każdy rzut liczy się o 2 więcej.
odin-card-91 = Spóźnialski
    .text = Po akcjach możesz zapłacić 1 srebro, aby użyć wolnego pola pierwszej kolumny tuż nad lub pod swoim wikingiem.
odin-card-92 = Dobra dusza
    .text = W rundach bez żniw: 1, 2 lub 3 srebra przy 3, 4 lub co najmniej 5 żetonach specjalnych.
odin-card-93 = Pomocnik w potrzebie
    .text = W rundach bez żniw: 1 fasola, 1 zboże lub 1 kapusta przy 1, 2 lub 3 wielorybnikach.
odin-card-94 = Kupiec korzenny
    .text = W rundach bez żniw możesz wymienić 2 oleje na 1 żeton przypraw.
odin-card-95 = Wędrowiec
    .text = W rundach bez żniw możesz wziąć 2 dobra z jednego wzgórza.
odin-card-96 = Dostawca mięsa
    .text = W rundach bez żniw możesz wymienić 1 dziczyznę na 1 mięso wieloryba albo 1 mięso wieloryba na 2 dziczyzny.
odin-card-97 = Zbieracz groszku
    .text = W rundach bez żniw możesz podwoić groch w swoich zasobach, najwyżej do 8.
odin-card-98 = Szlachcic
    .text = Z każdym zbożem położonym w kamiennym lub długim domu możesz kupić 1 jedwab za 2 srebra.
odin-card-99 = Rekruter
    .text = Ilekroć masz dociągnąć pomocnika, możesz zamiast tego zagrać jednego z ręki.
odin-card-100 = Grabarz
    .text = Z każdym kamieniem runicznym położonym na planszy wyspy: 1 srebro.
odin-card-101 = Sędzia
    .text = Z każdym kamieniem runicznym położonym w kamiennym lub długim domu: 1 miód pitny i 1 srebro.
odin-card-102 = Kupiec futrzany
    .text = Na polu z „ulepsz 1 dobro” możesz zamiast tego wymienić 1 dziczyznę lub 1 jedwab na 1 futro.
odin-card-103 = Leśny kowal
    .text = Zanim zapłacisz rudę za kufer lub w kuźni, możesz wziąć 1 dobro ze wzgórza.
odin-card-104 = Tchórzliwy wojownik
    .text = Jeśli rabunek nie udaje się po pierwszym lub drugim rzucie: dodatkowo 1 sztokfisz lub 1 olej.
odin-card-105 = Budowniczy knar
    .text = Na polu wielorybnika możesz zamiast niego zbudować knarę za 3 drewna.
odin-card-106 = Podżegacz
    .text = Do najazdu z 3 langskipami wystarczy ci 3 wikingów, a z 4 langskipami 2.
odin-card-107 = Poszukiwacz przygód
    .text = Na polu Szetlandów i Wysp Owczych możesz zdobyć dowolną odkrytą planszę, dowolną łodzią.
odin-card-108 = Kowal
    .text = Po zapłaceniu rudy za kufer lub w kuźni możesz zapłacić 1 srebro, aby jeden z wikingów wrócił.
odin-card-109 = Mistrz rachuby
    .text = Po handlu morskim z dwoma wikingami: 1 srebro za każdą knarę.
odin-card-110 = Osadnik z Birki
    .text = Po handlu morskim z dwoma wikingami możesz wyemigrować za zwykłą cenę.
odin-card-111 = Artysta
    .text = Przy rzemiośle: 1 srebro za każdy rodzaj spośród drewna, kamienia i rudy, którym płacisz.
odin-card-112 = Szynkarz
    .text = Z każdym polem rzemiosła: 1 miód pitny.
odin-card-113 = Uczeń rzemieślnika
    .text = Zanim użyjesz pola rzemiosła, możesz wziąć 1 dobro ze wzgórza.
odin-card-114 = Hafciarz jedwabiu
    .text = Po każdym polu rzemiosła możesz kupić 1 jedwab za 3 srebra.
odin-card-115 = Księżniczka
    .text = Z każdym polem budowy domów: 1 żeton srebrnych sztućców.
odin-card-116 = Mistrz murarski
    .text = Kamienne i długie domy kosztują cię na ich polach o 1 kamień mniej.
odin-card-117 = Armator
    .text = Po zbudowaniu knary lub langskipa możesz ulepszyć 1 dobro.
odin-card-118 = Posłaniec
    .text = Z każdym polem jarmarku: 1 miód pitny i 1 kamień.
odin-card-119 = Mleczarz
    .text = Z każdym polem jarmarku: 1 mleko.
odin-card-120 = Pośrednik
    .text = Po każdym polu jarmarku możesz zapłacić 1 srebro, aby ulepszyć 1 dobro.
odin-card-121 = Cieśla
    .text = Zanim użyjesz pola budowy łodzi lub domów, możesz wziąć 1 dobro ze wzgórza.
odin-card-122 = Strażnik gór
    .text = Po akcji wzgórz, która dała 2, 3 lub 4 rodzaje dóbr: 1 miód pitny, 1 skóra lub 1 kufer.
odin-card-123 = Sprzedawca oleju
    .text = Po polu z „ulepsz 1 dobro” możesz wymienić 1 olej na 1 żeton srebrnych sztućców.
odin-card-124 = Robotnik
    .text = Po polu, które dało ci dokładnie 2 srebra, możesz wymienić 2 srebra na 1 zboże i 2 drewna.
odin-card-125 = Skryba
    .text = Z każdym odkryciem wyspy i każdą emigracją: 1 kamień runiczny.
odin-card-126 = Traper
    .text = Z każdym udanym zastawieniem pułapek: 1 srebro.
odin-card-127 = Wędkarz
    .text = Z każdym udanym zastawieniem pułapek: 1 sztokfisz.
odin-card-128 = Kopacz
    .text = Z każdym udanym zastawieniem pułapek: weź 1 dobro ze wzgórz.
odin-card-129 = Peklownik
    .text = Po udanym zastawieniu pułapek możesz wymienić 1 pułapkę na 1 mięso peklowane.
odin-card-130 = Znawca pułapek
    .text = Po sukcesie na polu pułapek możesz odrzucić 2 pułapki i zabrać stamtąd 1 swojego wikinga.
odin-card-131 = Wabiarz
    .text = Po zastawieniu pułapek, udanym lub nie, możesz wymienić 1 sztokfisz na 1 dziczyznę.
odin-card-132 = Berserker
    .text = Przed plądrowaniem możesz odrzucić 1 rudę z płynącego langskipa: każdy rzut liczy się o 3 więcej.
odin-card-133 = Mistrz lancy
    .text = Przy każdym udanym rabunku: 1 srebro lub 1 groch.
odin-card-134 = Pijak
    .text = Przy każdym nieudanym rabunku: 1 miód pitny.
odin-card-135 = Samotny wilk
    .text = Po udanym rabunku lub plądrowaniu, na które zużywasz dokładnie 1 miecz, odzyskujesz go.
odin-card-136 = Rabuś
    .text = Każdy rzut przy rabunku i plądrowaniu liczy się o 1 więcej, a wynik możesz podzielić na dwa żetony.
odin-card-137 = Zabijaka
    .text = Przy rabunku i plądrowaniu twoje włócznie służą jako miecze.
odin-card-138 = Złodziej
    .text = W walce możesz brać także zielone dobra, o 1 taniej niż niebieskie dobro na odwrocie.
odin-card-139 = Poszukiwacz skarbów
    .text = W walce żetony specjalne o najwyższej wartości miecza są dla ciebie o 1 tańsze.
odin-card-140 = Wytapiacz tranu
    .text = Przy każdym udanym połowie wielorybów: dodatkowo 1 olej.
odin-card-141 = Rzeźbiarz w kości
    .text = Udany połów wielorybów bez drewna: 1 kapusta, 1 fasola lub 1 groch, gdy płynęły 1, 2 lub 3 wielorybniki.
odin-card-142 = Poławiacz wielorybów
    .text = Po udanym połowie wielorybów, na który zużywasz dokładnie 1 włócznię, odzyskujesz ją.
odin-card-143 = Sprzedawca poroża
    .text = Przy każdym udanym polowaniu: 1 srebro.
odin-card-144 = Łowca jeleni
    .text = Przy każdym udanym polowaniu możesz kupić 1 skórę i kości za 2 srebra.
odin-card-145 = Leśniczy
    .text = Przed polowaniem możesz wziąć 1 dobro ze wzgórz.
odin-card-146 = Saniarz
    .text = Każdy rzut przy polowaniu i zastawianiu pułapek liczy się o 1 mniej.
odin-card-147 = Kormidlarz
    .text = Do rabunku, plądrowania, najazdu i odkrywania wysp twoje knary służą jako langskipy.
odin-card-148 = Handlarz przyprawami
    .text = Po zbudowaniu knary możesz kupić 1 żeton przypraw za 3 srebra.
odin-card-149 = Ksiądz
    .text = Przed użyciem pola handlu morskiego: 1 olej, którym możesz od razu handlować.
odin-card-150 = Kupiec mięsa
    .text = Gdy pole lub pomocnik da ci dokładnie 2 sztokfisze lub 2 mięsa peklowane, możesz wymienić 1 z nich na 1 dziczyznę.
odin-card-151 = Mówca Tingu
    .text = Gdy podczas akcji wraca naraz 1 lub 2 twoich wikingów: 1 srebro.
odin-card-152 = Handlowiec
    .text = Po ulepszeniu 3 lub 4 dóbr jedno z właśnie ulepszonych możesz ulepszyć jeszcze raz.
odin-card-153 = Łowca
    .text = W każdej akcji z kostką możesz rzucać do czterech razy.
odin-card-154 = Drwal
    .text = Po polu, które dało ci co najmniej 2 drewna: 1 srebro.
odin-card-155 = Bednarz
    .text = Po polu, które dało ci co najmniej 2 drewna, możesz wymienić 1 drewno na 1 sztokfisz.
odin-card-156 = Kruszarz
    .text = Po polu, które dało ci co najmniej 1 kamień: 1 srebro.
odin-card-157 = Rakarz
    .text = Za każdą owcę i każdą krowę podaną na uczcie: 1 skóra i kości.
odin-card-158 = Barbarzyńca
    .text = Za każdą dziczyznę i każde mięso wieloryba podane na uczcie: 3 bronie i od razu 1 srebro.
odin-card-159 = Świąteczny myśliwy
    .text = Po uczcie, na której podajesz dziczyznę, możesz polować bez wikingów.
odin-card-160 = Abstynent
    .text = 1 srebro przed ucztą, jeśli nie podasz na niej miodu pitnego.
odin-card-161 = Pomocnik wielorybnika
    .text = W fazie premii, gdy masz co najmniej 7 wikingów w trzeciej kolumnie: 1 kapusta.
odin-card-162 = Zbieracz lnu
    .text = W fazie premii, gdy masz co najmniej 7 wikingów w drugiej kolumnie: 1 len.
odin-card-163 = Parobek
    .text = Przy udanym polowaniu na polu dla 2 wikingów: dodatkowo 1 skóra i 1 srebro.
odin-card-164 = Zbrojny
    .text = Zanim użyjesz pola czwartej kolumny 4 wikingami, możesz wziąć 1 kamień albo rudę ze wzgórz.
odin-card-165 = Sołtys
    .text = Na początku uczty, gdy masz w zasobach szatę: 2 srebra.
odin-card-166 = Zbrojmistrz
    .text = Za drugim i każdym następnym razem w rundzie, gdy wysyłasz dokładnie 2 wikingów do drugiej kolumny, możesz przed akcją dociągnąć 1 broń.
odin-card-167 = Degustator
    .text = Na początku uczty: 1 srebro, gdy masz w zasobach 1 żeton przypraw, lub 2 srebra, gdy masz ich więcej.
odin-card-168 = Jarl z Lade
    .text = Ilekroć w trakcie rundy na twoim Tingu jest dokładnie 3 wikingów: 1 srebro.
odin-card-169 = Siewca
    .text = Przy każdych żniwach: 1 len lub 1 zboże więcej, jeśli już je masz.
odin-card-170 = Pomocnik uchodźcom
    .text = Każda emigracja kosztuje cię o 2 srebra mniej.
odin-card-171 = Piekarz lniany
    .text = Po każdych żniwach możesz wymienić 1 len na 1 zboże i 1 srebro.
odin-card-172 = Kucharz rybny
    .text = Po uczcie możesz przenieść sztokfisze ze stołu do swoich domów.
odin-card-173 = Punconista
    .text = Gdy ze wzgórz znikają dobra: 1 srebro za każdą rudę i 2 srebra za każde „2 srebra”.
odin-card-174 = Podróżnik z Bosforu
    .text = Z każdą nową krową możesz kupić 1 żeton przypraw za 4 srebra albo 1 jedwab za 3 srebra.
odin-card-175 = Wyciskacz oleju z dorsza
    .text = Gdy pole lub pomocnik da ci sztokfisz, możesz kupić 1 olej za 1 srebro.
odin-card-176 = Nauczyciel etykiety
    .text = Po każdej akcji, w której zagrywasz pomocników: 1 groch.
odin-card-177 = Pokojówka
    .text = Gdy twój dom daje dokładnie 1 dobro premii, możesz zamiast niego wziąć 1 żeton srebrnych sztućców.
odin-card-178 = Budowniczy łodzi
    .text = Gdy tylko masz 4 duże łodzie: 2 wielorybniki za darmo, o ile jest dla nich miejsce.
odin-card-179 = Szyper kutra
    .text = Gdy zdobędziesz następną knarę, jeden raz: 1 sztokfisz i 1 srebro za każdą knarę.
odin-card-180 = Grabieżca
    .text = Gdy tylko masz 3 langskipy: 4, 3 lub 2 żetony srebrnych sztućców, jeśli twój dochód wynosi najwyżej 5, 11 lub 30.
odin-card-181 = Takielarz
    .text = Gdy tylko masz 3 duże łodzie: 3, 2 lub 1 pled, jeśli twój dochód wynosi najwyżej 4, 9 lub 30.
odin-card-182 = Zielarz
    .text = Gdy masz już 2 domy, możesz jeden raz, w dowolnej chwili, kupić 1 żeton przypraw za 2 drewna albo 2 za 5 drewna.
odin-card-183 = Dostawca zboża
    .text = Mając 1, 2, 3 lub 4 knary, dostajesz plony żniw o tym numerze, od grochu, lnu i fasoli po owoce.
odin-card-184 = Sponsor
    .text = Jeśli masz 3 rudy, możesz kupić langskip za 4 drewna albo 3 srebra i położyć na nim te 3 rudy.
odin-card-185 = Podróżnik z Dorestad
    .text = Zamiast możliwego rabunku możesz ulepszyć 2 dobra.
odin-card-186 = Piekarz grochowy
    .text = Na każdej uczcie dwa twoje żetony grochu mogą leżeć poziomo.
odin-card-187 = Kronikarz
    .text = W dowolnej chwili możesz wymienić 3 lny na 1 skrzynię skarbów. Przy akcji, do której wysyłasz wikingów, możesz kupić pas za 2 lny.
odin-card-188 = Rębacz
    .text = Po zagraniu: 1 srebro za każdego innego gracza. Potem dodatkowo 1 srebro z każdym „2 srebra” wziętym ze wzgórz.
odin-card-189 = Żeglarz
    .text = Przy liczeniu punktów: 4, 9 lub 16 srebra za 2, 3 lub 4 plansze wysp.
odin-card-190 = Kupiec z Bosforu
    .text = Z każdym żetonem przypraw, który otrzymasz: 1 olej.
odin-category-immediate = Natychmiastowy
odin-category-anytime = Działający zawsze
odin-category-each_time = Działający warunkowo
odin-category-as_soon_as = Kiedy… wtedy…
odin-topic-hunting = Polowanie
odin-topic-whaling = Połów wielorybów
odin-topic-raiding = Walka
odin-topic-ships = Łodzie
odin-topic-exploring = Odkrywanie i emigracja
odin-topic-houses = Budynki
odin-topic-boards = Plansze
odin-topic-crafting = Rzemiosło
odin-topic-trade = Handel i ulepszanie
odin-topic-mountain = Wzgórza i surowce
odin-topic-harvest = Żniwa
odin-topic-animals = Zwierzęta
odin-topic-feast = Uczta
odin-topic-treasures = Skarby
odin-topic-silver = Srebro
odin-topic-weapons = Broń
odin-topic-vikings = Wikingowie
odin-topic-occupations = Pomocnicy

## Punktacja

odin-score-ships = Łodzie
odin-score-emigration = Emigracja
odin-score-exploration = Wyspy
odin-score-buildings = Szopy i domy
odin-score-animals = Owce i krowy
odin-score-occupations = Pomocnicy
odin-score-silver = Srebro
odin-score-crown = Korona Anglii
odin-score-bare = Niezakryte pola
odin-score-penalties = Kary Ting

## Stół

odin-sheet-players = Gracze
odin-sheet-supplies = Zasoby
odin-sheet-spaces = Plansza akcji
odin-sheet-mountain = Wzgórza
odin-sheet-shores = Plansze wysp
odin-sheet-markers = Znaczniki zasobów
odin-sheet-own_boards = Twoje plansze
odin-sheet-table = Stół
odin-column-seat = Gracz
odin-column-score = Punkty
odin-column-vikings = Wikingowie
    .text = Pracują dla ciebie. Co rundę dochodzi jeden, a na uczcie każdy chce jeść.
odin-column-income = Dochód
    .text = Srebro co rundę: najniższa niezakryta liczba na każdej planszy.
odin-column-ships = Łodzie
odin-column-cards = Karty
odin-column-occupations = Pomocnicy
odin-column-penalties = Kary
    .text = Każda kosztuje 3 punkty na koniec.
odin-column-supply = Zasoby
odin-column-boards = Plansze
odin-column-free = Wolne
odin-column-taken = Zajęte
odin-column-strip = Wzgórze
odin-column-items = Od lewej
odin-column-board = Plansza
odin-column-owner = Odkrywca
odin-column-silver = Srebro
odin-column-points = Punkty
odin-column-drawing = Pola
odin-column-markers = Co pokazują
odin-label-round = Runda
odin-label-start_player = Łoś
    .text = Gracz rozpoczynający. Kto ostatni w rundzie wysyła wikingów, dostaje łosia na następną.
odin-label-buildings = Pozostałe budynki
odin-label-special_tiles = Pozostałe żetony specjalne
odin-label-rolls = Ostatnie rzuty
odin-label-hand = Karty na ręce
odin-label-emigrated = (po emigracji)
odin-label-harvest_marker = Znacznik żniw
odin-label-crop_failure = Nieurodzaj

## Na stronie: plansza

odin-page-column = { $column ->
    [one] Jeden wiking
    [2] Dwóch wikingów
    [3] Trzech wikingów, dociągasz też pomocnika
    [4] Czterech wikingów, możesz też zagrać pomocnika
   *[other] { $column } wikingów
}
odin-page-groups = Przejdź do grupy
odin-page-strips-left = W stosie: { $count }
odin-page-weapon-pile = Karty broni w stosie: { $count }
odin-page-card-pile = Pomocnicy w stosie: { $count }
odin-page-round = Runda { $round } z { $rounds }
odin-page-turned = Odwraca się plansza { $letter }
odin-page-markers = Znaczniki zasobów
odin-page-marker = Przy żniwach: { $orange }. Przy nieurodzaju: { $brown }.
odin-page-harvest-unknown = Znacznik żniw nie jest jeszcze znany
odin-page-dice = Kostki
odin-page-at-hand = Masz
odin-page-table = Stół biesiadny
odin-page-banquet = { $free ->
    [0] Wszystkie miejsca są zakryte.
    [one] { $free } wolne miejsce.
    [few] { $free } wolne miejsca.
   *[many] { $free } wolnych miejsc.
}
odin-page-penalties = { $count ->
    [one] { $count } kara Ting: strata { $points } punktów
    [few] { $count } kary Ting: strata { $points } punktów
   *[many] { $count } kar Ting: strata { $points } punktów
}
odin-page-serve = Podaj za mnie
odin-page-take-items = weź { $items }
odin-page-from-strip = ze wzgórza: { $items }
odin-page-strip-with = wzgórze: { $items }
odin-page-idle-step = Teraz przepada: { $gains } (brakuje: { $things })
odin-page-loot-what = Twój wynik walki: { $result }. Co bierzesz?
odin-page-loot = { $price ->
    [0] Miecz { $sword }, zakrywa { $spaces }. Bez dopłaty.
   *[other] Miecz { $sword }, zakrywa { $spaces }. Dopłacisz { $price } kamieniami i mieczami.
}
odin-page-take-it = Weź
odin-page-pay = { $price ->
    [0] bez dopłaty
   *[other] zapłać { $price }
}
odin-page-emigrates = { $now } → { $after } pkt.
odin-page-no-cards = bez kart, tylko { $resource }
odin-page-leave-empty = { $count ->
    [one] Jedno miejsce zostaje puste: strata { $points } pkt.
    [few] { $count } miejsca zostają puste: strata { $points } pkt.
   *[many] { $count } miejsc zostaje pustych: strata { $points } pkt.
}
odin-page-serve-empty = { $count ->
    [one] Nawet najlepsza uczta zostawia jedno puste miejsce: strata { $points } pkt.
    [few] Nawet najlepsza uczta zostawia { $count } puste miejsca: strata { $points } pkt.
   *[many] Nawet najlepsza uczta zostawia { $count } pustych miejsc: strata { $points } pkt.
}
odin-page-serve-anyway = Podaj mimo to
odin-page-leave-all = { $count ->
    [one] Zostaw { $count } puste: −{ $points }
    [few] Zostaw { $count } puste: −{ $points }
   *[many] Zostaw { $count } pustych: −{ $points }
}
odin-page-anytime = Układaj, kupuj…
odin-page-food = Następna uczta: miejsc { $free }, jedzenia na { $covered }
odin-page-meal = Jedzenie na następną ucztę
    .text = Miejsca, które możesz zakryć tym, co masz, i dochodem, który przyjdzie wcześniej, ze wszystkich przy twoim stole. Każde puste kosztuje na końcu 3 punkty.
odin-page-seated = Wikingowie, którzy nadejdą
    .text = Co rundę jeden z nich dołącza do ciebie i odtąd jego miejsce też trzeba zakryć jedzeniem.
odin-page-plan-left = { $count ->
    [one] Jeden żeton z twojego planu nie leży jeszcze na planszy.
    [few] { $count } żetony z twojego planu nie leżą jeszcze na planszy.
   *[many] { $count } żetonów z twojego planu nie leży jeszcze na planszy.
}
odin-page-pass-vikings = { $count ->
    [one] Jeden twój wiking zostałby bez pracy: kto pasuje, odpada z tej rundy.
    [few] { $count } twoich wikingów zostałoby bez pracy: kto pasuje, odpada z tej rundy.
   *[many] { $count } twoich wikingów zostałoby bez pracy: kto pasuje, odpada z tej rundy.
}
odin-page-goods-left = Możesz jeszcze położyć: { $goods }. Potem już nic.
odin-page-go-on = Dalej bez tego
odin-page-lay-and-go-on = Połóż wszystko i dalej
odin-page-covers = zakrywa { $count }
odin-page-too-wide = { $free ->
    [one] szerokość { $width }, zostało { $free } miejsce
    [few] szerokość { $width }, zostały { $free } miejsca
   *[many] szerokość { $width }, zostało { $free } miejsc
}
odin-page-feast-rule = Dwa żetony jednego koloru nie mogą leżeć obok siebie (prócz srebra); z każdego rodzaju tylko jeden żeton może leżeć poziomo.
odin-page-passed = pas
odin-page-round-colour = w tej rundzie
    .text = W pojedynkę grasz na zmianę dwoma kolorami. Wikingowie drugiego stoją tam, gdzie ich postawiono w poprzedniej rundzie, i blokują swoje pola.
odin-page-orange = Pomarańczowe dobra
odin-page-red = Czerwone dobra
odin-page-green = Zielone dobra
odin-page-blue = Niebieskie dobra
odin-page-goods = Dobra
odin-page-sign-draw = Dociągnij pomocnika
odin-page-sign-play = Zagraj pomocnika
odin-page-sign-up = Ulepsz o jeden poziom
odin-page-sign-twice = Ulepsz o dwa poziomy
odin-page-sign-sale = Kup żetony specjalne
odin-page-sign-explore = Plansza wyspy
odin-page-sign-emigrate = Wyemigruj
odin-page-sign-player = Za każdego gracza
odin-page-sign-lay = Połóż dobra lub łodzie
odin-page-sign-feast = Jedzenie na ucztę
odin-page-sign-harvest = Żniwa
odin-page-price = cena w srebrze
odin-page-sword = miecz
odin-page-special-tiles = Żetony specjalne
odin-page-nothing = Jeszcze nic
odin-page-bare = Niezakryte pola kosztują teraz { $points } pkt.
odin-page-house = Punkty: { $points }; za puste pola −{ $minus }.
odin-page-shore = { $points } pkt. Wikingowie: { $vikings }. Srebro na planszy: { $silver }.
odin-page-all-cards = Pokaż wszystkich ({ $count })
odin-page-card-points = { $points ->
    [0] Zagrana nie daje punktów.
    [one] { $points } punkt po zagraniu.
    [few] { $points } punkty po zagraniu.
   *[many] { $points } punktów po zagraniu.
}
odin-page-card-deck = Talia { $deck }.
odin-page-card-light = Jasnobrązowa karta: początkowa.
odin-page-card-dark = Ciemnobrązowa karta: ze stosu.
odin-page-card-for-now = Przy tym stole liczą się tylko jej punkty.
odin-page-card-now = Teraz:
odin-page-card-choice = działa teraz, wybierasz jak
odin-page-card-missing = Brakuje: { $things }
odin-page-card-nothing = teraz nic
odin-page-card-nothing-now = Teraz nic by nie dała.
odin-page-card-later = Zagranie nic nie daje; działa później.
odin-page-card-how = Zagrasz ją na polu, które pozwala zagrywać pomocników, albo dzięki innemu pomocnikowi.
odin-page-fired = Pomocnicy, którzy właśnie zadziałali
odin-page-in-play = W grze
odin-page-read-cards = Czytaj karty
odin-page-play-card = Zagraj tę kartę
odin-page-sort = Sortuj według
odin-page-sort-kind = działanie
odin-page-sort-name = nazwa
odin-page-sort-now = co dają teraz
odin-page-sort-points = punkty
odin-page-anytime-cards = Pomocnicy działający zawsze
odin-page-leave-effect = Nie teraz
odin-page-no = Nie
odin-page-no-more = Nic więcej
odin-page-after-action = Zdecyduj po akcji
odin-page-no-occupation = Nie zagrywaj żadnego
odin-page-ask-before-action = Którego pomocnika zagrywasz przed akcją?
odin-page-no-viking-back = Żaden wiking
odin-page-so-many-vikings = { $count ->
    [one] { $count } wiking
    [few] { $count } wikingów
   *[many] { $count } wikingów
}
odin-page-ask-order = Działa teraz kilku twoich pomocników. Który pierwszy?
odin-page-ask-use = { $card }: czy używasz teraz tej karty?
odin-page-ask-way = { $card }: w jaki sposób używasz tej karty?
odin-page-ask-anytime = Kładziesz dobra, kupujesz łódź, ładujesz na nią rudę, a może używasz pomocnika?
odin-page-find-words = Nazwa lub tekst
odin-page-find-deck = Talia i kolor
odin-page-find-kind = Kiedy działa
odin-page-find-topic = Czego dotyczy
odin-page-find-all = Wyczyść wyszukiwanie
odin-page-deck = Talia { $deck }
odin-page-light = Jasnobrązowa
odin-page-dark = Ciemnobrązowa
odin-page-found = { $count ->
    [one] { $count } pomocnik
    [few] { $count } pomocników
   *[many] { $count } pomocników
}
odin-page-found-none = Nie ma takiego pomocnika. Wyłącz któryś z filtrów.

## Odmowy

odin-why-occupied = Stoją tam już wikingowie.
odin-why-nothing_to_imitate = Żaden inny gracz nie zajął w tej kolumnie pola, z którego możesz skorzystać.
odin-why-needs_ship = Potrzebujesz łodzi.
odin-why-needs_large_ship = Potrzebujesz knary lub langskipa.
odin-why-needs_whaling_boat = Potrzebujesz wielorybnika.
odin-why-needs_knarr = Potrzebujesz knary.
odin-why-needs_longship = Potrzebujesz langskipa.
odin-why-needs_two_longships = Potrzebujesz dwóch langskipów.
odin-why-no_small_stage = Nie masz wolnego małego stanowiska.
odin-why-no_large_stage = Nie masz wolnego dużego stanowiska.
odin-why-no_shed_left = Nie ma już szop.
odin-why-no_stone_house_left = Nie ma już kamiennych domów.
odin-why-no_long_house_left = Nie ma już długich domów.
odin-why-no_mountain_item = Na wzgórzach nic nie ma.
odin-why-nothing_to_upgrade = Nie masz dobra do ulepszenia.
odin-why-needs_sheep = Potrzebujesz owcy.
odin-why-needs_cattle = Potrzebujesz krowy.
odin-why-no_special_tile = Nie stać cię na żaden z pozostałych żetonów specjalnych.
odin-why-no_board = Nie ma wyspy do odkrycia tą liczbą wikingów.
odin-why-needs_silver_for_round = Potrzebujesz tyle srebra, ile wynosi numer rundy.
odin-why-no_table_room = Na twoim stole biesiadnym nie ma już miejsca.
odin-why-needs_card = Nie masz na ręce karty pomocnika.
odin-why-space_needs_it = Potrzebujesz tego na polu, które zajmują twoi wikingowie: żaden jego efekt nie jest jeszcze wykorzystany.
odin-why-not_during_action = Rudę ładuje się przed akcją lub po niej, nie w jej trakcie.
odin-why-goods_alone = Po ostatniej uczcie układasz już tylko dobra.
odin-why-nothing_to_arm = Nie masz takiej łodzi z miejscem na rudę.
odin-why-fits_nowhere = Nie mieści się na żadnej z twoich plansz.
odin-why-none_left = Nie masz już żadnej sztuki.
odin-why-needs_2_vikings = Potrzebujesz dwóch wikingów.
odin-why-needs_3_vikings = Potrzebujesz trzech wikingów.
odin-why-needs_4_vikings = Potrzebujesz czterech wikingów.
odin-why-needs_1_wood = Potrzebujesz 1 drewna.
odin-why-needs_2_wood = Potrzebujesz 2 drewna.
odin-why-needs_1_stone = Potrzebujesz 1 kamienia.
odin-why-needs_2_stone = Potrzebujesz 2 kamieni.
odin-why-needs_1_ore = Potrzebujesz 1 rudy.
odin-why-needs_1_silver = Potrzebujesz 1 srebra.
odin-why-needs_2_silver = Potrzebujesz 2 srebra.
odin-why-needs_3_silver = Potrzebujesz 3 srebra.
odin-why-needs_5_silver = Potrzebujesz 5 srebra.
odin-why-needs_8_silver = Potrzebujesz 8 srebra.
odin-why-needs_1_flax = Potrzebujesz 1 lnu.
odin-why-needs_1_hide = Potrzebujesz 1 skóry.
odin-why-needs_1_linen = Potrzebujesz 1 płótna.
odin-why-needs_1_wool = Potrzebujesz 1 pledu.
odin-why-needs_1_silverware = Potrzebujesz żetonu srebrnych sztućców.
odin-why-wrong_colour = Dóbr tego koloru tu się nie kładzie.
odin-why-no_ore_in_house = Rudy nie kładzie się w domach.
odin-why-only_wood_and_stone = Szopa przyjmuje tylko drewno i kamień.
odin-why-only_in_slots = Drewno i kamień kładzie się tylko na ich polach.
odin-why-only_at_the_end = Drewno i kamień same trafiają na swoje pola na koniec gry.
odin-why-off_board = Wystawałoby poza krawędź.
odin-why-covered = Coś już tam leży.
odin-why-orange_beside_orange = Pomarańczowe nie może leżeć obok pomarańczowego.
odin-why-red_beside_red = Czerwone nie może leżeć obok czerwonego.
odin-why-green_beside_green = Zielone nie może leżeć obok zielonego.
odin-why-income_order = Pole dochodu wolno zakryć tylko wtedy, gdy zakryty jest cały prostokąt na lewo i w dół od niego, prócz pól specjalnych.

## Zasady w skrócie

odin-goes-1 = W każdej rundzie wysyłasz wikingów na planszę akcji.
odin-goes-2 = Polują, wytwarzają, handlują, rabują i przynoszą dobra.
odin-goes-3 = Ulepszone dobra stają się zielone, a potem niebieskie.
odin-goes-4 = Zielonymi i niebieskimi zakrywasz swoje plansze, a dochód rośnie.
odin-goes-5 = Każda runda kończy się ucztą; co na koniec zostanie niezakryte, kosztuje punkty.

odin-rules-1 = Zakrywaj ujemne pola swoich plansz, zbieraj łodzie, domy, wyspy, zwierzęta i srebro. Po 7 rundach (6 w krótkiej grze) wygrywa osoba z największą liczbą punktów; remis to wspólne zwycięstwo.
    .title = Cel
odin-rules-2 = Nowy wiking, w niektórych rundach żniwa, karta broni. Potem na zmianę wysyłacie wikingów. Dalej dochód, rozmnażanie, uczta i premie; wzgórza się wyczerpują, a wikingowie wracają do domu.
    .title = Runda
odin-rules-3 = Pole zajmuje tylu wikingów, ile wynosi numer kolumny, i tylko jeden gracz w rundzie. W trzeciej kolumnie najpierw dociągasz pomocnika, w czwartej możesz jednego zagrać. Musisz skorzystać z co najmniej jednego efektu pola. Kto ostatni wyśle wikingów, zaczyna następną rundę.
    .title = Akcje
odin-rules-4 = W dowolnej chwili możesz kłaść zielone i niebieskie dobra, żetony specjalne, srebro i rudę na planszy osady i na wyspach; zielone nigdy obok zielonego. Pole dochodu wolno zakryć dopiero, gdy zakryte jest wszystko na lewo i poniżej. Domy przyjmują też pomarańczową i czerwoną żywność, ale nie rudę; tam pomarańczowe nie leży obok pomarańczowego, a czerwone obok czerwonego. Położonych żetonów nie wolno już zabrać.
    .title = Układanie dóbr
odin-rules-5 = Dochód to najniższa niezakryta liczba na każdej linii dochodu. Niezakryte pole specjalne, którego całe otoczenie jest zakryte, daje swoje dobra w każdej rundzie oprócz ostatniej.
    .title = Dochód i premie
odin-rules-6 = Możesz rzucać do trzech razy; liczy się ostatni rzut. Polowanie, pułapki i wieloryby wymagają niskich wyników, opłacanych drewnem i właściwą bronią; ruda na łodziach obniża wynik. Rabunek i plądrowanie wymagają wysokich, podwyższanych kamieniami i mieczami, a przy plądrowaniu także rudą na langskipie. Zawsze wolno zrezygnować i wziąć nagrodę pocieszenia.
    .title = Kostki
odin-rules-7 = Zakryj każde wolne miejsce stołu pomarańczową i czerwoną żywnością oraz srebrem. Dwa żetony jednego koloru nie mogą leżeć obok siebie (prócz srebra); jeden żeton każdego rodzaju może leżeć poziomo, kolejne leżą pionowo. Każde puste miejsce kosztuje 3 punkty. Łodzie po emigracji na stałe zakrywają dwa miejsca.
    .title = Uczta
odin-rules-8 = Jeśli masz co najmniej dwa zwierzęta danego rodzaju i żadne nie jest ciężarne, jedno zajdzie w ciążę; w następnej rundzie urodzi. Zwierzęta są warte punkty, dają mleko i pledy, można je podać na uczcie lub wymienić.
    .title = Zwierzęta
odin-rules-9 = Grasz na zmianę wikingami dwóch kolorów; ci z poprzedniej rundy zostają na swoich polach i je blokują. 100 punktów to bardzo dobry wynik.
    .title = Gra solo
odin-rules-10 = Wyspy: Lofoty, a potem Orkady, dla jednego wikinga i dowolnej łodzi. Żniwa: znaczniki mówią na rundę naprzód, co zbierzecie albo że będzie nieurodzaj; twoje znaczniki zasobów dają coś w obu przypadkach. Jagody, jajka, bursztyn i guldgubber zajmują jedno pole, a kto na czas odkryje wyspę Mull, może otrzymać ołtarz.
    .title = Minidodatki

## Na stronie: układanka

odin-page-puzzle-supply = Twoje zasoby
odin-page-puzzle-boards = Twoje plansze
odin-page-puzzle-no-goods = Nie masz żadnych dóbr.
odin-page-puzzle-tile = { $good }: { $count }
odin-page-puzzle-board-keys = { $board }. W ręce: { $good }. Strzałki przesuwają, R obraca, F odbija, B zmienia planszę, Enter kładzie, Escape odkłada.
odin-page-puzzle-turn = Obróć
odin-page-puzzle-turn-key = Obróć (R lub kółko myszy)
odin-page-puzzle-mirror = Odbij
odin-page-puzzle-mirror-key = Odbicie lustrzane (F)
odin-page-puzzle-lay = Połóż tutaj
odin-page-puzzle-put-back = Odłóż
odin-page-puzzle-put-back-key = Odłóż (Escape)
odin-page-puzzle-income = Dochód
    .text = Srebro, które dostajesz w każdej rundzie: najniższa niezakryta liczba na linii dochodu twojej planszy.
odin-page-puzzle-points = Punkty
    .text = Twoje punkty w tej chwili, z tym, co kosztują jeszcze niezakryte pola.
odin-page-puzzle-income-by = dochód { $amount }
odin-page-puzzle-points-by = punkty { $amount }
odin-page-puzzle-gives = premia: { $things }
odin-page-puzzle-loses = stracona premia: { $things }
odin-page-puzzle-covers = na stałe zakrywa premię: { $things }
odin-page-puzzle-instead = Na razie mniej punktów, ale w zamian: { $gains }.
odin-page-best-place = W najlepszym miejscu:
odin-page-no-place = Teraz nie mieści się na żadnej z twoich plansz.
odin-page-puzzle-fits = Może tu leżeć.
odin-page-puzzle-early = Za wcześnie na dochód { $income }: wszystko na lewo i poniżej musi być zakryte.
odin-page-puzzle-not-now = Teraz nie możesz kłaść dóbr. Włącz „Planuj”, żeby przymierzać.
odin-page-puzzle-food = Przeciągnij to na swój stół, żeby podać, albo wybierz w pytaniu.
odin-page-puzzle-not-laid = Nie udało się tego położyć.
odin-page-puzzle-plan = Planuj
odin-page-puzzle-plan-text = Przymierzaj żetony i zdejmuj je; nic się nie liczy, dopóki ich nie położysz.
odin-page-puzzle-plan-count = Przymierzone żetony: { $count }. Dotknij żetonu, żeby go podnieść.
odin-page-puzzle-plan-changed = Niektóre żetony z twojego planu już nie pasują i zostały odłożone.
odin-page-puzzle-tried = Przymierzone: { $good }.
odin-page-puzzle-take-up = Przymierzone: { $good }. Podnieś.
odin-page-puzzle-take-all = Zdejmij wszystkie
odin-page-puzzle-lay-all = Połóż wszystkie
odin-page-puzzle-for-me = Ułóż za mnie
odin-page-puzzle-for-me-text = Dobre ułożenie tego, co masz, jako plan; jedzenie na ucztę zostaje.
odin-page-puzzle-nothing-better = Nic więcej nie warto teraz kłaść.
odin-page-puzzle-kept = Na później: { $goods }. Z tym, co przyjdzie, zamkną więcej pól.
odin-page-marked-place = zaznaczone miejsce
odin-page-another-place = inne miejsce
odin-page-matters-turn-alone = Liczy się każdy wiking: im więcej ich trzeba, tym mocniejsze pole; z czego teraz skorzystasz, będzie zablokowane w następnej rundzie.
odin-page-matters-turn-last = Ostatnia runda: bierz to, co jeszcze da punkty, na planszach albo samo.
odin-page-matters-strip-alone = Ze wzgórz bierze się od lewej, a po rundzie każde traci pierwszy element.
odin-page-matters-place-last = Każde zakryte −1 oszczędza punkt: kładź to, czego nie podasz na uczcie.
odin-page-puzzle-larger = Powiększ swoje plansze
odin-page-puzzle-smaller = Wróć do akcji

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

odin-have-income = { $sign }{ $amount } dochodu na rundę
odin-have-vikings = { $amount ->
    [one] { $sign }{ $amount } wiking
    [few] { $sign }{ $amount } wikingów
   *[other] { $sign }{ $amount } wikingów
}
odin-have-silver = { $amount ->
    [one] { $sign }{ $amount } srebro
    [few] { $sign }{ $amount } srebra
   *[other] { $sign }{ $amount } srebra
}
odin-have-ore = { $amount ->
    [one] { $sign }{ $amount } ruda
    [few] { $sign }{ $amount } rudy
   *[other] { $sign }{ $amount } rud
}
odin-have-wood = { $amount ->
    [one] { $sign }{ $amount } drewno
    [few] { $sign }{ $amount } drewna
   *[other] { $sign }{ $amount } drewna
}
odin-have-stone = { $amount ->
    [one] { $sign }{ $amount } kamień
    [few] { $sign }{ $amount } kamienie
   *[other] { $sign }{ $amount } kamieni
}
odin-have-bow_and_arrow = { $amount ->
    [one] { $sign }{ $amount } łuk i strzała
    [few] { $sign }{ $amount } łuki i strzały
   *[other] { $sign }{ $amount } łuków i strzał
}
odin-have-snare = { $amount ->
    [one] { $sign }{ $amount } pułapka
    [few] { $sign }{ $amount } pułapki
   *[other] { $sign }{ $amount } pułapek
}
odin-have-spear = { $amount ->
    [one] { $sign }{ $amount } włócznia
    [few] { $sign }{ $amount } włócznie
   *[other] { $sign }{ $amount } włóczni
}
odin-have-long_sword = { $amount ->
    [one] { $sign }{ $amount } miecz
    [few] { $sign }{ $amount } miecze
   *[other] { $sign }{ $amount } mieczy
}
odin-have-orange = { $amount ->
    [one] { $sign }{ $amount } pomarańczowe dobro
    [few] { $sign }{ $amount } pomarańczowe dobra
   *[other] { $sign }{ $amount } pomarańczowych dóbr
}
odin-have-red = { $amount ->
    [one] { $sign }{ $amount } czerwone dobro
    [few] { $sign }{ $amount } czerwone dobra
   *[other] { $sign }{ $amount } czerwonych dóbr
}
odin-have-green = { $amount ->
    [one] { $sign }{ $amount } zielone dobro
    [few] { $sign }{ $amount } zielone dobra
   *[other] { $sign }{ $amount } zielonych dóbr
}
odin-have-blue = { $amount ->
    [one] { $sign }{ $amount } niebieskie dobro
    [few] { $sign }{ $amount } niebieskie dobra
   *[other] { $sign }{ $amount } niebieskich dóbr
}
odin-have-weapons = { $amount ->
    [one] { $sign }{ $amount } karta broni
    [few] { $sign }{ $amount } karty broni
   *[other] { $sign }{ $amount } kart broni
}
odin-have-ships = { $amount ->
    [one] { $sign }{ $amount } łódź
    [few] { $sign }{ $amount } łodzie
   *[other] { $sign }{ $amount } łodzi
}
odin-have-emigrated = { $amount ->
    [one] { $sign }{ $amount } łódź na emigracji
    [few] { $sign }{ $amount } łodzie na emigracji
   *[other] { $sign }{ $amount } łodzi na emigracji
}
odin-have-boards = { $amount ->
    [one] { $sign }{ $amount } plansza lub dom
    [few] { $sign }{ $amount } plansze lub domy
   *[other] { $sign }{ $amount } plansz lub domów
}
odin-have-cards = { $amount ->
    [one] { $sign }{ $amount } pomocnik na ręce
    [few] { $sign }{ $amount } pomocników na ręce
   *[other] { $sign }{ $amount } pomocników na ręce
}
odin-have-occupations = { $amount ->
    [one] { $sign }{ $amount } zagrany pomocnik
    [few] { $sign }{ $amount } zagranych pomocników
   *[other] { $sign }{ $amount } zagranych pomocników
}
odin-have-penalties = { $amount ->
    [one] { $amount } kara Ting
    [few] { $amount } kary Ting
   *[other] { $amount } kar Ting
}

odin-hope-vikings = Wikingowie do wysłania
odin-hope-boards = Twoje plansze
odin-hope-ships = Łodzie i emigracja
odin-hope-goods = Dobra do ułożenia
odin-hope-food = Jedzenie na ucztę
odin-hope-weapons = Broń
odin-hope-cards = Pomocnicy
odin-hope-penalties = Kary Ting

odin-reason-income = { $amount ->
    [0] dochód nie będzie już wypłacany
    [one] dochód wypłacany jeszcze { $amount } raz
   *[other] dochód wypłacany jeszcze { $amount } razy
}
odin-reason-covers = { $amount ->
    [one] zajmuje { $amount } miejsce
    [few] zajmuje { $amount } miejsca
   *[other] zajmuje { $amount } miejsc
}, wolnych potem: { $other }
odin-reason-together = ale niektóre dobra opłaca się ułożyć razem: „Ułóż za mnie” pokaże jak
odin-reason-waits = { $amount ->
    [one] { $amount } dobro czeka na miejsce, które podniesie dochód, albo na ostatnią rundę
    [few] { $amount } dobra czekają na miejsca, które podniosą dochód, albo na ostatnią rundę, gdy najlepiej ułożyć wszystko razem
   *[other] { $amount } dóbr czeka na miejsca, które podniosą dochód, albo na ostatnią rundę, gdy najlepiej ułożyć wszystko razem
}
odin-reason-rolls = { $amount ->
    [one] został { $amount } rzut
    [few] zostały { $amount } rzuty
   *[other] zostało { $amount } rzutów
}
odin-reason-no_effect = zagrana teraz, traci swój efekt
odin-reason-chance = { $amount }% szans, że opłacisz następny rzut

# What matters about each question, for those who play their first games.

odin-matters-first_card = Pomocnik nagradza pewien styl gry: zacznij od pasującego do twoich planów.
odin-matters-keep_card = Zatrzymasz jednego: wybierz tego, który nagrodzi to, co będziesz robić często.
odin-matters-marker = To, co tu weźmiesz, dostajesz tylko raz: sprawdź, ile kosztują twoje pierwsze pola.
odin-matters-free_card = Zagrany teraz pomocnik nie kosztuje wikinga; im wcześniej, tym częściej się przyda.
odin-matters-turn = Liczy się każdy wiking: im więcej ich trzeba, tym mocniejsze pole; pole zajęte przez innych jest w tej rundzie stracone.
odin-matters-imitate = Robisz to, co blokują wikingowie innych: wybierz to, czego w tej rundzie najbardziej ci zabrakło.
odin-matters-anytime = { $about_id ->
    [bonus] Teraz premie: pole specjalne daje swoje dobro, gdy wszystko wokół jest zakryte; pojedyncze luki zamkną ruda i srebro.
    [scoring] Potem już nic nie przybędzie: każde zakryte −1 to punkt, więc połóż wszystko, co zakrywa więcej, niż kosztuje.
   *[other] Każde zakryte −1 to o punkt więcej, a pierwsze liczby dochodu są tanie: układaj to, czego nie podasz na uczcie.
}
odin-matters-board = Plansza osady płaci dochód; wyspy i domy mają własne minusy i premie.
odin-matters-turned = Dobrze obrócony żeton nie zostawia luki, której nic nie wypełni.
odin-matters-cell = Układaj w stronę następnego dochodu, wokół premii i bez samotnych luk.
odin-matters-arm = Ruda na langskipie podnosi wynik każdego plądrowania, na które popłynie.
odin-matters-boats = Każda łódź obniża wynik do opłacenia, także swoją rudą.
odin-matters-hunt = Niski rzut jest tani: zapłać, rzuć ponownie albo zrezygnuj i weź nagrodę pocieszenia.
odin-matters-snare = Niski rzut jest tani: zapłać, rzuć ponownie albo zrezygnuj i weź nagrodę pocieszenia.
odin-matters-whale = Największa zdobycz: łodzie i ruda obniżają wynik, a resztę opłacisz drewnem i włóczniami.
odin-matters-raid = Wynik mówi, co możesz złupić: podnoszą go miecze i kamienie, a po porażce jest nagroda pocieszenia.
odin-matters-pillage = Wynik mówi, co możesz złupić: podnoszą go miecze, kamienie i ruda, a po porażce jest nagroda pocieszenia.
odin-matters-loot = Większy żeton zakrywa więcej; jeśli do wartości jego miecza czegoś brakuje, dopłacasz.
odin-matters-spend = Z drewna i kamienia powstają domy i łodzie, a broń służy na łowach i w walce: płać tym, co mniej potrzebne.
odin-matters-vikings_back = Wiking, który wraca, to jeszcze jeden do wysłania w tej rundzie.
odin-matters-feast = Każde puste miejsce to kara 3 punktów: podawaj to, co zajmuje dużo, zachowaj to, co pasuje na planszę.
odin-matters-strip = Ze wzgórz bierze się od lewej: to, czego chcą inni, zaraz zniknie.
odin-matters-amount = Bierzesz po kolei: przestań tam, gdzie następne dobro nic ci nie da.
odin-matters-play_occupation = Zagrany pomocnik działa, od razu albo odtąd, i punktuje na koniec; na ręce nie daje nic.
odin-matters-explore = Wyspa to punkty i miejsce na dobra, ale także minusy za to, co zostanie niezakryte.
odin-matters-emigrate = Łódź na emigracji daje dużo punktów i zajmuje miejsca na każdej uczcie; z każdą rundą kosztuje więcej.
odin-matters-exchange = Porównaj, ile zakryje to, co oddajesz, a ile to, co dostajesz: przy stole albo na planszach.
odin-matters-pay = Płać tym, czego nie wymagają twoje dalsze plany.
odin-matters-way = Wybierasz jedno z dwóch: sprawdź, czego brakuje twojej planszy.
odin-matters-upgrade = Pomarańczowe i czerwone się zjada, zielone i niebieskie układa: ulepszenie zmienia jedzenie w punkty.
odin-matters-upgrade_twice = Dwa kolory naraz zmieniają jedzenie w dobro na planszę; temu, co podasz na uczcie, wystarczy jeden.
odin-matters-upgrade_to = Im większe i bardziej niebieskie, tym więcej zakrywa; jedzenie może się przydać na uczcie.
odin-matters-overseas = Niebieskie mogą leżeć obok siebie: odwróć to, co najlepiej pasuje.
odin-matters-special_sale = Każdy żeton specjalny jest tylko jeden, a jego kształt może wypełnić właśnie twoją lukę.
odin-matters-forge = Weź kształt, który pasuje do tego, co już leży.
odin-matters-effect = Tej okazji później nie będzie: sprawdź, czy tym razem się opłaca.
odin-matters-effect_way = Wybierz sposób, którego ceny nie odczujesz.
odin-matters-vikings = Wikingów wysłanych tutaj zabraknie gdzie indziej w tej rundzie.
odin-matters-loot_more = Reszta wyniku może dać jeszcze jeden żeton.
odin-matters-strip_of_card = Bierzesz od lewej: zobacz, które wzgórze ma to, czego brakuje.
odin-matters-recall = Powrót wikinga to kolejna akcja; pole po nim może się zwolnić.
odin-matters-recall_two = Dwóch wikingów za srebro: warto, póki dobre pola są wolne.
odin-matters-follow = Akcja za darmo: weź najsilniejszą, na jaką cię stać.
odin-matters-upgrade_up_left = Jedno srebro zmienia jedzenie w żeton do ułożenia.
odin-matters-upgrade_up_right = Ulepsz to, co nie będzie potrzebne na uczcie.
odin-matters-upgrade_to_blue = Niebieskie układa się najlepiej: wybierz kształt, którego brakuje.
odin-matters-one_more = Weź to, czego wymaga uczta lub następne ulepszenie.
odin-matters-turn_over = Druga strona może pasować tam, gdzie ta nie pasuje, albo być warta więcej.
odin-matters-unload = Ruda zakryje dowolne pojedyncze pole; na łodzi pomaga tylko przy plądrowaniu i połowie wielorybów.

## Lekcje

odin-lesson-day = Dzień wikinga
odin-lesson-day-aim = Twoje plansze są pełne punktów ujemnych, a dobra je zakrywają; po siedmiu rundach wygrywa, kto ma najwięcej punktów. W każdej rundzie wysyłasz wikingów do pracy po dobra, łodzie i domy.
odin-lesson-day-one = Pole zajmuje tylu wikingów, ile mówi jego kolumna. Wyślij jednego wikinga na jarmark po fasolę i srebro.
    .else = Jest tu wiele do zrobienia, ale zacznij skromnie: fasola i srebro w pierwszej kolumnie.
odin-lesson-day-two = W drugiej kolumnie dwóch wikingów pracuje razem i przynosi więcej. Weź 2 miody pitne i 2 srebra: trunki na ucztę.
    .else = Może później. Teraz „2 miody pitne i 2 srebra” w drugiej kolumnie.
odin-lesson-day-wood = Łodzie i domy wymagają drewna. Przynieś drewno i rudę kolejnymi dwoma wikingami.
    .else = Najpierw drewno, w drugiej kolumnie.
odin-lesson-day-mountain = Inne pola pokazują wzgórze: bierzesz wtedy drewno, kamień, rudę lub srebro z jednego z tych wzgórz, zawsze od lewej. Po każdej rundzie każde wzgórze traci pierwsze dobro z lewej.
odin-lesson-day-round = Nikt inny nie skorzysta w tej rundzie z pól twoich wikingów. Kończy się ona, gdy wszyscy rozstawią wikingów albo spasują; kto zrobił to jako ostatni, dostaje łosia i zaczyna następną.
odin-lesson-day-income = Potem kładziesz dobra na plansze i dostajesz dochód: tyle srebra, ile wynosi najniższa niezakryta jeszcze liczba na monecie.
odin-lesson-day-feast = Na koniec uczta: każdy twój wiking chce jeść, a każde puste miejsce kosztuje 3 punkty. Po uczcie wikingowie wracają do ciebie, a w każdej rundzie przybywa jeden.

odin-lesson-goods = Dobra i ulepszenia
odin-lesson-goods-colours = Dobra mają cztery kolory: pomarańczowe z pola, czerwone od zwierząt, zielone z rzemiosła, niebieskie to skarby. Ulepszenie podnosi dobro o jeden poziom.
odin-lesson-goods-space = Pomarańczowe i czerwone dobra nie pasują na planszę osady, a zielone i niebieskie tak, więc ulepszanie to połowa gry. Wyślij wikinga, by ulepszył 2 dobra.
    .else = Ćwiczymy ulepszanie: pole z 2 dobrami w pierwszej kolumnie.
odin-lesson-goods-flax = Ulepsz len: pomarańczowy żeton staje się czerwonym tego samego kształtu, sztokfiszem.
    .else = Tak też można. Tym razem zacznij od lnu.
odin-lesson-goods-beans = Teraz fasola, która zmieni się w mleko.
    .else = Zostało jedno ulepszenie: fasola.
odin-lesson-goods-up = Po kolejnym ulepszeniu sztokfisz i mleko będą zielone i będzie je można kłaść na planszy osady. Na razie pomarańczowe i czerwone dobra to jedzenie na ucztę.
odin-lesson-goods-animals = Owce i krowy to czerwone dobra, warte na koniec 2 i 3 punkty. Z dwóch sztuk jednego rodzaju jedna zachodzi w ciążę przed ucztą, a rundę później rodzi.

odin-lesson-puzzle = Łamigłówka
odin-lesson-puzzle-board = To serce gry: zakrywanie planszy osady. Zielone żetony mogą się stykać tylko rogami; niebieskie, srebro i ruda mogą leżeć obok wszystkiego.
odin-lesson-puzzle-wool = Połóż pled: przeciągnij go na planszę albo dotknij najpierw żetonu, a potem pola. Najlepszy jest lewy dolny róg: tam zaczyna się dochód.
    .else = Najpierw pled: zakrywa cztery pola.
odin-lesson-puzzle-ore = Ruda zakrywa jedno pole, srebro także. Połóż rudę obok pledu albo tam, gdzie zostało jedno wolne pole.
    .else = Rudę można jeszcze położyć: zamyka małe luki.
odin-lesson-puzzle-income = W każdej rundzie dostajesz najniższą niezakrytą liczbę dochodu: pierwsze są tanie. Liczbę wolno zakryć dopiero wtedy, gdy zakryty jest cały prostokąt między nią a lewym dolnym rogiem, prócz pól specjalnych.
odin-lesson-puzzle-bonus = Pole specjalne pokazuje dobro: gdy zakryte są wszystkie pola wokół niego, także na rogach, daje je w każdej rundzie prócz ostatniej. Układaj więc żetony wokół niego, a jego nie zakrywaj.
odin-lesson-puzzle-houses = Domy z drewna lub kamienia to kolejne plansze: puste pola kosztują, a jedzenie też tu pasuje (bez rudy; nigdy pomarańczowe przy pomarańczowym ani czerwone przy czerwonym). „Planuj” przymierza na próbę, w grze plan wypełni „Ułóż za mnie”.

odin-lesson-feast = Uczta
odin-lesson-feast-table = Każdą rundę kończy uczta: każdy wiking chce mieć jedzenie na swoim miejscu, a puste miejsce to kara Ting: 3 punkty mniej. Wikingowie siedzący przy stole jeszcze do ciebie nie dołączyli; ich miejsca zakryjesz w późniejszych rundach.
odin-lesson-feast-peas = Potrawa zakrywa tyle miejsc, ile ma szerokości; jedną z każdego rodzaju wolno podać poziomo, dłuższym bokiem. Podaj tak groch: zakryje 2.
    .else = Najpierw groch, i to poziomo: tak zakryje 2 miejsca.
odin-lesson-feast-stockfish = Dwie potrawy jednego koloru nigdy nie stoją obok siebie, więc po pomarańczowej czerwona. Sztokfisz zakryje 3.
    .else = Teraz czerwone i długie: sztokfisz poziomo.
odin-lesson-feast-silver = Zostało jedno miejsce: zapełnij je srebrem. Srebro jest na koniec warte 1 punkt, ale puste miejsce kosztuje 3.
    .else = Puste miejsce kosztuje 3 punkty, moneta tylko jeden: weź srebro.
odin-lesson-feast-empty = Wszyscy najedzeni! W każdej rundzie masz o jednego wikinga więcej do wykarmienia, więc miej zapas jedzenia: w grze taki stół nakryje „Podaj za mnie”.

odin-lesson-dice = Kostki
odin-lesson-dice-wood = Polowanie daje mięso i skóry, ale wymaga drewna i łuków. Najpierw przynieś drewno: dwóch wikingów przyniesie 1 drewno za każdego gracza i 1 rudę.
    .else = W górach też jest drewno, ale tu wybierz pole w drugiej kolumnie: drewno za każdego gracza i 1 ruda.
odin-lesson-dice-hunt = Teraz wyślij wikinga na polowanie. Rzut kostką następuje od razu.
    .else = Pora na polowanie: pole z dziczyzną w pierwszej kolumnie.
odin-lesson-dice-again = Wypadło 7, więc polowanie kosztowałoby 7, płatne drewnem i łukami. Wolno rzucać do trzech razy, a liczy się tylko ostatni rzut: rzuć ponownie.
    .else = Nie poddawaj się jeszcze: możesz znowu rzucić.
odin-lesson-dice-success = Na 3 cię stać: wybierz sukces. Broń to karty: zapłać 1 łukiem, a resztę drewnem.
    .else = Tu 3 wystarczy: wybierz sukces i zapłać 1 łukiem i 2 sztukami drewna.
odin-lesson-dice-odds = Polowanie, pułapki i wieloryby wymagają niskich wyników; rabunek (kostka ośmiościenna) i plądrowanie (dwunastościenna, dolicza się rudę langskipa) wysokich. Po porażce jest nagroda pocieszenia, więc próba nigdy nie jest całkiem stracona.
odin-lesson-dice-raids = W rabunku wynik musi dorównać liczbie przy mieczu na żetonie, który bierzesz. Czego brakuje, dopłacasz kamieniami i mieczami.

odin-lesson-exploring = Odkrywanie wysp
odin-lesson-exploring-ship = Masz łódź, a z łodzią można odkrywać wyspy. Wyspa to nowa plansza: więcej pól do zakrycia i nowy dochód.
odin-lesson-exploring-sail = Na bliskie wyspy wystarczy jeden wiking: wyślij go na odkrywanie.
    .else = Łódź czeka: odkrywanie wysp w pierwszej kolumnie.
odin-lesson-exploring-island = Wybierz Szetlandy. Srebro leżące na wyspie bierze jej odkrywca.
    .else = Tym razem wybierz Szetlandy.
odin-lesson-exploring-new_board = Szetlandy są twoje, z własnymi polami specjalnymi. Bierz wyspę tylko wtedy, gdy ją zapełnisz: niezakryte pola też kosztują punkty.
odin-lesson-exploring-silver = W niektórych rundach odwraca się wyspę, której nikt nie wziął (litera przy rundzie mówi którą), a na każdą z pozostałych kładzie się 2 srebra. Odkrywca bierze całe srebro wyspy.
odin-lesson-exploring-trade = Knara także handluje: za 1 srebro handel morski odwraca zielone dobra na niebieską stronę. Sprzedaż okazji oferuje żetony o nietypowych kształtach, każdy tylko w jednym egzemplarzu.
odin-lesson-exploring-emigrate = Knara lub langskip może też wyemigrować za tyle srebra, ile wynosi numer rundy. Odpływa na zawsze, ale jest warta 13 punktów więcej i zajmuje 2 miejsca na każdej uczcie: to dwóch wikingów mniej do wykarmienia.
odin-lesson-exploring-points = Na koniec łodzie, wyspy, domy, zwierzęta i pomocnicy dają punkty, które na nich widać, każde srebro 1, a korona Anglii, najdroższy żeton specjalny, 2. Każde niezakryte −1 zabiera punkt, a każda kara Ting (miejsce puste na uczcie) 3.

odin-lesson-occupations = Pomocnicy
odin-lesson-occupations-cards = Karty pomocników naginają zasady na twoją korzyść, a wiele z nich daje punkty. Jedną masz od początku, trzecia kolumna daje kolejne, a w czwartej przy każdej akcji możesz jedną zagrać.
odin-lesson-occupations-space = To pole trzeciej kolumny najpierw daje kartę, a potem pozwala zagrać do czterech. Wyślij trzech wikingów.
    .else = Do tego potrzebne jest pole, które pozwala zagrać do 4 pomocników.
odin-lesson-occupations-steward = Zagraj Włodarza: gdy będziesz mieć szopę, 1 drewno lub 1 kamień włożone do niej da ci 1 srebro przed każdym dochodem.
    .else = Zagrasz obu. Najpierw Włodarza.
odin-lesson-occupations-wholesaler = Teraz Hurtownik, który działa od razu: skorzystaj z jego efektu i ulepsz groch.
    .else = Wykorzystaj kartę: zagraj Hurtownika, użyj efektu, wybierz groch.
odin-lesson-occupations-what = Jedne karty działają raz, inne przy każdej okazji, jeszcze inne na koniec. Żeby je przeczytać, najedź na nie wskaźnikiem albo przytrzymaj palec.

odin-lesson-alone = W pojedynkę
odin-lesson-alone-solo = W tę grę można grać bez towarzystwa, na zmianę dwoma kolorami. Wikingowie z poprzedniej rundy zostają i blokują pola: spójrz na dwa zaznaczone.
odin-lesson-alone-knarr = Zrób więc w tej rundzie coś innego: zbuduj knarę, łódź do handlu i odkryć.
    .else = Też dobrze, ale łódź otwiera nowe drogi: zbuduj knarę.
odin-lesson-alone-plan = To, czego użyjesz teraz, będzie zablokowane w następnej rundzie, więc planuj na dwie. Zdobądź 100 punktów, a skaldowie o tobie zaśpiewają!
