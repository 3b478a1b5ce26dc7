import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { loadNetwork } from '@treefort/bots';
import {
  commitment,
  exportRecord,
  type GameRecord,
  makeSeed,
  seedFromText,
  Table,
} from '@treefort/kernel';
import { gameFlags, gameIn, gameNamed, games, setupIn } from '../games.ts';
import { LANG_HELP, type LoadedLanguage, loadLanguage, localeIn } from '../language.ts';
import {
  idOf,
  isBot,
  LEVEL_HELP,
  levelsNote,
  PLAYERS_HELP,
  type Player,
  playersIn,
  seatsFor,
  usualPlayers,
} from '../play/players.ts';
import { Session } from '../play/session.ts';
import { Terminal } from '../play/terminal.ts';
import { recordIn, saveRecord } from '../record-file.ts';
import { readText } from '../text-file.ts';
import { type Call, type Command, textOf, UsageError } from '../usage.ts';

const SAVE = '.treefort-save.json';
const SEATS = 3;

async function newRecord(call: Call): Promise<GameRecord> {
  const face = gameIn(call);
  const { id, rules } = face.game;
  const text = textOf(call, 'seed');
  const seed = text === undefined ? makeSeed(randomBytes(32)) : seedFromText(text);
  const setup = await setupIn(call, face, seatsFor(call) ?? SEATS);
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
function resumeLine(
  file: string,
  { game }: GameRecord,
  call: Call,
  players: readonly Player[],
): string {
  const usual = usualPlayers(game, players.length);
  const isUsual = players.every((player, seat) => player === usual[seat]);
  const seating = isUsual ? '' : ` --players ${players.map(idOf).join(',')}`;
  const lang = textOf(call, 'lang');
  return `npx treefort play ${game} --resume ${file}${seating}${lang ? ` --lang ${lang}` : ''}`;
}

/** What is said at the end of a game. */
const finished = (file: string, { seed }: GameRecord, lines: LoadedLanguage['lines']): string =>
  [
    lines.t('terminal:seed', { seed }),
    lines.t('terminal:finished', { file }),
    `  npx treefort verify ${file}`,
  ].join('\n');

/** Where something is said, and in which words. */
interface Ends {
  readonly terminal: Terminal;
  readonly lines: LoadedLanguage['lines'];
}

/** Saves what was played; where that fails the game is shown as a text, so that nothing is lost. */
async function keep(file: string, record: GameRecord, ends: Ends): Promise<boolean> {
  try {
    await saveRecord(file, record);
    return true;
  } catch (error) {
    const text = exportRecord(games, record);
    const reason = error instanceof Error ? error.message : String(error);
    ends.terminal.say(ends.lines.t('terminal:not-saved', { file, reason }));
    ends.terminal.say(text.ok ? text.value : JSON.stringify(record));
    return false;
  }
}

async function run(call: Call): Promise<number> {
  const from = textOf(call, 'resume');
  const file = textOf(call, 'save') ?? from ?? SAVE;
  const start = await (from === undefined ? newRecord(call) : resumedRecord(call, from));
  const players = playersIn(call, start.game, start.seats);
  for (const player of players) if (isBot(player)) await player.load?.();
  // Hints come from the champion, wherever it sits.
  await loadNetwork(start.game);
  const opened = Table.open(games, start);
  if (!opened.ok) throw new UsageError(opened.fault.message);
  const table = opened.value;
  const language = await loadLanguage(localeIn(call));
  const board = (await gameNamed(start.game).loadBoard()).in(language);
  const { lines } = language;
  const terminal = new Terminal();
  terminal.say(`${lines.t('terminal:opening')}\n  ${commitment(start.seed)}`);
  if (from === undefined && existsSync(file)) {
    terminal.say(lines.t('terminal:older-save', { file }));
  }
  const [quick, hints] = [call.given.quick === true, call.given.hint === true];
  const session = new Session(table, { board, language, players, quick, hints }, terminal);
  session.sayWhoSits();
  const ended = await session.play();
  if (ended) session.sayEnd();
  const kept = await keep(file, table.record, { terminal, lines });
  if (kept && ended) terminal.say(finished(file, table.record, lines));
  if (kept && !ended) {
    const resume = resumeLine(file, table.record, call, players);
    terminal.say(`${lines.t('terminal:saved', { file })}\n  ${resume}`);
  }
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
    level: { type: 'string', value: 'N', help: LEVEL_HELP },
    hint: { type: 'boolean', help: 'every question comes with the opinion of the strongest bot' },
    seed: { type: 'string', value: 'TEXT', help: 'the same text deals the same cards (random)' },
    save: { type: 'string', value: 'FILE', help: `where the game is saved (${SAVE})` },
    lang: { type: 'string', value: 'LANG', help: LANG_HELP },
    resume: { type: 'string', value: 'FILE', help: 'go on with a saved game' },
    quick: { type: 'boolean', help: 'answers count at once, without waiting for Enter' },
    ...gameFlags,
  },
  notes: levelsNote(games.map(({ id }) => id)),
  examples: [
    'treefort play treehouse --seats 3',
    'treefort play treehouse --players me,fox --junior',
    'treefort play treehouse --players me,me,mouse',
    'treefort play fort --seats 4 --level 4',
    'treefort play fort --players me,owl,hare --hint',
    'treefort play fort --draft --players me,parrot --lang ru',
    `treefort play treehouse --resume ${SAVE}`,
  ],
  run,
};
