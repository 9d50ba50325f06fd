### Brian Boru: Alto Rei da Irlanda

boru-name = Brian Boru: Alto Rei da Irlanda
boru-blurb = Vença vazas para tomar cidades, arranje casamentos, combata os vikings, agrade à Igreja e una a Irlanda sob o seu comando.
boru-pass = Não expandir

## Perguntas

boru-ask-first_disc = Onde você coloca seu primeiro disco?
boru-ask-keep = { $about_id ->
    [more] Com qual outra carta você fica? O resto passa à esquerda.
   *[other] Com quais { $about } cartas você fica? O resto passa à esquerda.
}
boru-ask-lead = Qual cidade será disputada nesta vaza?
boru-ask-play = Qual carta você joga por { $about }?
boru-ask-secondary = Sua carta { $about } perdeu. Qual das ações dela você faz?
boru-ask-buy = { $about_id ->
    [battle] Quantos invasores a mais você derrota, por 2 moedas cada?
    [church] Quantos discos a mais você coloca na Igreja, por 2 moedas cada?
   *[other] Quantos espaços a mais você sobe na trilha de casamento, por 2 moedas cada?
}
boru-ask-expand = Você expande por 5 moedas? Para onde?
boru-ask-liberate = Qual cidade você liberta dos vikings?
boru-ask-reward_town = { $about_id ->
    [track] A trilha de casamento lhe dá uma cidade. Qual?
   *[other] { $about } lhe traz uma cidade. Qual?
}
boru-ask-princess = O que você decide sobre { $about }?
boru-ask-lose_town = { $about_id ->
    [own] Qual das suas cidades você perde para os vikings?
   *[other] Qual cidade { $about } perde para os vikings?
}
    .hint = { $about_id ->
        [own] Um bot perderia: { $option }.
       *[other] Um bot tomaria: { $option }.
    }
boru-ask-monastery = Seus discos na Igreja lhe dão um monastério. Onde você o constrói?

## O que aconteceu

boru-told-starts = { $seat } começa e fica com o marcador de cidade ativa.
boru-told-first_disc = { $seat } começa em { $thing }.
boru-told-round = Começa a rodada { $amount }.
boru-told-vikings_come = { $amount ->
    [one] Desembarca { $amount } invasor viking.
   *[other] Desembarcam { $amount } invasores vikings.
}
boru-told-marriage_offered = O casamento desta rodada: { $thing }.
boru-told-keeps = { $seat } fica com a carta { $thing }.
boru-told-keeps-hidden = { $seat } fica com uma carta.
boru-told-draft_over = Todas as cartas foram escolhidas; começam as vazas.
boru-told-names = { $seat } escolhe { $thing }.
boru-told-plays = { $seat } joga { $thing }.
boru-told-wins_trick = { $seat } vence a vaza com { $thing }.
boru-told-claims_town = { $seat } toma { $thing } e pega o marcador de cidade ativa.
boru-told-coins = { $amount ->
    [one] { $seat } ganha { $amount } moeda.
   *[other] { $seat } ganha { $amount } moedas.
}
boru-told-pays = { $amount ->
    [one] { $seat } paga { $amount } moeda.
   *[other] { $seat } paga { $amount } moedas.
}
boru-told-pays_in_points = { $amount ->
    [0] { $seat } não tem mais com que pagar.
    [one] { $seat } perde { $amount } ponto pela moeda que faltou.
   *[other] { $seat } perde { $amount } pontos pelo que faltou.
}
boru-told-buys = { $amount ->
    [one] { $seat } gasta { $amount } moeda para comprar mais.
   *[other] { $seat } gasta { $amount } moedas para comprar mais.
}
boru-told-advances = { $thing_id ->
    [church] { $amount ->
        [one] { $seat } coloca { $amount } disco na Igreja.
       *[other] { $seat } coloca { $amount } discos na Igreja.
    }
    [battle] { $amount ->
        [0] { $seat } não acha invasores para combater.
        [one] { $seat } derrota { $amount } invasor.
       *[other] { $seat } derrota { $amount } invasores.
    }
   *[courtship] { $amount ->
        [0] { $seat } já está no topo da trilha de casamento.
        [one] { $seat } sobe { $amount } espaço na trilha de casamento.
       *[other] { $seat } sobe { $amount } espaços na trilha de casamento.
    }
}
boru-told-slips_back = { $amount ->
    [one] { $seat } desce { $amount } espaço, até um livre.
   *[other] { $seat } desce { $amount } espaços, até um livre.
}
boru-told-expands = { $seat } expande para { $thing }.
boru-told-liberates = { $seat } liberta { $thing }; a cidade volta a ser de { $other }.
boru-told-step = Manutenção: { $thing }.
boru-told-no_marriage = Ninguém avançou na trilha de casamento: { $thing } sai do jogo.
boru-told-marries = { $seat } arranja o casamento com { $thing }.
boru-told-points = { $thing_id ->
    [spoils] { $amount ->
        [one] { $seat } ganha { $amount } ponto pela batalha.
       *[other] { $seat } ganha { $amount } pontos pela batalha.
    }
    [church] { $amount ->
        [one] { $seat } ganha { $amount } ponto pela Igreja.
       *[other] { $seat } ganha { $amount } pontos pela Igreja.
    }
   *[other] { $amount ->
        [one] { $seat } ganha { $amount } ponto.
       *[other] { $seat } ganha { $amount } pontos.
    }
}
boru-told-princess = { $seat } decide sobre a princesa: { $thing }.
boru-told-renown = { $amount ->
    [one] { $seat } ganha { $amount } ficha de renome.
   *[other] { $seat } ganha { $amount } fichas de renome.
}
boru-told-reward_town = { $seat } recebe { $thing } como recompensa.
boru-told-invasion = { $amount ->
    [one] Resta { $amount } invasor: os vikings atacam.
   *[other] Restam { $amount } invasores: os vikings atacam.
}
boru-told-repelled = Não resta nenhum invasor: os vikings são repelidos.
boru-told-loses_town = { $seat } perde { $thing } para os vikings (escolha de { $other }).
boru-told-monastery = { $seat } constrói um monastério em { $thing }.
boru-told-serves_church = { $seat } tem mais discos na Igreja.
boru-told-takes_marker = { $seat } pega o marcador de cidade ativa por servir à Igreja.
boru-told-token_up = A ficha de conquista de { $thing } é virada para cima.
boru-told-token_back = { $seat } perde a ficha de conquista de { $thing }: lá os vikings lideram.
boru-told-token = { $other ->
    [none] { $seat } pega a ficha de conquista de { $thing }.
   *[other] { $seat } toma de { $other } a ficha de conquista de { $thing }.
}

