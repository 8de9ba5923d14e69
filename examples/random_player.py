#!/usr/bin/env python3
"""Plays any game of the inn at random: a line of JSON asks, a line of JSON answers (docs/protocol.md).

    npx tabard seat <link to a table> --bot "python3 examples/random_player.py"
"""
import json
import random
import sys


def any_answer(ask):
    """One of the keys that are offered; or numbers within the bounds, where a hand may give some."""
    if ask["input"] and (not ask["options"] or random.random() < 0.5):
        numbers = []
        for field in ask["input"]:
            times = random.randint(0, min(field["upTo"], 4)) if "upTo" in field else 1
            numbers += [random.randint(field["min"], field["max"]) for _ in range(times)]
        return ",".join(map(str, numbers))
    return random.choice(ask["options"])


for line in sys.stdin:
    told = json.loads(line)
    if told["kind"] == "ask":
        print(json.dumps({"key": any_answer(told["ask"])}), flush=True)
    elif told["kind"] == "refused":
        print("refused:", told["refusal"], file=sys.stderr)
    elif told["kind"] == "over":
        print("over:", told["standing"], file=sys.stderr)
