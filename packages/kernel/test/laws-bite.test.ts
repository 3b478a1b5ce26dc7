import { type Game, hasSeat } from '@treefort/kernel';
import {
  checkCore,
  checkLaws,
  checkTold,
  type Subject,
  uncovered,
  untested,
} from '@treefort/kernel/laws';
import { describe, expect, it } from 'vitest';
import { subject } from './subject.ts';
import { handOf, SHOW, type ToyState, type ToyView, TURN, toy } from './toy.ts';

type Toy = Game<ToyState, ToyView>;

const DRAW = 2;

/** Some random games of a broken toy, looked at all along the way unless told otherwise. */
function judge(faults: Partial<Toy>, depth = 1, more: Partial<Subject<ToyState>> = {}): void {
  for (let i = 0; i < 12; i++)
    checkLaws({ ...subject({ ...toy, ...faults }), ...more }, `bite ${i}`, depth);
}

/** Plays as the rules say, then something more. */
const after =
  (fault: (s: ToyState, seat: number) => void): Toy['play'] =>
  (s, seat, move, tell) => {
    toy.play(s, seat, move, tell);
    fault(s, seat);
  };

/** The same, after a draw. */
const afterDraw =
  (fault: (s: ToyState, seat: number) => void): Toy['play'] =>
  (s, seat, move, tell) => {
    const drawn = isTurn(s) && move === DRAW;
    toy.play(s, seat, move, tell);
    if (drawn) fault(s, seat);
  };

const isTurn = (s: ToyState): boolean => s.phase === TURN;