## Regiões e cidades

boru-region-northern_ui_neill = Uí Néill do Norte
    .short = Uí N. N.
boru-region-ulaid = Ulaid
    .short = Ulaid
boru-region-breifne = Bréifne
    .short = Bré.
boru-region-southern_ui_neill = Uí Néill do Sul
    .short = Uí N. S.
boru-region-dubhlinn = Dubhlinn
    .short = Dub.
boru-region-connaught = Connaught
    .short = Con.
boru-region-leinster = Leinster
    .short = Lei.
boru-region-munster = Munster
    .short = Mun.

boru-town-nun = Uí Néill do Norte { $number }
    .text = { $number ->
        [3] azul
        [4] azul
        [5] amarela
        [6] amarela
       *[other] vermelha
    }
boru-town-ula = Ulaid { $number }
    .text = { $number ->
        [1] amarela
        [3] vermelha
        [5] vermelha
       *[other] azul
    }
boru-town-bre = Bréifne { $number }
    .text = { $number ->
        [1] amarela
        [2] vermelha
       *[other] azul
    }
boru-town-sun = Uí Néill do Sul { $number }
    .text = { $number ->
        [2] azul
        [3] amarela
        [5] azul
        [6] amarela
       *[other] vermelha
    }
boru-town-dub = Dubhlinn { $number }
    .text = { $number ->
        [2] vermelha
        [3] azul
       *[other] amarela
    }
boru-town-con = Connaught { $number }
    .text = { $number ->
        [3] amarela
        [4] azul
        [7] amarela
        [8] azul
        [9] amarela
       *[other] vermelha
    }
boru-town-lei = Leinster { $number }
    .text = { $number ->
        [2] azul
        [3] azul
        [4] vermelha
        [6] azul
        [9] azul
       *[other] amarela
    }
boru-town-mun = Munster { $number }
    .text = { $number ->
        [1] azul
        [2] amarela
        [4] amarela
        [5] amarela
        [6] azul
        [10] azul
       *[other] vermelha
    }

## Cartas de ação

boru-card-1 = amarela 1
    .text = Se vencer: tome a cidade, 2 espaços na trilha de casamento, 1 moeda. Se perder: 3 moedas, expansão; ou 2 espaços na trilha de casamento.
boru-card-2 = vermelha 2
    .text = Se vencer: tome a cidade, 2 invasores, 1 moeda. Se perder: 3 moedas, expansão; ou 2 invasores.
boru-card-3 = azul 3
    .text = Se vencer: tome a cidade, 2 discos na Igreja, 1 moeda. Se perder: 3 moedas, expansão; ou 2 discos na Igreja.
boru-card-4 = amarela 4
    .text = Se vencer: tome a cidade, 2 espaços na trilha de casamento. Se perder: 3 moedas, expansão; ou 2 espaços na trilha de casamento.
boru-card-5 = vermelha 5
    .text = Se vencer: tome a cidade, 2 invasores. Se perder: 2 moedas, expansão; ou 2 invasores.
boru-card-6 = azul 6
    .text = Se vencer: tome a cidade, 2 discos na Igreja. Se perder: 3 moedas, expansão; ou 2 discos na Igreja.
