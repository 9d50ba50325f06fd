### Um Banquete a Odin

odin-name = Um Banquete a Odin
odin-blurb = Mande seus vikings caçar, produzir, negociar, invadir e explorar; cubra seus tabuleiros com o que eles trazem e sirva-os bem à mesa.

## Opções

odin-setting-length = Duração
odin-setting-length-long = Jogo longo (7 rodadas)
odin-setting-length-short = Jogo curto (6 rodadas)
odin-setting-decks = Baralhos de ocupações
odin-setting-decks-ABC = A, B e C
odin-setting-decks-A = A
odin-setting-decks-B = B
odin-setting-decks-C = C
odin-setting-decks-AB = A e B
odin-setting-decks-AC = A e C
odin-setting-decks-BC = B e C
odin-setting-edition = Pontos dos tabuleiros de exploração
odin-setting-edition-first = Primeira impressão
odin-setting-edition-later = Impressão posterior
odin-setting-solo_card = Jogo solo: sua primeira ocupação
odin-setting-solo_card-random = Sorteada
odin-setting-solo_card-chosen = Escolhida por você

## Perguntas

odin-ask-first_card = Com qual ocupação você começa?
odin-ask-turn = Para onde você manda seus vikings?
odin-ask-imitate = Qual espaço você imita?
odin-ask-anytime = { $about_id ->
    [income] Antes da renda: você coloca recursos, compra ou arma um navio?
    [feast] Antes do banquete: você coloca recursos, compra ou arma um navio?
    [bonus] Antes do bônus: você coloca recursos, compra ou arma um navio?
    [scoring] Antes da pontuação: você coloca mais alguma coisa?
   *[other] Você coloca recursos, compra ou arma um navio?
}
odin-ask-board = Em qual tabuleiro você coloca: { $about }?
odin-ask-turned = Como você o vira?
odin-ask-cell = Onde ele fica?
odin-ask-arm = Qual dracar você arma?
odin-ask-boats = Quantos baleeiros partem?
odin-ask-hunt = A pagar em madeiras e arcos: { $about }. O que você faz?
odin-ask-snare = A pagar em madeiras e armadilhas: { $about }. O que você faz?
odin-ask-whale = A pagar em madeiras e lanças: { $about }. O que você faz?
odin-ask-raid = Seu resultado de batalha: { $about }. O que você faz?
odin-ask-pillage = Seu resultado de batalha: { $about }. O que você faz?
odin-ask-loot = Seu resultado de batalha: { $about }. O que você pega? O que faltar é pago em pedras e espadas longas.
odin-ask-spend = Como você paga: quantas cartas ({ $about })? O resto em recursos de construção.
odin-ask-vikings_back = Quantos vikings voltam para você?
odin-ask-feast = Lugares livres na sua mesa: { $about }. O que você serve agora?
odin-ask-strip = De qual encosta você pega itens? No máximo: { $about }.
odin-ask-amount = Quantos itens você pega ({ $about })?
odin-ask-play_occupation = Qual ocupação você joga?
odin-ask-explore = Qual tabuleiro você explora?
odin-ask-emigrate = Qual navio emigra? Pratas a pagar: { $about }.
odin-ask-exchange = Você entregaria: { $about }. Faz esta troca?
odin-ask-pay = Com o que você paga?
odin-ask-way = Qual das duas você escolhe?
odin-ask-upgrade = Qual recurso você melhora?
odin-ask-upgrade_twice = Qual recurso você sobe em até duas cores?
odin-ask-upgrade_to = Em que ele se transforma ({ $about })?
odin-ask-overseas = Qual recurso verde você vira para o lado azul?
odin-ask-special_sale = Qual ficha especial você compra?
odin-ask-forge = O que você forja?

## Respostas

odin-anytime = Colocar recursos, comprar ou armar navios
    .text = Ações a qualquer hora; depois você continua sua escolha.
odin-roll = Rolar de novo
odin-succeed = Sucesso
odin-fail = Fracasso
odin-all = Um de cada
odin-empty = Deixar um lugar vazio
    .text = Uma penalidade de Ting: 3 pontos a menos no fim.
odin-coins = Prata em todos os lugares livres
odin-way-sheep = Uma ovelha, de graça
odin-way-cattle = Uma vaca, por 1 prata
odin-way-stone_house_longship = Uma casa de pedra e um dracar
odin-way-long_house_knarr = Uma casa longa e um knarr
odin-way-mountain = 2+2+2+2 recursos de construção
odin-way-upgrade = 3 trocas duplas
odin-load = um dracar com { $number } minério(s)
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
odin-turn-1 = um quarto de volta à direita
odin-turn-2 = de cabeça para baixo
odin-turn-3 = um quarto de volta à esquerda
odin-turn-flip0 = espelhado
odin-turn-flip1 = espelhado, um quarto de volta à direita
odin-turn-flip2 = espelhado, de cabeça para baixo
odin-turn-flip3 = espelhado, um quarto de volta à esquerda

## O que aconteceu

