### Um Banquete a Odin

odin-name = Um Banquete a Odin
    .alone = No jogo solo, 100 pontos são um ótimo resultado; na versão curta, é difícil chegar lá.
odin-blurb = Mande seus vikings caçar, produzir, negociar, invadir e explorar; cubra seus tabuleiros com o que eles trazem e sirva-os bem à mesa.

## Opções

odin-setting-length = Duração
odin-setting-length-long = Jogo longo (7 rodadas)
odin-setting-length-short = Jogo curto (6 rodadas)
odin-setting-decks = Baralhos de ocupações
odin-setting-decks-ABC = A, B e C
odin-setting-decks-A = A
odin-setting-decks-B = B
odin-setting-decks-C = C
odin-setting-decks-AB = A e B
odin-setting-decks-AC = A e C
odin-setting-decks-BC = B e C
odin-setting-edition = Pontos dos tabuleiros de exploração
odin-setting-edition-first = Primeira edição
odin-setting-edition-later = Edições posteriores
odin-setting-solo_card = Jogo solo: sua primeira ocupação
odin-setting-solo_card-random = Sorteada
odin-setting-solo_card-chosen = Escolhida por você
odin-setting-occupations = Cartas de ocupação
odin-setting-occupations-full = Com seus efeitos
odin-setting-occupations-points = Só os pontos
odin-setting-islands = Miniexpansão 1: Ilhas
odin-setting-islands-without = Sem ela
odin-setting-islands-with = Lofoten e Órcades
odin-setting-harvest = Miniexpansão 2: Colheita
odin-setting-harvest-without = Sem ela
odin-setting-harvest-with = Marcadores de colheita, novos recursos, Mull e Caithness
odin-setting-harvest-fewer_cards = O mesmo, com 30 ocupações a menos

## Perguntas

odin-ask-first_card = Com qual ocupação você começa?
odin-ask-keep_card = Qual destas ocupações você mantém?
odin-ask-marker = Qual marcador de recursos você pega?
odin-ask-free_card = Você joga esta ocupação sem custo?
odin-ask-turn = Para onde você manda seus vikings?
odin-ask-imitate = Qual espaço você imita?
odin-ask-anytime = { $about_id ->
    [income] A renda vem agora: antes, você coloca recursos, compra ou arma um navio?
    [feast] O banquete vem agora (o que você colocar não será servido): antes, você coloca, compra ou arma algo?
    [bonus] Os bônus vêm agora: antes, você coloca recursos, compra ou arma um navio?
    [scoring] A pontuação vem agora e esta é a última chance: você coloca mais alguma coisa?
   *[other] Você coloca recursos, compra ou arma um navio?
}
odin-ask-board = Em qual tabuleiro você coloca: { $about }?
odin-ask-turned = Como você gira a ficha?
odin-ask-cell = Onde você coloca a ficha?
odin-ask-arm = Qual dracar você arma?
odin-ask-boats = Quantos baleeiros partem?
odin-ask-hunt = A pagar em madeiras e arcos: { $about }. O que você faz?
odin-ask-snare = A pagar em madeiras e armadilhas: { $about }. O que você faz?
odin-ask-whale = A pagar em madeiras e lanças: { $about }. O que você faz?
odin-ask-raid = Seu resultado de batalha: { $about }. O que você faz?
odin-ask-pillage = Seu resultado de batalha: { $about }. O que você faz?
odin-ask-loot = Seu resultado de batalha: { $about }. O que você pega? O que faltar é pago em pedras e espadas longas.
odin-ask-spend = { $about_id ->
    [long_sword] Quantas cartas você gasta ({ $about })? O resto você paga em pedra.
   *[other] Quantas cartas você gasta ({ $about })? O resto você paga em madeira.
}
odin-ask-vikings_back = Quantos vikings voltam para você?
odin-ask-feast = Lugares livres na sua mesa: { $about }. O que você serve agora?
odin-ask-strip = De qual encosta você pega itens? No máximo: { $about }.
odin-ask-amount = Quantos itens você pega ({ $about })?
odin-ask-play_occupation = { $about_id ->
    [none] Qual ocupação você joga?
   *[other] Qual ocupação você joga antes da ação? Você também pode decidir depois dela (“Pronto”) ou não jogar nenhuma (“Passar”).
}
odin-ask-explore = Qual tabuleiro você explora?
odin-ask-emigrate = Qual navio emigra? Prata a pagar: { $about }.
odin-ask-exchange = Você entregaria: { $about }. Faz esta troca?
odin-ask-pay = Com o que você paga?
odin-ask-way = Qual das duas opções você escolhe?
odin-ask-upgrade = Qual recurso você aprimora?
odin-ask-upgrade_twice = Qual recurso você aprimora até duas vezes?
odin-ask-upgrade_to = Em que ele se transforma ({ $about })?
odin-ask-overseas = Qual recurso verde você vira para o lado azul?
odin-ask-special_sale = Qual ficha especial você compra?
odin-ask-forge = O que você forja?
odin-ask-effect = Qual das suas ocupações você usa agora?
odin-ask-effect_way = De que maneira você a usa?
odin-ask-vikings = Quantos vikings você manda para lá?
odin-ask-loot_more = Seu resultado de batalha: { $about }. O que mais você pega?
odin-ask-strip_of_card = De qual encosta você pega?
odin-ask-recall = De qual espaço um viking volta?
odin-ask-recall_two = Quantos voltam? Dois custam { $about } de prata.
odin-ask-follow = Qual espaço você usa sem vikings?
odin-ask-upgrade_up_left = Qual recurso você aprimora na diagonal para a esquerda, por 1 prata?
odin-ask-upgrade_up_right = Qual recurso laranja você aprimora na diagonal para a direita?
odin-ask-upgrade_to_blue = Qual recurso você aprimora até a ficha azul?
odin-ask-one_more = De qual recurso você recebe mais um?
odin-ask-turn_over = Qual ficha você vira? No máximo: { $about }.
odin-ask-unload = De qual navio você tira um minério?

## Respostas

odin-anytime = Antes: recursos ou navios
    .text = Ações a qualquer hora; depois você continua sua escolha.
odin-roll = Rolar de novo
odin-succeed = Sucesso
odin-fail = Fracasso
odin-all = Um de cada
odin-empty = Deixar um lugar vazio
    .text = Uma penalidade de Ting: 3 pontos a menos no fim.
odin-coins = Prata nos lugares livres
odin-way-sheep = Uma ovelha, de graça
odin-way-cattle = Uma vaca, por 1 prata
odin-way-stone_house_longship = Casa de pedra e dracar
odin-way-long_house_knarr = Casa longa e knarr
odin-way-mountain = 2+2+2+2 itens da montanha
odin-way-upgrade = Aprimorar 3 recursos (2×)
odin-load = um dracar com { $number ->
    [one] { $number } minério
   *[other] { $number } minérios
}
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
odin-turn-0 = como está
odin-turn-1 = 90° à direita
odin-turn-2 = de cabeça para baixo
odin-turn-3 = 90° à esquerda
odin-turn-flip0 = espelhada
odin-turn-flip1 = espelhada, 90° à direita
odin-turn-flip2 = espelhada, invertida
odin-turn-flip3 = espelhada, 90° à esquerda

## O que aconteceu

odin-told-starts = { $seat } fica com o alce e começa.
odin-told-round = Começa a rodada { $amount }.
odin-told-new_viking = { $amount ->
    [1] Um novo viking se junta a cada clã.
   *[other] { $amount } novos vikings se juntam à cor que joga nesta rodada.
}
odin-told-harvest = Colheita: os primeiros { $amount ->
    [1] 3
    [2] 4
    [3] 5
   *[other] 6
} tipos.
odin-told-no_harvest = Sem colheita nesta rodada.
odin-told-marker_gives = { $seat } recebe o que um marcador de recursos mostra: { $thing }.
odin-told-harvest_ahead = Marcador de colheita da próxima rodada: os primeiros { $amount ->
    [1] 3
    [2] 4
    [3] 5
   *[other] 6
} tipos.
odin-told-failure_ahead = Marcador de colheita da próxima rodada: colheita perdida.
odin-told-took_marker = { $seat } pega um marcador de recursos: { $thing }.
odin-told-kept_card = { $seat } mantém uma ocupação: { $thing }.
odin-told-kept_card-hidden = { $seat } mantém uma ocupação.
odin-told-altar_lost = Ninguém explorou a Ilha de Mull: o altar sai do jogo.
odin-told-board_turned = Um tabuleiro de exploração é virado: { $thing }.
odin-told-silver_on_board = Prata à espera ({ $thing }): { $amount }.
odin-told-drew = { $seat } compra uma arma: { $thing }.
odin-told-drew_occupation = { $seat } compra uma ocupação: { $thing }.
odin-told-drew_occupation-hidden = { $seat } compra uma ocupação.
odin-told-placed = { $amount ->
    [1] { $seat } manda um viking: { $thing }.
   *[other] { $seat } manda { $amount } vikings: { $thing }.
}
odin-told-passed = { $seat } passa.
odin-told-imitated = { $seat } imita: { $thing }.
odin-told-gained = { $amount ->
    [1] { $seat } recebe: { $thing }.
   *[other] { $seat } recebe: { $amount } × { $thing }.
}
odin-told-paid = { $amount ->
    [1] { $seat } paga: { $thing }.
   *[other] { $seat } paga: { $amount } × { $thing }.
}
odin-told-traded = { $seat } dá em troca: { $thing }.
odin-told-left_out = { $seat } não tem o que esta troca custa: { $thing }.
odin-told-turned_over = { $seat } vira: { $thing }.
odin-told-fetched = { $seat } busca em um tabuleiro: { $thing }.
odin-told-rolled = { $seat } tira { $amount } com { $thing }.
odin-told-succeeded = { $thing_id ->
    [hunt] { $seat } tem sucesso na caça.
    [snare] { $seat } apanha algo na armadilha.
    [whale] { $seat } caça uma baleia.
    [raid] { $seat } invade com resultado de batalha { $amount }.
   *[pillage] { $seat } pilha com resultado de batalha { $amount }.
}
odin-told-failed = { $thing_id ->
    [hunt] { $seat } não tem sorte na caça.
    [snare] { $seat } encontra a armadilha vazia.
    [whale] { $seat } não caça baleia alguma.
    [raid] { $seat } desiste da invasão.
   *[pillage] { $seat } desiste da pilhagem.
}
odin-told-vikings_back = { $amount ->
    [1] Um viking volta para { $seat }.
   *[other] { $amount } vikings voltam para { $seat }.
}
odin-told-explored = { $seat } explora: { $thing }.
odin-told-emigrated = { $seat } emigra: { $thing }.
odin-told-armed = { $seat } coloca um minério a bordo: { $thing }.
odin-told-played_occupation = { $seat } joga uma ocupação: { $thing }.
odin-told-occupation = { $seat } usa uma ocupação: { $thing }.
odin-told-used_without_vikings = { $seat } usa um espaço sem vikings: { $thing }.
odin-told-dropped_ore = { $seat } descarta um minério: { $thing }.
odin-told-unloaded = { $seat } tira um minério de um navio: { $thing }.
odin-told-start_player = { $seat } recebe o alce e vai começar.
odin-told-income = { $amount ->
    [0] { $seat } não tem renda.
   *[other] { $seat } tem renda de { $amount }.
}
odin-told-born = { $amount ->
    [1] { $seat } tem filhotes no estábulo: { $thing }.
   *[other] { $seat } tem filhotes no estábulo: { $amount } × { $thing }.
}
odin-told-pregnant = { $seat } terá filhotes na próxima rodada: { $thing }.
odin-told-served = { $seat } serve { $thing } (cobre { $amount }).
odin-told-penalty = { $amount ->
    [1] { $seat } deixa um lugar da mesa vazio e leva uma penalidade de Ting.
   *[other] { $seat } deixa { $amount } lugares da mesa vazios e leva outras tantas penalidades de Ting.
}
odin-told-bonus = { $seat } recebe os bônus de um tabuleiro: { $thing }.
odin-told-eroded = { $amount ->
    [1] A montanha perde: { $thing }.
   *[other] A montanha perde: { $amount } × { $thing }.
}
odin-told-strip_removed = Removida: { $thing }.
odin-told-strip_turned = Virada para cima: { $thing }.
odin-told-vikings_home = A rodada acabou.
odin-told-over = O jogo acabou.
odin-told-laid_home = { $seat } coloca { $thing } no tabuleiro pessoal.
odin-told-laid_shetland = { $seat } coloca { $thing } em Shetland.
odin-told-laid_bear_island = { $seat } coloca { $thing } na Ilha do Urso.
odin-told-laid_faroe_islands = { $seat } coloca { $thing } nas Ilhas Faroé.
odin-told-laid_baffin_island = { $seat } coloca { $thing } na Ilha de Baffin.
odin-told-laid_iceland = { $seat } coloca { $thing } na Islândia.
odin-told-laid_labrador = { $seat } coloca { $thing } em Labrador.
odin-told-laid_greenland = { $seat } coloca { $thing } na Groenlândia.
odin-told-laid_newfoundland = { $seat } coloca { $thing } na Terra Nova.
odin-told-laid_lofoten = { $seat } coloca { $thing } em Lofoten.
odin-told-laid_orkney = { $seat } coloca { $thing } nas Órcades.
odin-told-laid_mull = { $seat } coloca { $thing } na Ilha de Mull.
odin-told-laid_caithness = { $seat } coloca { $thing } em Caithness.
odin-told-laid_shed = { $seat } coloca { $thing } numa cabana.
odin-told-laid_stone_house = { $seat } coloca { $thing } numa casa de pedra.
odin-told-laid_long_house = { $seat } coloca { $thing } numa casa longa.

