import '../style/fort/goods.css';
import { type Resources, STUFF_HOLDS } from '@treefort/fort';
import type { ReactNode } from 'react';
import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

const KINDS = ['pizza', 'toy'] as const;
const STUFF = ['fort.stuff'] as const;
const PACK = ['fort.pack'] as const;

const slots = (n: number, kind: 'pizza' | 'toy' | 'free') =>
  Array.from({ length: Math.max(0, n) }, (_, i) =>
    kind === 'free' ? (
      <i key={`free-${i + 1}`} className="free" />
    ) : (
      <Picture key={`${kind}-${i + 1}`} of={`things/${kind}`} />
    ),
  );

/** Stuff as it lies: four places for each kind. */
export function StuffSlots({ has }: { readonly has: Resources }) {
  return (
    <>
      {KINDS.map((kind) => (
        <span key={kind} className="slots">
          {slots(has[kind], kind)}
          {slots(STUFF_HOLDS - has[kind], 'free')}
        </span>
      ))}
    </>
  );
}

/** Stuff as two figures. */
export function StuffFigures({ has }: { readonly has: Resources }) {
  return KINDS.map((kind) => (
    <span key={kind} className="figure">
      <Picture of={`things/${kind}`} />
      <b>{has[kind]}</b>
    </span>
  ));
}

interface PackProps {
  readonly has: Resources;
  readonly holds: number;
}

/** A Pack: what lies in it, and the places that are left. */
export function PackSlots({ has, holds }: PackProps) {
  return (
    <span className="slots">
      {slots(has.pizza, 'pizza')}
      {slots(has.toy, 'toy')}
      {slots(holds - has.pizza - has.toy, 'free')}
    </span>
  );
}

interface GoodsTipProps {
  readonly of: 'stuff' | 'pack';
  readonly has: Resources;
  /** The name of the place, where it is the own one. */
  readonly zone?: string;
  readonly children: ReactNode;
}

/** Says what a store holds, and explains it. */
export function GoodsTip({ of, has, zone, children }: GoodsTipProps) {
  const { words, web } = useLanguage();
  const title = web.labelled(web.t(`fortTable:${of}`), words.fort.amount(has));
  return (
    <span className="goods-place" data-zone={zone}>
      <Tip title={title} rules={of === 'stuff' ? STUFF : PACK} className={`goods ${of}`}>
        <span className="unseen">{title}</span>
        <span className="goods-face" aria-hidden="true">
          {children}
        </span>
      </Tip>
    </span>
  );
}
