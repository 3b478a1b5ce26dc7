import { type Box, type BoxFile, readBox, standard } from '@treefort/fort';
import { canonical, parseJson } from '@treefort/kernel';
import { readText } from '../text-file.ts';
import { UsageError } from '../usage.ts';

/** The Fort box in a file, or what is wrong with it and where. */
export async function boxIn(file: string): Promise<Box> {
  const json = parseJson(await readText(file), 'box');
  if (!json.ok) throw new UsageError(`${file}: ${json.fault.message}`);
  const box = readBox(json.value);
  if (!box.ok) throw new UsageError(`${file}: ${box.fault.message}`);
  if (canonical(json.value) === canonical(standard.file)) return standard;
  if (box.value.file.name === standard.file.name) {
    const example = '"name": "my box"';
    throw new UsageError(`${file}: box.name: a changed box needs a name of its own (${example})`);
  }
  return box.value;
}

/** A box as JSON for editing: one level or card a line. */
export function printBox(file: BoxFile): string {
  const fields = Object.entries(file).map(([name, value]) => {
    const rows = name === 'levels' || name === 'kids' || name === 'friends';
    const text =
      rows && Array.isArray(value)
        ? `[\n${value.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`
        : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
