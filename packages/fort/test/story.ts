import type { FortView, Resources, SeatView } from '@treefort/fort';
import type { GameEvent, Viewer } from '@treefort/kernel';
import { type Deal, randomGame } from './random-game.ts';
import type { Scene } from './table.ts';

/** A value in as few signs as a reader needs. */
const brief = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(brief).join(',') || '-';
  if (typeof value !== 'object' || value === null) return String(value ?? '-');
  return `{${pairs(value)}}`;
};

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(',');
  return typeof value === 'object' && value !== null ? `{${pairs(value)}}` : String(value);
};

const pairs = (details: object): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}=${written(value)}`)
    .join(' ');

const eventLine = ({ kind, beat, secret, ...shared }: GameEvent): string => {
  if (!secret) return `  * ${beat} ${kind} ${pairs(shared)}`;
  const { seats, ...detail } = secret;
  return `  * ${beat} ${kind} ${pairs(shared)} | seats ${seats.join(',')} hear ${pairs(detail)}`;
};

const goods = ({ pizza, toy }: Resources): string => `${pizza}p${toy}t`;

/** What everybody sees of a seat. */
function seatLine(v: SeatView, seat: number): string {
  const known = [
    v.surelyInHand.length > 0 && `surely in hand ${brief(v.surelyInHand)}`,
    v.inHandOrDeck.length > 0 && `hand or deck ${brief(v.inHandOrDeck)}`,
  ];
  const facts = [
    `track ${v.track}, level ${v.level}, stuff ${goods(v.stuff)}, pack ${goods(v.pack)} of ${v.packHolds}`,
    `hand ${v.handCount}, deck ${v.deckCount}, discard ${brief(v.discard)}`,
    v.yard.length > 0 && `yard ${brief(v.yard)}`,
    v.lookout.length > 0 && `lookout ${brief(v.lookout)} of ${v.lookoutHolds}`,
    v.perk && `perk ${v.perk}`,
    v.hasRule && `kept a rule${v.count ? ` ${v.rule}` : ''}`,
    v.answered && 'has answered',
    v.count && pairs(v.count),
    ...known,
  ];
  return `  seat ${seat} ${v.board}: ${facts.filter(Boolean).join('; ')}`;
}

/** What everybody sees, line by line. */
function sharedLines(v: FortView): string[] {
  const sculpture = v.sculpture === null ? '' : `; sculpture ${v.sculpture}`;
  const ending = v.ending ? `; ending by ${v.ending}` : '';
  return [
    ...v.seats.map(seatLine),
    `  park ${brief(v.park)}; deck ${v.parkDeck}; perks ${brief(v.perks)}; rules ${v.ruleCount}${sculpture}${ending}`,
    `  in play ${brief(v.inPlay)}${v.declared ? `; declared ${v.declared}` : ''}; gone ${brief(v.trashed)}`,
  ];
}

/** What one viewer sees beyond that: the own hand, deck and rule, and what it saw of the rules and the draft. */
function privateLine(v: FortView): string {
  if (v.viewer === 'watcher') return '  watcher sees no more';
  const own = v.seats[v.viewer]!;
  const others = v.seats.filter(({ hand, deck }, seat) => seat !== v.viewer && (hand || deck));
  const facts = [
    `hand ${brief(own.hand)}; deck ${brief(own.deck)}`,
    own.rule && `rule ${own.rule}`,
    v.sawRules.length > 0 && `saw rules ${brief(v.sawRules)}`,
    own.sealed && `sealed ${own.sealed}`,
    own.draft && `draft ${brief(own.draft)}`,
    others.length > 0 && 'AND THE HAND OF ANOTHER',
  ];
  return `  ${v.viewer} sees ${facts.filter(Boolean).join('; ')}`;
}

function decisionLines(scene: Scene, seat: number): string[] {
  const decision = scene.table.decision(seat);
  if (!decision) return [];
  const { kind, rule, about, options } = decision;
  const ids = options.map(({ id }) => id);
  const why = (refusal: { rule: string; detail?: object | undefined }) =>
    refusal.detail ? `${refusal.rule} (${pairs(refusal.detail)})` : refusal.rule;
  const byRule = Map.groupBy(scene.table.refusals(seat), why);
  const refused = [...byRule].map(
    ([what, list]) => `${what}: ${list.map(({ id }) => id).join(' ')}`,
  );
  return [
    `  ${seat} asked ${kind}${about ? ` ${about}` : ''} (${rule}): ${ids.join(' ')}`,
    ...refused.map((line) => `    refused ${line}`),
  ];
}

/** Tells a game moment by moment; of what is seen, only what has changed since it was last told. */
class Teller {
  readonly lines: string[] = [];
  private readonly told = new Map<string, string>();

  private tell(place: string, line: string): void {
    if (this.told.get(place) === line) return;
    this.told.set(place, line);
    this.lines.push(line);
  }

  moment(scene: Scene): void {
    const seats = scene.players.map(({ seat }) => seat);
    const viewers: Viewer[] = [...seats, 'watcher'];
    const watched = scene.view('watcher');
    const shared = sharedLines(watched);
    this.lines.push(
      '',
      `== ${scene.table.state.moment} · round ${watched.round} · ${watched.phase}`,
    );
    for (const [i, line] of shared.entries()) this.tell(`shared ${i}`, line);
    for (const viewer of viewers) {
      const seen = scene.view(viewer);
      for (const line of sharedLines(seen)) {
        if (!shared.includes(line)) this.lines.push(`  ${viewer} ALONE SEES ${line}`);
      }
      this.tell(`private ${viewer}`, privateLine(seen));
    }
    for (const seat of seats) this.lines.push(...decisionLines(scene, seat));
  }
}

/** A whole game as text: at every moment what each seat sees, may do and may not, then what was done. */
export function story(deal: Deal): string {
  const teller = new Teller();
  teller.lines.push(`fort, ${pairs(deal)}`);
  let shown = -1;
  const scene = randomGame(deal, (now, events) => {
    const choice = now.table.record.choices.at(-1);
    if (choice) teller.lines.push(`> ${choice[0]} chooses ${choice[1]}`, ...events.map(eventLine));
    if (now.table.state.moment === shown) return;
    shown = now.table.state.moment;
    teller.moment(now);
  });
  return `${teller.lines.join('\n')}\n\noutcome ${JSON.stringify(scene.table.outcome)}\n`;
}
