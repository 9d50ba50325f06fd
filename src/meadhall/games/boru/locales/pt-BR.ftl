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
    .hint = { $about_id ->
        [more] Um bot ficaria também com: { $option }.
       *[other] Um bot ficaria primeiro com: { $option }.
    }
boru-ask-lead = Qual cidade será disputada nesta vaza?
boru-ask-play = Qual carta você joga por { $about }?
boru-ask-secondary = Sua carta { $about } perdeu. Qual das ações dela você faz?
boru-ask-buy = { $about_id ->
    [battle] Quantos invasores a mais você derrota, por 2 moedas cada?
    [church] Quantos discos a mais você coloca na Igreja, por 2 moedas cada?
   *[other] Quantos espaços a mais você sobe na trilha de casamento, por 2 moedas cada?
}
boru-ask-expand = Você quer expandir por 5 moedas? Para onde?
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
boru-told-plays = { $seat } joga a { $thing }.
boru-told-wins_trick = { $seat } vence a vaza.
boru-told-claims_town = { $seat } toma { $thing } (e o marcador de cidade ativa).
boru-told-coins = { $amount ->
    [one] { $seat } ganha { $amount } moeda.
   *[other] { $seat } ganha { $amount } moedas.
}
boru-told-pays = { $amount ->
    [one] { $seat } paga { $amount } moeda.
   *[other] { $seat } paga { $amount } moedas.
}
boru-told-pays_in_points = { $amount ->
    [0] { $seat } não tem moedas nem pontos e não paga nada.
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
        [0] { $seat } não encontra invasores para combater.
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
boru-told-princess = { $thing_id ->
    [support] { $seat } conta as cidades vikings nas fichas de conquista.
    [trade] { $seat } conta as cidades vikings no número de regiões.
   *[spurn] { $seat } rejeita a princesa.
}
boru-told-renown = { $amount ->
    [one] { $seat } ganha { $amount } ficha de renome.
   *[other] { $seat } ganha { $amount } fichas de renome.
}
boru-told-reward_town = { $seat } recebe { $thing } como recompensa.
boru-told-invasion = { $amount ->
    [one] Resta { $amount } invasor: os vikings atacam.
   *[other] Restam { $amount } invasores: os vikings atacam.
}
boru-told-battle_fewest = Menos derrotados: { $amount }. Quem não tem mais que isso perde uma cidade.
boru-told-battle_most = { $seat } tem mais invasores derrotados: { $amount }.
boru-told-battle_tied = Empate em mais derrotados ({ $amount } cada): sem ficha de renome, só um ponto para cada empatado.
boru-told-repelled = Não resta nenhum invasor: os vikings são repelidos.
boru-told-loses_town = { $seat } perde { $thing } para os vikings (escolha de { $other }).
boru-told-monastery = { $seat } constrói um monastério em { $thing }.
boru-told-serves_church = { $seat } tem mais discos na Igreja.
boru-told-takes_marker = { $seat } pega o marcador de cidade ativa por servir à Igreja.
boru-told-token_up = A ficha de conquista de { $thing } é virada para cima.
boru-told-token_tied = { $thing }: empate em mais cidades, ninguém pega a ficha; assim, cada empatado ganha metade dos pontos dela.
boru-told-token_back = { $seat } perde a ficha de conquista de { $thing }: lá os vikings lideram.
boru-told-token = { $other ->
    [none] { $seat } pega a ficha de conquista de { $thing }.
   *[other] { $seat } toma de { $other } a ficha de conquista de { $thing }.
}

## Regiões e cidades

boru-region-northern_ui_neill = Uí Néill do Norte
    .short = Uí N. N.
boru-region-ulaid = Ulaid
boru-region-breifne = Bréifne
boru-region-southern_ui_neill = Uí Néill do Sul
    .short = Uí N. S.
boru-region-dubhlinn = Dubhlinn
boru-region-connaught = Connaught
boru-region-leinster = Leinster
boru-region-munster = Munster

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
    .text = Se vencer: tome a cidade, derrote 2 invasores, 1 moeda. Se perder: 3 moedas, expansão; ou derrote 2 invasores.
boru-card-3 = azul 3
    .text = Se vencer: tome a cidade, 2 discos na Igreja, 1 moeda. Se perder: 3 moedas, expansão; ou 2 discos na Igreja.
boru-card-4 = amarela 4
    .text = Se vencer: tome a cidade, 2 espaços na trilha de casamento. Se perder: 3 moedas, expansão; ou 2 espaços na trilha de casamento.
boru-card-5 = vermelha 5
    .text = Se vencer: tome a cidade, derrote 2 invasores. Se perder: 2 moedas, expansão; ou derrote 2 invasores.
boru-card-6 = azul 6
    .text = Se vencer: tome a cidade, 2 discos na Igreja. Se perder: 3 moedas, expansão; ou 2 discos na Igreja.
boru-card-7 = amarela 7
    .text = Se vencer: tome a cidade, 1 espaço na trilha de casamento, 1 moeda. Se perder: 2 moedas, expansão; ou 2 espaços na trilha de casamento.
boru-card-8 = vermelha 8
    .text = Se vencer: tome a cidade, derrote 1 invasor, 1 moeda. Se perder: 2 moedas, expansão; ou derrote 2 invasores.
boru-card-9 = azul 9
    .text = Se vencer: tome a cidade, 1 disco na Igreja, 1 moeda. Se perder: 2 moedas, expansão; ou 2 discos na Igreja.
boru-card-10 = amarela 10
    .text = Se vencer: tome a cidade, 2 moedas. Se perder: 2 moedas, expansão; ou 2 espaços na trilha de casamento.
boru-card-11 = vermelha 11
    .text = Se vencer: tome a cidade, 2 moedas. Se perder: 2 moedas, expansão; ou derrote 2 invasores.
boru-card-12 = azul 12
    .text = Se vencer: tome a cidade, 2 moedas. Se perder: 2 moedas, expansão; ou 2 discos na Igreja.
boru-card-13 = branca 13
    .text = Se vencer: tome a cidade, 1 moeda. Se perder: 2 moedas, expansão; ou liberte uma cidade, pague 1 moeda.
boru-card-14 = amarela 14
    .text = Se vencer: tome a cidade. Se perder: 1 moeda, expansão; ou 3 espaços na trilha de casamento.
boru-card-15 = vermelha 15
    .text = Se vencer: tome a cidade. Se perder: 1 moeda, expansão; ou derrote 3 invasores.
boru-card-16 = azul 16
    .text = Se vencer: tome a cidade. Se perder: 1 moeda, expansão; ou 3 discos na Igreja.
boru-card-17 = amarela 17
    .text = Se vencer: tome a cidade, pague 1 moeda. Se perder: 1 moeda, expansão; ou 3 espaços na trilha de casamento.
boru-card-18 = vermelha 18
    .text = Se vencer: tome a cidade, pague 1 moeda. Se perder: 1 moeda, expansão; ou derrote 3 invasores.
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
    .text = Se vencer: tome a cidade, pague 2 moedas. Se perder: 1 moeda, expansão; ou derrote 3 invasores.
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
    .text = Pague uma moeda. Se não tiver, perca 2 pontos, até ficar sem pontos na trilha.
boru-icon-church = disco na Igreja
    .text = Coloque um disco na Igreja. Depois você pode comprar mais, por 2 moedas cada.
boru-icon-battle = invasor
    .text = Derrote um invasor da área de batalha. Depois você pode comprar mais, por 2 moedas cada.
boru-icon-courtship = espaço na trilha de casamento
    .text = Suba um espaço na trilha de casamento. Depois você pode comprar mais, por 2 moedas cada. Se terminar onde há outro disco, desça até um espaço livre.
boru-icon-expand = expansão
    .text = Você pode pagar 5 moedas por um disco em uma cidade livre ligada por estrada a uma cidade que controla.
boru-icon-liberate = libertação
    .text = Liberte uma cidade: tire do tabuleiro uma ficha de controle viking; a cidade volta a ser de quem tem o disco embaixo dela.

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
    .text = Até o fim, cidades vikings são suas para fichas de conquista.
boru-princess-trade = Estabelecer comércio
    .text = No fim, cidades vikings contam no seu número de regiões.
boru-princess-spurn = Rejeitá-la
    .text = 4 pontos agora; a carta, que vale no desempate, se perde.

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
    .text = Cada ficha vale 1 ponto no fim, e mais 1 sempre que o dono tiver derrotado mais invasores que todos os outros.
boru-column-invaders = Invasores
    .text = Invasores derrotados. Na manutenção, quem tem mais ganha renome, e quem tem menos pode perder uma cidade.
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
    .text = Ainda não derrotados. Se sobrar algum na manutenção, cada um que derrotou menos perde uma cidade.
boru-label-marker = Marcador de cidade ativa
    .text = Quem o tem escolhe a cidade da próxima vaza e joga primeiro. No fim vale 1 ponto.
boru-label-marriage_card = Casamento em disputa
boru-label-active_town = Cidade ativa
boru-label-hand = Sua mão
boru-label-offer = Escolha entre estas
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
boru-goes-5 = Depois da última rodada, regiões e renome decidem quem é o Alto Rei.

boru-rules-1 = Cada um controla cidades nas oito regiões da Irlanda. Depois de 3 rodadas (com três jogadores) ou 4, vence quem tiver mais pontos. Uma rodada tem seleção de cartas, vazas e manutenção.
    .title = O objetivo
boru-rules-2 = Fique com duas das cartas que recebeu, passe o resto para a esquerda, e assim por diante até acabarem. A última carta de cada mão não é jogada.
    .title = Seleção de cartas
boru-rules-3 = Quem tem o marcador de cidade ativa escolhe uma cidade livre e joga uma carta da cor dela ou uma branca; os outros jogam o que quiserem. Vence a carta mais alta da cor da cidade; a branca vale como qualquer cor. Então todos agem, da carta mais baixa à mais alta: quem venceu toma a cidade e o marcador, os demais escolhem uma das ações na parte de baixo da sua carta. Perder com a carta certa muitas vezes rende mais que vencer.
    .title = Vazas
boru-rules-4 = Casamento: quem está mais à frente na trilha ganha a carta e volta ao início; os outros recebem o que o seu espaço mostra; se todos estão no início, a carta sai do jogo. Batalha: se restam invasores, cada um que derrotou menos perde para os vikings uma cidade, escolhida por quem derrotou mais (se houver empate, por quem a perde); quem derrotou mais ganha uma ficha de renome e um ponto por ficha de renome que tiver. Igreja: quem tem mais discos constrói um monastério, que faz uma cidade contar em dobro, e pega o marcador de cidade ativa. Nas duas, se houver empate em primeiro, ninguém recebe isso. Depois, cada um que agora tiver mais ganha um ponto e devolve um invasor (ou um disco). Por fim, quem ainda tiver pelo menos 4 discos na Igreja também constrói um monastério.
    .title = Manutenção: as três primeiras etapas
boru-rules-5 = A ficha de conquista de uma região é virada para cima quando há nela o mínimo de cidades controladas. Daí em diante ela é de quem controlar mais cidades; em caso de empate, fica onde está. Os vikings contam como mais um jogador.
    .title = Manutenção: conquista de regiões
boru-rules-6 = Um ponto por ter mais moedas sem empate, um pelo marcador de cidade ativa, um por ficha de renome; o valor das suas fichas de conquista, e metade do de uma ficha no tabuleiro onde você empata; até 10 pontos por ter cidades em muitas regiões. Empates vão para quem tem mais fichas e, depois, mais casamentos; se persistirem, a vitória é dividida.
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
boru-page-round-trick = Rodada { $round }, vaza { $trick }
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
boru-page-token = { $region }: { $points } pontos, quando jogadores e vikings juntos controlarem { $minimum } cidades ali
boru-page-cards = As 25 cartas de ação
boru-page-sign-royal = carta da realeza (branca)
boru-page-sign-battle = área de batalha
boru-page-sign-monastery = monastério
boru-page-icons = O que os ícones significam
boru-page-marriages = Os casamentos
boru-page-minimum = Virada com
boru-page-points = Pontos
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
    [one] derrotar { $count } invasor
   *[other] derrotar { $count } invasores
}
boru-page-does-courtship = { $count ->
    [one] trilha de casamento: { $count } espaço
   *[other] trilha de casamento: { $count } espaços
}
boru-page-does-liberate = libertar uma cidade
boru-page-freed = Qualquer uma: volta ao dono.
boru-page-does-less = { $count ->
    [0] agora nenhum
   *[other] agora só { $count }
}
boru-page-have-coins = Suas moedas: { $count }

