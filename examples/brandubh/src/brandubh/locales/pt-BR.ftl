brandubh-name = Brandubh
brandubh-blurb = Um rei e quatro defensores contra oito atacantes: chegue a um canto ou cerque o rei.
brandubh-rules-1 = Toda peça anda em linha reta por casas vazias. Só o rei pode ficar no trono e nos cantos. Uma peça entre dois inimigos é capturada quando um deles se move para lá.
    .title = Mover e capturar
brandubh-rules-2 = O primeiro jogador ataca e começa, o segundo defende. Os defensores vencem quando o rei chega a um canto, os atacantes quando capturam o rei; no trono e ao lado dele, o rei precisa ser cercado. Cinquenta lances sem captura são empate.
    .title = Vencer

brandubh-ask-piece = Que peça você move?
brandubh-ask-to = Para onde vai a peça de { $about }?
brandubh-square = { $id }
brandubh-piece-attacker = atacante
brandubh-piece-defender = defensor
brandubh-piece-king = rei

brandubh-told-moves = { $seat } move: { $thing }.
brandubh-told-takes = { $seat } captura: { $thing }.
brandubh-told-escapes = O rei de { $seat } chega a um canto.
brandubh-told-stuck = { $seat } não pode mover.
brandubh-told-wins = { $seat } vence.

brandubh-score-victory = Vitória
brandubh-sheet-board = Tabuleiro
brandubh-sheet-table = Mesa
brandubh-label-quiet = Lances até o empate
brandubh-page-draw = Empate após mais { $moves } lances sem captura
