import '../style/fort/card.css';
import type { FortView } from '@treefort/fort';
import { cardIn, plain } from '@treefort/words';
import { Spot } from '../play/spot.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';
import { ActionIcons } from './action-icons.tsx';
import { HelpsOthers, onlyHelps } from './helps-others.tsx';

interface CardProps {
  readonly id: string;
  readonly box: FortView['box'];
  readonly target: string;
  /** A small card shows face, suits and name; a large one its actions too. */
  readonly size?: 'small' | 'large';
  /** It is in the own hand. */
  readonly held?: boolean;
  readonly mood?: 'glad' | 'sad' | undefined;
}

/** A kid or best friend on the table. */
export function Card({ id, box, target, size = 'small', held = false, mood }: CardProps) {
  const { words } = useLanguage();
  const entry = cardIn(box, id);
  const suits = entry?.suits ?? [];
  const name = plain(words.fort.withSymbols(id, box));
  return (
    <Spot
      target={target}
      shows={id}
      name={name}
      className={`card ${size} suit-${suits[0] ?? ''}`}
      held={held}
    >
      <span className="suits">
        {suits.map((suit, i) => (
          <Picture key={`${suit}-${i + 1}`} of={`suits/${suit}`} />
        ))}
      </span>
      <Picture of={mood ? `kids/${id}-${mood}` : `kids/${id}`} className="kid" />
      <span className="card-name">{withSoftHyphens(words.fort.cardName(id).text)}</span>
      {size === 'large' && entry && onlyHelps(entry) && <HelpsOthers suits={suits} />}
      {size === 'large' && entry && !onlyHelps(entry) && (
        <span className="card-actions">
          {entry.public !== undefined && (
            <span className="public">
              <ActionIcons notation={entry.public} />
            </span>
          )}
          {entry.private !== undefined && (
            <span className="private">
              <ActionIcons notation={entry.private} />
            </span>
          )}
        </span>
      )}
    </Spot>
  );
}

/** Some cards in a row; equal ones are told apart by their place. */
export function CardRow({
  ids,
  box,
  zone,
}: {
  readonly ids: readonly string[];
  readonly box: FortView['box'];
  readonly zone: string;
}) {
  const { web } = useLanguage();
  if (ids.length === 0) return <p className="empty">{web.t('fortTable:empty')}</p>;
  return (
    <ul className="card-row">
      {ids.map((id, i) => (
        <li key={`${id}-${ids.slice(0, i).filter((other) => other === id).length}`}>
          <Card id={id} box={box} target={`${zone}:${id}`} />
        </li>
      ))}
    </ul>
  );
}
