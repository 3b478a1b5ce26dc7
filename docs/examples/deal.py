"""Recomputes the deal of a Treefort record, from nothing but docs/fairness.md and decks.json beside this file.

    python3 deal.py game.json [COMMITMENT]

Prints the deal as JSON. Ends with 1 if the seed is not made of the secret and the contributions in the record, or if the
secret is not the one that COMMITMENT, told before the game, stands for. Standard library only.
"""
import hashlib
import json
import pathlib
import sys

DECKS = json.loads(pathlib.Path(__file__).with_name("decks.json").read_text())


def sha256(data):
    return hashlib.sha256(data).digest()


def shared_seed(secret, contributions):
    parts = [b"\0" if one is None else b"\1" + bytes.fromhex(one) for one in contributions]
    return sha256(b"treefort shared seed 1\n" + bytes.fromhex(secret) + b"".join(parts))


class Random:
    """sfc32, numbers without bias, and the shuffle."""

    def __init__(self, seed):
        state = sha256(b"treefort sfc32 " + seed)
        self.a, self.b, self.c, self.d = (int.from_bytes(state[i : i + 4], "big") for i in (0, 4, 8, 12))
        for _ in range(12):
            self.next()

    def next(self):
        out = (self.a + self.b + self.d) % 2**32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) % 2**32
        self.c = ((self.c << 21 | self.c >> 11) + out) % 2**32
        self.d = (self.d + 1) % 2**32
        return out

    def below(self, n):
        product = self.next() * n
        while product % 2**32 < (2**32 - n) % n:
            product = self.next() * n
        return product >> 32

    def shuffled(self, cards):
        cards = list(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def treehouse(random, seats, _options):
    deck = random.shuffled(DECKS["treehouse"]["rooms"])
    return {"hands": [deck[6 * seat : 6 * seat + 6] for seat in range(seats)], "deck": deck[6 * seats :]}


def fort(random, seats, options):
    names, box = DECKS["fort"], options["box"]
    box = names["box"] if box == "standard" else box
    first = random.below(seats)
    rules, perks = (set(random.shuffled(names[what])[: seats + 1]) for what in ("rules", "perks"))
    pile = random.shuffled([kid["id"] for kid in box["kids"] for _ in range(kid["copies"])])[::-1]
    packets = [pile[3 + 8 * seat : 11 + 8 * seat] for seat in range(seats)]
    dealt = {"first": first, "rules": sorted(rules), "perks": sorted(perks), "park": pile[:3], "parkDeck": pile[3 + 8 * seats :]}
    if options["setup"] == "draft":
        return {**dealt, "packets": packets}
    friends = [[one["id"] for one in box["friends"] if one["board"] == board] for board in names["boards"]]
    decks = [random.shuffled(packets[seat] + friends[seat])[::-1] for seat in range(seats)]
    return {**dealt, "hands": [deck[:5] for deck in decks], "decks": [deck[5:] for deck in decks]}


if __name__ == "__main__":
    record = json.loads(pathlib.Path(sys.argv[1]).read_text())
    seed, shuffle = bytes.fromhex(record["seed"]), record.get("shuffle")
    if shuffle and seed != shared_seed(shuffle["secret"], shuffle["contributions"]):
        sys.exit("the seed is not made of the secret and the contributions")
    secret = bytes.fromhex(shuffle["secret"]) if shuffle else seed
    if sys.argv[2:] and sha256(secret).hex() != sys.argv[2]:
        sys.exit("the secret is not the one of this commitment")
    deal = {"treehouse": treehouse, "fort": fort}[record["game"]]
    print(json.dumps(deal(Random(seed), record["seats"], record["options"])))