## Lições

boru-lesson-trick_won = Vencer uma vaza
boru-lesson-trick_won-aim = Com três jogadores são três rodadas, com quatro ou cinco são quatro, e vence quem tiver mais pontos. Você ganha cidades em vazas; elas dão pontos pelas regiões em que você tem mais cidades que os outros e pelo número de regiões em que está.
boru-lesson-trick_won-trick = Numa vaza cada um joga uma carta pela mesma cidade, e vence a carta mais alta na cor da cidade. As quatro cartas brancas, que você verá depois, valem como qualquer cor.
boru-lesson-trick_won-lead = O marcador de cidade ativa está com você: escolha a cidade desta vaza. Escolha Munster 3, a do anel mais forte: é vermelha, e nessa região você (violeta) já tem um disco.
    .else = Qualquer cidade destacada seria permitida. Desta vez escolha Munster 3, a do anel mais forte.
boru-lesson-trick_won-play = Você escolheu uma cidade vermelha, então deve jogar uma carta vermelha ou branca; os outros, qualquer uma, mas só vermelhas e brancas vencem. A vermelha 24 é a mais alta delas: ninguém a supera.
    .else = Essa carta pode ser superada. A 24 não: jogue-a.
boru-lesson-trick_won-acted = Só cartas vermelhas e brancas podiam vencer, e a sua era a mais alta: Munster 3 é sua. Vencer com a 24 também custou 2 moedas, como dizia a faixa no alto da carta; cada moeda que faltar custa 2 pontos.
boru-lesson-trick_won-marker = Os outros podem jogar qualquer carta: aqui perderam, e cada um fez uma das duas ações no pé da sua. Quem vence fica com o marcador e escolhe a próxima cidade: você de novo; se nenhuma carta sua servir, qualquer cidade com qualquer carta.
boru-lesson-trick_won-score = O número grande ao lado de cada nome é a pontuação se o jogo acabasse agora: 10 pontos iniciais, 1 por ficha de renome, 1 pelo marcador. Três regiões ou mais contam na hora; liderar uma, só depois que a ficha dela é virada na manutenção.

