"""Learns Treehouse from nothing by playing itself, many games at a time, on a GPU or a plain processor.

Every choice is drawn by the network's own shares, and one after which the own chance rose gets a larger share from then on
(proximal policy optimisation); chances learn from those seen later and from who won. In some games others sit on half of
the seats: former selves, and where `--guest` names it, a network that imitates somebody else (imitate.py).

    python3 packages/bots/train/torch/train.py --folder training
"""

import argparse
import copy
import time
from pathlib import Path

import torch

from network import Network, keep
from tables import Table, choices, columns, masked
from treehouse import MOST_SEATS

# Seats, the junior game, the fewest points first, and the share of all games.
TABLES = [(4, False, False, 0.6), (2, False, False, 0.2), (3, False, False, 0.12)]
OTHERS = [(4, True, False), (4, False, True), (3, True, False), (2, True, False), (3, False, True), (2, False, True)]
TABLES += [(*other, 0.0133) for other in OTHERS]
# Shares of the games of a table in which former selves sit on half of the seats, and the guest.
FORMER, GUEST = 0.15, 0.35
# The guest's preferences count double: by them as they are it plays less well than whom it imitates.
SURE = 2
POOL = 12
FAR = 0.2

options = argparse.ArgumentParser()
options.add_argument("--generations", type=int, default=1000)
options.add_argument("--games", type=int, default=60000)
options.add_argument("--batch", type=int, default=65536)
options.add_argument("--rate", type=float, default=1e-3)
options.add_argument("--last-rate", type=float, default=3e-5)
options.add_argument("--doubt", type=float, default=0.03)
options.add_argument("--last-doubt", type=float, default=0.01)
options.add_argument("--every", type=int, default=20)
options.add_argument("--seconds", type=float, default=1e9)
options.add_argument("--seed", type=int, default=1)
options.add_argument("--guest")
options.add_argument("--folder", default="training")
told = options.parse_args()

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.manual_seed(told.seed)


def adam(network):
    if device.type == "cpu":
        return torch.optim.Adam(network.parameters(), lr=told.rate)
    rate = torch.tensor(told.rate, device=device)
    return torch.optim.Adam(network.parameters(), lr=rate, fused=True, capturable=True)


class Fit:
    """Steps of learning from rows of choices."""

    def __init__(self, network, rows):
        self.network, self.rows = network, rows
        self.optimizer = adam(network)
        self.doubt = torch.tensor(told.doubt, device=device)
        self.batch = torch.zeros(told.batch, dtype=torch.long, device=device)
        self.sums = torch.zeros(3, device=device)
        self.graph = None

    def set(self, rate, doubt):
        self.doubt.fill_(doubt)
        for group in self.optimizer.param_groups:
            if torch.is_tensor(group["lr"]):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def step(self):
        row = {name: column[self.batch] for name, column in self.rows.items()}
        chances, draws = self.network(row["inputs"], row["of_colours"], row["picked"])
        learns = row["learns"] / row["learns"].sum()
        there = torch.arange(MOST_SEATS, device=device) < row["seats"][:, None]
        surprise = -((row["target"] * chances.masked_fill(~there, -1e9).log_softmax(1)).sum(1) * learns).sum()
        shares = masked(draws, row["legal"])
        ratio = (shares.gather(1, row["code"][:, None])[:, 0] - row["drawn"]).exp()
        gain = row["gain"] / (row["gain"].square() * learns).sum().sqrt()
        policy = -(torch.min(ratio * gain, ratio.clamp(1 - FAR, 1 + FAR) * gain) * learns).sum()
        open_choice = -((shares.exp() * shares.masked_fill(~row["legal"], 0)).sum(1) * learns).sum()
        loss = surprise + policy - self.doubt * open_choice
        self.optimizer.zero_grad(set_to_none=False)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        self.sums += torch.stack([surprise.detach(), open_choice.detach(), torch.ones_like(surprise)])

    def run(self):
        """One pass over what was played."""
        order = torch.randperm(len(self.rows["code"]), device=device)
        for batch in order.split(told.batch):
            if len(batch) < told.batch:
                break
            self.batch.copy_(batch)
            if device.type == "cpu":
                self.step()
            else:
                self.replay()

    def replay(self):
        if self.graph is None:
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                for _ in range(3):
                    self.step()
            torch.cuda.current_stream().wait_stream(stream)
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.step()
        self.graph.replay()


def frozen(path=None):
    network = Network().to(device)
    if path:
        network.load_state_dict(torch.load(path, map_location=device))
    return network


def main():
    network = Network().to(device)
    former, guest = frozen(), frozen(told.guest)
    average = copy.deepcopy(network)
    kinds = [(seats, junior, fewest, int(told.games * share)) for seats, junior, fewest, share in TABLES]
    rows = columns(sum(count * choices(seats) for seats, _, _, count in kinds), device)
    tables, at = [], 0
    for seats, junior, fewest, count in kinds:
        to = at + count * choices(seats)
        others = [(former, int(count * FORMER), 1)]
        # Those who were imitated played with four seats.
        if told.guest and (seats, junior, fewest) == (4, False, False):
            others.append((guest, int(count * GUEST), SURE))
        mine = {name: column[at:to] for name, column in rows.items()}
        tables.append(Table(network, others, mine, count=count, seats=seats, junior=junior, fewest=fewest))
        at = to
    fit = Fit(network, rows)
    pool = [copy.deepcopy(network.state_dict())]
    began = time.monotonic()
    print("| generation | games | surprise at results | openness of choices | against former selves | against guests | s |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for generation in range(1, told.generations + 1):
        late = time.monotonic() - began
        far = max(generation / told.generations, late / told.seconds)
        fit.set(told.rate + (told.last_rate - told.rate) * far, told.doubt + (told.last_doubt - told.doubt) * far)
        former.load_state_dict(pool[generation % len(pool)])
        for table in tables:
            table.run()
        fit.run()
        with torch.no_grad():
            for kept, new in zip(average.parameters(), network.parameters()):
                kept.lerp_(new, 0.02)
        ends = generation == told.generations or far >= 1
        if generation % told.every == 0 or ends:
            surprise, openness, steps = fit.sums.tolist()
            beside = [100 * won / max(1, seats) for won, seats in tables[0].beside.tolist()] + [0]
            print(
                f"| {generation} | {generation * told.games} | {surprise / steps:.4f} | {openness / steps:.4f} | "
                f"{beside[0]:.1f} % | {beside[1]:.1f} % | {time.monotonic() - began:.0f} |",
                flush=True,
            )
            fit.sums.zero_()
            tables[0].beside.zero_()
            pool.append(copy.deepcopy(network.state_dict()))
            # The oldest but the first goes.
            if len(pool) > POOL:
                pool.pop(1)
        if ends:
            break
    keep(told.folder, average, network, generation)
    torch.save(average.state_dict(), Path(told.folder) / "treehouse-torch.pt")


main()
