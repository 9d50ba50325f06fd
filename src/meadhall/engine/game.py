"""A game as the outside sees it: its name, who can play it, its settings, and where its rules, advice and words are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from meadhall.engine.advice import Advice, advice_by_score
from meadhall.engine.data import Data
from meadhall.engine.errors import BadQuestion, BadSettings
from meadhall.engine.learning import Learning
from meadhall.engine.play.match import Match
from meadhall.engine.rng import check_seed, new_seed, rng_of
from meadhall.engine.rules import Rules, View
from meadhall.engine.settings import Setting, Settings
from meadhall.engine.sheets import Sheet


def no_components(data: Data) -> None:
    """For a game that has nothing in the box but what its rules say."""


def no_sheets(view: View) -> list[Sheet]:
    """For a game that is shown by its view alone."""
    return []


def no_questions(state: Any, seat: int, question: object, advice: bool) -> object:
    """For a game whose page asks nothing of the rules."""
    raise BadQuestion("this game answers no questions")


class Game:
    """One game. `version` goes up whenever the same choices could lead to another state.

    `oldest`: the oldest version whose tables can still be played on, by the rules of then; this one unless said.
    `components(data)`: what is in the box, made once; `rules.setup` is given it.
    `sheets(view)`: the table of a view as sheets of rows, for the terminal.
    `questions(state, seat, question, advice)`: the answer to a question of the seat's player about the position, such
    as why a tile may not lie somewhere. The state is a copy that holds no more than the seat may know, to be changed
    at will. Question and answer are plain JSON-like data or msgspec structs. `advice`: whether it may be said what
    would be good to do.
    `lessons`: the chapters from which it is learnt, in their order, each a file in `lessons/` of the package.
    `learning`: what learning programs are given, for `meadhall.envs`.
    """

    def __init__(
        self,
        game_id: str,
        *,
        version: int,
        players: range,
        package: str,
        rules: Rules[Any],
        components: Callable[[Data], Any] = no_components,
        advice: Advice[Any] | None = None,
        sheets: Callable[[View], list[Sheet]] = no_sheets,
        questions: Callable[[Any, int, object, bool], object] = no_questions,
        settings: tuple[Setting, ...] = (),
        oldest: int = 0,
        lessons: tuple[str, ...] = (),
        learning: Learning | None = None,
    ) -> None:
        self.id = game_id
        self.version = version
        self.oldest = oldest or version
        self.players = players
        self.settings = settings
        self.rules = rules
        self.advice = advice or advice_by_score(rules)
        self.sheets = sheets
        self.questions = questions
        self.learning = learning
        self.package = package
        self.lessons = lessons
        self._make_components = components
        self._loaded: dict[Path | None, tuple[Data, Any]] = {}

    def data(self, corrections: Path | str | None = None) -> Data:
        """The component files, with the corrections in that folder."""
        return self._load(corrections)[0]

    def components(self, corrections: Path | str | None = None) -> Any:
        """What is in the box, made once and checked."""
        return self._load(corrections)[1]

    def folder_of(self, digest: str) -> Path | None:
        """The folder of corrections with that digest, among those that were read here."""
        return next((folder for folder, (data, _) in self._loaded.items() if data.corrections == digest), None)

    def fresh_components(self, corrections: Path | str | None = None) -> Any:
        """What is in the box, made again for a table of its own."""
        return self._make_components(self.data(corrections))

    def settings_for(self, players: int, chosen: Mapping[str, str] | None = None, version: int = 0) -> Settings:
        """The settings of a table, checked; what is not named is as the game has it by default."""
        if players not in self.players:
            fit = ", ".join(str(n) for n in self.players)
            message = f"{self.id} is for {fit} players, not {players}"
            raise BadSettings(message, "players", game=self.id, fit=fit, players=str(players))
        settings = [setting for setting in self.settings if setting.is_for(players)]
        asked = dict(chosen or {})
        full = {setting.name: asked.pop(setting.name, setting.default) for setting in settings}
        for name in asked:
            known = ", ".join(setting.name for setting in settings) or "–"
            if self._setting(name) is None:
                message = f"{self.id} has no option {name!r}; it has: {known}"
                raise BadSettings(message, "option", game=self.id, name=name, known=known)
            message = f"{self.id} has no option {name!r} for {players} players; it has: {known}"
            raise BadSettings(message, "option-players", game=self.id, name=name, known=known, players=str(players))
        for setting in settings:
            if full[setting.name] not in setting.values:
                known = ", ".join(setting.values)
                value = full[setting.name]
                message = f"{self.id}: {setting.name} is one of {known}, not {value!r}"
                raise BadSettings(message, "value", game=self.id, name=setting.name, known=known, value=value)
        return Settings(players, full, version or self.version)

    def recorded_settings(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The settings of an earlier table that mean anything: some have named others, which changed nothing.

        Of those that it could not name, what was the rule then.
        """
        kept = {setting.name: setting.earlier for setting in self.settings if setting.is_for(players)}
        for name, value in chosen.items():
            setting = self._setting(name)
            if setting is None or setting.is_for(players):
                kept[name] = value
        return kept

    def new(
        self,
        players: int,
        *,
        seed: int | None = None,
        settings: Mapping[str, str] | None = None,
        corrections: Path | str | None = None,
        listen: bool = False,
        version: int = 0,
    ) -> Match:
        """A match at its first decision; without a seed, one that nobody can guess. `version`: this one unless said."""
        table = self.settings_for(players, settings, version)
        seed = new_seed() if seed is None else check_seed(seed)
        data, components = self._load(corrections)
        state = self.rules.setup(components, table, rng_of(seed))
        return Match.begin(self, table, state, seed=seed, listen=listen, corrections=data.corrections)

    def _setting(self, name: str) -> Setting | None:
        for setting in self.settings:
            if setting.name == name:
                return setting
        return None

    def _load(self, corrections: Path | str | None) -> tuple[Data, Any]:
        folder = None if corrections is None else Path(corrections)
        if folder not in self._loaded:
            data = Data(self.package, folder, game_id=self.id)
            self._loaded[folder] = (data, self._make_components(data))
        return self._loaded[folder]

    def __repr__(self) -> str:
        return f"<Game {self.id}>"
