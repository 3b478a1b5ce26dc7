import type { Fault } from '@treefort/kernel';
import { WIDTH, wrapped } from '../boards/layout.ts';

export const COMMANDS_HELP = [
  'Type the key of an option, or its name. Besides:',
  '  why X    why X is refused (typing X tells it too; why alone lists them)',
  '  undo     take your last answer back, until somebody has learned from it',
  '  quick    go on at once after an answer, without Enter (again: wait)',
  '  look     draw the table again (or just press Enter)',
  '  help     this help and the rules in short',
  '  quit     save the game and leave',
].join('\n');

export const PROMPT = 'Your choice (help, why, undo, quit)> ';

/** The names of the seats: one person alone is "You". */
export function seatNames(players: readonly string[]): string[] {
  const alone = players.filter((player) => player === 'me').length === 1;
  return players.map((player, seat) => {
    if (player !== 'me') return `Bot ${seat + 1}`;
    return alone ? 'You' : `Player ${seat + 1}`;
  });
}

export const opening = (commitment: string): string =>
  [
    'The cards are shuffled from a seed that is shown at the end. Its SHA-256:',
    `  ${commitment}`,
  ].join('\n');

export const handOver = (name: string): string =>
  `Hand the keyboard to ${name}, then press Enter> `;

const lines = (text: string): string => wrapped(text, WIDTH).join('\n');

export const chosen = (answer: string): string => lines(`You chose: ${answer}.`);

export const CONFIRM = 'Enter goes on, undo takes it back> ';

export const takenBack = (answer: string): string => lines(`Taken back: ${answer}.`);

const UNDO: Readonly<Record<string, string>> = {
  'undo.nothing': 'You have not answered anything yet.',
  'undo.answered': 'Somebody else has answered since, so your last answer stays.',
  'undo.revealed': 'Cards have been turned up since, so your last answer stays.',
};

export const undoRefused = ({ rule, message }: Fault): string => UNDO[rule ?? ''] ?? message;

export const unknown = (text: string): string =>
  `There is no ${JSON.stringify(text.slice(0, 40))} here. Type a key, or help.`;

export const allowed = (key: string, answer: string): string =>
  lines(`Not refused: ${key} is "${answer}".`);

/** The names by which refused options can be asked about: the ends of their ids. */
export function whyWhat(ids: readonly string[]): string {
  if (ids.length === 0) return 'Why what? Nothing is refused here.';
  const names = ids.map((id) => id.slice(id.indexOf(':') + 1)).join(', ');
  return lines(`Why what? Type why and one of these: ${names}`);
}

export const quickNow = (on: boolean): string =>
  on ? 'Answers now count at once.' : 'After an answer you are now asked to press Enter.';

export function winners(names: readonly string[]): string {
  if (names.length > 1) return `${names.join(' and ')} share the victory!`;
  return names[0] === 'You' ? 'You win!' : `${names[0]} wins!`;
}

export const saved = (file: string, resume: string): string =>
  `Saved to ${file}. Go on with:\n  ${resume}`;

export const finished = (file: string, seed: string, verify: string): string =>
  `The seed was ${seed}.\nThe record is in ${file}; anyone can check it with:\n  ${verify}`;

export const notSaved = (file: string, reason: string, text: string): string =>
  `Could not write ${file} (${reason}). The game as one text, for --resume from a file:\n${text}`;

export const olderSave = (file: string): string =>
  `(${file} holds an older game; it is replaced when this one is saved.)`;
