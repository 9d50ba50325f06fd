"""A game at the terminal: whose turn it is, undoing, saving, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from meadhall import bots
from meadhall.arena.play import answer, seat_bots
from meadhall.cli.commands.hall import said
from meadhall.cli.prompt import Answer, Prompt
from meadhall.cli.seats import Seat
from meadhall.cli.table import TablePrinter
from meadhall.engine.errors import BotFailed
from meadhall.engine.play.match import Match
from meadhall.engine.play.undo import last_place, undo_bar_with_answers
from meadhall.engine.saving import record
from meadhall.engine.sheets import Sheet
from meadhall.words import Words


class Session:
    """One sitting: some seats are people at this keyboard, the others bots."""

    def __init__(
        self, match: Match, seats: list[Seat], words: Words, console: Console, *, save: Path | None = None
    ) -> None:
        self.game = match.game
        self.match = match
        self.seats = seats
        self.words = words
        self.console = console
        self.save_path = save
        self.printer = TablePrinter(console, words, match.game.id, [seat.name for seat in seats])
        self._humans = [number for number, seat in enumerate(seats) if seat.human]
        bot_names = ["random" if seat.human else seat.kind for seat in seats]
        self._bots = seat_bots(bot_names, match.seed)
        self._at_keyboard = -1 if len(self._humans) > 1 else (self._humans or [-1])[0]
        self._heard = [0] * len(seats)
        """Up to which move each seat has been told what happened."""
        self._table_at = [-1] * len(seats)
        """After which move each seat was last shown the table."""
        self._shown: list[list[Sheet]] = [[] for _ in seats]
        """What each seat was then shown."""

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
        for bot in self._bots:
            bot.end(self.match.scores())

    def save(self, path: Path) -> None:
        """Write the record, from a position that no interrupted choice has touched."""
        record.write(path, record.dump(self.match.clone(), [seat.spec for seat in self.seats]))

    # Whose turn it is.

    def _next_choice(self) -> None:
        seat = self._next_seat()
        if not self.seats[seat].human:
            self._let_bot_answer(seat)
            return
        self._show(seat)
        answer = Prompt(self, seat).ask()
        if answer == Answer.QUIT:
            raise EOFError
        if self.save_path is not None:
            self.save(self.save_path)

    def _let_bot_answer(self, seat: int) -> None:
        """A bot that fails loses its seat to the usual one: the evening goes on."""
        try:
            answer(self.match, seat, self._bots[seat])
        except BotFailed as failed:
            name, why = self.seats[seat].name, said(failed, self.words)
            self.console.print(self.words.say("cli-play-bot-failed", name=name, why=why, bot=bots.USUAL))
            self._bots[seat] = bots.make(bots.USUAL, seat)

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
            self._shown[seat] = []
        made = self.match.choices
        since = self._table_at[seat]
        if since < 0 or since > len(made) or any(choice.seat != seat for choice in made[since:]):
            self.show_table(seat, since=self._shown[seat])
        self._table_at[seat] = len(made)
        self.printer.events(self.match.events_seen_by(seat, self._heard[seat]))
        self._heard[seat] = len(made) + 1

    def show_table(self, seat: int, *, since: Sequence[Sheet] = ()) -> None:
        """The table as the seat sees it; of what it was shown before, only what has changed since."""
        self._shown[seat] = sheets = self.game.sheets(self.match.view(seat))
        self.printer.sheets(sheets, since)

    # Taking back.

    def undo(self, seat: int) -> str:
        """Take the seat's last choice back, with what bots answered; or say why not, by a message's name."""
        bar = undo_bar_with_answers(self.match, seat, self._humans)
        if not bar:
            if self.match.last_choice_of(seat) >= 0:
                self.match.undo(seat)
            else:
                self.match = self.match.at(last_place(self.match, seat))
            self._heard = [min(heard, len(self.match.choices) + 1) for heard in self._heard]
        return bar

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