## Recursos

odin-good-peas = ervilhas
odin-good-flax = linhaça
odin-good-beans = feijões
odin-good-grain = cereais
odin-good-cabbage = repolho
odin-good-fruits = frutas
odin-good-mead = hidromel
odin-good-stockfish = peixe seco
odin-good-milk = leite
odin-good-salt_meat = carne salgada
odin-good-game_meat = carne de caça
odin-good-whale_meat = carne de baleia
odin-good-sheep = ovelha
odin-good-pregnant_sheep = ovelha prenhe
odin-good-cattle = vaca
odin-good-pregnant_cattle = vaca prenhe
odin-good-oil = óleo
odin-good-hide = couro cru
odin-good-wool = lã
odin-good-linen = linho
odin-good-skin_and_bones = couro e ossos
odin-good-fur = pele
odin-good-robe = túnica
odin-good-clothing = roupa
odin-good-rune_stone = pedra rúnica
odin-good-silverware = prataria
odin-good-chest = baú
odin-good-silk = seda
odin-good-spices = especiarias
odin-good-jewelry = joias
odin-good-treasure_chest = baú de tesouro
odin-good-silver_hoard = tesouro de prata
odin-good-berries = bagas
odin-good-eggs = ovos
odin-good-amber = âmbar
odin-good-guldgubber = guldgubber
odin-good-silver = prata
odin-good-ore = minério
odin-good-wood = madeira
odin-good-stone = pedra
odin-along-peas = { odin-good-peas }, horizontal
odin-along-flax = { odin-good-flax }, horizontal
odin-along-beans = { odin-good-beans }, horizontal
odin-along-grain = { odin-good-grain }, horizontal
odin-along-cabbage = { odin-good-cabbage }, horizontal
odin-along-fruits = { odin-good-fruits }, horizontal
odin-along-mead = { odin-good-mead }, horizontal
odin-along-stockfish = { odin-good-stockfish }, horizontal
odin-along-milk = { odin-good-milk }, horizontal
odin-along-salt_meat = { odin-good-salt_meat }, horizontal
odin-along-game_meat = { odin-good-game_meat }, horizontal
odin-along-whale_meat = { odin-good-whale_meat }, horizontal
odin-along-sheep = { odin-good-sheep }, horizontal
odin-along-pregnant_sheep = { odin-good-pregnant_sheep }, horizontal
odin-along-cattle = { odin-good-cattle }, horizontal
odin-along-pregnant_cattle = { odin-good-pregnant_cattle }, horizontal
odin-along-berries = { odin-good-berries }, horizontal
odin-along-eggs = { odin-good-eggs }, horizontal
odin-upright-peas = { odin-good-peas }, vertical
odin-upright-flax = { odin-good-flax }, vertical
odin-upright-beans = { odin-good-beans }, vertical
odin-upright-grain = { odin-good-grain }, vertical
odin-upright-cabbage = { odin-good-cabbage }, vertical
odin-upright-fruits = { odin-good-fruits }, vertical
odin-upright-mead = { odin-good-mead }, vertical
odin-upright-stockfish = { odin-good-stockfish }, vertical
odin-upright-milk = { odin-good-milk }, vertical
odin-upright-salt_meat = { odin-good-salt_meat }, vertical
odin-upright-game_meat = { odin-good-game_meat }, vertical
odin-upright-whale_meat = { odin-good-whale_meat }, vertical
odin-upright-sheep = { odin-good-sheep }, vertical
odin-upright-pregnant_sheep = { odin-good-pregnant_sheep }, vertical
odin-upright-cattle = { odin-good-cattle }, vertical
odin-upright-pregnant_cattle = { odin-good-pregnant_cattle }, vertical
odin-upright-berries = { odin-good-berries }, vertical
odin-upright-eggs = { odin-good-eggs }, vertical
odin-upright-silver = 1 prata

## Fichas especiais

odin-tile-glass_beads = contas de vidro
    .text = 5 espaços, valor de espada 7, 0 de prata.
odin-tile-helmet = capacete
    .text = 5 espaços, valor de espada 8, 1 de prata, da forja.
odin-tile-cloakpin = alfinete de capa
    .text = 5 espaços, valor de espada 8, 1 de prata, da forja.
odin-tile-belt = cinto
    .text = 5 espaços, valor de espada 8, 2 de prata.
odin-tile-crucifix = crucifixo
    .text = 6 espaços, valor de espada 8, 2 de prata, da forja.
odin-tile-drinking_horn = chifre de beber
    .text = 6 espaços, valor de espada 8, 2 de prata.
odin-tile-amber_figure = figura de âmbar
    .text = 7 espaços, valor de espada 9, 2 de prata.
odin-tile-horseshoe = ferradura
    .text = 7 espaços, valor de espada 9, 2 de prata, da forja.
odin-tile-gold_brooch = broche de ouro
    .text = 8 espaços, valor de espada 9, 3 de prata.
odin-tile-forge_hammer = martelo de forja
    .text = 9 espaços, valor de espada 10, 4 de prata, da forja.
odin-tile-fibula = fíbula
    .text = 9 espaços, valor de espada 10, 4 de prata, da forja.
odin-tile-throwing_axe = machado de arremesso
    .text = 9 espaços, valor de espada 11, 4 de prata, da forja.
odin-tile-chalice = cálice
    .text = 10 espaços, valor de espada 12, 5 de prata.
odin-tile-round_shield = escudo redondo
    .text = 12 espaços, valor de espada 13, 6 de prata.
odin-tile-english_crown = coroa inglesa
    .text = 13 espaços, valor de espada 16, não está à venda, 2 pontos.
odin-tile-altar = altar
    .text = 6 espaços, um bônus da Ilha de Mull.

## Armas, navios, dados

odin-weapon-bow_and_arrow = arco e flecha
odin-weapon-snare = armadilha
odin-weapon-spear = lança
odin-weapon-long_sword = espada longa
odin-weapon-card = carta de arma
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
odin-ship-whaling_boat = baleeiro
    .text = Compra: 3 pratas. 3 pontos. Ancoradouro pequeno.
odin-ship-knarr = knarr
    .text = Compra: 5 pratas. 5 pontos; 18 depois de emigrar.
odin-ship-longship = dracar
    .text = Compra: 8 pratas. 8 pontos; 21 depois de emigrar.
odin-arm-whaling_boat = armar um baleeiro
    .text = Coloque um minério nele; ele fica lá.
odin-arm-longship = armar um dracar
    .text = Coloque um minério nele; ele fica lá.
odin-die = o dado de { $number } lados
odin-action-hunt = Caçar
odin-action-snare = Montar uma armadilha
odin-action-whale = Caçar baleias
odin-action-raid = Invadir
odin-action-pillage = Pilhar

## Tabuleiros

odin-board-home = Tabuleiro pessoal
odin-board-shetland = Shetland
odin-board-bear_island = Ilha do Urso
odin-board-faroe_islands = Ilhas Faroé
odin-board-baffin_island = Ilha de Baffin
odin-board-iceland = Islândia
odin-board-labrador = Labrador
odin-board-greenland = Groenlândia
odin-board-newfoundland = Terra Nova
odin-board-lofoten = Lofoten
odin-board-orkney = Órcades
odin-board-mull = Ilha de Mull
odin-board-caithness = Caithness
odin-board-shed = cabana
odin-board-shed_2 = cabana 2
odin-board-shed_3 = cabana 3
odin-board-stone_house = casa de pedra
odin-board-stone_house_2 = casa de pedra 2
odin-board-stone_house_3 = casa de pedra 3
odin-board-long_house = casa longa
odin-board-long_house_2 = casa longa 2
odin-board-long_house_3 = casa longa 3
odin-board-long_house_4 = casa longa 4
odin-board-long_house_5 = casa longa 5
odin-strip-mountain = encosta de montanha { $number }

## Espaços de ação

odin-space-build_shed = Construir cabana
    .text = Pague 2 madeiras por uma cabana.
odin-space-build_whaling_boat = Construir baleeiro
    .text = Pague 1 madeira por um baleeiro.
odin-space-hunting_game_1 = Caçar (1 viking)
    .text = Role o dado de 8 lados até três vezes. Pague o resultado em madeiras e arcos e receba 1 couro cru e 1 carne de caça. Fracasso: você recebe 1 madeira e 1 arco.
odin-space-take_stockfish = Peixe seco
    .text = Receba 1 peixe seco.
odin-space-buy_2_stockfish = 2 peixes secos
    .text = Pague 1 prata por 2 peixes secos.
odin-space-buy_2_salt_meat = 2 carnes salgadas
    .text = Pague 2 pratas por 2 carnes salgadas.
odin-space-market_beans = Feijões e prata
    .text = Receba 1 feijão e 1 prata.
odin-space-milk_from_cattle = Leite das vacas
    .text = Receba 1 leite por vaca, no máximo 3.
odin-space-craft_linen = Linhaça por linho
    .text = Troque 1 linhaça por 1 linho.
odin-space-craft_rune_stone = Pedra rúnica
    .text = Pague 1 pedra por 1 pedra rúnica e 1 prata.
odin-space-mountain_2 = 2 recursos de construção
    .text = Pegue até 2 itens de uma encosta.
odin-space-mountain_1_upgrade_1 = 1 item e aprimorar 1
    .text = Pegue 1 item de uma encosta; aprimore 1 recurso uma vez.
odin-space-upgrade_2 = Aprimorar 2 recursos
    .text = Aprimore até 2 recursos uma vez cada.
odin-space-overseas_trading_1 = Comércio exterior, 1 viking
    .text = Com um knarr: pague 1 prata e vire recursos verdes para o lado azul, um de cada tipo.
odin-space-raiding = Invadir
    .text = Com um dracar: role o dado de 8 lados até três vezes, some pedras e espadas longas e pegue um recurso azul ou ficha especial com valor de espada igual ou menor. Fracasso: você recebe 1 pedra e 1 espada longa.
odin-space-explore_1 = Exploração (1 viking)
    .text = Com qualquer navio: explore Shetland ou as Ilhas Faroé e pegue a prata que houver.
odin-space-draw_occupation = Comprar ocupação
    .text = Compre 1 carta de ocupação e receba 1 prata.
odin-space-play_occupation_1 = Jogar 1 ocupação
    .text = Pague 1 pedra ou 1 minério para jogar 1 ocupação; receba 1 prata.
odin-space-build_stone_house = Construir casa de pedra
    .text = Pague 1 pedra por uma casa de pedra.
odin-space-build_knarr = Construir knarr
    .text = Pague 2 madeiras por um knarr.
odin-space-hunting_game_2 = Caçar (2 vikings)
    .text = Role o dado de 8 lados até três vezes. Pague o resultado em madeiras e arcos e receba 1 couro cru e 1 carne de caça. Fracasso: você recebe 1 madeira e 1 arco.
odin-space-laying_a_snare = Montar uma armadilha
    .text = Role o dado de 8 lados até três vezes. Pague o resultado em madeiras e armadilhas e receba 1 pele e 1 armadilha. Fracasso: você recebe 1 madeira e 1 armadilha, e 1 viking pode voltar.
odin-space-buy_sheep = Ovelha
    .text = Pague 1 prata por 1 ovelha.
odin-space-buy_cattle_milk = Vaca e leite
    .text = Pague 3 pratas por 1 vaca e 1 leite.
odin-space-market_flax_stockfish = Linhaça, peixe seco e prata
    .text = Receba 1 linhaça, 1 peixe seco e 1 prata.
odin-space-take_2_mead = 2 hidroméis e 2 pratas
    .text = Receba 2 hidroméis e 2 pratas.
odin-space-craft_clothing = Roupa
    .text = Troque 1 couro cru e 1 linho por 1 roupa e 2 pratas.
odin-space-craft_chest = Baú
    .text = Pague 1 madeira ou 1 minério por 1 baú e 1 prata.
odin-space-wood_per_player = 1 madeira/jogador, 1 minério
    .text = Receba 1 madeira por jogador na partida e 1 minério.
odin-space-mountain_3_upgrade_1 = 3 itens e aprimorar 1
    .text = Pegue até 3 itens de uma encosta; aprimore 1 recurso uma vez.
odin-space-upgrade_3 = Aprimorar 3 recursos
    .text = Aprimore até 3 recursos uma vez cada.
odin-space-overseas_trading_2 = Comércio exterior, 2 vikings
    .text = Com um knarr: pague 1 prata e vire recursos verdes para o lado azul, um de cada tipo.
