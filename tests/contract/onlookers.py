"""Games that look or imagine wrongly, in one way each, for the suite to notice."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Rules, View
from meadhall.engine.scoring import Score
from tests.contract.honest import Honest, HonestState


class ImaginesNothing(Honest):
    def imagine(self, state: HonestState, seat: int, rng: Rng) -> None:
        pass


class ImaginesForOneSeat(Honest):
    def imagine(self, state: HonestState, seat: int, rng: Rng) -> None:
        if seat == 0:
            super().imagine(state, seat, rng)


class ImaginesFromTheTruth(Honest):
    """What is shuffled lies as it really lies: the deal follows from what the seat cannot see."""

    def imagine(self, state: HonestState, seat: int, rng: Rng) -> None:
        other = state.hands[1 - seat]
        rng.shuffle(state.deck)
        for place in range(min(len(other), len(state.deck))):
            other[place], state.deck[place] = state.deck[place], other[place]


class ImaginesHandsAlone(Honest):
    """The deck, which nobody sees, stays as it is: what will be drawn is foreseen."""

    def imagine(self, state: HonestState, seat: int, rng: Rng) -> None:
        rng.deal(state.hands[1 - seat])

    def options(self, state: HonestState, seat: int) -> list[str]:
        return [option for option in super().options(state, seat) if option != "die"]


class ShowsTheDeck(Honest):
    def view(self, state: HonestState, seat: int | None) -> View:
        return {**super().view(state, seat), "next": state.deck[-1:]}


class ViewIsNoJson(Honest):
    def view(self, state: HonestState, seat: int | None) -> View:
        return {**super().view(state, seat), "table": set(state.table)}


class ViewIsNotPlain(Honest):
    def view(self, state: HonestState, seat: int | None) -> View:
        return {**super().view(state, seat), "table": tuple(state.table)}


class ScoresDependOnWhoLooks(Honest):
    looked: int | None = None

    def view(self, state: HonestState, seat: int | None) -> View:
        self.looked = seat
        return super().view(state, seat)

    def scores(self, state: HonestState) -> list[Score]:
        return [Score(seat, [("sum", self.sum(state) + (seat == self.looked))], []) for seat in range(2)]


class LookingChangesTheState(Honest):
    def view(self, state: HonestState, seat: int | None) -> View:
        view = super().view(state, seat)
        state.shown += 1
        return view


class OwnViewIsAnother(Honest):
    def as_rules(self) -> Rules[HonestState]:
        rules = super().as_rules()
        rules.own_view = self.own_view
        return rules

    def own_view(self, state: HonestState, seat: int, public: View) -> View:
        """Without what was laid aside."""
        return {**public, "seat": seat, "hand": sorted(state.hands[seat])}


class OwnViewChangesWhatAllSee(OwnViewIsAnother):
    def own_view(self, state: HonestState, seat: int, public: View) -> View:
        public["table"].append(seat)
        return self.view(state, seat)


class ScoresAreNotOpen(Honest):
    def as_rules(self) -> Rules[HonestState]:
        rules = super().as_rules()
        rules.open_scores = True
        return rules


class DrawsWithoutSayingSo(Honest):
    """A drawn card shows its seat something new, and the choice could be taken back all the same."""

    def take_turn(self, state: HonestState) -> Ask[None]:
        revealed = state.revealed
        yield from super().take_turn(state)
        state.revealed = revealed