odin-told-starts = { $seat } fica com o alce e começa.
odin-told-round = Começa a rodada { $amount }.
odin-told-new_viking = { $amount ->
    [one] Um novo viking se junta a cada clã.
   *[other] { $amount } novos vikings se juntam ao clã.
}
odin-told-harvest = Colheita: tudo até o número { $amount }.
odin-told-no_harvest = Sem colheita nesta rodada.
odin-told-board_turned = Um tabuleiro de exploração é virado: { $thing }.
odin-told-silver_on_board = Prata à espera ({ $thing }): { $amount }.
odin-told-drew = { $seat } compra uma arma: { $thing }.
odin-told-drew_occupation = { $seat } compra uma ocupação: { $thing }.
odin-told-drew_occupation-hidden = { $seat } compra uma ocupação.
odin-told-placed = { $amount ->
    [one] { $seat } manda um viking: { $thing }.
   *[other] { $seat } manda { $amount } vikings: { $thing }.
}
odin-told-passed = { $seat } passa.
odin-told-imitated = { $seat } imita: { $thing }.
odin-told-gained = { $amount ->
    [1] { $seat } recebe: { $thing }.
   *[other] { $seat } recebe: { $amount } × { $thing }.
}
odin-told-paid = { $amount ->
    [1] { $seat } paga: { $thing }.
   *[other] { $seat } paga: { $amount } × { $thing }.
}
odin-told-traded = { $seat } dá em troca: { $thing }.
odin-told-rolled = { $seat } tira { $amount } com { $thing }.
odin-told-succeeded = { $thing_id ->
    [hunt] { $seat } tem sucesso na caça.
    [snare] { $seat } apanha algo na armadilha.
    [whale] { $seat } caça uma baleia.
    [raid] { $seat } invade com resultado de batalha { $amount }.
   *[pillage] { $seat } pilha com resultado de batalha { $amount }.
}
odin-told-failed = { $thing_id ->
    [hunt] { $seat } volta da caça de mãos vazias.
    [snare] { $seat } encontra a armadilha vazia.
    [whale] { $seat } não caça baleia alguma.
    [raid] { $seat } desiste da invasão.
   *[pillage] { $seat } desiste da pilhagem.
}
odin-told-vikings_back = { $amount ->
    [one] Um viking volta para { $seat }.
   *[other] { $amount } vikings voltam para { $seat }.
}
odin-told-explored = { $seat } explora: { $thing }.
odin-told-emigrated = { $seat } emigra: { $thing }.
odin-told-armed = { $seat } põe um minério a bordo: { $thing }.
odin-told-played_occupation = { $seat } joga uma ocupação: { $thing }.
odin-told-start_player = { $seat } recebe o alce e vai começar.
odin-told-income = { $amount ->
    [0] { $seat } não tem renda.
   *[other] { $seat } tem renda de { $amount }.
}
odin-told-born = { $seat } tem filhotes no estábulo: { $thing }, { $amount }.
odin-told-pregnant = { $seat } terá filhotes na próxima rodada: { $thing }.
odin-told-served = { $seat } serve { $thing } (cobre { $amount }).
odin-told-penalty = { $amount ->
    [one] { $seat } deixa um lugar da mesa vazio e leva uma penalidade de Ting.
   *[other] { $seat } deixa { $amount } lugares da mesa vazios e leva outras tantas penalidades de Ting.
}
odin-told-bonus = { $seat } recebe um bônus deste tabuleiro: { $thing }.
odin-told-eroded = A montanha perde { $amount } × { $thing }.
odin-told-strip_removed = Removida: { $thing }.
odin-told-strip_turned = Virada para cima: { $thing }.
odin-told-vikings_home = Os vikings voltam para casa.
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
odin-along-peas = { odin-good-peas }, ao longo da mesa
odin-along-flax = { odin-good-flax }, ao longo da mesa
odin-along-beans = { odin-good-beans }, ao longo da mesa
odin-along-grain = { odin-good-grain }, ao longo da mesa
odin-along-cabbage = { odin-good-cabbage }, ao longo da mesa
odin-along-fruits = { odin-good-fruits }, ao longo da mesa
odin-along-mead = { odin-good-mead }, ao longo da mesa
odin-along-stockfish = { odin-good-stockfish }, ao longo da mesa
odin-along-milk = { odin-good-milk }, ao longo da mesa
odin-along-salt_meat = { odin-good-salt_meat }, ao longo da mesa
odin-along-game_meat = { odin-good-game_meat }, ao longo da mesa
odin-along-whale_meat = { odin-good-whale_meat }, ao longo da mesa
odin-along-sheep = { odin-good-sheep }, ao longo da mesa
odin-along-pregnant_sheep = { odin-good-pregnant_sheep }, ao longo da mesa
odin-along-cattle = { odin-good-cattle }, ao longo da mesa
odin-along-pregnant_cattle = { odin-good-pregnant_cattle }, ao longo da mesa
odin-along-berries = { odin-good-berries }, ao longo da mesa
odin-along-eggs = { odin-good-eggs }, ao longo da mesa
odin-upright-peas = { odin-good-peas }, em pé
odin-upright-flax = { odin-good-flax }, em pé
odin-upright-beans = { odin-good-beans }, em pé
odin-upright-grain = { odin-good-grain }, em pé
odin-upright-cabbage = { odin-good-cabbage }, em pé
odin-upright-fruits = { odin-good-fruits }, em pé
odin-upright-mead = { odin-good-mead }, em pé
odin-upright-stockfish = { odin-good-stockfish }, em pé
odin-upright-milk = { odin-good-milk }, em pé
odin-upright-salt_meat = { odin-good-salt_meat }, em pé
odin-upright-game_meat = { odin-good-game_meat }, em pé
odin-upright-whale_meat = { odin-good-whale_meat }, em pé
odin-upright-sheep = { odin-good-sheep }, em pé
odin-upright-pregnant_sheep = { odin-good-pregnant_sheep }, em pé
odin-upright-cattle = { odin-good-cattle }, em pé
odin-upright-pregnant_cattle = { odin-good-pregnant_cattle }, em pé
odin-upright-berries = { odin-good-berries }, em pé
odin-upright-eggs = { odin-good-eggs }, em pé
odin-upright-silver = 1 prata

