### A página web

## Em toda parte

web-nav = Menu principal
web-skip-to-main = Ir para o conteúdo
web-games = Jogos
web-my-games = Minhas partidas
web-about = Sobre
web-account = Sua conta
web-settings = Configurações
web-close = Fechar
web-loading = Um momento…
web-failed = Não deu certo
web-try-again = Tentar de novo
web-to-hall = Ir para o salão
web-offline = Sem conexão
web-unknown = Esta página não existe
web-unknown-text = O link pode estar incompleto, ou a mesa pode ter sido fechada.
web-save = Salvar
web-saved = Salvo.
web-more = Mostrar mais
web-guest = Visitante
web-you = você

## O salão

web-welcome = Puxe um banco
web-welcome-back = Que bom ver você, { $who }
web-welcome-again = Que bom ver você!
web-welcome-text = Jogos de tabuleiro complexos da era viking e da Idade Média, com amigos, com bots ou com ambos.
web-welcome-begin = Digite um nome e jogue: sem instalar nada e sem cadastro.
web-your-name = Seu nome
web-name = Nome
web-play-bots = { $count ->
    [1] Jogar contra um bot
   *[other] Jogar contra { $count } bots
}
web-play-companion = Jogar com um guia
web-ways = Aprender: capítulos numa mesa preparada, passo a passo. Com um guia: uma partida inteira em que uma linha sob cada pergunta diz por que ela importa. Contra bots: a mesma partida, sem essa linha.
web-new-table = Nova mesa
web-players-range = de { $from } a { $to } jogadores
web-minutes = de { $from } a { $to } minutos
web-mine-empty = Nenhuma partida ainda. Comece uma ou jogue agora mesmo contra bots.
web-open-tables = Mesas com lugar livre
web-open-empty = Nenhuma mesa aberta agora. Abra uma e mostre-a aqui para que outros entrem.
web-watch = Partidas para assistir
web-finished = Partidas terminadas
web-finished-empty = As partidas que você terminar ficam aqui, com o replay.
web-free-seats = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
web-games-text = Veja os tabuleiros, as cartas e as regras de cada jogo sem começar uma partida.

## A página de um jogo

web-goes = Como é uma partida
web-example = Um turno de exemplo
web-rules-short = As regras em resumo
web-handbook = As regras completas
web-contents = Sumário
web-handbook-find = Buscar nas regras
web-handbook-nothing = Nada encontrado.
web-glossary = O que os ícones significam
web-pieces = Tabuleiros e peças
web-edition = Sobre esta edição
web-edition-more = De onde vem cada número
web-ledger-text = Nada foi copiado dos jogos publicados. Cada número de um tabuleiro ou carta diz de onde vem; quem tem o jogo pode corrigi-lo.
web-ledger-table = Tabela de dados
web-corrections = Este servidor joga com dados corrigidos ({ $digest }).
web-grade-seed = manual
web-grade-seed-means = Está no manual de regras ou decorre dele.
web-grade-public = público
web-grade-public-means = Encontrado numa fonte pública, citada nos dados.
web-grade-known = conhecido
web-grade-known-means = Como impresso, por conhecimento do jogo.
web-grade-likely = provável
web-grade-likely-means = Acreditamos que seja assim, mas sem certeza.
web-grade-reconstructed = reconstruído
web-grade-reconstructed-means = Criado aqui para respeitar tudo o que o manual diz, por não se achar nada melhor.
web-grade-owner = do dono
web-grade-owner-means = Corrigido por quem tem o jogo em mãos.

## Uma nova mesa

web-game = Jogo
web-how-many = Quantos jogam?
web-seats = Lugares
web-plan-me = Eu
web-plan-open = Aberto: quem tiver o link
web-plan-bot = Um bot
web-plan-here = Alguém neste aparelho
web-bot = Bot
web-bot-kind = Qual bot no lugar { $number }
web-name-here = Nome de quem joga no lugar { $number }
web-bot-random = Aleatório
    .about = O mais fraco: joga qualquer coisa permitida.
web-bot-easy = Fácil
    .about = Para uma primeira partida: joga com bom senso, mas comete erros.
web-bot-greedy = Moderado
    .about = Entre Fácil e Normal: olha uma escolha à frente, na hora.
