# Słowa wspólne dla wszystkich gier.

common-pass = Pasuję
common-done = Gotowe
common-amount = { $number }
common-seat = Gracz { $number }

# Reasons for a hint.

common-have-points = { $amount ->
    [one] { $sign }{ $amount } punkt już teraz
    [few] { $sign }{ $amount } punkty już teraz
   *[other] { $sign }{ $amount } punktów już teraz
}
common-reason-better =
    o około { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } lepiej niż { $thing }
common-reason-far_better = znacznie lepiej niż { $thing }
common-reason-alike = prawie wszystko jedno: { $thing } – równie dobry wybór
common-reason-worse = { $thing } wygląda lepiej na pierwszy rzut oka, ale nie na dłuższą metę
common-reason-only = nie ma innego wyboru
common-reason-luck = reszta zależy od szczęścia lub od tego, co kryją inni
common-reason-hope = { $what }: około { $sign }{ $points } w tym porównaniu
common-reason-rest = Cała reszta: około { $sign }{ $points }
common-reason-leads = z tym, co dalej: { $what }
common-reason-then = następnie wybierz: { $thing }

## Co bot sądzi o wyborze

common-analysis-same = Bot też by to wybrał.
common-analysis-alike = Bot wybrałby: { $best }. Wyraźnej różnicy nie ma.
common-analysis-better =
    Bot wybrałby: { $best }. Lepiej o około { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
common-analysis-loss = Kosztuje to { $loss } % szans na wygraną.
common-analysis-luck = Zaważyły też kości albo to, co było ukryte.
common-analysis-chance = { $who } { $before } → { $after } %
common-analysis-points = { $who } { $before } → { $after }

## Powiadomienia pocztą

common-mail-turn-subject = { $game }: twoja kolej
common-mail-turn = { $who }, inni czekają na ciebie w grze { $game }:
    { $link }
common-mail-end = Tym linkiem zrezygnujesz z takich wiadomości:
    { $link }
common-mail-confirm-subject = Twój adres w Meadhall
common-mail-confirm = { $who } chce dostawać na ten adres wiadomość, gdy przyjdzie kolej na ruch w grze. Jeśli to ty, otwórz ten link; jeśli nie, nic nie rób, a więcej wiadomości nie będzie:
    { $link }