odin-space-pillaging_2 = Pilhar (2 vikings)
    .text = Com um dracar: role o dado de 12 lados até três vezes, some o minério dele, pedras e espadas longas e pegue um recurso azul ou ficha especial com valor de espada igual ou menor. Fracasso: você recebe 1 pedra e 1 espada longa, e 1 viking pode voltar.
odin-space-explore_2 = Exploração (2 vikings)
    .text = Com um knarr ou dracar: explore a Islândia, a Groenlândia ou a Ilha do Urso e pegue a prata que houver.
odin-space-emigrate_2 = Emigração (2 vikings)
    .text = Pague em prata o número da rodada e coloque um knarr ou dracar na sua mesa de banquete: ele vale 13 pontos a mais e cobre 2 lugares em cada banquete.
odin-space-play_occupation_2 = Jogar até 2 ocupações
    .text = Jogue 1 ou 2 ocupações da sua mão.
odin-space-build_long_house = Construir casa longa
    .text = Pague 2 pedras por uma casa longa.
odin-space-build_longship = Construir dracar
    .text = Pague 2 madeiras por um dracar.
odin-space-whaling_3 = Caçar baleias (até 3 barcos)
    .text = Com até 3 baleeiros: role o dado de 12 lados até três vezes, subtraia o minério deles e pague o resto em madeiras e lanças: 1 óleo, 1 couro e ossos, 1 carne de baleia. Fracasso: você recebe 1 madeira e 1 lança, e até 2 vikings podem voltar.
odin-space-sheep_or_cattle = Ovelha ou vaca
    .text = Receba 1 ovelha, ou pague 1 prata por 1 vaca.
odin-space-market_fruits = Frutas, óleo e carne salgada
    .text = Receba 1 ficha de frutas, 1 óleo, 1 carne salgada e 1 prata.
odin-space-wool_from_sheep = Lã das ovelhas
    .text = Receba 1 lã por ovelha, no máximo 3.
odin-space-forge = Forja
    .text = Pague 1 minério por joias ou por uma ficha especial com o símbolo de forja.
odin-space-craft_2_chests_2_rune_stones = 2 baús e 2 pedras rúnicas
    .text = Pague 2 pedras e 2 madeiras por 2 baús e 2 pedras rúnicas.
odin-space-mountain_3_2 = 3+2 recursos de construção
    .text = Pegue até 3 itens de uma encosta e até 2 de outra.
odin-space-upgrade_3_weapons_4 = Aprimorar 3, 4 armas
    .text = Aprimore até 3 recursos uma vez cada; compre 4 cartas de arma.
odin-space-upgrade_4 = Aprimorar 4 recursos
    .text = Aprimore até 4 recursos uma vez cada.
odin-space-special_sale = Compra especial
    .text = Com um knarr: compre até 2 fichas especiais pelos seus preços.
odin-space-pillaging_3 = Pilhar (3 vikings)
    .text = Com um dracar: role o dado de 12 lados até três vezes, some o minério dele, pedras e espadas longas e pegue um recurso azul ou ficha especial com valor de espada igual ou menor. Fracasso: você recebe 1 pedra e 1 espada longa, e 1 viking pode voltar.
odin-space-explore_3 = Exploração (3 vikings)
    .text = Com um dracar: explore a Ilha de Baffin, Labrador ou a Terra Nova e pegue a prata que houver.
odin-space-emigrate_3 = Emigração (3 vikings)
    .text = Pague em prata o número da rodada e coloque um knarr ou dracar na sua mesa de banquete: ele vale 13 pontos a mais e cobre 2 lugares em cada banquete.
odin-space-play_occupation_4 = Jogar até 4 ocupações
    .text = Jogue de 1 a 4 ocupações da sua mão; a que você acabou de comprar pode ser uma delas.
odin-space-build_house_and_ship = Casa e navio
    .text = Pague 2 pedras e 2 madeiras por uma casa de pedra e um dracar, ou por uma casa longa e um knarr.
odin-space-whaling_4 = Caçar baleias (1 barco)
    .text = Com 1 baleeiro: role o dado de 12 lados até três vezes, subtraia o minério dele e pague o resto em madeiras e lanças: 1 óleo, 1 couro e ossos, 1 carne de baleia. Fracasso: você recebe 1 madeira e 1 lança, e até 2 vikings podem voltar.
odin-space-buy_sheep_cattle = Ovelha e vaca
    .text = Pague 3 pratas por 1 ovelha e 1 vaca.
odin-space-market_spices_products = Especiarias, leite e lã
    .text = Receba 1 especiaria e 1 prata; com vacas, também 2 leites; com ovelhas, também 1 lã.
odin-space-craft_robe_jewelry = 4 pratas, túnica, joias
    .text = Receba 4 pratas; você pode trocar 1 lã por 1 túnica e 1 prataria por 1 ficha de joias.
odin-space-mountain_4_upgrade_2_twice = 4 itens e aprimorar 2 (2×)
    .text = Pegue até 4 itens de uma encosta; aprimore até 2 recursos até duas vezes cada.
odin-space-mountain_2222_or_upgrade_3_twice = 2+2+2+2 ou aprimorar 3 (2×)
    .text = Pegue até 2 itens de cada uma de até quatro encostas, ou aprimore até 3 recursos até duas vezes cada.
odin-space-plundering = Extorquir
    .text = Com dois dracares: receba 1 tesouro de prata.
odin-space-boat_to_knarr_emigrate = Trocar baleeiro e emigrar
    .text = Você pode trocar um baleeiro por um knarr; depois pode emigrar pelo preço de sempre.
odin-space-imitate_1 = Imitação (1 viking)
    .text = Use um espaço desta coluna ocupado por outro jogador.
odin-space-imitate_2 = Imitação (2 vikings)
    .text = Use um espaço desta coluna ocupado por outro jogador.
odin-space-imitate_3 = Imitação (3 vikings)
    .text = Use um espaço desta coluna ocupado por outro jogador.
odin-space-imitate_4 = Imitação (4 vikings)
    .text = Use um espaço desta coluna ocupado por outro jogador.
odin-group-build_houses = Construção de casas
odin-group-build_ships = Construção de navios
odin-group-hunting = Caça
odin-group-livestock_market = Mercado de animais
odin-group-weekly_market = Mercado semanal
odin-group-products = Produtos
odin-group-crafting = Artesanato
odin-group-mountains_and_trade = Montanha e comércio
odin-group-sailing = Navegação
odin-group-emigration_and_occupation = Emigração e ocupação
odin-group-extension = Extensão

## Fases

odin-phase-new_viking = Um novo viking
odin-phase-harvest = Colheita
odin-phase-exploration_boards = Tabuleiros de exploração
odin-phase-new_weapon = Uma nova arma
odin-phase-actions = Ações
odin-phase-start_player = Jogador inicial
odin-phase-income = Renda
odin-phase-breeding = Procriar animais
odin-phase-feast = Banquete
odin-phase-bonus = Bônus
odin-phase-mountain_strips = Encostas de montanha
odin-phase-remove_vikings = Remover vikings
odin-phase-scoring = Pontuação
odin-step-first_card = Sua primeira ocupação
odin-step-markers = Marcadores de recursos
odin-step-dark_card = Sua ocupação escura
odin-step-round = Começo da rodada
odin-step-actions = Ações
odin-step-income = Renda
odin-step-feast = Banquete
odin-step-bonus = Bônus
odin-step-last_placement = Últimas colocações
odin-step-over = O jogo acabou

## Ocupações

odin-card-1 = Mascate
    .text = Os espaços do mercado de animais custam 1 prata a menos para você.
odin-card-2 = Patrono
    .text = Um espaço que custa 2 pratas ou mais custa 1 a menos para você.
odin-card-3 = Peleteiro
    .text = Com cada espaço que dá exatamente 1 prata: 1 armadilha.
odin-card-4 = Caçador
    .text = Cada dado que você rola vale 1 a menos, também ao invadir e pilhar.
odin-card-5 = Chefe
    .text = Você faz imediatamente um banquete só seu, com uma penalidade de Ting por lugar vazio; o banquete da rodada acontece mesmo assim.
odin-card-6 = Entalhador de Pedras
    .text = Com cada pedra que você pega da montanha: 1 prata.
odin-card-7 = Moleiro
    .text = Depois de cada banquete: 1 prata se restou 1 cereal na sua reserva, 2 pratas se restaram 2 ou mais.
odin-card-8 = Mestre da Guilda
    .text = Antes da renda: 1 óleo se ao menos 5 vikings seus estão em espaços de artesanato.
odin-card-9 = Barqueiro de Minério
    .text = Antes da renda, você pode pegar 1 minério por dracar e colocá-lo na hora no seu tabuleiro pessoal ou de exploração.
odin-card-10 = Ordenhador
    .text = 1 leite e 1 prata por tipo de animal que você tem.
odin-card-11 = Caçador de Tridente
    .text = Receba 1 lança. Ao caçar baleias, cada lança vale 2.
odin-card-12 = Timoneiro
    .text = Receba 1 baú. Depois de cada ação em que você usou um dracar, pode comprar 1 arma.
odin-card-13 = Arqueiro
    .text = Receba 1 arco e flecha. Ao caçar animais, cada rolagem vale 1 a menos.
odin-card-14 = Dono de Navio
    .text = Com um baleeiro, um knarr e um dracar: 1 carne de baleia; com dois de cada: 2 carnes de baleia.
odin-card-15 = Caseiro
    .text = Receba 2 hidroméis por casa de pedra e casa longa. Com cada uma que construir depois: 1 couro cru.
odin-card-16 = Capitão
    .text = Com 4, 5, 6 ou 7 minérios nos seus baleeiros e dracares: 2, 3, 4 ou 5 pratas.
odin-card-17 = Armador do Oriente
    .text = Você pode aprimorar um dos seus recursos até a ficha azul do mesmo formato.
odin-card-18 = Lutador
    .text = Com 1, 2 ou 3 dracares que levam ao menos 2 minérios cada: 1 seda, 1 ficha de joias ou 1 tesouro de prata.
odin-card-19 = Anfitrião
    .text = Com 3, 4 ou 5 fichas especiais, na reserva e nos tabuleiros: 1 seda, 1 especiaria ou 1 ficha de joias.
odin-card-20 = Construtor
    .text = Você pode fazer uma fase de bônus só para as suas casas.
odin-card-21 = Coletor
    .text = Você pode fazer uma fase de bônus só para o seu tabuleiro pessoal.
odin-card-22 = Minerador
    .text = 1 pedra, 1 minério e 1 prata por dracar.
odin-card-23 = Zelador
    .text = 2 pratas por casa de pedra e casa longa.
odin-card-24 = Equipador de Baleeiros
    .text = 1 óleo por knarr e 1 madeira por baleeiro.
odin-card-25 = Negociante de Carne
    .text = 1 carne salgada por knarr.
odin-card-26 = Inspetor de Carnes
    .text = 1 prata por tipo de recurso vermelho na sua reserva, animais incluídos.
odin-card-27 = Pescador
    .text = 1 peixe seco por baleeiro.
odin-card-28 = Serralheiro
    .text = Com cada baú e cada baú de tesouro que receber, você pode comprar 1 óleo por 1 prata.
odin-card-29 = Conservador de Carne
    .text = 1 carne salgada por par de carne de caça e carne de baleia na sua reserva.
odin-card-30 = Mercador de Seda
    .text = Com 1, 2 ou 3 sedas na sua reserva: 1, 3 ou 6 pratas.
odin-card-31 = Almoxarife
    .text = De um recurso do qual você tem exatamente 3 na reserva, receba mais 1; não vale para animais.
odin-card-32 = Fornecedor de Armamentos
    .text = Com 1, 2 ou 3 dracares, compre 2, 5 ou 10 armas.
odin-card-33 = Tosquiador de Ovelhas
    .text = Com ao menos 3, 4 ou 6 ovelhas: 1, 2 ou 3 lãs.
odin-card-34 = Pastor
    .text = Com 2 ovelhas: 1 leite e 1 lã; com 4 ovelhas: mais 1 lã.
odin-card-35 = Criador de Gado
    .text = Você pode fazer uma fase de procriação só para os seus animais.
odin-card-36 = Cozinheiro de Bordo
    .text = Antes do comércio exterior, você pode aprimorar 1 carne salgada, carne de caça ou carne de baleia.
odin-card-37 = Comerciante Exterior
    .text = Antes do comércio exterior, você pode aprimorar 1 recurso.
odin-card-38 = Pacificador
    .text = Em vez da nova arma, você pode pegar 1 madeira, 1 pedra ou 1 minério.
odin-card-39 = Modificador
    .text = A qualquer hora, menos ao rolar dados, você pode tirar minérios dos seus baleeiros e dracares.
odin-card-40 = Mestre Marceneiro
    .text = A qualquer hora você pode colocar madeira nos espaços livres das suas casas de pedra e casas longas, como prata.
odin-card-41 = Molenga
    .text = Depois da fase de bônus, você pode trocar 1 prata ou 1 hidromel por 1 óleo.
odin-card-42 = Intendente
    .text = Antes da renda, você pode colocar 1 madeira ou 1 pedra em uma cabana sua e receber 1 prata por isso.
odin-card-43 = Colhedor de Frutas
    .text = Receba 1 ficha de frutas.
