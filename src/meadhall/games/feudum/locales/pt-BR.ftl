### Feudum

feudum-name = Feudum
feudum-blurb = Espalhe seus peões por um reino estranho, governe suas cidades, suba em seis guildas que vivem umas das outras e seja o mais venerado quando a quinta época começar.

## Opções

feudum-setting-rules = Regras
    .text = Algumas regras podem ser lidas de dois modos: como publicadas ou como num resumo feito por jogadores. Na primeira partida, deixe como está.
feudum-setting-rules-summary = As do resumo, onde ele é explícito
feudum-setting-rules-published = As do jogo publicado
feudum-setting-variant = Jogo
feudum-setting-variant-advanced = Avançado: habilidades especiais, terrenos, guardiões e monstros
feudum-setting-variant-basic = Básico: sem eles
feudum-setting-farmer_trade = Recursos entregues à guilda dos fazendeiros
feudum-setting-farmer_trade-as_rules = Conforme as regras
feudum-setting-farmer_trade-seed = 1 comida ou xelim por recurso
feudum-setting-farmer_trade-published = 1 comida ou xelim a cada 2 recursos
feudum-setting-region_scale = Pontos por regiões ativas
feudum-setting-region_scale-as_rules = Conforme as regras
feudum-setting-region_scale-seed = 1, 3, 5, 9, 11, 13
feudum-setting-region_scale-published = 1, 3, 5, 7, 9, 11
feudum-setting-shillings = Xelins no final
feudum-setting-shillings-as_rules = Conforme as regras
feudum-setting-shillings-seed = 3 pontos a cada 3
feudum-setting-shillings-published = 1 ponto a cada 3
feudum-setting-beads = Contas de rosário na colheita
feudum-setting-beads-as_rules = Conforme as regras
feudum-setting-beads-seed = 1 recurso a mais por conta
feudum-setting-beads-published = Tantos recursos a mais quanto o valor da conta
feudum-setting-spill = Excedente do celeiro cheio
feudum-setting-spill-as_rules = Conforme as regras
feudum-setting-spill-seed = Com contas sobre os frangos, 4 recursos seguem adiante
feudum-setting-spill-published = Seguem adiante tantos recursos quanto a soma das contas sobre os frangos
feudum-setting-godspeed = Boa sorte (monge, ao mover)
feudum-setting-godspeed-as_rules = Conforme as regras
feudum-setting-godspeed-seed = Um ponto de movimento a mais para qualquer peça sua
feudum-setting-godspeed-published = Depois, um monge anda 1 espaço
feudum-setting-conquered_serf = Servo em um feudum conquistado
feudum-setting-conquered_serf-as_rules = Conforme as regras
feudum-setting-conquered_serf-seed = Qualquer servo dali governa o posto avançado
feudum-setting-conquered_serf-published = Só o servo do atacante
feudum-setting-other_tile = Região sem ficha que sirva
feudum-setting-other_tile-as_rules = Conforme as regras
feudum-setting-other_tile-seed = Pegue em outra uma ficha desta época ou anterior
feudum-setting-other_tile-published = Pegue em outra uma ficha de época anterior
feudum-setting-pilfer_where = Onde não se pode furtar
feudum-setting-pilfer_where-as_rules = Conforme as regras
feudum-setting-pilfer_where-seed = Onde você governa ou tem um servo
feudum-setting-pilfer_where-published = Da própria fazenda ou do terreno que você guarda
feudum-setting-pilfer_who = Quem furta
feudum-setting-pilfer_who-as_rules = Conforme as regras
feudum-setting-pilfer_who-seed = Qualquer peça sua
feudum-setting-pilfer_who-published = Uma peça que se moveu
feudum-setting-migrate = Novos peões nas localidades iniciais
feudum-setting-migrate-as_rules = Conforme as regras
feudum-setting-migrate-seed = Se você não tem peão no tabuleiro
feudum-setting-migrate-published = Se você não tem peão nem marcador no mapa
feudum-setting-farm_limit = Recursos em uma fazenda
feudum-setting-farm_limit-as_rules = Conforme as regras
feudum-setting-farm_limit-seed = Nunca mais de 10
feudum-setting-farm_limit-published = Abaixo de 10, ela recebe a colheita inteira
feudum-setting-new_reeve = Guardião novo
feudum-setting-new_reeve-as_rules = Conforme as regras
feudum-setting-new_reeve-seed = Pontua a partir da próxima ação
feudum-setting-new_reeve-published = Pontua na hora
feudum-setting-push_amount = Quanto se move ao empurrar ou puxar
feudum-setting-push_amount-as_rules = Conforme as regras
feudum-setting-push_amount-seed = Até o número indicado
feudum-setting-push_amount-published = O número inteiro, se possível
feudum-setting-starve_disc = Disco militar depois de esfomear o povo
feudum-setting-starve_disc-as_rules = Conforme as regras
feudum-setting-starve_disc-seed = Obrigatório
feudum-setting-starve_disc-published = Opcional
feudum-setting-restock = Reposição na época III
feudum-setting-restock-as_rules = Conforme as regras
feudum-setting-restock-seed = Guildas, e no mapa as localidades E e as N vazias
feudum-setting-restock-published = Guildas, e no mapa as localidades E
feudum-setting-region_count = O que a escala de regiões conta
feudum-setting-region_count-as_rules = Conforme as regras
feudum-setting-region_count-seed = Suas localidades, região por região
feudum-setting-region_count-published = As regiões em que você está ativo
feudum-setting-seats = Lugares na guilda com 4 ou 5 jogadores
feudum-setting-seats-as_rules = Conforme as regras
feudum-setting-seats-seed = Mestre e oficial
feudum-setting-seats-published = Também um aprendiz
feudum-setting-feudum_influence = A influência pode tomar um feudum?
feudum-setting-feudum_influence-as_rules = Conforme as regras
feudum-setting-feudum_influence-seed = Sim, como qualquer localidade
feudum-setting-feudum_influence-published = Não, só a conquista

## Palavras comuns a várias mensagens

feudum-said-points = { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}
feudum-said-shillings = { $amount ->
    [one] { $amount } xelim
   *[other] { $amount } xelins
}
feudum-said-markers = { $amount ->
    [one] { $amount } marcador
   *[other] { $amount } marcadores
}

## Perguntas

feudum-ask-first_good = Qual recurso você tira da sacola? São três, todos diferentes.
feudum-ask-to_barrel = Quanto enxofre vai para o seu barril de vinho, para depois alimentar um peão ou pagar um banquete? O resto vai para o seu estoque.
feudum-ask-first_character = Qual personagem é o seu primeiro peão? Ele faz de você membro da guilda.
feudum-ask-first_location = Em qual localidade inicial começa o seu peão ({ $about })?
feudum-ask-take_seat = Faltam marcadores para todos os lugares que são seus. Qual guilda recebe um?
feudum-ask-pouch = Você coloca um recurso na sua sacola: salitre para uma quinta carta, ou enxofre para jogar duas cartas em um turno?
feudum-ask-pay_with = A pagar: { $about }. Com o que você paga?
feudum-ask-choose_card = Qual carta você escolhe para esta rodada?
feudum-ask-play_card = Qual carta você joga?
feudum-ask-second_card = Pelo enxofre na sua sacola você pode jogar agora uma segunda carta. Qual?
feudum-ask-anytime = Você joga um mandato, coloca uma escritura sob o baralho ou pega um selo de baixo de um marcador?
feudum-ask-mandate_way = { $about_id ->
    [small_pay] { $about }: 1 comida por 3 xelins (primeiro), ou 1 comida e 1 madeira por 7 (segundo)?
    [big_pay] { $about }: 1 comida, 1 madeira e 1 ferro por 9 xelins (primeiro), ou com mais 1 enxofre por 13 (segundo)?
    [sky_or_sea] { $about }: 1 comida por uma máquina voadora (primeiro), ou 1 madeira por um navio (segundo)?
    [sea_or_deep] { $about }: 1 madeira por um navio (primeiro), ou 1 ferro por um submarino (segundo)?
    [west_guilds] { $about }: como fazendeiro 3 recursos (primeiro), como mercador 3 xelins (segundo), como alquimista uma embarcação (terceiro)?
   *[east_guilds] { $about }: como cavaleiro 3 marcadores (primeiro), como nobre um selo (segundo), como monge uma conta (terceiro)?
}
feudum-ask-take_vessel = Qual embarcação você pega?
feudum-ask-discard_writ = Qual escritura você coloca sob o baralho?
feudum-ask-keep_writ = Com qual escritura você fica?
feudum-ask-migrate = Qual peão entra no tabuleiro por 1 comida, ou qual peão sai dele?
feudum-ask-enter = Onde entra o seu peão ({ $about })?
feudum-ask-move = Qual peça você move? Pontos de movimento restantes: { $about }.
feudum-ask-move_to = { $about_id ->
    [behemoth] Para onde vai o gigante?
    [sea_serpent] Para onde vai a serpente marinha?
   *[other] Para onde vai { $about }?
}
feudum-ask-route = Por qual rota ela vai ({ $about })?
feudum-ask-board = Em qual embarcação abandonada ela embarca ({ $about })?
feudum-ask-pilfer = Você furta, e onde? Você pega um recurso que está ali.
feudum-ask-pilfer_what = { $about }: o que você furta?
feudum-ask-voyage = Este é o seu segundo Mover nesta rodada. Seu disco avança um espaço na viagem épica?
feudum-ask-influence = Onde você coloca um marcador?
feudum-ask-influence_as = { $about }: você se torna servo, ou soberano por 1 xelim (Dinheiro é influência)?
feudum-ask-improve = Qual localidade você evolui, ou prefere guardar um terreno?
feudum-ask-pay_seal = De baixo de qual marcador você tira o selo com que paga?
feudum-ask-feudum = { $about }: de qual guilda é o seu novo feudum?
feudum-ask-other_tile = Esta região não tem ficha para você. De qual pilha você pega uma, sem pontos?
feudum-ask-tend_at = Onde você coloca um terreno?
feudum-ask-lay_landscape = { $about }: qual terreno você coloca?
feudum-ask-collect = { $about }: você coleta tudo o que há no terreno? Uma peça vai para o soberano.
feudum-ask-explore = Você compra escrituras reais do baralho?
feudum-ask-dig = Você paga 1 ferro por mais duas escrituras, para ficar com uma (Pás e espadas)?
feudum-ask-reinforce = Você pega também um marcador (Reforços)?
feudum-ask-harvest = Em qual fazenda você colhe?
feudum-ask-favours = { $about }: a colheita inteira fica ali, ou você pega favores? Os favores transformam todas as suas contas em selos.
feudum-ask-pick_favour = { $about }: qual recurso você pega como favor?
feudum-ask-conquer = Onde você ataca, ou prefere esfomear o povo?
feudum-ask-attack = { $about }: o que você ataca?
feudum-ask-defend = Você está sendo atacado: { $about }. Você revela a carta Defesa?
feudum-ask-weapon = { $about_id ->
    [bow] { $about }: ataque +1 de graça (primeiro), ou +2 por 1 madeira (segundo)?
   *[sword] { $about }: ataque +1 de graça (primeiro), ou +2 por 1 ferro (segundo)?
}
feudum-ask-saltpeter = Quanto salitre você soma ao seu ataque?
feudum-ask-serve = Você coloca um disco no seu próximo espaço da trilha militar?
feudum-ask-starve_at = Onde você esfomeia o povo?
feudum-ask-starve = { $about }: qual marcador você expulsa?
feudum-ask-immunity = Querem esfomear o seu povo: { $about }. Você revela a carta Defesa e paga 1 comida (Imunidade real)?
feudum-ask-repeat = Qual das suas cartas desta rodada você executa de novo? Uma sem “×2” custa 1 salitre.
feudum-ask-guild = Em qual guilda você age?
feudum-ask-function = { $about }: o que você faz ali?
feudum-ask-feast = Em qual guilda você age no lugar de um oponente?
feudum-ask-feast_function = { $about }: você empurra no lugar do mestre ou puxa no lugar do oficial?
feudum-ask-reeve = { $about }: antes você coloca ali um guardião?
feudum-ask-send_farm = De qual fazenda você manda os recursos para o celeiro?
feudum-ask-fill_barn = O celeiro não tem lugar para tudo. Qual recurso entra?
feudum-ask-farmer_reward = Quanta comida você pega pelos recursos? O resto você recebe em xelins.
feudum-ask-buy_good = Qual recurso você compra? São três ao todo, no máximo.
feudum-ask-buy_vessel = Qual embarcação você compra por 3 xelins?
feudum-ask-buy_seal = Qual selo você compra por 3 xelins?
feudum-ask-tame = Você doma um monstro por três dos marcadores que comprou?
feudum-ask-put_monster = Onde você o coloca ({ $about })?
feudum-ask-move_good = { $about_id ->
    [farmer] Qual recurso você empurra do celeiro para a guilda dos mercadores?
    [merchant] Qual recurso você move ({ $about })?
   *[alchemist] Qual recurso você puxa da guilda dos mercadores para carroças e pilhas?
}
feudum-ask-invent = O que você fabrica com os recursos das carroças e pilhas ({ $about })?
feudum-ask-return_marker = De qual fileira um marcador volta ao estoque, para virar selo em um pergaminho ({ $about })?
feudum-ask-lay_seal = Em qual pergaminho fica o selo ({ $about })?
feudum-ask-turn_seal = Qual selo vira conta do rosário ({ $about })?
feudum-ask-feed = O que você dá de comer ao { $about }? Sem nada, o peão sai do tabuleiro.

