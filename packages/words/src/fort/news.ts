import type { GameEvent } from '@treefort/kernel';
import type { Voice } from '../messages.ts';
import { acting, type People, player } from '../people.ts';
import { joined, type Text } from '../text.ts';
import { deed, TABLE_EVENTS, timesOf, turnText } from './events.ts';
import { card } from './names.ts';

/** Things that happen several times in a row are told once, with their number. */
const REPEATED = ['gained', 'packed', 'spent', 'converted', 'scored', 'lent'];
const ALIKE = ['kind', 'seat', 'resource', 'from', 'supply', 'suit', 'coin'];

function gathered(events: readonly GameEvent[]): GameEvent[] {
  const all: GameEvent[] = [];
  for (const event of events) {
    const last = all.at(-1);
    const same =
      REPEATED.includes(event.kind) && ALIKE.every((part) => last?.[part] === event[part]);
    const n = last && timesOf(last) + timesOf(event);
    if (same) all[all.length - 1] = { ...event, n };
    else all.push(event);
  }
  return all;
}

/** What one seat did in a row, with its turn where that begins here; or who passed; or news of the table. */
interface LogLine {
  readonly seats: readonly number[];
  readonly passed: boolean;
  readonly turn?: Text;
  readonly deeds: Text[];
}

function sentence(voice: Voice, { seats, passed, turn, deeds }: LogLine, people: People): Text {
  const told = joined(deeds, ', ');
  if (turn && deeds.length === 0) return voice.parts('fort-event-part:turn-alone', { turn });
  if (turn) return voice.parts('fort-event-part:turn-with', { turn, deeds: told });
  const [seat, ...more] = seats;
  if (seat === undefined) return told;
  if (!passed || more.length === 0) {
    const values = { ...acting(voice, people, seat), deeds: told };
    return voice.parts('fort-event-part:sentence', values);
  }
  const names = seats.map((one): Text => [player(voice, people, one)]);
  return voice.parts('fort-event-part:all-passed', { who: joined(names, ', ') });
}

/** Adds an event to the last line, where both are of one seat; else begins a new line. */
function tell(voice: Voice, lines: LogLine[], event: GameEvent, people: People): void {
  const { kind, seat, round } = event;
  const last = lines.at(-1);
  if (kind === 'turn' && seat !== undefined) {
    const turn = turnText(voice, people, seat, Number(round));
    lines.push({ seats: [seat], passed: false, turn, deeds: [] });
    return;
  }
  if (kind === 'turned-up' && last && last.deeds.length > 0) {
    const values = { deed: last.deeds.pop()!, card: card(voice, String(event.card)) };
    last.deeds.push(voice.parts('fort-event-part:with-turned-up', values));
    return;
  }
  if (seat === undefined) {
    const text = TABLE_EVENTS[kind]?.(voice, event);
    if (text) lines.push({ seats: [], passed: false, deeds: [text] });
    return;
  }
  const text = deed(voice, event, people);
  if (!text) return;
  const passed = kind === 'passed';
  if (last?.seats.length === 1 && last.seats[0] === seat) {
    lines[lines.length - 1] = { ...last, passed: false, deeds: [...last.deeds, text] };
  } else if (last?.passed && passed) {
    lines[lines.length - 1] = { ...last, seats: [...last.seats, seat] };
  } else lines.push({ seats: [seat], passed, deeds: [text] });
}

/** What happened, seat by seat: all that one did in a row is one sentence. */
export function news(voice: Voice, events: readonly GameEvent[], people: People): Text[] {
  const lines: LogLine[] = [];
  for (const event of gathered(events)) tell(voice, lines, event, people);
  return lines.map((line) => sentence(voice, line, people));
}
