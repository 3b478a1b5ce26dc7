import type { FortConsequence, FortHeard, FortView } from '@treefort/fort';
import type { Chosen } from '@treefort/kernel/laws';
import { expect } from 'vitest';

/** What happened to one seat, added up from the events that its chooser heard. */
interface Sum {
  stuff: { pizza: number; toy: number };
  pack: { pizza: number; toy: number };
  track: number;
  level: number | null;
}

const other = { pizza: 'toy', toy: 'pizza' } as const;

/** Adds one event; what an event says is enough to know what it changed. */
function add(sum: Sum, event: FortHeard): void {
  switch (event.kind) {
    case 'gained':
      sum.stuff[event.resource] += event.n;
      break;
    case 'packed':
      sum.pack[event.resource] += event.n;
      if (!event.supply) sum.stuff[event.resource] -= event.n;
      break;
    case 'spent':
      sum[event.from][event.resource] -= event.n;
      break;
    case 'converted':
      sum[event.from][event.resource] -= event.n;
      sum[event.from][other[event.resource]] += event.n;
      break;
    case 'copied':
      sum.stuff.pizza += event.pizza;
      sum.stuff.toy += event.toy;
      break;
    case 'scored':
      sum.track += event.points;
      break;
    case 'advanced':
      sum.level = event.level;
      for (const kind of ['pizza', 'toy'] as const) {
        sum.stuff[kind] -= event.stuff[kind];
        sum.pack[kind] -= event.pack[kind];
      }
      break;
  }
}

/** Whether somebody learned something from an event: nothing after it could be foreseen. */
function isNews(event: FortHeard): boolean {
  if (event.kind === 'recruited' || event.kind === 'tucked') return event.from === 'deck';
  return event.kind === 'turned-up' || event.kind === 'drew' || event.kind === 'looks';
}

function sums(view: FortView, heard: readonly FortHeard[]): Sum[] {
  const all = view.seats.map((): Sum => {
    const nothing = { pizza: 0, toy: 0 };
    return { stuff: { ...nothing }, pack: { ...nothing }, track: 0, level: null };
  });
  const end = heard.findIndex(isNews);
  for (const event of end < 0 ? heard : heard.slice(0, end)) {
    if ('seat' in event && typeof event.seat === 'number') add(all[event.seat]!, event);
  }
  return all;
}

/** The figures that were foretold for one seat. */
function foretoldOf(seat: number, foretold: readonly FortConsequence[]): Sum {
  const own = foretold.filter((one) => 'seat' in one && one.seat === seat);
  const goods = (kind: 'stuff' | 'pack') => {
    const found = own.find((one) => one.kind === kind);
    return found?.kind === kind ? { pizza: found.pizza, toy: found.toy } : { pizza: 0, toy: 0 };
  };
  const track = own.find((one) => one.kind === 'track');
  const level = own.find((one) => one.kind === 'level');
  return {
    stuff: goods('stuff'),
    pack: goods('pack'),
    track: track?.kind === 'track' ? track.points : 0,
    level: level?.kind === 'level' ? level.level : null,
  };
}

const totalsForetold = (seats: number, foretold: readonly FortConsequence[]): number[] =>
  Array.from({ length: seats }, (_, seat) => {
    const found = foretold.find((one) => one.kind === 'total' && one.seat === seat);
    return found?.kind === 'total' ? found.points : 0;
  });

/** The cards that were heard to move before anybody learned anything; of an unknown one, that it moves. */
function cardsHeard(heard: readonly FortHeard[]): (string | null)[] {
  const end = heard.findIndex(isNews);
  return heard.flatMap((event, i) => {
    switch (event.kind) {
      case 'recruited':
      case 'tucked':
      case 'trashed':
        if (event.from === 'deck') return [null];
        return end < 0 || i < end ? [event.card] : [];
      case 'recycled':
        return [event.card];
      default:
        return [];
    }
  });
}

export function comesTrue(foretold: readonly unknown[], chosen: Chosen): void {
  const told = foretold as readonly FortConsequence[];
  const [before, after] = [chosen.before as FortView, chosen.after as FortView];
  const heard = chosen.heard as readonly FortHeard[];
  const { seat } = chosen;
  if (before.phase === 'draft') {
    expect(told).toEqual([]);
    return;
  }
  expect(before.seats.map((_, who) => foretoldOf(who, told))).toEqual(sums(before, heard));
  const cards = told.flatMap((one) => (one.kind === 'card' ? [one.card] : []));
  expect(cards).toEqual(cardsHeard(heard));
  const yard = told.find((one) => one.kind === 'yard');
  const left = heard.find((event) => event.kind === 'discarded' && event.seat === seat);
  expect(yard?.cards).toEqual(left?.kind === 'discarded' ? left.yard : undefined);
  if (yard?.kind === 'yard' && after.phase !== 'over' && after.leader !== seat) {
    expect(after.seats[seat]!.yard).toEqual(yard.cards);
  }
  if (chosen.isNews) return;
  const gains = after.seats.map((now, who) => now.total.now - before.seats[who]!.total.now);
  expect(totalsForetold(after.seats.length, told)).toEqual(gains);
}