## O que aconteceu

feudum-told-starts = { $seat } tem o marcador de primeiro jogador.
feudum-told-round = Começa a rodada { $amount }; { $seat } tem o marcador de primeiro jogador.
feudum-told-first_good = { $seat } tira da sacola: { $thing }.
feudum-told-first_pawn = O primeiro peão de { $seat }: { $thing }.
feudum-told-first_location = Primeira localidade de { $seat }: { $thing }.
feudum-told-to_barrel = { $seat } coloca no barril de vinho: { $amount } × { $thing }.
feudum-told-joins_guild = { $seat } ocupa um lugar na { $thing }.
feudum-told-leaves_guild = { $seat } perde o lugar na { $thing }.
feudum-told-reeve = { $seat } coloca um guardião na { $thing }.
feudum-told-reeve_back = O guardião de { $seat } volta da { $thing }.
feudum-told-pouch = { $seat } usa a sacola: { $thing }.
feudum-told-chooses_card = { $seat } escolhe { $thing }.
feudum-told-chooses_card-hidden = { $seat } escolhe uma carta.
feudum-told-plays = { $seat } joga { $thing }.
feudum-told-too_late = { $thing } é a última carta de { $seat } e não tem efeito.
feudum-told-ability = { $thing_id ->
    [reinforcements] { $seat } recebe { feudum-said-markers } ({ $thing }).
    [deja_vu] { $seat } paga 1 salitre para repetir uma carta sem ×2 ({ $thing }).
   *[other] { $seat } usa a habilidade { $thing }.
}
feudum-told-pays = { $thing_id ->
    [orchard] { $seat } paga com uma ficha de região ({ $thing }).
    [sulfur_mine] { $seat } paga com uma ficha de região ({ $thing }).
    [silver_mine] { $seat } paga com uma ficha de região ({ $thing }).
    [butts] { $seat } paga com uma ficha de região ({ $thing }).
   *[other] { $seat } paga: { $thing }.
}
feudum-told-pays_guild = { $seat } paga { feudum-said-shillings }: { $thing }; moeda a moeda, ao mestre, ao oficial e à caridade.
feudum-told-share = { $thing_id ->
    [farmer] { $seat } recebe { feudum-said-shillings } da cesta do fazendeiro.
   *[monk] { $seat } recebe { feudum-said-shillings } da bolsa do monge.
}
feudum-told-gets = { $seat } recebe: { $amount } × { $thing }.
feudum-told-gets_shillings = { $seat } recebe { feudum-said-shillings }.
feudum-told-gets_markers = { $seat } recebe { feudum-said-markers }.
feudum-told-gets_seal = { $seat } recebe um selo real.
feudum-told-gets_bead = { $seat } recebe uma conta de valor { $amount }.
feudum-told-takes_seal = { $seat } pega o selo de baixo do marcador: { $thing }.
feudum-told-draws_writs = { $amount ->
    [one] { $seat } compra { $amount } escritura real.
   *[other] { $seat } compra { $amount } escrituras reais.
}
feudum-told-keeps_writ = { $seat } fica com { $thing }.
feudum-told-keeps_writ-hidden = { $seat } fica com uma escritura.
feudum-told-discards_writ = { $seat } coloca sob o baralho: { $thing }.
feudum-told-discards_writ-hidden = { $seat } coloca uma escritura sob o baralho.
feudum-told-plays_mandate = { $seat } joga o mandato { $thing }.
feudum-told-wields = { $seat } usa { $thing }: ataque +{ $amount }.
feudum-told-pawn_on = { $seat } traz um peão para o tabuleiro: { $thing }.
feudum-told-enters = O novo peão de { $seat } fica em: { $thing }.
feudum-told-pawn_off = { $seat } tira o { $thing } do tabuleiro.
feudum-told-moves = { $seat } move uma peça para: { $thing }.
feudum-told-ferry = { $seat } paga { feudum-said-shillings } pela { $thing }.
feudum-told-boards = { $seat } embarca: { $thing }.
feudum-told-pilfers = { $seat } furta: { $thing }.
feudum-told-voyage = { $seat } chega ao espaço { $amount } da viagem épica.
feudum-told-influences = { $seat } coloca um marcador: { $thing }.
feudum-told-demoted = { $other } passa a governar: { $thing }; { $seat } vira servo ali.
feudum-told-improves = { $seat } evolui: { $thing }.
feudum-told-feudum = { $seat } funda um feudum da { $thing }.
feudum-told-improve_points = { $seat } marca { feudum-said-points } pela melhoria.
feudum-told-takes_tile = { $seat } pega uma ficha de região ({ $thing }).
feudum-told-tends = { $seat } coloca um terreno: { $thing }.
feudum-told-fills = { $thing }: mais { $amount } no terreno.
feudum-told-collects = { $seat } coleta { $amount } do terreno ({ $thing }).
feudum-told-tribute = { $seat } recebe { $amount } de { $other } como tributo ({ $thing }).
feudum-told-harvests = { $seat } colhe { $amount } recursos: { $thing }.
feudum-told-turns_beads = { $amount ->
    [one] { $seat } transforma { $amount } conta em selo.
   *[other] { $seat } transforma { $amount } contas em selos.
}
feudum-told-taxes = { $seat } coleta { feudum-said-shillings } de impostos.
feudum-told-attacks = { $seat } ataca { $other }: { $thing }.
feudum-told-defends = { $seat } marca 1 ponto por { $thing }.
feudum-told-attack_succeeds = O ataque de { $seat } tem sucesso: { $thing }.
feudum-told-attack_fails = O ataque de { $seat } fracassa: { $thing }.
feudum-told-serves = { $seat } cobre o espaço { $amount } da trilha militar.
feudum-told-starves_people = { $seat } esfomeia o povo de { $other }: { $thing }.
feudum-told-immune = O povo de { $seat } está imune, protegido por um selo: { $thing }.
feudum-told-repeats = { $seat } repete { $thing }.
feudum-told-trades = { $seat } negocia na { $thing }.
feudum-told-pushes = { $seat } empurra na { $thing }.
feudum-told-pulls = { $seat } puxa na { $thing }.
feudum-told-feasts = { $seat } dá um banquete e age na { $thing } no lugar de { $other }.
feudum-told-function_points = { $amount ->
    [0] { $seat } não atinge o objetivo na { $thing }.
   *[other] { $seat } marca { feudum-said-points } na { $thing }.
}
feudum-told-sends = { $amount ->
    [one] { $seat } manda { $amount } recurso para o celeiro: { $thing }.
   *[other] { $seat } manda { $amount } recursos para o celeiro: { $thing }.
}
feudum-told-spills = Excedente do celeiro segue adiante: { $thing }.
feudum-told-to_shelves = { $seat } coloca na prateleira: { $thing }.
feudum-told-to_carts = { $seat } leva à guilda dos alquimistas: { $thing }.
feudum-told-buys = { $seat } compra: { $thing }.
feudum-told-buys_markers = { $seat } compra uma fileira de { feudum-said-markers }.
feudum-told-tames = { $seat } doma um monstro: { $thing }.
feudum-told-invents = { $seat } fabrica: { $thing }.
feudum-told-lays_seal = { $seat } coloca um selo no { $thing }.
feudum-told-turns_seal = { $seat } vira o selo do { $thing }: uma conta de valor { $amount }.
feudum-told-fist = { $seat } escolhe uma de duas mãos fechadas: nela há uma conta de valor { $amount }.
feudum-told-drinks = O { $thing } de { $seat } recebe vinho.
feudum-told-starves = Por falta de comida, { $seat } perde: { $thing }.
feudum-told-die = { $seat } rola o dado de progresso e remove uma ficha: { $thing }.
feudum-told-epoch = { $amount ->
    [2] Começa a época II.
    [3] Começa a época III.
    [4] Começa a época IV.
   *[5] Começa a época V, a última.
}
feudum-told-dawn_seats = { $seat } marca { feudum-said-points } por lugares nas guildas.
feudum-told-dawn_landscapes = { $seat } marca { feudum-said-points } por terrenos.
feudum-told-dawn_regions = { $seat } marca { feudum-said-points } por regiões ativas.
feudum-told-disloyal = { $seat } deve serviço militar e perde { feudum-said-points }.
feudum-told-charter = { $seat } marca { feudum-said-points } com um título: { $thing }.

## Recursos, peças, lugares

feudum-good-food = comida
    .text = Alimenta os peões no fim da rodada e traz novos.
feudum-good-wood = madeira
    .text = Faz de um posto avançado uma fazenda; guarda um terreno.
feudum-good-iron = ferro
    .text = Faz de uma fazenda uma cidade; Pás e espadas.
feudum-good-sulfur = enxofre
    .text = Na sacola: duas cartas em um turno. No barril: vinho.
feudum-good-saltpeter = salitre
    .text = Na sacola: uma quinta carta. No ataque: 1 de força a mais. Com Repetir: uma carta sem ×2.
feudum-wine = Vinho do barril
    .text = Alimentado por duas rodadas, mas bêbado na próxima.
feudum-pawn-farmer = fazendeiro
feudum-pawn-merchant = mercador
feudum-pawn-alchemist = alquimista
feudum-pawn-knight = cavaleiro
feudum-pawn-noble = nobre
feudum-pawn-monk = monge
feudum-piece = seu peão { $number }
feudum-target-1 = peão { $number } do jogador 1
feudum-target-2 = peão { $number } do jogador 2
feudum-target-3 = peão { $number } do jogador 3
feudum-target-4 = peão { $number } do jogador 4
feudum-target-5 = peão { $number } do jogador 5
feudum-monster-behemoth = gigante
    .text = Anda por estradas e rotas de voo. Ataque 1, defesa 1; peões de oponentes não saem de onde ele está.
feudum-monster-sea_serpent = serpente marinha
    .text = Anda por rotas de navio e de submarino. Ataque 1, defesa 1; peões de oponentes não saem de onde ela está.
feudum-vessel-ship = navio
    .text = Seu peão pode usar rotas de navio. Feito de 1 comida e 2 madeiras.
feudum-vessel-submersible = submarino
    .text = Seu peão pode usar rotas de submarino. Feito de 1 comida e 2 ferros.
feudum-vessel-flying = máquina voadora
    .text = Seu peão pode usar rotas de voo. Feita de 1 comida, 1 ferro e 1 madeira.
feudum-invention-krud = barril de pólvora
    .text = Preenche a primeira seção aberta de cada fileira da guilda dos cavaleiros. Custa 2 salitres e 1 enxofre; o segundo ao empurrar 1 e 1, o terceiro 1 madeira.
feudum-route-road = estrada
feudum-route-ferry = balsa
    .text = 2 xelins por travessia, enquanto não houver embarcação na guilda dos alquimistas.
feudum-route-ship = rota de navio
feudum-route-submersible = rota de submarino
feudum-route-flying = rota de voo
feudum-kind-outpost = posto avançado
    .text = Seu soberano pode explorar. Evoluir para fazenda custa 1 madeira.
