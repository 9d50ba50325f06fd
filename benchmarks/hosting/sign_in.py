"""A club behind one address signs in while attackers guess: who gets in, and how many guesses are listened to.

    python -m benchmarks.hosting.sign_in [--members 200] [--attackers 20] [--seconds 120]

The server has the limits of a real hall. The members have accounts, made elsewhere, and sign in from one address for
the first time, spread over three quarters of the time; each attacker has an address and tries password after password,
all at the same few accounts and then at all others. A guess counts when the server has said 'wrong password' rather
than 'not so fast'. Ends with an error if a member stayed out, or an attacker had more than ten guesses at an account.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from collections import Counter
from typing import Final

import httpx
import uvloop

from benchmarks.hosting.servers import describe, running

CLUB: Final = "203.0.113.1"
PASSWORD: Final = "correct horse"
MOST_GUESSES: Final = 10
FAVOURITES: Final = 5
"""So many accounts all attackers try first."""
AT_ONCE: Final = 4


def from_address(server: str, address: str) -> httpx.AsyncClient:
    """Somebody who comes from there, as a proxy on the same machine says it."""
    return httpx.AsyncClient(base_url=server, timeout=120, headers={"X-Forwarded-For": address})


async def register(server: str, number: int, gate: asyncio.Semaphore) -> None:
    async with gate, from_address(server, f"192.0.2.{number % 250 + 1}") as member:
        (await member.post("/api/me", json={"name": f"Member {number}"})).raise_for_status()
        body = {"account": f"member{number}", "password": PASSWORD}
        (await member.post("/api/account", json=body)).raise_for_status()


async def come_in(server: str, number: int, wait: float) -> tuple[int, float]:
    """The status of a member's one try, and how long it took."""
    await asyncio.sleep(wait)
    async with from_address(server, CLUB) as member:
        began = time.perf_counter()
        body = {"account": f"member{number}", "password": PASSWORD}
        answer = await member.post("/api/sign-in", json=body)
        return answer.status_code, time.perf_counter() - began


async def guess(server: str, attacker: int, members: int, until: float, heard: Counter[tuple[int, int]]) -> int:
    """Guesses until the time is over; gives how many requests were made."""
    made = 0
    async with from_address(server, f"198.51.100.{attacker + 1}") as http:
        while time.perf_counter() < until:
            account = made % FAVOURITES if made < 200 else (made * 7 + attacker) % members
            body = {"account": f"member{account}", "password": f"guess {attacker} {made}"}
            answer = await http.post("/api/sign-in", json=body)
            made += 1
            if answer.status_code == httpx.codes.UNAUTHORIZED:
                heard[attacker, account] += 1
            elif answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                sys.exit(f"an attacker was answered {answer.status_code}: {answer.text}")
            await asyncio.sleep(0.05)
    return made


async def measure(server: str, members: int, attackers: int, seconds: float) -> bool:
    gate = asyncio.Semaphore(AT_ONCE)
    await asyncio.gather(*(register(server, number, gate) for number in range(members)))
    heard: Counter[tuple[int, int]] = Counter()
    began = time.perf_counter()
    guessing = [
        asyncio.create_task(guess(server, attacker, members, began + seconds, heard)) for attacker in range(attackers)
    ]
    waits = [number * seconds * 0.75 / members for number in range(members)]
    came = await asyncio.gather(*(come_in(server, number, wait) for number, wait in enumerate(waits)))
    took = time.perf_counter() - began
    tries = sum(await asyncio.gather(*guessing))
    inside = sum(status < httpx.codes.BAD_REQUEST for status, _ in came)
    most = max(heard.values(), default=0)
    of_account = Counter[int]()
    for (_, account), count in heard.items():
        of_account[account] += count
    print(f"{inside} of {members} members are in, the last after {took:.0f} s; others were answered ", end="")
    print(dict(Counter(status for status, _ in came if status >= httpx.codes.BAD_REQUEST)))
    print(f"signing in took p50 {statistics.median(seconds for _, seconds in came) * 1000:.0f} ms")
    print(
        f"{attackers} attackers tried {tries} times, {heard.total()} guesses were listened to: at most {most} of one "
        f"attacker at one account, {max(of_account.values(), default=0)} of all at one account"
    )
    return inside == members and most <= MOST_GUESSES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--members", type=int, default=200)
    parser.add_argument("--attackers", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=120.0)
    options = parser.parse_args()
    with running(limits=True) as servers:
        well = uvloop.run(measure(servers[0].address, options.members, options.attackers, options.seconds))
    print(describe())
    sys.exit(not well)


if __name__ == "__main__":
    main()
