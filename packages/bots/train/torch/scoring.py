"""The scoring of a week, looked through to its end: who takes what and lays it where, each for their own chance to win."""

from functools import lru_cache
from itertools import product

import torch

COLOURS = 6
DOUBLE, NONE = 1, -1
# What a point more or less in the first two weeks is worth: chances change by e to the power of it.
WORTH = 0.12
# How sure everybody is of what is best for them: a choice that costs so much is made e times less often.
DOUBT = 0.03


def ways(seats):
    """What each can have taken, in the order in which it is laid: the last to take lays first."""
    if seats == 2:
        return [(NONE, NONE)]
    return [way for way in product((DOUBLE, NONE), repeat=seats) if max(way.count(DOUBLE), way.count(NONE)) <= 2]


@lru_cache(None)
def distinct(level, device):
    """Which colours may follow others: [..., c] is whether c is none of those before it."""
    axes = torch.meshgrid(*[torch.arange(COLOURS, device=device)] * (level + 1), indexing="ij")
    allowed = torch.ones_like(axes[0], dtype=torch.bool)
    for before in axes[:-1]:
        allowed &= axes[-1] != before
    return allowed


def shares_of(own):
    """How often each option is chosen, the last dimension being options."""
    return (own / DOUBT).softmax(-1)


def chances(points, base):
    """Each seat's chance after a week but the last, from what it was before the scoring."""
    return (base + WORTH * points).softmax(-1)


def winners(rank):
    """Each seat's share of the victory."""
    won = (rank == rank.amax(-1, keepdim=True)).float()
    return won / won.sum(-1, keepdim=True)


def lay(counts, way, judge):
    """Values for everybody by laying what was taken, and by level how often each colour is chosen. Seats in the order of laying."""
    count, seats, _ = counts.shape
    points = 0
    for level, changer in enumerate(way):
        shape = [count, *[COLOURS if i == level else 1 for i in range(seats)], seats]
        points = points + changer * counts.transpose(1, 2).reshape(shape)
    values, shares = judge(points), []
    for level in reversed(range(seats)):
        own = values[..., level].masked_fill(~distinct(level, counts.device), -1e4)
        share = shares_of(own)
        values = (values * share[..., None]).sum(-2)
        shares.insert(0, share)
    return values, shares


def drawn(shares):
    return (shares.clamp(min=1e-20).log() - torch.empty_like(shares).exponential_().log()).argmax(-1)


def take(values, seats):
    """Values for everybody before anything is taken, and how likely each way is."""
    if seats == 2:
        return values[0], torch.ones_like(values[0][:, :1])
    open_ways = ways(seats)
    chance = [None] * len(open_ways)

    def node(turn, taken, reached):
        # Who takes first lays last.
        here = [i for i, way in enumerate(open_ways) if way[seats - turn :] == taken]
        if turn == seats:
            chance[here[0]] = reached
            return values[here[0]]
        options = sorted({open_ways[i][seats - turn - 1] for i in here})
        below = [node(turn + 1, (option, *taken), None) for option in options]
        share = shares_of(torch.stack([value[:, seats - turn - 1] for value in below], 1))
        if reached is not None:
            for i, option in enumerate(options):
                node(turn + 1, (option, *taken), reached * share[:, i])
        return sum(value * share[:, i, None] for i, value in enumerate(below))

    root = node(0, (), torch.ones_like(values[0][:, 0]))
    return root, torch.stack(chance, 1)


def score(counts, first, base, rank):
    """
    The chance of each seat before the scoring, and the points beside one for each room that one course of it brings, drawn
    by how likely it is. In the last week `rank` is what decides without changers; before it `base` are chances as exponents.
    """
    count, seats, _ = counts.shape
    order = torch.arange(seats, device=counts.device)
    turn = order if seats == 2 else seats - 1 - order
    laying = (first[:, None] + turn) % seats
    mine = counts.gather(1, laying[..., None].expand(-1, -1, COLOURS)).float()
    before = (rank if base is None else base).gather(1, laying)

    def judge(points):
        known = before.view(count, *[1] * (points.dim() - 2), seats)
        return winners(known + 100 * points) if base is None else chances(points, known)

    values, points = [], []
    for way in ways(seats):
        value, shares = lay(mine, way, judge)
        values.append(value)
        gained = 0
        for level, changer in enumerate(way):
            here = shares[level]
            for colour in chosen if level else []:
                here = here[torch.arange(count, device=here.device), colour]
            chosen = [*(chosen if level else []), drawn(here)]
            gained = gained + changer * mine.gather(2, chosen[-1][:, None, None].expand(-1, seats, 1))[..., 0]
        points.append(gained)
    value, chance = take(values, seats)
    way = drawn(chance)[:, None, None].expand(-1, 1, seats)
    gained = torch.stack(points, 1).gather(1, way)[:, 0]
    back = laying.argsort(1)
    return value.gather(1, back), gained.gather(1, back).long()
