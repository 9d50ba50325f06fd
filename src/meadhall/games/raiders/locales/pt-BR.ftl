### Invasores do Mar do Norte

raiders-name = Invasores do Mar do Norte
raiders-blurb = Reúna uma tripulação, junte provisões e rume ao norte: saqueie portos, monastérios e fortalezas para impressionar o chefe da tribo.
raiders-pass = Pular

## Opções

raiders-setting-printing = Edição das cartas
    .text = Uma edição posterior mudou algumas cartas; as regras são as mesmas. Quem conhece as antigas pode jogar com elas.
raiders-setting-printing-revised = Revisada
raiders-setting-printing-first = Primeira edição (algumas cartas diferem)

## Palavras comuns a várias mensagens

raiders-said-worker = { $amount ->
    [1] um trabalhador preto
    [2] um trabalhador cinza
   *[4] um trabalhador branco
}
raiders-said-goods = { $thing_id ->
    [silver] { $amount ->
        [one] { $amount } prata
       *[other] { $amount } pratas
    }
    [provisions] { $amount ->
        [one] { $amount } provisão
       *[other] { $amount } provisões
    }
    [gold] { $amount ->
        [one] { $amount } ouro
       *[other] { $amount } ouros
    }
    [iron] { $amount ->
        [one] { $amount } ferro
       *[other] { $amount } ferros
    }
   *[livestock] { $amount ->
        [one] { $amount } gado
       *[other] { $amount } gados
    }
}
raiders-said-points = { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}

## Perguntas

raiders-ask-put_back = Você fica com três das cinco cartas. Qual você devolve?
    .hint = Um bot devolveria: { $option }.
raiders-ask-place = Onde você coloca seu trabalhador: na aldeia, ou em um local, para saqueá-lo?
raiders-ask-pick_up = De qual edificação você retira um trabalhador?
raiders-ask-hand_limit = Você tem mais de 8 cartas na mão. Qual descarta?
    .hint = Um bot descartaria: { $option }.
raiders-ask-gather = { $about }: o que você pega?
raiders-ask-draw = { $about }: você compra cartas?
raiders-ask-play = { $about }: qual carta você joga?
raiders-ask-copy_building = { $about }: de qual edificação você realiza a ação?
raiders-ask-trade = { $about }: o que você faz?
raiders-ask-discard = Qual carta você descarta ({ $about })?
    .hint = Um bot descartaria: { $option }.
raiders-ask-hire = { $about_id ->
    [recruiter] Quem você contrata por 2 pratas?
    [gravedigger] Quem entra de graça na sua tripulação?
   *[other] Quem você contrata?
}
raiders-ask-opponent = { $about_id ->
    [archer] De quem você troca o trabalhador?
    [avenger] Seu Vingador morreu. Quem mais perde um membro da tripulação?
    [barbarian] De quem você toma espólio?
    [berserker] Quem perde 1 de armamento?
    [scout] Com quem você troca cartas?
    [warlord] De quem você toma prata?
    [warmonger] De quem você toma provisões?
   *[other] Qual oponente você escolhe ({ $about })?
}
raiders-ask-take = { $about_id ->
    [silver] Quanta prata você toma?
   *[other] Quantas provisões você toma?
}
raiders-ask-rob = Qual espólio você toma?
raiders-ask-sacrifice = Quem da sua tripulação você perde em troca de 1 espólio?
    .hint = Um bot perderia: { $option }.
raiders-ask-choose_plunder = Qual espólio você ganha?
raiders-ask-tribute = { $about }: o que você entrega?
    .hint = Um bot entregaria: { $option }.
raiders-ask-swap_worker = Com o trabalhador de qual edificação você troca o de { $about }?
raiders-ask-swap_count = Quantas cartas você troca com { $about }?
raiders-ask-give_card = Qual carta você entrega?
    .hint = Um bot entregaria: { $option }.
raiders-ask-return_crew = Quem da sua tripulação volta para a sua mão?
raiders-ask-draw_up_to = { $about }: quantas cartas você compra?
raiders-ask-cheap_offering = Qual oferenda você faz pagando uma unidade a menos?
raiders-ask-waive = De que recurso você paga um a menos ({ $about })?
raiders-ask-reroll = { $about }: você rola um dado de novo?
raiders-ask-plunder = { $about }: qual espaço você saqueia?
raiders-ask-mourn = Uma valquíria chega. Quem da sua tripulação ela leva?
    .hint = Um bot perderia: { $option }.
raiders-ask-avenged = { $about }: quem da sua tripulação você perde?
    .hint = Um bot perderia: { $option }.

## O que aconteceu

