import { below, nth, randomFromText } from '@treefort/kernel';
import type { CommandResult } from '@treefort/protocol';
import { Connection, contribute, newPerson, newTable, post } from './client.ts';
import { mustAnswer, whoIsAsked } from './player.ts';

/** What came of taking an answer back and giving it again as fast as possible while a rival answers. */
export interface UndoReport {
  readonly flips: number;
  readonly rivalAnswers: number;
  readonly rivalStale: number;
  /** Why no more was taken back. */
  readonly refusal: CommandResult;
}

/** What an attack by undo needs: who can take back what makes the other one think. */
export interface Duel {
  readonly connections: readonly Connection[];
  readonly attacker: Connection;
  readonly rival: Connection;
  /** What the attacker answered. */
  readonly answer: string;
}

/** What has a single answer is answered by the server after a while: that would end the duel. */
const hasChoice = (who: Connection): boolean => (mustAnswer(who)?.options.length ?? 0) > 1;

const canUndo = ({ last }: Connection): boolean => 'option' in (last.undo ?? {});

/** Two people play Fort until one can take back what makes the other think. */
export async function duel(url: string): Promise<Duel> {
  const clock = { kind: 'live', move: 600, game: 6000, increment: 0 };
  const people = await Promise.all([newPerson(url, 'Ada'), newPerson(url, 'Bob')]);
  const table = await newTable(people[0]!, { game: 'fort', seats: ['me', 'open'], clock });
  await post(url, `/api/tables/${table}/sit`, {}, people[1]);
  await contribute(table, ...people);
  const connections = await Promise.all(people.map((who) => Connection.open(url, table, who)));
  await connections[0]!.send({ do: 'start' });
  const random = randomFromText('duel');
  for (;;) {
    const attacker = await whoIsAsked(connections);
    const rival = connections.find((one) => one !== attacker)!;
    const { id: decision, options } = mustAnswer(attacker)!;
    const { id } = nth(options, below(random, options.length));
    await attacker.send({ do: 'choose', decision, options: [id] });
    await rival.until(() => rival.last.n >= attacker.last.n);
    if (hasChoice(rival) && !mustAnswer(attacker) && canUndo(attacker)) {
      return { connections, attacker, rival, answer: id };
    }
  }
}

/** Takes the answer back and gives it again until that is refused. */
async function flip({ attacker, answer }: Duel, count: () => void): Promise<CommandResult> {
  for (;;) {
    const taken = await attacker.send({ do: 'undo' });
    if (!taken.ok) return taken;
    count();
    const { id: decision } = mustAnswer(attacker)!;
    await attacker.send({ do: 'choose', decision, options: [answer] });
  }
}

/** The attack, while the rival sends an answer to whatever was last asked, as a person with a slow line would. */
export async function attackByUndo(duellists: Duel): Promise<UndoReport> {
  const { rival } = duellists;
  const report = { flips: 0, rivalAnswers: 0, rivalStale: 0 };
  let refusal: CommandResult | undefined;
  const attack = flip(duellists, () => report.flips++).then((why) => {
    refusal = why;
  });
  const until = (holds: () => boolean) => Promise.race([attack, rival.until(holds)]);
  while (refusal === undefined) {
    await until(() => mustAnswer(rival) !== undefined);
    const asked = mustAnswer(rival);
    if (!asked) continue;
    const { id: decision, options } = asked;
    // The answer arrives after the question was taken away.
    await until(() => mustAnswer(rival)?.id !== decision);
    const reply = await rival.send({ do: 'choose', decision, options: [options[0]!.id] });
    report.rivalAnswers++;
    if (!reply.ok && reply.why === 'stale') report.rivalStale++;
  }
  await attack;
  return { ...report, refusal: refusal! };
}