boru-lesson-trick_lost = Perder uma vaza de propósito
boru-lesson-trick_lost-hopeless = Esta vaza é por Connaught 2, uma cidade vermelha, e a vermelha 24 já está na mesa. Nada na sua mão a supera (a sua 25 é azul e aqui não pode vencer): pense no que a derrota rende.
boru-lesson-trick_lost-play = Veja a parte de baixo da sua amarela 17: ela faz você subir 3 espaços na trilha de casamento. Jogue-a e perca com lucro.
    .else = Essa também perderia, mas renderia menos, ou gastaria uma carta que ainda pode vencer. Jogue a amarela 17.
boru-lesson-trick_lost-act = Todos agem da carta mais baixa à mais alta, e você age primeiro. Uma ação dá uma moeda e permite expandir, como veremos logo; a outra dá 3 espaços na trilha de casamento: escolha a trilha.
    .else = Uma moeda ajuda, mas 3 espaços na trilha valem mais. Escolha a trilha de casamento.
boru-lesson-trick_lost-buy = Por 2 moedas cada, você poderia subir mais espaços agora. Você já está à frente de todos, então guarde as moedas: compre 0.
    .else = Você já lidera a trilha. Guarde as moedas: escolha 0.
boru-lesson-trick_lost-paid = A 24 tomou a cidade e custou 2 moedas; você não gastou nada e lidera a trilha de casamento. Perder com a carta certa é metade do jogo.
boru-lesson-trick_lost-room = Na trilha, dois discos nunca dividem um espaço, exceto no início dela: quem pararia em um ocupado desce até o próximo livre. Por isso um espaço a mais pode valer as 2 moedas.
boru-lesson-trick_lost-expand = A outra ação, como na maioria das cartas, eram moedas e uma expansão: por 5 moedas, um disco numa cidade livre que uma estrada liga a uma das suas. Estradas são as linhas entre cidades, a pontilhada no mar; nenhuma chega à sua Connaught 1.