raiders-told-puts_back = { $seat } devolve uma carta: { $thing }.
raiders-told-puts_back-hidden = { $seat } devolve uma carta.
raiders-told-rolls_for_start = { $seat } rola { $amount } para ver quem começa.
raiders-told-starts = { $seat } joga primeiro.
raiders-told-places = { $seat } coloca { raiders-said-worker } na aldeia: { $thing }.
raiders-told-picks_up = { $seat } retira { raiders-said-worker } da aldeia: { $thing }.
raiders-told-gains = { $seat } ganha { raiders-said-goods }.
raiders-told-none_left = O suprimento não tem mais: { $seat } fica sem { raiders-said-goods }.
raiders-told-pays = { $seat } paga { raiders-said-goods }.
raiders-told-excess = { $seat } só pode manter 8 e devolve { raiders-said-goods }.
raiders-told-armour = { $seat } ganha { $amount } de armamento.
raiders-told-points = { $seat } marca { raiders-said-points }: { $thing }.
raiders-told-draws = { $seat } compra: { $thing }.
raiders-told-draws-hidden = { $seat } compra uma carta.
raiders-told-discards = { $seat } descarta: { $thing }.
raiders-told-reshuffled = { $amount ->
    [one] O descarte é embaralhado e forma um novo baralho de { $amount } carta.
   *[other] O descarte é embaralhado e forma um novo baralho de { $amount } cartas.
}
raiders-told-plays = { $seat } joga uma carta no Salão Principal: { $thing }.
raiders-told-copies = { $seat } realiza a ação de outra edificação: { $thing }.
raiders-told-hires = { $seat } contrata um tripulante: { $thing }.
raiders-told-dismisses = { $seat } dispensa um tripulante: { $thing }.
raiders-told-returns = { $thing } volta para a mão de { $seat }.
raiders-told-sacrifices = { $seat } perde um tripulante em troca de espólio: { $thing }.
raiders-told-loses = { $seat } perde { raiders-said-goods } por causa de { $other }.
raiders-told-loses_armour = { $seat } perde { $amount } de armamento por causa de { $other }.
raiders-told-takes = { $seat } toma { raiders-said-goods } de { $other }.
raiders-told-swaps_worker = { $seat } troca o trabalhador de { $other } por um da aldeia ({ $thing }): { $other } agora tem { raiders-said-worker }.
raiders-told-swaps_cards = { $amount ->
    [one] { $seat } e { $other } trocam { $amount } carta.
   *[other] { $seat } e { $other } trocam { $amount } cartas.
}
raiders-told-receives = { $seat } recebe uma carta de { $other }: { $thing }.
raiders-told-receives-hidden = { $seat } recebe uma carta de { $other }.
raiders-told-offers = { $seat } faz uma oferenda que vale { raiders-said-points }.
raiders-told-turned_up = Nova oferenda: { $thing }.
raiders-told-cycled = { $amount ->
    [one] { $amount } oferenda vai para o fundo da pilha.
   *[other] { $amount } oferendas vão para o fundo da pilha.
}
raiders-told-raids = { $seat } faz um saque com { raiders-said-worker }: { $thing }.
raiders-told-rolls = { $seat } rola { $amount } ({ $thing }).
raiders-told-rerolls = { $seat } rola de novo: { $amount } ({ $thing }).
raiders-told-strength = { $seat } soma { $amount } de força ({ $thing }).
raiders-told-total_strength = { $seat } ataca com { $amount } de força militar.
raiders-told-tier = { $amount ->
    [0] { $seat } não tem força para marcar pontos pelo saque.
   *[other] { $seat } marca { raiders-said-points } pelo saque.
}
raiders-told-plunders = { $seat } toma o espólio e { raiders-said-worker }.
raiders-told-dies = Uma valquíria leva um tripulante de { $seat }: { $thing } (valquírias: { $amount }).
raiders-told-valkyrie_leaves = { $seat } não tem mais tripulação: uma valquíria se vai de mãos vazias.
raiders-told-avenged = O Vingador de { $other } custa um tripulante a { $seat }: { $thing }.
raiders-told-ending = { $thing_id ->
    [fortresses] Resta um único espaço de fortaleza: o fim está próximo.
    [offerings] A pilha de oferendas acabou: o fim está próximo.
   *[valkyries] Não restam valquírias no tabuleiro: o fim está próximo.
}
raiders-told-last_round = Começa a rodada final: mais um turno para cada um.
raiders-told-scores = { $seat }: { raiders-said-points } ({ $thing }).
raiders-told-total = { $amount ->
    [one] { $seat } termina com { $amount } ponto.
   *[other] { $seat } termina com { $amount } pontos.
}

## Recursos, trabalhadores, dados

raiders-good-silver = prata
raiders-good-provisions = provisões
raiders-good-gold = ouro
raiders-good-iron = ferro
raiders-good-livestock = gado
raiders-good-valkyries = valquírias
raiders-worker-black = preto
raiders-worker-grey = cinza
raiders-worker-white = branco
raiders-die = dado { $number }
raiders-draw = Comprar cartas
raiders-source-dice = dos dados
raiders-source-crew = da tripulação
raiders-source-skills = das ações da tripulação
raiders-source-armour = do armamento
raiders-ending-fortresses = Resta um espaço de fortaleza
raiders-ending-offerings = Pilha de oferendas esgotada
raiders-ending-valkyries = Nenhuma valquíria no tabuleiro

## A aldeia

raiders-building-gate_house = Portal da Cidade
    .text = Compre 2 cartas.
raiders-building-town_hall = Salão Principal
    .text = Jogue uma carta da mão pela ação dela no Salão Principal.
raiders-building-treasury = Tesouro
    .text = Descarte 1 carta por 2 pratas, ou 2 cartas por 1 ouro.
raiders-building-barracks = Casernas
    .text = Contrate uma carta da mão pelo custo em prata. Cabem 5 na tripulação; você pode dispensar alguém antes.
raiders-building-armoury = Arsenal
    .text = Só cinza ou branco: 1 ferro por 2 de armamento, ou 2 pratas por 1 de armamento.
raiders-building-mill = Moinho
    .text = Preto: 1 provisão. Cinza: 2 provisões. Branco: 2 provisões ou 1 ouro.
raiders-building-silversmith = Prateiro
    .text = Preto: 3 pratas. Cinza ou branco: 2 pratas.
raiders-building-long_house = Casa Comunal
    .text = Só cinza ou branco: 1 gado por 2 provisões, ou faça uma oferenda.

raiders-trade-card_silver = 1 carta por 2 pratas
raiders-trade-cards_gold = 2 cartas por 1 ouro
raiders-trade-iron_armour = 1 ferro por 2 de armamento
raiders-trade-silver_armour = 2 pratas por 1 de armamento
raiders-trade-livestock_provisions = 1 gado por 2 provisões

## Oferendas

raiders-offering-1 = 2 ouros
    .text = 4 pontos
raiders-offering-2 = 2 ferros
    .text = 4 pontos
raiders-offering-3 = 1 prata e 3 gados
    .text = 4 pontos
raiders-offering-4 = 1 prata, 1 ferro e 2 gados
    .text = 5 pontos
raiders-offering-5 = 1 prata, 1 ouro e 2 gados
    .text = 5 pontos
raiders-offering-6 = 1 ouro, 1 ferro e 1 gado
    .text = 5 pontos
raiders-offering-7 = 2 ferros e 2 gados
    .text = 6 pontos
raiders-offering-8 = 2 ouros e 2 gados
    .text = 6 pontos
raiders-offering-9 = 4 pratas
    .text = 2 pontos
raiders-offering-10 = 1 ferro e 1 gado
    .text = 3 pontos
raiders-offering-11 = 1 ouro e 1 gado
    .text = 3 pontos
raiders-offering-12 = 2 pratas e 1 ferro
    .text = 3 pontos
raiders-offering-13 = 2 pratas e 1 ouro
    .text = 3 pontos
raiders-offering-14 = 1 ferro e 2 gados
    .text = 4 pontos
raiders-offering-15 = 1 ouro e 2 gados
    .text = 4 pontos
raiders-offering-16 = 1 ouro e 1 ferro
    .text = 4 pontos

## Locais

raiders-settlement-harbour_west = Porto Oeste
    .text = Tripulação de 2, 2 provisões, trabalhador preto ou cinza. Sempre 1 ponto.
raiders-settlement-harbour_middle = Porto Central
    .text = Tripulação de 3, 1 provisão, trabalhador preto ou cinza. Sempre 1 ponto.
raiders-settlement-harbour_east = Porto Leste
    .text = Tripulação de 2, 3 provisões, trabalhador preto ou cinza. Sempre 1 ponto.
raiders-settlement-outpost_river = Entreposto do Rio
    .text = Tripulação de 3, 3 provisões, trabalhador cinza. 1 dado; força 10: 2 pontos, 16: 4 pontos.
raiders-settlement-outpost_east = Entreposto Leste
    .text = Tripulação de 3, 4 provisões, trabalhador cinza. 1 dado; força 8: 2 pontos, 14: 4 pontos.