boru-card-7 = amarela 7
    .text = Se vencer: tome a cidade, 1 espaço na trilha de casamento, 1 moeda. Se perder: 2 moedas, expansão; ou 2 espaços na trilha de casamento.
boru-card-8 = vermelha 8
    .text = Se vencer: tome a cidade, 1 invasor, 1 moeda. Se perder: 2 moedas, expansão; ou 2 invasores.
boru-card-9 = azul 9
    .text = Se vencer: tome a cidade, 1 disco na Igreja, 1 moeda. Se perder: 2 moedas, expansão; ou 2 discos na Igreja.
boru-card-10 = amarela 10
    .text = Se vencer: tome a cidade, 2 moedas. Se perder: 2 moedas, expansão; ou 2 espaços na trilha de casamento.
boru-card-11 = vermelha 11
    .text = Se vencer: tome a cidade, 2 moedas. Se perder: 2 moedas, expansão; ou 2 invasores.
boru-card-12 = azul 12
    .text = Se vencer: tome a cidade, 2 moedas. Se perder: 2 moedas, expansão; ou 2 discos na Igreja.
boru-card-13 = branca 13
    .text = Se vencer: tome a cidade, 1 moeda. Se perder: 2 moedas, expansão; ou liberte uma cidade, pague 1 moeda.
boru-card-14 = amarela 14
    .text = Se vencer: tome a cidade. Se perder: 1 moeda, expansão; ou 3 espaços na trilha de casamento.
boru-card-15 = vermelha 15
    .text = Se vencer: tome a cidade. Se perder: 1 moeda, expansão; ou 3 invasores.
boru-card-16 = azul 16
    .text = Se vencer: tome a cidade. Se perder: 1 moeda, expansão; ou 3 discos na Igreja.
boru-card-17 = amarela 17
    .text = Se vencer: tome a cidade, pague 1 moeda. Se perder: 1 moeda, expansão; ou 3 espaços na trilha de casamento.
boru-card-18 = vermelha 18
    .text = Se vencer: tome a cidade, pague 1 moeda. Se perder: 1 moeda, expansão; ou 3 invasores.
boru-card-19 = azul 19
    .text = Se vencer: tome a cidade, pague 1 moeda. Se perder: 1 moeda, expansão; ou 3 discos na Igreja.
boru-card-20 = branca 20
    .text = Se vencer: tome a cidade. Se perder: 2 moedas, expansão.
boru-card-21 = branca 21
    .text = Se vencer: tome a cidade, pague 1 moeda. Se perder: 2 moedas, expansão.
boru-card-22 = branca 22
    .text = Se vencer: tome a cidade, pague 2 moedas. Se perder: 2 moedas, expansão.
boru-card-23 = amarela 23
    .text = Se vencer: tome a cidade, pague 2 moedas. Se perder: 1 moeda, expansão; ou 3 espaços na trilha de casamento.
boru-card-24 = vermelha 24
    .text = Se vencer: tome a cidade, pague 2 moedas. Se perder: 1 moeda, expansão; ou 3 invasores.
boru-card-25 = azul 25
    .text = Se vencer: tome a cidade, pague 2 moedas. Se perder: 1 moeda, expansão; ou 3 discos na Igreja.

boru-action-upper = A primeira ação
    .text = Moedas e depois, se quiser, uma expansão por 5 moedas.
boru-action-lower = A segunda ação

## Símbolos

boru-icon-claim_town = a cidade
    .text = Coloque um disco na cidade ativa e pegue o marcador de cidade ativa: você escolhe a próxima cidade.
boru-icon-coin = moeda
    .text = Ganhe uma moeda.
boru-icon-pay = pagamento
    .text = Pague uma moeda. Se não tiver, perca 2 pontos.
boru-icon-church = disco na Igreja
    .text = Coloque um disco na Igreja. Depois você pode comprar mais, por 2 moedas cada.
boru-icon-battle = invasor
    .text = Derrote um invasor da área de batalha. Depois você pode comprar mais, por 2 moedas cada.
boru-icon-courtship = espaço na trilha de casamento
    .text = Suba um espaço na trilha de casamento. Depois você pode comprar mais, por 2 moedas cada. Se terminar onde há outro disco, desça até um espaço livre.
boru-icon-expand = expansão
    .text = Você pode pagar 5 moedas por um disco em uma cidade livre ligada por estrada a uma cidade que controla.
boru-icon-liberate = libertação
    .text = Liberte uma cidade: tire do tabuleiro uma ficha de controle viking; o disco embaixo dela volta a valer.

## Casamentos

boru-marriage-aodhan = Aodhán
    .text = 2 pontos e um disco em uma cidade livre de Leinster.
boru-marriage-aoife = Aoife
    .text = 2 pontos e 1 ficha de renome.
boru-marriage-brigid = Brigid
    .text = 4 pontos.
boru-marriage-conall = Conall
    .text = 2 pontos e um disco em uma cidade livre de Uí Néill do Sul.
boru-marriage-cormac = Cormac
    .text = 2 pontos e um disco em uma cidade livre de Connaught.