feudum-kind-farm = fazenda
    .text = Seu soberano pode colher. Evoluir para cidade custa 1 ferro; os recursos dali vão para a sacola.
feudum-kind-town = cidade
    .text = Seu soberano pode taxar. Evoluir para feudum custa 1 selo real.
feudum-kind-feudum = feudum
    .text = Conta como posto avançado, fazenda e cidade a mais, e vale 3 estrelas na sua guilda. Quem o governa deve serviço militar ao rei.
feudum-role-ruler = soberano
feudum-role-subject = súdito
feudum-role-serf = servo
feudum-landscape-orchard = pomar
    .text = Ficha de região: vale qualquer recurso ou, como terreno, recebe 3 comidas ao ser colocada e a cada nova época.
feudum-landscape-butts = campo de tiro
    .text = Ficha de região: vale qualquer recurso ou, como terreno, recebe 3 alvos ao ser colocada e a cada nova época; um alvo vira marcador.
feudum-landscape-silver_mine = mina de prata
    .text = Ficha de região: vale qualquer recurso ou, como terreno, recebe 3 xelins ao ser colocada e a cada nova época.
feudum-landscape-sulfur_mine = mina de enxofre
    .text = Ficha de região: vale qualquer recurso ou, como terreno, recebe 3 enxofres ao ser colocada e a cada nova época.
feudum-region-sea = Mar
feudum-region-island = Ilhas
feudum-region-forest = Floresta
feudum-region-desert = Deserto
feudum-region-badlands = Terra desolada
feudum-region-mountain = Montanhas
feudum-location-sea_n = Mar do Norte
feudum-location-sea_sw = Mar do Sudoeste
feudum-location-sea_e = Mar do Leste
feudum-location-isl_n = Ilha do Norte
feudum-location-isl_e = Ilha do Leste
feudum-location-isl_w = Ilha do Oeste
feudum-location-isl_s = Ilha do Sul
feudum-location-for_nw = Floresta do Noroeste
feudum-location-for_mid = Floresta Central
feudum-location-for_se = Floresta do Sudeste
feudum-location-des_sw = Deserto do Sudoeste
feudum-location-des_n = Deserto do Norte
feudum-location-des_west = Deserto Interior
feudum-location-des_mid = Deserto Central
feudum-location-des_e = Deserto do Leste
feudum-location-bad_nw = Terra Desolada do Noroeste
feudum-location-bad_ne = Terra Desolada do Nordeste
feudum-location-bad_river = Terra Desolada do Rio
feudum-location-bad_mid = Terra Desolada Central
feudum-location-bad_se = Terra Desolada do Sudeste
feudum-location-mou_nw = Montanha do Noroeste
feudum-location-mou_se = Montanha do Sudeste
feudum-scroll = pergaminho { $number }
feudum-colour = fileira { $number }
feudum-epoch = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

## Guildas

feudum-guild-farmer = Guilda dos Fazendeiros
    .text = Negociar: mande os recursos de uma fazenda ao celeiro por comida e xelins. Puxar: uma conta do rosário para um frango; objetivo: soma 5 nos frangos. Empurrar: 5 recursos aos mercadores; objetivos: prateleiras ou colunas. Estrelas: fazendeiros, feudums, fazendas.
feudum-guild-merchant = Guilda dos Mercadores
    .text = Negociar: compre até 3 recursos. Puxar: 3 recursos do celeiro; objetivo: uma prateleira ou coluna. Empurrar: 4 recursos aos alquimistas; objetivos: carroças e pilhas. Estrelas: mercadores, feudums, cidades.
feudum-guild-alchemist = Guilda dos Alquimistas
    .text = Negociar: compre uma embarcação por 3 xelins. Puxar: 2 recursos dos mercadores; objetivo: uma carroça ou pilha. Empurrar: até 3 invenções, cada uma um objetivo. Estrelas: alquimistas, feudums, postos avançados.
feudum-guild-knight = Guilda dos Cavaleiros
    .text = Negociar: compre sua fileira de marcadores por 3 xelins; 3 ou mais podem domar um monstro. Puxar: fabrique uma invenção. Empurrar: até 3 marcadores viram selos dos nobres; objetivos: linhas ou colunas de pergaminhos. Estrelas: cavaleiros, feudums, fazendas.
feudum-guild-noble = Guilda dos Nobres
    .text = Negociar: compre 1 ou 2 selos por 3 xelins cada. Puxar: 2 marcadores viram selos; objetivo: uma linha ou coluna de pergaminhos. Empurrar: 2 selos viram contas do rosário; objetivos: soma 5, 11, 17. Estrelas: nobres, feudums, cidades.
feudum-guild-monk = Guilda dos Monges
    .text = Negociar: compre por 3 xelins uma conta, a menor ou a maior por sorte. Puxar: um selo vira conta; objetivo: rosário com soma 11. Empurrar: uma conta para um frango; objetivos: soma 3, 6, 9 nos frangos. Estrelas: monges, feudums, postos avançados.
feudum-function-trade = Negociar
    .text = Qualquer um pode. As moedas vão, uma a uma, ao mestre, ao oficial e à caridade.
feudum-function-push = Empurrar
    .text = O mestre passa coisas à guilda seguinte: 4, 5 ou 6 pontos por 1, 2 ou 3 objetivos.
feudum-function-pull = Puxar
    .text = O oficial traz coisas da guilda anterior: 3 pontos e uma escritura real pelo objetivo.
feudum-reeve = Colocar um guardião
    .text = A partir da próxima vez que você empurrar ou puxar nesta guilda, marca 1 ponto por vez, e mais 1 se você tem outro guardião em outra. Já agora, só se a mesa foi aberta com essa regra.

## Cartas de ação

feudum-action-migrate = Migrar
    .text = Traga um peão por 1 comida para junto de um peão ou marcador seu, ou tire um do tabuleiro.
feudum-action-move = Mover
    .text = Um ponto de movimento por peão e monstro seu no tabuleiro. No fim, furte um recurso. A segunda ação de mover da rodada avança na viagem épica.
feudum-action-influence = Influência
    .text = Coloque um marcador em cada localidade onde você tem um peão: soberano, súdito ou servo.
feudum-action-improve = Melhoria
    .text = Evolua uma localidade que você governa: fazenda por 1 madeira, cidade por 1 ferro, feudum por um selo. Pegue a ficha da região e seus pontos.
feudum-action-explore = Exploração
    .text = Com um posto avançado, compre 2 escrituras reais, e mais 1 por posto avançado e feudum a mais; fique com uma.
feudum-action-harvest = Colheita
    .text = 5 recursos para uma fazenda sua, e mais 1 por fazenda e feudum a mais e por contas de rosário; ou parte deles como favores. 1 ponto.
feudum-action-tax = Taxação
    .text = Com uma cidade, pegue 2 xelins, e mais 1 por cidade e feudum a mais.
feudum-action-conquer = Conquista
    .text = Ataque um peão, um monstro ou um feudum onde você tem peças: 2 pontos, ou 4 pelo feudum. Nunca se repete e nunca é a sua última carta.
feudum-action-defend = Defesa
    .text = 1 ponto. Se você a tem na mão ao ser atacado, revele-a na hora: defesa +1.
feudum-action-repeat = Repetir
    .text = Execute de novo uma carta sua que mostre ×2: Mover, Influência ou Guilda.
feudum-action-guild = Guilda
    .text = Em uma guilda, negocie, ou empurre como mestre, ou puxe como oficial.
feudum-ability-distant_kin = Parente distante
    .text = Com um alquimista no tabuleiro, um novo peão pode entrar em qualquer localidade inicial.
feudum-ability-godspeed = Boa sorte
    .text = Com um monge no tabuleiro, um espaço a mais.
feudum-ability-money_is_influence = Dinheiro é influência
    .text = Com um mercador junto ao único marcador de um oponente: pague 1 xelim e governe ali; o outro vira servo.
feudum-ability-tend_landscape = Guardar terreno
    .text = Em vez disso: pague 1 madeira e coloque uma ficha de região onde você é servo: 2 pontos e 3 recursos.
feudum-ability-shovels_and_swords = Pás e espadas
    .text = Depois pague 1 ferro: compre mais 2 escrituras e fique com uma.
feudum-ability-inspect = Inspecionar a colheita
    .text = Com um fazendeiro no tabuleiro, veja antes os recursos e escolha entre eles os favores.
feudum-ability-reinforcements = Reforços
    .text = Com um cavaleiro no tabuleiro, pegue também um marcador do estoque.
feudum-ability-starve_the_people = Esfomear o povo
    .text = Em vez disso, com um nobre ali: um súdito ou servo de um oponente volta para casa. Sem pontos, mas com disco militar; as contas saem dos frangos.
feudum-ability-royal_immunity = Imunidade real
    .text = Contra esfomear o povo, pague 1 comida: nada acontece, e um selo protege o marcador dali em diante.
feudum-ability-deja_vu = Déjà vu
    .text = Pague 1 salitre, ou uma ficha no lugar dele, para executar de novo uma carta sem ×2: Migrar, Melhoria, Exploração, Colheita ou Taxação.
feudum-ability-feast = Banquete
    .text = Em vez disso: pague 1 enxofre do barril e empurre ou puxe no lugar de um oponente cujo peão ou feudum esteja junto a um peão seu. Mais 3 pontos.

## Escolhas

feudum-pouch-extra = Salitre: uma quinta carta
feudum-pouch-sequential = Enxofre: 2 cartas por turno
feudum-anytime = Mandatos e escrituras
    .text = Jogue um mandato, devolva uma escritura para baixo do baralho ou pegue um selo que está sob um marcador; depois esta pergunta volta.
feudum-discard = Devolver uma escritura
feudum-way = { $number ->
    [1] O primeiro modo
    [2] O segundo modo
   *[3] O terceiro modo
}
feudum-harvest-whole = Tudo para a fazenda
    .text = Os recursos da fazenda vão ao celeiro negociando na guilda dos fazendeiros, que paga comida e xelins.
feudum-harvest-favours = Parte dela como favores
    .text = Favores são recursos para você. Transformam todas as suas contas em selos.
feudum-collect = Coletar tudo
feudum-leave = Deixar ali
feudum-serve = Colocar um disco
feudum-voyage = Avançar na viagem

## Escrituras reais

feudum-mandate-bow = Arco
    .text = Em um ataque seu: ataque +1, ou +2 por 1 madeira.
feudum-mandate-sword = Espada
    .text = Em um ataque seu: ataque +1, ou +2 por 1 ferro.
feudum-mandate-small_pay = Pequeno soldo
    .text = Pague 1 comida por 3 xelins, ou 1 comida e 1 madeira por 7.
feudum-mandate-big_pay = Grande soldo
    .text = Pague 1 comida, 1 madeira e 1 ferro por 9 xelins, ou também 1 enxofre por 13.
feudum-mandate-sky_or_sea = Por ar ou mar
    .text = Pague 1 comida por uma máquina voadora, ou 1 madeira por um navio.
feudum-mandate-sea_or_deep = Sobre ou sob as águas
    .text = Pague 1 madeira por um navio, ou 1 ferro por um submarino.
feudum-mandate-west_guilds = Guildas do oeste
    .text = Com 3 estrelas entre os fazendeiros, 3 recursos da sacola; entre os mercadores, 3 xelins; entre os alquimistas, uma embarcação.
feudum-mandate-east_guilds = Guildas do leste
    .text = Com 3 estrelas entre os cavaleiros, 3 marcadores; entre os nobres, um selo; entre os monges, uma conta.
feudum-charter-barrel = Barril cheio
    .text = No final, com um selo: 5 pontos por 2 enxofres no seu barril, 7 por 3.
feudum-charter-monster = Matador de monstros
    .text = No final, com um selo: 7 pontos se você venceu um monstro.
feudum-charter-east = Reino do leste
    .text = No final, com um selo: 3, 5, 7 ou 9 pontos por 1, 2, 3 ou 4 localidades que você governa na terra desolada e nas montanhas.
feudum-charter-west = Reino do oeste
    .text = No final, com um selo: 3, 5, 7 ou 9 pontos por 1, 2, 3 ou 4 localidades que você governa no mar e nas ilhas.
