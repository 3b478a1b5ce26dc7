"""Many games of Treehouse at once, as rows of tensors, seen as packages/bots/src/treehouse/inputs.ts sees one.

Only colours matter in play, so a hand is how many rooms of each colour it has. All games of a batch have the same number
of seats and are always in the same phase. `npm run train:check` compares it with the engine, choice by choice.
"""

from functools import lru_cache

import torch

from scoring import score

PICK, PLACE, TAKE, COVER, COLOUR = range(5)
PLACES, COLOURS, HAND, WEEKS, MOST_SEATS = 20, 6, 6, 3, 4
DISCARDED, TAKEN = PLACES, PLACES + 1
FIRST_COLOUR = TAKEN + 2
CODES = FIRST_COLOUR + COLOURS
MARGINS = 33
SEAT = PLACES * 2 + 3 + 32 + MARGINS * 2 + 16 + COLOURS + 1 + 2
INPUTS = SEAT * MOST_SEATS + 3 + WEEKS + HAND + 5 + MOST_SEATS + 1 + MOST_SEATS + 4 + 5 + 2
COLOUR_SEAT = PLACES + 6 + 4 + 1 + 7 + 1 + 4
COLOUR_INPUTS = COLOUR_SEAT * MOST_SEATS + PLACES + 6 + 13 + WEEKS + 3 + 5 + HAND


@lru_cache(None)
def geometry(device):
    """For each place what it stands on and what it touches, as matrices, and the side it is on."""
    spots = [(level, i) for level in range(2, 7) for i in range(1, level + 1)]
    at = {spot: n for n, spot in enumerate(spots)}
    below = torch.zeros(PLACES, PLACES)
    touch = torch.zeros(PLACES, PLACES)
    side = torch.zeros(PLACES)
    for (level, i), n in at.items():
        side[n] = (2 * i > level + 1) - (2 * i < level + 1)
        for spot in [(level - 1, i - 1), (level - 1, i)]:
            if spot in at:
                below[n, at[spot]] = 1
                touch[n, at[spot]] = touch[at[spot], n] = 1
        if (level, i + 1) in at:
            touch[n, at[level, i + 1]] = touch[at[level, i + 1], n] = 1
    return below.to(device), touch.to(device), side.to(device)


@lru_cache(None)
def numbers(size, device):
    return torch.arange(size, device=device)


def hot(values, size):
    """One-hot rows; values beyond the last count as the last."""
    return values.clamp(0, size - 1)[..., None] == numbers(size, values.device)


def hot_above(values, size):
    """One-hot rows of what is above 0, from 1 on; nothing for 0."""
    return values.clamp(0, size)[..., None] == numbers(size, values.device) + 1


@lru_cache(None)
def hot_number(value, size, device):
    return hot(torch.tensor(value, device=device), size)


