"""Learns Treehouse from nothing by playing itself, many games at a time, on a GPU or a plain processor.

Every choice is drawn by the network's own shares, and one after which the own chance rose gets a larger share from then on
(proximal policy optimisation); chances learn from those seen later and from who won. In some games former selves sit on
some of the seats.

    python3 packages/bots/train/torch/train.py --generations 330 --folder training
"""

import argparse
import copy
import time
from pathlib import Path

import torch

from network import Network, keep
from treehouse import FIRST_COLOUR, MOST_SEATS, PLACE, Games

# Seats, the junior game, the fewest points first, and the share of all games.
TABLES = [(4, False, False, 0.5), (2, False, False, 0.3), (3, False, False, 0.12)]
# One of these each generation.
OTHERS = [(4, True, False), (4, False, True), (3, True, False), (2, True, False), (3, False, True), (2, False, True)]
OTHERS_SHARE = 0.08
# In one of so many games former selves sit on some of the seats.
FORMER = 4
POOL = 8
# In half of these games their preferences count only so much.
HESITANT = 0.4
LASTING = 0.95
FAR = 0.2

options = argparse.ArgumentParser()
options.add_argument("--generations", type=int, default=330)
options.add_argument("--games", type=int, default=30000)
options.add_argument("--batch", type=int, default=32768)
options.add_argument("--epochs", type=int, default=2)
options.add_argument("--rate", type=float, default=1e-3)
options.add_argument("--last-rate", type=float, default=5e-5)
options.add_argument("--doubt", type=float, default=0.02)
options.add_argument("--last-doubt", type=float, default=0.002)
options.add_argument("--every", type=int, default=25)
options.add_argument("--seconds", type=float, default=1e9)
options.add_argument("--seed", type=int, default=1)
options.add_argument("--folder", default="training")
told = options.parse_args()

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.manual_seed(told.seed)
torch.backends.cuda.matmul.allow_tf32 = True


class Choices:
    """What was seen at every choice of some games, what was chosen, and what came of it."""

    def __init__(self):
        self.steps = []

    def add(self, **step):
        self.steps.append(step)

    def learned(self, won):
        """The rows to learn from: from the end back, what was seen later counts for what was thought before."""
        seats = won.shape[1]
        came = won[:, None].expand(-1, seats, seats).clone()
        rows = []
        for step in reversed(self.steps):
            viewers, chances = step["viewers"], step["chances"]
            index = viewers[..., None].expand(-1, -1, seats)
            target = came.gather(1, index)
            own = viewers[..., None]
            gain = (target.gather(2, own) - chances.gather(2, own))[..., 0]
            came.scatter_(1, index, target * LASTING + chances * (1 - LASTING))
            around = (own + torch.arange(seats, device=device)) % seats
            relative = torch.zeros(*viewers.shape, MOST_SEATS, device=device)
            relative[..., :seats] = target.gather(2, around)
            row = [step[name] for name in ("inputs", "of_colours", "picked", "legal", "code", "drawn")]
            learns = step["learns"]
            rows.append([one[learns] for one in (*row, gain, relative)])
        return [torch.cat(column) for column in zip(*rows)]


def flat(*tensors):
    return [tensor.reshape(-1, *tensor.shape[2:]) for tensor in tensors]


def masked(draws, legal):
    return draws.masked_fill(~legal, -1e9).log_softmax(-1)


@torch.no_grad()
def play(network, former, table, count):
    """Plays games to their end; returns what to learn from, and each game's shares and which seats were former selves."""
    seats, junior, fewest = table
    games = Games(count, seats, junior, fewest, device)
    strangers = torch.zeros(count, seats, dtype=torch.bool, device=device)
    with_former = count // FORMER if former else 0
    if with_former:
        strangers[:with_former] = torch.rand(with_former, seats, device=device) < 0.5
        sure = torch.where(torch.rand(with_former, 1, device=device) < 0.5, 1.0, HESITANT)
    choices = Choices()
    going = True
    while going:
        viewers = games.actors()
        inputs, of_colours = games.seen(viewers)
        legal = games.legal()
        picked = games.picked.gather(1, viewers)
        chances, draws = network(*flat(inputs, of_colours, picked))
        if with_former:
            mine = flat(inputs[:with_former], of_colours[:with_former], picked[:with_former])
            _, others = former(*mine)
            others = others * sure.expand(viewers[:with_former].shape).reshape(-1, 1)
            rows = with_former * viewers.shape[1]
            stranger = strangers.gather(1, viewers)[:with_former].reshape(-1, 1)
            draws = torch.cat([torch.where(stranger, others, draws[:rows]), draws[rows:]])
        shares = masked(draws, legal.reshape(draws.shape))
        code = (shares - torch.empty_like(shares).exponential_().log()).argmax(1)
        drawn = shares.gather(1, code[:, None])[:, 0].view(viewers.shape)
        code = code.view(viewers.shape)
        own = torch.arange(MOST_SEATS, device=device) < seats
        chances = chances.masked_fill(~own, -1e9).softmax(1).view(*viewers.shape, MOST_SEATS)
        back = (torch.arange(seats, device=device) - viewers[..., None]) % seats
        choices.add(
            viewers=viewers,
            inputs=inputs,
            of_colours=of_colours,
            picked=picked,
            legal=legal,
            code=code,
            drawn=drawn,
            chances=chances.gather(2, back),
            learns=~strangers.gather(1, viewers),
        )
        going = games.play(code)
    won = games.shares()
    return choices.learned(won), won[:with_former], strangers[:with_former]