raiders-settlement-monastery_west = Monastério Oeste
    .text = Tripulação de 3, 3 provisões, 1 ouro, trabalhador cinza ou branco. 2 dados; força 12: 4 pontos, 20: 6 pontos.
raiders-settlement-monastery_east = Monastério Leste
    .text = Tripulação de 4, 2 provisões, 1 ouro, trabalhador cinza ou branco. 2 dados; força 14: 4 pontos, 22: 6 pontos.
raiders-settlement-fortress_west = Fortaleza Oeste
    .text = Tripulação de 5, 3 provisões, 2 ouros, trabalhador branco. 2 dados; força 22: 7 pontos, 28: 9 pontos, 36: 12 pontos.
raiders-settlement-fortress_centre = Fortaleza Central
    .text = Tripulação de 4, 2 provisões, 2 ouros, trabalhador branco. 2 dados; força 18: 5 pontos, 24: 7 pontos, 32: 10 pontos.
raiders-settlement-fortress_east = Fortaleza Leste
    .text = Tripulação de 5, 4 provisões, 1 ouro, trabalhador branco. 2 dados; força 20: 6 pontos, 26: 8 pontos, 34: 11 pontos.

raiders-space-harbour_west = Porto Oeste, espaço { $number }
    .text = { $number ->
        [2] 3 peças e um trabalhador cinza
       *[other] 4 peças e um trabalhador cinza
    }
raiders-space-harbour_middle = Porto Central, espaço { $number }
    .text = { $number ->
        [1] 3 peças e um trabalhador cinza
       *[other] 4 peças e um trabalhador cinza
    }
raiders-space-harbour_east = Porto Leste, espaço { $number }
    .text = { $number ->
        [2] 3 peças e um trabalhador cinza
       *[other] 4 peças e um trabalhador cinza
    }
raiders-space-outpost_river = Entreposto do Rio, espaço { $number }
    .text = { $number ->
        [1] 3 peças e um trabalhador branco
       *[other] 3 peças e um trabalhador cinza
    }
raiders-space-outpost_east = Entreposto Leste, espaço { $number }
    .text = { $number ->
        [1] 4 peças e um trabalhador cinza
       *[other] 3 peças e um trabalhador branco
    }
raiders-space-monastery_west = Monastério Oeste, espaço { $number }
    .text = { $number ->
        [1] 3 peças e um trabalhador branco
       *[other] 2 peças e um trabalhador branco
    }
raiders-space-monastery_east = Monastério Leste, espaço { $number }
    .text = { $number ->
        [1] 2 peças e um trabalhador branco
       *[other] 3 peças e um trabalhador branco
    }
raiders-space-fortress_west = Fortaleza Oeste, espaço { $number }
    .text = { $number ->
        [1] 2 peças e um trabalhador branco
       *[other] 3 peças e um trabalhador branco
    }
raiders-space-fortress_centre = Fortaleza Central, espaço { $number }
    .text = 2 peças e um trabalhador branco
raiders-space-fortress_east = Fortaleza Leste, espaço { $number }
    .text = { $number ->
        [1] 2 peças e um trabalhador branco
       *[other] 3 peças e um trabalhador branco
    }

## Aldeões

raiders-card-archer = Arqueiro
    .brief = Custo 3, força 3
    .text = { raiders-card-archer.brief }. Tripulação: 2 pontos ao saquear um entreposto. Salão Principal: troque o trabalhador de um oponente por um da aldeia; a cor dele deve ser admitida lá.
raiders-card-armourer = Armeiro
    .brief = Custo 3, força 3
    .text = { raiders-card-armourer.brief }. Tripulação: mais 2 de força ao saquear um monastério. Salão Principal: ganhe 1 de armamento.
raiders-card-avenger = Vingador
    .brief = Custo 3, força 3
    .text = { raiders-card-avenger.brief }. Tripulação: se morto, um oponente à sua escolha também perde um tripulante, que ele mesmo escolhe. Salão Principal: cada oponente perde 1 prata.
raiders-card-barbarian = Bárbaro
    .brief = Custo 3, força 3
    .text = { raiders-card-barbarian.brief }. Tripulação: mais 2 de força ao saquear uma fortaleza. Salão Principal: tome de um oponente 1 espólio à sua escolha.
raiders-card-berserker = Berserker
    .brief = Custo 3, força 4
    .text = { raiders-card-berserker.brief }. Tripulação: se morto, volta para a sua mão. Salão Principal: um oponente perde 1 de armamento.
raiders-card-brawler = Brigão
    .brief = Custo 2, força 2
    .text = { raiders-card-brawler.brief }. Tripulação: ao saquear, você pode rolar um dado de novo. Salão Principal: perca um tripulante para ganhar 1 espólio à sua escolha.
raiders-card-brynjar = Brynjar
    .brief = Custo 4, força 4
    .text = { raiders-card-brynjar.brief }. Herói: só um por tripulação, e sem ação no Salão Principal. Tripulação: ao saquear, mais 1 de força a cada 3 de armamento que você tem.
raiders-card-cartographer = Cartógrafo
    .brief = Custo 1, força 0
    .text = { raiders-card-cartographer.brief }. Tripulação: saquear uma fortaleza custa 1 ouro a menos. Salão Principal: pague 2 provisões (1ª edição: 1) para ganhar 1 ouro.
raiders-card-champion = Campeão
    .brief = Custo 4, força 4
    .text = { raiders-card-champion.brief }. Tripulação: 3 pontos no fim do jogo. Salão Principal: cada oponente perde 1 provisão.
raiders-card-folke = Folke
    .brief = Custo 4, força 3
    .text = { raiders-card-folke.brief }. Herói: só um por tripulação, e sem ação no Salão Principal. Tripulação: ao saquear, mais 1 de força para cada outro membro da sua tripulação.
raiders-card-forager = Coletora
    .brief = Custo 1, força 0
    .text = { raiders-card-forager.brief }. Tripulação: mais 1 provisão quando você pega provisões no Moinho. Salão Principal: ganhe 2 provisões.
raiders-card-gatekeeper = Guardião do Portal
    .brief = Custo 3, força 2
    .text = { raiders-card-gatekeeper.brief }. Tripulação: compre mais 1 carta no Portal da Cidade. Salão Principal: compre até 3 cartas (1ª edição: exatamente 3).
raiders-card-gravedigger = Coveiro
    .brief = Custo 1, força 0
    .text = { raiders-card-gravedigger.brief }. Tripulação: se morto, você ganha 1 ouro. Salão Principal: um tripulante volta para a sua mão e outra carta dela pode entrar de graça.
raiders-card-huntsman = Caçador
    .brief = Custo 1, força 1
    .text = { raiders-card-huntsman.brief }. Tripulação: saquear um entreposto custa 1 provisão a menos. Salão Principal: ganhe 1 provisão e 1 prata.
