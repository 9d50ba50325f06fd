"""Programs in any language play by JSON lines; one that does not keep to them has failed, and is ended."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import find_node
from meadhall import bots
from meadhall.arena import play
from meadhall.bots.programs import process
from meadhall.bots.programs.process import command_of, end_all
from meadhall.engine.errors import BadSettings, BotFailed
from meadhall.engine.play.lookahead import worths
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game
from meadhall.words import LANGUAGES, Words
from tests.bots.plug_ins import write_engine

EXAMPLES = Path(__file__).parents[2] / "examples" / "engines"


@pytest.fixture(autouse=True)
def _end_programs() -> Iterator[None]:
    yield
    end_all()
    assert not process._running


def new_match() -> Match:
    return game("boru").new(3, seed=3)


def ask(name: str, match: Match | None = None) -> str:
    """What the bot of that name chooses at the beginning of a game."""
    match = match or new_match()
    seat = match.pending[0].seat
    return bots.make(name, 5).choose(match.seen_by(seat))


def heard(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def listening(folder: Path) -> tuple[str, Path]:
    """An engine that writes down all that it hears."""
    name = write_engine(folder)
    source = folder / "engine.py"
    log = folder / "heard.jsonl"
    noted = f"    heard = json.loads(line)\n    open({str(log)!r}, 'a').write(line)\n"
    source.write_text(source.read_text().replace("    heard = json.loads(line)\n", noted))
    return name, log


# What is said.


def test_a_game_is_told_from_its_beginning_to_its_end(tmp_path: Path) -> None:
    name, log = listening(tmp_path)
    match = play("boru", ["random", name, "random"], 4)
    end_all()
    lines = heard(log)
    assert lines[0] == {"type": "hello", "protocol": 1}
    begun = lines[1]
    assert (begun["type"], begun["game"], begun["players"], begun["seat"]) == ("game", "boru", 3, 1)
    assert (begun["version"], begun["settings"]) == (game("boru").version, match.settings.chosen)
    decisions = [line for line in lines if line["type"] == "decide"]
    assert [line["number"] for line in decisions] == list(range(1, len(decisions) + 1))
    own = [choice.option for choice in match.choices if choice.seat == 1]
    assert [line["options"][0] for line in decisions] == own  # type: ignore[index]
    assert lines[-2] == {
        "type": "over",
        "scores": [score.total for score in match.scores()],
        "winners": match.winners(),
    }
    assert lines[-1] == {"type": "quit"}


def test_a_decision_holds_what_its_seat_may_see(tmp_path: Path) -> None:
    name, log = listening(tmp_path)
    match = new_match()
    ask(name, match)
    decision = match.pending[0]
    said = next(line for line in heard(log) if line["type"] == "decide")
    assert said["view"] == json.loads(json.dumps(match.view(decision.seat)))
    assert (said["kind"], said["about"], said["options"]) == (decision.kind, decision.about, decision.options)
    assert said["seconds"] == 10
    assert "words" not in said


def test_the_seed_of_a_program_is_not_the_table_s(tmp_path: Path) -> None:
    name, log = listening(tmp_path)
    match = play("boru", [name, "random", "random"], 123456)
    assert heard(log)[1]["seed"] != match.seed


def test_a_program_plays_game_after_game_and_several_seats_have_several(tmp_path: Path) -> None:
    name, log = listening(tmp_path)
    for seed in range(2):
        play("boru", [name, "random", name], seed)
    assert [line["type"] for line in heard(log)].count("hello") == 2
    assert [line["type"] for line in heard(log)].count("game") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_for_words_is_given_them(language: str, tmp_path: Path) -> None:
    name = write_engine(tmp_path, f"open({str(tmp_path / 'said')!r}, 'w').write(line)", f", words={language!r}")
    match = new_match()
    ask(name, match)
    said = json.loads((tmp_path / "said").read_text())
    words = Words(language)
    decision = match.pending[0]
    assert said["words"] == [words.thing("boru", option) for option in decision.options]
    assert said["question"]


def test_the_hall_tries_options_for_a_program(tmp_path: Path) -> None:
    decide = (
        "say(type='try', worlds=4); one = json.loads(sys.stdin.readline()); "
        "say(type='try', worlds=2, to='end'); two = json.loads(sys.stdin.readline()); "
        f"json.dump([one, two], open({str(tmp_path / 'tried')!r}, 'w'))"
    )
    match = new_match()
    ask(write_engine(tmp_path, decide), match)
    ahead, to_the_end = json.loads((tmp_path / "tried").read_text())
    decision = match.pending[0]
    assert len(ahead["worths"]) == len(to_the_end["worths"]) == len(decision.options)
    assert (ahead["worlds"], to_the_end["worlds"]) == (4, 2)
    assert all(0 <= share <= 1 for share in to_the_end["worths"])
    best = max(range(len(decision.options)), key=ahead["worths"].__getitem__)
    seen = match.seen_by(decision.seat)
    assert max(worths(match.clone(), decision, seen.advice)) == pytest.approx(ahead["worths"][best], abs=5)


def test_a_program_may_think_aloud(tmp_path: Path) -> None:
    assert ask(write_engine(tmp_path, "say(type='info', text='hm')")) == new_match().pending[0].options[0]


# What is not accepted.

FAILURES = [
    ("sys.exit(3)", "engine-ended", "has ended (status 3)"),
    ("raise RuntimeError('oh no')", "engine-ended", "RuntimeError: oh no"),
    ("print('what?', flush=True)", "engine-nonsense", "said 'what?'"),
    ("print('x' * 2_000_000, flush=True)", "engine-nonsense", "the line does not end"),
    ("say(type='choose', number=heard['number'], option='everything')", "engine-nonsense", "has no such option"),
    ("say(type='choose', number=99, option=heard['options'][0])", "engine-nonsense", "decision 1 is asked"),
    ("say(type='choose', number=1)", "engine-nonsense", "missing required field `option`"),
    ("say(type='hello', protocol=1, name='again')", "engine-nonsense", "that was said before"),
    ("say(type='try', to='victory')", "engine-nonsense", "one tries up to: next, end"),
    ("say(type='try', worlds=10**9)", "engine-nonsense", "<= 1000"),
    ("import time; time.sleep(60)", "engine-late", "gave no answer in time"),
    ("while True: pass", "engine-late", "gave no answer in time"),
]


@pytest.mark.parametrize(("decide", "code", "message"), FAILURES)
def test_a_program_that_misbehaves_has_failed_and_is_ended(
    decide: str, code: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_ENGINE_SECONDS", "0.5" if code == "engine-late" else "20")
    with pytest.raises(BotFailed) as failed:
        ask(write_engine(tmp_path, decide))
    assert failed.value.code == code
    assert message in str(failed.value)
    assert "engine.py" in failed.value.bot
    for language in LANGUAGES:
        assert Words(language, fallback=False).say(f"cli-wrong-{code}", **failed.value.values)
    assert not process._running


def test_who_answers_twice_has_failed_at_the_next_question(tmp_path: Path) -> None:
    twice = "say(type='choose', number=heard['number'], option=heard['options'][0])"
    bot = bots.make(write_engine(tmp_path, twice), 1)
    match = new_match()
    seen = match.seen_by(match.pending[0].seat)
    assert bot.choose(seen) in seen.decision.options
    with pytest.raises(BotFailed, match=r"nobody has asked|decision 2 is asked"):
        bot.choose(seen)


@pytest.mark.parametrize(
    ("hello", "code"),
    [("protocol=2, name='x'", "engine-protocol"), ("protocol=1", "engine-nonsense"), ("name='x'", "engine-nonsense")],
)
def test_another_hello_is_not_understood(hello: str, code: str, tmp_path: Path) -> None:
    name = write_engine(tmp_path)
    source = (tmp_path / "engine.py").read_text()
    (tmp_path / "engine.py").write_text(source.replace('protocol=1, name="test"', hello))
    with pytest.raises(BotFailed) as failed:
        ask(name)
    assert failed.value.code == code


def test_a_program_that_does_not_read_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "deaf.py").write_text(
        'import time\nprint(\'{"type": "hello", "protocol": 1, "name": "deaf"}\', flush=True)\ntime.sleep(60)\n'
    )
    monkeypatch.setenv("MEADHALL_ENGINE_SECONDS", "0.5")
    engine = write_engine(tmp_path).replace("engine.py", "deaf.py")
    odin = game("odin").new(4, seed=1)  # its views are larger than what a pipe holds, now and then
    with pytest.raises(BotFailed, match="no answer in time"):
        ask(engine, odin)


def test_a_program_that_does_not_end_by_itself_is_ended(tmp_path: Path) -> None:
    name = write_engine(tmp_path)
    source = (tmp_path / "engine.py").read_text().replace("        break\n", "        import time; time.sleep(60)\n")
    (tmp_path / "engine.py").write_text(source)
    program = process.Program(command_of(name.removeprefix(bots.ENGINE)))
    assert not program.quit()
    assert program._process.poll() is not None


def test_seconds_that_are_none_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_ENGINE_SECONDS", "soon")
    with pytest.raises(BadSettings, match="MEADHALL_ENGINE_SECONDS is a number of seconds, not 'soon'"):
        ask(write_engine(tmp_path))


# The examples.


@pytest.mark.parametrize("example", ["plain.py", "plain.js"])
def test_the_example_engines_are_short_and_play(example: str) -> None:
    text = (EXAMPLES / example).read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    assert "import meadhall" not in text
    runner = "python3" if example.endswith(".py") else find_node()
    assert play("boru", [f"engine:{runner} {EXAMPLES / example}", "random", "random"], 3).over
