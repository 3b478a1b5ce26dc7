import type { FortConsequence } from '@treefort/fort';
import type { LoadedLanguage } from '../shell/language.tsx';

type Goods = Extract<FortConsequence, { readonly kind: 'stuff' | 'pack' }>;

/** What is gained, without what it costs. */
const gained = ({ pizza, toy }: Goods) => ({ pizza: Math.max(0, pizza), toy: Math.max(0, toy) });

/** What one consequence brings a seat. */
function gainText(of: FortConsequence, seat: number, { words, web }: LoadedLanguage): string[] {
  switch (of.kind) {
    case 'stuff':
    case 'pack': {
      const goods = gained(of);
      if (of.seat !== seat || goods.pizza + goods.toy === 0) return [];
      const amount = words.fort.amount(goods);
      return [of.kind === 'stuff' ? amount : web.labelled(web.t('fortTable:pack'), amount)];
    }
    case 'track':
      return of.seat === seat ? [words.t('fort-amount:points', { n: of.points })] : [];
    case 'level':
    case 'total':
    case 'card':
    case 'counted':
    case 'cut':
    case 'yard':
    case 'safe':
    case 'perk':
    case 'ending':
      return [];
  }
}

/** What is counted and what that brings, as far as it can be foreseen. */
interface ForeseenText {
  /** "4 shovels". */
  readonly count: string;
  /** "4 shovels → 3 pizzas, 1 too many"; the count alone where more is still to be chosen. */
  readonly text: string;
}

/** What an action brings that is done as often as something is counted; nothing for any other. */
export function foreseenText(
  foreseen: readonly FortConsequence[],
  seat: number,
  language: LoadedLanguage,
): ForeseenText | undefined {
  const { words, web } = language;
  const counted = foreseen.find((one) => one.kind === 'counted');
  if (!counted) return undefined;
  const count = words.fort.counted(counted.counter, counted.n);
  const what = foreseen.flatMap((one) => gainText(one, seat, language)).join(', ');
  const left = foreseen.reduce((sum, one) => sum + (one.kind === 'cut' ? one.left : 0), 0);
  if (what === '' && left === 0) return { count, text: count };
  const brings = { count, what: what || words.t('fort-amount:nothing') };
  if (left === 0) return { count, text: web.t('fortTable:brings', brings) };
  return { count, text: web.t('fortTable:brings-cut', { ...brings, n: left }) };
}
