"""A finished game as a bot sees it, on the page: asked for, waited for, looked at, and tried otherwise."""

from __future__ import annotations

import random
import re

import msgspec
from playwright.sync_api import Route, expect

from meadhall.bots.analysis.judging import is_told
from meadhall.engine.advising.hints import hint
from meadhall.engine.saving import record
from meadhall.server.bots.analysis_parts import StepInfo, analysis_info
from meadhall.server.bots.worker import reason_infos
from meadhall.server.schemas.analysis import AnalysisState, JudgementInfo
from tests.web.company import Come
from tests.web.looks import serious_faults
from tests.web.positions import RANDOM
from tests.web.visitor import Visitor

OFTEN = 9
"""Every so many choices one is called a mistake."""


def analysis_of(text: str) -> AnalysisState:
    """What a bot might say of a recorded game, without thinking for minutes."""
    match = record.load(text).match
    again, luck = match.at(0), random.Random(3)
    points = [0.0] * match.settings.players
    steps: list[StepInfo] = []
    for move, choice in enumerate(match.choices):
        decision = again.decision_of(choice.seat)
        assert decision is not None
        wrong = move % OFTEN == 0 and len(decision.options) > 1
        best = next(option for option in decision.options if option != choice.option) if wrong else choice.option
        given = hint(again.seen_by(choice.seat), 1, best).reasons if wrong else []
        reasons = reason_infos([reason for reason in given if is_told(reason)])
        judged = JudgementInfo(
            move, choice.seat, decision.kind, decision.about, choice.option, best, 5 + move if wrong else 0, 0, reasons
        )
        points = [each + luck.gauss(0, 0.8) for each in points]
        steps.append(StepInfo(move, points, judged))
        again.choose(choice.option, choice.seat)
    moves = len(match.choices)
    return AnalysisState("done", moves, moves, analysis_info(match, "normal", steps))


def answer_for_the_bot(visitor: Visitor, table: str) -> AnalysisState:
    """Have the page told what a bot might say: at first nothing, then that it thinks, then all."""
    found = analysis_of(visitor.context.request.get(f"/api/tables/{table}/record").text())
    told = [AnalysisState("none", 0, found.moves, None)]

    def answer(route: Route) -> None:
        state = told[0]
        if route.request.method == "POST":
            state = AnalysisState("running", 7, found.moves, None)
            told[0] = found
        route.fulfill(json=msgspec.to_builtins(state))

    visitor.page.route("**/analysis", answer)
    return found


def test_a_finished_game_is_analysed_and_tried_otherwise(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_played_table([{"kind": "me"}, RANDOM, RANDOM], None)
    found = answer_for_the_bot(ada, table).analysis
    assert found is not None
    page = ada.visit(f"/table/{table}/replay?move=3")
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_label("A bot looks at every decision: move 7 of")).to_be_visible()
    expect(page.locator(".controls").get_by_role("img", name="Chances to win in %")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse the game")).to_have_count(0)

    page.get_by_role("tab", name="Analysis").click()
    turns = page.locator("section", has=page.get_by_role("heading", name="Where the game turned"))
    expect(turns.get_by_role("listitem")).to_have_count(len(found.turning_points))
    point = found.turning_points[0]
    turns.get_by_role("link", name=f"Move {point.move + 1},").click()
    expect(page.locator(".controls h2")).to_contain_text(f"Move {point.move + 1} of")
    expect(page.locator(".controls .opinion")).to_contain_text("The bot would choose")
    page.get_by_text("In figures").click()
    expect(page.get_by_role("table").get_by_role("row").nth(1)).to_be_visible()
    assert serious_faults(ada, "analysis") == []

    page.locator(".controls").get_by_role("button", name="Try it yourself").click()
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    ada.wait_until_asked()
    made = ada.call("get", f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
    assert (made["origin"]["table"], made["origin"]["move"]) == (table, point.move)
    assert not made["listed"]


def test_an_analysis_calls_pawns_by_what_they_were_then(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_played_table([{"kind": "me"}, RANDOM], None, "feudum")
    answer_for_the_bot(ada, table)
    page = ada.visit(f"/table/{table}/replay?move=3")
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_role("tab", name="Analysis").click()
    instead = page.locator("section", has=page.get_by_role("heading", name="What the bot would have chosen instead"))
    expect(instead.get_by_role("listitem").first).to_be_visible()
    ada.wait_until_still()
    expect(instead).not_to_contain_text(re.compile(r"pawn \d"))
