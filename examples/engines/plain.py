"""An engine for Meadhall in plain Python: it knows no rules, and lets the hall try every option for it."""

import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)


def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "quit"}


def choose(decide, chance):
    """The option that looks best one choice ahead, in three imagined worlds; a coin decides between equals."""
    say(type="try", worlds=3, to="next")
    worths = hear()["worths"]
    best = max(worths)
    return chance.choice([option for option, worth in zip(decide["options"], worths, strict=True) if worth == best])


chance = random.Random()
while (message := hear())["type"] != "quit":
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="plain Python")
    elif message["type"] == "game":
        chance = random.Random(message["seed"])
    elif message["type"] == "decide":
        say(type="choose", number=message["number"], option=choose(message, chance))
