import { standard } from '@treefort/fort';
import { ask, Connection, contribute, newPerson, newTable, type Person, post } from './client.ts';
import { knock } from './knock.ts';
import { attackByUndo, duel, type UndoReport } from './undo-attack.ts';

/** What came of vexing others within the rules. */
export interface Vexing {
  /** An answer taken back again and again. */
  readonly undo: Omit<UndoReport, 'refusal'>;
  /** A seat taken and left in turn before the game. */
  readonly seats: { readonly sent: number; readonly taken: number };
  /** A seat left and taken back in turn during the game, so that the clock never runs out. */
  readonly clock: ClockReport;
  /** Tables with large boxes that everybody is sent in the list. */
  readonly lobby: { readonly sent: number; readonly listed: number; readonly bytes: number };
}

interface ClockReport {
  readonly moveMs: number;
  readonly turns: number;
  /** How long its question was open. */
  readonly heldMs: number;
}

interface Target {
  readonly url: string;
  readonly table: string;
  readonly victim: Person;
}

async function vexByUndo(url: string): Promise<Vexing['undo']> {
  const fight = await duel(url);
  const { refusal: _, ...undo } = await attackByUndo(fight);
  for (const one of fight.connections) await one.close();
  return undo;
}

async function vexBySeats({ url, table, victim }: Target): Promise<Vexing['seats']> {
  const seats = { sent: 0, taken: 0 };
  for (; seats.sent < 60; seats.sent++) {
    const command = seats.sent % 2 ? 'sit' : 'stand';
    const { status } = await post(url, `/api/tables/${table}/${command}`, {}, victim);
    if (status === 200) seats.taken++;
  }
  return seats;
}

const MOVE = 5;
const ranOut = (one: Connection): boolean =>
  one.news.some(({ happened }) => happened.some(({ why }) => why === 'time'));

/** Leaves the seat and takes it back, again and again, until the time is up or the bot has answered meanwhile. */
async function vexByClock(url: string): Promise<ClockReport> {
  const clock = { kind: 'live', move: MOVE, game: 6 * MOVE, increment: 0 };
  const seats = ['me', { bot: 'mouse' }];
  const eve = await newPerson(url, 'Eve');
  const table = await newTable(eve, { game: 'treehouse', seats, clock });
  await contribute(table, eve);
  const one = await Connection.open(url, table, eve);
  await one.send({ do: 'start' });
  await one.until(() => one.last.decision !== null);
  const [asked, since] = [one.last.decision!.id, performance.now()];
  // By requests: a connection would be closed for commands over the limit.
  const act = async (name: 'stand' | 'back'): Promise<boolean> =>
    (await post(url, `/api/tables/${table}/${name}`, {}, eve)).status === 200;
  let turns = 0;
  // Who has left is asked nothing.
  while ((one.last.decision?.id ?? asked) === asked && !ranOut(one)) {
    const left = await act('stand');
    const back = await act('back');
    if (left && !back) break;
    if (left) turns++;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await one.close();
  return { moveMs: MOVE * 1000, turns, heldMs: Math.round(performance.now() - since) };
}

/** Sets up public tables, each with a box of its own; says how much everybody is sent of them. */
async function vexByLobby({ url, victim }: Target): Promise<Vexing['lobby']> {
  const wanted = { game: 'fort', seats: ['me', 'open'], public: true };
  const body = JSON.stringify({ ...wanted, options: { box: { ...standard.file, name: 'Mine' } } });
  const headers = { authorization: `Bearer ${victim.token}` };
  let sent = 0;
  for (let i = 0; i < 20; i++) {
    await knock(url, '127.0.8.1', { path: '/api/tables', method: 'POST', headers, body });
    sent += body.length;
  }
  const { body: list } = await ask(url, '/api/tables');
  const { length: listed } = list.tables as unknown[];
  return { sent, listed, bytes: Buffer.byteLength(JSON.stringify(list)) };
}

export async function vex(target: Target): Promise<Vexing> {
  const undo = await vexByUndo(target.url);
  const clock = await vexByClock(target.url);
  const seats = await vexBySeats(target);
  return { undo, seats, clock, lobby: await vexByLobby(target) };
}