web-bot-normal = Normal
    .about = Para uma boa partida: pensa por um instante e olha várias escolhas à frente.
web-bot-hard = Difícil
    .about = O mais forte: pensa por um segundo e olha muito mais à frente.
web-more-settings = Mais opções ({ $count })
web-clock-each = Tempo por escolha
web-clock-none = Sem relógio
web-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
web-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
web-hints-allowed = Dicas são permitidas
web-list-table = Mostrar a mesa a todos no salão
web-new-invites = Você recebe um link para os outros. A partida começa quando todos os lugares estiverem ocupados.
web-new-starts = Todos os lugares estão ocupados: a partida começa na hora.
web-new-ready = Todos os lugares estão ocupados: a partida começa quando todos confirmarem.
web-open-table = Abrir a mesa
web-start = Começar a partida

## Antes da partida

web-gathering = { $count ->
    [1] Falta um jogador.
   *[other] Faltam { $count } jogadores.
}
web-gathered = Todos estão aqui.
web-seat-open = livre
web-held = reservado para { $who }
web-sit-here = Sentar aqui
web-sit-here-too = Sentar aqui também
web-seat-bot = Um bot no lugar { $number }
web-add-bot = Adicionar um bot
web-leave = Deixar o lugar
web-free-seat = Liberar o lugar
web-start-when-full = A partida pode começar quando todos os lugares estiverem ocupados.
web-host-starts = Quem abriu a mesa vai começar a partida.
web-clock-of = Relógio: { $time } por escolha.
web-ready-why = O relógio só anda depois que todos confirmarem.
web-ready = Começar
web-is-ready = a postos
web-ready-waits = Falta confirmar: { $who }.
web-close-table = Fechar a mesa
web-invite = Convide os outros
web-invite-link = Link desta mesa
web-private = Só quem tem o link encontra esta mesa.
web-listed = A mesa aparece no salão.
web-watch-link = Link para assistir a esta mesa
web-copy = Copiar o link
web-copied = Link copiado.
web-link-here = Este link só abre neste aparelho. Para outras pessoas da casa entrarem, inicie com: meadhall serve --host 0.0.0.0
web-share = Compartilhar
web-qr = Código QR
web-qr-label = Código QR de { $url }

## A mesa

