import { canonical, type Options, type Result, reading } from '@treefort/kernel';
import { type Box, readBox, standard } from './box.ts';

const boxes = new WeakMap<object, Box>();

/** The box that a table's options name, or hold as a box file. */
export function boxOf(options: Options): Box {
  const { box } = options;
  if (typeof box !== 'object' || box === null) return standard;
  const known = boxes.get(box);
  if (known) return known;
  const read = readBox(box);
  if (!read.ok) throw new Error(read.fault.message);
  boxes.set(box, read.value);
  return read.value;
}

/** How a table is set up: dealt or drafted, and with which box; a record names both. */
export function readOptions(value: unknown): Result<Options> {
  return reading(value, 'options', (reader): Options => {
    const { setup, box } = reader.fields('setup', 'box');
    const dealt = setup.missing ? 'basic' : setup.oneOf(['basic', 'draft']);
    if (box.missing || box.value === standard.file.name) {
      return { setup: dealt, box: standard.file.name };
    }
    if (typeof box.value === 'string') return box.fail(`unknown box ${JSON.stringify(box.value)}`);
    const read = readBox(box.value);
    if (!read.ok) return box.failAs(read.fault);
    const { file } = read.value;
    if (file.name !== standard.file.name) return { setup: dealt, box: file };
    if (canonical(file) !== canonical(standard.file))
      box.fail('a changed box needs a name of its own');
    return { setup: dealt, box: file.name };
  });
}
