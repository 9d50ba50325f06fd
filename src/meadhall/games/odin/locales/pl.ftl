### Uczta dla Odyna

odin-name = Uczta dla Odyna
odin-blurb = Wysyłaj wikingów na łowy, do rzemiosła, handlu, rabunku i odkryć; zakrywaj plansze tym, co przywiozą, i dobrze ich karm.

## Opcje

odin-setting-length = Długość
odin-setting-length-long = Długa gra (7 rund)
odin-setting-length-short = Krótka gra (6 rund)
odin-setting-decks = Talie pomocników
odin-setting-decks-ABC = A, B i C
odin-setting-decks-A = A
odin-setting-decks-B = B
odin-setting-decks-C = C
odin-setting-decks-AB = A i B
odin-setting-decks-AC = A i C
odin-setting-decks-BC = B i C
odin-setting-edition = Punkty plansz wysp
odin-setting-edition-first = Pierwsze wydanie
odin-setting-edition-later = Późniejsze wydanie
odin-setting-solo_card = Gra solo: twój pierwszy pomocnik
odin-setting-solo_card-random = Wylosowany
odin-setting-solo_card-chosen = Wybrany przez ciebie

## Pytania

odin-ask-first_card = Z którym pomocnikiem zaczynasz?
odin-ask-turn = Dokąd wysyłasz wikingów?
odin-ask-imitate = Które pole naśladujesz?
odin-ask-anytime = { $about_id ->
    [income] Przed dochodem: kładziesz dobra, kupujesz lub uzbrajasz łódź?
    [feast] Przed ucztą: kładziesz dobra, kupujesz lub uzbrajasz łódź?
    [bonus] Przed premiami: kładziesz dobra, kupujesz lub uzbrajasz łódź?
    [scoring] Przed punktacją: kładziesz jeszcze coś?
   *[other] Kładziesz dobra, kupujesz lub uzbrajasz łódź?
}
odin-ask-board = Na której planszy kładziesz: { $about }?
odin-ask-turned = Jak to obracasz?
odin-ask-cell = Gdzie to kładziesz?
odin-ask-arm = Który langskip uzbrajasz?
odin-ask-boats = Ile wielorybników wypływa?
odin-ask-hunt = Do zapłaty drewnem i łukami: { $about }. Co robisz?
odin-ask-snare = Do zapłaty drewnem i pułapkami: { $about }. Co robisz?
odin-ask-whale = Do zapłaty drewnem i włóczniami: { $about }. Co robisz?
odin-ask-raid = Twój wynik walki: { $about }. Co robisz?
odin-ask-pillage = Twój wynik walki: { $about }. Co robisz?
odin-ask-loot = Twój wynik walki: { $about }. Co bierzesz? Brakującą różnicę zapłacisz kamieniami i mieczami.
odin-ask-spend = Jak płacisz: ile kart ({ $about })? Resztę materiałem budowlanym.
odin-ask-vikings_back = Ilu wikingów do ciebie wraca?
odin-ask-feast = Wolne miejsca przy stole: { $about }. Co teraz podajesz?
odin-ask-strip = Z którego wzgórza bierzesz dobra? Najwyżej: { $about }.
odin-ask-amount = Ile dóbr bierzesz ({ $about })?
odin-ask-play_occupation = Którego pomocnika zagrywasz?
odin-ask-explore = Którą wyspę odkrywasz?
odin-ask-emigrate = Która łódź emigruje? Srebro do zapłaty: { $about }.
odin-ask-exchange = Oddajesz za to: { $about }. Czy dokonujesz wymiany?
odin-ask-pay = Czym płacisz?
odin-ask-way = Co wybierasz?
odin-ask-upgrade = Które dobro ulepszasz?
odin-ask-upgrade_twice = Które dobro ulepszasz o najwyżej dwa kolory?
odin-ask-upgrade_to = Na co wymieniasz ({ $about })?
odin-ask-overseas = Które zielone dobro odwracasz na niebieską stronę?
odin-ask-special_sale = Który żeton specjalny kupujesz?
odin-ask-forge = Co wykuwasz?

## Odpowiedzi

odin-anytime = Kładź dobra, kupuj lub uzbrajaj łodzie
    .text = Akcje dostępne zawsze; potem wracasz do wyboru.
odin-roll = Rzuć ponownie
odin-succeed = Sukces
odin-fail = Porażka
odin-all = Po jednym z każdego rodzaju
odin-empty = Zostaw puste miejsce
    .text = Kara Ting: 3 punkty mniej na koniec.
odin-coins = Srebro na wszystkie wolne miejsca
odin-way-sheep = Owca, za darmo
odin-way-cattle = Krowa, za 1 srebro
odin-way-stone_house_longship = Kamienny dom i langskip
odin-way-long_house_knarr = Długi dom i knara
odin-way-mountain = 2+2+2+2 materiały budowlane
odin-way-upgrade = 3 dobra o dwa kolory
odin-load = langskip z rudą: { $number }
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
odin-turn-1 = ćwierć obrotu w prawo
odin-turn-2 = do góry nogami
odin-turn-3 = ćwierć obrotu w lewo
odin-turn-flip0 = odbicie lustrzane
odin-turn-flip1 = odbicie lustrzane, ćwierć obrotu w prawo
odin-turn-flip2 = odbicie lustrzane, do góry nogami
odin-turn-flip3 = odbicie lustrzane, ćwierć obrotu w lewo

## Co się stało