raiders-card-jeweller = Joalheiro
    .brief = Custo 1, força 0
    .text = { raiders-card-jeweller.brief }. Tripulação: mais 1 prata no Prateiro. Salão Principal: pague 2 pratas para ganhar 1 ouro.
raiders-card-marauder = Saqueador
    .brief = Custo 2, força 2
    .text = { raiders-card-marauder.brief }. Tripulação: 1 ponto ao saquear um entreposto. Salão Principal: pague 1 gado para ganhar 1 ouro.
raiders-card-mercenary = Mercenário
    .brief = Custo 4, força 4
    .text = { raiders-card-mercenary.brief }. Tripulação: se morto, você marca 1 ponto. Salão Principal: cada oponente lhe dá 1 prata ou 1 provisão, como preferir.
raiders-card-merchant = Mercador
    .brief = Custo 1 (1ª edição: 2), força 0
    .text = { raiders-card-merchant.brief }. Tripulação: no fim do jogo, 1 ponto por gado que você tiver. Salão Principal: realize a ação de outra edificação que admita seu trabalhador e não tenha sido usada neste turno.
raiders-card-ragnhildr = Ragnhildr
    .brief = Custo 4, força 4
    .text = { raiders-card-ragnhildr.brief }. Heroína: só uma por tripulação, e sem ação no Salão Principal. Tripulação: ao saquear, mais 1 de força a cada 2 valquírias que você conquistou.
raiders-card-recruiter = Recrutador
    .brief = Custo 2, força 1
    .text = { raiders-card-recruiter.brief }. Tripulação: contratar nas Casernas custa 1 prata a menos. Salão Principal: contrate uma carta da mão por 2 pratas, seja qual for o custo dela.
raiders-card-sage = Sábio
    .brief = Custo 2, força 0 (1ª edição: 1)
    .text = { raiders-card-sage.brief }. Tripulação: mais uma ação na Casa Comunal. Salão Principal: as oferendas à mostra vão para o fundo da pilha e outras são reveladas.
raiders-card-scout = Batedor
    .brief = Custo 2, força 2
    .text = { raiders-card-scout.brief }. Tripulação: saquear um monastério custa 1 provisão a menos. Salão Principal: anuncie um oponente e um número; cada um dá ao outro tantas cartas da mão, escolhidas em segredo.
raiders-card-shieldmaiden = Donzela do Escudo
    .brief = Custo 3, força 3
    .text = { raiders-card-shieldmaiden.brief }. Tripulação: 1 ponto ao saquear um monastério. Salão Principal: pague 1 gado para ganhar 1 ferro.
raiders-card-trader = Comerciante
    .brief = Custo 2 (1ª edição: 3), força 0
    .text = { raiders-card-trader.brief }. Tripulação: no fim do jogo, 1 ponto por oferenda que você fez. Salão Principal: faça uma oferenda pagando uma unidade a menos.
raiders-card-warlord = Senhor da Guerra
    .brief = Custo 4, força 3
    .text = { raiders-card-warlord.brief }. Tripulação: 2 pontos no fim do jogo. Salão Principal: tome até 2 pratas de um oponente.
raiders-card-warmonger = Belicista
    .brief = Custo 3, força 3
    .text = { raiders-card-warmonger.brief }. Tripulação: 1 ponto ao saquear um porto. Salão Principal: tome até 2 provisões de um oponente (1ª edição: exatamente 1).

## Os mesmos aldeões, contratados

raiders-crew-archer = { raiders-card-archer } (a bordo)
    .brief = { raiders-card-archer.brief }
    .text = { raiders-card-archer.text }
raiders-crew-armourer = { raiders-card-armourer } (a bordo)
    .brief = { raiders-card-armourer.brief }
    .text = { raiders-card-armourer.text }
raiders-crew-avenger = { raiders-card-avenger } (a bordo)
    .brief = { raiders-card-avenger.brief }
    .text = { raiders-card-avenger.text }
raiders-crew-barbarian = { raiders-card-barbarian } (a bordo)
    .brief = { raiders-card-barbarian.brief }
    .text = { raiders-card-barbarian.text }
raiders-crew-berserker = { raiders-card-berserker } (a bordo)
    .brief = { raiders-card-berserker.brief }
    .text = { raiders-card-berserker.text }
raiders-crew-brawler = { raiders-card-brawler } (a bordo)
    .brief = { raiders-card-brawler.brief }
    .text = { raiders-card-brawler.text }
raiders-crew-brynjar = { raiders-card-brynjar } (a bordo)
    .brief = { raiders-card-brynjar.brief }
    .text = { raiders-card-brynjar.text }
raiders-crew-cartographer = { raiders-card-cartographer } (a bordo)
    .brief = { raiders-card-cartographer.brief }
    .text = { raiders-card-cartographer.text }
raiders-crew-champion = { raiders-card-champion } (a bordo)
    .brief = { raiders-card-champion.brief }
    .text = { raiders-card-champion.text }
raiders-crew-folke = { raiders-card-folke } (a bordo)
    .brief = { raiders-card-folke.brief }
    .text = { raiders-card-folke.text }
raiders-crew-forager = { raiders-card-forager } (a bordo)
    .brief = { raiders-card-forager.brief }
    .text = { raiders-card-forager.text }
raiders-crew-gatekeeper = { raiders-card-gatekeeper } (a bordo)
    .brief = { raiders-card-gatekeeper.brief }
    .text = { raiders-card-gatekeeper.text }
raiders-crew-gravedigger = { raiders-card-gravedigger } (a bordo)
    .brief = { raiders-card-gravedigger.brief }
    .text = { raiders-card-gravedigger.text }
raiders-crew-huntsman = { raiders-card-huntsman } (a bordo)
    .brief = { raiders-card-huntsman.brief }
    .text = { raiders-card-huntsman.text }
raiders-crew-jeweller = { raiders-card-jeweller } (a bordo)
    .brief = { raiders-card-jeweller.brief }
    .text = { raiders-card-jeweller.text }
raiders-crew-marauder = { raiders-card-marauder } (a bordo)
    .brief = { raiders-card-marauder.brief }
    .text = { raiders-card-marauder.text }
raiders-crew-mercenary = { raiders-card-mercenary } (a bordo)
    .brief = { raiders-card-mercenary.brief }
    .text = { raiders-card-mercenary.text }
raiders-crew-merchant = { raiders-card-merchant } (a bordo)
    .brief = { raiders-card-merchant.brief }
    .text = { raiders-card-merchant.text }
raiders-crew-ragnhildr = { raiders-card-ragnhildr } (a bordo)
    .brief = { raiders-card-ragnhildr.brief }
    .text = { raiders-card-ragnhildr.text }
raiders-crew-recruiter = { raiders-card-recruiter } (a bordo)
    .brief = { raiders-card-recruiter.brief }
    .text = { raiders-card-recruiter.text }