boru-lesson-draft = Primeiro disco e cartas
boru-lesson-draft-disc = O jogo começa com um disco de cada um, numa região onde não há mais ninguém. Desta vez comece em Connaught 2: ali se encontram duas estradas, uma delas de Bréifne, e a ficha de Connaught vale 7.
    .else = Pode ser tão bom quanto. Desta vez comece em Connaught 2, onde duas estradas se encontram e a ficha vale a disputa.
boru-lesson-draft-offer = Cada rodada começa com uma escolha: fique com 2 das cartas que recebeu e passe o resto à esquerda, ao próximo da lista de jogadores. Procure ter algumas que vençam e outras que rendam bem ao perder.
boru-lesson-draft-white = Cartas brancas valem como qualquer cor: com a 21 você pode vencer a vaza de quase qualquer cidade. Desta vez fique com ela.
    .else = Também pode ser uma boa escolha. Desta vez fique com a branca 21: serve em toda cidade, e só quatro cartas são mais altas.
boru-lesson-draft-foot = Agora uma para perder: a amarela 17 dá 3 espaços na trilha de casamento quando perde, e as amarelas baixas dão 2. Fique com ela também.
    .else = Procure uma para perder: das que dão 3 espaços, a 17 quase nunca vence, e uma mais alta é melhor guardar para vencer. Fique com a amarela 17.