odin-told-starts = { $seat } ma łosia i zaczyna.
odin-told-round = Zaczyna się runda { $amount }.
odin-told-new_viking = { $amount ->
    [one] Do każdego klanu dołącza nowy wiking.
   *[other] Do klanu dołączają nowi wikingowie: { $amount }.
}
odin-told-harvest = Żniwa: wszystkie plony do numeru { $amount }.
odin-told-no_harvest = W tej rundzie nie ma żniw.
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
   *[other] { $seat } zyskuje: { $amount } × { $thing }.
}
odin-told-paid = { $amount ->
    [1] { $seat } płaci: { $thing }.
   *[other] { $seat } płaci: { $amount } × { $thing }.
}
odin-told-traded = { $seat } oddaje w zamian: { $thing }.
odin-told-rolled = { $seat } wyrzuca { $amount } ({ $thing }).
odin-told-succeeded = { $thing_id ->
    [hunt] { $seat } wraca z udanego polowania.
    [snare] { $seat } łapie coś w pułapkę.
    [whale] { $seat } łowi wieloryba.
    [raid] { $seat } rabuje z wynikiem walki { $amount }.
   *[pillage] { $seat } plądruje z wynikiem walki { $amount }.
}
odin-told-failed = { $thing_id ->
    [hunt] { $seat } wraca z polowania z niczym.
    [snare] { $seat } zastaje pustą pułapkę.
    [whale] { $seat } nie łowi wieloryba.
    [raid] { $seat } przerywa rabunek.
   *[pillage] { $seat } przerywa plądrowanie.
}
odin-told-vikings_back = { $amount ->
    [one] { $seat } odzyskuje wikinga.
   *[other] { $seat } odzyskuje { $amount } wikingów.
}
odin-told-explored = { $seat } odkrywa: { $thing }.
odin-told-emigrated = { $seat } emigruje: { $thing }.
odin-told-armed = { $seat } ładuje rudę: { $thing }.
odin-told-played_occupation = { $seat } zagrywa pomocnika: { $thing }.
odin-told-start_player = { $seat } dostaje łosia i będzie zaczynać.
odin-told-income = { $amount ->
    [0] { $seat } nie ma dochodu.
   *[other] { $seat } ma dochód: { $amount }.
}
odin-told-born = { $seat } ma młode w oborze: { $thing }, { $amount }.
odin-told-pregnant = { $seat } będzie mieć młode w następnej rundzie: { $thing }.
odin-told-served = { $seat } podaje: { $thing } (zakrywa { $amount }).
odin-told-penalty = { $amount ->
    [one] { $seat } zostawia puste miejsce przy stole i bierze karę Ting.
    [few] { $seat } zostawia { $amount } puste miejsca przy stole i bierze tyle samo kar Ting.
   *[many] { $seat } zostawia { $amount } pustych miejsc przy stole i bierze tyle samo kar Ting.
}
odin-told-bonus = { $seat } otrzymuje premię z planszy: { $thing }.
odin-told-eroded = Wzgórze traci: { $amount } × { $thing }.
odin-told-strip_removed = Usunięto: { $thing }.
odin-told-strip_turned = Odkryto: { $thing }.
odin-told-vikings_home = Wikingowie wracają do domu.
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
odin-told-laid_caithness = { $seat } kładzie w Caithness: { $thing }.
odin-told-laid_shed = { $seat } kładzie w szopie: { $thing }.
odin-told-laid_stone_house = { $seat } kładzie w kamiennym domu: { $thing }.
odin-told-laid_long_house = { $seat } kładzie w długim domu: { $thing }.

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
odin-good-skin_and_bones = skóra i kości
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
odin-along-peas = { odin-good-peas }, wzdłuż stołu
odin-along-flax = { odin-good-flax }, wzdłuż stołu
odin-along-beans = { odin-good-beans }, wzdłuż stołu
odin-along-grain = { odin-good-grain }, wzdłuż stołu
odin-along-cabbage = { odin-good-cabbage }, wzdłuż stołu
odin-along-fruits = { odin-good-fruits }, wzdłuż stołu
odin-along-mead = { odin-good-mead }, wzdłuż stołu
odin-along-stockfish = { odin-good-stockfish }, wzdłuż stołu
odin-along-milk = { odin-good-milk }, wzdłuż stołu
odin-along-salt_meat = { odin-good-salt_meat }, wzdłuż stołu
odin-along-game_meat = { odin-good-game_meat }, wzdłuż stołu
odin-along-whale_meat = { odin-good-whale_meat }, wzdłuż stołu
odin-along-sheep = { odin-good-sheep }, wzdłuż stołu
odin-along-pregnant_sheep = { odin-good-pregnant_sheep }, wzdłuż stołu
odin-along-cattle = { odin-good-cattle }, wzdłuż stołu
odin-along-pregnant_cattle = { odin-good-pregnant_cattle }, wzdłuż stołu
odin-along-berries = { odin-good-berries }, wzdłuż stołu
odin-along-eggs = { odin-good-eggs }, wzdłuż stołu
odin-upright-peas = { odin-good-peas }, w poprzek stołu
odin-upright-flax = { odin-good-flax }, w poprzek stołu
odin-upright-beans = { odin-good-beans }, w poprzek stołu
odin-upright-grain = { odin-good-grain }, w poprzek stołu
odin-upright-cabbage = { odin-good-cabbage }, w poprzek stołu
odin-upright-fruits = { odin-good-fruits }, w poprzek stołu
odin-upright-mead = { odin-good-mead }, w poprzek stołu
odin-upright-stockfish = { odin-good-stockfish }, w poprzek stołu
odin-upright-milk = { odin-good-milk }, w poprzek stołu
odin-upright-salt_meat = { odin-good-salt_meat }, w poprzek stołu
odin-upright-game_meat = { odin-good-game_meat }, w poprzek stołu
odin-upright-whale_meat = { odin-good-whale_meat }, w poprzek stołu
odin-upright-sheep = { odin-good-sheep }, w poprzek stołu
odin-upright-pregnant_sheep = { odin-good-pregnant_sheep }, w poprzek stołu
odin-upright-cattle = { odin-good-cattle }, w poprzek stołu
odin-upright-pregnant_cattle = { odin-good-pregnant_cattle }, w poprzek stołu
odin-upright-berries = { odin-good-berries }, w poprzek stołu
odin-upright-eggs = { odin-good-eggs }, w poprzek stołu
odin-upright-silver = 1 srebro

## Żetony specjalne

odin-tile-glass_beads = szklane paciorki
    .text = pól: 5, wartość miecza 7, cena 0.
odin-tile-helmet = hełm
    .text = pól: 5, wartość miecza 8, cena 1, z kuźni.
