import { printSheet, standard } from '@treefort/fort';
import { boxIn, printBox } from '../fort/box-file.ts';
import { type Command, UsageError } from '../usage.ts';

export const command: Command = {
  usage: 'box [FILE] [options]',
  about: [
    'Prints the Fort box: all cards with their copies, and the prices and points of',
    'the fort levels. With FILE, reads your own box and says what is wrong in it.',
  ].join('\n'),
  flags: {
    sheet: { type: 'boolean', help: 'one readable line a card, to hold against the printed ones' },
  },
  examples: [
    'treefort box > my-box.json',
    'treefort box my-box.json --sheet',
    'treefort play fort --box my-box.json',
  ],
  notes: [
    'To play with other figures, save the box, change copies (60 kids in all), prices',
    'or points, and its name. What no rulebook prints is listed as "provisional".',
  ].join('\n'),
  async run({ given, words }) {
    const [file, ...more] = words;
    if (more.length > 0) throw new UsageError(`expected one FILE at most, found ${words.length}`);
    const box = file === undefined ? standard : await boxIn(file);
    process.stdout.write(given.sheet ? printSheet(box) : printBox(box.file));
    return 0;
  },
};