feudum-charter-north = Reino do norte
    .text = No final, com um selo: 3, 5, 7 ou 9 pontos por 1, 2, 3 ou 4 localidades que você governa na floresta, no norte da terra desolada e no noroeste das montanhas.
feudum-charter-south = Reino do sul
    .text = No final, com um selo: 3, 5, 7 ou 9 pontos por 1, 2, 3 ou 4 localidades que você governa no deserto, no resto da terra desolada e no sudeste das montanhas.
feudum-charter-central = Reino central
    .text = No final, com um selo: 3, 5, 7 ou 9 pontos por 1, 2, 3 ou 4 localidades que você governa na floresta e no deserto.
feudum-charter-isolated = Reino isolado
    .text = No final, com um selo: 5, 11 ou 17 pontos por 1, 2 ou 3 destas: Mar do Leste, Terra Desolada do Rio e Terra Desolada do Sudeste.

## Pontuação

feudum-score-improvements = Melhorias
feudum-score-landscapes = Terrenos
feudum-score-harvests = Colheitas
feudum-score-conquests = Conquistas
feudum-score-defences = Defesas
feudum-score-functions = Empurrar, puxar e banquetes
feudum-score-seats = Lugares nas guildas
feudum-score-regions = Regiões ativas
feudum-score-disloyalty = Deslealdade
feudum-score-voyage = Viagem épica
feudum-score-empire = Império
feudum-score-shillings = Xelins
feudum-score-charters = Títulos
feudum-tie-barrel = Enxofre no barril de vinho

## A mesa

feudum-sheet-players = Jogadores
feudum-sheet-supplies = O que eles têm
feudum-sheet-pawns = Peões e monstros
feudum-sheet-locations = Localidades
feudum-sheet-routes = Rotas
feudum-sheet-guilds = Guildas
feudum-sheet-stacks = Fichas de região
feudum-sheet-table = A mesa
feudum-column-seat = Jogador
feudum-column-score = Pontos
feudum-column-dawn = Próxima época
feudum-column-played = Jogadas
feudum-column-cards = Cartas restantes
feudum-column-pouch = Sacola
feudum-column-writs = Escrituras
feudum-column-voyage = Viagem
feudum-column-military = Trilha militar
feudum-column-discs = Discos livres
feudum-column-shillings = Xelins
feudum-column-markers = Marcadores
feudum-column-goods = Recursos
feudum-column-barrel = Barril
feudum-column-tiles = Fichas
feudum-column-vessels = Embarcações
feudum-column-seals = Selos
feudum-column-beads = Contas
feudum-column-pawn = Peça
feudum-column-character = Personagem
feudum-column-location = Localidade
feudum-column-state = Estado
feudum-column-kind = Tipo
feudum-column-ruler = Soberano
feudum-column-subject = Súdito
feudum-column-serf = Servo
feudum-column-landscape = Terreno
feudum-column-there = Embarcações
feudum-column-leads_to = Leva a
feudum-column-guild = Guilda
feudum-column-master = Mestre
feudum-column-journeyman = Oficial
feudum-column-apprentice = Aprendiz
feudum-column-stars = Estrelas
feudum-column-board = No tabuleiro
feudum-column-region = Região
feudum-column-epoch = Época do topo
feudum-label-drunk = bêbado
feudum-label-held = preso
feudum-label-just_left = (deixado neste turno)
feudum-label-sealed = selo
feudum-label-reeve = guardião
feudum-label-chickens = frangos
feudum-label-purse = cesta
feudum-label-rosary = rosário
feudum-label-coffer = bolsa
feudum-label-round = Rodada
feudum-label-epoch = Época
feudum-label-next_epoch = Próxima época
feudum-label-phase = Fase
feudum-label-starter = Primeiro jogador
feudum-label-bag = Sacola de recursos
feudum-label-supply = Estoque geral
feudum-label-shillings = xelins
feudum-label-seals = selos
feudum-label-vessels = Embarcações
feudum-label-feudums = Feudums restantes
feudum-label-deck = Escrituras no baralho
feudum-label-known_writs = Escrituras que você conhece ali, a partir do topo
feudum-label-aside = À parte
feudum-label-chosen = Suas cartas
feudum-label-hand = Não escolhidas
feudum-label-writs = Suas escrituras
feudum-label-drawn = Você comprou
feudum-phase-goods = Primeiros recursos
feudum-phase-first_pawns = Primeiros peões
feudum-phase-pouches = Sacolas
feudum-phase-choosing = Escolha das cartas
feudum-phase-turns = Turnos
feudum-phase-feeding = Alimentação
feudum-phase-progress = Dado de progresso
feudum-phase-dawn = Nova época
feudum-phase-end_of_round = Fim da rodada
feudum-phase-last_uses = Antes da pontuação final
feudum-phase-over = Fim

## O que aconteceria agora

feudum-now-migrate = { $on ->
    [0] Você pode tirar um dos seus peões do tabuleiro; nenhum pode entrar.
   *[other] { $off ->
        [0] { $places ->
            [1] Você pode trazer um peão por 1 comida, em uma localidade.
           *[other] Você pode trazer um peão por 1 comida, em { $places } localidades.
        }
       *[other] { $places ->
            [1] Você pode trazer um peão por 1 comida, em uma localidade, ou tirar um.
           *[other] Você pode trazer um peão por 1 comida, em { $places } localidades, ou tirar um.
        }
    }
}
feudum-now-move = { $second ->
    [0] { $points ->
        [0] Nada pode se mover, mas você pode furtar.
        [1] Você tem um ponto de movimento; depois pode furtar.
       *[other] Você tem { $points } pontos de movimento; depois pode furtar.
    }
   *[other] { $points ->
        [0] Nada pode se mover, mas você pode furtar.
        [1] Você tem um ponto de movimento, e a viagem épica avança.
       *[other] Você tem { $points } pontos de movimento, e a viagem épica avança.
    }
}
feudum-now-influence = { $places ->
    [1] Você pode colocar um marcador em uma localidade; marcadores que você tem: { $markers }.
   *[other] Você pode colocar marcadores em { $places } localidades; marcadores que você tem: { $markers }.
}
feudum-now-improve = { $points ->
    [0] { $places ->
        [1] Você pode evoluir uma localidade, agora sem pontos: a região não tem ficha desta época nem de uma anterior.
       *[other] Você pode evoluir uma de { $places } localidades, agora sem pontos: as regiões não têm ficha desta época nem de uma anterior.
    }
   *[other] { $places ->
        [1] Você pode evoluir uma localidade; ela vale { $points }.
       *[other] Você pode evoluir uma de { $places } localidades; a melhor vale { $points }.
    }
}
feudum-now-explore = { $amount ->
    [1] Você compra a última escritura real.
   *[other] Você compra { $amount } escrituras reais e fica com uma.
}
feudum-now-harvest = Você colhe { $amount } recursos: todos na fazenda, ou { $farm } ali e { $favours } para você. 1 ponto.
feudum-now-harvest-whole = { $amount } recursos na fazenda. Levados ao celeiro com a carta Guilda, eles são pagos.
feudum-now-harvest-favours = { $favours ->
    [one] { $favours } recurso para você usar, { $farm } na fazenda.
   *[other] { $favours } recursos para você usar, { $farm } na fazenda.
}
feudum-now-tax = { $amount ->
    [0] Você não recebe xelins: o estoque está vazio.
    [one] Você recebe { $amount } xelim.
   *[other] Você recebe { $amount } xelins.
}
feudum-now-conquer = { $targets ->
    [1] Você pode atacar um alvo, mas nunca com a última carta; vencidos sem ajuda: { $beaten }.
   *[other] Você pode atacar um de { $targets } alvos, mas nunca com a última carta; vencidos sem ajuda: { $beaten }.
}
feudum-now-defend = { $amount ->
    [one] Você marca { $amount } ponto. Guarde-a enquanto temer um ataque.
   *[other] Você marca { $amount } pontos. Guarde-a enquanto temer um ataque.
}
feudum-now-repeat = { $cards ->
    [1] Você pode repetir uma das suas cartas.
   *[other] Você pode repetir qualquer uma de { $cards } cartas suas.
}
feudum-now-guild = Guildas onde você pode negociar: { $trades }; ações de empurrar e puxar que são suas: { $offices }.
feudum-now-trade-farmer = Recursos na sua fazenda mais cheia: { $amount }; comidas ou xelins por eles: { $price }.
feudum-now-trade-merchant = Recursos à venda: { $amount }, o mais barato por { $price }.
feudum-now-trade-alchemist = Embarcações à venda: { $amount }, { $price } xelins cada.
feudum-now-trade-knight = Marcadores na sua fileira: { $amount }, por { $price } xelins no total.
feudum-now-trade-noble = Selos à venda: { $amount }, { $price } xelins cada.
feudum-now-trade-monk = Contas no rosário: { $amount }; a menor ou a maior, por sorte, por { $price } xelins.
feudum-now-office = { $luck ->
    [0] { $points ->
        [0] Nenhum objetivo pode ser atingido agora: as coisas se moveriam sem pontos.
        [one] Pode marcar { $points } ponto.
       *[other] { $bonus ->
            [0] Objetivos ao alcance: { $goals }. Rendem { $points } pontos.
           *[other] Objetivos ao alcance: { $goals }. Com seus guardiões rendem { $points } pontos.
        }
    }
   *[other] { $points ->
        [0] Com sorte marca { $hoped }, senão nada.
       *[other] Marca ao menos { $points }, com sorte { $hoped }.
    }
}
feudum-now-line-shelf = Prateleira: { $name }
feudum-now-line-column = Coluna { $name }
feudum-now-line-cart = Carroça ou pilha: { $name }
feudum-now-line-scroll_row = Linha { $name } de pergaminhos
feudum-now-line-scroll_column = Coluna { $name } de pergaminhos
feudum-now-missing = Falta: { $things }
feudum-now-attack = { $attack } contra { $defence }; salitre somaria até { $saltpeter }, armas { $weapons }.
feudum-now-shield = { $shield ->
    [0] Nenhuma Defesa pode ser revelada.
   *[other] A Defesa somaria { $shield }.
}
feudum-now-ferry = { $shillings ->
    [one] { $shillings } xelim
   *[other] { $shillings } xelins
}
feudum-now-vessel-abandoned = Usa a embarcação que está ali: { $vessel }.
feudum-now-vessel-supply = Usa uma embarcação sua: { $vessel }.
feudum-now-improvement = { $tiles ->
    [0] Para { $kind } por { $cost }: sem pontos, sem ficha.
   *[other] { $points ->
        [0] Para { $kind } por { $cost }: sem pontos, uma ficha de outra região.
        [one] Para { $kind } por { $cost }: { $points } ponto e a ficha da região.
       *[other] Para { $kind } por { $cost }: { $points } pontos e a ficha da região.
    }
}
feudum-seal = um selo

## Recusas

