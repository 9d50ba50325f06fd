# Palavras que todos os jogos usam.

common-pass = Passar
common-done = Pronto
common-amount = { $number }
common-seat = Jogador { $number }

# Reasons for a hint.

common-have-points = { $amount ->
    [one] { $sign }{ $amount } ponto por agora
   *[other] { $sign }{ $amount } pontos por agora
}
common-reason-better =
    cerca de { $points ->
        [0] 0 ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    } melhor que { $thing }
common-reason-far_better = muito melhor que { $thing }
common-reason-alike = tanto faz: { $thing } vale o mesmo
common-reason-worse = { $thing } parece melhor à primeira vista, mas não mais adiante
common-reason-only = não há outra escolha
common-reason-luck = o resto depende da sorte ou do que os outros escondem
common-reason-hope = { $what }: cerca de { $sign }{ $points } nessa comparação
common-reason-rest = Todo o resto: cerca de { $sign }{ $points }
common-reason-leads = com o que vem em seguida: { $what }
common-reason-then = em seguida escolha { $thing }

## O que um bot acha de uma escolha

common-analysis-same = O bot também escolheria isso.
common-analysis-alike = O bot escolheria: { $best }. Não há diferença clara.
common-analysis-better =
    O bot escolheria: { $best }. Cerca de { $points ->
        [0] 0 ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    } melhor.
common-analysis-loss = Custa { $loss } % da chance de vitória.
common-analysis-luck = Os dados, ou o que estava escondido, tiveram parte nisso.
common-analysis-chance = { $who } { $before } → { $after } %
common-analysis-points = { $who } { $before } → { $after }

## Avisos por e-mail

common-mail-turn-subject = { $game }: é a sua vez
common-mail-turn = { $who }, os outros esperam por você numa partida de { $game }:
    { $link }
common-mail-end = Com este link você não recebe mais estas mensagens:
    { $link }
common-mail-confirm-subject = Seu endereço no Meadhall
common-mail-confirm = { $who } quer receber neste endereço um aviso quando for a sua vez de jogar. Se for você, siga este link; se não for, não faça nada, e nenhuma outra mensagem virá:
    { $link }
