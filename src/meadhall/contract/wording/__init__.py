"""Words: all that games by chance ask, offer, refuse, show, tell and advise can be said in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Final

from meadhall.contract.wording.files import file_faults, left_over, messages_of, words_in_code
from meadhall.engine.advice import BRINGS, PROMISES, Reason
from meadhall.engine.advising.hints import hint
from meadhall.engine.decision import Decision
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.state import Event
from meadhall.handbook import handbook
from meadhall.lessons import lessons
from meadhall.words import LANGUAGES, MissingWords, Words

NAMES: Final = ("Ada", "Bruno", "Celina", "Dorota", "Edu", "Flora", "Gil", "Hanna")

EXAMPLE: Final = "example"
"""What the handbook calls the section with an example turn."""
HINTS: Final = 4
"""So many are given for each kind of decision."""


def missing_words(game: Game, language: str) -> list[str]:
    """What cannot be said in the language, a line each; empty where everything can."""
    words = Words(language, fallback=False)
    missing: dict[str, None] = dict.fromkeys(file_faults(game, language))
    for say in _sayings(game, words, _spoken(game)):
        try:
            say()
        except MissingWords as error:
            missing[str(error)] = None
    return list(missing)


def explained_nowhere(game: Game) -> list[str]:
    """Names after `explains:` in the handbook that are no kind of decision met, no chapter and nowhere in the code."""
    known = {kind for kind, _ in _spoken(game).questions} | set(game.lessons) | {EXAMPLE} | words_in_code(game)
    return [
        f"handbook/en.md, {section.title!r}: explains {name!r}, which is no kind of decision and no chapter"
        for section in handbook(game, LANGUAGES[0])
        for name in section.explains
        if name not in known
    ]


def unused_words(game: Game) -> list[str]:
    """Messages that nothing seems to use: not met in these games, and nowhere in the game's code."""
    heard = _spoken(game)
    met = {f"{game.id}-ask-{kind}" for kind, _ in heard.questions}
    met |= {f"{game.id}-{reason.message}" for reason in heard.hints.values()}
    met |= {f"{game.id}-told-{event.kind}{hidden}" for event in heard.events.values() for hidden in ("", "-hidden")}
    met |= {f"{game.id}-why-{reason.partition(' ')[0]}" for reason in heard.reasons}
    return left_over(game, met)


@lru_cache(maxsize=1)
def _spoken(game: Game) -> Spoken:
    """Played once for all languages."""
    return Spoken(game)


def _sayings(game: Game, words: Words, heard: Spoken) -> Iterator[Callable[[], str]]:
    """All that is to be said, one by one."""
    name = game.id
    for message in (f"{name}-name", f"{name}-blurb", f"{name}-rules-1"):
        yield partial(words.say, message)
    for chapter in lessons(game):
        message = f"{name}-lesson-{chapter.name}"
        yield partial(words.say, message)
        yield from (partial(words.say, f"{message}-{step.id}") for step in chapter.steps)
    if any(message.startswith(f"{name}-matters-") for message in messages_of(game, LANGUAGES[0])):
        yield from (
            partial(words.say, f"{name}-matters-{kind}", about_id="none")
            for kind in sorted({k for k, _ in heard.questions})
        )
    for setting in game.settings:
        yield partial(words.setting, name, setting.name)
        yield from (partial(words.setting, name, setting.name, value) for value in setting.values)
    yield from (partial(words.question, name, decision, NAMES) for decision in heard.questions.values())
    yield from (partial(words.thing, name, thing, NAMES) for thing in sorted(heard.things))
    yield from (partial(words.text, name, thing) for thing in sorted(heard.things))
    yield from (partial(words.why, name, reason) for reason in sorted(heard.reasons))
    yield from (partial(words.reason, name, reason, NAMES) for reason in heard.hints.values())
    yield from (partial(words.event, name, event, NAMES) for event in heard.events.values())
    yield from (partial(words.score, name, category) for category in sorted(heard.categories))
    yield from (partial(words.tie, name, tie) for tie in sorted(heard.ties))
    yield from (partial(words.sheet, name, title) for title in sorted(heard.titles))
    yield from (partial(words.column, name, column) for column in sorted(heard.columns))
    yield from (partial(words.cell, name, cell, NAMES) for cell in sorted(heard.cells))


def _tables(played: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players three times, and every value of every option."""
    for players in (*played.players, *played.players, *played.players):
        yield players, {}
    for setting in played.settings:
        players = max(filter(setting.is_for, played.players))
        for value in setting.values[1:]:
            yield players, {setting.name: value}


class Spoken:
    """Everything that some random games ask, offer, refuse, show, tell and advise, each thing once."""

    def __init__(self, played: Game) -> None:
        self.questions: dict[tuple[str, str], Decision] = {}
        self.things: set[str] = set()
        self.options: set[str] = set()
        self.reasons: set[str] = set()
        self.advised: dict[str, int] = {}
        self.hints: dict[str, Reason] = {}
        self.events: dict[tuple[str, str, bool, bool, int], Event] = {}
        self.categories: set[str] = set()
        self.ties: set[str] = set()
        self.titles: set[str] = set()
        self.columns: set[str] = set()
        self.cells: set[str] = set()
        for seed, (players, options) in enumerate(_tables(played)):
            self._play(played.new(players, seed=seed, settings=options, listen=True), Rng(seed))

    def _play(self, match: Match, rng: Rng) -> None:
        while match.pending:
            decision = match.pending[rng.below(len(match.pending))]
            self.questions[decision.kind, decision.about] = decision
            self.options.update(decision.options)
            self.things.update(decision.options)
            if len(match.choices) % 5 == 0:
                explained = match.explain(decision.seat)
                assert explained is not None
                self.things.update(explained.refused or {})
                self.reasons.update((explained.refused or {}).values())
                self.reasons.update((explained.warned or {}).values())
            if len(match.choices) % 20 == 0:
                self._look(match)
            if self.advised.get(decision.kind, 0) < HINTS:
                self.advised[decision.kind] = self.advised.get(decision.kind, 0) + 1
                self._take_advice(match, decision)
            match.choose(decision.options[rng.below(len(decision.options))], decision.seat)
        self._look(match)
        for event in (*match.events, *match.events_seen_by(None)):
            self.events[event.kind, event.thing, event.private, event.other >= 0, event.amount] = event
        for score in match.scores():
            self.categories.update(category for category, _ in score.categories)
            self.ties.update(name for name, _ in score.ties)

    def _take_advice(self, match: Match, decision: Decision) -> None:
        """What a hint says, and what it could say of all that the seat has and hopes for."""
        advice = match.game.advice
        told = [Reason(BRINGS, f"have-{name}", 2) for name, _ in advice.holdings(match.state, decision.seat)]
        hopes = (name for name, _ in advice.prospects(match.state, decision.seat) if name[0] != "_")
        told += [Reason(PROMISES, f"hope-{name}", 2) for name in hopes]
        told += hint(match.seen_by(decision.seat), len(match.choices)).reasons
        self.hints.update((reason.message, reason) for reason in told)

    def _look(self, match: Match) -> None:
        for seat in (None, 0):
            for sheet in match.game.sheets(match.view(seat)):
                self.titles.add(sheet.title)
                self.columns.update(sheet.columns)
                for cell in (cell for row in sheet.rows for cell in row):
                    self.cells.update([cell] if isinstance(cell, str) else cell if isinstance(cell, list) else [])
