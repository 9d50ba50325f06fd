"""Whatever is wrong is said in one line, with exit status 2, and nothing is changed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.words import LANGUAGES, Words
from tests.cli.hall import ENGLISH, run, write_finished, write_running

BAD: list[tuple[str, str]] = [
    ("nonsense", "there is no command 'nonsense'; there are: games,"),
    ("games --lang xx", "there is no language 'xx'"),
    ("--lang xx games", "there is no language 'xx'"),
    ("games --nonsense", "--nonsense"),
    ("play", "say what to play"),
    ("play chess", "there is no game 'chess'"),
    ("play boru --seats human", "boru is for 3, 4, 5 players, not 1"),
    ("play boru --seats human,random,random,random,random,random", "not 6"),
    ("play boru --seats human,wizard,random", "seat 2: there is no player 'wizard'"),
    ("play boru --seats human,,random", "seat 2: there is no player ''"),
    ("play boru --seats human:,random,random", "lacks the name"),
    ("play boru --seats human:Ada,random:Ada,random", "two players are called 'Ada'"),
    ("play boru --seats human,gredy:Ada,random", "there is no module 'gredy'"),
    ("play boru --seats human,missing.py:Bot,random", "there is no file 'missing.py'"),
    ("play boru --seats human,engine:./missing,random", "the engine './missing' cannot be run"),
    ("play boru --engine ./missing", "the engine './missing' cannot be run"),
    ("play boru --seats human,random,random --engine cat", "name it there: engine:COMMAND"),
    ("play program.jsonl", "names 'engine:cat' as a player, which would be run here"),
    ("play boru --seed minus", "--seed"),
    ("play boru --seed -1", "a seed is a whole number"),
    ("play boru --seed 99999999999999999999999", "a seed is a whole number"),
    ("play boru --option x=y", "boru has no option 'x'"),
    ("play odin --seats human,random --option solo_card=chosen", "odin has no option 'solo_card' for 2 players"),
    ("play boru --option x", "--option is name=value"),
    ("play boru --option a=1 --option a=2", "given twice"),
    ("play boru --data nowhere", "nowhere: no such folder of corrections"),
    ("play boru --lang xx", "there is no language 'xx'"),
    ("play boru --save nowhere/game.jsonl", "nowhere/game.jsonl: cannot be written"),
    ("play boru --save finished.jsonl", "there is such a file already"),
    ("play boru --load running.jsonl", "a saved game has its game"),
    ("play running.jsonl --seed 3", "a saved game has its game"),
    ("play running.jsonl --seats human,random", "is a game of 3; --seats names 2"),
    ("play missing.jsonl", "there is no game 'missing.jsonl'"),
    ("play --load missing.jsonl", "missing.jsonl: no such file"),
    ("play broken.jsonl", "broken.jsonl: line 1: not a Meadhall record"),
    ("play truncated.jsonl", "truncated"),
    ("play .", "directory"),
    ("play seats.jsonl", "2 seats are named for 3 players"),
    ("simulate chess", "there is no game 'chess'"),
    ("simulate boru --players 2", "boru is for 3, 4, 5 players"),
    ("simulate boru --players 0", "boru is for 3, 4, 5 players"),
    ("simulate boru --players many", "--players"),
    ("simulate boru --games 0", "--games"),
    ("simulate boru --games -5", "--games"),
    ("simulate boru --bots wizard", "there is no bot 'wizard'"),
    ("simulate boru --bots human", "there is no bot 'human'"),
    ("simulate boru --bots random,", "there is no bot ''"),
    ("simulate boru --players 3 --bots random,random,random,random", "4 bots are too many for 3 seats"),
    ("simulate boru --bots 0ms", "'0ms': from 1ms to 3600000ms"),
    ("simulate boru --patience -1", "--patience"),
    ("simulate boru --bots missing.py:Bot", "there is no file 'missing.py'"),
    ("simulate boru --engine ./missing", "the engine './missing' cannot be run"),
    ("bench boru --bot wizard", "there is no bot 'wizard'"),
    ("new-bot Wise-Owl", "is no name for a bot"),
    ("new-bot greedy", "there is something called 'greedy' already"),
    ("new-bot json", "'json' means something else in Python"),
    ("new-bot finished.jsonl", "is no name for a bot"),
    ("new-bot", "NAME is missing"),
    ("check-engine ./missing", "the engine './missing' cannot be run"),
    ("check-engine cat --game chess", "there is no game 'chess'"),
    ("simulate boru --seed x", "--seed"),
    ("simulate boru --seed -1", "a seed is a whole number"),
    ("simulate boru --jobs -1", "--jobs"),
    ("simulate boru --limit 0", "--limit"),
    ("simulate odin --players 3 --option solo_card=chosen", "odin has no option 'solo_card' for 3 players"),
    ("simulate boru --option x=y", "boru has no option 'x'"),
    ("simulate boru --records finished.jsonl", "finished.jsonl: cannot be made"),
    ("simulate boru --data nowhere", "no such folder of corrections"),
    ("simulate", "GAME is missing"),
    ("simulate boru raiders", "not expected: raiders"),
    ("simulate boru --gmes 3", "there is no option --gmes; did you mean --games?"),
    ("simulate boru --games", "--games lacks its value"),
    ("serve --port 99999", "--port is a number from 0 to 65"),
    ("serve --database mysql://here/x", "or postgresql://user:password@host/name, not mysql://"),
    ("serve --database ://", "this URL cannot be read"),
    ("serve --database postgresql://nobody@127.0.0.1:9/x", "check the URL, and that the database server runs there"),
    ("replay missing.jsonl", "missing.jsonl: no such file"),
    ("replay broken.jsonl", "not a Meadhall record"),
    ("replay wrong.jsonl", "wrong.jsonl: line 2"),
    ("replay truncated.jsonl", "truncated"),
    ("replay finished.jsonl --to 100000", "not 100000"),
    ("replay finished.jsonl --to -1", "not -1"),
    ("replay finished.jsonl --to x", "--to"),
    ("replay seats.jsonl", "2 seats are named for 3 players"),
    ("show missing.jsonl", "no such file"),
    ("show finished.jsonl --at 100000", "not 100000"),
    ("show finished.jsonl --seat 3", "there are seats 0 to 2, not 3"),
    ("show finished.jsonl --seat -1", "there are seats 0 to 2, not -1"),
    ("data chess", "there is no game 'chess'"),
    ("data boru --data nowhere", "no such folder of corrections"),
    ("data boru --check --data bad", "bad/boru/rules.toml: not TOML"),
    ("bench chess", "there is no game 'chess'"),
    ("bench boru --players 9", "boru is for 3, 4, 5 players"),
    ("bench boru --seconds 0", "--seconds"),
    ("bench boru --seconds soon", "--seconds"),
]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with good and bad files, in which commands are run."""
    finished = write_finished(tmp_path / "finished.jsonl").read_text()
    write_running(tmp_path / "running.jsonl")
    write_running(tmp_path / "seats.jsonl", seats=["human", "random"])
    write_running(tmp_path / "program.jsonl", seats=["human", "engine:cat", "random"])
    (tmp_path / "broken.jsonl").write_text("Dear diary,\n")
    (tmp_path / "truncated.jsonl").write_text("".join(finished.splitlines(keepends=True)[:-1]))
    header, first, rest = finished.split("\n", 2)
    (tmp_path / "wrong.jsonl").write_text("\n".join([header, first.replace("town", "moon"), rest]))
    (tmp_path / "bad" / "boru").mkdir(parents=True)
    (tmp_path / "bad" / "boru" / "rules.toml").write_text("this is = = not TOML")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def assert_one_line(stderr: str, said: str) -> None:
    assert stderr.startswith("meadhall: ")
    assert stderr.count("\n") == 1
    assert stderr.endswith("\n")
    assert said in stderr