describe('each law bites', () => {
  it('every game ends', () => {
    const endless = after((s) => {
      if (isTurn(s)) s.turns = 0;
    });
    expect(() => judge({ play: endless }, 0)).toThrow('every game ends');
    expect(() => checkCore(subject({ ...toy, play: endless }), 'x')).toThrow('every game ends');
  });

  it('nothing is made or lost', () => {
    const play = afterDraw((s, seat) => {
      s.hands[seat * 4] = s.hands[seat * 4 + 1]!;
    });
    expect(() => judge({ play }, 0)).toThrow('nothing is made or lost');
    const sample: Toy['sample'] = (view, random) => {
      const s = toy.sample(view, random);
      s.deck[s.dealt] = s.deck[s.dealt + 1]!;
      return s;
    };
    expect(() => judge({ sample })).toThrow('nothing is made or lost');
  });

  it('a copy is the same', () => {
    const copy: Toy['copy'] = (from, into) => {
      const { turns } = into;
      toy.copy(from, into);
      into.turns = turns;
      return into;
    };
    expect(() => judge({ copy })).toThrow('a copy is the same');
  });

  it('a copy stands apart', () => {
    const copy: Toy['copy'] = (from, into) => Object.assign(into, from);
    expect(() => judge({ copy })).toThrow('a copy stands apart');
  });

  it('a state survives JSON', () => {
    const start: Toy['start'] = (setup, random) => {
      const s = toy.start(setup, random);
      return Object.assign(s, { first: Number.NaN });
    };
    const play = after((s) => {
      s.first = Number.NaN;
    });
    expect(() => judge({ start, play })).toThrow('a state survives JSON');
  });

  it('no dead ends', () => {
    const legal: Toy['legal'] = (s, seat, out) =>
      isTurn(s) && s.painted[seat] === 3 ? 0 : toy.legal(s, seat, out);
    expect(() => judge({ legal })).toThrow(/no dead ends: seat \d has no option/);
  });

  it('option ids are unique', () => {
    const option: Toy['option'] = (s, seat, move) =>
      isTurn(s) && move === 1 ? toy.option(s, seat, 0) : toy.option(s, seat, move);
    expect(() => judge({ option })).toThrow('option ids are unique');
  });

  it('every offered option is accepted', () => {
    const play: Toy['play'] = (s, seat, move, tell) => {
      if (isTurn(s) && move === DRAW) throw new Error('no card left');
      toy.play(s, seat, move, tell);
    };
    const law = /every offered option is accepted \(draw\): no card left/;
    expect(() => judge({ play })).toThrow(law);
    expect(() => judge({ play }, 0)).toThrow(law);
  });

  it('nothing is offered and refused', () => {
    const refusals: Toy['refusals'] = (s) =>
      isTurn(s) ? [{ id: 'stop', target: 'stop', rule: 'toy.stop' }] : [];
    expect(() => judge({ refusals })).toThrow('nothing is offered and refused: stop');
  });

  it('what a seat cannot see does not change what it sees', () => {
    const law = /what (\d|watcher) cannot see does not change what it sees/;
    const peek: Toy['view'] = (s, viewer) => ({ ...toy.view(s, viewer), deck: s.deck[s.dealt]! });
    expect(() => judge({ view: peek })).toThrow(law);
    const sealed: Toy['view'] = (s, viewer) => {
      const { players, ...shared } = toy.view(s, viewer);
      return { ...shared, players: players.map((p, seat) => ({ ...p, sealed: s.sealed[seat]! })) };
    };
    expect(() => judge({ view: sealed })).toThrow(law);
    const refusals: Toy['refusals'] = (s, seat) =>
      toy.refusals(s, seat).map((refusal) => ({ ...refusal, detail: { next: s.deck[s.dealt]! } }));
    expect(() => judge({ refusals })).toThrow(law);
    const option: Toy['option'] = (s, seat, move) => ({
      ...toy.option(s, seat, move),
      target: `deck:${s.deck[s.dealt]}`,
    });
    expect(() => judge({ option })).toThrow(law);
  });

  it('view(sample(view)) = view', () => {
    const sample: Toy['sample'] = (view, random) => {
      const s = toy.sample(view, random);
      s.turns = 0;
      return s;
    };
    expect(() => judge({ sample })).toThrow('view(sample(view)) = view');
  });

  it('no news, nothing learned', () => {
    const play = afterDraw((s) => {
      s.news--;
    });
    expect(() => judge({ play })).toThrow('no news, nothing learned (draw)');
  });

  it('events tell no more than views', () => {
    const play: Toy['play'] = (s, seat, move, tell) => {
      const painted = isTurn(s) && move < DRAW;
      toy.play(s, seat, move, tell);
      if (painted) tell?.({ kind: 'painted', seat: s.deck[s.dealt]! });
    };
    expect(() => judge({ play })).toThrow('events tell no more than views (paint:');
  });

  it('simultaneous answers commute', () => {
    const play = after((s, seat) => {
      if (s.phase === TURN && s.turns === 0 && s.moment === 1) s.first = seat;
    });
    expect(() => judge({ play })).toThrow('simultaneous answers commute');
  });

  it('a record replays to the same end', () => {
    let games = 0;
    const start: Toy['start'] = (setup, random) => {
      const s = toy.start(setup, random);
      s.score[0] = games++;
      return s;
    };
    expect(() => judge({ start }, 0)).toThrow('a record replays to the same end');
  });

  it('a record replays to the same record', () => {
    let asked = 0;
    const outcome: Toy['outcome'] = (s) => {
      const end = toy.outcome(s);
      return end && { ...end, scores: [asked++] };
    };
    expect(() => judge({ outcome }, 0)).toThrow('a record replays to the same record');
  });

  it('undo then redo is the identity', () => {
    let plays = 0;
    const play: Toy['play'] = (s, seat, move, tell) => {
      toy.play(s, seat, move, tell);
      // What is played before a table is not given by the state alone.
      if (tell && s.phase === SHOW) s.first = plays++ % 3;
    };
    const view: Toy['view'] = (s, viewer) => ({ ...toy.view(s, viewer), first: 0 });
    expect(() => judge({ play, view })).toThrow('undo then redo is the identity');
  });

  it('a refused undo changes nothing', () => {
    const answered: Toy['answered'] = (s) => {
      if (s.phase === SHOW && s.moment > 0 && s.waiting === (1 << s.seats) - 1) s.first++;
      return toy.answered(s);
    };
    const view: Toy['view'] = (s, viewer) => ({ ...toy.view(s, viewer), first: 0 });
    expect(() => judge({ answered, view })).toThrow('a refused undo changes nothing');
  });
});

describe('what is told', () => {
  const told = (faults: Partial<Toy>) => {
    for (let i = 0; i < 12; i++) checkTold(subject({ ...toy, ...faults }), `told ${i}`);
  };

  it('leads to the view', () => {
    const view: Toy['view'] = (s, viewer) => ({ ...toy.view(s, viewer), turns: s.turns * 2 });
    expect(() => told({ view })).toThrow('what is told leads to the view of 0');
  });

  it('changes no view', () => {
    const after: Toy['after'] = (view, heard) => {
      const next = toy.after(view, heard);
      return Object.assign(view, next);
    };
    expect(() => told({ after })).toThrow('telling changes no view');
  });
});

