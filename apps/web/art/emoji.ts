import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;

/** What a symbol of Fluent Emoji is drawn with, in a square of 32. */
export function emoji(name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`Fluent Emoji has no ${name}`);
  return icon.body;
}

/** A picture with that viewBox. */
export const svg = (size: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`;

/** A drawing of 32 laid somewhere into another. */
export const laid = (body: string, [x, y, size]: readonly [number, number, number]): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})">${body}</g>`;
