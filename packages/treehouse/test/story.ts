import type { GameEvent, Viewer } from '@treefort/kernel';
import { COLOURS, type TreehouseView } from '@treefort/treehouse';
import { randomGame } from './random-game.ts';
import type { Circumstances, Scene } from './scene.ts';

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

const treeLine = ({ tree }: TreehouseView['players'][number]): string =>
  tree.map(({ level, place, room, colour }) => `${level}:${place} ${room} (${colour})`).join(', ');

/** What everybody sees alike. */
function sharedLines(v: TreehouseView): string[] {
  const players = v.players.map((p, seat) => {
    const more = [p.picked && `picked ${p.picked}`, p.changer && `holds ${p.changer}`];
    const points = `score ${p.score} (${p.weeks.join('+')})`;
    const facts = [points, `balance ${p.balance}`, `hand ${p.handSize}`, ...more].filter(Boolean);
    return `  seat ${seat}: ${facts.join(', ')}; tree ${treeLine(p) || '-'}`;
  });
  const worth = COLOURS.map((colour) => `${colour} ${v.worth[colour]}`).join(', ');
  return [
    ...players,
    `  middle ${pairs(v.middle)}; laid ${pairs(v.changers) || '-'}; worth ${worth}; first ${v.first ?? '-'}; deck ${v.deck}; discard ${v.discard.length}`,
  ];
}

/** What one viewer sees beyond that: hands, sealed answers, discards that are hidden from it. */
function privateLine(v: TreehouseView): string {
  const hands = v.players.map(({ hand }) => hand?.join(',') ?? '?').join(' | ');
  const sealed = v.players.flatMap((p, seat) => (p.sealed ? [`${seat} sealed ${p.sealed}`] : []));
  const hidden = v.discard.filter(({ room }) => room === null).length;
  return [
    `  ${v.viewer} sees hands ${hands}`,
    ...sealed,
    hidden > 0 ? `${hidden} discards hidden` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function decisionLines(scene: Scene, seat: number): string[] {
  const decision = scene.table.decision(seat);
  if (!decision) return [];
  const { kind, rule, about, options } = decision;
  const ids = options.map(({ id }) => id).sort();
  const byRule = Map.groupBy(scene.table.refusals(seat), (refusal) => refusal.rule);
  const refused = [...byRule].map(([why, list]) => `${why}: ${list.map(({ id }) => id).join(' ')}`);
  return [
    `  ${seat} asked ${kind}${about ? ` ${about}` : ''} (${rule}): ${ids.join(' ')}`,
    ...refused.map((line) => `    refused ${line}`),
  ];
}

function moment(scene: Scene): string[] {
  const { week, phase, discard } = scene.view('watcher');
  const seats = scene.seats.map(({ number }) => number);
  const viewers: Viewer[] = [...seats, 'watcher'];
  const pile =
    phase === 'pick' ? [`  pile ${discard.map(({ room }) => room ?? '?').join(',') || '-'}`] : [];
  return [
    `== ${scene.table.state.moment} · week ${week} · ${phase}`,
    ...sharedLines(scene.view('watcher')),
    ...pile,
    ...viewers.map((viewer) => privateLine(scene.view(viewer))),
    ...seats.flatMap((seat) => decisionLines(scene, seat)),
  ];
}

/** A whole game as text: at every moment what each seat sees, may do and may not, then what was done. */
export function story(seats: number, circumstances: Circumstances): string {
  const lines: string[] = [`treehouse, ${seats} seats, ${pairs(circumstances)}`];
  let shown = -1;
  const scene = randomGame(seats, circumstances, (now, events) => {
    const choice = now.table.record.choices.at(-1);
    if (choice) lines.push(`> ${choice[0]} chooses ${choice[1]}`, ...events.map(eventLine));
    const sealed = now.seats.find(({ number, view }) => view.players[number]!.sealed !== null);
    if (now.table.state.moment === shown && sealed) return;
    shown = now.table.state.moment;
    lines.push('', ...moment(now));
  });
  return `${lines.join('\n')}\n\noutcome ${JSON.stringify(scene.table.outcome)}\n`;
}
