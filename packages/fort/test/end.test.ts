import { describe, expect } from 'vitest';
import { rule } from './rule.ts';
import { newGame, type Scene, type Sketch, table } from './table.ts';

const NOBODY = { hand: [] };
const PARK = { park: ['doc', 'worm', 'moose'], parkDeck: ['bones', 'tink', 'kitty'] };

/** The last turn of a game: the leader is the last of the round, and the end is triggered. */
const last = (...seats: readonly Sketch[]): Scene =>
  table(...seats.map((seat) => ({ hand: [], deck: [], ...seat })), {
    leader: seats.length - 1,
    first: 0,
  });

/** That turn is over, and with it the game. */
function finished(...seats: readonly Sketch[]): Scene {
  const t = last(...seats).restOfTurn();
  expect(t.table.over).toBe(true);
  return t;
}

/** Everybody does as little as possible and recruits from the Park deck, until that is empty and the game over. */
function playToTheEnd(t: Scene): void {
  for (let choice = 0; choice < 300 && !t.table.over; choice++) {
    const { seat, options } = t.table.decisions()[0]!;
    const ids = options.map(({ id }) => id);
    t.choose(seat, ids.find((id) => id === 'skip' || id === 'recruit:deck') ?? ids[0]!);
  }
}

describe('the end is triggered', () => {
  rule('fort.end.trigger', 'by 25 points on the track, not by 24', () => {
    const bug = (track: number) => table({ hand: ['bug'], level: 1, track }, NOBODY);
    const t = bug(24);
    expect(t.everything.ending).toBe(false);
    t.leader.plays('bug').uses('private').has({ track: 25 });
    expect(t.everything.ending).toBe(true);
    expect(t.events('ending')).toEqual([{ kind: 'ending', reason: 'points' }]);
    const u = bug(23);
    u.leader.plays('bug').uses('private').has({ track: 24 });
    expect(u.everything.ending).toBe(false);
    u.restOfTurn();
    expect(u.everything).toMatchObject({ ending: false, leader: 1 });
  });

  rule('fort.end.trigger', 'points may go beyond 25', () => {
    const t = table({ hand: ['bug'], level: 3, track: 24 }, NOBODY);
    t.leader.plays('bug').uses('private').has({ track: 27 });
    expect(t.events('ending')).toHaveLength(1);
  });

  rule('fort.end.trigger', 'by a follower as well as by the leader', () => {
    const stuff = { pizza: 1, toy: 1 };
    const t = table(
      { hand: ['lefty'], stuff, rule: null },
      { hand: ['moles'], stuff, rule: null, track: 23 },
      { rules: [] },
    );
    t.leader.plays('lefty').uses('public').finishes();
    t.leader.has({ track: 2 });
    expect(t.everything.ending).toBe(false);
    t.rival(1).follows('moles').has({ track: 25 });
    expect(t.everything.ending).toBe(true);
  });

  rule('fort.end.trigger', 'by the last card of the Park deck, though the Park is full', () => {
    for (const from of ['deck', 'park:doc']) {
      const t = table({ hand: ['bug'] }, { hand: ['dash'] }, { ...PARK, parkDeck: ['bones'] });
      expect(t.everything.ending).toBe(false);
      t.leader.skips().recruits(from);
      expect(t.everything).toMatchObject({ parkDeck: [], ending: true });
      expect(t.everything.park).toHaveLength(3);
      expect(t.events('ending')).toEqual([{ kind: 'ending', reason: 'park-deck' }]);
    }
    const u = table({ hand: ['bug'] }, { hand: ['dash'] }, PARK);
    u.leader.skips().recruits('deck');
    expect(u.everything.ending).toBe(false);
  });

  rule(
    'fort.end.trigger',
    'by level 5, which is named before the points of the same player',
    () => {
      const t = table({ hand: ['bug'], level: 5, track: 26, rule: null }, NOBODY);
      expect(t.view(1).ending).toBe('level');
    },
  );

  rule('fort.end.trigger', 'by a recruit of an action too', () => {
    const t = table({ hand: ['baby-face'] }, NOBODY, { park: ['doc'], parkDeck: ['bones'] });
    t.leader.plays('baby-face').uses('public').done().recruits('deck');
    expect(t.everything.ending).toBe(true);
    expect(t.view(1).ending).toBe('park-deck');
  });
});

