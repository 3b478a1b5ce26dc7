import { heardBy } from '@treefort/kernel';
import {
  COLOURS,
  ROOMS,
  type TreehouseHeard,
  type TreehouseRefusal,
  type TreehouseView,
} from '@treefort/treehouse';
import { describe, expect, it } from 'vitest';
import { LOCALES, loadWords, plain, type SentenceContext, type Words } from '../src/index.ts';
import { type Moment, treehouseGames } from './games.ts';

const english = await loadWords('en');
const russian = await loadWords('ru');
const people = { names: ['Anna', 'Boris', 'Chloé', 'Diego'] };
const moments = treehouseGames();

const contextOf = (moment: Moment<TreehouseView>): SentenceContext<TreehouseView> => ({
  view: moment.view,
  people: { ...people, you: moment.decision.seat },
});

/** The first of something in the games that were played. */
function first<T>(what: string, all: readonly T[]): T {
  const [found] = all;
  if (found === undefined) throw new Error(`no game had ${what}`);
  return found;
}

type Heard<K> = Extract<TreehouseHeard, { readonly kind: K }>;

const heardAll = (moment: Moment<TreehouseView>, viewer: number | 'watcher' = 'watcher') =>
  moment.events.map((event) => heardBy(event, viewer) as TreehouseHeard);

/** All events of a kind, as everybody heard them. */
const eventsOf = <K extends TreehouseHeard['kind']>(kind: K): Heard<K>[] =>
  moments
    .flatMap((moment) => heardAll(moment))
    .filter((event): event is Heard<K> => event.kind === kind);

const said = (event: TreehouseHeard, words: Words = english): string =>
  plain(words.treehouse.event(event, people) ?? []);
const whoOf = ({ seat }: { readonly seat: number }): string => people.names[seat]!;

/** A refusal by a rule, and how it is told. */
function refusedBy(rule: TreehouseRefusal['rule'], wanted: (of: TreehouseRefusal) => boolean) {
  const found = first(
    rule,
    moments.flatMap((moment) =>
      (moment.refusals as TreehouseRefusal[])
        .filter((refused) => refused.rule === rule && wanted(refused))
        .map((refused) => ({ refused, context: contextOf(moment) })),
    ),
  );
  const text = plain(english.treehouse.refusal(found.refused, found.context));
  return { ...found, text };
}

const at = (level: number, place: number) => (of: TreehouseRefusal) =>
  of.kind === 'place' && of.level === level && of.place === place;

describe('options of Treehouse', () => {
  const context = contextOf(moments[0]!);
  it.each<[string, string, string]>([
    ['pick:water-slide', 'Water slide (blue)', 'Водная горка (синий)'],
    ['place:2:1', 'build on level 2, left', 'построить: уровень 2, слева'],
    ['place:3:2', 'build on level 3, middle', 'построить: уровень 3, посередине'],
    [
      'place:4:3',
      'build on level 4, second from the right',
      'построить: уровень 4, второе место справа',
    ],
    ['discard', 'discard it', 'сбросить'],
    ['take:double', 'double: 2 points a room', 'условие «2»: 2 очка за комнату'],
    ['cover:blue', 'blue (you have 0 rooms)', 'синий (у вас 0 комнат)'],
  ])('%s is a button', (id, one, other) => {
    const told = [english, russian].map((words) => plain(words.treehouse.optionNamed(id, context)));
    expect(told).toEqual([one, other]);
  });

  it('are told the same by their ids', () => {
    const differently = moments.flatMap((moment) =>
      moment.decision.options.filter((option) => {
        const told = english.game('treehouse').option(option, contextOf(moment));
        return plain(english.treehouse.optionNamed(option.id, contextOf(moment))) !== plain(told);
      }),
    );
    expect(differently).toEqual([]);
  });
});

describe('refusals of Treehouse', () => {
  it('name the place and what it lacks', () => {
    expect(refusedBy('tree.support', at(4, 2)).text).toBe(
      'level 4, second from the left: it has nothing to stand on without both rooms below',
    );
    expect(refusedBy('tree.support', at(4, 4)).text).toBe(
      'level 4, right: it has nothing to stand on without the room below',
    );
    expect(refusedBy('tree.permanent', at(2, 2)).text).toMatch(/^level 2, right: it’s taken/);
  });

  it('name the colour that must be touched, and the side that is closed', () => {
    const { text, context } = refusedBy('tree.colour', () => true);
    const picked = context.view.players[context.people.you!]!.picked!;
    const colour = plain(english.treehouse.roomWithColour(picked)).match(/\((\w+)\)/)![1];
    expect(text).toContain(`doesn’t touch a room of the same colour (${colour})`);
    const closed = refusedBy('tree.balance.blocked', () => true);
    const { balance } = closed.context.view.players[closed.context.people.you!]!;
    expect(closed.text).toContain(balance < 0 ? 'leans left' : 'leans right');
  });

  it('name the changer and the colour', () => {
    const none = refusedBy('tree.changer.choose', (of) => of.kind === 'take');
    const laid = refusedBy('tree.changer.place', (of) => of.kind === 'cover');
    expect(none.text).toMatch(/^no “(double|no points)” is left in the middle$/);
    const { refused } = laid;
    const colour = refused.kind === 'cover' ? english.treehouse.colour(refused.colour).text : '';
    expect(laid.text).toBe(`${colour} already has a changer`);
  });
});

