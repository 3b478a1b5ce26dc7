import '../style/fort/reader.css';
import '../style/fort/reader-plans.css';
import { cardIn } from '@treefort/words';
import type { ReactNode } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { ActionIcons } from './action-icons.tsx';
import { CardFace, suitClass } from './card.tsx';
import { useTurn } from './turn.tsx';

interface ReaderCardProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Glad to be picked. */
  readonly glad?: boolean;
  readonly children?: ReactNode;
}

/** A card large beside what is said about it; where there is little room, its face alone. */
export function ReaderCard({ id, title, glad = false, children }: ReaderCardProps) {
  const { view } = useTurn();
  const { box } = view;
  return (
    <div className="reader-of">
      <div className={`card whole reader-large ${suitClass({ id, box })}`} aria-hidden="true">
        <CardFace id={id} box={box} look="whole" mood={glad ? 'glad' : undefined} />
      </div>
      <Picture of={glad ? `kids/${id}-glad` : `kids/${id}`} className="reader-face" />
      <div className="reader-words">
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}

/** The actions of a card in signs and words. */
export function StripTexts({ id }: { readonly id: string }) {
  const { words, web } = useLanguage();
  const { view } = useTurn();
  const entry = cardIn(view.box, id);
  const said = words.fort.card(id, view.box);
  if (!entry) return null;
  if (said.public === null && said.private === null) return <p>{web.t('fortTable:no-action')}</p>;
  return (['public', 'private'] as const).map((which) => (
    <p key={which} className={`strip strip-text ${which}`}>
      <span className="unseen">{web.t(`fortTable:${which}`)} </span>
      <ActionIcons notation={entry[which] ?? ''} />
      <span>{said[which] ?? web.t('fortStage:no-action')}</span>
    </p>
  ));
}
