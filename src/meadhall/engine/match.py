"""A match drives a game: it holds the options, the seed and the choices made, and stands where they lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.choice import PASSES, REVEALED, ROLLED, Choice
from meadhall.engine.course import Course, part_of, steps
from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.errors import CannotUndo, IllegalChoice
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Options, Rules, View
from meadhall.engine.scoring import Score, winners
from meadhall.engine.seen import Seen
from meadhall.engine.state import Event, State

KEEP_EVERY: Final = 40
"""A state is kept at least so many choices after the last one kept: going back is replaying a few choices."""
KEEP_WITHIN_PARTS: Final = 4
"""The same in the middle of side-by-side parts that can be begun anew, in a match that is copied."""


class _Kept:
    """The state at the start of a step, and how many choices and events came before it.

    Or in the middle of parts that can be begun anew; `block_at` then says after how many choices they began.
    `turn_at` says it of the turn that was under way.
    """

    __slots__ = ("at", "block_at", "state", "told", "turn_at")

    def __init__(self, state: State, at: int, told: int, turn_at: int = 0, block_at: int = -1) -> None:
        self.state = state
        self.at = at
        self.told = told
        self.turn_at = turn_at
        self.block_at = block_at


_NO_MARK: Final = _Kept(State(Rng(0)), 0, 0)
_OVER: Final = Decision(-1, "over", [])


class Match:
    """A game under way. `pending` are the decisions that wait for an answer; none: the game is over."""

    __slots__ = (
        "_again",
        "_anew",
        "_block_at",
        "_dealt_at",
        "_dealt_seat",
        "_dealt_seed",
        "_eager",
        "_imagined",
        "_kept",
        "_main",
        "_mark",
        "_parts",
        "_turn_at",
        "_undone",
        "choices",
        "events",
        "listening",
        "options",
        "pending",
        "rules",
        "seed",
        "state",
    )

    def __init__(self, rules: Rules[Any], options: Options, seed: int, listen: bool) -> None:
        self.rules = rules
        self.options = options
        self.seed = seed
        self.choices: list[Choice] = []
        self.events: list[Event] = []
        self.listening = listen
        self.pending: list[Decision] = []
        self._parts: dict[int, Course] = {}
        self._again: Callable[[int], Ask[None]] | None = None
        self._anew: tuple[str, ...] = ()
        self._block_at = 0
        self._turn_at = 0
        self._mark = _NO_MARK
        self._kept: list[_Kept] = []
        # Keeping every step's start makes clones cheap; a match that is only played on need not pay for it.
        self._eager = listen
        self._undone: list[Choice] = []
        self._imagined = False
        self._dealt_at = -1
        """Where the match was imagined, while its mark lies before that."""
        self._dealt_seat = -1
        self._dealt_seed = 0

    @staticmethod
    def new(rules: Rules[Any], options: Options, seed: int, listen: bool = False) -> Match:
        """A match at its first decision. `listen`: keep what the rules tell in `events`."""
        return Match.begin(rules, options, rules.setup(options, Rng(seed)), seed, listen)

    @staticmethod
    def begin(rules: Rules[Any], options: Options, state: State, seed: int = -1, listen: bool = False) -> Match:
        """A match that begins at a position, for tests and puzzles; it has no record, since no seed leads there."""
        match = Match(rules, options, seed, listen)
        match._start(_Kept(state, 0, 0), False)
        return match

    # What is asked, and answering it.

    @property
    def decision(self) -> Decision | None:
        """The decision that waits for an answer (the first, if several seats decide side by side)."""
        return self.pending[0] if self.pending else None

    @property
    def over(self) -> bool:
        return not self.pending

    def decision_of(self, seat: int) -> Decision | None:
        """What that seat has to decide now, if anything."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def choose(self, option: str, seat: int = -1) -> None:
        """Answer the pending decision of the seat (default: the first one)."""
        pending = self.pending
        if not pending:
            raise IllegalChoice("the game is over")
        decision = pending[0]
        if seat >= 0 and decision.seat != seat:
            own = self.decision_of(seat)
            if own is None:
                raise IllegalChoice(f"seat {seat} has nothing to decide")
            decision = own
        if option not in decision.options:
            raise IllegalChoice(f"{decision.kind}: {option!r} is not among the options")
        self._make(decision, option)

    def choose_at(self, place: int) -> None:
        """Answer the first pending decision by the place of the option: for play-outs, which draw it by chance."""
        decision = self.pending[0]
        self._make(decision, decision.options[place])

    def _make(self, decision: Decision, option: str) -> None:
        """Make a choice that is known to be among the decision's options."""
        state = self.state
        rng = state.rng
        drawn = rng.drawn
        revealed = state.revealed
        choice = Choice(decision.seat, option)
        self.choices.append(choice)
        if self._parts:
            self._go_on_beside(decision, option)
        elif not self._run(option):
            self._begin_steps()
        if rng.drawn != drawn:
            choice.mark = ROLLED
        if state.revealed != revealed:
            choice.mark |= REVEALED
        if self.listening:
            self._number_events()
        if self._undone:
            self._undone = []

    def scores(self) -> list[Score]:
        """How the scores stand, seat by seat."""
        return self.rules.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that win, as the scores stand."""
        return winners(self.scores())

    def view(self, seat: int | None) -> View:
        """What the seat may see (None: what everybody may)."""
        return self.rules.view(self.state, seat)

    def events_seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """What was told from that move on, as the seat may know it."""
        return [event.seen_by(seat) for event in self.events if event.move >= since]

    def seen_by(self, seat: int) -> Seen:
        """What the seat knows at its pending decision, for a bot to choose from."""
        decision = self.decision_of(seat)
        if decision is None:
            raise IllegalChoice(f"seat {seat} has nothing to decide")

        def look() -> View:
            return self.rules.view(self.state, seat)

        def imagine(rng: Rng) -> Match:
            return self._imagine(seat, rng.fork().seed)

        return Seen(self.rules, decision, look, imagine)

    def known_to(self, seat: int) -> State:
        """A copy of the state that fits all that the seat knows; the rest, and the future, are dealt anew."""
        return self._imagine(seat, 0).state

    # Other places in the same game.

    def clone(self) -> Match:
        """A match of its own that stands here: the last step's start, copied, and the few choices since."""
        other = self._copy(self.choices, False, False)
        self._learn_from(other)
        return other

    def at(self, n: int) -> Match:
        """The match as it stood after n choices."""
        if not 0 <= n <= len(self.choices):
            raise CannotUndo(f"there are moves 0 to {len(self.choices)}, not {n}")
        return self._copy(self.choices[:n], self.listening, False)

    def explain(self, seat: int) -> Decision | None:
        """The seat's decision with the reasons why other things are not on offer."""
        return self._copy(self.choices, False, True).decision_of(seat)

    def would(self, option: str, seat: int = -1) -> int:
        """What this choice would do: ROLLED | REVEALED, for which it could not be taken back, or PASSES, or nothing."""
        other = self.clone()
        other.choose(option, seat)
        made = other.choices[-1]
        return made.mark if made.mark or other.decision_of(made.seat) else PASSES

    # Going back and forth.

    def undo(self, seat: int = -1) -> Choice:
        """Take back the last choice, or the seat's last one if the others' since were made side by side with it.

        Rules of politeness (nothing rolled, nothing revealed, nobody else acted) are for the table to keep:
        `undo_bar` tells.
        """
        at = self._last_of(seat)
        if at < 0:
            raise CannotUndo("there is nothing to take back")
        if at < self._dealt_at:
            raise CannotUndo("an imagined match begins where it was imagined")
        choice = self.choices[at]
        undone = self._undone
        self._restore(self.choices[:at] + self.choices[at + 1 :], False, at)
        self._undone = [*undone, choice]
        return choice

    def redo(self) -> Choice:
        """Make the choice again that was taken back last."""
        if not self._undone:
            raise CannotUndo("there is nothing to make again")
        undone = self._undone
        choice = undone.pop()
        self.choose(choice.option, choice.seat)
        self._undone = undone
        return choice

    def undo_bar(self, seat: int) -> str:
        """Why the seat's last choice cannot be taken back freely; '' if it can.

        'nothing': it made none; 'others': somebody has acted since; 'rolled', 'revealed': it cannot be unseen.
        """
        at = self._last_of(seat)
        if at < 0:
            return "others" if any(choice.seat == seat for choice in self.choices) else "nothing"
        mark = self.choices[at].mark
        if mark & ROLLED:
            return "rolled"
        return "revealed" if mark & REVEALED else ""

    def turn_began(self, seat: int) -> int:
        """After how many choices the turn began in which the seat chose last; it can take that choice back."""
        other = self.clone()
        other.undo(seat)
        return other._turn_at

    def _last_of(self, seat: int) -> int:
        """Where the seat's last choice stands, -1 if it has none or other seats have acted since."""
        at = len(self.choices) - 1
        if seat < 0:
            return at
        while at >= self._block_at and self._parts and self.choices[at].seat != seat:
            at -= 1
        if at < self._block_at and at < len(self.choices) - 1:
            return -1  # it led to what the others have done side by side since
        return at if at >= 0 and self.choices[at].seat == seat else -1

    # How it runs.

    def _go_on_beside(self, decision: Decision, option: str) -> None:
        place = self.pending.index(decision)
        following = self._advance(self._parts[decision.seat], option)
        if following is not None:
            self.pending[place] = following
        else:
            del self.pending[place]
            del self._parts[decision.seat]
        if self._parts:
            if self._anew:
                self._mark_within_parts()
        elif not self._run(""):
            self._begin_steps()

    def _mark_within_parts(self) -> None:
        """Where the parts can be begun anew, a copy repeats a few choices, not all since they began."""
        if len(self.choices) < self._mark.at + (KEEP_WITHIN_PARTS if self._eager else KEEP_EVERY):
            return
        for decision in self.pending:
            if decision.kind not in self._anew:
                return
        self._mark = _Kept(self.state.copy(), len(self.choices), len(self.events), self._turn_at, self._block_at)
        self._dealt_at = -1
        self._keep_mark()

    def _begin_steps(self) -> None:
        """Begin the next step, and the next, until one asks something or the game is over."""
        while True:
            if self._eager or len(self.choices) >= self._mark.at + KEEP_EVERY:
                self._mark = _Kept(self.state.copy(), len(self.choices), len(self.events), self._turn_at)
                self._dealt_at = -1
                self._keep_mark()
            if self._begin_step():
                return

    def _begin_step(self) -> bool:
        """Begin a step; False when it has ended without asking anything."""
        self.pending = []
        if not self.rules.is_amid_turn(self.state):
            self._turn_at = len(self.choices)
        return self._run(None)

    def _keep_mark(self) -> None:
        if self._imagined:  # it must not go back to what it was imagined from
            return
        if not self._kept or self._mark.at >= KEEP_EVERY + self._kept[-1].at:
            self._kept.append(self._mark)

    def _run(self, option: str | None) -> bool:
        """Run the step to its next open decision; False when it has ended."""
        while True:
            asked = next(self._main, _OVER) if option is None else self._main.send(option)
            if isinstance(asked, Decision):
                if len(asked.options) > 1:
                    self.pending = [asked]
                    return True
                if asked is _OVER:
                    return True
                option = asked.only_option  # forced: made here, not recorded
            elif asked is None:
                return False
            else:
                self._begin_beside(asked)
                if self.pending:
                    return True
                option = ""

    def _begin_beside(self, together: Together) -> None:
        self.pending = []
        self._parts = {}
        self._again = together.again
        self._anew = together.anew
        made = len(self.choices)
        mark = self._mark
        self._block_at = mark.block_at if mark.block_at >= 0 and mark.at == made else made
        for seat, asking in together.parts.items():
            part = part_of(asking)
            first = self._advance(part, None)
            if first is not None:
                self.pending.append(first)
                self._parts[seat] = part

    def _advance(self, part: Course, option: str | None) -> Decision | None:
        while True:
            asked = next(part) if option is None else part.send(option)
            if asked is None:
                return None
            if not isinstance(asked, Decision):
                raise TypeError("a part that is played side by side cannot be parted again")
            if len(asked.options) > 1:
                return asked
            option = asked.only_option

    def _number_events(self) -> None:
        made = len(self.choices)
        for event in reversed(self.events):
            if event.move >= 0:
                break
            event.move = made

    # Standing elsewhere.

    def _start(self, mark: _Kept, explain: bool) -> None:
        """Stand at the first decision after a step's start, which is kept as it is."""
        self.state = mark.state.copy()
        self.state.explaining = explain
        del self.events[mark.told :]
        if self.listening:
            self.state.told = self.events
        self._parts = {}
        self._main = steps(self.rules, self.state)
        self._mark = mark
        self._keep_mark()
        self._turn_at = mark.turn_at
        if not self._begin_step():
            self._begin_steps()
        elif mark.block_at >= 0:
            self._turn_at = mark.turn_at  # it is not the step that begins here
        if self.listening:
            self._number_events()

    def _copy(self, choices: list[Choice], listen: bool, explain: bool) -> Match:
        other = Match(self.rules, self.options, self.seed, listen)
        if listen:
            other.events = self.events[:]
        other._kept = self._kept[:]
        other._mark = self._mark
        other._imagined = self._imagined
        other._dealt_at = self._dealt_at
        other._dealt_seat = self._dealt_seat
        other._dealt_seed = self._dealt_seed
        other._restore(choices, explain)
        return other

    def _restore(self, choices: list[Choice], explain: bool, own: int = -1) -> None:
        """Stand where exactly these choices lead: from the nearest kept state, the rest is made again.

        The first `own` of them (all, unless said otherwise) are this match's own choices.
        """
        mark = self._mark
        dealt_at = self._dealt_at
        before = len(self._kept)
        if own < 0:
            own = len(choices)
        while mark.at > own:
            if not before:
                raise CannotUndo("an imagined match does not go back to the step it was imagined in")
            before -= 1
            mark = self._kept[before]
            dealt_at = -1
        while before and self._kept[before - 1].at >= mark.at:
            before -= 1
        del self._kept[before:]
        self.choices = choices[: mark.at]
        eager = self._eager
        self._eager = True
        self._start(mark, explain)
        for at in range(mark.at, len(choices)):
            if at == dealt_at:
                self._deal()
            choice = choices[at]
            self.choose(choice.option, choice.seat)
        if len(choices) == dealt_at:
            self._deal()
        self._eager = eager

    def _learn_from(self, other: Match) -> None:
        """Somebody copies this match: from now on, and from the copy's mark, the next copy is cheap."""
        if not self._eager:
            self._eager = True
            self._mark = other._mark
            self._dealt_at = other._dealt_at

    # Imagining.

    def _imagine(self, seat: int, seed: int) -> Match:
        other = self._copy(self.choices, False, False)
        self._learn_from(other)
        other._kept = []
        other._imagined = True
        other._dealt_seat = seat
        other._dealt_seed = seed
        other._deal()
        return other

    def _deal(self) -> None:
        """Deal anew what the imagining seat cannot see, here in the middle of a step."""
        seat = self._dealt_seat
        self._dealt_at = len(self.choices)
        rng = Rng(self._dealt_seed)
        self.rules.imagine(self.state, seat, rng)
        self.state.rng = rng.fork()
        self.seed = -1
        if self._again is None or not self._parts:
            return
        # What the others decide out of sight is asked anew, of what they now hold.
        again = self._again
        mine = self.decision_of(seat)
        self.pending = []
        parts: dict[int, Course] = {}
        for other in sorted(self._parts):
            part = self._parts[other] if other == seat else part_of(again(other))
            first = mine if other == seat else self._advance(part, None)
            if first is not None:
                self.pending.append(first)
                parts[other] = part
        self._parts = parts