odin-tile-cloakpin = szpila do płaszcza
    .text = pól: 5, wartość miecza 8, cena 1, z kuźni.
odin-tile-belt = pas
    .text = pól: 5, wartość miecza 8, cena 2.
odin-tile-crucifix = krucyfiks
    .text = pól: 6, wartość miecza 8, cena 2, z kuźni.
odin-tile-drinking_horn = róg do picia
    .text = pól: 6, wartość miecza 8, cena 2.
odin-tile-amber_figure = figurka z bursztynu
    .text = pól: 7, wartość miecza 9, cena 2.
odin-tile-horseshoe = podkowa
    .text = pól: 7, wartość miecza 9, cena 2, z kuźni.
odin-tile-gold_brooch = złota brosza
    .text = pól: 8, wartość miecza 9, cena 3.
odin-tile-forge_hammer = młot kowalski
    .text = pól: 9, wartość miecza 10, cena 4, z kuźni.
odin-tile-fibula = fibula
    .text = pól: 9, wartość miecza 10, cena 4, z kuźni.
odin-tile-throwing_axe = topór do rzucania
    .text = pól: 9, wartość miecza 11, cena 4, z kuźni.
odin-tile-chalice = kielich
    .text = pól: 10, wartość miecza 12, cena 5.
odin-tile-round_shield = okrągła tarcza
    .text = pól: 12, wartość miecza 13, cena 6.
odin-tile-english_crown = korona Anglii
    .text = pól: 13, wartość miecza 16, nie na sprzedaż, 2 punkty.
odin-tile-altar = ołtarz

## Broń, łodzie, kości

odin-weapon-bow_and_arrow = łuk i strzała
odin-weapon-snare = pułapka
odin-weapon-spear = włócznia
odin-weapon-long_sword = miecz
odin-weapon-card = karta broni
odin-ship-whaling_boat = wielorybnik
    .text = 3 srebra, 3 punkty. Małe stanowisko.
odin-ship-knarr = knara
    .text = 5 srebra, 5 punktów; 18 po emigracji.
odin-ship-longship = langskip
    .text = 8 srebra, 8 punktów; 21 po emigracji.
odin-arm-whaling_boat = uzbrój wielorybnik
    .text = Połóż na nim rudę; zostaje tam.
odin-arm-longship = uzbrój langskip
    .text = Połóż na nim rudę; zostaje tam.
odin-die = kość { $number }-ścienna
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
    .text = Zapłać 2 drewna za szopę.
odin-space-build_whaling_boat = Budowa wielorybnika
    .text = Zapłać 1 drewno za wielorybnik.
odin-space-hunting_game_1 = Polowanie (1 wiking)
    .text = Rzuć kością ośmiościenną do trzech razy i zapłać wynik drewnem i łukami: 1 skóra i 1 dziczyzna. Porażka: 1 drewno i 1 łuk.
odin-space-take_stockfish = Sztokfisz
    .text = Weź 1 sztokfisz.
odin-space-buy_2_stockfish = 2 sztokfisze
    .text = Zapłać 1 srebro za 2 sztokfisze.
odin-space-buy_2_salt_meat = 2 mięsa peklowane
    .text = Zapłać 2 srebra za 2 mięsa peklowane.
odin-space-market_beans = Fasola i srebro
    .text = Weź 1 fasolę i 1 srebro.
odin-space-milk_from_cattle = Mleko od krów
    .text = Weź 1 mleko za każdą krowę, najwyżej 3.
odin-space-craft_linen = Len na płótno
    .text = Wymień 1 len na 1 płótno.
odin-space-craft_rune_stone = Kamień runiczny
    .text = Zapłać 1 kamień za 1 kamień runiczny i 1 srebro.
odin-space-mountain_2 = 2 materiały budowlane
    .text = Weź do 2 dóbr z jednego wzgórza.
odin-space-mountain_1_upgrade_1 = 1 materiał i 1 dobro wyżej
    .text = Weź 1 dobro ze wzgórza; ulepsz 1 dobro o jeden kolor.
odin-space-upgrade_2 = 2 dobra wyżej
    .text = Ulepsz do 2 dóbr o jeden kolor.
odin-space-overseas_trading_1 = Handel morski (1 wiking)
    .text = Z knarą: zapłać 1 srebro i odwróć zielone dobra na niebieskie, po jednym z rodzaju.
odin-space-raiding = Rabunek
    .text = Z langskipem: rzuć kością ośmiościenną do trzech razy, dodaj kamienie i miecze i weź jedno niebieskie dobro lub żeton specjalny o tej wartości miecza. Porażka: 1 kamień i 1 miecz.
odin-space-explore_1 = Odkrywanie wysp (1 wiking)
    .text = Z dowolną łodzią: zdobądź Szetlandy lub Wyspy Owcze wraz ze srebrem.
odin-space-draw_occupation = Dociągnij pomocnika
    .text = Dociągnij 1 kartę pomocnika i weź 1 srebro.
odin-space-play_occupation_1 = Zagraj 1 pomocnika
    .text = Zapłać 1 kamień albo 1 rudę, aby zagrać 1 pomocnika; weź 1 srebro.
odin-space-build_stone_house = Budowa kamiennego domu
    .text = Zapłać 1 kamień za kamienny dom.
odin-space-build_knarr = Budowa knary
    .text = Zapłać 2 drewna za knarę.
odin-space-hunting_game_2 = Polowanie (2 wikingów)
    .text = Rzuć kością ośmiościenną do trzech razy i zapłać wynik drewnem i łukami: 1 skóra i 1 dziczyzna. Porażka: 1 drewno i 1 łuk.
odin-space-laying_a_snare = Zastawianie pułapek
    .text = Rzuć kością ośmiościenną do trzech razy i zapłać wynik drewnem i pułapkami: 1 futro i 1 pułapka. Porażka: 1 drewno, 1 pułapka i 1 wiking może wrócić.
odin-space-buy_sheep = Owca
    .text = Zapłać 1 srebro za 1 owcę.