## Fichas especiais

odin-tile-glass_beads = contas de vidro
    .text = 5 espaços, valor de espada 7, 0 de prata.
odin-tile-helmet = capacete
    .text = 5 espaços, valor de espada 8, 1 de prata, da forja.
odin-tile-cloakpin = alfinete de capa
    .text = 5 espaços, valor de espada 8, 1 de prata, da forja.
odin-tile-belt = cinto
    .text = 5 espaços, valor de espada 8, 2 de prata.
odin-tile-crucifix = crucifixo
    .text = 6 espaços, valor de espada 8, 2 de prata, da forja.
odin-tile-drinking_horn = chifre de beber
    .text = 6 espaços, valor de espada 8, 2 de prata.
odin-tile-amber_figure = figura de âmbar
    .text = 7 espaços, valor de espada 9, 2 de prata.
odin-tile-horseshoe = ferradura
    .text = 7 espaços, valor de espada 9, 2 de prata, da forja.
odin-tile-gold_brooch = broche de ouro
    .text = 8 espaços, valor de espada 9, 3 de prata.
odin-tile-forge_hammer = martelo de forja
    .text = 9 espaços, valor de espada 10, 4 de prata, da forja.
odin-tile-fibula = fíbula
    .text = 9 espaços, valor de espada 10, 4 de prata, da forja.
odin-tile-throwing_axe = machado de arremesso
    .text = 9 espaços, valor de espada 11, 4 de prata, da forja.
odin-tile-chalice = cálice
    .text = 10 espaços, valor de espada 12, 5 de prata.
odin-tile-round_shield = escudo redondo
    .text = 12 espaços, valor de espada 13, 6 de prata.
odin-tile-english_crown = coroa inglesa
    .text = 13 espaços, valor de espada 16, não está à venda, 2 pontos.
odin-tile-altar = altar

## Armas, navios, dados

odin-weapon-bow_and_arrow = arco e flecha
odin-weapon-snare = armadilha
odin-weapon-spear = lança
odin-weapon-long_sword = espada longa
odin-weapon-card = carta de arma
odin-ship-whaling_boat = baleeiro
    .text = 3 pratas, 3 pontos. Ancoradouro pequeno.
odin-ship-knarr = knarr
    .text = 5 pratas, 5 pontos; 18 depois de emigrar.
odin-ship-longship = dracar
    .text = 8 pratas, 8 pontos; 21 depois de emigrar.
odin-arm-whaling_boat = armar um baleeiro
    .text = Ponha um minério nele; ele fica lá.
odin-arm-longship = armar um dracar
    .text = Ponha um minério nele; ele fica lá.
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
    .text = Pague 2 madeiras por uma cabana.
odin-space-build_whaling_boat = Construir baleeiro
    .text = Pague 1 madeira por um baleeiro.
odin-space-hunting_game_1 = Caçar (1 viking)
    .text = Role o dado de 8 lados até três vezes e pague o resultado em madeiras e arcos: 1 couro cru e 1 carne de caça. Fracasso: 1 madeira e 1 arco.
odin-space-take_stockfish = Peixe seco
    .text = Receba 1 peixe seco.
odin-space-buy_2_stockfish = 2 peixes secos
    .text = Pague 1 prata por 2 peixes secos.
odin-space-buy_2_salt_meat = 2 carnes salgadas
    .text = Pague 2 pratas por 2 carnes salgadas.
odin-space-market_beans = Feijões e prata
    .text = Receba 1 feijões e 1 prata.
odin-space-milk_from_cattle = Leite das vacas
    .text = Receba 1 leite por vaca, no máximo 3.
odin-space-craft_linen = Linhaça por linho
    .text = Troque 1 linhaça por 1 linho.
odin-space-craft_rune_stone = Pedra rúnica
    .text = Pague 1 pedra por 1 pedra rúnica e 1 prata.
odin-space-mountain_2 = 2 recursos de construção
    .text = Pegue até 2 itens de uma encosta.
odin-space-mountain_1_upgrade_1 = 1 recurso e 1 troca
    .text = Pegue 1 item de uma encosta; troque 1 recurso pelo da próxima cor.
odin-space-upgrade_2 = 2 trocas
    .text = Troque até 2 recursos pelos da próxima cor.
odin-space-overseas_trading_1 = Comércio exterior (1 viking)
    .text = Com um knarr: pague 1 prata e vire recursos verdes para o azul, um de cada tipo.
odin-space-raiding = Invadir
    .text = Com um dracar: role o dado de 8 lados até três vezes, some pedras e espadas longas e pegue um recurso azul ou ficha especial desse valor de espada. Fracasso: 1 pedra e 1 espada longa.
odin-space-explore_1 = Exploração (1 viking)
    .text = Com qualquer navio: reclame Shetland ou as Ilhas Faroé, com a prata que houver.
odin-space-draw_occupation = Comprar ocupação
    .text = Compre 1 carta de ocupação e receba 1 prata.
odin-space-play_occupation_1 = Jogar 1 ocupação
    .text = Pague 1 pedra ou 1 minério para jogar 1 ocupação; receba 1 prata.
odin-space-build_stone_house = Construir casa de pedra
    .text = Pague 1 pedra por uma casa de pedra.
odin-space-build_knarr = Construir knarr
    .text = Pague 2 madeiras por um knarr.