raiders-crew-sage = { raiders-card-sage } (a bordo)
    .brief = { raiders-card-sage.brief }
    .text = { raiders-card-sage.text }
raiders-crew-scout = { raiders-card-scout } (a bordo)
    .brief = { raiders-card-scout.brief }
    .text = { raiders-card-scout.text }
raiders-crew-shieldmaiden = { raiders-card-shieldmaiden } (a bordo)
    .brief = { raiders-card-shieldmaiden.brief }
    .text = { raiders-card-shieldmaiden.text }
raiders-crew-trader = { raiders-card-trader } (a bordo)
    .brief = { raiders-card-trader.brief }
    .text = { raiders-card-trader.text }
raiders-crew-warlord = { raiders-card-warlord } (a bordo)
    .brief = { raiders-card-warlord.brief }
    .text = { raiders-card-warlord.text }
raiders-crew-warmonger = { raiders-card-warmonger } (a bordo)
    .brief = { raiders-card-warmonger.brief }
    .text = { raiders-card-warmonger.text }

## Pontuação

raiders-score-raids = Pontos durante o jogo
raiders-score-valkyries = Valquírias
raiders-score-armour = Armamento
raiders-score-offerings = Oferendas
raiders-score-crew = Tripulação
raiders-score-plunder = Espólio
raiders-tie-valkyries = Posição na trilha de valquírias
raiders-tie-armour = Posição na trilha de armamento

## A mesa

raiders-sheet-players = Jogadores
raiders-sheet-village = Aldeia
raiders-sheet-settlements = Locais
raiders-sheet-offerings = Oferendas
raiders-sheet-table = A mesa
raiders-column-seat = Jogador
raiders-column-score = Total
raiders-column-points = Pontos
raiders-column-worker = Trabalhador
raiders-column-silver = Prata
raiders-column-provisions = Provisões
raiders-column-gold = Ouro
raiders-column-iron = Ferro
raiders-column-livestock = Gado
raiders-column-armour = Armamento
raiders-column-valkyries = Valquírias
raiders-column-cards = Cartas
raiders-column-crew = Tripulação
raiders-column-offerings = Oferendas
raiders-column-building = Edificação
raiders-column-settlement = Local
raiders-column-admits = Admite
raiders-column-dice = Dados
raiders-column-tiers = Força→pontos
raiders-column-spaces = Espaços restantes
raiders-column-offering = Oferenda
raiders-column-cost = Custo
raiders-label-turn = Turno
raiders-label-supply = Suprimento principal
raiders-label-deck = Cartas no baralho
raiders-label-stack = Oferendas na pilha
raiders-label-discard = Descarte
raiders-label-hand = Sua mão
raiders-label-aside = Você separou
raiders-label-put_back = Você colocou sob o baralho
raiders-label-known_hand = Cartas conhecidas na mão
raiders-label-last_raid = Último saque
raiders-label-strength = Força militar
raiders-label-raid_points = Pontos pelo saque
raiders-label-ending = O fim está próximo
raiders-label-turns_left = Turnos restantes, de todos juntos

## Na página

raiders-column-strength = Força
raiders-label-end = O fim
    .text = A última rodada vem quando resta um espaço de fortaleza, a pilha de oferendas acaba ou não há mais valquírias no tabuleiro.
raiders-track-armour = Trilha de armamento
    .text = O armamento soma à sua força nos saques. No fim: 2 pontos a partir de 3, 4 a partir de 6, 6 a partir de 9.
raiders-track-valkyries = Trilha de valquírias
    .text = Um passo para cada tripulante seu que uma valquíria levou. No fim, vale até 15 pontos.
raiders-page-worker = { $amount ->
    [1] um trabalhador preto
    [2] um trabalhador cinza
   *[4] um trabalhador branco
}
raiders-page-map = A aldeia e a costa
raiders-page-excess = Você pode ficar com no máximo { $count }: { $amount } { $good } voltariam ao suprimento no fim do turno.
raiders-page-dismiss = Dispensar alguém antes…
raiders-page-dismiss-whom = Quem você dispensa? Em seguida você contrata outra pessoa.
raiders-page-roll = Rolar!
raiders-page-dice = dados
raiders-page-lacks = { $amount ->
    [1] falta
   *[other] faltam
}
raiders-page-no-reroll = sem contar um dado rolado de novo
raiders-page-can-raid = Você já pode saquear, por pontos, espólio e o trabalhador de lá. É o turno inteiro: esperar compensa se um pouco de trabalho antes render um saque melhor.
raiders-page-offering = Oferenda, { raiders-said-points }
raiders-page-figures = { $name } (custo { $cost }, força { $strength })
raiders-page-crew = Sua tripulação, a bordo
raiders-page-no-cards = Nenhuma carta
raiders-page-no-crew = Contrate aldeões nas Casernas.
raiders-page-strength = Força da tripulação e do armamento
raiders-page-townsfolk = Os aldeões
raiders-page-card-key = O custo fica no alto à esquerda, e a força abaixo ou ao lado dele. Na metade de baixo, à esquerda, o que a carta faz na sua tripulação; à direita, o que faz no Salão Principal.
raiders-page-sign-plunder = Espólio
raiders-page-sign-harbour = Porto
raiders-page-sign-outpost = Entreposto
raiders-page-sign-monastery = Monastério
raiders-page-sign-fortress = Fortaleza
raiders-page-sign-killed = Quando morre
raiders-page-sign-end = No fim do jogo
raiders-page-sign-one = Um oponente
raiders-page-sign-all = Todos os oponentes
raiders-page-sign-again = De novo, ou troca
raiders-page-sign-swap = Trocar cartas
raiders-page-sign-back = De volta à mão
raiders-page-sign-village = Qualquer edificação
raiders-page-sign-hero = Herói
raiders-page-fortress-spaces = Espaços de fortaleza restantes
raiders-page-valkyries = Valquírias no tabuleiro
raiders-page-you-have = Você tem
raiders-page-reached = alcançada
raiders-page-out-of-reach = fora de alcance
raiders-page-dice-needed = { $amount } nos dados
raiders-page-your-strength = { $dice ->
    [one] Sua força aqui é { $strength } antes de rolar { $dice } dado.
   *[other] Sua força aqui é { $strength } antes de rolar { $dice } dados.
}

## Recusas

