import type { Paint } from '../paint.ts';

/** A terminal is at least this wide. */
export const WIDTH = 80;

/** A piece of a line: where it begins, and how it is painted. */
export interface Piece {
  readonly at: number;
  readonly text: string;
  readonly style?: Parameters<Paint>[0];
}

/** A line made of pieces, each in its column. */
export function row(pieces: readonly Piece[], paint: Paint): string {
  let line = '';
  let column = 0;
  for (const { at, text, style } of pieces.toSorted((a, b) => a.at - b.at)) {
    line += ' '.repeat(Math.max(0, at - column));
    line += style ? paint(style, text) : text;
    column = Math.max(at, column) + text.length;
  }
  return line;
}

export function centred(text: string, width: number): string {
  const left = Math.floor((width - text.length) / 2);
  return (' '.repeat(Math.max(0, left)) + text).padEnd(width);
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** How wide a text is on the screen: paint takes no room. */
const widthOf = (text: string): number => text.replace(ESCAPES, '').length;

/** Blocks of lines side by side. */
export function columns(blocks: readonly (readonly string[])[], width: number): string[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, i) =>
    blocks
      .map((block) => block[i] ?? '')
      .map((line) => line + ' '.repeat(Math.max(0, width - widthOf(line))))
      .join('')
      .trimEnd(),
  );
}

/** Parts joined into lines, broken between two parts where one line is too short for both. */
export function flowed(parts: readonly string[], width: number, between = ' | '): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)}${between}${part}`;
    if (lines.length === 0 || longer.length > width) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines.flatMap((line) => wrapped(line, width));
}

/** A text broken into lines between words, later lines a little to the right. */
export const wrapped = (text: string, width: number): string[] => broken(text, width, 2);

/** A paragraph over the whole width, its later lines beginning in the given column. */
export const paragraph = (text: string, column = 0): string[] => broken(text, WIDTH, column);

function broken(text: string, width: number, column: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(lines.length === 0 ? word : ' '.repeat(column) + word);
  }
  return lines;
}

/** A text broken into lines that all begin in the same column, later ones a little to the right. */
export const indented = (text: string, by: number): string[] =>
  wrapped(text, WIDTH - by).map((line) => ' '.repeat(by) + line);

/** A name cut to fit: whole, or its first word, or the beginning of that. */
export function fitted(name: string, width: number): string {
  if (name.length <= width) return name;
  const [first = ''] = name.split(' ');
  return first.length <= width ? first : `${first.slice(0, width - 1)}.`;
}
