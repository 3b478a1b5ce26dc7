import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the client for browsers was built to; before that a plain page. */
export function pageFolder(): string {
  const built = folder('../../../web/dist');
  return existsSync(`${built}/index.html`) ? built : folder('../../page');
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * Which build of the client this is: the path of the page's script, whose name changes with all that it loads. So a page
 * knows its own version by looking at itself. A page without a script has none.
 */
export const pageVersion = (root: string): string | null =>
  ENTRY.exec(readFileSync(`${root}/index.html`, 'utf8'))?.[1] ?? null;
