import { randomFromText } from '@treefort/kernel';
import { COLOURS, ROOMS, type RoomName, type TreehouseView, treehouse } from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { colourOf, type Everything, newGame, type Scene, table } from './scene.ts';

/** What a position that the view allows looks like. */
const sampled = (view: TreehouseView, name: string): Everything =>
  treehouse.inspect(treehouse.sample(view, randomFromText(name))) as Everything;

const samples = (view: TreehouseView, count: number): Everything[] =>
  Array.from({ length: count }, (_, i) => sampled(view, `sample ${i}`));

const rounds = (scene: Scene, count: number): Scene => {
  for (let i = 0; i < count; i++) scene.rest().rest();
  return scene;
};

describe('sample', () => {
  it('knows a hand that came by, exactly, and mixes one that did not', () => {
    const t = rounds(newGame(4), 1);
    const { players } = t.everything;
    const found = samples(t.seat(0).view, 20);
    for (const { players: guess } of found) {
      expect(guess[0]!.hand).toEqual(players[0]!.hand);
      expect(guess[1]!.hand).toEqual(players[1]!.hand);
    }
    expect(new Set(found.map(({ players: guess }) => guess[2]!.hand.join())).size).toBe(20);
    expect(new Set(found.map(({ players: guess }) => guess[3]!.hand.join())).size).toBe(20);
  });

  it('knows every hand once all have come by', () => {
    const t = rounds(newGame(4), 3);
    for (const { players } of samples(t.seat(2).view, 5))
      expect(players.map(({ hand }) => hand)).toEqual(t.seats.map(({ is }) => is.hand));
    const two = rounds(newGame(2), 1);
    for (const { players } of samples(two.seat(0).view, 5))
      expect(players[1]!.hand).toEqual(two.seat(1).is.hand);
  });

  it('knows the last cards that were dropped, and everything that was discarded openly', () => {
    const t = rounds(newGame(4), 5);
    for (const { discard } of samples(t.seat(3).view, 5))
      expect(discard).toEqual(t.everything.discard);
    const open = t.view('watcher').discard.map(({ room }) => room);
    const guesses = samples(t.view('watcher'), 20).map(({ discard }) => discard);
    for (const guess of guesses)
      for (const [i, room] of open.entries()) if (room) expect(guess[i]).toBe(room);
    expect(new Set(guesses.map((guess) => guess.slice(-4).join())).size).toBe(20);
  });

  it('knows which rooms are in the deck of four in the last week, but not their order earlier', () => {
    const t = newGame(4).restUntil('take').restUntil('pick');
    const rooms = [...t.everything.deck].sort();
    for (const { deck, players } of samples(t.seat(0).view, 10)) {
      const hidden = [...deck, ...players.slice(1).flatMap(({ hand }) => hand)];
      const real = [...rooms, ...t.everything.players.slice(1).flatMap(({ hand }) => hand)];
      expect(hidden.sort()).toEqual(real.sort());
    }
  });

  it('keeps to 12 rooms of each colour', () => {
    const t = rounds(newGame(3), 2);
    for (const { players, deck, discard } of samples(t.seat(1).view, 20)) {
      const all = [
        ...deck,
        ...discard,
        ...players.flatMap(({ hand, tree }) => [...hand, ...tree.map(({ room }) => room)]),
      ];
      for (const colour of COLOURS)
        expect(all.filter((room) => colourOf(room) === colour)).toHaveLength(12);
    }
  });

  it('spreads what is unknown evenly over hands and deck', () => {
    const t = table({ hand: ['library'] }, {}, {});
    const own = t.seat(0).is.hand;
    const inHand1 = new Map<RoomName, number>();
    const onTop = new Map<RoomName, number>();
    const bump = (map: Map<RoomName, number>, room: RoomName) =>
      map.set(room, (map.get(room) ?? 0) + 1);
    const COUNT = 3300;
    for (const { players, deck } of samples(t.seat(0).view, COUNT)) {
      for (const room of players[1]!.hand) bump(inHand1, room);
      bump(onTop, deck[0]!);
    }
    const unknown = ROOMS.filter((room) => !own.includes(room));
    const chi = (map: Map<RoomName, number>, even: number) =>
      unknown.reduce((sum, room) => sum + ((map.get(room) ?? 0) - even) ** 2 / even, 0);
    expect(inHand1.size).toBe(66);
    expect(chi(inHand1, (COUNT * 6) / 66)).toBeLessThan(115);
    expect(chi(onTop, COUNT / 66)).toBeLessThan(115);
  });

  it('seals for others answers that their hands allow, any of them', () => {
    const t = newGame(3);
    t.seat(1).picks(t.seat(1).is.hand[0]!);
    const own = t.seat(2).is.hand[3]!;
    t.seat(2).picks(own);
    const picks = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const state = treehouse.sample(t.seat(2).view, randomFromText(`seal ${i}`));
      const { hand } = (treehouse.inspect(state) as Everything).players[1]!;
      const moves = new Int32Array(100);
      treehouse.legal(state, 0, moves);
      treehouse.play(state, 0, moves[0]!);
      const { players } = treehouse.inspect(state) as Everything;
      expect(players[2]!.picked).toBe(own);
      expect(hand).toContain(players[1]!.picked);
      picks.add(`${hand.indexOf(players[1]!.picked!)}`);
    }
    expect(picks.size).toBe(6);
  });

  it('draws other chances than the real ones: who is first is open', () => {
    const t = rounds(newGame(3), 4);
    const firsts = new Set<number | null>();
    for (let i = 0; i < 40; i++) {
      const state = treehouse.sample(t.seat(0).view, randomFromText(`chance ${i}`));
      const moves = new Int32Array(100);
      while (treehouse.view(state, 0).phase !== 'take') {
        const seat = 31 - Math.clz32(treehouse.actors(state));
        treehouse.play(state, seat, moves[treehouse.legal(state, seat, moves) - 1]!);
      }
      firsts.add(treehouse.view(state, 0).first);
    }
    expect(firsts).toEqual(new Set([0, 1, 2]));
  });
});
