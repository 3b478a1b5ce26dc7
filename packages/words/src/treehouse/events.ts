import { nth } from '@treefort/kernel';
import { type TreehouseHeard, WEEKS } from '@treefort/treehouse';
import { beats } from '../beats.ts';
import { type ByKind, sayByKind } from '../by-kind.ts';
import type { Key, Voice } from '../messages.ts';
import { acting, type People, player } from '../people.ts';
import { capital, joined, small, type Text } from '../text.ts';
import { changer, colour, colourOf, room, roomWithColour } from './names.ts';
import { placeText } from './places.ts';

type Heard<K extends TreehouseHeard['kind']> = Extract<TreehouseHeard, { readonly kind: K }>;

/** A number of each seat: "Anna 7, Bot 2 5". */
const bySeat = (voice: Voice, numbers: readonly number[], people: People): Text =>
  joined(
    numbers.map((points, seat) =>
      voice.parts('tree-event:score', { who: player(voice, people, seat), points }),
    ),
    ', ',
  );

/** What all picked at the same time. */
function pickedText(voice: Voice, events: readonly Heard<'picked'>[], people: People): Text {
  const picks = events.map(({ seat, room: name }, i) => {
    const pick = voice.parts('tree-event:picked', {
      ...acting(voice, people, seat),
      room: room(voice, name),
      colour: colour(voice, colourOf(name)),
    });
    return i > 0 && seat === people.you ? small(pick) : pick;
  });
  return [...joined(picks, ', '), '.'];
}

/** All hands go on to the next player: to whom the reader's go, and whose come (tree.pass). */
function passedText(voice: Voice, events: readonly Heard<'passed'>[], people: People): Text {
  const n = nth(events, 0).count;
  const [came, went] = [
    events.find(({ seat }) => seat === people.you),
    events.find(({ from }) => from === people.you),
  ];
  if (!came || !went) return voice.parts('tree-event:hands-round', { n });
  const [to, from] = [player(voice, people, went.seat), player(voice, people, came.from)];
  if (went.seat === came.from) return voice.parts('tree-event:hands-swapped', { n, to });
  return voice.parts('tree-event:hands', { n, to, from });
}

/** The rooms that were left over, as far as the reader knows them. */
function droppedText(voice: Voice, events: readonly Heard<'dropped'>[]): Text | null {
  const rooms = events.flatMap((event) =>
    event.room === undefined ? [] : [roomWithColour(voice, event.room)],
  );
  if (rooms.length === 0) return null;
  return voice.parts('tree-event:dropped', { rooms: joined(rooms, ', ') });
}

const WORTH: readonly Key[] = [
  'tree-score:colour-none',
  'tree-score:colour',
  'tree-score:colour-doubled',
];

/** What one colour brings everybody this week. */
function colourText(voice: Voice, events: readonly Heard<'scored-colour'>[], people: People): Text {
  const { colour: name, worth } = nth(events, 0);
  const scores = events.map(({ seat, points, rooms }) =>
    voice.parts('tree-score:colour-points', { who: player(voice, people, seat), points, n: rooms }),
  );
  return capital(
    voice.parts(nth(WORTH, worth), { colour: colour(voice, name), scores: joined(scores, ', ') }),
  );
}

/** Why somebody begins this week's scoring. */
function whyFirst(voice: Voice, { rule, week }: Heard<'first'>): string {
  switch (rule) {
    case 'tree.changer.first':
      return voice.t(week === 1 ? 'tree-why-first:lot' : 'tree-why-first:most');
    case 'tree.fewest':
      return voice.t('tree-why-first:fewest');
    case 'tree.changer.tie':
      return voice.t('tree-why-first:tie');
    case 'tree.two.tie':
      return voice.t('tree-why-first:two-tie');
  }
}