odin-card-44 = Mestre Alfaiate
    .text = A qualquer hora você pode trocar 1 couro cru, 1 lã e 1 linho por 1 roupa e 3 pratas.
odin-card-45 = Pirata
    .text = A qualquer hora você pode trocar 1 madeira e 6 pratas por 1 baú de tesouro.
odin-card-46 = Projetista Naval
    .text = A qualquer hora você pode trocar 3 madeiras e 1 lã ou linho por 1 dracar; isso não é construir navios.
odin-card-47 = Curtidor de Couro
    .text = A qualquer hora você pode trocar 1 carne salgada por 1 couro cru.
odin-card-48 = Fazendeiro
    .text = A qualquer hora você pode trocar 1 vaca, prenhe ou não, por 1 ficha de joias.
odin-card-49 = Arador
    .text = A qualquer hora você pode trocar 1 vaca por 1 ervilha, 1 linhaça, 1 feijão, 1 cereal e 1 repolho; isso é uma colheita sua.
odin-card-50 = Gravador de Runas
    .text = A qualquer hora você pode trocar 1 pedra rúnica por 1 couro cru.
odin-card-51 = Mestre Pedreiro
    .text = A qualquer hora você pode trocar 1 pedra rúnica por 1 prata e 1 leite ou repolho.
odin-card-52 = Tutor
    .text = A qualquer hora você pode pagar 1 prata para jogar uma ocupação da sua mão.
odin-card-53 = Dono de Quitanda
    .text = A qualquer hora você pode pagar 1 prata para aprimorar 1 recurso laranja.
odin-card-54 = Comerciante
    .text = A qualquer hora você pode trocar 1 prataria por 1 seda ou 1 baú.
odin-card-55 = Tesoureiro
    .text = A qualquer hora você pode trocar 3 pratas e 1 baú por 1 baú de tesouro.
odin-card-56 = Traficante de Armas
    .text = A qualquer hora você pode trocar 2 armas quaisquer por 1 minério.
odin-card-57 = Plantador de Feijão
    .text = A qualquer hora você pode trocar 2 feijões por 1 ervilha, 1 hidromel e 1 peixe seco.
odin-card-58 = Prensador de Linhaça
    .text = A qualquer hora você pode trocar 2 linhaças por 3 óleos.
odin-card-59 = Tecelão de Linho
    .text = A qualquer hora você pode trocar 2 linhaças e 1 prata por 2 linhos.
odin-card-60 = Inspetor
    .text = Um dos seus vikings pode voltar de um espaço; pagando em prata o número da rodada, dois do mesmo espaço.
odin-card-61 = Dono do Cais
    .text = Você pode vender um dracar por 8 pratas; o minério a bordo se perde.
odin-card-62 = Ferreiro Fino
    .text = Você pode pagar 1 minério e 1 prata pelo crucifixo ou pelo alfinete de capa.
odin-card-63 = Torneiro de Chifres
    .text = Você pode trocar 1 ovelha, prenhe ou não, por 1 carne salgada, 1 couro cru e 1 lã. Depois pode comprar o chifre de beber por 3 pratas.
odin-card-64 = Construtor de Navios
    .text = Você pode trocar 1 baleeiro e 2 pratas por 1 dracar; o minério no baleeiro se perde.
odin-card-65 = Matador de Dragões
    .text = Você pode trocar 2 armadilhas e 2 lanças por 1 baú de tesouro, uma vez.
odin-card-66 = Lavrador
    .text = Por 1 prata, você pode aprimorar um dos seus recursos laranja em um ou dois passos, na diagonal para a direita.
odin-card-67 = Cozinheiro Particular
    .text = Você pode comprar 2 pratarias, 1 carne de caça e 1 hidromel por 4 pratas.
odin-card-68 = Fornecedor de Armas
    .text = Você pode comprar 4 armas.
odin-card-69 = Fornecedor de Equipamento
    .text = Você pode pegar armas até ter 2 de cada tipo.
odin-card-70 = Mensageiro Expresso
    .text = Se o alfinete de capa estiver em qualquer tabuleiro, você pode pegá-lo; uma prataria e uma pedra rúnica ocupam o lugar dele.
odin-card-71 = Estalajadeiro
    .text = Se o chifre de beber estiver em qualquer tabuleiro, você pode pegá-lo; um baú e uma pedra rúnica ocupam o lugar dele.
odin-card-72 = Conde
    .text = Você pode comprar uma casa de pedra pagando em prata o número da rodada.
odin-card-73 = Metalúrgico
    .text = Você pode pegar 1 prataria, ou comprar o crucifixo por 2 pratas, ou o cálice por 5 pratas.
odin-card-74 = Vaqueiro
    .text = Você pode trocar 2 pratas e 1 cereal por 1 vaca.
odin-card-75 = Coletor de Ossos
    .text = Você pode comprar 1 couro e ossos por 1 prata.
odin-card-76 = Regressado
    .text = Um dos seus vikings pode voltar de cada espaço seu da quarta coluna.
odin-card-77 = Seguidor
    .text = Você pode usar um espaço ocupado da segunda coluna sem colocar vikings.
odin-card-78 = Mercador Viajante
    .text = Com 1, 2, 3 ou 4 knarrs, você pode virar até 2, 4, 6 ou 7 dos seus recursos, para qualquer lado.
odin-card-79 = Criador
    .text = Você pode virar 1 vaca para o lado prenhe.
odin-card-80 = Pastorzinho
    .text = Você pode comprar 1 ovelha por 2 pratas.
odin-card-81 = Quartel-mestre
    .text = Você pode comprar um dracar, por 1 prata a menos por espada longa e meia prata a menos por arco ou lança; as armas ficam com você. O preço é arredondado para baixo.
odin-card-82 = Construtor de Dracares
    .text = Você pode comprar um dracar; com 1, 2 ou 3 knarrs, ele custa 2, 5 ou 7 pratas a menos.
odin-card-83 = Atacadista
    .text = Você pode aprimorar até 4 recursos, todos do mesmo tipo.
odin-card-84 = Guarda do Porto
    .text = Você pode emigrar, por 1 prata a menos por navio grande que tinha antes.
odin-card-85 = Tocador de Trompa
    .text = Você pode pagar 1 prata para caçar animais. Depois pode pagar 2 pratas para montar uma armadilha; nenhum viking volta.
odin-card-86 = Comprador de Couro
    .text = Você pode comprar 1, 2 ou 3 couros crus por 2, 4 ou 6 pratas.
odin-card-87 = Pregador
    .text = Você pode pegar o crucifixo, ou 4 itens de uma encosta.
odin-card-88 = Escrivão
    .text = Antes do comércio exterior, uma vez por knarr: você pode pagar 1 prata para aprimorar um recurso na diagonal para a esquerda.
odin-card-89 = Catapultador
    .text = Ao invadir ou pilhar, cada pedra vale 2.
odin-card-90 = Espadachim
    .text = Antes de invadir, você pode descartar 1 minério do dracar que navega: cada rolagem vale 2 a mais.
odin-card-91 = Retardatário
    .text = Depois das ações, você pode pagar 1 prata para usar um espaço livre da primeira coluna logo acima ou abaixo de um viking seu.
odin-card-92 = Alma Compassiva
    .text = Em rodadas sem colheita: 1, 2 ou 3 pratas com 3, 4 ou ao menos 5 fichas especiais.
odin-card-93 = Amigo na Necessidade
    .text = Em rodadas sem colheita: 1 feijão, 1 cereal ou 1 repolho com 1, 2 ou 3 baleeiros.
odin-card-94 = Mercador de Especiarias
    .text = Em rodadas sem colheita, você pode trocar 2 óleos por 1 especiaria.
odin-card-95 = Andarilho
    .text = Em rodadas sem colheita, você pode pegar 2 itens de uma encosta.
odin-card-96 = Mercador de Carne
    .text = Em rodadas sem colheita, você pode trocar 1 carne de caça por 1 carne de baleia, ou 1 carne de baleia por 2 carnes de caça.
odin-card-97 = Contador de Ervilhas
    .text = Em rodadas sem colheita, você pode dobrar as ervilhas da sua reserva, até 8.
odin-card-98 = Nobre
    .text = Com cada cereal que colocar em uma casa de pedra ou casa longa, você pode comprar 1 seda por 2 pratas.
odin-card-99 = Preceptor
    .text = Sempre que for comprar uma ocupação, você pode em vez disso jogar uma da sua mão.
odin-card-100 = Coveiro
    .text = Com cada pedra rúnica que colocar em um tabuleiro de exploração: 1 prata.
odin-card-101 = Juiz
    .text = Com cada pedra rúnica que colocar em uma casa de pedra ou casa longa: 1 hidromel e 1 prata.
odin-card-102 = Mercador de Peles
    .text = Em um espaço com 'aprimorar 1 recurso', você pode em vez disso trocar 1 carne de caça ou 1 seda por 1 pele.
odin-card-103 = Ferreiro da Floresta
    .text = Antes de pagar minério pelo baú ou na forja, você pode pegar 1 item da montanha.
odin-card-104 = Guerreiro Desanimado
    .text = Se uma invasão fracassa depois da primeira ou da segunda rolagem: também 1 peixe seco ou 1 óleo.
odin-card-105 = Construtor de Knarrs
    .text = No espaço do baleeiro, você pode em vez disso construir um knarr por 3 madeiras.
odin-card-106 = Belicista
    .text = Para extorquir, bastam 3 vikings com 3 dracares, ou 2 vikings com 4.
odin-card-107 = Aventureiro
    .text = No espaço de Shetland e das Ilhas Faroé, você pode reclamar qualquer tabuleiro aberto, com qualquer navio.
odin-card-108 = Ferreiro
    .text = Depois de pagar minério pelo baú ou na forja, você pode pagar 1 prata para um dos vikings voltar.
odin-card-109 = Conde-mestre
    .text = Depois do comércio exterior com dois vikings: 1 prata por knarr.
odin-card-110 = Colono de Birka
    .text = Depois do comércio exterior com dois vikings, você pode emigrar, pelo preço normal.
odin-card-111 = Artista
    .text = No artesanato: 1 prata para cada tipo que você paga entre madeira, pedra e minério.
odin-card-112 = Taberneiro
    .text = Com cada espaço de artesanato: 1 hidromel.
odin-card-113 = Aprendiz de Artesão
    .text = Antes de usar um espaço de artesanato, você pode pegar 1 item da montanha.
odin-card-114 = Bordador de Seda
    .text = Depois de cada espaço de artesanato, você pode comprar 1 seda por 3 pratas.
odin-card-115 = Princesa
    .text = Com cada espaço de construção de casas: 1 prataria.
odin-card-116 = Mestre de Obras
    .text = Casas de pedra e casas longas custam 1 pedra a menos nos seus espaços.
odin-card-117 = Armador
    .text = Depois de construir um knarr ou um dracar, você pode aprimorar 1 recurso.
odin-card-118 = Mensageiro
    .text = Com cada espaço do mercado semanal: 1 hidromel e 1 pedra.
odin-card-119 = Leiteiro
    .text = Com cada espaço do mercado semanal: 1 leite.
odin-card-120 = Intermediário
    .text = Depois de cada espaço do mercado semanal, você pode pagar 1 prata para aprimorar 1 recurso.
odin-card-121 = Carpinteiro
    .text = Antes de usar um espaço de construção de navios ou casas, você pode pegar 1 item da montanha.
odin-card-122 = Guarda da Montanha
    .text = Depois de uma ação de montanha que trouxe 2, 3 ou 4 tipos de itens: 1 hidromel, 1 couro cru ou 1 baú.
odin-card-123 = Vendedor de Óleo
    .text = Depois de um espaço com 'aprimorar 1 recurso', você pode trocar 1 óleo por 1 prataria.
odin-card-124 = Operário
    .text = Depois de um espaço que deu exatamente 2 pratas, você pode trocar 2 pratas por 1 cereal e 2 madeiras.
odin-card-125 = Escriba
    .text = Com cada exploração e cada emigração: 1 pedra rúnica.
odin-card-126 = Armador de Laços
    .text = Com cada armadilha montada com sucesso: 1 prata.
odin-card-127 = Pescador de Linha
    .text = Com cada armadilha montada com sucesso: 1 peixe seco.
odin-card-128 = Escavador
    .text = Com cada armadilha bem-sucedida: pegue 1 item de uma encosta da montanha.
odin-card-129 = Salgador de Carne
    .text = Depois de uma armadilha bem-sucedida, você pode trocar 1 armadilha por 1 carne salgada.
odin-card-130 = Especialista em Armadilhas
    .text = Depois de ter sucesso no espaço da armadilha, você pode descartar 2 armadilhas e pegar de volta 1 dos vikings colocados ali.
odin-card-131 = Iscador
    .text = Depois de montar uma armadilha, com sucesso ou não, você pode trocar 1 peixe seco por 1 carne de caça.
odin-card-132 = Berserker
    .text = Antes de pilhar, você pode descartar 1 minério do dracar que navega: cada rolagem vale 3 a mais.
odin-card-133 = Lanceiro
    .text = Com cada invasão bem-sucedida: 1 prata ou 1 ervilha.
