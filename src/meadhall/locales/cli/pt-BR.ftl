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

cli-help-meadhall = Jogue no terminal jogos de tabuleiro complexos, contra bots ou com amigos, e deixe bots jogarem milhares de partidas.
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

cli-help-serve = Abre o salão, para jogar no navegador, com amigos e bots.
cli-help-serve-examples =
    meadhall serve
    meadhall serve --host 0.0.0.0 --port 8014
    meadhall serve --no-browser --data-dir games --database games/hall.sqlite
cli-help-serve-host = O endereço em que o servidor atende; 0.0.0.0 deixa entrar outros da sua rede.
cli-help-serve-port = A porta (padrão: 8014; com 0, qualquer uma livre).
cli-help-serve-database = Onde ficam as partidas: um arquivo, ou a URL de um banco de dados.
cli-help-serve-data_dir = A pasta desse arquivo se --database não for dado.
cli-help-serve-browser = Abre a página no seu navegador.

cli-help-play = Começa uma partida neste terminal, contra bots ou revezando com outras pessoas, ou continua uma salva.
cli-help-play-examples =
    meadhall play boru
    meadhall play boru --terminal --seats human,greedy,random --save friday.jsonl
    meadhall play boru --seats human:Ada,human:Bruno,greedy
    meadhall play boru --engine "node my-engine.js"
    meadhall play friday.jsonl
cli-help-play-game = O jogo, ou o arquivo de uma partida salva.
cli-help-play-terminal = Joga aqui mesmo, no terminal.
cli-help-play-seats = Quem senta onde, separados por vírgulas: human, o nome de um bot, arquivo.py:Classe, módulo:Classe ou engine:COMANDO; e um nome depois de dois-pontos se quiser.
cli-help-play-engine = O comando de um programa que fala em linhas JSON: ele joga em todos os lugares, menos no seu.
cli-help-play-seed = De onde saem as cartas e os dados; sem isto, ninguém pode adivinhá-los.
cli-help-play-save = Guarda a partida neste arquivo, jogada a jogada. Uma partida carregada fica no arquivo de onde veio.
cli-help-play-load = Continua a partida salva neste arquivo.
cli-help-play-at = Continua a partir desta jogada de uma partida salva, que fica como está.

cli-help-simulate = Faz bots jogarem muitas partidas e conta quem vence. Eles trocam de lugar a cada partida.
cli-help-simulate-examples =
    meadhall simulate boru --players 4 --games 1000 --bots random
    meadhall simulate boru --players 3 --games 300 --bots greedy,random --jobs 2 --seed 7
    meadhall simulate boru --bots greedy,./my_bot.py:MyBot --engine ./my-engine
    meadhall simulate boru --games 100 --records games/ --json
cli-help-simulate-players = Quantos jogam (padrão: o mínimo possível, pelo menos dois).
cli-help-simulate-games = Quantas partidas.
cli-help-simulate-bots = Os bots, separados por vírgulas: nomes, arquivo.py:Classe, módulo:Classe, engine:COMANDO. Um só ocupa todos os lugares; menos bots que lugares se revezam.
cli-help-simulate-engine = O comando de um programa que fala em linhas JSON: mais um dos bots.
cli-help-simulate-seed = A mesma semente dá as mesmas partidas, seja qual for --jobs.
cli-help-simulate-jobs = Quantas partidas são jogadas ao mesmo tempo; 0: uma em cada núcleo.
cli-help-simulate-limit = Interrompe uma partida que não acabou após tantas escolhas; ela conta como inacabada.
cli-help-simulate-patience = Uma classe de terceiros que pensa mais do que isso em uma decisão perde a partida por abandono; 0: pode pensar quanto quiser.
cli-help-simulate-records = Grava cada partida nesta pasta, um arquivo para cada uma.

