import type { FortView } from '@treefort/fort';
import type { Choice } from '@treefort/kernel';
import type { TreehouseView } from '@treefort/treehouse';
import { LOCALES, loadLessons, loadRulebook } from '@treefort/words';
import { describe, expect, it } from 'vitest';
import { fortTutorial } from '../src/fort/lessons.ts';
import { fortTrials } from '../src/fort/trials.ts';
import { type Figure, isWanted, type Step } from '../src/learn/lesson.ts';
import { LessonTable } from '../src/learn/lesson-table.ts';
import type { GameId } from '../src/table/game-id.ts';
import type { Moment } from '../src/table/table.ts';
import { treehouseTutorial } from '../src/treehouse/lessons.ts';
import { treehouseTrials } from '../src/treehouse/trials.ts';

const SITTERS = [{ name: 'Me' }, { name: 'Pip', bot: 'mouse' }, { name: 'Russet', bot: 'fox' }];

const open = (game: GameId, step: Step): LessonTable => new LessonTable(game, step, SITTERS);

const choicesAt = (table: LessonTable): readonly Choice[] => table.now().record?.choices ?? [];

type Figures = Partial<Record<Figure, number>>;

function fortFigures({ seats }: FortView): Figures {
  const own = seats[0]!;
  return {
    pizzas: own.stuff.pizza,
    toys: own.stuff.toy,
    packed: own.pack.pizza + own.pack.toy,
    lookout: own.lookout.length,
    level: own.level,
    track: own.track,
    hand: own.handCount,
    yard: own.yard.length,
    discard: own.discard.length,
  };
}

function treehouseFigures({ players, week }: TreehouseView): Figures {
  const { tree, balance, score, handSize, weeks } = players[0]!;
  return { rooms: tree.length, balance, score, hand: handSize, week, majorities: weeks[3] ?? 0 };
}

/** What can be counted at a table, as its first seat sees it. */
function figuresOf({ view, outcome }: Moment): Figures {
  const [score, rival] = outcome?.scores ?? [];
  return {
    ...(view.game === 'fort' ? fortFigures(view) : treehouseFigures(view)),
    ...(score !== undefined && { score }),
    ...(rival !== undefined && { 'rival-score': rival }),
  };
}

/** The tables after every way to fulfil the first tasks; at each task what the step says of it is checked. */
function walked(game: GameId, step: Step): LessonTable[] {
  let ways: string[][] = [[]];
  for (const [at, task] of step.tasks.entries()) {
    ways = ways.flatMap((way) => {
      const { asked } = replayed(game, step, way).now();
      const options = asked?.decision.options ?? [];
      const refused = asked?.refusals ?? [];
      for (const [, id, rule] of step.refuses?.filter(([nth]) => nth === at) ?? []) {
        expect(refused.map((one) => [one.id, one.rule])).toContainEqual([id, rule]);
      }
      for (const [other, reply] of task.instead ?? []) {
        const meant = options.filter(
          (option) => isWanted([other], option) && !isWanted(task.wants, option),
        );
        expect(meant, `${step.id}: what ${reply} answers could be done`).not.toEqual([]);
      }
      const found =
        task.refused === undefined ? options : refused.filter(({ rule }) => rule === task.refused);
      for (const wanted of task.wants) {
        expect(
          found.some((option) => isWanted([wanted], option)),
          `${step.id} ${at}: ${JSON.stringify(wanted)} among ${found.map(({ id }) => id)}`,
        ).toBe(true);
      }
      return found.filter((option) => isWanted(task.wants, option)).map(({ id }) => [...way, id]);
    });
  }
  return ways.map((way) => replayed(game, step, way));
}