odin-card-134 = Beberrão
    .text = Com cada invasão fracassada: 1 hidromel.
odin-card-135 = Lobo Solitário
    .text = Depois de invadir ou pilhar com sucesso gastando exatamente 1 espada longa, você a recebe de volta.
odin-card-136 = Saqueador
    .text = Cada rolagem ao invadir ou pilhar vale 1 a mais, e você pode dividir o resultado entre duas fichas.
odin-card-137 = Lutador Corpo a Corpo
    .text = Ao invadir ou pilhar, suas lanças servem de espadas longas.
odin-card-138 = Ladrão
    .text = Em batalha, você também pode pegar recursos verdes, por 1 a menos que o recurso azul do verso.
odin-card-139 = Caçador de Espólios
    .text = Em batalha, as fichas especiais de maior valor de espada custam 1 a menos para você.
odin-card-140 = Cozinheiro de Gordura
    .text = Com cada caça à baleia bem-sucedida: 1 óleo a mais.
odin-card-141 = Escultor de Marfim
    .text = Caça à baleia bem-sucedida sem madeira: 1 repolho, 1 feijão ou 1 ervilha, com 1, 2 ou 3 baleeiros.
odin-card-142 = Apanhador de Baleias
    .text = Depois de uma caça à baleia bem-sucedida em que gastou exatamente 1 lança, você a recebe de volta.
odin-card-143 = Vendedor de Galhadas
    .text = Com cada caçada bem-sucedida: 1 prata.
odin-card-144 = Caçador de Cervos
    .text = Com cada caçada bem-sucedida, você pode comprar 1 couro e ossos por 2 pratas.
odin-card-145 = Guarda-florestal
    .text = Antes de caçar, você pode pegar 1 item de uma encosta da montanha.
odin-card-146 = Condutor de Trenó
    .text = Cada rolagem ao caçar ou montar uma armadilha vale 1 a menos.
odin-card-147 = Piloto
    .text = Para invadir, pilhar, extorquir e explorar, seus knarrs servem de dracares.
odin-card-148 = Negociante de Especiarias
    .text = Depois de construir um knarr, você pode comprar 1 especiaria por 3 pratas.
odin-card-149 = Sacerdote
    .text = Antes de usar um espaço de comércio exterior: 1 óleo, que já pode ser trocado nessa ação.
odin-card-150 = Comprador de Carne
    .text = Quando um espaço ou uma ocupação traz exatamente 2 peixes secos ou 2 carnes salgadas, você pode trocar 1 deles por 1 carne de caça.
odin-card-151 = Porta-voz do Ting
    .text = Quando 1 ou 2 vikings seus voltam de uma vez durante as ações: 1 prata.
odin-card-152 = Mercador
    .text = Depois de aprimorar 3 ou 4 recursos, um dos recém-aprimorados pode ser aprimorado mais uma vez.
odin-card-153 = Caçador Eficiente
    .text = Você pode rolar até quatro vezes em cada ação de dado.
odin-card-154 = Lenhador
    .text = Depois de um espaço que deu 2 madeiras ou mais: 1 prata.
odin-card-155 = Tanoeiro
    .text = Depois de um espaço que deu 2 madeiras ou mais, você pode trocar 1 madeira por 1 peixe seco.
odin-card-156 = Britador
    .text = Depois de um espaço que deu 1 pedra ou mais: 1 prata.
odin-card-157 = Esfolador
    .text = Para cada ovelha e cada vaca servida no banquete: 1 couro e ossos.
odin-card-158 = Bárbaro
    .text = Para cada carne de caça e cada carne de baleia servida no banquete: 3 armas e, na hora, 1 prata.
odin-card-159 = Caçador Festivo
    .text = Depois de um banquete em que serviu carne de caça, você pode caçar sem vikings.
odin-card-160 = Abstêmio
    .text = 1 prata antes do banquete, se você não servir hidromel nele.
odin-card-161 = Ajudante de Baleeiro
    .text = Na fase de bônus, com pelo menos 7 vikings na terceira coluna: 1 repolho.
odin-card-162 = Plantador de Linhaça
    .text = Na fase de bônus, com pelo menos 7 vikings na segunda coluna: 1 linhaça.
odin-card-163 = Peão
    .text = Com uma caçada bem-sucedida no espaço de 2 vikings: 1 couro cru e 1 prata a mais.
odin-card-164 = Lutador Armado
    .text = Antes de usar um espaço da quarta coluna com 4 vikings, você pode pegar 1 pedra ou minério de uma encosta da montanha.
odin-card-165 = Líder da Aldeia
    .text = No início do banquete, com roupa na sua reserva: 2 pratas.
odin-card-166 = Guardião das Armas
    .text = A partir da segunda vez na rodada em que coloca 2 vikings na segunda coluna, você pode comprar 1 arma antes da ação.
odin-card-167 = Provador
    .text = No início do banquete: 1 prata com 1 especiaria na sua reserva, ou 2 pratas com mais.
odin-card-168 = Conde de Lade
    .text = Sempre que passar a haver exatamente 3 vikings na sua praça do Ting durante a rodada: 1 prata.
odin-card-169 = Semeador
    .text = Em cada colheita: 1 linhaça ou 1 cereal a mais, se você já tinha antes.
odin-card-170 = Ajudante de Refugiados
    .text = Cada emigração custa 2 pratas a menos para você.
odin-card-171 = Padeiro de Linhaça
    .text = Depois de cada colheita, você pode trocar 1 linhaça por 1 cereal e 1 prata.
odin-card-172 = Cozinheiro de Peixes
    .text = Depois do banquete, você pode mover peixes secos da mesa para as suas casas.
odin-card-173 = Puncionista
    .text = Quando as encostas perdem itens: 1 prata por minério e 2 pratas por '2 pratas'.
odin-card-174 = Viajante do Bósforo
    .text = Com cada nova vaca, você pode comprar 1 especiaria por 4 pratas ou 1 seda por 3 pratas.
odin-card-175 = Prensador de Óleo de Peixe
    .text = Quando um espaço ou uma ocupação traz peixe seco, você pode comprar 1 óleo por 1 prata.
odin-card-176 = Professor de Etiqueta
    .text = Depois de cada ação em que jogou ocupações: 1 ervilha.
odin-card-177 = Criada
    .text = Quando uma casa sua dá exatamente 1 recurso de bônus, você pode pegar 1 prataria no lugar.
odin-card-178 = Construtor de Barcos
    .text = Assim que tiver 4 navios grandes: 2 baleeiros de graça, se houver lugar para eles.
odin-card-179 = Mestre de Cúter
    .text = Com o próximo knarr que receber, uma só vez: 1 peixe seco e 1 prata por knarr.
odin-card-180 = Saqueador de Praias
    .text = Assim que tiver 3 dracares: 4, 3 ou 2 pratarias se a sua renda for de no máximo 5, 11 ou 30.
odin-card-181 = Remendador de Velas
    .text = Assim que tiver 3 navios grandes: 3, 2 ou 1 lã se a sua renda for de no máximo 4, 9 ou 30.
odin-card-182 = Jardineiro de Ervas
    .text = Assim que tiver 2 casas, você pode, uma vez e a qualquer hora, comprar 1 especiaria por 2 madeiras ou 2 por 5 madeiras.
odin-card-183 = Entregador de Cereais
    .text = Com 1, 2, 3 ou 4 knarrs, você recebe os produtos dessa colheita, de ervilhas, linhaça e feijões até frutas.
odin-card-184 = Patrocinador
    .text = Se tiver 3 minérios, você pode comprar um dracar por 4 madeiras ou 3 pratas e colocar os 3 minérios nele.
odin-card-185 = Viajante de Dorestad
    .text = Em vez de uma invasão possível, você pode aprimorar 2 recursos.
odin-card-186 = Padeiro de Ervilha
    .text = Em cada banquete, duas ervilhas suas podem ficar na horizontal.
odin-card-187 = Cronista
    .text = A qualquer hora você pode trocar 3 linhaças por 1 baú de tesouro. Numa ação em que colocou vikings, 2 linhaças podem comprar o cinto.
odin-card-188 = Mineiro
    .text = Ao jogar: 1 prata por cada outro jogador. Depois, 1 prata a mais com cada '2 pratas' que pegar de uma encosta.
odin-card-189 = Navegante
    .text = Na contagem de pontos: 4, 9 ou 16 pratas por 2, 3 ou 4 tabuleiros de exploração.
odin-card-190 = Mercador do Bósforo
    .text = Com cada especiaria que receber: 1 óleo.
odin-category-immediate = Imediata
odin-category-anytime = A qualquer hora
odin-category-each_time = A cada vez
odin-category-as_soon_as = Assim que
odin-topic-hunting = Caça
odin-topic-whaling = Caça à baleia
odin-topic-raiding = Ataques
odin-topic-ships = Navios
odin-topic-exploring = Exploração e emigração
odin-topic-houses = Casas
odin-topic-boards = Tabuleiros
odin-topic-crafting = Produção
odin-topic-trade = Comércio e aprimoramento
odin-topic-mountain = Montanha e materiais
odin-topic-harvest = Colheita
odin-topic-animals = Animais
odin-topic-feast = Banquete
odin-topic-treasures = Tesouros
odin-topic-silver = Prata
odin-topic-weapons = Armas
odin-topic-vikings = Vikings
odin-topic-occupations = Ocupações

## Pontuação

odin-score-ships = Navios
odin-score-emigration = Emigração
odin-score-exploration = Tabuleiros de exploração
odin-score-buildings = Cabanas e casas
odin-score-animals = Ovelhas e vacas
odin-score-occupations = Ocupações
odin-score-silver = Prata
odin-score-crown = Coroa inglesa
odin-score-bare = Espaços não cobertos
odin-score-penalties = Penalidades de Ting

## A mesa

odin-sheet-players = Jogadores
odin-sheet-supplies = Reservas
odin-sheet-spaces = Tabuleiro de ações
odin-sheet-mountain = Encostas de montanha
odin-sheet-shores = Tabuleiros de exploração
odin-sheet-markers = Marcadores de recursos
odin-sheet-own_boards = Seus tabuleiros
odin-sheet-table = A mesa
odin-column-seat = Jogador
odin-column-score = Pontos
odin-column-vikings = Vikings
    .text = Eles fazem o trabalho. Cada rodada traz mais um, e todos querem comida no banquete.
odin-column-income = Renda
    .text = Prata por rodada: o menor número descoberto de cada tabuleiro.
odin-column-ships = Navios
odin-column-cards = Cartas
odin-column-occupations = Ocupações
odin-column-penalties = Penalidades
    .text = Cada uma custa 3 pontos no fim.
odin-column-supply = Reserva
odin-column-boards = Tabuleiros
odin-column-free = Livres
odin-column-taken = Ocupados
odin-column-strip = Encosta
odin-column-items = Da esquerda
odin-column-board = Tabuleiro
odin-column-owner = De quem
odin-column-silver = Prata
odin-column-points = Pontos
odin-column-drawing = Espaços
odin-column-markers = O que mostram
odin-label-round = Rodada
odin-label-start_player = Alce
    .text = O jogador inicial. Quem coloca vikings por último na rodada recebe o alce para a próxima.
odin-label-buildings = Construções restantes
odin-label-special_tiles = Fichas especiais restantes
odin-label-rolls = Últimas rolagens
odin-label-hand = Sua mão
odin-label-emigrated = (emigrou)
odin-label-harvest_marker = Marcador de colheita
odin-label-crop_failure = Colheita perdida

## Na página: o tabuleiro

odin-page-column = { $column ->
    [1] Um viking
    [2] Dois vikings
    [3] Três vikings, e você compra uma ocupação
    [4] Quatro vikings, e você pode jogar uma ocupação
   *[other] { $column } vikings
}
odin-page-groups = Ir para um grupo
odin-page-strips-left = Na pilha: { $count }
odin-page-weapon-pile = Cartas de arma na pilha: { $count }
odin-page-card-pile = Ocupações na pilha: { $count }
odin-page-round = Rodada { $round } de { $rounds }
odin-page-turned = O tabuleiro { $letter } é virado
odin-page-markers = Marcadores de recursos
odin-page-marker = Com colheita: { $orange }. Com colheita perdida: { $brown }.
odin-page-harvest-unknown = O marcador de colheita ainda não é conhecido
odin-page-dice = Dados
odin-page-at-hand = Você tem
odin-page-table = Mesa de banquete
odin-page-banquet = { $free ->
    [0] Todos os lugares estão cobertos.
    [one] { $free } lugar livre.
   *[other] { $free } lugares livres.
}
odin-page-penalties = { $count ->
    [one] { $count } penalidade de Ting: { $points } pontos perdidos
   *[other] { $count } penalidades de Ting: { $points } pontos perdidos
}
odin-page-serve = Servir por mim
odin-page-take-items = pegar { $items }
odin-page-from-strip = { $items } da montanha
odin-page-strip-with = a encosta com { $items }
odin-page-idle-step = Fica de fora agora: { $gains } (falta { $things })
odin-page-loot-what = Seu resultado de batalha: { $result }. O que você pega?
odin-page-loot = { $price ->
    [0] Espada { $sword }, cobre { $spaces }. Nada a pagar.
   *[other] Espada { $sword }, cobre { $spaces }. Você paga { $price } em pedras e espadas longas.
}
odin-page-take-it = Pegar
odin-page-pay = { $price ->
    [0] sem pagar nada
   *[other] pague { $price }
}
odin-page-emigrates = { $now } → { $after } pontos
odin-page-no-cards = nenhuma carta, só { $resource }
odin-page-leave-empty = { $count ->
    [1] Um lugar fica vazio: { $points } pontos perdidos.
   *[other] { $count } lugares ficam vazios: { $points } pontos perdidos.
}
odin-page-serve-empty = { $count ->
    [1] Mesmo o melhor banquete deixa um lugar vazio: { $points } pontos perdidos.
   *[other] Mesmo o melhor banquete deixa { $count } lugares vazios: { $points } pontos perdidos.
}
odin-page-serve-anyway = Servir assim
odin-page-leave-all = { $count ->
    [one] Deixar { $count } vazio: −{ $points }
   *[other] Deixar { $count } vazios: −{ $points }
}
odin-page-anytime = Colocar, comprar…
odin-page-food = { $free ->
    [one] Próximo banquete: { $free } lugar, comida para { $covered }
   *[other] Próximo banquete: { $free } lugares, comida para { $covered }
}
odin-page-meal = Comida para o próximo banquete
    .text = Quantos lugares da sua mesa você pode cobrir com o que tem e com a renda que vem antes, e quantos há no total. Cada lugar vazio custa 3 pontos no fim.
