"""Tables at which Treehouse is played to learn from it: many games at a time, all choices by networks."""

import torch

from treehouse import CODES, COLOUR, COLOUR_INPUTS, COLOURS, INPUTS, MOST_SEATS, PLACE, WEEKS, Games

# What was seen later in a game counts this much for what was thought before, a choice further on.
LASTING = 0.95


def columns(rows, device):
    """Room for so many choices: what was seen, what was open, chosen and thought, and what came of it."""
    boolean = lambda *shape: torch.zeros(rows, *shape, dtype=torch.bool, device=device)
    whole = lambda: torch.zeros(rows, dtype=torch.long, device=device)
    real = lambda *shape: torch.zeros(rows, *shape, device=device)
    return {
        "inputs": boolean(INPUTS),
        "of_colours": boolean(COLOURS, COLOUR_INPUTS),
        "picked": whole(),
        "legal": boolean(CODES),
        "code": whole(),
        "drawn": real(),
        "gain": real(),
        "target": real(MOST_SEATS),
        "learns": real(),
        "seats": whole(),
    }


def choices(seats):
    """How many choices a game has, forced ones among them; a scoring is judged once for each seat, or has so many choices."""
    return WEEKS * (2 * 5 * seats + seats)


def masked(draws, legal):
    return draws.masked_fill(~legal, -1e9).log_softmax(-1)


class Table:
    """Plays games of one kind to their end, and writes each choice down. Others sit on some seats of some games."""

    def __init__(self, network, others, rows, *, count, seats, junior=False, fewest=False):
        """`others`: networks that do not learn, in how many games each of them has half of the seats, and how sure it is; rows are written to."""
        self.network, self.others, self.rows = network, others, rows
        self.kind = (count, seats, junior, fewest)
        device = rows["code"].device
        rows["seats"][:] = seats
        # By network: what the seats beside it won, and how many there were.
        self.beside = torch.zeros(len(others), 2, device=device)
        self.graph = None

    def run(self):
        """On a GPU a whole game is recorded once, and played again from then on: its steps do not depend on what is chosen."""
        if not self.beside.is_cuda:
            return self.play()
        if self.graph is None:
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                self.play()
            torch.cuda.current_stream().wait_stream(stream)
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.play()
        self.graph.replay()

    @torch.no_grad()
    def play(self):
        count, seats, _, _ = self.kind
        device = self.beside.device
        games = Games(*self.kind, device=device)
        strangers = torch.zeros(count, seats, dtype=torch.bool, device=device)
        mixed = sum(games for _, games, _ in self.others)
        if mixed:
            strangers[:mixed] = torch.rand(mixed, seats, device=device) < 0.5
        steps, at, going = [], 0, True
        while going:
            # The scoring is looked through; in the junior game colours are chosen as rooms are.
            scoring = PLACE < games.phase < COLOUR
            viewers = games.everybody() if scoring else games.actors()
            to = at + viewers.numel()
            row = {name: column[at:to] for name, column in self.rows.items()}
            inputs, of_colours = games.seen(viewers)
            row["inputs"][:], row["of_colours"][:] = inputs.flatten(0, 1), of_colours.flatten(0, 1)
            if scoring:
                row["legal"][:] = torch.arange(CODES, device=device) == 0
            else:
                row["legal"][:] = games.legal().flatten(0, 1)
            row["picked"][:] = games.picked.gather(1, viewers).flatten()
            chances, draws = self.network(row["inputs"], row["of_colours"], row["picked"])
            draws = self.mix(draws, row, strangers.gather(1, viewers))
            shares = masked(draws, row["legal"])
            code = (shares - torch.empty_like(shares).exponential_().log()).argmax(1)
            row["code"][:] = code
            row["drawn"][:] = shares.gather(1, code[:, None])[:, 0]
            row["learns"][:] = (~strangers.gather(1, viewers)).flatten()
            there = torch.arange(MOST_SEATS, device=device) < seats
            chances = chances.masked_fill(~there, -1e9).softmax(1).view(*viewers.shape, MOST_SEATS)
            back = (torch.arange(seats, device=device) - viewers[..., None]) % seats
            steps.append((viewers, chances.gather(2, back), row))
            if scoring:
                won = games.score_at_once(steps[-1][1].mean(1).log())
                going = games.week <= WEEKS
            else:
                going = games.play(code.view(viewers.shape))
                won = games.shares()
            at = to
        self.learn(steps, won)
        self.compare(won, strangers)

    def mix(self, draws, row, strangers):
        """The draws of those who sit there: others have the first games."""
        seats = strangers.shape[1]
        parts, at = [], 0
        for other, games, sure in self.others:
            to = at + games * seats
            if to == at:
                continue
            _, theirs = other(row["inputs"][at:to], row["of_colours"][at:to], row["picked"][at:to])
            parts.append(torch.where(strangers.flatten()[at:to, None], sure * theirs, draws[at:to]))
            at = to
        return torch.cat([*parts, draws[at:]])

    def learn(self, steps, won):
        """From the end back: what was seen later counts for what was thought before."""
        _, seats, _, _ = self.kind
        came = won[:, None].expand(-1, seats, seats).clone()
        for viewers, chances, row in reversed(steps):
            index = viewers[..., None].expand(-1, -1, seats)
            target = came.gather(1, index)
            own = viewers[..., None]
            row["gain"][:] = (target.gather(2, own) - chances.gather(2, own)).flatten()
            came = came.scatter(1, index, target * LASTING + chances * (1 - LASTING))
            around = (own + torch.arange(seats, device=won.device)) % seats
            row["target"][:, :seats] = target.gather(2, around).flatten(0, 1)

    def compare(self, won, strangers):
        """Adds up what the seats of today won beside others."""
        at = 0
        for i, (_, games, _) in enumerate(self.others):
            mine = ~strangers[at : at + games]
            some = mine & ~mine.all(1, keepdim=True)
            self.beside[i] += torch.stack([(won[at : at + games] * some).sum(), some.sum()])
            at += games