class Games:
    def __init__(self, count, seats, junior=False, fewest=False, device="cpu", deck=None):
        self.count, self.seats, self.junior, self.fewest = count, seats, junior, fewest
        self.device = torch.device(device)
        self.below, self.touch, self.side = geometry(self.device)
        self.stands_on = self.below.sum(1)
        if deck is None:
            deck = torch.rand(count, 72, device=device).argsort(1) // 12
        self.deck = deck
        games, of_seat = (count,), (count, seats)
        zeros = lambda *shape: torch.zeros(*shape, dtype=torch.long, device=device)
        self.rooms = torch.zeros(*of_seat, COLOURS, PLACES, device=device)
        self.balance, self.score = zeros(*of_seat), zeros(*of_seat)
        self.picked, self.held = zeros(*of_seat) - 1, zeros(*of_seat) - 1
        self.gone, self.card = zeros(count, COLOURS), zeros(count, COLOURS) - 1
        self.first = zeros(*games) - 1
        self.all = torch.arange(count, device=device)
        self.week, self.dealt, self.turn = 1, 0, 0
        self.return_changers()
        self.deal()

    # The course of the game.

    def return_changers(self):
        count, none = self.count, 0 if self.junior else 2
        double = 0 if self.junior or self.seats == 2 else 2
        self.doubles = torch.full((count,), double, device=self.device)
        self.nones = torch.full((count,), none, device=self.device)

    def deal(self):
        size = self.seats * HAND
        cards = self.deck[:, self.dealt : self.dealt + size].view(self.count, self.seats, HAND)
        self.hand = hot(cards, COLOURS).sum(2)
        self.dealt += size
        self.picks, self.hand_size, self.phase = 0, HAND, PICK

    def built(self):
        return self.rooms.sum(2)

    def counts(self):
        return self.rooms.sum(3).long()

    def open(self):
        built = self.built()
        return ((built @ self.below.T) >= self.stands_on) & (built == 0)

    def touching(self):
        return (self.rooms @ self.touch) > 0

    def allowed(self):
        """By seat and colour, the places where such a room may go."""
        closed = self.side * self.balance[..., None] > 0
        free = (self.open() & ~closed)[:, :, None]
        return free & (self.touching() | (self.counts() == 0)[..., None])

    def everybody(self):
        return numbers(self.seats, self.device).expand(self.count, self.seats)

    def actors(self):
        """The seats that are asked, by game: all of them, or one."""
        if self.phase <= PLACE:
            return self.everybody()
        turn = self.turn
        if self.phase == COVER and self.seats > 2:
            turn = self.seats - 1 - turn
        return ((self.first + turn) % self.seats)[:, None]

    def legal(self):
        """For each actor which codes of moves are open."""
        actors = self.actors()
        open_codes = torch.zeros(*actors.shape, CODES, dtype=torch.bool, device=self.device)
        if self.phase == PICK:
            open_codes[..., FIRST_COLOUR:] = self.hand > 0
        elif self.phase == PLACE:
            index = self.picked[..., None, None].expand(-1, -1, 1, PLACES)
            open_codes[..., :PLACES] = self.allowed().gather(2, index)[:, :, 0]
            open_codes[..., DISCARDED] = True
        elif self.phase == TAKE:
            open_codes[..., TAKEN] = (self.doubles > 0)[:, None]
            open_codes[..., TAKEN + 1] = (self.nones > 0)[:, None]
        else:
            open_codes[..., FIRST_COLOUR:] = (self.card < 0)[:, None]
        return open_codes

    def play(self, codes):
        """Plays a move for each actor; false once the games are over."""
        if self.phase == PICK:
            colour = codes - FIRST_COLOUR
            self.hand = self.hand - hot(colour, COLOURS).long()
            self.picked = colour
            self.hand_size -= 1
            self.phase = PLACE
        elif self.phase == PLACE:
            self.settle(codes)
        else:
            self.score_step(codes[:, 0])
        return self.week <= WEEKS

    def settle(self, codes):
        stays = codes < PLACES
        place = codes.clamp(max=PLACES - 1)
        room = hot(self.picked, COLOURS)[..., None] & hot(place, PLACES)[:, :, None]
        self.rooms = self.rooms + (room & stays[..., None, None])
        self.balance = self.balance + self.side[place].long() * stays
        self.gone = self.gone + (hot(self.picked, COLOURS) & ~stays[..., None]).sum(1)
        self.picked = torch.full_like(self.picked, -1)
        if self.hand_size > 1:
            self.picks += 1
            self.hand = self.hand.roll(1, 1)
            self.phase = PICK
            return
        self.gone = self.gone + self.hand.sum(1)
        self.hand, self.hand_size = torch.zeros_like(self.hand), 0
        self.choose_first()
        self.turn = 0
        self.phase = COLOUR if self.junior else COVER if self.seats == 2 else TAKE
        if self.phase == COVER:
            self.held = torch.ones_like(self.held)
            self.nones = torch.zeros_like(self.nones)

    def choose_first(self):
        if self.week == 1:
            self.first = torch.randint(self.seats, (self.count,), device=self.device)
            return
        order = (self.first[:, None] + 1 + numbers(self.seats, self.device)) % self.seats
        points = self.score.gather(1, order) * (-1 if self.fewest else 1)
        best = (points * MOST_SEATS - numbers(self.seats, self.device)).argmax(1)
        self.first = order[self.all, best]

    def score_step(self, codes):
        actor = self.actors()[:, 0]
        if self.phase == TAKE:
            changer = codes - TAKEN
            self.held = self.held.clone()
            self.held[self.all, actor] = changer
            self.doubles = self.doubles - (changer == 0).long()
            self.nones = self.nones - (changer == 1).long()
        else:
            laid = actor if self.phase == COLOUR else self.held[self.all, actor]
            self.card = self.card.clone()
            self.card[self.all, codes - FIRST_COLOUR] = laid
            self.held = self.held.scatter(1, actor[:, None], -1)
        self.turn += 1
        if self.turn < self.seats:
            return
        if self.phase == TAKE:
            self.phase, self.turn = COVER, 0
            return
        self.score = self.score + (self.counts() * self.worth()[:, None]).sum(2)
        self.card = torch.full_like(self.card, -1)
        self.end_week()

    def score_at_once(self, base):
        """Goes through the scoring of a week as players would who look through it; says each seat's chance before it."""
        counts = self.counts()
        rank = (self.score + counts.sum(2) + self.majorities()) * 100 + counts.amax(2)
        value, gained = score(counts, self.first, base if self.week < WEEKS else None, rank)
        self.score = self.score + counts.sum(2) + gained
        self.held = torch.full_like(self.held, -1)
        self.end_week()
        return value

    def end_week(self):
        self.return_changers()
        self.week += 1
        if self.week > WEEKS:
            self.score = self.score + self.majorities()
        else:
            self.deal()

    def worth(self):
        """What a room of each colour is worth this week."""
        if self.junior:
            return (self.card >= 0).long()
        return 1 + (self.card == 0).long() - (self.card > 0).long()

    def majorities(self):
        counts = self.counts()
        return (counts * (counts > self.most_of_others(counts))).sum(2)

    def most_of_others(self, values):
        """By seat, the most that one of the others has; values by game, seat and more."""
        others = torch.eye(self.seats, dtype=torch.bool, device=self.device)
        shape = [1, self.seats, self.seats] + [1] * (values.dim() - 2)
        return values[:, None].masked_fill(others.view(shape), -1000).amax(2)

    def shares(self):
        """Each seat's share of the victory."""
        rank = self.score * 100 + self.counts().amax(2)
        won = (rank == rank.amax(1, keepdim=True)).float()
        return won / won.sum(1, keepdim=True)

    # What a network sees.

    def seen(self, viewers):
        """The inputs of the table and of each colour, for each game and viewer."""
        count, seats, device = self.count, self.seats, self.device
        asked = viewers.shape[1]
        around = (viewers[..., None] + numbers(seats, device)) % seats
        games = self.all[:, None, None]
        counts, allowed = self.counts(), self.allowed()
        wide = lambda tensor: tensor[:, None].expand(count, asked, *tensor.shape[1:])
        of_seats = self.seen_of_seats(counts)[games, around].reshape(count, asked, -1)
        missing = (MOST_SEATS - seats) * SEAT
        inputs = torch.cat([of_seats, of_seats.new_zeros(count, asked, missing), self.table(viewers)], 2)
        colours = self.seen_of_colours(counts, allowed)[games, around]
        # A hand is known to those who have passed it on.
        colours[:, :, self.picks + 1 :, :, -4:] = False
        colours = colours.transpose(2, 3).reshape(count, asked, COLOURS, -1)
        missing = (MOST_SEATS - seats) * COLOUR_SEAT
        left = 12 - counts.sum(1) - self.gone
        card = self.card[:, None].expand(count, asked, COLOURS)
        if self.junior:
            card = torch.where(card < 0, card, 2 + (card - viewers[..., None]) % seats)
        moment = [(self.week - 1, WEEKS), (seats - 2, 3), (self.phase, 5), (self.picks, HAND)]
        common = torch.cat([hot_number(value, size, device) for value, size in moment])
        of_colours = [
            colours,
            colours.new_zeros(count, asked, COLOURS, missing),
            allowed[self.all[:, None], viewers],
            hot_above(card + 1, 6),
            wide(hot(left, 13)),
            common.expand(count, asked, COLOURS, -1),
        ]
        return inputs, torch.cat(of_colours, 3)

    def margins(self, points):
        return hot(points - self.most_of_others(points) + MARGINS // 2, MARGINS)

    def seen_of_seats(self, counts):
        built = self.built()
        standing = self.score + (counts * self.worth()[:, None]).sum(2) + self.majorities()
        return torch.cat(
            [
                built > 0,
                self.open(),
                hot(self.balance + 1, 3),
                hot(self.score // 2, 32),
                self.margins(self.score),
                self.margins(standing),
                hot(built.sum(2), 16),
                hot((counts > 0).sum(2), COLOURS + 1),
                hot_above(self.held + 1, 2),
            ],
            2,
        )

    def table(self, viewers):
        seats = self.seats
        first = (self.first[:, None] - viewers) % seats
        first = first.masked_fill(self.first[:, None] < 0, MOST_SEATS)
        same = lambda x, size: hot_number(x, size, self.device).expand(*viewers.shape, size)
        by_game = lambda x, size: hot(x, size)[:, None].expand(*viewers.shape, size)
        return torch.cat(
            [
                same(seats - 2, 3),
                same(self.week - 1, WEEKS),
                same(self.picks, HAND),
                same(self.phase, 5),
                hot(first, MOST_SEATS + 1),
                same(self.turn, MOST_SEATS),
                by_game(self.doubles, 4),
                by_game(self.nones, 5),
                same(0, 1) & self.junior,
                same(0, 1) & self.fewest,
            ],
            2,
        )

    def seen_of_colours(self, counts, allowed):
        """By seat and colour."""
        most = self.most_of_others(counts)
        lead = hot(counts - most + 3, 7) & (counts + most > 0)[..., None]
        later = (self.touching() & self.open()[:, :, None]).any(3) & (counts > 0)
        return torch.cat(
            [
                self.rooms > 0,
                hot_above(counts, 6),
                hot_above(allowed.sum(3), 4),
                later[..., None],
                lead,
                hot_above(self.picked + 1, COLOURS)[..., None],
                hot_above(self.hand, 4),
            ],
            3,
        )
