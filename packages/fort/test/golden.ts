import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('golden/', import.meta.url);

/** A text as it was read and found right; `GOLDEN=write npx vitest run packages/fort` writes it anew. */
export function golden(file: string, now: string): string {
  if (process.env.GOLDEN === 'write') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL(file, folder), now);
  }
  return readFileSync(new URL(file, folder), 'utf8');
}
