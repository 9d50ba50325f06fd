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

cli-help-any-database = O salão: um arquivo, ou a URL de um banco de dados (padrão: o de `meadhall serve`).
cli-help-any-data_dir = A pasta desse arquivo se --database não for dado.
cli-help-any-name = O nome da conta; de um visitante, o id mostrado por `meadhall admin users`.
cli-help-any-off = Desfazer.
cli-help-any-most = Quantos mostrar, no máximo.
cli-help-any-replace = Descartar o salão que está nesse banco de dados.

cli-help-admin = Cuide de um salão, com o servidor aberto ou não: cópias, pessoas, mesas.
cli-help-admin-examples =
    meadhall admin backup friday.sqlite
    meadhall admin host anna
    meadhall admin tables --state running
cli-help-admin_backup = Copia o salão inteiro para um novo arquivo SQLite, mesmo com partidas em andamento.
cli-help-admin_backup-examples =
    meadhall admin backup friday.sqlite
    meadhall admin backup friday.sqlite --database postgresql://hall:secret@db.example.org/meadhall
cli-help-admin_backup-file = O arquivo a ser escrito.
cli-help-admin_restore = Traz de volta o salão de uma cópia; servidores abertos percebem, e as páginas se reconectam.
cli-help-admin_restore-examples =
    meadhall admin restore friday.sqlite
    meadhall admin restore friday.sqlite --replace
cli-help-admin_restore-file = A cópia.
cli-help-admin_move = Copia o salão para outro banco de dados, do SQLite para o PostgreSQL ou de volta. Pare antes os servidores.
cli-help-admin_move-examples =
    meadhall admin move postgresql://hall:secret@db.example.org/meadhall
cli-help-admin_move-target = O banco de dados de destino.
cli-help-admin_users = Lista as pessoas: contas primeiro, as mais novas antes.
cli-help-admin_users-examples =
    meadhall admin users
    meadhall admin users ann
cli-help-admin_users-search = Uma parte do nome ou da conta.
cli-help-admin_host = Deixa uma conta cuidar do salão, numa página própria.
cli-help-admin_host-examples =
    meadhall admin host anna
    meadhall admin host anna --off
cli-help-admin_mute = Deixa alguém jogar, mas não conversar.
cli-help-admin_mute-examples =
    meadhall admin mute bo
    meadhall admin mute bo --off
cli-help-admin_ban = Encerra todas as sessões de alguém e não deixa mais entrar.
cli-help-admin_ban-examples =
    meadhall admin ban bo
    meadhall admin ban bo --off
cli-help-admin_reset = Cria um link com que alguém escolhe uma nova senha, uma vez, dentro de três dias.
cli-help-admin_reset-examples =
    meadhall admin reset anna --address https://hall.example.org
cli-help-admin_reset-address = Onde fica o salão.
cli-help-admin_tables = Lista as mesas, visíveis no salão ou não, as mais recentes antes.
cli-help-admin_tables-examples =
    meadhall admin tables
    meadhall admin tables --state gathering --most 20
cli-help-admin_tables-state = Só as que esperam, as em andamento ou as encerradas.
cli-help-admin_remove = Remove mesas com tudo o que aconteceu nelas.
cli-help-admin_remove-examples =
    meadhall admin remove Xk3v9QpLm2aT4bcd
cli-help-admin_remove-table_ids = Os ids das mesas, como `meadhall admin tables` os mostra.
cli-help-admin_purge = Joga fora o que é velho: partidas encerradas, mesas que nunca começaram, visitantes sem partida.
cli-help-admin_purge-examples =
    meadhall admin purge --days 730
cli-help-admin_purge-days = De tantos dias atrás ou mais.
cli-help-admin_export = Grava cada partida encerrada numa pasta.
cli-help-admin_export-examples =
    meadhall admin export records
cli-help-admin_export-folder = A pasta.
cli-help-admin_import = Traz partidas gravadas para o salão, como partidas de alguém.
cli-help-admin_import-examples =
    meadhall admin import anna friday.jsonl
cli-help-admin_import-name = De quem são as partidas: uma conta.
cli-help-admin_import-files = Os arquivos das partidas gravadas.

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

## admin