boru-marriage-niall = Niall
    .text = 2 pontos e um disco em uma cidade livre de Uí Néill do Norte.
boru-marriage-orlaith = Orlaith
    .text = 2 pontos e um disco em uma cidade livre de Munster.
boru-marriage-estrid = Estrid, Princesa da Dinamarca
    .text = Apoio militar, comércio ou, em vez disso, 4 pontos. É o último casamento do jogo.

boru-princess-support = Apoio militar
    .text = As cidades dos vikings contam como suas para as fichas de conquista, até o fim do jogo.
boru-princess-trade = Estabelecer comércio
    .text = No fim, as cidades dos vikings contam como suas para o número de regiões em que você está.
boru-princess-spurn = Rejeitá-la
    .text = Descarte a carta e ganhe 4 pontos.

## Pontuação

boru-score-track = Pontos durante o jogo
boru-score-coins = Mais moedas
boru-score-marker = Marcador de cidade ativa
boru-score-renown = Renome
boru-score-tokens = Fichas de conquista
boru-score-shared_tokens = Fichas divididas
boru-score-regions = Regiões
boru-tie-tokens = Fichas de conquista obtidas
boru-tie-marriages = Cartas de casamento obtidas

## A mesa

boru-sheet-players = Jogadores
boru-sheet-regions = Regiões
boru-sheet-towns = Cidades
boru-sheet-table = A mesa
boru-column-seat = Jogador
boru-column-score = Total
boru-column-points = Trilha
boru-column-coins = Moedas
    .text = 2 compram mais um do que a carta dá, e 5 uma expansão.
boru-column-renown = Renome
    .text = Cada ficha vale 1 ponto no fim, e mais 1 sempre que o dono vencer o maior número de invasores.
boru-column-invaders = Invasores
    .text = Vikings vencidos. Na manutenção, quem tem mais ganha renome, e quem tem menos pode perder uma cidade.
boru-column-church = Igreja
    .text = Discos na Igreja. Na manutenção, quem tem mais constrói um monastério e recebe o marcador de cidade ativa.
boru-column-marriage = Trilha de casamento
    .text = Na manutenção, quem estiver mais à frente vence o casamento.
boru-column-marriages = Casamentos
boru-column-cards = Cartas
boru-column-played = Jogada
boru-column-region = Região
boru-column-token = Ficha de conquista
boru-column-control = Controle
boru-column-towns = Cidades

boru-token-up = no tabuleiro
boru-token-down = virada para baixo

boru-label-round = Rodada
boru-label-battle_area = Invasores na área de batalha
    .text = Ainda por vencer. Se sobrar algum na manutenção, quem venceu menos perde uma cidade.
boru-label-marker = Marcador de cidade ativa
    .text = Quem o tem escolhe a cidade da próxima vaza e joga primeiro. No fim vale 1 ponto.
boru-label-marriage_card = Casamento em disputa
boru-label-active_town = Cidade ativa
boru-label-hand = Sua mão
boru-label-offer = À sua escolha
boru-label-passed = Você passou adiante
boru-label-viking = (vikings)
boru-label-monastery = (monastério)

boru-space = { $number ->
    [0] Início da trilha de casamento
   *[other] Trilha de casamento, espaço { $number }
}

boru-step-marriage = Casamento
boru-step-battle = Batalha
boru-step-church = Igreja
boru-step-claims = Regiões

boru-phase-first_discs = Primeiros discos
boru-phase-preparation = Preparação
boru-phase-draft = Seleção de cartas
boru-phase-actions = Vazas
boru-phase-upkeep = Manutenção
boru-phase-over = Fim do jogo

## Recusas

boru-why-region_taken = Alguém já tem um disco nesta região.
boru-why-no_card_of_its_colour = Você não tem carta da cor dela nem carta branca.
boru-why-has_a_disc = Já há um disco nela.
boru-why-must_match_town = Você escolheu esta cidade: jogue uma carta da cor dela ou uma branca.
boru-why-may_cost_points = { $amount ->
    [one] Se vencer, faltam moedas para pagar e você perde { $amount } ponto.
   *[other] Se vencer, faltam moedas para pagar e você perde { $amount } pontos.
}
boru-why-costs_points = { $amount ->
    [one] Faltam moedas para pagar: você perde { $amount } ponto.
   *[other] Faltam moedas para pagar: você perde { $amount } pontos.
}

## As regras em resumo

boru-goes-1 = Cada um fica com cartas e passa o resto.
boru-goes-2 = Cada vaza vale uma cidade: a carta mais alta da cor dela a toma.
boru-goes-3 = Quem perde ganha moedas, avança na trilha de casamento, combate ou ajuda a Igreja.
boru-goes-4 = Na manutenção decidem-se casamento, batalha e Igreja.
boru-goes-5 = Depois da última rodada, regiões e renome fazem o Alto Rei.