odin-space-hunting_game_2 = Caçar (2 vikings)
    .text = Role o dado de 8 lados até três vezes e pague o resultado em madeiras e arcos: 1 couro cru e 1 carne de caça. Fracasso: 1 madeira e 1 arco.
odin-space-laying_a_snare = Montar uma armadilha
    .text = Role o dado de 8 lados até três vezes e pague o resultado em madeiras e armadilhas: 1 pele e 1 armadilha. Fracasso: 1 madeira, 1 armadilha, e 1 viking pode voltar.
odin-space-buy_sheep = Ovelha
    .text = Pague 1 prata por 1 ovelha.
odin-space-buy_cattle_milk = Vaca e leite
    .text = Pague 3 pratas por 1 vaca e 1 leite.
odin-space-market_flax_stockfish = Linhaça, peixe seco e prata
    .text = Receba 1 linhaça, 1 peixe seco e 1 prata.
odin-space-take_2_mead = 2 hidroméis e 2 pratas
    .text = Receba 2 hidroméis e 2 pratas.
odin-space-craft_clothing = Roupa
    .text = Troque 1 couro cru e 1 linho por 1 roupa e 2 pratas.
odin-space-craft_chest = Baú
    .text = Pague 1 madeira ou 1 minério por 1 baú e 1 prata.
odin-space-wood_per_player = Madeira por jogador e 1 minério
    .text = Receba 1 madeira por jogador na partida e 1 minério.
odin-space-mountain_3_upgrade_1 = 3 recursos e 1 troca
    .text = Pegue até 3 itens de uma encosta; troque 1 recurso pelo da próxima cor.
odin-space-upgrade_3 = 3 trocas
    .text = Troque até 3 recursos pelos da próxima cor.
odin-space-overseas_trading_2 = Comércio exterior (2 vikings)
    .text = Com um knarr: pague 1 prata e vire recursos verdes para o azul, um de cada tipo.
odin-space-pillaging_2 = Pilhar (2 vikings)
    .text = Com um dracar: role o dado de 12 lados até três vezes, some o minério dele, pedras e espadas longas e pegue um recurso azul ou ficha especial desse valor de espada. Fracasso: 1 pedra, 1 espada longa, e 1 viking pode voltar.
odin-space-explore_2 = Exploração (2 vikings)
    .text = Com um knarr ou dracar: reclame a Islândia, a Groenlândia ou a Ilha do Urso, com a prata que houver.
odin-space-emigrate_2 = Emigração (2 vikings)
    .text = Pague em prata o número da rodada e ponha um knarr ou dracar na sua mesa de banquete.
odin-space-play_occupation_2 = Jogar até 2 ocupações
    .text = Jogue 1 ou 2 ocupações da sua mão.
odin-space-build_long_house = Construir casa longa
    .text = Pague 2 pedras por uma casa longa.
odin-space-build_longship = Construir dracar
    .text = Pague 2 madeiras por um dracar.
odin-space-whaling_3 = Caçar baleias (até 3 barcos)
    .text = Com até 3 baleeiros: role o dado de 12 lados até três vezes, subtraia o minério deles e pague o resto em madeiras e lanças: 1 óleo, 1 couro e ossos, 1 carne de baleia. Fracasso: 1 madeira, 1 lança, e até 2 vikings podem voltar.
odin-space-sheep_or_cattle = Ovelha ou vaca
    .text = Receba 1 ovelha, ou pague 1 prata por 1 vaca.
odin-space-market_fruits = Frutas, óleo, carne salgada e prata
    .text = Receba 1 frutas, 1 óleo, 1 carne salgada e 1 prata.
odin-space-wool_from_sheep = Lã das ovelhas
    .text = Receba 1 lã por ovelha, no máximo 3.
odin-space-forge = Forja
    .text = Pague 1 minério por joias ou por uma ficha especial com o símbolo de forja.
odin-space-craft_2_chests_2_rune_stones = 2 baús e 2 pedras rúnicas
    .text = Pague 2 pedras e 2 madeiras por 2 baús e 2 pedras rúnicas.
odin-space-mountain_3_2 = 3+2 recursos de construção
    .text = Pegue até 3 itens de uma encosta e até 2 de outra.
odin-space-upgrade_3_weapons_4 = 3 trocas e 4 armas
    .text = Troque até 3 recursos pelos da próxima cor; compre 4 cartas de arma.
odin-space-upgrade_4 = 4 trocas
    .text = Troque até 4 recursos pelos da próxima cor.
odin-space-special_sale = Compra especial
    .text = Com um knarr: compre até 2 fichas especiais pelos seus preços.
odin-space-pillaging_3 = Pilhar (3 vikings)
    .text = Com um dracar: role o dado de 12 lados até três vezes, some o minério dele, pedras e espadas longas e pegue um recurso azul ou ficha especial desse valor de espada. Fracasso: 1 pedra, 1 espada longa, e 1 viking pode voltar.
odin-space-explore_3 = Exploração (3 vikings)
    .text = Com um dracar: reclame a Ilha de Baffin, Labrador ou a Terra Nova, com a prata que houver.
odin-space-emigrate_3 = Emigração (3 vikings)
    .text = Pague em prata o número da rodada e ponha um knarr ou dracar na sua mesa de banquete.
odin-space-play_occupation_4 = Jogar até 4 ocupações
    .text = Jogue de 1 a 4 ocupações da sua mão; a que você acabou de comprar pode ser uma delas.
