ferry-name = Prom
ferry-blurb = Załaduj łódź i wypłyń; sztorm zabiera najcięższy towar z pokładu.
ferry-rules-1 = W swojej turze załaduj towar z ręki i dobierz następny albo wypłyń. Łódź uniesie wagę 6.
    .title = Twoja tura
ferry-rules-2 = Kto wypływa, rzuca kością. Przy 1 lub 2 traci najcięższy towar z pokładu; resztę sprzedaje. Gdy wszystkie ręce i łodzie są puste, wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto częściej wypływał.
    .title = Wypłynięcie

ferry-setting-storms = Sztormy
ferry-setting-storms-on = przy 1 i 2
ferry-setting-storms-off = brak

ferry-ask-turn = Co ładujesz, a może wypływasz?
ferry-matters-turn = Pełna łódź zarabia najwięcej w jednym rejsie, ale sztorm zabiera jej najcięższy towar.
ferry-sail = Wypłyń
    .text = Sprzedaj wszystko, co jest na pokładzie; przy rzucie 1 lub 2 najpierw przepada najcięższy towar.
ferry-good-honey = Miód
    .text = Wart 3, waży 1.
ferry-good-wool = Wełna
    .text = Warta 4, waży 2.
ferry-good-salt = Sól
    .text = Warta 6, waży 3.
ferry-good-timber = Drewno
    .text = Warte 9, waży 5.
ferry-good-amber = Bursztyn
    .text = Wart 7, waży 1.
ferry-why-too_heavy = Za ciężkie dla łodzi o { $amount }.
ferry-why-empty_boat = Na pokładzie niczego nie ma.
ferry-why-all_at_risk = Sztorm zabrałby wszystko, co masz na pokładzie.

ferry-told-loads = { $seat } ładuje: { $thing }.
ferry-told-draws = { $seat } dobiera: { $thing }.
ferry-told-draws-hidden = { $seat } dobiera towar.
ferry-told-rolls = { $seat } wypływa i wyrzuca { $amount }.
ferry-told-overboard = Sztorm! { $seat } traci: { $thing }.
ferry-told-sells = { $seat } sprzedaje za { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
}.

ferry-have-load = { $sign }{ $amount } wagi na pokładzie
ferry-hope-boat = zysk ze sprzedaży ładunku
ferry-hope-hand = to, co można jeszcze załadować
ferry-reason-storm = sztorm zabrałby towar: { $thing } (wartość { $amount })

ferry-score-sold = Sprzedaż
ferry-tie-sailings = Rejsy
ferry-sheet-table = Stół
ferry-sheet-points = Punkty
ferry-sheet-players = Gracze
ferry-sheet-hand = Twoja ręka
ferry-column-seat = Gracz
ferry-column-load = Ładunek
ferry-column-boat = Na pokładzie
ferry-column-in_hand = Na ręce
ferry-column-sailings = Rejsy
ferry-label-pile = Towary w stosie
ferry-label-capacity = Łódź uniesie

ferry-lesson-first_trip = Pierwszy rejs
ferry-lesson-first_trip-hello = Twoja łódź jest pusta, a na ręce masz trzy towary. Wskaż jeden z nich, by zobaczyć, ile jest wart i ile waży.
ferry-lesson-first_trip-load = Załaduj sól.
    .else = To też by się nadało, ale tutaj załaduj sól.
ferry-lesson-first_trip-more = Masz na ręce nowy towar. Teraz załaduj, co chcesz.
ferry-lesson-first_trip-sail = Czas wypłynąć: rzuca się kością, a to, co zostanie na pokładzie, idzie na sprzedaż.
    .else = Później. Teraz wypłyń.
ferry-lesson-first_trip-end = To był cały rejs. Dalej graj już samodzielnie.