describe('the last round', () => {
  const playable = (hand: string) => ({ hand: [hand], deck: [] });

  rule('fort.end.round', 'the leader finishes the turn', () => {
    const t = table({ hand: ['bug', 'dot'], level: 1, track: 24 }, NOBODY, { ...PARK, first: 1 });
    t.leader.plays('bug').uses('private');
    expect(t.everything).toMatchObject({ ending: true, phase: 'use' });
    t.leader.uses('public').done().has({ pizza: 1 });
    t.allPass();
    expect(t.leader.asked).toBe('recruit');
    t.leader.recruits('park:doc');
    expect(t.table.over).toBe(true);
    t.seat(0).has({ yard: ['dot'] });
  });

  rule('fort.end.round', 'after the trigger of the first player all others have a turn', () => {
    const t = table(
      { hand: ['bug'], deck: [], level: 1, track: 24 },
      playable('dash'),
      { hand: ['chef'], deck: [] },
      { ...PARK, first: 0, round: 5 },
    );
    t.leader.plays('bug').uses('private').finishes();
    t.allPass().leader.recruits('park:doc');
    for (const seat of [1, 2]) {
      expect(t.everything).toMatchObject({ leader: seat, phase: 'play', round: 5 });
      expect(t.table.over).toBe(false);
      t.leader.skips().recruits('deck');
    }
    expect(t.table.over).toBe(true);
    expect(t.everything).toMatchObject({ round: 5, phase: 'over', actor: null });
    expect(t.table.decisions()).toEqual([]);
  });

  rule('fort.end.round', 'after the trigger of the last player the game is over', () => {
    const t = table(playable('dash'), { hand: ['bug'], level: 1, track: 24 }, playable('chef'), {
      ...PARK,
      ...{ leader: 1, first: 2 },
    });
    t.leader.plays('bug').uses('private').finishes();
    t.allPass();
    expect(t.everything.leader).toBe(1);
    t.leader.recruits('park:doc');
    expect(t.table.over).toBe(true);
  });

  rule('fort.end.round', 'of a middle player, those still to come in the round have a turn', () => {
    const t = table(playable('dash'), { hand: ['bug'], level: 1, track: 24 }, playable('chef'), {
      ...PARK,
      ...{ leader: 1, first: 0 },
    });
    t.leader.plays('bug').uses('private').finishes();
    t.allPass().leader.recruits('park:doc');
    expect(t.everything).toMatchObject({ leader: 2, phase: 'play' });
    t.leader.skips().recruits('deck');
    expect(t.table.over).toBe(true);
  });

  rule('fort.end.round', 'without a trigger a new round begins with the first player', () => {
    const t = table(playable('dash'), playable('bug'), playable('chef'), {
      leader: 1,
      first: 2,
      round: 3,
    });
    t.restOfTurn();
    expect(t.everything).toMatchObject({ leader: 2, round: 4 });
  });

  rule('fort.end.round', 'all have had the same number of turns', () => {
    for (const seats of [2, 3, 4]) {
      for (const seed of ['a', 'b', 'c']) {
        const t = newGame(seats, {}, seed);
        playToTheEnd(t);
        const turns = t.players.map(
          ({ seat }) => t.events('turn').filter((event) => event.seat === seat).length,
        );
        // The opening turn was told before anybody listened.
        turns[t.everything.first]!++;
        expect(new Set(turns).size).toBe(1);
      }
    }
  });
});