feudum-why-no_food = Você não tem comida.
feudum-why-no_wood = Você não tem madeira para pagar.
feudum-why-no_iron = Você não tem ferro.
feudum-why-no_saltpeter = Você não tem salitre.
feudum-why-no_wine = Não há enxofre no seu barril de vinho.
feudum-why-no_seal = Você não tem selo real.
feudum-why-no_tile = Você não tem ficha de região.
feudum-why-no_marker = Você não tem marcadores nos seus suprimentos.
feudum-why-no_piece = Você não tem peão nem monstro no mapa.
feudum-why-no_pawn = Você não tem peão no tabuleiro.
feudum-why-no_room = Não há lugar para um marcador onde estão seus peões.
feudum-why-no_payment = Você não pode pagar nenhuma melhoria.
feudum-why-no_feudum = Não há mais feudums.
feudum-why-no_outpost = Você ainda não governa um posto avançado.
feudum-why-no_farm = Você ainda não governa uma fazenda.
feudum-why-no_town = Você ainda não governa uma cidade.
feudum-why-no_writs = O baralho de escrituras está vazio.
feudum-why-no_target = Não há nada para atacar onde você está.
feudum-why-no_function = Não há nada a fazer em nenhuma guilda.
feudum-why-no_host = Junto aos seus peões não há peão nem feudum de um oponente.
feudum-why-no_office_there = Ninguém junto aos seus peões tem o que empurrar ou puxar.
feudum-why-no_bare_serf = Você não é servo em nenhum lugar sem terreno.
feudum-why-no_route = Nenhuma rota sai dali.
feudum-why-no_farm_goods = Nenhuma fazenda sua tem recursos.
feudum-why-rules_nothing = Você ainda não governa nada.
feudum-why-stuck = Nenhuma das suas peças pode ir a lugar algum.
feudum-why-held = Um monstro prende este peão.
feudum-why-farms_full = Suas fazendas estão cheias.
feudum-why-nothing_left = O estoque não tem mais nada para você.
feudum-why-nothing_to_repeat = Nada a repetir nesta rodada ainda.
feudum-why-nothing_for_sale = Não há nada à venda ali.
feudum-why-nothing_to_move = Não há o que mover, ou não há lugar.
feudum-why-too_few_shillings = Você tem poucos xelins.
feudum-why-last_card = Como sua última carta, ela não tem efeito.
feudum-why-guild_used = Você já usou esta guilda nesta rodada.
feudum-why-not_master = Você não é o mestre desta guilda.
feudum-why-not_journeyman = Você não é o oficial desta guilda.
feudum-why-nobody_to_bribe = Nenhum mercador seu está junto ao único marcador de um oponente, ou falta um xelim.
feudum-why-nobody_to_starve = Junto aos seus nobres não há súdito nem servo que você possa esfomear.
feudum-why-needs_farmer = Você não tem fazendeiro no tabuleiro.
feudum-why-needs_merchant = Você não tem mercador no tabuleiro.
feudum-why-needs_alchemist = Você não tem alquimista no tabuleiro.
feudum-why-needs_knight = Você não tem cavaleiro no tabuleiro.
feudum-why-needs_noble = Você não tem nobre no tabuleiro.
feudum-why-needs_monk = Você não tem monge no tabuleiro.

## As regras em resumo

feudum-goes-1 = Escolha em segredo quatro das suas onze cartas de ação.
feudum-goes-2 = Seus peões entram no mapa, viajam e influenciam localidades.
feudum-goes-3 = Um posto avançado vira fazenda, cidade e, por fim, feudum.
feudum-goes-4 = Em seis guildas os recursos circulam, e os mestres pontuam.
feudum-goes-5 = Cada nova época traz uma pontuação; a quinta encerra o jogo.

feudum-rules-1 = Seja o mais venerado: tenha mais pontos depois da pontuação da época V. Pontuam lugares nas guildas, empurrar e puxar, melhorias, regiões ativas, conquistas, terrenos, uma viagem e títulos.
    .title = O objetivo
feudum-rules-2 = A cada rodada escolha em segredo 4 das suas 11 cartas de ação; salitre na sua sacola permite uma quinta, enxofre duas cartas em um turno. Depois jogue uma carta por turno até acabarem. A carta deve ser jogada, mas você pode desistir da ação.
    .title = Cartas
feudum-rules-3 = Um peão mostra um de seis personagens. O peão dá uma estrela na guilda correspondente e anda por estradas e, com embarcações, pelo mar, sob a água e pelo ar. A metade de baixo de muitas cartas exige certo personagem no tabuleiro.
    .title = Peões
feudum-rules-4 = O primeiro marcador em uma localidade a governa, o marcador de um segundo jogador é servo, o segundo do soberano é súdito. Um servo que coloca o terceiro marcador se torna soberano. Postos avançados permitem explorar, fazendas colher, cidades taxar; feudums contam para tudo isso.
    .title = Localidades
feudum-rules-5 = Estrelas: 1 por peão do personagem da guilda, 3 por feudum com seu símbolo; tendo um destes, 1 por localidade do tipo relacionado. Quem tem mais é mestre (5 pontos a cada nova época), o segundo é oficial (3), e com quatro ou mais jogadores o terceiro é aprendiz (1). Em caso de empate, nada muda.
    .title = Lugares nas guildas
feudum-rules-6 = Com a carta Guilda qualquer um negocia; as moedas vão, uma a uma, ao mestre, ao oficial e à caridade. O mestre empurra coisas para a guilda seguinte por 4 a 6 pontos, o oficial puxa da anterior por 3 pontos e uma escritura. Assim recursos viram embarcações e marcadores, marcadores viram selos, selos viram contas, e contas enriquecem as fazendas.
    .title = Guildas
feudum-rules-7 = A melhoria dá a ficha do topo da pilha da região, com pontos conforme sua época. Uma ficha vale qualquer recurso, ou vira terreno onde você é servo.
    .title = Melhorias
feudum-rules-8 = Peões e monstros atacam com 1 cada, salitre e armas somam; peões defendem com 2, monstros com 1, um feudum com 2. O ataque precisa ser maior. Cada conquista pode colocar um disco na sua trilha militar. Quem governa um feudum perde pontos no início de II, IV e V por espaço verificado e não coberto.
    .title = Combate e serviço militar
feudum-rules-9 = Mandatos são jogados a qualquer momento. Títulos pontuam no final, cada um com um selo real. Você tem no máximo três escrituras.
    .title = Escrituras reais
feudum-rules-10 = Depois das cartas, cada peão no tabuleiro come 1 comida, ou recebe vinho do barril: alimentado por duas rodadas, mas bêbado na próxima. Peões não alimentados saem. Então o dado de progresso remove uma ficha.
    .title = Alimentação e progresso
feudum-rules-11 = Quando há no topo fichas suficientes da próxima época (4 de II, 3 de III, 2 de IV; para V, uma pilha vazia), ela começa: pontuam lugares, terrenos e regiões ativas, verifica-se o serviço militar, terrenos e mapa recebem novos recursos. Na época III as guildas são repostas. A época V encerra o jogo.
    .title = Épocas
feudum-rules-12 = No final pontuam a viagem épica, 1 por localidade que você governa e 3 por feudum, 3 por conjunto de três iguais com feudums como curingas, seus xelins e os títulos com selos. Empates: quem tem mais enxofre no barril.
    .title = O fim

## A página

feudum-page-map = O reino
feudum-page-parts = Partes do tabuleiro
feudum-page-see-map = Ver o mapa
feudum-page-see-guilds = Ver as guildas
feudum-page-north = N
feudum-page-short-sea_n = N
feudum-page-short-sea_sw = SO
feudum-page-short-sea_e = L
feudum-page-short-isl_n = N
feudum-page-short-isl_e = L
feudum-page-short-isl_w = O
feudum-page-short-isl_s = S
feudum-page-short-for_nw = NO
feudum-page-short-for_mid = centro
feudum-page-short-for_se = SE
feudum-page-short-des_sw = SO
feudum-page-short-des_n = N
feudum-page-short-des_west = interior
feudum-page-short-des_mid = centro
feudum-page-short-des_e = L
feudum-page-short-bad_nw = NO
feudum-page-short-bad_ne = NE
feudum-page-short-bad_river = rio
feudum-page-short-bad_mid = centro
feudum-page-short-bad_se = SE
feudum-page-short-mou_nw = NO
feudum-page-short-mou_se = SE
feudum-page-stack = { $region }: fichas de região restantes { $left }, no topo { $epoch }
feudum-page-own-pawn = seu { $character }
feudum-page-pawn = { $character } de { $who }
feudum-page-vassal = vassalo
    .text = Governa um feudum e deve serviço militar ao rei.

feudum-page-epochs = Épocas
    .text = Uma época começa quando há fichas suficientes dela no topo das seis pilhas das regiões; a V, quando uma pilha está vazia. Então pontuam os lugares nas guildas, os terrenos e as regiões ativas, e verifica-se o serviço militar. A época V encerra o jogo.
feudum-page-next-epoch = { $epoch ->
    [V] Época V: pilhas vazias { $visible } de { $needed }
   *[other] Época { $epoch }: fichas no topo { $visible } de { $needed }
}
feudum-page-last-epoch = A última época
feudum-page-bag = A sacola de recursos
    .text = O que é pago volta para ela; dela os recursos são sorteados.
feudum-page-deck = Escrituras no baralho
    .text = A carta Exploração compra escrituras. Um mandato ajuda uma vez; um título pontua no fim com um selo.
feudum-page-routes = Rotas no mapa
    .text = Todos andam pelas estradas e pagam pelas balsas. As outras rotas exigem a embarcação de mesmo nome.
feudum-page-shilling = Xelins
    .text = Pagam nas guildas e nas balsas, e cada 3 deles pontuam no fim: seus pontos já os contam.
feudum-page-next_dawn = Próxima época
    .text = O que um jogador marcaria agora se a próxima época começasse: lugares nas guildas, terrenos guardados e regiões.
feudum-page-marker = Marcadores de influência
    .text = A carta Influência os coloca nas localidades; cada lugar em uma guilda ocupa um.
feudum-page-disc = Discos livres
    .text = Para guardiões, serviço militar e a viagem épica. O quarto marca os seus pontos.
feudum-page-seal = Selos reais
    .text = Um selo transforma uma cidade em feudum ou deixa um título pontuar no fim. Os nobres vendem selos.
feudum-page-bead = Contas do rosário
    .text = Com contas, cada colheita sua traz mais recursos. Favores transformam contas em selos. Os monges vendem contas.
feudum-page-barrel = Barril de vinho
    .text = O enxofre nele é vinho: alimenta um peão por duas rodadas ou paga um banquete.
feudum-page-chickens = Frangos
    .text = Com contas aqui, recursos que não cabem no celeiro transbordam para as guildas seguintes.
feudum-page-cart = Carroças e pilhas
    .text = Os alquimistas fazem invenções com estes recursos; completar uma carroça ou pilha é objetivo de quem empurra ou puxa.
feudum-page-circle = O círculo das guildas
    .text = As coisas são empurradas para a próxima guilda, como mostram as setas, e ela as puxa da anterior.
feudum-page-ferries = Balsas
    .text = Funcionam enquanto não há embarcação com os alquimistas: então qualquer um atravessa pelos xelins que a rota mostra.
feudum-page-barn-goods = O celeiro
    .text = Recursos negociados das fazendas ficam aqui até serem empurrados ou puxados para os mercadores. O que não cabe vai para a sacola ou, com frangos, para as próximas guildas.
feudum-page-purse = Cesta do fazendeiro
    .text = Caridade dos negócios. É repartida quando o mestre dos fazendeiros empurra.
feudum-page-rosary = Rosário
    .text = Os selos dos nobres viram contas aqui. Os monges as vendem ou levam aos frangos.
feudum-page-coffer = Bolsa do monge
    .text = Caridade dos negócios. É repartida quando o mestre dos monges empurra.
feudum-page-dawn-total = Soma
feudum-page-dawn-nothing = Ninguém marca pontos.
feudum-page-voyage = Viagem épica
    .text = Com a segunda ação de mover da rodada, seu disco avança um espaço; espaços de borda dupla dão uma escritura. No fim, quem está à frente em cada seção marca o primeiro número, os demais o segundo.
feudum-page-military = Serviço militar
    .text = Cada conquista pode cobrir um espaço. Um vassalo, que governa um feudum, perde pontos pelos espaços não cobertos: o primeiro no início de II, IV e V, o segundo em IV e V, o terceiro em V.

feudum-page-barn = Celeiro { $count }/{ $room }
feudum-page-shelf = { $price ->
    [0] { $good }: nenhum na prateleira
   *[other] { $good }: { $count } de { $room } na prateleira, preço { $price }
}
feudum-page-no-vessels = Nenhuma embarcação
feudum-page-ferries-closed = Balsas fechadas
feudum-page-ferries-open = Balsas em serviço
feudum-page-nobodys-row = ninguém
feudum-page-row = Fileira de { $who }: { $count } de { $room }
feudum-page-row-of = Fileira de { $who }
feudum-page-sealed = com selo
feudum-page-unsealed = vazio
feudum-page-seals-left = Selos no estoque: { $count }
feudum-page-reeve = Guardião de { $who }
feudum-page-apprentice = Aprendiz: { $who }

feudum-page-guild-farmer = Fazendeiros
feudum-page-guild-merchant = Mercadores
feudum-page-guild-alchemist = Alquimistas
feudum-page-guild-knight = Cavaleiros
feudum-page-guild-noble = Nobres
feudum-page-guild-monk = Monges
feudum-page-trade-farmer = { feudum-function-trade }: { feudum-guild-farmer }
    .text = Mande todos os recursos de uma fazenda sua ao celeiro e receba comida ou xelins por eles.
