import type { FortHeard } from '@treefort/fort';
import type { Voice } from '../messages.ts';
import { acting, type People, player } from '../people.ts';
import { joined, small, type Text } from '../text.ts';
import { type Deed, deed, noted } from './deeds.ts';
import { type FinalPoints, finalText, tableText, turnText } from './events.ts';
import { card, counted } from './names.ts';

/** What one seat did, with its turn where that begins here. */
interface DeedLine {
  readonly is: 'deeds';
  readonly seat: number;
  readonly turn?: Text;
  readonly deeds: Text[];
  /** The card that is named as played. */
  played?: string;
}

/** What becomes one sentence. */
type Line =
  | DeedLine
  | { readonly is: 'passed'; readonly seats: number[] }
  | { readonly is: 'final'; readonly points: [FinalPoints, ...FinalPoints[]] }
  | { readonly is: 'table'; readonly text: Text };

/** Events on their way to sentences: an event joins the last line where both are of one seat, else it begins a new one. */
class Lines {
  private readonly voice: Voice;
  private readonly people: People;
  private readonly lines: Line[] = [];

  constructor(voice: Voice, people: People) {
    this.voice = voice;
    this.people = people;
  }

  add(event: FortHeard): void {
    const { voice, people, lines } = this;
    switch (event.kind) {
      case 'turn': {
        const turn = turnText(voice, event, people);
        lines.push({ is: 'deeds', seat: event.seat, turn, deeds: [] });
        return;
      }
      case 'turned-up':
        return this.turnedUp(event);
      case 'final-points':
        return this.finalPoints(event);
      case 'passed':
        return event.cannot ? this.deed(event) : this.passed(event.seat);
      case 'play-done':
        return;
      case 'ending':
      case 'over':
        lines.push({ is: 'table', text: tableText(voice, event, people) });
        return;
      default:
        return this.deed(event);
    }
  }

  get sentences(): Text[] {
    return this.lines.map((line) => this.sentence(line));
  }

  private deed(event: Deed): void {
    const last = this.lines.at(-1);
    const same = last?.is === 'deeds' && last.seat === event.seat ? last : undefined;
    const text = deed(this.voice, event, { people: this.people, played: same?.played });
    if (!text) return;
    // How often an action is done belongs to the deed that began it.
    if (event.kind === 'counted' && same && same.deeds.length > 0) {
      const note = counted(this.voice, event.counter, event.n);
      same.deeds.push(noted(this.voice, same.deeds.pop()!, note));
      return;
    }
    const line: DeedLine = same ?? { is: 'deeds', seat: event.seat, deeds: [] };
    if (!same) this.lines.push(line);
    line.deeds.push(text);
    if (event.kind === 'played') line.played = event.card;
  }

  /** A card that fills the Park belongs to the deed that made room there. */
  private turnedUp(event: Extract<FortHeard, { readonly kind: 'turned-up' }>): void {
    const last = this.lines.at(-1);
    const before = last?.is === 'deeds' ? last.deeds.pop() : undefined;
    if (last?.is !== 'deeds' || !before) {
      this.lines.push({ is: 'table', text: tableText(this.voice, event, this.people) });
      return;
    }
    const values = { deed: before, card: card(this.voice, event.card) };
    last.deeds.push(this.voice.parts('fort-event-part:with-turned-up', values));
  }

  private finalPoints(event: FinalPoints): void {
    const last = this.lines.at(-1);
    if (last?.is === 'final' && last.points[0].part === event.part) last.points.push(event);
    else this.lines.push({ is: 'final', points: [event] });
  }

  private passed(seat: number): void {
    const last = this.lines.at(-1);
    if (last?.is === 'passed') last.seats.push(seat);
    else this.lines.push({ is: 'passed', seats: [seat] });
  }

  private sentence(line: Line): Text {
    switch (line.is) {
      case 'deeds':
        return this.deedSentence(line);
      case 'passed':
        return this.passedSentence(line.seats);
      case 'final':
        return finalText(this.voice, line.points, this.people);
      case 'table':
        return line.text;
    }
  }

  private deedSentence({ seat, turn, deeds }: DeedLine): Text {
    const { voice, people } = this;
    const told = joined(deeds, ', ');
    if (turn && deeds.length === 0) return voice.parts('fort-event-part:turn-alone', { turn });
    if (turn) return voice.parts('fort-event-part:turn-with', { turn, deeds: told });
    const values = { ...acting(voice, people, seat), deeds: told };
    return voice.parts('fort-event-part:sentence', values);
  }

  private passedSentence(seats: readonly number[]): Text {
    const { voice, people } = this;
    const [first, ...more] = seats;
    if (first !== undefined && more.length === 0) {
      const who = acting(voice, people, first);
      const deeds = voice.parts('fort-event:passed', who);
      return voice.parts('fort-event-part:sentence', { ...who, deeds });
    }
    const names = seats.map((seat, i): Text => {
      const name = [player(voice, people, seat)];
      return i > 0 && seat === people.you ? small(name) : name;
    });
    return voice.parts('fort-event-part:all-passed', { who: voice.list(names) });
  }
}

/** The events of one beat, told at once; null where there is nothing to tell. */
export function beat(voice: Voice, events: readonly FortHeard[], people: People): Text | null {
  const told = news(voice, events, people);
  return told.length > 0 ? joined(told, ' ') : null;
}

/** What happened, seat by seat: all that one did in a row is one sentence. */
export function news(voice: Voice, events: readonly FortHeard[], people: People): Text[] {
  const lines = new Lines(voice, people);
  for (const event of events) lines.add(event);
  return lines.sentences;
}
