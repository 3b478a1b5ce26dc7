import type { FortConsequence, FortOption } from '@treefort/fort';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

type PayOption = Extract<FortOption, { kind: 'pay' }>;

/** What a seat gains or gives, in figures. */
export interface Figures {
  readonly pizza: number;
  readonly toy: number;
  readonly packPizza: number;
  readonly packToy: number;
  readonly points: number;
  /** The level that is reached, or 0. */
  readonly level: number;
  /** Cards that go to the Lookout, out of the game, or to the own discard pile. */
  readonly tucked: number;
  readonly trashed: number;
  readonly recruited: number;
  /** How much does not fit. */
  readonly cut: number;
}

const NOTHING: Figures = {
  ...{ pizza: 0, toy: 0, packPizza: 0, packToy: 0, points: 0 },
  ...{ level: 0, tucked: 0, trashed: 0, recruited: 0, cut: 0 },
};

const CARDS = {
  lookout: 'tucked',
  gone: 'trashed',
  discard: 'recruited',
  hand: undefined,
} as const;

function withOne(sum: Figures, one: FortConsequence, seat: number): Figures {
  if ('seat' in one && one.seat !== seat) return sum;
  switch (one.kind) {
    case 'stuff':
      return { ...sum, pizza: sum.pizza + one.pizza, toy: sum.toy + one.toy };
    case 'pack':
      return {
        ...sum,
        packPizza: sum.packPizza + one.pizza,
        packToy: sum.packToy + one.toy,
      };
    case 'track':
      return { ...sum, points: sum.points + one.points };
    case 'level':
      return { ...sum, level: one.level };
    case 'cut':
      return { ...sum, cut: sum.cut + one.left };
    case 'card': {
      const name = CARDS[one.to];
      return name ? { ...sum, [name]: sum[name] + 1 } : sum;
    }
    case 'total':
    case 'counted':
    case 'yard':
    case 'safe':
    case 'perk':
    case 'ending':
      return sum;
  }
}

export const figuresOf = (brings: readonly FortConsequence[], seat: number): Figures =>
  brings.reduce((sum, one) => withOne(sum, one, seat), NOTHING);

/** What comes on top of something else. */
export function beyond(all: Figures, part: Figures): Figures {
  const less = (name: Exclude<keyof Figures, 'level'>): number => all[name] - part[name];
  return {
    pizza: less('pizza'),
    toy: less('toy'),
    packPizza: less('packPizza'),
    packToy: less('packToy'),
    points: less('points'),
    level: all.level === part.level ? 0 : all.level,
    tucked: less('tucked'),
    trashed: less('trashed'),
    recruited: less('recruited'),
    cut: less('cut'),
  };
}

type Sign = readonly [picture: string, n: number, name: 'stuff' | 'pack' | 'level' | null];

const signsOf = (of: Figures): Sign[] =>
  (
    [
      ['pizza', of.pizza, 'stuff'],
      ['toy', of.toy, 'stuff'],
      ['pizza', of.packPizza, 'pack'],
      ['toy', of.packToy, 'pack'],
      ['score', of.points, null],
      ['fort', of.level, 'level'],
      ['lookout', of.tucked, null],
      ['trash', of.trashed, null],
      ['recruit', of.recruited, null],
    ] as const
  ).filter(([, n]) => n !== 0);

export const isNothing = (of: Figures): boolean => signsOf(of).length === 0;

/** What is gained first, what is given after it. */
const inOrder = (signs: readonly Sign[]): Sign[] =>
  signs.toSorted(([, a], [, b]) => Number(b > 0) - Number(a > 0));

/** Figures as signs with numbers, such as a pizza and "1". */
export function Signs({ of }: { readonly of: Figures }) {
  return (
    <span className="gains" aria-hidden="true">
      {inOrder(signsOf(of)).map(([picture, n, name]) => (
        <span key={`${picture}-${name}`} className="gain-sign">
          {name === 'pack' && <Picture of="things/pack" />}
          <Picture of={`things/${picture}`} />
          <b>{n < 0 ? `−${-n}` : n}</b>
        </span>
      ))}
    </span>
  );
}

/** What is paid: from Stuff in one line, from the Pack in another. */
export function PaidSigns({ of: { stuff, pack } }: { readonly of: PayOption }) {
  const packed = { ...NOTHING, ...pack };
  return (
    <span className="paid-signs" aria-hidden="true">
      <Signs of={{ ...NOTHING, ...stuff }} />
      {!isNothing(packed) && (
        <span className="gain-sign">
          <Picture of="things/pack" />
          <Signs of={packed} />
        </span>
      )}
    </span>
  );
}

/** How often it is done, where what it brings is still to be chosen. */
export const countedIn = (brings: readonly FortConsequence[]): number | undefined =>
  brings.find((one) => one.kind === 'counted')?.n;

/** Figures in words, for those who listen. */
export function useFiguresText(): (of: Figures) => string {
  const { words, web } = useLanguage();
  return (of) => {
    const goods = (pizza: number, toy: number): string =>
      words.fort.amount({ pizza: Math.max(0, pizza), toy: Math.max(0, toy) });
    const gains = (pizza: number, toy: number): boolean => pizza > 0 || toy > 0;
    const packed = goods(of.packPizza, of.packToy);
    return [
      gains(of.pizza, of.toy) ? goods(of.pizza, of.toy) : '',
      gains(of.packPizza, of.packToy) ? web.labelled(web.t('fortTable:pack'), packed) : '',
      of.points > 0 ? words.t('fort-amount:points', { n: of.points }) : '',
      of.level > 0 ? web.t('fortTable:level', { n: of.level }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  };
}