odin-space-build_house_and_ship = Casa e navio
    .text = Pague 2 pedras e 2 madeiras por uma casa de pedra e um dracar, ou por uma casa longa e um knarr.
odin-space-whaling_4 = Caçar baleias (1 barco)
    .text = Com 1 baleeiro: role o dado de 12 lados até três vezes, subtraia o minério dele e pague o resto em madeiras e lanças: 1 óleo, 1 couro e ossos, 1 carne de baleia. Fracasso: 1 madeira, 1 lança, e até 2 vikings podem voltar.
odin-space-buy_sheep_cattle = Ovelha e vaca
    .text = Pague 3 pratas por 1 ovelha e 1 vaca.
odin-space-market_spices_products = Especiarias, leite e lã
    .text = Receba 1 especiarias e 1 prata; com vacas, também 2 leites; com ovelhas, também 1 lã.
odin-space-craft_robe_jewelry = 4 pratas, túnica, joias
    .text = Receba 4 pratas; você pode trocar 1 lã por 1 túnica e 1 prataria por 1 joias.
odin-space-mountain_4_upgrade_2_twice = 4 recursos e 2 trocas duplas
    .text = Pegue até 4 itens de uma encosta; suba até 2 recursos em até duas cores.
odin-space-mountain_2222_or_upgrade_3_twice = 2+2+2+2 recursos, ou 3 trocas duplas
    .text = Pegue até 2 itens de cada uma de até quatro encostas, ou suba até 3 recursos em até duas cores.
odin-space-plundering = Extorquir
    .text = Com dois dracares: receba 1 tesouro de prata.
odin-space-boat_to_knarr_emigrate = Baleeiro por knarr, emigração
    .text = Você pode trocar um baleeiro por um knarr; depois pode emigrar pelo preço de sempre.
odin-space-imitate_1 = Imitação (1 viking)
    .text = Use um espaço desta coluna ocupado por outro jogador.
odin-space-imitate_2 = Imitação (2 vikings)
    .text = Use um espaço desta coluna ocupado por outro jogador.
odin-space-imitate_3 = Imitação (3 vikings)
    .text = Use um espaço desta coluna ocupado por outro jogador.
odin-space-imitate_4 = Imitação (4 vikings)
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
odin-phase-remove_vikings = Vikings para casa
odin-phase-scoring = Pontuação
odin-step-first_card = Sua primeira ocupação
odin-step-round = Começo da rodada
odin-step-actions = Ações
odin-step-income = Renda
odin-step-feast = Banquete
odin-step-bonus = Bônus
odin-step-last_placement = Últimas colocações
odin-step-over = O jogo acabou

## Ocupações

