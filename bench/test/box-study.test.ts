import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BoxFile, fort, readBox, standard } from '@treefort/fort';
import { decisions, isOver, moveOf, parseSetup, randomFromText, sure } from '@treefort/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { barChart, columnChart, stepFor } from '../src/box-study/chart.ts';
import { shareBetween, winBar } from '../src/box-study/charts.ts';
import { type Facts, Witness } from '../src/box-study/facts.ts';
import { figuresOf, spreadOf } from '../src/box-study/figures.ts';
import { playGame } from '../src/box-study/play.ts';

/** A box of known prices, whatever the standard ones are. */
const file: BoxFile = {
  ...standard.file,
  name: 'known',
  levels: [0, 1, 3, 9, 15, 23].map((points, level) => ({
    toys: Math.min(level, 4),
    pizzas: Math.min(level, 4),
    any: 0,
    points,
  })),
};
const box = sure(readBox(file));

/** One round of three seats: the first builds its last level, the second adds a card, the third trashes one. */
const scenario = {
  seats: [
    {
      ...{ hand: ['skids', 'tiny', 'puddin'], deck: ['patch', 'sweet-pea'], lookout: ['sarge'] },
      ...{ stuff: { pizza: 4, toy: 4 }, level: 4, rule: 'popularity', perk: 'diy' },
    },
    { hand: ['bug', 'moles', 'lefty'], deck: ['dash', 'ant'], level: 1, rule: 'loner', track: 3 },
    { hand: ['wart', 'bones', 'chef'], deck: ['dot'], level: 2, perk: 'bribe', rule: 'slime-lab' },
  ],
  ...{ park: ['prince', 'punky', 'worm'], perks: ['recycling'], rules: ['sleepover'] },
};

const ANSWERS = [
  ...['play:skids', 'use:private', 'pass', 'pass', 'recruit:park:prince'],
  ...['play:bug', 'use:public', 'add:moles', 'done', 'use:private', 'follow:wart', 'pass'],
  ...['recruit:park:worm', 'play:bones', 'use:public', 'trash:hand:chef', 'done', 'follow:patch'],
  ...['trash:hand:prince', 'pass', 'recruit:yard:0:tiny'],
];

/** The known game, played as written. */
function knownGame(): Facts {
  const setup = sure(parseSetup(fort, 3, { box: file }));
  const state = sure(fort.arrange(scenario, setup, randomFromText('known')));
  const witness = new Witness(state);
  const answers = ANSWERS.values();
  while (!isOver(fort, state)) {
    const { seat } = decisions(fort, state)[0]!;
    const answer = answers.next().value ?? 'nothing';
    const move = moveOf(fort, state, seat, answer);
    if (move === undefined) throw new Error(`${answer} is not offered to seat ${seat}`);
    witness.seeChoice();
    fort.play(state, seat, move, (event) => witness.hear(event));
  }
  return witness.facts(state);
}

describe('what is counted in a known game', () => {
  const facts = knownGame();

  it('every deed, by card', () => {
    expect(facts.deeds).toEqual({
      played: { skids: 1, bug: 1, bones: 1 },
      added: { moles: 1 },
      followed: { wart: 1, patch: 1 },
      recruited: { prince: 1, worm: 1, tiny: 1 },
      trashed: { chef: 1, prince: 1 },
      tucked: {},
    });
  });

  it('the end, the choices and what could be had', () => {
    expect(facts).toMatchObject({ ending: 'level', rounds: 1, choices: ANSWERS.length });
    expect(facts.perks).toEqual(['recycling']);
    expect(facts.rules).toEqual(['sleepover']);
  });

  it('each seat with its points, its level, its rewards and its cards', () => {
    const [first, second, third] = facts.seats;
    expect(first).toEqual({
      ...{ track: 1, fort: 23, rule: 'popularity', rulePoints: 1, sculpture: 4, total: 29 },
      ...{ level: 5, won: true, perk: 'diy' },
      owned: { patch: 1, skids: 1, 'sweet-pea': 1, puddin: 1, sarge: 1 },
    });
    expect(second).toMatchObject({ total: 10, level: 1, won: false, perk: null });
    expect(third?.owned).toEqual({ bones: 1, dot: 1, tiny: 1, wart: 1 });
  });

  it('as figures of many games', () => {
    const won = { ...facts.seats[1]!, won: true, perk: 'diy' };
    const lost = { ...facts.seats[0]!, won: false };
    const other: Facts = {
      ...facts,
      ...{ ending: 'points', rounds: 9, perks: ['diy'], rules: ['loner', 'popularity'] },
      seats: [lost, won, { ...facts.seats[2]!, won: true }],
    };
    const figures = figuresOf(box, [facts, other]);
    expect(figures).toMatchObject({ seats: 3, games: 2 });
    expect(figures.endings).toEqual({ level: 1, points: 1, 'park-deck': 0 });
    expect(figures.rounds).toMatchObject({ mean: 5, sd: 4, min: 1, max: 9, seen: { 1: 1, 9: 1 } });
    expect(figures.margin.mean).toBe(19);
    expect(figures.parts.winners.fort).toBeCloseTo((23 + 1 + 3) / 3, 12);
    const card = (id: string) => figures.cards.find((one) => one.id === id)!;
    expect(card('bug').deeds).toMatchObject({ played: 1, added: 0 });
    expect(card('puddin')).toMatchObject({ inWinners: 1 / 3, inAll: 2 / 6 });
    expect(card('sarge').copies).toBe(box.file.kids.find(({ id }) => id === 'sarge')!.copies);
    expect(figures.perks.find(({ id }) => id === 'diy')).toEqual({
      ...{ id: 'diy', offered: 1, taken: 3, wins: 1.5 },
    });
    const loner = figures.rules.find(({ id }) => id === 'loner');
    expect(loner).toMatchObject({ offered: 1, taken: 2, wins: 0.5, points: 5 });
  });
});