odin-space-buy_cattle_milk = Krowa i mleko
    .text = Zapłać 3 srebra za 1 krowę i 1 mleko.
odin-space-market_flax_stockfish = Len, sztokfisz i srebro
    .text = Weź 1 len, 1 sztokfisz i 1 srebro.
odin-space-take_2_mead = 2 miody pitne i 2 srebra
    .text = Weź 2 miody pitne i 2 srebra.
odin-space-craft_clothing = Szata
    .text = Wymień 1 skórę i 1 płótno na 1 szatę i 2 srebra.
odin-space-craft_chest = Kufer
    .text = Zapłać 1 drewno albo 1 rudę za 1 kufer i 1 srebro.
odin-space-wood_per_player = Drewno na gracza i 1 ruda
    .text = Weź 1 drewno za każdego gracza w grze i 1 rudę.
odin-space-mountain_3_upgrade_1 = 3 materiały i 1 dobro wyżej
    .text = Weź do 3 dóbr z jednego wzgórza; ulepsz 1 dobro o jeden kolor.
odin-space-upgrade_3 = 3 dobra wyżej
    .text = Ulepsz do 3 dóbr o jeden kolor.
odin-space-overseas_trading_2 = Handel morski (2 wikingów)
    .text = Z knarą: zapłać 1 srebro i odwróć zielone dobra na niebieskie, po jednym z rodzaju.
odin-space-pillaging_2 = Plądrowanie (2 wikingów)
    .text = Z langskipem: rzuć kością dwunastościenną do trzech razy, dodaj jego rudę, kamienie i miecze i weź jedno niebieskie dobro lub żeton specjalny o tej wartości miecza. Porażka: 1 kamień, 1 miecz i 1 wiking może wrócić.
odin-space-explore_2 = Odkrywanie wysp (2 wikingów)
    .text = Z knarą lub langskipem: zdobądź Islandię, Grenlandię lub Wyspę Niedźwiedzią wraz ze srebrem.
odin-space-emigrate_2 = Emigracja (2 wikingów)
    .text = Zapłać tyle srebra, ile wynosi numer rundy, i połóż knarę lub langskip na stole biesiadnym.
odin-space-play_occupation_2 = Zagraj do 2 pomocników
    .text = Zagraj z ręki 1 lub 2 pomocników.
odin-space-build_long_house = Budowa długiego domu
    .text = Zapłać 2 kamienie za długi dom.
odin-space-build_longship = Budowa langskipa
    .text = Zapłać 2 drewna za langskip.
odin-space-whaling_3 = Połów wielorybów (do 3 łodzi)
    .text = Z najwyżej 3 wielorybnikami: rzuć kością dwunastościenną do trzech razy, odejmij ich rudę i zapłać resztę drewnem i włóczniami: 1 olej, 1 skóra i kości, 1 mięso wieloryba. Porażka: 1 drewno, 1 włócznia i do 2 wikingów może wrócić.
odin-space-sheep_or_cattle = Owca albo krowa
    .text = Weź 1 owcę albo zapłać 1 srebro za 1 krowę.
odin-space-market_fruits = Owoce, olej, mięso peklowane i srebro
    .text = Weź 1 owoce, 1 olej, 1 mięso peklowane i 1 srebro.
odin-space-wool_from_sheep = Pled od owiec
    .text = Weź 1 pled za każdą owcę, najwyżej 3.
odin-space-forge = Kuźnia
    .text = Zapłać 1 rudę za biżuterię albo żeton specjalny z kleszczami.
odin-space-craft_2_chests_2_rune_stones = 2 kufry i 2 kamienie runiczne
    .text = Zapłać 2 kamienie i 2 drewna za 2 kufry i 2 kamienie runiczne.
odin-space-mountain_3_2 = 3+2 materiały budowlane
    .text = Weź do 3 dóbr z jednego wzgórza i do 2 z innego.
odin-space-upgrade_3_weapons_4 = 3 dobra wyżej i 4 bronie
    .text = Ulepsz do 3 dóbr o jeden kolor; dociągnij 4 karty broni.
odin-space-upgrade_4 = 4 dobra wyżej
    .text = Ulepsz do 4 dóbr o jeden kolor.
odin-space-special_sale = Sprzedaż okazji
    .text = Z knarą: kup do 2 żetonów specjalnych po ich cenach.
odin-space-pillaging_3 = Plądrowanie (3 wikingów)
    .text = Z langskipem: rzuć kością dwunastościenną do trzech razy, dodaj jego rudę, kamienie i miecze i weź jedno niebieskie dobro lub żeton specjalny o tej wartości miecza. Porażka: 1 kamień, 1 miecz i 1 wiking może wrócić.
odin-space-explore_3 = Odkrywanie wysp (3 wikingów)
    .text = Z langskipem: zdobądź Ziemię Baffina, Labrador lub Nową Fundlandię wraz ze srebrem.
odin-space-emigrate_3 = Emigracja (3 wikingów)
    .text = Zapłać tyle srebra, ile wynosi numer rundy, i połóż knarę lub langskip na stole biesiadnym.
odin-space-play_occupation_4 = Zagraj do 4 pomocników
    .text = Zagraj z ręki od 1 do 4 pomocników; może być wśród nich właśnie dociągnięty.
odin-space-build_house_and_ship = Dom i łódź
    .text = Zapłać 2 kamienie i 2 drewna za kamienny dom i langskip albo za długi dom i knarę.
odin-space-whaling_4 = Połów wielorybów (1 łódź)
    .text = Z 1 wielorybnikiem: rzuć kością dwunastościenną do trzech razy, odejmij jego rudę i zapłać resztę drewnem i włóczniami: 1 olej, 1 skóra i kości, 1 mięso wieloryba. Porażka: 1 drewno, 1 włócznia i do 2 wikingów może wrócić.
odin-space-buy_sheep_cattle = Owca i krowa
    .text = Zapłać 3 srebra za 1 owcę i 1 krowę.