odin-page-seated = Vikings que ainda vêm
    .text = A cada rodada um deles se junta a você, e daí em diante o lugar dele também pede comida.
odin-page-plan-left = { $count ->
    [1] Uma ficha do seu plano não foi colocada.
   *[other] { $count } fichas do seu plano não foram colocadas.
}
odin-page-pass-vikings = { $count ->
    [1] Um viking seu ficaria sem trabalho: quem passa não joga mais nesta rodada.
   *[other] { $count } vikings seus ficariam sem trabalho: quem passa não joga mais nesta rodada.
}
odin-page-goods-left = Você ainda pode colocar: { $goods }. Depois disto, nada mais.
odin-page-go-on = Continuar sem isso
odin-page-lay-and-go-on = Colocar tudo e seguir
odin-page-covers = cobre { $count }
odin-page-too-wide = { $free ->
    [one] largura { $width }, resta { $free } lugar
   *[other] largura { $width }, restam { $free } lugares
}
odin-page-feast-rule = Nunca duas fichas da mesma cor lado a lado, exceto prata; de cada tipo, só uma ficha pode ficar na horizontal.
odin-page-passed = passou
odin-page-round-colour = nesta rodada
    .text = No jogo solo há duas cores, uma em cada rodada. Os vikings da outra cor ficam onde foram colocados na rodada anterior e bloqueiam esses espaços.
odin-page-orange = Recursos laranja
odin-page-red = Recursos vermelhos
odin-page-green = Recursos verdes
odin-page-blue = Recursos azuis
odin-page-goods = Recursos
odin-page-sign-draw = Comprar uma ocupação
odin-page-sign-play = Jogar uma ocupação
odin-page-sign-up = Aprimorar uma vez
odin-page-sign-twice = Aprimorar duas vezes
odin-page-sign-sale = Comprar fichas especiais
odin-page-sign-explore = Tabuleiro de exploração
odin-page-sign-emigrate = Emigrar
odin-page-sign-player = Para cada jogador
odin-page-sign-lay = Colocar recursos ou navios
odin-page-sign-feast = Comida para o banquete
odin-page-sign-harvest = Colheita
odin-page-price = preço em prata
odin-page-sword = espada
odin-page-special-tiles = Fichas especiais
odin-page-nothing = Nada ainda
odin-page-bare = { $points ->
    [one] Os espaços não cobertos custam { $points } ponto agora.
   *[other] Os espaços não cobertos custam { $points } pontos agora.
}
odin-page-house = { $points } pontos; −{ $minus } pelos espaços vazios.
odin-page-shore = { $points } pontos. Vikings: { $vikings }. Prata sobre ele: { $silver }.
odin-page-all-cards = Mostrar as { $count } ocupações
odin-page-card-points = { $points ->
    [0] Nenhum ponto quando é jogada.
    [one] { $points } ponto quando é jogada.
   *[other] { $points } pontos quando é jogada.
}
odin-page-card-deck = Baralho { $deck }.
odin-page-card-light = Carta marrom-clara: uma das iniciais.
odin-page-card-dark = Carta marrom-escura: da pilha.
odin-page-card-for-now = Nesta mesa só contam os pontos dela.
odin-page-card-now = Agora:
odin-page-card-choice = age agora, você escolhe
odin-page-card-missing = Falta: { $things }
odin-page-card-nothing = nada agora
odin-page-card-nothing-now = Não traria nada agora.
odin-page-card-later = Não traz nada ao ser jogada; age depois.
odin-page-card-how = Para jogá-la, use um espaço ou uma ocupação que permita jogar ocupações.
odin-page-fired = Ocupações que acabaram de agir
odin-page-in-play = Em jogo
odin-page-read-cards = Ler as cartas
odin-page-play-card = Jogar esta carta
odin-page-sort = Ordenar por
odin-page-sort-kind = quando agem
odin-page-sort-name = nome
odin-page-sort-now = o que trazem agora
odin-page-sort-points = pontos
odin-page-anytime-cards = Ocupações a qualquer hora
odin-page-leave-effect = Agora não
odin-page-no = Não
odin-page-no-more = Nada mais
odin-page-after-action = Decidir depois da ação
odin-page-no-occupation = Não jogar nenhuma
odin-page-ask-before-action = Qual ocupação você joga antes da ação?
odin-page-no-viking-back = Nenhum viking
odin-page-so-many-vikings = { $count ->
    [one] { $count } viking
   *[other] { $count } vikings
}
odin-page-ask-order = Várias ocupações suas agem agora. Qual vem primeiro?
odin-page-ask-use = Você usa esta ocupação agora: { $card }?
odin-page-ask-way = { $card }: de que maneira você usa a carta?
odin-page-ask-anytime = Você coloca recursos, compra ou arma um navio, ou usa uma ocupação?
odin-page-find-words = Nome ou texto
odin-page-find-deck = Baralho e cor
odin-page-find-kind = Quando age
odin-page-find-topic = De que trata
odin-page-find-all = Limpar a busca
odin-page-deck = Baralho { $deck }
odin-page-light = Marrom-clara
odin-page-dark = Marrom-escura
odin-page-found = { $count ->
    [one] { $count } ocupação
   *[other] { $count } ocupações
}
odin-page-found-none = Nenhuma ocupação encontrada. Tente com menos filtros.

## Recusas

odin-why-occupied = Já há vikings ali.
odin-why-nothing_to_imitate = Nenhum outro jogador ocupa um espaço desta coluna que você possa usar.
odin-why-needs_ship = Você precisa de um navio.
odin-why-needs_large_ship = Você precisa de um knarr ou dracar.
odin-why-needs_whaling_boat = Você precisa de um baleeiro.
odin-why-needs_knarr = Você precisa de um knarr.
odin-why-needs_longship = Você precisa de um dracar.
odin-why-needs_two_longships = Você precisa de dois dracares.
odin-why-no_small_stage = Você não tem ancoradouro pequeno livre.
odin-why-no_large_stage = Você não tem ancoradouro grande livre.
odin-why-no_shed_left = Não há mais cabanas.
odin-why-no_stone_house_left = Não há mais casas de pedra.
odin-why-no_long_house_left = Não há mais casas longas.
odin-why-no_mountain_item = Não há nada na montanha.
odin-why-nothing_to_upgrade = Você não tem recurso para aprimorar.
odin-why-needs_sheep = Você precisa de uma ovelha.
odin-why-needs_cattle = Você precisa de uma vaca.
odin-why-no_special_tile = Você não pode pagar nenhuma ficha especial restante.
odin-why-no_board = Não há tabuleiro para explorar com esse número de vikings.
odin-why-needs_silver_for_round = Você precisa de tantas pratas quanto o número da rodada.
odin-why-no_table_room = Não há mais lugar na sua mesa de banquete.
odin-why-needs_card = Você não tem carta de ocupação na mão.
odin-why-space_needs_it = O espaço que você ocupou precisa disso, e você ainda não usou nenhum efeito dele.
odin-why-not_during_action = Navios são armados antes ou depois de uma ação, não durante ela.
odin-why-goods_alone = Depois do último banquete você só coloca recursos.
odin-why-nothing_to_arm = Você não tem navio desse tipo com lugar para minério.
odin-why-fits_nowhere = Não cabe em nenhum dos seus tabuleiros.
odin-why-none_left = Você não tem mais nenhum.
odin-why-needs_2_vikings = Você precisa de dois vikings.
odin-why-needs_3_vikings = Você precisa de três vikings.
odin-why-needs_4_vikings = Você precisa de quatro vikings.
odin-why-needs_1_wood = Você precisa de 1 madeira.
odin-why-needs_2_wood = Você precisa de 2 madeiras.
odin-why-needs_1_stone = Você precisa de 1 pedra.
odin-why-needs_2_stone = Você precisa de 2 pedras.
odin-why-needs_1_ore = Você precisa de 1 minério.
odin-why-needs_1_silver = Você precisa de 1 prata.
odin-why-needs_2_silver = Você precisa de 2 pratas.
odin-why-needs_3_silver = Você precisa de 3 pratas.
odin-why-needs_5_silver = Você precisa de 5 pratas.
odin-why-needs_8_silver = Você precisa de 8 pratas.
odin-why-needs_1_flax = Você precisa de 1 linhaça.
odin-why-needs_1_hide = Você precisa de 1 couro cru.
odin-why-needs_1_linen = Você precisa de 1 linho.
odin-why-needs_1_wool = Você precisa de 1 lã.
odin-why-needs_1_silverware = Você precisa de 1 prataria.
odin-why-wrong_colour = Recursos desta cor não ficam aqui.
odin-why-no_ore_in_house = Minério não é colocado em casas.
odin-why-only_wood_and_stone = Uma cabana só recebe madeira e pedra.
odin-why-only_in_slots = Madeira e pedra só cabem nos espaços próprios delas.
odin-why-only_at_the_end = No fim do jogo, madeira e pedra ocupam os espaços delas automaticamente.
odin-why-off_board = Passaria da borda.
odin-why-covered = Já há algo ali.
odin-why-orange_beside_orange = Laranja não pode ficar ao lado de laranja.
odin-why-red_beside_red = Vermelho não pode ficar ao lado de vermelho.
odin-why-green_beside_green = Verde não pode ficar ao lado de verde.
odin-why-income_order = Uma renda só pode ser coberta se todo o retângulo até o canto inferior esquerdo estiver coberto, fora os bônus.

## As regras em resumo

odin-goes-1 = A cada rodada você envia vikings ao tabuleiro de ações.
odin-goes-2 = Eles caçam, fabricam, comerciam, invadem e trazem recursos.
odin-goes-3 = Aprimorados, os recursos ficam verdes e depois azuis.
odin-goes-4 = Com recursos verdes e azuis você cobre seus tabuleiros, e sua renda cresce.
odin-goes-5 = Toda rodada termina com um banquete; o que ficar descoberto no fim custa pontos.

odin-rules-1 = Cubra os espaços negativos dos seus tabuleiros e junte navios, casas, ilhas, animais e prata. Depois de 7 rodadas (6 no jogo curto), quem tiver mais pontos vence; um empate é vitória compartilhada.
    .title = O objetivo
odin-rules-2 = Você recebe um novo viking, em algumas rodadas uma colheita, e uma carta de arma. Depois, cada jogador por sua vez manda vikings a um espaço. Seguem renda, procriação, banquete e bônus; a montanha se desgasta e os vikings voltam para casa.
    .title = Uma rodada
odin-rules-3 = Um espaço recebe tantos vikings quanto o número da coluna, e só um jogador por rodada. Na terceira coluna você compra antes uma ocupação; na quarta pode jogar uma. É preciso usar ao menos um efeito do espaço. Quem manda vikings por último começa a rodada seguinte.
    .title = Ações
odin-rules-4 = A qualquer hora você pode colocar recursos verdes e azuis, fichas especiais, prata e minério no seu tabuleiro pessoal e nas suas ilhas; verde nunca ao lado de verde. Uma renda só pode ser coberta quando tudo à esquerda e abaixo dela está coberto. Casas também recebem comida laranja e vermelha, mas não minério; nelas, laranja não fica ao lado de laranja, nem vermelho ao lado de vermelho. O que foi colocado não sai mais.
    .title = Colocar recursos
odin-rules-5 = Sua renda é o menor número descoberto de cada diagonal. Um espaço de bônus descoberto, com tudo ao redor coberto, dá o que mostra em todas as rodadas, menos na última.
    .title = Renda e bônus
