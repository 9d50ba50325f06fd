"""What can go wrong when a caller gave something bad; each says what was expected."""


class MeadhallError(ValueError):
    """Any bad value handed to Meadhall. Those that players meet have a code and values, for other languages."""

    def __init__(self, message: str = "", code: str = "", **values: str) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


class IllegalChoice(MeadhallError):
    """An option that is not offered, or a seat that has nothing to decide; the match is as it was."""


class CannotUndo(MeadhallError):
    """There is no such choice to take back; the match is as it was."""


def no_such_move(move: int, last: int) -> CannotUndo:
    """For whoever asks for a move that was never made."""
    return CannotUndo(f"there are moves 0 to {last}, not {move}", "move", last=str(last), move=str(move))


class BadSettings(MeadhallError):
    """A number of players, a setting or a seed that the game does not have."""


class BadRecord(MeadhallError):
    """A record that cannot be replayed; names the line."""


class BadData(MeadhallError):
    """Component data of the wrong shape or sum; names the file and the entry."""


class TooLong(MeadhallError):
    """A game that was stopped because it does not end by itself; the match stands where it was stopped."""


class UndecidedChance(Exception):
    """Chance is in somebody's hands who has not said yet what it brings: a number below `count`, all alike likely."""

    def __init__(self, count: int) -> None:
        super().__init__(f"chance must bring a number from 0 to {count - 1}")
        self.count = count


class BadQuestion(MeadhallError):
    """A question about a position that the game cannot answer; says what was expected."""


class UnknownGame(MeadhallError):
    """No game of that name is installed."""


class BrokenGame(UnknownGame):
    """A game that is installed but cannot be loaded; says why."""


class UnknownBot(MeadhallError):
    """No bot of that name is known, or what it names is no bot."""


class BotFailed(MeadhallError):
    """A bot that raised, ended, kept nobody's time or chose what is not offered; the match stands where it was asked.

    `seat` is where it sat (-1: not known yet), `bot` what it is called.
    """

    def __init__(self, message: str = "", code: str = "", **values: str) -> None:
        super().__init__(message, code, **values)
        self.seat = -1

    @property
    def bot(self) -> str:
        return self.values.get("bot", "")