raiders-why-occupied = Já há um trabalhador lá.
raiders-why-colour = Um trabalhador desta cor não é admitido lá.
raiders-why-no_worker = Não há trabalhador lá.
raiders-why-just_placed = Você acabou de colocar um trabalhador lá.
raiders-why-plundered = Tudo lá já foi saqueado.
raiders-why-crew = Sua tripulação é pequena demais.
raiders-why-provisions = Você não tem provisões suficientes.
raiders-why-gold = Você não tem ouro suficiente.
raiders-why-silver = Você não tem prata suficiente.
raiders-why-goods = Você não tem tudo o que isso custa.
raiders-why-no_gold_left = O suprimento não tem mais ouro: esta carta não traria nenhum.
raiders-why-no_gain = Não haveria o que ganhar: você já tem o máximo, ou o suprimento está vazio.
raiders-why-price = Você não pode pagar, ou não há o que ganhar com isso.
raiders-why-hero_plays_not = Heróis não têm ação no Salão Principal.
raiders-why-crew_full = Sua tripulação está completa: dispense alguém antes.
raiders-why-one_hero = Só cabe um herói em uma tripulação.

## As regras em resumo

raiders-goes-1 = Coloque seu trabalhador na aldeia e realize a ação da edificação.
raiders-goes-2 = Retire outro trabalhador e realize também a ação de onde ele estava.
raiders-goes-3 = Assim você reúne tripulação, provisões e armamento.
raiders-goes-4 = Depois saqueie: tripulação e dados decidem os pontos, e o espólio é seu.
raiders-goes-5 = Oferendas, valquírias, armamento e ouro contam no fim.

raiders-rules-1 = Impressione o chefe da tribo: faça mais pontos saqueando locais, conquistando valquírias, fazendo oferendas e guardando espólio. Você sempre começa e termina seu turno com um trabalhador em mãos.
    .title = O objetivo
raiders-rules-2 = Coloque seu trabalhador em uma edificação livre da aldeia e realize a ação dela; depois retire um trabalhador de outra edificação e realize a ação desta também. Você pode pular uma ação, e só usa cada edificação uma vez por turno. Trabalhadores cinzas e brancos, obtidos em saques, rendem mais no Moinho e menos no Prateiro; o Arsenal e a Casa Comunal só admitem esses.
    .title = Trabalhar
raiders-rules-3 = Uma carta de aldeão tem dois usos: contratada nas Casernas, entra na sua tripulação e trabalha para você dali em diante; jogada no Salão Principal, é descartada por uma única ação. Uma tripulação tem no máximo 5 membros, e só um herói.
    .title = Aldeões
raiders-rules-4 = Em vez de trabalhar, você pode saquear um local com um trabalhador da cor certa, tripulação suficiente e provisões; mais ao norte, também ouro. O trabalhador fica lá até o fim do jogo. Um porto sempre vale 1 ponto; nos demais locais você rola dados e soma a força da tripulação, as ações dela e seu armamento: quanto maior o total, mais pontos. Depois pegue o que há em um dos espaços, com o trabalhador que espera lá.
    .title = Saquear
raiders-rules-5 = Cada valquíria que vem com o espólio leva um tripulante, à sua escolha, e faz você avançar na trilha de valquírias. Quando não há mais tripulantes, as valquírias restantes não trazem nada.
    .title = Valquírias
raiders-rules-6 = No fim do seu turno você mantém no máximo 8 pratas, 8 provisões e 8 cartas. O espólio não tem limite; o armamento vai até 10. O suprimento é limitado: o que não está lá não se ganha.
    .title = Limites
raiders-rules-7 = Quando resta um único espaço de fortaleza, a pilha de oferendas acaba ou não restam valquírias no tabuleiro, cada um tem mais um turno depois do atual. Então pontuam as valquírias (até 15), o armamento (2, 4 ou 6 a partir de 3, 6 ou 9), as oferendas e a tripulação; um ouro, um ferro e cada par de gados valem um ponto. Empates vão para quem está à frente na trilha de valquírias e, depois, na de armamento; se nem isso decidir, a vitória é dividida.
    .title = O fim

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

raiders-have-points = { $amount ->
    [one] { $sign }{ $amount } ponto
   *[other] { $sign }{ $amount } pontos
}
raiders-have-silver = { $amount ->
    [one] { $sign }{ $amount } prata
   *[other] { $sign }{ $amount } pratas
}
raiders-have-provisions = { $amount ->
    [one] { $sign }{ $amount } provisão
   *[other] { $sign }{ $amount } provisões
}
raiders-have-gold = { $amount ->
    [one] { $sign }{ $amount } ouro
   *[other] { $sign }{ $amount } ouros
}
raiders-have-iron = { $amount ->
    [one] { $sign }{ $amount } ferro
   *[other] { $sign }{ $amount } ferros
}
raiders-have-livestock = { $amount ->
    [one] { $sign }{ $amount } gado
   *[other] { $sign }{ $amount } gados
}
raiders-have-armour = { $amount ->
    [one] { $sign }{ $amount } de armamento
   *[other] { $sign }{ $amount } de armamento
}
raiders-have-crew = { $amount ->
    [one] { $sign }{ $amount } tripulante
   *[other] { $sign }{ $amount } tripulantes
}
raiders-have-strength = { $sign }{ $amount } de força da tripulação
raiders-have-cards = { $amount ->
    [one] { $sign }{ $amount } carta na mão
   *[other] { $sign }{ $amount } cartas na mão
}
raiders-have-valkyries = { $amount ->
    [one] { $sign }{ $amount } valquíria
   *[other] { $sign }{ $amount } valquírias
}
raiders-have-offerings = { $amount ->
    [one] { $sign }{ $amount } oferenda
   *[other] { $sign }{ $amount } oferendas
}

raiders-hope-plunder = O espólio
raiders-hope-supplies = Recursos e armamento
raiders-hope-crew = A tripulação
raiders-hope-hand = Cartas na mão
raiders-hope-hire = A próxima contratação
raiders-hope-offering = A próxima oferenda
raiders-hope-raid = O próximo saque
raiders-hope-end = Estar mais perto do fim do jogo
raiders-hope-fortress = Preparar a próxima fortaleza
raiders-hope-valkyries = As valquírias que vêm
raiders-hope-points = Os próprios pontos

raiders-reason-cannot_win = não pontua: no máximo { $amount } contra { $other }
raiders-reason-strength = força de { $amount } a { $other }, conforme os dados
raiders-reason-sure = { $amount ->
    [0] nenhum ponto garantido
    [one] { $amount } ponto garantido
   *[other] { $amount } pontos garantidos
}, seja qual for a rolagem
raiders-reason-chance = { $amount }% de chance de { $other ->
    [0] nenhum ponto
    [one] { $other } ponto
   *[other] { $other } pontos
}
raiders-reason-valkyries = { $amount ->
    [one] { $amount } valquíria deixa você com { $other } na tripulação
   *[other] { $amount } valquírias deixam você com { $other } na tripulação
}
raiders-reason-least_valkyries = { $amount ->
    [one] pelo menos { $amount } valquíria vem buscar alguém dos seus { $other }
   *[other] pelo menos { $amount } valquírias vêm buscar gente dos seus { $other }
}
raiders-reason-next_worker = você fica com { $amount ->
    [1] um trabalhador preto
    [2] um trabalhador cinza
   *[4] um trabalhador branco
} para o próximo turno
raiders-reason-no_valkyries = nenhuma valquíria: você mantém { $amount } na tripulação
raiders-reason-taken = a valquíria leva alguém de custo { $amount } e força { $other }
raiders-reason-no_gold_left = o suprimento não tem mais ouro para esta carta
raiders-reason-paid = o espólio pago valeria { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
} no fim por si só
raiders-reason-highest = força { $amount } já dá o máximo
raiders-reason-no_better = rolar um dado de novo não rende mais pontos
raiders-reason-fewer = { $amount }% de chance de cair para { $other ->
    [0] nenhum ponto
    [one] { $other } ponto
   *[other] { $other } pontos
}
raiders-reason-safe = não há como perder pontos com isso
raiders-reason-missing =
    com mais { $amount } de força: { $other ->
        [0] nenhum ponto
        [one] { $other } ponto
       *[other] { $other } pontos
    }
