# Słowa wspólne dla wszystkich gier.

common-pass = Pasuję
common-done = Gotowe
common-amount = { $number }
common-seat = Gracz { $number }

## Powiadomienia pocztą

common-mail-turn-subject = { $game }: twoja kolej
common-mail-turn = { $who }, inni czekają na ciebie w grze { $game }:
    { $link }
common-mail-end = Tym linkiem zrezygnujesz z takich wiadomości:
    { $link }
common-mail-confirm-subject = Twój adres w Meadhall
common-mail-confirm = { $who } chce dostawać na ten adres wiadomość, gdy przyjdzie kolej na ruch w grze. Jeśli to ty, otwórz ten link; jeśli nie, nic nie rób, a więcej wiadomości nie będzie:
    { $link }