boru-lesson-draft-passed = Suas outras seis cartas foram para a esquerda, e seis vieram da direita. Assim você conhece parte da mão do vizinho: foi você quem a passou.
boru-lesson-draft-free = Agora escolha 2 por conta própria. Números altos ganham cidades, mas custam moedas; os baixos raramente vencem, mas trazem mais moedas.
boru-lesson-draft-last = Assim segue até acabarem as cartas. Você terá 8 e jogará 7: a última nunca é jogada.

boru-lesson-upkeep = O fim da rodada
boru-lesson-upkeep-three = A última vaza da rodada está quase no fim. Depois vem a manutenção: primeiro três disputas (a trilha de casamento, os vikings e a Igreja) e, por fim, as regiões, assunto do próximo capítulo.
boru-lesson-upkeep-last = Sua azul 9 perdeu. Na Igreja você lidera por 5 discos a 3: coloque lá também os 2 discos da carta, para manter a liderança, e não compre nenhum.
    .else = Com os 2 discos da carta você tem 7 contra 3 na Igreja, e isso basta: fique com eles e compre 0.
boru-lesson-upkeep-marriage = Casamento: você está mais à frente na trilha, então Orlaith é sua (se todos estivessem no início, ela não seria de ninguém). Ela traz 2 pontos e um disco em qualquer cidade livre de Munster: escolha uma.
boru-lesson-upkeep-track = Com a carta de casamento você voltou ao início da trilha; os outros recebem pelo espaço em que estão: moedas, no 7 uma ficha de renome, no 8 uma cidade qualquer. O 9 não paga nada: é o topo, e quem está nele ganha o casamento.
boru-lesson-upkeep-battle = Batalha: restam invasores, então quem derrotou menos perde uma cidade para os vikings, escolhida por quem derrotou mais: você. Escolha Connaught 2, e o rival deixa de contar ali.
    .else = Essa também doeria. Mas Connaught 2 disputa a região com a sua cidade: escolha-a.