odin-space-market_spices_products = Przyprawy, mleko i pled
    .text = Weź 1 przyprawy i 1 srebro; mając krowy, także 2 mleka, mając owce, także 1 pled.
odin-space-craft_robe_jewelry = 4 srebra, tunika, biżuteria
    .text = Weź 4 srebra; możesz wymienić 1 pled na 1 tunikę i 1 srebrne sztućce na 1 biżuterię.
odin-space-mountain_4_upgrade_2_twice = 4 materiały i 2 dobra o dwa kolory
    .text = Weź do 4 dóbr z jednego wzgórza; ulepsz do 2 dóbr o najwyżej dwa kolory.
odin-space-mountain_2222_or_upgrade_3_twice = 2+2+2+2 materiały albo 3 dobra o dwa kolory
    .text = Weź do 2 dóbr z każdego z najwyżej czterech wzgórz albo ulepsz do 3 dóbr o najwyżej dwa kolory.
odin-space-plundering = Najazd
    .text = Z dwoma langskipami: weź 1 srebrne skarby.
odin-space-boat_to_knarr_emigrate = Wielorybnik na knarę, emigracja
    .text = Możesz wymienić wielorybnik na knarę; potem możesz emigrować za zwykłą cenę.
odin-space-imitate_1 = Naśladowanie (1 wiking)
    .text = Wykonaj akcję z pola tej kolumny, na którym stoi inny gracz.
odin-space-imitate_2 = Naśladowanie (2 wikingów)
    .text = Wykonaj akcję z pola tej kolumny, na którym stoi inny gracz.
odin-space-imitate_3 = Naśladowanie (3 wikingów)
    .text = Wykonaj akcję z pola tej kolumny, na którym stoi inny gracz.
odin-space-imitate_4 = Naśladowanie (4 wikingów)
    .text = Wykonaj akcję z pola tej kolumny, na którym stoi inny gracz.
odin-group-build_houses = Budowa domów
odin-group-build_ships = Budowa łodzi
odin-group-hunting = Łowy
odin-group-livestock_market = Targ zwierząt
odin-group-weekly_market = Jarmark
odin-group-products = Produkty
odin-group-crafting = Rzemiosło
odin-group-mountains_and_trade = Wzgórza i handel
odin-group-sailing = Żegluga
odin-group-emigration_and_occupation = Emigracja i pomocnicy
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
odin-phase-remove_vikings = Powrót wikingów
odin-phase-scoring = Punktacja
odin-step-first_card = Twój pierwszy pomocnik
odin-step-round = Początek rundy
odin-step-actions = Akcje
odin-step-income = Dochód
odin-step-feast = Uczta
odin-step-bonus = Premie
odin-step-last_placement = Ostatnie układanie
odin-step-over = Koniec gry

## Pomocnicy

