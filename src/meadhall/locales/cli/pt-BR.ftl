### A linha de comando

cli-total = Total
cli-yes = sim
cli-no = não
cli-bot-name = { $bot } { $number }

## Ajuda

cli-examples = Exemplos:
cli-arguments = Argumentos
cli-options = Opções
cli-commands = Comandos

cli-help-meadhall = Jogue no terminal grandes jogos de tabuleiro, contra bots ou com amigos, e deixe bots jogarem milhares de partidas.
cli-help-meadhall-examples =
    meadhall games
    meadhall play boru --terminal
    meadhall simulate boru --players 4 --games 1000 --bots greedy,random
cli-help-meadhall-version = Mostra a versão.
cli-help-meadhall-install_completion = Passa a completar os comandos neste shell.
cli-help-meadhall-show_completion = Mostra o script que completa os comandos neste shell.

cli-help-any-help = Mostra esta ajuda e sai.
cli-help-any-lang = O idioma (padrão: o do seu sistema).
cli-help-any-corrections = Uma pasta de correções aos dados dos componentes: DIR/GAME/*.toml.
cli-help-any-game = O jogo, pelo nome que `meadhall games` lhe dá.
cli-help-any-option = Uma opção do jogo; pode ser repetida. `meadhall games` mostra quais há.
cli-help-any-file = O arquivo de uma partida gravada.
cli-help-any-as_json = Mostra um valor JSON em vez de uma tabela.

cli-help-games = O que se pode jogar, com quantos jogadores e com quais opções.
cli-help-games-examples =
    meadhall games
    meadhall games --lang pl

cli-help-serve = Abra o salão: jogue no navegador, com amigos e bots.
cli-help-serve-examples =
    meadhall serve
    meadhall serve --host 0.0.0.0 --port 8014
    meadhall serve --no-browser --data-dir games --database games/hall.sqlite
cli-help-serve-host = O endereço em que o servidor atende; 0.0.0.0 deixa entrar outros da sua rede.
cli-help-serve-port = A porta (padrão: 8014; com 0, qualquer uma livre).
cli-help-serve-database = Onde ficam as partidas: um arquivo, ou a URL de um banco de dados.
cli-help-serve-data_dir = A pasta desse arquivo se --database não for dado.
cli-help-serve-browser = Abrir a página no seu navegador.

cli-help-play = Jogue neste terminal, contra bots ou revezando com outras pessoas, ou continue uma partida salva.
cli-help-play-examples =
    meadhall play boru
    meadhall play boru --terminal --seats human,greedy,random --save friday.jsonl
    meadhall play boru --seats human:Ada,human:Bruno,greedy
    meadhall play friday.jsonl
cli-help-play-game = O jogo, ou o arquivo de uma partida salva.
cli-help-play-terminal = Jogar aqui mesmo, no terminal.
cli-help-play-seats = Quem senta onde, separados por vírgulas: human ou o nome de um bot, e um nome depois de dois-pontos se quiser.
cli-help-play-seed = De onde saem as cartas e os dados; sem isto, ninguém pode adivinhá-los.
cli-help-play-save = Guarda a partida neste arquivo, jogada a jogada. Uma partida carregada fica no arquivo de onde veio.
cli-help-play-load = Continua a partida salva neste arquivo.

cli-help-simulate = Deixe bots jogarem muitas partidas e conte quem vence. Eles trocam de lugar a cada partida.
cli-help-simulate-examples =
    meadhall simulate boru --players 4 --games 1000 --bots random
    meadhall simulate boru --players 3 --games 300 --bots greedy,random --jobs 2 --seed 7
    meadhall simulate boru --games 100 --records games/ --json
cli-help-simulate-players = Quantos jogam (padrão: o mínimo possível, pelo menos dois).
cli-help-simulate-games = Quantas partidas.
cli-help-simulate-bots = Os bots, separados por vírgulas. Um só ocupa todos os lugares; menos bots que lugares se revezam.
cli-help-simulate-seed = A mesma semente dá as mesmas partidas, seja qual for --jobs.
cli-help-simulate-jobs = Quantas partidas correm ao mesmo tempo; 0: uma em cada núcleo.
cli-help-simulate-limit = Interrompe uma partida que não acabou após tantas escolhas; ela conta como inacabada.
cli-help-simulate-records = Grava cada partida nesta pasta, um arquivo para cada uma.

cli-help-replay = Conta em palavras uma partida gravada. Se ela ainda não acabou, só o que todos os jogadores viram.
cli-help-replay-examples =
    meadhall replay friday.jsonl
    meadhall replay friday.jsonl --to 40
cli-help-replay-to = Até esta jogada.

cli-help-show = Mostra a mesa em qualquer jogada de uma partida gravada.
cli-help-show-examples =
    meadhall show friday.jsonl
    meadhall show friday.jsonl --at 40 --seat 0
cli-help-show-at = Depois desta jogada (padrão: a última).
cli-help-show-seat = Como este lugar a vê, 0 sendo o primeiro (padrão: como todos podem vê-la).

cli-help-data = De onde vêm as cartas, os tabuleiros e as tabelas de um jogo: quantas entradas há de cada grau.
cli-help-data-examples =
    meadhall data boru
    meadhall data boru --check --data my-corrections
cli-help-data-check = Só confere os dados, com as correções se houver.

cli-help-bench = Mede a velocidade dos jogos em um núcleo.
cli-help-bench-examples =
    meadhall bench
    meadhall bench boru --seconds 10 --json
cli-help-bench-games = Os jogos (padrão: todos).
cli-help-bench-players = Quantos jogam (padrão: quatro, ou o máximo possível).
cli-help-bench-seconds = Por quanto tempo cada jogo é medido.

cli-help-check = Confere se um jogo cumpre o contrato de todos os jogos e se tudo nele pode ser dito em cada idioma.
cli-help-check-examples =
    meadhall check boru
    meadhall check boru --golden tests/golden
cli-help-check-golden = Uma pasta de partidas de referência: jogadas de novo e comparadas; gravadas ali se não houver nenhuma.
cli-help-check-write = Grava de novo os textos das partidas de referência: o que mudou é intencional.
cli-help-check-thorough = Experimenta cada valor de cada opção com cada número de jogadores.

cli-help-new-game = Grava um pequeno jogo que funciona, como pacote próprio, para começar.
cli-help-new-game-examples =
    meadhall new-game treasure
    meadhall new-game treasure --folder ~/games/treasure
cli-help-new-game-name = Como o jogo se chama em mensagens e opções: letras minúsculas, algarismos e _.
cli-help-new-game-folder = Onde gravar (padrão: uma pasta com o nome dele, aqui).

## games, data

cli-games-game = Jogo
cli-games-about = O que é
cli-games-players = Jogadores
cli-games-options = Opções (o primeiro valor é o padrão)
cli-games-option-for = Só para este número de jogadores: { $players }

cli-data-file = Arquivo
cli-data-table = Tabela
cli-data-corrected = Com correções do dono ({ $digest }).
cli-data-sound = { $entries ->
    [one] { $game }: { $entries } entrada em { $files ->
        [one] { $files } arquivo
       *[other] { $files } arquivos
    }, tudo conferido.
   *[other] { $game }: { $entries } entradas em { $files ->
        [one] { $files } arquivo
       *[other] { $files } arquivos
    }, tudo conferido.
}
cli-grade-seed = dito no manual
cli-grade-public = achado em uma fonte pública
cli-grade-known = como impresso, por conhecimento do jogo
cli-grade-likely = provável, não certo
cli-grade-reconstructed = inventado de acordo com tudo o que o manual diz
cli-grade-owner = corrigido por quem tem o jogo

## bench

cli-bench-game = Jogo
cli-bench-players = Jogadores
cli-bench-compiled = Compilado
cli-bench-games = Partidas/s
cli-bench-decisions = Decisões/s
cli-bench-clone = Cópia µs
cli-bench-bytes = Bytes por posição

## simulate

cli-simulate-bot = Bot
cli-simulate-seat = Lugar
cli-simulate-wins = Vitórias
cli-simulate-share = %
cli-simulate-mean = Média
cli-simulate-held = Lugares
cli-simulate-interval = intervalo 95 %
cli-simulate-fair = Justo %
cli-simulate-range = Faixa
cli-simulate-note = %: das partidas vencidas, uma vitória dividida contando como a sua parte, com o intervalo de 95 %. Justo: quanto seria se todos jogassem igualmente bem. ±: o erro padrão da média.
cli-simulate-unfinished = { $games ->
    [one] { $games } partida foi interrompida após { $limit } escolhas: ela não conta.
   *[other] { $games } partidas foram interrompidas após { $limit } escolhas: elas não contam.
}
cli-simulate-interrupted = Interrompido: estes são os números de { $played } de { $asked } partidas.
cli-simulate-winning = A pontuação vencedora foi { $mean } em média, de { $least } a { $most }.
cli-simulate-done = { $games ->
    [one] { $games } partida com { $decisions } decisões em { $seconds } s: { $speed } partidas/s (semente { $seed }).
   *[other] { $games } partidas com { $decisions } decisões em { $seconds } s: { $speed } partidas/s (semente { $seed }).
}

## play

cli-scores = Pontuação
cli-place = Colocação
cli-winners = { $count ->
    [1] Vitória de { $names }!
   *[other] Vitória dividida entre { $names }!
}
cli-play-welcome = { $game }. Digite o número de uma opção, ou help para ver o que mais se pode digitar.
cli-play-hand-over = { $player }: é a sua vez. Sente-se ao teclado e tecle Enter.
cli-play-not-understood = “{ $typed }” não é opção nem comando. Digite um número até { $last }, ou help.
cli-play-refused = Não disponível: { $reason }
cli-play-warned = Pense bem: { $reason }
cli-play-hint = O bot greedy escolheria { $number }: { $thing }.
cli-play-help-help = o que as opções fazem, e esta lista (ou: ?)
cli-play-help-undo = desfaz a sua última escolha
cli-play-help-hint = o que o bot greedy faria
cli-play-help-show = a mesa
cli-play-help-log = o que aconteceu até agora
cli-play-help-rules = as regras em resumo
cli-play-help-save = salva a partida (save FILE: nesse arquivo)
cli-play-help-quit = sai da partida
cli-play-undo-nothing = Você ainda não fez nenhuma escolha que possa desfazer.
cli-play-undo-others = Outra pessoa já agiu depois disso: não dá para desfazer.
cli-play-undo-rolled = Depois disso houve dados ou cartas sorteadas: não dá para desfazer.
cli-play-undo-revealed = Algo oculto já foi mostrado depois disso: não dá para desfazer.
cli-play-save-where = Diga onde: save FILE
cli-play-saved = Partida salva em { $file }.
cli-play-left = Você deixa a mesa. A partida não foi salva.
cli-play-left-saved = Você deixa a mesa. Para continuar: meadhall play { $file }

## replay, show

cli-replay-goes-on = Depois da jogada { $move }, é a vez de { $names }.
cli-show-asked = { $player }: { $question }

## serve

cli-serve-open = O Meadhall está aberto em { $address } (para encerrar: Ctrl-C)

## meadhall check, meadhall new-game

cli-check-kept = { $count ->
    [one] { $count } verificação passou.
   *[other] { $count } verificações passaram.
}
cli-check-words = Textos
cli-check-words-there = tudo pode ser dito em { $language }.
cli-check-golden = Partidas de referência
cli-check-golden-same = jogadas como antes.
cli-check-golden-written = { $count ->
    [one] { $count } arquivo gravado em { $folder }.
   *[other] { $count } arquivos gravados em { $folder }.
}
cli-check-golden-meant = Se isso é intencional: meadhall check { $game } --golden { $folder } --write
cli-check-crash = o código do próprio jogo falha: { $why }
cli-check-sound = { $game } cumpre o contrato.
cli-check-faults = { $count ->
    [one] { $game }: { $count } falha.
   *[other] { $game }: { $count } falhas.
}
cli-new-game-next = Gravado. A seguir:

## O que deu errado

cli-wrong-game = não há jogo '{ $name }'; há: { $known }
cli-wrong-game-or-file = não há jogo '{ $name }'; há: { $known }; nem arquivo com esse nome
cli-wrong-broken-game = o jogo '{ $name }' não pôde ser carregado: { $why }
cli-wrong-bot = não há bot '{ $name }'; há: { $known }
cli-wrong-player = lugar { $seat }: não há jogador '{ $name }'; há: { $known }
cli-wrong-too-long = a partida não acabou após { $choices } escolhas
cli-wrong-players = { $game } é para { $fit } jogadores, não { $players }
cli-wrong-option = { $game } não tem a opção '{ $name }'; tem: { $known }
cli-wrong-option-players = { $game } não tem a opção '{ $name }' para { $players } jogadores; tem: { $known }
cli-wrong-value = { $game }: { $name } é um destes: { $known }, não '{ $value }'
cli-wrong-file = { $file }: não há esse arquivo nem pasta
cli-wrong-record = não é uma partida gravada do Meadhall: falta o cabeçalho
cli-wrong-truncated = a partida gravada está truncada: falta a linha final
cli-wrong-version = jogada pela versão { $version } das regras de { $game }; esta é a versão { $now }
cli-wrong-bots = { $named } bots são demais para { $seats } lugares
cli-wrong-pair = --option é nome=valor, não '{ $pair }'
cli-wrong-twice = --option { $name } aparece duas vezes
cli-wrong-folder = { $folder }: a pasta não pode ser criada: { $why }
cli-wrong-locked = { $folder }: não se pode escrever nessa pasta
cli-wrong-command = não há comando '{ $name }'; há: { $known }
cli-wrong-extra = não esperado: { $extra }
cli-wrong-game-name = '{ $name }' não serve de nome para um jogo: só letras minúsculas, algarismos e _
cli-wrong-game-taken = já existe algo chamado '{ $name }': escolha outro nome
cli-wrong-folder-there = { $folder } já existe: nada foi gravado
cli-wrong-record-empty = a partida gravada está vazia
cli-wrong-record-format = partida gravada no formato { $format }; aqui se leem os formatos 1 a { $newest }
cli-wrong-record-shape = a linha não tem a forma que deveria ter: { $why }
cli-wrong-record-seats = há { $named } lugares nomeados para { $players } jogadores
cli-wrong-record-data = jogada com outros dados de componentes; use as mesmas correções (--data) de então
cli-wrong-record-choice = o lugar { $seat } não podia escolher { $option } ali
cli-wrong-record-count = deveria haver { $said } escolhas; há { $found }
cli-wrong-record-where = a linha final não diz como a partida está
cli-wrong-record-state = essas escolhas levam a um estado diferente do gravado
cli-wrong-record-over = a partida já acabou depois dessas escolhas
cli-wrong-record-not-over = a partida não acabou depois dessas escolhas
cli-wrong-record-scores = essas escolhas levam aos pontos { $reached }, não { $said }
cli-wrong-nameless = lugar { $seat }: falta o nome depois dos dois-pontos em '{ $name }'
cli-wrong-same-name = dois jogadores se chamam '{ $name }'
cli-wrong-seat = há lugares de 0 a { $last }, não { $seat }
cli-wrong-saved = uma partida gravada já tem jogo, semente e opções
cli-wrong-file-there = { $file }: esse arquivo já existe; continue-o com `meadhall play { $file }`
cli-wrong-what = diga o que jogar: um arquivo gravado ou um destes: { $known }
cli-wrong-saved-seats = { $file } é uma partida de { $players }; --seats nomeia { $named }
cli-wrong-move = há jogadas de 0 a { $last }, não { $move }
cli-wrong-seed = uma semente é um número inteiro de 0 a 2**{ $bits } - 1, ou um de { $long } bits
cli-wrong-seed-digits = uma semente longa é escrita em algarismos hexadecimais
cli-wrong-corrections = { $folder }: não há essa pasta de correções
cli-wrong-data-file = { $file }: { $game } não tem arquivo com esse nome; tem: { $known }
cli-wrong-toml = { $file }: não é TOML: { $why }
cli-wrong-language = não há idioma '{ $name }'; há: { $known }
cli-at-line = { $file }: linha { $line }: { $what }
cli-usage-option = não há opção { $name }
cli-usage-option-close = não há opção { $name }; seria { $close }?
cli-usage-misused = { $name }: falta o valor, ou há um que ela não aceita
cli-usage-missing = falta { $name }
cli-usage-value = { $name } não aceita esse valor; veja --help
cli-usage-number-least = { $name } é um número a partir de { $least }
cli-usage-number-most = { $name } é um número até { $most }
cli-usage-number-least-most = { $name } é um número de { $least } a { $most }