boru-lesson-upkeep-spoils = Por derrotar mais invasores, você ganhou duas coisas: uma ficha de renome, que vale 1 ponto no fim, e na hora tantos pontos quantas fichas de renome tem. Os invasores que restaram vão embora; sem eles, ninguém perderia cidade.
boru-lesson-upkeep-second = Você devolveu seus invasores; os outros guardam os deles para a próxima rodada. Entre eles, quem tinha mais ganhou 1 ponto e devolveu um.
boru-lesson-upkeep-tied = Num empate em menos invasores, cada empatado perde uma cidade. Num empate em mais, quem perde escolhe a própria cidade, não há ficha de renome, e cada empatado só ganha 1 ponto e devolve um invasor.
boru-lesson-upkeep-church = Igreja: você tem mais discos lá, então constrói um monastério, e essa cidade passa a contar em dobro. Construa em Connaught 1.
    .else = É possível, mas em Connaught a cidade do rival agora é dos vikings: com uma cidade em dobro, você lidera ali.
boru-lesson-upkeep-next = Pela Igreja você recebeu o monastério e o marcador de cidade ativa, e seus 7 discos voltaram para você. Num empate em primeiro, não haveria nem um nem outro.
boru-lesson-upkeep-others = Depois, quem tinha mais discos entre os outros ganhou 1 ponto e retirou um, e quem ainda tem 4 também constrói um monastério. As cartas que você vê já são as da próxima rodada, que este capítulo não joga.

boru-lesson-claims = Conquistar uma região
boru-lesson-claims-token = Cada região tem uma ficha de conquista, que vale de 2 a 7 pontos no fim. Ela é virada quando jogadores ou vikings controlam cidades suficientes ali: tantas quantos são os pontinhos junto ao escudo, quatro para Leinster.
boru-lesson-claims-most = Quem controla mais cidades pega a ficha e fica com ela até alguém ter mais. Em Leinster cada um tem uma cidade: são três, e ainda falta uma.
boru-lesson-claims-monastery = Agora você constrói um monastério, e a cidade dele conta em dobro. Construa em Leinster 4: assim contam quatro, e duas são suas.
    .else = Ali nenhuma ficha seria virada nesta rodada. Construa em Leinster 4.
boru-lesson-claims-yours = As conquistas vêm por último na manutenção: Leinster passa a ser sua e vale 6 pontos no fim, se até lá ninguém tiver mais cidades ali. Em caso de empate, a ficha fica onde está.
boru-lesson-claims-tie = Uma ficha virada que ninguém pegou se divide no fim: cada um dos empatados com mais cidades ali ganha metade do valor, arredondada para baixo.
boru-lesson-claims-vikings = Cidades perdidas para os vikings, como esta, contam só para eles; o sinal pequeno mostra de quem era, e volta a ser se alguém que perde com a branca 13 a libertar. Se os vikings têm mais numa região, ninguém fica com a ficha dela.