def fit(network, optimizer, columns, seats, doubt):
    """One pass over what was played; returns the surprise at results and how open choices were."""
    sums = torch.zeros(2, device=device)
    order = torch.randperm(len(seats), device=device)
    batches = order.split(told.batch)
    for batch in batches:
        inputs, of_colours, picked, legal, code, drawn, gain, target = (c[batch] for c in columns)
        chances, draws = network(inputs, of_colours, picked)
        there = torch.arange(MOST_SEATS, device=device) < seats[batch][:, None]
        surprise = -(target * chances.masked_fill(~there, -1e9).log_softmax(1)).sum(1).mean()
        shares = masked(draws, legal)
        ratio = (shares.gather(1, code[:, None])[:, 0] - drawn).exp()
        gain = gain / gain.std()
        policy = -torch.min(ratio * gain, ratio.clamp(1 - FAR, 1 + FAR) * gain).mean()
        open_choice = -(shares.exp() * shares.masked_fill(~legal, 0)).sum(1).mean()
        loss = surprise + policy - doubt * open_choice
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        sums += torch.stack([surprise.detach(), open_choice.detach()])
    return (sums / len(batches)).tolist()


def tables(generation, former, network):
    """Plays the games of a generation."""
    other = (*OTHERS[generation % len(OTHERS)], OTHERS_SHARE)
    columns, seats, mine, share, places = [], [], 0.0, 0.0, 0.0
    for *table, part in [*TABLES, other]:
        rows, won, strangers = play(network, former, table, int(told.games * part))
        columns.append(rows)
        seats.append(torch.full((len(rows[0]),), table[0], device=device))
        if former and table[0] == 4:
            here = (~strangers).sum(1)
            mixed = (here > 0) & (here < 4)
            share += (won * ~strangers)[mixed].sum().item()
            mine += here[mixed].sum().item()
    return [torch.cat(column) for column in zip(*columns)], torch.cat(seats), share / max(mine, 1)


def main():
    network = Network().to(device)
    fused = {"fused": True} if device.type == "cuda" else {}
    optimizer = torch.optim.Adam(network.parameters(), lr=told.rate, **fused)
    average = copy.deepcopy(network)
    pool, first = [], 1
    saved = Path(told.folder) / "treehouse-torch.pt"
    if saved.exists():
        state = torch.load(saved, map_location=device)
        network.load_state_dict(state["network"])
        average.load_state_dict(state["average"])
        optimizer.load_state_dict(state["optimizer"])
        first = state["generation"] + 1
        for weights in state["pool"]:
            pool.append(copy.deepcopy(network))
            pool[-1].load_state_dict(weights)
    began = time.monotonic()
    for generation in range(first, told.generations + 1):
        far = generation / told.generations
        for group in optimizer.param_groups:
            group["lr"] = told.rate + (told.last_rate - told.rate) * far
        doubt = told.doubt + (told.last_doubt - told.doubt) * far
        former = pool[generation % len(pool)] if pool else None
        columns, seats, share = tables(generation, former, network)
        played = time.monotonic()
        for _ in range(told.epochs):
            surprise, open_choice = fit(network, optimizer, columns, seats, doubt)
        with torch.no_grad():
            for kept, new in zip(average.parameters(), network.parameters()):
                kept.lerp_(new, 0.05)
        late = time.monotonic() - began
        if generation % told.every == 0 or generation == first:
            print(
                f"generation {generation}: {len(seats)} choices; surprise at results {surprise:.4f}, at moves {open_choice:.4f}; "
                f"{100 * share:.1f} % against former selves of {len(pool)}; {late:.0f} s",
                flush=True,
            )
            pool.append(copy.deepcopy(network))
            # The oldest but the first goes.
            if len(pool) > POOL:
                pool.pop(1)
        if generation % 100 == 0 or generation == told.generations or late > told.seconds:
            keep(told.folder, average, network, generation)
            state = {"generation": generation, "pool": [one.state_dict() for one in pool]}
            for name, one in [("network", network), ("average", average), ("optimizer", optimizer)]:
                state[name] = one.state_dict()
            torch.save(state, saved)
        if late > told.seconds:
            break


main()
