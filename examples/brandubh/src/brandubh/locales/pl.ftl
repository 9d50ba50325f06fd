brandubh-name = Brandubh
brandubh-blurb = Król i czterech obrońców przeciw ośmiu napastnikom: dotrzyj do rogu albo osacz króla.
brandubh-rules-1 = Każda figura porusza się po linii prostej przez puste pola. Tylko król może stać na tronie i w rogach. Figura między dwoma wrogami zostaje zbita, gdy jeden z nich tam wejdzie.
    .title = Ruch i bicie
brandubh-rules-2 = Pierwszy gracz atakuje i zaczyna, drugi się broni. Obrońcy wygrywają, gdy król dotrze do rogu, napastnicy, gdy zbiją króla; na tronie i obok niego króla trzeba otoczyć. Pięćdziesiąt ruchów bez bicia to remis.
    .title = Zwycięstwo

brandubh-ask-piece = Którą figurą ruszasz?
brandubh-ask-to = Dokąd rusza figura z pola { $about }?
brandubh-square = { $id }
brandubh-piece-attacker = napastnik
brandubh-piece-defender = obrońca
brandubh-piece-king = król

brandubh-told-moves = { $seat } wykonuje ruch: { $thing }.
brandubh-told-takes = { $seat } zbija: { $thing }.
brandubh-told-escapes = Król gracza { $seat } dociera do rogu.
brandubh-told-stuck = { $seat } nie ma ruchu.
brandubh-told-wins = { $seat } wygrywa.

brandubh-score-victory = Zwycięstwo
brandubh-sheet-board = Plansza
brandubh-sheet-table = Stół
brandubh-label-quiet = Ruchy do remisu
brandubh-page-draw = Ruchy bez bicia do remisu: { $moves }