/** One event by itself; null where the reader learns nothing from it. */
const EVENTS: ByKind<TreehouseHeard, People, Text | null> = {
  answered: () => null,
  dealt: (voice, { week, hand }) => (hand ? voice.parts('tree-event:dealt', { week }) : null),
  passed: (voice, { hand, from, count }, people) =>
    hand ? voice.parts('tree-event:passed', { ...acting(voice, people, from), n: count }) : null,
  picked: (voice, event, people) => pickedText(voice, [event], people),
  built: (voice, event, people) =>
    voice.parts('tree-event:built', {
      ...acting(voice, people, event.seat),
      room: room(voice, event.room),
      place: placeText(voice, event),
    }),
  discarded: (voice, event, people) =>
    voice.parts('tree-event:discarded', {
      ...acting(voice, people, event.seat),
      room: room(voice, event.room),
    }),
  dropped: (voice, event) => droppedText(voice, [event]),
  first: (voice, event, people) =>
    voice.parts('tree-event:first', {
      ...acting(voice, people, event.seat),
      week: event.week,
      why: whyFirst(voice, event),
    }),
  took: (voice, event, people) =>
    voice.parts('tree-event:took', {
      ...acting(voice, people, event.seat),
      changer: changer(voice, event.changer),
    }),
  covered: (voice, event, people) =>
    voice.parts('tree-event:covered', {
      ...acting(voice, people, event.seat),
      changer: changer(voice, event.changer),
      colour: colour(voice, event.colour),
    }),
  coloured: (voice, event, people) =>
    voice.parts('tree-event:coloured', {
      ...acting(voice, people, event.seat),
      colour: colour(voice, event.colour),
    }),
  'scored-colour': (voice, event, people) => colourText(voice, [event], people),
  scored: (voice, { week, points }, people) =>
    voice.parts('tree-event:scored', { week, scores: bySeat(voice, points, people) }),
  // After the last week nothing will be laid on them again.
  returned: (voice, { week }) => (week < WEEKS ? voice.parts('tree-event:returned') : null),
  majority: (voice, event, people) =>
    voice.parts('tree-event:majority', {
      ...acting(voice, people, event.seat),
      colour: colour(voice, event.colour),
      rooms: bySeat(voice, event.rooms, people),
      n: event.points,
    }),
  'no-majority': (voice, event, people) =>
    voice.parts('tree-event:no-majority', {
      colour: colour(voice, event.colour),
      rooms: bySeat(voice, event.rooms, people),
    }),
  over: (voice) => voice.parts('table:over'),
};

const ofKind = <K extends TreehouseHeard['kind']>(
  events: readonly TreehouseHeard[],
  kind: K,
): Heard<K>[] => events.filter((event): event is Heard<K> => event.kind === kind);

/** The events of one beat: what all do at the same time is one sentence. */
export function beat(voice: Voice, events: readonly TreehouseHeard[], people: People): Text | null {
  const [picked, passed, dropped, scored] = [
    ofKind(events, 'picked'),
    ofKind(events, 'passed'),
    ofKind(events, 'dropped'),
    ofKind(events, 'scored-colour'),
  ];
  if (picked.length > 1) return pickedText(voice, picked, people);
  if (passed.length > 1) return passedText(voice, passed, people);
  if (dropped.length > 1) return droppedText(voice, dropped);
  if (scored.length > 1) return colourText(voice, scored, people);
  const told = events.flatMap((event) => {
    const text = sayByKind(EVENTS, voice, event, people);
    return text ? [text] : [];
  });
  return told.length > 0 ? joined(told, ' ') : null;
}

/** A reader who looks at the table sees these anyway. */
const SEEN: readonly TreehouseHeard['kind'][] = ['passed', 'dropped', 'returned'];

/** What happened, beat by beat, without what nobody needs to be told. */
export function news(voice: Voice, events: readonly TreehouseHeard[], people: People): Text[] {
  const told = events.filter(({ kind }) => !SEEN.includes(kind));
  return beats(told).flatMap((one) => {
    const text = beat(voice, one, people);
    return text ? [text] : [];
  });
}
