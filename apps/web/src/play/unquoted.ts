import type { Text, Thing } from '@treefort/words';

const OPENS = /[«“„][\u00a0\u202f]?$/;
const CLOSES = /^[\u00a0\u202f]?[»”“]/;

/** A sentence without the quotes around names that have a picture before them: it sets them off well enough. */
export function unquoted(text: Text, isPictured: (thing: Thing) => boolean): Text {
  const parts = [...text];
  for (const [i, part] of parts.entries()) {
    const [before, after] = [parts[i - 1], parts[i + 1]];
    if (typeof part === 'string' || !isPictured(part)) continue;
    if (typeof before !== 'string' || typeof after !== 'string') continue;
    if (!OPENS.test(before) || !CLOSES.test(after)) continue;
    parts[i - 1] = before.replace(OPENS, '');
    parts[i + 1] = after.replace(CLOSES, '');
  }
  return parts;
}