cli-help-arena = Faz os bots competirem: ratings com margem de erro, em partidas que resistem a falhas e continuam de onde pararam.
cli-help-arena-examples =
    meadhall arena boru --bots greedy,easy,random --games 300 --jobs 2 --report boru.html
    meadhall arena odin --ladder --bots 300ms,greedy --players 4 --games 60 --stop --out odin.sqlite
cli-help-arena-bots = Os bots, separados por vírgulas. Se forem mais que os lugares, enfrentam-se em todas as combinações.
cli-help-arena-players = Quantos jogam (padrão: todos os bots na mesma mesa, até onde o jogo permite).
cli-help-arena-games = Quantas partidas, incluindo as que já estão no arquivo.
cli-help-arena-ladder = O primeiro bot é novo: joga todas as partidas, contra os outros.
cli-help-arena-seed = A mesma semente dá as mesmas partidas (padrão: a do arquivo, ou uma nova).
cli-help-arena-out = O arquivo dos resultados. O mesmo comando, repetido, continua nele.
cli-help-arena-report = Grava uma página com gráficos, que abre sem internet.
cli-help-arena-stop = Para assim que fica claro se o primeiro bot é melhor ou pior que os outros.
cli-help-arena-margin = O que --stop considera uma diferença: ficar à frente nesta fração acima da metade das partidas.
cli-help-arena-jobs = Quantas partidas são jogadas ao mesmo tempo; 0: uma em cada núcleo.
cli-help-arena-ray = Joga em um cluster Ray (requer o extra “cluster”).
cli-help-arena-patience = O bot que pensa mais do que isso em uma decisão perde a partida por abandono.
cli-help-arena-limit = Interrompe a partida que não terminou depois de tantas escolhas; ela não conta.

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

cli-help-analyse = Mostra uma partida terminada pelos olhos de um bot que pensa adiante: as chances de vitória, onde a partida virou, o que ele teria escolhido.
cli-help-analyse-examples =
    meadhall analyse friday.jsonl
    meadhall analyse friday.jsonl --seat 0 --bot 200x
cli-help-analyse-bot = Quanto ele pensa em cada decisão: normal, hard, um tempo (300ms) ou um número de simulações (200x), que sempre dizem o mesmo.
cli-help-analyse-seat = Julga só as escolhas deste lugar, 0 sendo o primeiro.
cli-help-analyse-most = Quantas das escolhas que ele teria mudado são contadas.
cli-help-analyse-seed = O que ele imagina vem desta semente.

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
cli-help-bench-bot = Quem joga: qualquer bot que se possa nomear.
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

cli-help-new-bot = Grava um pequeno pacote com um bot que funciona: a classe, o teste e o que a instalação pede.
cli-help-new-bot-examples =
    meadhall new-bot wise-owl
    meadhall new-bot wise-owl --folder ~/bots/wise-owl
cli-help-new-bot-name = Como o bot se chama, em letras minúsculas: wise-owl.
cli-help-new-bot-folder = Onde gravar (padrão: uma pasta com o nome dele, aqui).

cli-help-check-engine = Joga partidas curtas com um programa que fala em linhas JSON e diz em palavras o que há de errado com ele.
cli-help-check-engine-examples =
    meadhall check-engine ./my-engine
    meadhall check-engine "node my-engine.js" --game boru
cli-help-check-engine-command = O comando que o inicia, entre aspas se tiver espaços.
cli-help-check-engine-game = Um jogo a jogar; pode ser repetido (padrão: todos).

cli-help-any-database = O salão: um arquivo, ou a URL de um banco de dados (padrão: o de `meadhall serve`).
cli-help-any-data_dir = A pasta desse arquivo se --database não for dado.
cli-help-any-name = O nome da conta; de um visitante, o id mostrado por `meadhall admin users`.
cli-help-any-off = Desfaz isso.
cli-help-any-most = Quantos mostrar, no máximo.
cli-help-any-replace = Descarta o salão que está nesse banco de dados.

