ferry-name = Barca
ferry-blurb = Carregue o seu barco e zarpe; a tempestade leva a mercadoria mais pesada a bordo.
ferry-rules-1 = Na sua vez, carregue uma mercadoria da mão e compre outra, ou zarpe. Um barco leva peso 6.
    .title = A sua vez
ferry-rules-2 = Quem zarpa rola um dado. Com 1 ou 2, perde-se a mercadoria mais pesada a bordo; o resto é vendido. Quando todas as mãos e barcos estão vazios, vence quem tem mais pontos; no empate, quem zarpou mais vezes.
    .title = Zarpar

ferry-setting-storms = Tempestades
ferry-setting-storms-on = com 1 e 2
ferry-setting-storms-off = nenhuma

ferry-ask-turn = O que você carrega, ou você zarpa?
ferry-matters-turn = Um barco cheio rende mais numa viagem só, mas a tempestade leva a mercadoria mais pesada.
ferry-sail = Zarpar
    .text = Vende tudo o que está a bordo; com 1 ou 2 no dado, antes se perde a mercadoria mais pesada.
ferry-good-honey = Mel
    .text = Vale 3, pesa 1.
ferry-good-wool = Lã
    .text = Vale 4, pesa 2.
ferry-good-salt = Sal
    .text = Vale 6, pesa 3.
ferry-good-timber = Madeira
    .text = Vale 9, pesa 5.
ferry-good-amber = Âmbar
    .text = Vale 7, pesa 1.
ferry-why-too_heavy = Pesado demais para o barco: { $amount } a mais.
ferry-why-empty_boat = Não há nada a bordo.
ferry-why-all_at_risk = Uma tempestade levaria tudo o que você tem a bordo.

ferry-told-loads = { $seat } carrega: { $thing }.
ferry-told-draws = { $seat } compra: { $thing }.
ferry-told-draws-hidden = { $seat } compra uma mercadoria.
ferry-told-rolls = { $seat } zarpa e rola { $amount }.
ferry-told-overboard = Tempestade: { $seat } perde { $thing }.
ferry-told-sells = { $seat } vende por { $amount ->
    [one] { $amount } ponto
   *[other] { $amount } pontos
}.

ferry-have-load = { $sign }{ $amount } de peso a bordo
ferry-hope-boat = o que o barco vai render
ferry-hope-hand = o que ainda se pode carregar
ferry-reason-storm = uma tempestade levaria { $thing }, que vale { $amount }

ferry-score-sold = Vendas
ferry-tie-sailings = Viagens
ferry-sheet-table = Mesa
ferry-sheet-points = Pontos
ferry-sheet-players = Jogadores
ferry-sheet-hand = Sua mão
ferry-column-seat = Jogador
ferry-column-load = Carga
ferry-column-boat = A bordo
ferry-column-in_hand = Na mão
ferry-column-sailings = Viagens
ferry-label-pile = Mercadorias na pilha
ferry-label-capacity = Um barco leva

ferry-lesson-first_trip = A primeira viagem
ferry-lesson-first_trip-hello = Seu barco está vazio e você tem três mercadorias na mão. Aponte para uma para ver quanto vale e quanto pesa.
ferry-lesson-first_trip-load = Carregue o sal.
    .else = Também serviria; mas aqui carregue o sal.
ferry-lesson-first_trip-more = Você comprou outra mercadoria. Agora carregue a que quiser.
ferry-lesson-first_trip-sail = Hora de zarpar: rola-se o dado, e o que restar a bordo é vendido.
    .else = Mais tarde. Agora zarpe.
ferry-lesson-first_trip-end = Essa foi uma viagem. Daqui em diante é com você.
