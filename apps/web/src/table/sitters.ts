import type { Reader } from '@treefort/kernel';
import type { Sitter } from './table.ts';

const LONGEST_NAME = 80;

function readName(reader: Reader): string {
  const name = reader.text().trim();
  if (name === '' || name.length > LONGEST_NAME) {
    return reader.fail(`expected a name of 1 to ${LONGEST_NAME} letters`);
  }
  return name;
}

function readBot(reader: Reader): string {
  const bot = reader.text();
  return /^[a-z-]{1,40}$/.test(bot) ? bot : reader.fail('expected the id of a bot');
}

/** Reads who sits at a table of so many seats. */
export function readSitters(reader: Reader, seats: number): Sitter[] {
  const list = reader.list();
  if (list.length !== seats) reader.fail(`expected ${seats} seats, found ${list.length}`);
  return list.map((item) => {
    const { name, bot } = item.fields('name', 'bot');
    return { name: readName(name), ...(!bot.missing && { bot: readBot(bot) }) };
  });
}