odin-card-1 = Domokrążca
odin-card-2 = Patron
odin-card-3 = Kuśnierz
odin-card-4 = Myśliwy
odin-card-5 = Wódz
odin-card-6 = Kamieniarz
odin-card-7 = Młynarz
odin-card-8 = Mistrz cechu
odin-card-9 = Przewoźnik rudy
odin-card-10 = Dojarz
odin-card-11 = Łowca z trójzębem
odin-card-12 = Sternik
odin-card-13 = Łucznik
odin-card-14 = Właściciel łodzi
odin-card-15 = Chałupnik
odin-card-16 = Kapitan
odin-card-17 = Żeglarz Orientu
odin-card-18 = Wojownik
odin-card-19 = Gospodarz
odin-card-20 = Budowniczy
odin-card-21 = Zbieracz
odin-card-22 = Górnik
odin-card-23 = Dozorca
odin-card-24 = Zaopatrzeniowiec wielorybników
odin-card-25 = Handlarz mięsem
odin-card-26 = Kontroler mięsa
odin-card-27 = Rybak
odin-card-28 = Ślusarz
odin-card-29 = Konserwator mięsa
odin-card-30 = Kupiec jedwabny
odin-card-31 = Magazynier
odin-card-32 = Dostawca oręża
odin-card-33 = Postrzygacz owiec
odin-card-34 = Pasterz
odin-card-35 = Hodowca bydła
odin-card-36 = Kucharz okrętowy
odin-card-37 = Handlarz zamorski
odin-card-38 = Rozjemca
odin-card-39 = Tragarz
odin-card-40 = Mistrz stolarski
odin-card-41 = Ślamazara
odin-card-42 = Włodarz
odin-card-43 = Zbieracz owoców
odin-card-44 = Mistrz krawiecki
odin-card-45 = Pirat
odin-card-46 = Projektant statków
odin-card-47 = Garbarz
odin-card-48 = Rolnik
odin-card-49 = Oracz
odin-card-50 = Rytownik run
odin-card-51 = Mistrz kamieniarski
odin-card-52 = Nauczyciel
odin-card-53 = Właściciel kramu
odin-card-54 = Kupiec
odin-card-55 = Skarbnik
odin-card-56 = Handlarz bronią
odin-card-57 = Hodowca fasoli
odin-card-58 = Tłoczarz oleju lnianego
odin-card-59 = Tkacz płótna
odin-card-60 = Inspektor
odin-card-61 = Właściciel nabrzeża
odin-card-62 = Kowal artystyczny
odin-card-63 = Rogownik
odin-card-64 = Szkutnik
odin-card-65 = Pogromca smoków
odin-card-66 = Uprawiacz pól
odin-card-67 = Prywatny kucharz
odin-card-68 = Dostawca broni
odin-card-69 = Dostawca ekwipunku
odin-card-70 = Kurier
odin-card-71 = Karczmarz
odin-card-72 = Jarl
odin-card-73 = Metalurg
odin-card-74 = Krowiarz
odin-card-75 = Zbieracz kości
odin-card-76 = Powracający
odin-card-77 = Naśladowca
odin-card-78 = Wędrowny kupiec
odin-card-79 = Hodowca
odin-card-80 = Pastuszek
odin-card-81 = Kwatermistrz
odin-card-82 = Budowniczy langskipów
odin-card-83 = Hurtownik
odin-card-84 = Strażnik przystani
odin-card-85 = Dmący w róg
odin-card-86 = Skupujący skóry
odin-card-87 = Kaznodzieja
odin-card-88 = Pisarz
odin-card-89 = Katapultnik
odin-card-90 = Szermierz
odin-card-91 = Spóźnialski
odin-card-92 = Dobra dusza
odin-card-93 = Pomocnik w potrzebie
odin-card-94 = Kupiec korzenny
odin-card-95 = Wędrowiec
odin-card-96 = Dostawca mięsa
odin-card-97 = Zbieracz groszku
odin-card-98 = Szlachcic
odin-card-99 = Rekruter
odin-card-100 = Grabarz
odin-card-101 = Sędzia
odin-card-102 = Kupiec futrzany
odin-card-103 = Leśny kowal
odin-card-104 = Tchórzliwy wojownik
odin-card-105 = Budowniczy knar
odin-card-106 = Podżegacz
odin-card-107 = Poszukiwacz przygód
odin-card-108 = Kowal
odin-card-109 = Mistrz rachuby
odin-card-110 = Osadnik z Birki
odin-card-111 = Artysta
odin-card-112 = Szynkarz
odin-card-113 = Uczeń rzemieślnika
odin-card-114 = Hafciarz jedwabiu
odin-card-115 = Księżniczka
odin-card-116 = Mistrz murarski
odin-card-117 = Armator
odin-card-118 = Posłaniec
odin-card-119 = Mleczarz
odin-card-120 = Pośrednik
odin-card-121 = Cieśla
odin-card-122 = Strażnik gór
odin-card-123 = Sprzedawca oleju
odin-card-124 = Robotnik
odin-card-125 = Skryba
odin-card-126 = Traper
odin-card-127 = Wędkarz
odin-card-128 = Kopacz
odin-card-129 = Peklownik
odin-card-130 = Znawca pułapek
odin-card-131 = Nęciciel
odin-card-132 = Berserker
odin-card-133 = Mistrz lancy
odin-card-134 = Pijak
odin-card-135 = Samotny wilk
odin-card-136 = Rabuś
odin-card-137 = Zabijaka
odin-card-138 = Złodziej
odin-card-139 = Poszukiwacz skarbów
odin-card-140 = Wytapiacz tranu
odin-card-141 = Rzeźbiarz w kości
odin-card-142 = Poławiacz wielorybów
odin-card-143 = Sprzedawca poroża
odin-card-144 = Łowca jeleni
odin-card-145 = Leśniczy
odin-card-146 = Saniarz
odin-card-147 = Kormidlarz
odin-card-148 = Handlarz przyprawami
odin-card-149 = Ksiądz
odin-card-150 = Kupiec mięsa
odin-card-151 = Mówca Tingu
odin-card-152 = Handlowiec
odin-card-153 = Łowca
odin-card-154 = Drwal
odin-card-155 = Bednarz
odin-card-156 = Kruszarz
odin-card-157 = Rakarz
odin-card-158 = Barbarzyńca
odin-card-159 = Świąteczny myśliwy
odin-card-160 = Abstynent
odin-card-161 = Pomocnik wielorybnika
odin-card-162 = Zbieracz lnu
odin-card-163 = Parobek
odin-card-164 = Zbrojny
odin-card-165 = Sołtys
odin-card-166 = Zbrojmistrz
odin-card-167 = Degustator
odin-card-168 = Jarl z Lade
odin-card-169 = Siewca
odin-card-170 = Pomocnik uchodźcom
odin-card-171 = Piekarz lniany
odin-card-172 = Kucharz rybny
odin-card-173 = Punconista
odin-card-174 = Podróżnik z Bosforu
odin-card-175 = Wyciskacz oleju z dorsza
odin-card-176 = Nauczyciel etykiety
odin-card-177 = Pokojówka
odin-card-178 = Budowniczy łodzi
odin-card-179 = Szyper kutra
odin-card-180 = Grabieżca
odin-card-181 = Takielarz
odin-card-182 = Zielarz
odin-card-183 = Dostawca zboża
odin-card-184 = Sponsor
odin-card-185 = Podróżnik z Dorestad
odin-card-186 = Piekarz grochowy
odin-card-187 = Kronikarz
odin-card-188 = Rębacz
odin-card-189 = Żeglarz
odin-card-190 = Kupiec z Bosforu
odin-category-immediate = Natychmiastowy
odin-category-anytime = Działający zawsze
odin-category-each_time = Działający warunkowo
odin-category-as_soon_as = Kiedy… wtedy…

## Punktacja

odin-score-ships = Łodzie
odin-score-emigration = Emigracja
odin-score-exploration = Wyspy
odin-score-buildings = Szopy i domy
odin-score-animals = Owce i krowy
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
odin-sheet-own_boards = Twoje plansze
odin-sheet-table = Stół
odin-column-seat = Gracz
odin-column-score = Punkty
odin-column-vikings = Wikingowie
odin-column-income = Dochód
odin-column-ships = Łodzie
odin-column-cards = Karty
odin-column-occupations = Pomocnicy
odin-column-penalties = Kary
odin-column-supply = Zasoby
odin-column-boards = Plansze
odin-column-free = Wolne
odin-column-taken = Zajęte
odin-column-strip = Wzgórze
odin-column-items = Od lewej
odin-column-board = Plansza
odin-column-owner = Zdobywca
odin-column-silver = Srebro
odin-column-points = Punkty
odin-column-drawing = Pola
odin-label-round = Runda
odin-label-start_player = Łoś
odin-label-buildings = Pozostałe budynki
odin-label-special_tiles = Pozostałe żetony specjalne
odin-label-rolls = Ostatnie rzuty
odin-label-hand = Twoja ręka
odin-label-emigrated = (po emigracji)

## Na stronie: plansza

