"""Compares games.ts, line by line, with what treehouse.py makes of the same choices."""

import json
import sys

import torch

from treehouse import CODES, Games


def on(row):
    return sorted(row.nonzero()[:, 0].tolist())


def check(told):
    games = Games(
        1, told["seats"], told["junior"], told["fewest"], deck=torch.tensor([told["deck"]])
    )
    going = True
    for step in told["steps"]:
        assert going and games.phase == step["phase"]
        if games.week == 1 and step["first"] >= 0:
            # Who is first in the first week is drawn by the engine.
            games.first[:] = step["first"]
        actors = games.actors()
        assert actors[0].tolist() == [one["seat"] for one in step["asked"]]
        inputs, of_colours = games.seen(actors)
        legal = games.legal()
        assert legal.shape[2] == CODES
        for i, one in enumerate(step["asked"]):
            assert on(inputs[0, i]) == sorted(one["on"]), (step["phase"], on(inputs[0, i]), sorted(one["on"]))
            for row, expected in zip(of_colours[0, i], one["groupOn"]):
                assert on(row) == sorted(expected), (step["phase"], on(row), sorted(expected))
            assert on(legal[0, i]) == sorted(one["codes"])
        going = games.play(torch.tensor([[one["code"] for one in step["asked"]]]))
    assert not going
    assert games.score[0].tolist() == told["scores"]
    assert on(games.shares()[0]) == told["winners"]


count = 0
for line in sys.stdin:
    check(json.loads(line))
    count += 1
print(f"{count} games alike, choice by choice")