odin-card-1 = Mascate
odin-card-2 = Patrono
odin-card-3 = Peleteiro
odin-card-4 = Caçador
odin-card-5 = Chefe
odin-card-6 = Entalhador de Pedras
odin-card-7 = Moleiro
odin-card-8 = Mestre da Guilda
odin-card-9 = Barqueiro de Minério
odin-card-10 = Ordenhador
odin-card-11 = Caçador de Tridente
odin-card-12 = Timoneiro
odin-card-13 = Arqueiro
odin-card-14 = Dono de Navio
odin-card-15 = Caseiro
odin-card-16 = Capitão
odin-card-17 = Armador do Oriente
odin-card-18 = Lutador
odin-card-19 = Anfitrião
odin-card-20 = Construtor
odin-card-21 = Coletor
odin-card-22 = Minerador
odin-card-23 = Zelador
odin-card-24 = Equipador de Baleeiros
odin-card-25 = Negociante de Carne
odin-card-26 = Inspetor de Carnes
odin-card-27 = Pescador
odin-card-28 = Serralheiro
odin-card-29 = Conservador de Carne
odin-card-30 = Mercador de Seda
odin-card-31 = Almoxarife
odin-card-32 = Fornecedor de Armamentos
odin-card-33 = Tosquiador de Ovelhas
odin-card-34 = Pastor
odin-card-35 = Criador de Gado
odin-card-36 = Cozinheiro de Bordo
odin-card-37 = Comerciante Exterior
odin-card-38 = Pacificador
odin-card-39 = Modificador
odin-card-40 = Mestre Marceneiro
odin-card-41 = Molenga
odin-card-42 = Intendente
odin-card-43 = Colhedor de Frutas
odin-card-44 = Mestre Alfaiate
odin-card-45 = Pirata
odin-card-46 = Projetista Naval
odin-card-47 = Curtidor de Couro
odin-card-48 = Fazendeiro
odin-card-49 = Arador
odin-card-50 = Gravador de Runas
odin-card-51 = Mestre Pedreiro
odin-card-52 = Tutor
odin-card-53 = Dono de Quitanda
odin-card-54 = Comerciante
odin-card-55 = Tesoureiro
odin-card-56 = Traficante de Armas
odin-card-57 = Plantador de Feijão
odin-card-58 = Prensador de Linhaça
odin-card-59 = Tecelão de Linho
odin-card-60 = Inspetor
odin-card-61 = Dono do Cais
odin-card-62 = Ferreiro Fino
odin-card-63 = Torneiro de Chifres
odin-card-64 = Construtor de Navios
odin-card-65 = Matador de Dragões
odin-card-66 = Lavrador
odin-card-67 = Cozinheiro Particular
odin-card-68 = Fornecedor de Armas
odin-card-69 = Fornecedor de Equipamento
odin-card-70 = Mensageiro Expresso
odin-card-71 = Estalajadeiro
odin-card-72 = Conde
odin-card-73 = Metalúrgico
odin-card-74 = Vaqueiro
odin-card-75 = Coletor de Ossos
odin-card-76 = Regressado
odin-card-77 = Seguidor
odin-card-78 = Mercador Viajante
odin-card-79 = Criador
odin-card-80 = Pastorzinho
odin-card-81 = Quartel-mestre
odin-card-82 = Construtor de Dracares
odin-card-83 = Atacadista
odin-card-84 = Guarda do Porto
odin-card-85 = Tocador de Trompa
odin-card-86 = Comprador de Couro
odin-card-87 = Pregador
odin-card-88 = Escrivão
odin-card-89 = Catapultador
odin-card-90 = Espadachim
odin-card-91 = Retardatário
odin-card-92 = Alma Compassiva
odin-card-93 = Amigo na Necessidade
odin-card-94 = Mercador de Especiarias
odin-card-95 = Andarilho
odin-card-96 = Mercador de Carne
odin-card-97 = Contador de Ervilhas
odin-card-98 = Nobre
odin-card-99 = Preceptor
odin-card-100 = Coveiro
odin-card-101 = Juiz
odin-card-102 = Mercador de Peles
odin-card-103 = Ferreiro da Floresta
odin-card-104 = Guerreiro Desanimado
odin-card-105 = Construtor de Knarrs
odin-card-106 = Belicista
odin-card-107 = Aventureiro
odin-card-108 = Ferreiro
odin-card-109 = Conde-mestre
odin-card-110 = Colono de Birka
odin-card-111 = Artista
odin-card-112 = Taberneiro
odin-card-113 = Aprendiz de Artesão
odin-card-114 = Bordador de Seda
odin-card-115 = Princesa
odin-card-116 = Mestre de Obras
odin-card-117 = Armador
odin-card-118 = Mensageiro
odin-card-119 = Leiteiro
odin-card-120 = Intermediário
odin-card-121 = Carpinteiro
odin-card-122 = Guarda da Montanha
odin-card-123 = Vendedor de Óleo
odin-card-124 = Operário
odin-card-125 = Escriba
odin-card-126 = Armador de Laços
odin-card-127 = Pescador de Linha
odin-card-128 = Escavador
odin-card-129 = Salgador de Carne
odin-card-130 = Especialista em Armadilhas
odin-card-131 = Iscador
odin-card-132 = Berserker
odin-card-133 = Lanceiro
odin-card-134 = Beberrão
odin-card-135 = Lobo Solitário
odin-card-136 = Saqueador
odin-card-137 = Lutador Corpo a Corpo
odin-card-138 = Ladrão
odin-card-139 = Caçador de Espólios
odin-card-140 = Cozinheiro de Gordura
odin-card-141 = Escultor de Marfim
odin-card-142 = Apanhador de Baleias
odin-card-143 = Vendedor de Galhadas
odin-card-144 = Caçador de Cervos
odin-card-145 = Guarda-florestal
odin-card-146 = Condutor de Trenó
odin-card-147 = Piloto
odin-card-148 = Negociante de Especiarias
odin-card-149 = Sacerdote
odin-card-150 = Comprador de Carne
odin-card-151 = Porta-voz do Ting
odin-card-152 = Mercador
odin-card-153 = Caçador Eficiente
odin-card-154 = Lenhador
odin-card-155 = Tanoeiro
odin-card-156 = Britador
odin-card-157 = Esfolador
odin-card-158 = Bárbaro
odin-card-159 = Caçador Festivo
odin-card-160 = Abstêmio
odin-card-161 = Ajudante de Baleeiro
odin-card-162 = Plantador de Linhaça
odin-card-163 = Peão
odin-card-164 = Lutador Armado
odin-card-165 = Líder da Aldeia
odin-card-166 = Guardião das Armas
odin-card-167 = Provador
odin-card-168 = Conde de Lade
odin-card-169 = Semeador
odin-card-170 = Ajudante de Refugiados
odin-card-171 = Padeiro de Linhaça
odin-card-172 = Cozinheiro de Peixes
odin-card-173 = Puncionista
odin-card-174 = Viajante do Bósforo
odin-card-175 = Prensador de Óleo de Bacalhau
odin-card-176 = Professor de Etiqueta
odin-card-177 = Criada
odin-card-178 = Construtor de Barcos
odin-card-179 = Mestre de Cúter
odin-card-180 = Saqueador de Praias
odin-card-181 = Remendador de Velas
odin-card-182 = Jardineiro de Ervas
odin-card-183 = Entregador de Cereais
odin-card-184 = Patrocinador
odin-card-185 = Viajante de Dorestad
odin-card-186 = Padeiro de Ervilha
odin-card-187 = Cronista
odin-card-188 = Mineiro
odin-card-189 = Navegante
odin-card-190 = Mercador do Bósforo
odin-category-immediate = Imediata
odin-category-anytime = A qualquer hora
odin-category-each_time = A cada vez
odin-category-as_soon_as = Assim que

## Pontuação

odin-score-ships = Navios
odin-score-emigration = Emigração
odin-score-exploration = Tabuleiros de exploração
odin-score-buildings = Cabanas e casas
odin-score-animals = Ovelhas e vacas
odin-score-occupations = Ocupações
odin-score-silver = Prata
odin-score-crown = Coroa inglesa
odin-score-bare = Espaços descobertos
odin-score-penalties = Penalidades de Ting

## A mesa

