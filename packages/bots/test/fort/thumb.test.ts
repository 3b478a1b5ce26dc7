import { type FortState, fort } from '@treefort/fort';
import { decisionOf, isOver, moveOf, randomFromText, seatsIn } from '@treefort/kernel';
import { describe, expect, test } from 'vitest';
import {
  COPYCAT,
  DREAMER,
  HOARDER,
  type Personality,
  RUSHER,
  SOBER,
} from '../../src/fort/characters.ts';
import { fortHeuristics } from '../../src/fort/heuristics.ts';
import { PolicyPlayer } from '../../src/policy-player.ts';
import { wholeGame } from '../honest.ts';
import { arranged } from './arranged.ts';

const thumbOf = ({ moveWeights, positionWeights }: Personality) =>
  new PolicyPlayer(fort, fortHeuristics(moveWeights, positionWeights));
const sober = thumbOf(SOBER);

function choice(s: FortState, seat: number, player = sober): string {
  const decision = decisionOf(fort, s, seat);
  return player.choose(fort.view(s, seat), decision, {}, randomFromText('thumb'));
}

const answer = (s: FortState, seat: number, id: string): FortState => {
  fort.play(s, seat, moveOf(fort, s, seat, id)!);
  return s;
};

describe('the rule of thumb', () => {
  test('builds when it can pay', () => {
    const hand = ['bitsy', 'bug', 'munch', 'tiny', 'crash'];
    const rich = { board: 'orange', hand, stuff: { pizza: 1, toy: 1 } };
    expect(choice(arranged([rich, {}]), 0)).toBe('play:bitsy');
  });

  test('plays the card that more friends can join', () => {
    const hand = ['bug', 'moles', 'chef', 'tiny', 'golden-boy'];
    expect(choice(arranged([{ hand, board: 'yellow' }, {}]), 0)).toBe('play:bug');
  });

  test('takes the kind of resource that the next level wants', () => {
    const needsToys = {
      hand: ['tiny', 'chef', 'chef', 'golden-boy', 'crash'],
      stuff: { pizza: 1 },
    };
    const s = answer(answer(arranged([needsToys, {}]), 0, 'play:tiny'), 0, 'use:public');
    expect(decisionOf(fort, s, 0).options.map(({ id }) => id)).toEqual(['kind:pizza', 'kind:toy']);
    expect(choice(s, 0)).toBe('kind:toy');
  });

  test('would rather own Dot, who builds twice, than Bones', () => {
    const s = answer(arranged([{}, {}], { park: ['bones', 'dot', 'munch'] }), 0, 'skip');
    expect(choice(s, 0)).toContain('dot');
  });

  test('follows where that brings what is needed, and not where it brings nothing', () => {
    const leader = { hand: ['bug', 'crash', 'tiny', 'ghost', 'spike'] };
    const follower = { hand: ['sarge', 'ghost', 'prince', 'prince', 'patch'], stuff: { toy: 1 } };
    const s = answer(arranged([leader, follower]), 0, 'play:bug');
    for (const id of ['use:public', 'done']) if (s.actor === 0) answer(s, 0, id);
    expect(decisionOf(fort, s, 1).kind).toBe('follow');
    expect(choice(s, 1)).toBe('follow:sarge');
  });
});

/** How many of its chances to follow a mind takes, in some games on all seats. */
function followed(mind: Personality): number {
  const bot = { id: 'mind', sit: () => thumbOf(mind) };
  const options = { setup: 'basic', box: 'standard' };
  let [follows, chances] = [0, 0];
  for (let game = 0; game < 8; game++) {
    const where = { game: fort, setup: { seats: 4, options }, seed: `follow ${game}` };
    wholeGame(where, bot, (s, seat) => {
      const decision = decisionOf(fort, s, seat);
      if (decision.kind !== 'follow' || decision.options.length === 1) return;
      chances++;
      if (choice(s, seat, thumbOf(mind)) !== 'pass') follows++;
    });
  }
  return follows / chances;
}

/** The mean of a figure at the end of some games of one mind on all seats. */
function atEnd(mind: Personality, figure: (s: FortState, seat: number) => number): number {
  const bot = { id: 'mind', sit: () => thumbOf(mind) };
  let sum = 0;
  for (let game = 0; game < 12; game++) {
    const options = { setup: 'basic', box: 'standard' };
    const s = wholeGame({ game: fort, setup: { seats: 4, options }, seed: `end ${game}` }, bot);
    expect(isOver(fort, s)).toBe(true);
    expect(seatsIn(fort.actors(s))).toEqual([]);
    for (let seat = 0; seat < 4; seat++) sum += figure(s, seat) / 48;
  }
  return sum;
}

describe('a character shows in play', () => {
  test('the copycat follows more', () => {
    expect(followed(COPYCAT)).toBeGreaterThan(followed(SOBER) + 0.05);
  });

  test('the hoarder has more in Stuff and Pack at the end', () => {
    const kept = (s: FortState, seat: number) =>
      s.stuff[seat * 2]! + s.stuff[seat * 2 + 1]! + s.pack[seat * 2]! + s.pack[seat * 2 + 1]!;
    expect(atEnd(HOARDER, kept)).toBeGreaterThan(atEnd(SOBER, kept) + 0.5);
  });

  test('the rusher builds earlier, the dreamer later', () => {
    const pace = (s: FortState, seat: number) => s.level[seat]! / s.round;
    expect(atEnd(RUSHER, pace)).toBeGreaterThan(atEnd(SOBER, pace));
    expect(atEnd(DREAMER, pace)).toBeLessThan(atEnd(SOBER, pace) - 0.05);
  });
});
