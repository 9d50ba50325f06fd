"""Sittings at one keyboard: taking back over bots' answers, and hiding hands from each other."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from meadhall.cli.prompt import labels
from meadhall.cli.seats import seats_of
from meadhall.cli.session import Session
from meadhall.engine.decision import Decision
from meadhall.engine.registry import game
from meadhall.engine.saving import record
from meadhall.words import Words

Typist = Callable[[Session, Decision | None], str]
"""Given what is asked (None: to hand over), what is typed."""

CLEARED = "<cleared>"


class Page(Console):
    """A console that shows where it was cleared."""

    def clear(self, home: bool = True) -> None:
        self.print(CLEARED)


def sit_down(
    monkeypatch: pytest.MonkeyPatch,
    specs: str,
    typist: Typist,
    *,
    seed: int = 3,
    save: Path | None = None,
    plays: str = "boru",
) -> tuple[Session, str]:
    words = Words("en")
    seats = seats_of(specs.split(","), words)
    page = io.StringIO()
    match = game(plays).new(len(seats), seed=seed, listen=True)
    session = Session(match, seats, words, Page(file=page, width=100), save=save)

    def typed(prompt: str = "") -> str:
        page.write(prompt)
        asked = session.match.decision_of(session._at_keyboard) if prompt == "> " else None
        return typist(session, asked)

    monkeypatch.setattr("builtins.input", typed)
    session.run()
    return session, page.getvalue()


def test_advice_that_fails_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["hint", "rules", "quit"])

    def fails(*args: object) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("meadhall.cli.prompt.hint", fails)
    _, shown = sit_down(monkeypatch, "human,random,random", lambda session, decision: next(typed))
    assert "No hint: the advice of this game fails (ZeroDivisionError: division by zero)." in shown
    assert Words("en").title("boru-rules-1") + "\n" in shown
    assert "You leave the table." in shown


def first_option(session: Session, decision: Decision | None) -> str:
    return decision.options[0] if decision else ""


def test_undo_goes_back_over_what_bots_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def typist(session: Session, decision: Decision | None) -> str:
        assert decision is not None
        asked.append((decision.kind, len(session.match.choices)))
        last = session.match.choices[-1] if session.match.choices else None
        if decision.kind == "secondary" and last and last.seat != 0:
            return "quit" if ("undone", 0) in asked else "undo"
        if len(asked) > 1 and asked[-2][0] == "secondary":
            asked.append(("undone", 0))
        return decision.options[0]

    sit_down(monkeypatch, "human,random,random", typist)
    undone = asked.index(("undone", 0))
    (before, at), (after, back) = asked[undone - 2], asked[undone - 1]
    assert (before, after) == ("secondary", "play")
    assert back < at - 1  # bots had answered in between


def test_undo_stops_where_chance_or_something_hidden_came_in(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[bool] = []

    def typist(session: Session, decision: Decision | None) -> str:
        assert decision is not None
        made = session.match.choices[:]
        own = [at for at, choice in enumerate(made) if choice.seat == 0]
        bar = session.undo(0)
        assert (bar == "") == (bool(own) and not any(choice.mark for choice in made[own[-1] :]))
        allowed.append(not bar)
        if not bar:
            assert len(session.match.choices) == own[-1]
        for choice in made[len(session.match.choices) :]:
            session.match.choose(choice.option, choice.seat)
        return decision.options[0]

    sit_down(monkeypatch, "human,random,random", typist)
    assert any(allowed)
    assert not all(allowed)


def test_undo_waits_for_other_people(monkeypatch: pytest.MonkeyPatch) -> None:
    bars: list[str] = []

    def typist(session: Session, decision: Decision | None) -> str:
        if decision is None:
            return ""
        if decision.kind == "play" and session.match.choices[-1].seat != decision.seat:
            bars.append(session.undo(decision.seat))
            return "quit" if len(bars) > 2 else decision.options[0]
        return decision.options[0]

    sit_down(monkeypatch, "human,human,human", typist)
    assert "others" in bars


def test_the_table_is_shown_again_only_when_somebody_else_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def typist(session: Session, decision: Decision | None) -> str:
        nonlocal asked
        asked += 1
        return "quit" if asked > 12 else first_option(session, decision)

    _, said = sit_down(monkeypatch, "human,random,random", typist)
    assert 3 < said.count("Players\n") < 12


def test_hands_are_hidden_between_people(monkeypatch: pytest.MonkeyPatch) -> None:
    handed = 0

    def typist(session: Session, decision: Decision | None) -> str:
        nonlocal handed
        if decision is None:
            handed += 1
            return ""
        return "quit" if handed > 6 else decision.options[0]

    _, said = sit_down(monkeypatch, "human:Ada,human:Bruno,random", typist)
    pages = said.split(CLEARED)
    shown = [set(re.findall(r"(Ada|Bruno) keeps (?:red|blue|yellow|white) \d", page)) for page in pages]
    assert {"Ada"} in shown
    assert {"Bruno"} in shown
    assert {"Ada", "Bruno"} not in shown
    for page in pages:
        if "press Enter" in page:
            assert page.count("\n") <= 2  # nothing but the request to hand over
    for name in ("Ada", "Bruno"):
        assert f"{name}: it is your turn." in said


def test_one_person_is_never_asked_to_hand_over(monkeypatch: pytest.MonkeyPatch) -> None:
    _, said = sit_down(monkeypatch, "human,random,random", first_option)
    assert CLEARED not in said
    assert "press Enter" not in said


def test_people_decide_before_bots_when_all_decide_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def typist(session: Session, decision: Decision | None) -> str:
        assert decision is not None
        if decision.kind == "keep":
            at = len(session.match.choices)
            assert at in (3, 4)  # the first discs, and one's own first card
            return "quit" if at == 4 else decision.options[0]
        return decision.options[0]

    sit_down(monkeypatch, "random,human,random", typist)


def test_an_interrupt_in_the_middle_of_a_choice_saves_a_sound_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"

    class Interrupting:
        """A bot that is interrupted while it thinks."""

        def choose(self, seen: object) -> str:
            raise KeyboardInterrupt

    def typist(session: Session, decision: Decision | None) -> str:
        assert decision is not None
        if decision.kind == "keep":
            session._bots[1] = Interrupting()  # type: ignore[call-overload]
        return decision.options[0]

    _, said = sit_down(monkeypatch, "human,random,random", typist, save=file)
    assert "You leave the table." in said
    assert len(record.read(file).match.choices) == 5


def test_amounts_stand_for_themselves() -> None:
    assert labels(["amount.0", "amount.1", "amount.2"]) == ["0", "1", "2"]
    assert labels(["amount.1", "amount.2"]) == ["1", "2"]
    assert labels(["amount.2", "amount.3"]) == ["1", "2"]
    assert labels(["pass", "town.con5"]) == ["1", "2"]


@pytest.mark.slow
def test_every_seat_at_one_keyboard_plays_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    session, said = sit_down(monkeypatch, "human:Ada,human:Bruno,human:Celina", first_option)
    assert session.match.over
    assert "Scores" in said


def test_a_turn_shows_what_has_changed_on_the_table_and_show_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def typist(session: Session, decision: Decision | None) -> str:
        assert decision is not None
        if decision.kind != "place":
            return decision.options[-1]
        places.append(len(session.match.choices))
        return {2: "show", 3: "quit"}.get(len(places), decision.options[0])

    places: list[int] = []
    _, shown = sit_down(monkeypatch, "human,greedy,greedy", typist, plays="raiders")
    first, *later = shown.split("Where do you place your worker")
    assert "Western Fortress\n" in first
    assert "Offerings\n" in first
    assert "Village\n" in later[0]
    assert "Western Fortress\n" not in later[0]
    assert "Offerings\n" not in later[0]
    assert "Valkyries" not in later[0], "nobody has any"
    assert "Western Fortress\n" in later[1]


def test_cards_to_choose_from_say_what_they_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    _, shown = sit_down(monkeypatch, "human,greedy,greedy", lambda session, decision: "quit", plays="raiders")
    listed = shown.partition("Which one do you put back?")[2]
    assert len(re.findall(r"\d  \w+ \(Cost \d[^,]*, strength \d[^)]*\)", listed)) == 5