@pytest.mark.parametrize(("line", "said"), BAD)
def test_bad_input_is_refused_in_one_line(line: str, said: str, place: Path) -> None:
    before = contents(place)
    result = run(*line.split())
    assert result.exit_code == 2
    assert_one_line(result.stderr, said)
    assert result.stdout == ""
    assert contents(place) == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play chess", "there is no game 'chess'"),
        ("play boru --seed -1", "a seed is a whole number"),
        ("simulate boru --bots wizard --jobs 2", "there is no bot 'wizard'"),
        ("replay broken.jsonl", "not a Meadhall record"),
        ("data boru --data bad", "not TOML"),
        ("games --lang xx", "there is no language"),
    ],
)
def test_the_installed_command_refuses_the_same_way(line: str, said: str, place: Path) -> None:
    program = Path(sys.executable).parent / "meadhall"
    done = subprocess.run(
        [str(program), *line.split()], env=os.environ | ENGLISH, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert_one_line(done.stderr, said)
    assert done.stdout == ""


IN_THE_SYSTEM_S_WORDS = ("play .", "play boru --save nowhere/game.jsonl", "data boru --check --data bad")
IN_ENGLISH = ("games --lang xx", "--lang xx games", "play boru --lang xx")
"""Who asks for a language that there is not cannot be answered in it."""


@pytest.mark.parametrize("line", [line for line, _ in BAD if line not in (*IN_THE_SYSTEM_S_WORDS, *IN_ENGLISH)])
def test_whatever_is_wrong_is_said_in_polish_too(line: str, place: Path) -> None:
    polish = run("--lang", "pl", *line.split()).stderr
    assert polish
    assert not re.search(r"\b(the|is|are|there|not|of|no such|line)\b", polish), polish


def test_every_error_that_has_a_code_has_words_in_every_language() -> None:
    source = Path(meadhall.__file__).parent
    calls = re.compile(
        r"(?:BadSettings|UnknownBot|BadData|BadRecord|BadName|BotFailed|bad_line)\((?:[^()]|\([^()]*\))*\)"
    )
    found = {call for path in source.rglob("*.py") for call in calls.findall(path.read_text(encoding="utf-8"))}
    codes = {code for call in found for code in re.findall(r', "([a-z]+(?:-[a-z]+)*)"', " ".join(call.split()))}
    assert {"bots-none", "listen", "database-newer", "record-count"} <= codes
    for language in LANGUAGES:
        words = Words(language, fallback=False)
        assert not {code for code in codes if not words.has(f"cli-wrong-{code}")}


WRONG: list[tuple[str, str, str]] = [
    ("data chess", "nie ma gry 'chess'; są: boru,", "não há jogo 'chess'; há: boru,"),
    ("play chess", "nie ma też takiego pliku", "nem arquivo com esse nome"),
    ("simulate boru --bots wizard", "nie ma bota 'wizard'; są: random", "não há bot 'wizard'; há: random"),
    ("play boru --seats human,wizard,random", "miejsce 2: nie ma gracza 'wizard'", "lugar 2: não há jogador 'wizard'"),
    ("simulate boru --players 2", "możliwa liczba graczy to 3, 4, 5, nie 2", "boru é para 3, 4, 5 jogadores, não 2"),
    (
        "simulate odin --option length=ages",
        "to jedno z: long, short, a nie 'ages'",
        "é um destes: long, short, não 'ages'",
    ),
    ("simulate boru --option x=y", "boru nie ma opcji 'x'", "boru não tem a opção 'x'"),
    (
        "simulate boru --bots random,random,random,random --players 3",
        "za dużo botów: 4",
        "4 bots são demais para 3 lugares",
    ),
    ("simulate boru --option x", "--option to nazwa=wartość", "--option é nome=valor, não 'x'"),
    ("simulate boru --option a=1 --option a=2", "--option a podano dwa razy", "--option a aparece duas vezes"),
    ("simulate boru --records finished.jsonl", "nie można utworzyć folderu", "a pasta não pode ser criada"),
    ("nonsense", "nie ma polecenia 'nonsense'; są: games,", "não há comando 'nonsense'; há: games,"),
    ("simulate", "brakuje GAME", "falta GAME"),
    ("simulate boru raiders", "nieoczekiwane: raiders", "não esperado: raiders"),
    ("simulate boru --gmes 3", "nie ma opcji --gmes; może --games?", "não há opção --gmes; seria --games?"),
    ("simulate boru --wxyz 3", "nie ma opcji --wxyz", "não há opção --wxyz"),
    ("simulate boru --json=3", "--json: brakuje wartości albo", "--json: falta o valor, ou"),
    ("simulate boru --games 0", "--games to liczba od 1 wzwyż", "--games é um número a partir de 1"),
    ("simulate boru --games many", "--games to liczba od 1 wzwyż", "--games é um número a partir de 1"),
    ("simulate boru --seed x", "--seed nie przyjmuje tej wartości", "--seed não aceita esse valor"),
    ("bench boru --seconds 0", "--seconds to liczba od 0,1 do 3", "--seconds é um número de 0,1 a 3"),
    ("replay missing.jsonl", "missing.jsonl: nie ma takiego pliku", "missing.jsonl: não há esse arquivo"),
    ("replay broken.jsonl", "broken.jsonl: wiersz 1: to nie jest zapis", "linha 1: não é uma partida gravada"),
    ("replay truncated.jsonl", "zapis jest urwany", "a partida gravada está truncada"),
    ("replay old.jsonl", "według wersji 99 zasad boru; tutaj jest wersja 2", "pela versão 99 das regras de boru"),
]


@pytest.mark.parametrize(("line", "polish", "portuguese"), WRONG)
def test_what_players_meet_is_said_in_their_language(line: str, polish: str, portuguese: str, place: Path) -> None:
    finished = (place / "finished.jsonl").read_text()
    (place / "old.jsonl").write_text(finished.replace('"version":2', '"version":99', 1))
    assert_one_line(run(*line.split(), "--lang", "pl").stderr, polish)
    assert_one_line(run(*line.split(), "--lang", "pt-BR").stderr, portuguese)


def test_a_folder_that_cannot_be_written_to_is_refused(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # as for anybody but the superuser
    result = run("simulate", "boru", "--records", "locked")
    assert result.exit_code == 2
    assert_one_line(result.stderr, "locked: cannot be written to")