odin-sheet-players = Jogadores
odin-sheet-supplies = Reservas
odin-sheet-spaces = Tabuleiro de ações
odin-sheet-mountain = Encostas de montanha
odin-sheet-shores = Tabuleiros de exploração
odin-sheet-own_boards = Seus tabuleiros
odin-sheet-table = A mesa
odin-column-seat = Jogador
odin-column-score = Pontos
odin-column-vikings = Vikings
odin-column-income = Renda
odin-column-ships = Navios
odin-column-cards = Cartas
odin-column-occupations = Ocupações
odin-column-penalties = Penalidades
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
odin-label-round = Rodada
odin-label-start_player = Alce
odin-label-buildings = Construções restantes
odin-label-special_tiles = Fichas especiais restantes
odin-label-rolls = Últimas jogadas
odin-label-hand = Sua mão
odin-label-emigrated = (emigrou)

## Na página: o tabuleiro

odin-page-column = { $column ->
    [one] Um viking
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
odin-page-serve = Sirva por mim
odin-page-take-items = pegar { $items }
odin-page-loot-what = Seu resultado da batalha: { $result }. O que você pega?
odin-page-loot = espada { $sword }, pague { $price }
odin-page-take-it = Pegar
odin-page-pay = pague { $price }
odin-page-leave-empty = { $count ->
    [one] Um lugar fica vazio: { $points } pontos perdidos.
   *[other] { $count } lugares ficam vazios: { $points } pontos perdidos.
}
odin-page-serve-empty = { $count ->
    [one] Mesmo o melhor banquete deixa um lugar vazio: { $points } pontos perdidos.
   *[other] Mesmo o melhor banquete deixa { $count } lugares vazios: { $points } pontos perdidos.
}
odin-page-serve-anyway = Servir assim
odin-page-leave = { $count ->
    [one] { $count } vazio: −{ $points }
   *[other] { $count } vazios: −{ $points }
}
odin-page-anytime = Colocar, comprar…
odin-page-covers = cobre { $count }
odin-page-too-wide = { $free ->
    [one] largura { $width }, resta { $free } espaço
   *[other] largura { $width }, restam { $free } espaços
}
odin-page-feast-rule = Nenhuma cor ao lado de si mesma; de cada tipo, só uma ficha deitada ao longo da mesa.
odin-page-passed = passou
odin-page-orange = Recursos laranja
odin-page-red = Recursos vermelhos
odin-page-green = Recursos verdes
odin-page-blue = Recursos azuis
odin-page-goods = Recursos
odin-page-special-tiles = Fichas especiais
odin-page-nothing = Nada ainda
odin-page-bare = Os espaços descobertos custam { $points } pontos agora.
odin-page-shore = { $points } pontos. Vikings: { $vikings }. Prata sobre ele: { $silver }.
odin-page-all-cards = Mostrar todas as { $count } ocupações
odin-page-card-points = { $points ->
    [0] Nenhum ponto quando é jogada.
    [one] { $points } ponto quando é jogada.
   *[other] { $points } pontos quando é jogada.
}
odin-page-card-deck = Baralho { $deck }.
odin-page-card-light = Carta clara: das iniciais.
odin-page-card-dark = Carta escura: da pilha.
odin-page-card-for-now = Por enquanto só contam os pontos.

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
odin-why-nothing_to_upgrade = Você não tem recurso para melhorar.
odin-why-needs_sheep = Você precisa de uma ovelha.
odin-why-needs_cattle = Você precisa de uma vaca.
odin-why-no_special_tile = Você não pode pagar nenhuma ficha especial restante.
odin-why-no_board = Não há tabuleiro a reclamar com tantos vikings.
odin-why-needs_silver_for_round = Você precisa de tanta prata quanto o número da rodada.
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
odin-why-needs_1_wood = Você precisa de 1 madeira.
odin-why-needs_2_wood = Você precisa de 2 madeiras.
odin-why-needs_1_stone = Você precisa de 1 pedra.
odin-why-needs_2_stone = Você precisa de 2 pedras.
odin-why-needs_1_ore = Você precisa de 1 minério.
odin-why-needs_1_silver = Você precisa de 1 prata.
odin-why-needs_2_silver = Você precisa de 2 pratas.
odin-why-needs_3_silver = Você precisa de 3 pratas.
odin-why-needs_5_silver = Você precisa de 5 pratas.
odin-why-needs_8_silver = Você precisa de 8 pratas.
odin-why-needs_1_flax = Você precisa de 1 linhaça.
odin-why-needs_1_hide = Você precisa de 1 couro cru.
odin-why-needs_1_linen = Você precisa de 1 linho.
odin-why-needs_1_wool = Você precisa de 1 lã.
odin-why-needs_1_silverware = Você precisa de 1 prataria.
odin-why-wrong_colour = Recursos desta cor não ficam aqui.
odin-why-no_ore_in_house = Minério não é colocado em casas.
odin-why-only_wood_and_stone = Uma cabana só recebe madeira e pedra.
odin-why-only_in_slots = Madeira e pedra só ficam nos seus espaços.
odin-why-only_at_the_end = Madeira e pedra ocupam seus espaços sozinhas no fim do jogo.
odin-why-off_board = Passaria da borda.
odin-why-covered = Já há algo ali.
odin-why-orange_beside_orange = Laranja não pode ficar ao lado de laranja.
odin-why-red_beside_red = Vermelho não pode ficar ao lado de vermelho.
odin-why-green_beside_green = Verde não pode ficar ao lado de verde.
odin-why-income_order = Uma renda só pode ser coberta se tudo à esquerda e abaixo dela estiver coberto.

## As regras em resumo

odin-rules-1 = Cubra os espaços negativos dos seus tabuleiros, junte navios, casas, ilhas, animais e prata. Depois de 7 rodadas (6 no jogo curto), quem tiver mais pontos vence; um empate é vitória compartilhada.
    .title = O objetivo
odin-rules-2 = Um novo viking, em algumas rodadas uma colheita, uma carta de arma. Depois todos mandam vikings, um por vez. Seguem renda, procriação, banquete e bônus; a montanha se desgasta e os vikings voltam para casa.
    .title = Uma rodada
odin-rules-3 = Um espaço recebe tantos vikings quanto o número da sua coluna, e só um jogador por rodada. Na terceira coluna você compra antes uma ocupação; na quarta pode jogar uma. É preciso usar ao menos um efeito do espaço. Quem manda vikings por último começa a rodada seguinte.
    .title = Ações
odin-rules-4 = A qualquer hora você pode colocar recursos verdes e azuis, fichas especiais, prata e minério no seu tabuleiro pessoal e nas suas ilhas; verde nunca ao lado de verde. Uma renda só pode ser coberta quando tudo à esquerda e abaixo dela está coberto. Casas também recebem comida laranja e vermelha, mas não minério; nelas, laranja não fica ao lado de laranja, nem vermelho ao lado de vermelho. O que foi colocado fica.
    .title = Colocar recursos
odin-rules-5 = Sua renda é o menor número descoberto de cada diagonal. Um espaço de bônus descoberto, com tudo ao redor coberto, dá seus recursos em todas as rodadas menos na última.
    .title = Renda e bônus
odin-rules-6 = Você pode rolar até três vezes; vale a última. Caça, armadilhas e baleias pedem resultados baixos, pagos em madeira e na arma certa; o minério nos barcos baixa o resultado. Invadir e pilhar pedem resultados altos, aumentados com pedras e espadas longas. Sempre se pode desistir e levar a consolação.
    .title = Dados
odin-rules-7 = Cubra cada lugar livre da mesa com comida laranja e vermelha e prata. Nenhuma cor ao lado dela mesma; uma ficha de cada tipo pode ficar ao longo da mesa, as demais ficam em pé. Cada lugar vazio custa 3 pontos. Navios que emigraram cobrem dois lugares para sempre.
    .title = O banquete
odin-rules-8 = Com dois ou mais de um tipo e nenhum prenhe, um fica prenhe; na rodada seguinte, dá cria. Valem pontos, dão leite e lã, e podem ser comidos ou trocados.
    .title = Animais
odin-rules-9 = Você joga com vikings de duas cores, alternadas; os da rodada anterior ficam onde estão e bloqueiam seus espaços. 100 pontos são um ótimo resultado.
    .title = Sozinho

## Na página: o quebra-cabeça

odin-page-puzzle-supply = Sua reserva
odin-page-puzzle-boards = Seus tabuleiros
odin-page-puzzle-ships = Navios
odin-page-puzzle-no-goods = Você não tem recursos.
odin-page-puzzle-tile = { $good }: { $count }
odin-page-puzzle-board-keys = { $board }. Na mão: { $good }. As setas movem, R gira, F espelha, B troca de tabuleiro, Enter coloca, Esc devolve.
odin-page-puzzle-turn = Girar
odin-page-puzzle-turn-key = Um quarto de volta (R, ou a roda do mouse)
odin-page-puzzle-mirror = Espelhar
odin-page-puzzle-mirror-key = Espelhar (F)
odin-page-puzzle-lay = Colocar aqui
odin-page-puzzle-put-back = Devolver
odin-page-puzzle-put-back-key = Devolver (Esc)
odin-page-puzzle-income = Renda
odin-page-puzzle-points = Pontos
odin-page-puzzle-income-by = renda { $amount }
odin-page-puzzle-points-by = pontos { $amount }
odin-page-puzzle-gives = bônus: { $things }
odin-page-puzzle-loses = bônus perdido: { $things }
odin-page-puzzle-covers = cobre um bônus para sempre: { $things }
odin-page-puzzle-instead = Menos pontos agora, mas em troca: { $gains }.
odin-page-puzzle-fits = Pode ficar aqui.
odin-page-puzzle-early = Cedo demais para a renda { $income }: tudo à esquerda e abaixo dela precisa estar coberto.
odin-page-puzzle-not-now = Você não pode colocar recursos agora. Ligue “Planejar” para experimentar.
odin-page-puzzle-not-laid = Não foi possível colocar.
odin-page-puzzle-plan = Planejar
odin-page-puzzle-plan-text = Experimente peças e retire-as; nada vale até você colocá-las.
odin-page-puzzle-plan-count = { $count ->
    [one] { $count } peça em teste. Toque nela para pegá-la de volta.
   *[other] { $count } peças em teste. Toque em uma para pegá-la de volta.
}
odin-page-puzzle-plan-changed = Algumas peças do seu plano não cabem mais e foram devolvidas.
odin-page-puzzle-tried = Em teste: { $good }.
odin-page-puzzle-take-up = Em teste: { $good }. Pegar de volta.
odin-page-puzzle-take-all = Retirar todas
odin-page-puzzle-lay-all = Colocar todas
odin-page-puzzle-for-me = Colocar por mim
odin-page-puzzle-for-me-text = Uma boa disposição do que você tem, como plano.
odin-page-puzzle-nothing-better = Nada mais vale a pena colocar agora.
odin-page-puzzle-larger = Ampliar seus tabuleiros
odin-page-puzzle-smaller = Voltar às ações
