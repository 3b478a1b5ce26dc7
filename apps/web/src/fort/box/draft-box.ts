import { type BoxFile, fort, type LevelEntry, standard } from '@treefort/fort';
import { parseJson, type Result } from '@treefort/kernel';

export const FIGURES = ['toys', 'pizzas', 'any', 'points'] as const;
export type Figure = (typeof FIGURES)[number];

/** How many kids a box holds (fort.card). */
export const KIDS = standard.file.kids.reduce((sum, { copies }) => sum + copies, 0);

export const kidsIn = ({ kids }: BoxFile): number =>
  kids.reduce((sum, { copies }) => sum + copies, 0);

/** A changed box is not the standard one, and is called otherwise. */
const renamed = (box: BoxFile, name: string): BoxFile =>
  box.name === standard.file.name ? { ...box, name } : box;

export function withFigure(
  box: BoxFile,
  level: number,
  changed: Partial<LevelEntry>,
  name: string,
): BoxFile {
  const levels = box.levels.with(level, { ...box.levels[level]!, ...changed });
  return renamed({ ...box, levels }, name);
}

export function withCopies(box: BoxFile, kid: number, copies: number, name: string): BoxFile {
  const kids = box.kids.with(kid, { ...box.kids[kid]!, copies });
  return renamed({ ...box, kids }, name);
}

/** Whether a figure is marked as printed in no rulebook. */
export function isProvisional({ provisional }: BoxFile, level: number, figure: Figure): boolean {
  if (figure !== 'points') return provisional.includes('prices');
  return level < standard.file.levels.length - 1 && provisional.some((what) => /points/.test(what));
}

/** What the game makes of a box: its name or file as an option of a table, or what is wrong and where. */
export function checkedBox(box: unknown): Result<BoxFile | undefined> {
  const read = fort.options({ box });
  if (!read.ok) return read;
  const { box: taken } = read.value;
  return { ok: true, value: taken === standard.file.name ? undefined : (taken as BoxFile) };
}

/** Reads a box file that was chosen. */
export function readBoxFile(text: string): Result<BoxFile> {
  const json = parseJson(text, 'box');
  if (!json.ok) return json;
  const checked = checkedBox(json.value);
  return checked.ok ? { ok: true, value: checked.value ?? standard.file } : checked;
}
