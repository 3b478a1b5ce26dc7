import '../style/fort/card.css';
import type { FortView } from '@treefort/fort';
import { cardIn, plain } from '@treefort/words';
import type { MouseEvent, ReactNode } from 'react';
import { Spot } from '../play/spot.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';
import { ActionIcons } from './action-icons.tsx';
import { HelpsOthers, onlyHelps } from './helps-others.tsx';

/**
 * How much of a card is shown: everything, as large as its place; everything in small, for Yards; its face and suits
 * alone.
 */
export type Look = 'whole' | 'small' | 'chip';

interface FaceProps {
  readonly id: string;
  readonly box: FortView['box'];
}

/** The two strips of a card; one without any helps others. */
function Strips({ id, box }: FaceProps) {
  const entry = cardIn(box, id);
  if (!entry) return null;
  if (onlyHelps(entry)) return <HelpsOthers suits={entry.suits} />;
  return (
    <span className="strips">
      <span className="strip public">
        <ActionIcons notation={entry.public ?? ''} />
      </span>
      <span className="strip private">
        <ActionIcons notation={entry.private ?? ''} />
      </span>
    </span>
  );
}

interface DrawnProps {
  readonly look: Look;
  /** Glad when picked, sad when left in a Yard. */
  readonly mood?: 'glad' | 'sad' | undefined;
}

/** What is drawn on a card: suits, face, name and strips. */
export function CardFace({ id, box, look, mood }: FaceProps & DrawnProps) {
  const { words } = useLanguage();
  const suits = cardIn(box, id)?.suits ?? [];
  return (
    <>
      <span className="suits">
        {suits.map((suit, i) => (
          <Picture key={`${suit}-${i + 1}`} of={`suits/${suit}`} />
        ))}
      </span>
      <Picture of={mood ? `kids/${id}-${mood}` : `kids/${id}`} className="kid" />
      {look === 'whole' && (
        <span className="card-name">{withSoftHyphens(words.fort.cardName(id).text)}</span>
      )}
      {look !== 'chip' && <Strips id={id} box={box} />}
    </>
  );
}

export const suitClass = ({ id, box }: FaceProps): string =>
  `suit-${cardIn(box, id)?.suits[0] ?? ''}`;

interface CardProps extends FaceProps, Partial<DrawnProps> {
  readonly target: string;
  /** It is in the own hand. */
  readonly held?: boolean;
  readonly className?: string;
  /** It stays in the reader when the mouse leaves it. */
  readonly stays?: boolean;
  /** What a tap does, where it does not simply choose. */
  readonly onTap?: (event: MouseEvent) => void;
  /** Something that hangs on the card. */
  readonly children?: ReactNode;
}

/** A kid or best friend on the table. */
export function Card({ id, box, target, look = 'whole', className = '', ...more }: CardProps) {
  const { words } = useLanguage();
  const { children, mood, ...taps } = more;
  return (
    <Spot
      target={target}
      shows={id}
      name={plain(words.fort.withSymbols(id, box))}
      className={`card ${look} ${suitClass({ id, box })} ${className}`}
      {...taps}
    >
      <CardFace id={id} box={box} look={look} mood={mood} />
      {children}
    </Spot>
  );
}

interface RowProps {
  readonly ids: readonly string[];
  readonly box: FortView['box'];
  /** The beginning of the targets by which options name the cards. */
  readonly zone: string;
  readonly look: Look;
  readonly mood?: DrawnProps['mood'];
}

/** A key for each of several cards, of which some may be equal. */
export const keyed = (ids: readonly string[]): { id: string; key: string }[] =>
  ids.map((id, i) => ({
    id,
    key: `${id}-${ids.slice(0, i).filter((other) => other === id).length}`,
  }));

/** Some cards in a row; where there is no room for all, they lie over each other. */
export function CardRow({ ids, box, zone, look, mood }: RowProps) {
  return (
    <ul className={`card-row ${look}`}>
      {keyed(ids).map(({ id, key }) => (
        <li key={key}>
          <Card id={id} box={box} target={`${zone}:${id}`} look={look} mood={mood} />
        </li>
      ))}
    </ul>
  );
}
