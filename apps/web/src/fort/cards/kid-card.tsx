import type { CardEntry } from '@treefort/fort';
import { Picture } from '../../shell/picture.tsx';
import { FortCardText } from '../card-text.tsx';

interface KidCardProps {
  readonly card: CardEntry;
  /** How often it is in the deck, or whose best friend it is. */
  readonly note: string;
}

/** A card with its face and everything printed on it. */
export function KidCard({ card, note }: KidCardProps) {
  return (
    <li className={`kid-card sheet suit-${card.suits[0]}`} data-card={card.id}>
      <Picture of={`kids/${card.id}`} className="kid" />
      <FortCardText id={card.id} box="standard" />
      <small>{note}</small>
    </li>
  );
}
