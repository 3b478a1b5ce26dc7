import type { Decision, GameEvent, Option, Refusal } from '@treefort/kernel';
import { COLOURS, type Colour, ROOMS, type TreehouseView } from '@treefort/treehouse';

export const LETTERS: Readonly<Record<Colour, string>> = {
  red: 'R',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  purple: 'P',
  brown: 'N',
};

export const HELP = [
  'Each week you are dealt 6 rooms. Everybody picks one in secret, all picks are',
  'turned up, and each is built or discarded; then the hands go on to the next',
  'player. There are five picks a week.',
  '',
  '- A room stands on the two rooms below it, at the edge of a level on one.',
  '- The first room of a colour goes anywhere; each later one must touch a room',
  '  of its colour.',
  '- A room on the left tips the balance to the left, one on the right to the',
  '  right. A side is closed while the tree leans there.',
  '',
  'At the end of a week changers are laid on colours. Then every room of your tree',
  'scores 1 point, 2 if its colour is doubled, 0 if "no points" lies on it. Rooms',
  'of earlier weeks score again. After week 3 whoever alone has the most rooms of',
  'a colour scores one more point for each of them.',
  '',
  'A place is written LEVEL:PLACE, from the bottom and from the left: 2:1 is the',
  'left one just above the trunk. (3) is a place you may build on, with its key;',
  'x 3:1 is refused, and `why 3:1` tells the rule.',
].join('\n');

/** A room's name as it is read: `water-slide` is "Water slide". */
const roomTitle = (room: string): string =>
  (room.charAt(0).toUpperCase() + room.slice(1)).replaceAll('-', ' ');

function colourOf(room: string): Colour {
  const number = (ROOMS as readonly string[]).indexOf(room);
  return COLOURS[Math.floor((number * COLOURS.length) / ROOMS.length)] ?? 'red';
}

export const roomWithColour = (room: string): string => `${roomTitle(room)} (${colourOf(room)})`;

/** A name cut to fit: whole, or its first word, or the beginning of that. */
export function shortName(room: string, width: number): string {
  const whole = roomTitle(room);
  if (whole.length <= width) return whole;
  const [first = ''] = whole.split(' ');
  return first.length <= width ? first : `${first.slice(0, width - 1)}.`;
}

const CHANGER: Readonly<Record<string, string>> = { double: '"double"', none: '"no points"' };
const changer = (name: unknown): string => CHANGER[String(name)] ?? String(name);

/** Where the changers are while they are taken and laid. */
export function changersNow(
  middle: Readonly<Record<string, number>>,
  holders: readonly { readonly name: string; readonly changer: string }[],
): string {
  const left = Object.entries(middle).filter(([, count]) => count > 0);
  const lying = left.map(([name, count]) => `${count} x ${changer(name)}`).join(', ');
  const held = holders.map(({ name, changer: card }) => `${name} ${changer(card)}`).join(', ');
  return `In the middle: ${lying || 'no changer'}. In hand: ${held || 'none'}.`;
}

const sideOf = (level: number, place: number): string =>
  ['left', 'centre', 'right'][Math.sign(2 * place - level - 1) + 1]!;

/** The parts of an id after its kind: `place:3:1` gives 3:1. */
export const tailOf = (id: string): string => id.slice(id.indexOf(':') + 1);

const placeIn = (id: string): [level: number, place: number] => {
  const [level = 0, place = 0] = tailOf(id).split(':').map(Number);
  return [level, place];
};

export function question({ kind, about }: Decision): string {
  switch (kind) {
    case 'pick':
      return 'Pick a room from your hand.';
    case 'place':
      return `Where do you build ${roomWithColour(about ?? '')}?`;
    case 'take':
      return 'Take a changer from the middle.';
    case 'cover':
      return `Lay ${changer(about)} on a colour.`;
    default:
      return 'Pick a colour that scores this week.';
  }
}

const countOf = (view: TreehouseView, colour: string): string => {
  const own = typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  const count = own?.tree.filter((room) => room.colour === colour).length ?? 0;
  return count === 1 ? 'you have 1 room' : `you have ${count} rooms`;
};

export function option({ id }: Option, view: TreehouseView): string {
  const tail = tailOf(id);
  switch (id.split(':')[0]) {
    case 'pick':
      return roomWithColour(tail);
    case 'place':
      return `build on ${tail}, ${sideOf(...placeIn(id))}`;
    case 'discard':
      return 'discard it';
    case 'take':
      return tail === 'double' ? 'double: 2 points a room' : 'no points: 0 points a room';
    default:
      return `${tail} (${countOf(view, tail)})`;
  }
}

function supports([level, place]: [level: number, place: number]): string {
  const below = [place - 1, place].filter((i) => i >= 1 && i < level);
  return below.map((i) => `${level - 1}:${i}`).join(' and ');
}

export function refusal({ id, rule }: Refusal, view: TreehouseView): string {
  const tail = tailOf(id);
  const own = typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  const colour = own?.picked ? colourOf(own.picked) : 'that colour';
  const side = (own?.balance ?? 0) < 0 ? 'left' : 'right';
  switch (rule) {
    case 'tree.permanent':
      return `${tail} is taken: a built room stays where it is`;
    case 'tree.support':
      return `${tail} has nothing to stand on: it needs ${supports(placeIn(id))}`;
    case 'tree.colour':
      return `${tail} touches no ${colour} room, and your tree has ${colour} already`;
    case 'tree.balance.blocked':
      return `your tree leans ${side}: nothing more goes on the ${side} until it is back in balance`;
    case 'tree.level':
      return `${tail} is too high: no room goes above level 6`;
    case 'tree.changer.choose':
      return `no ${changer(tail)} is left in the middle`;
    case 'tree.changer.place':
      return `a changer lies on ${tail} already`;
    case 'tree.junior':
      return `${tail} has been picked already`;
    default:
      return `${tail} is not possible now`;
  }
}

type Say = (event: GameEvent, who: string, names: readonly string[]) => string | null;

const points = (count: unknown): string => (count === 1 ? '1 point' : `${count} points`);

const EVENTS: Readonly<Record<string, Say>> = {
  picked: ({ room }, who) => `${who} picked ${roomWithColour(String(room))}.`,
  built: ({ room, level, place }, who) =>
    `${who} built ${roomTitle(String(room))} on ${level}:${place}.`,
  discarded: ({ room }, who) => `${who} discarded ${roomTitle(String(room))}.`,
  dealt: ({ week, hand }) => (hand ? `Week ${week}: you were dealt a new hand.` : null),
  first: ({ week }, who) => `The scoring of week ${week} begins with ${who}.`,
  took: ({ changer: name }, who) => `${who} took ${changer(name)}.`,
  covered: ({ changer: name, colour }, who) => `${who} laid ${changer(name)} on ${colour}.`,
  coloured: ({ colour }, who) => `${who} picked ${colour}: it scores this week.`,
  scored: ({ week, points: row }, _, names) => {
    const list = Array.isArray(row) ? row : [];
    return `Week ${week} scored: ${list.map((n, seat) => `${names[seat]} ${n}`).join(', ')}.`;
  },
  majority: ({ colour, points: count }, who) =>
    `${who} had the most ${colour}: ${points(count)} more.`,
};

export function event(happened: GameEvent, names: readonly string[]): string | null {
  const who = happened.seat === undefined ? '' : (names[happened.seat] ?? '');
  return EVENTS[happened.kind]?.(happened, who, names) ?? null;
}
