import { type Action, type Counter, parseAction, SUITS, type Verb } from '@treefort/fort';
import { Picture } from '../shell/picture.tsx';

/** The symbol of each verb; what is spent or dearer has a sign before it. */
const VERB_ICONS: Readonly<Record<Verb, readonly [thing: string, sign?: string]>> = {
  pizza: ['pizza'],
  toy: ['toy'],
  any: ['any'],
  pack: ['pack'],
  lookout: ['lookout'],
  trash: ['trash'],
  trashRival: ['trash-rival'],
  trashThis: ['trash', '!'],
  recruit: ['recruit'],
  advance: ['fort', '↑'],
  'advance−1': ['fort', '↑−1'],
  'advance+1': ['fort', '↑+1'],
  score: ['score'],
  'spend pizza': ['pizza', '−'],
  'spend toy': ['toy', '−'],
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

function CounterIcon({ counter }: { readonly counter: Counter }) {
  return (
    <>
      <span className="times">×</span>
      <Picture of={isSuit(counter) ? `suits/${counter}` : `things/${COUNTED[counter]}`} />
    </>
  );
}

function Icons({ action }: { readonly action: Action }) {
  switch (action.is) {
    case 'verb': {
      const [thing, sign] = VERB_ICONS[action.verb];
      return (
        <>
          {sign && <span className="sign">{sign}</span>}
          <Picture of={`things/${thing}`} />
        </>
      );
    }
    case 'per':
      return (
        <>
          <Icons action={action.part} />
          <CounterIcon counter={action.counter} />
        </>
      );
    default:
      return action.parts.map((part, i) => (
        <span key={`${i}`} className="part">
          {i > 0 && action.is === 'then' && <span className="then">›</span>}
          <Icons action={part} />
        </span>
      ));
  }
}

/** An action as the icons of its card. */
export function ActionIcons({ notation }: { readonly notation: string }) {
  if (notation === '') return <span className="icons none">–</span>;
  const parsed = parseAction(notation);
  return <span className="icons">{'action' in parsed && <Icons action={parsed.action} />}</span>;
}