feudum-page-push-farmer = { feudum-function-push }: { feudum-guild-farmer }
    .text = O mestre move até 5 recursos do celeiro às prateleiras dos mercadores. São metas as prateleiras completadas ou as colunas: o que for mais, nunca as duas. Depois a cesta é repartida.
feudum-page-pull-farmer = { feudum-function-pull }: { feudum-guild-farmer }
    .text = O oficial leva a menor ou a maior conta do rosário, por sorte, a um frango. Objetivo: soma 5 ou mais nos frangos.
feudum-page-trade-merchant = { feudum-function-trade }: { feudum-guild-merchant }
    .text = Compre de 1 a 3 recursos. Cada um custa o número do seu espaço; o da direita sai primeiro.
feudum-page-push-merchant = { feudum-function-push }: { feudum-guild-merchant }
    .text = O mestre move até 4 recursos das prateleiras para carroças e pilhas dos alquimistas. Cada uma completada é um objetivo.
feudum-page-pull-merchant = { feudum-function-pull }: { feudum-guild-merchant }
    .text = O oficial move até 3 recursos do celeiro para as prateleiras. Objetivo: completar uma prateleira ou coluna.
feudum-page-trade-alchemist = { feudum-function-trade }: { feudum-guild-alchemist }
    .text = Compre uma embarcação por 3 xelins. Sem nenhuma ali, as balsas funcionam.
feudum-page-push-alchemist = { feudum-function-push }: { feudum-guild-alchemist }
    .text = O mestre fabrica até 3 invenções com recursos de carroças e pilhas: embarcações, ou barris de pólvora que enchem as fileiras dos cavaleiros. Cada uma é um objetivo.
feudum-page-pull-alchemist = { feudum-function-pull }: { feudum-guild-alchemist }
    .text = O oficial move até 2 recursos das prateleiras para carroças e pilhas. Objetivo: completar uma delas.
feudum-page-trade-knight = { feudum-function-trade }: { feudum-guild-knight }
    .text = Pegue todos os marcadores da sua fileira por 3 xelins. Com 3 ou mais você pode domar um monstro.
feudum-page-push-knight = { feudum-function-push }: { feudum-guild-knight }
    .text = O mestre devolve até 3 marcadores de cores diferentes; para cada um, um selo vai a um pergaminho dos nobres. São metas as linhas completadas ou as colunas: o que for mais, nunca as duas.
feudum-page-pull-knight = { feudum-function-pull }: { feudum-guild-knight }
    .text = O oficial fabrica uma invenção com recursos dos alquimistas; esse é o objetivo.
feudum-page-trade-noble = { feudum-function-trade }: { feudum-guild-noble }
    .text = Compre 1 ou 2 selos por 3 xelins cada.
feudum-page-push-noble = { feudum-function-push }: { feudum-guild-noble }
    .text = O mestre vira até 2 selos, que passam a contas do rosário. Objetivos: soma 5, 11, 17 no rosário.
feudum-page-pull-noble = { feudum-function-pull }: { feudum-guild-noble }
    .text = Com o oficial, até 2 marcadores dos cavaleiros viram selos em pergaminhos. Objetivo: completar uma linha ou coluna de pergaminhos.
feudum-page-trade-monk = { feudum-function-trade }: { feudum-guild-monk }
    .text = Pague 3 xelins pela menor ou pela maior conta do rosário, por sorte.
feudum-page-push-monk = { feudum-function-push }: { feudum-guild-monk }
    .text = O mestre leva a menor ou a maior conta, por sorte, a um frango dos fazendeiros. Objetivos: soma 3, 6, 9 nos frangos. Depois a bolsa é dividida.
feudum-page-pull-monk = { feudum-function-pull }: { feudum-guild-monk }
    .text = O oficial vira um selo de um pergaminho, que passa a conta. Objetivo: soma 11 ou mais no rosário.

feudum-page-cards-chosen = Escolhidas
feudum-page-cards-hand = Na sua mão
feudum-page-cards-played = Jogadas
feudum-page-cards-left = { $count ->
    [one] { $count } carta restante
   *[other] { $count } cartas restantes
}
feudum-page-cards-due = { $count ->
    [one] escolhe { $count } carta
   *[other] escolhe { $count } cartas
}
feudum-page-brief-migrate = { $on ->
    [0] tirar um peão
   *[other] 1 comida: novo peão
}
feudum-page-brief-move = { $points ->
    [one] { $points } passo, depois furtar
   *[other] { $points } passos, depois furtar
}
feudum-page-brief-influence = { $places ->
    [one] { $places } localidade
   *[other] { $places } localidades
}
feudum-page-brief-improve = { $points ->
    [0] sem pontos
    [one] até { $points } ponto
   *[other] até { $points } pontos
}
feudum-page-brief-explore = { $amount ->
    [1] a última escritura
   *[other] 1 de { $amount } escrituras
}
feudum-page-brief-harvest = { $amount } recursos, 1 ponto
feudum-page-brief-tax = { $amount ->
    [one] { $amount } xelim
   *[other] { $amount } xelins
}
feudum-page-brief-conquer = { $targets ->
    [one] { $targets } alvo, não por último
   *[other] { $targets } alvos, não por último
}
feudum-page-brief-defend = { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}
feudum-page-brief-repeat = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
feudum-page-brief-guild = negócios: { $trades }, empurrar ou puxar: { $offices }
feudum-page-ability = Habilidade:
feudum-page-twice = ×2: Repetir pode executá-la de novo na mesma rodada.
feudum-page-dawn = { $points ->
    [one] Próxima época: { $points } ponto
   *[other] Próxima época: { $points } pontos
}
feudum-page-into-barrel = { $count } para o barril
feudum-page-short-of-food = { $food ->
    [0] Você não tem comida
   *[other] Você só tem { $food } de comida
} para { $pawns ->
    [one] { $pawns } peão
   *[other] { $pawns } peões
}: quem não comer no fim da rodada sai do tabuleiro.
feudum-page-no-feed = Deixá-lo partir
feudum-page-food-due = { $pawns ->
    [one] No fim da rodada { $pawns } peão quer comida ou vinho; você tem { $food }.
   *[other] No fim da rodada { $pawns } peões querem comida ou vinho; você tem { $food }.
}
feudum-page-no-immunity = Deixar passar fome
feudum-page-no-defend = Não revelar
feudum-page-no-pouch = Deixar vazia
feudum-page-no-second_card = Nenhuma segunda carta
feudum-page-no-migrate = Não mexer nos peões
feudum-page-no-move = Encerrar o movimento
feudum-page-no-pilfer = Não furtar nada
feudum-page-no-board = Não embarcar
feudum-page-no-voyage = Ficar onde está
feudum-page-no-influence = Não colocar mais
feudum-page-no-improve = Não evoluir nada
feudum-page-no-explore = Não comprar nenhuma
feudum-page-no-dig = Ficar com o ferro
feudum-page-no-reinforce = Sem marcador
feudum-page-no-harvest = Não colher nada
feudum-page-no-conquer = Não atacar
feudum-page-no-weapon = Guardar
feudum-page-no-serve = Sem disco
feudum-page-no-repeat = Não repetir nada
feudum-page-no-guild = Nenhuma guilda
feudum-page-no-reeve = Sem guardião
feudum-page-no-tame = Não domar nenhum
feudum-page-no-buy_good = Não comprar mais
feudum-page-no-buy_seal = Não comprar mais
feudum-page-no-invent = Não fabricar mais
feudum-page-no-move_good = Não mover mais
feudum-page-no-return_marker = Não devolver mais
feudum-page-no-turn_seal = Não virar mais
feudum-page-starves = O peão sai do tabuleiro, e com ele a estrela na guilda.
feudum-page-forgone = A carta é gasta e não traz nada.
feudum-page-ask-favours = { $about }: a colheita inteira fica ali, ou você pega alguns recursos para si, como favores?
feudum-page-ask-conquer = Onde você ataca?
feudum-page-ask-improve = Qual localidade você faz evoluir?
feudum-page-harvested = A colheita
feudum-page-bought = Comprados até agora
feudum-page-gain-attack = ataque +{ $count }
feudum-page-gain-bag = { $count } recursos da sacola
feudum-page-gain-shilling = { $count ->
    [one] { $count } xelim
   *[other] { $count } xelins
}
feudum-page-gain-marker = { $count ->
    [one] { $count } marcador
   *[other] { $count } marcadores
}
feudum-page-gain-seal = um selo real
feudum-page-gain-bead = uma conta
feudum-page-gain-vessel = uma embarcação à escolha
feudum-page-actions = Cartas de ação
feudum-page-writs = Escrituras reais
feudum-page-and-writ = E uma escritura real.
feudum-page-one-kind = Só um tipo conta: o que for mais.
feudum-page-kind-charter = Título
feudum-page-kind-mandate = Mandato
feudum-page-sign-attack = ataque
feudum-page-sign-routes = rotas de embarcações
feudum-page-sign-disc = disco militar
feudum-page-sign-pawn = peão
feudum-page-sign-target = alvo
feudum-page-signs = Guildas, localidades e peças

# Why: what a choice changes of what one has, what it promises, and what else speaks for it.

feudum-have-dawn = { $amount ->
    [one] { $sign }{ $amount } ponto na próxima época
   *[other] { $sign }{ $amount } pontos na próxima época
}
feudum-have-shillings = { $amount ->
    [one] { $sign }{ $amount } xelim
   *[other] { $sign }{ $amount } xelins
}
feudum-have-food = { $amount ->
    [one] { $sign }{ $amount } comida
   *[other] { $sign }{ $amount } comidas
}
feudum-have-wood = { $amount ->
    [one] { $sign }{ $amount } madeira
   *[other] { $sign }{ $amount } madeiras
}
feudum-have-iron = { $amount ->
    [one] { $sign }{ $amount } ferro
   *[other] { $sign }{ $amount } ferros
}
feudum-have-sulfur = { $amount ->
    [one] { $sign }{ $amount } enxofre
   *[other] { $sign }{ $amount } enxofres
}
feudum-have-saltpeter = { $amount ->
    [one] { $sign }{ $amount } salitre
   *[other] { $sign }{ $amount } salitres
}
feudum-have-wine = { $amount ->
    [one] { $sign }{ $amount } enxofre no barril de vinho
   *[other] { $sign }{ $amount } enxofres no barril de vinho
}
feudum-have-markers = { $amount ->
    [one] { $sign }{ $amount } marcador de influência
   *[other] { $sign }{ $amount } marcadores de influência
}
feudum-have-ruled = { $amount ->
    [one] { $sign }{ $amount } localidade governada
   *[other] { $sign }{ $amount } localidades governadas
}
feudum-have-serfs = { $amount ->
    [one] { $sign }{ $amount } servo
   *[other] { $sign }{ $amount } servos
}
feudum-have-subjects = { $amount ->
    [one] { $sign }{ $amount } súdito
   *[other] { $sign }{ $amount } súditos
}
feudum-have-pawns = { $amount ->
    [one] { $sign }{ $amount } peão no tabuleiro
   *[other] { $sign }{ $amount } peões no tabuleiro
}
feudum-have-vessels = { $amount ->
    [one] { $sign }{ $amount } embarcação
   *[other] { $sign }{ $amount } embarcações
}
feudum-have-tiles = { $amount ->
    [one] { $sign }{ $amount } ficha de região
   *[other] { $sign }{ $amount } fichas de região
}
feudum-have-seals = { $amount ->
    [one] { $sign }{ $amount } selo
   *[other] { $sign }{ $amount } selos
}
feudum-have-beads = { $amount ->
    [one] { $sign }{ $amount } conta
   *[other] { $sign }{ $amount } contas
}
feudum-have-writs = { $amount ->
    [one] { $sign }{ $amount } escritura
   *[other] { $sign }{ $amount } escrituras
}
feudum-have-military = { $amount ->
    [one] { $sign }{ $amount } disco militar
   *[other] { $sign }{ $amount } discos militares
}
feudum-have-voyage = { $amount ->
    [one] { $sign }{ $amount } espaço da viagem épica
   *[other] { $sign }{ $amount } espaços da viagem épica
}
feudum-have-reeves = { $amount ->
    [one] { $sign }{ $amount } guardião
   *[other] { $sign }{ $amount } guardiões
}