boru-rules-1 = Cada um controla cidades nas oito regiões da Irlanda. Depois de 3 rodadas (com três jogadores) ou 4, vence quem tiver mais pontos. Uma rodada tem seleção de cartas, vazas e manutenção.
    .title = O objetivo
boru-rules-2 = Fique com duas das cartas que recebeu, passe o resto para a esquerda, e assim por diante até acabarem. A última carta de cada mão não é jogada.
    .title = Seleção de cartas
boru-rules-3 = Quem tem o marcador de cidade ativa escolhe uma cidade livre e joga uma carta da cor dela ou uma branca; os outros jogam o que quiserem. Vence a carta mais alta da cor da cidade; a branca vale como qualquer cor. Então todos agem, da carta mais baixa à mais alta: quem venceu toma a cidade e o marcador, os demais escolhem uma das ações ao pé da sua carta. Perder com a carta certa muitas vezes rende mais que vencer.
    .title = Vazas
boru-rules-4 = Casamento: quem está mais à frente na trilha ganha a carta e volta ao início; os outros recebem o que o seu espaço mostra. Batalha: se restam invasores, quem derrotou menos perde para os vikings uma cidade, escolhida por quem derrotou mais (se houver empate, por quem a perde); quem derrotou mais ganha uma ficha de renome e um ponto por ficha de renome que tiver. Igreja: quem tem mais discos constrói um monastério, que faz uma cidade contar em dobro, e pega o marcador de cidade ativa. Nas duas, se houver empate em primeiro, ninguém recebe isso. Depois, cada um que agora tiver mais ganha um ponto e devolve um invasor (ou um disco). Por fim, quem ainda tiver pelo menos 4 discos na Igreja também constrói um monastério.
    .title = Manutenção: as três primeiras etapas
boru-rules-5 = A ficha de conquista de uma região é virada para cima quando há cidades controladas o bastante nela. Daí em diante ela é de quem controlar mais cidades; em caso de empate, fica onde está. Os vikings contam como um lado à parte.
    .title = Manutenção: conquista de regiões
boru-rules-6 = Um ponto por ter mais moedas, um pelo marcador de cidade ativa, um por ficha de renome; o valor das suas fichas de conquista, e metade do de uma ficha no tabuleiro onde você empata; até 10 pontos por ter cidades em muitas regiões. Empates vão para quem tem mais fichas e, depois, mais casamentos.
    .title = O fim

## Na página