boru-lesson-end = O fim do jogo
boru-lesson-end-last_upkeep = Este capítulo começa pouco antes do fim de uma partida, na última manutenção. Você ganhou o último casamento: Estrid, Princesa da Dinamarca.
boru-lesson-end-princess = Com ela, cidades vikings podem contar como suas: nas fichas de conquista (apoio militar) ou no número de regiões (comércio). Ou rejeite-a por 4 pontos: há poucas cidades vikings, então faça isso.
    .else = Com tão poucas cidades dos vikings, ela renderia menos. Rejeite-a por 4 pontos.
boru-lesson-end-vikings = Você derrotou mais invasores. Escolha Munster 1: o rival a perde para os vikings, e a disputa por Munster está apertada.
    .else = Pense nos 7 pontos de Munster e escolha Munster 1.
boru-lesson-end-monastery = Agora construa um monastério em Munster, em Munster 2 ou Munster 6: essa cidade conta em dobro, e a região é sua.
    .else = A ficha de Munster é a que mais vale aqui: construa em Munster 2 ou Munster 6.
boru-lesson-end-points = As últimas conquistas estão decididas e tudo se conta: os pontos feitos no caminho, as fichas de conquista, o renome, 1 ponto pelo marcador e 1 para quem, sem empate, tem mais moedas.
boru-lesson-end-regions = E ainda as regiões em que você controla uma cidade: 3 ou 4 dão 1 ponto, 5 dão 3, 6 dão 5, 7 dão 7 e todas as 8 dão 10. Com menos de 3, nada.
boru-lesson-end-play_now = Então espalhe-se enquanto luta pelas fichas: um empate em pontos vai para quem tem mais fichas, depois mais casamentos, e senão se divide. Agora você conhece Brian Boru!

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
    [one] { $sign }{ $amount } disco na Igreja
   *[other] { $sign }{ $amount } discos na Igreja
}
boru-have-courtship = { $amount ->
    [one] { $sign }{ $amount } espaço na trilha de casamento
   *[other] { $sign }{ $amount } espaços na trilha de casamento
}
boru-have-monasteries = { $amount ->
    [one] { $sign }{ $amount } monastério
   *[other] { $sign }{ $amount } monastérios
}

boru-hope-rival = Pontos a menos para o melhor rival
boru-hope-coins = Moedas para depois
boru-hope-renown = Renome em batalhas futuras
boru-hope-towns = Cidades como base
boru-hope-claims = Fichas de conquista
boru-hope-marriage = A trilha de casamento
boru-hope-battle = A batalha
boru-hope-church = A Igreja