feudum-hope-standing = Pontos e próximas épocas
feudum-hope-rival = O melhor rival
feudum-hope-supplies = Seus suprimentos
feudum-hope-board = Peões e discos
feudum-hope-places = Localidades
feudum-hope-writs = Escrituras reais

feudum-reason-card =
    vale cerca de { $points ->
        [0] 0 ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }, por estimativa
feudum-reason-attack = ataque { $amount } contra { $other }, sem salitre, armas e Defesa
feudum-reason-draws = { $amount ->
    [one] { $amount } escritura real
   *[other] { $amount } escrituras reais
} para escolher
feudum-reason-empire = { $amount ->
    [one] destes, { $sign }{ $amount } ponto de localidades e trios, como no fim do jogo
   *[other] destes, { $sign }{ $amount } pontos de localidades e trios, como no fim do jogo
}
feudum-reason-sends = { $amount ->
    [one] { $amount } recurso
   *[other] { $amount } recursos
} para o celeiro
feudum-reason-stars = { $thing }: { $amount ->
    [0] nenhuma estrela
    [one] { $amount } estrela
   *[other] { $amount } estrelas
}; o máximo de outro: { $other }

# What matters about each question, for those who play their first games.

feudum-matters-first_good = Comida alimenta, madeira e ferro fazem evoluir, salitre dá uma quinta carta, e enxofre, duas cartas num turno ou vinho.
feudum-matters-to_barrel = No barril o enxofre vira vinho: alimenta um peão por duas rodadas ou paga um banquete.
feudum-matters-first_character = O personagem define sua primeira guilda, e um lugar em uma guilda pontua a cada nova época.
feudum-matters-first_location = Daqui você anda e influencia: veja o que fica a uma estrada de distância.
feudum-matters-take_seat = Um lugar na guilda pontua a cada nova época: fique com o que pode manter.
feudum-matters-pouch = Uma quinta carta, ou duas num turno: vale o recurso se a rodada pede mais que quatro cartas.
feudum-matters-pay_with = Uma ficha vale por qualquer recurso, mas também pode virar um terreno: dê o que fará menos falta.
feudum-matters-choose_card = As cartas escolhidas são tudo o que você fará na rodada; a ordem você decide turno a turno.
feudum-matters-play_card = A ordem importa: jogue primeiro o que prepara as outras cartas, e lembre que um rival pode agir antes da próxima.
feudum-matters-second_card = Duas cartas num turno não deixam os outros responder entre uma e outra.
feudum-matters-anytime = Um mandato age na hora; selos e escrituras guardados podem pontuar no fim.
feudum-matters-mandate_way = O segundo modo custa mais e faz mais: veja se você pode gastar.
feudum-matters-take_vessel = Cada embarcação abre suas rotas: sobre a água, sob ela ou pelo ar.
feudum-matters-discard_writ = Guarde os títulos que ainda pode cumprir e selar.
feudum-matters-keep_writ = Um mandato ajuda uma vez; um título pontua no fim se você tiver o que ele conta.
feudum-matters-migrate = Um peão a mais é uma estrela em uma guilda, nova influência e força na luta, mas precisa comer toda rodada.
feudum-matters-enter = Onde entra, ele pode influenciar: escolha um lugar perto do que você quer.
feudum-matters-move = Peões influenciam, furtam e lutam onde estão: leve-os aonde uma das suas próximas cartas fará algo.
feudum-matters-move_to = Pense no que fará ali depois: influenciar, furtar, lutar.
feudum-matters-route = Estradas são grátis, balsas custam xelins, e cada uma das outras rotas pede a embarcação dela.
feudum-matters-board = Uma embarcação abandonada é de quem a pegar, e com ela as rotas.
feudum-matters-pilfer = Um recurso de graça no fim do movimento: pegue o que falta aos seus planos.
feudum-matters-pilfer_what = Pegue o que sua próxima carta pede.
feudum-matters-voyage = Cada trecho da viagem vale mais no fim, sobretudo para quem está à frente nele.
feudum-matters-influence = Um marcador faz de você soberano ou servo; um segundo seu protege de servos e de mercadores com Dinheiro é influência.
feudum-matters-influence_as = Um soberano pontua e conta para as guildas; um servo pode guardar um terreno e sai mais barato.
feudum-matters-improve = Cada passo pontua, traz uma ficha e serve a outra guilda; os recursos de uma fazenda que vira cidade se perdem.
feudum-matters-pay_seal = O marcador de cima do selo deixa de estar protegido.
feudum-matters-feudum = Um feudum conta com estrelas para uma guilda: escolha aquela em que elas decidem um lugar.
feudum-matters-other_tile = A ficha vale por qualquer recurso ou vira um terreno, e a de baixo pode aproximar a próxima época.
feudum-matters-tend_at = Um terreno guardado pontua a cada nova época e continua rendendo.
feudum-matters-lay_landscape = Pomares alimentam, minas dão enxofre e prata, o campo de tiro dá marcadores: o que falta a você?
feudum-matters-collect = O que fica vale mais na próxima época; o que você pega ajuda agora.
feudum-matters-explore = Escrituras são mandatos para já ou títulos para o fim.
feudum-matters-dig = Por um ferro, mais duas escrituras para escolher.
feudum-matters-reinforce = Sem marcadores você não influencia nada nem mantém lugares nas guildas.
feudum-matters-harvest = As fazendas se enchem de recursos que abastecem as guildas, e elas pagam por isso.
feudum-matters-favours = Recursos na fazenda seguem para as guildas e rendem depois; favores são seus para gastar já.
feudum-matters-pick_favour = Pegue o recurso que suas próximas cartas pedem.
feudum-matters-conquer = Peões vencidos saem, um feudum vencido volta a ser posto avançado: ataque onde você é mais forte.
feudum-matters-attack = Veja quem pode revelar Defesa e quanto vale a vitória.
feudum-matters-defend = Revelada agora, a carta protege você; guardada, espera um ataque pior.
feudum-matters-weapon = Um ponto de força pode decidir; o recurso se gasta, vencendo ou não.
feudum-matters-saltpeter = Cada um soma ao ataque: não mais que o necessário para vencer.
feudum-matters-serve = Espaços militares cobertos evitam que um vassalo perca pontos na nova época.
feudum-matters-starve_at = Um marcador expulso libera o lugar e enfraquece a guilda de alguém.
feudum-matters-starve = Expulse o marcador de que depende o lugar de alguém em uma guilda.
feudum-matters-immunity = Uma comida salva um marcador e tudo o que depende dele.
feudum-matters-repeat = Escolha a ação que mais rende se for feita mais uma vez.
feudum-matters-guild = Mestres empurram, oficiais puxam, todos negociam: aja onde seu lugar é melhor.
feudum-matters-function = Empurrar e puxar pontuam; negociar traz o que a guilda tem: comida, recursos, embarcações, marcadores, selos ou contas.
feudum-matters-feast = Com um banquete você age uma vez no lugar de outro: escolha uma guilda bem abastecida.
feudum-matters-feast_function = Veja qual dos dois tem mais a mover.
feudum-matters-reeve = Um guardião rende mais tarde: 1 ponto sempre que você voltar a empurrar ou puxar ali, 2 com um segundo guardião.
feudum-matters-send_farm = A fazenda mais cheia paga mais; o celeiro abastece os mercadores depois.
feudum-matters-fill_barn = O que entra pode seguir adiante; o resto fica na fazenda.
feudum-matters-farmer_reward = Primeiro a comida dos seus peões; xelins compram e pontuam de três em três.
feudum-matters-buy_good = Compre comida se falta aos seus peões; senão, o que pede a próxima melhoria ou mandato.
feudum-matters-buy_vessel = Escolha por onde quer ir: mar, profundezas ou céu.
feudum-matters-buy_seal = Um selo confirma um título ou funda um feudum; não compre mais do que vai usar.
feudum-matters-tame = Uma fera domada luta por você e barra o caminho dos outros.
feudum-matters-put_monster = Coloque-o onde atrapalhe alguém, e não você.
feudum-matters-move_good = Cada recurso movido pode pontuar: complete o que falta à próxima guilda.
feudum-matters-invent = Invenções pontuam na hora; uma embarcação fica na guilda dos alquimistas, para quem comprar.
feudum-matters-return_marker = Um marcador no estoque pode ser comprado de novo; o selo vai para os pergaminhos.
feudum-matters-lay_seal = Selos nos pergaminhos são o que os monges puxam depois.
feudum-matters-turn_seal = Um rosário que chega a 5, 11 ou 17 cumpre uma meta: vire só os selos de que precisa para isso.
feudum-matters-feed = Um peão sem comida sai do tabuleiro, e o lugar na guilda pode ir junto.

## Lições

feudum-lesson-start = Antes da primeira rodada
feudum-lesson-start-aim = Depois do exílio, você quer recuperar a honra: seus peões viajam, governam localidades e conseguem lugares nas guildas, e tudo isso pontua. Vence quem tiver mais pontos após a época V.
feudum-lesson-start-screen = Na tela estão o mapa, as seis guildas e as suas cartas e recursos: aponte para algo ou clique nele para saber o que é. Antes da primeira rodada há quatro escolhas.
feudum-lesson-start-goods = Primeiro pegue três recursos diferentes. Salitre dá uma quinta carta numa rodada, madeira e ferro fazem localidades evoluir: pegue esses três.
    .else = Também é útil, mas desta vez salitre, madeira e ferro.
feudum-lesson-start-pawn = Depois o primeiro peão, um de seis personagens: ele faz de você membro da guilda dele. Escolha o fazendeiro: ali recursos viram comida e xelins.
    .else = Toda guilda tem seu valor, mas comece entre os fazendeiros.
feudum-lesson-start-place = Ele começa numa das localidades marcadas e age onde está. Escolha o Deserto Central: dali há estradas para a floresta e pelo deserto.
    .else = Também é um bom lugar, mas desta vez o Deserto Central.
feudum-lesson-start-pouch = Antes de cada rodada você pode colocar um recurso na sua própria sacola: salitre para uma quinta carta, enxofre para jogar duas cartas num turno. Use o salitre.
    .else = Você pode guardá-lo, mas cinco cartas fazem mais que quatro: use o salitre.
feudum-lesson-start-ready = Seus pontos já contam o que pontua no fim: 3 pontos a cada 3 xelins, então 7 valem 6 pontos. Agora a rodada começa com a escolha das cartas, como no próximo capítulo.
feudum-lesson-cards = Escolher as cartas
feudum-lesson-cards-aim = Cada rodada começa em segredo: todos escolhem cartas de ação. O que você não escolher agora não poderá fazer nesta rodada.
feudum-lesson-cards-choose = Você tem uma de cada uma das 11 cartas (×2: Repetir a executa de novo) e pode jogar 4, ou 5 com salitre na sacola, como agora. Pegue Migrar, Influência, Guilda, Defesa e Mover; aqui, sempre a carta marcada.
    .else = Pegue Migrar, Influência, Guilda, Defesa e Mover. A carta marcada é a próxima.
feudum-lesson-cards-play = Agora cada um joga uma carta por turno. Comece com Migrar, que traz um novo peão ao tabuleiro por 1 comida.
    .else = Primeiro um segundo peão: jogue Migrar.
feudum-lesson-cards-pawn = Um peão mostra um de seis personagens e entra onde há um peão ou marcador seu: agora, junto ao fazendeiro. Escolha o cavaleiro.
    .else = Todos são bem-vindos, mas desta vez escolha o cavaleiro.
feudum-lesson-cards-star = Cada peão dá uma estrela na guilda do seu personagem, como mostra um clique no nome dela: agora você tem um lugar entre fazendeiros e cavaleiros. Cada lugar ocupa um marcador seu, e só quem tem mais estrelas o toma: empate não basta.

feudum-lesson-influence = Influenciar um lugar
feudum-lesson-influence-ruler = Marcadores mostram quem governa uma localidade: o primeiro faz de você soberano. Seu fazendeiro está no Deserto Central, onde ninguém governa ainda.
feudum-lesson-influence-card = Jogue Influência.
    .else = Essa carta vem depois: jogue Influência.
