"""The network of packages/bots/src/network/network.ts, and its weights as training there keeps them."""

import json
import struct
from pathlib import Path

import torch
from torch import nn

from treehouse import CODES, COLOUR_INPUTS, COLOURS, FIRST_COLOUR, INPUTS, MOST_SEATS

# As TREEHOUSE_SHAPE in packages/bots/src/treehouse/judge.ts.
FIRST, COLOUR_WIDTH, SECOND, OUTPUTS = 128, 96, 128, 128
SOUGHT = MOST_SEATS + FIRST_COLOUR


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(INPUTS, FIRST)
        self.colour = nn.Linear(COLOUR_INPUTS, COLOUR_WIDTH)
        self.second = nn.Linear(FIRST + 2 * COLOUR_WIDTH, SECOND)
        self.outputs = nn.Linear(SECOND, OUTPUTS)
        for layer, inputs in self.started():
            nn.init.normal_(layer.weight, std=(2 / inputs) ** 0.5)
            nn.init.zeros_(layer.bias)

    def started(self):
        """Each layer, and how many of its inputs are on at a time."""
        return [(self.first, 120), (self.colour, 60), (self.second, 200), (self.outputs, SECOND * 100)]

    def forward(self, inputs, of_colours, picked):
        """How likely each seat wins from the one who looks on, and how much each move draws, as exponents."""
        kind = torch.bfloat16 if inputs.is_cuda else torch.float32
        through = lambda layer, rows: nn.functional.linear(rows, layer.weight.to(kind), layer.bias.to(kind))
        first = through(self.first, inputs.to(kind)).relu()
        colours = through(self.colour, of_colours.to(kind)).relu()
        index = picked.clamp(min=0)[:, None, None].expand(-1, 1, COLOUR_WIDTH)
        in_question = colours.gather(1, index)[:, 0] * (picked >= 0)[:, None]
        second = through(self.second, torch.cat([first, colours.sum(1), in_question], 1)).relu()
        out = through(self.outputs, second).float()
        sought = out[:, SOUGHT : SOUGHT + COLOUR_WIDTH]
        of_colour = (colours @ sought.to(kind)[..., None])[..., 0].float()
        return out[:, :MOST_SEATS], torch.cat([out[:, MOST_SEATS:SOUGHT], of_colour], 1)

    def row(self):
        """All weights in the order of packages/bots/src/network/shape.ts."""
        rows = []
        for layer, _ in self.started():
            rows += [layer.weight.detach().T.reshape(-1), layer.bias.detach()]
        return torch.cat(rows).float().cpu()

    def load_row(self, row):
        at = 0
        with torch.no_grad():
            for layer, _ in self.started():
                outputs, inputs = layer.weight.shape
                layer.weight.copy_(row[at : at + inputs * outputs].view(inputs, outputs).T)
                at += inputs * outputs
                layer.bias.copy_(row[at : at + outputs])
                at += outputs


def keep(folder, average, weights, generation):
    """Writes what `npm run train:ship` ships, and `npm run train` can go on from."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    rows = [average.row(), weights.row()]
    rows += [torch.zeros_like(rows[0])] * 2
    values = torch.cat(rows).tolist()
    (folder / "treehouse-state.bin").write_bytes(struct.pack(f"<{len(values)}f", *values))
    state = {"generation": generation, "steps": 0}
    (folder / "treehouse-state.json").write_text(json.dumps(state))