boru-reason-higher = { $amount ->
    [0] nenhuma carta do jogo é mais alta
    [one] { $amount } carta do jogo é mais alta
   *[other] { $amount } cartas do jogo são mais altas
}
boru-reason-no_match = não vence: não é da cor da cidade
boru-reason-beaten = não vence: a { $thing } já está na mesa
boru-reason-sure = ninguém mais pode superá-la
boru-reason-may_be_beaten = { $amount ->
    [0] nenhuma carta ainda não jogada a superaria
    [one] { $amount } carta ainda não jogada a superaria
   *[other] { $amount } cartas ainda não jogadas a superariam
}; { $other ->
    [one] { $other } jogador ainda joga
   *[other] { $other } jogadores ainda jogam
}
boru-reason-passed_on = destas, você passou adiante: { $amount }
boru-reason-invasion = { $amount ->
    [one] mas resta { $amount } invasor e ninguém derrotou menos que você: assim você perde uma cidade
   *[other] mas restam { $amount } invasores e ninguém derrotou menos que você: assim você perde uma cidade
}
boru-reason-region = com isso, em { $thing }: você { $amount }, o rival mais forte { $other }
boru-reason-region_won = se vencer, em { $thing }: você { $amount }, o rival mais forte { $other }
boru-reason-short = { $amount ->
    [one] se vencer, faltam moedas: −{ $amount } ponto
   *[other] se vencer, faltam moedas: −{ $amount } pontos
}
boru-reason-only_card = sua única carta para esta cidade: a { $thing }
boru-reason-any_colour = branca: serve em toda cidade
boru-reason-token = { $thing }: a ficha vale { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}
boru-reason-roads = estradas para cidades livres: { $amount }
boru-reason-won_church = se vencer: a cidade e { $amount ->
    [one] { $amount } disco na Igreja
   *[other] { $amount } discos na Igreja
}
boru-reason-won_battle = se vencer: a cidade e { $amount ->
    [one] { $amount } invasor derrotado
   *[other] { $amount } invasores derrotados
}
boru-reason-won_courtship = se vencer: a cidade e { $amount ->
    [one] { $amount } espaço na trilha de casamento
   *[other] { $amount } espaços na trilha de casamento
}
boru-reason-won_town = se vencer: a cidade
boru-reason-won_coins = se vencer: a cidade e { $amount ->
    [one] { $amount } moeda
   *[other] { $amount } moedas
}
boru-reason-won_pays = se vencer: a cidade, por { $amount ->
    [one] { $amount } moeda
   *[other] { $amount } moedas
}
boru-reason-worth = a cidade em si promete cerca de { $sign }{ $points }
boru-reason-lost_church = se perder: { $amount ->
    [one] { $amount } disco na Igreja
   *[other] { $amount } discos na Igreja
}, ou { $other ->
    [one] { $other } moeda
   *[other] { $other } moedas
} e uma expansão
boru-reason-lost_battle = se perder: { $amount ->
    [one] { $amount } invasor derrotado
   *[other] { $amount } invasores derrotados
}, ou { $other ->
    [one] { $other } moeda
   *[other] { $other } moedas
} e uma expansão
boru-reason-lost_courtship = se perder: { $amount ->
    [one] { $amount } espaço na trilha de casamento
   *[other] { $amount } espaços na trilha de casamento
}, ou { $other ->
    [one] { $other } moeda
   *[other] { $other } moedas
} e uma expansão
boru-reason-lost_coins = se perder: { $amount ->
    [one] { $amount } moeda
   *[other] { $amount } moedas
} e uma expansão

# What matters about each question, for those who play their first games.

boru-matters-first_disc = Uma vaza dá qualquer cidade livre; a expansão, por 5 moedas, só as ligadas às suas; mais cidades na região dão a ficha.
boru-matters-keep = Suas vazas da rodada: altas ganham cidades, mas podem custar moedas; de 14 a 19 rendem mais perdendo; baixas dão moedas.
boru-matters-lead = Só cartas da cor da cidade e brancas podem vencer: escolha uma vaza que você possa vencer, ou que valha a pena perder.
boru-matters-play = Quem vence leva a cidade; os demais fazem uma ação, então perder de propósito também é um plano.
boru-matters-secondary = No fim da rodada, o mais à frente na trilha ganha o casamento; mais invasores, a batalha; mais discos, a Igreja.
boru-matters-buy = Um a mais pode decidir uma disputa no fim da rodada; moedas guardadas compram cidades, e quem tiver mais no fim ganha 1 ponto.
boru-matters-expand = Você ganha uma cidade sem vencer a vaza; escolha onde ela lhe dê a liderança da região.
boru-matters-liberate = Uma cidade libertada volta a contar para o dono, e os vikings perdem força na região: liberte primeiro as suas.
boru-matters-reward_town = Uma cidade grátis: pegue onde ela dá ou mantém a liderança de uma região.
boru-matters-princess = Cidades vikings podem valer como suas, nas fichas de conquista ou no número de regiões; se são poucas, valem menos que 4 pontos.
boru-matters-lose_town = Uma cidade perdida deixa de contar: se for sua, ceda uma que não decida nada; se for de um rival, a que lhe dá a liderança.
boru-matters-monastery = Uma cidade com monastério conta como duas na sua região.