describe('whole games of a study', () => {
  const setup = sure(parseSetup(fort, 3, {}));
  const study = { bot: 'random', budget: {}, seed: 'x', setup };

  it('nothing is owned that is not in the box, and every game ends in one way', () => {
    for (const n of [0, 1, 2, 3, 4]) {
      const facts = playGame(study, n);
      const owned = facts.seats.flatMap((seat) => Object.values(seat.owned));
      const all = owned.reduce((sum, copies) => sum + copies, 0);
      const { length: friends } = facts.seats;
      expect(all).toBeLessThanOrEqual(60 + friends * 2);
      expect(facts.seats.some(({ won }) => won)).toBe(true);
      expect(facts.perks).toHaveLength(4);
      expect(facts.choices).toBeGreaterThan(50);
    }
  });

  it('are the same for the same seed', () => {
    expect(playGame(study, 7)).toEqual(playGame(study, 7));
    expect(playGame(study, 7)).not.toEqual(playGame(study, 8));
  });
});

describe('figures and pictures', () => {
  it('spread, share and interval', () => {
    const spread = spreadOf([2, 4, 4, 10]);
    expect(spread).toMatchObject({ mean: 5, min: 2, max: 10, seen: { 2: 1, 4: 2, 10: 1 } });
    expect(spread.sd).toBeCloseTo(3, 12);
    expect(shareBetween(spread, 3, 11)).toBe(75);
    const { value, low, high } = winBar({ id: 'diy', offered: 100, taken: 100, wins: 20 });
    expect([value, low!.toFixed(2), high!.toFixed(2)]).toEqual([20, '13.34', '28.88']);
  });

  it.each([
    [100, 50],
    [33, 10],
    [7, 2],
    [0.4, 0.1],
  ])('the scale up to %f goes in steps of %f', (most, step) => {
    expect(stepFor(most)).toBeCloseTo(step, 12);
  });

  it('columns are as tall as their values, and words are escaped', () => {
    const series = [{ name: 'a <b>', values: [10, 5, 0] }];
    const svg = columnChart({ title: 'x & y', labels: ['1', '2', '3'], series, unit: '' });
    const heights = [...svg.matchAll(/<rect [^>]*height="([\d.]+)" rx/g)].map(([, h]) => Number(h));
    expect(heights).toEqual([200 * (10 / 10), 100, 0]);
    expect(svg).toContain('<title>x &amp; y</title>');
    expect(svg).not.toContain('a <b>');
  });

  it('bars below what is usual have another colour', () => {
    const bars = [
      { name: 'good', value: 2 },
      { name: 'bad', value: 0.5, low: 0.2, high: 0.9 },
    ];
    const svg = barChart({ title: 'x', bars, usual: 1, unit: '' });
    const fills = [...svg.matchAll(/<rect [^>]*fill="(#\w+)"/g)].map(([, fill]) => fill);
    expect(new Set(fills).size).toBe(2);
  });
});

describe('npm run box-study', () => {
  const main = fileURLToPath(new URL('../src/box-study/main.ts', import.meta.url));
  const folders: string[] = [];
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'treefort-study-'));
    folders.push(made);
    return made;
  };
  afterAll(() => {
    for (const made of folders) rmSync(made, { recursive: true });
  });
  const study = (...args: string[]): string => {
    const out = folder();
    const all = [main, '--bot', 'random', '--games', '3', '--out', out, ...args];
    execFileSync(process.execPath, all, { encoding: 'utf8' });
    return out;
  };
  const figures = (out: string) => JSON.parse(readFileSync(join(out, 'figures.json'), 'utf8'));

  it('writes figures, tables and pictures, the same for any number of threads', () => {
    const [one, two] = [study('--jobs', '1'), study('--jobs', '2')];
    expect(figures(one)).toEqual(figures(two));
    expect(figures(one).figures.map(({ seats }: { seats: number }) => seats)).toEqual([2, 3, 4]);
    expect(readdirSync(one)).toEqual(expect.arrayContaining(['endings.svg', 'kids-4.svg']));
    expect(readFileSync(join(one, 'tables.md'), 'utf8')).toContain('| standard | 4 | 3 |');
  });

  it('plays with another box, and shows it beside an earlier one', () => {
    const known = join(folder(), 'known.json');
    writeFileSync(known, JSON.stringify(file));
    const before = join(study('--seats', '2'), 'figures.json');
    const out = study('--seats', '2', '--box', known, '--before', before, '--draft');
    const tables = readFileSync(join(out, 'tables.md'), 'utf8');
    expect(tables).toContain('| standard | 2 | 3 |');
    expect(tables).toContain('| known | 2 | 3 |');
    expect(tables).toContain('advanced setup');
  });

  it.each<[string[], string]>([
    [['--bot', 'nobody'], '--bot: expected one of duckling'],
    [['--games', 'many'], '--games: expected a whole number from 1, found "many"'],
    [['--seats', '5'], 'fort takes 2, 3, 4 seats'],
    [['--ms', '5', '--iterations', '5'], 'one budget, please'],
    [['--box', 'nowhere.json'], 'nowhere.json'],
  ])('%j is refused', (args, message) => {
    const { status, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
