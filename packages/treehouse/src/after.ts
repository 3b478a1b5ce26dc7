import { nth, seatsIn, type Viewer } from '@treefort/kernel';
import type { TreehouseHeard } from './events.ts';
import { placeAt } from './place.ts';
import { COLOURS, type Colour, type RoomName } from './rooms.ts';
import { onlyMost, worthUnder } from './score.ts';
import { CHANGERS, HAND, holders, NONE, WEEKS } from './state.ts';
import { allChangers, covererAt, takerAt } from './turns.ts';
import { type BuiltRoom, byColour, type PlayerView, type TreehouseView } from './view.ts';

type Heard<K extends TreehouseHeard['kind']> = Extract<TreehouseHeard, { readonly kind: K }>;

/** One player otherwise. */
function withPlayer(
  v: TreehouseView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): TreehouseView {
  const players = v.players.map((player, who) =>
    who === seat ? { ...player, ...change(player) } : player,
  );
  return { ...v, players };
}

const everySeat = (v: TreehouseView): number[] => [...v.players.keys()];

/** What lies on a colour, as the state has it. */
const cardOn = ({ changers }: TreehouseView, colour: Colour): number => {
  const card = changers[colour];
  if (card === undefined) return NONE;
  return typeof card === 'number' ? card : CHANGERS.indexOf(card);
};

const countOf = (v: TreehouseView, seat: number, colour: Colour): number =>
  nth(v.players, seat).tree.filter((room) => room.colour === colour).length;

/** The view with what follows from trees, changers and scores: worth, and everybody's total. */
function retotalled(v: TreehouseView): TreehouseView {
  const worth = byColour((colour) => worthUnder(cardOn(v, nth(COLOURS, colour)), v.junior));
  const leaders = COLOURS.map((colour) =>
    onlyMost(v.players.length, (seat) => countOf(v, seat, colour)),
  );
  const players = v.players.map((player, seat) => {
    const counts = COLOURS.map((colour) => countOf(v, seat, colour));
    const sum = (points: (count: number, colour: number) => number): number =>
      counts.reduce((all, count, colour) => all + points(count, colour), 0);
    const week = sum((count, colour) => count * worth[nth(COLOURS, colour)]);
    const majorities = sum((count, colour) => (leaders[colour] === seat ? count : 0));
    const scored = player.score;
    return { ...player, total: { now: scored + week + majorities, scored, week, majorities } };
  });
  return { ...v, worth, players };
}

/** Everybody is asked at the same time. */
const opened = (v: TreehouseView, phase: 'pick' | 'place'): TreehouseView => ({
  ...v,
  phase,
  waiting: everySeat(v),
});

function dealt(v: TreehouseView, { seat, week, count, hand }: Heard<'dealt'>): TreehouseView {
  const now = withPlayer(v, seat, () => ({ hand: hand ?? null, handSize: count }));
  return opened({ ...now, week, picks: 0, deck: v.deck - count }, 'pick');
}

/** All hands go on at the same time, told one by one: the first to be told moves them all. */
function passed(v: TreehouseView, { seat, count, hand }: Heard<'passed'>): TreehouseView {
  const picks = HAND - count;
  const from = (who: number): PlayerView =>
    nth(v.players, who === 0 ? v.players.length - 1 : who - 1);
  const moved = v.players.map((player, who) => ({ ...player, hand: from(who).hand }));
  const now = v.picks === picks ? v : opened({ ...v, players: moved, picks }, 'pick');
  return hand ? withPlayer(now, seat, () => ({ hand })) : now;
}

function picked(v: TreehouseView, { seat, room }: Heard<'picked'>): TreehouseView {
  const now = withPlayer(v, seat, ({ hand, handSize }) => ({
    hand: hand?.filter((held) => held !== room) ?? null,
    handSize: handSize - 1,
    picked: room,
    answered: false,
    sealed: null,
  }));
  return opened(now, 'place');
}

const SETTLED = { picked: null, answered: false, sealed: null } as const;

const order = ({ level, place }: BuiltRoom): number => placeAt(level, place);

function built(v: TreehouseView, heard: Heard<'built'>): TreehouseView {
  const { seat, balance, level, place, room, colour } = heard;
  const now = withPlayer(v, seat, ({ tree }) => ({
    ...SETTLED,
    balance,
    tree: [...tree, { level, place, room, colour }].sort((a, b) => order(a) - order(b)),
  }));
  return retotalled(now);
}

/** A room on the discard pile, as far as the viewer knows it. */
const onPile = (
  v: TreehouseView,
  room: RoomName | null,
  known: readonly Viewer[],
): TreehouseView => ({ ...v, discard: [...v.discard, { room, known }] });