/** The table of a step after these tries; each of them must fulfil its task. */
function replayed(game: GameId, step: Step, way: readonly string[]): LessonTable {
  const table = open(game, step);
  for (const id of way) {
    const { task } = table.progress();
    const refusal = table.now().asked?.refusals.find((one) => one.id === id);
    if (task?.refused !== undefined && refusal) table.tryInVain(refusal);
    else table.choose(id);
    expect(table.progress().task, `${step.id}: ${id} is taken`).not.toBe(task);
  }
  return table;
}

const LESSONS: readonly (readonly [GameId, string, Step])[] = [
  ...fortTutorial.steps.map((step) => ['fort', `lesson ${step.id}`, step] as const),
  ...treehouseTutorial.steps.map((step) => ['treehouse', `lesson ${step.id}`, step] as const),
  ...fortTrials.map((step) => ['fort', `try ${step.id}`, step] as const),
  ...treehouseTrials.map((step) => ['treehouse', `try ${step.id}`, step] as const),
];

describe.each(LESSONS)('%s, %s', (game, _, step) => {
  it('is true of the game, whichever way it is done', () => {
    const ends = walked(game, step);
    expect(ends.length).toBeGreaterThan(0);
    for (const table of ends) {
      expect(table.progress().task).toBeUndefined();
      expect(figuresOf(table.now())).toMatchObject(step.claims);
      const rivals = choicesAt(table).filter(([seat]) => seat !== 0);
      expect(rivals.map(([, option]) => option)).toEqual(step.rivals);
    }
  });

  it('answers every other try with a reason, and plays none of them', () => {
    const table = open(game, step);
    const before = choicesAt(table).length;
    const { task } = table.progress();
    for (const option of table.now().asked!.decision.options) {
      if (task?.refused === undefined && isWanted(task!.wants, option)) continue;
      table.choose(option.id);
      expect(table.progress()).toMatchObject({ task, reply: { is: 'other' } });
    }
    for (const refusal of table.now().asked!.refusals) {
      if (task?.refused === refusal.rule && isWanted(task.wants, refusal)) continue;
      table.tryInVain(refusal);
      expect(table.progress()).toMatchObject({ task, reply: { is: 'refused', refusal } });
    }
    table.choose('nothing:of-the-kind');
    expect(choicesAt(table)).toHaveLength(before);
  });
});

/** The figures in a text; in Russian, cards are called «2» and «0». */
const figuresIn = (text: string): string[] => text.replaceAll(/«\d»/g, '').match(/\d+/g) ?? [];

describe.each(LOCALES)('what lessons say in %s', (locale) => {
  it('names statements that exist, and no figure that is neither claimed nor stated', async () => {
    const [lessons, { rule }] = await Promise.all([loadLessons(locale), loadRulebook(locale)]);
    for (const [, , step] of LESSONS) {
      const stated = step.rules.flatMap((id) => {
        expect(rule(id), id).toBeDefined();
        return figuresIn(rule(id)!.text);
      });
      const known = [...stated, ...Object.values(step.claims).map(String)];
      const keys = step.tasks.flatMap(({ says, instead }) => [
        says,
        ...(instead ?? []).map(([, reply]) => reply),
      ]);
      if ('learned' in step) keys.push((step as { learned: (typeof keys)[number] }).learned);
      const values = { rival: 'Pip', card: 'A', other: 'B', friend: 'C', room: 'D' };
      for (const key of keys) {
        const said = lessons.t(key, values);
        expect([key, ...known], `${key}: ${said}`).toEqual(expect.arrayContaining(figuresIn(said)));
      }
    }
  });
});

describe('the lessons', () => {
  it('teach in a handful of steps, each with another title', () => {
    for (const { steps } of [fortTutorial, treehouseTutorial]) {
      expect(steps.length).toBeGreaterThanOrEqual(7);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
    }
  });

  it('let at least ten statements of each game be tried, each once', () => {
    for (const trials of [fortTrials, treehouseTrials]) {
      expect(trials.length).toBeGreaterThanOrEqual(10);
      expect(new Set(trials.map(({ rule }) => rule)).size).toBe(trials.length);
    }
  });
});