odin-rules-6 = Você pode rolar até três vezes; vale a última rolagem. Caça, armadilhas e baleias pedem resultados baixos, pagos em madeira e na arma certa; o minério nos baleeiros baixa o resultado. Invadir e pilhar pedem resultados altos, aumentados com pedras e espadas longas e, ao pilhar, também com o minério do dracar. Você sempre pode desistir e levar a consolação.
    .title = Dados
odin-rules-7 = Cubra cada lugar livre da mesa com comida laranja e vermelha e prata. Nunca duas fichas da mesma cor lado a lado, exceto prata; uma ficha de cada tipo pode ficar na horizontal, as demais ficam na vertical. Cada lugar vazio custa 3 pontos. Navios que emigraram cobrem dois lugares para sempre.
    .title = O banquete
odin-rules-8 = Se você tem dois ou mais animais de um tipo e nenhum prenhe, um fica prenhe e dá cria na rodada seguinte. Animais valem pontos, dão leite e lã, e podem ser servidos no banquete ou trocados.
    .title = Animais
odin-rules-9 = Você joga com vikings de duas cores, alternadas; os da rodada anterior ficam onde estão e bloqueiam esses espaços. 100 pontos são um ótimo resultado.
    .title = Jogo solo
odin-rules-10 = Ilhas: Lofoten e, mais tarde, Órcades, com um viking e qualquer navio. Colheita: marcadores mostram com uma rodada de antecedência o que será colhido ou que a colheita se perde; seus marcadores de recursos dão algo nos dois casos. Bagas, ovos, âmbar e guldgubber ocupam um só espaço, e quem explora a Ilha de Mull a tempo pode receber o altar.
    .title = Miniexpansões

## Na página: o quebra-cabeça

odin-page-puzzle-supply = Sua reserva
odin-page-puzzle-boards = Seus tabuleiros
odin-page-puzzle-no-goods = Você não tem recursos.
odin-page-puzzle-tile = { $good }: { $count }
odin-page-puzzle-board-keys = { $board }. Na mão: { $good }. As setas movem, R gira, F espelha, B troca de tabuleiro, Enter coloca, Esc devolve.
odin-page-puzzle-turn = Girar
odin-page-puzzle-turn-key = Girar (R, ou a roda do mouse)
odin-page-puzzle-mirror = Espelhar
odin-page-puzzle-mirror-key = Espelhar (F)
odin-page-puzzle-lay = Colocar aqui
odin-page-puzzle-put-back = Devolver
odin-page-puzzle-put-back-key = Devolver (Esc)
odin-page-puzzle-income = Renda
    .text = Prata que você recebe a cada rodada: o menor número descoberto na diagonal de cada tabuleiro.
odin-page-puzzle-points = Pontos
    .text = Seus pontos neste momento, já descontado o que os espaços não cobertos ainda custam.
odin-page-puzzle-income-by = renda { $amount }
odin-page-puzzle-points-by = pontos { $amount }
odin-page-puzzle-gives = bônus: { $things }
odin-page-puzzle-loses = bônus perdido: { $things }
odin-page-puzzle-covers = cobre para sempre o bônus: { $things }
odin-page-puzzle-instead = Menos pontos agora, mas em troca: { $gains }.
odin-page-best-place = No melhor lugar:
odin-page-no-place = Não cabe agora em nenhum dos seus tabuleiros.
odin-page-puzzle-fits = Pode ficar aqui.
odin-page-puzzle-early = Cedo demais para a renda { $income }: tudo à esquerda e abaixo dela precisa estar coberto.
odin-page-puzzle-not-now = Você não pode colocar recursos agora. Ligue “Planejar” para experimentar.
odin-page-puzzle-food = Arraste até a sua mesa para servir, ou escolha na pergunta.
odin-page-puzzle-not-laid = Não foi possível colocar.
odin-page-puzzle-plan = Planejar
odin-page-puzzle-plan-text = Experimente fichas e retire-as; nada vale até você colocá-las.
odin-page-puzzle-plan-count = { $count ->
    [one] { $count } ficha em teste. Toque nela para pegá-la de volta.
   *[other] { $count } fichas em teste. Toque em uma para pegá-la de volta.
}
odin-page-puzzle-plan-changed = Algumas fichas do seu plano não cabem mais e foram devolvidas.
odin-page-puzzle-tried = Em teste: { $good }.
odin-page-puzzle-take-up = Em teste: { $good }. Pegar de volta.
odin-page-puzzle-take-all = Retirar todas
odin-page-puzzle-lay-all = Colocar todas
odin-page-puzzle-for-me = Colocar por mim
odin-page-puzzle-for-me-text = Uma boa disposição do que você tem, como plano; a comida do banquete fica.
odin-page-puzzle-nothing-better = Nada mais vale a pena colocar agora.
odin-page-puzzle-kept = Guardado para depois: { $goods }. Isso fechará mais espaços com o que ainda vem.
odin-page-marked-place = o lugar marcado
odin-page-another-place = outro lugar
odin-page-matters-turn-alone = Cada Viking conta: quanto mais um espaço pede, mais forte ele é, e o que você usar agora fica bloqueado na próxima rodada.
odin-page-matters-turn-last = A última rodada: pegue o que ainda vira pontos, nos seus tabuleiros ou por si só.
odin-page-matters-strip-alone = As encostas são esvaziadas pela esquerda, e cada uma perde o primeiro item depois da rodada.
odin-page-matters-place-last = Cada −1 que você cobre poupa um ponto: coloque o que não vai servir no banquete.
odin-page-puzzle-larger = Ampliar seus tabuleiros
odin-page-puzzle-smaller = Voltar às ações

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

odin-have-income = { $sign }{ $amount } de renda por rodada
odin-have-vikings = { $amount ->
    [one] { $sign }{ $amount } viking
   *[other] { $sign }{ $amount } vikings
}
odin-have-silver = { $amount ->
    [one] { $sign }{ $amount } prata
   *[other] { $sign }{ $amount } pratas
}
odin-have-ore = { $amount ->
    [one] { $sign }{ $amount } minério
   *[other] { $sign }{ $amount } minérios
}
odin-have-wood = { $amount ->
    [one] { $sign }{ $amount } madeira
   *[other] { $sign }{ $amount } madeiras
}
odin-have-stone = { $amount ->
    [one] { $sign }{ $amount } pedra
   *[other] { $sign }{ $amount } pedras
}
odin-have-bow_and_arrow = { $amount ->
    [one] { $sign }{ $amount } arco e flecha
   *[other] { $sign }{ $amount } arcos e flechas
}
odin-have-snare = { $amount ->
    [one] { $sign }{ $amount } armadilha
   *[other] { $sign }{ $amount } armadilhas
}
odin-have-spear = { $amount ->
    [one] { $sign }{ $amount } lança
   *[other] { $sign }{ $amount } lanças
}
odin-have-long_sword = { $amount ->
    [one] { $sign }{ $amount } espada longa
   *[other] { $sign }{ $amount } espadas longas
}
odin-have-orange = { $amount ->
    [one] { $sign }{ $amount } recurso laranja
   *[other] { $sign }{ $amount } recursos laranja
}
odin-have-red = { $amount ->
    [one] { $sign }{ $amount } recurso vermelho
   *[other] { $sign }{ $amount } recursos vermelhos
}
odin-have-green = { $amount ->
    [one] { $sign }{ $amount } recurso verde
   *[other] { $sign }{ $amount } recursos verdes
}
odin-have-blue = { $amount ->
    [one] { $sign }{ $amount } recurso azul
   *[other] { $sign }{ $amount } recursos azuis
}
odin-have-weapons = { $amount ->
    [one] { $sign }{ $amount } carta de arma
   *[other] { $sign }{ $amount } cartas de arma
}
odin-have-ships = { $amount ->
    [one] { $sign }{ $amount } navio
   *[other] { $sign }{ $amount } navios
}
odin-have-emigrated = { $amount ->
    [one] { $sign }{ $amount } navio emigrado
   *[other] { $sign }{ $amount } navios emigrados
}
odin-have-boards = { $amount ->
    [one] { $sign }{ $amount } tabuleiro ou casa
   *[other] { $sign }{ $amount } tabuleiros ou casas
}
odin-have-cards = { $amount ->
    [one] { $sign }{ $amount } ocupação na mão
   *[other] { $sign }{ $amount } ocupações na mão
}
odin-have-occupations = { $amount ->
    [one] { $sign }{ $amount } ocupação em jogo
   *[other] { $sign }{ $amount } ocupações em jogo
}
odin-have-penalties = { $amount ->
    [one] { $amount } penalidade de Ting
   *[other] { $amount } penalidades de Ting
}

odin-hope-vikings = Vikings ainda por enviar
odin-hope-boards = Seus tabuleiros
odin-hope-ships = Navios e emigração
odin-hope-goods = Recursos para colocar
odin-hope-food = Comida para o banquete
odin-hope-weapons = Armas
odin-hope-cards = Ocupações
odin-hope-penalties = Penalidades de Ting

odin-reason-income = { $amount ->
    [0] a renda não será mais paga
    [one] a renda será paga mais { $amount } vez
   *[other] a renda será paga mais { $amount } vezes
}
odin-reason-covers = { $amount ->
    [0] não cobre nenhum lugar
    [one] cobre { $amount } lugar
   *[other] cobre { $amount } lugares
}; restam { $other }
odin-reason-together = mas alguns recursos rendem se colocados juntos: “Colocar por mim” mostra como
odin-reason-waits = { $amount ->
    [one] { $amount } recurso espera um lugar que aumente a renda, ou a última rodada
   *[other] { $amount } recursos esperam lugares que aumentem a renda, ou a última rodada, quando é melhor colocar todos juntos
}
odin-reason-rolls = { $amount ->
    [0] não restam rolagens
    [one] resta { $amount } rolagem
   *[other] restam { $amount } rolagens
}
odin-reason-no_effect = jogada agora, perde seu efeito
odin-reason-chance = { $amount }% de chance de poder pagar a próxima rolagem

# What matters about each question, for those who play their first games.

odin-matters-first_card = Uma ocupação recompensa um jeito de jogar: comece com uma que sirva ao seu plano.
odin-matters-keep_card = Você fica com uma só: escolha a que premia algo que você fará muitas vezes.
odin-matters-marker = O que você pega aqui vem só uma vez: veja quanto custam seus primeiros espaços.
odin-matters-free_card = Jogada agora não custa nenhum viking; quanto antes, mais vezes rende.
odin-matters-turn = Cada viking conta: quanto mais um espaço pede, mais forte ele é, e o que os outros ocupam fica fechado nesta rodada.
odin-matters-imitate = Você usa um espaço bloqueado por vikings de outro: escolha o que mais fez falta nesta rodada.
odin-matters-anytime = { $about_id ->
    [bonus] Agora vêm os bônus: um espaço de bônus dá seu recurso se tudo ao redor está coberto; prata e minério fecham buracos.
    [scoring] Depois disto não vem mais nada: cada −1 coberto é um ponto; coloque tudo o que cobre mais do que custa.
   *[other] Cada −1 coberto poupa um ponto, e as primeiras rendas são baratas: coloque o que não vai servir no banquete.
}
odin-matters-board = O tabuleiro pessoal paga renda; ilhas e casas têm os próprios pontos negativos e bônus.
odin-matters-turned = Bem girada, a ficha não deixa buracos que nada consegue preencher.
odin-matters-cell = Coloque-a em direção à próxima renda, em volta de um bônus e sem deixar buracos isolados.
odin-matters-arm = O minério num dracar soma ao resultado sempre que ele sai para pilhar.
odin-matters-boats = Cada baleeiro reduz o resultado a pagar, e o minério a bordo reduz ainda mais.
odin-matters-hunt = Um resultado baixo sai barato: pague, role de novo ou desista e leve a consolação.
odin-matters-snare = Um resultado baixo sai barato: pague, role de novo ou desista e leve a consolação.
odin-matters-whale = É a maior das caças: o que os baleeiros e o minério não reduzem, você paga em madeira e lanças.
odin-matters-raid = O resultado limita o que você pode pegar; espadas longas e pedras o aumentam, e até o fracasso traz consolação.
odin-matters-pillage = O resultado limita o que você pode pegar; espadas longas, pedras e minério o aumentam, e até o fracasso traz consolação.
odin-matters-loot = Uma ficha maior cobre mais; o que o valor de espada dela passar do resultado, você paga.
odin-matters-spend = Madeira e pedra constroem casas e navios; armas só servem para caça e batalha: pague com o que fará menos falta.
odin-matters-vikings_back = Um viking de volta é mais um para enviar nesta rodada.
odin-matters-feast = Cada lugar vazio custa uma penalidade de 3 pontos: sirva o que cobre muito, guarde o que cabe nos tabuleiros.
odin-matters-strip = As encostas são esvaziadas pela esquerda: o que os outros querem dali some logo.
odin-matters-amount = Você pega os itens em ordem: pare quando o próximo não servir para nada.
odin-matters-play_occupation = Em jogo, uma ocupação age, na hora ou daqui em diante, e pontua no fim; na mão, não faz nada.
odin-matters-explore = Uma ilha dá pontos e espaço para recursos, mas cobra pontos pelo que ficar descoberto.
odin-matters-emigrate = Um navio que emigra pontua muito e cobre lugares em todos os banquetes; custa mais a cada rodada.
odin-matters-exchange = Compare quanto cada lado da troca cobre: na mesa ou nos seus tabuleiros.
odin-matters-pay = Pague com o que seus próximos planos não pedem.
odin-matters-way = Você só leva uma das duas: veja qual faz mais falta aos seus tabuleiros.
odin-matters-upgrade = Laranja e vermelho se comem, verde e azul se colocam: aprimorar transforma comida em pontos.
odin-matters-upgrade_twice = Duas cores de uma vez fazem da comida um recurso para o tabuleiro; para o que vai ao banquete, uma basta.
odin-matters-upgrade_to = Fichas maiores cobrem mais, e as azuis cabem melhor; mas o banquete pode precisar de comida.
odin-matters-overseas = Fichas azuis podem ficar lado a lado: vire a que melhor encaixa.
odin-matters-special_sale = De cada ficha especial só há uma: o formato dela pode ser o que falta no seu tabuleiro.
odin-matters-forge = Escolha o formato que encaixa ao lado do que já está no tabuleiro.
odin-matters-effect = Se você deixar passar, esta ocasião não volta: veja se compensa.
odin-matters-effect_way = Escolha a opção cujo preço não fará falta.
odin-matters-vikings = Vikings enviados aqui faltam em outro lugar nesta rodada.
odin-matters-loot_more = O que sobra do resultado pode render mais uma ficha.
odin-matters-strip_of_card = Você pega da ponta esquerda: veja em qual encosta está o que falta a você.
odin-matters-recall = Um viking de volta é outra ação; o espaço que ele deixa pode ficar livre.
odin-matters-recall_two = Dois vikings de volta por prata: vale a pena enquanto houver bons espaços livres.
odin-matters-follow = Uma ação de graça: use a mais forte que puder pagar.
odin-matters-upgrade_up_left = Uma prata transforma comida em ficha para colocar.
odin-matters-upgrade_up_right = Aprimore o que não será preciso no banquete.
odin-matters-upgrade_to_blue = Azul é o melhor para colocar: escolha o formato que falta no seu tabuleiro.
odin-matters-one_more = Pegue o que o banquete ou o próximo aprimoramento pedem.
odin-matters-turn_over = O outro lado pode encaixar onde este não cabe, ou valer mais.
odin-matters-unload = O minério cobre um espaço qualquer; no navio só ajuda a pilhar e a caçar baleias.

