brandubh-name = Brandubh
brandubh-blurb = A king and four defenders against eight attackers: reach a corner, or close the king in.
brandubh-rules-1 = Every piece moves in a straight line over empty squares. Only the king may stand on the throne and in the corners. A piece between two enemies is taken when one of them moves there.
    .title = Moving and taking
brandubh-rules-2 = The first player attacks and begins, the second defends. The defenders win when the king reaches a corner, the attackers when they take the king; on the throne and beside it, the king must be surrounded. Fifty moves without a piece taken are a draw.
    .title = Winning

brandubh-ask-piece = Which piece do you move?
brandubh-ask-to = Where does the piece from { $about } move?
brandubh-square = { $id }
brandubh-piece-attacker = attacker
brandubh-piece-defender = defender
brandubh-piece-king = king

brandubh-told-moves = { $seat } moves: { $thing }.
brandubh-told-takes = { $seat } takes: { $thing }.
brandubh-told-escapes = The king of { $seat } reaches a corner.
brandubh-told-stuck = { $seat } cannot move.
brandubh-told-wins = { $seat } wins.

brandubh-score-victory = Victory
brandubh-sheet-board = Board
brandubh-sheet-table = Table
brandubh-label-quiet = Moves until a draw
brandubh-page-draw = Draw after { $moves } more moves without a capture