boru-page-map = Mapa da Irlanda
boru-page-marriage = Trilha de casamento
boru-page-space-top = Quem está mais à frente na trilha ganha o casamento: neste espaço, sempre você.
boru-page-space-coins = { $count ->
    [one] Na manutenção: { $count } moeda, se não ganhar o casamento.
   *[other] Na manutenção: { $count } moedas, se não ganhar o casamento.
}
boru-page-space-renown = Na manutenção: 1 ficha de renome, se não ganhar o casamento.
boru-page-space-town = Na manutenção: um disco em qualquer cidade livre, se não ganhar o casamento.
boru-page-space-nothing = Na manutenção: nada, se não ganhar o casamento.
boru-page-more-cards = { $count ->
    [0] a última
    [one] falta { $count }
   *[other] faltam { $count }
}
boru-page-battle = { $count ->
    [one] Área de batalha: { $count } invasor.
   *[other] Área de batalha: { $count } invasores.
}
boru-page-trick = A vaza
boru-page-round = Rodada { $round } de { $rounds }
boru-page-wins = vence a vaza
boru-page-leads = abre a vaza
boru-page-past = encerrada
boru-page-you-lose = Você perde { $town } para os vikings, por escolha de { $who }.
boru-page-you-lose-own = Você perde { $town } para os vikings.
boru-page-nothing-changes = Nada muda.
boru-page-no-cards = Nenhuma carta
boru-page-kept = Você ficou com
boru-page-offer-other = À escolha
boru-page-kept-other = Guardadas
boru-page-passed-other = Passadas adiante
boru-page-married = Casamento
boru-page-token = { $region }: { $points } pontos, assim que { $minimum } cidades forem controladas
boru-page-cards = As 25 cartas de ação
boru-page-sign-royal = carta da realeza (branca)
boru-page-sign-battle = área de batalha
boru-page-sign-monastery = monastério
boru-page-icons = O que os ícones significam
boru-page-marriages = Os casamentos
boru-page-minimum = Virada com
boru-page-does-coin = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
boru-page-does-pay = pagar { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
boru-page-does-expand = expandir
boru-page-does-church = { $count ->
    [one] { $count } disco na Igreja
   *[other] { $count } discos na Igreja
}
boru-page-does-battle = { $count ->
    [one] derrote { $count } invasor
   *[other] derrote { $count } invasores
}
boru-page-does-courtship = { $count ->
    [one] trilha de casamento: { $count } espaço
   *[other] trilha de casamento: { $count } espaços
}
boru-page-does-liberate = libertar uma cidade

## Lições

boru-lesson-trick_won = Vencer uma vaza
boru-lesson-trick_won-aim = Três governantes disputam a Irlanda em três rodadas, quatro ou cinco em quatro; vence quem tiver mais pontos. Cidades se ganham em vazas e pontuam pelas regiões em que você tem mais e por quantas regiões você ocupa.
boru-lesson-trick_won-trick = Numa vaza cada um joga uma carta pela mesma cidade, e vence a carta mais alta na cor da cidade. As quatro cartas brancas, que você verá depois, valem como qualquer cor.
boru-lesson-trick_won-lead = O marcador de cidade ativa está com você: escolha a cidade desta vaza. Fique com Munster 3, uma cidade vermelha numa região onde você já tem um disco.
    .else = Qualquer cidade acesa seria permitida. Desta vez escolha Munster 3, a do anel mais forte.
boru-lesson-trick_won-play = Você escolheu uma cidade vermelha, então deve jogar uma carta vermelha ou branca, e só essas podem vencer. O 24 vermelho é a mais alta delas: ninguém a supera.
    .else = Essa carta pode ser vencida. O 24 não: jogue-o.
boru-lesson-trick_won-acted = Só cartas vermelhas e brancas podiam vencer, e a sua era a mais alta: Munster 3 é sua. O 24 também fez você pagar 2 moedas, como mostra a faixa colorida; cada moeda que faltar custa 2 pontos.
boru-lesson-trick_won-marker = Os outros podem jogar qualquer carta: aqui perderam, e cada um fez uma das duas ações ao pé da sua. Quem vence fica com o marcador: a próxima cidade também é escolha sua.
boru-lesson-trick_won-score = O número grande ao lado de cada nome é a pontuação se o jogo acabasse agora: 10 pontos iniciais, 1 por ficha de renome, 1 pelo marcador. Uma cidade a muda pela liderança numa região ou por estar em três regiões ou mais.

boru-lesson-trick_lost = Perder uma vaza de propósito
boru-lesson-trick_lost-hopeless = Esta vaza é por Connaught 2, uma cidade vermelha, e já há um 24 vermelho na mesa. Nada na sua mão o vence (o seu 25 é azul e aqui não pode vencer): pense no que a derrota rende.
boru-lesson-trick_lost-play = Veja o pé do seu 17 amarelo: ele faz você subir 3 espaços na trilha de casamento. Jogue-o e perca com lucro.
    .else = Essa também perderia, mas renderia menos, ou gastaria uma carta que ainda pode vencer. Jogue o 17 amarelo.
boru-lesson-trick_lost-act = Todos agem da carta mais baixa à mais alta, e você age primeiro. Uma ação dá uma moeda e uma expansão, de que logo falaremos; a outra, 3 espaços na trilha de casamento: escolha a trilha.
    .else = Uma moeda ajuda, mas 3 espaços na trilha valem mais. Escolha a trilha de casamento.
boru-lesson-trick_lost-buy = Por 2 moedas cada, você poderia subir mais agora. Você já está à frente de todos, então guarde as moedas: compre 0.
    .else = Você já lidera a trilha. Guarde as moedas: escolha 0.
boru-lesson-trick_lost-paid = O 24 tomou a cidade e custou 2 moedas; você não gastou nada e lidera a trilha de casamento. Perder com a carta certa é metade deste jogo.
boru-lesson-trick_lost-expand = A ação que você deixou, como na maioria das cartas, eram moedas e uma expansão: por 5 moedas você coloca um disco em uma cidade livre a uma estrada das suas. Estradas são as linhas entre as cidades; a pontilhada cruza o mar.

boru-lesson-draft = Primeiro disco e cartas
boru-lesson-draft-disc = O jogo começa com um disco de cada um, numa região onde não há mais ninguém. Comece em Connaught 2: ali se encontram duas estradas, uma delas de Bréifne, e a ficha de Connaught vale 7.
    .else = Também serviria, mas aqui duas estradas se encontram e a ficha vale a disputa: Connaught 2.
boru-lesson-draft-offer = Cada rodada começa com uma escolha: fique com 2 das cartas que recebeu e passe o resto à esquerda, ao próximo da lista de jogadores. Você quer algumas que vençam e algumas que percam bem.
boru-lesson-draft-white = Cartas brancas valem como qualquer cor: com o 21 você pode vencer por quase qualquer cidade. Fique com ele.
    .else = Não é uma carta ruim, mas o 21 branco serve em toda cidade. Fique primeiro com ele.
boru-lesson-draft-foot = Agora uma para perder: o 17 amarelo dá 3 espaços na trilha de casamento quando perde, e as amarelas baixas dão 2. Fique com ele também.
    .else = Procure o melhor pé de carta: o 17 amarelo, com 3 espaços. Fique com ele.
boru-lesson-draft-passed = Suas outras seis cartas foram para a esquerda, e seis vieram da direita. Assim você conhece parte da mão do vizinho: foi você quem a passou.
boru-lesson-draft-free = Agora escolha 2 por conta própria. Números altos ganham cidades, mas custam moedas; os baixos raramente vencem, mas trazem mais moedas.
boru-lesson-draft-last = Assim segue até acabarem as cartas. Você terá 8 e jogará 7: a última nunca é jogada.

boru-lesson-upkeep = A manutenção
boru-lesson-upkeep-three = A última vaza da rodada está quase no fim. Depois se decidem três disputas: a trilha de casamento, os vikings, a Igreja.
boru-lesson-upkeep-last = Seu 9 azul perdeu. Escolha os 2 discos na Igreja, e não compre mais.
    .else = Os discos na Igreja e depois 0: dois bastam para liderar lá.
boru-lesson-upkeep-marriage = Casamento: você está mais à frente na trilha, então Orlaith é sua. Ela traz 2 pontos e um disco em qualquer cidade livre de Munster: escolha uma.
boru-lesson-upkeep-track = Você ganhou a carta e voltou ao pé da trilha; os outros recebem pelo espaço em que estão: moedas, no 7 uma ficha de renome, no 8 uma cidade qualquer. O espaço 9 não paga nada: quem chega lá ganha o casamento.
boru-lesson-upkeep-battle = Batalha: restam invasores, então quem derrotou menos perde uma cidade para os vikings, escolhida por quem derrotou mais: você. Escolha Connaught 2, e o rival deixa de contar ali.
    .else = Essa também doeria. Mas Connaught 2 disputa a região com a sua cidade: escolha-a.
boru-lesson-upkeep-spoils = Por derrotar mais invasores, você ganhou uma ficha de renome, 1 ponto no fim, e agora um ponto por ficha que tem. Os invasores que restaram se vão; se não restasse nenhum, ninguém perderia cidade.
boru-lesson-upkeep-second = Seus invasores voltaram, mas os dos outros ficam para a próxima rodada. Quem tem mais agora ganha 1 ponto e devolve um; se você empatasse com mais, só isso teria acontecido.
boru-lesson-upkeep-church = Igreja: você tem mais discos lá, então constrói um monastério, e essa cidade passa a contar em dobro. Construa em Connaught 1.
    .else = É possível, mas em Connaught o outro disco já não conta: uma cidade em dobro lhe dá a liderança lá.
boru-lesson-upkeep-next = A Igreja também lhe deu o marcador de cidade ativa e devolveu seus discos; quem então tinha mais ganhou 1 ponto e retirou um. Quem ainda tem 4 ou mais também constrói um monastério, e começa outra rodada.

boru-lesson-claims = Conquistar uma região
boru-lesson-claims-token = Cada região tem uma ficha de conquista, que vale de 2 a 7 pontos no fim. Ela é virada quando há cidades controladas o bastante, como mostram os pontinhos abaixo: 4 em Leinster.
boru-lesson-claims-most = Quem controla mais cidades pega a ficha e fica com ela até alguém ter mais. Em Leinster cada um tem uma cidade: três, ainda não basta.
boru-lesson-claims-monastery = Agora você constrói um monastério, e a cidade dele conta em dobro. Construa em Leinster 4: são quatro, e duas são suas.
    .else = Ali nenhuma ficha seria virada nesta rodada. Construa em Leinster 4.
boru-lesson-claims-yours = As conquistas vêm por último na manutenção: Leinster passa a ser sua, 6 pontos no fim se você ainda liderar lá. Em caso de empate, a ficha fica onde está.
boru-lesson-claims-tie = Uma ficha virada que ninguém pegou se divide no fim: cada um dos empatados com mais cidades ali ganha metade do valor, arredondada para baixo.
boru-lesson-claims-vikings = Cidades perdidas para os vikings, como esta, contam só para eles. Se os vikings têm mais numa região, ninguém fica com a ficha dela.

boru-lesson-end = O fim do jogo
boru-lesson-end-last_upkeep = Este capítulo começa pouco antes do fim de uma partida, na última manutenção. Você ganhou o último casamento: Estrid, Princesa da Dinamarca.
boru-lesson-end-princess = Ela pode emprestar os vikings para as fichas de conquista ou para as regiões, ou você a rejeita por 4 pontos. Há poucos vikings no tabuleiro: fique com os pontos.
    .else = Com tão poucas cidades vikings ela renderia menos. Rejeite-a por 4 pontos.
boru-lesson-end-vikings = De novo você derrotou mais invasores. Escolha Munster 1: o rival a perde para os vikings, e a disputa por Munster está apertada.
    .else = Pense nos 7 pontos de Munster e escolha Munster 1.
boru-lesson-end-monastery = E um monastério em Munster 2 decide a disputa.
    .else = Munster é o que mais vale aqui: construa em Munster 2.
boru-lesson-end-points = As últimas conquistas estão decididas e tudo se conta: os pontos feitos no caminho, as fichas de conquista, o renome, 1 ponto pelo marcador, 1 por mais moedas.
boru-lesson-end-regions = E ainda as regiões em que você controla uma cidade: 3 ou 4 dão 1 ponto, 5 dão 3, 6 dão 5, 7 dão 7 e todas as 8 dão 10. Menos não dão nada.
boru-lesson-end-play_now = Então espalhe-se enquanto luta pelas fichas. Agora você conhece Brian Boru!

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

boru-have-coins = { $amount ->
    [one] { $sign }{ $amount } moeda
   *[other] { $sign }{ $amount } moedas
}
boru-have-towns = { $amount ->
    [one] { $sign }{ $amount } cidade
   *[other] { $sign }{ $amount } cidades
}
boru-have-renown = { $sign }{ $amount } renome
boru-have-invaders = { $amount ->
    [one] { $sign }{ $amount } invasor derrotado
   *[other] { $sign }{ $amount } invasores derrotados
}
boru-have-church = { $amount ->
    [one] { $sign }{ $amount } disco na igreja
   *[other] { $sign }{ $amount } discos na igreja
}
boru-have-courtship = { $amount ->
    [one] { $sign }{ $amount } espaço na trilha de casamento
   *[other] { $sign }{ $amount } espaços na trilha de casamento
}
boru-have-monasteries = { $amount ->
    [one] { $sign }{ $amount } monastério
   *[other] { $sign }{ $amount } monastérios
}

boru-hope-rival = Pontos negados ao melhor rival
boru-hope-coins = Moedas para depois
boru-hope-renown = Renome em batalhas futuras
boru-hope-towns = Cidades como base
boru-hope-claims = Fichas de conquista
boru-hope-marriage = A trilha de casamento
boru-hope-battle = A batalha
boru-hope-church = A igreja

boru-reason-higher = { $amount ->
    [0] nenhuma carta do jogo é mais alta
    [one] { $amount } carta do jogo é mais alta
   *[other] { $amount } cartas do jogo são mais altas
}
boru-reason-no_match = não vence: não é da cor da cidade
boru-reason-beaten = não vence: { $thing } já está na mesa
boru-reason-sure = ninguém mais pode superá-la
boru-reason-may_be_beaten = { $amount ->
    [0] nenhuma carta ainda não vista a superaria
    [one] { $amount } carta ainda não vista a superaria
   *[other] { $amount } cartas ainda não vistas a superariam
}; faltam jogar: { $other }
boru-reason-region = { $thing }: você { $amount }, o outro mais forte { $other }
boru-reason-only_card = sua única carta para ela: { $thing }
boru-reason-any_colour = branca: serve em toda cidade
boru-reason-token = { $thing }: a ficha vale { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}
boru-reason-roads = estradas para cidades livres: { $amount }
boru-reason-lost_church = se perder: { $amount ->
    [one] { $amount } disco na Igreja
   *[other] { $amount } discos na Igreja
}, ou { $other ->
    [one] { $other } moeda
   *[other] { $other } moedas
}
boru-reason-lost_battle = se perder: { $amount ->
    [one] { $amount } invasor derrotado
   *[other] { $amount } invasores derrotados
}, ou { $other ->
    [one] { $other } moeda
   *[other] { $other } moedas
}
boru-reason-lost_courtship = se perder: { $amount ->
    [one] { $amount } espaço na trilha de casamento
   *[other] { $amount } espaços na trilha de casamento
}, ou { $other ->
    [one] { $other } moeda
   *[other] { $other } moedas
}
boru-reason-lost_coins = se perder: { $amount ->
    [one] { $amount } moeda
   *[other] { $amount } moedas
}

# What matters about each question, for those who play their first games.

boru-matters-first_disc = Daqui suas cidades crescem pelas estradas, e quem tem mais numa região leva a ficha: pense nas duas coisas.
boru-matters-keep = Estas são as suas vazas da rodada inteira: cartas altas ganham cidades, as de 14 a 19 perdem melhor, as baixas trazem moedas.
boru-matters-lead = Só cartas da cor da cidade e brancas podem vencer: escolha uma que você vença, ou perca com gosto.
boru-matters-play = Quem vence leva a cidade; os demais fazem uma ação, então perder de propósito também é um plano.
boru-matters-secondary = Casamento, batalha e igreja são decididos no fim da rodada por quem mais fez por eles.
boru-matters-buy = Um a mais pode decidir uma disputa no fim da rodada; moedas guardadas compram cidades e valem no final.
boru-matters-expand = Uma cidade sem vencer vaza: vale mais onde uma a mais lhe dá a liderança na região.
boru-matters-liberate = Uma cidade libertada volta a contar para o dono, e os vikings perdem força na região: liberte primeiro as suas.
boru-matters-reward_town = Uma cidade grátis: pegue onde ela dá ou mantém a liderança de uma região.
boru-matters-princess = Aqui se decide o que as cidades dos vikings valem para você até o fim.
boru-matters-lose_town = Uma cidade perdida deixa de contar na região: das suas ceda uma que nada decida, do rival tire a que lhe dá a liderança.
boru-matters-monastery = Uma cidade com monastério conta como duas na sua região.