feudum-lesson-influence-marker = Coloque seu marcador onde está seu fazendeiro.
    .else = Você poderia parar aqui, mas a fazenda ficaria livre: escolha a localidade.
feudum-lesson-influence-serf = A fazenda é sua: vale 1 ponto, e nela você pode colher. Se outro jogador colocar um marcador lá, será seu servo; se também colocar o terceiro, passa a governar.
feudum-lesson-influence-subject = Um segundo marcador seu ali seria seu súdito: com ele, nem um servo nem um mercador rival (Dinheiro é influência) tira a fazenda de você. E mais tarde um feudum se defende melhor.

feudum-lesson-move = Mover os peões
feudum-lesson-move-card = Peões agem onde estão, então leve-os a bons lugares. Jogue Mover.
    .else = Primeiro os peões: jogue Mover.
feudum-lesson-move-farmer = Cada um dos seus dois peões dá um ponto de movimento. Leve o fazendeiro à Floresta do Sudeste.
    .else = Primeiro o fazendeiro, à Floresta do Sudeste: siga as marcas.
feudum-lesson-move-knight = E o cavaleiro ao Deserto Interior.
    .else = O cavaleiro vai ao Deserto Interior: siga as marcas.
feudum-lesson-move-roads = As estradas são gratuitas; por mar, sob a água e pelo ar você precisa de embarcações, dos alquimistas. Depois de Mover você pode furtar um recurso do lugar onde está seu peão, se houver: agora não há.

feudum-lesson-guilds = As guildas
feudum-lesson-guilds-circle = Seis guildas formam um círculo, e os recursos passam de uma para a outra. Quem tem mais estrelas em uma guilda é mestre dela; o segundo é oficial e, com quatro ou cinco jogadores, o terceiro é aprendiz.
feudum-lesson-guilds-stars = Cada peão com o personagem da guilda dá uma estrela nela. Tendo uma destas, cada localidade do tipo da guilda que você governa dá outra, como sua fazenda entre os fazendeiros; um feudum dá 3.
feudum-lesson-guilds-card = Você é mestre dos fazendeiros. Jogue Guilda.
    .else = A Defesa pode esperar: jogue Guilda.
feudum-lesson-guilds-farmers = Qualquer um negocia em qualquer guilda, mas só o mestre empurra para a próxima, e só o oficial puxa da anterior. Escolha os fazendeiros.
    .else = Lá você não é mestre, e só entre os fazendeiros você empurra. Escolha-os.
feudum-lesson-guilds-reeve = Um guardião é um dos seus três discos livres. A partir da próxima vez que você empurrar aqui, ele rende 1 ponto por vez: coloque-o.
    .else = Só custa um disco livre: coloque o guardião.
feudum-lesson-guilds-push = Empurrar leva recursos do celeiro aos mercadores e rende 4, 5 ou 6 pontos: por 1, 2 ou 3 prateleiras cheias, ou tantas colunas, nunca as duas juntas. Mande o enxofre e depois o salitre.
    .else = Empurre tudo o que puder: enxofre e depois salitre.
feudum-lesson-guilds-master = Duas prateleiras ficaram completas, e foram 5 pontos: a coluna não conta junto com elas. A cada nova época o mestre ganha mais 5, e as guildas decidem a maioria das partidas de Feudum.
feudum-lesson-guilds-pull = Puxar traz coisas da guilda anterior para a própria: 3 pontos e uma escritura real, se atinge o objetivo. Não custa nada além da carta Guilda, como empurrar.
feudum-lesson-guilds-round = As coisas mudam no caminho: recursos viram embarcações e marcadores, estes selos, selos contas do rosário, e com contas nos frangos um celeiro cheio transborda. Cesta e bolsa são repartidas quando fazendeiros ou monges empurram.
feudum-lesson-guilds-trade = Negociar é metade do jogo: os fazendeiros dão comida e xelins por todos os recursos da sua fazenda, os mercadores vendem recursos, os alquimistas, embarcações. Os cavaleiros vendem seus marcadores, os nobres, selos, e os monges, contas.

feudum-lesson-food = Defender e alimentar
feudum-lesson-food-card = Resta uma carta: Defesa rende 1 ponto quando você a joga. Guardada, ajudaria contra um ataque, mas ninguém ameaça você agora: jogue-a.
feudum-lesson-food-feed = A rodada acabou, e cada peão no tabuleiro come 1 comida. Alimente os dois.
    .else = Um peão sem comida deixa o tabuleiro: alimente-o.
feudum-lesson-food-die = Depois o dado de progresso tira uma ficha de uma região, e o tempo avança. Um peão sem comida sai, e com ele pode ir o lugar na guilda.
feudum-lesson-food-hunger = Por isso, consiga comida a tempo: compre dos mercadores ou leve uma colheita aos fazendeiros. Enxofre no barril vira vinho, que alimenta por duas rodadas, mas um peão bêbado não tem força.

feudum-lesson-harvest = Colheita, melhoria, taxação
feudum-lesson-harvest-choose = Nova rodada, quatro cartas: pegue Colheita, Melhoria, Exploração e Taxação. A Taxação paga quando a Melhoria fizer da fazenda uma cidade; a Exploração ainda espera um posto avançado.
    .else = Pegue Colheita, Melhoria, Exploração e Taxação. A carta marcada é a próxima.
feudum-lesson-harvest-card = Você governa uma fazenda, então jogue Colheita.
    .else = Primeiro a colheita.
feudum-lesson-harvest-farm = Colha sua fazenda no Deserto Central: 5 recursos e 1 ponto. Deixe todos nela; favores seriam alguns deles para você, para gastar logo.
    .else = A fazenda no Deserto Central, e tudo para a fazenda.
feudum-lesson-harvest-improve = Agora Melhoria: ela faz uma localidade evoluir e costuma trazer a ficha da região, com os pontos dela. Recursos que ainda estão na fazenda vão para a sacola quando ela vira cidade: numa partida, negocie-os antes.
    .else = A seguir vem Melhoria.
feudum-lesson-harvest-tile = Transforme sua fazenda em cidade por 1 ferro. A ficha de cima do deserto é de uma época posterior, então pegue uma de qualquer outra região, sem pontos.
    .else = Não desista: faça sua fazenda evoluir.
feudum-lesson-harvest-feudum = Um posto avançado vira fazenda por 1 madeira, uma fazenda vira cidade por 1 ferro, e uma cidade vira feudum por um selo real. Com uma ficha da época I da própria região, isso rende 2, 3 ou 4 pontos, e mais 1 por época posterior da ficha.
feudum-lesson-harvest-tax = Agora você governa uma cidade, então jogue Taxação: 2 xelins, e cada 3 que você tem valem 3 pontos. Seu cavaleiro traz reforços: pegue também um marcador.
    .else = Taxação é a próxima, e o marcador com ela.
feudum-lesson-harvest-others = Xelins compram recursos, embarcações e selos nas guildas. Exploração ainda não daria nada: precisa de um posto avançado, e você terá um no próximo capítulo.

feudum-lesson-conquer = Repetir, conquistar, explorar
feudum-lesson-conquer-aim = Um peão rival está sozinho na Floresta Central, e três dos seus estão perto. Nesta rodada você o expulsa.
feudum-lesson-conquer-choose = Pegue Mover, Repetir, Conquista e Exploração. Nas suas partidas, lembre que Conquista nunca se repete e não tem efeito como sua última carta.
    .else = Pegue Mover, Repetir, Conquista e Exploração. A carta marcada é a próxima.
feudum-lesson-conquer-move = Três peões dão 3 passos, e o monge mais um (Boa sorte). Jogue Mover e leve o fazendeiro e o monge até o rival.
    .else = Primeiro Mover; depois o fazendeiro e o monge vão à Floresta Central.
feudum-lesson-conquer-knight = Restam dois passos para o cavaleiro: pelo Deserto Central até a Floresta do Sudeste.
    .else = O cavaleiro, pelo Deserto Central até a Floresta do Sudeste.
feudum-lesson-conquer-repeat = Mover, Influência e Guilda mostram ×2: Repetir executa uma delas de novo. Jogue-a e escolha Mover.
    .else = Repetir, e depois Mover.
feudum-lesson-conquer-arrive = Leve o cavaleiro até os outros. Depois encerre o movimento: não é preciso andar mais.
    .else = O cavaleiro à Floresta Central, e depois o fim do movimento.
feudum-lesson-conquer-voyage = Um segundo Mover na mesma rodada também avança na viagem épica, que pontua no fim. Avance na viagem.
    .else = Não fique em casa: avance na viagem.
feudum-lesson-conquer-attack = Três peões atacam com 3, um peão defende com 2, e o ataque precisa ser maior. Jogue Conquista, na Floresta Central.
    .else = Conquista, na Floresta Central.
feudum-lesson-conquer-disc = Bela luta: 2 pontos, e o peão volta para casa. Depois de uma conquista você pode cobrir um espaço militar, então coloque um disco: para quem governa um feudum, os vazios custam pontos.
    .else = Coloque o disco: um dia você pode governar um feudum.
feudum-lesson-conquer-explore = Exploração compra escrituras reais: duas com um posto avançado, e mais uma para cada outro. Jogue-a e compre.
    .else = Exploração, e compre.
feudum-lesson-conquer-writ = Arco e Espada são mandatos: cada um ajuda uma vez, num ataque seu; um título pontuaria no fim, com um selo. Fique com a escritura que preferir.
feudum-lesson-conquer-all = Agora você já jogou todo tipo de carta. Cada uma tem ainda uma habilidade embaixo: clique na carta, e ela conta o que faz.
feudum-lesson-conquer-feast = A carta Guilda também pode ser um banquete: com enxofre do barril, você empurra ou puxa no lugar de um rival cujo peão está junto ao seu, e pontua. Um rival também pode usar o seu lugar assim.

feudum-lesson-epoch = Nasce uma época
feudum-lesson-epoch-near = Agora é a rodada 4, e quatro fichas da época II estão no topo das pilhas: veja a barra de épocas. É o suficiente, então uma nova época nasce no fim desta rodada.
feudum-lesson-epoch-tiles = Uma época nasce quando, no fim de uma rodada, há fichas suficientes dela no topo das pilhas: quatro para a II, três para a III, duas para a IV. A V nasce quando uma pilha fica vazia e encerra o jogo.
feudum-lesson-epoch-serpent = A serpente marinha aqui é sua, domada na Guilda dos Cavaleiros por três marcadores. Ela anda pelo mar, ataca com 1 como um peão, e peões rivais onde ela está não podem sair.
feudum-lesson-epoch-feed = Dois dos seus três peões têm fome, pois seu fazendeiro ainda tem o vinho da rodada passada: alimente os dois. Depois o dado é rolado.
    .else = Sem comida eles sairiam, e com eles as estrelas.
feudum-lesson-epoch-dawn = Época II: seus três lugares de mestre renderam 15 pontos. Uma região é ativa se você governa nela: você tem floresta e deserto, e duas regiões ativas rendem 3.
feudum-lesson-epoch-scores = Toda nova época pontua do mesmo jeito: 5 para o mestre, 3 para o oficial, 1 para o aprendiz. De uma a seis regiões ativas rendem 1, 3, 5, 9, 11 ou 13.
feudum-lesson-epoch-landscapes = Um terreno é uma ficha que você coloca com Melhoria onde é servo; recebe 3 coisas: comida, enxofre, xelins ou alvos. A cada nova época rende 2 pontos, ou 4 se sobrou algo, e recebe mais 3.

feudum-lesson-scoring = O fim do jogo
feudum-lesson-scoring-last = Esta é a última refeição do jogo: uma pilha está vazia, e por isso a época V nasce em seguida. Aí tudo é contado e, no empate, vence quem tem mais enxofre no barril.
feudum-lesson-scoring-feed = Alimente seus três peões mais uma vez.
    .else = Eles ainda contam para seus lugares nas guildas: alimente-os.
feudum-lesson-scoring-points = Lugares e ações nas guildas renderam mais, como quase sempre, depois xelins e regiões. “Império” é 1 ponto por localidade que você governa, e mais por trios iguais; títulos só pontuam com um selo.
feudum-lesson-scoring-play_now = Viagens, monstros, embarcações e outras escrituras você descobrirá jogando. Você já sabe o bastante para começar!