raiders-reason-folk = você abre mão de custo { $amount } e força { $other }

# What matters about each question, for those who play their first games.

raiders-matters-put_back = Cada carta pode ser contratada por prata ou jogada no Salão Principal; você começa com 2 pratas, e mais cartas virão.
raiders-matters-place = Na aldeia você age duas vezes, ao colocar e ao pegar outro trabalhador; um saque é o turno inteiro.
raiders-matters-pick_up = O trabalhador que você pega é o do próximo turno: a cor dele diz aonde você poderá ir.
raiders-matters-hand_limit = Cartas além de oito se perdem: fique com as que lutam bem ou que poderá pagar logo.
raiders-matters-gather = { $about_id ->
    [silversmith] Com prata se contrata gente e se compra armamento; você guarda até 8.
   *[other] Provisões sustentam saques, até 8 delas; com ouro se vai a monastérios e fortalezas e se pagam oferendas.
}
raiders-matters-draw = Mais cartas são mais gente para escolher, para a tripulação e para o Salão Principal.
raiders-matters-play = Uma carta jogada aqui faz na hora o que diz e é descartada; contratada, ela luta.
raiders-matters-copy_building = Escolha a ação que nenhuma edificação livre daria a você agora.
raiders-matters-trade = O que você entrega não volta: troque o que sobra pelo que falta para o próximo saque, contratação ou oferenda.
raiders-matters-discard = É o preço: descarte a carta que menos fará falta.
raiders-matters-hire = Tripulação é o que um saque pede primeiro: gente para poder ir, força para pontuar.
raiders-matters-opponent = Tire de quem vai sentir mais falta ou de quem está na frente.
raiders-matters-take = O que você pega vai faltar ao rival no próximo turno.
raiders-matters-rob = No fim, cada ouro, cada ferro e cada 2 gados valem 1 ponto; antes disso, tudo serve para oferendas.
raiders-matters-sacrifice = Um tripulante fraco pode valer mais como espólio, mas os saques pedem um número mínimo de tripulantes.
raiders-matters-choose_plunder = Pegue o que falta para uma oferenda, ou ouro para monastérios e fortalezas.
raiders-matters-tribute = Você precisa dar algo: que seja o que fará menos falta no próximo turno.
raiders-matters-swap_worker = A cor que você deixa decide aonde aquele jogador poderá ir.
raiders-matters-swap_count = A troca é às cegas: mais cartas são mais chances e mais risco, para os dois.
raiders-matters-give_card = A carta jogará contra você: dê uma que ajude pouco você e também o outro.
raiders-matters-return_crew = De volta à mão, a carta pode ser usada ou contratada de novo; a tripulação diminui.
raiders-matters-draw_up_to = As cartas agora são grátis, mas as que passarem de oito no fim do turno se perdem.
raiders-matters-cheap_offering = Oferendas são pontos certos, e esta sai mais barata; quando a pilha delas acaba, o jogo chega ao fim.
raiders-matters-waive = Guarde o recurso que outra oferenda pede.
raiders-matters-reroll = Um dado pode ser rolado de novo: vale a pena se o próximo nível de pontos estiver ao alcance.
raiders-matters-plunder = Você leva tudo o que está ali, e o trabalhador; cada valquíria leva um tripulante.
raiders-matters-mourn = Quem cai faz você subir na trilha de valquírias: perca quem menos fará falta no próximo saque.
raiders-matters-avenged = Alguém precisa sair: mantenha gente e força para o próximo saque.

## Lições

raiders-lesson-village = Um turno na aldeia
raiders-lesson-village-aim = Você lidera uma tripulação viking e quer impressionar o chefe: vence quem fizer mais pontos. Primeiro trabalhe na aldeia, depois saia para saquear.
raiders-lesson-village-put_back = Das 5 cartas de aldeões você fica com 3, para contratar depois: cada uma mostra o preço em prata e a força. Você começa com 2 pratas, então devolva o Senhor da Guerra, que custa 4, e a Coletora, que não tem força.
    .else = Esse vale o preço. Devolva o Senhor da Guerra e a Coletora.
raiders-lesson-village-place = Você sempre começa o turno com um trabalhador em mãos. Coloque-o no Moinho e pegue provisões para a viagem.
    .else = Também é uma boa edificação, mas ninguém navega de barriga vazia: escolha o Moinho.
raiders-lesson-village-pick_up = Agora a segunda metade do turno: retire um trabalhador de outra edificação e realize a ação dela também. Pegue o do Prateiro.
    .else = Você pode retirar qualquer outro trabalhador. Desta vez pegue prata: o Prateiro.
raiders-lesson-village-turn = Isso é um turno inteiro de trabalho: duas edificações e de novo um trabalhador em mãos. O trabalhador que você coloca ocupa o lugar até alguém o retirar.
raiders-lesson-village-limits = No fim do turno você pode manter 8 pratas, 8 provisões e 8 cartas; o que passar disso se perde. O suprimento, o baú no tabuleiro, também tem limite: o que não há lá não se ganha.

raiders-lesson-hire = Contratar a tripulação
raiders-lesson-hire-crew = Um saque precisa de tripulação, e você a contrata nas Casernas. Cada carta mostra o preço em prata e a força.
raiders-lesson-hire-place = Você tem prata para gastar: coloque seu trabalhador nas Casernas.
    .else = Primeiro a tripulação: as Casernas.
raiders-lesson-hire-who = Contrate o Arqueiro por 3 pratas: força 3 e pontos extras ao saquear um entreposto. Uma tripulação tem no máximo 5 membros.
    .else = O Arqueiro rende 2 pontos a mais em cada entreposto saqueado. Volte, se abriu outra coisa, e contrate-o.
raiders-lesson-hire-cards = Agora retire o trabalhador do Portal da Cidade e compre 2 cartas novas.
    .else = Seus aldeões estão acabando: o Portal da Cidade traz novos.
