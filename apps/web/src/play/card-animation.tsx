import { Component, createRef, type ReactNode } from 'react';
import type { TableFace } from '../games/game-face.ts';
import { currentSettings, PACE } from '../shell/settings.ts';
import type { Moment } from '../table/table.ts';
import type { CardMove } from './card-moves.ts';
import { type Box, Flight, picture } from './flight.ts';
import { type Journey, journeys, type Laid } from './journeys.ts';
import { newEvents } from './new-events.ts';
import type { Zone } from './zone.ts';

/** A card on the page and its box. */
interface Placed extends Laid {
  readonly element: HTMLElement;
  readonly box: Box;
}

const MOST_BACKS = 5;
/** How long a card travels at the normal pace. */
const TRAVEL_MS = 420;

/** All visible cards of the table with their zones, except those in dialogs. */
function placedNow(): Placed[] {
  const found = document.querySelectorAll<HTMLElement>('.table [data-shows]:not(dialog *)');
  return [...found].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
    return box.width > 0 ? [{ shows: element.dataset.shows ?? '', zone, element, box }] : [];
  });
}

/** The boxes of all zones. They are measured before anything is added to the page, which would force a new layout. */
class Zones {
  private readonly boxes = new Map<string, Box>();

  constructor() {
    for (const element of document.querySelectorAll<HTMLElement>('.table [data-zone]')) {
      const { zone = '' } = element.dataset;
      if (!this.boxes.has(zone)) this.boxes.set(zone, element.getBoundingClientRect());
    }
  }

  /** A box for a small card in the middle of a zone. */
  boxOf(zone: Zone, like: Box): Box | undefined {
    const place = this.boxes.get(zone);
    if (!place || place.width === 0) return undefined;
    const [width, height] = [like.width * 0.4, like.height * 0.4];
    const left = place.left + (place.width - width) / 2;
    return { left, top: place.top + (place.height - height) / 2, width, height };
  }
}

/** Also where a card gets another name for its place without being moved. */
const isStill = (one: Box, other: Box): boolean =>
  Math.abs(one.left - other.left) < 0.5 && Math.abs(one.top - other.top) < 0.5;

function follow(flight: Flight, journey: Journey<Placed>, zones: Zones): void {
  if (journey.is === 'moved') {
    const { before, after } = journey;
    if (isStill(before.box, after.box)) return;
    if (before.zone === after.zone) {
      flight.shift(after.element, before.box, after.box);
      return;
    }
    const names = { from: before.zone, to: after.zone };
    flight.land(flight.send(picture(after.element), [before.box, after.box], names), after.element);
  } else if (journey.is === 'came') {
    const { after, from } = journey;
    const start = zones.boxOf(from, after.box);
    if (!start) return;
    const names = { from, to: after.zone };
    flight.land(flight.send(picture(after.element), [start, after.box], names), after.element);
  } else {
    const { before, to } = journey;
    const end = to === 'gone' ? before.box : zones.boxOf(to, before.box);
    const names = { from: before.zone, to };
    if (end) flight.send(picture(before.element), [before.box, end], names, before.box);
  }
}

/** Hidden cards fly face down. */
function sendBacks(flight: Flight, { from, to, count = 0 }: CardMove, zones: Zones): void {
  const size = { left: 0, top: 0, width: 62, height: 84 };
  const [start, end] = [zones.boxOf(from, size), zones.boxOf(to, size)];
  if (!start || !end) return;
  for (let nth = 0; nth < Math.min(count, MOST_BACKS); nth++) {
    const back = document.createElement('div');
    back.className = 'card-back';
    flight.send(back, [start, end], { from, to });
  }
}

interface TravelProps {
  readonly moment: Moment;
  readonly face: Pick<TableFace, 'movesOf' | 'dealt'>;
}

/** Cards fly from where they were a moment ago, or from their pile, to where they are now. */
export class CardAnimation extends Component<TravelProps> {
  private readonly layer = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    const { moment, face } = this.props;
    // Only a new game is dealt; one that continues just appears.
    if (moment.record?.choices.length !== 0) return;
    // The table around is mounted later and takes the plan for its size then.
    queueMicrotask(() => this.fly([], face.dealt(moment.view)));
  }

  /** Measures the cards just before the page changes. */
  override getSnapshotBeforeUpdate(last: TravelProps): Placed[] | null {
    return last.moment === this.props.moment ? null : placedNow();
  }

  override componentDidUpdate(last: TravelProps, _: unknown, before: Placed[] | null): void {
    const { moment, face } = this.props;
    if (!before) return;
    const since = newEvents(last.moment.events, moment.events);
    const told = since.flatMap((event) => face.movesOf(event, moment.view));
    this.fly(before, told);
  }

  override render(): ReactNode {
    return <div className="travellers" ref={this.layer} />;
  }

  private fly(before: readonly Placed[], told: readonly CardMove[]): void {
    const ms = TRAVEL_MS * PACE[currentSettings().pace];
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!this.layer.current || calm || ms === 0) return;
    const flight = new Flight(this.layer.current, ms);
    const [placed, zones] = [placedNow(), new Zones()];
    for (const one of journeys(before, placed, told)) follow(flight, one, zones);
    for (const move of told) if (move.shows === undefined) sendBacks(flight, move, zones);
  }
}