describe('what is said', () => {
  it('has its shape: options, events, consequences', () => {
    const option: Toy['option'] = (s, seat, move) => ({ ...toy.option(s, seat, move), colour: 1 });
    expect(() => judge({ option })).toThrow('what is said has its shape: option');
    const play: Toy['play'] = (s, seat, move, tell) =>
      toy.play(s, seat, move, tell && ((event) => tell({ ...event, seat: 0.5 } as typeof event)));
    expect(() => judge({ play })).toThrow('what is said has its shape: event');
    const consequences: Toy['consequences'] = () => [{ points: 1 }];
    expect(() => judge({ consequences })).toThrow('what is said has its shape: consequence');
  });

  it('is read back', () => {
    const parse: Toy['parse'] = (s, id) => toy.parse(s, id.replace('blue', 'red'));
    expect(() => judge({ parse })).toThrow('an option id is read back');
  });

  it('foretells nothing that the view does not tell', () => {
    const consequences: Toy['consequences'] = (s, seat, move) =>
      isTurn(s) && move === DRAW ? [{ kind: 'points', seat, points: s.deck[s.dealt] }] : [];
    expect(() => judge({ consequences })).toThrow('cannot see does not change what it sees');
  });

  it('foretells what comes true, and changes nothing by it', () => {
    const none: Toy['consequences'] = () => [];
    expect(() => judge({ consequences: none })).toThrow('what was foretold comes true');
    const consequences: Toy['consequences'] = (s, seat, move) => {
      s.turns += 0.5;
      return toy.consequences(s, seat, move);
    };
    expect(() => judge({ consequences })).toThrow(/changes nothing|same/);
  });
});

describe('the run', () => {
  it('is told every choice with its events', () => {
    const kinds = new Set<string>();
    const watch: NonNullable<Subject<ToyState>['watch']> = (s, decision, option, events) => {
      expect(decision.options).toContain(option);
      expect(hasSeat(0b111, decision.seat)).toBe(true);
      expect(s.moment).toBeGreaterThanOrEqual(Number(decision.id));
      for (const { kind } of events) kinds.add(kind);
    };
    judge({}, 0, { watch });
    expect([...kinds].sort()).toEqual(['answered', 'dealt', 'drew', 'painted', 'shown', 'stopped']);
  });

  it('names the game, the seats and the seed where a law is broken', () => {
    const play = after((s, seat) => {
      if (isTurn(s)) handOf(s, seat)[0] = 0;
    });
    expect(() => judge({ play }, 0)).toThrow(/^toy, 3 seats, game "bite \d+": /);
  });
});

describe('untested', () => {
  const rules = '# Rules\n\n- `toy.one` First.\n- `toy.two-more` Second.\n\nSee `toy.none`.\n';

  it('lists the statements without a test', () => {
    const tests = ["rule('toy.one', 'x', () => {});"];
    expect(untested(rules, tests)).toEqual({ untested: ['toy.two-more'], unknown: [] });
  });

  it('lists the tests without a statement', () => {
    const tests = ["rule(\n  'toy.one', 'x')", "rule('toy.two-more')", "rule('toy.none')"];
    expect(untested(rules, tests)).toEqual({ untested: [], unknown: ['toy.none'] });
  });
});

describe('uncovered', () => {
  const rules = '- `toy.one` First.\n- `toy.two` Second (**our\n  reading**).\n';

  it('is nothing where every paragraph has its statements, and every statement a reason', () => {
    const book = '# Book\n\n- `a.1` Do it,\n  once. →\n  `toy.one`\n';
    expect(uncovered(rules, book)).toEqual({ uncovered: [], unknown: [], unfounded: [] });
  });

  it('lists paragraphs without statements, though they name one before the arrow', () => {
    const book = '- `a.1` Do it. → `toy.one`\n- `a.2` See `toy.one`.\n- `a.3` Again. →\n';
    expect(uncovered(rules, book).uncovered).toEqual(['a.2', 'a.3']);
  });

  it('lists statements that do not exist', () => {
    const book = '- `a.1` Do it. → `toy.one`, `toy.none`\n';
    expect(uncovered(rules, book).unknown).toEqual(['toy.none']);
  });

  it('lists statements that nothing covers, unless they are our reading', () => {
    expect(uncovered(rules, '- `a.1` Nothing.\n').unfounded).toEqual(['toy.one']);
  });
});
