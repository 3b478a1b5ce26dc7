import { type Action, type Counter, parseAction, SUITS, type Verb } from '@treefort/fort';
import type { Voice } from '../messages.ts';
import { capital, plain } from '../text.ts';

/** An action as a tree, from the notation of its card. */
export function actionIn(notation: string): Action | undefined {
  if (notation === '') return undefined;
  const parsed = parseAction(notation);
  if ('wrong' in parsed) throw new Error(`not an action: ${notation} (${parsed.wrong})`);
  return parsed.action;
}

/** Verbs that have no number: done twice they are told twice. */
const UNCOUNTED: readonly Verb[] = [
  'trashThis',
  'advance',
  'advance−1',
  'advance+1',
  'copyPack',
  'copyRival',
];

const sameVerb = (a: Action | undefined, b: Action): boolean =>
  a?.is === 'verb' && b.is === 'verb' && a.verb === b.verb && !UNCOUNTED.includes(b.verb);

/** Symbols side by side with how often each stands there: `score score` is one of two. */
function counted(parts: readonly Action[]): { action: Action; n: number }[] {
  const all: { action: Action; n: number }[] = [];
  for (const action of parts) {
    const last = all.at(-1);
    if (last && sameVerb(last.action, action)) last.n++;
    else all.push({ action, n: 1 });
  }
  return all;
}

/** An action as the rest of a sentence. */
function clause(voice: Voice, action: Action, n = 1): string {
  switch (action.is) {
    case 'verb':
      return voice.t(`fort-verb:${action.verb}`, { n });
    case 'both': {
      const parts = counted(action.parts);
      return plain(voice.list(parts.map((part) => [clause(voice, part.action, part.n)])));
    }
    case 'then':
      return action.parts
        .map((part) => inner(voice, part))
        .reduceRight((rest, first) => voice.t('fort-action:sequence', { first, rest }));
    case 'per': {
      const { part, counter } = action;
      const values = { what: clause(voice, part), each: voice.t(`fort-counter:${counter}`) };
      return voice.t(part.is === 'verb' ? 'fort-action:per' : 'fort-action:per-group', values);
    }
  }
}

/** A part of a longer action: in brackets where its end could not be told otherwise. */
function inner(voice: Voice, part: Action): string {
  const what = clause(voice, part);
  const open = part.is === 'then' || (part.is === 'per' && part.part.is !== 'verb');
  return open ? voice.t('fort-action:group', { what }) : what;
}

/** An action in a whole sentence, from the same tree that the rules carry out. */
export const actionText = (voice: Voice, action: Action): string =>
  `${plain(capital([clause(voice, action)]))}.`;

const isSuit = (counter: Counter): counter is (typeof SUITS)[number] =>
  SUITS.some((suit) => suit === counter);

const counterShort = (voice: Voice, counter: Counter): string =>
  isSuit(counter) ? voice.t(`fort-suit:${counter}`) : voice.t(`fort-short:${counter}`);

/** An action in the fewest words, as the icons of its card: `(trash > score) × book`. */
export function actionShort(voice: Voice, action: Action): string {
  const show = (part: Action): string => actionShort(voice, part);
  switch (action.is) {
    case 'verb':
      return voice.t(`fort-short:${action.verb}`);
    case 'both':
      return action.parts.map(show).join(' + ');
    case 'then':
      return action.parts
        .map((part) => (part.is === 'per' ? `(${show(part)})` : show(part)))
        .join(' > ');
    case 'per': {
      const what = action.part.is === 'verb' ? show(action.part) : `(${show(action.part)})`;
      return `${what} × ${counterShort(voice, action.counter)}`;
    }
  }
}