function dropped(v: TreehouseView, { seat, room }: Heard<'dropped'>): TreehouseView {
  const known = seatsIn(holders(v.players.length, v.picks, seat));
  const now = onPile(v, room ?? null, known);
  return withPlayer(now, seat, ({ hand }) => ({ hand: hand && [], handSize: 0 }));
}

/** The scoring of a week begins: two players have their changers already (tree.two). */
function first(v: TreehouseView, { seat }: Heard<'first'>): TreehouseView {
  const now = { ...v, first: seat, turn: 0, waiting: [seat] };
  if (v.junior) return { ...now, phase: 'colour' };
  if (v.players.length > 2) return { ...now, phase: 'take' };
  const players = v.players.map((player) => ({ ...player, changer: 'none' as const }));
  return { ...now, phase: 'cover', players, middle: { ...v.middle, none: 0 } };
}

function took(v: TreehouseView, { seat, changer }: Heard<'took'>): TreehouseView {
  const middle = { ...v.middle, [changer]: v.middle[changer] - 1 };
  const now = { ...withPlayer(v, seat, () => ({ changer })), middle };
  const [seats, begins, turn] = [v.players.length, v.first ?? 0, v.turn + 1];
  if (turn < seats) return { ...now, turn, waiting: [takerAt(seats, begins, turn)] };
  return { ...now, turn: 0, phase: 'cover', waiting: [covererAt(seats, begins, 0)] };
}

/** A colour gets its changer, or in the junior game is picked, and the next is asked. */
function laid(v: TreehouseView, heard: Heard<'covered'> | Heard<'coloured'>): TreehouseView {
  const isCover = heard.kind === 'covered';
  const on = { ...v.changers, [heard.colour]: isCover ? heard.changer : heard.seat };
  const changers = Object.fromEntries(
    COLOURS.flatMap((colour) => (on[colour] === undefined ? [] : [[colour, on[colour]]])),
  );
  const now = isCover ? withPlayer(v, heard.seat, () => ({ changer: null })) : v;
  const [seats, turn] = [v.players.length, v.turn + 1];
  const nextAt = isCover ? covererAt : takerAt;
  const waiting = turn < seats ? [nextAt(seats, v.first ?? 0, turn)] : [];
  return retotalled({ ...now, changers, turn, waiting });
}

/** What a colour brings goes over from this week's points to the scored ones; the total stays. */
function scoredColour(v: TreehouseView, heard: Heard<'scored-colour'>): TreehouseView {
  const { seat, week, points } = heard;
  return withPlayer(v, seat, ({ score, weeks, total }) => ({
    score: score + points,
    weeks: weeks.with(week - 1, nth(weeks, week - 1) + points),
    total: { ...total, scored: total.scored + points, week: total.week - points },
  }));
}

function returned(v: TreehouseView, { week }: Heard<'returned'>): TreehouseView {
  const middle = allChangers(v.players.length, v.junior);
  const now = retotalled({ ...v, changers: {}, middle });
  if (week < WEEKS) return now;
  const players = now.players.map(({ total, ...player }) => ({
    ...player,
    total: { ...total, week: 0, now: total.now - total.week },
  }));
  return { ...now, players };
}

/** The total had the majorities already. */
function majority(v: TreehouseView, { seat, points }: Heard<'majority'>): TreehouseView {
  return withPlayer(v, seat, ({ score, weeks }) => ({
    score: score + points,
    weeks: weeks.with(WEEKS, nth(weeks, WEEKS) + points),
  }));
}

/** The view after an event, as far as the event tells it. */
export function after(v: TreehouseView, heard: TreehouseHeard): TreehouseView {
  switch (heard.kind) {
    case 'answered':
      return {
        ...withPlayer(v, heard.seat, () => ({ answered: true })),
        waiting: v.waiting.filter((seat) => seat !== heard.seat),
      };
    case 'dealt':
      return dealt(v, heard);
    case 'passed':
      return passed(v, heard);
    case 'picked':
      return picked(v, heard);
    case 'built':
      return built(v, heard);
    case 'discarded':
      return onPile(
        withPlayer(v, heard.seat, () => SETTLED),
        heard.room,
        [...everySeat(v), 'watcher'],
      );
    case 'dropped':
      return dropped(v, heard);
    case 'first':
      return first(v, heard);
    case 'took':
      return took(v, heard);
    case 'covered':
    case 'coloured':
      return laid(v, heard);
    case 'scored-colour':
      return scoredColour(v, heard);
    case 'returned':
      return returned(v, heard);
    case 'majority':
      return majority(v, heard);
    case 'over':
      return { ...v, phase: 'over', waiting: [] };
    case 'scored':
    case 'no-majority':
      return v;
  }
}