## Lições

odin-lesson-day = O dia de um viking
odin-lesson-day-aim = Seus tabuleiros estão cheios de pontos negativos, e os recursos os cobrem; após sete rodadas vence quem tiver mais pontos. A cada rodada você manda seus vikings trabalhar por recursos, navios e casas.
odin-lesson-day-one = Um espaço recebe tantos vikings quanto o número da coluna dele. Mande um viking ao mercado buscar feijões e prata.
    .else = Há muito o que fazer aqui, mas comece pequeno: feijões e prata, na primeira coluna.
odin-lesson-day-two = Na segunda coluna, dois vikings trabalham juntos e trazem mais. Pegue 2 hidroméis e 2 pratas: bebida para o banquete.
    .else = Talvez mais tarde. Agora “2 hidroméis e 2 pratas”, na segunda coluna.
odin-lesson-day-wood = Navios e casas pedem madeira. Busque madeira e minério com mais dois vikings.
    .else = Primeiro a madeira, na segunda coluna.
odin-lesson-day-mountain = Outros espaços mostram montanhas: neles você pega madeira, pedra, minério ou prata de uma destas encostas, sempre da ponta esquerda. Depois de cada rodada, cada encosta perde o item mais à esquerda.
odin-lesson-day-round = Ninguém mais pode usar os espaços dos seus vikings nesta rodada. Ela acaba quando todos enviaram seus vikings ou passaram; quem enviou por último ganha o alce e começa a próxima.
odin-lesson-day-income = Então você coloca recursos nos tabuleiros e recebe a renda: tantas pratas quanto o menor número dentro de uma moeda que você ainda não cobriu.
odin-lesson-day-feast = Por fim vem o banquete: cada viking seu quer comida, e cada lugar vazio custa 3 pontos. Depois eles voltam, e a cada rodada você tem mais um.

odin-lesson-goods = Recursos e aprimoramentos
odin-lesson-goods-colours = Os recursos têm quatro cores: laranja da roça, vermelho dos animais, verde do artesanato, azul dos tesouros. Cada aprimoramento sobe uma cor.
odin-lesson-goods-space = Recursos laranja e vermelhos não cabem no tabuleiro pessoal; os verdes e azuis, sim: por isso aprimorar é metade do jogo. Mande um viking aprimorar 2 recursos.
    .else = Aqui o treino é aprimorar: o espaço de 2 recursos na primeira coluna.
odin-lesson-goods-flax = Aprimore a linhaça: a ficha laranja vira uma vermelha do mesmo formato, o peixe seco.
    .else = Também funciona. Desta vez comece pela linhaça.
odin-lesson-goods-beans = Agora os feijões, que viram leite.
    .else = Falta um aprimoramento: os feijões.
odin-lesson-goods-up = Outro aprimoramento deixaria peixe seco e leite verdes, e eles caberiam no tabuleiro pessoal. Até lá, os laranja e os vermelhos servem para o banquete.
odin-lesson-goods-animals = Ovelhas e vacas são recursos vermelhos que valem 2 e 3 pontos no fim. Se você tem dois animais iguais, um fica prenhe antes do banquete e dá cria uma rodada depois.

odin-lesson-puzzle = O quebra-cabeça
odin-lesson-puzzle-board = Este é o coração do jogo: cobrir o tabuleiro pessoal. Fichas verdes só podem tocar outras verdes pelos cantos; azul, prata e minério podem tocar qualquer ficha.
odin-lesson-puzzle-wool = Coloque a lã: arraste-a ao tabuleiro, ou toque nela e depois em um espaço. O melhor lugar é o canto inferior esquerdo: ali começa a renda.
    .else = Primeiro a lã: ela cobre quatro espaços.
odin-lesson-puzzle-ore = O minério cobre um único espaço, e a prata também. Coloque o minério ao lado da lã ou onde falte um espaço.
    .else = O minério ainda pode ser colocado: ele fecha lacunas pequenas.
odin-lesson-puzzle-income = A cada rodada você recebe o menor número de renda não coberto: os primeiros são baratos. Um número só pode ser coberto quando todo o retângulo entre ele e o canto inferior esquerdo está coberto, fora os espaços de bônus.
odin-lesson-puzzle-bonus = Um espaço de bônus mostra um recurso: quando todos os espaços ao redor estão cobertos, também nos cantos, você ganha esse recurso em cada rodada, menos na última. Por isso, cubra o que fica em volta, e não o bônus.
odin-lesson-puzzle-houses = Casas, feitas com madeira ou pedra, são outros tabuleiros: cada espaço vazio custa pontos; lá cabe comida (sem minério; laranja não toca laranja, nem vermelho vermelho). “Planejar” testa fichas sem custo; “Colocar por mim” monta o plano.

odin-lesson-feast = O banquete
odin-lesson-feast-table = Toda rodada termina com um banquete: cada viking quer comida em seu lugar, e um lugar vazio é uma penalidade de Ting: 3 pontos a menos. Os vikings desenhados na mesa só chegam nas próximas rodadas; até lá, os lugares deles não contam.
odin-lesson-feast-peas = Um prato cobre tantos lugares quanto sua largura; um de cada tipo pode ir na horizontal, com o lado comprido. Sirva assim as ervilhas: cobrem 2.
    .else = Primeiro as ervilhas, e na horizontal: assim cobrem 2 lugares.
odin-lesson-feast-stockfish = Dois pratos da mesma cor nunca ficam lado a lado, então depois do laranja vem o vermelho. O peixe seco cobre 3.
    .else = Agora um vermelho, e comprido: o peixe seco, na horizontal.
odin-lesson-feast-silver = Falta um lugar: preencha-o com uma prata. Cada prata vale 1 ponto no fim, mas um lugar vazio custa 3.
    .else = Um lugar vazio custa 3 pontos, uma prata só um: use a prata.
odin-lesson-feast-empty = Todos satisfeitos! Cada rodada traz mais um viking com fome, então guarde comida: numa partida, “Servir por mim” arruma a mesa.

odin-lesson-dice = Dados
odin-lesson-dice-wood = A caça rende carne e couro, mas pede madeira e arcos. Busque madeira primeiro: com dois vikings você recebe 1 madeira por jogador e 1 minério.
    .else = A montanha também tem madeira, mas aqui use o espaço da segunda coluna: madeira por jogador e 1 minério.
odin-lesson-dice-hunt = Agora mande um viking caçar. O dado é rolado na hora.
    .else = É hora de caçar: o espaço da caça, na primeira coluna.
odin-lesson-dice-again = Saiu 7: a caça custaria 7, pagos em madeiras e arcos. Você pode rolar até três vezes, e só a última vale: role de novo.
    .else = Não desista ainda: você pode rolar de novo.
odin-lesson-dice-success = Um 3 dá para pagar: aceite o sucesso. Armas são cartas: pague com 1 arco e o resto em madeira.
    .else = Aqui um 3 basta: aceite o sucesso e pague com 1 arco e 2 madeiras.
odin-lesson-dice-odds = Caça, armadilhas e baleias pedem resultados baixos; invadir (dado de 8 lados) e pilhar (12 lados, e o minério do dracar soma) pedem altos. Quem fracassa leva uma consolação, então nada se perde de todo.
odin-lesson-dice-raids = Numa invasão, o resultado precisa alcançar o número de espada da ficha que você pega. O que faltar é pago em pedras e espadas longas.

odin-lesson-exploring = Explorar
odin-lesson-exploring-ship = Você tem um navio, e é com navios que se explora. Uma ilha é um tabuleiro novo: mais espaços para cobrir e nova renda.
odin-lesson-exploring-sail = Um viking basta para as ilhas próximas: envie-o para explorar.
    .else = Seu navio espera: a exploração na primeira coluna.
odin-lesson-exploring-island = Escolha Shetland. A prata que está em uma ilha fica com quem explora a ilha.
    .else = Desta vez fique com Shetland.
odin-lesson-exploring-new_board = Shetland é sua, com seus próprios espaços de bônus. Só pegue uma ilha se puder preenchê-la: espaços não cobertos também custam pontos.
odin-lesson-exploring-silver = Em algumas rodadas, uma ilha que ninguém pegou é virada (uma letra ao lado da rodada diz qual), e cada uma das outras recebe 2 pratas. Quem explora uma ilha leva toda a prata dela.
odin-lesson-exploring-trade = Um knarr também comercia: por 1 prata, o comércio exterior vira recursos verdes para o lado azul. A compra especial oferece fichas de formas incomuns, cada uma delas única.
odin-lesson-exploring-emigrate = Um knarr ou dracar também pode emigrar, por tantas pratas quanto o número da rodada. Ele parte para sempre, passa a valer 13 pontos a mais e ocupa 2 lugares em cada banquete: dois vikings a menos para alimentar.
odin-lesson-exploring-points = No fim, navios, ilhas, casas, animais e ocupações valem os pontos impressos, cada prata 1, e a coroa inglesa, a ficha especial mais cara, 2. Cada −1 ainda descoberto tira 1 ponto; cada penalidade de Ting (lugar vazio em um banquete), 3.

odin-lesson-occupations = Ocupações
odin-lesson-occupations-cards = As cartas de ocupação mudam as regras a seu favor, e muitas valem pontos. Você comprou uma no início, a terceira coluna dá mais, e na quarta você pode jogar uma a cada ação.
odin-lesson-occupations-space = Este espaço da terceira coluna primeiro compra uma carta e depois deixa jogar até quatro. Mande três vikings.
    .else = Para isso é preciso o espaço que joga até 4 ocupações.
odin-lesson-occupations-steward = Jogue o Intendente: quando você tiver uma cabana, 1 madeira ou 1 pedra colocada nela traz 1 prata antes de cada renda.
    .else = Você vai jogar os dois. Primeiro o Intendente.
odin-lesson-occupations-wholesaler = Agora o Atacadista, que age na hora: use o efeito dele e aprimore suas ervilhas.
    .else = Use o que a carta dá: jogue o Atacadista, use o efeito, escolha as ervilhas.
odin-lesson-occupations-what = Algumas cartas agem uma vez, outras sempre que algo acontece, outras no fim. Para ler uma carta, pare o ponteiro sobre ela ou dê um toque longo.

odin-lesson-alone = Jogo solo
odin-lesson-alone-solo = Este jogo também pode ser jogado sem companhia, com duas cores alternadas. Os vikings da rodada anterior ficam e bloqueiam esses espaços: veja os dois marcados.
odin-lesson-alone-knarr = Então faça outra coisa nesta rodada: construa um knarr, um navio de comércio e exploração.
    .else = Também é bom, mas um navio abre caminhos: construa o knarr.
odin-lesson-alone-plan = O que você usa agora fica bloqueado na próxima rodada, então planeje duas rodadas à frente. Chegue a 100 pontos, e os escaldos cantarão seu nome!