describe('events of Treehouse', () => {
  it.each<[number, number, string, string]>([
    [2, 1, 'level 2, left', 'уровень 2, слева'],
    [2, 2, 'level 2, right', 'уровень 2, справа'],
    [3, 2, 'level 3, middle', 'уровень 3, посередине'],
    [4, 2, 'level 4, second from the left', 'уровень 4, второе место слева'],
    [4, 3, 'level 4, second from the right', 'уровень 4, второе место справа'],
  ])('call %i:%i by its level and side', (level, place, one, other) => {
    const built = first(
      `a room on ${level}:${place}`,
      eventsOf('built').filter((event) => event.level === level && event.place === place),
    );
    const name = english.treehouse.room(built.room).text;
    expect(said(built)).toBe(`${whoOf(built)} built ${name} on ${one}.`);
    expect(said(built, russian)).toMatch(new RegExp(`: ${other}\\.$`));
  });

  it('tell what all picked in one sentence', () => {
    const moment = first(
      'a pick of two',
      moments.filter((one) => one.events.filter(({ kind }) => kind === 'picked').length === 2),
    );
    const told = english.treehouse.news(heardAll(moment), people).map(plain);
    expect(told[0]).toMatch(/^Anna picked .+ \(\w+\), Boris picked .+ \(\w+\)\.$/);
  });

  it('tell a colour of a scoring with the rooms of everybody', () => {
    const scored = eventsOf('scored-colour');
    const told = (worth: number) =>
      said(
        first(
          `${worth}`,
          scored.filter((one) => one.worth === worth),
        ),
      );
    expect(told(0)).toMatch(/^[A-Z]\w+: no points\.$/);
    expect(told(1)).toMatch(/^[A-Z]\w+: \w+ (\d) \(\1 rooms?\)\.$/);
    expect(told(2)).toMatch(/^[A-Z]\w+, doubled: \S+ \d+ \(\d rooms?\)\.$/);
    const one = scored.find(({ worth }) => worth === 1);
    const beat = scored.filter((other) => other.beat === one!.beat && other.week === one!.week);
    expect(plain(english.treehouse.beat(beat.slice(0, 2), people)!)).toMatch(
      /^\w+.*: .+\), .+\)\.$/,
    );
  });

  it('tell who has most rooms, or that nobody has', () => {
    const most = first('a majority', eventsOf('majority'));
    const rooms = most.rooms.map((n, seat) => `${people.names[seat]} ${n}`).join(', ');
    const points = most.points === 1 ? '1 more point' : `${most.points} more points`;
    expect(said(most)).toBe(
      `${whoOf(most)} had the most ${most.colour} rooms (${rooms}): ${points}.`,
    );
    expect(said(first('a tie', eventsOf('no-majority')))).toMatch(
      /^Nobody had the most .+ outright/,
    );
  });

  it('tell why a player begins a scoring', () => {
    const why = (rule: Heard<'first'>['rule'], week: (n: number) => boolean) =>
      said(
        first(
          rule,
          eventsOf('first').filter((one) => one.rule === rule && week(one.week)),
        ),
      );
    expect(why('tree.changer.first', (n) => n === 1)).toMatch(/: picked at random\.$/);
    expect(why('tree.changer.first', (n) => n > 1)).toMatch(/: the most points\.$/);
    expect(why('tree.fewest', () => true)).toMatch(/: the fewest points\.$/);
    expect(why('tree.changer.tie', () => true)).toMatch(/: tied for it, and next clockwise/);
  });

  it('tell a hand to its holder only, with who handed it on', () => {
    const moment = first(
      'hands passed',
      moments.filter(({ events }) => events.some(({ kind }) => kind === 'passed')),
    );
    const passed = (viewer: number | 'watcher') =>
      heardAll(moment, viewer)
        .filter((event) => event.kind === 'passed')
        .flatMap((event) => said(event) || []);
    expect(passed('watcher')).toEqual([]);
    expect(passed(0)).toHaveLength(1);
    expect(passed(0)[0]).toMatch(/^\S+ handed you \d rooms\.$/);
    expect(said(first('a room dropped', eventsOf('dropped')))).toBe('');
  });
});

describe('names of Treehouse', () => {
  it.each(LOCALES)('there are for every room and colour in %s', async (locale) => {
    const { treehouse: words, t } = await loadWords(locale);
    for (const room of ROOMS) expect(words.room(room).text).toMatch(/^\p{Lu}/u);
    for (const colour of COLOURS) {
      expect(words.colour(colour).text).not.toBe('');
      expect(t(`tree-colour-subject:${colour}`)).not.toBe('');
      expect(t(`tree-colour-letter:${colour}`)).toMatch(/^\p{Lu}$/u);
    }
  });
});