web-table = Mesa
web-question = A pergunta
web-side = Jogadores, histórico, chat
web-own-area = Sua área
web-players = Jogadores
web-log = Histórico
web-chat = Chat
web-scores = Pontos
web-score = Pontuação
web-score-hidden = ainda há pontos ocultos
web-score-nothing = 0 para todos: { $what }
web-total = Total
web-your-turn = Sua vez
web-waiting-for = { $count ->
    [1] { $who } está escolhendo.
   *[other] { $who } estão escolhendo.
}
web-wait = Um momento…
web-over = A partida acabou.
web-options = Suas escolhas
web-options-end = Encerrar
web-options-all = Todas as escolhas do tabuleiro
web-list = { $count ->
    [1] Listar a escolha
   *[other] Listar as { $count } escolhas
}
web-choose = Escolher
web-not-yet = Cancelar
web-back = Voltar
web-step-of = { $at } de { $of }
web-pages = Páginas de respostas
web-page-before = Página anterior
web-page-more = Ver mais
web-skip = Avançar
web-continue = Continuar
web-scene = O que acontece
web-scene-again = Ver de novo
web-undo = Desfazer
web-reset-turn = Desfazer meu turno
web-undo-here = Desfazer até aqui
web-ask-undo-here = Pedir aos outros para voltar até aqui
web-ask-undo = Pedir para desfazer
web-ask-undo-about = Se todos concordarem, a partida volta ao momento antes da sua última escolha.
web-undo-anyway = Desfazer mesmo assim
web-undo-anyway-title = Desfazer sua última escolha?
web-undo-anyway-about = Ninguém mais precisa concordar. A partida volta ao momento antes da sua última escolha; o que veio depois se perde.
web-barred-others = Outros já agiram depois da sua última escolha.
web-barred-rolled = Depois da sua última escolha houve dados ou cartas sorteadas.
web-barred-revealed = Sua última escolha mostrou algo oculto.
web-mark-free = Você pode desfazer isto até alguém agir.
web-mark-passes = Encerra seu turno por enquanto; você pode desfazer isto até alguém agir.
web-mark-some = Algumas não podem ser desfeitas; isso está indicado em cada uma.
web-mark-unknown = Talvez isto não possa ser desfeito.
web-mark-rolled = Não pode ser desfeito: depende de dados ou cartas.
web-mark-revealed = Não pode ser desfeito: mostra algo oculto.
web-hint = Dica
web-hint-thinking = Pensando…
web-hint-said = Um bot escolheria: { $option }.
web-your-points = Seus pontos: { $points }
web-companion = Guia
web-companion-hide = Desligar o guia
web-companion-show = Guia: dizer por que cada pergunta importa
web-companion-off = O guia está desligado. Em “Mesa” você pode ligá-lo de novo.
web-look-back = Ver como joguei
web-look-back-well = O que deu certo
web-look-back-try = Para tentar da próxima vez
web-look-back-best = Nada parecia claramente melhor, na hora, do que o que você escolheu.
web-look-back-nothing = Não há nada de especial a dizer sobre esta partida.
web-look-back-chose = Sua escolha: { $option }
web-look-back-instead = Sua escolha: { $option }. Melhor: { $best }
web-analyse = Analisar a partida
web-analysing = Um bot olha cada decisão: jogada { $move } de { $moves }
web-analysis = Análise
web-analysis-chances = Chances de vitória em %
web-analysis-points = Pontos esperados
web-analysis-table = Em números
web-analysis-turns = Onde a partida virou
web-analysis-instead = O que o bot teria escolhido
web-analysis-none = Nada que importe.
web-analysis-chose = Jogada { $move }, { $who }: { $question }
web-analysis-try = Tentar de outro jeito
web-analysis-by = Pelos olhos do bot “{ $bot }”. Ele julga uma escolha pelo que aquele jogador podia saber; as chances são estimativas.
web-clock = Tempo que resta a { $who }
web-deciding = está escolhendo
web-away = ausente
web-stand-in = um bot joga no lugar
web-stand-in-you = Por enquanto um bot joga por você.
web-come-back = Retomar meu lugar
web-paused = A partida espera até que { $who } volte.
web-paused-you = A partida espera por você.
web-note-timeout = O tempo de { $who } acabou: um bot fez esta escolha.
web-note-timeout-you = Seu tempo acabou: um bot fez esta escolha por você.
web-note-lost = O tempo de { $who } acabou três vezes seguidas: um bot joga em seu lugar.
web-note-lost-you = Seu tempo acabou três vezes seguidas: um bot joga por você até você retomar seu lugar.
web-note-replaced = Agora um bot joga por { $who }.
web-note-replaced-you = Agora um bot joga por você.
web-note-back = { $who } voltou.
web-note-back-you = Você voltou.
web-note-resigned = { $who } desistiu; um bot segue jogando.
web-note-resigned-you = Você desistiu; um bot segue jogando.
web-watching = { $count ->
    [1] Um espectador
   *[other] { $count } espectadores
}
web-lost = A conexão caiu. Ela volta sozinha; nada do que você fez se perde.
web-since = Desde a sua última escolha: abrir o histórico
web-log-details = Mostrar detalhes
web-log-empty = Nada aconteceu ainda.
web-log-hidden = { $players ->
    [1] { $who } escolhe em segredo.
   *[other] { $who } escolhem em segredo.
}
web-log-more = Mostrar jogadas anteriores
web-see-moment = Ver este momento
web-chat-empty = Ninguém disse nada ainda. Cumprimente a mesa!
web-chat-say = Diga algo
web-chat-send = Enviar
web-big-screen = Telão
web-leave-screen = Sair do telão
web-resign = Desistir
web-resign-seat = Desistir: { $who }
web-resign-sure = Um bot joga por você até o fim. Os outros podem terminar a partida.
web-resign-seat-sure = Um bot joga até o fim no lugar de { $who }. Os outros podem terminar a partida.
web-replace = Substituir { $who } por um bot
web-replace-sure = Um bot ({ $bot }) assume este lugar quando todos os outros concordarem. Quem está aqui também precisa concordar, e então sai de vez. Quem está fora pode ser substituído após dois minutos de espera (com relógio, quando o tempo também acabar) e retoma o lugar quando voltar.
web-not-lost = A mesa ainda não esperou esta pessoa o bastante: dois minutos e, com relógio, até o tempo dela também acabar.
web-program = Um programa joga por mim
web-program-about = Um programa que conhece o token do seu lugar joga nele, assim como você. O token só aparece uma vez; criar outro encerra o anterior.
web-program-make = Criar um token
web-program-line = Endereço, mesa, lugar e token, como o bot de exemplo em docs/api.md os recebe
web-program-end = Encerrar o token
web-program-ended = O token não vale mais.
web-done = Pronto
web-ask-table = Pedir aos outros
web-request = Um pedido
web-request-undo = { $who } pede para voltar à jogada { $move }.
web-request-replace = { $who } pede que um bot ({ $bot }) jogue por { $target }.
web-agree = Concordar
web-decline = Recusar
web-withdraw = Retirar
web-request-declined = { $who } não concorda: seu pedido terminou.
web-request-passed = A partida seguiu: seu pedido terminou.
web-hand-over = Passe o aparelho para { $who }
web-hand-over-why = Assim ninguém vê a mão do outro.
web-i-am = Sou { $who }
web-seat-lost = Este lugar não é mais seu. Você está assistindo.
web-table-closed = Esta mesa está fechada
web-table-closed-text = O anfitrião a fechou. Procure outra mesa no salão ou abra a sua.
web-zoom-in = Aproximar
web-zoom-out = Afastar