cli-help-admin = Cuida de um salão, com o servidor aberto ou não: cópias, pessoas, mesas.
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
cli-grade-public = encontrado em uma fonte pública
cli-grade-known = como impresso, por conhecimento do jogo
cli-grade-likely = provável, não certo
cli-grade-reconstructed = inventado de acordo com tudo o que o manual diz
cli-grade-owner = corrigido por quem tem o jogo

## bench

cli-bench-game = Jogo
cli-bench-players = Jogadores
cli-bench-bot = Bot
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
cli-simulate-forfeits = { $games ->
    [one] { $bot } perdeu { $games } partida por falha. Partida { $number }: { $why }
   *[other] { $bot } perdeu { $games } partidas por falha, a primeira delas a de número { $number }: { $why }
}
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

## arena

cli-arena-rating = Rating
cli-arena-games = Partidas
cli-arena-forfeits = Abandonos
cli-arena-note = Rating: 0 é a média destes bots, 100 a mais significa ficar à frente em 64 % das partidas; ± é o intervalo de 95 %. %: das partidas vencidas, contando a vitória compartilhada como fração. Justo: quanto seria se todos jogassem igualmente bem.
cli-arena-better = { $rounds ->
    [one] Claro após { $rounds } rodada: { $bot } é melhor que { $other }.
   *[other] Claro após { $rounds } rodadas: { $bot } é melhor que { $other }.
}
cli-arena-worse = { $rounds ->
    [one] Claro após { $rounds } rodada: { $bot } é pior que { $other }.
   *[other] Claro após { $rounds } rodadas: { $bot } é pior que { $other }.
}
cli-arena-even = { $rounds ->
    [one] Claro após { $rounds } rodada: entre { $bot } e { $other } há menos diferença que a margem.
   *[other] Claro após { $rounds } rodadas: entre { $bot } e { $other } há menos diferença que a margem.
}
cli-arena-open = Ainda não está claro: { $bot } ou { $other }.
cli-arena-forfeited = { $games ->
    [one] { $games } partida terminou por abandono: um bot falhou, pensou demais ou escolheu o que não havia.
   *[other] { $games } partidas terminaram por abandono: um bot falhou, pensou demais ou escolheu o que não havia.
}
cli-arena-stopped = { $games ->
    [one] { $games } partida longa demais foi interrompida: não conta.
   *[other] { $games } partidas longas demais foram interrompidas: não contam.
}
cli-arena-clear = A resposta está clara após { $there } de { $asked } partidas; não se joga mais.
cli-arena-interrupted = Interrompido: { $there } de { $asked } partidas estão em { $file }. O mesmo comando continua.
cli-arena-done = { $there ->
    [one] { $there } partida está em { $file }; jogadas agora: { $played }.
   *[other] { $there } partidas estão em { $file }; jogadas agora: { $played }.
}

