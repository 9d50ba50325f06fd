"""Every kind of decision has its sentence and its reasons in all languages, and none contradicts the rules' figures."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.engine.advice import BRINGS, COMPARED, COSTS, PROMISES, Reason
from meadhall.engine.advising.hints import Hint, changed, hint, led_to
from meadhall.engine.decision import Decision
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game, games
from meadhall.engine.rng import Rng
from meadhall.words import LANGUAGES, Words
from tests.test_words import NAMES, shapes

MOMENTS = ("phase.income", "phase.feast", "phase.bonus", "phase.scoring")
"""Before which A Feast for Odin asks the same question."""
ASKED = 5
"""So many hints of each kind of decision are looked at in each game."""
TABLES = {"odin": (2, {"length": "short"})}
"""Players and settings; of other games the most players, as they are by default."""


def kinds(game_id: str, prefix: str) -> set[str]:
    """The kinds of decision for which a game has such a message."""
    begin = f"{game_id}-{prefix}-"
    return {message.removeprefix(begin) for message in shapes("en", game_id) if message.startswith(begin)}


@pytest.mark.parametrize("game_id", list(games()))
def test_every_kind_of_decision_says_why_it_matters(game_id: str) -> None:
    asked = {kind for kind in kinds(game_id, "ask") if "." not in kind}
    assert kinds(game_id, "matters") == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(games()))
def test_why_it_matters_is_one_short_sentence(game_id: str, language: str) -> None:
    words = Words(language, fallback=False)
    said = [words.matters(game_id, kind, about) for kind in kinds(game_id, "matters") for about in ("", *MOMENTS)]
    assert [each for each in said if len(each) > 130 or not each.endswith((".", "?")) or ". " in each] == []


class Hinted:
    """Hints of a game that is played at random, the real match beside each of them."""

    def __init__(self, played: Game) -> None:
        players, settings = TABLES.get(played.id, (max(played.players), {}))
        self.given: list[tuple[Match, Decision, Hint]] = []
        seen: Counter[str] = Counter()
        rng = Rng(4)
        match = played.new(players, seed=4, settings=settings)
        while match.pending:
            decision = match.pending[rng.below(len(match.pending))]
            option = decision.options[rng.below(len(decision.options))]
            if len(decision.options) > 1 and seen[decision.kind] < ASKED:
                seen[decision.kind] += 1
                given = hint(match.seen_by(decision.seat), len(match.choices))
                self.given.append((match.clone(), decision, given))
                option = given.option
            match.choose(option, decision.seat)


def random_table(played: Game, number: int, rng: Rng) -> Match:
    """A new match, for any number of players and by any settings."""
    players = played.players[rng.below(len(played.players))]
    settings = {
        setting.name: setting.values[rng.below(len(setting.values))]
        for setting in played.settings
        if setting.is_for(players)
    }
    return played.new(players, seed=number, settings=settings)


RARE = {
    "feudum": {
        *("board", "collect", "feast", "feast_function", "immunity", "influence_as", "lay_landscape", "pay_seal"),
        *("put_monster", "route", "send_farm", "starve", "starve_at", "take_seat", "take_vessel", "tend_at", "weapon"),
    },
    "odin": {
        *("arm", "follow", "loot_more", "one_more", "recall", "recall_two", "turn_over", "unload", "vikings"),
        *("strip_of_card", "upgrade_to_blue", "upgrade_up_left", "upgrade_up_right"),
    },
}
"""What seldom comes up at random."""
SILENT = {"feudum": {"fill_barn"}, "raiders": {"hand_limit", "swap_worker"}}
"""Between things of which one is nearly as good as another: there a comparison is all that can be said."""
MOST_GAMES = 120


@pytest.mark.parametrize("game_id", list(games()))
def test_every_kind_of_decision_has_reasons_beside_the_comparison(game_id: str) -> None:
    """Every kind that comes up, and all but the rarest come up."""
    played = game(game_id)
    rng = Rng(1)
    asked: Counter[str] = Counter()
    telling: set[str] = set()
    wanted = {kind for kind in kinds(game_id, "ask") if "." not in kind}
    wanted -= RARE.get(game_id, set()) | SILENT.get(game_id, set())
    for number in range(MOST_GAMES):
        match = random_table(played, number, rng)
        while match.pending:
            decision = match.pending[rng.below(len(match.pending))]
            option = decision.options[rng.below(len(decision.options))]
            if len(decision.options) > 1 and decision.kind not in telling and asked[decision.kind] < 20:
                asked[decision.kind] += 1
                given = hint(match.seen_by(decision.seat), len(match.choices))
                if len(given.reasons) > 1:
                    telling.add(decision.kind)
            match.choose(option, decision.seat)
        if wanted <= telling:
            break
    assert not wanted - telling


@pytest.fixture(scope="module", params=list(games()))
def hinted(request: pytest.FixtureRequest) -> tuple[str, Hinted]:
    return request.param, Hinted(game(request.param))


def test_every_hint_is_an_option_and_compared_with_the_next_best(hinted: tuple[str, Hinted]) -> None:
    for _, decision, given in hinted[1].given:
        assert given.option in decision.options
        compared = [reason for reason in given.reasons if reason.role == COMPARED]
        assert [reason.thing in decision.options and reason.thing != given.option for reason in compared] == [True]
        assert compared[0].message in ("better", "far_better", "alike")


def test_what_a_hint_brings_and_costs_is_what_comes_of_it(hinted: tuple[str, Hinted]) -> None:
    """The hint knows no more than its seat; the match beside it is the real one."""
    told = 0
    for match, decision, given in hinted[1].given:
        advice = match.game.advice
        before = dict(advice.holdings(match.state, decision.seat))
        after = advice.holdings(led_to(match, decision, given.option).state, decision.seat)
        claimed = {
            reason.message.removeprefix("have-"): reason.amount
            for reason in given.reasons
            if reason.role in (BRINGS, COSTS) and reason.message.startswith("have-")
        }
        came = changed(before, after)
        assert {name: came.get(name, 0) for name in claimed} == claimed, (decision, given.option)
        told += len(claimed)
    assert told > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_told(hinted: tuple[str, Hinted], language: str) -> None:
    game_id, hints = hinted
    words = Words(language, fallback=False)
    for _, _, given in hints.given:
        for reason in given.reasons:
            assert words.reason(game_id, reason, NAMES)
    # Those too that no game has come to.
    for name, _ in hints.given[0][0].game.advice.holdings(hints.given[0][0].state, 0):
        assert words.reason(game_id, Reason(BRINGS, f"have-{name}", 2), NAMES)
    for name, _ in hints.given[0][0].game.advice.prospects(hints.given[0][0].state, 0):
        if name[0] != "_":
            assert words.reason(game_id, Reason(PROMISES, f"hope-{name}", 15), NAMES)


def test_prospects_add_up_to_the_value(hinted: tuple[str, Hinted]) -> None:
    for match, decision, _ in hinted[1].given:
        advice = match.game.advice
        state = match.state.copy()
        summed = sum(worth for _, worth in advice.prospects(state, decision.seat))
        assert summed == pytest.approx(advice.value(state, decision.seat))


def test_hints_say_more_than_a_comparison(hinted: tuple[str, Hinted]) -> None:
    telling = Counter(decision.kind for _, decision, given in hinted[1].given if len(given.reasons) > 1)
    asked = {decision.kind for _, decision, _ in hinted[1].given}
    assert len(telling) >= 0.8 * len(asked), sorted(asked - telling.keys())


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason(BRINGS, "have-coins", 2), ["+2 coins", "+2 moedas", "+2 monety"]),
        (Reason(COSTS, "have-coins", -1), ["−1 coin", "−1 moeda", "−1 moneta"]),
        (
            Reason(COMPARED, "better", 15, thing="card.11"),
            [
                "about 1.5 points better than red 11",
                "cerca de 1,5 ponto melhor que vermelha 11",
                "o około 1,5 punktu lepiej niż czerwona 11",
            ],
        ),
    ],
)
def test_figures_are_written_as_the_language_does(reason: Reason, said: list[str]) -> None:
    found = [Words(language).reason("boru", reason).replace("\u00a0", " ") for language in LANGUAGES]
    assert found == said