describe('the final count', () => {
  rule('fort.end.score', 'track, fort level, made-up rule and 4 for the sculpture', () => {
    const t = finished(
      { track: 3, level: 5, rule: 'piggy-bank', stuff: { toy: 2 }, pack: { toy: 1 } },
      { track: 7, level: 2, rule: 'minimalism' },
      { track: 25, level: 0 },
    );
    const { seats } = t.view('watcher');
    expect(seats.map(({ count }) => count)).toEqual([
      { track: 3, fort: 23, rule: 'piggy-bank', rulePoints: 3, sculpture: 4, total: 33 },
      { track: 7, fort: 3, rule: 'minimalism', rulePoints: 8, sculpture: 0, total: 18 },
      { track: 25, fort: 0, rule: null, rulePoints: 0, sculpture: 0, total: 25 },
    ]);
    expect(t.table.outcome).toEqual({ scores: [33, 18, 25], winners: [0] });
    expect(t.events('over')).toMatchObject([{ scores: [33, 18, 25], winners: [0] }]);
    expect(seats.map(({ rule: kept }) => kept)).toEqual(['piggy-bank', 'minimalism', null]);
  });

  rule('fort.end.score', 'is told from the last place up, made-up rules one by one', () => {
    const t = finished(
      { track: 3, level: 5, rule: 'piggy-bank', stuff: { toy: 2 } },
      { track: 7, level: 2, rule: 'minimalism' },
      { track: 25, level: 0, rule: 'popularity' },
    );
    const told = t.events('final-points');
    const seatsOf = (part: string) =>
      told.filter((event) => event.part === part).map(({ seat }) => seat);
    expect(['track', 'rule', 'sculpture', 'fort'].map(seatsOf)).toEqual([
      [1, 2, 0],
      [1, 2, 0],
      [0],
      [1, 2, 0],
    ]);
  });

  rule('fort.end.score', 'every level has its points', () => {
    const points = [0, 1, 2, 3, 4, 5].map((level) => {
      const t = finished({ level, rule: null }, { track: 25 });
      return t.view(0).seats[0]!.count!.fort;
    });
    expect(points).toEqual([0, 1, 3, 7, 14, 23]);
  });

  rule('fort.end.score', 'of two at level 5 one has the sculpture', () => {
    const t = table(
      { hand: [], deck: [], level: 5, rule: null },
      { hand: ['bug'], deck: [], level: 5, rule: null },
      { leader: 1, first: 0, sculpture: 1 },
    );
    t.restOfTurn();
    expect(t.table.outcome).toEqual({ scores: [23, 27], winners: [1] });
  });

  rule('fort.end.tie', 'the most points win', () => {
    const t = finished({ track: 25 }, { track: 30 }, { track: 29, level: 0 });
    expect(t.table.outcome).toEqual({ scores: [25, 30, 29], winners: [1] });
    // A higher fort does not outweigh a point.
    const u = finished({ track: 27, level: 4, rule: null }, { track: 42 });
    expect(u.table.outcome).toEqual({ scores: [41, 42], winners: [1] });
  });

  rule('fort.end.tie', 'tied, the higher fort level wins', () => {
    const t = finished(
      { track: 40 },
      { track: 26, level: 4, rule: null },
      { track: 33, level: 3, rule: null },
    );
    expect(t.table.outcome).toEqual({ scores: [40, 40, 40], winners: [1] });
  });

  rule('fort.end.tie', 'still tied, they share the victory', () => {
    const t = finished(
      { track: 30 },
      { track: 27, level: 2, rule: null },
      { track: 27, level: 2, rule: null },
    );
    expect(t.table.outcome).toEqual({ scores: [30, 30, 30], winners: [1, 2] });
    const u = finished({ track: 26 }, { track: 26 });
    expect(u.table.outcome).toEqual({ scores: [26, 26], winners: [0, 1] });
  });
});