web-keys = Teclas
web-key-tab = Tab
web-key-tab-does = Ir à próxima coisa que se pode escolher
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = Andar pelo tabuleiro, até a escolha mais próxima
web-key-shift-arrows = Shift + ← ↑ ↓ →
web-key-shift-arrows-does = Ir a qualquer coisa e ver a explicação dela
web-key-enter = Enter
web-key-enter-does = Escolher
web-key-q = Q
web-key-q-does = Ir à pergunta; Enter leva às escolhas
web-key-u = U
web-key-u-does = Desfazer
web-key-h = H
web-key-h-does = Dica
web-key-s = S
web-key-s-does = Avançar
web-key-zoom = + − 0
web-key-zoom-does = Aproximar, afastar, tabuleiro inteiro

## O fim

web-wins = { $count ->
    [1] { $who } vence
   *[other] { $who } dividem a vitória
}
web-you-win = Você venceu!
web-you-scored = { $points ->
    [one] Você fez { $points } ponto
   *[other] Você fez { $points } pontos
}
web-you-share = Você divide a vitória com { $who }
web-you-came = Você ficou em { $place }º lugar de { $players }
web-won-by = { $points ->
    [one] { $points } ponto à frente de { $who }.
   *[other] { $points } pontos à frente de { $who }.
}
web-won-tie = Com os mesmos pontos que { $who }, mas à frente no desempate.
web-lost-by = { $count ->
    [1] { $who } vence, { $points ->
        [one] { $points } ponto à sua frente.
       *[other] { $points } pontos à sua frente.
    }
   *[other] { $who } dividem a vitória, { $points ->
        [one] { $points } ponto à sua frente.
       *[other] { $points } pontos à sua frente.
    }
}
web-lost-tie = { $who } vence no desempate, com os mesmos pontos que você.
web-tie-by = { $what }: { $more } contra { $less }.
web-abandoned = A partida foi abandonada.
web-chart = Como os pontos cresceram
web-chart-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
web-lead = { $who } assume a liderança na jogada { $move }
web-rematch = Revanche
web-replay = Rever a partida
web-record = Baixar a partida

## Replay

web-move = Jogada
web-move-of = Jogada { $move } de { $moves }
web-look-as = Ver como
web-look-open = Todas as cartas abertas
web-look-seat = Como { $who }
web-look-nobody = Como espectador
web-hands = Cartas na mão
web-hand-of = Cartas na mão de { $who }
web-first = Primeira jogada
web-previous = Jogada anterior
web-next = Próxima jogada
web-last = Última jogada
web-play = Reproduzir
web-pause = Pausar
web-fork = Jogar a partir daqui
web-fork-text = Uma nova mesa começa na jogada { $move } desta partida. Quem ocupa cada lugar?
web-moment-link = Link para este momento
web-nothing-told = Nada a contar desta jogada.
web-to-table = Ir para a mesa

## Conta