cli-admin-id = Id
cli-admin-account = Conta
cli-admin-name = Nome
cli-admin-since = Desde
cli-admin-tables = Mesas
cli-admin-marks = Marcas
cli-admin-mark-host = anfitrião
cli-admin-mark-muted = sem chat
cli-admin-mark-banned = barrado
cli-admin-guest = (visitante)
cli-admin-game = Jogo
cli-admin-state = Situação
cli-admin-seats = Lugares
cli-admin-move = Jogada
cli-admin-changed = Última mudança
cli-admin-state-gathering = esperando
cli-admin-state-running = em andamento
cli-admin-state-over = encerrada
cli-admin-is-host-on = { $who } agora cuida do salão: a página tem um link para isso.
cli-admin-is-host-off = { $who } não cuida mais do salão.
cli-admin-muted-on = { $who } pode jogar, mas não conversar.
cli-admin-muted-off = { $who } pode conversar de novo.
cli-admin-banned-on = As sessões de { $who } foram encerradas, e não há mais entrada.
cli-admin-banned-off = { $who } pode entrar de novo.
cli-admin-reset = Com este link { $who } escolhe uma nova senha, uma vez, dentro de três dias. Não o envie a mais ninguém:
cli-admin-removed = { $count ->
    [one] { $count } mesa removida.
   *[other] { $count } mesas removidas.
}
cli-admin-purged = Descartados: partidas encerradas: { $over }, mesas que nunca começaram: { $abandoned }, visitantes: { $guests }.
cli-admin-exported = { $count ->
    [one] { $count } partida gravada em { $folder }.
   *[other] { $count } partidas gravadas em { $folder }.
}
cli-admin-unreadable = Jogadas sob regras que não estão mais instaladas, e deixadas de fora: { $names }
cli-admin-imported = { $count ->
    [one] { $count } partida agora está entre as de { $who }.
   *[other] { $count } partidas agora estão entre as de { $who }.
}
cli-admin-backed-up = O salão foi copiado para { $file }. Guarde bem: a cópia tem os hashes das senhas e as sementes das partidas.
cli-admin-restored = { $count ->
    [one] O salão está de volta, com { $count } mesa.
   *[other] O salão está de volta, com { $count } mesas.
}
cli-admin-moved = { $count ->
    [one] O salão foi copiado, com { $count } mesa. Inicie os servidores no novo banco de dados.
   *[other] O salão foi copiado, com { $count } mesas. Inicie os servidores no novo banco de dados.
}

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
cli-wrong-record = { $file }: linha 1: não é uma partida gravada do Meadhall: falta o cabeçalho
cli-wrong-truncated = { $file }: linha { $line }: a partida gravada está truncada: falta a linha final
cli-wrong-version = { $file }: linha 1: jogada pela versão { $version } das regras de { $game }; esta é a versão { $now }
cli-wrong-bots = { $named } bots são demais para { $seats } lugares
cli-wrong-pair = --option é nome=valor, não '{ $pair }'
cli-wrong-twice = --option { $name } aparece duas vezes
cli-wrong-folder = { $folder }: a pasta não pode ser criada: { $why }
cli-wrong-locked = { $folder }: não se pode escrever nessa pasta
cli-wrong-exists = { $file }: já existe um arquivo com esse nome
cli-wrong-hall-there = já há um salão nesse banco de dados: use --replace para descartá-lo
cli-wrong-unfinished = { $file }: a partida não terminou
cli-wrong-state = --state é um de { $known }, não '{ $value }'
cli-wrong-no-such-person = não há conta com esse nome
cli-wrong-no-such-table = não há mesa com esse id
cli-wrong-command = não há comando '{ $name }'; há: { $known }
cli-wrong-extra = não esperado: { $extra }
cli-usage-option = não há opção { $name }
cli-usage-option-close = não há opção { $name }; seria { $close }?
cli-usage-misused = { $name }: falta o valor, ou há um que ela não aceita
cli-usage-missing = falta { $name }
cli-usage-value = { $name } não aceita esse valor; veja --help
cli-usage-number-least = { $name } é um número a partir de { $least }
cli-usage-number-most = { $name } é um número até { $most }
cli-usage-number-least-most = { $name } é um número de { $least } a { $most }
