# Palavras que todos os jogos usam.

common-pass = Passar
common-done = Pronto
common-amount = { $number }
common-seat = Jogador { $number }

## Avisos por e-mail

common-mail-turn-subject = { $game }: é a sua vez
common-mail-turn = { $who }, os outros esperam por você numa partida de { $game }:
    { $link }
common-mail-end = Com este link você não recebe mais estas mensagens:
    { $link }
common-mail-confirm-subject = Seu endereço no Meadhall
common-mail-confirm = { $who } quer receber neste endereço um aviso quando for a sua vez de jogar. Se é você, siga este link; se não, não faça nada, e nenhuma outra mensagem virá:
    { $link }