odin-page-column = { $column ->
    [one] Jeden wiking
    [3] Trzech wikingów, dociągasz też pomocnika
    [4] Czterech wikingów, możesz też zagrać pomocnika
   *[other] { $column } wikingów
}
odin-page-groups = Przejdź do grupy
odin-page-strips-left = W stosie: { $count }
odin-page-weapon-pile = Karty broni w stosie: { $count }
odin-page-card-pile = Pomocnicy w stosie: { $count }
odin-page-round = Runda { $round } z { $rounds }
odin-page-turned = Odwraca się plansza { $letter }
odin-page-dice = Kości
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
odin-page-loot-what = Twój wynik walki: { $result }. Co bierzesz?
odin-page-loot = miecz { $sword }, zapłata { $price }
odin-page-take-it = Weź
odin-page-pay = płać { $price }
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
odin-page-serve-anyway = Podaj tak
odin-page-leave = { $count ->
    [one] { $count } puste: −{ $points }
    [few] { $count } puste: −{ $points }
   *[many] { $count } pustych: −{ $points }
}
odin-page-anytime = Układaj, kupuj…
odin-page-covers = zakrywa { $count }
odin-page-too-wide = { $free ->
    [one] szerokość { $width }, zostało { $free } pole
    [few] szerokość { $width }, zostały { $free } pola
   *[many] szerokość { $width }, zostało { $free } pól
}
odin-page-feast-rule = Żaden kolor nie leży obok siebie; z każdego rodzaju tylko jeden żeton leży wzdłuż stołu.
odin-page-passed = pas
odin-page-orange = Pomarańczowe dobra
odin-page-red = Czerwone dobra
odin-page-green = Zielone dobra
odin-page-blue = Niebieskie dobra
odin-page-goods = Dobra
odin-page-special-tiles = Żetony specjalne
odin-page-nothing = Jeszcze nic
odin-page-bare = Odkryte pola kosztują teraz { $points } pkt.
odin-page-shore = { $points } pkt. Wikingowie: { $vikings }. Srebro na planszy: { $silver }.
odin-page-all-cards = Pokaż wszystkich pomocników ({ $count })
odin-page-card-points = { $points ->
    [0] Zagrana nie daje punktów.
    [one] { $points } punkt po zagraniu.
    [few] { $points } punkty po zagraniu.
   *[many] { $points } punktów po zagraniu.
}
odin-page-card-deck = Talia { $deck }.
odin-page-card-light = Jasna karta: początkowa.
odin-page-card-dark = Ciemna karta: ze stosu.
odin-page-card-for-now = Na razie liczą się tylko jej punkty.

## Odmowy

odin-why-occupied = Stoją tam już wikingowie.
odin-why-nothing_to_imitate = Żaden inny gracz nie zajął w tej kolumnie pola, z którego możesz skorzystać.
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
odin-why-no_special_tile = Nie stać cię na żaden z pozostałych żetonów specjalnych.
odin-why-no_board = Nie ma wyspy do zdobycia tyloma wikingami.
odin-why-needs_silver_for_round = Potrzebujesz tyle srebra, ile wynosi numer rundy.
odin-why-no_table_room = Na twoim stole biesiadnym nie ma już miejsca.
odin-why-needs_card = Nie masz na ręce karty pomocnika.
odin-why-space_needs_it = Potrzebuje tego pole, które zajmujesz, a żadnego jego efektu jeszcze nie wykorzystano.
odin-why-not_during_action = Łodzie uzbraja się przed akcją lub po niej, nie w jej trakcie.
odin-why-goods_alone = Po ostatniej uczcie układasz już tylko dobra.
odin-why-nothing_to_arm = Nie masz takiej łodzi z miejscem na rudę.
odin-why-fits_nowhere = Nie mieści się na żadnej z twoich plansz.
odin-why-none_left = Nie masz już żadnej sztuki.
odin-why-needs_2_vikings = Potrzebujesz dwóch wikingów.
odin-why-needs_3_vikings = Potrzebujesz trzech wikingów.
odin-why-needs_4_vikings = Potrzebujesz czterech wikingów.
odin-why-needs_1_wood = Potrzebujesz 1 drewna.
odin-why-needs_2_wood = Potrzebujesz 2 drewna.
odin-why-needs_1_stone = Potrzebujesz 1 kamienia.
odin-why-needs_2_stone = Potrzebujesz 2 kamieni.
odin-why-needs_1_ore = Potrzebujesz 1 rudy.
odin-why-needs_1_silver = Potrzebujesz 1 srebra.
odin-why-needs_2_silver = Potrzebujesz 2 srebra.
odin-why-needs_3_silver = Potrzebujesz 3 srebra.
odin-why-needs_5_silver = Potrzebujesz 5 srebra.
odin-why-needs_8_silver = Potrzebujesz 8 srebra.
odin-why-needs_1_flax = Potrzebujesz 1 lnu.
odin-why-needs_1_hide = Potrzebujesz 1 skóry.
odin-why-needs_1_linen = Potrzebujesz 1 płótna.
odin-why-needs_1_wool = Potrzebujesz 1 pledu.
odin-why-needs_1_silverware = Potrzebujesz 1 srebrnych sztućców.
odin-why-wrong_colour = Dóbr tego koloru tu się nie kładzie.
odin-why-no_ore_in_house = Rudy nie kładzie się w domach.
odin-why-only_wood_and_stone = Szopa przyjmuje tylko drewno i kamień.
odin-why-only_in_slots = Drewno i kamień kładzie się tylko na ich polach.
odin-why-only_at_the_end = Drewno i kamień same trafiają na swoje pola na koniec gry.
odin-why-off_board = Wystawałoby poza krawędź.
odin-why-covered = Coś już tam leży.
odin-why-orange_beside_orange = Pomarańczowe nie może leżeć obok pomarańczowego.
odin-why-red_beside_red = Czerwone nie może leżeć obok czerwonego.
odin-why-green_beside_green = Zielone nie może leżeć obok zielonego.
odin-why-income_order = Pole dochodu wolno zakryć tylko wtedy, gdy zakryte jest wszystko na lewo i poniżej.

## Zasady w skrócie