cli-report-title = { $game }: arena
cli-report-about = { $games ->
    [one] { $games } partida para { $players }, semente { $seed }.
   *[other] { $games } partidas para { $players }, semente { $seed }.
}
cli-report-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
cli-report-ratings = Ratings
cli-report-ratings-note = 0 é a média destes bots; 100 pontos a mais significam ficar à frente do outro em 64 % das partidas. As barras são intervalos de 95 %.
cli-report-shares = Partidas vencidas
cli-report-shares-note = Fração das partidas que o bot jogou, com intervalo de 95 %. A linha é a fração de um bot tão bom quanto os outros.
cli-report-against = Bot contra bot
cli-report-against-note = Quantas vezes o bot da linha ficou à frente do bot da coluna, em %.
cli-report-scores = Pontuações
cli-report-scores-note = Como as pontuações se distribuem; a linha é a média.
cli-report-categories = Pontos por categoria
cli-report-categories-note = Média de pontos por partida. O que custa pontos fica à esquerda do zero.
cli-report-seats = Vantagem do lugar
cli-report-seats-note = Fração das partidas vencidas de cada lugar, com intervalo de 95 %. A linha é a fração justa.
cli-report-length = Duração das partidas
cli-report-length-note = Escolhas por partida, sem as forçadas. A linha é a média.
cli-report-did = O que fizeram os vencedores
cli-report-did-note = O que os vencedores escolheram mais ou menos vezes que os outros, começando pelas diferenças mais claras: quantas vezes por partida. Não é preciso que tenham vencido por isso.
cli-report-did-none = Não há o que comparar.
cli-report-winners = Vencedores
cli-report-others = Outros
cli-report-forfeits = Abandonos
cli-report-forfeits-none = Todos os bots jogaram todas as partidas até o fim.
cli-report-said = O que foi dito primeiro
cli-report-crashed = falhou
cli-report-slow = pensou demais
cli-report-nonsense = escolheu o que não havia

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
cli-play-hint = O bot { $bot } escolheria { $number }: { $thing }.
cli-play-hint-failed = Sem dica: os conselhos deste jogo falham ({ $why }).
cli-play-help-help = o que as opções fazem, e esta lista (ou: ?)
cli-play-help-undo = desfaz a sua última escolha
cli-play-help-hint = o que o bot greedy faria (hint BOT: o que esse bot faria)
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
cli-play-left = Você saiu da mesa. A partida não foi salva.
cli-play-left-saved = Você saiu da mesa. Para continuar: meadhall play { $file }
cli-play-bot-failed = { $name } não joga mais: { $why }. O bot { $bot } continua nesse lugar.

## new-bot, check-engine

cli-new-bot-done =
    { $folder } foi gravado; o bot está em { $file }.
    Ele já joga: meadhall simulate boru --bots "{ $bot },random"
    Depois de instalado (pip install -e { $folder }), ele se chama { $name }.
cli-check-engine-hello = Ele se apresenta: { $name }.
cli-check-engine-game = { $asked ->
    [one] { $game }: ele fez { $asked } escolha.
   *[other] { $game }: ele fez { $asked } escolhas.
}
cli-check-engine-same = A mesma semente leva às mesmas escolhas, e uma nova partida começa do zero.
cli-check-engine-not-same = A mesma semente levou a outras escolhas: as partidas dele não podem ser repetidas. Isso é permitido; a semente está em “game”.
cli-check-engine-strangers = Ele ignora as linhas que não conhece.
cli-check-engine-ends = Ele termina com quit, e quando a entrada acaba.
cli-check-engine-failed = { $why }
cli-check-engine-time = { $asked ->
    [one] Tudo certo: { $asked } decisão, a mais longa levou { $longest } s de { $limit } s.
   *[other] Tudo certo: { $asked } decisões, a mais longa levou { $longest } s de { $limit } s.
}

## replay, show

cli-replay-goes-on = Depois da jogada { $move }, é a vez de { $names }.
cli-show-asked = { $player }: { $question }

## analyse

cli-analyse-by = { $game }, pelos olhos de { $bot }
cli-analyse-chances = Chances de vitória em %, da primeira à última jogada
cli-analyse-points = Pontos esperados, da primeira à última jogada
cli-analyse-turns = Onde a partida virou
cli-analyse-chose = { $who }: { $question } { $option }
cli-analyse-try = Tente você: { $command }
cli-analyse-worse = O que o bot teria escolhido
cli-analyse-more = { $count ->
    [one] { $count } outra escolha teria sido diferente; --most mostra mais.
   *[other] { $count } outras escolhas teriam sido diferentes; --most mostra mais.
}
cli-analyse-interrupted = Interrompido na jogada { $move } de { $moves }: isto é o que foi encontrado até ali.
cli-analyse-player = Jogador
cli-analyse-decisions = Decisões
cli-analyse-same = Como o bot, %
cli-analyse-fewer = Piores
cli-analyse-lost = Pontos perdidos

## serve

cli-serve-open = O Meadhall está aberto em { $address } (para encerrar: Ctrl-C)

## meadhall check, meadhall new-game

