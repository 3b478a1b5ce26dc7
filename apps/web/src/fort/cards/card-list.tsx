import type { CardEntry } from '@treefort/fort';
import { KidCard } from './kid-card.tsx';

interface CardListProps<C extends CardEntry> {
  readonly title: string;
  readonly note: string;
  readonly cards: readonly C[];
  /** What is told of one card alone. */
  readonly noteOf: (card: C) => string;
}

/** Cards of one sort, as far as any are looked for. */
export function CardList<C extends CardEntry>({ title, note, cards, noteOf }: CardListProps<C>) {
  if (cards.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className="aside">{note}</p>
      <ul className="kid-cards">
        {cards.map((card) => (
          <KidCard key={card.id} card={card} note={noteOf(card)} />
        ))}
      </ul>
    </section>
  );
}
