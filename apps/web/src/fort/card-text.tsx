import '../style/fort/card-text.css';
import type { FortView } from '@treefort/fort';
import { cardIn } from '@treefort/words';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { ActionIcons } from './action-icons.tsx';
import { onlyHelps } from './helps-others.tsx';

interface CardTextProps {
  readonly id: string;
  readonly box: FortView['box'];
}

/** Everything printed on a card, in icons and in words. */
export function FortCardText({ id, box }: CardTextProps) {
  const { words, web } = useLanguage();
  const said = words.fort.card(id, box);
  const entry = cardIn(box, id);
  if (!entry) return null;
  return (
    <div className="card-text">
      <p className="card-title">
        <strong>{said.name}</strong>
        {entry.suits.map((suit, i) => (
          <span key={`${suit}-${i + 1}`} className="named is-suit">
            <Picture of={`suits/${suit}`} />
            {said.suits[i]}
          </span>
        ))}
      </p>
      {onlyHelps(entry) && <p>{web.t('fortTable:no-action')}</p>}
      {(['public', 'private'] as const).map((which) => {
        const text = said[which];
        if (text === null) return null;
        return (
          <p key={which} className={`action-text ${which}`}>
            <small>{web.t(`fortTable:${which}`)}</small>
            <ActionIcons notation={entry[which] ?? ''} />
            <span>{text}</span>
          </p>
        );
      })}
    </div>
  );
}
