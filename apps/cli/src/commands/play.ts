import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  commitment,
  exportRecord,
  type GameRecord,
  makeSeed,
  seedFromText,
  Table,
} from '@treefort/kernel';
import { entryIn, entryOf, gameFlags, games, setupIn } from '../games.ts';
import { PLAYERS_HELP, type Player, playersIn, seatsFor } from '../play/players.ts';
import { Session } from '../play/session.ts';
import { Terminal } from '../play/terminal.ts';
import { recordIn, saveRecord } from '../record-file.ts';
import { readText } from '../text-file.ts';
import { type Call, type Command, textOf, UsageError } from '../usage.ts';
import * as words from '../words/play.ts';

const SAVE = '.treefort-save.json';
const SEATS = 3;

async function newRecord(call: Call): Promise<GameRecord> {
  const entry = entryIn(call);
  const { id, rules } = entry.game;
  const text = textOf(call, 'seed');
  const seed = text === undefined ? makeSeed(randomBytes(32)) : seedFromText(text);
  const setup = await setupIn(call, entry, seatsFor(call) ?? SEATS);
  return { game: id, rules, seed, ...setup, choices: [] };
}

async function resumedRecord(call: Call, file: string): Promise<GameRecord> {
  const record = recordIn(await readText(file));
  if (!record.ok) throw new UsageError(`${file} holds no game: ${record.fault.message}`);
  const fixed = ['seats', 'seed', ...Object.keys(gameFlags)].find((name) => name in call.given);
  if (fixed) throw new UsageError(`--${fixed} is settled by the game in ${file}`);
  const { game } = record.value;
  const [named = game] = call.words;
  if (named !== game) throw new UsageError(`${file} is a game of ${game}, not of ${named}`);
  return record.value;
}

/** The command line that goes on with a saved game. */
function resumeLine(file: string, { game }: GameRecord, players: readonly Player[]): string {
  const usual = players.every((player, seat) => player === (seat === 0 ? 'me' : 'random'));
  const seating = usual ? '' : ` --players ${players.join(',')}`;
  return `npx treefort play ${game} --resume ${file}${seating}`;
}

/** Saves what was played; where that fails the game is shown as a text, so that nothing is lost. */
async function keep(file: string, record: GameRecord, terminal: Terminal): Promise<boolean> {
  try {
    await saveRecord(file, record);
    return true;
  } catch (error) {
    const text = exportRecord(games, record);
    const reason = error instanceof Error ? error.message : String(error);
    terminal.say(words.notSaved(file, reason, text.ok ? text.value : JSON.stringify(record)));
    return false;
  }
}

async function run(call: Call): Promise<number> {
  const from = textOf(call, 'resume');
  const file = textOf(call, 'save') ?? from ?? SAVE;
  const start = await (from === undefined ? newRecord(call) : resumedRecord(call, from));
  const players = playersIn(call, start.seats);
  const opened = Table.open(games, start);
  if (!opened.ok) throw new UsageError(opened.fault.message);
  const table = opened.value;
  const board = await entryOf(start.game).board();
  const terminal = new Terminal();
  terminal.say(words.opening(commitment(start.seed)));
  if (from === undefined && existsSync(file)) terminal.say(words.olderSave(file));
  const session = new Session(
    table,
    { board, players, quick: call.given.quick === true },
    terminal,
  );
  const ended = await session.play();
  if (ended) session.sayEnd();
  const { record } = table;
  const kept = await keep(file, record, terminal);
  if (kept && ended) terminal.say(words.finished(file, record.seed, `npx treefort verify ${file}`));
  if (kept && !ended) terminal.say(words.saved(file, resumeLine(file, record, players)));
  terminal.close();
  return kept ? 0 : 1;
}

export const command: Command = {
  usage: 'play GAME [options]',
  about: [
    'Plays a game in the terminal, against bots or with others at the same keyboard.',
    'In the game type `help` for what you can do, `quit` to save and leave.',
  ].join('\n'),
  flags: {
    seats: { type: 'string', value: 'N', help: `how many players (${SEATS})` },
    players: { type: 'string', value: 'LIST', help: PLAYERS_HELP },
    seed: { type: 'string', value: 'TEXT', help: 'the same text deals the same cards (random)' },
    save: { type: 'string', value: 'FILE', help: `where the game is saved (${SAVE})` },
    resume: { type: 'string', value: 'FILE', help: 'go on with a saved game' },
    quick: { type: 'boolean', help: 'answers count at once, without waiting for Enter' },
    ...gameFlags,
  },
  examples: [
    'treefort play treehouse --seats 3',
    'treefort play treehouse --players me,random --junior',
    'treefort play treehouse --players me,me,random',
    'treefort play fort --seats 4',
    'treefort play fort --draft --players me,random',
    `treefort play treehouse --resume ${SAVE}`,
  ],
  run,
};
