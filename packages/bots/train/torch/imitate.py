"""Learns to choose as somebody did in games that were written down (record.ts writes them)."""

import argparse

import numpy
import torch

from network import Network
from tables import masked
from treehouse import CODES, PLACE, Games

options = argparse.ArgumentParser()
options.add_argument("files", nargs="+")
options.add_argument("--passes", type=int, default=60)
options.add_argument("--batch", type=int, default=8192)
options.add_argument("--out", default="training/guest.pt")
told = options.parse_args()
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.manual_seed(1)
DECK, STEPS = 72, 144
MIRROR = torch.tensor([l * (l - 1) // 2 - 1 + (l - i) for l in range(2, 7) for i in range(1, l + 1)] + [20, 21, 22], device=device)


@torch.no_grad()
def replay(told_games):
    """All choices of the games, with trees mirrored at random: that is as good a game."""
    count = len(told_games)
    deck = told_games[:, :DECK]
    games = Games(count, 4, device=device, deck=deck)
    mirrored = torch.rand(count, 4, device=device) < 0.5
    at, going, rows = DECK + 1, True, []
    while going:
        if games.week == 1:
            games.first[:] = -1
        if games.phase > PLACE and games.week == 1:
            games.first[:] = told_games[:, DECK]
        viewers = games.actors()
        asked = viewers.shape[1]
        codes = told_games[:, at : at + asked].clone()
        if games.phase == PLACE:
            codes = torch.where(mirrored.gather(1, viewers), MIRROR[codes], codes)
        at += asked
        inputs, of_colours = games.seen(viewers)
        legal = games.legal()
        rows.append([
            inputs.flatten(0, 1), of_colours.flatten(0, 1), games.picked.gather(1, viewers).flatten(), legal.flatten(0, 1), codes.flatten(),
        ])
        going = games.play(codes)
    rows = [torch.cat(column) for column in zip(*rows)]
    asked = rows[3].sum(1) > 1
    assert rows[3].gather(1, rows[4][:, None]).all()
    return [column[asked] for column in rows]


data = numpy.concatenate([numpy.fromfile(f, dtype=numpy.int8).reshape(-1, DECK + 1 + STEPS) for f in told.files])
data = torch.from_numpy(data).long().to(device)
held = len(data) // 10
network = Network().to(device)
optimizer = torch.optim.Adam(network.parameters(), lr=1e-3, weight_decay=1e-6)
average = {k: v.clone() for k, v in network.state_dict().items()}


def surprise(rows, batch):
    inputs, of_colours, picked, legal, codes = (column[batch] for column in rows)
    _, draws = network(inputs, of_colours, picked)
    shares = masked(draws, legal)
    right = (shares.argmax(1) == codes).float()
    return -shares.gather(1, codes[:, None])[:, 0], right, codes


test = replay(data[:held])
for one in range(told.passes):
    for group in optimizer.param_groups:
        group["lr"] = 1e-3 * (1 - one / told.passes) + 1e-5
    rows = replay(data[held:])
    sums = [0.0, 0]
    for batch in torch.randperm(len(rows[4]), device=device).split(told.batch):
        s, right, _ = surprise(rows, batch)
        loss = s.mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        sums[0] += loss.item()
        sums[1] += 1
    if one % 5 == 4 or one == told.passes - 1:
        with torch.no_grad():
            parts = [surprise(test, b) for b in torch.arange(len(test[4]), device=device).split(told.batch)]
            s, right, codes = (torch.cat(c) for c in zip(*parts))
            picks = test[2] < 0
            print(f"pass {one + 1}: {sums[0] / sums[1]:.4f}; others {s.mean():.4f}, {100 * right.mean():.1f} % foretold; picks and colours {s[picks].mean():.4f} {100 * right[picks].mean():.1f} %, places {s[~picks].mean():.4f} {100 * right[~picks].mean():.1f} %", flush=True)
torch.save(network.state_dict(), told.out)
