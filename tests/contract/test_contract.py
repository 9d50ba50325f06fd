"""The contract suite: replay, clones, undo, views, imagining, conservation, termination, bad choices."""

from __future__ import annotations

import json
import random
import re
import zlib

import pytest

from meadhall.engine import record
from meadhall.engine.choice import REVEALED, ROLLED
from meadhall.engine.digest import contents, digest
from meadhall.engine.errors import CannotUndo, IllegalChoice
from meadhall.engine.match import Match
from meadhall.engine.playout import play_out
from meadhall.engine.rng import Rng
from tests.contract.cases import CASES, Case, standing

SEED = 20
SAMPLES = 25
"""How many positions of a game the dearer checks look at."""

OPTION = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def sampled(match: Match) -> list[int]:
    """Moves spread over the whole game, the first and the last among them."""
    moves = len(match.choices)
    return sorted({round(i * moves / (SAMPLES - 1)) for i in range(SAMPLES)})


@each_case
def test_random_games_end_and_nothing_is_lost_or_created(case: Case) -> None:
    for seed in range(3):
        match = case.new(seed)
        chance = random.Random(seed).random
        assert case.game.rules.faults(match.state) == []
        while match.pending:
            decision = match.pending[int(chance() * len(match.pending))]
            match.choose(decision.options[int(chance() * len(decision.options))], decision.seat)
            assert case.game.rules.faults(match.state) == []
        assert match.winners()
        assert [score.seat for score in match.scores()] == list(range(case.players))


@each_case
def test_options_are_names_and_no_forced_decision_is_asked(case: Case) -> None:
    match = case.new(SEED)
    chance = random.Random(SEED).random
    while match.pending:
        assert len({decision.seat for decision in match.pending}) == len(match.pending)
        for decision in match.pending:
            assert len(decision.options) > 1
            assert len(set(decision.options)) == len(decision.options)
            assert all(OPTION.fullmatch(option) for option in decision.options)
            assert OPTION.fullmatch(decision.kind)
        options = match.pending[0].options
        match.choose(options[int(chance() * len(options))])


@each_case
def test_a_record_leads_to_the_same_state(case: Case) -> None:
    match = case.finished(SEED, listen=True)
    text = record.dump(match, ["someone"] * case.players)
    again = record.load(text, listen=True)
    assert standing(again.match) == standing(match)
    assert [repr(event) for event in again.match.events] == [repr(event) for event in match.events]
    assert [choice.mark for choice in again.match.choices] == [choice.mark for choice in match.choices]
    assert record.dump(again.match, again.seats) == text


@each_case
def test_a_clone_stands_where_the_match_stands_and_goes_its_own_way(case: Case) -> None:
    finished = case.finished(SEED)
    match = case.new(SEED)
    kept: list[tuple[Match, object]] = []
    samples = set(sampled(finished))
    for number, choice in enumerate(finished.choices):
        if number in samples:
            clone = match.clone()
            assert standing(clone) == standing(match)
            kept.append((clone, standing(clone)))
        match.choose(choice.option, choice.seat)
    for clone, stood in kept:
        assert standing(clone) == stood, "a clone moved with the match it was made from"
        play_out(clone, random.Random(1).random)
    assert standing(match) == standing(finished)


@each_case
def test_every_copy_of_a_state_is_complete_and_its_own(case: Case) -> None:
    finished = case.finished(SEED)
    for number in sampled(finished):
        match = finished.at(number)
        state = match.state
        copy = state.copy()
        before = digest(state)
        assert digest(copy) == before
        if match.pending:
            play_out(match, random.Random(2).random)
            assert digest(copy) == before, "a state shares something that changes with its copy"


@each_case
def test_any_move_of_a_finished_game_can_be_gone_to(case: Case) -> None:
    finished = case.finished(SEED, listen=True)
    match = case.new(SEED, listen=True)
    samples = set(sampled(finished))
    for number in range(len(finished.choices) + 1):
        if number in samples:
            there = finished.at(number)
            assert standing(there) == standing(match)
            assert [repr(event) for event in there.events] == [repr(event) for event in match.events]
            assert [event.move for event in there.events] == [event.move for event in match.events]
        if number < len(finished.choices):
            choice = finished.choices[number]
            match.choose(choice.option, choice.seat)
    with pytest.raises(CannotUndo):
        finished.at(len(finished.choices) + 1)


@each_case
def test_undo_and_redo(case: Case) -> None:
    match = case.finished(SEED, listen=True)
    end = standing(match)
    told = [repr(event) for event in match.events]
    stood = []
    for _ in range(min(60, len(match.choices))):
        stood.append(standing(match))
        match.undo()
    for expected in reversed(stood):
        match.redo()
        assert standing(match) == expected
    assert standing(match) == end
    assert [repr(event) for event in match.events] == told
    with pytest.raises(CannotUndo):
        match.redo()