web-account-sign = Uma conta, se você quiser
web-account-why = Não é preciso para jogar. Com ela, suas partidas seguem você em qualquer aparelho.
web-account-name = Nome da conta
web-password = Senha
web-password-old = Senha antiga
web-password-new = Nova senha (pelo menos 8 caracteres)
web-password-change = Trocar a senha
web-sign-in = Entrar
web-sign-out = Sair
web-register = Criar uma conta
web-signed-in = Você entrou como { $who }
web-own-data = Seus dados
web-own-data-why = O salão guarda seu nome, suas partidas e o que você disse nas mesas. Ninguém mais recebe isso.
web-own-data-get = Baixar seus dados
web-sign-out-others = Sair dos outros aparelhos
web-signed-out-others = As sessões em todos os outros aparelhos foram encerradas.
web-delete-me = Apagar todos os meus dados
web-delete-me-sure = Bots assumem suas partidas em andamento. Seu nome e o que você disse somem de todo lugar. Isso não pode ser desfeito.
web-delete-me-do = Apagar para sempre
web-reset = Uma nova senha
web-reset-why = Escolha uma nova senha para a sua conta. As sessões em todos os outros aparelhos serão encerradas.
web-reset-do = Salvar e entrar
web-beside = mesma pessoa que { $who }
web-notices-title = Avisos de que é a sua vez
web-notices-why = Para partidas que duram dias: uma mensagem quando os outros já esperaram por você e você não está aqui.
web-notices-email = E-mail
web-notices-webhook = Webhook (para { $hosts })
web-notices-minutes = Minutos antes do aviso
web-notices-confirm = Uma mensagem está a caminho desse endereço: siga o link dela, e está tudo pronto.
web-notices-mine = Confirmar este endereço
web-notices-confirmed = De agora em diante, você recebe um aviso quando é a sua vez.
web-notices-end = Encerrar estas mensagens
web-notices-ended = Você não receberá mais estas mensagens.

web-host = Cuidar do salão
web-host-not = Esta página é para os anfitriões do salão.
web-host-people = Pessoas
web-host-search = Nome ou conta
web-host-find = Procurar
web-host-nobody = Não há ninguém com esse nome.
web-host-is-host = anfitrião
web-host-is-muted = sem chat
web-host-is-banned = barrado
web-host-mute = Tirar do chat
web-host-unmute = Devolver o chat
web-host-ban = Barrar
web-host-unban = Deixar entrar de novo
web-host-reset = Criar link de nova senha
web-host-link = Envie este link a { $who } e a mais ninguém: ele dá uma nova senha, uma vez, dentro de três dias.
web-host-tables = Mesas
web-host-no-tables = Não há mesas.
web-host-stage-gathering = esperando jogadores
web-host-stage-running = em andamento
web-host-stage-over = encerrada
web-host-remove = Remover a mesa
web-host-remove-sure = A mesa e tudo o que aconteceu nela são apagados, para todos. Isso não pode ser desfeito.

## Configurações

web-language = Idioma
web-theme = Tema
web-theme-system = Igual ao aparelho
web-theme-light = Claro
web-theme-dark = Escuro
web-contrast = Contraste
web-contrast-system = Igual ao aparelho
web-contrast-normal = Normal
web-contrast-more = Alto
web-motion = Animações
web-motion-system = Igual ao aparelho
web-motion-none = Nenhuma
web-pace = Jogadas dos outros
web-pace-slow = Devagar
web-pace-normal = Uma a uma
web-pace-instant = Na hora
web-confirm = Perguntar antes de escolher
web-confirm-never = Nunca
web-confirm-final = Se encerra meu turno ou não pode ser desfeita
web-confirm-always = Sempre
web-two-taps = Na tela de toque, tocar duas vezes para escolher
web-sound = Um som quando for minha vez
web-notices = Uma notificação quando for minha vez
web-notices-denied = O navegador não permite notificações desta página. Mude isso nas configurações dele.
web-shortcuts = Teclas de uma letra (Q, U, H, S)

## Sobre