odin-rules-1 = Zakrywaj ujemne pola swoich plansz, zbieraj łodzie, domy, wyspy, zwierzęta i srebro. Po 7 rundach (6 w krótkiej grze) wygrywa osoba z największą liczbą punktów; remis to wspólne zwycięstwo.
    .title = Cel
odin-rules-2 = Nowy wiking, w niektórych rundach żniwa, karta broni. Potem na zmianę wysyłacie wikingów. Dalej dochód, rozmnażanie, uczta i premie; wzgórza się wyczerpują, a wikingowie wracają do domu.
    .title = Runda
odin-rules-3 = Pole zajmuje tylu wikingów, ile wynosi numer kolumny, i tylko jeden gracz w rundzie. W trzeciej kolumnie najpierw dociągasz pomocnika, w czwartej możesz jednego zagrać. Musisz skorzystać z co najmniej jednego efektu pola. Kto ostatni wyśle wikingów, zaczyna następną rundę.
    .title = Akcje
odin-rules-4 = W dowolnej chwili możesz kłaść zielone i niebieskie dobra, żetony specjalne, srebro i rudę na planszy osady i na wyspach; zielone nigdy obok zielonego. Pole dochodu wolno zakryć dopiero, gdy zakryte jest wszystko na lewo i poniżej. Domy przyjmują też pomarańczową i czerwoną żywność, ale nie rudę; tam pomarańczowe nie leży obok pomarańczowego, a czerwone obok czerwonego. Co leży, zostaje.
    .title = Układanie dóbr
odin-rules-5 = Dochód to najniższa niezakryta liczba każdej linii. Niezakryte pole specjalne, którego całe otoczenie jest zakryte, daje swoje dobra w każdej rundzie oprócz ostatniej.
    .title = Dochód i premie
odin-rules-6 = Możesz rzucać do trzech razy; liczy się ostatni rzut. Polowanie, pułapki i wieloryby wymagają niskich wyników, opłacanych drewnem i właściwą bronią; ruda na łodziach obniża wynik. Rabunek i plądrowanie wymagają wysokich, podwyższanych kamieniami i mieczami. Zawsze wolno zrezygnować i wziąć nagrodę pocieszenia.
    .title = Kości
odin-rules-7 = Zakryj każde wolne miejsce stołu pomarańczową i czerwoną żywnością oraz srebrem. Żaden kolor obok siebie samego; jeden żeton każdego rodzaju może leżeć wzdłuż stołu, kolejne stoją w poprzek. Każde puste miejsce kosztuje 3 punkty. Łodzie po emigracji na stałe zakrywają dwa miejsca.
    .title = Uczta
odin-rules-8 = Jeśli masz co najmniej dwa zwierzęta danego rodzaju i żadne nie jest ciężarne, jedno zajdzie w ciążę; w następnej rundzie urodzi. Są warte punkty, dają mleko i pledy, można je zjeść lub wymienić.
    .title = Zwierzęta
odin-rules-9 = Grasz na zmianę wikingami dwóch kolorów; ci z poprzedniej rundy zostają na swoich polach i je blokują. 100 punktów to bardzo dobry wynik.
    .title = W pojedynkę

## Na stronie: układanka

odin-page-puzzle-supply = Twoje zasoby
odin-page-puzzle-boards = Twoje plansze
odin-page-puzzle-ships = Łodzie
odin-page-puzzle-no-goods = Nie masz żadnych dóbr.
odin-page-puzzle-tile = { $good }: { $count }
odin-page-puzzle-board-keys = { $board }. W ręce: { $good }. Strzałki przesuwają, R obraca, F odbija, B zmienia planszę, Enter kładzie, Escape odkłada.
odin-page-puzzle-turn = Obróć
odin-page-puzzle-turn-key = Ćwierć obrotu (R lub kółko myszy)
odin-page-puzzle-mirror = Odbij
odin-page-puzzle-mirror-key = Odbicie lustrzane (F)
odin-page-puzzle-lay = Połóż tutaj
odin-page-puzzle-put-back = Odłóż
odin-page-puzzle-put-back-key = Odłóż (Escape)
odin-page-puzzle-income = Dochód
odin-page-puzzle-points = Punkty
odin-page-puzzle-income-by = dochód { $amount }
odin-page-puzzle-points-by = punkty { $amount }
odin-page-puzzle-gives = premia: { $things }
odin-page-puzzle-loses = stracona premia: { $things }
odin-page-puzzle-covers = na stałe zakrywa premię: { $things }
odin-page-puzzle-instead = Na razie mniej punktów, ale w zamian: { $gains }.
odin-page-puzzle-fits = Może tu leżeć.
odin-page-puzzle-early = Za wcześnie na dochód { $income }: wszystko na lewo i poniżej musi być zakryte.
odin-page-puzzle-not-now = Teraz nie możesz kłaść dóbr. Włącz „Planuj”, żeby próbować.
odin-page-puzzle-not-laid = Nie udało się tego położyć.
odin-page-puzzle-plan = Planuj
odin-page-puzzle-plan-text = Próbuj i cofaj żetony; nic się nie liczy, dopóki ich nie położysz.
odin-page-puzzle-plan-count = { $count ->
    [one] { $count } żeton na próbę. Dotknij go, żeby go podnieść.
    [few] { $count } żetony na próbę. Dotknij jednego, żeby go podnieść.
   *[many] { $count } żetonów na próbę. Dotknij jednego, żeby go podnieść.
}
odin-page-puzzle-plan-changed = Niektóre żetony z twojego planu już nie pasują i zostały odłożone.
odin-page-puzzle-tried = Na próbę: { $good }.
odin-page-puzzle-take-up = Na próbę: { $good }. Podnieś.
odin-page-puzzle-take-all = Cofnij wszystkie
odin-page-puzzle-lay-all = Połóż wszystkie
odin-page-puzzle-for-me = Ułóż za mnie
odin-page-puzzle-for-me-text = Dobre ułożenie tego, co masz, jako plan.
odin-page-puzzle-nothing-better = Nic więcej nie warto teraz kłaść.
odin-page-puzzle-larger = Powiększ swoje plansze
odin-page-puzzle-smaller = Wróć do akcji