raiders-lesson-hire-uses = Toda carta tem dois usos: contratada, fica na tripulação e ajuda nos saques; jogada no Salão Principal, age uma vez e é descartada. Escolha bem.
raiders-lesson-hire-signs = A metade esquerda de uma carta diz o que ela faz na tripulação; a direita, o que faz no Salão Principal. O ícone de um local ou de uma edificação vale ali, a lápide quando o tripulante morre, a ampulheta no fim do jogo.
raiders-lesson-hire-heroes = Há também heróis, com uma coroa no lugar da ação do Salão Principal: só cabe um na tripulação. Antes de contratar você pode dispensar alguém, e com 5 tripulantes precisa; a carta dele é descartada.
raiders-lesson-hire-spare = Para as cartas que sobram há dois usos: o Salão Principal dá a ação de uma delas, e o Tesouro dá 2 pratas por 1 carta ou 1 ouro por 2 cartas.

raiders-lesson-raid = Saquear um porto
raiders-lesson-raid-needs = Em vez de trabalhar, você pode saquear. Os ícones sob o nome dizem o que este porto pede: um trabalhador preto ou cinza, 3 tripulantes e 1 provisão, e você tem tudo.
raiders-lesson-raid-sail = Coloque seu trabalhador no porto marcado. Custa provisões, e não se rolam dados: o porto em si vale sempre 1 ponto, e cartas podem somar mais.
    .else = Chega de trabalho por ora: saqueie o porto.
raiders-lesson-raid-plunder = Agora pegue o espólio de um espaço: cada ouro, cada ferro e cada 2 gados valem 1 ponto, que já entra no seu placar. Escolha o que tem 1 ouro, 2 ferros e 1 gado.
    .else = Cada ferro vale um ponto, ou 2 de armamento no Arsenal: escolha o espaço com 2 ferros.
raiders-lesson-raid-worker = Seu trabalhador preto fica lá, mas um cinza veio com o espólio. Com trabalhadores cinzas você pode usar o Arsenal e a Casa Comunal e saquear entrepostos; eles rendem 2 provisões no Moinho, mas só 2 pratas no Prateiro.
raiders-lesson-raid-colours = A cor diz onde um trabalhador pode saquear: o preto só em portos; o cinza em portos, entrepostos e monastérios; o branco em monastérios e fortalezas. Os brancos vêm de entrepostos, monastérios e fortalezas.

raiders-lesson-dice = Um saque com dados
raiders-lesson-dice-strength = O Monastério Leste é defendido, então a força conta: sua tripulação tem 8, e dois dados se somam. A tabela sob o nome mostra os pontos: 14 dão 4, 22 dão 6.
raiders-lesson-dice-faces = Um dado mostra 2, 3, 3, 4, 4 ou 5, então dois dados somam de 4 a 10. Com 8 você chega a 12 no mínimo e 18 no máximo: 14 é provável.
raiders-lesson-dice-roll = O local pede um trabalhador cinza ou branco e 4 tripulantes, e custa 2 provisões e 1 ouro. Saqueie e role os dados.
    .else = Desta vez, o Monastério Leste: custa 1 provisão a menos, e ninguém cai. No Oeste os 4 pontos são certos, mas uma valquíria leva um tripulante.
raiders-lesson-dice-plunder = O total de 17 rendeu 4 pontos; com menos de 14 só haveria os pontos que cartas da tripulação dão ali, e o mesmo espólio. Pegue o espaço com ferro e gado: serve para armamento e oferendas.
    .else = Pegue o outro espaço, com ferro e gado.
raiders-lesson-dice-armour = No Arsenal 1 ferro compra 2 de armamento, ou 2 pratas compram 1: uma troca por visita, até 10 ao todo. Cada um soma 1 de força nos saques seguintes; no fim, 3 de armamento valem 2 pontos, 6 valem 4, e 9 valem 6.

raiders-lesson-offerings = Fazer uma oferenda
raiders-lesson-offerings-why = O espólio vale um pouco no fim, mas o chefe paga mais por ele agora. As oferendas se fazem na Casa Comunal, com trabalhadores cinzas ou brancos.
raiders-lesson-offerings-place = Seu trabalhador pode entrar: coloque-o na Casa Comunal.
    .else = Para uma oferenda tem de ser a Casa Comunal.
raiders-lesson-offerings-offer = Três oferendas estão expostas, qualquer um pode fazê-las, e cada visita à Casa Comunal permite uma. Escolha a marcada: custa 1 prata, 1 ouro e 2 gados.
    .else = Desta vez não: a oferenda marcada vale 5 pontos, então escolha-a.
raiders-lesson-offerings-mill = Termine o turno: retire o trabalhador do Moinho e pegue novas provisões.
    .else = O próximo saque pede provisões: o Moinho.
raiders-lesson-offerings-stack = Os pontos da sua oferenda contam no fim, e uma nova foi revelada. Quando a pilha delas acaba, o fim do jogo está próximo.

raiders-lesson-end = Valquírias e o fim
raiders-lesson-end-last_turn = O fim vem quando resta um espaço de fortaleza, a pilha de oferendas acaba ou não há mais valquírias no tabuleiro: cada um tem então mais um turno. Resta um espaço de fortaleza, e este é o último turno para você; seu rival tem mais um.
raiders-lesson-end-raid = Saqueie o Entreposto do Rio: sua tripulação é forte, o Arqueiro pontua lá, e duas fichas do espólio são valquírias, as de asas.
    .else = Agora é melhor o Entreposto do Rio: o Arqueiro pontua ali, e há valquírias.
raiders-lesson-end-valkyrie = Cada valquíria leva um tripulante para Valhala, e isso também vale pontos. O Arqueiro fez a parte dele: deixe-o ir.
    .else = Qualquer um pode ir, mas os pontos do Arqueiro já foram contados: deixe-o ir.
raiders-lesson-end-another = Chega a segunda valquíria. Escolha o Vingador: quando ele morre, um rival também perde alguém.
    .else = Só o Vingador custa alguém também ao rival: escolha-o.
raiders-lesson-end-track = As valquírias rendem cada vez mais: 2 dão 1 ponto, 3 dão 2, 4 dão 4, 5 dão 7, 6 dão 10 e 7 dão 15; uma só não dá nada. Se não resta tripulante para uma valquíria, ela não tem efeito.
raiders-lesson-end-points = Depois dos últimos turnos tudo se conta: saques, valquírias, armamento, oferendas e cartas da tripulação com ampulheta. Do que sobra, cada ouro, cada ferro e cada 2 gados valem 1 ponto; prata e provisões, nada.
raiders-lesson-end-ties = Num empate vence quem está à frente na trilha de valquírias e, se preciso, na de armamento; depois disso a vitória é dividida.
raiders-lesson-end-play_now = Quase todos estes turnos já vinham escolhidos, então o resultado não diz nada sobre seu jogo. Agora você já sabe saquear o Mar do Norte!
