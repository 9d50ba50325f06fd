"""A game at the terminal: whose turn it is, undoing, saving, and how it ends."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from meadhall.arena.play import seat_bots
from meadhall.cli.prompt import Answer, Prompt
from meadhall.cli.seats import Seat
from meadhall.cli.table import TablePrinter
from meadhall.engine import record
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.words import Words


class Session:
    """One sitting: some seats are people at this keyboard, the others bots."""

    def __init__(
        self,
        game: Game,
        match: Match,
        seats: list[Seat],
        words: Words,
        console: Console,
        *,
        save: Path | None = None,
        corrections: Path | None = None,
    ) -> None:
        self.game = game
        self.match = match
        self.seats = seats
        self.words = words
        self.console = console
        self.save_path = save
        self.corrections = corrections
        self.printer = TablePrinter(console, words, game.id, [seat.name for seat in seats])
        self._humans = [number for number, seat in enumerate(seats) if seat.human]
        bot_names = ["random" if seat.human else seat.kind for seat in seats]
        self._bots = seat_bots(bot_names, match.seed)
        self._at_keyboard = -1 if len(self._humans) > 1 else (self._humans or [-1])[0]
        self._heard = [0] * len(seats)
        """Up to which move each seat has been told what happened."""
        self._table_at = [-1] * len(seats)
        """After which move each seat was last shown the table."""

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        try:
            if self.save_path is not None:
                self.save(self.save_path)
            if self._humans and self.match.pending:
                self.console.print(self.words.say("cli-play-welcome", game=self.words.name(self.game.id)))
                self.console.print()
            while self.match.pending:
                self._next_choice()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._leave()
            return
        self._end()

    def save(self, path: Path) -> None:
        """Write the record, from a position that no interrupted choice has touched."""
        sound = self.match.at(len(self.match.choices))
        record.write(path, record.dump(self.game, sound, [seat.spec for seat in self.seats], self.corrections))

    # Whose turn it is.

    def _next_choice(self) -> None:
        seat = self._next_seat()
        if not self.seats[seat].human:
            self.match.choose(self._bots[seat].choose(self.match.seen_by(seat)), seat)
            return
        self._show(seat)
        answer = Prompt(self, seat).ask()
        if answer == Answer.QUIT:
            raise EOFError
        if self.save_path is not None:
            self.save(self.save_path)

    def _next_seat(self) -> int:
        """People before bots, and whoever sits at the keyboard before other people."""
        waiting = [decision.seat for decision in self.match.pending]
        people = [seat for seat in waiting if self.seats[seat].human]
        if self._at_keyboard in people:
            return self._at_keyboard
        return (people or waiting)[0]

    def _show(self, seat: int) -> None:
        """Hand over the keyboard if need be, then the table if somebody else has moved, then what happened."""
        if seat != self._at_keyboard:
            self.console.clear()
            input(self.words.say("cli-play-hand-over", player=self.seats[seat].name))
            self.console.clear()
            self._at_keyboard = seat
            self._table_at[seat] = -1
        made = self.match.choices
        since = self._table_at[seat]
        if since < 0 or since > len(made) or any(choice.seat != seat for choice in made[since:]):
            self.show_table(seat)
        self._table_at[seat] = len(made)
        self.printer.events(self.match.events_seen_by(seat, self._heard[seat]))
        self._heard[seat] = len(made) + 1

    def show_table(self, seat: int) -> None:
        self.printer.table(self.match, self.match.view(seat))

    # Taking back.

    def undo(self, seat: int) -> str:
        """Take the seat's last choice back, with what bots answered; or say why not, by a message's name."""
        match = self.match
        bar = match.undo_bar(seat)
        if bar == "others":
            bar = self._bar_since_last_of(seat)
            if not bar:
                self.match = match.at(self._last_of(seat))
        elif not bar:
            match.undo(seat)
        if not bar:
            self._heard = [min(heard, len(self.match.choices) + 1) for heard in self._heard]
        return bar

    def _last_of(self, seat: int) -> int:
        return max(at for at, choice in enumerate(self.match.choices) if choice.seat == seat)

    def _bar_since_last_of(self, seat: int) -> str:
        """Bots do not mind a choice being taken back; people do, and what was rolled or revealed stays so."""
        since = self.match.choices[self._last_of(seat) :]
        if any(choice.seat != seat and self.seats[choice.seat].human for choice in since):
            return "others"
        if any(choice.rolled for choice in since):
            return "rolled"
        return "revealed" if any(choice.revealed for choice in since) else ""

    # Leaving.

    def _leave(self) -> None:
        if self.save_path is None:
            self.console.print(self.words.say("cli-play-left"))
            return
        self.save(self.save_path)
        self.console.print(self.words.say("cli-play-left-saved", file=str(self.save_path)), soft_wrap=True)

    def _end(self) -> None:
        if self.save_path is not None:
            self.save(self.save_path)
        # The game is over: nothing of it is secret any more.
        since = max((self._heard[seat] for seat in self._humans), default=0)
        self.printer.events(event for event in self.match.events if event.move >= since)
        self.printer.table(self.match, self.match.view(None))
        self.printer.scores(self.match)
        self.printer.winners(self.match)