@each_case
def test_a_refused_choice_changes_nothing(case: Case) -> None:
    finished = case.finished(SEED)
    for number in sampled(finished):
        match = finished.at(number)
        before = standing(match)
        deciding = {decision.seat for decision in match.pending}
        for seat in range(case.players):
            for option in ("", "no.such_thing", "amount.-1", "pass pass"):
                with pytest.raises(IllegalChoice):
                    match.choose(option, seat)
            if seat not in deciding and match.pending:
                with pytest.raises(IllegalChoice):
                    match.choose(match.pending[0].options[0], seat)
        assert standing(match) == before
        assert len(match.choices) == number


@each_case
def test_views_are_plain_data_and_hide_the_seed(case: Case) -> None:
    finished = case.finished(SEED)
    for number in sampled(finished):
        match = finished.at(number)
        for seat in [None, *range(case.players)]:
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert "seed" not in json.dumps(view)


@each_case
def test_a_view_does_not_change_when_what_the_seat_cannot_know_changes(case: Case) -> None:
    finished = case.finished(SEED)
    for number in sampled(finished):
        match = finished.at(number)
        for decision in match.pending:
            seen = match.seen_by(decision.seat)
            for seed in range(3):
                imagined = seen.imagine(Rng(seed))
                assert case.game.rules.faults(imagined.state) == []
                assert imagined.view(decision.seat) == match.view(decision.seat)
                own = imagined.decision_of(decision.seat)
                assert own is not None
                assert own.options == decision.options
                assert {d.seat for d in imagined.pending} == {d.seat for d in match.pending}
                assert imagined.seed != match.seed


@each_case
def test_what_is_imagined_does_not_depend_on_what_the_seat_cannot_know(case: Case) -> None:
    rules = case.game.rules
    finished = case.finished(SEED)
    for number in sampled(finished)[:-1]:
        seat = finished.at(number).pending[-1].seat
        imagined = []
        for seed in range(2):
            state = finished.at(number).state.copy()
            rules.imagine(state, seat, Rng(seed))
            rules.imagine(state, seat, Rng(2))
            imagined.append(contents(state))
        assert imagined[0] == imagined[1]


@each_case
def test_an_imagined_match_can_be_cloned_and_played_to_its_end(case: Case) -> None:
    finished = case.finished(SEED)
    for number in sampled(finished)[:-1:3]:
        match = finished.at(number)
        seat = match.pending[-1].seat
        imagined = match.seen_by(seat).imagine(Rng(number))
        assert standing(imagined.clone()) == standing(imagined)
        options = imagined.pending[0].options
        imagined.choose(options[len(options) // 2])
        assert standing(imagined.clone()) == standing(imagined)
        play_out(imagined, random.Random(number).random)
        assert case.game.rules.faults(imagined.state) == []


@each_case
def test_a_choice_that_can_be_taken_back_has_shown_its_seat_nothing_new(case: Case) -> None:
    """What an unmarked choice leads to does not depend on what its seat cannot know."""
    finished = case.finished(SEED)
    for number in sampled(finished)[:-1]:
        match = finished.at(number)
        choice = finished.choices[number]
        if choice.mark:
            continue
        for seed in range(3):
            imagined = match.seen_by(choice.seat).imagine(Rng(seed))
            imagined.choose(choice.option, choice.seat)
            assert imagined.view(choice.seat) == finished.at(number + 1).view(choice.seat)


@each_case
def test_it_can_be_told_beforehand_what_a_choice_will_show(case: Case) -> None:
    finished = case.finished(SEED)
    for number in sampled(finished)[:-1]:
        choice = finished.choices[number]
        assert finished.at(number).predict(choice.option, choice.seat) & (ROLLED | REVEALED) == choice.mark


@each_case
def test_side_by_side_the_order_of_answers_does_not_matter(case: Case) -> None:
    def play(last_first: bool) -> str:
        match = case.new(SEED)
        asked = [0] * case.players
        while match.pending:
            decision = match.pending[-1 if last_first else 0]
            # The answer depends on the question alone, not on when it is asked.
            key = f"{decision.seat} {asked[decision.seat]} {decision.kind} {decision.options}"
            asked[decision.seat] += 1
            match.choose(decision.options[zlib.crc32(key.encode()) % len(decision.options)], decision.seat)
        return digest(match.state)

    assert play(last_first=False) == play(last_first=True)


@each_case
def test_what_is_told_hides_what_is_private(case: Case) -> None:
    match = case.finished(SEED, listen=True)
    for event in match.events:
        for seat in [None, *range(case.players)]:
            seen = event.seen_by(seat)
            assert seen.thing == ("" if event.private and seat != event.seat else event.thing)


@each_case
def test_reasons_are_given_for_things_that_are_not_on_offer(case: Case) -> None:
    finished = case.finished(SEED)
    for number in sampled(finished)[:-1]:
        match = finished.at(number)
        for decision in match.pending:
            explained = match.explain(decision.seat)
            assert explained is not None
            assert explained.options == decision.options
            assert not set(explained.refused or {}) & set(explained.options)
            assert decision.refused is None