cli-check-kept = { $count ->
    [one] { $count } verificação passou.
   *[other] { $count } verificações passaram.
}
cli-check-words = Textos
cli-check-words-there = tudo pode ser dito em { $language }.
cli-check-words-unused = nada parece usar { $names }. São palavras de outro jogo? Então apague-as.
cli-check-lessons = Lições
cli-check-lessons-played = { $count ->
    [one] { $count } capítulo pode ser jogado.
   *[other] { $count } capítulos podem ser jogados.
}
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
cli-wrong-record = não é uma partida gravada do Meadhall: falta o cabeçalho
cli-wrong-truncated = a partida gravada está truncada: falta a linha final
cli-wrong-version = jogada pela versão { $version } das regras de { $game }; esta é a versão { $now }
cli-wrong-bots = { $named } bots são demais para { $seats } lugares
cli-wrong-broken-bot = não é possível carregar o bot '{ $name }': { $why }
cli-wrong-bot-file = o bot '{ $name }': não existe o arquivo '{ $file }'
cli-wrong-bot-module = o bot '{ $name }': não existe o módulo '{ $module }'
cli-wrong-bot-class = o bot '{ $name }': não existe '{ $there }' em { $where }; os bots de lá são: { $known }
cli-wrong-bot-kind = { $name } não é uma classe derivada de meadhall.Bot
cli-wrong-bot-unmade = o bot '{ $name }' não pode ser criado com uma semente: { $why }
cli-wrong-bot-raised = o bot { $bot } falhou: { $why }
cli-wrong-bot-option = o bot { $bot } escolheu { $said }, que { $kind } não oferece
cli-wrong-bot-late = o bot { $bot } não respondeu em { $seconds } s
cli-wrong-bots-seats = { $named } bots para { $seats } lugares
cli-wrong-saved-program = { $file } indica '{ $name }' como jogador, o que seria executado aqui; diga quem joga com --seats
cli-wrong-engine = --engine vale para todos os lugares, menos o seu; com --seats, indique-o lá: engine:COMANDO
cli-wrong-engine-command = o motor '{ $name }' não pode ser lido como comando: { $why }
cli-wrong-engine-empty = diga que comando inicia o motor, como em engine:./my-engine
cli-wrong-engine-missing = o motor '{ $name }' não pode ser executado: não existe esse programa
cli-wrong-engine-seconds = MEADHALL_ENGINE_SECONDS é um número de segundos, não '{ $value }'
cli-wrong-engine-start = o motor { $bot } não pode ser iniciado: { $why }
cli-wrong-engine-ended = o motor { $bot } terminou (status { $status }): { $last }
cli-wrong-engine-late = o motor { $bot } não respondeu a tempo
cli-wrong-engine-nonsense = o motor { $bot } disse '{ $said }': { $why }
cli-wrong-engine-protocol = o motor { $bot } fala o protocolo { $spoken }; este é o { $known }
cli-wrong-engine-quit = o motor { $bot } não termina em { $seconds } s depois de “quit”
cli-wrong-engine-eof = o motor { $bot } não termina em { $seconds } s depois do fim da entrada
cli-wrong-bot-name = '{ $name }' não serve como nome de bot: letras minúsculas e algarismos, com - ou _ no meio, como wise-owl
cli-wrong-bot-taken = já existe algo chamado '{ $name }'
cli-wrong-python-name = '{ $name }' significa outra coisa em Python
cli-wrong-pair = --option é nome=valor, não '{ $pair }'
cli-wrong-twice = --option { $name } aparece duas vezes
cli-wrong-folder = { $folder }: a pasta não pode ser criada: { $why }
cli-wrong-locked = { $folder }: não se pode escrever nessa pasta
cli-wrong-contest = { $file } contém outra competição: { $name } ali é { $there }, não { $asked }; indique outro arquivo com --out
cli-wrong-no-contest = { $file } não é um arquivo da arena: { $why }
cli-wrong-ladder = --ladder requer um bot novo, outros contra ele e dois jogadores ou mais
cli-wrong-stop = --stop compara o primeiro bot com outros: indique dois ou mais, para dois jogadores ou mais
cli-wrong-cluster = --ray requer o extra: pip install 'meadhall[cluster]'

