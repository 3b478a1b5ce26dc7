import '../style/fort/icons.css';
import { type Action, type Counter, parseAction, SUITS, type Verb } from '@treefort/fort';
import type { ReactNode } from 'react';
import { Picture } from '../shell/picture.tsx';

/** The sign of each verb; what makes it cheaper or dearer stands behind it in type. */
const VERB_ICONS: Readonly<Record<Verb, readonly [thing: string, amount?: string]>> = {
  pizza: ['pizza'],
  toy: ['toy'],
  any: ['any'],
  pack: ['pack'],
  lookout: ['lookout'],
  trash: ['trash'],
  trashRival: ['trash-rival'],
  trashThis: ['trash-this'],
  recruit: ['recruit'],
  advance: ['advance'],
  'advance−1': ['advance', '−1'],
  'advance+1': ['advance', '+1'],
  score: ['score'],
  'spend pizza': ['spend-pizza'],
  'spend toy': ['spend-toy'],
  copyPack: ['copy-pack'],
  copyRival: ['copy-rival'],
  convert: ['convert'],
};

const COUNTED = {
  packed: 'pack',
  lookouts: 'lookout',
  level: 'fort',
  anySuit: 'any-suit',
} as const;

const isSuit = (counter: Counter): counter is (typeof SUITS)[number] =>
  SUITS.some((suit) => suit === counter);

/** What stands in type between signs. */
const Type = ({ children }: { readonly children: string }) => (
  <span className="type">{children}</span>
);

function CounterIcon({ counter }: { readonly counter: Counter }) {
  return (
    <span className="part">
      <Type>×</Type>
      <Picture of={isSuit(counter) ? `suits/${counter}` : `things/${COUNTED[counter]}`} />
    </span>
  );
}

const Bracketed = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Type>(</Type>
    {children}
    <Type>)</Type>
  </>
);

/** One of several parts: what is repeated stands in brackets before it goes on. */
function Part({ action }: { readonly action: Action }) {
  if (action.is !== 'per') return <Icons action={action} />;
  return (
    <Bracketed>
      <Icons action={action} />
    </Bracketed>
  );
}

function Several({ action }: { readonly action: Action & { readonly is: 'both' | 'then' } }) {
  const between = action.is === 'then' ? '›' : action.plus ? '+' : undefined;
  return action.parts.map((part, i) => (
    <span key={`${i}`} className="part">
      {i > 0 && between !== undefined && <Type>{between}</Type>}
      <Part action={part} />
    </span>
  ));
}

function Icons({ action }: { readonly action: Action }) {
  switch (action.is) {
    case 'verb': {
      const [thing, amount] = VERB_ICONS[action.verb];
      return (
        <>
          <Picture of={`things/${thing}`} />
          {amount !== undefined && <Type>{amount}</Type>}
        </>
      );
    }
    case 'per': {
      const part = <Icons action={action.part} />;
      return (
        <>
          {action.part.is === 'verb' ? part : <Bracketed>{part}</Bracketed>}
          <CounterIcon counter={action.counter} />
        </>
      );
    }
    case 'both':
    case 'then':
      return <Several action={action} />;
  }
}

/** An action as the signs of its card. */
export function ActionIcons({ notation }: { readonly notation: string }) {
  if (notation === '') return <span className="icons none">–</span>;
  const parsed = parseAction(notation);
  return <span className="icons">{'action' in parsed && <Icons action={parsed.action} />}</span>;
}