web-about-text = Meadhall é um salão em que pessoas e programas se sentam para jogos de tabuleiro complexos e os jogam pelas regras completas. É livre e de código aberto, e qualquer pessoa pode rodá-lo em casa.
web-about-data = Os desenhos, as palavras e o código são nossos. Os números vêm de manuais e de fontes públicas, e cada jogo diz quão certo é cada um deles:
web-credits = Créditos
web-credit-icons = Ícones:
web-credit-signs = Ícones da interface:
web-credit-type = Fontes:
web-credit-code = Código: os autores do Meadhall, MIT. Feito com Svelte, Fluent e qrcode-generator (MIT, Apache 2.0).
web-for-programs = Para programas
web-for-programs-text = Tudo o que esta página faz, um programa pode fazer:

## Recusas

web-board-broken = Não foi possível desenhar o tabuleiro de { $game } ({ $why }); em seu lugar aparece um mais simples.
web-refused = Recusado: { $why }.
web-refused-unreachable = O servidor não responde. Verifique sua conexão e tente de novo.
web-refused-unavailable = O servidor está com problemas no banco de dados. Tente de novo daqui a pouco.
web-refused-broken = Algo deu errado no servidor. Nada mudou; tente de novo.
web-refused-malformed = O servidor não entendeu a página. Recarregue-a.
web-refused-nobody = Digite primeiro um nome.
web-refused-wrong_password = Nome da conta ou senha incorretos.
web-refused-bad_token = Esse token não vale mais.
web-refused-not_yours = Isso é de outra pessoa.
web-refused-cross_site = O pedido veio de outro site e foi recusado.
web-refused-secret = Não durante a partida: mostraria o que está oculto.
web-refused-no_such_table = Esta mesa não existe. Pode ter sido fechada.
web-refused-no_such_game = Este jogo não existe aqui.
web-refused-no_such_bot = Este bot não existe aqui.
web-refused-no_such_move = Esta jogada não existe.
web-refused-no_such_page = Esta página não existe.
web-refused-stale = Essa pergunta já foi respondida.
web-refused-illegal = Isso não pode ser escolhido agora.
web-refused-barred = Isso não pode mais ser desfeito. Peça aos outros.
web-refused-seated = Você já está nesse lugar.
web-refused-taken = Alguém foi mais rápido: esse lugar, ou esse nome, já tem dono.
web-refused-full = Não há mais lugar livre.
web-refused-not_running = A partida não está em andamento.
web-refused-not_ready = Nem todos confirmaram ainda.
web-refused-not_over = Isso só é possível depois do fim da partida.
web-refused-has_started = A partida já começou.
web-refused-too_many_tables = Você tem mesas abertas demais. Termine ou feche uma primeiro.
web-refused-other_rules = Esta partida foi jogada com outras regras e não pode ser mostrada aqui.
web-refused-muted = Um anfitrião deste salão deixa você jogar, mas não conversar.
web-refused-banned = Um anfitrião deste salão barrou esta conta.
web-refused-bad_link = Este link expirou ou já foi usado. Peça outro.
web-refused-no_such_person = Não há ninguém com esse nome aqui.
web-refused-too_big = Isso é longo demais.
web-refused-bad_options = O jogo não pode ser montado assim.
web-refused-too_fast = Rápido demais. Espere um pouco e tente de novo.
web-refused-not_sent = Isso não foi enviado: a conexão caiu quando você saiu da mesa.
web-refused-no_bot = Nenhum bot soube responder. Tente de novo ou decida por conta própria.
web-refused-analysing = Outra partida está sendo analisada para você. Espere terminar.
web-refused-too_hard = Calcular isso demora demais. Tente de novo ou decida por conta própria.

## Lições

web-learn = Aprender em meia hora
web-lesson = Lição
web-lesson-again = Recomeçar o capítulo
web-lesson-skip = Pular o capítulo
web-lesson-chapter = Capítulo { $at } de { $of }
web-lesson-chapters = Capítulos
web-lesson-prepared = Uma mesa nova foi preparada para este capítulo.
web-lesson-step = passo { $at } de { $of }
web-lesson-leave = Sair da lição
web-lesson-done = aprendido
web-lesson-learnt = Muito bem! Vamos ao próximo capítulo?
web-lesson-learnt-all = Muito bem! Você já sabe o necessário para uma primeira partida.
web-lesson-look = Veja o que aconteceu e depois continue abaixo.
web-lesson-over = O capítulo termina aqui: siga para o próximo.
web-lesson-read-first = Um momento: leia isto primeiro e depois continue.
web-lesson-else = Desta vez não: escolha o que está marcado.
web-lesson-tried = { $thing }? { $said }
