"""Bots think in processes of their own; whatever happens to those, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from unittest.mock import DEFAULT, AsyncMock

import pytest
from msgspec.structs import replace

from meadhall.engine.registry import game
from meadhall.server.app import create_app
from meadhall.server.bots.driver import STUCK_SECONDS
from meadhall.server.bots.fair_queue import FairQueue
from meadhall.server.bots.pool import BotPool
from meadhall.server.bots.worker import BotJob, answer
from meadhall.server.errors import Refused
from meadhall.server.messaging.notices import TableClosed
from meadhall.server.services import Services
from meadhall.server.settings import Settings
from meadhall.server.storage.database import Unavailable
from tests.server.client import ME, RANDOM, Socket, Visit, Visitor, here
from tests.server.running_server import RunningServer, StartServer
from tests.server.slow_bots import SlowBots


def question(choices: list[tuple[int, str]], seed: int = 5, table: str = "t") -> BotJob:
    match = game("boru").new(3, seed=seed)
    for seat, option in choices:
        match.choose(option, seat)
    assert match.decision is not None
    return BotJob(table, "boru", game("boru").version, 3, {}, seed, choices, match.decision.seat, "greedy", None)


def options_after(choices: list[tuple[int, str]], seed: int = 5) -> list[str]:
    match = game("boru").new(3, seed=seed)
    for seat, option in choices:
        match.choose(option, seat)
    assert match.decision is not None
    return match.decision.options


def test_a_worker_follows_a_table_forth_back_and_to_another_game() -> None:
    choices: list[tuple[int, str]] = []
    for _ in range(6):
        asked = question(choices)
        option = answer(asked)
        assert option in options_after(choices)
        choices.append((asked.seat, option))
    shorter = choices[:2]
    assert answer(question(shorter)) in options_after(shorter)
    assert answer(question([], seed=6)) in options_after([], seed=6)


def beside_a_bot_that_thinks(visit: Visit, server: RunningServer, bots: SlowBots) -> Socket:
    bots.hold()
    anna = visit("Anna", server.address)
    socket = anna.at(anna.open("toy", ME, RANDOM), 0)
    bots.wait_until_one_thinks()
    return socket


def test_bots_go_on_as_soon_as_the_database_is_back(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = servers()
    bots = SlowBots(server, monkeypatch)
    socket = beside_a_bot_that_thinks(visit, server, bots)
    store = server.services.tables.store
    monkeypatch.setattr(
        store, "store", AsyncMock(side_effect=[Unavailable(), Unavailable(), DEFAULT], wraps=store.store)
    )
    began = time.monotonic()
    bots.release()
    socket.until("news", kind="chose")
    assert time.monotonic() - began < STUCK_SECONDS / 2


def test_bots_whose_table_cannot_be_read_go_on_as_soon_as_it_can(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = servers()
    bots = SlowBots(server, monkeypatch)
    socket = beside_a_bot_that_thinks(visit, server, bots)
    driver = server.services.bot_driver
    store = server.services.tables.store
    server.call(driver.close())
    monkeypatch.setattr(store, "load", AsyncMock(side_effect=[Unavailable(), DEFAULT], wraps=store.load))
    server.call(driver.take_up_stuck(since_ms=server.clock.now_ms() + 1))
    bots.release()
    socket.until("news", kind="chose")


def test_bots_are_taken_up_though_the_clock_was_put_back(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = servers()
    bots = SlowBots(server, monkeypatch)
    bots.hold()
    table = visit("Anna", server.address).open("toy", ME, RANDOM)
    server.clock.jump(-40 * 24 * 3600)
    now = server.clock.now_ms()
    assert server.call(server.services.tables.store.bots_due("", now, now)) == [table]
    bots.release()


def test_the_same_question_gets_the_same_answer_and_another_table_another() -> None:
    def answers(seed: int) -> list[str]:
        return [answer(replace(question([], seed, f"{seed}-{again}"), bot="random")) for again in range(5)]

    assert all(len(set(answers(seed))) == 1 for seed in range(5))
    assert len({answers(seed)[0] for seed in range(20)}) > 1


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_of_two_who_decide_at_the_same_time_neither_changes_what_the_other_does(bot: str) -> None:
    for seed in range(8):
        match = game("boru").new(3, seed=seed)
        while len(match.pending) == 1:
            match.choose(match.pending[0].options[0])
        so_far = [(choice.seat, choice.option) for choice in match.choices]
        first, second = match.pending[:2]
        asked = BotJob(f"at once {seed}", "boru", game("boru").version, 3, {}, seed, so_far, second.seat, bot, None)
        later = replace(asked, choices=[*so_far, (first.seat, first.options[0])])
        assert answer(asked) == answer(later)


def test_a_question_does_not_show_the_seed() -> None:
    assert "5" not in repr(question([])).replace("seat", "")


async def kill_workers(bot_pool: BotPool) -> None:
    await bot_pool.wake()
    for worker in (bot_pool._pool._processes or {}).values():
        os.kill(worker.pid or 0, signal.SIGKILL)


async def answered(order: list[str], turns: FairQueue, name: str) -> None:
    async with turns.one(name):
        order.append(name)
        await asyncio.sleep(0)


def test_those_who_ask_much_do_not_keep_others_waiting() -> None:
    async def run() -> list[str]:
        order: list[str] = []
        turns = FairQueue(1)
        names = ["a"] * 5 + ["b"] * 2 + ["c"]
        await asyncio.gather(*(answered(order, turns, name) for name in names))
        return order

    assert asyncio.run(run()) == ["a", "a", "b", "c", "a", "b", "a", "a"]


def test_as_many_are_answered_at_once_as_there_are_places() -> None:
    async def run() -> list[int]:
        turns = FairQueue(3)
        inside = 0
        seen: list[int] = []

        async def ask(name: str) -> None:
            nonlocal inside
            async with turns.one(name):
                inside += 1
                seen.append(inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(ask(f"{number % 2}") for number in range(20)))
        return seen

    seen = asyncio.run(run())
    assert (len(seen), max(seen)) == (20, 3)


def test_who_gives_up_waiting_takes_no_place_away() -> None:
    async def run() -> list[str]:
        order: list[str] = []
        turns = FairQueue(1)
        async with turns.one("first"):
            waiting = [asyncio.create_task(answered(order, turns, name)) for name in ("early", "late", "last")]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        # The turn is given to the second, who gives up before taking it.
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.wait_for(answered(order, turns, "after all"), 5)
        return order

    assert asyncio.run(run()) == ["last", "after all"]


def test_a_worker_that_died_is_replaced() -> None:
    async def run() -> str:
        bot_pool = BotPool(1, 60)
        await kill_workers(bot_pool)
        try:
            return await bot_pool.answer(question([]))
        finally:
            bot_pool.close()

    assert asyncio.run(run()) in options_after([])


def test_a_bot_that_does_not_answer_in_time_is_given_up() -> None:
    async def run() -> None:
        bot_pool = BotPool(1, 0.0001)
        try:
            await bot_pool.answer(question([]))
        finally:
            bot_pool.close()

    with pytest.raises(Refused) as refused:
        asyncio.run(run())
    assert refused.value.code == "no_bot"


def test_where_the_bot_fails_any_option_is_chosen(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("untaught", ME, RANDOM)
    position = anna.position(table, 0)
    while position["waiting"] != [0]:
        position = anna.position(table, 0, after=position["number"], wait=20)
    assert position["move"] == 2


def test_a_hint_that_no_bot_can_give_is_refused_and_logged(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    anna = visit("Anna")
    table = anna.open("untaught", ME, here("Ola"))
    assert anna.refused("POST", f"/api/tables/{table}/hint", {"seat": 0}) == "no_bot"
    assert f"failed over <BotJob of seat 0 at {table}>" in caplog.text
    assert anna.position(table, 0)["move"] == 0


@pytest.mark.parametrize("answer", ["no such option", ""])
def test_a_bot_that_breaks_the_rules_does_not_stop_the_table(
    servers: StartServer, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    async def wrong(*_: object) -> str:
        return answer

    server = servers()
    monkeypatch.setattr(server.services.bot_pool, "ask", wrong)
    anna = Visitor(server.address, "Anna")
    table = anna.open("toy", RANDOM, ME)
    position = anna.position(table, 1)
    while position["waiting"] != [1]:
        position = anna.position(table, 1, after=position["number"], wait=20)
    assert position["move"] == 2
    anna.close()


def test_bots_can_pass_the_word_on_from_when_they_begin_until_they_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(Settings(data_dir=tmp_path))
    services: Services = app.state.services
    said: list[str] = []

    def speaking(when: str) -> None:
        act = getattr(services, when)

        async def speak_and_act() -> None:
            services.notifier.tell_table("x", TableClosed())
            said.append(when)
            await act()

        monkeypatch.setattr(services, when, speak_and_act)

    async def run() -> None:
        async with app.lifespan():
            pass

    speaking("open")
    speaking("close")
    asyncio.run(run())
    assert said == ["open", "close"]


def test_workers_end_with_their_server() -> None:
    program = (
        "import asyncio, time\n"
        "from meadhall.server.bots.pool import BotPool\n"
        "async def main():\n"
        "    bot_pool = BotPool(1, 60)\n"
        "    await bot_pool.wake()\n"
        "    print(*(bot_pool._pool._processes or {}), flush=True)\n"
        "    time.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        os.kill(worker, 0)
        process.kill()
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("the worker outlived its server")