cli-wrong-exists = { $file }: já existe um arquivo com esse nome
cli-wrong-hall-there = já há um salão nesse banco de dados: use --replace para descartá-lo
cli-wrong-unfinished = { $file }: a partida não terminou
cli-wrong-state = --state é um de { $known }, não '{ $value }'
cli-wrong-no-such-person = não há conta com esse nome
cli-wrong-no-such-table = não há mesa com esse id
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
cli-wrong-no-search = '{ $name }' não pensa adiante; diga normal, hard, um tempo (300ms) ou um número de simulações (200x)
cli-wrong-analyse-running = esta partida ainda não terminou; só se analisa uma partida terminada
cli-wrong-at = --at é uma jogada de uma partida salva: indique o arquivo dela
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
cli-wrong-bots-none = diga quais bots jogam
cli-wrong-limit = uma partida pode ser interrompida após uma escolha ou mais, não após { $limit }
cli-wrong-bot-size = '{ $name }': de { $least } a { $most }
cli-wrong-smtp = MEADHALL_SMTP é smtp://usuário:senha@servidor:587 ou smtps://…, e MEADHALL_MAIL_FROM, um endereço
cli-wrong-notices = os avisos precisam do endereço do salão, para seus links: MEADHALL_ADDRESS=https://…
cli-wrong-number = { $name } é um número inteiro, não '{ $value }'
cli-wrong-listen = não é possível escutar em { $address }: { $why }
cli-wrong-database-url = um banco de dados é o caminho de um arquivo SQLite, ou postgresql://usuário:senha@servidor/nome; esta URL não pode ser lida
cli-wrong-database-kind = um banco de dados é o caminho de um arquivo SQLite, ou postgresql://usuário:senha@servidor/nome, não { $kind }://…
cli-wrong-postgres = o PostgreSQL precisa de outro pacote: pip install "meadhall[postgres]"
cli-wrong-database-newer = não é possível usar o banco de dados { $name }: foi gravado por uma versão mais nova do Meadhall
cli-wrong-database-damaged = o banco de dados { $name } está danificado: { $why }; restaure uma cópia dele, ou salve o que puder ser lido com sqlite3 { $name } .recover
cli-wrong-database-server = não é possível usar o banco de dados { $name }: { $why }; confira a URL e se o servidor do banco está no ar (--database)
cli-wrong-database-locked = não é possível usar o banco de dados { $name }: { $why }; o usuário que roda o servidor precisa poder gravar no arquivo e na pasta dele (--database)
cli-wrong-database-file = não é possível usar o banco de dados { $name }: { $why }; indique outro arquivo, ou um que ainda não exista (--database)
cli-wrong-metrics = MEADHALL_METRICS precisa de outro pacote: pip install "meadhall[metrics]"
cli-wrong-log = MEADHALL_LOG é um destes: { $known }; não '{ $value }'
cli-wrong-no-copy = { $file } não é uma cópia de um salão
cli-wrong-copy-damaged = a cópia está danificada: { $why }
cli-wrong-unreadable = { $file }: não pode ser lido: { $why }
cli-at-line = { $file }: linha { $line }: { $what }
cli-usage-option = não há opção { $name }
cli-usage-option-close = não há opção { $name }; seria { $close }?
cli-usage-misused = { $name }: falta o valor, ou há um que ela não aceita
cli-usage-missing = falta { $name }
cli-usage-value = { $name } não aceita esse valor; veja --help
cli-usage-number-least = { $name } é um número a partir de { $least }
cli-usage-number-most = { $name } é um número até { $most }
cli-usage-number-least-most = { $name } é um número de { $least } a { $most }
